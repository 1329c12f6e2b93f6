#include "ui/review/reviewdialog.h"

#include "ui/accentbutton.h"
#include "ui/fieldnote.h"
#include "ui/review/budgetfields.h"
#include "ui/style.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QSpinBox>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int IdRole = Qt::UserRole;
constexpr int ListHeight = 116; // four engines and a bit, which says that there are more

} // namespace

ReviewDialog::ReviewDialog(const std::vector<EngineProfile> &engines,
                           const ReviewSettings &settings,
                           int moves,
                           QWidget *parent)
    : QDialog(parent)
    , m_engines(new QListWidget(this))
    , m_first(new QSpinBox(this))
    , m_last(new QSpinBox(this))
    , m_order(new QComboBox(this))
    , m_note(new FieldNote(nullptr, this))
{
    setWindowTitle(tr("Review Game"));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                             spacing::Section);
    form->setVerticalSpacing(spacing::Wide);
    listEngines(engines, settings.engines);
    form->addRow(tr("&Engines"), m_engines);
    m_budget = new BudgetFields(*form, settings, this);
    connect(m_budget, &BudgetFields::changed, this, &ReviewDialog::check);
    createRange(*form, moves);
    m_order->addItems({tr("From the beginning"), tr("From the end")});
    m_order->setCurrentIndex(settings.isBackward ? 1 : 0);
    m_order->setToolTip(tr("From the end, engines that keep what they searched see further"));
    form->addRow(tr("&Order"), m_order);
    createButtons(*form);
    check();
}

void ReviewDialog::listEngines(const std::vector<EngineProfile> &engines, const QStringList &chosen)
{
    m_engines->setAccessibleName(tr("Engines"));
    m_engines->setFixedHeight(ListHeight);
    for (const EngineProfile &engine : engines) {
        auto *item = new QListWidgetItem(engine.name, m_engines);
        item->setData(IdRole, engine.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosen.contains(engine.id) ? Qt::Checked : Qt::Unchecked);
    }
    if (m_engines->count() > 0) {
        m_engines->setCurrentRow(0);
    }
    connect(m_engines, &QListWidget::itemChanged, this, &ReviewDialog::check);
}

void ReviewDialog::createRange(QFormLayout &form, int moves)
{
    const int last = std::max(moves, 1);
    for (QSpinBox *field : {m_first, m_last}) {
        field->setRange(1, last);
        connect(field, &QSpinBox::valueChanged, this, &ReviewDialog::check);
    }
    m_last->setValue(last);
    m_first->setAccessibleName(tr("First move"));
    m_last->setAccessibleName(tr("Last move"));
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Normal);
    row->addWidget(m_first, 1);
    row->addWidget(new QLabel(tr("to"), this));
    row->addWidget(m_last, 1);
    auto *label = new QLabel(tr("&Moves"), this);
    label->setBuddy(m_first);
    form.addRow(label, row);
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
    ReviewSettings settings{.visits = m_budget->visits(),
                            .seconds = m_budget->seconds(),
                            .isBackward = m_order->currentIndex() == 1};
    settings.range.first = m_first->value();
    if (m_last->value() < m_last->maximum()) { // else as far as the game goes
        settings.range.last = m_last->value();
    }
    for (int row = 0; row < m_engines->count(); ++row) {
        const QListWidgetItem *item = m_engines->item(row);
        if (item->checkState() == Qt::Checked) {
            settings.engines.append(item->data(IdRole).toString());
        }
    }
    return settings;
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
    } else if (m_last->value() < m_first->value()) {
        missing = tr("There is no move in this range.");
    }
    const int moves = m_last->value() - m_first->value() + 1;
    m_review->setEnabled(missing.isEmpty());
    m_note->setNote(missing.isEmpty() ? FieldNote::Tone::Quiet : FieldNote::Tone::Warning,
                    missing.isEmpty()
                        ? tr("%n move(s) to judge. You can go on meanwhile.", nullptr, moves)
                        : missing);
}

} // namespace shinpan
