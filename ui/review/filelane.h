#pragma once

#include "core/analysis/backgroundengine.h"
#include "core/analysis/filereview.h"

#include <QStringList>
#include <QTimer>

#include <memory>

namespace shinpan {

class EngineHub;

/// An engine that reviews one file after the other, and the file that it is at. It is given the
/// next whenever it is free.
class FileLane final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FileLane)

public:
    /// The file at hand, and what was found in it so far.
    struct File
    {
        qsizetype number = -1; ///< among all files, from 0
        int games = 0;
        int mistakes = 0;
        std::size_t ahead = 0; ///< places of games that come yet
        QStringList problems{};
    };

    /// The hub outlives it; its transcript calls the engine by that label.
    FileLane(EngineHub &hub, EngineProfile profile, QString label);
    ~FileLane() override;

    /// Starts a process, unless the engine has one for all; isFree() or failed() comes.
    void startEngine();
    /// Has an engine that is never started, for a review that asks nobody; isFree() comes.
    void startWithoutEngine();

    File file;

    [[nodiscard]] const AnalysisEngine &engine() const { return m_engine; }
    /// The review of the file at hand; null where it has not begun or is over.
    [[nodiscard]] FileReview *review() const { return m_review.get(); }
    /// Begins with a file.
    void begin(std::unique_ptr<FileReview> review);
    /// The file is over; isFree() comes. The review lives until the event loop is reached.
    FileReview *closeFile();

    void pause();
    void resume();
    /// Asks for the next file from the event loop.
    void askForMore() { m_step.start(); }
    /// Ends it all: it is heard of no more.
    void leave();
    /// Within FileReview::reviewed(), after a failure: starts the engine again, which goes on with
    /// the same game, or failed() comes. False: it runs, or has ended too often.
    [[nodiscard]] bool startAgain();

Q_SIGNALS:
    /// The engine is ready, or a file is over.
    void isFree();
    /// The engine cannot be started: a sentence without its subject.
    void failed(const shinpan::Message &why);

private:
    void takeEngine(const AnalysisEngine &engine);
    void dismissEngine();

    EngineHub &m_hub;
    EngineProfile m_profile;
    QString m_label;
    std::unique_ptr<BackgroundEngine> m_background;
    AnalysisEngine m_engine; ///< once it is ready
    std::unique_ptr<FileReview> m_review;
    QTimer m_step; ///< to the next file, after what waits in the event loop
    bool m_isPaused = false;
};

} // namespace shinpan
