#include "core/analysis/analysisparser.h"

#include "core/analysis/analysiswords.h"
#include "core/record/tree/sgfproperties.h"

#include <QString>

#include <algorithm>
#include <array>
#include <limits>

namespace shinpan {

namespace {

using Key = AnalysisKey;

constexpr float Rounding = 0.001F; ///< what is rounded may leave its range by this much
constexpr double MaxCount = 1e15;  ///< more visits nobody has

/// The most moves that are kept of a line, to be painted and written. Engines look some dozens
/// ahead.
constexpr std::size_t LongestLine = 1'000;

constexpr unsigned bitOf(Key key)
{
    return 1U << static_cast<unsigned>(key);
}

constexpr unsigned Required = bitOf(Key::Move) | bitOf(Key::Visits) | bitOf(Key::Winrate);

/// The members that numbers and rates belong to, Key::Prior and those that follow it.
constexpr std::array Members{
    &Candidate::prior,         &Candidate::lcb,           &Candidate::utility,
    &Candidate::utilityLcb,    &Candidate::weight,
    &Candidate::scoreLead, // scoreMean, which is all that very old KataGos tell
    &Candidate::scoreLead,     &Candidate::scoreSelfplay, &Candidate::scoreStdev,
    &Candidate::noResultValue,
};
static_assert(Members.size()
              == static_cast<std::size_t>(Key::IsSymmetryOf)
                     - static_cast<std::size_t>(Key::Prior));

/// The member that a key sets; null for all other keys.
std::optional<float> Candidate::*memberOf(Key key)
{
    return key >= Key::Prior && key < Key::IsSymmetryOf
             ? Members[static_cast<std::size_t>(key) - static_cast<std::size_t>(Key::Prior)]
             : nullptr;
}

constexpr bool isRate(Key key)
{
    return key == Key::Winrate || key == Key::Prior || key == Key::Lcb;
}

/// Makes something as if it were new, but for the memory of these lists.
template <typename Thing, typename... Lists>
void renew(Thing &thing, Lists Thing::*...lists)
{
    Thing fresh;
    const auto empty = [&](auto list) {
        (thing.*list).clear();
        std::swap(fresh.*list, thing.*list);
    };
    (empty(lists), ...);
    thing = std::move(fresh);
}

/// Reads one line word by word; the first fault ends that.
class LineReader
{
public:
    LineReader(std::string_view line, const AnalysisTerms &terms, Analysis &into)
        : m_words(line)
        , m_terms(terms)
        , m_analysis(into)
        , m_candidates(std::exchange(into.candidates, {}))
    {
        renew(m_analysis, &Analysis::ownership, &Analysis::ownershipStdev);
        m_analysis.size = terms.size;
        m_analysis.toMove = terms.toMove;
        if (m_candidates.empty()) {
            const auto moves = static_cast<std::size_t>(terms.size.pointCount()) + 1;
            m_candidates.reserve(std::min(countGroups(line), moves));
        }
    }

    [[nodiscard]] Result<void> read();

private:
    /// What the words at hand tell of.
    enum class Group { None, Candidate, Root };

    void open(Group group);
    void addCandidate();
    void close();
    void readField(Key key);
    void readGroupField(Key key, Candidate &into);
    void readMove(Candidate &into);
    void readMoves(std::vector<std::optional<Point>> &moves);
    void readCounts(std::vector<std::int64_t> &counts);
    void readMap(std::vector<float> &map);
    void skipUnknown();
    [[nodiscard]] std::optional<float> takeNumber(Key key);
    [[nodiscard]] std::optional<std::int64_t> takeCount();
    void finish();
    void fail(const char *reason);

