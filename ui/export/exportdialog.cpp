#include "ui/export/exportdialog.h"

#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/wholefile.h"
#include "ui/export/diagramomissions.h"
#include "ui/export/exportform.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QMouseEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSlider>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr int Margin = 20; // around the picture

constexpr int FormWidth = 290;
constexpr QSize FirstSize(980, 680);

QPlainTextEdit *createText()
{
    auto *text = new QPlainTextEdit;
    text->setReadOnly(true);
    text->setFont(fixedFont());
    text->setLineWrapMode(QPlainTextEdit::NoWrap);
    text->setAccessibleName(ExportDialog::tr("Preview"));
    return text;
}

/// What file dialogs offer for a format.
QString filterFor(ExportFormat format)
{
    const QString suffix = nameOf(format).suffix;
    return ExportDialog::tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix);
}

} // namespace

ExportPreview::ExportPreview(QWidget *parent)
    : QWidget(parent)
{
    setCursor(Qt::CrossCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Preview"));
    setToolTip(tr("Drag across the board to export a part of it"));
}

void ExportPreview::setPicture(const BoardPicture &picture)
{
    m_picture = picture;
    m_image = {};
    m_dragStart.reset();
    m_dragEnd.reset();
    update();
}

/// Draws the picture as wide as it fits, in device pixels.
void ExportPreview::render()
{
    const QSizeF room = QSizeF(size() - QSize(2 * Margin, 2 * Margin)) * devicePixelRatioF();
    constexpr qreal Unit = 1000;
    const qreal shape = pictureHeight(m_picture, Unit) / Unit;
    const auto width = static_cast<int>(std::min(room.width(), room.height() / shape));
    m_image = toPreview(m_picture, std::max(width, 20));
}

/// The place of the picture in the widget.
QRectF ExportPreview::target() const
{
    const QSizeF size = QSizeF(m_image.size()) / devicePixelRatioF();
    return {std::round((width() - size.width()) / 2), std::round((height() - size.height()) / 2),
            size.width(), size.height()};
}

std::optional<Point> ExportPreview::pointUnder(QPointF position) const
{
    if (m_image.isNull()) {
        return std::nullopt;
    }
    return pointAt(m_picture, m_image.width(),
                   (position - target().topLeft()) * devicePixelRatioF());
}

QRectF ExportPreview::cellOf(const BoardRegion &region) const
{
    const QRectF pixels = rectOf(m_picture, m_image.width(), region);
    const qreal ratio = devicePixelRatioF();
    return QRectF(pixels.topLeft() / ratio, pixels.size() / ratio).translated(target().topLeft());
}

QPoint ExportPreview::placeOf(Point point) const
{
    if (m_image.isNull() || (m_picture.region && !m_picture.region->contains(point))) {
        return {};
    }
    return cellOf(BoardRegion::between(point, point)).center().toPoint();
}

void ExportPreview::paintEvent(QPaintEvent * /*event*/)
{
    if (m_image.isNull()) {
        render();
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Mid).darker(isDark(palette()) ? 140 : 100));
    painter.drawRoundedRect(rect(), 8, 8);
    painter.setBrush(Qt::NoBrush);
    painter.drawImage(target(), m_image);
    if (m_dragStart && m_dragEnd) {
        QColor fill = styleColors(palette()).accent;
        painter.setPen(QPen(fill, 2));
        fill.setAlpha(50);
        painter.setBrush(fill);
        painter.drawRoundedRect(cellOf(BoardRegion::between(*m_dragStart, *m_dragEnd)), 3, 3);
    }
}

void ExportPreview::resizeEvent(QResizeEvent * /*event*/)
{
    m_image = {};
}

void ExportPreview::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton) {
        m_dragStart = pointUnder(event->position());
        m_dragEnd.reset();
    }
}

void ExportPreview::mouseMoveEvent(QMouseEvent *event)
{
    if (const auto point = pointUnder(event->position()); m_dragStart && point) {
        m_dragEnd = point;
        update();
    }
}

void ExportPreview::mouseReleaseEvent(QMouseEvent * /*event*/)
{
    const std::optional<Point> start = std::exchange(m_dragStart, std::nullopt);
    const std::optional<Point> end = std::exchange(m_dragEnd, std::nullopt);
    update();
    if (start && end && *start != *end) {
        Q_EMIT regionChosen(BoardRegion::between(*start, *end));
    }
}

ExportDialog::ExportDialog(GameTree gameTree,
                           NodeId here,
                           const ExportSettings &settings,
                           const QString &name,
                           QWidget *parent)
    : OutputDialog(std::move(gameTree), here, name, parent)
    , m_folder(settings.folder)
    , m_form(new ExportForm(boardSizeOf(tree()), lastMove()))
    , m_preview(new ExportPreview)
    , m_text(createText())
    , m_stack(new QStackedWidget)
    , m_slide(new QSlider(Qt::Horizontal))
{
    setWindowTitle(tr("Export"));
    createLayout();
    m_form->setSettings(settings);
    m_form->setMove(replayTo(tree(), here).moveNumber());
    connectForm();
    connect(this, &QDialog::accepted, this, [this] { Q_EMIT exported(m_path); });
    m_export->setDefault(true);
    resize(FirstSize);
    refresh();
}

