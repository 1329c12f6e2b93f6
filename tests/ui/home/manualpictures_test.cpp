#include "app/common/speech.h"
#include "core/competition/file/competitionreader.h"
#include "core/competition/store/resultstore.h"
#include "tests/competition/reportfixture.h"
#include "tests/support/outcome.h"
#include "tests/support/testmain.h"
#include "tests/ui/home/menudialogs.h"
#include "tests/ui/support/opendocuments.h"
#include "ui/competition/competitionwindow.h"
#include "ui/competition/newcompetitiondialog.h"
#include "ui/home/arrangement.h"
#include "ui/kit/chrome/applystyle.h"
#include "ui/window/mainwindow.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QLabel>
#include <QLineEdit>
#include <QMap>
#include <QTabBar>
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>
#include <utility>

using namespace shinpan;

namespace {

/// A game of 1846 as it began, with a review of ours.
constexpr auto FamousGame =
    "(;GM[1]FF[4]SZ[19]PB[Kuwahara Shusaku]PW[Inoue Gennan Inseki]KM[0];B[qd]SBKV[52]SBKS[0.8]"
    ";W[dc]SBKV[53]SBKS[1];B[pq]SBKV[51]SBKS[0.6];W[oc]SBKV[52]SBKS[0.7];B[cp]SBKV[54]SBKS[1.1]"
    ";W[cf]SBKV[56]SBKS[1.4];B[ep]SBKV[53]SBKS[0.9];W[qo]SBKV[55]SBKS[1.2];B[pe]SBKV[54]SBKS[1]"
    ";W[np]SBKV[60]SBKS[2.1];B[po]SBKV[58]SBKS[1.8];W[pp]SBKV[57]SBKS[1.6];B[op]SBKV[48]SBKS[-0.4]"
    ";W[qp]SBKV[47]SBKS[-0.5];B[oq]SBKV[35]SBKS[-2.6];W[oo]SBKV[36]SBKS[-2.4]"
    ";B[pn]SBKV[38]SBKS[-2.1];W[qq]SBKV[55]SBKS[1.2];B[nq]SBKV[54]SBKS[1.1];W[on]SBKV[56]SBKS[1.3]"
    "C[The corner is settled: White has the territory, Black the outside.])";

constexpr auto Cup =
    "name = \"Autumn Cup\"\ntype = \"round-robin\"\ngames = 8\n[game]\nboard_size = 19\n"
    "komi = 7.5\n[[player]]\nid = \"katago\"\ncommand = \"katago gtp\"\n[[player]]\n"
    "id = \"leela-zero\"\ncommand = \"leelaz gtp\"\n[[player]]\nid = \"gnugo\"\n"
    "command = \"gnugo --mode gtp\"\n";

/// Has most of it been played: of five games the better player, who stands above, wins four.
void playMostOf(const QString &file)
{
    const auto cup = readCompetition(file);
    QVERIFY(cup);
    const auto store = ResultStore::openForRun(*cup);
    QVERIFY(store);
    const auto ending = [](const Pairing &pairing) {
        const bool upperWins = (pairing.number * 3 + static_cast<int>(pairing.matchup)) % 5 > 0;
        return upperWins == (pairing.players.black < pairing.players.white) ? 'B' : 'W';
    };
    std::vector<StoredGame> games = test::play(*cup, 20, ending);
    for (StoredGame &game : games) {
        game.moves += 150;
        (*store)->beginGame(game);
        (*store)->finishGame(game);
    }
    QVERIFY((*store)->flush());
}

/// What the window says, in a few letters; not what names a file, as each machine has its own.
[[nodiscard]] QString wordsOf(const QWidget &window)
{
    QStringList words;
    const auto widgets = window.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisibleTo(&window)) {
            continue;
        }
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            words += label->text();
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            words += button->text();
        } else if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
            words += box->currentText();
        } else if (const auto *edit = qobject_cast<const QLineEdit *>(widget)) {
            words += edit->placeholderText();
        }
    }
    words.removeIf([](const QString &text) { return text.contains(u'/'); });
    words.sort();
    const QByteArray hash =
        QCryptographicHash::hash(words.join(u'\n').toUtf8(), QCryptographicHash::Sha1);
    return QString::fromLatin1(hash.toHex().first(16));
}

/// The colours that the picture has most of, a palette's worth: it is a third as large with them.
[[nodiscard]] QList<QRgb> coloursOf(const QImage &picture)
{
    constexpr qsizetype Most = 256;
    constexpr QRgb Shade = 0xfff8f8f8;  // what differs less is one colour
    QMap<QRgb, QMap<QRgb, int>> shades; // in order, so that the same window makes the same file
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const QRgb colour = picture.pixel(x, y);
            ++shades[colour & Shade][colour];
        }
    }
    QList<std::pair<int, QRgb>> ranked;
    for (const QMap<QRgb, int> &shade : std::as_const(shades)) {
        const auto most = std::max_element(shade.cbegin(), shade.cend());
        ranked.emplaceBack(std::accumulate(shade.cbegin(), shade.cend(), 0), most.key());
    }
    std::sort(ranked.begin(), ranked.end(), std::greater());
    QList<QRgb> colours;
    for (const auto &[count, colour] : ranked.first(std::min(Most, ranked.size()))) {
        colours += colour;
    }
    return colours;
}

} // namespace

