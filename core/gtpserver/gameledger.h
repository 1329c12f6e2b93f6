#pragma once

#include "core/gtpserver/enginehost.h"
#include "core/gtpserver/gtpchannel.h"

#include <string>
#include <vector>

namespace shinpan {

/// The game that a controller tells to something that is not a GtpEngine: an engine behind a relay,
/// or a person. Its commands are those of our own engines, without all that takes thinking.
class GameLedger
{
    Q_DISABLE_COPY_MOVE(GameLedger)

public:
    /// `name` and `version` are what the commands of these names answer.
    GameLedger(std::string name, std::string version);

    [[nodiscard]] const HostedGame &game() const { return m_host.game(); }

    /// Whether the command tells something of the game: the board, or what is played by.
    [[nodiscard]] static bool isAboutGame(std::string_view name);
    /// Whether it leads to another game, not on or back in the present one.
    [[nodiscard]] static bool beginsGame(std::string_view name);

    /// The names of all commands that it answers.
    [[nodiscard]] std::vector<std::string_view> commands() const;
    /// Carries the command out. "unknown command" for those that ask for thoughts.
    [[nodiscard]] GtpAnswer answer(const GtpQuery &query);
    /// Plays a move that was found elsewhere.
    [[nodiscard]] std::optional<Illegality> play(Move move, std::string remark = {});
    /// What somebody has decided to be dead in the present position; until then it is estimated.
    void settle(const Settlement &settlement) { m_bystander.settlement = settlement; }
    /// Takes the word of the game's player for what stands on the board and who is to play. Where
    /// that is not so here, the game begins from there; and a board that was left like this is
    /// returned to with its moves.
    void correct(const Board &board, Color toPlay);
    /// Whether the board was left like this and not returned to.
    [[nodiscard]] bool isElsewhere() const { return m_left.has_value(); }
    /// Has the game be the one that begins there, from now on.
    void stayElsewhere() { m_left.reset(); }
    /// The same for what is played by.
    void setKomi(double komi) { m_host.clocks().setKomi(komi); }
    void setRules(const Ruleset &rules) { m_host.changeGame().setRules(rules); }
    void charge(Color color, std::chrono::nanoseconds used) { m_host.clocks().charge(color, used); }

private:
    /// An engine that is never asked for a move.
    class Bystander final : public GtpEngine
    {
    public:
        Bystander(std::string name, std::string version)
            : m_name(std::move(name))
            , m_version(std::move(version))
        { }
        [[nodiscard]] std::string name() const override { return m_name; }
        [[nodiscard]] std::string version() const override { return m_version; }
        [[nodiscard]] EngineAnswer generate(const HostedGame & /*game*/,
                                            const EngineQuestion & /*question*/,
                                            Thinking & /*thinking*/) override
        {
            return {.kind = EngineAnswer::Kind::Resignation};
        }
        [[nodiscard]] Settlement settle(const HostedGame &game) override
        {
            return settlement ? *settlement : GtpEngine::settle(game);
        }

        std::optional<Settlement> settlement; ///< nothing: it is estimated

    private:
        std::string m_name;
        std::string m_version;
    };

    /// A channel that is connected to nobody.
    class NoChannel final : public GtpChannel
    {
    public:
        [[nodiscard]] std::string read() override { return {}; }
        [[nodiscard]] bool hasInput(std::chrono::milliseconds /*wait*/) override { return false; }
        bool write(std::string_view /*text*/) override { return true; }
    };

    /// A game that correct() has led away from.
    struct LeftGame
    {
        GameLine line;
        int handicap = 0;
        Board board;
    };

    void begin(const GameLine &line, int handicap);

    std::optional<LeftGame> m_left;
    Bystander m_bystander;
    NoChannel m_channel;
    EngineHost m_host{m_bystander, m_channel};
};

} // namespace shinpan
