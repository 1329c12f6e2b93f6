#pragma once

#include <QLineEdit>
#include <QStringListModel>

class QCompleter;

namespace shinpan {

/// Takes GTP commands: Enter sends, Up and Down walk through what was sent before, Tab completes
/// the command's name.
class CommandEntry : public QLineEdit
{
    Q_OBJECT

public:
    explicit CommandEntry(QWidget *parent = nullptr);

    /// The names that can be completed.
    void setCommands(const QStringList &commands);

Q_SIGNALS:
    /// Enter was pressed on this text, which is not blank; the field is empty again.
    void commandEntered(const QString &line);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Extends the name as far as it is clear; false if no command begins so.
    [[nodiscard]] bool completeName();
    /// Enter on a name in the list of completions only takes it; false if none is chosen there.
    [[nodiscard]] bool takeChosenCompletion();
    void recall(qsizetype place);
    void enter();

    QStringListModel m_commands;
    QCompleter *m_completer;
    QStringList m_history; ///< oldest first
    qsizetype m_place = 0; ///< shown entry of the history; its size: the draft
    QString m_draft;       ///< what was being typed before going back in the history
};

} // namespace shinpan
