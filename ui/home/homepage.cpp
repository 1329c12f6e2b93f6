#include "ui/home/homepage.h"

#include "core/engine/profile/engineprofilestore.h"
#include "ui/document/fileoptions.h"
#include "ui/home/startcard.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/settings/preferences.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace shinpan {

namespace {

constexpr int WidestColumn = 860;
constexpr int Margin = 32;
constexpr int MostRecent = 4;

} // namespace

/// A button as large as a card: a symbol, what it does, and a sentence about that.
class HomePage::Tile final : public QAbstractButton
{
public:
    Tile(Symbol symbol, const QString &title, const QString &sentence)
    {
        setText(title);
        setIcon(symbolIcon(symbol));
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        setSentence(sentence);
    }

    void setSentence(const QString &sentence)
    {
        m_sentence = sentence;
        setAccessibleDescription(sentence);
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        return {UsualWidth, heightForWidth(UsualWidth)};
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        const QRect room(0, 0, width - TextLeft - Padding, QWIDGETSIZE_MAX);
        return 2 * Padding + titleHeight() + spacing::Tight
             + fontMetrics().boundingRect(room, SentenceFlags, m_sentence).height();
    }

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    static constexpr int UsualWidth = 240;
    static constexpr int Padding = spacing::Section;
    static constexpr int IconSide = 24;
    static constexpr int TextLeft = Padding + IconSide + spacing::Wide;
    static constexpr qreal CornerRadius = 8;
    static constexpr int SentenceFlags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;

    [[nodiscard]] static int titleHeight()
    {
        return QFontMetrics(textFont(TextSize::Subtitle)).height();
    }

    QString m_sentence;
};

/// The fill follows the mouse.
bool HomePage::Tile::event(QEvent *event)
{
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave) {
        update();
    }
    return QAbstractButton::event(event);
}

void HomePage::Tile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const StyleColors &colors = styleColors(palette());
    painter.setPen(hasFocus() ? QPen(colors.accent, 2) : QPen(colors.line));
    painter.setBrush(palette().color(QPalette::Base));
    const QRectF outline = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(outline, CornerRadius, CornerRadius);
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.hover);
        painter.drawRoundedRect(outline, CornerRadius, CornerRadius);
    }

    const int line = titleHeight();
    icon().paint(&painter, Padding, Padding + (line - IconSide) / 2, IconSide, IconSide);
    painter.setFont(textFont(TextSize::Subtitle));
    painter.setPen(palette().color(QPalette::WindowText));
    const int width = this->width() - TextLeft - Padding;
    painter.drawText(QRect(TextLeft, Padding, width, line),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextShowMnemonic, text());
    painter.setFont(font());
    painter.setPen(colors.muted);
    const int top = Padding + line + spacing::Tight;
    painter.drawText(QRect(TextLeft, top, width, height() - top - Padding), SentenceFlags,
                     m_sentence);
}

HomePage::HomePage(const EngineProfileStore &engines,
                   Preferences &preferences,
                   const QString &ladderFile,
                   QWidget *parent)
    : QWidget(parent)
    , m_engines(engines)
    , m_preferences(preferences)
    , m_ladderFile(ladderFile)
    , m_play(new StartCard({QStringLiteral("play"), Symbol::Person, tr("Play"),
                            tr("Play an engine by clicking on the board."), tr("P&lay")},
                           {tr("Opponent")},
                           preferences))
    , m_watch(new StartCard({QStringLiteral("watch"), Symbol::Visible, tr("Watch"),
                             tr("Two engines play, you sit back."), tr("&Watch")},
                            {tr("Black"), tr("White")},
                            preferences))
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Margin, Margin, Margin, Margin);
    column->setSpacing(spacing::Section);
    column->addStretch(1);
    column->addLayout(createHeading());
    column->addSpacing(spacing::Normal);
    column->addLayout(createCards());
    column->addLayout(createTiles());
    column->addWidget(createRecent());
    column->addLayout(createFooter());
    column->addStretch(2);
    content->setMaximumWidth(WidestColumn);

    auto *middle = new QWidget;
    auto *row = new QHBoxLayout(middle);
    row->setContentsMargins({});
    row->addStretch(1);
    row->addWidget(content, WidestColumn); // the sides get what it does not want
    row->addStretch(1);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(middle);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins({});
    whole->addWidget(scroll);
    m_play->button().setDefault(true);
    setFocusProxy(&m_play->button());
    setDueQuestions(0);
    connect(&engines, &EngineProfileStore::profilesChanged, this, &HomePage::showEngines);
    connect(m_play, &StartCard::progressRequested, this, &HomePage::progressRequested);
    showEngines();
}

/// A game may have ended since the page was made, or all were deleted.
void HomePage::showEvent(QShowEvent *event)
{
    if (!m_ladderFile.isEmpty()) {
        m_play->setLadder(LadderBook::read(m_ladderFile).value_or(LadderBook()));
    }
    QWidget::showEvent(event);
}

