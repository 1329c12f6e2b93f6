#include "core/engine/knowledge/engineknowledge.h"

#include "core/util/regularfile.h"

#include <QDir>

#include <deque>
#include <mutex>
#include <utility>

/// Q_INIT_RESOURCE() wants no namespace around it.
static void compileIn()
{
    Q_INIT_RESOURCE(knowledge);
}

namespace shinpan {

namespace {

[[nodiscard]] EngineKnowledge readCompiledIn(const QByteArray &toml)
{
    Result<EngineKnowledge> knowledge = readKnowledge(toml);
    if (!knowledge) { // EngineKnowledgeTest reads them all
        qFatal("%s\n%s", toml.left(80).constData(), qPrintable(knowledge.error().english()));
    }
    return std::move(*knowledge);
}

/// One of the files. Whose it is stands before its first fact; the facts are read when they are
/// first wanted, as reading all of them takes a program longer than it takes to start.
class KnowledgeFile
{
public:
    explicit KnowledgeFile(const QByteArray &toml)
        : m_toml(toml)
        , m_head(readCompiledIn(toml.left(toml.indexOf("\n[["))))
    { }

    [[nodiscard]] const EngineKnowledge &head() const { return m_head; }
    [[nodiscard]] const EngineKnowledge &whole()
    {
        std::call_once(m_isRead, [this] { m_whole = readCompiledIn(m_toml); });
        return m_whole;
    }

private:
    QByteArray m_toml;
    EngineKnowledge m_head; ///< has no facts
    EngineKnowledge m_whole;
    std::once_flag m_isRead;
};

/// GTP's own text comes first.
[[nodiscard]] std::deque<KnowledgeFile> openAll()
{
    compileIn();
    std::deque<KnowledgeFile> files;
    const QDir folder(QStringLiteral(":/knowledge"));
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        constexpr qint64 Largest = 1 << 20;
        const QByteArray toml = *readRegularFile(folder.filePath(name), Largest);
        if (name == QLatin1String("gtp.toml")) {
            files.emplace_front(toml);
        } else {
            files.emplace_back(toml);
        }
    }
    return files;
}

[[nodiscard]] std::deque<KnowledgeFile> &allFiles()
{
    static std::deque<KnowledgeFile> files = openAll();
    return files;
}

/// Nothing where none is as wanted.
[[nodiscard]] const EngineKnowledge &find(auto isWanted)
{
    static const EngineKnowledge nothing;
    for (KnowledgeFile &file : allFiles()) {
        if (!file.head().name.isEmpty() && isWanted(file.head())) {
            return file.whole();
        }
    }
    return nothing;
}

} // namespace

std::vector<const EngineFact *> EngineKnowledge::of(FactKind kind, QStringView version) const
{
    std::vector<const EngineFact *> found;
    for (const EngineFact &fact : facts) {
        if (fact.kind() == kind && fact.holdsFor(version)) {
            found.push_back(&fact);
        }
    }
    return found;
}

Result<EngineKnowledge> readKnowledge(const QByteArray &toml)
{
    const Result<TomlValue, TomlError> text = parseToml(toml);
    if (!text) {
        return failure(
            Message::verbatim(QStringLiteral("line %1: %2")
                                  .arg(QString::number(text.error().line), text.error().text)));
    }
    EngineKnowledge knowledge;
    for (const TomlEntry &entry : std::get<TomlValue::Table>(text->data)) {
        const auto *const word = std::get_if<QString>(&entry.value.data);
        const auto *const list = std::get_if<TomlValue::Array>(&entry.value.data);
        if (word && entry.key == QLatin1String("name")) {
            knowledge.name = *word;
        } else if (word && entry.key == QLatin1String("arguments")) {
            knowledge.arguments = *word;
        } else if (list && entry.key == QLatin1String("program")) {
            for (const TomlValue &program : *list) {
                knowledge.programs << std::get<QString>(program.data);
            }
        } else if (list && entry.key == QLatin1String("fact")) {
            for (const TomlValue &table : *list) {
                Result<EngineFact> fact = EngineFact::read(table);
                if (!fact) {
                    return failure(Message::verbatim(
                        QStringLiteral("line %1: %2")
                            .arg(QString::number(table.line), fact.error().english())));
                }
                knowledge.facts.push_back(std::move(*fact));
            }
        } else {
            return failure(Message::verbatim(
                QStringLiteral("line %1: \"%2\" is nothing that is said of an engine")
                    .arg(QString::number(entry.value.line), entry.key)));
        }
    }
    return knowledge;
}

std::vector<const EngineKnowledge *> allKnowledge()
{
    std::vector<const EngineKnowledge *> all;
    for (KnowledgeFile &file : allFiles()) {
        all.push_back(&file.whole());
    }
    return all;
}

const EngineKnowledge &knowledgeNamed(QStringView name)
{
    return find([name](const EngineKnowledge &one) {
        const qsizetype length = one.name.size();
        return name.startsWith(one.name, Qt::CaseInsensitive)
            && (name.size() == length || !name.at(length).isLetterOrNumber());
    });
}

const EngineKnowledge &knowledgeOfProgram(QStringView program)
{
    return find([program](const EngineKnowledge &one) {
        return one.programs.contains(program, Qt::CaseSensitive);
    });
}

} // namespace shinpan
