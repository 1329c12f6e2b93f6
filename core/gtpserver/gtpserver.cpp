#include "core/gtpserver/gtpserver.h"

#include "core/gtpserver/gtpcommands.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

[[nodiscard]] std::array<std::span<const GtpCommandRow>, 9> allCommands()
{
    return {identityCommands(), boardCommands(), handicapCommands(),
            viewCommands(),     moveCommands(),  analysisCommands(),
            timeCommands(),     scoreCommands(), recordCommands()};
}

[[nodiscard]] bool isOffered(const GtpCommandRow &row, const GtpEngine &engine)
{
    return row.isOffered == nullptr || row.isOffered(engine);
}

} // namespace

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
    while (!host.isLeaving()) {
        const std::optional<GtpInput::Line> line = host.input().next();
        if (!line) {
            break;
        }
        if (const std::optional<GtpQuery> query = gtpwords::queryFromLine(line->text)) {
            host.respond(query->id,
                         line->isCut ? failure("line too long") : answerTo(host, *query));
        }
    }
    m_engine.quit();
}

} // namespace shinpan
