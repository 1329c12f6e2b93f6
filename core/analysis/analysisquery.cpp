#include "core/analysis/analysisquery.h"

#include "core/record/tree/sgfproperties.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

/// The most visits that a query may ask for.
constexpr qint64 NoLimit = qint64(1) << 50;

constexpr double MostVisitsTold = 1e15; ///< more visits nobody has
constexpr double LargestNumber = 1e6;   ///< no lead, weight or utility is larger
constexpr double Slack = 0.001;         ///< what is rounded may leave its range by this much
constexpr int LongestPv = 1'000;        ///< moves
constexpr int MostCandidates = 2'000;   ///< more than any board has points

constexpr QLatin1String WinratesAs("reportAnalysisWinratesAs");

QString letterOf(Color color)
{
    return QLatin1String(color == Color::Black ? "B" : "W");
}

QJsonArray jsonMove(Color color, const std::optional<Point> &point)
{
    return {letterOf(color), vertexText(point)};
}

QJsonValue jsonRules(const EngineGame &place)
{
    const std::optional<Ruleset> rules = toldRules(place);
    return rules ? QJsonValue(
               QJsonDocument::fromJson(QByteArray::fromStdString(toKataGoJson(*rules))).object())
                 : QJsonValue(QStringLiteral("tromp-taylor"));
}

void addRestrictions(QJsonObject &query, const AnalysisRequest &request)
{
    for (const AnalysisRequest::Restriction &restriction : request.restrictions) {
        QJsonArray moves;
        for (const Point point : restriction.points) {
            moves.append(vertexText(point));
        }
        if (moves.isEmpty()) {
            continue;
        }
        const bool isAvoided = restriction.kind == AnalysisRequest::Restriction::Kind::Avoid;
        const QString key = QLatin1String(isAvoided ? "avoidMoves" : "allowMoves");
        QJsonArray list = query.value(key).toArray();
        list.append(QJsonObject{{QStringLiteral("player"), letterOf(restriction.color)},
                                {QStringLiteral("moves"), moves},
                                {QStringLiteral("untilDepth"), std::max(restriction.depth, 1)}});
        query.insert(key, list);
    }
}

/// Reads one answer; the first fault is what is told.
class AnswerReader
{
public:
    explicit AnswerReader(BoardSize size)
        : m_size(size)
    { }

    [[nodiscard]] const Message &fault() const { return m_fault; }
    void fail(const Message &fault)
    {
        if (m_fault.isEmpty()) {
            m_fault = fault;
        }
    }

    [[nodiscard]] Candidate candidate(const QJsonObject &info);
    [[nodiscard]] std::optional<float> number(const QJsonObject &object, const char *key);
    [[nodiscard]] float winrate(const QJsonObject &object);
    [[nodiscard]] std::optional<std::int64_t> count(const QJsonValue &value);
    /// A value of -1 to 1 for each point, and for so many things more.
    [[nodiscard]] std::vector<float> map(const QJsonObject &object, const char *key, int more = 0);

private:
    [[nodiscard]] std::optional<Point> move(const QString &vertex);
    [[nodiscard]] std::vector<std::int64_t> counts(const QJsonObject &object, const char *key);

    BoardSize m_size;
    Message m_fault;
};

std::optional<Point> AnswerReader::move(const QString &vertex)
{
    const std::optional<Point> point = pointFromVertex(vertex.toStdString(), m_size);
    if (!point && vertex.compare(QLatin1String("pass"), Qt::CaseInsensitive) != 0) {
        fail(Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is no move of this board"),
                         vertex.left(20)));
    }
    return point;
}

std::optional<float> AnswerReader::number(const QJsonObject &object, const char *key)
{
    const QJsonValue value = object.value(QLatin1String(key));
    if (value.isUndefined()) {
        return std::nullopt;
    }
    if (!value.isDouble() || std::abs(value.toDouble()) > LargestNumber) {
        fail(Message::of(QT_TRANSLATE_NOOP("Messages", "“%1” is no sensible number"),
                         QString::fromLatin1(key)));
        return std::nullopt;
    }
    return static_cast<float>(value.toDouble());
}

