#include "core/competition/match/matchresults.h"

#include "core/match/match.h"
#include "core/util/printable.h"

#include <QByteArrayList>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// As Qt writes it, which does so inside an array or object only; printableJson().
[[nodiscard]] QByteArray jsonOf(const QJsonValue &value)
{
    const QByteArray array = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return printableJson(array.sliced(1, array.size() - 2));
}

/// Nearly all texts need no more than quotes around them, for a fiftieth of what Qt takes.
[[nodiscard]] QByteArray jsonOf(const QString &text)
{
    const QByteArray plain = text.toUtf8();
    const bool hasEscapes = plain.contains('"') || plain.contains('\\') || !isPlainText(plain);
    return hasEscapes ? jsonOf(QJsonValue(text)) : '"' + plain + '"';
}

[[nodiscard]] QByteArray jsonOf(const QStringList &texts)
{
    QByteArrayList values;
    for (const QString &text : texts) {
        values.append(jsonOf(text));
    }
    return '[' + values.join(',') + ']';
}

/// JSON has no number that is infinite.
[[nodiscard]] QByteArray jsonOf(double number)
{
    return std::isfinite(number) ? QByteArray::number(number, 'f', QLocale::FloatingPointShortest)
                                 : QByteArray("null");
}

[[nodiscard]] QByteArray jsonOf(bool value)
{
    return value ? "true" : "false";
}

[[nodiscard]] QByteArray jsonOf(int number)
{
    return QByteArray::number(number);
}

/// Builds a JSON object for people to read and compare: its members stay in the order in which they
/// are added (Qt's own writer sorts them).
class OrderedJson
{
public:
    OrderedJson() { m_members.reserve(300); } // what most have, without growing piece by piece

    /// Keys hold nothing that JSON escapes. There is a jsonOf() for the value.
    template <typename T>
    OrderedJson &add(const char *key, const T &value)
    {
        return addText(key, jsonOf(value));
    }
    /// `null` when there is no value.
    template <typename T>
    OrderedJson &add(const char *key, const std::optional<T> &value)
    {
        return addText(key, value ? jsonOf(*value) : QByteArrayLiteral("null"));
    }

    /// The object on one line, without a line feed; printableJson().
    [[nodiscard]] QByteArray toJson() const { return '{' + m_members + '}'; }

private:
    OrderedJson &addText(const char *key, const QByteArray &json)
    {
        m_members.append(m_members.isEmpty() ? "\"" : ",\"").append(key).append("\":").append(json);
        return *this;
    }

    QByteArray m_members;
};

[[nodiscard]] QByteArray jsonOf(const OrderedJson &object)
{
    return object.toJson();
}

[[nodiscard]] QByteArray jsonOf(const std::vector<OrderedJson> &objects)
{
    QByteArrayList values;
    for (const OrderedJson &object : objects) {
        values.append(object.toJson());
    }
    return '[' + values.join(',') + ']';
}

[[nodiscard]] double secondsOf(std::chrono::nanoseconds time)
{
    return std::round(std::chrono::duration<double, std::milli>(time).count()) / 1000;
}

[[nodiscard]] std::optional<QString> nameOf(std::optional<Color> color)
{
    if (!color) {
        return std::nullopt;
    }
    return *color == Color::Black ? QStringLiteral("black") : QStringLiteral("white");
}

/// An object with what `describe` says of each colour.
template <typename Describe>
[[nodiscard]] OrderedJson forBoth(Describe describe)
{
    return OrderedJson().add("black", describe(Color::Black)).add("white", describe(Color::White));
}

[[nodiscard]] QStringList verticesOf(const std::vector<Point> &points)
{
    QStringList vertices;
    for (const Point point : points) {
        vertices.append(QString::fromStdString(vertexOf(point)));
    }
    return vertices;
}

[[nodiscard]] std::optional<QStringList> verticesOf(const std::optional<std::vector<Point>> &points)
{
    return points ? std::optional(verticesOf(*points)) : std::nullopt;
}

[[nodiscard]] OrderedJson describe(const Player &player)
{
    const PlayerIdentity identity = player.identity();
    return OrderedJson()
        .add("name", identity.name)
        .add("version", identity.version)
        .add("command", identity.command);
}

[[nodiscard]] std::optional<QString> handicapStyleOf(const MatchSetup &setup)
{
    if (setup.handicap == 0) {
        return std::nullopt;
    }
    return setup.handicapStyle == HandicapStyle::Free ? QStringLiteral("free")
                                                      : QStringLiteral("fixed");
}

[[nodiscard]] std::optional<OrderedJson> describe(const ScoreOpinion &opinion)
{
    if (!opinion.wasAsked) {
        return std::nullopt;
    }
    return OrderedJson()
        .add("score", opinion.text)
        .add("dead", verticesOf(opinion.dead))
        .add("seki", verticesOf(opinion.seki))
        .add("note", opinion.note.english());
}

/// Null for a count that was never made.
[[nodiscard]] std::optional<OrderedJson> describe(const Count &count)
{
    if (count.owner.empty()) {
        return std::nullopt;
    }
    return OrderedJson()
        .add("score", QString::fromStdString(toSgf(count.score)))
        .add("points", QString::fromStdString(toText(count)))
        .add("dead", verticesOf(count.dead))
        .add("seki", verticesOf(count.seki))
        .add("unsettled", verticesOf(count.unsettled))
        .add("open", verticesOf(count.open));
}

