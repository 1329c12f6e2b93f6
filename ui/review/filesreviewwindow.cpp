#include "ui/review/filesreviewwindow.h"

#include "core/engine/profile/engineprofilestore.h"
#include "core/engine/profile/enginetemplates.h"
#include "ui/analysis/analysisoptions.h"
#include "ui/engines/filefield.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/timetext.h"
#include "ui/review/keepfields.h"
#include "ui/review/reviewfields.h"
#include "ui/review/reviewfilelist.h"
#include "ui/review/reviewmachinefields.h"
#include "ui/settings/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QUrl>

namespace shinpan {

namespace {

constexpr int BarSteps = 1000; // a file
constexpr QSize FirstSizeOfFiles{640, 730};

} // namespace

FilesReviewWindow::FilesReviewWindow(Preferences &preferences,
                                     const EngineProfileStore &store,
                                     EngineHub &hub,
                                     const QString &journals,
                                     QWidget *parent)
    : QDialog(parent)
    , m_preferences(preferences)
    , m_store(store)
    , m_review(hub, journals)
    , m_list(new ReviewFileList(tr("reviewed"), this))
    , m_choices(new QWidget(this))
    , m_isReplacing(new QCheckBox(tr("Rep&lace files that are in the target folder already"), this))
    , m_level(new QComboBox(this))
    , m_note(new FieldNote(nullptr, this))
    , m_bar(new QProgressBar(this))
    , m_reading(new QLabel(this))
{
    setWindowTitle(tr("Review Files"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::Section, spacing::Section, spacing::Section,
                               spacing::Section);
    column->setSpacing(spacing::Wide);
    column->addWidget(m_list, 1);
    connect(m_list, &ReviewFileList::changed, this, &FilesReviewWindow::noteFiles);
    createFields(*column);
    createProgress(*column);
    createButtons(*column);
    connect(&store, &EngineProfileStore::profilesChanged, this, &FilesReviewWindow::listEngines);
    connect(&m_review, &FilesReview::changed, this, &FilesReviewWindow::refresh);
    connect(&m_review, &FilesReview::fileStatusChanged, m_list, &ReviewFileList::setStatus);
    connect(&m_review, &FilesReview::remarked, this,
            [this](const QString &text) { m_note->setNote(FieldNote::Tone::Warning, text); });
    connect(&m_review, &FilesReview::ended, this, &FilesReviewWindow::tellEnd);
    listEngines();
    refresh();
    resize(FirstSizeOfFiles);
}

void FilesReviewWindow::createFields(QVBoxLayout &column)
{
    auto *fields = new QVBoxLayout(m_choices);
    fields->setContentsMargins({});
    m_target = new FileField(FileField::Wanted::Directory,
                             {.label = tr("Target &folder"),
                              .chooseName = tr("Choose the Target Folder"),
                              .placeholder = {},
                              .filter = {}},
                             Machine::current());
    fields->addWidget(m_target);
    fields->addWidget(m_isReplacing);
    auto *form = new QFormLayout;
    form->setContentsMargins(0, spacing::Tight, 0, 0);
    m_fields = new ReviewFields(*form, m_preferences.get<ReviewSettings>(), 0, m_choices);
    setTabOrder(m_isReplacing, &m_fields->engines());
    m_machines = new ReviewMachineFields(*form, m_choices);
    m_level->addItems({tr("Values"), tr("Values and comments"),
                       tr("Values, comments and variations")}); // as MergeLevel has them
    m_level->setCurrentIndex(static_cast<int>(m_preferences.get(&ReviewSaving::level)));
    form->addRow(tr("What is &written"), m_level);
    m_keep = new KeepFields(m_preferences.get(&ReviewSaving::keep), m_choices);
    form->addRow(QString(), m_keep);
    form::alignLabels(*form);
    fields->addLayout(form);
    column.addWidget(m_choices);
    connect(m_target, &FileField::edited, this, &FilesReviewWindow::check);
    connect(m_isReplacing, &QCheckBox::toggled, this, &FilesReviewWindow::check);
    connect(m_fields, &ReviewFields::changed, this, &FilesReviewWindow::check);
    connect(m_machines, &ReviewMachineFields::changed, this, &FilesReviewWindow::check);
}

void FilesReviewWindow::createProgress(QVBoxLayout &column)
{
    m_note->setWordWrap(true);
    column.addWidget(m_note);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the review"));
    column.addWidget(m_bar);
    m_reading->setFont(textFont(TextSize::Caption));
    column.addWidget(m_reading);
}

void FilesReviewWindow::createButtons(QVBoxLayout &column)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_begin = new AccentButton(tr("&Review"), this);
    m_begin->setDefault(true);
    m_pause = new QPushButton(this);
    m_cancel = new QPushButton(tr("Ca&ncel Review"), this);
    m_cancel->setToolTip(tr("Files that were written stay; the rest goes on from there"));
    buttons->addButton(m_begin, QDialogButtonBox::ActionRole);
    buttons->addButton(m_pause, QDialogButtonBox::ActionRole);
    buttons->addButton(m_cancel, QDialogButtonBox::ActionRole);
    connect(m_begin, &QPushButton::clicked, this, &FilesReviewWindow::begin);
    connect(m_pause, &QPushButton::clicked, &m_review, [this] {
        m_review.state() == FilesReview::State::Paused ? m_review.resume() : m_review.pause();
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_review.cancel();
        check();
    });
    m_openPage = new QPushButton(tr("Open Report"), this);
    m_openPage->setToolTip(tr("Show what was found in all games together"));
    buttons->addButton(m_openPage, QDialogButtonBox::ActionRole);
    connect(m_openPage, &QPushButton::clicked, this, &FilesReviewWindow::openPage);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column.addWidget(buttons);
}

void FilesReviewWindow::noteFiles()
{
    if (m_target->path().isEmpty()) {
        m_target->setPath(m_list->usualTarget());
    }
    check();
}

/// Those of the last review are chosen at first.
void FilesReviewWindow::listEngines()
{
    const bool isFirst = m_fields->engines().count() == 0;
    m_fields->listEngines(analysing(m_store.profiles()),
                          isFirst ? m_preferences.get(&ReviewSettings::engines)
                                  : m_fields->settings().engines);
    check();
}

std::vector<EngineProfile> FilesReviewWindow::engines() const
{
    std::vector<EngineProfile> profiles;
    for (const QString &id : m_fields->settings().engines) {
        profiles.push_back(m_store.profile(id).value_or(EngineProfile{}));
    }
    return profiles;
}

/// All files that the review would write.
QStringList FilesReviewWindow::targets() const
{
    QStringList targets;
    const QString directory = Machine::current().absolutePath(m_target->path());
    for (const QString &each : reviewDirectories(engines(), directory)) {
        targets += reviewTargets(m_list->files(), each);
    }
    return targets;
}

/// Empty if a review can begin.
QString FilesReviewWindow::whatIsMissing() const
{
    const QStringList files = m_list->files();
    if (files.isEmpty()) {
        return tr("Add the files to review.");
    }
    if (m_target->path().isEmpty()) {
        return tr("Choose a folder for the reviewed files.");
    }
    const QSet<QString> originals = realPathsOf(files);
    for (const QString &path : targets()) {
        if (originals.contains(QFileInfo(path).canonicalFilePath())) {
            return tr("The files themselves stay as they are: choose another target folder.");
        }
    }
    const QString missing = m_fields->whatIsMissing();
    return missing.isEmpty() ? m_machines->whatIsMissing() : missing;
}

QString FilesReviewWindow::whatIsToCome() const
{
    int there = 0;
    const QStringList files = m_list->files();
    for (const QString &path : targets()) {
        there += QFileInfo::exists(path) ? 1 : 0;
    }
    const auto count = static_cast<int>(files.size());
    if (there == 0 && m_fields->settings().engines.size() > 1) {
        return tr("%n file(s) to review, one engine after the other. Each has a folder of its own "
                  "in the target folder.",
                  nullptr, count);
    }
    if (there == 0) {
        return tr("%n file(s) to review. You can keep working meanwhile.", nullptr, count);
    }
    return m_isReplacing->isChecked()
             ? tr("%n file(s) in the target folder will be replaced.", nullptr, there)
             : tr("%n file(s) are in the target folder already and stay as they are.", nullptr,
                  there);
}

/// Says what will be done, or what is missing.
void FilesReviewWindow::check()
{
    if (m_begin == nullptr || m_review.state() != FilesReview::State::Idle) {
        return;
    }
    const QString missing = whatIsMissing();
    m_begin->setEnabled(missing.isEmpty());
    m_note->setNote(missing.isEmpty() ? FieldNote::Tone::Quiet : FieldNote::Tone::Warning,
                    missing.isEmpty() ? whatIsToCome() : missing);
}

FilesReviewSettings FilesReviewWindow::settings() const
{
    const ReviewSettings chosen = m_fields->settings();
    return {.files = m_list->files(),
            .directory = Machine::current().absolutePath(m_target->path()),
            .isReplacing = m_isReplacing->isChecked(),
            .engines = engines(),
            .request = requestOf(chosen, engines()),
            .range = chosen.range,
            .isBackward = chosen.isBackward,
            .merge = {.level = static_cast<MergeLevel>(m_level->currentIndex()),
                      .mistakes = m_preferences.get(&AnalysisOptions::mistakes),
                      .keep = m_keep->options()},
            .machines = m_machines->machines()};
}

void FilesReviewWindow::begin()
{
    m_list->setStatusOfAll(tr("Waiting"));
    const FilesReviewSettings chosen = settings();
    m_preferences.set(ReviewSaving{chosen.merge.level, chosen.merge.keep});
    m_note->setNote(FieldNote::Tone::Quiet, tr("This continues while the window is closed."));
    m_review.start(chosen);
}

void FilesReviewWindow::refresh()
{
    const FilesReview::State state = m_review.state();
    const bool isIdle = state == FilesReview::State::Idle;
    m_choices->setEnabled(isIdle);
    m_list->setEditable(isIdle);
    m_begin->setEnabled(isIdle && whatIsMissing().isEmpty());
    m_pause->setEnabled(!isIdle && m_review.fleet() == nullptr);
    m_pause->setText(state == FilesReview::State::Paused ? tr("Res&ume") : tr("&Pause"));
    m_cancel->setEnabled(!isIdle);
    m_openPage->setEnabled(isIdle && !m_review.page().isEmpty());
    const FilesReview::Progress at = m_review.progress();
    const int turns = static_cast<int>(std::max<std::size_t>(m_review.engineCount(), 1));
    m_bar->setRange(0, std::max(BarSteps * m_list->count() * turns, 1));
    const double files =
        static_cast<double>(at.engine) * m_list->count() + static_cast<double>(at.files) + at.share;
    m_bar->setValue(isIdle ? 0 : static_cast<int>(files * BarSteps));
    m_reading->setText(isIdle ? QString() : reading());
}

/// "File 2 of 5, game 1 of 3, position 20 of 211, 3 min left"; or "12 of 40 files done, 4 under
/// way" at the beginning of it.
QString FilesReviewWindow::reading() const
{
    const FilesReview::Progress at = m_review.progress();
    const ReviewFleet *const fleet = m_review.fleet();
    QStringList parts;
    if (fleet != nullptr) {
        parts.append(
            tr("Files that wait: %1, tasks under way: %2").arg(fleet->waiting()).arg(fleet->out()));
    } else if (at.underWay > 1) {
        parts.append(tr("%1 of %2 files done, %3 under way")
                         .arg(at.files)
                         .arg(m_list->count())
                         .arg(at.underWay));
    } else {
        parts.append(tr("File %1 of %2").arg(at.files + 1).arg(m_list->count()));
    }
    if (m_review.engineCount() > 1) {
        parts.append(tr("engine %1 of %2").arg(at.engine + 1).arg(m_review.engineCount()));
    }
    if (at.underWay == 1 && at.games > 1) {
        parts.append(tr("game %1 of %2").arg(at.game + 1).arg(at.games));
    }
    if (at.underWay == 1 && at.places > 0) {
        parts.append(tr("position %1 of %2").arg(at.done).arg(at.places));
    }
    if (m_review.state() == FilesReview::State::Paused) {
        parts.append(tr("paused"));
    } else if (const auto left = m_review.timeLeft()) {
        parts.append(tr("%1 left").arg(text::duration(*left)));
    }
    if (const std::optional<int> pace = m_review.perMinute()) {
        parts.append(tr("%n position(s) a minute", nullptr, *pace));
    }
    return parts.join(QStringLiteral(", "));
}

void FilesReviewWindow::openPage()
{
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(m_review.page()))) {
        m_note->setNote(
            FieldNote::Tone::Warning,
            tr("The report is in %1; no program could be found to open it.").arg(m_review.page()));
    }
}

void FilesReviewWindow::tellEnd(const QString &failure)
{
    const FilesReview::Tally &tally = m_review.tally();
    QStringList sentences;
    if (!failure.isEmpty()) {
        sentences.append(failure);
    }
    sentences.append(tr("Written: %1, %2, %3.")
                         .arg(tr("%n file(s)", nullptr, tally.files),
                              tr("%n game(s)", nullptr, tally.games),
                              tr("%n mistake(s)", nullptr, tally.mistakes)));
    if (tally.kept > 0) {
        sentences.append(tr("%n file(s) left as they were.", nullptr, tally.kept));
    }
    if (tally.failed > 0) {
        sentences.append(tr("%n file(s) could not be reviewed.", nullptr, tally.failed));
    }
    const QString text = sentences.join(u' ');
    const bool isGood = failure.isEmpty() && tally.failed == 0;
    m_note->setNote(isGood ? FieldNote::Tone::Good : FieldNote::Tone::Warning, text);
    Q_EMIT finished(text);
}

} // namespace shinpan
