#include "ui/analysis/scoreestimator.h"

#include "core/analysis/scoreestimate.h"
#include "core/rules/playout.h"
#include "core/util/detach.h"
#include "ui/analysis/analysiscontroller.h"
#include "ui/game/opengame.h"
#include "ui/scoring/scoringcontroller.h"

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// This many playouts take a few milliseconds on a large board.
constexpr int PlayoutsAtOnce = 8;
constexpr int PlayoutRounds = MostPlayouts / PlayoutsAtOnce;

/// Playouts that go on from a position.
struct Playouts
{
    Position position;
    double komi;
    std::vector<double> balance;
    int rounds = 0;

    void playOn()
    {
        const auto seed = DefaultPlayoutSeed + static_cast<std::uint64_t>(rounds);
        const std::vector<double> more = estimateOwnership(position, seed, PlayoutsAtOnce);
        for (std::size_t i = 0; i < balance.size(); ++i) {
            balance[i] += more[i] / PlayoutRounds;
        }
        ++rounds;
    }
};

/// The engines to ask, one after the other until one can tell; none if no engine is near.
[[nodiscard]] std::vector<EngineProfile> estimatorsFrom(const AnalysisController &analysis,
                                                        const OpenGame &game)
{
    std::vector<EngineProfile> profiles;
    const auto add = [&](const EngineProfile &profile) {
        if (std::ranges::find(profiles, profile) == profiles.end()) {
            profiles.push_back(profile);
        }
    };
    for (const auto &analyst : analysis.analysts()) {
        add(analyst->profile());
    }
    for (const Seat *seat : {&game.seats().white, &game.seats().black}) {
        if (seat->engine) {
            add(*seat->engine);
        }
    }
    return profiles;
}

} // namespace

ScoreEstimator::ScoreEstimator(AnalysisController &analysis,
                               OpenGame &game,
                               ScoringController &scoring,
                               EngineHub &hub,
                               QObject *parent)
    : QObject(parent)
    , m_analysis(analysis)
    , m_game(game)
    , m_hub(hub)
{
    m_leave.setSingleShot(true);
    m_leave.setInterval(1min);
    connect(&m_leave, &QTimer::timeout, this, &ScoreEstimator::dismiss);
    connect(&analysis, &AnalysisController::positionChanged, this, &ScoreEstimator::end);
    connect(&scoring, &ScoringController::shownChanged, this, &ScoreEstimator::end);
    connect(&game, &OpenGame::gameStarted, this, &ScoreEstimator::end);
}

ScoreEstimator::~ScoreEstimator() = default;

QString ScoreEstimator::awaited() const
{
    return m_isAsking ? m_profile.name : QString();
}

void ScoreEstimator::begin()
{
    end();
    if (m_analysis.refuses()) {
        Q_EMIT changed(); // whoever has asked shows that there is none
        return;
    }
    m_isWanted = true;
    if (!takeFromAnalysis()) {
        m_toAsk = estimatorsFrom(m_analysis, m_game);
        askNext();
        startPlayouts();
    }
    Q_EMIT changed();
}

void ScoreEstimator::end()
{
    if (!std::exchange(m_isWanted, false)) {
        return;
    }
    m_playouts.cancel();
    m_told.reset();
    m_rough.reset();
    m_shown.reset();
    m_silent.clear();
    m_toAsk.clear();
    if (m_isAsking) {
        dismiss(); // it cannot be asked anything else meanwhile
    }
    Q_EMIT changed();
}

bool ScoreEstimator::takeFromAnalysis()
{
    for (std::size_t i = 0; i < m_analysis.analysts().size(); ++i) {
        const Analysis *known = m_analysis.shownBy(i);
        const std::optional<ScoreEstimate> estimate =
            known ? estimateOf(*known, m_analysis.position().komi) : std::nullopt;
        if (estimate) {
            m_shown = Shown{*estimate, m_analysis.analysts()[i]->profile().name};
            return true;
        }
    }
    return false;
}

void ScoreEstimator::askNext()
{
    const bool isDead = m_engine && !m_engine->session()->isRunning();
    if (m_toAsk.empty() || m_toAsk.front() != m_profile || isDead) {
        dismiss();
    }
    if (m_toAsk.empty()) {
        return;
    }
    m_profile = m_toAsk.front();
    m_toAsk.erase(m_toAsk.begin());
    m_leave.stop();
    m_isAsking = true;
    if (m_engine) {
        ask();
        return;
    }
    m_background = std::make_unique<BackgroundEngine>(m_hub, m_profile,
                                                      tr("Estimate · %1").arg(m_profile.name));
    connect(m_background.get(), &BackgroundEngine::failed, this, [this] { take(std::nullopt); });
    connect(m_background.get(), &BackgroundEngine::ready, this,
            [this](const AnalysisEngine &engine) {
                m_engine = engine.gtp;
                m_engine ? ask() : take(std::nullopt);
            });
}

void ScoreEstimator::ask()
{
    detach(hear(this, m_engine, m_analysis.position(), m_game.record().info().handicap));
}

QCoro::Task<> ScoreEstimator::hear(QPointer<ScoreEstimator> self,
                                   std::shared_ptr<Engine> engine,
                                   EngineGame game,
                                   int handicap)
{
    const Engine::Limit limit = engine->profile().timeouts.setUp;
    const std::optional<ScoreEstimate> estimate =
        co_await askForEstimate(engine, game, handicap, limit);
    if (self && self->m_engine == engine) {
        self->take(estimate);
    }
}

/// What the engine said, or that it said nothing.
void ScoreEstimator::take(std::optional<ScoreEstimate> estimate)
{
    m_isAsking = false;
    m_told = std::move(estimate);
    m_leave.start();
    if (!m_told) {
        m_silent << m_profile.name;
        dismiss();
        askNext();
    } else if (!m_told->ownership.empty()) {
        m_playouts.cancel();
    }
    show();
}

void ScoreEstimator::startPlayouts()
{
    const EngineGame &game = m_analysis.position();
    const auto playouts = std::make_shared<Playouts>(
        Playouts{Position(game.line, game.rules.value_or(Ruleset())), game.komi,
                 std::vector<double>(static_cast<std::size_t>(game.line.size.pointCount()))});
    m_playouts.startLater([this, playouts] {
        playouts->playOn();
        if (playouts->rounds < PlayoutRounds) {
            return false;
        }
        m_rough = estimateOf(playouts->position.board().size(), playouts->balance, playouts->komi);
        show();
        return true;
    });
}

void ScoreEstimator::show()
{
    if (m_told) {
        m_shown = Shown{*m_told, m_profile.name};
        if (m_told->ownership.empty() && m_rough) {
            m_shown->estimate.ownership = m_rough->ownership;
            m_shown->areAreasOurs = true;
        }
    } else if (m_rough) {
        m_shown = Shown{*m_rough, {}};
    }
    Q_EMIT changed();
}

void ScoreEstimator::dismiss()
{
    m_leave.stop();
    m_isAsking = false;
    m_engine.reset();
    if (m_background) {
        m_background->disconnect(this);
        m_background.release()->deleteLater(); // it may be the one that is telling us
    }
}

} // namespace shinpan
