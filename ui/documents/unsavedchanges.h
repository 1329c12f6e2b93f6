#pragma once

#include <functional>
#include <vector>

class QWidget;

namespace shinpan {

class Document;

/// Asks about unsaved changes, once for all documents, in a dialog of that window. `show` brings a
/// document to the front before it is asked about or saved; `proceed` is called unless the person
/// says no, or something cannot be saved, and at once when there is nothing to ask.
void settleChanges(const std::vector<Document *> &documents,
                   QWidget &window,
                   const std::function<void(const Document &)> &show,
                   std::function<void()> proceed);

} // namespace shinpan
