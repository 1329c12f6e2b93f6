#include "tests/ui/support/opendocuments.h"

#include "tests/ui/support/gametable.h"
#include "ui/document/fileoptions.h"
#include "ui/documents/documenttabs.h"

#include <QFile>
#include <QTest>

namespace shinpan::test {

namespace {

void endEngines(DocumentSet &set)
{
    const QCoro::Task<> leaving = set.leave();
    if (!eventually([&leaving] { return leaving.isReady(); })) {
        qFatal("the engines do not leave");
    }
}

} // namespace

OpenDocuments::OpenDocuments()
{
    preferences.set(&FileOptions::keepsGames, false); // the folder is one of the person's
    reopen();
}

OpenDocuments::~OpenDocuments()
{
    endEngines(*set);
}

void OpenDocuments::reopen()
{
    if (set) {
        endEngines(*set);
        set.reset();
    }
    set = std::make_unique<DocumentSet>(
        DocumentParts{preferences, store, questions, path("recovery")}, path("session.json"));
    DocumentWindow &first = set->openWindow();
    first.activateWindow();
    if (!QTest::qWaitForWindowActive(&first)) {
        qFatal("the window does not open");
    }
}

QString OpenDocuments::path(const char *name) const
{
    return directory.filePath(QLatin1String(name));
}

QString OpenDocuments::write(const char *name, const QByteArray &content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        qFatal("the test cannot write %s", name);
    }
    return file.fileName();
}

QByteArray OpenDocuments::contentOf(const char *name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArrayLiteral("no file");
}

Document &OpenDocuments::open(const char *name, const QByteArray &content) const
{
    set->openFiles({write(name, content)}, window());
    return current();
}

QString OpenDocuments::tabs() const
{
    const auto *tabs = window().findChild<DocumentTabs *>();
    QStringList names;
    for (int place = 0; place < tabs->count(); ++place) {
        names << tabs->tabText(place);
    }
    return names.join(u'|');
}

void OpenDocuments::play(Document &document, const char *vertex)
{
    OpenGame &game = document.game();
    game.person().playAt(pointFromVertex(vertex, game.cursor().board().size()).value());
}

QString OpenDocuments::moves(const Document &document)
{
    QStringList moves;
    for (const Move &move : document.game().cursor().line().moves) {
        moves << (move.point ? QString::fromStdString(vertexOf(*move.point))
                             : QStringLiteral("pass"));
    }
    return moves.join(u' ');
}

} // namespace shinpan::test
