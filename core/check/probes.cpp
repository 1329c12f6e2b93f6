#include "core/check/probes.h"

#include "core/check/protocolprobes.h"

namespace shinpan {

std::span<const Probe> allProbes()
{
    static constexpr Probe Probes[] = {
        {CheckArea::Protocol, QT_TRANSLATE_NOOP("EngineCheck", "name and version"), true, true,
         probeIdentity},
        {CheckArea::Protocol, QT_TRANSLATE_NOOP("EngineCheck", "list of commands"), true, true,
         probeCommandList},
    };
    return Probes;
}

} // namespace shinpan
