#pragma once

#include "core/check/enginecheck.h"

#include <QWidget>

#include <memory>

class QLabel;
class QLayout;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace shinpan {

class CheckTree;

/// Runs the full check of an engine and shows what it finds, as it finds it.
class CheckPage final : public QWidget
{
    Q_OBJECT

public:
    explicit CheckPage(QWidget *parent = nullptr);
    ~CheckPage() override;

    /// The engine to check. What was found of one that starts in another way goes, and a running
    /// check of it ends.
    void showProfile(const EngineProfile &profile);

    void start();
    /// Ends a running check; what it found stays.
    void cancel();

    [[nodiscard]] bool isRunning() const { return m_check && !m_check->isFinished(); }

Q_SIGNALS:
    /// A check that ended has shown that the engine can say what it thinks along with a move, and
    /// ends its answer there.
    void thoughtsFoundSafe();

private:
    [[nodiscard]] QLayout *createHeader();
    [[nodiscard]] QWidget *createPages();
    void showStep(int done, int total, const Message &what);
    void showResult();
    void showIdle();
    void copyReport() const;

    EngineProfile m_profile;
    std::unique_ptr<EngineCheck> m_check; ///< running or finished; null before the first
    QPushButton *m_start;
    QPushButton *m_copy;
    QLabel *m_title;
    QLabel *m_summary;
    QProgressBar *m_progress;
    QStackedWidget *m_pages;
    CheckTree *m_tree;
};

} // namespace shinpan
