#include "core/record/check/recordcheck.h"

#include "core/record/check/namelist.h"
#include "core/record/check/propertycheck.h"
#include "core/record/sgf/sgfcharset.h"
#include "core/record/sgf/sgfdate.h"
#include "core/record/timesettings.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/gamewords.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/record/tree/sgfvocabulary.h"
#include "core/rules/ruleset.h"
#include "core/util/excerpt.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace shinpan {

namespace {

using Level = RecordFinding::Level;
using Role = PropertyTraits::Role;
using FaultKind = PropertyFault::Kind;

constexpr int NewestFormat = 4;

/// Properties that FF[4] dropped from earlier versions, or that only those had.
constexpr NameList OldNames = "BS WS CH EL EX ID L LT M OM OP OV RG SC SE SI";

/// What somebody else's words are taken for, if anything.
[[nodiscard]] Message readAs(const std::optional<QString> &reading)
{
    return reading ? Message::of(QT_TRANSLATE_NOOP("Messages", "read as %1"), *reading)
                   : Message::of(QT_TRANSLATE_NOOP("Messages", "it is not understood"));
}

[[nodiscard]] QString quoted(QByteArrayView value)
{
    static constexpr qsizetype Longest = 40;
    return u'"' + excerpt(sgfSimpleText(value), Longest) + u'"';
}

/// What the program takes a value for that is not of its type; empty where it leaves it out of
/// account.
[[nodiscard]] QString readingOf(QByteArrayView name,
                                const SgfForm &form,
                                QByteArrayView value,
                                const GameTree &tree,
                                BoardSize size)
{
    const auto number = [](const std::optional<double> &real) {
        return real ? QString::fromLatin1(rawReal(*real, 4)) : QString();
    };
    switch (form.type) {
    case SgfType::Real:
        if (name == "KM") {
            return number(readGameInfo(tree).komi);
        }
        return number(name == "TM" ? readGameInfo(tree).timeLimit : realFromSgf(value));
    case SgfType::Number: {
        const auto whole = wholeFromSgf(value);
        return whole ? QString::number(*whole) : QString();
    }
    case SgfType::Color: {
        const auto color = colorFromSgf(value);
        return color ? QString::fromLatin1(rawColor(*color)) : QString();
    }
    case SgfType::Move: {
        const auto move = moveFromSgf(Color::Black, value, size);
        return move ? vertexText(move->point) : QString();
    }
    case SgfType::Point: {
        const auto point = pointFromSgf(value, size);
        return point ? vertexText(point) : QString();
    }
    default:
        return {};
    }
}

/// What Nihon Kiin and Sina say with a property of the first node that means something else by the
/// standard; null elsewhere. See readGameInfo().
[[nodiscard]] const char *foreignMeaningOf(const SgfProperty &property)
{
    const QString text = sgfSimpleText(property.values().first()).trimmed();
    if (property.hasName("TE")) {
        return text.isEmpty() || text == u'1' || text == u'2'
                 ? nullptr
                 : QT_TRANSLATE_NOOP("Messages", "event");
    }
    if (property.hasName("KO")) {
        return komiFromWords(text) ? QT_TRANSLATE_NOOP("Messages", "komi") : nullptr;
    }
    return property.hasName("RD") && !text.isEmpty() ? QT_TRANSLATE_NOOP("Messages", "date")
                                                     : nullptr;
}

/// Whether it is a move onto the board and nothing else, as nearly all properties are: there is
/// nothing to say of its value then.
[[nodiscard]] bool isMoveOntoBoard(const SgfProperty &property, BoardSize size)
{
    if (traitsOf(property.packedName()).role != Role::Move) {
        return false;
    }
    if (const char *const text = property.moveText()) {
        return pointFromSgf({text + 1, 2}, size).has_value();
    }
    int values = 0;
    for (const QByteArrayView value : property.values()) {
        const bool isPoint = value.size() == 2 && sgfCoordinate(value[0]) && sgfCoordinate(value[1])
                          && pointFromSgf(value, size);
        if (!isPoint || ++values > 1) {
            return false;
        }
    }
    return values == 1;
}

class RecordChecker
{
public:
    RecordChecker(const GameTree &tree, CheckDepth depth)
        : m_tree(tree)
        , m_isArchive(depth == CheckDepth::Archive)
        , m_size(boardSizeOf(tree))
        , m_format(wholeFromSgf(tree.values(tree.root(), "FF").first()).value_or(1))
    { }

