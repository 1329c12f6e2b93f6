#include "core/cgos/play/cgosfiles.h"

#include "core/record/sgf/sgfwriter.h"
#include "core/util/freenumber.h"
#include "core/util/printable.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace shinpan {

namespace {

constexpr char Heading[] =
    "ended,game,black,black_rating,white,white_rating,ours,result,end,moves,reason,record\n";

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
                             game.verdict.reason.english(),
                             record};
    QByteArrayList line;
    for (const QString &text : fields) {
        line.append(csvField(text).toUtf8());
    }
    return line.join(',') + '\n';
}

/// Whether a record of a game that has ended lies there, or something else that is none of ours.
[[nodiscard]] bool hasResult(const QString &path)
{
    constexpr qint64 LongestRecord = 16 * MiB;
    return readRegularFile(path, LongestRecord).value_or(QByteArrayLiteral("RE[")).contains("RE[");
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
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), m_folder));
    }
    return QFileInfo(path(QStringLiteral(".csv"))).size() > 0 ? Result<void>() : addLine(Heading);
}

Result<void> CgosFiles::addLine(const QByteArray &line) const
{
    RegularFile file(path(QStringLiteral(".csv")));
    Result<void> opened = openRegularFile(file, QIODevice::WriteOnly | QIODevice::Append);
    if (opened && (file.write(line) != line.size() || !file.flush())) {
        opened = failure(Message::verbatim(file.errorString()));
    }
    return opened.map_error(inFile(file.fileName()));
}

QString CgosFiles::recordOf(qint64 game, const QString &taken) const
{
    const auto copy = [this, game](int number) {
        const QString mark = number > 1 ? u'-' + QString::number(number) : QString();
        return path(u'-' + QString::number(game) + mark + QStringLiteral(".sgf"));
    };
    const int free = freeNumber([&copy](int number) { return QFileInfo::exists(copy(number)); });
    const QString last = free > 1 ? copy(free - 1) : QString();
    return last.isEmpty() || last == taken || hasResult(last) ? copy(free) : last;
}

Result<void> CgosFiles::save(const GameRecord &record, const QString &path)
{
    return saveSgfFile(record.tree(), path, Durability::Draft).map_error(inFile(path));
}

Result<void> CgosFiles::keep(const CgosGameEntry &game,
                             const GameRecord &record,
                             const QString &path) const
{
    if (const Result<void> saved = save(record, path); !saved) {
        return saved;
    }
    return addLine(lineOf(game, QFileInfo(path).fileName()));
}

} // namespace shinpan
