#pragma once

#include "core/cgos/file/cgosfile.h"
#include "core/util/completion.h"
#include "core/util/message.h"

#include <QCoroTask>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace shinpan {

class NoticeBar;

/// The accounts of one file on CGOS servers: their games, their ratings, what happened last, and
/// the way to stop them.
class CgosWindow final : public QWidget
{
    Q_OBJECT

public:
    explicit CgosWindow(QWidget *parent = nullptr);
    /// Hangs up; leave() before is kinder.
    ~CgosWindow() override;

    /// Shows the accounts of a file, which must not play, with what is wrong with it above them.
    void open(const QString &file);
    /// Logs in with all accounts, after asking for the passwords that stand in no file.
    void start();
    void stop(CgosAccount::Stop how);
    [[nodiscard]] bool isRunning() const { return m_ended.has_value(); }

    /// Logs out at once; the task ends when no engine is left.
    [[nodiscard]] QCoro::Task<> leave();
    /// Closes, and then does that: never if the person would rather play on.
    void closeAndThen(std::function<void()> proceed);

Q_SIGNALS:
    /// The person wants to see this record, which may still grow.
    void gameChosen(const QString &path);

protected:
    void closeEvent(QCloseEvent *event) override;

private:
    /// An account and the latest that it said.
    struct Row
    {
        CgosAccountEntry entry;
        std::unique_ptr<CgosAccount> account; ///< null: it was not started
        Message remark{};
    };

    [[nodiscard]] QLayout *createButtons();
    void createTable();
    void chooseFile();
    [[nodiscard]] bool read();
    void askPasswords();
    void askPassword(const CgosAccountEntry &entry);
    void play();
    void end();
    void showGame();
    [[nodiscard]] QString recordOfCurrent() const;
    void refresh();
    [[nodiscard]] static QStringList textsOf(const Row &row);
    void askClose();

    QString m_file;
    std::vector<Row> m_rows;
    std::vector<QString> m_passwords; ///< of the first rows, while they are asked for
    std::optional<Completion<std::monostate>> m_ended; ///< while accounts run
    NoticeBar *m_notice;
    QLabel *m_fileLabel;
    QPushButton *m_choose;
    QPushButton *m_start;
    QPushButton *m_stop;
    QPushButton *m_show;
    QTableWidget *m_table;
    QTimer m_clock; ///< what accounts do changes between their remarks
    bool m_closes = false;
    std::function<void()> m_afterwards; ///< once it is closed; empty: nothing
};

} // namespace shinpan
