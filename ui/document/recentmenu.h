#pragma once

#include <QMenu>

namespace shinpan {

class Preferences;

/// The files that were open lately, the last one first, and a way to forget them.
class RecentMenu final : public QMenu
{
    Q_OBJECT

public:
    /// The preferences outlive the menu.
    explicit RecentMenu(Preferences &preferences, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const QString &path);

private:
    void fill();
    void addFile(const QString &path, int number);

    Preferences &m_preferences;
};

} // namespace shinpan
