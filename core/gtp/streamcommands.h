#pragma once

#include <QByteArrayView>

namespace shinpan {

/// Whether an engine answers this command in lines for as long as nothing else is written to it
/// (lz-analyze, kata-analyze, and analyze as Sabaki has it): nobody can wait for the end of it.
[[nodiscard]] inline bool endsWithNextCommand(QByteArrayView name)
{
    return name == "lz-analyze" || name == "kata-analyze" || name == "analyze";
}

} // namespace shinpan
