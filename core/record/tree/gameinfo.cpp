#include "core/record/tree/gameinfo.h"

#include "core/record/tree/gamewords.h"
#include "core/record/tree/sgfproperties.h"
#include "core/rules/ruleset.h"

#include <QList>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace shinpan {

namespace {

/// The simple texts: SGF's name, and where they are.
struct TextField
{
    const char *name;
    QString GameInfo::*member;
};
constexpr TextField TextFields[] = {
    {"RU", &GameInfo::rules},   {"RE", &GameInfo::result},    {"OT", &GameInfo::overtime},
    {"DT", &GameInfo::date},    {"EV", &GameInfo::event},     {"RO", &GameInfo::round},
    {"PC", &GameInfo::place},   {"GN", &GameInfo::gameName},  {"US", &GameInfo::user},
    {"SO", &GameInfo::source},  {"AN", &GameInfo::annotator}, {"CP", &GameInfo::copyright},
    {"ON", &GameInfo::opening},
};

struct PlayerField
{
    ByColor<const char *> names;
    ByColor<QString> GameInfo::*member;
};
constexpr PlayerField PlayerFields[] = {
    {{"PB", "PW"}, &GameInfo::playerName},
    {{"BR", "WR"}, &GameInfo::playerRank},
    {{"BT", "WT"}, &GameInfo::playerTeam},
};

bool isChinese(const QString &rules)
{
    const RulesetPreset *preset = findRulesetPreset(rules.toStdString());
    return rules.contains(QStringLiteral("chinese"), Qt::CaseInsensitive)
        || (preset && preset->name == "Chinese");
}

/// What KM counts where it does not count points. A stone of area counting is two points.
struct KomiUnit
{
    const char *programs; ///< AP names one of these, with blanks between them; empty: any
    double least;         ///< of KM, without its sign
    double most;
    double points; ///< that one of it is worth
    bool isOnlyChinese = false;
};
/// The first row that fits counts; those of programs are for whole numbers, as these write them,
/// and not for what a person sets, which has a point (rawKomi()). Fox writes hundredths, of stones
/// where they are quarters or the rules Chinese; SGFC leaves its own name on Fox's files. Komi
/// beyond 150 points are nobody's.
constexpr KomiUnit KomiUnits[] = {
    {"", 275, 275, 0.02},           {"", 325, 325, 0.02},
    {"", 375, 375, 0.02},           {"foxwq SGFC", 350, 350, 0.02, true},
    {"foxwq SGFC", 50, 50, 0.01},   {"foxwq SGFC", 100, 100, 0.01},
    {"foxwq SGFC", 150, 150, 0.01}, {"", 150.01, 1'000'000, 0.01},
};

constexpr double LeastForeignKomi = std::ranges::min(KomiUnits, {}, &KomiUnit::least).least;

bool isWrittenBy(const GameTree &tree, const char *programs)
{
    const QByteArray applications =
        tree.values(tree.root(), "AP").text().toByteArray().toLower(); // Fox writes two
    return std::ranges::any_of(
        QByteArray(programs).toLower().split(' '),
        [&](const QByteArray &program) { return applications.contains(program); });
}

const KomiUnit *komiUnitOf(const GameTree &tree, double komi, const QString &rules)
{
    const bool isWhole = wholeFromSgf(tree.values(tree.root(), "KM").first()).has_value();
    const auto *const unit = std::ranges::find_if(KomiUnits, [&](const KomiUnit &row) {
        const double size = std::abs(komi);
        return size >= row.least && size <= row.most && (!row.isOnlyChinese || isChinese(rules))
            && (isWhole || *row.programs == '\0') && isWrittenBy(tree, row.programs);
    });
    return unit == std::end(KomiUnits) ? nullptr : unit;
}

bool isQuarter(double komi)
{
    return std::fmod(std::abs(komi), 0.5) == 0.25;
}

/// KM under these rules, which may differ from what RU says.
std::optional<double> komiOf(const GameTree &tree, const QString &rules)
{
    auto komi = realFromSgf(tree.values(tree.root(), "KM").first());
    if (!komi) {
        return std::nullopt;
    }
    const KomiUnit *unit = komiUnitOf(tree, *komi, rules);
    *komi *= unit ? unit->points : 1;
    if (isQuarter(*komi) && (unit || isChinese(rules))) {
        *komi *= 2;
    }
    constexpr double MaxKomi = 10'000; // no board has that many points
    return std::abs(*komi) <= MaxKomi ? komi : std::nullopt;
}

int handicapOf(const RawValues &values)
{
    const int stones = wholeFromSgf(values.first()).value_or(0);
    return stones >= 2 ? stones : 0;
}

/// The time in seconds, or in what words say of them.
std::optional<double> timeLimitOf(const RawValues &values)
{
    const auto seconds = realFromSgf(values.first());
    return seconds ? seconds : secondsFromWords(sgfSimpleText(values.first()));
}

/// What OT says stands here in Fox (byo-yomi: periods, seconds) and FF[3] (Canadian: moves,
/// seconds).
constexpr const char *OtherOvertimeNames[] = {"TC", "TT", "OM", "OP"};

QString overtimeElsewhere(const GameTree &tree)
{
    const auto number = [&tree](const char *name) {
        return simpleTextAt(tree, tree.root(), name).trimmed().toInt();
    };
    if (number("TC") > 0 && number("TT") > 0) {
        return QStringLiteral("%1x%2 byo-yomi").arg(number("TC")).arg(number("TT"));
    }
    if (number("OM") > 0 && number("OP") > 0) {
        return QStringLiteral("%1/%2 Canadian").arg(number("OM")).arg(number("OP"));
    }
    return {};
}

/// The properties in which Nihon Kiin and Sina have what EV and DT say; FF[4] has them for other
/// things or not at all.
struct OtherText
{
    const char *name;
    QString GameInfo::*member;
};
constexpr OtherText OtherTexts[] = {{"TE", &GameInfo::event}, {"RD", &GameInfo::date}};

/// A good move is marked with 1 or 2, an event is not called so.
QString textElsewhere(const GameTree &tree, const char *name)
{
    const QString text = simpleTextAt(tree, tree.root(), name);
    const QString word = text.trimmed();
    return word == u'1' || word == u'2' ? QString() : text;
}

/// The komi as the same two write it, in words; elsewhere that is empty.
std::optional<double> komiElsewhere(const GameTree &tree)
{
    const QString text = simpleTextAt(tree, tree.root(), "KO");
    return text.isEmpty() ? std::nullopt : komiFromWords(text);
}

/// KM always has a point: some readers take "7" for hundredths or stones.
QByteArray rawKomi(double komi)
{
    const QByteArray text = rawReal(komi);
    return text.contains('.') ? text : text + ".0";
}

} // namespace

