#include "ui/explorer/explorerfeature.h"

#include "core/record/gamecursor.h"
#include "core/record/import/gamefile.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/util/besideprogram.h"
#include "ui/board/boardview.h"
#include "ui/explorer/explorerdesk.h"
#include "ui/explorer/exploreroptions.h"
#include "ui/explorer/explorerpanel.h"
#include "ui/explorer/explorerrows.h"
#include "ui/game/opengame.h"
#include "ui/kit/panel.h"
#include "ui/kit/windowframe.h"
#include "ui/settings/preferences.h"

#include <QAction>

#include <algorithm>

namespace shinpan {

namespace {

constexpr std::size_t MostMarked = 12;
constexpr QRgb MarkColor = 0xff3f6f9f;
constexpr float LeastAlpha = 0.45F;
constexpr float FullAlpha = 0.94F;

/// The most played moves as discs with their share and their games; points that are the same to
/// the position have a small one.
[[nodiscard]] BoardLayer layerOf(const ExplorerAnswer &answer, const Board &board)
{
    BoardLayer layer;
    const double all = static_cast<double>(std::max<std::int64_t>(answer.all.games, 1));
    for (std::size_t i = 0; i < std::min(answer.moves.size(), MostMarked); ++i) {
        const ExplorerMove &move = answer.moves[i];
        const auto games = static_cast<double>(move.tally.games);
        const double most = static_cast<double>(answer.moves.front().tally.games);
        QColor color = QColor::fromRgb(MarkColor);
        color.setAlphaF(LeastAlpha + (FullAlpha - LeastAlpha) * static_cast<float>(games / most));
        for (const Point point : move.points) {
            if (board.at(point) != Stone::Empty) {
                continue;
            }
            const bool isFirst = point == move.points.front();
            layer.spots.push_back({point, color, isFirst ? shareText(games / all) : QString(),
                                   isFirst ? QString::number(move.tally.games) : QString(), false});
        }
    }
    return layer;
}

} // namespace

ExplorerFeature::ExplorerFeature(WindowFrame &frame,
                                 OpenGame &game,
                                 BoardView &board,
                                 Preferences &preferences)
    : Feature(frame)
    , m_game(game)
    , m_board(board)
    , m_preferences(preferences)
    , m_desk(new ExplorerDesk(game.cursor(), IndexFile::usualPath(), shinpanCli(), this))
    , m_show(new QAction(tr("Moves of Games on the &Board"), this))
{
    const auto makePanel = [this]() -> QWidget * {
        auto *panel = new ExplorerPanel(*m_desk, {m_show}, &this->frame().window());
        connect(panel, &ExplorerPanel::moveChosen, this, &ExplorerFeature::play);
        connect(panel, &ExplorerPanel::gamesWanted, this, &ExplorerFeature::collect);
        connect(panel, &ExplorerPanel::gameChosen, this, [this](const ExplorerGame &chosen) {
            Q_EMIT placeWanted(chosen.path, static_cast<int>(chosen.number), chosen.moveNumber);
        });
        connect(panel, &ExplorerPanel::pointsLit, this, [this](const std::vector<Point> &points) {
            m_lit = points;
            showMoves();
        });
        return panel;
    };
    addPanel(tr("Explorer"), QStringLiteral("explorer"), makePanel, Qt::RightDockWidgetArea);
    m_show->setCheckable(true);
    m_show->setChecked(preferences.get(&ExplorerOptions::showsMoves));
    nameActions({{"explorer.moves", m_show}});
    connect(m_show, &QAction::toggled, this,
            [this](bool isOn) { m_preferences.set(&ExplorerOptions::showsMoves, isOn); });
    preferences.follow<ExplorerOptions>(this, [this] {
        m_show->setChecked(m_preferences.get(&ExplorerOptions::showsMoves));
        showMoves();
    });
    connect(m_desk, &ExplorerDesk::changed, this, &ExplorerFeature::showMoves);
    const auto withhold = [this] { m_desk->setWithheld(m_game.status().isAdviceWithheld()); };
    connect(&game, &OpenGame::changed, m_desk, withhold);
    connect(&game, &OpenGame::gameStarted, m_desk, withhold);
}

void ExplorerFeature::showMoves()
{
    BoardLayer layer;
    if (m_desk->answer() && m_preferences.get(&ExplorerOptions::showsMoves)) {
        layer = layerOf(*m_desk->answer(), m_game.cursor().board());
    }
    layer.highlights = m_lit;
    m_board.setLayer(LayerRank::Explorer, layer);
}

void ExplorerFeature::play(const ExplorerMove &move)
{
    move.points.empty() ? m_game.person().pass() : m_game.person().playAt(move.points.front());
}

/// Opens games as one collection, in which Find looks for parts of the board.
void ExplorerFeature::collect(const std::vector<ExplorerGame> &games)
{
    m_toCollect.assign(games.rbegin(), games.rend());
    m_collected.clear();
    m_collecting.startLater([this] { return collectNext(); });
}

/// Reads one game, as files may be large; returns whether it was the last one.
bool ExplorerFeature::collectNext()
{
    if (m_toCollect.empty()) {
        if (!m_collected.isEmpty()) {
            Q_EMIT gameWanted(m_collected);
        }
        return true;
    }
    const ExplorerGame game = m_toCollect.back();
    m_toCollect.pop_back();
    const Result<SgfCollection, SgfError> file = loadGameFile(game.path);
    if (file && game.number < file->size()) {
        m_collected += writeSgf(file->game(game.number).tree);
    }
    return false;
}

} // namespace shinpan
