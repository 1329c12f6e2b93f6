#include "ui/engines/checkpage.h"

#include "ui/engines/checktree.h"
#include "ui/engines/samestart.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QProgressBar>
#include <QStackedWidget>

#include <algorithm>

namespace shinpan {

namespace {

constexpr int ProgressHeight = 4;

/// "Plays on 9, 13, 19; fine for matches."
[[nodiscard]] QString summaryOf(const CheckReport &report)
{
    QStringList parts;
    for (const Message &sentence : report.summary()) {
        parts.append(text::message(sentence));
    }
    return text::capitalised(parts.join(QStringLiteral("; "))) + u'.';
}

} // namespace

CheckPage::CheckPage(QWidget *parent)
    : QWidget(parent)
    , m_start(form::button({}))
    , m_copy(new QPushButton(symbolIcon(Symbol::Duplicate), tr("C&opy as Text")))
    , m_title(form::heading())
    , m_summary(new QLabel)
    , m_progress(new QProgressBar)
    , m_pages(new QStackedWidget)
    , m_tree(new CheckTree)
{
    setLayout(form::column(spacing::Normal, {createHeader(), m_progress, {createPages(), 1}},
                           {0, spacing::Section, 0, 0}));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(ProgressHeight);
    m_progress->setAccessibleName(tr("Progress of the check"));
    QSizePolicy keepsItsPlace = m_progress->sizePolicy();
    keepsItsPlace.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(keepsItsPlace);
    connect(m_copy, &QPushButton::clicked, this, &CheckPage::copyReport);
    connect(m_start, &QPushButton::clicked, this, [this] { isRunning() ? cancel() : start(); });
    showIdle();
}

CheckPage::~CheckPage() = default;

void CheckPage::showProfile(const EngineProfile &profile)
{
    const bool isTheSame = profile.id == m_profile.id && startsAlike(profile, m_profile);
    m_profile = profile;
    m_start->setEnabled(!profile.commandLine.isEmpty());
    if (!isTheSame) {
        m_check.reset();
        m_tree->clearFindings();
        showIdle();
    }
}

void CheckPage::start()
{
    m_tree->clearFindings();
    m_check = std::make_unique<EngineCheck>(m_profile, EngineCheck::Depth::Full);
    connect(m_check.get(), &EngineCheck::progressed, this, &CheckPage::showStep);
    connect(m_check.get(), &EngineCheck::found, this, [this](int index) {
        m_tree->addFinding(m_check->report().findings[static_cast<std::size_t>(index)]);
    });
    connect(m_check.get(), &EngineCheck::finished, this, &CheckPage::showResult);
    m_start->setText(tr("&Stop"));
    m_start->setIcon(symbolIcon(Symbol::Stop));
    m_copy->hide();
    m_title->setText(tr("Checking"));
    m_summary->setText(tr("Waiting for the first answer…"));
    m_progress->setRange(0, 0);
    m_progress->show();
    m_pages->setCurrentWidget(m_tree);
    m_check->start();
}

void CheckPage::cancel()
{
    if (isRunning()) {
        m_check->cancel();
    }
}

QLayout *CheckPage::createHeader()
{
    m_summary->setWordWrap(true);
    m_copy->setAutoDefault(false);
    return form::row(spacing::Normal, {{form::column(spacing::Tight, {m_title, m_summary}), 1},
                                       {m_copy, 0, Qt::AlignTop},
                                       {m_start, 0, Qt::AlignTop}});
}

QWidget *CheckPage::createPages()
{
    auto *explanation = new QLabel(tr(
        "A check starts the engine a few times and asks it everything that an arbiter may ask: "
        "sizes, komi, handicap, taking back, ko, illegal moves, time, scoring, analysis. It "
        "says in plain words what the engine can do and what it does wrong, with the exchange "
        "that shows it.\n\nA quick engine takes about a minute. Nothing of it is left running."));
    explanation->setWordWrap(true);
    explanation->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    explanation->setForegroundRole(QPalette::PlaceholderText);
    m_pages->addWidget(explanation);
    m_pages->addWidget(m_tree);
    return m_pages;
}

void CheckPage::showStep(int done, int total, const Message &what)
{
    m_progress->setRange(0, total);
    m_progress->setValue(done);
    m_summary->setText(text::capitalised(text::message(what)));
}

void CheckPage::showResult()
{
    const CheckReport &report = m_check->report();
    const QString name = (report.name + u' ' + report.version).trimmed();
    m_title->setText(name.isEmpty() ? m_profile.name : name);
    m_summary->setText(summaryOf(report));
    m_progress->hide();
    m_copy->setVisible(!report.findings.empty());
    m_start->setText(tr("&Check again"));
    m_start->setIcon(symbolIcon(Symbol::Retry));
    const bool isSafe = std::ranges::any_of(report.findings, [](const CheckFinding &finding) {
        return finding.id == "genmove-analyze" && finding.verdict == CheckVerdict::Works;
    });
    if (isSafe) {
        Q_EMIT thoughtsFoundSafe();
    }
}

void CheckPage::showIdle()
{
    m_title->setText(tr("What can this engine do?"));
    m_summary->setText(tr("It has not been checked."));
    m_progress->hide();
    m_copy->hide();
    m_start->setText(tr("&Check"));
    m_start->setIcon(symbolIcon(Symbol::Play));
    m_pages->setCurrentIndex(0);
}

void CheckPage::copyReport() const
{
    QGuiApplication::clipboard()->setText(toText(m_check->report(), CheckDetail::Verbose));
}

} // namespace shinpan
