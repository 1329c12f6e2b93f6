#include "ui/console/commandsyntax.h"

#include <QHash>

#include <algorithm>

namespace shinpan {

namespace {

/// GTP 2, GNU Go, GoGui, KGS, Leela Zero and KataGo. A word of an argument is its kind, or a choice
/// with "|"; "…" repeats all before it.
const QHash<QString, QString> &syntaxes()
{
    static const QHash<QString, QString> table{
        {QStringLiteral("analyze"), QStringLiteral("color interval")},
        {QStringLiteral("attack"), QStringLiteral("vertex")},
        {QStringLiteral("boardsize"), QStringLiteral("9|13|19")},
        {QStringLiteral("captures"), QStringLiteral("color")},
        {QStringLiteral("countlib"), QStringLiteral("vertex")},
        {QStringLiteral("defend"), QStringLiteral("vertex")},
        {QStringLiteral("dragon_status"), QStringLiteral("vertex")},
        {QStringLiteral("echo"), QStringLiteral("text")},
        {QStringLiteral("estimate_score"), QString()},
        {QStringLiteral("final_status"), QStringLiteral("vertex")},
        {QStringLiteral("final_status_list"),
         QStringLiteral("alive|dead|seki|white_territory|black_territory|dame")},
        {QStringLiteral("findlib"), QStringLiteral("vertex")},
        {QStringLiteral("fixed_handicap"), QStringLiteral("2|3|4|5|6|7|8|9")},
        {QStringLiteral("genmove"), QStringLiteral("color")},
        {QStringLiteral("genmove_analyze"), QStringLiteral("color interval")},
        {QStringLiteral("gg-undo"), QStringLiteral("number")},
        {QStringLiteral("gogui-play_sequence"), QStringLiteral("color vertex …")},
        {QStringLiteral("gogui-setup"), QStringLiteral("color vertex …")},
        {QStringLiteral("gogui-setup_player"), QStringLiteral("color")},
        {QStringLiteral("gomill-genmove_ex"), QStringLiteral("color claim")},
        {QStringLiteral("is_legal"), QStringLiteral("color vertex")},
        {QStringLiteral("kata-analyze"), QStringLiteral("color interval")},
        {QStringLiteral("kata-genmove_analyze"), QStringLiteral("color interval")},
        {QStringLiteral("kata-get-param"), QStringLiteral("name")},
        {QStringLiteral("kata-set-param"), QStringLiteral("name value")},
        {QStringLiteral("kata-set-rules"),
         QStringLiteral(
             "aga|bga|chinese|chinese-kgs|chinese-ogs|french|japanese|korean|new-zealand|"
             "stone-scoring|tromp-taylor")},
        {QStringLiteral("kgs-genmove_cleanup"), QStringLiteral("color")},
        {QStringLiteral("kgs-rules"), QStringLiteral("aga|chinese|japanese|new_zealand")},
        {QStringLiteral("kgs-time_settings"),
         QStringLiteral("absolute|byoyomi|canadian|none main period count")},
        {QStringLiteral("known_command"), QStringLiteral("command")},
        {QStringLiteral("komi"), QStringLiteral("0|0.5|5.5|6.5|7|7.5")},
        {QStringLiteral("level"), QStringLiteral("1|2|3|4|5|6|7|8|9|10")},
        {QStringLiteral("list_stones"), QStringLiteral("color")},
        {QStringLiteral("loadsgf"), QStringLiteral("file move")},
        {QStringLiteral("lz-analyze"), QStringLiteral("color interval")},
        {QStringLiteral("lz-genmove_analyze"), QStringLiteral("color interval")},
        {QStringLiteral("place_free_handicap"), QStringLiteral("2|3|4|5|6|7|8|9")},
        {QStringLiteral("play"), QStringLiteral("color vertex")},
        {QStringLiteral("printsgf"), QStringLiteral("file")},
        {QStringLiteral("reg_genmove"), QStringLiteral("color")},
        {QStringLiteral("set_free_handicap"), QStringLiteral("vertex …")},
        {QStringLiteral("set_position"), QStringLiteral("color vertex …")},
        {QStringLiteral("time_left"), QStringLiteral("color seconds stones")},
        {QStringLiteral("time_settings"), QStringLiteral("main period stones")},
        {QStringLiteral("undo"), QString()},
        {QStringLiteral("worm_data"), QStringLiteral("vertex")},
    };
    return table;
}

[[nodiscard]] QString nameIn(const QString &text)
{
    const QStringList words = text.simplified().split(u' ');
    bool isId = false;
    words.constFirst().toUInt(&isId);
    return words.value(isId ? 1 : 0);
}

/// The argument's word in the syntax; empty if there is none.
[[nodiscard]] QString argumentAt(const QString &syntax, int place)
{
    QStringList arguments = syntax.split(u' ', Qt::SkipEmptyParts);
    if (!arguments.isEmpty() && arguments.constLast() == QStringLiteral("…")) {
        arguments.removeLast();
        return arguments.at((place - 1) % arguments.size());
    }
    return arguments.value(place - 1);
}

} // namespace

QString argumentsOf(const QString &command)
{
    return syntaxes().value(command.toLower());
}

CommandWord lastWordOf(const QString &text)
{
    const auto isBlank = [](QChar character) { return character.isSpace(); };
    const auto lastBlank = std::find_if(text.rbegin(), text.rend(), isBlank);
    const qsizetype start = text.size() - (lastBlank - text.rbegin());
    QStringList before = text.left(start).simplified().split(u' ', Qt::SkipEmptyParts);
    bool isId = false;
    before.value(0).toUInt(&isId);
    const auto words = static_cast<int>(before.size());
    return {.start = start, .place = isId ? words - 1 : words, .text = text.mid(start)};
}

CommandPlace placeAtEndOf(const QString &text)
{
    const CommandWord word = lastWordOf(text);
    if (word.place == 0) {
        return {.kind = CommandPlace::Kind::Name};
    }
    const QString argument = argumentAt(argumentsOf(nameIn(text)), word.place);
    if (argument.isEmpty()) {
        return {};
    }
    if (argument == QLatin1String("command")) {
        return {.kind = CommandPlace::Kind::Name};
    }
    if (argument == QLatin1String("color")) {
        return {.kind = CommandPlace::Kind::Color,
                .words = {QStringLiteral("b"), QStringLiteral("w")}};
    }
    if (argument == QLatin1String("vertex")) {
        return {.kind = CommandPlace::Kind::Vertex, .words = {QStringLiteral("pass")}};
    }
    if (argument.contains(u'|') || argument == QLatin1String("claim")) {
        return {.kind = CommandPlace::Kind::Choice, .words = argument.split(u'|')};
    }
    return {.kind = CommandPlace::Kind::Other};
}

QString argumentsAfter(const QString &text)
{
    const CommandWord word = lastWordOf(text);
    const QStringList arguments = argumentsOf(nameIn(text)).split(u' ', Qt::SkipEmptyParts);
    const bool isBegun = !word.text.isEmpty() || word.place == 0;
    qsizetype next = word.place - (isBegun ? 0 : 1);
    if (!arguments.isEmpty() && arguments.constLast() == QStringLiteral("…")) {
        next %= arguments.size() - 1;
    }
    return arguments.mid(next).join(u' ');
}

} // namespace shinpan
