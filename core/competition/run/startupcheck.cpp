#include "core/competition/run/startupcheck.h"

#include "core/competition/run/competitionslot.h"
#include "core/engine/dialect/timecommands.h"
#include "core/engine/engine.h"
#include "core/engine/enginesync.h"
#include "core/engine/profile/enginerules.h"
#include "core/match/movereports.h"
#include "core/match/referee.h"
#include "core/match/score/playeraction.h"
#include "core/util/detach.h"

#include <algorithm>
#include <iterator>

namespace shinpan {

namespace {

using EnginePointer = std::shared_ptr<Engine>;

constexpr const char *Sentence = QT_TRANSLATE_NOOP("Messages", "%1 %2");

[[nodiscard]] Message theReferee()
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "the referee"));
}

/// setUpWarnings() on an engine in the first of these games that it says anything of; mostly none.
/// Each begins with the engine's name.
[[nodiscard]] std::vector<Message> firstWarnings(const QString &who,
                                                 const EngineProfile &engine,
                                                 const std::vector<const MatchSetup *> &setups)
{
    for (const MatchSetup *const setup : setups) {
        std::vector<Message> warnings =
            setUpWarnings(engine, setup->rules, setup->size, setup->komi);
        if (!warnings.empty()) {
            for (Message &warning : warnings) {
                warning = Message::of(Sentence, who, warning);
            }
            return warnings;
        }
    }
    return {};
}

[[nodiscard]] Message sentenceOf(const Engine &engine, const EngineError &error)
{
    const PlayerFailure failure{PlayerFailure::Kind::CannotStart, error.sentence(),
                                engine.lastErrorLines(), error.error.text.english()};
    return failure.sentence();
}

/// Says nothing if it left by itself.
[[nodiscard]] Message objectionToExit(const ProcessExit &exit)
{
    if (exit.wasForced) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "did not leave after quit"));
    }
    return exit.kind == ProcessExit::Kind::Signalled
             ? Message::of(QT_TRANSLATE_NOOP("Messages", "broke down on quit: %1"), exit.detail)
             : Message();
}

/// Says nothing if all went well; the engine is gone then.
[[nodiscard]] QCoro::Task<Message> tryEngine(EnginePointer engine,
                                             EngineGame game,
                                             AdjudicationRule rule)
{
    const Timeouts timeouts = engine->profile().timeouts;
    const EngineDone started = co_await engine->start(timeouts.startUp, timeouts.setUp);
    if (!started) {
        co_return sentenceOf(*engine, started.error());
    }
    if (const Message lack = lackOfReports(*engine, rule); !lack.isEmpty()) {
        co_return lack;
    }
    const EngineDone done = co_await engine->sync().bringTo(game, timeouts.setUp);
    if (!done) {
        co_return sentenceOf(*engine, done.error());
    }
    const Completion<ProcessExit> leaving = engine->close(timeouts.quit);
    const ProcessExit exit = co_await leaving;
    const bool isKilledAnyway = timeouts.quit == timeouts.quit.zero();
    co_return isKilledAnyway ? Message() : objectionToExit(exit);
}

} // namespace

std::vector<Message> rulesWarnings(const Competition &competition)
{
    std::vector<Message> warnings;
    for (std::size_t player = 0; player < competition.players.size(); ++player) {
        const CompetitionPlayer &candidate = competition.players[player];
        std::ranges::move(
            firstWarnings(candidate.id, candidate.engine, setupsOf(competition, player)),
            std::back_inserter(warnings));
    }
    if (competition.referee) { // it may refuse what it likes
        const Message warning = countingWarning(*competition.referee, competition.setup.rules);
        if (!warning.isEmpty()) {
            warnings.push_back(Message::of(Sentence, theReferee(), warning));
        }
    }
    return warnings;
}

