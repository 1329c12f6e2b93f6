#include "ui/documents/documentwindow.h"

#include "ui/document/documentcontroller.h"
#include "ui/documents/document.h"
#include "ui/documents/documenttabs.h"
#include "ui/home/arrangement.h"
#include "ui/kit/controlaccess.h"
#include "ui/window/mainwindow.h"

#include <QCloseEvent>
#include <QEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace shinpan {

namespace {

/// A window of this size with menus and tabs above it fits the smallest screens; panels make do
/// with that (PanelColumns).
constexpr QSize LargestMinimum(960, 520);

} // namespace

void PageStack::add(QWidget &page)
{
    page.hide();
    page.setParent(this);
}

void PageStack::remove(QWidget &page)
{
    page.hide();
    if (m_shown == &page) {
        m_shown = nullptr;
        updateGeometry();
    }
}

bool PageStack::turnTo(QWidget &page)
{
    if (m_shown == &page) {
        return true;
    }
    const QWidget *focused = window()->focusWidget();
    const bool hadFocus = m_shown && focused && m_shown->isAncestorOf(focused);
    if (m_shown) {
        m_shown->hide();
    }
    m_shown = &page;
    page.setGeometry(rect());
    page.show();
    updateGeometry();
    if (!hadFocus) {
        return true;
    }
    QWidget *last = page.focusWidget();
    if (last != nullptr) {
        last->setFocus();
    }
    return last != nullptr;
}

QSize PageStack::sizeHint() const
{
    return m_shown ? m_shown->sizeHint() : QWidget::sizeHint();
}

QSize PageStack::minimumSizeHint() const
{
    return m_shown ? m_shown->minimumSizeHint()
                         .expandedTo(m_shown->minimumSize())
                         .boundedTo(LargestMinimum)
                   : QSize();
}

/// What the page asks for is what we ask for.
bool PageStack::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    }
    return QWidget::event(event);
}

void PageStack::resizeEvent(QResizeEvent *)
{
    if (m_shown) {
        m_shown->setGeometry(rect());
    }
}

DocumentWindow::DocumentWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_column(new QVBoxLayout(this))
    , m_tabs(new DocumentTabs(this))
    , m_pages(new PageStack(this))
{
    controlaccess::setRole(*this, QAccessible::Window);
    setAcceptDrops(true);
    resize(MainWindow::FirstSize);
    m_column->setContentsMargins({});
    m_column->setSpacing(0);
    m_column->addWidget(m_tabs);
    m_column->addWidget(m_pages, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &DocumentWindow::showTab);
    connect(m_tabs, &QTabBar::tabBarClicked, this, &DocumentWindow::leaveHome);
    connect(m_tabs, &QTabBar::tabMoved, this, &DocumentWindow::rearranged);
    connect(m_tabs, &DocumentTabs::closeRequested, this, &DocumentWindow::documentCloseRequested);
    connect(m_tabs, &DocumentTabs::detached, this, &DocumentWindow::documentDetached);
}

DocumentWindow::~DocumentWindow()
{
    const std::vector<Document *> lent = documents();
    for (Document *document : lent) {
        remove(*document);
    }
    const auto pages = m_pages->findChildren<MainWindow *>(QString(), Qt::FindDirectChildrenOnly);
    for (MainWindow *page : pages) { // it retired before they were gone
        giveBack(*page);
    }
}

void DocumentWindow::insert(Document &document)
{
    m_pages->add(document.page());
    connect(&document, &Document::changed, this, &DocumentWindow::showTitle);
    connect(&document.game(), &OpenGame::gameStarted, this, &DocumentWindow::leaveHome);
    connect(&document.game().record(), &GameRecord::treeReplaced, this, &DocumentWindow::leaveHome);
    connect(&document.page(), &MainWindow::minimalChanged, this, &DocumentWindow::showMinimal);
    m_tabs->insert(m_latest ? m_tabs->placeOf(*m_latest) + 1 : 0, document);
    m_latest = &document;
}

void DocumentWindow::add(Document &document)
{
    insert(document);
    showDocument(document);
}

void DocumentWindow::remove(Document &document)
{
    forget(document);
    giveBack(document.page());
    Q_EMIT rearranged();
}

