#include "ui/tree/nodemarks.h"

#include "core/record/note/recordjumps.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

struct MarkName
{
    PackedName name;
    NodeMark mark;
};

const auto &markNames()
{
    static const std::array names = {
        MarkName{packName("C"), NodeMark::Comment},
        MarkName{packName("N"), NodeMark::Name},
        MarkName{packName("HO"), NodeMark::Hotspot},
        MarkName{packName("TE"), NodeMark::GoodMove},
        MarkName{packName("IT"), NodeMark::Interesting},
        MarkName{packName("DO"), NodeMark::Doubtful},
        MarkName{packName("BM"), NodeMark::BadMove},
        MarkName{packName("GB"), NodeMark::GoodForBlack},
        MarkName{packName("GW"), NodeMark::GoodForWhite},
        MarkName{packName("DM"), NodeMark::Even},
        MarkName{packName("UC"), NodeMark::Unclear},
        MarkName{packName("AB"), NodeMark::SetUp},
        MarkName{packName("AW"), NodeMark::SetUp},
        MarkName{packName("AE"), NodeMark::SetUp},
        MarkName{packName("PL"), NodeMark::SetUp},
    };
    return names;
}

} // namespace

NodeMarks marksOf(const GameTree &tree, NodeId node, const NodeTest &isMistake)
{
    NodeMarks marks;
    const auto &names = markNames();
    tree.forEachProperty(node, [&](const GameTree::Property &property) {
        const auto found = std::ranges::find(names, property.packedName(), &MarkName::name);
        if (found != names.end()) {
            marks |= found->mark;
        }
    });
    const NodeMarks opinions = NodeMark::BadMove | NodeMark::Doubtful;
    if (!(marks & opinions) && isMistake(node)) {
        marks |= NodeMark::Mistake;
    }
    return marks;
}

} // namespace shinpan
