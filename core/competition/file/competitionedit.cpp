#include "core/competition/file/competitionedit.h"

#include "core/competition/file/competitionkeys.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace shinpan {

namespace {

using namespace setting;

/// A text and what it says.
struct TomlDocument
{
    QByteArray text;
    TomlValue root;

    [[nodiscard]] static std::optional<TomlDocument> of(const QByteArray &text)
    {
        Result<TomlValue, TomlError> root = parseToml(text);
        return root ? std::optional(TomlDocument{text, std::move(*root)}) : std::nullopt;
    }

    [[nodiscard]] QByteArray written(const TomlValue &value) const
    {
        return text.sliced(value.begin, value.end - value.begin);
    }
    /// The place behind the end of the line that this is in.
    [[nodiscard]] qsizetype nextLine(qsizetype at) const
    {
        const qsizetype feed = text.indexOf('\n', at);
        return feed < 0 ? text.size() : feed + 1;
    }
    [[nodiscard]] qsizetype lineStart(qsizetype at) const
    {
        return at == 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
    }
};

[[nodiscard]] bool isTable(const TomlValue &value)
{
    return std::holds_alternative<TomlValue::Table>(value.data);
}

/// Whether it is a list of tables with headings of their own: [[player]].
[[nodiscard]] bool isTableList(const TomlValue &value)
{
    const auto *array = std::get_if<TomlValue::Array>(&value.data);
    return array != nullptr && !array->empty() && std::ranges::all_of(*array, isTable);
}

/// The tables under this key; none if there are none.
[[nodiscard]] std::span<const TomlValue> tablesOf(const TomlValue *parent, Key key)
{
    const TomlValue *const list = parent != nullptr ? parent->find(key) : nullptr;
    return list != nullptr && isTableList(*list)
             ? std::span<const TomlValue>(std::get<TomlValue::Array>(list->data))
             : std::span<const TomlValue>();
}

/// Collects the places where the headings of all tables begin that have one.
void collectHeadings(const TomlDocument &document,
                     const TomlValue &value,
                     std::vector<qsizetype> &headings)
{
    const auto visit = [&](const TomlValue &child) {
        if (isTable(child) && document.text.sliced(child.begin).startsWith('[')) {
            headings.push_back(child.begin);
        }
        collectHeadings(document, child, headings);
    };
    if (const auto *table = std::get_if<TomlValue::Table>(&value.data)) {
        for (const TomlEntry &entry : *table) {
            visit(entry.value);
        }
    } else if (const auto *array = std::get_if<TomlValue::Array>(&value.data)) {
        std::ranges::for_each(*array, visit);
    }
}

/// Collects changes of a text, and makes them.
class TomlEdit
{
public:
    explicit TomlEdit(const TomlDocument &document)
        : m_document(document)
    {
        collectHeadings(document, document.root, m_headings);
        std::ranges::sort(m_headings);
    }

    /// The settings of a table, `to` instead of `from`, which are tables of these documents.
    void change(const TomlValue &table,
                const TomlDocument &before,
                const TomlValue &from,
                const TomlDocument &after,
                const TomlValue &to)
    {
        for (const TomlEntry &entry : std::get<TomlValue::Table>(to.data)) {
            const QByteArray key = entry.key.toLatin1();
            const TomlValue *const old = from.find(QLatin1String(key));
            const bool isSame =
                old != nullptr && before.written(*old) == after.written(entry.value);
            if (!isSame && !isTable(entry.value) && !isTableList(entry.value)) {
                set(table, entry.key, after.written(entry.value));
            }
        }
        for (const TomlEntry &entry : std::get<TomlValue::Table>(from.data)) {
            const QByteArray key = entry.key.toLatin1();
            if (to.find(QLatin1String(key)) == nullptr && !isTable(entry.value)
                && !isTableList(entry.value)) {
                remove(table, key);
            }
        }
    }

    /// Removes a setting, if the table has it.
    void drop(const TomlValue &table, Key key) { remove(table, QByteArray(key.latin1())); }

    void add(qsizetype at, const QByteArray &text) { m_changes.push_back({at, at, text}); }

    /// Removes a table with its heading and all that belongs to it. What is said above the next
    /// heading stays.
    void removeBlock(const TomlValue &table)
    {
        m_changes.push_back({m_document.lineStart(table.begin), endOfBlock(table), {}});
    }

