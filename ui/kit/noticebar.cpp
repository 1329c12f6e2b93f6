#include "ui/kit/noticebar.h"

#include "core/util/excerpt.h"
#include "ui/kit/controlaccess.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// The text with very long words, as file names can be, made breakable: a label is at least as wide
/// as its longest one. Others stay as they are, for people who copy them.
[[nodiscard]] QString breakable(const QString &text)
{
    static const QRegularExpression longWord(QStringLiteral("\\S{65,}"));
    static const QRegularExpression part(QStringLiteral("(\\S{24})(?=\\S)"));
    QString broken;
    qsizetype end = 0;
    auto words = longWord.globalMatch(text);
    while (words.hasNext()) {
        const QRegularExpressionMatch word = words.next();
        broken += text.mid(end, word.capturedStart() - end)
                + word.captured().replace(part, QStringLiteral("\\1\u200b"));
        end = word.capturedEnd();
    }
    return broken + text.mid(end);
}

} // namespace

NoticeBar::NoticeBar(QWidget *parent)
    : Card(parent)
    , m_text(new QLabel(this))
    , m_buttons(new QHBoxLayout)
{
    setAccessibleName(tr("Notice"));
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
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, &NoticeBar::leave);
}

QString NoticeBar::text() const
{
    return m_text->text().remove(u'\u200b');
}

void NoticeBar::tell(const QString &text, const std::vector<NoticeAction> &actions)
{
    if (m_isOffer) {
        m_waiting = {text, actions};
    } else {
        display({text, actions});
    }
}

bool NoticeBar::dismiss()
{
    const bool isShown = !isHidden() && !m_isOffer;
    if (isShown) {
        putAway();
    }
    return isShown;
}

void NoticeBar::retract(const QString &text)
{
    if (m_waiting.text == text) {
        m_waiting = {};
    }
    if (!isHidden() && !m_isOffer && m_told == text) {
        putAway();
    }
}

void NoticeBar::offer(const QString &text, const QString &acceptLabel, const QString &rejectLabel)
{
    display({text, {{acceptLabel, [this] { Q_EMIT accepted(); }}, {rejectLabel, [this] {
                                                                       Q_EMIT rejected();
                                                                   }}}});
    m_isOffer = true;
}

void NoticeBar::display(const News &news)
{
    removeButtons();
    m_told = news.text;
    m_text->setText(breakable(passage(news.text))); // it would hide the board
    for (const NoticeAction &action : news.actions) {
        auto *button = new QPushButton(action.label, this);
        m_buttons->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, act = action.act] {
            const auto kept = act; // the button may not live to the end of this
            putAway();
            kept();
        });
    }
    show();
    setAccessibleDescription(text());
    controlaccess::speakUp(*this);
    news.actions.empty() ? m_reading.start(readingTime(news.text)) : m_reading.stop();
}

std::chrono::milliseconds NoticeBar::readingTime(const QString &text)
{
    return 5s + std::min(text.size(), qsizetype{200}) * 75ms;
}

void NoticeBar::leave()
{
    const bool isBeingRead = underMouse() || isAncestorOf(QApplication::focusWidget());
    if (isBeingRead || !isActiveWindow()) {
        m_reading.start(readingTime({}));
    } else {
        putAway();
    }
}

void NoticeBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        putAway();
    } else {
        Card::keyPressEvent(event);
    }
}

void NoticeBar::putAway()
{
    m_isOffer = false;
    m_reading.stop();
    removeButtons();
    hide();
    if (!m_waiting.text.isEmpty()) {
        display(std::exchange(m_waiting, {}));
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
