#pragma once

#include "core/match/match.h"
#include "core/record/gamerecord.h"
#include "tests/support/scriptedplayer.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace shinpan::test {

/// A 9×9 game with 7.5 points komi.
[[nodiscard]] MatchSetup smallGame();
/// The same with these time controls, which are valid; White has Black's if none is given.
[[nodiscard]] MatchSetup timed(const char *black, const char *white = nullptr);

/// Gives each test function a script for both sides, a record, and the match between them.
class MatchFixture : public QObject
{
    Q_OBJECT

protected Q_SLOTS:
    void init();
    void cleanup();

protected:
    /// Writes the scripts (see scriptOf()).
    void script(std::string_view black, std::string_view white);
    /// Seats the scripted players, or those given, without starting.
    void seat(const MatchSetup &setup = smallGame(), ByColor<std::unique_ptr<Player>> players = {});
    /// Seats and starts; what answers at once has answered when this returns.
    void start(const MatchSetup &setup = smallGame());
    /// Lets a player's held back answers go and everything happen that follows at once.
    void release(Script &script);

    [[nodiscard]] bool isIn(Match::State state) const { return m_match->state() == state; }

    /// The moves of the record's main line, or down to a node: "B D4", "W pass".
    [[nodiscard]] QStringList moves() const;
    [[nodiscard]] QStringList movesTo(NodeId node) const;
    /// A value of the record's root, "" if it has none.
    [[nodiscard]] QString rootValue(const char *property) const;
    [[nodiscard]] QString lastComment() const;

    std::shared_ptr<Script> m_black;
    std::shared_ptr<Script> m_white;
    std::unique_ptr<GameRecord> m_record;
    std::unique_ptr<Match> m_match;
};

} // namespace shinpan::test
