#include "core/analysis/reviewjournal.h"

#include "core/analysis/analysisparser.h"
#include "core/board/point.h"
#include "core/record/tree/replay.h"
#include "core/util/regularfile.h"

#include <QCryptographicHash>
#include <unistd.h>

#include <algorithm>
#include <string>
#include <utility>

namespace shinpan {

namespace {

constexpr qsizetype KeyLength = 40; // SHA-1 in hexadecimal

/// Twenty thousand games of two hundred moves.
constexpr qint64 Largest = 8 * 1024 * MiB;
/// Where a file is full of the shortest lines, a gigabyte of memory.
constexpr qsizetype MostLines = 20'000'000;
/// Ownership and policy of the largest board, and a hundred candidates.
constexpr qint64 LongestLine = MiB;

/// SHA-1 spreads well: of ten million keys hardly two begin alike.
[[nodiscard]] quint64 beginningOf(QByteArrayView key)
{
    return key.first(16).toULongLong(nullptr, 16);
}

[[nodiscard]] bool isJournalLine(QByteArrayView line)
{
    return line.size() > KeyLength && line[KeyLength] == ' ';
}

QByteArray textOf(const GameLine &line)
{
    QByteArray text =
        QByteArray::number(line.size.columns) + 'x' + QByteArray::number(line.size.rows);
    const auto add = [&text](Color color, const std::optional<Point> &point) {
        text += color == Color::Black ? " b " : " w ";
        text.append(point ? vertexOf(*point) : std::string("pass"));
    };
    for (const SetUpStone &stone : line.setUp) {
        add(stone.color, stone.point);
    }
    text += line.firstToPlay == Color::Black ? " B" : " W";
    for (const Move &move : line.moves) {
        add(move.color, move.point);
    }
    return text;
}

QByteArray keyOf(const EngineGame &place,
                 const AnalysisRequest &request,
                 const EngineProfile &engine)
{
    const auto time = request.time.value_or(std::chrono::milliseconds::zero());
    const QByteArray text =
        engine.commandLine.toUtf8() + '\n' + QByteArray::number(qint64(request.visits.value_or(0)))
        + ' ' + QByteArray::number(qint64(time.count())) + ' '
        + QByteArray::number(static_cast<int>(engine.toldAs)) + '\n'
        + QByteArray::number(place.komi) + ' '
        + (place.rules ? QByteArray::fromStdString(toText(*place.rules)) : QByteArray()) + '\n'
        + textOf(place.line);
    return QCryptographicHash::hash(text, QCryptographicHash::Sha1).toHex();
}

/// What the journal's lines leave out.
AnalysisTerms termsOf(const EngineGame &place)
{
    return {.dialect = AnalysisDialect::KataGo,
            .size = place.line.size,
            .toMove = sideToMove(place.line),
            .toldAs = Perspective::Black};
}

} // namespace

QString ReviewJournal::nameFor(const GameTree &tree)
{
    constexpr int Beginning = 30; // nodes
    NodeId node = tree.root();
    for (int i = 0; i < Beginning && tree.firstChild(node) != NoNode; ++i) {
        node = tree.firstChild(node);
    }
    const QByteArray text = textOf(gameLineTo(tree, node));
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha1).toHex())
         + QStringLiteral(".review");
}

Result<void> ReviewJournal::open(const QString &path)
{
    m_file.setFileName(path);
    // Two programs may review the same game: whole lines of both stand side by side then.
    if (Result<void> opened = openRegularFile(m_file, QIODevice::ReadWrite | QIODevice::Append);
        !opened) {
        return opened;
    }
    if (m_file.size() > Largest) {
        return failure(tooLarge(Largest));
    }
    // The line at which we were killed may be cut within a number.
    const qint64 end = m_file.seek(0) ? noteLines() : 0;
    if (m_file.error() != QFileDevice::NoError || !m_file.resize(end) || !m_file.seek(end)) {
        return failure(Message::verbatim(m_file.errorString()));
    }
    return {};
}

