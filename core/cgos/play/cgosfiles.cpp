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
        return failure(QStringLiteral("%1: the folder cannot be made").arg(m_folder));
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

/// A game that another server counts by the same number keeps its file.
Result<QString> CgosFiles::keep(const CgosGameEntry &game, const GameRecord &record) const
{
    const QString stem = u'-' + QString::number(game.setup.game);
    QString rest = stem + QStringLiteral(".sgf");
    for (int copy = 2; QFileInfo::exists(path(rest)); ++copy) {
        rest = stem + u'-' + QString::number(copy) + QStringLiteral(".sgf");
    }
    if (const Result<void> saved = saveSgfFile(record.tree(), path(rest)); !saved) {
        return failure(path(rest) + QStringLiteral(": ") + saved.error());
    }
    const QString name = m_account + rest;
    return addLine(lineOf(game, name)).map([&name] { return name; });
}

} // namespace shinpan
