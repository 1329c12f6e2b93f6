#include "ui/console/transcriptaccess.h"

#include "ui/console/transcriptview.h"
#include "ui/kit/partaccess.h"

#include <QAccessibleWidget>

#include <unordered_map>

namespace shinpan {

namespace {

/// One row of a transcript.
class RowAccess final : public PartAccess<TranscriptView>
{
public:
    RowAccess(TranscriptView *view, int row)
        : PartAccess(view)
        , m_row(row)
    { }

    [[nodiscard]] int row() const { return m_row; }

    [[nodiscard]] bool isValid() const override { return widget() != nullptr && index().isValid(); }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid()
                 ? index().data(Qt::AccessibleTextRole).toString()
                 : QString();
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.multiSelectable = true;
        state.selected = widget()->selectionModel()->isSelected(index());
        state.focused = widget()->hasFocus() && widget()->currentIndex() == index();
        state.invisible = !widget()->isVisible();
        state.offscreen = !widget()->viewport()->rect().intersects(widget()->visualRect(index()));
        return state;
    }
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid()) {
            return {};
        }
        const QRect row = widget()->visualRect(index());
        return {widget()->viewport()->mapToGlobal(row.topLeft()), row.size()};
    }

private:
    [[nodiscard]] QModelIndex index() const { return widget()->model()->index(m_row, 0); }

    int m_row;
};

/// The list, with the rows in sight as children.
class ListAccess final : public QAccessibleWidget
{
public:
    explicit ListAccess(TranscriptView *view)
        : QAccessibleWidget(view, QAccessible::List)
    { }
    ~ListAccess() override { forgetRows(); }

    [[nodiscard]] int childCount() const override { return view()->rowsInSight(); }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        const bool exists = index >= 0 && index < childCount();
        return exists ? faceOf(view()->topRow() + index) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto *face = dynamic_cast<const RowAccess *>(child);
        const int index = face != nullptr ? face->row() - view()->topRow() : -1;
        return index < childCount() ? index : -1;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        return faceOf(view()->indexAt(view()->viewport()->mapFromGlobal(QPoint(x, y))).row());
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return view()->hasFocus() ? faceOf(view()->currentIndex().row()) : nullptr;
    }

    /// Null if there is no such row.
    [[nodiscard]] QAccessibleInterface *faceOf(int row) const;

private:
    static constexpr std::size_t MostFaces = 5000; ///< kept, of those that were asked for

    [[nodiscard]] TranscriptView *view() const { return static_cast<TranscriptView *>(widget()); }
    void forgetRows() const;

    mutable std::unordered_map<int, QAccessible::Id> m_faces;
};

QAccessibleInterface *ListAccess::faceOf(int row) const
{
    if (row < 0 || row >= view()->model()->rowCount()) {
        return nullptr;
    }
    if (const auto known = m_faces.find(row); known != m_faces.end()) {
        return QAccessible::accessibleInterface(known->second);
    }
    if (m_faces.size() >= MostFaces) {
        forgetRows();
    }
    auto *face = new RowAccess(view(), row);
    // The register owns it now.
    m_faces.emplace(row, QAccessible::registerAccessibleInterface(face));
    return face;
}

void ListAccess::forgetRows() const
{
    for (const auto &[row, id] : m_faces) {
        QAccessible::deleteAccessibleInterface(id);
    }
    m_faces.clear();
}

QAccessibleInterface *create(const QString &, QObject *object)
{
    auto *view = qobject_cast<TranscriptView *>(object);
    return view != nullptr ? new ListAccess(view) : nullptr;
}

} // namespace

void transcriptaccess::install()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(&create);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

void transcriptaccess::tellCurrent(TranscriptView &view)
{
    if (!QAccessible::isActive() || !view.hasFocus()) {
        return;
    }
    auto *list = dynamic_cast<ListAccess *>(QAccessible::queryAccessibleInterface(&view));
    if (QAccessibleInterface *row =
            list != nullptr ? list->faceOf(view.currentIndex().row()) : nullptr) {
        QAccessibleEvent event(row, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

} // namespace shinpan
