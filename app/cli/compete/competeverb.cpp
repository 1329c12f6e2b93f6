#include "app/cli/compete/competeverb.h"

#include "app/common/output.h"
#include "core/competition/store/resultstore.h"
#include "core/util/wholefile.h"

namespace shinpan {

int complainOf(const QString &text)
{
    standardError().writeLine(QStringLiteral("shinpan-cli compete: ") + text);
    return CompeteFailed;
}

int complainOf(const CompetitionFileErrors &errors)
{
    for (const CompetitionFileError &error : errors) {
        standardError().writeLine(error.message());
    }
    return CompeteFailed;
}

std::optional<QString> onlyFile(const VerbArguments &arguments)
{
    const QStringList &files = arguments.files();
    if (files.size() == 1) {
        return files.first();
    }
    complainOf(files.isEmpty()
                   ? QStringLiteral("say which competition: its file")
                   : QStringLiteral("\"%1\" is one argument too many").arg(files.at(1)));
    return std::nullopt;
}

std::optional<Competition> readCompetitionOf(const VerbArguments &arguments)
{
    const std::optional<QString> file = onlyFile(arguments);
    if (!file) {
        return std::nullopt;
    }
    Result<Competition, CompetitionFileErrors> competition = readCompetition(*file);
    if (competition) {
        return std::move(*competition);
    }
    complainOf(competition.error());
    return std::nullopt;
}

std::unique_ptr<ResultStore> recordOf(const Competition &competition)
{
    Result<std::unique_ptr<ResultStore>> store = ResultStore::openForReading(competition.file);
    if (!store) {
        complainOf(store.error());
        return nullptr;
    }
    return std::move(*store);
}

int writeOutput(const VerbArguments &arguments, const QByteArray &bytes)
{
    const QString path = arguments.value(CompeteOutputOption.name);
    if (path.isEmpty() || path == QLatin1String("-")) {
        Output &out = standardOutput();
        out.writeData(bytes);
        out.flush();
        return out.error() ? complainOf(QStringLiteral("standard output: ") + *out.error())
                           : CompeteDone;
    }
    const Result<void> saved = saveWholeFile(bytes, path);
    return saved ? CompeteDone : complainOf(QStringLiteral("%1: %2").arg(path, saved.error()));
}

} // namespace shinpan
