#include "ui/library/librarywindow.h"

#include "core/competition/competitionfiles.h"
#include "core/competition/report/reportfiles.h"
#include "core/competition/store/playedcompetition.h"
#include "core/competition/store/resultstore.h"
#include "core/util/regularfile.h"
#include "core/util/wholefile.h"
#include "ui/kit/emptyhint.h"
#include "ui/kit/forms.h"
#include "ui/kit/noticebar.h"
#include "ui/kit/style.h"
#include "ui/library/libraryoptions.h"
#include "ui/settings/preferences.h"
#include "ui/words/messagetext.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QMessageBox>
#include <QPushButton>
#include <QShowEvent>
#include <QTableWidget>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace shinpan {

namespace {

constexpr qint64 LargestFile = 4 * MiB;

[[nodiscard]] QString progressName(const LibraryEntry &entry)
{
    return !entry.problem.isEmpty() ? LibraryWindow::tr("Cannot be read")
         : entry.isRunning          ? LibraryWindow::tr("Running")
         : entry.isOver             ? LibraryWindow::tr("Finished")
         : entry.played.isNull()    ? LibraryWindow::tr("Not started")
                                    : LibraryWindow::tr("Stopped");
}

[[nodiscard]] QString stateName(const LibraryEntry &entry)
{
    const QString progress = progressName(entry);
    return entry.note.isEmpty() ? progress : LibraryWindow::tr("%1 (file changed)").arg(progress);
}

/// What the pointer learns of it: where it is, and what is wrong with it.
[[nodiscard]] QString tipText(const LibraryEntry &entry)
{
    return !entry.problem.isEmpty() ? text::message(entry.problem)
         : !entry.note.isEmpty()    ? text::message(entry.note)
                                    : QDir::toNativeSeparators(entry.file);
}

[[nodiscard]] QString leaderText(const LibraryEntry &entry)
{
    const QString names = entry.leaders.join(QStringLiteral(", "));
    return entry.leaders.isEmpty() || entry.isOver ? names
         : entry.leaders.size() == 1               ? LibraryWindow::tr("%1 leads").arg(names)
                                                   : LibraryWindow::tr("%1 lead").arg(names);
}

[[nodiscard]] QString gamesText(const LibraryEntry &entry)
{
    return entry.gamesInAll ? LibraryWindow::tr("%1 of %2").arg(entry.ended).arg(*entry.gamesInAll)
                            : QString::number(entry.ended);
}

/// What runs, then what was played last, then what was not played yet.
[[nodiscard]] bool comesBefore(const LibraryEntry &one, const LibraryEntry &other)
{
    if (one.isRunning != other.isRunning) {
        return one.isRunning;
    }
    return one.played != other.played ? one.played > other.played
                                      : one.name.localeAwareCompare(other.name) < 0;
}

/// "cup-2.toml" beside "cup.toml", or the next number that is free.
[[nodiscard]] QString freeNameBeside(const QString &file)
{
    const QString stem = CompetitionFiles(file).stem();
    for (int number = 2;; ++number) {
        const QString path = QStringLiteral("%1-%2.toml").arg(stem, QString::number(number));
        if (!QFileInfo::exists(path) && !QFileInfo::exists(CompetitionFiles(path).database())) {
            return path;
        }
    }
}

} // namespace

LibraryWindow::LibraryWindow(Preferences &preferences, QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_preferences(preferences)
    , m_notice(new NoticeBar(this))
    , m_table(new QTableWidget(this))
    , m_hint(new EmptyHint(this))
    , m_folder(form::caption())
    , m_open(new QPushButton(tr("&Open"), this))
    , m_goOn(new QPushButton(tr("&Go On"), this))
    , m_report(new QPushButton(tr("&Report"), this))
    , m_copy(new QPushButton(tr("&Duplicate…"), this))
    , m_delete(new QPushButton(tr("De&lete…"), this))
{
    setWindowTitle(tr("Competitions"));
    m_notice->hide();
    createTable();
    setLayout(form::column(
        spacing::Normal, {m_notice, createButtons(), {m_table, 1}, {m_hint, 1}, createFolderRow()},
        {spacing::Wide, spacing::Wide, spacing::Wide, spacing::Wide}));
    m_preferences.follow<LibraryOptions>(this, &LibraryWindow::refresh);
    resize(900, 460);
    showEntries({});
}

void LibraryWindow::createTable()
{
    const QStringList titles{tr("Competition"), tr("Type"),   tr("State"), tr("Games"),
                             tr("Winner"),      tr("Played"), tr("Folder")};
    m_table->setColumnCount(static_cast<int>(titles.size()));
    m_table->setHorizontalHeaderLabels(titles);
    m_table->setAccessibleName(tr("Competitions"));
    m_table->setToolTip(tr("Double-click or Enter opens it"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false); // Tab leads to the next control
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    QHeaderView &header = *m_table->horizontalHeader();
    header.setHighlightSections(false);
    header.setMaximumSectionSize(260);
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.setStretchLastSection(true);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &LibraryWindow::refreshButtons);
    connect(m_table, &QTableWidget::activated, this, [this] { m_open->click(); });
}

QLayout *LibraryWindow::createButtons()
{
    m_goOn->setToolTip(tr("Open it and play what is left"));
    m_report->setToolTip(tr("Write the report and open it in the browser"));
    m_copy->setToolTip(tr("Make a new competition with the same settings, ready to be changed"));
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT openWanted(selected()->file); });
    connect(m_goOn, &QPushButton::clicked, this, [this] { Q_EMIT runWanted(selected()->file); });
    connect(m_report, &QPushButton::clicked, this, &LibraryWindow::showReport);
    connect(m_copy, &QPushButton::clicked, this, &LibraryWindow::askCopy);
    connect(m_delete, &QPushButton::clicked, this, &LibraryWindow::askDelete);
    return form::row(spacing::Normal, {m_open, m_goOn, m_report, m_copy, form::rest(), m_delete});
}

