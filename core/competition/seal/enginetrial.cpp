#include "core/competition/seal/enginetrial.h"

#include "core/competition/result/storedmoves.h"
#include "core/competition/run/competitionslot.h"
#include "core/competition/tunedvalues.h"
#include "core/engine/dialect/commandtraits.h"
#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/enginerules.h"
#include "core/match/engineplayer.h"
#include "core/match/remoteplayer.h"
#include "core/util/detach.h"

#include <QCryptographicHash>

#include <algorithm>

namespace shinpan {

namespace {

using Words = std::initializer_list<const char *>;

/// The value behind one of these words, or behind "=" in it; empty: there is none.
[[nodiscard]] QString valueOfWord(const QStringList &arguments, Words names)
{
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        for (const char *name : names) {
            const QString word = QString::fromLatin1(name);
            if (arguments[i] == word && i + 1 < arguments.size()) {
                return arguments[i + 1];
            }
            if (arguments[i].startsWith(word + u'=')) {
                return arguments[i].mid(word.size() + 1);
            }
        }
    }
    return {};
}

/// Where a move stands in the order of the draw: by chance, the same for the same seed.
[[nodiscard]] QByteArray lotOf(quint64 seed, const QString &game, std::size_t move)
{
    const QString text = QStringLiteral("%1 %2 %3").arg(seed).arg(game).arg(move);
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
}

/// A start-up command of a foreign bundle that does nothing to files, as far as is known.
[[nodiscard]] bool isHarmless(const QString &command)
{
    const QByteArray name = command.section(u' ', 0, 0).toUtf8();
    const CommandTraits traits = traitsOf(name);
    return traits.effect != CommandEffect::Unknown && traits.file == CommandFile::None;
}

} // namespace

bool saysItIsDeterministic(const QString &commandLine)
{
    const Result<CommandWords> words = splitCommandLine(commandLine);
    return words && !valueOfWord(words->arguments, {"--seed", "-s"}).isEmpty()
        && valueOfWord(words->arguments, {"--threads", "-t"}) == QLatin1String("1")
        && !valueOfWord(words->arguments, {"--visits", "-v", "--playouts", "-p"}).isEmpty();
}

EngineTrial::EngineTrial(QString bundle, EngineTrialOptions options, Verification &found)
    : m_path(std::move(bundle))
    , m_options(std::move(options))
    , m_found(found)
{ }

EngineTrial::~EngineTrial() = default;

void EngineTrial::start()
{
    if (const Result<void> drawn = draw(); !drawn) {
        m_found.notChecked.push_back(drawn.error());
        Q_EMIT finished();
        return;
    }
    detach(run(this));
}

void EngineTrial::cancel()
{
    m_isCancelled = true;
    if (m_match) {
        m_match->stop();
    }
}

QCoro::Task<> EngineTrial::run(QPointer<EngineTrial> self)
{
    while (self && self->takeNext()) {
        self->m_match->start();
        const Completion<std::monostate> over = self->m_match->finished();
        co_await over;
        if (!self) {
            co_return;
        }
        self->compareEnd();
        QCoro::Task<> leaving = self->m_match->dismissPlayers();
        co_await leaving;
    }
    if (self) {
        Q_EMIT self->finished();
    }
}

/// Whether the player's engine plays the same again; if not, why.
bool EngineTrial::mayBeAsked(const QString &player, std::vector<Message> &why) const
{
    if (!m_options.engines.contains(player)) {
        return false;
    }
    const bool isAsserted = m_options.deterministic.contains(player);
    if (m_sealed.competition.keepsEngines && !isAsserted) {
        why.push_back(Message::of(
            QT_TRANSLATE_NOOP("Messages", "moves of %1: its engine went on from game to game"),
            player));
        return false;
    }
    const auto &players = m_sealed.competition.players;
    const auto found = std::ranges::find(players, player, &CompetitionPlayer::id);
    if (found == players.end()) {
        why.push_back(Message::of(
            QT_TRANSLATE_NOOP("Messages", "moves of %1: there is no such player"), player));
        return false;
    }
    if (!isAsserted && !saysItIsDeterministic(found->engine.commandLine)) {
        why.push_back(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "moves of %1: its command does not say seed, one thread and visits "
                              "or playouts; --deterministic %1 says that it plays the same again"),
            player));
        return false;
    }
    return true;
}

