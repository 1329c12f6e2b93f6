#include "core/record/tree/gamewords.h"

#include "core/board/color.h"
#include "core/record/tree/sgfproperties.h"

#include <QDate>
#include <QHash>
#include <QRegularExpression>
#include <QRegularExpressionMatch>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace shinpan {

namespace {

using Match = QRegularExpressionMatch;

/// A pattern of words, all in small letters.
[[nodiscard]] QRegularExpression wordPattern(const char *text)
{
    QRegularExpression pattern(QString::fromUtf8(text),
                               QRegularExpression::UseUnicodePropertiesOption);
    Q_ASSERT(pattern.isValid());
    return pattern;
}

/// No board has that many points.
constexpr double MostPoints = 10'000;

/// Digits of full width, ligatures and their like as ASCII has them, in small letters. Empty for
/// what is too long to be words of a game.
[[nodiscard]] QString plainWords(const QString &text)
{
    static constexpr char16_t FractionSlash = 0x2044;
    static constexpr qsizetype Longest = 200; // what is longer is prose
    return text.size() > Longest ? QString()
                                 : text.normalized(QString::NormalizationForm_KC)
                                       .toLower()
                                       .replace(QChar(FractionSlash), u'/')
                                       .simplified();
}

/// "十二" as 12, "二〇〇四" as 2004; nothing for what is not a number.
[[nodiscard]] std::optional<int> numberFromKanji(const QString &text)
{
    static const QString digits = QStringLiteral("〇一二三四五六七八九");
    static constexpr int Largest = 100'000;
    int number = 0;
    int digit = -1;
    for (const QChar c : text) {
        const qsizetype value = c == u'零' ? 0 : c == u'两' || c == u'兩' ? 2 : digits.indexOf(c);
        if (value >= 0) {
            digit = (std::max(digit, 0) * 10) + static_cast<int>(value);
        } else if (c == u'十' || c == u'百') {
            number += (digit < 0 ? 1 : digit) * (c == u'十' ? 10 : 100);
            digit = -1;
        } else {
            return std::nullopt;
        }
        if (number > Largest || digit > Largest) {
            return std::nullopt;
        }
    }
    return text.isEmpty() ? std::nullopt : std::optional(number + std::max(digit, 0));
}

[[nodiscard]] std::optional<int> wholeFrom(const QString &text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    return isNumber ? std::optional(number) : numberFromKanji(text);
}

// Results.

/// What one result is called, however it came about.
constexpr struct
{
    const char *pattern;
    const char *result;
} Endings[] = {
    {"^(0|0?\\.0|draw(n)?|tie|jigo|持碁|ジゴ|和棋|和局|平局|和|무승부|빅|remis|unentschieden|"
     "partie nulle|nul|ничья)$",
     "0"},
    {"^(void|no result|無勝負|无胜负|无效|無效|무효)$", "Void"},
    {"^(\\?|unknown|unfinished|adjourned|打挂|打掛|打ち掛け|打掛け|封盘|未完|不明|中断|未知|미완|"
     "중단)$",
     "?"},
};

constexpr char BlackWords[] = "black|黑|黒|흑|schwarz|noir|ч[её]рные|negro";
constexpr char WhiteWords[] = "white|白|백|wei(ß|ss)|blanc|белые|blanco";
constexpr char WinWords[] =
    "wins?|won|胜|勝|赢|贏|승|gewinnt|gewann|gagne|выиграли|победили|gana|ganó";
constexpr char LossWords[] = "los(es?|t)|forfeits?|负|負|败|敗|패|resign(s|ed)|认输|認輸|投了|投子|"
                             "verliert|perd|сдались|проиграли";

constexpr char ResignWords[] = "resign|res\\b|中盘|中盤|中押|不计|不計|불계|投了|投子|认输|認輸|"
                               "aufgabe|abandon|сдал";
constexpr char TimeWords[] = "time|超时|超時|时间|時間|逾时|逾時|切れ|시간|zeit|temps|врем";
constexpr char ForfeitWords[] =
    "forfeit|default|disconnect|掉线|断线|斷線|不战|不戦|不戰|弃权|棄権|棄權|反则|反則|犯规|犯規|"
    "失格|기권|반칙|실격|부전";

[[nodiscard]] bool contains(const QString &text, const char *words)
{
    static QHash<const char *, QRegularExpression> known; // to compile one costs more than to match
    const auto found = known.constFind(words);
    return (found != known.constEnd() ? *found : *known.insert(words, wordPattern(words)))
        .match(text)
        .hasMatch();
}

/// "W+R" and its like with any letter case, blanks and longer words.
[[nodiscard]] std::optional<QString> resultFromSigns(const QString &text)
{
    static const QRegularExpression pattern =
        wordPattern("^([bw])(?:lack|hite)?\\s*\\+\\s*(r(?:es(?:ign(?:ation)?)?)?|t(?:ime(?:out)?)?|"
                    "f(?:orf(?:eit)?)?|[0-9]+(?:[.,][0-9]+)?|)\\.?$");
    const Match match = pattern.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const QString winner = match.captured(1).toUpper() + u'+';
    const QString how = match.captured(2);
    if (how.isEmpty() || how[0].isLetter()) {
        return winner + how.left(1).toUpper();
    }
    const double margin = QString(how).replace(u',', u'.').toDouble();
    if (margin > MostPoints) {
        return std::nullopt;
    }
    return margin > 0 ? winner + QString::fromLatin1(rawReal(margin)) : QStringLiteral("0");
}

/// The side that a colour's word, and a verb after it, say has won.
[[nodiscard]] std::optional<Color> winnerIn(const QString &text)
{
    static const QRegularExpression pattern = wordPattern(
        QStringLiteral("(?:(?<black>%1)|(?<white>%2))(?:(?!%1|%2).)*?(?:(?<wins>%3)|(?<loses>%4))")
            .arg(QString::fromUtf8(BlackWords), QString::fromUtf8(WhiteWords),
                 QString::fromUtf8(WinWords), QString::fromUtf8(LossWords))
            .toUtf8());
    const Match match = pattern.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const Color named =
        match.capturedLength(QStringLiteral("black")) > 0 ? Color::Black : Color::White;
    const bool wins = match.capturedLength(QStringLiteral("wins")) > 0;
    return wins ? named : opposite(named);
}

/// "3.5", "3目半", "半目", "1又3/4子", "三目半", "3집반", "half a point", "2 1/2 points".
[[nodiscard]] std::optional<double> marginIn(const QString &text)
{
    static const QRegularExpression pattern = wordPattern(
        "(?<whole>[0-9]+(?:[.,][0-9]+)?|[〇一二三四五六七八九十两兩]+)?\\s*"
        "(?:又|と|and|&)?\\s*(?:(?<up>[1-3])/(?<down>[24]))?\\s*"
        "(?<half>반|半|(?:a )?half)?(?: an?)?\\s*"
        "(?<unit>目|子|집|호|points?\\b|moku|punkt|point|очк)\\s*(?<halfafter>半|반|and a half)?");
    static const QRegularExpression bare = wordPattern(
        "(?:by|mit|de|на)\\s+([0-9]+(?:[.,][0-9]+)?)|([0-9]+(?:[.,][0-9]+)?)\\s*(?:win|胜|"
        "勝|승)");
    const Match match = pattern.match(text);
    if (!match.hasMatch()) {
        const Match number = bare.match(text);
        const QString digits = number.captured(1) + number.captured(2);
        return number.hasMatch() ? std::optional(QString(digits).replace(u',', u'.').toDouble())
                                 : std::nullopt;
    }
    const auto part = [&match](const char *name) { return match.captured(QLatin1String(name)); };
    const QString whole = part("whole").replace(u',', u'.');
    bool isNumber = false;
    double margin = whole.toDouble(&isNumber);
    if (!isNumber) {
        margin = numberFromKanji(whole).value_or(0);
    }
    if (!part("up").isEmpty()) {
        margin += part("up").toDouble() / part("down").toDouble();
    }
    margin += part("half").isEmpty() && part("halfafter").isEmpty() ? 0 : 0.5;
    if (margin == 0 || margin > MostPoints) {
        return std::nullopt;
    }
    return part("unit") == QStringLiteral("子") ? 2 * margin : margin;
}

// Dates.

/// "2004-03-15"; nothing for what is not a day of the calendar. Zero: not known.
[[nodiscard]] std::optional<QString> isoDate(int year, int month, int day)
{
    if (year > 9999 || !QDate::isValid(year, std::max(month, 1), std::max(day, 1))) {
        return std::nullopt;
    }
    QString text = QStringLiteral("%1").arg(year, 4, 10, QLatin1Char('0'));
    for (const int part : {month, day}) {
        if (part == 0) {
            break;
        }
        text += QStringLiteral("-%1").arg(part, 2, 10, QLatin1Char('0'));
    }
    return text;
}

/// The year before the first of a Japanese era.
[[nodiscard]] int yearBefore(const QString &era)
{
    static constexpr struct
    {
        char16_t first;
        int before;
    } Eras[] = {{u'明', 1867}, {u'大', 1911}, {u'昭', 1925}, {u'平', 1988}, {u'令', 2018}};
    const auto *const found = std::ranges::find_if(
        Eras, [&era](const auto &known) { return era.startsWith(QChar(known.first)); });
    return found == std::end(Eras) ? 0 : found->before;
}

/// The date of "2004年3月15日", "2004. 3. 15.", "平成十六年三月".
[[nodiscard]] std::optional<QString> dateFromYear(const QString &text)
{
    static const QRegularExpression pattern =
        wordPattern("^(?<era>明治|大正|昭和|平成|令和)?\\s*(?<year>[0-9]{1,4}|["
                    "〇零一二三四五六七八九十]+|元)\\s*"
                    "(?:年|년|[-./])\\s*"
                    "(?:(?<month>[0-9]{1,2}|[一二三四五六七八九十]+)\\s*(?:月|월|[-./])?\\s*"
                    "(?:(?<day>[0-9]{1,2}|[一二三四五六七八九十]+)\\s*(?:日|일|号|號|[.])?)?)?"
                    "(?:[ t].*|[(（].*)?$");
    const Match match = pattern.match(text);
    const auto part = [&match](const char *name) { return match.captured(QLatin1String(name)); };
    const int number =
        part("year") == QStringLiteral("元") ? 1 : wholeFrom(part("year")).value_or(0);
    const int year = number + yearBefore(part("era"));
    const bool isYear = match.hasMatch() && number > 0 && (year >= 1000);
    return isYear ? isoDate(year, wholeFrom(part("month")).value_or(0),
                            wholeFrom(part("day")).value_or(0))
                  : std::nullopt;
}

/// "15.3.2004" has the day first; "13/5/1995" can only have it so, and "5/13/1995" cannot.
[[nodiscard]] std::optional<QString> dateFromDay(const QString &text)
{
    static const QRegularExpression pattern =
        wordPattern("^([0-9]{1,2})\\s*([-./])\\s*([0-9]{1,2})\\s*\\2\\s*([0-9]{4})$");
    const Match match = pattern.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const int first = match.captured(1).toInt();
    const int second = match.captured(3).toInt();
    const int year = match.captured(4).toInt();
    if (match.captured(2) == u'.' || first > 12 || first == second) {
        return isoDate(year, second, first);
    }
    return second > 12 ? isoDate(year, first, second) : std::nullopt;
}

/// "15 Mar 2004", "March 15, 2004", "15. März 2004", "20040315".
[[nodiscard]] std::optional<QString> dateFromMonthName(const QString &text)
{
    static const std::array<QRegularExpression, 3> patterns{
        wordPattern("^(?<day>[0-9]{1,2})(?:st|nd|rd|th)?[. -]*(?<month>\\p{L}{3,})[., -]*"
                    "(?<year>[0-9]{4})$"),
        wordPattern(
            "^(?:\\p{L}{3,},? )?(?<month>\\p{L}{3,})[. -]*(?<day>[0-9]{1,2})(?:st|nd|rd|th)?"
            "[., -]+(?<year>[0-9]{4})$"),
        wordPattern("^(?<year>[0-9]{4})[ -]+(?<month>\\p{L}{3,})[. -]*(?<day>[0-9]{1,2})$")};
    static const QStringList months{
        QStringLiteral("jan"), QStringLiteral("feb"), QStringLiteral("mar"), QStringLiteral("apr"),
        QStringLiteral("may"), QStringLiteral("jun"), QStringLiteral("jul"), QStringLiteral("aug"),
        QStringLiteral("sep"), QStringLiteral("oct"), QStringLiteral("nov"), QStringLiteral("dec")};
    static const QStringList german{QString(),
                                    QString(),
                                    QStringLiteral("mär"),
                                    QString(),
                                    QStringLiteral("mai"),
                                    QString(),
                                    QString(),
                                    QString(),
                                    QString(),
                                    QStringLiteral("okt"),
                                    QString(),
                                    QStringLiteral("dez")};
    for (const QRegularExpression &pattern : patterns) {
        const Match match = pattern.match(text);
        const QString name = match.captured(QStringLiteral("month")).left(3);
        const qsizetype index = std::max(months.indexOf(name), german.indexOf(name));
        if (match.hasMatch() && index >= 0) {
            return isoDate(match.captured(QStringLiteral("year")).toInt(),
                           static_cast<int>(index) + 1,
                           match.captured(QStringLiteral("day")).toInt());
        }
    }
    static const QRegularExpression digits = wordPattern("^([12][0-9]{3})([0-9]{2})([0-9]{2})$");
    const Match match = digits.match(text);
    return match.hasMatch() ? isoDate(match.captured(1).toInt(), match.captured(2).toInt(),
                                      match.captured(3).toInt())
                            : std::nullopt;
}

// Times.

/// Some thirty years; no game has more.
constexpr double MostSeconds = 1e9;

[[nodiscard]] std::optional<double> possible(double seconds)
{
    return seconds >= 0 && seconds <= MostSeconds ? std::optional(seconds) : std::nullopt;
}

/// The seconds of "1:30:00", "45:00".
[[nodiscard]] std::optional<double> secondsOfClock(const QString &text)
{
    double seconds = 0;
    for (const QString &part : text.split(QLatin1Char(':'))) {
        bool ok = false;
        seconds = seconds * 60 + part.toDouble(&ok);
        if (!ok) {
            return std::nullopt;
        }
    }
    return possible(seconds);
}

[[nodiscard]] double secondsOf(QStringView unit)
{
    static const QRegularExpression hours = wordPattern("^(h|小时|小時|時間|时|시간|час|stunde)");
    static const QRegularExpression minutes = wordPattern("^(m|分|분|мин)");
    return hours.match(unit.toString()).hasMatch()   ? 3600
         : minutes.match(unit.toString()).hasMatch() ? 60
                                                     : 1;
}

constexpr char TimeUnits[] =
    "h(?:ours?|rs?)?|m(?:in(?:ute[ns]?|s)?)?|s(?:ec(?:onds?|s)?|ekunden?)?|"
    "stunden?|小时|小時|時間|时|시간|час(?:а|ов)?|分钟|分鐘|分間|分|분|мин|"
    "秒钟|秒鐘|秒間|秒|초|сек";

} // namespace

