#include "ui/review/reviewfilelist.h"

#include "core/record/import/gamefolder.h"
#include "ui/document/documentcontroller.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QTreeWidget>

#include <utility>

namespace shinpan {

namespace {

enum FileColumn { NameColumn, FateColumn };

constexpr int PathRole = Qt::UserRole;
constexpr int NameWidth = 200;
constexpr int SmallestHeight = 32; // with the smallest screens in mind

} // namespace

ReviewFileList::ReviewFileList(QString targetName, QWidget *parent)
    : QWidget(parent)
    , m_targetName(std::move(targetName))
    , m_tree(new QTreeWidget(this))
{
    m_tree->setAccessibleName(tr("Files to be reviewed"));
    m_tree->setHeaderLabels({tr("File"), tr("State")});
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setMinimumHeight(SmallestHeight);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->header()->resizeSection(NameColumn, NameWidth);
    QHBoxLayout *row = form::row(spacing::Normal, {});
    for (const auto &[text, act] :
         {std::pair(tr("&Add Files…"), &ReviewFileList::chooseFiles),
          std::pair(tr("Add F&older…"), &ReviewFileList::chooseFolder),
          std::pair(tr("Remove from Li&st"), &ReviewFileList::removeChosen)}) {
        QPushButton *button = form::button(text);
        m_buttons.push_back(button);
        connect(button, &QPushButton::clicked, this, act);
        row->addWidget(button);
    }
    row->addStretch();
    setLayout(form::column(spacing::Normal, {{m_tree, 1}, row}));
}

QStringList ReviewFileList::files() const
{
    QStringList files;
    for (int row = 0; row < count(); ++row) {
        files.append(m_tree->topLevelItem(row)->data(NameColumn, PathRole).toString());
    }
    return files;
}

int ReviewFileList::count() const
{
    return m_tree->topLevelItemCount();
}

void ReviewFileList::addFiles(const QStringList &paths)
{
    if (!paths.isEmpty()) {
        noteFolder(QFileInfo(paths.front()).path());
    }
    const QStringList listed = files();
    QSet<QString> known(listed.begin(), listed.end());
    for (const QString &path : paths) {
        if (known.contains(path)) {
            continue;
        }
        known.insert(path);
        auto *item = new QTreeWidgetItem(m_tree, {QFileInfo(path).fileName()});
        item->setData(NameColumn, PathRole, path);
        item->setToolTip(NameColumn, QDir::toNativeSeparators(path));
    }
    Q_EMIT changed();
}

void ReviewFileList::noteFolder(const QString &path)
{
    if (m_usualTarget.isEmpty()) {
        m_usualTarget = QDir(path).filePath(m_targetName);
    }
}

void ReviewFileList::addFolder(const QString &path)
{
    const QStringList found = gameFilesIn(path, QDir(path).filePath(m_targetName));
    if (!found.isEmpty()) {
        noteFolder(path);
    }
    addFiles(found);
}

void ReviewFileList::setEditable(bool isEditable)
{
    for (QPushButton *button : m_buttons) {
        button->setEnabled(isEditable);
    }
}

void ReviewFileList::setStatus(qsizetype file, const QString &text)
{
    QTreeWidgetItem *item = m_tree->topLevelItem(static_cast<int>(file));
    item->setText(FateColumn, text);
    item->setToolTip(FateColumn, text);
    m_tree->scrollToItem(item);
}

void ReviewFileList::setStatusOfAll(const QString &text)
{
    for (int row = count() - 1; row >= 0; --row) {
        setStatus(row, text);
    }
}

QString ReviewFileList::status(qsizetype file) const
{
    return m_tree->topLevelItem(static_cast<int>(file))->text(FateColumn);
}

void ReviewFileList::chooseFiles()
{
    auto *dialog = new QFileDialog(this, tr("Add Files"), {}, DocumentController::readableFiles());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &ReviewFileList::addFiles);
    dialog->open();
}

void ReviewFileList::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Add Folder"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &ReviewFileList::addFolder);
    dialog->open();
}

void ReviewFileList::removeChosen()
{
    qDeleteAll(m_tree->selectedItems());
    Q_EMIT changed();
}

} // namespace shinpan
