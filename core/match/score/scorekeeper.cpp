#include "core/match/score/scorekeeper.h"

#include "core/rules/playout.h"
#include "core/util/message.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <set>

namespace shinpan {

namespace {

using Agreement = DeadLists::Agreement;
using StepOutcome = ScoringReport::Outcome;

/// What neither side gave when both are silent: nothing, or nothing to make sense of.
[[nodiscard]] StepOutcome silenceOf(const ByColor<ScoreOpinion> &opinions)
{
    if (!opinions.black.wasAsked && !opinions.white.wasAsked) {
        return StepOutcome::Skipped;
    }
    const bool isTalk = !opinions.black.text.isEmpty() || !opinions.white.text.isEmpty();
    return isTalk ? StepOutcome::Unclear : StepOutcome::NoAnswer;
}

using Points = std::vector<Point>;

[[nodiscard]] std::optional<Points> wholeChains(const Board &board,
                                                const std::optional<Points> &named)
{
    if (!named) {
        return std::nullopt;
    }
    std::set<Point> points; // every chain is walked once, however often it is named
    for (const Point point : *named) {
        if (board.at(point) != Stone::Empty && !points.contains(point)) {
            board.forEachInChain(point, [&points](Point member) { points.insert(member); });
        }
    }
    return Points(points.begin(), points.end());
}

/// One stone stands for its chain; an empty point means nothing.
[[nodiscard]] DeadLists compareDeadLists(const Board &board, const ByColor<ScoreOpinion> &opinions)
{
    const std::optional<Points> black = wholeChains(board, opinions.black.dead);
    const std::optional<Points> white = wholeChains(board, opinions.white.dead);
    if (!black && !white) {
        return {};
    }
    if (!black || !white) {
        const ScoreOpinion &only = black ? opinions.black : opinions.white;
        return {Agreement::One, {black ? *black : *white, wholeChains(board, only.seki)}};
    }
    const std::optional<Points> seki = wholeChains(board, opinions.black.seki);
    const bool isSameSeki = seki == wholeChains(board, opinions.white.seki);
    Points both;
    std::ranges::set_intersection(*black, *white, std::back_inserter(both));
    return {*black == *white ? Agreement::Both : Agreement::Differ,
            {both, isSameSeki ? seki : std::nullopt}};
}

/// Area is counted on the board alone, so that the way there may be forgotten.
[[nodiscard]] Position forArea(const Position &finished, HandicapCompensation compensation)
{
    Ruleset rules;
    rules.handicapCompensation = compensation;
    return {finished.board(), finished.toPlay(), rules};
}

[[nodiscard]] Message inWords(const ScoreOpinion &opinion)
{
    return opinion.score || !opinion.text.isEmpty()
             ? Message::verbatim(said(opinion))
             : Message::of(QT_TRANSLATE_NOOP("Messages", "nothing"));
}

[[nodiscard]] Message ourCount(const Count &count)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "our count is %1"),
                       QString::fromStdString(toSgf(count.score)));
}

[[nodiscard]] Message listed(const Message &some, const Message &last)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "%1, %2"), some, last);
}

} // namespace

std::optional<Score> GomillVote::score() const
{
    return margin ? std::optional(Score{winner == Color::White ? -*margin : *margin})
                  : std::nullopt;
}

std::optional<GomillVote> gomillVote(const QString &finalScore)
{
    const QString text = finalScore.toUpper();
    if (text == QLatin1String("0")) {
        return GomillVote{std::nullopt, 0.0};
    }
    if (!text.startsWith(QLatin1String("B+")) && !text.startsWith(QLatin1String("W+"))) {
        return std::nullopt;
    }
    GomillVote vote{text.startsWith(u'B') ? Color::Black : Color::White, std::nullopt};
    bool isNumber = false;
    const double margin = QStringView(text).sliced(2).toDouble(&isNumber);
    if (isNumber && margin > 0 && margin <= MaxMargin) {
        vote.margin = margin;
    }
    return vote;
}

