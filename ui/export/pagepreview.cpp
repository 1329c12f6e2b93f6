#include "ui/export/pagepreview.h"

#include "ui/kit/controlaccess.h"
#include "ui/kit/style.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr int Gap = 20; // around a sheet

} // namespace

PagePreview::PagePreview(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    controlaccess::setRole(*this, QAccessible::Pane);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Pages"));
    viewport()->setAccessibleName(tr("Pages"));
    verticalScrollBar()->setAccessibleName(tr("Pages"));
    colorScrollBar();
}

PagePreview::~PagePreview() = default;

void PagePreview::setPages(PrintPages pages, const QPageLayout &paper)
{
    m_pages.emplace(std::move(pages));
    m_paper = paper;
    layOut();
}

QColor PagePreview::ground() const
{
    return palette().color(QPalette::Mid).darker(isDark(palette()) ? 140 : 100);
}

/// It lies on the same ground as the sheets.
void PagePreview::colorScrollBar()
{
    QPalette onGround = palette();
    onGround.setColor(QPalette::Base, ground());
    verticalScrollBar()->setPalette(onGround);
}

/// A sheet in the view's units: all of it can be seen at once.
QSizeF PagePreview::sheetSize() const
{
    const QSizeF room = QSizeF(viewport()->size() - QSize(2 * Gap, 2 * Gap)).expandedTo({1, 1});
    return m_paper.fullRect(QPageLayout::Point).size().scaled(room, Qt::KeepAspectRatio);
}

QRect PagePreview::placeOf(int page) const
{
    const QSize size = sheetSize().toSize();
    const int top = Gap + page * (size.height() + Gap) - verticalScrollBar()->value();
    return {QPoint((viewport()->width() - size.width()) / 2, top), size};
}

bool PagePreview::isInSight(int page) const
{
    return placeOf(page).intersects(viewport()->rect());
}

void PagePreview::layOut()
{
    const int sheet = sheetSize().toSize().height() + Gap;
    verticalScrollBar()->setPageStep(sheet);
    verticalScrollBar()->setSingleStep(std::max(1, sheet / 10));
    verticalScrollBar()->setRange(0, Gap + pageCount() * sheet - viewport()->height());
    m_painted.clear();
    paintMissing();
    viewport()->update();
}

std::optional<int> PagePreview::missingPage() const
{
    const int sheet = sheetSize().toSize().height() + Gap;
    for (int page = verticalScrollBar()->value() / sheet; page < pageCount() && isInSight(page);
         ++page) {
        if (!isPainted(page)) {
            return page;
        }
    }
    return std::nullopt;
}

void PagePreview::paintMissing()
{
    std::erase_if(m_painted, [this](const auto &each) { return !isInSight(each.first); });
    m_painting.startLater([this] {
        const std::optional<int> page = missingPage();
        if (page) {
            m_painted.emplace(*page, painted(*page));
            viewport()->update(placeOf(*page));
        }
        return !page;
    });
}

QImage PagePreview::painted(int page) const
{
    const qreal ratio = devicePixelRatioF();
    const QRectF sheet = m_paper.fullRect(QPageLayout::Point);
    QImage image((QSizeF(placeOf(page).size()) * ratio).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(image.width() / sheet.width(), image.height() / sheet.height());
    painter.translate(m_paper.paintRect(QPageLayout::Point).topLeft());
    m_pages->paint(painter, page);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

void PagePreview::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), ground());
    for (int page = 0; page < pageCount(); ++page) {
        if (!isInSight(page)) {
            continue;
        }
        const QRect place = placeOf(page);
        const auto found = m_painted.find(page);
        if (found != m_painted.end()) {
            painter.drawImage(place, found->second);
        } else {
            painter.fillRect(place, Qt::white);
        }
        painter.setPen(styleColors(palette()).field);
        painter.drawRect(place.adjusted(-1, -1, 0, 0)); // where the paper ends
    }
}

void PagePreview::resizeEvent(QResizeEvent * /*event*/)
{
    layOut();
}

void PagePreview::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colorScrollBar();
    }
}

void PagePreview::scrollContentsBy(int /*dx*/, int /*dy*/)
{
    viewport()->update();
    paintMissing();
}

} // namespace shinpan
