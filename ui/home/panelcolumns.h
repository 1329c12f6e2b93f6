#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QSize>
#include <QStringList>
#include <QTimer>

#include <utility>

class QDockWidget;
class QMainWindow;

namespace shinpan {

/// Keeps every panel that is shown in sight: those of one side share its column while all of them
/// have the height they need, and are tabs where they have not, until there is room again. A column
/// keeps the width that the person gave it, whatever is shown in it, as long as the middle of the
/// window remains its largest part.
class PanelColumns final : public QObject
{
    Q_OBJECT

public:
    /// `window` has all its panels, and outlives this.
    explicit PanelColumns(QMainWindow &window);

    /// The width that each column has at first, if there are that many.
    [[nodiscard]] int usualWidth(int columns) const;

    /// The names of those that are tabs for want of room only.
    [[nodiscard]] QStringList joined() const;
    /// The panels were arranged anew, and these are tabs for want of room only.
    void begin(const QStringList &joined);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Group = QList<QDockWidget *>; ///< one panel, or tabs in one place

    void fit();
    void shareOrJoin(Qt::DockWidgetArea side);
    void join(const Group &group, const Group &other);
    [[nodiscard]] bool part(Qt::DockWidgetArea side, int room);
    void fitWidths();
    void limitWidths();
    void shareHeight(Qt::DockWidgetArea side);
    void limitBottom();
    [[nodiscard]] QList<Group> groupsIn(Qt::DockWidgetArea side) const;
    [[nodiscard]] int height() const;
    [[nodiscard]] int smallestMiddle() const;

    QMainWindow &m_window;
    QList<QPointer<QDockWidget>> m_joined; ///< the last one last
    QPointer<QDockWidget> m_newest;        ///< of those that were shown
    QHash<Qt::DockWidgetArea, int> m_widths;
    /// What was shown, with what it needed (no height while it is empty), and how large the window
    /// was, when the columns were fitted last.
    QList<std::pair<QDockWidget *, QSize>> m_members;
    QSize m_size;
    QTimer m_soon;
};

} // namespace shinpan
