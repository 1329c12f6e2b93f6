#include "tests/rules/moves.h"

#include "tests/support/boarddiagram.h"

#include <QTest>

namespace shinpan::test {

using namespace Qt::StringLiterals;

namespace {

QString wordFor(std::optional<Illegality> verdict)
{
    if (!verdict) {
        return u"legal"_s;
    }
    switch (*verdict) {
    case Illegality::OffBoard:
        return u"off board"_s;
    case Illegality::Occupied:
        return u"occupied"_s;
    case Illegality::Suicide:
        return u"suicide"_s;
    case Illegality::Ko:
        return u"ko"_s;
    case Illegality::Superko:
        return u"superko"_s;
    }
    return {};
}

} // namespace

Move moveFrom(const QString &text)
{
    const Color color = text.startsWith(u'X') ? Color::Black : Color::White;
    const QString vertex = text.mid(2);
    return vertex == u"pass"_s ? Move::pass(color) : Move{color, at(vertex.toStdString())};
}

QString verdictOn(const Position &position, const QString &move)
{
    return wordFor(position.check(moveFrom(move)));
}

void playAll(Position &position, const QString &moves)
{
    for (const QString &text : moves.split(u", "_s, Qt::SkipEmptyParts)) {
        QVERIFY2(!position.check(moveFrom(text)),
                 qPrintable(text + u": "_s + verdictOn(position, text)));
        position.play(moveFrom(text));
    }
}

} // namespace shinpan::test
