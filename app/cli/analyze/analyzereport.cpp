#include "app/cli/analyze/analyzereport.h"

#include "app/cli/verb/jsonline.h"
#include "core/record/tree/sgfproperties.h"
#include "core/report/numberwords.h"
#include "core/util/printable.h"
#include "core/util/spoken.h"

#include <QJsonArray>

#include <cmath>

namespace shinpan {

namespace {

const char *nameOf(Color color)
{
    return color == Color::Black ? "black" : "white";
}

/// Four decimals: what a chance is known to at best.
double rounded(float value)
{
    return std::round(double(value) * 10'000) / 10'000;
}

std::optional<double> rounded(const std::optional<float> &value)
{
    return value ? std::optional(rounded(*value)) : std::nullopt;
}

QString lossText(float winrate, const std::optional<float> &points)
{
    const QString chances = percent(double(winrate), 1);
    return points ? spoken(QT_TRANSLATE_NOOP("Messages", "%1 (%2 points)"), chances,
                           decimal(double(*points), 1))
                  : chances;
}

QString judgementOf(const JudgedMove &move)
{
    const QString loss = lossText(move.loss.winrate, move.loss.points);
    return move.rank == 0
             ? spoken(QT_TRANSLATE_NOOP("Messages", "lost %1; the engine's choice"), loss)
             : spoken(QT_TRANSLATE_NOOP("Messages", "lost %1; better was %2"), loss,
                      vertexText(move.choice.move));
}

QString textOf(const GameFindings &report, Color color)
{
    const PlayerReview review = reviewOf(color, report.moves);
    const QString &name = report.playerName[color];
    const QString side = color == Color::Black ? spoken(QT_TRANSLATE_NOOP("Messages", "Black"))
                                               : spoken(QT_TRANSLATE_NOOP("Messages", "White"));
    QString text = spoken(QT_TRANSLATE_NOOP("Messages", "%1: %2"),
                          name.isEmpty() ? side : QStringLiteral("%1 (%2)").arg(side, name),
                          counted(review.moves, QT_TRANSLATE_NOOP("Messages", "1 move"),
                                  QT_TRANSLATE_NOOP("Messages", "%1 moves")));
    if (review.moves > 0) {
        const QString average = spoken(
            QT_TRANSLATE_NOOP("Messages", "average loss %1, the engine's choice %2 of %3"),
            lossText(review.averageLoss, review.averagePointLoss), review.choices, review.moves);
        text = spoken(QT_TRANSLATE_NOOP("Messages", "%1, %2"), text, average);
    }
    text += u'\n';
    for (const std::size_t index : review.worst) {
        const JudgedMove &move = report.moves[index];
        text += QStringLiteral("  %1 %2 %3\n")
                    .arg(move.number, 4)
                    .arg(vertexText(move.move.point), -4)
                    .arg(judgementOf(move));
    }
    return text;
}

QJsonObject objectOf(const JudgedMove &move, const MistakeLimits &mistakes)
{
    QJsonArray line;
    for (const std::optional<Point> &point : move.choice.line) {
        line.append(vertexText(point));
    }
    return {{QStringLiteral("number"), move.number},
            {QStringLiteral("color"), QString::fromLatin1(nameOf(move.move.color))},
            {QStringLiteral("move"), vertexText(move.move.point)},
            {QStringLiteral("winrate"), rounded(move.winrate)},
            {QStringLiteral("lead"), jsonValue(rounded(move.lead))},
            {QStringLiteral("visits"), static_cast<qint64>(move.visits)},
            {QStringLiteral("loss"), rounded(move.loss.winrate)},
            {QStringLiteral("pointLoss"), jsonValue(rounded(move.loss.points))},
            {QStringLiteral("rank"), jsonValue(move.rank)},
            {QStringLiteral("choice"), vertexText(move.choice.move)},
            {QStringLiteral("line"), line},
            {QStringLiteral("mistake"), isMistake(move, mistakes)}};
}

QJsonObject objectOf(const GameFindings &report, Color color)
{
    const PlayerReview review = reviewOf(color, report.moves);
    QJsonArray worst;
    for (const std::size_t index : review.worst) {
        worst.append(report.moves[index].number);
    }
    return QJsonObject{
        {QStringLiteral("name"), report.playerName[color]},
        {QStringLiteral("moves"), review.moves},
        {QStringLiteral("choices"), review.choices},
        {QStringLiteral("averageLoss"), rounded(review.averageLoss)},
        {QStringLiteral("averagePointLoss"), jsonValue(rounded(review.averagePointLoss))},
        {QStringLiteral("worst"), worst}};
}

QByteArray quoted(const QString &text)
{
    return '"' + harmlessCell(text).replace(u'"', QStringLiteral("\"\"")).toUtf8() + '"';
}

QByteArray numberText(const std::optional<double> &value)
{
    return value ? QByteArray::number(*value) : QByteArray();
}

} // namespace

QString toText(const GameFindings &report)
{
    const QString game = report.game > 1 ? spoken(QT_TRANSLATE_NOOP("Messages", "%1, game %2"),
                                                  report.file, report.game)
                                         : report.file;
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1, by %2"), game, report.engine) + u'\n'
         + textOf(report, Color::Black) + textOf(report, Color::White);
}

QByteArray toJson(const GameFindings &report, const MistakeLimits &mistakes)
{
    QJsonArray moves;
    for (const JudgedMove &move : report.moves) {
        moves.append(objectOf(move, mistakes));
    }
    return jsonLine(QJsonObject{{QStringLiteral("file"), report.file},
                                {QStringLiteral("game"), report.game},
                                {QStringLiteral("engine"), report.engine},
                                {QStringLiteral("moves"), moves},
                                {QStringLiteral("black"), objectOf(report, Color::Black)},
                                {QStringLiteral("white"), objectOf(report, Color::White)}})
         + '\n';
}

const char ReviewShape[] =
    R"(A review, which --json prints of each game by each engine, on one line; chances and leads are Black's:
  file, engine              text
  game                      integer   counts from 1 in its file
  moves[].number            integer
  moves[].color             text      black or white
  moves[].move              text
  moves[].winrate           number    after the move, as are lead and visits
  moves[].lead              number?
  moves[].visits            integer   those that there were, never fewer than --visits unless the engine
                                      or --seconds ended it before
  moves[].loss              number    of its player's chances; below 0: gained
  moves[].pointLoss         number?
  moves[].rank              integer?  among the engine's candidates, 0 its choice
  moves[].choice            text      the engine's move
  moves[].line[]            text      what it expects after that
  moves[].mistake           boolean   by --mistake and --mistake-points
  black, white              player

A player:
  name                      text
  moves, choices            integer   choices: those that the engine would have made
  averageLoss               number
  averagePointLoss          number?
  worst[]                   integer   numbers of the moves that lost most
)";

QByteArray csvHeader()
{
    return "file,game,engine,number,color,move,winrate,lead,visits,loss,point_loss,rank,choice,"
           "mistake\n";
}

QByteArray toCsv(const GameFindings &report, const MistakeLimits &mistakes)
{
    QByteArray text;
    for (const JudgedMove &move : report.moves) {
        const QByteArrayList fields = {
            quoted(report.file),
            QByteArray::number(report.game),
            quoted(report.engine),
            QByteArray::number(move.number),
            nameOf(move.move.color),
            vertexText(move.move.point).toLatin1(),
            QByteArray::number(rounded(move.winrate)),
            numberText(rounded(move.lead)),
            QByteArray::number(qint64(move.visits)),
            QByteArray::number(rounded(move.loss.winrate)),
            numberText(rounded(move.loss.points)),
            move.rank ? QByteArray::number(*move.rank) : QByteArray(),
            vertexText(move.choice.move).toLatin1(),
            isMistake(move, mistakes) ? "1" : "0",
        };
        text += fields.join(',') + '\n';
    }
    return text;
}

} // namespace shinpan
