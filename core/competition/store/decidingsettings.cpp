#include "core/clock/duration.h"
#include "core/competition/competition.h"
#include "core/competition/competitionfiles.h"
#include "core/competition/file/competitionfields.h"
#include "core/competition/opening/openingsources.h"
#include "core/competition/store/seriessettings.h"
#include "core/record/sgf/recordbytes.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace shinpan {

namespace {

QString number(double value)
{
    return QString::number(value, 'g', 15);
}

QString answer(bool value)
{
    return value ? QStringLiteral("yes") : QStringLiteral("no");
}

QString quoted(const QString &text)
{
    return u'"' + text + u'"';
}

QString words(const std::string &text)
{
    return QString::fromStdString(text);
}

QString words(const QString &text)
{
    return text;
}

/// The field in words.
template <typename T, typename... Limits>
QString fieldText(const T &value, const Limits &...limits)
{
    if constexpr (std::is_enum_v<T>) {
        return wordFor(limits..., value);
    } else if constexpr (std::is_same_v<T, bool>) {
        return answer(value);
    } else if constexpr (std::is_same_v<T, double>) {
        return number(value);
    } else if constexpr (std::is_integral_v<T>) {
        return QString::number(value);
    } else if constexpr (std::is_same_v<T, BoardSize>) {
        return QStringLiteral("%1x%2").arg(value.columns).arg(value.rows);
    } else if constexpr (requires { toText(value); }) {
        return words(toText(value));
    } else {
        return {};
    }
}

/// A path as it is seen from the competition's folder, "./bin", where it is in there: whoever moves
/// the folder plays the same competition.
QString placeOf(const QString &path, const QString &folder)
{
    if (folder.isEmpty() || (path != folder && !path.startsWith(folder + u'/'))) {
        return path;
    }
    return u'.' + path.mid(folder.size());
}

/// Collects values under names that begin alike.
class Section
{
public:
    Section(SeriesSettings &settings, QString prefix)
        : m_values(&settings.values)
        , m_prefix(std::move(prefix))
    { }

    void add(const char *name, const QString &value) { add(QString::fromLatin1(name), value); }
    void add(const QString &name, const QString &value)
    {
        m_values->insert(m_prefix + name, value);
    }
    /// Those of the value's fields() that decide results.
    template <typename T>
    void addFields(const T &it)
    {
        fields(it, [&](const Setting &setting, auto T::*member, const auto &...limits) {
            if (setting.decides != nullptr) {
                add(setting.decides, fieldText(it.*member, limits...));
            }
        });
    }

private:
    QMap<QString, QString> *m_values;
    QString m_prefix;
};

void addSetup(Section section, const MatchSetup &setup)
{
    section.addFields(setup);
    section.add("handicap",
                QStringLiteral("%1 %2")
                    .arg(setup.handicap)
                    .arg(setup.handicapStyle == HandicapStyle::Fixed ? QStringLiteral("fixed")
                                                                     : QStringLiteral("free")));
    section.add("Black's time", words(toText(setup.time.black)));
    section.add("White's time", words(toText(setup.time.white)));
    section.add("refused move", setup.refusedMove == MatchSetup::RefusedMove::RefuserForfeits
                                    ? QStringLiteral("refuser forfeits")
                                    : QStringLiteral("mover forfeits if accused"));
    if (setup.adjudication.isOn()) { // older records have no such line
        section.add("adjudication", toText(setup.adjudication));
    }
    if (setup.forbiddenPondering != MatchSetup::ForbiddenPondering::Warning) {
        section.add("forbidden pondering", QStringLiteral("forfeits"));
    }
}

void addEngine(Section section, const EngineProfile &engine, const QString &folder)
{
    section.add("command", quoted(engine.commandLine));
    section.add("working directory", quoted(placeOf(engine.workingDirectory, folder)));
    QStringList variables;
    for (const EngineProfile::Variable &variable : engine.environment) {
        variables += variable.name + u'=' + variable.value;
    }
    section.add("environment", quoted(variables.join(u' ')));
    section.add("startup commands", quoted(engine.startupCommands.join(QStringLiteral(", "))));
    QStringList aliases;
    for (const EngineProfile::Alias &alias : engine.aliases) {
        aliases += alias.command + u'=' + alias.sent;
    }
    section.add("aliases", quoted(aliases.join(u' ')));
    if (engine.rulesArguments != EngineProfile::RulesArguments()) {
        section.add("arguments by rules",
                    quoted(engine.rulesArguments.area + u'/' + engine.rulesArguments.territory));
    }
    section.add("may claim", answer(engine.allowsClaims));
    section.add("reliable scorer", answer(engine.isReliableScorer));
    section.add("time for a move", words(toText(engine.timeouts.move)));
    if (engine.pondering != Pondering::Allowed) { // older records have no such line
        section.add("pondering", wordFor(PonderingWords, engine.pondering));
    }
}

/// The beginning of a digest of a file, or of all SGF files in a folder: openings that were edited
/// are others.
QStringList filesOf(const QString &path)
{
    QStringList files{path};
    if (QFileInfo(path).isDir()) {
        files.clear();
        QDirIterator entries(path, {QStringLiteral("*.sgf")}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            files += entries.next();
        }
        files.sort();
    }
    return files;
}

QString digestOf(const QStringList &files)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &name : files) {
        QFile file(name);
        if (openRegularFile(file) && file.size() <= LargestRecordFile) {
            hash.addData(&file);
        }
    }
    return QString::fromLatin1(hash.result().toHex().first(16));
}

