#include "core/rules/ruleset.h"

#include <algorithm>
#include <charconv>

namespace shinpan {

namespace {

constexpr Ruleset Chinese{.ko = KoRule::Simple,
                          .handicapCompensation = HandicapCompensation::All,
                          .friendlyPass = true,
                          .cyclesVoid = true};
constexpr Ruleset ChineseKgs{.ko = KoRule::PositionalSuperko,
                             .handicapCompensation = HandicapCompensation::All,
                             .friendlyPass = true};
constexpr Ruleset Japanese{.ko = KoRule::Simple,
                           .scoring = ScoringMethod::Territory,
                           .tax = GroupTax::Seki,
                           .cyclesVoid = true};
constexpr Ruleset Aga{.ko = KoRule::SituationalSuperko,
                      .handicapCompensation = HandicapCompensation::AllButOne,
                      .friendlyPass = true,
                      .passStones = true,
                      .whitePassesLast = true};
constexpr Ruleset AgaButton{.ko = KoRule::SituationalSuperko,
                            .handicapCompensation = HandicapCompensation::AllButOne,
                            .hasButton = true,
                            .friendlyPass = true};
constexpr Ruleset NewZealand{.ko = KoRule::SituationalSuperko,
                             .suicide = SuicideRule::Allowed,
                             .friendlyPass = true};
constexpr Ruleset TrompTaylor{.ko = KoRule::PositionalSuperko, .suicide = SuicideRule::Allowed};
constexpr Ruleset Ing{.ko = KoRule::PositionalSuperko,
                      .suicide = SuicideRule::Allowed,
                      .friendlyPass = true,
                      .passesToEnd = 4};
constexpr Ruleset StoneScoring{.ko = KoRule::Simple,
                               .tax = GroupTax::All,
                               .friendlyPass = true,
                               .cyclesVoid = true};
constexpr Ruleset AncientTerritory{.ko = KoRule::Simple,
                                   .scoring = ScoringMethod::Territory,
                                   .tax = GroupTax::All,
                                   .cyclesVoid = true};

// Chinese: as practised, with simple ko and a referee; KGS and OGS apply the superko of the written
// rules. Ing: the "disturbing ko" rule is approximated by positional superko, and 8 points of komi
// with ties won by Black by 7.5.
constexpr RulesetPreset Presets[] = {
    {"Chinese", "Chinese", Chinese, 7.5},
    {"Chinese-KGS", "Chinese-KGS", ChineseKgs, 7.5},
    {"Japanese", "Japanese", Japanese, 6.5},
    {"Korean", "Korean", Japanese, 6.5},
    {"AGA", "AGA", Aga, 7.5},
    {"AGA-Button", "AGA-Button", AgaButton, 7.0},
    {"New Zealand", "NZ", NewZealand, 7.0},
    {"Tromp-Taylor", "Tromp-Taylor", TrompTaylor, 7.5},
    {"Ing", "GOE", Ing, 7.5},
    {"Stone-Scoring", "Stone-Scoring", StoneScoring, 7.5},
    {"Ancient-Territory", "Ancient-Territory", AncientTerritory, 6.5},
};

/// Spellings beside the presets' own names, as normalized() leaves them.
struct Alias
{
    std::string_view spelling;
    std::string_view name;
};
constexpr Alias Aliases[] = {
    {"cn", "Chinese"},
    {"chn", "Chinese"},
    {"chineseogs", "Chinese-KGS"},
    {"jp", "Japanese"},
    {"jpn", "Japanese"},
    {"japanesekgs", "Japanese"},
    {"kgsjapanese", "Japanese"},
    {"kr", "Korean"},
    {"kor", "Korean"},
    {"bga", "AGA"},
    {"french", "AGA"},
    {"tt", "Tromp-Taylor"},
    {"ancientarea", "Stone-Scoring"},
    {"ancient", "Stone-Scoring"},
    {"中国", "Chinese"},
    {"中國", "Chinese"},
    {"数子", "Chinese"},
    {"數子", "Chinese"},
    {"중국", "Chinese"},
    {"chinesisch", "Chinese"},
    {"chinesische", "Chinese"},
    {"chinois", "Chinese"},
    {"chinoise", "Chinese"},
    {"chinoises", "Chinese"},
    {"китайские", "Chinese"},
    {"日本", "Japanese"},
    {"日本棋院", "Japanese"},
    {"数目", "Japanese"},
    {"數目", "Japanese"},
    {"일본", "Japanese"},
    {"japanisch", "Japanese"},
    {"japanische", "Japanese"},
    {"japonais", "Japanese"},
    {"japonaise", "Japanese"},
    {"japonaises", "Japanese"},
    {"японские", "Japanese"},
    {"韩国", "Korean"},
    {"韓國", "Korean"},
    {"韓国", "Korean"},
    {"한국", "Korean"},
    {"应氏", "Ing"},
    {"應氏", "Ing"},
    {"応氏", "Ing"},
    {"应氏计点", "Ing"},
    {"應氏計點", "Ing"},
    {"응씨", "Ing"},
    {"inggoe", "Ing"},
};

/// What may stand behind the name of a rule set.
constexpr std::string_view RuleWords[] = {"ruleset", "rules",  "rule",   "规则", "規則",
                                          "ルール",  "법",     "法",     "식",   "룰",
                                          "규칙",    "regeln", "правила"};

[[nodiscard]] std::string normalized(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (std::string_view(" -_/").find(c) == std::string_view::npos) {
            result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
    }
    return result;
}

/// A value and how it is written, in lower case. The first word of a value is ours; a word that
/// begins with another stands before it.
template <typename T>
struct Word
{
    std::string_view text;
    T value;
};

constexpr Word<KoRule> KoWords[] = {
    {"none", KoRule::None},
    {"simple", KoRule::Simple},
    {"positional", KoRule::PositionalSuperko},
    {"situational", KoRule::SituationalSuperko},
    {"natural", KoRule::NaturalSituationalSuperko},
    {"spight", KoRule::NaturalSituationalSuperko},
};
constexpr Word<SuicideRule> SuicideWords[] = {
    {"false", SuicideRule::Forbidden}, {"0", SuicideRule::Forbidden},
    {"true", SuicideRule::MultiStone}, {"1", SuicideRule::MultiStone},
    {"all", SuicideRule::Allowed},
};
constexpr Word<ScoringMethod> ScoringWords[] = {
    {"area", ScoringMethod::Area},
    {"territory", ScoringMethod::Territory},
};
constexpr Word<GroupTax> TaxWords[] = {
    {"none", GroupTax::None},
    {"seki", GroupTax::Seki},
    {"all", GroupTax::All},
};
constexpr Word<HandicapCompensation> CompensationWords[] = {
    {"0", HandicapCompensation::None},
    {"n-1", HandicapCompensation::AllButOne},
    {"n", HandicapCompensation::All},
};
constexpr Word<bool> BoolWords[] = {{"false", false}, {"0", false}, {"true", true}, {"1", true}};

template <typename T, std::size_t N>
[[nodiscard]] std::string_view wordFor(const Word<T> (&words)[N], T value)
{
    return std::ranges::find(words, value, &Word<T>::value)->text;
}

[[nodiscard]] std::string inUpperCase(std::string_view text)
{
    std::string upper(text);
    std::ranges::transform(upper, upper.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return upper;
}

/// Reads words off the front of a text in any letter case; blanks and the signs of lists and of
/// JSON between them are skipped.
class WordReader
{
public:
    explicit WordReader(std::string_view text)
    {
        for (const char c : text) {
            m_text += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
        m_rest = m_text;
        skipSigns();
    }
    WordReader(const WordReader &) = delete; // m_rest points into m_text
    WordReader &operator=(const WordReader &) = delete;

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

    bool take(std::string_view word)
    {
        if (!m_rest.starts_with(word)) {
            return false;
        }
        m_rest.remove_prefix(word.size());
        skipSigns();
        return true;
    }

    /// The value of the word that comes next; nothing if it is none of these.
    template <typename T, std::size_t N>
    [[nodiscard]] std::optional<T> take(const Word<T> (&words)[N])
    {
        const auto word = std::ranges::find_if(
            words, [this](const auto &candidate) { return this->take(candidate.text); });
        return word == std::end(words) ? std::nullopt : std::optional(word->value);
    }

    /// The number that comes next, from 1 to the largest int.
    [[nodiscard]] std::optional<int> takeCount()
    {
        int count = 0;
        const char *end = m_rest.data() + m_rest.size();
        const char *rest = std::from_chars(m_rest.data(), end, count).ptr;
        m_rest.remove_prefix(static_cast<std::size_t>(rest - m_rest.data()));
        skipSigns();
        return count > 0 ? std::optional(count) : std::nullopt; // from_chars leaves 0 on failure
    }

private:
    void skipSigns()
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\r\n{}\",;:="), m_rest.size()));
    }

