#include "core/analysis/keptanalysis.h"

#include "core/analysis/foreignanalysis.h"
#include "core/record/tree/sgfproperties.h"

#include <QByteArrayList>

#include <algorithm>
#include <cmath>

namespace shinpan {

namespace {

constexpr qsizetype LargestValue = 64 * 1024; ///< bytes
constexpr qsizetype MostKept = 400;           ///< candidates
constexpr char Version[] = "1";
constexpr char None[] = "-";
constexpr char PassWord[] = "--";
constexpr double RateUnit = 10'000;
constexpr double PointUnit = 100;

/// The owners of points, from White's to Black's; and priors, from none to 1.
constexpr QByteArrayView Scale("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxy");
constexpr double OwnerUnit = static_cast<double>(Scale.size() - 1) / 2;

QByteArray numberWord(const std::optional<float> &value, double unit)
{
    return value ? QByteArray::number(std::llround(double(*value) * unit)) : QByteArray(None);
}

QByteArray moveWord(const std::optional<Point> &move, BoardSize size)
{
    return move ? rawPoint(*move, size) : QByteArray(PassWord);
}

QByteArray groupOf(const Candidate &candidate, BoardSize size, int lineLength)
{
    QByteArray line;
    for (const std::optional<Point> &move : firstOf(candidate.line, lineLength)) {
        line += moveWord(move, size);
    }
    const QByteArrayList words{moveWord(candidate.move, size),
                               QByteArray::number(qint64(candidate.visits)),
                               numberWord(candidate.winrate, RateUnit),
                               numberWord(candidate.scoreLead, PointUnit),
                               numberWord(candidate.scoreStdev, PointUnit),
                               numberWord(candidate.lcb, RateUnit),
                               numberWord(candidate.prior, RateUnit),
                               line.isEmpty() ? QByteArray(None) : line};
    return words.join(' ');
}

QByteArray ownersOf(const std::vector<float> &ownership)
{
    QByteArray text("=");
    for (const float owner : ownership) {
        text += Scale[std::lround((double(owner) + 1) * OwnerUnit)];
    }
    return text;
}

/// Priors on a scale of powers: what is much and what is little is told equally well.
constexpr int PriorSteps = 5; ///< for a factor of two

QByteArray priorsOf(const std::vector<float> &policy)
{
    QByteArray text("~");
    for (const float prior : policy) {
        const double steps = prior > 0 ? std::log2(double(prior)) * PriorSteps : -HUGE_VAL;
        const double top = static_cast<double>(Scale.size() - 1);
        text += Scale[static_cast<qsizetype>(std::clamp(std::round(top + steps), 0.0, top))];
    }
    return text;
}

/// Reads the words of a value; one that makes no sense spoils all.
class KeptReader
{
public:
    [[nodiscard]] std::optional<KeptAnalysis> read(const QByteArray &value);

private:
    void readHeader(const QByteArrayList &words);
    void readCandidate(const QByteArrayList &words);
    void readOwners(QByteArrayView text);
    void readPriors(QByteArrayView text);
    [[nodiscard]] std::optional<float> number(const QByteArray &word, double unit);
    [[nodiscard]] std::int64_t count(const QByteArray &word);
    [[nodiscard]] std::optional<Point> move(QByteArrayView word);

