#pragma once

#include <QString>
#include <QStringView>

#include <vector>

namespace shinpan {

/// The words of a line as GoGui splits them: between blanks; what stands between quotation marks is
/// one word, which may be empty, and `\"` inside it is a mark. One that is not closed goes on to
/// the end.
[[nodiscard]] std::vector<QString> wordsOf(QStringView line);

} // namespace shinpan
