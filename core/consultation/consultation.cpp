#include "core/consultation/consultation.h"

#include "core/engine/dialect/commandnames.h"
#include "core/engine/dialect/commandtraits.h"
#include "core/engine/dialect/gtptext.h"
#include "core/gtpserver/thinkingtime.h"

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;
using std::chrono::milliseconds;

namespace {

using Clock = std::chrono::steady_clock;
using Engines = std::vector<std::shared_ptr<Engine>>;

/// The most that a reply may hold; a longer one of a proposer's can only be a mistake.
constexpr std::size_t LongestReply = 16 * 1024 * 1024;

[[nodiscard]] GtpCommand commandOf(const GtpQuery &query)
{
    std::vector<QByteArray> words;
    for (const std::string &word : query.words) {
        words.push_back(QByteArray::fromStdString(word));
    }
    return GtpCommand(QByteArray::fromStdString(query.name), words);
}

/// These would find and play moves without asking anybody: controllers would use nothing else.
[[nodiscard]] bool isHidden(QByteArrayView command)
{
    const CommandTraits traits = traitsOf(command);
    return traits.effect == CommandEffect::Generates && traits.isStreamed;
}

/// The commands that are answered here, whether the proposer knows them or not.
constexpr QByteArrayView OwnCommands[] = {"gomill-describe_engine",
                                          "gomill-explain_last_move",
                                          "known_command",
                                          "list_commands",
                                          "name",
                                          "quit"};

} // namespace

Consultation::Consultation(const ConsultOptions &options,
                           std::unique_ptr<ControllerLink> controller)
    : m_options(options)
    , m_controller(std::move(controller))
{
    connect(m_controller.get(), &ControllerLink::moreCame, this, &Consultation::endStream);
    connect(m_controller.get(), &ControllerLink::closed, this, &Consultation::finished);
}

Consultation::~Consultation() = default;

void Consultation::cancel()
{
    m_controller->hangUp();
    endStream();
    for (const std::shared_ptr<Engine> &engine : engines()) {
        detach(closeEngines({engine}));
    }
}

QCoro::Task<> Consultation::run(Self self)
{
    const bool isReady = co_await startEngines(self);
    while (self && isReady && !self->m_isLeaving) {
        const Completion<std::optional<GtpQuery>> next = self->m_controller->next();
        const std::optional<GtpQuery> query = co_await next;
        if (!self || !query) {
            break;
        }
        const GtpAnswer answer = co_await answerTo(self, *query);
        if (self) {
            self->respond(query->id, answer);
        }
    }
    if (!self) {
        co_return;
    }
    co_await closeEngines(self->engines());
    if (self) {
        self->m_controller->close();
    }
}

std::shared_ptr<Engine> Consultation::newEngine(const EngineProfile &profile)
{
    return Engine::create(profile, nullptr);
}

Engines Consultation::engines() const
{
    Engines all = m_evaluators;
    if (m_proposer) {
        all.push_back(m_proposer);
    }
    return all;
}

/// They start all at once: some take their time.
QCoro::Task<bool> Consultation::startEngines(Self self)
{
    self->m_proposer = self->newEngine(self->m_options.proposer);
    for (const EngineProfile &profile : self->m_options.evaluators) {
        self->m_evaluators.push_back(self->newEngine(profile));
    }
    const Timeouts patience = unattendedTimeouts();
    std::vector<QCoro::Task<EngineDone>> starts;
    const Engines engines = self->engines();
    for (const std::shared_ptr<Engine> &engine : engines) {
        starts.push_back(engine->start(patience.startUp, patience.setUp));
    }
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const EngineDone started = co_await starts[i];
        if (self && !started) {
            self->fail(QStringLiteral("%1: it %2")
                           .arg(engines[i]->profile().name, started.error().sentence().english()));
        }
    }
    if (!self) {
        co_return false;
    }
    connect(self->m_proposer.get(), &Engine::ended, self.data(), [self] {
        self->fail(QStringLiteral("%1: it has ended").arg(self->m_proposer->profile().name));
    });
    co_return self->m_failure.isEmpty();
}

QCoro::Task<> Consultation::closeEngines(Engines engines)
{
    std::vector<Completion<ProcessExit>> closings;
    for (const std::shared_ptr<Engine> &engine : engines) {
        closings.push_back(engine->close(engine->profile().timeouts.quit));
    }
    for (const Completion<ProcessExit> &closing : closings) {
        co_await closing;
    }
}

