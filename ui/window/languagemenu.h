#pragma once

#include <QMenu>

namespace shinpan {

class Preferences;

/// Lets the person choose the language of the program, from its next start on.
class LanguageMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit LanguageMenu(Preferences &preferences, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Another language than before was chosen.
    void changed();

private:
    void addChoice(const QString &code, const QString &name);
    void choose(const QString &code);

    Preferences &m_preferences;
};

} // namespace shinpan
