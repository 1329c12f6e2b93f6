#pragma once

#include "core/gtp/gtptranscript.h"
#include "tests/match/matchfixture.h"
#include "tests/support/fakeprofile.h"

#include <QByteArrayList>

namespace shinpan::test {

/// What stands between spaces: options of fakeengine.
[[nodiscard]] inline QStringList words(const char *text)
{
    return QString::fromLatin1(text).split(u' ');
}

/// Matches between real processes; none of them may outlive its test.
class EngineMatchFixture : public MatchFixture
{
    Q_OBJECT

protected Q_SLOTS:
    void init();
    void cleanup();

protected:
    [[nodiscard]] std::unique_ptr<Player> engine(EngineProfile profile);
    [[nodiscard]] std::unique_ptr<Player> fake(const QStringList &options = {});
    /// A fakeengine with this test's name on its command line, to be changed further.
    [[nodiscard]] EngineProfile profileOf(const QStringList &options = {}) const;
    /// Seats them, plays, sees them out; true if all that ended.
    [[nodiscard]] bool play(std::unique_ptr<Player> black,
                            std::unique_ptr<Player> white,
                            const MatchSetup &setup = smallGame());
    /// Plays on, then sees everybody out; true if all that ended.
    [[nodiscard]] bool finish();
    [[nodiscard]] bool submit(const char *vertex);
    /// What engine `source` was told since that many of its commands.
    [[nodiscard]] QByteArrayList commandsTo(int source, qsizetype from = 0) const;

    std::unique_ptr<GtpTranscript> m_transcript;
    QString m_name; ///< marks this test function's processes
};

} // namespace shinpan::test
