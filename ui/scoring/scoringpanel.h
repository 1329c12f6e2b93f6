#pragma once

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace shinpan {

class FieldNote;
class OpinionRow;
class ScoreTable;
class ScoringController;

/// The score beside the board while it is being settled: the result, what it is made of, what
/// others say, and what to do about it. Ctrl+Return is Done and Escape is Back, anywhere in the
/// panel.
class ScoringPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ScoringPanel(ScoringController &scoring, QWidget *parent = nullptr);

    /// The height at which nothing needs to be scrolled, if the screen has room for that.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QWidget *createSheet();
    [[nodiscard]] QWidget *createRules();
    [[nodiscard]] QWidget *createButtons();
    void showScore();
    void showDoubts();
    void showRules();
    void showOpinions();
    void tell();
    void addOpinionRow();
    void askReplacement(const QString &present, const QString &counted);

    ScoringController &m_scoring;
    QLabel *m_result;
    QLabel *m_terms;
    QComboBox *m_rules;
    FieldNote *m_rulesNote;
    ScoreTable *m_table;
    FieldNote *m_doubts; ///< what is nobody's yet, and whose life is open
    QLabel *m_otherMethod;
    QLabel *m_opinionsTitle;
    QVBoxLayout *m_opinions;
    std::vector<OpinionRow *> m_rows;
    QLabel *m_hint;
    QPushButton *m_resume;
    QPushButton *m_back;
    QPushButton *m_done;
    QWidget *m_sheet;
};

} // namespace shinpan
