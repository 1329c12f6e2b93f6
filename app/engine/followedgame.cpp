#include "app/engine/followedgame.h"

#include "core/clock/words.h"
#include "core/gtpserver/enginehost.h"
#include "core/gtpserver/gtpcommands.h"

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

/// There is nobody to ask: commands that only change the game need no engine.
class NoEngine final : public GtpEngine
{
public:
    [[nodiscard]] std::string name() const override { return {}; }
    [[nodiscard]] std::string version() const override { return {}; }
    [[nodiscard]] EngineAnswer generate(const HostedGame & /*game*/,
                                        const EngineQuestion & /*question*/,
                                        Thinking & /*thinking*/) override
    {
        return {};
    }
};

class NoChannel final : public GtpChannel
{
public:
    [[nodiscard]] std::string read() override { return {}; }
    [[nodiscard]] bool hasInput(std::chrono::milliseconds /*wait*/) override { return false; }
    bool write(std::string_view /*text*/) override { return true; }
};

[[nodiscard]] bool isOneOf(std::string_view name, std::span<const GtpCommandRow> rows)
{
    return std::ranges::find(rows, name, &GtpCommandRow::name) != rows.end();
}

[[nodiscard]] bool tellsRules(std::string_view name)
{
    return name == "kata-set-rules" || name == "kgs-rules";
}

[[nodiscard]] bool changesGame(std::string_view name)
{
    return isOneOf(name, boardCommands()) || isOneOf(name, handicapCommands())
        || isOneOf(name, timeCommands()) || tellsRules(name) || name == "loadsgf";
}

/// The words of a text, wherever its lines end.
[[nodiscard]] std::vector<std::string> wordsIn(std::string_view text)
{
    const std::optional<GtpQuery> read =
        gtpwords::queryFromLine("list " + gtpwords::cleanLine(text));
    return read ? read->words : std::vector<std::string>();
}

/// The same as a command whose effect does not depend on who carries it out; nothing if it has no
/// effect.
[[nodiscard]] std::optional<GtpQuery> decided(GtpQuery query, std::string_view answer)
{
    const std::vector<std::string> words = wordsIn(answer);
    if (isGenmove(query)) {
        const std::optional<Color> color = genmoveColor(query);
        const std::string move = words.empty() ? std::string() : tidied(words.front());
        if (!color || move == "resign" || move == "claim") {
            return std::nullopt;
        }
        return GtpQuery{.id = {}, .name = "play", .words = {gtpwords::wordFor(*color), move}};
    }
    if (query.name == "fixed_handicap" || query.name == "place_free_handicap") {
        return GtpQuery{.id = {}, .name = "set_free_handicap", .words = words};
    }
    return changesGame(query.name) ? std::optional(std::move(query)) : std::nullopt;
}

} // namespace

/// The commands of our own engines, carried out for nobody.
struct FollowedGame::Ledger
{
    NoEngine engine;
    NoChannel channel;
    EngineHost host{engine, channel};
};

FollowedGame::FollowedGame()
    : m_ledger(std::make_unique<Ledger>())
{ }

FollowedGame::~FollowedGame() = default;

void FollowedGame::follow(GtpQuery query, std::string_view answer)
{
    const std::optional<GtpQuery> change = decided(std::move(query), answer);
    if (!change) {
        return;
    }
    const GtpCommandRow *const row = findCommand(change->name, m_ledger->engine);
    const bool isDone = row != nullptr && row->answer(m_ledger->host, *change).has_value();
    const bool isNewGame = change->name == "clear_board" || change->name == "loadsgf";
    m_isKnown = isDone && (m_isKnown || isNewGame);
    m_hasRules = m_hasRules || (isDone && tellsRules(change->name));
}

void FollowedGame::charge(Color color, std::chrono::nanoseconds used)
{
    m_ledger->host.clocks().charge(color, used);
}

const HostedGame &FollowedGame::game() const
{
    return m_ledger->host.game();
}

EngineGame FollowedGame::toldGame() const
{
    return {.line = game().line(),
            .komi = game().terms().komi,
            .rules = m_hasRules ? std::optional(game().rules()) : std::nullopt,
            .time = {}};
}

bool isGenmove(const GtpQuery &query)
{
    static constexpr std::string_view Names[] = {"genmove", "genmove_black", "genmove_white",
                                                 "kgs-genmove_cleanup", "gomill-genmove_ex"};
    return std::ranges::find(Names, query.name) != std::end(Names);
}

std::optional<Color> genmoveColor(const GtpQuery &query)
{
    const bool isNamed = query.name == "genmove_black" || query.name == "genmove_white";
    return gtpwords::colorFrom(isNamed ? std::string_view(query.name).substr(8) : query.word(0));
}

} // namespace shinpan
