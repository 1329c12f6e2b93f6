#pragma once

#include "core/board/move.h"
#include "core/competition/report/report.h"
#include "core/rules/gameline.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <functional>
#include <optional>
#include <span>

namespace shinpan {

class GameTree;

// Games as the pages' own script reads them (resources/report/board.js), which tells their members.

/// Two letters a move, column and row from the upper left corner, "zz" for a pass; White's are
/// capitals. The board is one of GTP's.
[[nodiscard]] QString lettersOf(std::span<const Move> moves, BoardSize size);
/// The size, set-up and moves.
[[nodiscard]] QJsonObject gameText(const GameLine &line);
/// The main line, with what the players said and thought of their chances. Nothing if the board is
/// larger than GTP's.
[[nodiscard]] std::optional<QJsonObject> gameText(const GameTree &tree);
/// The same from the game's record, with the players and the result; nothing without a record that
/// can be read.
[[nodiscard]] std::optional<QJsonObject> gameText(const StoredGame &game,
                                                  const QString &recordFile);
/// The path of a game's record; empty: it has none.
using RecordPath = std::function<QString(const StoredGame &)>;
/// The paths of records beside the competition's file.
[[nodiscard]] RecordPath recordsBeside(const QString &competitionFile);

/// Those of all games that the page lists, by their ids, as far as they have records and the page
/// stays one that a browser opens at once. Slow: it reads the records.
[[nodiscard]] QJsonObject gameTextsOf(const CompetitionReport &report, const RecordPath &pathOf);

/// JSON as it may stand in an element `script` of a page, whatever the texts in it are.
[[nodiscard]] QByteArray scriptJson(const QJsonObject &object);

/// A sentence of a page's script, by the name that the script has for it.
struct ScriptWords
{
    const char *name;
    const char *sentence; ///< marked for translation
};

/// A line of a script that gives the page these sentences, in the person's language.
[[nodiscard]] QByteArray scriptLine(std::span<const ScriptWords> words);
/// board.js with its sentences.
[[nodiscard]] QByteArray boardScript();

} // namespace shinpan
