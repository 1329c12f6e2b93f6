#include "ui/review/savereviewdialog.h"

#include "ui/kit/accentbutton.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/review/keepfields.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLocale>
#include <QRadioButton>
#include <QSpinBox>

#include <utility>

namespace shinpan {

namespace {

constexpr int LongestLine = 60; // moves
constexpr int TextWidth = 380;

} // namespace

SaveReviewDialog::SaveReviewDialog(Findings findings, const MergeOptions &options, QWidget *parent)
    : QDialog(parent)
    , m_findings(std::move(findings))
    , m_options(options)
    , m_record(m_findings.tree)
    , m_judge(new QComboBox(this))
    , m_lineLength(new QSpinBox(this))
    , m_keep(new KeepFields(options.keep, this))
{
    setWindowTitle(tr("Save Analysis into Game"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->setSpacing(spacing::Wide);
    createChoices();
    createRest();
    measure();
}

/// The levels, each with what it means and what it costs.
void SaveReviewDialog::createChoices()
{
    auto *grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
    grid->setHorizontalSpacing(spacing::Section);
    const QStringList names{tr("&Values"), tr("&Comments"), tr("Va&riations")};
    const QStringList meanings{
        tr("The chance to win and the lead after each move, as numbers that other programs read "
           "too."),
        tr("Also as a readable line in each comment, with what each mistake lost."),
        tr("Also what the engine would have played instead of each mistake."),
    };
    for (std::size_t i = 0; i < LevelCount; ++i) {
        const auto at = static_cast<int>(i);
        m_levels[i] = new QRadioButton(names[at], this);
        m_levels[i]->setAccessibleDescription(meanings[at]);
        m_levels[i]->setChecked(m_options.level == static_cast<MergeLevel>(i));
        m_sizes[i] = new QLabel(this);
        m_sizes[i]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        auto *meaning = new QLabel(meanings[at], this);
        meaning->setWordWrap(true);
        meaning->setMinimumWidth(TextWidth);
        meaning->setForegroundRole(QPalette::PlaceholderText);
        meaning->setContentsMargins(spacing::Section + spacing::Tight, 0, 0, spacing::Normal);
        grid->addWidget(m_levels[i], 2 * at, 0);
        grid->addWidget(m_sizes[i], 2 * at, 1);
        grid->addWidget(meaning, 2 * at + 1, 0, 1, 2);
    }
    static_cast<QVBoxLayout *>(layout())->addLayout(grid);
}

void SaveReviewDialog::createRest()
{
    auto *form = new QFormLayout;
    for (const Judge &judge : m_findings.judges) {
        m_judge->addItem(judge.name, judge.id);
    }
    form->addRow(tr("&Engine"), m_judge);
    m_lineLength->setRange(1, LongestLine);
    m_lineLength->setValue(m_options.lineLength);
    form->addRow(tr("&Moves of a variation, at most"), m_lineLength);
    form::alignLabels(*form);
    connect(m_keep, &KeepFields::changed, this, &SaveReviewDialog::measure);
    connect(m_judge, &QComboBox::currentIndexChanged, this, &SaveReviewDialog::measure);
    connect(m_lineLength, &QSpinBox::valueChanged, this, &SaveReviewDialog::measure);

    auto *save = new AccentButton(tr("&Save into Game"), this);
    save->setDefault(true);
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(m_keep);
    column->addLayout(form);
    column->addWidget(form::dialogButtons(*this, save));
}

std::size_t SaveReviewDialog::level() const
{
    std::size_t level = 0;
    while (level + 1 < LevelCount && !m_levels[level]->isChecked()) {
        ++level;
    }
    return level;
}

MergeOptions SaveReviewDialog::options() const
{
    MergeOptions options = m_options;
    options.level = static_cast<MergeLevel>(level());
    options.lineLength = m_lineLength->value();
    options.keep = m_keep->options();
    options.engineName = m_judge->currentText();
    return options;
}

QString SaveReviewDialog::engine() const
{
    return m_judge->currentData().toString();
}

qsizetype SaveReviewDialog::growth() const
{
    return m_growth[level()];
}

/// One level after the other: a large game takes a while.
void SaveReviewDialog::measure()
{
    m_next = 0;
    m_growth.fill(-1);
    for (QLabel *size : m_sizes) {
        size->setText(QStringLiteral("…"));
    }
    m_measuring.startLater([this] { return measureNext(); });
}

bool SaveReviewDialog::measureNext()
{
    MergeOptions options = this->options();
    options.level = static_cast<MergeLevel>(m_next);
    m_growth[m_next] = sizeOfMerge(m_record, m_findings.stops, m_findings.store, engine(), options);
    m_sizes[m_next]->setText(
        tr("+%1").arg(QLocale().formattedDataSize(m_growth[m_next], 1, QLocale::DataSizeSIFormat)));
    ++m_next;
    return m_next == LevelCount;
}

} // namespace shinpan