float AnswerReader::winrate(const QJsonObject &object)
{
    const double value = object.value(QLatin1String("winrate")).toDouble(-1);
    if (value < -Slack || value > 1 + Slack) {
        fail(Message::of(QT_TRANSLATE_NOOP("Messages", "a win rate out of range")));
    }
    return static_cast<float>(std::clamp(value, 0.0, 1.0));
}

std::optional<std::int64_t> AnswerReader::count(const QJsonValue &value)
{
    const double number = value.toDouble(-1);
    if (number < 0 || number > MostVisitsTold) {
        fail(Message::of(QT_TRANSLATE_NOOP("Messages", "no count")));
        return std::nullopt;
    }
    return static_cast<std::int64_t>(number);
}

std::vector<std::int64_t> AnswerReader::counts(const QJsonObject &object, const char *key)
{
    std::vector<std::int64_t> counts;
    for (const QJsonValue &value : object.value(QLatin1String(key)).toArray()) {
        if (counts.size() < LongestPv) {
            counts.push_back(count(value).value_or(0));
        }
    }
    return counts;
}

std::vector<float> AnswerReader::map(const QJsonObject &object, const char *key, int more)
{
    const QJsonArray array = object.value(QLatin1String(key)).toArray();
    if (array.isEmpty()) {
        return {};
    }
    const int count = m_size.pointCount() + more;
    std::vector<float> map;
    map.reserve(static_cast<std::size_t>(count));
    for (const QJsonValue &value : array) {
        const double number = value.toDouble(LargestNumber);
        if (std::abs(number) > 1 + Slack || array.size() != count) {
            fail(Message::of(
                QT_TRANSLATE_NOOP("Messages", "no value between -1 and 1 for each point")));
            return {};
        }
        map.push_back(static_cast<float>(std::clamp(number, -1.0, 1.0)));
    }
    return map;
}

Candidate AnswerReader::candidate(const QJsonObject &info)
{
    Candidate candidate;
    candidate.move = move(info.value(QLatin1String("move")).toString());
    candidate.visits = count(info.value(QLatin1String("visits"))).value_or(0);
    candidate.order = std::clamp(info.value(QLatin1String("order")).toInt(), 0, MostCandidates);
    candidate.winrate = winrate(info);
    const std::pair<const char *, std::optional<float> Candidate::*> numbers[] = {
        {"scoreLead", &Candidate::scoreLead},
        {"scoreStdev", &Candidate::scoreStdev},
        {"lcb", &Candidate::lcb},
        {"prior", &Candidate::prior},
        {"utility", &Candidate::utility},
        {"scoreSelfplay", &Candidate::scoreSelfplay},
        {"utilityLcb", &Candidate::utilityLcb},
        {"weight", &Candidate::weight},
        {"noResultValue", &Candidate::noResultValue},
    };
    for (const auto &[key, member] : numbers) {
        candidate.*member = number(info, key);
    }
    if (const QJsonValue edges = info.value(QLatin1String("edgeVisits")); !edges.isUndefined()) {
        candidate.edgeVisits = count(edges);
    }
    if (const QJsonValue same = info.value(QLatin1String("isSymmetryOf")); same.isString()) {
        candidate.symmetryOf = move(same.toString());
    }
    for (const QJsonValue &vertex : info.value(QLatin1String("pv")).toArray()) {
        if (candidate.line.size() < LongestPv) {
            candidate.line.push_back(move(vertex.toString()));
        }
    }
    candidate.lineVisits = counts(info, "pvVisits");
    candidate.lineEdgeVisits = counts(info, "pvEdgeVisits");
    candidate.ownership = map(info, "ownership");
    candidate.ownershipStdev = map(info, "ownershipStdev");
    return candidate;
}

} // namespace