ScoreKeeper::ScoreKeeper(const Position &finished,
                         const GameTerms &terms,
                         const ScoringPolicy &policy,
                         bool isPersonPlaying)
    : m_position(policy.areaCompensation ? forArea(finished, *policy.areaCompensation) : finished)
    , m_terms(terms)
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
            wantsLists && m_position.rules().tax != GroupTax::None};
}

void ScoreKeeper::hearPlayers(const ByColor<ScoreOpinion> &opinions)
{
    m_opinions = opinions;
    m_lists = compareDeadLists(m_position.board(), opinions);
    m_byLists.reset();
    if (!m_policy.trustsPlayers) {
        weigh(m_opinions.black);
        weigh(m_opinions.white);
    }
}

void ScoreKeeper::hearReferee(const ScoreOpinion &opinion)
{
    m_referee = opinion;
    weigh(*m_referee);
}

/// Takes a score for none where a doubt of it is so on this board.
void ScoreKeeper::weigh(ScoreOpinion &opinion)
{
    for (const ScoreDoubt &doubt : opinion.doubts) {
        if (opinion.score && isSo(doubt.condition)) {
            opinion.score.reset();
            opinion.note = doubt.words;
        }
    }
}

bool ScoreKeeper::isSo(ScoreDoubt::If condition)
{
    switch (condition) {
    case ScoreDoubt::If::Always:
        return true;
    case ScoreDoubt::If::Seki: {
        Ruleset looking = m_position.rules(); // seki is looked for where eyes in it do not count
        looking.tax = GroupTax::Seki;
        const Position position(m_position.board(), m_position.toPlay(), looking);
        return !countGame(position, m_terms, held()).seki.empty();
    }
    case ScoreDoubt::If::OddNeutral:
        return std::ranges::count(byLists().owner, Stone::Empty) % 2 != 0;
    }
    Q_UNREACHABLE();
}

const ScoringReport &ScoreKeeper::takeStep()
{
    ScoringReport report;
    report.step = *nextStep();
    switch (report.step) {
    case ScoringStep::PlayersScore:
        m_policy.trustsPlayers ? takeAtTheirWord(report) : compareScores(report);
        break;
    case ScoringStep::PlayersDead:
        compareDead(report);
        break;
    case ScoringStep::RefereeEngine:
        hearThirdEngine(report);
        break;
    case ScoringStep::CountPlayedOut:
        countPlayedOut(report);
        break;
    case ScoringStep::CountAllAlive:
        countAllAlive(report);
        break;
    case ScoringStep::AskPerson:
        Q_UNREACHABLE();
    }
    finish(std::move(report));
    return m_sheet.reports.back();
}

void ScoreKeeper::settle(const Settlement &settlement)
{
    ScoringReport report;
    report.step = ScoringStep::AskPerson;
    report.outcome = StepOutcome::Settled;
    report.isDecisive = true;
    report.count = by(settlement);
    m_result.winner = report.count->score.winner();
    m_result.score = report.count->score;
    m_isDecided = true;
    finish(report);
}

void ScoreKeeper::takeAtTheirWord(ScoringReport &report)
{
    report.opinions = m_opinions;
    const std::optional<GomillVote> black = gomillVote(m_opinions.black.text);
    const std::optional<GomillVote> white = gomillVote(m_opinions.white.text);
    if (!black && !white) {
        report.outcome = silenceOf(m_opinions);
        return;
    }
    const GomillVote vote = black ? *black : *white;
    if (!black || !white) {
        report.outcome = StepOutcome::OnlyOne;
        decide(report, vote.winner, vote.score());
    } else if (black->winner != white->winner) {
        report.outcome = StepOutcome::OtherWinner;
    } else {
        const bool isSame = black->margin == white->margin;
        report.outcome = isSame ? StepOutcome::Agreed : StepOutcome::SameWinner;
        decide(report, vote.winner, isSame ? vote.score() : std::nullopt);
    }
}

