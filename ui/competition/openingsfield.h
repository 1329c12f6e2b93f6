#pragma once

#include "ui/competition/competitiondraft.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace shinpan {

class FieldNote;

/// How games begin: from the empty board, with random moves, or as games of SGF files do.
class OpeningsField final : public QWidget
{
    Q_OBJECT

public:
    explicit OpeningsField(QWidget *parent = nullptr);

    /// Does not emit edited(). Openings of another kind can be kept, or exchanged for one of these.
    void setOpenings(const DraftOpenings &openings);
    [[nodiscard]] DraftOpenings openings() const;
    /// What is wrong with what was chosen, as far as that is seen without reading a game.
    [[nodiscard]] std::optional<QString> objection() const;

Q_SIGNALS:
    void edited();

private:
    [[nodiscard]] QWidget *createSgf();
    void showKind();
    void choose(bool isFolder);

    QComboBox *m_kind;
    QStackedWidget *m_details;
    QSpinBox *m_random;
    QLineEdit *m_path;
    QSpinBox *m_most;
    QCheckBox *m_hasOwnTerms;
};

} // namespace shinpan
