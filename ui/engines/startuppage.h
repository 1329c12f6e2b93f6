#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

class QCheckBox;

namespace shinpan {

class FileField;
class LinesField;

/// What surrounds an engine's start: where it runs, whether in a sandbox, its environment, the
/// commands that it is sent first, and those that it is sent under other names.
class StartupPage final : public QWidget
{
    Q_OBJECT

public:
    explicit StartupPage(const Machine &machine, QWidget *parent = nullptr);

    /// The command line may be another one now: arguments by rules that nobody changed follow it.
    void followEdit(const EngineProfile &profile);

    /// Lines that were wrong when the same profile was shown before are there again, unless
    /// forgotten.
    void showProfile(const EngineProfile &profile);
    void writeTo(EngineProfile &profile) const;

    [[nodiscard]] bool hasMistake() const;
    /// Goes to the first mistake; false if there is none.
    bool focusMistake();

    /// Whether lines were typed for a profile that it cannot hold, as they mean nothing. They are
    /// kept, and shown with it, until they are corrected or forgotten.
    [[nodiscard]] bool hasStrayLines(const QString &id) const { return m_stray.contains(id); }
    void forgetStrayLines(const QString &id) { m_stray.remove(id); }

Q_SIGNALS:
    /// The person changed something.
    void edited();

private:
    /// What is typed in fields of which a profile takes only meaningful lines.
    struct Typed
    {
        QStringList environment;
        QStringList aliases;
        QStringList rules;
    };

    void takeEdit();
    void takeRules();
    void keepStrayLines();
    [[nodiscard]] QLayout *sandboxRow();
    void checkDirectory();
    /// The first in which something is wrong; null if all is well.
    [[nodiscard]] LinesField *mistakenField() const;

    Machine m_machine;
    FileField *m_directory;
    QCheckBox *m_isSandboxed;
    LinesField *m_environment;
    LinesField *m_commands;
    LinesField *m_aliases;
    LinesField *m_rules;
    bool m_rulesFollow = false;    ///< they are those that the engine is known to take
    QString m_id;                  ///< of the profile that is shown
    QHash<QString, Typed> m_stray; ///< by profile
};

} // namespace shinpan
