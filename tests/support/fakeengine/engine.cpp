#include "tests/support/fakeengine/engine.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace fakeengine {

namespace {

using Answer = Output::Answer;

Answer refusal(const std::string &text)
{
    return {.success = false, .text = text};
}

std::string inCapitals(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return std::toupper(c); });
    return text;
}

std::optional<Board::Stone> colorOf(const std::string &word)
{
    const std::string color = inCapitals(word);
    if (color == "B" || color == "BLACK") {
        return Board::Black;
    }
    if (color == "W" || color == "WHITE") {
        return Board::White;
    }
    return std::nullopt;
}

} // namespace

Engine::Engine(const Options &options)
    : m_options(options)
    , m_commands{
          {"boardsize", &Engine::boardsize},
          {"clear_board", &Engine::clearBoard},
          {"final_status_list", &Engine::finalStatusList},
          {"fixed_handicap", &Engine::fixedHandicap},
          {"genmove", &Engine::genmove},
          {"known_command", &Engine::knownCommand},
          {"komi", &Engine::accept},
          {"list_commands", &Engine::listCommands},
          {"place_free_handicap", &Engine::fixedHandicap},
          {"play", &Engine::play},
          {"quit", &Engine::accept},
          {"set_free_handicap", &Engine::setFreeHandicap},
          {"showboard", &Engine::showboard},
          {"time_left", &Engine::accept},
          {"time_settings", &Engine::accept},
          {"undo", &Engine::undo},
      }
    , m_answers{{"name", options.name}, {"protocol_version", "2"}, {"version", options.version}}
    , m_random(options.randomSeed.value_or(0))
{
    learnExtensions();
    if (options.gtpOne) {
        forgetGtpTwo();
    }
    if (!options.explainFile.empty() || options.fate) {
        m_commands["gomill-explain_last_move"] = &Engine::explainLastMove;
    }
    if (options.claimAt > 0) {
        m_commands["gomill-genmove_ex"] = &Engine::genmoveEx;
    }
    for (const auto &[command, file] : options.analyses) {
        m_answers[command] = {};
    }
    for (const auto &[command, text] : options.answers) {
        m_answers[command] = text;
    }
}

/// Commands beyond GTP that were asked for.
void Engine::learnExtensions()
{
    const std::map<std::string, Command> extensions{
        {"gg-undo", &Engine::undoMany},
        {"gogui-play_sequence", &Engine::playSequence},
        {"gogui-setup", &Engine::setUp},
        {"environment", &Engine::environment},
        {"list_stones", &Engine::listStones},
        {"processors", &Engine::processors},
        {"gogui-interrupt", &Engine::accept},
        {"gogui-sigint", &Engine::processId},
        {"set_position", &Engine::setPosition},
        {"trymove", &Engine::play},
        {"genmove_debug", &Engine::genmove},
        {"kgs-genmove_cleanup", &Engine::genmove},
        {"kata-search_cancellable", &Engine::search},
        {"kata-search_analyze_cancellable", &Engine::search}};
    for (const auto &[name, command] : extensions) {
        if (m_options.extensions.contains(name)) {
            m_commands.insert({name, command});
        }
    }
}

/// Leaves what version 1 has, in its words; boardsize clears the board there.
void Engine::forgetGtpTwo()
{
    for (const char *const name :
         {"clear_board", "genmove", "known_command", "list_commands", "place_free_handicap", "play",
          "set_free_handicap", "time_left", "time_settings"}) {
        m_commands.erase(name);
    }
    m_commands.insert({{"black", &Engine::playBlack},
                       {"genmove_black", &Engine::genmoveBlack},
                       {"genmove_white", &Engine::genmoveWhite},
                       {"help", &Engine::listCommands},
                       {"white", &Engine::playWhite}});
    m_answers["protocol_version"] = std::string(1, '1');
}

Answer Engine::answer(const std::string &name, const Words &arguments)
{
    if (const auto refused = m_options.refused.find(name); refused != m_options.refused.end()) {
        return refusal(refused->second);
    }
    if (!knows(name)) {
        return refusal("unknown command");
    }
    if (const auto fixed = m_answers.find(name); fixed != m_answers.end()) {
        return {.text = fixed->second};
    }
    return (this->*m_commands.at(name))(arguments);
}

std::vector<std::string> Engine::analysis(const std::string &name) const
{
    const auto found = m_options.analyses.find(name);
    if (found == m_options.analyses.end() || m_options.refused.contains(name)) {
        return {};
    }
    std::vector<std::string> lines;
    std::ifstream file(found->second);
    const std::string moves = std::to_string(m_past.size());
    for (std::string line; std::getline(file, line);) {
        for (std::size_t at = line.find("%m"); at != line.npos; at = line.find("%m", at)) {
            line.replace(at, 2, moves);
        }
        lines.push_back(line);
    }
    return lines;
}

bool Engine::knows(const std::string &name) const
{
    return (m_commands.contains(name) || m_answers.contains(name))
        && !m_options.unknown.contains(name);
}

