#include "tests/support/fakeengine/options.h"

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <sstream>

namespace fakeengine {

namespace {

using Setter = std::function<void(Options &, const std::string &)>;

std::vector<std::string> wordsOf(const std::string &text)
{
    std::istringstream stream(text);
    std::vector<std::string> words;
    for (std::string word; stream >> word;) {
        words.push_back(word);
    }
    return words;
}

std::string capitals(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return std::toupper(c); });
    return text;
}

Moment momentOf(const std::string &text)
{
    const bool isNumber = !text.empty() && std::all_of(text.begin(), text.end(), ::isdigit);
    return isNumber ? Moment{std::atoi(text.c_str()), {}} : Moment{0, text};
}

/// Resolves \n, \t and \xHH; any other backslash stands for itself.
std::string unescaped(const std::string &text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = text[i] == '\\' && i + 1 < text.size() ? text[i + 1] : '\0';
        if (next == 'n' || next == 't') {
            result += next == 'n' ? '\n' : '\t';
            i += 1;
        } else if (next == 'x' && i + 3 < text.size()) {
            result += static_cast<char>(std::stoi(text.substr(i + 2, 2), nullptr, 16));
            i += 3;
        } else {
            result += text[i];
        }
    }
    return result;
}

/// "WHEN" or "WHEN:amount".
Fault faultOf(const std::string &text, long usual)
{
    const std::size_t colon = text.find(':');
    const bool hasAmount = colon != std::string::npos;
    return {momentOf(text.substr(0, colon)),
            hasAmount ? std::atol(text.c_str() + colon + 1) : usual};
}

Setter flag(bool Options::*field)
{
    return [field](Options &options, const std::string &) { options.*field = true; };
}

Setter moment(Moment Options::*field)
{
    return
        [field](Options &options, const std::string &value) { options.*field = momentOf(value); };
}

Setter fault(Fault Options::*field, long usual)
{
    return [field, usual](Options &options, const std::string &value) {
        options.*field = faultOf(value, usual);
    };
}

template <typename Number>
Setter number(Number Options::*field)
{
    return [field](Options &options, const std::string &value) {
        options.*field = static_cast<Number>(std::atol(value.c_str()));
    };
}

Setter text(std::string Options::*field)
{
    return
        [field](Options &options, const std::string &value) { options.*field = unescaped(value); };
}

Setter answerTo(const std::string &command)
{
    return [command](Options &options, const std::string &value) {
        options.answers[command] = unescaped(value);
    };
}

/// "WORD=TEXT", or "WORD" with the usual text.
Setter textFor(std::map<std::string, std::string> Options::*field, const std::string &usual)
{
    return [field, usual](Options &options, const std::string &value) {
        const std::size_t equals = value.find('=');
        const bool hasText = equals != std::string::npos;
        (options.*field)[value.substr(0, equals)] =
            hasText ? unescaped(value.substr(equals + 1)) : usual;
    };
}

void refuse(Options &options, const std::string &value)
{
    for (const std::string &command : wordsOf(value)) {
        options.refused[command] = "cannot do that";
    }
}

void forget(Options &options, const std::string &value)
{
    for (const std::string &command : wordsOf(value)) {
        options.unknown.insert(command);
    }
}

void learn(Options &options, const std::string &value)
{
    for (const std::string &command : wordsOf(value)) {
        options.extensions.insert(command);
    }
}

void refuseMove(Options &options, const std::string &value)
{
    const std::size_t equals = value.find('=');
    options.refusedMoves[capitals(value.substr(0, equals))] =
        equals == std::string::npos ? "illegal move" : unescaped(value.substr(equals + 1));
}

