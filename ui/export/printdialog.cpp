#include "ui/export/printdialog.h"

#include "ui/kit/accentbutton.h"
#include "ui/kit/controlaccess.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QScrollBar>
#include <QSpinBox>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr int Gap = 20; // around a sheet

constexpr QSize FirstSize(1000, 740);
constexpr int FormWidth = 240;
constexpr QMarginsF PageMargins(18, 16, 18, 14); // millimetres

} // namespace

PagePreview::PagePreview(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    controlaccess::setRole(*this, QAccessible::Pane);
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Pages"));
    viewport()->setAccessibleName(tr("Pages"));
    verticalScrollBar()->setAccessibleName(tr("Pages"));
    colorScrollBar();
}

void PagePreview::setPages(PrintPages pages, const QPageLayout &paper)
{
    m_pages.emplace(std::move(pages));
    m_paper = paper;
    layOut();
}

QColor PagePreview::ground() const
{
    return palette().color(QPalette::Mid).darker(isDark(palette()) ? 140 : 100);
}

/// It lies on the same ground as the sheets.
void PagePreview::colorScrollBar()
{
    QPalette onGround = palette();
    onGround.setColor(QPalette::Base, ground());
    verticalScrollBar()->setPalette(onGround);
}

/// A sheet in the view's units: all of it can be seen at once.
QSizeF PagePreview::sheetSize() const
{
    const QSizeF room = QSizeF(viewport()->size() - QSize(2 * Gap, 2 * Gap)).expandedTo({1, 1});
    return m_paper.fullRect(QPageLayout::Point).size().scaled(room, Qt::KeepAspectRatio);
}

QRect PagePreview::placeOf(int page) const
{
    const QSize size = sheetSize().toSize();
    const int top = Gap + page * (size.height() + Gap) - verticalScrollBar()->value();
    return {QPoint((viewport()->width() - size.width()) / 2, top), size};
}

bool PagePreview::isInSight(int page) const
{
    return placeOf(page).intersects(viewport()->rect());
}

void PagePreview::layOut()
{
    const int sheet = sheetSize().toSize().height() + Gap;
    verticalScrollBar()->setPageStep(sheet);
    verticalScrollBar()->setSingleStep(std::max(1, sheet / 10));
    verticalScrollBar()->setRange(0, Gap + pageCount() * sheet - viewport()->height());
    m_painted.clear();
    paintMissing();
    viewport()->update();
}

std::optional<int> PagePreview::missingPage() const
{
    const int sheet = sheetSize().toSize().height() + Gap;
    for (int page = verticalScrollBar()->value() / sheet; page < pageCount() && isInSight(page);
         ++page) {
        if (!isPainted(page)) {
            return page;
        }
    }
    return std::nullopt;
}

void PagePreview::paintMissing()
{
    std::erase_if(m_painted, [this](const auto &each) { return !isInSight(each.first); });
    m_painting.startLater([this] {
        const std::optional<int> page = missingPage();
        if (page) {
            m_painted.emplace(*page, painted(*page));
            viewport()->update(placeOf(*page));
        }
        return !page;
    });
}

QImage PagePreview::painted(int page) const
{
    const qreal ratio = devicePixelRatioF();
    const QRectF sheet = m_paper.fullRect(QPageLayout::Point);
    QImage image((QSizeF(placeOf(page).size()) * ratio).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(image.width() / sheet.width(), image.height() / sheet.height());
    painter.translate(m_paper.paintRect(QPageLayout::Point).topLeft());
    m_pages->paint(painter, page);
    painter.end();
    image.setDevicePixelRatio(ratio);
    return image;
}

void PagePreview::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), ground());
    for (int page = 0; page < pageCount(); ++page) {
        if (!isInSight(page)) {
            continue;
        }
        const QRect place = placeOf(page);
        const auto found = m_painted.find(page);
        if (found != m_painted.end()) {
            painter.drawImage(place, found->second);
        } else {
            painter.fillRect(place, Qt::white);
        }
        painter.setPen(styleColors(palette()).field);
        painter.drawRect(place.adjusted(-1, -1, 0, 0)); // where the paper ends
    }
}

void PagePreview::resizeEvent(QResizeEvent * /*event*/)
{
    layOut();
}