    /// The place behind the last line of a table that has a heading.
    [[nodiscard]] qsizetype endOfBlock(const TomlValue &table) const
    {
        const auto next = std::ranges::upper_bound(m_headings, table.begin);
        qsizetype end =
            next == m_headings.end() ? m_document.text.size() : m_document.lineStart(*next);
        while (end > 0) {
            const qsizetype line = m_document.lineStart(end - 1);
            const QByteArray said = m_document.text.sliced(line, end - line).trimmed();
            if (line <= table.begin || !(said.isEmpty() || said.startsWith('#'))) {
                break;
            }
            end = line;
        }
        return end;
    }

    [[nodiscard]] QByteArray made() const
    {
        std::vector<Change> changes = m_changes;
        std::ranges::stable_sort(changes, std::greater(), &Change::begin);
        QByteArray text = m_document.text;
        for (const Change &change : changes) {
            text.replace(change.begin, change.end - change.begin, change.text);
        }
        return text;
    }

private:
    struct Change
    {
        qsizetype begin;
        qsizetype end;
        QByteArray text;
    };

    void set(const TomlValue &table, const QString &key, const QByteArray &value)
    {
        if (const TomlValue *const old = table.find(QLatin1String(key.toLatin1()))) {
            m_changes.push_back({old->begin, old->end, value});
            return;
        }
        qsizetype place = &table == &m_document.root ? 0 : m_document.nextLine(table.begin);
        for (const TomlEntry &entry : std::get<TomlValue::Table>(table.data)) {
            if (!isTable(entry.value) && !isTableList(entry.value)) {
                place = std::max(place, m_document.nextLine(entry.value.end));
            }
        }
        const bool isLineOpen = place > 0 && m_document.text[place - 1] != '\n';
        add(place, (isLineOpen ? "\n" : "") + key.toUtf8() + " = " + value + '\n');
    }

    void remove(const TomlValue &table, const QByteArray &key)
    {
        if (const TomlValue *const old = table.find(QLatin1String(key))) {
            m_changes.push_back(
                {m_document.lineStart(old->begin), m_document.nextLine(old->end), {}});
        }
    }

    const TomlDocument &m_document;
    std::vector<qsizetype> m_headings; ///< in their order
    std::vector<Change> m_changes;
};

/// The lines of a table of that text, a blank one in front.
[[nodiscard]] QByteArray blockOf(const TomlDocument &document, const TomlValue &table)
{
    const TomlEdit whole(document);
    const qsizetype begin = document.lineStart(table.begin);
    return '\n' + document.text.sliced(begin, whole.endOfBlock(table) - begin);
}

[[nodiscard]] const TomlValue *playerOf(std::span<const TomlValue> players,
                                        const Competition &competition,
                                        const QString &id)
{
    const auto found = std::ranges::find(competition.players, id, &CompetitionPlayer::id);
    const auto index = static_cast<std::size_t>(found - competition.players.begin());
    return index < players.size() ? &players[index] : nullptr;
}

/// Changes what is said of a player that stays. A changed command has its arguments in it.
void changePlayer(TomlEdit &edit,
                  const TomlValue &table,
                  const TomlDocument &from,
                  const TomlValue &old,
                  const TomlDocument &to,
                  const TomlValue &next)
{
    edit.change(table, from, old, to, next);
    const TomlValue *const before = old.find(Command);
    const TomlValue *const after = next.find(Command);
    if (before != nullptr && after != nullptr && from.written(*before) != to.written(*after)) {
        edit.drop(table, Arguments);
    }
}

/// Changes players, removes those that are gone, and adds those that come last.
void changePlayers(TomlEdit &edit,
                   const TomlDocument &text,
                   const TomlDocument &from,
                   const TomlDocument &to,
                   const Competition &before,
                   const Competition &after)
{
    const std::span<const TomlValue> players = tablesOf(&text.root, setting::Player);
    const std::span<const TomlValue> wanted = tablesOf(&to.root, setting::Player);
    if (players.empty()) {
        return;
    }
    const std::span<const TomlValue> known = tablesOf(&from.root, setting::Player);
    for (const CompetitionPlayer &player : before.players) {
        const TomlValue *const table = playerOf(players, before, player.id);
        const TomlValue *const old = playerOf(known, before, player.id);
        const TomlValue *const next = playerOf(wanted, after, player.id);
        if (table != nullptr && next == nullptr) {
            edit.removeBlock(*table);
        } else if (table != nullptr && old != nullptr) {
            changePlayer(edit, *table, from, *old, to, *next);
        }
    }
    for (const CompetitionPlayer &player : after.players) {
        const TomlValue *const table = playerOf(wanted, after, player.id);
        const bool isNew = std::ranges::find(before.players, player.id, &CompetitionPlayer::id)
                        == before.players.end();
        if (table != nullptr && isNew) {
            edit.add(edit.endOfBlock(players.back()), blockOf(to, *table));
        }
    }
}

/// Changes the parameters of a tune, by their places: the last ones are gone, or new.
void changeParameters(TomlEdit &edit,
                      const TomlDocument &text,
                      const TomlDocument &from,
                      const TomlDocument &to)
{
    const auto tables = tablesOf(&text.root, ParameterTable);
    const auto old = tablesOf(&from.root, ParameterTable);
    const auto next = tablesOf(&to.root, ParameterTable);
    for (std::size_t i = 0; i < tables.size() && tables.size() == old.size(); ++i) {
        if (i < next.size()) {
            edit.change(tables[i], from, old[i], to, next[i]);
        } else {
            edit.removeBlock(tables[i]);
        }
    }
    for (std::size_t i = tables.size(); !tables.empty() && i < next.size(); ++i) {
        edit.add(edit.endOfBlock(tables.back()), blockOf(to, next[i]));
    }
}

/// Changes, adds or removes random openings.
void changeOpenings(TomlEdit &edit,
                    const TomlDocument &text,
                    const TomlDocument &from,
                    const TomlDocument &to)
{
    constexpr Key Source("source");
    const TomlValue *const table = text.root.find(setting::Openings);
    const TomlValue *const wanted = to.root.find(setting::Openings);
    const auto sources = tablesOf(table, Source);
    const auto old = tablesOf(from.root.find(setting::Openings), Source);
    const auto next = tablesOf(wanted, Source);
    if (sources.size() == 1 && old.size() == 1 && next.size() == 1) {
        edit.change(sources.front(), from, old.front(), to, next.front());
    } else if (table == nullptr && next.size() == 1) {
        edit.add(text.text.size(), blockOf(to, *wanted) + blockOf(to, next.front()));
    } else if (sources.size() == 1 && next.empty()) {
        edit.removeBlock(sources.front());
        if (table->begin != sources.front().begin
            && text.text.sliced(table->begin).startsWith('[')) {
            edit.removeBlock(*table);
        }
    }
}

} // namespace

