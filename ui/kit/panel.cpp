#include "ui/kit/panel.h"

#include <QAction>
#include <QEvent>
#include <QLayoutItem>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// What every panel can be made as small as: two columns of these, and a board, fit a screen of
/// 1024×640, whatever the size of the texts.
constexpr QSize SmallestContent{320, 280};

/// Holds a widget, and knows of no heights for widths: those would tell a scroll area the height
/// that the widget would like, and not the one that it needs.
class Holder final : public QWidget
{
public:
    explicit Holder(QWidget *content)
        : m_content(content)
    {
        content->setParent(this);
    }

    [[nodiscard]] QWidget *content() const { return m_content; }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return QWidgetItem(m_content).minimumSize();
    }
    [[nodiscard]] QSize sizeHint() const override { return m_content->sizeHint(); }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest) {
            updateGeometry();
        }
        return QWidget::event(event);
    }
    void resizeEvent(QResizeEvent *) override { m_content->setGeometry(rect()); }

private:
    QWidget *m_content;
};

/// Shows a widget as if it stood here itself, but lets it be smaller than it has to be.
class ScrolledContent final : public QScrollArea
{
public:
    explicit ScrolledContent(QWidget *content)
        : m_holder(new Holder(content))
    {
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setWidgetResizable(true);
        setWidget(m_holder);
        m_holder->setAutoFillBackground(false); // Qt has just set it
        viewport()->setAutoFillBackground(false);
        setSizePolicy(content->sizePolicy());
        followLimits();
    }

    [[nodiscard]] QWidget *content() const { return m_holder->content(); }
    [[nodiscard]] QSize whole() const { return m_holder->minimumSizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize all = whole();
        const QSize least = all.boundedTo(SmallestContent);
        return {m_kept.testFlag(Qt::Horizontal) ? all.width() : least.width(),
                m_kept.testFlag(Qt::Vertical) ? all.height() : least.height()};
    }
    [[nodiscard]] QSize sizeHint() const override { return m_holder->sizeHint(); }

    void keepWhole(Qt::Orientation direction, bool isKept)
    {
        if (m_kept.testFlag(direction) != isKept) {
            m_kept.setFlag(direction, isKept);
            updateGeometry();
        }
    }

protected:
    bool event(QEvent *event) override
    {
        const bool isHandled = QScrollArea::event(event);
        // The event is the content's. While nobody sees it, nobody is told.
        if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show) {
            followLimits();
        }
        return isHandled;
    }

private:
    void followLimits()
    {
        setMaximumSize(QWidgetItem(content()).maximumSize());
        updateGeometry();
    }

    Holder *m_holder;
    Qt::Orientations m_kept;
};

} // namespace

Panel::Panel(const QString &title, const QString &name, QWidget *content, QWidget *parent)
    : Panel(title, name, Maker(), parent)
{
    setContent(content);
}

Panel::Panel(const QString &title, const QString &name, Maker make, QWidget *parent)
    : QDockWidget(title, parent)
    , m_make(std::move(make))
    , m_windowAction(new QAction(title, this))
{
    setObjectName(name);
    setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable
                | QDockWidget::DockWidgetFloatable);
    m_windowAction->setCheckable(true);
    connect(this, &QWidget::windowTitleChanged, m_windowAction, &QAction::setText);
    connect(this, &QDockWidget::topLevelChanged, this, &Panel::dressWindow);
    connect(m_windowAction, &QAction::triggered, this, [this](bool isApart) {
        setFloating(isApart);
        bringUp();
    });
    connect(toggleViewAction(), &QAction::triggered, this, [this](bool isShown) {
        if (isShown) {
            raise(); // before those that share its place
        }
    });
}

void Panel::setContent(QWidget *content)
{
    auto *scroll = new ScrolledContent(content);
    scroll->setAccessibleName(windowTitle());
    setWidget(scroll);
}

QWidget *Panel::content() const
{
    return widget() ? static_cast<ScrolledContent *>(widget())->content() : nullptr;
}

QSize Panel::wholeSize() const
{
    const QSize least = minimumSizeHint();
    if (!widget()) {
        return least;
    }
    const QSize whole = static_cast<ScrolledContent *>(widget())->whole();
    return {std::max(least.width(), whole.width()),
            least.height() + whole.height() - widget()->minimumSizeHint().height()};
}

void Panel::keepWhole(Qt::Orientation direction, bool isKept)
{
    if (widget()) {
        static_cast<ScrolledContent *>(widget())->keepWhole(direction, isKept);
    }
}

void Panel::setVisible(bool isVisible)
{
    if (isVisible && m_make) {
        setContent(std::exchange(m_make, {})());
    }
    QDockWidget::setVisible(isVisible);
}

/// A tool's window, so that the keys of the main window work in it, with a frame like any other: Qt
/// gives it none.
void Panel::dressWindow(bool isApart)
{
    m_windowAction->setChecked(isApart);
    if (isApart && windowFlags().testFlag(Qt::FramelessWindowHint)) {
        const bool wasHidden = isHidden();
        setWindowFlag(Qt::FramelessWindowHint, false);
        QDockWidget::setVisible(!wasHidden);
    }
}

void Panel::bringUp()
{
    show();
    raise();
}

} // namespace shinpan
