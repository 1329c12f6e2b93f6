#pragma once

#include "core/explorer/explorerquestion.h"
#include "ui/explorer/indexupdate.h"
#include "ui/kit/slicedwork.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace shinpan {

class GameCursor;

/// Asks an index of games about the position of a cursor, while somebody looks; and has the index
/// brought up to date. The index is read, and asked, between the events.
class ExplorerDesk final : public QObject
{
    Q_OBJECT

public:
    /// The cursor outlives it. `program` is a shinpan-cli, which writes the index.
    ExplorerDesk(const GameCursor &cursor,
                 const QString &index,
                 const QString &program,
                 QObject *parent = nullptr);

    /// Nothing is read or asked while nobody looks.
    void setWatched(bool isWatched);
    [[nodiscard]] bool isWatched() const { return m_isWatched; }
    void setFilter(const ExplorerFilter &filter);

    /// Answers nothing for as long as that: a serious game is played.
    void setWithheld(bool isWithheld);
    [[nodiscard]] bool isWithheld() const { return m_isWithheld; }

    /// What is known of the position; nothing while that is not known yet, or there is no index.
    [[nodiscard]] const std::optional<ExplorerAnswer> &answer() const { return m_answer; }
    [[nodiscard]] bool isLoading() const { return m_loading != nullptr; }
    /// How many games the index has; nothing without one.
    [[nodiscard]] std::optional<std::int64_t> gameCount() const;
    /// Why the index cannot be used; empty where it can, and where there is none.
    [[nodiscard]] const Message &failure() const { return m_failure; }
    /// The folders of the index.
    [[nodiscard]] QStringList folders() const;
    [[nodiscard]] IndexUpdate &update() { return m_update; }

Q_SIGNALS:
    /// answer(), or what stands in for it, is another.
    void changed();

private:
    void open();
    [[nodiscard]] bool loadSlice();
    void ask();
    [[nodiscard]] bool askSlice();
    void forgetQuestion();
    void reopenIfChanged();

    const GameCursor &m_cursor;
    QString m_index;
    IndexUpdate m_update;
    SlicedWork m_work;                    ///< reads the index
    SlicedWork m_asking;                  ///< asks it
    QTimer m_pause;                       ///< before the position is asked for
    QTimer m_look;                        ///< after which an index that has changed is read again
    std::unique_ptr<Explorer> m_explorer; ///< the one that answers
    std::unique_ptr<Explorer> m_loading;  ///< the one that will
    std::unique_ptr<Explorer::Question> m_question; ///< that m_explorer is at
    ExplorerFilter m_filter;
    std::optional<ExplorerAnswer> m_answer;
    Message m_failure;
    bool m_isWatched = false;
    bool m_isWithheld = false;
    bool m_wasUpdated = false; ///< since the program began
};

} // namespace shinpan
