#include "core/record/note/annotation.h"

#include "core/record/tree/sgfgrammar.h"

#include <algorithm>

namespace shinpan {

namespace {

enum class Group : std::uint8_t { Move, Position, Alone };

/// What SGF says of an annotation.
struct Property
{
    const char *name;
    Group group;
    int highestLevel;
};

constexpr std::array Properties{
    Property{"TE", Group::Move, 2},     Property{"IT", Group::Move, 1},
    Property{"DO", Group::Move, 1},     Property{"BM", Group::Move, 2},
    Property{"GB", Group::Position, 2}, Property{"GW", Group::Position, 2},
    Property{"DM", Group::Position, 2}, Property{"UC", Group::Position, 2},
    Property{"HO", Group::Alone, 2},
};
static_assert(Properties.size() == AllAnnotations.size());

[[nodiscard]] constexpr const Property &sgfOf(Annotation annotation)
{
    return Properties[static_cast<std::size_t>(annotation)];
}

} // namespace

const char *propertyOf(Annotation annotation)
{
    return sgfOf(annotation).name;
}

bool isOfMove(Annotation annotation)
{
    return sgfOf(annotation).group == Group::Move;
}

int highestLevel(Annotation annotation)
{
    return sgfOf(annotation).highestLevel;
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
    for (const Annotation other : AllAnnotations) {
        if (other != annotation && sgfOf(other).group == sgfOf(annotation).group) {
            record.removeProperty(node, propertyOf(other));
        }
    }
    const int most = highestLevel(annotation);
    record.setProperty(node, propertyOf(annotation),
                       most == 1 ? QByteArray() : QByteArray::number(std::min(level, most)));
}

} // namespace shinpan
