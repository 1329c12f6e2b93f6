#include "tests/match/matchfixture.h"

#include "core/record/tree/sgfproperties.h"

namespace shinpan::test {

MatchSetup smallGame()
{
    MatchSetup setup;
    setup.size = BoardSize::square(9);
    return setup;
}

MatchSetup timed(const char *black, const char *white)
{
    MatchSetup setup = smallGame();
    setup.time = {*timeControlFromText(black), *timeControlFromText(white ? white : black)};
    return setup;
}

void MatchFixture::init()
{
    script({}, {});
    m_record = std::make_unique<GameRecord>(BoardSize::square(9));
}

void MatchFixture::cleanup()
{
    m_match.reset();
    for (const auto &script : {m_black, m_white}) {
        script->release();
    }
    drainResumptions();
    m_record.reset();
}

void MatchFixture::script(std::string_view black, std::string_view white)
{
    m_black = scriptOf(Color::Black, black);
    m_white = scriptOf(Color::White, white);
}

void MatchFixture::seat(const MatchSetup &setup, ByColor<std::unique_ptr<Player>> players)
{
    if (!players.black) {
        players.black = std::make_unique<ScriptedPlayer>(m_black);
    }
    if (!players.white) {
        players.white = std::make_unique<ScriptedPlayer>(m_white);
    }
    m_match = std::make_unique<Match>(setup, std::move(players), *m_record);
}

void MatchFixture::start(const MatchSetup &setup)
{
    seat(setup);
    m_match->start();
    drainResumptions();
}

void MatchFixture::release(Script &script)
{
    script.release();
    drainResumptions();
}

QStringList MatchFixture::moves() const
{
    const GameTree &tree = m_record->tree();
    return movesTo(tree.endOfLine(tree.root()));
}

QStringList MatchFixture::movesTo(NodeId node) const
{
    QStringList texts;
    for (const NodeId step : m_record->tree().pathTo(node)) {
        if (const std::optional<Move> move = moveAt(m_record->tree(), step)) {
            texts.append(QString::fromLatin1(rawColor(move->color)) + u' '
                         + (move->point ? QString::fromStdString(vertexOf(*move->point))
                                        : QStringLiteral("pass")));
        }
    }
    return texts;
}

QString MatchFixture::rootValue(const char *property) const
{
    return simpleTextAt(m_record->tree(), m_record->tree().root(), property);
}

QString MatchFixture::lastComment() const
{
    const GameTree &tree = m_record->tree();
    return commentAt(tree, tree.endOfLine(tree.root()));
}

} // namespace shinpan::test
