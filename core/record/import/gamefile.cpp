#include "core/record/import/gamefile.h"

#include "core/record/import/importdraft.h"
#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfcharset.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

/// NGF has nothing at its start that tells it; `beforeSgf` ends where SGF would begin.
bool hasNgfMoves(QByteArrayView head, QByteArrayView beforeSgf)
{
    const qsizetype at = beforeSgf.indexOf("\nPM");
    return at >= 0 && at + 8 < head.size() && (head[at + 5] == 'B' || head[at + 5] == 'W');
}

bool hasGibMark(QByteArrayView head)
{
    for (qsizetype at = head.indexOf('\\'); at >= 0; at = head.indexOf('\\', at + 1)) {
        const QByteArrayView from = head.sliced(at);
        if (from.startsWith("\\HS") || from.startsWith("\\[GIBOKIND=")
            || from.startsWith("\\[GAMEBLACKNAME=")) {
            return true;
        }
    }
    return false;
}

/// The rows are in the order of the enumerators of GameFormat.
constexpr struct
{
    QLatin1String name;
    Result<ImportedGame, SgfError> (*read)(QByteArrayView text);
} Formats[] = {{QLatin1String("SGF"), nullptr},
               {QLatin1String("GIB"), readGib},
               {QLatin1String("NGF"), readNgf},
               {QLatin1String("UGF"), readUgf}};

/// What a file says at its start of the program that wrote it, or of its language, and the charset
/// that goes with that, by the name that ICU knows it by.
constexpr struct
{
    GameFormat format;
    const char *mark;
    const char *charset;
} Charsets[] = {{GameFormat::Gib, "GIBOKIND=China", "GB18030"},
                {GameFormat::Gib, "GIBOKIND=Korea", "windows-949"},
                {GameFormat::Gib, "GIBOKIND=Japan", "windows-31j"},
                {GameFormat::Ugf, "Lang=SJIS", "windows-31j"},
                {GameFormat::Ugf, "Lang=GB", "GB18030"},
                {GameFormat::Ugf, "Lang=BIG5", "Big5"},
                {GameFormat::Ugf, "Lang=EUC", "EUC-JP"},
                {GameFormat::Ugf, "Lang=KSC", "windows-949"}};

/// What a file of that format says of its charset; empty: nothing.
QByteArray saidCharset(GameFormat format, QByteArrayView bytes)
{
    const QByteArrayView header = bytes.first(std::min<qsizetype>(bytes.size(), 512));
    const auto *const known = std::ranges::find_if(Charsets, [&](const auto &charset) {
        return charset.format == format && header.contains(charset.mark);
    });
    return known == std::end(Charsets) ? QByteArray() : QByteArray(known->charset);
}

/// What a file says is believed unless it is plainly wrong.
DecodedSgf decodedGameFile(const QByteArray &bytes, GameFormat format, SgfReadOptions options)
{
    const QByteArray said = saidCharset(format, bytes);
    options.fallback = said.isEmpty() ? options.fallback : said;
    DecodedSgf decoded = decodeSgf(bytes, options);
    if (decoded.charset.name == said && decoded.charset.source != CharsetSource::Chosen) {
        decoded.charset.source = CharsetSource::Declared;
        decoded.charset.rivals.clear();
    }
    return decoded;
}

} // namespace

GameFormat gameFormatOf(QByteArrayView bytes)
{
    static constexpr qsizetype Enough = 4096;
    const QByteArrayView head = bytes.first(std::min(bytes.size(), Enough));
    if (hasGibMark(head)) {
        return GameFormat::Gib;
    }
    const qsizetype sgf = head.indexOf("(;"); // nearly all begin with it
    if (sgf < 0 && head.contains("[Header]")) {
        return GameFormat::Ugf;
    }
    return hasNgfMoves(head, sgf < 0 ? head : head.first(sgf)) ? GameFormat::Ngf : GameFormat::Sgf;
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
    const DecodedSgf decoded = decodedGameFile(bytes, format, options);
    auto game = Formats[static_cast<std::size_t>(format)].read(decoded.text);
    if (!game) {
        return failure(game.error());
    }
    SgfWarningList charsetWarnings;
    warnOfCharset(decoded, charsetWarnings);
    std::vector<SgfWarning> warnings = charsetWarnings.located(decoded.text);
    std::ranges::move(game->warnings, std::back_inserter(warnings));
    std::ranges::stable_sort(warnings, {}, &SgfWarning::place);
    SgfCollection collection;
    collection.append(std::move(game->tree));
    collection.setFileNotes(decoded.charset, std::move(warnings),
                            game->omittedWarnings + charsetWarnings.omitted());
    return collection;
}

Result<SgfCollection, SgfError> loadGameFile(const QString &path)
{
    return readRecordBytes(path).and_then(
        [](const QByteArray &bytes) { return readGameFile(bytes); });
}

bool hasWarnings(const SgfCollection &games)
{
    bool found = !games.warnings().empty();
    for (std::size_t game = 0; !found && game < games.size(); ++game) {
        found = games.isGo(game) && !games.game(game).warnings.empty();
    }
    return found;
}

} // namespace shinpan
