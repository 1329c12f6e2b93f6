#pragma once

#include "core/graphics/boarddrawing.h"
#include "core/gtp/gtpcommand.h"
#include "core/util/result.h"

#include <QString>
#include <QStringView>

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// How the answer to a command is to be understood; the names are GoGui's.
enum class ReplyType : std::uint8_t {
    None,
    BwBoard,  ///< a board of b, black, w, white and other words: territory
    CBoard,   ///< a board of colours
    DBoard,   ///< a board of numbers: influence
    EpList,   ///< a list of points that can be edited: `command show`, `command POINTS`
    Gfx,      ///< draw commands
    HString,  ///< a text with highlights
    HpString, ///< both, PString and HString
    Param,    ///< parameters that can be edited
    PList,    ///< a list of points
    PsPairs,  ///< pairs of a point and a label
    PString,  ///< a text whose points are marked
    SBoard,   ///< a board of labels
    String,   ///< a text
    Var,      ///< a line of play, the side to move first
    VarB,     ///< Black first
    VarC,     ///< the chosen colour first
    VarP,     ///< the colour of the stone on the chosen point first
    VarPo,    ///< the other colour first
    VarW,     ///< White first
    Duel,     ///< ours: attack and defence in turn, played out
};

/// The last enumerator of ReplyType, for loops over all of them.
inline constexpr ReplyType LastReplyType = ReplyType::Duel;

/// GoGui's name of the type, as in "bwboard".
[[nodiscard]] QString replyTypeName(ReplyType type);

/// A command that an engine offers for the board.
struct EngineCommand
{
    ReplyType type = ReplyType::None;
    QString label;      ///< for people, as the engine or the list has it
    QString command;    ///< with wildcards
    QString section{};  ///< of the answer, where the board is not the first in it; see README.md
    QString note{};     ///< a further field: words of help, or a duel's other command
    bool isOwn = false; ///< somebody's own, not the engine's

    /// The command's name, without arguments.
    [[nodiscard]] QString word() const;
    [[nodiscard]] bool needs(QChar wildcard) const;
    /// Whether a person has to give nothing but a point (and the colour, which has a default).
    [[nodiscard]] bool needsOnlyPoint() const;
    [[nodiscard]] bool needsPoints() const { return needs(u'P') || type == ReplyType::EpList; }
    /// Whether it can be asked by itself after each move.
    [[nodiscard]] bool needsNothing() const;
    /// Whether the answer is (also) a text to be read.
    [[nodiscard]] bool isText() const;

    friend bool operator==(const EngineCommand &, const EngineCommand &) = default;
};

/// A list of commands, and how many of its lines are none.
struct CommandList
{
    std::vector<EngineCommand> commands{};
    int badLines = 0;
};

/// Reads `type/label/command` lines, as an answer to gogui-analyze_commands or in a file. Empty
/// lines and those that begin with # are skipped, and so is a second command with a label that was
/// there; an unknown type is None. A line without a label and a command, or with more than five
/// fields, is ignored. At most `MostCommands` are kept.
[[nodiscard]] CommandList readCommands(QStringView text);
inline constexpr std::size_t MostCommands = 1000;

/// What a person chose for a command's wildcards.
struct CommandChoices
{
    Color toMove = Color::Black;  ///< %m
    Color color = Color::Black;   ///< %c
    std::optional<Point> point{}; ///< %p
    std::vector<Point> points{};  ///< %P
    QString text{};               ///< %s, %o
    QString fileToOpen{};         ///< %r, %f
    QString fileToSave{};         ///< %w
};

/// The command with everything filled in. What was chosen is not looked at for wildcards again. A
/// file whose path has blanks is put in quotation marks. Fails on a command that GTP cannot have.
[[nodiscard]] Result<GtpCommand> filledIn(const QString &command, const CommandChoices &choices);

/// The side whose move comes first in a line of play of this type; nothing for other types, and
/// where there is no stone on the chosen point.
[[nodiscard]] std::optional<Color> firstToMove(ReplyType type,
                                               const CommandChoices &choices,
                                               Stone onPoint);

} // namespace shinpan
