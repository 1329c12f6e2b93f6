#include "ui/board/painting/boardground.h"

#include "ui/board/painting/boardlayer.h"
#include "ui/board/painting/boardlook.h"
#include "ui/board/painting/wood.h"

namespace shinpan {

BoardGround::BoardGround() = default;
BoardGround::~BoardGround() = default;
BoardGround::BoardGround(BoardGround &&) noexcept = default;
BoardGround &BoardGround::operator=(BoardGround &&) noexcept = default;

void BoardGround::forget()
{
    m_draft = {};
    forgetLayer();
}

void BoardGround::forgetLayer()
{
    m_layer = {};
    m_wood.reset();
}

const QPixmap &BoardGround::layer(const BoardLook &look)
{
    if (m_layer.isNull()) {
        m_layer = boardLayer(look);
    }
    return m_layer;
}

void BoardGround::paintDraft(QPainter &painter, const BoardLook &look)
{
    if (m_draft.isNull() && !look.theme.isPlain()) {
        // As fine as on a plain screen; enlarging it is quicker than making it finer.
        m_draft = woodDraft((QSizeF(look.geometry.board().size()) / look.geometry.ratio()).toSize(),
                            look.theme);
    }
    paintBoardGround(painter, look.geometry, look.palette.color(QPalette::Window));
    paintBoardLayer(painter, look, m_draft);
}

bool BoardGround::drawWood(const BoardLook &look)
{
    constexpr int RowsAtOnce = 192;
    if (!look.geometry.isDrawable() || look.theme.isPlain()) {
        return true;
    }
    if (!m_wood) {
        m_wood = std::make_unique<WoodDrawing>(look.geometry.board().size(), look.geometry.ratio(),
                                               look.theme);
    } else if (!m_wood->isDone()) {
        m_wood->drawRows(RowsAtOnce);
    }
    return m_wood->isDone();
}

void BoardGround::useWood(const BoardLook &look)
{
    QPixmap layer = boardLayer(look, m_wood ? m_wood->image() : QImage());
    forget();
    m_layer = std::move(layer);
}

} // namespace shinpan
