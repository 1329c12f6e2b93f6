#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <map>

namespace shinpan {

/// What is kept of games, by their numbers. These may be any, as a record may say any; where they
/// follow each other, as nearly always, a game takes little more than its `T`, and one that stands
/// alone a page. References stay valid.
template <typename T>
class GamesByNumber
{
public:
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool contains(int number) const { return find(number) != nullptr; }
    /// Null if there is none of this number.
    [[nodiscard]] const T *find(int number) const
    {
        const auto page = m_pages.find(pageOf(number));
        return page != m_pages.end() && page->second.isThere[placeOf(number)]
                 ? &page->second.games[placeOf(number)]
                 : nullptr;
    }
    /// That of this number; a new one if there was none.
    T &operator[](int number)
    {
        Page &page = m_pages[pageOf(number)];
        const std::size_t place = placeOf(number);
        if (!page.isThere[place]) {
            page.isThere.set(place);
            page.games[place] = T();
            ++m_size;
        }
        return page.games[place];
    }
    void erase(int number)
    {
        const auto page = m_pages.find(pageOf(number));
        if (page != m_pages.end() && page->second.isThere[placeOf(number)]) {
            page->second.isThere.reset(placeOf(number));
            --m_size;
        }
    }
    /// Calls `visit(number, game)` in the order of the numbers, from this one on, until it says
    /// true.
    template <typename Visit>
    void visitFrom(int first, Visit visit) const
    {
        for (auto page = m_pages.lower_bound(pageOf(first)); page != m_pages.end(); ++page) {
            for (int place = 0; place < PageSize; ++place) {
                const int number = page->first * PageSize + place;
                const auto index = static_cast<std::size_t>(place);
                if (number >= first && page->second.isThere[index]
                    && visit(number, page->second.games[index])) {
                    return;
                }
            }
        }
    }

private:
    static constexpr int PageBits = 6;
    static constexpr int PageSize = 1 << PageBits;

    struct Page
    {
        std::bitset<PageSize> isThere;
        std::array<T, PageSize> games{};
    };

    /// Negative numbers have pages of their own.
    [[nodiscard]] static int pageOf(int number) { return number >> PageBits; }
    [[nodiscard]] static std::size_t placeOf(int number)
    {
        return static_cast<std::size_t>(number & (PageSize - 1));
    }

    std::map<int, Page> m_pages;
    std::size_t m_size = 0;
};

} // namespace shinpan
