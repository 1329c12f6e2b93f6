#include "core/analysis/machines/reviewtask.h"

#include "core/analysis/gamereview.h"
#include "core/engine/profile/engineprofilefile.h"

#include <QJsonArray>
#include <QJsonObject>

namespace shinpan {

namespace {

constexpr QLatin1String ReviewTaskKind("review-task");
constexpr QLatin1String ReviewBlockKind("review-block");
constexpr QLatin1String ReviewResultKind("review-result");

[[nodiscard]] QString textOf(const QJsonObject &object, const char *name)
{
    return object.value(QLatin1String(name)).toString();
}

[[nodiscard]] QByteArray bytesOf(const QJsonObject &object, const char *name)
{
    return QByteArray::fromBase64(textOf(object, name).toLatin1());
}

[[nodiscard]] QString inBase64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

} // namespace

QByteArray toBytes(const ReviewTask &task)
{
    const AnalysisRequest &request = task.plan.request;
    std::vector<EngineProfile> engines = task.engines;
    for (std::size_t i = 0; i < engines.size(); ++i) {
        engines[i].id = QString::number(i); // one that is given by its command has none
    }
    return sealed(
        ReviewTaskKind,
        {{QStringLiteral("run"), task.run},
         {QStringLiteral("term"), task.term},
         {QStringLiteral("engines"), QString::fromUtf8(writeEngineProfiles(engines))},
         {QStringLiteral("visits"), static_cast<qint64>(request.visits.value_or(0))},
         {QStringLiteral("ms"),
          static_cast<qint64>(request.time.value_or(std::chrono::milliseconds(0)).count())},
         {QStringLiteral("first"), task.plan.range.first},
         {QStringLiteral("last"), task.plan.range.last},
         {QStringLiteral("backward"), task.plan.isBackward},
         {QStringLiteral("jobs"), task.jobs}});
}

Result<ReviewTask> reviewTaskFromBytes(const QByteArray &bytes)
{
    const Result<QJsonObject, SealFault> object = unsealed(ReviewTaskKind, bytes);
    if (!object) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "the task is %1"),
                                   sealFaultName(object.error())));
    }
    Result<std::vector<EngineProfile>> engines =
        readEngineProfiles(textOf(*object, "engines").toUtf8());
    if (!engines) {
        return failure(engines.error());
    }
    ReviewTask task{.run = textOf(*object, "run"),
                    .term = object->value(QLatin1String("term")).toInt(),
                    .engines = std::move(*engines),
                    .plan = {.request = {.interval = GameReview::Interval}}};
    if (const qint64 visits = object->value(QLatin1String("visits")).toInteger(); visits > 0) {
        task.plan.request.visits = visits;
    }
    if (const qint64 ms = object->value(QLatin1String("ms")).toInteger(); ms > 0) {
        task.plan.request.time = std::chrono::milliseconds(ms);
    }
    task.plan.range = {object->value(QLatin1String("first")).toInt(1),
                       object->value(QLatin1String("last")).toInt()};
    task.plan.isBackward = object->value(QLatin1String("backward")).toBool();
    task.jobs = object->value(QLatin1String("jobs")).toInt(1);
    return task;
}

QByteArray toBytes(const ReviewBlock &block)
{
    QJsonArray files;
    for (const ReviewBlock::File &file : block.files) {
        files.append(QJsonObject{{QStringLiteral("path"), file.path},
                                 {QStringLiteral("bytes"), inBase64(file.bytes)}});
    }
    return sealed(ReviewBlockKind, {{QStringLiteral("number"), block.number},
                                    {QStringLiteral("token"), block.token},
                                    {QStringLiteral("files"), files},
                                    {QStringLiteral("known"), QString::fromLatin1(block.known)}});
}

Result<ReviewBlock, SealFault> reviewBlockFromBytes(const QByteArray &bytes)
{
    const Result<QJsonObject, SealFault> object = unsealed(ReviewBlockKind, bytes);
    if (!object) {
        return failure(object.error());
    }
    ReviewBlock block{.number = object->value(QLatin1String("number")).toInt(),
                      .token = textOf(*object, "token"),
                      .known = textOf(*object, "known").toLatin1()};
    for (const QJsonValue &value : object->value(QLatin1String("files")).toArray()) {
        const QJsonObject file = value.toObject();
        block.files.push_back({textOf(file, "path"), bytesOf(file, "bytes")});
    }
    return block;
}

QByteArray toBytes(const ReviewResult &result)
{
    QJsonArray faults;
    for (const ReviewResult::Fault &fault : result.faults) {
        faults.append(QJsonObject{{QStringLiteral("path"), fault.path},
                                  {QStringLiteral("text"), fault.text}});
    }
    return sealed(ReviewResultKind,
                  {{QStringLiteral("run"), result.run},
                   {QStringLiteral("block"), result.block},
                   {QStringLiteral("token"), result.token},
                   {QStringLiteral("node"), result.node},
                   {QStringLiteral("refusal"), result.refusal},
                   {QStringLiteral("partial"), result.isPartial},
                   {QStringLiteral("lines"), QString::fromLatin1(result.lines)},
                   {QStringLiteral("faults"), faults},
                   {QStringLiteral("engines"), QJsonArray::fromStringList(result.engines)}});
}

Result<ReviewResult, SealFault> reviewResultFromBytes(const QByteArray &bytes)
{
    const Result<QJsonObject, SealFault> object = unsealed(ReviewResultKind, bytes);
    if (!object) {
        return failure(object.error());
    }
    ReviewResult result{.run = textOf(*object, "run"),
                        .block = object->value(QLatin1String("block")).toInt(-1),
                        .token = textOf(*object, "token"),
                        .node = textOf(*object, "node"),
                        .refusal = textOf(*object, "refusal"),
                        .isPartial = object->value(QLatin1String("partial")).toBool(),
                        .lines = textOf(*object, "lines").toLatin1()};
    for (const QJsonValue &value : object->value(QLatin1String("faults")).toArray()) {
        const QJsonObject fault = value.toObject();
        result.faults.push_back({textOf(fault, "path"), textOf(fault, "text")});
    }
    for (const QJsonValue &engine : object->value(QLatin1String("engines")).toArray()) {
        result.engines.append(engine.toString());
    }
    return result;
}

} // namespace shinpan
