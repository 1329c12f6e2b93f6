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
    , m_inbox(m_folder)
    , m_tasks(std::move(scheduler),
              {.save = [this] { return saveState(); },
               .bringHome =
                   [this] {
                       takeArrivals();
                       return true;
                   }})
{
    m_arrivals.callOnTimeout(this, &ReviewFleet::takeArrivals);
    connect(&m_tasks, &TasksOut::freed, this, &ReviewFleet::fill);
    connect(&m_tasks, &TasksOut::refused, this, &ReviewFleet::noteRefused);
    connect(&m_tasks, &TasksOut::troubled, this, &ReviewFleet::complain);
    connect(&m_tasks, &TasksOut::gone, this, [this](int number) {
        giveUp(number, QStringLiteral("its task is gone without a result"));
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
        m_tasks.takeOver(number);
        m_out[number] = std::move(*block);
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
    m_tasks.look();
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
    while (!m_isStopping && m_out.size() < MostOut && m_tasks.room() > 0) {
        std::optional<ReviewBlock> block = nextBlock();
        if (!block) {
            break;
        }
        const int number = m_state.next++;
        if (const Result<void> saved = saveWholeFile(toBytes(*block), blockPath(number)); !saved) {
            fail(inFile(blockPath(number), saved.error()));
            return;
        }
        m_out[number] = std::move(*block);
        m_tasks.send(number);
    }
    endIfDone();
}

bool ReviewFleet::saveState()
{
    const Result<void> saved = save(m_state, m_folder);
    if (!saved) {
        fail(saved.error());
    }
    return saved.has_value();
}

void ReviewFleet::noteRefused()
{
    if (m_isStopping) {
        giveBackUnsent();
    } else if (!m_tasks.scheduler().hasMachines()) {
        fail(Message::of(QT_TRANSLATE_NOOP("Messages", "no machine is left")));
    }
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
        if (it->run != m_task.run || out == m_out.end() || out->second.token != it->token) {
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
    const QString seen = m_tasks.nodeOf(result.block);
    m_fruitless = *added > 0 ? 0 : m_fruitless + 1;
    Q_EMIT arrived(*added);
    if (!result.refusal.isEmpty()) {
        avoid(seen.isEmpty() ? result.node : seen);
        giveUp(result.block, result.refusal);
    } else if (result.isPartial) {
        giveUp(result.block, {});
    } else {
        forget(result.block);
    }
    fill();
}

/// Its files go out again.
void ReviewFleet::giveUp(int number, const QString &reason)
{
    if (!reason.isEmpty() && !m_isStopping) {
        const QString node = m_tasks.nodeOf(number);
        complain(QStringLiteral("block %1%2: %3")
                     .arg(QString::number(number),
                          node.isEmpty() ? QString() : QStringLiteral(", on ") + node,
                          excerpt(reason, LongestText)));
        ++m_fruitless;
    }
    for (const ReviewBlock::File &file : m_out[number].files) {
        m_waiting.push_back(file.path);
    }
    forget(number);
    if (m_fruitless >= MostWithoutResult) {
        fail(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1 tasks in a row were lost; their logs are in %2"),
            m_fruitless, pathOf(QStringLiteral("logs"))));
    }
}

void ReviewFleet::forget(int number)
{
    QFile::remove(blockPath(number));
    m_out.erase(number);
    m_tasks.forget(number);
}

/// After a stop.
void ReviewFleet::giveBackUnsent()
{
    for (const int number : m_tasks.unsent()) {
        giveUp(number, {});
    }
    endIfDone();
}

void ReviewFleet::avoid(const QString &node)
{
    if (!node.isEmpty() && !m_avoided.contains(node)) {
        m_avoided.append(node);
        m_tasks.scheduler().avoid(m_avoided);
        if (!m_tasks.scheduler().hasMachines()) {
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
    m_tasks.scheduler().sendStop(QStringLiteral("now"));
    m_tasks.scheduler().cancelWaiting();
    giveBackUnsent();
}

void ReviewFleet::endIfDone()
{
    if (m_out.empty() && (m_waiting.empty() || m_isStopping) && !std::exchange(m_hasEnded, true)) {
        m_arrivals.stop();
        m_tasks.rest();
        QMetaObject::invokeMethod(this, &ReviewFleet::finished, Qt::QueuedConnection);
    }
}

void ReviewFleet::fail(const Message &reason)
{
    if (!std::exchange(m_hasEnded, true)) {
        m_arrivals.stop();
        m_tasks.rest();
        QMetaObject::invokeMethod(
            this, [this, reason] { Q_EMIT failed(reason); }, Qt::QueuedConnection);
    }
}

} // namespace shinpan
