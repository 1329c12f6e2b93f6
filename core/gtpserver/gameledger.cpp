#include "core/gtpserver/gameledger.h"

#include "core/gtpserver/gtpcommands.h"

#include <algorithm>
#include <array>
#include <utility>

namespace shinpan {

namespace {

[[nodiscard]] bool isIn(std::span<const GtpCommandRow> rows, std::string_view name)
{
    return std::ranges::find(rows, name, &GtpCommandRow::name) != rows.end();
}

constexpr std::array<std::string_view, 10> Beginnings{
    "boardsize",      "rectangular_boardsize", "clear_board",
    "fixed_handicap", "place_free_handicap",   "set_free_handicap",
    "set_position",   "gogui-setup",           "gogui-setup_player",
    "loadsgf"};

} // namespace

GameLedger::GameLedger(std::string name, std::string version)
    : m_bystander(std::move(name), std::move(version))
{ }

bool GameLedger::beginsGame(std::string_view name)
{
    return std::ranges::find(Beginnings, name) != Beginnings.end();
}

bool GameLedger::isAboutGame(std::string_view name)
{
    return isIn(boardCommands(), name) || isIn(handicapCommands(), name)
        || isIn(timeCommands(), name) || name == "loadsgf" || name == "kata-set-rules"
        || name == "kgs-rules";
}

std::vector<std::string_view> GameLedger::commands() const
{
    std::vector<std::string_view> names = commandNames(m_bystander);
    std::erase_if(names, [](std::string_view name) {
        return isIn(moveCommands(), name) || isIn(analysisCommands(), name)
            || name.starts_with("gogui-livegfx") || name == "gogui-analyze_commands"
            || name == "gogui-interrupt";
    });
    return names;
}

GtpAnswer GameLedger::answer(const GtpQuery &query)
{
    if (isIn(moveCommands(), query.name) || isIn(analysisCommands(), query.name)) {
        return failure("unknown command");
    }
    if (isAboutGame(query.name)) {
        m_bystander.settlement.reset();
    }
    return answerTo(m_host, query);
}

void GameLedger::correct(const Board &board, Color toPlay)
{
    if (game().board() == board && game().position().toPlay() == toPlay) {
        return;
    }
    if (m_left && m_left->board == board) {
        const LeftGame left = *std::exchange(m_left, std::nullopt);
        begin(left.line, left.handicap);
        return;
    }
    if (!m_left) {
        m_left = LeftGame{game().line(), game().terms().handicap, game().board()};
    }
    GameLine line{.size = board.size(), .setUp = {}, .firstToPlay = toPlay, .moves = {}};
    for (int i = 0; i < line.size.pointCount(); ++i) {
        const Point point = line.size.pointAt(i);
        if (const Stone stone = board.at(point); stone != Stone::Empty) {
            line.setUp.push_back({point, stone == Stone::Black ? Color::Black : Color::White});
        }
    }
    begin(line, 0);
}

/// Begins a game; the clocks go on.
void GameLedger::begin(const GameLine &line, int handicap)
{
    m_bystander.settlement.reset();
    const ByColor<EngineTime> time{game().time(Color::Black), game().time(Color::White)};
    m_host.changeGame().begin(line, handicap);
    for (const Color color : BothColors) {
        if (time[color].control.isLimited()) {
            m_host.clocks().tellTimeLeft(color, time[color].left);
        }
    }
}

std::optional<Illegality> GameLedger::play(Move move, std::string remark)
{
    m_bystander.settlement.reset();
    return m_host.play(move, std::move(remark));
}

} // namespace shinpan
