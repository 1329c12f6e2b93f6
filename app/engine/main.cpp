#include "app/common/output.h"
#include "app/engine/engineverb.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    shinpan::logToStandardError();
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments().sliced(1);
    if (words.value(0) == QLatin1String("--version")) {
        shinpan::standardOutput().writeLine(QStringLiteral("shinpan-engine " SHINPAN_VERSION));
        return 0;
    }
    return shinpan::runVerb(shinpan::EngineVerb, words, {});
}
