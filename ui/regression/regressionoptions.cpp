#include "ui/regression/regressionoptions.h"

#include "ui/settings/optionsarchive.h"

namespace shinpan {

void archive(OptionsArchive &archive, RegressionOptions &options)
{
    archive("regression/suite", options.suite);
    archive("regression/engine", options.engine);
    archive("regression/isStrict", options.isStrict);
}

} // namespace shinpan
