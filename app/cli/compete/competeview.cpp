#include "app/cli/compete/competeview.h"

#include "app/cli/compete/competecall.h"
#include "app/cli/live/livedisplay.h"
#include "app/cli/live/terminal.h"
#include "app/common/output.h"
#include "core/competition/run/competitionrunner.h"
#include "core/competition/run/livejournal.h"
#include "core/competition/store/eventlog.h"

#include <QTimer>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

void writeLine(const QString &line)
{
    standardOutput().writeLine(line);
    standardOutput().flush();
}

void writeJson(const QByteArray &line)
{
    standardOutput().writeData(line + '\n');
    standardOutput().flush();
}

/// Draws at most ten times a second, and at least once, for clocks and for a terminal that has
/// another size now.
class LiveView final : public CompeteView
{
public:
    LiveView(CompetitionRunner &runner,
             const std::vector<StoredGame> &earlier,
             std::unique_ptr<Terminal> terminal)
        : m_journal(runner, earlier)
        , m_terminal(std::move(terminal))
    {
        connect(m_terminal.get(), &Terminal::stopKeyPressed, this, &CompeteView::stopRequested);
        connect(&runner, &CompetitionRunner::progressed, this, [this] { m_isStale = true; });
        connect(&m_ticks, &QTimer::timeout, this, &LiveView::drawIfNeeded);
        m_ticks.start(100ms);
        draw();
    }

private:
    void drawIfNeeded()
    {
        constexpr int TicksASecond = 10;
        ++m_ticksSinceDrawn;
        if (m_isStale || m_ticksSinceDrawn >= TicksASecond || m_terminal->size() != m_size) {
            draw();
        }
    }

    void draw()
    {
        m_isStale = false;
        m_ticksSinceDrawn = 0;
        m_size = m_terminal->size();
        m_terminal->show(displayLines(m_journal.snapshot(), m_size));
    }

    LiveJournal m_journal;
    std::unique_ptr<Terminal> m_terminal;
    QTimer m_ticks;
    TerminalSize m_size;
    int m_ticksSinceDrawn = 0;
    bool m_isStale = false;
};

/// Writes lines as things happen.
class LineView final : public CompeteView
{
public:
    LineView(CompetitionRunner &runner, bool isQuiet)
    {
        connect(&runner, &CompetitionRunner::eventHappened, this,
                [isQuiet](const CompetitionEvent &event) {
                    const QString text = toText(event);
                    if (isWarning(event.kind)) {
                        complainOf(text);
                    } else if (!isQuiet && event.kind != CompetitionEvent::Kind::GameStarted) {
                        writeLine(text);
                    }
                });
    }
};

class JsonView final : public CompeteView
{
public:
    explicit JsonView(CompetitionRunner &runner)
    {
        connect(&runner, &CompetitionRunner::eventHappened, this,
                [](const CompetitionEvent &event) {
                    const bool isGame = event.kind == CompetitionEvent::Kind::GameEnded
                                     || event.kind == CompetitionEvent::Kind::GameVoid;
                    if (!isGame) {
                        writeJson(eventLine(event));
                    }
                });
        const auto writeGame = [](const StoredGame &game) { writeJson(gameLine(game)); };
        connect(&runner, &CompetitionRunner::gameEnded, this, writeGame);
        connect(&runner, &CompetitionRunner::gameVoid, this, writeGame);
    }
};

} // namespace

std::unique_ptr<CompeteView> liveView(CompetitionRunner &runner,
                                      const std::vector<StoredGame> &earlier)
{
    std::unique_ptr<Terminal> terminal = Terminal::takeOver();
    return terminal ? std::make_unique<LiveView>(runner, earlier, std::move(terminal)) : nullptr;
}

std::unique_ptr<CompeteView> lineView(CompetitionRunner &runner, bool isQuiet)
{
    return std::make_unique<LineView>(runner, isQuiet);
}

std::unique_ptr<CompeteView> jsonView(CompetitionRunner &runner)
{
    return std::make_unique<JsonView>(runner);
}

} // namespace shinpan
