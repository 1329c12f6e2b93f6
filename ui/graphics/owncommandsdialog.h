#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace shinpan {

class FieldNote;

/// A person's own commands, one a line as in gogui-analyze_commands.
class OwnCommandsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit OwnCommandsDialog(const QString &commands, QWidget *parent = nullptr);

    [[nodiscard]] QString commands() const;

private:
    void check();

    QPlainTextEdit *m_text;
    FieldNote *m_note;
};

} // namespace shinpan
