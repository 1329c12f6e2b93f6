#include "tests/support/testmain.h"
#include "ui/documents/documentwindow.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

#include <memory>
#include <tuple>

using namespace shinpan;

namespace {

/// A page with two fields that would like to be that large.
class StackedPage : public QWidget
{
public:
    explicit StackedPage(QSize wish)
        : m_wish(wish)
        , first(new QLineEdit)
        , second(new QLineEdit)
    {
        auto *column = new QVBoxLayout(this);
        column->addWidget(first);
        column->addWidget(second);
    }
    [[nodiscard]] QSize sizeHint() const override { return m_wish; }
    [[nodiscard]] QSize minimumSizeHint() const override { return m_wish / 2; }

private:
    QSize m_wish;

public:
    QLineEdit *first;
    QLineEdit *second;
};

} // namespace

/// One page is shown; the others cost nothing.
class PageStackTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void onlyOnePageIsShown();
    void itsSizeIsThatOfThePageShown();
    void theKeyboardGoesWithThePage();
    void aPageThatNeverHadTheKeyboardHasToBeGivenIt();
    void aRemovedPageIsStillAChild();

private:
    void turnTo(QWidget &page) const { std::ignore = m_stack->turnTo(page); }

    std::unique_ptr<PageStack> m_stack;
    StackedPage *m_small = nullptr;
    StackedPage *m_large = nullptr;
};

void PageStackTest::init()
{
    m_stack = std::make_unique<PageStack>();
    m_small = new StackedPage({200, 100});
    m_large = new StackedPage({600, 400});
    m_stack->add(*m_small);
    m_stack->add(*m_large);
    QVERIFY(m_stack->turnTo(*m_small));
    m_stack->resize(300, 200);
    m_stack->show();
    m_stack->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_stack.get()));
}

void PageStackTest::onlyOnePageIsShown()
{
    QVERIFY(m_small->isVisible());
    QVERIFY(!m_large->isVisible());
    QCOMPARE(m_small->size(), QSize(300, 200));

    turnTo(*m_large);
    m_stack->resize(400, 300);

    QVERIFY(!m_small->isVisible());
    QVERIFY(m_large->isVisible());
    QCOMPARE(m_large->size(), QSize(400, 300));
    QCOMPARE(m_small->size(), QSize(300, 200)); // when it is shown again
    turnTo(*m_small);
    QCOMPARE(m_small->size(), QSize(400, 300));
}

void PageStackTest::itsSizeIsThatOfThePageShown()
{
    QCOMPARE(m_stack->sizeHint(), QSize(200, 100));
    QCOMPARE(m_stack->minimumSizeHint(), QSize(100, 50));

    turnTo(*m_large);

    QCOMPARE(m_stack->sizeHint(), QSize(600, 400));
    QCOMPARE(m_stack->minimumSizeHint(), QSize(300, 200));
}

void PageStackTest::theKeyboardGoesWithThePage()
{
    m_small->second->setFocus();
    QVERIFY(!m_stack->turnTo(*m_large));
    m_large->first->setFocus();

    QVERIFY(m_stack->turnTo(*m_small));
    QCOMPARE(QApplication::focusWidget(), m_small->second);
    QVERIFY(m_stack->turnTo(*m_large));
    QCOMPARE(QApplication::focusWidget(), m_large->first);
}

void PageStackTest::aPageThatNeverHadTheKeyboardHasToBeGivenIt()
{
    m_small->first->setFocus();

    QVERIFY(!m_stack->turnTo(*m_large));
}

void PageStackTest::aRemovedPageIsStillAChild()
{
    m_stack->remove(*m_small);

    QVERIFY(!m_small->isVisible());
    QCOMPARE(m_small->parentWidget(), m_stack.get());
    turnTo(*m_large);
    delete m_large;
    QCOMPARE(m_stack->minimumSizeHint(), QSize());
}

SHINPAN_TEST(PageStackTest)
#include "pagestack_test.moc"