    std::string m_text;
    std::string_view m_rest;
};

/// The fields read so far; what depends on others is decided at the end.
struct Draft
{
    Ruleset rules;
    std::optional<GroupTax> tax;
    std::optional<bool> cyclesVoid;
};

template <typename T>
[[nodiscard]] T &fieldOf(Draft &draft, T Ruleset::*field)
{
    return draft.rules.*field;
}

template <typename T>
[[nodiscard]] T &fieldOf(Draft &draft, T Draft::*field)
{
    return draft.*field;
}

/// Reads a field that takes one of these words; false if something else comes next.
template <const auto &Words, auto Field>
[[nodiscard]] bool readWord(WordReader &in, Draft &draft)
{
    const auto value = in.take(Words);
    if (value) {
        fieldOf(draft, Field) = *value;
    }
    return value.has_value();
}

[[nodiscard]] bool readPassesToEnd(WordReader &in, Draft &draft)
{
    const std::optional<int> passes = in.takeCount();
    draft.rules.passesToEnd = passes.value_or(draft.rules.passesToEnd);
    return passes.has_value();
}

struct Field
{
    std::string_view key; ///< in lower case; a key that begins with another stands before it
    bool (*read)(WordReader &, Draft &);
};

constexpr auto ReadScoring = readWord<ScoringWords, &Ruleset::scoring>;
constexpr auto ReadSuicide = readWord<SuicideWords, &Ruleset::suicide>;
constexpr auto ReadCompensation = readWord<CompensationWords, &Ruleset::handicapCompensation>;
constexpr auto ReadButton = readWord<BoolWords, &Ruleset::hasButton>;
constexpr auto ReadFriendlyPass = readWord<BoolWords, &Ruleset::friendlyPass>;