/// Notes the lines of the file from here on, and returns where the last whole one ends.
qint64 ReviewJournal::noteLines()
{
    QByteArray block(LongestLine, Qt::Uninitialized);
    qsizetype kept = 0; // of a line that the last block cut
    qint64 start = 0;   // in the file, of what is in the block
    qint64 end = 0;
    bool isTooLong = false; // the line that we are in
    for (;;) {
        const qint64 got = m_file.read(block.data() + kept, block.size() - kept);
        if (got <= 0) {
            return end;
        }
        QByteArrayView text = QByteArrayView(block).first(kept + got);
        for (auto length = text.indexOf('\n'); length >= 0; length = text.indexOf('\n')) {
            if (!std::exchange(isTooLong, false)) {
                note(text.first(length), start);
            }
            text = text.sliced(length + 1);
            start += length + 1;
            end = start;
        }
        if (text.size() == block.size()) {
            isTooLong = true;
            start += text.size();
            text = {};
        }
        kept = text.size();
        std::copy(text.begin(), text.end(), block.begin());
    }
}

/// Passes over what is no line of a journal.
void ReviewJournal::note(QByteArrayView line, qint64 start)
{
    if (isJournalLine(line) && m_places.size() < MostLines) {
        m_places.insert(beginningOf(line), {start, line.size()});
    }
}

/// Writes a line at the end of the file, which others write to as well.
Result<void> ReviewJournal::write(const QByteArray &line)
{
    if (m_file.write(line + '\n') < 0 || !m_file.flush()) {
        return failure(Message::verbatim(m_file.errorString()));
    }
    const qint64 end = ::lseek(m_file.handle(), 0, SEEK_CUR);
    note(line, end - 1 - line.size());
    return {};
}

/// The line with this key, without its end; empty if there is none.
QByteArray ReviewJournal::lineOf(const QByteArray &key) const
{
    const auto place = m_places.constFind(beginningOf(key));
    if (place == m_places.constEnd()) {
        return {};
    }
    QByteArray line(place->size, '\0');
    const bool isRead =
        ::pread(m_file.handle(), line.data(), static_cast<std::size_t>(line.size()), place->start)
        == line.size();
    return isRead && line.startsWith(key + ' ') ? line : QByteArray();
}

QByteArray ReviewJournal::linesAbout(const GameTree &tree,
                                     const std::vector<ReviewStop> &stops,
                                     const AnalysisRequest &request,
                                     const EngineProfile &engine) const
{
    QByteArray lines;
    for (const ReviewStop &stop : stops) {
        const QByteArray line = lineOf(keyOf(placeAt(tree, stop.node), request, engine));
        lines += line.isEmpty() ? QByteArray() : line + '\n';
    }
    return lines;
}

Result<int> ReviewJournal::addLines(const QByteArray &lines)
{
    int count = 0;
    for (const QByteArray &line : lines.split('\n')) {
        if (!isJournalLine(line) || m_places.contains(beginningOf(line))) {
            continue;
        }
        if (const Result<void> written = write(line); !written) {
            return failure(written.error());
        }
        ++count;
    }
    return count;
}

std::optional<Analysis> ReviewJournal::find(const EngineGame &place,
                                            const AnalysisRequest &request,
                                            const EngineProfile &engine) const
{
    const QByteArray line = lineOf(keyOf(place, request, engine));
    if (line.isEmpty()) {
        return std::nullopt;
    }
    const Result<Analysis> analysis = parseAnalysis(line.sliced(KeyLength + 1), termsOf(place));
    return analysis ? std::optional(*analysis) : std::nullopt;
}

std::vector<ReviewStop> ReviewJournal::recall(const GameTree &tree,
                                              const std::vector<ReviewStop> &stops,
                                              const AnalysisRequest &request,
                                              const EngineProfile &engine,
                                              const QString &name,
                                              AnalysisStore &store) const
{
    std::vector<ReviewStop> unknown;
    for (const ReviewStop &stop : stops) {
        if (const auto known = find(placeAt(tree, stop.node), request, engine)) {
            store.keep(stop.node, name, *known);
        } else {
            unknown.push_back(stop);
        }
    }
    return unknown;
}

Result<void> ReviewJournal::append(const EngineGame &place,
                                   const AnalysisRequest &request,
                                   const EngineProfile &engine,
                                   const Analysis &analysis)
{
    return write(keyOf(place, request, engine) + ' ' + analysisLine(analysis));
}

} // namespace shinpan
