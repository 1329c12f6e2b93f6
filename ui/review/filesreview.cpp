#include "ui/review/filesreview.h"

#include "core/analysis/report/manygamesformats.h"
#include "core/analysis/reviewjournal.h"
#include "core/engine/enginehub.h"
#include "core/record/import/gamefile.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/wholefile.h"
#include "ui/review/reviewjournals.h"
#include "ui/words/messagetext.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace shinpan {

FilesReview::FilesReview(EngineHub &hub, QString journals, QObject *parent)
    : QObject(parent)
    , m_hub(hub)
    , m_journals(std::move(journals))
{
    m_step.setSingleShot(true);
    connect(&m_step, &QTimer::timeout, this, &FilesReview::goOn);
}

FilesReview::~FilesReview() = default;

FilesReview::Progress FilesReview::progress() const
{
    Progress progress{.engine = m_turn, .file = std::max<qsizetype>(m_file, 0)};
    if (m_review) {
        progress.game = m_review->game();
        progress.games = m_review->games().size();
        progress.done = m_review->known() + m_review->done();
        progress.places = m_review->known() + m_review->count();
    }
    return progress;
}

std::optional<std::chrono::seconds> FilesReview::timeLeft() const
{
    if (m_state != State::Running || m_read == 0 || m_common) {
        return std::nullopt;
    }
    const Progress at = progress();
    const auto files = static_cast<std::size_t>(m_settings.files.size());
    const std::size_t turns = engineCount() - 1 - m_turn;
    const std::size_t unread = turns * files + files - 1 - static_cast<std::size_t>(at.file);
    return m_pace.timeFor(at.places - at.done + m_ahead + unread * m_expected / m_read, m_asked);
}

std::optional<int> FilesReview::perMinute() const
{
    return m_state == State::Running ? m_pace.perMinute(m_asked) : std::nullopt;
}

void FilesReview::start(FilesReviewSettings settings)
{
    cancel();
    m_settings = std::move(settings);
    m_originals = realPathsOf(m_settings.files);
    m_tally = {};
    m_games.emplace(m_settings.merge.mistakes);
    m_page.clear();
    m_failures.clear();
    m_expected = 0;
    m_read = 0;
    m_common.reset();
    setState(State::Running);
    if (m_settings.machines.kind == ReviewMachines::Kind::Here) {
        beginTurn(0);
    } else {
        beginElsewhere();
    }
}

void FilesReview::beginElsewhere()
{
    const QString path = QDir(m_settings.directory).filePath(QStringLiteral("review.journal"));
    const QString folder = path + QStringLiteral(".machines");
    auto journal = std::make_shared<ReviewJournal>();
    QDir().mkpath(m_settings.directory);
    const auto choice =
        journal->open(path).and_then([&] { return schedulersOf(m_settings.machines, folder); });
    const ReviewTask task{.engines = m_settings.engines,
                          .plan = {m_settings.request, m_settings.range, m_settings.isBackward},
                          .jobs = m_settings.machines.jobs};
    auto fleet = choice ? ReviewFleet::open(folder, task, journal, *choice)
                        : Result<std::unique_ptr<ReviewFleet>>(failure(choice.error()));
    if (!fleet) {
        cancel();
        Q_EMIT ended(text::message(fleet.error()));
        return;
    }
    m_common = std::move(journal);
    m_fleet = std::move(*fleet);
    connect(m_fleet.get(), &ReviewFleet::arrived, this, [this](int places) {
        m_asked += static_cast<std::size_t>(places);
        Q_EMIT changed();
    });
    connect(m_fleet.get(), &ReviewFleet::complained, this,
            [this](const QString &file, const QString &text) {
                if (file.isEmpty()) {
                    Q_EMIT remarked(text); // files are told of when they are gone through here
                }
            });
    connect(m_fleet.get(), &ReviewFleet::finished, this, [this] { leaveMachines({}); });
    connect(m_fleet.get(), &ReviewFleet::failed, this,
            [this](const Message &reason) { leaveMachines(text::message(reason)); });
    m_pace.begin(m_asked);
    m_fleet->start(m_settings.files);
    Q_EMIT changed();
}

/// The machines are through, or have stopped, or cannot go on.
void FilesReview::leaveMachines(const QString &failure)
{
    m_fleet.release()->deleteLater(); // it is the one that is telling us
    const bool isAsked = std::exchange(m_isLeaving, false);
    if (!isAsked && failure.isEmpty()) {
        beginTurn(0);
        return;
    }
    cancel();
    if (!isAsked) {
        Q_EMIT ended(failure);
    }
}

