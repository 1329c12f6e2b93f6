#include "app/cli/compete/competecall.h"

#include "app/common/output.h"
#include "core/competition/serve/competitionsite.h"
#include "core/util/wholefile.h"

namespace shinpan {

int complainOf(const QString &text)
{
    standardError().writeLine(QStringLiteral("shinpan-cli compete: ") + text);
    return ExitFailed;
}

int complainOf(const CompetitionFileErrors &errors)
{
    for (const CompetitionFileError &error : errors) {
        standardError().writeLine(error.message().english());
    }
    return ExitFailed;
}

std::optional<QString> onlyFile(const QCommandLineParser &arguments)
{
    const QStringList files = arguments.positionalArguments();
    if (files.size() == 1) {
        return files.first();
    }
    complainOf(files.isEmpty()
                   ? QStringLiteral("say which competition: its file")
                   : QStringLiteral("\"%1\" is one argument too many").arg(files.at(1)));
    return std::nullopt;
}

std::optional<Competition> readCompetitionOf(const QCommandLineParser &arguments)
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

std::optional<PlayedRecord> playedRecordOf(const QCommandLineParser &arguments)
{
    const std::optional<QString> file = onlyFile(arguments);
    if (!file) {
        return std::nullopt;
    }
    Result<std::unique_ptr<ResultStore>> store = ResultStore::openForReading(*file);
    const Result<PlayedCompetition, CompetitionFileErrors> played =
        store ? (*store)->played(*file) : playedCompetition(*file);
    if (!played) {
        complainOf(played.error());
        return std::nullopt;
    }
    if (!store) {
        complainOf(store.error());
        return std::nullopt;
    }
    return PlayedRecord{*played, std::move(*store)};
}

void tellNote(const PlayedCompetition &played)
{
    if (!played.note.isEmpty()) {
        complainOf(QStringLiteral("%1: %2").arg(played.competition.file, played.note.english()));
    }
}

Result<std::unique_ptr<CompetitionSite>> openSite(const PlayedCompetition &played,
                                                  const QString &place)
{
    const Result<TcpAddress> address = listeningAddress(place);
    if (!address) {
        return failure(Message::of("\"%1\" %2", place, address.error()));
    }
    Result<std::unique_ptr<CompetitionSite>> site = CompetitionSite::open(played, *address);
    if (site) {
        standardError().writeLine(QStringLiteral("In a browser: ") + (*site)->url());
    }
    return site;
}

int writeOutput(const QByteArray &bytes, const QString &path)
{
    if (path.isEmpty() || path == QLatin1String("-")) {
        Output &out = standardOutput();
        out.writeData(bytes);
        out.flush();
        return out.error() ? complainOf(QStringLiteral("standard output: ") + *out.error())
                           : ExitDone;
    }
    const Result<void> saved = saveWholeFile(bytes, path);
    return saved ? ExitDone : complainOf(inFile(path, saved.error()));
}

} // namespace shinpan