Result<QByteArray> editedCompetition(const QByteArray &text,
                                     const Competition &before,
                                     const Competition &after)
{
    const std::optional<TomlDocument> document = TomlDocument::of(text);
    const std::optional<TomlDocument> from = TomlDocument::of(toToml(before).toUtf8());
    const std::optional<TomlDocument> to = TomlDocument::of(toToml(after).toUtf8());
    if (!document || !from || !to) {
        return failure(Message::of(QT_TRANSLATE_NOOP("Messages", "the file cannot be read")));
    }
    TomlEdit edit(*document);
    edit.change(document->root, *from, from->root, *to, to->root);
    const TomlValue nothing{.data = TomlValue::Table()};
    for (const Key key :
         {setting::Game, SprtTest, StopTable, TuneTable, setting::Certificate, setting::Machines}) {
        const TomlValue *const old = from->root.find(key);
        const TomlValue *const next = to->root.find(key);
        const TomlValue *const table = document->root.find(key);
        if (table != nullptr && next != nullptr) { // all that was usual is in no old one
            edit.change(*table, *from, old != nullptr ? *old : nothing, *to, *next);
        } else if (table != nullptr && old != nullptr && next == nullptr) {
            edit.removeBlock(*table);
        } else if (table == nullptr && next != nullptr
                   && (old == nullptr || from->written(*old) != to->written(*next)
                       || blockOf(*from, *old) != blockOf(*to, *next))) {
            edit.add(text.size(), blockOf(*to, *next));
        }
    }
    changeOpenings(edit, *document, *from, *to);
    changeParameters(edit, *document, *from, *to);
    changePlayers(edit, *document, *from, *to, before, after);
    const QByteArray made = edit.made();
    const Result<Competition, CompetitionFileErrors> wanted =
        readCompetitionText(to->text, after.file);
    if (!wanted) {
        return failure(wanted.error().front().message());
    }
    if (readCompetitionText(made, after.file) != wanted) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages", "the file is written in a way that only an editor of texts "
                        "can change: please do it there")));
    }
    return made;
}

} // namespace shinpan
