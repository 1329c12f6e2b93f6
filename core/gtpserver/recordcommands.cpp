#include "core/gtpserver/gtpcommands.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/sgf/sgfwriter.h"
#include "core/record/tree/gameinfo.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"

#include <QDate>
#include <QFile>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

[[nodiscard]] QString textOf(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

[[nodiscard]] QString pathOf(std::string_view word)
{
    return QFile::decodeName(QByteArray(word.data(), static_cast<qsizetype>(word.size())));
}

void writeSetUp(GameTree &tree, const GameLine &line)
{
    ByColor<PointSet> stones;
    for (const SetUpStone &stone : line.setUp) {
        stones[stone.color].insert(stone.point);
    }
    for (const Color color : BothColors) {
        if (!stones[color].isEmpty()) {
            tree.setValues(tree.root(), color == Color::Black ? "AB" : "AW",
                           rawPoints(stones[color], line.size));
        }
    }
    if (line.firstToPlay == Color::White) {
        tree.setValue(tree.root(), "PL", rawColor(Color::White));
    }
}

/// The game with the engine's remarks on its moves.
[[nodiscard]] GameTree treeOf(EngineHost &host)
{
    const HostedGame &game = host.game();
    GameTree tree;
    GameInfo info;
    info.size = game.size();
    info.komi = game.terms().komi;
    info.handicap = game.terms().handicap;
    info.rules = QString::fromStdString(toText(game.rules()));
    info.date = QDate::currentDate().toString(Qt::ISODate);
    writeGameInfo(tree, info);
    const QByteArray engine = rawSgfComposedText(textOf(host.engine().name())) + ':'
                            + rawSgfComposedText(textOf(host.engine().version()));
    tree.setValue(tree.root(), "AP", engine);
    writeSetUp(tree, game.line());
    NodeId node = tree.root();
    std::size_t number = 0;
    for (const Move &move : game.line().moves) {
        node = tree.appendChild(node);
        tree.setValue(node, rawColor(move.color), rawMove(move, game.size()));
        const auto remark = game.remarks().find(number++);
        if (remark != game.remarks().end()) {
            tree.setValue(node, "C", rawSgfText(textOf(remark->second)));
        }
    }
    tree.setEdited(false); // or the writer would put itself into AP
    return tree;
}

/// "PW=GNU\_Go:3.8" of gomill-savesgf: `\_` is a blank and `\\` a backslash.
[[nodiscard]] bool addProperty(GameTree &tree, std::string_view word)
{
    constexpr std::size_t LongestName = 16;
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (equals == std::string_view::npos || name.empty() || name.size() > LongestName
        || !std::ranges::all_of(name, isCapital)) {
        return false;
    }
    std::string value;
    for (std::size_t i = equals + 1; i < word.size(); ++i) {
        const bool isEscape = word[i] == '\\' && i + 1 < word.size();
        i += isEscape ? 1 : 0;
        value += isEscape && word[i] == '_' ? ' ' : word[i];
    }
    const QByteArray property(name.data(), static_cast<qsizetype>(name.size()));
    tree.setValue(tree.root(), property, rawSgfText(textOf(value)));
    return true;
}

[[nodiscard]] GtpAnswer save(const GameTree &tree, std::string_view file)
{
    return saveSgfFile(tree, pathOf(file)) ? GtpAnswer() : failure("cannot write file");
}

GtpAnswer gomillSaveSgf(EngineHost &host, const GtpQuery &query)
{
    GameTree tree = treeOf(host);
    for (std::size_t i = 1; i < query.words.size(); ++i) {
        if (!addProperty(tree, query.word(i))) {
            return syntaxError();
        }
    }
    tree.setEdited(false);
    return query.words.empty() ? syntaxError() : save(tree, query.word(0));
}

/// GNU Go's: into a file, or, without one or to "-", into the answer.
GtpAnswer printSgf(EngineHost &host, const GtpQuery &query)
{
    const GameTree tree = treeOf(host);
    const bool isToBeTold = query.words.empty() || query.word(0) == "-";
    return isToBeTold ? GtpAnswer(writeSgf(tree).toStdString()) : save(tree, query.word(0));
}

/// The node before the main line's move of this number, from 1; the last one if there is none.
[[nodiscard]] NodeId nodeBefore(const GameTree &tree, std::optional<int> move)
{
    const BoardSize size = boardSizeOf(tree);
    NodeId node = tree.root();
    int moves = moveAt(tree, node, size) ? 1 : 0;
    for (NodeId next = tree.firstChild(node); next != NoNode; next = tree.firstChild(next)) {
        moves += moveAt(tree, next, size) ? 1 : 0;
        if (move && moves >= *move) {
            break;
        }
        node = next;
    }
    return node;
}

GtpAnswer loadSgf(EngineHost &host, const GtpQuery &query)
{
    const std::optional<int> move = gtpwords::wholeFrom(query.word(1));
    if (query.words.empty() || (query.words.size() > 1 && (!move || *move < 0))) {
        return syntaxError();
    }
    const Result<SgfGame, SgfError> game = readSgfFile(pathOf(query.word(0)));
    if (!game) {
        return failure("cannot load file");
    }
    const GameLine line = gameLineTo(game->tree, nodeBefore(game->tree, move));
    const bool isNameable = std::min(line.size.columns, line.size.rows) >= 2
                         && std::max(line.size.columns, line.size.rows) <= MaxGtpSide;
    if (!isNameable || !host.engine().takes(line.size)) {
        return failure("cannot load file");
    }
    const GameInfo info = readGameInfo(game->tree);
    const std::optional<Ruleset> rules = rulesetFromText(info.rules.toStdString());
    HostedGame &loaded = host.changeGame();
    if (rules && host.engine().takesRules(*rules)) {
        loaded.setRules(*rules);
    }
    if (info.komi && std::abs(*info.komi) <= MaxMargin) {
        loaded.setKomi(*info.komi);
    }
    loaded.begin(line, info.handicap);
    return {};
}

} // namespace

std::span<const GtpCommandRow> recordCommands()
{
    static constexpr GtpCommandRow Rows[] = {
        {"loadsgf", loadSgf},
        {"printsgf", printSgf},
        {"gomill-savesgf", gomillSaveSgf},
    };
    return Rows;
}

} // namespace shinpan
