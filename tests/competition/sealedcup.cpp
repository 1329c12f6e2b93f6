#include "tests/competition/sealedcup.h"

#include "core/competition/seal/archivereader.h"
#include "core/competition/seal/archivewriter.h"
#include "core/competition/seal/manifest.h"
#include "core/util/wholefile.h"
#include "tests/competition/fakecompetition.h"

#include <QDir>

namespace shinpan::test {

QString sealedCup(const QString &folder, int games, const SealOptions &options)
{
    Competition cup = fakeCompetition(2, games, folder);
    cup.logsGtp = true;
    for (const Color color : BothColors) {
        cup.setup.time[color] = *timeControlFromText("1m+3x10s");
    }
    for (std::size_t player = 0; player < cup.players.size(); ++player) {
        const QString chances = QDir(folder).filePath(QStringLiteral("chances%1").arg(player));
        const QByteArray words = "Chance to win: " + QByteArray::number(61 + player)
                               + " %, after 1,234 playouts. I am ahead by about 3 points.";
        if (!saveWholeFile(words, chances)) {
            return {};
        }
        addOptions(cup, player, {QStringLiteral("--explain-file"), chances});
    }
    cup.players[0].engine.environment = {{QStringLiteral("TOKEN"), QStringLiteral("a secret")}};
    {
        const std::unique_ptr<ResultStore> store = openedStore(cup);
        RunOptions run = ListeningRun::uncheckedRun();
        ListeningRun listening(cup, run, store.get());
        if (!store || !listening.play()) {
            return {};
        }
    }
    const QString bundle = QDir(folder).filePath(QStringLiteral("fakes.seal.zip"));
    const auto sealed =
        sealCompetition(cup.file, bundle, options, [](const SealPreview &) { return true; });
    if (!sealed) {
        qWarning("%s", qPrintable(sealed.error().english()));
    }
    return sealed ? bundle : QString();
}

QMap<QString, QByteArray> entriesOf(const QString &bundle)
{
    QMap<QString, QByteArray> entries;
    const auto archive = ArchiveReader::open(bundle);
    while (archive) {
        const auto next = (*archive)->next();
        if (!next || !*next) {
            break;
        }
        entries.insert((*next)->name, (*archive)->content().value_or(QByteArray()));
    }
    return entries;
}

bool writeBundle(const QString &path, QMap<QString, QByteArray> entries, bool isRenewed)
{
    const QByteArray sealed = entries.take(entry::Manifest);
    Manifest manifest = manifestFromJson(sealed).value_or(Manifest());
    ArchiveWriter archive(path);
    manifest.entries.clear();
    for (auto entry = entries.cbegin(); entry != entries.cend(); ++entry) {
        archive.add(entry.key(), *entry);
        manifest.entries.insert(entry.key(), entryOf(*entry));
    }
    archive.add(entry::Manifest, isRenewed ? toJson(manifest) : sealed);
    return archive.commit().has_value();
}

} // namespace shinpan::test
