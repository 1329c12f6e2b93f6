#pragma once

#include "core/comparison/choicesurvey.h"
#include "core/comparison/strengthreport.h"
#include "core/competition/match/matchoptions.h"
#include "core/competition/run/competitionrunner.h"

#include <QObject>

#include <memory>
#include <vector>

namespace shinpan {

/// The builds that are compared, and the games by which they are.
struct ComparisonTerms
{
    ByBuild<EngineProfile> builds;
    EngineProfile player; ///< plays out, on both seats
    /// The match by which games are played; its engines do not count.
    MatchOptions match;
    std::vector<ComparedGame> games; ///< that are there already; none: `match` is played
    std::size_t mostPositions = 0;   ///< to play out
    int playouts = 0;                ///< from each choice
};

/// Has two builds play if there are no games, asks both at every place, and has choices that differ
/// played out.
class BuildComparison final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BuildComparison)

public:
    enum class Stage { Games, Places, Playouts };

    explicit BuildComparison(ComparisonTerms terms, QObject *parent = nullptr);
    ~BuildComparison() override;

    /// Call once.
    void start();
    /// Gives up; finished() follows when no engine is left.
    void cancel();

    /// What was found; complete when finished() comes without a failure().
    [[nodiscard]] const StrengthReport &report() const { return m_report; }
    [[nodiscard]] const std::optional<Message> &failure() const { return m_failure; }

Q_SIGNALS:
    /// A stage has come that far.
    void progressed(shinpan::BuildComparison::Stage stage, qint64 done, qint64 count);
    void finished();

private:
    void play(const MatchOptions &match, void (BuildComparison::*then)());
    void takeGame(const StoredGame &game, const GameRecord &record);
    void beginSurvey();
    void beginPlayouts();
    void endPlayouts();
    void takePlayout(const StoredGame &game, const GameRecord &record);
    [[nodiscard]] MatchOptions playoutsOf() const;
    void giveUp(const Message &why);

    ComparisonTerms m_terms;
    StrengthReport m_report;
    std::unique_ptr<CompetitionRunner> m_runner; ///< of games or playouts
    std::unique_ptr<ChoiceSurvey> m_survey;
    /// The moves of what was played out, by place and choice: engines that play the same game again
    /// tell nothing new.
    std::vector<std::vector<std::vector<Move>>> m_played;
    int m_brokenInARow = 0; ///< playouts
    std::optional<Message> m_failure;
};

} // namespace shinpan