    AnalysisWords m_words;
    const AnalysisTerms &m_terms;
    Analysis &m_analysis;
    std::vector<Candidate> m_candidates; ///< first those of this line, then those of one before
    std::size_t m_count = 0;             ///< of this line
    Candidate m_root;
    Group m_group = Group::None;
    unsigned m_seen = 0;     ///< the keys of this group
    unsigned m_rootSeen = 0; ///< and of the root's
    Message m_fault;
};

void LineReader::fail(const char *reason)
{
    if (m_fault.isEmpty()) {
        m_fault = Message::of(QT_TRANSLATE_NOOP("Messages", "%1, at byte %2"), Message::of(reason),
                              m_words.position());
    }
}

Result<void> LineReader::read()
{
    while (m_words.hasWord() && m_fault.isEmpty()) {
        const Key key = m_words.key();
        if (key == Key::Unknown) {
            skipUnknown();
            continue;
        }
        m_words.advance();
        readField(key);
    }
    close();
    if (m_count == 0 && m_rootSeen == 0) {
        fail(QT_TRANSLATE_NOOP("Messages", "it names no move"));
    }
    if (!m_fault.isEmpty()) {
        return failure(m_fault);
    }
    finish();
    return {};
}

void LineReader::open(Group group)
{
    close();
    m_group = group;
    if (group == Group::Candidate) {
        addCandidate();
    } else if (m_rootSeen != 0) {
        fail(QT_TRANSLATE_NOOP("Messages", "a second root"));
    }
}

void LineReader::addCandidate()
{
    if (static_cast<int>(m_count) > m_terms.size.pointCount()) {
        fail(QT_TRANSLATE_NOOP("Messages", "more moves than the board has"));
        return;
    }
    if (m_count == m_candidates.size()) {
        m_candidates.emplace_back();
    } else {
        renew(m_candidates[m_count], &Candidate::line, &Candidate::lineVisits,
              &Candidate::lineEdgeVisits, &Candidate::ownership, &Candidate::ownershipStdev);
    }
    m_candidates[m_count].order = static_cast<int>(m_count);
    ++m_count;
}

void LineReader::close()
{
    if (m_group == Group::Candidate && (m_seen & Required) != Required) {
        fail(QT_TRANSLATE_NOOP("Messages", "a move without its vertex, visits or win rate"));
    } else if (m_group == Group::Root) {
        m_rootSeen = m_seen;
    }
    m_group = Group::None;
    m_seen = 0;
}

void LineReader::readField(Key key)
{
    switch (key) {
    case Key::Info:
        open(Group::Candidate);
        return;
    case Key::RootInfo:
        open(Group::Root);
        return;
    case Key::Ownership:
        close();
        readMap(m_analysis.ownership);
        return;
    case Key::OwnershipStdev:
        close();
        readMap(m_analysis.ownershipStdev);
        return;
    default:
        break;
    }
    if (m_group == Group::None) {
        fail(QT_TRANSLATE_NOOP("Messages", "a value that belongs to no move"));
    } else if ((m_seen & bitOf(key)) != 0) {
        fail(QT_TRANSLATE_NOOP("Messages", "a value that was given already"));
    } else {
        m_seen |= bitOf(key);
        readGroupField(key, m_group == Group::Root ? m_root : m_candidates[m_count - 1]);
    }
}

void LineReader::readGroupField(Key key, Candidate &into)
{
    if (std::optional<float> Candidate::*const member = memberOf(key)) {
        into.*member = takeNumber(key);
        return;
    }
    switch (key) {
    case Key::Move:
        return readMove(into);
    case Key::Visits:
        into.visits = takeCount().value_or(0);
        return;
    case Key::EdgeVisits:
        into.edgeVisits = takeCount();
        return;
    case Key::Winrate:
        into.winrate = takeNumber(key).value_or(0);
        if (into.winrate < -Rounding || into.winrate > 1 + Rounding) {
            fail(QT_TRANSLATE_NOOP("Messages", "a win rate out of range"));
        }
        into.winrate = std::clamp(into.winrate, 0.0F, 1.0F);
        return;
    case Key::Order:
        into.order = static_cast<int>(std::min<std::int64_t>(takeCount().value_or(0), 1'000'000));
        return;
    case Key::IsSymmetryOf:
        into.symmetryOf = m_words.vertex(m_terms.size);
        m_words.advance();
        return;
    case Key::Pv:
        return readMoves(into.line);
    case Key::PvVisits:
        return readCounts(into.lineVisits);
    case Key::PvEdgeVisits:
        return readCounts(into.lineEdgeVisits);
    case Key::MovesOwnership:
        return readMap(into.ownership);
    case Key::MovesOwnershipStdev:
        return readMap(into.ownershipStdev);
    default:
        return;
    }
}

void LineReader::readMove(Candidate &into)
{
    into.move = m_words.vertex(m_terms.size);
    if (!into.move && !m_words.isPass()) {
        fail(QT_TRANSLATE_NOOP("Messages", "no move of this board"));
    }
    m_words.advance();
}

void LineReader::readMoves(std::vector<std::optional<Point>> &moves)
{
    constexpr std::size_t UsualLength = 32;
    moves.reserve(UsualLength);
    for (; m_words.hasWord(); m_words.advance()) {
        const std::optional<Point> move = m_words.vertex(m_terms.size);
        if (!move && !m_words.isPass()) {
            if (m_words.endsInDigit()) { // no key does
                fail(QT_TRANSLATE_NOOP("Messages", "no move of this board"));
            }
            return;
        }
        if (moves.size() < LongestLine) {
            moves.push_back(move);
        }
    }
}

void LineReader::readCounts(std::vector<std::int64_t> &counts)
{
    while (m_fault.isEmpty() && m_words.hasWord() && m_words.number()) {
        const std::int64_t count = takeCount().value_or(0);
        if (counts.size() < LongestLine) {
            counts.push_back(count);
        }
    }
}

void LineReader::readMap(std::vector<float> &map)
{
    const auto count = static_cast<std::size_t>(m_terms.size.pointCount());
    if (!map.empty()) {
        fail(QT_TRANSLATE_NOOP("Messages", "a second map"));
        return;
    }
    map.reserve(count);
    for (; map.size() < count; m_words.advance()) {
        const AnalysisNumber number = m_words.number();
        if (!number || std::abs(number.value) > 1 + Rounding) {
            fail(QT_TRANSLATE_NOOP("Messages", "no value between -1 and 1 for each point"));
            return;
        }
        map.push_back(static_cast<float>(std::clamp(number.value, -1.0, 1.0)));
    }
}

void LineReader::skipUnknown()
{
    if (m_words.number()) {
        fail(QT_TRANSLATE_NOOP("Messages", "a number that belongs to nothing"));
        return;
    }
    do {
        m_words.advance();
    } while (m_words.hasWord() && m_words.key() == Key::Unknown);
}

std::optional<float> LineReader::takeNumber(Key key)
{
    const AnalysisNumber number = m_words.number();
    if (!number) {
        fail(QT_TRANSLATE_NOOP("Messages", "no number"));
        return std::nullopt;
    }
    m_words.advance();
    const bool isOfTenThousand =
        isRate(key)
        && (m_terms.dialect == AnalysisDialect::LeelaZero
            || (m_terms.dialect == AnalysisDialect::Plain && !number.hasPoint));
    return static_cast<float>(isOfTenThousand ? number.value / 10'000 : number.value);
}

std::optional<std::int64_t> LineReader::takeCount()
{
    const AnalysisNumber number = m_words.number();
    if (!number || number.value < 0 || number.value > MaxCount) {
        fail(QT_TRANSLATE_NOOP("Messages", "no count"));
        return std::nullopt;
    }
    m_words.advance();
    return static_cast<std::int64_t>(number.value);
}

/// What a search's root has: its moves count as often as they were visited. (The best move alone
/// would be what the side to move hopes for, and every next position a disappointment.)
[[nodiscard]] float meanWinrate(const std::vector<Candidate> &candidates)
{
    double sum = 0;
    double visits = 0;
    for (const Candidate &candidate : candidates) {
        sum += static_cast<double>(candidate.visits) * double(candidate.winrate);
        visits += static_cast<double>(candidate.visits);
    }
    return visits > 0 ? static_cast<float>(sum / visits) : candidates.front().winrate;
}

/// Puts the best move first, adds the position's values, and takes all as Black sees it.
void LineReader::finish()
{
    m_candidates.resize(m_count);
    const auto isBetter = [](const Candidate &left, const Candidate &right) {
        return left.order < right.order;
    };
    std::vector<Candidate> &candidates = m_analysis.candidates;
    candidates = std::move(m_candidates);
    if (!std::is_sorted(candidates.begin(), candidates.end(), isBetter)) {
        std::stable_sort(candidates.begin(), candidates.end(), isBetter);
    }
    for (const Candidate &candidate : candidates) {
        m_analysis.visits += candidate.visits;
    }
    const bool tellsRoot = (m_rootSeen & bitOf(Key::Winrate)) != 0;
    const Candidate &source = tellsRoot || candidates.empty() ? m_root : candidates.front();
    if ((m_rootSeen & bitOf(Key::Visits)) != 0) {
        m_analysis.visits = m_root.visits;
    }
    m_analysis.winrate = tellsRoot || candidates.empty() ? m_root.winrate : meanWinrate(candidates);
    m_analysis.scoreLead = source.scoreLead;
    m_analysis.scoreStdev = source.scoreStdev;
    m_analysis.utility = source.utility;
    m_analysis = viewedBy(viewerOf(m_terms.toldAs, m_terms.toMove), std::move(m_analysis));
}

void add(QByteArray &line, const char *key, const QByteArray &value)
{
    line += line.isEmpty() ? "" : " ";
    line += key;
    line += ' ';
    line += value;
}

void add(QByteArray &line, const char *key, std::int64_t value)
{
    add(line, key, QByteArray::number(qint64(value)));
}

void add(QByteArray &line, const char *key, const std::optional<float> &value)
{
    if (value) {
        add(line, key,
            QByteArray::number(double(*value), 'g', std::numeric_limits<float>::max_digits10));
    }
}

void add(QByteArray &line, const Candidate &candidate)
{
    add(line, "info move", vertexText(candidate.move).toLatin1());
    add(line, "visits", candidate.visits);
    add(line, "winrate", std::optional(candidate.winrate));
    add(line, "scoreLead", candidate.scoreLead);
    add(line, "scoreStdev", candidate.scoreStdev);
    add(line, "prior", candidate.prior);
    add(line, "lcb", candidate.lcb);
    add(line, "utility", candidate.utility);
    add(line, "order", candidate.order);
    line += " pv";
    for (const std::optional<Point> &move : candidate.line) {
        line += ' ' + vertexText(move).toLatin1();
    }
}

} // namespace

AnalysisDialect dialectOf(QByteArrayView command)
{
    return command.startsWith("kata-") ? AnalysisDialect::KataGo
         : command.startsWith("lz-")   ? AnalysisDialect::LeelaZero
                                       : AnalysisDialect::Plain;
}

Result<void> parseAnalysis(QByteArrayView line, const AnalysisTerms &terms, Analysis &into)
{
    const std::string_view text(line.data(), static_cast<std::size_t>(line.size()));
    return LineReader(text, terms, into).read();
}

Result<Analysis> parseAnalysis(QByteArrayView line, const AnalysisTerms &terms)
{
    Analysis analysis;
    const Result<void> read = parseAnalysis(line, terms, analysis);
    return read ? Result<Analysis>(std::move(analysis)) : failure(read.error());
}

QByteArray analysisLine(const Analysis &analysis, std::size_t candidates)
{
    QByteArray line;
    for (std::size_t i = 0; i < std::min(candidates, analysis.candidates.size()); ++i) {
        add(line, analysis.candidates[i]);
    }
    line += line.isEmpty() ? "rootInfo" : " rootInfo";
    add(line, "visits", analysis.visits);
    add(line, "winrate", std::optional(analysis.winrate));
    add(line, "scoreLead", analysis.scoreLead);
    add(line, "scoreStdev", analysis.scoreStdev);
    add(line, "utility", analysis.utility);
    return line;
}

} // namespace shinpan
