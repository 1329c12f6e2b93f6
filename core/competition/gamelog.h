#pragma once

#include "core/util/result.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace shinpan {

class GtpTranscript;

/// What the engines of one game were told and said, in files of its own: ID.gtp, and ID.stderr for
/// their standard error. Both are plain while the game lasts, so that nothing is lost in a crash;
/// LogCompression packs them afterwards. A game that goes on after a crash appends.
class GameLog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GameLog)

public:
    struct Parts
    {
        bool gtp = true;
        bool errorOutput = true;
    };

    /// Makes the folder (CompetitionFiles::logs()) where there is none.
    [[nodiscard]] static Result<std::unique_ptr<GameLog>> open(const QString &folder,
                                                               const QString &gameId,
                                                               Parts parts);
    ~GameLog() override;

    /// What the engines of this game are to be created with; must outlive them.
    [[nodiscard]] GtpTranscript *transcript() const { return m_transcript.get(); }

    /// Writes what is left and closes the files; the failure says what was not written, unless
    /// failed() has said so.
    Result<void> close();
    /// Paths of the files, those that hold nothing excepted.
    [[nodiscard]] QStringList files() const;

Q_SIGNALS:
    /// A file cannot be written any more; the game goes on.
    void failed(const QString &reason);

private:
    GameLog();

    std::unique_ptr<GtpTranscript> m_transcript;
    QStringList m_paths;
};

} // namespace shinpan
