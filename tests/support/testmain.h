#pragma once

#include <QObject>

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

/// Stands once at the end of every <class>_test.cpp, before the include of its moc file.
#define SHINPAN_TEST(Class)                                                                        \
    static const shinpan::test::Registration s_registration##Class(                                \
        #Class, []() -> QObject * { return new Class; });
