#include "core/competition/match/earliermatch.h"

#include "core/competition/result/recordedstandings.h"
#include "core/competition/store/serieschanges.h"
#include "core/competition/store/seriessettings.h"
#include "core/record/note/movethought.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/regularfile.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

namespace shinpan {

namespace {

constexpr qint64 LargestResults = 1024 * MiB;

[[nodiscard]] std::optional<Color> colorFrom(const QJsonValue &word)
{
    return word == QLatin1String("black") ? std::optional(Color::Black)
         : word == QLatin1String("white") ? std::optional(Color::White)
                                          : std::nullopt;
}

[[nodiscard]] QLatin1String memberOf(Color color)
{
    return color == Color::Black ? QLatin1String("black") : QLatin1String("white");
}

[[nodiscard]] StoredVerdict verdictFrom(const QJsonValue &verdict)
{
    return {adjudicationGroundFromName(verdict[u"ground"].toString()),
            colorFrom(verdict[u"winner"]), verdict[u"moves"].toInt()};
}

[[nodiscard]] GameResult resultFrom(const QJsonObject &line)
{
    GameResult result;
    result.end = gameEndFromName(line[u"end"].toString()).value_or(GameEnd::Void);
    result.winner = colorFrom(line[u"winner"]);
    result.culprit = colorFrom(line[u"culprit"]);
    result.reason = Message::verbatim(line[u"reason"].toString());
    if (result.end == GameEnd::Passes || result.end == GameEnd::Adjudication) {
        result.score = scoreFromText(line[u"result"].toString().toStdString());
    }
    return result;
}

/// Makes games of lines, one after the other.
class ReportedLineReader
{
public:
    explicit ReportedLineReader(const Competition &competition)
        : m_competition(competition)
        , m_standings(toStandings(competition, {}))
        , m_settings(seriesSettings(competition))
    {
        for (const CompetitionPlayer &player : competition.players) {
            m_match.engines.push_back({player.id, {}, {}, player.engine.commandLine, {}});
        }
    }

    /// The failure says why the match cannot go on.
    [[nodiscard]] Result<void> add(const QJsonObject &line);
    [[nodiscard]] EarlierMatch take() { return std::move(m_match); }

private:
    [[nodiscard]] Result<void> checkSettings(const QJsonObject &line);
    [[nodiscard]] StoredGame gameOf(const QJsonObject &line, const Pairing &pairing) const;
    [[nodiscard]] std::optional<QString> idOf(const QJsonValue &number) const;
    [[nodiscard]] Pairing pairingOf(int number) const;

    const Competition &m_competition;
    Standings m_standings;
    SeriesSettings m_settings;
    EarlierMatch m_match;
    std::set<int> m_numbers;
    bool m_hasSettings = false;
};

[[nodiscard]] std::optional<double> numberIn(const QJsonValue &value)
{
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

Pairing ReportedLineReader::pairingOf(int number) const
{
    return {0, number, m_standings.matchups().front().playersOf(number)};
}

/// The id of the game of that number from 1; nothing for null.
std::optional<QString> ReportedLineReader::idOf(const QJsonValue &number) const
{
    return number.isDouble()
             ? std::optional(gameId(m_competition, m_standings, pairingOf(number.toInt() - 1)))
             : std::nullopt;
}

Result<void> ReportedLineReader::checkSettings(const QJsonObject &line)
{
    const QJsonValue kept = line[u"settings"];
    if (kept.isObject()) {
        m_hasSettings = true;
        const SeriesSettings before =
            seriesSettingsFromJson(QJsonDocument(kept.toObject()).toJson());
        const QList<Message> others = differences(before, m_settings);
        if (!others.isEmpty()) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "its games were played with other settings: %1"),
                namedChanges(others)));
        }
    }
    return m_hasSettings ? Result<void>()
                         : failure(Message::of(QT_TRANSLATE_NOOP(
                             "Messages", "it does not say with which settings its games "
                                         "were played; an earlier version wrote it")));
}

