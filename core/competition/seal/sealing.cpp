#include "core/competition/seal/sealing.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/file/competitionwriter.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/report/reportformats.h"
#include "core/competition/run/gameplanner.h"
#include "core/competition/seal/archivewriter.h"
#include "core/competition/seal/bundle.h"
#include "core/competition/seal/manifest.h"
#include "core/competition/seal/privatewords.h"
#include "core/competition/seal/sealedgame.h"
#include "core/competition/store/competitionlock.h"
#include "core/competition/store/playedcompetition.h"
#include "core/competition/store/resultstore.h"
#include "core/match/referee.h"
#include "core/record/sgf/recordbytes.h"
#include "core/record/sgf/sgfcollection.h"
#include "core/record/tree/replay.h"
#include "core/record/tree/sgfproperties.h"
#include "core/util/inflate.h"
#include "core/util/regularfile.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] QString inBundle(const QString &folder, const QString &gameId, const char *ending)
{
    return folder + gameId + QLatin1String(ending);
}

/// The hash of a file that is what it was when it played; empty: it cannot be known.
[[nodiscard]] QByteArray hashNow(const IdentifiedFile &file)
{
    QFile now(file.path);
    const QFileInfo info(file.path);
    if (info.size() != file.bytes || info.lastModified().toUTC() != file.modified
        || !openRegularFile(now)) {
        return {};
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return hash.addData(&now) ? hash.result().toHex() : QByteArray();
}

/// What a record has before the last `moves` moves of its main line; nothing without a record.
[[nodiscard]] std::optional<GameLine> openingIn(const Result<QByteArray> &sgf, int moves)
{
    const Result<SgfGame, SgfError> record = sgf ? readSgf(*sgf) : failure(SgfError());
    if (!record) {
        return std::nullopt;
    }
    const GameTree &tree = record->tree;
    std::vector<NodeId> ends{tree.root()}; // the line with no move, one, … ends there
    for (NodeId node = tree.root(); node != NoNode; node = tree.firstChild(node)) {
        if (moveAt(tree, node, boardSizeOf(tree))) {
            ends.push_back(node);
        }
    }
    const auto after = static_cast<std::size_t>(moves);
    return ends.size() > after ? std::optional(gameLineTo(tree, ends[ends.size() - 1 - after]))
                               : std::nullopt;
}

/// Writes one bundle, entry after entry.
class Sealing
{
public:
    Sealing(const QString &bundle,
            const PlayedCompetition &played,
            const ResultStore &store,
            const SealOptions &options)
        : m_bundle(bundle)
        , m_played(played)
        , m_competition(withoutSecrets(played.competition, options.kept))
        , m_store(store)
        , m_options(options)
        , m_files(played.competition.file)
        , m_games(store.games())
        , m_planner(played.competition)
        , m_redaction(privateWordsOf(played.competition, m_games), options.kept)
        , m_archive(bundle)
    { }

    /// Everything but the manifest, unless it is stopped meanwhile. Fails with words.
    [[nodiscard]] Result<void> addAll();
    [[nodiscard]] bool isStopped() const { return m_isStopped; }
    [[nodiscard]] SealPreview preview() const;
    [[nodiscard]] Result<SealedBundle> finish();

private:
    /// Whether all that was added is in the archive; the failure names it.
    [[nodiscard]] Result<void> archived() const
    {
        return m_archive.state().map_error(inFile(m_bundle));
    }
    void add(const QString &name, const QByteArray &content);
    /// Adds what is left of it without what is private, which comes back.
    QByteArray addText(const QString &name, const QByteArray &text);
    void leaveOut(const Message &what) { m_leftOut += what; }
    /// Somebody's words without what is private.
    [[nodiscard]] QString cleared(const QString &words)
    {
        return QString::fromUtf8(m_redaction.applied(words.toUtf8(), entry::Manifest));
    }
    [[nodiscard]] Result<void> addSettings();
    void addEngines();
    void addGame(const StoredGame &game);
    void addRecord(const StoredGame &game);
    void addLog(const QString &gameId, const char *ending);
    [[nodiscard]] GamePlan planOf(const StoredGame &game) const;
    [[nodiscard]] Result<QByteArray> sgfOf(const StoredGame &game) const;
    [[nodiscard]] Message state() const;

    QString m_bundle;
    const PlayedCompetition &m_played;
    Competition m_competition;
    const ResultStore &m_store;
    const SealOptions &m_options;
    CompetitionFiles m_files;
    std::vector<StoredGame> m_games;
    GamePlanner m_planner;
    bool m_hasOpenings = false;
    Redaction m_redaction;
    ArchiveWriter m_archive;
    Manifest m_manifest;
    QList<Message> m_leftOut;
    bool m_isStopped = false;
    std::size_t m_withoutRecord = 0;
    QHash<QString, int> m_lastVoid; ///< attempts by game, whose record is there
    SealedCompetition m_sealed;     ///< what a reader of the bundle will see
};

void Sealing::add(const QString &name, const QByteArray &content)
{
    if (content.size() > ArchiveReader::LargestEntry) {
        leaveOut(Message::of(
            QT_TRANSLATE_NOOP("Messages", "%1: it is larger than a bundle may have it"), name));
        return;
    }
    m_archive.add(name, content);
    m_manifest.entries.insert(name, entryOf(content));
}

QByteArray Sealing::addText(const QString &name, const QByteArray &text)
{
    QByteArray clear = m_redaction.applied(text, name);
    add(name, clear);
    return clear;
}

Result<void> Sealing::addAll()
{
    if (Result<void> added = addSettings(); !added) {
        return added;
    }
    addEngines();
    m_sealed.events = sealedEventsFromJson(addText(entry::Events, toJson(m_store.events())));
    m_hasOpenings = m_planner.loadOpenings().has_value();
    m_planner.restore(m_games, [this](const QString &id) { return m_store.movesOf(id); });
    for (const StoredGame &game : m_games) {
        if (game.state == StoredGame::State::Void) {
            m_lastVoid[game.id] = std::max(game.attempt, m_lastVoid.value(game.id));
        }
    }
    std::size_t done = 0;
    for (const StoredGame &game : m_games) {
        addGame(game);
        addRecord(game);
        m_isStopped = m_options.goesOn && !m_options.goesOn(++done, m_games.size());
        if (m_isStopped || !m_archive.state()) {
            return archived();
        }
    }
    if (!m_store.damage().isEmpty()) {
        return failure(m_store.damage());
    }
    add(entry::Report, toJson(reportOf(m_sealed)) + '\n');
    return archived();
}

/// The settings as they were played, without the machines that played: those decide nothing but by
/// their speed.
Result<void> Sealing::addSettings()
{
    const QByteArray text = addText(entry::Settings, toToml(m_competition).toUtf8());
    const auto read = readSettings(text);
    if (!read) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages", "its settings cannot be told without what is private: "
                                          "%1; keep some of it"),
            read.error()));
    }
    m_sealed.competition = *read;
    if (!m_played.note.isEmpty()) {
        leaveOut(Message::verbatim(cleared(m_played.note.english())));
    }
    if (m_played.competition.machines != m_competition.machines) {
        leaveOut(Message::of(
            QT_TRANSLATE_NOOP("Messages", "the machines that games were given to ([machines])")));
    }
    if (!m_competition.openings.sources.empty()) {
        leaveOut(
            Message::of(QT_TRANSLATE_NOOP("Messages", "files of openings: each game has its own")));
    }
    if (m_competition.tune && m_competition.tune->certificate) {
        leaveOut(Message::of(QT_TRANSLATE_NOOP(
            "Messages", "the tune's certificate: it is a competition of its own")));
    }
    return {};
}

