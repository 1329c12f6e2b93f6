#include "app/cli/match/matchoptions.h"
#include "tests/faults/fault.h"

namespace shinpan::test {

/// Programs that are no engine, and engines that do not get as far as the set-up.
std::vector<Fault> faultsAtTheStart()
{
    constexpr Color White = Color::White;
    return {
        {"is missing",
         white("/no/such/engine"),
         voidBy(White, "White could not be started: there is no file /no/such/engine"),
         {.onCommandLine = OnCommandLine::BadCall}},
        {"is a directory",
         white("/tmp"),
         voidBy(White, "White could not be started: /tmp is a folder, not a program"),
         {.onCommandLine = OnCommandLine::BadCall}},
        {"exits at start", white("sh -c 'exit 3'"),
         voidBy(White, "White exited with code 3 during \"protocol_version\"")},
        {"exits at start with its reason on standard error",
         white("sh -c 'echo no weights >&2; exit 1'"),
         voidBy(White, "White exited with code 1 during \"protocol_version\"; its last line on "
                       "standard error was \"no weights\"")},
        {"ends at its first command", white("--exit-at 1:0"),
         voidBy(White, "White exited with code 0 during \"protocol_version\"")},
        {"prints its usage text and exits", white("sh -c 'echo usage: engine [options]; exit 2'"),
         voidBy(White, "White exited with code 2 during \"protocol_version\"; it does not speak "
                       "GTP but wrote \"usage: engine [options]\"")},
        {"hangs at start",
         white("--freeze-at 1"),
         voidBy(White, "White did not answer \"protocol_version\" within *"),
         {.shortLimit = ShortLimit::StartUp}},
        {"prints text and hangs",
         white("--banner 'Hello there' --freeze-at 1"),
         voidBy(White, "White did not answer \"protocol_version\" within *; it does not speak GTP "
                       "but wrote \"Hello there\""),
         {.shortLimit = ShortLimit::StartUp}},
        {"hangs in its handshake",
         white("--freeze-at list_commands"),
         voidBy(White, "White did not answer \"*"),
         {.shortLimit = ShortLimit::SetUp}},
        {"repeats its input",
         white("cat"),
         voidBy(White, "White did not answer \"protocol_version\" within *; it repeats its input: "
                       "it is not a GTP engine, or a terminal stands in between"),
         {.shortLimit = ShortLimit::StartUp}},
        {"speaks the Go Modem Protocol", white("--gmp"),
         voidBy(White, "White speaks GMP, not GTP; GNU Go needs --mode gtp")},
        {"dies in its handshake", white("--crash-at list_commands:11"),
         voidBy(White, "White was killed by signal 11 (SIGSEGV) during \"list_commands\"")},
        {"speaks version 1 of GTP", white("--gtp1"), played()},
        {"refuses a start-up command",
         white("--refuse time_settings"),
         voidBy(White,
                "White answered \"time_settings 0 1 0\" with the failure \"cannot do that\""),
         {.evidence = "time_settings 0 1 0",
          .onCommandLine = OnCommandLine::NotOffered,
          .arrange =
              [](MatchOptions &options) {
                  options.engines.white.startupCommands = {QStringLiteral("time_settings 0 1 0")};
              }}},
        {"starts slowly", white("--late-at 1:300"), played()},
        {"prints a banner", white("--banner 'fakeengine\\nall rights reserved'"), played()},
        {"prints a banner like a reply", white("--banner '= welcome\\n'"), played()},
        {"names another protocol version", white("--answer protocol_version=3"), played()},
        {"refuses to tell the protocol version", white("--unknown protocol_version"), played()},
        {"refuses to tell who it is", white("--refuse 'name version'"), played()},
        {"has no list of commands", white("--unknown 'list_commands known_command'"), played()},
        {"has a very long name", white("--long-at name"), played()},
        {"has a name of control bytes", white("--answer 'name=a\\x00\\x01\\tb\\xff\\x7f]c'"),
         played()},
    };
}

} // namespace shinpan::test
