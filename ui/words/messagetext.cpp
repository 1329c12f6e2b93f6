#include "ui/words/messagetext.h"

#include "core/check/checkreport.h"
#include "ui/words/sentencetable.h"

#include <QCoreApplication>

#include <optional>

namespace shinpan::text {

namespace {

/// The core's sentences with gaps; of two that fit, the more special one stands first. What follows
/// a colon may be such a sentence itself, and "; …" behind one is another.
constexpr const char *Sentences[] = {
    // Why a command line cannot be started.
    QT_TRANSLATE_NOOP("Messages", "the command line names no program"),
    QT_TRANSLATE_NOOP("Messages", "no program is named"),
    QT_TRANSLATE_NOOP("Messages", "there is no file %1"),
    QT_TRANSLATE_NOOP("Messages", "%1 is a folder, not a program"),
    QT_TRANSLATE_NOOP("Messages", "%1 is not executable"),
    QT_TRANSLATE_NOOP("Messages", "its sandbox needs bubblewrap: %1"),
    QT_TRANSLATE_NOOP("Messages",
                      "an engine that listens at an address runs in no sandbox of ours"),
    QT_TRANSLATE_NOOP("Messages", "its sandbox failed: %1"),
    // Why a file cannot be opened.
    QT_TRANSLATE_NOOP("Messages", "it is a folder, not a file"),
    QT_TRANSLATE_NOOP("Messages", "it is a pipe, not a file"),
    QT_TRANSLATE_NOOP("Messages", "it is a socket, not a file"),
    QT_TRANSLATE_NOOP("Messages", "it is a device, not a file"),
    QT_TRANSLATE_NOOP("Messages", "it is larger than %1 MiB"),
    QT_TRANSLATE_NOOP("Messages", "it is larger than %1 KiB"),
    QT_TRANSLATE_NOOP("Messages", "there is no program “%1” in %2 or %3"),
    QT_TRANSLATE_NOOP("Messages", "the quote %1 at character %2 is never closed"),
    QT_TRANSLATE_NOOP("Messages", "nothing follows the backslash at character %1"),
    QT_TRANSLATE_NOOP("Messages",
                      "“%1” is not an address; it must be tcp://host:port, as in "
                      "tcp://localhost:6800 or tcp://[::1]:6800"),
    QT_TRANSLATE_NOOP("Messages", "the port in “%1” is not between 1 and 65535"),
    QT_TRANSLATE_NOOP("Messages", "there is no command in this line"),
    // What is wrong with a conversation that is to be held again.
    QT_TRANSLATE_NOOP("Messages", "there is no command in it"),
    QT_TRANSLATE_NOOP("Messages", "several engines talk in it, %1: say which"),
    QT_TRANSLATE_NOOP("Messages",
                      "two engines called %1 talk in it at the same time, and which line is whose "
                      "cannot be told"),
    // What is wrong with a file of machines.
    QT_TRANSLATE_NOOP("Messages",
                      "“%1” is no host; it takes 4/host, 2/user@host or the like, a line each"),
    QT_TRANSLATE_NOOP("Messages", "there is no host in it"),
    QT_TRANSLATE_NOOP("Messages", "the suite ends with “quit”: what stands below is never run"),
    // What an engine did; the subject is the engine.
    QT_TRANSLATE_NOOP("Messages", "could not be started: %1"),
    QT_TRANSLATE_NOOP("Messages", "no such directory: %1"),
    QT_TRANSLATE_NOOP("Messages", "no such program: %1"),
    QT_TRANSLATE_NOOP("Messages", "not executable: %1"),
    QT_TRANSLATE_NOOP("Messages", "cannot be reached at %1: no computer of this name was found"),
    QT_TRANSLATE_NOOP("Messages", "cannot be reached at %1: connection refused"),
    QT_TRANSLATE_NOOP("Messages", "cannot be reached at %1: no answer within %2 s"),
    QT_TRANSLATE_NOOP("Messages", "check the address"),
    QT_TRANSLATE_NOOP("Messages", "check the address, and that no firewall is in the way"),
    QT_TRANSLATE_NOOP("Messages", "start the engine there, listening on this port"),
    QT_TRANSLATE_NOOP("Messages", "was cut off: the connection to %1 was closed by the other side"),
    QT_TRANSLATE_NOOP("Messages", "exited with code %1 during \"%2\""),
    QT_TRANSLATE_NOOP("Messages", "exited with code %1"),
    QT_TRANSLATE_NOOP("Messages", "was killed by signal %1 (%2) during \"%3\""),
    QT_TRANSLATE_NOOP("Messages", "was killed by signal %1 (%2)"),
    QT_TRANSLATE_NOOP("Messages", "did not answer \"%1\" within %2"),
    QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with a failure and no explanation"),
    QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with the failure \"%2\""),
    QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with nothing"),
    QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with \"%2\", which makes no sense"),
    QT_TRANSLATE_NOOP("Messages", "answered \"%1\" with \"%2\", not with %3 points of the board"),
    QT_TRANSLATE_NOOP("Messages", "was closed before it answered \"%1\""),
    QT_TRANSLATE_NOOP("Messages", "has another board than it was told, at %1"),
    QT_TRANSLATE_NOOP("Messages",
                      "cannot be told this position: there are no liberties for the "
                      "stones at %1"),
    QT_TRANSLATE_NOOP("Messages", "speaks GMP, not GTP; GNU Go needs --mode gtp"),
    QT_TRANSLATE_NOOP("Messages", "it does not speak GTP but wrote \"%1\""),
    QT_TRANSLATE_NOOP("Messages", "it wrote \"%1\""),
    QT_TRANSLATE_NOOP(
        "Messages",
        "it repeats its input: it is not a GTP engine, or a terminal stands in between"),
    QT_TRANSLATE_NOOP("Messages", "is not a reliable scorer"),
    QT_TRANSLATE_NOOP("Messages", "was sent \"%1\" by hand"),
    QT_TRANSLATE_NOOP("Messages", "its last line on standard error was \"%1\""),
    QT_TRANSLATE_NOOP("Messages", "wrote a line of more than 16 MiB"),
    QT_TRANSLATE_NOOP("Messages", "wrote an answer of more than 16 MiB"),
    // The same for people who know no GTP, and on what occasion it happened.
    QT_TRANSLATE_NOOP("Messages", "quit unexpectedly %1"),
    QT_TRANSLATE_NOOP("Messages", "quit unexpectedly"),
    QT_TRANSLATE_NOOP("Messages", "crashed %1"),
    QT_TRANSLATE_NOOP("Messages", "crashed"),
    QT_TRANSLATE_NOOP("Messages", "gave no answer %1 (waited %2)"),
    QT_TRANSLATE_NOOP("Messages", "reported a failure %1: “%2”"),
    QT_TRANSLATE_NOOP("Messages", "reported a failure %1"),
    QT_TRANSLATE_NOOP("Messages", "gave an empty answer %1"),
    QT_TRANSLATE_NOOP("Messages", "gave an answer that makes no sense %1: “%2”"),
    QT_TRANSLATE_NOOP("Messages", "did not place %1 handicap stones"),
    QT_TRANSLATE_NOOP("Messages", "was closed before it could answer"),
    QT_TRANSLATE_NOOP("Messages", "wrote without end and was stopped"),
    QT_TRANSLATE_NOOP("Messages", "its last message was \"%1\""),
    QT_TRANSLATE_NOOP("Messages", "when a move was taken back"),
    QT_TRANSLATE_NOOP("Messages", "when asked for a handicap"),
    QT_TRANSLATE_NOOP("Messages", "when asked for a move"),
    QT_TRANSLATE_NOOP("Messages", "when asked for an analysis"),
    QT_TRANSLATE_NOOP("Messages", "when asked for the result"),
    QT_TRANSLATE_NOOP("Messages", "when it was started"),
    QT_TRANSLATE_NOOP("Messages", "when the board was set up"),
    QT_TRANSLATE_NOOP("Messages", "when told the handicap"),
    QT_TRANSLATE_NOOP("Messages", "when told the komi"),
    QT_TRANSLATE_NOOP("Messages", "when told the size of the board"),
    QT_TRANSLATE_NOOP("Messages", "when told the time left"),
    QT_TRANSLATE_NOOP("Messages", "when told the move %1"),
    QT_TRANSLATE_NOOP("Messages", "while at work"),
    // What the referee decided and why.
    QT_TRANSLATE_NOOP("Messages",
                      "%1 used %2 for move %3; its clock allowed %4, with a margin of %5"),
    QT_TRANSLATE_NOOP("Messages", "%1 did not make move %2 in time; its clock allowed %3"),
    QT_TRANSLATE_NOOP("Messages", "%1; its clock allowed %2, with a margin of %3"),
    QT_TRANSLATE_NOOP("Messages", "%1 played move %2 at %3, which %4"),
    QT_TRANSLATE_NOOP("Messages", "is not on the board"),
    QT_TRANSLATE_NOOP("Messages", "is occupied"),
    QT_TRANSLATE_NOOP("Messages", "is suicide"),
    QT_TRANSLATE_NOOP("Messages", "retakes the ko at once"),
    QT_TRANSLATE_NOOP("Messages", "repeats an earlier position"),
    QT_TRANSLATE_NOOP("Messages", "placed %1 handicap stones instead of %2"),
    QT_TRANSLATE_NOOP("Messages", "placed two handicap stones at %1"),
    QT_TRANSLATE_NOOP("Messages", "placed a handicap stone at %1, which is not on the board"),
    QT_TRANSLATE_NOOP("Messages", "%1: it claims that the move is illegal"),
    QT_TRANSLATE_NOOP("Messages", "stopped at the limit of %1 moves"),
    QT_TRANSLATE_NOOP("Messages",
                      "no result: the same position with the same side to move stood after "
                      "moves %1"),
    QT_TRANSLATE_NOOP("Messages", "opinions differ: %1"),
    QT_TRANSLATE_NOOP("Messages",
                      "Black says %1, White says %2, the referee engine says %3, our count is %4"),
    QT_TRANSLATE_NOOP("Messages", "Black says %1, White says %2, the referee engine says %3"),
    QT_TRANSLATE_NOOP("Messages", "Black says %1, White says %2, our count is %3"),
    QT_TRANSLATE_NOOP("Messages", "Black says %1, White says %2"),
    QT_TRANSLATE_NOOP("Messages", "not the same dead stones"),
    QT_TRANSLATE_NOOP("Messages", "not settled: %1"),
    QT_TRANSLATE_NOOP("Messages", "our count is %1"),
    QT_TRANSLATE_NOOP("Messages", "Black"),
    QT_TRANSLATE_NOOP("Messages", "White"),
    QT_TRANSLATE_NOOP("Messages", "nothing"),
    // What an account on a server tells.
    QT_TRANSLATE_NOOP("Messages", "logged in at %1"),
    QT_TRANSLATE_NOOP("Messages", "game %1 begins as %2 against %3; our rating is %4"),
    QT_TRANSLATE_NOOP("Messages", "game %1 goes on as %2 against %3; our rating is %4"),
    QT_TRANSLATE_NOOP("Messages", "game %1 goes on"),
    QT_TRANSLATE_NOOP("Messages", "game %1: %2, won"),
    QT_TRANSLATE_NOOP("Messages", "game %1: %2, won; %3"),
    QT_TRANSLATE_NOOP("Messages", "game %1: %2, lost"),
    QT_TRANSLATE_NOOP("Messages", "game %1: %2, lost; %3"),
    QT_TRANSLATE_NOOP("Messages", "game %1: %2, a draw"),
    QT_TRANSLATE_NOOP("Messages", "game %1: %2, does not count; %3"),
    QT_TRANSLATE_NOOP("Messages", "the server sets up game %1, which is not ours"),
    QT_TRANSLATE_NOOP("Messages", "somebody else has logged in under this name"),
    QT_TRANSLATE_NOOP("Messages", "the server %1"),
    QT_TRANSLATE_NOOP("Messages", "refuses: %1"),
    QT_TRANSLATE_NOOP("Messages", "does not ask who we are"),
    QT_TRANSLATE_NOOP("Messages", "floods us with lines"),
    QT_TRANSLATE_NOOP("Messages", "begins more games than anybody plays"),
    QT_TRANSLATE_NOOP("Messages", "it is left alone for %1 min"),
    // What a competition's file says otherwise than what was played.
    QT_TRANSLATE_NOOP("Messages", "shown as it was played"),
    QT_TRANSLATE_NOOP("Messages", "its file says otherwise: %1"),
    QT_TRANSLATE_NOOP("Messages", "its file cannot be used: %1"),
    QT_TRANSLATE_NOOP("Messages", "the record is an earlier version's and does not tell %1"),
    QT_TRANSLATE_NOOP("Messages", "%1 games that were played have no place in it"),
    QT_TRANSLATE_NOOP("Messages", "%1 was not there and is %2"),
    QT_TRANSLATE_NOOP("Messages", "%1 was %2 and is no more"),
    QT_TRANSLATE_NOOP("Messages", "%1 was %2 and is %3"),
    QT_TRANSLATE_NOOP("Messages", "%1 were %2 and are %3"),
    QT_TRANSLATE_NOOP("Messages", "and %1 more"),
    // Why a parameter cannot be tuned.
    QT_TRANSLATE_NOOP("Messages", "the range must go from a lower number to a higher one"),
    QT_TRANSLATE_NOOP("Messages",
                      "the range of a logarithmic scale must go from a number above 0 "
                      "to a higher one"),
    QT_TRANSLATE_NOOP("Messages", "there is nothing to choose from"),
    QT_TRANSLATE_NOOP("Messages", "the same choice is there twice"),
    // Why there is no such place, and what cannot be pasted.
    QT_TRANSLATE_NOOP("Messages", "move %1 comes before this line turns off, at move %2"),
    QT_TRANSLATE_NOOP("Messages", "the line has only 1 move"),
    QT_TRANSLATE_NOOP("Messages", "the line has only %1 moves"),
    QT_TRANSLATE_NOOP("Messages", "after move %1 there is 1 continuation"),
    QT_TRANSLATE_NOOP("Messages", "after move %1 there are %2 continuations"),
    QT_TRANSLATE_NOOP("Messages", "the game has only 1 node, n0 to n0"),
    QT_TRANSLATE_NOOP("Messages", "the game has only %1 nodes, n0 to n%2"),
    QT_TRANSLATE_NOOP("Messages", "\"%1\" names no node; give n0, n1, …"),
    QT_TRANSLATE_NOOP("Messages",
                      "\"%1\" is not a path; give a move number, or 30.2.45 for move 45 of the "
                      "second continuation after move 30"),
    QT_TRANSLATE_NOOP("Messages", "the text is not a game of Go"),
    QT_TRANSLATE_NOOP("Messages", "it is for a board of another size"),
    QT_TRANSLATE_NOOP("Messages", "there is nothing in it"),
};

