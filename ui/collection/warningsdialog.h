#pragma once

#include "core/record/sgf/sgfcollectionreader.h"

#include <QDialog>

class QTreeWidget;

namespace shinpan {

/// What was odd in a file, line by line, and what was done about it.
class WarningsDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `fileName` as the window shows it. Games are numbered where there are several.
    WarningsDialog(const SgfFileWarnings &warnings,
                   const QString &fileName,
                   bool isCollection,
                   QWidget *parent = nullptr);

Q_SIGNALS:
    /// The person wants to see the game of a warning, by its number in the file from 0.
    void gameChosen(int game);

private:
    void fill(const SgfFileWarnings &warnings);

    QTreeWidget *m_list;
};

} // namespace shinpan
