#pragma once

#include "ui/kit/feature.h"

#include <QAction>

namespace shinpan {

class DocumentController;
class OpenGame;
class Preferences;

/// Getting a game out of the program as something else than a record: pictures, diagrams, slides,
/// paper, and the clipboard.
class ExportActions final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it.
    ExportActions(WindowFrame &frame,
                  OpenGame &game,
                  DocumentController &document,
                  Preferences &preferences);

    QAction *exportGame;
    QAction *print;
    QAction *copyPicture; ///< of the board as it is now
    QAction *copyDiagram; ///< the same in letters, for forums

private:
    void openExport();
    void openPrint();
    template <typename Dialog>
    void open(Dialog *dialog);
    void copy(bool asText);
    [[nodiscard]] QString fileName() const;

    OpenGame &m_game;
    DocumentController &m_document;
    Preferences &m_preferences;
};

} // namespace shinpan
