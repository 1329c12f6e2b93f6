#include "ui/review/reviewdialog.h"

#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/style.h"
#include "ui/review/budgetfields.h"
#include "ui/review/enginechecks.h"
#include "ui/review/reviewrangefields.h"

#include <QDialogButtonBox>
#include <QFormLayout>

#include <algorithm>

namespace shinpan {

ReviewDialog::ReviewDialog(const std::vector<EngineProfile> &engines,
                           const ReviewSettings &settings,
                           int moves,
                           QWidget *parent)
    : QDialog(parent)
    , m_engines(new EngineChecks(this))
    , m_moves(std::max(moves, 1))
    , m_note(new FieldNote(nullptr, this))
{
    setWindowTitle(tr("Review Game"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                             spacing::Section);
    form->setVerticalSpacing(spacing::Wide);
    m_engines->list(engines, settings.engines);
    connect(m_engines, &EngineChecks::changed, this, &ReviewDialog::check);
    form->addRow(tr("&Engines"), m_engines);
    m_budget = new BudgetFields(*form, settings, this);
    connect(m_budget, &BudgetFields::changed, this, &ReviewDialog::check);
    m_range = new ReviewRangeFields(*form, settings, m_moves, this);
    connect(m_range, &ReviewRangeFields::changed, this, &ReviewDialog::check);
    createButtons(*form);
    check();
}

void ReviewDialog::createButtons(QFormLayout &form)
{
    form.addRow(m_note);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_review = new AccentButton(tr("&Review"), this);
    m_review->setDefault(true);
    buttons->addButton(m_review, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form.addRow(buttons);
}

ReviewSettings ReviewDialog::settings() const
{
    return {.engines = m_engines->chosen(),
            .visits = m_budget->visits(),
            .seconds = m_budget->seconds(),
            .isBackward = m_range->isBackward(),
            .range = m_range->range()};
}

/// Says what will be done, or what is missing.
void ReviewDialog::check()
{
    if (m_review == nullptr) { // still being made
        return;
    }
    const ReviewSettings chosen = settings();
    QString missing;
    if (m_engines->count() == 0) {
        missing = tr("No engine is known yet.");
    } else if (chosen.engines.isEmpty()) {
        missing = tr("Choose an engine.");
    } else if (chosen.visits == 0 && chosen.seconds <= 0) {
        missing = tr("Say how many visits, or how much time, a position gets.");
    } else if (m_range->isEmpty()) {
        missing = tr("There is no move in this range.");
    }
    const int moves = std::min(chosen.range.last, m_moves) - chosen.range.first + 1;
    m_review->setEnabled(missing.isEmpty());
    m_note->setNote(missing.isEmpty() ? FieldNote::Tone::Quiet : FieldNote::Tone::Warning,
                    missing.isEmpty()
                        ? tr("%n move(s) to judge. You can go on meanwhile.", nullptr, moves)
                        : missing);
}

} // namespace shinpan
