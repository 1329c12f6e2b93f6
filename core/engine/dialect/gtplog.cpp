#include "core/engine/dialect/gtplog.h"

#include "core/gtp/gtpdiagnosis.h"
#include "core/gtp/logstamp.h"
#include "core/util/message.h"

#include <QStringList>

#include <algorithm>
#include <optional>

namespace shinpan {

namespace {

using Kind = GtpTranscript::Kind;

/// A line of a log, in its parts.
struct LogLine
{
    char mark;
    QByteArrayView engine;
    QByteArrayView text;
};

/// Whether a text is a time such as "2026-11-21T09:41:07.250".
[[nodiscard]] bool isStamp(QByteArrayView text)
{
    constexpr QByteArrayView Form = "0000-00-00T00:00:00.000";
    static_assert(Form.size() == LogStamp::Length);
    return text.size() == Form.size()
        && std::equal(text.begin(), text.end(), Form.begin(), [](char letter, char form) {
               return form == '0' ? letter >= '0' && letter <= '9' : letter == form;
           });
}

/// Nothing if it is none: "TIME > [gnugo] 12 genmove b".
[[nodiscard]] std::optional<LogLine> partsOf(QByteArrayView line)
{
    constexpr qsizetype Mark = LogStamp::Length + 1;
    constexpr qsizetype Name = Mark + 3;
    constexpr QByteArrayView Marks = "><~!#";
    if (line.size() < Name || !isStamp(line.first(LogStamp::Length)) || !Marks.contains(line[Mark])
        || line.sliced(Mark + 1, 2) != " [") {
        return std::nullopt;
    }
    const qsizetype end = line.indexOf("] ", Name);
    if (end < 0) {
        return std::nullopt;
    }
    return LogLine{line[Mark], line.sliced(Name, end - Name), line.sliced(end + 2)};
}

/// The number behind the status or in front of the command; -1 where there is none.
[[nodiscard]] int idOf(QByteArrayView text)
{
    qsizetype digits = 0;
    while (digits < text.size() && text[digits] >= '0' && text[digits] <= '9') {
        ++digits;
    }
    bool isNumber = false;
    const int id = text.first(digits).toInt(&isNumber);
    return isNumber ? id : -1;
}

/// Reads the lines of one engine.
class TalkReader
{
public:
    explicit TalkReader(QByteArrayView engine)
        : m_engine(engine.toByteArray())
    { }

    [[nodiscard]] const QByteArray &engine() const { return m_engine; }

    void add(const LogLine &line, int number)
    {
        if (line.mark == '#') {
            m_hasBegun = m_hasBegun || line.text == "started";
        } else if (line.mark == '>') {
            noteCommand(line.text);
            m_builder.add(Kind::Command, line.text, number);
        } else if (line.mark == '<') {
            m_builder.add(isReply(line.text) ? Kind::Reply : Kind::ReplyLine, line.text);
        }
    }

    [[nodiscard]] LoggedTalk finish()
    {
        return {decodeEngineText(m_engine), m_builder.finish(), m_isMixed};
    }

private:
    /// A process counts its commands from 1.
    void noteCommand(QByteArrayView text)
    {
        const int id = idOf(text);
        if (id < 0) {
            return; // "# interrupt", or an engine that takes no ids
        }
        const bool isNext = id == m_lastId + 1 || (id == 1 && std::exchange(m_hasBegun, false));
        m_isMixed = m_isMixed || !isNext;
        m_lastId = id;
        m_open.push_back(id);
    }

    /// Whether it is a reply, not a further line that happens to begin like one.
    [[nodiscard]] bool isReply(QByteArrayView text)
    {
        if (!text.startsWith('=') && !text.startsWith('?')) {
            return false;
        }
        if (m_lastId == 0) {
            return true;
        }
        const auto found = std::ranges::find(m_open, idOf(text.sliced(1)));
        if (found == m_open.end()) {
            return false;
        }
        m_open.erase(m_open.begin(), found + 1);
        return true;
    }

    QByteArray m_engine;
    GtpScriptBuilder m_builder;
    std::vector<int> m_open; ///< ids of commands that are not answered
    int m_lastId = 0;
    bool m_hasBegun = true; ///< a process, which has not been asked anything
    bool m_isMixed = false;
};

[[nodiscard]] QString namesOf(const std::vector<LoggedTalk> &talks)
{
    QStringList names;
    for (const LoggedTalk &talk : talks) {
        names.append(talk.engine);
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

bool isGtpLog(QByteArrayView beginning)
{
    const qsizetype end = beginning.indexOf('\n');
    return partsOf(end < 0 ? beginning : beginning.first(end)).has_value();
}

std::vector<LoggedTalk> readGtpLog(QByteArrayView file)
{
    std::vector<TalkReader> readers;
    int number = 0;
    while (!file.isEmpty()) {
        const qsizetype end = file.indexOf('\n');
        const QByteArrayView text = end < 0 ? file : file.first(end);
        file = end < 0 ? QByteArrayView() : file.sliced(end + 1);
        ++number;
        const std::optional<LogLine> line = partsOf(text);
        if (!line) {
            continue;
        }
        auto reader = std::ranges::find(readers, line->engine, &TalkReader::engine);
        if (reader == readers.end()) {
            reader = readers.insert(readers.end(), TalkReader(line->engine));
        }
        reader->add(*line, number);
    }
    std::vector<LoggedTalk> talks;
    for (TalkReader &reader : readers) {
        talks.push_back(reader.finish());
    }
    std::erase_if(talks, [](const LoggedTalk &talk) { return talk.script.empty(); });
    return talks;
}

Result<GtpScript> readTalk(QByteArrayView file, const QString &engine)
{
    if (!isGtpLog(file)) {
        GtpScript script = readScript(file);
        return script.empty()
                 ? failure(Message::of(QT_TRANSLATE_NOOP("Messages", "there is no command in it")))
                 : Result<GtpScript>(std::move(script));
    }
    std::vector<LoggedTalk> talks = readGtpLog(file);
    if (talks.empty()) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "there is no command in it")));
    }
    const auto isMeant = [&engine](const LoggedTalk &talk) {
        return engine.isEmpty() || talk.engine == engine;
    };
    const auto found = std::ranges::find_if(talks, isMeant);
    if (found == talks.end()) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "nobody called %1 talks in it, but %2"),
                        engine, namesOf(talks)));
    }
    if (engine.isEmpty() && talks.size() > 1) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "several engines talk in it, %1: say which"),
                        namesOf(talks)));
    }
    if (found->isMixed) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "two engines called %1 talk in it at the same time, and which "
                              "line is whose cannot be told"),
            found->engine));
    }
    return std::move(found->script);
}

} // namespace shinpan