Answer Engine::accept(const Words & /*arguments*/)
{
    return {};
}

Answer Engine::boardsize(const Words &arguments)
{
    const int size = arguments.empty() ? 0 : std::atoi(arguments[0].c_str());
    if (size < 1 || size > std::min(m_options.maxSize, Board::MaxSize)) {
        return refusal("unacceptable size");
    }
    m_board = Board(size);
    m_past.clear();
    m_seen.clear();
    return {};
}

Answer Engine::clearBoard(const Words & /*arguments*/)
{
    m_board = Board(m_board.size());
    m_past.clear();
    m_seen.clear();
    m_passes = 0;
    return {};
}

Answer Engine::play(const Words &arguments)
{
    const std::optional<Board::Stone> color =
        arguments.size() == 2 ? colorOf(arguments[0]) : std::nullopt;
    if (!color) {
        return refusal("invalid color or coordinate");
    }
    const std::string vertex = inCapitals(arguments[1]);
    if (vertex != "PASS") {
        const std::optional<int> point = m_board.parse(vertex);
        if (!point) {
            return refusal("invalid color or coordinate");
        }
        if (m_board.at(*point) != Board::Empty) {
            return refusal("illegal move");
        }
        if (const auto refused = m_options.refusedMoves.find(vertex);
            refused != m_options.refusedMoves.end()) {
            return refusal(refused->second);
        }
    }
    playVertex(*color, vertex);
    return {};
}

Answer Engine::playBlack(const Words &arguments)
{
    return arguments.size() == 1 ? play({"b", arguments[0]}) : refusal("invalid coordinate");
}

Answer Engine::playWhite(const Words &arguments)
{
    return arguments.size() == 1 ? play({"w", arguments[0]}) : refusal("invalid coordinate");
}

void Engine::playVertex(Board::Stone color, const std::string &vertex)
{
    m_past.push_back(m_board);
    m_seen.insert(m_board);
    if (const std::optional<int> point = m_board.parse(vertex)) {
        m_board.play(color, *point);
        m_passes = 0;
    } else {
        m_board.pass();
        ++m_passes;
    }
}

Answer Engine::genmove(const Words &arguments)
{
    const std::optional<Board::Stone> color =
        arguments.size() == 1 ? colorOf(arguments[0]) : std::nullopt;
    if (!color) {
        return refusal("invalid color");
    }
    if (m_options.crashesAfterPasses && m_passes >= 2) {
        ::raise(SIGABRT);
    }
    ++m_genmoves;
    if (m_genmoves == m_options.illegalAt) {
        return {.text = occupiedPoint()};
    }
    if (m_genmoves == m_options.garbageAt) {
        return {.text = "banana"};
    }
    m_isBlack = *color == Board::Black;
    const bool resigns = m_genmoves == m_options.resignAt
                      || (m_options.fate && m_options.fate->resigns(m_isBlack, movesBy(1)));
    const std::string move = resigns ? "resign" : chooseMove(*color);
    if (move != "resign") {
        playVertex(*color, move);
    }
    return {.text = move};
}

Answer Engine::genmoveBlack(const Words & /*arguments*/)
{
    return genmove({"b"});
}

Answer Engine::genmoveWhite(const Words & /*arguments*/)
{
    return genmove({"w"});
}

Answer Engine::genmoveEx(const Words &arguments)
{
    if (arguments.empty()) {
        return {.text = "claim"};
    }
    const bool mayClaim = std::find(arguments.begin(), arguments.end(), "claim") != arguments.end();
    if (mayClaim && ++m_chancesToClaim == m_options.claimAt) {
        return {.text = "claim"};
    }
    return genmove({arguments[0]});
}

/// The moves of whoever moved last, or with `next` is to move now, when so many more are made.
int Engine::movesBy(int next) const
{
    return (static_cast<int>(m_past.size()) + next + 1) / 2;
}

std::string Engine::chooseMove(Board::Stone color)
{
    if (m_nextMove < m_options.moves.size()) {
        return m_options.moves[m_nextMove++];
    }
    if (!m_options.randomSeed) {
        return "pass";
    }
    if (m_options.steady) {
        m_random.seed(*m_options.randomSeed + m_board.digest() + color);
    }
    const std::optional<int> point = m_board.randomMove(color, m_random, m_seen);
    return point ? m_board.vertex(*point) : "pass";
}

std::string Engine::occupiedPoint() const
{
    for (int point = 0; point < m_board.size() * m_board.size(); ++point) {
        if (m_board.at(point) != Board::Empty) {
            return m_board.vertex(point);
        }
    }
    return "A1";
}

/// The answer of one that ran to its end, which nothing is played by.
Answer Engine::search(const Words &arguments)
{
    const std::optional<Board::Stone> color =
        arguments.empty() ? std::nullopt : colorOf(arguments[0]);
    return color ? Answer{.text = chooseMove(*color)} : refusal("invalid color");
}

