#include "ui/words/plainmessage.h"

#include "core/check/checkreport.h"
#include "ui/words/messagetext.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>

namespace shinpan::text {

namespace {

struct Occasion
{
    QLatin1String command; ///< as its name begins
    QLatin1String words;
};

/// What an engine was busy with at a command; of two that fit, the first counts.
constexpr std::array Occasions{
    Occasion{QLatin1String("genmove"), QLatin1String("when asked for a move")},
    Occasion{QLatin1String("reg_genmove"), QLatin1String("when asked for a move")},
    Occasion{QLatin1String("kata-genmove"), QLatin1String("when asked for a move")},
    Occasion{QLatin1String("kata-search"), QLatin1String("when asked for a move")},
    Occasion{QLatin1String("lz-genmove"), QLatin1String("when asked for a move")},
    Occasion{QLatin1String("kgs-genmove"), QLatin1String("when asked for a move")},
    Occasion{QLatin1String("gomill-genmove"), QLatin1String("when asked for a move")},
    Occasion{QLatin1String("lz-analyze"), QLatin1String("when asked for an analysis")},
    Occasion{QLatin1String("kata-analyze"), QLatin1String("when asked for an analysis")},
    Occasion{QLatin1String("sayuri-analyze"), QLatin1String("when asked for an analysis")},
    Occasion{QLatin1String("analyze"), QLatin1String("when asked for an analysis")},
    Occasion{QLatin1String("final_"), QLatin1String("when asked for the result")},
    Occasion{QLatin1String("undo"), QLatin1String("when a move was taken back")},
    Occasion{QLatin1String("time_"), QLatin1String("when told the time left")},
    Occasion{QLatin1String("place_free_handicap"), QLatin1String("when asked for a handicap")},
    Occasion{QLatin1String("fixed_handicap"), QLatin1String("when told the handicap")},
    Occasion{QLatin1String("set_free_handicap"), QLatin1String("when told the handicap")},
    Occasion{QLatin1String("boardsize"), QLatin1String("when told the size of the board")},
    Occasion{QLatin1String("komi"), QLatin1String("when told the komi")},
    Occasion{QLatin1String("clear_board"), QLatin1String("when the board was set up")},
    Occasion{QLatin1String("loadsgf"), QLatin1String("when the board was set up")},
    Occasion{QLatin1String("protocol_version"), QLatin1String("when it was started")},
    Occasion{QLatin1String("name"), QLatin1String("when it was started")},
    Occasion{QLatin1String("version"), QLatin1String("when it was started")},
    Occasion{QLatin1String("list_commands"), QLatin1String("when it was started")},
};

[[nodiscard]] QString occasionOf(const QString &command)
{
    const QStringList words = command.simplified().split(u' ');
    if (words.front() == QLatin1String("play") && words.size() > 2) {
        return QStringLiteral("when told the move %1").arg(words.at(2));
    }
    const auto *const found = std::ranges::find_if(Occasions, [&words](const Occasion &occasion) {
        return words.front().startsWith(occasion.command);
    });
    return found == Occasions.end() ? QStringLiteral("while at work") : QString(found->words);
}

struct Rewording
{
    QRegularExpression exact; ///< its gaps: "command" is what was asked, "words" what is kept
    QString plain;            ///< %1 is the occasion, %2 the words
};

[[nodiscard]] Rewording rewording(const char *exact, const char *plain)
{
    return {
        QRegularExpression(QStringLiteral("^(?<subject>Black |White |)") + QString::fromUtf8(exact),
                           QRegularExpression::DotMatchesEverythingOption),
        QString::fromUtf8(plain)};
}

/// Of the sentences of EngineError, GtpDiagnosis, GtpReplyReader and EnginePlayer; of two that fit,
/// the first counts.
[[nodiscard]] const std::array<Rewording, 12> &rewordings()
{
    static const std::array all{
        rewording(R"re(exited with code \d+ during "(?<command>[^"]*)")re", "quit unexpectedly %1"),
        rewording(R"re(exited with code \d+)re", "quit unexpectedly"),
        rewording(R"re(was killed by signal \d+ \(\w+\) during "(?<command>[^"]*)")re",
                  "crashed %1"),
        rewording(R"re(was killed by signal \d+ \(\w+\))re", "crashed"),
        rewording(R"re(did not answer "(?<command>[^"]*)" within (?<words>[\d.]+ \w+))re",
                  "gave no answer %1 (waited %2)"),
        rewording(R"re(answered "(?<command>[^"]*)" with a failure and no explanation)re",
                  "reported a failure %1"),
        rewording(R"re(answered "(?<command>[^"]*)" with the failure "(?<words>.*)")re",
                  "reported a failure %1: “%2”"),
        rewording(R"re(answered "(?<command>[^"]*)" with nothing)re", "gave an empty answer %1"),
        rewording(R"re(answered "(?<command>[^"]*)" with "(?<words>.*)", which makes no sense)re",
                  "gave an answer that makes no sense %1: “%2”"),
        rewording(R"re(answered "[^"]*" with ".*", not with (?<words>\d+) points of the board)re",
                  "did not place %2 handicap stones"),
        rewording(R"re(was closed before it answered "[^"]*")re",
                  "was closed before it could answer"),
        rewording(R"re(wrote an? (line|answer) of more than 16 MiB)re",
                  "wrote without end and was stopped"),
    };
    return all;
}

/// The core's sentence in other words of ours, which message() knows as well.
[[nodiscard]] QString reworded(const QString &english)
{
    for (const Rewording &rewording : rewordings()) {
        const QRegularExpressionMatch match = rewording.exact.match(english);
        if (match.hasMatch()) {
            return match.captured(u"subject")
                 + filledIn(rewording.plain,
                            {occasionOf(match.captured(u"command")), match.captured(u"words")})
                 + english.mid(match.capturedEnd());
        }
    }
    return english;
}

} // namespace

QString plainMessage(const QString &english)
{
    return message(
        reworded(english).replace(QLatin1String("; its last line on standard error was \""),
                                  QLatin1String("; its last message was \"")));
}

} // namespace shinpan::text
