#include "core/record/sgfreader.h"

#include "core/record/sgfcharset.h"
#include "core/record/sgfparser.h"
#include "core/record/sgfproperties.h"

#include <QFile>

#include <limits>
#include <optional>

namespace shinpan {

namespace {

constexpr qint64 MaxFileSize = std::numeric_limits<int>::max();

SgfError unreadable(const QString &reason)
{
    return {0, 0, reason};
}

/// What GM says if it is not 1, the number of Go; a missing GM means Go.
std::optional<QString> otherGame(const GameTree &tree)
{
    const RawValues values = tree.values(tree.root(), "GM");
    const QString game = sgfSimpleText(values.first()).trimmed();
    return values.isEmpty() || game == QLatin1String("1") ? std::nullopt : std::optional(game);
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
    if (!parser.readNext()) {
        return failure(SgfError{
            1, 1, QStringLiteral("there is no SGF game in it: no \"(\" followed by a node")});
    }
    GameTree tree = parser.game();
    if (const auto other = otherGame(tree)) {
        bool isNumber = false;
        static_cast<void>(other->toInt(&isNumber));
        if (isNumber) {
            const SgfPlace place =
                placeAfter({}, QByteArrayView(decoded.text).first(parser.gameOffset()));
            return failure(
                SgfError{place.line, place.column,
                         QStringLiteral("this is not a record of Go but of game %1").arg(*other)});
        }
        warnings.add(SgfWarning::Kind::OtherGame, parser.gameOffset(),
                     *other); // q5Go's torus boards, for one
    }
    SgfGame game{std::move(tree), warnings.located(decoded.text), warnings.omitted(), 1,
                 decoded.charset};
    while (parser.readNext()) {
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