void FilesReview::beginTurn(std::size_t turn)
{
    m_turn = turn;
    m_targets = reviewTargets(
        m_settings.files,
        reviewDirectories(m_settings.engines, m_settings.directory)[static_cast<qsizetype>(turn)]);
    m_file = -1;
    if (m_common) {
        m_engine = AnalysisEngine::create(engine()); // which is never started
        m_step.start();
        return;
    }
    m_background =
        std::make_unique<BackgroundEngine>(m_hub, engine(), tr("Review · %1").arg(engine().name));
    connect(m_background.get(), &BackgroundEngine::ready, this, &FilesReview::begin);
    connect(m_background.get(), &BackgroundEngine::failed, this, [this](const Message &why) {
        endTurn(
            tr("%1 cannot begin the review: it %2").arg(engine().name, text::plainMessage(why)));
    });
    Q_EMIT changed();
}

/// Sends the engine away; the next one begins, if there is one.
void FilesReview::endTurn(const QString &failure)
{
    if (!failure.isEmpty()) {
        m_failures.append(failure);
    }
    if (m_turn + 1 < engineCount()) {
        dismiss();
        beginTurn(m_turn + 1);
        return;
    }
    writePage();
    cancel();
    Q_EMIT ended(m_failures.join(u' '));
}

void FilesReview::begin(const AnalysisEngine &engine)
{
    if (engine.gtp && !analysisCommandOf(*engine.gtp)) {
        endTurn(tr("%1 cannot analyse games.").arg(this->engine().name));
        return;
    }
    m_engine = engine;
    if (m_state == State::Running) {
        m_pace.begin(m_asked);
        m_step.start();
    }
}

void FilesReview::pause()
{
    if (m_state != State::Running || m_fleet) {
        return;
    }
    m_step.stop();
    if (m_review) {
        m_review->pause();
    }
    setState(State::Paused);
}

void FilesReview::resume()
{
    if (m_state != State::Paused) {
        return;
    }
    setState(State::Running);
    m_pace.begin(m_asked);
    if (m_review) {
        m_review->resume();
    } else if (m_engine) {
        m_step.start();
    }
}

/// Goes on to the next file.
void FilesReview::goOn()
{
    if (++m_file == m_settings.files.size()) {
        endTurn({});
        return;
    }
    openFile();
    if (!m_review) {
        m_step.start();
    }
    Q_EMIT changed();
}

void FilesReview::noteGame()
{
    const std::size_t moves = m_review->games().summary(m_review->game()).moves;
    m_ahead -= std::min(m_ahead, placesIn(moves, m_settings.range));
    Q_EMIT changed();
}

void FilesReview::noteProgress()
{
    ++m_asked;
    Q_EMIT changed();
}

void FilesReview::stopKeeping(const Message &why)
{
    m_problems.append(tr("Cannot be kept for a restart: %1").arg(text::message(why)));
    m_review->forgetJournal();
}

/// Notes a problem once a game, however many places of it have the same.
void FilesReview::noteProblem(const EngineError &error)
{
    const QString problem =
        tr("Game %1: the engine %2")
            .arg(QString::number(m_review->game() + 1), text::plainMessage(error.sentence()));
    if (!m_problems.contains(problem)) {
        m_problems.append(problem);
    }
}

/// A game that the engine refuses, by its size perhaps, is no reason to leave out the others.
void FilesReview::noteReview(const std::optional<EngineError> &failure)
{
    if (failure) {
        noteProblem(*failure);
        if (failure->error.kind != GtpError::Kind::Refused) {
            failFile(m_problems.join(QStringLiteral("; ")));
            endTurn(tr("%1 cannot go on with the review.").arg(engine().name));
        }
        return;
    }
    const GameTree &tree = m_review->record().tree();
    const GameFindings findings{.file = m_settings.files[m_file],
                                .game = static_cast<int>(m_review->game()) + 1,
                                .engine = engine().name,
                                .playerName = m_review->record().info().playerName,
                                .size = boardSizeOf(tree),
                                .moves = m_review->judgedMoves()};
    m_games->add(tree, {findings});
    for (const JudgedMove &move : findings.moves) {
        m_found.mistakes += isMistake(move, m_settings.merge.mistakes) ? 1 : 0;
    }
    ++m_found.games;
    m_review->merge(m_settings.merge);
}

void FilesReview::cancel()
{
    if (m_fleet && !std::exchange(m_isLeaving, true)) {
        m_fleet->stop();
        return;
    }
    m_fleet.reset();
    m_isLeaving = false;
    dismiss();
    setState(State::Idle);
}

/// Sends the engine away, from whatever it is at.
void FilesReview::dismiss()
{
    m_step.stop();
    if (m_review) {
        m_review->stop();
        m_review.release()->deleteLater(); // it may be the one that is telling us
    }
    m_engine = {};
    if (m_background) {
        m_background->disconnect(this);
        m_background.release()->deleteLater(); // likewise
    }
}