QJsonObject analysisQuery(const EngineGame &place, const AnalysisRequest &request)
{
    const GameLine &line = place.line;
    QJsonArray stones;
    for (const SetUpStone &stone : line.setUp) {
        stones.append(jsonMove(stone.color, stone.point));
    }
    QJsonArray moves;
    for (const Move &move : line.moves) {
        moves.append(jsonMove(move.color, move.point));
    }
    QJsonObject overrides{{QString(WinratesAs), QStringLiteral("BLACK")}};
    if (request.time) {
        overrides.insert(QStringLiteral("maxTime"), double(request.time->count()) / 1000);
    }
    QJsonObject query{
        {QStringLiteral("boardXSize"), line.size.columns},
        {QStringLiteral("boardYSize"), line.size.rows},
        {QStringLiteral("initialStones"), stones},
        {QStringLiteral("initialPlayer"), letterOf(line.firstToPlay)},
        {QStringLiteral("moves"), moves},
        {QStringLiteral("komi"), toldKomi(place, {})},
        {QStringLiteral("rules"), jsonRules(place)},
        {QStringLiteral("maxVisits"), static_cast<qint64>(request.visits.value_or(NoLimit))},
        {QStringLiteral("reportDuringSearchEvery"), double(request.interval.count()) / 1000},
        {QStringLiteral("overrideSettings"), overrides}};
    const std::pair<bool, const char *> wishes[] = {
        {request.ownership, "includeOwnership"},
        {request.movesOwnership, "includeMovesOwnership"},
        {request.policy, "includePolicy"},
        {request.lineVisits, "includePVVisits"}};
    for (const auto &[isWanted, key] : wishes) {
        if (isWanted) {
            query.insert(QLatin1String(key), true);
        }
    }
    addRestrictions(query, request);
    return query;
}

bool isPerspectiveUnknown(const QJsonObject &warning)
{
    return warning.value(QLatin1String("warning")).toString().contains(WinratesAs);
}

bool hasNoResult(const QJsonObject &answer)
{
    return answer.value(QLatin1String("noResults")).toBool();
}

Result<Analysis> analysisOf(const QJsonObject &answer, BoardSize size, Color toMove)
{
    AnswerReader reader(size);
    Analysis analysis{.size = size, .toMove = toMove};
    const QJsonArray infos = answer.value(QLatin1String("moveInfos")).toArray();
    const QJsonObject root = answer.value(QLatin1String("rootInfo")).toObject();
    const QString player = root.value(QLatin1String("currentPlayer")).toString();
    if (!player.isEmpty() && player != letterOf(toMove)) {
        reader.fail(Message::of(QT_TRANSLATE_NOOP("Messages", "it is the other side's turn")));
    }
    if (root.isEmpty() || infos.size() > MostCandidates) {
        reader.fail(Message::of(QT_TRANSLATE_NOOP("Messages", "no values of the position")));
    }
    for (const QJsonValue &info : infos) {
        analysis.candidates.push_back(reader.candidate(info.toObject()));
    }
    std::ranges::stable_sort(analysis.candidates, {}, &Candidate::order);
    analysis.visits = reader.count(root.value(QLatin1String("visits"))).value_or(0);
    analysis.winrate = reader.winrate(root);
    analysis.scoreLead = reader.number(root, "scoreLead");
    analysis.scoreStdev = reader.number(root, "scoreStdev");
    analysis.utility = reader.number(root, "utility");
    analysis.ownership = reader.map(answer, "ownership");
    analysis.ownershipStdev = reader.map(answer, "ownershipStdev");
    analysis.policy = reader.map(answer, "policy", 1);
    if (!reader.fault().isEmpty()) {
        return failure(reader.fault());
    }
    return analysis;
}

} // namespace shinpan
