#pragma once

#include "core/analysis/analysisrequest.h"
#include "core/analysis/analyst.h"
#include "core/analysis/keptanalysis.h"
#include "core/analysis/reviewedgame.h"
#include "ui/analysis/analysisoptions.h"

#include <QObject>
#include <QSet>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class EngineProfileStore;
class OpenGame;
class Preferences;

/// Analysis of the position that the person looks at, by one engine or several at once. While it
/// runs, it follows the cursor; what was found stays with its node when the cursor comes back or
/// analysis stops. Nothing of it is in the record: the document stays as it is.
///
/// The engines are processes of their own beside those that play. They are started when they are
/// first needed, and leave when they are no longer chosen.
class AnalysisController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AnalysisController)

public:
    /// All outlive it.
    AnalysisController(OpenGame &game,
                       EngineHub &hub,
                       EngineProfileStore &store,
                       Preferences &preferences,
                       QObject *parent = nullptr);
    ~AnalysisController() override;

    /// The chosen engines, the main one first.
    [[nodiscard]] const std::vector<std::unique_ptr<Analyst>> &analysts() const
    {
        return m_analysts;
    }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// The points where engines look for the next move.
    [[nodiscard]] const SearchArea &area() const { return m_area; }
    /// The position at the cursor, as engines are told it.
    [[nodiscard]] const EngineGame &position() const { return m_position; }

    /// What the main engine thinks of the position at the cursor, else what the record has kept
    /// there; null: nothing yet.
    [[nodiscard]] const Analysis *shown() const;
    /// What is shown, if it is the record's; null otherwise.
    [[nodiscard]] const KeptAnalysis *shownOfRecord() const;
    /// What another one thinks of it.
    [[nodiscard]] const Analysis *shownBy(std::size_t analyst) const;
    /// What is known of all positions of the game, by the ids of the engines' profiles. Look it up
    /// each time.
    [[nodiscard]] const AnalysisStore &found() const { return m_isWithheld ? m_nothing : m_found; }
    /// Whether nobody may be asked now, as a serious game is played; says so then (noticed()). All
    /// that is known is nothing for that long.
    [[nodiscard]] bool refuses();
    /// The engines that may have found something: the chosen ones, the main one first, and those
    /// that were chosen before or admitted.
    [[nodiscard]] std::vector<EngineProfile> judges() const;
    /// Whether the move of a node is one in the eyes of the record, or of the main engine; where
    /// that has not looked, of the next one.
    [[nodiscard]] bool isMistake(NodeId node) const;
    /// What the move of a node lost in the same eyes; nothing where nobody has looked.
    [[nodiscard]] std::optional<Loss> lossAt(NodeId node) const;

    /// Analyses what the cursor shows from now on. If no engine is chosen, the only one that could
    /// is; else enginesWanted() says so.
    void start();
    /// Engines rest; what they found stays.
    void stop();
    void toggle() { m_isRunning ? stop() : start(); }
    /// Puts in what that engine, one of the judges(), found in another way.
    void keep(NodeId node, const QString &engine, const Analysis &analysis);
    /// The same in passing: moves are judged by it, but a position of which nothing was known shows
    /// as little as before until somebody asks for an analysis.
    void keepAside(NodeId node, const QString &engine, const Analysis &analysis);
    /// Adds these, by the ids of their profiles, to those that are chosen.
    void include(const QStringList &engines);
    /// Makes these judges without choosing them.
    void admit(const QStringList &engines);
    /// Stays from position to position until another game is shown. What is found in a part of the
    /// board is shown, but not kept.
    void setArea(const SearchArea &area);
    /// Makes that engine the main one; the others keep their order.
    void makeMain(std::size_t analyst);

Q_SIGNALS:
    /// The engines, or what they do, have changed.
    void changed();
    /// Something new is known of the position at the cursor, or of another one that is there now.
    /// Not more than 20 times a second while engines go on.
    void analysed();
    /// Something new is known of that position, or nothing is known of any (NoNode). It comes as
    /// often as engines say something.
    void learned(shinpan::NodeId node);
    /// The cursor shows another position. Comes before analysed().
    void positionChanged();
    void areaChanged();
    /// start() needs an engine; none is chosen.
    void enginesWanted();
    /// An engine failed, in a sentence.
    void noticed(const QString &text);

private:
    [[nodiscard]] std::optional<JudgedMove> judgedAt(NodeId node) const;
    void noteGame();
    void takeOptions();
    void chooseEngines();
    [[nodiscard]] std::unique_ptr<Analyst> startAnalyst(const EngineProfile &profile);
    [[nodiscard]] EngineGame positionHere() const;
    void addJudge(const EngineProfile &profile);
    void readKept();
    void leadNewcomers();
    void followCursor();
    void leadOn();
    void lead(Analyst &analyst);
    void noteState(const Analyst &analyst);
    void tell(NodeId node);
    void forget();
    [[nodiscard]] bool isExhausted(const Analyst &analyst) const;

    OpenGame &m_game;
    EngineHub &m_hub;
    EngineProfileStore &m_store;
    Preferences &m_preferences;
    AnalysisOptions m_options;
    SearchArea m_area;
    AnalysisStore m_found;
    const AnalysisStore m_nothing;
    std::vector<std::unique_ptr<Analyst>> m_analysts;
    std::vector<EngineProfile> m_judges; ///< all that ever were among them, as they were
    QSet<NodeId> m_aside;                ///< what is known there is not shown
    NodeId m_node;                       ///< where the cursor is
    EngineGame m_position;
    std::vector<KeptAnalysis> m_kept;                    ///< in the record at that node
    QTimer m_pace;                                       ///< until analysed()
    std::chrono::steady_clock::time_point m_lastShown{}; ///< when it was told so before
    bool m_isRunning = false;
    bool m_isWithheld = false; ///< while a serious game is played
};

} // namespace shinpan
