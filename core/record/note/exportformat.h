#pragma once

#include <QLatin1String>
#include <QtGlobal>

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
    const char *text;     ///< people read it, translated in the context "shinpan::ExportForm"
};

/// The names are in the order of the enumerators.
inline constexpr ExportFormatName ExportFormatNames[] = {
    {ExportFormat::Png, QLatin1String("png"), QLatin1String("png"),
     QT_TRANSLATE_NOOP("shinpan::ExportForm", "Picture (PNG)")},
    {ExportFormat::Svg, QLatin1String("svg"), QLatin1String("svg"),
     QT_TRANSLATE_NOOP("shinpan::ExportForm", "Drawing (SVG)")},
    {ExportFormat::Pdf, QLatin1String("pdf"), QLatin1String("pdf"),
     QT_TRANSLATE_NOOP("shinpan::ExportForm", "Document (PDF)")},
    {ExportFormat::Animation, QLatin1String("apng"), QLatin1String("apng"),
     QT_TRANSLATE_NOOP("shinpan::ExportForm", "Animated Picture (APNG)")},
    {ExportFormat::Frames, QLatin1String("frames"), QLatin1String(""),
     QT_TRANSLATE_NOOP("shinpan::ExportForm", "Slides, a Picture for Each Move")},
    {ExportFormat::PlainText, QLatin1String("text"), QLatin1String("txt"),
     QT_TRANSLATE_NOOP("shinpan::ExportForm", "Text, for E-Mail")},
    {ExportFormat::Senseis, QLatin1String("senseis"), QLatin1String("txt"),
     QT_TRANSLATE_NOOP("shinpan::ExportForm", "Text, for Sensei’s Library and Forums")},
    {ExportFormat::Latex, QLatin1String("latex"), QLatin1String("tex"),
     QT_TRANSLATE_NOOP("shinpan::ExportForm", "LaTeX (psgo)")},
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
