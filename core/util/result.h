#pragma once

#include "core/util/message.h"

#include <tl/expected.hpp>

namespace shinpan {

/// A value of type T, or the reason E why there is none. Functions that return it are
/// [[nodiscard]].
template <typename T, typename E = Message>
using Result = tl::expected<T, E>;

/// Wraps the reason of a failure: `return failure(Message::of(…));`
template <typename E>
[[nodiscard]] auto failure(E &&reason)
{
    return tl::unexpected<std::decay_t<E>>(std::forward<E>(reason));
}

} // namespace shinpan
