#include "core/competition/seal/verification.h"

#include "core/competition/report/reportformats.h"
#include "core/competition/result/storedmoves.h"
#include "core/competition/seal/bundle.h"
#include "core/competition/seal/gameproof.h"
#include "core/competition/seal/jsondifference.h"
#include "core/competition/seal/repetitionproof.h"
#include "core/competition/seal/sealedgame.h"
#include "core/competition/seal/sealedplans.h"

#include <QSet>

#include <algorithm>

namespace shinpan {

namespace {

using Kind = Difference::Kind;
using State = StoredGame::State;

/// The files that may be there of a game. One that is void has a record only until the next is.
[[nodiscard]] QStringList filesOf(const StoredGame &game)
{
    const QString record = game.id + QStringLiteral(".sgf");
    QStringList names{entry::Logs + game.id + QStringLiteral(".gtp")};
    if (game.state == State::Finished) {
        names += entry::Records + record;
    } else if (game.state == State::Void) {
        names += entry::VoidRecords + record;
    }
    return names;
}

/// Checks one bundle, in passes over the archive: games, then games with their files.
class Verifier
{
public:
    Verifier(const Bundle &bundle, Verification &found)
        : m_bundle(bundle)
        , m_found(found)
    { }

    void run();

private:
    void note(Kind kind, const QString &where, const Message &text)
    {
        m_found.add({kind, where, {}, 0, text});
    }
    void checkEntries();
    void checkEntry(const QString &name, const QByteArray &content);
    [[nodiscard]] bool readSettingsOf();
    void compareEngines();
    void readGames();
    void proveGames();
    void see(const QString &name, const QByteArray &content);
    void seeGame(const QString &name, const QByteArray &content);
    void seeFile(const QString &name, const QByteArray &content);
    void proveFile(const SealedGame &game, const QString &name, const QByteArray &content);
    void provePostponed();
    void count(const GameProof &proof, const QString &where);
    [[nodiscard]] ClockTerms clocksOf(const StoredGame &game) const;
    void proveStatistics();
    void visit(const QStringList &folders, const Bundle::Visit &visit);
    void tellWhatWasNotChecked();

