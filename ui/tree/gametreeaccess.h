#pragma once

namespace shinpan {

class GameTreeView;

/// What assistive technology meets in a game tree: the nodes in view as tree items, each with its
/// description as name, whether it is collapsed, and actions that go there and that collapse or
/// expand it; the focus is the current node, which is always in view.
namespace treeaccess {

/// Makes trees known; further calls do nothing.
void install();

/// Another node is the current one, or is described in other words.
void tellCurrent(GameTreeView &tree);

} // namespace treeaccess

} // namespace shinpan
