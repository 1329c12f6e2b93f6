#include "core/gtpserver/enginehost.h"

#include "core/gtpserver/reportlines.h"

#include <ctime>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

/// The processor time of all threads of this program.
[[nodiscard]] double processorSeconds()
{
    timespec time{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

} // namespace

EngineHost::EngineHost(GtpEngine &engine, GtpChannel &channel)
    : m_engine(engine)
    , m_channel(channel)
    , m_input(channel)
{
    for (const int side : {19, 13, 9, MaxGtpSide, 2}) {
        if (engine.takes(BoardSize::square(side))) {
            m_game.clear(BoardSize::square(side));
            break;
        }
    }
}

std::optional<Illegality> EngineHost::play(Move move, std::string remark)
{
    const std::optional<Illegality> illegality = m_game.play(move, std::move(remark));
    if (!illegality && m_isStarted) {
        m_engine.play(m_game, move);
    }
    return illegality;
}

bool EngineHost::undo()
{
    const bool isUndone = m_game.undo();
    if (isUndone && m_isStarted) {
        m_engine.undo(m_game);
    }
    return isUndone;
}

GtpEngine &EngineHost::started()
{
    if (!std::exchange(m_isStarted, true)) {
        m_engine.start(m_game);
    }
    return m_engine;
}

EngineAnswer EngineHost::ask(EngineInquiry inquiry)
{
    const auto begin = Thinking::Clock::now();
    const double processorBegin = processorSeconds();
    EngineQuestion &question = inquiry.question;
    const bool isMove = question.kind == EngineQuestion::Kind::Move
                     || question.kind == EngineQuestion::Kind::Cleanup;
    question.time = m_game.time(question.color);
    static_cast<void>(started());
    EngineAnswer answer = generateFor(m_game, inquiry);
    if (isMove) {
        m_moveSeconds += processorSeconds() - processorBegin;
        m_game.charge(question.color, Thinking::Clock::now() - begin);
        m_lastRemark = answer.remark;
    }
    return answer;
}

EngineAnswer EngineHost::askAbout(const HostedGame &game, EngineInquiry inquiry)
{
    m_isStarted = false;
    m_engine.start(game);
    return generateFor(game, inquiry);
}

EngineAnswer EngineHost::generateFor(const HostedGame &game, const EngineInquiry &inquiry)
{
    constexpr milliseconds DrawInterval = 500ms;
    const EngineQuestion &question = inquiry.question;
    Thinking::Terms terms;
    terms.isEnded = [&](milliseconds wait) {
        return m_isLeaving || m_channel.isGone()
            || (inquiry.endsWithInput ? m_input.hasMore(wait) : m_input.isInterrupted());
    };
    terms.take = [&](const EngineReport &report) {
        if (m_isDrawing) {
            draw(report, question.color);
        }
        if (inquiry.take) {
            inquiry.take(report);
        }
    };
    const bool isTimed = question.kind != EngineQuestion::Kind::Analysis;
    terms.rest = isTimed ? question.time.longest : std::nullopt;
    terms.limit = inquiry.limit;
    terms.interval = inquiry.interval || !m_isDrawing ? inquiry.interval : DrawInterval;
    Thinking thinking(std::move(terms));
    return m_engine.generate(game, question, thinking);
}

GtpAnswer EngineHost::generate(EngineInquiry inquiry)
{
    const Color color = inquiry.question.color;
    const bool mayClaim = inquiry.question.mayClaim;
    const EngineAnswer answer = ask(std::move(inquiry));
    switch (answer.kind) {
    case EngineAnswer::Kind::Resignation:
        return "resign";
    case EngineAnswer::Kind::Claim:
        return mayClaim ? GtpAnswer("claim") : failure("the engine claims what nobody asked for");
    case EngineAnswer::Kind::Move:
        break;
    }
    const Move move{color, answer.point};
    if (m_game.position().check(move) || play(move, answer.remark)) {
        return failure("the engine chose an illegal move: " + gtpwords::wordFor(answer.point));
    }
    return gtpwords::wordFor(answer.point);
}

void EngineHost::draw(const EngineReport &report, Color color)
{
    m_channel.writeBeside(reportlines::graphics(report, m_game.size(), color));
}

void EngineHost::respond(std::string_view id, const GtpAnswer &answer)
{
    if (!std::exchange(m_isStreaming, false)) {
        write(gtpwords::responseFor(id, answer));
        return;
    }
    const std::string text = gtpwords::cleanText(answer ? *answer : std::string());
    write(text.empty() ? "\n" : text + "\n\n");
}

void EngineHost::beginStream(std::string_view id)
{
    m_isStreaming = true;
    write("=" + std::string(id) + "\n");
}

} // namespace shinpan
