#include "ui/console/commandentry.h"

#include "ui/kit/style.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int LongestCommand = 8192; // characters; a position is set in one

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

/// Completes the last word of a text instead of the whole.
class LastWordCompleter final : public QCompleter
{
public:
    using QCompleter::QCompleter;

    [[nodiscard]] QStringList splitPath(const QString &path) const override
    {
        const CommandWord word = lastWordOf(path);
        m_before = path.left(word.start);
        return {word.text};
    }
    [[nodiscard]] QString pathFromIndex(const QModelIndex &index) const override
    {
        return m_before + index.data().toString();
    }

private:
    mutable QString m_before; ///< of the text that was split last
};

} // namespace

CommandEntry::CommandEntry(QWidget *parent)
    : QLineEdit(parent)
    , m_completer(new LastWordCompleter(&m_words, this))
{
    setFont(fixedFont());
    setMaxLength(LongestCommand);
    setAccessibleName(tr("GTP command"));
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->popup()->setFont(fixedFont());
    setCompleter(m_completer);
    // This comes before the completer looks for what was typed: QLineEdit tells us first.
    connect(this, &QLineEdit::textChanged, this, &CommandEntry::notePlace);
    notePlace();
}

void CommandEntry::setCommands(const QStringList &commands)
{
    m_commands = commands;
    m_commands.removeDuplicates();
    m_commands.sort();
    m_words.setStringList(wordsHere());
}

void CommandEntry::setHistory(const QStringList &lines)
{
    m_history = lines.mid(std::max<qsizetype>(0, lines.size() - MostLines));
    m_recalled = m_history.size();
}

void CommandEntry::completeWord(const QString &word)
{
    const CommandWord typed = lastWordOf(text());
    setText(text().left(typed.start) + word + u' ');
}

bool CommandEntry::event(QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Tab && key->modifiers() == Qt::NoModifier && extendWord()) {
            return true;
        }
    }
    return QLineEdit::event(event);
}

void CommandEntry::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        recall(m_recalled - 1);
        break;
    case Qt::Key_Down:
        recall(m_recalled + 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        enter();
        break;
    case Qt::Key_Escape:
        if (text().isEmpty()) {
            Q_EMIT escaped();
        }
        clear();
        break;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

void CommandEntry::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    const QString hint = text().isEmpty() ? QString() : argumentsAfter(text());
    if (hint.isEmpty() || cursorPosition() != text().size()) {
        return;
    }
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const QRect caret = cursorRect();
    const int gap = text().endsWith(u' ') ? 0 : fontMetrics().horizontalAdvance(u' ');
    const QRect room(caret.center().x() + 1 + gap, 0, width() - caret.center().x() - gap, height());
    painter.drawText(room, Qt::AlignVCenter, hint);
}

void CommandEntry::notePlace()
{
    m_place = placeAtEndOf(text());
    setAccessibleDescription(text().isEmpty() ? QString() : argumentsAfter(text()));
    if (const QStringList words = wordsHere(); words != m_words.stringList()) {
        m_words.setStringList(words);
    }
    Q_EMIT placeChanged();
}

/// No list stands between the person and the board before they begin to type a vertex.
QStringList CommandEntry::wordsHere() const
{
    if (m_place.kind == CommandPlace::Kind::Vertex && lastWordOf(text()).text.isEmpty()) {
        return {};
    }
    return m_place.kind == CommandPlace::Kind::Name ? m_commands : m_place.words;
}

bool CommandEntry::extendWord()
{
    const CommandWord typed = lastWordOf(text());
    QStringList matches;
    const QStringList words = wordsHere();
    for (const QString &word : words) {
        if (!text().isEmpty() && word.startsWith(typed.text, Qt::CaseInsensitive)) {
            matches.append(word);
        }
    }
    if (matches.isEmpty()) {
        return false;
    }
    QString extended = matches.constFirst();
    for (const QString &match : std::as_const(matches)) {
        extended.truncate(commonLength(extended, match));
    }
    m_completer->popup()->setVisible(false);
    if (matches.size() == 1) {
        completeWord(extended);
        return true;
    }
    setText(text().left(typed.start) + extended);
    m_completer->setCompletionPrefix(text());
    m_completer->complete();
    return true;
}

void CommandEntry::recall(qsizetype line)
{
    if (line < 0 || line > m_history.size()) {
        return;
    }
    if (m_recalled == m_history.size()) {
        m_draft = text();
    }
    m_recalled = line;
    setText(line == m_history.size() ? m_draft : m_history.at(line));
}

bool CommandEntry::takeChosenCompletion()
{
    QAbstractItemView *popup = m_completer->popup();
    if (!popup->isVisible() || !popup->currentIndex().isValid()) {
        return false;
    }
    completeWord(popup->currentIndex().data().toString());
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
    if (m_history.size() > MostLines) {
        m_history.removeFirst();
    }
    m_recalled = m_history.size();
    m_draft.clear();
    m_completer->popup()->hide(); // it may hold the very word
    clear();
    Q_EMIT commandEntered(line);
}

} // namespace shinpan