void Sealing::addEngines()
{
    std::vector<EngineIdentity> engines = m_store.engines();
    for (EngineIdentity &engine : engines) {
        for (IdentifiedFile &file : engine.files) {
            file.sha256 = file.sha256.isEmpty() ? hashNow(file) : file.sha256;
            if (file.sha256.isEmpty()) {
                leaveOut(Message::of(
                    QT_TRANSLATE_NOOP("Messages",
                                      "the hash of %1's file %2: it is not what it was, or gone"),
                    engine.player, cleared(QFileInfo(file.path).fileName())));
            }
        }
        if (engine.files.empty()) {
            leaveOut(Message::of(
                QT_TRANSLATE_NOOP("Messages",
                                  "hashes of %1: its program cannot be looked at from here"),
                engine.player));
        }
    }
    for (const CompetitionPlayer &player : m_competition.players) {
        if (std::ranges::find(engines, player.id, &EngineIdentity::player) == engines.end()) {
            leaveOut(Message::of(QT_TRANSLATE_NOOP("Messages", "hashes of %1: it has not played"),
                                 player.id));
        }
    }
    m_sealed.engines = sealedEnginesFromJson(addText(entry::Engines, toJson(engines)));
}

/// How the game was planned: by its record where the openings cannot be read any more.
GamePlan Sealing::planOf(const StoredGame &game) const
{
    GamePlan plan;
    if (m_planner.knows(game)) {
        plan = m_planner.planOf(game).value_or(GamePlan());
    }
    if (plan.id.isEmpty()) {
        plan.setup = m_competition.setup;
        plan.setup.size = game.size;
        plan.start = startOf(plan.setup);
    }
    if (!m_hasOpenings && !game.opening.isEmpty()) {
        plan.start = openingIn(sgfOf(game), game.moves).value_or(plan.start);
    }
    return plan;
}

