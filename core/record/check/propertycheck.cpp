#include "core/record/check/propertycheck.h"

#include "core/record/check/namelist.h"
#include "core/record/tree/pointset.h"
#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"
#include "core/util/excerpt.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <iterator>

namespace shinpan {

namespace {

using Kind = PropertyFault::Kind;
using Fault = std::optional<PropertyFault>;

struct Row
{
    NameList names;
    SgfForm form;
};

/// The most frequent ones come first.
constexpr Row KnownProperties[] = {
    {"B W", {SgfType::Move}},
    {"C GC", {SgfType::Text}},
    {"FF", {SgfType::Number, false, false, 1, 4}},
    {"GM", {SgfType::Number, false, false, 1, 40}},
    {"ST", {SgfType::Number, false, false, 0, 3}},
    {"SZ", {SgfType::BoardSize}},
    {"AP", {SgfType::Application}},
    {"CA PB PW BR WR BT WT GN EV RO PC DT US SO AN CP ON RU OT RE N", {SgfType::SimpleText}},
    {"KM V", {SgfType::Real}},
    {"TM", {SgfType::Real}},
    {"BL WL", {SgfType::Real}},
    {"HA", {SgfType::Number, false, false, 2, MaxBoardSide *MaxBoardSide}},
    {"MN", {SgfType::Number}},
    {"OB OW", {SgfType::Number}},
    {"PM", {SgfType::Number, false, false, 0, 2}},
    {"KO DO IT", {SgfType::None}},
    {"PL", {SgfType::Color}},
    {"DM GB GW UC HO BM TE", {SgfType::Double}},
    {"AB AW AE TR SQ CR MA SL", {SgfType::Point, true}},
    {"DD VW TB TW", {SgfType::Point, true, true}},
    {"LB", {SgfType::PointLabel, true}},
    {"AR LN", {SgfType::PointPair, true}},
    {"FG", {SgfType::Figure}},
};

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

/// The fault of points and, in lists, rectangles.
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

/// Points that stand twice in a list of points or labels. SGF: "points in a list must be unique".
void findRepetitions(const std::vector<QByteArrayView> &values,
                     const SgfForm &form,
                     BoardSize size,
                     const std::function<void(QByteArrayView)> &visit)
{
    PointSet seen;
    for (const QByteArrayView value : values) {
        const QByteArrayView place =
            form.type == SgfType::PointLabel ? splitComposed(value).first : value;
        const PointSet points =
            pointsFromSgf(RawValues(QByteArray('[' + place.toByteArray() + ']')), size);
        PointSet fresh = points;
        fresh.remove(seen);
        if (fresh != points) {
            visit(value);
        }
        seen.insert(points);
    }
}

/// A node may have one judgement of each group, and no other of the group besides (SGF: "must not
/// be mixed").
constexpr NameList Exclusive[] = {"BM DO IT TE", "DM GB GW UC"};

/// The properties of each group may not have one point in common within a node.
constexpr NameList Disjoint[] = {"AB AW AE", "CR MA SL SQ TR", "TB TW"};

/// SGF's type "move", beside the moves themselves; KO and judgements of a move demand one.
constexpr NameList OfMove = "KO MN BM DO IT TE BL WL OB OW";
constexpr NameList DemandsMove = "KO BM DO IT TE";

[[nodiscard]] bool isExclusive(PackedName name, PackedName other)
{
    return std::ranges::any_of(
        Exclusive, [&](const NameList &group) { return group.has(name) && group.has(other); });
}

[[nodiscard]] bool sharesPoint(const SgfProperty &a, const SgfProperty &b, BoardSize size)
{
    const bool isDisjoint = std::ranges::any_of(Disjoint, [&](const NameList &group) {
        return group.has(a.packedName()) && group.has(b.packedName());
    });
    if (!isDisjoint) {
        return false;
    }
    const PointSet points = pointsFromSgf(a.values(), size);
    PointSet rest = points;
    rest.remove(pointsFromSgf(b.values(), size));
    return rest != points;
}

/// Whether a property can be at odds with another one of its node.
[[nodiscard]] bool isRelated(const SgfProperty &property)
{
    using Role = PropertyTraits::Role;
    const PackedName name = property.packedName();
    const Role role = traitsOf(name).role;
    if (role == Role::Move || role == Role::SetUp) {
        return true;
    }
    const auto hasName = [&name](const NameList &group) { return group.has(name); };
    return hasName(OfMove) || std::ranges::any_of(Exclusive, hasName)
        || std::ranges::any_of(Disjoint, hasName);
}

/// The fault of two properties of one node, seen from the first.
Fault faultBetween(const SgfProperty &property, const SgfProperty &other, BoardSize size)
{
    using Role = PropertyTraits::Role;
    const PackedName name = property.packedName();
    const Role role = traitsOf(name).role;
    const Role otherRole = traitsOf(other.packedName()).role;
    if (role == Role::Move && otherRole == Role::Move) {
        return fault(Kind::BothMoves, other.name());
    }
    const bool isOfMove = role == Role::Move || OfMove.has(name);
    const bool isOtherOfMove = otherRole == Role::Move || OfMove.has(other.packedName());
    if ((isOfMove && otherRole == Role::SetUp) || (role == Role::SetUp && isOtherOfMove)) {
        return fault(Kind::MoveWithSetUp, other.name());
    }
    if (isExclusive(name, other.packedName())) {
        return fault(Kind::Contradiction, other.name());
    }
    return sharesPoint(property, other, size) ? fault(Kind::SamePoint, other.name()) : Fault();
}

/// What values of a type are, in words; empty where anything will do.
[[nodiscard]] Message wanted(const SgfForm &form)
{
    switch (form.type) {
    case SgfType::Unknown:
    case SgfType::Text:
    case SgfType::Application:
        return {};
    case SgfType::None:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "empty, as it should be"));
    case SgfType::Number:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "a whole number"));
    case SgfType::Real:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "a number with a decimal point"));
    case SgfType::Double:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "1 or 2"));
    case SgfType::Color:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "B or W"));
    case SgfType::SimpleText:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "text on one line"));
    case SgfType::Point:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "a point such as dd"));
    case SgfType::Move:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "a point such as dd, or empty for a pass"));
    case SgfType::PointPair:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "two points such as aa:cc"));
    case SgfType::PointLabel:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "a point and a text such as dd:A"));
    case SgfType::BoardSize:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "a board size from 1 to 52, such as 19 or 9:13"));
    case SgfType::Figure:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "empty, or flags and a name such as 257:Figure 1"));
    }
    Q_UNREACHABLE();
}

} // namespace