void ScoreKeeper::compareScores(ScoringReport &report)
{
    report.opinions = m_opinions;
    const std::optional<Score> &black = m_opinions.black.score;
    const std::optional<Score> &white = m_opinions.white.score;
    if (!black && !white) {
        report.outcome = silenceOf(m_opinions);
        return;
    }
    report.count = byLists();
    const Score ours = report.count->score;
    const Score theirs = black ? *black : *white;
    const bool isAgreed = m_lists.agreement == Agreement::Both;
    if (!black || !white) {
        report.outcome = StepOutcome::OnlyOne;
        if (theirs.winner() == ours.winner()) {
            const bool isListed =
                m_lists.agreement == Agreement::One || m_lists.agreement == Agreement::Both;
            decide(report, ours.winner(), isListed ? ours : theirs);
        }
    } else if (black->winner() != white->winner()
               || (isAgreed && theirs.winner() != ours.winner())) {
        report.outcome = StepOutcome::OtherWinner;
    } else if (*black == *white && (!isAgreed || theirs == ours)) {
        report.outcome = StepOutcome::Agreed;
        decide(report, theirs.winner(), theirs);
    } else {
        report.outcome = StepOutcome::SameWinner;
        const bool isConfirmed = isAgreed || *black == ours || *white == ours;
        decide(report, theirs.winner(), isConfirmed ? std::optional(ours) : std::nullopt);
    }
}

void ScoreKeeper::compareDead(ScoringReport &report)
{
    report.opinions = m_opinions;
    if (m_lists.agreement == Agreement::None) {
        const bool wasAsked = m_opinions.black.wasAsked || m_opinions.white.wasAsked;
        report.outcome = wasAsked ? StepOutcome::NoAnswer : StepOutcome::Skipped;
        return;
    }
    report.count = byLists();
    const Score ours = report.count->score;
    if (m_lists.agreement == Agreement::Both) {
        report.outcome = StepOutcome::Agreed;
        decide(report, ours.winner(), ours);
        return;
    }
    if (m_lists.agreement == Agreement::One) {
        report.outcome = StepOutcome::OnlyOne;
        if (!isContradicted(ours.winner())) {
            decide(report, ours.winner(), ours);
        }
        return;
    }
    const Score ofBlack = by({*m_opinions.black.dead, std::nullopt}).score;
    const Score ofWhite = by({*m_opinions.white.dead, std::nullopt}).score;
    if (ofBlack.winner() != ofWhite.winner()) {
        report.outcome = StepOutcome::OtherWinner;
        return;
    }
    report.outcome = StepOutcome::SameWinner;
    decide(report, ofBlack.winner(), ofBlack == ofWhite ? std::optional(ofBlack) : std::nullopt);
}

void ScoreKeeper::hearThirdEngine(ScoringReport &report)
{
    report.referee = m_referee;
    if (!m_referee) {
        return;
    }
    const std::optional<Score> &score = m_referee->score;
    if (!m_referee->dead) {
        if (score) {
            report.outcome = StepOutcome::Agreed;
            decide(report, score->winner(), score);
        } else {
            report.outcome =
                m_referee->text.isEmpty() ? StepOutcome::NoAnswer : StepOutcome::Unclear;
        }
        return;
    }
    report.count = by({*m_referee->dead, m_referee->seki});
    const Score ours = report.count->score;
    if (score && score->winner() != ours.winner()) {
        report.outcome = StepOutcome::OtherWinner;
        return;
    }
    report.outcome = !score || *score == ours ? StepOutcome::Agreed : StepOutcome::SameWinner;
    decide(report, ours.winner(), ours);
}

