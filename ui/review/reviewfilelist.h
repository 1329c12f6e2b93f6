#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

class QPushButton;
class QTreeWidget;

namespace shinpan {

/// The files that are to be reviewed, each with what became of it, and the buttons that change the
/// list.
class ReviewFileList final : public QWidget
{
    Q_OBJECT

public:
    /// Reviews are usually written into a folder of that name beside the files.
    explicit ReviewFileList(QString targetName, QWidget *parent = nullptr);

    [[nodiscard]] QStringList files() const;
    [[nodiscard]] int count() const;

    /// The folder in which the first of the files were found has it; empty as long as there are
    /// none.
    [[nodiscard]] const QString &usualTarget() const { return m_usualTarget; }

    /// Adds files to those that are listed, each once.
    void addFiles(const QStringList &paths);
    /// The game files of a directory and of those below it, without its usual target.
    void addFolder(const QString &path);
    /// Whether the buttons do something.
    void setEditable(bool isEditable);

    /// What is to be known of a file, or of all.
    void setStatus(qsizetype file, const QString &text);
    void setStatusOfAll(const QString &text);
    /// What was said of it last.
    [[nodiscard]] QString status(qsizetype file) const;

Q_SIGNALS:
    /// The files have changed.
    void changed();

private:
    void noteFolder(const QString &path);
    void chooseFiles();
    void chooseFolder();
    void removeChosen();

    QString m_targetName;
    QString m_usualTarget;
    QTreeWidget *m_tree;
    std::vector<QPushButton *> m_buttons;
};

} // namespace shinpan
