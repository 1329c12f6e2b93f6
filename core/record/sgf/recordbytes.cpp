#include "core/record/sgf/recordbytes.h"

namespace shinpan {

Result<QByteArray, SgfError> readRecordBytes(const QString &path)
{
    return readRegularFile(path, LargestRecordFile).map_error([](const QString &reason) {
        return SgfError{0, 0, reason};
    });
}

} // namespace shinpan
