<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>CharsetName</name>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16LE)</source>
        <translation>Unicode (UTF-16LE)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16BE)</source>
        <translation>Unicode (UTF-16BE)</translation>
    </message>
    <message>
        <source>Simplified Chinese (GBK)</source>
        <translation>Chinesisch, vereinfacht (GBK)</translation>
    </message>
    <message>
        <source>Traditional Chinese (Big5)</source>
        <translation>Chinesisch, traditionell (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>Japanisch (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>Japanisch (EUC-JP)</translation>
    </message>
    <message>
        <source>Japanese (ISO-2022-JP)</source>
        <translation>Japanisch (ISO-2022-JP)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Koreanisch (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Westeuropäisch (Latin-1)</translation>
    </message>
    <message>
        <source>Western European (Latin-9)</source>
        <translation>Westeuropäisch (Latin-9)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Mitteleuropäisch (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Kyrillisch (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>Kyrillisch (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>Griechisch (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>Türkisch (Windows-1254)</translation>
    </message>
    <message>
        <source>Hebrew (Windows-1255)</source>
        <translation>Hebräisch (Windows-1255)</translation>
    </message>
    <message>
        <source>Arabic (Windows-1256)</source>
        <translation>Arabisch (Windows-1256)</translation>
    </message>
    <message>
        <source>Vietnamese (Windows-1258)</source>
        <translation>Vietnamesisch (Windows-1258)</translation>
    </message>
    <message>
        <source>Thai (Windows-874)</source>
        <translation>Thailändisch (Windows-874)</translation>
    </message>
</context>
<context>
    <name>CommandAdvice</name>
    <message>
        <source>%1 speaks GTP only when it is started with “%2”.</source>
        <translation>%1 spricht nur GTP, wenn es mit „%2“ gestartet wird.</translation>
    </message>
    <message>
        <source>No shell is at work here: the engine receives “%1” as it stands.</source>
        <translation>Hier ist keine Shell am Werk: Die Engine erhält „%1“ so, wie es dasteht.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Game records to open.</source>
        <translation>Zu öffnende Partieaufzeichnungen.</translation>
    </message>
    <message>
        <source>Who plays Black: human, an engine&apos;s name, or its command line.</source>
        <translation>Wer Schwarz spielt: human, der Name einer Engine oder ihre Befehlszeile.</translation>
    </message>
    <message>
        <source>Who plays White.</source>
        <translation>Wer Weiß spielt.</translation>
    </message>
    <message>
        <source>Start the game at once.</source>
        <translation>Die Partie sofort beginnen.</translation>
    </message>
    <message>
        <source>Print this.</source>
        <translation>Dies ausgeben.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Die Version ausgeben.</translation>
    </message>
    <message>
        <source>is more than the %1 stones offered here</source>
        <translation>ist mehr als die %1 Steine, die hier angeboten werden</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go.</source>
        <translation>Der Schiedsrichter für das Go-Spiel.</translation>
    </message>
    <message>
        <source>Open the files here even if the program is already running.</source>
        <translation>Die Dateien hier öffnen, auch wenn das Programm schon läuft.</translation>
    </message>
    <message>
        <source>Show the last move of the files, and each move they gain.</source>
        <translation>Den letzten Zug der Dateien zeigen und jeden, der dazukommt.</translation>
    </message>
    <message>
        <source>Be a GTP engine on the standard streams: a controller asks, and you answer at the board, or an engine that you give your seat to.</source>
        <translation>Eine GTP-Engine an der Standardein- und -ausgabe sein: Ein Controller fragt, und Sie antworten am Brett, oder eine Engine, der Sie Ihren Platz überlassen.</translation>
    </message>
    <message>
        <source>With --gtp: wait for controllers at this TCP port instead. Without a host, only this computer can call.</source>
        <translation>Mit --gtp: stattdessen an diesem TCP-Port auf Controller warten. Ohne Rechnernamen kann nur dieser Rechner anrufen.</translation>
    </message>
    <message>
        <source>the controller says what is played; name no game</source>
        <translation>Was gespielt wird, sagt der Controller; nennen Sie keine Partie</translation>
    </message>
    <message>
        <source>goes with --gtp</source>
        <translation>gehört zu --gtp</translation>
    </message>
</context>
<context>
    <name>CompetitionTables</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Jigo</source>
        <translation>Jigo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (ausgeschieden)</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Freilose</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Punkte von Schwarz</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 games repeat(s) another one: all numbers are as uncertain as those of %L2 games.</source>
        <translation>
            <numerusform>%n von %L1 Partien wiederholt eine andere: Alle Zahlen sind so unsicher wie die von %L2 Partien.</numerusform>
            <numerusform>%n von %L1 Partien wiederholen eine andere: Alle Zahlen sind so unsicher wie die von %L2 Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>Mehr Eröffnungen würden sie verschieden machen.</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>Eröffnungen würden sie verschieden machen.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Dieser Rechner</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>Nach Zeit verloren</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Kampflos verloren</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Lost tasks</source>
        <translation>Verlorene Aufgaben</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n Aufgabe</numerusform>
            <numerusform>%n Aufgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n machine(s)</source>
        <translation>
            <numerusform>%1 auf %n Rechner</numerusform>
            <numerusform>%1 auf %n Rechnern</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, %2 warten</translation>
    </message>
</context>
<context>
    <name>ControlAccess</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>EditTool</name>
    <message>
        <source>%1; Shift: whole groups</source>
        <translation>%1; Umschalt: ganze Gruppen</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>Züge s&amp;pielen</translation>
    </message>
    <message>
        <source>Play moves in turn; right button: the other colour</source>
        <translation>Abwechselnd Züge spielen; rechte Taste: die andere Farbe</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Set Up &amp;Black</source>
        <translation>&amp;Schwarz setzen</translation>
    </message>
    <message>
        <source>Set up black stones; right button: white</source>
        <translation>Schwarze Steine setzen; rechte Taste: weiße</translation>
    </message>
    <message>
        <source>Set-Up</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>Set &amp;Up White</source>
        <translation>&amp;Weiß setzen</translation>
    </message>
    <message>
        <source>Set up white stones; right button: black</source>
        <translation>Weiße Steine setzen; rechte Taste: schwarze</translation>
    </message>
    <message>
        <source>&amp;Erase Stones</source>
        <translation>Steine &amp;entfernen</translation>
    </message>
    <message>
        <source>Take stones off the board</source>
        <translation>Steine vom Brett nehmen</translation>
    </message>
    <message>
        <source>Erasing</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Dreieck</translation>
    </message>
    <message>
        <source>Mark with triangles; right button: remove</source>
        <translation>Mit Dreiecken markieren; rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Quadrat</translation>
    </message>
    <message>
        <source>Mark with squares; right button: remove</source>
        <translation>Mit Quadraten markieren; rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Kreis</translation>
    </message>
    <message>
        <source>Mark with circles; right button: remove</source>
        <translation>Mit Kreisen markieren; rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>Kreu&amp;z</translation>
    </message>
    <message>
        <source>Mark with crosses; right button: remove</source>
        <translation>Mit Kreuzen markieren; rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>Se&amp;lected</source>
        <translation>&amp;Auswahl</translation>
    </message>
    <message>
        <source>Mark as selected; right button: remove</source>
        <translation>Als ausgewählt markieren; rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Zah&amp;len</translation>
    </message>
    <message>
        <source>Number points as they are clicked; right button: remove</source>
        <translation>Punkte beim Anklicken nummerieren; rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Lette&amp;rs</source>
        <translation>&amp;Buchstaben</translation>
    </message>
    <message>
        <source>Letter points as they are clicked; right button: remove</source>
        <translation>Punkte beim Anklicken mit Buchstaben versehen; rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>L&amp;abel</source>
        <translation>Besch&amp;riftung</translation>
    </message>
    <message>
        <source>Write the text beside; right button: remove</source>
        <translation>Den Text daneben schreiben; rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>L&amp;inie</translation>
    </message>
    <message>
        <source>Drag a line, or click both ends; right button: remove</source>
        <translation>Eine Linie ziehen oder beide Enden anklicken; rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Arro&amp;w</source>
        <translation>P&amp;feil</translation>
    </message>
    <message>
        <source>Drag an arrow, or click both ends; right button: remove</source>
        <translation>Einen Pfeil ziehen oder beide Enden anklicken; rechte Taste: entfernen</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Black’s Territor&amp;y</source>
        <translation>Schwarzes &amp;Gebiet</translation>
    </message>
    <message>
        <source>Mark Black’s territory; right button: White’s; Shift: whole areas</source>
        <translation>Gebiet von Schwarz markieren; rechte Taste: von Weiß; Umschalt: ganze Flächen</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>W&amp;hite’s Territory</source>
        <translation>Weißes Gebie&amp;t</translation>
    </message>
    <message>
        <source>Mark White’s territory; right button: Black’s; Shift: whole areas</source>
        <translation>Gebiet von Weiß markieren; rechte Taste: von Schwarz; Umschalt: ganze Flächen</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>Abble&amp;nden</translation>
    </message>
    <message>
        <source>Dim what does not matter from here on; right button: not</source>
        <translation>Abblenden, was von hier an unwichtig ist; rechte Taste: nicht</translation>
    </message>
    <message>
        <source>Dimming</source>
        <translation>Abblenden</translation>
    </message>
    <message>
        <source>&amp;Visible Part</source>
        <translation>Si&amp;chtbarer Teil</translation>
    </message>
    <message>
        <source>Drag over the part to show from here on; right button: all</source>
        <translation>Über den Teil ziehen, der von hier an zu sehen ist; rechte Taste: alles</translation>
    </message>
    <message>
        <source>Visible Part</source>
        <translation>Sichtbarer Teil</translation>
    </message>
</context>
<context>
    <name>EngineTemplates</name>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 Visits</translation>
    </message>
    <message>
        <source>The first start on a graphics card tunes it, which can take minutes.</source>
        <translation>Beim ersten Start auf einer Grafikkarte stimmt sie sich ab, was Minuten dauern kann.</translation>
    </message>
    <message>
        <source>It only plays on its network’s board size, nearly always 19×19. A large network takes a while to load.</source>
        <translation>Sie spielt nur auf der Brettgröße ihres Netzes, fast immer 19×19. Ein großes Netz braucht eine Weile zum Laden.</translation>
    </message>
    <message>
        <source>%1 playouts</source>
        <translation>%1 Playouts</translation>
    </message>
    <message>
        <source>With a fixed number of playouts it ignores the clock. It gives no score until all groups are settled.</source>
        <translation>Mit einer Zahl von Playouts beachtet sie keine Uhr. Sie nennt kein Ergebnis, bevor alle Gruppen feststehen.</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 Spiele</translation>
    </message>
    <message>
        <source>It only accepts time settings before the first move.</source>
        <translation>Sie nimmt Zeitvorgaben nur vor dem ersten Zug an.</translation>
    </message>
    <message>
        <source>Its pattern files must be in its program’s folder.</source>
        <translation>Ihre Musterdateien müssen im Ordner ihres Programms liegen.</translation>
    </message>
    <message>
        <source>Its strength and its time are set in aq_config.txt in its folder.</source>
        <translation>Ihre Stärke und ihre Zeit stehen in aq_config.txt in ihrem Ordner.</translation>
    </message>
    <message>
        <source>One engine proposes moves, others judge them, and the best is played. Once it is added, put the commands of your own engines behind --proposer and --evaluator on its command line, each in quotes.</source>
        <translation>Eine Engine schlägt Züge vor, andere beurteilen sie, und der beste wird gespielt. Setzen Sie, wenn sie hinzugefügt ist, die Befehle Ihrer eigenen Engines in Anführungszeichen hinter --proposer und --evaluator auf ihre Befehlszeile.</translation>
    </message>
</context>
<context>
    <name>FileIcons</name>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>%1-Datei</translation>
    </message>
</context>
<context>
    <name>GameTitle</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n Stellung</numerusform>
            <numerusform>%n Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>keine Züge</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>A controller’s game</source>
        <translation>Partie eines Controllers</translation>
    </message>
</context>
<context>
    <name>GraphPlot</name>
    <message>
        <source>Black’s chance to win</source>
        <translation>Siegchance von Schwarz</translation>
    </message>
    <message>
        <source>Black’s lead in points</source>
        <translation>Vorsprung von Schwarz in Punkten</translation>
    </message>
    <message>
        <source>Disagreement on it</source>
        <translation>Uneinigkeit darüber</translation>
    </message>
    <message>
        <source>White’s chance to win</source>
        <translation>Siegchance von Weiß</translation>
    </message>
    <message>
        <source>White’s lead in points</source>
        <translation>Vorsprung von Weiß in Punkten</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the command line names no program</source>
        <translation>die Befehlszeile nennt kein Programm</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>es ist kein Programm genannt</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>es gibt keine Datei %1</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <translation>%1 ist ein Ordner, kein Programm</translation>
    </message>
    <message>
        <source>%1 is not executable</source>
        <translation>%1 ist nicht ausführbar</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>es ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>es ist eine Pipe, keine Datei</translation>
    </message>
    <message>
        <source>it is a socket, not a file</source>
        <translation>es ist ein Socket, keine Datei</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>es ist ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>its sandbox needs bubblewrap: %1</source>
        <translation>ihre Sandbox braucht bubblewrap: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address runs in no sandbox of ours</source>
        <translation>eine Engine, die an einer Adresse lauscht, läuft in keiner Sandbox von uns</translation>
    </message>
    <message>
        <source>its sandbox failed: %1</source>
        <translation>ihre Sandbox ist gescheitert: %1</translation>
    </message>
    <message>
        <source>there is no program “%1” in %2 or %3</source>
        <translation>es gibt kein Programm „%1“ in %2 oder %3</translation>
    </message>
    <message>
        <source>the quote %1 at character %2 is never closed</source>
        <translation>das Anführungszeichen %1 an Stelle %2 wird nie geschlossen</translation>
    </message>
    <message>
        <source>nothing follows the backslash at character %1</source>
        <translation>der umgekehrte Schrägstrich an Stelle %1 steht vor nichts</translation>
    </message>
    <message>
        <source>“%1” is not an address; it must be tcp://host:port, as in tcp://localhost:6800 or tcp://[::1]:6800</source>
        <translation>„%1“ ist keine Adresse; sie muss tcp://Rechner:Port lauten wie tcp://localhost:6800 oder tcp://[::1]:6800</translation>
    </message>
    <message>
        <source>the port in “%1” is not between 1 and 65535</source>
        <translation>der Port in „%1“ liegt nicht zwischen 1 und 65535</translation>
    </message>
    <message>
        <source>there is no command in this line</source>
        <translation>in dieser Zeile steht kein Befehl</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <translation>ließ sich nicht starten: %1</translation>
    </message>
    <message>
        <source>no such directory: %1</source>
        <translation>diesen Ordner gibt es nicht: %1</translation>
    </message>
    <message>
        <source>no such program: %1</source>
        <translation>dieses Programm gibt es nicht: %1</translation>
    </message>
    <message>
        <source>not executable: %1</source>
        <translation>nicht ausführbar: %1</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no computer of this name was found</source>
        <translation>ist unter %1 nicht zu erreichen: kein Rechner dieses Namens wurde gefunden</translation>
    </message>
    <message>
        <source>cannot be reached at %1: connection refused</source>
        <translation>ist unter %1 nicht zu erreichen: die Verbindung wurde abgelehnt</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no answer within %2 s</source>
        <translation>ist unter %1 nicht zu erreichen: keine Antwort innerhalb von %2 s</translation>
    </message>
    <message>
        <source>check the address</source>
        <translation>prüfen Sie die Adresse</translation>
    </message>
    <message>
        <source>check the address, and that no firewall is in the way</source>
        <translation>prüfen Sie die Adresse, und dass keine Firewall im Weg ist</translation>
    </message>
    <message>
        <source>start the engine there, listening on this port</source>
        <translation>starten Sie die Engine dort so, dass sie an diesem Port lauscht</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was closed by the other side</source>
        <translation>wurde getrennt: die Gegenseite hat die Verbindung zu %1 geschlossen</translation>
    </message>
    <message>
        <source>exited with code %1 during &quot;%2&quot;</source>
        <translation>endete mit Code %1 bei „%2“</translation>
    </message>
    <message>
        <source>exited with code %1</source>
        <translation>endete mit Code %1</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2) during &quot;%3&quot;</source>
        <translation>wurde bei „%3“ durch Signal %1 (%2) beendet</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2)</source>
        <translation>wurde durch Signal %1 (%2) beendet</translation>
    </message>
    <message>
        <source>did not answer &quot;%1&quot; within %2</source>
        <translation>beantwortete „%1“ nicht innerhalb von %2</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with a failure and no explanation</source>
        <translation>beantwortete „%1“ mit einem Fehler ohne Worte</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with the failure &quot;%2&quot;</source>
        <translation>beantwortete „%1“ mit dem Fehler „%2“</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with nothing</source>
        <translation>beantwortete „%1“ mit nichts</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, which makes no sense</source>
        <translation>beantwortete „%1“ mit „%2“, was keinen Sinn ergibt</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, not with %3 points of the board</source>
        <translation>beantwortete „%1“ mit „%2“, nicht mit %3 Punkten des Bretts</translation>
    </message>
    <message>
        <source>was closed before it answered &quot;%1&quot;</source>
        <translation>wurde geschlossen, bevor sie „%1“ beantwortete</translation>
    </message>
    <message>
        <source>has a different board from the one it was told, at %1</source>
        <translation>hat ein anderes Brett, als ihr gesagt wurde, bei %1</translation>
    </message>
    <message>
        <source>speaks GMP, not GTP; GNU Go needs --mode gtp</source>
        <translation>spricht GMP statt GTP; GNU Go braucht --mode gtp</translation>
    </message>
    <message>
        <source>it does not speak GTP but wrote &quot;%1&quot;</source>
        <translation>sie spricht kein GTP, sondern schrieb „%1“</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot;</source>
        <translation>sie schrieb „%1“</translation>
    </message>
    <message>
        <source>it repeats its input: it is not a GTP engine, or a terminal stands in between</source>
        <translation>sie wiederholt ihre Eingabe, ist also keine GTP-Engine oder steht hinter einem Terminal</translation>
    </message>
    <message>
        <source>is not a reliable scorer</source>
        <translation>zählt nicht zuverlässig</translation>
    </message>
    <message>
        <source>was sent &quot;%1&quot; by hand</source>
        <translation>bekam „%1“ von Hand geschickt</translation>
    </message>
    <message>
        <source>%1 used %2 for move %3; its clock allowed %4, with a margin of %5</source>
        <translation>%1 brauchte %2 für Zug %3; die Uhr erlaubte %4, mit einem Spielraum von %5</translation>
    </message>
    <message>
        <source>%1 did not make move %2 in time; its clock allowed %3</source>
        <translation>%1 machte Zug %2 nicht rechtzeitig; die Uhr erlaubte %3</translation>
    </message>
    <message>
        <source>%1; its clock allowed %2, with a margin of %3</source>
        <translation>%1; die Uhr erlaubte %2, mit einem Spielraum von %3</translation>
    </message>
    <message>
        <source>%1 played move %2 at %3, which %4</source>
        <translation>%1 spielte Zug %2 auf %3: Dieser Zug %4</translation>
    </message>
    <message>
        <source>is not on the board</source>
        <translation>liegt nicht auf dem Brett</translation>
    </message>
    <message>
        <source>is occupied</source>
        <translation>trifft einen besetzten Punkt</translation>
    </message>
    <message>
        <source>is suicide</source>
        <translation>ist Selbstmord</translation>
    </message>
    <message>
        <source>retakes the ko at once</source>
        <translation>schlägt das Ko sofort zurück</translation>
    </message>
    <message>
        <source>repeats an earlier position</source>
        <translation>wiederholt eine frühere Stellung</translation>
    </message>
    <message>
        <source>placed %1 handicap stones instead of %2</source>
        <translation>setzte %1 Vorgabesteine statt %2</translation>
    </message>
    <message>
        <source>placed two handicap stones at %1</source>
        <translation>setzte zwei Vorgabesteine auf %1</translation>
    </message>
    <message>
        <source>placed a handicap stone at %1, which is not on the board</source>
        <translation>setzte einen Vorgabestein auf %1, was nicht auf dem Brett liegt</translation>
    </message>
    <message>
        <source>%1: it claims that the move is illegal</source>
        <translation>%1: Sie behauptet, der Zug sei regelwidrig</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 moves</source>
        <translation>abgebrochen an der Grenze von %1 Zügen</translation>
    </message>
    <message>
        <source>no result: the same position with the same side to move stood after moves %1</source>
        <translation>kein Ergebnis: Dieselbe Stellung mit derselben Seite am Zug stand nach den Zügen %1</translation>
    </message>
    <message>
        <source>opinions differ: %1</source>
        <translation>Die Meinungen gehen auseinander: %1</translation>
    </message>
    <message>
        <source>not the same dead stones</source>
        <translation>nicht dieselben toten Steine</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>move %1 comes before this line branches off, at move %2</source>
        <translation>Zug %1 kommt, bevor diese Linie bei Zug %2 abzweigt</translation>
    </message>
    <message>
        <source>the line has only 1 move</source>
        <translation>die Linie hat nur einen Zug</translation>
    </message>
    <message>
        <source>the line has only %1 moves</source>
        <translation>die Linie hat nur %1 Züge</translation>
    </message>
    <message>
        <source>after move %1 there is 1 continuation</source>
        <translation>nach Zug %1 gibt es eine Fortsetzung</translation>
    </message>
    <message>
        <source>after move %1 there are %2 continuations</source>
        <translation>nach Zug %1 gibt es %2 Fortsetzungen</translation>
    </message>
    <message>
        <source>the game has only 1 node, n0 to n0</source>
        <translation>die Partie hat nur einen Knoten, n0</translation>
    </message>
    <message>
        <source>the game has only %1 nodes, n0 to n%2</source>
        <translation>die Partie hat nur %1 Knoten, n0 bis n%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no node; give n0, n1, …</source>
        <translation>„%1“ nennt keinen Knoten; sagen Sie n0, n1, …</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path; give a move number, or 30.2.45 for move 45 of the second continuation after move 30</source>
        <translation>„%1“ ist kein Weg; sagen Sie eine Zugnummer, oder 30.2.45 für Zug 45 der zweiten Fortsetzung nach Zug 30</translation>
    </message>
    <message>
        <source>the text is not a game of Go</source>
        <translation>der Text ist keine Go-Partie</translation>
    </message>
    <message>
        <source>it is for a board of another size</source>
        <translation>es gehört auf ein Brett anderer Größe</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>es ist nichts darin</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Schwarz %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Weiß %1</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>die Datei ist größer als %1 MiB</translation>
    </message>
    <message>
        <source>it is larger than %1 KiB</source>
        <translation>die Datei ist größer als %1 KiB</translation>
    </message>
    <message>
        <source>the suite ends with “quit”: what stands below is never run</source>
        <translation>die Testreihe endet mit „quit“: Was darunter steht, wird nie ausgeführt</translation>
    </message>
    <message>
        <source>logged in at %1</source>
        <translation>bei %1 angemeldet</translation>
    </message>
    <message>
        <source>game %1 begins as %2 against %3; our rating is %4</source>
        <translation>Partie %1 beginnt als %2 gegen %3; unsere Wertung ist %4</translation>
    </message>
    <message>
        <source>game %1 goes on as %2 against %3; our rating is %4</source>
        <translation>Partie %1 geht weiter als %2 gegen %3; unsere Wertung ist %4</translation>
    </message>
    <message>
        <source>game %1 goes on</source>
        <translation>Partie %1 geht weiter</translation>
    </message>
    <message>
        <source>game %1: %2, won</source>
        <translation>Partie %1: %2, gewonnen</translation>
    </message>
    <message>
        <source>game %1: %2, lost</source>
        <translation>Partie %1: %2, verloren</translation>
    </message>
    <message>
        <source>game %1: %2, a draw</source>
        <translation>Partie %1: %2, Jigo</translation>
    </message>
    <message>
        <source>the server sets up game %1, which is not ours</source>
        <translation>der Server setzt Partie %1 an, die nicht unsere ist</translation>
    </message>
    <message>
        <source>somebody else has logged in under this name</source>
        <translation>jemand anderes hat sich unter diesem Namen angemeldet</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>der Server %1</translation>
    </message>
    <message>
        <source>refuses: %1</source>
        <translation>weist uns ab: %1</translation>
    </message>
    <message>
        <source>does not ask who we are</source>
        <translation>fragt nicht, wer wir sind</translation>
    </message>
    <message>
        <source>floods us with lines</source>
        <translation>überflutet uns mit Zeilen</translation>
    </message>
    <message>
        <source>its last line on standard error was &quot;%1&quot;</source>
        <translation>die letzte Zeile ihrer Fehlerausgabe war „%1“</translation>
    </message>
    <message>
        <source>wrote a line of more than 16 MiB</source>
        <translation>schrieb eine Zeile von mehr als 16 MiB</translation>
    </message>
    <message>
        <source>wrote an answer of more than 16 MiB</source>
        <translation>schrieb eine Antwort von mehr als 16 MiB</translation>
    </message>
    <message>
        <source>quit unexpectedly %1</source>
        <translation>endete %1 unerwartet</translation>
    </message>
    <message>
        <source>quit unexpectedly</source>
        <translation>endete unerwartet</translation>
    </message>
    <message>
        <source>crashed %1</source>
        <translation>stürzte %1 ab</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>stürzte ab</translation>
    </message>
    <message>
        <source>gave no answer %1 (waited %2)</source>
        <translation>gab %1 keine Antwort (Wartezeit %2)</translation>
    </message>
    <message>
        <source>reported a failure %1: “%2”</source>
        <translation>meldete %1 einen Fehler: „%2“</translation>
    </message>
    <message>
        <source>reported a failure %1</source>
        <translation>meldete %1 einen Fehler</translation>
    </message>
    <message>
        <source>gave an empty answer %1</source>
        <translation>gab %1 eine leere Antwort</translation>
    </message>
    <message>
        <source>gave an answer that makes no sense %1: “%2”</source>
        <translation>gab %1 eine Antwort ohne Sinn: „%2“</translation>
    </message>
    <message>
        <source>did not place %1 handicap stones</source>
        <translation>setzte keine %1 Vorgabesteine</translation>
    </message>
    <message>
        <source>was closed before it could answer</source>
        <translation>wurde geschlossen, bevor sie antworten konnte</translation>
    </message>
    <message>
        <source>wrote without end and was stopped</source>
        <translation>schrieb ohne Ende und wurde angehalten</translation>
    </message>
    <message>
        <source>its last message was &quot;%1&quot;</source>
        <translation>ihre letzte Meldung war „%1“</translation>
    </message>
    <message>
        <source>when a move was taken back</source>
        <translation>bei der Rücknahme eines Zugs</translation>
    </message>
    <message>
        <source>when asked for a handicap</source>
        <translation>bei der Frage nach der Vorgabe</translation>
    </message>
    <message>
        <source>when asked for a move</source>
        <translation>bei der Frage nach einem Zug</translation>
    </message>
    <message>
        <source>when asked for an analysis</source>
        <translation>bei der Frage nach einer Analyse</translation>
    </message>
    <message>
        <source>when asked for the result</source>
        <translation>bei der Frage nach dem Ergebnis</translation>
    </message>
    <message>
        <source>when it was started</source>
        <translation>beim Start</translation>
    </message>
    <message>
        <source>when the board was set up</source>
        <translation>beim Aufbau des Bretts</translation>
    </message>
    <message>
        <source>when told the handicap</source>
        <translation>bei der Vorgabe</translation>
    </message>
    <message>
        <source>when told the komi</source>
        <translation>beim Komi</translation>
    </message>
    <message>
        <source>when told the size of the board</source>
        <translation>bei der Größe des Bretts</translation>
    </message>
    <message>
        <source>when told the time left</source>
        <translation>bei der Restzeit</translation>
    </message>
    <message>
        <source>when told the move %1</source>
        <translation>beim Zug %1</translation>
    </message>
    <message>
        <source>while at work</source>
        <translation>bei der Arbeit</translation>
    </message>
    <message>
        <source>the range must go from a lower number to a higher one</source>
        <translation>der Bereich muss von einer kleineren Zahl zu einer größeren gehen</translation>
    </message>
    <message>
        <source>the range of a logarithmic scale must go from a number above 0 to a higher one</source>
        <translation>der Bereich einer logarithmischen Skala muss von einer Zahl über 0 zu einer größeren gehen</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>es gibt nichts zur Auswahl</translation>
    </message>
    <message>
        <source>the same choice occurs twice</source>
        <translation>dieselbe Möglichkeit steht zweimal da</translation>
    </message>
    <message>
        <source>“%1” is not a host; write 4/host, 2/user@host or the like, one per line</source>
        <translation>„%1“ ist kein Rechner; erwartet wird 4/rechner, 2/name@rechner oder dergleichen, je Zeile einer</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>es steht kein Rechner darin</translation>
    </message>
    <message>
        <source>shown as it was played</source>
        <translation>gezeigt, wie gespielt wurde</translation>
    </message>
    <message>
        <source>its file says otherwise: %1</source>
        <translation>seine Datei sagt es anders: %1</translation>
    </message>
    <message>
        <source>its file cannot be used: %1</source>
        <translation>seine Datei ist nicht zu gebrauchen: %1</translation>
    </message>
    <message>
        <source>the record was written by an earlier version and does not say %1</source>
        <translation>der Bestand ist von einer früheren Version und verrät nicht: %1</translation>
    </message>
    <message>
        <source>%1 games that were played have no place in it</source>
        <translation>%1 gespielte Partien haben keinen Platz mehr darin</translation>
    </message>
    <message>
        <source>%1 was not set and is now %2</source>
        <translation>%1 gab es nicht und ist jetzt %2</translation>
    </message>
    <message>
        <source>%1 was %2 and is no longer set</source>
        <translation>%1 war %2 und ist nicht mehr da</translation>
    </message>
    <message>
        <source>%1 was %2 and is now %3</source>
        <translation>%1 war %2 und ist jetzt %3</translation>
    </message>
    <message>
        <source>%1 were %2 and are now %3</source>
        <translation>%1 waren %2 und sind jetzt %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>not settled: %1</source>
        <translation>nicht geklärt: %1</translation>
    </message>
    <message>
        <source>our count is %1</source>
        <translation>unsere Zählung ist %1</translation>
    </message>
    <message>
        <source>cannot be told this position: there are no liberties for the stones at %1</source>
        <translation>kann diese Stellung nicht erfahren: Die Steine auf %1 haben keine Freiheiten</translation>
    </message>
    <message>
        <source>there is no command in it</source>
        <translation>es steht kein Befehl darin</translation>
    </message>
    <message>
        <source>several engines talk in it, %1: say which</source>
        <translation>mehrere Engines kommen darin zu Wort, %1: nennen Sie eine</translation>
    </message>
    <message>
        <source>two engines called %1 talk in it at the same time, and which line is whose cannot be told</source>
        <translation>zwei Engines namens %1 sprechen darin gleichzeitig, und welche Zeile wessen ist, lässt sich nicht sagen</translation>
    </message>
    <message>
        <source>begins more games than anybody plays</source>
        <translation>beginnt mehr Partien, als irgendwer spielt</translation>
    </message>
    <message>
        <source>it is left alone for %1 min</source>
        <translation>er wird für %1 min in Ruhe gelassen</translation>
    </message>
    <message>
        <source>the record does not say what was played, and %1</source>
        <translation>der Bestand verrät nicht, was gespielt wurde, und %1</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>cannot pack %1: %2</source>
        <translation>%1 lässt sich nicht packen: %2</translation>
    </message>
    <message>
        <source>cannot enter %1: %2</source>
        <translation>der Ordner %1 ist nicht zu betreten: %2</translation>
    </message>
    <message>
        <source>not a program for this computer: %1 (a script begins with a line such as #!/bin/sh)</source>
        <translation>kein Programm für diesen Rechner: %1 (ein Skript beginnt mit einer Zeile wie #!/bin/sh)</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>%1 lässt sich nicht starten: %2</translation>
    </message>
    <message>
        <source>a directory, not a program: %1</source>
        <translation>ein Ordner, kein Programm: %1</translation>
    </message>
    <message>
        <source>closed its standard output</source>
        <translation>schloss ihre Standardausgabe</translation>
    </message>
    <message>
        <source>closed its standard input</source>
        <translation>schloss ihre Standardeingabe</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>zu viele offene Dateien</translation>
    </message>
    <message>
        <source>closed before it was started</source>
        <translation>geschlossen, bevor sie gestartet wurde</translation>
    </message>
    <message>
        <source>killed by signal %1 (%2)</source>
        <translation>durch Signal %1 (%2) beendet</translation>
    </message>
    <message>
        <source>was cut off</source>
        <translation>wurde getrennt</translation>
    </message>
    <message>
        <source>has hung up</source>
        <translation>hat aufgelegt</translation>
    </message>
    <message>
        <source>answered with the id %1, which no command had</source>
        <translation>antwortete mit der Nummer %1, die kein Befehl hatte</translation>
    </message>
    <message>
        <source>answered a later command instead of &quot;%1&quot;</source>
        <translation>beantwortete einen späteren Befehl statt „%1“</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>cannot be reached at %1: %2</source>
        <translation>ist unter %1 nicht zu erreichen: %2</translation>
    </message>
    <message>
        <source>check the address and the network</source>
        <translation>prüfen Sie Adresse und Netz</translation>
    </message>
    <message>
        <source>was given up before it could be reached at %1</source>
        <translation>wurde aufgegeben, bevor sie unter %1 zu erreichen war</translation>
    </message>
    <message>
        <source>did not close the connection to %1 and was cut off</source>
        <translation>schloss die Verbindung zu %1 nicht und wurde getrennt</translation>
    </message>
    <message>
        <source>closed the connection to %1</source>
        <translation>schloss die Verbindung zu %1</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was lost: %2</source>
        <translation>wurde getrennt: die Verbindung zu %1 ging verloren: %2</translation>
    </message>
    <message>
        <source>there is no processor %1; this computer has 0 to %2</source>
        <translation>es gibt keinen Prozessor %1; unsere sind 0 bis %2</translation>
    </message>
    <message>
        <source>%1 during &quot;%2&quot;</source>
        <translation>%1 bei „%2“</translation>
    </message>
    <message>
        <source>ssh wrote &quot;%1&quot;</source>
        <translation>ssh schrieb „%1“</translation>
    </message>
    <message>
        <source>nobody can answer its questions here, so log in with a key, once in a terminal first</source>
        <translation>hier kann niemand seine Fragen beantworten; melden Sie sich mit einem Schlüssel an, zuerst einmal in einem Terminal</translation>
    </message>
    <message>
        <source>the session was destroyed</source>
        <translation>die Sitzung wurde beendet</translation>
    </message>
    <message>
        <source>cannot send &quot;%1&quot;: a word is empty or holds a blank, a control character or &apos;#&apos;</source>
        <translation>„%1“ lässt sich nicht senden: ein Wort ist leer oder enthält ein Leerzeichen, ein Steuerzeichen oder „#“</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>die Sitzung wurde geschlossen</translation>
    </message>
    <message>
        <source>could not be sent &quot;%1&quot;: %2</source>
        <translation>konnte „%1“ nicht erhalten: %2</translation>
    </message>
    <message>
        <source>another game was wanted</source>
        <translation>eine andere Partie war gewünscht</translation>
    </message>
    <message>
        <source>%1 and %2 more points</source>
        <translation>%1 und %2 weiteren Punkten</translation>
    </message>
    <message>
        <source>no engine is named “%1”, and %2</source>
        <translation>keine Engine heißt „%1“, und %2</translation>
    </message>
    <message>
        <source>%1 is not the system’s</source>
        <translation>%1 gehört nicht zum System</translation>
    </message>
    <message>
        <source>was interrupted</source>
        <translation>wurde unterbrochen</translation>
    </message>
    <message>
        <source>nobody called %1 talks in it, but %2</source>
        <translation>niemand namens %1 kommt darin zu Wort, aber %2</translation>
    </message>
    <message>
        <source>it was not started</source>
        <translation>sie wurde nicht gestartet</translation>
    </message>
    <message>
        <source>game %1: %2, does not count</source>
        <translation>Partie %1: %2, zählt nicht</translation>
    </message>
    <message>
        <source>the server says “%1”</source>
        <translation>der Server sagt „%1“</translation>
    </message>
    <message>
        <source>The connection was lost, and the server does not know of the game any more.</source>
        <translation>Die Verbindung ging verloren, und der Server kennt die Partie nicht mehr.</translation>
    </message>
    <message>
        <source>does not speak CGOS: what it says %1</source>
        <translation>spricht kein CGOS: was er sagt, %1</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>ein Mensch</translation>
    </message>
    <message>
        <source>was given up</source>
        <translation>wurde aufgegeben</translation>
    </message>
    <message>
        <source>places no handicap stones</source>
        <translation>setzt keine Vorgabesteine</translation>
    </message>
    <message>
        <source>was not there</source>
        <translation>war nicht da</translation>
    </message>
    <message>
        <source>was restarted by hand</source>
        <translation>wurde von Hand neu gestartet</translation>
    </message>
    <message>
        <source>it was restarted by hand</source>
        <translation>sie wurde von Hand neu gestartet</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>it was restarted</source>
        <translation>sie wurde neu gestartet</translation>
    </message>
    <message>
        <source>Black says %1</source>
        <translation>Schwarz sagt %1</translation>
    </message>
    <message>
        <source>White says %1</source>
        <translation>Weiß sagt %1</translation>
    </message>
    <message>
        <source>the referee engine says %1</source>
        <translation>die Schiedsrichter-Engine sagt %1</translation>
    </message>
    <message>
        <source>unknown margin</source>
        <translation>Abstand unbekannt</translation>
    </message>
    <message>
        <source>players disagreed</source>
        <translation>die Spieler waren uneins</translation>
    </message>
    <message>
        <source>no score reported</source>
        <translation>kein Ergebnis gemeldet</translation>
    </message>
    <message>
        <source>was stopped</source>
        <translation>wurde angehalten</translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation>lässt sich nicht starten: %1</translation>
    </message>
    <message>
        <source>its position could not be set up</source>
        <translation>ihre Stellung ließ sich nicht aufbauen</translation>
    </message>
    <message>
        <source>there was no engine to ask</source>
        <translation>es gab keine Engine zu fragen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>the expected answer is not a valid regular expression</source>
        <translation>das Erwartete ist kein regulärer Ausdruck</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Playoff</source>
        <translation>Playoff</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Alle gegen alle</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Gauntlet</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>Bis zur Entscheidung</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Parametersuche</translation>
    </message>
    <message>
        <source>%1 writes no line within %2 s%3</source>
        <translation>%1 schreibt innerhalb von %2 s keine Zeile%3</translation>
    </message>
    <message>
        <source>%1 writes lines that cannot be read, “%2” is missing or odd: “%3”</source>
        <translation>%1 schreibt unlesbare Zeilen, „%2“ fehlt oder ist merkwürdig: „%3“</translation>
    </message>
    <message>
        <source>%1 works, and stops within %2 ms</source>
        <translation>%1 funktioniert und hält innerhalb von %2 ms an</translation>
    </message>
    <message>
        <source>no analysis (lz-analyze, kata-analyze, analyze)</source>
        <translation>keine Analyse (lz-analyze, kata-analyze, analyze)</translation>
    </message>
    <message>
        <source>analysis changes the board</source>
        <translation>die Analyse verändert das Brett</translation>
    </message>
    <message>
        <source>%1 says no move</source>
        <translation>%1 nennt keinen Zug</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 funktioniert</translation>
    </message>
    <message>
        <source>%1 does not end its reply after the move, but goes on thinking until the next command</source>
        <translation>%1 beendet seine Antwort nach dem Zug nicht, sondern denkt bis zum nächsten Befehl weiter</translation>
    </message>
    <message>
        <source>accepts boardsize %1, but then no stone in the top right corner</source>
        <translation>nimmt boardsize %1 an, dann aber keinen Stein in der rechten oberen Ecke</translation>
    </message>
    <message>
        <source>takes no board from 2×2 to 25×25</source>
        <translation>nimmt kein Brett von 2×2 bis 25×25 an</translation>
    </message>
    <message>
        <source>takes square boards of %1</source>
        <translation>nimmt quadratische Bretter der Größe %1 an</translation>
    </message>
    <message>
        <source>accepts boardsize 0</source>
        <translation>nimmt boardsize 0 an</translation>
    </message>
    <message>
        <source>accepts boardsize %1, although GTP names no points beyond 25×25</source>
        <translation>nimmt boardsize %1 an, obwohl GTP jenseits von 25×25 keine Punkte benennt</translation>
    </message>
    <message>
        <source>refuses a size with “%1” instead of “unacceptable size”</source>
        <translation>lehnt eine Größe mit „%1“ statt „unacceptable size“ ab</translation>
    </message>
    <message>
        <source>no rectangular boards</source>
        <translation>keine rechteckigen Bretter</translation>
    </message>
    <message>
        <source>takes rectangular boards (9×7)</source>
        <translation>nimmt rechteckige Bretter an (9×7)</translation>
    </message>
    <message>
        <source>lists rectangular_boardsize, but refuses 9×7</source>
        <translation>führt rectangular_boardsize auf, lehnt aber 9×7 ab</translation>
    </message>
    <message>
        <source>takes a komi of 0, 0.5, 6.5 and 7</source>
        <translation>nimmt Komi 0, 0.5, 6.5 und 7 an</translation>
    </message>
    <message>
        <source>refuses komi %1</source>
        <translation>lehnt Komi %1 ab</translation>
    </message>
    <message>
        <source>refuses komi %1; GTP wants every komi accepted</source>
        <translation>lehnt Komi %1 ab; GTP verlangt, jedes Komi anzunehmen</translation>
    </message>
    <message>
        <source>accepts a komi that is not a number</source>
        <translation>nimmt ein Komi an, das keine Zahl ist</translation>
    </message>
    <message>
        <source>clear_board empties the board</source>
        <translation>clear_board leert das Brett</translation>
    </message>
    <message>
        <source>clear_board leaves stones: a point that was occupied before is refused</source>
        <translation>clear_board lässt Steine liegen: Ein zuvor besetzter Punkt wird abgelehnt</translation>
    </message>
    <message>
        <source>refuses “%1”</source>
        <translation>lehnt „%1“ ab</translation>
    </message>
    <message>
        <source>refuses the start-up command “%1”: %2</source>
        <translation>lehnt den Startbefehl „%1“ ab: %2</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1”: %2</source>
        <translation>schreibt auf die Frage „%1“, was kein GTP ist: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1”: %2</source>
        <translation>endet auf die Frage „%1“: %2</translation>
    </message>
    <message>
        <source>ended without being asked anything: %1</source>
        <translation>endete, ohne dass etwas gefragt wurde: %1</translation>
    </message>
    <message>
        <source>refuses “%1”, so that nothing can be played</source>
        <translation>lehnt „%1“ ab, sodass nicht gespielt werden kann</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Denken</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Erweiterungen</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>works</source>
        <translation>funktioniert</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>merkwürdig</translation>
    </message>
    <message>
        <source>plays on %1</source>
        <translation>spielt auf %1</translation>
    </message>
    <message>
        <source>could not be checked to the end</source>
        <translation>ließ sich nicht zu Ende prüfen</translation>
    </message>
    <message>
        <source>not fit for matches</source>
        <translation>für Partien ungeeignet</translation>
    </message>
    <message>
        <source>fine for matches</source>
        <translation>für Partien geeignet</translation>
    </message>
    <message>
        <source>1 thing is wrong</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>%1 things are wrong</source>
        <translation>%1 Fehler</translation>
    </message>
    <message>
        <source>the check took longer than %1 s and was given up</source>
        <translation>die Prüfung dauerte länger als %1 s und wurde aufgegeben</translation>
    </message>
    <message>
        <source>lists %1, but refuses “%2”: “%3”</source>
        <translation>führt %1 auf, lehnt aber „%2“ ab: „%3“</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”</source>
        <translation>beantwortet „%1“ mit „%2“</translation>
    </message>
    <message>
        <source>no commands of %1</source>
        <translation>keine Befehle von %1</translation>
    </message>
    <message>
        <source>%1: answers %2</source>
        <translation>%1: beantwortet %2</translation>
    </message>
    <message>
        <source>loadsgf refuses a small record: “%1”</source>
        <translation>loadsgf lehnt eine kleine Aufzeichnung ab: „%1“</translation>
    </message>
    <message>
        <source>loadsgf does not put the record&apos;s stones</source>
        <translation>loadsgf setzt die Steine der Aufzeichnung nicht</translation>
    </message>
    <message>
        <source>loadsgf reads a record</source>
        <translation>loadsgf liest eine Aufzeichnung</translation>
    </message>
    <message>
        <source>writes “%1” to standard output before its first reply; only replies belong there</source>
        <translation>schreibt vor der ersten Antwort „%1“ in die Standardausgabe; dorthin gehören nur Antworten</translation>
    </message>
    <message>
        <source>writes “%1” between replies (%2); only replies belong on standard output</source>
        <translation>schreibt „%1“ zwischen Antworten (%2); in die Standardausgabe gehören nur Antworten</translation>
    </message>
    <message>
        <source>does not end a reply with an empty line (%2)</source>
        <translation>beendet eine Antwort nicht mit einer Leerzeile (%2)</translation>
    </message>
    <message>
        <source>writes more empty lines than the one that ends a reply (%2)</source>
        <translation>schreibt mehr Leerzeilen als die eine, die eine Antwort beendet (%2)</translation>
    </message>
    <message>
        <source>ends lines with CR LF instead of LF</source>
        <translation>beendet Zeilen mit CR LF statt LF</translation>
    </message>
    <message>
        <source>does not repeat the id of a command (%2)</source>
        <translation>wiederholt die Kennzahl eines Befehls nicht (%2)</translation>
    </message>
    <message>
        <source>answers with an id that was not asked: “%1” (%2)</source>
        <translation>antwortet mit einer Kennzahl, nach der nicht gefragt wurde: „%1“ (%2)</translation>
    </message>
    <message>
        <source>puts no space after the id: “%1”</source>
        <translation>setzt kein Leerzeichen nach der Kennzahl: „%1“</translation>
    </message>
    <message>
        <source>answers one command twice: “%1” (%2)</source>
        <translation>beantwortet einen Befehl zweimal: „%1“ (%2)</translation>
    </message>
    <message>
        <source>repeats ids, ends replies with one empty line, writes nothing else</source>
        <translation>wiederholt Kennzahlen, beendet Antworten mit einer Leerzeile, schreibt nichts anderes</translation>
    </message>
    <message>
        <source>no fixed handicap</source>
        <translation>keine feste Vorgabe</translation>
    </message>
    <message>
        <source>puts fixed handicap stones where GTP has them</source>
        <translation>setzt feste Vorgabesteine, wo GTP sie hat</translation>
    </message>
    <message>
        <source>puts fixed handicap stones elsewhere than GTP 2 §4.1.1 (%1)</source>
        <translation>setzt feste Vorgabesteine anders als GTP 2 §4.1.1 (%1)</translation>
    </message>
    <message>
        <source>accepts fixed_handicap with %1 stones, where GTP has 2 to 9</source>
        <translation>nimmt fixed_handicap mit %1 Steinen an, wo GTP 2 bis 9 hat</translation>
    </message>
    <message>
        <source>does not choose handicap points itself</source>
        <translation>wählt Vorgabepunkte nicht selbst</translation>
    </message>
    <message>
        <source>answers place_free_handicap 4 with “%1”</source>
        <translation>beantwortet place_free_handicap 4 mit „%1“</translation>
    </message>
    <message>
        <source>names handicap points, but puts no stones there</source>
        <translation>nennt Vorgabepunkte, setzt aber keine Steine dorthin</translation>
    </message>
    <message>
        <source>chooses handicap points itself (%1)</source>
        <translation>wählt Vorgabepunkte selbst (%1)</translation>
    </message>
    <message>
        <source>does not take free handicap stones</source>
        <translation>nimmt keine freien Vorgabesteine an</translation>
    </message>
    <message>
        <source>refuses set_free_handicap C3 D2 B4: “%1”</source>
        <translation>lehnt set_free_handicap C3 D2 B4 ab: „%1“</translation>
    </message>
    <message>
        <source>set_free_handicap puts no stones</source>
        <translation>set_free_handicap setzt keine Steine</translation>
    </message>
    <message>
        <source>takes free handicap stones</source>
        <translation>nimmt freie Vorgabesteine an</translation>
    </message>
    <message>
        <source>accepts bad handicap stones: %1</source>
        <translation>nimmt falsche Vorgabesteine an: %1</translation>
    </message>
    <message>
        <source>puts handicap stones on a board that is not empty</source>
        <translation>setzt Vorgabesteine auf ein Brett, das nicht leer ist</translation>
    </message>
    <message>
        <source>is still there %1 s after quit; it has to be killed</source>
        <translation>ist %1 s nach quit noch da; sie muss abgebrochen werden</translation>
    </message>
    <message>
        <source>crashes at quit: %1</source>
        <translation>stürzt bei quit ab: %1</translation>
    </message>
    <message>
        <source>leaves at quit with exit code %1</source>
        <translation>endet bei quit mit Rückgabewert %1</translation>
    </message>
    <message>
        <source>leaves %1 ms after quit</source>
        <translation>endet %1 ms nach quit</translation>
    </message>
    <message>
        <source>leaves at quit without a reply</source>
        <translation>endet bei quit ohne Antwort</translation>
    </message>
    <message>
        <source>leaves processes of its own behind at quit</source>
        <translation>lässt bei quit eigene Prozesse zurück</translation>
    </message>
    <message>
        <source>does not leave when its input ends; it has to be killed</source>
        <translation>endet nicht, wenn ihre Eingabe endet; sie muss abgebrochen werden</translation>
    </message>
    <message>
        <source>crashes when its input ends: %1</source>
        <translation>stürzt ab, wenn ihre Eingabe endet: %1</translation>
    </message>
    <message>
        <source>leaves when its input ends</source>
        <translation>endet, wenn ihre Eingabe endet</translation>
    </message>
    <message>
        <source>refuses a legal move: “%1”</source>
        <translation>lehnt einen gültigen Zug ab: „%1“</translation>
    </message>
    <message>
        <source>refuses “%1”: GTP has black and white, b and w, and vertices in any letter case</source>
        <translation>lehnt „%1“ ab: GTP kennt black und white, b und w und Punkte in Groß- und Kleinbuchstaben</translation>
    </message>
    <message>
        <source>plays moves, colours and vertices in any letter case</source>
        <translation>spielt Züge, Farben und Punkte in Groß- und Kleinbuchstaben</translation>
    </message>
    <message>
        <source>plays White first, and one colour twice</source>
        <translation>spielt Weiß zuerst und eine Farbe zweimal</translation>
    </message>
    <message>
        <source>wants colours to alternate: refuses “%1”; set-up stones and records need that</source>
        <translation>verlangt abwechselnde Farben: lehnt „%1“ ab; gesetzte Steine und Aufzeichnungen brauchen das</translation>
    </message>
    <message>
        <source>plays on an occupied point</source>
        <translation>spielt auf einen besetzten Punkt</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point</source>
        <translation>lehnt einen Zug auf einen besetzten Punkt ab</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point with “%1” instead of “illegal move”</source>
        <translation>lehnt einen Zug auf einen besetzten Punkt mit „%1“ statt „illegal move“ ab</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <translation>nimmt %1 an</translation>
    </message>
    <message>
        <source>passes, and plays on after two passes</source>
        <translation>passt und spielt nach zweimaligem Passen weiter</translation>
    </message>
    <message>
        <source>plays no move after two passes</source>
        <translation>spielt nach zweimaligem Passen keinen Zug</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>kein undo</translation>
    </message>
    <message>
        <source>lists undo, but refuses it: “%1”</source>
        <translation>führt undo auf, lehnt es aber ab: „%1“</translation>
    </message>
    <message>
        <source>undo does not bring captured stones back</source>
        <translation>undo bringt geschlagene Steine nicht zurück</translation>
    </message>
    <message>
        <source>undo does not restore the board: then “%1” is refused</source>
        <translation>undo stellt das Brett nicht wieder her: Danach wird „%1“ abgelehnt</translation>
    </message>
    <message>
        <source>undo takes moves back and restores captured stones</source>
        <translation>undo nimmt Züge zurück und stellt geschlagene Steine wieder her</translation>
    </message>
    <message>
        <source>accepts undo on an empty board</source>
        <translation>nimmt undo auf leerem Brett an</translation>
    </message>
    <message>
        <source>refuses undo on an empty board with “%1” instead of “cannot undo”</source>
        <translation>lehnt undo auf leerem Brett mit „%1“ statt „cannot undo“ ab</translation>
    </message>
    <message>
        <source>does not show its board in a way that can be read (list_stones, showboard)</source>
        <translation>zeigt ihr Brett nicht lesbar (list_stones, showboard)</translation>
    </message>
    <message>
        <source>shows the board as it is</source>
        <translation>zeigt das Brett, wie es ist</translation>
    </message>
    <message>
        <source>shows another board than it was told</source>
        <translation>zeigt ein anderes Brett, als ihr mitgeteilt wurde</translation>
    </message>
    <message>
        <source>first words</source>
        <translation>erste Worte</translation>
    </message>
    <message>
        <source>name and version</source>
        <translation>Name und Version</translation>
    </message>
    <message>
        <source>list of commands</source>
        <translation>Liste der Befehle</translation>
    </message>
    <message>
        <source>known_command</source>
        <translation>known_command</translation>
    </message>
    <message>
        <source>an unknown command</source>
        <translation>ein unbekannter Befehl</translation>
    </message>
    <message>
        <source>comments and blanks</source>
        <translation>Kommentare und Leerzeichen</translation>
    </message>
    <message>
        <source>board sizes</source>
        <translation>Brettgrößen</translation>
    </message>
    <message>
        <source>impossible board sizes</source>
        <translation>unmögliche Brettgrößen</translation>
    </message>
    <message>
        <source>rectangular boards</source>
        <translation>rechteckige Bretter</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>unusual komi</source>
        <translation>ungewöhnliches Komi</translation>
    </message>
    <message>
        <source>clear_board</source>
        <translation>clear_board</translation>
    </message>
    <message>
        <source>fixed handicap</source>
        <translation>feste Vorgabe</translation>
    </message>
    <message>
        <source>impossible handicaps</source>
        <translation>unmögliche Vorgaben</translation>
    </message>
    <message>
        <source>free handicap</source>
        <translation>freie Vorgabe</translation>
    </message>
    <message>
        <source>given handicap stones</source>
        <translation>genannte Vorgabesteine</translation>
    </message>
    <message>
        <source>bad handicap stones</source>
        <translation>falsche Vorgabesteine</translation>
    </message>
    <message>
        <source>handicap on stones</source>
        <translation>Vorgabe auf Steine</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>one colour twice</source>
        <translation>eine Farbe zweimal</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>ungültige Züge</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>undo of nothing</source>
        <translation>undo ohne Zug</translation>
    </message>
    <message>
        <source>the board it shows</source>
        <translation>das Brett, das sie zeigt</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>superko</source>
        <translation>Superko</translation>
    </message>
    <message>
        <source>suicide</source>
        <translation>Selbstmord</translation>
    </message>
    <message>
        <source>genmove</source>
        <translation>genmove</translation>
    </message>
    <message>
        <source>a game against itself</source>
        <translation>eine Partie gegen sich selbst</translation>
    </message>
    <message>
        <source>genmove after passes</source>
        <translation>genmove nach Passen</translation>
    </message>
    <message>
        <source>reg_genmove</source>
        <translation>reg_genmove</translation>
    </message>
    <message>
        <source>time_settings</source>
        <translation>time_settings</translation>
    </message>
    <message>
        <source>time_left</source>
        <translation>time_left</translation>
    </message>
    <message>
        <source>other time systems</source>
        <translation>andere Zeitsysteme</translation>
    </message>
    <message>
        <source>a second a move</source>
        <translation>eine Sekunde je Zug</translation>
    </message>
    <message>
        <source>final_score</source>
        <translation>final_score</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>tote Steine</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>genmove with analysis</source>
        <translation>genmove mit Analyse</translation>
    </message>
    <message>
        <source>usual extensions</source>
        <translation>übliche Erweiterungen</translation>
    </message>
    <message>
        <source>loadsgf</source>
        <translation>loadsgf</translation>
    </message>
    <message>
        <source>gomill&apos;s extensions</source>
        <translation>Erweiterungen von gomill</translation>
    </message>
    <message>
        <source>GoGui&apos;s extensions</source>
        <translation>Erweiterungen von GoGui</translation>
    </message>
    <message>
        <source>KataGo&apos;s extensions</source>
        <translation>Erweiterungen von KataGo</translation>
    </message>
    <message>
        <source>KGS extensions</source>
        <translation>Erweiterungen von KGS</translation>
    </message>
    <message>
        <source>the end of its input</source>
        <translation>das Ende ihrer Eingabe</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>trips over a comment line</source>
        <translation>stolpert über eine Kommentarzeile</translation>
    </message>
    <message>
        <source>trips over an empty line</source>
        <translation>stolpert über eine Leerzeile</translation>
    </message>
    <message>
        <source>trips over a line of spaces</source>
        <translation>stolpert über eine Zeile aus Leerzeichen</translation>
    </message>
    <message>
        <source>takes a comment after a command for arguments</source>
        <translation>hält einen Kommentar nach einem Befehl für Argumente</translation>
    </message>
    <message>
        <source>does not take a tab for a space</source>
        <translation>nimmt einen Tabulator nicht als Leerzeichen</translation>
    </message>
    <message>
        <source>trips over CR LF at the end of a command</source>
        <translation>stolpert über CR LF am Ende eines Befehls</translation>
    </message>
    <message>
        <source>loses commands that arrive together</source>
        <translation>verliert Befehle, die zusammen ankommen</translation>
    </message>
    <message>
        <source>first reply after %1 ms</source>
        <translation>erste Antwort nach %1 ms</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error at start</source>
        <translation>schreibt beim Start %1 Bytes in die Fehlerausgabe</translation>
    </message>
    <message>
        <source>does not know protocol_version: “%1”</source>
        <translation>kennt protocol_version nicht: „%1“</translation>
    </message>
    <message>
        <source>speaks version 1 of GTP, which is obsolete</source>
        <translation>spricht die veraltete Version 1 von GTP</translation>
    </message>
    <message>
        <source>speaks GTP 2</source>
        <translation>spricht GTP 2</translation>
    </message>
    <message>
        <source>answers protocol_version with “%1” instead of 2</source>
        <translation>beantwortet protocol_version mit „%1“ statt 2</translation>
    </message>
    <message>
        <source>does not say its name</source>
        <translation>nennt ihren Namen nicht</translation>
    </message>
    <message>
        <source>is %1, but does not say its version</source>
        <translation>ist %1, nennt aber ihre Version nicht</translation>
    </message>
    <message>
        <source>is %1 %2</source>
        <translation>ist %1 %2</translation>
    </message>
    <message>
        <source>does not list its commands: “%1”</source>
        <translation>führt ihre Befehle nicht auf: „%1“</translation>
    </message>
    <message>
        <source>lists %1 commands</source>
        <translation>führt %1 Befehle auf</translation>
    </message>
    <message>
        <source>does not list what GTP 2 requires of every engine: %1</source>
        <translation>führt nicht auf, was GTP 2 von jeder Engine verlangt: %1</translation>
    </message>
    <message>
        <source>answers known_command for nonsense with “%1”, not false</source>
        <translation>beantwortet known_command für Unsinn mit „%1“, nicht false</translation>
    </message>
    <message>
        <source>known_command agrees with list_commands</source>
        <translation>known_command stimmt mit list_commands überein</translation>
    </message>
    <message>
        <source>known_command denies what list_commands has: %1</source>
        <translation>known_command leugnet, was list_commands hat: %1</translation>
    </message>
    <message>
        <source>accepts a command that does not exist</source>
        <translation>nimmt einen Befehl an, den es nicht gibt</translation>
    </message>
    <message>
        <source>refuses an unknown command</source>
        <translation>lehnt einen unbekannten Befehl ab</translation>
    </message>
    <message>
        <source>refuses an unknown command with “%1” instead of “unknown command”</source>
        <translation>lehnt einen unbekannten Befehl mit „%1“ statt „unknown command“ ab</translation>
    </message>
    <message>
        <source>takes a word for a command that only begins like one (“namex” for “name”)</source>
        <translation>hält ein Wort für einen Befehl, das nur wie einer beginnt („namex“ für „name“)</translation>
    </message>
    <message>
        <source>reads comments, empty lines, tabs, CR LF and several commands at once</source>
        <translation>liest Kommentare, Leerzeilen, Tabulatoren, CR LF und mehrere Befehle auf einmal</translation>
    </message>
    <message>
        <source>refuses a move where a stone was captured: “%1”, “%2”</source>
        <translation>lehnt einen Zug ab, wo ein Stein geschlagen wurde: „%1“, „%2“</translation>
    </message>
    <message>
        <source>takes captured stones off</source>
        <translation>nimmt geschlagene Steine vom Brett</translation>
    </message>
    <message>
        <source>accepts that a ko is retaken at once: leaves that to the arbiter</source>
        <translation>nimmt an, dass ein Ko sofort zurückgeschlagen wird: überlässt das dem Schiedsrichter</translation>
    </message>
    <message>
        <source>refuses to retake a ko at once</source>
        <translation>lehnt es ab, ein Ko sofort zurückzuschlagen</translation>
    </message>
    <message>
        <source>refuses to retake a ko after a threat and its answer</source>
        <translation>lehnt es ab, ein Ko nach Drohung und Antwort zurückzuschlagen</translation>
    </message>
    <message>
        <source>accepts that a whole position is repeated</source>
        <translation>nimmt an, dass eine ganze Stellung wiederholt wird</translation>
    </message>
    <message>
        <source>refuses to repeat a whole position (superko)</source>
        <translation>lehnt es ab, eine ganze Stellung zu wiederholen (Superko)</translation>
    </message>
    <message>
        <source>refuses suicide</source>
        <translation>lehnt Selbstmord ab</translation>
    </message>
    <message>
        <source>accepts suicide of several stones, not of one</source>
        <translation>nimmt Selbstmord mehrerer Steine an, nicht eines einzelnen</translation>
    </message>
    <message>
        <source>accepts suicide, even of one stone: leaves that to the arbiter</source>
        <translation>nimmt Selbstmord an, auch eines einzelnen Steins: überlässt das dem Schiedsrichter</translation>
    </message>
    <message>
        <source>leaves a stone on the board that was played without liberties</source>
        <translation>lässt einen Stein auf dem Brett, der ohne Freiheiten gespielt wurde</translation>
    </message>
    <message>
        <source>refuses final_score on a finished board: “%1”</source>
        <translation>lehnt final_score auf einem beendeten Brett ab: „%1“</translation>
    </message>
    <message>
        <source>answers final_score with “%1”, not like “%2”</source>
        <translation>beantwortet final_score mit „%1“, nicht wie „%2“</translation>
    </message>
    <message>
        <source>scores a finished board without dead stones as %1; it is %2 by area and by territory</source>
        <translation>zählt ein beendetes Brett ohne tote Steine als %1; nach Fläche und nach Gebiet ist es %2</translation>
    </message>
    <message>
        <source>answers final_status_list dead with “%1”</source>
        <translation>beantwortet final_status_list dead mit „%1“</translation>
    </message>
    <message>
        <source>recognises dead stones</source>
        <translation>erkennt tote Steine</translation>
    </message>
    <message>
        <source>recognises no dead stones (%1): takes all stones for alive</source>
        <translation>erkennt keine toten Steine (%1): hält alle Steine für lebend</translation>
    </message>
    <message>
        <source>takes %1 for dead where %2 are</source>
        <translation>hält %1 für tot, wo %2 es sind</translation>
    </message>
    <message>
        <source>no final_score</source>
        <translation>kein final_score</translation>
    </message>
    <message>
        <source>scores a finished board correctly (%1)</source>
        <translation>zählt ein beendetes Brett richtig (%1)</translation>
    </message>
    <message>
        <source>final_score ignores a komi that is set after it was asked first: still %1</source>
        <translation>final_score übergeht ein Komi, das nach der ersten Frage gesetzt wird: noch immer %1</translation>
    </message>
    <message>
        <source>no final_status_list</source>
        <translation>kein final_status_list</translation>
    </message>
    <message>
        <source>answers final_status_list alive with “%1”</source>
        <translation>beantwortet final_status_list alive mit „%1“</translation>
    </message>
    <message>
        <source>answers final_status_list seki with “%1”, where no stone is in seki</source>
        <translation>beantwortet final_status_list seki mit „%1“, wo kein Stein in Seki steht</translation>
    </message>
    <message>
        <source>played a whole game against itself, %1 legal moves, at most %2 s each</source>
        <translation>spielte eine ganze Partie gegen sich selbst, %1 gültige Züge, höchstens je %2 s</translation>
    </message>
    <message>
        <source>began a game against itself, %1 legal moves, at most %2 s each</source>
        <translation>begann eine Partie gegen sich selbst, %1 gültige Züge, höchstens je %2 s</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error for a move</source>
        <translation>schreibt für einen Zug %1 Bytes in die Fehlerausgabe</translation>
    </message>
    <message>
        <source>generates moves, White first and one colour twice</source>
        <translation>erzeugt Züge, Weiß zuerst und eine Farbe zweimal</translation>
    </message>
    <message>
        <source>shows another board than its own moves lead to</source>
        <translation>zeigt ein anderes Brett, als ihre eigenen Züge ergeben</translation>
    </message>
    <message>
        <source>refuses genmove after two passes: “%1”; play may be resumed when the dead stones are disputed</source>
        <translation>lehnt genmove nach zweimaligem Passen ab: „%1“; das Spiel kann fortgesetzt werden, wenn die toten Steine strittig sind</translation>
    </message>
    <message>
        <source>answers genmove after two passes</source>
        <translation>beantwortet genmove nach zweimaligem Passen</translation>
    </message>
    <message>
        <source>no reg_genmove</source>
        <translation>kein reg_genmove</translation>
    </message>
    <message>
        <source>reg_genmove leaves the board alone</source>
        <translation>reg_genmove lässt das Brett unverändert</translation>
    </message>
    <message>
        <source>reg_genmove answers “%1”, which cannot be played then</source>
        <translation>reg_genmove antwortet „%1“, was dann nicht gespielt werden kann</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s at most</source>
        <translation>brauchte bei einer Sekunde je Zug höchstens %1 s</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s, but this machine is too busy to tell why</source>
        <translation>brauchte bei einer Sekunde je Zug %1 s, aber dieser Rechner ist zu beschäftigt, um den Grund zu erkennen</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s: would lose on time</source>
        <translation>brauchte bei einer Sekunde je Zug %1 s: würde nach Zeit verlieren</translation>
    </message>
    <message>
        <source>does not obey its clock: with a second a move, took %1 s</source>
        <translation>hält sich nicht an ihre Uhr: brauchte bei einer Sekunde je Zug %1 s</translation>
    </message>
    <message>
        <source>no time_settings: plays without a clock</source>
        <translation>kein time_settings: spielt ohne Uhr</translation>
    </message>
    <message>
        <source>takes absolute, Canadian and no time limits</source>
        <translation>nimmt absolute, kanadische und keine Zeitbegrenzung an</translation>
    </message>
    <message>
        <source>refuses %1</source>
        <translation>lehnt %1 ab</translation>
    </message>
    <message>
        <source>takes fractions of a second in time_settings</source>
        <translation>nimmt in time_settings Bruchteile einer Sekunde an</translation>
    </message>
    <message>
        <source>no time_left</source>
        <translation>kein time_left</translation>
    </message>
    <message>
        <source>takes time_left</source>
        <translation>nimmt time_left an</translation>
    </message>
    <message>
        <source>no byo-yomi or Fischer time (kgs-time_settings, kata-time_settings)</source>
        <translation>kein Byo-yomi und keine Fischer-Zeit (kgs-time_settings, kata-time_settings)</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>nimmt %1 an</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1” after two passes: %2</source>
        <translation>schreibt nach zweimaligem Passen auf die Frage „%1“, was kein GTP ist: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1” after two passes: %2</source>
        <translation>endet nach zweimaligem Passen auf die Frage „%1“: %2</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>serious</source>
        <translation>schwerwiegend</translation>
    </message>
    <message>
        <source>fit for matches: the one thing that is wrong does not matter there</source>
        <translation>für Partien geeignet: der eine Fehler spielt dort keine Rolle</translation>
    </message>
    <message>
        <source>fit for matches: the %1 things that are wrong do not matter there</source>
        <translation>für Partien geeignet: die %1 Fehler spielen dort keine Rolle</translation>
    </message>
    <message>
        <source>not fit for matches because of %1 of the %2 things that are wrong</source>
        <translation>wegen %1 von %2 Fehlern für Partien ungeeignet</translation>
    </message>
    <message>
        <source>%1 takes an interval only, not the side to move</source>
        <translation>%1 nimmt nur eine Zeitspanne an, nicht die Seite am Zug</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is off the board</source>
        <translation>beantwortet „%1“ mit „%2“, was außerhalb des Bretts liegt</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is occupied</source>
        <translation>beantwortet „%1“ mit „%2“, was besetzt ist</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is suicide</source>
        <translation>beantwortet „%1“ mit „%2“, was Selbstmord ist</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which retakes a ko at once</source>
        <translation>beantwortet „%1“ mit „%2“, womit ein Ko sofort zurückgeschlagen wird</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which repeats a position</source>
        <translation>beantwortet „%1“ mit „%2“, womit sich eine Stellung wiederholt</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1,%2</translation>
    </message>
    <message>
        <source>%1, at byte %2</source>
        <translation>%1, bei Byte %2</translation>
    </message>
    <message>
        <source>it names no move</source>
        <translation>es ist von keinem Zug die Rede</translation>
    </message>
    <message>
        <source>more moves than the board has</source>
        <translation>mehr Züge, als das Brett hat</translation>
    </message>
    <message>
        <source>a second root</source>
        <translation>eine zweite Wurzel</translation>
    </message>
    <message>
        <source>a move without its vertex, visits or win rate</source>
        <translation>ein Zug ohne Punkt, Besuche oder Siegchance</translation>
    </message>
    <message>
        <source>a value that belongs to no move</source>
        <translation>ein Wert, der zu keinem Zug gehört</translation>
    </message>
    <message>
        <source>a value that was given already</source>
        <translation>ein Wert, der schon genannt war</translation>
    </message>
    <message>
        <source>a win rate out of range</source>
        <translation>eine Siegchance außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>no move of this board</source>
        <translation>kein Zug dieses Bretts</translation>
    </message>
    <message>
        <source>a second map</source>
        <translation>eine zweite Karte</translation>
    </message>
    <message>
        <source>no value between -1 and 1 for each point</source>
        <translation>kein Wert zwischen -1 und 1 für jeden Punkt</translation>
    </message>
    <message>
        <source>a number that belongs to nothing</source>
        <translation>eine Zahl, die zu nichts gehört</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>no count</source>
        <translation>keine Anzahl</translation>
    </message>
    <message>
        <source>knows none of kata-analyze, lz-analyze, analyze</source>
        <translation>kennt weder kata-analyze noch lz-analyze noch analyze</translation>
    </message>
    <message>
        <source>names a move that is not one: %1</source>
        <translation>nennt einen Zug, der keiner ist: %1</translation>
    </message>
    <message>
        <source>names a move out of turn: %1</source>
        <translation>nennt einen Zug außer der Reihe: %1</translation>
    </message>
    <message>
        <source>has the game go on for ever</source>
        <translation>lässt die Partie ewig weitergehen</translation>
    </message>
    <message>
        <source>asks for a move out of turn</source>
        <translation>fragt außer der Reihe nach einem Zug</translation>
    </message>
    <message>
        <source>makes no sense: %1</source>
        <translation>ergibt keinen Sinn: %1</translation>
    </message>
    <message>
        <source>is not valid TOML: %1</source>
        <translation>ist kein TOML: %1</translation>
    </message>
    <message>
        <source>others may read this password; let only yourself, with chmod 600</source>
        <translation>andere dürfen dieses Passwort lesen; erlauben Sie es nur sich selbst, mit chmod 600</translation>
    </message>
    <message>
        <source>its first line holds no password</source>
        <translation>in der ersten Zeile steht kein Passwort</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>it is not running</source>
        <translation>sie läuft nicht</translation>
    </message>
    <message>
        <source>does not answer “%1” after two passes within %2 s</source>
        <translation>beantwortet „%1“ nach zweimaligem Passen nicht innerhalb von %2 s</translation>
    </message>
    <message>
        <source>does not answer “%1” within %2 s</source>
        <translation>beantwortet „%1“ nicht innerhalb von %2 s</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>the file is written in a way that only an editor of texts can change: please do it there</source>
        <translation>die Datei ist so geschrieben, dass nur ein Texteditor sie ändern kann: bitte tun Sie es dort</translation>
    </message>
    <message>
        <source>and %1 more mistakes</source>
        <translation>und %1 weitere Fehler</translation>
    </message>
    <message>
        <source>a scale of whole numbers needs whole ends</source>
        <translation>eine Skala ganzer Zahlen hat ganze Enden</translation>
    </message>
    <message>
        <source>this is too large to import</source>
        <translation>das ist zu groß, um übernommen zu werden</translation>
    </message>
    <message>
        <source>%1 cannot be formatted with “%2”</source>
        <translation>%1 lässt sich nicht mit „%2“ formatieren</translation>
    </message>
    <message>
        <source>a “%(” is not closed</source>
        <translation>ein „%(“ wird nicht geschlossen</translation>
    </message>
    <message>
        <source>there are too few values for the “%”</source>
        <translation>es gibt zu wenige Werte für das „%“</translation>
    </message>
    <message>
        <source>a “%” has no type that is known</source>
        <translation>ein „%“ hat keinen bekannten Typ</translation>
    </message>
    <message>
        <source>there are too many values for the “%”</source>
        <translation>es gibt zu viele Werte für das „%“</translation>
    </message>
    <message>
        <source>a “{” is not closed</source>
        <translation>ein „{“ wird nicht geschlossen</translation>
    </message>
    <message>
        <source>“{%1}” in a format is not understood</source>
        <translation>„{%1}“ in einem Format wird nicht verstanden</translation>
    </message>
    <message>
        <source>“+” of %1 cannot be imported</source>
        <translation>„+“ von %1 wird nicht übernommen</translation>
    </message>
    <message>
        <source>this expression cannot be imported; write its value</source>
        <translation>diese Berechnung wird nicht übernommen; schreiben Sie ihren Wert</translation>
    </message>
    <message>
        <source>“%1” of %2 and %3 cannot be imported</source>
        <translation>„%1“ von %2 und %3 wird nicht übernommen</translation>
    </message>
    <message>
        <source>the call of %1() cannot be imported; write its value</source>
        <translation>der Aufruf von %1() wird nicht übernommen; schreiben Sie seinen Wert</translation>
    </message>
    <message>
        <source>is not a table written by gogui-twogtp</source>
        <translation>ist keine Tabelle von gogui-twogtp</translation>
    </message>
    <message>
        <source>cannot remove %1</source>
        <translation>%1 lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>the task is %1</source>
        <translation>die Aufgabe ist %1</translation>
    </message>
    <message>
        <source>the task is of another version: %1: %2</source>
        <translation>die Aufgabe ist von einer anderen Version: %1: %2</translation>
    </message>
    <message>
        <source>the run&apos;s name cannot be the name of a folder</source>
        <translation>der Lauf hat keinen Namen, den ein Ordner haben darf</translation>
    </message>
    <message>
        <source>%1 cannot be moved to %2</source>
        <translation>%1 lässt sich nicht nach %2 verschieben</translation>
    </message>
    <message>
        <source>it is off the board</source>
        <translation>er liegt nicht auf dem Brett</translation>
    </message>
    <message>
        <source>the point is occupied</source>
        <translation>der Punkt ist besetzt</translation>
    </message>
    <message>
        <source>it is suicide</source>
        <translation>er ist Selbstmord</translation>
    </message>
    <message>
        <source>it retakes a ko at once</source>
        <translation>er schlägt ein Ko sofort zurück</translation>
    </message>
    <message>
        <source>it repeats a position</source>
        <translation>er wiederholt eine Stellung</translation>
    </message>
    <message>
        <source>its board is %1, the game&apos;s is %2</source>
        <translation>ihr Brett ist %1, das der Partie %2</translation>
    </message>
    <message>
        <source>the stone on %1 has no liberties</source>
        <translation>der Stein auf %1 hat keine Freiheiten</translation>
    </message>
    <message>
        <source>move %1, %2 %3, is illegal: %4</source>
        <translation>Zug %1, %2 %3, ist regelwidrig: %4</translation>
    </message>
    <message>
        <source>the game is over with move %1; take fewer plies of it</source>
        <translation>die Partie ist mit Zug %1 zu Ende; nehmen Sie weniger Züge davon</translation>
    </message>
    <message>
        <source>there is no opening in what the openings are taken from</source>
        <translation>woraus die Eröffnungen genommen werden, enthält keine Eröffnung</translation>
    </message>
    <message>
        <source>“%1” is not a vertex of a %2x%3 board</source>
        <translation>„%1“ ist kein Punkt eines Bretts der Größe %2x%3</translation>
    </message>
    <message>
        <source>“%1” at the end lacks its vertex</source>
        <translation>„%1“ am Ende fehlt der Punkt</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <translation>%1:%2: %3</translation>
    </message>
    <message>
        <source>the line is longer than any game</source>
        <translation>die Zeile ist länger als jede Partie</translation>
    </message>
    <message>
        <source>more than %1 openings</source>
        <translation>mehr als %1 Eröffnungen</translation>
    </message>
    <message>
        <source>opening “%1”: %2</source>
        <translation>Eröffnung „%1“: %2</translation>
    </message>
    <message>
        <source>%1: it holds no *.sgf file</source>
        <translation>%1: es ist keine Datei *.sgf darin</translation>
    </message>
    <message>
        <source>%1: more than %2 openings</source>
        <translation>%1: mehr als %2 Eröffnungen</translation>
    </message>
    <message>
        <source>only %1 different random openings of %2 plies were found</source>
        <translation>nur %1 verschiedene zufällige Eröffnungen von %2 Zügen wurden gefunden</translation>
    </message>
    <message>
        <source>cannot move %1 to the trash</source>
        <translation>%1 lässt sich nicht in den Papierkorb verschieben</translation>
    </message>
    <message>
        <source>cannot move %1 to %2</source>
        <translation>%1 lässt sich nicht nach %2 verschieben</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>es ist zu wenig Speicher da</translation>
    </message>
    <message>
        <source>no run of %1 is under way</source>
        <translation>kein Lauf von %1 ist im Gange</translation>
    </message>
    <message>
        <source>%1: no server can be started</source>
        <translation>%1: kein Server lässt sich starten</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make its folder writable</source>
        <translation>%1 lässt sich nicht schreiben: %2; machen Sie seinen Ordner beschreibbar</translation>
    </message>
    <message>
        <source>cannot lock %1: %2</source>
        <translation>%1 lässt sich nicht sperren: %2</translation>
    </message>
    <message>
        <source>this competition is running already, as process %1; stop that one first (compete stop)</source>
        <translation>dieser Wettkampf läuft bereits, als Prozess %1; halten Sie ihn zuerst an (compete stop)</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is full; free some space</source>
        <translation>%1 lässt sich nicht schreiben: der Datenträger ist voll; schaffen Sie Platz</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make the file and its folder writable, or copy it to a folder that is</source>
        <translation>%1 lässt sich nicht schreiben: %2; machen Sie die Datei und ihren Ordner beschreibbar, oder kopieren Sie sie in einen Ordner, der es ist</translation>
    </message>
    <message>
        <source>cannot open %1: %2; see that its folder exists and can be written</source>
        <translation>%1 lässt sich nicht öffnen: %2; sorgen Sie dafür, dass es den Ordner gibt und er beschreibbar ist</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); keep a copy of it, save what can be read with &quot;sqlite3 FILE .recover&quot;, or move it away to begin anew</source>
        <translation>%1 ist beschädigt (%2); heben Sie eine Kopie auf, retten Sie mit „sqlite3 DATEI .recover“, was lesbar ist, oder räumen Sie die Datei weg, um neu zu beginnen</translation>
    </message>
    <message>
        <source>cannot write %1: another program is writing to it; end that one</source>
        <translation>%1 lässt sich nicht schreiben: ein anderes Programm schreibt darin; beenden Sie jenes</translation>
    </message>
    <message>
        <source>cannot use %1: %2</source>
        <translation>%1 ist nicht zu gebrauchen: %2</translation>
    </message>
    <message>
        <source>cannot rename %1 to %2, which would keep the earlier series; move it away yourself</source>
        <translation>%1 lässt sich nicht in %2 umbenennen, um die frühere Serie zu behalten; räumen Sie die Datei selbst weg</translation>
    </message>
    <message>
        <source>%1 has games with names that no competition gives them; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 hat Partien mit Namen, die kein Wettkampf vergibt; es wurde nicht von Shinpan geschrieben oder ist beschädigt</translation>
    </message>
    <message>
        <source>%1 has %2 games with impossible values; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 sagt von %2 Partien, wie keine Partie ist; es wurde nicht von Shinpan geschrieben oder ist beschädigt</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>%1 lässt sich nicht lesen: %2</translation>
    </message>
    <message>
        <source>there is no %1: nothing of this competition was played yet</source>
        <translation>es gibt %1 nicht: von diesem Wettkampf wurde noch nichts gespielt</translation>
    </message>
    <message>
        <source>%1 has tables that compute what they say; it was not written by Shinpan</source>
        <translation>%1 hat Tabellen, die berechnen, was sie sagen; es wurde nicht von Shinpan geschrieben</translation>
    </message>
    <message>
        <source>%1 is not the record of a competition but another program&apos;s database; move it away, or give the competition&apos;s file another name</source>
        <translation>%1 ist kein Bestand eines Wettkampfs, sondern die Datenbank eines anderen Programms; räumen Sie sie weg, oder geben Sie der Datei des Wettkampfs einen anderen Namen</translation>
    </message>
    <message>
        <source>%1 was written by a newer Shinpan (tables of version %2, this one knows %3); use that one</source>
        <translation>%1 wurde von einem neueren Shinpan geschrieben (Tabellen der Version %2, dieses kennt %3); nehmen Sie jenes</translation>
    </message>
    <message>
        <source>the alias of &quot;%1&quot; to &quot;%2&quot; is not two GTP words</source>
        <translation>der Ersatz von „%1“ durch „%2“ besteht nicht aus zwei GTP-Wörtern</translation>
    </message>
    <message>
        <source>%1.%2: %3</source>
        <translation>%1.%2: %3</translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation>fehlt oder ist leer</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>ist kein Text</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>ist weder true noch false</translation>
    </message>
    <message>
        <source>is not a list</source>
        <translation>ist keine Liste</translation>
    </message>
    <message>
        <source>holds something that is not a text</source>
        <translation>enthält etwas, das kein Text ist</translation>
    </message>
    <message>
        <source>“%1” is not of the form %2</source>
        <translation>„%1“ hat nicht die Form %2</translation>
    </message>
    <message>
        <source>is not an object</source>
        <translation>ist kein Objekt</translation>
    </message>
    <message>
        <source>“%1” is not a time such as 30s or 2m; 0s means no limit</source>
        <translation>„%1“ ist keine Zeit wie 30s oder 2m; 0s heißt ohne Grenze</translation>
    </message>
    <message>
        <source>is not of the form {&quot;area&quot;: text, &quot;territory&quot;: text}</source>
        <translation>hat nicht die Form {&quot;area&quot;: Text, &quot;territory&quot;: Text}</translation>
    </message>
    <message>
        <source>line %1 (byte %2): %3</source>
        <translation>Zeile %1 (Byte %2): %3</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program (format %1)</source>
        <translation>sie wurde von einer neueren Version dieses Programms geschrieben (Format %1)</translation>
    </message>
    <message>
        <source>it is not a list of engines</source>
        <translation>sie ist keine Liste von Engines</translation>
    </message>
    <message>
        <source>%1[%2].%3: is missing or empty</source>
        <translation>%1[%2].%3: fehlt oder ist leer</translation>
    </message>
    <message>
        <source>%1.id: “%2” occurs twice</source>
        <translation>%1.id: „%2“ steht zweimal da</translation>
    </message>
    <message>
        <source>%1: its folder cannot be created</source>
        <translation>%1: der Ordner dafür lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>%1: it cannot be kept as %2: %3</source>
        <translation>%1: lässt sich nicht als %2 aufheben: %3</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is nearly full</source>
        <translation>%1 lässt sich nicht schreiben: der Datenträger ist fast voll</translation>
    </message>
    <message>
        <source>an IPv6 address stands in brackets, as in [::1]:6800</source>
        <translation>eine IPv6-Adresse steht in Klammern wie [::1]:6800</translation>
    </message>
    <message>
        <source>is not [HOST:]PORT, such as 6800 or 0.0.0.0:6800</source>
        <translation>ist kein [RECHNER:]PORT wie 6800 oder 0.0.0.0:6800</translation>
    </message>
    <message>
        <source>%1: not an address of this computer</source>
        <translation>%1: keine Adresse dieses Rechners</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to score a game; it takes %2</source>
        <translation>„%1“ ist keine Art, eine Partie zu zählen; erlaubt sind %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice in the scoring ladder</source>
        <translation>„%1“ steht zweimal in der Leiter der Wertung</translation>
    </message>
    <message>
        <source>there is no game in this GIB file</source>
        <translation>in dieser GIB-Datei ist keine Partie</translation>
    </message>
    <message>
        <source>there is no move in this NGF file</source>
        <translation>in dieser NGF-Datei ist kein Zug</translation>
    </message>
    <message>
        <source>this UGF file is encrypted</source>
        <translation>diese UGF-Datei ist verschlüsselt</translation>
    </message>
    <message>
        <source>there is no game in this UGF file</source>
        <translation>in dieser UGF-Datei ist keine Partie</translation>
    </message>
    <message>
        <source>this is not a record of Go but of game %1</source>
        <translation>das ist kein Go, sondern das Spiel %1</translation>
    </message>
    <message>
        <source>there is no SGF game in it: no &quot;(&quot; followed by a node</source>
        <translation>es ist keine SGF-Partie darin: kein „(“ mit einem Knoten dahinter</translation>
    </message>
    <message>
        <source>nothing in it was understood</source>
        <translation>nichts von dem, was darin steht, wurde verstanden</translation>
    </message>
    <message>
        <source>%1: these lists name each other</source>
        <translation>%1: diese Listen nennen einander</translation>
    </message>
    <message>
        <source>%1: there is no test %2</source>
        <translation>%1: es gibt keinen Test %2</translation>
    </message>
    <message>
        <source>%1: is the log of a conversation, not a suite</source>
        <translation>%1: ist die Mitschrift eines Gesprächs, keine Testreihe</translation>
    </message>
    <message>
        <source>%1: there is no test in it</source>
        <translation>%1: es ist kein Test darin</translation>
    </message>
    <message>
        <source>line %1 is not a test result as --json prints it</source>
        <translation>Zeile %1 ist kein Ergebnis eines Tests, wie --json sie ausgibt</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>ist nicht da</translation>
    </message>
    <message>
        <source>the engine took &quot;%1&quot;, which makes no sense to us; its moves are not judged until the next game</source>
        <translation>die Engine nahm „%1“ an, was uns nichts sagt; ihre Züge werden bis zur nächsten Partie nicht beurteilt</translation>
    </message>
    <message>
        <source>answered with the failure &quot;%1&quot;</source>
        <translation>antwortete mit dem Fehler „%1“</translation>
    </message>
    <message>
        <source>answered with &quot;%1&quot;, which is not a move</source>
        <translation>antwortete mit „%1“, was kein Zug ist</translation>
    </message>
    <message>
        <source>%1: there are %2 records; no more are written</source>
        <translation>%1: es sind %2 Spielberichte da; mehr werden nicht geschrieben</translation>
    </message>
    <message>
        <source>a candidate needs at least one game</source>
        <translation>ein Kandidat braucht mindestens eine Partie</translation>
    </message>
    <message>
        <source>exploration must not be negative</source>
        <translation>exploration darf nicht negativ sein</translation>
    </message>
    <message>
        <source>a calibration has exactly one parameter</source>
        <translation>eine Kalibrierung hat genau einen Parameter</translation>
    </message>
    <message>
        <source>a calibration needs a parameter with a range of numbers</source>
        <translation>eine Kalibrierung braucht einen Parameter mit einem Bereich von Zahlen</translation>
    </message>
    <message>
        <source>a calibration needs levels, such as [-100, 0, 100]</source>
        <translation>eine Kalibrierung braucht Stufen wie [-100, 0, 100]</translation>
    </message>
    <message>
        <source>games_per_candidate and precision must be above 0</source>
        <translation>games_per_candidate und precision müssen über 0 liegen</translation>
    </message>
    <message>
        <source>number_of_generations must be at least 1</source>
        <translation>number_of_generations muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>samples_per_generation must be at least 1</source>
        <translation>samples_per_generation muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>batch_size must be at least 1</source>
        <translation>batch_size muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>elite_proportion must be above 0 and below 1</source>
        <translation>elite_proportion muss über 0 und unter 1 liegen</translation>
    </message>
    <message>
        <source>step_size must be above 0 and below 1</source>
        <translation>step_size muss über 0 und unter 1 liegen</translation>
    </message>
    <message>
        <source>it must be split into at least one part</source>
        <translation>er muss in mindestens einen Teil geteilt werden</translation>
    </message>
    <message>
        <source>its initial variance must not be negative</source>
        <translation>seine anfängliche Varianz darf nicht negativ sein</translation>
    </message>
    <message>
        <source>its step at the end must be above 0</source>
        <translation>sein Schritt am Ende muss über 0 liegen</translation>
    </message>
    <message>
        <source>its learning rate at the end must not be negative</source>
        <translation>seine Lernrate am Ende darf nicht negativ sein</translation>
    </message>
    <message>
        <source>its own value is outside the range</source>
        <translation>sein eigener Wert liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>its format is for numbers, but “%1” is none</source>
        <translation>sein Format ist für Zahlen, aber „%1“ ist keine</translation>
    </message>
    <message>
        <source>there is no parameter to tune</source>
        <translation>es gibt keinen Parameter zu suchen</translation>
    </message>
    <message>
        <source>there are two parameters named “%1”</source>
        <translation>es gibt zwei Parameter namens „%1“</translation>
    </message>
    <message>
        <source>parameter “%1”: %2</source>
        <translation>Parameter „%1“: %2</translation>
    </message>
    <message>
        <source>SPSA needs to know its number of games, two at least</source>
        <translation>SPSA muss die Zahl der Partien kennen, mindestens zwei</translation>
    </message>
    <message>
        <source>A, alpha and gamma must not be negative</source>
        <translation>A, alpha und gamma dürfen nicht negativ sein</translation>
    </message>
    <message>
        <source>an update needs at least one pair of games</source>
        <translation>eine Anpassung braucht mindestens ein Paar von Partien</translation>
    </message>
    <message>
        <source>parameter “%1”: SPSA needs numbers, it cannot step between choices</source>
        <translation>Parameter „%1“: SPSA braucht Zahlen, zwischen Möglichkeiten kann es nicht schreiten</translation>
    </message>
    <message>
        <source>exploration_coefficient must not be negative</source>
        <translation>exploration_coefficient darf nicht negativ sein</translation>
    </message>
    <message>
        <source>initial_visits and initial_wins must be at least 1</source>
        <translation>initial_visits und initial_wins müssen mindestens 1 sein</translation>
    </message>
    <message>
        <source>initial_wins cannot be more than initial_visits</source>
        <translation>initial_wins kann nicht größer als initial_visits sein</translation>
    </message>
    <message>
        <source>max_depth must be at least 1</source>
        <translation>max_depth muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>the splits make %1 cells, more than %2 cannot be searched</source>
        <translation>die Teilungen ergeben %1 Zellen, mehr als %2 lassen sich nicht durchsuchen</translation>
    </message>
    <message>
        <source>a format needs exactly one conversion for the value, such as %s or %.2f</source>
        <translation>ein Format braucht genau eine Umwandlung für den Wert wie %s oder %.2f</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 ist eine Datei, kein Ordner</translation>
    </message>
    <message>
        <source>%1 is not empty; name a new folder</source>
        <translation>%1 ist nicht leer; nennen Sie einen neuen Ordner</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>%1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the LaTeX package psgo draws square boards of up to %1 lines; this one has %2×%3</source>
        <translation>das LaTeX-Paket psgo zeichnet quadratische Bretter mit bis zu %1 Linien; dieses hat %2×%3</translation>
    </message>
    <message>
        <source>no machine is left</source>
        <translation>es ist kein Rechner mehr übrig</translation>
    </message>
    <message>
        <source>%1 tasks in a row have played nothing</source>
        <translation>%1 Aufgaben hintereinander haben nichts gespielt</translation>
    </message>
    <message>
        <source>%1 tasks in a row were lost; their logs are in %2</source>
        <translation>%1 Aufgaben hintereinander gingen verloren; ihre Mitschriften sind in %2</translation>
    </message>
    <message>
        <source>stopped after the pairs of games that were begun</source>
        <translation>angehalten nach den begonnenen Paaren von Partien</translation>
    </message>
    <message>
        <source>stopped after the games that were running</source>
        <translation>angehalten nach den laufenden Partien</translation>
    </message>
    <message>
        <source>stopped at once</source>
        <translation>sofort angehalten</translation>
    </message>
    <message>
        <source>the time of this run was up</source>
        <translation>die Zeit dieses Laufs war um</translation>
    </message>
    <message>
        <source>this run had its %1 games</source>
        <translation>dieser Lauf hatte seine %1 Partien</translation>
    </message>
    <message>
        <source>%1 games were left out, because their players are in quarantine: %2</source>
        <translation>%1 Partien wurden ausgelassen, weil ihre Spieler in Quarantäne sind: %2</translation>
    </message>
    <message>
        <source>there are no openings left</source>
        <translation>es sind keine Eröffnungen mehr da</translation>
    </message>
    <message>
        <source>too many void games: none of this matchup was completed in this run before game %1 was void</source>
        <translation>zu viele ungültige Partien: Keine dieser Paarung wurde in diesem Lauf zu Ende gespielt, bevor Partie %1 ungültig war</translation>
    </message>
    <message>
        <source>too many void games: game %1 is the second in a row of its matchup</source>
        <translation>zu viele ungültige Partien: Partie %1 ist die zweite ihrer Paarung hintereinander</translation>
    </message>
    <message>
        <source>too many void games: game %1 was void %2 times</source>
        <translation>zu viele ungültige Partien: Partie %1 war %2-mal ungültig</translation>
    </message>
    <message>
        <source>did not leave after quit</source>
        <translation>ging nach quit nicht</translation>
    </message>
    <message>
        <source>broke down on quit: %1</source>
        <translation>brach bei quit zusammen: %1</translation>
    </message>
    <message>
        <source>the referee</source>
        <translation>der Schiedsrichter</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has results of other settings, which cannot be counted together: %2. Set them back, begin a new series, or give the file another name</source>
        <translation>%1 hat Ergebnisse anderer Einstellungen, die sich nicht zusammenzählen lassen: %2. Stellen Sie sie zurück, beginnen Sie eine neue Serie, oder geben Sie der Datei einen anderen Namen</translation>
    </message>
    <message>
        <source>its games were played with other settings: %1</source>
        <translation>ihre Partien wurden mit anderen Einstellungen gespielt: %1</translation>
    </message>
    <message>
        <source>it does not say with which settings its games were played; an earlier version wrote it</source>
        <translation>sie verrät nicht, mit welchen Einstellungen ihre Partien gespielt wurden; eine frühere Version hat sie geschrieben</translation>
    </message>
    <message>
        <source>it has a game without a number</source>
        <translation>sie hat eine Partie ohne Nummer</translation>
    </message>
    <message>
        <source>it has game %1 twice, so it is of more than one match</source>
        <translation>sie hat Partie %1 zweimal, gehört also zu mehr als einem Match</translation>
    </message>
    <message>
        <source>%1:%2: this is no whole game and is not counted</source>
        <translation>%1:%2: das ist keine ganze Partie und zählt nicht</translation>
    </message>
    <message>
        <source>%1:%2: cannot go on with this match: %3</source>
        <translation>%1:%2: dieses Match lässt sich nicht fortsetzen: %3</translation>
    </message>
    <message>
        <source>is missing; each [[account]] is a name on the server and who plays under it</source>
        <translation>fehlt; jedes [[account]] ist ein Name auf dem Server und wer unter ihm spielt</translation>
    </message>
    <message>
        <source>“%1” occurs twice; the server takes a name once</source>
        <translation>„%1“ ist zweimal da; der Server nimmt einen Namen einmal</translation>
    </message>
    <message>
        <source>“%1” cannot be a name on the server; it takes 3 to 18 letters, digits, dots, hyphens and underscores, and begins with no digit</source>
        <translation>„%1“ ist kein Name für den Server; er nimmt 3 bis 18 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche, am Anfang keine Ziffer</translation>
    </message>
    <message>
        <source>is missing; it takes host:port, such as &quot;yss-aya.com:6809&quot;</source>
        <translation>fehlt; erwartet wird Rechner:Port wie &quot;yss-aya.com:6809&quot;</translation>
    </message>
    <message>
        <source>it takes host:port</source>
        <translation>erwartet wird Rechner:Port</translation>
    </message>
    <message>
        <source>it takes &quot;cgos&quot; or a rule set such as &quot;Tromp-Taylor&quot;</source>
        <translation>erwartet wird &quot;cgos&quot; oder ein Regelwerk wie &quot;Tromp-Taylor&quot;</translation>
    </message>
    <message>
        <source>is missing; it takes the id of a [[player]]</source>
        <translation>fehlt; erwartet wird die id eines [[player]]</translation>
    </message>
    <message>
        <source>“%1” is not the id of a [[player]]</source>
        <translation>„%1“ ist nicht die id eines [[player]]</translation>
    </message>
    <message>
        <source>“%1” is not a set of processors; it takes a text for each slot, such as &quot;0-3&quot; or &quot;4,6&quot;</source>
        <translation>„%1“ ist keine Menge von Prozessoren; erwartet wird ein Text für jeden Platz wie &quot;0-3&quot; oder &quot;4,6&quot;</translation>
    </message>
    <message>
        <source>is too long: files are named after it, and %1 characters are the most</source>
        <translation>ist zu lang: Dateien werden danach benannt, und höchstens %1 Zeichen gehen</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; it takes letters, digits and -!$%&amp;*+.:;&lt;=&gt;?^_~#, without blanks</source>
        <translation>„%1“ kann keine id sein; erlaubt sind Buchstaben, Ziffern und -!$%&amp;*+.:;&lt;=&gt;?^_~#, ohne Leerzeichen</translation>
    </message>
    <message>
        <source>“%1” is taken already</source>
        <translation>„%1“ ist schon vergeben</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes a number or &quot;%2&quot;</source>
        <translation>„%1“ ist nicht bekannt; erwartet wird eine Zahl oder &quot;%2&quot;</translation>
    </message>
    <message>
        <source>is missing; it takes %1</source>
        <translation>fehlt; erwartet wird %1</translation>
    </message>
    <message>
        <source>this type needs a number of games, 1 or more</source>
        <translation>diese Art braucht eine Zahl von Partien, 1 oder mehr</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>gehört zu %1</translation>
    </message>
    <message>
        <source>is missing; it takes a table with elo0 and elo1, [sprt]</source>
        <translation>fehlt; erwartet wird eine Tabelle mit elo0 und elo1, [sprt]</translation>
    </message>
    <message>
        <source>an SPRT match has exactly two players</source>
        <translation>ein SPRT-Match hat genau zwei Spieler</translation>
    </message>
    <message>
        <source>a competition has two players or more, each a table [[player]] with id and command</source>
        <translation>ein Wettkampf hat zwei oder mehr Spieler, jeder eine Tabelle [[player]] mit id und command</translation>
    </message>
    <message>
        <source>there must be fewer %1 than players (%2)</source>
        <translation>es müssen weniger %1 sein als Spieler (%2)</translation>
    </message>
    <message>
        <source>does not go with a handicap: it is the openings that say what stands on the board, and those from SGF may set stones up</source>
        <translation>verträgt sich nicht mit einer Vorgabe: Die Eröffnungen sagen, was auf dem Brett steht, und solche aus SGF können Steine aufstellen</translation>
    </message>
    <message>
        <source>is missing; a scorer asks a referee, which takes a table [referee] with its command</source>
        <translation>fehlt; eine Wertung fragt einen Schiedsrichter, und der braucht eine Tabelle [referee] mit seinem Befehl</translation>
    </message>
    <message>
        <source>no scorer asks it</source>
        <translation>keine Wertung fragt ihn</translation>
    </message>
    <message>
        <source>; did you mean “%1”?</source>
        <translation>; meinten Sie „%1“?</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>ein Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>%1 is out of range; it takes %2</source>
        <translation>%1 liegt außerhalb des Bereichs; erwartet wird %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>“%1” is no time; it takes &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; or a number of seconds, up to 1000 hours</source>
        <translation>„%1“ ist keine Zeit; erwartet wird &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; oder eine Zahl von Sekunden, bis 1000 Stunden</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>eine Liste von Texten in Anführungszeichen</translation>
    </message>
    <message>
        <source>holds %1; it takes %2</source>
        <translation>enthält %1; erwartet wird %2</translation>
    </message>
    <message>
        <source>a table such as { NAME = &quot;value&quot; }</source>
        <translation>eine Tabelle wie { NAME = &quot;Wert&quot; }</translation>
    </message>
    <message>
        <source>a table, [%1]</source>
        <translation>eine Tabelle, [%1]</translation>
    </message>
    <message>
        <source>tables, [[%1]]</source>
        <translation>Tabellen, [[%1]]</translation>
    </message>
    <message>
        <source>there are %1; %2 are the most</source>
        <translation>es sind %1; höchstens %2 gehen</translation>
    </message>
    <message>
        <source>is %1; it takes %2</source>
        <translation>ist %1; erwartet wird %2</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes %2%3</source>
        <translation>„%1“ ist nicht bekannt; erwartet wird %2%3</translation>
    </message>
    <message>
        <source>; there are %1</source>
        <translation>; es gibt %1</translation>
    </message>
    <message>
        <source>no such setting%1</source>
        <translation>keine solche Einstellung%1</translation>
    </message>
    <message>
        <source>“%1” is not understood; %2</source>
        <translation>„%1“ wird nicht verstanden; %2</translation>
    </message>
    <message>
        <source>%1 stones are not possible; a board of %2x%3 takes %4 where handicap_style is &quot;%5&quot;</source>
        <translation>%1 Steine gehen nicht; ein Brett der Größe %2x%3 nimmt %4, wenn handicap_style &quot;%5&quot; ist</translation>
    </message>
    <message>
        <source>it takes a number from %1 to %2, or columns and rows such as &quot;13x9&quot;</source>
        <translation>erwartet wird eine Zahl von %1 bis %2, oder Spalten und Zeilen wie &quot;13x9&quot;</translation>
    </message>
    <message>
        <source>it takes %1, or fields as KataGo&apos;s: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</source>
        <translation>erwartet wird %1, oder Felder wie bei KataGo: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</translation>
    </message>
    <message>
        <source>it takes %1</source>
        <translation>erwartet wird %1</translation>
    </message>
    <message>
        <source>“%1” asks a person, and there is none</source>
        <translation>„%1“ fragt einen Menschen, und es ist keiner da</translation>
    </message>
    <message>
        <source>is missing; it takes the name of a file with a host a line, such as &quot;4/anna@north&quot;</source>
        <translation>fehlt; erwartet wird der Name einer Datei mit einem Rechner je Zeile wie &quot;4/anna@north&quot;</translation>
    </message>
    <message>
        <source>it takes the ids of two players, [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>erwartet werden die ids zweier Spieler, [&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>there is no player “%1”%2</source>
        <translation>es gibt keinen Spieler „%1“%2</translation>
    </message>
    <message>
        <source>is missing; a playoff has one table or more, [[matchup]], with players = [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>fehlt; ein Playoff hat eine oder mehr Tabellen [[matchup]] mit players = [&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>it takes a path</source>
        <translation>erwartet wird ein Pfad</translation>
    </message>
    <message>
        <source>belongs to lines = &quot;sampled&quot;</source>
        <translation>gehört zu lines = &quot;sampled&quot;</translation>
    </message>
    <message>
        <source>a source of openings has one of sgf, moves_file, moves, random_plies and index</source>
        <translation>eine Quelle von Eröffnungen hat eines von sgf, moves_file, moves, random_plies und index</translation>
    </message>
    <message>
        <source>it has changed; index it anew</source>
        <translation>sie hat sich geändert; sie muss neu ins Verzeichnis</translation>
    </message>
    <message>
        <source>no position after %1 moves was won by both colours %2 times; ask for fewer wins or moves</source>
        <translation>keine Stellung nach %1 Zügen haben beide Farben %2-mal gewonnen; verlangen Sie weniger Siege oder Züge</translation>
    </message>
    <message>
        <source>is missing or empty; it takes the engine&apos;s command line, such as &quot;gnugo --mode gtp&quot;, or tcp://host:port</source>
        <translation>fehlt oder ist leer; erwartet wird die Befehlszeile der Engine wie &quot;gnugo --mode gtp&quot; oder tcp://Rechner:Port</translation>
    </message>
    <message>
        <source>an engine that listens takes none</source>
        <translation>eine Engine, die lauscht, nimmt keine</translation>
    </message>
    <message>
        <source>“%1” is not a GTP command; it takes a list of commands, each a text or the list of its words</source>
        <translation>„%1“ ist kein GTP-Befehl; erwartet wird eine Liste von Befehlen, jeder ein Text oder die Liste seiner Wörter</translation>
    </message>
    <message>
        <source>“%1” cannot be a variable&apos;s name</source>
        <translation>„%1“ kann kein Name einer Variablen sein</translation>
    </message>
    <message>
        <source>“%1” = “%2” is not a pair of GTP commands</source>
        <translation>„%1“ = „%2“ ist kein Paar von GTP-Befehlen</translation>
    </message>
    <message>
        <source>“%1” is neither area nor territory</source>
        <translation>„%1“ ist weder area noch territory</translation>
    </message>
    <message>
        <source>it takes a size such as 512M or 4G</source>
        <translation>erwartet wird eine Größe wie 512M oder 4G</translation>
    </message>
    <message>
        <source>“%1” is not the id of an earlier player</source>
        <translation>„%1“ ist nicht die id eines früheren Spielers</translation>
    </message>
    <message>
        <source>scale = &quot;choice&quot; needs a list of texts or numbers</source>
        <translation>scale = &quot;choice&quot; braucht eine Liste von Texten oder Zahlen</translation>
    </message>
    <message>
        <source>is missing; a parameter has low and high, or scale = &quot;choice&quot; and choices</source>
        <translation>fehlt; ein Parameter hat low und high, oder scale = &quot;choice&quot; und choices</translation>
    </message>
    <message>
        <source>“%1” is none of the choices</source>
        <translation>„%1“ ist keine der Möglichkeiten</translation>
    </message>
    <message>
        <source>“%1” is not within the range</source>
        <translation>„%1“ liegt nicht im Bereich</translation>
    </message>
    <message>
        <source>a parameter has a name of letters, digits, “_”, “-” and “.”, which stands in braces in the command of the first player</source>
        <translation>ein Parameter hat einen Namen aus Buchstaben, Ziffern, „_“, „-“ und „.“, der im Befehl des ersten Spielers in geschweiften Klammern steht</translation>
    </message>
    <message>
        <source>“{%1}” stands nowhere in the command, environment or start-up commands of the first player, which is tuned</source>
        <translation>„{%1}“ steht nirgends in Befehl, Umgebung oder Startbefehlen des ersten Spielers, der eingestellt wird</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it</source>
        <translation>SPSA braucht eine Zahl von Partien: Danach richten sich seine Schritte</translation>
    </message>
    <message>
        <source>SPSA plays the first player against itself; there is to be no other</source>
        <translation>SPSA lässt den ersten Spieler gegen sich selbst spielen; es darf keinen anderen geben</translation>
    </message>
    <message>
        <source>it takes Elo from -%1 to %1, as numbers in a list</source>
        <translation>erwartet werden Elo von -%1 bis %1, als Zahlen in einer Liste</translation>
    </message>
    <message>
        <source>must be above elo0</source>
        <translation>muss über elo0 liegen</translation>
    </message>
    <message>
        <source>is missing; a control file has competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; or &apos;ce_tuner&apos;</source>
        <translation>fehlt; eine Steuerdatei hat competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; oder &apos;ce_tuner&apos;</translation>
    </message>
    <message>
        <source>is none of &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; and &apos;ce_tuner&apos;</source>
        <translation>ist keines von &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; und &apos;ce_tuner&apos;</translation>
    </message>
    <message>
        <source>a tuner has a function of this name, which makes a Player(…) of its parameters</source>
        <translation>ein Tuner hat eine Funktion dieses Namens, die aus seinen Parametern ein Player(…) macht</translation>
    </message>
    <message>
        <source>holds %1; it takes Matchup(…)</source>
        <translation>enthält %1; erwartet wird Matchup(…)</translation>
    </message>
    <message>
        <source>“%1” occurs twice</source>
        <translation>„%1“ steht zweimal da</translation>
    </message>
    <message>
        <source>a control file has players = { &apos;ID&apos; : Player(…) }</source>
        <translation>eine Steuerdatei hat players = { &apos;ID&apos; : Player(…) }</translation>
    </message>
    <message>
        <source>“%1” is %2; it takes Player(…)</source>
        <translation>„%1“ ist %2; erwartet wird Player(…)</translation>
    </message>
    <message>
        <source>there is no player “%1”</source>
        <translation>es gibt keinen Spieler „%1“</translation>
    </message>
    <message>
        <source>is missing or empty; it takes a list</source>
        <translation>fehlt oder ist leer; erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>has more than %1 arguments without a name</source>
        <translation>hat mehr als %1 Argumente ohne Namen</translation>
    </message>
    <message>
        <source>has no argument “%1”</source>
        <translation>hat kein Argument „%1“</translation>
    </message>
    <message>
        <source>is neither &apos;players&apos; nor &apos;internal&apos;</source>
        <translation>ist weder &apos;players&apos; noch &apos;internal&apos;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>ein Datum oder eine Zeit</translation>
    </message>
    <message>
        <source>plays on %1×%1 only</source>
        <translation>spielt nur auf %1×%1</translation>
    </message>
    <message>
        <source>plays on boards of %1 to %2 lines</source>
        <translation>spielt auf Brettern mit %1 bis %2 Linien</translation>
    </message>
    <message>
        <source>takes a komi in steps of %1 only</source>
        <translation>nimmt Komi nur in Schritten von %1 an</translation>
    </message>
    <message>
        <source>what is known of it</source>
        <translation>was man von ihr weiß</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekanntes</translation>
    </message>
    <message>
        <source>seen again: %1</source>
        <translation>wieder gesehen: %1</translation>
    </message>
    <message>
        <source>not asked: %1</source>
        <translation>nicht gefragt: %1</translation>
    </message>
    <message>
        <source>not seen: %1</source>
        <translation>nicht gesehen: %1</translation>
    </message>
    <message>
        <source>known since %1, not seen: %2</source>
        <translation>bekannt seit %1, nicht gesehen: %2</translation>
    </message>
    <message>
        <source>this is not what &quot;shinpan-cli check --json&quot; writes</source>
        <translation>das ist nicht, was „shinpan-cli check --json“ schreibt</translation>
    </message>
    <message>
        <source>its settings cannot be told without what is private: %1; keep some of it</source>
        <translation>Die Einstellungen lassen sich ohne das Private nicht mitteilen: %1; behalten Sie etwas davon</translation>
    </message>
    <message>
        <source>%1 is being played; seal it when it is over, or stop it first</source>
        <translation>%1 wird gerade gespielt; versiegeln Sie es, wenn es zu Ende ist, oder halten Sie es vorher an</translation>
    </message>
    <message>
        <source>it is not a bundle, or not a whole one</source>
        <translation>das ist kein Bündel oder kein ganzes</translation>
    </message>
    <message>
        <source>it says that it has %1 entries; no bundle has more than %2</source>
        <translation>es gibt %1 Einträge an; kein Bündel hat mehr als %2</translation>
    </message>
    <message>
        <source>entry &quot;%1&quot;: %2</source>
        <translation>Eintrag „%1“: %2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>das ist keine Datei</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>er ist verschlüsselt</translation>
    </message>
    <message>
        <source>it is packed in another way than by deflate</source>
        <translation>er ist anders als mit Deflate gepackt</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>seine Größe ist nicht bekannt</translation>
    </message>
    <message>
        <source>the archive is damaged: %1</source>
        <translation>das Archiv ist beschädigt: %1</translation>
    </message>
    <message>
        <source>nothing in a bundle has such a name</source>
        <translation>so heißt nichts in einem Bündel</translation>
    </message>
    <message>
        <source>it unpacks to more than any bundle of its size</source>
        <translation>es ist entpackt größer als jedes Bündel seiner Größe</translation>
    </message>
    <message>
        <source>its size is not what it says</source>
        <translation>er hat nicht so viele Bytes, wie er angibt</translation>
    </message>
    <message>
        <source>its manifest was not written by Shinpan</source>
        <translation>sein Verzeichnis ist keines von Shinpan</translation>
    </message>
    <message>
        <source>its format is &quot;%1&quot;; this Shinpan knows %2</source>
        <translation>sein Format ist „%1“; dieses Shinpan kennt %2</translation>
    </message>
    <message>
        <source>%1 is not what was sealed</source>
        <translation>%1 ist nicht, was versiegelt wurde</translation>
    </message>
    <message>
        <source>it has two entries &quot;%1&quot;</source>
        <translation>es hat zwei Einträge „%1“</translation>
    </message>
    <message>
        <source>it has no manifest, so it is not a sealed competition</source>
        <translation>es hat kein Verzeichnis: es ist kein versiegelter Wettkampf</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>„%1“ ist keines von %2</translation>
    </message>
    <message>
        <source>knows commands that it does not list.</source>
        <translation>kennt Befehle, die es nicht auflistet.</translation>
    </message>
    <message>
        <source>plays on the one size that it was built for, usually 19×19.</source>
        <translation>spielt nur auf der Größe, für die es gebaut wurde, meist 19×19.</translation>
    </message>
    <message>
        <source>keeps the stones for the same size again.</source>
        <translation>behält die Steine, wenn dieselbe Größe noch einmal genannt wird.</translation>
    </message>
    <message>
        <source>answers final_score with the middle of 1024 games that it plays out by chance.</source>
        <translation>beantwortet final_score mit dem Mittelwert von 1024 Partien, die es zufällig zu Ende spielt.</translation>
    </message>
    <message>
        <source>changes its game with these commands in a way that only it knows.</source>
        <translation>ändert seine Partie mit diesen Befehlen auf eine Weise, die nur es selbst kennt.</translation>
    </message>
    <message>
        <source>reads or writes the file that these commands name.</source>
        <translation>liest oder schreibt die Datei, die diese Befehle nennen.</translation>
    </message>
    <message>
        <source>takes time settings before the first move only, unless they are those that it has.</source>
        <translation>nimmt Zeitvorgaben nur vor dem ersten Zug an, es sei denn, es sind die, die es schon hat.</translation>
    </message>
    <message>
        <source>empties the board for the same size again.</source>
        <translation>leert das Brett, wenn dieselbe Größe noch einmal genannt wird.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi and handicap.</source>
        <translation>übernimmt Komi und Vorgabe einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>goes back to the rules that it was started with, whatever a record&apos;s RU says.</source>
        <translation>kehrt zu den Regeln zurück, mit denen es gestartet wurde, was auch immer das RU einer Aufzeichnung sagt.</translation>
    </message>
    <message>
        <source>scores the board as it stands, and only where its rules say that the dead are captured.</source>
        <translation>zählt das Brett, wie es steht, und nur, wenn nach seinen Regeln Totes herausgenommen wird.</translation>
    </message>
    <message>
        <source>is only asked with these commands.</source>
        <translation>wird mit diesen Befehlen nur gefragt.</translation>
    </message>
    <message>
        <source>is told the game with these commands, as their words say.</source>
        <translation>erfährt mit diesen Befehlen die Partie, wie ihre Wörter es sagen.</translation>
    </message>
    <message>
        <source>writes the file that these commands name, and answers with it where they name none or a dash.</source>
        <translation>schreibt die Datei, die diese Befehle nennen, und antwortet damit, wo sie keine oder einen Strich nennen.</translation>
    </message>
    <message>
        <source>speaks GTP only when its command line says so.</source>
        <translation>spricht nur dann GTP, wenn es auf seiner Befehlszeile steht.</translation>
    </message>
    <message>
        <source>is told Chinese or Japanese rules on its command line, and by no command.</source>
        <translation>erfährt chinesische oder japanische Regeln auf seiner Befehlszeile und durch keinen Befehl.</translation>
    </message>
    <message>
        <source>counts territory unless its command line says otherwise.</source>
        <translation>zählt Gebiet, wenn seine Befehlszeile nichts anderes sagt.</translation>
    </message>
    <message>
        <source>counting area, gives White a point for each handicap stone.</source>
        <translation>gibt Weiß, wenn es Fläche zählt, einen Punkt für jeden Vorgabestein.</translation>
    </message>
    <message>
        <source>refuses every suicide unless its command line allows it.</source>
        <translation>lehnt jeden Selbstmord ab, wenn seine Befehlszeile ihn nicht erlaubt.</translation>
    </message>
    <message>
        <source>takes suicide of several stones, but not of one, with --allow-suicide.</source>
        <translation>nimmt mit --allow-suicide den Selbstmord mehrerer Steine an, aber nicht den eines einzelnen.</translation>
    </message>
    <message>
        <source>takes the suicide of a lone stone only with --allow-all-suicide.</source>
        <translation>nimmt den Selbstmord eines einzelnen Steins nur mit --allow-all-suicide an.</translation>
    </message>
    <message>
        <source>is told on its command line which suicide is legal, and by no command.</source>
        <translation>erfährt auf seiner Befehlszeile, welcher Selbstmord erlaubt ist, und durch keinen Befehl.</translation>
    </message>
    <message>
        <source>takes square boards from 1×1 to 19×19.</source>
        <translation>nimmt quadratische Bretter von 1×1 bis 19×19 an.</translation>
    </message>
    <message>
        <source>takes whole seconds only.</source>
        <translation>nimmt nur ganze Sekunden an.</translation>
    </message>
    <message>
        <source>takes a line of more than 1000 bytes for several commands.</source>
        <translation>hält eine Zeile von mehr als 1000 Bytes für mehrere Befehle.</translation>
    </message>
    <message>
        <source>puts a fixed handicap on the fourth line of a 12×12 board, where GTP has the third.</source>
        <translation>setzt eine feste Vorgabe auf einem 12×12-Brett auf die vierte Linie, wo GTP die dritte vorsieht.</translation>
    </message>
    <message>
        <source>keeps the free handicap stones that stand before the one that it refuses.</source>
        <translation>behält die freien Vorgabesteine, die vor dem stehen, den es ablehnt.</translation>
    </message>
    <message>
        <source>puts the handicap stones that a record&apos;s HA counts on the board by itself where no AB does and White begins.</source>
        <translation>setzt die Vorgabesteine, die das HA einer Aufzeichnung zählt, von selbst aufs Brett, wo kein AB es tut und Weiß beginnt.</translation>
    </message>
    <message>
        <source>takes a record&apos;s handicap for none where its stones are set up with AB, and counts area without the points for it.</source>
        <translation>hält die Vorgabe einer Aufzeichnung für keine, wo ihre Steine mit AB gesetzt sind, und zählt Fläche ohne die Punkte dafür.</translation>
    </message>
    <message>
        <source>ignores the AE of a record&apos;s set-up.</source>
        <translation>übergeht das AE in der Aufstellung einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 5.5 where it names none.</source>
        <translation>übernimmt das Komi einer Aufzeichnung und 5,5, wo sie keines nennt.</translation>
    </message>
    <message>
        <source>leaves out the moves of a record that it takes for illegal, and says nothing of it.</source>
        <translation>lässt die Züge einer Aufzeichnung aus, die es für regelwidrig hält, und sagt nichts davon.</translation>
    </message>
    <message>
        <source>keeps the rules of its command line, whatever a record&apos;s RU says.</source>
        <translation>behält die Regeln seiner Befehlszeile, was auch immer das RU einer Aufzeichnung sagt.</translation>
    </message>
    <message>
        <source>adds the prisoners to the komi of the record that it writes, which holds the last position and no moves.</source>
        <translation>zählt die Gefangenen zum Komi der Aufzeichnung, die es schreibt; sie enthält die letzte Stellung und keine Züge.</translation>
    </message>
    <message>
        <source>says in the record of a handicap game that Black is to play, and reads such a record back as an even game.</source>
        <translation>sagt in der Aufzeichnung einer Vorgabepartie, dass Schwarz am Zug ist, und liest eine solche Aufzeichnung als Partie ohne Vorgabe zurück.</translation>
    </message>
    <message>
        <source>repeats its last final_score after another komi, also over passes, until a stone is played.</source>
        <translation>wiederholt nach einem anderen Komi sein letztes final_score, auch über Passen hinweg, bis ein Stein gespielt wird.</translation>
    </message>
    <message>
        <source>repeats its last final_score also for another game with the same stones.</source>
        <translation>wiederholt sein letztes final_score auch für eine andere Partie mit denselben Steinen.</translation>
    </message>
    <message>
        <source>counts no eyes in seki, even by area.</source>
        <translation>zählt Augen im Seki nicht, auch nicht nach Fläche.</translation>
    </message>
    <message>
        <source>estimates by estimate_score a seki as if one side of it were dead, and says that it is certain.</source>
        <translation>schätzt mit estimate_score ein Seki, als wäre eine Seite davon tot, und nennt das sicher.</translation>
    </message>
    <message>
        <source>plays the neutral points out in turn before it counts area: with an odd number of them whoever did not move last has one more.</source>
        <translation>spielt die neutralen Punkte abwechselnd aus, bevor es Fläche zählt: Bei einer ungeraden Anzahl hat einen mehr, wer nicht zuletzt am Zug war.</translation>
    </message>
    <message>
        <source>chooses with reg_genmove as a program just started would, which is often another move than genmove&apos;s.</source>
        <translation>wählt mit reg_genmove wie ein eben gestartetes Programm, oft also einen anderen Zug als mit genmove.</translation>
    </message>
    <message>
        <source>tells its processor time since it was started.</source>
        <translation>nennt seine Prozessorzeit, seit es gestartet wurde.</translation>
    </message>
    <message>
        <source>plays a move with these commands.</source>
        <translation>spielt mit diesen Befehlen einen Zug.</translation>
    </message>
    <message>
        <source>answers these commands line by line.</source>
        <translation>beantwortet diese Befehle Zeile für Zeile.</translation>
    </message>
    <message>
        <source>ends these commands at any further line.</source>
        <translation>beendet diese Befehle bei jeder weiteren Zeile.</translation>
    </message>
    <message>
        <source>ends these commands by itself, or at any further line.</source>
        <translation>beendet diese Befehle von selbst oder bei jeder weiteren Zeile.</translation>
    </message>
    <message>
        <source>takes boards of 2 to 19 columns and rows unless it was built for more.</source>
        <translation>nimmt Bretter von 2 bis 19 Spalten und Reihen an, wenn es nicht für mehr gebaut wurde.</translation>
    </message>
    <message>
        <source>takes whole and half points of komi only, up to 400.</source>
        <translation>nimmt nur ganze und halbe Punkte Komi an, bis 400.</translation>
    </message>
    <message>
        <source>takes fractions of a second, and lists byoyomi and fischer-capped where its document has byo-yomi and nothing.</source>
        <translation>nimmt Bruchteile einer Sekunde an und nennt byoyomi und fischer-capped, wo in seiner Dokumentation byo-yomi und nichts steht.</translation>
    </message>
    <message>
        <source>has friends pass by Chinese, AGA and New Zealand rules, but not by Japanese and Korean ones, whatever its document says.</source>
        <translation>lässt nach chinesischen, AGA- und neuseeländischen Regeln freundschaftlich passen, nach japanischen und koreanischen aber nicht, was auch immer seine Dokumentation sagt.</translation>
    </message>
    <message>
        <source>refuses territory with a button, and what else its network was not taught.</source>
        <translation>lehnt Gebiet mit einem Knopf ab, und was sein Netz sonst nicht gelernt hat.</translation>
    </message>
    <message>
        <source>takes suicide of several stones for legal in play whatever its rules, and never that of one.</source>
        <translation>hält den Selbstmord mehrerer Steine bei play für erlaubt, was auch immer seine Regeln sagen, und den eines einzelnen nie.</translation>
    </message>
    <message>
        <source>takes Black&apos;s stones before White&apos;s first move for a handicap, however they were put there.</source>
        <translation>hält die Steine von Schwarz vor dem ersten Zug von Weiß für eine Vorgabe, wie auch immer sie dorthin kamen.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and keeps its own where it names none.</source>
        <translation>übernimmt das Komi einer Aufzeichnung und behält seines, wo sie keines nennt.</translation>
    </message>
    <message>
        <source>keeps the rules of the record before, or those that it was told, where a record has no RU.</source>
        <translation>behält die Regeln der vorigen Aufzeichnung oder die, die ihm gesagt wurden, wo eine Aufzeichnung kein RU hat.</translation>
    </message>
    <message>
        <source>refuses a record that sets stones up after its first node.</source>
        <translation>lehnt eine Aufzeichnung ab, die nach ihrem ersten Knoten Steine setzt.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search: before two passes, and after them wherever its rules let friends pass with dead stones on the board.</source>
        <translation>beantwortet final_score mit einer Schätzung seiner Suche: bevor zweimal gepasst wurde, und danach, wo nach seinen Regeln mit toten Steinen auf dem Brett gepasst werden darf.</translation>
    </message>
    <message>
        <source>estimates the score by territory until the clean-up is over, and in a seki from one pass to the next otherwise.</source>
        <translation>schätzt das Ergebnis nach Gebiet, bis alles aufgeräumt ist, und in einem Seki von einem Passen zum nächsten anders.</translation>
    </message>
    <message>
        <source>ends an analysis at any line, an empty one too.</source>
        <translation>beendet eine Analyse bei jeder Zeile, auch einer leeren.</translation>
    </message>
    <message>
        <source>chooses the same moves with kata-genmove_analyze as with genmove, and ends its answer with the move.</source>
        <translation>wählt mit kata-genmove_analyze dieselben Züge wie mit genmove und beendet seine Antwort mit dem Zug.</translation>
    </message>
    <message>
        <source>tells no noResultValue of the whole position, only of each move.</source>
        <translation>nennt keinen noResultValue für die ganze Stellung, nur für jeden Zug.</translation>
    </message>
    <message>
        <source>tells the time on the wall that its moves took as its processor time.</source>
        <translation>nennt als Prozessorzeit, wie lange seine Züge nach der Uhr gedauert haben.</translation>
    </message>
    <message>
        <source>leaves analyses and cancelled searches out of its processor time.</source>
        <translation>lässt Analysen und abgebrochene Suchen in seiner Prozessorzeit aus.</translation>
    </message>
    <message>
        <source>warns that its configuration has a setting that it does not know, such as one that is misspelt, and plays without it.</source>
        <translation>warnt, dass in seiner Konfiguration eine Einstellung steht, die es nicht kennt, etwa eine falsch geschriebene, und spielt ohne sie.</translation>
    </message>
    <message>
        <source>warns that its network does not know the rules of a record, and plays by others.</source>
        <translation>warnt, dass sein Netz die Regeln einer Aufzeichnung nicht kennt, und spielt nach anderen.</translation>
    </message>
    <message>
        <source>counts area as Tromp and Taylor do, takes every stone for alive, and gives White a point for each handicap stone.</source>
        <translation>zählt Fläche nach Tromp und Taylor, hält jeden Stein für lebend und gibt Weiß einen Punkt für jeden Vorgabestein.</translation>
    </message>
    <message>
        <source>knows no rules but its own, and is told them by nothing.</source>
        <translation>kennt nur seine eigenen Regeln und lässt sich keine anderen sagen.</translation>
    </message>
    <message>
        <source>takes every suicide for legal, of a lone stone too, and every ko.</source>
        <translation>hält jeden Selbstmord für erlaubt, auch den eines einzelnen Steins, und jedes Ko.</translation>
    </message>
    <message>
        <source>plays on 19×19 alone.</source>
        <translation>spielt nur auf 19×19.</translation>
    </message>
    <message>
        <source>takes whole seconds only, and half an hour a side for no limit.</source>
        <translation>nimmt nur ganze Sekunden an, und eine halbe Stunde je Seite für unbegrenzte Zeit.</translation>
    </message>
    <message>
        <source>takes the beginning of a line for a command, so that what it does not know may do something else.</source>
        <translation>hält den Anfang einer Zeile für einen Befehl, sodass etwas, das es nicht kennt, etwas anderes bewirken kann.</translation>
    </message>
    <message>
        <source>makes small letters of the name of a file that it writes, but not of one that it reads.</source>
        <translation>macht aus dem Namen einer Datei, die es schreibt, Kleinbuchstaben, aus dem einer, die es liest, aber nicht.</translation>
    </message>
    <message>
        <source>takes back with a move the komi that was told since the position before it: after an undo to an empty board it is the one from before clear_board.</source>
        <translation>nimmt mit einem Zug auch das Komi zurück, das seit der Stellung davor genannt wurde: Nach einem undo zum leeren Brett gilt das von vor clear_board.</translation>
    </message>
    <message>
        <source>wants an empty board for a handicap, and does not look whether it is.</source>
        <translation>braucht für eine Vorgabe ein leeres Brett und sieht nicht nach, ob es leer ist.</translation>
    </message>
    <message>
        <source>writes free handicap stones into its record as Black&apos;s moves, and counts them as a handicap all the same.</source>
        <translation>schreibt freie Vorgabesteine als Züge von Schwarz in seine Aufzeichnung und zählt sie trotzdem als Vorgabe.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 7.5 where it names none.</source>
        <translation>übernimmt das Komi einer Aufzeichnung und 7,5, wo sie keines nennt.</translation>
    </message>
    <message>
        <source>writes a winner into a record of a game that goes on, and an hour a side that nobody set.</source>
        <translation>schreibt in die Aufzeichnung einer laufenden Partie einen Gewinner und eine Stunde je Seite, die niemand vorgegeben hat.</translation>
    </message>
    <message>
        <source>leaves the moves that were taken back in its record.</source>
        <translation>lässt zurückgenommene Züge in seiner Aufzeichnung stehen.</translation>
    </message>
    <message>
        <source>counts the board as it stands, in the middle of a game as at its end, with all stones alive.</source>
        <translation>zählt das Brett, wie es steht, mitten in der Partie wie an ihrem Ende, mit allen Steinen lebend.</translation>
    </message>
    <message>
        <source>never names a dead stone, nor one in seki.</source>
        <translation>nennt nie einen toten Stein und keinen im Seki.</translation>
    </message>
    <message>
        <source>ends an analysis at any line.</source>
        <translation>beendet eine Analyse bei jeder Zeile.</translation>
    </message>
    <message>
        <source>says nothing in an analysis that names no interval, or one of 0.</source>
        <translation>sagt nichts in einer Analyse, die keinen Abstand nennt oder den Abstand 0.</translation>
    </message>
    <message>
        <source>does not end its answer to lz-genmove_analyze while it ponders, but goes on for its opponent until the next line.</source>
        <translation>beendet seine Antwort auf lz-genmove_analyze nicht, solange es weiterdenkt, sondern fährt bis zur nächsten Zeile für den Gegner fort.</translation>
    </message>
    <message>
        <source>chooses the same moves with lz-genmove_analyze as with genmove, and ends its answer with the move unless it ponders.</source>
        <translation>wählt mit lz-genmove_analyze dieselben Züge wie mit genmove und beendet seine Antwort mit dem Zug, es sei denn, es denkt weiter.</translation>
    </message>
    <message>
        <source>may play a move that its last report in lz-genmove_analyze does not list.</source>
        <translation>spielt manchmal einen Zug, der im letzten Bericht von lz-genmove_analyze nicht steht.</translation>
    </message>
    <message>
        <source>takes square boards up to 19×19.</source>
        <translation>nimmt quadratische Bretter bis 19×19 an.</translation>
    </message>
    <message>
        <source>takes the rules of KGS by kgs-rules, and refuses Korean ones.</source>
        <translation>nimmt mit kgs-rules die Regeln von KGS an und lehnt koreanische ab.</translation>
    </message>
    <message>
        <source>gives White a point for each handicap stone by Chinese rules.</source>
        <translation>gibt Weiß nach chinesischen Regeln einen Punkt für jeden Vorgabestein.</translation>
    </message>
    <message>
        <source>refuses to score a board before everything on it is settled.</source>
        <translation>lehnt es ab, ein Brett zu zählen, bevor darauf alles entschieden ist.</translation>
    </message>
    <message>
        <source>counts an eye in a seki as territory by Japanese rules, because it derives that score from the area.</source>
        <translation>zählt nach japanischen Regeln ein Auge im Seki als Gebiet, weil es dieses Ergebnis aus der Fläche ableitet.</translation>
    </message>
    <message>
        <source>is off by Japanese rules where both sides have not played in turn, as in a position that was set up: it derives that score from the area, the last mover and the passes.</source>
        <translation>verzählt sich nach japanischen Regeln, wo nicht abwechselnd gezogen wurde, etwa in einer aufgestellten Stellung: Es leitet dieses Ergebnis aus der Fläche, dem letzten Zug und dem Passen ab.</translation>
    </message>
    <message>
        <source>ends an analysis at the next command, and not at an empty line.</source>
        <translation>beendet eine Analyse beim nächsten Befehl und nicht bei einer leeren Zeile.</translation>
    </message>
    <message>
        <source>warns that it stops thinking early because its tree is full.</source>
        <translation>warnt, dass es vorzeitig zu denken aufhört, weil sein Baum voll ist.</translation>
    </message>
    <message>
        <source>warns that a move before the one that it chooses broke superko.</source>
        <translation>warnt, dass ein Zug vor dem, den es wählt, gegen Superko verstieß.</translation>
    </message>
    <message>
        <source>says yes to a size that it cannot play on, and keeps the one that it had.</source>
        <translation>sagt ja zu einer Größe, auf der es nicht spielen kann, und behält die, die es hatte.</translation>
    </message>
    <message>
        <source>takes any word for a komi, and what is no number for 0.</source>
        <translation>nimmt jedes Wort als Komi an, und was keine Zahl ist, als 0.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search.</source>
        <translation>beantwortet final_score mit einer Schätzung seiner Suche.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search until both have passed, and then counts without the stones that it takes for dead.</source>
        <translation>beantwortet final_score mit einer Schätzung seiner Suche, bis beide gepasst haben, und zählt dann ohne die Steine, die es für tot hält.</translation>
    </message>
    <message>
        <source>takes square boards from 2×2 to 19×19 unless it was built for more.</source>
        <translation>nimmt quadratische Bretter von 2×2 bis 19×19 an, wenn es nicht für mehr gebaut wurde.</translation>
    </message>
    <message>
        <source>a pool, and a competition that stops at a precision, has %1 players at most, not %2</source>
        <translation>ein Pool und ein Wettkampf, der bei einer Genauigkeit endet, haben höchstens %1 Spieler, nicht %2</translation>
    </message>
    <message>
        <source>%1: it is a tune, whose player is another one in every game; such games cannot be pooled</source>
        <translation>%1: Das ist eine Optimierung, deren Spieler in jeder Partie ein anderer ist; solche Partien lassen sich nicht zusammen einstufen</translation>
    </message>
    <message>
        <source>%1 is the same bundle as %2; give it once</source>
        <translation>%1 ist dasselbe Bündel wie %2; geben Sie es einmal an</translation>
    </message>
    <message>
        <source>with %1 there are more than %2 players; so many are not rated together</source>
        <translation>mit %1 sind es mehr als %2 Spieler; so viele werden nicht zusammen eingestuft</translation>
    </message>
    <message>
        <source>all ratings are known to ±%1 Elo; ±%2 were wanted</source>
        <translation>alle Wertungen sind auf ±%1 Elo bekannt; ±%2 waren gewünscht</translation>
    </message>
    <message>
        <source>the players have thought for %1 hours; %2 were wanted</source>
        <translation>die Spieler haben %1 Stunden gedacht; %2 waren gewünscht</translation>
    </message>
    <message>
        <source>Rating pool</source>
        <translation>Wertungspool</translation>
    </message>
    <message>
        <source>%1 may not tell its thoughts (thoughts = &quot;never&quot;), which adjudicate reads</source>
        <translation>%1 darf seine Gedanken nicht nennen (thoughts = &quot;never&quot;), die adjudicate liest</translation>
    </message>
    <message>
        <source>cannot tell its chances with its moves, which the rule of adjudication reads: it knows none of kata-genmove_analyze, lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze and gomill-explain_last_move</source>
        <translation>kann zu ihren Zügen keine Gewinnaussichten nennen, die die Regel für frühe Entscheidungen liest: Sie kennt weder kata-genmove_analyze noch lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze oder gomill-explain_last_move</translation>
    </message>
    <message>
        <source>cannot tell its lead with its moves, which the rule of adjudication reads: it knows neither kata-genmove_analyze nor cgos-genmove_analyze</source>
        <translation>kann zu ihren Zügen keinen Vorsprung nennen, den die Regel für frühe Entscheidungen liest: Sie kennt weder kata-genmove_analyze noch cgos-genmove_analyze</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not part of an adjudication rule, or occurs twice; it takes %2</source>
        <translation>„%1“ ist kein Teil einer Regel für frühe Entscheidungen oder steht doppelt da; erlaubt ist %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says how, but not when a game is adjudicated; it takes %2</source>
        <translation>„%1“ sagt, wie, aber nicht, wann eine Partie früh entschieden wird; erlaubt ist %2</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both gave it %3 % or more (Black with move %4; White with move %5)</source>
        <translation>%1 gewinnt durch Entscheidung des Schiedsrichters: Mit den letzten %2 Zügen jeder Seite gaben beide ihm %3 % oder mehr (Schwarz mit Zug %4; Weiß mit Zug %5)</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both saw it %3 points ahead or more (Black with move %4; White with move %5)</source>
        <translation>%1 gewinnt durch Entscheidung des Schiedsrichters: Mit den letzten %2 Zügen jeder Seite sahen beide ihn %3 Punkte oder mehr vorn (Schwarz mit Zug %4; Weiß mit Zug %5)</translation>
    </message>
    <message>
        <source>adjudicated at the limit of %1 moves: the position counts %2</source>
        <translation>an der Grenze von %1 Zügen entschieden: Die Stellung zählt %2</translation>
    </message>
    <message>
        <source>an audited game, played on where the rule said: %1</source>
        <translation>eine überprüfte Partie, weitergespielt, wo die Regel sagte: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address, or speaks GMP, cannot be watched for it; only “allowed” is possible</source>
        <translation>eine Engine, die an einer Adresse lauscht oder GMP spricht, kann nicht daraufhin beobachtet werden; möglich ist nur „allowed“</translation>
    </message>
    <message>
        <source>cannot be watched for pondering: it works where its processor time is not measured, on another machine or in a service; only pondering = &quot;allowed&quot; is possible</source>
        <translation>kann nicht auf Weiterdenken beobachtet werden: Sie arbeitet, wo ihre Prozessorzeit nicht gemessen wird, auf einem anderen Rechner oder in einem Dienst; möglich ist nur pondering = &quot;allowed&quot;</translation>
    </message>
    <message>
        <source>cannot be frozen while it waits: this system lets us keep no process that would end it; pondering = &quot;forbidden&quot; only watches it</source>
        <translation>kann nicht angehalten werden, während sie wartet: Dieses System erlaubt keinen Prozess, der sie beenden würde; pondering = &quot;forbidden&quot; beobachtet sie nur</translation>
    </message>
    <message>
        <source>pondered, which is forbidden: it used %1 s of processor time in %2 s that it waited, %3 % of a processor</source>
        <translation>dachte weiter, was verboten ist: Es wurden %1 s Prozessorzeit in %2 s Wartezeit verbraucht, %3 % eines Prozessors</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; write 2004, 2004-03 or 2004-03-15</source>
        <translation>„%1“ ist kein Datum; schreiben Sie 2004, 2004-03 oder 2004-03-15</translation>
    </message>
    <message>
        <source>%1 is damaged; delete it and index the games again</source>
        <translation>%1 ist beschädigt; löschen Sie die Datei und lassen Sie die Partien neu einlesen</translation>
    </message>
    <message>
        <source>%1 is not an index of games</source>
        <translation>%1 ist kein Verzeichnis von Partien</translation>
    </message>
    <message>
        <source>%1 was made by another version; index the games again</source>
        <translation>%1 stammt von einer anderen Version; lassen Sie die Partien neu einlesen</translation>
    </message>
    <message>
        <source>%1 is being updated already</source>
        <translation>%1 wird bereits aktualisiert</translation>
    </message>
    <message>
        <source>there is no file or folder %1</source>
        <translation>es gibt weder Datei noch Ordner %1</translation>
    </message>
    <message>
        <source>%1 could not be started; it is installed along with Shinpan</source>
        <translation>%1 ließ sich nicht starten; es wird zusammen mit Shinpan installiert</translation>
    </message>
    <message>
        <source>%1 quit unexpectedly</source>
        <translation>%1 hat sich unerwartet beendet</translation>
    </message>
    <message>
        <source>%1: it is larger than a bundle may have it</source>
        <translation>%1: größer, als ein Bündel es haben darf</translation>
    </message>
    <message>
        <source>the machines that games were given to ([machines])</source>
        <translation>die Rechner, an die Partien vergeben wurden ([machines])</translation>
    </message>
    <message>
        <source>files of openings: each game has its own</source>
        <translation>Dateien von Eröffnungen: jede Partie hat ihre eigene</translation>
    </message>
    <message>
        <source>the tune&apos;s certificate: it is a competition of its own</source>
        <translation>der Nachweis der Einstellung: er ist ein eigener Wettkampf</translation>
    </message>
    <message>
        <source>the hash of %1&apos;s file %2: it is not what it was, or gone</source>
        <translation>die Prüfsumme der Datei %2 von %1: sie ist nicht mehr dieselbe oder nicht mehr da</translation>
    </message>
    <message>
        <source>hashes of %1: its program cannot be looked at from here</source>
        <translation>Prüfsummen von %1: das Programm ist von hier aus nicht zu sehen</translation>
    </message>
    <message>
        <source>hashes of %1: it has not played</source>
        <translation>Prüfsummen von %1: hat nicht gespielt</translation>
    </message>
    <message>
        <source>game %1: its record makes no sense</source>
        <translation>Partie %1: ihre Aufzeichnung ergibt keinen Sinn</translation>
    </message>
    <message>
        <source>%1: it cannot be read, or is larger than a bundle may have it</source>
        <translation>%1: nicht lesbar oder größer, als ein Bündel es haben darf</translation>
    </message>
    <message>
        <source>it is not over: %1 of %2 games have a result</source>
        <translation>er ist nicht zu Ende: %1 von %2 Partien haben ein Ergebnis</translation>
    </message>
    <message>
        <source>it has no end: %1 games have a result</source>
        <translation>er hat kein Ende: %1 Partien haben ein Ergebnis</translation>
    </message>
    <message>
        <source>records of %1 games: there are no files</source>
        <translation>Aufzeichnungen von %1 Partien: es gibt keine Dateien</translation>
    </message>
    <message>
        <source>logs, as was asked for</source>
        <translation>Protokolle, wie gewünscht</translation>
    </message>
    <message>
        <source>what engines were told and said: it was not logged (log_gtp)</source>
        <translation>was Engines gesagt wurde und was sie sagten: es wurde nicht protokolliert (log_gtp)</translation>
    </message>
    <message>
        <source>“%1” is no move of this board</source>
        <translation>„%1“ ist kein Zug auf diesem Brett</translation>
    </message>
    <message>
        <source>“%1” is no sensible number</source>
        <translation>„%1“ ist keine sinnvolle Zahl</translation>
    </message>
    <message>
        <source>it is the other side&apos;s turn</source>
        <translation>die andere Seite ist am Zug</translation>
    </message>
    <message>
        <source>no values of the position</source>
        <translation>keine Werte der Stellung</translation>
    </message>
    <message>
        <source>refused the position: “%1”</source>
        <translation>lehnte die Stellung ab: „%1“</translation>
    </message>
    <message>
        <source>its answer cannot be read: %1</source>
        <translation>ihre Antwort ist nicht zu lesen: %1</translation>
    </message>
    <message>
        <source>answers JSON queries (katago analysis), and so can only analyse; to play it has to be started as “katago gtp”</source>
        <translation>beantwortet JSON-Anfragen (katago analysis) und kann deshalb nur analysieren; um zu spielen, muss sie als „katago gtp“ gestartet werden</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 million characters</source>
        <translation>schrieb eine Zeile von mehr als %1 Millionen Zeichen</translation>
    </message>
    <message>
        <source>answered a JSON query as GTP engines do: “%1”</source>
        <translation>antwortete auf eine JSON-Anfrage, wie es GTP-Engines tun: „%1“</translation>
    </message>
    <message>
        <source>answers JSON queries with what is no JSON: “%1”</source>
        <translation>antwortet auf JSON-Anfragen mit etwas, das kein JSON ist: „%1“</translation>
    </message>
    <message>
        <source>reported an error: “%1”</source>
        <translation>meldete einen Fehler: „%1“</translation>
    </message>
    <message>
        <source>warned: “%1”</source>
        <translation>warnte: „%1“</translation>
    </message>
    <message>
        <source>was started again: it %1</source>
        <translation>wurde neu gestartet: Sie %1</translation>
    </message>
    <message>
        <source>%1 each time it was asked this</source>
        <translation>%1, sooft ihr diese Frage gestellt wurde</translation>
    </message>
    <message>
        <source>speaks JSON instead of GTP where the first word behind its program is &quot;analysis&quot;.</source>
        <translation>spricht JSON statt GTP, wenn das erste Wort hinter seinem Programm „analysis“ ist.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted</source>
        <translation>%1 lässt sich nicht löschen</translation>
    </message>
    <message>
        <source>flatpak-spawn wrote &quot;%1&quot;</source>
        <translation>flatpak-spawn schrieb „%1“</translation>
    </message>
    <message>
        <source>a Flatpak may start no programs of this computer until you allow it in a terminal: %1</source>
        <translation>ein Flatpak darf keine Programme dieses Rechners starten, bis Sie es in einem Terminal erlauben: %1</translation>
    </message>
    <message>
        <source>it is damaged or of another version</source>
        <translation>sie ist beschädigt oder von einer anderen Version</translation>
    </message>
    <message>
        <source>the engine %1</source>
        <translation>die Engine %1</translation>
    </message>
    <message>
        <source>say which competition: its file</source>
        <translation>sagen Sie, welcher Wettkampf: seine Datei</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation>„%1“ ist ein Argument zu viel</translation>
    </message>
    <message>
        <source>In a browser: %1</source>
        <translation>Im Browser: %1</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>Schiedsrichter</translation>
    </message>
    <message>
        <source>%1: %2, %3 players</source>
        <translation>%1: %2, %3 Spieler</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>ersetzt durch %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4 places, first in %5)</source>
        <translation>%1: %2, %3 (%4 Stellen, zuerst in %5)</translation>
    </message>
    <message>
        <source>Sealed as it stands: %1</source>
        <translation>Versiegelt, wie es ist: %1</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>Nichts gefunden, was von Leuten oder Rechnern erzählt.</translation>
    </message>
    <message>
        <source>Found about people and computers:</source>
        <translation>Gefunden über Leute und Rechner:</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; stays: it is too short or too common a word</source>
        <translation>der Name „%1“ bleibt: Er ist zu kurz oder ein zu häufiges Wort</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Ausgelassen: %1</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 entries</source>
        <translation>%1: %2 Partien, %3 Einträge</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1</source>
        <translation>SHA-256 des Manifests: %1</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>beginnt</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>endet</translation>
    </message>
    <message>
        <source>Ctrl-C: break the running games off; the next run goes on with them</source>
        <translation>Strg-C: laufende Partien abbrechen; der nächste Lauf setzt sie fort</translation>
    </message>
    <message>
        <source>Ctrl-X or Ctrl-C: stop after the running games</source>
        <translation>Strg-X oder Strg-C: nach den laufenden Partien enden</translation>
    </message>
    <message>
        <source>%1 games/s</source>
        <translation>%1 Partien/s</translation>
    </message>
    <message>
        <source>%1 games/min</source>
        <translation>%1 Partien/min</translation>
    </message>
    <message>
        <source>%1 games/h</source>
        <translation>%1 Partien/h</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>%1 void</source>
        <translation>%1 ungültig</translation>
    </message>
    <message>
        <source>H0 accepted</source>
        <translation>H0 angenommen</translation>
    </message>
    <message>
        <source>H1 accepted</source>
        <translation>H1 angenommen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (ausgeschieden)</translation>
    </message>
    <message>
        <source>score %</source>
        <translation>Quote %</translation>
    </message>
    <message>
        <source>(%1 visits)</source>
        <translation>(%1 Visits)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Black’s view</source>
        <translation>Schwarz sieht</translation>
    </message>
    <message>
        <source>White’s view</source>
        <translation>Weiß sieht</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>Abstimmung</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>Black has no clock</source>
        <translation>Schwarz hat keine Uhr</translation>
    </message>
    <message>
        <source>White has no clock</source>
        <translation>Weiß hat keine Uhr</translation>
    </message>
    <message>
        <source>no clock is set</source>
        <translation>keine Uhr ist gestellt</translation>
    </message>
    <message>
        <source>%1, and no watchdog, so an engine may think for ever (see --time and --watchdog)</source>
        <translation>%1, und kein Wächter, sodass eine Engine ewig nachdenken kann (siehe --time und --watchdog)</translation>
    </message>
    <message>
        <source>%1, so the watchdog makes a game void when an engine has not moved for %2 (see --time and --watchdog)</source>
        <translation>%1, daher macht der Wächter eine Partie ungültig, wenn eine Engine %2 lang nicht gezogen hat (siehe --time und --watchdog)</translation>
    </message>
    <message>
        <source>game %1 of %2, move %3</source>
        <translation>Partie %1 von %2, Zug %3</translation>
    </message>
    <message>
        <source>game %1, move %2</source>
        <translation>Partie %1, Zug %2</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 running</source>
        <translation>%1 von %2 Partien, %3 laufen</translation>
    </message>
    <message>
        <source>%1 games, %2 running</source>
        <translation>%1 Partien, %2 laufen</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: %2 Siege</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3 (%4 to %5)</source>
        <translation>SPRT Elo %1 oder %2: LLR %3 (%4 bis %5)</translation>
    </message>
    <message>
        <source>game %1: %2 (%3, %4 moves)</source>
        <translation>Partie %1: %2 (%3, %4 Züge)</translation>
    </message>
    <message>
        <source>neither: %1</source>
        <translation>keiner: %1</translation>
    </message>
    <message>
        <source>%1, which add nothing</source>
        <translation>%1, die nichts beitragen</translation>
    </message>
    <message>
        <source>black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>%1: %2 (see %1 --help)</source>
        <translation>%1: %2 (siehe %1 --help)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a verb</source>
        <translation>„%1“ ist kein Verb</translation>
    </message>
    <message>
        <source>Met in</source>
        <translation>Erfüllt in</translation>
    </message>
    <message>
        <source>%1 of these ended by it</source>
        <translation>%1 davon durch sie beendet</translation>
    </message>
    <message>
        <source>Audited</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>played on to a result; %1 by resignation</source>
        <translation>bis zu einem Ergebnis weitergespielt; %1 durch Aufgabe</translation>
    </message>
    <message>
        <source>Audited in vain</source>
        <translation>Vergeblich geprüft</translation>
    </message>
    <message>
        <source>played on, and nobody can say who won</source>
        <translation>weitergespielt, und niemand kann sagen, wer gewonnen hat</translation>
    </message>
    <message>
        <source>False rate</source>
        <translation>Fehlerrate</translation>
    </message>
    <message>
        <source>%1, wrong in %2 of %3</source>
        <translation>%1, falsch in %2 von %3</translation>
    </message>
    <message>
        <source>Wrong results to expect</source>
        <translation>Zu erwartende falsche Ergebnisse</translation>
    </message>
    <message>
        <source>%1 to %2, of %3 that it decided</source>
        <translation>%1 bis %2 von %3, die sie entschieden hat</translation>
    </message>
    <message>
        <source>Moves after its verdict</source>
        <translation>Züge nach ihrem Urteil</translation>
    </message>
    <message>
        <source>a game, which it saves in the others</source>
        <translation>pro Partie; so viele spart sie in den anderen</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>rule met</source>
        <translation>Regel erfüllt</translation>
    </message>
    <message>
        <source>ended by it</source>
        <translation>durch sie beendet</translation>
    </message>
    <message>
        <source>audited</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>to its cost</source>
        <translation>zu seinen Lasten</translation>
    </message>
    <message>
        <source>false rate</source>
        <translation>Fehlerrate</translation>
    </message>
    <message>
        <source>Audited games that ended otherwise</source>
        <translation>Geprüfte Partien, die anders endeten</translation>
    </message>
    <message>
        <source>%1 that ended otherwise</source>
        <translation>%1, die anders endeten</translation>
    </message>
    <message>
        <source>rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <source>An audited game is one that met the rule, was played on all the same, and counts as it ended. The rule is wrong where that is not what it said.</source>
        <translation>Eine geprüfte Partie hat die Regel erfüllt, wurde trotzdem weitergespielt und zählt, wie sie endete. Die Regel irrt, wo das nicht ihrem Urteil entspricht.</translation>
    </message>
    <message>
        <source>The rule by player</source>
        <translation>Die Regel nach Spielern</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Schwarz: %1</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>spielfrei</translation>
    </message>
    <message>
        <source>%1 moves a game</source>
        <translation>%1 Züge pro Partie</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>Score of %1: %2; p-value %3.</source>
        <translation>Quote von %1: %2; p-Wert %3.</translation>
    </message>
    <message>
        <source>Strength of the first player against the second</source>
        <translation>Stärke des ersten Spielers gegen den zweiten</translation>
    </message>
    <message>
        <source>Score, game by game</source>
        <translation>Quote, Partie für Partie</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>Partienpaare</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>said</source>
        <translation>gesagt</translation>
    </message>
    <message>
        <source>came true</source>
        <translation>eingetroffen</translation>
    </message>
    <message>
        <source>reliability</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>within</source>
        <translation>innerhalb</translation>
    </message>
    <message>
        <source>range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Black said</source>
        <translation>Schwarz sagte</translation>
    </message>
    <message>
        <source>White said</source>
        <translation>Weiß sagte</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>Each engine’s own chances, as it told them with its moves, against how the games ended: %1, of which %2 by resignation.</source>
        <translation>Die eigenen Chancen jeder Engine, wie sie sie mit ihren Zügen angab, gegen den Ausgang der Partien: %1, davon %2 durch Aufgabe.</translation>
    </message>
    <message>
        <source>Left out: %1 that the arbiter adjudicated, since what decided them cannot prove itself.</source>
        <translation>Ausgelassen: %1, die der Schiedsrichter entschied, denn was sie entschied, kann sich nicht selbst beweisen.</translation>
    </message>
    <message>
        <source>Left out: %1 that ended otherwise (time, faults, claims, unknown).</source>
        <translation>Ausgelassen: %1, die anders endeten (Zeit, Fehler, Ansprüche, unbekannt).</translation>
    </message>
    <message>
        <source>%1’s chances, and what came true</source>
        <translation>Chancen von %1 und was eintraf</translation>
    </message>
    <message>
        <source>Chances told, by tenths</source>
        <translation>Angegebene Chancen, nach Zehnteln</translation>
    </message>
    <message>
        <source>The numbers of these curves</source>
        <translation>Die Zahlen dieser Kurven</translation>
    </message>
    <message>
        <source>Where two engines disagreed most: with two moves in a row they claimed together more, or less, than 100 %; the widest of each game.</source>
        <translation>Wo sich zwei Engines am meisten widersprachen: Mit zwei Zügen in Folge beanspruchten sie zusammen mehr oder weniger als 100 %; das Größte jeder Partie.</translation>
    </message>
    <message>
        <source>Widest disagreements</source>
        <translation>Größte Widersprüche</translation>
    </message>
    <message>
        <source>Honesty of chances</source>
        <translation>Ehrlichkeit der Chancen</translation>
    </message>
    <message>
        <source>Elo over %1</source>
        <translation>Elo über %1</translation>
    </message>
    <message>
        <source>Course of %1</source>
        <translation>Verlauf von %1</translation>
    </message>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo über %1 und %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation>1 Kandidat</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 Kandidaten</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>The method’s own words</source>
        <translation>Eigene Worte des Verfahrens</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>of new games; %1, which add nothing</source>
        <translation>neuer Partien; %1, die nichts beitragen</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Log-likelihood ratio</source>
        <translation>Log-Likelihood-Quotient</translation>
    </message>
    <message>
        <source>bounds %1 and %2</source>
        <translation>Grenzen %1 und %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Its path</source>
        <translation>Sein Weg</translation>
    </message>
    <message>
        <source>Widest error bar</source>
        <translation>Breitester Fehlerbalken</translation>
    </message>
    <message>
        <source>±%1 Elo</source>
        <translation>±%1 Elo</translation>
    </message>
    <message>
        <source>±%1 or less ends it</source>
        <translation>±%1 oder weniger beendet es</translation>
    </message>
    <message>
        <source>Hours of thinking</source>
        <translation>Bedenkstunden</translation>
    </message>
    <message>
        <source>%1 end it</source>
        <translation>%1 beenden es</translation>
    </message>
    <message>
        <source>each pair, until it is decided: %1</source>
        <translation>jedes Paar, bis es entschieden ist: %1</translation>
    </message>
    <message>
        <source>Sequential tests</source>
        <translation>Sequenztests</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Kreuztabelle</translation>
    </message>
    <message>
        <source>Scores of a row’s player against a column’s.</source>
        <translation>Punkte des Spielers einer Zeile gegen den einer Spalte.</translation>
    </message>
    <message>
        <source>Likelihood of superiority</source>
        <translation>Wahrscheinlichkeit der Überlegenheit</translation>
    </message>
    <message>
        <source>How likely a row’s player is stronger than a column’s, from all games of the pool.</source>
        <translation>Wie wahrscheinlich der Spieler einer Zeile stärker ist als der einer Spalte, aus allen Partien.</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Punkte von Schwarz</translation>
    </message>
    <message>
        <source>Having Black is worth</source>
        <translation>Schwarz zu haben ist wert</translation>
    </message>
    <message>
        <source>%1 Elo</source>
        <translation>%1 Elo</translation>
    </message>
    <message>
        <source>Fair komi</source>
        <translation>Gerechtes Komi</translation>
    </message>
    <message>
        <source>Results by opening</source>
        <translation>Ergebnisse nach Eröffnung</translation>
    </message>
    <message>
        <source>All %1 openings</source>
        <translation>Alle %1 Eröffnungen</translation>
    </message>
    <message>
        <source>and %1 more, which the other formats list</source>
        <translation>und %1 weitere, die die anderen Formate aufführen</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Scores are those of %1.</source>
        <translation>Quoten sind die von %1.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 without a winner, or not won by playing</source>
        <translation>%1 ohne Gewinner oder nicht durch Spielen gewonnen</translation>
    </message>
    <message>
        <source>Games without a winner, or not won by playing</source>
        <translation>Partien ohne Gewinner oder nicht durch Spielen gewonnen</translation>
    </message>
    <message>
        <source>The report as CSV lists all %1 games.</source>
        <translation>Der CSV-Bericht führt alle %1 Partien auf.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>All %1 games</source>
        <translation>Alle %1 Partien</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>%1 events that bear on results</source>
        <translation>%1 Ereignisse, die Ergebnisse berühren</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Eichung</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Sequenztest</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Wann es endet</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>Wer stärker ist</translation>
    </message>
    <message>
        <source>Black and White</source>
        <translation>Schwarz und Weiß</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>Schiedsspruch</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Parts of this report</source>
        <translation>Teile dieses Berichts</translation>
    </message>
    <message>
        <source>Elo against the pool’s mean, 95 %</source>
        <translation>Elo gegen das Mittel aller, 95 %</translation>
    </message>
    <message>
        <source>Ratings with their 95 % intervals; the table has the numbers</source>
        <translation>Wertungen mit ihren 95-%-Intervallen; die Zahlen stehen in der Tabelle</translation>
    </message>
    <message>
        <source>Score of the first player in %1 over %2, with its 95 % interval; now %3</source>
        <translation>Quote des ersten Spielers in %1 über %2 mit ihrem 95-%-Intervall; jetzt %3</translation>
    </message>
    <message>
        <source>H1 accepted above</source>
        <translation>darüber H1 angenommen</translation>
    </message>
    <message>
        <source>H0 accepted below</source>
        <translation>darunter H0 angenommen</translation>
    </message>
    <message>
        <source>Log-likelihood ratio over %1: now %2, bounds %3 and %4</source>
        <translation>Log-Likelihood-Quotient über %1: jetzt %2, Grenzen %3 und %4</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 Paar</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 Paare</translation>
    </message>
    <message>
        <source>pairs of games</source>
        <translation>Partienpaare</translation>
    </message>
    <message>
        <source>How often chances came true; on the dashed line, exactly as often as the engine said. The larger a dot, the more moves. The table has the numbers</source>
        <translation>Wie oft Chancen eintrafen; auf der gestrichelten Linie genau so oft, wie die Engine sagte. Je größer ein Punkt, desto mehr Züge. Die Zahlen stehen in der Tabelle</translation>
    </message>
    <message>
        <source>lost both</source>
        <translation>beide verloren</translation>
    </message>
    <message>
        <source>loss, jigo</source>
        <translation>Niederlage, Jigo</translation>
    </message>
    <message>
        <source>split</source>
        <translation>geteilt</translation>
    </message>
    <message>
        <source>win, jigo</source>
        <translation>Sieg, Jigo</translation>
    </message>
    <message>
        <source>won both</source>
        <translation>beide gewonnen</translation>
    </message>
    <message>
        <source>Pairs of games with swapped colours, seen by the first player: %1</source>
        <translation>Partienpaare mit vertauschten Farben, aus Sicht des ersten Spielers: %1</translation>
    </message>
    <message>
        <source>Warning: %1 pondered in %2 of %3 games, which is forbidden; most in %4, as %5: it used %6 s of processor time in %7 s that it waited, %8 of a processor.</source>
        <translation>Warnung: verbotenes Nachdenken von %1 auf fremde Zeit in %2 von %3 Partien; am meisten in %4 als %5: Es waren %6 s Prozessorzeit in %7 s Wartezeit, %8 eines Prozessors.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>Freilose</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Quote</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>Jigo</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>auf Zeit</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>kampflos</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>lost tasks</source>
        <translation>verlorene Aufgaben</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>log-likelihood ratio</source>
        <translation>Log-Likelihood-Quotient</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>program’s SHA-256</source>
        <translation>SHA-256 des Programms</translation>
    </message>
    <message>
        <source>seconds a game</source>
        <translation>Sekunden pro Partie</translation>
    </message>
    <message>
        <source>CPU seconds</source>
        <translation>CPU-Sekunden</translation>
    </message>
    <message>
        <source>CPU seconds it tells</source>
        <translation>eigene Angabe CPU-Sekunden</translation>
    </message>
    <message>
        <source>CPU seconds off turn</source>
        <translation>CPU-Sekunden auf fremde Zeit</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>wiederholt</translation>
    </message>
    <message>
        <source>why</source>
        <translation>warum</translation>
    </message>
    <message>
        <source>when</source>
        <translation>wann</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>as Black</source>
        <translation>als Schwarz</translation>
    </message>
    <message>
        <source>as White</source>
        <translation>als Weiß</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>Nach Paaren</translation>
    </message>
    <message>
        <source>By games</source>
        <translation>Nach Partien</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigener</translation>
    </message>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>Elo gegen %1</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>first</source>
        <translation>erster</translation>
    </message>
    <message>
        <source>second</source>
        <translation>zweiter</translation>
    </message>
    <message>
        <source>(black)</source>
        <translation>(schwarz)</translation>
    </message>
    <message>
        <source>(white)</source>
        <translation>(weiß)</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>avg time</source>
        <translation>Zeit Ø</translation>
    </message>
    <message>
        <source>cpu</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>told cpu</source>
        <translation>Angabe CPU</translation>
    </message>
    <message>
        <source>%1 (%2 games)</source>
        <translation>%1 (%2 Partien)</translation>
    </message>
    <message>
        <source>score %1   p-value %2   moves %3</source>
        <translation>Quote %1   p-Wert %2   Züge %3</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>Paare %1</translation>
    </message>
    <message>
        <source>first has Black in the first game, then in every other</source>
        <translation>der erste hat Schwarz in der ersten Partie und dann in jeder zweiten</translation>
    </message>
    <message>
        <source>board size: %1</source>
        <translation>Brettgröße: %1</translation>
    </message>
    <message>
        <source>handicap: %1 (%2)</source>
        <translation>Vorgabe: %1 (%2)</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>komi: %1</source>
        <translation>Komi: %1</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>time: %1</source>
        <translation>Zeit: %1</translation>
    </message>
    <message>
        <source>time: %1 (black), %2 (white)</source>
        <translation>Zeit: %1 (schwarz), %2 (weiß)</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>ohne Uhr</translation>
    </message>
    <message>
        <source>%1 game played</source>
        <translation>%1 Partie gespielt</translation>
    </message>
    <message>
        <source>%1 games played</source>
        <translation>%1 Partien gespielt</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 im Gange</translation>
    </message>
    <message>
        <source>%1 with unknown result</source>
        <translation>%1 mit unbekanntem Ergebnis</translation>
    </message>
    <message>
        <source>%1 repeating another</source>
        <translation>%1 doppelt</translation>
    </message>
    <message>
        <source>LL %1  LJ %2  split %3  WJ %4  WW %5</source>
        <translation>VV %1  VJ %2  geteilt %3  GJ %4  GG %5</translation>
    </message>
    <message>
        <source>no verdict, as the last %1 games repeat earlier ones</source>
        <translation>kein Urteil, da die letzten %1 Partien frühere wiederholen</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>unknown results: %1 (%2)</source>
        <translation>unbekannte Ergebnisse: %1 (%2)</translation>
    </message>
    <message>
        <source>void games: %1</source>
        <translation>ungültige Partien: %1</translation>
    </message>
    <message>
        <source>repeated games: %1, so that errors are those of %2 games</source>
        <translation>wiederholte Partien: %1, sodass die Fehler die von %2 Partien sind</translation>
    </message>
    <message>
        <source>%1 ended beyond the pair that decided it, and the test leaves them out</source>
        <translation>%1 endeten nach dem Paar, das entschied, und der Test lässt sie aus</translation>
    </message>
    <message>
        <source>H0: %1, H1: %2 (%3), alpha %4, beta %5</source>
        <translation>H0: %1, H1: %2 (%3), alpha %4, beta %5</translation>
    </message>
    <message>
        <source>final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>semifinals</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>quarterfinals</source>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>round of %1</source>
        <translation>Runde der letzten %1</translation>
    </message>
    <message>
        <source>Left out are %1 of which nothing was played.</source>
        <translation>Ausgelassen sind %1, von denen nichts gespielt wurde.</translation>
    </message>
    <message>
        <source>1 matchup</source>
        <translation>1 Begegnung</translation>
    </message>
    <message>
        <source>%1 matchups</source>
        <translation>%1 Begegnungen</translation>
    </message>
    <message>
        <source>Left out of all numbers: %1 that a rule of adjudication ended.</source>
        <translation>Aus allen Zahlen ausgelassen: %1, die ein Schiedsspruch beendete.</translation>
    </message>
    <message>
        <source>With more than %1 players, who beat whom is left out.</source>
        <translation>Bei mehr als %1 Spielern wird keiner jedem anderen gegenübergestellt.</translation>
    </message>
    <message>
        <source>Repeats of games between the same players: %1 of %2; errors are those of %3 games.</source>
        <translation>Wiederholte Partien zwischen denselben Spielern: %1 von %2; die Fehler sind die von %3 Partien.</translation>
    </message>
    <message>
        <source>Repeats of others’ games, or with colours swapped: %1 of %2.</source>
        <translation>Wiederholte Partien anderer oder mit vertauschten Farben: %1 von %2.</translation>
    </message>
    <message>
        <source>Ratings have the errors of %1 games.</source>
        <translation>Wertungen haben die Fehler von %1 Partien.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>Mehr Eröffnungen würden sie verschieden machen.</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>Eröffnungen würden sie verschieden machen.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>unentschieden: der besser Gesetzte kommt weiter</translation>
    </message>
    <message>
        <source>against the mean of all players</source>
        <translation>gegen das Mittel aller Spieler</translation>
    </message>
    <message>
        <source>%1 ± %2 Elo</source>
        <translation>%1 ± %2 Elo</translation>
    </message>
    <message>
        <source>Elo over %1, all else as at the best point; best %2, own %3</source>
        <translation>Elo über %1, alles andere wie am besten Punkt; bester %2, eigener %3</translation>
    </message>
    <message>
        <source>Elo over %1 and %2, from %3 to %4: the darker, the stronger; the smaller, the less sure</source>
        <translation>Elo über %1 und %2, von %3 bis %4: je dunkler, desto stärker; je kleiner, desto unsicherer</translation>
    </message>
    <message>
        <source>The best %1 over %2</source>
        <translation>Das beste %1 über %2</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sich selbst</translation>
    </message>
    <message>
        <source>%1 Elo above its own values</source>
        <translation>%1 Elo über den eigenen Werten</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above its own values</source>
        <translation>%1 Elo gegen %2, %3 über den eigenen Werten</translation>
    </message>
    <message>
        <source>%1 sure that nothing in the range is more than %2 Elo better; the best there is expected to be %3 Elo better</source>
        <translation>%1 sicher, dass nichts im Bereich mehr als %2 Elo besser ist; das Beste dort ist erwartungsgemäß %3 Elo besser</translation>
    </message>
    <message>
        <source>H1 is accepted</source>
        <translation>H1 ist angenommen</translation>
    </message>
    <message>
        <source>H0 is accepted</source>
        <translation>H0 ist angenommen</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>nicht entschieden</translation>
    </message>
    <message>
        <source>found against own: %1 (elo0 %2, elo1 %3), LLR %4 (%5 to %6) after %7</source>
        <translation>Fund gegen eigene Werte: %1 (elo0 %2, elo1 %3), LLR %4 (%5 bis %6) nach %7</translation>
    </message>
    <message>
        <source>%1, %2 of them copies</source>
        <translation>%1, davon %2 Kopien</translation>
    </message>
    <message>
        <source>the log-likelihood ratio is %1, the bounds are %2 and %3</source>
        <translation>der Log-Likelihood-Quotient ist %1, die Grenzen sind %2 und %3</translation>
    </message>
    <message>
        <source>H0 is accepted: %1</source>
        <translation>H0 ist angenommen: %1</translation>
    </message>
    <message>
        <source>H1 is accepted: %1</source>
        <translation>H1 ist angenommen: %1</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. More openings would make the games differ</source>
        <translation>kein Urteil: die letzten %1 Partien wiederholen frühere, es ist also nichts Neues zu erwarten (%2); %3. Mehr Eröffnungen würden die Partien verschieden machen</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. Openings would make the games differ</source>
        <translation>kein Urteil: die letzten %1 Partien wiederholen frühere, es ist also nichts Neues zu erwarten (%2); %3. Eröffnungen würden die Partien verschieden machen</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>Uhr</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Aufzeichnung</translation>
    </message>
    <message>
        <source>log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>moves of %1: its engine went on from game to game</source>
        <translation>Züge von %1: die Engine lief von Partie zu Partie weiter</translation>
    </message>
    <message>
        <source>moves of %1: there is no such player</source>
        <translation>Züge von %1: es gibt keinen solchen Spieler</translation>
    </message>
    <message>
        <source>moves of %1: its command does not say seed, one thread and visits or playouts; --deterministic %1 says that it plays the same again</source>
        <translation>Züge von %1: der Befehl nennt nicht Seed, einen Thread und Visits oder Playouts; --deterministic %1 sagt, dass sie wieder dasselbe spielt</translation>
    </message>
    <message>
        <source>the start-up command &quot;%1&quot; of %2: it was not sent</source>
        <translation>der Startbefehl „%1“ von %2: er wurde nicht gesendet</translation>
    </message>
    <message>
        <source>%1 played %2, and asked again plays %3</source>
        <translation>%1 spielte %2 und spielt, noch einmal gefragt, %3</translation>
    </message>
    <message>
        <source>%1 moved, and asked again it ends the game: %2 %3</source>
        <translation>%1 zog und beendet, noch einmal gefragt, die Partie: %2 %3</translation>
    </message>
    <message>
        <source>its result is told as &quot;%1&quot;, and is %2</source>
        <translation>das Ergebnis ist als „%1“ angegeben und ist %2</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have won like that</source>
        <translation>%1 war am Zug und kann so nicht gewonnen haben</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have lost like that</source>
        <translation>%1 war am Zug und kann so nicht verloren haben</translation>
    </message>
    <message>
        <source>by its moves it ends as %1</source>
        <translation>nach den Zügen endet sie mit %1</translation>
    </message>
    <message>
        <source>it was counted again as %1; its result is %2</source>
        <translation>noch einmal gezählt ist es %1; das Ergebnis ist %2</translation>
    </message>
    <message>
        <source>what was said and counted of its score is not what that leads to</source>
        <translation>was zum Ergebnis gesagt und gezählt wurde, ist nicht, wozu es führt</translation>
    </message>
    <message>
        <source>the reason of its result is not what was said of it</source>
        <translation>der Grund des Ergebnisses ist nicht, was darüber gesagt wurde</translation>
    </message>
    <message>
        <source>it shows a clock, and there was none</source>
        <translation>sie zeigt eine Uhr, und es gab keine</translation>
    </message>
    <message>
        <source>it took longer than its clock allowed</source>
        <translation>er dauerte länger, als die Uhr erlaubte</translation>
    </message>
    <message>
        <source>its clock shows &quot;%1&quot;; charged with what the move took it shows %2</source>
        <translation>die Uhr zeigt „%1“; mit der Zeit des Zuges belastet zeigt sie %2</translation>
    </message>
    <message>
        <source>%1&apos;s moves took %2 ns together, not %3</source>
        <translation>die Züge von %1 dauerten zusammen %2 ns, nicht %3</translation>
    </message>
    <message>
        <source>its record says %1, and its result is %2</source>
        <translation>die Aufzeichnung sagt %1, und das Ergebnis ist %2</translation>
    </message>
    <message>
        <source>its record has another komi than %1</source>
        <translation>die Aufzeichnung hat ein anderes Komi als %1</translation>
    </message>
    <message>
        <source>its record has another handicap than %1</source>
        <translation>die Aufzeichnung hat eine andere Vorgabe als %1</translation>
    </message>
    <message>
        <source>its record has another board</source>
        <translation>die Aufzeichnung hat ein anderes Brett</translation>
    </message>
    <message>
        <source>its record calls it %1</source>
        <translation>die Aufzeichnung nennt sie %1</translation>
    </message>
    <message>
        <source>its record has the clock at &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>die Aufzeichnung hat die Uhr bei „%1“, nicht „%2“</translation>
    </message>
    <message>
        <source>its record has other words or thoughts of the engine</source>
        <translation>die Aufzeichnung hat andere Worte oder Gedanken der Engine</translation>
    </message>
    <message>
        <source>its record is no SGF file of one game</source>
        <translation>die Aufzeichnung ist keine SGF-Datei einer Partie</translation>
    </message>
    <message>
        <source>its record has %1 moves, not %2</source>
        <translation>die Aufzeichnung hat %1 Züge, nicht %2</translation>
    </message>
    <message>
        <source>its record has another move</source>
        <translation>die Aufzeichnung hat einen anderen Zug</translation>
    </message>
    <message>
        <source>by its log no engine answered this move</source>
        <translation>nach dem Protokoll hat keine Engine diesen Zug geantwortet</translation>
    </message>
    <message>
        <source>by its log no engine was told this move</source>
        <translation>nach dem Protokoll erfuhr keine Engine diesen Zug</translation>
    </message>
    <message>
        <source>it does not repeat game %1 as it says</source>
        <translation>sie wiederholt nicht Partie %1, wie sie sagt</translation>
    </message>
    <message>
        <source>it repeats game %1 and does not say so</source>
        <translation>sie wiederholt Partie %1 und sagt es nicht</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>it is not in the manifest</source>
        <translation>steht nicht im Manifest</translation>
    </message>
    <message>
        <source>it is not what was sealed</source>
        <translation>ist nicht, was versiegelt wurde</translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot;, and by the settings it is &quot;%3&quot;</source>
        <translation>%1 war „%2“, und nach den Einstellungen ist es „%3“</translation>
    </message>
    <message>
        <source>it is no game, or another one</source>
        <translation>ist keine Partie oder nicht diese</translation>
    </message>
    <message>
        <source>the game has another result</source>
        <translation>die Partie hat ein anderes Ergebnis</translation>
    </message>
    <message>
        <source>the competition has no such game</source>
        <translation>der Wettkampf hat keine solche Partie</translation>
    </message>
    <message>
        <source>it begins from another position, or by other rules</source>
        <translation>sie beginnt mit einer anderen Stellung oder nach anderen Regeln</translation>
    </message>
    <message>
        <source>it is a file of no game</source>
        <translation>ist eine Datei keiner Partie</translation>
    </message>
    <message>
        <source>the report says %1; it comes out as %2</source>
        <translation>der Bericht sagt %1; es ergibt sich %2</translation>
    </message>
    <message>
        <source>%1 scores: nobody&apos;s word on them is kept</source>
        <translation>%1 Ergebnisse: niemandes Wort dazu ist aufgehoben</translation>
    </message>
    <message>
        <source>%1 games: they have no moves</source>
        <translation>%1 Partien: sie haben keine Züge</translation>
    </message>
    <message>
        <source>clocks of %1 games: how fast their machines were is not kept</source>
        <translation>Uhren von %1 Partien: das Tempo ihrer Rechner ist nicht aufgehoben</translation>
    </message>
    <message>
        <source>it is not the one whose hash was published</source>
        <translation>ist nicht das, dessen Hash veröffentlicht wurde</translation>
    </message>
    <message>
        <source>a competition that was never played, or games left out of it, if settings, games, records, logs and report tell the same</source>
        <translation>ein Wettkampf, der nie gespielt wurde, oder ausgelassene Partien, wenn Einstellungen, Partien, Aufzeichnungen, Protokolle und Bericht dasselbe sagen</translation>
    </message>
    <message>
        <source>what engines, networks and files were, if engines.json and report.json tell the same; engines that are asked again tell how they play</source>
        <translation>was Engines, Netze und Dateien waren, wenn engines.json und report.json dasselbe sagen; Engines, die noch einmal gefragt werden, zeigen, wie sie spielen</translation>
    </message>
    <message>
        <source>how long moves took and when games were played, if games, records and report tell the same, and how fast machines were, if clocks agree</source>
        <translation>wie lange Züge dauerten und wann Partien gespielt wurden, wenn Partien, Aufzeichnungen und Bericht dasselbe sagen, und wie schnell Rechner waren, wenn die Uhren stimmen</translation>
    </message>
    <message>
        <source>settings that leave no trace in games: arguments, environment, seed, patience, policies, limits that nothing reached, what was kept</source>
        <translation>Einstellungen, die in Partien keine Spur lassen: Argumente, Umgebung, Seed, Geduld, Vorgehensweisen, Grenzen, die nichts erreichte, was aufgehoben wurde</translation>
    </message>
    <message>
        <source>what logs say beside moves, engines&apos; standard error, and events that the report does not list</source>
        <translation>was Protokolle außer Zügen sagen, Standardfehler der Engines und Ereignisse, die der Bericht nicht aufführt</translation>
    </message>
    <message>
        <source>the manifest&apos;s own words: when and by what it was sealed, what was replaced and left out</source>
        <translation>die Worte des Manifests selbst: wann und womit versiegelt, was ersetzt und ausgelassen wurde</translation>
    </message>
    <message>
        <source>Sealed %1 by %2</source>
        <translation>Versiegelt %1 von %2</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1, as published</source>
        <translation>SHA-256 des Manifests: %1, wie veröffentlicht</translation>
    </message>
    <message>
        <source>Checked: %1 entries, %2 games, %3 moves, %4 scores, clocks of %5 games, %6 records, %7 logs, %8 values of the report</source>
        <translation>Geprüft: %1 Einträge, %2 Partien, %3 Züge, %4 Ergebnisse, Uhren von %5 Partien, %6 Aufzeichnungen, %7 Protokolle, %8 Werte des Berichts</translation>
    </message>
    <message>
        <source>Engines were asked %1 moves again</source>
        <translation>Engines wurden noch einmal nach %1 Zügen gefragt</translation>
    </message>
    <message>
        <source>Not checked:</source>
        <translation>Nicht geprüft:</translation>
    </message>
    <message>
        <source>Left out when it was sealed:</source>
        <translation>Beim Versiegeln ausgelassen:</translation>
    </message>
    <message>
        <source>Not to be seen if the manifest was written anew (compare its hash with one that was published):</source>
        <translation>Nicht zu sehen, wenn das Manifest neu geschrieben wurde (vergleichen Sie seinen Hash mit einem veröffentlichten):</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>Alles ist, wie es versiegelt wurde.</translation>
    </message>
    <message>
        <source>%1 differences.</source>
        <translation>%1 Unterschiede.</translation>
    </message>
    <message>
        <source>refuses suicide of a single stone</source>
        <translation>lehnt Selbstmord eines einzelnen Steins ab</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; it cannot be told otherwise</source>
        <translation>%1, den diese Regeln erlauben, und verlöre kampflos, wenn der Gegner ihn spielt; es lässt sich ihr nicht anders sagen</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; add %2 to its command line</source>
        <translation>%1, den diese Regeln erlauben, und verlöre kampflos, wenn der Gegner ihn spielt; setzen Sie %2 in die Befehlszeile</translation>
    </message>
    <message>
        <source>counts by Chinese rules (area), but the game is counted by territory</source>
        <translation>zählt nach chinesischen Regeln (Fläche), die Partie aber wird nach Gebiet gezählt</translation>
    </message>
    <message>
        <source>counts by Japanese rules (territory), but the game is counted by area</source>
        <translation>zählt nach japanischen Regeln (Gebiet), die Partie aber wird nach Fläche gezählt</translation>
    </message>
    <message>
        <source>is not told the komi, for which the Go Modem Protocol has no word</source>
        <translation>erfährt das Komi nicht, für das das Go-Modem-Protokoll kein Wort hat</translation>
    </message>
    <message>
        <source>%1, and it cannot be told other rules</source>
        <translation>%1, und andere Regeln lassen sich ihr nicht sagen</translation>
    </message>
    <message>
        <source>%1; its command line has %2, not %3</source>
        <translation>%1; in der Befehlszeile steht %2, nicht %3</translation>
    </message>
    <message>
        <source>%1; add %2 to its command line</source>
        <translation>%1; setzen Sie %2 in die Befehlszeile</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>Anspruch</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>kampflos</translation>
    </message>
    <message>
        <source>move-limit</source>
        <translation>Zuggrenze</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>Schiedsspruch</translation>
    </message>
    <message>
        <source>the engine %1 %2</source>
        <translation>die Engine %1 %2</translation>
    </message>
    <message>
        <source>game %1, after move %2: the engine %3</source>
        <translation>Partie %1, nach Zug %2: die Engine %3</translation>
    </message>
    <message>
        <source>is no time up to a day</source>
        <translation>ist keine Zeit bis zu einem Tag</translation>
    </message>
    <message>
        <source>is not of the form 20-60, 20- or -60</source>
        <translation>hat nicht die Form 20-60, 20- oder -60</translation>
    </message>
    <message>
        <source>holds no move</source>
        <translation>enthält keinen Zug</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>ist nichts von %1</translation>
    </message>
    <message>
        <source>is no number of points</source>
        <translation>ist keine Punktzahl</translation>
    </message>
    <message>
        <source>is no list of sabaki, katrain, lizzie</source>
        <translation>ist keine Liste aus sabaki, katrain, lizzie</translation>
    </message>
    <message>
        <source>--report: %1 does not end with .html, .json or .csv</source>
        <translation>--report: %1 endet nicht auf .html, .json oder .csv</translation>
    </message>
    <message>
        <source>no engine is given; say which with --%1</source>
        <translation>keine Engine angegeben; mit --%1 wird eine genannt</translation>
    </message>
    <message>
        <source>FILES are missing</source>
        <translation>FILES fehlt</translation>
    </message>
    <message>
        <source>--on needs --journal FILE</source>
        <translation>--on braucht --journal FILE</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE</source>
        <translation>--on ssh braucht --hosts FILE</translation>
    </message>
    <message>
        <source>there are no game files</source>
        <translation>es gibt keine Partiedateien</translation>
    </message>
    <message>
        <source>--stop takes the name of a run</source>
        <translation>--stop nimmt den Namen eines Laufs</translation>
    </message>
    <message>
        <source>say which file of accounts</source>
        <translation>welche Datei mit Konten?</translation>
    </message>
    <message>
        <source>no password was given</source>
        <translation>kein Passwort angegeben</translation>
    </message>
    <message>
        <source>is no whole number from 5 to 25</source>
        <translation>ist keine ganze Zahl von 5 bis 25</translation>
    </message>
    <message>
        <source>say which engine: its command line, or its name</source>
        <translation>welche Engine? Ihre Befehlszeile oder ihr Name</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; quote a command that has several words</source>
        <translation>&quot;%1&quot; ist zu viel; ein Befehl aus mehreren Wörtern steht in Anführungszeichen</translation>
    </message>
    <message>
        <source>your engines cannot be read: %1</source>
        <translation>Ihre Engines können nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>%1 is no calibration: that is type = &quot;tune&quot; with method = &quot;calibration&quot; in [tune]</source>
        <translation>%1 ist keine Kalibrierung: das ist type = &quot;tune&quot; mit method = &quot;calibration&quot; in [tune]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation>&quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>Standardausgabe: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; -o names the file to write</source>
        <translation>&quot;%1&quot; ist zu viel; -o nennt die Datei, die geschrieben wird</translation>
    </message>
    <message>
        <source>%1 has been played already; see reset</source>
        <translation>%1 ist schon gespielt worden; siehe reset</translation>
    </message>
    <message>
        <source>%1 already exists; --force writes over it</source>
        <translation>%1 gibt es schon; --force überschreibt es</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of text, html and json</source>
        <translation>--format: &quot;%1&quot; ist weder text noch html noch json</translation>
    </message>
    <message>
        <source>name one bundle or more</source>
        <translation>nennen Sie ein Bündel oder mehrere</translation>
    </message>
    <message>
        <source>there is no game that could be rated</source>
        <translation>keine Partie lässt sich werten</translation>
    </message>
    <message>
        <source>--max-time: &quot;%1&quot; is no time; allowed are 90s, 30m, 8h and the like</source>
        <translation>--max-time: &quot;%1&quot; ist keine Zeit; erlaubt sind 90s, 30m, 8h und dergleichen</translation>
    </message>
    <message>
        <source>--on: “%1” is not known; it takes here, slurm or ssh</source>
        <translation>--on: „%1“ ist unbekannt; möglich sind here, slurm und ssh</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE, or hosts in [machines]</source>
        <translation>--on ssh braucht --hosts FILE oder hosts in [machines]</translation>
    </message>
    <message>
        <source>--keep: &quot;%1&quot; is none of environment, folders, users and hosts</source>
        <translation>--keep: &quot;%1&quot; ist nichts von environment, folders, users und hosts</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of sgf, json, csv and matchups</source>
        <translation>--format: &quot;%1&quot; ist nichts von sgf, json, csv und matchups</translation>
    </message>
    <message>
        <source>give one of --after-pairs and --now</source>
        <translation>geben Sie --after-pairs oder --now an, nicht beide</translation>
    </message>
    <message>
        <source>reset: nothing was done; --yes deletes all of these for ever, --aside moves them into a folder</source>
        <translation>reset: nichts wurde getan; --yes löscht alles davon für immer, --aside legt es in einen Ordner</translation>
    </message>
    <message>
        <source>--engines: &quot;%1&quot; is not PLAYER=COMMAND</source>
        <translation>--engines: &quot;%1&quot; ist nicht PLAYER=COMMAND</translation>
    </message>
    <message>
        <source>--stop takes after-pairs, after-games or now, --term N, and the name of a run</source>
        <translation>--stop nimmt after-pairs, after-games oder now, --term N und den Namen eines Laufs</translation>
    </message>
    <message>
        <source>--block is missing</source>
        <translation>--block fehlt</translation>
    </message>
    <message>
        <source>the engine is missing; give its command after --</source>
        <translation>die Engine fehlt; ihr Befehl steht hinter --</translation>
    </message>
    <message>
        <source>is not from 2 to %1</source>
        <translation>liegt nicht zwischen 2 und %1</translation>
    </message>
    <message>
        <source>is free; GMP has fixed points only</source>
        <translation>ist frei; GMP kennt nur feste Punkte</translation>
    </message>
    <message>
        <source>is neither black nor white</source>
        <translation>ist weder black noch white</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>missing; give the engine&apos;s command line</source>
        <translation>fehlt; geben Sie die Befehlszeile der Engine an</translation>
    </message>
    <message>
        <source>is none of black, white, both and none</source>
        <translation>ist nichts von black, white, both und none</translation>
    </message>
    <message>
        <source>is none of automatic, slow-moves, always and never</source>
        <translation>ist nichts von automatic, slow-moves, always und never</translation>
    </message>
    <message>
        <source>is no time; allowed are 200ms, 1s, 1.5s and the like</source>
        <translation>ist keine Zeit; erlaubt sind 200ms, 1s, 1.5s und dergleichen</translation>
    </message>
    <message>
        <source>is none of allowed, forbidden and frozen</source>
        <translation>ist nichts von allowed, forbidden und frozen</translation>
    </message>
    <message>
        <source>is neither warning nor forfeit</source>
        <translation>ist weder warning noch forfeit (kampflos)</translation>
    </message>
    <message>
        <source>asks a person, and there is nobody here</source>
        <translation>fragt einen Menschen, und hier ist keiner</translation>
    </message>
    <message>
        <source>--scorer %1 asks no referee</source>
        <translation>--scorer %1 fragt keinen Schiedsrichter</translation>
    </message>
    <message>
        <source>asks a referee; say which engine with --referee</source>
        <translation>fragt einen Schiedsrichter; nennen Sie die Engine mit --referee</translation>
    </message>
    <message>
        <source>&quot;move&quot; and --watchdog say the same; give one</source>
        <translation>&quot;move&quot; und --watchdog sagen dasselbe; geben Sie eines an</translation>
    </message>
    <message>
        <source>does not end in .html, .txt, .json or .csv</source>
        <translation>endet nicht auf .html, .txt, .json oder .csv</translation>
    </message>
    <message>
        <source>say with --results which file has the games</source>
        <translation>nennen Sie mit --results die Datei mit den Partien</translation>
    </message>
    <message>
        <source>--adjudicate reads what engines think of their moves, so it cannot be never</source>
        <translation>--adjudicate liest, was Engines von ihren Zügen halten; never geht also nicht (Schiedsspruch)</translation>
    </message>
    <message>
        <source>is no number between 0 and 0.5</source>
        <translation>ist keine Zahl zwischen 0 und 0.5</translation>
    </message>
    <message>
        <source>is not two numbers, the lower first, such as 0,20</source>
        <translation>sind nicht zwei Zahlen, die kleinere zuerst, etwa 0,20</translation>
    </message>
    <message>
        <source>is no file and no folder</source>
        <translation>ist weder Datei noch Ordner</translation>
    </message>
    <message>
        <source>is neither game nor opening</source>
        <translation>ist weder game (Partie) noch opening (Eröffnung)</translation>
    </message>
    <message>
        <source>there are no --openings</source>
        <translation>es gibt keine --openings</translation>
    </message>
    <message>
        <source>no build is given</source>
        <translation>kein Build angegeben</translation>
    </message>
    <message>
        <source>has no {}</source>
        <translation>hat kein {}</translation>
    </message>
    <message>
        <source>say what to test: --test or --sprt</source>
        <translation>was soll geprüft werden: --test oder --sprt?</translation>
    </message>
    <message>
        <source>no suite is given</source>
        <translation>keine Testreihe angegeben</translation>
    </message>
    <message>
        <source>is neither gnugo nor strict</source>
        <translation>ist weder gnugo noch strict</translation>
    </message>
    <message>
        <source>%1: it cannot be read as SGF</source>
        <translation>%1: lässt sich nicht als SGF lesen</translation>
    </message>
    <message>
        <source>%1: game %2 is on a board of %3x%4; see --size</source>
        <translation>%1: Partie %2 ist auf einem Brett von %3x%4; siehe --size</translation>
    </message>
    <message>
        <source>there is no game in %1</source>
        <translation>in %1 ist keine Partie</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not COMMAND=SENT</source>
        <translation>&quot;%1&quot; ist nicht COMMAND=SENT</translation>
    </message>
    <message>
        <source>is none of resign, pass and alternate</source>
        <translation>ist nichts von resign (aufgeben), pass (passen) und alternate</translation>
    </message>
    <message>
        <source>goes with --replace alternate, which needs it</source>
        <translation>gehört zu --replace alternate, das es braucht</translation>
    </message>
    <message>
        <source>are no rules</source>
        <translation>sind keine Regeln</translation>
    </message>
    <message>
        <source>is no time; allowed are 500ms, 2s and the like</source>
        <translation>ist keine Zeit; erlaubt sind 500ms, 2s und dergleichen</translation>
    </message>
    <message>
        <source>follows the record; say with --sgf where that is</source>
        <translation>folgt der Aufzeichnung; nennen Sie mit --sgf deren Ort</translation>
    </message>
    <message>
        <source>goes with --listen; a controller at the standard streams may send everything</source>
        <translation>gehört zu --listen; ein Controller an den Standardströmen darf alles senden</translation>
    </message>
    <message>
        <source>%1: there are %2 logs; no more are written</source>
        <translation>%1: es gibt %2 Protokolle; weitere werden nicht geschrieben</translation>
    </message>
    <message>
        <source>shinpan cannot be started; open %1 with it by hand</source>
        <translation>shinpan lässt sich nicht starten; öffnen Sie %1 damit von Hand</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1: %2</translation>
    </message>
    <message>
        <source>say which script</source>
        <translation>welches Skript?</translation>
    </message>
    <message>
        <source>say which engine, with --engine</source>
        <translation>welche Engine? Mit --engine wird sie genannt</translation>
    </message>
    <message>
        <source>it is packed; unpack it first, with gunzip</source>
        <translation>sie ist gepackt; entpacken Sie sie zuerst mit gunzip</translation>
    </message>
    <message>
        <source>%1: it names no record of game %2; match keeps them with --sgf</source>
        <translation>%1: nennt keine Aufzeichnung der Partie %2; match behält sie mit --sgf</translation>
    </message>
    <message>
        <source>there is no game in it</source>
        <translation>darin ist keine Partie</translation>
    </message>
    <message>
        <source>%1: there is no game in it</source>
        <translation>%1: darin ist keine Partie</translation>
    </message>
    <message>
        <source>say which two sets of games: folders, files or results</source>
        <translation>welche zwei Mengen von Partien? Ordner, Dateien oder Ergebnisse</translation>
    </message>
    <message>
        <source>say which files or folders</source>
        <translation>welche Dateien oder Ordner?</translation>
    </message>
    <message>
        <source>--merge and --output FILE belong together</source>
        <translation>--merge und --output FILE gehören zusammen</translation>
    </message>
    <message>
        <source>--move and --node exclude each other</source>
        <translation>--move und --node schließen einander aus</translation>
    </message>
    <message>
        <source>%1; not rewritten without --force</source>
        <translation>%1; ohne --force nicht neu geschrieben</translation>
    </message>
    <message>
        <source>-i and -o exclude each other</source>
        <translation>-i und -o schließen einander aus</translation>
    </message>
    <message>
        <source>-o takes the result of one file; sgf merge joins several</source>
        <translation>-o nimmt das Ergebnis einer Datei; sgf merge fügt mehrere zusammen</translation>
    </message>
    <message>
        <source>-o %1: the name must end in %2 or a slash; or say --format</source>
        <translation>-o %1: der Name muss auf %2 oder einen Schrägstrich enden, oder nennen Sie --format</translation>
    </message>
    <message>
        <source>--format: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--format: &quot;%1&quot; gibt es nicht; möglich sind %2</translation>
    </message>
    <message>
        <source>--range: &quot;%1&quot; is no range of moves; say 1-50, 51- or 12</source>
        <translation>--range: &quot;%1&quot; ist kein Bereich von Zügen; möglich sind 1-50, 51- oder 12</translation>
    </message>
    <message>
        <source>--move goes with neither --node nor --range</source>
        <translation>--move passt weder zu --node noch zu --range</translation>
    </message>
    <message>
        <source>-o is missing; say where to write, as in -o board.png</source>
        <translation>-o fehlt; wohin soll geschrieben werden, etwa -o board.png?</translation>
    </message>
    <message>
        <source>a slide show cannot be written to standard output</source>
        <translation>eine Bilderfolge lässt sich nicht auf die Standardausgabe schreiben</translation>
    </message>
    <message>
        <source>--pace: &quot;%1&quot; is no number of seconds from 0.02 to 60</source>
        <translation>--pace: &quot;%1&quot; ist keine Zahl von Sekunden von 0.02 bis 60</translation>
    </message>
    <message>
        <source>%1 is missing, which draws; build Shinpan with its window (-DSHINPAN_UI=ON) or install it whole</source>
        <translation>%1 fehlt, das zeichnet; bauen Sie Shinpan mit seinem Fenster (-DSHINPAN_UI=ON) oder installieren Sie es ganz</translation>
    </message>
    <message>
        <source>FILE is missing; - reads standard input</source>
        <translation>FILE fehlt; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>--rules: &quot;%1&quot; is no rule set known here; say Japanese, Chinese, AGA, NZ or fields such as ko=simple,scoring=area</source>
        <translation>--rules: &quot;%1&quot; sind keine bekannten Regeln; möglich sind Japanese, Chinese, AGA, NZ oder Felder wie ko=simple,scoring=area</translation>
    </message>
    <message>
        <source>--legal: &quot;%1&quot; is no colour; say b or w</source>
        <translation>--legal: &quot;%1&quot; ist keine Farbe; möglich sind b und w</translation>
    </message>
    <message>
        <source>has no position to solve</source>
        <translation>hat keine Stellung, die zu lösen wäre</translation>
    </message>
    <message>
        <source>this is a directory; add -r to look into it</source>
        <translation>das ist ein Verzeichnis; mit -r wird hineingesehen</translation>
    </message>
    <message>
        <source>--game %1: it is not a record of Go</source>
        <translation>--game %1: ist keine Go-Partie</translation>
    </message>
    <message>
        <source>%1 more of these</source>
        <translation>%1 weitere davon</translation>
    </message>
    <message>
        <source>a handicap of %1 without stones: %2</source>
        <translation>eine Vorgabe von %1 ohne Steine: %2</translation>
    </message>
    <message>
        <source>--charset: &quot;%1&quot; is no character set that is known here; try UTF-8, GB18030, Big5, Shift_JIS, EUC-KR or ISO-8859-1</source>
        <translation>--charset: &quot;%1&quot; ist kein bekannter Zeichensatz; versuchen Sie UTF-8, GB18030, Big5, Shift_JIS, EUC-KR oder ISO-8859-1</translation>
    </message>
    <message>
        <source>FILES are missing; - reads standard input</source>
        <translation>FILES fehlt; - liest die Standardeingabe</translation>
    </message>
    <message>
        <source>--name: there is no {%1}; --help lists what there is</source>
        <translation>--name: {%1} gibt es nicht; --help führt auf, was es gibt</translation>
    </message>
    <message>
        <source>already exists; --force replaces it</source>
        <translation>gibt es schon; --force ersetzt es</translation>
    </message>
    <message>
        <source>there is no game of Go</source>
        <translation>es gibt keine Go-Partie</translation>
    </message>
    <message>
        <source>%1; your engines cannot be read: %2</source>
        <translation>%1; Ihre Engines können nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deadline; allowed are start, setup, move, scoring and quit with a time, such as start=30s,move=2m</source>
        <translation>&quot;%1&quot; ist keine Frist; erlaubt sind start, setup, move, scoring und quit mit einer Zeit, etwa start=30s,move=2m</translation>
    </message>
    <message>
        <source>standard input cannot be read</source>
        <translation>die Standardeingabe kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>--%1: &quot;%2&quot; %3</source>
        <translation>--%1: &quot;%2&quot; %3</translation>
    </message>
    <message>
        <source>say whose moves, with --proposer</source>
        <translation>wessen Züge? Mit --proposer wird es gesagt</translation>
    </message>
    <message>
        <source>is no number from %1 to %2</source>
        <translation>ist keine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>--theme: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--theme: &quot;%1&quot; gibt es nicht; möglich sind %2 (Themen)</translation>
    </message>
    <message>
        <source>--region: &quot;%1&quot; is no part of this board; name two opposite corners, as in C3:K10</source>
        <translation>--region: &quot;%1&quot; ist kein Teil dieses Bretts; nennen Sie zwei gegenüberliegende Ecken, etwa C3:K10</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>, %1 points</source>
        <translation>, %1 Punkte</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Mittelspiel</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Per 100</source>
        <translation>Je 100</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Kleine</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mittlere</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Große</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Accuracy and mistakes by phase</source>
        <translation>Genauigkeit und Fehler nach Phase</translation>
    </message>
    <message>
        <source>%1 more players are in the JSON and CSV reports.</source>
        <translation>%1 weitere Spieler stehen in den Berichten als JSON und CSV.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>The board before move %1</source>
        <translation>Das Brett vor Zug %1</translation>
    </message>
    <message>
        <source>Move %1 %2 lost %3; better was %4</source>
        <translation>Zug %1 %2 verlor %3; besser war %4</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Es gibt keine Fehler.</translation>
    </message>
    <message>
        <source>%1 to play, %2 games</source>
        <translation>%1 am Zug, %2 Partien</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Opening positions that several games came to, those first where most was lost: rings are what was played, a square is the engine&apos;s choice.</source>
        <translation>Stellungen der Eröffnung, die in mehreren Partien vorkamen; zuerst die, in denen am meisten verloren wurde. Ringe zeigen, was gespielt wurde, ein Quadrat die Wahl der Engine.</translation>
    </message>
    <message>
        <source>The same positions, judged by two engines: how often they would play the same move, how far apart their values are, and which mistakes both or only one of them saw.</source>
        <translation>Dieselben Stellungen, von zwei Engines beurteilt: wie oft sie denselben Zug spielen würden, wie weit ihre Werte auseinanderliegen und welche Fehler beide oder nur eine von ihnen sahen.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Same choice</source>
        <translation>Gleiche Wahl</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Points apart</source>
        <translation>Abstand in Punkten</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>Fehler für beide</translation>
    </message>
    <message>
        <source>First only</source>
        <translation>Nur erste</translation>
    </message>
    <message>
        <source>Second only</source>
        <translation>Nur zweite</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>Engines im Vergleich</translation>
    </message>
    <message>
        <source>small: %1; middle: %2; large: %3</source>
        <translation>klein: %1; mittel: %2; groß: %3</translation>
    </message>
    <message>
        <source>Of a move: 0.75 to the power of the points it lost, so that a point lost leaves 75 %, three points leave 42 %. Where the engine tells no points, 10 % of the chance to win count as three. The engine&apos;s own choice loses nothing. Of a player in a game: the mean of the moves. Of several games: the mean of the games, with a 95 % interval (Student&apos;s) from how they differ; one game has none.</source>
        <translation>Eines Zugs: 0,75 hoch die Punkte, die er verlor; ein verlorener Punkt lässt also 75 %, drei Punkte lassen 42 %. Wo die Engine keine Punkte nennt, gelten 10 % Siegchance als drei. Die Wahl der Engine selbst verliert nichts. Eines Spielers in einer Partie: das Mittel der Züge. Mehrerer Partien: das Mittel der Partien mit einem 95-%-Intervall (Student) aus ihren Unterschieden; bei einer Partie gibt es keines.</translation>
    </message>
    <message>
        <source>Moves that lost more than the engine is unsure of: %1. The percents are of the chance to win.</source>
        <translation>Züge, die mehr verloren, als die Engine unsicher ist: %1. Die Prozente sind solche der Siegchance.</translation>
    </message>
    <message>
        <source>Choice, loss, points</source>
        <translation>Wahl, Verlust, Punkte</translation>
    </message>
    <message>
        <source>The share of the moves that were the engine&apos;s first choice, and what a move lost on average: of the chance to win, and points.</source>
        <translation>Der Anteil der Züge, die die erste Wahl der Engine waren, und was ein Zug im Mittel verlor: an Siegchance und an Punkten.</translation>
    </message>
    <message>
        <source>On 19×19 the opening is the first 50 moves and the endgame begins with move 151; on smaller boards earlier in proportion.</source>
        <translation>Auf 19×19 sind die ersten 50 Züge die Eröffnung, und das Endspiel beginnt mit Zug 151; auf kleineren Brettern entsprechend früher.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Mangel</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Mängel</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>%1 per 100 moves</source>
        <translation>%1 je 100 Züge</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Durchsicht: %1</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, von %1</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>Schlimmste Fehler</translation>
    </message>
    <message>
        <source>The same positions</source>
        <translation>Dieselben Stellungen</translation>
    </message>
    <message>
        <source>How to read this</source>
        <translation>Wie das zu lesen ist</translation>
    </message>
    <message>
        <source>%1 points or %2 %, or more</source>
        <translation>ab %1 Punkten oder %2 %</translation>
    </message>
    <message>
        <source>%1 to %2 points or %3 to %4 %</source>
        <translation>%1 bis %2 Punkte oder %3 bis %4 %</translation>
    </message>
    <message>
        <source>the program of %1 was not identified, so it is a player of its own</source>
        <translation>das Programm von %1 wurde nicht erkannt, also ist es ein eigener Spieler</translation>
    </message>
    <message>
        <source>%1x%2, komi %3, %4, %5</source>
        <translation>%1x%2, Komi %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 (Black), %2 (White)</source>
        <translation>%1 (Schwarz), %2 (Weiß)</translation>
    </message>
    <message>
        <source>Pool of 1 bundle</source>
        <translation>Sammelwertung aus 1 Bündel</translation>
    </message>
    <message>
        <source>Pool of %1 bundles</source>
        <translation>Sammelwertung aus %1 Bündeln</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>Bündel</translation>
    </message>
    <message>
        <source>competition</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>versiegelt</translation>
    </message>
    <message>
        <source>also in others</source>
        <translation>auch in anderen</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>manifest</source>
        <translation>Manifest</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Bündel</translation>
    </message>
    <message>
        <source>Games that an earlier bundle has, too, count once; games without a known winner or with a handicap are left out.</source>
        <translation>Partien, die auch ein früheres Bündel enthält, zählen einmal; ausgelassen sind die ohne bekannten Sieger und die mit Vorgabe.</translation>
    </message>
    <message>
        <source>called in the bundles</source>
        <translation>in den Bündeln genannt</translation>
    </message>
    <message>
        <source>bundles</source>
        <translation>Bündel</translation>
    </message>
    <message>
        <source>not identified</source>
        <translation>nicht erkannt</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>Wer ist wer</translation>
    </message>
    <message>
        <source>The same program and files, started in the same way, are the same player, whatever it is called.</source>
        <translation>Dasselbe Programm mit denselben Dateien, ebenso gestartet, ist derselbe Spieler, wie er auch heißt.</translation>
    </message>
    <message>
        <source>Elo by all games</source>
        <translation>Elo aus allen Partien</translation>
    </message>
    <message>
        <source>Elo here alone</source>
        <translation>Elo nur hier</translation>
    </message>
    <message>
        <source>here above</source>
        <translation>hier höher</translation>
    </message>
    <message>
        <source>its 95%</source>
        <translation>davon 95%</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Bedingungen</translation>
    </message>
    <message>
        <source>pooled bundles</source>
        <translation>Sammelwertung</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 Spieler</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 Spieler</translation>
    </message>
    <message>
        <source>all under the same conditions</source>
        <translation>alle unter denselben Bedingungen</translation>
    </message>
    <message>
        <source>%1 different conditions</source>
        <translation>%1 verschiedene Bedingungen</translation>
    </message>
    <message>
        <source>A player is as strong under all conditions; what having Black is worth is each condition’s own. Both come from all games at once (Bradley–Terry, maximum likelihood), in which each player has had one more game, half of it won, against somebody of average strength. The columns behind that are of the games of one condition alone: where “here above” is far from 0, the player is not as strong there as elsewhere.</source>
        <translation>Ein Spieler ist unter allen Bedingungen gleich stark; was Schwarz wert ist, hat jede Bedingung für sich. Beides kommt aus allen Partien zugleich (Bradley–Terry, Maximum-Likelihood), wobei jeder Spieler eine Partie mehr hatte, halb gewonnen, gegen jemanden mittlerer Stärke. Die Spalten dahinter sind von den Partien einer Bedingung allein: Wo „hier höher“ weit von 0 ist, ist der Spieler dort nicht so stark wie sonst.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>Chinesisch (KGS)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA mit Button</translation>
    </message>
    <message>
        <source>NZ</source>
        <translation>Neuseeländisch</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>GOE</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>Steinzählung</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>Altes Gebiet</translation>
    </message>
    <message>
        <source>block %1 is damaged, or of another run</source>
        <translation>Block %1 ist beschädigt oder von einem anderen Lauf</translation>
    </message>
    <message>
        <source>there is no terminal to ask at; use password_file</source>
        <translation>kein Terminal, um zu fragen; verwenden Sie password_file</translation>
    </message>
    <message>
        <source>listening at %1</source>
        <translation>lauscht an %1</translation>
    </message>
    <message>
        <source>standard input cannot be changed in place; leave out -i</source>
        <translation>die Standardeingabe lässt sich nicht an Ort und Stelle ändern; lassen Sie -i weg</translation>
    </message>
    <message>
        <source>--game %1: the number of games is %2</source>
        <translation>--game %1: die Zahl der Partien ist %2</translation>
    </message>
    <message>
        <source>none were set up, for there are no fixed points for so many, or a move stands on one of them</source>
        <translation>es wurden keine gesetzt, denn für so viele gibt es keine festen Punkte, oder ein Zug steht auf einem davon</translation>
    </message>
    <message>
        <source>the fixed points were taken</source>
        <translation>die festen Punkte wurden genommen</translation>
    </message>
    <message>
        <source>an engine that does not know kata-time_settings is told %1 instead of %2, for GTP has whole seconds only</source>
        <translation>eine Engine, die kata-time_settings nicht kennt, erfährt %1 statt %2, denn GTP hat nur ganze Sekunden</translation>
    </message>
    <message>
        <source>is told &quot;%1&quot; at its start, which leaves it no time to think; &quot;%2&quot; says that nothing limits it</source>
        <translation>erhält beim Start &quot;%1&quot;, womit ihr keine Zeit zum Nachdenken bleibt; &quot;%2&quot; sagt, dass nichts sie begrenzt</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>der Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>the engine %1 is started again: it %2</source>
        <translation>die Engine %1 wird neu gestartet: Sie %2</translation>
    </message>
    <message>
        <source>%1 visits a position</source>
        <translation>%1 Besuche je Stellung</translation>
    </message>
    <message>
        <source>%1 seconds a position</source>
        <translation>%1 Sekunden je Stellung</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 positions</source>
        <translation>%1 von %2 Dateien, %3 Stellungen</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <translation>%1 (%2 Punkte)</translation>
    </message>
    <message>
        <source>lost %1; the engine&apos;s choice</source>
        <translation>verlor %1; die Wahl der Engine</translation>
    </message>
    <message>
        <source>lost %1; better was %2</source>
        <translation>verlor %1; besser war %2</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 Zug</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 Züge</translation>
    </message>
    <message>
        <source>average loss %1, the engine&apos;s choice %2 of %3</source>
        <translation>mittlerer Verlust %1, Wahl der Engine %2 von %3</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, Partie %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>%1 files wait, %2 blocks are out, %3</source>
        <translation>%1 Dateien warten, %2 Blöcke sind unterwegs, %3</translation>
    </message>
    <message>
        <source>%1: warning: parts of it were not understood; &quot;shinpan-cli sgf check&quot; says which</source>
        <translation>%1: Warnung: Teile davon wurden nicht verstanden; &quot;shinpan-cli sgf check&quot; sagt, welche</translation>
    </message>
    <message>
        <source>%1: %2 of %3 positions</source>
        <translation>%1: %2 von %3 Stellungen</translation>
    </message>
    <message>
        <source>stopping after the running games; once more to log out at once</source>
        <translation>Ende nach den laufenden Partien; noch einmal, um sich sofort abzumelden</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 won, %4 lost, %5 drawn, %6 broken off</source>
        <translation>%1: %2 Partien, %3 gewonnen, %4 verloren, %5 unentschieden, %6 abgebrochen</translation>
    </message>
    <message>
        <source>last rating %1</source>
        <translation>letzte Wertung %1</translation>
    </message>
    <message>
        <source>checking %1 of %2: %3</source>
        <translation>Prüfung %1 von %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 Elo from %3 wanted, %4 ± %5 in the round robin</source>
        <translation>%1: %2 Elo über %3 gewünscht, %4 ± %5 im Rundenturnier</translation>
    </message>
    <message>
        <source>“%1” is kept as a strength of “%2”</source>
        <translation>„%1“ ist als Stärke von „%2“ aufgehoben</translation>
    </message>
    <message>
        <source>%1: not taken over: %2</source>
        <translation>%1: nicht übernommen: %2</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3%4</source>
        <translation>SPRT Elo %1 oder %2: LLR %3%4</translation>
    </message>
    <message>
        <source>there is no --sprt</source>
        <translation>es gibt kein --sprt</translation>
    </message>
    <message>
        <source>build %1 of %2, %3</source>
        <translation>Build %1 von %2, %3</translation>
    </message>
    <message>
        <source>%1: passes</source>
        <translation>%1: besteht</translation>
    </message>
    <message>
        <source>%1: fails</source>
        <translation>%1: fällt durch</translation>
    </message>
    <message>
        <source>%1: cannot be run</source>
        <translation>%1: lässt sich nicht ausführen</translation>
    </message>
    <message>
        <source>no build fails that could be run</source>
        <translation>kein Build fällt durch, das sich ausführen ließ</translation>
    </message>
    <message>
        <source>the first that fails: %1</source>
        <translation>das erste, das durchfällt: %1</translation>
    </message>
    <message>
        <source>the first that fails is one of %1, the last of which does: %2</source>
        <translation>das erste, das durchfällt, ist eines von %1; das letzte davon: %2</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 Lauf</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 Läufe</translation>
    </message>
    <message>
        <source>%1 of %2 suites</source>
        <translation>%1 von %2 Testreihen</translation>
    </message>
    <message>
        <source>%1 of %2 games played out</source>
        <translation>%1 von %2 Partien ausgespielt</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1 von %2 Stellungen</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nichts)</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>abgelehnt: %1</translation>
    </message>
    <message>
        <source>was</source>
        <translation>war</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ist</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 Befehl</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>%1 Befehle</translation>
    </message>
    <message>
        <source>no answer to compare with</source>
        <translation>keine Antwort zum Vergleichen</translation>
    </message>
    <message>
        <source>all %1 recorded answers the same</source>
        <translation>alle %1 aufgezeichneten Antworten gleich</translation>
    </message>
    <message>
        <source>%1 of %2 recorded answers differ</source>
        <translation>%1 von %2 aufgezeichneten Antworten anders</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>both %1</source>
        <translation>beide %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1: differ from move %2 (%3, %4), %5 of %6 moves alike; %7 and %8 moves, %9</source>
        <translation>%1: verschieden ab Zug %2 (%3, %4), %5 von %6 Zügen gleich; %7 und %8 Züge, %9</translation>
    </message>
    <message>
        <source>%1 of %2 games are the same, %3 have the same result</source>
        <translation>%1 von %2 Partien sind gleich, %3 haben dasselbe Ergebnis</translation>
    </message>
    <message>
        <source>the others differ from move %1 to %2, move %3 in the middle</source>
        <translation>die anderen sind verschieden ab Zug %1 bis %2, Zug %3 in der Mitte</translation>
    </message>
    <message>
        <source>only in the first: %1</source>
        <translation>nur im ersten: %1</translation>
    </message>
    <message>
        <source>only in the second: %1</source>
        <translation>nur im zweiten: %1</translation>
    </message>
    <message>
        <source>turned or mirrored</source>
        <translation>gedreht oder gespiegelt</translation>
    </message>
    <message>
        <source>ends after %1 of %2 moves</source>
        <translation>endet nach %1 von %2 Zügen</translation>
    </message>
    <message>
        <source>differs after move %1</source>
        <translation>verschieden nach Zug %1</translation>
    </message>
    <message>
        <source>moves in another order</source>
        <translation>Züge in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>other comments or variations</source>
        <translation>andere Kommentare oder Varianten</translation>
    </message>
    <message>
        <source>other words about the game</source>
        <translation>andere Angaben zur Partie</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1 - %2, %3: %4 records</source>
        <translation>%1 - %2, %3: %4 Aufzeichnungen</translation>
    </message>
    <message>
        <source>%1 of %2 games are there more than once</source>
        <translation>%1 von %2 Partien sind mehr als einmal da</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation>%1 % (%2 bis %3)</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Black&apos;s score</source>
        <translation>Quote von Schwarz</translation>
    </message>
    <message>
        <source>last</source>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>end</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>%1, game %2, move %3: %4 - %5, %6 %7</source>
        <translation>%1, Partie %2, Zug %3: %4 - %5, %6 %7</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 games</source>
        <translation>%1 von %2 Dateien, %3 Partien</translation>
    </message>
    <message>
        <source>%1 files: %2 read, %3 gone; %4 games added, %5 positions</source>
        <translation>%1 Dateien: %2 gelesen, %3 weg; %4 Partien hinzugefügt, %5 Stellungen</translation>
    </message>
    <message>
        <source>%1 games, %2 problems: %3 solved by their own solution, %4 without; %5 marked, %6 of %7 lines are right</source>
        <translation>%1 Partien, %2 Probleme: %3 durch die eigene Lösung gelöst, %4 nicht; %5 markiert, %6 von %7 Varianten sind richtig</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, Stellung %2</translation>
    </message>
    <message>
        <source>others</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>%1, Black scored %2 (%3)</source>
        <translation>%1, Quote von Schwarz %2 (%3)</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>%1 games, %2 won, %3 lost</source>
        <translation>%1 Partien, %2 gewonnen, %3 verloren</translation>
    </message>
    <message>
        <source>Black won %1, White won %2, draws %3, others %4</source>
        <translation>Schwarz gewann %1, Weiß gewann %2, unentschieden %3, andere %4</translation>
    </message>
    <message>
        <source>ended by: %1</source>
        <translation>beendet durch: %1</translation>
    </message>
    <message>
        <source>moves: %1 on average, deviation %2, median %3, from %4 to %5</source>
        <translation>Züge: im Mittel %1, Abweichung %2, Median %3, von %4 bis %5</translation>
    </message>
    <message>
        <source>Board sizes</source>
        <translation>Brettgrößen</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Openings of %1 moves</source>
        <translation>Eröffnungen von %1 Zügen</translation>
    </message>
    <message>
        <source>LLR %1 (%2 to %3) after %4</source>
        <translation>LLR %1 (%2 bis %3) nach %4</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>es wurde abgebrochen</translation>
    </message>
    <message>
        <source>a game was void: %1</source>
        <translation>eine Partie war ungültig: %1</translation>
    </message>
    <message>
        <source>%1 playouts in a row were not played to their end, the last one: %2</source>
        <translation>%1 Playouts hintereinander wurden nicht zu Ende gespielt, das letzte: %2</translation>
    </message>
    <message>
        <source>the first engine %1</source>
        <translation>die erste Engine %1</translation>
    </message>
    <message>
        <source>the second engine %1</source>
        <translation>die zweite Engine %1</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>Mittelspiel</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>atari</source>
        <translation>Atari</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>Berührung</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>ruhig</translation>
    </message>
    <message>
        <source>close by</source>
        <translation>nah beieinander</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>weit auseinander</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>game %1, move %2, %3: the first chose %4 and won %5, the second chose %6 and won %7</source>
        <translation>Partie %1, Zug %2, %3: die erste wählte %4 und gewann %5, die zweite wählte %6 und gewann %7</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>gefragt</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>worth %</source>
        <translation>Wert %</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>je Partie</translation>
    </message>
    <message>
        <source>first:</source>
        <translation>erste:</translation>
    </message>
    <message>
        <source>second:</source>
        <translation>zweite:</translation>
    </message>
    <message>
        <source>played out by:</source>
        <translation>ausgespielt von:</translation>
    </message>
    <message>
        <source>The second won %1 games: %2 Elo (%3)</source>
        <translation>Die zweite gewann %1 Partien: %2 Elo (%3)</translation>
    </message>
    <message>
        <source>What cost most:</source>
        <translation>Was am meisten kostete:</translation>
    </message>
    <message>
        <source>in %1(): %2</source>
        <translation>in %1(): %2</translation>
    </message>
    <message>
        <source>a function within a function cannot be imported</source>
        <translation>eine Funktion in einer Funktion wird nicht übernommen</translation>
    </message>
    <message>
        <source>this nests too deep</source>
        <translation>das ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>%1 has no sign</source>
        <translation>%1 hat kein Vorzeichen</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>%1 as a key cannot be imported</source>
        <translation>%1 als Schlüssel wird nicht übernommen</translation>
    </message>
    <message>
        <source>“%1” could not be imported (line %2)</source>
        <translation>„%1“ ließ sich nicht übernehmen (Zeile %2)</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>„%1“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>%1() takes no more than %2 arguments</source>
        <translation>%1() nimmt höchstens %2 Argumente</translation>
    </message>
    <message>
        <source>%1() has no argument “%2”</source>
        <translation>%1() hat kein Argument „%2“</translation>
    </message>
    <message>
        <source>%1() needs the argument “%2”</source>
        <translation>%1() braucht das Argument „%2“</translation>
    </message>
    <message>
        <source>stderr_to_log: what engines write to their error output goes into a log of its game here</source>
        <translation>stderr_to_log: was Engines in ihre Fehlerausgabe schreiben, kommt hier in ein Protokoll der Partie</translation>
    </message>
    <message>
        <source>the player “%1” has no games and is left out</source>
        <translation>der Spieler „%1“ hat keine Partien und wird ausgelassen</translation>
    </message>
    <message>
        <source>“%1” is no dictionary with texts for keys</source>
        <translation>„%1“ ist kein Wörterbuch mit Texten als Schlüsseln</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>this line is not indented as any line before it</source>
        <translation>diese Zeile ist nicht eingerückt wie eine Zeile davor</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>„%1“ bedeutet hier nichts</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>eine Zeichenkette ist nicht geschlossen</translation>
    </message>
    <message>
        <source>a string has a wrong \ escape</source>
        <translation>in einer Zeichenkette ist \ falsch verwendet</translation>
    </message>
    <message>
        <source>“%1” closes no bracket</source>
        <translation>„%1“ schließt keine Klammer</translation>
    </message>
    <message>
        <source>“%1” cannot be imported</source>
        <translation>„%1“ wird nicht übernommen</translation>
    </message>
    <message>
        <source>“%1” cannot be imported; write out what it comes to</source>
        <translation>„%1“ wird nicht übernommen; schreiben Sie aus, was herauskommt</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>die Datei ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>holds %1; it takes Parameter(…)</source>
        <translation>enthält %1; erwartet wird Parameter(…)</translation>
    </message>
    <message>
        <source>cannot be imported; LINEAR(…), LOG(…) and EXPLICIT(…) are</source>
        <translation>wird nicht übernommen; LINEAR(…), LOG(…) und EXPLICIT(…) werden es</translation>
    </message>
    <message>
        <source>cannot be imported; a function that returns a number to the power of its argument is</source>
        <translation>wird nicht übernommen; eine Funktion wird es, die eine Zahl hoch ihr Argument ergibt</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True oder False</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>ein Wörterbuch</translation>
    </message>
    <message>
        <source>this is no game: %1</source>
        <translation>das ist keine Partie: %1</translation>
    </message>
    <message>
        <source>openings from %1: the table does not say which game had which</source>
        <translation>Eröffnungen aus %1: die Tabelle sagt nicht, welche Partie welche hatte</translation>
    </message>
    <message>
        <source>the table does not say the komi; %1 is assumed</source>
        <translation>die Tabelle nennt kein Komi; angenommen wird %1</translation>
    </message>
    <message>
        <source>the table does not say the board&apos;s size; %1 is assumed</source>
        <translation>die Tabelle nennt keine Brettgröße; angenommen wird %1</translation>
    </message>
    <message>
        <source>“%1” is no number of a game</source>
        <translation>„%1“ ist keine Nummer einer Partie</translation>
    </message>
    <message>
        <source>game %1 occurs twice</source>
        <translation>Partie %1 kommt zweimal vor</translation>
    </message>
    <message>
        <source>colours are not swapped in every second game, so pairs of games mean nothing</source>
        <translation>die Farben wechseln nicht mit jeder Partie, Partienpaare bedeuten also nichts</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White), move %3</source>
        <translation>%1 (Schwarz) gegen %2 (Weiß), Zug %3</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>Prisoners: Black %1, White %2</source>
        <translation>Gefangene: Schwarz %1, Weiß %2</translation>
    </message>
    <message>
        <source>Black’s chances</source>
        <translation>Chancen von Schwarz</translation>
    </message>
    <message>
        <source>%1: Black %2 %</source>
        <translation>%1: Schwarz %2 %</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <source>First move (Home)</source>
        <translation>Erster Zug (Pos1)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>Zurück (←)</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>Vor (→)</translation>
    </message>
    <message>
        <source>Last move (End)</source>
        <translation>Letzter Zug (Ende)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>1 Aufgabe</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 Aufgaben</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 Rechner</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 Rechnern</translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, %2 warten</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>This page draws its boards with a script.</source>
        <translation>Diese Seite zeichnet ihre Bretter mit einem Skript.</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>Bei der Arbeit</translation>
    </message>
    <message>
        <source>Latest results</source>
        <translation>Neueste Ergebnisse</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>The whole report, with all games, as it stands now</source>
        <translation>Der ganze Bericht mit allen Partien, wie er jetzt ist</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 Besuche</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>seit %1</translation>
    </message>
    <message>
        <source>gets no more tasks</source>
        <translation>bekommt keine Aufgaben mehr</translation>
    </message>
    <message>
        <source>%1, %2 games so far</source>
        <translation>%1, bisher %2 Partien</translation>
    </message>
    <message>
        <source>Not connected: the program that serves this page has ended, or cannot be reached. Trying again.</source>
        <translation>Keine Verbindung: Das Programm, das diese Seite zeigt, ist beendet oder nicht zu erreichen. Neuer Versuch.</translation>
    </message>
    <message>
        <source>not running now</source>
        <translation>läuft gerade nicht</translation>
    </message>
    <message>
        <source>log-likelihood ratio %1 (%2 to %3)</source>
        <translation>Log-Likelihood-Quotient %1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>has no stones</source>
        <translation>hat keine Steine</translation>
    </message>
    <message>
        <source>has %1 stones without liberties</source>
        <translation>hat %1 Steine ohne Freiheiten</translation>
    </message>
    <message>
        <source>says that the other side is to play</source>
        <translation>sagt, dass die andere Seite am Zug ist</translation>
    </message>
    <message>
        <source>begins with moves of both sides</source>
        <translation>beginnt mit Zügen beider Seiten</translation>
    </message>
    <message>
        <source>has no moves</source>
        <translation>hat keine Züge</translation>
    </message>
    <message>
        <source>has no line that ends right</source>
        <translation>hat keine Variante, die richtig endet</translation>
    </message>
    <message>
        <source>uses the word %1, which is not understood</source>
        <translation>verwendet das Wort %1, das nicht verstanden wird</translation>
    </message>
    <message>
        <source>cannot be played along its own solution</source>
        <translation>lässt sich nicht nach der eigenen Lösung spielen</translation>
    </message>
    <message>
        <source>The position of %1</source>
        <translation>Die Stellung von %1</translation>
    </message>
    <message>
        <source>Capitals are what was not expected.</source>
        <translation>Groß geschrieben ist, was nicht erwartet wurde.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>(known to fail)</source>
        <translation>(bekannter Fehler)</translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation>Antwort zuvor</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Changed since the earlier run: %1</source>
        <translation>Geändert seit dem früheren Lauf: %1</translation>
    </message>
    <message>
        <source>Not expected: %1</source>
        <translation>Nicht erwartet: %1</translation>
    </message>
    <message>
        <source>Regression tests: %1</source>
        <translation>Regressionstests: %1</translation>
    </message>
    <message>
        <source>On the boards a square is a point that the suite names, a ring one that the engine answered, a triangle one that it was asked about.</source>
        <translation>Auf den Brettern ist ein Quadrat ein Punkt, den die Testreihe nennt, ein Ring einer, den die Engine antwortete, ein Dreieck einer, nach dem gefragt wurde.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>was %1 (%2), is %3 (%4)</source>
        <translation>war %1 (%2), ist %3 (%4)</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>Antwort %1</translation>
    </message>
    <message>
        <source>expected %1, %2</source>
        <translation>erwartet %1, %2</translation>
    </message>
    <message>
        <source>%1 passes no more</source>
        <translation>%1 besteht nicht mehr</translation>
    </message>
    <message>
        <source>%1 passes now</source>
        <translation>%1 besteht jetzt</translation>
    </message>
    <message>
        <source>%1 answers otherwise</source>
        <translation>%1 antwortet anders</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 ist neu</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 ist weg</translation>
    </message>
    <message>
        <source>%1 no longer passing</source>
        <translation>%1 nicht mehr bestanden</translation>
    </message>
    <message>
        <source>%1 passing now</source>
        <translation>%1 jetzt bestanden</translation>
    </message>
    <message>
        <source>%1 answered otherwise</source>
        <translation>%1 anders beantwortet</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 neu</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 weg</translation>
    </message>
    <message>
        <source>suite</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>defekt</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>%1 line %2</source>
        <translation>%1 Zeile %2</translation>
    </message>
    <message>
        <source>there was a test %1 already</source>
        <translation>einen Test %1 gab es schon</translation>
    </message>
    <message>
        <source>there is no command above this expectation</source>
        <translation>über dieser Erwartung steht kein Befehl</translation>
    </message>
    <message>
        <source>this expectation does not stand directly below its command; GNU Go&apos;s regress.awk does not find it</source>
        <translation>diese Erwartung steht nicht direkt unter ihrem Befehl; regress.awk von GNU Go findet sie nicht</translation>
    </message>
    <message>
        <source>this is the second expectation of one command; the first does not count</source>
        <translation>das ist die zweite Erwartung an einen Befehl; die erste zählt nicht</translation>
    </message>
    <message>
        <source>a bracket is missing in this expectation</source>
        <translation>in dieser Erwartung fehlt eine Klammer</translation>
    </message>
    <message>
        <source>there is an expectation, but the command has no number; for GNU Go&apos;s scripts it is no test</source>
        <translation>hier ist eine Erwartung, aber der Befehl hat keine Nummer; für die Skripte von GNU Go ist das kein Test</translation>
    </message>
    <message>
        <source>%1 moves, %2 nodes, %3 variations</source>
        <translation>%1 Züge, %2 Knoten, %3 Varianten</translation>
    </message>
    <message>
        <source>%1, game %2 of %3</source>
        <translation>%1, Partie %2 von %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Kommentator</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Urheberrecht</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>außerhalb des Bretts</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>besetzt</translation>
    </message>
    <message>
        <source>move %1, Black (X) to play, captured: black %2, white %3</source>
        <translation>Zug %1, Schwarz (X) am Zug, Gefangene: Schwarz %2, Weiß %3</translation>
    </message>
    <message>
        <source>move %1, White (O) to play, captured: black %2, white %3</source>
        <translation>Zug %1, Weiß (O) am Zug, Gefangene: Schwarz %2, Weiß %3</translation>
    </message>
    <message>
        <source>Black may play on %1 points under %2 rules: %3</source>
        <translation>Schwarz darf auf %1 Punkte spielen (Regeln: %2): %3</translation>
    </message>
    <message>
        <source>White may play on %1 points under %2 rules: %3</source>
        <translation>Weiß darf auf %1 Punkte spielen (Regeln: %2): %3</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2</source>
        <translation>%1 ist verboten: %2</translation>
    </message>
    <message>
        <source>the work on it broke off: %1</source>
        <translation>die Arbeit daran brach ab: %1</translation>
    </message>
    <message>
        <source>leaves a stone where a record sets one of the other colour up in its place.</source>
        <translation>lässt einen Stein stehen, wo eine Aufzeichnung an seiner Stelle einen der anderen Farbe setzt.</translation>
    </message>
    <message>
        <source>leaves out the stones that a record sets up after its first node, and plays the moves on without them.</source>
        <translation>lässt die Steine weg, die eine Aufzeichnung nach ihrem ersten Knoten setzt, und spielt die Züge ohne sie weiter.</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>%1 more warnings</source>
        <translation>%1 weitere Warnungen</translation>
    </message>
    <message>
        <source>%1: unchanged</source>
        <translation>%1: unverändert</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1: neu geschrieben</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1: Warnung: %2</translation>
    </message>
    <message>
        <source>empty, as it should be</source>
        <translation>leer, wie es sein sollte</translation>
    </message>
    <message>
        <source>a number with a decimal point</source>
        <translation>eine Zahl mit Dezimalpunkt</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 oder 2</translation>
    </message>
    <message>
        <source>B or W</source>
        <translation>B oder W</translation>
    </message>
    <message>
        <source>text on one line</source>
        <translation>Text in einer Zeile</translation>
    </message>
    <message>
        <source>a point such as dd</source>
        <translation>ein Punkt wie dd</translation>
    </message>
    <message>
        <source>a point such as dd, or empty for a pass</source>
        <translation>ein Punkt wie dd, oder leer für Passen</translation>
    </message>
    <message>
        <source>two points such as aa:cc</source>
        <translation>zwei Punkte wie aa:cc</translation>
    </message>
    <message>
        <source>a point and a text such as dd:A</source>
        <translation>ein Punkt und ein Text wie dd:A</translation>
    </message>
    <message>
        <source>a board size from 1 to 52, such as 19 or 9:13</source>
        <translation>eine Brettgröße von 1 bis 52, wie 19 oder 9:13</translation>
    </message>
    <message>
        <source>empty, or flags and a name such as 257:Figure 1</source>
        <translation>leer, oder Schalter und ein Name wie 257:Figure 1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; ist nicht %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not between %2 and %3</source>
        <translation>&quot;%1&quot; liegt nicht zwischen %2 und %3</translation>
    </message>
    <message>
        <source>there is no point &quot;%1&quot; on this board</source>
        <translation>auf diesem Brett gibt es keinen Punkt &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a point that was named before</source>
        <translation>&quot;%1&quot; nennt einen Punkt, der schon genannt wurde</translation>
    </message>
    <message>
        <source>only one value is allowed; &quot;%1&quot; is one too many</source>
        <translation>nur ein Wert ist erlaubt; &quot;%1&quot; ist zu viel</translation>
    </message>
    <message>
        <source>this belongs to the first node of the game</source>
        <translation>das gehört in den ersten Knoten der Partie</translation>
    </message>
    <message>
        <source>this is said of a move, and there is none in this node</source>
        <translation>das wird von einem Zug gesagt, und in diesem Knoten ist keiner</translation>
    </message>
    <message>
        <source>what belongs to a move stands in one node with set-up; there is also %1</source>
        <translation>was zu einem Zug gehört, steht mit Aufbau in einem Knoten; auch %1 ist da</translation>
    </message>
    <message>
        <source>both sides move in one node; there is also %1</source>
        <translation>beide Seiten ziehen in einem Knoten; auch %1 ist da</translation>
    </message>
    <message>
        <source>%1 in this node names the same point</source>
        <translation>%1 in diesem Knoten nennt denselben Punkt</translation>
    </message>
    <message>
        <source>this contradicts %1</source>
        <translation>das widerspricht %1</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>als %1 gelesen</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>das wird nicht verstanden</translation>
    </message>
    <message>
        <source>event</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>read as the %1, as some programs write it</source>
        <translation>gelesen als %1, wie manche Programme es schreiben</translation>
    </message>
    <message>
        <source>%1 is no handicap; the standard leaves HA out then</source>
        <translation>%1 ist keine Vorgabe; der Standard lässt HA dann weg</translation>
    </message>
    <message>
        <source>no value; the standard leaves the property out then</source>
        <translation>kein Wert; der Standard lässt die Eigenschaft dann weg</translation>
    </message>
    <message>
        <source>left out of account</source>
        <translation>außer Acht gelassen</translation>
    </message>
    <message>
        <source>what is said of the game is looked for in its first node only; left out of account here</source>
        <translation>was von der Partie gesagt wird, wird nur im ersten Knoten gesucht; hier außer Acht gelassen</translation>
    </message>
    <message>
        <source>FF[4] no longer has this property</source>
        <translation>in FF[4] gibt es diese Eigenschaft nicht mehr</translation>
    </message>
    <message>
        <source>a property of one program&apos;s, not of the standard&apos;s</source>
        <translation>eine Eigenschaft eines Programms, nicht des Standards</translation>
    </message>
    <message>
        <source>a pass is written [] since FF[4], not [tt]</source>
        <translation>Passen wird seit FF[4] [] geschrieben, nicht [tt]</translation>
    </message>
    <message>
        <source>%1 is no result as SGF writes it</source>
        <translation>%1 ist kein Ergebnis, wie SGF es schreibt</translation>
    </message>
    <message>
        <source>%1 is no date as SGF writes it, such as 2004-03-15</source>
        <translation>%1 ist kein Datum, wie SGF es schreibt, etwa 2004-03-15</translation>
    </message>
    <message>
        <source>%1 names no rules that are known here</source>
        <translation>%1 nennt keine Regeln, die hier bekannt sind</translation>
    </message>
    <message>
        <source>%1 is no overtime that is understood; the game counts as one without a time limit</source>
        <translation>%1 ist keine Zusatzzeit, die verstanden wird; die Partie gilt als eine ohne Bedenkzeit</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <translation>%1 wird als %2 gelesen</translation>
    </message>
    <message>
        <source>%1 is no character set that is known here</source>
        <translation>%1 ist kein Zeichensatz, der hier bekannt ist</translation>
    </message>
    <message>
        <source>a handicap of %1, but black stones set up: %2</source>
        <translation>eine Vorgabe von %1, aber gesetzte schwarze Steine: %2</translation>
    </message>
    <message>
        <source>a handicap of %1, but no stones are set up</source>
        <translation>eine Vorgabe von %1, aber keine gesetzten Steine</translation>
    </message>
    <message>
        <source>it is Black’s turn, but the other side moves first</source>
        <translation>Schwarz ist am Zug, aber die andere Seite zieht zuerst</translation>
    </message>
    <message>
        <source>it is White’s turn, but the other side moves first</source>
        <translation>Weiß ist am Zug, aber die andere Seite zieht zuerst</translation>
    </message>
    <message>
        <source>version %1 of the format, of which the newest is %2</source>
        <translation>Version %1 des Formats; die neueste ist %2</translation>
    </message>
    <message>
        <source>%1 is missing in the first node</source>
        <translation>%1 fehlt im ersten Knoten</translation>
    </message>
    <message>
        <source>%1 is not of the form name:version</source>
        <translation>%1 hat nicht die Form Name:Version</translation>
    </message>
    <message>
        <source>the file ends within a game</source>
        <translation>die Datei endet in einer Partie</translation>
    </message>
    <message>
        <source>a record of game %1, not of Go</source>
        <translation>eine Aufzeichnung von Spiel %1, nicht von Go</translation>
    </message>
    <message>
        <source>names are made of capital letters, such as AB or KM</source>
        <translation>Namen bestehen aus Großbuchstaben, etwa AB oder KM</translation>
    </message>
    <message>
        <source>each value stands in brackets, such as [dd][pp]; a ] inside them is written \]</source>
        <translation>jeder Wert steht in Klammern, etwa [dd][pp]; ein ] darin wird \] geschrieben</translation>
    </message>
    <message>
        <source>the file does not say its encoding, or a wrong one</source>
        <translation>die Datei nennt ihre Kodierung nicht oder eine falsche</translation>
    </message>
    <message>
        <source>bytes that are not characters in this encoding</source>
        <translation>Bytes, die in dieser Kodierung kein Zeichen sind</translation>
    </message>
    <message>
        <source>replaced by a mark</source>
        <translation>durch ein Zeichen ersetzt</translation>
    </message>
    <message>
        <source>text outside a game</source>
        <translation>Text außerhalb einer Partie</translation>
    </message>
    <message>
        <source>a property without &quot;;&quot; before it</source>
        <translation>eine Eigenschaft ohne &quot;;&quot; davor</translation>
    </message>
    <message>
        <source>a new node begins there</source>
        <translation>dort beginnt ein neuer Knoten</translation>
    </message>
    <message>
        <source>the file ends within a value</source>
        <translation>die Datei endet in einem Wert</translation>
    </message>
    <message>
        <source>what there is was kept</source>
        <translation>was da ist, wurde behalten</translation>
    </message>
    <message>
        <source>one &quot;)&quot; too many</source>
        <translation>eine &quot;)&quot; zu viel</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>a node after variations</source>
        <translation>ein Knoten nach Varianten</translation>
    </message>
    <message>
        <source>it became one more variation</source>
        <translation>er wurde eine weitere Variante</translation>
    </message>
    <message>
        <source>an unusual name of a property</source>
        <translation>ein ungewöhnlicher Name einer Eigenschaft</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 hat keinen Wert</translation>
    </message>
    <message>
        <source>a value that belongs to no property</source>
        <translation>ein Wert, der zu keiner Eigenschaft gehört</translation>
    </message>
    <message>
        <source>text between properties</source>
        <translation>Text zwischen Eigenschaften</translation>
    </message>
    <message>
        <source>a &quot;]&quot; in the middle of a text</source>
        <translation>eine &quot;]&quot; mitten in einem Text</translation>
    </message>
    <message>
        <source>taken for a part of the text</source>
        <translation>für einen Teil des Textes gehalten</translation>
    </message>
    <message>
        <source>%1 stands twice in one node</source>
        <translation>%1 steht zweimal in einem Knoten</translation>
    </message>
    <message>
        <source>the two were joined</source>
        <translation>die beiden wurden vereint</translation>
    </message>
    <message>
        <source>%1 has more than one value</source>
        <translation>%1 hat mehr als einen Wert</translation>
    </message>
    <message>
        <source>all are kept, the first one counts</source>
        <translation>alle bleiben, der erste zählt</translation>
    </message>
    <message>
        <source>two moves, or set-up and a move, in one node</source>
        <translation>zwei Züge oder gesetzte Steine und ein Zug in einem Knoten</translation>
    </message>
    <message>
        <source>each has a node of its own now</source>
        <translation>jeder hat nun einen eigenen Knoten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a board size</source>
        <translation>„%1“ ist keine Brettgröße</translation>
    </message>
    <message>
        <source>19×19 was taken</source>
        <translation>19 × 19 wurde angenommen</translation>
    </message>
    <message>
        <source>no size, but points beyond 19×19</source>
        <translation>keine Größe, aber Punkte jenseits von 19 × 19</translation>
    </message>
    <message>
        <source>%1×%1 was taken</source>
        <translation>%1 × %1 wurde angenommen</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>das hat keine Wirkung</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of Go</source>
        <translation>„%1“ ist nicht die Zahl für Go</translation>
    </message>
    <message>
        <source>read as Go all the same</source>
        <translation>trotzdem als Go gelesen</translation>
    </message>
    <message>
        <source>a long run of empty nodes</source>
        <translation>eine lange Reihe leerer Knoten</translation>
    </message>
    <message>
        <source>more than %1 of them were joined</source>
        <translation>mehr als %1 davon wurden vereint</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; makes no sense here</source>
        <translation>die Zeile „%1“ ergibt hier keinen Sinn</translation>
    </message>
    <message>
        <source>kept as it is</source>
        <translation>unverändert behalten</translation>
    </message>
    <message>
        <source>the encoding may as well be %1</source>
        <translation>die Kodierung kann ebenso gut %1 sein</translation>
    </message>
    <message>
        <source>choose another one if texts look wrong</source>
        <translation>wählen Sie eine andere, wenn Texte falsch aussehen</translation>
    </message>
    <message>
        <source>komi in hundredths or stones, as some programs write it</source>
        <translation>Komi in Hundertsteln oder Steinen, wie manche Programme es schreiben</translation>
    </message>
    <message>
        <source>read as %1 points; the file keeps its number</source>
        <translation>als %1 Punkte gelesen; in der Datei bleibt die Zahl stehen</translation>
    </message>
    <message>
        <source>caller %1</source>
        <translation>Anrufer %1</translation>
    </message>
    <message>
        <source>a controller %1; it was hung up on</source>
        <translation>ein Controller %1; die Verbindung wurde beendet</translation>
    </message>
    <message>
        <source>does not accept a new game</source>
        <translation>nimmt keine neue Partie an</translation>
    </message>
    <message>
        <source>does not accept a move</source>
        <translation>nimmt einen Zug nicht an</translation>
    </message>
    <message>
        <source>does not take moves back</source>
        <translation>nimmt keine Züge zurück</translation>
    </message>
    <message>
        <source>does not accept what it is told</source>
        <translation>nimmt nicht an, was man ihr sagt</translation>
    </message>
    <message>
        <source>chooses its own moves, as GMP has it: it cannot be told %1</source>
        <translation>wählt ihre Züge selbst, wie GMP es will: %1 kann man ihr nicht sagen</translation>
    </message>
    <message>
        <source>does not hear us</source>
        <translation>hört uns nicht</translation>
    </message>
    <message>
        <source>floods us</source>
        <translation>überschwemmt uns</translation>
    </message>
    <message>
        <source>speaks whenever we do</source>
        <translation>spricht immer, wenn wir sprechen</translation>
    </message>
    <message>
        <source>it wants a new game, which is denied</source>
        <translation>sie will eine neue Partie; das wird abgelehnt</translation>
    </message>
    <message>
        <source>wants a board of another size</source>
        <translation>will ein Brett anderer Größe</translation>
    </message>
    <message>
        <source>wants another handicap</source>
        <translation>will eine andere Vorgabe</translation>
    </message>
    <message>
        <source>wants the engine’s colour</source>
        <translation>will die Farbe der Engine</translation>
    </message>
    <message>
        <source>makes a move that is none of its own now</source>
        <translation>macht einen Zug, der jetzt nicht ihrer ist</translation>
    </message>
    <message>
        <source>it makes a move out of turn, which is denied</source>
        <translation>sie zieht außer der Reihe; das wird abgelehnt</translation>
    </message>
    <message>
        <source>it wants to take moves back, which is denied</source>
        <translation>sie will Züge zurücknehmen; das wird abgelehnt</translation>
    </message>
    <message>
        <source>%1 more lines were left out</source>
        <translation>%1 weitere Zeilen wurden ausgelassen</translation>
    </message>
    <message>
        <source>the other side %1</source>
        <translation>die Gegenseite %1</translation>
    </message>
    <message>
        <source>the other side begins anew</source>
        <translation>die Gegenseite beginnt von vorn</translation>
    </message>
    <message>
        <source>the other side begins one game after the other</source>
        <translation>die Gegenseite beginnt eine Partie nach der anderen</translation>
    </message>
    <message>
        <source>the other side takes back to move %1</source>
        <translation>die Gegenseite nimmt bis Zug %1 zurück</translation>
    </message>
    <message>
        <source>nobody knows the points of %1 handicap stones on this board</source>
        <translation>niemand kennt die Punkte von %1 Vorgabesteinen auf diesem Brett</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays Black. GMP has no word for komi: here it is %3</source>
        <translation>eine Partie auf %1×%1, Vorgabe %2; die Engine spielt Schwarz. GMP hat kein Wort für Komi: hier ist es %3</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays White. GMP has no word for komi: here it is %3</source>
        <translation>eine Partie auf %1×%1, Vorgabe %2; die Engine spielt Weiß. GMP hat kein Wort für Komi: hier ist es %3</translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>die Partie ist zu Ende: %1</translation>
    </message>
    <message>
        <source>did nothing, and others wait</source>
        <translation>hat nichts getan, und andere warten</translation>
    </message>
    <message>
        <source>has said nothing for too long</source>
        <translation>hat zu lange nichts gesagt</translation>
    </message>
    <message>
        <source>does not read any more</source>
        <translation>liest nicht mehr</translation>
    </message>
    <message>
        <source>does not speak GTP</source>
        <translation>spricht kein GTP</translation>
    </message>
    <message>
        <source>does not read its answers, of which %1 MiB wait</source>
        <translation>liest die Antworten nicht, von denen %1 MiB warten</translation>
    </message>
    <message>
        <source>the controller %1; it was hung up on</source>
        <translation>der Controller %1; die Verbindung wurde beendet</translation>
    </message>
    <message>
        <source>the alternate engine %1</source>
        <translation>die Ersatz-Engine %1</translation>
    </message>
    <message>
        <source>the engine is gone; %1 was sent</source>
        <translation>die Engine ist fort; %1 wurde gesendet</translation>
    </message>
    <message>
        <source>the engine’s move was not sent, but %1: %2</source>
        <translation>statt des Zuges der Engine wurde %1 gesendet: %2</translation>
    </message>
    <message>
        <source>the engine %1; it was started anew</source>
        <translation>die Engine %1; sie wurde neu gestartet</translation>
    </message>
    <message>
        <source>leaves white stones that were set up out of its record, and writes black ones as a handicap.</source>
        <translation>lässt aufgestellte weiße Steine in seiner Aufzeichnung weg und schreibt schwarze als Vorgabe.</translation>
    </message>
</context>
<context>
    <name>PrintPages</name>
    <message>
        <source>Move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>Züge %1–%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Komi %1</source>
        <translation>Komi %1</translation>
    </message>
    <message>
        <source>Handicap %1</source>
        <translation>Vorgabe %1</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <translation>Variante: %1</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>the printer refuses the page</source>
        <translation>der Drucker nimmt keine Seite an</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No ko rule</source>
        <translation>Keine Ko-Regel</translation>
    </message>
    <message>
        <source>Simple ko</source>
        <translation>Einfaches Ko</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>Stellungs-Superko</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>Situations-Superko</translation>
    </message>
    <message>
        <source>Natural situational superko</source>
        <translation>Natürliches Situations-Superko</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Verboten</translation>
    </message>
    <message>
        <source>Two stones or more</source>
        <translation>Zwei Steine oder mehr</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Fläche</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Eyes in seki</source>
        <translation>Augen in Seki</translation>
    </message>
    <message>
        <source>Two points a group</source>
        <translation>Zwei Punkte je Gruppe</translation>
    </message>
    <message>
        <source>A point a stone, but one</source>
        <translation>Ein Punkt je Stein, außer einem</translation>
    </message>
    <message>
        <source>A point a stone</source>
        <translation>Ein Punkt je Stein</translation>
    </message>
    <message>
        <source>suicide allowed</source>
        <translation>Selbstmord erlaubt</translation>
    </message>
    <message>
        <source>group tax</source>
        <translation>Gruppensteuer</translation>
    </message>
    <message>
        <source>button</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>pass stones</source>
        <translation>Passsteine</translation>
    </message>
    <message numerus="yes">
        <source>%n passes end the game</source>
        <translation>
            <numerusform>einmaliges Passen beendet die Partie</numerusform>
            <numerusform>%n-maliges Passen beendet die Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>Chinesische Regeln</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>Chinesisch (KGS)</translation>
    </message>
    <message>
        <source>Chinese-KGS rules</source>
        <translation>Chinesische Regeln (KGS)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>Japanische Regeln</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>Koreanische Regeln</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>AGA-Regeln</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA mit Button</translation>
    </message>
    <message>
        <source>AGA-Button rules</source>
        <translation>AGA-Regeln mit Button</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>Neuseeländisch</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>Neuseeländische Regeln</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>Tromp-Taylor-Regeln</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>Ing-Regeln</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>Steinzählung</translation>
    </message>
    <message>
        <source>Stone-Scoring rules</source>
        <translation>Regeln der Steinzählung</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>Altes Gebiet</translation>
    </message>
    <message>
        <source>Ancient-Territory rules</source>
        <translation>Alte Gebietsregeln</translation>
    </message>
</context>
<context>
    <name>ScoringOpinion</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Referee engine</source>
        <translation>Schiedsrichter-Engine</translation>
    </message>
    <message>
        <source>Shinpan’s estimate</source>
        <translation>Schätzung von Shinpan</translation>
    </message>
</context>
<context>
    <name>ThemeFile</name>
    <message>
        <source>neither “key = value” nor “[section]”: %1</source>
        <translation>weder „Schlüssel = Wert“ noch „[Abschnitt]“: %1</translation>
    </message>
    <message>
        <source>was given in line %1 already</source>
        <translation>wurde schon in Zeile %1 angegeben</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>„%1“ ist keines von %2</translation>
    </message>
    <message>
        <source>“%1” is not a colour; #rrggbb is one</source>
        <translation>„%1“ ist keine Farbe; #rrggbb ist eine</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3</source>
        <translation>„%1“ ist keine Zahl von %2 bis %3</translation>
    </message>
    <message>
        <source>“%1” is not a file in the theme’s folder</source>
        <translation>„%1“ ist keine Datei im Ordner des Themas</translation>
    </message>
    <message>
        <source>%1 is larger than %2 pixels</source>
        <translation>%1 ist größer als %2 Pixel</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>no such key exists</source>
        <translation>diesen Schlüssel gibt es nicht</translation>
    </message>
    <message>
        <source>Classic wood</source>
        <translation>Klassisches Holz</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Dunkles Holz</translation>
    </message>
    <message>
        <source>Flat light</source>
        <translation>Flach, hell</translation>
    </message>
    <message>
        <source>Flat dark</source>
        <translation>Flach, dunkel</translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
</context>
<context>
    <name>TimeControlField</name>
    <message>
        <source>Lightning</source>
        <translation>Blitz (sehr schnell)</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Fischer blitz</source>
        <translation>Fischer-Blitz</translation>
    </message>
    <message>
        <source>Fischer rapid</source>
        <translation>Fischer-Schnell</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Kanadisch</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n Stunde</numerusform>
            <numerusform>%n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Zeitbegrenzung</translation>
    </message>
    <message>
        <source>%1 + %2 a move</source>
        <translation>%1 + %2 je Zug</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation>%1 je Zug</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>last period</source>
        <translation>letzte Periode</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n Periode</numerusform>
            <numerusform>%n Perioden</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has %1 left</source>
        <translation>Schwarz hat noch %1</translation>
    </message>
    <message>
        <source>White has %1 left</source>
        <translation>Weiß hat noch %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 for every %n stones</source>
        <translation>
            <numerusform>%1 für jeden Stein</numerusform>
            <numerusform>%1 je %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Black wins by 1 point</source>
        <translation>Schwarz gewinnt mit 1 Punkt</translation>
    </message>
    <message>
        <source>White wins by 1 point</source>
        <translation>Weiß gewinnt mit 1 Punkt</translation>
    </message>
    <message>
        <source>Black wins by %1 points</source>
        <translation>Schwarz gewinnt mit %1 Punkten</translation>
    </message>
    <message>
        <source>White wins by %1 points</source>
        <translation>Weiß gewinnt mit %1 Punkten</translation>
    </message>
    <message>
        <source>Black to play – %1 is thinking</source>
        <translation>Schwarz am Zug – %1 denkt</translation>
    </message>
    <message>
        <source>White to play – %1 is thinking</source>
        <translation>Weiß am Zug – %1 denkt</translation>
    </message>
    <message>
        <source>Black to play – your move</source>
        <translation>Schwarz am Zug – Sie sind dran</translation>
    </message>
    <message>
        <source>White to play – your move</source>
        <translation>Weiß am Zug – Sie sind dran</translation>
    </message>
    <message>
        <source>Paused – Black to play</source>
        <translation>Angehalten – Schwarz am Zug</translation>
    </message>
    <message>
        <source>Paused – White to play</source>
        <translation>Angehalten – Weiß am Zug</translation>
    </message>
    <message>
        <source>Waiting for you: Black’s engine has failed</source>
        <translation>Wartet auf Sie: Die Engine von Schwarz ist ausgefallen</translation>
    </message>
    <message>
        <source>Waiting for you: White’s engine has failed</source>
        <translation>Wartet auf Sie: Die Engine von Weiß ist ausgefallen</translation>
    </message>
    <message>
        <source>Place the handicap stones on the board</source>
        <translation>Setzen Sie die Vorgabesteine auf das Brett</translation>
    </message>
    <message>
        <source>%1 is placing the handicap stones</source>
        <translation>%1 setzt die Vorgabesteine</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>%1 – no game is running</source>
        <translation>%1 – keine Partie läuft</translation>
    </message>
    <message>
        <source>Move %1 – %2</source>
        <translation>Zug %1 – %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Starting the engines…</source>
        <translation>Die Engines starten …</translation>
    </message>
    <message>
        <source>Both passed – asking for the score…</source>
        <translation>Beide haben gepasst – das Ergebnis wird erfragt …</translation>
    </message>
    <message>
        <source>Both passed – mark what is dead, and settle the score</source>
        <translation>Beide haben gepasst – markieren Sie, was tot ist, und legen Sie das Ergebnis fest</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>Partie beendet: %1</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>disputed, no winner</source>
        <translation>strittig, kein Sieger</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Black wins by resignation</source>
        <translation>Schwarz gewinnt durch Aufgabe</translation>
    </message>
    <message>
        <source>White wins by resignation</source>
        <translation>Weiß gewinnt durch Aufgabe</translation>
    </message>
    <message>
        <source>Black wins by a claim</source>
        <translation>Schwarz gewinnt durch Behauptung</translation>
    </message>
    <message>
        <source>White wins by a claim</source>
        <translation>Weiß gewinnt durch Behauptung</translation>
    </message>
    <message>
        <source>Black wins on time</source>
        <translation>Schwarz gewinnt nach Zeit</translation>
    </message>
    <message>
        <source>White wins on time</source>
        <translation>Weiß gewinnt nach Zeit</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>Schwarz gewinnt kampflos</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>Weiß gewinnt kampflos</translation>
    </message>
    <message>
        <source>stopped at the move limit</source>
        <translation>an der Zuggrenze beendet</translation>
    </message>
    <message>
        <source>void, the game does not count</source>
        <translation>ungültig, die Partie zählt nicht</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Ergebnis: %1</translation>
    </message>
    <message>
        <source>That point is not on the board</source>
        <translation>Dieser Punkt liegt nicht auf dem Brett</translation>
    </message>
    <message>
        <source>There is already a stone there</source>
        <translation>Dort liegt schon ein Stein</translation>
    </message>
    <message>
        <source>That stone would have no liberties</source>
        <translation>Dieser Stein hätte keine Freiheiten</translation>
    </message>
    <message>
        <source>The ko may not be retaken at once</source>
        <translation>Das Ko darf nicht sofort zurückgeschlagen werden</translation>
    </message>
    <message>
        <source>That would repeat an earlier position</source>
        <translation>Das würde eine frühere Stellung wiederholen</translation>
    </message>
    <message>
        <source>The game is at another position: return to it to play on</source>
        <translation>Die Partie steht an einer anderen Stellung: Kehren Sie zu ihr zurück, um weiterzuspielen</translation>
    </message>
    <message>
        <source>The game is paused: resume it to play on</source>
        <translation>Die Partie ist angehalten: Setzen Sie sie fort, um weiterzuspielen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Starting the engines – your move is kept for them</source>
        <translation>Die Engines starten – Ihr Zug wartet auf sie</translation>
    </message>
    <message>
        <source>%1 – the first position</source>
        <translation>%1 – die erste Stellung</translation>
    </message>
    <message>
        <source>Black to play – the controller’s move</source>
        <translation>Schwarz am Zug – der Controller zieht</translation>
    </message>
    <message>
        <source>White to play – the controller’s move</source>
        <translation>Weiß am Zug – der Controller zieht</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>Controller</translation>
    </message>
    <message>
        <source>a tie by adjudication</source>
        <translation>unentschieden durch Entscheidung des Schiedsrichters</translation>
    </message>
    <message>
        <source>Black wins by adjudication</source>
        <translation>Schwarz gewinnt durch Entscheidung des Schiedsrichters</translation>
    </message>
    <message>
        <source>White wins by adjudication</source>
        <translation>Weiß gewinnt durch Entscheidung des Schiedsrichters</translation>
    </message>
</context>
<context>
    <name>shinpan::AboutDialog</name>
    <message>
        <source>About Shinpan</source>
        <translation>Über Shinpan</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>Shinpan %1</source>
        <translation>Shinpan %1</translation>
    </message>
    <message>
        <source>An arbiter for the game of Go. Please include the details below when you report a problem; check first that you want to share all of them.</source>
        <translation>Ein Schiedsrichter für das Go-Spiel. Bitte legen Sie einem Fehlerbericht die folgenden Angaben bei, und prüfen Sie vorher, ob Sie alle weitergeben möchten.</translation>
    </message>
    <message>
        <source>Details for a problem report</source>
        <translation>Angaben für einen Fehlerbericht</translation>
    </message>
</context>
<context>
    <name>shinpan::AddMenu</name>
    <message>
        <source>a file is needed</source>
        <translation>eine Datei fehlt</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installiert</translation>
    </message>
    <message>
        <source>&amp;Command line…</source>
        <translation>&amp;Befehlszeile …</translation>
    </message>
    <message>
        <source>At an &amp;Address (tcp://)…</source>
        <translation>Unter einer &amp;Adresse (tcp://) …</translation>
    </message>
    <message>
        <source>On Another Computer, over &amp;ssh…</source>
        <translation>Auf einem anderen Rechner über &amp;ssh …</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>Aus einer Datei &amp;importieren …</translation>
    </message>
    <message>
        <source>choose its program</source>
        <translation>Programm wählen</translation>
    </message>
</context>
<context>
    <name>shinpan::AddTestDialog</name>
    <message>
        <source>The engine is &amp;known to fail it</source>
        <translation>Die Engine scheitert &amp;bekanntlich daran</translation>
    </message>
    <message>
        <source>&amp;Suite</source>
        <translation>Test&amp;reihe</translation>
    </message>
    <message>
        <source>Choose the Suite</source>
        <translation>Testreihe wählen</translation>
    </message>
    <message>
        <source>An existing file, or a new one</source>
        <translation>Eine vorhandene Datei oder eine neue</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>Testreihen (*.tst)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Aufnehmen</translation>
    </message>
    <message>
        <source>Add Test</source>
        <translation>Test aufnehmen</translation>
    </message>
    <message>
        <source>A command of GTP, such as reg_genmove black or attack D4</source>
        <translation>Ein Befehl von GTP, etwa reg_genmove black oder attack D4</translation>
    </message>
    <message>
        <source>A regression test’s pattern: D4|Q16 for either, !D4 for anything else</source>
        <translation>Ein Muster, wie Testreihen es haben: D4|Q16 für eines von beiden, !D4 für alles andere</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>B&amp;efehl</translation>
    </message>
    <message>
        <source>&amp;Expected answer</source>
        <translation>Erwar&amp;tete Antwort</translation>
    </message>
</context>
<context>
    <name>shinpan::AdjudicationField</name>
    <message>
        <source>When both sides agree who wins</source>
        <translation>Wenn beide Seiten sich einig sind, wer gewinnt</translation>
    </message>
    <message>
        <source>Chance that both give</source>
        <translation>Gewinnaussicht, die beide geben</translation>
    </message>
    <message>
        <source>Lead that both see</source>
        <translation>Vorsprung, den beide sehen</translation>
    </message>
    <message>
        <source>Games that are played on all the same</source>
        <translation>Partien, die trotzdem weitergespielt werden</translation>
    </message>
    <message>
        <source>Engines have to tell what they think of their moves. A part of the games is played on, so that the report knows how often this is wrong.</source>
        <translation>Die Engines müssen sagen, was sie von ihren Zügen halten. Ein Teil der Partien wird weitergespielt, damit der Bericht weiß, wie oft das falsch ist.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any chance</source>
        <translation>ohne Aussicht</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>any lead</source>
        <translation>ohne Vorsprung</translation>
    </message>
    <message>
        <source> moves each</source>
        <translation> Züge je Seite</translation>
    </message>
    <message>
        <source>Moves in a row of each side</source>
        <translation>Züge jeder Seite hintereinander</translation>
    </message>
    <message>
        <source>audit </source>
        <translation>Prüfen: </translation>
    </message>
    <message>
        <source>Say which chance or which lead decides.</source>
        <translation>Sagen Sie, welche Aussicht oder welcher Vorsprung entscheidet.</translation>
    </message>
    <message>
        <source>A chance that decides is above 50 %.</source>
        <translation>Eine Aussicht, die entscheidet, ist größer als 50 %.</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisActions</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Let engines think about the position on the board (Space)</source>
        <translation>Engines über die gezeigte Stellung nachdenken lassen (Leertaste)</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>&amp;Kandidaten</translation>
    </message>
    <message>
        <source>&amp;Ownership</source>
        <translation>&amp;Gebiet</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>&amp;Policy</translation>
    </message>
    <message>
        <source>On a Can&amp;didate</source>
        <translation>Auf einem Kan&amp;didaten</translation>
    </message>
    <message>
        <source>&amp;Below It</source>
        <translation>Dar&amp;unter</translation>
    </message>
    <message>
        <source>&amp;Chance to Win</source>
        <translation>&amp;Siegchance</translation>
    </message>
    <message>
        <source>&amp;Lead in Points</source>
        <translation>&amp;Vorsprung in Punkten</translation>
    </message>
    <message>
        <source>Loss &amp;Against the Best</source>
        <translation>Verlust &amp;gegen den besten</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>&amp;Besuche</translation>
    </message>
    <message>
        <source>Lower &amp;Bound of the Chance (LCB)</source>
        <translation>Ve&amp;rlässliche Siegchance (LCB)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>Reihen&amp;folge</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nichts</translation>
    </message>
    <message>
        <source>&amp;Whose Chances</source>
        <translation>&amp;Wessen Chancen</translation>
    </message>
    <message>
        <source>&amp;Black’s</source>
        <translation>&amp;Die von Schwarz</translation>
    </message>
    <message>
        <source>&amp;White’s</source>
        <translation>Die von &amp;Weiß</translation>
    </message>
    <message>
        <source>Those of the &amp;Side to Move</source>
        <translation>Die der Seite am &amp;Zug</translation>
    </message>
    <message>
        <source>&amp;For Each Position</source>
        <translation>&amp;Für jede Stellung</translation>
    </message>
    <message>
        <source>Without Limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>%1 Visits</source>
        <translation>%1 Besuche</translation>
    </message>
    <message numerus="yes">
        <source>%n Second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>&amp;Engines</translation>
    </message>
    <message>
        <source>Es&amp;timate the Score</source>
        <translation>Ergebnis schä&amp;tzen</translation>
    </message>
    <message>
        <source>Show how this position might be counted (E)</source>
        <translation>Zeigen, wie diese Stellung gezählt würde (E)</translation>
    </message>
    <message>
        <source>En&amp;gine Settings…</source>
        <translation>Engine-E&amp;instellungen …</translation>
    </message>
    <message>
        <source>&amp;Look Only at an Area…</source>
        <translation>&amp;Nur in einem Bereich suchen …</translation>
    </message>
    <message>
        <source>Drag over the points where engines should look for a move; at any time with Alt and Shift</source>
        <translation>Über die Punkte ziehen, auf denen Engines einen Zug suchen sollen; jederzeit mit Alt und Umschalt</translation>
    </message>
    <message>
        <source>Avo&amp;id Points…</source>
        <translation>Punkte &amp;meiden …</translation>
    </message>
    <message>
        <source>Drag over points that engines should avoid; at any time with Alt and Ctrl</source>
        <translation>Über Punkte ziehen, die Engines meiden sollen; jederzeit mit Alt und Strg</translation>
    </message>
    <message>
        <source>Loo&amp;k Everywhere</source>
        <translation>Ü&amp;berall suchen</translation>
    </message>
    <message>
        <source>Engines look at the whole board again (Esc)</source>
        <translation>Engines suchen wieder auf dem ganzen Brett (Esc)</translation>
    </message>
    <message>
        <source>No Engine Here Can Analyse</source>
        <translation>Keine Engine hier kann analysieren</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>An&amp;zeigen</translation>
    </message>
    <message>
        <source>Other Number of &amp;Visits…</source>
        <translation>Andere Zahl von &amp;Besuchen …</translation>
    </message>
    <message>
        <source>Visits for each position:</source>
        <translation>Besuche je Stellung:</translation>
    </message>
    <message>
        <source>Other &amp;Time…</source>
        <translation>Andere &amp;Zeit …</translation>
    </message>
    <message>
        <source>Seconds for each position:</source>
        <translation>Sekunden je Stellung:</translation>
    </message>
    <message>
        <source>For Each Position</source>
        <translation>Je Stellung</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisController</name>
    <message>
        <source>%1 cannot analyse: it %2.</source>
        <translation>%1 kann nicht analysieren: Sie %2.</translation>
    </message>
    <message>
        <source>Analysis · %1</source>
        <translation>Analyse · %1</translation>
    </message>
    <message>
        <source>%1: it %2.</source>
        <translation>%1: Sie %2.</translation>
    </message>
    <message>
        <source>This is a serious game: analysis waits till it is over.</source>
        <translation>Dies ist eine ernste Partie: Die Analyse wartet bis zu ihrem Ende.</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisFeature</name>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>verliert %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Numbers of the candidates</source>
        <translation>Zahlen zu den Kandidaten</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 Besuche</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>startet …</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 je Sekunde</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>ruht</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>Sie %1</translation>
    </message>
    <message>
        <source>Choose under “Engines” who is to analyse. Any engine that knows lz-analyze, kata-analyze or analyze can, such as KataGo and Leela Zero.</source>
        <translation>Wählen Sie unter „Engines“, wer analysieren soll. Jede Engine, die lz-analyze, kata-analyze oder analyze kennt, kann es, etwa KataGo und Leela Zero.</translation>
    </message>
    <message>
        <source>Nothing is known about this position yet.</source>
        <translation>Über diese Stellung ist noch nichts bekannt.</translation>
    </message>
    <message>
        <source>Space on the board starts and stops the analysis.</source>
        <translation>Die Leertaste auf dem Brett beginnt und beendet die Analyse.</translation>
    </message>
    <message>
        <source>Kept in the game: %1</source>
        <translation>In der Partie aufbewahrt: %1</translation>
    </message>
    <message>
        <source>Kept in the game, by %1: %2</source>
        <translation>In der Partie aufbewahrt, von %1: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::AnnotationBar</name>
    <message>
        <source>Judgement of the move and the position</source>
        <translation>Urteil über den Zug und die Stellung</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Interessanter Zug</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Zweifelhafter Zug</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>Schlechter Zug</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>Gut für Schwarz</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>Gut für Weiß</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Unklar</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>Brennpunkt</translation>
    </message>
    <message>
        <source>%1, emphasised</source>
        <translation>%1, betont</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Judgement</source>
        <translation>Ur&amp;teil</translation>
    </message>
</context>
<context>
    <name>shinpan::Announcement</name>
    <message>
        <source>What just happened</source>
        <translation>Was gerade geschah</translation>
    </message>
</context>
<context>
    <name>shinpan::AppearanceMenu</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>Wie die Arbeits&amp;umgebung</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>La&amp;rger Text</source>
        <translation>&amp;Größere Texte</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>&amp;Kleinere Texte</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size</source>
        <translation>Übliche &amp;Textgröße</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size (Now %1 %)</source>
        <translation>Übliche &amp;Textgröße (jetzt %1 %)</translation>
    </message>
</context>
<context>
    <name>shinpan::Application</name>
    <message>
        <source>%1 counts by Chinese rules, whatever this game’s are.</source>
        <translation>%1 zählt nach chinesischen Regeln, auch wenn für die Partie andere gelten.</translation>
    </message>
    <message>
        <source>%1 counts by Japanese rules, whatever this game’s are.</source>
        <translation>%1 zählt nach japanischen Regeln, auch wenn für die Partie andere gelten.</translation>
    </message>
    <message>
        <source>Waiting for a controller at %1.</source>
        <translation>Wartet bei %1 auf einen Controller.</translation>
    </message>
    <message>
        <source>%1 refuses suicide that these rules allow, and would lose by it.</source>
        <translation>%1 lehnt Selbstmord ab, den diese Regeln erlauben, und würde dadurch verlieren.</translation>
    </message>
    <message>
        <source>Your questions are not kept: %1.</source>
        <translation>Ihre Fragen werden nicht aufbewahrt: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::Arrangement</name>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>An&amp;ordnung zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Minimal View</source>
        <translation>&amp;Minimalansicht</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Zuschauen</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analysieren</translation>
    </message>
    <message>
        <source>Players, tree and comment: for your own games (%1)</source>
        <translation>Spieler, Baum und Kommentar: für eigene Partien (%1)</translation>
    </message>
    <message>
        <source>Players, graph and console: for games of engines (%1)</source>
        <translation>Spieler, Kurve und Konsole: für Partien von Engines (%1)</translation>
    </message>
    <message>
        <source>Tools, tree and comment: for work on a record (%1)</source>
        <translation>Werkzeuge, Baum und Kommentar: für die Arbeit an einer Aufzeichnung (%1)</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>A&amp;nordnung</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Anordnung: %1</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>Ko&amp;mmentieren</translation>
    </message>
    <message>
        <source>Analysis, review, graph, tree and comment: for a closer look (%1)</source>
        <translation>Analyse, Durchsicht, Verlauf, Baum und Kommentar: für den genaueren Blick (%1)</translation>
    </message>
    <message>
        <source>What two engines find, each on a board of its own (%1)</source>
        <translation>Was zwei Engines finden, jede auf einem eigenen Brett (%1)</translation>
    </message>
</context>
<context>
    <name>shinpan::AskedEngines</name>
    <message>
        <source>%1 in the game: %2</source>
        <translation>%1 in der Partie: %2</translation>
    </message>
    <message>
        <source>Commands · %1</source>
        <translation>Befehle · %1</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>%1 kann nicht gefragt werden: Sie %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::AuditLine</name>
    <message>
        <source>under 1 ms</source>
        <translation>unter 1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 (%2) left</source>
        <translation>%1 (%2) übrig</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>The time of the move</source>
        <translation>Die Zeit des Zuges</translation>
    </message>
    <message>
        <source>How long the move took, and the clock after it</source>
        <translation>Wie lange der Zug dauerte, und die Uhr danach</translation>
    </message>
    <message>
        <source>Time used: %1</source>
        <translation>Bedenkzeit: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AutoPlay</name>
    <message>
        <source>Play the Game b&amp;y Itself</source>
        <translation>&amp;Partie von selbst abspielen</translation>
    </message>
    <message>
        <source>The game plays by itself</source>
        <translation>Die Partie läuft von selbst ab</translation>
    </message>
    <message>
        <source>Go through the game at a chosen pace</source>
        <translation>Die Partie in einem gewählten Tempo durchgehen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds between two moves</source>
        <translation>Sekunden zwischen zwei Zügen</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>&amp;A move every</source>
        <translation>Ein Zug &amp;alle</translation>
    </message>
</context>
<context>
    <name>shinpan::BestCoursePlot</name>
    <message>
        <source>Course of %1</source>
        <translation>Verlauf von %1</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s): %1</source>
        <translation>
            <numerusform>Nach %n Partie: %1</numerusform>
            <numerusform>Nach %n Partien: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardArea</name>
    <message>
        <source>Move %1 · %2 %3</source>
        <translation>Zug %1 · %2 %3</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>This position has %1 lines and arrows; the first %2 are drawn.</source>
        <translation>Diese Stellung hat %1 Linien und Pfeile; gezeichnet werden die ersten %2.</translation>
    </message>
    <message>
        <source>Play at %1</source>
        <translation>Auf %1 spielen</translation>
    </message>
    <message>
        <source>&amp;Go to the Move Played at %1</source>
        <translation>&amp;Zum Zug auf %1 gehen</translation>
    </message>
    <message>
        <source>The Group Is &amp;Alive</source>
        <translation>Die Gruppe &amp;lebt</translation>
    </message>
    <message>
        <source>The Group Is &amp;Dead</source>
        <translation>Die Gruppe ist &amp;tot</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Alive</source>
        <translation>Nur diese &amp;Kette lebt</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Dead</source>
        <translation>Nur diese &amp;Kette ist tot</translation>
    </message>
    <message>
        <source>Not in &amp;Seki</source>
        <translation>Nicht in &amp;Seki</translation>
    </message>
    <message>
        <source>In &amp;Seki</source>
        <translation>In &amp;Seki</translation>
    </message>
    <message>
        <source>Move %1 · %2 passes</source>
        <translation>Zug %1 · %2 passt</translation>
    </message>
    <message>
        <source>Move 999 · White Q16 · lost 99.9% </source>
        <translation>Zug 999 · Schwarz Q16 · verliert 99,9% </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardDescription</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>schwarzer Stein</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>weißer Stein</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>square</source>
        <translation>Quadrat</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>beschriftet mit %1</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>Gebiet von Schwarz</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>Gebiet von Weiß</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>abgeblendet</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>tot</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>in Seki</translation>
    </message>
    <message>
        <source>opinions differ</source>
        <translation>Meinungen gehen auseinander</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Black plays here next</source>
        <translation>Schwarz spielt als Nächstes hier</translation>
    </message>
    <message>
        <source>White plays here next</source>
        <translation>Weiß spielt als Nächstes hier</translation>
    </message>
    <message>
        <source>Black plays here in another variation</source>
        <translation>Schwarz spielt in einer anderen Variante hier</translation>
    </message>
    <message>
        <source>White plays here in another variation</source>
        <translation>Weiß spielt in einer anderen Variante hier</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>hervorgehoben</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>Schwarz passt</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>Weiß passt</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Schwarz %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Weiß %1</translation>
    </message>
    <message>
        <source>%1, one stone captured</source>
        <translation>%1, ein Stein geschlagen</translation>
    </message>
    <message>
        <source>%1, %2 stones captured</source>
        <translation>%1, %2 Steine geschlagen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cursor at %1, %2.</source>
        <translation>Zeiger auf %1, %2.</translation>
    </message>
    <message>
        <source>Cursor at %1, %2, %3.</source>
        <translation>Zeiger auf %1, %2, %3.</translation>
    </message>
    <message>
        <source>a dead black stone</source>
        <translation>ein toter schwarzer Stein</translation>
    </message>
    <message>
        <source>a black stone in seki</source>
        <translation>ein schwarzer Stein in Seki</translation>
    </message>
    <message>
        <source>a black stone</source>
        <translation>ein schwarzer Stein</translation>
    </message>
    <message>
        <source>a dead white stone</source>
        <translation>ein toter weißer Stein</translation>
    </message>
    <message>
        <source>a white stone in seki</source>
        <translation>ein weißer Stein in Seki</translation>
    </message>
    <message>
        <source>a white stone</source>
        <translation>ein weißer Stein</translation>
    </message>
    <message>
        <source>Territory: Black %1, White %2 points.</source>
        <translation>Gebiet: Schwarz %1, Weiß %2 Punkte.</translation>
    </message>
    <message>
        <source>Dead stones: %1.</source>
        <translation>Tote Steine: %1.</translation>
    </message>
    <message>
        <source>Stones in seki: %1.</source>
        <translation>Steine in Seki: %1.</translation>
    </message>
    <message>
        <source>Board of %1 by %2 lines, %3 black and %4 white stones.</source>
        <translation>Brett mit %1 mal %2 Linien, %3 schwarzen und %4 weißen Steinen.</translation>
    </message>
    <message>
        <source>Last move: Black passed.</source>
        <translation>Letzter Zug: Schwarz hat gepasst.</translation>
    </message>
    <message>
        <source>Last move: White passed.</source>
        <translation>Letzter Zug: Weiß hat gepasst.</translation>
    </message>
    <message>
        <source>Last move: Black %1.</source>
        <translation>Letzter Zug: Schwarz %1.</translation>
    </message>
    <message>
        <source>Last move: White %1.</source>
        <translation>Letzter Zug: Weiß %1.</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>erwogen</translation>
    </message>
    <message>
        <source>considered: %1</source>
        <translation>erwogen: %1</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>erste Wahl</translation>
    </message>
    <message>
        <source>Black’s move %1 of the line</source>
        <translation>Zug %1 der Folge, von Schwarz</translation>
    </message>
    <message>
        <source>White’s move %1 of the line</source>
        <translation>Zug %1 der Folge, von Weiß</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardMenu</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>Zug&amp;nummern</translation>
    </message>
    <message>
        <source>&amp;Show Move Numbers</source>
        <translation>Zugnummern an&amp;zeigen</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>&amp;Alle Züge</translation>
    </message>
    <message>
        <source>From &amp;Here</source>
        <translation>Von &amp;hier an</translation>
    </message>
    <message>
        <source>This &amp;Variation</source>
        <translation>Diese &amp;Variante</translation>
    </message>
    <message>
        <source>How &amp;Many…</source>
        <translation>&amp;Wie viele …</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Show Coordinates</source>
        <translation>Koordinaten &amp;anzeigen</translation>
    </message>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>&amp;Buchstaben und Zahlen (A1)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>&amp;Zahlen (1-1)</translation>
    </message>
    <message>
        <source>As in SG&amp;F (aa)</source>
        <translation>Wie in &amp;SGF (aa)</translation>
    </message>
    <message>
        <source>Mark &amp;Last Move</source>
        <translation>&amp;Letzten Zug markieren</translation>
    </message>
    <message>
        <source>Show Ne&amp;xt Moves</source>
        <translation>Nächste Zü&amp;ge zeigen</translation>
    </message>
    <message>
        <source>Show &amp;Other Variations</source>
        <translation>Andere &amp;Varianten zeigen</translation>
    </message>
    <message>
        <source>Con&amp;firm Moves with a Second Click</source>
        <translation>Züge mit zweitem Klick be&amp;stätigen</translation>
    </message>
    <message>
        <source>L&amp;ively Stones</source>
        <translation>Lebendige St&amp;eine</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Töne</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>Turn L&amp;eft</source>
        <translation>Nach l&amp;inks drehen</translation>
    </message>
    <message>
        <source>Flip Upside &amp;Down</source>
        <translation>&amp;Oben und unten vertauschen</translation>
    </message>
    <message>
        <source>Flip &amp;Sideways</source>
        <translation>Seiten vertaus&amp;chen</translation>
    </message>
    <message>
        <source>&amp;As in the Record</source>
        <translation>&amp;Wie in der Aufzeichnung</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <source>How many of the last moves are numbered:</source>
        <translation>Wie viele der letzten Züge ihre Nummer tragen:</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>Der &amp;letzte Zug</translation>
    </message>
    <message>
        <source>The &amp;Last %1 Moves</source>
        <translation>Die &amp;letzten %1 Züge</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateModel</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Sieg %</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Vorsp.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>LCB</source>
        <translation>LCB</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Policy</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateOverlay</name>
    <message>
        <source>Line of an Engine</source>
        <translation>Zugfolge einer Engine</translation>
    </message>
</context>
<context>
    <name>shinpan::CgosWindow</name>
    <message>
        <source>Choose &amp;File…</source>
        <translation>&amp;Datei wählen…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Play on CGOS</source>
        <translation>Auf CGOS spielen</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>Nach den laufenden &amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Now (the Server’s Clocks Keep Running)</source>
        <translation>&amp;Sofort; die Uhren auf dem Server laufen weiter</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Jigo</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Konten</translation>
    </message>
    <message>
        <source>Choose an Accounts File</source>
        <translation>Datei mit Konten wählen</translation>
    </message>
    <message>
        <source>Accounts (*.toml);;All files (*)</source>
        <translation>Konten (*.toml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passwort</translation>
    </message>
    <message>
        <source>Password of %1 at %2:</source>
        <translation>Passwort von %1 auf %2:</translation>
    </message>
    <message>
        <source>Connecting to the server</source>
        <translation>Ruft den Server</translation>
    </message>
    <message>
        <source>Waiting for a game</source>
        <translation>Wartet auf eine Partie</translation>
    </message>
    <message>
        <source>Playing %1</source>
        <translation>Spielt gegen %1</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Meldet sich ab</translation>
    </message>
    <message>
        <source>Logged out</source>
        <translation>Abgemeldet</translation>
    </message>
    <message>
        <source>No accounts file chosen</source>
        <translation>Keine Datei mit Konten gewählt</translation>
    </message>
    <message>
        <source>The accounts are logged in</source>
        <translation>Die Konten sind angemeldet</translation>
    </message>
    <message>
        <source>Log out now? The clocks of running games keep running; an account that logs in again in time plays on.</source>
        <translation>Jetzt abmelden? Die Uhren laufender Partien gehen weiter; wer sich rechtzeitig wieder anmeldet, setzt sie fort.</translation>
    </message>
    <message>
        <source>&amp;Log Out Now</source>
        <translation>Jetzt &amp;abmelden</translation>
    </message>
    <message>
        <source>&amp;After These Games</source>
        <translation>&amp;Nach diesen Partien</translation>
    </message>
    <message>
        <source>Show &amp;Game</source>
        <translation>&amp;Partie zeigen</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckPage</name>
    <message>
        <source>C&amp;opy as Text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Fortschritt der Prüfung</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfung läuft</translation>
    </message>
    <message>
        <source>Waiting for the first answer…</source>
        <translation>Wartet auf die erste Antwort …</translation>
    </message>
    <message>
        <source>A check starts the engine a few times and asks it everything that an arbiter may ask: sizes, komi, handicap, taking back, ko, illegal moves, time, scoring, analysis. It says in plain words what the engine can do and what it does wrong, with the exchange that shows it.

A quick engine takes about a minute. Nothing of it is left running.</source>
        <translation>Eine Prüfung startet die Engine einige Male und fragt sie alles, was ein Schiedsrichter fragen kann: Größen, Komi, Vorgabe, Zurücknehmen, Ko, ungültige Züge, Zeit, Zählung, Analyse. Sie sagt in klaren Worten, was die Engine kann und was sie falsch macht, mit dem Wortwechsel, der es zeigt.

Bei einer schnellen Engine dauert das etwa eine Minute. Nichts davon läuft danach weiter.</translation>
    </message>
    <message>
        <source>&amp;Check again</source>
        <translation>Erneut &amp;prüfen</translation>
    </message>
    <message>
        <source>What can this engine do?</source>
        <translation>Was kann diese Engine?</translation>
    </message>
    <message>
        <source>It has not been checked.</source>
        <translation>Sie wurde noch nicht geprüft.</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckTree</name>
    <message>
        <source>What the check found</source>
        <translation>Was die Prüfung ergab</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>in Ordnung</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionActions</name>
    <message>
        <source>&amp;Previous Game</source>
        <translation>&amp;Vorige Partie</translation>
    </message>
    <message>
        <source>Previous game of the list</source>
        <translation>Vorige Partie der Liste</translation>
    </message>
    <message>
        <source>&amp;Next Game</source>
        <translation>&amp;Nächste Partie</translation>
    </message>
    <message>
        <source>Next game of the list</source>
        <translation>Nächste Partie der Liste</translation>
    </message>
    <message>
        <source>Add &amp;Empty Game</source>
        <translation>&amp;Leere Partie hinzufügen</translation>
    </message>
    <message>
        <source>Add an empty game</source>
        <translation>Eine leere Partie hinzufügen</translation>
    </message>
    <message>
        <source>Add from &amp;File…</source>
        <translation>Aus &amp;Datei hinzufügen …</translation>
    </message>
    <message>
        <source>Add the games of another file</source>
        <translation>Die Partien einer anderen Datei hinzufügen</translation>
    </message>
    <message>
        <source>P&amp;aste Games</source>
        <translation>Partien &amp;einfügen</translation>
    </message>
    <message>
        <source>Add the games of the clipboard</source>
        <translation>Die Partien der Zwischenablage hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Verdo&amp;ppeln</translation>
    </message>
    <message>
        <source>Add a copy of the selected games</source>
        <translation>Eine Kopie der ausgewählten Partien hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>Remove the selected games from the file</source>
        <translation>Die ausgewählten Partien aus der Datei entfernen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the selected games up</source>
        <translation>Die ausgewählten Partien nach oben verschieben</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Move the selected games down</source>
        <translation>Die ausgewählten Partien nach unten verschieben</translation>
    </message>
    <message>
        <source>&amp;Keep This Order</source>
        <translation>Diese Reihenfolge &amp;behalten</translation>
    </message>
    <message>
        <source>Put the games in the file into the order the list is sorted by</source>
        <translation>Die Partien der Datei so ordnen, wie die Liste sortiert ist</translation>
    </message>
    <message>
        <source>E&amp;xtract Selected Games…</source>
        <translation>&amp;Ausgewählte Partien herauslösen …</translation>
    </message>
    <message>
        <source>Save the selected games as a separate file</source>
        <translation>Die ausgewählten Partien als eigene Datei speichern</translation>
    </message>
    <message>
        <source>Undo &amp;List Change</source>
        <translation>Listenänderung &amp;rückgängig</translation>
    </message>
    <message>
        <source>Take back the last addition, removal or change of order</source>
        <translation>Das letzte Hinzufügen, Entfernen oder Umordnen zurücknehmen</translation>
    </message>
    <message>
        <source>Redo L&amp;ist Change</source>
        <translation>Listenänderung &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Redo what was undone in the list</source>
        <translation>Wiederholen, was in der Liste zurückgenommen wurde</translation>
    </message>
    <message>
        <source>This is not a game of Go. It stays in the file as it is.</source>
        <translation>Dies ist keine Go-Partie. Sie bleibt unverändert in der Datei.</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>Eine Partie läuft</translation>
    </message>
    <message>
        <source>End the game that is being played?</source>
        <translation>Die laufende Partie beenden?</translation>
    </message>
    <message>
        <source>Its moves stay in the record.</source>
        <translation>Ihre Züge bleiben in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>Partie &amp;beenden</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Partien hinzufügen</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were removed.</source>
        <translation>
            <numerusform>Eine Partie wurde entfernt.</numerusform>
            <numerusform>%n Partien wurden entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Extract Games</source>
        <translation>Partien herauslösen</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Partieaufzeichnungen (*.sgf)</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionDock</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Find &amp;Game</source>
        <translation>Partie &amp;suchen</translation>
    </message>
    <message>
        <source>Search players, event, date, result</source>
        <translation>Spieler, Anlass, Datum, Ergebnis suchen</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Die Partien durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Add Game</source>
        <translation>Partie hinzufügen</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Zahl der Partien</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>Partie hinzufügen</translation>
    </message>
    <message>
        <source>Order of the &amp;File</source>
        <translation>Reihenfolge der &amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>Da&amp;tum</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Anlass</translation>
    </message>
    <message>
        <source>Re&amp;versed</source>
        <translation>&amp;Umgekehrt</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1, %2 ausgewählt</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandDesk</name>
    <message>
        <source>The engine refuses: %1</source>
        <translation>Die Engine lehnt ab: %1</translation>
    </message>
    <message>
        <source>The engine is not running.</source>
        <translation>Die Engine läuft nicht.</translation>
    </message>
    <message>
        <source>There is no stone to attack.</source>
        <translation>Dort ist kein Stein, der angegriffen werden könnte.</translation>
    </message>
    <message>
        <source>The answer is not of type “%1”.</source>
        <translation>Die Antwort ist kein %1.</translation>
    </message>
    <message>
        <source>This is a serious game: commands wait till it is over.</source>
        <translation>Dies ist eine ernste Partie: Befehle warten bis zu ihrem Ende.</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEngine</name>
    <message>
        <source>has ended</source>
        <translation>hat sich beendet</translation>
    </message>
    <message>
        <source>is not running</source>
        <translation>läuft nicht</translation>
    </message>
    <message>
        <source>This command runs until it is stopped; use the analysis instead.</source>
        <translation>Dieser Befehl läuft, bis er beendet wird; dafür ist die Analyse da.</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEntry</name>
    <message>
        <source>GTP command</source>
        <translation>GTP-Befehl</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandInputs</name>
    <message>
        <source>Argument of %1:</source>
        <translation>Argument von %1:</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPage</name>
    <message>
        <source>an invisible character</source>
        <translation>ein unsichtbares Zeichen</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Connects to the engine listening at %1.</source>
        <translation>Ruft die Engine, die unter %1 wartet.</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>&amp;Richten</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Befehlszeile</translation>
    </message>
    <message>
        <source>Fix the punctuation</source>
        <translation>Die Zeichensetzung richten</translation>
    </message>
    <message>
        <source>&amp;Command line</source>
        <translation>&amp;Befehlszeile</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Se&amp;veral Strengths…</source>
        <translation>&amp;Mehrere Stärken …</translation>
    </message>
    <message>
        <source>Fixed:  %1</source>
        <translation>Gerichtet:  %1</translation>
    </message>
    <message>
        <source>Paste the command that starts the engine in GTP mode.</source>
        <translation>Fügen Sie den Befehl ein, der die Engine im GTP-Modus startet.</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>Dies lässt sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>This looks typeset, not typed:  %1</source>
        <translation>Das sieht gesetzt aus, nicht getippt:  %1</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>Die Engine braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another engine has this name.</source>
        <translation>Eine andere Engine hat diesen Namen.</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>Stärke: %1</translation>
    </message>
    <message>
        <source>Strength: the engine’s own</source>
        <translation>Stärke: die eigene der Engine</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPanel</name>
    <message>
        <source>%1, live</source>
        <translation>%1, beim Denken</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Engine to ask</source>
        <translation>Engine, die gefragt wird</translation>
    </message>
    <message>
        <source>Engine to compare with</source>
        <translation>Engine zum Vergleich</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter of the commands</source>
        <translation>Filter der Befehle</translation>
    </message>
    <message>
        <source>Commands of the engine</source>
        <translation>Befehle der Engine</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Sends the chosen command to the engine</source>
        <translation>Schickt der Engine den gewählten Befehl</translation>
    </message>
    <message>
        <source>Each Move</source>
        <translation>Jeder Zug</translation>
    </message>
    <message>
        <source>Asks again after each move, and wherever you go in the game</source>
        <translation>Fragt nach jedem Zug erneut, und überall, wohin Sie in der Partie gehen</translation>
    </message>
    <message>
        <source>Ask after each move</source>
        <translation>Nach jedem Zug fragen</translation>
    </message>
    <message>
        <source>Colour to ask about</source>
        <translation>Farbe, nach der gefragt wird</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>&amp;Remove from the Board</source>
        <translation>Vom Brett &amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Clear the Board</source>
        <translation>Das &amp;Brett leeren</translation>
    </message>
    <message>
        <source>&amp;Live Graphics</source>
        <translation>&amp;Zeichnungen beim Denken</translation>
    </message>
    <message>
        <source>Shows what engines draw while they think</source>
        <translation>Zeigt, was Engines zeichnen, während sie nachdenken</translation>
    </message>
    <message>
        <source>&amp;My Commands…</source>
        <translation>&amp;Meine Befehle …</translation>
    </message>
    <message>
        <source>Restart the &amp;Engine</source>
        <translation>&amp;Engine neu starten</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Keine Engine</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Kein Vergleich</translation>
    </message>
    <message>
        <source>There is no engine in the list yet.</source>
        <translation>In der Liste ist noch keine Engine.</translation>
    </message>
    <message>
        <source>Choose an engine to see what it can show.</source>
        <translation>Wählen Sie eine Engine, um zu sehen, was sie zeigen kann.</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>%1 kann nicht gefragt werden: Sie %2.</translation>
    </message>
    <message>
        <source>%1 is starting…</source>
        <translation>%1 startet …</translation>
    </message>
    <message>
        <source>%1 offers no commands for the board.</source>
        <translation>%1 bietet keine Befehle für das Brett.</translation>
    </message>
    <message>
        <source>Ask for Points</source>
        <translation>Punkte fragen</translation>
    </message>
    <message>
        <source>%1: click its points, the last one with Ctrl or the right button.</source>
        <translation>%1: Klicken Sie die Punkte an, den letzten mit Strg oder der rechten Taste.</translation>
    </message>
    <message>
        <source>%1: click a stone or a point. Escape ends it.</source>
        <translation>%1: Klicken Sie einen Stein oder einen Punkt an. Esc beendet das.</translation>
    </message>
    <message>
        <source>%1
Asked after each move</source>
        <translation>%1
Wird nach jedem Zug gefragt</translation>
    </message>
</context>
<context>
    <name>shinpan::CommentPanel</name>
    <message>
        <source>Name of this position</source>
        <translation>Name dieser Stellung</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Kommentar zu dieser Stellung</translation>
    </message>
    <message>
        <source>Comments on the position appear here: what an engine says about its move, and what you write.</source>
        <translation>Hier stehen Kommentare zur Stellung: was eine Engine zu ihrem Zug sagt und was Sie schreiben.</translation>
    </message>
    <message>
        <source>Name of the Position</source>
        <translation>Name der Stellung</translation>
    </message>
</context>
<context>
    <name>shinpan::ComparisonPanel</name>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Keine Engine</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Brett von %1</translation>
    </message>
    <message>
        <source>Choose two engines for the analysis to compare them.</source>
        <translation>Wählen Sie zwei Engines für die Analyse, um sie zu vergleichen.</translation>
    </message>
    <message>
        <source>Both need to have looked at this position.</source>
        <translation>Beide müssen erst etwas zu dieser Stellung sagen.</translation>
    </message>
    <message>
        <source>Both choose %1</source>
        <translation>Beide wählen %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1% apart</source>
        <translation>%1% auseinander</translation>
    </message>
    <message>
        <source>%1 points apart</source>
        <translation>%1 Punkte auseinander</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionFields</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>until decided</source>
        <translation>bis zur Entscheidung</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> Linien</translation>
    </message>
    <message>
        <source>Stronger &amp;by</source>
        <translation>Stärker u&amp;m</translation>
    </message>
    <message>
        <source>&amp;Games per pairing</source>
        <translation>Par&amp;tien je Paarung</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>Run&amp;den</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>Brett&amp;größe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>Games begin &amp;with</source>
        <translation>Partien beginnen &amp;mit</translation>
    </message>
    <message>
        <source>Games at &amp;once</source>
        <translation>Partien g&amp;leichzeitig</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) all have met; then some meet again.</source>
        <translation>
            <numerusform>Nach %n Runde haben sich alle getroffen, und manche treffen sich noch einmal.</numerusform>
            <numerusform>Nach %n Runden haben sich alle getroffen, und manche treffen sich noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Par&amp;tien</translation>
    </message>
    <message>
        <source>En&amp;ds at</source>
        <translation>En&amp;det bei</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>kein Test</translation>
    </message>
    <message>
        <source>A pair plays no more when a sequential test has decided which of the two is stronger; it ends when all pairs are decided</source>
        <translation>Ein Paar spielt nicht mehr, wenn ein sequentieller Test entschieden hat, wer von beiden stärker ist; es endet, wenn alle Paare entschieden sind</translation>
    </message>
    <message>
        <source>&amp;Decided early</source>
        <translation>Früh ents&amp;chieden</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindow</name>
    <message>
        <source>%1 – Competition</source>
        <translation>%1 – Wettkampf</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Bericht</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>Nach den laufenden &amp;Partien</translation>
    </message>
    <message>
        <source>After the Running &amp;Pairs of Games</source>
        <translation>Nach den laufenden Partie&amp;paaren</translation>
    </message>
    <message>
        <source>&amp;Now (the Next Start Continues the Games)</source>
        <translation>&amp;Sofort; der nächste Start setzt die Partien fort</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>Den Bericht schreiben und im Browser öffnen</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Running games</source>
        <translation>Laufende Partien</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Double-click or Enter opens the game</source>
        <translation>Doppelklick oder Eingabetaste öffnet die Partie</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Wird angehalten</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Läuft nicht</translation>
    </message>
    <message>
        <source>The file cannot be used</source>
        <translation>Die Datei ist nicht brauchbar</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>Der Bericht steht in %1; es fand sich kein Programm, das ihn öffnet.</translation>
    </message>
    <message>
        <source>There is no record of this game at %1.</source>
        <translation>Unter %1 gibt es keine Aufzeichnung dieser Partie.</translation>
    </message>
    <message>
        <source>The competition is running</source>
        <translation>Der Wettkampf läuft</translation>
    </message>
    <message>
        <source>Stop it now? The next start will continue the games that are under way.</source>
        <translation>Jetzt anhalten? Der nächste Start setzt die laufenden Partien fort.</translation>
    </message>
    <message>
        <source>&amp;Stop Now</source>
        <translation>&amp;Sofort anhalten</translation>
    </message>
    <message>
        <source>Stop &amp;After These Games</source>
        <translation>&amp;Nach diesen Partien anhalten</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Bretter</translation>
    </message>
    <message>
        <source>Watch all running games at once</source>
        <translation>Allen laufenden Partien auf einmal zusehen</translation>
    </message>
    <message>
        <source>Double-click or Enter shows the board</source>
        <translation>Doppelklick oder Eingabetaste zeigt das Brett</translation>
    </message>
    <message>
        <source>Running in another process</source>
        <translation>Läuft in einem anderen Prozess</translation>
    </message>
    <message>
        <source>Closing this window does not end the run</source>
        <translation>Das Schließen dieses Fensters beendet den Lauf nicht</translation>
    </message>
    <message>
        <source>%L1 games a minute</source>
        <translation>%L1 Partien in der Minute</translation>
    </message>
    <message>
        <source>%L1 games an hour</source>
        <translation>%L1 Partien in der Stunde</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n void game(s)</source>
        <translation>
            <numerusform>%n ungültige Partie</numerusform>
            <numerusform>%n ungültige Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 openings left</source>
        <translation>%1 von %2 Eröffnungen übrig</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Andere Einstellungen</translation>
    </message>
    <message>
        <source>The settings have changed since the games played so far. Start counting anew? Those games stay in the record.</source>
        <translation>Die Einstellungen sind andere als die der bisher gespielten Partien. Neu zählen? Jene Partien bleiben in der Aufzeichnung.</translation>
    </message>
    <message>
        <source>Count &amp;Anew</source>
        <translation>&amp;Neu zählen</translation>
    </message>
    <message>
        <source>±%1 of ±%2 Elo</source>
        <translation>±%1 von ±%2 Elo</translation>
    </message>
    <message>
        <source>Se&amp;al…</source>
        <translation>&amp;Versiegeln …</translation>
    </message>
    <message>
        <source>Put everything into one file that anybody can verify</source>
        <translation>Alles in eine Datei legen, die jeder nachprüfen kann</translation>
    </message>
    <message>
        <source>Reading the index of games</source>
        <translation>Liest das Partienverzeichnis</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindows</name>
    <message>
        <source>Keep as Strengths</source>
        <translation>Als Stärken behalten</translation>
    </message>
    <message>
        <source>Strengths of which engine? Another name adds an engine.</source>
        <translation>Stärken welcher Engine? Ein anderer Name fügt eine Engine hinzu.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>“%1” has now: %2</source>
        <translation>„%1“ hat nun: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleController</name>
    <message>
        <source>Where the game was when this line arrived is no longer known.</source>
        <translation>Wo die Partie stand, als diese Zeile kam, ist nicht mehr bekannt.</translation>
    </message>
    <message>
        <source>Sending the file: %1 of %2 commands</source>
        <translation>Die Datei wird gesendet: %1 von %2 Befehlen</translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n abgelehnt</numerusform>
            <numerusform>%n abgelehnt</numerusform>
        </translation>
    </message>
    <message>
        <source>none refused</source>
        <translation>keiner abgelehnt</translation>
    </message>
    <message>
        <source>The file was sent: %1 of %2 commands answered, %3.</source>
        <translation>Die Datei ist gesendet: %1 von %2 Befehlen beantwortet, %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>%1 cannot be sent: %2</source>
        <translation>%1 kann nicht gesendet werden: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFeature</name>
    <message>
        <source>GTP Console</source>
        <translation>GTP-Konsole</translation>
    </message>
    <message>
        <source>Type a GTP &amp;Command</source>
        <translation>GTP-&amp;Befehl eingeben</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFiles</name>
    <message>
        <source>Save as S&amp;cript…</source>
        <translation>Als S&amp;kript speichern …</translation>
    </message>
    <message>
        <source>Send a &amp;File of Commands…</source>
        <translation>&amp;Datei mit Befehlen senden …</translation>
    </message>
    <message>
        <source>Save &amp;Log…</source>
        <translation>&amp;Protokoll speichern …</translation>
    </message>
    <message>
        <source>What one engine was asked and answered, for shinpan-cli replay</source>
        <translation>Was eine Engine gefragt wurde und geantwortet hat, für shinpan-cli replay</translation>
    </message>
    <message>
        <source>Send a File of Commands</source>
        <translation>Datei mit Befehlen senden</translation>
    </message>
    <message>
        <source>Save Log</source>
        <translation>Protokoll speichern</translation>
    </message>
    <message>
        <source>Choose an engine in the console first: a script is one engine’s.</source>
        <translation>Zuerst in der Konsole eine Engine wählen: Ein Skript gehört zu einer Engine.</translation>
    </message>
    <message>
        <source>Save as Script</source>
        <translation>Als Skript speichern</translation>
    </message>
    <message>
        <source># What %1 was asked and answered. To compare an engine with it:
# shinpan-cli replay THIS-FILE --engine COMMAND
</source>
        <translation># Was %1 gefragt wurde und geantwortet hat. Um eine Engine damit zu vergleichen:
# shinpan-cli replay DIESE-DATEI --engine BEFEHL
</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 kann nicht gespeichert werden: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ContinuationRows</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Black’s results; a draw counts half</source>
        <translation>Die Ergebnisse von Schwarz; ein Unentschieden zählt halb</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Where Black’s results lie with a certainty of 95 %</source>
        <translation>Wo die Ergebnisse von Schwarz mit 95 % Sicherheit liegen</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>The year of the latest game</source>
        <translation>Das Jahr der jüngsten Partie</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Black’s chances as engines see them in these records</source>
        <translation>Die Aussichten von Schwarz, wie Engines sie in diesen Aufzeichnungen sehen</translation>
    </message>
</context>
<context>
    <name>shinpan::CustomRules</name>
    <message>
        <source>Button: the first pass takes half a point</source>
        <translation>Button: Das erste Passen nimmt einen halben Punkt</translation>
    </message>
    <message>
        <source>Engines may pass before dead stones are taken</source>
        <translation>Engines dürfen passen, bevor tote Steine geschlagen sind</translation>
    </message>
    <message>
        <source>A pass hands over a prisoner</source>
        <translation>Passen gibt einen Gefangenen ab</translation>
    </message>
    <message>
        <source>White passes last</source>
        <translation>Weiß passt zuletzt</translation>
    </message>
    <message>
        <source>An endless cycle gives no result</source>
        <translation>Ein endloser Zyklus ist kein Ergebnis</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Gruppensteuer</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>Selbstmord</translation>
    </message>
    <message>
        <source>Passes to end</source>
        <translation>Passen bis zum Ende</translation>
    </message>
    <message>
        <source>Handicap bonus</source>
        <translation>Vorgabeausgleich</translation>
    </message>
</context>
<context>
    <name>shinpan::DateButton</name>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Ca&amp;lendar…</source>
        <translation>&amp;Kalender …</translation>
    </message>
    <message>
        <source>Choose the date from a calendar</source>
        <translation>Das Datum aus einem Kalender wählen</translation>
    </message>
    <message>
        <source>Date of the game</source>
        <translation>Datum der Partie</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Heute</translation>
    </message>
</context>
<context>
    <name>shinpan::Document</name>
    <message>
        <source>From now on the console keeps only the newest lines: %1</source>
        <translation>Die Konsole behält ab jetzt nur die neuesten Zeilen: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentController</name>
    <message>
        <source>Another program changed %1. If you reload it, your own changes will be lost.</source>
        <translation>Ein anderes Programm hat %1 geändert. Wenn Sie die Datei neu lesen, gehen Ihre eigenen Änderungen verloren.</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>&amp;Keep This</source>
        <translation>Dies &amp;behalten</translation>
    </message>
    <message>
        <source>%1 was reloaded: another program changed it.</source>
        <translation>%1 wurde neu gelesen: Ein anderes Programm hat die Datei geändert.</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program. What you see is not saved anywhere else.</source>
        <translation>%1 wurde von einem anderen Programm entfernt oder umbenannt. Was Sie sehen, ist nirgends sonst gespeichert.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: %1</source>
        <translation>Es ließ sich keine Sicherungskopie schreiben: %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>Partieaufzeichnung speichern</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Partieaufzeichnungen (*.sgf)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
        <source>Another program changed %1. Save over it?</source>
        <translation>Ein anderes Programm hat %1 geändert. Darüber speichern?</translation>
    </message>
    <message>
        <source>What the other program wrote will be lost.</source>
        <translation>Was das andere Programm schrieb, ist dann verloren.</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>&amp;Darüber speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern unt&amp;er …</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert …</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 wurde nicht gespeichert: %2</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 wird geschrieben …</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to %1.</source>
        <translation>
            <numerusform>Eine Partie wurde in %1 geschrieben.</numerusform>
            <numerusform>%n Partien wurden in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 wurde nicht geschrieben: %2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Die Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Otherwise they will be lost.</source>
        <translation>Sonst gehen sie verloren.</translation>
    </message>
    <message>
        <source>Game records (%1);;All files (*)</source>
        <translation>Partieaufzeichnungen (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>Was eingefügt wurde</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, Zeile %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created, so the game was not kept.</source>
        <translation>Der Ordner %1 lässt sich nicht anlegen, daher wurde die Partie nicht aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentFeature</name>
    <message>
        <source>New &amp;Tab</source>
        <translation>Neuer &amp;Reiter</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Neues Fens&amp;ter</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open game records (%1)</source>
        <translation>Partieaufzeichnungen öffnen (%1)</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>Nächster &amp;Reiter</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>Voriger R&amp;eiter</translation>
    </message>
    <message>
        <source>Move Tab to Ne&amp;w Window</source>
        <translation>Reiter in neues &amp;Fenster verschieben</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>Partie &amp;kopieren</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>Aus der &amp;Zwischenablage öffnen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Open Game Records</source>
        <translation>Partieaufzeichnungen öffnen</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Reload %1 without your changes?</source>
        <translation>%1 ohne Ihre Änderungen neu lesen?</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>Die Partie ist als SGF in der Zwischenablage.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>In der Zwischenablage ist keine Partie.</translation>
    </message>
    <message>
        <source>Open Competition</source>
        <translation>Wettkampf öffnen</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>&amp;New Competition…</source>
        <translation>&amp;Neuer Wettkampf …</translation>
    </message>
    <message>
        <source>&amp;Open Competition…</source>
        <translation>Wettkampf &amp;öffnen …</translation>
    </message>
    <message>
        <source>Co&amp;mpetition</source>
        <translation>&amp;Wettkampf</translation>
    </message>
    <message>
        <source>Play on CGOS…</source>
        <translation>Auf CGOS spielen…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Bibliothek…</translation>
    </message>
    <message>
        <source>Competitions (*.toml *.seal.zip);;All files (*)</source>
        <translation>Wettkämpfe (*.toml *.seal.zip);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentSet</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message numerus="yes">
        <source>Shinpan ended unexpectedly with %n unsaved document(s): %1.</source>
        <translation>
            <numerusform>Shinpan endete unerwartet mit einem ungespeicherten Dokument: %1.</numerusform>
            <numerusform>Shinpan endete unerwartet mit %n ungespeicherten Dokumenten: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>The open files cannot be remembered: %1</source>
        <translation>Die offenen Dateien lassen sich nicht merken: %1</translation>
    </message>
    <message>
        <source>Shinpan ended unexpectedly. What engines were told and said until then is in %1</source>
        <translation>Shinpan wurde unerwartet beendet. Was Engines bis dahin mitgeteilt wurde und was sie sagten, steht in %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentTabs</name>
    <message>
        <source>a game is being played</source>
        <translation>eine Partie läuft</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>die Partie ist angehalten</translation>
    </message>
    <message>
        <source>an engine failed, the game waits</source>
        <translation>eine Engine ist ausgefallen, die Partie wartet</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Offene Dokumente</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1 •</source>
        <comment>unsaved document</comment>
        <translation>%1 •</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>Schließen (Strg+W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>In neues &amp;Fenster verschieben</translation>
    </message>
</context>
<context>
    <name>shinpan::EditBar</name>
    <message>
        <source>Edit Tools</source>
        <translation>Bearbeitungswerkzeuge</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Label to write</source>
        <translation>Zu schreibende Beschriftung</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Weitere Werkzeuge</translation>
    </message>
    <message>
        <source>Black is to play here; press for White (X)</source>
        <translation>Hier ist Schwarz am Zug; drücken für Weiß (X)</translation>
    </message>
    <message>
        <source>White is to play here; press for Black (X)</source>
        <translation>Hier ist Weiß am Zug; drücken für Schwarz (X)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditController</name>
    <message>
        <source>The score is being settled: finish that first</source>
        <translation>Die Zählung läuft: Beenden Sie sie zuerst</translation>
    </message>
    <message>
        <source>A game is being played here: whose turn it is cannot be changed</source>
        <translation>Hier läuft eine Partie: Wer am Zug ist, lässt sich nicht ändern</translation>
    </message>
    <message>
        <source>Player to Move</source>
        <translation>Seite am Zug</translation>
    </message>
    <message>
        <source>A game is being played here: set up stones elsewhere, or when it is over</source>
        <translation>Hier läuft eine Partie: Setzen Sie Steine an anderer Stelle oder wenn sie beendet ist</translation>
    </message>
    <message>
        <source>Type the label first, in the field above the board</source>
        <translation>Geben Sie zuerst die Beschriftung ein, im Feld über dem Brett</translation>
    </message>
    <message>
        <source>A game is being played here: play variations elsewhere</source>
        <translation>Hier läuft eine Partie: Spielen Sie Varianten an anderer Stelle</translation>
    </message>
</context>
<context>
    <name>shinpan::EditFeature</name>
    <message>
        <source>Back to playing</source>
        <translation>Zurück zum Spielen</translation>
    </message>
    <message>
        <source>Switch Player to Move</source>
        <translation>Seite am Zug wechseln</translation>
    </message>
    <message>
        <source>The other colour plays next here</source>
        <translation>Hier ist die andere Farbe am Zug</translation>
    </message>
    <message>
        <source>Cu&amp;t Variation</source>
        <translation>Variante au&amp;sschneiden</translation>
    </message>
    <message>
        <source>Cut this move and everything after it to the clipboard</source>
        <translation>Diesen Zug und alle danach in die Zwischenablage nehmen</translation>
    </message>
    <message>
        <source>&amp;Copy Variation</source>
        <translation>Variante &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy this move and everything after it to the clipboard</source>
        <translation>Diesen Zug und alle danach in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Variation</source>
        <translation>Variante &amp;einfügen</translation>
    </message>
    <message>
        <source>Add the clipboard’s game after this move</source>
        <translation>Die Partie der Zwischenablage nach diesem Zug einfügen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>Diesen Zug und alle danach löschen</translation>
    </message>
    <message>
        <source>Move Var&amp;iation Up</source>
        <translation>Variante nach &amp;oben</translation>
    </message>
    <message>
        <source>One place closer to the main line</source>
        <translation>Einen Platz näher an die Hauptvariante</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>Variante nach &amp;unten</translation>
    </message>
    <message>
        <source>One place further from the main line</source>
        <translation>Einen Platz weiter weg von der Hauptvariante</translation>
    </message>
    <message>
        <source>Make &amp;Main Line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>Die Folge bis zu diesem Zug zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>Delete &amp;Other Variations</source>
        <translation>Andere &amp;Varianten löschen</translation>
    </message>
    <message>
        <source>Delete everything that branches off the line to this move</source>
        <translation>Alles löschen, was von der Folge bis zu diesem Zug abzweigt</translation>
    </message>
    <message>
        <source>&amp;Flatten</source>
        <translation>Als Partie&amp;anfang nehmen</translation>
    </message>
    <message>
        <source>Make this position the start of the game</source>
        <translation>Diese Stellung zum Anfang der Partie machen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete this node and the %n after it?</source>
        <translation>
            <numerusform>Diesen Knoten und den einen danach löschen?</numerusform>
            <numerusform>Diesen Knoten und die %n danach löschen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>„Rückgängig“ bringt sie zurück.</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>Werk&amp;zeuge</translation>
    </message>
    <message>
        <source>&amp;Board Tools</source>
        <translation>&amp;Brettwerkzeuge</translation>
    </message>
    <message>
        <source>Set up stones and marks with the tools above the board</source>
        <translation>Steine und Markierungen mit den Werkzeugen über dem Brett setzen</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Variation</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Markierungen</translation>
    </message>
    <message>
        <source>Put &amp;Tools Away</source>
        <translation>Wer&amp;kzeuge weglegen</translation>
    </message>
    <message>
        <source>Territory and &amp;Visibility</source>
        <translation>&amp;Gebiet und Sichtbarkeit</translation>
    </message>
</context>
<context>
    <name>shinpan::EloCurvePlot</name>
    <message>
        <source>Elo over %1</source>
        <translation>Elo über %1</translation>
    </message>
    <message>
        <source>Best: %1; the engine’s own: %2</source>
        <translation>Bester Wert: %1; der eigene der Engine: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::EloMapPlot</name>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo über %1 und %2</translation>
    </message>
    <message>
        <source>From %1 to %2 Elo; best: %3, %4. The darker, the stronger; the smaller a field, the less sure.</source>
        <translation>Von %1 bis %2 Elo; am besten: %3, %4. Je dunkler, desto stärker; je kleiner ein Feld, desto unsicherer.</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4: %5 ± %6 Elo</source>
        <translation>%1 %2, %3 %4: %5 ± %6 Elo</translation>
    </message>
</context>
<context>
    <name>shinpan::EncodingDialog</name>
    <message>
        <source>guessed from its contents</source>
        <translation>dem Aussehen nach vermutet</translation>
    </message>
    <message>
        <source>your preference for files that do not say</source>
        <translation>Ihre Vorliebe für Dateien, die nichts angeben</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>wie die Datei angibt</translation>
    </message>
    <message>
        <source>certain from its bytes</source>
        <translation>durch ihre Bytes gewiss</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>Ihre Wahl</translation>
    </message>
    <message>
        <source>&amp;Use it for every file whose encoding is not known</source>
        <translation>Für &amp;jede Datei verwenden, deren Kodierung unbekannt ist</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>In which encoding does the text make sense?</source>
        <translation>In welcher Kodierung ergeben die Texte Sinn?</translation>
    </message>
    <message>
        <source>Read as %1: %2.</source>
        <translation>Als %1 gelesen: %2.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Kodierungen</translation>
    </message>
    <message>
        <source>Texts of the file</source>
        <translation>Texte der Datei</translation>
    </message>
    <message>
        <source>&amp;Read Like This</source>
        <translation>&amp;So lesen</translation>
    </message>
    <message>
        <source>The text is plain ASCII, the same in every encoding.</source>
        <translation>Da ist nur ASCII, in allen gleich.</translation>
    </message>
</context>
<context>
    <name>shinpan::EndCard</name>
    <message>
        <source>&amp;Save</source>
        <translation>Spe&amp;ichern</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Wie die Partie endete</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The same again with colours swapped</source>
        <translation>Noch einmal dasselbe, mit vertauschten Farben</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Noch einmal dasselbe</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>B&amp;esser machen</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>D&amp;urchsehen</translation>
    </message>
    <message>
        <source>&amp;Play as Proposed</source>
        <translation>&amp;Wie vorgeschlagen</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Ne&amp;w Game…</source>
        <translation>Neue Pa&amp;rtie …</translation>
    </message>
</context>
<context>
    <name>shinpan::EndFeature</name>
    <message>
        <source>Black passes</source>
        <translation>Schwarz passt</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>Weiß passt</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Give this game up?</source>
        <translation>Diese Partie aufgeben?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>Schwarz gibt auf</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>Weiß gibt auf</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 Start goes on from this position, with another player if you choose one; the console has the details.</source>
        <translation>%1 „Start“ setzt die Partie von hier aus fort, auf Wunsch mit einem anderen Spieler; Einzelheiten stehen in der Konsole.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineEditor</name>
    <message>
        <source>Duplicate</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>&amp;Add Engine</source>
        <translation>&amp;Engine hinzufügen</translation>
    </message>
    <message>
        <source>Bring the removed engine back</source>
        <translation>Die entfernte Engine zurückbringen</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>Aus einer Datei &amp;importieren …</translation>
    </message>
    <message>
        <source>&amp;Export This Engine…</source>
        <translation>Diese Engine e&amp;xportieren …</translation>
    </message>
    <message>
        <source>Export &amp;All of Your Engines…</source>
        <translation>&amp;Alle Ihre Engines exportieren …</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Import und Export</translation>
    </message>
    <message>
        <source>Lists of engines (*.json);;All files (*)</source>
        <translation>Engine-Listen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No engine yet</source>
        <translation>Noch keine Engine</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Die Änderungen verwerfen</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>„%1“ wurde hinzugefügt.</translation>
    </message>
    <message numerus="yes">
        <source>%n engine(s) were added.</source>
        <translation>
            <numerusform>Eine Engine wurde hinzugefügt.</numerusform>
            <numerusform>%n Engines wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes to “%1” were discarded.</source>
        <translation>Die Änderungen an „%1“ wurden vergessen.</translation>
    </message>
    <message>
        <source>The new engine was removed.</source>
        <translation>Die neue Engine wurde entfernt.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>„%1“ wurde entfernt.</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>„%1“ ist wieder da.</translation>
    </message>
    <message>
        <source>Import Engines</source>
        <translation>Engines importieren</translation>
    </message>
    <message>
        <source>There is no engine in %1.</source>
        <translation>In %1 ist keine Engine.</translation>
    </message>
    <message>
        <source>Export Engines</source>
        <translation>Engines exportieren</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>In %1 geschrieben.</translation>
    </message>
    <message>
        <source>Press “Add Engine”: choose one that you know, or paste the command that starts one in GTP mode.</source>
        <translation>Drücken Sie „Engine hinzufügen“: Wählen Sie eine bekannte oder fügen Sie den Befehl ein, der eine im GTP-Modus startet.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineFailureCard</name>
    <message>
        <source>Black’s engine does not start: %1</source>
        <translation>Die Engine von Schwarz startet nicht: %1</translation>
    </message>
    <message>
        <source>White’s engine does not start: %1</source>
        <translation>Die Engine von Weiß startet nicht: %1</translation>
    </message>
    <message>
        <source>Black’s engine refuses this game: %1</source>
        <translation>Die Engine von Schwarz lehnt diese Partie ab: %1</translation>
    </message>
    <message>
        <source>White’s engine refuses this game: %1</source>
        <translation>Die Engine von Weiß lehnt diese Partie ab: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not speak GTP: %1</source>
        <translation>Die Engine von Schwarz spricht kein GTP: %1</translation>
    </message>
    <message>
        <source>White’s engine does not speak GTP: %1</source>
        <translation>Die Engine von Weiß spricht kein GTP: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not answer: %1</source>
        <translation>Die Engine von Schwarz antwortet nicht: %1</translation>
    </message>
    <message>
        <source>White’s engine does not answer: %1</source>
        <translation>Die Engine von Weiß antwortet nicht: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for Black’s engine: %1</source>
        <translation>Sie warten nicht länger auf die Engine von Schwarz: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for White’s engine: %1</source>
        <translation>Sie warten nicht länger auf die Engine von Weiß: %1</translation>
    </message>
    <message>
        <source>Black’s engine stopped: %1</source>
        <translation>Die Engine von Schwarz hat aufgehört: %1</translation>
    </message>
    <message>
        <source>White’s engine stopped: %1</source>
        <translation>Die Engine von Weiß hat aufgehört: %1</translation>
    </message>
    <message>
        <source>Its command line or directory may be wrong, or a file it needs may be missing. Nothing is lost: the game waits.</source>
        <translation>Ihre Befehlszeile und ihr Verzeichnis könnten falsch sein oder eine nötige Datei fehlt. Nichts ist verloren: Die Partie wartet.</translation>
    </message>
    <message>
        <source>Its command line may lack a word such as “gtp” or “--mode gtp”.</source>
        <translation>In ihrer Befehlszeile könnte ein Wort wie „gtp“ oder „--mode gtp“ fehlen.</translation>
    </message>
    <message>
        <source>It was stopped so that it does not keep running for nothing. Retry restarts it and tells it the whole game.</source>
        <translation>Sie wurde entfernt, damit sie nicht vergeblich weiterläuft. „Erneut versuchen“ startet sie neu und teilt ihr die ganze Partie mit.</translation>
    </message>
    <message>
        <source>You cancelled it, and none of it is still running. The game waits for it or for another player.</source>
        <translation>Sie haben abgebrochen, und nichts von ihr läuft noch. Die Partie wartet auf sie oder auf einen anderen Spieler.</translation>
    </message>
    <message>
        <source>Retry restarts it and tells it the whole game, which continues from here.</source>
        <translation>„Erneut versuchen“ startet sie neu und teilt ihr die ganze Partie mit, die dort weitergeht, wo sie steht.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Was sich tun lässt</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>Befehlszeile der Engine</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>E&amp;rneut versuchen</translation>
    </message>
    <message>
        <source>&amp;Edit engine…</source>
        <translation>Engine &amp;bearbeiten …</translation>
    </message>
    <message>
        <source>Open &amp;Console</source>
        <translation>&amp;Konsole öffnen</translation>
    </message>
    <message>
        <source>&amp;Another Player</source>
        <translation>&amp;Anderer Spieler</translation>
    </message>
    <message>
        <source>It left no message. %1</source>
        <translation>Sie hinterließ keine Meldung. %1</translation>
    </message>
    <message>
        <source>It cannot play with this board, these rules or this komi, or it refuses a start-up command of its profile. Another player can take its seat.</source>
        <translation>Mit diesem Brett, diesen Regeln oder diesem Komi kann sie nicht spielen, oder sie lehnt einen Startbefehl ihres Profils ab. Ein anderer Spieler kann ihren Platz einnehmen.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineForm</name>
    <message>
        <source>Pages of the engine</source>
        <translation>Seiten der Engine</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>In Partien</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Something is wrong on this page</source>
        <translation>Auf dieser Seite stimmt etwas nicht</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Zeitgrenzen</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineList</name>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Your engines</source>
        <translation>Ihre Engines</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>Auf diesem Rechner gefunden</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (unvollständig)</translation>
    </message>
    <message>
        <source>New engine</source>
        <translation>Neue Engine</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>Dies lässt sich nicht starten: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineSettingsDialog</name>
    <message>
        <source>What it thinks of the position before any search</source>
        <translation>Was es vor jeder Suche von der Stellung hält</translation>
    </message>
    <message>
        <source>Engine Settings</source>
        <translation>Engine-Einstellungen</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules to tell it</source>
        <translation>Regeln, die ihr mitgeteilt werden</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>Set the rules</source>
        <translation>Die Regeln setzen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Name and value</source>
        <translation>Name und Wert</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>Ask the network</source>
        <translation>Das Netz fragen</translation>
    </message>
    <message>
        <source>No engine is chosen for analysis.</source>
        <translation>Für die Analyse ist keine Engine ausgewählt.</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>Sie %1</translation>
    </message>
    <message>
        <source>It is starting…</source>
        <translation>Sie startet …</translation>
    </message>
    <message>
        <source>It has no settings that can be changed while it runs.</source>
        <translation>Sie bietet nichts, was sich im Betrieb einstellen ließe.</translation>
    </message>
    <message>
        <source>The engine refuses: %1</source>
        <translation>Die Engine lehnt ab: %1</translation>
    </message>
    <message>
        <source>Its answer makes no sense.</source>
        <translation>Seine Antwort ergibt keinen Sinn.</translation>
    </message>
    <message>
        <source>Black wins with %1%.</source>
        <translation>Schwarz gewinnt zu %1%.</translation>
    </message>
    <message>
        <source>Black’s lead: %1.</source>
        <translation>Vorsprung von Schwarz: %1.</translation>
    </message>
    <message>
        <source>First choices: %1.</source>
        <translation>Erste Wahl: %1.</translation>
    </message>
    <message>
        <source>It answers JSON queries, each of which tells it rules and settings.</source>
        <translation>Sie beantwortet JSON-Anfragen, deren jede ihr Regeln und Einstellungen nennt.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineWaitCard</name>
    <message>
        <source>Black’s engine does not move: %1</source>
        <translation>Die Engine von Schwarz zieht nicht: %1</translation>
    </message>
    <message>
        <source>White’s engine does not move: %1</source>
        <translation>Die Engine von Weiß zieht nicht: %1</translation>
    </message>
    <message>
        <source>Black’s engine is loading: %1</source>
        <translation>Die Engine von Schwarz lädt: %1</translation>
    </message>
    <message>
        <source>White’s engine is loading: %1</source>
        <translation>Die Engine von Weiß lädt: %1</translation>
    </message>
    <message>
        <source>It has not answered yet and is not printing anything. A large network can take minutes to load.</source>
        <translation>Sie hat noch nicht geantwortet und schreibt inzwischen nichts. Ein großes Netz kann Minuten brauchen.</translation>
    </message>
    <message>
        <source>It has not answered yet. Meanwhile it prints:</source>
        <translation>Sie hat noch nicht geantwortet. Inzwischen schreibt sie:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Keep &amp;Waiting</source>
        <translation>Weiter &amp;warten</translation>
    </message>
    <message>
        <source>&amp;Restart it</source>
        <translation>Sie neu &amp;starten</translation>
    </message>
    <message>
        <source>What is going on</source>
        <translation>Was vor sich geht</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>Befehlszeile der Engine</translation>
    </message>
    <message>
        <source>Time waited</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>Open C&amp;onsole</source>
        <translation>K&amp;onsole öffnen</translation>
    </message>
    <message>
        <source>It should move within %1. It may still be thinking, or it may be stuck.</source>
        <translation>Sie sollte innerhalb von %1 ziehen. Vielleicht denkt sie noch, vielleicht hängt sie.</translation>
    </message>
    <message>
        <source>It should move within %1. It may still think, or be stuck: this engine cannot be interrupted, only replaced.</source>
        <translation>Sie sollte innerhalb von %1 ziehen. Vielleicht denkt sie noch, vielleicht hängt sie: Diese Engine lässt sich nicht unterbrechen, nur ersetzen.</translation>
    </message>
    <message>
        <source>&amp;Interrupt</source>
        <translation>&amp;Unterbrechen</translation>
    </message>
    <message>
        <source>Make it move now with what it has found so far</source>
        <translation>Sie jetzt ziehen lassen, mit dem, was sie bisher gefunden hat</translation>
    </message>
</context>
<context>
    <name>shinpan::EnginesFeature</name>
    <message>
        <source>&amp;Edit Engines…</source>
        <translation>&amp;Engines bearbeiten …</translation>
    </message>
</context>
<context>
    <name>shinpan::ErrorLines</name>
    <message>
        <source>Last words of the engine</source>
        <translation>Letzte Worte der Engine</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateBar</name>
    <message>
        <source>The game is even</source>
        <translation>Die Partie ist ausgeglichen</translation>
    </message>
    <message>
        <source>Black is ahead by %1 points</source>
        <translation>Schwarz liegt mit %1 Punkten vorn</translation>
    </message>
    <message>
        <source>White is ahead by %1 points</source>
        <translation>Weiß liegt mit %1 Punkten vorn</translation>
    </message>
    <message>
        <source>Estimate of the score</source>
        <translation>Schätzung des Ergebnisses</translation>
    </message>
    <message>
        <source>Put the estimate away</source>
        <translation>Die Schätzung ausblenden</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Wird geschätzt …</translation>
    </message>
    <message>
        <source>Analysis of %1</source>
        <translation>Analyse von %1</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>Schätzung von %1</translation>
    </message>
    <message>
        <source>Counted without the stones that %1 calls dead</source>
        <translation>Gezählt ohne die Steine, die %1 tot nennt</translation>
    </message>
    <message>
        <source>Shinpan’s own rough estimate</source>
        <translation>Shinpans eigene grobe Schätzung</translation>
    </message>
    <message>
        <source>areas: Shinpan’s own rough estimate</source>
        <translation>Gebiete: Shinpans eigene grobe Schätzung</translation>
    </message>
    <message>
        <source>asking %1…</source>
        <translation>%1 wird gefragt …</translation>
    </message>
    <message>
        <source>%1 cannot tell</source>
        <translation>%1 kann es nicht sagen</translation>
    </message>
    <message>
        <source>Put away (Esc)</source>
        <translation>Ausblenden (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateRow</name>
    <message>
        <source>Est&amp;imate Time</source>
        <translation>Dauer s&amp;chätzen</translation>
    </message>
    <message>
        <source>Plays a few games to estimate how long all of them will take; nothing is kept</source>
        <translation>Spielt einige Partien und sagt, wie lange alle brauchen werden; nichts davon bleibt</translation>
    </message>
    <message>
        <source>Stop Est&amp;imating</source>
        <translation>S&amp;chätzen abbrechen</translation>
    </message>
    <message>
        <source>Playing a few games…</source>
        <translation>Einige Partien werden gespielt …</translation>
    </message>
    <message>
        <source>About %1 a game; the number of games is not limited.</source>
        <translation>Etwa %1 je Partie; eine letzte gibt es nicht.</translation>
    </message>
    <message>
        <source>At most about %1: %2 games of about %3 each, fewer if it is decided sooner.</source>
        <translation>Höchstens etwa %1: %2 Partien von etwa %3, weniger, wenn es früher entschieden ist.</translation>
    </message>
    <message>
        <source>About %1: %2 games of about %3 each.</source>
        <translation>Etwa %1: %2 Partien von etwa %3.</translation>
    </message>
    <message>
        <source>About %1 a game on this computer.</source>
        <translation>Etwa %1 je Partie auf diesem Rechner.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExploredGameRows</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>Black, White</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ExplorerFeature</name>
    <message>
        <source>Moves of Games on the &amp;Board</source>
        <translation>Züge aus Partien auf dem &amp;Brett</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorer</translation>
    </message>
</context>
<context>
    <name>shinpan::ExplorerPanel</name>
    <message>
        <source>&amp;Open the Listed Games Together</source>
        <translation>Aufgeführte Partien zusammen ö&amp;ffnen</translation>
    </message>
    <message>
        <source>A day, a month or a year: 2004-03-15, 2004-03 or 2004</source>
        <translation>Ein Tag, ein Monat oder ein Jahr: 2004-03-15, 2004-03 oder 2004</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Part of a name of either player</source>
        <translation>Teil des Namens eines der beiden Spieler</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Spalten: %1</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Fortsetzungen</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partien mit dieser Stellung</translation>
    </message>
    <message>
        <source>Progress of the index</source>
        <translation>Fortschritt des Einlesens</translation>
    </message>
    <message>
        <source>Stop indexing</source>
        <translation>Einlesen anhalten</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folders and games</source>
        <translation>Ordner und Partien</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>Ordner &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Look for New Games</source>
        <translation>Nach &amp;neuen Partien suchen</translation>
    </message>
    <message>
        <source>L&amp;eave Out</source>
        <translation>&amp;Weglassen</translation>
    </message>
    <message>
        <source>Add a Folder of Games</source>
        <translation>Ordner mit Partien hinzufügen</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Partien werden gesucht …</translation>
    </message>
    <message numerus="yes">
        <source>Indexing: %1 of %n file(s)</source>
        <translation>
            <numerusform>Einlesen: %1 von %n Datei</numerusform>
            <numerusform>Einlesen: %1 von %n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <comment>with the position</comment>
        <translation>%1 von %2 Partien</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n ended here</source>
        <translation>
            <numerusform>%n endete hier</numerusform>
            <numerusform>%n endeten hier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n Datei ließ sich nicht lesen</numerusform>
            <numerusform>%n Dateien ließen sich nicht lesen</numerusform>
        </translation>
    </message>
    <message>
        <source>The index is being read.</source>
        <translation>Das Verzeichnis wird gelesen.</translation>
    </message>
    <message>
        <source>The games are being indexed.</source>
        <translation>Die Partien werden eingelesen.</translation>
    </message>
    <message>
        <source>This is a serious game: what others played waits till it is over.</source>
        <translation>Dies ist eine ernste Partie: Was andere gespielt haben, wartet, bis sie vorbei ist.</translation>
    </message>
    <message>
        <source>No game has this position.</source>
        <translation>Keine Partie hat diese Stellung.</translation>
    </message>
    <message>
        <source>Choose under “Folders” where your games are. You will see here how they went on from each position.</source>
        <translation>Wählen Sie unter „Ordner“, wo Ihre Partien liegen. Hier sehen Sie dann, wie sie aus jeder Stellung weitergingen.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportActions</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>B&amp;ild kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;Diagram</source>
        <translation>Dia&amp;gramm kopieren</translation>
    </message>
    <message>
        <source>Make a picture, a diagram or a slide show of the game</source>
        <translation>Ein Bild, ein Diagramm oder eine Bildfolge der Partie erstellen</translation>
    </message>
    <message>
        <source>Print the game in diagrams</source>
        <translation>Die Partie in Diagrammen drucken</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>Ein Bild des Bretts in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>Copy the board as text for forums to the clipboard</source>
        <translation>Das Brett in Buchstaben, wie Foren es lesen, in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>In %1 exportiert.</translation>
    </message>
    <message>
        <source>The diagram is on the clipboard.</source>
        <translation>Das Diagramm ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Das Bild ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Ko&amp;pieren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>Copy what is shown to the clipboard</source>
        <translation>Das Gezeigte in die Zwischenablage kopieren</translation>
    </message>
    <message>
        <source>The part of the board is named by two opposite corners, as in C3:K10.</source>
        <translation>Den Teil des Bretts nennen zwei gegenüberliegende Ecken, wie in C3:K10.</translation>
    </message>
    <message>
        <source>New Folder for the Slides</source>
        <translation>Neuer Ordner für die Bilder</translation>
    </message>
    <message>
        <source>Folder &amp;name:</source>
        <translation>Ordner&amp;name:</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Nicht exportiert: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportForm</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Dokument (PDF)</translation>
    </message>
    <message>
        <source>Animated Picture (APNG)</source>
        <translation>Bewegtes Bild (APNG)</translation>
    </message>
    <message>
        <source>Slides, a Picture for Each Move</source>
        <translation>Bildfolge, ein Bild für jeden Zug</translation>
    </message>
    <message>
        <source>Text, for E-Mail</source>
        <translation>Text, für E-Mail</translation>
    </message>
    <message>
        <source>Text, for Sensei’s Library and Forums</source>
        <translation>Text, für Sensei’s Library und Foren</translation>
    </message>
    <message>
        <source>LaTeX (psgo)</source>
        <translation>LaTeX (psgo)</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Ganzes Brett</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>Mar&amp;ks and the last move</source>
        <translation>&amp;Markierungen und der letzte Zug</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>Die Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>Moves, with their numbers</source>
        <translation>Züge, mit ihren Nummern</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>&amp;Inhalt</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>Teil des Bretts</translation>
    </message>
    <message>
        <source>All of it, or C3:K10</source>
        <translation>Das ganze oder C3:K10</translation>
    </message>
    <message>
        <source>&amp;Part of the board</source>
        <translation>&amp;Teil des Bretts</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hema</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>&amp;Breite</translation>
    </message>
    <message>
        <source>Time for &amp;each move</source>
        <translation>Zeit für &amp;jeden Zug</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Drag across the board to export a part of it</source>
        <translation>Über das Brett ziehen, um einen Teil davon zu exportieren</translation>
    </message>
</context>
<context>
    <name>shinpan::FileField</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>&amp;Wählen …</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReview</name>
    <message>
        <source>Review · %1</source>
        <translation>Durchsicht · %1</translation>
    </message>
    <message>
        <source>%1 cannot begin the review: it %2</source>
        <translation>%1 kann die Durchsicht nicht beginnen: %2</translation>
    </message>
    <message>
        <source>%1 cannot analyse games.</source>
        <translation>%1 kann keine Partien analysieren.</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Nicht zu lesen: %1</translation>
    </message>
    <message>
        <source>Under review…</source>
        <translation>Wird durchgesehen …</translation>
    </message>
    <message>
        <source>Cannot be kept for a restart: %1</source>
        <translation>Für einen Neustart nicht aufzubewahren: %1</translation>
    </message>
    <message>
        <source>Left as it is: its review would overwrite a file</source>
        <translation>Ausgelassen: Eine der Dateien würde überschrieben</translation>
    </message>
    <message>
        <source>Left as it is: %1 already exists</source>
        <translation>Ausgelassen: %1 ist schon da</translation>
    </message>
    <message>
        <source>Game %1: the engine %2</source>
        <translation>Partie %1: die Engine %2</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review.</source>
        <translation>%1 kann die Durchsicht nicht fortsetzen.</translation>
    </message>
    <message>
        <source>Cannot be written: %1</source>
        <translation>Nicht zu schreiben: %1</translation>
    </message>
    <message>
        <source>Written: %1, %2</source>
        <translation>Geschrieben: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Parts of it were not understood; open it to see which</source>
        <translation>Teile davon wurden nicht verstanden; beim Öffnen steht, welche</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReviewWindow</name>
    <message>
        <source>Rep&amp;lace files that are in the target folder already</source>
        <translation>Dateie&amp;n ersetzen, die schon im Zielordner sind</translation>
    </message>
    <message>
        <source>Review Files</source>
        <translation>Dateien durchsehen</translation>
    </message>
    <message>
        <source>Target &amp;folder</source>
        <translation>Z&amp;ielordner</translation>
    </message>
    <message>
        <source>Choose the Target Folder</source>
        <translation>Zielordner wählen</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Values and comments</source>
        <translation>Werte und Kommentare</translation>
    </message>
    <message>
        <source>Values, comments and variations</source>
        <translation>Werte, Kommentare und Varianten</translation>
    </message>
    <message>
        <source>What is &amp;written</source>
        <translation>Was &amp;geschrieben wird</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Durchsicht</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Durchsehen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>Durchsicht abbre&amp;chen</translation>
    </message>
    <message>
        <source>Files that were written stay; the rest goes on from there</source>
        <translation>Geschriebene Dateien bleiben; der Rest geht später von dort weiter</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>durchgesehen</translation>
    </message>
    <message>
        <source>Add the files to review.</source>
        <translation>Fügen Sie die Dateien hinzu, die durchgesehen werden sollen.</translation>
    </message>
    <message>
        <source>Choose a folder for the reviewed files.</source>
        <translation>Wählen Sie einen Ordner für die durchgesehenen Dateien.</translation>
    </message>
    <message>
        <source>The files themselves stay as they are: choose another target folder.</source>
        <translation>Die Dateien selbst bleiben, wie sie sind: Wählen Sie einen anderen Zielordner.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review. You can keep working meanwhile.</source>
        <translation>
            <numerusform>%n Datei durchzusehen. Sie können unterdessen weitermachen.</numerusform>
            <numerusform>%n Dateien durchzusehen. Sie können unterdessen weitermachen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the target folder will be replaced.</source>
        <translation>
            <numerusform>%n Datei im Zielordner wird ersetzt.</numerusform>
            <numerusform>%n Dateien im Zielordner werden ersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in the target folder already and stay as they are.</source>
        <translation>
            <numerusform>%n Datei ist schon im Zielordner und bleibt, wie sie ist.</numerusform>
            <numerusform>%n Dateien sind schon im Zielordner und bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>This continues while the window is closed.</source>
        <translation>Das geht weiter, auch wenn das Fenster geschlossen ist.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>File %1 of %2</source>
        <translation>Datei %1 von %2</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>Partie %1 von %2</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>Stellung %1 von %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>Geschrieben: %1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they were.</source>
        <translation>
            <numerusform>%n Datei ausgelassen.</numerusform>
            <numerusform>%n Dateien ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be reviewed.</source>
        <translation>
            <numerusform>%n Datei konnte nicht durchgesehen werden.</numerusform>
            <numerusform>%n Dateien konnten nicht durchgesehen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review, one engine after the other. Each has a folder of its own in the target folder.</source>
        <translation>
            <numerusform>%n Datei durchzusehen, eine Engine nach der anderen. Jede hat einen eigenen Ordner im Zielordner.</numerusform>
            <numerusform>%n Dateien durchzusehen, eine Engine nach der anderen. Jede hat einen eigenen Ordner im Zielordner.</numerusform>
        </translation>
    </message>
    <message>
        <source>engine %1 of %2</source>
        <translation>Engine %1 von %2</translation>
    </message>
    <message>
        <source>Open Report</source>
        <translation>Bericht öffnen</translation>
    </message>
    <message>
        <source>Show what was found in all games together</source>
        <translation>Zeigt, was in allen Partien zusammen gefunden wurde</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) a minute</source>
        <translation>
            <numerusform>%n Stellung pro Minute</numerusform>
            <numerusform>%n Stellungen pro Minute</numerusform>
        </translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>Der Bericht steht in %1; es fand sich kein Programm, das ihn öffnet.</translation>
    </message>
    <message>
        <source>Files that wait: %1, tasks under way: %2</source>
        <translation>Wartende Dateien: %1, laufende Aufgaben: %2</translation>
    </message>
    <message>
        <source>%1 of %2 files done, %3 under way</source>
        <translation>%1 von %2 Dateien fertig, %3 in Arbeit</translation>
    </message>
</context>
<context>
    <name>shinpan::FilterBar</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Save the log, send a file of commands</source>
        <translation>Protokoll speichern, Datei mit Befehlen senden</translation>
    </message>
    <message>
        <source>Show the lines of</source>
        <translation>Zeilen zeigen von</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>Alle Engines</translation>
    </message>
    <message>
        <source>Show this kind of lines</source>
        <translation>Diese Art von Zeilen zeigen</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Commands and answers</source>
        <translation>Befehle und Antworten</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Fehlerausgabe</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Show this command</source>
        <translation>Diesen Befehl zeigen</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Alle Befehle</translation>
    </message>
    <message>
        <source>Show lines that contain</source>
        <translation>Zeilen zeigen, die enthalten</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Gefundene Stellen</translation>
    </message>
    <message>
        <source>Show the other lines too</source>
        <translation>Auch die anderen Zeilen zeigen</translation>
    </message>
    <message>
        <source>Look for the text among all lines: Enter goes to the next place, Shift+Enter back</source>
        <translation>Den Text unter allen Zeilen suchen: Eingabe geht zur nächsten Stelle, Umschalt+Eingabe zurück</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Go to the next place (Enter)</source>
        <translation>Zur nächsten Stelle (Eingabe)</translation>
    </message>
    <message>
        <source>Go to the previous place (Shift+Enter)</source>
        <translation>Zur vorigen Stelle (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Typed here, with answers</source>
        <translation>Hier eingegeben, mit Antworten</translation>
    </message>
</context>
<context>
    <name>shinpan::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Was gesucht wird</translation>
    </message>
    <message>
        <source>999 of 999</source>
        <translation>999 von 999</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige Fundstelle</translation>
    </message>
    <message>
        <source>Previous match (%1)</source>
        <translation>Vorige Fundstelle (%1)</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Umschalt+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Fundstelle</translation>
    </message>
    <message>
        <source>Next match (%1)</source>
        <translation>Nächste Fundstelle (%1)</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Die Suche schließen</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Schließen (%1)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n gefunden</numerusform>
            <numerusform>%n gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>A&amp;ll games</source>
        <translation>A&amp;lle Partien</translation>
    </message>
</context>
<context>
    <name>shinpan::FindFeature</name>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>&amp;Rückwärts suchen</translation>
    </message>
    <message>
        <source>Find This P&amp;osition</source>
        <translation>Diese S&amp;tellung suchen</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>&amp;Gehe zu Zug …</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>Voriger Kommentar</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>Nächster Kommentar</translation>
    </message>
    <message>
        <source>Previous Fork</source>
        <translation>Vorige Verzweigung</translation>
    </message>
    <message>
        <source>Next Fork</source>
        <translation>Nächste Verzweigung</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>Voriger Fehler</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Back to the &amp;Main Line</source>
        <translation>Zurück zur &amp;Hauptvariante</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>&amp;Springen zu</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>Su&amp;chen</translation>
    </message>
</context>
<context>
    <name>shinpan::GameActions</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>Choose players and start a game</source>
        <translation>Spieler wählen und eine Partie beginnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>Die Partieaufzeichnung speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern unt&amp;er …</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Eine Partie von dieser Stellung an beginnen</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>S&amp;chritt</translation>
    </message>
    <message>
        <source>Play one move, then pause</source>
        <translation>Einen Zug spielen lassen, dann anhalten</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>End the game without a result</source>
        <translation>Die Partie ohne Ergebnis beenden</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>&amp;Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Den eigenen letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Aufgeben</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>Die Partie aufgeben</translation>
    </message>
    <message>
        <source>Score Positio&amp;n</source>
        <translation>Stellu&amp;ng auszählen</translation>
    </message>
    <message>
        <source>Mark dead stones and count</source>
        <translation>Tote Steine markieren und zählen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Return to the &amp;Game</source>
        <translation>Zurüc&amp;k zur Partie</translation>
    </message>
    <message>
        <source>Show where the game is</source>
        <translation>Zeigen, wo die Partie steht</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Kill it, restart it and tell it the whole game</source>
        <translation>Sie abbrechen, neu starten und ihr die ganze Partie mitteilen</translation>
    </message>
    <message>
        <source>Restart &amp;Black’s Engine</source>
        <translation>Engine von &amp;Schwarz neu starten</translation>
    </message>
    <message>
        <source>Restart &amp;White’s Engine</source>
        <translation>Engine von &amp;Weiß neu starten</translation>
    </message>
    <message>
        <source>Tell it the whole game from the beginning</source>
        <translation>Ihr die ganze Partie von Anfang an mitteilen</translation>
    </message>
    <message>
        <source>Tell B&amp;lack’s Engine the Game Anew</source>
        <translation>Der Engine von S&amp;chwarz die Partie neu mitteilen</translation>
    </message>
    <message>
        <source>Tell W&amp;hite’s Engine the Game Anew</source>
        <translation>Der Engine von We&amp;iß die Partie neu mitteilen</translation>
    </message>
    <message>
        <source>First Position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Einen Zug vorwärts</translation>
    </message>
    <message>
        <source>Last Position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>Back Ten</source>
        <translation>Zehn zurück</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>Zehn Züge zurück</translation>
    </message>
    <message>
        <source>Forward Ten</source>
        <translation>Zehn vorwärts</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>Zehn Züge vorwärts</translation>
    </message>
    <message>
        <source>Previous Variation</source>
        <translation>Vorige Variante</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Vorige Variante</translation>
    </message>
    <message>
        <source>Next Variation</source>
        <translation>Nächste Variante</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Nächste Variante</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>Fo&amp;rtsetzen</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>Anha&amp;lten</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>&amp;Markierung zurücknehmen</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Die Partie anhalten</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Die Partie fortsetzen</translation>
    </message>
    <message>
        <source>Stop the clocks, and the engines after their current move</source>
        <translation>Die Uhren anhalten und die Engines nach ihrem jetzigen Zug</translation>
    </message>
</context>
<context>
    <name>shinpan::GameDock</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>shinpan::GameInfoDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Game Information</source>
        <translation>Partieangaben</translation>
    </message>
    <message>
        <source>Parts of the game information</source>
        <translation>Teile der Partieangaben</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Event and Sources</source>
        <translation>&amp;Anlass und Quellen</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Kommentar</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Mannschaft</translation>
    </message>
    <message>
        <source>2004-03-15, or 2004-03, or 2004</source>
        <translation>2004-03-15 oder 2004-03 oder 2004</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Grundzeit</translation>
    </message>
    <message>
        <source>3600, or 1h, or 1:00:00</source>
        <translation>3600 oder 1h oder 1:00:00</translation>
    </message>
    <message>
        <source>Comment on the game as a whole</source>
        <translation>Was zur Partie im Ganzen zu sagen ist</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>keine Angabe</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Keine Angabe</translation>
    </message>
    <message>
        <source>Next moves, marked on the board</source>
        <translation>Nächste Züge, auf dem Brett markiert</translation>
    </message>
    <message>
        <source>Alternatives to the current move, marked on the board</source>
        <translation>Züge neben dem jetzigen, auf dem Brett markiert</translation>
    </message>
    <message>
        <source>Next moves, not marked</source>
        <translation>Nächste Züge, nicht markiert</translation>
    </message>
    <message>
        <source>Alternatives to the current move, not marked</source>
        <translation>Züge neben dem jetzigen, nicht markiert</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListDelegate</name>
    <message>
        <source>not a game of Go</source>
        <translation>keine Go-Partie</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListModel</name>
    <message>
        <source>Game %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>auf dem Brett</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListView</name>
    <message>
        <source>Games of the file</source>
        <translation>Partien der Datei</translation>
    </message>
</context>
<context>
    <name>shinpan::GamePanel</name>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>startet …</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>ausgefallen</translation>
    </message>
    <message>
        <source>placing stones</source>
        <translation>setzt Steine</translation>
    </message>
    <message>
        <source>not responding, %1 s</source>
        <translation>antwortet nicht, %1 s</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>denkt nach …</translation>
    </message>
    <message>
        <source>thinking %1 s</source>
        <translation>denkt %1 s</translation>
    </message>
</context>
<context>
    <name>shinpan::GameTermsLine</name>
    <message>
        <source>What is being played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>Komi %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n Vorgabestein</numerusform>
            <numerusform>%n Vorgabesteine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTile</name>
    <message>
        <source>pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 gegen %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> · B %L1 %</source>
        <translation> · S %L1 %</translation>
    </message>
    <message>
        <source> · Black %L1 %</source>
        <translation> · Schwarz %L1 %</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>behind by %L1</source>
        <translation>%L1 zurück</translation>
    </message>
    <message>
        <source>ahead by %L1</source>
        <translation>%L1 voraus</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln Besuch</numerusform>
            <numerusform>%Ln Besuche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTreeView</name>
    <message>
        <source>Game tree</source>
        <translation>Zugbaum</translation>
    </message>
    <message>
        <source>The moves of the game appear here, with their variations.
Click one to go there.</source>
        <translation>Hier erscheinen die Züge der Partie mit ihren Varianten.
Ein Klick auf einen führt dorthin.</translation>
    </message>
</context>
<context>
    <name>shinpan::GameWall</name>
    <message>
        <source>Games of %1</source>
        <translation>Partien von %1</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message numerus="yes">
        <source>The games are played on other machines: %1.
%n game(s) ended.</source>
        <translation>
            <numerusform>Die Partien werden auf anderen Rechnern gespielt: %1.
%n Partie ist beendet.</numerusform>
            <numerusform>Die Partien werden auf anderen Rechnern gespielt: %1.
%n Partien sind beendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Los</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>Gehe zu Zug</translation>
    </message>
    <message>
        <source>Move or path</source>
        <translation>Zug oder Pfad</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>30.2.45 is move 45 of the second continuation after move 30; “end” is the end of the main line.</source>
        <translation>30.2.45 ist Zug 45 der zweiten Fortsetzung nach Zug 30; „end“ ist das Ende der Hauptvariante.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A position without a move</source>
        <translation>Eine Stellung ohne Zug</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphView</name>
    <message>
        <source>Graph of the game</source>
        <translation>Verlauf der Partie</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>This game has not been evaluated yet.</source>
        <translation>Diese Partie hat noch niemand beurteilt.</translation>
    </message>
    <message>
        <source>The course of the game appears here once it is evaluated: by a review, or by engines that explain their moves.</source>
        <translation>Hier erscheint der Verlauf der Partie, sobald er bewertet ist: durch eine Durchsicht oder durch Engines, die ihre Züge erklären.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Aufzeichnung</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphicsFeature</name>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Commands &amp;on the Board</source>
        <translation>Befehle auf dem B&amp;rett</translation>
    </message>
</context>
<context>
    <name>shinpan::GtpConsole</name>
    <message>
        <source>Talk to</source>
        <translation>Sprechen mit</translation>
    </message>
    <message>
        <source>Everything that engines are told and say appears here.

To talk to one yourself, type a GTP command below.</source>
        <translation>Hier erscheint alles, was Engines mitgeteilt wird und was sie sagen.

Um selbst mit einer zu sprechen, geben Sie unten einen GTP-Befehl ein.</translation>
    </message>
    <message>
        <source>No line matches.</source>
        <translation>Keine Zeile passt.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>„%1“: %2.</translation>
    </message>
    <message>
        <source>GTP command</source>
        <translation>GTP-Befehl</translation>
    </message>
    <message>
        <source>No engine is running</source>
        <translation>Keine Engine läuft</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>Unterbrechen</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing (Escape)</source>
        <translation>Die Engine bitten, abzubrechen, woran sie ist (Escape)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Line</source>
        <translation>&amp;Ganze Zeile zeigen</translation>
    </message>
    <message>
        <source>Go to the &amp;Position of This Moment</source>
        <translation>Zur &amp;Stellung dieses Augenblicks gehen</translation>
    </message>
    <message>
        <source>%1 – gone</source>
        <translation>%1 – beendet</translation>
    </message>
    <message>
        <source>“%1” was not sent: %2 is no longer running.</source>
        <translation>„%1“ wurde nicht gesendet: %2 läuft nicht mehr.</translation>
    </message>
    <message>
        <source>Choose another engine to talk to.</source>
        <translation>Wählen Sie eine andere Engine.</translation>
    </message>
    <message>
        <source>This engine is no longer running</source>
        <translation>Diese Engine läuft nicht mehr</translation>
    </message>
</context>
<context>
    <name>shinpan::GuessQuiz</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Show the Move</source>
        <translation>Zug &amp;zeigen</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>Nächste &amp;Partie</translation>
    </message>
    <message>
        <source>Both sides’ moves</source>
        <translation>Züge beider Seiten</translation>
    </message>
    <message>
        <source>Black’s moves</source>
        <translation>Züge von Schwarz</translation>
    </message>
    <message>
        <source>White’s moves</source>
        <translation>Züge von Weiß</translation>
    </message>
    <message>
        <source>Moves to guess</source>
        <translation>Zu ratende Züge</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>&amp;Raten</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Where did Black play?</source>
        <translation>Wo hat Schwarz gespielt?</translation>
    </message>
    <message>
        <source>Where did White play?</source>
        <translation>Wo hat Weiß gespielt?</translation>
    </message>
    <message>
        <source>The move was %1</source>
        <translation>Der Zug war %1</translation>
    </message>
    <message>
        <source>%1: exactly there</source>
        <translation>%1: genau dort</translation>
    </message>
    <message>
        <source>The engine did not look at your move.</source>
        <translation>Die Engine hat Ihren Zug nicht betrachtet.</translation>
    </message>
    <message>
        <source>Your move loses %1.</source>
        <translation>Ihr Zug verliert %1.</translation>
    </message>
    <message>
        <source>%1 The move of the game loses %2.</source>
        <translation>%1 Der Zug der Partie verliert %2.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Das Ende der Partie</translation>
    </message>
    <message>
        <source>%1 of %2 moves found</source>
        <translation>%1 von %2 Zügen gefunden</translation>
    </message>
    <message>
        <source>%1 were no more than %2 lines away, on average %3 lines.</source>
        <translation>%1 waren höchstens %2 Linien entfernt, im Mittel %3 Linien.</translation>
    </message>
    <message>
        <source>There is nothing to guess</source>
        <translation>Es gibt nichts zu raten</translation>
    </message>
    <message>
        <source>Your moves lose %1 points on average, those of the game %2.</source>
        <translation>Ihre Züge verlieren im Mittel %1 Punkte, die der Partie %2.</translation>
    </message>
    <message>
        <source>%1 of %2 found, %3 lines away on average</source>
        <translation>%1 von %2 gefunden, im Mittel %3 Linien entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n line(s) away from %2</source>
        <translation>
            <numerusform>%1 liegt %n Linie neben %2</numerusform>
            <numerusform>%1 liegt %n Linien neben %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move gains %1.</source>
        <translation>Ihr Zug gewinnt %1.</translation>
    </message>
    <message>
        <source>%1 The move of the game gains %2.</source>
        <translation>%1 Der Zug der Partie gewinnt %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapBar</name>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>The handicap stones are placed</source>
        <translation>Die Vorgabesteine sind gesetzt</translation>
    </message>
    <message numerus="yes">
        <source>All %n handicap stones are placed. Click one to take it away again.</source>
        <translation>
            <numerusform>Der eine Vorgabestein liegt. Ein Klick nimmt ihn wieder weg.</numerusform>
            <numerusform>Alle %n Vorgabesteine liegen. Ein Klick nimmt einen wieder weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n handicap stones: %1 on the board.</source>
        <translation>
            <numerusform>Setzen Sie einen Vorgabestein: %1 auf dem Brett.</numerusform>
            <numerusform>Setzen Sie %n Vorgabesteine: %1 auf dem Brett.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapField</name>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Where the handicap stones are placed</source>
        <translation>Wo die Vorgabesteine liegen</translation>
    </message>
    <message>
        <source>on the usual points</source>
        <translation>auf den üblichen Punkten</translation>
    </message>
    <message>
        <source>placed freely</source>
        <translation>frei gesetzt</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones on this board.</source>
        <translation>
            <numerusform>Höchstens %n Stein auf diesem Brett.</numerusform>
            <numerusform>Höchstens %n Steine auf diesem Brett.</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no handicap on a board this small.</source>
        <translation>Auf einem so kleinen Brett gibt es keine Vorgabe.</translation>
    </message>
    <message>
        <source>You place them on the board.</source>
        <translation>Sie setzen sie auf das Brett.</translation>
    </message>
    <message>
        <source>%1 chooses where.</source>
        <translation>%1 wählt, wohin.</translation>
    </message>
</context>
<context>
    <name>shinpan::HandshakeRow</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Testen</translation>
    </message>
    <message>
        <source>Test whether the engine answers</source>
        <translation>Testen, ob die Engine antwortet</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Startet …</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Started %1 s ago, no answer yet. Some engines take a while to load.</source>
        <translation>Vor %1 s gestartet, noch keine Antwort. Manche Engines laden eine Weile.</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>Sie %1.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>Sie antwortet nicht.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>%1 answers in %2, but %3.</source>
        <translation>%1 antwortet in %2, aber: %3.</translation>
    </message>
    <message>
        <source>%1 answers in %2</source>
        <translation>%1 antwortet in %2</translation>
    </message>
</context>
<context>
    <name>shinpan::HintGiver</name>
    <message>
        <source>Hints · %1</source>
        <translation>Tipps · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::HitListModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source> · %1 %2</source>
        <translation> · %1 %2</translation>
    </message>
</context>
<context>
    <name>shinpan::HomeFeature</name>
    <message>
        <source>Prefere&amp;nces…</source>
        <translation>Ei&amp;nstellungen …</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel …</translation>
    </message>
</context>
<context>
    <name>shinpan::HomePage</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Two engines play, you sit back.</source>
        <translation>Zwei Engines spielen, Sie lehnen sich zurück.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Zuschauen</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go. What would you like to do?</source>
        <translation>Der Schiedsrichter für das Go-Spiel. Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>A game record or a whole collection</source>
        <translation>Eine Partieaufzeichnung oder eine ganze Sammlung</translation>
    </message>
    <message>
        <source>Look at a game closely: its tree, its turning points</source>
        <translation>Eine Partie genau ansehen: ihren Baum, ihre Wendepunkte</translation>
    </message>
    <message>
        <source>With handicap, clocks and rules of your choice</source>
        <translation>Mit Vorgabe, Uhren und Regeln Ihrer Wahl</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>Zuletzt:</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>&amp;Show this page at the start</source>
        <translation>Diese Seite bei&amp;m Start zeigen</translation>
    </message>
    <message>
        <source>To the &amp;Board</source>
        <translation>Z&amp;um Brett</translation>
    </message>
    <message>
        <source>None was found on this computer. GNU Go is a good one to start with.</source>
        <translation>Auf diesem Rechner wurde keine gefunden. GNU Go ist eine gute erste.</translation>
    </message>
    <message>
        <source>From a command line, checked before it plays</source>
        <translation>Aus einer Befehlszeile, geprüft, bevor sie spielt</translation>
    </message>
    <message>
        <source>Play an engine by clicking on the board.</source>
        <translation>Gegen eine Engine, mit Klicks auf das Brett.</translation>
    </message>
    <message>
        <source>Compe&amp;tition…</source>
        <translation>We&amp;ttkampf …</translation>
    </message>
    <message>
        <source>Engines against each other: a match, a tournament</source>
        <translation>Engines gegeneinander: ein Zweikampf, ein Turnier</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>&amp;Üben …</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of your own games are due</source>
        <translation>
            <numerusform>%n Frage aus Ihren eigenen Partien ist fällig</numerusform>
            <numerusform>%n Fragen aus Ihren eigenen Partien sind fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>Sp&amp;ielen</translation>
    </message>
    <message>
        <source>O&amp;pen…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Ana&amp;lysieren …</translation>
    </message>
    <message>
        <source>New Ga&amp;me…</source>
        <translation>Neue Pa&amp;rtie …</translation>
    </message>
    <message>
        <source>A&amp;dd an Engine…</source>
        <translation>&amp;Engine hinzufügen …</translation>
    </message>
</context>
<context>
    <name>shinpan::ImportDialog</name>
    <message>
        <source>Import Engines</source>
        <translation>Engines importieren</translation>
    </message>
    <message>
        <source>Which engines of “%1”?</source>
        <translation>Welche Engines aus „%1“?</translation>
    </message>
    <message>
        <source>Engines to import</source>
        <translation>Zu importierende Engines</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>%1, as “%2”</source>
        <translation>%1, als „%2“</translation>
    </message>
</context>
<context>
    <name>shinpan::InfoCheck</name>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Other programs understand B+3.5, W+R, B+T, W+F, 0, Void and ?.</source>
        <translation>Andere Programme verstehen B+3.5, W+R, B+T, W+F, 0, Void und ?.</translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation>Niemand weiß es</translation>
    </message>
    <message>
        <source>The game does not count</source>
        <translation>Die Partie zählt nicht</translation>
    </message>
    <message>
        <source>Komi is a number such as 6.5.</source>
        <translation>Komi ist eine Zahl wie 6.5.</translation>
    </message>
    <message>
        <source>A handicap has 2 stones or more.</source>
        <translation>Eine Vorgabe hat 2 oder mehr Steine.</translation>
    </message>
    <message>
        <source>These rules are unknown here; the text is kept.</source>
        <translation>Diese Regeln sind hier nicht bekannt; der Text bleibt erhalten.</translation>
    </message>
    <message>
        <source>A time is a number of seconds, or something like 1h30m, 90 min or 1:30:00.</source>
        <translation>Eine Zeit ist eine Zahl von Sekunden oder etwa 1h30m, 90 min, 1:30:00.</translation>
    </message>
    <message>
        <source>Not understood here; the text is kept.</source>
        <translation>Hier nicht verstanden; der Text bleibt erhalten.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>shinpan::InfoFeature</name>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>SGF Propertie&amp;s…</source>
        <translation>S&amp;GF-Eigenschaften …</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>Part&amp;ieangaben …</translation>
    </message>
</context>
<context>
    <name>shinpan::KeepFields</name>
    <message>
        <source>&amp;Keep the moves that the engine considered</source>
        <translation>Züge beh&amp;alten, die die Engine erwogen hat</translation>
    </message>
    <message>
        <source>Also as KaTrain rea&amp;ds them</source>
        <translation>Auch so, wie Ka&amp;Train sie liest</translation>
    </message>
    <message>
        <source>Also as L&amp;izzie reads them</source>
        <translation>A&amp;uch so, wie Lizzie sie liest</translation>
    </message>
    <message>
        <source>The board shows them again when the game is opened, without an engine.</source>
        <translation>Das Brett zeigt sie wieder, wenn die Partie geöffnet wird, ohne Engine.</translation>
    </message>
</context>
<context>
    <name>shinpan::KomiRow</name>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Back to the usual komi</source>
        <translation>Zurück zum üblichen Komi</translation>
    </message>
    <message>
        <source>Usual here: %1.</source>
        <translation>Hier üblich: %1.</translation>
    </message>
    <message>
        <source>The game may end in a draw.</source>
        <translation>Die Partie kann unentschieden enden.</translation>
    </message>
</context>
<context>
    <name>shinpan::LadderFeature</name>
    <message>
        <source>&amp;Your Progress…</source>
        <translation>Ihr Fo&amp;rtschritt …</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>Ihre Partien gegen Engines und der Rang, der daraus folgt</translation>
    </message>
    <message>
        <source>The game could not be added to your progress: %1.</source>
        <translation>Die Partie ließ sich Ihrem Fortschritt nicht hinzufügen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stone(s)</source>
        <translation>
            <numerusform>ein Vorgabestein</numerusform>
            <numerusform>%n Vorgabesteine</numerusform>
        </translation>
    </message>
    <message>
        <source>no handicap</source>
        <translation>keine Vorgabe</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>Two wins in a row. Next: %1</source>
        <translation>Zwei Siege in Folge. Nun: %1</translation>
    </message>
    <message>
        <source>Two losses in a row. Next: %1</source>
        <translation>Zwei Niederlagen in Folge. Nun: %1</translation>
    </message>
    <message>
        <source>Near your rank: %1</source>
        <translation>Nahe Ihrem Rang: %1</translation>
    </message>
    <message>
        <source>With help, this game does not count for your rank.</source>
        <translation>Mit Hilfe zählt diese Partie nicht für Ihren Rang.</translation>
    </message>
</context>
<context>
    <name>shinpan::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>Wie die Arbeits&amp;umgebung</translation>
    </message>
</context>
<context>
    <name>shinpan::Lesson</name>
    <message>
        <source>Lesson · %1</source>
        <translation>Lehrpartie · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::LibraryWindow</name>
    <message>
        <source>Cannot be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 führt</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <translation>%1 führen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Bericht</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Duplizieren…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Competitions</source>
        <translation>Wettkämpfe</translation>
    </message>
    <message>
        <source>No competitions yet. Those you open or create are listed here, along with any others in the same folders.</source>
        <translation>Noch keine Wettkämpfe. Hier stehen alle, die Sie öffnen oder anlegen, und die anderen in deren Ordnern.</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Wettkampf</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Sieger</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Double-click or Enter opens it</source>
        <translation>Doppelklick oder Eingabetaste öffnet ihn</translation>
    </message>
    <message>
        <source>Open it and play what is left</source>
        <translation>Öffnen und spielen, was noch aussteht</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>Den Bericht schreiben und im Browser öffnen</translation>
    </message>
    <message>
        <source>Make a new competition with the same settings, ready to be changed</source>
        <translation>Einen neuen Wettkampf mit denselben Einstellungen anlegen, um sie zu ändern</translation>
    </message>
    <message>
        <source>Look in a &amp;Folder…</source>
        <translation>In einem Ordner &amp;suchen…</translation>
    </message>
    <message>
        <source>Everything in %1, too</source>
        <translation>Auch alle in %1</translation>
    </message>
    <message>
        <source>Look for Competitions</source>
        <translation>Wettkämpfe suchen</translation>
    </message>
    <message>
        <source>Duplicate Competition</source>
        <translation>Wettkampf duplizieren</translation>
    </message>
    <message>
        <source>Competitions (*.toml)</source>
        <translation>Wettkämpfe (*.toml)</translation>
    </message>
    <message>
        <source>%1 has been played already. Choose another name.</source>
        <translation>%1 ist schon gespielt worden. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Delete competition</source>
        <translation>Wettkampf löschen</translation>
    </message>
    <message>
        <source>Move %1 to the trash?</source>
        <translation>%1 in den Papierkorb verschieben?</translation>
    </message>
    <message numerus="yes">
        <source>Move %1 to the trash, with its %n games, logs and reports?</source>
        <translation>
            <numerusform>%1 mit seiner %n Partie, Protokollen und Berichten in den Papierkorb verschieben?</numerusform>
            <numerusform>%1 mit seinen %n Partien, Protokollen und Berichten in den Papierkorb verschieben?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>In den &amp;Papierkorb</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash: %1.

Delete %2 for good?</source>
        <translation>In den Papierkorb lässt er sich nicht verschieben: %1.

%2 endgültig löschen?</translation>
    </message>
    <message>
        <source>&amp;Delete for Good</source>
        <translation>Endgültig &amp;löschen</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>Der Bericht steht in %1; es fand sich kein Programm, das ihn öffnet.</translation>
    </message>
    <message>
        <source>%1 (file changed)</source>
        <translation>%1 (Datei geändert)</translation>
    </message>
</context>
<context>
    <name>shinpan::LineDetail</name>
    <message>
        <source>The whole line</source>
        <translation>Die ganze Zeile</translation>
    </message>
    <message>
        <source>Choose a line to read it in full.</source>
        <translation>Wählen Sie eine Zeile, um sie ganz zu lesen.</translation>
    </message>
    <message>
        <source>Copy the whole line</source>
        <translation>Die ganze Zeile kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Schließen (Escape)</translation>
    </message>
</context>
<context>
    <name>shinpan::LlrPlot</name>
    <message>
        <source>Course of the test</source>
        <translation>Verlauf des Tests</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1, zwischen %2 und %3</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games</source>
        <translation>
            <numerusform>%n Partienpaar</numerusform>
            <numerusform>%n Partienpaare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LongTextEdit</name>
    <message>
        <source>%1 more characters follow; they are kept as they are.</source>
        <translation>%1 weitere Zeichen folgen; sie bleiben, wie sie sind.</translation>
    </message>
</context>
<context>
    <name>shinpan::LookingCard</name>
    <message>
        <source>Looking for mistakes</source>
        <translation>Suche nach Fehlern</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Look no further; what was found stays</source>
        <translation>Nicht weitersuchen; was gefunden wurde, bleibt</translation>
    </message>
    <message>
        <source>Looking for mistakes: %1</source>
        <translation>Suche nach Fehlern: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::MachineFields</name>
    <message>
        <source>on this computer</source>
        <translation>auf diesem Rechner</translation>
    </message>
    <message>
        <source>by Slurm</source>
        <translation>mit Slurm</translation>
    </message>
    <message>
        <source>on computers over ssh</source>
        <translation>auf Rechnern über ssh</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>die übliche</translation>
    </message>
    <message>
        <source>as for sbatch, such as --time=2:00:00</source>
        <translation>wie für sbatch, etwa --time=2:00:00</translation>
    </message>
    <message>
        <source>A file with a machine a line, such as 4/anna@north</source>
        <translation>Eine Datei mit einem Rechner je Zeile, etwa 4/anna@nord</translation>
    </message>
    <message>
        <source>How many tasks wait or run at the same time</source>
        <translation>Wie viele Aufgaben gleichzeitig warten oder laufen</translation>
    </message>
    <message>
        <source>for ten minutes</source>
        <translation>für zehn Minuten</translation>
    </message>
    <message>
        <source>Games of a task come home together, and are lost together</source>
        <translation>Die Partien einer Aufgabe kommen miteinander nach Hause und gehen miteinander verloren</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei …</translation>
    </message>
    <message>
        <source>Choose the file of machines</source>
        <translation>Die Datei mit den Rechnern wählen</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Games of a task</source>
        <translation>Partien je Aufgabe</translation>
    </message>
    <message>
        <source>File of Machines</source>
        <translation>Datei mit Rechnern</translation>
    </message>
    <message>
        <source>Machines: choose a file that names one a line, such as 4/anna@north for four tasks at once.</source>
        <translation>Rechner: Wählen Sie eine Datei, die je Zeile einen nennt, etwa 4/anna@nord für vier Aufgaben gleichzeitig.</translation>
    </message>
    <message>
        <source>Machines: %1 does not exist. Choose the file again.</source>
        <translation>Rechner: %1 gibt es nicht. Wählen Sie die Datei neu.</translation>
    </message>
    <message>
        <source>Machines: %1.</source>
        <translation>Rechner: %1.</translation>
    </message>
    <message>
        <source>Options: %1.</source>
        <translation>Optionen: %1.</translation>
    </message>
    <message>
        <source>This computer has no %1: start the run on one that has it.</source>
        <translation>Dieser Rechner hat kein %1: Starten Sie den Lauf auf einem, der es hat.</translation>
    </message>
    <message>
        <source>“Games at once” are those of one task. Its machine chooses the processors: affinity in the file is for games on this computer.</source>
        <translation>„Partien gleichzeitig“ sind die einer Aufgabe. Die Prozessoren wählt deren Rechner: affinity in der Datei gilt für Partien auf diesem Rechner.</translation>
    </message>
</context>
<context>
    <name>shinpan::MainWindow</name>
    <message>
        <source>%1[*] — Shinpan</source>
        <translation>%1[*] — Shinpan</translation>
    </message>
    <message>
        <source>More menus</source>
        <translation>Weitere Menüs</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>E&amp;ngines</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>Weitere Knöpfe</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Escape brings everything back.</source>
        <translation>Escape bringt alles zurück.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Sammlung</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>Enco&amp;ding and Repairs</source>
        <translation>Kodierung und Re&amp;paraturen</translation>
    </message>
    <message>
        <source>&amp;Export and Copy</source>
        <translation>E&amp;xportieren und Kopieren</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Bereic&amp;he</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels in Windows of Their &amp;Own</source>
        <translation>Bereiche in ei&amp;genen Fenstern</translation>
    </message>
</context>
<context>
    <name>shinpan::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>Text des Handbuchs</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the manual in this language: en, de, ja or zh_CN</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>shinpan::MistakeModel</name>
    <message>
        <source>Black %1</source>
        <translation>Schwarz %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Weiß %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Besser</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Nummer des Zuges</translation>
    </message>
    <message>
        <source>The move that was played</source>
        <translation>Der Zug, der gespielt wurde</translation>
    </message>
    <message>
        <source>By how much it lowered the chance to win</source>
        <translation>Was er an Siegchance verlor</translation>
    </message>
    <message>
        <source>What it lost in points</source>
        <translation>Was er an Punkten verlor</translation>
    </message>
    <message>
        <source>What the engine would have played</source>
        <translation>Was die Engine gespielt hätte</translation>
    </message>
    <message>
        <source>How often the engine looked at the position after the move</source>
        <translation>Wie oft die Engine die Stellung nach dem Zug betrachtet hat</translation>
    </message>
</context>
<context>
    <name>shinpan::NewCompetitionDialog</name>
    <message>
        <source>Create and &amp;Start</source>
        <translation>Anlegen und &amp;starten</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>A&amp;nlegen</translation>
    </message>
    <message>
        <source>New Competition</source>
        <translation>Neuer Wettkampf</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Wozu</translation>
    </message>
    <message>
        <source>&amp;Purpose</source>
        <translation>Wo&amp;zu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Ordner …</translation>
    </message>
    <message>
        <source>Choose the folder for the file</source>
        <translation>Den Ordner der Datei wählen</translation>
    </message>
    <message>
        <source>Op&amp;en a File…</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>N&amp;ame</translation>
    </message>
    <message>
        <source>Folder of the Competition</source>
        <translation>Ordner des Wettkampfs</translation>
    </message>
    <message>
        <source>Add engines first: Engines &gt; Edit Engines…</source>
        <translation>Fügen Sie zuerst Engines hinzu: Engines &gt; Engines bearbeiten …</translation>
    </message>
    <message>
        <source>Choose exactly two players; they may be the same engine twice.</source>
        <translation>Das geht mit genau zwei Spielern, auch zweimal mit derselben Engine.</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>Das geht mit zwei Spielern oder mehr.</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1 kann nicht gestartet werden: %2.</translation>
    </message>
    <message>
        <source>The competition needs a name; its file gets the same one.</source>
        <translation>Er braucht einen Namen; so heißt auch seine Datei.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
    <message>
        <source>Is one stronger than the other?</source>
        <translation>Ist einer stärker als der andere?</translation>
    </message>
    <message>
        <source>Two players, until a sequential test decides.</source>
        <translation>Zwei Spieler, bis ein sequenzieller Test entscheidet.</translation>
    </message>
    <message>
        <source>Rank these engines</source>
        <translation>Eine Rangliste dieser Engines</translation>
    </message>
    <message>
        <source>Everybody plays everybody; the report rates them.</source>
        <translation>Jeder spielt gegen jeden; der Bericht stuft sie ein.</translation>
    </message>
    <message>
        <source>A new version against others</source>
        <translation>Eine neue Version gegen andere</translation>
    </message>
    <message>
        <source>The first player meets all others.</source>
        <translation>Der erste Spieler trifft auf alle anderen.</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>The loser is out. The first in the list is the top seed.</source>
        <translation>Wer verliert, scheidet aus. Der Erste der Liste ist als Erster gesetzt.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Players on equal points meet, but never twice.</source>
        <translation>Spieler mit gleich vielen Punkten treffen aufeinander, niemand zweimal.</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>Everybody meets everybody, in rounds.</source>
        <translation>Jeder trifft auf jeden, in Runden.</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>Begegnungen</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>Einstellungen von %1</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save and &amp;Start</source>
        <translation>Speichern und &amp;beginnen</translation>
    </message>
    <message>
        <source>The file has changed in the meantime; please open its settings again.</source>
        <translation>Die Datei wurde inzwischen geändert; bitte öffnen Sie ihre Einstellungen noch einmal.</translation>
    </message>
    <message>
        <source>The pairs listed below the players meet.</source>
        <translation>Es treffen sich, wer unter den Spielern gepaart ist.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>Its purpose and everything without a field here stay as they are in the file.</source>
        <translation>Wozu er dient und was hier kein Feld hat, bleibt, wie es in der Datei steht.</translation>
    </message>
    <message>
        <source>Add who meets whom.</source>
        <translation>Fügen Sie hinzu, wer auf wen trifft.</translation>
    </message>
    <message>
        <source>Tune an engine</source>
        <translation>Parameter einer Engine suchen</translation>
    </message>
    <message>
        <source>Looks for the values of parameters that make the first player strongest against the others; alone it plays itself.</source>
        <translation>Sucht die Werte von Parametern, mit denen der erste Spieler gegen die anderen am stärksten ist; allein spielt er gegen sich selbst.</translation>
    </message>
    <message>
        <source>Calibrate levels</source>
        <translation>Spielstufen eichen</translation>
    </message>
    <message>
        <source>Looks for the values of a parameter that make the first player so many Elo stronger or weaker than the second.</source>
        <translation>Sucht die Werte eines Parameters, mit denen der erste Spieler um so viele Elo stärker oder schwächer als der zweite ist.</translation>
    </message>
    <message>
        <source>Choose exactly two players: the engine, and the anchor that its levels are measured against.</source>
        <translation>Genau zwei Spieler auswählen: die Engine und den Anker, an dem ihre Stufen gemessen werden.</translation>
    </message>
    <message>
        <source>Choose the player that is to be tuned.</source>
        <translation>Den Spieler auswählen, dessen Parameter gesucht werden.</translation>
    </message>
    <message>
        <source>Rate these engines</source>
        <translation>Diese Engines einstufen</translation>
    </message>
    <message>
        <source>Always the two play next whose games narrow the error bars of the ratings most, until those are narrow enough.</source>
        <translation>Als nächste spielen immer die zwei, deren Partien die Fehlerbalken der Wertungen am meisten verengen, bis diese eng genug sind.</translation>
    </message>
</context>
<context>
    <name>shinpan::NewGameDialog</name>
    <message>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation>&amp;Partie beginnen</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Vorgabe</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> Linien</translation>
    </message>
    <message>
        <source>%1 by %1 board</source>
        <translation>Brett %1 mal %1</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>Brett&amp;größe</translation>
    </message>
    <message>
        <source>Few engines play on this size.</source>
        <translation>Wenige Engines spielen auf dieser Größe.</translation>
    </message>
    <message>
        <source>Teachin&amp;g</source>
        <translation>Lehrp&amp;artie</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeDescription</name>
    <message>
        <source>Start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <source>Position that was set up</source>
        <translation>Aufgestellte Stellung</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>Stellung ohne Zug</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>Zug %1: Schwarz passt</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>Zug %1: Weiß passt</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>Zug %1: Schwarz %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>Zug %1: Weiß %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>guter Zug</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>interessanter Zug</translation>
    </message>
    <message>
        <source>doubtful move</source>
        <translation>zweifelhafter Zug</translation>
    </message>
    <message>
        <source>bad move</source>
        <translation>schlechter Zug</translation>
    </message>
    <message>
        <source>mistake by the evaluation</source>
        <translation>Fehler laut Bewertung</translation>
    </message>
    <message>
        <source>good for Black</source>
        <translation>gut für Schwarz</translation>
    </message>
    <message>
        <source>good for White</source>
        <translation>gut für Weiß</translation>
    </message>
    <message>
        <source>even position</source>
        <translation>ausgeglichene Stellung</translation>
    </message>
    <message>
        <source>unclear position</source>
        <translation>unklare Stellung</translation>
    </message>
    <message>
        <source>hotspot</source>
        <translation>Brennpunkt</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hidden</source>
        <translation>
            <numerusform>%n Knoten verborgen</numerusform>
            <numerusform>%n Knoten verborgen</numerusform>
        </translation>
    </message>
    <message>
        <source>Black wins %1%</source>
        <translation>Schwarz gewinnt zu %1%</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>Weiß führt mit %1</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>Schwarz führt mit %1</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeMenu</name>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Copy Pat&amp;h</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>&amp;Ausklappen</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>&amp;Einklappen</translation>
    </message>
    <message>
        <source>Show One Le&amp;vel</source>
        <translation>Eine E&amp;bene zeigen</translation>
    </message>
    <message>
        <source>Collapse Other&amp;s</source>
        <translation>An&amp;dere einklappen</translation>
    </message>
    <message>
        <source>Expand &amp;All</source>
        <translation>A&amp;lles ausklappen</translation>
    </message>
</context>
<context>
    <name>shinpan::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Put the notice away</source>
        <translation>Den Hinweis schließen</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>shinpan::Omissions</name>
    <message>
        <source>lines and arrows</source>
        <translation>Linien und Pfeile</translation>
    </message>
    <message>
        <source>stones under letters</source>
        <translation>Steine unter Buchstaben</translation>
    </message>
    <message>
        <source>the ring on the last move</source>
        <translation>der Ring um den letzten Zug</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>selected points</source>
        <translation>ausgewählte Punkte</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>Gebiet von Schwarz</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>Gebiet von Weiß</translation>
    </message>
    <message>
        <source>dimmed points</source>
        <translation>abgeblendete Punkte</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>tote Steine</translation>
    </message>
    <message>
        <source>stones in seki</source>
        <translation>Steine im Seki</translation>
    </message>
    <message>
        <source>points of different opinions</source>
        <translation>Punkte, über die die Meinungen auseinandergehen</translation>
    </message>
    <message>
        <source>This format has no sign for what is left out: %1.</source>
        <translation>Dieses Format hat kein Zeichen für das, was fehlt: %1.</translation>
    </message>
    <message>
        <source>Capital letters are written small.</source>
        <translation>Großbuchstaben werden klein geschrieben.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpenGame</name>
    <message>
        <source>It %1.</source>
        <translation>Sie %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpeningsField</name>
    <message>
        <source>The empty board</source>
        <translation>Das leere Brett</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Zufällige Züge</translation>
    </message>
    <message>
        <source>Games in SGF</source>
        <translation>Partien in SGF</translation>
    </message>
    <message>
        <source>Games begin with</source>
        <translation>Partien beginnen mit</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> Züge</translation>
    </message>
    <message>
        <source>Random moves first</source>
        <translation>Zufällige Züge zuerst</translation>
    </message>
    <message>
        <source>So that engines that always play the same moves play different games; both games of a pair start alike</source>
        <translation>Damit Engines, die immer gleich spielen, verschiedene Partien spielen; beide Partien eines Paares beginnen gleich</translation>
    </message>
    <message>
        <source>File or folder of games</source>
        <translation>Datei oder Ordner mit Partien</translation>
    </message>
    <message>
        <source>An SGF file or a folder of them</source>
        <translation>Eine SGF-Datei oder ein Ordner davon</translation>
    </message>
    <message>
        <source>whole games</source>
        <translation>ganze Partien</translation>
    </message>
    <message>
        <source>at most </source>
        <translation>höchstens </translation>
    </message>
    <message>
        <source>How many moves of each</source>
        <translation>Wie viele Züge von jeder</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Datei …</translation>
    </message>
    <message>
        <source>Choose a file of games</source>
        <translation>Eine Datei mit Partien wählen</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Ordner …</translation>
    </message>
    <message>
        <source>Choose a folder of games</source>
        <translation>Einen Ordner mit Partien wählen</translation>
    </message>
    <message>
        <source>Folder of Games</source>
        <translation>Ordner mit Partien</translation>
    </message>
    <message>
        <source>File of Games</source>
        <translation>Datei mit Partien</translation>
    </message>
    <message>
        <source>Games (*.sgf)</source>
        <translation>Partien (*.sgf)</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>Choose a file or a folder of games.</source>
        <translation>Wählen Sie eine Datei oder einen Ordner mit Partien.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 gibt es nicht.</translation>
    </message>
    <message>
        <source>With the komi and rules of each file</source>
        <translation>Mit Komi und Regeln jeder Datei</translation>
    </message>
    <message>
        <source>Otherwise what the files say of komi and rules is ignored. A handicap is always theirs.</source>
        <translation>Sonst zählt nicht, was die Dateien über Komi und Regeln sagen. Eine Vorgabe gilt immer.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpinionRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Use the marks of %1</source>
        <translation>Die Markierungen von %1 übernehmen</translation>
    </message>
    <message>
        <source>Says nothing about the score</source>
        <translation>Sagt nichts über das Ergebnis</translation>
    </message>
    <message>
        <source>Says “%1”, which is not a score</source>
        <translation>Sagt „%1“, das ist kein Ergebnis</translation>
    </message>
    <message>
        <source>Does not say which stones are dead</source>
        <translation>Sagt nicht, welche Steine tot sind</translation>
    </message>
    <message>
        <source>Sees it differently at %1</source>
        <translation>Sieht es anders bei %1</translation>
    </message>
    <message>
        <source>Agrees that no stone is dead</source>
        <translation>Stimmt zu, dass kein Stein tot ist</translation>
    </message>
    <message numerus="yes">
        <source>Agrees about the %n dead stones</source>
        <translation>
            <numerusform>Stimmt bei dem toten Stein zu</numerusform>
            <numerusform>Stimmt bei den %n toten Steinen zu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::OtherWindows</name>
    <message>
        <source>Shinpan ended unexpectedly while this was played. Start goes on where it was.</source>
        <translation>Shinpan wurde unerwartet beendet, während dies gespielt wurde. „Starten“ macht weiter, wo es war.</translation>
    </message>
</context>
<context>
    <name>shinpan::OutputDialog</name>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>shinpan::OwnCommandsDialog</name>
    <message>
        <source>My Commands</source>
        <translation>Meine Befehle</translation>
    </message>
    <message>
        <source>One command per line, as type/label/command. Every engine that knows the command offers it. For example: %1</source>
        <translation>Ein Befehl je Zeile, als Typ/Name/Befehl. Jede Engine, die den Befehl kennt, bietet ihn an. Zum Beispiel: %1</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are not commands.</source>
        <translation>
            <numerusform>%n Zeile ist kein Befehl.</numerusform>
            <numerusform>%n Zeilen sind keine Befehle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n Befehl</numerusform>
            <numerusform>%n Befehle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::PaceBox</name>
    <message>
        <source>Least time per move of an engine</source>
        <translation>Mindestzeit je Zug einer Engine</translation>
    </message>
    <message>
        <source>Least time per move of an engine, for watching</source>
        <translation>Mindestzeit je Zug einer Engine, zum Zuschauen</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Volles Tempo</translation>
    </message>
    <message>
        <source>½ second a move</source>
        <translation>½ Sekunde je Zug</translation>
    </message>
    <message>
        <source>1 second a move</source>
        <translation>1 Sekunde je Zug</translation>
    </message>
    <message>
        <source>2 seconds a move</source>
        <translation>2 Sekunden je Zug</translation>
    </message>
    <message>
        <source>5 seconds a move</source>
        <translation>5 Sekunden je Zug</translation>
    </message>
</context>
<context>
    <name>shinpan::PagePreview</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>shinpan::PairsField</name>
    <message>
        <source>Add the pairing</source>
        <translation>Die Paarung hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the pairing</source>
        <translation>Die Paarung entfernen</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Paarungen</translation>
    </message>
    <message>
        <source>Has Black in the first game</source>
        <translation>Hat in der ersten Partie Schwarz</translation>
    </message>
    <message>
        <source>Has White in the first game</source>
        <translation>Hat in der ersten Partie Weiß</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterDialog</name>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterRow</name>
    <message>
        <source>Remove the parameter</source>
        <translation>Den Parameter entfernen</translation>
    </message>
    <message>
        <source>even steps</source>
        <translation>gleiche Schritte</translation>
    </message>
    <message>
        <source>equal ratios</source>
        <translation>gleiche Verhältnisse</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>ganze Zahlen</translation>
    </message>
    <message>
        <source>whole, equal ratios</source>
        <translation>ganz, gleiche Verhältnisse</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>eines von diesen</translation>
    </message>
    <message>
        <source>How values are spaced: equal ratios for what ranges from small to large, such as 100 to 20000</source>
        <translation>Wie die Werte verteilt sind: gleiche Verhältnisse für das, was von klein bis groß reicht, etwa 100 bis 20000</translation>
    </message>
    <message>
        <source>The value that the engine has without tuning, which the result is compared with; empty: the middle of the range</source>
        <translation>Der Wert, den die Engine von sich aus hat und mit dem das Ergebnis verglichen wird; leer: die Mitte des Bereichs</translation>
    </message>
    <message>
        <source>values, with commas between them</source>
        <translation>Werte, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Parameter %1: %2</source>
        <translation>Parameter %1: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>own value</source>
        <translation>eigener Wert</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>From and to are numbers.</source>
        <translation>Von und bis sind Zahlen.</translation>
    </message>
    <message>
        <source>A range of whole numbers needs whole ends.</source>
        <translation>Ein Bereich ganzer Zahlen hat ganze Enden.</translation>
    </message>
    <message>
        <source>Its own value is not within the range.</source>
        <translation>Der eigene Wert liegt nicht im Bereich.</translation>
    </message>
    <message>
        <source>A parameter has a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>Ein Parameter hat einen Namen aus Buchstaben, Ziffern, „_“, „-“ und „.“.</translation>
    </message>
</context>
<context>
    <name>shinpan::PersonAtBoard</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayFeature</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Mark what is dead, and settle the score</source>
        <translation>Markieren, was tot ist, und das Ergebnis festlegen</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayerPlate</name>
    <message>
        <source>Restart Engine</source>
        <translation>Engine neu starten</translation>
    </message>
    <message>
        <source>%1’s engine</source>
        <translation>Engine von %1</translation>
    </message>
    <message>
        <source>Change who plays %1</source>
        <translation>Ändern, wer %1 spielt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <translation>
            <numerusform>%n geschlagen</numerusform>
            <numerusform>%n geschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones captured by %1: %2</source>
        <translation>Von %1 geschlagene Steine: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is played by %2. Change</source>
        <translation>%1 wird von %2 gespielt. Ändern</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayersField</name>
    <message>
        <source>How strongly the new player plays</source>
        <translation>Wie stark der neue Spieler spielt</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Den Spieler hinzufügen</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move the player up</source>
        <translation>Den Spieler nach oben rücken</translation>
    </message>
    <message>
        <source>Move the player down</source>
        <translation>Den Spieler nach unten rücken</translation>
    </message>
    <message>
        <source>Engine of the new player</source>
        <translation>Engine des neuen Spielers</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>S&amp;pieler</translation>
    </message>
</context>
<context>
    <name>shinpan::PositionQueryRow</name>
    <message>
        <source>&amp;Turned</source>
        <translation>Ge&amp;dreht</translation>
    </message>
    <message>
        <source>&amp;Colours exchanged</source>
        <translation>&amp;Farben vertauscht</translation>
    </message>
    <message>
        <source>Region to find, two opposite corners</source>
        <translation>Zu suchender Bereich, zwei gegenüberliegende Ecken</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Ganzes Brett</translation>
    </message>
    <message>
        <source>Two opposite corners of a region, as “C3 H8”</source>
        <translation>Zwei gegenüberliegende Ecken eines Bereichs, wie „C3 H8“</translation>
    </message>
    <message>
        <source>Choose on the &amp;Board</source>
        <translation>Auf dem &amp;Brett wählen</translation>
    </message>
    <message>
        <source>Drag a region out on the board (Alt+drag at any time)</source>
        <translation>Einen Bereich auf dem Brett aufziehen (jederzeit auch Alt+Ziehen)</translation>
    </message>
    <message>
        <source>Choose the region on the board</source>
        <translation>Den Bereich auf dem Brett wählen</translation>
    </message>
    <message>
        <source>Also rotated and mirrored, in all eight ways</source>
        <translation>Auch gedreht und gespiegelt, auf alle acht Arten</translation>
    </message>
    <message>
        <source>Two corners, as “C3 H8”</source>
        <translation>Zwei Ecken, wie „C3 H8“</translation>
    </message>
    <message>
        <source>No stones there</source>
        <translation>Dort liegen keine Steine</translation>
    </message>
</context>
<context>
    <name>shinpan::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>No preference matches “%1”.</source>
        <translation>Keine Einstellung handelt von „%1“.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Changes at the next start.</source>
        <translation>Wechselt beim nächsten Start.</translation>
    </message>
    <message>
        <source>Board theme</source>
        <translation>Brettthema</translation>
    </message>
    <message>
        <source>Pairs follow the light or dark colours.</source>
        <translation>Paare folgen hellen und dunklen Farben.</translation>
    </message>
    <message>
        <source>Lively stones</source>
        <translation>Lebendige Steine</translation>
    </message>
    <message>
        <source>They lie slightly irregularly and slide into place.</source>
        <translation>Sie liegen ein wenig unregelmäßig und bewegen sich an ihre Plätze.</translation>
    </message>
    <message>
        <source>Start with the start page</source>
        <translation>Mit der Startseite beginnen</translation>
    </message>
    <message>
        <source>When there is nothing else to show.</source>
        <translation>Wenn es nichts anderes zu zeigen gibt.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Letters and numbers (A1)</source>
        <translation>Buchstaben und Zahlen (A1)</translation>
    </message>
    <message>
        <source>Numbers (1-1)</source>
        <translation>Zahlen (1-1)</translation>
    </message>
    <message>
        <source>As in SGF (aa)</source>
        <translation>Wie in SGF (aa)</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Zugnummern</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>The last moves</source>
        <translation>Die letzten Züge</translation>
    </message>
    <message>
        <source>From a position on</source>
        <translation>Von einer Stellung an</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>Diese Variante</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>Anzahl der letzten Züge</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Turned or flipped, for all boards.</source>
        <translation>Gedreht oder gespiegelt, für alle Bretter.</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Letzten Zug markieren</translation>
    </message>
    <message>
        <source>Show the next moves</source>
        <translation>Nächste Züge zeigen</translation>
    </message>
    <message>
        <source>The moves that follow, as faint stones.</source>
        <translation>Die folgenden Züge, als blasse Steine.</translation>
    </message>
    <message>
        <source>Show other variations</source>
        <translation>Andere Varianten zeigen</translation>
    </message>
    <message>
        <source>What could have been played instead, as faint stones.</source>
        <translation>Was stattdessen gespielt werden konnte, als blasse Steine.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Confirm moves with a second click</source>
        <translation>Züge mit zweitem Klick bestätigen</translation>
    </message>
    <message>
        <source>The first click only proposes a move, which guards against slips.</source>
        <translation>Der erste Klick schlägt einen Zug nur vor. Das schützt vor Ausrutschern.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Pace of engines</source>
        <translation>Tempo der Engines</translation>
    </message>
    <message>
        <source>The least time for each of their moves, for watching.</source>
        <translation>Die kürzeste Zeit für jeden ihrer Züge, zum Zuschauen.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Their command lines, strengths and time limits.</source>
        <translation>Ihre Befehlszeilen, Stärken und Zeitgrenzen.</translation>
    </message>
    <message>
        <source>Edit Engines…</source>
        <translation>Engines bearbeiten …</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Reopen files at the next start</source>
        <translation>Dateien beim nächsten Start wieder öffnen</translation>
    </message>
    <message>
        <source>With their windows, tabs and places.</source>
        <translation>Mit ihren Fenstern, Reitern und Stellen.</translation>
    </message>
    <message>
        <source>Reload changed files without asking</source>
        <translation>Geänderte Dateien ohne Nachfrage neu laden</translation>
    </message>
    <message>
        <source>When another program changed one and none of your work would be lost.</source>
        <translation>Wenn ein anderes Programm eine geändert hat und von Ihnen nichts dadurch verloren geht.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>For files that do not state it and where it cannot be guessed.</source>
        <translation>Von Dateien, die nichts über ihre sagen und sich nicht erraten lassen.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Which of them go through the moves; the others go to variations.</source>
        <translation>Welche durch die Züge gehen; die anderen gehen zu Varianten.</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>Links und Rechts</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Auf und Ab</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Every action and its keys.</source>
        <translation>Jede Aktion und ihre Tasten.</translation>
    </message>
    <message>
        <source>Edit Shortcuts…</source>
        <translation>Tastenkürzel bearbeiten …</translation>
    </message>
    <message>
        <source>As in the record</source>
        <translation>Wie in der Aufzeichnung</translation>
    </message>
    <message>
        <source>Turned right</source>
        <translation>Nach rechts gedreht</translation>
    </message>
    <message>
        <source>Turned left</source>
        <translation>Nach links gedreht</translation>
    </message>
    <message>
        <source>Turned upside down</source>
        <translation>Halb herum gedreht</translation>
    </message>
    <message>
        <source>Flipped sideways</source>
        <translation>Seiten vertauscht</translation>
    </message>
    <message>
        <source>Flipped upside down</source>
        <translation>Oben und unten vertauscht</translation>
    </message>
    <message>
        <source>Flipped and turned right</source>
        <translation>Gespiegelt und nach rechts gedreht</translation>
    </message>
    <message>
        <source>Flipped and turned left</source>
        <translation>Gespiegelt und nach links gedreht</translation>
    </message>
    <message>
        <source>Of all text, relative to the desktop’s own size.</source>
        <translation>Aller Texte, verglichen mit der Größe der Arbeitsumgebung.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Whose chances</source>
        <translation>Wessen Chancen</translation>
    </message>
    <message>
        <source>In all numbers and curves.</source>
        <translation>In allen Zahlen und Kurven.</translation>
    </message>
    <message>
        <source>Black’s</source>
        <translation>Die von Schwarz</translation>
    </message>
    <message>
        <source>White’s</source>
        <translation>Die von Weiß</translation>
    </message>
    <message>
        <source>Those of the side to move</source>
        <translation>Die der Seite am Zug</translation>
    </message>
    <message>
        <source>Candidates show</source>
        <translation>Kandidaten zeigen</translation>
    </message>
    <message>
        <source>Large, in the middle.</source>
        <translation>Groß, in der Mitte.</translation>
    </message>
    <message>
        <source>Candidates also show</source>
        <translation>Kandidaten zeigen auch</translation>
    </message>
    <message>
        <source>Small, below it.</source>
        <translation>Klein, darunter.</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>Kandidaten zeigen</translation>
    </message>
    <message>
        <source>The moves that engines consider.</source>
        <translation>Die Züge, die Engines erwägen.</translation>
    </message>
    <message>
        <source>Show ownership</source>
        <translation>Gebiet zeigen</translation>
    </message>
    <message>
        <source>Who will own each point in the end.</source>
        <translation>Wem jeder Punkt am Ende gehören wird.</translation>
    </message>
    <message>
        <source>Show policy</source>
        <translation>Policy zeigen</translation>
    </message>
    <message>
        <source>What the network likes before it starts searching.</source>
        <translation>Was dem Netz gefällt, bevor es nachdenkt.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Theme of pictures</source>
        <translation>Thema der Bilder</translation>
    </message>
    <message>
        <source>Width of pictures</source>
        <translation>Breite der Bilder</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Pace of animations</source>
        <translation>Tempo der Animationen</translation>
    </message>
    <message>
        <source>The time for each move.</source>
        <translation>Die Zeit für jeden Zug.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Number the moves</source>
        <translation>Züge nummerieren</translation>
    </message>
    <message>
        <source>The moves of the game, not the position alone.</source>
        <translation>Die Züge der Partie, nicht nur die Stellung.</translation>
    </message>
    <message>
        <source>Coordinates on pictures</source>
        <translation>Koordinaten auf Bildern</translation>
    </message>
    <message>
        <source>Marks on pictures</source>
        <translation>Zeichen auf Bildern</translation>
    </message>
    <message>
        <source>And the last move.</source>
        <translation>Und der letzte Zug.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagramme auf einer Seite</translation>
    </message>
    <message>
        <source>Moves in a diagram</source>
        <translation>Züge in einem Diagramm</translation>
    </message>
    <message>
        <source>Print comments</source>
        <translation>Kommentare drucken</translation>
    </message>
    <message>
        <source>Print coordinates</source>
        <translation>Koordinaten drucken</translation>
    </message>
    <message>
        <source>Print players and event</source>
        <translation>Spieler und Anlass drucken</translation>
    </message>
    <message>
        <source>With date and result, above the first diagram.</source>
        <translation>Mit Datum und Ergebnis, über dem ersten Diagramm.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Siegchance</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>Vorsprung in Punkten</translation>
    </message>
    <message>
        <source>Loss against the best</source>
        <translation>Verlust gegen den besten</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Lower bound of the chance (LCB)</source>
        <translation>Verlässliche Siegchance (LCB)</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Policy</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Konsole</translation>
    </message>
    <message>
        <source>Fold streamed analysis</source>
        <translation>Laufende Analysen zusammenfassen</translation>
    </message>
    <message>
        <source>Into a single line that shows the latest.</source>
        <translation>In eine Zeile, die das Neueste zeigt.</translation>
    </message>
    <message>
        <source>Standard error beside the rest</source>
        <translation>Fehlerausgabe daneben</translation>
    </message>
    <message>
        <source>In a lane of its own where there is room for two.</source>
        <translation>In einer eigenen Spur, wo Platz für zwei ist.</translation>
    </message>
    <message>
        <source>Show the whole line</source>
        <translation>Ganze Zeile zeigen</translation>
    </message>
    <message>
        <source>The current one, beside or below the list.</source>
        <translation>Die aktuelle, neben der Liste oder darunter.</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>Wie in der letzten Partie</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>For the records of your games.</source>
        <translation>Für die Aufzeichnungen Ihrer Partien.</translation>
    </message>
    <message>
        <source>Board size of new games</source>
        <translation>Brettgröße neuer Partien</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>Regeln neuer Partien</translation>
    </message>
    <message>
        <source>Komi of new games</source>
        <translation>Komi neuer Partien</translation>
    </message>
    <message>
        <source>Where there is no handicap.</source>
        <translation>Wo es keine Vorgabe gibt.</translation>
    </message>
    <message>
        <source>Hear stones, captures, passes and resignations.</source>
        <translation>Steine, Gefangene, Passen und Aufgeben sind zu hören.</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>Verlust eines Fehlers an Siegchance</translation>
    </message>
    <message>
        <source>At least, or the points below.</source>
        <translation>Mindestens, oder die Punkte darunter.</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>Verlust eines Fehlers an Punkten</translation>
    </message>
    <message>
        <source>At least, or the win rate above.</source>
        <translation>Mindestens, oder die Siegchance darüber.</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>Beendete Partien aufbewahren</translation>
    </message>
    <message>
        <source>A game that is over and not yet in a file is saved in the folder below.</source>
        <translation>Eine beendete Partie, die noch in keiner Datei steht, wird im Ordner darunter gespeichert.</translation>
    </message>
    <message>
        <source>Folder of finished games</source>
        <translation>Ordner beendeter Partien</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>Vor&amp;gaben wiederherstellen</translation>
    </message>
    <message>
        <source>Those of this page</source>
        <translation>Die dieser Seite</translation>
    </message>
    <message>
        <source>Visits for each position</source>
        <translation>Besuche je Stellung</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that many. 0: no limit.</source>
        <translation>So lange denken Engines darüber nach. 0: ohne Grenze.</translation>
    </message>
    <message>
        <source>Time for each position</source>
        <translation>Zeit je Stellung</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that long. 0: no limit.</source>
        <translation>Länger denken Engines nicht darüber nach. 0: ohne Grenze.</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Visits needed to call a mistake</source>
        <translation>Besuche, die einen Fehler zeigen</translation>
    </message>
    <message>
        <source>Moves an engine has looked at less often are not called mistakes.</source>
        <translation>Was eine Engine seltener ansah, heißt nicht so.</translation>
    </message>
    <message>
        <source>Print variations</source>
        <translation>Varianten drucken</translation>
    </message>
    <message>
        <source>After the game, in diagrams of their own.</source>
        <translation>Hinter der Partie, in eigenen Diagrammen.</translation>
    </message>
    <message>
        <source>Show what the opponent thinks during the game</source>
        <translation>Während der Partie zeigen, was der Gegner denkt</translation>
    </message>
    <message>
        <source>Its chances, and the moves it expects. Otherwise it tells when the game is over.</source>
        <translation>Seine Aussichten und die Züge, die er erwartet. Sonst sagt er es, wenn die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>Lines kept of each engine</source>
        <translation>Aufbewahrte Zeilen je Engine</translation>
    </message>
    <message>
        <source>On disk, until the game is closed; beyond this the oldest go.</source>
        <translation>Auf der Festplatte, bis die Partie geschlossen wird; darüber hinaus entfallen die ältesten.</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Keep the mistakes of my reviewed games as questions</source>
        <translation>Fehler meiner durchgesehenen Partien als Fragen aufbewahren</translation>
    </message>
    <message>
        <source>They are asked again on other days; Game › Practice shows and deletes them.</source>
        <translation>Sie werden an anderen Tagen wieder gefragt; Partie › Üben zeigt und löscht sie.</translation>
    </message>
</context>
<context>
    <name>shinpan::PrintDialog</name>
    <message>
        <source>Comm&amp;ents</source>
        <translation>Ko&amp;mmentare</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Koordinaten</translation>
    </message>
    <message>
        <source>&amp;Players and event</source>
        <translation>&amp;Spieler und Anlass</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>Züge je Diagramm</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Diagramme je Seite</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>M&amp;oves per diagram</source>
        <translation>Züge &amp;je Diagramm</translation>
    </message>
    <message>
        <source>&amp;Diagrams per page</source>
        <translation>&amp;Diagramme je Seite</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern …</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>D&amp;rucken …</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>Nicht gedruckt: %1</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>&amp;Varianten</translation>
    </message>
</context>
<context>
    <name>shinpan::ProblemQuiz</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>&amp;Nächstes Problem</translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>Von &amp;vorn</translation>
    </message>
    <message>
        <source>&amp;Show the Solution</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <translation>V&amp;origes Problem</translation>
    </message>
    <message>
        <source>&amp;Turn and mirror at random</source>
        <translation>Zufällig &amp;drehen und spiegeln</translation>
    </message>
    <message>
        <source>E&amp;xchange colours at random</source>
        <translation>Zufällig &amp;Farben tauschen</translation>
    </message>
    <message>
        <source>From the next problem on</source>
        <translation>Ab dem nächsten Problem</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>Problem %1 von %2</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, Stellung %2 von %3</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>(Colours are exchanged; the file’s words are not.)</source>
        <translation>(Die Farben sind getauscht, die Worte der Datei nicht.)</translation>
    </message>
    <message>
        <source>The file has no solution of this position.</source>
        <translation>Die Datei hat keine Lösung dieser Stellung.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at once</source>
        <translation>%1 von %2 auf Anhieb gelöst</translation>
    </message>
    <message>
        <source>Right so far</source>
        <translation>Richtig bis hierher</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>The file marks no line as right: its first one is taken for the solution.</source>
        <translation>Die Datei bezeichnet keine Variante als richtig: Ihre erste gilt als Lösung.</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>You may go on to see why.</source>
        <translation>Sie können weiterspielen, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Nicht in der Datei</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Die Lösung</translation>
    </message>
    <message>
        <source>Take it back and try another one. If an engine is chosen for analysis, it answers where the file does not.</source>
        <translation>Nehmen Sie ihn zurück und versuchen Sie einen anderen. Ist eine Engine für die Analyse gewählt, antwortet sie, wo die Datei es nicht tut.</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Probleme: %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>%1 wird gefragt …</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 hat nichts dazu zu sagen.</translation>
    </message>
    <message>
        <source>%1 answers %2 and gives you a chance of %3%.</source>
        <translation>%1 antwortet %2 und gibt Ihnen eine Chance von %3%.</translation>
    </message>
    <message>
        <source>The file ends here: take back, or start again.</source>
        <translation>Hier endet die Datei: Nehmen Sie zurück, oder beginnen Sie noch einmal.</translation>
    </message>
</context>
<context>
    <name>shinpan::ProgressDialog</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Handicap stones that you had; − gave</source>
        <translation>Vorgabesteine, die Sie hatten; −: die Sie gaben</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>&amp;Alles löschen …</translation>
    </message>
    <message>
        <source>Your Progress</source>
        <translation>Ihr Fortschritt</translation>
    </message>
    <message>
        <source>Your games by opponent</source>
        <translation>Ihre Partien nach Gegnern</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Games that you finish against an engine are counted here.
They stay on this computer.</source>
        <translation>Hier zählen die Partien, die Sie gegen eine Engine zu Ende spielen.
Sie bleiben auf diesem Computer.</translation>
    </message>
    <message>
        <source>Your games cannot be read: %1.</source>
        <translation>Ihre Partien sind nicht zu lesen: %1.</translation>
    </message>
    <message>
        <source>Rank on %1</source>
        <translation>Rang auf %1</translation>
    </message>
    <message>
        <source>No rank on %1 yet</source>
        <translation>Noch kein Rang auf %1</translation>
    </message>
    <message>
        <source>Your opponents there have no known rank.</source>
        <translation>Der Rang Ihrer Gegner dort ist nicht bekannt.</translation>
    </message>
    <message>
        <source>About %1 on %2</source>
        <translation>Etwa %1 auf %2</translation>
    </message>
    <message numerus="yes">
        <source>With 95 % between %1 and %2, by your last %n game(s).</source>
        <translation>
            <numerusform>Mit 95 % zwischen %1 und %2, nach Ihrer letzten Partie.</numerusform>
            <numerusform>Mit 95 % zwischen %1 und %2, nach Ihren letzten %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>usual strength</source>
        <translation>übliche Stärke</translation>
    </message>
    <message>
        <source>Delete All</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Delete all that is known of your games?</source>
        <translation>Alles löschen, was über Ihre Partien bekannt ist?</translation>
    </message>
    <message>
        <source>Records that you have saved stay.</source>
        <translation>Gespeicherte Aufzeichnungen bleiben.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyDialog</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>SGF Properties</source>
        <translation>SGF-Eigenschaften</translation>
    </message>
    <message>
        <source>Properties of this node</source>
        <translation>Eigenschaften dieses Knotens</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Name der Eigenschaft</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Values, each in brackets</source>
        <translation>Werte, jeder in Klammern</translation>
    </message>
    <message>
        <source>Values, each in brackets: [dd][pp]</source>
        <translation>Werte, jeder in Klammern: [dd][pp]</translation>
    </message>
    <message>
        <source>Write it into the record</source>
        <translation>In die Aufzeichnung schreiben</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Zug %1: %2 %3</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Anfang der Partie</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>Stellung ohne Zug</translation>
    </message>
    <message>
        <source>not in the standard</source>
        <translation>nicht im Standard</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Eigenschaft %1</translation>
    </message>
    <message>
        <source>Removed Property %1</source>
        <translation>Eigenschaft %1 entfernt</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyText</name>
    <message>
        <source>Black stones set up</source>
        <translation>Gesetzte schwarze Steine</translation>
    </message>
    <message>
        <source>Points cleared</source>
        <translation>Geleerte Punkte</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Kommentator</translation>
    </message>
    <message>
        <source>Written by program</source>
        <translation>Geschrieben vom Programm</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>White stones set up</source>
        <translation>Gesetzte weiße Steine</translation>
    </message>
    <message>
        <source>Black’s move</source>
        <translation>Zug von Schwarz</translation>
    </message>
    <message>
        <source>Black’s time left, seconds</source>
        <translation>Restzeit von Schwarz, Sekunden</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>Schlechter Zug</translation>
    </message>
    <message>
        <source>Black’s rank</source>
        <translation>Rang von Schwarz</translation>
    </message>
    <message>
        <source>Black’s team</source>
        <translation>Mannschaft von Schwarz</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>Zeichensatz der Datei</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Urheberrecht</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Kreise</translation>
    </message>
    <message>
        <source>Dimmed points</source>
        <translation>Abgeblendete Punkte</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Ausgeglichene Stellung</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Zweifelhafter Zug</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Anlass</translation>
    </message>
    <message>
        <source>Version of the format</source>
        <translation>Version des Formats</translation>
    </message>
    <message>
        <source>Start of a figure in print</source>
        <translation>Beginn einer Abbildung im Druck</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>Gut für Schwarz</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Kommentar zur Partie</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Art des Spiels</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>Gut für Weiß</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>Brennpunkt</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Interessanter Zug</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Move played though it is illegal</source>
        <translation>Zug gespielt, obwohl ungültig</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Kreuze</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Zugnummer</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Name der Stellung</translation>
    </message>
    <message>
        <source>Black’s overtime left, moves or periods</source>
        <translation>Restliche Überzeit von Schwarz, Züge oder Perioden</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Überzeit</translation>
    </message>
    <message>
        <source>White’s overtime left, moves or periods</source>
        <translation>Restliche Überzeit von Weiß, Züge oder Perioden</translation>
    </message>
    <message>
        <source>Black’s name</source>
        <translation>Name von Schwarz</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Seite am Zug</translation>
    </message>
    <message>
        <source>Move numbers in print</source>
        <translation>Zugnummern im Druck</translation>
    </message>
    <message>
        <source>White’s name</source>
        <translation>Name von Weiß</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>Ausgewählte Punkte</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Quadrate</translation>
    </message>
    <message>
        <source>How variations are shown</source>
        <translation>Wie Varianten gezeigt werden</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>Gebiet von Schwarz</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Main time, seconds</source>
        <translation>Grundzeit, Sekunden</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Dreiecke</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>Gebiet von Weiß</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Unklare Stellung</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>Eingegeben von</translation>
    </message>
    <message>
        <source>Value for Black</source>
        <translation>Wert für Schwarz</translation>
    </message>
    <message>
        <source>Visible part of the board</source>
        <translation>Sichtbarer Teil des Bretts</translation>
    </message>
    <message>
        <source>White’s move</source>
        <translation>Zug von Weiß</translation>
    </message>
    <message>
        <source>White’s time left, seconds</source>
        <translation>Restzeit von Weiß, Sekunden</translation>
    </message>
    <message>
        <source>White’s rank</source>
        <translation>Rang von Weiß</translation>
    </message>
    <message>
        <source>White’s team</source>
        <translation>Mannschaft von Weiß</translation>
    </message>
    <message>
        <source>“%1” is not a date of the form 2004, 2004-03 or 2004-03-15.</source>
        <translation>„%1“ ist kein Datum der Form 2004, 2004-03 oder 2004-03-15.</translation>
    </message>
    <message>
        <source>There is no such day as “%1”.</source>
        <translation>Einen Tag „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” does not say which year or month.</source>
        <translation>„%1“ sagt nicht, welches Jahr oder welcher Monat.</translation>
    </message>
    <message>
        <source>“%1” is not later than the date before it.</source>
        <translation>„%1“ liegt nicht nach dem Datum davor.</translation>
    </message>
</context>
<context>
    <name>shinpan::QuestionsWindow</name>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Mittelspiel</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Nummer des Zuges</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>What the move lost</source>
        <translation>Was der Zug verlor</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Wieder gefragt</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Ask &amp;All Shown</source>
        <translation>&amp;Alle gezeigten fragen</translation>
    </message>
    <message>
        <source>&amp;Forget Selected</source>
        <translation>Markierte &amp;vergessen</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>Alle &amp;löschen …</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>Fragen aus meinen Partien</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Brettgröße</translation>
    </message>
    <message>
        <source>Phase of the game</source>
        <translation>Partiephase</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Ganze Partie</translation>
    </message>
    <message>
        <source>How many questions there are</source>
        <translation>Wie viele Fragen es gibt</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>&amp;Phase</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Columns of the questions</source>
        <translation>Spalten der Fragen</translation>
    </message>
    <message>
        <source>Keep the mistakes of &amp;every game of mine that is reviewed</source>
        <translation>Fehler j&amp;eder meiner durchgesehenen Partien aufbewahren</translation>
    </message>
    <message>
        <source>Otherwise only what Try Again has asked is kept.</source>
        <translation>Sonst wird nur aufbewahrt, was „Besser machen“ gefragt hat.</translation>
    </message>
    <message>
        <source>Kept on this computer alone, readable by you only: %1</source>
        <translation>Nur auf diesem Rechner, nur für Sie lesbar: %1</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Alle Bretter</translation>
    </message>
    <message numerus="yes">
        <source>%1 due of %n</source>
        <translation>
            <numerusform>%1 von %n fällig</numerusform>
            <numerusform>%1 von %n fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;None Is Due</source>
        <translation>&amp;Nichts fällig</translation>
    </message>
    <message numerus="yes">
        <source>Ask the %n D&amp;ue</source>
        <translation>
            <numerusform>Die %n &amp;fällige fragen</numerusform>
            <numerusform>Die %n &amp;fälligen fragen</numerusform>
        </translation>
    </message>
    <message>
        <source>The questions cannot be used: %1. Delete All begins anew.</source>
        <translation>Die Fragen sind nicht zu gebrauchen: %1. „Alle löschen“ beginnt von vorn.</translation>
    </message>
    <message>
        <source>Review a game and choose Try Again: the mistakes that it asks come here, and are asked again on other days.</source>
        <translation>Sehen Sie eine Partie durch und wählen Sie „Besser machen“: Die Fehler, nach denen gefragt wird, kommen hierher und werden an anderen Tagen wieder gefragt.</translation>
    </message>
    <message>
        <source>There is no such question.</source>
        <translation>Eine solche Frage gibt es nicht.</translation>
    </message>
    <message>
        <source>Delete All Questions</source>
        <translation>Alle Fragen löschen</translation>
    </message>
    <message>
        <source>Delete all questions, and how their answers went? The games stay as they are.</source>
        <translation>Alle Fragen löschen, und wie sie beantwortet wurden? Die Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>&amp;Delete All</source>
        <translation>Alle &amp;löschen</translation>
    </message>
</context>
<context>
    <name>shinpan::QuizWindow</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Board of the question</source>
        <translation>Brett der Frage</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>shinpan::RankText</name>
    <message>
        <source>%1 dan</source>
        <translation>%1. Dan</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1. Kyu</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>About %1 on %2×%2: an estimate, not measured.</source>
        <translation>Etwa %1 auf %2×%2: geschätzt, nicht gemessen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2×%2: by %n game(s), with 95 % between %3 and %4.</source>
        <translation>
            <numerusform>%1 auf %2×%2: nach einer Partie, mit 95 % zwischen %3 und %4.</numerusform>
            <numerusform>%1 auf %2×%2: nach %n Partien, mit 95 % zwischen %3 und %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranks on this size are estimates.</source>
        <translation>Ein Rang auf dieser Größe ist eine Schätzung.</translation>
    </message>
</context>
<context>
    <name>shinpan::RatingPlot</name>
    <message>
        <source>Your rank over the weeks</source>
        <translation>Ihr Rang über die Wochen</translation>
    </message>
    <message>
        <source>From %1 in the week of %2 to %3 in the week of %4</source>
        <translation>Von %1 in der Woche vom %2 bis %3 in der Woche vom %4</translation>
    </message>
</context>
<context>
    <name>shinpan::ReadingActions</name>
    <message>
        <source>&amp;Encoding…</source>
        <translation>K&amp;odierung …</translation>
    </message>
    <message>
        <source>Repa&amp;irs…</source>
        <translation>Re&amp;paraturen …</translation>
    </message>
    <message>
        <source>Read the file in another encoding</source>
        <translation>Die Datei in einer anderen Kodierung lesen</translation>
    </message>
    <message>
        <source>See what was unusual about the file</source>
        <translation>Sehen, was an der Datei merkwürdig war</translation>
    </message>
    <message>
        <source>This is a %1 file. Saving turns it into an SGF file.</source>
        <translation>Dies ist eine %1-Datei. Beim Speichern wird daraus eine SGF-Datei.</translation>
    </message>
    <message>
        <source>Its encoding was guessed: %1.</source>
        <translation>Die Kodierung wurde vermutet: %1.</translation>
    </message>
    <message>
        <source>Its encoding is unknown; it was read as %1.</source>
        <translation>Die Kodierung ist unbekannt; gelesen wurde als %1.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message numerus="yes">
        <source>Read with %n repair(s).</source>
        <translation>
            <numerusform>Mit %n Reparatur gelesen.</numerusform>
            <numerusform>Mit %n Reparaturen gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Read the file again without your changes?</source>
        <translation>Die Datei ohne Ihre Änderungen neu lesen?</translation>
    </message>
    <message>
        <source>In another encoding, the changes made since it was opened are lost.</source>
        <translation>In einer anderen Kodierung gehen die Änderungen seit dem Öffnen verloren.</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>It may as well be %1.</source>
        <translation>Sie kann ebenso gut %1 sein.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Als %1 lesen</translation>
    </message>
</context>
<context>
    <name>shinpan::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Z&amp;uletzt geöffnet</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Zuletzt war keine Datei offen</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Diese &amp;Liste leeren</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>file – folder</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;%1 %2</source>
        <translation>&amp;%1 %2</translation>
    </message>
</context>
<context>
    <name>shinpan::RecordEditor</name>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>A game is being played here: paste elsewhere</source>
        <translation>Hier läuft eine Partie: an anderer Stelle einfügen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Nichts wurde eingefügt: %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>The start of the game cannot be deleted</source>
        <translation>Der Anfang der Partie lässt sich nicht löschen</translation>
    </message>
    <message>
        <source>The game being played goes through this node</source>
        <translation>Die laufende Partie geht durch diesen Knoten</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Make Main Line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>The game being played is one of the other variations</source>
        <translation>Die laufende Partie ist eine der anderen Varianten</translation>
    </message>
    <message>
        <source>Delete Other Variations</source>
        <translation>Andere Varianten löschen</translation>
    </message>
    <message>
        <source>A game is being played in this record: flatten it when it is over</source>
        <translation>In dieser Aufzeichnung läuft eine Partie: erst danach als Partieanfang nehmen</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>Als Partieanfang nehmen</translation>
    </message>
</context>
<context>
    <name>shinpan::RecoveryCopy</name>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: der Ordner lässt sich nicht anlegen</translation>
    </message>
</context>
<context>
    <name>shinpan::RegressionFeature</name>
    <message>
        <source>Open &amp;Test Suite…</source>
        <translation>&amp;Testreihe öffnen…</translation>
    </message>
    <message>
        <source>&amp;Add Position to Test Suite…</source>
        <translation>Stellung in eine Testreihe &amp;aufnehmen…</translation>
    </message>
    <message>
        <source>Open Test Suite</source>
        <translation>Testreihe öffnen</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>Testreihen (*.tst)</translation>
    </message>
    <message>
        <source>The suite cannot be opened. %1</source>
        <translation>Die Testreihe lässt sich nicht öffnen. %1</translation>
    </message>
    <message>
        <source>Test suites can only have square boards.</source>
        <translation>Testreihen können nur quadratische Bretter haben.</translation>
    </message>
    <message>
        <source>The test was not added. %1</source>
        <translation>Der Test wurde nicht aufgenommen. %1</translation>
    </message>
    <message>
        <source>Added as test %1 of %2</source>
        <translation>Als Test %1 in %2 aufgenommen</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyView</name>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Columns of the answer</source>
        <translation>Spalten der Antwort</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>Die Antwort ist leer.</translation>
    </message>
    <message>
        <source>The engine’s answer appears here.</source>
        <translation>Hier steht, was die Engine antwortet.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyWaitBar</name>
    <message>
        <source>&amp;Interrupt</source>
        <translation>&amp;Unterbrechen</translation>
    </message>
    <message>
        <source>&amp;Restart It</source>
        <translation>&amp;Neu starten</translation>
    </message>
    <message>
        <source>A command without an answer</source>
        <translation>Ein Befehl ohne Antwort</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing</source>
        <translation>Die Engine bitten, abzubrechen, woran sie ist</translation>
    </message>
    <message>
        <source>Kill the engine and restart it; the game goes on</source>
        <translation>Die Engine beenden und neu starten; die Partie geht weiter</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>&amp;Warten</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Später noch einmal fragen</translation>
    </message>
    <message>
        <source>%1 has been busy with “%2” for %3.</source>
        <translation>%1 ist seit %3 an „%2“.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReportPages</name>
    <message>
        <source>What to show of the competition</source>
        <translation>Was vom Wettkampf gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>&amp;Kreuztabelle</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>R&amp;unden</translation>
    </message>
    <message>
        <source>O&amp;penings</source>
        <translation>Er&amp;öffnungen</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>Er&amp;eignisse</translation>
    </message>
    <message>
        <source>Brac&amp;ket</source>
        <translation>Turnierbau&amp;m</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Turnierbaum</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>Pa&amp;rametersuche</translation>
    </message>
    <message>
        <source>The report as text</source>
        <translation>Der Bericht als Text</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Ein&amp;zelheiten</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Rechner</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>Stu&amp;fen</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewActions</name>
    <message>
        <source>&amp;Review Game…</source>
        <translation>Partie du&amp;rchsehen …</translation>
    </message>
    <message>
        <source>Let engines look at every position of the game (F12)</source>
        <translation>Engines jede Stellung der Partie betrachten lassen (F12)</translation>
    </message>
    <message>
        <source>End the review; what was found stays</source>
        <translation>Die Durchsicht beenden; was gefunden wurde, bleibt</translation>
    </message>
    <message>
        <source>Resume Re&amp;view</source>
        <translation>Durchsicht f&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Pause Re&amp;view</source>
        <translation>Durchsicht unterbrec&amp;hen</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>Die Durchsicht fortsetzen</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>Die Durchsicht ruhen lassen</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>Durchsicht abbre&amp;chen</translation>
    </message>
    <message>
        <source>&amp;Save Analysis into Game…</source>
        <translation>Analyse in die Partie &amp;speichern …</translation>
    </message>
    <message>
        <source>Write what engines found into the game</source>
        <translation>Was Engines gefunden haben, in die Partie schreiben</translation>
    </message>
    <message>
        <source>Review Files…</source>
        <translation>Dateien durchsehen …</translation>
    </message>
    <message>
        <source>Let an engine look at all games in files or a folder</source>
        <translation>Eine Engine alle Partien von Dateien oder eines Ordners betrachten lassen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>&amp;Try Mistakes Again</source>
        <translation>Fehler besser &amp;machen</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Besser machen</translation>
    </message>
    <message>
        <source>Find better moves where the game’s were mistakes (Shift+F12)</source>
        <translation>Bessere Züge finden, wo die der Partie Fehler waren (Umschalt+F12)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewController</name>
    <message>
        <source>What the review finds cannot be kept for a restart: %1</source>
        <translation>Was die Durchsicht findet, kann nicht für einen Neustart aufbewahrt werden: %1</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review: it %2.</source>
        <translation>%1 kann die Durchsicht nicht fortsetzen: Sie %2.</translation>
    </message>
    <message>
        <source>The review has ended because komi or rules have changed.</source>
        <translation>Die Durchsicht ist beendet, denn Komi oder Regeln sind jetzt andere.</translation>
    </message>
    <message>
        <source>The review has ended because its engine is no longer chosen.</source>
        <translation>Die Durchsicht ist beendet, denn ihre Engine ist nicht mehr gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>The review is complete: %n position(s).</source>
        <translation>
            <numerusform>Die Durchsicht ist fertig: %n Stellung.</numerusform>
            <numerusform>Die Durchsicht ist fertig: %n Stellungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review · %1</source>
        <translation>Durchsicht · %1</translation>
    </message>
    <message>
        <source>The review goes on without the position after move %1: %2 %3.</source>
        <translation>Die Durchsicht geht ohne die Stellung nach Zug %1 weiter: %2 %3.</translation>
    </message>
    <message>
        <source>%1 says during the review: it %2.</source>
        <translation>%1 meldet während der Durchsicht: Sie %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewDialog</name>
    <message>
        <source>Review Game</source>
        <translation>Partie durchsehen</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Durchsehen</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to judge. You can keep working meanwhile.</source>
        <translation>
            <numerusform>%n Zug zu beurteilen. Sie können unterdessen weitermachen.</numerusform>
            <numerusform>%n Züge zu beurteilen. Sie können unterdessen weitermachen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFeature</name>
    <message>
        <source>Review</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>Save Analysis</source>
        <translation>Analyse speichern</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFields</name>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Visits per position</source>
        <translation>&amp;Besuche je Stellung</translation>
    </message>
    <message>
        <source>&amp;Time per position</source>
        <translation>&amp;Zeit je Stellung</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>zum Ende</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>Z&amp;üge</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Vom Anfang an</translation>
    </message>
    <message>
        <source>From the end</source>
        <translation>Vom Ende an</translation>
    </message>
    <message>
        <source>From the end: engines that keep their search tree see further</source>
        <translation>Vom Ende an sehen Engines weiter, die behalten, was sie gesucht haben</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Reihenfolge</translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>&amp;Engines</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>Wählen Sie eine Engine.</translation>
    </message>
    <message>
        <source>Say how many visits, or how much time, a position gets.</source>
        <translation>Sagen Sie, wie viele Besuche oder wie viel Zeit eine Stellung bekommt.</translation>
    </message>
    <message>
        <source>There is no move in this range.</source>
        <translation>In diesem Bereich liegt kein Zug.</translation>
    </message>
    <message>
        <source>No engine here can analyse. KataGo is a good one to add.</source>
        <translation>Keine Engine hier kann analysieren. KataGo hinzuzufügen ist eine gute Wahl.</translation>
    </message>
    <message>
        <source>Its first report with so many visits stops an engine; a quick one has more by then</source>
        <translation>Die erste Meldung mit so vielen Besuchen beendet das Nachdenken; eine schnelle Engine hat dann schon mehr</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>mindestens </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFileList</name>
    <message>
        <source>Files to be reviewed</source>
        <translation>Dateien, die durchgesehen werden</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>Dateien &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Add F&amp;older…</source>
        <translation>&amp;Ordner hinzufügen …</translation>
    </message>
    <message>
        <source>Remove from Li&amp;st</source>
        <translation>Aus der &amp;Liste nehmen</translation>
    </message>
    <message>
        <source>Add Files</source>
        <translation>Dateien hinzufügen</translation>
    </message>
    <message>
        <source>Add Folder</source>
        <translation>Ordner hinzufügen</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewMachineFields</name>
    <message>
        <source>Reviewed</source>
        <translation>Durchgesehen</translation>
    </message>
    <message>
        <source>Files at a time</source>
        <translation>Dateien zugleich</translation>
    </message>
    <message>
        <source>On each computer, each with engines of its own</source>
        <translation>Auf jedem Rechner, jede mit eigenen Engines</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewPanel</name>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Columns of the mistakes</source>
        <translation>Spalten der Fehler</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>Kein Fehler wurde gefunden.</translation>
    </message>
    <message>
        <source>In a review, engines look at every position of the game; the moves that lost most are listed here.</source>
        <translation>Eine Durchsicht lässt Engines jede Stellung der Partie betrachten und zeigt hier, welche Züge am meisten verloren haben.</translation>
    </message>
    <message>
        <source>The first mistake will appear here.</source>
        <translation>Der erste Fehler wird hier erscheinen.</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>Verlust eines Fehlers an Siegchance</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>Verlust eines Fehlers an Punkten</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>die Aufzeichnung</translation>
    </message>
    <message>
        <source> pts</source>
        <comment>points</comment>
        <translation> Pkt.</translation>
    </message>
    <message>
        <source>Mistakes from</source>
        <translation>Fehler ab</translation>
    </message>
    <message>
        <source>What a move has to lose to be listed as a mistake</source>
        <translation>Was ein Zug verlieren muss, um als Fehler zu gelten</translation>
    </message>
    <message>
        <source>No mistake is certain: some moves seem to cost that much, but the evaluations are too uncertain to tell. More visits, or a stronger engine, would.</source>
        <translation>Kein Fehler ist sicher: Manche Züge scheinen so viel zu kosten, aber die Bewertungen sind zu ungewiss. Mehr Besuche oder eine stärkere Engine wüssten es.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewProgress</name>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Durchsicht</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n position(s)</source>
        <translation>
            <numerusform>%1 von %n Stellung</numerusform>
            <numerusform>%1 von %n Stellungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, unterbrochen</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewSummary</name>
    <message>
        <source>Loss per move</source>
        <translation>Verlust je Zug</translation>
    </message>
    <message>
        <source>Engine’s choice</source>
        <translation>Wahl der Engine</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>So sieht es %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; the engine’s choice in %3 of %4 moves; mistakes: %5</source>
        <translation>%1: verlor %2 je Zug; die Wahl der Engine in %3 von %4 Zügen; Fehler: %5</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Mittelspiel</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>Mittelspiel</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; loss per move by phase: %1</source>
        <translation>; Verlust je Zug nach Abschnitt: %1</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; mistakes: %3</source>
        <translation>%1: %2 verloren je Zug; Fehler: %3</translation>
    </message>
    <message>
        <source>%1, %2 pts</source>
        <comment>win rate, points</comment>
        <translation>%1, %2 Pkt.</translation>
    </message>
</context>
<context>
    <name>shinpan::RoundsView</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>Halbfinale</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>Viertelfinale</translation>
    </message>
    <message>
        <source>Round of %1</source>
        <translation>Runde der letzten %1</translation>
    </message>
    <message>
        <source>%1  bye</source>
        <translation>%1  spielfrei</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>unentschieden: der besser Gesetzte kommt weiter</translation>
    </message>
</context>
<context>
    <name>shinpan::RulesField</name>
    <message>
        <source>Custom…</source>
        <translation>Eigene …</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>shinpan::RunLimits</name>
    <message>
        <source>Most games in a run</source>
        <translation>Höchste Zahl der Partien eines Laufs</translation>
    </message>
    <message>
        <source>The run starts no more games than this</source>
        <translation>Mehr Partien beginnt der Lauf nicht</translation>
    </message>
    <message>
        <source>Longest time for a run</source>
        <translation>Längste Dauer eines Laufs</translation>
    </message>
    <message>
        <source>After this time, the run starts no more games</source>
        <translation>Danach beginnt der Lauf keine Partie mehr</translation>
    </message>
    <message>
        <source>any number of games</source>
        <translation>beliebig viele Partien</translation>
    </message>
    <message>
        <source> games</source>
        <translation> Partien</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>beliebig lange</translation>
    </message>
    <message>
        <source>&amp;Limits of the run</source>
        <translation>&amp;Grenzen des Laufs</translation>
    </message>
</context>
<context>
    <name>shinpan::RunningGameWindow</name>
    <message>
        <source>Broken off</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>shinpan::SaveReviewDialog</name>
    <message>
        <source>Save Analysis into Game</source>
        <translation>Analyse in die Partie speichern</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Werte</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Kommentare</translation>
    </message>
    <message>
        <source>Va&amp;riations</source>
        <translation>&amp;Varianten</translation>
    </message>
    <message>
        <source>The chance to win and the lead after each move, as numbers that other programs read too.</source>
        <translation>Siegchance und Vorsprung nach jedem Zug, als Zahlen, die auch andere Programme lesen.</translation>
    </message>
    <message>
        <source>Also as a readable line in each comment, with what each mistake lost.</source>
        <translation>Auch als Zeile jedes Kommentars, die Menschen lesen, und was mit jedem Fehler verloren ging.</translation>
    </message>
    <message>
        <source>Also what the engine would have played instead of each mistake.</source>
        <translation>Auch was die Engine statt jedes Fehlers gespielt hätte.</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Engine</translation>
    </message>
    <message>
        <source>&amp;Moves of a variation, at most</source>
        <translation>&amp;Züge einer Variante, höchstens</translation>
    </message>
    <message>
        <source>&amp;Save into Game</source>
        <translation>In die Partie &amp;speichern</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoreEstimator</name>
    <message>
        <source>Estimate · %1</source>
        <translation>Schätzung · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoreTable</name>
    <message>
        <source>Count</source>
        <translation>Zählung</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>Lebende Steine</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Gebiet</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Gefangene</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>Passsteine</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Gruppensteuer</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Button</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: Black %2, White %3.</source>
        <translation>%1: Schwarz %2, Weiß %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringController</name>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringPanel</name>
    <message>
        <source>Opinions</source>
        <translation>Meinungen</translation>
    </message>
    <message>
        <source>Click a group: dead or alive. With Ctrl: the chain alone. With Shift, or S: seki.</source>
        <translation>Eine Gruppe anklicken: tot oder lebend. Mit Strg: nur die Kette. Mit Umschalt oder S: Seki.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Rules to count by</source>
        <translation>Regeln, nach denen gezählt wird</translation>
    </message>
    <message>
        <source>The record names no rules known here. Which should be used for counting?</source>
        <translation>Die Aufzeichnung nennt keine hier bekannten Regeln. Nach welchen soll gezählt werden?</translation>
    </message>
    <message>
        <source>&amp;Resume Play</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>The game goes on; dead stones are settled on the board</source>
        <translation>Die Partie geht weiter; tote Steine werden auf dem Brett geklärt</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Leave the record as it is (Esc)</source>
        <translation>Die Aufzeichnung lassen, wie sie ist (Esc)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Counted by territory: %1</source>
        <translation>Nach Gebiet gezählt: %1</translation>
    </message>
    <message>
        <source>Counted by area: %1</source>
        <translation>Nach Fläche gezählt: %1</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>Komi %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n Vorgabestein</numerusform>
            <numerusform>%n Vorgabesteine</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>Das Ergebnis der Partie</translation>
    </message>
    <message>
        <source>The record has another result: %1. Replace it with %2?</source>
        <translation>Die Aufzeichnung hat ein anderes Ergebnis: %1. Durch %2 ersetzen?</translation>
    </message>
    <message>
        <source>The score is settled (Ctrl+Return)</source>
        <translation>Das Ergebnis steht fest (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are nobody’s, because borders are open.</source>
        <translation>
            <numerusform>%n Punkt gehört niemandem, weil eine Grenze offen ist.</numerusform>
            <numerusform>%n Punkte gehören niemandem, weil Grenzen offen sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n stones it is not settled whether they live.</source>
        <translation>
            <numerusform>Von %n Stein ist nicht geklärt, ob er lebt.</numerusform>
            <numerusform>Von %n Steinen ist nicht geklärt, ob sie leben.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::SealDialog</name>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Benutzer</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>&amp;Logs of engines</source>
        <translation>&amp;Protokolle der Engines</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>In der Datei</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Stellen</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Nicht in der Datei</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>&amp;Versiegeln …</translation>
    </message>
    <message>
        <source>&amp;Copy SHA-256</source>
        <translation>SHA-256 &amp;kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Seal “%1”</source>
        <translation>„%1“ versiegeln</translation>
    </message>
    <message>
        <source>What would tell of people and computers</source>
        <translation>Was von Menschen und Rechnern erzählen würde</translation>
    </message>
    <message>
        <source>Puts everything about this competition into one file, which anybody can verify without its engines.</source>
        <translation>Legt alles über diesen Wettkampf in eine Datei, die jeder ohne seine Engines nachprüfen kann.</translation>
    </message>
    <message>
        <source>Keep:</source>
        <translation>Stehen lassen:</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Users’ names</source>
        <translation>&amp;Benutzernamen</translation>
    </message>
    <message>
        <source>Co&amp;mputers’ names</source>
        <translation>&amp;Rechnernamen</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Umgebung</translation>
    </message>
    <message>
        <source>Tells it as it is; otherwise the same word stands for it everywhere</source>
        <translation>Lässt es unverändert stehen; sonst steht überall dasselbe Wort dafür</translation>
    </message>
    <message>
        <source>What engines were told and said, if that was logged</source>
        <translation>Was Engines gesagt wurde und was sie sagten, soweit es protokolliert wurde</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>With it, anybody can see whether a single byte was changed</source>
        <translation>Wer sie kennt, sieht jedes Byte, das jemand ändert</translation>
    </message>
    <message>
        <source>Looking through %v of %m games</source>
        <translation>%v von %m Partien durchgesehen</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Versiegeln</translation>
    </message>
    <message>
        <source>Sealed competitions (*.zip)</source>
        <translation>Versiegelte Wettkämpfe (*.zip)</translation>
    </message>
    <message>
        <source>Sealing %v of %m games</source>
        <translation>%v von %m Partien versiegelt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>as it is: too short or common</source>
        <translation>unverändert: zu kurz oder gewöhnlich</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… und %n weitere</numerusform>
            <numerusform>… und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>It is sealed as it stands: %1.</source>
        <translation>Der Wettkampf wird versiegelt, wie er ist: %1.</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>Es wurde nichts gefunden, was von Menschen oder Rechnern erzählt.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</source>
        <translation>
            <numerusform>%n Partie ist in %1. Veröffentlichen Sie die SHA-256 des Verzeichnisses an anderer Stelle; dann kann niemand die Datei unbemerkt ändern:
%2</numerusform>
            <numerusform>%n Partien sind in %1. Veröffentlichen Sie die SHA-256 des Verzeichnisses an anderer Stelle; dann kann niemand die Datei unbemerkt ändern:
%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>es wurde abgebrochen</translation>
    </message>
    <message>
        <source>Not sealed: %1.</source>
        <translation>Nicht versiegelt: %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatCard</name>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>Wer Schwarz spielt</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>Wer Weiß spielt</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Plays by clicking on the board</source>
        <translation>Spielt durch Klicken auf das Brett</translation>
    </message>
    <message>
        <source>Cannot be started: %1.</source>
        <translation>Lässt sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>Counts by Chinese rules, whatever this game’s are.</source>
        <translation>Zählt nach chinesischen Regeln, auch wenn für die Partie andere gelten.</translation>
    </message>
    <message>
        <source>Counts by Japanese rules, whatever this game’s are.</source>
        <translation>Zählt nach japanischen Regeln, auch wenn für die Partie andere gelten.</translation>
    </message>
    <message>
        <source>How strongly Black plays</source>
        <translation>Wie stark Schwarz spielt</translation>
    </message>
    <message>
        <source>How strongly White plays</source>
        <translation>Wie stark Weiß spielt</translation>
    </message>
    <message>
        <source>Name, for the record</source>
        <translation>Name, für die Aufzeichnung</translation>
    </message>
    <message>
        <source>Name of who plays Black</source>
        <translation>Wer Schwarz spielt, mit Namen</translation>
    </message>
    <message>
        <source>Name of who plays White</source>
        <translation>Wer Weiß spielt, mit Namen</translation>
    </message>
    <message>
        <source>Is not told the komi: the Go Modem Protocol has no word for it.</source>
        <translation>Erfährt das Komi nicht: Das Go Modem Protocol hat kein Wort dafür.</translation>
    </message>
    <message>
        <source>Refuses suicide, which these rules allow, and would lose by it.</source>
        <translation>Lehnt Selbstmord ab, den diese Regeln erlauben, und würde dadurch verlieren.</translation>
    </message>
    <message>
        <source>Refuses suicide of a single stone, which these rules allow, and would lose by it.</source>
        <translation>Lehnt Selbstmord eines einzelnen Steins ab, den diese Regeln erlauben, und würde dadurch verlieren.</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>Engine hinzufügen …</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>Sie %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatMenu</name>
    <message>
        <source>You</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>Engine hinzufügen …</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
</context>
<context>
    <name>shinpan::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Zuweisen</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Wie ü&amp;blich</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Nach Namen oder Taste suchen</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Tastenkürzel suchen</translation>
    </message>
    <message>
        <source>Left and Right: moves</source>
        <translation>Links und Rechts: Züge</translation>
    </message>
    <message>
        <source>Up and Down: moves</source>
        <translation>Auf und Ab: Züge</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Which arrows go through the moves; the others go to variations</source>
        <translation>Welche Pfeile durch die Züge gehen; die anderen gehen zu Varianten</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Press the keys here</source>
        <translation>Drücken Sie hier die Tasten</translation>
    </message>
    <message>
        <source>Take its keys away</source>
        <translation>Ihr die Tasten nehmen</translation>
    </message>
    <message>
        <source>Restore its default keys</source>
        <translation>Ihr die Tasten geben, mit denen sie kam</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>&amp;Neue Taste:</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Übernehmen</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”, which would lose it.</source>
        <translation>%1 ist die Taste von „%2“ und ginge dort verloren.</translation>
    </message>
    <message>
        <source>Choose an action to give it another key.</source>
        <translation>Wählen Sie eine Aktion, um ihr eine andere Taste zu geben.</translation>
    </message>
</context>
<context>
    <name>shinpan::SprtPanel</name>
    <message>
        <source>Sequential test</source>
        <translation>Sequenztest</translation>
    </message>
    <message>
        <source>LLR %1, from %2 to %3</source>
        <translation>LLR %1, von %2 bis %3</translation>
    </message>
    <message>
        <source>%1 is stronger than %2: H1 (%3 Elo) is accepted.</source>
        <translation>%1 ist stärker als %2: H1 (%3 Elo) ist angenommen.</translation>
    </message>
    <message>
        <source>%1 is not that much stronger than %2: H0 (%3 Elo) is accepted.</source>
        <translation>%1 ist nicht um so viel stärker als %2: H0 (%3 Elo) ist angenommen.</translation>
    </message>
    <message>
        <source>No verdict: the latest games only repeat earlier ones.</source>
        <translation>Kein Urteil: Die letzten Partien wiederholen nur frühere.</translation>
    </message>
    <message>
        <source>Undecided between %1 and %2 Elo.</source>
        <translation>Nicht entschieden zwischen %1 und %2 Elo.</translation>
    </message>
</context>
<context>
    <name>shinpan::StartCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Sie spielen</translation>
    </message>
    <message>
        <source>Nigiri</source>
        <translation>Nigiri</translation>
    </message>
    <message>
        <source>The colours are drawn by lot</source>
        <translation>Die Farben werden ausgelost</translation>
    </message>
    <message>
        <source>%1, strength</source>
        <translation>%1, Stärke</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>You: about %1</source>
        <translation>Sie: etwa %1</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Ihr Fortschritt</translation>
    </message>
    <message>
        <source>Your progress. %1</source>
        <translation>Ihr Fortschritt. %1</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>Ihre Partien gegen Engines und der Rang, der daraus folgt</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stone(s), as Black.</source>
        <translation>
            <numerusform>Sie erhalten einen Stein, als Schwarz.</numerusform>
            <numerusform>Sie erhalten %n Steine, als Schwarz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way, a game without help counts for your rank.</source>
        <translation>So oder so zählt eine Partie ohne Hilfe für Ihren Rang.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Lehrpartie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Hint, in the toolbar, names good moves.</source>
        <translation>„Tipp“ in der Werkzeugleiste nennt gute Züge.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Play Even</source>
        <translation>Ohne Vorgabe</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine, its rank</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>an engine, its weakest and strongest rank</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
</context>
<context>
    <name>shinpan::StartupPage</name>
    <message>
        <source>“%1” is not of the form NAME=value.</source>
        <translation>„%1“ hat nicht die Form NAME=Wert.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>„%1“: %2.</translation>
    </message>
    <message>
        <source>&amp;Working directory</source>
        <translation>&amp;Arbeitsverzeichnis</translation>
    </message>
    <message>
        <source>Choose the working directory</source>
        <translation>Das Arbeitsverzeichnis wählen</translation>
    </message>
    <message>
        <source>Your home directory</source>
        <translation>Ihr persönliches Verzeichnis</translation>
    </message>
    <message>
        <source>&amp;Environment, one per line</source>
        <translation>&amp;Umgebung, eine Angabe je Zeile</translation>
    </message>
    <message>
        <source>Start-&amp;up commands, one per line</source>
        <translation>Start&amp;befehle, einer je Zeile</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Es gibt keinen Ordner %1.</translation>
    </message>
    <message>
        <source>“%1” is not of the form COMMAND=NAME.</source>
        <translation>„%1“ hat nicht die Form BEFEHL=NAME.</translation>
    </message>
    <message>
        <source>Comman&amp;ds under other names, one per line</source>
        <translation>Befehle unter an&amp;deren Namen, einer je Zeile</translation>
    </message>
    <message>
        <source>“%1” is neither area=ARGUMENTS nor territory=ARGUMENTS.</source>
        <translation>„%1“ ist weder area=ARGUMENTE noch territory=ARGUMENTE.</translation>
    </message>
    <message>
        <source>Added to the command line by &amp;rules, one per line</source>
        <translation>Ergänzt die Befehlszeile je nach &amp;Regeln, eine Angabe je Zeile</translation>
    </message>
    <message>
        <source>Run it in a sandbo&amp;x</source>
        <translation>In einer Sandbo&amp;x ausführen</translation>
    </message>
    <message>
        <source>Made by bubblewrap (bwrap); where it is not installed or the system does not allow it, the engine is not started. The working directory can be written, but for the program; system folders, the program’s folder and the files that the command line names can be read. Everything else of yours is hidden: where the home directory is the working directory, that is an empty one. There is no network, no graphics card and no other process. It does not limit processors and memory, and is no wall against faults of the kernel.</source>
        <translation>Von bubblewrap (bwrap) gemacht; wo es nicht installiert ist oder das System es nicht erlaubt, wird die Engine nicht gestartet. Das Arbeitsverzeichnis darf beschrieben werden, bis auf das Programm; die Ordner des Systems, der Ordner des Programms und die Dateien, die die Befehlszeile nennt, dürfen gelesen werden. Alles andere von Ihnen ist verborgen: Ist Ihr persönliches Verzeichnis das Arbeitsverzeichnis, so ist dort ein leeres. Es gibt kein Netz, keine Grafikkarte und keinen anderen Prozess. Prozessoren und Speicher werden nicht begrenzt, und gegen Fehler des Kernels hilft sie nicht.</translation>
    </message>
    <message>
        <source>It changes nothing but its working directory, sees none of your other files, and has no network.</source>
        <translation>Sie ändert nichts außer ihrem Arbeitsverzeichnis, sieht keine Ihrer anderen Dateien und hat kein Netz.</translation>
    </message>
</context>
<context>
    <name>shinpan::StopFields</name>
    <message>
        <source>any error bar</source>
        <translation>beliebiger Fehlerbalken</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>beliebig lange</translation>
    </message>
    <message>
        <source>± </source>
        <translation>± </translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>Error bar at which it ends</source>
        <translation>Fehlerbalken, bei dem es endet</translation>
    </message>
    <message>
        <source>It ends when the ratings of all players are known as exactly as this (95 %)</source>
        <translation>Es endet, wenn die Wertungen aller Spieler so genau bekannt sind (95 %)</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> Stunden</translation>
    </message>
    <message>
        <source>Hours of thinking after which it ends</source>
        <translation>Stunden Bedenkzeit, nach denen es endet</translation>
    </message>
    <message>
        <source>It ends when both sides of all games together have thought so long</source>
        <translation>Es endet, wenn beide Seiten aller Partien zusammen so lange gedacht haben</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthBox</name>
    <message>
        <source>How strongly it plays</source>
        <translation>Wie stark sie spielt</translation>
    </message>
    <message>
        <source>How strongly it plays: %1</source>
        <translation>Wie stark sie spielt: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthText</name>
    <message>
        <source>usual strength</source>
        <translation>übliche Stärke</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>rank, level</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthsDialog</name>
    <message>
        <source>Several Strengths</source>
        <translation>Mehrere Stärken</translation>
    </message>
    <message>
        <source>%1 in several strengths</source>
        <translation>%1 in mehreren Stärken</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthsField</name>
    <message>
        <source>&amp;Strengths</source>
        <translation>&amp;Stärken</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Stärken</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>„%1“ ist keine Zahl von %2 bis %3.</translation>
    </message>
    <message>
        <source>Numbers separated by commas; each makes one engine.</source>
        <translation>Zahlen mit Kommas dazwischen; jede ergibt eine Engine.</translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <translation>Ergibt %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteModel</name>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>known to fail</source>
        <translation>scheitert bekanntlich</translation>
    </message>
    <message>
        <source>passes, unexpectedly</source>
        <translation>besteht, unerwartet</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>besteht</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>scheitert, wie bekannt</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>scheitert</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>Zeit abgelaufen</translation>
    </message>
    <message>
        <source>engine crashed</source>
        <translation>Engine abgestürzt</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteWindow</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>Open as &amp;Game</source>
        <translation>Als &amp;Partie öffnen</translation>
    </message>
    <message>
        <source>Test Suite</source>
        <translation>Testreihe</translation>
    </message>
    <message>
        <source>Engine to test</source>
        <translation>Engine, die geprüft wird</translation>
    </message>
    <message>
        <source>How answers are judged</source>
        <translation>Wie Antworten beurteilt werden</translation>
    </message>
    <message>
        <source>Judged as GNU Go does</source>
        <translation>Beurteilt wie von GNU Go</translation>
    </message>
    <message>
        <source>Judged as GoGui does</source>
        <translation>Beurteilt wie von GoGui</translation>
    </message>
    <message>
        <source>In a game, engines can be asked about the position, and draw on it</source>
        <translation>Dort lassen sich Engines zur Stellung befragen und zeichnen darauf</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Position of the test</source>
        <translation>Stellung des Tests</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Was gesprochen wurde</translation>
    </message>
    <message>
        <source>Run the tests to see what the engine is asked and what it answers.</source>
        <translation>Führen Sie die Tests aus, um zu sehen, was die Engine gefragt wird und antwortet.</translation>
    </message>
    <message>
        <source>%1 – Test Suite</source>
        <translation>%1 – Testreihe</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>The engine %1</source>
        <translation>Die Engine %1</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n Test</numerusform>
            <numerusform>%n Tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n odd line(s) in the suite</source>
        <translation>
            <numerusform>%1, %n Zeile der Reihe ist sonderbar</numerusform>
            <numerusform>%1, %n Zeilen der Reihe sind sonderbar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tests: %3 pass, %4 fail; unexpected: %5 passes, %6 failures</source>
        <translation>%1 von %2 Tests: %3 bestehen, %4 scheitern; unerwartet: %5 bestanden, %6 gescheitert</translation>
    </message>
    <message>
        <source>Which position it is about is known to the engine only.</source>
        <translation>Um welche Stellung es geht, weiß nur die Engine.</translation>
    </message>
    <message>
        <source>Squares are expected, circles were answered, triangles are asked about.</source>
        <translation>Quadrate sind erwartet, Kreise geantwortet, Dreiecke erfragt.</translation>
    </message>
    <message>
        <source>&amp;Hide passes</source>
        <translation>&amp;Bestandene ausblenden</translation>
    </message>
</context>
<context>
    <name>shinpan::SyncBadge</name>
    <message>
        <source>Click to tell it the game anew.</source>
        <translation>Ein Klick teilt ihr die Partie neu mit.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tells it the game anew</source>
        <translation>Teilt ihr die Partie neu mit</translation>
    </message>
    <message>
        <source>to be told</source>
        <translation>noch mitzuteilen</translation>
    </message>
    <message>
        <source>syncing…</source>
        <translation>gleicht ab …</translation>
    </message>
    <message>
        <source>out of sync</source>
        <translation>nicht im Gleichstand</translation>
    </message>
    <message>
        <source>In sync at move %1; it hears of later moves when it is its turn</source>
        <translation>Im Gleichstand bei Zug %1; von späteren Zügen hört sie, wenn sie am Zug ist</translation>
    </message>
    <message>
        <source>In sync at move %1</source>
        <translation>Im Gleichstand bei Zug %1</translation>
    </message>
    <message>
        <source>At move %1; it is led back to move %2 when it is its turn</source>
        <translation>Bei Zug %1; zu Zug %2 wird sie zurückgeführt, wenn sie am Zug ist</translation>
    </message>
    <message>
        <source>It is told the whole game when it is its turn</source>
        <translation>Die ganze Partie wird ihr mitgeteilt, wenn sie am Zug ist</translation>
    </message>
    <message>
        <source>It is being led to move %1</source>
        <translation>Sie wird zu Zug %1 geführt</translation>
    </message>
    <message>
        <source>Out of sync: it %1</source>
        <translation>Nicht im Gleichstand: Sie %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingCard</name>
    <message>
        <source>Put away</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Lehrpartie</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Die Lehrpartie beenden</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Den Tipp weglegen</translation>
    </message>
    <message>
        <source>Go to the moment %1</source>
        <translation>Zum Moment %1 gehen</translation>
    </message>
    <message>
        <source>Show the position and what was better</source>
        <translation>Die Stellung zeigen und was besser war</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingFeature</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Have an engine name good moves of this position</source>
        <translation>Eine Engine gute Züge dieser Stellung nennen lassen</translation>
    </message>
    <message>
        <source>Show the &amp;Better Line</source>
        <translation>Bess&amp;ere Folge zeigen</translation>
    </message>
    <message>
        <source>Show what would have been better than the move</source>
        <translation>Zeigen, was besser gewesen wäre als der Zug</translation>
    </message>
    <message>
        <source>Better Line</source>
        <translation>Bessere Folge</translation>
    </message>
    <message>
        <source>Take the &amp;Mistake Back</source>
        <translation>Den &amp;Fehler zurücknehmen</translation>
    </message>
    <message>
        <source>Take the move back, with the answer to it, and show what was better</source>
        <translation>Den Zug samt der Antwort zurücknehmen und zeigen, was besser war</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>%1 can judge no more: it %2.</source>
        <translation>%1 kann nicht mehr urteilen: Sie %2.</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>Keine Engine hier kann Züge beurteilen.</translation>
    </message>
    <message>
        <source>Teaching game: %1 looks at your moves.</source>
        <translation>Lehrpartie: %1 sieht sich Ihre Züge an.</translation>
    </message>
    <message>
        <source>Looking at the rest of the game…</source>
        <translation>Der Rest der Partie wird angesehen …</translation>
    </message>
    <message>
        <source>No move of yours lost much.</source>
        <translation>Keiner Ihrer Züge hat viel verloren.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>Einen zweiten Blick wert:</translation>
    </message>
    <message>
        <source>%1 looks for a hint…</source>
        <translation>%1 sucht einen Tipp …</translation>
    </message>
    <message>
        <source>%1 gives no hint: it %2.</source>
        <translation>%1 gibt keinen Tipp: Sie %2.</translation>
    </message>
    <message>
        <source>This is a serious game: hints wait till it is over.</source>
        <translation>Dies ist eine ernste Partie: Tipps warten bis zu ihrem Ende.</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingField</name>
    <message>
        <source>Teaching game</source>
        <translation>Lehrpartie</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes of %n point(s) or more</source>
        <translation>
            <numerusform>Fehler ab %n Punkt</numerusform>
            <numerusform>Fehler ab %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes of %1 points or more</source>
        <translation>Fehler ab %1 Punkten</translation>
    </message>
    <message>
        <source>Nobody plays who could be taught.</source>
        <translation>Niemand spielt, der etwas lernen könnte.</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>Keine Engine hier kann Züge beurteilen.</translation>
    </message>
    <message>
        <source>An engine tells what your moves lost, and mistakes can be taken back with a key.</source>
        <translation>Eine Engine sagt, was Ihre Züge verloren haben; Fehler lassen sich mit einer Taste zurücknehmen.</translation>
    </message>
    <message>
        <source>Nobody judges your moves.</source>
        <translation>Niemand beurteilt Ihre Züge.</translation>
    </message>
    <message>
        <source>No help at all: a serious game</source>
        <translation>Keinerlei Hilfe: eine ernste Partie</translation>
    </message>
    <message>
        <source>Hints, analysis, estimates and what the opponent thinks wait till the game is over.</source>
        <translation>Tipps, Analyse, Schätzungen und was der Gegner denkt, warten bis zum Ende der Partie.</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingText</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 of the chance to win</source>
        <translation>%1 der Siegchance</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 would play there, too.</source>
        <translation>Zug %1, %2: %3 würde auch dort spielen.</translation>
    </message>
    <message>
        <source>Move %1, %2: nothing is surely better.</source>
        <translation>Zug %1, %2: Kein Zug ist klar besser.</translation>
    </message>
    <message>
        <source>Move %1, %2, lost %3; %4 was better.</source>
        <translation>Zug %1, %2: −%3; besser %4.</translation>
    </message>
    <message>
        <source>%1 · %2 · −%3</source>
        <comment>number, move, what it lost</comment>
        <translation>%1 · %2 · −%3</translation>
    </message>
    <message>
        <source>No hint: the engine names no move.</source>
        <translation>Kein Tipp: Die Engine nennt keinen Zug.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Tipp: %1.</translation>
    </message>
    <message>
        <source>Hint: %1. Nearly as good: %2.</source>
        <translation>Tipp: %1. Fast so gut: %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::TemplatePage</name>
    <message>
        <source>&amp;Configuration file</source>
        <translation>&amp;Konfigurationsdatei</translation>
    </message>
    <message>
        <source>Choose the configuration file</source>
        <translation>Die Konfigurationsdatei wählen</translation>
    </message>
    <message>
        <source>Configurations (*.cfg);;All files (*)</source>
        <translation>Konfigurationen (*.cfg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Network file</source>
        <translation>&amp;Netzdatei</translation>
    </message>
    <message>
        <source>Choose the network file</source>
        <translation>Die Netzdatei wählen</translation>
    </message>
    <message>
        <source>Networks (*.gz *.bin *.txt *network*);;All files (*)</source>
        <translation>Netze (*.gz *.bin *.txt *network*);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Add &amp;Engine</source>
        <translation>&amp;Engine hinzufügen</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programm</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>Das Programm wählen</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>%1 was not found in the usual folders. Choose where it is.</source>
        <translation>%1 wurde in den üblichen Ordnern nicht gefunden. Wählen Sie es dort, wo es liegt.</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>Dies lässt sich nicht starten: %1.</translation>
    </message>
    <message>
        <source>Missing. Looked in %1.</source>
        <translation>Fehlt. Gesucht in %1.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::TermsNotice</name>
    <message>
        <source>Tell It</source>
        <translation>Mitteilen</translation>
    </message>
    <message>
        <source>Tell the engine the rules and the komi of the game</source>
        <translation>Der Engine Regeln und Komi der Partie mitteilen</translation>
    </message>
    <message>
        <source>%1 plays by %2; the game has %3.</source>
        <translation>%1 spielt nach: %2; die Partie hat: %3.</translation>
    </message>
    <message>
        <source>%1 counts a komi of %2; the game has %3.</source>
        <translation>%1 rechnet mit Komi %2; die Partie hat %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::TextQueryRow</name>
    <message>
        <source>&amp;Match case</source>
        <translation>Groß/&amp;klein beachten</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Zu suchender Text</translation>
    </message>
    <message>
        <source>Comments, names, labels, game information</source>
        <translation>Kommentare, Namen, Beschriftungen, Partieangaben</translation>
    </message>
</context>
<context>
    <name>shinpan::ThemeMenu</name>
    <message>
        <source>Wood, to Match the &amp;Desktop</source>
        <translation>Holz, wie die Arbeits&amp;umgebung</translation>
    </message>
    <message>
        <source>%1 or %2, to Match the Desktop</source>
        <translation>%1 oder %2, wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hema</translation>
    </message>
    <message>
        <source>&amp;Open Theme Folder</source>
        <translation>&amp;Themenordner öffnen</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeControlField</name>
    <message>
        <source>No limit</source>
        <translation>Keine Begrenzung</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Absolut</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Kanadisch</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>Je Zug</translation>
    </message>
    <message>
        <source>for the whole game</source>
        <translation>für die ganze Partie</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>nach jedem Zug</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>stones in</source>
        <translation>Steine in</translation>
    </message>
    <message>
        <source>periods of</source>
        <translation>Perioden zu</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>für jeden Zug</translation>
    </message>
    <message>
        <source>Usual Times</source>
        <translation>Übliche Zeiten</translation>
    </message>
    <message>
        <source>%1: main time</source>
        <translation>%1: Grundzeit</translation>
    </message>
    <message>
        <source>%1: usual times</source>
        <translation>%1: übliche Zeiten</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1: Anzahl</translation>
    </message>
    <message>
        <source>%1: period</source>
        <translation>%1: Periode</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeFields</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>Zeit von Weiß</translation>
    </message>
    <message>
        <source>White has a different time</source>
        <translation>Weiß hat eine andere Zeit</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>Zeit von Schwarz</translation>
    </message>
    <message>
        <source>Nothing limits how long %1 may think. Choose a time here unless its command line sets a limit.</source>
        <translation>Nichts begrenzt, wie lange %1 denken darf. Wählen Sie hier eine Zeit, wenn nicht die Befehlszeile eine Grenze setzt.</translation>
    </message>
    <message>
        <source>GTP has whole seconds only: an engine that does not know kata-time_settings is told %1 instead of %2.</source>
        <translation>GTP kennt nur ganze Sekunden: Eine Engine, die kata-time_settings nicht kennt, erfährt %1 statt %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeoutFields</name>
    <message>
        <source>&amp;To start and answer first</source>
        <translation>Zum S&amp;tarten und Antworten</translation>
    </message>
    <message>
        <source>Time to start and answer first</source>
        <translation>Zeit zum Starten und ersten Antworten</translation>
    </message>
    <message>
        <source>To set &amp;up and relay moves</source>
        <translation>Zum A&amp;ufstellen und Übermitteln</translation>
    </message>
    <message>
        <source>Time to set up and relay moves</source>
        <translation>Zeit zum Aufstellen und Übermitteln von Zügen</translation>
    </message>
    <message>
        <source>To &amp;move, beside the clock</source>
        <translation>Zum &amp;Ziehen, neben der Uhr</translation>
    </message>
    <message>
        <source>Time to move, beside the clock</source>
        <translation>Zeit zum Ziehen, neben der Uhr</translation>
    </message>
    <message>
        <source>To sco&amp;re</source>
        <translation>Zum &amp;Auszählen</translation>
    </message>
    <message>
        <source>Time to score</source>
        <translation>Zeit zum Auszählen</translation>
    </message>
    <message>
        <source>To &amp;quit</source>
        <translation>Zum Been&amp;den</translation>
    </message>
    <message>
        <source>Time to quit</source>
        <translation>Zeit zum Beenden</translation>
    </message>
    <message>
        <source>Use &amp;Defaults</source>
        <translation>Wie &amp;üblich</translation>
    </message>
    <message>
        <source>Set the usual times</source>
        <translation>Die üblichen Zeiten einstellen</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>sonst %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TrafficView</name>
    <message>
        <source>Another process is playing this game. What its engines are told and say can be read here if the competition’s file has log_gtp = true.</source>
        <translation>Diese Partie spielt ein anderer Prozess. Was ihre Engines hören und sagen, ist hier zu lesen, wenn in der Datei des Wettkampfs log_gtp = true steht.</translation>
    </message>
    <message>
        <source>What the engines are told and say</source>
        <translation>Was die Engines hören und sagen</translation>
    </message>
</context>
<context>
    <name>shinpan::TrainingFeature</name>
    <message>
        <source>&amp;Guess the Move</source>
        <translation>Züge &amp;raten</translation>
    </message>
    <message>
        <source>Solve &amp;Problems</source>
        <translation>&amp;Probleme lösen</translation>
    </message>
    <message>
        <source>&amp;Frame as a Problem</source>
        <translation>Als Problem &amp;einrahmen</translation>
    </message>
    <message>
        <source>Guess the moves of the game, from the position on the board on</source>
        <translation>Die Züge der Partie raten, ab der Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>Solve the problems of this file; it answers</source>
        <translation>Die Probleme dieser Datei lösen; sie antwortet</translation>
    </message>
    <message>
        <source>Fill the rest of the board, so that an engine plays for this position</source>
        <translation>Das übrige Brett füllen, damit eine Engine um diese Stellung spielt</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>&amp;Üben</translation>
    </message>
    <message>
        <source>Guess the Move</source>
        <translation>Züge raten</translation>
    </message>
    <message>
        <source>There is no problem here: a position with moves that solve it.</source>
        <translation>Hier ist kein Problem: eine Stellung mit Zügen, die sie lösen.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Drag over the stones that the problem is about.</source>
        <translation>Ziehen Sie über die Steine, um die es in dem Problem geht.</translation>
    </message>
    <message>
        <source>There is no room for a frame around these stones.</source>
        <translation>Um diese Steine ist kein Platz für einen Rahmen.</translation>
    </message>
    <message>
        <source>&amp;Questions of My Games…</source>
        <translation>&amp;Fragen aus meinen Partien …</translation>
    </message>
    <message>
        <source>The mistakes that are asked again, of all games</source>
        <translation>Die Fehler aller Partien, die wieder gefragt werden</translation>
    </message>
    <message>
        <source>No move here is known to be a mistake.</source>
        <translation>Hier ist kein Zug als Fehler bekannt.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Besser machen</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>Fragen aus meinen Partien</translation>
    </message>
    <message>
        <source>With komi %1 the problem decides the game: the board is too small to be shared out.</source>
        <translation>Mit Komi %1 entscheidet das Problem die Partie: Das Brett ist zu klein, um aufgeteilt zu werden.</translation>
    </message>
    <message>
        <source>There are problems here: %1 asks them.</source>
        <translation>Hier sind Probleme: %1 stellt sie.</translation>
    </message>
</context>
<context>
    <name>shinpan::TranscriptView</name>
    <message>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>What engines were told and said</source>
        <translation>Was Engines mitgeteilt wurde und was sie sagten</translation>
    </message>
    <message>
        <source>Go to the newest line and follow</source>
        <translation>Zur neuesten Zeile gehen und folgen</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>Zeilen &amp;kopieren</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Go to the &amp;Newest Line</source>
        <translation>Zur &amp;neuesten Zeile gehen</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… und %n weitere Zeile</numerusform>
            <numerusform>… und %n weitere Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;old Streamed Analysis</source>
        <translation>Ströme von Analysen &amp;falten</translation>
    </message>
    <message>
        <source>Standard Error &amp;beside the Rest</source>
        <translation>Standardfehler dane&amp;ben</translation>
    </message>
</context>
<context>
    <name>shinpan::TreeFeature</name>
    <message>
        <source>Game Tree</source>
        <translation>Zugbaum</translation>
    </message>
</context>
<context>
    <name>shinpan::TrustBoxes</name>
    <message>
        <source>May c&amp;laim a win</source>
        <translation>Darf einen S&amp;ieg behaupten</translation>
    </message>
    <message>
        <source>Its sc&amp;ore counts</source>
        <translation>Ihr Ergebnis &amp;zählt</translation>
    </message>
    <message>
        <source>Compare &amp;boards</source>
        <translation>&amp;Bretter vergleichen</translation>
    </message>
    <message>
        <source>It may end a game it is sure of, if it knows gomill-genmove_ex.</source>
        <translation>Sie darf eine Partie beenden, deren sie sicher ist, wenn sie gomill-genmove_ex kennt.</translation>
    </message>
    <message>
        <source>After the passes it is asked who won (final_score and the dead stones).</source>
        <translation>Nach dem Passen wird sie gefragt, wer gewonnen hat: final_score und die toten Steine.</translation>
    </message>
    <message>
        <source>Whenever it was set up its stones are compared with ours, where list_stones or showboard tells them.</source>
        <translation>Nach jedem Aufstellen werden ihre Steine mit unseren verglichen, soweit list_stones oder showboard sie nennt.</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>der Seite am Zug</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Its analyses t&amp;ell the chances of</source>
        <translation>Ihre Anal&amp;ysen nennen die Aussichten von</translation>
    </message>
    <message>
        <source>KataGo tells those of the side to move, unless its configuration says otherwise (reportAnalysisWinratesAs).</source>
        <translation>KataGo nennt die der Seite am Zug, wenn seine Konfiguration nichts anderes sagt (reportAnalysisWinratesAs).</translation>
    </message>
    <message>
        <source>where that is known to be safe, in slow games</source>
        <translation>wo das bekanntermaßen unbedenklich ist, in langsamen Partien</translation>
    </message>
    <message>
        <source>in slow games</source>
        <translation>in langsamen Partien</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Tells what it t&amp;hinks of its moves</source>
        <translation>Sagt, was sie von i&amp;hren Zügen hält</translation>
    </message>
    <message>
        <source>Its chances, lead and main line are kept with each move, if it knows kata-genmove_analyze or the like. Slow games are those in which its moves take a second or more on average. A check that finds it safe chooses them.</source>
        <translation>Ihre Aussichten, ihr Vorsprung und die erwartete Folge bleiben bei jedem Zug erhalten, wenn sie kata-genmove_analyze oder dergleichen kennt. Langsam sind Partien, in denen ihre Züge im Mittel eine Sekunde oder länger dauern. Eine Prüfung, die es unbedenklich findet, wählt diese.</translation>
    </message>
    <message>
        <source>it may think</source>
        <translation>darf sie nachdenken</translation>
    </message>
    <message>
        <source>it may not, and is watched</source>
        <translation>darf sie nicht und wird beobachtet</translation>
    </message>
    <message>
        <source>it is stopped</source>
        <translation>wird sie angehalten</translation>
    </message>
    <message>
        <source>While its opponent thin&amp;ks</source>
        <translation>Während ihr Gegner nach&amp;denkt</translation>
    </message>
    <message>
        <source>Watched by the processor time that its processes use. It can be neither watched nor stopped on another machine.</source>
        <translation>Beobachtet wird die Prozessorzeit ihrer Prozesse. Auf einem anderen Rechner kann sie weder beobachtet noch angehalten werden.</translation>
    </message>
</context>
<context>
    <name>shinpan::TryAgainQuiz</name>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>&amp;Next Question</source>
        <translation>&amp;Nächste Frage</translation>
    </message>
    <message>
        <source>&amp;Show the Better Moves</source>
        <translation>Bessere Züge &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Those Not Found Again</source>
        <translation>Die nicht &amp;gefundenen noch einmal</translation>
    </message>
    <message>
        <source>&amp;Ask these again on other days</source>
        <translation>An anderen Tagen &amp;wieder fragen</translation>
    </message>
    <message>
        <source>Each question that was answered is kept in a file of yours: what was not found comes back soon, the rest later and later.</source>
        <translation>Jede beantwortete Frage wird in einer Datei von Ihnen aufbewahrt: Was nicht gefunden wurde, kommt bald wieder, das Übrige immer später.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a side, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Both sides’ mistakes</source>
        <translation>Fehler beider Seiten</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Fehler von Schwarz</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Fehler von Weiß</translation>
    </message>
    <message>
        <source>Whose mistakes are asked</source>
        <translation>Wessen Fehler gefragt werden</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Frage %1 von %2</translation>
    </message>
    <message>
        <source>Move %1, Black to play.</source>
        <translation>Zug %1, Schwarz am Zug.</translation>
    </message>
    <message>
        <source>Move %1, White to play.</source>
        <translation>Zug %1, Weiß am Zug.</translation>
    </message>
    <message>
        <source>The move of the game was a mistake. What is better?</source>
        <translation>Der Zug der Partie war ein Fehler. Was ist besser?</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 von %2 gefunden</translation>
    </message>
    <message>
        <source>The review did not look at it. Try another move, or have the better ones shown.</source>
        <translation>Die Durchsicht hat ihn nicht betrachtet. Versuchen Sie einen anderen Zug, oder lassen Sie sich die besseren zeigen.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Try Again · %1</source>
        <translation>Besser machen · %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>%1 wird gefragt …</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 hat nichts dazu zu sagen.</translation>
    </message>
    <message>
        <source>%1 thinks that it loses %2, but is not sure. Try another move, or have the better ones shown.</source>
        <translation>%1 glaubt, dass er %2 verliert, ist aber nicht sicher. Versuchen Sie einen anderen Zug, oder lassen Sie sich die besseren zeigen.</translation>
    </message>
    <message>
        <source>%1: well found</source>
        <translation>%1: gut gefunden</translation>
    </message>
    <message>
        <source>%1 again: it lost %2</source>
        <translation>Wieder %1: Das verlor %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 verliert %2</translation>
    </message>
    <message>
        <source>The better moves</source>
        <translation>Die besseren Züge</translation>
    </message>
    <message>
        <source>The game’s move, %1, lost %2.</source>
        <translation>Der Zug der Partie, %1, verlor %2.</translation>
    </message>
    <message>
        <source>The review names no better move.</source>
        <translation>Die Durchsicht nennt keinen besseren Zug.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Am besten: %1.</translation>
    </message>
    <message>
        <source>No more questions</source>
        <translation>Keine weiteren Fragen</translation>
    </message>
    <message>
        <source>What was not found comes back in ten minutes, the rest tomorrow and later.</source>
        <translation>Was nicht gefunden wurde, kommt in zehn Minuten wieder, das Übrige morgen und später.</translation>
    </message>
    <message>
        <source>No mistake of this side is known</source>
        <translation>Von dieser Seite ist kein Fehler bekannt</translation>
    </message>
    <message>
        <source>None was answered</source>
        <translation>Keine wurde beantwortet</translation>
    </message>
    <message>
        <source>On the board: what moves gain (+) or lose (−) beside %1.</source>
        <translation>Auf dem Brett: was Züge neben %1 gewinnen (+) oder verlieren (−).</translation>
    </message>
</context>
<context>
    <name>shinpan::TuneFields</name>
    <message>
        <source>Add Parameter</source>
        <translation>Parameter hinzufügen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>kein Beweis</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Own value</source>
        <translation>Eigener Wert</translation>
    </message>
    <message>
        <source>GTP commands, such as kata-set-param cpuct {cpuct}</source>
        <translation>GTP-Befehle, etwa kata-set-param cpuct {cpuct}</translation>
    </message>
    <message>
        <source>How the first player is started; {name} stands where the value of the parameter is to be</source>
        <translation>Wie der erste Spieler gestartet wird; {name} steht, wo der Wert des Parameters hingehört</translation>
    </message>
    <message>
        <source>Monte Carlo (UCB tree), as Gomill</source>
        <translation>Monte Carlo (UCB-Baum), wie Gomill</translation>
    </message>
    <message>
        <source>Cross-entropy, as Gomill</source>
        <translation>Kreuzentropie, wie Gomill</translation>
    </message>
    <message>
        <source>SPSA, as fishtest</source>
        <translation>SPSA, wie fishtest</translation>
    </message>
    <message>
        <source>Gaussian process, needs fewest games</source>
        <translation>Gauß-Prozess, braucht am wenigsten Partien</translation>
    </message>
    <message>
        <source>How many Elo stronger than the second player, or weaker</source>
        <translation>Um wie viele Elo stärker als der zweite Spieler, oder schwächer</translation>
    </message>
    <message>
        <source>± </source>
        <translation>± </translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source> hours of thinking</source>
        <translation> Stunden Bedenkzeit</translation>
    </message>
    <message>
        <source>stronger by </source>
        <translation>stärker um </translation>
    </message>
    <message>
        <source>What was found plays the engine’s own values when the search is over, until a sequential test decides</source>
        <translation>Das Gefundene spielt nach der Suche gegen die eigenen Werte der Engine, bis ein Sequenztest entscheidet</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>Befehlsze&amp;ile</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>Metho&amp;de</translation>
    </message>
    <message>
        <source>Levels, Elo</source>
        <translation>Stufen, Elo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>Proving match</source>
        <translation>Beweiswettkampf</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>gleichgültig</translation>
    </message>
    <message>
        <source>There is another parameter of this name.</source>
        <translation>Es gibt einen anderen Parameter dieses Namens.</translation>
    </message>
    <message>
        <source>Write {%1} here, or in a command at the start, where its value is to be.</source>
        <translation>Hier oder in einem Befehl am Anfang {%1} dahin schreiben, wo der Wert hingehört.</translation>
    </message>
    <message>
        <source>SPSA plays the engine against itself: choose one player only.</source>
        <translation>SPSA lässt die Engine gegen sich selbst spielen: nur einen Spieler auswählen.</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it.</source>
        <translation>SPSA braucht eine Zahl von Partien: Seine Schritte sind dafür gemacht.</translation>
    </message>
    <message>
        <source>Levels are numbers with commas between them, as -200, -100, 0.</source>
        <translation>Stufen sind Zahlen, durch Kommas getrennt, wie -200, -100, 0.</translation>
    </message>
</context>
<context>
    <name>shinpan::TunePage</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Proved: the values found are stronger than the engine’s own.</source>
        <translation>Bewiesen: Die gefundenen Werte sind stärker als die eigenen der Engine.</translation>
    </message>
    <message>
        <source>Refuted: the values found are not stronger by so much.</source>
        <translation>Widerlegt: Die gefundenen Werte sind nicht um so viel stärker.</translation>
    </message>
    <message>
        <source>The match against the engine’s own values is not decided yet.</source>
        <translation>Das Match gegen die eigenen Werte der Engine ist noch nicht entschieden.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester Wert</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigener</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Parametersuche</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above the engine’s own values.</source>
        <translation>%1 Elo gegen %2, %3 über den eigenen Werten der Engine.</translation>
    </message>
    <message>
        <source>Nothing in the range is more than %1 Elo better: %2 % sure.</source>
        <translation>Nichts im Bereich ist um mehr als %1 Elo besser: zu %2 % sicher.</translation>
    </message>
    <message>
        <source>The values found are to be proved against the engine’s own.</source>
        <translation>Die gefundenen Werte sind noch gegen die eigenen der Engine zu beweisen.</translation>
    </message>
    <message>
        <source>At its end, the values found are proved against the engine’s own.</source>
        <translation>Am Ende werden die gefundenen Werte gegen die eigenen der Engine bewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</source>
        <translation>
            <numerusform>%n Partie, LLR %1, von %2 (%3 Elo) bis %4 (%5 Elo).</numerusform>
            <numerusform>%n Partien, LLR %1, von %2 (%3 Elo) bis %4 (%5 Elo).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the &amp;Match</source>
        <translation>Das &amp;Match zeigen</translation>
    </message>
    <message>
        <source>Play the &amp;Match</source>
        <translation>Das &amp;Match austragen</translation>
    </message>
    <message>
        <source>&amp;Keep as Strengths…</source>
        <translation>Als Stärken &amp;behalten …</translation>
    </message>
    <message>
        <source>New Game and the start page offer them then</source>
        <translation>Neue Partie und Startseite bieten sie dann an</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>Elo gegen %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s) known to ±%2 Elo.</source>
        <translation>
            <numerusform>%1 von %n Stufe auf ±%2 Elo bekannt.</numerusform>
            <numerusform>%1 von %n Stufen auf ±%2 Elo bekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Elo above the engine’s own values.</source>
        <translation>%1 Elo über den eigenen Werten der Engine.</translation>
    </message>
</context>
<context>
    <name>shinpan::UndoActions</name>
    <message>
        <source>Typing</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>&amp;Markierung zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>&amp;Zug zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>%1 &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>%1 &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>The game being played depends on this: undo it when the game is over</source>
        <translation>Die laufende Partie steht darauf: erst nach der Partie rückgängig machen</translation>
    </message>
    <message>
        <source>The game being played depends on this: redo it when the game is over</source>
        <translation>Die laufende Partie steht darauf: erst nach der Partie wiederherstellen</translation>
    </message>
</context>
<context>
    <name>shinpan::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n document(s)?</source>
        <translation>
            <numerusform>Die Änderungen an diesem Dokument speichern?</numerusform>
            <numerusform>Die Änderungen an diesen %n Dokumenten speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>Zu speichernde Dokumente</translation>
    </message>
    <message>
        <source>Changes to those not ticked will be lost.</source>
        <translation>Die Änderungen an den nicht angekreuzten gehen verloren.</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>Alle &amp;verwerfen</translation>
    </message>
</context>
<context>
    <name>shinpan::ValueLine</name>
    <message>
        <source>%1 characters are too many to edit here; use “SGF Properties” to see them all.</source>
        <translation>%1 Zeichen sind zu viele, um sie hier zu bearbeiten; „SGF-Eigenschaften“ hat sie alle.</translation>
    </message>
</context>
<context>
    <name>shinpan::VerificationWindow</name>
    <message>
        <source>&amp;Verify Again</source>
        <translation>&amp;Noch einmal prüfen</translation>
    </message>
    <message>
        <source>%1 – Verification</source>
        <translation>%1 – Prüfung</translation>
    </message>
    <message>
        <source>SHA-256 that was published</source>
        <translation>Veröffentlichte SHA-256</translation>
    </message>
    <message>
        <source>of its manifest, if you know it</source>
        <translation>des Verzeichnisses, falls Sie sie kennen</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Prüfung läuft</translation>
    </message>
    <message>
        <source>&amp;Published SHA-256:</source>
        <translation>&amp;Veröffentlichte SHA-256:</translation>
    </message>
    <message>
        <source>Every move is judged again, every score counted again, every number of the report recomputed.</source>
        <translation>Jeder Zug wird noch einmal beurteilt, jedes Ergebnis noch einmal gezählt, jede Zahl des Berichts noch einmal berechnet.</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>Alles ist, wie es versiegelt wurde.</translation>
    </message>
    <message>
        <source>Something is not as it was sealed: see the end of the list.</source>
        <translation>Etwas ist nicht, wie es versiegelt wurde: siehe das Ende der Liste.</translation>
    </message>
    <message>
        <source>It cannot be verified: %1</source>
        <translation>Das lässt sich nicht prüfen: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ViewFeature</name>
    <message>
        <source>The language will change at the next start.</source>
        <translation>Die Sprache wechselt beim nächsten Start.</translation>
    </message>
    <message>
        <source>&amp;About Shinpan…</source>
        <translation>&amp;Über Shinpan …</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Stones are heard. Click for silence.</source>
        <translation>Steine sind zu hören. Ein Klick macht sie stumm.</translation>
    </message>
    <message>
        <source>Nothing is heard. Click to hear stones.</source>
        <translation>Es ist nichts zu hören. Ein Klick lässt Steine hören.</translation>
    </message>
</context>
<context>
    <name>shinpan::WarningsDialog</name>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>What was odd in %1</source>
        <translation>Was an %1 merkwürdig war</translation>
    </message>
    <message>
        <source>The file itself is unchanged. Saving writes it repaired.</source>
        <translation>Die Datei selbst ist, wie sie war. Beim Speichern wird sie repariert geschrieben.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>What was odd</source>
        <translation>Was merkwürdig war</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more that are not listed.</source>
        <translation>
            <numerusform>… und eine weitere, die nicht aufgeführt ist.</numerusform>
            <numerusform>… und %n weitere, die nicht aufgeführt sind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::WordChips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>Wörter: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::WorkBar</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>Wie viel getan ist</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
</TS>
