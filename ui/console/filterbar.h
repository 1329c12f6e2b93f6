#pragma once

#include "ui/console/transcriptfilter.h"
#include "ui/console/transcriptsearch.h"

#include <QHash>
#include <QWidget>

#include <optional>

class QAction;
class QBoxLayout;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace shinpan {

/// Says, above the console's log, which of its lines are shown, or, with the others left in place,
/// what is looked for. Offers the engines and the commands that the transcript has seen.
class FilterBar final : public QWidget
{
    Q_OBJECT

public:
    /// `transcript` outlives it.
    explicit FilterBar(const GtpTranscript &transcript, QWidget *parent = nullptr);

    [[nodiscard]] TranscriptFilter filter() const;
    /// The text that is marked in the lines, whether it filters them or is looked for.
    [[nodiscard]] QString text() const;
    /// Whether lines without the text are shown too, and the text is looked for.
    [[nodiscard]] bool keepsOthers() const;

    /// The engine whose lines alone are shown, as it was started last; nothing: all engines'.
    [[nodiscard]] std::optional<int> source() const;
    /// Offers this engine, if it is not offered yet: with those of the same name, which it was
    /// before it was started afresh.
    void offerSource(int source);
    /// Shows this engine's lines alone.
    void showSource(int source);

    /// How often the text was found, and which of these places is current, from 0.
    void setHits(int count, std::optional<int> current);

    /// How lines are shown, as buttons at the end of the bar where there is room for them, and in
    /// its menu.
    void addSwitches(const QList<QAction *> &actions);
    /// What can be done with the log, for the menu at the end of the bar.
    void addTools(const QList<QAction *> &actions);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// filter(), text() or keepsOthers() is another.
    void changed();
    void findRequested(shinpan::TranscriptSearch::Direction direction);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createChoices();
    void createSearch();
    [[nodiscard]] QToolButton *createStep(TranscriptSearch::Direction direction);
    void layOut();
    void noteChange();
    void offerCommands();

    const GtpTranscript &m_transcript;
    QBoxLayout *m_rows = nullptr; ///< the choices and the search
    QHBoxLayout *m_searchRow = nullptr;
    QComboBox *m_source;
    QComboBox *m_direction;
    QComboBox *m_command;
    QLineEdit *m_text;
    QLabel *m_hits;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_keepsOthers;
    QToolButton *m_tools;
    QHash<QString, QList<int>> m_sources; ///< by name, in the order of their starts
    QList<QToolButton *> m_switches;
    qsizetype m_offered = 0; ///< how many of the transcript's names of commands are offered
};

} // namespace shinpan
