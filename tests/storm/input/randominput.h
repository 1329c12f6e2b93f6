#pragma once

#include "tests/storm/input/rawinput.h"

#include <QPointer>
#include <QString>

#include <cstdio>
#include <random>

class QAction;
class QWidget;

namespace shinpan::test {

/// A person who clicks, drags, scrolls and types without thinking, on whatever window is open; the
/// same seed and the same windows give the same person.
///
/// Where a slip could hurt the machine it runs on they are careful: dialogs that look into the file
/// system are only dismissed, what they type is no command, and they do not quit.
class RandomInput
{
public:
    /// What is done goes to `log`, a line each; null: nowhere.
    explicit RandomInput(std::uint32_t seed, std::FILE *log = nullptr);

    /// Does one thing, or types one letter of the last; nothing if no window is open.
    void act();

    [[nodiscard]] long actions() const { return m_actions; }
    /// The action in words: "key DocumentWindow Ctrl+Z".
    [[nodiscard]] const QString &lastAction() const { return m_lastAction; }

private:
    [[nodiscard]] QWidget *chooseWindow();
    [[nodiscard]] QWidget *chooseWidget(QWidget &window);
    [[nodiscard]] QPoint pointIn(const QWidget &widget);
    [[nodiscard]] Qt::KeyboardModifiers chooseModifiers();
    [[nodiscard]] Qt::MouseButton chooseButton();
    void leave(QWidget &window);
    void click(QWidget &widget);
    void drag(QWidget &widget);
    void scroll(QWidget &widget);
    void pressKey(QWidget &window);
    void type(QWidget &window);
    void typeLetter();
    void trigger(QWidget &window);
    void resize(QWidget &window);
    void note(const char *what, const QObject &target, const QString &detail = {});
    [[nodiscard]] int below(int limit); ///< 0 … limit - 1
    [[nodiscard]] bool happens(int percent) { return below(100) < percent; }

    RawInput m_hand;
    std::mt19937 m_random;
    std::FILE *m_log;
    QPointer<QWidget> m_lastWindow;
    QString m_untyped; ///< of a text that is being typed: nobody types it all at once
    QPointer<QWindow> m_typedInto;
    int m_stay = 0; ///< how many actions the same dialog or menu has been open
    long m_actions = 0;
    QString m_lastAction;
};

} // namespace shinpan::test
