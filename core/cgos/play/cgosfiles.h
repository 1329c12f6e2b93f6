#pragma once

#include "core/cgos/cgosmessage.h"
#include "core/match/score/gameresult.h"
#include "core/record/gamerecord.h"
#include "core/util/result.h"

#include <QString>

namespace shinpan {

/// One finished game of an account.
struct CgosGameEntry
{
    CgosSetup setup; ///< with all moves
    Color ours = Color::Black;
    GameResult verdict;
};

/// What an account on a server leaves behind, in one folder: NAME-GAME.sgf for each game, which
/// grows with it, NAME.csv, the table of results with the server's ratings, and NAME.log, what
/// was said, up to a budget.
class CgosFiles
{
public:
    CgosFiles(QString folder, QString account);

    /// Makes the folder, and begins the table if there is none. The failure names the file.
    [[nodiscard]] Result<void> open() const;
    [[nodiscard]] QString log() const { return path(QStringLiteral(".log")); }
    /// The place for the record of a game that begins or goes on now. A record with a result keeps
    /// its file, and so does the one at `taken`: another server, or the same one started anew,
    /// counts another game by the same number.
    [[nodiscard]] QString recordOf(qint64 game, const QString &taken = {}) const;
    /// Saves the record as far as it goes.
    [[nodiscard]] static Result<void> save(const GameRecord &record, const QString &path);
    /// Saves the whole record and adds the game to the table.
    [[nodiscard]] Result<void> keep(const CgosGameEntry &game,
                                    const GameRecord &record,
                                    const QString &path) const;

private:
    [[nodiscard]] QString path(const QString &rest) const;
    [[nodiscard]] Result<void> addLine(const QByteArray &line) const;

    QString m_folder;
    QString m_account;
};

} // namespace shinpan
