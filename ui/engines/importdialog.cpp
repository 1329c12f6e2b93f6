#include "ui/engines/importdialog.h"

#include "core/engine/profile/engineprofilelist.h"
#include "ui/kit/accentbutton.h"
#include "ui/kit/forms.h"
#include "ui/kit/style.h"
#include "ui/kit/textzoom.h"

#include <QFileInfo>
#include <QListWidget>

namespace shinpan {

namespace {

constexpr int Margin = 24;
constexpr int Width = 480;
constexpr int RowPadding = 4;

} // namespace

ImportDialog::ImportDialog(const QString &filePath,
                           const std::vector<EngineProfile> &profiles,
                           const QStringList &takenNames,
                           QWidget *parent)
    : QDialog(parent)
    , m_profiles(profiles)
    , m_list(new QListWidget)
{
    setWindowTitle(tr("Import Engines"));
    QLabel *title = form::heading(tr("Which engines of “%1”?").arg(QFileInfo(filePath).fileName()));
    title->setWordWrap(true);
    m_list->setAccessibleName(tr("Engines to import"));
    auto *import = new AccentButton(tr("&Import"));
    setLayout(form::column(spacing::Section,
                           {title, {m_list, 1}, form::dialogButtons(*this, import)},
                           {Margin, Margin, Margin, spacing::Section}));
    setMinimumWidth(zoomed(Width));
    import->setDefault(true);
    fillList(takenNames);
    connect(m_list, &QListWidget::itemChanged, this,
            [this, import] { import->setEnabled(!this->profiles().empty()); });
    m_list->setFocus();
}

std::vector<EngineProfile> ImportDialog::profiles() const
{
    std::vector<EngineProfile> chosen;
    for (std::size_t i = 0; i < m_profiles.size(); ++i) {
        if (m_list->item(static_cast<int>(i))->checkState() == Qt::Checked) {
            chosen.push_back(m_profiles[i]);
        }
    }
    return chosen;
}

/// The new names are those that all of them would get; with fewer chosen, a number may be free.
void ImportDialog::fillList(const QStringList &takenNames)
{
    QStringList taken = takenNames;
    for (const EngineProfile &profile : m_profiles) {
        const QString name = freeEngineName(profile.name, taken);
        taken.append(name);
        auto *item = new QListWidgetItem(
            name == profile.name ? name : tr("%1, as “%2”").arg(profile.name, name), m_list);
        item->setToolTip(profile.commandLine);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
        item->setSizeHint(QSize(0, fontMetrics().height() + 2 * RowPadding));
    }
    m_list->setCurrentRow(0);
}

} // namespace shinpan
