#pragma once

#include "core/util/message.h"

#include <QObject>
#include <QTest>

namespace shinpan::test {

/// Makes a QObject test class known to the executable's main(), which runs the classes named on its
/// command line.
class Registration
{
public:
    using Factory = QObject *(*)();

    Registration(const char *name, Factory factory);
};

} // namespace shinpan::test

namespace QTest {

/// Tests compare what a message says in English.
inline bool qCompare(const shinpan::Message &said,
                     const QString &english,
                     const char *actual,
                     const char *expected,
                     const char *file,
                     int line)
{
    return qCompare(said.english(), english, actual, expected, file, line);
}

} // namespace QTest

/// Stands once at the end of every <class>_test.cpp, before the include of its moc file.
#define SHINPAN_TEST(Class)                                                                        \
    static const shinpan::test::Registration s_registration##Class(                                \
        #Class, []() -> QObject * { return new Class; });
