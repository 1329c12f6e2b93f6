#include "core/competition/result/hashindex.h"

#include <algorithm>

namespace shinpan {

namespace {

constexpr std::size_t Fill = 48; ///< entries of a bucket before one more is made
constexpr unsigned MostLevel = 26;

} // namespace

void HashIndex::add(std::uint64_t hash, std::uint32_t number)
{
    if (m_buckets.empty()) {
        m_buckets.resize(std::size_t{1} << LeastLevel);
    }
    if (m_size >= Fill * m_buckets.size() && m_level < MostLevel) {
        split();
    }
    append(m_buckets[bucketOf(hash)], {restOf(hash), static_cast<std::uint16_t>(number & 0xFFFF),
                                       static_cast<std::uint16_t>(number >> 16)});
    ++m_size;
}

/// A vector that doubles would be half empty.
void HashIndex::append(std::vector<Entry> &bucket, Entry entry)
{
    constexpr std::size_t Step = 8;
    if (bucket.size() == bucket.capacity()) {
        bucket.reserve(bucket.size() + Step);
    }
    bucket.push_back(entry);
}

/// The next bucket in turn gives to a new one what the next bit of the hash has.
void HashIndex::split()
{
    const std::size_t half = std::size_t{1} << m_level;
    const std::vector<Entry> entries = std::move(m_buckets[m_buckets.size() - half]);
    std::vector<Entry> &stays = m_buckets[m_buckets.size() - half] = {};
    std::vector<Entry> goes;
    for (const Entry &entry : entries) {
        append(((entry.rest >> (m_level - LeastLevel)) & 1) != 0 ? goes : stays, entry);
    }
    m_buckets.push_back(std::move(goes));
    m_level += m_buckets.size() == 2 * half ? 1 : 0;
}

} // namespace shinpan
