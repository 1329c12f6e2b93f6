#include "core/competition/machines/reception.h"

#include "core/competition/machines/misfit.h"

#include <utility>

namespace shinpan {

std::optional<BlockResult> nextResult(Inbox &inbox, const QString &run, qsizetype most)
{
    std::optional<BlockResult> result;
    const auto read = [&result, &run, most](const QByteArray &bytes) {
        Result<BlockResult, SealFault> it = resultFromBytes(bytes, most);
        if (!it || it->run != run) {
            return it ? QStringLiteral("foreign") : QString(sealFaultName(it.error()));
        }
        result = std::move(*it);
        return QString();
    };
    return inbox.next(read, most) ? std::move(result) : std::nullopt;
}

Reception::Reception(const QString &folder,
                     const QString &run,
                     const Competition &competition,
                     const BlockFolder &blocks)
    : m_competition(competition)
    , m_blocks(blocks)
    , m_run(run)
    , m_inbox(folder)
{ }

std::optional<Reception::Arrival> Reception::next(const Awaited &awaited, qsizetype most)
{
    std::optional<BlockResult> result = nextResult(m_inbox, m_run, most);
    if (!result) {
        return std::nullopt;
    }
    Arrival arrival{std::move(*result), {}, {}};
    const Block *given = awaited(arrival.result.block);
    if (given == nullptr) {
        arrival.lost = m_blocks.lost(arrival.result.block, m_competition);
        given = arrival.lost ? &*arrival.lost : nullptr;
    }
    if (given == nullptr || given->token != arrival.result.token) {
        m_inbox.setAside(given == nullptr ? QStringLiteral("spare") : QStringLiteral("foreign"));
        arrival.isNobodys = true;
        return arrival;
    }
    arrival.fault = misfit(arrival.result, *given);
    if (arrival.fault) {
        m_inbox.setAside(QStringLiteral("misfit"));
        arrival.result.games.clear();
    }
    m_home.push_back({given->number, arrival.result.games.size() == given->games.size()});
    return arrival;
}

/// A block that is there without its result would be waited for.
void Reception::confirm()
{
    for (const Home &home : std::exchange(m_home, {})) {
        if (home.isWhole) {
            m_blocks.remove(home.block);
        } else {
            m_blocks.lose(home.block);
        }
    }
    m_inbox.confirm();
}

} // namespace shinpan
