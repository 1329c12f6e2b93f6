#include "ui/review/reviewdialog.h"

#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/review/reviewfields.h"

#include <QFormLayout>

#include <algorithm>

namespace shinpan {

ReviewDialog::ReviewDialog(const std::vector<EngineProfile> &engines,
                           const ReviewSettings &settings,
                           int moves,
                           QWidget *parent)
    : QDialog(parent)
    , m_moves(std::max(moves, 1))
    , m_note(new FieldNote(nullptr, this))
    , m_review(new AccentButton(tr("&Review"), this))
{
    setWindowTitle(tr("Review Game"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                             spacing::Section);
    form->setVerticalSpacing(spacing::Wide);
    m_fields = new ReviewFields(*form, settings, m_moves, this);
    form::alignLabels(*form);
    m_fields->listEngines(engines, settings.engines);
    connect(m_fields, &ReviewFields::changed, this, &ReviewDialog::check);
    form->addRow(m_note);
    m_review->setDefault(true);
    form->addRow(form::dialogButtons(*this, m_review));
    check();
}

ReviewSettings ReviewDialog::settings() const
{
    return m_fields->settings();
}

/// Says what will be done, or what is missing.
void ReviewDialog::check()
{
    const QString missing = m_fields->whatIsMissing();
    const ReviewRange range = settings().range;
    const int moves = std::min(range.last, m_moves) - range.first + 1;
    m_review->setEnabled(missing.isEmpty());
    m_note->setNote(missing.isEmpty() ? FieldNote::Tone::Quiet : FieldNote::Tone::Warning,
                    missing.isEmpty()
                        ? tr("%n move(s) to judge. You can keep working meanwhile.", nullptr, moves)
                        : missing);
}

} // namespace shinpan
