#pragma once

#include "core/record/search/textsearch.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace shinpan {

/// Takes a text to be found.
class TextQueryRow final : public QWidget
{
    Q_OBJECT

public:
    explicit TextQueryRow(QWidget *parent = nullptr);

    [[nodiscard]] TextQuery query() const;

Q_SIGNALS:
    void edited();

private:
    QLineEdit *m_text;
    QCheckBox *m_case;
};

} // namespace shinpan
