#pragma once

#include <QMenu>

namespace shinpan {

struct BoardTheme;
class ThemeLibrary;

/// View → Board → Theme: every theme with a little picture of itself, first those that follow the
/// desktop's light and dark, then each alone; below, the folder for one's own. The library is read
/// anew whenever the menu opens.
class ThemeMenu final : public QMenu
{
    Q_OBJECT

public:
    /// `library` outlives the menu.
    explicit ThemeMenu(ThemeLibrary &library, QWidget *parent = nullptr);

    /// Ticks a choice as ThemeLibrary::shown() takes it; "" follows the desktop.
    void setChoice(const QString &choice);
    [[nodiscard]] const QString &choice() const { return m_choice; }

Q_SIGNALS:
    /// The person chose another one.
    void chosen(const QString &choice);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void readAnew();
    void addChoice(const QString &choice, const QString &text);
    void openFolder();

    ThemeLibrary &m_library;
    QString m_choice;
};

/// What people call a choice that follows the ground (see ThemeLibrary::pairs()), with a mnemonic.
[[nodiscard]] QString themePairName(const ThemeLibrary &library, const QString &choice);
/// A corner of a board with some stones, in device-independent pixels `side` wide and high.
[[nodiscard]] QPixmap themePreview(const BoardTheme &theme, int side, qreal ratio);
/// The same for a pair: light above the diagonal, dark below.
[[nodiscard]] QPixmap themePreview(const BoardTheme &light,
                                   const BoardTheme &dark,
                                   int side,
                                   qreal ratio);

} // namespace shinpan
