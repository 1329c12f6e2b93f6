#include "core/cgos/file/passwordfile.h"

#include "core/util/regularfile.h"

#include <sys/stat.h>

namespace shinpan {

namespace {

constexpr qint64 LargestPasswordFile = 4 * KiB;

} // namespace

Result<QString> passwordFrom(const QString &file)
{
    QFile opened(file);
    const auto tell = [&file](const QString &why) { return file + QStringLiteral(": ") + why; };
    if (const Result<void> isOpen = openRegularFile(opened); !isOpen) {
        return failure(tell(isOpen.error().english()));
    }
    struct stat state
    { };
    if (::fstat(opened.handle(), &state) != 0 || (state.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        return failure(tell(QStringLiteral("others may read this password; let only yourself, with "
                                           "chmod 600")));
    }
    const Result<QByteArray> text = readAtMost(opened, LargestPasswordFile);
    if (!text) {
        return failure(tell(text.error().english()));
    }
    const QString password = QString::fromUtf8(text->split('\n').front()).trimmed();
    if (password.isEmpty()) {
        return failure(tell(QStringLiteral("there is no password in its first line")));
    }
    return password;
}

} // namespace shinpan
