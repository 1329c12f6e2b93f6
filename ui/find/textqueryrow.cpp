#include "ui/find/textqueryrow.h"

#include "ui/kit/style.h"
#include "ui/kit/symbol.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>

namespace shinpan {

TextQueryRow::TextQueryRow(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLineEdit)
    , m_case(new QCheckBox(tr("&Match case")))
{
    m_text->setAccessibleName(tr("Text to find"));
    m_text->setPlaceholderText(tr("Comments, names, labels, game information"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(symbolIcon(Symbol::Search), QLineEdit::LeadingPosition);
    setFocusProxy(m_text);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(spacing::Wide);
    row->addWidget(m_text, 1);
    row->addWidget(m_case);
    connect(m_text, &QLineEdit::textChanged, this, &TextQueryRow::edited);
    connect(m_case, &QCheckBox::toggled, this, &TextQueryRow::edited);
}

TextQuery TextQueryRow::query() const
{
    return {m_text->text(), m_case->isChecked()};
}

} // namespace shinpan
