#pragma once

#include "app/cli/verb/verb.h"
#include "app/common/exitcode.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/store/playedcompetition.h"
#include "core/competition/store/resultstore.h"
#include "core/util/result.h"
#include "core/util/spoken.h"

#include <QCommandLineParser>
#include <QString>

#include <memory>
#include <optional>

namespace shinpan {

class CompetitionSite;

// These functions complain on stderr.

/// Says what is wrong; returns ExitFailed.
int complainOf(const QString &text);
inline int complainOf(const Message &text)
{
    return complainOf(spoken(text));
}
/// The same of everything that is wrong with a file, a line each.
int complainOf(const CompetitionFileErrors &errors);

/// The only file that the arguments name; nothing, after a complaint, if there is not exactly one.
[[nodiscard]] std::optional<QString> onlyFile(const QCommandLineParser &arguments);

/// The competition in the only file that the arguments name. Everything that is wrong with it is
/// complained of, a line each.
[[nodiscard]] std::optional<Competition> readCompetitionOf(const QCommandLineParser &arguments);

/// What was played of a competition.
struct PlayedRecord
{
    PlayedCompetition played;
    std::unique_ptr<ResultStore> store; ///< for reading
};

/// The record of the competition in the only file that the arguments name; nothing, after a
/// complaint, if there is none.
[[nodiscard]] std::optional<PlayedRecord> playedRecordOf(const QCommandLineParser &arguments);

/// Says on stderr what there is to be said about the competition's file.
void tellNote(const PlayedCompetition &played);

/// Shows the competition to browsers at `[HOST:]PORT`, and says where on stderr. The failure says
/// what is wrong with the place, or that nobody can listen there.
[[nodiscard]] Result<std::unique_ptr<CompetitionSite>> openSite(const PlayedCompetition &played,
                                                                const QString &place);

/// Writes into the file, or to standard output without one or for "-".
[[nodiscard]] int writeOutput(const QByteArray &bytes, const QString &path = {});

inline const QCommandLineOption CompeteOutputOption(QStringList{QStringLiteral("output"),
                                                                QStringLiteral("o")},
                                                    {},
                                                    QStringLiteral("FILE"));

} // namespace shinpan
