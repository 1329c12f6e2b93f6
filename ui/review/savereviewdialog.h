#pragma once

#include "core/analysis/analysismerge.h"
#include "ui/kit/slicedwork.h"

#include <QDialog>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QRadioButton;
class QSpinBox;

namespace shinpan {

class KeepFields;

/// Asks how much of what engines found goes into the game, and says how much larger the file
/// becomes.
class SaveReviewDialog final : public QDialog
{
    Q_OBJECT

public:
    /// An engine that found something: its name in the store, and for people.
    struct Judge
    {
        QString id;
        QString name;
    };

    /// What could be saved. The dialog has its own copy of the game, which may go on meanwhile.
    struct Findings
    {
        GameTree tree;
        std::vector<ReviewStop> stops; ///< of a line of that tree
        AnalysisStore store;
        std::vector<Judge> judges; ///< at least one, the main one first
    };

    SaveReviewDialog(Findings findings, const MergeOptions &options, QWidget *parent = nullptr);

    /// The options that were chosen.
    [[nodiscard]] MergeOptions options() const;
    [[nodiscard]] QString engine() const;
    [[nodiscard]] const std::vector<ReviewStop> &stops() const { return m_findings.stops; }
    /// How many bytes larger that makes the file; negative until it is known.
    [[nodiscard]] qsizetype growth() const;

private:
    void createChoices();
    void createRest();
    void measure();
    [[nodiscard]] bool measureNext();
    [[nodiscard]] std::size_t level() const;

    static constexpr std::size_t LevelCount = 3;

    Findings m_findings;
    MergeOptions m_options;
    GameRecord m_record; ///< of the findings' tree
    QComboBox *m_judge;
    std::array<QRadioButton *, LevelCount> m_levels{};
    std::array<QLabel *, LevelCount> m_sizes{};
    std::array<qsizetype, LevelCount> m_growth{};
    QSpinBox *m_lineLength;
    KeepFields *m_keep;
    std::size_t m_next = 0; ///< level to be measured
    SlicedWork m_measuring;
};

} // namespace shinpan
