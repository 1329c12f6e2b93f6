#include "core/gtp/occasion.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace shinpan {

namespace {

struct Occasion
{
    QLatin1String command; ///< as its name begins
    const char *words;
};

/// What an engine was busy with at a command; of two that fit, the first counts.
constexpr std::array Occasions{
    Occasion{QLatin1String("genmove"), QT_TRANSLATE_NOOP("Messages", "when asked for a move")},
    Occasion{QLatin1String("reg_genmove"), QT_TRANSLATE_NOOP("Messages", "when asked for a move")},
    Occasion{QLatin1String("kata-genmove"), QT_TRANSLATE_NOOP("Messages", "when asked for a move")},
    Occasion{QLatin1String("kata-search"), QT_TRANSLATE_NOOP("Messages", "when asked for a move")},
    Occasion{QLatin1String("lz-genmove"), QT_TRANSLATE_NOOP("Messages", "when asked for a move")},
    Occasion{QLatin1String("kgs-genmove"), QT_TRANSLATE_NOOP("Messages", "when asked for a move")},
    Occasion{QLatin1String("gomill-genmove"),
             QT_TRANSLATE_NOOP("Messages", "when asked for a move")},
    Occasion{QLatin1String("lz-analyze"),
             QT_TRANSLATE_NOOP("Messages", "when asked for an analysis")},
    Occasion{QLatin1String("kata-analyze"),
             QT_TRANSLATE_NOOP("Messages", "when asked for an analysis")},
    Occasion{QLatin1String("sayuri-analyze"),
             QT_TRANSLATE_NOOP("Messages", "when asked for an analysis")},
    Occasion{QLatin1String("analyze"), QT_TRANSLATE_NOOP("Messages", "when asked for an analysis")},
    Occasion{QLatin1String("final_"), QT_TRANSLATE_NOOP("Messages", "when asked for the result")},
    Occasion{QLatin1String("undo"), QT_TRANSLATE_NOOP("Messages", "when a move was taken back")},
    Occasion{QLatin1String("time_"), QT_TRANSLATE_NOOP("Messages", "when told the time left")},
    Occasion{QLatin1String("place_free_handicap"),
             QT_TRANSLATE_NOOP("Messages", "when asked for a handicap")},
    Occasion{QLatin1String("fixed_handicap"),
             QT_TRANSLATE_NOOP("Messages", "when told the handicap")},
    Occasion{QLatin1String("set_free_handicap"),
             QT_TRANSLATE_NOOP("Messages", "when told the handicap")},
    Occasion{QLatin1String("boardsize"),
             QT_TRANSLATE_NOOP("Messages", "when told the size of the board")},
    Occasion{QLatin1String("komi"), QT_TRANSLATE_NOOP("Messages", "when told the komi")},
    Occasion{QLatin1String("clear_board"),
             QT_TRANSLATE_NOOP("Messages", "when the board was set up")},
    Occasion{QLatin1String("loadsgf"), QT_TRANSLATE_NOOP("Messages", "when the board was set up")},
    Occasion{QLatin1String("protocol_version"),
             QT_TRANSLATE_NOOP("Messages", "when it was started")},
    Occasion{QLatin1String("name"), QT_TRANSLATE_NOOP("Messages", "when it was started")},
    Occasion{QLatin1String("version"), QT_TRANSLATE_NOOP("Messages", "when it was started")},
    Occasion{QLatin1String("list_commands"), QT_TRANSLATE_NOOP("Messages", "when it was started")},
};

} // namespace

Message occasionOf(const QString &command)
{
    const QStringList words = command.simplified().split(u' ');
    if (words.front() == QLatin1String("play") && words.size() > 2) {
        return Message::of(QT_TRANSLATE_NOOP("Messages", "when told the move %1"), words.at(2));
    }
    const auto *const found = std::ranges::find_if(Occasions, [&words](const Occasion &occasion) {
        return words.front().startsWith(occasion.command);
    });
    return Message::of(found == Occasions.end() ? QT_TRANSLATE_NOOP("Messages", "while at work")
                                                : found->words);
}

} // namespace shinpan
