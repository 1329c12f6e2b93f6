#include "ui/cgos/cgoswindow.h"

#include "core/cgos/file/passwordfile.h"
#include "ui/kit/forms.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/style.h"
#include "ui/words/messagetext.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QInputDialog>
#include <QMenu>
#include <QMessageBox>
#include <QTableWidget>

#include <algorithm>

namespace shinpan {

using namespace std::chrono_literals;

namespace {

// Columns of the table, from the rating to the games that were broken off.
constexpr int FirstNumber = 2;
constexpr int LastNumber = 7;

} // namespace

CgosWindow::CgosWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_notice(new NoticeBar(this))
    , m_fileLabel(new QLabel(this))
    , m_choose(new QPushButton(tr("Choose &File…"), this))
    , m_start(new QPushButton(tr("&Start"), this))
    , m_stop(new QPushButton(tr("S&top"), this))
    , m_show(new QPushButton(tr("Show &Game"), this))
    , m_table(new QTableWidget(this))
{
    setWindowTitle(tr("Play on CGOS"));
    m_notice->hide();
    createTable();
    setLayout(form::column(spacing::Normal, {m_notice, createButtons(), {m_table, 1}},
                           {spacing::Wide, spacing::Wide, spacing::Wide, spacing::Wide}));
    m_clock.setInterval(1s);
    connect(&m_clock, &QTimer::timeout, this, &CgosWindow::refresh);
    resize(860, 320);
    refresh();
}

CgosWindow::~CgosWindow() = default;

QLayout *CgosWindow::createButtons()
{
    auto *modes = new QMenu(m_stop);
    modes->addAction(tr("After the Running &Games"), this,
                     [this] { stop(CgosAccount::Stop::AfterGame); });
    modes->addAction(tr("&Now (the Server’s Clocks Keep Running)"), this,
                     [this] { stop(CgosAccount::Stop::Now); });
    m_stop->setMenu(modes);
    m_fileLabel->setTextInteractionFlags(Qt::TextSelectableByMouse);
    connect(m_choose, &QPushButton::clicked, this, &CgosWindow::chooseFile);
    connect(m_start, &QPushButton::clicked, this, &CgosWindow::start);
    connect(m_show, &QPushButton::clicked, this, &CgosWindow::showGame);
    return form::row(spacing::Normal, {{m_fileLabel, 1}, m_choose, m_start, m_stop, m_show});
}

void CgosWindow::createTable()
{
    const QStringList titles{tr("Account"), tr("State"), tr("Rating"),     tr("Games"), tr("Won"),
                             tr("Lost"),    tr("Drawn"), tr("Broken off"), tr("Latest")};
    m_table->setColumnCount(static_cast<int>(titles.size()));
    m_table->setHorizontalHeaderLabels(titles);
    m_table->setAccessibleName(tr("Accounts"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false); // Tab leads to the next control
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    connect(m_table, &QTableWidget::cellActivated, this, &CgosWindow::showGame);
    connect(m_table, &QTableWidget::currentCellChanged, this, &CgosWindow::refresh);
}

// The file

void CgosWindow::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Choose an Accounts File"), QFileInfo(m_file).path(),
                                   tr("Accounts (*.toml);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &CgosWindow::open);
    dialog->open();
}

void CgosWindow::open(const QString &file)
{
    if (!isRunning()) {
        m_file = file;
        [[maybe_unused]] const bool isGood = read();
        refresh();
    }
}

/// Reads the file anew, which may have been edited.
bool CgosWindow::read()
{
    m_rows.clear();
    auto entries = readCgosFile(m_file);
    if (!entries) {
        m_notice->tell(text::message(entries.error().front().message()));
        return false;
    }
    for (CgosAccountEntry &entry : *entries) {
        m_rows.push_back({std::move(entry), nullptr});
    }
    return true;
}

// Playing

void CgosWindow::start()
{
    if (!isRunning() && read()) {
        m_passwords.clear();
        askPasswords();
    }
    refresh();
}

/// One after the other, and then they play.
void CgosWindow::askPasswords()
{
    while (m_passwords.size() < m_rows.size()) {
        const CgosAccountEntry &entry = m_rows[m_passwords.size()].entry;
        if (entry.passwordFile.isEmpty()) {
            askPassword(entry);
            return;
        }
        const Result<QString> password = passwordFrom(entry.passwordFile);
        if (!password) {
            m_notice->tell(text::message(password.error()));
            return;
        }
        m_passwords.push_back(*password);
    }
    play();
}

void CgosWindow::askPassword(const CgosAccountEntry &entry)
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Password"));
    dialog->setLabelText(
        tr("Password of %1 at %2:").arg(entry.settings.login.name, entry.settings.server.text()));
    dialog->setTextEchoMode(QLineEdit::Password);
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &password) {
        m_passwords.push_back(password);
        askPasswords();
    });
    dialog->open();
}

void CgosWindow::play()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row &row = m_rows[i];
        row.account = std::make_unique<CgosAccount>(playedWith(row.entry, m_passwords[i]));
        connect(row.account.get(), &CgosAccount::remarked, this, [this, i](const Message &what) {
            m_rows[i].remark = what;
            refresh();
        });
        connect(row.account.get(), &CgosAccount::finished, this, &CgosWindow::end,
                Qt::QueuedConnection);
        if (const Result<void> opened = row.account->open(); !opened) {
            m_notice->tell(text::message(opened.error()));
            for (Row &begun : m_rows) {
                begun.account.reset();
            }
            return;
        }
    }
    m_passwords.clear();
    m_ended.emplace();
    for (const Row &row : m_rows) {
        row.account->start();
    }
    refresh();
}

