#pragma once

#include "core/util/message.h"

namespace shinpan {

// For what people read at once: reports, and what a program prints. What is kept, as in logs and
// records, has Message::english().

/// The message as speakWith() has it; in English before that.
[[nodiscard]] QString spoken(const Message &message);

/// The same of a sentence that is marked for translation, as Message::of() takes it.
template <typename... Gaps>
[[nodiscard]] QString spoken(const char *sentence, const Gaps &...gaps)
{
    return spoken(Message::of(sentence, gaps...));
}

/// A number with that many decimals and the decimal point of the person's language.
[[nodiscard]] QString spokenNumber(double number, int decimals);
/// The same with six digits at most, and no zeros at its end.
[[nodiscard]] QString spokenNumber(double number);

/// Has spoken() put each sentence into words as `render` does: the program says so at its start.
void speakWith(QString (*render)(const char *sentence));

} // namespace shinpan
