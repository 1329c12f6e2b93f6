#include "ui/review/reviewcontroller.h"

#include "core/analysis/reviewer.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/analysis/evaluationline.h"
#include "ui/game/opengame.h"
#include "ui/review/reviewjournals.h"
#include "ui/words/messagetext.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <iterator>
#include <utility>

namespace shinpan {

ReviewController::ReviewController(OpenGame &game,
                                   AnalysisController &analysis,
                                   EngineHub &hub,
                                   QString journals,
                                   QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_analysis(analysis)
    , m_hub(hub)
    , m_journals(std::move(journals))
{
    connect(&game.record(), &GameRecord::treeReplaced, this, &ReviewController::cancel);
    connect(&game.record(), &GameRecord::infoChanged, this, &ReviewController::checkTerms);
    connect(&analysis, &AnalysisController::changed, this, &ReviewController::checkEngines);
}

ReviewController::~ReviewController() = default;

std::size_t ReviewController::done() const
{
    std::size_t done = m_known;
    for (const std::unique_ptr<Reviewer> &reviewer : m_reviewers) {
        done += reviewer->done();
    }
    return done;
}

std::size_t ReviewController::count() const
{
    std::size_t count = m_known;
    for (const Share &share : m_shares) {
        count += share.unknown.size() + share.stops.size() - share.next;
    }
    for (const std::unique_ptr<Reviewer> &reviewer : m_reviewers) {
        count += reviewer->count();
    }
    return count;
}

std::optional<std::chrono::seconds> ReviewController::timeLeft() const
{
    const std::size_t done = this->done();
    return m_state == State::Running ? m_pace.timeFor(count() - done, done) : std::nullopt;
}

void ReviewController::start(const ReviewSettings &settings)
{
    if (m_analysis.refuses()) {
        return;
    }
    cancel();
    m_isAside = settings.isAside;
    m_isAside ? m_analysis.admit(settings.engines) : m_analysis.include(settings.engines);
    const GameTree &tree = m_game.record().tree();
    m_terms = termsOfRecord(tree);
    m_known = 0;
    std::vector<ReviewStop> stops =
        reviewStops(tree, lineThrough(m_game.cursor()).back(), settings.range);
    if (settings.isBackward) {
        std::ranges::reverse(stops);
    }
    for (const EngineProfile &judge : m_analysis.judges()) {
        if (settings.engines.contains(judge.id)) {
            m_shares.push_back({.profile = judge, .stops = stops});
        }
    }
    std::vector<EngineProfile> engines;
    std::ranges::transform(m_shares, std::back_inserter(engines), &Share::profile);
    m_request = requestOf(settings, engines);
    openJournal();
    setState(State::Running);
    m_lookingUp.start([this] { return lookUp(); });
}

void ReviewController::openJournal()
{
    auto journal = journalIn(m_journals, ReviewJournal::nameFor(m_game.record().tree()));
    if (journal) {
        m_journal = std::move(*journal);
    } else {
        Q_EMIT noticed(tr("What the review finds cannot be kept for a restart: %1")
                           .arg(text::message(journal.error())));
    }
}

/// What an earlier review found is there at once; for the rest each engine is employed.
bool ReviewController::lookUp()
{
    const QDeadlineTimer deadline(SlicedWork::Slice);
    for (Share &share : m_shares) {
        while (lookUpNext(share)) {
            if (deadline.hasExpired()) {
                return false;
            }
        }
    }
    for (const Share &share : std::exchange(m_shares, {})) {
        startReviewer(share);
    }
    m_pace.begin(done());
    Q_EMIT changed();
    finishIfDone();
    return true;
}

/// Looks one more up; returns whether there was one.
bool ReviewController::lookUpNext(Share &share)
{
    if (share.next == share.stops.size()) {
        return false;
    }
    const ReviewStop &stop = share.stops[share.next++];
    const GameTree &tree = m_game.record().tree();
    if (!tree.contains(stop.node)) {
        return true;
    }
    const auto known = m_journal
                         ? m_journal->find(placeAt(tree, stop.node), m_request, share.profile)
                         : std::nullopt;
    if (known) {
        ++m_known;
        keep(stop.node, share.profile, *known);
    } else {
        share.unknown.push_back(stop);
    }
    return true;
}

void ReviewController::startReviewer(const Share &share)
{
    if (share.unknown.empty()) {
        return;
    }
    const QString label = tr("Review · %1").arg(share.profile.name);
    m_reviewers.push_back(std::make_unique<Reviewer>(
        share.profile, label, m_hub, m_game.record().tree(), share.unknown, m_request));
    Reviewer *reviewer = m_reviewers.back().get();
    connect(reviewer, &Reviewer::analyzed, this,
            [this, profile = share.profile](const EngineGame &place, NodeId node,
                                            const Analysis &analysis) {
                note(profile, place, node, analysis);
            });
    connect(reviewer, &Reviewer::passedOver, this,
            [this, name = share.profile.name](int moveNumber, const Message &silence) {
                Q_EMIT noticed(
                    tr("The review goes on without the position after move %1: %2 %3.")
                        .arg(QString::number(moveNumber), name, text::plainMessage(silence)));
            });
    connect(reviewer, &Reviewer::remarked, this,
            [this, name = share.profile.name](const Message &remark) {
                Q_EMIT noticed(
                    tr("%1 says during the review: it %2.").arg(name, text::plainMessage(remark)));
            });
    connect(reviewer, &Reviewer::ended, this,
            [this, profile = share.profile](const Message &failure) { noteEnd(profile, failure); });
    if (m_state == State::Paused) {
        reviewer->pause();
    }
}

void ReviewController::note(const EngineProfile &profile,
                            const EngineGame &place,
                            NodeId node,
                            const Analysis &analysis)
{
    if (m_journal) {
        const auto kept = m_journal->append(place, m_request, profile, analysis);
        if (!kept) {
            m_journal.reset(); // said once
            Q_EMIT noticed(tr("What the review finds cannot be kept for a restart: %1")
                               .arg(text::message(kept.error())));
        }
    }
    keep(node, profile, analysis);
    Q_EMIT changed();
}

void ReviewController::keep(NodeId node, const EngineProfile &profile, const Analysis &analysis)
{
    m_isAside ? m_analysis.keepAside(node, profile.id, analysis)
              : m_analysis.keep(node, profile.id, analysis);
}

void ReviewController::noteEnd(const EngineProfile &profile, const Message &failure)
{
    if (!failure.isEmpty()) {
        Q_EMIT noticed(tr("%1 cannot go on with the review: it %2.")
                           .arg(profile.name, text::plainMessage(failure)));
    }
    finishIfDone();
}

void ReviewController::pause()
{
    for (const std::unique_ptr<Reviewer> &reviewer : m_reviewers) {
        reviewer->pause();
    }
    if (m_state == State::Running) {
        setState(State::Paused);
    }
}

void ReviewController::resume()
{
    if (m_state != State::Paused) {
        return;
    }
    m_pace.begin(done());
    setState(State::Running);
    for (const std::unique_ptr<Reviewer> &reviewer : m_reviewers) {
        reviewer->resume();
    }
}

void ReviewController::cancel()
{
    m_lookingUp.cancel();
    m_shares.clear();
    for (std::unique_ptr<Reviewer> &reviewer : m_reviewers) {
        reviewer->disconnect(this);
        reviewer.release()->deleteLater(); // it may be the one that is telling us
    }
    m_reviewers.clear();
    m_journal.reset();
    setState(State::Idle);
}

void ReviewController::cancelWith(const QString &why)
{
    cancel();
    Q_EMIT noticed(why);
}

/// What engines say of a game with another komi is not an opinion of this one.
void ReviewController::checkTerms()
{
    if (m_state != State::Idle && termsOfRecord(m_game.record().tree()) != m_terms) {
        cancelWith(tr("The review has ended because komi or rules have changed."));
    }
}

bool ReviewController::isKeeping(const EngineProfile &profile) const
{
    const auto &analysts = m_analysis.analysts();
    return m_isAside ? std::ranges::count(m_analysis.judges(), profile) > 0
                     : std::ranges::any_of(analysts, [&](const auto &analyst) {
                           return analyst->profile() == profile;
                       });
}

/// Engines whose results are no longer kept need not go on.
void ReviewController::checkEngines()
{
    const bool isAnyGone =
        std::ranges::any_of(m_shares, [&](const Share &one) { return !isKeeping(one.profile); })
        || std::ranges::any_of(m_reviewers, [&](const auto &reviewer) {
               return !reviewer->hasEnded() && !isKeeping(reviewer->profile());
           });
    if (m_state != State::Idle && isAnyGone) {
        cancelWith(tr("The review has ended because its engine is no longer chosen."));
    }
}

void ReviewController::finishIfDone()
{
    const bool isUnderWay =
        !m_shares.empty() || std::ranges::any_of(m_reviewers, [](const auto &reviewer) {
            return !reviewer->hasEnded();
        });
    if (m_state == State::Idle || isUnderWay) {
        return;
    }
    const auto places = static_cast<int>(done());
    cancel();
    if (places > 0) {
        Q_EMIT finished(tr("The review is complete: %n position(s).", nullptr, places));
    }
}

void ReviewController::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace shinpan
