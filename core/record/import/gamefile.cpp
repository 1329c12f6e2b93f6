#include "core/record/import/gamefile.h"

#include "core/record/import/gibreader.h"
#include "core/record/import/ngfreader.h"
#include "core/record/import/ugfreader.h"
#include "core/record/sgf/sgfdecoder.h"

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

/// NGF has nothing at its start that tells it.
bool hasNgfMoves(QByteArrayView head)
{
    const qsizetype at = head.indexOf("\nPM");
    return at >= 0 && at + 8 < head.size() && (head[at + 5] == 'B' || head[at + 5] == 'W')
        && !head.first(at).contains("(;");
}

/// Another charset for texts that are neither UTF-8 nor long enough to guess.
SgfReadOptions withFallback(SgfReadOptions options, const QByteArray &fallback)
{
    if (!fallback.isEmpty()) {
        options.fallback = fallback;
    }
    return options;
}

using Reader = Result<ImportedGame, SgfError> (*)(QByteArrayView text);

Result<SgfCollection, SgfError> import(Reader read,
                                       const QByteArray &bytes,
                                       const SgfReadOptions &options)
{
    const DecodedSgf decoded = decodeSgf(bytes, options);
    auto game = read(decoded.text);
    if (!game) {
        return failure(game.error());
    }
    SgfCollection collection;
    collection.append(std::move(game->tree));
    collection.setFileNotes(decoded.charset, std::move(game->warnings), game->omittedWarnings);
    return collection;
}

} // namespace

GameFormat gameFormatOf(QByteArrayView bytes)
{
    static constexpr qsizetype Enough = 4096;
    const QByteArrayView head = bytes.first(std::min(bytes.size(), Enough));
    if (head.contains("\\HS") || head.contains("\\[GIBOKIND=")
        || head.contains("\\[GAMEBLACKNAME=")) {
        return GameFormat::Gib;
    }
    if (head.contains("[Header]") && !head.contains("(;")) {
        return GameFormat::Ugf;
    }
    return hasNgfMoves(head) ? GameFormat::Ngf : GameFormat::Sgf;
}

QString nameOf(GameFormat format)
{
    switch (format) {
    case GameFormat::Sgf:
        return QStringLiteral("SGF");
    case GameFormat::Gib:
        return QStringLiteral("GIB");
    case GameFormat::Ngf:
        return QStringLiteral("NGF");
    case GameFormat::Ugf:
        return QStringLiteral("UGF");
    }
    Q_UNREACHABLE();
}

Result<SgfCollection, SgfError> readGameFile(const QByteArray &bytes, const SgfReadOptions &options)
{
    switch (gameFormatOf(bytes)) {
    case GameFormat::Sgf:
        return readSgfCollection(bytes, options);
    case GameFormat::Gib:
        return import(readGib, bytes, withFallback(options, gibCharset(bytes)));
    case GameFormat::Ngf:
        return import(readNgf, bytes, options);
    case GameFormat::Ugf:
        return import(readUgf, bytes, withFallback(options, ugfCharset(bytes)));
    }
    Q_UNREACHABLE();
}

} // namespace shinpan
