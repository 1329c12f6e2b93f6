#include "core/cgos/cgosmessage.h"

#include <QByteArrayList>

#include <cmath>

namespace shinpan {

namespace {

using std::chrono::milliseconds;

constexpr double LargestKomi = 1'000;

[[nodiscard]] QByteArrayList wordsOf(QByteArrayView line)
{
    return line.toByteArray().simplified().split(' ');
}

[[nodiscard]] tl::unexpected<Message> nonsense(const QByteArray &line)
{
    return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "makes no sense: %1"),
                               QString::fromUtf8(line.left(200))));
}

[[nodiscard]] std::optional<Color> colorOf(const QByteArray &word)
{
    const QByteArray lower = word.toLower();
    if (lower == "b" || lower == "w") {
        return lower == "b" ? Color::Black : Color::White;
    }
    return std::nullopt;
}

/// A time may be negative: an engine that reconnects after its flag has fallen hears that, until
/// the server looks at the clocks.
[[nodiscard]] std::optional<milliseconds> timeOf(const QByteArray &word)
{
    bool isNumber = false;
    const qlonglong number = word.toLongLong(&isNumber);
    constexpr qlonglong Most = 1'000LL * 3600 * 24 * 365;
    return isNumber && number >= -Most && number <= Most ? std::optional(milliseconds(number))
                                                         : std::nullopt;
}

[[nodiscard]] std::optional<BoardSize> sizeOf(const QByteArray &word)
{
    bool isNumber = false;
    const int side = word.toInt(&isNumber);
    return isNumber && side >= 2 && side <= MaxGtpSide ? std::optional(BoardSize::square(side))
                                                       : std::nullopt;
}

[[nodiscard]] std::optional<double> komiOf(const QByteArray &word)
{
    bool isNumber = false;
    const double komi = word.toDouble(&isNumber);
    return isNumber && std::isfinite(komi) && std::abs(komi) <= LargestKomi ? std::optional(komi)
                                                                            : std::nullopt;
}

[[nodiscard]] CgosName nameOf(const QByteArray &word)
{
    const qsizetype open = word.lastIndexOf('(');
    if (open <= 0 || !word.endsWith(')')) {
        return {QString::fromUtf8(word), {}};
    }
    return {QString::fromUtf8(word.first(open)),
            QString::fromUtf8(word.sliced(open + 1).chopped(1))};
}

/// Pairs of moves and times, Black's first.
[[nodiscard]] std::optional<std::vector<CgosMove>> movesOf(const QByteArrayList &words,
                                                           qsizetype first,
                                                           BoardSize size)
{
    const auto count = static_cast<std::size_t>(words.size() - first);
    if (count % 2 != 0 || count / 2 > MostCgosMoves) {
        return std::nullopt;
    }
    std::vector<CgosMove> moves;
    for (qsizetype i = first; i + 1 < words.size(); i += 2) {
        const Color color = moves.size() % 2 == 0 ? Color::Black : Color::White;
        const std::optional<Move> move = cgosMove(color, words[i], size);
        const std::optional<milliseconds> left = timeOf(words[i + 1]);
        if (!move || !left) {
            return std::nullopt;
        }
        moves.push_back({*move, *left});
    }
    return moves;
}

/// setup GID SIZE KOMI MS WHITE(r) BLACK(r) [MOVE MS]…
[[nodiscard]] std::optional<CgosSetup> setupOf(const QByteArrayList &words)
{
    if (words.size() < 7) {
        return std::nullopt;
    }
    bool isNumber = false;
    const qint64 game = words[1].toLongLong(&isNumber);
    const std::optional<BoardSize> size = sizeOf(words[2]);
    const std::optional<double> komi = komiOf(words[3]);
    const std::optional<milliseconds> time = timeOf(words[4]);
    if (!isNumber || !size || !komi || !time || *time < milliseconds(0)) {
        return std::nullopt;
    }
    std::optional<std::vector<CgosMove>> moves = movesOf(words, 7, *size);
    if (!moves) {
        return std::nullopt;
    }
    return CgosSetup{.game = game,
                     .size = *size,
                     .komi = *komi,
                     .mainTime = *time,
                     .players = {nameOf(words[6]), nameOf(words[5])},
                     .moves = std::move(*moves)};
}

