#pragma once

#include "ui/kit/feature.h"

#include <QAction>
#include <QMenu>
#include <QStringList>

class QFileDialog;

namespace shinpan {

class DocumentController;
struct FileOptions;
class OpenGame;
class Preferences;

/// The files that were open lately, the last one first, and a way to forget them.
class RecentMenu final : public QMenu
{
    Q_OBJECT

public:
    /// The preferences outlive the menu.
    explicit RecentMenu(Preferences &preferences, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const QString &path);

private:
    void fill();

    Preferences &m_preferences;
};

/// The file of a window's document, and all that a person can do with documents as a whole, as
/// actions for menus and keys: to open, close and reload them, and to carry games over the
/// clipboard. Its listener decides which tab or window that means.
class DocumentFeature final : public Feature
{
    Q_OBJECT

public:
    /// Everything outlives it. Recovery copies are in `recoveryDirectory`.
    DocumentFeature(WindowFrame &frame,
                    OpenGame &game,
                    Preferences &preferences,
                    const QString &recoveryDirectory);

    [[nodiscard]] DocumentController &controller() const { return m_document; }

    QAction *newTab;
    QAction *newWindow;
    QAction *open;
    QAction *newCompetition;
    QAction *openCompetition;
    QAction *library; ///< of competitions
    QAction *reload;
    QAction *close;
    QAction *next;
    QAction *previous;
    QAction *toNewWindow;
    QAction *copy;
    QAction *paste;
    QAction *home; ///< the start page
    QAction *playOnCgos;
    QAction *quit;
    RecentMenu *recent; ///< belongs to the page

Q_SIGNALS:
    /// Files were chosen, to be opened.
    void filesChosen(const QStringList &paths);
    /// A game of a file, by its place in that from 0, is to be shown after so many moves.
    void placeChosen(const QString &path, int game, int move);
    /// A competition's file was chosen, whatever its name.
    void competitionChosen(const QString &path);
    /// A game came from the clipboard, as SGF in UTF-8.
    void gamePasted(const QByteArray &sgf);

private:
    QAction *add(const char *name, const QString &text, const QList<QKeySequence> &keys);
    void createActions();
    void createMenus();
    void connectActions();
    void offerReloading();
    void tellChange();
    [[nodiscard]] QFileDialog &chooser(const QString &title, const QString &files);
    void chooseFiles();
    void chooseCompetition();
    void askReload();
    void copyGame();
    void pasteGame();
    void refresh();

    OpenGame &m_game;
    DocumentController &m_document;
    Preferences &m_preferences;
};

} // namespace shinpan