/// Draws the sample.
Result<void> EngineTrial::draw()
{
    Result<SealedCompetition> sealed = readSealed(m_path);
    if (!sealed) {
        return failure(sealed.error());
    }
    m_sealed = std::move(*sealed);
    m_plans = std::make_unique<SealedPlans>(m_sealed.competition, m_sealed.games);
    QSet<QString> asked;
    for (auto engine = m_options.engines.cbegin(); engine != m_options.engines.cend(); ++engine) {
        if (mayBeAsked(engine.key(), m_found.notChecked)) {
            asked.insert(engine.key());
        }
    }
    const Result<Bundle> bundle = Bundle::open(m_path);
    if (!bundle) {
        return failure(bundle.error());
    }
    return drawLots(*bundle, asked).and_then([&](const std::vector<Lot> &lots) {
        return keepGames(*bundle, lots);
    });
}

/// The moves of these players that come first by lot.
Result<std::vector<EngineTrial::Lot>> EngineTrial::drawLots(const Bundle &bundle,
                                                            const QSet<QString> &players) const
{
    std::vector<Lot> lots;
    const auto visit = [&](const QString & /*name*/, const QByteArray &content) {
        const auto game = sealedGameFromJson(content);
        if (!game || game->game.state != StoredGame::State::Finished) {
            return true;
        }
        for (std::size_t i = 0; i < game->moves.size(); ++i) {
            if (players.contains(game->game.players[game->moves[i].color])) {
                lots.push_back({lotOf(m_options.seed, game->game.id, i), game->game.id, i});
            }
        }
        const std::size_t kept = std::min(lots.size(), static_cast<std::size_t>(m_options.moves));
        std::ranges::partial_sort(lots, lots.begin() + static_cast<std::ptrdiff_t>(kept), {},
                                  &Lot::place);
        lots.resize(kept);
        return true;
    };
    const Result<void> read = bundle.visitEntries({entry::Games}, visit);
    return read ? Result<std::vector<Lot>>(lots) : failure(read.error());
}

/// Keeps each game of the sample, and for each side in it the last move.
Result<void> EngineTrial::keepGames(const Bundle &bundle, const std::vector<Lot> &lots)
{
    return bundle.visitEntries({entry::Games}, [&](const QString &, const QByteArray &content) {
        const auto game = sealedGameFromJson(content);
        ByColor<std::optional<std::size_t>> last;
        for (const Lot &lot : lots) {
            if (game && game->game.state == StoredGame::State::Finished
                && lot.game == game->game.id) {
                auto &of = last[game->moves[lot.move].color];
                of = std::max(of.value_or(0), lot.move);
            }
        }
        for (const Color color : BothColors) {
            if (last[color]) {
                m_questions.push_back({*game, color, *last[color]});
            }
        }
        return true;
    });
}

/// The verifier's engine, in the rest as the settings have it.
EngineProfile EngineTrial::profileOf(const GamePlan &plan, Color color)
{
    const std::size_t player = plan.pairing.players[color];
    EngineProfile profile = m_options.engines.value(plan.players[color]);
    const EngineProfile &sealed = m_sealed.competition.players[player].engine;
    for (const QString &command : sealed.startupCommands) {
        if (isHarmless(command)) {
            profile.startupCommands += command;
        } else {
            m_found.notChecked.push_back(Message::of(
                QT_TRANSLATE_NOOP("Messages", "the start-up command \"%1\" of %2: it was not sent"),
                command, plan.players[color]));
        }
    }
    profile.name = plan.players[color];
    return startedFor(withValues(profile, plan.values[color]), plan.setup.rules);
}

std::unique_ptr<Match> EngineTrial::makeMatch(const GamePlan &plan,
                                              ByColor<std::unique_ptr<Player>> players)
{
    m_before = plan.start.moves.size();
    if (m_before == 0 && plan.start == startOf(plan.setup)) {
        return std::make_unique<Match>(plan.setup, std::move(players), *m_record);
    }
    const auto begin = writeStoredMoves(*m_record, plan.setup, plan.start, {});
    return begin ? std::make_unique<Match>(plan.setup, std::move(players), *m_record, begin->line,
                                           begin->node)
                 : nullptr;
}

