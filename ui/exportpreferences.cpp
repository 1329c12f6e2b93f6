// What Preferences remembers of exporting and printing.

#include "ui/preferences.h"

#include <algorithm>

namespace shinpan {

namespace {

const auto FormatKey = QLatin1String("export/format");
const auto NumbersKey = QLatin1String("export/numbers");
const auto CoordinatesKey = QLatin1String("export/coordinates");
const auto MarksKey = QLatin1String("export/marks");
const auto ThemeKey = QLatin1String("export/theme");
const auto WidthKey = QLatin1String("export/width");
const auto PaceKey = QLatin1String("export/paceMilliseconds");
const auto FolderKey = QLatin1String("export/folder");
const auto PerPageKey = QLatin1String("print/perPage");
const auto MovesKey = QLatin1String("print/movesPerDiagram");
const auto CommentsKey = QLatin1String("print/comments");
const auto PrintCoordinatesKey = QLatin1String("print/coordinates");
const auto HeaderKey = QLatin1String("print/header");

ExportFormat formatOf(const QString &name, ExportFormat usual)
{
    for (const ExportFormatName &known : ExportFormatNames) {
        if (name == known.name) {
            return known.format;
        }
    }
    return usual;
}

} // namespace

ExportSettings Preferences::exportSettings() const
{
    ExportSettings settings;
    settings.format = formatOf(m_settings.value(FormatKey).toString(), settings.format);
    settings.hasNumbers = m_settings.value(NumbersKey, settings.hasNumbers).toBool();
    settings.hasCoordinates = m_settings.value(CoordinatesKey, settings.hasCoordinates).toBool();
    settings.hasMarks = m_settings.value(MarksKey, settings.hasMarks).toBool();
    settings.theme = m_settings.value(ThemeKey, settings.theme).toString();
    settings.width = std::clamp(m_settings.value(WidthKey, settings.width).toInt(),
                                LeastExportWidth, MostExportWidth);
    const auto pace = m_settings.value(PaceKey, static_cast<int>(settings.pace.count())).toInt();
    settings.pace = std::chrono::milliseconds(std::clamp(pace, 100, 60'000));
    settings.folder = m_settings.value(FolderKey).toString();
    return settings;
}

void Preferences::setExportSettings(const ExportSettings &settings)
{
    m_settings.setValue(FormatKey, QString(nameOf(settings.format).name));
    m_settings.setValue(NumbersKey, settings.hasNumbers);
    m_settings.setValue(CoordinatesKey, settings.hasCoordinates);
    m_settings.setValue(MarksKey, settings.hasMarks);
    m_settings.setValue(ThemeKey, settings.theme);
    m_settings.setValue(WidthKey, settings.width);
    m_settings.setValue(PaceKey, static_cast<int>(settings.pace.count()));
    m_settings.setValue(FolderKey, settings.folder);
}

PrintSettings Preferences::printSettings() const
{
    PrintSettings settings;
    settings.perPage = m_settings.value(PerPageKey, settings.perPage).toInt();
    settings.movesPerDiagram = std::clamp(
        m_settings.value(MovesKey, settings.movesPerDiagram).toInt(), 1, MostMovesPerDiagram);
    settings.hasComments = m_settings.value(CommentsKey, settings.hasComments).toBool();
    settings.hasCoordinates =
        m_settings.value(PrintCoordinatesKey, settings.hasCoordinates).toBool();
    settings.hasHeader = m_settings.value(HeaderKey, settings.hasHeader).toBool();
    return settings;
}

void Preferences::setPrintSettings(const PrintSettings &settings)
{
    m_settings.setValue(PerPageKey, settings.perPage);
    m_settings.setValue(MovesKey, settings.movesPerDiagram);
    m_settings.setValue(CommentsKey, settings.hasComments);
    m_settings.setValue(PrintCoordinatesKey, settings.hasCoordinates);
    m_settings.setValue(HeaderKey, settings.hasHeader);
}

} // namespace shinpan
