#include "ui/engines/handshakerow.h"

#include "core/engine/profile/commandwords.h"
#include "core/engine/profile/enginetemplates.h"
#include "core/gtp/gtptranscript.h"
#include "core/util/detach.h"
#include "ui/engines/samestart.h"
#include "ui/kit/fieldnote.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QFileInfo>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

constexpr auto Rest = 1500ms;            ///< an edited command line is left alone for so long
constexpr auto UsualStartUp = 60s;       ///< where the profile would wait for ever
constexpr auto WorthMentioning = 1500ms; ///< of waiting
constexpr qsizetype ShownLines = 4;
constexpr qsizetype MaxShownLength = 300; ///< bytes of a line

/// Whether its program is an engine and nothing else.
[[nodiscard]] bool isHarmless(const EngineProfile &profile)
{
    const EngineTemplate *known = templateOf(profile);
    const Result<CommandWords> words = splitCommandLine(profile.commandLine);
    return known && known->isFound && words
        && QFileInfo(words->program).fileName() == known->program;
}

[[nodiscard]] CheckLimits limitsFor(const EngineProfile &profile)
{
    CheckLimits limits;
    limits.startUp = profile.timeouts.startUp > 0ms ? profile.timeouts.startUp : UsualStartUp;
    limits.whole = limits.startUp + UsualStartUp;
    return limits;
}

/// The finding that matters: the last that is wrong, since what breaks an engine down comes last.
[[nodiscard]] const CheckFinding *mistakeIn(const CheckReport &report)
{
    const auto found =
        std::find_if(report.findings.rbegin(), report.findings.rend(),
                     [](const CheckFinding &it) { return it.verdict == CheckVerdict::Wrong; });
    return found == report.findings.rend() ? nullptr : &*found;
}

/// The time as "0.05 s", "12.3 s".
[[nodiscard]] QString secondsText(std::chrono::milliseconds time)
{
    const double seconds = static_cast<double>(time.count()) / 1000;
    return HandshakeRow::tr("%1 s").arg(QLocale().toString(seconds, 'f', seconds < 1 ? 2 : 1));
}

} // namespace

HandshakeRow::HandshakeRow(QWidget *parent)
    : QWidget(parent)
    , m_test(form::button(tr("&Test"), tr("Test whether the engine answers")))
    , m_note(new FieldNote(m_test))
    , m_output(new QLabel)
{
    m_test->setIcon(symbolIcon(Symbol::Play));
    m_output->setFont(fixedFont());
    m_output->setWordWrap(true);
    m_output->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_output->setForegroundRole(QPalette::PlaceholderText);
    setLayout(
        form::column(spacing::Tight, {form::row(spacing::Wide, {m_test, {m_note, 1}}), m_output}));
    m_note->setAlignment(Qt::AlignVCenter | Qt::AlignLeading);
    m_output->hide();

    m_rest.setSingleShot(true);
    m_rest.setInterval(Rest);
    m_second.setInterval(1s);
    connect(&m_rest, &QTimer::timeout, this, &HandshakeRow::test);
    connect(&m_second, &QTimer::timeout, this, &HandshakeRow::showProgress);
    connect(m_test, &QPushButton::clicked, this, [this] { isTesting() ? cancel() : test(); });
}

HandshakeRow::~HandshakeRow() = default;

void HandshakeRow::showProfile(const EngineProfile &profile)
{
    m_profile = profile;
    m_rest.stop();
    m_test->setEnabled(!profile.commandLine.isEmpty());
    forget();
}

void HandshakeRow::followEdit(const EngineProfile &profile, bool isSound)
{
    if (startsAlike(m_profile, profile)) {
        m_profile = profile; // renamed, perhaps
        return;
    }
    showProfile(profile);
    if (isSound && isHarmless(profile)) {
        m_rest.start();
    }
}

void HandshakeRow::test()
{
    forget();
    m_rest.stop();
    m_transcript = std::make_unique<GtpTranscript>();
    m_test->setText(tr("&Stop"));
    m_test->setIcon(symbolIcon(Symbol::Stop));
    m_note->setNote(FieldNote::Tone::Quiet, tr("Starting…"));
    m_clock.start();
    m_second.start();
    if (speaksQueries(m_profile)) {
        testQueries();
        return;
    }
    m_check = std::make_unique<EngineCheck>(m_profile, EngineCheck::Depth::Handshake,
                                            limitsFor(m_profile), m_transcript.get());
    connect(m_check.get(), &EngineCheck::progressed, this, &HandshakeRow::takeFirstReply);
    connect(m_check.get(), &EngineCheck::finished, this, &HandshakeRow::conclude);
    m_check->start();
}