Answer Engine::undo(const Words & /*arguments*/)
{
    if (m_past.empty()) {
        return refusal("cannot undo");
    }
    m_board = m_past.back();
    m_past.pop_back();
    m_seen.erase(m_seen.find(m_board));
    return {};
}

/// All or nothing, as GNU Go does it.
Answer Engine::undoMany(const Words &arguments)
{
    const int moves = arguments.empty() ? 0 : std::atoi(arguments[0].c_str());
    if (moves < 0 || static_cast<std::size_t>(moves) > m_past.size()) {
        return refusal("cannot undo");
    }
    for (int i = 0; i < moves; ++i) {
        undo({});
    }
    return {};
}

/// All or nothing, as Fuego does it.
Answer Engine::playSequence(const Words &arguments)
{
    const std::size_t before = m_past.size();
    for (std::size_t i = 0; i + 1 < arguments.size(); i += 2) {
        if (!play({arguments[i], arguments[i + 1]}).success) {
            while (m_past.size() > before) {
                undo({});
            }
            return refusal("illegal move");
        }
    }
    return {};
}

/// Works on an empty board only and cannot be undone, as in Fuego.
Answer Engine::setUp(const Words &arguments)
{
    if (!m_past.empty()) {
        return refusal("setup only allowed on empty board");
    }
    return setPosition(arguments);
}

/// Does what KataGo does.
Answer Engine::setPosition(const Words &arguments)
{
    clearBoard({});
    for (std::size_t i = 0; i + 1 < arguments.size(); i += 2) {
        const std::optional<int> point = m_board.parse(arguments[i + 1]);
        const std::optional<Board::Stone> color = colorOf(arguments[i]);
        if (!point || !color || m_board.at(*point) != Board::Empty) {
            clearBoard({});
            return refusal("illegal position");
        }
        m_board.play(*color, *point);
    }
    m_board.pass();
    return {};
}

Answer Engine::listStones(const Words &arguments)
{
    const std::optional<Board::Stone> color =
        arguments.size() == 1 ? colorOf(arguments[0]) : std::nullopt;
    if (!color) {
        return refusal("invalid color");
    }
    Answer answer;
    for (int point = 0; point < m_board.size() * m_board.size(); ++point) {
        if (m_board.at(point) == *color) {
            answer.text.append(answer.text.empty() ? "" : " ").append(m_board.vertex(point));
        }
    }
    return answer;
}

Answer Engine::environment(const Words &arguments)
{
    const char *const value = arguments.empty() ? nullptr : std::getenv(arguments[0].c_str());
    return value == nullptr ? refusal("no such variable") : Answer{.text = value};
}

Answer Engine::processId(const Words & /*arguments*/)
{
    return {.text = std::to_string(::getpid())};
}

Answer Engine::processors(const Words & /*arguments*/)
{
    cpu_set_t set;
    ::sched_getaffinity(0, sizeof set, &set);
    Answer answer;
    for (std::size_t number = 0; number < CPU_SETSIZE; ++number) {
        if (CPU_ISSET(number, &set)) {
            answer.text += (answer.text.empty() ? "" : " ") + std::to_string(number);
        }
    }
    return answer;
}

Answer Engine::fixedHandicap(const Words &arguments)
{
    const auto points =
        m_board.fixedHandicap(arguments.empty() ? 0 : std::atoi(arguments[0].c_str()));
    if (!points) {
        return refusal("invalid number of stones");
    }
    Answer answer;
    for (const int point : *points) {
        m_board.play(Board::Black, point);
        answer.text += answer.text.empty() ? "" : " ";
        answer.text += m_board.vertex(point);
    }
    return answer;
}

Answer Engine::setFreeHandicap(const Words &arguments)
{
    for (const std::string &vertex : arguments) {
        const std::optional<int> point = m_board.parse(vertex);
        if (!point || m_board.at(*point) != Board::Empty) {
            return refusal("bad vertex list");
        }
        m_board.play(Board::Black, *point);
    }
    return {};
}

Answer Engine::showboard(const Words & /*arguments*/)
{
    return {.text = m_board.drawing()};
}

Answer Engine::finalStatusList(const Words & /*arguments*/)
{
    return {};
}

Answer Engine::explainLastMove(const Words & /*arguments*/)
{
    if (m_options.fate) {
        return {.text = m_options.fate->remark(m_isBlack, movesBy(0))};
    }
    std::ifstream file(m_options.explainFile);
    std::ostringstream text;
    text << file.rdbuf();
    return {.text = text.str()};
}

Answer Engine::listCommands(const Words & /*arguments*/)
{
    std::set<std::string> names;
    for (const auto &[name, command] : m_commands) {
        names.insert(name);
    }
    for (const auto &[name, text] : m_answers) {
        names.insert(name);
    }
    Answer answer;
    for (const std::string &name : names) {
        if (knows(name)) {
            answer.text += (answer.text.empty() ? "" : "\n") + name;
        }
    }
    return answer;
}

Answer Engine::knownCommand(const Words &arguments)
{
    return {.text = !arguments.empty() && knows(arguments[0]) ? "true" : "false"};
}

} // namespace fakeengine
