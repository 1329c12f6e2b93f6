#pragma once

#include "core/analysis/backgroundengine.h"
#include "core/analysis/scoreestimate.h"
#include "core/engine/engine.h"
#include "core/engine/positionsync.h"
#include "ui/kit/slicedwork.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class AnalysisController;
class EngineHub;
class OpenGame;
class ScoringController;

/// How the position at the cursor might be counted, until it is another one. What an analysing
/// engine says of its points anyway is taken at once; else our own rough estimate comes first, and
/// the word of an engine, if there is one, in its place.
///
/// The engine is the main one of the analysis, else, or if that cannot tell, another one of it or
/// one that sits at the board: a process of its own, lest a game be disturbed. It stays for a
/// while, for the next question.
class ScoreEstimator final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoreEstimator)

public:
    struct Shown
    {
        ScoreEstimate estimate;
        QString engine;            ///< that says so; empty: we do
        bool areAreasOurs = false; ///< the engine tells only the score

        friend bool operator==(const Shown &, const Shown &) = default;
    };

    /// All outlive it.
    ScoreEstimator(AnalysisController &analysis,
                   OpenGame &game,
                   ScoringController &scoring,
                   EngineHub &hub,
                   QObject *parent = nullptr);
    ~ScoreEstimator() override;

    /// Whether an estimate was asked for, though there may be none yet.
    [[nodiscard]] bool isWanted() const { return m_isWanted; }
    [[nodiscard]] const std::optional<Shown> &shown() const { return m_shown; }
    /// The engine that has not answered yet; empty: none.
    [[nodiscard]] QString awaited() const;
    /// The engines that could not tell.
    [[nodiscard]] const QStringList &silent() const { return m_silent; }

    void begin();
    void end();
    void toggle() { m_isWanted ? end() : begin(); }

Q_SIGNALS:
    void changed();

private:
    static QCoro::Task<> hear(QPointer<ScoreEstimator> self,
                              std::shared_ptr<Engine> engine,
                              EngineGame game,
                              int handicap);
    [[nodiscard]] bool takeFromAnalysis();
    void askNext();
    void ask();
    void startPlayouts();
    void take(std::optional<ScoreEstimate> estimate);
    void show();
    void dismiss();

    AnalysisController &m_analysis;
    OpenGame &m_game;
    EngineHub &m_hub;
    bool m_isWanted = false;
    bool m_isAsking = false;                        ///< m_engine has a question
    EngineProfile m_profile;                        ///< of the engine that is hired
    std::unique_ptr<BackgroundEngine> m_background; ///< stays for a while after the answer
    std::shared_ptr<Engine> m_engine;               ///< once it is ready
    QTimer m_leave;                                 ///< until the engine goes
    SlicedWork m_playouts;
    std::optional<ScoreEstimate> m_told; ///< by m_engine
    std::optional<ScoreEstimate> m_rough;
    QStringList m_silent;
    std::vector<EngineProfile> m_toAsk; ///< if the one that is asked cannot tell
    std::optional<Shown> m_shown;
};

} // namespace shinpan
