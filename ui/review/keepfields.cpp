#include "ui/review/keepfields.h"

#include "ui/kit/style.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace shinpan {

KeepFields::KeepFields(const KeepOptions &options, QWidget *parent)
    : QWidget(parent)
    , m_options(options)
    , m_candidates(new QCheckBox(tr("&Keep the moves that the engine considered"), this))
    , m_kaTrain(new QCheckBox(tr("Also as KaTrain rea&ds them"), this))
    , m_lizzie(new QCheckBox(tr("Also as L&izzie reads them"), this))
{
    m_candidates->setToolTip(
        tr("The board shows them again when the game is opened, without an engine."));
    m_candidates->setChecked(options.candidates > 0);
    m_kaTrain->setChecked(options.forKaTrain);
    m_lizzie->setChecked(options.forLizzie);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::Tight);
    column->addWidget(m_candidates);
    auto *others = new QHBoxLayout;
    others->setContentsMargins(spacing::Section + spacing::Tight, 0, 0, 0);
    column->addLayout(others);
    for (QCheckBox *const box : {m_kaTrain, m_lizzie}) {
        others->addWidget(box);
        box->setEnabled(options.candidates > 0);
        connect(m_candidates, &QCheckBox::toggled, box, &QWidget::setEnabled);
    }
    for (const QCheckBox *const box : {m_candidates, m_kaTrain, m_lizzie}) {
        connect(box, &QCheckBox::toggled, this, &KeepFields::changed);
    }
}

KeepOptions KeepFields::options() const
{
    KeepOptions options = m_options;
    options.candidates = m_candidates->isChecked() ? KeepOptions::Usual : 0;
    options.forKaTrain = m_kaTrain->isChecked();
    options.forLizzie = m_lizzie->isChecked();
    return options;
}

} // namespace shinpan
