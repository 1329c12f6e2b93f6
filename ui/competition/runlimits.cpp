#include "ui/competition/runlimits.h"

#include "core/match/matchsetup.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/match/durationfield.h"

#include <QSpinBox>

namespace shinpan {

RunLimits::RunLimits(QWidget *parent)
    : QWidget(parent)
    , m_games(new QSpinBox)
    , m_time(new DurationField(DurationField::Unit::Minutes, std::chrono::milliseconds::zero()))
{
    m_games->setRange(0, MostCounted);
    m_games->setSpecialValueText(tr("any number of games"));
    m_games->setSuffix(tr(" games"));
    m_games->setAccessibleName(tr("Most games in a run"));
    m_games->setToolTip(tr("The run starts no more games than this"));
    m_time->setSpecialValueText(tr("any time"));
    m_time->setAccessibleName(tr("Longest time for a run"));
    m_time->setToolTip(tr("After this time, the run starts no more games"));
    setLayout(form::row(spacing::Normal, {form::labelFor(m_games, tr("&Limits of the run")),
                                          m_games, m_time, form::rest()}));
}

RunOptions RunLimits::limits() const
{
    RunOptions options;
    if (m_games->value() > 0) {
        options.maxGames = m_games->value();
    }
    if (m_time->duration().count() > 0) {
        options.maxTime = std::chrono::ceil<std::chrono::seconds>(m_time->duration());
    }
    return options;
}

} // namespace shinpan
