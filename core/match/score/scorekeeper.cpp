#include "core/match/score/scorekeeper.h"

#include "core/match/score/gomillvote.h"

#include <QStringList>

namespace shinpan {

namespace {

using Agreement = DeadLists::Agreement;
using Outcome = ScoringReport::Outcome;

/// What neither side gave when both are silent: nothing, or nothing to make sense of.
[[nodiscard]] Outcome silenceOf(const ByColor<ScoreOpinion> &opinions)
{
    if (!opinions.black.wasAsked && !opinions.white.wasAsked) {
        return Outcome::Skipped;
    }
    const bool isTalk = !opinions.black.text.isEmpty() || !opinions.white.text.isEmpty();
    return isTalk ? Outcome::Unclear : Outcome::NoAnswer;
}

} // namespace

ScoreKeeper::ScoreKeeper(const Position &finished,
                         const GameTerms &terms,
                         const ScoringPolicy &policy,
                         bool isPersonPlaying)
    : m_counter(finished, terms, policy.areaCompensation)
    , m_policy(isPersonPlaying && policy == ScoringPolicy() ? attendedScoring() : policy)
    , m_isPersonPlaying(isPersonPlaying)
{
    m_result.end = GameEnd::Passes;
    summarize();
}

std::optional<ScoringStep> ScoreKeeper::nextStep() const
{
    if (m_isDecided || m_step == m_policy.ladder.size()) {
        return std::nullopt;
    }
    return m_policy.ladder[m_step];
}

ScoreQuestions ScoreKeeper::questions() const
{
    const bool wantsLists = !m_policy.trustsPlayers;
    return {m_policy.contains(ScoringStep::PlayersScore), wantsLists,
            wantsLists && m_counter.mindsSeki()};
}

void ScoreKeeper::hearPlayers(const ByColor<ScoreOpinion> &opinions)
{
    m_opinions = opinions;
    m_lists = compareDeadLists(m_counter.board(), opinions);
    m_counter.setLists(m_lists);
}

void ScoreKeeper::hearReferee(const ScoreOpinion &opinion)
{
    m_referee = opinion;
}

const ScoringReport &ScoreKeeper::takeStep()
{
    switch (*nextStep()) {
    case ScoringStep::PlayersScore:
        finish(m_policy.trustsPlayers ? takeAtTheirWord() : compareScores());
        break;
    case ScoringStep::PlayersDead:
        finish(compareDead());
        break;
    case ScoringStep::RefereeEngine:
        finish(hearThirdEngine());
        break;
    case ScoringStep::CountPlayedOut:
        finish(countPlayedOut());
        break;
    case ScoringStep::CountAllAlive:
        finish(countAllAlive());
        break;
    case ScoringStep::AskPerson:
        Q_UNREACHABLE();
    }
    return m_sheet.reports.back();
}

void ScoreKeeper::settle(const Settlement &settlement)
{
    ScoringReport report;
    report.step = ScoringStep::AskPerson;
    report.outcome = Outcome::Settled;
    report.isDecisive = true;
    report.count = m_counter.by(settlement);
    m_result.winner = report.count->score.winner();
    m_result.score = report.count->score;
    m_isDecided = true;
    finish(report);
}

ScoringReport ScoreKeeper::takeAtTheirWord()
{
    ScoringReport report;
    report.opinions = m_opinions;
    const std::optional<GomillVote> black = gomillVote(m_opinions.black.text);
    const std::optional<GomillVote> white = gomillVote(m_opinions.white.text);
    if (!black && !white) {
        report.outcome = silenceOf(m_opinions);
        return report;
    }
    const GomillVote vote = black ? *black : *white;
    if (!black || !white) {
        report.outcome = Outcome::OnlyOne;
        decide(report, vote.winner, vote.score());
    } else if (black->winner != white->winner) {
        report.outcome = Outcome::OtherWinner;
    } else {
        const bool isSame = black->margin == white->margin;
        report.outcome = isSame ? Outcome::Agreed : Outcome::SameWinner;
        decide(report, vote.winner, isSame ? vote.score() : std::nullopt);
    }
    return report;
}

ScoringReport ScoreKeeper::compareScores()
{
    ScoringReport report;
    report.opinions = m_opinions;
    const std::optional<Score> &black = m_opinions.black.score;
    const std::optional<Score> &white = m_opinions.white.score;
    if (!black && !white) {
        report.outcome = silenceOf(m_opinions);
        return report;
    }
    report.count = m_counter.byLists();
    const Score ours = report.count->score;
    const Score theirs = black ? *black : *white;
    const bool isAgreed = m_lists.agreement == Agreement::Both;
    if (!black || !white) {
        report.outcome = Outcome::OnlyOne;
        if (theirs.winner() == ours.winner()) {
            const bool isListed =
                m_lists.agreement == Agreement::One || m_lists.agreement == Agreement::Both;
            decide(report, ours.winner(), isListed ? ours : theirs);
        }
    } else if (black->winner() != white->winner()
               || (isAgreed && theirs.winner() != ours.winner())) {
        report.outcome = Outcome::OtherWinner;
    } else if (*black == *white && (!isAgreed || theirs == ours)) {
        report.outcome = Outcome::Agreed;
        decide(report, theirs.winner(), theirs);
    } else {
        report.outcome = Outcome::SameWinner;
        const bool isConfirmed = isAgreed || *black == ours || *white == ours;
        decide(report, theirs.winner(), isConfirmed ? std::optional(ours) : std::nullopt);
    }
    return report;
}

ScoringReport ScoreKeeper::compareDead()
{
    ScoringReport report;
    report.step = ScoringStep::PlayersDead;
    report.opinions = m_opinions;
    if (m_lists.agreement == Agreement::None) {
        const bool wasAsked = m_opinions.black.wasAsked || m_opinions.white.wasAsked;
        report.outcome = wasAsked ? Outcome::NoAnswer : Outcome::Skipped;
        return report;
    }
    report.count = m_counter.byLists();
    const Score ours = report.count->score;
    if (m_lists.agreement == Agreement::Both) {
        report.outcome = Outcome::Agreed;
        decide(report, ours.winner(), ours);
        return report;
    }
    if (m_lists.agreement == Agreement::One) {
        report.outcome = Outcome::OnlyOne;
        if (!isContradicted(ours.winner())) {
            decide(report, ours.winner(), ours);
        }
        return report;
    }
    const Score ofBlack = m_counter.by({*m_opinions.black.dead, std::nullopt}).score;
    const Score ofWhite = m_counter.by({*m_opinions.white.dead, std::nullopt}).score;
    if (ofBlack.winner() != ofWhite.winner()) {
        report.outcome = Outcome::OtherWinner;
        return report;
    }
    report.outcome = Outcome::SameWinner;
    decide(report, ofBlack.winner(), ofBlack == ofWhite ? std::optional(ofBlack) : std::nullopt);
    return report;
}

ScoringReport ScoreKeeper::hearThirdEngine()
{
    ScoringReport report;
    report.step = ScoringStep::RefereeEngine;
    report.referee = m_referee;
    if (!m_referee) {
        return report;
    }
    const std::optional<Score> &score = m_referee->score;
    if (!m_referee->dead) {
        if (score) {
            report.outcome = Outcome::Agreed;
            decide(report, score->winner(), score);
        } else {
            report.outcome = m_referee->text.isEmpty() ? Outcome::NoAnswer : Outcome::Unclear;
        }
        return report;
    }
    report.count = m_counter.by({*m_referee->dead, m_referee->seki});
    const Score ours = report.count->score;
    if (score && score->winner() != ours.winner()) {
        report.outcome = Outcome::OtherWinner;
        return report;
    }
    report.outcome = !score || *score == ours ? Outcome::Agreed : Outcome::SameWinner;
    decide(report, ours.winner(), ours);
    return report;
}

ScoringReport ScoreKeeper::countPlayedOut()
{
    ScoringReport report;
    report.step = ScoringStep::CountPlayedOut;
    report.count = m_counter.byEstimate();
    report.outcome = Outcome::OtherWinner;
    if (!isContradicted(report.count->score.winner())) {
        report.outcome = Outcome::Settled;
        decide(report, report.count->score.winner(), report.count->score);
    }
    return report;
}

ScoringReport ScoreKeeper::countAllAlive()
{
    ScoringReport report;
    report.step = ScoringStep::CountAllAlive;
    report.outcome = Outcome::Settled;
    report.count = m_counter.by({});
    decide(report, report.count->score.winner(), report.count->score);
    return report;
}

/// Where the person who plays is still to be asked, nothing is decided over their head.
void ScoreKeeper::decide(ScoringReport &report,
                         std::optional<Color> winner,
                         std::optional<Score> score)
{
    if (m_isPersonPlaying && m_policy.contains(ScoringStep::AskPerson)) {
        return;
    }
    report.isDecisive = true;
    m_result.winner = winner;
    m_result.score = score;
    m_isDecided = true;
}

void ScoreKeeper::finish(ScoringReport report)
{
    report.text = evidenceOf(report);
    const bool isBetter = report.isDecisive || report.step == ScoringStep::RefereeEngine;
    if (report.count && (isBetter || m_sheet.count.owner.empty())) {
        m_sheet.count = *report.count;
    }
    m_sheet.reports.push_back(std::move(report));
    ++m_step;
    summarize();
}

/// What follows from the reports so far.
void ScoreKeeper::summarize()
{
    if (nextStep() == ScoringStep::AskPerson && m_sheet.count.owner.empty()) {
        m_sheet.count = m_counter.byEstimate(); // to propose something
    }
    m_sheet.isDisputed = isDisputed();
    m_result.reason = reason();
}

bool ScoreKeeper::isContradicted(std::optional<Color> winner) const
{
    const auto namesAnother = [winner](const ScoreOpinion &opinion) {
        return opinion.score && opinion.score->winner() != winner;
    };
    const ScoringReport *lists = m_sheet.report(ScoringStep::PlayersDead);
    return namesAnother(m_opinions.black) || namesAnother(m_opinions.white)
        || (lists != nullptr && lists->outcome == Outcome::OtherWinner);
}

bool ScoreKeeper::isDisputed() const
{
    const auto contradicts = [this](const std::optional<Score> &score) {
        return score && score != m_result.score;
    };
    const bool isCounted = !m_sheet.count.owner.empty();
    return !m_isDecided || m_lists.agreement == Agreement::Differ
        || contradicts(m_opinions.black.score) || contradicts(m_opinions.white.score)
        || (m_referee && contradicts(m_referee->score))
        || (isCounted && contradicts(m_sheet.count.score));
}

QString ScoreKeeper::reason() const
{
    if (m_policy.trustsPlayers) {
        return gomillReason();
    }
    if (!m_sheet.isDisputed) {
        return {};
    }
    QStringList parts{QStringLiteral("Black says ") + said(m_opinions.black),
                      QStringLiteral("White says ") + said(m_opinions.white)};
    if (m_referee) {
        parts << QStringLiteral("the referee engine says ") + said(*m_referee);
    }
    if (!m_sheet.count.owner.empty()) {
        parts << QStringLiteral("our count is ")
                     + QString::fromStdString(toSgf(m_sheet.count.score));
    }
    return QStringLiteral("opinions differ: ") + parts.join(QStringLiteral(", "))
         + (m_lists.agreement == Agreement::Differ ? QStringLiteral("; not the same dead stones")
                                                   : QString());
}

/// The details that Gomill gives to results of its `players` scorer.
QString ScoreKeeper::gomillReason() const
{
    if (m_isDecided) {
        return m_result.score ? QString() : QStringLiteral("unknown margin");
    }
    const ScoringReport *report = m_sheet.report(ScoringStep::PlayersScore);
    const bool isQuarrel = report != nullptr && report->outcome == Outcome::OtherWinner;
    return isQuarrel ? QStringLiteral("players disagreed") : QStringLiteral("no score reported");
}

} // namespace shinpan