constexpr Field Fields[] = {
    {"ko", readWord<KoWords, &Ruleset::ko>},
    {"scoring", ReadScoring},
    {"score", ReadScoring},
    {"tax", readWord<TaxWords, &Draft::tax>},
    {"suicide", ReadSuicide},
    {"sui", ReadSuicide},
    {"whitehandicapbonus", ReadCompensation},
    {"whb", ReadCompensation},
    {"hasbutton", ReadButton},
    {"button", ReadButton},
    {"friendlypassok", ReadFriendlyPass},
    {"fpok", ReadFriendlyPass},
    {"passstones", readWord<BoolWords, &Ruleset::passStones>},
    {"whitepasseslast", readWord<BoolWords, &Ruleset::whitePassesLast>},
    {"passestoend", readPassesToEnd},
    {"cyclesvoid", readWord<BoolWords, &Draft::cyclesVoid>},
};

[[nodiscard]] std::string field(std::string_view key, std::string_view value)
{
    return ',' + std::string(key) + '=' + std::string(value);
}

} // namespace

std::span<const RulesetPreset> rulesetPresets()
{
    return Presets;
}

const RulesetPreset *findRulesetPreset(std::string_view name)
{
    const std::string words = normalized(name);
    std::string_view wanted = words;
    for (const std::string_view word : RuleWords) {
        if (wanted.size() > word.size() && wanted.ends_with(word)) {
            wanted.remove_suffix(word.size());
            break;
        }
    }
    const auto alias = std::ranges::find(Aliases, wanted, &Alias::spelling);
    const std::string preset =
        alias != std::end(Aliases) ? normalized(alias->name) : std::string(wanted);
    const auto found = std::ranges::find_if(Presets, [&](const RulesetPreset &candidate) {
        return preset == normalized(candidate.name) || preset == normalized(candidate.sgfName);
    });
    return found == std::end(Presets) ? nullptr : found;
}

