#include "core/competition/report/reportwords.h"

#include "core/competition/report/meetings.h"

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
    QStringList terms{
        QStringLiteral("board size: ")
        + (setup.size.isSquare() ? columns : columns + u'x' + QString::number(setup.size.rows))};
    if (setup.handicap > 0) {
        terms += QStringLiteral("handicap: %1 (%2)")
                     .arg(setup.handicap)
                     .arg(setup.handicapStyle == HandicapStyle::Fixed ? QStringLiteral("fixed")
                                                                      : QStringLiteral("free"));
    }
    terms += QStringLiteral("komi: ") + QString::number(setup.komi);
    if (hasRules) {
        terms += QStringLiteral("rules: ") + QString::fromStdString(toText(setup.rules));
    }
    if (setup.time.black == setup.time.white && setup.time.black.isLimited()) {
        terms += QStringLiteral("time: ") + QString::fromStdString(toText(setup.time.black));
    } else if (setup.time.black != setup.time.white) {
        terms += QStringLiteral("time: %1 (black), %2 (white)")
                     .arg(QString::fromStdString(toText(setup.time.black)),
                          QString::fromStdString(toText(setup.time.white)));
    }
    return terms;
}

/// The days as "2026-11-21", or "2026-11-21 to 2026-11-23".
QString daysText(const QDateTime &begun, const QDateTime &ended)
{
    const QString first = begun.toUTC().date().toString(Qt::ISODate);
    const QString last = ended.toUTC().date().toString(Qt::ISODate);
    return last.isEmpty() || last == first ? first : first + QStringLiteral(" to ") + last;
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
    return signedDecimal(elo.low, 1) + QStringLiteral(" to ") + signedDecimal(elo.high, 1);
}

QString chance(double probability)
{
    const QString text = percent(probability);
    if (text == percent(1) && probability < 1) {
        return QStringLiteral(">99.99%");
    }
    return text == percent(0) && probability > 0 ? QStringLiteral("<0.01%") : text;
}

QString pValueText(double value)
{
    return value < 0.0001 ? QStringLiteral("<0.0001") : decimal(value, 4);
}

QString playedText(std::int64_t played, std::optional<int> limit)
{
    return limit ? QStringLiteral("%1/%2").arg(played).arg(*limit) : QString::number(played);
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
            terms += QStringLiteral("no clock");
        }
    }
    return terms;
}

QString progressText(const CompetitionReport &report)
{
    const QString games =
        report.played == 1 && !report.gamesInAll ? QStringLiteral("game") : QStringLiteral("games");
    QStringList parts{
        QStringLiteral("%1 %2 played").arg(playedText(report.played, report.gamesInAll), games)};
    const auto add = [&](std::int64_t count, const char *what) {
        if (count > 0) {
            parts += QString::number(count) + u' ' + QString::fromLatin1(what);
        }
    };
    add(report.running, "running");
    add(report.unknown, "with unknown result");
    add(report.voids, "void");
    add(report.duplicates + report.echoes, "repeating another");
    return parts.join(QStringLiteral(", "));
}

QString pairsText(const PairCounts &pairs)
{
    return QStringLiteral("LL %1  LJ %2  split %3  WJ %4  WW %5")
        .arg(pairs.lostBoth)
        .arg(pairs.lostAndJigo)
        .arg(pairs.split)
        .arg(pairs.wonAndJigo)
        .arg(pairs.wonBoth);
}

QString verdictText(const SprtState &sprt)
{
    if (sprt.verdict != SprtVerdict::Continue) {
        return sprt.verdict == SprtVerdict::AcceptH0 ? QStringLiteral("H0 accepted")
                                                     : QStringLiteral("H1 accepted");
    }
    return sprt.isExhausted ? QStringLiteral("no verdict, as the last %1 games repeat earlier ones")
                                  .arg(sprt.inARow)
                            : QStringLiteral("undecided");
}

