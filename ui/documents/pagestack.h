#pragma once

#include <QPointer>
#include <QWidget>

namespace shinpan {

/// Shows one of its pages and lets the others be, however many there are. (A QStackedLayout asks
/// all of them for their size whenever one changes, and visits every widget of all of them whenever
/// it shows another one.)
class PageStack final : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// A page that stays hidden until turnTo(); a child until somebody takes it away.
    void add(QWidget &page);
    /// Hides it; it is still a child.
    void remove(QWidget &page);
    /// Shows it instead of the page before. If that had the keyboard, this one gets it back where
    /// it had it last; false if it must be given to some part of it.
    [[nodiscard]] bool turnTo(QWidget &page);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QPointer<QWidget> m_shown;
};

} // namespace shinpan
