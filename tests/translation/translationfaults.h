#pragma once

#include "tests/translation/tsfile.h"

namespace shinpan::test {

/// The texts that a file has to translate.
enum class Extent {
    All,
    Plurals, ///< English says the others already
};

/// What is wrong with a translation, a line for each fault: texts of the sources that it lacks,
/// that are unfinished or empty, that the sources do not have (any longer), and translations that
/// differ from their text in what is not a matter of language: placeholders, mnemonics, tags, line
/// breaks, an ellipsis, blanks at either end, the number of plural forms, a form without its
/// number. `said` is what lupdate finds in the sources for the same language.
[[nodiscard]] QStringList faultsOf(const TsFile &file, const TsFile &said, Extent extent);

} // namespace shinpan::test
