#include "ui/explorer/explorerdesk.h"

#include "core/record/gamecursor.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <chrono>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr int LoadedAtOnce = 500;
constexpr int CountedAtOnce = 2000;
constexpr std::size_t MostListed = 200;

/// Repeats a step, which returns whether all is done, for about a slice.
template <typename Step>
[[nodiscard]] Result<bool> doSlice(Step step)
{
    QElapsedTimer time;
    time.start();
    Result<bool> isDone = false;
    while (isDone && !*isDone && time.elapsed() < SlicedWork::Slice.count()) {
        isDone = step();
    }
    return isDone;
}

} // namespace

ExplorerDesk::ExplorerDesk(const GameCursor &cursor,
                           const QString &index,
                           const QString &program,
                           QObject *parent)
    : QObject(parent)
    , m_cursor(cursor)
    , m_index(index)
    , m_update(program, index)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(30ms);
    m_look.setInterval(5s);
    connect(&m_pause, &QTimer::timeout, this, &ExplorerDesk::ask);
    connect(&m_look, &QTimer::timeout, this, &ExplorerDesk::reopenIfChanged);
    connect(&m_update, &IndexUpdate::ended, this, [this] {
        reopenIfChanged();
        Q_EMIT changed();
    });
    const auto follow = [this] {
        if (m_isWatched && !m_pause.isActive()) {
            m_pause.start();
        }
    };
    connect(&cursor, &GameCursor::moved, this, follow);
}

void ExplorerDesk::setWatched(bool isWatched)
{
    if (std::exchange(m_isWatched, isWatched) == isWatched) {
        return;
    }
    if (!isWatched) {
        m_look.stop();
        m_work.cancel();
        m_loading.reset();
        forgetQuestion();
        m_answer.reset();
        Q_EMIT changed();
        return;
    }
    m_look.start();
    if (m_explorer) {
        m_pause.start();
        reopenIfChanged();
    } else {
        open();
    }
}

void ExplorerDesk::setFilter(const ExplorerFilter &filter)
{
    if (std::exchange(m_filter, filter) != filter && m_isWatched) {
        m_pause.start();
    }
}

void ExplorerDesk::setWithheld(bool isWithheld)
{
    if (std::exchange(m_isWithheld, isWithheld) != isWithheld) {
        ask();
    }
}

std::optional<std::int64_t> ExplorerDesk::gameCount() const
{
    return m_explorer ? std::optional(m_explorer->gameCount()) : std::nullopt;
}

QStringList ExplorerDesk::folders() const
{
    return m_explorer ? m_explorer->folders().value_or(QStringList()) : QStringList();
}

/// Reads the index, if there is one, and lets it look after its files once.
void ExplorerDesk::open()
{
    if (m_loading || !QFileInfo::exists(m_index)) {
        Q_EMIT changed();
        return;
    }
    Result<Explorer> opened = Explorer::open(m_index);
    m_failure = opened ? Message() : opened.error();
    if (opened) {
        m_loading = std::make_unique<Explorer>(std::move(*opened));
        m_work.startLater([this] { return loadSlice(); });
    }
    if (!std::exchange(m_wasUpdated, true) && opened) {
        m_update.startUnasked();
    }
    Q_EMIT changed();
}

bool ExplorerDesk::loadSlice()
{
    const Result<bool> isLoaded = doSlice([this] { return m_loading->load(LoadedAtOnce); });
    if (isLoaded && !*isLoaded) {
        return false;
    }
    m_failure = isLoaded ? Message() : isLoaded.error();
    forgetQuestion();
    m_explorer = isLoaded ? std::move(m_loading) : nullptr;
    m_loading.reset();
    m_pause.start();
    Q_EMIT changed();
    return true;
}

void ExplorerDesk::ask()
{
    forgetQuestion();
    if (m_explorer && m_isWatched && !m_isWithheld) {
        m_question = std::make_unique<Explorer::Question>(*m_explorer, m_cursor.board(),
                                                          m_cursor.toPlay(), m_filter, MostListed);
        m_asking.start([this] { return askSlice(); });
        if (!m_asking.isRunning()) {
            return;
        }
    }
    m_answer.reset(); // it is another position's
    Q_EMIT changed();
}

bool ExplorerDesk::askSlice()
{
    const Result<bool> isCounted = doSlice([this] { return m_question->advance(CountedAtOnce); });
    if (isCounted && !*isCounted) {
        return false;
    }
    Result<ExplorerAnswer> answer =
        isCounted ? m_question->answer() : shinpan::failure(isCounted.error());
    m_question.reset();
    m_failure = answer ? Message() : answer.error();
    m_answer.reset();
    if (answer) {
        m_answer = std::move(*answer);
    }
    Q_EMIT changed();
    return true;
}

void ExplorerDesk::forgetQuestion()
{
    m_asking.cancel();
    m_question.reset();
}

/// Somebody, such as our own update, may have written to the index.
void ExplorerDesk::reopenIfChanged()
{
    if (m_isWatched && (!m_explorer || !m_explorer->isCurrent())) {
        open();
    }
}

} // namespace shinpan
