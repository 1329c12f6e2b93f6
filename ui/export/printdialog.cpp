#include "ui/export/printdialog.h"

#include "ui/export/pagepreview.h"
#include "ui/export/printrun.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr QSize FirstSize(1000, 740);
constexpr int FormWidth = 240;
constexpr QMarginsF PageMargins(18, 16, 18, 14); // millimetres

QSpinBox *spinBox(const QString &name, int least, int most, int value)
{
    auto *box = new QSpinBox;
    box->setRange(least, std::max(least, most));
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

} // namespace

PrintDialog::PrintDialog(GameTree gameTree,
                         NodeId here,
                         const PrintSettings &settings,
                         const QString &name,
                         QWidget *parent)
    : OutputDialog(std::move(gameTree), here, name, parent)
    , m_printer(std::make_unique<QPrinter>(QPrinter::HighResolution))
    , m_preview(new PagePreview)
    , m_form(new QFormLayout)
    , m_perPage(new QComboBox)
    , m_comments(new QCheckBox(tr("Comm&ents")))
    , m_coordinates(new QCheckBox(tr("&Coordinates")))
    , m_header(new QCheckBox(tr("&Players and event")))
    , m_pages(new QLabel)
{
    setWindowTitle(tr("Print"));
    m_printer->setPageMargins(PageMargins, QPageLayout::Millimeter);
    m_printer->setDocName(name);
    createForm(settings);
    createLayout();
    m_print->setDefault(true);
    resize(FirstSize);
    refresh();
}

/// The pages at the left, what one chooses at the right.
void PrintDialog::createLayout()
{
    auto *side = new QVBoxLayout;
    side->addLayout(m_form);
    side->addStretch(1);
    side->addWidget(m_pages);
    auto *shown = new QVBoxLayout;
    shown->addWidget(m_preview);
    arrange(shown, side, createButtons());
}

/// What is still printed uses the printer.
PrintDialog::~PrintDialog()
{
    giveUp();
}

void PrintDialog::createForm(const PrintSettings &settings)
{
    const int moves = lastMove();
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
        connect(box, &QCheckBox::toggled, this, &PrintDialog::refreshLater);
    }
    connect(m_first, &QSpinBox::valueChanged, m_last, &QSpinBox::setMinimum);
    for (const QSpinBox *box : {m_first, m_last, m_movesPerDiagram}) {
        connect(box, &QSpinBox::valueChanged, this, &PrintDialog::refreshLater);
    }
    connect(m_perPage, &QComboBox::currentIndexChanged, this, &PrintDialog::refreshLater);
}

QDialogButtonBox *PrintDialog::createButtons()
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
    return buttons;
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

PageLayout PrintDialog::beginLayout() const
{
    const PrintSettings chosen = settings();
    return {PrintedFigures(tree(), here(), {m_first->value(), m_last->value()}, chosen),
            PrintPages(chosen.hasHeader ? printedHeader(tree()) : QStringList(), chosen,
                       m_printer->pageLayout().paintRect(QPageLayout::Point).size()),
            orientation()};
}

void PrintDialog::refresh()
{
    complain({});
    m_layingOut.start([this, layout = std::make_shared<PageLayout>(beginLayout())] {
        const QDeadlineTimer deadline(SlicedWork::Slice);
        while (!layout->step()) {
            if (deadline.hasExpired()) {
                return false;
            }
        }
        showPages(layout->pages());
        return true;
    });
}

void PrintDialog::showPages(const PrintPages &pages)
{
    m_preview->setPages(pages, m_printer->pageLayout());
    m_pages->setText(tr("%n page(s)", nullptr, pages.count()));
    if (const auto then = std::exchange(m_then, {})) {
        then(pages);
    }
}

void PrintDialog::askPath()
{
    auto *dialog = new QFileDialog(this, tr("Save as PDF"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("PDF files (*.pdf)"));
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(name() + QStringLiteral(".pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, &PrintDialog::saveTo);
    dialog->open();
}

void PrintDialog::saveTo(const QString &path)
{
    m_then = [this, path](const PrintPages &pages) {
        make(std::make_shared<PdfRun>(pages, m_printer->pageLayout(), name(), path),
             tr("Not saved: %1"));
    };
    refreshNow();
}

/// The desktop's own dialog chooses the printer.
void PrintDialog::askPrinter()
{
    auto *dialog = new QPrintDialog(m_printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this, &PrintDialog::print);
    dialog->open();
}

/// On the paper that was chosen just now.
void PrintDialog::print()
{
    m_then = [this](const PrintPages &pages) {
        make(std::make_shared<PrintRun>(pages, *m_printer), tr("Not printed: %1"));
    };
    refreshNow();
}

} // namespace shinpan
