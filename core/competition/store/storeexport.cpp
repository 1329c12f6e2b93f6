#include "core/competition/store/storeexport.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/store/eventlog.h"
#include "core/competition/store/storerows.h"
#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/sgfgrammar.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/printable.h"

#include <QFile>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace shinpan {

namespace {

QJsonValue valueOf(const std::optional<double> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonValue valueOf(std::optional<Color> color)
{
    if (!color) {
        return {};
    }
    return *color == Color::Black ? QStringLiteral("black") : QStringLiteral("white");
}

double seconds(std::chrono::nanoseconds span)
{
    return std::chrono::duration<double>(span).count();
}

QString secondsText(std::chrono::nanoseconds span)
{
    return QString::number(seconds(span), 'f', 3) + QStringLiteral(" s");
}

QJsonObject jsonOf(const StoredMove &move)
{
    return {{QStringLiteral("color"), valueOf(std::optional(move.color))},
            {QStringLiteral("vertex"), move.vertex},
            {QStringLiteral("seconds"), seconds(move.used)},
            {QStringLiteral("clock"), move.clock},
            {QStringLiteral("comment"), move.comment}};
}

QJsonObject jsonOf(const GameResult &result)
{
    return {{QStringLiteral("ending"), gameEndName(result.end)},
            {QStringLiteral("winner"), valueOf(result.winner)},
            {QStringLiteral("margin"),
             valueOf(result.score ? std::optional(result.score->blackMargin) : std::nullopt)},
            {QStringLiteral("culprit"), valueOf(result.culprit)},
            {QStringLiteral("reason"), result.reason}};
}

QJsonObject jsonOfSide(const StoredGame &game, Color color)
{
    return {{QStringLiteral("player"), game.players[color]},
            {QStringLiteral("seconds"), seconds(game.time[color])},
            {QStringLiteral("cpuSeconds"), valueOf(game.cpu[color])},
            {QStringLiteral("stones"), QJsonArray::fromStringList(game.stones[color])}};
}

/// What was kept as JSON, so that it need not be read twice; anything else as it is.
QJsonValue evidenceOf(const StoredGame &game)
{
    const QJsonDocument document = QJsonDocument::fromJson(game.evidence.toUtf8());
    if (document.isArray()) {
        return document.array();
    }
    return document.isObject() ? QJsonValue(document.object()) : QJsonValue(game.evidence);
}

QJsonObject jsonOf(const StoredGame &game, const std::vector<StoredMove> &moves)
{
    QJsonArray played;
    for (const StoredMove &move : moves) {
        played.append(jsonOf(move));
    }
    return {{QStringLiteral("id"), game.id},
            {QStringLiteral("attempt"), game.attempt},
            {QStringLiteral("state"), gameStateName(game.state)},
            {QStringLiteral("matchup"), static_cast<qint64>(game.matchup)},
            {QStringLiteral("number"), game.number},
            {QStringLiteral("black"), jsonOfSide(game, Color::Black)},
            {QStringLiteral("white"), jsonOfSide(game, Color::White)},
            {QStringLiteral("result"), game.sgfResult},
            {QStringLiteral("how"), jsonOf(game.result)},
            {QStringLiteral("columns"), game.size.columns},
            {QStringLiteral("rows"), game.size.rows},
            {QStringLiteral("komi"), game.komi},
            {QStringLiteral("handicap"), game.handicap},
            {QStringLiteral("opening"), game.opening},
            {QStringLiteral("started"), timeText(game.started)},
            {QStringLiteral("ended"), timeText(game.ended)},
            {QStringLiteral("slot"), game.slot},
            {QStringLiteral("duplicateOf"),
             game.duplicateOf ? QJsonValue(*game.duplicateOf) : QJsonValue()},
            {QStringLiteral("isNearDuplicate"), game.isNearDuplicate},
            {QStringLiteral("echoOf"), game.echoOf ? QJsonValue(*game.echoOf) : QJsonValue()},
            {QStringLiteral("evidence"), evidenceOf(game)},
            {QStringLiteral("moves"), played}};
}

QJsonObject jsonOf(const EngineIdentity &engine)
{
    QJsonArray files;
    for (const IdentifiedFile &file : engine.files) {
        files.append(QJsonObject{{QStringLiteral("path"), file.path},
                                 {QStringLiteral("bytes"), file.bytes},
                                 {QStringLiteral("modified"), timeText(file.modified)},
                                 {QStringLiteral("sha256"), QString::fromLatin1(file.sha256)}});
    }
    return {{QStringLiteral("player"), engine.player},
            {QStringLiteral("name"), engine.name},
            {QStringLiteral("version"), engine.version},
            {QStringLiteral("command"), engine.command},
            {QStringLiteral("files"), files}};
}

QJsonObject jsonOf(const CompetitionEvent &event)
{
    return {{QStringLiteral("time"), timeText(event.time)},
            {QStringLiteral("event"), eventName(event.kind)},
            {QStringLiteral("game"), event.gameId},
            {QStringLiteral("player"), event.player},
            {QStringLiteral("text"), event.text}};
}

/// The elements of a JSON array, each on a line of its own.
class Lines
{
public:
    explicit Lines(QIODevice &device)
        : m_device(&device)
    { }

    void add(const QJsonObject &object)
    {
        m_device->write(m_isFirst ? "\n" : ",\n");
        m_device->write(printableJson(QJsonDocument(object).toJson(QJsonDocument::Compact)));
        m_isFirst = false;
    }

private:
    QIODevice *m_device;
    bool m_isFirst = true;
};

void writeJson(const ResultStore &store, QIODevice &device)
{
    device.write("{\"series\":" + QByteArray::number(store.series()) + ",\"engines\":[");
    Lines engines(device);
    for (const EngineIdentity &engine : store.engines()) {
        engines.add(jsonOf(engine));
    }
    device.write("],\n\"games\":[");
    Lines games(device);
    for (const StoredGame &game : store.games()) {
        games.add(jsonOf(game, store.movesOf(game.id, game.attempt)));
    }
    device.write("],\n\"events\":[");
    Lines events(device);
    for (const CompetitionEvent &event : store.events()) {
        events.add(jsonOf(event));
    }
    device.write("]}\n");
}

QString textOf(const EngineIdentity &engine)
{
    QString text = QStringLiteral("player %1: %2 %3\n    %4\n")
                       .arg(engine.player, engine.name, engine.version, engine.command);
    for (const IdentifiedFile &file : engine.files) {
        text += QStringLiteral("    %1, %2 bytes, SHA-256 %3\n")
                    .arg(file.path)
                    .arg(file.bytes)
                    .arg(QString::fromLatin1(file.sha256));
    }
    return text;
}

QString textOf(const StoredGame &game)
{
    QString text = QStringLiteral("game %1: %2 (Black) v %3 (White), %4, %5, %6 moves\n")
                       .arg(game.id, game.players.black, game.players.white,
                            gameStateName(game.state), game.sgfResult)
                       .arg(game.moves);
    text += QStringLiteral("    %1x%2, komi %3, handicap %4, begun %5, ended %6, slot %7\n")
                .arg(game.size.columns)
                .arg(game.size.rows)
                .arg(game.komi)
                .arg(game.handicap)
                .arg(timeText(game.started), timeText(game.ended))
                .arg(game.slot);
    text += QStringLiteral("    time: Black %1, White %2\n")
                .arg(secondsText(game.time.black), secondsText(game.time.white));
    const std::pair<QString, QString> further[] = {
        {QStringLiteral("opening"), game.opening},
        {game.isNearDuplicate ? QStringLiteral("nearly a duplicate of")
                              : QStringLiteral("duplicate of"),
         game.duplicateOf.value_or(QString())},
        {QStringLiteral("same moves as"), game.echoOf.value_or(QString())},
        {QStringLiteral("reason"), game.result.reason},
        {QStringLiteral("verdicts"), game.evidence}};
    for (const auto &[what, value] : further) {
        if (!value.isEmpty()) {
            text += QStringLiteral("    %1: %2\n").arg(what, value);
        }
    }
    return text;
}

QString textOf(int number, const StoredMove &move)
{
    QString text = QStringLiteral("    %1 %2 %3 (%4%5)")
                       .arg(number)
                       .arg(move.color == Color::Black ? QStringLiteral("B") : QStringLiteral("W"),
                            move.vertex, secondsText(move.used),
                            move.clock.isEmpty() ? QString() : QStringLiteral(", ") + move.clock);
    if (!move.comment.isEmpty()) {
        QString comment = move.comment;
        text += u' ' + comment.replace(u'\n', QStringLiteral("\n        "));
    }
    return text + u'\n';
}

void writeText(const ResultStore &store, QIODevice &device)
{
    device.write(QStringLiteral("series %1\n\n").arg(store.series()).toUtf8());
    for (const EngineIdentity &engine : store.engines()) {
        device.write(textOf(engine).toUtf8());
    }
    for (const StoredGame &game : store.games()) {
        device.write('\n' + textOf(game).toUtf8());
        int number = 0;
        for (const StoredMove &move : store.movesOf(game.id, game.attempt)) {
            device.write(textOf(++number, move).toUtf8());
        }
    }
    device.write("\n");
    for (const CompetitionEvent &event : store.events()) {
        device.write((timeText(event.time) + u' ' + toText(event) + u'\n').toUtf8());
    }
}

void writeCollection(const ResultStore &store, const QString &folder, QIODevice &device)
{
    for (const StoredGame &game : store.games()) {
        if (game.state != StoredGame::State::Finished) {
            continue;
        }
        const Result<QByteArray> kept =
            readRegularFile(QStringLiteral("%1/%2.sgf").arg(folder, game.id), LargestRecordFile);
        device.write(kept ? *kept : sgfOf(game, store.movesOf(game.id, game.attempt)));
    }
}

std::vector<QByteArray> rawStones(const QStringList &vertices, BoardSize size)
{
    std::vector<QByteArray> stones;
    for (const QString &vertex : vertices) {
        if (const std::optional<Point> point = pointFromVertex(vertex.toStdString(), size)) {
            stones.push_back(rawPoint(*point, size));
        }
    }
    return stones;
}

GameInfo infoOf(const StoredGame &game)
{
    GameInfo info;
    info.size = game.size;
    info.komi = game.komi;
    info.handicap = game.handicap;
    info.playerName = game.players;
    info.result = game.sgfResult;
    info.date = game.started.date().toString(Qt::ISODate);
    info.gameName = game.id;
    return info;
}

} // namespace

QByteArray sgfOf(const StoredGame &game, const std::vector<StoredMove> &moves)
{
    GameTree tree;
    writeGameInfo(tree, infoOf(game));
    const std::pair<Color, const char *> setUp[] = {{Color::Black, "AB"}, {Color::White, "AW"}};
    for (const auto &[color, property] : setUp) {
        const std::vector<QByteArray> stones = rawStones(game.stones[color], game.size);
        if (!stones.empty()) {
            tree.setValues(tree.root(), property, stones);
        }
    }
    NodeId node = tree.root();
    for (const StoredMove &move : moves) {
        node = tree.appendChild(node);
        const Move played{move.color, pointFromVertex(move.vertex.toStdString(), game.size)};
        tree.setValue(node, rawColor(move.color), rawMove(played, game.size));
        if (!move.comment.isEmpty()) {
            tree.setValue(node, "C", rawSgfText(move.comment));
        }
    }
    return writeSgf(tree);
}

Result<void> exportRecord(const ResultStore &store,
                          const QString &competitionFile,
                          ExportForm form,
                          QIODevice &device)
{
    switch (form) {
    case ExportForm::Text:
        writeText(store, device);
        break;
    case ExportForm::Json:
        writeJson(store, device);
        break;
    case ExportForm::Sgf:
        writeCollection(store, CompetitionFiles(competitionFile).games(), device);
        break;
    }
    // A device remembers the first thing that it could not write.
    const auto *file = qobject_cast<QFileDevice *>(&device);
    if (file != nullptr && file->error() != QFileDevice::NoError) {
        return failure(
            QStringLiteral("cannot write %1: %2").arg(file->fileName(), file->errorString()));
    }
    return {};
}

} // namespace shinpan
