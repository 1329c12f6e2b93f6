#include "core/competition/result/scoreevidence.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace shinpan {

namespace {

[[nodiscard]] QJsonArray verticesOf(const std::vector<Point> &points)
{
    QJsonArray vertices;
    for (const Point point : points) {
        vertices.append(QString::fromStdString(vertexOf(point)));
    }
    return vertices;
}

void describe(QJsonObject &object, const QString &key, const ScoreOpinion &opinion)
{
    if (!opinion.wasAsked) {
        return;
    }
    QJsonObject said{{QStringLiteral("score"), opinion.text}};
    if (opinion.dead) {
        said.insert(QStringLiteral("dead"), verticesOf(*opinion.dead));
    }
    if (opinion.seki) {
        said.insert(QStringLiteral("seki"), verticesOf(*opinion.seki));
    }
    if (!opinion.note.isEmpty()) {
        said.insert(QStringLiteral("note"), opinion.note.english());
    }
    object.insert(key, said);
}

[[nodiscard]] QJsonObject describe(const Count &count)
{
    return {{QStringLiteral("score"), QString::fromStdString(toSgf(count.score))},
            {QStringLiteral("dead"), verticesOf(count.dead)},
            {QStringLiteral("seki"), verticesOf(count.seki)}};
}

[[nodiscard]] QJsonObject describe(const ScoringReport &report)
{
    QJsonObject object{{QStringLiteral("step"), scoringStepName(report.step)},
                       {QStringLiteral("outcome"), outcomeName(report.outcome)},
                       {QStringLiteral("decides"), report.isDecisive}};
    if (report.step == ScoringStep::PlayersScore || report.step == ScoringStep::PlayersDead) {
        describe(object, QStringLiteral("black"), report.opinions.black);
        describe(object, QStringLiteral("white"), report.opinions.white);
    }
    if (report.referee) {
        describe(object, QStringLiteral("referee"), *report.referee);
    }
    if (report.count && !report.count->owner.empty()) {
        object.insert(QStringLiteral("count"), describe(*report.count));
    }
    return object;
}

[[nodiscard]] std::optional<std::vector<Point>> pointsFrom(const QJsonValue &value, BoardSize size)
{
    if (!value.isArray()) {
        return std::nullopt;
    }
    std::vector<Point> points;
    const QJsonArray vertices = value.toArray();
    for (const QJsonValue &vertex : vertices) {
        if (const auto point = pointFromVertex(vertex.toString().toStdString(), size)) {
            points.push_back(*point);
        }
    }
    return points;
}

[[nodiscard]] ScoreOpinion opinionFrom(const QJsonValue &value, BoardSize size)
{
    ScoreOpinion opinion;
    if (!value.isObject()) {
        opinion.wasAsked = false;
        return opinion;
    }
    const QJsonObject said = value.toObject();
    opinion.text = said.value(QLatin1String("score")).toString();
    opinion.score = scoreFromText(opinion.text.toStdString());
    opinion.dead = pointsFrom(said.value(QLatin1String("dead")), size);
    opinion.seki = pointsFrom(said.value(QLatin1String("seki")), size);
    opinion.note = Message::verbatim(said.value(QLatin1String("note")).toString());
    if (!opinion.note.isEmpty()) {
        opinion.doubts = {{ScoreDoubt::If::Always, opinion.note}};
    }
    return opinion;
}

} // namespace

QString evidenceJson(const ScoreSheet &sheet)
{
    QJsonArray steps;
    for (const ScoringReport &report : sheet.reports) {
        steps.append(describe(report));
    }
    return QString::fromUtf8(QJsonDocument(steps).toJson(QJsonDocument::Compact));
}

std::optional<ScoreWitnesses> witnessesFromEvidence(const QString &json, BoardSize size)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    if (!document.isArray()) {
        return std::nullopt;
    }
    ScoreWitnesses witnesses{{opinionFrom({}, size), opinionFrom({}, size)}, std::nullopt};
    const QJsonArray steps = document.array();
    for (const QJsonValue &value : steps) {
        const QJsonObject step = value.toObject();
        if (step.contains(QLatin1String("black"))) {
            witnesses.players.black = opinionFrom(step.value(QLatin1String("black")), size);
        }
        if (step.contains(QLatin1String("white"))) {
            witnesses.players.white = opinionFrom(step.value(QLatin1String("white")), size);
        }
        if (step.contains(QLatin1String("referee"))) {
            witnesses.referee = opinionFrom(step.value(QLatin1String("referee")), size);
        }
    }
    return witnesses;
}

} // namespace shinpan
