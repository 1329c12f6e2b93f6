#pragma once

#include <QLabel>

namespace shinpan {

/// Takes the place of a list that is empty, and says why, or what would fill it.
class EmptyHint final : public QLabel
{
    Q_OBJECT

public:
    explicit EmptyHint(QWidget *parent = nullptr);
};

} // namespace shinpan