std::optional<QString> resultFromWords(const QString &text)
{
    const QString words = plainWords(text);
    for (const auto &[pattern, result] : Endings) {
        if (contains(words, pattern)) {
            return QString::fromLatin1(result);
        }
    }
    if (const auto result = resultFromSigns(words)) {
        return result;
    }
    const std::optional<Color> winner = winnerIn(words);
    if (!winner) {
        return std::nullopt;
    }
    const QString side = QLatin1String(*winner == Color::Black ? "B+" : "W+");
    if (contains(words, ResignWords)) {
        return side + u'R';
    }
    if (contains(words, TimeWords)) {
        return side + u'T';
    }
    if (contains(words, ForfeitWords)) {
        return side + u'F';
    }
    const std::optional<double> margin = marginIn(words);
    return margin ? side + QString::fromLatin1(rawReal(*margin)) : side;
}

std::optional<QString> dateFromWords(const QString &text)
{
    const QString words = plainWords(text);
    for (const auto read : {dateFromYear, dateFromDay, dateFromMonthName}) {
        if (const auto date = read(words)) {
            return date;
        }
    }
    return std::nullopt;
}

std::optional<double> komiFromWords(const QString &text)
{
    const QString words = plainWords(text);
    const auto number = realFromSgf(words.toUtf8());
    const bool isKomi = number && std::abs(*number) <= MostPoints;
    return isKomi ? number : number ? std::nullopt : marginIn(words);
}

