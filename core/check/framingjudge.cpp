#include "core/check/framingjudge.h"

#include "core/gtp/gtpdiagnosis.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

using Fault = FramingJudge::Fault;

constexpr qsizetype MaxCommands = 4;     ///< named in a sample
constexpr qsizetype MaxLine = 64 * 1024; ///< of a line, more is skipped
constexpr qsizetype MaxExample = 200;
constexpr int NoId = -1;

/// The length of the digits after the status.
[[nodiscard]] qsizetype idLength(const QByteArray &line)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return std::find_if_not(line.begin() + 1, line.end(), isDigit) - (line.begin() + 1);
}

[[nodiscard]] int idOf(const QByteArray &line)
{
    const qsizetype length = idLength(line);
    return length > 0 ? line.mid(1, length).toInt() : NoId;
}

/// The words for a fault. Gaps: %1 the line that shows it, %2 the commands it came with.
struct Telling
{
    Fault fault;
    const char *id;
    CheckVerdict verdict;
    bool hampersGames;
    const char *text;
};

constexpr Telling Tellings[] = {
    {Fault::TextBeforeReplies, "framing.banner", CheckVerdict::Wrong, false,
     QT_TRANSLATE_NOOP("Messages",
                       "writes “%1” to standard output before its first reply; only replies belong "
                       "there")},
    {Fault::TextBetweenReplies, "framing.noise", CheckVerdict::Wrong, false,
     QT_TRANSLATE_NOOP("Messages",
                       "writes “%1” between replies (%2); only replies belong on standard output")},
    {Fault::NoBlankLine, "framing.missing", CheckVerdict::Wrong, true,
     QT_TRANSLATE_NOOP("Messages", "does not end a reply with an empty line (%2)")},
    {Fault::ExtraBlankLine, "framing.extra", CheckVerdict::Odd, false,
     QT_TRANSLATE_NOOP("Messages", "writes more empty lines than the one that ends a reply (%2)")},
    {Fault::CarriageReturn, "framing.cr", CheckVerdict::Odd, false,
     QT_TRANSLATE_NOOP("Messages", "ends lines with CR LF instead of LF")},
    {Fault::IdMissing, "ids.missing", CheckVerdict::Wrong, false,
     QT_TRANSLATE_NOOP("Messages", "does not repeat the id of a command (%2)")},
    {Fault::IdWrong, "ids.wrong", CheckVerdict::Wrong, true,
     QT_TRANSLATE_NOOP("Messages", "answers with an id that was not asked: “%1” (%2)")},
    {Fault::IdGlued, "ids.glued", CheckVerdict::Odd, false,
     QT_TRANSLATE_NOOP("Messages", "puts no space after the id: “%1”")},
    {Fault::SecondReply, "ids.second", CheckVerdict::Wrong, false,
     QT_TRANSLATE_NOOP("Messages", "answers one command twice: “%1” (%2)")},
};

} // namespace

void FramingJudge::beginProcess()
{
    m_pending.clear();
    m_line.clear();
    m_command.clear();
    m_lastId = 0;
    m_hasReplied = false;
    m_isInsideReply = false;
}

void FramingJudge::noteCommand(QByteArrayView line)
{
    const QByteArrayList words = line.toByteArray().simplified().split(' ');
    if (words.size() >= 2) {
        m_pending.push_back({words.at(0).toInt(), words.at(1)});
    }
}

void FramingJudge::feed(QByteArrayView bytes)
{
    for (const char byte : bytes) {
        if (byte == '\n') {
            judge(std::exchange(m_line, {}));
        } else if (m_line.size() < MaxLine) {
            m_line += byte;
        }
    }
}

void FramingJudge::noteSilence()
{
    if (m_isInsideReply) {
        note(Fault::NoBlankLine, m_line);
    }
}

void FramingJudge::judge(QByteArray line)
{
    if (line.contains('\r')) {
        note(Fault::CarriageReturn, line);
        line.replace('\r', QByteArray());
    }
    const bool isStatus = line.startsWith('=') || line.startsWith('?');
    if (line.isEmpty()) {
        if (!std::exchange(m_isInsideReply, false) && m_hasReplied) {
            note(Fault::ExtraBlankLine, line);
        }
    } else if (m_isInsideReply) {
        // A line of a reply's text begins the next reply only with the id that is awaited.
        if (isStatus && !m_pending.empty() && idOf(line) == m_pending.front().id) {
            note(Fault::NoBlankLine, line);
            begin(line, idOf(line));
        }
    } else if (isStatus) {
        begin(line, idOf(line));
    } else {
        note(m_hasReplied ? Fault::TextBetweenReplies : Fault::TextBeforeReplies, line);
    }
}

void FramingJudge::begin(const QByteArray &line, int id)
{
    m_hasReplied = true;
    m_hasSeenReply = true;
    m_isInsideReply = true;
    const auto match = std::find_if(m_pending.begin(), m_pending.end(),
                                    [id](const Pending &pending) { return pending.id == id; });
    if (match != m_pending.end()) {
        m_command = match->name;
        m_lastId = id;
        m_pending.erase(m_pending.begin(), match + 1);
        const qsizetype end = 1 + idLength(line);
        if (end < line.size() && line.at(end) != ' ' && line.at(end) != '\t') {
            note(Fault::IdGlued, line);
        }
        return;
    }
    if ((id != NoId && id <= m_lastId) || m_pending.empty()) {
        note(Fault::SecondReply, line);
        return;
    }
    const Pending next = m_pending.front();
    m_pending.pop_front();
    m_command = next.name;
    // "=32" may be the version 2 after the id 3.
    const bool isGlued = line.mid(1).startsWith(QByteArray::number(next.id));
    if (isGlued) {
        m_lastId = next.id;
    }
    note(id == NoId ? Fault::IdMissing : isGlued ? Fault::IdGlued : Fault::IdWrong, line);
}

void FramingJudge::note(Fault fault, const QByteArray &example)
{
    Sample &sample = m_samples[static_cast<std::size_t>(fault)];
    if (sample.count++ == 0) {
        sample.example = example.left(MaxExample);
    }
    if (sample.commands.size() < MaxCommands && !m_command.isEmpty()
        && !sample.commands.contains(m_command)) {
        sample.commands.append(m_command);
    }
}

std::vector<CheckFinding> FramingJudge::findings() const
{
    std::vector<CheckFinding> findings;
    for (const Telling &telling : Tellings) {
        const Sample &sample = of(telling.fault);
        if (sample.count > 0) {
            const QString line = decodeEngineText(sample.example).trimmed();
            const QString commands = QString::fromUtf8(sample.commands.join(", "));
            findings.push_back({Message::of(telling.text, line, commands), telling.id,
                                CheckArea::Protocol, telling.verdict, telling.hampersGames,
                                line.isEmpty() ? QString() : QStringLiteral("< ") + line});
        }
    }
    if (findings.empty() && m_hasSeenReply) {
        findings.push_back(
            {Message::of(QT_TRANSLATE_NOOP("Messages", "repeats ids, ends replies with one "
                                                       "empty line, writes nothing else")),
             "framing", CheckArea::Protocol});
    }
    return findings;
}

} // namespace shinpan
