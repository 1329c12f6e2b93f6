#pragma once

#include "core/util/message.h"
#include "core/util/result.h"
#include "core/util/toml/tomltext.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace shinpan {

/// The kinds of facts about engines; the room's README.md says what each tells.
enum class FactKind : std::uint8_t {
    Asks,
    Tells,
    Plays,
    Alters,
    Interruptible,
    Streams,
    NamesFile,
    ToldByArguments,
    Counts,
    TakesRules,
    TakesKomi,
    TakesSizes,
    TakesTime,
    Suicide,
    Handicap,
    BoardSize,
    Undo,
    LoadSgf,
    PrintSgf,
    FinalScore,
    DeadList,
    Analysis,
    Speaks,
    Regression,
    CpuTime,
    Unlisted,
    Reads,
    Warning,
};

/// The word of a kind: "final-score".
[[nodiscard]] QString wordOf(FactKind kind);

/// A file that a question needs in the engine's working directory.
struct FactFile
{
    QString name;
    QByteArray text;
};

/// A command, and the answer that the fact says it has.
struct FactExchange
{
    QByteArray command;
    bool isSuccess = true;
    /// The answer, runs of blanks as one. Nothing: any answer of that status will do.
    std::optional<QString> answer{};
    bool isPattern = false; ///< the answer is a regular expression for the whole

    /// Whether an engine that answers so does as the fact says.
    [[nodiscard]] bool isMetBy(bool succeeds, const QString &text) const;
};

/// One thing that an engine does and that GTP's text does not say of every engine.
class EngineFact
{
public:
    /// Reads one `[[fact]]`. Fails with what is wrong in it: a kind, a field or a word that is not
    /// known, or a field of its kind that is missing.
    [[nodiscard]] static Result<EngineFact> read(const TomlValue &table);

    [[nodiscard]] FactKind kind() const { return m_kind; }
    /// Whether it tells what commands do.
    [[nodiscard]] bool isOfCommands() const { return m_kind <= FactKind::NamesFile; }
    /// A sentence for people without its subject, the engine: "plays on 19×19 alone."
    /// The message holds as long as the fact does; those that are compiled in stay.
    [[nodiscard]] Message words() const { return Message::of(m_words.constData()); }
    /// The document, or the place in the engine's own source, that says so; "seen" where none does.
    [[nodiscard]] QString source() const { return text("source"); }
    /// The first and the last version that are known to do so; empty where that is not known.
    [[nodiscard]] QString since() const { return text("since"); }
    [[nodiscard]] QString until() const { return text("until"); }
    /// Whether an engine of that version does so as far as is known; of every one if it is empty.
    [[nodiscard]] bool holdsFor(QStringView version) const;

    /// The words that stand behind the engine's own arguments for it to be so; mostly
    /// empty.
    [[nodiscard]] QString arguments() const { return text("arguments"); }
    [[nodiscard]] std::vector<FactFile> files() const;
    /// How an engine that was just started is asked; empty where it cannot be.
    [[nodiscard]] std::vector<FactExchange> question() const;

    // Fields of its kind, as the README has them. What is missing is empty, false or nothing.
    [[nodiscard]] QString text(const char *field) const;
    /// The texts of a list, or of all keys of a table.
    [[nodiscard]] QStringList texts(const char *field) const;
    [[nodiscard]] bool isSo(const char *field) const;
    [[nodiscard]] std::optional<double> number(const char *field) const;
    /// A text of a field that is a table.
    [[nodiscard]] QString text(const char *field, const char *key) const;

private:
    [[nodiscard]] const TomlValue *find(const char *field) const;

    FactKind m_kind = FactKind::Asks;
    TomlValue m_table;
    QByteArray m_words; ///< UTF-8
};

/// Compares versions by their numbers, "1.9" before "1.16.2"; letters count for nothing.
[[nodiscard]] std::weak_ordering compareVersions(QStringView one, QStringView other);

} // namespace shinpan
