#include "core/engine/dialect/gtpscript.h"

#include "core/engine/dialect/commandtraits.h"
#include "core/gtp/gtpdiagnosis.h"
#include "core/util/message.h"

#include <QSet>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr QByteArrayView Success = "#=";
constexpr QByteArrayView Refusal = "#!";
constexpr QByteArrayView Continuation = "#|";

/// Takes the number off the front of a line; nothing if none stands there.
[[nodiscard]] std::optional<int> takeNumber(QByteArrayView &line)
{
    qsizetype digits = 0;
    while (digits < line.size() && line[digits] >= '0' && line[digits] <= '9') {
        ++digits;
    }
    bool isNumber = false;
    const int number = line.first(digits).toInt(&isNumber);
    if (!isNumber) {
        return std::nullopt;
    }
    line = line.sliced(digits);
    return number;
}

/// Drops an empty first line and the blanks at the end, as the session does when it reads a reply.
void trimReply(QString &text)
{
    while (text.endsWith(u' ') || text.endsWith(u'\n')) {
        text.chop(1);
    }
    if (text.startsWith(u'\n')) {
        text.remove(0, 1);
    }
}

/// What follows the mark and one blank.
[[nodiscard]] QString behindMark(QByteArrayView line)
{
    line = line.sliced(Success.size());
    return decodeEngineText(line.startsWith(' ') ? line.sliced(1) : line);
}

} // namespace

GtpScript readScript(QByteArrayView file)
{
    GtpScript script;
    int number = 0;
    for (const QByteArray &text : file.toByteArray().split('\n')) {
        QByteArrayView line = text;
        ++number;
        if (line.endsWith('\r')) {
            line.chop(1);
        }
        const bool isReply = line.startsWith(Success) || line.startsWith(Refusal);
        if (isReply && !script.empty() && !script.back().reply) {
            script.back().reply = ScriptReply{line.startsWith(Success), behindMark(line)};
        } else if (line.startsWith(Continuation) && !script.empty() && script.back().reply) {
            script.back().reply->text += u'\n' + behindMark(line);
        } else if (const Result<GtpCommand> command = GtpCommand::parse(line)) {
            script.push_back({.command = *command, .line = number});
        }
    }
    return script;
}

QByteArray toFile(const ScriptStep &step)
{
    QByteArray file = step.command.line() + '\n';
    if (!step.reply) {
        return file;
    }
    QByteArrayView mark = step.reply->isSuccess ? Success : Refusal;
    for (const QByteArray &line : step.reply->text.toUtf8().split('\n')) {
        file += mark;
        file += line.isEmpty() ? QByteArray() : ' ' + line;
        file += '\n';
        mark = Continuation;
    }
    return file;
}

bool isAnswerComparable(QByteArrayView command)
{
    static const QSet<QByteArray> others{
        "protocol_version", "name",    "version",         "list_commands",
        "known_command",    "cputime", "gomill-cpu_time", "gomill-describe_engine",
        "gogui-sigint"};
    return !others.contains(command.toByteArray()) && !traitsOf(command).isStreamed;
}

void GtpScriptBuilder::add(GtpTranscript::Kind kind, QByteArrayView line, int number)
{
    if (kind == GtpTranscript::Kind::Command) {
        addCommand(line, number);
    } else if (kind == GtpTranscript::Kind::Reply) {
        beginReply(line);
    } else if (kind == GtpTranscript::Kind::ReplyLine) {
        continueReply(line);
    }
}

void GtpScriptBuilder::addCommand(QByteArrayView line, int number)
{
    const Result<GtpCommand> command = GtpCommand::parse(line);
    if (!command) {
        return; // "# interrupt"
    }
    const std::optional<int> id = takeNumber(line);
    if (command->name() == "quit" || traitsOf(command->name()).end == CommandEnd::NextLine) {
        m_open.push_back({.id = id, .step = {}});
        return;
    }
    m_open.push_back({.id = id, .step = m_script.size()});
    m_script.push_back({.command = *command, .line = number});
}

void GtpScriptBuilder::beginReply(QByteArrayView line)
{
    const bool isSuccess = line.startsWith('=');
    line = line.sliced(std::min<qsizetype>(1, line.size()));
    QByteArrayView behindId = line;
    const std::optional<int> id = takeNumber(behindId);
    const Open answered = takeOpen(id);
    m_current.reset();
    if (!answered.step || !isAnswerComparable(m_script[*answered.step].command.name())) {
        return;
    }
    if (isSuccess && line.endsWith(CancelledSearch)) {
        return; // by the next command, and so it will be again
    }
    m_current = answered.step;
    QByteArrayView text = id && answered.id ? behindId : line; // "=2" answers protocol_version
    while (text.startsWith(' ')) {
        text = text.sliced(1);
    }
    m_script[*m_current].reply = ScriptReply{isSuccess, decodeEngineText(text)};
}

void GtpScriptBuilder::continueReply(QByteArrayView line)
{
    if (m_current) {
        m_script[*m_current].reply->text += u'\n' + decodeEngineText(line);
    }
}

GtpScript GtpScriptBuilder::finish()
{
    for (ScriptStep &step : m_script) {
        if (step.reply) {
            trimReply(step.reply->text);
        }
    }
    m_open.clear();
    m_current.reset();
    return std::exchange(m_script, {});
}

/// The command that a reply with this id answers; without one it is the oldest. Those before it
/// have no answer.
GtpScriptBuilder::Open GtpScriptBuilder::takeOpen(std::optional<int> id)
{
    const auto isMeant = [id](const Open &open) { return !id || !open.id || open.id == id; };
    const auto found = std::ranges::find_if(m_open, isMeant);
    if (found == m_open.end()) {
        return {};
    }
    const Open answered = *found;
    m_open.erase(m_open.begin(), found + 1);
    return answered;
}

} // namespace shinpan
