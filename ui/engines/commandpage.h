#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace shinpan {

class FieldNote;
class HandshakeRow;
class WordChips;
struct CommandRepair;

/// What makes an engine: its command line and its name, each with a remark on what stands there:
/// how the line is split, where its program is, what was mended, whether it answers. Wrong text is
/// kept and explained, never refused.
class CommandPage final : public QWidget
{
    Q_OBJECT

public:
    explicit CommandPage(const Machine &machine, QWidget *parent = nullptr);

    /// Its name should differ from `otherNames`; an empty name follows the command line until the
    /// person types one.
    void showProfile(const EngineProfile &profile, const QStringList &otherNames);
    void writeTo(EngineProfile &profile) const;

    /// What the other pages hold has changed.
    void followEdit(const EngineProfile &profile);

    [[nodiscard]] bool hasMistake() const;
    /// Puts the focus on the first field that makes the profile useless; false if there is none. A
    /// program that is not there is no mistake: it may come.
    bool focusMistake();

    /// Selects `part` of the command line, if it stands there.
    void focusCommandLine(const QString &part = {});

    void cancelTest();

Q_SIGNALS:
    /// The person changed something.
    void edited();
    void strengthsRequested();
    /// A test of whether the engine answers has ended by itself.
    void tested(bool answers);

private:
    void takeCommandLine();
    void takeToldName(const QString &name);
    [[nodiscard]] QString suggestedName() const;
    void mendCommandLine();
    void reportRepair(const CommandRepair &repair);

    void check();
    void checkCommandLine();
    [[nodiscard]] bool checkPunctuation();
    void checkName();
    void describeStrength();

    Machine m_machine;
    EngineProfile m_profile; ///< as it would be stored now
    QStringList m_otherNames;
    bool m_nameFollows = false; ///< the name is ours, made from the command line
    bool m_isUntouched =
        false; ///< a new engine that nothing was typed for: there are no mistakes yet
    QPlainTextEdit *m_command;
    WordChips *m_words;
    FieldNote *m_commandNote;
    FieldNote *m_repairNote;
    QPushButton *m_mend;
    HandshakeRow *m_handshake;
    QWidget *m_strengthRow;
    QLabel *m_strength;
    QLineEdit *m_name;
    FieldNote *m_nameNote;
};

} // namespace shinpan
