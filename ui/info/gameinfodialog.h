#pragma once

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QGridLayout;
class QPushButton;
class QTabWidget;

namespace shinpan {

class GameRecord;
class InfoField;
class LongTextEdit;

/// Shows and edits everything that a record says of its game and its file. What is not edited stays
/// as the file has it. All changes are one step of undo.
class GameInfoDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The record outlives the dialog, which goes when another game takes its place.
    explicit GameInfoDialog(GameRecord &record, QWidget *parent = nullptr);

    void accept() override;

private:
    [[nodiscard]] QWidget *createGamePage();
    [[nodiscard]] QGridLayout *createPlayers();
    [[nodiscard]] QWidget *createEventPage();
    [[nodiscard]] QWidget *createCommentPage();
    [[nodiscard]] QWidget *createFilePage();
    InfoField *track(InfoField *field);
    void addRow(QFormLayout &form, InfoField *field);
    void showRecord();
    void write();

    GameRecord &m_record;
    std::vector<InfoField *> m_fields;
    LongTextEdit *m_comment;
    QComboBox *m_style;
    QPushButton *m_save;
    QString m_oldComment;
};

} // namespace shinpan
