#pragma once

#include "core/engine/profile/engineprofilelist.h"

#include <QDialog>

#include <optional>

class QLabel;
class QLayout;
class QMenu;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace shinpan {

class EngineForm;
class EngineList;
class FieldNote;
class TemplatePage;

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

    /// The id of the engine that is shown, for a caller that asked for one; empty if none is.
    [[nodiscard]] QString currentId() const;

    void selectEngine(const QString &id);

    /// Starts a new engine, ready for its command line to be pasted or, with `part` of what is
    /// begun selected, completed.
    void addEngine(const QString &begun = {}, const QString &part = {});

    /// Asks for what a known engine still needs, then adds it.
    void addTemplate(const EngineTemplate &engine);

    /// Asks which engines of a file to take.
    void importFile(const QString &path);

    void accept() override;
    void done(int result) override;

private:
    /// An engine that was removed, and where it stood.
    struct Removed
    {
        EngineProfile profile;
        int index;
    };

    [[nodiscard]] QWidget *createSide();
    [[nodiscard]] QMenu *createAddMenu();
    [[nodiscard]] QWidget *createPages();
    [[nodiscard]] QLayout *createBottom();
    [[nodiscard]] QToolButton *createMoreButton();
    void connectList();

    void refresh(const QString &currentId);
    void showCurrent();
    void showTemplate(const EngineTemplate &engine);
    void enableTools();
    void takeEdit();
    void takeAdded(const std::vector<EngineProfile> &profiles);
    void makeStrengths();
    void duplicateEngine();
    void removeEngine();
    void restoreEngine();
    void moveEngine(const QString &id, int index);

    void chooseImport();
    void chooseExport(const std::vector<EngineProfile> &profiles);
    void exportTo(const QString &path, const std::vector<EngineProfile> &profiles);

    void report(const QString &note, bool isMistake = false);

    Machine m_machine;
    EngineProfileList m_engines;
    std::optional<Removed> m_removed; ///< what Undo would bring back
    EngineList *m_list;
    QToolButton *m_duplicate;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    QStackedWidget *m_pages;
    EngineForm *m_form;
    TemplatePage *m_template;
    QLabel *m_messageTitle;
    QLabel *m_message;
    FieldNote *m_note;
    QPushButton *m_undo;
    QPushButton *m_save;
};

} // namespace shinpan
