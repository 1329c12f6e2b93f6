#include "core/gtpserver/gtpserver.h"

#include "core/gtpserver/gtpcommands.h"

#include <algorithm>
#include <array>
#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] bool isOffered(const GtpCommandRow &row, const GtpEngine &engine)
{
    return row.isOffered == nullptr || row.isOffered(engine);
}

[[nodiscard]] GtpAnswer guarded(const CallerGuard *guard, EngineHost &host, const GtpQuery &query)
{
    if (guard == nullptr) {
        return answerTo(host, query);
    }
    const std::optional<GtpAnswer> objection = guard->objection(query);
    return objection ? *objection : guard->filtered(query.name, answerTo(host, query));
}

} // namespace

std::array<std::span<const GtpCommandRow>, 9> allCommands()
{
    return {identityCommands(), boardCommands(), handicapCommands(),
            viewCommands(),     moveCommands(),  analysisCommands(),
            timeCommands(),     scoreCommands(), recordCommands()};
}

const GtpCommandRow *findCommand(std::string_view name, const GtpEngine &engine)
{
    for (const std::span<const GtpCommandRow> rows : allCommands()) {
        const auto row = std::ranges::find(rows, name, &GtpCommandRow::name);
        if (row != rows.end()) {
            return isOffered(*row, engine) ? &*row : nullptr;
        }
    }
    return nullptr;
}

std::vector<std::string_view> commandNames(const GtpEngine &engine)
{
    std::vector<std::string_view> names;
    for (const std::span<const GtpCommandRow> rows : allCommands()) {
        for (const GtpCommandRow &row : rows) {
            if (isOffered(row, engine)) {
                names.push_back(row.name);
            }
        }
    }
    std::ranges::sort(names);
    return names;
}

GtpAnswer answerTo(EngineHost &host, const GtpQuery &query)
{
    const GtpCommandRow *const row = findCommand(query.name, host.engine());
    return row ? row->answer(host, query) : failure("unknown command");
}

void GtpServer::run()
{
    EngineHost host(m_engine, m_channel);
    bool hasBegun = false;
    while (!host.isLeaving()) {
        const std::optional<GtpInput::Line> line = host.input().next();
        if (!line) {
            break;
        }
        const std::optional<GtpQuery> query = gtpwords::queryFromLine(line->text);
        if (!query) {
            continue;
        }
        if (m_guard != nullptr && !std::exchange(hasBegun, true) && !CallerGuard::isGtp(*query)) {
            break;
        }
        if (m_standing != nullptr) {
            m_standing->note(*query);
        }
        host.respond(query->id,
                     line->isCut ? failure("line too long") : guarded(m_guard, host, *query));
    }
    m_engine.quit();
}

} // namespace shinpan