const std::map<std::string, Setter> &valueOptions()
{
    static const std::map<std::string, Setter> options{
        {"--name", text(&Options::name)},
        {"--version", text(&Options::version)},
        {"--moves", [](Options &o, const std::string &value) { o.moves = wordsOf(value); }},
        {"--random",
         [](Options &o, const std::string &v) {
             o.randomSeed = static_cast<unsigned>(std::atol(v.c_str()));
         }},
        {"--answer", textFor(&Options::answers, {})},
        {"--errors", textFor(&Options::errors, {})},
        {"--repeat", textFor(&Options::repeated, {})},
        {"--refuse", refuse},
        {"--refuse-with", textFor(&Options::refused, {})},
        {"--unknown", forget},
        {"--knows", learn},
        {"--refuse-move", refuseMove},
        {"--analyze", textFor(&Options::analyses, {})},
        {"--analyze-ms", number(&Options::analysisPause)},
        {"--analyze-lines", number(&Options::analysisLines)},
        {"--search-ms", number(&Options::searchTime)},
        {"--explain-file", text(&Options::explainFile)},
        {"--fate", [](Options &o, const std::string &value) { o.fate = Fate(value); }},
        {"--describe", answerTo("gomill-describe_engine")},
        {"--cpu-time", answerTo("gomill-cpu_time")},
        {"--score", answerTo("final_score")},
        {"--max-size", number(&Options::maxSize)},
        {"--illegal-at", number(&Options::illegalAt)},
        {"--garbage-at", number(&Options::garbageAt)},
        {"--resign-at", number(&Options::resignAt)},
        {"--claim-at", number(&Options::claimAt)},
        {"--log", text(&Options::logFile)},
        {"--recording", text(&Options::recording)},
        {"--crash-at", fault(&Options::crash, SIGABRT)},
        {"--crash-after", fault(&Options::crashAfter, SIGABRT)},
        {"--exit-at", fault(&Options::exit, 1)},
        {"--late-at", fault(&Options::late, 200)},
        {"--burn-at", fault(&Options::burn, 200)},
        {"--noise-at", fault(&Options::noise, 1'000'000)},
        {"--long-at", fault(&Options::longAnswer, 1'000'000)},
        {"--hang-at", moment(&Options::hang)},
        {"--freeze-at", moment(&Options::freeze)},
        {"--wait-at", moment(&Options::waitForInterrupt)},
        {"--truncate-at", moment(&Options::truncate)},
        {"--unended-at", moment(&Options::unended)},
        {"--stray-at", moment(&Options::stray)},
        {"--panic-at", moment(&Options::panic)},
        {"--double-at", moment(&Options::doubled)},
        {"--unasked-at", moment(&Options::unasked)},
        {"--illegal-query-at", moment(&Options::illegalMove)},
        {"--old-settings-at", moment(&Options::oldSettings)},
        {"--close-stdout-at", moment(&Options::closeOutput)},
        {"--close-stdin-at", moment(&Options::closeInput)},
        {"--endless-line-at", moment(&Options::endlessLine)},
        {"--endless-reply-at", moment(&Options::endlessReply)},
        {"--endless-noise-at", moment(&Options::endlessNoise)},
        {"--endless-stderr-at", moment(&Options::endlessErrors)},
        {"--delay-ms", number(&Options::delay)},
        {"--byte-ms", number(&Options::byteDelay)},
        {"--ids", [](Options &o, const std::string &value) { o.fixedId = value; }},
        {"--flood-stderr", number(&Options::floodErrors)},
        {"--banner", text(&Options::banner)},
        {"--exit-code", number(&Options::exitCode)},
    };
    return options;
}

const std::map<std::string, Setter> &flagOptions()
{
    static const std::map<std::string, Setter> options{
        {"--old-analyze", flag(&Options::oldAnalyze)},
        {"--steady", flag(&Options::steady)},
        {"--crash-after-passes", flag(&Options::crashesAfterPasses)},
        {"--split", flag(&Options::split)},
        {"--crlf", flag(&Options::crlf)},
        {"--no-ids", flag(&Options::noIds)},
        {"--gtp1", flag(&Options::gtpOne)},
        {"--listen", flag(&Options::listens)},
        {"--ponder", flag(&Options::ponders)},
        {"--glue-ids", flag(&Options::glueIds)},
        {"--wrong-ids", flag(&Options::wrongIds)},
        {"--echo", flag(&Options::echo)},
        {"--gmp", flag(&Options::gmp)},
        {"--json-analysis", flag(&Options::jsonAnalysis)},
        {"--ignore-quit", flag(&Options::ignoreQuit)},
        {"--ignore-eof", flag(&Options::ignoreEof)},
        {"--ignore-term", flag(&Options::ignoreTerm)},
        {"--keep-child", flag(&Options::keepChild)},
    };
    return options;
}

} // namespace

