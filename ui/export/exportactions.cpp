#include "ui/export/exportactions.h"

#include "ui/board/boardoptions.h"
#include "ui/document/documentcontroller.h"
#include "ui/export/exportclipboard.h"
#include "ui/export/exportdialog.h"
#include "ui/export/exportthemes.h"
#include "ui/export/printdialog.h"
#include "ui/game/gamecontroller.h"
#include "ui/settings/preferences.h"

#include <QFileInfo>

namespace shinpan {

ExportActions::ExportActions(GameController &game,
                             DocumentController &document,
                             Preferences &preferences,
                             QWidget &window)
    : QObject(&window)
    , exportGame(new QAction(tr("E&xport…"), this))
    , print(new QAction(tr("&Print…"), this))
    , copyPicture(new QAction(tr("Copy Pict&ure"), this))
    , copyDiagram(new QAction(tr("Copy &Diagram"), this))
    , m_game(game)
    , m_document(document)
    , m_preferences(preferences)
    , m_window(window)
{
    exportGame->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    exportGame->setToolTip(tr("Make a picture, a diagram or a slide show of the game"));
    print->setShortcut(QKeySequence::Print);
    print->setToolTip(tr("Print the game in diagrams"));
    copyPicture->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_C);
    copyPicture->setToolTip(tr("Copy a picture of the board to the clipboard"));
    copyDiagram->setToolTip(tr("Copy the board in letters, as forums read it, to the clipboard"));
    connect(exportGame, &QAction::triggered, this, &ExportActions::openExport);
    connect(print, &QAction::triggered, this, &ExportActions::openPrint);
    connect(copyPicture, &QAction::triggered, this, [this] { copy(false); });
    connect(copyDiagram, &QAction::triggered, this, [this] { copy(true); });
}

/// What an exported file is called, without suffix.
QString ExportActions::fileName() const
{
    const QString path = m_document.filePath();
    return path.isEmpty() ? tr("game") : QFileInfo(path).completeBaseName();
}

void ExportActions::openExport()
{
    ExportSettings settings = m_preferences.get<ExportSettings>();
    if (settings.folder.isEmpty() && !m_document.filePath().isEmpty()) {
        settings.folder = QFileInfo(m_document.filePath()).absolutePath();
    }
    auto *dialog = new ExportDialog(m_game.record().tree(), m_game.cursor().node(), settings,
                                    fileName(), &m_window);
    dialog->setOrientation(m_preferences.get(&BoardOptions::orientation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this,
            [this, dialog] { m_preferences.set(dialog->settings()); });
    connect(dialog, &ExportDialog::exported, this,
            [this](const QString &path) { Q_EMIT noticed(tr("Exported to %1.").arg(path)); });
    dialog->open();
}

void ExportActions::openPrint()
{
    auto *dialog = new PrintDialog(m_game.record().tree(), m_game.cursor().node(),
                                   m_preferences.get<PrintSettings>(), fileName(), &m_window);
    dialog->setOrientation(m_preferences.get(&BoardOptions::orientation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this,
            [this, dialog] { m_preferences.set(dialog->settings()); });
    dialog->open();
}

void ExportActions::copy(bool asText)
{
    const ExportSettings settings = m_preferences.get<ExportSettings>();
    DiagramLook look;
    look.theme = exportTheme(settings.theme);
    look.hasCoordinates = settings.hasCoordinates;
    look.hasMarks = settings.hasMarks;
    look.orientation = m_preferences.get(&BoardOptions::orientation);
    const BoardPicture picture =
        positionPicture(m_game.record().tree(), {m_game.cursor().node(), false}, look);
    copyToClipboard(picture, asText ? ExportFormat::Senseis : ExportFormat::Png, settings.width);
    Q_EMIT noticed(asText ? tr("The diagram is on the clipboard.")
                          : tr("The picture is on the clipboard."));
}

} // namespace shinpan
