#pragma once

namespace shinpan {

/// Lets a task that was started go on by itself: QCoro detaches a Task that is dropped, it never
/// cancels it.
template <typename Task>
void detach(Task && /*goesOn*/)
{ }

} // namespace shinpan
