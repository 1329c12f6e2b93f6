#include "tests/ui/console/floodedconsole.h"

#include "tests/ui/support/controls.h"
#include "tests/ui/support/gametable.h"
#include "ui/console/commandentry.h"
#include "ui/console/gtpconsole.h"
#include "ui/console/transcriptmodel.h"
#include "ui/console/transcriptview.h"
#include "ui/kit/panel.h"
#include "ui/window/mainwindow.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QTimer>
#include <QToolButton>

namespace shinpan::test {

using namespace std::chrono_literals;

bool waitUntil(const std::function<bool()> &condition, std::chrono::seconds limit)
{
    const QDeadlineTimer deadline(limit);
    QTimer pulse; // for what no event announces
    pulse.start(5ms);
    while (!condition()) {
        if (deadline.hasExpired()) {
            return false;
        }
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

FloodedConsole::FloodedConsole(int lines)
    : m_lines(lines)
{
    window().build();
    Q_ASSERT(lines % (2 * LinesPerNeedle) == 0);
    window().show();
    window().findChild<Panel *>(QStringLiteral("console"))->show();
}

FloodedConsole::~FloodedConsole()
{
    m_document.game().record().setModified(false); // no recovery copy is wanted
    const QCoro::Task<> leaving = m_document.leave();
    if (!waitUntil([&leaving] { return leaving.isReady(); }, 30s)) {
        qFatal("the engines do not leave");
    }
}

/// What White streams over and over.
QString FloodedConsole::analysisFile() const
{
    QFile file(m_directory.filePath(QStringLiteral("analysis.txt")));
    if (!file.open(QIODevice::WriteOnly)) {
        qFatal("no file can be written");
    }
    for (int line = 0; line < LinesPerNeedle; ++line) {
        const QByteArray number = QByteArray::number(line);
        file.write("info move Q16 visits " + number + " winrate 4702 order 0 pv Q16 D4 D16 Q3 R5"
                   + (line == LinesPerNeedle / 2 ? " needle\n" : "\n"));
    }
    return file.fileName();
}

bool FloodedConsole::flood(std::chrono::seconds limit)
{
    constexpr int BytesPerLine = 80; // of fakeengine's standard error
    NewGameSettings settings;
    settings.seats = {
        Seat{fakeEngine({QStringLiteral("--flood-stderr"),
                         QString::number(linesOfBlack() * BytesPerLine),
                         QStringLiteral("--hang-at"), QStringLiteral("genmove")},
                        QStringLiteral("Talker"))},
        Seat{
            fakeEngine({QStringLiteral("--analyze"), QStringLiteral("lz-analyze=") + analysisFile(),
                        QStringLiteral("--analyze-ms"), QStringLiteral("0"),
                        QStringLiteral("--analyze-lines"), QString::number(linesOfAnalysis())},
                       QStringLiteral("Analyst"))}};
    m_document.game().newGame(settings);
    m_document.game().start();
    return waitUntil([this] { return askForAnalysis(); }, limit)
        && waitUntil([this] { return isAllThere(); }, limit);
}

bool FloodedConsole::isAllThere()
{
    using Kind = GtpTranscript::Kind;
    const GtpTranscript &transcript = model().transcript();
    for (; m_looked < transcript.endNumber(); ++m_looked) {
        const Kind kind = transcript.kindOf(m_looked);
        m_flooded += kind == Kind::StreamLine || kind == Kind::ErrorOutput ? 1 : 0;
    }
    return m_flooded == m_lines && !model().isBehind();
}

/// Asks Black for a move once White has been told the game, as those commands would end the
/// analysis.
bool FloodedConsole::askForAnalysis()
{
    auto &target = *control<QComboBox>(window(), "Talk to");
    const int white = target.findText(QString::fromUtf8(Analyst));
    if (white < 0 || !model().transcript().commandNames().contains("genmove")) {
        return false;
    }
    target.setCurrentIndex(white);
    CommandEntry &entry = window().findChild<GtpConsole *>()->entry();
    entry.setText(QStringLiteral("lz-analyze b 1"));
    QTest::keyClick(&entry, Qt::Key_Return);
    return true;
}

TranscriptView &FloodedConsole::view()
{
    return *window().findChild<TranscriptView *>();
}

TranscriptModel &FloodedConsole::model()
{
    return static_cast<TranscriptModel &>(*view().model());
}

qint64 FloodedConsole::linesOnDisk() const
{
    const QDir directory(Document::transcriptsIn(m_directory.filePath(QStringLiteral("recovery"))));
    qint64 lines = 0;
    for (const QFileInfo &log : directory.entryInfoList({QStringLiteral("*.log")})) {
        QFile file(log.filePath());
        if (!file.open(QIODevice::ReadOnly)) {
            return 0;
        }
        constexpr qint64 Piece = 64 * 1024;
        for (QByteArray bytes = file.read(Piece); !bytes.isEmpty(); bytes = file.read(Piece)) {
            lines += bytes.count('\n');
        }
    }
    return lines;
}

void FloodedConsole::choose(const char *filter, const QString &text)
{
    auto &choice = *control<QComboBox>(window(), filter);
    const int index = choice.findText(text);
    if (index < 0) {
        qFatal("%s has no entry %s", filter, qPrintable(text));
    }
    choice.setCurrentIndex(index);
}

void FloodedConsole::enterText(const QString &text, bool keepsOthers)
{
    control<QToolButton>(window(), "Show the other lines too")->setChecked(keepsOthers);
    control<QLineEdit>(window(), "Show lines that contain")->setText(text);
}

QString FloodedConsole::placesFound()
{
    return control<QLabel>(window(), "Places found")->text();
}

} // namespace shinpan::test
