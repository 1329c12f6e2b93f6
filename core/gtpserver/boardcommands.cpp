#include "core/gtpserver/gtpcommands.h"
#include "core/rules/scoring.h"

#include <cmath>

namespace shinpan {

namespace {

using gtpwords::colorFrom;
using gtpwords::moveFrom;
using gtpwords::wholeFrom;
using gtpwords::wordFor;

[[nodiscard]] GtpAnswer setSize(EngineHost &host,
                                std::optional<int> columns,
                                std::optional<int> rows)
{
    if (!columns || !rows) {
        return syntaxError();
    }
    const auto isNameable = [](int side) { return side >= 2 && side <= MaxGtpSide; };
    if (isNameable(*columns) && isNameable(*rows)) {
        const BoardSize size{static_cast<std::uint8_t>(*columns), static_cast<std::uint8_t>(*rows)};
        if (host.engine().takes(size)) {
            host.changeGame().clear(size);
            return {};
        }
    }
    return failure("unacceptable size");
}

/// "9", and as KataGo has it "9 7" or "9:7".
GtpAnswer boardSize(EngineHost &host, const GtpQuery &query)
{
    const std::string_view first = query.word(0);
    const std::size_t colon = first.find(':');
    if (colon != std::string_view::npos) {
        return setSize(host, wholeFrom(first.substr(0, colon)), wholeFrom(first.substr(colon + 1)));
    }
    return setSize(host, wholeFrom(first),
                   wholeFrom(query.words.size() > 1 ? query.word(1) : first));
}

GtpAnswer rectangularBoardSize(EngineHost &host, const GtpQuery &query)
{
    return setSize(host, wholeFrom(query.word(0)), wholeFrom(query.word(1)));
}

bool takesRectangles(const GtpEngine &engine)
{
    return engine.takes(BoardSize{9, 7}) && engine.takes(BoardSize{7, 9});
}

GtpAnswer queryBoardSize(EngineHost &host, const GtpQuery &)
{
    return std::to_string(host.game().size().columns);
}

GtpAnswer clearBoard(EngineHost &host, const GtpQuery &)
{
    host.changeGame().clear(host.game().size());
    return {};
}

GtpAnswer komi(EngineHost &host, const GtpQuery &query)
{
    const std::optional<double> komi = gtpwords::numberFrom(query.word(0));
    if (!komi || std::abs(*komi) > MaxMargin) {
        return syntaxError();
    }
    if (*komi != host.game().terms().komi) { // told again before each game and each move by some
        host.changeGame().setKomi(*komi);
    }
    return {};
}

GtpAnswer getKomi(EngineHost &host, const GtpQuery &)
{
    return wordFor(host.game().terms().komi);
}

[[nodiscard]] GtpAnswer playMove(EngineHost &host,
                                 std::optional<Color> color,
                                 std::string_view word)
{
    const auto move = color ? moveFrom(*color, word, host.game().size()) : std::nullopt;
    if (!move) {
        return failure("invalid color or coordinate");
    }
    return host.play(*move) ? failure("illegal move") : GtpAnswer();
}

GtpAnswer play(EngineHost &host, const GtpQuery &query)
{
    return playMove(host, colorFrom(query.word(0)), query.word(1));
}

/// Plays as GTP 1 has it: "black D4".
GtpAnswer playByName(EngineHost &host, const GtpQuery &query)
{
    return playMove(host, colorFrom(query.name), query.word(0));
}

/// Plays all of the moves or none.
GtpAnswer playSequence(EngineHost &host, const GtpQuery &query)
{
    std::vector<Move> moves;
    for (std::size_t i = 0; i < query.words.size(); i += 2) {
        const std::optional<Color> color = colorFrom(query.word(i));
        const auto move =
            color ? moveFrom(*color, query.word(i + 1), host.game().size()) : std::nullopt;
        if (!move) {
            return failure("invalid color or coordinate");
        }
        moves.push_back(*move);
    }
    HostedGame trial = host.game();
    for (const Move &move : moves) {
        if (trial.play(move)) {
            return failure("illegal move");
        }
    }
    for (const Move &move : moves) {
        static_cast<void>(host.play(move)); // as just tried
    }
    return {};
}

GtpAnswer undo(EngineHost &host, const GtpQuery &)
{
    return host.undo() ? GtpAnswer() : failure("cannot undo");
}

/// Takes back as GNU Go does: a number of moves, one if none is named.
GtpAnswer undoSeveral(EngineHost &host, const GtpQuery &query)
{
    const std::optional<int> count = query.words.empty() ? 1 : wholeFrom(query.word(0));
    if (!count || *count < 0) {
        return syntaxError();
    }
    if (static_cast<std::size_t>(*count) > host.game().line().moves.size()) {
        return failure("cannot undo");
    }
    for (int i = 0; i < *count; ++i) {
        static_cast<void>(host.undo());
    }
    return {};
}

} // namespace

std::span<const GtpCommandRow> boardCommands()
{
    static constexpr GtpCommandRow Rows[] = {
        {"boardsize", boardSize},
        {"rectangular_boardsize", rectangularBoardSize, takesRectangles},
        {"query_boardsize", queryBoardSize},
        {"clear_board", clearBoard},
        {"komi", komi},
        {"get_komi", getKomi},
        {"play", play},
        {"black", playByName},
        {"white", playByName},
        {"gogui-play_sequence", playSequence},
        {"undo", undo},
        {"gg-undo", undoSeveral},
    };
    return Rows;
}

} // namespace shinpan