QLayout *HomePage::createHeading()
{
    constexpr int IconSide = 56;
    auto *icon = new QLabel;
    icon->setPixmap(applicationIcon().pixmap(QSize(IconSide, IconSide), devicePixelRatioF()));
    auto *title = new QLabel(QStringLiteral("Shinpan"));
    title->setFont(textFont(TextSize::Title));
    auto *subtitle = new QLabel(tr("The arbiter for the game of Go. What would you like to do?"));
    subtitle->setForegroundRole(QPalette::PlaceholderText);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(title);
    words->addWidget(subtitle);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Section);
    row->addWidget(icon);
    row->addLayout(words, 1);
    return row;
}

QLayout *HomePage::createCards()
{
    const auto starts = [this](StartCard *card, WindowLayout layout) {
        connect(&card->button(), &QPushButton::clicked, this,
                [this, card, layout] { Q_EMIT gameChosen(card->begin(), layout); });
    };
    starts(m_play, WindowLayout::Play);
    starts(m_watch, WindowLayout::Watch);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::Section);
    row->addWidget(m_play, 1);
    row->addWidget(m_watch, 1);
    return row;
}

QLayout *HomePage::createTiles()
{
    constexpr int InFirstRow = 3;
    auto *first = new QHBoxLayout;
    auto *second = new QHBoxLayout;
    auto *rows = new QVBoxLayout;
    for (QHBoxLayout *row : {first, second}) {
        row->setSpacing(spacing::Section);
        rows->addLayout(row);
    }
    rows->setSpacing(spacing::Section);
    const auto add = [this, first, second](Symbol symbol, const QString &title,
                                           const QString &sentence, void (HomePage::*asked)()) {
        auto *tile = new Tile(symbol, title, sentence);
        (first->count() < InFirstRow ? first : second)->addWidget(tile, 1);
        connect(tile, &QAbstractButton::clicked, this, asked);
        return tile;
    };
    add(Symbol::Open, tr("O&pen…"), tr("A game record or a whole collection"),
        &HomePage::openRequested);
    add(Symbol::Search, tr("Anal&yse…"), tr("Look at a game closely: its tree, its turning points"),
        &HomePage::analyseRequested);
    add(Symbol::NewGame, tr("New Ga&me…"), tr("With handicap, clocks and rules of your choice"),
        &HomePage::newGameRequested);
    add(Symbol::Score, tr("Compe&tition…"), tr("Engines against each other: a match, a tournament"),
        &HomePage::competitionRequested);
    m_questions = add(Symbol::Question, tr("P&ractice…"), {}, &HomePage::questionsRequested);
    m_addEngine = add(Symbol::Engine, tr("A&dd an Engine…"), {}, &HomePage::addEngineRequested);
    return rows;
}

QWidget *HomePage::createRecent()
{
    auto *recent = new QWidget;
    auto *row = new QHBoxLayout(recent);
    row->setContentsMargins({});
    row->setSpacing(spacing::Tight);
    auto *title = new QLabel(tr("Recent:"));
    title->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(title);
    constexpr int WidestName = WidestColumn / (MostRecent + 1); // the title has a share of its own
    const QStringList files = m_preferences.get(&RecentFiles::paths).mid(0, MostRecent);
    for (const QString &path : files) {
        auto *button = new QToolButton;
        button->setText(fontMetrics().elidedText(
            QFileInfo(path).fileName().replace(QLatin1String("&"), QLatin1String("&&")),
            Qt::ElideMiddle, WidestName));
        button->setToolTip(path);
        button->setAccessibleName(tr("Open %1").arg(QFileInfo(path).fileName()));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, [this, path] { Q_EMIT fileChosen(path); });
        row->addWidget(button);
    }
    row->addStretch(1);
    recent->setHidden(files.isEmpty());
    return recent;
}

QLayout *HomePage::createFooter()
{
    auto *shows = new QCheckBox(tr("&Show this page at the start"));
    shows->setChecked(m_preferences.get(&WindowOptions::showsHome));
    connect(shows, &QCheckBox::toggled, this,
            [this](bool isOn) { m_preferences.set(&WindowOptions::showsHome, isOn); });
    auto *board = new QPushButton(tr("To the &Board"));
    board->setAutoDefault(false);
    connect(board, &QPushButton::clicked, this, &HomePage::left);
    auto *row = new QHBoxLayout;
    row->addWidget(shows);
    row->addStretch(1);
    row->addWidget(board);
    return row;
}

void HomePage::setDueQuestions(int due)
{
    m_questions->setSentence(tr("%n question(s) of your own games are due", nullptr, due));
    m_questions->setVisible(due > 0);
}

void HomePage::showEngines()
{
    const std::vector<EngineProfile> engines = m_engines.profiles();
    for (StartCard *card : {m_play, m_watch}) {
        card->setEngines(engines);
        card->setEnabled(!engines.empty());
    }
    m_addEngine->setSentence(
        engines.empty() ? tr("None was found on this computer. GNU Go is a good one to start with.")
                        : tr("From a command line, checked before it plays"));
}

void HomePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace shinpan