StoredGame ReportedLineReader::gameOf(const QJsonObject &line, const Pairing &pairing) const
{
    StoredGame game;
    game.id = gameId(m_competition, m_standings, pairing);
    game.number = pairing.number;
    game.state = StoredGame::State::Finished;
    game.result = resultFrom(line);
    game.sgfResult = line[u"result"].toString();
    const QJsonObject opening = line[u"opening"].toObject();
    game.opening = opening[u"name"].toString();
    game.moves = line[u"moves"].toInt() - static_cast<int>(opening[u"moves"].toArray().size());
    game.size = setupOf(m_competition, m_standings, pairing.matchup).size;
    game.komi = line[u"komi"].toDouble(); // an opening may have its own
    game.handicap = line[u"handicap"].toInt();
    game.started = QDateTime::fromString(line[u"started"].toString(), Qt::ISODateWithMs);
    game.ended = QDateTime::fromString(line[u"ended"].toString(), Qt::ISODateWithMs);
    game.duplicateOf = idOf(line[u"duplicate"]);
    game.isNearDuplicate = line[u"near"].toBool();
    game.echoOf = idOf(line[u"echo"]);
    game.verdict = verdictFrom(line[u"verdict"]);
    for (const Color color : BothColors) {
        const QLatin1String side = memberOf(color);
        game.players[color] = m_competition.players[pairing.players[color]].id;
        const double used = line[u"time"][side][u"used"].toDouble();
        game.time[color] = std::chrono::milliseconds(std::llround(used * 1000));
        game.cpu[color] = numberIn(line[u"cpu"][side]);
        game.measuredCpu[color] = numberIn(line[u"measuredCpu"][side]);
        game.offTurnCpu[color] = numberIn(line[u"offTurnCpu"][side]);
        game.waited[color] = numberIn(line[u"waited"][side]);
    }
    return game;
}

/// The moves behind the opening, as the record has them; none if it is not there.
[[nodiscard]] std::vector<StoredMove> movesIn(const QString &record, int moves)
{
    std::vector<StoredMove> stored;
    const Result<SgfGame, SgfError> game = readSgfFile(record);
    if (!game) {
        return stored;
    }
    const GameTree &tree = game->tree;
    std::vector<NodeId> nodes = tree.pathTo(tree.endOfLine(tree.root()));
    std::erase_if(nodes, [&tree](NodeId node) { return !moveAt(tree, node); });
    const auto length = static_cast<std::size_t>(std::max(moves, 0));
    if (nodes.size() < length) {
        return stored;
    }
    for (const NodeId node : std::span(nodes).last(length)) {
        const std::optional<Move> move = moveAt(tree, node);
        stored.push_back({.color = move->color,
                          .vertex = vertexText(move->point),
                          .thought = thoughtAt(tree, node)});
    }
    return stored;
}

Result<void> ReportedLineReader::add(const QJsonObject &line)
{
    if (const Result<void> checked = checkSettings(line); !checked) {
        return checked;
    }
    const int number = line[u"game"].toInt();
    if (number < 1) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "it has a game without a number")));
    }
    if (!m_numbers.insert(number).second) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "it has game %1 twice, so it is of more than one match"),
            number));
    }
    const StoredGame game = gameOf(line, pairingOf(number - 1));
    const QString record = line[u"sgf"].toString();
    if (!record.isEmpty()) {
        m_match.records.insert(game.id, record);
        m_match.moves.insert(game.id, movesIn(record, game.moves));
    }
    for (const Color color : BothColors) {
        const QJsonObject engine = line[memberOf(color)].toObject();
        EngineIdentity &known = m_match.engines[pairingOf(number - 1).players[color]];
        known.name = engine[u"name"].toString();
        known.version = engine[u"version"].toString();
    }
    m_match.games.push_back(game);
    return {};
}

} // namespace

Result<EarlierMatch> readEarlierMatch(const QString &resultsFile, const Competition &competition)
{
    ReportedLineReader reader(competition);
    if (!QFileInfo::exists(resultsFile)) {
        return reader.take();
    }
    const Result<QByteArray> bytes = readRegularFile(resultsFile, LargestResults);
    if (!bytes) {
        return failure(inFile(resultsFile, bytes.error()));
    }
    QList<Message> warnings;
    int number = 0;
    for (const QByteArray &text : bytes->split('\n')) {
        ++number;
        if (text.trimmed().isEmpty()) {
            continue;
        }
        const QJsonDocument line = QJsonDocument::fromJson(text);
        if (!line.isObject()) {
            warnings += Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1:%2: this is no whole game and is not counted"),
                resultsFile, number);
        } else if (const Result<void> added = reader.add(line.object()); !added) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1:%2: cannot go on with this match: %3"),
                resultsFile, number, added.error()));
        }
    }
    EarlierMatch match = reader.take();
    match.warnings = warnings;
    return match;
}

} // namespace shinpan
