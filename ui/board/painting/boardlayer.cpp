#include "ui/board/painting/boardlayer.h"

#include <algorithm>
#include <type_traits>

namespace shinpan {

namespace {

[[nodiscard]] bool hasLine(LayerRank rank, const BoardLayers &layers)
{
    const auto layer = layers.find(rank);
    return layer != layers.end() && !layer->second.line.empty();
}

[[nodiscard]] bool isHidden(LayerRank rank, const BoardLayers &layers)
{
    const bool isSettling = layers.contains(LayerRank::Score);
    switch (rank) {
    case LayerRank::Analysis:
        return isSettling || hasLine(LayerRank::Teaching, layers);
    case LayerRank::Commands:
        return !isSettling && hasLine(LayerRank::Analysis, layers);
    default:
        return isSettling && rank < LayerRank::Score;
    }
}

} // namespace

void BoardLayer::add(const BoardLayer &more)
{
    forEachList(*this, more, [](auto &list, const auto &further) {
        if constexpr (std::is_same_v<decltype(list), std::vector<LineStone> &>) {
            for (const LineStone &stone : further) {
                if (std::ranges::find(list, stone.point, &LineStone::point) == list.end()) {
                    list.push_back(stone);
                }
            }
        } else {
            list.insert(list.end(), further.begin(), further.end());
        }
    });
}

BoardLayer composed(const BoardLayers &layers)
{
    BoardLayer all;
    for (const auto &[rank, layer] : layers) {
        if (!isHidden(rank, layers)) {
            all.add(layer);
        }
    }
    return all;
}

} // namespace shinpan
