#include "ui/emptyhint.h"

#include "ui/style.h"

namespace shinpan {

EmptyHint::EmptyHint(QWidget *parent)
    : QLabel(parent)
{
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setContentsMargins(spacing::Section, spacing::Normal, spacing::Section, spacing::Normal);
    setForegroundRole(QPalette::PlaceholderText);
}

} // namespace shinpan
