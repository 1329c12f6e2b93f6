#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace shinpan {

/// The repetitions that are forbidden. A pass is never forbidden.
enum class KoRule : std::uint8_t {
    None,
    Simple,             ///< a single stone may not be retaken by a single stone at once
    PositionalSuperko,  ///< no play may recreate a position of this game, whoever made it
    SituationalSuperko, ///< no play may recreate a position with the same side to move next
    /// No play may recreate a position that an earlier play of the same side made; what was set up
    /// counts as made by the side not to move. KataGo has a close relative, SPIGHT.
    NaturalSituationalSuperko
};

/// Whether a play may take its own chain off, where the ko rule does not forbid it.
enum class SuicideRule : std::uint8_t {
    Forbidden,
    MultiStone, ///< of two stones or more; all that KataGo knows
    Allowed
};

enum class ScoringMethod : std::uint8_t { Area, Territory };

/// What a living group pays for its eyes.
enum class GroupTax : std::uint8_t {
    None, ///< eyes count, in seki too
    Seki, ///< eyes in seki do not count
    All   ///< nor do two points of each group that is not in seki
};

/// What White receives for N >= 2 handicap stones.
enum class HandicapCompensation : std::uint8_t { None, AllButOne, All };

/// What a game is played and counted by; every combination is allowed. Komi belongs to the game,
/// not to the rules.
struct Ruleset
{
    KoRule ko = KoRule::PositionalSuperko;
    SuicideRule suicide = SuicideRule::Forbidden;
    ScoringMethod scoring = ScoringMethod::Area;
    GroupTax tax = GroupTax::None;
    HandicapCompensation handicapCompensation = HandicapCompensation::None;
    bool hasButton = false;       ///< the first pass takes half a point and does not end the game
    bool friendlyPass = false;    ///< engines need not take dead stones off before they pass; it
                                  ///< changes what engines do, and nothing that we judge or count
    bool passStones = false;      ///< each pass hands a prisoner over (AGA); territory only
    bool whitePassesLast = false; ///< the passes that end the game end with White's (AGA)
    int passesToEnd = 2;          ///< in a row
    bool cyclesVoid = false;      ///< see Position::isVoidByRepetition()

    friend bool operator==(const Ruleset &, const Ruleset &) = default;
};

/// A rule set that people know by name.
struct RulesetPreset
{
    std::string_view name;    ///< as people say it: "New Zealand"
    std::string_view sgfName; ///< as SGF's RU says it: "NZ"
    Ruleset rules;
    double komi; ///< customary in even games
};

/// The known rule sets, in the order to offer them.
[[nodiscard]] std::span<const RulesetPreset> rulesetPresets();

/// The preset that a text such as SGF's RU or an engine's answer names ("japanese", "Tromp/Taylor",
/// "chinese-kgs", "Japanese rules", "中国规则", "한국룰"), in any letter case; blanks, '-', '_' and
/// '/' do not matter. Null when the name is unknown.
[[nodiscard]] const RulesetPreset *findRulesetPreset(std::string_view name);

/// The komi that people expect under these rules: a preset's own, 7.5 for other area rules, 6.5 for
/// other territory rules; with a handicap only the half point that avoids a draw.
[[nodiscard]] double usualKomi(const Ruleset &rules, int handicap);

/// Reads a preset's name; or a list of fields as toText() writes it, "ko=simple,scoring=area,…"; or
/// KataGo's forms of the same, JSON (kata-get-rules) and "koSIMPLEscoreAREAtaxNONEsui0whbN" (its
/// records). Fields that are not named are as in Ruleset{}, except that territory pays
/// GroupTax::Seki and cycles are void under simple ko. Nothing for anything else.
[[nodiscard]] std::optional<Ruleset> rulesetFromText(std::string_view text);

/// A preset's sgfName where there is one, else its fields; rulesetFromText() reads back the same.
[[nodiscard]] std::string toText(const Ruleset &rules);

/// The argument of kata-set-rules: compact JSON without komi. What KataGo cannot say becomes what
/// comes closest: no ko rule its SIMPLE, natural situational superko its SPIGHT, suicide that of
/// more than one stone; and it never hears of passes and of void cycles.
[[nodiscard]] std::string toKataGoJson(const Ruleset &rules);

} // namespace shinpan
