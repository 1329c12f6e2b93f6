#include "ui/competition/estimaterow.h"

#include "core/competition/run/trialrun.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"
#include "ui/words/messagetext.h"

namespace shinpan {

EstimateRow::EstimateRow(Wanted wanted, QWidget *parent)
    : QWidget(parent)
    , m_wanted(std::move(wanted))
    , m_button(form::button(tr("Est&imate Time")))
    , m_note(new FieldNote(m_button))
{
    m_button->setToolTip(tr("Plays a few games to estimate how long all of them will take; nothing "
                            "is kept"));
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setLayout(form::row(spacing::Normal, {m_button, {m_note, 1}}));
    connect(m_button, &QPushButton::clicked, this, &EstimateRow::toggle);
}

EstimateRow::~EstimateRow() = default;

void EstimateRow::forget()
{
    m_trial.reset();
    m_button->setText(tr("Est&imate Time"));
    m_button->setEnabled(m_wanted().has_value());
    m_note->clearNote();
}

void EstimateRow::toggle()
{
    if (m_trial) {
        forget();
        return;
    }
    const std::optional<Competition> competition = m_wanted();
    if (!competition) {
        return;
    }
    m_trial = std::make_unique<TrialRun>(*competition);
    connect(m_trial.get(), &TrialRun::gameEnded, this, &EstimateRow::showEstimate);
    connect(m_trial.get(), &TrialRun::finished, this, &EstimateRow::end);
    m_button->setText(tr("Stop Est&imating"));
    m_note->setNote(FieldNote::Tone::Quiet, tr("Playing a few games…"));
    m_trial->start();
}

void EstimateRow::showEstimate()
{
    const std::optional<DurationEstimate> estimate = m_trial->estimate();
    const QString game = text::roughDuration(estimate->game);
    const QString text =
        m_wanted()->machines.kind != MachineSettings::Kind::Here
            ? tr("About %1 a game on this computer.").arg(game)
        : !estimate->all ? tr("About %1 a game; the number of games is not limited.").arg(game)
        : m_wanted()->sprt
            ? tr("At most about %1: %2 games of about %3 each, fewer if it is decided sooner.")
                  .arg(text::roughDuration(*estimate->all))
                  .arg(*estimate->games)
                  .arg(game)
            : tr("About %1: %2 games of about %3 each.")
                  .arg(text::roughDuration(*estimate->all))
                  .arg(*estimate->games)
                  .arg(game);
    m_note->setNote(FieldNote::Tone::Good, text);
}

void EstimateRow::end(const Message &problem)
{
    m_trial.release()->deleteLater(); // it is telling
    m_button->setText(tr("Est&imate Time"));
    if (!problem.isEmpty()) {
        m_note->setNote(FieldNote::Tone::Error, text::message(problem));
    }
}

} // namespace shinpan
