#pragma once

#include "core/gtp/gtpcommand.h"
#include "core/gtp/gtptranscript.h"
#include "core/util/regularfile.h"

#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace shinpan {

/// What an engine answered to a command of a script.
struct ScriptReply
{
    bool isSuccess = true;
    QString text; ///< as GtpReply has it

    friend bool operator==(const ScriptReply &, const ScriptReply &) = default;
};

/// A command of a script.
struct ScriptStep
{
    GtpCommand command;
    std::optional<ScriptReply> reply{}; ///< what is expected; nothing: whatever comes
    int line = 0;                       ///< of the file it was read from, from 1; 0: of none

    friend bool operator==(const ScriptStep &, const ScriptStep &) = default;
};

/// A conversation with an engine, to be held again.
///
/// As a file it is plain GTP: one command on a line, which any engine can be fed. What was answered
/// stands below each command, in comments (GTP 2 §2.5): `#=` and the text, or `#!` where the
/// command was refused (`#?` is the mark of GNU Go's regression tests, which hold patterns), and
/// `#|` in front of every further line.
using GtpScript = std::vector<ScriptStep>;

/// A larger file is not a conversation with an engine; a command takes up to a hundred bytes more
/// than it has letters.
inline constexpr qint64 LargestScript = 4 * MiB;

/// Never fails: what is neither a command nor an answer below one is a comment.
[[nodiscard]] GtpScript readScript(QByteArrayView file);

[[nodiscard]] QByteArray toFile(const ScriptStep &step);

/// Whether the answer tells what an engine thinks: not its name, nor how long something took.
[[nodiscard]] bool isAnswerComparable(QByteArrayView command);

/// Makes a script of the lines that a transcript has of one engine.
///
/// `quit` is left out, and so are streams of analysis, which end with the next command and are
/// never the same twice. Answers that are not comparable are not kept, nor that a search was
/// cancelled.
class GtpScriptBuilder
{
public:
    /// A further line, in the transcript's order. `number`: of the file it stands in, see
    /// ScriptStep::line.
    void add(GtpTranscript::Kind kind, QByteArrayView line, int number = 0);

    /// The script; nothing is left here.
    [[nodiscard]] GtpScript finish();

private:
    void addCommand(QByteArrayView line, int number);
    void beginReply(QByteArrayView line);
    void continueReply(QByteArrayView line);

    /// A command that was written.
    struct Open
    {
        std::optional<int> id{};
        std::optional<std::size_t> step{}; ///< nothing: it was left out
    };
    [[nodiscard]] Open takeOpen(std::optional<int> id);

    GtpScript m_script;
    std::vector<Open> m_open;             ///< written and not answered, oldest first
    std::optional<std::size_t> m_current; ///< the step whose reply is being read
};

} // namespace shinpan
