#include "tests/match/enginematchfixture.h"

#include "core/match/engineplayer.h"
#include "tests/support/boarddiagram.h"
#include "tests/support/outcome.h"

#include <QTest>

namespace shinpan::test {

void EngineMatchFixture::init()
{
    MatchFixture::init();
    m_transcript = std::make_unique<GtpTranscript>();
    m_name = uniqueWord();
}

void EngineMatchFixture::cleanup()
{
    MatchFixture::cleanup();
    QTRY_COMPARE(processesWith(m_name), 0);
}

std::unique_ptr<Player> EngineMatchFixture::engine(EngineProfile profile)
{
    return std::make_unique<EnginePlayer>(Engine::create(std::move(profile), m_transcript.get()));
}

EngineProfile EngineMatchFixture::profileOf(const QStringList &options) const
{
    return fakeProfile(QStringList{QStringLiteral("--name"), m_name} + options);
}

std::unique_ptr<Player> EngineMatchFixture::fake(const QStringList &options)
{
    return engine(profileOf(options));
}

bool EngineMatchFixture::play(std::unique_ptr<Player> black,
                              std::unique_ptr<Player> white,
                              const MatchSetup &setup)
{
    seat(setup, {std::move(black), std::move(white)});
    m_match->start();
    return finish();
}

bool EngineMatchFixture::finish()
{
    if (!eventually([this] { return isIn(Match::State::Over); })) {
        return false;
    }
    const QCoro::Task<> leaving = m_match->dismissPlayers();
    return eventually([&leaving] { return leaving.isReady(); }) && processesWith(m_name) == 0;
}

bool EngineMatchFixture::submit(const char *vertex)
{
    return eventually([this] { return m_match->awaitsPerson(); })
        && m_match->submit(Move{m_match->toPlay(), at(vertex)});
}

QByteArrayList EngineMatchFixture::commandsTo(int source, qsizetype from) const
{
    QByteArrayList lines;
    for (qsizetype i = 0; i < m_transcript->lineCount(); ++i) {
        const GtpTranscript::Line &line = m_transcript->line(i);
        if (line.source == source && line.kind == GtpTranscript::Kind::Command) {
            lines.append(line.text.sliced(line.text.indexOf(' ') + 1));
        }
    }
    return lines.sliced(from);
}

} // namespace shinpan::test
