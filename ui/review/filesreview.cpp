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
{ }

FilesReview::~FilesReview() = default;

FilesReview::Progress FilesReview::progress() const
{
    Progress progress{.engine = m_turn, .files = m_next};
    for (const std::unique_ptr<FileLane> &lane : m_lanes) {
        const FileReview *const review = lane->review();
        if (review == nullptr) {
            continue;
        }
        const std::size_t done = review->known() + review->done();
        const std::size_t places = review->known() + review->count();
        if (progress.underWay++ == 0) {
            progress.game = review->game();
            progress.games = review->games().size();
            progress.done = done;
            progress.places = places;
        }
        const double ofGame =
            places > 0 ? static_cast<double>(done) / static_cast<double>(places) : 0;
        progress.share += (static_cast<double>(review->game()) + ofGame)
                        / static_cast<double>(std::max<std::size_t>(review->games().size(), 1));
    }
    progress.files -= progress.underWay;
    return progress;
}

std::optional<std::chrono::seconds> FilesReview::timeLeft() const
{
    if (m_state != State::Running || m_read == 0 || m_common) {
        return std::nullopt;
    }
    std::size_t left = 0;
    for (const std::unique_ptr<FileLane> &lane : m_lanes) {
        left += lane->review() == nullptr
                  ? 0
                  : lane->file.ahead + lane->review()->count() - lane->review()->done();
    }
    const auto files = static_cast<std::size_t>(m_settings.files.size());
    const std::size_t turns = engineCount() - 1 - m_turn;
    const std::size_t unread = turns * files + files - static_cast<std::size_t>(m_next);
    return m_pace.timeFor(left + unread * m_expected / m_read, m_asked);
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
    auto fleet = journal->open(path).and_then([&] {
        return openFleet(m_settings.machines, folder,
                         {.engines = m_settings.engines,
                          .plan = {m_settings.request, m_settings.range, m_settings.isBackward}},
                         journal);
    });
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
    m_next = 0;
    m_targets = reviewTargets(
        m_settings.files,
        reviewDirectories(m_settings.engines, m_settings.directory)[static_cast<qsizetype>(turn)]);
    const qsizetype lanes =
        m_common ? 1 : std::clamp<qsizetype>(m_settings.files.size(), 1, m_settings.machines.jobs);
    for (qsizetype i = 0; i < lanes; ++i) {
        addLane();
    }
    Q_EMIT changed();
}

void FilesReview::addLane()
{
    FileLane &lane = *m_lanes.emplace_back(
        std::make_unique<FileLane>(m_hub, engine(), tr("Review · %1").arg(engine().name)));
    connect(&lane, &FileLane::isFree, this, [this, &lane] { goOn(lane); });
    connect(&lane, &FileLane::failed, this, [this, &lane](const Message &why) {
        if (lane.review() != nullptr) {
            noteProblem(lane, why);
        }
        endLane(
            lane,
            tr("%1 cannot begin the review: it %2").arg(engine().name, text::plainMessage(why)));
    });
    if (m_state == State::Paused) {
        lane.pause();
    }
    if (m_common) {
        lane.startWithoutEngine();
    } else {
        lane.startEngine();
    }
}

/// Sends one process away; with the last one the turn is over.
void FilesReview::endLane(FileLane &lane, const QString &failure)
{
    if (!failure.isEmpty() && !m_failures.contains(failure)) {
        m_failures.append(failure);
    }
    if (lane.review() != nullptr) {
        failFile(lane.file, lane.file.problems.join(QStringLiteral("; ")));
    }
    const auto at = std::ranges::find(m_lanes, &lane, &std::unique_ptr<FileLane>::get);
    lane.leave();
    at->release()->deleteLater(); // it may be the one that is telling us
    m_lanes.erase(at);
    if (m_lanes.empty()) {
        endTurn();
    } else {
        Q_EMIT changed();
    }
}

