#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QString>
#include <QStringList>

namespace shinpan::test {

/// A game of eight moves: in the eyes of reviewingEngine() both players lose more with each move,
/// Black from 1 % with the first to 13 % with the seventh.
inline constexpr char ReviewedGame[] =
    "(;GM[1]SZ[9]PB[Ada]PW[Bob];B[cc];W[gg];B[dd];W[ee];B[cg];W[gc];B[ff];W[ce])";

/// fakeengine, which says of a position after M moves, M up to 9, that whoever is to move wins with
/// 50 + M %, and would play A1, after 100 + M visits. It keeps that in a file in this directory.
[[nodiscard]] EngineProfile reviewingEngine(const QString &directory,
                                            const QStringList &options = {},
                                            const QString &name = QStringLiteral("Judge"));

} // namespace shinpan::test
