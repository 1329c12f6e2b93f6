#pragma once

#include "core/board/move.h"
#include "ui/board/boardoptions.h"
#include "ui/board/painting/boardpainter.h"
#include "ui/kit/slicedwork.h"

#include <QObject>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>
#include <vector>

namespace shinpan {

/// The short way of a stone onto the board. One at a time: another stone puts the one before down.
class StoneMotion final : public QObject
{
    Q_OBJECT

public:
    explicit StoneMotion(QObject *parent = nullptr);

    void begin(Point point);
    /// Puts the stone down at once.
    void end();
    /// The present moment of the settling; nothing when all stones lie.
    [[nodiscard]] std::optional<BoardScene::Settling> settling() const;

Q_SIGNALS:
    /// The stone on that point looks different now.
    void moved(shinpan::Point point);

private:
    void announce();

    QVariantAnimation m_animation;
    std::optional<Point> m_point;
};

/// Shows a position as stones on wood, with markup and analysis. All points are the record's,
/// however the board is turned. While it is being resized, wood and stones are stretched; once its
/// size settles, they are drawn anew.
class BoardDisplay : public QWidget
{
    Q_OBJECT

public:
    explicit BoardDisplay(QWidget *parent = nullptr);
    ~BoardDisplay() override;

    [[nodiscard]] const Board &position() const { return m_scene.board; }
    [[nodiscard]] const BoardScene &scene() const { return m_scene; }
    [[nodiscard]] BoardSize boardSize() const { return m_scene.board.size(); }
    [[nodiscard]] std::optional<Move> lastMove() const { return m_lastMove; }
    [[nodiscard]] const BoardOptions &options() const { return m_options; }
    /// Whether it is painted as finely as possible, which it is not right after being resized or
    /// turned.
    [[nodiscard]] bool isSharp() const { return !m_painter.isStretched(); }
    /// The geometry for the widget's present size and screen.
    [[nodiscard]] BoardGeometry geometry() const;

    /// Replaces what was marked at that rank. Layers may be set before or after the position that
    /// they are about, in any order: what they show together is composed().
    void setLayer(LayerRank rank, BoardLayer layer);
    void clearLayer(LayerRank rank);
    /// Sets a layer that only lights points up.
    void setHighlights(LayerRank rank, const std::vector<Point> &points);
    /// The layer is empty where nothing was set.
    [[nodiscard]] const BoardLayer &layer(LayerRank rank) const;
    /// Replaces the theme of the options until these are set again.
    void setTheme(const BoardTheme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    /// Repaints only points that changed. `lastMove` is marked (a pass only in words).
    void showPosition(const Board &board, std::optional<Move> lastMove);
    /// The options' theme follows the palette's ground, and the library when it changes.
    void showOptions(const BoardOptions &options);
    void showGhost(const std::optional<BoardScene::Ghost> &ghost);
    void showCursor(std::optional<Point> point);
    void showFocusRing(bool shown);
    /// Shows the board and stones only.
    void showBare(bool bare);
    [[nodiscard]] bool isBare() const { return m_isBare; }
    /// Describes the board in words, for people who do not see it.
    void describe();

    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void repaintPoint(std::optional<Point> point);
    void repaintPoints(const std::vector<Point> &points);
    void showLayers();
    void showBoard(const Board &board);
    void showLastMove();
    void showTheme();
    void fit();
    void sharpen();
    void settle(const std::optional<Point> &stone);

    BoardLayers m_layers;
    BoardScene m_scene;
    BoardPainter m_painter; ///< brought up to size and screen by paintEvent()
    BoardOptions m_options;
    std::optional<Move> m_lastMove;
    QTimer m_restTimer; ///< runs while the size changes
    SlicedWork m_sharpening;
    StoneMotion m_motion;
    bool m_followsOptions = false; ///< the theme is that of the options
    bool m_isBare = false;
};

} // namespace shinpan
