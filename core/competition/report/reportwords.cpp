#include "core/competition/report/reportwords.h"

#include "core/competition/report/meetings.h"
#include "core/util/spoken.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr Word<SprtModel> ModelTexts[] = {{QLatin1String("logistic Elo"), SprtModel::Logistic},
                                          {QLatin1String("normalized Elo"), SprtModel::Normalized},
                                          {QLatin1String("BayesElo"), SprtModel::Bayesian}};

QStringList termsOf(const MatchSetup &setup, bool hasRules)
{
    const QString columns = QString::number(setup.size.columns);
    QStringList terms{spoken(
        QT_TRANSLATE_NOOP("Messages", "board size: %1"),
        setup.size.isSquare() ? columns : columns + u'x' + QString::number(setup.size.rows))};
    if (setup.handicap > 0) {
        terms += spoken(QT_TRANSLATE_NOOP("Messages", "handicap: %1 (%2)"), setup.handicap,
                        setup.handicapStyle == HandicapStyle::Fixed
                            ? spoken(QT_TRANSLATE_NOOP("Messages", "fixed"))
                            : spoken(QT_TRANSLATE_NOOP("Messages", "free")));
    }
    terms += spoken(QT_TRANSLATE_NOOP("Messages", "komi: %1"), points(setup.komi));
    if (hasRules) {
        terms += spoken(QT_TRANSLATE_NOOP("Messages", "rules: %1"), rulesWord(setup.rules));
    }
    if (setup.time.black == setup.time.white && setup.time.black.isLimited()) {
        terms += spoken(QT_TRANSLATE_NOOP("Messages", "time: %1"),
                        QString::fromStdString(toText(setup.time.black)));
    } else if (setup.time.black != setup.time.white) {
        terms += spoken(QT_TRANSLATE_NOOP("Messages", "time: %1 (black), %2 (white)"),
                        QString::fromStdString(toText(setup.time.black)),
                        QString::fromStdString(toText(setup.time.white)));
    }
    return terms;
}

/// The days as "2026-11-21", or "2026-11-21 to 2026-11-23".
QString daysText(const QDateTime &begun, const QDateTime &ended)
{
    const QString first = begun.toUTC().date().toString(Qt::ISODate);
    const QString last = ended.toUTC().date().toString(Qt::ISODate);
    return last.isEmpty() || last == first
             ? first
             : spoken(QT_TRANSLATE_NOOP("Messages", "%1 to %2"), first, last);
}

} // namespace

QString points(double value)
{
    return decimal(value, value == std::floor(value) ? 0 : 1);
}

QString meanText(const KnownMean &mean, int digits)
{
    const std::optional<double> value = mean.mean();
    return value ? decimal(*value, digits) : QStringLiteral("-");
}

QString eloRange(const Estimate &elo)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "%1 to %2"), signedDecimal(elo.low, 1),
                  signedDecimal(elo.high, 1));
}

QString chance(double probability)
{
    const QString text = percent(probability);
    if (text == percent(1) && probability < 1) {
        return u'>' + percent(0.9999);
    }
    return text == percent(0) && probability > 0 ? u'<' + percent(0.0001) : text;
}

QString pValueText(double value)
{
    return value < 0.0001 ? u'<' + decimal(0.0001, 4) : decimal(value, 4);
}

QString playedText(std::int64_t played, std::optional<int> limit)
{
    return limit ? QStringLiteral("%1/%2").arg(played).arg(*limit) : QString::number(played);
}

QString gamesText(std::int64_t count)
{
    return counted(count, QT_TRANSLATE_NOOP("Messages", "1 game"),
                   QT_TRANSLATE_NOOP("Messages", "%1 games"));
}

QStringList termsOf(const CompetitionReport &report, const MatchupReport &matchup)
{
    return termsOf(matchup.setup, !report.setup);
}

QStringList termsOf(const CompetitionReport &report)
{
    QStringList terms;
    if (report.begun.isValid()) {
        terms += daysText(report.begun, report.ended);
    }
    if (report.setup) {
        terms += termsOf(*report.setup, true);
        if (!report.setup->time.black.isLimited() && !report.setup->time.white.isLimited()) {
            terms += spoken(QT_TRANSLATE_NOOP("Messages", "no clock"));
        }
    }
    return terms;
}

QString progressText(const CompetitionReport &report)
{
    const bool isOne = report.played == 1 && !report.gamesInAll;
    QStringList parts{spoken(isOne ? QT_TRANSLATE_NOOP("Messages", "%1 game played")
                                   : QT_TRANSLATE_NOOP("Messages", "%1 games played"),
                             playedText(report.played, report.gamesInAll))};
    const auto add = [&](std::int64_t count, const char *what) {
        if (count > 0) {
            parts += spoken(what, count);
        }
    };
    add(report.running, QT_TRANSLATE_NOOP("Messages", "%1 running"));
    add(report.unknown, QT_TRANSLATE_NOOP("Messages", "%1 with unknown result"));
    add(report.voids, QT_TRANSLATE_NOOP("Messages", "%1 void"));
    add(report.duplicates + report.echoes, QT_TRANSLATE_NOOP("Messages", "%1 repeating another"));
    return parts.join(QStringLiteral(", "));
}

QString pairsText(const PairCounts &pairs)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "LL %1  LJ %2  split %3  WJ %4  WW %5"),
                  pairs.lostBoth, pairs.lostAndJigo, pairs.split, pairs.wonAndJigo, pairs.wonBoth);
}

