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

/// What an account on a server leaves behind, in one folder: NAME-GAME.sgf for each game, NAME.csv,
/// the table of results with the server's ratings, and NAME.log, all that was said.
class CgosFiles
{
public:
    CgosFiles(QString folder, QString account);

    /// Makes the folder, and begins the table if there is none. The failure names the file.
    [[nodiscard]] Result<void> open() const;
    [[nodiscard]] QString log() const { return path(QStringLiteral(".log")); }
    /// Saves the record and adds the game to the table; the record's file name.
    [[nodiscard]] Result<QString> keep(const CgosGameEntry &game, const GameRecord &record) const;

private:
    [[nodiscard]] QString path(const QString &rest) const;
    [[nodiscard]] Result<void> addLine(const QByteArray &line) const;

    QString m_folder;
    QString m_account;
};

} // namespace shinpan
