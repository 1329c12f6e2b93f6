#pragma once

#include "app/common/speech.h"
#include "app/gui/commandline.h"
#include "app/gui/controllerreception.h"
#include "app/gui/runninginstance.h"
#include "core/engine/profile/engineprofilestore.h"
#include "core/practice/questionstore.h"
#include "core/util/interruptsignal.h"
#include "core/util/memoryreturn.h"
#include "ui/documents/documentset.h"
#include "ui/manual/helpdesk.h"
#include "ui/settings/preferences.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>

namespace shinpan {

/// The desktop program put together: owns everything that lives as long as it runs, in the order of
/// need.
class Application final : public QObject
{
    Q_OBJECT

public:
    /// Needs the QApplication.
    Application();

    [[nodiscard]] const EngineProfileStore &engines() const { return m_store; }

    /// Shows a window and does what the command line asks; what could not be loaded is told there.
    /// Files of later starts of the program come into its windows.
    void open(const CommandLine &line);

    /// The same as an engine for controllers: `--gtp`. Fails if it cannot listen where it should.
    [[nodiscard]] Result<void> serve(const CommandLine &line);

Q_SIGNALS:
    /// The last window is closed, or the session ended, and no engine is left: the program may end.
    void finished();

private:
    /// Loads the language that the person chose, or else the desktop's, or else English.
    void loadTranslations();
    DocumentWindow &openFirstWindow();
    void openForVisitor(const QStringList &paths);
    void shutDown();
    /// Opens the manual at that place, beside a dialog or window.
    void showManual(QWidget *window, const QString &place);
    void tellOfCounting(const NewGameSettings &game);
    static QCoro::Task<> leave(QPointer<Application> self);

    Speech m_speech;
    Preferences m_preferences;
    EngineProfileStore m_store;
    QuestionStore m_questions;
    DocumentSet m_documents;
    HelpDesk m_help;
    QString m_loadError;
    InstanceDoor m_door;
    std::unique_ptr<ControllerReception> m_reception; ///< with --listen
    InterruptSignal m_interruptSignal; ///< the desktop's session ends: engines are seen out,
                                       ///< recovery copies stay
    MemoryReturn m_memoryReturn;
};

} // namespace shinpan
