#include "core/record/propertycheck.h"

#include "core/record/tree/pointset.h"
#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <string_view>

namespace shinpan {

namespace {

using Kind = PropertyFault::Kind;
using Fault = std::optional<PropertyFault>;

struct Row
{
    std::string_view names; ///< with blanks between them
    SgfForm form;
};

constexpr Row KnownProperties[] = {
    {"FF", {SgfType::Number, false, false, 1, 4}},
    {"GM", {SgfType::Number, false, false, 1, 40}},
    {"ST", {SgfType::Number, false, false, 0, 3}},
    {"SZ", {SgfType::BoardSize}},
    {"AP", {SgfType::Application}},
    {"CA PB PW BR WR BT WT GN EV RO PC DT US SO AN CP ON RU OT RE N", {SgfType::SimpleText}},
    {"C GC", {SgfType::Text}},
    {"KM V", {SgfType::Real}},
    {"TM", {SgfType::Real}},
    {"BL WL", {SgfType::Real}},
    {"HA", {SgfType::Number, false, false, 2, MaxBoardSide *MaxBoardSide}},
    {"MN", {SgfType::Number}},
    {"OB OW", {SgfType::Number}},
    {"PM", {SgfType::Number, false, false, 0, 2}},
    {"B W", {SgfType::Move}},
    {"KO DO IT", {SgfType::None}},
    {"PL", {SgfType::Color}},
    {"DM GB GW UC HO BM TE", {SgfType::Double}},
    {"AB AW AE TR SQ CR MA SL", {SgfType::Point, true}},
    {"DD VW TB TW", {SgfType::Point, true, true}},
    {"LB", {SgfType::PointLabel, true}},
    {"AR LN", {SgfType::PointPair, true}},
    {"FG", {SgfType::Figure}},
};

[[nodiscard]] bool names(std::string_view list, std::string_view name)
{
    for (std::size_t at = list.find(name); at != std::string_view::npos;
         at = list.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' ')) {
            return true;
        }
    }
    return false;
}

[[nodiscard]] bool fits(QByteArrayView value, const QRegularExpression &form)
{
    return form.match(QString::fromLatin1(trimmedSgf(value))).hasMatch();
}

[[nodiscard]] bool isNumber(QByteArrayView value)
{
    static const QRegularExpression form(QStringLiteral("\\A[+-]?\\d{1,9}\\z"));
    return fits(value, form);
}

[[nodiscard]] bool isReal(QByteArrayView value)
{
    static const QRegularExpression form(QStringLiteral("\\A[+-]?\\d{1,12}(\\.\\d+)?\\z"));
    return fits(value, form);
}

/// Two letters, whatever board they are for.
[[nodiscard]] bool isPointText(QByteArrayView value)
{
    return value.size() == 2 && sgfCoordinate(value[0]) && sgfCoordinate(value[1]);
}

[[nodiscard]] PropertyFault fault(Kind kind, QByteArrayView value)
{
    return {kind, value.toByteArray()};
}

Fault faultOfPoint(QByteArrayView value, BoardSize size, QByteArrayView whole)
{
    if (!isPointText(value)) {
        return fault(Kind::Value, whole);
    }
    return pointFromSgf(value, size) ? Fault() : fault(Kind::OffBoard, whole);
}

Fault faultOfNumber(QByteArrayView value, const SgfForm &form)
{
    if (!isNumber(value)) {
        return fault(Kind::Value, value);
    }
    const int number = trimmedSgf(value).toByteArray().toInt();
    const bool isBounded = form.most > 0;
    return isBounded && (number < form.least || number > form.most) ? fault(Kind::Range, value)
                                                                    : Fault();
}

Fault faultOfPair(QByteArrayView value, BoardSize size)
{
    const auto [from, to] = splitComposed(value);
    if (const Fault found = faultOfPoint(from, size, value)) {
        return found;
    }
    if (const Fault found = faultOfPoint(to, size, value)) {
        return found;
    }
    return from == to ? fault(Kind::Value, value) : Fault();
}

/// Points and, in lists, rectangles.
Fault faultOfArea(QByteArrayView value, BoardSize size, bool isList)
{
    const auto [from, to] = splitComposed(value);
    if (to.isNull() || !isList) {
        return faultOfPoint(value, size, value);
    }
    return faultOfPair(value, size);
}

Fault faultOfFigure(QByteArrayView value)
{
    const auto [flags, name] = splitComposed(value);
    return value.isEmpty() || (!name.isNull() && isNumber(flags)) ? Fault()
                                                                  : fault(Kind::Value, value);
}

Fault faultIf(bool isWrong, QByteArrayView value)
{
    return isWrong ? fault(Kind::Value, value) : Fault();
}

