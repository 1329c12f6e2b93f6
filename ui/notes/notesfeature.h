#pragma once

#include "ui/kit/feature.h"

namespace shinpan {

/// The panel "Notes".
class NotesFeature final : public Feature
{
    Q_OBJECT

public:
    explicit NotesFeature(WindowFrame &frame);
};

} // namespace shinpan
