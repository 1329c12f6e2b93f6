#pragma once

#include <QLatin1String>

#include <cstdint>

namespace shinpan {

/// What a game can be exported as.
enum class ExportFormat : std::uint8_t {
    Png,
    Svg,
    Pdf,
    Animation, ///< an animated PNG
    Frames,    ///< a folder of numbered PNG files
    PlainText,
    Senseis, ///< diagrams for Sensei's Library and forums
    Latex,
};

/// How programs and people name a format.
struct ExportFormatName
{
    ExportFormat format;
    QLatin1String name;   ///< on the command line and in settings
    QLatin1String suffix; ///< of files, without the dot; empty for a folder
};

/// The names are in the order of the enumerators.
inline constexpr ExportFormatName ExportFormatNames[] = {
    {ExportFormat::Png, QLatin1String("png"), QLatin1String("png")},
    {ExportFormat::Svg, QLatin1String("svg"), QLatin1String("svg")},
    {ExportFormat::Pdf, QLatin1String("pdf"), QLatin1String("pdf")},
    {ExportFormat::Animation, QLatin1String("apng"), QLatin1String("apng")},
    {ExportFormat::Frames, QLatin1String("frames"), QLatin1String("")},
    {ExportFormat::PlainText, QLatin1String("text"), QLatin1String("txt")},
    {ExportFormat::Senseis, QLatin1String("senseis"), QLatin1String("txt")},
    {ExportFormat::Latex, QLatin1String("latex"), QLatin1String("tex")},
};

[[nodiscard]] constexpr const ExportFormatName &nameOf(ExportFormat format)
{
    return ExportFormatNames[static_cast<std::size_t>(format)];
}

/// Written in letters: can be shown and pasted as text.
[[nodiscard]] constexpr bool isText(ExportFormat format)
{
    return format >= ExportFormat::PlainText;
}

/// Several positions, one after the other.
[[nodiscard]] constexpr bool isSlideShow(ExportFormat format)
{
    return format == ExportFormat::Animation || format == ExportFormat::Frames;
}

} // namespace shinpan
