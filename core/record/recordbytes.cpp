#include "core/record/recordbytes.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace shinpan {

Result<QByteArray, SgfError> readRecordBytes(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(SgfError{0, 0, file.errorString()});
    }
    QByteArray bytes = file.readAll();
    if (file.error() != QFile::NoError) {
        return failure(SgfError{0, 0, file.errorString()});
    }
    return bytes;
}

QString recordTarget(const QString &path)
{
    static constexpr int MostLinks = 40; // as the kernel has it
    QString target = path;
    for (int links = 0; links < MostLinks && QFileInfo(target).isSymLink(); ++links) {
        target = QFileInfo(target).symLinkTarget();
    }
    return target;
}

Result<void> saveRecordBytes(const QByteArray &bytes, const QString &path)
{
    QSaveFile file(recordTarget(path));
    // Without flush() a file that fits into QSaveFile's buffer is committed empty on a full disk:
    // Qt 6.4's commit() looks at what write() came to, not at its own last flush.
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush()
        || !file.commit()) {
        return failure(file.errorString());
    }
    return {};
}

} // namespace shinpan
