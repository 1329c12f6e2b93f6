#include "app/cli/live/livetable.h"

#include <algorithm>

namespace shinpan {

namespace {

constexpr int Gap = 2;

/// A column that is shown, and how wide.
struct Place
{
    std::size_t column;
    int width;
};

/// Of the columns in which there is anything.
[[nodiscard]] std::vector<Place> naturalPlaces(const std::vector<LiveColumn> &columns,
                                               const std::vector<LiveRow> &rows)
{
    std::vector<Place> places;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        int width = columnsOf(columns[i].title);
        for (const LiveRow &row : rows) {
            width = std::max(width, columnsOf(row[i].text));
        }
        if (width > 0) {
            places.push_back({i, width});
        }
    }
    return places;
}

[[nodiscard]] int excessOf(const std::vector<Place> &places, int width)
{
    int excess = Gap * (static_cast<int>(places.size()) - 1) - width;
    for (const Place &place : places) {
        excess += place.width;
    }
    return excess;
}

/// How much narrower the columns can get.
[[nodiscard]] int slackOf(const std::vector<Place> &places, const std::vector<LiveColumn> &columns)
{
    int slack = 0;
    for (const Place &place : places) {
        const int least = columns[place.column].least;
        slack += least > 0 ? std::max(0, place.width - least) : 0;
    }
    return slack;
}

[[nodiscard]] std::vector<Place>::iterator nextToDrop(std::vector<Place> &places,
                                                      const std::vector<LiveColumn> &columns)
{
    const auto order = [&columns](const Place &place) { return columns[place.column].dropOrder; };
    const auto last = std::ranges::max_element(places, {}, order);
    return last != places.end() && order(*last) > 0 ? last : places.end();
}

/// The widest of those that may be narrowed loses a column, again and again.
void narrow(std::vector<Place> &places, const std::vector<LiveColumn> &columns, int excess)
{
    for (; excess > 0; --excess) {
        Place *widest = nullptr;
        for (Place &place : places) {
            const int least = columns[place.column].least;
            if (least > 0 && place.width > least && (!widest || place.width > widest->width)) {
                widest = &place;
            }
        }
        if (!widest) {
            return; // the line is cut off
        }
        --widest->width;
    }
}

[[nodiscard]] std::vector<Place> placesFor(const std::vector<LiveColumn> &columns,
                                           const std::vector<LiveRow> &rows,
                                           int width)
{
    std::vector<Place> places = naturalPlaces(columns, rows);
    while (excessOf(places, width) > slackOf(places, columns)) {
        const auto dropped = nextToDrop(places, columns);
        if (dropped == places.end()) {
            break;
        }
        places.erase(dropped);
    }
    narrow(places, columns, excessOf(places, width));
    return places;
}

} // namespace

std::vector<TextLine> tableLines(const std::vector<LiveColumn> &columns,
                                 const std::vector<LiveRow> &rows,
                                 int width)
{
    const std::vector<Place> places = placesFor(columns, rows, width);
    const auto lineOf = [&](const auto &spanOf) {
        TextLine line;
        for (const Place &place : places) {
            const TextSpan span = spanOf(place.column);
            const QString text = elided(span.text, place.width);
            const bool isLast = place.column == places.back().column;
            const bool isRight = columns[place.column].isRight;
            line.push_back({line.empty() ? QString() : QString(Gap, u' '), Ink::Plain});
            line.push_back(
                {isLast && !isRight ? text : padded(text, place.width, isRight), span.ink});
        }
        return elided(line, width);
    };
    std::vector<TextLine> lines{lineOf([&](std::size_t column) {
        return TextSpan{columns[column].title, Ink::Dim};
    })};
    for (const LiveRow &row : rows) {
        lines.push_back(lineOf([&](std::size_t column) { return row[column]; }));
    }
    return lines;
}

} // namespace shinpan