void HandshakeRow::testQueries()
{
    EngineProfile profile = m_profile;
    profile.timeouts.startUp = limitsFor(m_profile).startUp;
    m_queries = QueryEngine::create(profile, m_transcript.get());
    detach(awaitQueries(this, m_queries));
}

QCoro::Task<> HandshakeRow::awaitQueries(QPointer<HandshakeRow> self,
                                         std::shared_ptr<QueryEngine> engine)
{
    const Completion<EngineDone> start = engine->start();
    const EngineDone started = co_await start;
    if (self && self->m_queries == engine) {
        self->concludeQueries(started);
    }
}

void HandshakeRow::concludeQueries(const EngineDone &started)
{
    CheckReport report;
    report.name = knowledgeOf(m_profile).name;
    report.version = m_queries->version();
    report.isComplete = started.has_value();
    if (started) {
        takeFirstReply();
    } else {
        CheckFinding finding;
        finding.verdict = CheckVerdict::Wrong;
        finding.text = started.error().sentence();
        report.findings.push_back(finding);
    }
    m_queries.reset();
    finish(report);
}

void HandshakeRow::cancel()
{
    m_rest.stop();
    if (isTesting()) {
        forget();
        m_note->setNote(FieldNote::Tone::Quiet, tr("Stopped."));
    }
}

void HandshakeRow::showProgress()
{
    const std::chrono::milliseconds waited(m_clock.elapsed());
    if (m_answeredAfter < 0ms && waited > WorthMentioning) {
        m_note->setNote(FieldNote::Tone::Quiet,
                        tr("Started %1 s ago, no answer yet. Some engines take a while to load.")
                            .arg(std::chrono::round<std::chrono::seconds>(waited).count()));
        showLastWords();
    }
}

void HandshakeRow::takeFirstReply()
{
    if (m_answeredAfter < 0ms) {
        m_answeredAfter = std::chrono::milliseconds(m_clock.elapsed());
    }
}

void HandshakeRow::conclude()
{
    const CheckReport report = m_check->report();
    m_check.release()->deleteLater(); // it is calling us
    finish(report);
}

void HandshakeRow::finish(const CheckReport &report)
{
    m_second.stop();
    showOutcome(report);
    m_test->setText(tr("&Test"));
    m_test->setIcon(symbolIcon(Symbol::Play));
}

void HandshakeRow::showOutcome(const CheckReport &report)
{
    const CheckFinding *mistake = mistakeIn(report);
    const QString complaint = mistake ? text::message(mistake->text) : QString();
    const bool answers = m_answeredAfter >= 0ms && report.isComplete;
    Q_EMIT tested(answers);
    if (!answers) {
        m_note->setNote(FieldNote::Tone::Error,
                        mistake ? tr("It %1.").arg(complaint) : tr("It does not answer."));
        showLastWords();
        return;
    }
    m_output->hide();
    const QString name =
        report.name.isEmpty() ? tr("It") : (report.name + u' ' + report.version).trimmed();
    const QString time = secondsText(m_answeredAfter);
    if (mistake) {
        m_note->setNote(FieldNote::Tone::Warning,
                        tr("%1 answers in %2, but %3.").arg(name, time, complaint));
    } else {
        m_note->setNote(FieldNote::Tone::Good, tr("%1 answers in %2").arg(name, time));
    }
    if (!report.name.isEmpty()) {
        Q_EMIT nameTold(report.name);
    }
}

/// This also ends a running test; destroying it kills its engine.
void HandshakeRow::forget()
{
    m_check.reset();
    m_queries.reset();
    m_transcript.reset();
    m_second.stop();
    m_answeredAfter = -1ms;
    m_test->setText(tr("&Test"));
    m_test->setIcon(symbolIcon(Symbol::Play));
    m_note->clearNote();
    m_output->hide();
}

/// What it wrote beside GTP: Leela Zero tells on its standard output why it leaves.
void HandshakeRow::showLastWords()
{
    QStringList lines;
    const qint64 end = m_transcript->firstNumber() + m_transcript->lineCount();
    for (qint64 number = end - 1; number >= m_transcript->firstNumber(); --number) {
        const GtpTranscript::Line &line = m_transcript->line(number);
        const bool isBesideGtp = line.kind == GtpTranscript::Kind::ErrorOutput
                              || line.kind == GtpTranscript::Kind::Stray;
        if (isBesideGtp && !line.text.trimmed().isEmpty() && lines.size() < ShownLines) {
            lines.prepend(QString::fromUtf8(line.text.left(MaxShownLength)));
        }
    }
    m_output->setText(lines.join(u'\n'));
    m_output->setVisible(!lines.isEmpty());
}

} // namespace shinpan