void PagePreview::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colorScrollBar();
    }
}

void PagePreview::scrollContentsBy(int /*dx*/, int /*dy*/)
{
    viewport()->update();
    paintMissing();
}

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
    , m_variations(new QCheckBox(tr("&Variations")))
    , m_comments(new QCheckBox(tr("Comm&ents")))
    , m_coordinates(new QCheckBox(tr("&Coordinates")))
    , m_header(new QCheckBox(tr("&Players and event")))
    , m_pages(new QLabel)
    , m_folder(settings.folder)
    , m_usualFolder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
{
    setWindowTitle(tr("Print"));
    m_printer->setPageMargins(PageMargins, QPageLayout::Millimeter);
    m_printer->setDocName(name);
    createForm(settings);
    createLayout();
    m_print->setDefault(true);
    connect(this, &QDialog::accepted, this, [this] {
        if (!m_path.isEmpty()) {
            Q_EMIT saved(m_path);
        }
    });
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
    arrange(form::column(0, {m_preview}), side, createButtons());
}

/// What is still printed uses the printer.
PrintDialog::~PrintDialog()
{
    giveUp();
}

void PrintDialog::createForm(const PrintSettings &settings)
{
    const int moves = lastMove();
    m_first = numberField(tr("First move"), 1, moves, 1);
    m_last = numberField(tr("Last move"), 1, moves, moves);
    m_movesPerDiagram =
        numberField(tr("Moves per diagram"), 1, MostMovesPerDiagram, settings.movesPerDiagram);
    for (const int count : {1, 2, 4, 6}) {
        m_perPage->addItem(QString::number(count), count);
    }
    m_perPage->setCurrentIndex(std::max(0, m_perPage->findData(settings.perPage)));
    m_perPage->setAccessibleName(tr("Diagrams per page"));
    m_variations->setChecked(settings.hasVariations);
    m_comments->setChecked(settings.hasComments);
    m_coordinates->setChecked(settings.hasCoordinates);
    m_header->setChecked(settings.hasHeader);
    createRows();
}

void PrintDialog::createRows()
{
    m_form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    m_form->setVerticalSpacing(spacing::Normal);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addRow(*m_form, tr("&Moves"), {m_first, new QLabel(tr("to")), m_last})
        ->setFixedWidth(FormWidth);
    m_form->addRow(tr("M&oves per diagram"), m_movesPerDiagram);
    m_form->addRow(tr("&Diagrams per page"), m_perPage);
    for (QCheckBox *box : {m_header, m_variations, m_comments, m_coordinates}) {
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
    settings.hasVariations = m_variations->isChecked();
    settings.hasComments = m_comments->isChecked();
    settings.hasCoordinates = m_coordinates->isChecked();
    settings.hasHeader = m_header->isChecked();
    settings.folder = m_folder;
    return settings;
}

int PrintDialog::pageCount() const
{
    return m_preview->pageCount();
}

PrintPages PrintDialog::beginPages() const
{
    const PrintSettings chosen = settings();
    return {PrintedFigures(tree(), here(), {m_first->value(), m_last->value()}, chosen),
            chosen.hasHeader ? printedHeader(tree()) : QStringList(), chosen,
            m_printer->pageLayout().paintRect(QPageLayout::Point).size(), orientation()};
}

void PrintDialog::refresh()
{
    complain({});
    m_layingOut.start([this, pages = std::make_shared<PrintPages>(beginPages())] {
        const QDeadlineTimer deadline(SlicedWork::Slice);
        while (!pages->step()) {
            if (deadline.hasExpired()) {
                return false;
            }
        }
        showPages(*pages);
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
    auto *dialog =
        new QFileDialog(this, tr("Save as PDF"),
                        QDir(m_folder).exists() && !m_folder.isEmpty() ? m_folder : m_usualFolder);
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
    m_path = path;
    m_folder = QFileInfo(path).absolutePath();
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

/// Prints on the paper that was chosen just now.
void PrintDialog::print()
{
    m_path.clear();
    m_then = [this](const PrintPages &pages) {
        make(std::make_shared<PrintRun>(pages, *m_printer), tr("Not printed: %1"));
    };
    refreshNow();
}

} // namespace shinpan