[[nodiscard]] OrderedJson describe(const ScoringReport &report)
{
    const auto opinionOf = [&report](Color color) {
        const bool isPlayersStep =
            report.step == ScoringStep::PlayersScore || report.step == ScoringStep::PlayersDead;
        return isPlayersStep ? describe(report.opinions[color]) : std::nullopt;
    };
    return OrderedJson()
        .add("step", scoringStepName(report.step))
        .add("outcome", outcomeName(report.outcome))
        .add("decides", report.isDecisive)
        .add("black", opinionOf(Color::Black))
        .add("white", opinionOf(Color::White))
        .add("referee", report.referee ? describe(*report.referee) : std::nullopt)
        .add("count", report.count ? describe(*report.count) : std::nullopt);
}

[[nodiscard]] std::vector<OrderedJson> reportsOf(const ScoreSheet *sheet)
{
    std::vector<OrderedJson> reports;
    if (sheet != nullptr) {
        std::ranges::transform(sheet->reports, std::back_inserter(reports),
                               [](const ScoringReport &report) { return describe(report); });
    }
    return reports;
}

[[nodiscard]] std::vector<OrderedJson> describe(const std::vector<PlayerRestart> &restarts)
{
    std::vector<OrderedJson> objects;
    for (const PlayerRestart &restart : restarts) {
        objects.push_back(OrderedJson()
                              .add("player", nameOf(restart.player))
                              .add("move", restart.move)
                              .add("reason", restart.reason));
    }
    return objects;
}

[[nodiscard]] OrderedJson timeOf(const Match &match, Color color)
{
    const TimeControl &control = match.clock().control(color);
    const TimeLeft left = match.clock().timeLeft(color);
    return OrderedJson()
        .add("control", QString::fromStdString(toText(control)))
        .add("used", secondsOf(match.timeUsed()[color]))
        .add("left", control.isLimited() ? std::optional(secondsOf(left.time)) : std::nullopt)
        .add("count", control.isLimited() ? left.count : std::nullopt);
}

/// "B D4": a stone that is set up, or a move.
[[nodiscard]] QString stoneText(Color color, const std::optional<Point> &point)
{
    return (color == Color::Black ? QStringLiteral("B ") : QStringLiteral("W "))
         + (point ? QString::fromStdString(vertexOf(*point)) : QStringLiteral("pass"));
}

/// Null where no rule of the arbiter's was met.
[[nodiscard]] std::optional<OrderedJson> describe(const StoredVerdict &verdict)
{
    if (verdict.ground == Adjudication::Ground::None) {
        return std::nullopt;
    }
    return OrderedJson()
        .add("ground", adjudicationGroundName(verdict.ground))
        .add("winner", nameOf(verdict.winner))
        .add("moves", verdict.moves);
}

/// What the game began with; null where that was nothing but its setup.
[[nodiscard]] std::optional<OrderedJson> openingOf(const Match &match, const StoredGame &game)
{
    if (game.opening.isEmpty()) {
        return std::nullopt;
    }
    const GameLine &line = match.line();
    QStringList stones;
    for (const SetUpStone &stone : line.setUp) {
        stones.append(stoneText(stone.color, stone.point));
    }
    QStringList moves;
    const std::size_t length = line.moves.size() - static_cast<std::size_t>(game.moves);
    for (std::size_t i = 0; i < length; ++i) {
        moves.append(stoneText(line.moves[i].color, line.moves[i].point));
    }
    return OrderedJson().add("name", game.opening).add("stones", stones).add("moves", moves);
}

/// The number, from 1, of the game with that id of this match.
[[nodiscard]] std::optional<int> gameNumber(const std::optional<QString> &id)
{
    return id ? std::optional(id->section(u'_', -1).toInt() + 1) : std::nullopt;
}

[[nodiscard]] QJsonObject objectOf(const SeriesSettings &settings)
{
    return QJsonDocument::fromJson(toJson(settings)).object();
}

} // namespace

QByteArray resultsLine(const Match &match, const StoredGame &game, const MatchLabel &label)
{
    const MatchSetup &setup = match.setup();
    const GameResult &result = match.result();
    const ScoreSheet *sheet = match.scoreSheet();
    return OrderedJson()
        .add("game", label.game)
        .add("black", describe(match.player(Color::Black)))
        .add("white", describe(match.player(Color::White)))
        .add("referee", label.referee)
        .add("size", static_cast<int>(setup.size.columns))
        .add("rules", QString::fromStdString(toText(setup.rules)))
        .add("komi", setup.komi)
        .add("handicap", setup.handicap)
        .add("placement", handicapStyleOf(setup))
        .add("scorer", toText(setup.scoring))
        .add("opening", openingOf(match, game))
        .add("result", result.toSgf())
        .add("end", gameEndName(result.end))
        .add("winner", nameOf(result.winner))
        .add("culprit", nameOf(result.culprit))
        .add("reason", result.reason.english())
        .add("restarts", describe(match.restarts()))
        .add("moves", match.moveCount())
        .add("count", sheet != nullptr ? describe(sheet->count) : std::nullopt)
        .add("scoring", reportsOf(sheet))
        .add("time", forBoth([&match](Color color) { return timeOf(match, color); }))
        .add("measuredCpu",
             forBoth([&match](Color color) { return match.measuredCpuTime()[color]; }))
        .add("cpu", forBoth([&match](Color color) { return match.cpuTime()[color]; }))
        .add("offTurnCpu", forBoth([&game](Color color) { return game.offTurnCpu[color]; }))
        .add("waited", forBoth([&game](Color color) { return game.waited[color]; }))
        .add("sgf", label.record)
        .add("started", timeText(game.started))
        .add("ended", timeText(game.ended))
        .add("duplicate", gameNumber(game.duplicateOf))
        .add("near", game.isNearDuplicate)
        .add("echo", gameNumber(game.echoOf))
        .add("verdict", describe(game.verdict))
        .add("settings", label.settings ? std::optional(objectOf(*label.settings)) : std::nullopt)
        .toJson();
}

} // namespace shinpan
