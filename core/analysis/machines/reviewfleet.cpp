#include "core/analysis/machines/reviewfleet.h"

#include "core/record/import/gamefile.h"
#include "core/record/sgf/recordbytes.h"
#include "core/util/excerpt.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto LookForResults = 200ms;
constexpr auto TryAgain = 5s;
constexpr int MostTimesMissed = 2;
constexpr int MostWithoutResult = 6; ///< blocks in a row
constexpr std::size_t MostOut = 64;
constexpr std::size_t MostFiles = 20; ///< of a block
constexpr std::size_t Shares = 16; ///< blocks that there are at least, if there are so many files
constexpr qsizetype MostBytes = 16 * MiB;
constexpr qsizetype LongestText = 1000;

} // namespace

Result<std::unique_ptr<ReviewFleet>> ReviewFleet::open(const QString &folder,
                                                       ReviewTask task,
                                                       std::shared_ptr<ReviewJournal> journal,
                                                       const SchedulerChoice &choice)
{
    const QByteArray sum = QCryptographicHash::hash(toBytes(task), QCryptographicHash::Sha1);
    // Blocks of a review that asked something else are forgotten.
    RunState state = openRunState(folder, sum.first(3).toHex().toInt(nullptr, 16));
    for (const char *needed : {"/logs", "/blocks"}) {
        if (!makeFolder(folder + QLatin1String(needed))) {
            return failure(Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1: the folder cannot be created"), folder));
        }
    }
    task.run = state.run;
    task.term = state.term;
    const QString file = folder + QStringLiteral("/task");
    if (const Result<void> saved = save(state, folder); !saved) {
        return failure(saved.error());
    }
    if (const Result<void> saved = saveWholeFile(toBytes(task), file); !saved) {
        return failure(inFile(file, saved.error()));
    }
    std::unique_ptr<Scheduler> scheduler = choice(state);
    return std::unique_ptr<ReviewFleet>(new ReviewFleet(folder, std::move(task), std::move(state),
                                                        std::move(journal), std::move(scheduler)));
}

ReviewFleet::ReviewFleet(QString folder,
                         ReviewTask task,
                         RunState state,
                         std::shared_ptr<ReviewJournal> journal,
                         std::unique_ptr<Scheduler> scheduler)
    : m_folder(std::move(folder))
    , m_task(std::move(task))
    , m_state(std::move(state))
    , m_journal(std::move(journal))
    , m_scheduler(std::move(scheduler))
    , m_inbox(m_folder)
{
    m_nextLook.setSingleShot(true);
    m_nextLook.callOnTimeout(this, &ReviewFleet::look);
    m_nextSubmit.setSingleShot(true);
    m_nextSubmit.callOnTimeout(this, &ReviewFleet::submit);
    m_arrivals.callOnTimeout(this, &ReviewFleet::takeArrivals);
    connect(m_scheduler.get(), &Scheduler::submitted, this, &ReviewFleet::noteSubmitted);
    connect(m_scheduler.get(), &Scheduler::refused, this, &ReviewFleet::noteRefused);
    connect(m_scheduler.get(), &Scheduler::seen, this, &ReviewFleet::takeSeen);
    connect(m_scheduler.get(), &Scheduler::blind, this, [this](const QString &reason) {
        m_isLooking = false;
        complain(reason);
        m_nextLook.start(TryAgain);
    });
}

ReviewFleet::~ReviewFleet() = default;

QString ReviewFleet::blockPath(int number) const
{
    return pathOf(QStringLiteral("blocks/%1").arg(number));
}

/// Takes over the blocks that an earlier process has written down. The scheduler knows whether they
/// were sent.
void ReviewFleet::readBlocks()
{
    const QDir folder(pathOf(QStringLiteral("blocks")));
    for (const QString &name : folder.entryList(QDir::Files)) {
        const Result<QByteArray> bytes = readRegularFile(folder.filePath(name), MostUnpacked);
        Result<ReviewBlock, SealFault> block = reviewBlockFromBytes(bytes.value_or(QByteArray()));
        if (!block || QString::number(block->number) != name) {
            QFile::remove(folder.filePath(name)); // no task can have read it
            continue;
        }
        m_state.next = std::max(m_state.next, block->number + 1);
        for (const ReviewBlock::File &file : block->files) {
            std::erase(m_waiting, file.path);
        }
        const int number = block->number;
        m_out[number] = {.block = std::move(*block),
                         .stage = Out::Stage::Sent,
                         .node = m_scheduler->nodeOf(number)};
    }
}

QStringList ReviewFleet::engineNames() const
{
    const QByteArray names =
        readRegularFile(pathOf(QStringLiteral("engines")), MiB).value_or(QByteArray());
    return names.isEmpty() ? QStringList() : QString::fromUtf8(names).split(u'\n');
}

void ReviewFleet::start(const QStringList &files)
{
    m_waiting.assign(files.begin(), files.end());
    m_filesOfBlock = std::clamp<std::size_t>(m_waiting.size() / Shares, 1, MostFiles);
    readBlocks();
    m_arrivals.start(LookForResults);
    look();
}

/// Whether the journal knows all places of the games in a file; and what it knows.
bool ReviewFleet::knowsAll(const QByteArray &bytes, QByteArray &known) const
{
    const Result<SgfCollection, SgfError> games = readGameFile(bytes);
    if (!games) {
        return true; // which the head finds out as well
    }
    bool isAll = true;
    for (std::size_t i = games->firstGo(0); i < games->size(); i = games->firstGo(i + 1)) {
        const GameTree tree = games->game(i).tree;
        const std::vector<ReviewStop> stops =
            reviewStops(tree, tree.endOfLine(tree.root()), m_task.plan.range);
        for (const EngineProfile &engine : m_task.engines) {
            const QByteArray lines =
                m_journal->linesAbout(tree, stops, m_task.plan.request, engine);
            isAll = isAll && lines.count('\n') == static_cast<qsizetype>(stops.size());
            known += lines;
        }
    }
    return isAll;
}

/// The next files of which not all is known; nothing if there are none.
std::optional<ReviewBlock> ReviewFleet::nextBlock()
{
    ReviewBlock block{.number = m_state.next, .token = QUuid::createUuid().toString(QUuid::Id128)};
    qsizetype size = 0;
    while (!m_waiting.empty() && block.files.size() < m_filesOfBlock && size < MostBytes) {
        const QString path = m_waiting.front();
        m_waiting.pop_front();
        QByteArray known;
        const Result<QByteArray> bytes = readRegularFile(path, LargestRecordFile);
        if (bytes && !knowsAll(*bytes, known)) {
            size += bytes->size() + known.size();
            block.files.push_back({path, *bytes});
            block.known += known;
        }
    }
    return block.files.empty() ? std::nullopt : std::optional(std::move(block));
}

/// Writes down blocks for the machines that are free.
void ReviewFleet::fill()
{
    const auto isUnsent = [](const auto &out) { return out.second.stage != Out::Stage::Sent; };
    while (!m_isStopping && m_out.size() < MostOut
           && std::ranges::count_if(m_out, isUnsent) < m_scheduler->room()) {
        std::optional<ReviewBlock> block = nextBlock();
        if (!block) {
            break;
        }
        const int number = m_state.next++;
        if (const Result<void> saved = saveWholeFile(toBytes(*block), blockPath(number)); !saved) {
            fail(inFile(blockPath(number), saved.error()));
            return;
        }
        m_out[number] = {.block = std::move(*block)};
    }
    if (std::ranges::any_of(m_out, isUnsent) && !m_nextSubmit.isActive()) {
        m_nextSubmit.start(0ms);
    }
    endIfDone();
}

/// Sends the first row of blocks that follow each other.
void ReviewFleet::submit()
{
    int first = -1;
    int count = 0;
    for (auto &[number, out] : m_out) {
        const bool follows = first < 0 || number == first + count;
        if (out.stage == Out::Stage::Unsent && follows && count < m_scheduler->room()) {
            first = first < 0 ? number : first;
            ++count;
            out.stage = Out::Stage::Sending;
        }
    }
    if (count == 0) {
        return;
    }
    if (const Result<void> saved = save(m_state, m_folder); !saved) {
        fail(saved.error());
        return;
    }
    m_scheduler->submit(first, count);
}

void ReviewFleet::noteSubmitted(int first, int count)
{
    for (auto out = m_out.lower_bound(first); out != m_out.end() && out->first < first + count;
         ++out) {
        out->second.stage = Out::Stage::Sent;
        out->second.sentAt = m_looks;
        out->second.node = m_scheduler->nodeOf(out->first);
    }
    m_nextLook.start(std::chrono::seconds(m_scheduler->patience()));
    fill();
}

void ReviewFleet::noteRefused(int first, int count, const QString &reason)
{
    for (auto out = m_out.lower_bound(first); out != m_out.end() && out->first < first + count;
         ++out) {
        out->second.stage = Out::Stage::Unsent;
    }
    complain(reason);
    m_nextSubmit.start(TryAgain);
    if (!m_scheduler->hasMachines()) {
        fail(Message::of(QT_TRANSLATE_NOOP("Messages", "no machine is left")));
    }
}

void ReviewFleet::look()
{
    if (!std::exchange(m_isLooking, true)) {
        ++m_looks;
        m_scheduler->look();
    }
}

void ReviewFleet::takeSeen(const std::vector<Scheduler::Seen> &tasks)
{
    m_isLooking = false;
    std::set<int> known;
    QStringList strays;
    for (const Scheduler::Seen &task : tasks) {
        known.insert(task.block);
        const auto out = m_out.find(task.block);
        if (out == m_out.end()) {
            strays.append(task.handle);
        } else if (!task.node.isEmpty()) {
            out->second.node = task.node;
        }
    }
    m_scheduler->cancel(strays);
    takeArrivals(); // a task that is gone has brought its result before
    for (auto out = m_out.begin(); out != m_out.end();) {
        const auto next = std::next(out);
        Out &task = out->second;
        const bool isMissing =
            task.stage == Out::Stage::Sent && task.sentAt < m_looks && !known.contains(out->first);
        task.missed = isMissing ? task.missed + 1 : 0;
        if (task.missed >= MostTimesMissed) {
            giveUp(out, QStringLiteral("its task is gone without a result"));
        }
        out = next;
    }
    m_nextLook.start(std::chrono::seconds(m_scheduler->patience()));
    fill();
}

void ReviewFleet::takeArrivals()
{
    std::optional<ReviewResult> result;
    const auto read = [this, &result](const QByteArray &bytes) {
        Result<ReviewResult, SealFault> it = reviewResultFromBytes(bytes);
        if (!it) {
            return QString(sealFaultName(it.error()));
        }
        const auto out = m_out.find(it->block);
        if (it->run != m_task.run || out == m_out.end() || out->second.block.token != it->token) {
            return QStringLiteral("foreign");
        }
        result = std::move(*it);
        return QString();
    };
    while (!m_hasEnded && m_inbox.next(read)) {
        take(*result);
        m_inbox.confirm();
    }
}

/// Its lines are in the journal before its block is forgotten.
void ReviewFleet::take(const ReviewResult &result)
{
    const Result<int> added = m_journal->addLines(result.lines);
    if (!added) {
        fail(added.error());
        return;
    }
    for (const ReviewResult::Fault &fault : result.faults) {
        Q_EMIT complained(fault.path, excerpt(fault.text, LongestText));
    }
    if (result.engines.size() == static_cast<qsizetype>(m_task.engines.size())
        && engineNames().isEmpty()) {
        static_cast<void>(
            saveWholeFile(result.engines.join(u'\n').toUtf8(), pathOf(QStringLiteral("engines"))));
    }
    const auto out = m_out.find(result.block);
    const QString node = out->second.node.isEmpty() ? result.node : out->second.node;
    m_fruitless = *added > 0 ? 0 : m_fruitless + 1;
    Q_EMIT arrived(*added);
    if (!result.refusal.isEmpty()) {
        avoid(node);
        giveUp(out, result.refusal);
    } else if (result.isPartial) {
        giveUp(out, {});
    } else {
        QFile::remove(blockPath(result.block));
        m_out.erase(out);
    }
    fill();
}

/// Its files go out again.
void ReviewFleet::giveUp(std::map<int, Out>::iterator out, const QString &reason)
{
    const int number = out->first;
    if (!reason.isEmpty() && !m_isStopping) {
        complain(QStringLiteral("block %1%2: %3")
                     .arg(QString::number(number),
                          out->second.node.isEmpty() ? QString()
                                                     : QStringLiteral(", on ") + out->second.node,
                          excerpt(reason, LongestText)));
        ++m_fruitless;
    }
    for (const ReviewBlock::File &file : out->second.block.files) {
        m_waiting.push_back(file.path);
    }
    QFile::remove(blockPath(number));
    m_out.erase(out);
    if (m_fruitless >= MostWithoutResult) {
        fail(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1 tasks in a row were lost; their logs are in %2"),
            m_fruitless, pathOf(QStringLiteral("logs"))));
    }
}

