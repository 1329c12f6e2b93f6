#include "core/record/sgfreader.h"

#include "core/record/sgfcharset.h"
#include "core/record/sgfparser.h"
#include "core/record/sgfproperties.h"

#include <QFile>

#include <limits>

namespace shinpan {

namespace {

constexpr qint64 MaxFileSize = std::numeric_limits<int>::max();

SgfError unreadable(const QString &reason)
{
    return {0, 0, reason};
}

/// Whether GM names a game other than Go; text that is no number ("q5go-1", a torus board) is taken
/// for Go.
bool isOtherGame(const GameTree &tree)
{
    bool isNumber = false;
    const int game =
        trimmedSgf(tree.values(tree.root(), "GM").first()).toByteArray().toInt(&isNumber);
    return isNumber && game != 1;
}

SgfPlace placeOf(std::ptrdiff_t offset, QByteArrayView text)
{
    SgfWarningList list;
    list.add(SgfWarning::Kind::OtherGame, offset);
    const SgfWarning located = list.located(text).front();
    return {located.line, located.column};
}

} // namespace

Result<SgfGame, SgfError> readSgf(const QByteArray &bytes)
{
    if (bytes.size() > MaxFileSize) {
        return failure(unreadable(QStringLiteral("the file is larger than 2 GiB")));
    }
    const DecodedSgf decoded = decodeSgf(bytes);
    SgfWarningList warnings;
    if (decoded.isGuess) {
        warnings.add(SgfWarning::Kind::GuessedCharset, 0, decoded.charset);
    }
    SgfParser parser(decoded.text, warnings);
    auto tree = parser.nextGame();
    if (!tree) {
        return failure(SgfError{
            1, 1, QStringLiteral("there is no SGF game in it: no \"(\" followed by a node")});
    }
    if (isOtherGame(*tree)) {
        const SgfPlace place = placeOf(parser.gameOffset(), decoded.text);
        const QString game = sgfSimpleText(tree->values(tree->root(), "GM").first());
        return failure(
            SgfError{place.line, place.column,
                     QStringLiteral("this is not a record of Go but of game %1").arg(game)});
    }
    SgfGame game{std::move(*tree), warnings.located(decoded.text), warnings.omitted(), 1,
                 decoded.charset};
    while (parser.nextGame()) {
        ++game.gamesInFile;
    }
    return game;
}

Result<SgfGame, SgfError> readSgfFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(unreadable(file.errorString()));
    }
    const QByteArray bytes = file.readAll();
    if (file.error() != QFile::NoError) {
        return failure(unreadable(file.errorString()));
    }
    return readSgf(bytes);
}

} // namespace shinpan
