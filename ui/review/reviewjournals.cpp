#include "ui/review/reviewjournals.h"

#include "core/util/wholefile.h"

#include <QCryptographicHash>
#include <QDir>

namespace shinpan {

namespace {

constexpr qsizetype MostJournals = 100;

void removeOldJournals(const QDir &directory)
{
    const QStringList names =
        directory.entryList({QStringLiteral("*.review")}, QDir::Files, QDir::Time);
    for (qsizetype i = MostJournals; i < names.size(); ++i) {
        QFile::remove(directory.filePath(names[i]));
    }
}

} // namespace

QString nameOfJournalFor(const QString &file)
{
    const QByteArray path = QFileInfo(file).absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex();
    return QStringLiteral("file-") + QString::fromLatin1(hash) + QStringLiteral(".review");
}

Result<std::unique_ptr<ReviewJournal>> journalIn(const QString &directory, const QString &name)
{
    const QDir place(directory);
    static_cast<void>(makeFolder(directory, FileReaders::OwnerOnly)); // open() says why not
    removeOldJournals(place);
    auto journal = std::make_unique<ReviewJournal>();
    if (const Result<void> opened = journal->open(place.filePath(name)); !opened) {
        return failure(opened.error());
    }
    return journal;
}

} // namespace shinpan
