#pragma once

#include "core/check/checkreport.h"

#include <QTreeWidget>

#include <map>

namespace shinpan {

/// What a check found, grouped by area: sentence and verdict, and below each, on demand, the raw
/// exchange that shows it. Areas with something odd or wrong are open.
class CheckTree final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit CheckTree(QWidget *parent = nullptr);

    void clearFindings();
    void addFinding(const CheckFinding &finding);

private:
    struct Area
    {
        QTreeWidgetItem *item = nullptr;
        std::pair<CheckVerdict, bool> worst{}; ///< verdict of a finding, and whether games suffer
        int worstCount = 0;                    ///< of findings like that
        QString worstName{};
    };

    [[nodiscard]] Area &areaOf(const CheckFinding &finding);
    void describeArea(const Area &area) const;
    void addEvidence(QTreeWidgetItem *item, const QString &evidence) const;

    std::map<CheckArea, Area> m_areas;
};

} // namespace shinpan
