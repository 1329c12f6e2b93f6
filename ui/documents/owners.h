#pragma once

#include <QtGlobal>

#include <algorithm>
#include <memory>
#include <vector>

namespace shinpan {

/// Takes an element out of a list of owners that has it.
template <typename T>
[[nodiscard]] std::unique_ptr<T> takeFrom(std::vector<std::unique_ptr<T>> &owners, const T &one)
{
    const auto found = std::ranges::find(owners, &one, &std::unique_ptr<T>::get);
    Q_ASSERT(found != owners.end());
    std::unique_ptr<T> taken = std::move(*found);
    owners.erase(found);
    return taken;
}

} // namespace shinpan