/// The file of its record.
Result<QByteArray> Sealing::sgfOf(const StoredGame &game) const
{
    const bool isVoid = game.state == StoredGame::State::Void;
    const QString folder = isVoid ? m_files.voidGames() : m_files.games();
    return readRegularFile(QStringLiteral("%1/%2.sgf").arg(folder, game.id), LargestRecordFile);
}

void Sealing::addGame(const StoredGame &game)
{
    const GamePlan plan = planOf(game);
    const SealedGame sealed{game, plan.start, plan.setup.rules,
                            m_store.movesOf(game.id, game.attempt)};
    const QString name =
        QStringLiteral("%1%2.%3.json").arg(entry::Games, game.id).arg(game.attempt);
    const std::optional<SealedGame> clear = sealedGameFromJson(addText(name, toJson(sealed)));
    if (clear) {
        m_sealed.add(*clear);
    } else {
        leaveOut(Message::of(QT_TRANSLATE_NOOP("Messages", "game %1: its record makes no sense"),
                             game.id));
    }
}

void Sealing::addRecord(const StoredGame &game)
{
    const bool isFinished = game.state == StoredGame::State::Finished;
    if (!isFinished && m_lastVoid.value(game.id) != game.attempt) {
        return;
    }
    const QString name =
        inBundle(isFinished ? entry::Records : entry::VoidRecords, game.id, ".sgf");
    const Result<QByteArray> sgf = sgfOf(game);
    if (sgf && !m_manifest.entries.contains(name)) {
        addText(name, *sgf);
    } else if (!sgf && isFinished) {
        ++m_withoutRecord;
    }
    if (m_options.hasLogs) {
        addLog(game.id, ".gtp");
        addLog(game.id, ".stderr");
    }
}

/// The log of a game, whether it is packed or was left plain by a crash.
void Sealing::addLog(const QString &gameId, const char *ending)
{
    const QString name = inBundle(entry::Logs, gameId, ending);
    const QString path = m_files.logs() + u'/' + gameId + QLatin1String(ending);
    const bool isPacked = QFileInfo::exists(path + QStringLiteral(".gz"));
    if (m_manifest.entries.contains(name) || (!isPacked && !QFileInfo::exists(path))) {
        return;
    }
    constexpr qint64 Most = ArchiveReader::LargestEntry;
    const Result<QByteArray> bytes =
        readRegularFile(isPacked ? path + QStringLiteral(".gz") : path, Most);
    const std::optional<QByteArray> text = !bytes   ? std::nullopt
                                         : isPacked ? gunzip(*bytes, Most)
                                                    : std::optional(*bytes);
    if (text) {
        addText(name, *text);
    } else {
        leaveOut(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "%1: it cannot be read, or is larger than a bundle may have it"),
            name));
    }
}