QLayout *LibraryWindow::createFolderRow()
{
    auto *choose = new QPushButton(tr("Look in a &Folder…"), this);
    connect(choose, &QPushButton::clicked, this, &LibraryWindow::chooseFolder);
    return form::row(spacing::Normal, {{m_folder, 1}, choose});
}

void LibraryWindow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous()) {
        refresh();
    }
}

// What there is

void LibraryWindow::refresh()
{
    const auto options = m_preferences.get<LibraryOptions>();
    m_folder->setText(
        options.folder.isEmpty()
            ? QString()
            : tr("Everything in %1, too").arg(QDir::toNativeSeparators(options.folder)));
    m_waiting.clear();
    for (const QString &file : options.files) {
        if (QFileInfo(file).isFile()) {
            m_waiting += file;
        }
    }
    m_folders = options.folders();
    m_read.clear();
    m_reading.startLater([this] { return readNext(); });
}

/// Reads the next one; returns whether that was all.
bool LibraryWindow::readNext()
{
    if (!m_folders.isEmpty()) {
        m_waiting += competitionsIn(m_folders.takeFirst());
        m_waiting.removeDuplicates();
        return false;
    }
    if (!m_waiting.isEmpty()) {
        m_read.push_back(libraryEntry(m_waiting.takeFirst()));
        return false;
    }
    std::ranges::sort(m_read, comesBefore);
    m_hint->setText(tr("No competitions yet. Those you open or create are listed here, along "
                       "with any others in the same folders."));
    showEntries(std::exchange(m_read, {}));
    return true;
}

void LibraryWindow::showEntries(std::vector<LibraryEntry> entries)
{
    const LibraryEntry *const before = selected();
    const QString chosen = before != nullptr ? before->file : QString();
    m_entries = std::move(entries);
    m_table->setRowCount(static_cast<int>(m_entries.size()));
    int row = 0;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        showRow(static_cast<int>(i), m_entries[i]);
        row = m_entries[i].file == chosen ? static_cast<int>(i) : row;
    }
    const bool wasEmpty = m_table->isHidden();
    m_table->setVisible(!m_entries.empty());
    m_hint->setVisible(m_entries.empty());
    if (!m_entries.empty()) {
        m_table->setCurrentCell(row, 0);
    }
    if (wasEmpty && !m_entries.empty()) {
        m_table->setFocus();
    }
    refreshButtons();
}

void LibraryWindow::showRow(int row, const LibraryEntry &entry)
{
    const QString played = entry.played.isNull()
                             ? QString()
                             : QLocale().toString(entry.played.toLocalTime(), QLocale::ShortFormat);
    const QStringList texts{entry.name,
                            entry.type ? text::message(Message::of(kindOf(*entry.type).name))
                                       : QString(),
                            stateName(entry),
                            entry.type ? gamesText(entry) : QString(),
                            leaderText(entry),
                            played,
                            QDir::toNativeSeparators(QFileInfo(entry.file).path())};
    for (int column = 0; column < texts.size(); ++column) {
        auto *item = new QTableWidgetItem(texts[column]);
        item->setToolTip(tipText(entry));
        if (column == 0) {
            item->setData(Qt::UserRole, entry.file);
        }
        m_table->setItem(row, column, item);
    }
}

