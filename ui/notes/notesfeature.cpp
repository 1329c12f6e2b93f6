#include "ui/notes/notesfeature.h"

#include <QWidget>

namespace shinpan {

NotesFeature::NotesFeature(WindowFrame &frame)
    : Feature(frame)
{
    addPanel(tr("Notes"), QStringLiteral("notes"), new QWidget, Qt::RightDockWidgetArea);
}

} // namespace shinpan
