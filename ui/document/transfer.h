#pragma once

#include "core/record/tree/gametree.h"

#include <QByteArray>
#include <QStringList>

#include <memory>

class QMimeData;

namespace shinpan {

/// What was dropped on the window or lies on the clipboard and can be opened.
struct Transfer
{
    QStringList files; ///< paths
    QByteArray sgf;    ///< UTF-8; empty if there are files

    [[nodiscard]] bool isEmpty() const { return files.isEmpty() && sgf.isEmpty(); }
};

/// Files, or else text in which an SGF game begins. Other text is nothing of ours.
[[nodiscard]] Transfer transferOf(const QMimeData &data);

/// A game for the clipboard: as text, and as what the desktop knows as an SGF file.
[[nodiscard]] std::unique_ptr<QMimeData> mimeDataOf(const GameTree &game);

} // namespace shinpan