QString verdictText(const SprtState &sprt)
{
    if (sprt.verdict != SprtVerdict::Continue) {
        return sprt.verdict == SprtVerdict::AcceptH0
                 ? spoken(QT_TRANSLATE_NOOP("Messages", "H0 accepted"))
                 : spoken(QT_TRANSLATE_NOOP("Messages", "H1 accepted"));
    }
    return sprt.isExhausted
             ? spoken(QT_TRANSLATE_NOOP("Messages",
                                        "no verdict, as the last %1 games repeat earlier ones"),
                      sprt.inARow)
             : spoken(QT_TRANSLATE_NOOP("Messages", "undecided"));
}

QStringList remarksOn(const MatchupReport &matchup)
{
    QStringList remarks;
    if (matchup.unknown() > 0) {
        remarks +=
            spoken(QT_TRANSLATE_NOOP("Messages", "unknown results: %1 (%2)"), matchup.unknown(),
                   percent(static_cast<double>(matchup.unknown()), matchup.played()));
    }
    if (matchup.voids > 0) {
        remarks += spoken(QT_TRANSLATE_NOOP("Messages", "void games: %1"), matchup.voids);
    }
    if (matchup.duplicates > 0) {
        remarks +=
            spoken(QT_TRANSLATE_NOOP("Messages",
                                     "repeated games: %1, so that errors are those of %2 games"),
                   matchup.duplicates, decimal(matchup.effectiveGames, 1));
    }
    return remarks;
}

QString beyondText(const SprtReport &sprt)
{
    if (sprt.verdict == SprtVerdict::Continue || sprt.beyond == 0) {
        return {};
    }
    return spoken(
        QT_TRANSLATE_NOOP("Messages",
                          "%1 ended beyond the pair that decided it, and the test leaves them out"),
        gamesText(sprt.beyond));
}

QString hypothesesText(const Sprt &test)
{
    return spoken(QT_TRANSLATE_NOOP("Messages", "H0: %1, H1: %2 (%3), alpha %4, beta %5"),
                  signedDecimal(test.elo0, 2), signedDecimal(test.elo1, 2),
                  QString(wordFor(ModelTexts, test.model)), QString::number(test.alpha),
                  QString::number(test.beta));
}

QString roundText(int round, std::size_t players)
{
    constexpr const char *Names[] = {QT_TRANSLATE_NOOP("Messages", "final"),
                                     QT_TRANSLATE_NOOP("Messages", "semifinals"),
                                     QT_TRANSLATE_NOOP("Messages", "quarterfinals")};
    const int later = roundsAfter(round, players);
    return later >= 0 && later < 3
             ? spoken(Names[later])
             : spoken(QT_TRANSLATE_NOOP("Messages", "round of %1"), std::size_t{2} << later);
}

bool repeatsMuch(const CompetitionReport &report)
{
    const auto known = static_cast<double>(report.played - report.unknown);
    return (report.duplicates > 0 || report.echoes > 0)
        && std::min(report.effectiveGames, report.effectiveRatedGames) < 0.8 * known;
}

QString leftOutText(const CompetitionReport &report)
{
    QStringList sentences;
    if (report.leftOut > 0) {
        sentences +=
            spoken(QT_TRANSLATE_NOOP("Messages", "Left out are %1 of which nothing was played."),
                   counted(static_cast<std::int64_t>(report.leftOut),
                           QT_TRANSLATE_NOOP("Messages", "1 matchup"),
                           QT_TRANSLATE_NOOP("Messages", "%1 matchups")));
    }
    if (report.adjudication.leftOut > 0) {
        sentences += spoken(
            QT_TRANSLATE_NOOP("Messages",
                              "Left out of all numbers: %1 that a rule of adjudication ended."),
            gamesText(report.adjudication.leftOut));
    }
    if (!report.comparesAll()) {
        sentences += spoken(
            QT_TRANSLATE_NOOP("Messages", "With more than %1 players, who beat whom is left out."),
            CompetitionReport::MostCompared);
    }
    return sentences.join(u' ');
}

QString duplicatesText(const CompetitionReport &report)
{
    if (report.duplicates == 0 && report.echoes == 0) {
        return {};
    }
    const auto known = static_cast<double>(report.played - report.unknown);
    QStringList sentences;
    if (report.duplicates > 0) {
        sentences << spoken(
            QT_TRANSLATE_NOOP("Messages", "Repeats of games between the same players: %1 of %2; "
                                          "errors are those of %3 games."),
            report.duplicates, decimal(known, 0), decimal(report.effectiveGames, 1));
    }
    if (report.echoes > 0) {
        sentences << spoken(
            QT_TRANSLATE_NOOP("Messages",
                              "Repeats of others’ games, or with colours swapped: %1 of %2."),
            report.echoes, decimal(known, 0));
    }
    if (report.ratings && report.effectiveRatedGames < static_cast<double>(report.ratedGames)) {
        sentences << spoken(QT_TRANSLATE_NOOP("Messages", "Ratings have the errors of %1 games."),
                            decimal(report.effectiveRatedGames, 1));
    }
    if (repeatsMuch(report)) {
        sentences.front() = spoken(QT_TRANSLATE_NOOP("Messages", "Warning: %1"), sentences.front());
        sentences
            << (report.hasOpenings
                    ? spoken(QT_TRANSLATE_NOOP("Messages", "More openings would make them differ."))
                    : spoken(QT_TRANSLATE_NOOP("Messages", "Openings would make them differ.")));
    }
    return sentences.join(u' ');
}

QString machineName(const QString &name)
{
    return name.isEmpty() ? spoken(QT_TRANSLATE_NOOP("Messages", "here")) : name;
}

} // namespace shinpan
