#pragma once

#include "core/engine/engineprofile.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace shinpan {

class CommandLineEdit;
class FieldNote;
class LinesField;
class TrustBoxes;
class WordChips;
struct CommandRepair;

/// The fields of one engine, each with a remark on what stands in it: how the command line is
/// split, where its program is, what was mended. Wrong text is kept and explained, never refused.
class EngineForm : public QWidget
{
    Q_OBJECT

public:
    explicit EngineForm(const Machine &machine, QWidget *parent = nullptr);

    /// Shows a profile. Its name should differ from `otherNames`; an empty name follows the command
    /// line until the person types one.
    void setProfile(const EngineProfile &profile, const QStringList &otherNames);
    [[nodiscard]] EngineProfile profile() const;

    /// Puts the focus on the first field that makes the profile useless; false if there is none. A
    /// program that is not there is no mistake: it may come.
    bool focusMistake();

    void focusCommandLine();

Q_SIGNALS:
    /// The person changed something.
    void edited();

private:
    void addCommandLine(QVBoxLayout *layout);
    void addName(QVBoxLayout *layout);
    void addDirectory(QVBoxLayout *layout);
    void addLists(QVBoxLayout *layout);
    void connectFields();

    void takeCommandLine();
    void mendCommandLine();
    void reportRepair(const CommandRepair &repair);
    void chooseDirectory();

    void checkCommandLine();
    [[nodiscard]] bool checkPunctuation();
    void checkName();
    void checkDirectory();

    Machine m_machine;
    QString m_id;
    QStringList m_otherNames;
    bool m_nameFollows = false; ///< the name is ours, made from the command line
    bool m_isUntouched =
        false; ///< a new engine that nothing was typed for: there are no mistakes yet
    CommandLineEdit *m_command;
    WordChips *m_words;
    FieldNote *m_commandNote;
    FieldNote *m_repairNote;
    QPushButton *m_mend;
    QLineEdit *m_name;
    FieldNote *m_nameNote;
    QLineEdit *m_directory;
    FieldNote *m_directoryNote;
    LinesField *m_environment;
    LinesField *m_startup;
    TrustBoxes *m_trust;
};

} // namespace shinpan
