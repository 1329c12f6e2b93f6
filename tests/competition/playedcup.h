#pragma once

#include "core/competition/file/competitionreader.h"
#include "core/competition/store/resultstore.h"
#include "tests/competition/storesketch.h"

#include <QDir>
#include <QFile>

namespace shinpan::test {

/// Writes a competition between anna and bert into the folder, "NAME.toml": two games, the first
/// `played` of which have been played, and won by Black. Returns its path; empty if that fails.
[[nodiscard]] inline QString playedCup(const QString &folder, const QString &name, int played)
{
    const QString path = QDir(folder).filePath(name + QStringLiteral(".toml"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) {
        return {};
    }
    file.write("type = \"all-play-all\"\ngames = 2\n[game]\nboard_size = 9\nkomi = 6.5\n"
               "[[player]]\nid = \"anna\"\ncommand = \"anna --gtp\"\n"
               "[[player]]\nid = \"bert\"\ncommand = \"bert --gtp\"\n");
    file.close();
    if (played == 0) {
        return path;
    }
    const Result<Competition, CompetitionFileErrors> competition = readCompetition(path);
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForRun(*competition);
    for (int number = 0; store && number < played; ++number) {
        StoredGame game = finishedGame(QStringLiteral("AvB_%1").arg(number), 30);
        if (number % 2 == 1) { // colours alternate
            game.players = {QStringLiteral("bert"), QStringLiteral("anna")};
            game.result.winner = Color::White;
            game.sgfResult = game.result.toSgf();
        }
        (*store)->finishGame(game);
    }
    return store ? path : QString();
}

} // namespace shinpan::test
