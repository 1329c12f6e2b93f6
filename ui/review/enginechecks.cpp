#include "ui/review/enginechecks.h"

#include <QSignalBlocker>

namespace shinpan {

namespace {

constexpr int ListHeight = 88; // three engines and a bit, which says that there are more

} // namespace

EngineChecks::EngineChecks(QWidget *parent)
    : QListWidget(parent)
{
    setAccessibleName(tr("Engines"));
    setFixedHeight(ListHeight);
    connect(this, &QListWidget::itemChanged, this, &EngineChecks::changed);
}

void EngineChecks::list(std::span<const EngineProfile> engines, const QStringList &chosen)
{
    const QSignalBlocker blocker(this);
    clear();
    for (const EngineProfile &engine : engines) {
        auto *item = new QListWidgetItem(engine.name, this);
        item->setData(Qt::UserRole, engine.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(chosen.contains(engine.id) ? Qt::Checked : Qt::Unchecked);
    }
    if (count() > 0) {
        setCurrentRow(0);
    }
}

QStringList EngineChecks::chosen() const
{
    QStringList ids;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked) {
            ids.append(item(row)->data(Qt::UserRole).toString());
        }
    }
    return ids;
}

} // namespace shinpan
