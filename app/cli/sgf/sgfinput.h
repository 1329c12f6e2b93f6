#pragma once

#include "app/cli/sgf/sgfrun.h"
#include "core/record/sgf/sgfcollection.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace shinpan {

/// A file that was named, or found in a directory that was named, and what its bytes are.
struct SgfInput
{
    QString path; ///< "-": standard input
    QByteArray bytes;
    SgfReadOptions options;
};
/// What a verb reads. Those that write a file back take nothing but SGF.
enum class SgfFormats : std::uint8_t { SgfOnly, All };
/// The endings of their files, without the dot.
[[nodiscard]] QStringList suffixesOf(SgfFormats formats);
/// Calls `visit` for each file that the arguments mean, directories (with --recursive) looked
/// through in the order of their names. Complains about what cannot be read and goes on; stops when
/// nobody reads the output any more.
void forEachInput(SgfRun &run,
                  SgfFormats formats,
                  const std::function<void(const SgfInput &)> &visit);
/// Calls `visit` for the games in each file; complains about those that hold none.
void forEachCollection(SgfRun &run,
                       SgfFormats formats,
                       const std::function<void(const SgfInput &, const SgfCollection &)> &visit);
/// Calls `visit` for each game of Go in each file of any format, or for the one that --game means.
void forEachGame(
    SgfRun &run,
    const std::function<void(const SgfInput &, const SgfCollection &, std::size_t)> &visit);
/// The game that --game means of the only file that the arguments name; the file's first by
/// default. Nothing, after a complaint, if there is none. Warnings about the game are printed on
/// stderr.
[[nodiscard]] std::optional<SgfGame> readOnlyGame(SgfRun &run);

} // namespace shinpan
