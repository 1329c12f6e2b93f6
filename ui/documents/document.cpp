#include "ui/documents/document.h"

#include "core/util/regularfile.h"
#include "ui/console/consoleoptions.h"
#include "ui/document/documentcontroller.h"
#include "ui/settings/preferences.h"

namespace shinpan {

Document::Document(const DocumentParts &parts)
    : m_hub(m_transcript)
    , m_game(m_hub)
{
    m_transcript.keepIn(transcriptsIn(parts.recoveryDirectory));
    const auto takeBudget = [this, &preferences = parts.preferences] {
        m_transcript.setBudget(preferences.get(&ConsoleOptions::mebibytes) * MiB);
    };
    takeBudget();
    parts.preferences.follow<ConsoleOptions>(this, takeBudget);
    m_game.newGame({});
    m_page = std::make_unique<MainWindow>(WindowParts{parts.preferences, parts.store, m_transcript,
                                                      m_hub, m_game, parts.questions,
                                                      parts.recoveryDirectory},
                                          MainWindow::Build::WhenNeeded);
    connect(&m_transcript, &GtpTranscript::keepingFailed, this, [this](const QString &reason) {
        m_page->tell(tr("From now on the console keeps only the newest lines: %1").arg(reason));
    });
    connect(&file(), &DocumentController::titleChanged, this, &Document::changed);
    connect(&m_game, &OpenGame::changed, this, &Document::changed);
    connect(&m_game, &OpenGame::engineFailed, this, &Document::changed);
    connect(&m_game, &OpenGame::failureSettled, this, &Document::changed);
    connect(&m_game.cursor(), &GameCursor::moved, this, &Document::moved);
}

DocumentController &Document::file() const
{
    return m_page->document();
}

Activity Document::activity() const
{
    if (!m_game.status().isRunning()) {
        return Activity::Quiet;
    }
    if (m_game.match()->failedPlayer()) {
        return Activity::Failed;
    }
    return m_game.match()->isPaused() ? Activity::Paused : Activity::Playing;
}

bool Document::isUntouched() const
{
    const DocumentController &document = file();
    return document.filePath().isEmpty() && !document.isModified() && !document.isWorking()
        && !m_game.match() && m_game.cursor().record().tree().nodeCount() == 1;
}

void Document::noteInConsole(const QString &text)
{
    const int source = m_transcript.addSource(QStringLiteral("Shinpan"));
    m_transcript.append(source, GtpTranscript::Kind::Notice, text.toUtf8());
}

QString Document::transcriptsIn(const QString &recoveryDirectory)
{
    return recoveryDirectory + QStringLiteral("/console");
}

} // namespace shinpan