/// What is shown at the left, what one chooses at the right.
void ExportDialog::createLayout()
{
    m_stack->addWidget(m_preview);
    m_stack->addWidget(m_text);
    m_slide->setAccessibleName(tr("Slide"));
    m_form->setFixedWidth(FormWidth);
    auto *shown = new QVBoxLayout;
    shown->addWidget(m_stack, 1);
    shown->addWidget(m_slide);
    arrange(shown, form::column(spacing::Wide, {m_form, form::rest()}), createButtons());
}

QDialogButtonBox *ExportDialog::createButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_copy = buttons->addButton(tr("Cop&y"), QDialogButtonBox::ActionRole);
    m_export = new AccentButton(tr("E&xport…"));
    buttons->addButton(m_export, QDialogButtonBox::AcceptRole);
    m_copy->setToolTip(tr("Copy what is shown to the clipboard"));
    m_copy->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(m_copy, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::askPath);
    return buttons;
}

void ExportDialog::connectForm()
{
    connect(m_form, &ExportForm::changed, this, &ExportDialog::refreshLater);
    connect(m_preview, &ExportPreview::regionChosen, m_form, &ExportForm::setRegion);
    connect(m_slide, &QSlider::valueChanged, this, &ExportDialog::showPreview);
}

ExportSettings ExportDialog::settings() const
{
    ExportSettings settings = m_form->settings();
    settings.folder = m_folder;
    return settings;
}

DiagramLook ExportDialog::look() const
{
    DiagramLook look = lookOf(m_form->settings(), orientation());
    look.region = m_form->region();
    return look;
}

Result<BoardPicture> ExportDialog::picture() const
{
    const ExportSettings settings = m_form->settings();
    if (isSlideShow(settings.format)) {
        const auto index = static_cast<std::size_t>(m_slide->value());
        return positionPicture(tree(), m_slides.at(std::min(index, m_slides.size() - 1)), look());
    }
    return settings.hasNumbers ? figurePicture(tree(), here(), m_form->range(), look())
                               : positionPicture(tree(), {here(), false}, look());
}

/// Takes in what was chosen.
void ExportDialog::refresh()
{
    complain({});
    const ExportFormat format = m_form->settings().format;
    if (isSlideShow(format)) {
        m_slides = slidesOf(tree(), here(), m_form->range())
                       .value_or(std::vector{NodePlace{here(), false}});
        const QSignalBlocker quiet(m_slide);
        m_slide->setRange(0, static_cast<int>(m_slides.size()) - 1);
    }
    m_slide->setVisible(isSlideShow(format));
    m_copy->setEnabled(!isSlideShow(format));
    showPreview();
}

void ExportDialog::showPreview()
{
    const ExportSettings settings = m_form->settings();
    const Result<BoardPicture> shown = picture();
    bool isGood = m_form->isRegionValid();
    if (!isGood) {
        complain(tr("The part of the board is named by two opposite corners, as in C3:K10."));
    }
    m_stack->setCurrentWidget(isText(settings.format) ? static_cast<QWidget *>(m_text) : m_preview);
    if (!shown) {
        complain(text::message(shown.error()));
        isGood = false;
    } else if (isText(settings.format)) {
        const auto text = fileOf(*shown, settings.format, settings.width);
        m_text->setPlainText(QString::fromUtf8(text.value_or(QByteArray())));
        if (!text) {
            complain(text::message(text.error()));
            isGood = false;
        } else if (const QString omissions = omissionsOf(*shown, settings.format);
                   isGood && !omissions.isEmpty()) {
            remark(omissions);
        }
    } else {
        m_preview->setPicture(*shown);
    }
    m_export->setEnabled(isGood);
}

void ExportDialog::copy()
{
    refreshNow();
    const ExportSettings settings = m_form->settings();
    if (isSlideShow(settings.format)) {
        return; // chosen in the moment before
    }
    if (const Result<BoardPicture> shown = picture(); shown) {
        copyToClipboard(*shown, settings.format, settings.width);
    }
}

void ExportDialog::askPath()
{
    const ExportFormat format = m_form->settings().format;
    const QString usual = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto *dialog = new QFileDialog(this, tr("Export"), m_folder.isEmpty() ? usual : m_folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    if (format == ExportFormat::Frames) {
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
        dialog->setWindowTitle(tr("New Folder for the Slides"));
        dialog->setLabelText(QFileDialog::FileName, tr("Folder &name:"));
        dialog->selectFile(name());
    } else {
        const QString suffix = nameOf(format).suffix;
        dialog->setNameFilter(filterFor(format));
        dialog->setDefaultSuffix(suffix);
        dialog->selectFile(name() + u'.' + suffix);
    }
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::exportTo);
    dialog->open();
}

void ExportDialog::exportTo(const QString &path)
{
    refreshNow();
    m_path = path;
    m_folder = QFileInfo(path).absolutePath();
    const QString complaint = tr("Not exported: %1");
    const ExportSettings settings = m_form->settings();
    if (isSlideShow(settings.format)) {
        const SlideShow show{m_slides,      look(),          settings.width,
                             settings.pace, settings.format, path};
        make(std::make_shared<SlideShowWriter>(tree(), show), complaint);
        return;
    }
    const Result<BoardPicture> shown = picture();
    if (shown && settings.format == ExportFormat::Png) {
        make(std::make_shared<PictureWriter>(*shown, settings.width, path), complaint);
        return;
    }
    const auto file = shown ? fileOf(*shown, settings.format, settings.width)
                            : Result<QByteArray>(failure(shown.error()));
    finish(file ? saveWholeFile(*file, path) : failure(file.error()), complaint);
}

} // namespace shinpan
