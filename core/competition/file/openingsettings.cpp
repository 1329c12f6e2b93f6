#include "core/competition/file/competitiontables.h"

namespace shinpan {

namespace {

using namespace setting;

[[nodiscard]] QString readPath(CompetitionSettings &source,
                               QLatin1String key,
                               const QString &folder)
{
    const QString path = source.text(key);
    if (path.isEmpty()) {
        source.reject(key, Message::of(QT_TRANSLATE_NOOP("Messages", "it takes a path")));
    }
    return absolutePath(path, folder);
}

[[nodiscard]] SgfOpenings readSgf(CompetitionSettings &source, const QString &folder)
{
    SgfOpenings openings;
    openings.path = readPath(source, Sgf, folder);
    openings.lines = source.choice(Lines, openings.lines, LinesWords);
    const bool isSampled = openings.lines == SgfOpenings::Lines::Sampled;
    if (isSampled) {
        openings.samples = source.number(Samples, 1, 1, MostCounted);
    } else if (source.has(Samples)) {
        source.reject(Samples,
                      Message::of(QT_TRANSLATE_NOOP("Messages", "belongs to lines = \"sampled\"")));
    }
    return openings;
}

/// A source of the kind that this key says.
[[nodiscard]] OpeningSource readSource(CompetitionSettings &source,
                                       QLatin1String kind,
                                       const QString &folder)
{
    if (kind == Sgf) {
        return readSgf(source, folder);
    }
    if (kind == MovesFile) {
        return MoveFileOpenings{readPath(source, MovesFile, folder)};
    }
    if (kind == Moves) {
        return MoveListOpenings{source.texts(Moves)};
    }
    if (kind == setting::Index) {
        IndexOpenings openings;
        openings.path = readPath(source, setting::Index, folder);
        openings.plies = source.number(Plies, openings.plies, 1, MostCounted);
        openings.wins = source.number(Wins, openings.wins, 1, MostCounted);
        return openings;
    }
    const int count = source.number(setting::Count, 100, 1, MostCounted);
    return RandomOpenings{count, source.number(RandomPlies, 1, 1, MostCounted)};
}

/// One of its keys says what a source is.
[[nodiscard]] std::optional<OpeningSource> readSource(CompetitionSettings &source,
                                                      const QString &folder)
{
    std::optional<OpeningSource> opening;
    int kinds = 0;
    for (const QLatin1String kind : {Sgf, MovesFile, Moves, RandomPlies, setting::Index}) {
        if (source.has(kind)) {
            ++kinds;
            opening = readSource(source, kind, folder);
        }
    }
    if (kinds != 1) {
        source.reject(Sgf,
                      Message::of(QT_TRANSLATE_NOOP(
                          "Messages", "a source of openings has one of sgf, moves_file, moves, "
                                      "random_plies and index")));
        source.know({Lines, Samples, setting::Count, Plies, Wins});
    }
    return opening;
}

} // namespace

OpeningPlan readOpenings(CompetitionSettings &file, const QString &folder)
{
    OpeningPlan plan;
    CompetitionSettings openings = file.open({file.table(setting::Openings)});
    openings.read(plan);
    for (const SettingsTable &table : openings.tables(Source, 1'000)) {
        CompetitionSettings source = file.open({table});
        if (const std::optional<OpeningSource> opening = readSource(source, folder)) {
            plan.sources.push_back(*opening);
        }
        source.finish();
    }
    openings.finish();
    return plan;
}

} // namespace shinpan
