#include "core/competition/seal/bundle.h"

#include "core/competition/file/competitionreader.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/result/storedmoves.h"
#include "core/competition/seal/redaction.h"

#include <algorithm>

namespace shinpan {

namespace {

/// The failure about an entry that is not what the manifest says.
[[nodiscard]] Message notAsSealed(const QString &name)
{
    return Message::of(QT_TRANSLATE_NOOP("Messages", "%1 is not what was sealed"), name);
}

[[nodiscard]] bool isAsSealed(const Manifest &manifest,
                              const QString &name,
                              const QByteArray &content)
{
    return manifest.entries.value(name, {-1, {}}) == entryOf(content);
}

} // namespace

Result<Bundle> Bundle::open(const QString &path)
{
    Result<std::unique_ptr<ArchiveReader>> archive = ArchiveReader::open(path);
    if (!archive) {
        return failure(archive.error());
    }
    Bundle bundle;
    bundle.path = path;
    while (true) {
        const auto next = (*archive)->next();
        if (!next) {
            return failure(next.error());
        }
        if (!*next) {
            break;
        }
        const QString &name = (*next)->name;
        if (bundle.sizes.contains(name)) {
            return failure(
                Message::of(QT_TRANSLATE_NOOP("Messages", "it has two entries \"%1\""), name));
        }
        bundle.sizes.insert(name, (*next)->bytes);
        if (!name.contains(u'/')) {
            const Result<QByteArray> content = (*archive)->content();
            if (!content) {
                return failure(content.error());
            }
            bundle.documents.insert(name, *content);
        }
    }
    if (!bundle.documents.contains(entry::Manifest)) {
        return failure(Message::of(QT_TRANSLATE_NOOP(
            "Messages", "it has no manifest, so it is not a sealed competition")));
    }
    const QByteArray json = bundle.documents.take(entry::Manifest);
    const Result<Manifest> manifest = manifestFromJson(json);
    if (!manifest) {
        return failure(manifest.error());
    }
    bundle.sizes.remove(entry::Manifest);
    bundle.manifest = *manifest;
    bundle.manifestHash = sha256Of(json);
    return bundle;
}

Result<void> Bundle::visitEntries(const QStringList &folders, const Visit &visit) const
{
    Result<std::unique_ptr<ArchiveReader>> archive = ArchiveReader::open(path);
    if (!archive) {
        return failure(archive.error());
    }
    while (true) {
        const auto next = (*archive)->next();
        if (!next) {
            return failure(next.error());
        }
        if (!*next) {
            return {};
        }
        const QString name = (*next)->name;
        if (std::ranges::none_of(
                folders, [&name](const QString &folder) { return name.startsWith(folder); })) {
            continue;
        }
        const Result<QByteArray> content = (*archive)->content();
        if (!content) {
            return failure(content.error());
        }
        if (!visit(name, *content)) {
            return {};
        }
    }
}

Result<Competition> readSettings(const QByteArray &toml)
{
    if (toml.size() > LargestCompetitionFile) {
        return failure(inFile(entry::Settings, tooLarge(LargestCompetitionFile)));
    }
    const auto read =
        readCompetitionText(toml, QLatin1String(Redaction::Home) + u'/' + entry::Settings);
    return read ? Result<Competition>(*read) : failure(read.error().front().message());
}

CompetitionReport reportOf(const SealedCompetition &sealed)
{
    CompetitionReport report =
        makeReport(sealed.competition, sealed.games, sealed.engines, sealed.events);
    if (sealed.competition.tune) {
        addTune(report, tuneReportOf(sealed.competition, sealed.games));
    }
    if (sealed.honesty) {
        report.honesty = sealed.honesty->report();
    }
    return report;
}

void SealedCompetition::add(const SealedGame &sealed)
{
    if (!honesty) {
        honesty.emplace(competition);
    }
    if (honesty->lacks(sealed.game)) {
        honesty->add(sealed.game, chancesIn(sealed.moves));
    }
    games.push_back(sealed.game);
}

Result<SealedCompetition> readSealed(const QString &path)
{
    const Result<Bundle> bundle = Bundle::open(path).map_error(inFile(path));
    if (!bundle) {
        return failure(bundle.error());
    }
    for (const QString &name : {entry::Settings, entry::Engines, entry::Events}) {
        if (!isAsSealed(bundle->manifest, name, bundle->documents.value(name))) {
            return failure(inFile(path, notAsSealed(name)));
        }
    }
    const Result<Competition> competition = readSettings(bundle->documents.value(entry::Settings));
    if (!competition) {
        return failure(inFile(path, competition.error()));
    }
    SealedCompetition sealed{bundle->manifest,
                             bundle->manifestHash,
                             *competition,
                             sealedEnginesFromJson(bundle->documents.value(entry::Engines)),
                             {},
                             sealedEventsFromJson(bundle->documents.value(entry::Events)),
                             {}};
    QString wrong;
    const Result<void> read =
        bundle->visitEntries({entry::Games}, [&](const QString &name, const QByteArray &content) {
            const auto game = sealedGameFromJson(content);
            if (!game || !isAsSealed(bundle->manifest, name, content)) {
                wrong = name;
                return false;
            }
            sealed.add(*game);
            return true;
        });
    if (!read || !wrong.isEmpty()) {
        return failure(inFile(path, read ? notAsSealed(wrong) : read.error()));
    }
    return sealed;
}

} // namespace shinpan
