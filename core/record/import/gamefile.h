#pragma once

#include "core/record/sgf/sgfcollection.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

namespace shinpan {

/// How a file says what was played.
enum class GameFormat { Sgf, Gib, Ngf, Ugf };

/// The format by the content, never by the name; what is none of the others is SGF.
[[nodiscard]] GameFormat gameFormatOf(QByteArrayView bytes);
/// The format's name: "SGF", "GIB"…
[[nodiscard]] QString nameOf(GameFormat format);

/// The games of a file of any format. A game that was not read from SGF stands in the collection as
/// one that was added to it; warnings about it are about the file.
[[nodiscard]] Result<SgfCollection, SgfError> readGameFile(const QByteArray &bytes,
                                                           const SgfReadOptions &options = {});
/// The file itself; the failure says as well why it cannot be opened.
[[nodiscard]] Result<SgfCollection, SgfError> loadGameFile(const QString &path);

/// Whether there is anything to tell about the file or one of its games. Reads them all.
[[nodiscard]] bool hasWarnings(const SgfCollection &games);

} // namespace shinpan