/// The pictures of the manual (tests/pictures): each says of which version it is and what stood in
/// its window, and is compared with the window of today. Takes them anew into the folder that
/// SHINPAN_MANUAL names.
class ManualPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPictureIsOfTodaysWindow_data();
    void everyPictureIsOfTodaysWindow();

private:
    void take(QWidget &window, const QString &name);
    void takeLayouts();
    void takeDialogs();
    void takeCompetitions();

    QString m_language;
    QStringList m_faults;
    std::unique_ptr<test::OpenDocuments> m_open;
};

void ManualPicturesTest::everyPictureIsOfTodaysWindow_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("de") << QStringLiteral("de");
}

void ManualPicturesTest::take(QWidget &window, const QString &name)
{
    QImage picture;
    const auto isSettled = [&] {
        QImage now = window.grab().toImage();
        std::swap(picture, now);
        return picture == now;
    };
    QVERIFY(test::eventually(isSettled));
    const QString words = wordsOf(window);
    const QString file = QStringLiteral("%1/%2.png").arg(m_language, name);
    if (const QString folder = qEnvironmentVariable("SHINPAN_MANUAL"); !folder.isEmpty()) {
        QImage image = picture.convertToFormat(QImage::Format_Indexed8, coloursOf(picture),
                                               Qt::ThresholdDither | Qt::AvoidDither);
        image.setText(QStringLiteral("Version"), QStringLiteral(SHINPAN_VERSION));
        image.setText(QStringLiteral("Window"), words);
        QVERIFY2(image.save(QDir(folder).filePath(file), "PNG", 0), qPrintable(file));
    } else if (QImageReader(QStringLiteral(SHINPAN_TEST_DATA "/../../resources/manual/") + file)
                   .text(QStringLiteral("Window"))
               != words) {
        m_faults += file;
    }
}

void ManualPicturesTest::takeLayouts()
{
    DocumentWindow &window = m_open->window();
    window.resize(1000, 640);
    m_open->set->showHome(window);
    take(window, QStringLiteral("play-start"));
    window.leaveHome();
    m_open->open("game.sgf", FamousGame);
    MainWindow &page = m_open->current().page();
    m_open->current().game().cursor().toEnd();
    const std::pair<WindowLayout, const char *> layouts[] = {
        {WindowLayout::Play, "play-game"},
        {WindowLayout::Watch, "watch-game"},
        {WindowLayout::Analyse, "analyse-game"},
        {WindowLayout::Compare, "watch-compare"},
        {WindowLayout::Annotate, "learn-comment"}};
    for (const auto &[layout, name] : layouts) {
        page.arrangement().choose(layout);
        take(window, QString::fromLatin1(name));
    }
}

void ManualPicturesTest::takeDialogs()
{
    test::openEachDialog(m_open->current().page(), [this](QWidget &dialog) {
        const QByteArray kind = dialog.metaObject()->className();
        if (kind == "shinpan::NewGameDialog") {
            take(dialog, QStringLiteral("play-new"));
        } else if (kind == "shinpan::ReviewDialog") {
            take(dialog, QStringLiteral("learn-review"));
        } else if (kind == "shinpan::FilesReviewWindow") {
            take(dialog, QStringLiteral("analyse-files"));
        } else if (dialog.inherits("shinpan::EngineEditor")) {
            auto *tabs = dialog.findChild<QTabBar *>();
            tabs->setCurrentIndex(tabs->count() - 2); // in games; the first one names folders
            take(dialog, QStringLiteral("engines-edit"));
            tabs->setCurrentIndex(tabs->count() - 1);
            take(dialog, QStringLiteral("author-check"));
        }
    });
}

void ManualPicturesTest::takeCompetitions()
{
    NewCompetitionDialog dialog(m_open->store.profiles(), QStringLiteral("/home/go/competitions"));
    dialog.show();
    take(dialog, QStringLiteral("organise-new"));
    auto *purpose = dialog.findChild<QComboBox *>();
    purpose->setCurrentIndex(1);
    take(dialog, QStringLiteral("organise-rank"));
    const QString cup = m_open->write("cup.toml", Cup);
    playMostOf(cup);
    CompetitionWindow window(cup);
    window.resize(1000, 640);
    window.show();
    take(window, QStringLiteral("organise-run"));
}

void ManualPicturesTest::everyPictureIsOfTodaysWindow()
{
    QFETCH(const QString, language);
    m_language = language;
    m_faults.clear();
    const QLocale usual;
    QLocale::setDefault(QLocale(language));
    Speech speech;
    speech.speak(language);
    applyStyle(*qApp, ColorScheme::Light);
    m_open = std::make_unique<test::OpenDocuments>();
    qputenv("PATH", QFile::encodeName(m_open->directory.path()));
    for (const char *name : {"KataGo", "GNU Go", "Leela Zero"}) {
        EngineProfile engine;
        engine.name = QString::fromLatin1(name);
        const QString program = QString(engine.name).toLower().remove(u' ');
        QFile::setPermissions(m_open->write(qPrintable(program), "#!/bin/sh\n"),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        engine.commandLine = program + QLatin1String(" gtp");
        m_open->store.add(engine);
    }
    takeLayouts();
    takeDialogs();
    takeCompetitions();
    m_open.reset();
    QLocale::setDefault(usual);
    QVERIFY2(m_faults.isEmpty(), qPrintable(QLatin1String("tests/pictures takes them anew: ")
                                            + m_faults.join(QLatin1String(", "))));
}

SHINPAN_TEST(ManualPicturesTest)
#include "manualpictures_test.moc"
