#pragma once

#include <QString>
#include <QTranslator>

namespace shinpan {

/// Has the program speak a language of people's, for as long as it lives: Qt's texts and ours.
/// English where nothing is installed. Needs the QCoreApplication.
class Speech
{
public:
    /// The code of one of languages(); it may be called once.
    void speak(const QString &language);
    /// The language that SHINPAN_LANGUAGE names, else the one that the locale asks for; numbers are
    /// written alike.
    void speakAsTheTerminal();

private:
    QTranslator m_qt;
    QTranslator m_own;
};

} // namespace shinpan
