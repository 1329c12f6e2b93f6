#pragma once

#include <QScrollArea>

#include <vector>

class QGridLayout;
class QLabel;

namespace shinpan {

class TextRowsModel;
class TunePlot;
struct TuneReport;

/// What a tune has found so far: the best point, how sure that is, and the Elo along each
/// parameter.
class TunePage final : public QScrollArea
{
    Q_OBJECT

public:
    explicit TunePage(QWidget *parent = nullptr);

    void showTune(const TuneReport &tune);

private:
    TextRowsModel *m_parameters;
    QLabel *m_strength;
    QLabel *m_certainty;
    QLabel *m_certificate;
    QGridLayout *m_grid;
    std::vector<TunePlot *> m_plots; ///< by parameter
};

} // namespace shinpan