    [[nodiscard]] RecordFindings check();

private:
    void add(Level level,
             NodeId node,
             QByteArrayView where,
             QByteArrayView name,
             const Message &text);
    /// About a property of the root, if it has it.
    void addOfRoot(Level level, QByteArrayView name, const Message &text);
    void checkProperty(NodeId node, const SgfProperty &property);
    void checkValues(NodeId node, const SgfProperty &property);
    void checkPlace(NodeId node, const SgfProperty &property);
    void checkName(NodeId node, const SgfProperty &property);
    void checkPass(NodeId node, const SgfProperty &property);
    void checkResult();
    void checkDate();
    void checkRules();
    void checkOvertime();
    void checkRanks();
    void checkCharset();
    void checkHandicap();
    void checkHeader();
    void checkFirstMover();
    [[nodiscard]] QString rootText(QByteArrayView name) const
    {
        return simpleTextAt(m_tree, m_tree.root(), name).trimmed();
    }
    /// The level of a wording that earlier versions of the format allowed, or left open.
    [[nodiscard]] Level levelOfWording() const
    {
        return m_format < NewestFormat ? Level::Note : Level::Fault;
    }

    const GameTree &m_tree;
    bool m_isArchive;
    BoardSize m_size;
    int m_format;
    RecordFindings m_found;
    std::set<QByteArray> m_oldNames; ///< that were spoken of
    bool m_hasToldPass = false;
};

RecordFindings RecordChecker::check()
{
    const NodeId root = m_tree.root();
    for (NodeId node = root; node != NoNode; node = m_tree.nextInSubtree(node, root)) {
        m_tree.forEachProperty(node,
                               [&](const SgfProperty &property) { checkProperty(node, property); });
        if (node == root) {
            checkHeader();
            checkResult();
            checkDate();
            checkRules();
            checkOvertime();
            checkRanks();
            checkCharset();
            checkHandicap();
            checkFirstMover();
        }
    }
    return std::move(m_found);
}

void RecordChecker::add(Level level,
                        NodeId node,
                        QByteArrayView where,
                        QByteArrayView name,
                        const Message &text)
{
    if (m_found.list.size() >= RecordFindings::Limit) {
        ++m_found.omitted;
        return;
    }
    m_found.list.push_back(
        {level, node, where, name.isEmpty() ? text : inFile(QString::fromUtf8(name), text)});
}

void RecordChecker::addOfRoot(Level level, QByteArrayView name, const Message &text)
{
    add(level, m_tree.root(), m_tree.values(m_tree.root(), name).first(), name, text);
}

void RecordChecker::checkProperty(NodeId node, const SgfProperty &property)
{
    if (const char *meaning = node == m_tree.root() ? foreignMeaningOf(property) : nullptr) {
        add(Level::Note, node, property.text(), property.name(),
            Message::of(QT_TRANSLATE_NOOP("Messages", "read as the %1, as some programs write it"),
                        Message::of(meaning)));
        return;
    }
    if (!isMoveOntoBoard(property, m_size)) {
        checkValues(node, property);
    } else if (m_tree.onlyProperty(node)) {
        return; // it stands alone, so that nothing is to be said of its place or name either
    }
    checkPlace(node, property);
    checkName(node, property);
    if (traitsOf(property.packedName()).role == Role::Move) {
        checkPass(node, property);
    }
}

void RecordChecker::checkValues(NodeId node, const SgfProperty &property)
{
    const QByteArray name = property.name();
    const SgfForm form = formOf(name);
    std::vector<QByteArrayView> values;
    for (const QByteArrayView value : property.values()) {
        values.push_back(value);
    }
    const bool placesStones = traitsOf(property.packedName()).placesStones;
    for (const auto &[fault, where] : faultsOf(name, values, m_size)) {
        const bool isLaidOut = fault.kind == FaultKind::Value && form.type == SgfType::SimpleText;
        const bool isOfGame = fault.kind == FaultKind::Value && (name == "SZ" || name == "GM");
        if (isLaidOut || isOfGame || fault.kind == FaultKind::SeveralValues) {
            continue; // line breaks mean blanks; of the others the reader warns
        }
        const QString reading = fault.kind == FaultKind::Value || fault.kind == FaultKind::Range
                                  ? readingOf(name, form, where, m_tree, m_size)
                                  : QString();
        if (placesStones && !where.isEmpty() && reading.isEmpty()
            && fault.kind != FaultKind::Repeated) {
            continue; // the reader warns of points that there are not
        }
        const bool isNoHandicap = name == "HA" && (reading == u'0' || reading == u'1');
        const bool isBlank = fault.kind == FaultKind::Value && where.isEmpty()
                          && traitsOf(property.packedName()).role == Role::GameInfo;
        Message text = describe(fault, name);
        if (isNoHandicap) {
            text = Message::of(
                QT_TRANSLATE_NOOP("Messages", "%1 is no handicap; the standard leaves HA out then"),
                reading);
        } else if (isBlank) {
            text = Message::of(QT_TRANSLATE_NOOP(
                "Messages", "no value; the standard leaves the property out then"));
        } else if (fault.kind == FaultKind::Value && !reading.isEmpty()) {
            text = text.followedBy(readAs(reading));
        } else if (fault.kind == FaultKind::Value && form.type != SgfType::None
                   && form.type != SgfType::Double) {
            text =
                text.followedBy(Message::of(QT_TRANSLATE_NOOP("Messages", "left out of account")));
        }
        add(isNoHandicap || isBlank ? Level::Note : Level::Fault, node, where, name, text);
    }
}

void RecordChecker::checkPlace(NodeId node, const SgfProperty &property)
{
    for (const PropertyFault &fault : placeFaultsOf(m_tree, node, property, m_size)) {
        const bool isOfTwo =
            fault.kind != FaultKind::OnlyInRoot && fault.kind != FaultKind::WithoutMove;
        // Of two properties one is enough to tell of both.
        if (!isOfTwo || property.name() < fault.value) {
            add(Level::Fault, node, property.text(), property.name(),
                describe(fault, property.name()));
        }
    }
    const Role role = traitsOf(property.packedName()).role;
    if (role == Role::GameInfo && node != m_tree.root() && !OldNames.has(property.packedName())) {
        add(Level::Note, node, property.text(), property.name(),
            Message::of(QT_TRANSLATE_NOOP("Messages",
                                          "what is said of the game is looked for in its first "
                                          "node only; left out of account here")));
    }
}

void RecordChecker::checkName(NodeId node, const SgfProperty &property)
{
    if (OldNames.has(property.packedName()) && m_format >= NewestFormat
        && m_oldNames.insert(property.name()).second) {
        add(Level::Note, node, property.text(), property.name(),
            Message::of(QT_TRANSLATE_NOOP("Messages", "FF[4] no longer has this property")));
    }
    if (m_isArchive && traitsOf(property.packedName()).role == Role::Unknown
        && formOf(property.name()).type == SgfType::Unknown
        && m_oldNames.insert(property.name()).second) {
        add(Level::Note, node, property.text(), property.name(),
            Message::of(QT_TRANSLATE_NOOP("Messages",
                                          "a property of one program's, not of the standard's")));
    }
}

void RecordChecker::checkPass(NodeId node, const SgfProperty &property)
{
    if (m_isArchive && m_format >= NewestFormat && !m_hasToldPass
        && trimmedSgf(property.values().first()) == "tt" && m_size.columns <= 19
        && m_size.rows <= 19) {
        m_hasToldPass = true;
        add(Level::Note, node, property.values().first(), property.name(),
            Message::of(
                QT_TRANSLATE_NOOP("Messages", "a pass is written [] since FF[4], not [tt]")));
    }
}

/// FF[4]: 0 or Draw, a winner with a margin or a reason, Void, ?.
void RecordChecker::checkResult()
{
    static const QRegularExpression standard(QStringLiteral(
        "\\A(?:0|Draw|Void|\\?|[BW]\\+(?:R|Resign|T|Time|F|Forfeit|\\d+(?:\\.\\d+)?)?)\\z"));
    const QString result = rootText("RE");
    if (result.isEmpty() || standard.match(result).hasMatch()) {
        return;
    }
    const auto reading = resultFromWords(result);
    const Message text =
        Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is no result as SGF writes it"),
                    quoted(m_tree.values(m_tree.root(), "RE").first()));
    addOfRoot(reading ? levelOfWording() : Level::Fault, "RE", text.followedBy(readAs(reading)));
}