void ReviewFleet::avoid(const QString &node)
{
    if (!node.isEmpty() && !m_avoided.contains(node)) {
        m_avoided.append(node);
        m_scheduler->avoid(m_avoided);
        if (!m_scheduler->hasMachines()) {
            fail(Message::of(QT_TRANSLATE_NOOP("Messages", "no machine is left")));
        }
    }
}

/// Says what is wrong when it begins.
void ReviewFleet::complain(const QString &text)
{
    if (std::exchange(m_said, text) != text) {
        Q_EMIT complained({}, text);
    }
}

void ReviewFleet::stop()
{
    m_isStopping = true;
    m_scheduler->sendStop(QStringLiteral("now"));
    m_scheduler->cancelWaiting();
    for (auto out = m_out.begin(); out != m_out.end();) {
        const auto next = std::next(out);
        if (out->second.stage == Out::Stage::Unsent) {
            giveUp(out, {});
        }
        out = next;
    }
    endIfDone();
}

void ReviewFleet::endIfDone()
{
    if (m_out.empty() && (m_waiting.empty() || m_isStopping) && !std::exchange(m_hasEnded, true)) {
        m_arrivals.stop();
        m_nextLook.stop();
        QMetaObject::invokeMethod(this, &ReviewFleet::finished, Qt::QueuedConnection);
    }
}

void ReviewFleet::fail(const Message &reason)
{
    if (!std::exchange(m_hasEnded, true)) {
        m_arrivals.stop();
        m_nextLook.stop();
        QMetaObject::invokeMethod(
            this, [this, reason] { Q_EMIT failed(reason); }, Qt::QueuedConnection);
    }
}

} // namespace shinpan
