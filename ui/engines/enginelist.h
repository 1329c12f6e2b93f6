#pragma once

#include "core/engine/profile/engineprofilelist.h"

#include <QListWidget>

namespace shinpan {

/// The list of engines: the person's own, which can be dragged and moved with Alt+Up and Alt+Down,
/// and below them those found on this machine. Shows an EngineProfileList; what it asks for is up
/// to its owner.
class EngineList final : public QListWidget
{
    Q_OBJECT

public:
    explicit EngineList(const Machine &machine, QWidget *parent = nullptr);

    /// Shows the engines anew without announcing a change of the current one.
    void showEngines(const EngineProfileList &engines, const QString &currentId);

    /// Shows one engine anew.
    void showEngine(const EngineProfile &profile);

    /// The id of the current engine; empty for anything else.
    [[nodiscard]] QString currentId() const;
    void setCurrentId(const QString &id);

    /// The engine without its files that is current, as an index into FoundEngines::incomplete; or
    /// -1.
    [[nodiscard]] int currentIncomplete() const;

Q_SIGNALS:
    /// An engine of the person's is wanted at this index among them.
    void moveRequested(const QString &id, int index);
    void removeRequested();
    void undoRequested();
    /// Files were dropped on the list.
    void filesDropped(const QStringList &paths);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QList<QListWidgetItem *> &items) const override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void addHeading(const QString &text);
    void addEngine(const EngineProfile &profile, bool isStored);
    void addIncomplete(const EngineProfileList &engines, int index);
    void describe(QListWidgetItem *item, const EngineProfile &profile) const;
    /// How many of the person's engines stand above this place.
    [[nodiscard]] int storedAbove(QPoint position) const;
    [[nodiscard]] bool isOurs(const QListWidgetItem *item) const;

    Machine m_machine;
};

} // namespace shinpan
