#pragma once

#include "core/analysis/analyst.h"

#include <QObject>
#include <QSet>

#include <deque>
#include <optional>

namespace shinpan {

class EngineHub;

/// One engine that looks at positions of a game as they come, one after the other and each for a
/// moment, with a process of its own. What it finds is kept here and nowhere else: whoever plays
/// sees nothing of it that its owner does not show.
class MoveJudge final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MoveJudge)

public:
    /// How long each position is looked at: whichever comes first.
    static constexpr std::int64_t Visits = 1000;
    static constexpr std::chrono::milliseconds Time{2000};

    /// `label` is what the transcript calls its engine, which starts with the first position; `hub`
    /// outlives it.
    MoveJudge(EngineProfile profile, const QString &label, EngineHub &hub);

    [[nodiscard]] const EngineProfile &profile() const { return m_analyst.profile(); }
    /// What it found, by the profile's id.
    [[nodiscard]] const AnalysisStore &found() const { return m_found; }
    /// Whether it has looked at this node long enough; it may have found nothing.
    [[nodiscard]] bool hasSeen(NodeId node) const { return m_seen.contains(node); }
    /// How many positions are to be looked at yet.
    [[nodiscard]] std::size_t waiting() const { return m_waiting.size() + (m_present ? 1 : 0); }
    [[nodiscard]] bool hasFailed() const { return m_analyst.state() == Analyst::State::Failed; }
    /// Why it failed, a sentence without its subject.
    [[nodiscard]] const Message &failure() const { return m_analyst.failure(); }

    enum class Turn : std::uint8_t { Last, Next };
    /// Looks at this position of the node, when its turn comes; once for each node.
    void look(NodeId node, const EngineGame &position, Turn turn = Turn::Last);
    /// While it rests, its engine does not think; the position at hand is begun again afterwards.
    void setResting(bool rests);

Q_SIGNALS:
    void seen(shinpan::NodeId node);
    /// It looks at nothing more.
    void failed();

private:
    struct Place
    {
        NodeId node = NoNode;
        EngineGame position;
    };

    void noteState();
    void goOn();

    AnalysisStore m_found;
    Analyst m_analyst; ///< keeps what it finds there
    std::deque<Place> m_waiting;
    std::optional<Place> m_present;
    QSet<NodeId> m_seen;
    bool m_isResting = false;
};

} // namespace shinpan
