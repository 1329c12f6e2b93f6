#include "ui/documents/documenttabs.h"

#include "ui/document/documentcontroller.h"
#include "ui/documents/document.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QContextMenuEvent>
#include <QDir>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// A tab that is dragged this far beside the strip leaves it, in device-independent pixels.
constexpr int DetachDistance = 48;
constexpr int WidestTab = 260;

[[nodiscard]] QIcon iconOf(Activity activity, const StyleColors &colors)
{
    switch (activity) {
    case Activity::Playing:
        return symbolIcon(Symbol::Play, colors.accent);
    case Activity::Paused:
        return symbolIcon(Symbol::Pause, colors.muted);
    case Activity::Failed:
        return symbolIcon(Symbol::Warning, colors.warning);
    case Activity::Quiet:
        break;
    }
    return {};
}

[[nodiscard]] QString textOf(Activity activity)
{
    switch (activity) {
    case Activity::Playing:
        return DocumentTabs::tr("a game is being played");
    case Activity::Paused:
        return DocumentTabs::tr("the game is paused");
    case Activity::Failed:
        return DocumentTabs::tr("an engine failed, the game waits");
    case Activity::Quiet:
        break;
    }
    return {};
}

/// What the tab says beside the name, in words: for screen readers and the tool tip.
[[nodiscard]] QString remarksOn(const Document &document)
{
    QStringList remarks;
    if (document.file().isModified()) {
        remarks << DocumentTabs::tr("not saved");
    }
    if (const QString activity = textOf(document.activity()); !activity.isEmpty()) {
        remarks << activity;
    }
    return remarks.join(QLatin1String(", "));
}

} // namespace

DocumentTabs::DocumentTabs(QWidget *parent)
    : QTabBar(parent)
{
    setAccessibleName(tr("Open documents"));
    setMovable(true);
    setDrawBase(false);
    setExpanding(false);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideMiddle);
    setAutoHide(true);
    setFocusPolicy(Qt::TabFocus); // the mouse leaves the focus on the board
    setSelectionBehaviorOnRemove(QTabBar::SelectPreviousTab);
}

void DocumentTabs::insert(int place, Document &document)
{
    const int index = insertTab(place, QString());
    setTabData(index, QVariant::fromValue(&document));
    auto *button = new QToolButton(this);
    button->setIcon(symbolIcon(Symbol::Close));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // Ctrl+W is its key
    constexpr QSize Side(20, 20);
    button->setFixedSize(Side);
    button->setIconSize(Side * 0.6);
    connect(button, &QToolButton::clicked, this,
            [this, &document] { Q_EMIT closeRequested(&document); });
    setTabButton(index, QTabBar::RightSide, button);
    connect(&document, &Document::changed, this, [this, &document] { refresh(document); });
    refresh(document);
}

void DocumentTabs::remove(const Document &document)
{
    document.disconnect(this);
    removeTab(placeOf(document));
}

Document *DocumentTabs::documentAt(int place) const
{
    return tabData(place).value<Document *>();
}

int DocumentTabs::placeOf(const Document &document) const
{
    for (int place = 0; place < count(); ++place) {
        if (documentAt(place) == &document) {
            return place;
        }
    }
    return -1;
}

/// Games announce a lot; most of it shows on no tab.
void DocumentTabs::refresh(const Document &document)
{
    const int place = placeOf(document);
    const DocumentController &file = document.file();
    const QString name = file.title();
    QString path = file.filePath().isEmpty() ? name : QDir::toNativeSeparators(file.filePath());
    if (name != path && name != file.displayName()) {
        path = tr("%1\n%2").arg(name, path);
    }
    const QString remarks = remarksOn(document);
    const QString tip = remarks.isEmpty() ? path : tr("%1\n%2").arg(path, remarks);
    if (tabToolTip(place) == tip) {
        return;
    }
    QString label = name;
    label.replace(u'&', QLatin1String("&&"));
    setTabToolTip(place, tip);
    setTabText(place, file.isModified() ? tr("%1 •", "unsaved document").arg(label) : label);
    setTabIcon(place, iconOf(document.activity(), styleColors(palette())));
    setAccessibleTabName(place, remarks.isEmpty() ? name : tr("%1, %2").arg(name, remarks));
    QWidget *button = tabButton(place, QTabBar::RightSide);
    button->setAccessibleName(tr("Close %1").arg(name));
    button->setToolTip(tr("Close (Ctrl+W)"));
}

void DocumentTabs::changeEvent(QEvent *event)
{
    QTabBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        for (int place = 0; place < count(); ++place) {
            setTabIcon(place, iconOf(documentAt(place)->activity(), styleColors(palette())));
        }
    }
}

QSize DocumentTabs::tabSizeHint(int index) const
{
    const QSize size = QTabBar::tabSizeHint(index);
    return {std::min(size.width(), WidestTab), size.height()};
}

void DocumentTabs::mousePressEvent(QMouseEvent *event)
{
    m_pressed = documentAt(tabAt(event->position().toPoint()));
    m_button = event->button();
    QTabBar::mousePressEvent(event);
}

void DocumentTabs::mouseReleaseEvent(QMouseEvent *event)
{
    QTabBar::mouseReleaseEvent(event);
    const QPoint place = event->position().toPoint();
    Document *pressed = std::exchange(m_pressed, nullptr);
    if (!pressed || event->button() != m_button) {
        return;
    }
    const QRect surroundings =
        rect().adjusted(-DetachDistance, -DetachDistance, DetachDistance, DetachDistance);
    if (m_button == Qt::MiddleButton && documentAt(tabAt(place)) == pressed) {
        Q_EMIT closeRequested(pressed);
    } else if (m_button == Qt::LeftButton && !surroundings.contains(place)
               && placeOf(*pressed) >= 0) {
        Q_EMIT detached(pressed, event->globalPosition().toPoint());
    }
}

void DocumentTabs::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const int place = isByKey ? currentIndex() : tabAt(event->pos());
    Document *document = documentAt(place);
    if (!document) {
        return;
    }
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QPoint at = isByKey ? mapToGlobal(tabRect(place).bottomLeft()) : event->globalPos();
    menu->addAction(tr("&Close"), document, [this, document] { Q_EMIT closeRequested(document); });
    menu->addAction(tr("&Move to New Window"), document,
                    [this, document] { Q_EMIT detached(document, {}); });
    menu->popup(at);
}

} // namespace shinpan
