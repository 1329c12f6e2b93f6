#pragma once

#include "core/ladder/ladderbook.h"

#include <QDialog>

class QButtonGroup;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QTreeView;

namespace shinpan {

class EmptyHint;
class RatingPlot;
class RowsModel;

/// The page of a person's progress: the rank on each size with its interval and its course over the
/// weeks, and all games by opponent. It reads the ladder's file, and deletes it where that is asked
/// for.
class ProgressDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ProgressDialog(const QString &file, QWidget *parent = nullptr);

private:
    void createControls();
    void load();
    void showSize(int size);
    void showGames();
    void askDeletion();

    QString m_file;
    LadderBook m_book;
    QHBoxLayout *m_sizeRow;
    QButtonGroup *m_sizes;
    QLabel *m_rank;
    QLabel *m_interval;
    RatingPlot *m_plot;
    EmptyHint *m_hint;
    QWidget *m_content;
    RowsModel *m_model;
    QTreeView *m_games;
    QPushButton *m_delete;
};

} // namespace shinpan