QStringList remarksOn(const MatchupReport &matchup)
{
    QStringList remarks;
    if (matchup.unknown() > 0) {
        remarks += QStringLiteral("unknown results: %1 (%2)")
                       .arg(matchup.unknown())
                       .arg(percent(static_cast<double>(matchup.unknown()), matchup.played()));
    }
    if (matchup.voids > 0) {
        remarks += QStringLiteral("void games: %1").arg(matchup.voids);
    }
    if (matchup.duplicates > 0) {
        remarks += QStringLiteral("repeated games: %1, so that errors are those of %2 games")
                       .arg(matchup.duplicates)
                       .arg(decimal(matchup.effectiveGames, 1));
    }
    return remarks;
}

QString beyondText(const SprtReport &sprt)
{
    if (sprt.verdict == SprtVerdict::Continue || sprt.beyond == 0) {
        return {};
    }
    return QStringLiteral("%1 ended beyond the pair that decided it, and the test leaves them out")
        .arg(counted(sprt.beyond, QStringLiteral("game"), QStringLiteral("games")));
}

QString hypothesesText(const Sprt &test)
{
    return QStringLiteral("H0: %1, H1: %2 (%3), alpha %4, beta %5")
        .arg(signedDecimal(test.elo0, 2), signedDecimal(test.elo1, 2),
             QString(wordFor(ModelTexts, test.model)), QString::number(test.alpha),
             QString::number(test.beta));
}

QString roundText(int round, std::size_t players)
{
    constexpr const char *Names[] = {"final", "semifinals", "quarterfinals"};
    const int later = roundsAfter(round, players);
    return later >= 0 && later < 3 ? QString::fromLatin1(Names[later])
                                   : QStringLiteral("round of %1").arg(std::size_t{2} << later);
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
        sentences += QStringLiteral("Left out are %1 of which nothing was played.")
                         .arg(counted(static_cast<std::int64_t>(report.leftOut),
                                      QStringLiteral("matchup"), QStringLiteral("matchups")));
    }
    if (report.adjudication.leftOut > 0) {
        sentences +=
            QStringLiteral("Left out of all numbers: %1 that a rule of adjudication ended.")
                .arg(counted(report.adjudication.leftOut, QStringLiteral("game"),
                             QStringLiteral("games")));
    }
    if (!report.comparesAll()) {
        sentences += QStringLiteral("Of more than %1 players none is set against each other one.")
                         .arg(CompetitionReport::MostCompared);
    }
    return sentences.join(u' ');
}

QString duplicatesText(const CompetitionReport &report)
{
    if (report.duplicates == 0 && report.echoes == 0) {
        return {};
    }
    const auto known = static_cast<double>(report.played - report.unknown);
    const auto repeats = [](std::int64_t games) {
        return games == 1 ? QStringLiteral("repeats") : QStringLiteral("repeat");
    };
    QStringList sentences;
    if (report.duplicates > 0) {
        sentences << QStringLiteral("%1 of %2 games %3 another one between the same players: "
                                    "errors are those of %4 games.")
                         .arg(QString::number(report.duplicates), decimal(known, 0),
                              repeats(report.duplicates), decimal(report.effectiveGames, 1));
    }
    if (report.echoes > 0) {
        sentences << QStringLiteral("%1 of %2 games %3 one that others played, or these with "
                                    "colours swapped.")
                         .arg(QString::number(report.echoes), decimal(known, 0),
                              repeats(report.echoes));
    }
    if (report.ratings && report.effectiveRatedGames < static_cast<double>(report.ratedGames)) {
        sentences << QStringLiteral("Ratings have the errors of %1 games.")
                         .arg(decimal(report.effectiveRatedGames, 1));
    }
    if (repeatsMuch(report)) {
        sentences.front().prepend(QStringLiteral("Warning: "));
        sentences << (report.hasOpenings ? QStringLiteral("More openings would make them differ.")
                                         : QStringLiteral("Openings would make them differ."));
    }
    return sentences.join(u' ');
}

QString machineName(const QString &name)
{
    return name.isEmpty() ? QStringLiteral("here") : name;
}

} // namespace shinpan