    KeptAnalysis m_kept;
    bool m_isSound = true;
};

std::optional<KeptAnalysis> KeptReader::read(const QByteArray &value)
{
    const QByteArrayList groups = value.split('|');
    readHeader(groups.front().split(' '));
    for (qsizetype i = 1; m_isSound && i < groups.size(); ++i) {
        if (groups[i].startsWith('=')) {
            readOwners(QByteArrayView(groups[i]).sliced(1));
        } else if (groups[i].startsWith('~')) {
            readPriors(QByteArrayView(groups[i]).sliced(1));
        } else {
            readCandidate(groups[i].split(' '));
        }
    }
    const bool isUsual = m_kept.analysis.candidates.size() <= MostKept;
    return m_isSound && isUsual ? std::optional(m_kept) : std::nullopt;
}

void KeptReader::readHeader(const QByteArrayList &words)
{
    const std::optional<BoardSize> size =
        words.size() == 8 ? boardSizeFromSgf(QByteArray(words[1]).replace('x', ':')) : std::nullopt;
    if (!size || words[0] != Version || (words[2] != "B" && words[2] != "W")) {
        m_isSound = false;
        return;
    }
    Analysis &analysis = m_kept.analysis;
    analysis.size = *size;
    analysis.toMove = words[2] == "B" ? Color::Black : Color::White;
    analysis.visits = count(words[3]);
    analysis.winrate = std::clamp(number(words[4], RateUnit).value_or(0.5F), 0.0F, 1.0F);
    analysis.scoreLead = number(words[5], PointUnit);
    analysis.scoreStdev = number(words[6], PointUnit);
    m_kept.engine = QString::fromUtf8(QByteArray::fromPercentEncoding(words[7]));
}

void KeptReader::readCandidate(const QByteArrayList &words)
{
    if (words.size() != 8) {
        m_isSound = false;
        return;
    }
    std::vector<Candidate> &candidates = m_kept.analysis.candidates;
    Candidate candidate;
    candidate.order = static_cast<int>(candidates.size());
    candidate.move = move(words[0]);
    candidate.visits = count(words[1]);
    candidate.winrate = std::clamp(number(words[2], RateUnit).value_or(0.5F), 0.0F, 1.0F);
    candidate.scoreLead = number(words[3], PointUnit);
    candidate.scoreStdev = number(words[4], PointUnit);
    candidate.lcb = number(words[5], RateUnit);
    candidate.prior = number(words[6], RateUnit);
    const QByteArrayView line(words[7]);
    for (qsizetype i = 0; line != None && i < line.size(); i += 2) {
        candidate.line.push_back(move(line.sliced(i, std::min<qsizetype>(2, line.size() - i))));
    }
    candidates.push_back(std::move(candidate));
}

void KeptReader::readOwners(QByteArrayView text)
{
    std::vector<float> &ownership = m_kept.analysis.ownership;
    m_isSound = text.size() == m_kept.analysis.size.pointCount() && ownership.empty();
    for (qsizetype i = 0; m_isSound && i < text.size(); ++i) {
        const qsizetype owner = Scale.indexOf(text[i]);
        m_isSound = owner >= 0;
        ownership.push_back(static_cast<float>(static_cast<double>(owner) / OwnerUnit - 1));
    }
}

void KeptReader::readPriors(QByteArrayView text)
{
    std::vector<float> &policy = m_kept.analysis.policy;
    m_isSound = text.size() == m_kept.analysis.size.pointCount() + 1 && policy.empty();
    for (qsizetype i = 0; m_isSound && i < text.size(); ++i) {
        const qsizetype place = Scale.indexOf(text[i]);
        m_isSound = place >= 0;
        const auto steps = static_cast<double>(place - (Scale.size() - 1));
        policy.push_back(place > 0 ? static_cast<float>(std::exp2(steps / PriorSteps)) : 0.0F);
    }
}

std::optional<float> KeptReader::number(const QByteArray &word, double unit)
{
    if (word == None) {
        return std::nullopt;
    }
    bool isNumber = false;
    const int value = word.toInt(&isNumber);
    m_isSound = m_isSound && isNumber;
    return static_cast<float>(value / unit);
}

std::int64_t KeptReader::count(const QByteArray &word)
{
    bool isNumber = false;
    const qint64 value = word.toLongLong(&isNumber);
    m_isSound = m_isSound && isNumber && value >= 0;
    return value;
}

std::optional<Point> KeptReader::move(QByteArrayView word)
{
    if (word == PassWord) {
        return std::nullopt;
    }
    const std::optional<Point> point = pointFromSgf(word, m_kept.analysis.size);
    m_isSound = m_isSound && point && word.size() == 2;
    return point;
}

/// The values of other engines, and this one.
std::vector<QByteArray> valuesWith(const GameTree &tree,
                                   NodeId node,
                                   const QString &engine,
                                   const QByteArray &value)
{
    std::vector<QByteArray> values{value};
    for (const QByteArrayView raw : tree.values(node, KeptProperty)) {
        const std::optional<KeptAnalysis> other = keptAnalysisFrom(raw);
        if (!other || other->engine != engine) {
            values.push_back(raw.toByteArray());
        }
    }
    return values;
}

} // namespace

QByteArray rawKeptAnalysis(const QString &engine,
                           const Analysis &analysis,
                           const KeepOptions &options)
{
    const QByteArray size =
        QByteArray::number(analysis.size.columns) + 'x' + QByteArray::number(analysis.size.rows);
    QByteArrayList groups{QByteArrayList{
        Version, size, rawColor(analysis.toMove), QByteArray::number(qint64(analysis.visits)),
        numberWord(analysis.winrate, RateUnit), numberWord(analysis.scoreLead, PointUnit),
        numberWord(analysis.scoreStdev, PointUnit), engine.toUtf8().toPercentEncoding()}
                              .join(' ')};
    for (const Candidate &candidate : firstOf(analysis.candidates, options.candidates)) {
        groups.append(groupOf(candidate, analysis.size, options.lineLength));
    }
    if (!analysis.ownership.empty()) {
        groups.append(ownersOf(analysis.ownership));
    }
    if (!analysis.policy.empty()) {
        groups.append(priorsOf(analysis.policy));
    }
    return groups.join('|');
}

std::optional<KeptAnalysis> keptAnalysisFrom(QByteArrayView raw)
{
    return raw.size() > LargestValue ? std::nullopt : KeptReader().read(raw.toByteArray());
}

void keepAnalysis(GameRecord &record,
                  NodeId node,
                  const QString &engine,
                  const Analysis &analysis,
                  const KeepOptions &options)
{
    if (options.candidates == 0) {
        return;
    }
    const QByteArray value = rawKeptAnalysis(engine, analysis, options);
    record.setProperty(node, KeptProperty, valuesWith(record.tree(), node, engine, value));
    if (options.forKaTrain && analysis.scoreLead) {
        record.setProperty(node, "KT", rawKaTrain(analysis, options.candidates));
        record.setProperty(record.tree().root(), "KTV", "1.0");
    }
    if (options.forLizzie) {
        record.setProperty(node, "LZ", rawLizzie(engine, analysis, options.candidates));
    }
}

std::vector<KeptAnalysis> keptAnalyses(const GameTree &tree,
                                       NodeId node,
                                       BoardSize size,
                                       Color toMove)
{
    std::vector<KeptAnalysis> kept;
    for (const QByteArrayView raw : tree.values(node, KeptProperty)) {
        const std::optional<KeptAnalysis> one = keptAnalysisFrom(raw);
        if (one && one->analysis.size == size && one->analysis.toMove == toMove) {
            kept.push_back(*one);
        }
    }
    if (kept.empty()) {
        kept = foreignAnalyses(tree, node, size, toMove);
    }
    return kept;
}

} // namespace shinpan
