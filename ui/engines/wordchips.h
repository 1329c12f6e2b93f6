#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace shinpan {

/// Shows how a command line was split: each word in a frame of its own, the program first and in
/// the accent colour. Of very many words, which no command line has, only the first are shown.
class WordChips : public QWidget
{
    Q_OBJECT

public:
    explicit WordChips(QWidget *parent = nullptr);

    void setWords(const QStringList &words);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// The frames of the words in rows of this width.
    [[nodiscard]] std::vector<QRect> framesIn(int width) const;
    void measure();

    QStringList m_words;
    std::vector<int> m_widths; ///< of their texts
};

} // namespace shinpan
