#pragma once

#include "core/engine/profile/engineprofilestore.h"
#include "core/practice/questionstore.h"
#include "ui/documents/document.h"
#include "ui/settings/preferences.h"

#include <QTemporaryDir>

#include <chrono>
#include <functional>

namespace shinpan {

class TranscriptModel;
class TranscriptView;

namespace test {

/// A document on the screen whose engines have very much to say: Black half of the lines, on
/// standard error, and White the others, as an analysis that was asked for in the console. Every
/// line is kept on disk, as in the program.
class FloodedConsole
{
public:
    /// One line of the analysis in this many holds the text, in other letter case.
    static constexpr int LinesPerNeedle = 1000;
    static constexpr const char *Needle = "NEEDLE";
    /// What the transcript calls Black and White.
    static constexpr const char *Talker = "Black · Talker";
    static constexpr const char *Analyst = "White · Analyst";

    /// `lines` is a multiple of 2 * LinesPerNeedle.
    explicit FloodedConsole(int lines);
    Q_DISABLE_COPY_MOVE(FloodedConsole)
    ~FloodedConsole();

    /// Opens the gates; false if not all lines came, in the model too, within `limit`.
    [[nodiscard]] bool flood(std::chrono::seconds limit);

    [[nodiscard]] int linesOfBlack() const { return m_lines / 2; }
    [[nodiscard]] int linesOfAnalysis() const { return m_lines / 2; }
    [[nodiscard]] int needles() const { return linesOfAnalysis() / LinesPerNeedle; }

    [[nodiscard]] MainWindow &window() { return m_document.page(); }
    [[nodiscard]] TranscriptView &view();
    [[nodiscard]] TranscriptModel &model();
    /// Line ends in the file that the transcript is kept in.
    [[nodiscard]] qint64 linesOnDisk() const;

    /// Chooses the entry with this text in one of the filters, which has this accessible name.
    void choose(const char *filter, const QString &text);
    /// Types a text to be filtered by or, as `keepsOthers`, to be looked for.
    void enterText(const QString &text, bool keepsOthers);
    /// What is said of the places that were found: their number.
    [[nodiscard]] QString placesFound();

private:
    [[nodiscard]] QString analysisFile() const;
    [[nodiscard]] bool askForAnalysis();
    [[nodiscard]] bool isAllThere();

    int m_lines;
    qint64 m_looked = 0; ///< lines of the transcript that were looked at …
    int m_flooded = 0;   ///< … and those among them that the flood consists of
    QTemporaryDir m_directory;
    Preferences m_preferences{m_directory.filePath(QStringLiteral("shinpan.ini"))};
    EngineProfileStore m_store{m_directory.filePath(QStringLiteral("engines.json"))};
    QuestionStore m_questions{m_directory.filePath(QStringLiteral("questions.json"))};
    Document m_document{
        {m_preferences, m_store, m_questions, m_directory.filePath(QStringLiteral("recovery"))}};
};

/// Runs the event loop until the condition holds; false if it does not within `limit`.
[[nodiscard]] bool waitUntil(const std::function<bool()> &condition, std::chrono::seconds limit);

} // namespace test

} // namespace shinpan