void RecordChecker::checkDate()
{
    const QString date = rootText("DT");
    const auto dates = datesFromSgf(date);
    if (dates) {
        return;
    }
    const auto reading = dateFromWords(date);
    const Message text = Message::of(
        QT_TRANSLATE_NOOP("Messages", "%1 is no date as SGF writes it, such as 2004-03-15"),
        quoted(m_tree.values(m_tree.root(), "DT").first()));
    addOfRoot(levelOfWording(), "DT", text.followedBy(readAs(reading)));
}

/// FF[4] asks for the names of four rule sets and allows others.
void RecordChecker::checkRules()
{
    const QString rules = rootText("RU");
    if (!rules.isEmpty() && !rulesetFromText(rules.toStdString())) {
        addOfRoot(
            Level::Note, "RU",
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 names no rules that are known here"),
                        quoted(m_tree.values(m_tree.root(), "RU").first())));
    }
}

void RecordChecker::checkOvertime()
{
    const QString overtime = rootText("OT");
    const GameInfo info = readGameInfo(m_tree);
    const ByColor<TimeControl> controls = timeControlsOf(info);
    if (!overtime.isEmpty() && !controls.black.isLimited() && !controls.white.isLimited()) {
        addOfRoot(
            Level::Note, "OT",
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is no overtime that is understood; the "
                                                      "game counts as one without a time limit"),
                        quoted(m_tree.values(m_tree.root(), "OT").first())));
    }
}

