#pragma once

#include "app/gui/commandline.h"
#include "core/engine/enginehub.h"
#include "core/engine/engineprofilestore.h"
#include "core/gtp/gtptranscript.h"
#include "core/util/interruptsignal.h"
#include "ui/gamecontroller.h"
#include "ui/mainwindow.h"
#include "ui/preferences.h"

#include <QObject>
#include <QTranslator>

#include <memory>

namespace shinpan {

/// The desktop program put together: owns everything that lives as long as it runs, in the order of
/// need.
class Application final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Application)

public:
    /// Needs the QApplication. `error` of loading the engines is told in the window.
    Application();
    ~Application() override;

    [[nodiscard]] const EngineProfileStore &engines() const { return m_store; }

    /// Shows the window and does what the command line asks.
    void open(const CommandLine &line);

Q_SIGNALS:
    /// The window is closed, or the session ended, and no engine is left: the program may end.
    void finished();

private:
    void loadTranslations();
    void shutDown();
    static QCoro::Task<> leave(QPointer<Application> self);

    QTranslator m_qtTranslation;
    QTranslator m_translation;
    Preferences m_preferences;
    EngineProfileStore m_store;
    GtpTranscript m_transcript;
    EngineHub m_hub;
    GameController m_game;
    std::unique_ptr<MainWindow> m_window;
    QString m_loadError;
    InterruptSignal m_interruptSignal; ///< the session ends: engines are seen out, the recovery copy stays
};

} // namespace shinpan
