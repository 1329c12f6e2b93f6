#include "core/comparison/choicesurvey.h"

#include "core/rules/position.h"
#include "core/util/detach.h"

#include <map>
#include <utility>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

/// Collects what is to be asked.
class PlaceList
{
public:
    /// The places of a game's moves, without those behind a pass, and its end.
    void add(std::size_t number, const ComparedGame &game)
    {
        AskedPlace place;
        place.game = number;
        place.line = game.line;
        place.line.moves.clear();
        QByteArray way = wayTo(place.line);
        for (const Move &move : game.line.moves) {
            place.toPlay = move.color;
            const bool isBehindPass = !place.line.moves.empty() && place.line.moves.back().isPass();
            if (!isBehindPass && place.line.moves.size() >= game.given) {
                add(place, way + nameOf(move.color));
            }
            place.line.moves.push_back(move);
            way += nameOf(move.color) + nameOf(move.point);
        }
    }

    [[nodiscard]] std::vector<AskedPlace> take() { return std::move(m_places); }

private:
    void add(const AskedPlace &place, const QByteArray &way)
    {
        const auto [known, isNew] = m_known.try_emplace(way, m_places.size());
        if (isNew) {
            m_places.push_back(place);
        } else {
            ++m_places[known->second].times;
        }
    }

    [[nodiscard]] static QByteArray nameOf(Color color)
    {
        return color == Color::Black ? "B" : "W";
    }
    [[nodiscard]] static QByteArray nameOf(const std::optional<Point> &point)
    {
        return point ? QByteArray::fromStdString(vertexOf(*point)) : QByteArray("-");
    }
    [[nodiscard]] static QByteArray wayTo(const GameLine &start)
    {
        QByteArray way;
        for (const SetUpStone &stone : start.setUp) {
            way += '+' + nameOf(stone.color) + nameOf(stone.point);
        }
        return way + ':';
    }

    std::vector<AskedPlace> m_places;
    std::map<QByteArray, std::size_t> m_known; ///< by the moves that lead there
};

} // namespace

ChoiceSurvey::ChoiceSurvey(ByBuild<EngineProfile> builds,
                           const std::vector<ComparedGame> &games,
                           EngineGame terms,
                           QObject *parent)
    : QObject(parent)
    , m_profiles(std::move(builds))
    , m_terms(std::move(terms))
{
    PlaceList places;
    for (std::size_t game = 0; game < games.size(); ++game) {
        places.add(game, games[game]);
    }
    m_places = places.take();
}

ChoiceSurvey::~ChoiceSurvey() = default;

void ChoiceSurvey::start()
{
    detach(run(this));
}

void ChoiceSurvey::cancel()
{
    m_failure = Message::of(QT_TRANSLATE_NOOP("Messages", "it was stopped"));
    for (const std::shared_ptr<Engine> &engine : m_engines) {
        if (engine) {
            [[maybe_unused]] const auto gone = engine->close(0ms);
        }
    }
}

QCoro::Task<> ChoiceSurvey::run(QPointer<ChoiceSurvey> self)
{
    for (std::size_t build = 0; self && !self->m_failure && build < 2; ++build) {
        co_await startEngine(self, build);
    }
    for (std::size_t place = 0; self && !self->m_failure && place < self->m_places.size();
         ++place) {
        co_await ask(self, place, 0);
        if (self && !self->m_failure) {
            co_await ask(self, place, 1);
        }
        if (self && !self->m_failure) {
            ++self->m_asked;
            Q_EMIT self->progressed();
        }
    }
    for (std::size_t build = 0; self && build < 2; ++build) {
        co_await closeEngine(self, build);
    }
    if (self) {
        Q_EMIT self->finished();
    }
}

QCoro::Task<> ChoiceSurvey::startEngine(QPointer<ChoiceSurvey> self, std::size_t build)
{
    const std::shared_ptr<Engine> engine = Engine::create(self->m_profiles[build], nullptr);
    self->m_engines[build] = engine;
    const Timeouts timeouts = engine->profile().timeouts;
    const EngineDone started = co_await engine->start(timeouts.startUp, timeouts.setUp);
    if (self && !started) {
        self->fail(build, started.error().sentence());
    }
}

ChoiceSurvey::Answer ChoiceSurvey::question(const AskedPlace &place, std::size_t build) const
{
    const Timeouts &timeouts = m_profiles[build].timeouts;
    TurnQuestion question;
    question.color = place.toPlay;
    question.perCommand = timeouts.setUp;
    question.limit = timeouts.move;
    const Answer answer;
    m_engines[build]->turns().take(
        m_terms, place.line, question,
        [answer](const Engine & /*engine*/, Result<GeneratedMove, TurnError> generated) {
            answer.complete(std::move(generated));
        });
    return answer;
}

QCoro::Task<> ChoiceSurvey::ask(QPointer<ChoiceSurvey> self, std::size_t place, std::size_t build)
{
    const Answer answer = self->question(self->m_places[place], build);
    const Result<GeneratedMove, TurnError> generated = co_await answer;
    if (self && !self->m_failure) {
        self->note(self->m_places[place], build, generated);
    }
}

/// An engine that refuses a place is asked about the others.
void ChoiceSurvey::note(AskedPlace &place,
                        std::size_t build,
                        const Result<GeneratedMove, TurnError> &answer)
{
    if (!answer) {
        const GtpError::Kind kind = answer.error().error.error.kind;
        if (kind != GtpError::Kind::Refused && kind != GtpError::Kind::Malformed) {
            fail(build, answer.error().error.sentence());
        }
        return;
    }
    const Move *const move = std::get_if<Move>(&answer->action);
    const Position position(place.line, m_terms.rules.value_or(Ruleset()));
    if (move && !position.check(*move)) {
        place.choices[build] = *move;
    }
}

QCoro::Task<> ChoiceSurvey::closeEngine(QPointer<ChoiceSurvey> self, std::size_t build)
{
    const std::shared_ptr<Engine> engine = std::exchange(self->m_engines[build], nullptr);
    if (engine) {
        const Completion<ProcessExit> gone = engine->close(engine->profile().timeouts.quit);
        co_await gone;
    }
}

void ChoiceSurvey::fail(std::size_t build, const Message &why)
{
    if (!m_failure) {
        m_failure = Message::of(build == 0 ? QT_TRANSLATE_NOOP("Messages", "the first engine %1")
                                           : QT_TRANSLATE_NOOP("Messages", "the second engine %1"),
                                why);
    }
}

} // namespace shinpan
