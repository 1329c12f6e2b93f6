#pragma once

#include <QString>

namespace shinpan {

/// Moves a file or folder to the trash of its disk. False if that cannot be: then it is where it
/// was. (Where no trash can be made, QFile::moveToTrash() of Qt 6.4 takes the working directory for
/// one, and says that all went well.)
[[nodiscard]] bool moveToTrash(const QString &path);

} // namespace shinpan
