#include "core/engine/dialect/commandtraits.h"

#include "core/engine/knowledge/engineknowledge.h"

#include <QHash>

#include <vector>

namespace shinpan {

namespace {

/// Writes what a fact says of a command into its traits; nothing where it says nothing.
void note(const EngineFact &fact, const QString &name, CommandTraits &traits)
{
    switch (fact.kind()) {
    case FactKind::Asks:
        traits.effect = CommandEffect::None;
        break;
    case FactKind::Tells:
        traits.effect = CommandEffect::Tells;
        break;
    case FactKind::Plays:
        traits.effect = CommandEffect::Generates;
        break;
    case FactKind::Alters:
        traits.effect = CommandEffect::Alters;
        break;
    case FactKind::Interruptible:
        traits.end = fact.isSo("by-itself") ? CommandEnd::ByItselfOrNextLine : CommandEnd::NextLine;
        break;
    case FactKind::Streams:
        traits.isStreamed = true;
        break;
    case FactKind::NamesFile:
        traits.file = fact.isSo("unless-dash") ? CommandFile::NamedUnlessDash : CommandFile::Named;
        break;
    default:
        return;
    }
    if (fact.texts("black").contains(name)) {
        traits.color = Color::Black;
    } else if (fact.texts("white").contains(name)) {
        traits.color = Color::White;
    }
}

/// Every command of every engine's knowledge, and where each stands.
class Commands
{
public:
    Commands()
    {
        for (const EngineKnowledge *engine : allKnowledge()) {
            for (const EngineFact &fact : engine->facts) {
                for (const QString &name : fact.texts("commands")) {
                    note(fact, name, of(name.toLatin1()));
                }
            }
        }
    }

    [[nodiscard]] std::span<const CommandTraits> all() const { return m_all; }
    [[nodiscard]] const CommandTraits *find(QByteArrayView name) const
    {
        // The copy of the name is made of its bytes alone.
        const auto place = m_places.constFind(QByteArray::fromRawData(name.data(), name.size()));
        return place == m_places.cend() ? nullptr : &m_all[*place];
    }

private:
    [[nodiscard]] CommandTraits &of(const QByteArray &name)
    {
        auto place = m_places.find(name);
        if (place == m_places.end()) {
            place = m_places.insert(name, m_all.size());
            m_all.push_back({.name = place.key()});
        }
        return m_all[*place];
    }

    std::vector<CommandTraits> m_all;
    QHash<QByteArray, std::size_t> m_places; ///< holds the names
};

[[nodiscard]] const Commands &commands()
{
    static const Commands all;
    return all;
}

} // namespace

CommandTraits traitsOf(QByteArrayView name)
{
    const CommandTraits *const found = commands().find(name);
    return found == nullptr ? CommandTraits{.name = name} : *found;
}

std::span<const CommandTraits> knownCommands()
{
    return commands().all();
}

} // namespace shinpan
