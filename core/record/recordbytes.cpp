#include "core/record/recordbytes.h"

#include "core/util/regularfile.h"

namespace shinpan {

Result<QByteArray, SgfError> readRecordBytes(const QString &path)
{
    return readRegularFile(path).map_error([](const QString &reason) {
        return SgfError{0, 0, reason};
    });
}

} // namespace shinpan
