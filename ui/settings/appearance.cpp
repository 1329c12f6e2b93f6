#include "ui/settings/appearance.h"

#include "ui/settings/optionsarchive.h"

namespace shinpan {

void archive(OptionsArchive &archive, Appearance &appearance)
{
    archive.named("appearance/colorScheme", appearance.scheme,
                  {{ColorScheme::Light, "light"}, {ColorScheme::Dark, "dark"}});
    archive("appearance/textSize", appearance.textSize, Appearance::SmallestText,
            Appearance::LargestText);
    archive("appearance/language", appearance.language);
}

} // namespace shinpan
