#include "core/check/protocolprobes.h"

namespace shinpan {

QCoro::Task<> probeIdentity(std::shared_ptr<CheckBench> bench)
{
    const GtpReply name = co_await bench->ask("name");
    const GtpReply version = co_await bench->ask("version");
    bench->name = name.text.value_or(QString()).simplified();
    bench->version = version.text.value_or(QString()).simplified();
    if (bench->name.isEmpty()) {
        bench->wrong("protocol.name", QT_TRANSLATE_NOOP("EngineCheck", "does not say its name"));
    } else if (isRefused(version)) {
        bench->wrong("protocol.name",
                     QT_TRANSLATE_NOOP("EngineCheck", "is %1, but does not say its version"),
                     {bench->name});
    } else {
        bench->works("protocol.name", QT_TRANSLATE_NOOP("EngineCheck", "is %1 %2"),
                     {bench->name, bench->version});
    }
}

QCoro::Task<> probeCommandList(std::shared_ptr<CheckBench> bench)
{
    bench->mark();
    const GtpReply reply = co_await bench->ask("list_commands");
    for (const QString &line : wordsOf(reply).split(u'\n', Qt::SkipEmptyParts)) {
        bench->commands.insert(line.trimmed().toUtf8());
    }
    if (!reply.ok()) {
        bench->commands.clear();
        bench->wrong("protocol.list",
                     QT_TRANSLATE_NOOP("EngineCheck", "does not list its commands: %1"),
                     {wordsOf(reply)});
        co_return;
    }
    bench->works("protocol.list", QT_TRANSLATE_NOOP("EngineCheck", "lists %1 commands"),
                 {QString::number(bench->commands.size())});
}

} // namespace shinpan
