#pragma once

#include <QAction>
#include <QObject>

namespace shinpan {

class DocumentController;
class GameController;
class Preferences;

/// Getting a game out of the program as something else than a record: pictures, diagrams, slides,
/// paper, and the clipboard.
class ExportActions final : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of the dialogs. All outlive this.
    ExportActions(GameController &game,
                  DocumentController &document,
                  Preferences &preferences,
                  QWidget &window);

    QAction *exportGame;
    QAction *print;
    QAction *copyPicture; ///< of the board as it is now
    QAction *copyDiagram; ///< the same in letters, for forums

Q_SIGNALS:
    /// Something was done that cannot be seen.
    void noticed(const QString &text);

private:
    void openExport();
    void openPrint();
    void copy(bool asText);
    [[nodiscard]] QString fileName() const;

    GameController &m_game;
    DocumentController &m_document;
    Preferences &m_preferences;
    QWidget &m_window;
};

} // namespace shinpan