void ScoreKeeper::countPlayedOut(ScoringReport &report)
{
    report.count = by(estimate());
    const Score ours = report.count->score;
    const auto [forBlack, forWhite] = extremesOf(m_position.board(), estimate());
    const Score best = by(forBlack).score;
    const Score worst = by(forWhite).score;
    if (isContradicted(ours.winner())) {
        report.outcome = StepOutcome::OtherWinner;
    } else if (best == worst) {
        report.outcome = StepOutcome::Settled;
        decide(report, ours.winner(), ours);
    } else if (best.winner() == worst.winner()) {
        report.outcome = StepOutcome::SameWinner;
        decide(report, ours.winner(), std::nullopt);
    } else {
        report.outcome = StepOutcome::Unsettled;
    }
}

void ScoreKeeper::countAllAlive(ScoringReport &report)
{
    report.outcome = StepOutcome::Settled;
    report.count = by({});
    decide(report, report.count->score.winner(), report.count->score);
}

/// Our count to hold against what the players say: by the dead stones that they list, or by our
/// estimate where nobody does.
const Count &ScoreKeeper::byLists()
{
    if (!m_byLists) {
        m_byLists = by(held());
    }
    return *m_byLists;
}

const Settlement &ScoreKeeper::held()
{
    return m_lists.agreement != Agreement::None ? m_lists.settlement : estimate();
}

/// Our own estimate of what is dead.
const Settlement &ScoreKeeper::estimate()
{
    if (!m_estimate) {
        m_estimate = estimateStatus(m_position);
    }
    return *m_estimate;
}

/// Decides nothing over the head of a person who plays and is still to be asked.
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
        m_sheet.count = by(estimate()); // to propose something
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
        || (lists != nullptr && lists->outcome == StepOutcome::OtherWinner);
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

Message ScoreKeeper::reason() const
{
    if (m_policy.trustsPlayers) {
        return gomillReason();
    }
    if (!m_sheet.isDisputed || m_sheet.report(ScoringStep::AskPerson) != nullptr) {
        return {}; // a person's word needs none
    }
    const ScoringReport *playedOut = m_sheet.report(ScoringStep::CountPlayedOut);
    const bool isOpen =
        playedOut != nullptr
        && (playedOut->outcome == StepOutcome::Unsettled
            || (playedOut->outcome == StepOutcome::SameWinner && playedOut->isDecisive));
    if (isOpen) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "not settled: %1"),
                           vertexList(m_estimate->unsettled))
            .followedBy(ourCount(*playedOut->count));
    }
    Message opinions = listed(
        Message::of(QT_TRANSLATE_NOOP("Messages", "Black says %1"), inWords(m_opinions.black)),
        Message::of(QT_TRANSLATE_NOOP("Messages", "White says %1"), inWords(m_opinions.white)));
    if (m_referee) {
        opinions = listed(opinions,
                          Message::of(QT_TRANSLATE_NOOP("Messages", "the referee engine says %1"),
                                      inWords(*m_referee)));
    }
    if (!m_sheet.count.owner.empty()) {
        opinions = listed(opinions, ourCount(m_sheet.count));
    }
    return Message::of(QT_TRANSLATE_NOOP("Messages", "opinions differ: %1"), opinions)
        .followedBy(m_lists.agreement == Agreement::Differ
                        ? Message::of(QT_TRANSLATE_NOOP("Messages", "not the same dead stones"))
                        : Message());
}

/// The details that Gomill gives to results of its `players` scorer.
Message ScoreKeeper::gomillReason() const
{
    if (m_isDecided) {
        return m_result.score ? Message()
                              : Message::of(QT_TRANSLATE_NOOP("Messages", "unknown margin"));
    }
    const ScoringReport *report = m_sheet.report(ScoringStep::PlayersScore);
    const bool isQuarrel = report != nullptr && report->outcome == StepOutcome::OtherWinner;
    return isQuarrel ? Message::of(QT_TRANSLATE_NOOP("Messages", "players disagreed"))
                     : Message::of(QT_TRANSLATE_NOOP("Messages", "no score reported"));
}

} // namespace shinpan
