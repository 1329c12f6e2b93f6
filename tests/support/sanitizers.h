#pragma once

namespace shinpan::test {

/// Whether this is a build with AddressSanitizer, which takes some times as much time and memory.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool IsSanitized = true;
#elif defined(__has_feature)
inline constexpr bool IsSanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool IsSanitized = false;
#endif

} // namespace shinpan::test
