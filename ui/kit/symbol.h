#pragma once

#include <QIcon>
#include <QLatin1String>

#include <cstdint>

namespace shinpan {

/// The program's own line icons (resources/icons/<name>.svg).
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
};

/// The last enumerator of Symbol, for loops over all of them.
inline constexpr Symbol LastSymbol = Symbol::Details;

/// The file's stem: "new-game".
[[nodiscard]] QLatin1String symbolName(Symbol symbol);

/// The symbol as an icon, drawn crisply at any size and scale in the palette's text colour at the
/// time of painting: a change of scheme needs no reload.
[[nodiscard]] QIcon symbolIcon(Symbol symbol);

/// The same in one fixed colour, for example a warning's.
[[nodiscard]] QIcon symbolIcon(Symbol symbol, const QColor &color);

/// The application's icon.
[[nodiscard]] QIcon applicationIcon();

} // namespace shinpan
