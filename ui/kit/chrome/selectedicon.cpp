#include "ui/kit/chrome/selectedicon.h"

#include <QIconEngine>
#include <QPixmap>

namespace shinpan {

namespace {

class SelectedEngine final : public QIconEngine
{
public:
    explicit SelectedEngine(const QIcon &icon)
        : m_icon(icon)
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State state) override
    {
        m_icon.paint(painter, rect, Qt::AlignCenter, QIcon::Selected, state);
    }

    /// `size` is in device pixels; the result keeps ratio 1, QIcon sets the device's.
    QPixmap pixmap(const QSize &size, QIcon::Mode, QIcon::State state) override
    {
        return m_icon.pixmap(size, 1.0, QIcon::Selected, state);
    }

    QIconEngine *clone() const override { return new SelectedEngine(*this); }

private:
    QIcon m_icon;
};

} // namespace

QIcon selectedIcon(const QIcon &icon)
{
    return QIcon(new SelectedEngine(icon));
}

} // namespace shinpan
