#include "ui/manual/manualwindow.h"

#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/textzoom.h"
#include "ui/manual/knownparts.h"
#include "ui/manual/manualtext.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QToolButton>

#include <utility>

namespace shinpan {

namespace {

constexpr int PagesWidth = 220;
constexpr int RowPadding = 10;
constexpr QSize FirstSize(900, 680);

} // namespace

ManualWindow::ManualWindow(ManualParts parts, QWidget *parent)
    : QDialog(parent)
    , m_search(new QLineEdit)
    , m_pages(new QListWidget)
{
    parts.insert(knownParts());
    m_text = new ManualText(
        Manual(tr("en", "the manual in this language: en, de, ja or zh_CN"), std::move(parts)));
    setWindowTitle(tr("Manual"));
    m_text->setAccessibleName(tr("Text of the manual"));
    listPages();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Section, spacing::Section, spacing::Section, spacing::Section);
    row->setSpacing(spacing::Section);
    row->addLayout(createSide());
    row->addWidget(m_text, 1);
    resize(zoomed(FirstSize));

    connect(m_pages, &QListWidget::currentRowChanged, this, &ManualWindow::showChosen);
    connect(m_text, &ManualText::historyChanged, this, &ManualWindow::followText);
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, &ManualWindow::findNext);
    goTo(Manual::pages().constFirst());
    m_text->setFocus(); // to be read with the arrows at once
}

void ManualWindow::listPages()
{
    m_pages->setAccessibleName(tr("Pages"));
    for (const QString &page : Manual::pages()) {
        auto *item = new QListWidgetItem(m_text->manual().title(page), m_pages);
        item->setData(Qt::UserRole, page);
        item->setSizeHint(QSize(0, fontMetrics().height() + RowPadding));
    }
}

/// The search, with the way back, above the pages.
QLayout *ManualWindow::createSide()
{
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->addAction(symbolIcon(Symbol::Search), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    auto *back = new QToolButton;
    back->setIcon(symbolIcon(Symbol::Back));
    back->setAutoRaise(true);
    back->setEnabled(false);
    back->setToolTip(tr("Back (Alt+Left)"));
    back->setAccessibleName(tr("Back"));
    connect(back, &QToolButton::clicked, m_text, &ManualText::backward);
    connect(m_text, &ManualText::backwardAvailable, back, &QToolButton::setEnabled);
    auto *top = new QHBoxLayout;
    top->addWidget(back);
    top->addWidget(m_search, 1);
    auto *side = new QVBoxLayout;
    side->setSpacing(spacing::Normal);
    side->addLayout(top);
    side->addWidget(m_pages, 1);
    m_pages->setFixedWidth(zoomed(PagesWidth));
    return side;
}

void ManualWindow::goTo(const QString &place)
{
    m_text->goTo(place);
}

QString ManualWindow::pageOf(int row) const
{
    return m_pages->item(row)->data(Qt::UserRole).toString();
}

void ManualWindow::showChosen(int row)
{
    if (row >= 0 && pageOf(row) != m_text->page()) {
        goTo(pageOf(row));
    }
}

/// Chooses the page that a link or the way back led to.
void ManualWindow::followText()
{
    m_pages->setCurrentRow(static_cast<int>(Manual::pages().indexOf(m_text->page())));
}

/// Lists the pages that have the text, and shows the first place from the page that is shown on.
void ManualWindow::search(const QString &text)
{
    for (int row = 0; row < m_pages->count(); ++row) {
        const QString letters = m_text->manual().plainText(pageOf(row));
        m_pages->item(row)->setHidden(!letters.contains(text, Qt::CaseInsensitive));
    }
    m_text->moveCursor(QTextCursor::Start);
    findNext();
}

/// Selects where the text is next, around the end to where the search began.
void ManualWindow::findNext()
{
    const QString text = m_search->text();
    if (text.isEmpty() || m_text->find(text)) {
        return;
    }
    const int pages = m_pages->count();
    for (int step = 1; step <= pages; ++step) {
        const int row = (m_pages->currentRow() + step) % pages;
        if (!m_pages->item(row)->isHidden()) {
            m_pages->setCurrentRow(row);
            m_text->moveCursor(QTextCursor::Start);
            m_text->find(text);
            return;
        }
    }
}

} // namespace shinpan
