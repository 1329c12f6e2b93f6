#pragma once

#include <QByteArray>

#include <cstdint>

namespace shinpan {

/// What can be heard.
enum class Sound : std::uint8_t { Stone, Capture, Pass };

/// The last enumerator of Sound, for loops over all of them.
inline constexpr Sound LastSound = Sound::Pass;

/// The sound as a WAV file (RIFF, PCM, 16 bit, mono, 44,100 Hz) of less than half a second, made by
/// arithmetic; the same every time.
[[nodiscard]] QByteArray sampleOf(Sound sound);

} // namespace shinpan
