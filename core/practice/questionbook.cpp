#include "core/practice/questionbook.h"

#include "core/analysis/lesson.h"
#include "core/util/jsonbook.h"
#include "core/util/regularfile.h"

#include <QJsonObject>

#include <algorithm>
#include <array>
#include <cmath>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr JsonBook Form{.entries = QLatin1String("questions"), .largestFile = 16 * MiB};
constexpr int MostNumber = 100'000;

/// How long a question rests in each box; no rest is longer than that of the last one.
constexpr std::array<std::chrono::minutes, 6> Rests{10min, 24h, 72h, 168h, 504h, 1440h};

constexpr int LastBox = static_cast<int>(Rests.size()) - 1;

[[nodiscard]] QJsonObject jsonOf(const KnownMove &move)
{
    QJsonObject object{{QStringLiteral("move"), move.move
                                                    ? QString::fromStdString(vertexOf(*move.move))
                                                    : QStringLiteral("pass")},
                       {QStringLiteral("rate"), move.rate}};
    if (move.points) {
        object.insert(QStringLiteral("points"), *move.points);
    }
    return object;
}

[[nodiscard]] QJsonObject jsonOf(const Question &question)
{
    QJsonArray moves;
    for (const KnownMove &move : question.moves) {
        moves.append(jsonOf(move));
    }
    QJsonObject object{{QStringLiteral("position"), QString::fromUtf8(question.position)},
                       {QStringLiteral("size"), question.size},
                       {QStringLiteral("number"), question.number},
                       {QStringLiteral("black"), question.mover == Color::Black},
                       {QStringLiteral("played"), jsonOf(question.played)},
                       {QStringLiteral("moves"), moves},
                       {QStringLiteral("game"), question.game},
                       {QStringLiteral("box"), question.box}};
    if (question.due.isValid()) {
        object.insert(QStringLiteral("due"), question.due.toUTC().toString(Qt::ISODate));
    }
    return object;
}

/// A move that makes no sense is read as a pass that loses nothing.
[[nodiscard]] KnownMove moveFrom(const QJsonObject &object, int size)
{
    const double rate = object.value(QStringLiteral("rate")).toDouble();
    const QJsonValue points = object.value(QStringLiteral("points"));
    KnownMove move{
        .move = pointFromVertex(object.value(QStringLiteral("move")).toString().toStdString(),
                                BoardSize::square(size)),
        .rate = std::isfinite(rate) ? rate : 0,
        .points = {}};
    if (points.isDouble() && std::isfinite(points.toDouble())) {
        move.points = points.toDouble();
    }
    return move;
}

[[nodiscard]] Question questionFrom(const QJsonObject &object)
{
    const auto whole = [&object](const char *key, int least, int most) {
        return std::clamp(object.value(QLatin1String(key)).toInt(least), least, most);
    };
    Question question{
        .position = object.value(QStringLiteral("position")).toString().toUtf8(),
        .size = whole("size", 1, MaxBoardSide),
        .number = whole("number", 1, MostNumber),
        .mover = object.value(QStringLiteral("black")).toBool() ? Color::Black : Color::White,
        .played = {},
        .moves = {},
        .game = object.value(QStringLiteral("game")).toString(),
        .box = whole("box", 0, LastBox),
        .due = QDateTime::fromString(object.value(QStringLiteral("due")).toString(), Qt::ISODate)};
    question.played = moveFrom(object.value(QStringLiteral("played")).toObject(), question.size);
    const QJsonArray moves = object.value(QStringLiteral("moves")).toArray();
    for (const QJsonValue &move : moves) {
        question.moves.push_back(moveFrom(move.toObject(), question.size));
    }
    return question;
}

[[nodiscard]] double severity(const Question &question)
{
    return severityOf(JudgedMove{.move = {},
                                 .loss = {.winrate = static_cast<float>(question.played.rate),
                                          .points = question.played.points ? std::optional(
                                                        static_cast<float>(*question.played.points))
                                                                           : std::nullopt}},
                      MistakeLimits());
}

/// Whether one is asked before the other: what waits by its time, what is new by its weight.
[[nodiscard]] bool isAskedBefore(const Question &one, const Question &other)
{
    if (one.due.isValid() != other.due.isValid()) {
        return one.due.isValid();
    }
    return one.due.isValid() ? one.due < other.due : severity(one) > severity(other);
}

} // namespace

Result<QuestionBook> QuestionBook::read(const QString &path)
{
    const Result<QJsonArray> questions = readBook(Form, path);
    if (!questions) {
        return failure(questions.error());
    }
    QuestionBook book;
    for (const QJsonValue &question : *questions) {
        book.add({questionFrom(question.toObject())});
    }
    return book;
}

Result<void> QuestionBook::save(const QString &path) const
{
    QJsonArray questions;
    for (const Question &question : m_questions) {
        questions.append(jsonOf(question));
    }
    return saveBook(Form, questions, path);
}

const Question *QuestionBook::find(const QByteArray &position) const
{
    const auto found = std::ranges::find(m_questions, position, &Question::position);
    return found == m_questions.end() ? nullptr : &*found;
}

void QuestionBook::add(const std::vector<Question> &questions)
{
    for (const Question &question : questions) {
        const auto known = std::ranges::find(m_questions, question.position, &Question::position);
        if (known == m_questions.end()) {
            m_questions.push_back(question);
        } else {
            Question newer = question;
            newer.box = known->box;
            newer.due = known->due;
            *known = std::move(newer);
        }
    }
    if (m_questions.size() > Most) {
        std::ranges::stable_sort(m_questions, isAskedBefore);
        m_questions.resize(Most);
    }
}

void QuestionBook::answer(const QByteArray &position, bool isRight, const QDateTime &now)
{
    const auto found = std::ranges::find(m_questions, position, &Question::position);
    if (found != m_questions.end()) {
        found->box = isRight ? std::min(found->box + 1, LastBox) : 0;
        const std::chrono::minutes rest = Rests[static_cast<std::size_t>(found->box)];
        found->due = now.addSecs(std::chrono::seconds(rest).count());
    }
}

void QuestionBook::remove(const QByteArray &position)
{
    std::erase_if(m_questions,
                  [&](const Question &question) { return question.position == position; });
}

std::vector<Question> QuestionBook::due(const Filter &filter, const QDateTime &now) const
{
    std::vector<Question> due;
    std::ranges::copy_if(m_questions, std::back_inserter(due), [&](const Question &question) {
        return filter.matches(question) && (!question.due.isValid() || question.due <= now);
    });
    std::ranges::stable_sort(due, isAskedBefore);
    return due;
}

std::size_t QuestionBook::count(const Filter &filter) const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_questions, [&](const Question &question) { return filter.matches(question); }));
}

} // namespace shinpan
