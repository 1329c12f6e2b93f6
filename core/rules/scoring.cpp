#include "core/rules/scoring.h"

#include "core/rules/groups.h"
#include "core/rules/handicap.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace shinpan {

namespace {

/// Thousandths are more than any komi has; the rest is what binary fractions leave over.
[[nodiscard]] std::string numberText(double number)
{
    std::array<char, 32> digits{};
    const double rounded = std::round(number * 1000) / 1000;
    const auto end =
        std::to_chars(digits.begin(), digits.end(), rounded, std::chars_format::fixed).ptr;
    return {digits.begin(), end};
}

using Number = BoardRegions::Number;

[[nodiscard]] std::vector<Point> wholeChains(const Board &board, std::span<const Point> stones)
{
    std::vector<Point> points;
    for (const Point stone : stones) {
        if (board.size().contains(stone) && board.at(stone) != Stone::Empty
            && std::ranges::find(points, stone) == points.end()) { // once for each chain
            board.forEachInChain(stone, [&](Point member) { points.push_back(member); });
        }
    }
    std::ranges::sort(points);
    return points;
}

/// The board without the dead, as the count looks at it, its groups, and which are in seki.
struct Survey
{
    BoardRegions regions;
    Groups groups;
    std::vector<bool> isInSeki; ///< of each region; an empty one if a chain around it is
};

[[nodiscard]] Survey surveyOf(const Position &position, const Settlement &settlement)
{
    Survey survey{BoardRegions(position.board(), settlement.dead), {}, {}};
    const BoardRegions &regions = survey.regions;
    const std::size_t count = regions.regions().size();
    survey.isInSeki.resize(count);
    if (position.rules().tax == GroupTax::None && !settlement.seki) {
        return survey;
    }
    survey.groups = findGroups(regions);
    for (Number region = 0; region < count; ++region) {
        const std::size_t group = survey.groups.of[region];
        survey.isInSeki[region] =
            !settlement.seki && group != Groups::None && survey.groups.groups[group].isInSeki;
    }
    for (const Point stone : settlement.seki.value_or(std::vector<Point>())) {
        if (regions.size().contains(stone) && regions.at(stone) != Stone::Empty) {
            survey.isInSeki[regions.regionAt(stone)] = true;
        }
    }
    return survey;
}

/// An eye is in seki if one of the chains around it is.
void spreadSekiToEyes(Survey &survey)
{
    const BoardRegions &regions = survey.regions;
    const BoardSize size = regions.size();
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        if (regions.at(point) == Stone::Empty) {
            forEachNeighbor(point, size, [&](Point neighbor) {
                if (regions.at(neighbor) != Stone::Empty
                    && survey.isInSeki[regions.regionAt(neighbor)]) {
                    survey.isInSeki[regions.regionAt(point)] = true;
                }
            });
        }
    }
}

/// A living group pays if it has eyes and nothing of it is in seki.
[[nodiscard]] ByColor<int> taxOf(const Survey &survey)
{
    constexpr int PointsPerGroup = 2;
    std::vector<bool> isExempt(survey.groups.groups.size());
    for (Number region = 0; region < survey.isInSeki.size(); ++region) {
        if (survey.isInSeki[region] && survey.groups.of[region] != Groups::None) {
            isExempt[survey.groups.of[region]] = true;
        }
    }
    ByColor<int> tax;
    for (Number region = 0; region < survey.isInSeki.size(); ++region) {
        const std::size_t group = survey.groups.of[region];
        if (group != Groups::None && !isExempt[group]
            && survey.groups.groups[group].territory > 0) {
            isExempt[group] = true; // has paid
            tax[*survey.regions.ownerOf(region)] += PointsPerGroup;
        }
    }
    return tax;
}

/// The owner of each region as the rules count it.
[[nodiscard]] std::vector<Stone> ownersOf(const Survey &survey, const Ruleset &rules)
{
    std::vector<Stone> owners(survey.isInSeki.size(), Stone::Empty);
    for (Number region = 0; region < owners.size(); ++region) {
        const bool isStone = survey.regions[region].content != Stone::Empty;
        const bool counts = isStone ? rules.scoring == ScoringMethod::Area
                                    : rules.tax == GroupTax::None || !survey.isInSeki[region];
        if (const auto owner = survey.regions.ownerOf(region); owner && counts) {
            owners[region] = stoneOf(*owner);
        }
    }
    return owners;
}

void addPrisoners(Count &count, const Position &position)
{
    for (const Color color : BothColors) {
        count.sides[color].prisoners = position.captured()[opposite(color)];
        if (position.rules().passStones) {
            count.sides[color].passStones = position.passes()[opposite(color)];
        }
    }
    for (const Point point : count.dead) {
        ++count.sides[position.board().at(point) == Stone::Black ? Color::White : Color::Black]
              .prisoners;
    }
}

