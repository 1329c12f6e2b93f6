#include "core/competition/run/scoreevidence.h"

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
        said.insert(QStringLiteral("note"), opinion.note);
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

} // namespace

QString evidenceJson(const ScoreSheet &sheet)
{
    QJsonArray steps;
    for (const ScoringReport &report : sheet.reports) {
        steps.append(describe(report));
    }
    return QString::fromUtf8(QJsonDocument(steps).toJson(QJsonDocument::Compact));
}

} // namespace shinpan
