#pragma once

#include "core/analysis/lesson.h"
#include "core/analysis/movejudge.h"
#include "ui/teaching/teachingparts.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace shinpan {

/// A teaching game: each move of a person is judged as soon as its judge has looked at the
/// positions before and after it. It begins with a game that is to be one, and what it said stays
/// until the next game, or until it is put away.
class Lesson final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Lesson)

public:
    explicit Lesson(const TeachingParts &parts, QObject *parent = nullptr);
    ~Lesson() override;

    /// A move of a person as the judge sees it.
    struct Verdict
    {
        JudgedMove move;
        NodeId before = NoNode; ///< the node of the position that it was played in
        MoveGrade grade = MoveGrade::Fine;
    };

    /// Whether there is one, of the game that is shown.
    [[nodiscard]] bool isGiven() const { return m_isGiven; }
    /// Whether its game is over.
    [[nodiscard]] bool isOver() const { return m_isOver; }
    /// How many positions are to be looked at yet.
    [[nodiscard]] std::size_t waiting() const { return m_judge ? m_judge->waiting() : 0; }
    /// The judge's name; it stays when the judge has left.
    [[nodiscard]] const QString &judgeName() const { return m_judgeName; }
    /// Why nothing more is judged, a sentence without its subject; empty: it is.
    [[nodiscard]] const Message &failure() const { return m_failure; }
    /// The judge while it works; else null.
    [[nodiscard]] MoveJudge *judge() const { return m_judge.get(); }

    /// What was said of the move of that node; null: nothing yet. Valid until judged().
    [[nodiscard]] const Verdict *verdictOn(NodeId node) const;
    /// What was said last of the game's own line; null: nothing yet. Likewise.
    [[nodiscard]] const Verdict *newest() const;
    /// The moves of the game that are worth another look, in its order.
    [[nodiscard]] std::vector<JudgedMove> moments() const;

    /// Whether the newest move of the person was a mistake, and can be taken back.
    [[nodiscard]] bool mayTakeBack() const;
    /// Takes it back, with the answer to it.
    void takeBack();
    /// Nothing more is judged or said.
    void putAway();

Q_SIGNALS:
    /// A verdict was found, on the move of that node.
    void judged(shinpan::NodeId node);
    /// Anything else that is told here has changed.
    void changed();

private:
    void begin();
    void follow();
    void end();
    void take(NodeId node);
    void judgeMoveOf(NodeId node);
    void noteFailure();
    void handOver();
    [[nodiscard]] bool isPersons(Color color) const;
    [[nodiscard]] bool isEngineOnClock() const;

    TeachingParts m_parts;
    std::unique_ptr<MoveJudge> m_judge;
    QString m_judgeName;
    Message m_failure;
    MistakeLimits m_limits;
    std::vector<Verdict> m_verdicts; ///< they stand in the order in which they were found
    bool m_isGiven = false;
    bool m_isOver = false;
    NodeId m_lookedAt = NoNode; ///< the place of the game that was given to the judge last
};

} // namespace shinpan