/// The selected entry, found by its file: the list may be read anew.
const LibraryEntry *LibraryWindow::selected() const
{
    const QList<QTableWidgetItem *> items = m_table->selectedItems();
    if (items.isEmpty()) {
        return nullptr;
    }
    const QString file = m_table->item(items.first()->row(), 0)->data(Qt::UserRole).toString();
    const auto found = std::ranges::find(m_entries, file, &LibraryEntry::file);
    return found == m_entries.end() ? nullptr : &*found;
}

void LibraryWindow::refreshButtons()
{
    const LibraryEntry *const entry = selected();
    m_open->setEnabled(entry != nullptr);
    m_goOn->setEnabled(entry != nullptr && entry->canGoOn());
    m_report->setEnabled(entry != nullptr && entry->ended > 0);
    m_copy->setEnabled(entry != nullptr);
    m_delete->setEnabled(entry != nullptr && !entry->isRunning);
}

void LibraryWindow::chooseFolder()
{
    const QStringList folders = m_preferences.get<LibraryOptions>().folders();
    auto *dialog = new QFileDialog(this, tr("Look for Competitions"),
                                   folders.isEmpty() ? QDir::homePath() : folders.last());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString &folder) { m_preferences.set(&LibraryOptions::folder, folder); });
    dialog->open();
}

// What can be done

void LibraryWindow::showReport()
{
    const QString file = selected()->file;
    const Result<std::unique_ptr<ResultStore>> store = ResultStore::openForReading(file);
    if (!store) {
        m_notice->tell(text::message(store.error()));
        return;
    }
    const Result<PlayedCompetition, CompetitionFileErrors> played = (*store)->played(file);
    if (!played) {
        m_notice->tell(text::message(played.error().front().message()));
        return;
    }
    const Result<QStringList> written = writeReportFiles(reportOf(*played, **store), file);
    if (!written) {
        m_notice->tell(text::message(written.error()));
        return;
    }
    const QString page = CompetitionFiles(file).report(QStringLiteral("html"));
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(page))) {
        m_notice->tell(tr("The report is in %1; no program could be found to open it.").arg(page));
    }
}

void LibraryWindow::askCopy()
{
    const QString from = selected()->file;
    auto *dialog = new QFileDialog(this, tr("Duplicate Competition"), QFileInfo(from).path(),
                                   tr("Competitions (*.toml)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("toml"));
    dialog->selectFile(freeNameBeside(from));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, from](const QString &to) { copy(from, to); });
    dialog->open();
}

void LibraryWindow::copy(const QString &from, const QString &to)
{
    if (QFileInfo::exists(CompetitionFiles(to).database())) {
        m_notice->tell(tr("%1 has been played already. Choose another name.").arg(to));
        return;
    }
    const Result<QByteArray> content = readRegularFile(from, LargestFile);
    const Result<void> saved =
        content ? saveWholeFile(*content, to) : Result<void>(failure(content.error()));
    if (!saved) {
        m_notice->tell(text::message(saved.error()));
        return;
    }
    auto options = m_preferences.get<LibraryOptions>();
    options.add(to);
    m_preferences.set(options);
    Q_EMIT changeWanted(to);
}

void LibraryWindow::askDelete()
{
    const LibraryEntry entry = *selected();
    auto *box = new QMessageBox(
        QMessageBox::Question, tr("Delete competition"),
        entry.ended == 0
            ? tr("Move %1 to the trash?").arg(entry.name)
            : tr("Move %1 to the trash, with its %n games, logs and reports?", nullptr, entry.ended)
                  .arg(entry.name),
        QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);
    const QPushButton *move = box->addButton(tr("&Move to Trash"), QMessageBox::DestructiveRole);
    connect(move, &QPushButton::clicked, this, [this, entry] { discard(entry, Reset::Trash); });
    box->open();
}

void LibraryWindow::discard(const LibraryEntry &entry, Reset how)
{
    const Result<void> gone = discardCompetition(entry.file, how);
    if (!gone && how == Reset::Trash) {
        auto *box =
            new QMessageBox(QMessageBox::Warning, tr("Delete competition"),
                            tr("It cannot be moved to the trash: %1.\n\nDelete %2 for good?")
                                .arg(text::message(gone.error()), entry.name),
                            QMessageBox::Cancel, this);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->setDefaultButton(QMessageBox::Cancel);
        const QPushButton *remove =
            box->addButton(tr("&Delete for Good"), QMessageBox::DestructiveRole);
        connect(remove, &QPushButton::clicked, this,
                [this, entry] { discard(entry, Reset::Remove); });
        box->open();
    } else if (!gone) {
        m_notice->tell(text::message(gone.error()));
    }
    refresh();
}

} // namespace shinpan