void FilesReview::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void FilesReview::openFile()
{
    m_found = {};
    m_problems.clear();
    if (leavesTarget()) {
        return;
    }
    Result<SgfCollection, SgfError> games = loadGameFile(m_settings.files[m_file]);
    if (!games) {
        failFile(tr("Cannot be read: %1").arg(text::message(games.error().text)));
        return;
    }
    if (hasWarnings(*games)) {
        m_problems.append(tr("Parts of it were not understood; open it to see which"));
    }
    m_ahead = placesIn(*games, m_settings.range);
    m_expected += m_ahead;
    ++m_read;
    m_review = std::make_unique<FileReview>(
        std::move(*games), std::vector<FileReview::Judge>{{m_engine, engine().name}},
        ReviewPlan{m_settings.request, m_settings.range, m_settings.isBackward,
                   m_common != nullptr},
        m_common ? m_common : openJournal());
    connect(m_review.get(), &FileReview::begun, this, &FilesReview::noteGame);
    connect(m_review.get(), &FileReview::progressed, this, &FilesReview::noteProgress);
    connect(m_review.get(), &FileReview::notKept, this, &FilesReview::stopKeeping);
    connect(m_review.get(), &FileReview::passedOver, this,
            [this](const ReviewStop &, const EngineError &silence) { noteProblem(silence); });
    connect(m_review.get(), &FileReview::reviewed, this, &FilesReview::noteReview);
    connect(m_review.get(), &FileReview::finished, this, &FilesReview::closeFile);
    m_review->start();
    reportFile(tr("Under review…"));
}

/// The journal; null where it cannot be kept.
std::shared_ptr<ReviewJournal> FilesReview::openJournal()
{
    auto journal = journalIn(m_journals, nameOfJournalFor(m_settings.files[m_file]));
    if (!journal) {
        m_problems.append(
            tr("Cannot be kept for a restart: %1").arg(text::message(journal.error())));
        return nullptr;
    }
    return std::move(*journal);
}

/// Whether the file at hand must not be written, which it then says.
bool FilesReview::leavesTarget()
{
    const QFileInfo target(m_targets[m_file]);
    if (m_originals.contains(target.canonicalFilePath())) {
        reportFile(tr("Left as it is: its review would overwrite a file"));
    } else if (!m_settings.isReplacing && target.exists()) {
        reportFile(tr("Left as it is: %1 already exists").arg(target.fileName()));
    } else {
        return false;
    }
    ++m_tally.kept;
    return true;
}

/// Writes it, unless somebody else did meanwhile.
void FilesReview::closeFile()
{
    m_review->stop();
    const FileReview *const review = m_review.get();
    m_review.release()->deleteLater(); // it is the one that is telling us
    m_step.start();
    if (m_found.games == 0) {
        failFile(m_problems.join(QStringLiteral("; ")));
        return;
    }
    if (leavesTarget()) {
        return;
    }
    QDir().mkpath(QFileInfo(m_targets[m_file]).path());
    const Result<void> saved =
        saveWholeFile(writeSgfCollection(review->games()), m_targets[m_file]);
    if (!saved) {
        failFile(tr("Cannot be written: %1").arg(text::message(saved.error())));
        return;
    }
    ++m_tally.files;
    m_tally.games += m_found.games;
    m_tally.mistakes += m_found.mistakes;
    const QStringList facts{tr("Written: %1, %2")
                                .arg(tr("%n game(s)", nullptr, m_found.games),
                                     tr("%n mistake(s)", nullptr, m_found.mistakes))};
    reportFile((facts + m_problems).join(QStringLiteral("; ")));
}

/// Writes the page, if there is anything to tell.
void FilesReview::writePage()
{
    if (m_games->games() == 0) {
        return;
    }
    const QString path = QDir(m_settings.directory).filePath(QStringLiteral("review.html"));
    const Result<void> saved = saveWholeFile(toHtml(*m_games), path);
    if (saved) {
        m_page = path;
    } else {
        m_failures.append(
            tr("Cannot be written: %1").arg(text::message(inFile(path, saved.error()))));
    }
}

void FilesReview::failFile(const QString &why)
{
    ++m_tally.failed;
    m_games->addFault(m_settings.files[m_file], why);
    reportFile(why);
}

/// Says which engine did that, where there are several.
void FilesReview::reportFile(const QString &text)
{
    Q_EMIT fileStatusChanged(m_file,
                             engineCount() == 1 ? text : tr("%1: %2").arg(engine().name, text));
}

} // namespace shinpan
