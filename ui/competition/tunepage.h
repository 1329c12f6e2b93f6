#pragma once

#include <QScrollArea>

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace shinpan {

class RowsModel;
class TunePlot;
struct TuneReport;

/// What a tune has found so far: the best point and how sure that is, how its certificate stands,
/// the Elo along each parameter and over pairs of them, and the course of the search. For a
/// calibration, it shows the value of each level and how strong that is.
class TunePage final : public QScrollArea
{
    Q_OBJECT

public:
    explicit TunePage(QWidget *parent = nullptr);

    /// `shown` is not null.
    void showTune(const std::shared_ptr<const TuneReport> &shown);

Q_SIGNALS:
    /// The match that proves what was found is to be shown, and to begin unless it is over.
    void certificateRequested();
    /// The levels of the calibration are to be kept as strengths of an engine.
    void strengthsRequested();

private:
    void showBest(const TuneReport &tune);
    void showLevels(const TuneReport &tune);
    void showPlots(const std::shared_ptr<const TuneReport> &tune);
    void showCertificate(const TuneReport &tune);

    RowsModel *m_parameters;
    QLabel *m_strength;
    QLabel *m_certainty;
    QLabel *m_certificate;
    QPushButton *m_match; ///< shows the certificate's match
    QPushButton *m_keep;  ///< of a calibration
    QGridLayout *m_grid;
    std::vector<TunePlot *> m_plots; ///< of each parameter two, and those of pairs
};

} // namespace shinpan