/// Seats the engine of the next question opposite to what was played against it.
bool EngineTrial::takeNext()
{
    m_match.reset();
    while (!m_questions.empty() && !m_isCancelled) {
        m_question = std::move(m_questions.front());
        m_questions.pop_front();
        std::optional<GamePlan> plan = m_plans->planOf(m_question.game);
        if (!plan) {
            continue;
        }
        plan->setup.areClocksKeptElsewhere = true; // those of the game are shown again
        m_record = std::make_unique<GameRecord>(plan->setup.size);
        auto opponent = std::make_unique<RemotePlayer>(PlayerIdentity{}, [this] {
            QMetaObject::invokeMethod(this, &EngineTrial::answer, Qt::QueuedConnection);
        });
        m_opponent = opponent.get();
        const EngineStart start = engineStart(m_question.game.game.slot, plan->id, {});
        ByColor<std::unique_ptr<Player>> players;
        players[m_question.color] = std::make_unique<EnginePlayer>(
            Engine::create(profileOf(*plan, m_question.color), nullptr, {}, start));
        players[opposite(m_question.color)] = std::move(opponent);
        m_match = makeMatch(*plan, std::move(players));
        if (m_match) {
            m_isAnswered = false;
            connect(m_match.get(), &Match::movePlayed, this, &EngineTrial::compare);
            return true;
        }
    }
    return false;
}

/// Plays what was played against the engine.
void EngineTrial::answer()
{
    if (!m_match || !m_opponent->isAsked()) {
        return;
    }
    const std::size_t index = static_cast<std::size_t>(m_match->moveCount()) - m_before;
    if (index >= m_question.game.moves.size()) {
        m_match->stop();
        return;
    }
    ByColor<std::optional<TimeLeft>> clocks;
    for (std::size_t i = 0; i <= index; ++i) {
        const StoredMove &move = m_question.game.moves[i];
        clocks[move.color] = timeLeftFromWord(move.clock);
    }
    const StoredMove &move = m_question.game.moves[index];
    m_opponent->answer(moveOf(move, m_question.game.game.size).value_or(Move::pass(move.color)),
                       clocks);
}

void EngineTrial::note(std::size_t move, const Message &text)
{
    m_isAnswered = true;
    m_found.add(
        {Difference::Kind::Engine, {}, m_question.game.game.id, static_cast<int>(move) + 1, text});
}

/// A move was played: is it the engine's, and the one that it once played?
void EngineTrial::compare()
{
    const std::size_t index = static_cast<std::size_t>(m_match->moveCount()) - m_before - 1;
    const Move &played = m_match->line().moves.back();
    if (played.color != m_question.color || index >= m_question.game.moves.size()) {
        return;
    }
    ++m_found.asked;
    const StoredMove &stored = m_question.game.moves[index];
    if (moveOf(stored, m_question.game.game.size) != played) {
        note(index,
             Message::of(QT_TRANSLATE_NOOP("Messages", "%1 played %2, and asked again plays %3"),
                         m_question.game.game.players[m_question.color], stored.vertex,
                         played.isPass() ? QStringLiteral("pass")
                                         : QString::fromStdString(vertexOf(*played.point))));
    }
    m_isAnswered = m_isAnswered || index == m_question.last;
    if (m_isAnswered) {
        QMetaObject::invokeMethod(m_match.get(), &Match::stop, Qt::QueuedConnection);
    }
}

/// The engine gave up, or failed, where it once moved.
void EngineTrial::compareEnd()
{
    if (m_isAnswered || m_isCancelled) {
        return;
    }
    const std::size_t index = static_cast<std::size_t>(m_match->moveCount()) - m_before;
    const GameResult &result = m_match->result();
    note(std::min(index, m_question.last),
         Message::of(
             QT_TRANSLATE_NOOP("Messages", "%1 moved, and asked again it ends the game: %2 %3"),
             m_question.game.game.players[m_question.color], result.toSgf(), result.reason));
}

} // namespace shinpan
