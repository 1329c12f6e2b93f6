#pragma once

#include "core/engine/engineprofilelist.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QStackedWidget;
class QToolButton;

namespace shinpan {

class EngineForm;

/// Edits the list of engines: the person's own and, below them, those found on this machine. Works
/// on a copy; take profiles() after accepted(). Opened with open().
class EngineEditor : public QDialog
{
    Q_OBJECT

public:
    EngineEditor(const EngineProfileList &engines,
                 QWidget *parent = nullptr,
                 const Machine &machine = Machine::current());

    /// The profiles to store, in order.
    [[nodiscard]] std::vector<EngineProfile> profiles() const { return m_engines.stored(); }

    /// The engine that is shown, for a caller who asked for one; empty if none is.
    [[nodiscard]] QString currentId() const;

    void selectEngine(const QString &id);

    /// Starts a new engine, ready for its command line to be pasted.
    void addEngine();

    void accept() override;

private:
    [[nodiscard]] QWidget *createSide();
    [[nodiscard]] QWidget *createPages();

    void refresh(const QString &currentId);
    void fillList(const QString &currentId);
    void addHeading(const QString &text);
    void addProfileItem(const EngineProfile &profile);
    void addIncompleteItem(int index);
    void describe(QListWidgetItem *item, const EngineProfile &profile) const;

    void showCurrent();
    void showIncomplete(const IncompleteEngine &engine);
    void enableTools();
    void takeEdit();
    void duplicateEngine();
    void removeEngine();
    void moveEngine(int by);
    [[nodiscard]] int storedIndex(const QString &id) const;

    Machine m_machine;
    EngineProfileList m_engines;
    QListWidget *m_list;
    QToolButton *m_duplicate;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    QStackedWidget *m_pages;
    EngineForm *m_form;
    QLabel *m_messageTitle;
    QLabel *m_message;
};

} // namespace shinpan
