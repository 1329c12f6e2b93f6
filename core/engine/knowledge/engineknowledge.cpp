#include "core/engine/knowledge/engineknowledge.h"

#include "core/util/regularfile.h"

#include <QDir>

#include <algorithm>

/// Q_INIT_RESOURCE() wants no namespace around it.
static void compileIn()
{
    Q_INIT_RESOURCE(knowledge);
}

namespace shinpan {

namespace {

[[nodiscard]] std::vector<EngineKnowledge> readAll()
{
    compileIn();
    std::vector<EngineKnowledge> all;
    const QDir folder(QStringLiteral(":/knowledge"));
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        constexpr qint64 Largest = 1 << 20;
        Result<EngineKnowledge> knowledge =
            readRegularFile(folder.filePath(name), Largest).and_then(&readKnowledge);
        if (!knowledge) { // EngineKnowledgeTest reads them all
            qFatal("%s: %s", qPrintable(name), qPrintable(knowledge.error().english()));
        }
        all.push_back(std::move(*knowledge));
    }
    std::stable_partition(all.begin(), all.end(),
                          [](const EngineKnowledge &one) { return one.name.isEmpty(); });
    return all;
}

/// GTP's own text where none is as wanted.
[[nodiscard]] const EngineKnowledge &find(auto isWanted)
{
    const std::span<const EngineKnowledge> all = allKnowledge();
    const auto found = std::find_if(all.begin() + 1, all.end(), isWanted);
    return found == all.end() ? all.front() : *found;
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

std::span<const EngineKnowledge> allKnowledge()
{
    static const std::vector<EngineKnowledge> all = readAll();
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
