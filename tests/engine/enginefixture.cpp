#include "tests/engine/enginefixture.h"

#include "tests/support/fakeprofile.h"
#include "tests/support/gamesketch.h"
#include "tests/support/outcome.h"

#include <QFile>

namespace shinpan::test {

namespace {

[[nodiscard]] EngineError hangs()
{
    return {{}, {GtpError::Kind::Cancelled, Message::verbatim(QStringLiteral("hangs"))}};
}

[[nodiscard]] EngineError errorOfTurn(const TurnError &error)
{
    return error.error;
}

} // namespace

void EngineFixture::init()
{
    m_transcript = std::make_unique<GtpTranscript>();
    m_firstCommand = 0;
}

void EngineFixture::cleanup()
{
    m_engine.reset();
    drainResumptions();
    m_transcript.reset();
}

bool EngineFixture::endEngine()
{
    const std::weak_ptr<Engine> engine = m_engine;
    m_engine.reset();
    const bool isGone = eventually([&engine] { return engine.expired(); });
    cleanup();
    return isGone;
}

void EngineFixture::create(const EngineProfile &profile)
{
    m_engine = Engine::create(profile, m_transcript.get());
}

bool EngineFixture::start(const QStringList &options)
{
    return startProfile(fakeProfile(options));
}

bool EngineFixture::startProfile(const EngineProfile &profile)
{
    create(profile);
    const auto started = outcome(m_engine->start(Ample, Ample));
    forgetCommands();
    return started && *started;
}

QByteArrayList EngineFixture::allCommands() const
{
    QByteArrayList lines;
    for (qsizetype i = 0; i < m_transcript->lineCount(); ++i) {
        const GtpTranscript::Line &line = m_transcript->line(i);
        if (line.kind == GtpTranscript::Kind::Command) {
            lines.append(line.text.sliced(line.text.indexOf(' ') + 1));
        }
    }
    return lines;
}

QByteArrayList EngineFixture::commands() const
{
    return allCommands().sliced(m_firstCommand);
}

EngineDone EngineFixture::bringTo(const EngineGame &game)
{
    return outcome(m_engine->sync().bringTo(game, Ample)).value_or(failure(hangs()));
}

Completion<EngineFixture::Generated> EngineFixture::takeTurn(const TurnQuestion &question)
{
    const EngineGame *const known = m_engine->sync().game();
    const EngineGame game = known != nullptr ? *known : gameOf("");
    Completion<Generated> answer;
    const auto listener = [answer](const Engine &, Result<GeneratedMove, TurnError> generated) {
        answer.complete(std::move(generated).map_error(&errorOfTurn));
    };
    m_engine->turns().take(game, game.line, question, listener);
    return answer;
}

EngineFixture::Generated EngineFixture::generateMove(Color color, Engine::Limit limit)
{
    const TurnQuestion question{.color = color, .perCommand = Ample, .limit = limit};
    return outcome(takeTurn(question)).value_or(failure(hangs()));
}

QString EngineFixture::fileWith(const QString &text)
{
    const QString path = m_directory.filePath(QStringLiteral("text"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0) {
        qFatal("%s: %s", qPrintable(path), qPrintable(file.errorString()));
    }
    return path;
}

} // namespace shinpan::test
