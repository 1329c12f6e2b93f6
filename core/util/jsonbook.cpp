#include "core/util/jsonbook.h"

#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

namespace shinpan {

namespace {

constexpr QLatin1String VersionKey("version");

} // namespace

Result<QJsonArray> readBook(const JsonBook &form, const QString &path)
{
    if (!QFile::exists(path)) {
        return QJsonArray();
    }
    const Result<QByteArray> bytes = readRegularFile(path, form.largestFile);
    if (!bytes) {
        return failure(bytes.error());
    }
    const QJsonObject root = QJsonDocument::fromJson(*bytes).object();
    if (root.value(VersionKey).toInt() != form.version) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "it is damaged or of another version")));
    }
    return root.value(form.entries).toArray();
}

Result<void> saveBook(const JsonBook &form, const QJsonArray &entries, const QString &path)
{
    if (entries.isEmpty()) {
        QFile::remove(path);
        return {};
    }
    static_cast<void>(makeFolder(QFileInfo(path).path())); // saving says why not
    const QJsonObject root{{VersionKey, form.version}, {form.entries, entries}};
    return saveWholeFile(QJsonDocument(root).toJson(QJsonDocument::Compact), path,
                         FileReaders::OwnerOnly);
}

} // namespace shinpan
