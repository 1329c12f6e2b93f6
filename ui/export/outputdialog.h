#pragma once

#include "core/record/tree/gametree.h"
#include "core/util/result.h"
#include "ui/board/painting/boardframe.h"
#include "ui/kit/slicedwork.h"

#include <QColor>
#include <QDialog>
#include <QTimer>

#include <memory>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLayout;
class QProgressBar;
class QSpinBox;

namespace shinpan {

/// A dialog that makes something of a game: at the left it shows what that will be like, at the
/// right one chooses. Making it takes steps, between which the window lives, until it is made and
/// the dialog closes; Esc and Cancel give it up before.
class OutputDialog : public QDialog
{
    Q_OBJECT

public:
    /// The way the board is looked at, in what is made too.
    void setOrientation(Orientation orientation);

    /// Gives up what is being made, or else closes.
    void reject() override;

protected:
    /// The place that is shown at first; the line leads through it. `name`: what a file is called,
    /// without suffix and folder. The tree is a copy, so that a game may go on meanwhile.
    OutputDialog(GameTree tree, NodeId here, const QString &name, QWidget *parent);

    [[nodiscard]] const GameTree &tree() const { return m_tree; }
    [[nodiscard]] NodeId here() const { return m_here; }
    [[nodiscard]] const QString &name() const { return m_name; }
    [[nodiscard]] Orientation orientation() const { return m_orientation; }
    /// The last move of the line through here().
    [[nodiscard]] int lastMove() const;

    /// Puts everything in its place, once. The box has a Close button.
    void arrange(QLayout *shown, QLayout *choices, QDialogButtonBox *buttons);
    /// Something was chosen: refresh() when the event loop comes round, once for all of it.
    void refreshLater() { m_refreshing.start(); }
    void refreshNow();
    /// Shows what is chosen. Buttons are enabled when it is called.
    virtual void refresh() = 0;

    /// Says what is wrong, below everything else; nothing when it is empty.
    void complain(const QString &why);
    /// The same for what is not wrong, but worth knowing.
    void remark(const QString &what);
    /// Takes the steps of `maker`, which has count(), done() and step(), and keeps it as long. If
    /// one fails, `complaint` with its %1 replaced says so.
    template <typename Maker>
    void make(std::shared_ptr<Maker> maker, const QString &complaint)
    {
        begin(maker->count());
        m_making.startLater([this, maker, complaint] {
            const Result<bool> isDone = maker->step();
            return took(isDone, maker->done(), complaint);
        });
    }
    [[nodiscard]] bool isMaking() const { return m_making.isRunning(); }
    /// Drops what is being made and its maker; nothing if none is at work.
    void giveUp();
    /// Closes, or complains.
    void finish(const Result<void> &result, const QString &complaint);

private:
    void say(const QString &text, const QColor &color);
    /// Begins work that will take that many steps.
    void begin(int steps);
    /// Notes that these steps were taken; returns whether the last one ended it.
    [[nodiscard]] bool took(const Result<bool> &isDone, int steps, const QString &complaint);
    void showMaking(bool isMaking);
    void endMaking();

    GameTree m_tree;
    NodeId m_here;
    QString m_name;
    Orientation m_orientation;
    QTimer m_refreshing;
    QWidget *m_choices;
    QDialogButtonBox *m_buttons = nullptr;
    QProgressBar *m_progress;
    QLabel *m_error;
    QString m_closeText;
    SlicedWork m_making;
};

/// A field for whole numbers of that name; `most` counts where it is more than `least`.
[[nodiscard]] QSpinBox *numberField(const QString &name, int least, int most, int value);
/// Adds a row of parts: labels and buttons are as wide as they have to be, the others share the
/// rest. Its label leads to the first. Returns its widget.
QWidget *addRow(QFormLayout &form, const QString &label, const QList<QWidget *> &parts);

} // namespace shinpan