std::optional<QString> rankFromWords(const QString &text)
{
    static const QRegularExpression pattern =
        wordPattern("^(?<pro>pro(?:fessional)?|プロ|职业|職業|프로)?\\s*"
                    "(?<number>[0-9]{1,2}|[初一二三四五六七八九十]+)[ -]*"
                    "(?<kind>dan|d|段|단|kyu|k|gup|级|級|급|кю|дан|p(?:ro)?)\\s*"
                    "(?<after>pro(?:fessional)?|プロ|p)?[*?]?$");
    const Match match = pattern.match(plainWords(text));
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const auto part = [&match](const char *name) { return match.captured(QLatin1String(name)); };
    const QString number = part("number").replace(QStringLiteral("初"), QStringLiteral("一"));
    const std::optional<int> degree = wholeFrom(number);
    if (!degree || *degree < 1) {
        return std::nullopt;
    }
    const QString kind = part("kind");
    static const QString kyuWords = QStringLiteral("kyu k gup 级 級 급 кю");
    const bool isPro = !part("pro").isEmpty() || !part("after").isEmpty() || kind.startsWith(u'p');
    const bool isKyu = kyuWords.split(u' ').contains(kind);
    const QChar letter = isPro ? u'p' : isKyu ? u'k' : u'd';
    return QString::number(*degree) + letter;
}

