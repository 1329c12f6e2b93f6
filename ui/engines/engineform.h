#pragma once

#include "core/engine/profile/engineprofile.h"

#include <QWidget>

#include <optional>

class QTabWidget;

namespace shinpan {

class CheckPage;
class CommandPage;
class TimeoutFields;
class StartupPage;
class TrustBoxes;

/// Everything about one engine, in tabs: what it is, how it starts, how it is dealt with in games,
/// and what a check of it finds. A tab with a mistake in it shows a sign.
class EngineForm final : public QWidget
{
    Q_OBJECT

public:
    explicit EngineForm(const Machine &machine, QWidget *parent = nullptr);

    /// Shows a profile. Its name should differ from `otherNames`; an empty name follows the command
    /// line until the person types one. A test or check of the last profile ends.
    void setProfile(const EngineProfile &profile, const QStringList &otherNames);
    [[nodiscard]] EngineProfile profile() const;

    /// Holds the lines that a profile cannot.
    [[nodiscard]] StartupPage &startup() { return *m_startup; }

    /// Puts the focus on the first field that makes the profile useless; false if there is none.
    bool focusMistake();

    /// Selects `part` of the command line, if it stands there.
    void focusCommandLine(const QString &part = {});

    /// Ends a running test or check.
    void cancelChecks();

Q_SIGNALS:
    /// The person changed something.
    void edited();
    /// The person wants this engine in several strengths.
    void strengthsRequested();

private:
    void takeEdit();
    void takeTest(bool answers);
    void showMistakes();

    EngineProfile m_profile;               ///< as it was shown, with what the pages do not hold
    std::optional<EngineProfile> m_failed; ///< what did not answer when it was tested
    QTabWidget *m_tabs;
    CommandPage *m_command;
    StartupPage *m_startup;
    TimeoutFields *m_timeouts;
    TrustBoxes *m_trust;
    CheckPage *m_check;
};

} // namespace shinpan