    const Bundle &m_bundle;
    Verification &m_found;
    SealedCompetition m_sealed;
    std::unique_ptr<SealedPlans> m_plans;
    RepetitionProof m_repetitions;
    QSet<QString> m_resumed;            ///< ids
    std::optional<SealedGame> m_latest; ///< the game whose files come next, as we write them
    QStringList m_postponed;            ///< files that came in another order
    std::size_t m_uncounted = 0;
    std::size_t m_withoutMoves = 0;
    std::size_t m_uncharged = 0;
};

void Verifier::run()
{
    checkEntries();
    if (!readSettingsOf()) {
        visit({QString()}, [this](const QString &name, const QByteArray &content) {
            checkEntry(name, content);
            return true;
        });
        return;
    }
    readGames();
    proveGames();
    provePostponed();
    for (const Difference &difference : m_repetitions.differences()) {
        m_found.add(difference);
    }
    proveStatistics();
    tellWhatWasNotChecked();
}

void Verifier::visit(const QStringList &folders, const Bundle::Visit &visit)
{
    if (const Result<void> read = m_bundle.visitEntries(folders, visit); !read) {
        note(Kind::Archive, {}, read.error());
    }
}

/// Looks at the list of entries, and at those that stand in no folder.
void Verifier::checkEntries()
{
    const QMap<QString, Manifest::Entry> &listed = m_bundle.manifest.entries;
    for (auto entry = listed.cbegin(); entry != listed.cend(); ++entry) {
        if (!m_bundle.sizes.contains(entry.key())) {
            note(Kind::Archive, entry.key(),
                 Message::of(QT_TRANSLATE_NOOP("Messages", "it is missing")));
        }
    }
    for (auto entry = m_bundle.sizes.cbegin(); entry != m_bundle.sizes.cend(); ++entry) {
        if (!listed.contains(entry.key())) {
            note(Kind::Archive, entry.key(),
                 Message::of(QT_TRANSLATE_NOOP("Messages", "it is not in the manifest")));
        }
    }
    for (auto entry = m_bundle.documents.cbegin(); entry != m_bundle.documents.cend(); ++entry) {
        checkEntry(entry.key(), *entry);
    }
}

void Verifier::checkEntry(const QString &name, const QByteArray &content)
{
    const auto listed = m_bundle.manifest.entries.constFind(name);
    ++m_found.entries;
    if (listed != m_bundle.manifest.entries.cend() && *listed != entryOf(content)) {
        note(Kind::Archive, name,
             Message::of(QT_TRANSLATE_NOOP("Messages", "it is not what was sealed")));
    }
}

bool Verifier::readSettingsOf()
{
    const Result<Competition> settings = readSettings(m_bundle.documents.value(entry::Settings));
    if (!settings) {
        note(Kind::Settings, entry::Settings, settings.error());
        return false;
    }
    m_sealed.competition = *settings;
    m_sealed.engines = sealedEnginesFromJson(m_bundle.documents.value(entry::Engines));
    m_sealed.events = sealedEventsFromJson(m_bundle.documents.value(entry::Events));
    m_found.competition = settings->name;
    compareEngines();
    for (const CompetitionEvent &event : m_sealed.events) {
        if (event.kind == CompetitionEvent::Kind::GameResumed) {
            m_resumed.insert(event.gameId);
        }
    }
    return true;
}

/// The players of the game are those of its place in the schedule.
void Verifier::compareEngines()
{
    for (const EngineIdentity &engine : m_sealed.engines) {
        const std::vector<CompetitionPlayer> &players = m_sealed.competition.players;
        const auto player = std::ranges::find(players, engine.player, &CompetitionPlayer::id);
        const bool isReferee = player == players.end();
        if (!isReferee && player->engine.commandLine != engine.command) {
            note(Kind::Settings, entry::Engines,
                 Message::of(QT_TRANSLATE_NOOP("Messages",
                                               "%1 was \"%2\", and by the settings it is \"%3\""),
                             engine.player, engine.command, player->engine.commandLine));
        }
    }
}

/// The schedule may hang on results: all of them are known before a game is judged.
void Verifier::readGames()
{
    QSet<QString> finished;
    visit({entry::Games}, [&](const QString &name, const QByteArray &content) {
        const std::optional<SealedGame> sealed = sealedGameFromJson(content);
        const QString expected = sealed ? QStringLiteral("%1%2.%3.json")
                                              .arg(entry::Games, sealed->game.id)
                                              .arg(sealed->game.attempt)
                                        : QString();
        if (name != expected) {
            note(Kind::Result, name,
                 Message::of(QT_TRANSLATE_NOOP("Messages", "it is no game, or another one")));
        }
        if (sealed) {
            const bool isFinished = sealed->game.state == State::Finished;
            if (isFinished && finished.contains(sealed->game.id)) {
                note(Kind::Result, name,
                     Message::of(QT_TRANSLATE_NOOP("Messages", "the game has another result")));
            } else if (isFinished) {
                finished.insert(sealed->game.id);
            }
            m_sealed.add(*sealed);
        }
        return true;
    });
    m_plans = std::make_unique<SealedPlans>(m_sealed.competition, m_sealed.games);
}

void Verifier::proveGames()
{
    visit({QString()}, [this](const QString &name, const QByteArray &content) {
        if (name.contains(u'/')) {
            checkEntry(name, content);
            see(name, content);
        }
        return true;
    });
}

void Verifier::see(const QString &name, const QByteArray &content)
{
    if (name.startsWith(entry::Games)) {
        seeGame(name, content);
    } else if (name.startsWith(entry::Records) || name.startsWith(entry::VoidRecords)
               || (name.startsWith(entry::Logs) && name.endsWith(QLatin1String(".gtp")))) {
        seeFile(name, content);
    }
}

ClockTerms Verifier::clocksOf(const StoredGame &game) const
{
    const bool isScaled = m_sealed.competition.machines.speed > 0 && !game.node.isEmpty();
    return {!isScaled || game.speed > 0, m_resumed.contains(game.id)};
}

void Verifier::seeGame(const QString &name, const QByteArray &content)
{
    m_latest = sealedGameFromJson(content);
    if (!m_latest) {
        return;
    }
    SealedGame &sealed = *m_latest;
    ++m_found.games;
    const std::optional<GamePlan> plan = m_plans->planOf(sealed);
    if (!plan) {
        m_found.add(
            {Kind::Settings, name, sealed.game.id, 0,
             Message::of(QT_TRANSLATE_NOOP("Messages", "the competition has no such game"))});
        return;
    }
    if (sealed.start != plan->start || sealed.rules != plan->setup.rules) {
        m_found.add({Kind::Settings, name, sealed.game.id, 0,
                     Message::of(QT_TRANSLATE_NOOP(
                         "Messages", "it begins from another position, or by other rules"))});
    }
    if (sealed.moves.empty() && sealed.game.moves > 0) {
        ++m_withoutMoves; // another program's results alone were imported
        return;
    }
    const ClockTerms clocks = clocksOf(sealed.game);
    m_uncharged += clocks.areKnown ? 0 : 1;
    const GameProof proof = provenGame(sealed, *plan, clocks);
    count(proof, {});
    if (sealed.game.state == State::Finished) {
        GameLine line = sealed.start;
        for (const StoredMove &move : sealed.moves) {
            line.moves.push_back(moveOf(move, line.size).value_or(Move::pass(move.color)));
        }
        m_repetitions.add(sealed.game, plan->pairing.players, std::move(line));
    }
}

void Verifier::count(const GameProof &proof, const QString &where)
{
    for (Difference difference : proof.differences) {
        difference.where = where;
        m_found.add(std::move(difference));
    }
    m_found.moves += proof.moves;
    m_found.scores += proof.isScored ? 1 : 0;
    m_found.clocks += proof.hasClocks ? 1 : 0;
    m_found.records += proof.isRecordCompared ? 1 : 0;
    m_found.logs += proof.isLogCompared ? 1 : 0;
    m_uncounted += proof.isUncounted ? 1 : 0;
}

void Verifier::seeFile(const QString &name, const QByteArray &content)
{
    if (m_latest && filesOf(m_latest->game).contains(name)) {
        proveFile(*m_latest, name, content);
    } else {
        m_postponed += name;
    }
}

void Verifier::proveFile(const SealedGame &game, const QString &name, const QByteArray &content)
{
    GameProof proof;
    if (name.startsWith(entry::Logs)) {
        proveLog(proof, game, content);
    } else {
        proveRecord(proof, game, content);
    }
    count(proof, name);
}

/// Files whose game did not stand before them, as of an archive that was packed by something else:
/// some thousand at a time.
void Verifier::provePostponed()
{
    constexpr qsizetype AtOnce = 2000;
    for (qsizetype first = 0; first < m_postponed.size(); first += AtOnce) {
        QMap<QString, std::optional<SealedGame>> files; // each name has its game
        const QStringList names = m_postponed.mid(first, AtOnce);
        for (const QString &name : names) {
            files.insert(name, std::nullopt);
        }
        visit({entry::Games}, [&files](const QString &, const QByteArray &content) {
            const std::optional<SealedGame> sealed = sealedGameFromJson(content);
            const QStringList all = sealed ? filesOf(sealed->game) : QStringList();
            for (const QString &name : all) {
                if (const auto file = files.find(name); file != files.end()) {
                    *file = sealed;
                }
            }
            return true;
        });
        visit({entry::Records, entry::VoidRecords, entry::Logs},
              [&](const QString &name, const QByteArray &content) {
                  const auto file = files.constFind(name);
                  if (file != files.cend() && *file) {
                      proveFile(**file, name, content);
                  } else if (file != files.cend()) {
                      note(Kind::Archive, name,
                           Message::of(QT_TRANSLATE_NOOP("Messages", "it is a file of no game")));
                  }
                  return true;
              });
    }
}

void Verifier::proveStatistics()
{
    const QByteArray sealed = m_bundle.documents.value(entry::Report);
    JsonComparison comparison;
    comparison.compare(sealed, toJson(reportOf(m_sealed)));
    m_found.numbers = comparison.values();
    for (const JsonDifference &difference : comparison.differences()) {
        m_found.add(
            {Kind::Statistics,
             entry::Report + QStringLiteral(": ") + difference.path,
             {},
             0,
             Message::of(QT_TRANSLATE_NOOP("Messages", "the report says %1; it comes out as %2"),
                         difference.one, difference.other)});
    }
}

void Verifier::tellWhatWasNotChecked()
{
    if (m_uncounted > 0) {
        m_found.notChecked.push_back(
            Message::of(QT_TRANSLATE_NOOP("Messages", "%1 scores: nobody's word on them is kept"),
                        m_uncounted));
    }
    if (m_withoutMoves > 0) {
        m_found.notChecked.push_back(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1 games: they have no moves"), m_withoutMoves));
    }
    if (m_uncharged > 0) {
        m_found.notChecked.push_back(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "clocks of %1 games: how fast their machines were is not kept"),
            m_uncharged));
    }
}

} // namespace

void Verification::add(Difference difference)
{
    ++differencesInAll;
    if (differences.size() < MostDifferences) {
        differences.push_back(std::move(difference));
    }
}

Result<Verification> verifyBundle(const QString &path, const QByteArray &expected)
{
    const Result<Bundle> bundle = Bundle::open(path).map_error(inFile(path));
    if (!bundle) {
        return failure(bundle.error());
    }
    Verification found{path, {}, bundle->manifest, bundle->manifestHash};
    found.manifest.entries.clear();
    found.isPinned = !expected.isEmpty() && expected == bundle->manifestHash;
    if (!expected.isEmpty() && !found.isPinned) {
        found.add({Kind::Archive,
                   entry::Manifest,
                   {},
                   0,
                   Message::of(QT_TRANSLATE_NOOP("Messages",
                                                 "it is not the one whose hash was published"))});
    }
    Verifier(*bundle, found).run();
    return found;
}

} // namespace shinpan
