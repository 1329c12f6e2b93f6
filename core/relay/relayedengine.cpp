#include "core/relay/relayedengine.h"

#include "core/engine/enginesync.h"
#include "core/util/detach.h"
#include "core/util/loopwatch.h"

namespace shinpan {

using namespace std::chrono_literals;

namespace {

using EnginePointer = std::shared_ptr<Engine>;

/// Longer answers are not read; see GtpReplyReader.
constexpr std::size_t LongestAnswer = 16 << 20;

/// The lines of an answer, as they come.
struct Gathering
{
    std::vector<std::string> lines{};
    std::size_t size = 0;
    bool isTooLong = false;

    void add(QByteArrayView line)
    {
        size += static_cast<std::size_t>(line.size());
        isTooLong = isTooLong || size > LongestAnswer;
        if (!isTooLong) {
            lines.emplace_back(line.data(), static_cast<std::size_t>(line.size()));
        }
    }
};

[[nodiscard]] GtpCommand commandOf(const GtpQuery &query)
{
    std::vector<QByteArray> words;
    for (const std::string &word : query.words) {
        words.push_back(QByteArray::fromStdString(word));
    }
    return GtpCommand(QByteArray::fromStdString(query.name), words);
}

[[nodiscard]] GtpReply tooLong(std::chrono::nanoseconds elapsed)
{
    return {failure(GtpError{
                GtpError::Kind::Protocol,
                Message::of(QT_TRANSLATE_NOOP("Messages", "wrote an answer of more than 16 MiB"))}),
            elapsed};
}

// Free functions on purpose: they may outlive the relay, but they keep the engine alive.

[[nodiscard]] QCoro::Task<EngineDone> startEngine(EnginePointer engine)
{
    const Timeouts &timeouts = engine->profile().timeouts;
    co_return co_await engine->start(timeouts.startUp, timeouts.setUp);
}

[[nodiscard]] QCoro::Task<EngineDone> tellGame(EnginePointer engine,
                                               EngineGame target,
                                               ByColor<std::optional<TimeLeft>> left)
{
    const Engine::Limit limit = engine->profile().timeouts.setUp;
    EngineDone told = co_await engine->sync().rebuild(target, limit);
    engine->sync().distrustGame(); // it hears from the controller from now on
    if (!told) {
        co_return told;
    }
    for (const Color color : BothColors) {
        if (left[color] && engine->sync().told().isTimed() && engine->knows("time_left")) {
            const GtpCommand command = engine->sync().told().timeLeft(color, *left[color]);
            const Completion<GtpReply> asked = engine->ask(command, limit);
            co_await asked;
        }
    }
    co_return told;
}

[[nodiscard]] QCoro::Task<RelayedReply> askEngine(EnginePointer engine,
                                                  GtpCommand command,
                                                  Engine::Limit limit)
{
    const auto gathering = std::make_shared<Gathering>();
    const GtpSession::LineSink sink = [gathering](QByteArrayView line) { gathering->add(line); };
    const Completion<GtpReply> asked =
        engine->stream(command, sink, GtpSession::Interruption::NotAllowed, limit);
    RelayedReply reply;
    reply.first = co_await asked;
    if (gathering->isTooLong) {
        [[maybe_unused]] const auto closing = engine->close(0ms);
        reply.first = tooLong(reply.first.elapsed);
    } else {
        reply.lines = std::move(gathering->lines);
    }
    co_return reply;
}

/// Completes `done` with the answer unless that was done before.
[[nodiscard]] QCoro::Task<> awaitEnd(Completion<GtpReply> asked, Completion<GtpReply> done)
{
    GtpReply reply = co_await asked;
    done.complete(std::move(reply));
}

[[nodiscard]] QCoro::Task<RelayedReply> streamEngine(EnginePointer engine,
                                                     GtpCommand command,
                                                     RelayedEngine::LineTaker take,
                                                     Engine::Limit limit)
{
    const Completion<GtpReply> done;
    const auto begin = LoopWatch::now();
    const GtpSession::LineSink sink = [done, take, begin](QByteArrayView line) {
        // Leela Zero goes on thinking about the answer, and its lines with it, until the next
        // command comes.
        constexpr QByteArrayView Play = "play ";
        if (line.startsWith(Play)) {
            done.complete({QString::fromUtf8(line.sliced(Play.size())), LoopWatch::now() - begin});
        } else if (!done.isComplete()) {
            take(std::string(line.data(), static_cast<std::size_t>(line.size())));
        }
    };
    const Completion<GtpReply> asked =
        engine->stream(command, sink, GtpSession::Interruption::Allowed, limit);
    detach(awaitEnd(asked, done));
    RelayedReply reply;
    reply.first = co_await done;
    co_return reply;
}

[[nodiscard]] QCoro::Task<RelayedReply> analyzeWith(EnginePointer engine,
                                                    GtpCommand command,
                                                    RelayedEngine::LineTaker take,
                                                    Engine::Limit limit)
{
    const GtpSession::LineSink sink = [take](QByteArrayView line) {
        take(std::string(line.data(), static_cast<std::size_t>(line.size())));
    };
    const Completion<GtpReply> asked =
        engine->stream(command, sink, GtpSession::Interruption::Allowed, limit);
    RelayedReply reply;
    reply.first = co_await asked;
    co_return reply;
}

[[nodiscard]] QCoro::Task<QString> askForRemarks(EnginePointer engine, Engine::Limit limit)
{
    if (!engine->knows("gomill-explain_last_move") || engine->isStalled()) {
        co_return QString();
    }
    const GtpCommand question("gomill-explain_last_move");
    const Completion<GtpReply> asked = engine->ask(question, limit);
    const GtpReply reply = co_await asked;
    co_return reply.text.value_or(QString());
}

} // namespace

GtpAnswer RelayedReply::answer() const
{
    std::string text =
        first.ok() ? first.text->toStdString() : first.text.error().text.english().toStdString();
    for (const std::string &line : lines) {
        text += '\n' + line;
    }
    return first.ok() ? GtpAnswer(std::move(text)) : failure(std::move(text));
}

RelayedEngine::RelayedEngine(EngineProfile profile, GtpTranscript *transcript)
    : m_profile(std::move(profile))
    , m_transcript(transcript)
    , m_engine(Engine::create(m_profile, transcript))
{ }

RelayedEngine::~RelayedEngine()
{
    [[maybe_unused]] const auto closing = m_engine->close(0ms);
}

QCoro::Task<EngineDone> RelayedEngine::start()
{
    if (m_engine->session() != nullptr) {
        [[maybe_unused]] const auto closing = m_engine->close(0ms);
        m_engine = Engine::create(m_profile, m_transcript);
    }
    QCoro::Task<EngineDone> starting = startEngine(m_engine);
    if (const GtpSession *const session = m_engine->session()) {
        connect(session, &GtpSession::errorLineReceived, this, &RelayedEngine::errorLineReceived);
    }
    return starting;
}

QCoro::Task<EngineDone> RelayedEngine::tell(const HostedGame &game, bool tellsRules)
{
    EngineGame target{.line = game.line(), .komi = game.terms().komi};
    if (tellsRules) {
        target.rules = game.rules();
    }
    target.time = game.time(Color::Black).control; // GTP knows one for both
    ByColor<std::optional<TimeLeft>> left;
    if (target.time.isLimited()) {
        left = {game.time(Color::Black).left, game.time(Color::White).left};
    }
    return tellGame(m_engine, target, left);
}

QCoro::Task<RelayedReply> RelayedEngine::ask(const GtpQuery &query, Limit limit)
{
    return askEngine(m_engine, commandOf(query), limit);
}

QCoro::Task<RelayedReply> RelayedEngine::stream(const GtpQuery &query, LineTaker take, Limit limit)
{
    return streamEngine(m_engine, commandOf(query), std::move(take), limit);
}

QCoro::Task<RelayedReply> RelayedEngine::analyze(const GtpQuery &query, LineTaker take, Limit limit)
{
    return analyzeWith(m_engine, commandOf(query), std::move(take), limit);
}

QCoro::Task<EngineView> RelayedEngine::look(BoardSize size, Limit limit)
{
    return viewOf(m_engine, size, limit);
}

QCoro::Task<QString> RelayedEngine::remarks(Limit limit)
{
    return askForRemarks(m_engine, limit);
}

} // namespace shinpan
