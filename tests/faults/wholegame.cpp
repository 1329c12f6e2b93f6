#include "tests/faults/wholegame.h"

#include "core/engine/engine.h"
#include "core/match/engineplayer.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/util/detach.h"

namespace shinpan::test {

namespace {

constexpr GtpTranscript::Limits TalkLimits{.lines = 10'000, .bytes = 4 << 20};

} // namespace

WholeGame::WholeGame(const MatchOptions &options)
    : m_transcript(TalkLimits)
    , m_record(options.setup.size)
{
    const auto seated = [this](const EngineProfile &profile) {
        return std::make_unique<EnginePlayer>(Engine::create(profile, &m_transcript));
    };
    ByColor<std::unique_ptr<Player>> players;
    for (const Color color : BothColors) {
        players[color] = seated(options.engines[color]);
    }
    m_match = std::make_unique<Match>(options.setup, std::move(players), m_record);
    if (options.referee) {
        m_match->setReferee(seated(*options.referee));
    }
}

void WholeGame::start()
{
    m_clock.start();
    detach(playOut(this));
}

QCoro::Task<> WholeGame::playOut(QPointer<WholeGame> self)
{
    self->m_match->start();
    const Completion<std::monostate> finished = self->m_match->finished();
    co_await finished;
    if (!self) {
        co_return;
    }
    QCoro::Task<> leaving = self->m_match->dismissPlayers();
    co_await leaving;
    if (self) {
        self->m_duration = std::chrono::milliseconds(self->m_clock.elapsed());
        self->m_isOver = true;
    }
}

QByteArray WholeGame::sgf() const
{
    return writeSgf(m_record.tree());
}

QByteArray WholeGame::talk() const
{
    QByteArray text;
    for (qsizetype i = 0; i < m_transcript.lineCount(); ++i) {
        text += m_transcript.line(m_transcript.firstNumber() + i).text + '\n';
    }
    return text;
}

} // namespace shinpan::test
