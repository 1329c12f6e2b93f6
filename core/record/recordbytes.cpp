#include "core/record/recordbytes.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace shinpan {

namespace {

/// Where writing to a path ends: a link's target, or the target of that link.
QString targetOf(QString path)
{
    static constexpr int MostLinks = 40; // as the kernel has it
    for (int links = 0; links < MostLinks && QFileInfo(path).isSymLink(); ++links) {
        path = QFileInfo(path).symLinkTarget();
    }
    return path;
}

} // namespace

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

Result<void> saveRecordBytes(const QByteArray &bytes, const QString &path)
{
    QSaveFile file(targetOf(path));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit()) {
        return failure(file.errorString());
    }
    return {};
}

} // namespace shinpan