std::optional<double> secondsFromWords(const QString &text)
{
    const QString words = plainWords(text);
    if (words.contains(QLatin1Char(':'))) {
        return secondsOfClock(words);
    }
    static const QString parts =
        QStringLiteral("([0-9]+(?:\\.[0-9]+)?)\\s*(%1)").arg(QString::fromUtf8(TimeUnits));
    static const QRegularExpression whole = wordPattern(
        QStringLiteral("^(?:各方?|each|持ち?時間|基本|每方)?\\s*(?:%1\\s*(?:and |und |и )?)+"
                       "(?: each|each|per player|ずつ)?$")
            .arg(parts)
            .toUtf8());
    static const QRegularExpression part = wordPattern(parts.toUtf8());
    if (!whole.match(words).hasMatch()) {
        return std::nullopt;
    }
    double seconds = 0;
    for (auto match = part.globalMatch(words); match.hasNext();) {
        const Match found = match.next();
        seconds += found.captured(1).toDouble() * secondsOf(found.capturedView(2));
    }
    return possible(seconds);
}

std::optional<QString> overtimeFromWords(const QString &text)
{
    static const QString period =
        QStringLiteral("(?<time>[0-9]+)\\s*(?<unit>秒|초|分|분)(?:钟|鐘|間)?");
    static const QString count = QStringLiteral("(?<count>[0-9]+)\\s*(?:回|次|회|번)");
    static const std::array<QRegularExpression, 3> patterns{
        wordPattern(QStringLiteral("%1\\D*?%2").arg(period, count).toUtf8()),
        wordPattern(QStringLiteral("%2\\D*?%1").arg(period, count).toUtf8()),
        wordPattern(QStringLiteral("(?<count>[0-9]+)\\s*[x×*]\\s*%1").arg(period).toUtf8())};
    const QString words = plainWords(text);
    for (const QRegularExpression &pattern : patterns) {
        if (const Match match = pattern.match(words); match.hasMatch()) {
            const double seconds = match.captured(QStringLiteral("time")).toDouble()
                                 * secondsOf(match.capturedView(QStringLiteral("unit")));
            return QStringLiteral("%1x%2 byo-yomi")
                .arg(match.captured(QStringLiteral("count")),
                     QString::fromLatin1(rawReal(seconds)));
        }
    }
    return std::nullopt;
}

} // namespace shinpan
