#include "core/consultation/followedgame.h"

#include "core/clock/words.h"
#include "core/engine/dialect/commandtraits.h"

namespace shinpan {

namespace {

[[nodiscard]] bool tellsRules(std::string_view name)
{
    return name == "kata-set-rules" || name == "kgs-rules";
}

/// The words of a text, wherever its lines end.
[[nodiscard]] std::vector<std::string> wordsIn(std::string_view text)
{
    const std::optional<GtpQuery> read =
        gtpwords::queryFromLine("list " + gtpwords::cleanLine(text));
    return read ? read->words : std::vector<std::string>();
}

/// The same as a command whose effect does not depend on the engine that gets it; nothing if it has
/// no effect.
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
    return GameLedger::isAboutGame(query.name) ? std::optional(std::move(query)) : std::nullopt;
}

} // namespace

void FollowedGame::follow(GtpQuery query, std::string_view answer)
{
    const std::optional<GtpQuery> change = decided(std::move(query), answer);
    if (!change) {
        return;
    }
    const Ruleset rules = game().rules();
    const bool isDone = m_ledger.answer(*change).has_value();
    if (change->name == "loadsgf") {
        m_ledger.setRules(rules); // which engines keep, whatever stands in the file
    }
    const bool isNewGame = change->name == "clear_board" || change->name == "loadsgf";
    m_isKnown = isDone && (m_isKnown || isNewGame);
    m_hasRules = m_hasRules || (isDone && tellsRules(change->name));
}

void FollowedGame::adopt(const EngineView &view)
{
    if (view.komi) {
        m_ledger.setKomi(*view.komi);
    }
    if (view.board) {
        m_ledger.correct(*view.board, game().position().toPlay());
        m_isKnown = true;
    }
}

void FollowedGame::charge(Color color, std::chrono::nanoseconds used)
{
    m_ledger.charge(color, used);
}

const HostedGame &FollowedGame::game() const
{
    return m_ledger.game();
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
    const CommandTraits traits = traitsOf(query.name);
    return traits.effect == CommandEffect::Generates && !traits.isStreamed;
}

std::optional<Color> genmoveColor(const GtpQuery &query)
{
    const std::optional<Color> named = traitsOf(query.name).color;
    return named ? named : gtpwords::colorFrom(query.word(0));
}

} // namespace shinpan
