#include "core/competition/store/serieschanges.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/result/recordedstandings.h"
#include "core/competition/store/storerecord.h"
#include "core/util/message.h"

#include <QFileInfo>

#include <algorithm>

namespace shinpan {

namespace {

/// Whether this folder, which the record names, may have been the competition's: it still is, or
/// has gone, or has a record of this name, of which ours is a copy.
bool wasHome(const QString &folder, const CompetitionFiles &files)
{
    return !QFileInfo::exists(folder)
        || QFileInfo::exists(folder + u'/' + QFileInfo(files.database()).fileName());
}

/// Games that were played, and would no longer be shown.
QList<Message> gamesWithoutPlace(const StoreRecord &record,
                                 const Series &series,
                                 const Competition &now)
{
    Standings standings(now.players.size());
    const std::size_t lost =
        enterFinished(now, *scheduleOf(now), standings, record.readable(record.games()));
    if (lost == 0) {
        return {};
    }
    const auto before = readCompetitionText(series.competition, now.file);
    return QList<Message>{Message::of(
               QT_TRANSLATE_NOOP("Messages", "%1 games that were played have no place in it"),
               lost)}
         + (before ? otherDifferences(*before, now) : QList<Message>());
}

QString countText(std::optional<int> value)
{
    return value ? QString::number(*value) : QStringLiteral("unlimited");
}

QString amountText(std::optional<double> value)
{
    return value ? QString::number(*value) : QStringLiteral("none");
}

QStringList idsOf(const std::vector<CompetitionMatchup> &matchups)
{
    QStringList ids;
    for (const CompetitionMatchup &matchup : matchups) {
        ids += matchup.id;
    }
    return ids;
}

/// Collects what differs between two competitions.
class OtherDifferences
{
public:
    void add(const QString &name, const QString &before, const QString &now)
    {
        if (before != now) {
            m_found += Message::of(QT_TRANSLATE_NOOP("Messages", "%1 was %2 and is now %3"), name,
                                   before, now);
        }
    }
    void add(const QString &name, const QStringList &before, const QStringList &now)
    {
        if (before != now) {
            const QString comma = QStringLiteral(", ");
            m_found += Message::of(QT_TRANSLATE_NOOP("Messages", "%1 were %2 and are now %3"), name,
                                   before.join(comma), now.join(comma));
        }
    }
    void add(const CompetitionMatchup &before, const CompetitionMatchup &now)
    {
        const QString prefix = QStringLiteral("matchup %1: ").arg(now.id);
        add(prefix + QStringLiteral("name"), before.name, now.name);
        add(prefix + QStringLiteral("games"), countText(before.games), countText(now.games));
    }

    [[nodiscard]] const QList<Message> &found() const { return m_found; }

private:
    QList<Message> m_found;
};

} // namespace

QList<Message> changesSince(const StoreRecord &record,
                            const Series &series,
                            const SeriesContent &now)
{
    const CompetitionFiles files(record.path);
    const SeriesSettings before =
        seenFromHome(series.settings, now.settings,
                     [&files](const QString &folder) { return wasHome(folder, files); });
    QList<Message> changes = differences(before, now.settings);
    if (changes.isEmpty() && now.competition && now.text() != series.competition) {
        changes = gamesWithoutPlace(record, series, *now.competition);
    }
    return changes;
}

QList<Message> otherDifferences(const Competition &before, const Competition &now)
{
    OtherDifferences differences;
    differences.add(QStringLiteral("name"), before.name, now.name);
    differences.add(QStringLiteral("description"), before.description, now.description);
    differences.add(QStringLiteral("players"), playerIds(before), playerIds(now));
    differences.add(QStringLiteral("matchups"), idsOf(before.matchups), idsOf(now.matchups));
    const CompetitionKind &kind = kindOf(now);
    if (before.type == now.type && kind.parts != CompetitionKind::Parts::Matchups) { // they say it
        differences.add(QStringLiteral("games"), countText(before.games), countText(now.games));
        for (const OwnNumber &own : kind.numbers) {
            if (!own.decides) { // those that do are listed with all that does
                differences.add(own.key, countText(before.*own.field), countText(now.*own.field));
            }
        }
    }
    for (std::size_t i = 0; i < std::min(before.matchups.size(), now.matchups.size()); ++i) {
        if (before.matchups[i].id == now.matchups[i].id) {
            differences.add(before.matchups[i], now.matchups[i]);
        }
    }
    if (before.tune && now.tune) {
        differences.add(QStringLiteral("hours"), amountText(before.tune->hours),
                        amountText(now.tune->hours));
        differences.add(QStringLiteral("precision"), amountText(before.tune->precision),
                        amountText(now.tune->precision));
    }
    return differences.found();
}

Message namedChanges(const QList<Message> &changes)
{
    static constexpr qsizetype MostNamed = 5;
    Message named;
    for (const Message &change : changes.first(std::min(MostNamed, changes.size()))) {
        named = named.isEmpty() ? change : named.followedBy(change);
    }
    return changes.size() <= MostNamed
             ? named
             : named.followedBy(Message::of(QT_TRANSLATE_NOOP("Messages", "and %1 more"),
                                            changes.size() - MostNamed));
}

} // namespace shinpan
