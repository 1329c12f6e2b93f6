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
    if (const Result<void> isOpen = openRegularFile(opened); !isOpen) {
        return failure(inFile(file, isOpen.error()));
    }
    struct stat state
    { };
    if (::fstat(opened.handle(), &state) != 0 || (state.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        return failure(
            inFile(file, Message::of(QT_TRANSLATE_NOOP(
                             "Messages", "others may read this password; let only yourself, with "
                                         "chmod 600"))));
    }
    const Result<QByteArray> text = readAtMost(opened, LargestPasswordFile);
    if (!text) {
        return failure(inFile(file, text.error()));
    }
    const QString password = QString::fromUtf8(text->split('\n').front()).trimmed();
    if (password.isEmpty()) {
        return failure(inFile(
            file, Message::of(QT_TRANSLATE_NOOP("Messages", "its first line holds no password"))));
    }
    return password;
}

} // namespace shinpan
