#pragma once

#include "ui/kit/feature.h"
#include "ui/settings/appearance.h"

#include <QMenu>

#include <cstdint>

namespace shinpan {

class BoardArea;
class BoardMenu;
class EngineProfileStore;
class Preferences;

/// Lets the person choose between light and dark, and how large texts are, and dresses the program
/// so.
class AppearanceMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit AppearanceMenu(Preferences &preferences, QWidget *parent = nullptr);

private:
    void choose(ColorScheme scheme);
    void setTextSize(int percent);
    void refresh();

    Preferences &m_preferences;
    QAction *m_usual = nullptr;
};

/// Lets the person choose the language of the program, from its next start on.
class LanguageMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit LanguageMenu(Preferences &preferences, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Another language was chosen.
    void changed();

private:
    void addChoice(const QString &code, const QString &name);
    void choose(const QString &code);

    Preferences &m_preferences;
};

/// How the window looks: its board, its colours and its language; and what it is.
class ViewFeature final : public Feature
{
    Q_OBJECT

public:
    /// All outlive it.
    ViewFeature(WindowFrame &frame,
                BoardArea &area,
                const EngineProfileStore &store,
                Preferences &preferences);

    /// What has bare keys, for the widgets within which they work.
    [[nodiscard]] QList<QAction *> boardActions() const;
    /// One click makes stones heard, or silent.
    [[nodiscard]] QWidget *createSoundButton() const;

private:
    BoardMenu *m_board;
};

} // namespace shinpan
