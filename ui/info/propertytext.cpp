#include "ui/info/propertytext.h"

#include "core/util/excerpt.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace shinpan {

namespace {

constexpr qsizetype LongestQuote = 40; // characters

struct Row
{
    const char *name;
    const char *meaning;
};

/// These are in the order of the standard's index.
constexpr Row Rows[] = {
    {"AB", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Black stones set up")},
    {"AE", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Points cleared")},
    {"AN", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Annotator")},
    {"AP", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Written by program")},
    {"AR", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Arrows")},
    {"AW", QT_TRANSLATE_NOOP("shinpan::PropertyText", "White stones set up")},
    {"B", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Black’s move")},
    {"BL", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Black’s time left, seconds")},
    {"BM", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Bad move")},
    {"BR", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Black’s rank")},
    {"BT", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Black’s team")},
    {"C", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Comment")},
    {"CA", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Character set of the file")},
    {"CP", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Copyright")},
    {"CR", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Circles")},
    {"DD", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Dimmed points")},
    {"DM", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Even position")},
    {"DO", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Doubtful move")},
    {"DT", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Date")},
    {"EV", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Event")},
    {"FF", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Version of the format")},
    {"FG", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Start of a figure in print")},
    {"GB", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Good for Black")},
    {"GC", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Comment on the game")},
    {"GM", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Kind of game")},
    {"GN", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Name of the game")},
    {"GW", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Good for White")},
    {"HA", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Handicap")},
    {"HO", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Hotspot")},
    {"IT", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Interesting move")},
    {"KM", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Komi")},
    {"KO", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Move played though it is illegal")},
    {"LB", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Labels")},
    {"LN", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Lines")},
    {"MA", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Crosses")},
    {"MN", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Move number")},
    {"N", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Name of the position")},
    {"OB", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Black’s overtime left, moves or periods")},
    {"ON", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Opening")},
    {"OT", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Overtime")},
    {"OW", QT_TRANSLATE_NOOP("shinpan::PropertyText", "White’s overtime left, moves or periods")},
    {"PB", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Black’s name")},
    {"PC", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Place")},
    {"PL", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Side to move")},
    {"PM", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Move numbers in print")},
    {"PW", QT_TRANSLATE_NOOP("shinpan::PropertyText", "White’s name")},
    {"RE", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Result")},
    {"RO", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Round")},
    {"RU", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Rules")},
    {"SL", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Selected points")},
    {"SO", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Source")},
    {"SQ", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Squares")},
    {"ST", QT_TRANSLATE_NOOP("shinpan::PropertyText", "How variations are shown")},
    {"SZ", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Board size")},
    {"TB", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Black’s territory")},
    {"TE", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Good move")},
    {"TM", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Main time, seconds")},
    {"TR", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Triangles")},
    {"TW", QT_TRANSLATE_NOOP("shinpan::PropertyText", "White’s territory")},
    {"UC", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Unclear position")},
    {"US", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Entered by")},
    {"V", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Value for Black")},
    {"VW", QT_TRANSLATE_NOOP("shinpan::PropertyText", "Visible part of the board")},
    {"W", QT_TRANSLATE_NOOP("shinpan::PropertyText", "White’s move")},
    {"WL", QT_TRANSLATE_NOOP("shinpan::PropertyText", "White’s time left, seconds")},
    {"WR", QT_TRANSLATE_NOOP("shinpan::PropertyText", "White’s rank")},
    {"WT", QT_TRANSLATE_NOOP("shinpan::PropertyText", "White’s team")},
};

using WantedRow = std::pair<SgfType, const char *>;

/// What values of a type are; anything is right for those that are not here.
constexpr WantedRow Wanted[] = {
    {SgfType::None, QT_TRANSLATE_NOOP("shinpan::PropertyText", "no value, only brackets")},
    {SgfType::Number, QT_TRANSLATE_NOOP("shinpan::PropertyText", "a whole number")},
    {SgfType::Real, QT_TRANSLATE_NOOP("shinpan::PropertyText", "a number with a decimal point")},
    {SgfType::Double, QT_TRANSLATE_NOOP("shinpan::PropertyText", "1, or 2 to emphasise")},
    {SgfType::Color, QT_TRANSLATE_NOOP("shinpan::PropertyText", "B or W")},
    {SgfType::SimpleText, QT_TRANSLATE_NOOP("shinpan::PropertyText", "text on one line")},
    {SgfType::Point,
     QT_TRANSLATE_NOOP("shinpan::PropertyText", "points such as dd, or rectangles such as aa:cc")},
    {SgfType::Move,
     QT_TRANSLATE_NOOP("shinpan::PropertyText", "a point such as dd, or nothing for a pass")},
    {SgfType::PointPair, QT_TRANSLATE_NOOP("shinpan::PropertyText", "two points such as aa:cc")},
    {SgfType::PointLabel,
     QT_TRANSLATE_NOOP("shinpan::PropertyText", "a point and a text such as dd:A")},
    {SgfType::BoardSize,
     QT_TRANSLATE_NOOP("shinpan::PropertyText", "a board size from 1 to 52, such as 19 or 9:13")},
    {SgfType::Figure, QT_TRANSLATE_NOOP("shinpan::PropertyText",
                                        "nothing, or flags and a name such as 257:Figure 1")},
};

} // namespace

QString PropertyText::meaning(QByteArrayView name)
{
    const auto *const row = std::ranges::find_if(
        Rows, [name](const Row &each) { return QByteArrayView(each.name) == name; });
    return row == std::end(Rows) ? QString::fromLatin1(name) : tr(row->meaning);
}

QString PropertyText::wanted(QByteArrayView name)
{
    const auto *const row = std::ranges::find(Wanted, formOf(name).type, &WantedRow::first);
    return row == std::end(Wanted) ? QString() : tr(row->second);
}

QString PropertyText::fault(const PropertyFault &fault, QByteArrayView name)
{
    using Kind = PropertyFault::Kind;
    const QString value = excerpt(QString::fromUtf8(fault.value), LongestQuote);
    switch (fault.kind) {
    case Kind::Name:
        return tr("Names are made of capital letters: “AB”, “KM”.");
    case Kind::Brackets:
        return tr("Each value stands in brackets: “[dd][pp]”. Inside them, “]” is written “\\]”.");
    case Kind::Value:
        return tr("“%1” is not %2.").arg(value, wanted(name));
    case Kind::Range:
        return tr("“%1” is not between %2 and %3.")
            .arg(value, QString::number(formOf(name).least), QString::number(formOf(name).most));
    case Kind::OffBoard:
        return tr("“%1” is not on this board.").arg(value);
    case Kind::Repeated:
        return tr("“%1” names a point that was named before.").arg(value);
    case Kind::SeveralValues:
        return tr("Only one value is allowed; “%1” is one too many.").arg(value);
    case Kind::OnlyInRoot:
        return tr("This belongs to the start of the game.");
    case Kind::WithoutMove:
        return tr("This is said of a move, and there is none here.");
    case Kind::MoveWithSetUp:
        return tr("A move and set-up stones do not stand in one place; there is also %1.")
            .arg(value);
    case Kind::BothMoves:
        return tr("Only one side moves at a time; there is also %1.").arg(value);
    case Kind::SamePoint:
        return tr("One of these points also stands in %1 (%2).").arg(value, meaning(fault.value));
    case Kind::Contradiction:
        return tr("This contradicts %1 (%2).").arg(value, meaning(fault.value));
    }
    Q_UNREACHABLE();
}

QString PropertyText::fault(const SgfDateFault &fault)
{
    using Kind = SgfDateFault::Kind;
    const QString part = excerpt(fault.part, LongestQuote);
    switch (fault.kind) {
    case Kind::Form:
        return tr("“%1” is not a date of the form 2004, 2004-03 or 2004-03-15.").arg(part);
    case Kind::Calendar:
        return tr("There is no such day as “%1”.").arg(part);
    case Kind::Shortcut:
        return tr("“%1” does not say which year or month.").arg(part);
    case Kind::Order:
        return tr("“%1” is not later than the date before it.").arg(part);
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
