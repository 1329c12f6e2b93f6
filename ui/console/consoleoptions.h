#pragma once

#include <QStringList>

namespace shinpan {

class OptionsArchive;

/// How the person likes the console.
struct ConsoleOptions
{
    bool foldsStreams = true;    ///< what an analysis streams is one row
    bool hasErrorLane = false;   ///< standard error stands beside the rest
    bool showsWholeLine = false; ///< the current line stands below, or beside, in full
    int mebibytes = 64;          ///< of each engine's lines, on disk; older ones go

    static constexpr int FewestMebibytes = 4;
    static constexpr int MostMebibytes = 256; ///< more would take too long to write anew

    friend bool operator==(const ConsoleOptions &, const ConsoleOptions &) = default;
};

/// GTP commands that were typed.
struct CommandHistory
{
    static constexpr qsizetype Most = 500;

    QStringList lines; ///< oldest first, Most at most

    /// Puts a command last.
    void add(const QString &line);

    friend bool operator==(const CommandHistory &, const CommandHistory &) = default;
};

/// How they are kept (Preferences).
void archive(OptionsArchive &archive, ConsoleOptions &options);
void archive(OptionsArchive &archive, CommandHistory &history);

} // namespace shinpan