/// The next engine begins, if there is one.
void FilesReview::endTurn()
{
    if (m_turn + 1 < engineCount()) {
        beginTurn(m_turn + 1);
        return;
    }
    writePage();
    cancel();
    Q_EMIT ended(m_failures.join(u' '));
}

void FilesReview::pause()
{
    if (m_state != State::Running || m_fleet) {
        return;
    }
    for (const std::unique_ptr<FileLane> &lane : m_lanes) {
        lane->pause();
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
    for (const std::unique_ptr<FileLane> &lane : m_lanes) {
        lane->resume();
    }
}

/// Goes on to the next file.
void FilesReview::goOn(FileLane &lane)
{
    if (lane.engine().gtp && !m_common && !analysisCommandOf(*lane.engine().gtp)) {
        endLane(lane, tr("%1 cannot analyse games.").arg(engine().name));
        return;
    }
    if (m_next == m_settings.files.size()) {
        endLane(lane, {});
        return;
    }
    if (m_next == 0) {
        m_pace.begin(m_asked);
    }
    lane.file = {.number = m_next++};
    openFile(lane);
    if (lane.review() == nullptr) {
        lane.askForMore();
    }
    Q_EMIT changed();
}

void FilesReview::noteGame(FileLane &lane)
{
    const FileReview &review = *lane.review();
    const std::size_t moves = review.games().summary(review.game()).moves;
    lane.file.ahead -= std::min(lane.file.ahead, placesIn(moves, m_settings.range));
    Q_EMIT changed();
}

void FilesReview::noteProgress()
{
    ++m_asked;
    Q_EMIT changed();
}

/// Notes a problem once a game, however many places of it have the same.
void FilesReview::noteProblem(FileLane &lane, const Message &what)
{
    const QString problem =
        tr("Game %1: the engine %2")
            .arg(QString::number(lane.review()->game() + 1), text::plainMessage(what));
    if (!lane.file.problems.contains(problem)) {
        lane.file.problems.append(problem);
    }
}

/// A game that the engine refuses, by its size perhaps, is no reason to leave out the others.
void FilesReview::noteReview(FileLane &lane, const std::optional<EngineError> &failure)
{
    if (failure && lane.startAgain()) {
        return;
    }
    if (failure) {
        noteProblem(lane, failure->sentence());
        if (failure->error.kind != GtpError::Kind::Refused) {
            endLane(lane, tr("%1 cannot go on with the review.").arg(engine().name));
        }
        return;
    }
    FileReview &review = *lane.review();
    const GameTree &tree = review.record().tree();
    const GameFindings findings{.file = m_settings.files[lane.file.number],
                                .game = static_cast<int>(review.game()) + 1,
                                .engine = engine().name,
                                .playerName = review.record().info().playerName,
                                .size = boardSizeOf(tree),
                                .moves = review.judgedMoves()};
    m_games->add(tree, {findings});
    for (const JudgedMove &move : findings.moves) {
        lane.file.mistakes += isMistake(move, m_settings.merge.mistakes) ? 1 : 0;
    }
    ++lane.file.games;
    review.merge(m_settings.merge);
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
    for (std::unique_ptr<FileLane> &lane : m_lanes) {
        lane->leave();
        lane.release()->deleteLater(); // it may be the one that is telling us
    }
    m_lanes.clear();
}

void FilesReview::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void FilesReview::openFile(FileLane &lane)
{
    FileLane::File &file = lane.file;
    if (leavesTarget(file)) {
        return;
    }
    Result<SgfCollection, SgfError> games = loadGameFile(m_settings.files[file.number]);
    if (!games) {
        failFile(file, tr("Cannot be read: %1").arg(text::message(games.error().text)));
        return;
    }
    if (hasWarnings(*games)) {
        file.problems.append(tr("Parts of it were not understood; open it to see which"));
    }
    file.ahead = placesIn(*games, m_settings.range);
    m_expected += file.ahead;
    ++m_read;
    auto review = std::make_unique<FileReview>(
        std::move(*games), std::vector<FileReview::Judge>{{lane.engine(), engine().name}},
        ReviewPlan{m_settings.request, m_settings.range, m_settings.isBackward,
                   m_common != nullptr},
        m_common ? m_common : openJournal(file));
    FileReview *const its = review.get();
    connect(its, &FileReview::begun, this, [this, &lane] { noteGame(lane); });
    connect(its, &FileReview::progressed, this, &FilesReview::noteProgress);
    connect(its, &FileReview::notKept, this, [&lane](const Message &why) {
        lane.file.problems.append(cannotBeKept(why));
        lane.review()->forgetJournal();
    });
    connect(its, &FileReview::passedOver, this,
            [this, &lane](const ReviewStop &, const EngineError &silence) {
                noteProblem(lane, silence.sentence());
            });
    connect(
        its, &FileReview::reviewed, this,
        [this, &lane](const std::optional<EngineError> &failure) { noteReview(lane, failure); });
    connect(its, &FileReview::finished, this, [this, &lane] { closeFile(lane); });
    lane.begin(std::move(review));
    reportFile(file, tr("Under review…"));
}

/// The journal; null where it cannot be kept.
std::shared_ptr<ReviewJournal> FilesReview::openJournal(FileLane::File &file)
{
    auto journal = journalIn(m_journals, nameOfJournalFor(m_settings.files[file.number]));
    if (!journal) {
        file.problems.append(cannotBeKept(journal.error()));
        return nullptr;
    }
    return std::move(*journal);
}

QString FilesReview::cannotBeKept(const Message &why)
{
    return tr("Cannot be kept for a restart: %1").arg(text::message(why));
}

/// Whether a file must not be written, which it then says.
bool FilesReview::leavesTarget(const FileLane::File &file)
{
    const QFileInfo target(m_targets[file.number]);
    if (m_originals.contains(target.canonicalFilePath())) {
        reportFile(file, tr("Left as it is: its review would overwrite a file"));
    } else if (!m_settings.isReplacing && target.exists()) {
        reportFile(file, tr("Left as it is: %1 already exists").arg(target.fileName()));
    } else {
        return false;
    }
    ++m_tally.kept;
    return true;
}

/// Writes it, unless somebody else did meanwhile.
void FilesReview::closeFile(FileLane &lane)
{
    const FileReview *const review = lane.closeFile();
    const FileLane::File &file = lane.file;
    if (file.games == 0) {
        failFile(file, file.problems.join(QStringLiteral("; ")));
        return;
    }
    if (leavesTarget(file)) {
        return;
    }
    const QString &target = m_targets[file.number];
    QDir().mkpath(QFileInfo(target).path());
    const Result<void> saved = saveWholeFile(writeSgfCollection(review->games()), target);
    if (!saved) {
        failFile(file, tr("Cannot be written: %1").arg(text::message(saved.error())));
        return;
    }
    ++m_tally.files;
    m_tally.games += file.games;
    m_tally.mistakes += file.mistakes;
    const QStringList facts{tr("Written: %1, %2")
                                .arg(tr("%n game(s)", nullptr, file.games),
                                     tr("%n mistake(s)", nullptr, file.mistakes))};
    reportFile(file, (facts + file.problems).join(QStringLiteral("; ")));
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

void FilesReview::failFile(const FileLane::File &file, const QString &why)
{
    ++m_tally.failed;
    m_games->addFault(m_settings.files[file.number], why);
    reportFile(file, why);
}

/// Says which engine did that, where there are several.
void FilesReview::reportFile(const FileLane::File &file, const QString &text)
{
    Q_EMIT fileStatusChanged(file.number,
                             engineCount() == 1 ? text : tr("%1: %2").arg(engine().name, text));
}

} // namespace shinpan
