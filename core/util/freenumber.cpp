#include "core/util/freenumber.h"

#include "core/util/message.h"

#include <QDir>
#include <QFileInfo>

#include <limits>
#include <numeric>

namespace shinpan {

int freeNumber(const std::function<bool(int number)> &isTaken)
{
    constexpr int Most = std::numeric_limits<int>::max() / 2;
    int taken = 0;
    int open = 1;
    while (open < Most && isTaken(open)) {
        taken = open;
        open *= 2;
    }
    while (open - taken > 1) {
        const int middle = std::midpoint(taken, open);
        (isTaken(middle) ? taken : open) = middle;
    }
    return open;
}

Result<QString> freshRecord(const QString &folder, const QString &pattern, int most)
{
    const auto record = [&](int number) { return QDir(folder).filePath(pattern.arg(number)); };
    const int number =
        freeNumber([&record](int taken) { return QFileInfo::exists(record(taken)); });
    if (number > most) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1: there are %2 records; no more are written"), folder,
            most));
    }
    return record(number);
}

} // namespace shinpan
