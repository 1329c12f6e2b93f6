#pragma once

#include <QString>

#include <optional>

// What people and other programs write of a game in words, of whatever script, in SGF's own terms.
// Only what can mean one thing is read: nothing is guessed.
namespace shinpan {

/// A result as RE has it ("B+3.5", "W+R", "0", "Void", "?") from "W+Res", "白中盘胜", "흑 3집반승",
/// "white wins by half a point", "Jigo", "黑胜1又3/4子" (stones of area counting are two points
/// each).
[[nodiscard]] std::optional<QString> resultFromWords(const QString &text);

/// A day, month or year as DT has it ("2004-03-15") from "2004年3月15日", "15.3.2004", "Mar 15,
/// 2004", "平成16年3月15日". Nothing for "1/4/2020", which may be April or January.
[[nodiscard]] std::optional<QString> dateFromWords(const QString &text);

/// Points of komi from "黒6目半", "五目半", "7.5", "3又3/4子".
[[nodiscard]] std::optional<double> komiFromWords(const QString &text);

/// A rank as BR and WR have it ("9d", "3k", "9p") from "九段", "9단", "3 kyu", "18級", "프로 9단".
[[nodiscard]] std::optional<QString> rankFromWords(const QString &text);

/// Seconds from "2h", "45:00", "90 min", "各2小时", "1시간 30분".
[[nodiscard]] std::optional<double> secondsFromWords(const QString &text);

/// Byo-yomi as OT has it ("3x30 byo-yomi") from "30秒3回", "3次60秒", "초읽기 30초 3회".
[[nodiscard]] std::optional<QString> overtimeFromWords(const QString &text);

} // namespace shinpan