const char *helpText()
{
    return R"(fakeengine: a GTP engine for tests, as good or as bad as asked.

WHEN is the number of a command (from 1, counting every command received) or the name of one.
TEXT may hold \n for a line feed, \t for a tab and \xHH for any other byte.

Play
  --name TEXT, --version TEXT   answers to name and version
  --moves "D4 Q16 pass resign"  genmove answers these in turn, then pass (also without this option)
  --random SEED                 genmove answers random moves that are legal even under positional superko and
                                fill no own eye; passes when there is none
  --steady                      with --random: the same move in the same position, however it came about
  --illegal-at N                the N-th genmove answers an occupied point (A1 if the board is empty)
  --garbage-at N                the N-th genmove answers something that is no move
  --resign-at N                 the N-th genmove answers resign
  --claim-at N                  knows gomill-genmove_ex; the N-th one that allows a claim answers claim
  --max-size N                  refuses larger boards (25)
  --score RESULT                answer to final_score, which is unknown otherwise
  --explain-file FILE           gomill-explain_last_move answers this file's text, read each time
  --fate SEED:PERCENT           draws from SEED and SHINPAN_GAME_ID which side both players of a game give 97 % from their
                                fifth moves on (gomill-explain_last_move), and whether that one, in PERCENT of all games,
                                or the other one resigns with its twelfth
  --analyze COMMAND=FILE        knows COMMAND, which streams the lines of FILE over and over until something is sent;
                                %m in them is the number of moves on the board; a …genmove_analyze streams them up to the
                                next "play VERTEX" (or "play genmove": of its own choice), and plays that; repeatable
  --search-ms N                 kata-search_cancellable and kata-search_analyze_cancellable (see --knows) take so long
                                unless anything is sent meanwhile (a minute)
  --old-analyze                 what streams takes an interval only, as Leela Zero had it before 0.17
  --analyze-ms N                waits between these lines (20)
  --analyze-lines N             ends the stream by itself after so many
  --describe TEXT               answer to gomill-describe_engine
  --cpu-time SECONDS            answer to gomill-cpu_time
  --answer COMMAND=TEXT         answers this text to COMMAND, known or not; repeatable
  --errors COMMAND=TEXT         writes this text to standard error before it answers COMMAND, or with each line that it
                                streams; %n in it is how often it did so before, modulo 100; repeatable
  --repeat COMMAND=TEXT         adds TEXT to the answer to COMMAND again and again, until it has 15 million bytes; %n in it is
                                how often it was added before; repeatable
  --refuse "COMMAND …"          answers "? cannot do that"; repeatable
  --refuse-with COMMAND=TEXT    answers "? TEXT"; repeatable
  --unknown "COMMAND …"         does not know this command; repeatable
  --knows "COMMAND …"           knows gg-undo, gogui-play_sequence, gogui-setup, gogui-interrupt, gogui-sigint,
                                list_stones, set_position, genmove_debug, kata-search_cancellable or
                                kata-search_analyze_cancellable; or, of itself, environment NAME (a variable's value) or processors (which it may run on);
                                repeatable
  --refuse-move VERTEX[=TEXT]   answers "? TEXT" (illegal move) when told to play there; repeatable
  --log FILE                    appends every line received to FILE
  --recording FILE              answers as another engine did, and nothing else: see recording.h

Manners
  --delay-ms N                  waits before every answer
  --late-at WHEN[:MS]           waits before this one (200)
  --burn-at WHEN[:MS]           uses so much processor time before this one (200)
  --ponder                      after each answer to genmove uses processor time until more input comes
  --wait-at WHEN                waits with this answer until it is interrupted: by "# interrupt", which it says so if
                                --knows gogui-interrupt, or by SIGINT (gogui-sigint)
  --split                       writes every byte by itself
  --byte-ms N                   writes every byte by itself and waits after each
  --listen                      says "listening on PORT" on standard output; then each caller of that port on the
                                loopback device has an engine for itself, until this process ends
  --crlf                        ends lines with CR LF
  --gtp1                        speaks version 1: black, white, genmove_black, genmove_white, help; boardsize
                                clears the board; what only version 2 has is unknown
  --no-ids                      answers without ids
  --glue-ids                    writes no blank after the id
  --wrong-ids                   answers with 1000 more than the id
  --ids TEXT                    answers with TEXT instead of any id
  --double-at WHEN              answers twice
  --unasked-at WHEN             with this answer writes one to the next id, which nobody has asked yet
  --long-at WHEN[:BYTES]        answers one word of that length (a million)
  --unended-at WHEN             ends the answer with one line feed instead of two
  --banner TEXT                 prints this before anything else
  --stray-at WHEN               prints a line that is no answer before the answer
  --noise-at WHEN[:BYTES]       prints so much in lines that are no answer before the answer (a million)
  --panic-at WHEN               prints "! panic" and an empty line before the answer
  --echo                        repeats every line it reads and never answers
  --gmp                         speaks the Go Modem Protocol: four odd bytes, then silence
  --flood-stderr BYTES          writes so much to standard error before the first answer
  --json-analysis               answers JSON queries as KataGo's analysis engine does, two positions at a time, the later
                                one first; --analyze-ms is the time between reports, of which each query that asks for
                                them has one. WHEN is the number of a query, in the order in which they are begun, for
                                --crash-at, --exit-at, --freeze-at, --hang-at, --long-at, --stray-at, --panic-at (an
                                error without an id) and:
  --illegal-query-at WHEN       refuses this query for a move in it
  --old-settings-at WHEN        warns that it does not know the setting whose chances it is to tell

Death
  --crash-at WHEN[:SIGNAL]      kills itself instead of answering (6, SIGABRT)
  --crash-after WHEN[:SIGNAL]   kills itself when it has answered
  --crash-after-passes          kills itself instead of answering genmove after two passes
  --exit-at WHEN[:CODE]         exits instead of answering (1)
  --truncate-at WHEN            answers without the final empty line and exits with 0
  --hang-at WHEN                does not answer this command, but later ones
  --freeze-at WHEN              neither answers nor reads nor leaves any more
  --endless-line-at WHEN        answers one line without end
  --endless-reply-at WHEN       answers lines without end
  --endless-noise-at WHEN       prints lines that are no answer without end instead of answering
  --endless-stderr-at WHEN      writes to standard error without end instead of answering
  --close-stdout-at WHEN        closes its output instead of answering and lives on
  --close-stdin-at WHEN         closes its input after answering and lives on
  --ignore-quit                 answers quit, but stays
  --ignore-eof                  stays when its input ends
  --ignore-term                 ignores SIGTERM
  --keep-child                  starts a child that ignores SIGTERM and holds the pipes for an hour
  --exit-code N                 exits with N after quit or the end of its input (0)
)";
}

Options parseOptions(int argc, char *argv[])
{
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string option = argv[i];
        if (option == "--help") {
            std::fputs(helpText(), stdout);
            std::exit(0);
        }
        if (const auto found = flagOptions().find(option); found != flagOptions().end()) {
            found->second(options, {});
        } else if (const auto known = valueOptions().find(option);
                   known != valueOptions().end() && i + 1 < argc) {
            known->second(options, argv[++i]);
        } else {
            std::fprintf(stderr, "fakeengine: %s is unknown or lacks its value; see --help\n",
                         option.c_str());
            std::exit(2);
        }
    }
    return options;
}

} // namespace fakeengine