/// FF[4] recommends "k" or "kyu", "d" or "dan".
void RecordChecker::checkRanks()
{
    static const QRegularExpression standard(
        QStringLiteral("\\A\\d{1,2} ?(?:k|kyu|d|dan|p|pro)[*?]?\\z"));
    for (const char *name : {"BR", "WR"}) {
        const QString rank = rootText(name);
        const auto reading = rankFromWords(rank);
        if (reading && !standard.match(rank).hasMatch()) {
            addOfRoot(Level::Note, name,
                      Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is read as %2"),
                                  quoted(m_tree.values(m_tree.root(), name).first()), *reading));
        }
    }
}

void RecordChecker::checkCharset()
{
    const QByteArrayView name = trimmedSgf(m_tree.values(m_tree.root(), "CA").first());
    if (!name.isEmpty() && !isKnownCharset(name.toByteArray())) {
        addOfRoot(
            Level::Fault, "CA",
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is no character set that is known here"),
                        quoted(name)));
    }
}

/// Stones in the nodes before the first move, or, as KGS has a free handicap, Black's first moves.
void RecordChecker::checkHandicap()
{
    const auto handicap = wholeFromSgf(m_tree.values(m_tree.root(), "HA").first());
    if (!handicap || *handicap < 2) {
        return;
    }
    int stones = 0;
    int moves = 0;
    for (NodeId node = m_tree.root(); node != NoNode; node = m_tree.firstChild(node)) {
        stones += moves == 0 ? pointsFromSgf(m_tree.values(node, "AB"), m_size).count() : 0;
        const auto move = moveAt(m_tree, node, m_size);
        if (move && move->color == Color::White) {
            break;
        }
        moves += move && move->point ? 1 : 0;
    }
    if (stones == *handicap || (stones == 0 && moves == *handicap)) {
        return;
    }
    const Message text =
        stones > 0 ? Message::of(
            QT_TRANSLATE_NOOP("Messages", "a handicap of %1, but black stones set up: %2"),
            *handicap, stones)
                   : Message::of(
                       QT_TRANSLATE_NOOP("Messages", "a handicap of %1, but no stones are set up"),
                       *handicap);
    addOfRoot(stones > 0 ? Level::Fault : levelOfWording(), "HA", text);
}

void RecordChecker::checkFirstMover()
{
    const NodeId root = m_tree.root();
    const auto declared = colorFromSgf(m_tree.values(root, "PL").first());
    const NodeId next = m_tree.firstChild(root);
    if (!declared || next == NoNode || setUpAt(m_tree, next, m_size)) {
        return;
    }
    const auto move = moveAt(m_tree, next, m_size);
    if (move && move->color != *declared) {
        addOfRoot(Level::Note, "PL",
                  *declared == Color::Black
                      ? Message::of(QT_TRANSLATE_NOOP(
                          "Messages", "it is Black’s turn, but the other side moves first"))
                      : Message::of(QT_TRANSLATE_NOOP(
                          "Messages", "it is White’s turn, but the other side moves first")));
    }
}

/// What the first node says of the file.
void RecordChecker::checkHeader()
{
    const NodeId root = m_tree.root();
    const bool saysFormat = m_tree.has(root, "FF");
    if (saysFormat && m_format > 0 && m_format < NewestFormat) {
        addOfRoot(
            Level::Note, "FF",
            Message::of(QT_TRANSLATE_NOOP("Messages",
                                          "version %1 of the format, of which the newest is %2"),
                        m_format, NewestFormat));
    }
    if (!m_isArchive) {
        return;
    }
    for (const char *name : {"FF", "GM", "SZ"}) {
        if (!m_tree.has(root, name)) {
            add(Level::Note, root, {}, {},
                Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is missing in the first node"),
                            QString::fromLatin1(name)));
        }
    }
    const RawValues application = m_tree.values(root, "AP");
    if (!application.isEmpty() && splitComposed(application.first()).second.isNull()) {
        addOfRoot(Level::Note, "AP",
                  Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is not of the form name:version"),
                              quoted(application.first())));
    }
}

} // namespace

RecordFindings checkRecord(const GameTree &tree, CheckDepth depth)
{
    return RecordChecker(tree, depth).check();
}

} // namespace shinpan
