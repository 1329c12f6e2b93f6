#pragma once

#include "ui/console/transcriptmodel.h"

#include <QHash>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLayout;
class QLineEdit;
class QPushButton;

namespace shinpan {

class CommandEntry;
class FieldNote;
class TranscriptView;

/// Everything that engines are told and say, to be searched and copied, and a line to talk to one
/// of them.
class GtpConsole : public QWidget
{
    Q_OBJECT

public:
    /// `transcript` must outlive the console.
    explicit GtpConsole(const GtpTranscript &transcript, QWidget *parent = nullptr);

    /// An engine, known to the transcript by `source`, can be talked to from now on.
    void addEngine(int source);
    /// It cannot any more; its lines stay.
    void removeEngine(int source);

    /// What the engine's list_commands answered, for completion.
    void setCommands(int source, const QStringList &commands);

    /// Shows only this engine's lines and talks to it if it can be talked to.
    void showEngine(int source);

Q_SIGNALS:
    /// The person wants to send a line, which holds a command, to an engine that was added.
    void commandEntered(int source, const QString &line);

private:
    [[nodiscard]] QLayout *createFilters();
    [[nodiscard]] QLayout *createEntry();
    void offerFilter(int source);
    void applyFilter();
    void takeCommand(const QString &line);
    void useTarget();

    const GtpTranscript &m_transcript;
    TranscriptModel m_model;
    QHash<int, QStringList> m_commands; ///< by source
    QComboBox *m_filter;
    QLineEdit *m_search;
    TranscriptView *m_view;
    QComboBox *m_target;
    CommandEntry *m_entry;
    FieldNote *m_entryNote;
};

} // namespace shinpan
