#pragma once

#include <QImage>
#include <QPixmap>

#include <memory>

class QPainter;

namespace shinpan {

struct BoardLook;
class WoodDrawing;

/// What lies under the stones, as it was painted before; while the size changes, a draft of it.
class BoardGround
{
public:
    BoardGround();
    ~BoardGround();
    BoardGround(BoardGround &&) noexcept;
    BoardGround &operator=(BoardGround &&) noexcept;

    /// To be called when size, theme or font change.
    void forget();
    /// To be called while the size keeps changing: the draft is stretched further.
    void forgetLayer();

    /// All of it, made if it is missing: see boardLayer().
    const QPixmap &layer(const BoardLook &look);
    /// Wood stretched from a draft, lines and letters sharp, the ground around it.
    void paintDraft(QPainter &painter, const BoardLook &look);

    /// Draws some of the wood for a layer of this size; returns whether it is complete.
    [[nodiscard]] bool drawWood(const BoardLook &look);
    /// Makes the layer from it and forgets the draft.
    void useWood(const BoardLook &look);

private:
    QPixmap m_layer; ///< null until needed
    QImage m_draft;  ///< the wood that is stretched; null unless needed
    std::unique_ptr<WoodDrawing> m_wood;
};

} // namespace shinpan
