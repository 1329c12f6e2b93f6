#pragma once

#include <QAccessible>

class QWidget;

namespace shinpan {

/// What assistive technology meets of controls that Qt leaves without a name or a role:
/// - a list to choose from is called by what is chosen in it, as Qt has it, and by what it is for,
///   unless a label beside it says that;
/// - a label is called by its text, whatever that looks like (Qt takes it for HTML unless it is
///   told better, and is asked as soon as the label has a text);
/// - the buttons in a line of text are called by what they do;
/// - what holds pages, or scrolls one, is a pane.
namespace controlaccess {

/// Makes them known, of the whole program; further calls do nothing.
void install();

/// Says what a widget is that draws itself. To be called first in its constructor: what Qt took it
/// for when it was asked for the first time stays.
void setRole(QWidget &widget, QAccessible::Role role);

/// Has screen readers say what the widget is called and described by now, wherever the focus is.
/// (Qt 6.4 has no announcements, QAccessibleAnnouncementEvent came in 6.8: some speak up when a
/// name changes, some at an alert.)
void speakUp(QWidget &widget);

} // namespace controlaccess

} // namespace shinpan
