#pragma once

#include "ui/console/commandsyntax.h"

#include <QLineEdit>
#include <QStringListModel>

class QCompleter;

namespace shinpan {

/// Takes GTP commands: Enter sends, Up and Down walk through what was sent before, Tab completes
/// the command's name, and those of its arguments that are known. What is still to come stands
/// behind the text. Escape empties the field.
class CommandEntry : public QLineEdit
{
    Q_OBJECT

public:
    explicit CommandEntry(QWidget *parent = nullptr);

    /// The names that can be completed.
    void setCommands(const QStringList &commands);

    /// What was sent before, oldest first; of a longer list the newest MostLines.
    void setHistory(const QStringList &lines);
    static constexpr qsizetype MostLines = 500;

    /// What is being typed.
    [[nodiscard]] const CommandPlace &place() const { return m_place; }
    /// Takes this for the word that is being typed, and goes on to the next.
    void completeWord(const QString &word);

Q_SIGNALS:
    /// Enter was pressed on this text, which is not blank; the field is empty again.
    void commandEntered(const QString &line);
    /// place() is another one, or belongs to another command.
    void placeChanged();

    /// Escape was pressed with nothing to put away.
    void escaped();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void notePlace();
    [[nodiscard]] QStringList wordsHere() const;
    /// Extends the word as far as it is clear; false if none begins so.
    [[nodiscard]] bool extendWord();
    /// Enter on a word in the list of completions only takes it; false if none is chosen there.
    [[nodiscard]] bool takeChosenCompletion();
    void recall(qsizetype line);
    void enter();

    QStringList m_commands; ///< sorted
    CommandPlace m_place;
    QStringListModel m_words; ///< what can be completed here
    QCompleter *m_completer;
    QStringList m_history;    ///< oldest first
    qsizetype m_recalled = 0; ///< shown line of the history; its size: the draft
    QString m_draft;          ///< what was being typed before going back in the history
};

} // namespace shinpan