Fault faultOfValue(QByteArrayView value, const SgfForm &form, BoardSize size)
{
    switch (form.type) {
    case SgfType::Unknown:
    case SgfType::Application:
        return {};
    case SgfType::Text:
        return {};
    case SgfType::SimpleText:
        return faultIf(sgfText(value).contains(u'\n'), value);
    case SgfType::None:
        return faultIf(!value.isEmpty(), value);
    case SgfType::Number:
        return faultOfNumber(value, form);
    case SgfType::Real:
        return faultIf(!isReal(value), value);
    case SgfType::Double:
        return faultIf(value != "1" && value != "2", value);
    case SgfType::Color:
        return faultIf(value != "B" && value != "W", value);
    case SgfType::Move:
        return value.isEmpty() ? Fault() : faultOfPoint(value, size, value);
    case SgfType::Point:
        return faultOfArea(value, size, form.isList);
    case SgfType::PointPair:
        return faultOfPair(value, size);
    case SgfType::PointLabel:
        return splitComposed(value).second.isNull()
                 ? fault(Kind::Value, value)
                 : faultOfPoint(splitComposed(value).first, size, value);
    case SgfType::BoardSize:
        return faultIf(!boardSizeFromSgf(value), value);
    case SgfType::Figure:
        return faultOfFigure(value);
    }
    Q_UNREACHABLE();
}

/// SGF: "points in a list must be unique".
Fault faultOfRepetition(const std::vector<QByteArray> &values, BoardSize size)
{
    PointSet seen;
    for (const QByteArray &value : values) {
        const PointSet points = pointsFromSgf(RawValues(QByteArray('[' + value + ']')), size);
        PointSet fresh = points;
        fresh.remove(seen);
        if (fresh != points) {
            return fault(Kind::Repeated, value);
        }
        seen.insert(points);
    }
    return {};
}

/// Which other judgements of the same kind a node may not have besides (SGF: "must not be mixed").
constexpr std::array<std::string_view, 2> Exclusive{"BM DO IT TE", "DM GB GW UC"};

Fault faultOfMixing(const GameTree &tree, NodeId node, QByteArrayView name)
{
    const std::string_view wanted(name.data(), static_cast<std::size_t>(name.size()));
    Fault found;
    tree.forEachProperty(node, [&](const SgfProperty &property) {
        const QByteArray other = property.name();
        if (found || other == name) {
            return;
        }
        using Role = PropertyTraits::Role;
        const Role role = traitsOf(packName(name)).role;
        const Role otherRole = traitsOf(property.packedName()).role;
        const bool isExcluded = std::ranges::any_of(Exclusive, [&](std::string_view group) {
            return names(group, wanted)
                && names(group, {other.constData(), static_cast<std::size_t>(other.size())});
        });
        if (role == Role::Move && otherRole == Role::Move) {
            found = fault(Kind::BothMoves, other);
        } else if ((role == Role::Move && otherRole == Role::SetUp)
                   || (role == Role::SetUp && otherRole == Role::Move)) {
            found = fault(Kind::MoveWithSetUp, other);
        } else if (isExcluded) {
            found = fault(Kind::Contradiction, other);
        }
    });
    return found;
}

} // namespace

SgfForm formOf(QByteArrayView name)
{
    const std::string_view wanted(name.data(), static_cast<std::size_t>(name.size()));
    const auto *const row = std::ranges::find_if(
        KnownProperties, [&](const Row &known) { return names(known.names, wanted); });
    return row == std::end(KnownProperties) || name.isEmpty() ? SgfForm() : row->form;
}

std::optional<std::vector<QByteArray>> valuesFromText(QByteArrayView text)
{
    std::vector<QByteArray> values;
    const char *const end = text.end();
    for (const char *at = skipSgfBlanks(text.begin(), end); at != end;
         at = skipSgfBlanks(at, end)) {
        const char *const start = at + 1;
        const char *const close = *at == '[' ? sgfValueEnd(start, end) : end;
        if (close >= end) {
            return std::nullopt;
        }
        values.emplace_back(start, close - start);
        at = close + 1;
    }
    return values.empty() ? std::nullopt : std::optional(values);
}

Fault faultOf(QByteArrayView name, const std::vector<QByteArray> &rawValues, BoardSize size)
{
    if (name.isEmpty() || !std::ranges::all_of(name, isSgfNameChar)) {
        return fault(Kind::Name, name);
    }
    const SgfForm form = formOf(name);
    if (form.type != SgfType::Unknown && !form.isList && rawValues.size() > 1) {
        return fault(Kind::SeveralValues, rawValues[1]);
    }
    if (form.mayBeEmpty && rawValues.size() == 1 && rawValues.front().isEmpty()) {
        return {};
    }
    for (const QByteArray &value : rawValues) {
        if (const Fault found = faultOfValue(value, form, size)) {
            return found;
        }
    }
    return form.type == SgfType::Point ? faultOfRepetition(rawValues, size) : Fault();
}

Fault faultAt(const GameTree &tree, NodeId node, QByteArrayView name, BoardSize size)
{
    if (const Fault found = faultOf(name, tree.values(node, name).copies(), size)) {
        return found;
    }
    if (traitsOf(packName(name)).role == PropertyTraits::Role::Root && node != tree.root()) {
        return fault(Kind::OnlyInRoot, {});
    }
    return faultOfMixing(tree, node, name);
}

} // namespace shinpan
