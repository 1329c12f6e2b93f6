#pragma once

#include <QMenu>

namespace shinpan {

class Preferences;

/// Lets the person choose between light and dark, and how large texts are, and dresses the program
/// so.
class AppearanceMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit AppearanceMenu(Preferences &preferences, QWidget *parent = nullptr);

private:
    void createSchemes();
    void createTextSizes();
    void choose(int scheme);
    void setTextSize(int percent);
    void refresh();

    Preferences &m_preferences;
    QAction *m_larger = nullptr;
    QAction *m_smaller = nullptr;
    QAction *m_usual = nullptr;
};

} // namespace shinpan
