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
    return [field](Options &options, const std::string &value) { options.*field = value; };
}

Setter names(std::set<std::string> Options::*field)
{
    return [field](Options &options, const std::string &value) {
        for (const std::string &word : wordsOf(value)) {
            (options.*field).insert(word);
        }
    };
}

Setter answerTo(const std::string &command)
{
    return
        [command](Options &options, const std::string &value) { options.answers[command] = value; };
}

void setAnswer(Options &options, const std::string &value)
{
    const std::size_t equals = value.find('=');
    options.answers[value.substr(0, equals)] =
        equals == std::string::npos ? std::string() : value.substr(equals + 1);
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
        {"--answer", setAnswer},
        {"--refuse", names(&Options::refused)},
        {"--unknown", names(&Options::unknown)},
        {"--refuse-move",
         [](Options &o, const std::string &value) { o.refusedMoves.insert(capitals(value)); }},
        {"--explain-file", text(&Options::explainFile)},
        {"--describe", answerTo("gomill-describe_engine")},
        {"--cpu-time", answerTo("gomill-cpu_time")},
        {"--score", answerTo("final_score")},
        {"--max-size", number(&Options::maxSize)},
        {"--illegal-at", number(&Options::illegalAt)},
        {"--garbage-at", number(&Options::garbageAt)},
        {"--resign-at", number(&Options::resignAt)},
        {"--claim-at", number(&Options::claimAt)},
        {"--log", text(&Options::logFile)},
        {"--crash-at", fault(&Options::crash, SIGABRT)},
        {"--exit-at", fault(&Options::exit, 1)},
        {"--late-at", fault(&Options::late, 200)},
        {"--hang-at", moment(&Options::hang)},
        {"--truncate-at", moment(&Options::truncate)},
        {"--unended-at", moment(&Options::unended)},
        {"--stray-at", moment(&Options::stray)},
        {"--panic-at", moment(&Options::panic)},
        {"--double-at", moment(&Options::doubled)},
        {"--close-stdout-at", moment(&Options::closeOutput)},
        {"--close-stdin-at", moment(&Options::closeInput)},
        {"--endless-line-at", moment(&Options::endlessLine)},
        {"--endless-reply-at", moment(&Options::endlessReply)},
        {"--delay-ms", number(&Options::delay)},
        {"--flood-stderr", number(&Options::floodErrors)},
        {"--banner", text(&Options::banner)},
        {"--exit-code", number(&Options::exitCode)},
    };
    return options;
}

const std::map<std::string, Setter> &flagOptions()
{
    static const std::map<std::string, Setter> options{
        {"--split", flag(&Options::split)},
        {"--crlf", flag(&Options::crlf)},
        {"--no-ids", flag(&Options::noIds)},
        {"--glue-ids", flag(&Options::glueIds)},
        {"--wrong-ids", flag(&Options::wrongIds)},
        {"--echo", flag(&Options::echo)},
        {"--gmp", flag(&Options::gmp)},
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
TEXT may hold \n for a line feed.

Play
  --name TEXT, --version TEXT   answers to name and version
  --moves "D4 Q16 pass resign"  genmove answers these in turn, then pass (also without this option)
  --random SEED                 genmove answers random moves that are legal even under positional superko and
                                fill no own eye; passes when there is none
  --illegal-at N                the N-th genmove answers an occupied point (A1 if the board is empty)
  --garbage-at N                the N-th genmove answers something that is no move
  --resign-at N                 the N-th genmove answers resign
  --claim-at N                  knows gomill-genmove_ex; the N-th one that allows a claim answers claim
  --max-size N                  refuses larger boards (25)
  --score RESULT                answer to final_score, which is unknown otherwise
  --explain-file FILE           gomill-explain_last_move answers this file's text, read each time
  --describe TEXT               answer to gomill-describe_engine
  --cpu-time SECONDS            answer to gomill-cpu_time
  --answer COMMAND=TEXT         answers this text to COMMAND, known or not; repeatable
  --refuse "COMMAND …"          answers "? cannot do that"; repeatable
  --unknown "COMMAND …"         does not know this command; repeatable
  --refuse-move VERTEX          answers "? illegal move" when told to play there; repeatable
  --log FILE                    appends every line received to FILE

Manners
  --delay-ms N                  waits before every answer
  --late-at WHEN[:MS]           waits before this one (200)
  --split                       writes every byte by itself
  --crlf                        ends lines with CR LF
  --no-ids                      answers without ids
  --glue-ids                    writes no blank after the id
  --wrong-ids                   answers with 1000 more than the id
  --double-at WHEN              answers twice
  --unended-at WHEN             ends the answer with one line feed instead of two
  --banner TEXT                 prints this before anything else
  --stray-at WHEN               prints a line that is no answer before the answer
  --panic-at WHEN               prints "! panic" and an empty line before the answer
  --echo                        repeats every line it reads and never answers
  --gmp                         speaks the Go Modem Protocol: four odd bytes, then silence
  --flood-stderr BYTES          writes so much to standard error before the first answer

Death
  --crash-at WHEN[:SIGNAL]      kills itself instead of answering (6, SIGABRT)
  --exit-at WHEN[:CODE]         exits instead of answering (1)
  --truncate-at WHEN            answers without the final empty line and exits with 0
  --hang-at WHEN                does not answer this command, but later ones
  --endless-line-at WHEN        answers one line without end
  --endless-reply-at WHEN       answers lines without end
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
