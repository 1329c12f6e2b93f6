#pragma once

namespace shinpan {

/// The program that is the parent of each engine (keeper/enginekeeper.cpp), to be executed by
/// fexecve(): an open file that is closed on exec and stays ours. -1 if the system has no
/// descriptors left.
///
/// It is part of this program rather than a file beside it, so there is no installation in which it
/// is missing and nobody else's file that could be taken for it.
[[nodiscard]] int keeperImage();

} // namespace shinpan
