#pragma once

#include <QMenu>

namespace shinpan {

class Preferences;

/// Lets the person choose between light and dark, and dresses the program so.
class AppearanceMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit AppearanceMenu(Preferences &preferences, QWidget *parent = nullptr);

private:
    void choose(int scheme);

    Preferences &m_preferences;
};

} // namespace shinpan
