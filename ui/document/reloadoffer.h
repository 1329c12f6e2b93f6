#pragma once

namespace shinpan {

class DocumentController;
class GameController;
class NoticeBar;
class Preferences;

/// From now on, when another program changes the document's file, reads it again if the person
/// likes that and nothing is lost by it, and else offers to; tells when the file is gone. All
/// outlive the document.
void offerReloading(DocumentController &document,
                    GameController &game,
                    Preferences &preferences,
                    NoticeBar &notices);

} // namespace shinpan