std::vector<Message> timeWarnings(const Competition &competition)
{
    std::vector<TimeControl> controls;
    for (std::size_t player = 0; player < competition.players.size(); ++player) {
        for (const MatchSetup *const setup : setupsOf(competition, player)) {
            controls.insert(controls.end(), {setup->time.black, setup->time.white});
        }
    }
    std::vector<Message> warnings = roundedTimeWarnings(controls);
    const auto add = [&warnings](const Message &who, const EngineProfile &engine) {
        if (const Message warning = noTimeWarning(engine.startupCommands); !warning.isEmpty()) {
            warnings.push_back(Message::of(Sentence, who, warning));
        }
    };
    for (const CompetitionPlayer &player : competition.players) {
        add(Message::verbatim(player.id), player.engine);
    }
    if (competition.referee) {
        add(theReferee(), *competition.referee);
    }
    return warnings;
}

StartupCheck::StartupCheck(const Competition &competition, int atOnce, QObject *parent)
    : QObject(parent)
    , m_competition(competition)
    , m_atOnce(atOnce)
{
    for (std::size_t player = 0; player < competition.players.size(); ++player) {
        const std::vector<const MatchSetup *> setups = setupsOf(competition, player);
        if (!setups.empty()) {
            const auto judged = std::ranges::find_if(
                setups, [](const MatchSetup *setup) { return setup->adjudication.readsReports(); });
            m_waiting.push_back(
                {player, withValues(competition.players[player].engine, usualValues(competition)),
                 *setups.front()});
            m_waiting.back().setup.adjudication =
                judged == setups.end() ? AdjudicationRule() : (*judged)->adjudication;
        }
    }
    if (competition.referee) {
        m_waiting.push_back({Referee, *competition.referee, competition.setup});
        m_waiting.back().setup.adjudication = {}; // it makes no moves
    }
}

StartupCheck::~StartupCheck()
{
    for (const EnginePointer &engine : m_engines) {
        [[maybe_unused]] const auto closing = engine->close(Engine::Limit(0));
    }
}

void StartupCheck::start()
{
    checkNext();
}

void StartupCheck::checkNext()
{
    while (!m_waiting.empty() && static_cast<int>(m_engines.size()) < m_atOnce) {
        Candidate candidate = std::move(m_waiting.front());
        m_waiting.pop_front();
        detach(check(this, std::move(candidate)));
    }
    if (m_waiting.empty() && m_engines.empty() && !std::exchange(m_isFinished, true)) {
        Q_EMIT finished();
    }
}

QCoro::Task<> StartupCheck::check(QPointer<StartupCheck> self, Candidate candidate)
{
    const EngineStart start =
        engineStart(0, QStringLiteral("startup-check"), self->m_competition.affinity);
    const EnginePointer engine =
        Engine::create(startedFor(candidate.engine, candidate.setup.rules), nullptr, {}, start);
    self->m_engines.push_back(engine);
    const MatchSetup &setup = candidate.setup;
    GameLine empty;
    empty.size = setup.size;
    EngineGame game;
    game.line = empty;
    game.komi = setup.komi;
    game.rules = setup.rules;
    game.time = setup.time.black;
    QCoro::Task<Message> trying = tryEngine(engine, game, setup.adjudication);
    const Message objection = co_await trying;
    const Completion<ProcessExit> gone = engine->close(Engine::Limit(0));
    co_await gone;
    if (!self) {
        co_return;
    }
    std::erase(self->m_engines, engine);
    self->note(candidate, objection);
    if (self) {
        self->checkNext();
    }
}

/// A listener may delete us.
void StartupCheck::note(const Candidate &candidate, const Message &failure)
{
    if (!failure.isEmpty()) {
        const Message who = candidate.player == Referee
                              ? theReferee()
                              : Message::verbatim(m_competition.players[candidate.player].id);
        const Message sentence = Message::of(Sentence, who, failure);
        m_failures = m_failures.isEmpty() ? sentence : m_failures.followedBy(sentence);
    }
    Q_EMIT checked(candidate.player, failure);
}

} // namespace shinpan
