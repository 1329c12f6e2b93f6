#include "ui/home/manualwindow.h"

#include "core/engine/knowledge/engineknowledge.h"
#include "core/util/regularfile.h"
#include "ui/kit/style.h"
#include "ui/kit/symbol.h"
#include "ui/kit/textzoom.h"
#include "ui/words/messagetext.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>

// Resources of a static library must be asked for; the macro does not work inside a namespace.
static void initialiseManual()
{
    Q_INIT_RESOURCE(manual);
}

namespace shinpan {

namespace {

constexpr int ChaptersWidth = 210;
constexpr int RowPadding = 10;
constexpr int TextMargin = 28;
constexpr QSize FirstSize(880, 640);

[[nodiscard]] QString styleSheetFor(const QPalette &palette)
{
    return QStringLiteral("p, li { line-height: 135% }"
                          "h1 { font-size: x-large; margin-bottom: 12px }"
                          "h2 { font-size: large; margin-top: 28px; margin-bottom: 6px }"
                          "pre { background: %1; margin: 8px 0 8px 0; white-space: pre-wrap }"
                          "code { background: %1 }")
        .arg(palette.color(QPalette::Window).name());
}

/// The facts about each engine, for the manual's chapter about them.
[[nodiscard]] QString knownEngines()
{
    QString html;
    for (const EngineKnowledge *engine : allKnowledge()) {
        QString facts;
        for (const EngineFact &fact : engine->facts) {
            if (!fact.isOfCommands()) {
                facts +=
                    QStringLiteral("<li>%1</li>").arg(text::message(fact.words()).toHtmlEscaped());
            }
        }
        if (!engine->name.isEmpty() && !facts.isEmpty()) {
            html += QStringLiteral("<h3>%1</h3><ul>").arg(engine->name.toHtmlEscaped()) + facts
                  + QStringLiteral("</ul>");
        }
    }
    return html;
}

} // namespace

ManualWindow::ManualWindow(QWidget *parent)
    : QDialog(parent)
    , m_search(new QLineEdit)
    , m_chapters(new QListWidget)
    , m_text(new QTextBrowser)
{
    initialiseManual();
    setWindowTitle(tr("Manual"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search the manual"));
    m_search->addAction(symbolIcon(Symbol::Search), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_chapters->setAccessibleName(tr("Chapters"));
    m_text->setAccessibleName(tr("Text of the manual"));
    m_text->setFrameShape(QFrame::NoFrame);

    auto *side = new QVBoxLayout;
    side->setSpacing(spacing::Normal);
    side->addWidget(m_search);
    side->addWidget(m_chapters, 1);
    m_search->setFixedWidth(zoomed(ChaptersWidth));
    m_chapters->setFixedWidth(zoomed(ChaptersWidth));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(spacing::Section, spacing::Section, spacing::Section, spacing::Section);
    row->setSpacing(spacing::Section);
    row->addLayout(side);
    row->addWidget(m_text, 1);
    resize(zoomed(FirstSize));

    load();
    listChapters();
    connect(m_chapters, &QListWidget::currentRowChanged, this, &ManualWindow::goToChapter);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_text->moveCursor(QTextCursor::Start);
        find(text);
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { find(m_search->text()); });
    m_text->setFocus(); // to be read with the arrows at once
}

void ManualWindow::load()
{
    const QString path = tr(":/manual/en.html", "the manual in this language");
    const Result<QByteArray> html = readRegularFile(path, MiB);
    if (!html) {
        qFatal("there is no %s", qPrintable(path)); // a program built wrongly
    }
    m_text->document()->setDefaultStyleSheet(styleSheetFor(palette()));
    m_text->document()->setDocumentMargin(TextMargin);
    m_text->setHtml(
        QString::fromUtf8(*html).replace(QLatin1String("<!-- known engines -->"), knownEngines()));
}

void ManualWindow::listChapters()
{
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 2) {
            auto *item = new QListWidgetItem(block.text(), m_chapters);
            item->setData(Qt::UserRole, block.blockNumber());
            item->setSizeHint(QSize(0, fontMetrics().height() + RowPadding));
        }
    }
}

void ManualWindow::goToChapter(int chapter)
{
    const QListWidgetItem *item = m_chapters->item(chapter);
    if (!item) {
        return;
    }
    const QTextDocument *document = m_text->document();
    const QTextBlock block = document->findBlockByNumber(item->data(Qt::UserRole).toInt());
    const QRectF place = document->documentLayout()->blockBoundingRect(block);
    m_text->setTextCursor(QTextCursor(block));
    m_text->verticalScrollBar()->setValue(qRound(place.top()));
}

/// Selects where the text is next, from the beginning again behind the last one.
void ManualWindow::find(const QString &text)
{
    if (text.isEmpty() || m_text->find(text)) {
        return;
    }
    m_text->moveCursor(QTextCursor::Start);
    m_text->find(text);
}

void ManualWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        load(); // in the new colours
    }
    QDialog::changeEvent(event);
}

} // namespace shinpan
