#pragma once

#include <QDialog>
#include <QMainWindow>
#include <QPointer>

#include <chrono>

namespace shinpan {

class NoticeBar;

/// What a window offers to the features it is made of: a parent for their dialogs, and places to
/// say something.
class WindowFrame final
{
    Q_DISABLE_COPY_MOVE(WindowFrame)

public:
    /// `window` owns the frame.
    explicit WindowFrame(QMainWindow &window);

    [[nodiscard]] QMainWindow &window() const { return m_window; }
    /// What the person should know. Whoever has the board puts it above that.
    [[nodiscard]] NoticeBar &notices() const { return *m_notices; }
    /// A notice that stays until the person puts it away.
    void tell(const QString &text) const;
    /// A few words in the status line that go by themselves; of a window that is hidden, the last
    /// ones, once it is seen.
    void mention(const QString &text,
                 std::chrono::milliseconds duration = std::chrono::seconds(4)) const;

    /// Whether a dialog is on its way that keeps the person from the window: no other one should be
    /// begun.
    [[nodiscard]] bool isOpening() const { return !m_opening.isNull(); }
    /// Opens a dialog that keeps the person from the window, and deletes it when it is closed. It
    /// has a turn of its own: making a dialog and laying it out take a frame each.
    void openSoon(QDialog &dialog);
    /// Shows the window's only dialog of its kind; where there is none, what `make` returns, which
    /// is deleted when it is closed. In a turn of its own, as in openSoon().
    template <typename Dialog, typename Make>
    Dialog &showOnce(const Make &make);

private:
    static void showSoon(QWidget &widget);

    QMainWindow &m_window;
    NoticeBar *m_notices;
    QPointer<QDialog> m_opening; ///< not shown yet
};

template <typename Dialog, typename Make>
Dialog &WindowFrame::showOnce(const Make &make)
{
    auto *dialog = m_window.findChild<Dialog *>();
    if (dialog == nullptr) {
        dialog = make();
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    showSoon(*dialog);
    return *dialog;
}

} // namespace shinpan
