#include "core/record/sgfwriter.h"

#include "core/record/sgfproperties.h"
#include "core/record/sgfvocabulary.h"

#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

constexpr qsizetype LineWidth = 78;

/// Text that is broken into lines where it may be.
class Lines
{
public:
    void reserve(qsizetype size) { m_text.reserve(size); }
    [[nodiscard]] const QByteArray &text() const { return m_text; }
    void clear()
    {
        m_text.resize(0);
        m_column = 0;
    }

    void breakLine() { put("\n"); }

    void put(QByteArrayView text)
    {
        m_text.append(text);
        advance(text);
    }

    /// Puts what must stay together; it gets a line of its own if the present one has no room for
    /// its first line.
    void putWhole(QByteArrayView text)
    {
        const qsizetype firstBreak = text.indexOf('\n');
        if (m_column > 0 && m_column + (firstBreak < 0 ? text.size() : firstBreak) > LineWidth) {
            breakLine();
        }
        put(text);
    }

    /// Puts a property's name, for its first value, and a value in brackets.
    void putValue(QByteArrayView name, QByteArrayView value)
    {
        const qsizetype firstBreak = value.indexOf('\n');
        const qsizetype length = name.size() + (firstBreak < 0 ? value.size() + 2 : firstBreak + 1);
        if (m_column > 1 && m_column + length > LineWidth) {
            breakLine();
        }
        m_text.append(name);
        m_text.append('[');
        m_text.append(value);
        m_text.append(']');
        m_column += name.size() + 2;
        advance(value);
    }

private:
    void advance(QByteArrayView text)
    {
        const qsizetype lastBreak = text.lastIndexOf('\n');
        m_column = lastBreak < 0 ? m_column + text.size() : text.size() - lastBreak - 1;
    }

    QByteArray m_text;
    qsizetype m_column = 0;
};

using Property = GameTree::Property;

class SgfTreeWriter
{
public:
    explicit SgfTreeWriter(const GameTree &tree)
        : m_tree(tree)
    { }

    [[nodiscard]] QByteArray write();

private:
    void openNode(NodeId node);
    void writeRoot();
    void writeNode();
    void composeProperty(const Property &property);
    void sortProperties(NodeId node);

    const GameTree &m_tree;
    Lines m_file;
    Lines m_node;                       ///< the node that is being written
    std::vector<Property> m_properties; ///< of the node that is being written, in writing order
};

/// Whether the node stands in parentheses of its own.
bool isVariation(const GameTree &tree, NodeId node)
{
    const NodeId parent = tree.parent(node);
    return parent == NoNode || tree.hasVariations(parent);
}

QByteArray SgfTreeWriter::write()
{
    NodeId node = m_tree.root();
    openNode(node);
    while (node != NoNode) {
        NodeId next = m_tree.firstChild(node);
        while (next == NoNode && node != NoNode) {
            if (isVariation(m_tree, node)) {
                m_file.put(")");
            }
            next = m_tree.nextSibling(node);
            node = m_tree.parent(node);
        }
        if (next != NoNode) {
            openNode(next);
        }
        node = next;
    }
    m_file.breakLine();
    return m_file.text();
}

void SgfTreeWriter::openNode(NodeId node)
{
    sortProperties(node);
    if (node == m_tree.root()) {
        m_file.put("(");
        writeRoot();
        return;
    }
    if (isVariation(m_tree, node)) {
        m_file.breakLine();
        m_file.put("(");
    } else if (m_tree.parent(node) == m_tree.root()) {
        m_file.breakLine();
    }
    writeNode();
}

void SgfTreeWriter::sortProperties(NodeId node)
{
    m_properties.clear();
    m_tree.forEachProperty(node,
                           [this](const Property &property) { m_properties.push_back(property); });
    const auto rankOf = [](const Property &property) {
        return traitsOf(property.packedName()).rank;
    };
    if (!std::ranges::is_sorted(m_properties, {}, rankOf)) {
        std::ranges::stable_sort(m_properties, {}, rankOf);
    }
}

/// The root has what every file must say first; each group of properties starts a line.
void SgfTreeWriter::writeRoot()
{
    static constexpr QByteArrayView leading[] = {"FF", "GM", "CA", "AP", "SZ"};
    const auto valuesOr = [this](QByteArrayView name, const QByteArray &missing) {
        const RawValues values = m_tree.values(m_tree.root(), name);
        return name.toByteArray() + (values.isEmpty() ? missing : values.text().toByteArray());
    };
    m_file.put(";" + valuesOr("FF", "[4]") + valuesOr("GM", "[1]") + "CA[UTF-8]");
    if (m_tree.isEdited()) {
        m_file.put("AP[Shinpan:" SHINPAN_VERSION "]");
    } else if (m_tree.has(m_tree.root(), "AP")) {
        m_file.put(valuesOr("AP", {}));
    }
    m_file.put(valuesOr("SZ", '[' + rawBoardSize(boardSizeOf(m_tree)) + ']'));
    auto role = PropertyTraits::Role::Root;
    m_node.clear();
    for (const Property &property : m_properties) {
        if (std::ranges::any_of(leading,
                                [&](QByteArrayView name) { return property.hasName(name); })) {
            continue;
        }
        if (std::exchange(role, traitsOf(property.packedName()).role) != role) {
            m_node.breakLine();
        }
        composeProperty(property);
    }
    m_file.put(m_node.text());
}

void SgfTreeWriter::writeNode()
{
    m_node.clear();
    m_node.put(";");
    for (const Property &property : m_properties) {
        composeProperty(property);
    }
    m_file.putWhole(m_node.text());
}

void SgfTreeWriter::composeProperty(const Property &property)
{
    QByteArray name = property.name();
    for (const QByteArrayView value : property.values()) {
        m_node.putValue(name, value);
        name.clear();
    }
}

/// Where writing to a path ends: a link's target, or the target of that link.
QString targetOf(QString path)
{
    static constexpr int MostLinks = 40; // as the kernel has it
    for (int links = 0; links < MostLinks && QFileInfo(path).isSymLink(); ++links) {
        path = QFileInfo(path).symLinkTarget();
    }
    return path;
}

} // namespace

QByteArray writeSgf(const GameTree &tree)
{
    return SgfTreeWriter(tree).write();
}

Result<void> saveSgfFile(const GameTree &tree, const QString &path)
{
    QSaveFile file(targetOf(path));
    const QByteArray text = writeSgf(tree);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        return failure(file.errorString());
    }
    return {};
}

} // namespace shinpan