Message Sealing::state() const
{
    const CompetitionReport report = reportOf(m_sealed);
    if (report.isOver) {
        return {};
    }
    return report.gamesInAll
             ? Message::of(
                 QT_TRANSLATE_NOOP("Messages", "it is not over: %1 of %2 games have a result"),
                 report.played, *report.gamesInAll)
             : Message::of(QT_TRANSLATE_NOOP("Messages", "it has no end: %1 games have a result"),
                           report.played);
}

SealPreview Sealing::preview() const
{
    QList<Message> leftOut = m_leftOut;
    if (m_withoutRecord > 0) {
        leftOut +=
            Message::of(QT_TRANSLATE_NOOP("Messages", "records of %1 games: there are no files"),
                        m_withoutRecord);
    }
    if (!m_options.hasLogs) {
        leftOut += Message::of(QT_TRANSLATE_NOOP("Messages", "logs, as was asked for"));
    } else if (!m_competition.logsGtp) {
        leftOut += Message::of(QT_TRANSLATE_NOOP(
            "Messages", "what engines were told and said: it was not logged (log_gtp)"));
    }
    std::vector<Finding> findings = environmentIn(m_played.competition, m_competition);
    for (const Finding &one : m_redaction.findings()) {
        if (one.places > 0) {
            findings.push_back(one);
        }
    }
    return {findings, 0, m_redaction.tooCommon(), leftOut, state()};
}

Result<SealedBundle> Sealing::finish()
{
    const SealPreview shown = preview();
    m_manifest.program = QStringLiteral("Shinpan ") + QStringLiteral(SHINPAN_VERSION);
    m_manifest.sealed = QDateTime::currentDateTimeUtc();
    for (const Message &what : shown.leftOut) {
        m_manifest.leftOut += what.english();
    }
    for (const Finding &one : shown.findings) {
        if (one.found != one.shown) {
            m_manifest.replaced += QStringLiteral("%1: %2, in %3 places")
                                       .arg(privateName(one.kind), one.shown)
                                       .arg(one.places);
        }
    }
    const QByteArray manifest = toJson(m_manifest);
    m_archive.add(entry::Manifest, manifest);
    const Result<void> written = m_archive.commit();
    return written ? Result<SealedBundle>(SealedBundle{sha256Of(manifest),
                                                       m_manifest.entries.size() + std::size_t{1},
                                                       m_sealed.games.size()})
                   : failure(written.error());
}

[[nodiscard]] Result<void> mayBeSealed(const QString &file)
{
    if (CompetitionLock::isTaken(CompetitionFiles(file).lock())) {
        return failure(Message::of(
            QT_TRANSLATE_NOOP("Messages",
                              "%1 is being played; seal it when it is over, or stop it first"),
            file));
    }
    return {};
}

} // namespace

QString usualBundle(const QString &competitionFile)
{
    return CompetitionFiles(competitionFile).stem() + QStringLiteral(".seal.zip");
}

Result<std::optional<SealedBundle>> sealCompetition(
    const QString &competitionFile,
    const QString &bundle,
    const SealOptions &options,
    const std::function<bool(const SealPreview &)> &isWanted)
{
    if (const Result<void> allowed = mayBeSealed(competitionFile); !allowed) {
        return failure(allowed.error());
    }
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForReading(competitionFile);
    if (!store) {
        return failure(store.error());
    }
    const auto played = (*store)->played(competitionFile);
    if (!played) {
        return failure(played.error().front().message());
    }
    Sealing sealing(bundle, *played, **store, options);
    if (const Result<void> added = sealing.addAll(); !added) {
        return failure(added.error());
    }
    if (sealing.isStopped() || !isWanted(sealing.preview())) {
        return std::optional<SealedBundle>();
    }
    return sealing.finish().map([](const SealedBundle &sealed) { return std::optional(sealed); });
}

} // namespace shinpan
