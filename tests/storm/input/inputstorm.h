#pragma once

#include "core/engine/profile/engineprofilestore.h"
#include "core/practice/questionstore.h"
#include "ui/settings/preferences.h"

#include <QCoroTask>
#include <QElapsedTimer>
#include <QObject>
#include <QTemporaryDir>
#include <QTimer>

#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <vector>

namespace shinpan {
class Document;
class DocumentSet;
} // namespace shinpan

namespace shinpan::test {

class RandomInput;

/// The window under a rain of random input: again and again it is opened, given a branching record
/// to edit and two engines that play each other in another tab, left to the rain for a while, and
/// closed. Its files are in a directory of its own.
class InputStorm final : public QObject
{
    Q_OBJECT

public:
    struct Settings
    {
        std::uint32_t seed = 1;
        std::chrono::seconds round{60};
        int rounds = 1;
        std::FILE *log = nullptr; ///< where every action goes; null: nowhere
        QString panel{};          ///< that stays open; empty: none
    };

    /// What is in use when the program has just ended.
    struct Sample
    {
        long actions = 0; ///< since the start
        double heap = 0;  ///< MiB that are allocated
        int processes = 0;
        int descriptors = 0;
        int widgets = 0; ///< that nobody took away
    };

    explicit InputStorm(const Settings &settings);
    ~InputStorm() override;

    void start();

    [[nodiscard]] const std::vector<Sample> &samples() const { return m_samples; }

Q_SIGNALS:
    /// What was just done, in the event that is being handled.
    void acted(const QString &what);
    /// A round is over: its sample is the last one.
    void roundEnded();
    void finished();

private:
    void startRound();
    void rain();
    void rest();
    /// Starts a game between engines wherever none is played any longer.
    void keepPlaying();
    void openRecord();
    void keepPanelOpen();
    void endRound();
    void awaitEnd();
    void takeSample();
    [[nodiscard]] QString writeRecord() const;

    Settings m_settings;
    QTemporaryDir m_home;
    Preferences m_preferences;
    EngineProfileStore m_store;
    QuestionStore m_questions;
    std::unique_ptr<RandomInput> m_person;
    std::unique_ptr<DocumentSet> m_documents;
    std::optional<QCoro::Task<>> m_leaving;
    QTimer m_rest;           ///< that begins when the last action and what it set off are over
    QTimer m_rain;           ///< that goes on after it
    QTimer m_care;           ///< of the games, and of the end
    QElapsedTimer m_elapsed; ///< since the round began
    QElapsedTimer m_drop;    ///< since the last action
    std::vector<Sample> m_samples;
};

} // namespace shinpan::test
