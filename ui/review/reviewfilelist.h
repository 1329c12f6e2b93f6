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
    explicit ReviewFileList(QWidget *parent = nullptr);

    [[nodiscard]] QStringList files() const;
    [[nodiscard]] int count() const;

    /// Adds files to those that are listed, each once.
    void addFiles(const QStringList &paths);
    /// The SGF files of a directory, without those of directories in it.
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
    void chooseFiles();
    void chooseFolder();
    void removeChosen();

    QTreeWidget *m_tree;
    std::vector<QPushButton *> m_buttons;
};

} // namespace shinpan
