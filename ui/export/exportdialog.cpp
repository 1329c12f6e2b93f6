#include "ui/export/exportdialog.h"

#include "core/record/recordbytes.h"
#include "core/record/replay.h"
#include "core/record/sgfproperties.h"
#include "ui/accentbutton.h"
#include "ui/export/exportclipboard.h"
#include "ui/export/exportform.h"
#include "ui/export/exportpreview.h"
#include "ui/export/exportthemes.h"
#include "ui/style.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSlider>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QVBoxLayout>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int FormWidth = 290;
constexpr QSize FirstSize(980, 680);

int movesOf(const GameTree &tree, NodeId node)
{
    return replayTo(tree, tree.endOfLine(node)).moveNumber();
}

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

ExportDialog::ExportDialog(GameTree tree,
                           NodeId here,
                           const ExportSettings &settings,
                           const QString &name,
                           QWidget *parent)
    : QDialog(parent)
    , m_tree(std::move(tree))
    , m_here(here)
    , m_name(name)
    , m_folder(settings.folder)
    , m_form(new ExportForm(boardSizeOf(m_tree), movesOf(m_tree, here)))
    , m_preview(new ExportPreview)
    , m_text(createText())
    , m_stack(new QStackedWidget)
    , m_slide(new QSlider(Qt::Horizontal))
    , m_error(new QLabel)
    , m_progress(new QProgressBar)
{
    setWindowTitle(tr("Export"));
    createLayout();
    m_form->setSettings(settings);
    m_form->setMove(replayTo(m_tree, here).moveNumber());
    connectForm();
    m_export->setDefault(true);
    resize(FirstSize);
    refresh();
}

ExportDialog::~ExportDialog() = default;

/// What is shown at the left, what one chooses at the right.
void ExportDialog::createLayout()
{
    m_stack->addWidget(m_preview);
    m_stack->addWidget(m_text);
    m_slide->setAccessibleName(tr("Slide"));
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);
    m_error->setAccessibleDescription(tr("What is wrong"));
    m_progress->setAccessibleName(tr("Slides written"));
    m_progress->hide();

    auto *side = new QVBoxLayout;
    side->setSpacing(spacing::Wide);
    side->addWidget(m_form);
    side->addStretch(1);
    m_form->setFixedWidth(FormWidth);
    auto *shown = new QVBoxLayout;
    shown->addWidget(m_stack, 1);
    shown->addWidget(m_slide);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(spacing::Section);
    columns->addLayout(shown, 1);
    columns->addLayout(side);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                             spacing::Section);
    rows->setSpacing(spacing::Wide);
    rows->addLayout(columns, 1);
    rows->addWidget(m_progress);
    rows->addWidget(m_error);
    rows->addWidget(createButtons());
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
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ExportDialog::connectForm()
{
    m_refreshing.setSingleShot(true);
    m_refreshing.setInterval(0);
    connect(m_form, &ExportForm::changed, &m_refreshing, qOverload<>(&QTimer::start));
    connect(&m_refreshing, &QTimer::timeout, this, &ExportDialog::refresh);
    connect(m_preview, &ExportPreview::regionChosen, m_form, &ExportForm::setRegion);
    connect(m_slide, &QSlider::valueChanged, this, &ExportDialog::showPreview);
}

void ExportDialog::setOrientation(Orientation orientation)
{
    m_orientation = orientation;
    refresh();
}

ExportSettings ExportDialog::settings() const
{
    ExportSettings settings = m_form->settings();
    settings.folder = m_folder;
    return settings;
}

DiagramLook ExportDialog::look() const
{
    const ExportSettings settings = m_form->settings();
    DiagramLook look;
    look.theme = exportTheme(settings.theme);
    look.region = m_form->region();
    look.hasCoordinates = settings.hasCoordinates;
    look.hasMarks = settings.hasMarks;
    look.orientation = m_orientation;
    return look;
}

Result<BoardPicture> ExportDialog::picture() const
{
    const ExportSettings settings = m_form->settings();
    if (isSlideShow(settings.format)) {
        const auto index = static_cast<std::size_t>(m_slide->value());
        return positionPicture(m_tree, m_slides.at(std::min(index, m_slides.size() - 1)), look());
    }
    return settings.hasNumbers ? figurePicture(m_tree, m_here, m_form->range(), look())
                               : positionPicture(m_tree, {m_here, false}, look());
}

/// Something was chosen.
void ExportDialog::refresh()
{
    complain({});
    const ExportFormat format = m_form->settings().format;
    if (isSlideShow(format)) {
        m_slides = slidesOf(m_tree, m_here, m_form->range())
                       .value_or(std::vector{NodePlace{m_here, false}});
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
        complain(shown.error());
        isGood = false;
    } else if (isText(settings.format)) {
        const auto text = fileOf(*shown, settings.format, settings.width);
        m_text->setPlainText(QString::fromUtf8(text.value_or(QByteArray())));
        if (!text) {
            complain(text.error());
            isGood = false;
        }
    } else {
        m_preview->setPicture(*shown);
    }
    m_export->setEnabled(isGood && !m_work.isRunning());
}

void ExportDialog::complain(const QString &why)
{
    QPalette colors = m_error->palette();
    colors.setColor(QPalette::WindowText, styleColors(palette()).error);
    m_error->setPalette(colors);
    m_error->setText(why);
    m_error->setVisible(!why.isEmpty());
}

void ExportDialog::copy()
{
    m_refreshing.stop();
    refresh();
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
        dialog->selectFile(m_name);
    } else {
        const QString suffix = nameOf(format).suffix;
        dialog->setNameFilter(filterFor(format));
        dialog->setDefaultSuffix(suffix);
        dialog->selectFile(m_name + u'.' + suffix);
    }
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::exportTo);
    dialog->open();
}

void ExportDialog::exportTo(const QString &path)
{
    m_refreshing.stop();
    refresh();
    m_folder = QFileInfo(path).absolutePath();
    const ExportSettings settings = m_form->settings();
    if (isSlideShow(settings.format)) {
        exportSlides(path);
        return;
    }
    const Result<BoardPicture> shown = picture();
    const auto file = shown ? fileOf(*shown, settings.format, settings.width)
                            : Result<QByteArray>(failure(shown.error()));
    finish(file ? saveRecordBytes(*file, path) : failure(file.error()), path);
}

/// One slide after the other, while the window lives.
void ExportDialog::exportSlides(const QString &path)
{
    const ExportSettings settings = m_form->settings();
    m_writer = std::make_unique<SlideShowWriter>(
        m_tree, SlideShow{m_slides, look(), settings.width, settings.pace, settings.format, path});
    m_progress->setRange(0, m_writer->count());
    m_progress->setValue(0);
    m_progress->show();
    m_form->setEnabled(false);
    m_export->setEnabled(false);
    m_work.startLater([this, path] {
        const Result<bool> isDone = m_writer->step();
        m_progress->setValue(m_writer->done());
        if (isDone && !*isDone) {
            return false;
        }
        m_writer.reset();
        m_progress->hide();
        m_form->setEnabled(true);
        finish(isDone ? Result<void>() : failure(isDone.error()), path);
        return true;
    });
}

void ExportDialog::finish(const Result<void> &result, const QString &path)
{
    if (!result) {
        m_export->setEnabled(true);
        complain(tr("Not exported: %1").arg(result.error()));
        return;
    }
    Q_EMIT exported(path);
    accept();
}

} // namespace shinpan