/// What a competition has taken from an index.
QStringList filesOf(const IndexOpenings &source, const Competition &competition)
{
    QStringList files;
    for (const MatchSetup *const setup : setupsOf(competition)) {
        files += takenFile(source, setup->size, CompetitionFiles(competition.file).stem());
    }
    files.removeDuplicates();
    return files;
}

QString sourceText(const OpeningSource &source,
                   const Competition &competition,
                   const QString &folder)
{
    if (const auto *sgf = std::get_if<SgfOpenings>(&source)) {
        static const QString lines[] = {QStringLiteral("main lines"), QStringLiteral("leaves"),
                                        QStringLiteral("sampled")};
        return QStringLiteral("%1 (%2 %3, SHA-256 %4)")
            .arg(placeOf(sgf->path, folder), lines[static_cast<int>(sgf->lines)],
                 QString::number(sgf->samples), digestOf(filesOf(sgf->path)));
    }
    if (const auto *file = std::get_if<MoveFileOpenings>(&source)) {
        return QStringLiteral("%1 (SHA-256 %2)")
            .arg(placeOf(file->path, folder), digestOf({file->path}));
    }
    if (const auto *list = std::get_if<MoveListOpenings>(&source)) {
        return list->openings.join(QStringLiteral("; "));
    }
    if (const auto *index = std::get_if<IndexOpenings>(&source)) {
        return QStringLiteral("%1 (after %2 moves, won %3 times by each colour, SHA-256 %4)")
            .arg(placeOf(index->path, folder), QString::number(index->plies),
                 QString::number(index->wins), digestOf(filesOf(*index, competition)));
    }
    const auto &random = std::get<RandomOpenings>(source);
    return QStringLiteral("%1 random of %2 moves").arg(random.count).arg(random.plies);
}

void addOpenings(Section section, const Competition &competition, const QString &folder)
{
    const OpeningPlan &plan = competition.openings;
    QStringList sources;
    for (const OpeningSource &source : plan.sources) {
        sources += sourceText(source, competition, folder);
    }
    section.add("sources", quoted(sources.join(QStringLiteral(", "))));
    section.addFields(plan);
    section.add("duplicates", plan.duplicates == OpeningPlan::Duplicates::Drop
                                  ? QStringLiteral("dropped")
                                  : QStringLiteral("kept"));
    if (plan.terms == OpeningPlan::Terms::Opening) { // older records have no such line
        section.add("komi and rules", QStringLiteral("those of openings"));
    }
}

QString methodText(const TuningMethod &method)
{
    if (const auto *tree = std::get_if<UcbTreeSettings>(&method)) {
        return QStringLiteral("Monte Carlo, exploration %1, initially %2 wins of %3, depth %4%5")
            .arg(number(tree->explorationCoefficient))
            .arg(tree->initialWins)
            .arg(tree->initialVisits)
            .arg(tree->maxDepth)
            .arg(tree->hasVirtualLoss ? QStringLiteral(", virtual loss") : QString());
    }
    if (const auto *entropy = std::get_if<CrossEntropySettings>(&method)) {
        return QStringLiteral("cross-entropy, %1 samples of %2 games, elite %3, step %4%5")
            .arg(entropy->samplesPerGeneration)
            .arg(entropy->batchSize)
            .arg(number(entropy->eliteProportion), number(entropy->stepSize),
                 entropy->waitsForGeneration ? QStringLiteral(", in generations") : QString());
    }
    if (const auto *spsa = std::get_if<SpsaSettings>(&method)) {
        return QStringLiteral("SPSA, %1 games, A %2, alpha %3, gamma %4, %5 pairs a step")
            .arg(spsa->games)
            .arg(number(spsa->A), number(spsa->alpha), number(spsa->gamma))
            .arg(spsa->pairsPerUpdate);
    }
    if (std::holds_alternative<CalibrationSettings>(method)) {
        return QStringLiteral("calibration"); // its levels may be changed at any time
    }
    const auto &process = std::get<BayesianSettings>(method);
    return QStringLiteral("Gaussian process, %1 games a candidate, exploration %2")
        .arg(process.gamesPerCandidate)
        .arg(number(process.exploration));
}

