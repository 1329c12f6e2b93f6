#include "ui/info/valueline.h"

#include <QLocale>

namespace shinpan {

namespace {

constexpr int LongestValue = 2048; // characters

} // namespace

ValueLine::ValueLine(QWidget *parent)
    : QLineEdit(parent)
{
    setMaxLength(LongestValue);
}

void ValueLine::setValue(const QString &value)
{
    m_length = value.size();
    setReadOnly(m_length > maxLength());
    setToolTip(hindrance());
    setText(value);
    if (isReadOnly()) {
        setCursorPosition(0);
    }
}

QString ValueLine::hindrance() const
{
    return m_length > maxLength()
             ? tr("%1 characters are too many to edit here; “SGF Properties” has all of them.")
                   .arg(QLocale().toString(m_length))
             : QString();
}

} // namespace shinpan
