#include "tests/ui/support/gametable.h"

#include "core/util/completion.h"

namespace shinpan::test {

EngineProfile fakeEngine(const QStringList &options, const QString &name)
{
    QString command = QStringLiteral("'" SHINPAN_FAKE_ENGINE "'");
    for (const QString &option : options) {
        command += QStringLiteral(" '%1'").arg(option);
    }
    return {{}, name, command, {}, {}, {}};
}

GameTable::~GameTable()
{
    const QCoro::Task<> leaving = game.shutDown();
    if (!eventually([&leaving] { return leaving.isReady(); })) {
        qFatal("the engines do not leave");
    }
}

void GameTable::set(const Seat &black, const Seat &white, int size)
{
    NewGameSettings settings;
    settings.seats = {black, white};
    settings.size = size;
    game.newGame(settings);
}

bool GameTable::startWithEngine(const QStringList &options)
{
    set({}, {fakeEngine(options)});
    game.start();
    return waitForPerson();
}

void GameTable::play(const char *vertex)
{
    if (qstrcmp(vertex, "pass") == 0) {
        game.person().pass();
    } else {
        game.person().playAt(pointFromVertex(vertex, game.cursor().board().size()).value());
    }
    drainResumptions();
}

bool GameTable::playAndAwaitTurn(const char *vertex)
{
    play(vertex);
    return waitForPerson();
}

bool GameTable::waitForState(Match::State state) const
{
    return eventually([&] { return game.match() && game.match()->state() == state; });
}

bool GameTable::waitForPerson() const
{
    drainResumptions(); // what was said to the match must reach it first
    return eventually([&] {
        return !game.status().isRunning() || game.match()->awaitsPerson()
            || game.status().isSettling();
    });
}

bool GameTable::waitForMoves(int count) const
{
    return eventually([&] { return game.match() && game.match()->moveCount() == count; });
}

QString GameTable::movesToCursor() const
{
    QStringList moves;
    for (const Move &move : game.cursor().line().moves) {
        moves.append(move.point ? QString::fromStdString(vertexOf(*move.point))
                                : QStringLiteral("pass"));
    }
    return moves.join(u' ');
}

QString GameTable::transcriptLines(GtpTranscript::Kind kind) const
{
    QString text;
    for (qint64 i = 0; i < transcript.lineCount(); ++i) {
        const GtpTranscript::Line &line = transcript.line(transcript.firstNumber() + i);
        if (line.kind == kind) {
            text += QString::fromUtf8(line.text) + u'\n';
        }
    }
    return text;
}

} // namespace shinpan::test
