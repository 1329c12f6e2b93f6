#include "ui/kit/emptyhint.h"

#include "ui/kit/style.h"

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