QString parameterText(const TuningParameter &parameter)
{
    const ParameterScale &scale = parameter.scale;
    const QString range = scale.isChoice()
                            ? scale.choices().join(QLatin1String(", "))
                            : QStringLiteral("%1 to %2%3%4%5")
                                  .arg(number(scale.low()), number(scale.high()),
                                       scale.isLogarithmic() ? QStringLiteral(", log") : QString(),
                                       scale.isDiscrete() ? QStringLiteral(", whole") : QString(),
                                       scale.isBounded() ? QString() : QStringLiteral(", open"));
    return QStringLiteral("%1; from %2, split %3, variance %4, c %5, r %6")
        .arg(range, scale.text(parameter.start), QString::number(parameter.split),
             number(parameter.initialVariance), number(parameter.cEnd), number(parameter.rEnd));
}

/// What decides which candidates there are. Hours, precision and certificate may be changed at any
/// time.
void addTune(Section section, const TunePlan &tune)
{
    section.add("method", methodText(tune.method));
    if (tune.candidateColor) {
        section.add("candidate's colour", wordFor(ColorWords, *tune.candidateColor));
    }
    for (const TuningParameter &parameter : tune.parameters) {
        section.add(QStringLiteral("parameter ") + parameter.name, parameterText(parameter));
    }
}

/// Adds what decides, of a type's own settings, who meets whom; not what may be raised.
void addType(Section section, const Competition &competition)
{
    const CompetitionKind &kind = kindOf(competition);
    section.add("type", kind.word);
    for (const OwnNumber &own : kind.numbers) {
        if (own.decides) {
            section.add(own.key, QString::number(competition.*own.field));
        }
    }
    if (kind.gamesDecide) {
        section.add("games", QString::number(competition.games.value_or(0)));
    }
    if (competition.sprt) {
        const Sprt &test = *competition.sprt;
        section.add("test", QStringLiteral("%1 or %2 Elo, alpha %3, beta %4, model %5")
                                .arg(number(test.elo0), number(test.elo1), number(test.alpha),
                                     number(test.beta))
                                .arg(static_cast<int>(test.model)));
    }
    if (competition.tune) {
        addTune(section, *competition.tune);
    }
}

void addMatchup(SeriesSettings &settings,
                const Competition &competition,
                const CompetitionMatchup &matchup)
{
    Section section(settings, QStringLiteral("matchup %1: ").arg(matchup.id));
    settings.matchups += matchup.id;
    section.add("players", QStringLiteral("%1 and %2")
                               .arg(competition.players[matchup.first].id,
                                    competition.players[matchup.second].id));
    section.add("alternating", answer(matchup.isAlternating));
    addSetup(section, matchup.setup);
}

} // namespace

SeriesSettings seriesSettings(const Competition &competition)
{
    const QString folder =
        competition.file.isEmpty() ? QString() : QFileInfo(competition.file).absolutePath();
    SeriesSettings settings;
    Section whole(settings, {});
    addType(whole, competition);
    whole.addFields(competition);
    if (competition.machines.speed > 0) {
        whole.add("speed of the machines", number(competition.machines.speed));
    }
    addOpenings({settings, QStringLiteral("openings: ")}, competition, folder);
    if (competition.referee) {
        addEngine({settings, QStringLiteral("referee: ")}, *competition.referee, folder);
    }
    for (const CompetitionPlayer &player : competition.players) {
        settings.players += player.id;
        addEngine({settings, QStringLiteral("player %1: ").arg(player.id)}, player.engine, folder);
    }
    if (kindOf(competition).parts == CompetitionKind::Parts::Matchups) {
        for (const CompetitionMatchup &matchup : competition.matchups) {
            addMatchup(settings, competition, matchup);
        }
    } else {
        addSetup(whole, competition.setup);
    }
    settings.mayGainPlayers = kindOf(competition).mayGainPlayers;
    return settings;
}

} // namespace shinpan
