#include "core/engine/dialect/gtptext.h"
#include "core/engine/engine.h"
#include "core/util/excerpt.h"

namespace shinpan {

// What an engine is asked beyond moves: about itself, and about a finished game.

namespace {

/// Longer texts describe nothing; they stand in every record.
constexpr qsizetype LongestDescription = 4000;

} // namespace

QCoro::Task<QString> Engine::describe(Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (knows("gomill-describe_engine")) {
        const GtpCommand command("gomill-describe_engine");
        const GtpReply reply = co_await send(command, limit);
        const QString text = reply.text.value_or(QString()).trimmed();
        if (!text.isEmpty()) {
            co_return text.left(LongestDescription);
        }
    }
    co_return m_version.isEmpty() ? m_name : m_name + u':' + m_version;
}

QCoro::Task<std::optional<double>> Engine::cpuTime(Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    const QByteArray name = knows("gomill-cpu_time") ? QByteArrayLiteral("gomill-cpu_time")
                                                     : QByteArrayLiteral("cputime");
    if (!knows(name) || isStalled()) {
        co_return std::nullopt;
    }
    const GtpCommand command(name);
    const GtpReply reply = co_await send(command, limit);
    bool isNumber = false;
    const double seconds = reply.text.value_or(QString()).trimmed().toDouble(&isNumber);
    if (!isNumber || seconds < 0) {
        co_return std::nullopt;
    }
    co_return seconds;
}

QCoro::Task<QString> Engine::finalScore(Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (!knows("final_score") || isStalled()) {
        co_return QString();
    }
    const GtpCommand command("final_score");
    const GtpReply reply = co_await send(command, limit);
    co_return excerpt(reply.text.value_or(QString()));
}

QCoro::Task<std::optional<std::vector<Point>>> Engine::deadStones(BoardSize size, Limit limit)
{
    return statusList(QByteArrayLiteral("dead"), size, limit);
}

QCoro::Task<std::optional<std::vector<Point>>> Engine::sekiStones(BoardSize size, Limit limit)
{
    return statusList(QByteArrayLiteral("seki"), size, limit);
}

QCoro::Task<std::optional<std::vector<Point>>> Engine::statusList(QByteArray status,
                                                                  BoardSize size,
                                                                  Limit limit)
{
    const std::shared_ptr<Engine> self = shared_from_this();
    if (!knows("final_status_list") || isStalled()) {
        co_return std::nullopt;
    }
    const GtpCommand command("final_status_list", {status});
    const GtpReply reply = co_await send(command, limit);
    if (!reply.ok()) {
        co_return std::nullopt;
    }
    co_return pointsFromVertices(*reply.text, size);
}

} // namespace shinpan
