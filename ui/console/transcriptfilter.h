#pragma once

#include "core/gtp/gtptranscript.h"

#include <QByteArrayList>
#include <QFlags>
#include <QList>
#include <QString>

#include <vector>

namespace shinpan {

class TypedCommands;

/// The lines of a transcript that are wanted: those that meet every one of these.
struct TranscriptFilter
{
    enum Direction {
        Sent = 1,        ///< commands
        Received = 2,    ///< standard output: replies, and what is outside any
        ErrorOutput = 4, ///< standard error
        Notices = 8,     ///< ours
    };
    Q_DECLARE_FLAGS(Directions, Direction)
    static constexpr Directions AllDirections{Sent | Received | ErrorOutput | Notices};

    QList<int> engines; ///< only of these sources of the transcript; empty: all
    Directions directions = AllDirections;
    QByteArrayList
        commands;         ///< only these commands ("genmove") and their replies; empty: all lines
    bool isTyped = false; ///< only commands that a person typed, and their answers
    QString text;         ///< only lines that contain this, letter case aside; empty: all

    friend bool operator==(const TranscriptFilter &, const TranscriptFilter &) = default;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(TranscriptFilter::Directions)

/// The direction in which such a line goes.
[[nodiscard]] TranscriptFilter::Direction directionOf(GtpTranscript::Kind kind);

/// Finds a text in lines, letter case aside; fast for one in ASCII.
class TextFinder
{
public:
    explicit TextFinder(const QString &text = {});

    /// `line` is UTF-8. An empty text is in every line.
    [[nodiscard]] bool isIn(QByteArrayView line) const;

private:
    QString m_text;
    QByteArray m_ascii; ///< in small letters; empty if the text is not ASCII
};

/// A filter made ready to look at very many lines. Whole texts are looked at, however long.
class PreparedFilter
{
public:
    /// All must outlive it. Of what was typed it need not know where the filter does not ask.
    PreparedFilter(const TranscriptFilter &filter,
                   const GtpTranscript &transcript,
                   const TypedCommands *typed = nullptr);

    /// Takes a line that the transcript has.
    [[nodiscard]] bool passes(qint64 number);

private:
    [[nodiscard]] bool isCommandWanted(GtpExchanges::Name name);

    TranscriptFilter m_filter;
    const GtpTranscript *m_transcript;
    const TypedCommands *m_typed;
    TextFinder m_finder;
    std::vector<bool> m_isWanted; ///< by name of the command, as far as they were met
};

} // namespace shinpan
