#pragma once

#include "core/gtp/gtptranscript.h"

#include <QByteArray>

#include <set>
#include <vector>

namespace shinpan {

/// The lines of a transcript that are commands that a person typed, and their answers. A command is
/// written when its engine is free for it, so it is known by its words.
class TypedCommands
{
public:
    /// The transcript outlives it.
    explicit TypedCommands(const GtpTranscript &transcript)
        : m_transcript(&transcript)
    { }

    /// The engine of that source is going to be sent this command, without an id.
    void expect(int source, const QByteArray &command);
    /// Looks whether this line is one that is expected.
    void look(qint64 number);

    /// Whether the line, which was looked at, is such a command, or said in answer to one.
    [[nodiscard]] bool contains(qint64 number) const;

private:
    struct Expected
    {
        int source;
        QByteArray command;
        qint64 from; ///< it is written in no line before that
    };

    const GtpTranscript *m_transcript;
    std::vector<Expected> m_expected;
    std::set<qint64> m_numbers; ///< of commands
};

} // namespace shinpan
