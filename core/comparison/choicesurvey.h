#pragma once

#include "core/comparison/askedplace.h"
#include "core/engine/engine.h"
#include "core/engine/engineturns.h"
#include "core/engine/positionsync.h"

#include <QCoroTask>
#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace shinpan {

/// Asks two builds of an engine what they would play at every place of some games: at each place
/// one after the other, so that neither has the machine to share. What several games came to by
/// the same moves is asked once. Places behind a pass are left out: there a second pass would end
/// the game.
class ChoiceSurvey final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChoiceSurvey)

public:
    /// `terms` has komi, rules and time of all games; its line does not count. Each build's
    /// patience is its profile's.
    ChoiceSurvey(ByBuild<EngineProfile> builds,
                 const std::vector<ComparedGame> &games,
                 EngineGame terms,
                 QObject *parent = nullptr);
    /// Kills the engines if they still run.
    ~ChoiceSurvey() override;

    /// Call once.
    void start();
    /// Kills the engines; finished() follows.
    void cancel();

    /// All places to ask about; the first asked() of them are done.
    [[nodiscard]] const std::vector<AskedPlace> &places() const { return m_places; }
    [[nodiscard]] std::size_t asked() const { return m_asked; }
    /// Why the survey ended early: a sentence that names the build. Nothing if all were asked.
    [[nodiscard]] const std::optional<Message> &failure() const { return m_failure; }

Q_SIGNALS:
    void progressed();
    /// It comes once, when nothing is left of the engines.
    void finished();

private:
    using Answer = Completion<Result<GeneratedMove, TurnError>>;

    static QCoro::Task<> run(QPointer<ChoiceSurvey> self);
    static QCoro::Task<> startEngine(QPointer<ChoiceSurvey> self, std::size_t build);
    static QCoro::Task<> ask(QPointer<ChoiceSurvey> self, std::size_t place, std::size_t build);
    static QCoro::Task<> closeEngine(QPointer<ChoiceSurvey> self, std::size_t build);
    [[nodiscard]] Answer question(const AskedPlace &place, std::size_t build) const;
    void note(AskedPlace &place, std::size_t build, const Result<GeneratedMove, TurnError> &answer);
    void fail(std::size_t build, const Message &why);

    ByBuild<EngineProfile> m_profiles;
    ByBuild<std::shared_ptr<Engine>> m_engines;
    EngineGame m_terms;
    std::vector<AskedPlace> m_places;
    std::size_t m_asked = 0;
    std::optional<Message> m_failure;
};

} // namespace shinpan