GameInfo readGameInfo(const GameTree &tree)
{
    const NodeId root = tree.root();
    GameInfo info;
    for (const TextField &field : TextFields) {
        info.*field.member = simpleTextAt(tree, root, field.name);
    }
    for (const PlayerField &field : PlayerFields) {
        for (const Color color : BothColors) {
            (info.*field.member)[color] = simpleTextAt(tree, root, field.names[color]);
        }
    }
    if (info.overtime.isEmpty()) {
        info.overtime = overtimeElsewhere(tree);
    }
    for (const OtherText &other : OtherTexts) {
        if ((info.*other.member).isEmpty()) {
            info.*other.member = textElsewhere(tree, other.name);
        }
    }
    info.size = boardSizeOf(tree);
    info.komi = tree.has(root, "KM") ? komiOf(tree, info.rules) : komiElsewhere(tree);
    info.handicap = handicapOf(tree.values(root, "HA"));
    info.timeLimit = timeLimitOf(tree.values(root, "TM"));
    info.gameComment = textAt(tree, root, "GC");
    return info;
}

bool writeGameInfo(GameTree &tree, const GameInfo &info)
{
    const GameInfo old = readGameInfo(tree);
    bool hasWritten = false;
    const auto write = [&](bool differs, QByteArrayView name, const QByteArray &raw) {
        hasWritten = hasWritten || differs;
        if (differs && raw.isEmpty()) {
            tree.removeProperty(tree.root(), name);
        } else if (differs) {
            tree.setValue(tree.root(), name, raw);
        }
    };
    write(info.size != old.size, "SZ", rawBoardSize(info.size));
    for (const TextField &field : TextFields) {
        write(info.*field.member != old.*field.member, field.name,
              rawSgfSimpleText(info.*field.member));
    }
    for (const PlayerField &field : PlayerFields) {
        for (const Color color : BothColors) {
            const QString &text = (info.*field.member)[color];
            write(text != (old.*field.member)[color], field.names[color], rawSgfSimpleText(text));
        }
    }
    if (info.overtime != old.overtime) {
        for (const char *name : OtherOvertimeNames) {
            write(!tree.values(tree.root(), name).isEmpty(), name, {});
        }
    }
    for (const OtherText &other : OtherTexts) {
        const bool isGone =
            info.*other.member != old.*other.member && !textElsewhere(tree, other.name).isEmpty();
        write(isGone, other.name, {});
    }
    // Chinese rules change what KM means: what is written must be read again as it was meant.
    const auto komiNow =
        tree.has(tree.root(), "KM") ? komiOf(tree, info.rules) : komiElsewhere(tree);
    write(info.komi != komiNow, "KM", info.komi ? rawKomi(*info.komi) : QByteArray());
    write(info.komi != komiNow && komiElsewhere(tree), "KO", {});
    write(info.handicap != old.handicap, "HA",
          info.handicap >= 2 ? QByteArray::number(info.handicap) : QByteArray());
    write(info.timeLimit != old.timeLimit, "TM",
          info.timeLimit ? rawReal(*info.timeLimit, 3) : QByteArray());
    write(info.gameComment != old.gameComment, "GC", rawSgfText(info.gameComment));
    return hasWritten;
}

std::optional<ForeignKomi> foreignKomi(const GameTree &tree)
{
    const auto written = realFromSgf(tree.values(tree.root(), "KM").first());
    const bool mayBeForeign =
        written && (isQuarter(*written) || std::abs(*written) >= LeastForeignKomi);
    if (!mayBeForeign) {
        return std::nullopt; // quickly: nearly all games
    }
    const QString rules = simpleTextAt(tree, tree.root(), "RU");
    const auto read = komiOf(tree, rules);
    if (!read || *read == *written) {
        return std::nullopt;
    }
    const KomiUnit *unit = komiUnitOf(tree, *written, rules);
    return ForeignKomi{*read, unit != nullptr && *unit->programs != '\0'};
}

} // namespace shinpan
