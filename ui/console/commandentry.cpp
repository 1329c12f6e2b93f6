#include "ui/console/commandentry.h"

#include "ui/style.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>

#include <algorithm>

namespace shinpan {

namespace {

constexpr qsizetype MaxHistory = 500;

/// How many characters two texts have in common at the start, letter case aside.
[[nodiscard]] qsizetype commonLength(const QString &a, const QString &b)
{
    const qsizetype end = std::min(a.size(), b.size());
    qsizetype length = 0;
    while (length < end && a.at(length).toLower() == b.at(length).toLower()) {
        ++length;
    }
    return length;
}

} // namespace

CommandEntry::CommandEntry(QWidget *parent)
    : QLineEdit(parent)
    , m_completer(new QCompleter(&m_commands, this))
{
    setFont(fixedFont());
    setAccessibleName(tr("GTP command"));
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->popup()->setFont(fixedFont());
    setCompleter(m_completer);
}

void CommandEntry::setCommands(const QStringList &commands)
{
    QStringList sorted = commands;
    sorted.removeDuplicates();
    sorted.sort();
    m_commands.setStringList(sorted);
}

bool CommandEntry::event(QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier && completeName()) {
            return true;
        }
    }
    return QLineEdit::event(event);
}

void CommandEntry::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        recall(m_place - 1);
        break;
    case Qt::Key_Down:
        recall(m_place + 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        enter();
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

bool CommandEntry::completeName()
{
    const QString typed = text();
    QStringList matches;
    const QStringList commands = m_commands.stringList();
    for (const QString &command : commands) {
        if (!typed.isEmpty() && command.startsWith(typed, Qt::CaseInsensitive)) {
            matches.append(command);
        }
    }
    if (matches.isEmpty()) {
        return false;
    }
    QString completed = matches.front();
    for (const QString &match : std::as_const(matches)) {
        completed.truncate(commonLength(completed, match));
    }
    const bool isClear = matches.size() == 1;
    setText(isClear ? completed + u' ' : completed);
    m_completer->popup()->setVisible(false);
    if (!isClear) {
        m_completer->setCompletionPrefix(completed);
        m_completer->complete();
    }
    return true;
}

void CommandEntry::recall(qsizetype place)
{
    if (place < 0 || place > m_history.size()) {
        return;
    }
    if (m_place == m_history.size()) {
        m_draft = text();
    }
    m_place = place;
    setText(place == m_history.size() ? m_draft : m_history.at(place));
}

bool CommandEntry::takeChosenCompletion()
{
    QAbstractItemView *popup = m_completer->popup();
    if (!popup->isVisible() || !popup->currentIndex().isValid()) {
        return false;
    }
    setText(popup->currentIndex().data().toString() + u' ');
    popup->hide();
    return true;
}

void CommandEntry::enter()
{
    if (takeChosenCompletion()) {
        return;
    }
    const QString line = text().trimmed();
    if (line.isEmpty()) {
        return;
    }
    if (m_history.isEmpty() || m_history.back() != line) {
        m_history.append(line);
    }
    if (m_history.size() > MaxHistory) {
        m_history.removeFirst();
    }
    m_place = m_history.size();
    m_draft.clear();
    clear();
    Q_EMIT commandEntered(line);
}

} // namespace shinpan
