#pragma once

#include <QStringView>

namespace shinpan {

/// Words of the kind that short texts of records consist of: names of people, their ranks, places
/// and events, in one script and the languages that share a character set.
struct NameWords
{
    enum class Script { Chinese, Japanese, Korean, Letters };

    Script script;
    /// The words with blanks between them, which mean nothing in Chinese, Japanese and Korean.
    const char16_t *words;
};

extern const NameWords SimplifiedChineseWords;
extern const NameWords TraditionalChineseWords;
extern const NameWords JapaneseWords;
extern const NameWords KoreanWords;
extern const NameWords RussianWords;
extern const NameWords WesternWords; ///< German, French, Spanish, Portuguese, Italian, Nordic
extern const NameWords CentralWords; ///< Polish, Czech, Slovak, Hungarian, Croatian, Romanian
extern const NameWords TurkishWords;

} // namespace shinpan
