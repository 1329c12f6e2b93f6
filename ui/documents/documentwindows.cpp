#include "ui/documents/documentwindows.h"

#include "ui/documents/documentwindow.h"
#include "ui/documents/owners.h"

namespace shinpan {

DocumentWindows::DocumentWindows() = default;
DocumentWindows::~DocumentWindows() = default;

DocumentWindow &DocumentWindows::add()
{
    m_windows.push_back(std::make_unique<DocumentWindow>());
    return *m_windows.back();
}

std::unique_ptr<DocumentWindow> DocumentWindows::take(const DocumentWindow &window)
{
    return takeFrom(m_windows, window);
}

std::vector<DocumentWindow *> DocumentWindows::all() const
{
    std::vector<DocumentWindow *> windows;
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
        windows.push_back(window.get());
    }
    return windows;
}

bool DocumentWindows::contains(const DocumentWindow *window) const
{
    return std::ranges::count(m_windows, window, &std::unique_ptr<DocumentWindow>::get) > 0;
}

DocumentWindow *DocumentWindows::active() const
{
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
        if (window->isActiveWindow()) {
            return window.get();
        }
    }
    return m_windows.empty() ? nullptr : m_windows.front().get();
}

DocumentWindow &DocumentWindows::of(const Document &document) const
{
    const auto found = std::ranges::find_if(
        m_windows, [&document](const auto &window) { return window->holds(document); });
    Q_ASSERT(found != m_windows.end());
    return **found;
}

DocumentWindow *DocumentWindows::at(QPoint place, const DocumentWindow &except) const
{
    for (const std::unique_ptr<DocumentWindow> &window : m_windows) {
        if (window.get() != &except && window->isVisible()
            && window->frameGeometry().contains(place)) {
            return window.get();
        }
    }
    return nullptr;
}

} // namespace shinpan
