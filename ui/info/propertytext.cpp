#include "ui/info/propertytext.h"

#include "core/util/excerpt.h"

#include <algorithm>
#include <iterator>

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

} // namespace

QString PropertyText::meaning(QByteArrayView name)
{
    const auto *const row = std::ranges::find_if(
        Rows, [name](const Row &each) { return QByteArrayView(each.name) == name; });
    return row == std::end(Rows) ? QString::fromLatin1(name) : tr(row->meaning);
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