/// The first reason counts.
void Consultation::fail(const QString &why)
{
    if (m_failure.isEmpty() && !m_isLeaving) {
        m_failure = why;
    }
    m_controller->stopReading();
}

QCoro::Task<GtpAnswer> Consultation::answerTo(Self self, GtpQuery query)
{
    if (query.name == "quit") {
        self->m_isLeaving = true;
        co_return GtpAnswer();
    }
    if (query.name == "name") {
        co_return GtpAnswer(self->name().toStdString());
    }
    if (query.name == "list_commands") {
        co_return GtpAnswer(self->listCommands());
    }
    if (query.name == "known_command") {
        const bool isKnown = self->knows(QByteArray::fromStdString(std::string(query.word(0))));
        co_return GtpAnswer(isKnown ? "true" : "false");
    }
    if (query.name == "gomill-describe_engine") {
        co_return co_await describe(self);
    }
    if (query.name == "gomill-explain_last_move") {
        co_return co_await explain(self, query);
    }
    if (isHidden(QByteArrayView(query.name.data(), static_cast<qsizetype>(query.name.size())))) {
        co_return shinpan::failure(std::string("unknown command"));
    }
    const bool isConsulted = isGenmove(query) && query.name != "kgs-genmove_cleanup";
    if (isConsulted && genmoveColor(query)) {
        co_return co_await generate(self, query);
    }
    co_return co_await passOn(self, query);
}

/// How long to ask around for the next move: as long as our own engine would think.
ConsultTerms Consultation::termsFor(Color color) const
{
    const HostedGame &game = m_game->game();
    const TurnPlan plan =
        thinkingTime(game.time(color), game.size(), static_cast<int>(game.line().moves.size()));
    const auto judges = std::max<std::size_t>(m_evaluators.size(), 1);
    const auto questions = static_cast<int>(1 + judges * static_cast<std::size_t>(m_options.moves));
    ConsultTerms terms{.proposer = m_proposer,
                       .evaluators = m_evaluators,
                       .lead = m_options.lead,
                       .moves = m_options.moves,
                       .analysis = m_options.analysis,
                       .patience = plan.target,
                       .limit = plan.latest.value_or(0ms)};
    if (plan.target) {
        terms.analysis = std::min(terms.analysis, *plan.target / questions);
    }
    return terms;
}

QCoro::Task<GtpAnswer> Consultation::generate(Self self, GtpQuery query)
{
    constexpr milliseconds Shortest = 20ms; // of an analysis that says anything
    const Clock::time_point begin = Clock::now();
    const Color color = *genmoveColor(query);
    const ConsultTerms terms = self->termsFor(color);
    self->m_remark.reset();
    std::optional<ConsultedMove> found;
    if (self->m_game->isKnown() && terms.analysis >= Shortest) {
        const std::shared_ptr<const FollowedGame> game = self->m_game;
        found = co_await askAround(terms, game, color);
    }
    GtpAnswer answer = shinpan::failure(std::string());
    if (found) {
        const GtpCommand play = playCommand({color, found->move});
        const GtpReply reply = co_await terms.proposer->ask(play, terms.limit);
        if (reply.ok()) {
            answer = gtpwords::wordFor(found->move);
        }
    }
    if (self && answer) {
        self->m_remark = found->remark;
        self->m_game->follow(query, *answer);
    } else if (self) {
        answer = co_await passOn(self, query); // the proposer's own choice
    }
    if (self) {
        self->m_game->charge(color, Clock::now() - begin);
    }
    co_return answer;
}

