#pragma once

#include "core/practice/question.h"
#include "core/util/result.h"

#include <QDateTime>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

namespace shinpan {

/// All questions of a person. What was answered wrongly comes back soon; what was answered rightly
/// after a day, then after longer and longer times (the boxes of Leitner's card index). A value.
class QuestionBook
{
public:
    /// No more are kept: those that would be asked last go.
    static constexpr std::size_t Most = 1000;

    /// What such a file says; one that is not there is an empty book. Fails with words for what is
    /// no such file.
    [[nodiscard]] static Result<QuestionBook> read(const QString &path);
    /// Writes it for its owner alone; an empty book's file goes.
    [[nodiscard]] Result<void> save(const QString &path) const;

    [[nodiscard]] const std::vector<Question> &questions() const { return m_questions; }
    /// The question of that position; null if there is none.
    [[nodiscard]] const Question *find(const QByteArray &position) const;

    /// Adds what is not there yet; what is keeps how its answers went, and learns the rest.
    void add(const std::vector<Question> &questions);
    /// Notes the answer to the question of that position; one that is not there has none.
    void answer(const QByteArray &position, bool isRight, const QDateTime &now);
    void remove(const QByteArray &position);

    /// The questions that are wanted; all, if nothing is said.
    struct Filter
    {
        int size = 0; ///< the board has it; 0: any
        std::optional<GamePhase> phase{};

        [[nodiscard]] bool matches(const Question &question) const
        {
            return (size == 0 || question.size == size) && (!phase || question.phase() == *phase);
        }
    };
    /// Those that are to be asked now, in that order: what has waited longest, then what was never
    /// asked, the worst mistake first.
    [[nodiscard]] std::vector<Question> due(const Filter &filter, const QDateTime &now) const;
    /// How many there are at all.
    [[nodiscard]] std::size_t count(const Filter &filter) const;

    friend bool operator==(const QuestionBook &, const QuestionBook &) = default;

private:
    std::vector<Question> m_questions;
};

} // namespace shinpan
