#include "core/gtpserver/gtpwords.h"

#include "core/clock/words.h"

#include <QString>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace shinpan {

std::string GtpQuery::rest(std::size_t from) const
{
    std::string text;
    for (std::size_t i = from; i < words.size(); ++i) {
        text += (text.empty() ? "" : " ") + words[i];
    }
    return text;
}

} // namespace shinpan

namespace shinpan::gtpwords {

std::optional<GtpQuery> queryFromLine(std::string_view line)
{
    line = line.substr(0, line.find('#'));
    std::vector<std::string> words;
    for (std::size_t begin = 0; (begin = line.find_first_not_of(' ', begin)) != line.npos;) {
        const std::size_t end = std::min(line.find(' ', begin), line.size());
        words.emplace_back(line.substr(begin, end - begin));
        begin = end;
    }
    if (words.empty()) {
        return std::nullopt;
    }
    GtpQuery query;
    if (std::ranges::all_of(words.front(), isDigit)) {
        const std::size_t zeros = words.front().find_first_not_of('0');
        query.id = zeros == std::string::npos ? "0" : words.front().substr(zeros);
        words.erase(words.begin());
    }
    if (!words.empty()) {
        query.name = words.front();
        words.erase(words.begin());
    }
    query.words = std::move(words);
    return query;
}

std::optional<Color> colorFrom(std::string_view word)
{
    const std::string text = tidied(word);
    if (text == "b" || text == "black") {
        return Color::Black;
    }
    return text == "w" || text == "white" ? std::optional(Color::White) : std::nullopt;
}

std::optional<Move> moveFrom(Color color, std::string_view word, BoardSize size)
{
    if (tidied(word) == "pass") {
        return Move::pass(color);
    }
    const std::optional<Point> point = pointFromVertex(word, size);
    return point ? std::optional(Move{color, point}) : std::nullopt;
}

std::optional<double> numberFrom(std::string_view word)
{
    std::string text(word.starts_with('+') ? word.substr(1) : word);
    std::ranges::replace(text, ',', '.');
    double number = 0;
    const char *const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    const bool isNumber = error == std::errc() && stop == end && std::isfinite(number);
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<int> wholeFrom(std::string_view word)
{
    int number = 0;
    const char *const end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, number);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

std::optional<bool> booleanFrom(std::string_view word)
{
    const std::string text = tidied(word);
    if (text == "true" || text == "1") {
        return true;
    }
    return text == "false" || text == "0" ? std::optional(false) : std::nullopt;
}

std::string wordFor(Color color)
{
    return color == Color::Black ? "b" : "w";
}

std::string wordFor(const std::optional<Point> &point)
{
    return point ? vertexOf(*point) : "pass";
}

std::string wordFor(double number, int decimals)
{
    constexpr double Largest = 1e15; // and the array has room for it
    std::array<char, 64> digits{};
    const double shown = std::isfinite(number) ? std::clamp(number, -Largest, Largest) : 0;
    const char *const end = std::to_chars(digits.data(), digits.data() + digits.size(), shown,
                                          std::chars_format::fixed, decimals)
                                .ptr;
    std::string text(static_cast<const char *>(digits.data()), end);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        text.erase(text.find_last_not_of('.') + 1);
    }
    return text == "-0" ? "0" : text;
}

std::string wordsFor(std::span<const Point> points)
{
    std::string text;
    for (const Point point : points) {
        text += (text.empty() ? "" : " ") + vertexOf(point);
    }
    return text;
}

std::string cleanText(std::string_view text)
{
    const auto size = static_cast<qsizetype>(text.size());
    const std::string valid = QString::fromUtf8(text.data(), size).toStdString();
    std::string clean;
    std::size_t lineBegin = 0;
    const auto endLine = [&] {
        clean.erase(std::max(lineBegin, clean.find_last_not_of(' ') + 1));
        if (clean.size() > lineBegin) {
            clean += '\n';
        }
        lineBegin = clean.size();
    };
    for (const char c : valid) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n') {
            endLine();
        } else if (c == '\t') {
            clean += ' ';
        } else if (byte >= 0x20 && byte != 0x7F) {
            clean += c;
        }
    }
    endLine();
    clean.erase(clean.find_last_not_of('\n') + 1);
    return clean;
}

std::string cleanLine(std::string_view text)
{
    std::string line = cleanText(text);
    std::ranges::replace(line, '\n', ' ');
    return line;
}

std::string responseFor(std::string_view id, const GtpAnswer &answer)
{
    const std::string text = cleanText(answer ? *answer : answer.error());
    const std::string status = (answer ? "=" : "?") + std::string(id);
    const char *const gap = text.empty() ? "" : text.front() == ' ' ? "\n" : " "; // a drawing
    return status + gap + text + "\n\n";
}

} // namespace shinpan::gtpwords
