#pragma once

#include "core/analysis/reviewjournal.h"

#include <memory>

namespace shinpan {

/// What the journal of a whole file of games is called: by its path alone, for a file may be
/// changed between two reviews.
[[nodiscard]] QString nameOfJournalFor(const QString &file);

/// Opens the journal of this name in a directory, which is made if it is missing; where there are
/// too many, those that were not written to for the longest time make room. The failure says why it
/// cannot be kept.
[[nodiscard]] Result<std::unique_ptr<ReviewJournal>> journalIn(const QString &directory,
                                                               const QString &name);

} // namespace shinpan
