#include "app/cli/verb/workorder.h"

#include "core/machines/sealedfile.h"
#include "core/util/regularfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace shinpan {

namespace {

constexpr qint64 LargestInput = 256 * MiB;

} // namespace

Result<WorkOrder> readWorkOrder(const QString &taskFile, int block)
{
    WorkOrder order;
    if (taskFile == QLatin1String("-")) {
        QFile input;
        if (!input.open(stdin, QIODevice::ReadOnly)) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP("Messages", "standard input cannot be read")));
        }
        const Result<QByteArray> bytes = readAtMost(input, LargestInput);
        if (!bytes) {
            return failure(bytes.error());
        }
        order.task = firstSealed(*bytes);
        order.block = bytes->mid(order.task.size());
    } else {
        order.folder = QFileInfo(taskFile).absolutePath();
        const QString blockFile =
            QDir(order.folder).filePath(QStringLiteral("blocks/%1").arg(block));
        const Result<QByteArray> taskRead = readRegularFile(taskFile, LargestInput);
        const Result<QByteArray> blockRead = readRegularFile(blockFile, LargestInput);
        if (!taskRead || !blockRead) {
            return failure(taskRead ? inFile(blockFile, blockRead.error())
                                    : inFile(taskFile, taskRead.error()));
        }
        order.task = *taskRead;
        order.block = *blockRead;
    }
    return order;
}

} // namespace shinpan
