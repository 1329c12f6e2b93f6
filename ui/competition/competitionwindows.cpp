#include "ui/competition/competitionwindows.h"

#include "core/competition/tune/calibration.h"
#include "core/engine/profile/engineprofilestore.h"
#include "ui/competition/competitionwindow.h"
#include "ui/competition/newcompetitiondialog.h"
#include "ui/competition/verificationwindow.h"

#include <QFileInfo>
#include <QInputDialog>

#include <algorithm>

namespace shinpan {

namespace {

[[nodiscard]] bool isBundle(const QString &path)
{
    return path.endsWith(QLatin1String(".seal.zip"), Qt::CaseInsensitive);
}

} // namespace

CompetitionWindows::CompetitionWindows(EngineProfileStore &store)
    : m_store(store)
{ }

CompetitionWindows::~CompetitionWindows() = default;

bool CompetitionWindows::isCompetition(const QString &path)
{
    return path.endsWith(QLatin1String(".toml"), Qt::CaseInsensitive) || isBundle(path);
}

void CompetitionWindows::show(const QString &path)
{
    if (isBundle(path)) {
        verify(path);
    } else {
        open(path);
    }
}

void CompetitionWindows::verify(const QString &bundle)
{
    auto *window = new VerificationWindow(bundle);
    window->setAttribute(Qt::WA_DeleteOnClose);
    connect(this, &QObject::destroyed, window, &QObject::deleteLater);
    window->show();
}

CompetitionWindow &CompetitionWindows::open(const QString &path)
{
    const auto found = std::ranges::find_if(m_windows, [&path](const auto &window) {
        return QFileInfo(window->session().file()) == QFileInfo(path);
    });
    if (found != m_windows.end()) {
        (*found)->raise();
        (*found)->activateWindow();
        return **found;
    }
    m_windows.push_back(std::make_unique<CompetitionWindow>(path));
    CompetitionWindow *const window = m_windows.back().get();
    connect(window, &CompetitionWindow::gameChosen, this, &CompetitionWindows::gameChosen);
    connect(window, &CompetitionWindow::closed, this, [this, window] { remove(window); });
    const CompetitionSession *session = &window->session();
    connect(session, &CompetitionSession::changed, this,
            [this, session] { Q_EMIT runChanged(session->file(), session->isRunning()); });
    connect(window, &CompetitionWindow::settingsRequested, this,
            [this, window] { askSettings(*window); });
    connect(window, &CompetitionWindow::certificateWritten, this,
            [this, window](const QString &match) { playCertificate(*window, match); });
    connect(window, &CompetitionWindow::strengthsRequested, this,
            [this, window] { askWhoseStrengths(*window); });
    window->show();
    Q_EMIT opened(path);
    return *window;
}

void CompetitionWindows::change(const QString &path)
{
    CompetitionWindow &window = open(path);
    if (window.session().ofFile()) {
        askSettings(window);
    }
}

void CompetitionWindows::askNew(const QString &folder, QWidget *parent)
{
    auto *dialog = new NewCompetitionDialog(m_store.profiles(), folder, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewCompetitionDialog::openRequested, this, &CompetitionWindows::fileWanted);
    connect(dialog, &NewCompetitionDialog::written, this,
            [this, dialog](const QString &path, bool starts) {
                CompetitionWindow &window = open(path);
                if (starts) {
                    window.start(dialog->limits());
                }
            });
    dialog->open();
}

void CompetitionWindows::askSettings(CompetitionWindow &window) const
{
    auto *dialog =
        new NewCompetitionDialog(m_store.profiles(), *window.session().ofFile(), &window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewCompetitionDialog::written, &window,
            [dialog, &window](const QString &, bool starts) {
                window.session().reload();
                if (starts) {
                    window.start(dialog->limits());
                }
            });
    dialog->open();
}

/// What was proved of other values does not count.
void CompetitionWindows::playCertificate(CompetitionWindow &tune, const QString &file)
{
    CompetitionWindow &match = open(file);
    match.session().reload();
    connect(&match.session(), &CompetitionSession::gameAdded, &tune.session(),
            &CompetitionSession::takeCertificate, Qt::UniqueConnection);
    connect(&match.session(), &CompetitionSession::completed, &tune.session(),
            &CompetitionSession::takeCertificate, Qt::UniqueConnection);
    const std::optional<LiveSnapshot> snapshot = match.session().snapshot();
    const bool isOver = snapshot && snapshot->isOver && match.session().note().isEmpty()
                     && match.session().changedSettings().isEmpty();
    if (!isOver) {
        match.session().start({}, true);
    }
}

void CompetitionWindows::askWhoseStrengths(CompetitionWindow &calibration) const
{
    QStringList names;
    for (const EngineProfile &engine : m_store.list().stored()) {
        names += engine.name;
    }
    auto *dialog = new QInputDialog(&calibration);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Keep as Strengths"));
    dialog->setLabelText(tr("Strengths of which engine? Another name adds an engine."));
    dialog->setComboBoxItems(names);
    dialog->setComboBoxEditable(true);
    dialog->setTextValue(calibration.session().competition()->players.front().engine.name);
    dialog->setOkButtonText(tr("Keep"));
    connect(
        dialog, &QInputDialog::textValueSelected, &calibration,
        [this, &calibration](const QString &name) { keepStrengths(calibration, name.trimmed()); });
    dialog->open();
}

void CompetitionWindows::keepStrengths(CompetitionWindow &calibration, const QString &engine) const
{
    CompetitionSession &session = calibration.session();
    const std::shared_ptr<const CompetitionReport> report = session.report();
    if (engine.isEmpty() || !report || !report->tune || session.competition() == nullptr) {
        return;
    }
    const QStringList names =
        keepLevels(m_store, *session.competition(), report->tune->levels, engine);
    calibration.tell(tr("“%1” has now: %2").arg(engine, names.join(QStringLiteral("; "))));
}

std::vector<CompetitionWindow *> CompetitionWindows::windows() const
{
    std::vector<CompetitionWindow *> windows;
    for (const std::unique_ptr<CompetitionWindow> &window : m_windows) {
        windows.push_back(window.get());
    }
    return windows;
}

/// Deletes it later: it may be in its own closeEvent().
void CompetitionWindows::remove(const CompetitionWindow *window)
{
    const auto found =
        std::ranges::find(m_windows, window, &std::unique_ptr<CompetitionWindow>::get);
    if (found != m_windows.end()) {
        found->release()->deleteLater();
        m_windows.erase(found);
    }
}

QCoro::Task<> CompetitionWindows::leave()
{
    std::vector<Completion<std::monostate>> ends; // all are asked first
    for (const std::unique_ptr<CompetitionWindow> &window : m_windows) {
        window->hide();
        if (window->session().isRunning()) { // not those of others
            window->session().stop(StopMode::Now);
        }
        ends.push_back(window->session().ended());
    }
    for (const Completion<std::monostate> &end : ends) {
        co_await end;
    }
}

} // namespace shinpan
