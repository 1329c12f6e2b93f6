#include "core/record/tree/sgfvocabulary.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace shinpan {

namespace {

using Role = PropertyTraits::Role;
using Text = PropertyTraits::Text;

struct Group
{
    std::string_view names; ///< two characters each; a blank after a single letter
    Role role;
    Text text = Text::None;
    bool isSingle = false;
    bool keepsOrder = false; ///< one rank for the whole group
};

/// All known properties in writing order: the file, the game, the move, the clock, prose,
/// judgements, markup, what is unknown, and set-up last. Set-up properties keep their order because
/// of two that name one point the last one wins.
constexpr Group Groups[] = {
    {"FFGMCAAPSZST", Role::Root, Text::None, true},
    {"RU", Role::GameInfo, Text::Simple, true},
    {"KMHA", Role::GameInfo, Text::None, true},
    {"PBBRBTPWWRWTGNDTEVROPCUSSOANCPONID", Role::GameInfo, Text::Simple, true},
    {"TM", Role::GameInfo, Text::None, true},
    {"OT", Role::GameInfo, Text::Simple, true},
    {"OMOPLT", Role::GameInfo, Text::None, true},
    {"RE", Role::GameInfo, Text::Simple, true},
    {"GC", Role::GameInfo, Text::Long, true},
    {"B W ", Role::Move, Text::None, true, true},
    {"KOMN", Role::Annotation, Text::None, true},
    {"BLWLOBOW", Role::Annotation, Text::None, true},
    {"N ", Role::Annotation, Text::Simple, true},
    {"C ", Role::Annotation, Text::Long, true},
    {"DMGBGWUCV HOBMTEDOIT", Role::Annotation, Text::None, true},
    {"TRSQCRMASLM LBL ARLNDDVWTBTWRGSC", Role::Annotation},
    {"FGPM", Role::Annotation, Text::None, true},
    {"BSWSCHELEXOVSESITC", Role::Annotation, Text::None, true},
    {"", Role::Unknown},
    {"ABAWAEPL", Role::SetUp, Text::None, false, true},
};

constexpr PackedName NameLimit = 37 * 37; // packed names of two letters are less
constexpr std::size_t MaxTraits = 96;

struct Vocabulary
{
    std::array<PropertyTraits, MaxTraits> traits{};
    std::array<std::uint8_t, NameLimit> indices{}; ///< 0: the traits of what is unknown
};

constexpr Vocabulary buildVocabulary()
{
    Vocabulary vocabulary;
    std::uint8_t count = 1;
    std::uint8_t rank = 0;
    for (const Group &group : Groups) {
        if (group.role == Role::Unknown) {
            vocabulary.traits[0] = {Role::Unknown, Text::None, ++rank};
        }
        ++rank;
        for (std::size_t i = 0; i < group.names.size(); i += 2) {
            const PackedName first = packedNameWith(0, group.names[i]);
            const char second = group.names[i + 1];
            const PackedName name = second == ' ' ? first : packedNameWith(first, second);
            rank = static_cast<std::uint8_t>(rank + (group.keepsOrder ? 0 : 1));
            const bool placesStones =
                group.role == Role::Move || (group.role == Role::SetUp && name != packName("PL"));
            vocabulary.traits[count] = {group.role, group.text, rank, group.isSingle, placesStones};
            vocabulary.indices[name] = count++;
        }
    }
    return vocabulary;
}

constexpr Vocabulary TheVocabulary = buildVocabulary();

struct LongSpelling
{
    std::string_view name;
    std::string_view standard;
};

/// GoGui's table of what old programs wrote in capitals.
constexpr LongSpelling LongSpellings[] = {
    {"ADDBLACK", "AB"},  {"ADDEMPTY", "AE"},  {"ADDWHITE", "AW"},    {"BLACK", "B"},
    {"BLACKRANK", "BR"}, {"COMMENT", "C"},    {"COPYRIGHT", "CP"},   {"DATE", "DT"},
    {"EVENT", "EV"},     {"GAME", "GM"},      {"HANDICAP", "HA"},    {"KOMI", "KM"},
    {"PLACE", "PC"},     {"PLAYER", "PL"},    {"PLAYERBLACK", "PB"}, {"PLAYERWHITE", "PW"},
    {"RESULT", "RE"},    {"ROUND", "RO"},     {"RULES", "RU"},       {"SIZE", "SZ"},
    {"WHITE", "W"},      {"WHITERANK", "WR"},
};

} // namespace

const PropertyTraits &traitsOf(PackedName name)
{
    return TheVocabulary.traits[name < NameLimit ? TheVocabulary.indices[name] : 0];
}

QByteArray standardSpelling(QByteArrayView spelling)
{
    QByteArray name;
    for (const char c : spelling) {
        if (isSgfNameChar(c) && (!name.isEmpty() || c >= 'A')) { // digits come before letters
            name += c;
        }
    }
    if (name.isEmpty()) {
        name = spelling.toByteArray().toUpper();
    }
    const std::string_view wanted(name.constData(), static_cast<std::size_t>(name.size()));
    const auto *const found = std::ranges::find(LongSpellings, wanted, &LongSpelling::name);
    return found == std::end(LongSpellings) ? name : QByteArrayView(found->standard).toByteArray();
}

} // namespace shinpan
