#include "core/analysis/reviewjournal.h"

#include "core/analysis/analysisparser.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/regularfile.h"

#include <QCryptographicHash>

namespace shinpan {

namespace {

constexpr qsizetype KeyLength = 40; // SHA-1 in hexadecimal

/// Ten engines' longest lines for each of a thousand moves.
constexpr qint64 Largest = 256 * MiB;

QByteArray textOf(const GameLine &line)
{
    QByteArray text =
        QByteArray::number(line.size.columns) + 'x' + QByteArray::number(line.size.rows);
    const auto add = [&text](Color color, const std::optional<Point> &point) {
        text += color == Color::Black ? " b " : " w ";
        text += vertexText(point).toLatin1();
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
    if (!m_file.seek(0)) {
        return failure(Message::verbatim(m_file.errorString()));
    }
    // The line at which we were killed may be cut within a number.
    const Result<QByteArray> read = readAtMost(m_file, Largest);
    if (!read) {
        return failure(read.error());
    }
    const QByteArray text = read->first(read->lastIndexOf('\n') + 1);
    if (!m_file.resize(text.size()) || !m_file.seek(text.size())) {
        return failure(Message::verbatim(m_file.errorString()));
    }
    for (const QByteArray &line : text.split('\n')) {
        take(line);
    }
    return {};
}

/// Whether it is a line with a key that was not known.
bool ReviewJournal::take(const QByteArray &line)
{
    if (line.size() <= KeyLength || line[KeyLength] != ' ') {
        return false;
    }
    const qsizetype known = m_lines.size();
    m_lines.insert(line.first(KeyLength), line.sliced(KeyLength + 1));
    return m_lines.size() > known;
}

QByteArray ReviewJournal::linesAbout(const GameTree &tree,
                                     const std::vector<ReviewStop> &stops,
                                     const AnalysisRequest &request,
                                     const EngineProfile &engine) const
{
    QByteArray lines;
    for (const ReviewStop &stop : stops) {
        const QByteArray key = keyOf(placeAt(tree, stop.node), request, engine);
        if (const auto found = m_lines.constFind(key); found != m_lines.constEnd()) {
            lines += key + ' ' + *found + '\n';
        }
    }
    return lines;
}

Result<int> ReviewJournal::addLines(const QByteArray &lines)
{
    QByteArray added;
    int count = 0;
    for (const QByteArray &line : lines.split('\n')) {
        if (take(line)) {
            added += line + '\n';
            ++count;
        }
    }
    if (m_file.write(added) < 0 || !m_file.flush()) {
        return failure(Message::verbatim(m_file.errorString()));
    }
    return count;
}

std::optional<Analysis> ReviewJournal::find(const EngineGame &place,
                                            const AnalysisRequest &request,
                                            const EngineProfile &engine) const
{
    const auto found = m_lines.constFind(keyOf(place, request, engine));
    if (found == m_lines.constEnd()) {
        return std::nullopt;
    }
    const Result<Analysis> analysis = parseAnalysis(*found, termsOf(place));
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
    const QByteArray key = keyOf(place, request, engine);
    const QByteArray line = analysisLine(analysis);
    m_lines.insert(key, line);
    if (m_file.write(key + ' ' + line + '\n') < 0 || !m_file.flush()) {
        return failure(Message::verbatim(m_file.errorString()));
    }
    return {};
}

} // namespace shinpan