/// Who did what another sentence says.
constexpr const char *Subjects[] = {QT_TRANSLATE_NOOP("Messages", "Black %1"),
                                    QT_TRANSLATE_NOOP("Messages", "White %1")};

constexpr QLatin1String Remark("; "); ///< stands before one

/// Longer ones are no sentences of ours.
constexpr qsizetype MostLetters = 2000;

/// Nothing if it is no known sentence. What fills its gaps may be sentences or words of ours too.
[[nodiscard]] std::optional<QString> translated(const QString &english)
{
    static const SentenceTable table(Sentences);
    if (std::optional<QString> sentence = table.translated(english, message)) {
        return sentence;
    }
    for (const char *const subject : Subjects) {
        const QLatin1String name(subject, 6); // with its blank
        const std::optional<QString> deed =
            english.startsWith(name) ? translated(english.mid(name.size())) : std::nullopt;
        if (deed) {
            return filledIn(QCoreApplication::translate("Messages", subject), {*deed});
        }
    }
    return std::nullopt;
}

} // namespace

QString message(const QString &english)
{
    if (english.size() > MostLetters) {
        return english;
    }
    // What an engine wrote may hold anything, so that a remark is one only if it is known.
    for (qsizetype at = english.indexOf(Remark); at >= 0; at = english.indexOf(Remark, at + 1)) {
        const std::optional<QString> remark = translated(english.mid(at + Remark.size()));
        const std::optional<QString> sentence =
            remark ? translated(english.left(at)) : std::nullopt;
        if (sentence) {
            return *sentence + Remark + *remark;
        }
    }
    return translated(english).value_or(english);
}

} // namespace shinpan::text
