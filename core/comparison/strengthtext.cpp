#include "core/comparison/strengthreport.h"
#include "core/record/tree/sgfproperties.h"
#include "core/regression/newtest.h"
#include "core/report/jsonvalues.h"
#include "core/report/texttable.h"
#include "core/util/printable.h"
#include "core/util/spoken.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

[[nodiscard]] QString signedText(double value, int decimals)
{
    if (std::isinf(value)) {
        return value > 0 ? QStringLiteral("+∞") : QStringLiteral("-∞");
    }
    const QString text = spokenNumber(value, decimals);
    return value > 0 ? u'+' + text : text;
}

[[nodiscard]] QString intervalText(const Estimate &estimate, double factor, int decimals)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1 to %2"),
                  signedText(estimate.low * factor, decimals),
                  signedText(estimate.high * factor, decimals));
}

[[nodiscard]] const char *colorName(Color color)
{
    return color == Color::Black ? QT_TRANSLATE_NOOP("Messages", "Black")
                                 : QT_TRANSLATE_NOOP("Messages", "White");
}

[[nodiscard]] QString gtpColor(Color color)
{
    return QString::fromLatin1(colorName(color)).toLower();
}

[[nodiscard]] QString choiceText(const AskedPlace &place, std::size_t build)
{
    return vertexText(place.choices[build]->point);
}

/// How a number is written: for people or for files.
using NumberText = QString (*)(double);

[[nodiscard]] Message winsOf(const GameCounts &games, NumberText text)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "%1 of %2"),
                       text(static_cast<double>(games.wins) + static_cast<double>(games.jigos) / 2),
                       games.total());
}

/// "game 3, move 25, Black: the first chose D4 and won 8 of 10, the second Q16 and won 1 of 10".
[[nodiscard]] Message storyOf(const AskedPlace &place, const PlayedOut &played, NumberText text)
{
    return Message::of(
        QT_TRANSLATE_NOOP(
            "Messages",
            "game %1, move %2, %3: the first chose %4 and won %5, the second chose %6 and won %7"),
        place.game + 1, place.moveNumber(), Message::of(colorName(place.toPlay)),
        choiceText(place, 0), winsOf(played.games[0], text), choiceText(place, 1),
        winsOf(played.games[1], text));
}

void addRow(TextTable &table, const ChoiceGroup &group)
{
    constexpr double Percent = 100;
    QStringList cells{spoken(group.name), QString::number(group.asked),
                      QString::number(group.otherwise), QString::number(group.playedOut)};
    if (group.playedOut > 0) {
        cells += {signedText(group.worth.value * Percent, 1), intervalText(group.worth, Percent, 0),
                  signedText(group.aGame.value, 2), intervalText(group.aGame, 1, 2)};
    }
    table.addRow(cells);
}

/// A line for each, the names below each other.
[[nodiscard]] QString namesText(const std::vector<std::pair<const char *, QString>> &names)
{
    int width = 0;
    for (const auto &[label, name] : names) {
        width = std::max(width, columnsOf(spoken(label)));
    }
    QString text;
    for (const auto &[label, name] : names) {
        const QString said = spoken(label);
        text += said + blanksBeside(said, width + 1) + name + u'\n';
    }
    return text;
}

[[nodiscard]] QString tableText(const StrengthReport &report)
{
    TextTable table({{"", true},
                     QT_TRANSLATE_NOOP("Messages", "asked"),
                     QT_TRANSLATE_NOOP("Messages", "differ"),
                     QT_TRANSLATE_NOOP("Messages", "played"),
                     QT_TRANSLATE_NOOP("Messages", "worth %"),
                     "95 %",
                     QT_TRANSLATE_NOOP("Messages", "a game"),
                     "95 %"});
    addRow(table, wholeOf(report));
    for (const Division division : {Division::Phase, Division::Kind, Division::Distance}) {
        const std::vector<ChoiceGroup> groups = groupsOf(report, division);
        if (!groups.empty()) {
            table.addRow({});
        }
        for (const ChoiceGroup &group : groups) {
            addRow(table, group);
        }
    }
    return table.toText();
}

[[nodiscard]] QJsonObject jsonOf(const GameCounts &games)
{
    return {{QStringLiteral("wins"), static_cast<qint64>(games.wins)},
            {QStringLiteral("losses"), static_cast<qint64>(games.losses)},
            {QStringLiteral("jigos"), static_cast<qint64>(games.jigos)}};
}

[[nodiscard]] QJsonArray jsonOf(const std::vector<ChoiceGroup> &groups)
{
    QJsonArray array;
    for (const ChoiceGroup &group : groups) {
        const auto ifPlayed = [&group](const Estimate &estimate) {
            return group.playedOut > 0 ? QJsonValue(json::jsonOf(estimate)) : QJsonValue();
        };
        array += QJsonObject{{QStringLiteral("name"), QString::fromLatin1(group.name)},
                             {QStringLiteral("asked"), group.asked},
                             {QStringLiteral("otherwise"), group.otherwise},
                             {QStringLiteral("playedOut"), group.playedOut},
                             {QStringLiteral("worth"), ifPlayed(group.worth)},
                             {QStringLiteral("aGame"), ifPlayed(group.aGame)}};
    }
    return array;
}

