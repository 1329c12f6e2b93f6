#include "core/cgos/play/cgosfiles.h"

#include "core/record/sgf/sgfwriter.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace shinpan {

namespace {

constexpr char Heading[] =
    "ended,game,black,black_rating,white,white_rating,ours,result,end,moves,reason,record\n";

/// RFC 4180.
[[nodiscard]] QByteArray field(const QString &text)
{
    const bool isPlain = !text.contains(u',') && !text.contains(u'"') && !text.contains(u'\n')
                      && !text.contains(u'\r');
    QString quoted = text;
    quoted.replace(u'"', QStringLiteral("\"\""));
    return isPlain ? text.toUtf8() : '"' + quoted.toUtf8() + '"';
}

[[nodiscard]] QByteArray lineOf(const CgosGameEntry &game, const QString &record)
{
    const CgosSetup &setup = game.setup;
    const QStringList fields{QDateTime::currentDateTime().toString(Qt::ISODate),
                             QString::number(setup.game),
                             setup.players.black.name,
                             setup.players.black.rating,
                             setup.players.white.name,
                             setup.players.white.rating,
                             game.ours == Color::Black ? QStringLiteral("black")
                                                       : QStringLiteral("white"),
                             game.verdict.toSgf(),
                             gameEndName(game.verdict.end),
                             QString::number(setup.moves.size()),
                             game.verdict.reason,
                             record};
    QByteArrayList line;
    for (const QString &text : fields) {
        line.append(field(text));
    }
    return line.join(',') + '\n';
}

/// Whether a record of a game that has ended lies there, or something else that is none of ours.
[[nodiscard]] bool hasResult(const QString &path)
{
    constexpr qint64 LongestRecord = 16 * MiB;
    return QFileInfo::exists(path)
        && readRegularFile(path, LongestRecord).value_or(QByteArrayLiteral("RE[")).contains("RE[");
}

} // namespace

CgosFiles::CgosFiles(QString folder, QString account)
    : m_folder(std::move(folder))
    , m_account(std::move(account))
{ }

QString CgosFiles::path(const QString &rest) const
{
    return QDir(m_folder).filePath(m_account + rest);
}

Result<void> CgosFiles::open() const
{
    if (!makeFolder(m_folder)) {
        return failure(QStringLiteral("%1: the folder cannot be created").arg(m_folder));
    }
    return QFileInfo(path(QStringLiteral(".csv"))).size() > 0 ? Result<void>() : addLine(Heading);
}

Result<void> CgosFiles::addLine(const QByteArray &line) const
{
    RegularFile file(path(QStringLiteral(".csv")));
    Result<void> opened = openRegularFile(file, QIODevice::WriteOnly | QIODevice::Append);
    if (opened && (file.write(line) != line.size() || !file.flush())) {
        opened = failure(file.errorString());
    }
    return opened.map_error(
        [&file](const QString &why) { return file.fileName() + QStringLiteral(": ") + why; });
}

QString CgosFiles::recordOf(qint64 game, const QString &taken) const
{
    const QString stem = u'-' + QString::number(game);
    QString record = path(stem + QStringLiteral(".sgf"));
    for (int copy = 2; record == taken || hasResult(record); ++copy) {
        record = path(stem + u'-' + QString::number(copy) + QStringLiteral(".sgf"));
    }
    return record;
}

Result<void> CgosFiles::save(const GameRecord &record, const QString &path)
{
    return saveSgfFile(record.tree(), path, Durability::Crash)
        .map_error([&path](const QString &why) { return path + QStringLiteral(": ") + why; });
}

Result<void> CgosFiles::keep(const CgosGameEntry &game,
                             const GameRecord &record,
                             const QString &path) const
{
    if (const Result<void> saved = saveSgfFile(record.tree(), path); !saved) {
        return failure(path + QStringLiteral(": ") + saved.error());
    }
    return addLine(lineOf(game, QFileInfo(path).fileName()));
}

} // namespace shinpan
