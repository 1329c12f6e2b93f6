#include "ui/graphics/commandlayer.h"

namespace shinpan {

QString CommandLayer::summary() const
{
    constexpr qsizetype Letters = 200;
    if (state == State::Failed) {
        return problem.left(Letters);
    }
    return drawing.texts().size() == 1 ? drawing.texts().constFirst().left(Letters) : QString();
}

std::vector<ComparedRow> CommandLayer::table() const
{
    if (others) {
        return compared(rows, *others);
    }
    std::vector<ComparedRow> alone;
    alone.reserve(rows.size());
    for (const ReplyRow &row : rows) {
        alone.push_back({row.name, row.value, {}, row.point});
    }
    return alone;
}

} // namespace shinpan
