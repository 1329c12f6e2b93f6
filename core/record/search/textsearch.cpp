#include "core/record/search/textsearch.h"

#include "core/record/tree/sgfgrammar.h"
#include "core/record/tree/sgfvocabulary.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace shinpan {

namespace {

using Place = TextHit::Place;

constexpr qsizetype Before = 32; ///< characters of context, as a rule
constexpr qsizetype After = 96;

/// The place in which this property has prose; nothing for what is not prose.
std::optional<Place> placeOf(PackedName name)
{
    if (name == packName("LB")) {
        return Place::Label;
    }
    const PropertyTraits &traits = traitsOf(name);
    if (traits.role == PropertyTraits::Role::GameInfo) {
        return Place::GameInfo;
    }
    if (traits.text == PropertyTraits::Text::None) {
        return std::nullopt;
    }
    return name == packName("N") ? Place::NodeName : Place::Comment;
}

/// Begins with a word, if there is one near.
qsizetype startOfContext(const QString &line, qsizetype found)
{
    if (found <= Before) {
        return 0;
    }
    const qsizetype blank = line.indexOf(u' ', found - Before);
    return blank < 0 || blank >= found ? found - Before : blank + 1;
}

TextHit hitIn(const QString &text, qsizetype found, qsizetype length)
{
    QString line = text;
    std::ranges::replace(line, QChar(u'\n'), QChar(u' '));
    const qsizetype start = startOfContext(line, found);
    const qsizetype end = std::min(line.size(), found + length + After);
    TextHit hit;
    hit.context = (start > 0 ? QStringLiteral("…") : QString()) + line.mid(start, end - start)
                + (end < line.size() ? QStringLiteral("…") : QString());
    hit.start = found - start + (start > 0 ? 1 : 0);
    hit.length = length;
    return hit;
}

void searchProperty(const SgfProperty &property,
                    NodeId node,
                    const TextQuery &query,
                    std::vector<TextHit> &hits)
{
    const std::optional<Place> place = placeOf(property.packedName());
    if (!place) {
        return;
    }
    const auto sensitivity = query.isCaseSensitive ? Qt::CaseSensitive : Qt::CaseInsensitive;
    for (const QByteArrayView raw : property.values()) {
        const QString text = sgfText(place == Place::Label ? splitComposed(raw).second : raw);
        const qsizetype found = text.indexOf(query.text, 0, sensitivity);
        if (found >= 0) {
            TextHit hit = hitIn(text, found, query.text.size());
            hit.node = node;
            hit.place = *place;
            hit.property = property.name();
            hits.push_back(std::move(hit));
        }
    }
}

} // namespace

TextSearch::TextSearch(const GameTree &tree, TextQuery query)
    : m_tree(tree)
    , m_query(std::move(query))
    , m_next(m_query.text.isEmpty() ? NoNode : tree.root())
{ }

bool TextSearch::advance(int nodes, std::vector<TextHit> &hits)
{
    for (; nodes > 0 && m_next != NoNode; --nodes) {
        m_tree.forEachProperty(m_next, [&](const SgfProperty &property) {
            searchProperty(property, m_next, m_query, hits);
        });
        m_next = m_tree.nextInSubtree(m_next, m_tree.root());
    }
    return m_next == NoNode;
}

} // namespace shinpan
