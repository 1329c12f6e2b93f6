#pragma once

#include "core/engine/dialect/gtpscript.h"
#include "core/gtp/gtptranscript.h"
#include "ui/kit/slicedwork.h"

#include <QObject>

#include <functional>
#include <memory>

class QAction;
class QFileDialog;

namespace shinpan {

class GtpConsole;
class WholeFile;

/// The console's log in files: saved as a log, or one engine's part as a script for `shinpan-cli
/// replay`; and a file of commands to be sent. A log may have millions of lines: files are written
/// between the events.
class ConsoleFiles final : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it. Its actions are in the console's menu.
    ConsoleFiles(const GtpTranscript &transcript, GtpConsole &console, QObject *parent);
    ~ConsoleFiles() override;

    /// Saves every line of every engine.
    void saveLog(const QString &path);
    /// What was asked of this engine and what it answered.
    void saveScript(const QString &path, int source);

Q_SIGNALS:
    void sendRequested(const QString &path);
    /// Something the person should know.
    void noticed(const QString &text);

private:
    /// Takes one line of the transcript to the file.
    using LineWriter = std::function<void(const GtpTranscript::Line &line, WholeFile &file)>;

    void askForFile();
    void askForLog();
    void askForScript();
    [[nodiscard]] QFileDialog *askWhereToSave(const QString &title, const QString &name);
    void write(const QString &path, const LineWriter &writer, std::function<void()> atEnd);
    [[nodiscard]] bool writeSlice(const LineWriter &writer);
    void finish();

    const GtpTranscript &m_transcript;
    GtpConsole &m_console;
    QAction *m_saveScript;
    std::unique_ptr<WholeFile> m_file;
    qint64 m_next = 0; ///< number of the line to be written next
    SlicedWork m_work;
};

} // namespace shinpan
