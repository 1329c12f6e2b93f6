#pragma once

#include <QWidget>

class QLabel;

namespace shinpan {

class LlrPlot;
struct CompetitionReport;

/// A sequential test: its course, and in a sentence what it has found.
class SprtPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit SprtPanel(QWidget *parent = nullptr);

    /// Hides where there is no test.
    void showReport(const CompetitionReport &report);

private:
    LlrPlot *m_plot;
    QLabel *m_verdict;
};

} // namespace shinpan
