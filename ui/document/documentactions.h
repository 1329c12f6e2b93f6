#pragma once

#include <QAction>
#include <QObject>
#include <QStringList>

namespace shinpan {

class DocumentController;
struct FileOptions;
class GameController;
class Preferences;
class RecentMenu;

/// Everything that a person can do with documents as a whole, as actions for menus and keys: to
/// open, close and reload them, and to carry games over the clipboard. Which tab or window that
/// means is decided by who listens.
class DocumentActions final : public QObject
{
    Q_OBJECT

public:
    /// `page` shows the document, and is the parent of the dialogs. All outlive the actions.
    DocumentActions(DocumentController &document,
                    GameController &game,
                    Preferences &preferences,
                    QWidget &page);

    QAction *newTab;
    QAction *newWindow;
    QAction *open;
    QAction *openCompetition;
    QAction *reload;
    QAction *close;
    QAction *next;
    QAction *previous;
    QAction *toNewWindow;
    QAction *copy;
    QAction *paste;
    QAction *reloadsUnasked;  ///< a preference
    QAction *restoresSession; ///< a preference
    QAction *home;            ///< the start page
    QAction *quit;
    RecentMenu *recent; ///< belongs to the page

Q_SIGNALS:
    /// Files were chosen, to be opened.
    void filesChosen(const QStringList &paths);
    /// A competition's file was chosen, whatever its name.
    void competitionChosen(const QString &path);
    /// A game came from the clipboard, as SGF in UTF-8.
    void gamePasted(const QByteArray &sgf);
    void noticed(const QString &text);

private:
    QAction *add(const QString &text, const QList<QKeySequence> &keys);
    QAction *addPreference(const QString &text, bool FileOptions::*option);
    void createActions();
    void connectActions();
    void chooseFiles();
    void chooseCompetition();
    void askReload();
    void copyGame();
    void pasteGame();
    void refresh();

    DocumentController &m_document;
    GameController &m_game;
    Preferences &m_preferences;
    QWidget &m_page;
};

} // namespace shinpan