void DocumentWindow::retire()
{
    hide();
    leaveHome();
    m_tabs->disconnect(this); // no other document is shown in place of one that goes
    std::vector<Document *> lent = documents();
    // The current tab last, or each that goes would make the next one current.
    std::partition(lent.begin(), lent.end(),
                   [this](const Document *document) { return document != m_current; });
    m_pagesLeft = lent.size();
    for (Document *document : lent) {
        forget(*document);
        connect(&document->page(), &QObject::destroyed, this, [this] {
            if (--m_pagesLeft == 0) {
                Q_EMIT vacated();
            }
        });
    }
    if (lent.empty()) {
        Q_EMIT vacated();
    }
}

/// Forgets all of the document except its page.
void DocumentWindow::forget(Document &document)
{
    document.disconnect(this);
    document.game().disconnect(this);
    document.game().record().disconnect(this);
    document.page().disconnect(this);
    m_tabs->remove(document); // shows another, if there is one
    if (m_current == &document) {
        returnMenus();
        m_current = nullptr;
    }
    if (m_latest == &document) {
        m_latest = m_current;
    }
}

void DocumentWindow::giveBack(QWidget &page)
{
    m_pages->remove(page);
    page.setParent(nullptr);
}

void DocumentWindow::showDocument(const Document &document)
{
    m_tabs->setCurrentIndex(m_tabs->placeOf(document));
    showTab(m_tabs->currentIndex()); // the first tab was the current one before it had a document
}

std::vector<Document *> DocumentWindow::documents() const
{
    std::vector<Document *> documents;
    for (int place = 0; place < m_tabs->count(); ++place) {
        documents.push_back(m_tabs->documentAt(place));
    }
    return documents;
}

bool DocumentWindow::holds(const Document &document) const
{
    return m_tabs->placeOf(document) >= 0;
}

void DocumentWindow::step(int tabs)
{
    const int count = m_tabs->count();
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + tabs + count) % count);
}

void DocumentWindow::showTab(int place)
{
    Document *next = m_tabs->documentAt(place);
    if (!next || next == m_current) {
        return;
    }
    leaveHome();
    next->page().build();
    if (m_current) {
        next->page().arrangement().adopt(m_current->page().arrangement());
        returnMenus();
    }
    m_current = next;
    m_latest = next;
    // Menus belong to the document, but people look for them above the tabs.
    MainWindow &page = m_current->page();
    m_column->setMenuBar(&page.menus());
    page.menus().show();
    showMinimal(page.arrangement().isMinimal());
    if (!m_pages->turnTo(page)) {
        page.focusBoard();
    }
    showTitle();
    Q_EMIT rearranged();
}

void DocumentWindow::showHome(std::unique_ptr<QWidget> home)
{
    leaveHome();
    if (m_current) {
        m_current->page().arrangement().setMinimal(false);
    }
    m_home = home.release();
    m_pages->add(*m_home);
    std::ignore = m_pages->turnTo(*m_home);
    m_home->setFocus();
}

void DocumentWindow::leaveHome()
{
    if (!m_home) {
        return;
    }
    QWidget *home = std::exchange(m_home, nullptr);
    if (QWidget *pressed = home->focusWidget()) {
        pressed->clearFocus(); // or the board would get it as if by Tab, and show so
    }
    m_pages->remove(*home);
    home->deleteLater(); // it may have been its own button
    if (m_current) {
        std::ignore = m_pages->turnTo(m_current->page());
        m_current->page().focusBoard();
    }
}

/// Menus without height keep their keys.
void DocumentWindow::showMinimal(bool isMinimal)
{
    const int most = isMinimal ? 0 : QWIDGETSIZE_MAX;
    m_tabs->setMaximumHeight(most);
    if (m_current) {
        m_current->page().menus().setMaximumHeight(most);
    }
}

void DocumentWindow::returnMenus()
{
    m_current->page().menus().setMaximumHeight(QWIDGETSIZE_MAX);
    m_column->setMenuBar(nullptr);
    m_current->page().setMenuBar(&m_current->page().menus());
}

void DocumentWindow::showTitle()
{
    if (m_current) {
        setWindowTitle(m_current->page().windowTitle());
        setWindowModified(m_current->page().isWindowModified());
    }
}

void DocumentWindow::closeEvent(QCloseEvent *event)
{
    event->ignore();
    Q_EMIT closeRequested();
}

void DocumentWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!transferOf(*event->mimeData()).isEmpty()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    }
}

void DocumentWindow::dropEvent(QDropEvent *event)
{
    const Transfer transfer = transferOf(*event->mimeData());
    event->setDropAction(Qt::CopyAction);
    event->accept();
    Q_EMIT dropped(transfer);
}

} // namespace shinpan
