#include "ui/console/consolefiles.h"

#include "core/gtp/logstamp.h"
#include "core/util/wholefile.h"
#include "ui/console/gtpconsole.h"
#include "ui/kit/symbol.h"
#include "ui/words/messagetext.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <utility>

namespace shinpan {

namespace {

/// A tenth of a slice is this at most: the clock is looked at so often.
constexpr int LinesAtOnce = 200;

} // namespace

ConsoleFiles::ConsoleFiles(const GtpTranscript &transcript, GtpConsole &console, QObject *parent)
    : QObject(parent)
    , m_transcript(transcript)
    , m_console(console)
    , m_saveScript(new QAction(tr("Save as S&cript…"), this))
{
    auto *send = new QAction(symbolIcon(Symbol::Open), tr("Send a &File of Commands…"), this);
    auto *saveLog = new QAction(symbolIcon(Symbol::Save), tr("Save &Log…"), this);
    m_saveScript->setToolTip(tr("What one engine was asked and answered, for shinpan-cli replay"));
    connect(send, &QAction::triggered, this, &ConsoleFiles::askForFile);
    connect(saveLog, &QAction::triggered, this, &ConsoleFiles::askForLog);
    connect(m_saveScript, &QAction::triggered, this, &ConsoleFiles::askForScript);
    connect(&console, &GtpConsole::targetChanged, send,
            [send, &console] { send->setEnabled(console.target().has_value()); });
    send->setEnabled(console.target().has_value());
    console.addTools({send, saveLog, m_saveScript});
}

ConsoleFiles::~ConsoleFiles() = default;

void ConsoleFiles::askForFile()
{
    auto *dialog = new QFileDialog(&m_console, tr("Send a File of Commands"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ConsoleFiles::sendRequested);
    dialog->open();
}

void ConsoleFiles::askForLog()
{
    QFileDialog *dialog = askWhereToSave(tr("Save Log"), QStringLiteral("console.log"));
    connect(dialog, &QFileDialog::fileSelected, this, &ConsoleFiles::saveLog);
}

void ConsoleFiles::askForScript()
{
    const std::optional<int> source = m_console.meantSource();
    if (!source) {
        Q_EMIT noticed(tr("Choose an engine in the console first: a script is one engine’s."));
        return;
    }
    QFileDialog *dialog = askWhereToSave(tr("Save as Script"), QStringLiteral("console.gtp"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, source](const QString &path) { saveScript(path, *source); });
}

QFileDialog *ConsoleFiles::askWhereToSave(const QString &title, const QString &name)
{
    auto *dialog = new QFileDialog(&m_console, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(name);
    dialog->open();
    return dialog;
}

void ConsoleFiles::saveLog(const QString &path)
{
    const auto writeLine = [this, stamp = LogStamp()](const GtpTranscript::Line &line,
                                                      WholeFile &file) mutable {
        const QByteArray name = m_transcript.sourceName(line.source).toUtf8();
        file.write(stamp.of(line.time).toByteArray() + ' ' + markOf(line.kind) + " [" + name + "] "
                   + line.text + '\n');
    };
    write(path, writeLine, [] {});
}

void ConsoleFiles::saveScript(const QString &path, int source)
{
    const auto builder = std::make_shared<GtpScriptBuilder>();
    const auto addLine = [builder, source](const GtpTranscript::Line &line, WholeFile &) {
        if (line.source == source) {
            builder->add(line.kind, line.text);
        }
    };
    write(path, addLine, [this, builder, source] {
        m_file->write(tr("# What %1 was asked and answered. To compare an engine with it:\n"
                         "# shinpan-cli replay THIS-FILE --engine COMMAND\n")
                          .arg(m_transcript.sourceName(source))
                          .toUtf8());
        const GtpScript script = builder->finish();
        for (const ScriptStep &step : script) {
            m_file->write(toFile(step));
        }
    });
}

/// Gives the writer all lines that there are, between the events, then the end to `atEnd`.
void ConsoleFiles::write(const QString &path, const LineWriter &writer, std::function<void()> atEnd)
{
    m_work.cancel();
    m_file = std::make_unique<WholeFile>(path);
    if (!m_file->state()) {
        finish();
        return;
    }
    m_next = m_transcript.firstNumber();
    m_work.start([this, writer, atEnd = std::move(atEnd)] {
        if (!writeSlice(writer)) {
            return false;
        }
        atEnd();
        finish();
        return true;
    });
}

bool ConsoleFiles::writeSlice(const LineWriter &writer)
{
    const auto begin = std::chrono::steady_clock::now();
    const qint64 end = m_transcript.endNumber();
    m_next = m_transcript.nextKept(m_next); // some may have been forgotten
    while (m_next < end && std::chrono::steady_clock::now() - begin < SlicedWork::Slice) {
        for (const qint64 pause = std::min(end, m_next + LinesAtOnce); m_next < pause;
             m_next = m_transcript.nextKept(m_next + 1)) {
            writer(m_transcript.line(m_next), *m_file);
        }
    }
    return m_next >= end;
}

void ConsoleFiles::finish()
{
    const std::unique_ptr<WholeFile> file = std::exchange(m_file, nullptr);
    const QString name = QFileInfo(file->path()).fileName();
    const Result<void> saved = file->commit();
    Q_EMIT noticed(saved ? tr("%1 is saved.").arg(name)
                         : tr("%1 cannot be saved: %2").arg(name, text::message(saved.error())));
}

} // namespace shinpan
