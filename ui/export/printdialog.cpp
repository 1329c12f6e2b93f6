#include "ui/export/printdialog.h"

#include "core/record/recordbytes.h"
#include "core/record/replay.h"
#include "ui/accentbutton.h"
#include "ui/export/pagepreview.h"
#include "ui/style.h"

#include <QBuffer>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace shinpan {

namespace {

constexpr QSize FirstSize(1000, 740);
constexpr int FormWidth = 240;
constexpr double PointsPerInch = 72;
constexpr QMarginsF PageMargins(18, 16, 18, 14); // millimetres

QSpinBox *spinBox(const QString &name, int least, int most, int value)
{
    auto *box = new QSpinBox;
    box->setRange(least, std::max(least, most));
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

/// Paints all pages on a paged device, whose painter is open.
template <typename Device>
void paintPages(QPainter &painter, Device &device, const PrintPages &pages)
{
    const double scale = device.resolution() / PointsPerInch;
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0) {
            device.newPage();
        }
        painter.save();
        painter.scale(scale, scale);
        pages.paint(painter, page);
        painter.restore();
    }
}

} // namespace

PrintDialog::PrintDialog(GameTree tree,
                         NodeId here,
                         const PrintSettings &settings,
                         const QString &name,
                         QWidget *parent)
    : QDialog(parent)
    , m_tree(std::move(tree))
    , m_here(here)
    , m_name(name)
    , m_printer(std::make_unique<QPrinter>(QPrinter::HighResolution))
    , m_preview(new PagePreview)
    , m_form(new QFormLayout)
    , m_perPage(new QComboBox)
    , m_comments(new QCheckBox(tr("Comm&ents")))
    , m_coordinates(new QCheckBox(tr("&Coordinates")))
    , m_header(new QCheckBox(tr("&Players and event")))
    , m_pages(new QLabel)
    , m_error(new QLabel)
{
    setWindowTitle(tr("Print"));
    m_printer->setPageMargins(PageMargins, QPageLayout::Millimeter);
    m_printer->setDocName(name);
    createForm(settings);
    createLayout();
    m_refreshing.setSingleShot(true);
    m_refreshing.setInterval(0);
    connect(&m_refreshing, &QTimer::timeout, this, &PrintDialog::refresh);
    m_print->setDefault(true);
    resize(FirstSize);
    refresh();
}

/// The pages at the left, what one chooses at the right.
void PrintDialog::createLayout()
{
    m_error->hide();
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);
    auto *side = new QVBoxLayout;
    side->addLayout(m_form);
    side->addStretch(1);
    side->addWidget(m_pages);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(spacing::Section);
    columns->addWidget(m_preview, 1);
    columns->addLayout(side);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                             spacing::Section);
    rows->setSpacing(spacing::Wide);
    rows->addLayout(columns, 1);
    rows->addWidget(m_error);
    rows->addWidget(createButtons());
}

PrintDialog::~PrintDialog() = default;

void PrintDialog::createForm(const PrintSettings &settings)
{
    const int moves = replayTo(m_tree, m_tree.endOfLine(m_here)).moveNumber();
    m_first = spinBox(tr("First move"), 1, moves, 1);
    m_last = spinBox(tr("Last move"), 1, moves, moves);
    m_movesPerDiagram =
        spinBox(tr("Moves per diagram"), 1, MostMovesPerDiagram, settings.movesPerDiagram);
    for (const int count : {1, 2, 4, 6}) {
        m_perPage->addItem(QString::number(count), count);
    }
    m_perPage->setCurrentIndex(std::max(0, m_perPage->findData(settings.perPage)));
    m_perPage->setAccessibleName(tr("Diagrams per page"));
    m_comments->setChecked(settings.hasComments);
    m_coordinates->setChecked(settings.hasCoordinates);
    m_header->setChecked(settings.hasHeader);
    createRows();
}

