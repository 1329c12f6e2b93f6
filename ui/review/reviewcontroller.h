#pragma once

#include "core/analysis/reviewjournal.h"
#include "core/engine/profile/engineprofile.h"
#include "core/util/message.h"
#include "ui/kit/slicedwork.h"
#include "ui/review/reviewpace.h"
#include "ui/review/reviewsettings.h"

#include <QObject>
#include <QString>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

class AnalysisController;
class EngineHub;
class OpenGame;
class Reviewer;

/// Lets engines look at every position of the line that is shown, in the background: the person
/// goes on as before. What they find goes where live analysis puts it, and into a journal beside
/// the document, from which a review that is begun again goes on. Nothing of it is in the record.
class ReviewController final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReviewController)

public:
    enum class State : std::uint8_t { Idle, Running, Paused };

    /// All outlive it. Journals are kept in that directory, which is made when it is needed.
    ReviewController(OpenGame &game,
                     AnalysisController &analysis,
                     EngineHub &hub,
                     QString journals,
                     QObject *parent = nullptr);
    ~ReviewController() override;

    [[nodiscard]] State state() const { return m_state; }
    /// How many places are done, and how many there are, counted for each engine.
    [[nodiscard]] std::size_t done() const;
    [[nodiscard]] std::size_t count() const;
    /// How long it will take yet; nothing until that can be told.
    [[nodiscard]] std::optional<std::chrono::seconds> timeLeft() const;

    /// Begins a review in place of one that runs. Its engines are chosen for analysis from then on,
    /// unless the settings say that it is aside. They have an engine and a limit.
    void start(const ReviewSettings &settings);
    void pause();
    void resume();
    /// What was found so far stays.
    void cancel();

Q_SIGNALS:
    /// The state or the progress has changed.
    void changed();
    /// Something the person should know.
    void noticed(const QString &text);
    /// The review is through, in a sentence.
    void finished(const QString &text);

private:
    /// What one engine is to look at.
    struct Share
    {
        EngineProfile profile;
        std::vector<ReviewStop> stops; ///< in the order of the review
        std::size_t next = 0;          ///< of them, to be looked up
        std::vector<ReviewStop> unknown{};
    };

    void openJournal();
    [[nodiscard]] bool lookUp();
    [[nodiscard]] bool lookUpNext(Share &share);
    void startReviewer(const Share &share);
    void cancelWith(const QString &why);
    [[nodiscard]] bool isKeeping(const EngineProfile &profile) const;
    void keep(NodeId node, const EngineProfile &profile, const Analysis &analysis);
    void note(const EngineProfile &profile,
              const EngineGame &place,
              NodeId node,
              const Analysis &analysis);
    void noteEnd(const EngineProfile &profile, const Message &failure);
    void checkTerms();
    void checkEngines();
    void finishIfDone();
    void setState(State state);

    OpenGame &m_game;
    AnalysisController &m_analysis;
    EngineHub &m_hub;
    QString m_journals;
    State m_state = State::Idle;
    bool m_isAside = false;
    AnalysisRequest m_request;
    EngineGame m_terms;                       ///< of the record, when the review began
    std::unique_ptr<ReviewJournal> m_journal; ///< null if it cannot be kept
    std::vector<Share> m_shares;              ///< that are looked up in it
    SlicedWork m_lookingUp;
    std::vector<std::unique_ptr<Reviewer>> m_reviewers;
    std::size_t m_known = 0; ///< places that were in the journal
    ReviewPace m_pace;
};

} // namespace shinpan
