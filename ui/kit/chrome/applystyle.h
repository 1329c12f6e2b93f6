#pragma once

#include "ui/kit/style.h"

class QApplication;

namespace shinpan {

/// Dresses the program: a calm flat style on Fusion, a palette designed for each scheme, our text
/// sizes. Called once before the first widget is shown and again whenever the preference changes;
/// open windows follow at once. While the preference is System, a change of the desktop's theme is
/// followed too.
void applyStyle(QApplication &application, ColorScheme scheme = ColorScheme::System);

} // namespace shinpan
