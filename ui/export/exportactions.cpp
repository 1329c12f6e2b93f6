#include "ui/export/exportactions.h"

#include "ui/board/boardoptions.h"
#include "ui/document/documentcontroller.h"
#include "ui/export/diagramomissions.h"
#include "ui/export/exportdialog.h"
#include "ui/export/exporter.h"
#include "ui/export/printdialog.h"
#include "ui/game/opengame.h"
#include "ui/kit/windowframe.h"
#include "ui/settings/preferences.h"

#include <QFileInfo>

namespace shinpan {

ExportActions::ExportActions(WindowFrame &frame,
                             OpenGame &game,
                             DocumentController &document,
                             Preferences &preferences)
    : Feature(frame)
    , exportGame(new QAction(tr("E&xport…"), this))
    , print(new QAction(tr("&Print…"), this))
    , copyPicture(new QAction(tr("Copy Pict&ure"), this))
    , copyDiagram(new QAction(tr("Copy &Diagram"), this))
    , m_game(game)
    , m_document(document)
    , m_preferences(preferences)
{
    exportGame->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_E);
    exportGame->setToolTip(tr("Make a picture, a diagram or a slide show of the game"));
    print->setShortcut(QKeySequence::Print);
    print->setToolTip(tr("Print the game in diagrams"));
    copyPicture->setShortcut(Qt::CTRL | Qt::ALT | Qt::Key_C);
    copyPicture->setToolTip(tr("Copy a picture of the board to the clipboard"));
    copyDiagram->setToolTip(tr("Copy the board as text for forums to the clipboard"));
    connect(exportGame, &QAction::triggered, this, &ExportActions::openExport);
    connect(print, &QAction::triggered, this, &ExportActions::openPrint);
    connect(copyPicture, &QAction::triggered, this, [this] { copy(false); });
    connect(copyDiagram, &QAction::triggered, this, [this] { copy(true); });
    addToMenu(MenuPart::FileExport, {exportGame, copyPicture, copyDiagram});
    addToMenu(MenuPart::FilePrint, {print});
}

/// What an exported file is called, without suffix.
QString ExportActions::fileName() const
{
    const QString path = m_document.filePath();
    return path.isEmpty() ? tr("game") : QFileInfo(path).completeBaseName();
}

/// What is chosen in it is chosen the next time too.
template <typename Dialog>
void ExportActions::open(Dialog *dialog)
{
    dialog->setOrientation(m_preferences.get(&BoardOptions::orientation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::finished, this,
            [this, dialog] { m_preferences.set(dialog->settings()); });
    dialog->open();
}

void ExportActions::openExport()
{
    auto settings = m_preferences.get<ExportSettings>();
    if (settings.folder.isEmpty() && !m_document.filePath().isEmpty()) {
        settings.folder = QFileInfo(m_document.filePath()).absolutePath();
    }
    auto *dialog = new ExportDialog(m_game.record().tree(), m_game.cursor().node(), settings,
                                    fileName(), &frame().window());
    connect(dialog, &ExportDialog::exported, this,
            [this](const QString &path) { frame().tell(tr("Exported to %1.").arg(path)); });
    open(dialog);
}

void ExportActions::openPrint()
{
    auto *dialog =
        new PrintDialog(m_game.record().tree(), m_game.cursor().node(),
                        m_preferences.get<PrintSettings>(), fileName(), &frame().window());
    if (!m_document.filePath().isEmpty()) {
        dialog->setUsualFolder(QFileInfo(m_document.filePath()).absolutePath());
    }
    connect(dialog, &PrintDialog::saved, this,
            [this](const QString &path) { frame().tell(tr("Saved as %1.").arg(path)); });
    open(dialog);
}

void ExportActions::copy(bool asText)
{
    const auto settings = m_preferences.get<ExportSettings>();
    const BoardPicture picture =
        positionPicture(m_game.record().tree(), {m_game.cursor().node(), false},
                        lookOf(settings, m_preferences.get(&BoardOptions::orientation)));
    const ExportFormat format = asText ? ExportFormat::Senseis : ExportFormat::Png;
    copyToClipboard(picture, format, settings.width);
    const QString done =
        asText ? tr("The diagram is on the clipboard.") : tr("The picture is on the clipboard.");
    const QString omissions = omissionsOf(picture, format);
    frame().tell(omissions.isEmpty() ? done : done + u' ' + omissions);
}

} // namespace shinpan
