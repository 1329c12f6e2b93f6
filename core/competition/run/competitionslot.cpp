#include "core/competition/run/competitionslot.h"

#include "core/engine/engine.h"
#include "core/engine/profile/enginerules.h"
#include "core/match/engineplayer.h"
#include "core/util/detach.h"

namespace shinpan {

namespace {

/// Whether no engine has failed: they did what they should and can be trusted with another game.
[[nodiscard]] bool endedWell(const GameResult &result)
{
    return result.end != GameEnd::Time && result.end != GameEnd::Forfeit
        && result.end != GameEnd::Void;
}

[[nodiscard]] QCoro::Task<> close(std::vector<std::shared_ptr<Engine>> engines)
{
    std::vector<Completion<ProcessExit>> gone;
    for (const std::shared_ptr<Engine> &engine : engines) {
        gone.push_back(engine->close(engine->profile().timeouts.quit));
    }
    for (const Completion<ProcessExit> &exit : gone) {
        co_await exit;
    }
}

} // namespace

EngineStart engineStart(int slot,
                        const QString &gameId,
                        const std::vector<std::vector<int>> &affinity)
{
    EngineStart start;
    const QString number = QString::number(slot);
    start.environment = {{QStringLiteral("SHINPAN_SLOT"), number},
                         {QStringLiteral("SHINPAN_GAME_ID"), gameId},
                         {QStringLiteral("GOMILL_SLOT"), number},
                         {QStringLiteral("GOMILL_GAME_ID"), gameId}};
    if (!affinity.empty()) {
        start.processors = affinity[static_cast<std::size_t>(slot) % affinity.size()];
    }
    return start;
}

CompetitionSlot::CompetitionSlot(const Competition &competition, int number)
    : m_competition(competition)
    , m_number(number)
{ }

CompetitionSlot::~CompetitionSlot() = default;

CompetitionGame &CompetitionSlot::seat(GamePlan plan, GtpTranscript *transcript)
{
    const EngineStart start = engineStart(m_number, plan.id, m_competition.affinity);
    ByColor<std::unique_ptr<Player>> players;
    for (const Color color : BothColors) {
        const std::size_t player = plan.pairing.players[color];
        const EngineProfile profile = startedFor(
            withValues(m_competition.players[player].engine, plan.values[color]), plan.setup.rules);
        const std::size_t opponent = plan.pairing.players[opposite(color)];
        const QString &other = m_competition.players[opponent].engine.name;
        // The name of its lines in a log that holds both.
        const QString label = profile.name == other
                                ? QStringLiteral("%1 %2").arg(other, QString::number(player + 1))
                                : QString();
        players[color] = seated(profile, start, transcript, label, takeKept(player, profile));
    }
    std::unique_ptr<Player> referee;
    if (m_competition.referee && plan.setup.scoring.contains(ScoringStep::RefereeEngine)) {
        referee =
            seated(startedFor(*m_competition.referee, plan.setup.rules), start, transcript, {});
    }
    plan.slot = m_number;
    m_game =
        std::make_unique<CompetitionGame>(std::move(plan), std::move(players), std::move(referee));
    return *m_game;
}

/// The player in the seat of an engine that goes on, or of a new one.
std::unique_ptr<Player> CompetitionSlot::seated(const EngineProfile &profile,
                                                const EngineStart &start,
                                                GtpTranscript *transcript,
                                                const QString &label,
                                                std::shared_ptr<Engine> kept)
{
    const auto create = [profile, start, transcript, label] {
        return Engine::create(profile, transcript, label, start);
    };
    return std::make_unique<EnginePlayer>(kept ? std::move(kept) : create(), create);
}

std::shared_ptr<Engine> CompetitionSlot::takeKept(std::size_t player, const EngineProfile &profile)
{
    const auto kept = std::ranges::find(m_kept, player, &Kept::player);
    if (kept == m_kept.end()) {
        return nullptr;
    }
    std::shared_ptr<Engine> engine = std::move(kept->engine);
    m_kept.erase(kept);
    if (!engine->session()->isRunning() || !engine->session()->isIdle()) {
        return nullptr;
    }
    if (engine->profile() != profile) {
        detach(close({std::move(engine)})); // told the rules of another game, or another candidate
        return nullptr;
    }
    return engine;
}

void CompetitionSlot::keepEngines()
{
    if (!m_competition.keepsEngines || !endedWell(m_game->match().result())) {
        return;
    }
    for (const Color color : BothColors) {
        auto *const player = dynamic_cast<EnginePlayer *>(&m_game->match().player(color));
        const GtpSession *const session = player->engine()->session();
        if (session->isRunning() && session->isIdle()) {
            m_kept.push_back({m_game->plan().pairing.players[color], player->keepEngine()});
        }
    }
}

void CompetitionSlot::clear()
{
    m_game.reset();
}

QCoro::Task<> CompetitionSlot::closeEngines()
{
    std::vector<std::shared_ptr<Engine>> engines;
    for (Kept &kept : m_kept) {
        engines.push_back(std::move(kept.engine));
    }
    m_kept.clear();
    return close(std::move(engines));
}

} // namespace shinpan
