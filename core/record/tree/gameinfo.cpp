#include "core/record/tree/gameinfo.h"

#include "core/record/tree/sgfproperties.h"

#include <QStringList>

#include <cmath>

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
    return rules.contains(QStringLiteral("chinese"), Qt::CaseInsensitive)
        || rules.contains(QStringLiteral("中国")) || rules.contains(QStringLiteral("中國"));
}

/// Fox writes hundredths; Chinese programs count in stones, of which each is two points of
/// difference.
std::optional<double> komiOf(const RawValues &values, const QString &rules)
{
    auto komi = realFromSgf(values.first());
    if (!komi) {
        return std::nullopt;
    }
    const bool isHundredths = std::abs(*komi) > 150;
    if (isHundredths) {
        *komi /= 100;
    }
    const bool isQuarter = std::fmod(std::abs(*komi), 0.5) == 0.25;
    if (isQuarter && (isHundredths || isChinese(rules))) {
        *komi *= 2;
    }
    constexpr double MaxKomi = 10'000; // no board has so many points
    return std::abs(*komi) <= MaxKomi ? komi : std::nullopt;
}

int handicapOf(const RawValues &values)
{
    const int stones = wholeFromSgf(values.first()).value_or(0);
    return stones >= 2 ? stones : 0;
}

std::optional<double> secondsOfClock(const QString &text)
{
    double seconds = 0;
    for (const QString &part : text.split(QLatin1Char(':'))) {
        bool ok = false;
        seconds = seconds * 60 + part.toDouble(&ok);
        if (!ok) {
            return std::nullopt;
        }
    }
    return seconds;
}

/// "3600", "1:30:00", "45:00", "1h", "60 min", "2 hours each".
std::optional<double> timeLimitOf(const RawValues &values)
{
    if (const auto seconds = realFromSgf(values.first())) {
        return seconds;
    }
    const QString text = sgfSimpleText(values.first()).trimmed().toLower();
    if (text.contains(QLatin1Char(':'))) {
        return secondsOfClock(text);
    }
    qsizetype digits = 0;
    while (digits < text.size() && (text[digits].isDigit() || text[digits] == QLatin1Char('.'))) {
        ++digits;
    }
    bool ok = false;
    const double amount = text.left(digits).toDouble(&ok);
    const QString unit = text.mid(digits).trimmed();
    if (!ok || unit.isEmpty()) {
        return std::nullopt;
    }
    switch (unit[0].toLatin1()) {
    case 'h':
        return amount * 3600;
    case 'm':
        return amount * 60;
    case 's':
        return amount;
    default:
        return std::nullopt;
    }
}

/// Where Fox (byo-yomi: periods, seconds) and FF[3] (Canadian: moves, seconds) have what OT says.
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
    info.size = boardSizeOf(tree);
    info.komi = komiOf(tree.values(root, "KM"), info.rules);
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
    // Chinese rules change what KM means: what is written must be read again as it was meant.
    const auto komiNow = komiOf(tree.values(tree.root(), "KM"), info.rules);
    write(info.komi != komiNow, "KM", info.komi ? rawKomi(*info.komi) : QByteArray());
    write(info.handicap != old.handicap, "HA",
          info.handicap >= 2 ? QByteArray::number(info.handicap) : QByteArray());
    write(info.timeLimit != old.timeLimit, "TM",
          info.timeLimit ? rawReal(*info.timeLimit, 3) : QByteArray());
    write(info.gameComment != old.gameComment, "GC", rawSgfText(info.gameComment));
    return hasWritten;
}

} // namespace shinpan
