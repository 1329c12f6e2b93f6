#include "app/cli/compete/competecall.h"

#include "app/common/output.h"
#include "core/competition/serve/competitionsite.h"
#include "core/util/spoken.h"
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
        standardError().writeLine(spoken(error.message()));
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
                   ? spoken(QT_TRANSLATE_NOOP("Messages", "say which competition: its file"))
                   : spoken(QT_TRANSLATE_NOOP("Messages", "\"%1\" is one argument too many"),
                            files.at(1)));
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
        complainOf(QStringLiteral("%1: %2").arg(played.competition.file, spoken(played.note)));
    }
}

Result<std::unique_ptr<CompetitionSite>> openSite(const PlayedCompetition &played,
                                                  const QString &place)
{
    const Result<TcpAddress> address = listeningAddress(place);
    if (!address) {
        return failure(
            Message::of(QT_TRANSLATE_NOOP("Messages", "\"%1\" %2"), place, address.error()));
    }
    Result<std::unique_ptr<CompetitionSite>> site = CompetitionSite::open(played, *address);
    if (site) {
        standardError().writeLine(
            spoken(QT_TRANSLATE_NOOP("Messages", "In a browser: %1"), (*site)->url()));
    }
    return site;
}

int writeOutput(const QByteArray &bytes, const QString &path)
{
    if (path.isEmpty() || path == QLatin1String("-")) {
        Output &out = standardOutput();
        out.writeData(bytes);
        out.flush();
        return out.error() ? complainOf(
                   spoken(QT_TRANSLATE_NOOP("Messages", "standard output: %1"), *out.error()))
                           : ExitDone;
    }
    const Result<void> saved = saveWholeFile(bytes, path);
    return saved ? ExitDone : complainOf(inFile(path, saved.error()));
}

} // namespace shinpan