SgfForm formOf(QByteArrayView name)
{
    const PackedName wanted = std::ranges::all_of(name, isSgfNameChar) ? packName(name) : LongName;
    const auto *const row = std::ranges::find_if(
        KnownProperties, [wanted](const Row &known) { return known.names.has(wanted); });
    return row == std::end(KnownProperties) ? SgfForm() : row->form;
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

std::vector<LocatedFault> faultsOf(QByteArrayView name,
                                   const std::vector<QByteArrayView> &rawValues,
                                   BoardSize size)
{
    const QByteArrayView first = rawValues.empty() ? QByteArrayView() : rawValues.front();
    if (name.isEmpty() || !std::ranges::all_of(name, isSgfNameChar)) {
        return {{fault(Kind::Name, name), first}};
    }
    std::vector<LocatedFault> found;
    const auto add = [&found](Kind kind, QByteArrayView value) {
        found.push_back({fault(kind, value), value});
    };
    const SgfForm form = formOf(name);
    if (form.type != SgfType::Unknown && !form.isList && rawValues.size() > 1) {
        add(Kind::SeveralValues, rawValues[1]);
    }
    if (form.mayBeEmpty && rawValues.size() == 1 && first.isEmpty()) {
        return found;
    }
    for (const QByteArrayView value : rawValues) {
        if (const Fault wrong = faultOfValue(value, form, size)) {
            found.push_back({*wrong, value});
        }
    }
    if (form.type == SgfType::Point || form.type == SgfType::PointLabel) {
        findRepetitions(rawValues, form, size,
                        [&add](QByteArrayView value) { add(Kind::Repeated, value); });
    }
    return found;
}

Fault faultOf(QByteArrayView name, const std::vector<QByteArray> &rawValues, BoardSize size)
{
    const auto found = faultsOf(name, {rawValues.begin(), rawValues.end()}, size);
    return found.empty() ? Fault() : found.front().fault;
}

std::vector<PropertyFault> placeFaultsOf(const GameTree &tree,
                                         NodeId node,
                                         const SgfProperty &property,
                                         BoardSize size)
{
    std::vector<PropertyFault> found;
    if (traitsOf(property.packedName()).role == PropertyTraits::Role::Root && node != tree.root()) {
        found.push_back(fault(Kind::OnlyInRoot, {}));
    }
    if (DemandsMove.has(property.packedName()) && !tree.has(node, "B") && !tree.has(node, "W")) {
        found.push_back(fault(Kind::WithoutMove, {}));
    }
    if (tree.onlyProperty(node) || !isRelated(property)) {
        return found;
    }
    tree.forEachProperty(node, [&](const SgfProperty &other) {
        if (other.packedName() == property.packedName() || !isRelated(other)) {
            return;
        }
        if (const Fault between = faultBetween(property, other, size)) {
            found.push_back(*between);
        }
    });
    return found;
}

Fault faultAt(const GameTree &tree, NodeId node, QByteArrayView name, BoardSize size)
{
    if (const Fault found = faultOf(name, tree.values(node, name).copies(), size)) {
        return found;
    }
    Fault first;
    tree.forEachProperty(node, [&](const SgfProperty &property) {
        if (!first && property.hasName(name)) {
            const std::vector<PropertyFault> found = placeFaultsOf(tree, node, property, size);
            first = found.empty() ? Fault() : found.front();
        }
    });
    return first;
}

Message describe(const PropertyFault &fault, QByteArrayView name)
{
    static constexpr qsizetype LongestQuote = 40;
    const QString value = excerpt(QString::fromUtf8(fault.value), LongestQuote);
    const SgfForm form = formOf(name);
    switch (fault.kind) {
    case Kind::Name:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "names are made of capital letters, such as AB or KM"));
    case Kind::Brackets:
        return Message::of(QT_TRANSLATE_NOOP(
            "Messages",
            "each value stands in brackets, such as [dd][pp]; a ] inside them is written \\]"));
    case Kind::Value:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "\"%1\" is not %2"), value, wanted(form));
    case Kind::Range:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "\"%1\" is not between %2 and %3"), value,
                           QString::number(form.least), QString::number(form.most));
    case Kind::OffBoard:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "there is no point \"%1\" on this board"),
                           value);
    case Kind::Repeated:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "\"%1\" names a point that was named before"), value);
    case Kind::SeveralValues:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "only one value is allowed; \"%1\" is one too many"),
            value);
    case Kind::OnlyInRoot:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "this belongs to the first node of the game"));
    case Kind::WithoutMove:
        return Message::of(QT_TRANSLATE_NOOP(
            "Messages", "this is said of a move, and there is none in this node"));
    case Kind::MoveWithSetUp:
        return Message::of(
            QT_TRANSLATE_NOOP(
                "Messages",
                "what belongs to a move stands in one node with set-up; there is also %1"),
            value);
    case Kind::BothMoves:
        return Message::of(
            QT_TRANSLATE_NOOP("Messages", "both sides move in one node; there is also %1"), value);
    case Kind::SamePoint:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "%1 in this node names the same point"),
                           value);
    case Kind::Contradiction:
        return Message::of(QT_TRANSLATE_NOOP("Messages", "this contradicts %1"), value);
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
