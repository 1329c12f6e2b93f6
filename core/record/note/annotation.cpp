#include "core/record/note/annotation.h"

#include "core/record/tree/sgfgrammar.h"

#include <algorithm>

namespace shinpan {

namespace {

enum class Group : std::uint8_t { Move, Position, Alone };

[[nodiscard]] Group groupOf(Annotation annotation)
{
    switch (annotation) {
    case Annotation::Tesuji:
    case Annotation::Interesting:
    case Annotation::Doubtful:
    case Annotation::BadMove:
        return Group::Move;
    case Annotation::GoodForBlack:
    case Annotation::GoodForWhite:
    case Annotation::Even:
    case Annotation::Unclear:
        return Group::Position;
    case Annotation::Hotspot:
        return Group::Alone;
    }
    Q_UNREACHABLE();
}

} // namespace

const char *propertyOf(Annotation annotation)
{
    constexpr std::array Names{"TE", "IT", "DO", "BM", "GB", "GW", "DM", "UC", "HO"};
    static_assert(Names.size() == AllAnnotations.size());
    return Names.at(static_cast<std::size_t>(annotation));
}

bool isOfMove(Annotation annotation)
{
    return groupOf(annotation) == Group::Move;
}

int highestLevel(Annotation annotation)
{
    return annotation == Annotation::Interesting || annotation == Annotation::Doubtful ? 1 : 2;
}

int annotationLevel(const GameTree &tree, NodeId node, Annotation annotation)
{
    if (!tree.has(node, propertyOf(annotation))) {
        return 0;
    }
    const bool isEmphasised = trimmedSgf(tree.values(node, propertyOf(annotation)).first()) == "2";
    return isEmphasised ? highestLevel(annotation) : 1;
}

void annotate(GameRecord &record, NodeId node, Annotation annotation, int level)
{
    if (level == 0) {
        record.removeProperty(node, propertyOf(annotation));
        return;
    }
    const Group group = groupOf(annotation);
    for (const Annotation other : AllAnnotations) {
        if (other != annotation && groupOf(other) == group) {
            record.removeProperty(node, propertyOf(other));
        }
    }
    const int most = highestLevel(annotation);
    record.setProperty(node, propertyOf(annotation),
                       most == 1 ? QByteArray() : QByteArray::number(std::min(level, most)));
}

} // namespace shinpan