/// Passes the command on as it is: an answer comes line by line, a stream until the next byte of
/// input.
QCoro::Task<GtpAnswer> Consultation::passOn(Self self, GtpQuery query)
{
    const std::shared_ptr<Engine> proposer = self->m_proposer;
    const GtpCommand command = sentCommand(proposer->profile(), commandOf(query));
    const bool isStream = traitsOf(command.name()).isInterruptible();
    const auto lines = std::make_shared<std::string>();
    const GtpSession::LineSink sink = [self, isStream, lines, id = query.id](QByteArrayView line) {
        if (self && isStream) {
            self->takeStreamed(id, line);
        } else if (lines->size() < LongestReply) {
            lines->append("\n").append(line.data(), static_cast<std::size_t>(line.size()));
        }
    };
    const Completion<GtpReply> answered = proposer->session()->stream(
        command, sink,
        isStream ? GtpSession::Interruption::Allowed : GtpSession::Interruption::NotAllowed);
    self->m_isStreaming = isStream;
    if (self->m_controller->hasMore()) {
        self->endStream();
    }
    const GtpReply reply = co_await answered;
    if (!self) {
        co_return GtpAnswer();
    }
    self->m_isStreaming = false;
    if (!reply.ok()) {
        co_return shinpan::failure(reply.text.error().text.english().toStdString() + *lines);
    }
    const std::string text = reply.text->toStdString() + *lines;
    self->m_game->follow(query, text);
    const CommandEffect effect = traitsOf(query.name).effect;
    if (effect == CommandEffect::Alters || effect == CommandEffect::Unknown) {
        const EngineView view = co_await viewOf(proposer, self->m_game->game().size(), 0ms);
        if (self) {
            self->m_game->adopt(view);
        }
    }
    co_return GtpAnswer(text);
}

/// Any command does, and one that every engine knows is answered by every engine.
void Consultation::endStream()
{
    if (std::exchange(m_isStreaming, false)) {
        const GtpCommand name("name");
        [[maybe_unused]] const Completion<GtpReply> unheard = m_proposer->ask(name, 0ms);
    }
}

void Consultation::takeStreamed(const std::string &id, QByteArrayView line)
{
    if (!std::exchange(m_hasBegun, true)) {
        m_controller->write('=' + id + '\n');
    }
    const std::string_view text(line.data(), static_cast<std::size_t>(line.size()));
    m_controller->write(gtpwords::cleanLine(text) + '\n');
}

void Consultation::respond(const std::string &id, const GtpAnswer &answer)
{
    m_controller->write(std::exchange(m_hasBegun, false) ? "\n"
                                                         : gtpwords::responseFor(id, answer));
}

QString Consultation::name() const
{
    const auto called = [](const Engine &engine) {
        return engine.name().isEmpty() ? engine.profile().name : engine.name();
    };
    QStringList judges;
    for (const std::shared_ptr<Engine> &evaluator : m_evaluators) {
        judges += called(*evaluator);
    }
    return called(*m_proposer) + QStringLiteral(" consulting ")
         + (judges.isEmpty() ? QStringLiteral("Shinpan") : judges.join(QStringLiteral(" and ")));
}

bool Consultation::knows(const QByteArray &command) const
{
    return std::ranges::find(OwnCommands, QByteArrayView(command)) != std::end(OwnCommands)
        || (m_proposer->knows(command) && !isHidden(command));
}

std::string Consultation::listCommands() const
{
    QSet<QByteArray> all = m_proposer->handshake().commands;
    for (const QByteArrayView own : OwnCommands) {
        all += own.toByteArray();
    }
    QList<QByteArray> listed;
    std::ranges::copy_if(all, std::back_inserter(listed),
                         [this](const QByteArray &command) { return knows(command); });
    std::ranges::sort(listed);
    return listed.join('\n').toStdString();
}

QCoro::Task<GtpAnswer> Consultation::describe(Self self)
{
    const Engines engines = self->engines();
    const std::size_t proposer = engines.size() - 1;
    QString text = self->name()
                 + QStringLiteral(" " SHINPAN_VERSION "\ncompares at most %1 moves")
                       .arg(self->m_options.moves);
    for (std::size_t i = 0; i < engines.size(); ++i) {
        const std::shared_ptr<Engine> engine = engines[i];
        const Engine::Limit limit = engine->profile().timeouts.setUp;
        const QString said = co_await engine->describe(limit);
        text += (i == proposer ? QStringLiteral("\nproposer: ") : QStringLiteral("\nevaluator: "))
              + said;
    }
    co_return GtpAnswer(text.toStdString());
}

/// The proposer's own words where it chose alone.
QCoro::Task<GtpAnswer> Consultation::explain(Self self, GtpQuery query)
{
    if (self->m_remark || !self->m_proposer->knows("gomill-explain_last_move")) {
        co_return GtpAnswer(self->m_remark.value_or(QString()).toStdString());
    }
    co_return co_await passOn(self, query);
}

} // namespace shinpan
