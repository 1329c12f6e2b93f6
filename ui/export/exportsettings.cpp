#include "ui/export/exportsettings.h"

#include "ui/settings/optionsarchive.h"

namespace shinpan {

using namespace std::chrono_literals;

void archive(OptionsArchive &archive, ExportSettings &settings)
{
    QString format = nameOf(settings.format).name;
    archive("export/format", format);
    for (const ExportFormatName &known : ExportFormatNames) {
        settings.format = format == known.name ? known.format : settings.format;
    }
    archive("export/numbers", settings.hasNumbers);
    archive("export/coordinates", settings.hasCoordinates);
    archive("export/marks", settings.hasMarks);
    archive("export/theme", settings.theme);
    archive("export/width", settings.width, LeastExportWidth, MostExportWidth);
    archive("export/paceMilliseconds", settings.pace, 100ms, 60s);
    archive("export/folder", settings.folder);
}

void archive(OptionsArchive &archive, PrintSettings &settings)
{
    archive("print/perPage", settings.perPage, 1, 6);
    archive("print/movesPerDiagram", settings.movesPerDiagram, 1, MostMovesPerDiagram);
    archive("print/comments", settings.hasComments);
    archive("print/coordinates", settings.hasCoordinates);
    archive("print/variations", settings.hasVariations);
    archive("print/header", settings.hasHeader);
    archive("print/folder", settings.folder);
}

} // namespace shinpan
