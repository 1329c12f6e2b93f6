#pragma once

#include "core/analysis/report/gamefindings.h"
#include "core/analysis/report/movetally.h"
#include "core/analysis/report/sharedpositions.h"
#include "core/board/board.h"

#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <vector>

namespace shinpan {

/// Moves, together and by the part of the game.
struct PhaseTallies
{
    MoveTally all;
    std::array<MoveTally, 3> byPhase; ///< by GamePhase

    void add(Color player, const GameFindings &findings, const MistakeLimits &limits);
};

/// A mistake among the worst.
struct WorstMove
{
    QString file;
    int game = 1;
    QString player;
    JudgedMove move;
    Board before;
};

/// What one engine found.
struct EngineFindings
{
    static constexpr std::size_t MostWorst = 24;

    QString engine;
    int games = 0;
    PhaseTallies all{};
    std::map<QString, PhaseTallies> players{}; ///< by name, "(Black)" where there is none
    std::vector<WorstMove> worst{};            ///< the greatest loss of winning chances first
    SharedPositions positions{};
};

/// How two engines judge the same moves.
struct EnginePair
{
    std::size_t first = 0; ///< of ManyGames::engines
    std::size_t second = 0;
    std::int64_t moves = 0; ///< that both judged
    double rateApart = 0;   ///< chances after these, in all
    double leadApart = 0;   ///< points, in all
    std::int64_t withLead = 0;
    std::vector<double> sameChoice{}; ///< the part of the moves of a game
    std::int64_t bothMistakes = 0;
    std::int64_t firstMistakes = 0; ///< that the second one does not see
    std::int64_t secondMistakes = 0;
};

/// A file of which nothing, or not all, could be told.
struct FileFault
{
    QString file;
    QString fault;
};

/// What engines found in any number of games. A value; it grows by a game at a time.
class ManyGames
{
public:
    /// `terms` say how the engines were asked, for people.
    explicit ManyGames(MistakeLimits limits, QStringList terms = {});

    /// Adds a game of this tree: what each of the engines that reviewed it found. Engines that come
    /// to the same games one after another are added one by one, and not compared.
    void add(const GameTree &tree, const std::vector<GameFindings> &byEngine);
    void addFault(const QString &file, const QString &fault) { m_faults.push_back({file, fault}); }

    [[nodiscard]] const MistakeLimits &limits() const { return m_limits; }
    [[nodiscard]] const QStringList &terms() const { return m_terms; }
    /// Those of the engine that has most.
    [[nodiscard]] int games() const;
    /// In the order in which they came up.
    [[nodiscard]] const std::vector<EngineFindings> &engines() const { return m_engines; }
    [[nodiscard]] const std::vector<EnginePair> &pairs() const { return m_pairs; }
    [[nodiscard]] const std::vector<FileFault> &faults() const { return m_faults; }

private:
    [[nodiscard]] std::size_t indexOf(const QString &engine);
    void addWorst(const GameTree &tree, const GameFindings &findings, EngineFindings &engine) const;
    void compare(const GameFindings &one, const GameFindings &other);

    MistakeLimits m_limits;
    QStringList m_terms;
    std::vector<EngineFindings> m_engines;
    std::vector<EnginePair> m_pairs;
    std::vector<FileFault> m_faults;
};

} // namespace shinpan
