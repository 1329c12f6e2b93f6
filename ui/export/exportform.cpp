#include "ui/export/exportform.h"

#include "ui/board/painting/themelibrary.h"
#include "ui/board/regiontext.h"
#include "ui/export/outputdialog.h"
#include "ui/kit/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <cmath>

namespace shinpan {

QString ExportForm::formatText(ExportFormat format)
{
    return QCoreApplication::translate("shinpan::ExportForm", nameOf(format).text);
}

ExportForm::ExportForm(BoardSize size, int moves, QWidget *parent)
    : QWidget(parent)
    , m_size(size)
    , m_moves(moves)
    , m_layout(new QFormLayout(this))
    , m_format(new QComboBox)
    , m_content(new QComboBox)
    , m_first(numberField(tr("First move"), 1, moves, 1))
    , m_last(numberField(tr("Last move"), 1, moves, 1))
    , m_region(new QLineEdit)
    , m_whole(new QPushButton(tr("&Whole Board")))
    , m_theme(new QComboBox)
    , m_width(new QSpinBox)
    , m_pace(new QDoubleSpinBox)
    , m_coordinates(new QCheckBox(tr("&Coordinates")))
    , m_marks(new QCheckBox(tr("Mar&ks and the last move")))
{
    m_layout->setContentsMargins({});
    m_layout->setVerticalSpacing(spacing::Normal);
    m_layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_layout->setRowWrapPolicy(QFormLayout::WrapAllRows);
    createRows();
    refresh();
}

void ExportForm::createRows()
{
    for (const ExportFormatName &known : ExportFormatNames) {
        m_format->addItem(formatText(known.format),
                          QVariant::fromValue(static_cast<int>(known.format)));
    }
    m_format->setAccessibleName(tr("Format"));
    m_content->addItems({tr("The position on the board"), tr("Moves, with their numbers")});
    m_content->setAccessibleName(tr("Contents"));
    m_layout->addRow(tr("&Format"), m_format);
    m_layout->addRow(tr("C&ontents"), m_content);
    createRange();
    createRegion();
    createLook();
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportForm::refresh);
    connect(m_content, &QComboBox::currentIndexChanged, this, &ExportForm::refresh);
}

void ExportForm::createRange()
{
    m_range = addRow(*m_layout, tr("&Moves"), {m_first, new QLabel(tr("to")), m_last});
    connect(m_first, &QSpinBox::valueChanged, this, [this](int first) {
        m_last->setMinimum(first);
        Q_EMIT changed();
    });
    connect(m_last, &QSpinBox::valueChanged, this, &ExportForm::changed);
}

void ExportForm::createRegion()
{
    m_region->setAccessibleName(tr("Part of the board"));
    m_region->setPlaceholderText(tr("All of it, or C3:K10"));
    m_region->setClearButtonEnabled(true);
    m_whole->setAutoDefault(false);
    addRow(*m_layout, tr("&Part of the board"), {m_region, m_whole});
    connect(m_whole, &QPushButton::clicked, this, [this] { setRegion({}); });
    connect(m_region, &QLineEdit::textChanged, this, [this] {
        m_whole->setEnabled(!m_region->text().isEmpty());
        Q_EMIT changed();
    });
    m_whole->setEnabled(false);
}

void ExportForm::createLook()
{
    for (const BoardTheme &theme : ThemeLibrary::shared().all()) {
        m_theme->addItem(theme.name, theme.id);
    }
    m_theme->setAccessibleName(tr("Theme"));
    m_width->setRange(LeastExportWidth, MostExportWidth);
    m_width->setSingleStep(100);
    m_width->setSuffix(tr(" px"));
    m_width->setAccessibleName(tr("Width"));
    m_pace->setRange(0.1, 60);
    m_pace->setSingleStep(0.5);
    m_pace->setDecimals(1);
    m_pace->setSuffix(tr(" s"));
    m_pace->setAccessibleName(tr("Time for each move"));
    m_layout->addRow(tr("&Theme"), m_theme);
    m_layout->addRow(tr("W&idth"), m_width);
    m_layout->addRow(tr("Time for &each move"), m_pace);
    m_layout->addRow(m_coordinates);
    m_layout->addRow(m_marks);
    connect(m_theme, &QComboBox::currentIndexChanged, this, &ExportForm::changed);
    connect(m_width, &QSpinBox::valueChanged, this, &ExportForm::changed);
    connect(m_pace, &QDoubleSpinBox::valueChanged, this, &ExportForm::changed);
    connect(m_coordinates, &QCheckBox::toggled, this, &ExportForm::changed);
    connect(m_marks, &QCheckBox::toggled, this, &ExportForm::changed);
}

/// Enables what means something now.
void ExportForm::refresh()
{
    const auto format = static_cast<ExportFormat>(m_format->currentData().toInt());
    const bool hasMoves = m_moves > 0;
    m_content->setEnabled(hasMoves && !isSlideShow(format));
    m_range->setEnabled(hasMoves && (isSlideShow(format) || m_content->currentIndex() == 1));
    m_theme->setEnabled(!isText(format));
    m_width->setEnabled(!isText(format));
    m_pace->setEnabled(format == ExportFormat::Animation);
    Q_EMIT changed();
}

ExportSettings ExportForm::settings() const
{
    ExportSettings settings;
    settings.format = static_cast<ExportFormat>(m_format->currentData().toInt());
    settings.hasNumbers = m_content->currentIndex() == 1 && m_moves > 0;
    settings.hasCoordinates = m_coordinates->isChecked();
    settings.hasMarks = m_marks->isChecked();
    settings.theme = m_theme->currentData().toString();
    settings.width = m_width->value();
    settings.pace = std::chrono::milliseconds(std::llround(m_pace->value() * 1000));
    return settings;
}

void ExportForm::setSettings(const ExportSettings &settings)
{
    m_format->setCurrentIndex(m_format->findData(static_cast<int>(settings.format)));
    m_content->setCurrentIndex(settings.hasNumbers && m_moves > 0 ? 1 : 0);
    m_coordinates->setChecked(settings.hasCoordinates);
    m_marks->setChecked(settings.hasMarks);
    const int theme = m_theme->findData(settings.theme);
    m_theme->setCurrentIndex(theme >= 0 ? theme : std::max(0, m_theme->findData(woodTheme().id)));
    m_width->setValue(settings.width);
    m_pace->setValue(static_cast<double>(settings.pace.count()) / 1000);
}

void ExportForm::setMove(int move)
{
    m_last->setValue(move > 0 ? move : m_moves);
}

MoveRange ExportForm::range() const
{
    return {m_first->value(), m_last->value()};
}

std::optional<BoardRegion> ExportForm::region() const
{
    const std::optional<BoardRegion> region = regionFromText(m_region->text(), m_size);
    return region && !region->isWhole(m_size) ? region : std::nullopt;
}

void ExportForm::setRegion(const std::optional<BoardRegion> &region)
{
    m_region->setText(region ? textOf(*region) : QString());
}

bool ExportForm::isRegionValid() const
{
    return m_region->text().trimmed().isEmpty()
        || regionFromText(m_region->text(), m_size).has_value();
}

} // namespace shinpan