[[nodiscard]] QJsonObject jsonOf(const AskedPlace &place, const PlayedOut &played)
{
    QJsonObject object{{QStringLiteral("game"), static_cast<int>(place.game) + 1},
                       {QStringLiteral("move"), place.moveNumber()},
                       {QStringLiteral("color"), gtpColor(place.toPlay)}};
    const ByBuild<QString> names{QStringLiteral("first"), QStringLiteral("second")};
    for (std::size_t build = 0; build < names.size(); ++build) {
        QJsonObject choice = jsonOf(played.games[build]);
        choice[QStringLiteral("choice")] = choiceText(place, build);
        object[names[build]] = choice;
    }
    return object;
}

} // namespace

QString toText(const StrengthReport &report, std::size_t mostWorst)
{
    const NumberText numberText = [](double number) { return spokenNumber(number); };
    QString text = namesText({{QT_TRANSLATE_NOOP("Messages", "first:"), report.builds[0]},
                              {QT_TRANSLATE_NOOP("Messages", "second:"), report.builds[1]},
                              {QT_TRANSLATE_NOOP("Messages", "played out by:"), report.player}});
    if (report.match) {
        const Estimate elo = eloEstimate(*report.match);
        text += u'\n'
              + spoken(QT_TRANSLATE_NOOP("Messages", "The second won %1 games: %2 Elo (%3)"),
                       winsOf(*report.match, numberText), signedText(elo.value, 0),
                       intervalText(elo, 1, 0))
              + u'\n';
    }
    text += u'\n' + tableText(report);
    const std::vector<PlayedOut> worst = worstOf(report, mostWorst);
    if (!worst.empty()) {
        text += u'\n' + spoken(QT_TRANSLATE_NOOP("Messages", "What cost most:")) + u'\n';
    }
    for (const PlayedOut &played : worst) {
        text +=
            wrapped(spoken(storyOf(report.asked[played.place], played, numberText)), 80) + u'\n';
    }
    return text;
}

QByteArray toJson(const StrengthReport &report)
{
    QJsonArray choices;
    for (const PlayedOut &played : report.playedOut) {
        choices += jsonOf(report.asked[played.place], played);
    }
    const QJsonObject object{
        {QStringLiteral("first"), report.builds[0]},
        {QStringLiteral("second"), report.builds[1]},
        {QStringLiteral("player"), report.player},
        {QStringLiteral("games"), report.games},
        {QStringLiteral("match"), report.match ? QJsonValue(jsonOf(*report.match)) : QJsonValue()},
        {QStringLiteral("all"), jsonOf({wholeOf(report)}).first()},
        {QStringLiteral("phases"), jsonOf(groupsOf(report, Division::Phase))},
        {QStringLiteral("kinds"), jsonOf(groupsOf(report, Division::Kind))},
        {QStringLiteral("distances"), jsonOf(groupsOf(report, Division::Distance))},
        {QStringLiteral("choices"), choices}};
    return printableJson(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

const char StrengthShape[] = R"(The report:
  first, second, player  text      command lines
  games                  integer
  match                  counts?   of the second build, if they played
  all                    group
  phases[], kinds[], distances[]  group
  choices[].game, choices[].move  integer
  choices[].color        text      black or white
  choices[].first, choices[].second  choice

A group:
  name                   text
  asked, otherwise, playedOut  integer   as the table has them
  worth, aGame           estimate?

A choice, and how its games went for the side that chose:
  choice                 text
  *                      counts

A counts object:
  wins, losses, jigos    integer

An estimate, with its 95 % interval:
  low, value, high       number/inf
)";

QByteArray toSuite(const StrengthReport &report, std::size_t mostWorst, double komi)
{
    QByteArray suite;
    int number = 0;
    for (const PlayedOut &played : worstOf(report, mostWorst)) {
        const AskedPlace &place = report.asked[played.place];
        const bool isSecondWorse = played.worth().value_or(0) < 0;
        NewTest test;
        test.line = place.line;
        test.komi = komi;
        test.command = QStringLiteral("reg_genmove ") + gtpColor(place.toPlay);
        const QString better = choiceText(place, isSecondWorse ? 0 : 1);
        test.expectation.pattern = // engines spell it either way
            better == QLatin1String("pass") ? QStringLiteral("pass|PASS") : better;
        test.expectation.expectsFailure = isSecondWorse;
        test.number = number += 10;
        test.remark =
            storyOf(place, played, [](double wins) { return QString::number(wins); }).english();
        suite += (suite.isEmpty() ? "" : "\n") + suiteLines(test);
    }
    return suite;
}

} // namespace shinpan
