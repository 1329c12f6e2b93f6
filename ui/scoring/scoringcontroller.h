#pragma once

#include "core/record/tree/gametree.h"
#include "ui/board/painting/boardmarkup.h"
#include "ui/scoring/scoringopinion.h"
#include "ui/scoring/scoringsession.h"

#include <QObject>

#include <optional>
#include <vector>

namespace shinpan {

class OpenGame;

/// Settling the score of the position at the cursor: of a game that waits for the person's word
/// after its passes, of a record, or, for a look only, of a game in progress.
///
/// It opens by itself when the game waits, and by begin(). It closes when the game goes on or is
/// over, and, where no game waits, when the cursor leaves the position.
class ScoringController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoringController)

public:
    /// The game must outlive it.
    explicit ScoringController(OpenGame &game, QObject *parent = nullptr);

    // Queries
    /// What is marked and counted; null when no score is being settled.
    [[nodiscard]] const ScoringSession *session() const;
    /// Whether the position that is settled stands at the cursor.
    [[nodiscard]] bool isShown() const;
    [[nodiscard]] const std::vector<ScoringOpinion> &opinions() const { return m_opinions; }
    /// The opinion that is shown in place of the session's marks.
    [[nodiscard]] std::optional<std::size_t> preview() const { return m_preview; }
    /// What the board shows: the session's marks, or the previewed opinion's with a ring around
    /// each stone that they differ about.
    [[nodiscard]] BoardMarkup markup() const;
    /// Whether a game waits for the person's word.
    [[nodiscard]] bool isOfGame() const { return m_isOfGame; }
    /// Whether finish() has a meaning: not while a game is in progress.
    [[nodiscard]] bool mayFinish() const;
    /// Whether the rules are the person's to choose: not those of a game.
    [[nodiscard]] bool mayChooseRules() const;
    /// Whether the record names no rules that we know.
    [[nodiscard]] bool areRulesUnknown() const { return m_areRulesUnknown; }

    // Intentions
    /// Opens for the position at the cursor; returns to the game if that waits.
    void begin();
    void toggleDead(Point stone, MarkReach reach = MarkReach::Group);
    void toggleSeki(Point stone);
    void undo();
    /// Shows an opinion, or the session's own marks again.
    void setPreview(std::optional<std::size_t> opinion);
    /// Takes an opinion over.
    void adopt(std::size_t opinion);
    void setRules(const Ruleset &rules);
    /// The score is settled: the game ends with it, or the record gets result and territory. Asks
    /// first (replacementAsked()) before another result is lost.
    void finish();
    /// The same without asking.
    void finishReplacing();
    /// The game goes on. Under territory rules the opponent of the person who asks moves first.
    void resumePlay();
    /// Closes without a word; a game that waits goes on waiting.
    void cancel();

Q_SIGNALS:
    /// session(), its marks, opinions() or preview() changed.
    void changed();
    /// isShown() changed.
    void shownChanged(bool shown);
    /// The record holds another result, which finishReplacing() overwrites.
    void replacementAsked(const QString &present, const QString &counted);

private:
    void followGame();
    void followCursor();
    void openForGame();
    void openForRecord();
    void close();
    void announce();
    void writeRecord();
    [[nodiscard]] QString otherResult() const;

    OpenGame &m_game;
    std::optional<ScoringSession> m_session;
    NodeId m_node = NoNode; ///< where the session's position stands
    std::vector<ScoringOpinion> m_opinions;
    std::optional<std::size_t> m_preview;
    bool m_isOfGame = false;
    bool m_areRulesUnknown = false;
    bool m_hasChosenRules = false; ///< the person did
    bool m_wasShown = false;
};

} // namespace shinpan
