#include "tests/rules/moves.h"

#include "tests/support/boarddiagram.h"

#include <QTest>

namespace shinpan::test {

namespace {

QString wordFor(std::optional<Illegality> verdict)
{
    if (!verdict) {
        return u"legal"_qs;
    }
    switch (*verdict) {
    case Illegality::OffBoard:
        return u"off board"_qs;
    case Illegality::Occupied:
        return u"occupied"_qs;
    case Illegality::Suicide:
        return u"suicide"_qs;
    case Illegality::Ko:
        return u"ko"_qs;
    case Illegality::Superko:
        return u"superko"_qs;
    }
    return {};
}

} // namespace

Move moveFrom(const QString &text)
{
    const Color color = text.startsWith(u'X') ? Color::Black : Color::White;
    const QString vertex = text.mid(2);
    return vertex == u"pass"_qs ? Move::pass(color) : Move{color, at(vertex.toStdString())};
}

QString verdictOn(const Position &position, const QString &move)
{
    return wordFor(position.check(moveFrom(move)));
}

void playAll(Position &position, const QString &moves)
{
    for (const QString &text : moves.split(u", "_qs, Qt::SkipEmptyParts)) {
        QVERIFY2(!position.check(moveFrom(text)),
                 qPrintable(text + u": "_qs + verdictOn(position, text)));
        position.play(moveFrom(text));
    }
}

} // namespace shinpan::test