void CgosWindow::stop(CgosAccount::Stop how)
{
    for (const Row &row : m_rows) {
        if (row.account) {
            row.account->stop(how);
        }
    }
    refresh();
}

/// An account has ended, perhaps the last one.
void CgosWindow::end()
{
    const bool areGone = std::ranges::all_of(
        m_rows, [](const Row &row) { return row.account->state() == CgosAccount::State::Gone; });
    if (areGone && m_ended) {
        std::exchange(m_ended, std::nullopt)->complete({});
        if (m_closes) {
            close();
        }
    }
    refresh();
}

QCoro::Task<> CgosWindow::leave()
{
    hide();
    if (m_ended) {
        const Completion<std::monostate> ended = *m_ended;
        stop(CgosAccount::Stop::Now);
        co_await ended;
    }
}

void CgosWindow::closeAndThen(std::function<void()> proceed)
{
    m_afterwards = std::move(proceed);
    show();
    raise();
    activateWindow();
    close();
}

QString CgosWindow::recordOfCurrent() const
{
    const int line = m_table->currentRow();
    if (line < 0 || line >= std::ssize(m_rows)) {
        return {};
    }
    const Row &row = m_rows[static_cast<std::size_t>(line)];
    return row.account ? row.account->recordPath() : QString();
}

void CgosWindow::showGame()
{
    if (const QString path = recordOfCurrent(); !path.isEmpty()) {
        Q_EMIT gameChosen(path);
    }
}

// What is shown

QStringList CgosWindow::textsOf(const Row &row)
{
    const QString name = row.entry.settings.login.name;
    if (!row.account) {
        return {name};
    }
    const auto state = [&row] {
        switch (row.account->state()) {
        case CgosAccount::State::Away:
            return tr("Connecting to the server");
        case CgosAccount::State::Waiting:
            return tr("Waiting for a game");
        case CgosAccount::State::Playing:
            return tr("Playing %1").arg(row.account->opponent());
        case CgosAccount::State::Leaving:
            return tr("Leaving");
        case CgosAccount::State::Gone:
            return tr("Logged out");
        }
        return QString();
    };
    QString remark = text::message(row.remark);
    if (!remark.isEmpty()) {
        remark.front() = remark.front().toUpper();
    }
    const CgosAccount::Tally &tally = row.account->tally();
    const int drawn = tally.games - tally.wins - tally.losses;
    return {name,
            state(),
            tally.rating,
            QString::number(tally.games),
            QString::number(tally.wins),
            QString::number(tally.losses),
            QString::number(drawn),
            QString::number(tally.unfinished),
            remark};
}

void CgosWindow::refresh()
{
    m_fileLabel->setText(m_file.isEmpty() ? tr("No accounts file chosen") : m_file);
    m_choose->setEnabled(!isRunning());
    m_start->setEnabled(!isRunning() && !m_file.isEmpty());
    m_stop->setEnabled(isRunning());
    m_show->setEnabled(!recordOfCurrent().isEmpty());
    if (isRunning() != m_clock.isActive()) {
        isRunning() ? m_clock.start() : m_clock.stop();
    }
    m_table->setRowCount(static_cast<int>(m_rows.size()));
    for (int line = 0; line < m_table->rowCount(); ++line) {
        const QStringList texts = textsOf(m_rows[static_cast<std::size_t>(line)]);
        for (int column = 0; column < m_table->columnCount(); ++column) {
            if (m_table->item(line, column) == nullptr) {
                auto *item = new QTableWidgetItem;
                if (column >= FirstNumber && column <= LastNumber) {
                    item->setTextAlignment(Qt::AlignCenter);
                }
                m_table->setItem(line, column, item);
            }
            m_table->item(line, column)->setText(texts.value(column));
        }
    }
}

/// Games are not ended by a slip of the hand.
void CgosWindow::closeEvent(QCloseEvent *event)
{
    if (isRunning()) {
        event->ignore();
        askClose();
    } else {
        m_closes = false;
        event->accept();
        if (const auto proceed = std::exchange(m_afterwards, nullptr)) {
            proceed();
        }
    }
}

void CgosWindow::askClose()
{
    auto *box =
        new QMessageBox(QMessageBox::Question, tr("The accounts are logged in"),
                        tr("Log out now? The clocks of running games keep running; an account that "
                           "logs in again in time plays on."),
                        QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton *now = box->addButton(tr("&Log Out Now"), QMessageBox::AcceptRole);
    const QPushButton *later = box->addButton(tr("&After These Games"), QMessageBox::ActionRole);
    const auto closeAfter = [this](CgosAccount::Stop how) {
        m_closes = true;
        stop(how);
    };
    connect(now, &QPushButton::clicked, this, [closeAfter] { closeAfter(CgosAccount::Stop::Now); });
    connect(later, &QPushButton::clicked, this,
            [closeAfter] { closeAfter(CgosAccount::Stop::AfterGame); });
    connect(box, &QMessageBox::rejected, this, [this] { m_afterwards = nullptr; });
    box->open();
}

} // namespace shinpan
