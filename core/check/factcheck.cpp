#include "core/check/factcheck.h"

#include "core/engine/knowledge/engineknowledge.h"
#include "core/engine/profile/enginetemplates.h"
#include "core/util/wholefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

/// Whether its question reads or writes files, of which an engine knows the names alone.
[[nodiscard]] bool needsFolder(const EngineFact &fact, const std::vector<FactExchange> &question)
{
    return !fact.files().empty() || std::ranges::any_of(question, [](const FactExchange &one) {
        return one.command.endsWith(".sgf");
    });
}

/// A folder with the fact's files; null if it cannot be made.
[[nodiscard]] std::shared_ptr<QTemporaryDir> folderFor(const EngineFact &fact)
{
    const auto folder = std::make_shared<QTemporaryDir>();
    const auto isWritten = [&folder](const FactFile &file) {
        return saveWholeFile(file.text, folder->filePath(file.name), Durability::Draft).has_value();
    };
    return folder->isValid() && std::ranges::all_of(fact.files(), isWritten) ? folder : nullptr;
}

[[nodiscard]] QString written(bool isSuccess, const QString &text)
{
    return (isSuccess ? QStringLiteral("= ") : QStringLiteral("? ")) + text;
}

[[nodiscard]] FactOutcome differing(const FactExchange &exchange, const GtpReply &reply)
{
    const bool isAnswer = reply.ok() || isRefused(reply);
    return {.kind = isAnswer ? FactOutcome::Kind::Differs : FactOutcome::Kind::Unasked,
            .command = QString::fromUtf8(exchange.command),
            .expected = written(exchange.isSuccess, exchange.answer.value_or(QStringLiteral("…"))),
            .answer = written(reply.ok(), wordsOf(reply).simplified())};
}

/// The command line without the words that tell the engine how to count or which suicide is legal:
/// facts say what it does when nothing tells it.
[[nodiscard]] QString asItStartsByItself(const EngineProfile &profile)
{
    QString line = profile.commandLine;
    for (const EngineFact *fact : knowledgeOf(profile).of(FactKind::ToldByArguments)) {
        if (fact->text("setting") == QLatin1String("protocol")) {
            continue;
        }
        for (const QString &option : fact->texts("options")) {
            line.remove(QRegularExpression(
                QStringLiteral("\\s%1(?=\\s|$)").arg(QRegularExpression::escape(option))));
        }
    }
    return line;
}

} // namespace

std::optional<FactBench> benchFor(const EngineFact &fact,
                                  EngineProfile profile,
                                  const CheckLimits &limits)
{
    const std::vector<FactExchange> question = fact.question();
    const bool isInFolder = needsFolder(fact, question);
    const std::shared_ptr<QTemporaryDir> folder = isInFolder ? folderFor(fact) : nullptr;
    if (question.empty() || (isInFolder && !folder)) {
        return std::nullopt;
    }
    if (folder) {
        profile.workingDirectory = folder->path();
    }
    profile.commandLine = asItStartsByItself(profile) + u' ' + fact.arguments();
    return FactBench{
        std::make_shared<CheckBench>(std::move(profile), limits, nullptr, EngineStart()), folder};
}

QCoro::Task<FactOutcome> askFact(FactBench engine, EngineFact fact)
{
    const std::shared_ptr<CheckBench> bench = engine.bench;
    const std::vector<FactExchange> question = fact.question();
    FactOutcome outcome;
    const bool isReady = co_await bench->start();
    if (isReady) {
        outcome.kind = FactOutcome::Kind::Seen;
    }
    for (std::size_t i = 0; outcome.kind == FactOutcome::Kind::Seen && i < question.size(); ++i) {
        const GtpReply reply = co_await bench->ask(question[i].command, bench->limits().scoring);
        if (!question[i].isMetBy(reply.ok(), wordsOf(reply))) {
            outcome = differing(question[i], reply);
        }
    }
    const Completion<ProcessExit> gone = bench->close(bench->limits().quit);
    co_await gone;
    co_return outcome;
}

std::vector<const EngineFact *> factsToTell(const QString &name, const QString &version)
{
    std::vector<const EngineFact *> told;
    const EngineKnowledge &known = knowledgeNamed(name);
    if (known.name.isEmpty()) {
        return told;
    }
    for (const EngineFact &fact : known.facts) {
        if (!fact.isOfCommands() && fact.holdsFor(version)) {
            told.push_back(&fact);
        }
    }
    return told;
}

CheckFinding findingOf(const EngineFact &fact, const FactOutcome &outcome)
{
    const QByteArray digest =
        QCryptographicHash::hash(fact.words().english().toUtf8(), QCryptographicHash::Sha1)
            .toHex()
            .left(6);
    CheckFinding finding{.text = {},
                         .id = "known." + wordOf(fact.kind()).toLatin1() + '.' + digest,
                         .area = CheckArea::Known};
    const Message words = fact.words();
    switch (outcome.kind) {
    case FactOutcome::Kind::Seen:
        finding.text = Message::of(QT_TRANSLATE_NOOP("Messages", "seen again: %1"), words);
        break;
    case FactOutcome::Kind::Unasked:
        finding.text = Message::of(QT_TRANSLATE_NOOP("Messages", "not asked: %1"), words);
        break;
    case FactOutcome::Kind::Differs:
        finding.verdict = CheckVerdict::Odd;
        finding.text =
            fact.since().isEmpty()
                ? Message::of(QT_TRANSLATE_NOOP("Messages", "not seen: %1"), words)
                : Message::of(QT_TRANSLATE_NOOP("Messages", "known since %1, not seen: %2"),
                              fact.since(), words);
        break;
    }
    if (!outcome.command.isEmpty()) {
        finding.evidence = QStringLiteral("> %1\n< %2\n(known: %3)")
                               .arg(outcome.command, outcome.answer, outcome.expected);
    }
    return finding;
}

} // namespace shinpan
