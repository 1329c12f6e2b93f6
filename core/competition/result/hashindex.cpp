#include "core/competition/result/hashindex.h"

#include <utility>

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
    append(m_buckets[bucketOf(hash)], restOf(hash), number);
    ++m_size;
}

/// A vector that doubles would be half empty.
void HashIndex::append(Bucket &bucket, std::uint16_t rest, std::uint32_t number)
{
    if (bucket.empty() || bucket.back().number(Eight::Size - 1) != None) {
        bucket.reserve(bucket.size() + 1);
        bucket.emplace_back();
    }
    std::size_t free = 0;
    while (bucket.back().number(free) != None) {
        ++free;
    }
    bucket.back().set(free, rest, number);
}

/// The next bucket in turn gives to a new one what the next bit of the hash has.
void HashIndex::split()
{
    const std::size_t half = std::size_t{1} << m_level;
    const Bucket both = std::exchange(m_buckets[m_buckets.size() - half], {});
    Bucket &stays = m_buckets[m_buckets.size() - half];
    Bucket goes;
    for (const Eight &eight : both) {
        for (std::size_t i = 0; i < Eight::Size && eight.number(i) != None; ++i) {
            const bool isGoing = ((eight.rest[i] >> (m_level - LeastLevel)) & 1) != 0;
            append(isGoing ? goes : stays, eight.rest[i], eight.number(i));
        }
    }
    m_buckets.push_back(std::move(goes));
    m_level += m_buckets.size() == 2 * half ? 1 : 0;
}

} // namespace shinpan
