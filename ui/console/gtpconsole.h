#pragma once

#include "ui/console/consoleoptions.h"
#include "ui/console/transcriptmodel.h"
#include "ui/console/transcriptsearch.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

#include <optional>

class QAction;
class QBoxLayout;
class QComboBox;
class QLayout;
class QSplitter;
class QToolButton;

namespace shinpan {

class CommandEntry;
class FieldNote;
class FilterBar;
class LineDetail;
class ReplyWaitBar;
class TranscriptView;
struct GtpReply;
struct ReplyWait;

/// Everything that engines are told and say, to be searched and copied, and a line to talk to one
/// of them. ConsoleController does what the person asks for.
class GtpConsole : public QWidget
{
    Q_OBJECT

public:
    /// `transcript` must outlive the console.
    explicit GtpConsole(const GtpTranscript &transcript, QWidget *parent = nullptr);

    /// An engine, known to the transcript by `source`, can be talked to from now on. It takes the
    /// place of one that was talked to by the same name and is gone: it was started afresh; that of
    /// any other that is gone, unless the person types: what they type must not go to somebody
    /// else.
    void addEngine(int source);
    /// It can no longer be talked to; its lines stay. If it was, the engine that has taken its
    /// place already, as in a seat that was changed, is talked to now, unless the person types;
    /// else it stays named until the person chooses another, or another comes.
    void removeEngine(int source);

    /// What the engine's list_commands answered, for completion.
    void setCommands(int source, const QStringList &commands);

    /// Shows only this engine's lines and talks to it if it can be talked to.
    void showEngine(int source);

    /// The engine that is talked to; nothing if there is none, or it is gone.
    [[nodiscard]] std::optional<int> target() const;
    /// The engine whose lines are meant: the one whose lines alone are shown, else the one that is
    /// talked to.
    [[nodiscard]] std::optional<int> meantSource() const;

    [[nodiscard]] CommandEntry &entry() const { return *m_entry; }

    /// Notes how things are from now on, for later questions about the moment when a line came.
    void noteMoment(const MomentTrail::Moment &moment);
    /// The record has changed.
    void forgetMoments();

    [[nodiscard]] ConsoleOptions options() const;
    void setOptions(const ConsoleOptions &options);

    /// What can be done with the log, for the menu beside the filters.
    void addTools(const QList<QAction *> &actions);
    /// Gives the keyboard to the field for commands.
    void focusEntry();

    /// Whether target() can be made to break off what it is at.
    void setInterruptible(bool isInterruptible);

    /// Says that an engine lets a typed command wait; nothing: none does.
    void setWait(const std::optional<ReplyWait> &wait);

    /// A word about what is going on, below the entry; empty: nothing.
    void tell(const QString &text);
    /// What an engine answered to a line that was typed, below the entry until the next one is: in
    /// the log it may be gone at once.
    void tellAnswer(const GtpReply &reply);

Q_SIGNALS:
    /// The person wants to send a line, which holds a command, to an engine that was added.
    void commandEntered(int source, const QString &line);
    /// target() has changed.
    void targetChanged();
    /// The person has changed options().
    void optionsChanged();
    /// The person wants the engine to break off what it is at, to be started anew, or to have more
    /// time for it.
    void interruptRequested(int source);
    void restartRequested(int source);
    void patienceRequested(int source);
    /// The person wants to see the position of the moment when a line came; NoNode if that is not
    /// known.
    void momentRequested(shinpan::NodeId node);
    /// The text of the lines that are selected, as far as it can be read at a glance.
    void textSelected(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void createLog();
    void createLineActions();
    [[nodiscard]] QLayout *createEntry();
    void connectSearch();
    void applyFilter();
    void showHits();
    void takeCommand(const QString &line);
    void useTarget();
    /// The engine that took its seat after it, among those that can be talked to; -1: none.
    [[nodiscard]] int successorOf(int index) const;
    [[nodiscard]] bool isGone(int index) const;
    [[nodiscard]] bool isTyping() const;
    void sayGone(const QString &line);
    void requestInterrupt();
    void tellSelection();
    void showWholeLine(bool shows);
    void requestMoment(const QModelIndex &index);

    const GtpTranscript &m_transcript;
    TranscriptModel m_model;
    QHash<int, QStringList> m_commands; ///< by source
    TranscriptSearch m_finder;
    FilterBar *m_filter;
    TranscriptView *m_view;
    LineDetail *m_detail;
    QSplitter *m_log; ///< m_view and m_detail
    QAction *m_wholeLine;
    ReplyWaitBar *m_wait;
    QComboBox *m_target;
    QBoxLayout *m_entryRows = nullptr; ///< the target and the command, beside or above each other
    CommandEntry *m_entry;
    QToolButton *m_interrupt;
    FieldNote *m_entryNote;
};

} // namespace shinpan
