#pragma once

#include <QLineEdit>

namespace shinpan {

/// One line of text that the record has. What is longer than a line takes can be read, not edited:
/// the rest of it would be lost.
class ValueLine final : public QLineEdit
{
    Q_OBJECT

public:
    explicit ValueLine(QWidget *parent = nullptr);

    void setValue(const QString &value);

    /// Why it cannot be edited; empty if it can.
    [[nodiscard]] QString hindrance() const;

private:
    qsizetype m_length = 0; ///< of the whole value
};

} // namespace shinpan