double usualKomi(const Ruleset &rules, int handicap)
{
    if (handicap > 0) {
        return 0.5;
    }
    const auto preset = std::ranges::find(Presets, rules, &RulesetPreset::rules);
    if (preset != std::end(Presets)) {
        return preset->komi;
    }
    return rules.scoring == ScoringMethod::Area ? 7.5 : 6.5;
}

std::optional<Ruleset> rulesetFromText(std::string_view text)
{
    if (const RulesetPreset *preset = findRulesetPreset(text)) {
        return preset->rules;
    }
    WordReader in(text);
    Draft draft;
    if (in.atEnd()) {
        return std::nullopt;
    }
    while (!in.atEnd()) {
        const auto named =
            std::ranges::find_if(Fields, [&](const Field &field) { return in.take(field.key); });
        if (named == std::end(Fields) || !named->read(in, draft)) {
            return std::nullopt;
        }
    }
    Ruleset rules = draft.rules;
    const bool isTerritory = rules.scoring == ScoringMethod::Territory;
    rules.tax = draft.tax.value_or(isTerritory ? GroupTax::Seki : GroupTax::None);
    rules.cyclesVoid = draft.cyclesVoid.value_or(rules.ko == KoRule::Simple);
    return rules;
}

std::string toText(const Ruleset &rules)
{
    for (const RulesetPreset &preset : rulesetPresets()) {
        if (preset.rules == rules) {
            return std::string(preset.sgfName);
        }
    }
    std::string text = "ko=" + std::string(wordFor(KoWords, rules.ko));
    text += field("scoring", wordFor(ScoringWords, rules.scoring));
    text += field("tax", wordFor(TaxWords, rules.tax));
    text += field("suicide", wordFor(SuicideWords, rules.suicide));
    text += field("whiteHandicapBonus",
                  inUpperCase(wordFor(CompensationWords, rules.handicapCompensation)));
    text += field("hasButton", wordFor(BoolWords, rules.hasButton));
    text += field("friendlyPassOk", wordFor(BoolWords, rules.friendlyPass));
    if (rules.passStones) {
        text += field("passStones", "true");
    }
    if (rules.whitePassesLast) {
        text += field("whitePassesLast", "true");
    }
    if (rules.passesToEnd != Ruleset{}.passesToEnd) {
        text += field("passesToEnd", std::to_string(rules.passesToEnd));
    }
    if (rules.cyclesVoid != (rules.ko == KoRule::Simple)) {
        text += field("cyclesVoid", wordFor(BoolWords, rules.cyclesVoid));
    }
    return text;
}

std::string toKataGoJson(const Ruleset &rules)
{
    const auto koWord = [&]() -> std::string_view {
        switch (rules.ko) {
        case KoRule::None:
        case KoRule::Simple:
            return "SIMPLE";
        case KoRule::PositionalSuperko:
            return "POSITIONAL";
        case KoRule::SituationalSuperko:
            return "SITUATIONAL";
        case KoRule::NaturalSituationalSuperko:
            return "SPIGHT";
        }
        return {};
    };
    const auto text = [](std::string_view word) { return '"' + inUpperCase(word) + '"'; };
    const auto truth = [](bool isTrue) { return std::string(wordFor(BoolWords, isTrue)); };
    return R"({"friendlyPassOk":)" + truth(rules.friendlyPass) + R"(,"hasButton":)"
         + truth(rules.hasButton) + R"(,"ko":)" + text(koWord()) + R"(,"scoring":)"
         + text(wordFor(ScoringWords, rules.scoring)) + R"(,"suicide":)"
         + truth(rules.suicide != SuicideRule::Forbidden) + R"(,"tax":)"
         + text(wordFor(TaxWords, rules.tax)) + R"(,"whiteHandicapBonus":)"
         + text(wordFor(CompensationWords, rules.handicapCompensation)) + '}';
}

} // namespace shinpan
