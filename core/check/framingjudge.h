#pragma once

#include "core/check/checkreport.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>

#include <array>
#include <deque>
#include <vector>

namespace shinpan {

/// Judges an engine's replies by their bytes: line ends, blank lines, ids, text where none belongs
/// (GTP 2 §2.6–2.9). Pure. The session above is lenient and forgets all this.
class FramingJudge
{
public:
    enum class Fault {
        TextBeforeReplies,  ///< a banner
        TextBetweenReplies, ///< debugging output
        NoBlankLine,        ///< a reply without its empty line
        ExtraBlankLine,
        CarriageReturn,
        IdMissing,
        IdWrong,
        IdGlued, ///< "=7text"
        SecondReply,
    };
    static constexpr int FaultCount = 9;

    /// How often a fault was seen, and where.
    struct Sample
    {
        int count = 0;
        QByteArrayList commands{}; ///< the first few that it came with, each once
        QByteArray example{};      ///< the first line that shows it
    };

    /// A new process: nothing is unanswered, its banner may come.
    void beginProcess();

    /// A line that we wrote: "7 play b D4".
    void noteCommand(QByteArrayView line);
    /// The engine's standard output, in any pieces.
    void feed(QByteArrayView bytes);
    /// A command was given up: a reply that has begun lacks its end.
    void noteSilence();

    /// Whether there was a reply at all.
    [[nodiscard]] bool hasSeenReply() const { return m_hasSeenReply; }

    /// What it saw, as findings of the protocol's area; one that says that all is well if it saw
    /// replies and no fault.
    [[nodiscard]] std::vector<CheckFinding> findings() const;

    [[nodiscard]] const Sample &of(Fault fault) const
    {
        return m_samples[static_cast<std::size_t>(fault)];
    }

private:
    struct Pending
    {
        int id;
        QByteArray name;
    };

    void judge(QByteArray line);
    void begin(const QByteArray &line, int id);
    void note(Fault fault, const QByteArray &example);

    std::array<Sample, FaultCount> m_samples;
    std::deque<Pending> m_pending; ///< commands without a reply
    QByteArray m_line;             ///< the beginning of a line
    QByteArray m_command;          ///< that the newest reply belongs to
    int m_lastId = 0;              ///< answered last
    bool m_hasReplied = false;     ///< this process
    bool m_hasSeenReply = false;
    bool m_isInsideReply = false;
};

} // namespace shinpan
