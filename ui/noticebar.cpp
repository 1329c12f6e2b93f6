#include "ui/noticebar.h"

#include "ui/style.h"
#include "ui/symbol.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include <utility>

namespace shinpan {

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_buttons(new QHBoxLayout)
{
    setAccessibleName(tr("Notice"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    m_text->setTextFormat(Qt::PlainText); // engines and file names have a say here
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto *close = new QToolButton(this);
    close->setIcon(symbolIcon(Symbol::Close));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Put the notice away"));
    close->setToolTip(tr("Put away"));
    connect(close, &QToolButton::clicked, this, &NoticeBar::putAway);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Wide, spacing::Normal, spacing::Normal, spacing::Normal);
    row->setSpacing(spacing::Normal);
    row->addWidget(m_text, 1);
    row->addLayout(m_buttons);
    row->addWidget(close);
    hide();
}

QString NoticeBar::text() const
{
    return m_text->text();
}

void NoticeBar::tell(const QString &text)
{
    if (m_buttons->count() == 0) {
        m_text->setText(text);
        show();
    } else {
        m_waiting = text;
    }
}

void NoticeBar::offer(const QString &text, const QString &acceptLabel, const QString &rejectLabel)
{
    removeButtons();
    tell(text);
    addButton(acceptLabel, &NoticeBar::accepted);
    addButton(rejectLabel, &NoticeBar::rejected);
}

void NoticeBar::addButton(const QString &label, void (NoticeBar::*signal)())
{
    auto *button = new QPushButton(label, this);
    m_buttons->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, signal] {
        putAway();
        (this->*signal)();
    });
}

void NoticeBar::putAway()
{
    removeButtons();
    hide();
    if (!m_waiting.isEmpty()) {
        tell(std::exchange(m_waiting, {}));
    }
}

void NoticeBar::removeButtons()
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
}

} // namespace shinpan
