#pragma once

#include "core/analysis/movejudge.h"
#include "ui/teaching/teachingparts.h"

#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace shinpan {

class Lesson;

/// Hints for a person who plays against an engine: at their turn, they ask for good moves of the
/// position, and are told these until the position changes. The judge is the lesson's, or one that
/// is started with the first hint and leaves with the game.
class HintGiver final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HintGiver)

public:
    enum class State : std::uint8_t {
        Silent, ///< nobody has asked
        Looking,
        Given,
        Withheld, ///< the game is a serious one
        Failed
    };

    /// Both outlive it.
    HintGiver(const TeachingParts &parts, Lesson &lesson, QObject *parent = nullptr);
    ~HintGiver() override;

    /// Whether a person plays a game against an engine, so that hints are offered at all.
    [[nodiscard]] bool isOffered() const;
    /// Whether it is that person's turn at the position that is shown, and somebody can be asked.
    [[nodiscard]] bool mayAsk() const;
    void ask();
    void putAway();

    [[nodiscard]] State state() const { return m_state; }
    /// What hintsOf() gives, once Given.
    [[nodiscard]] const std::vector<Candidate> &hints() const { return m_hints; }
    /// The judge's name, and why it Failed: a sentence without its subject.
    [[nodiscard]] const QString &judgeName() const { return m_judgeName; }
    [[nodiscard]] const Message &failure() const { return m_failure; }

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] MoveJudge *judge();
    void listenTo(MoveJudge &judge);
    void take(NodeId node);
    void noteFailure(const MoveJudge &judge);
    void noteGame();
    void say(State state);

    TeachingParts m_parts;
    Lesson &m_lesson;
    std::unique_ptr<MoveJudge> m_own; ///< it judges where the lesson has no judge
    State m_state = State::Silent;
    NodeId m_node = NoNode; ///< a hint was asked for there
    std::vector<Candidate> m_hints;
    QString m_judgeName;
    Message m_failure;
};

} // namespace shinpan
