#pragma once

#include "tests/support/fakeengine/fate.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fakeengine {

/// The time of a fault: the n-th command (from 1), or whenever a named command comes. Never by
/// default.
struct Moment
{
    int number = 0;
    std::string command;

    [[nodiscard]] bool isNow(int commandNumber, const std::string &name) const
    {
        return number > 0 ? number == commandNumber : !command.empty() && command == name;
    }
};

/// A moment and what goes with it: a signal, an exit code, milliseconds, bytes.
struct Fault
{
    Moment moment;
    long amount = 0;
};

/// Everything the command line can ask for. helpText() documents each field's option.
struct Options
{
    std::string name = "fakeengine";
    std::string version = "1.0";

    std::vector<std::string> moves;
    std::optional<unsigned> randomSeed;
    std::map<std::string, std::string> answers;  ///< command → fixed text
    std::map<std::string, std::string> errors;   ///< command → what it writes to stderr with it
    std::map<std::string, std::string> repeated; ///< command → what is added to its answer
    std::map<std::string, std::string> refused;  ///< command → what it says to it
    std::set<std::string> unknown;
    std::set<std::string> extensions; ///< of those commands that it knows only when asked to
    std::map<std::string, std::string> refusedMoves; ///< vertex in capitals → what it says to it
    std::map<std::string, std::string> analyses;     ///< command → file of the lines it streams
    long analysisPause = 20;                         ///< ms, between these lines
    long searchTime = 60'000;                        ///< ms, of a search that can be cancelled
    long analysisLines = 0;                          ///< after so many it ends by itself; 0: never
    std::string explainFile;
    std::optional<Fate> fate;
    int maxSize = 25;
    int illegalAt = 0; ///< which genmove
    int garbageAt = 0;
    int resignAt = 0;
    int claimAt = 0;
    std::string logFile;
    std::string recording; ///< a file of what another engine answered, which is all that it says

    Fault crash;
    Fault crashAfter;
    bool crashesAfterPasses = false;
    Fault exit;
    Fault late;
    Fault burn;
    Fault noise;
    Fault longAnswer;
    Moment hang;
    Moment freeze;
    Moment waitForInterrupt;
    Moment truncate;
    Moment unended;
    Moment stray;
    Moment panic;
    Moment doubled;
    Moment unasked;
    Moment closeOutput;
    Moment illegalMove; ///< of JSON queries
    Moment oldSettings; ///< likewise
    Moment closeInput;
    Moment endlessLine;
    Moment endlessReply;
    Moment endlessNoise;
    Moment endlessErrors;
    long delay = 0;       ///< ms, before every answer
    long floodErrors = 0; ///< bytes
    std::string banner;
    std::optional<std::string> fixedId; ///< instead of any id
    long byteDelay = 0;                 ///< ms, after every byte
    bool oldAnalyze = false;
    bool steady = false;
    bool split = false;
    bool crlf = false;
    bool gtpOne = false;
    bool listens = false;
    bool ponders = false;
    bool noIds = false;
    bool glueIds = false;
    bool wrongIds = false;
    bool echo = false;
    bool gmp = false;
    bool jsonAnalysis = false;
    bool ignoreQuit = false;
    bool ignoreEof = false;
    bool ignoreTerm = false;
    bool keepChild = false;
    int exitCode = 0; ///< after quit or the end of input
};

[[nodiscard]] const char *helpText();

/// Explains mistakes on standard error and exits with 2; prints the help and exits for --help.
[[nodiscard]] Options parseOptions(int argc, char *argv[]);

} // namespace fakeengine
