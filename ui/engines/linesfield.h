#pragma once

#include <QStringList>
#include <QWidget>

#include <functional>

class QPlainTextEdit;

namespace shinpan {

class FieldNote;

/// A labelled field that takes a list, one entry per line, and says which line it cannot make sense
/// of.
class LinesField : public QWidget
{
    Q_OBJECT

public:
    /// Says what is wrong with a line, or nothing.
    using Check = std::function<QString(const QString &line)>;

    /// `label` may hold a mnemonic; `example` stands in the empty field.
    LinesField(const QString &label,
               const QString &example,
               const Check &check,
               QWidget *parent = nullptr);

    void setLines(const QStringList &lines);
    /// Without blank lines and surrounding blanks; wrong lines included.
    [[nodiscard]] QStringList lines() const;

    [[nodiscard]] bool hasMistake() const;
    void focusField();

Q_SIGNALS:
    void edited();

private:
    void checkLines();

    Check m_check;
    QPlainTextEdit *m_field;
    FieldNote *m_note;
};

} // namespace shinpan
