#pragma once

#include "ui/board/boardoptions.h"

#include <QMenu>

#include <functional>
#include <utility>
#include <vector>

namespace shinpan {

class Preferences;

/// View → Board: how the board is shown. What is chosen goes to the preferences, and whatever
/// changes them shows here.
class BoardMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit BoardMenu(Preferences &preferences, QWidget *parent = nullptr);

    /// What has bare keys (M, C): for the widgets within which they work.
    [[nodiscard]] QList<QAction *> boardActions() const
    {
        return {m_toggleNumbers, m_toggleCoordinates};
    }

    /// Whether stones are heard.
    [[nodiscard]] QAction *sounds() const { return m_sounds; }

Q_SIGNALS:
    /// Move numbers are to begin at the present position.
    void fromHereChosen();

private:
    using Change = std::function<void(BoardOptions &)>;

    void createNumbers();
    void createCoordinates();
    void createThemes();
    void createTurns();
    /// An action that makes this change of the options.
    QAction *add(QMenu &menu, const QString &text, const QKeySequence &key, const Change &change);
    QAction *addSwitch(const QString &text, bool BoardOptions::*option);
    /// One action for each choice, in that order.
    template <typename Enum>
    QList<QAction *> addChoices(QMenu &menu,
                                const std::vector<std::pair<Enum, QString>> &choices,
                                Enum BoardOptions::*option);
    void change(const Change &change);
    void toggleNumbers();
    void toggleCoordinates();
    void askLastCount();
    void showOptions();

    Preferences &m_preferences;
    QAction *m_toggleNumbers = nullptr;
    QAction *m_toggleCoordinates = nullptr;
    QAction *m_lastMoves = nullptr;
    QAction *m_sounds = nullptr;
    QAction *m_original = nullptr;
    std::vector<std::function<void(const BoardOptions &)>> m_showers; ///< keep the marks true
    MoveNumbers m_usualNumbers = MoveNumbers::All;                    ///< what M brings back
    CoordinateStyle m_usualCoordinates = CoordinateStyle::Letters;    ///< what C brings back
};

} // namespace shinpan
