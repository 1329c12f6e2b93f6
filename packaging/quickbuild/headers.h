// What many files of Shinpan include, read once per build instead of once per file (SHINPAN_QUICK_BUILD). More would not help:
// a precompiled header costs every file what is in it, used or not. Nothing may rely on it: every file includes what it
// uses, and is built without it by the sanitizers' preset.
#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <QByteArray>
#include <QCoreApplication>
#include <QFile>
#include <QObject>
#include <QString>
#include <QStringList>
#ifdef QT_WIDGETS_LIB
#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#endif