/// What follows the first `count` words of the line.
[[nodiscard]] QString restBehind(const QByteArrayList &words, qsizetype count)
{
    return QString::fromUtf8(words.mid(count).join(' '));
}

[[nodiscard]] std::optional<CgosMessage> messageOf(const QByteArrayList &words)
{
    const QByteArray &name = words.front();
    const auto color = words.size() > 1 ? colorOf(words[1]) : std::nullopt;
    if (name == "setup") {
        return setupOf(words);
    }
    if (name == "play" && words.size() == 4 && color) {
        if (const std::optional<milliseconds> left = timeOf(words[3])) {
            return CgosPlay{*color, words[2], *left};
        }
        return std::nullopt;
    }
    if (name == "genmove" && words.size() == 3 && color) {
        if (const std::optional<milliseconds> left = timeOf(words[2])) {
            return CgosGenmove{*color, *left};
        }
        return std::nullopt;
    }
    if (name == "gameover" && words.size() >= 3) {
        return CgosGameOver{QString::fromUtf8(words[1]), QString::fromUtf8(words[2]),
                            restBehind(words, 3)};
    }
    if (name == "protocol") {
        return CgosQuestion{CgosQuestion::Kind::Protocol, words.contains("genmove_analyze")};
    }
    if ((name == "username" || name == "password") && words.size() == 1) {
        return CgosQuestion{name == "username" ? CgosQuestion::Kind::UserName
                                               : CgosQuestion::Kind::Password};
    }
    if (name == "info") {
        return CgosInfo{restBehind(words, 1)};
    }
    if (name == "Error:") {
        return CgosRefusal{restBehind(words, 1)};
    }
    return std::nullopt;
}

} // namespace

std::optional<Move> cgosMove(Color color, QByteArrayView vertex, BoardSize size)
{
    if (vertex.compare("pass", Qt::CaseInsensitive) == 0) {
        return Move::pass(color);
    }
    const std::optional<Point> point =
        pointFromVertex({vertex.data(), static_cast<std::size_t>(vertex.size())}, size);
    return point ? std::optional(Move{color, *point}) : std::nullopt;
}

Result<CgosMessage> parseCgosMessage(QByteArrayView line)
{
    const QByteArrayList words = wordsOf(line);
    std::optional<CgosMessage> message = messageOf(words);
    if (!message) {
        return nonsense(line.toByteArray());
    }
    return *std::move(message);
}

std::optional<CgosArchivedGame> parseCgosArchive(QByteArrayView line)
{
    QByteArrayList words = wordsOf(line);
    bool isNumber = false;
    const qint64 game = words.value(1).toLongLong(&isNumber);
    if (words.front() != "setup" || !isNumber) {
        return std::nullopt;
    }
    if (words.size() == 3 && words[2] == "?") {
        return CgosArchivedGame{.game = game, .isKnown = false};
    }
    const std::optional<BoardSize> size = sizeOf(words.value(4));
    if (words.size() < 9 || !size) {
        return std::nullopt;
    }
    QString result;
    if (words[2] != "-" && words.size() > 9) {
        result = QString::fromUtf8(words.takeLast());
    }
    // A resignation stands among the moves too, and a pass where an illegal move was tried.
    const bool isLastNoMove = words.value(words.size() - 2).toLower() == "resign"
                           || result.endsWith(QLatin1String("Illegal"));
    if (words.size() > 10 && isLastNoMove) {
        words.resize(words.size() - 2);
    }
    std::optional<std::vector<CgosMove>> moves = movesOf(words, 9, *size);
    if (!moves) {
        return std::nullopt;
    }
    return CgosArchivedGame{.game = game,
                            .result = result,
                            .moves = std::move(*moves),
                            .players = {nameOf(words[7]), nameOf(words[6])}};
}

} // namespace shinpan