void PrintDialog::createRows()
{
    auto *range = new QWidget;
    auto *row = new QHBoxLayout(range);
    row->setContentsMargins({});
    row->addWidget(m_first, 1);
    row->addWidget(new QLabel(tr("to")));
    row->addWidget(m_last, 1);
    range->setFixedWidth(FormWidth);
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->setVerticalSpacing(spacing::Normal);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(tr("&Moves"), range);
    static_cast<QLabel *>(m_form->labelForField(range))->setBuddy(m_first);
    m_form->addRow(tr("M&oves per diagram"), m_movesPerDiagram);
    m_form->addRow(tr("&Diagrams per page"), m_perPage);
    for (QCheckBox *box : {m_header, m_comments, m_coordinates}) {
        m_form->addRow(box);
        connect(box, &QCheckBox::toggled, &m_refreshing, qOverload<>(&QTimer::start));
    }
    connect(m_first, &QSpinBox::valueChanged, m_last, &QSpinBox::setMinimum);
    for (const QSpinBox *box : {m_first, m_last, m_movesPerDiagram}) {
        connect(box, &QSpinBox::valueChanged, &m_refreshing, qOverload<>(&QTimer::start));
    }
    connect(m_perPage, &QComboBox::currentIndexChanged, &m_refreshing, qOverload<>(&QTimer::start));
}

QWidget *PrintDialog::createButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *save = buttons->addButton(tr("Save as PD&F…"), QDialogButtonBox::ActionRole);
    auto *print = new AccentButton(tr("P&rint…"));
    buttons->addButton(print, QDialogButtonBox::AcceptRole);
    save->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    m_print = print;
    connect(save, &QPushButton::clicked, this, &PrintDialog::askPath);
    connect(print, &QPushButton::clicked, this, &PrintDialog::askPrinter);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void PrintDialog::setOrientation(Orientation orientation)
{
    m_orientation = orientation;
    refresh();
}

PrintSettings PrintDialog::settings() const
{
    PrintSettings settings;
    settings.perPage = m_perPage->currentData().toInt();
    settings.movesPerDiagram = m_movesPerDiagram->value();
    settings.hasComments = m_comments->isChecked();
    settings.hasCoordinates = m_coordinates->isChecked();
    settings.hasHeader = m_header->isChecked();
    return settings;
}

int PrintDialog::pageCount() const
{
    return m_preview->pageCount();
}

PrintPages PrintDialog::pagesFor(const QPrinter &printer) const
{
    const PrintSettings chosen = settings();
    std::vector<PrintedFigure> figures =
        figuresOf(m_tree, m_here, {m_first->value(), m_last->value()}, chosen);
    for (PrintedFigure &figure : figures) {
        figure.picture.orientation = m_orientation;
    }
    return {std::move(figures), chosen.hasHeader ? printedHeader(m_tree) : QStringList(), chosen,
            printer.pageLayout().paintRect(QPageLayout::Point).size()};
}

void PrintDialog::paintOn(QPrinter &printer)
{
    const PrintPages pages = pagesFor(printer);
    QPainter painter(&printer);
    paintPages(painter, printer, pages);
}

void PrintDialog::refresh()
{
    m_error->hide();
    m_preview->setPages(pagesFor(*m_printer), m_printer->pageLayout());
    m_pages->setText(tr("%n page(s)", nullptr, m_preview->pageCount()));
}

void PrintDialog::askPath()
{
    auto *dialog = new QFileDialog(this, tr("Save as PDF"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("PDF files (*.pdf)"));
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(m_name + QStringLiteral(".pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, &PrintDialog::saveTo);
    dialog->open();
}

/// Through memory, so that no half of it is ever on the disk.
void PrintDialog::saveTo(const QString &path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageLayout(m_printer->pageLayout());
    writer.setTitle(m_name);
    writer.setCreator(QStringLiteral("Shinpan " SHINPAN_VERSION));
    {
        const PrintPages pages = pagesFor(*m_printer);
        QPainter painter(&writer);
        paintPages(painter, writer, pages);
    }
    if (const Result<void> saved = saveRecordBytes(bytes, path); !saved) {
        QPalette colors = m_error->palette();
        colors.setColor(QPalette::WindowText, styleColors(palette()).error);
        m_error->setPalette(colors);
        m_error->setText(tr("Not saved: %1").arg(saved.error()));
        m_error->show();
        return;
    }
    accept();
}

/// The desktop's own dialog chooses the printer.
void PrintDialog::askPrinter()
{
    auto *dialog = new QPrintDialog(m_printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [this](QPrinter *printer) {
                paintOn(*printer);
                accept();
            });
    dialog->open();
}

} // namespace shinpan
