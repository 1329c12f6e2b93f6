#pragma once

#include <QString>

#include <vector>

namespace shinpan {

/// A command line cleaned of what word processors and web pages do to one, and every change that
/// this took.
struct CommandRepair
{
    struct Change
    {
        qsizetype position; ///< in the text before the repair, from 0
        QString before;
        QString after; ///< empty where something invisible was removed

        friend bool operator==(const Change &, const Change &) = default;
    };

    QString text;
    std::vector<Change> changes;
};

/// Undoes "smart" punctuation in a pasted command line. Text inside quotes is left alone.
///
/// A dash that begins a word was one or two hyphens: one before a single letter, a digit or nothing
/// ("–w", "–5"), two before a longer word ("–mode", "—mode" → "--mode"), but one there too where
/// the options of the line have one: those of KataGo, GoGui's tools and Java ("katago gtp –model"),
/// or whatever has others that are intact ("-model a –config b"). Curly quotes that begin a word,
/// or a value after `=`, and their partners become straight; an apostrophe inside a word stays.
/// Unbreakable hyphens and spaces become plain ones, invisible characters go.
[[nodiscard]] CommandRepair repairCommandLine(const QString &line);

} // namespace shinpan
