#pragma once

#include <QIcon>
#include <QObject>
#include <QString>

#include <cstdint>

class QAction;
class QKeySequence;
class QObject;
class QString;

namespace shinpan {

Q_NAMESPACE

/// The program's own line icons: NewGame is resources/icons/new-game.svg.
enum class Symbol : std::uint8_t {
    NewGame,
    Open,
    Save,
    Play,
    Pause,
    Step,
    Stop,
    Pass,
    Undo,
    Resign,
    Console,
    Tree,
    Comment,
    Engine,
    Person,
    BlackStone,
    WhiteStone,
    Settings,
    Back,
    Forward,
    ToStart,
    ToEnd,
    Add,
    Close,
    Retry,
    Edit,
    Warning,
    Question,
    Theme,
    Swap,
    Up,
    Down,
    Remove,
    Duplicate,
    Search,
    Float,
    Score,
    Sort,
    Check,
    Good,
    Absent,
    Wrong,
    More,
    Redo,
    Eraser,
    Triangle,
    Square,
    Circle,
    Cross,
    Selected,
    Number,
    Letter,
    Label,
    Line,
    Arrow,
    BlackTerritory,
    WhiteTerritory,
    Dim,
    Visible,
    Cut,
    Paste,
    BlackToPlay,
    WhiteToPlay,
    PlayStone,
    Fold,
    Columns,
    Details,
    Sound,
    Silence,
    Hint,
};
Q_ENUM_NS(Symbol)

/// The file's stem, as in "new-game".
[[nodiscard]] QString symbolName(Symbol symbol);

/// The symbol as an icon, drawn crisply at any size and scale in the palette's text colour at the
/// time of painting: a change of scheme needs no reload.
[[nodiscard]] QIcon symbolIcon(Symbol symbol);

/// The same in one fixed colour, for example a warning's.
[[nodiscard]] QIcon symbolIcon(Symbol symbol, const QColor &color);

/// The application's icon.
[[nodiscard]] QIcon applicationIcon();

/// An action with a symbol and a key, which may be empty; its tip names the key too. It is owned by
/// `parent`.
[[nodiscard]] QAction *symbolAction(QObject *parent,
                                    Symbol symbol,
                                    const QString &text,
                                    const QString &tip,
                                    const QKeySequence &key);

} // namespace shinpan