void addBonuses(Count &count, const Position &position, const GameTerms &terms)
{
    constexpr double ButtonPoints = 0.5;
    count.sides.white.komi = terms.komi;
    count.sides.white.compensation =
        compensationFor(terms.handicap, position.rules().handicapCompensation);
    if (const auto taker = position.buttonTaker()) {
        count.sides[*taker].button = ButtonPoints;
    }
}

/// A source of points: its name, and what makes a plural of it.
struct Source
{
    double points;
    std::string_view name;
    std::string_view plural = {};
};

[[nodiscard]] std::string sideText(std::string_view name, const SidePoints &side)
{
    const Source sources[] = {
        {static_cast<double>(side.stones), "stone", "s"},
        {static_cast<double>(side.territory), "territory"},
        {static_cast<double>(side.prisoners), "prisoner", "s"},
        {static_cast<double>(side.passStones), "pass stone", "s"},
        {side.komi, "komi"},
        {static_cast<double>(side.compensation), "for handicap"},
        {side.button, "button"},
        {static_cast<double>(-side.tax), "group tax"},
    };
    std::string text = std::string(name) + ' ' + numberText(side.total());
    std::string_view join = " = ";
    for (const Source &source : sources) {
        if (source.points != 0) {
            text += source.points < 0 && join == " + " ? " - " : join;
            text += source.points < 0 && join == " = " ? "-" : "";
            text += numberText(std::abs(source.points)) + ' ' + std::string(source.name);
            text += std::abs(source.points) == 1 ? "" : source.plural;
            join = " + ";
        }
    }
    return text;
}

} // namespace

std::optional<Color> Score::winner() const
{
    if (blackMargin == 0) {
        return std::nullopt;
    }
    return blackMargin > 0 ? Color::Black : Color::White;
}

std::string toSgf(Score score)
{
    const std::string margin = numberText(std::abs(score.blackMargin));
    return margin == "0" ? margin : (score.blackMargin > 0 ? "B+" : "W+") + margin;
}

std::optional<Score> scoreFromText(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
    });
    if (lower == "0" || lower == "draw" || lower == "jigo") {
        return Score{};
    }
    if (!lower.starts_with("b+") && !lower.starts_with("w+")) {
        return std::nullopt;
    }
    double margin = 0;
    const char *last = lower.data() + lower.size();
    const auto [end, error] =
        std::from_chars(lower.data() + 2, last, margin, std::chars_format::fixed);
    if (error != std::errc() || end != last || !(margin >= 0 && margin <= MaxMargin)) {
        return std::nullopt;
    }
    return Score{lower.starts_with('b') ? margin : -margin};
}

ByColor<Settlement> extremesOf(const Board &board, const Settlement &settlement)
{
    const std::vector<Point> unsettled = wholeChains(board, settlement.unsettled);
    ByColor<Settlement> extremes;
    for (const Color color : BothColors) {
        for (const Point stone : wholeChains(board, settlement.dead)) {
            if (!std::ranges::binary_search(unsettled, stone)) {
                extremes[color].dead.push_back(stone);
            }
        }
        for (const Point stone : unsettled) {
            if (board.at(stone) == stoneOf(opposite(color))) {
                extremes[color].dead.push_back(stone);
            }
        }
    }
    return extremes;
}

Count countGame(const Position &position, const GameTerms &terms, const Settlement &settlement)
{
    const Ruleset &rules = position.rules();
    Survey survey = surveyOf(position, settlement);
    spreadSekiToEyes(survey);
    const std::vector<Stone> owners = ownersOf(survey, rules);
    Count count;
    count.dead = wholeChains(position.board(), settlement.dead);
    count.open = openPoints(survey.regions);
    count.unsettled = wholeChains(position.board(), settlement.unsettled);
    const BoardSize size = position.board().size();
    count.owner.reserve(static_cast<std::size_t>(size.pointCount()));
    for (int i = 0; i < size.pointCount(); ++i) {
        const Point point = size.pointAt(i);
        const Number region = survey.regions.regionAt(point);
        const bool isStone = survey.regions[region].content != Stone::Empty;
        count.owner.push_back(owners[region]);
        if (isStone && survey.isInSeki[region]) {
            count.seki.push_back(point);
        }
        if (owners[region] != Stone::Empty) {
            SidePoints &side =
                owners[region] == Stone::Black ? count.sides.black : count.sides.white;
            ++(isStone ? side.stones : side.territory);
        }
    }
    std::ranges::sort(count.seki);
    if (rules.scoring == ScoringMethod::Territory) {
        addPrisoners(count, position);
    }
    if (rules.tax == GroupTax::All) {
        const ByColor<int> tax = taxOf(survey);
        count.sides.black.tax = tax.black;
        count.sides.white.tax = tax.white;
    }
    addBonuses(count, position, terms);
    count.score = {count.sides.black.total() - count.sides.white.total()};
    return count;
}

std::string toText(const Count &count)
{
    return sideText("Black", count.sides.black) + "; " + sideText("White", count.sides.white);
}

} // namespace shinpan
