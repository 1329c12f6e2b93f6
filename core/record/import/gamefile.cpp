#include "core/record/import/gamefile.h"

#include "core/record/import/importdraft.h"
#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfcharset.h"

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

/// By the enumerators of GameFormat.
constexpr struct
{
    QLatin1String name;
    Result<ImportedGame, SgfError> (*read)(QByteArrayView text);
} Formats[] = {{QLatin1String("SGF"), nullptr},
               {QLatin1String("GIB"), readGib},
               {QLatin1String("NGF"), readNgf},
               {QLatin1String("UGF"), readUgf}};

/// What a file says at its start of the program that wrote it, or of its language, and the charset
/// that goes with that.
constexpr struct
{
    GameFormat format;
    const char *mark;
    const char *charset;
} Charsets[] = {
    {GameFormat::Gib, "GIBOKIND=China", "GB18030"},   {GameFormat::Gib, "GIBOKIND=Korea", "EUC-KR"},
    {GameFormat::Gib, "GIBOKIND=Japan", "Shift_JIS"}, {GameFormat::Ugf, "Lang=SJIS", "Shift_JIS"},
    {GameFormat::Ugf, "Lang=GB", "GB18030"},          {GameFormat::Ugf, "Lang=BIG5", "Big5"},
    {GameFormat::Ugf, "Lang=EUC", "EUC-JP"},          {GameFormat::Ugf, "Lang=KSC", "EUC-KR"}};

/// Another charset for texts that are neither UTF-8 nor long enough to guess.
SgfReadOptions withFallback(SgfReadOptions options, GameFormat format, QByteArrayView bytes)
{
    const QByteArrayView header = bytes.first(std::min<qsizetype>(bytes.size(), 512));
    const auto *const known = std::ranges::find_if(Charsets, [&](const auto &charset) {
        return charset.format == format && header.contains(charset.mark);
    });
    if (known != std::end(Charsets)) {
        options.fallback = known->charset;
    }
    return options;
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
    return Formats[static_cast<std::size_t>(format)].name;
}

Result<SgfCollection, SgfError> readGameFile(const QByteArray &bytes, const SgfReadOptions &options)
{
    const GameFormat format = gameFormatOf(bytes);
    if (format == GameFormat::Sgf) {
        return readSgfCollection(bytes, options);
    }
    const DecodedSgf decoded = decodeSgf(bytes, withFallback(options, format, bytes));
    auto game = Formats[static_cast<std::size_t>(format)].read(decoded.text);
    if (!game) {
        return failure(game.error());
    }
    SgfCollection collection;
    collection.append(std::move(game->tree));
    collection.setFileNotes(decoded.charset, std::move(game->warnings), game->omittedWarnings);
    return collection;
}

Result<SgfCollection, SgfError> loadGameFile(const QString &path)
{
    return readRecordBytes(path).and_then(
        [](const QByteArray &bytes) { return readGameFile(bytes); });
}

} // namespace shinpan
