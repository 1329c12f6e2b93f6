#pragma once

#include "core/check/enginecheck.h"
#include "core/engine/profile/engineprofile.h"
#include "core/engine/queryengine.h"

#include <QCoroTask>
#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;

namespace shinpan {

class FieldNote;
class GtpTranscript;

/// Starts an engine for a moment to see whether it answers, and says so in one line; below it, if
/// it does not, the last that it wrote beside GTP.
///
/// A half-typed command may be anything, so a program starts by itself only where it is a known
/// engine of this computer whose command line has been left alone for a while. Anything else waits
/// for the button.
class HandshakeRow final : public QWidget
{
    Q_OBJECT

public:
    explicit HandshakeRow(QWidget *parent = nullptr);
    ~HandshakeRow() override;

    /// Another profile is shown: what was said about the last one goes.
    void showProfile(const EngineProfile &profile);

    /// The person changed the profile. `isSound`: nothing strikes about its command line.
    void followEdit(const EngineProfile &profile, bool isSound);

    /// Starts the engine now.
    void test();

    /// Ends a running test; its engine is killed.
    void cancel();

    [[nodiscard]] bool isTesting() const { return m_check || m_queries; }

Q_SIGNALS:
    /// A test has ended by itself.
    void tested(bool answers);
    /// What the engine that was tested calls itself: not empty.
    void nameTold(const QString &name);

private:
    static QCoro::Task<> awaitQueries(QPointer<HandshakeRow> self,
                                      std::shared_ptr<QueryEngine> engine);

    void testQueries();
    void concludeQueries(const EngineDone &started);
    void showProgress();
    void takeFirstReply();
    void conclude();
    void finish(const CheckReport &report);
    void showOutcome(const CheckReport &report);
    void forget();
    void showLastWords();

    EngineProfile m_profile;
    QTimer m_rest;   ///< since the last edit
    QTimer m_second; ///< while a test runs
    QElapsedTimer m_clock;
    std::chrono::milliseconds m_answeredAfter{-1}; ///< negative: not yet
    std::unique_ptr<GtpTranscript> m_transcript;
    std::unique_ptr<EngineCheck> m_check;
    std::shared_ptr<QueryEngine> m_queries; ///< instead, where it answers JSON queries
    QPushButton *m_test;
    FieldNote *m_note;
    QLabel *m_output;
};

} // namespace shinpan
