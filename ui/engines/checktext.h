#pragma once

#include "core/check/checkreport.h"

#include <QString>

// What a check found, in the person's language.
namespace shinpan::text {

/// "answers “name”"; begins with a verb, as the English does.
[[nodiscard]] QString finding(const CheckSentence &sentence);

/// The same as a sentence of its own: "Answers “name”".
[[nodiscard]] QString capitalised(const QString &text);

[[nodiscard]] QString areaName(CheckArea area);

/// The verdict as "works", "wrong", "serious".
[[nodiscard]] QString verdictName(const CheckFinding &finding);

} // namespace shinpan::text
