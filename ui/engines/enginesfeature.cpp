#include "ui/engines/enginesfeature.h"

#include "core/engine/profile/engineprofilestore.h"
#include "ui/engines/engineeditor.h"
#include "ui/kit/windowframe.h"

#include <QMenu>

namespace shinpan {

EnginesFeature::EnginesFeature(WindowFrame &frame, EngineProfileStore &store)
    : Feature(frame)
    , m_store(store)
{
    addToMenu(MenuPart::EnginesList, [this](QMenu &menu) {
        menu.addAction(tr("&Edit Engines…"), this, [this] { edit(); });
    });
}

void EnginesFeature::edit(const QString &id, const Chosen &chosen)
{
    open(id, false, chosen);
}

void EnginesFeature::add(const Chosen &chosen)
{
    open({}, true, chosen);
}

void EnginesFeature::open(const QString &id, bool adds, const Chosen &chosen)
{
    if (frame().isOpening()) {
        return;
    }
    auto *editor = new EngineEditor(m_store.list(), &frame().window());
    if (!id.isEmpty()) {
        editor->selectEngine(id);
    }
    if (adds) {
        editor->addEngine();
    }
    connect(editor, &QDialog::accepted, this, [this, editor, chosen] {
        m_store.setStored(editor->profiles());
        if (chosen) {
            chosen(editor->currentId());
        }
    });
    frame().openSoon(*editor);
}

} // namespace shinpan
