<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
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
        <translation>Chinois simplifié (GBK)</translation>
    </message>
    <message>
        <source>Traditional Chinese (Big5)</source>
        <translation>Chinois traditionnel (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>Japonais (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>Japonais (EUC-JP)</translation>
    </message>
    <message>
        <source>Japanese (ISO-2022-JP)</source>
        <translation>Japonais (ISO-2022-JP)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Coréen (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Europe de l’Ouest (Latin-1)</translation>
    </message>
    <message>
        <source>Western European (Latin-9)</source>
        <translation>Europe de l’Ouest (Latin-9)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Europe centrale (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Cyrillique (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>Cyrillique (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>Grec (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>Turc (Windows-1254)</translation>
    </message>
    <message>
        <source>Hebrew (Windows-1255)</source>
        <translation>Hébreu (Windows-1255)</translation>
    </message>
    <message>
        <source>Arabic (Windows-1256)</source>
        <translation>Arabe (Windows-1256)</translation>
    </message>
    <message>
        <source>Vietnamese (Windows-1258)</source>
        <translation>Vietnamien (Windows-1258)</translation>
    </message>
    <message>
        <source>Thai (Windows-874)</source>
        <translation>Thaï (Windows-874)</translation>
    </message>
</context>
<context>
    <name>CommandAdvice</name>
    <message>
        <source>%1 speaks GTP only when it is started with “%2”.</source>
        <translation>%1 ne parle GTP que s’il est lancé avec «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>No shell is at work here: the engine receives “%1” as it stands.</source>
        <translation>Aucun shell n’intervient ici&#xa0;: le moteur reçoit «&#xa0;%1&#xa0;» tel quel.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Game records to open.</source>
        <translation>Parties à ouvrir.</translation>
    </message>
    <message>
        <source>Who plays Black: human, an engine&apos;s name, or its command line.</source>
        <translation>Qui joue Noir&#xa0;: human, le nom d’un moteur ou sa ligne de commande.</translation>
    </message>
    <message>
        <source>Who plays White.</source>
        <translation>Qui joue Blanc.</translation>
    </message>
    <message>
        <source>Start the game at once.</source>
        <translation>Commencer la partie tout de suite.</translation>
    </message>
    <message>
        <source>Print this.</source>
        <translation>Afficher ceci.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>is more than the %1 stones offered here</source>
        <translation>dépasse les %1 pierres proposées ici</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go.</source>
        <translation>L’arbitre du jeu de go.</translation>
    </message>
    <message>
        <source>Open the files here even if the program is already running.</source>
        <translation>Ouvrir les fichiers ici, même si le programme tourne déjà.</translation>
    </message>
    <message>
        <source>Show the last move of the files, and each move they gain.</source>
        <translation>Montrer le dernier coup des fichiers et chaque coup qui s’y ajoute.</translation>
    </message>
    <message>
        <source>Be a GTP engine on the standard streams: a controller asks, and you answer at the board, or an engine that you give your seat to.</source>
        <translation>Être un moteur GTP sur les flux standard&#xa0;: un contrôleur demande, et vous répondez sur le goban, ou un moteur à qui vous laissez votre place.</translation>
    </message>
    <message>
        <source>With --gtp: wait for controllers at this TCP port instead. Without a host, only this computer can call.</source>
        <translation>Avec --gtp&#xa0;: attendre plutôt les contrôleurs sur ce port TCP. Sans hôte, seul cet ordinateur peut appeler.</translation>
    </message>
    <message>
        <source>the controller says what is played; name no game</source>
        <translation>le contrôleur dit ce qui se joue&#xa0;; ne nommez aucune partie</translation>
    </message>
    <message>
        <source>goes with --gtp</source>
        <translation>va avec --gtp</translation>
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
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Jigo</source>
        <translation>Jigo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (hors jeu)</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>À jouer</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Exemptions</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Score de Noir</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 games repeat(s) another one: all numbers are as uncertain as those of %L2 games.</source>
        <translation>
            <numerusform>%n partie sur %L1 en répète une autre&#xa0;: tous les nombres sont aussi incertains que ceux de %L2 parties.</numerusform>
            <numerusform>%n parties sur %L1 en répètent une autre&#xa0;: tous les nombres sont aussi incertains que ceux de %L2 parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>Davantage d’ouvertures les rendraient différentes.</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>Des ouvertures les rendraient différentes.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Cette machine</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>Perdues au temps</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Forfaits</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Nulles et non avenues</translation>
    </message>
    <message>
        <source>Lost tasks</source>
        <translation>Tâches perdues</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n tâche</numerusform>
            <numerusform>%n tâches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n machine(s)</source>
        <translation>
            <numerusform>%1 sur %n machine</numerusform>
            <numerusform>%1 sur %n machines</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, %2 en attente</translation>
    </message>
</context>
<context>
    <name>ControlAccess</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>EditTool</name>
    <message>
        <source>%1; Shift: whole groups</source>
        <translation>%1&#xa0;; Maj&#xa0;: groupes entiers</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>&amp;Jouer des coups</translation>
    </message>
    <message>
        <source>Play moves in turn; right button: the other colour</source>
        <translation>Jouer des coups tour à tour&#xa0;; bouton droit&#xa0;: l’autre couleur</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Set Up &amp;Black</source>
        <translation>Poser des &amp;noires</translation>
    </message>
    <message>
        <source>Set up black stones; right button: white</source>
        <translation>Poser des pierres noires&#xa0;; bouton droit&#xa0;: blanches</translation>
    </message>
    <message>
        <source>Set-Up</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Set &amp;Up White</source>
        <translation>Poser des &amp;blanches</translation>
    </message>
    <message>
        <source>Set up white stones; right button: black</source>
        <translation>Poser des pierres blanches&#xa0;; bouton droit&#xa0;: noires</translation>
    </message>
    <message>
        <source>&amp;Erase Stones</source>
        <translation>&amp;Effacer des pierres</translation>
    </message>
    <message>
        <source>Take stones off the board</source>
        <translation>Retirer des pierres du goban</translation>
    </message>
    <message>
        <source>Erasing</source>
        <translation>Effacement</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Triangle</translation>
    </message>
    <message>
        <source>Mark with triangles; right button: remove</source>
        <translation>Marquer d’un triangle&#xa0;; bouton droit&#xa0;: enlever</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triangles</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>Ca&amp;rré</translation>
    </message>
    <message>
        <source>Mark with squares; right button: remove</source>
        <translation>Marquer d’un carré&#xa0;; bouton droit&#xa0;: enlever</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Cercle</translation>
    </message>
    <message>
        <source>Mark with circles; right button: remove</source>
        <translation>Marquer d’un cercle&#xa0;; bouton droit&#xa0;: enlever</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Cercles</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>Cr&amp;oix</translation>
    </message>
    <message>
        <source>Mark with crosses; right button: remove</source>
        <translation>Marquer d’une croix&#xa0;; bouton droit&#xa0;: enlever</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Se&amp;lected</source>
        <translation>&amp;Sélectionné</translation>
    </message>
    <message>
        <source>Mark as selected; right button: remove</source>
        <translation>Marquer comme sélectionné&#xa0;; bouton droit&#xa0;: enlever</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>N&amp;uméros</translation>
    </message>
    <message>
        <source>Number points as they are clicked; right button: remove</source>
        <translation>Numéroter les points dans l’ordre des clics&#xa0;; bouton droit&#xa0;: enlever</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numéros</translation>
    </message>
    <message>
        <source>Lette&amp;rs</source>
        <translation>&amp;Lettres</translation>
    </message>
    <message>
        <source>Letter points as they are clicked; right button: remove</source>
        <translation>Mettre des lettres dans l’ordre des clics&#xa0;; bouton droit&#xa0;: enlever</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>L&amp;abel</source>
        <translation>Éti&amp;quette</translation>
    </message>
    <message>
        <source>Write the text beside; right button: remove</source>
        <translation>Écrire le texte ci-contre&#xa0;; bouton droit&#xa0;: enlever</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>L&amp;igne</translation>
    </message>
    <message>
        <source>Drag a line, or click both ends; right button: remove</source>
        <translation>Tirer une ligne, ou cliquer ses deux bouts&#xa0;; bouton droit&#xa0;: enlever</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Arro&amp;w</source>
        <translation>&amp;Flèche</translation>
    </message>
    <message>
        <source>Drag an arrow, or click both ends; right button: remove</source>
        <translation>Tirer une flèche, ou cliquer ses deux bouts&#xa0;; bouton droit&#xa0;: enlever</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>Black’s Territor&amp;y</source>
        <translation>Territoire de N&amp;oir</translation>
    </message>
    <message>
        <source>Mark Black’s territory; right button: White’s; Shift: whole areas</source>
        <translation>Marquer le territoire de Noir&#xa0;; bouton droit&#xa0;: de Blanc&#xa0;; Maj&#xa0;: zones entières</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>W&amp;hite’s Territory</source>
        <translation>Territoire de Bl&amp;anc</translation>
    </message>
    <message>
        <source>Mark White’s territory; right button: Black’s; Shift: whole areas</source>
        <translation>Marquer le territoire de Blanc&#xa0;; bouton droit&#xa0;: de Noir&#xa0;; Maj&#xa0;: zones entières</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>Esto&amp;mper</translation>
    </message>
    <message>
        <source>Dim what does not matter from here on; right button: not</source>
        <translation>Estomper ce qui ne compte pas à partir d’ici&#xa0;; bouton droit&#xa0;: ne plus estomper</translation>
    </message>
    <message>
        <source>Dimming</source>
        <translation>Estompage</translation>
    </message>
    <message>
        <source>&amp;Visible Part</source>
        <translation>Partie &amp;visible</translation>
    </message>
    <message>
        <source>Drag over the part to show from here on; right button: all</source>
        <translation>Glisser sur la partie à montrer à partir d’ici&#xa0;; bouton droit&#xa0;: tout</translation>
    </message>
    <message>
        <source>Visible Part</source>
        <translation>Partie visible</translation>
    </message>
</context>
<context>
    <name>EngineTemplates</name>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 visites</translation>
    </message>
    <message>
        <source>The first start on a graphics card tunes it, which can take minutes.</source>
        <translation>Le premier démarrage sur une carte graphique la règle, ce qui peut prendre des minutes.</translation>
    </message>
    <message>
        <source>It only plays on its network’s board size, nearly always 19×19. A large network takes a while to load.</source>
        <translation>Il ne joue que sur la taille de goban de son réseau, presque toujours 19×19. Un grand réseau met du temps à se charger.</translation>
    </message>
    <message>
        <source>%1 playouts</source>
        <translation>%1 simulations</translation>
    </message>
    <message>
        <source>With a fixed number of playouts it ignores the clock. It gives no score until all groups are settled.</source>
        <translation>Avec un nombre fixe de simulations, il ignore la pendule. Il ne donne pas de score avant que tous les groupes soient réglés.</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>It only accepts time settings before the first move.</source>
        <translation>Il n’accepte les réglages du temps qu’avant le premier coup.</translation>
    </message>
    <message>
        <source>Its pattern files must be in its program’s folder.</source>
        <translation>Ses fichiers de motifs doivent être dans le dossier de son programme.</translation>
    </message>
    <message>
        <source>Its strength and its time are set in aq_config.txt in its folder.</source>
        <translation>Sa force et son temps se règlent dans aq_config.txt, dans son dossier.</translation>
    </message>
    <message>
        <source>One engine proposes moves, others judge them, and the best is played. Once it is added, put the commands of your own engines behind --proposer and --evaluator on its command line, each in quotes.</source>
        <translation>Un moteur propose des coups, d’autres les jugent, et le meilleur est joué. Une fois ajouté, mettez les commandes de vos moteurs après --proposer et --evaluator dans sa ligne de commande, chacune entre guillemets.</translation>
    </message>
</context>
<context>
    <name>FileIcons</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>Fichier %1</translation>
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
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n position</numerusform>
            <numerusform>%n positions</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>aucun coup</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>A controller’s game</source>
        <translation>Partie d’un contrôleur</translation>
    </message>
</context>
<context>
    <name>GraphPlot</name>
    <message>
        <source>Black’s chance to win</source>
        <translation>Probabilité de gain de Noir</translation>
    </message>
    <message>
        <source>Black’s lead in points</source>
        <translation>Avance de Noir en points</translation>
    </message>
    <message>
        <source>Disagreement on it</source>
        <translation>Désaccord là-dessus</translation>
    </message>
    <message>
        <source>White’s chance to win</source>
        <translation>Probabilité de gain de Blanc</translation>
    </message>
    <message>
        <source>White’s lead in points</source>
        <translation>Avance de Blanc en points</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the command line names no program</source>
        <translation>la ligne de commande ne nomme aucun programme</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>aucun programme n’est nommé</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>il n’y a pas de fichier %1</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <translation>%1 est un dossier, pas un programme</translation>
    </message>
    <message>
        <source>%1 is not executable</source>
        <translation>%1 n’est pas exécutable</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>c’est un dossier, pas un fichier</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>c’est un tube, pas un fichier</translation>
    </message>
    <message>
        <source>it is a socket, not a file</source>
        <translation>c’est une socket, pas un fichier</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>c’est un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>its sandbox needs bubblewrap: %1</source>
        <translation>son bac à sable a besoin de bubblewrap&#xa0;: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address runs in no sandbox of ours</source>
        <translation>un moteur qui écoute à une adresse ne tourne dans aucun bac à sable d’ici</translation>
    </message>
    <message>
        <source>its sandbox failed: %1</source>
        <translation>son bac à sable a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no program “%1” in %2 or %3</source>
        <translation>il n’y a pas de programme «&#xa0;%1&#xa0;» dans %2 ni %3</translation>
    </message>
    <message>
        <source>the quote %1 at character %2 is never closed</source>
        <translation>le guillemet %1 au caractère %2 n’est jamais fermé</translation>
    </message>
    <message>
        <source>nothing follows the backslash at character %1</source>
        <translation>rien ne suit la barre oblique inverse au caractère %1</translation>
    </message>
    <message>
        <source>“%1” is not an address; it must be tcp://host:port, as in tcp://localhost:6800 or tcp://[::1]:6800</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une adresse&#xa0;; il faut tcp://hôte:port, comme tcp://localhost:6800 ou tcp://[::1]:6800</translation>
    </message>
    <message>
        <source>the port in “%1” is not between 1 and 65535</source>
        <translation>le port de «&#xa0;%1&#xa0;» n’est pas entre 1 et 65535</translation>
    </message>
    <message>
        <source>there is no command in this line</source>
        <translation>il n’y a aucune commande dans cette ligne</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <translation>impossible à lancer&#xa0;: %1</translation>
    </message>
    <message>
        <source>no such directory: %1</source>
        <translation>aucun répertoire de ce nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>no such program: %1</source>
        <translation>aucun programme de ce nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>not executable: %1</source>
        <translation>pas exécutable&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no computer of this name was found</source>
        <translation>injoignable à %1&#xa0;: aucun ordinateur de ce nom n’a été trouvé</translation>
    </message>
    <message>
        <source>cannot be reached at %1: connection refused</source>
        <translation>injoignable à %1&#xa0;: connexion refusée</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no answer within %2 s</source>
        <translation>injoignable à %1&#xa0;: pas de réponse en %2 s</translation>
    </message>
    <message>
        <source>check the address</source>
        <translation>vérifiez l’adresse</translation>
    </message>
    <message>
        <source>check the address, and that no firewall is in the way</source>
        <translation>vérifiez l’adresse, et qu’aucun pare-feu ne barre le chemin</translation>
    </message>
    <message>
        <source>start the engine there, listening on this port</source>
        <translation>lancez le moteur là-bas, à l’écoute sur ce port</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was closed by the other side</source>
        <translation>a été coupé&#xa0;: la connexion à %1 a été fermée de l’autre côté</translation>
    </message>
    <message>
        <source>exited with code %1 during &quot;%2&quot;</source>
        <translation>s’est terminé avec le code %1 pendant &quot;%2&quot;</translation>
    </message>
    <message>
        <source>exited with code %1</source>
        <translation>s’est terminé avec le code %1</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2) during &quot;%3&quot;</source>
        <translation>a été tué par le signal %1 (%2) pendant &quot;%3&quot;</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2)</source>
        <translation>a été tué par le signal %1 (%2)</translation>
    </message>
    <message>
        <source>did not answer &quot;%1&quot; within %2</source>
        <translation>n’a pas répondu à &quot;%1&quot; en %2</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with a failure and no explanation</source>
        <translation>a répondu à &quot;%1&quot; par un échec sans explication</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with the failure &quot;%2&quot;</source>
        <translation>a répondu à &quot;%1&quot; par l’échec &quot;%2&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with nothing</source>
        <translation>n’a rien répondu à &quot;%1&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, which makes no sense</source>
        <translation>a répondu &quot;%2&quot; à &quot;%1&quot;, ce qui n’a pas de sens</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, not with %3 points of the board</source>
        <translation>a répondu &quot;%2&quot; à &quot;%1&quot;, et non %3 points du goban</translation>
    </message>
    <message>
        <source>was closed before it answered &quot;%1&quot;</source>
        <translation>a été fermé avant de répondre à &quot;%1&quot;</translation>
    </message>
    <message>
        <source>has a different board from the one it was told, at %1</source>
        <translation>a un autre goban que celui qu’on lui a dit, en %1</translation>
    </message>
    <message>
        <source>speaks GMP, not GTP; GNU Go needs --mode gtp</source>
        <translation>parle GMP, pas GTP&#xa0;; GNU Go a besoin de --mode gtp</translation>
    </message>
    <message>
        <source>it does not speak GTP but wrote &quot;%1&quot;</source>
        <translation>il ne parle pas GTP mais a écrit &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot;</source>
        <translation>il a écrit &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it repeats its input: it is not a GTP engine, or a terminal stands in between</source>
        <translation>il répète son entrée&#xa0;: ce n’est pas un moteur GTP, ou un terminal est entre les deux</translation>
    </message>
    <message>
        <source>is not a reliable scorer</source>
        <translation>ne compte pas de façon fiable</translation>
    </message>
    <message>
        <source>was sent &quot;%1&quot; by hand</source>
        <translation>a reçu &quot;%1&quot; à la main</translation>
    </message>
    <message>
        <source>%1 used %2 for move %3; its clock allowed %4, with a margin of %5</source>
        <translation>%1 a utilisé %2 pour le coup %3&#xa0;; sa pendule permettait %4, avec une marge de %5</translation>
    </message>
    <message>
        <source>%1 did not make move %2 in time; its clock allowed %3</source>
        <translation>%1 n’a pas joué le coup %2 à temps&#xa0;; sa pendule permettait %3</translation>
    </message>
    <message>
        <source>%1; its clock allowed %2, with a margin of %3</source>
        <translation>%1&#xa0;; sa pendule permettait %2, avec une marge de %3</translation>
    </message>
    <message>
        <source>%1 played move %2 at %3, which %4</source>
        <translation>%1 a joué le coup %2 en %3, qui %4</translation>
    </message>
    <message>
        <source>is not on the board</source>
        <translation>n’est pas sur le goban</translation>
    </message>
    <message>
        <source>is occupied</source>
        <translation>est occupé</translation>
    </message>
    <message>
        <source>is suicide</source>
        <translation>est un suicide</translation>
    </message>
    <message>
        <source>retakes the ko at once</source>
        <translation>reprend le ko aussitôt</translation>
    </message>
    <message>
        <source>repeats an earlier position</source>
        <translation>répète une position antérieure</translation>
    </message>
    <message>
        <source>placed %1 handicap stones instead of %2</source>
        <translation>a posé %1 pierres de handicap au lieu de %2</translation>
    </message>
    <message>
        <source>placed two handicap stones at %1</source>
        <translation>a posé deux pierres de handicap en %1</translation>
    </message>
    <message>
        <source>placed a handicap stone at %1, which is not on the board</source>
        <translation>a posé une pierre de handicap en %1, qui n’est pas sur le goban</translation>
    </message>
    <message>
        <source>%1: it claims that the move is illegal</source>
        <translation>%1&#xa0;: il prétend que le coup est illégal</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 moves</source>
        <translation>arrêtée à la limite de %1 coups</translation>
    </message>
    <message>
        <source>no result: the same position with the same side to move stood after moves %1</source>
        <translation>pas de résultat&#xa0;: la même position avec le même joueur au trait s’est présentée après les coups %1</translation>
    </message>
    <message>
        <source>opinions differ: %1</source>
        <translation>les avis diffèrent&#xa0;: %1</translation>
    </message>
    <message>
        <source>not the same dead stones</source>
        <translation>pas les mêmes pierres mortes</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>move %1 comes before this line branches off, at move %2</source>
        <translation>le coup %1 vient avant l’embranchement de cette ligne, au coup %2</translation>
    </message>
    <message>
        <source>the line has only 1 move</source>
        <translation>la ligne n’a que 1 coup</translation>
    </message>
    <message>
        <source>the line has only %1 moves</source>
        <translation>la ligne n’a que %1 coups</translation>
    </message>
    <message>
        <source>after move %1 there is 1 continuation</source>
        <translation>après le coup %1 il y a 1 suite</translation>
    </message>
    <message>
        <source>after move %1 there are %2 continuations</source>
        <translation>après le coup %1 il y a %2 suites</translation>
    </message>
    <message>
        <source>the game has only 1 node, n0 to n0</source>
        <translation>la partie n’a que 1 nœud, n0 à n0</translation>
    </message>
    <message>
        <source>the game has only %1 nodes, n0 to n%2</source>
        <translation>la partie n’a que %1 nœuds, n0 à n%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no node; give n0, n1, …</source>
        <translation>&quot;%1&quot; ne nomme aucun nœud&#xa0;; donnez n0, n1, …</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path; give a move number, or 30.2.45 for move 45 of the second continuation after move 30</source>
        <translation>&quot;%1&quot; n’est pas un chemin&#xa0;; donnez un numéro de coup, ou 30.2.45 pour le coup 45 de la deuxième suite après le coup 30</translation>
    </message>
    <message>
        <source>the text is not a game of Go</source>
        <translation>le texte n’est pas une partie de go</translation>
    </message>
    <message>
        <source>it is for a board of another size</source>
        <translation>c’est pour un goban d’une autre taille</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>il n’y a rien dedans</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Noir %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Blanc %1</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>il dépasse %1 Mio</translation>
    </message>
    <message>
        <source>it is larger than %1 KiB</source>
        <translation>il dépasse %1 Kio</translation>
    </message>
    <message>
        <source>the suite ends with “quit”: what stands below is never run</source>
        <translation>la suite se termine par «&#xa0;quit&#xa0;»&#xa0;: ce qui est dessous n’est jamais exécuté</translation>
    </message>
    <message>
        <source>logged in at %1</source>
        <translation>connecté à %1</translation>
    </message>
    <message>
        <source>game %1 begins as %2 against %3; our rating is %4</source>
        <translation>la partie %1 commence&#xa0;: %2 contre %3&#xa0;; notre classement est %4</translation>
    </message>
    <message>
        <source>game %1 goes on as %2 against %3; our rating is %4</source>
        <translation>la partie %1 continue&#xa0;: %2 contre %3&#xa0;; notre classement est %4</translation>
    </message>
    <message>
        <source>game %1 goes on</source>
        <translation>la partie %1 continue</translation>
    </message>
    <message>
        <source>game %1: %2, won</source>
        <translation>partie %1&#xa0;: %2, gagnée</translation>
    </message>
    <message>
        <source>game %1: %2, lost</source>
        <translation>partie %1&#xa0;: %2, perdue</translation>
    </message>
    <message>
        <source>game %1: %2, a draw</source>
        <translation>partie %1&#xa0;: %2, nulle</translation>
    </message>
    <message>
        <source>the server sets up game %1, which is not ours</source>
        <translation>le serveur rétablit la partie %1, qui n’est pas la nôtre</translation>
    </message>
    <message>
        <source>somebody else has logged in under this name</source>
        <translation>quelqu’un d’autre s’est connecté sous ce nom</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>le serveur %1</translation>
    </message>
    <message>
        <source>refuses: %1</source>
        <translation>refuse&#xa0;: %1</translation>
    </message>
    <message>
        <source>does not ask who we are</source>
        <translation>ne demande pas qui nous sommes</translation>
    </message>
    <message>
        <source>floods us with lines</source>
        <translation>nous submerge de lignes</translation>
    </message>
    <message>
        <source>its last line on standard error was &quot;%1&quot;</source>
        <translation>sa dernière ligne sur l’erreur standard était &quot;%1&quot;</translation>
    </message>
    <message>
        <source>wrote a line of more than 16 MiB</source>
        <translation>a écrit une ligne de plus de 16 Mio</translation>
    </message>
    <message>
        <source>wrote an answer of more than 16 MiB</source>
        <translation>a écrit une réponse de plus de 16 Mio</translation>
    </message>
    <message>
        <source>quit unexpectedly %1</source>
        <translation>s’est terminé de façon inattendue %1</translation>
    </message>
    <message>
        <source>quit unexpectedly</source>
        <translation>s’est terminé de façon inattendue</translation>
    </message>
    <message>
        <source>crashed %1</source>
        <translation>a planté %1</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>a planté</translation>
    </message>
    <message>
        <source>gave no answer %1 (waited %2)</source>
        <translation>n’a pas répondu %1 (attente&#xa0;: %2)</translation>
    </message>
    <message>
        <source>reported a failure %1: “%2”</source>
        <translation>a signalé un échec %1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>reported a failure %1</source>
        <translation>a signalé un échec %1</translation>
    </message>
    <message>
        <source>gave an empty answer %1</source>
        <translation>a donné une réponse vide %1</translation>
    </message>
    <message>
        <source>gave an answer that makes no sense %1: “%2”</source>
        <translation>a donné une réponse qui n’a pas de sens %1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>did not place %1 handicap stones</source>
        <translation>n’a pas posé %1 pierres de handicap</translation>
    </message>
    <message>
        <source>was closed before it could answer</source>
        <translation>a été fermé avant de pouvoir répondre</translation>
    </message>
    <message>
        <source>wrote without end and was stopped</source>
        <translation>écrivait sans fin et a été arrêté</translation>
    </message>
    <message>
        <source>its last message was &quot;%1&quot;</source>
        <translation>son dernier message était &quot;%1&quot;</translation>
    </message>
    <message>
        <source>when a move was taken back</source>
        <translation>quand un coup a été repris</translation>
    </message>
    <message>
        <source>when asked for a handicap</source>
        <translation>quand on lui a demandé un handicap</translation>
    </message>
    <message>
        <source>when asked for a move</source>
        <translation>quand on lui a demandé un coup</translation>
    </message>
    <message>
        <source>when asked for an analysis</source>
        <translation>quand on lui a demandé une analyse</translation>
    </message>
    <message>
        <source>when asked for the result</source>
        <translation>quand on lui a demandé le résultat</translation>
    </message>
    <message>
        <source>when it was started</source>
        <translation>quand il a été lancé</translation>
    </message>
    <message>
        <source>when the board was set up</source>
        <translation>quand le goban a été préparé</translation>
    </message>
    <message>
        <source>when told the handicap</source>
        <translation>quand on lui a dit le handicap</translation>
    </message>
    <message>
        <source>when told the komi</source>
        <translation>quand on lui a dit le komi</translation>
    </message>
    <message>
        <source>when told the size of the board</source>
        <translation>quand on lui a dit la taille du goban</translation>
    </message>
    <message>
        <source>when told the time left</source>
        <translation>quand on lui a dit le temps restant</translation>
    </message>
    <message>
        <source>when told the move %1</source>
        <translation>quand on lui a dit le coup %1</translation>
    </message>
    <message>
        <source>while at work</source>
        <translation>pendant son travail</translation>
    </message>
    <message>
        <source>the range must go from a lower number to a higher one</source>
        <translation>l’intervalle doit aller d’un nombre plus petit à un plus grand</translation>
    </message>
    <message>
        <source>the range of a logarithmic scale must go from a number above 0 to a higher one</source>
        <translation>l’intervalle d’une échelle logarithmique doit aller d’un nombre supérieur à 0 à un plus grand</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>il n’y a rien à choisir</translation>
    </message>
    <message>
        <source>the same choice occurs twice</source>
        <translation>le même choix figure deux fois</translation>
    </message>
    <message>
        <source>“%1” is not a host; write 4/host, 2/user@host or the like, one per line</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un hôte&#xa0;; écrivez 4/hôte, 2/utilisateur@hôte ou semblable, un par ligne</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>il ne nomme aucun hôte</translation>
    </message>
    <message>
        <source>shown as it was played</source>
        <translation>montré tel qu’il a été joué</translation>
    </message>
    <message>
        <source>its file says otherwise: %1</source>
        <translation>son fichier dit autre chose&#xa0;: %1</translation>
    </message>
    <message>
        <source>its file cannot be used: %1</source>
        <translation>son fichier est inutilisable&#xa0;: %1</translation>
    </message>
    <message>
        <source>the record was written by an earlier version and does not say %1</source>
        <translation>l’enregistrement a été écrit par une version antérieure et ne dit pas %1</translation>
    </message>
    <message>
        <source>%1 games that were played have no place in it</source>
        <translation>%1 parties jouées n’y ont pas de place</translation>
    </message>
    <message>
        <source>%1 was not set and is now %2</source>
        <translation>%1 n’était pas fixé et est maintenant %2</translation>
    </message>
    <message>
        <source>%1 was %2 and is no longer set</source>
        <translation>%1 était %2 et n’est plus fixé</translation>
    </message>
    <message>
        <source>%1 was %2 and is now %3</source>
        <translation>%1 était %2 et est maintenant %3</translation>
    </message>
    <message>
        <source>%1 were %2 and are now %3</source>
        <translation>%1 étaient %2 et sont maintenant %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>not settled: %1</source>
        <translation>pas réglé&#xa0;: %1</translation>
    </message>
    <message>
        <source>our count is %1</source>
        <translation>notre décompte est %1</translation>
    </message>
    <message>
        <source>cannot be told this position: there are no liberties for the stones at %1</source>
        <translation>on ne peut lui dire cette position&#xa0;: les pierres en %1 n’ont pas de libertés</translation>
    </message>
    <message>
        <source>there is no command in it</source>
        <translation>il n’y a aucune commande dedans</translation>
    </message>
    <message>
        <source>several engines talk in it, %1: say which</source>
        <translation>plusieurs moteurs y parlent, %1&#xa0;: dites lequel</translation>
    </message>
    <message>
        <source>two engines called %1 talk in it at the same time, and which line is whose cannot be told</source>
        <translation>deux moteurs nommés %1 y parlent en même temps, et on ne peut dire quelle ligne est de qui</translation>
    </message>
    <message>
        <source>begins more games than anybody plays</source>
        <translation>commence plus de parties que personne n’en joue</translation>
    </message>
    <message>
        <source>it is left alone for %1 min</source>
        <translation>on le laisse tranquille pendant %1 min</translation>
    </message>
    <message>
        <source>the record does not say what was played, and %1</source>
        <translation>l’enregistrement ne dit pas ce qui a été joué, et %1</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot pack %1: %2</source>
        <translation>impossible d’archiver %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot enter %1: %2</source>
        <translation>impossible d’entrer dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>not a program for this computer: %1 (a script begins with a line such as #!/bin/sh)</source>
        <translation>pas un programme pour cet ordinateur&#xa0;: %1 (un script commence par une ligne telle que #!/bin/sh)</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>impossible de lancer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a directory, not a program: %1</source>
        <translation>un répertoire, pas un programme&#xa0;: %1</translation>
    </message>
    <message>
        <source>closed its standard output</source>
        <translation>a fermé sa sortie standard</translation>
    </message>
    <message>
        <source>closed its standard input</source>
        <translation>a fermé son entrée standard</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>closed before it was started</source>
        <translation>fermé avant d’être lancé</translation>
    </message>
    <message>
        <source>killed by signal %1 (%2)</source>
        <translation>tué par le signal %1 (%2)</translation>
    </message>
    <message>
        <source>was cut off</source>
        <translation>a été coupé</translation>
    </message>
    <message>
        <source>has hung up</source>
        <translation>a raccroché</translation>
    </message>
    <message>
        <source>answered with the id %1, which no command had</source>
        <translation>a répondu avec l’id %1, qu’aucune commande n’avait</translation>
    </message>
    <message>
        <source>answered a later command instead of &quot;%1&quot;</source>
        <translation>a répondu à une commande ultérieure au lieu de &quot;%1&quot;</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>cannot be reached at %1: %2</source>
        <translation>injoignable à %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>check the address and the network</source>
        <translation>vérifiez l’adresse et le réseau</translation>
    </message>
    <message>
        <source>was given up before it could be reached at %1</source>
        <translation>a été abandonné avant d’avoir pu être joint à %1</translation>
    </message>
    <message>
        <source>did not close the connection to %1 and was cut off</source>
        <translation>n’a pas fermé la connexion à %1 et a été coupé</translation>
    </message>
    <message>
        <source>closed the connection to %1</source>
        <translation>a fermé la connexion à %1</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was lost: %2</source>
        <translation>a été coupé&#xa0;: la connexion à %1 a été perdue&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no processor %1; this computer has 0 to %2</source>
        <translation>il n’y a pas de processeur %1&#xa0;; cet ordinateur a les processeurs 0 à %2</translation>
    </message>
    <message>
        <source>%1 during &quot;%2&quot;</source>
        <translation>%1 pendant &quot;%2&quot;</translation>
    </message>
    <message>
        <source>ssh wrote &quot;%1&quot;</source>
        <translation>ssh a écrit &quot;%1&quot;</translation>
    </message>
    <message>
        <source>nobody can answer its questions here, so log in with a key, once in a terminal first</source>
        <translation>personne ne peut répondre ici à ses questions&#xa0;; connectez-vous donc avec une clé, une première fois dans un terminal</translation>
    </message>
    <message>
        <source>the session was destroyed</source>
        <translation>la session a été détruite</translation>
    </message>
    <message>
        <source>cannot send &quot;%1&quot;: a word is empty or holds a blank, a control character or &apos;#&apos;</source>
        <translation>impossible d’envoyer &quot;%1&quot;&#xa0;: un mot est vide ou contient un blanc, un caractère de contrôle ou «&#xa0;#&#xa0;»</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>la session a été fermée</translation>
    </message>
    <message>
        <source>could not be sent &quot;%1&quot;: %2</source>
        <translation>n’a pas pu recevoir &quot;%1&quot;&#xa0;: %2</translation>
    </message>
    <message>
        <source>another game was wanted</source>
        <translation>une autre partie était voulue</translation>
    </message>
    <message>
        <source>%1 and %2 more points</source>
        <translation>%1 et %2 points de plus</translation>
    </message>
    <message>
        <source>no engine is named “%1”, and %2</source>
        <translation>aucun moteur ne s’appelle «&#xa0;%1&#xa0;», et %2</translation>
    </message>
    <message>
        <source>%1 is not the system’s</source>
        <translation>%1 n’est pas celui du système</translation>
    </message>
    <message>
        <source>was interrupted</source>
        <translation>a été interrompu</translation>
    </message>
    <message>
        <source>nobody called %1 talks in it, but %2</source>
        <translation>personne du nom de %1 n’y parle, mais %2</translation>
    </message>
    <message>
        <source>it was not started</source>
        <translation>il n’a pas été lancé</translation>
    </message>
    <message>
        <source>game %1: %2, does not count</source>
        <translation>partie %1&#xa0;: %2, ne compte pas</translation>
    </message>
    <message>
        <source>the server says “%1”</source>
        <translation>le serveur dit «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The connection was lost, and the server does not know of the game any more.</source>
        <translation>La connexion a été perdue, et le serveur ne connaît plus la partie.</translation>
    </message>
    <message>
        <source>does not speak CGOS: what it says %1</source>
        <translation>ne parle pas CGOS&#xa0;: ce qu’il dit %1</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>une personne</translation>
    </message>
    <message>
        <source>was given up</source>
        <translation>a été abandonné</translation>
    </message>
    <message>
        <source>places no handicap stones</source>
        <translation>ne pose pas de pierres de handicap</translation>
    </message>
    <message>
        <source>was not there</source>
        <translation>n’était pas là</translation>
    </message>
    <message>
        <source>was restarted by hand</source>
        <translation>a été relancé à la main</translation>
    </message>
    <message>
        <source>it was restarted by hand</source>
        <translation>il a été relancé à la main</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>it was restarted</source>
        <translation>il a été relancé</translation>
    </message>
    <message>
        <source>Black says %1</source>
        <translation>Noir dit %1</translation>
    </message>
    <message>
        <source>White says %1</source>
        <translation>Blanc dit %1</translation>
    </message>
    <message>
        <source>the referee engine says %1</source>
        <translation>le moteur arbitre dit %1</translation>
    </message>
    <message>
        <source>unknown margin</source>
        <translation>écart inconnu</translation>
    </message>
    <message>
        <source>players disagreed</source>
        <translation>les joueurs n’étaient pas d’accord</translation>
    </message>
    <message>
        <source>no score reported</source>
        <translation>aucun score annoncé</translation>
    </message>
    <message>
        <source>was stopped</source>
        <translation>a été arrêté</translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation>impossible à lancer&#xa0;: %1</translation>
    </message>
    <message>
        <source>its position could not be set up</source>
        <translation>sa position n’a pas pu être posée</translation>
    </message>
    <message>
        <source>there was no engine to ask</source>
        <translation>il n’y avait aucun moteur à interroger</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>the expected answer is not a valid regular expression</source>
        <translation>la réponse attendue n’est pas une expression régulière valide</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Playoff</source>
        <translation>Match décisif</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Tous contre tous</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Toutes rondes</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Un contre tous</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>Élimination directe</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Suisse</translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>Jusqu’à décision</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>%1 writes no line within %2 s%3</source>
        <translation>%1 n’écrit aucune ligne en %2 s%3</translation>
    </message>
    <message>
        <source>%1 writes lines that cannot be read, “%2” is missing or odd: “%3”</source>
        <translation>%1 écrit des lignes illisibles, «&#xa0;%2&#xa0;» manque ou est étrange&#xa0;: «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>%1 works, and stops within %2 ms</source>
        <translation>%1 fonctionne, et s’arrête en %2 ms</translation>
    </message>
    <message>
        <source>no analysis (lz-analyze, kata-analyze, analyze)</source>
        <translation>pas d’analyse (lz-analyze, kata-analyze, analyze)</translation>
    </message>
    <message>
        <source>analysis changes the board</source>
        <translation>l’analyse change le goban</translation>
    </message>
    <message>
        <source>%1 says no move</source>
        <translation>%1 ne donne aucun coup</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 fonctionne</translation>
    </message>
    <message>
        <source>%1 does not end its reply after the move, but goes on thinking until the next command</source>
        <translation>%1 ne termine pas sa réponse après le coup, mais réfléchit jusqu’à la commande suivante</translation>
    </message>
    <message>
        <source>accepts boardsize %1, but then no stone in the top right corner</source>
        <translation>accepte boardsize %1, mais ensuite aucune pierre dans le coin supérieur droit</translation>
    </message>
    <message>
        <source>takes no board from 2×2 to 25×25</source>
        <translation>n’accepte aucun goban de 2×2 à 25×25</translation>
    </message>
    <message>
        <source>takes square boards of %1</source>
        <translation>accepte les gobans carrés de %1</translation>
    </message>
    <message>
        <source>accepts boardsize 0</source>
        <translation>accepte boardsize 0</translation>
    </message>
    <message>
        <source>accepts boardsize %1, although GTP names no points beyond 25×25</source>
        <translation>accepte boardsize %1, alors que GTP ne nomme aucun point au-delà de 25×25</translation>
    </message>
    <message>
        <source>refuses a size with “%1” instead of “unacceptable size”</source>
        <translation>refuse une taille avec «&#xa0;%1&#xa0;» au lieu de «&#xa0;unacceptable size&#xa0;»</translation>
    </message>
    <message>
        <source>no rectangular boards</source>
        <translation>pas de goban rectangulaire</translation>
    </message>
    <message>
        <source>takes rectangular boards (9×7)</source>
        <translation>accepte les gobans rectangulaires (9×7)</translation>
    </message>
    <message>
        <source>lists rectangular_boardsize, but refuses 9×7</source>
        <translation>annonce rectangular_boardsize, mais refuse 9×7</translation>
    </message>
    <message>
        <source>takes a komi of 0, 0.5, 6.5 and 7</source>
        <translation>accepte un komi de 0, 0.5, 6.5 et 7</translation>
    </message>
    <message>
        <source>refuses komi %1</source>
        <translation>refuse le komi %1</translation>
    </message>
    <message>
        <source>refuses komi %1; GTP wants every komi accepted</source>
        <translation>refuse le komi %1&#xa0;; GTP veut que tout komi soit accepté</translation>
    </message>
    <message>
        <source>accepts a komi that is not a number</source>
        <translation>accepte un komi qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>clear_board empties the board</source>
        <translation>clear_board vide le goban</translation>
    </message>
    <message>
        <source>clear_board leaves stones: a point that was occupied before is refused</source>
        <translation>clear_board laisse des pierres&#xa0;: un point occupé auparavant est refusé</translation>
    </message>
    <message>
        <source>refuses “%1”</source>
        <translation>refuse «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>refuses the start-up command “%1”: %2</source>
        <translation>refuse la commande de démarrage «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1”: %2</source>
        <translation>écrit ce qui n’est pas du GTP quand on lui demande «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1”: %2</source>
        <translation>se termine quand on lui demande «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>ended without being asked anything: %1</source>
        <translation>s’est terminé sans qu’on lui demande rien&#xa0;: %1</translation>
    </message>
    <message>
        <source>refuses “%1”, so that nothing can be played</source>
        <translation>refuse «&#xa0;%1&#xa0;», si bien que rien ne peut être joué</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocole</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensions</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>works</source>
        <translation>fonctionne</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>étrange</translation>
    </message>
    <message>
        <source>plays on %1</source>
        <translation>joue sur %1</translation>
    </message>
    <message>
        <source>could not be checked to the end</source>
        <translation>n’a pas pu être vérifié jusqu’au bout</translation>
    </message>
    <message>
        <source>not fit for matches</source>
        <translation>inapte aux matchs</translation>
    </message>
    <message>
        <source>fine for matches</source>
        <translation>bon pour les matchs</translation>
    </message>
    <message>
        <source>1 thing is wrong</source>
        <translation>1 chose ne va pas</translation>
    </message>
    <message>
        <source>%1 things are wrong</source>
        <translation>%1 choses ne vont pas</translation>
    </message>
    <message>
        <source>the check took longer than %1 s and was given up</source>
        <translation>la vérification a duré plus de %1 s et a été abandonnée</translation>
    </message>
    <message>
        <source>lists %1, but refuses “%2”: “%3”</source>
        <translation>annonce %1, mais refuse «&#xa0;%2&#xa0;»&#xa0;: «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”</source>
        <translation>répond «&#xa0;%2&#xa0;» à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no commands of %1</source>
        <translation>aucune commande de %1</translation>
    </message>
    <message>
        <source>%1: answers %2</source>
        <translation>%1&#xa0;: répond %2</translation>
    </message>
    <message>
        <source>loadsgf refuses a small record: “%1”</source>
        <translation>loadsgf refuse une petite partie&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>loadsgf does not put the record&apos;s stones</source>
        <translation>loadsgf ne pose pas les pierres de la partie</translation>
    </message>
    <message>
        <source>loadsgf reads a record</source>
        <translation>loadsgf lit une partie</translation>
    </message>
    <message>
        <source>writes “%1” to standard output before its first reply; only replies belong there</source>
        <translation>écrit «&#xa0;%1&#xa0;» sur la sortie standard avant sa première réponse&#xa0;; seules les réponses y ont leur place</translation>
    </message>
    <message>
        <source>writes “%1” between replies (%2); only replies belong on standard output</source>
        <translation>écrit «&#xa0;%1&#xa0;» entre les réponses (%2)&#xa0;; seules les réponses ont leur place sur la sortie standard</translation>
    </message>
    <message>
        <source>does not end a reply with an empty line (%2)</source>
        <translation>ne termine pas une réponse par une ligne vide (%2)</translation>
    </message>
    <message>
        <source>writes more empty lines than the one that ends a reply (%2)</source>
        <translation>écrit plus de lignes vides que celle qui termine une réponse (%2)</translation>
    </message>
    <message>
        <source>ends lines with CR LF instead of LF</source>
        <translation>termine les lignes par CR LF au lieu de LF</translation>
    </message>
    <message>
        <source>does not repeat the id of a command (%2)</source>
        <translation>ne répète pas l’id d’une commande (%2)</translation>
    </message>
    <message>
        <source>answers with an id that was not asked: “%1” (%2)</source>
        <translation>répond avec un id qui n’a pas été demandé&#xa0;: «&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>puts no space after the id: “%1”</source>
        <translation>ne met pas d’espace après l’id&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>answers one command twice: “%1” (%2)</source>
        <translation>répond deux fois à une commande&#xa0;: «&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>repeats ids, ends replies with one empty line, writes nothing else</source>
        <translation>répète les id, termine les réponses par une ligne vide, n’écrit rien d’autre</translation>
    </message>
    <message>
        <source>no fixed handicap</source>
        <translation>pas de handicap fixe</translation>
    </message>
    <message>
        <source>puts fixed handicap stones where GTP has them</source>
        <translation>pose les pierres de handicap fixe là où GTP les place</translation>
    </message>
    <message>
        <source>puts fixed handicap stones elsewhere than GTP 2 §4.1.1 (%1)</source>
        <translation>pose les pierres de handicap fixe ailleurs que GTP 2 §4.1.1 (%1)</translation>
    </message>
    <message>
        <source>accepts fixed_handicap with %1 stones, where GTP has 2 to 9</source>
        <translation>accepte fixed_handicap avec %1 pierres, alors que GTP en veut 2 à 9</translation>
    </message>
    <message>
        <source>does not choose handicap points itself</source>
        <translation>ne choisit pas lui-même les points de handicap</translation>
    </message>
    <message>
        <source>answers place_free_handicap 4 with “%1”</source>
        <translation>répond «&#xa0;%1&#xa0;» à place_free_handicap 4</translation>
    </message>
    <message>
        <source>names handicap points, but puts no stones there</source>
        <translation>nomme des points de handicap, mais n’y pose pas de pierres</translation>
    </message>
    <message>
        <source>chooses handicap points itself (%1)</source>
        <translation>choisit lui-même les points de handicap (%1)</translation>
    </message>
    <message>
        <source>does not take free handicap stones</source>
        <translation>n’accepte pas de pierres de handicap libre</translation>
    </message>
    <message>
        <source>refuses set_free_handicap C3 D2 B4: “%1”</source>
        <translation>refuse set_free_handicap C3 D2 B4&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>set_free_handicap puts no stones</source>
        <translation>set_free_handicap ne pose pas de pierres</translation>
    </message>
    <message>
        <source>takes free handicap stones</source>
        <translation>accepte des pierres de handicap libre</translation>
    </message>
    <message>
        <source>accepts bad handicap stones: %1</source>
        <translation>accepte de mauvaises pierres de handicap&#xa0;: %1</translation>
    </message>
    <message>
        <source>puts handicap stones on a board that is not empty</source>
        <translation>pose des pierres de handicap sur un goban qui n’est pas vide</translation>
    </message>
    <message>
        <source>is still there %1 s after quit; it has to be killed</source>
        <translation>est toujours là %1 s après quit&#xa0;; il faut le tuer</translation>
    </message>
    <message>
        <source>crashes at quit: %1</source>
        <translation>plante à quit&#xa0;: %1</translation>
    </message>
    <message>
        <source>leaves at quit with exit code %1</source>
        <translation>s’en va à quit avec le code de sortie %1</translation>
    </message>
    <message>
        <source>leaves %1 ms after quit</source>
        <translation>s’en va %1 ms après quit</translation>
    </message>
    <message>
        <source>leaves at quit without a reply</source>
        <translation>s’en va à quit sans réponse</translation>
    </message>
    <message>
        <source>leaves processes of its own behind at quit</source>
        <translation>laisse des processus à lui après quit</translation>
    </message>
    <message>
        <source>does not leave when its input ends; it has to be killed</source>
        <translation>ne s’en va pas quand son entrée se termine&#xa0;; il faut le tuer</translation>
    </message>
    <message>
        <source>crashes when its input ends: %1</source>
        <translation>plante quand son entrée se termine&#xa0;: %1</translation>
    </message>
    <message>
        <source>leaves when its input ends</source>
        <translation>s’en va quand son entrée se termine</translation>
    </message>
    <message>
        <source>refuses a legal move: “%1”</source>
        <translation>refuse un coup légal&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>refuses “%1”: GTP has black and white, b and w, and vertices in any letter case</source>
        <translation>refuse «&#xa0;%1&#xa0;»&#xa0;: GTP a black et white, b et w, et les points en majuscules ou minuscules</translation>
    </message>
    <message>
        <source>plays moves, colours and vertices in any letter case</source>
        <translation>joue coups, couleurs et points en majuscules ou minuscules</translation>
    </message>
    <message>
        <source>plays White first, and one colour twice</source>
        <translation>joue Blanc en premier, et une couleur deux fois de suite</translation>
    </message>
    <message>
        <source>wants colours to alternate: refuses “%1”; set-up stones and records need that</source>
        <translation>veut que les couleurs alternent&#xa0;: refuse «&#xa0;%1&#xa0;»&#xa0;; les pierres posées et les parties en ont besoin</translation>
    </message>
    <message>
        <source>plays on an occupied point</source>
        <translation>joue sur un point occupé</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point</source>
        <translation>refuse un coup sur un point occupé</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point with “%1” instead of “illegal move”</source>
        <translation>refuse un coup sur un point occupé avec «&#xa0;%1&#xa0;» au lieu de «&#xa0;illegal move&#xa0;»</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <translation>accepte %1</translation>
    </message>
    <message>
        <source>passes, and plays on after two passes</source>
        <translation>passe, et continue après deux passes</translation>
    </message>
    <message>
        <source>plays no move after two passes</source>
        <translation>ne joue aucun coup après deux passes</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>pas d’undo</translation>
    </message>
    <message>
        <source>lists undo, but refuses it: “%1”</source>
        <translation>annonce undo, mais le refuse&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>undo does not bring captured stones back</source>
        <translation>undo ne ramène pas les pierres capturées</translation>
    </message>
    <message>
        <source>undo does not restore the board: then “%1” is refused</source>
        <translation>undo ne rétablit pas le goban&#xa0;: ensuite «&#xa0;%1&#xa0;» est refusé</translation>
    </message>
    <message>
        <source>undo takes moves back and restores captured stones</source>
        <translation>undo annule des coups et rétablit les pierres capturées</translation>
    </message>
    <message>
        <source>accepts undo on an empty board</source>
        <translation>accepte undo sur un goban vide</translation>
    </message>
    <message>
        <source>refuses undo on an empty board with “%1” instead of “cannot undo”</source>
        <translation>refuse undo sur un goban vide avec «&#xa0;%1&#xa0;» au lieu de «&#xa0;cannot undo&#xa0;»</translation>
    </message>
    <message>
        <source>does not show its board in a way that can be read (list_stones, showboard)</source>
        <translation>ne montre pas son goban de façon lisible (list_stones, showboard)</translation>
    </message>
    <message>
        <source>shows the board as it is</source>
        <translation>montre le goban tel qu’il est</translation>
    </message>
    <message>
        <source>shows another board than it was told</source>
        <translation>montre un autre goban que celui qu’on lui a dit</translation>
    </message>
    <message>
        <source>first words</source>
        <translation>premiers mots</translation>
    </message>
    <message>
        <source>name and version</source>
        <translation>nom et version</translation>
    </message>
    <message>
        <source>list of commands</source>
        <translation>liste des commandes</translation>
    </message>
    <message>
        <source>known_command</source>
        <translation>known_command</translation>
    </message>
    <message>
        <source>an unknown command</source>
        <translation>une commande inconnue</translation>
    </message>
    <message>
        <source>comments and blanks</source>
        <translation>commentaires et blancs</translation>
    </message>
    <message>
        <source>board sizes</source>
        <translation>tailles du goban</translation>
    </message>
    <message>
        <source>impossible board sizes</source>
        <translation>tailles de goban impossibles</translation>
    </message>
    <message>
        <source>rectangular boards</source>
        <translation>gobans rectangulaires</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>komi</translation>
    </message>
    <message>
        <source>unusual komi</source>
        <translation>komi inhabituel</translation>
    </message>
    <message>
        <source>clear_board</source>
        <translation>clear_board</translation>
    </message>
    <message>
        <source>fixed handicap</source>
        <translation>handicap fixe</translation>
    </message>
    <message>
        <source>impossible handicaps</source>
        <translation>handicaps impossibles</translation>
    </message>
    <message>
        <source>free handicap</source>
        <translation>handicap libre</translation>
    </message>
    <message>
        <source>given handicap stones</source>
        <translation>pierres de handicap données</translation>
    </message>
    <message>
        <source>bad handicap stones</source>
        <translation>mauvaises pierres de handicap</translation>
    </message>
    <message>
        <source>handicap on stones</source>
        <translation>handicap sur des pierres</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>coups</translation>
    </message>
    <message>
        <source>one colour twice</source>
        <translation>une couleur deux fois</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>coups illégaux</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passes</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo, reprise de coups</translation>
    </message>
    <message>
        <source>undo of nothing</source>
        <translation>undo sans rien à reprendre</translation>
    </message>
    <message>
        <source>the board it shows</source>
        <translation>le goban qu’il montre</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>captures</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>ko</translation>
    </message>
    <message>
        <source>superko</source>
        <translation>superko</translation>
    </message>
    <message>
        <source>suicide</source>
        <translation>suicide</translation>
    </message>
    <message>
        <source>genmove</source>
        <translation>genmove</translation>
    </message>
    <message>
        <source>a game against itself</source>
        <translation>une partie contre lui-même</translation>
    </message>
    <message>
        <source>genmove after passes</source>
        <translation>genmove après des passes</translation>
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
        <translation>autres systèmes de temps</translation>
    </message>
    <message>
        <source>a second a move</source>
        <translation>une seconde par coup</translation>
    </message>
    <message>
        <source>final_score</source>
        <translation>final_score</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>pierres mortes</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>analyse</translation>
    </message>
    <message>
        <source>genmove with analysis</source>
        <translation>genmove avec analyse</translation>
    </message>
    <message>
        <source>usual extensions</source>
        <translation>extensions habituelles</translation>
    </message>
    <message>
        <source>loadsgf</source>
        <translation>loadsgf</translation>
    </message>
    <message>
        <source>gomill&apos;s extensions</source>
        <translation>extensions de gomill</translation>
    </message>
    <message>
        <source>GoGui&apos;s extensions</source>
        <translation>extensions de GoGui</translation>
    </message>
    <message>
        <source>KataGo&apos;s extensions</source>
        <translation>extensions de KataGo</translation>
    </message>
    <message>
        <source>KGS extensions</source>
        <translation>extensions de KGS</translation>
    </message>
    <message>
        <source>the end of its input</source>
        <translation>la fin de son entrée</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>trips over a comment line</source>
        <translation>trébuche sur une ligne de commentaire</translation>
    </message>
    <message>
        <source>trips over an empty line</source>
        <translation>trébuche sur une ligne vide</translation>
    </message>
    <message>
        <source>trips over a line of spaces</source>
        <translation>trébuche sur une ligne d’espaces</translation>
    </message>
    <message>
        <source>takes a comment after a command for arguments</source>
        <translation>prend un commentaire après une commande pour des arguments</translation>
    </message>
    <message>
        <source>does not take a tab for a space</source>
        <translation>ne prend pas une tabulation pour un espace</translation>
    </message>
    <message>
        <source>trips over CR LF at the end of a command</source>
        <translation>trébuche sur CR LF à la fin d’une commande</translation>
    </message>
    <message>
        <source>loses commands that arrive together</source>
        <translation>perd des commandes qui arrivent ensemble</translation>
    </message>
    <message>
        <source>first reply after %1 ms</source>
        <translation>première réponse après %1 ms</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error at start</source>
        <translation>écrit %1 octets sur l’erreur standard au démarrage</translation>
    </message>
    <message>
        <source>does not know protocol_version: “%1”</source>
        <translation>ne connaît pas protocol_version&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>speaks version 1 of GTP, which is obsolete</source>
        <translation>parle la version 1 de GTP, qui est obsolète</translation>
    </message>
    <message>
        <source>speaks GTP 2</source>
        <translation>parle GTP 2</translation>
    </message>
    <message>
        <source>answers protocol_version with “%1” instead of 2</source>
        <translation>répond «&#xa0;%1&#xa0;» à protocol_version au lieu de 2</translation>
    </message>
    <message>
        <source>does not say its name</source>
        <translation>ne dit pas son nom</translation>
    </message>
    <message>
        <source>is %1, but does not say its version</source>
        <translation>est %1, mais ne dit pas sa version</translation>
    </message>
    <message>
        <source>is %1 %2</source>
        <translation>est %1 %2</translation>
    </message>
    <message>
        <source>does not list its commands: “%1”</source>
        <translation>ne donne pas la liste de ses commandes&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>lists %1 commands</source>
        <translation>annonce %1 commandes</translation>
    </message>
    <message>
        <source>does not list what GTP 2 requires of every engine: %1</source>
        <translation>n’annonce pas ce que GTP 2 exige de tout moteur&#xa0;: %1</translation>
    </message>
    <message>
        <source>answers known_command for nonsense with “%1”, not false</source>
        <translation>répond «&#xa0;%1&#xa0;» à known_command pour un mot absurde, et non false</translation>
    </message>
    <message>
        <source>known_command agrees with list_commands</source>
        <translation>known_command s’accorde avec list_commands</translation>
    </message>
    <message>
        <source>known_command denies what list_commands has: %1</source>
        <translation>known_command nie ce que list_commands contient&#xa0;: %1</translation>
    </message>
    <message>
        <source>accepts a command that does not exist</source>
        <translation>accepte une commande qui n’existe pas</translation>
    </message>
    <message>
        <source>refuses an unknown command</source>
        <translation>refuse une commande inconnue</translation>
    </message>
    <message>
        <source>refuses an unknown command with “%1” instead of “unknown command”</source>
        <translation>refuse une commande inconnue avec «&#xa0;%1&#xa0;» au lieu de «&#xa0;unknown command&#xa0;»</translation>
    </message>
    <message>
        <source>takes a word for a command that only begins like one (“namex” for “name”)</source>
        <translation>prend un mot pour une commande qui commence seulement pareil («&#xa0;namex&#xa0;» pour «&#xa0;name&#xa0;»)</translation>
    </message>
    <message>
        <source>reads comments, empty lines, tabs, CR LF and several commands at once</source>
        <translation>lit commentaires, lignes vides, tabulations, CR LF et plusieurs commandes à la fois</translation>
    </message>
    <message>
        <source>refuses a move where a stone was captured: “%1”, “%2”</source>
        <translation>refuse un coup là où une pierre a été capturée&#xa0;: «&#xa0;%1&#xa0;», «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>takes captured stones off</source>
        <translation>enlève les pierres capturées</translation>
    </message>
    <message>
        <source>accepts that a ko is retaken at once: leaves that to the arbiter</source>
        <translation>accepte qu’un ko soit repris aussitôt&#xa0;: laisse cela à l’arbitre</translation>
    </message>
    <message>
        <source>refuses to retake a ko at once</source>
        <translation>refuse de reprendre un ko aussitôt</translation>
    </message>
    <message>
        <source>refuses to retake a ko after a threat and its answer</source>
        <translation>refuse de reprendre un ko après une menace et sa réponse</translation>
    </message>
    <message>
        <source>accepts that a whole position is repeated</source>
        <translation>accepte qu’une position entière se répète</translation>
    </message>
    <message>
        <source>refuses to repeat a whole position (superko)</source>
        <translation>refuse de répéter une position entière (superko)</translation>
    </message>
    <message>
        <source>refuses suicide</source>
        <translation>refuse le suicide</translation>
    </message>
    <message>
        <source>accepts suicide of several stones, not of one</source>
        <translation>accepte le suicide de plusieurs pierres, pas d’une seule</translation>
    </message>
    <message>
        <source>accepts suicide, even of one stone: leaves that to the arbiter</source>
        <translation>accepte le suicide, même d’une seule pierre&#xa0;: laisse cela à l’arbitre</translation>
    </message>
    <message>
        <source>leaves a stone on the board that was played without liberties</source>
        <translation>laisse sur le goban une pierre jouée sans libertés</translation>
    </message>
    <message>
        <source>refuses final_score on a finished board: “%1”</source>
        <translation>refuse final_score sur un goban terminé&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>answers final_score with “%1”, not like “%2”</source>
        <translation>répond «&#xa0;%1&#xa0;» à final_score, et non comme «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>scores a finished board without dead stones as %1; it is %2 by area and by territory</source>
        <translation>compte %1 pour un goban terminé sans pierres mortes&#xa0;; c’est %2 par aire et par territoire</translation>
    </message>
    <message>
        <source>answers final_status_list dead with “%1”</source>
        <translation>répond «&#xa0;%1&#xa0;» à final_status_list dead</translation>
    </message>
    <message>
        <source>recognises dead stones</source>
        <translation>reconnaît les pierres mortes</translation>
    </message>
    <message>
        <source>recognises no dead stones (%1): takes all stones for alive</source>
        <translation>ne reconnaît pas de pierres mortes (%1)&#xa0;: prend toutes les pierres pour vivantes</translation>
    </message>
    <message>
        <source>takes %1 for dead where %2 are</source>
        <translation>prend %1 pour mortes là où %2 le sont</translation>
    </message>
    <message>
        <source>no final_score</source>
        <translation>pas de final_score</translation>
    </message>
    <message>
        <source>scores a finished board correctly (%1)</source>
        <translation>compte bien un goban terminé (%1)</translation>
    </message>
    <message>
        <source>final_score ignores a komi that is set after it was asked first: still %1</source>
        <translation>final_score ignore un komi fixé après la première demande&#xa0;: toujours %1</translation>
    </message>
    <message>
        <source>no final_status_list</source>
        <translation>pas de final_status_list</translation>
    </message>
    <message>
        <source>answers final_status_list alive with “%1”</source>
        <translation>répond «&#xa0;%1&#xa0;» à final_status_list alive</translation>
    </message>
    <message>
        <source>answers final_status_list seki with “%1”, where no stone is in seki</source>
        <translation>répond «&#xa0;%1&#xa0;» à final_status_list seki, alors qu’aucune pierre n’est en seki</translation>
    </message>
    <message>
        <source>played a whole game against itself, %1 legal moves, at most %2 s each</source>
        <translation>a joué une partie entière contre lui-même, %1 coups légaux, au plus %2 s chacun</translation>
    </message>
    <message>
        <source>began a game against itself, %1 legal moves, at most %2 s each</source>
        <translation>a commencé une partie contre lui-même, %1 coups légaux, au plus %2 s chacun</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error for a move</source>
        <translation>écrit %1 octets sur l’erreur standard pour un coup</translation>
    </message>
    <message>
        <source>generates moves, White first and one colour twice</source>
        <translation>génère des coups, Blanc en premier et une couleur deux fois</translation>
    </message>
    <message>
        <source>shows another board than its own moves lead to</source>
        <translation>montre un autre goban que celui où mènent ses coups</translation>
    </message>
    <message>
        <source>refuses genmove after two passes: “%1”; play may be resumed when the dead stones are disputed</source>
        <translation>refuse genmove après deux passes&#xa0;: «&#xa0;%1&#xa0;»&#xa0;; le jeu peut reprendre quand les pierres mortes sont contestées</translation>
    </message>
    <message>
        <source>answers genmove after two passes</source>
        <translation>répond à genmove après deux passes</translation>
    </message>
    <message>
        <source>no reg_genmove</source>
        <translation>pas de reg_genmove</translation>
    </message>
    <message>
        <source>reg_genmove leaves the board alone</source>
        <translation>reg_genmove ne touche pas au goban</translation>
    </message>
    <message>
        <source>reg_genmove answers “%1”, which cannot be played then</source>
        <translation>reg_genmove répond «&#xa0;%1&#xa0;», qui n’est alors pas jouable</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s at most</source>
        <translation>à une seconde par coup, a pris au plus %1 s</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s, but this machine is too busy to tell why</source>
        <translation>à une seconde par coup, a pris %1 s, mais cette machine est trop occupée pour dire pourquoi</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s: would lose on time</source>
        <translation>à une seconde par coup, a pris %1 s&#xa0;: perdrait au temps</translation>
    </message>
    <message>
        <source>does not obey its clock: with a second a move, took %1 s</source>
        <translation>n’obéit pas à sa pendule&#xa0;: à une seconde par coup, a pris %1 s</translation>
    </message>
    <message>
        <source>no time_settings: plays without a clock</source>
        <translation>pas de time_settings&#xa0;: joue sans pendule</translation>
    </message>
    <message>
        <source>takes absolute, Canadian and no time limits</source>
        <translation>accepte les limites de temps absolues, canadiennes et nulles</translation>
    </message>
    <message>
        <source>refuses %1</source>
        <translation>refuse %1</translation>
    </message>
    <message>
        <source>takes fractions of a second in time_settings</source>
        <translation>accepte des fractions de seconde dans time_settings</translation>
    </message>
    <message>
        <source>no time_left</source>
        <translation>pas de time_left</translation>
    </message>
    <message>
        <source>takes time_left</source>
        <translation>accepte time_left</translation>
    </message>
    <message>
        <source>no byo-yomi or Fischer time (kgs-time_settings, kata-time_settings)</source>
        <translation>ni byo-yomi ni temps Fischer (kgs-time_settings, kata-time_settings)</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>accepte %1</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1” after two passes: %2</source>
        <translation>écrit ce qui n’est pas du GTP quand on lui demande «&#xa0;%1&#xa0;» après deux passes&#xa0;: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1” after two passes: %2</source>
        <translation>se termine quand on lui demande «&#xa0;%1&#xa0;» après deux passes&#xa0;: %2</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>serious</source>
        <translation>grave</translation>
    </message>
    <message>
        <source>fit for matches: the one thing that is wrong does not matter there</source>
        <translation>apte aux matchs&#xa0;: la seule chose qui ne va pas n’y importe pas</translation>
    </message>
    <message>
        <source>fit for matches: the %1 things that are wrong do not matter there</source>
        <translation>apte aux matchs&#xa0;: les %1 choses qui ne vont pas n’y importent pas</translation>
    </message>
    <message>
        <source>not fit for matches because of %1 of the %2 things that are wrong</source>
        <translation>inapte aux matchs à cause de %1 des %2 choses qui ne vont pas</translation>
    </message>
    <message>
        <source>%1 takes an interval only, not the side to move</source>
        <translation>%1 n’accepte qu’un intervalle, pas la couleur à jouer</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is off the board</source>
        <translation>répond «&#xa0;%2&#xa0;» à «&#xa0;%1&#xa0;», qui est hors du goban</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is occupied</source>
        <translation>répond «&#xa0;%2&#xa0;» à «&#xa0;%1&#xa0;», qui est occupé</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is suicide</source>
        <translation>répond «&#xa0;%2&#xa0;» à «&#xa0;%1&#xa0;», qui est un suicide</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which retakes a ko at once</source>
        <translation>répond «&#xa0;%2&#xa0;» à «&#xa0;%1&#xa0;», qui reprend un ko aussitôt</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which repeats a position</source>
        <translation>répond «&#xa0;%2&#xa0;» à «&#xa0;%1&#xa0;», qui répète une position</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>%1, at byte %2</source>
        <translation>%1, à l’octet %2</translation>
    </message>
    <message>
        <source>it names no move</source>
        <translation>il ne rapporte aucun coup</translation>
    </message>
    <message>
        <source>more moves than the board has</source>
        <translation>plus de coups que le goban n’en a</translation>
    </message>
    <message>
        <source>a second root</source>
        <translation>une deuxième racine</translation>
    </message>
    <message>
        <source>a move without its vertex, visits or win rate</source>
        <translation>un coup sans point, sans visites ou sans taux de victoire</translation>
    </message>
    <message>
        <source>a value that belongs to no move</source>
        <translation>une valeur qui n’appartient à aucun coup</translation>
    </message>
    <message>
        <source>a value that was given already</source>
        <translation>une valeur déjà donnée</translation>
    </message>
    <message>
        <source>a win rate out of range</source>
        <translation>un taux de victoire hors limites</translation>
    </message>
    <message>
        <source>no move of this board</source>
        <translation>pas un coup de ce goban</translation>
    </message>
    <message>
        <source>a second map</source>
        <translation>une deuxième carte</translation>
    </message>
    <message>
        <source>no value between -1 and 1 for each point</source>
        <translation>pas une valeur entre -1 et 1 pour chaque point</translation>
    </message>
    <message>
        <source>a number that belongs to nothing</source>
        <translation>un nombre qui n’appartient à rien</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>no count</source>
        <translation>pas un nombre entier</translation>
    </message>
    <message>
        <source>knows none of kata-analyze, lz-analyze, analyze</source>
        <translation>ne connaît ni kata-analyze, ni lz-analyze, ni analyze</translation>
    </message>
    <message>
        <source>names a move that is not one: %1</source>
        <translation>rapporte un coup qui n’en est pas un&#xa0;: %1</translation>
    </message>
    <message>
        <source>names a move out of turn: %1</source>
        <translation>rapporte un coup hors de son tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>has the game go on for ever</source>
        <translation>fait durer la partie à l’infini</translation>
    </message>
    <message>
        <source>asks for a move out of turn</source>
        <translation>demande un coup hors de son tour</translation>
    </message>
    <message>
        <source>makes no sense: %1</source>
        <translation>n’a pas de sens&#xa0;: %1</translation>
    </message>
    <message>
        <source>is not valid TOML: %1</source>
        <translation>n’est pas du TOML valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>others may read this password; let only yourself, with chmod 600</source>
        <translation>d’autres peuvent lire ce mot de passe&#xa0;; réservez-le à vous, avec chmod 600</translation>
    </message>
    <message>
        <source>its first line holds no password</source>
        <translation>sa première ligne ne contient pas de mot de passe</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1&#xa0;: impossible de créer le dossier</translation>
    </message>
    <message>
        <source>it is not running</source>
        <translation>il ne tourne pas</translation>
    </message>
    <message>
        <source>does not answer “%1” after two passes within %2 s</source>
        <translation>ne répond pas à «&#xa0;%1&#xa0;» après deux passes en %2 s</translation>
    </message>
    <message>
        <source>does not answer “%1” within %2 s</source>
        <translation>ne répond pas à «&#xa0;%1&#xa0;» en %2 s</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>impossible de lire le fichier</translation>
    </message>
    <message>
        <source>the file is written in a way that only an editor of texts can change: please do it there</source>
        <translation>le fichier est écrit de telle façon que seul un éditeur de texte peut le changer&#xa0;: faites-le là, s’il vous plaît</translation>
    </message>
    <message>
        <source>and %1 more mistakes</source>
        <translation>et %1 autres erreurs</translation>
    </message>
    <message>
        <source>a scale of whole numbers needs whole ends</source>
        <translation>une échelle de nombres entiers veut des bornes entières</translation>
    </message>
    <message>
        <source>this is too large to import</source>
        <translation>c’est trop grand pour être importé</translation>
    </message>
    <message>
        <source>%1 cannot be formatted with “%2”</source>
        <translation>impossible de mettre %1 en forme avec «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>a “%(” is not closed</source>
        <translation>un «&#xa0;%(&#xa0;» n’est pas fermé</translation>
    </message>
    <message>
        <source>there are too few values for the “%”</source>
        <translation>il y a trop peu de valeurs pour le «&#xa0;%»</translation>
    </message>
    <message>
        <source>a “%” has no type that is known</source>
        <translation>un «&#xa0;%&#xa0;» n’a aucun type connu</translation>
    </message>
    <message>
        <source>there are too many values for the “%”</source>
        <translation>il y a trop de valeurs pour le «&#xa0;%&#xa0;»</translation>
    </message>
    <message>
        <source>a “{” is not closed</source>
        <translation>un «&#xa0;{&#xa0;» n’est pas fermé</translation>
    </message>
    <message>
        <source>“{%1}” in a format is not understood</source>
        <translation>«&#xa0;{%1}&#xa0;» dans un format n’est pas compris</translation>
    </message>
    <message>
        <source>“+” of %1 cannot be imported</source>
        <translation>«&#xa0;+&#xa0;» de %1 ne peut pas être importé</translation>
    </message>
    <message>
        <source>this expression cannot be imported; write its value</source>
        <translation>cette expression ne peut pas être importée&#xa0;; écrivez sa valeur</translation>
    </message>
    <message>
        <source>“%1” of %2 and %3 cannot be imported</source>
        <translation>«&#xa0;%1&#xa0;» de %2 et %3 ne peut pas être importé</translation>
    </message>
    <message>
        <source>the call of %1() cannot be imported; write its value</source>
        <translation>l’appel de %1() ne peut pas être importé&#xa0;; écrivez sa valeur</translation>
    </message>
    <message>
        <source>is not a table written by gogui-twogtp</source>
        <translation>n’est pas une table écrite par gogui-twogtp</translation>
    </message>
    <message>
        <source>cannot remove %1</source>
        <translation>impossible d’enlever %1</translation>
    </message>
    <message>
        <source>the task is %1</source>
        <translation>la tâche est %1</translation>
    </message>
    <message>
        <source>the task is of another version: %1: %2</source>
        <translation>la tâche est d’une autre version&#xa0;: %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the run&apos;s name cannot be the name of a folder</source>
        <translation>le nom de la série ne peut pas être celui d’un dossier</translation>
    </message>
    <message>
        <source>%1 cannot be moved to %2</source>
        <translation>impossible de déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>it is off the board</source>
        <translation>c’est hors du goban</translation>
    </message>
    <message>
        <source>the point is occupied</source>
        <translation>le point est occupé</translation>
    </message>
    <message>
        <source>it is suicide</source>
        <translation>c’est un suicide</translation>
    </message>
    <message>
        <source>it retakes a ko at once</source>
        <translation>cela reprend le ko aussitôt</translation>
    </message>
    <message>
        <source>it repeats a position</source>
        <translation>cela répète une position</translation>
    </message>
    <message>
        <source>its board is %1, the game&apos;s is %2</source>
        <translation>son goban est de %1, celui de la partie de %2</translation>
    </message>
    <message>
        <source>the stone on %1 has no liberties</source>
        <translation>la pierre en %1 n’a pas de libertés</translation>
    </message>
    <message>
        <source>move %1, %2 %3, is illegal: %4</source>
        <translation>le coup %1, %2 %3, est illégal&#xa0;: %4</translation>
    </message>
    <message>
        <source>the game is over with move %1; take fewer plies of it</source>
        <translation>la partie est finie au coup %1&#xa0;; prenez-en moins de coups</translation>
    </message>
    <message>
        <source>there is no opening in what the openings are taken from</source>
        <translation>il n’y a aucune ouverture dans la source des ouvertures</translation>
    </message>
    <message>
        <source>“%1” is not a vertex of a %2x%3 board</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un point d’un goban de %2x%3</translation>
    </message>
    <message>
        <source>“%1” at the end lacks its vertex</source>
        <translation>il manque le point à «&#xa0;%1&#xa0;» à la fin</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <translation>%1:%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>the line is longer than any game</source>
        <translation>la ligne est plus longue que toute partie</translation>
    </message>
    <message>
        <source>more than %1 openings</source>
        <translation>plus de %1 ouvertures</translation>
    </message>
    <message>
        <source>opening “%1”: %2</source>
        <translation>ouverture «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: it holds no *.sgf file</source>
        <translation>%1&#xa0;: aucun fichier *.sgf dedans</translation>
    </message>
    <message>
        <source>%1: more than %2 openings</source>
        <translation>%1&#xa0;: plus de %2 ouvertures</translation>
    </message>
    <message>
        <source>only %1 different random openings of %2 plies were found</source>
        <translation>seules %1 ouvertures aléatoires différentes de %2 coups ont été trouvées</translation>
    </message>
    <message>
        <source>cannot move %1 to the trash</source>
        <translation>impossible de mettre %1 à la corbeille</translation>
    </message>
    <message>
        <source>cannot move %1 to %2</source>
        <translation>impossible de déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>il y a trop peu de mémoire</translation>
    </message>
    <message>
        <source>no run of %1 is under way</source>
        <translation>aucune série de %1 n’est en cours</translation>
    </message>
    <message>
        <source>%1: no server can be started</source>
        <translation>%1&#xa0;: impossible de lancer un serveur</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make its folder writable</source>
        <translation>impossible d’écrire %1&#xa0;: %2&#xa0;; rendez son dossier accessible en écriture</translation>
    </message>
    <message>
        <source>cannot lock %1: %2</source>
        <translation>impossible de verrouiller %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>this competition is running already, as process %1; stop that one first (compete stop)</source>
        <translation>cette compétition est déjà en cours, sous le processus %1&#xa0;; arrêtez-le d’abord (compete stop)</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is full; free some space</source>
        <translation>impossible d’écrire %1&#xa0;: le disque est plein&#xa0;; libérez de la place</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make the file and its folder writable, or copy it to a folder that is</source>
        <translation>impossible d’écrire %1&#xa0;: %2&#xa0;; rendez le fichier et son dossier accessibles en écriture, ou copiez-le dans un dossier qui l’est</translation>
    </message>
    <message>
        <source>cannot open %1: %2; see that its folder exists and can be written</source>
        <translation>impossible d’ouvrir %1&#xa0;: %2&#xa0;; veillez à ce que son dossier existe et soit accessible en écriture</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); keep a copy of it, save what can be read with &quot;sqlite3 FILE .recover&quot;, or move it away to begin anew</source>
        <translation>%1 est endommagé (%2)&#xa0;; gardez-en une copie, sauvez ce qui peut être lu avec &quot;sqlite3 FICHIER .recover&quot;, ou déplacez-le pour recommencer</translation>
    </message>
    <message>
        <source>cannot write %1: another program is writing to it; end that one</source>
        <translation>impossible d’écrire %1&#xa0;: un autre programme y écrit&#xa0;; fermez-le</translation>
    </message>
    <message>
        <source>cannot use %1: %2</source>
        <translation>impossible d’utiliser %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>cannot rename %1 to %2, which would keep the earlier series; move it away yourself</source>
        <translation>impossible de renommer %1 en %2, ce qui garderait la série précédente&#xa0;; déplacez-le vous-même</translation>
    </message>
    <message>
        <source>%1 has games with names that no competition gives them; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 contient des parties dont aucune compétition ne donne les noms&#xa0;; Shinpan ne l’a pas écrit, ou il est endommagé</translation>
    </message>
    <message>
        <source>%1 has %2 games with impossible values; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 contient %2 parties aux valeurs impossibles&#xa0;; Shinpan ne l’a pas écrit, ou il est endommagé</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>impossible de lire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no %1: nothing of this competition was played yet</source>
        <translation>il n’y a pas de %1&#xa0;: rien de cette compétition n’a encore été joué</translation>
    </message>
    <message>
        <source>%1 has tables that compute what they say; it was not written by Shinpan</source>
        <translation>%1 contient des tables qui calculent ce qu’elles disent&#xa0;; Shinpan ne l’a pas écrit</translation>
    </message>
    <message>
        <source>%1 is not the record of a competition but another program&apos;s database; move it away, or give the competition&apos;s file another name</source>
        <translation>%1 n’est pas l’enregistrement d’une compétition mais la base de données d’un autre programme&#xa0;; déplacez-le, ou donnez un autre nom au fichier de la compétition</translation>
    </message>
    <message>
        <source>%1 was written by a newer Shinpan (tables of version %2, this one knows %3); use that one</source>
        <translation>%1 a été écrit par un Shinpan plus récent (tables de version %2, celui-ci connaît %3)&#xa0;; utilisez celui-là</translation>
    </message>
    <message>
        <source>the alias of &quot;%1&quot; to &quot;%2&quot; is not two GTP words</source>
        <translation>l’alias de &quot;%1&quot; vers &quot;%2&quot; n’est pas fait de deux mots GTP</translation>
    </message>
    <message>
        <source>%1.%2: %3</source>
        <translation>%1.%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation>manque ou est vide</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>n’est pas un texte</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>n’est ni vrai ni faux</translation>
    </message>
    <message>
        <source>is not a list</source>
        <translation>n’est pas une liste</translation>
    </message>
    <message>
        <source>holds something that is not a text</source>
        <translation>contient autre chose qu’un texte</translation>
    </message>
    <message>
        <source>“%1” is not of the form %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas de la forme %2</translation>
    </message>
    <message>
        <source>is not an object</source>
        <translation>n’est pas un objet</translation>
    </message>
    <message>
        <source>“%1” is not a time such as 30s or 2m; 0s means no limit</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un temps tel que 30s ou 2m&#xa0;; 0s veut dire sans limite</translation>
    </message>
    <message>
        <source>is not of the form {&quot;area&quot;: text, &quot;territory&quot;: text}</source>
        <translation>n’est pas de la forme {&quot;area&quot;: texte, &quot;territory&quot;: texte}</translation>
    </message>
    <message>
        <source>line %1 (byte %2): %3</source>
        <translation>ligne %1 (octet %2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program (format %1)</source>
        <translation>il a été écrit par une version plus récente de ce programme (format %1)</translation>
    </message>
    <message>
        <source>it is not a list of engines</source>
        <translation>ce n’est pas une liste de moteurs</translation>
    </message>
    <message>
        <source>%1[%2].%3: is missing or empty</source>
        <translation>%1[%2].%3&#xa0;: manque ou est vide</translation>
    </message>
    <message>
        <source>%1.id: “%2” occurs twice</source>
        <translation>%1.id&#xa0;: «&#xa0;%2&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>%1: its folder cannot be created</source>
        <translation>%1&#xa0;: impossible de créer son dossier</translation>
    </message>
    <message>
        <source>%1: it cannot be kept as %2: %3</source>
        <translation>%1&#xa0;: impossible de le garder sous %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is nearly full</source>
        <translation>impossible d’écrire %1&#xa0;: le disque est presque plein</translation>
    </message>
    <message>
        <source>an IPv6 address stands in brackets, as in [::1]:6800</source>
        <translation>une adresse IPv6 se met entre crochets, comme dans [::1]:6800</translation>
    </message>
    <message>
        <source>is not [HOST:]PORT, such as 6800 or 0.0.0.0:6800</source>
        <translation>n’est pas [HÔTE:]PORT, tel que 6800 ou 0.0.0.0:6800</translation>
    </message>
    <message>
        <source>%1: not an address of this computer</source>
        <translation>%1&#xa0;: pas une adresse de cet ordinateur</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to score a game; it takes %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une façon de compter une partie&#xa0;; il faut %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice in the scoring ladder</source>
        <translation>«&#xa0;%1&#xa0;» figure deux fois dans l’échelle de décompte</translation>
    </message>
    <message>
        <source>there is no game in this GIB file</source>
        <translation>il n’y a pas de partie dans ce fichier GIB</translation>
    </message>
    <message>
        <source>there is no move in this NGF file</source>
        <translation>il n’y a pas de coup dans ce fichier NGF</translation>
    </message>
    <message>
        <source>this UGF file is encrypted</source>
        <translation>ce fichier UGF est chiffré</translation>
    </message>
    <message>
        <source>there is no game in this UGF file</source>
        <translation>il n’y a pas de partie dans ce fichier UGF</translation>
    </message>
    <message>
        <source>this is not a record of Go but of game %1</source>
        <translation>ce n’est pas une partie de go mais du jeu %1</translation>
    </message>
    <message>
        <source>there is no SGF game in it: no &quot;(&quot; followed by a node</source>
        <translation>il n’y a pas de partie SGF dedans&#xa0;: aucune «&#xa0;(&#xa0;» suivie d’un nœud</translation>
    </message>
    <message>
        <source>nothing in it was understood</source>
        <translation>rien n’y a été compris</translation>
    </message>
    <message>
        <source>%1: these lists name each other</source>
        <translation>%1&#xa0;: ces listes se nomment mutuellement</translation>
    </message>
    <message>
        <source>%1: there is no test %2</source>
        <translation>%1&#xa0;: il n’y a pas de test %2</translation>
    </message>
    <message>
        <source>%1: is the log of a conversation, not a suite</source>
        <translation>%1&#xa0;: c’est le journal d’une conversation, pas une suite</translation>
    </message>
    <message>
        <source>%1: there is no test in it</source>
        <translation>%1&#xa0;: il n’y a pas de test dedans</translation>
    </message>
    <message>
        <source>line %1 is not a test result as --json prints it</source>
        <translation>la ligne %1 n’est pas un résultat de test comme --json l’écrit</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>n’est pas là</translation>
    </message>
    <message>
        <source>the engine took &quot;%1&quot;, which makes no sense to us; its moves are not judged until the next game</source>
        <translation>le moteur a accepté &quot;%1&quot;, qui n’a pas de sens pour nous&#xa0;; ses coups ne sont pas jugés jusqu’à la prochaine partie</translation>
    </message>
    <message>
        <source>answered with the failure &quot;%1&quot;</source>
        <translation>a répondu par l’échec &quot;%1&quot;</translation>
    </message>
    <message>
        <source>answered with &quot;%1&quot;, which is not a move</source>
        <translation>a répondu &quot;%1&quot;, qui n’est pas un coup</translation>
    </message>
    <message>
        <source>%1: there are %2 records; no more are written</source>
        <translation>%1&#xa0;: il y a %2 parties&#xa0;; on n’en écrit pas davantage</translation>
    </message>
    <message>
        <source>a candidate needs at least one game</source>
        <translation>un candidat a besoin d’au moins une partie</translation>
    </message>
    <message>
        <source>exploration must not be negative</source>
        <translation>exploration ne doit pas être négatif</translation>
    </message>
    <message>
        <source>a calibration has exactly one parameter</source>
        <translation>un étalonnage a exactement un paramètre</translation>
    </message>
    <message>
        <source>a calibration needs a parameter with a range of numbers</source>
        <translation>un étalonnage a besoin d’un paramètre avec un intervalle de nombres</translation>
    </message>
    <message>
        <source>a calibration needs levels, such as [-100, 0, 100]</source>
        <translation>un étalonnage a besoin de niveaux, tels que [-100, 0, 100]</translation>
    </message>
    <message>
        <source>games_per_candidate and precision must be above 0</source>
        <translation>games_per_candidate et precision doivent être supérieurs à 0</translation>
    </message>
    <message>
        <source>number_of_generations must be at least 1</source>
        <translation>number_of_generations doit être au moins 1</translation>
    </message>
    <message>
        <source>samples_per_generation must be at least 1</source>
        <translation>samples_per_generation doit être au moins 1</translation>
    </message>
    <message>
        <source>batch_size must be at least 1</source>
        <translation>batch_size doit être au moins 1</translation>
    </message>
    <message>
        <source>elite_proportion must be above 0 and below 1</source>
        <translation>elite_proportion doit être supérieur à 0 et inférieur à 1</translation>
    </message>
    <message>
        <source>step_size must be above 0 and below 1</source>
        <translation>step_size doit être supérieur à 0 et inférieur à 1</translation>
    </message>
    <message>
        <source>it must be split into at least one part</source>
        <translation>il faut le diviser en au moins une partie</translation>
    </message>
    <message>
        <source>its initial variance must not be negative</source>
        <translation>sa variance initiale ne doit pas être négative</translation>
    </message>
    <message>
        <source>its step at the end must be above 0</source>
        <translation>son pas à la fin doit être supérieur à 0</translation>
    </message>
    <message>
        <source>its learning rate at the end must not be negative</source>
        <translation>son taux d’apprentissage à la fin ne doit pas être négatif</translation>
    </message>
    <message>
        <source>its own value is outside the range</source>
        <translation>sa propre valeur est hors de l’intervalle</translation>
    </message>
    <message>
        <source>its format is for numbers, but “%1” is none</source>
        <translation>son format est pour des nombres, mais «&#xa0;%1&#xa0;» n’en est pas un</translation>
    </message>
    <message>
        <source>there is no parameter to tune</source>
        <translation>il n’y a aucun paramètre à régler</translation>
    </message>
    <message>
        <source>there are two parameters named “%1”</source>
        <translation>il y a deux paramètres nommés «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>parameter “%1”: %2</source>
        <translation>paramètre «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>SPSA needs to know its number of games, two at least</source>
        <translation>SPSA doit connaître son nombre de parties, deux au moins</translation>
    </message>
    <message>
        <source>A, alpha and gamma must not be negative</source>
        <translation>A, alpha et gamma ne doivent pas être négatifs</translation>
    </message>
    <message>
        <source>an update needs at least one pair of games</source>
        <translation>une mise à jour a besoin d’au moins une paire de parties</translation>
    </message>
    <message>
        <source>parameter “%1”: SPSA needs numbers, it cannot step between choices</source>
        <translation>paramètre «&#xa0;%1&#xa0;»&#xa0;: SPSA a besoin de nombres, il ne peut avancer entre des choix</translation>
    </message>
    <message>
        <source>exploration_coefficient must not be negative</source>
        <translation>exploration_coefficient ne doit pas être négatif</translation>
    </message>
    <message>
        <source>initial_visits and initial_wins must be at least 1</source>
        <translation>initial_visits et initial_wins doivent être au moins 1</translation>
    </message>
    <message>
        <source>initial_wins cannot be more than initial_visits</source>
        <translation>initial_wins ne peut dépasser initial_visits</translation>
    </message>
    <message>
        <source>max_depth must be at least 1</source>
        <translation>max_depth doit être au moins 1</translation>
    </message>
    <message>
        <source>the splits make %1 cells, more than %2 cannot be searched</source>
        <translation>les divisions font %1 cellules, on ne peut en parcourir plus de %2</translation>
    </message>
    <message>
        <source>a format needs exactly one conversion for the value, such as %s or %.2f</source>
        <translation>un format a besoin d’exactement une conversion pour la valeur, telle que %s ou %.2f</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>%1 is not empty; name a new folder</source>
        <translation>%1 n’est pas vide&#xa0;; nommez un nouveau dossier</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>impossible de créer %1</translation>
    </message>
    <message>
        <source>the LaTeX package psgo draws square boards of up to %1 lines; this one has %2×%3</source>
        <translation>le paquet LaTeX psgo dessine des gobans carrés jusqu’à %1 lignes&#xa0;; celui-ci en a %2×%3</translation>
    </message>
    <message>
        <source>no machine is left</source>
        <translation>il ne reste aucune machine</translation>
    </message>
    <message>
        <source>%1 tasks in a row have played nothing</source>
        <translation>%1 tâches de suite n’ont rien joué</translation>
    </message>
    <message>
        <source>%1 tasks in a row were lost; their logs are in %2</source>
        <translation>%1 tâches de suite ont été perdues&#xa0;; leurs journaux sont dans %2</translation>
    </message>
    <message>
        <source>stopped after the pairs of games that were begun</source>
        <translation>arrêté après les paires de parties commencées</translation>
    </message>
    <message>
        <source>stopped after the games that were running</source>
        <translation>arrêté après les parties en cours</translation>
    </message>
    <message>
        <source>stopped at once</source>
        <translation>arrêté aussitôt</translation>
    </message>
    <message>
        <source>the time of this run was up</source>
        <translation>le temps de cette série était écoulé</translation>
    </message>
    <message>
        <source>this run had its %1 games</source>
        <translation>cette série a eu ses %1 parties</translation>
    </message>
    <message>
        <source>%1 games were left out, because their players are in quarantine: %2</source>
        <translation>%1 parties ont été laissées de côté, parce que leurs joueurs sont en quarantaine&#xa0;: %2</translation>
    </message>
    <message>
        <source>there are no openings left</source>
        <translation>il ne reste plus d’ouvertures</translation>
    </message>
    <message>
        <source>too many void games: none of this matchup was completed in this run before game %1 was void</source>
        <translation>trop de parties sans valeur&#xa0;: aucune de cette rencontre n’a été achevée dans cette série avant que la partie %1 soit annulée</translation>
    </message>
    <message>
        <source>too many void games: game %1 is the second in a row of its matchup</source>
        <translation>trop de parties nulles&#xa0;: la partie %1 est la deuxième de suite de sa rencontre</translation>
    </message>
    <message>
        <source>too many void games: game %1 was void %2 times</source>
        <translation>trop de parties nulles&#xa0;: la partie %1 a été annulée %2 fois</translation>
    </message>
    <message>
        <source>did not leave after quit</source>
        <translation>n’est pas parti après quit</translation>
    </message>
    <message>
        <source>broke down on quit: %1</source>
        <translation>s’est effondré à quit&#xa0;: %1</translation>
    </message>
    <message>
        <source>the referee</source>
        <translation>l’arbitre</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has results of other settings, which cannot be counted together: %2. Set them back, begin a new series, or give the file another name</source>
        <translation>%1 contient des résultats d’autres réglages, qui ne peuvent être comptés ensemble&#xa0;: %2. Rétablissez-les, commencez une nouvelle série, ou donnez un autre nom au fichier</translation>
    </message>
    <message>
        <source>its games were played with other settings: %1</source>
        <translation>ses parties ont été jouées avec d’autres réglages&#xa0;: %1</translation>
    </message>
    <message>
        <source>it does not say with which settings its games were played; an earlier version wrote it</source>
        <translation>il ne dit pas avec quels réglages ses parties ont été jouées&#xa0;; une version antérieure l’a écrit</translation>
    </message>
    <message>
        <source>it has a game without a number</source>
        <translation>il contient une partie sans numéro</translation>
    </message>
    <message>
        <source>it has game %1 twice, so it is of more than one match</source>
        <translation>il contient deux fois la partie %1, il vient donc de plus d’un match</translation>
    </message>
    <message>
        <source>%1:%2: this is no whole game and is not counted</source>
        <translation>%1:%2&#xa0;: ce n’est pas une partie entière, elle n’est pas comptée</translation>
    </message>
    <message>
        <source>%1:%2: cannot go on with this match: %3</source>
        <translation>%1:%2&#xa0;: impossible de continuer ce match&#xa0;: %3</translation>
    </message>
    <message>
        <source>is missing; each [[account]] is a name on the server and who plays under it</source>
        <translation>manque&#xa0;; chaque [[account]] est un nom sur le serveur et qui joue sous ce nom</translation>
    </message>
    <message>
        <source>“%1” occurs twice; the server takes a name once</source>
        <translation>«&#xa0;%1&#xa0;» figure deux fois&#xa0;; le serveur accepte un nom une fois</translation>
    </message>
    <message>
        <source>“%1” cannot be a name on the server; it takes 3 to 18 letters, digits, dots, hyphens and underscores, and begins with no digit</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un nom sur le serveur&#xa0;; il faut 3 à 18 lettres, chiffres, points, tirets et soulignés, sans chiffre au début</translation>
    </message>
    <message>
        <source>is missing; it takes host:port, such as &quot;yss-aya.com:6809&quot;</source>
        <translation>manque&#xa0;; il faut hôte:port, comme &quot;yss-aya.com:6809&quot;</translation>
    </message>
    <message>
        <source>it takes host:port</source>
        <translation>il faut hôte:port</translation>
    </message>
    <message>
        <source>it takes &quot;cgos&quot; or a rule set such as &quot;Tromp-Taylor&quot;</source>
        <translation>il faut &quot;cgos&quot; ou des règles telles que &quot;Tromp-Taylor&quot;</translation>
    </message>
    <message>
        <source>is missing; it takes the id of a [[player]]</source>
        <translation>manque&#xa0;; il faut l’id d’un [[player]]</translation>
    </message>
    <message>
        <source>“%1” is not the id of a [[player]]</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’id d’un [[player]]</translation>
    </message>
    <message>
        <source>“%1” is not a set of processors; it takes a text for each slot, such as &quot;0-3&quot; or &quot;4,6&quot;</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un ensemble de processeurs&#xa0;; il faut un texte par emplacement, tel que &quot;0-3&quot; ou &quot;4,6&quot;</translation>
    </message>
    <message>
        <source>is too long: files are named after it, and %1 characters are the most</source>
        <translation>est trop long&#xa0;: des fichiers en portent le nom, et %1 caractères sont le maximum</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; it takes letters, digits and -!$%&amp;*+.:;&lt;=&gt;?^_~#, without blanks</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être un id&#xa0;; il faut des lettres, des chiffres et -!$%&amp;*+.:;&lt;=&gt;?^_~#, sans blancs</translation>
    </message>
    <message>
        <source>“%1” is taken already</source>
        <translation>«&#xa0;%1&#xa0;» est déjà pris</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes a number or &quot;%2&quot;</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas connu&#xa0;; il faut un nombre ou &quot;%2&quot;</translation>
    </message>
    <message>
        <source>is missing; it takes %1</source>
        <translation>manque&#xa0;; il faut %1</translation>
    </message>
    <message>
        <source>this type needs a number of games, 1 or more</source>
        <translation>ce type a besoin d’un nombre de parties, 1 ou plus</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>va avec %1</translation>
    </message>
    <message>
        <source>is missing; it takes a table with elo0 and elo1, [sprt]</source>
        <translation>manque&#xa0;; il faut une table avec elo0 et elo1, [sprt]</translation>
    </message>
    <message>
        <source>an SPRT match has exactly two players</source>
        <translation>un match SPRT a exactement deux joueurs</translation>
    </message>
    <message>
        <source>a competition has two players or more, each a table [[player]] with id and command</source>
        <translation>une compétition a deux joueurs ou plus, chacun une table [[player]] avec id et command</translation>
    </message>
    <message>
        <source>there must be fewer %1 than players (%2)</source>
        <translation>il faut moins de %1 que de joueurs (%2)</translation>
    </message>
    <message>
        <source>does not go with a handicap: it is the openings that say what stands on the board, and those from SGF may set stones up</source>
        <translation>ne va pas avec un handicap&#xa0;: ce sont les ouvertures qui disent ce qu’il y a sur le goban, et celles en SGF peuvent poser des pierres</translation>
    </message>
    <message>
        <source>is missing; a scorer asks a referee, which takes a table [referee] with its command</source>
        <translation>manque&#xa0;; un compteur interroge un arbitre, qui a une table [referee] avec sa commande</translation>
    </message>
    <message>
        <source>no scorer asks it</source>
        <translation>aucun compteur ne l’interroge</translation>
    </message>
    <message>
        <source>; did you mean “%1”?</source>
        <translation>; vouliez-vous dire «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>un texte entre guillemets</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>%1 is out of range; it takes %2</source>
        <translation>%1 est hors limites&#xa0;; il faut %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>“%1” is no time; it takes &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; or a number of seconds, up to 1000 hours</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un temps&#xa0;; il faut &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; ou un nombre de secondes, jusqu’à 1000 heures</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>une liste de textes entre guillemets</translation>
    </message>
    <message>
        <source>holds %1; it takes %2</source>
        <translation>contient %1&#xa0;; il faut %2</translation>
    </message>
    <message>
        <source>a table such as { NAME = &quot;value&quot; }</source>
        <translation>une table telle que { NAME = &quot;value&quot; }</translation>
    </message>
    <message>
        <source>a table, [%1]</source>
        <translation>une table, [%1]</translation>
    </message>
    <message>
        <source>tables, [[%1]]</source>
        <translation>des tables, [[%1]]</translation>
    </message>
    <message>
        <source>there are %1; %2 are the most</source>
        <translation>il y en a %1&#xa0;; %2 est le maximum</translation>
    </message>
    <message>
        <source>is %1; it takes %2</source>
        <translation>est %1&#xa0;; il faut %2</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes %2%3</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas connu&#xa0;; il faut %2%3</translation>
    </message>
    <message>
        <source>; there are %1</source>
        <translation>; il y a %1</translation>
    </message>
    <message>
        <source>no such setting%1</source>
        <translation>ce réglage n’existe pas%1</translation>
    </message>
    <message>
        <source>“%1” is not understood; %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas compris&#xa0;; %2</translation>
    </message>
    <message>
        <source>%1 stones are not possible; a board of %2x%3 takes %4 where handicap_style is &quot;%5&quot;</source>
        <translation>%1 pierres sont impossibles&#xa0;; un goban de %2x%3 en accepte %4 avec handicap_style &quot;%5&quot;</translation>
    </message>
    <message>
        <source>it takes a number from %1 to %2, or columns and rows such as &quot;13x9&quot;</source>
        <translation>il faut un nombre de %1 à %2, ou colonnes et lignes comme &quot;13x9&quot;</translation>
    </message>
    <message>
        <source>it takes %1, or fields as KataGo&apos;s: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</source>
        <translation>il faut %1, ou des champs comme ceux de KataGo&#xa0;: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</translation>
    </message>
    <message>
        <source>it takes %1</source>
        <translation>il faut %1</translation>
    </message>
    <message>
        <source>“%1” asks a person, and there is none</source>
        <translation>«&#xa0;%1&#xa0;» interroge une personne, et il n’y en a pas</translation>
    </message>
    <message>
        <source>is missing; it takes the name of a file with a host a line, such as &quot;4/anna@north&quot;</source>
        <translation>manque&#xa0;; il faut le nom d’un fichier avec un hôte par ligne, comme &quot;4/anna@north&quot;</translation>
    </message>
    <message>
        <source>it takes the ids of two players, [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>il faut les id de deux joueurs, [&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>there is no player “%1”%2</source>
        <translation>il n’y a pas de joueur «&#xa0;%1&#xa0;»%2</translation>
    </message>
    <message>
        <source>is missing; a playoff has one table or more, [[matchup]], with players = [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>manque&#xa0;; un match décisif a une table ou plus, [[matchup]], avec players = [&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>it takes a path</source>
        <translation>il faut un chemin</translation>
    </message>
    <message>
        <source>belongs to lines = &quot;sampled&quot;</source>
        <translation>va avec lines = &quot;sampled&quot;</translation>
    </message>
    <message>
        <source>a source of openings has one of sgf, moves_file, moves, random_plies and index</source>
        <translation>une source d’ouvertures a l’un de sgf, moves_file, moves, random_plies et index</translation>
    </message>
    <message>
        <source>it has changed; index it anew</source>
        <translation>il a changé&#xa0;; indexez-le à nouveau</translation>
    </message>
    <message>
        <source>no position after %1 moves was won by both colours %2 times; ask for fewer wins or moves</source>
        <translation>aucune position après %1 coups n’a été gagnée %2 fois par les deux couleurs&#xa0;; demandez moins de victoires ou de coups</translation>
    </message>
    <message>
        <source>is missing or empty; it takes the engine&apos;s command line, such as &quot;gnugo --mode gtp&quot;, or tcp://host:port</source>
        <translation>manque ou est vide&#xa0;; il faut la ligne de commande du moteur, comme &quot;gnugo --mode gtp&quot;, ou tcp://host:port</translation>
    </message>
    <message>
        <source>an engine that listens takes none</source>
        <translation>un moteur qui écoute n’en a pas</translation>
    </message>
    <message>
        <source>“%1” is not a GTP command; it takes a list of commands, each a text or the list of its words</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une commande GTP&#xa0;; il faut une liste de commandes, chacune un texte ou la liste de ses mots</translation>
    </message>
    <message>
        <source>“%1” cannot be a variable&apos;s name</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être le nom d’une variable</translation>
    </message>
    <message>
        <source>“%1” = “%2” is not a pair of GTP commands</source>
        <translation>«&#xa0;%1&#xa0;» = «&#xa0;%2&#xa0;» n’est pas une paire de commandes GTP</translation>
    </message>
    <message>
        <source>“%1” is neither area nor territory</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni area ni territory</translation>
    </message>
    <message>
        <source>it takes a size such as 512M or 4G</source>
        <translation>il faut une taille telle que 512M ou 4G</translation>
    </message>
    <message>
        <source>“%1” is not the id of an earlier player</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas l’id d’un joueur précédent</translation>
    </message>
    <message>
        <source>scale = &quot;choice&quot; needs a list of texts or numbers</source>
        <translation>scale = &quot;choice&quot; a besoin d’une liste de textes ou de nombres</translation>
    </message>
    <message>
        <source>is missing; a parameter has low and high, or scale = &quot;choice&quot; and choices</source>
        <translation>manque&#xa0;; un paramètre a low et high, ou scale = &quot;choice&quot; et choices</translation>
    </message>
    <message>
        <source>“%1” is none of the choices</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un des choix</translation>
    </message>
    <message>
        <source>“%1” is not within the range</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas dans l’intervalle</translation>
    </message>
    <message>
        <source>a parameter has a name of letters, digits, “_”, “-” and “.”, which stands in braces in the command of the first player</source>
        <translation>un paramètre a un nom de lettres, chiffres, «&#xa0;_&#xa0;», «&#xa0;-&#xa0;» et «&#xa0;.&#xa0;», qui figure entre accolades dans la commande du premier joueur</translation>
    </message>
    <message>
        <source>“{%1}” stands nowhere in the command, environment or start-up commands of the first player, which is tuned</source>
        <translation>«&#xa0;{%1}&#xa0;» ne figure nulle part dans la commande, l’environnement ou les commandes de démarrage du premier joueur, qui est réglé</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it</source>
        <translation>SPSA a besoin d’un nombre de parties&#xa0;: ses pas en dépendent</translation>
    </message>
    <message>
        <source>SPSA plays the first player against itself; there is to be no other</source>
        <translation>SPSA fait jouer le premier joueur contre lui-même&#xa0;; il ne doit pas y en avoir d’autre</translation>
    </message>
    <message>
        <source>it takes Elo from -%1 to %1, as numbers in a list</source>
        <translation>il faut des Elo de -%1 à %1, en nombres dans une liste</translation>
    </message>
    <message>
        <source>must be above elo0</source>
        <translation>doit être supérieur à elo0</translation>
    </message>
    <message>
        <source>is missing; a control file has competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; or &apos;ce_tuner&apos;</source>
        <translation>manque&#xa0;; un fichier de contrôle a competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; ou &apos;ce_tuner&apos;</translation>
    </message>
    <message>
        <source>is none of &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; and &apos;ce_tuner&apos;</source>
        <translation>n’est aucun de &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; et &apos;ce_tuner&apos;</translation>
    </message>
    <message>
        <source>a tuner has a function of this name, which makes a Player(…) of its parameters</source>
        <translation>un réglage automatique a une fonction de ce nom, qui fait un Player(…) de ses paramètres</translation>
    </message>
    <message>
        <source>holds %1; it takes Matchup(…)</source>
        <translation>contient %1&#xa0;; il faut Matchup(…)</translation>
    </message>
    <message>
        <source>“%1” occurs twice</source>
        <translation>«&#xa0;%1&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>a control file has players = { &apos;ID&apos; : Player(…) }</source>
        <translation>un fichier de contrôle a players = { &apos;ID&apos;&#xa0;: Player(…) }</translation>
    </message>
    <message>
        <source>“%1” is %2; it takes Player(…)</source>
        <translation>«&#xa0;%1&#xa0;» est %2&#xa0;; il faut Player(…)</translation>
    </message>
    <message>
        <source>there is no player “%1”</source>
        <translation>il n’y a pas de joueur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>is missing or empty; it takes a list</source>
        <translation>manque ou est vide&#xa0;; il faut une liste</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>has more than %1 arguments without a name</source>
        <translation>a plus de %1 arguments sans nom</translation>
    </message>
    <message>
        <source>has no argument “%1”</source>
        <translation>n’a pas d’argument «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>is neither &apos;players&apos; nor &apos;internal&apos;</source>
        <translation>n’est ni &apos;players&apos; ni &apos;internal&apos;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>une date ou une heure</translation>
    </message>
    <message>
        <source>plays on %1×%1 only</source>
        <translation>ne joue que sur %1×%1</translation>
    </message>
    <message>
        <source>plays on boards of %1 to %2 lines</source>
        <translation>joue sur des gobans de %1 à %2 lignes</translation>
    </message>
    <message>
        <source>takes a komi in steps of %1 only</source>
        <translation>n’accepte le komi que par pas de %1</translation>
    </message>
    <message>
        <source>what is known of it</source>
        <translation>ce qu’on en sait</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Connu</translation>
    </message>
    <message>
        <source>seen again: %1</source>
        <translation>revu&#xa0;: %1</translation>
    </message>
    <message>
        <source>not asked: %1</source>
        <translation>pas demandé&#xa0;: %1</translation>
    </message>
    <message>
        <source>not seen: %1</source>
        <translation>pas vu&#xa0;: %1</translation>
    </message>
    <message>
        <source>known since %1, not seen: %2</source>
        <translation>connu depuis %1, pas vu&#xa0;: %2</translation>
    </message>
    <message>
        <source>this is not what &quot;shinpan-cli check --json&quot; writes</source>
        <translation>ce n’est pas ce qu’écrit «&#xa0;shinpan-cli check --json&#xa0;»</translation>
    </message>
    <message>
        <source>its settings cannot be told without what is private: %1; keep some of it</source>
        <translation>ses réglages ne peuvent se dire sans ce qui est privé&#xa0;: %1&#xa0;; gardez-en une partie</translation>
    </message>
    <message>
        <source>%1 is being played; seal it when it is over, or stop it first</source>
        <translation>%1 est en cours&#xa0;; scellez-la quand elle sera finie, ou arrêtez-la d’abord</translation>
    </message>
    <message>
        <source>it is not a bundle, or not a whole one</source>
        <translation>ce n’est pas une archive scellée, ou elle est incomplète</translation>
    </message>
    <message>
        <source>it says that it has %1 entries; no bundle has more than %2</source>
        <translation>elle dit avoir %1 entrées&#xa0;; aucune archive n’en a plus de %2</translation>
    </message>
    <message>
        <source>entry &quot;%1&quot;: %2</source>
        <translation>entrée «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>c’est chiffré</translation>
    </message>
    <message>
        <source>it is packed in another way than by deflate</source>
        <translation>c’est compressé autrement que par deflate</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>sa taille n’est pas connue</translation>
    </message>
    <message>
        <source>the archive is damaged: %1</source>
        <translation>l’archive est endommagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing in a bundle has such a name</source>
        <translation>rien dans une archive scellée ne porte un tel nom</translation>
    </message>
    <message>
        <source>it unpacks to more than any bundle of its size</source>
        <translation>elle se décompresse en plus que toute archive de sa taille</translation>
    </message>
    <message>
        <source>its size is not what it says</source>
        <translation>sa taille n’est pas celle qu’elle annonce</translation>
    </message>
    <message>
        <source>its manifest was not written by Shinpan</source>
        <translation>son manifeste n’a pas été écrit par Shinpan</translation>
    </message>
    <message>
        <source>its format is &quot;%1&quot;; this Shinpan knows %2</source>
        <translation>son format est «&#xa0;%1&#xa0;»&#xa0;; ce Shinpan connaît %2</translation>
    </message>
    <message>
        <source>%1 is not what was sealed</source>
        <translation>%1 n’est pas ce qui a été scellé</translation>
    </message>
    <message>
        <source>it has two entries &quot;%1&quot;</source>
        <translation>elle a deux entrées «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>it has no manifest, so it is not a sealed competition</source>
        <translation>elle n’a pas de manifeste, ce n’est donc pas une compétition scellée</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est aucun de %2</translation>
    </message>
    <message>
        <source>knows commands that it does not list.</source>
        <translation>connaît des commandes qu’il n’annonce pas.</translation>
    </message>
    <message>
        <source>plays on the one size that it was built for, usually 19×19.</source>
        <translation>joue sur la seule taille pour laquelle il a été compilé, d’ordinaire 19×19.</translation>
    </message>
    <message>
        <source>keeps the stones for the same size again.</source>
        <translation>garde les pierres si la même taille revient.</translation>
    </message>
    <message>
        <source>answers final_score with the middle of 1024 games that it plays out by chance.</source>
        <translation>répond à final_score par la médiane de 1024 parties qu’il joue au hasard.</translation>
    </message>
    <message>
        <source>changes its game with these commands in a way that only it knows.</source>
        <translation>change sa partie avec ces commandes d’une façon que lui seul connaît.</translation>
    </message>
    <message>
        <source>reads or writes the file that these commands name.</source>
        <translation>lit ou écrit le fichier que ces commandes nomment.</translation>
    </message>
    <message>
        <source>takes time settings before the first move only, unless they are those that it has.</source>
        <translation>n’accepte les réglages du temps qu’avant le premier coup, sauf s’ils sont ceux qu’il a déjà.</translation>
    </message>
    <message>
        <source>empties the board for the same size again.</source>
        <translation>vide le goban si la même taille revient.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi and handicap.</source>
        <translation>reprend le komi et le handicap d’une partie enregistrée.</translation>
    </message>
    <message>
        <source>goes back to the rules that it was started with, whatever a record&apos;s RU says.</source>
        <translation>revient aux règles avec lesquelles il a été lancé, quoi que dise le RU de la partie.</translation>
    </message>
    <message>
        <source>scores the board as it stands, and only where its rules say that the dead are captured.</source>
        <translation>compte le goban tel quel, et seulement là où ses règles veulent que les pierres mortes soient capturées.</translation>
    </message>
    <message>
        <source>is only asked with these commands.</source>
        <translation>n’est interrogé qu’avec ces commandes.</translation>
    </message>
    <message>
        <source>is told the game with these commands, as their words say.</source>
        <translation>apprend la partie par ces commandes, comme leurs mots le disent.</translation>
    </message>
    <message>
        <source>writes the file that these commands name, and answers with it where they name none or a dash.</source>
        <translation>écrit le fichier que ces commandes nomment, et répond par son contenu si elles n’en nomment aucun ou un tiret.</translation>
    </message>
    <message>
        <source>speaks GTP only when its command line says so.</source>
        <translation>ne parle GTP que si sa ligne de commande le dit.</translation>
    </message>
    <message>
        <source>is told Chinese or Japanese rules on its command line, and by no command.</source>
        <translation>apprend les règles chinoises ou japonaises par sa ligne de commande, et par aucune commande.</translation>
    </message>
    <message>
        <source>counts territory unless its command line says otherwise.</source>
        <translation>compte le territoire sauf si sa ligne de commande dit autre chose.</translation>
    </message>
    <message>
        <source>counting area, gives White a point for each handicap stone.</source>
        <translation>en comptant l’aire, donne à Blanc un point par pierre de handicap.</translation>
    </message>
    <message>
        <source>refuses every suicide unless its command line allows it.</source>
        <translation>refuse tout suicide sauf si sa ligne de commande le permet.</translation>
    </message>
    <message>
        <source>takes suicide of several stones, but not of one, with --allow-suicide.</source>
        <translation>accepte le suicide de plusieurs pierres, mais pas d’une seule, avec --allow-suicide.</translation>
    </message>
    <message>
        <source>takes the suicide of a lone stone only with --allow-all-suicide.</source>
        <translation>n’accepte le suicide d’une pierre seule qu’avec --allow-all-suicide.</translation>
    </message>
    <message>
        <source>is told on its command line which suicide is legal, and by no command.</source>
        <translation>apprend par sa ligne de commande quel suicide est légal, et par aucune commande.</translation>
    </message>
    <message>
        <source>takes square boards from 1×1 to 19×19.</source>
        <translation>accepte les gobans carrés de 1×1 à 19×19.</translation>
    </message>
    <message>
        <source>takes whole seconds only.</source>
        <translation>n’accepte que des secondes entières.</translation>
    </message>
    <message>
        <source>takes a line of more than 1000 bytes for several commands.</source>
        <translation>prend une ligne de plus de 1000 octets pour plusieurs commandes.</translation>
    </message>
    <message>
        <source>puts a fixed handicap on the fourth line of a 12×12 board, where GTP has the third.</source>
        <translation>pose un handicap fixe sur la quatrième ligne d’un goban de 12×12, alors que GTP veut la troisième.</translation>
    </message>
    <message>
        <source>keeps the free handicap stones that stand before the one that it refuses.</source>
        <translation>garde les pierres de handicap libre qui précèdent celle qu’il refuse.</translation>
    </message>
    <message>
        <source>puts the handicap stones that a record&apos;s HA counts on the board by itself where no AB does and White begins.</source>
        <translation>pose lui-même les pierres de handicap que compte le HA d’une partie si aucun AB ne le fait et que Blanc commence.</translation>
    </message>
    <message>
        <source>takes a record&apos;s handicap for none where its stones are set up with AB, and counts area without the points for it.</source>
        <translation>tient le handicap d’une partie pour nul si ses pierres sont posées par AB, et compte l’aire sans les points qui en découlent.</translation>
    </message>
    <message>
        <source>ignores the AE of a record&apos;s set-up.</source>
        <translation>ignore les AE dans la disposition d’une partie.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 5.5 where it names none.</source>
        <translation>reprend le komi d’une partie, et 5,5 si elle n’en nomme pas.</translation>
    </message>
    <message>
        <source>leaves out the moves of a record that it takes for illegal, and says nothing of it.</source>
        <translation>laisse de côté les coups d’une partie qu’il tient pour illégaux, et n’en dit rien.</translation>
    </message>
    <message>
        <source>keeps the rules of its command line, whatever a record&apos;s RU says.</source>
        <translation>garde les règles de sa ligne de commande, quoi que dise le RU d’une partie.</translation>
    </message>
    <message>
        <source>adds the prisoners to the komi of the record that it writes, which holds the last position and no moves.</source>
        <translation>ajoute les prisonniers au komi de la partie qu’il écrit, qui contient la dernière position et aucun coup.</translation>
    </message>
    <message>
        <source>says in the record of a handicap game that Black is to play, and reads such a record back as an even game.</source>
        <translation>dit dans une partie à handicap que c’est à Noir de jouer, et relit une telle partie comme une partie sans handicap.</translation>
    </message>
    <message>
        <source>repeats its last final_score after another komi, also over passes, until a stone is played.</source>
        <translation>répète son dernier final_score après un autre komi, même par-delà des passes, jusqu’à ce qu’une pierre soit jouée.</translation>
    </message>
    <message>
        <source>repeats its last final_score also for another game with the same stones.</source>
        <translation>répète aussi son dernier final_score pour une autre partie avec les mêmes pierres.</translation>
    </message>
    <message>
        <source>counts no eyes in seki, even by area.</source>
        <translation>ne compte pas les yeux en seki, même par aire.</translation>
    </message>
    <message>
        <source>estimates by estimate_score a seki as if one side of it were dead, and says that it is certain.</source>
        <translation>estime par estimate_score un seki comme si un côté était mort, et dit en être sûr.</translation>
    </message>
    <message>
        <source>plays the neutral points out in turn before it counts area: with an odd number of them whoever did not move last has one more.</source>
        <translation>joue les points neutres tour à tour avant de compter l’aire&#xa0;: s’ils sont en nombre impair, celui qui n’a pas joué le dernier coup en a un de plus.</translation>
    </message>
    <message>
        <source>chooses with reg_genmove as a program just started would, which is often another move than genmove&apos;s.</source>
        <translation>choisit avec reg_genmove comme le ferait un programme tout juste lancé, ce qui est souvent un autre coup que celui de genmove.</translation>
    </message>
    <message>
        <source>tells its processor time since it was started.</source>
        <translation>indique son temps processeur depuis son lancement.</translation>
    </message>
    <message>
        <source>plays a move with these commands.</source>
        <translation>joue un coup avec ces commandes.</translation>
    </message>
    <message>
        <source>answers these commands line by line.</source>
        <translation>répond à ces commandes ligne par ligne.</translation>
    </message>
    <message>
        <source>ends these commands at any further line.</source>
        <translation>termine ces commandes à toute nouvelle ligne.</translation>
    </message>
    <message>
        <source>ends these commands by itself, or at any further line.</source>
        <translation>termine ces commandes de lui-même, ou à toute nouvelle ligne.</translation>
    </message>
    <message>
        <source>takes boards of 2 to 19 columns and rows unless it was built for more.</source>
        <translation>accepte les gobans de 2 à 19 colonnes et lignes, sauf s’il a été compilé pour davantage.</translation>
    </message>
    <message>
        <source>takes whole and half points of komi only, up to 400.</source>
        <translation>n’accepte le komi qu’en points entiers ou demi-points, jusqu’à 400.</translation>
    </message>
    <message>
        <source>takes fractions of a second, and lists byoyomi and fischer-capped where its document has byo-yomi and nothing.</source>
        <translation>accepte des fractions de seconde, et annonce byoyomi et fischer-capped là où sa documentation a byo-yomi et rien.</translation>
    </message>
    <message>
        <source>has friends pass by Chinese, AGA and New Zealand rules, but not by Japanese and Korean ones, whatever its document says.</source>
        <translation>fait passer les amis selon les règles chinoises, AGA et néo-zélandaises, mais pas selon les japonaises et coréennes, quoi que dise sa documentation.</translation>
    </message>
    <message>
        <source>refuses territory with a button, and what else its network was not taught.</source>
        <translation>refuse le territoire avec bouton, et ce que son réseau n’a pas appris.</translation>
    </message>
    <message>
        <source>takes suicide of several stones for legal in play whatever its rules, and never that of one.</source>
        <translation>tient en jeu le suicide de plusieurs pierres pour légal quelles que soient ses règles, et jamais celui d’une seule.</translation>
    </message>
    <message>
        <source>takes Black&apos;s stones before White&apos;s first move for a handicap, however they were put there.</source>
        <translation>tient les pierres de Noir avant le premier coup de Blanc pour un handicap, de quelque façon qu’elles aient été posées.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and keeps its own where it names none.</source>
        <translation>reprend le komi d’une partie, et garde le sien si elle n’en nomme pas.</translation>
    </message>
    <message>
        <source>keeps the rules of the record before, or those that it was told, where a record has no RU.</source>
        <translation>garde les règles de la partie précédente, ou celles qu’on lui a dites, si une partie n’a pas de RU.</translation>
    </message>
    <message>
        <source>refuses a record that sets stones up after its first node.</source>
        <translation>refuse une partie qui pose des pierres après son premier nœud.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search: before two passes, and after them wherever its rules let friends pass with dead stones on the board.</source>
        <translation>répond à final_score par une estimation de sa recherche&#xa0;: avant deux passes, et après elles partout où ses règles laissent les amis passer avec des pierres mortes sur le goban.</translation>
    </message>
    <message>
        <source>estimates the score by territory until the clean-up is over, and in a seki from one pass to the next otherwise.</source>
        <translation>estime le score par territoire jusqu’à la fin du nettoyage, et dans un seki autrement d’une passe à l’autre.</translation>
    </message>
    <message>
        <source>ends an analysis at any line, an empty one too.</source>
        <translation>termine une analyse à toute ligne, même vide.</translation>
    </message>
    <message>
        <source>chooses the same moves with kata-genmove_analyze as with genmove, and ends its answer with the move.</source>
        <translation>choisit les mêmes coups avec kata-genmove_analyze qu’avec genmove, et termine sa réponse par le coup.</translation>
    </message>
    <message>
        <source>tells no noResultValue of the whole position, only of each move.</source>
        <translation>ne dit aucun noResultValue de toute la position, seulement de chaque coup.</translation>
    </message>
    <message>
        <source>tells the time on the wall that its moves took as its processor time.</source>
        <translation>donne pour temps processeur le temps à la pendule que ses coups ont pris.</translation>
    </message>
    <message>
        <source>leaves analyses and cancelled searches out of its processor time.</source>
        <translation>laisse les analyses et les recherches annulées hors de son temps processeur.</translation>
    </message>
    <message>
        <source>warns that its configuration has a setting that it does not know, such as one that is misspelt, and plays without it.</source>
        <translation>avertit que sa configuration contient un réglage qu’il ne connaît pas, mal orthographié par exemple, et joue sans lui.</translation>
    </message>
    <message>
        <source>warns that its network does not know the rules of a record, and plays by others.</source>
        <translation>avertit que son réseau ne connaît pas les règles d’une partie, et joue selon d’autres.</translation>
    </message>
    <message>
        <source>counts area as Tromp and Taylor do, takes every stone for alive, and gives White a point for each handicap stone.</source>
        <translation>compte l’aire comme Tromp et Taylor, tient toute pierre pour vivante, et donne à Blanc un point par pierre de handicap.</translation>
    </message>
    <message>
        <source>knows no rules but its own, and is told them by nothing.</source>
        <translation>ne connaît que ses propres règles, et rien ne peut lui en dire d’autres.</translation>
    </message>
    <message>
        <source>takes every suicide for legal, of a lone stone too, and every ko.</source>
        <translation>tient tout suicide pour légal, même d’une pierre seule, et tout ko.</translation>
    </message>
    <message>
        <source>plays on 19×19 alone.</source>
        <translation>ne joue que sur 19×19.</translation>
    </message>
    <message>
        <source>takes whole seconds only, and half an hour a side for no limit.</source>
        <translation>n’accepte que des secondes entières, et une demi-heure par joueur pour «&#xa0;sans limite&#xa0;».</translation>
    </message>
    <message>
        <source>takes the beginning of a line for a command, so that what it does not know may do something else.</source>
        <translation>prend le début d’une ligne pour une commande, si bien que ce qu’il ne connaît pas peut faire autre chose.</translation>
    </message>
    <message>
        <source>makes small letters of the name of a file that it writes, but not of one that it reads.</source>
        <translation>met en minuscules le nom d’un fichier qu’il écrit, mais pas d’un fichier qu’il lit.</translation>
    </message>
    <message>
        <source>takes back with a move the komi that was told since the position before it: after an undo to an empty board it is the one from before clear_board.</source>
        <translation>reprend avec un coup le komi qu’on lui a dit depuis la position précédente&#xa0;: après un undo jusqu’au goban vide, c’est celui d’avant clear_board.</translation>
    </message>
    <message>
        <source>wants an empty board for a handicap, and does not look whether it is.</source>
        <translation>veut un goban vide pour un handicap, et ne regarde pas s’il l’est.</translation>
    </message>
    <message>
        <source>writes free handicap stones into its record as Black&apos;s moves, and counts them as a handicap all the same.</source>
        <translation>écrit les pierres de handicap libre dans sa partie comme des coups de Noir, et les compte quand même comme un handicap.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 7.5 where it names none.</source>
        <translation>reprend le komi d’une partie, et 7,5 si elle n’en nomme pas.</translation>
    </message>
    <message>
        <source>writes a winner into a record of a game that goes on, and an hour a side that nobody set.</source>
        <translation>écrit un gagnant dans une partie qui continue, et une heure par joueur que personne n’a fixée.</translation>
    </message>
    <message>
        <source>leaves the moves that were taken back in its record.</source>
        <translation>laisse dans sa partie les coups qui ont été repris.</translation>
    </message>
    <message>
        <source>counts the board as it stands, in the middle of a game as at its end, with all stones alive.</source>
        <translation>compte le goban tel quel, au milieu d’une partie comme à sa fin, avec toutes les pierres vivantes.</translation>
    </message>
    <message>
        <source>never names a dead stone, nor one in seki.</source>
        <translation>ne nomme jamais une pierre morte, ni une pierre en seki.</translation>
    </message>
    <message>
        <source>ends an analysis at any line.</source>
        <translation>termine une analyse à toute ligne.</translation>
    </message>
    <message>
        <source>says nothing in an analysis that names no interval, or one of 0.</source>
        <translation>ne dit rien dans une analyse qui ne nomme pas d’intervalle, ou un intervalle de 0.</translation>
    </message>
    <message>
        <source>does not end its answer to lz-genmove_analyze while it ponders, but goes on for its opponent until the next line.</source>
        <translation>ne termine pas sa réponse à lz-genmove_analyze s’il a réfléchi pendant l’attente, mais continue pour son adversaire jusqu’à la ligne suivante.</translation>
    </message>
    <message>
        <source>chooses the same moves with lz-genmove_analyze as with genmove, and ends its answer with the move unless it ponders.</source>
        <translation>choisit les mêmes coups avec lz-genmove_analyze qu’avec genmove, et termine sa réponse par le coup sauf s’il a réfléchi pendant l’attente.</translation>
    </message>
    <message>
        <source>may play a move that its last report in lz-genmove_analyze does not list.</source>
        <translation>peut jouer un coup que son dernier rapport de lz-genmove_analyze ne cite pas.</translation>
    </message>
    <message>
        <source>takes square boards up to 19×19.</source>
        <translation>accepte les gobans carrés jusqu’à 19×19.</translation>
    </message>
    <message>
        <source>takes the rules of KGS by kgs-rules, and refuses Korean ones.</source>
        <translation>reprend les règles de KGS par kgs-rules, et refuse les coréennes.</translation>
    </message>
    <message>
        <source>gives White a point for each handicap stone by Chinese rules.</source>
        <translation>donne à Blanc un point par pierre de handicap selon les règles chinoises.</translation>
    </message>
    <message>
        <source>refuses to score a board before everything on it is settled.</source>
        <translation>refuse de compter un goban avant que tout y soit réglé.</translation>
    </message>
    <message>
        <source>counts an eye in a seki as territory by Japanese rules, because it derives that score from the area.</source>
        <translation>compte un œil en seki comme territoire selon les règles japonaises, parce qu’il tire ce score de l’aire.</translation>
    </message>
    <message>
        <source>is off by Japanese rules where both sides have not played in turn, as in a position that was set up: it derives that score from the area, the last mover and the passes.</source>
        <translation>se trompe selon les règles japonaises si les deux camps n’ont pas joué tour à tour, comme dans une position posée&#xa0;: il tire ce score de l’aire, du dernier coup et des passes.</translation>
    </message>
    <message>
        <source>ends an analysis at the next command, and not at an empty line.</source>
        <translation>termine une analyse à la commande suivante, et non à une ligne vide.</translation>
    </message>
    <message>
        <source>warns that it stops thinking early because its tree is full.</source>
        <translation>avertit qu’il cesse tôt de réfléchir parce que son arbre est plein.</translation>
    </message>
    <message>
        <source>warns that a move before the one that it chooses broke superko.</source>
        <translation>avertit qu’un coup avant celui qu’il choisit violait le superko.</translation>
    </message>
    <message>
        <source>says yes to a size that it cannot play on, and keeps the one that it had.</source>
        <translation>dit oui à une taille sur laquelle il ne peut jouer, et garde celle qu’il avait.</translation>
    </message>
    <message>
        <source>takes any word for a komi, and what is no number for 0.</source>
        <translation>prend n’importe quel mot pour un komi, et ce qui n’est pas un nombre pour 0.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search.</source>
        <translation>répond à final_score par une estimation de sa recherche.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search until both have passed, and then counts without the stones that it takes for dead.</source>
        <translation>répond à final_score par une estimation de sa recherche jusqu’à ce que les deux aient passé, puis compte sans les pierres qu’il tient pour mortes.</translation>
    </message>
    <message>
        <source>takes square boards from 2×2 to 19×19 unless it was built for more.</source>
        <translation>accepte les gobans carrés de 2×2 à 19×19, sauf s’il a été compilé pour davantage.</translation>
    </message>
    <message>
        <source>a pool, and a competition that stops at a precision, has %1 players at most, not %2</source>
        <translation>un classement continu, et une compétition qui s’arrête à une précision, a au plus %1 joueurs, pas %2</translation>
    </message>
    <message>
        <source>%1: it is a tune, whose player is another one in every game; such games cannot be pooled</source>
        <translation>%1&#xa0;: c’est un réglage, dont le joueur change à chaque partie&#xa0;; de telles parties ne se réunissent pas</translation>
    </message>
    <message>
        <source>%1 is the same bundle as %2; give it once</source>
        <translation>%1 est la même archive que %2&#xa0;; donnez-la une fois</translation>
    </message>
    <message>
        <source>with %1 there are more than %2 players; so many are not rated together</source>
        <translation>avec %1 il y a plus de %2 joueurs&#xa0;; on n’en classe pas autant ensemble</translation>
    </message>
    <message>
        <source>all ratings are known to ±%1 Elo; ±%2 were wanted</source>
        <translation>tous les classements sont connus à ±%1 Elo&#xa0;; ±%2 étaient demandés</translation>
    </message>
    <message>
        <source>the players have thought for %1 hours; %2 were wanted</source>
        <translation>les joueurs ont réfléchi %1 heures&#xa0;; %2 étaient demandées</translation>
    </message>
    <message>
        <source>Rating pool</source>
        <translation>Classement continu</translation>
    </message>
    <message>
        <source>%1 may not tell its thoughts (thoughts = &quot;never&quot;), which adjudicate reads</source>
        <translation>%1 ne doit pas dire ses pensées (thoughts = &quot;never&quot;), que adjudicate lit</translation>
    </message>
    <message>
        <source>cannot tell its chances with its moves, which the rule of adjudication reads: it knows none of kata-genmove_analyze, lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze and gomill-explain_last_move</source>
        <translation>ne peut pas dire avec ses coups ses chances, que lit la règle d’arbitrage&#xa0;: il ne connaît ni kata-genmove_analyze, ni lz-genmove_analyze, ni genmove_analyze, ni cgos-genmove_analyze, ni gomill-explain_last_move</translation>
    </message>
    <message>
        <source>cannot tell its lead with its moves, which the rule of adjudication reads: it knows neither kata-genmove_analyze nor cgos-genmove_analyze</source>
        <translation>ne peut dire son avance avec ses coups, que lit la règle d’arbitrage&#xa0;: il ne connaît ni kata-genmove_analyze ni cgos-genmove_analyze</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not part of an adjudication rule, or occurs twice; it takes %2</source>
        <translation>«&#xa0;%1&#xa0;» ne fait pas partie d’une règle d’arbitrage, ou figure deux fois&#xa0;; il faut %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says how, but not when a game is adjudicated; it takes %2</source>
        <translation>«&#xa0;%1&#xa0;» dit comment, mais pas quand une partie est arbitrée&#xa0;; il faut %2</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both gave it %3 % or more (Black with move %4; White with move %5)</source>
        <translation>%1 gagne par arbitrage&#xa0;: aux %2 derniers coups de chaque camp, les deux lui donnaient %3 % ou plus (Noir au coup %4&#xa0;; Blanc au coup %5)</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both saw it %3 points ahead or more (Black with move %4; White with move %5)</source>
        <translation>%1 gagne par arbitrage&#xa0;: aux %2 derniers coups de chaque camp, les deux lui voyaient %3 points d’avance ou plus (Noir au coup %4&#xa0;; Blanc au coup %5)</translation>
    </message>
    <message>
        <source>adjudicated at the limit of %1 moves: the position counts %2</source>
        <translation>arbitrage à la limite de %1 coups&#xa0;: la position compte %2</translation>
    </message>
    <message>
        <source>an audited game, played on where the rule said: %1</source>
        <translation>une partie contrôlée, poursuivie là où la règle disait&#xa0;: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address, or speaks GMP, cannot be watched for it; only “allowed” is possible</source>
        <translation>un moteur qui écoute à une adresse, ou parle GMP, ne peut pas être surveillé&#xa0;; seul «&#xa0;allowed&#xa0;» est possible</translation>
    </message>
    <message>
        <source>cannot be watched for pondering: it works where its processor time is not measured, on another machine or in a service; only pondering = &quot;allowed&quot; is possible</source>
        <translation>on ne peut surveiller s’il réfléchit pendant l’attente&#xa0;: il travaille là où son temps processeur n’est pas mesuré, sur une autre machine ou dans un service&#xa0;; seul pondering = &quot;allowed&quot; est possible</translation>
    </message>
    <message>
        <source>cannot be frozen while it waits: this system lets us keep no process that would end it; pondering = &quot;forbidden&quot; only watches it</source>
        <translation>impossible de le figer pendant qu’il attend&#xa0;: ce système ne nous laisse garder aucun processus qui l’arrêterait&#xa0;; pondering = &quot;forbidden&quot; le surveille seulement</translation>
    </message>
    <message>
        <source>pondered, which is forbidden: it used %1 s of processor time in %2 s that it waited, %3 % of a processor</source>
        <translation>a réfléchi pendant l’attente, ce qui est interdit&#xa0;: il a utilisé %1 s de temps processeur en %2 s d’attente, %3 % d’un processeur</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; write 2004, 2004-03 or 2004-03-15</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date&#xa0;; écrivez 2004, 2004-03 ou 2004-03-15</translation>
    </message>
    <message>
        <source>%1 is damaged; delete it and index the games again</source>
        <translation>%1 est endommagé&#xa0;; supprimez-le et indexez de nouveau les parties</translation>
    </message>
    <message>
        <source>%1 is not an index of games</source>
        <translation>%1 n’est pas un index de parties</translation>
    </message>
    <message>
        <source>%1 was made by another version; index the games again</source>
        <translation>%1 a été fait par une autre version&#xa0;; indexez de nouveau les parties</translation>
    </message>
    <message>
        <source>%1 is being updated already</source>
        <translation>%1 est déjà en cours de mise à jour</translation>
    </message>
    <message>
        <source>there is no file or folder %1</source>
        <translation>il n’y a ni fichier ni dossier %1</translation>
    </message>
    <message>
        <source>%1 could not be started; it is installed along with Shinpan</source>
        <translation>%1 n’a pas pu démarrer&#xa0;; il s’installe avec Shinpan</translation>
    </message>
    <message>
        <source>%1 quit unexpectedly</source>
        <translation>%1 s’est arrêté de façon inattendue</translation>
    </message>
    <message>
        <source>%1: it is larger than a bundle may have it</source>
        <translation>%1&#xa0;: plus grand que ce qu’une archive peut contenir</translation>
    </message>
    <message>
        <source>the machines that games were given to ([machines])</source>
        <translation>les machines à qui des parties ont été confiées ([machines])</translation>
    </message>
    <message>
        <source>files of openings: each game has its own</source>
        <translation>fichiers d’ouvertures&#xa0;: chaque partie a la sienne</translation>
    </message>
    <message>
        <source>the tune&apos;s certificate: it is a competition of its own</source>
        <translation>le certificat du réglage&#xa0;: c’est une compétition à part entière</translation>
    </message>
    <message>
        <source>the hash of %1&apos;s file %2: it is not what it was, or gone</source>
        <translation>l’empreinte du fichier %2 de %1&#xa0;: il n’est plus le même, ou a disparu</translation>
    </message>
    <message>
        <source>hashes of %1: its program cannot be looked at from here</source>
        <translation>empreintes de %1&#xa0;: son programme n’est pas visible d’ici</translation>
    </message>
    <message>
        <source>hashes of %1: it has not played</source>
        <translation>empreintes de %1&#xa0;: il n’a pas joué</translation>
    </message>
    <message>
        <source>game %1: its record makes no sense</source>
        <translation>partie %1&#xa0;: son enregistrement n’a pas de sens</translation>
    </message>
    <message>
        <source>%1: it cannot be read, or is larger than a bundle may have it</source>
        <translation>%1&#xa0;: illisible, ou plus grand que ce qu’une archive peut contenir</translation>
    </message>
    <message>
        <source>it is not over: %1 of %2 games have a result</source>
        <translation>elle n’est pas finie&#xa0;: %1 parties sur %2 ont un résultat</translation>
    </message>
    <message>
        <source>it has no end: %1 games have a result</source>
        <translation>elle n’a pas de fin&#xa0;: %1 parties ont un résultat</translation>
    </message>
    <message>
        <source>records of %1 games: there are no files</source>
        <translation>enregistrements de %1 parties&#xa0;: il n’y a pas de fichiers</translation>
    </message>
    <message>
        <source>logs, as was asked for</source>
        <translation>les journaux, comme demandé</translation>
    </message>
    <message>
        <source>what engines were told and said: it was not logged (log_gtp)</source>
        <translation>ce qu’on a dit aux moteurs et ce qu’ils ont dit&#xa0;: ce n’a pas été enregistré (log_gtp)</translation>
    </message>
    <message>
        <source>“%1” is no move of this board</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un coup sur ce goban</translation>
    </message>
    <message>
        <source>“%1” is no sensible number</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre plausible</translation>
    </message>
    <message>
        <source>it is the other side&apos;s turn</source>
        <translation>c’est à l’autre camp de jouer</translation>
    </message>
    <message>
        <source>no values of the position</source>
        <translation>pas de valeurs de la position</translation>
    </message>
    <message>
        <source>refused the position: “%1”</source>
        <translation>a refusé la position&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>its answer cannot be read: %1</source>
        <translation>sa réponse est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>answers JSON queries (katago analysis), and so can only analyse; to play it has to be started as “katago gtp”</source>
        <translation>répond à des requêtes JSON (katago analysis), et ne peut donc qu’analyser&#xa0;; pour jouer, il faut le lancer par «&#xa0;katago gtp&#xa0;»</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 million characters</source>
        <translation>a écrit une ligne de plus de %1 millions de caractères</translation>
    </message>
    <message>
        <source>answered a JSON query as GTP engines do: “%1”</source>
        <translation>a répondu à une requête JSON comme les moteurs GTP&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>answers JSON queries with what is no JSON: “%1”</source>
        <translation>répond aux requêtes JSON par ce qui n’est pas du JSON&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>reported an error: “%1”</source>
        <translation>a signalé une erreur&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>warned: “%1”</source>
        <translation>a averti&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>was started again: it %1</source>
        <translation>a été relancé&#xa0;: il %1</translation>
    </message>
    <message>
        <source>%1 each time it was asked this</source>
        <translation>%1 chaque fois qu’on lui a demandé cela</translation>
    </message>
    <message>
        <source>speaks JSON instead of GTP where the first word behind its program is &quot;analysis&quot;.</source>
        <translation>parle JSON au lieu de GTP si le premier mot après son programme est &quot;analysis&quot;.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted</source>
        <translation>impossible de supprimer %1</translation>
    </message>
    <message>
        <source>flatpak-spawn wrote &quot;%1&quot;</source>
        <translation>flatpak-spawn a écrit «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a Flatpak may start no programs of this computer until you allow it in a terminal: %1</source>
        <translation>un Flatpak ne peut lancer aucun programme de cet ordinateur tant que vous ne l’avez pas autorisé dans un terminal&#xa0;: %1</translation>
    </message>
    <message>
        <source>it is damaged or of another version</source>
        <translation>il est endommagé ou d’une autre version</translation>
    </message>
    <message>
        <source>the engine %1</source>
        <translation>le moteur %1</translation>
    </message>
    <message>
        <source>say which competition: its file</source>
        <translation>indiquez la compétition&#xa0;: son fichier</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation>«&#xa0;%1&#xa0;» est un argument de trop</translation>
    </message>
    <message>
        <source>In a browser: %1</source>
        <translation>Dans un navigateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>arbitre</translation>
    </message>
    <message>
        <source>%1: %2, %3 players</source>
        <translation>%1&#xa0;: %2, %3 joueurs</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardé</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>remplacé par %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4 places, first in %5)</source>
        <translation>%1&#xa0;: %2, %3 (%4 endroits, d’abord dans %5)</translation>
    </message>
    <message>
        <source>Sealed as it stands: %1</source>
        <translation>Scellée en l’état&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>Rien n’a été trouvé qui révèle des personnes ou des machines.</translation>
    </message>
    <message>
        <source>Found about people and computers:</source>
        <translation>Trouvé sur des personnes et des machines&#xa0;:</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; stays: it is too short or too common a word</source>
        <translation>le nom «&#xa0;%1&#xa0;» reste&#xa0;: il est trop court ou trop courant</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Laissé de côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 entries</source>
        <translation>%1&#xa0;: %2 parties, %3 entrées</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1</source>
        <translation>SHA-256 du manifeste&#xa0;: %1</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>démarre</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>s’arrête</translation>
    </message>
    <message>
        <source>Ctrl-C: break the running games off; the next run goes on with them</source>
        <translation>Ctrl-C&#xa0;: interrompre les parties en cours&#xa0;; la prochaine exécution les reprend</translation>
    </message>
    <message>
        <source>Ctrl-X or Ctrl-C: stop after the running games</source>
        <translation>Ctrl-X ou Ctrl-C&#xa0;: arrêter après les parties en cours</translation>
    </message>
    <message>
        <source>%1 games/s</source>
        <translation>%1 parties/s</translation>
    </message>
    <message>
        <source>%1 games/min</source>
        <translation>%1 parties/min</translation>
    </message>
    <message>
        <source>%1 games/h</source>
        <translation>%1 parties/h</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>ronde %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>%1 void</source>
        <translation>%1 nulles et non avenues</translation>
    </message>
    <message>
        <source>H0 accepted</source>
        <translation>H0 acceptée</translation>
    </message>
    <message>
        <source>H1 accepted</source>
        <translation>H1 acceptée</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (éliminé)</translation>
    </message>
    <message>
        <source>score %</source>
        <translation>score %</translation>
    </message>
    <message>
        <source>(%1 visits)</source>
        <translation>(%1 visites)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>Black’s view</source>
        <translation>Vue de Noir</translation>
    </message>
    <message>
        <source>White’s view</source>
        <translation>Vue de Blanc</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>réglage</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avertissements</translation>
    </message>
    <message>
        <source>Black has no clock</source>
        <translation>Noir n’a pas de pendule</translation>
    </message>
    <message>
        <source>White has no clock</source>
        <translation>Blanc n’a pas de pendule</translation>
    </message>
    <message>
        <source>no clock is set</source>
        <translation>aucune pendule n’est réglée</translation>
    </message>
    <message>
        <source>%1, and no watchdog, so an engine may think for ever (see --time and --watchdog)</source>
        <translation>%1, ni de surveillance&#xa0;: un moteur peut réfléchir sans fin (voir --time et --watchdog)</translation>
    </message>
    <message>
        <source>%1, so the watchdog makes a game void when an engine has not moved for %2 (see --time and --watchdog)</source>
        <translation>%1&#xa0;: la surveillance annule une partie quand un moteur n’a pas joué depuis %2 (voir --time et --watchdog)</translation>
    </message>
    <message>
        <source>game %1 of %2, move %3</source>
        <translation>partie %1 sur %2, coup %3</translation>
    </message>
    <message>
        <source>game %1, move %2</source>
        <translation>partie %1, coup %2</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 running</source>
        <translation>%1 parties sur %2, %3 en cours</translation>
    </message>
    <message>
        <source>%1 games, %2 running</source>
        <translation>%1 parties, %2 en cours</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1&#xa0;: %2 victoires</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3 (%4 to %5)</source>
        <translation>SPRT Elo %1 ou %2&#xa0;: LLR %3 (%4 à %5)</translation>
    </message>
    <message>
        <source>game %1: %2 (%3, %4 moves)</source>
        <translation>partie %1&#xa0;: %2 (%3, %4 coups)</translation>
    </message>
    <message>
        <source>neither: %1</source>
        <translation>ni l’un ni l’autre&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, which add nothing</source>
        <translation>%1, qui n’apportent rien</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noir</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanc</translation>
    </message>
    <message>
        <source>%1: %2 (see %1 --help)</source>
        <translation>%1&#xa0;: %2 (voir %1 --help)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a verb</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un verbe</translation>
    </message>
    <message>
        <source>Met in</source>
        <translation>Remplie dans</translation>
    </message>
    <message>
        <source>%1 of these ended by it</source>
        <translation>dont %1 arrêtées par elle</translation>
    </message>
    <message>
        <source>Audited</source>
        <translation>Contrôlées</translation>
    </message>
    <message>
        <source>played on to a result; %1 by resignation</source>
        <translation>jouées jusqu’au résultat&#xa0;; %1 par abandon</translation>
    </message>
    <message>
        <source>Audited in vain</source>
        <translation>Contrôlées en vain</translation>
    </message>
    <message>
        <source>played on, and nobody can say who won</source>
        <translation>jouées, sans que personne puisse dire qui a gagné</translation>
    </message>
    <message>
        <source>False rate</source>
        <translation>Taux d’erreur</translation>
    </message>
    <message>
        <source>%1, wrong in %2 of %3</source>
        <translation>%1, faux dans %2 sur %3</translation>
    </message>
    <message>
        <source>Wrong results to expect</source>
        <translation>Résultats faux attendus</translation>
    </message>
    <message>
        <source>%1 to %2, of %3 that it decided</source>
        <translation>%1 à %2, sur %3 qu’elle a décidées</translation>
    </message>
    <message>
        <source>Moves after its verdict</source>
        <translation>Coups après son verdict</translation>
    </message>
    <message>
        <source>a game, which it saves in the others</source>
        <translation>par partie, qu’elle économise dans les autres</translation>
    </message>
    <message>
        <source>player</source>
        <translation>joueur</translation>
    </message>
    <message>
        <source>rule met</source>
        <translation>règle remplie</translation>
    </message>
    <message>
        <source>ended by it</source>
        <translation>arrêtées par elle</translation>
    </message>
    <message>
        <source>audited</source>
        <translation>contrôlées</translation>
    </message>
    <message>
        <source>to its cost</source>
        <translation>à ses dépens</translation>
    </message>
    <message>
        <source>false rate</source>
        <translation>taux d’erreur</translation>
    </message>
    <message>
        <source>Audited games that ended otherwise</source>
        <translation>Parties contrôlées qui ont fini autrement</translation>
    </message>
    <message>
        <source>%1 that ended otherwise</source>
        <translation>%1 qui ont fini autrement</translation>
    </message>
    <message>
        <source>rule: %1</source>
        <translation>règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>An audited game is one that met the rule, was played on all the same, and counts as it ended. The rule is wrong where that is not what it said.</source>
        <translation>Une partie contrôlée a rempli la règle, a été jouée quand même et compte comme elle a fini. La règle se trompe quand ce n’est pas ce qu’elle disait.</translation>
    </message>
    <message>
        <source>The rule by player</source>
        <translation>La règle par joueur</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Noir&#xa0;: %1</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>exempt</translation>
    </message>
    <message>
        <source>%1 moves a game</source>
        <translation>%1 coups par partie</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Les deux camps</translation>
    </message>
    <message>
        <source>Score of %1: %2; p-value %3.</source>
        <translation>Score de %1&#xa0;: %2&#xa0;; valeur p %3.</translation>
    </message>
    <message>
        <source>Strength of the first player against the second</source>
        <translation>Force du premier joueur contre le second</translation>
    </message>
    <message>
        <source>Score, game by game</source>
        <translation>Score, partie par partie</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>Paires de parties</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message>
        <source>said</source>
        <translation>annoncé</translation>
    </message>
    <message>
        <source>came true</source>
        <translation>réalisé</translation>
    </message>
    <message>
        <source>reliability</source>
        <translation>fiabilité</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>résolution</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>incertitude</translation>
    </message>
    <message>
        <source>within</source>
        <translation>interne</translation>
    </message>
    <message>
        <source>range</source>
        <translation>plage</translation>
    </message>
    <message>
        <source>move</source>
        <translation>coup</translation>
    </message>
    <message>
        <source>Black said</source>
        <translation>Noir annonçait</translation>
    </message>
    <message>
        <source>White said</source>
        <translation>Blanc annonçait</translation>
    </message>
    <message>
        <source>together</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>Each engine’s own chances, as it told them with its moves, against how the games ended: %1, of which %2 by resignation.</source>
        <translation>Les chances que chaque moteur annonçait avec ses coups, face à l’issue des parties&#xa0;: %1, dont %2 par abandon.</translation>
    </message>
    <message>
        <source>Left out: %1 that the arbiter adjudicated, since what decided them cannot prove itself.</source>
        <translation>Laissées de côté&#xa0;: %1 que l’arbitre a arbitrées, car ce qui les a décidées ne peut se prouver soi-même.</translation>
    </message>
    <message>
        <source>Left out: %1 that ended otherwise (time, faults, claims, unknown).</source>
        <translation>Laissées de côté&#xa0;: %1 qui ont fini autrement (temps, fautes, revendications, inconnu).</translation>
    </message>
    <message>
        <source>%1’s chances, and what came true</source>
        <translation>Chances de %1, et ce qui s’est réalisé</translation>
    </message>
    <message>
        <source>Chances told, by tenths</source>
        <translation>Chances annoncées, par dixièmes</translation>
    </message>
    <message>
        <source>The numbers of these curves</source>
        <translation>Les nombres de ces courbes</translation>
    </message>
    <message>
        <source>Where two engines disagreed most: with two moves in a row they claimed together more, or less, than 100 %; the widest of each game.</source>
        <translation>Où deux moteurs étaient le plus en désaccord&#xa0;: en deux coups de suite ils revendiquaient ensemble plus, ou moins, de 100 %&#xa0;; le plus grand écart de chaque partie.</translation>
    </message>
    <message>
        <source>Widest disagreements</source>
        <translation>Plus grands désaccords</translation>
    </message>
    <message>
        <source>Honesty of chances</source>
        <translation>Honnêteté des chances</translation>
    </message>
    <message>
        <source>Elo over %1</source>
        <translation>Elo selon %1</translation>
    </message>
    <message>
        <source>Course of %1</source>
        <translation>Évolution de %1</translation>
    </message>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo selon %1 et %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;: %2 de %3</translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation>1 candidat</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 candidats</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>The method’s own words</source>
        <translation>Les mots de la méthode</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Classements Elo</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronde %1</translation>
    </message>
    <message>
        <source>of new games; %1, which add nothing</source>
        <translation>de parties nouvelles&#xa0;; %1, qui n’apportent rien</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Log-likelihood ratio</source>
        <translation>Rapport de log-vraisemblance</translation>
    </message>
    <message>
        <source>bounds %1 and %2</source>
        <translation>bornes %1 et %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Its path</source>
        <translation>Son parcours</translation>
    </message>
    <message>
        <source>Widest error bar</source>
        <translation>Plus large barre d’erreur</translation>
    </message>
    <message>
        <source>±%1 Elo</source>
        <translation>±%1 Elo</translation>
    </message>
    <message>
        <source>±%1 or less ends it</source>
        <translation>±%1 ou moins y met fin</translation>
    </message>
    <message>
        <source>Hours of thinking</source>
        <translation>Heures de réflexion</translation>
    </message>
    <message>
        <source>%1 end it</source>
        <translation>%1 y mettent fin</translation>
    </message>
    <message>
        <source>each pair, until it is decided: %1</source>
        <translation>chaque paire, jusqu’à décision&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sequential tests</source>
        <translation>Tests séquentiels</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tableau croisé</translation>
    </message>
    <message>
        <source>Scores of a row’s player against a column’s.</source>
        <translation>Scores du joueur d’une ligne contre celui d’une colonne.</translation>
    </message>
    <message>
        <source>Likelihood of superiority</source>
        <translation>Probabilité de supériorité</translation>
    </message>
    <message>
        <source>How likely a row’s player is stronger than a column’s, from all games of the pool.</source>
        <translation>Probabilité que le joueur d’une ligne soit plus fort que celui d’une colonne, d’après toutes les parties.</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Score de Noir</translation>
    </message>
    <message>
        <source>Having Black is worth</source>
        <translation>Avoir Noir vaut</translation>
    </message>
    <message>
        <source>%1 Elo</source>
        <translation>%1 Elo</translation>
    </message>
    <message>
        <source>Fair komi</source>
        <translation>Komi équitable</translation>
    </message>
    <message>
        <source>Results by opening</source>
        <translation>Résultats par ouverture</translation>
    </message>
    <message>
        <source>All %1 openings</source>
        <translation>Toutes les %1 ouvertures</translation>
    </message>
    <message>
        <source>and %1 more, which the other formats list</source>
        <translation>et %1 de plus, que les autres formats énumèrent</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>Scores are those of %1.</source>
        <translation>Les scores sont ceux de %1.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>%1 without a winner, or not won by playing</source>
        <translation>%1 sans gagnant, ou non gagnées en jouant</translation>
    </message>
    <message>
        <source>Games without a winner, or not won by playing</source>
        <translation>Parties sans gagnant, ou non gagnées en jouant</translation>
    </message>
    <message>
        <source>The report as CSV lists all %1 games.</source>
        <translation>Le rapport CSV énumère toutes les %1 parties.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>All %1 games</source>
        <translation>Toutes les %1 parties</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>%1 events that bear on results</source>
        <translation>%1 événements qui touchent les résultats</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Étalonnage</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Test séquentiel</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Quand elle finit</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>Qui est plus fort</translation>
    </message>
    <message>
        <source>Black and White</source>
        <translation>Noir et Blanc</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>Arbitrage</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>Rencontres</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Ouvertures</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>elle est terminée</translation>
    </message>
    <message>
        <source>Parts of this report</source>
        <translation>Parties de ce rapport</translation>
    </message>
    <message>
        <source>Elo against the pool’s mean, 95 %</source>
        <translation>Elo face à la moyenne, 95 %</translation>
    </message>
    <message>
        <source>Ratings with their 95 % intervals; the table has the numbers</source>
        <translation>Classements avec leurs intervalles à 95 %&#xa0;; les nombres sont dans le tableau</translation>
    </message>
    <message>
        <source>Score of the first player in %1 over %2, with its 95 % interval; now %3</source>
        <translation>Score du premier joueur dans %1 sur %2, avec son intervalle à 95 %&#xa0;; maintenant %3</translation>
    </message>
    <message>
        <source>H1 accepted above</source>
        <translation>H1 acceptée au-dessus</translation>
    </message>
    <message>
        <source>H0 accepted below</source>
        <translation>H0 acceptée au-dessous</translation>
    </message>
    <message>
        <source>Log-likelihood ratio over %1: now %2, bounds %3 and %4</source>
        <translation>Rapport de log-vraisemblance sur %1&#xa0;: maintenant %2, bornes %3 et %4</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 paire</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 paires</translation>
    </message>
    <message>
        <source>pairs of games</source>
        <translation>paires de parties</translation>
    </message>
    <message>
        <source>How often chances came true; on the dashed line, exactly as often as the engine said. The larger a dot, the more moves. The table has the numbers</source>
        <translation>Fréquence à laquelle les chances se sont réalisées&#xa0;; sur la ligne pointillée, exactement comme le moteur disait. Plus un point est grand, plus il y a de coups. Les nombres sont dans le tableau</translation>
    </message>
    <message>
        <source>lost both</source>
        <translation>deux défaites</translation>
    </message>
    <message>
        <source>loss, jigo</source>
        <translation>défaite, jigo</translation>
    </message>
    <message>
        <source>split</source>
        <translation>partagé</translation>
    </message>
    <message>
        <source>win, jigo</source>
        <translation>victoire, jigo</translation>
    </message>
    <message>
        <source>won both</source>
        <translation>deux victoires</translation>
    </message>
    <message>
        <source>Pairs of games with swapped colours, seen by the first player: %1</source>
        <translation>Paires de parties à couleurs échangées, vues par le premier joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Warning: %1 pondered in %2 of %3 games, which is forbidden; most in %4, as %5: it used %6 s of processor time in %7 s that it waited, %8 of a processor.</source>
        <translation>Avertissement&#xa0;: %1 a réfléchi hors de son tour dans %2 parties sur %3, ce qui est interdit&#xa0;; surtout dans %4, avec %5&#xa0;: %6 s de temps processeur en %7 s d’attente, %8 d’un processeur.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>exemptions</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdues</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>jigo</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>machine</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>tâches</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>au temps</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>forfaits</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulles</translation>
    </message>
    <message>
        <source>lost tasks</source>
        <translation>tâches perdues</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>paire</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>log-likelihood ratio</source>
        <translation>rapport de log-vraisemblance</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>ouverture</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>moteur</translation>
    </message>
    <message>
        <source>command</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>program’s SHA-256</source>
        <translation>SHA-256 du programme</translation>
    </message>
    <message>
        <source>seconds a game</source>
        <translation>secondes par partie</translation>
    </message>
    <message>
        <source>CPU seconds</source>
        <translation>secondes CPU</translation>
    </message>
    <message>
        <source>CPU seconds it tells</source>
        <translation>secondes CPU annoncées</translation>
    </message>
    <message>
        <source>CPU seconds off turn</source>
        <translation>secondes CPU hors du tour</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>répète</translation>
    </message>
    <message>
        <source>why</source>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>when</source>
        <translation>quand</translation>
    </message>
    <message>
        <source>what</source>
        <translation>quoi</translation>
    </message>
    <message>
        <source>as Black</source>
        <translation>avec Noir</translation>
    </message>
    <message>
        <source>as White</source>
        <translation>avec Blanc</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>Par paires</translation>
    </message>
    <message>
        <source>By games</source>
        <translation>Par parties</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propre</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>Elo contre %1</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>hors de la plage</translation>
    </message>
    <message>
        <source>first</source>
        <translation>premier</translation>
    </message>
    <message>
        <source>second</source>
        <translation>second</translation>
    </message>
    <message>
        <source>(black)</source>
        <translation>(noir)</translation>
    </message>
    <message>
        <source>(white)</source>
        <translation>(blanc)</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>avg time</source>
        <translation>temps moy.</translation>
    </message>
    <message>
        <source>cpu</source>
        <translation>cpu</translation>
    </message>
    <message>
        <source>told cpu</source>
        <translation>cpu annoncé</translation>
    </message>
    <message>
        <source>%1 (%2 games)</source>
        <translation>%1 (%2 parties)</translation>
    </message>
    <message>
        <source>score %1   p-value %2   moves %3</source>
        <translation>score %1   valeur p %2   coups %3</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>paires %1</translation>
    </message>
    <message>
        <source>first has Black in the first game, then in every other</source>
        <translation>le premier a Noir dans la première partie, puis une fois sur deux</translation>
    </message>
    <message>
        <source>board size: %1</source>
        <translation>taille du goban&#xa0;: %1</translation>
    </message>
    <message>
        <source>handicap: %1 (%2)</source>
        <translation>handicap&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixe</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>komi: %1</source>
        <translation>komi&#xa0;: %1</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>time: %1</source>
        <translation>temps&#xa0;: %1</translation>
    </message>
    <message>
        <source>time: %1 (black), %2 (white)</source>
        <translation>temps&#xa0;: %1 (noir), %2 (blanc)</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partie</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sans pendule</translation>
    </message>
    <message>
        <source>%1 game played</source>
        <translation>%1 partie jouée</translation>
    </message>
    <message>
        <source>%1 games played</source>
        <translation>%1 parties jouées</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 en cours</translation>
    </message>
    <message>
        <source>%1 with unknown result</source>
        <translation>%1 au résultat inconnu</translation>
    </message>
    <message>
        <source>%1 repeating another</source>
        <translation>%1 en répètent une autre</translation>
    </message>
    <message>
        <source>LL %1  LJ %2  split %3  WJ %4  WW %5</source>
        <translation>PP %1  PJ %2  partagé %3  GJ %4  GG %5</translation>
    </message>
    <message>
        <source>no verdict, as the last %1 games repeat earlier ones</source>
        <translation>aucun verdict&#xa0;: les %1 dernières parties en répètent d’antérieures</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>unknown results: %1 (%2)</source>
        <translation>résultats inconnus&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>void games: %1</source>
        <translation>parties nulles et non avenues&#xa0;: %1</translation>
    </message>
    <message>
        <source>repeated games: %1, so that errors are those of %2 games</source>
        <translation>parties répétées&#xa0;: %1&#xa0;; les erreurs sont celles de %2 parties</translation>
    </message>
    <message>
        <source>%1 ended beyond the pair that decided it, and the test leaves them out</source>
        <translation>%1 ont fini après la paire décisive, et le test les laisse de côté</translation>
    </message>
    <message>
        <source>H0: %1, H1: %2 (%3), alpha %4, beta %5</source>
        <translation>H0&#xa0;: %1, H1&#xa0;: %2 (%3), alpha %4, bêta %5</translation>
    </message>
    <message>
        <source>final</source>
        <translation>finale</translation>
    </message>
    <message>
        <source>semifinals</source>
        <translation>demi-finales</translation>
    </message>
    <message>
        <source>quarterfinals</source>
        <translation>quarts de finale</translation>
    </message>
    <message>
        <source>round of %1</source>
        <translation>tour des %1</translation>
    </message>
    <message>
        <source>Left out are %1 of which nothing was played.</source>
        <translation>Laissées de côté&#xa0;: %1 dont rien n’a été joué.</translation>
    </message>
    <message>
        <source>1 matchup</source>
        <translation>1 rencontre</translation>
    </message>
    <message>
        <source>%1 matchups</source>
        <translation>%1 rencontres</translation>
    </message>
    <message>
        <source>Left out of all numbers: %1 that a rule of adjudication ended.</source>
        <translation>Laissées hors de tous les nombres&#xa0;: %1 qu’un arbitrage a arrêtées.</translation>
    </message>
    <message>
        <source>With more than %1 players, who beat whom is left out.</source>
        <translation>Au-delà de %1 joueurs, aucun n’est comparé à chacun des autres.</translation>
    </message>
    <message>
        <source>Repeats of games between the same players: %1 of %2; errors are those of %3 games.</source>
        <translation>Répétitions de parties entre les mêmes joueurs&#xa0;: %1 sur %2&#xa0;; les erreurs sont celles de %3 parties.</translation>
    </message>
    <message>
        <source>Repeats of others’ games, or with colours swapped: %1 of %2.</source>
        <translation>Répétitions de parties d’autres, ou à couleurs échangées&#xa0;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Ratings have the errors of %1 games.</source>
        <translation>Les classements ont les erreurs de %1 parties.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avertissement&#xa0;: %1</translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>Plus d’ouvertures les rendraient différentes.</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>Des ouvertures les rendraient différentes.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>égalité&#xa0;: la meilleure tête de série passe</translation>
    </message>
    <message>
        <source>against the mean of all players</source>
        <translation>face à la moyenne de tous les joueurs</translation>
    </message>
    <message>
        <source>%1 ± %2 Elo</source>
        <translation>%1 ± %2 Elo</translation>
    </message>
    <message>
        <source>Elo over %1, all else as at the best point; best %2, own %3</source>
        <translation>Elo selon %1, tout le reste comme au meilleur point&#xa0;; meilleur %2, propre %3</translation>
    </message>
    <message>
        <source>Elo over %1 and %2, from %3 to %4: the darker, the stronger; the smaller, the less sure</source>
        <translation>Elo selon %1 et %2, de %3 à %4&#xa0;: plus foncé, plus fort&#xa0;; plus petit, moins sûr</translation>
    </message>
    <message>
        <source>The best %1 over %2</source>
        <translation>Le meilleur %1 sur %2</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>lui-même</translation>
    </message>
    <message>
        <source>%1 Elo above its own values</source>
        <translation>%1 Elo au-dessus de ses propres valeurs</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above its own values</source>
        <translation>%1 Elo contre %2, %3 au-dessus de ses propres valeurs</translation>
    </message>
    <message>
        <source>%1 sure that nothing in the range is more than %2 Elo better; the best there is expected to be %3 Elo better</source>
        <translation>sûr à %1 que rien dans la plage n’est meilleur de plus de %2 Elo&#xa0;; le meilleur y est probablement supérieur de %3 Elo</translation>
    </message>
    <message>
        <source>H1 is accepted</source>
        <translation>H1 est acceptée</translation>
    </message>
    <message>
        <source>H0 is accepted</source>
        <translation>H0 est acceptée</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>non décidé</translation>
    </message>
    <message>
        <source>found against own: %1 (elo0 %2, elo1 %3), LLR %4 (%5 to %6) after %7</source>
        <translation>trouvé contre propre&#xa0;: %1 (elo0 %2, elo1 %3), LLR %4 (%5 à %6) après %7</translation>
    </message>
    <message>
        <source>%1, %2 of them copies</source>
        <translation>%1, dont %2 copies</translation>
    </message>
    <message>
        <source>the log-likelihood ratio is %1, the bounds are %2 and %3</source>
        <translation>le rapport de log-vraisemblance est %1, les bornes sont %2 et %3</translation>
    </message>
    <message>
        <source>H0 is accepted: %1</source>
        <translation>H0 est acceptée&#xa0;: %1</translation>
    </message>
    <message>
        <source>H1 is accepted: %1</source>
        <translation>H1 est acceptée&#xa0;: %1</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. More openings would make the games differ</source>
        <translation>aucun verdict&#xa0;: les %1 dernières parties en répètent d’antérieures, rien de neuf n’est à attendre (%2)&#xa0;; %3. Plus d’ouvertures rendraient les parties différentes</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. Openings would make the games differ</source>
        <translation>aucun verdict&#xa0;: les %1 dernières parties en répètent d’antérieures, rien de neuf n’est à attendre (%2)&#xa0;; %3. Des ouvertures rendraient les parties différentes</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>archive</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>pendule</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>répétition</translation>
    </message>
    <message>
        <source>record</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>log</source>
        <translation>journal</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statistiques</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>partie %1</translation>
    </message>
    <message>
        <source>moves of %1: its engine went on from game to game</source>
        <translation>coups de %1&#xa0;: son moteur a continué d’une partie à l’autre</translation>
    </message>
    <message>
        <source>moves of %1: there is no such player</source>
        <translation>coups de %1&#xa0;: ce joueur n’existe pas</translation>
    </message>
    <message>
        <source>moves of %1: its command does not say seed, one thread and visits or playouts; --deterministic %1 says that it plays the same again</source>
        <translation>coups de %1&#xa0;: sa commande ne fixe pas graine, un seul fil et visites ou simulations&#xa0;; --deterministic %1 dit qu’il rejoue de même</translation>
    </message>
    <message>
        <source>the start-up command &quot;%1&quot; of %2: it was not sent</source>
        <translation>la commande de démarrage «&#xa0;%1&#xa0;» de %2&#xa0;: elle n’a pas été envoyée</translation>
    </message>
    <message>
        <source>%1 played %2, and asked again plays %3</source>
        <translation>%1 a joué %2 et, redemandé, joue %3</translation>
    </message>
    <message>
        <source>%1 moved, and asked again it ends the game: %2 %3</source>
        <translation>%1 a joué et, redemandé, finit la partie&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>its result is told as &quot;%1&quot;, and is %2</source>
        <translation>son résultat est donné comme «&#xa0;%1&#xa0;» et est %2</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have won like that</source>
        <translation>c’était à %1, qui ne peut pas avoir gagné ainsi</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have lost like that</source>
        <translation>c’était à %1, qui ne peut pas avoir perdu ainsi</translation>
    </message>
    <message>
        <source>by its moves it ends as %1</source>
        <translation>d’après ses coups elle finit par %1</translation>
    </message>
    <message>
        <source>it was counted again as %1; its result is %2</source>
        <translation>recomptée, elle donne %1&#xa0;; son résultat est %2</translation>
    </message>
    <message>
        <source>what was said and counted of its score is not what that leads to</source>
        <translation>ce qui a été dit et compté de son score ne correspond pas à ce qui en découle</translation>
    </message>
    <message>
        <source>the reason of its result is not what was said of it</source>
        <translation>la raison de son résultat n’est pas ce qui en a été dit</translation>
    </message>
    <message>
        <source>it shows a clock, and there was none</source>
        <translation>il montre une pendule, et il n’y en avait pas</translation>
    </message>
    <message>
        <source>it took longer than its clock allowed</source>
        <translation>il a pris plus que sa pendule ne permettait</translation>
    </message>
    <message>
        <source>its clock shows &quot;%1&quot;; charged with what the move took it shows %2</source>
        <translation>sa pendule montre «&#xa0;%1&#xa0;»&#xa0;; débitée du temps du coup, elle montre %2</translation>
    </message>
    <message>
        <source>%1&apos;s moves took %2 ns together, not %3</source>
        <translation>les coups de %1 ont pris %2 ns ensemble, pas %3</translation>
    </message>
    <message>
        <source>its record says %1, and its result is %2</source>
        <translation>sa partie enregistrée dit %1, et son résultat est %2</translation>
    </message>
    <message>
        <source>its record has another komi than %1</source>
        <translation>sa partie enregistrée a un autre komi que %1</translation>
    </message>
    <message>
        <source>its record has another handicap than %1</source>
        <translation>sa partie enregistrée a un autre handicap que %1</translation>
    </message>
    <message>
        <source>its record has another board</source>
        <translation>sa partie enregistrée a un autre goban</translation>
    </message>
    <message>
        <source>its record calls it %1</source>
        <translation>sa partie enregistrée la nomme %1</translation>
    </message>
    <message>
        <source>its record has the clock at &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>sa partie enregistrée a la pendule à «&#xa0;%1&#xa0;», pas «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>its record has other words or thoughts of the engine</source>
        <translation>sa partie enregistrée a d’autres mots ou pensées du moteur</translation>
    </message>
    <message>
        <source>its record is no SGF file of one game</source>
        <translation>son enregistrement n’est pas le fichier SGF d’une partie</translation>
    </message>
    <message>
        <source>its record has %1 moves, not %2</source>
        <translation>sa partie enregistrée a %1 coups, pas %2</translation>
    </message>
    <message>
        <source>its record has another move</source>
        <translation>sa partie enregistrée a un autre coup</translation>
    </message>
    <message>
        <source>by its log no engine answered this move</source>
        <translation>d’après son journal, aucun moteur n’a répondu ce coup</translation>
    </message>
    <message>
        <source>by its log no engine was told this move</source>
        <translation>d’après son journal, ce coup n’a été dit à aucun moteur</translation>
    </message>
    <message>
        <source>it does not repeat game %1 as it says</source>
        <translation>elle ne répète pas la partie %1 comme elle le dit</translation>
    </message>
    <message>
        <source>it repeats game %1 and does not say so</source>
        <translation>elle répète la partie %1 et ne le dit pas</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>it is not in the manifest</source>
        <translation>n’est pas dans le manifeste</translation>
    </message>
    <message>
        <source>it is not what was sealed</source>
        <translation>n’est pas ce qui a été scellé</translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot;, and by the settings it is &quot;%3&quot;</source>
        <translation>%1 était «&#xa0;%2&#xa0;» et, d’après les réglages, c’est «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>it is no game, or another one</source>
        <translation>n’est pas une partie, ou en est une autre</translation>
    </message>
    <message>
        <source>the game has another result</source>
        <translation>la partie a un autre résultat</translation>
    </message>
    <message>
        <source>the competition has no such game</source>
        <translation>la compétition n’a pas cette partie</translation>
    </message>
    <message>
        <source>it begins from another position, or by other rules</source>
        <translation>elle commence par une autre position, ou avec d’autres règles</translation>
    </message>
    <message>
        <source>it is a file of no game</source>
        <translation>est le fichier d’aucune partie</translation>
    </message>
    <message>
        <source>the report says %1; it comes out as %2</source>
        <translation>le rapport dit %1&#xa0;; on obtient %2</translation>
    </message>
    <message>
        <source>%1 scores: nobody&apos;s word on them is kept</source>
        <translation>%1 scores&#xa0;: aucun témoignage n’en est gardé</translation>
    </message>
    <message>
        <source>%1 games: they have no moves</source>
        <translation>%1 parties&#xa0;: elles n’ont pas de coups</translation>
    </message>
    <message>
        <source>clocks of %1 games: how fast their machines were is not kept</source>
        <translation>pendules de %1 parties&#xa0;: la vitesse de leurs machines n’est pas gardée</translation>
    </message>
    <message>
        <source>it is not the one whose hash was published</source>
        <translation>n’est pas celui dont le hachage a été publié</translation>
    </message>
    <message>
        <source>a competition that was never played, or games left out of it, if settings, games, records, logs and report tell the same</source>
        <translation>une compétition jamais jouée, ou des parties omises, si réglages, parties, enregistrements, journaux et rapport disent la même chose</translation>
    </message>
    <message>
        <source>what engines, networks and files were, if engines.json and report.json tell the same; engines that are asked again tell how they play</source>
        <translation>ce qu’étaient moteurs, réseaux et fichiers, si engines.json et report.json disent la même chose&#xa0;; les moteurs réinterrogés montrent comment ils jouent</translation>
    </message>
    <message>
        <source>how long moves took and when games were played, if games, records and report tell the same, and how fast machines were, if clocks agree</source>
        <translation>la durée des coups et le moment des parties, si parties, enregistrements et rapport disent la même chose, et la vitesse des machines, si les pendules concordent</translation>
    </message>
    <message>
        <source>settings that leave no trace in games: arguments, environment, seed, patience, policies, limits that nothing reached, what was kept</source>
        <translation>les réglages sans trace dans les parties&#xa0;: arguments, environnement, graine, patience, politiques, limites jamais atteintes, ce qui a été gardé</translation>
    </message>
    <message>
        <source>what logs say beside moves, engines&apos; standard error, and events that the report does not list</source>
        <translation>ce que disent les journaux hors des coups, l’erreur standard des moteurs, et les événements absents du rapport</translation>
    </message>
    <message>
        <source>the manifest&apos;s own words: when and by what it was sealed, what was replaced and left out</source>
        <translation>les mots mêmes du manifeste&#xa0;: quand et par quoi ce fut scellé, ce qui fut remplacé et omis</translation>
    </message>
    <message>
        <source>Sealed %1 by %2</source>
        <translation>Scellé le %1 par %2</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1, as published</source>
        <translation>SHA-256 du manifeste&#xa0;: %1, comme publié</translation>
    </message>
    <message>
        <source>Checked: %1 entries, %2 games, %3 moves, %4 scores, clocks of %5 games, %6 records, %7 logs, %8 values of the report</source>
        <translation>Vérifié&#xa0;: %1 entrées, %2 parties, %3 coups, %4 scores, pendules de %5 parties, %6 parties enregistrées, %7 journaux, %8 valeurs du rapport</translation>
    </message>
    <message>
        <source>Engines were asked %1 moves again</source>
        <translation>%1 coups ont été redemandés aux moteurs</translation>
    </message>
    <message>
        <source>Not checked:</source>
        <translation>Non vérifié&#xa0;:</translation>
    </message>
    <message>
        <source>Left out when it was sealed:</source>
        <translation>Laissé de côté au scellement&#xa0;:</translation>
    </message>
    <message>
        <source>Not to be seen if the manifest was written anew (compare its hash with one that was published):</source>
        <translation>Invisible si le manifeste a été réécrit (comparez son hachage à un hachage publié)&#xa0;:</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>Tout est tel que scellé.</translation>
    </message>
    <message>
        <source>%1 differences.</source>
        <translation>%1 différences.</translation>
    </message>
    <message>
        <source>refuses suicide of a single stone</source>
        <translation>refuse le suicide d’une seule pierre</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; it cannot be told otherwise</source>
        <translation>%1, que ces règles permettent, et perdrait par forfait une partie où son adversaire le joue&#xa0;; on ne peut pas le lui dire autrement</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; add %2 to its command line</source>
        <translation>%1, que ces règles permettent, et perdrait par forfait une partie où son adversaire le joue&#xa0;; ajoutez %2 à sa ligne de commande</translation>
    </message>
    <message>
        <source>counts by Chinese rules (area), but the game is counted by territory</source>
        <translation>compte selon les règles chinoises (aire), mais la partie est comptée par territoire</translation>
    </message>
    <message>
        <source>counts by Japanese rules (territory), but the game is counted by area</source>
        <translation>compte selon les règles japonaises (territoire), mais la partie est comptée par aire</translation>
    </message>
    <message>
        <source>is not told the komi, for which the Go Modem Protocol has no word</source>
        <translation>n’apprend pas le komi, pour lequel le Go Modem Protocol n’a pas de mot</translation>
    </message>
    <message>
        <source>%1, and it cannot be told other rules</source>
        <translation>%1, et on ne peut pas lui dire d’autres règles</translation>
    </message>
    <message>
        <source>%1; its command line has %2, not %3</source>
        <translation>%1&#xa0;; sa ligne de commande a %2, pas %3</translation>
    </message>
    <message>
        <source>%1; add %2 to its command line</source>
        <translation>%1&#xa0;; ajoutez %2 à sa ligne de commande</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>revendication</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>forfait</translation>
    </message>
    <message>
        <source>move-limit</source>
        <translation>limite de coups</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>arbitrage</translation>
    </message>
    <message>
        <source>the engine %1 %2</source>
        <translation>le moteur %1 %2</translation>
    </message>
    <message>
        <source>game %1, after move %2: the engine %3</source>
        <translation>partie %1, après le coup %2&#xa0;: le moteur %3</translation>
    </message>
    <message>
        <source>is no time up to a day</source>
        <translation>n’est pas une durée d’un jour au plus</translation>
    </message>
    <message>
        <source>is not of the form 20-60, 20- or -60</source>
        <translation>n’a pas la forme 20-60, 20- ou -60</translation>
    </message>
    <message>
        <source>holds no move</source>
        <translation>ne contient aucun coup</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>n’est aucun de %1</translation>
    </message>
    <message>
        <source>is no number of points</source>
        <translation>n’est pas un nombre de points</translation>
    </message>
    <message>
        <source>is no list of sabaki, katrain, lizzie</source>
        <translation>n’est pas une liste de sabaki, katrain, lizzie</translation>
    </message>
    <message>
        <source>--report: %1 does not end with .html, .json or .csv</source>
        <translation>--report&#xa0;: %1 ne finit ni par .html, ni par .json, ni par .csv</translation>
    </message>
    <message>
        <source>no engine is given; say which with --%1</source>
        <translation>aucun moteur n’est donné&#xa0;; indiquez-le avec --%1</translation>
    </message>
    <message>
        <source>FILES are missing</source>
        <translation>FILES manque</translation>
    </message>
    <message>
        <source>--on needs --journal FILE</source>
        <translation>--on a besoin de --journal FILE</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE</source>
        <translation>--on ssh a besoin de --hosts FILE</translation>
    </message>
    <message>
        <source>there are no game files</source>
        <translation>il n’y a pas de fichiers de parties</translation>
    </message>
    <message>
        <source>--stop takes the name of a run</source>
        <translation>--stop prend le nom d’une exécution</translation>
    </message>
    <message>
        <source>say which file of accounts</source>
        <translation>indiquez le fichier de comptes</translation>
    </message>
    <message>
        <source>no password was given</source>
        <translation>aucun mot de passe n’a été donné</translation>
    </message>
    <message>
        <source>is no whole number from 5 to 25</source>
        <translation>n’est pas un nombre entier de 5 à 25</translation>
    </message>
    <message>
        <source>say which engine: its command line, or its name</source>
        <translation>indiquez le moteur&#xa0;: sa ligne de commande ou son nom</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; quote a command that has several words</source>
        <translation>«&#xa0;%1&#xa0;» est de trop&#xa0;; mettez entre guillemets une commande de plusieurs mots</translation>
    </message>
    <message>
        <source>your engines cannot be read: %1</source>
        <translation>vos moteurs ne peuvent pas être lus&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is no calibration: that is type = &quot;tune&quot; with method = &quot;calibration&quot; in [tune]</source>
        <translation>%1 n’est pas un étalonnage&#xa0;: c’est type = &quot;tune&quot; avec method = &quot;calibration&quot; dans [tune]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation>«&#xa0;%1&#xa0;» %2</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>sortie standard&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; -o names the file to write</source>
        <translation>«&#xa0;%1&#xa0;» est de trop&#xa0;; -o nomme le fichier à écrire</translation>
    </message>
    <message>
        <source>%1 has been played already; see reset</source>
        <translation>%1 a déjà été joué&#xa0;; voir reset</translation>
    </message>
    <message>
        <source>%1 already exists; --force writes over it</source>
        <translation>%1 existe déjà&#xa0;; --force l’écrase</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of text, html and json</source>
        <translation>--format&#xa0;: «&#xa0;%1&#xa0;» n’est ni text, ni html, ni json</translation>
    </message>
    <message>
        <source>name one bundle or more</source>
        <translation>nommez une archive ou plusieurs</translation>
    </message>
    <message>
        <source>there is no game that could be rated</source>
        <translation>il n’y a aucune partie pour une cote</translation>
    </message>
    <message>
        <source>--max-time: &quot;%1&quot; is no time; allowed are 90s, 30m, 8h and the like</source>
        <translation>--max-time&#xa0;: «&#xa0;%1&#xa0;» n’est pas une durée&#xa0;; sont permis 90s, 30m, 8h et semblables</translation>
    </message>
    <message>
        <source>--on: “%1” is not known; it takes here, slurm or ssh</source>
        <translation>--on&#xa0;: «&#xa0;%1&#xa0;» est inconnu&#xa0;; possibles sont here, slurm et ssh</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE, or hosts in [machines]</source>
        <translation>--on ssh a besoin de --hosts FILE, ou de hosts dans [machines]</translation>
    </message>
    <message>
        <source>--keep: &quot;%1&quot; is none of environment, folders, users and hosts</source>
        <translation>--keep&#xa0;: «&#xa0;%1&#xa0;» n’est ni environment, ni folders, ni users, ni hosts</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of sgf, json, csv and matchups</source>
        <translation>--format&#xa0;: «&#xa0;%1&#xa0;» n’est ni sgf, ni json, ni csv, ni matchups</translation>
    </message>
    <message>
        <source>give one of --after-pairs and --now</source>
        <translation>donnez --after-pairs ou --now, pas les deux</translation>
    </message>
    <message>
        <source>reset: nothing was done; --yes deletes all of these for ever, --aside moves them into a folder</source>
        <translation>reset&#xa0;: rien n’a été fait&#xa0;; --yes supprime tout cela pour toujours, --aside le déplace dans un dossier</translation>
    </message>
    <message>
        <source>--engines: &quot;%1&quot; is not PLAYER=COMMAND</source>
        <translation>--engines&#xa0;: «&#xa0;%1&#xa0;» n’est pas PLAYER=COMMAND</translation>
    </message>
    <message>
        <source>--stop takes after-pairs, after-games or now, --term N, and the name of a run</source>
        <translation>--stop prend after-pairs, after-games ou now, --term N, et le nom d’une exécution</translation>
    </message>
    <message>
        <source>--block is missing</source>
        <translation>--block manque</translation>
    </message>
    <message>
        <source>the engine is missing; give its command after --</source>
        <translation>le moteur manque&#xa0;; donnez sa commande après --</translation>
    </message>
    <message>
        <source>is not from 2 to %1</source>
        <translation>n’est pas entre 2 et %1</translation>
    </message>
    <message>
        <source>is free; GMP has fixed points only</source>
        <translation>est libre&#xa0;; GMP n’a que des points fixes</translation>
    </message>
    <message>
        <source>is neither black nor white</source>
        <translation>n’est ni black ni white</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>ne peut pas être créé</translation>
    </message>
    <message>
        <source>missing; give the engine&apos;s command line</source>
        <translation>manque&#xa0;; donnez la ligne de commande du moteur</translation>
    </message>
    <message>
        <source>is none of black, white, both and none</source>
        <translation>n’est ni black, ni white, ni both, ni none</translation>
    </message>
    <message>
        <source>is none of automatic, slow-moves, always and never</source>
        <translation>n’est ni automatic, ni slow-moves, ni always, ni never</translation>
    </message>
    <message>
        <source>is no time; allowed are 200ms, 1s, 1.5s and the like</source>
        <translation>n’est pas une durée&#xa0;; sont permis 200ms, 1s, 1.5s et semblables</translation>
    </message>
    <message>
        <source>is none of allowed, forbidden and frozen</source>
        <translation>n’est ni allowed, ni forbidden, ni frozen</translation>
    </message>
    <message>
        <source>is neither warning nor forfeit</source>
        <translation>n’est ni warning ni forfeit</translation>
    </message>
    <message>
        <source>asks a person, and there is nobody here</source>
        <translation>demande à une personne, et il n’y a personne ici</translation>
    </message>
    <message>
        <source>--scorer %1 asks no referee</source>
        <translation>--scorer %1 ne demande à aucun arbitre</translation>
    </message>
    <message>
        <source>asks a referee; say which engine with --referee</source>
        <translation>demande à un arbitre&#xa0;; indiquez le moteur avec --referee</translation>
    </message>
    <message>
        <source>&quot;move&quot; and --watchdog say the same; give one</source>
        <translation>«&#xa0;move&#xa0;» et --watchdog disent la même chose&#xa0;; donnez-en un</translation>
    </message>
    <message>
        <source>does not end in .html, .txt, .json or .csv</source>
        <translation>ne finit ni par .html, .txt, .json ni .csv</translation>
    </message>
    <message>
        <source>say with --results which file has the games</source>
        <translation>indiquez avec --results le fichier des parties</translation>
    </message>
    <message>
        <source>--adjudicate reads what engines think of their moves, so it cannot be never</source>
        <translation>--adjudicate lit ce que les moteurs pensent de leurs coups pour arbitrer&#xa0;: never n’est donc pas possible</translation>
    </message>
    <message>
        <source>is no number between 0 and 0.5</source>
        <translation>n’est pas un nombre entre 0 et 0.5</translation>
    </message>
    <message>
        <source>is not two numbers, the lower first, such as 0,20</source>
        <translation>n’est pas deux nombres, le plus petit d’abord, comme 0,20</translation>
    </message>
    <message>
        <source>is no file and no folder</source>
        <translation>n’est ni un fichier ni un dossier</translation>
    </message>
    <message>
        <source>is neither game nor opening</source>
        <translation>n’est ni game (partie) ni opening (ouverture)</translation>
    </message>
    <message>
        <source>there are no --openings</source>
        <translation>il n’y a pas de --openings</translation>
    </message>
    <message>
        <source>no build is given</source>
        <translation>aucune version n’est donnée</translation>
    </message>
    <message>
        <source>has no {}</source>
        <translation>n’a pas de {}</translation>
    </message>
    <message>
        <source>say what to test: --test or --sprt</source>
        <translation>indiquez quoi tester&#xa0;: --test ou --sprt</translation>
    </message>
    <message>
        <source>no suite is given</source>
        <translation>aucune suite n’est donnée</translation>
    </message>
    <message>
        <source>is neither gnugo nor strict</source>
        <translation>n’est ni gnugo ni strict</translation>
    </message>
    <message>
        <source>%1: it cannot be read as SGF</source>
        <translation>%1&#xa0;: ne peut pas être lu comme SGF</translation>
    </message>
    <message>
        <source>%1: game %2 is on a board of %3x%4; see --size</source>
        <translation>%1&#xa0;: la partie %2 est sur un goban de %3x%4&#xa0;; voir --size</translation>
    </message>
    <message>
        <source>there is no game in %1</source>
        <translation>il n’y a aucune partie dans %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not COMMAND=SENT</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas COMMAND=SENT</translation>
    </message>
    <message>
        <source>is none of resign, pass and alternate</source>
        <translation>n’est ni resign (abandonner), ni pass (passer), ni alternate</translation>
    </message>
    <message>
        <source>goes with --replace alternate, which needs it</source>
        <translation>va avec --replace alternate, qui en a besoin</translation>
    </message>
    <message>
        <source>are no rules</source>
        <translation>ne sont pas des règles</translation>
    </message>
    <message>
        <source>is no time; allowed are 500ms, 2s and the like</source>
        <translation>n’est pas une durée&#xa0;; sont permis 500ms, 2s et semblables</translation>
    </message>
    <message>
        <source>follows the record; say with --sgf where that is</source>
        <translation>suit la partie&#xa0;; indiquez avec --sgf où elle est</translation>
    </message>
    <message>
        <source>goes with --listen; a controller at the standard streams may send everything</source>
        <translation>va avec --listen&#xa0;; un contrôleur aux flux standard peut tout envoyer</translation>
    </message>
    <message>
        <source>%1: there are %2 logs; no more are written</source>
        <translation>%1&#xa0;: il y a %2 journaux&#xa0;; on n’en écrit plus</translation>
    </message>
    <message>
        <source>shinpan cannot be started; open %1 with it by hand</source>
        <translation>shinpan ne peut pas être lancé&#xa0;; ouvrez %1 avec lui à la main</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>say which script</source>
        <translation>indiquez le script</translation>
    </message>
    <message>
        <source>say which engine, with --engine</source>
        <translation>indiquez le moteur avec --engine</translation>
    </message>
    <message>
        <source>it is packed; unpack it first, with gunzip</source>
        <translation>il est compressé&#xa0;; décompressez-le d’abord avec gunzip</translation>
    </message>
    <message>
        <source>%1: it names no record of game %2; match keeps them with --sgf</source>
        <translation>%1&#xa0;: ne nomme aucun enregistrement de la partie %2&#xa0;; match les garde avec --sgf</translation>
    </message>
    <message>
        <source>there is no game in it</source>
        <translation>il n’y a aucune partie dedans</translation>
    </message>
    <message>
        <source>%1: there is no game in it</source>
        <translation>%1&#xa0;: il n’y a aucune partie dedans</translation>
    </message>
    <message>
        <source>say which two sets of games: folders, files or results</source>
        <translation>indiquez quels deux ensembles de parties&#xa0;: dossiers, fichiers ou résultats</translation>
    </message>
    <message>
        <source>say which files or folders</source>
        <translation>indiquez quels fichiers ou dossiers</translation>
    </message>
    <message>
        <source>--merge and --output FILE belong together</source>
        <translation>--merge et --output FILE vont ensemble</translation>
    </message>
    <message>
        <source>--move and --node exclude each other</source>
        <translation>--move et --node s’excluent</translation>
    </message>
    <message>
        <source>%1; not rewritten without --force</source>
        <translation>%1&#xa0;; pas réécrit sans --force</translation>
    </message>
    <message>
        <source>-i and -o exclude each other</source>
        <translation>-i et -o s’excluent</translation>
    </message>
    <message>
        <source>-o takes the result of one file; sgf merge joins several</source>
        <translation>-o prend le résultat d’un fichier&#xa0;; sgf merge en réunit plusieurs</translation>
    </message>
    <message>
        <source>-o %1: the name must end in %2 or a slash; or say --format</source>
        <translation>-o %1&#xa0;: le nom doit finir par %2 ou une barre oblique&#xa0;; ou indiquez --format</translation>
    </message>
    <message>
        <source>--format: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--format&#xa0;: «&#xa0;%1&#xa0;» n’existe pas&#xa0;; possibles sont %2</translation>
    </message>
    <message>
        <source>--range: &quot;%1&quot; is no range of moves; say 1-50, 51- or 12</source>
        <translation>--range&#xa0;: «&#xa0;%1&#xa0;» n’est pas un intervalle de coups&#xa0;; indiquez 1-50, 51- ou 12</translation>
    </message>
    <message>
        <source>--move goes with neither --node nor --range</source>
        <translation>--move ne va ni avec --node ni avec --range</translation>
    </message>
    <message>
        <source>-o is missing; say where to write, as in -o board.png</source>
        <translation>-o manque&#xa0;; indiquez où écrire, comme -o board.png</translation>
    </message>
    <message>
        <source>a slide show cannot be written to standard output</source>
        <translation>un diaporama ne peut pas être écrit sur la sortie standard</translation>
    </message>
    <message>
        <source>--pace: &quot;%1&quot; is no number of seconds from 0.02 to 60</source>
        <translation>--pace&#xa0;: «&#xa0;%1&#xa0;» n’est pas un nombre de secondes de 0.02 à 60</translation>
    </message>
    <message>
        <source>%1 is missing, which draws; build Shinpan with its window (-DSHINPAN_UI=ON) or install it whole</source>
        <translation>%1 manque, qui dessine&#xa0;; compilez Shinpan avec sa fenêtre (-DSHINPAN_UI=ON) ou installez-le en entier</translation>
    </message>
    <message>
        <source>FILE is missing; - reads standard input</source>
        <translation>FILE manque&#xa0;; - lit l’entrée standard</translation>
    </message>
    <message>
        <source>--rules: &quot;%1&quot; is no rule set known here; say Japanese, Chinese, AGA, NZ or fields such as ko=simple,scoring=area</source>
        <translation>--rules&#xa0;: «&#xa0;%1&#xa0;» n’est pas un jeu de règles connu&#xa0;; indiquez Japanese, Chinese, AGA, NZ ou des champs comme ko=simple,scoring=area</translation>
    </message>
    <message>
        <source>--legal: &quot;%1&quot; is no colour; say b or w</source>
        <translation>--legal&#xa0;: «&#xa0;%1&#xa0;» n’est pas une couleur&#xa0;; indiquez b ou w</translation>
    </message>
    <message>
        <source>has no position to solve</source>
        <translation>n’a aucune position à résoudre</translation>
    </message>
    <message>
        <source>this is a directory; add -r to look into it</source>
        <translation>c’est un répertoire&#xa0;; ajoutez -r pour regarder dedans</translation>
    </message>
    <message>
        <source>--game %1: it is not a record of Go</source>
        <translation>--game %1&#xa0;: ce n’est pas une partie de go</translation>
    </message>
    <message>
        <source>%1 more of these</source>
        <translation>%1 autres de ce genre</translation>
    </message>
    <message>
        <source>a handicap of %1 without stones: %2</source>
        <translation>un handicap de %1 sans pierres&#xa0;: %2</translation>
    </message>
    <message>
        <source>--charset: &quot;%1&quot; is no character set that is known here; try UTF-8, GB18030, Big5, Shift_JIS, EUC-KR or ISO-8859-1</source>
        <translation>--charset&#xa0;: «&#xa0;%1&#xa0;» n’est pas un jeu de caractères connu&#xa0;; essayez UTF-8, GB18030, Big5, Shift_JIS, EUC-KR ou ISO-8859-1</translation>
    </message>
    <message>
        <source>FILES are missing; - reads standard input</source>
        <translation>FILES manque&#xa0;; - lit l’entrée standard</translation>
    </message>
    <message>
        <source>--name: there is no {%1}; --help lists what there is</source>
        <translation>--name&#xa0;: {%1} n’existe pas&#xa0;; --help énumère ce qu’il y a</translation>
    </message>
    <message>
        <source>already exists; --force replaces it</source>
        <translation>existe déjà&#xa0;; --force le remplace</translation>
    </message>
    <message>
        <source>there is no game of Go</source>
        <translation>il n’y a aucune partie de go</translation>
    </message>
    <message>
        <source>%1; your engines cannot be read: %2</source>
        <translation>%1&#xa0;; vos moteurs ne peuvent pas être lus&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deadline; allowed are start, setup, move, scoring and quit with a time, such as start=30s,move=2m</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un délai&#xa0;; sont permis start, setup, move, scoring et quit avec une durée, comme start=30s,move=2m</translation>
    </message>
    <message>
        <source>standard input cannot be read</source>
        <translation>l’entrée standard ne peut pas être lue</translation>
    </message>
    <message>
        <source>--%1: &quot;%2&quot; %3</source>
        <translation>--%1&#xa0;: «&#xa0;%2&#xa0;» %3</translation>
    </message>
    <message>
        <source>say whose moves, with --proposer</source>
        <translation>indiquez de qui sont les coups avec --proposer</translation>
    </message>
    <message>
        <source>is no number from %1 to %2</source>
        <translation>n’est pas un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>--theme: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--theme&#xa0;: le thème «&#xa0;%1&#xa0;» n’existe pas&#xa0;; possibles sont %2</translation>
    </message>
    <message>
        <source>--region: &quot;%1&quot; is no part of this board; name two opposite corners, as in C3:K10</source>
        <translation>--region&#xa0;: «&#xa0;%1&#xa0;» n’est pas une partie de ce goban&#xa0;; nommez deux coins opposés, comme C3:K10</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
    </message>
    <message>
        <source>, %1 points</source>
        <translation>, %1 points</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Milieu de partie</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Per 100</source>
        <translation>Pour 100</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petites</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Moyennes</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Accuracy and mistakes by phase</source>
        <translation>Précision et erreurs par phase</translation>
    </message>
    <message>
        <source>%1 more players are in the JSON and CSV reports.</source>
        <translation>%1 autres joueurs sont dans les rapports JSON et CSV.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Phases</translation>
    </message>
    <message>
        <source>The board before move %1</source>
        <translation>Le goban avant le coup %1</translation>
    </message>
    <message>
        <source>Move %1 %2 lost %3; better was %4</source>
        <translation>Le coup %1 %2 a perdu %3&#xa0;; meilleur était %4</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Il n’y a pas d’erreurs.</translation>
    </message>
    <message>
        <source>%1 to play, %2 games</source>
        <translation>À %1 de jouer, %2 parties</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Opening positions that several games came to, those first where most was lost: rings are what was played, a square is the engine&apos;s choice.</source>
        <translation>Positions d’ouverture communes à plusieurs parties, d’abord celles où l’on a le plus perdu&#xa0;: les cercles sont ce qui a été joué, un carré est le choix du moteur.</translation>
    </message>
    <message>
        <source>The same positions, judged by two engines: how often they would play the same move, how far apart their values are, and which mistakes both or only one of them saw.</source>
        <translation>Les mêmes positions, jugées par deux moteurs&#xa0;: combien de fois ils joueraient le même coup, combien leurs valeurs diffèrent, et quelles erreurs les deux ou un seul ont vues.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Same choice</source>
        <translation>Même choix</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Points apart</source>
        <translation>Écart en points</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>Erreurs pour les deux</translation>
    </message>
    <message>
        <source>First only</source>
        <translation>Premier seul</translation>
    </message>
    <message>
        <source>Second only</source>
        <translation>Second seul</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>Moteurs comparés</translation>
    </message>
    <message>
        <source>small: %1; middle: %2; large: %3</source>
        <translation>petite&#xa0;: %1&#xa0;; moyenne&#xa0;: %2&#xa0;; grande&#xa0;: %3</translation>
    </message>
    <message>
        <source>Of a move: 0.75 to the power of the points it lost, so that a point lost leaves 75 %, three points leave 42 %. Where the engine tells no points, 10 % of the chance to win count as three. The engine&apos;s own choice loses nothing. Of a player in a game: the mean of the moves. Of several games: the mean of the games, with a 95 % interval (Student&apos;s) from how they differ; one game has none.</source>
        <translation>D’un coup&#xa0;: 0,75 à la puissance des points perdus&#xa0;; un point perdu laisse 75 %, trois points laissent 42 %. Là où le moteur ne dit pas de points, 10 % de probabilité de gain comptent pour trois. Le choix du moteur lui-même ne perd rien. D’un joueur dans une partie&#xa0;: la moyenne des coups. De plusieurs parties&#xa0;: la moyenne des parties, avec un intervalle à 95 % (de Student) d’après leurs différences&#xa0;; une seule n’en a pas.</translation>
    </message>
    <message>
        <source>Moves that lost more than the engine is unsure of: %1. The percents are of the chance to win.</source>
        <translation>Coups qui ont perdu plus que l’incertitude du moteur&#xa0;: %1. Les pourcentages sont ceux de la probabilité de gain.</translation>
    </message>
    <message>
        <source>Choice, loss, points</source>
        <translation>Choix, perte, points</translation>
    </message>
    <message>
        <source>The share of the moves that were the engine&apos;s first choice, and what a move lost on average: of the chance to win, and points.</source>
        <translation>La part des coups qui étaient le premier choix du moteur, et ce qu’un coup a perdu en moyenne&#xa0;: en probabilité de gain, et en points.</translation>
    </message>
    <message>
        <source>On 19×19 the opening is the first 50 moves and the endgame begins with move 151; on smaller boards earlier in proportion.</source>
        <translation>En 19×19, l’ouverture est faite des 50 premiers coups et la fin de partie commence au coup 151&#xa0;; sur de plus petits gobans, plus tôt en proportion.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Défaut</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Défauts</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revue</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>%1 per 100 moves</source>
        <translation>%1 pour 100 coups</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Revue&#xa0;: %1</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, par %1</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>Pires erreurs</translation>
    </message>
    <message>
        <source>The same positions</source>
        <translation>Les mêmes positions</translation>
    </message>
    <message>
        <source>How to read this</source>
        <translation>Comment lire ceci</translation>
    </message>
    <message>
        <source>%1 points or %2 %, or more</source>
        <translation>%1 points ou %2 %, ou plus</translation>
    </message>
    <message>
        <source>%1 to %2 points or %3 to %4 %</source>
        <translation>de %1 à %2 points ou de %3 à %4 %</translation>
    </message>
    <message>
        <source>the program of %1 was not identified, so it is a player of its own</source>
        <translation>le programme de %1 n’a pas été identifié, c’est donc un joueur à part</translation>
    </message>
    <message>
        <source>%1x%2, komi %3, %4, %5</source>
        <translation>%1x%2, komi %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 (Black), %2 (White)</source>
        <translation>%1 (Noir), %2 (Blanc)</translation>
    </message>
    <message>
        <source>Pool of 1 bundle</source>
        <translation>Ensemble de 1 archive</translation>
    </message>
    <message>
        <source>Pool of %1 bundles</source>
        <translation>Ensemble de %1 archives</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>archive</translation>
    </message>
    <message>
        <source>competition</source>
        <translation>compétition</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>scellé</translation>
    </message>
    <message>
        <source>also in others</source>
        <translation>aussi dans d’autres</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omises</translation>
    </message>
    <message>
        <source>manifest</source>
        <translation>manifeste</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Archives</translation>
    </message>
    <message>
        <source>Games that an earlier bundle has, too, count once; games without a known winner or with a handicap are left out.</source>
        <translation>Les parties qu’une archive précédente contient déjà comptent une fois&#xa0;; sont omises celles sans gagnant connu, et celles à handicap.</translation>
    </message>
    <message>
        <source>called in the bundles</source>
        <translation>nom dans les archives</translation>
    </message>
    <message>
        <source>bundles</source>
        <translation>archives</translation>
    </message>
    <message>
        <source>not identified</source>
        <translation>non identifié</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>Qui est qui</translation>
    </message>
    <message>
        <source>The same program and files, started in the same way, are the same player, whatever it is called.</source>
        <translation>Le même programme et les mêmes fichiers, lancés de la même façon, sont le même joueur, quel que soit son nom.</translation>
    </message>
    <message>
        <source>Elo by all games</source>
        <translation>Elo d’après toutes les parties</translation>
    </message>
    <message>
        <source>Elo here alone</source>
        <translation>Elo ici seulement</translation>
    </message>
    <message>
        <source>here above</source>
        <translation>ici au-dessus</translation>
    </message>
    <message>
        <source>its 95%</source>
        <translation>ses 95%</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Conditions</translation>
    </message>
    <message>
        <source>pooled bundles</source>
        <translation>archives réunies</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 joueur</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 joueurs</translation>
    </message>
    <message>
        <source>all under the same conditions</source>
        <translation>toutes aux mêmes conditions</translation>
    </message>
    <message>
        <source>%1 different conditions</source>
        <translation>%1 conditions différentes</translation>
    </message>
    <message>
        <source>A player is as strong under all conditions; what having Black is worth is each condition’s own. Both come from all games at once (Bradley–Terry, maximum likelihood), in which each player has had one more game, half of it won, against somebody of average strength. The columns behind that are of the games of one condition alone: where “here above” is far from 0, the player is not as strong there as elsewhere.</source>
        <translation>Un joueur est de même force dans toutes les conditions&#xa0;; ce que vaut le fait d’avoir Noir est propre à chacune. Les deux viennent de toutes les parties à la fois (Bradley–Terry, maximum de vraisemblance), où chaque joueur a eu une partie de plus, à demi gagnée, contre quelqu’un de force moyenne. Les colonnes suivantes sont celles des parties d’une seule condition&#xa0;: là où «&#xa0;ici au-dessus&#xa0;» est loin de 0, le joueur n’y est pas de la même force qu’ailleurs.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinoises</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>Chinoises KGS</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonaises</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréennes</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA avec bouton</translation>
    </message>
    <message>
        <source>NZ</source>
        <translation>Nouvelle-Zélande</translation>
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
        <translation>Par pierres</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>Territoire ancien</translation>
    </message>
    <message>
        <source>block %1 is damaged, or of another run</source>
        <translation>le bloc %1 est abîmé, ou d’une autre exécution</translation>
    </message>
    <message>
        <source>there is no terminal to ask at; use password_file</source>
        <translation>il n’y a pas de terminal où demander&#xa0;; utilisez password_file</translation>
    </message>
    <message>
        <source>listening at %1</source>
        <translation>à l’écoute sur %1</translation>
    </message>
    <message>
        <source>standard input cannot be changed in place; leave out -i</source>
        <translation>l’entrée standard ne peut pas être changée sur place&#xa0;; omettez -i</translation>
    </message>
    <message>
        <source>--game %1: the number of games is %2</source>
        <translation>--game %1&#xa0;: le nombre de parties est %2</translation>
    </message>
    <message>
        <source>none were set up, for there are no fixed points for so many, or a move stands on one of them</source>
        <translation>aucune n’a été posée, car il n’y a pas de points fixes pour tant de pierres, ou un coup est sur l’un d’eux</translation>
    </message>
    <message>
        <source>the fixed points were taken</source>
        <translation>les points fixes ont été pris</translation>
    </message>
    <message>
        <source>an engine that does not know kata-time_settings is told %1 instead of %2, for GTP has whole seconds only</source>
        <translation>un moteur qui ne connaît pas kata-time_settings reçoit %1 au lieu de %2, car GTP n’a que des secondes entières</translation>
    </message>
    <message>
        <source>is told &quot;%1&quot; at its start, which leaves it no time to think; &quot;%2&quot; says that nothing limits it</source>
        <translation>reçoit «&#xa0;%1&#xa0;» à son démarrage, ce qui ne lui laisse pas de temps&#xa0;; «&#xa0;%2&#xa0;» dit que rien ne le limite</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>le dossier ne peut pas être créé</translation>
    </message>
    <message>
        <source>the engine %1 is started again: it %2</source>
        <translation>le moteur %1 est redémarré&#xa0;: il %2</translation>
    </message>
    <message>
        <source>%1 visits a position</source>
        <translation>%1 visites par position</translation>
    </message>
    <message>
        <source>%1 seconds a position</source>
        <translation>%1 secondes par position</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 positions</source>
        <translation>%1 fichiers sur %2, %3 positions</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <translation>%1 (%2 points)</translation>
    </message>
    <message>
        <source>lost %1; the engine&apos;s choice</source>
        <translation>a perdu %1&#xa0;; le choix du moteur</translation>
    </message>
    <message>
        <source>lost %1; better was %2</source>
        <translation>a perdu %1&#xa0;; le meilleur était %2</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 coup</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 coups</translation>
    </message>
    <message>
        <source>average loss %1, the engine&apos;s choice %2 of %3</source>
        <translation>perte moyenne %1, choix du moteur %2 sur %3</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partie %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, par %2</translation>
    </message>
    <message>
        <source>%1 files wait, %2 blocks are out, %3</source>
        <translation>%1 fichiers en attente, %2 blocs en cours, %3</translation>
    </message>
    <message>
        <source>%1: warning: parts of it were not understood; &quot;shinpan-cli sgf check&quot; says which</source>
        <translation>%1&#xa0;: avertissement&#xa0;: certaines parties n’ont pas été comprises&#xa0;; &quot;shinpan-cli sgf check&quot; dit lesquelles</translation>
    </message>
    <message>
        <source>%1: %2 of %3 positions</source>
        <translation>%1&#xa0;: %2 positions sur %3</translation>
    </message>
    <message>
        <source>stopping after the running games; once more to log out at once</source>
        <translation>arrêt après les parties en cours&#xa0;; encore une fois pour se déconnecter aussitôt</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 won, %4 lost, %5 drawn, %6 broken off</source>
        <translation>%1&#xa0;: %2 parties, %3 gagnées, %4 perdues, %5 nulles, %6 interrompues</translation>
    </message>
    <message>
        <source>last rating %1</source>
        <translation>dernier classement %1</translation>
    </message>
    <message>
        <source>checking %1 of %2: %3</source>
        <translation>vérification %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2 Elo from %3 wanted, %4 ± %5 in the round robin</source>
        <translation>%1&#xa0;: %2 Elo de plus que %3 voulus, %4 ± %5 dans le tournoi toutes rondes</translation>
    </message>
    <message>
        <source>“%1” is kept as a strength of “%2”</source>
        <translation>«&#xa0;%1&#xa0;» est gardé comme une force de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1: not taken over: %2</source>
        <translation>%1&#xa0;: non repris&#xa0;: %2</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3%4</source>
        <translation>SPRT Elo %1 ou %2&#xa0;: LLR %3%4</translation>
    </message>
    <message>
        <source>there is no --sprt</source>
        <translation>il n’y a pas de --sprt</translation>
    </message>
    <message>
        <source>build %1 of %2, %3</source>
        <translation>version %1 sur %2, %3</translation>
    </message>
    <message>
        <source>%1: passes</source>
        <translation>%1&#xa0;: réussit</translation>
    </message>
    <message>
        <source>%1: fails</source>
        <translation>%1&#xa0;: échoue</translation>
    </message>
    <message>
        <source>%1: cannot be run</source>
        <translation>%1&#xa0;: impossible à exécuter</translation>
    </message>
    <message>
        <source>no build fails that could be run</source>
        <translation>aucune version qui a pu être exécutée n’échoue</translation>
    </message>
    <message>
        <source>the first that fails: %1</source>
        <translation>la première qui échoue&#xa0;: %1</translation>
    </message>
    <message>
        <source>the first that fails is one of %1, the last of which does: %2</source>
        <translation>la première qui échoue est l’une de ces %1, dont la dernière&#xa0;: %2</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 exécution</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 exécutions</translation>
    </message>
    <message>
        <source>%1 of %2 suites</source>
        <translation>%1 suites sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 games played out</source>
        <translation>%1 parties sur %2 jouées jusqu’au bout</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1 positions sur %2</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(rien)</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>refusé&#xa0;: %1</translation>
    </message>
    <message>
        <source>was</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 commande</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>%1 commandes</translation>
    </message>
    <message>
        <source>no answer to compare with</source>
        <translation>aucune réponse à comparer</translation>
    </message>
    <message>
        <source>all %1 recorded answers the same</source>
        <translation>les %1 réponses enregistrées sont toutes identiques</translation>
    </message>
    <message>
        <source>%1 of %2 recorded answers differ</source>
        <translation>%1 réponses enregistrées sur %2 diffèrent</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>both %1</source>
        <translation>deux fois %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1: differ from move %2 (%3, %4), %5 of %6 moves alike; %7 and %8 moves, %9</source>
        <translation>%1&#xa0;: diffèrent à partir du coup %2 (%3, %4), %5 coups sur %6 pareils&#xa0;; %7 et %8 coups, %9</translation>
    </message>
    <message>
        <source>%1 of %2 games are the same, %3 have the same result</source>
        <translation>%1 parties sur %2 sont les mêmes, %3 ont le même résultat</translation>
    </message>
    <message>
        <source>the others differ from move %1 to %2, move %3 in the middle</source>
        <translation>les autres diffèrent à partir des coups %1 à %2, médiane au coup %3</translation>
    </message>
    <message>
        <source>only in the first: %1</source>
        <translation>seulement dans le premier&#xa0;: %1</translation>
    </message>
    <message>
        <source>only in the second: %1</source>
        <translation>seulement dans le second&#xa0;: %1</translation>
    </message>
    <message>
        <source>turned or mirrored</source>
        <translation>tourné ou reflété</translation>
    </message>
    <message>
        <source>ends after %1 of %2 moves</source>
        <translation>finit après %1 coups sur %2</translation>
    </message>
    <message>
        <source>differs after move %1</source>
        <translation>diffère après le coup %1</translation>
    </message>
    <message>
        <source>moves in another order</source>
        <translation>coups dans un autre ordre</translation>
    </message>
    <message>
        <source>other comments or variations</source>
        <translation>autres commentaires ou variantes</translation>
    </message>
    <message>
        <source>other words about the game</source>
        <translation>autres renseignements sur la partie</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>pareil</translation>
    </message>
    <message>
        <source>%1 - %2, %3: %4 records</source>
        <translation>%1 - %2, %3&#xa0;: %4 enregistrements</translation>
    </message>
    <message>
        <source>%1 of %2 games are there more than once</source>
        <translation>%1 parties sur %2 s’y trouvent plus d’une fois</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation>%1 % (%2 à %3)</translation>
    </message>
    <message>
        <source>share</source>
        <translation>part</translation>
    </message>
    <message>
        <source>Black&apos;s score</source>
        <translation>score de Noir</translation>
    </message>
    <message>
        <source>last</source>
        <translation>dernière</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>moteurs</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>%1, game %2, move %3: %4 - %5, %6 %7</source>
        <translation>%1, partie %2, coup %3&#xa0;: %4 - %5, %6 %7</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 games</source>
        <translation>%1 fichiers sur %2, %3 parties</translation>
    </message>
    <message>
        <source>%1 files: %2 read, %3 gone; %4 games added, %5 positions</source>
        <translation>%1 fichiers&#xa0;: %2 lus, %3 disparus&#xa0;; %4 parties ajoutées, %5 positions</translation>
    </message>
    <message>
        <source>%1 games, %2 problems: %3 solved by their own solution, %4 without; %5 marked, %6 of %7 lines are right</source>
        <translation>%1 parties, %2 problèmes&#xa0;: %3 résolus par leur propre solution, %4 non&#xa0;; %5 marqués, %6 variantes sur %7 sont justes</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, position %2</translation>
    </message>
    <message>
        <source>others</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>%1, Black scored %2 (%3)</source>
        <translation>%1, score de Noir %2 (%3)</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>%1 games, %2 won, %3 lost</source>
        <translation>%1 parties, %2 gagnées, %3 perdues</translation>
    </message>
    <message>
        <source>Black won %1, White won %2, draws %3, others %4</source>
        <translation>Noir a gagné %1, Blanc a gagné %2, nulles %3, autres %4</translation>
    </message>
    <message>
        <source>ended by: %1</source>
        <translation>terminées par&#xa0;: %1</translation>
    </message>
    <message>
        <source>moves: %1 on average, deviation %2, median %3, from %4 to %5</source>
        <translation>coups&#xa0;: %1 en moyenne, écart type %2, médiane %3, de %4 à %5</translation>
    </message>
    <message>
        <source>Board sizes</source>
        <translation>Tailles du goban</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Openings of %1 moves</source>
        <translation>Ouvertures de %1 coups</translation>
    </message>
    <message>
        <source>LLR %1 (%2 to %3) after %4</source>
        <translation>LLR %1 (%2 à %3) après %4</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>a game was void: %1</source>
        <translation>une partie était nulle et non avenue&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 playouts in a row were not played to their end, the last one: %2</source>
        <translation>%1 simulations de suite n’ont pas été jouées jusqu’au bout, la dernière&#xa0;: %2</translation>
    </message>
    <message>
        <source>the first engine %1</source>
        <translation>le premier moteur %1</translation>
    </message>
    <message>
        <source>the second engine %1</source>
        <translation>le second moteur %1</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>milieu de partie</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>fin de partie</translation>
    </message>
    <message>
        <source>atari</source>
        <translation>atari</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contact</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>calme</translation>
    </message>
    <message>
        <source>close by</source>
        <translation>proches</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>éloignés</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>game %1, move %2, %3: the first chose %4 and won %5, the second chose %6 and won %7</source>
        <translation>partie %1, coup %2, %3&#xa0;: le premier a choisi %4 et gagné %5, le second a choisi %6 et gagné %7</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>demandées</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>différentes</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>worth %</source>
        <translation>valeur %</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>par partie</translation>
    </message>
    <message>
        <source>first:</source>
        <translation>premier&#xa0;:</translation>
    </message>
    <message>
        <source>second:</source>
        <translation>second&#xa0;:</translation>
    </message>
    <message>
        <source>played out by:</source>
        <translation>simulations par&#xa0;:</translation>
    </message>
    <message>
        <source>The second won %1 games: %2 Elo (%3)</source>
        <translation>Le second a gagné %1 parties&#xa0;: %2 Elo (%3)</translation>
    </message>
    <message>
        <source>What cost most:</source>
        <translation>Ce qui a le plus coûté&#xa0;:</translation>
    </message>
    <message>
        <source>in %1(): %2</source>
        <translation>dans %1()&#xa0;: %2</translation>
    </message>
    <message>
        <source>a function within a function cannot be imported</source>
        <translation>une fonction dans une fonction ne peut pas être importée</translation>
    </message>
    <message>
        <source>this nests too deep</source>
        <translation>c’est imbriqué trop profondément</translation>
    </message>
    <message>
        <source>%1 has no sign</source>
        <translation>%1 n’a pas de signe</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>il manque une valeur</translation>
    </message>
    <message>
        <source>%1 as a key cannot be imported</source>
        <translation>%1 comme clé ne peut pas être importé</translation>
    </message>
    <message>
        <source>“%1” could not be imported (line %2)</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas pu être importé (ligne %2)</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>«&#xa0;%1&#xa0;» est inconnu</translation>
    </message>
    <message>
        <source>%1() takes no more than %2 arguments</source>
        <translation>%1() prend au plus %2 arguments</translation>
    </message>
    <message>
        <source>%1() has no argument “%2”</source>
        <translation>%1() n’a pas d’argument «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1() needs the argument “%2”</source>
        <translation>%1() a besoin de l’argument «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>stderr_to_log: what engines write to their error output goes into a log of its game here</source>
        <translation>stderr_to_log&#xa0;: ce que les moteurs écrivent sur leur sortie d’erreur va ici dans un journal de la partie</translation>
    </message>
    <message>
        <source>the player “%1” has no games and is left out</source>
        <translation>le joueur «&#xa0;%1&#xa0;» n’a pas de parties et est omis</translation>
    </message>
    <message>
        <source>“%1” is no dictionary with texts for keys</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un dictionnaire dont les clés sont des textes</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>une parenthèse n’est pas fermée</translation>
    </message>
    <message>
        <source>this line is not indented as any line before it</source>
        <translation>cette ligne n’est en retrait comme aucune ligne précédente</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens ici</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>une chaîne n’est pas fermée</translation>
    </message>
    <message>
        <source>a string has a wrong \ escape</source>
        <translation>une chaîne contient un \ incorrect</translation>
    </message>
    <message>
        <source>“%1” closes no bracket</source>
        <translation>«&#xa0;%1&#xa0;» ne ferme aucune parenthèse</translation>
    </message>
    <message>
        <source>“%1” cannot be imported</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être importé</translation>
    </message>
    <message>
        <source>“%1” cannot be imported; write out what it comes to</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être importé&#xa0;; écrivez ce qui en résulte</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>le fichier n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>holds %1; it takes Parameter(…)</source>
        <translation>contient %1&#xa0;; il faut Parameter(…)</translation>
    </message>
    <message>
        <source>cannot be imported; LINEAR(…), LOG(…) and EXPLICIT(…) are</source>
        <translation>ne peut pas être importé&#xa0;; LINEAR(…), LOG(…) et EXPLICIT(…) le sont</translation>
    </message>
    <message>
        <source>cannot be imported; a function that returns a number to the power of its argument is</source>
        <translation>ne peut pas être importé&#xa0;; une fonction qui donne un nombre à la puissance de son argument l’est</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True ou False</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>un dictionnaire</translation>
    </message>
    <message>
        <source>this is no game: %1</source>
        <translation>ce n’est pas une partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>openings from %1: the table does not say which game had which</source>
        <translation>ouvertures de %1&#xa0;: le tableau ne dit pas quelle partie a eu laquelle</translation>
    </message>
    <message>
        <source>the table does not say the komi; %1 is assumed</source>
        <translation>le tableau ne dit pas le komi&#xa0;; on suppose %1</translation>
    </message>
    <message>
        <source>the table does not say the board&apos;s size; %1 is assumed</source>
        <translation>le tableau ne dit pas la taille du goban&#xa0;; on suppose %1</translation>
    </message>
    <message>
        <source>“%1” is no number of a game</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un numéro de partie</translation>
    </message>
    <message>
        <source>game %1 occurs twice</source>
        <translation>la partie %1 figure deux fois</translation>
    </message>
    <message>
        <source>colours are not swapped in every second game, so pairs of games mean nothing</source>
        <translation>les couleurs ne s’échangent pas une partie sur deux, les paires de parties ne veulent donc rien dire</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White), move %3</source>
        <translation>%1 (Noir) contre %2 (Blanc), coup %3</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Coup %1 sur %2</translation>
    </message>
    <message>
        <source>Prisoners: Black %1, White %2</source>
        <translation>Prisonniers&#xa0;: Noir %1, Blanc %2</translation>
    </message>
    <message>
        <source>Black’s chances</source>
        <translation>Chances de Noir</translation>
    </message>
    <message>
        <source>%1: Black %2 %</source>
        <translation>%1&#xa0;: Noir %2 %</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Numéros des coups</translation>
    </message>
    <message>
        <source>First move (Home)</source>
        <translation>Premier coup (Début)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>Reculer (←)</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>Avancer (→)</translation>
    </message>
    <message>
        <source>Last move (End)</source>
        <translation>Dernier coup (Fin)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>1 tâche</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 tâches</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 machine</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 machines</translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, %2 en attente</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>This page draws its boards with a script.</source>
        <translation>Cette page dessine ses gobans avec un script.</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>Au travail</translation>
    </message>
    <message>
        <source>Latest results</source>
        <translation>Derniers résultats</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
    <message>
        <source>The whole report, with all games, as it stands now</source>
        <translation>Le rapport entier, avec toutes les parties, dans son état actuel</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 visites</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>coup %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>depuis %1</translation>
    </message>
    <message>
        <source>gets no more tasks</source>
        <translation>ne reçoit plus de tâches</translation>
    </message>
    <message>
        <source>%1, %2 games so far</source>
        <translation>%1, %2 parties jusqu’ici</translation>
    </message>
    <message>
        <source>Not connected: the program that serves this page has ended, or cannot be reached. Trying again.</source>
        <translation>Pas de connexion&#xa0;: le programme qui fournit cette page a pris fin ou ne peut être joint. Nouvel essai.</translation>
    </message>
    <message>
        <source>not running now</source>
        <translation>pas en cours</translation>
    </message>
    <message>
        <source>log-likelihood ratio %1 (%2 to %3)</source>
        <translation>rapport de log-vraisemblance %1 (%2 à %3)</translation>
    </message>
    <message>
        <source>has no stones</source>
        <translation>n’a pas de pierres</translation>
    </message>
    <message>
        <source>has %1 stones without liberties</source>
        <translation>a %1 pierres sans libertés</translation>
    </message>
    <message>
        <source>says that the other side is to play</source>
        <translation>dit que c’est à l’autre de jouer</translation>
    </message>
    <message>
        <source>begins with moves of both sides</source>
        <translation>commence par des coups des deux côtés</translation>
    </message>
    <message>
        <source>has no moves</source>
        <translation>n’a pas de coups</translation>
    </message>
    <message>
        <source>has no line that ends right</source>
        <translation>n’a aucune variante qui finit bien</translation>
    </message>
    <message>
        <source>uses the word %1, which is not understood</source>
        <translation>emploie le mot %1, qui n’est pas compris</translation>
    </message>
    <message>
        <source>cannot be played along its own solution</source>
        <translation>ne peut pas se jouer selon sa propre solution</translation>
    </message>
    <message>
        <source>The position of %1</source>
        <translation>La position de %1</translation>
    </message>
    <message>
        <source>Capitals are what was not expected.</source>
        <translation>En capitales, ce qui n’était pas attendu.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Demandé</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>(known to fail)</source>
        <translation>(échec connu)</translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation>Réponse d’avant</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Changed since the earlier run: %1</source>
        <translation>Changements depuis l’exécution précédente&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not expected: %1</source>
        <translation>Inattendus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Regression tests: %1</source>
        <translation>Tests de régression&#xa0;: %1</translation>
    </message>
    <message>
        <source>On the boards a square is a point that the suite names, a ring one that the engine answered, a triangle one that it was asked about.</source>
        <translation>Sur les gobans, un carré est un point que la suite nomme, un rond un point que le moteur a répondu, un triangle un point sur lequel on l’a interrogé.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>was %1 (%2), is %3 (%4)</source>
        <translation>était %1 (%2), est %3 (%4)</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>réponse %1</translation>
    </message>
    <message>
        <source>expected %1, %2</source>
        <translation>attendu %1, %2</translation>
    </message>
    <message>
        <source>%1 passes no more</source>
        <translation>%1 ne réussit plus</translation>
    </message>
    <message>
        <source>%1 passes now</source>
        <translation>%1 réussit maintenant</translation>
    </message>
    <message>
        <source>%1 answers otherwise</source>
        <translation>%1 répond autrement</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 est nouveau</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 a disparu</translation>
    </message>
    <message>
        <source>%1 no longer passing</source>
        <translation>%1 ne réussissent plus</translation>
    </message>
    <message>
        <source>%1 passing now</source>
        <translation>%1 réussissent maintenant</translation>
    </message>
    <message>
        <source>%1 answered otherwise</source>
        <translation>%1 répondent autrement</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nouveaux</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 disparus</translation>
    </message>
    <message>
        <source>suite</source>
        <translation>suite</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>tests</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>rompus</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>%1 line %2</source>
        <translation>%1 ligne %2</translation>
    </message>
    <message>
        <source>there was a test %1 already</source>
        <translation>il y avait déjà un test %1</translation>
    </message>
    <message>
        <source>there is no command above this expectation</source>
        <translation>il n’y a pas de commande au-dessus de cette attente</translation>
    </message>
    <message>
        <source>this expectation does not stand directly below its command; GNU Go&apos;s regress.awk does not find it</source>
        <translation>cette attente n’est pas juste au-dessous de sa commande&#xa0;; regress.awk de GNU Go ne la trouve pas</translation>
    </message>
    <message>
        <source>this is the second expectation of one command; the first does not count</source>
        <translation>c’est la deuxième attente d’une même commande&#xa0;; la première ne compte pas</translation>
    </message>
    <message>
        <source>a bracket is missing in this expectation</source>
        <translation>il manque un crochet dans cette attente</translation>
    </message>
    <message>
        <source>there is an expectation, but the command has no number; for GNU Go&apos;s scripts it is no test</source>
        <translation>il y a une attente, mais la commande n’a pas de numéro&#xa0;; pour les scripts de GNU Go, ce n’est pas un test</translation>
    </message>
    <message>
        <source>%1 moves, %2 nodes, %3 variations</source>
        <translation>%1 coups, %2 nœuds, %3 variantes</translation>
    </message>
    <message>
        <source>%1, game %2 of %3</source>
        <translation>%1, partie %2 sur %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Annotateur</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Droits d’auteur</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>hors du goban</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>occupé</translation>
    </message>
    <message>
        <source>move %1, Black (X) to play, captured: black %2, white %3</source>
        <translation>coup %1, à Noir (X) de jouer, prisonniers&#xa0;: Noir %2, Blanc %3</translation>
    </message>
    <message>
        <source>move %1, White (O) to play, captured: black %2, white %3</source>
        <translation>coup %1, à Blanc (O) de jouer, prisonniers&#xa0;: Noir %2, Blanc %3</translation>
    </message>
    <message>
        <source>Black may play on %1 points under %2 rules: %3</source>
        <translation>Noir peut jouer en %1 points (règles&#xa0;: %2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>White may play on %1 points under %2 rules: %3</source>
        <translation>Blanc peut jouer en %1 points (règles&#xa0;: %2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2</source>
        <translation>%1 est interdit&#xa0;: %2</translation>
    </message>
    <message>
        <source>the work on it broke off: %1</source>
        <translation>le travail s’est interrompu&#xa0;: %1</translation>
    </message>
    <message>
        <source>leaves a stone where a record sets one of the other colour up in its place.</source>
        <translation>laisse une pierre là où une partie enregistrée en place une de l’autre couleur.</translation>
    </message>
    <message>
        <source>leaves out the stones that a record sets up after its first node, and plays the moves on without them.</source>
        <translation>omet les pierres qu’une partie enregistrée place après son premier nœud, et joue les coups suivants sans elles.</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>note&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 more warnings</source>
        <translation>%1 avertissements de plus</translation>
    </message>
    <message>
        <source>%1: unchanged</source>
        <translation>%1&#xa0;: inchangé</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1&#xa0;: réécrit</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1&#xa0;: avertissement&#xa0;: %2</translation>
    </message>
    <message>
        <source>empty, as it should be</source>
        <translation>vide, comme il se doit</translation>
    </message>
    <message>
        <source>a number with a decimal point</source>
        <translation>un nombre avec un point décimal</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 ou 2</translation>
    </message>
    <message>
        <source>B or W</source>
        <translation>B ou W</translation>
    </message>
    <message>
        <source>text on one line</source>
        <translation>un texte sur une ligne</translation>
    </message>
    <message>
        <source>a point such as dd</source>
        <translation>un point tel que dd</translation>
    </message>
    <message>
        <source>a point such as dd, or empty for a pass</source>
        <translation>un point tel que dd, ou vide pour une passe</translation>
    </message>
    <message>
        <source>two points such as aa:cc</source>
        <translation>deux points tels que aa:cc</translation>
    </message>
    <message>
        <source>a point and a text such as dd:A</source>
        <translation>un point et un texte tels que dd:A</translation>
    </message>
    <message>
        <source>a board size from 1 to 52, such as 19 or 9:13</source>
        <translation>une taille de goban de 1 à 52, telle que 19 ou 9:13</translation>
    </message>
    <message>
        <source>empty, or flags and a name such as 257:Figure 1</source>
        <translation>vide, ou des indicateurs et un nom tels que 257:Figure 1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not between %2 and %3</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas entre %2 et %3</translation>
    </message>
    <message>
        <source>there is no point &quot;%1&quot; on this board</source>
        <translation>il n’y a pas de point «&#xa0;%1&#xa0;» sur ce goban</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a point that was named before</source>
        <translation>«&#xa0;%1&#xa0;» nomme un point déjà nommé</translation>
    </message>
    <message>
        <source>only one value is allowed; &quot;%1&quot; is one too many</source>
        <translation>une seule valeur est permise&#xa0;; «&#xa0;%1&#xa0;» est de trop</translation>
    </message>
    <message>
        <source>this belongs to the first node of the game</source>
        <translation>ceci va dans le premier nœud de la partie</translation>
    </message>
    <message>
        <source>this is said of a move, and there is none in this node</source>
        <translation>ceci se dit d’un coup, et il n’y en a pas dans ce nœud</translation>
    </message>
    <message>
        <source>what belongs to a move stands in one node with set-up; there is also %1</source>
        <translation>ce qui va avec un coup est dans un même nœud qu’une mise en place&#xa0;; il y a aussi %1</translation>
    </message>
    <message>
        <source>both sides move in one node; there is also %1</source>
        <translation>un même nœud a des coups des deux côtés&#xa0;; il y a aussi %1</translation>
    </message>
    <message>
        <source>%1 in this node names the same point</source>
        <translation>%1 dans ce nœud nomme le même point</translation>
    </message>
    <message>
        <source>this contradicts %1</source>
        <translation>ceci contredit %1</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>lu comme %1</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>ce n’est pas compris</translation>
    </message>
    <message>
        <source>event</source>
        <translation>événement</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>read as the %1, as some programs write it</source>
        <translation>lu comme %1, à la manière de certains programmes</translation>
    </message>
    <message>
        <source>%1 is no handicap; the standard leaves HA out then</source>
        <translation>%1 n’est pas un handicap&#xa0;; la norme omet alors HA</translation>
    </message>
    <message>
        <source>no value; the standard leaves the property out then</source>
        <translation>pas de valeur&#xa0;; la norme omet alors la propriété</translation>
    </message>
    <message>
        <source>left out of account</source>
        <translation>laissé de côté</translation>
    </message>
    <message>
        <source>what is said of the game is looked for in its first node only; left out of account here</source>
        <translation>ce qui se dit de la partie n’est cherché que dans son premier nœud&#xa0;; laissé de côté ici</translation>
    </message>
    <message>
        <source>FF[4] no longer has this property</source>
        <translation>FF[4] n’a plus cette propriété</translation>
    </message>
    <message>
        <source>a property of one program&apos;s, not of the standard&apos;s</source>
        <translation>une propriété d’un programme, pas de la norme</translation>
    </message>
    <message>
        <source>a pass is written [] since FF[4], not [tt]</source>
        <translation>une passe s’écrit [] depuis FF[4], pas [tt]</translation>
    </message>
    <message>
        <source>%1 is no result as SGF writes it</source>
        <translation>%1 n’est pas un résultat écrit comme en SGF</translation>
    </message>
    <message>
        <source>%1 is no date as SGF writes it, such as 2004-03-15</source>
        <translation>%1 n’est pas une date écrite comme en SGF, telle que 2004-03-15</translation>
    </message>
    <message>
        <source>%1 names no rules that are known here</source>
        <translation>%1 ne nomme pas des règles connues ici</translation>
    </message>
    <message>
        <source>%1 is no overtime that is understood; the game counts as one without a time limit</source>
        <translation>%1 n’est pas un temps supplémentaire compréhensible&#xa0;; la partie compte comme étant sans limite de temps</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <translation>%1 est lu comme %2</translation>
    </message>
    <message>
        <source>%1 is no character set that is known here</source>
        <translation>%1 n’est pas un jeu de caractères connu ici</translation>
    </message>
    <message>
        <source>a handicap of %1, but black stones set up: %2</source>
        <translation>un handicap de %1, mais pierres noires posées&#xa0;: %2</translation>
    </message>
    <message>
        <source>a handicap of %1, but no stones are set up</source>
        <translation>un handicap de %1, mais aucune pierre n’est posée</translation>
    </message>
    <message>
        <source>it is Black’s turn, but the other side moves first</source>
        <translation>c’est à Noir de jouer, mais le premier coup est de l’autre côté</translation>
    </message>
    <message>
        <source>it is White’s turn, but the other side moves first</source>
        <translation>c’est à Blanc de jouer, mais le premier coup est de l’autre côté</translation>
    </message>
    <message>
        <source>version %1 of the format, of which the newest is %2</source>
        <translation>version %1 du format, dont la plus récente est %2</translation>
    </message>
    <message>
        <source>%1 is missing in the first node</source>
        <translation>%1 manque dans le premier nœud</translation>
    </message>
    <message>
        <source>%1 is not of the form name:version</source>
        <translation>%1 n’a pas la forme nom:version</translation>
    </message>
    <message>
        <source>the file ends within a game</source>
        <translation>le fichier finit au milieu d’une partie</translation>
    </message>
    <message>
        <source>a record of game %1, not of Go</source>
        <translation>un enregistrement du jeu %1, pas de go</translation>
    </message>
    <message>
        <source>names are made of capital letters, such as AB or KM</source>
        <translation>les noms sont faits de majuscules, comme AB ou KM</translation>
    </message>
    <message>
        <source>each value stands in brackets, such as [dd][pp]; a ] inside them is written \]</source>
        <translation>chaque valeur est entre crochets, comme [dd][pp]&#xa0;; à l’intérieur, ] s’écrit \]</translation>
    </message>
    <message>
        <source>the file does not say its encoding, or a wrong one</source>
        <translation>le fichier ne dit pas son encodage, ou en dit un faux</translation>
    </message>
    <message>
        <source>bytes that are not characters in this encoding</source>
        <translation>des octets qui ne sont pas des caractères dans cet encodage</translation>
    </message>
    <message>
        <source>replaced by a mark</source>
        <translation>remplacés par un signe</translation>
    </message>
    <message>
        <source>text outside a game</source>
        <translation>du texte hors d’une partie</translation>
    </message>
    <message>
        <source>a property without &quot;;&quot; before it</source>
        <translation>une propriété sans «&#xa0;;&#xa0;» devant elle</translation>
    </message>
    <message>
        <source>a new node begins there</source>
        <translation>un nouveau nœud y commence</translation>
    </message>
    <message>
        <source>the file ends within a value</source>
        <translation>le fichier se termine au milieu d’une valeur</translation>
    </message>
    <message>
        <source>what there is was kept</source>
        <translation>ce qu’il y a a été gardé</translation>
    </message>
    <message>
        <source>one &quot;)&quot; too many</source>
        <translation>une «&#xa0;)&#xa0;» de trop</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoré</translation>
    </message>
    <message>
        <source>a node after variations</source>
        <translation>un nœud après des variantes</translation>
    </message>
    <message>
        <source>it became one more variation</source>
        <translation>il est devenu une variante de plus</translation>
    </message>
    <message>
        <source>an unusual name of a property</source>
        <translation>un nom de propriété inhabituel</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 n’a pas de valeur</translation>
    </message>
    <message>
        <source>a value that belongs to no property</source>
        <translation>une valeur qui n’appartient à aucune propriété</translation>
    </message>
    <message>
        <source>text between properties</source>
        <translation>du texte entre des propriétés</translation>
    </message>
    <message>
        <source>a &quot;]&quot; in the middle of a text</source>
        <translation>un «&#xa0;]&#xa0;» au milieu d’un texte</translation>
    </message>
    <message>
        <source>taken for a part of the text</source>
        <translation>pris pour une partie du texte</translation>
    </message>
    <message>
        <source>%1 stands twice in one node</source>
        <translation>%1 figure deux fois dans un nœud</translation>
    </message>
    <message>
        <source>the two were joined</source>
        <translation>les deux ont été réunis</translation>
    </message>
    <message>
        <source>%1 has more than one value</source>
        <translation>%1 a plus d’une valeur</translation>
    </message>
    <message>
        <source>all are kept, the first one counts</source>
        <translation>toutes sont gardées, la première compte</translation>
    </message>
    <message>
        <source>two moves, or set-up and a move, in one node</source>
        <translation>deux coups, ou une disposition et un coup, dans un nœud</translation>
    </message>
    <message>
        <source>each has a node of its own now</source>
        <translation>chacun a maintenant son propre nœud</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a board size</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une taille de goban</translation>
    </message>
    <message>
        <source>19×19 was taken</source>
        <translation>19 × 19 a été pris</translation>
    </message>
    <message>
        <source>no size, but points beyond 19×19</source>
        <translation>pas de taille, mais des points au-delà de 19 × 19</translation>
    </message>
    <message>
        <source>%1×%1 was taken</source>
        <translation>%1 × %1 a été pris</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of Go</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas le numéro du go</translation>
    </message>
    <message>
        <source>read as Go all the same</source>
        <translation>lu quand même comme du go</translation>
    </message>
    <message>
        <source>a long run of empty nodes</source>
        <translation>une longue suite de nœuds vides</translation>
    </message>
    <message>
        <source>more than %1 of them were joined</source>
        <translation>plus de %1 d’entre eux ont été réunis</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; makes no sense here</source>
        <translation>la ligne «&#xa0;%1&#xa0;» n’a pas de sens ici</translation>
    </message>
    <message>
        <source>kept as it is</source>
        <translation>gardée telle quelle</translation>
    </message>
    <message>
        <source>the encoding may as well be %1</source>
        <translation>l’encodage pourrait aussi être %1</translation>
    </message>
    <message>
        <source>choose another one if texts look wrong</source>
        <translation>choisissez-en un autre si des textes paraissent faux</translation>
    </message>
    <message>
        <source>komi in hundredths or stones, as some programs write it</source>
        <translation>komi en centièmes ou en pierres, comme certains programmes l’écrivent</translation>
    </message>
    <message>
        <source>read as %1 points; the file keeps its number</source>
        <translation>lu comme %1 points&#xa0;; le fichier garde son nombre</translation>
    </message>
    <message>
        <source>caller %1</source>
        <translation>appelant %1</translation>
    </message>
    <message>
        <source>a controller %1; it was hung up on</source>
        <translation>un contrôleur %1&#xa0;; on a raccroché</translation>
    </message>
    <message>
        <source>does not accept a new game</source>
        <translation>n’accepte pas de nouvelle partie</translation>
    </message>
    <message>
        <source>does not accept a move</source>
        <translation>n’accepte pas un coup</translation>
    </message>
    <message>
        <source>does not take moves back</source>
        <translation>n’annule pas de coups</translation>
    </message>
    <message>
        <source>does not accept what it is told</source>
        <translation>n’accepte pas ce qu’on lui dit</translation>
    </message>
    <message>
        <source>chooses its own moves, as GMP has it: it cannot be told %1</source>
        <translation>choisit ses propres coups, comme le veut GMP&#xa0;: on ne peut pas lui dire %1</translation>
    </message>
    <message>
        <source>does not hear us</source>
        <translation>ne nous entend pas</translation>
    </message>
    <message>
        <source>floods us</source>
        <translation>nous inonde</translation>
    </message>
    <message>
        <source>speaks whenever we do</source>
        <translation>parle chaque fois que nous parlons</translation>
    </message>
    <message>
        <source>it wants a new game, which is denied</source>
        <translation>elle veut une nouvelle partie&#xa0;; c’est refusé</translation>
    </message>
    <message>
        <source>wants a board of another size</source>
        <translation>veut un goban d’une autre taille</translation>
    </message>
    <message>
        <source>wants another handicap</source>
        <translation>veut un autre handicap</translation>
    </message>
    <message>
        <source>wants the engine’s colour</source>
        <translation>veut la couleur du moteur</translation>
    </message>
    <message>
        <source>makes a move that is none of its own now</source>
        <translation>joue un coup qui n’est pas le sien</translation>
    </message>
    <message>
        <source>it makes a move out of turn, which is denied</source>
        <translation>elle joue un coup hors de son tour&#xa0;; c’est refusé</translation>
    </message>
    <message>
        <source>it wants to take moves back, which is denied</source>
        <translation>elle veut annuler des coups&#xa0;; c’est refusé</translation>
    </message>
    <message>
        <source>%1 more lines were left out</source>
        <translation>%1 lignes de plus ont été omises</translation>
    </message>
    <message>
        <source>the other side %1</source>
        <translation>l’autre côté %1</translation>
    </message>
    <message>
        <source>the other side begins anew</source>
        <translation>l’autre côté recommence</translation>
    </message>
    <message>
        <source>the other side begins one game after the other</source>
        <translation>l’autre côté commence une partie après l’autre</translation>
    </message>
    <message>
        <source>the other side takes back to move %1</source>
        <translation>l’autre côté revient au coup %1</translation>
    </message>
    <message>
        <source>nobody knows the points of %1 handicap stones on this board</source>
        <translation>personne ne connaît les points de %1 pierres de handicap sur ce goban</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays Black. GMP has no word for komi: here it is %3</source>
        <translation>une partie sur %1×%1, handicap %2&#xa0;; le moteur joue Noir. GMP n’a pas de mot pour le komi&#xa0;: ici, il est de %3</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays White. GMP has no word for komi: here it is %3</source>
        <translation>une partie sur %1×%1, handicap %2&#xa0;; le moteur joue Blanc. GMP n’a pas de mot pour le komi&#xa0;: ici, il est de %3</translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>la partie est finie&#xa0;: %1</translation>
    </message>
    <message>
        <source>did nothing, and others wait</source>
        <translation>n’a rien fait, et d’autres attendent</translation>
    </message>
    <message>
        <source>has said nothing for too long</source>
        <translation>n’a rien dit depuis trop longtemps</translation>
    </message>
    <message>
        <source>does not read any more</source>
        <translation>ne lit plus</translation>
    </message>
    <message>
        <source>does not speak GTP</source>
        <translation>ne parle pas GTP</translation>
    </message>
    <message>
        <source>does not read its answers, of which %1 MiB wait</source>
        <translation>ne lit pas ses réponses, dont %1 Mio attendent</translation>
    </message>
    <message>
        <source>the controller %1; it was hung up on</source>
        <translation>le contrôleur %1&#xa0;; on a raccroché</translation>
    </message>
    <message>
        <source>the alternate engine %1</source>
        <translation>le moteur de remplacement %1</translation>
    </message>
    <message>
        <source>the engine is gone; %1 was sent</source>
        <translation>le moteur n’est plus là&#xa0;; %1 a été envoyé</translation>
    </message>
    <message>
        <source>the engine’s move was not sent, but %1: %2</source>
        <translation>le coup du moteur n’a pas été envoyé, mais %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the engine %1; it was started anew</source>
        <translation>le moteur %1&#xa0;; il a été relancé</translation>
    </message>
    <message>
        <source>leaves white stones that were set up out of its record, and writes black ones as a handicap.</source>
        <translation>omet dans sa partie les pierres blanches placées d’avance et écrit les noires comme un handicap.</translation>
    </message>
</context>
<context>
    <name>PrintPages</name>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>Coups %1–%2</translation>
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
        <translation>Handicap %1</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <translation>Variante&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>the printer refuses the page</source>
        <translation>l’imprimante refuse la page</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No ko rule</source>
        <translation>Sans règle du ko</translation>
    </message>
    <message>
        <source>Simple ko</source>
        <translation>Ko simple</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>Superko positionnel</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>Superko situationnel</translation>
    </message>
    <message>
        <source>Natural situational superko</source>
        <translation>Superko situationnel naturel</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Two stones or more</source>
        <translation>À partir de deux pierres</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Aire</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Eyes in seki</source>
        <translation>Yeux en seki</translation>
    </message>
    <message>
        <source>Two points a group</source>
        <translation>Deux points par groupe</translation>
    </message>
    <message>
        <source>A point a stone, but one</source>
        <translation>Un point par pierre, sauf une</translation>
    </message>
    <message>
        <source>A point a stone</source>
        <translation>Un point par pierre</translation>
    </message>
    <message>
        <source>suicide allowed</source>
        <translation>suicide permis</translation>
    </message>
    <message>
        <source>group tax</source>
        <translation>taxe de groupe</translation>
    </message>
    <message>
        <source>button</source>
        <translation>bouton</translation>
    </message>
    <message>
        <source>pass stones</source>
        <translation>pierres de passe</translation>
    </message>
    <message numerus="yes">
        <source>%n passes end the game</source>
        <translation>
            <numerusform>%n passe termine la partie</numerusform>
            <numerusform>%n passes terminent la partie</numerusform>
        </translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinoises</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>Règles chinoises</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>Chinoises KGS</translation>
    </message>
    <message>
        <source>Chinese-KGS rules</source>
        <translation>Règles chinoises de KGS</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonaises</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>Règles japonaises</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coréennes</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>Règles coréennes</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>Règles AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA avec bouton</translation>
    </message>
    <message>
        <source>AGA-Button rules</source>
        <translation>Règles AGA avec bouton</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>Nouvelle-Zélande</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>Règles de Nouvelle-Zélande</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>Règles de Tromp-Taylor</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>Règles Ing</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>Par pierres</translation>
    </message>
    <message>
        <source>Stone-Scoring rules</source>
        <translation>Règles par pierres</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>Territoire ancien</translation>
    </message>
    <message>
        <source>Ancient-Territory rules</source>
        <translation>Règles de territoire anciennes</translation>
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
        <translation>Moteur arbitre</translation>
    </message>
    <message>
        <source>Shinpan’s estimate</source>
        <translation>Estimation de Shinpan</translation>
    </message>
</context>
<context>
    <name>ThemeFile</name>
    <message>
        <source>neither “key = value” nor “[section]”: %1</source>
        <translation>ni «&#xa0;clé = valeur&#xa0;» ni «&#xa0;[section]&#xa0;»&#xa0;: %1</translation>
    </message>
    <message>
        <source>was given in line %1 already</source>
        <translation>a déjà été donné à la ligne %1</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est aucun de %2</translation>
    </message>
    <message>
        <source>“%1” is not a colour; #rrggbb is one</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une couleur&#xa0;; #rrggbb en est une</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de %2 à %3</translation>
    </message>
    <message>
        <source>“%1” is not a file in the theme’s folder</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un fichier du dossier du thème</translation>
    </message>
    <message>
        <source>%1 is larger than %2 pixels</source>
        <translation>%1 dépasse %2 pixels</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>impossible de lire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no such key exists</source>
        <translation>cette clé n’existe pas</translation>
    </message>
    <message>
        <source>Classic wood</source>
        <translation>Bois classique</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Bois sombre</translation>
    </message>
    <message>
        <source>Flat light</source>
        <translation>Plat clair</translation>
    </message>
    <message>
        <source>Flat dark</source>
        <translation>Plat sombre</translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation>Contraste élevé clair</translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation>Contraste élevé sombre</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
</context>
<context>
    <name>TimeControlField</name>
    <message>
        <source>Lightning</source>
        <translation>Éclair</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Fischer blitz</source>
        <translation>Fischer blitz</translation>
    </message>
    <message>
        <source>Fischer rapid</source>
        <translation>Fischer rapide</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Canadien</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n heure</numerusform>
            <numerusform>%n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>%1 + %2 a move</source>
        <translation>%1 + %2 par coup</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation>%1 par coup</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>temps écoulé</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>last period</source>
        <translation>dernière période</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n période</numerusform>
            <numerusform>%n périodes</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has %1 left</source>
        <translation>Il reste %1 à Noir</translation>
    </message>
    <message>
        <source>White has %1 left</source>
        <translation>Il reste %1 à Blanc</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 for every %n stones</source>
        <translation>
            <numerusform>%1 pour %n pierre</numerusform>
            <numerusform>%1 pour %n pierres</numerusform>
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
        <translation>Noir gagne d’un point</translation>
    </message>
    <message>
        <source>White wins by 1 point</source>
        <translation>Blanc gagne d’un point</translation>
    </message>
    <message>
        <source>Black wins by %1 points</source>
        <translation>Noir gagne de %1 points</translation>
    </message>
    <message>
        <source>White wins by %1 points</source>
        <translation>Blanc gagne de %1 points</translation>
    </message>
    <message>
        <source>Black to play – %1 is thinking</source>
        <translation>À Noir de jouer – %1 réfléchit</translation>
    </message>
    <message>
        <source>White to play – %1 is thinking</source>
        <translation>À Blanc de jouer – %1 réfléchit</translation>
    </message>
    <message>
        <source>Black to play – your move</source>
        <translation>À Noir de jouer – à vous</translation>
    </message>
    <message>
        <source>White to play – your move</source>
        <translation>À Blanc de jouer – à vous</translation>
    </message>
    <message>
        <source>Paused – Black to play</source>
        <translation>En pause – à Noir de jouer</translation>
    </message>
    <message>
        <source>Paused – White to play</source>
        <translation>En pause – à Blanc de jouer</translation>
    </message>
    <message>
        <source>Waiting for you: Black’s engine has failed</source>
        <translation>On vous attend&#xa0;: le moteur de Noir a échoué</translation>
    </message>
    <message>
        <source>Waiting for you: White’s engine has failed</source>
        <translation>On vous attend&#xa0;: le moteur de Blanc a échoué</translation>
    </message>
    <message>
        <source>Place the handicap stones on the board</source>
        <translation>Posez les pierres de handicap sur le goban</translation>
    </message>
    <message>
        <source>%1 is placing the handicap stones</source>
        <translation>%1 pose les pierres de handicap</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>À Noir de jouer</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>À Blanc de jouer</translation>
    </message>
    <message>
        <source>%1 – no game is running</source>
        <translation>%1 – aucune partie en cours</translation>
    </message>
    <message>
        <source>Move %1 – %2</source>
        <translation>Coup %1 – %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>Starting the engines…</source>
        <translation>Démarrage des moteurs…</translation>
    </message>
    <message>
        <source>Both passed – asking for the score…</source>
        <translation>Les deux ont passé – demande du score…</translation>
    </message>
    <message>
        <source>Both passed – mark what is dead, and settle the score</source>
        <translation>Les deux ont passé – marquez ce qui est mort et réglez le score</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>Partie terminée&#xa0;: %1</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>match nul</translation>
    </message>
    <message>
        <source>disputed, no winner</source>
        <translation>contestée, sans gagnant</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Noir gagne</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Blanc gagne</translation>
    </message>
    <message>
        <source>Black wins by resignation</source>
        <translation>Noir gagne par abandon</translation>
    </message>
    <message>
        <source>White wins by resignation</source>
        <translation>Blanc gagne par abandon</translation>
    </message>
    <message>
        <source>Black wins by a claim</source>
        <translation>Noir gagne sur sa déclaration</translation>
    </message>
    <message>
        <source>White wins by a claim</source>
        <translation>Blanc gagne sur sa déclaration</translation>
    </message>
    <message>
        <source>Black wins on time</source>
        <translation>Noir gagne au temps</translation>
    </message>
    <message>
        <source>White wins on time</source>
        <translation>Blanc gagne au temps</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>Noir gagne par forfait</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>Blanc gagne par forfait</translation>
    </message>
    <message>
        <source>stopped at the move limit</source>
        <translation>arrêtée à la limite de coups</translation>
    </message>
    <message>
        <source>void, the game does not count</source>
        <translation>nulle et non avenue, la partie ne compte pas</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Match nul</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Règles personnalisées</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Résultat&#xa0;: %1</translation>
    </message>
    <message>
        <source>That point is not on the board</source>
        <translation>Ce point n’est pas sur le goban</translation>
    </message>
    <message>
        <source>There is already a stone there</source>
        <translation>Il y a déjà une pierre à cet endroit</translation>
    </message>
    <message>
        <source>That stone would have no liberties</source>
        <translation>Cette pierre n’aurait pas de libertés</translation>
    </message>
    <message>
        <source>The ko may not be retaken at once</source>
        <translation>Le ko ne peut pas être repris aussitôt</translation>
    </message>
    <message>
        <source>That would repeat an earlier position</source>
        <translation>Cela répéterait une position antérieure</translation>
    </message>
    <message>
        <source>The game is at another position: return to it to play on</source>
        <translation>La partie est à une autre position&#xa0;: revenez-y pour continuer</translation>
    </message>
    <message>
        <source>The game is paused: resume it to play on</source>
        <translation>La partie est en pause&#xa0;: reprenez-la pour continuer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Starting the engines – your move is kept for them</source>
        <translation>Démarrage des moteurs – votre coup leur est gardé</translation>
    </message>
    <message>
        <source>%1 – the first position</source>
        <translation>%1 – la première position</translation>
    </message>
    <message>
        <source>Black to play – the controller’s move</source>
        <translation>À Noir de jouer – coup du contrôleur</translation>
    </message>
    <message>
        <source>White to play – the controller’s move</source>
        <translation>À Blanc de jouer – coup du contrôleur</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>Contrôleur</translation>
    </message>
    <message>
        <source>a tie by adjudication</source>
        <translation>nulle par arbitrage</translation>
    </message>
    <message>
        <source>Black wins by adjudication</source>
        <translation>Noir gagne par arbitrage</translation>
    </message>
    <message>
        <source>White wins by adjudication</source>
        <translation>Blanc gagne par arbitrage</translation>
    </message>
</context>
<context>
    <name>shinpan::AboutDialog</name>
    <message>
        <source>About Shinpan</source>
        <translation>À propos de Shinpan</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>Shinpan %1</source>
        <translation>Shinpan %1</translation>
    </message>
    <message>
        <source>An arbiter for the game of Go. Please include the details below when you report a problem; check first that you want to share all of them.</source>
        <translation>Un arbitre pour le jeu de go. Joignez les détails ci-dessous quand vous signalez un problème&#xa0;; vérifiez d’abord que vous voulez tous les partager.</translation>
    </message>
    <message>
        <source>Details for a problem report</source>
        <translation>Détails pour signaler un problème</translation>
    </message>
</context>
<context>
    <name>shinpan::AddMenu</name>
    <message>
        <source>a file is needed</source>
        <translation>il faut un fichier</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>installé</translation>
    </message>
    <message>
        <source>&amp;Command line…</source>
        <translation>&amp;Ligne de commande…</translation>
    </message>
    <message>
        <source>At an &amp;Address (tcp://)…</source>
        <translation>À une &amp;adresse (tcp://)…</translation>
    </message>
    <message>
        <source>On Another Computer, over &amp;ssh…</source>
        <translation>Sur un autre ordinateur, par &amp;ssh…</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>&amp;Importer d’un fichier…</translation>
    </message>
    <message>
        <source>choose its program</source>
        <translation>choisissez son programme</translation>
    </message>
</context>
<context>
    <name>shinpan::AddTestDialog</name>
    <message>
        <source>The engine is &amp;known to fail it</source>
        <translation>On sait que le moteur &amp;échoue ici</translation>
    </message>
    <message>
        <source>&amp;Suite</source>
        <translation>&amp;Suite</translation>
    </message>
    <message>
        <source>Choose the Suite</source>
        <translation>Choisir la suite</translation>
    </message>
    <message>
        <source>An existing file, or a new one</source>
        <translation>Un fichier existant ou nouveau</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>Suites de tests (*.tst)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Add Test</source>
        <translation>Ajouter un test</translation>
    </message>
    <message>
        <source>A command of GTP, such as reg_genmove black or attack D4</source>
        <translation>Une commande GTP, telle que reg_genmove black ou attack D4</translation>
    </message>
    <message>
        <source>A regression test’s pattern: D4|Q16 for either, !D4 for anything else</source>
        <translation>Un motif de test de régression&#xa0;: D4|Q16 pour l’un ou l’autre,&#xa0;!D4 pour tout le reste</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Commande</translation>
    </message>
    <message>
        <source>&amp;Expected answer</source>
        <translation>&amp;Réponse attendue</translation>
    </message>
</context>
<context>
    <name>shinpan::AdjudicationField</name>
    <message>
        <source>When both sides agree who wins</source>
        <translation>Quand les deux camps s’accordent sur le gagnant</translation>
    </message>
    <message>
        <source>Chance that both give</source>
        <translation>Probabilité que les deux donnent</translation>
    </message>
    <message>
        <source>Lead that both see</source>
        <translation>Avance que les deux voient</translation>
    </message>
    <message>
        <source>Games that are played on all the same</source>
        <translation>Parties qui sont jouées jusqu’au bout quand même</translation>
    </message>
    <message>
        <source>Engines have to tell what they think of their moves. A part of the games is played on, so that the report knows how often this is wrong.</source>
        <translation>Les moteurs doivent dire ce qu’ils pensent de leurs coups. Une part des parties est poursuivie, pour que le rapport sache combien de fois c’est faux.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any chance</source>
        <translation>toute probabilité</translation>
    </message>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source>any lead</source>
        <translation>toute avance</translation>
    </message>
    <message>
        <source> moves each</source>
        <translation> coups chacun</translation>
    </message>
    <message>
        <source>Moves in a row of each side</source>
        <translation>Coups de suite de chaque camp</translation>
    </message>
    <message>
        <source>audit </source>
        <translation>contrôle </translation>
    </message>
    <message>
        <source>Say which chance or which lead decides.</source>
        <translation>Dites quelle probabilité ou quelle avance décide.</translation>
    </message>
    <message>
        <source>A chance that decides is above 50 %.</source>
        <translation>Une probabilité qui décide dépasse 50 %.</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisActions</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>Let engines think about the position on the board (Space)</source>
        <translation>Faire réfléchir des moteurs à la position sur le goban (Espace)</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>&amp;Candidats</translation>
    </message>
    <message>
        <source>&amp;Ownership</source>
        <translation>&amp;Appartenance</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>&amp;Politique</translation>
    </message>
    <message>
        <source>On a Can&amp;didate</source>
        <translation>Sur un can&amp;didat</translation>
    </message>
    <message>
        <source>&amp;Below It</source>
        <translation>A&amp;u-dessous</translation>
    </message>
    <message>
        <source>&amp;Chance to Win</source>
        <translation>Probabilité &amp;de gain</translation>
    </message>
    <message>
        <source>&amp;Lead in Points</source>
        <translation>A&amp;vance en points</translation>
    </message>
    <message>
        <source>Loss &amp;Against the Best</source>
        <translation>Perte sur le &amp;meilleur coup</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>V&amp;isites</translation>
    </message>
    <message>
        <source>Lower &amp;Bound of the Chance (LCB)</source>
        <translation>&amp;Borne inférieure de la probabilité (LCB)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordre</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Rien</translation>
    </message>
    <message>
        <source>&amp;Whose Chances</source>
        <translation>Probabilités de &amp;qui</translation>
    </message>
    <message>
        <source>&amp;Black’s</source>
        <translation>Celles de &amp;Noir</translation>
    </message>
    <message>
        <source>&amp;White’s</source>
        <translation>Celles de &amp;Blanc</translation>
    </message>
    <message>
        <source>Those of the &amp;Side to Move</source>
        <translation>Celles du camp au &amp;trait</translation>
    </message>
    <message>
        <source>&amp;For Each Position</source>
        <translation>Pour &amp;chaque position</translation>
    </message>
    <message>
        <source>Without Limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>%1 Visits</source>
        <translation>%1 visites</translation>
    </message>
    <message numerus="yes">
        <source>%n Second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>&amp;Moteurs</translation>
    </message>
    <message>
        <source>Es&amp;timate the Score</source>
        <translation>Es&amp;timer le score</translation>
    </message>
    <message>
        <source>Show how this position might be counted (E)</source>
        <translation>Montrer comment cette position pourrait se compter (E)</translation>
    </message>
    <message>
        <source>En&amp;gine Settings…</source>
        <translation>&amp;Réglages du moteur…</translation>
    </message>
    <message>
        <source>&amp;Look Only at an Area…</source>
        <translation>&amp;Ne regarder qu’une zone…</translation>
    </message>
    <message>
        <source>Drag over the points where engines should look for a move; at any time with Alt and Shift</source>
        <translation>Glisser sur les points où les moteurs doivent chercher un coup&#xa0;; à tout moment avec Alt et Maj</translation>
    </message>
    <message>
        <source>Avo&amp;id Points…</source>
        <translation>É&amp;viter des points…</translation>
    </message>
    <message>
        <source>Drag over points that engines should avoid; at any time with Alt and Ctrl</source>
        <translation>Glisser sur les points que les moteurs doivent éviter&#xa0;; à tout moment avec Alt et Ctrl</translation>
    </message>
    <message>
        <source>Loo&amp;k Everywhere</source>
        <translation>Regarder parto&amp;ut</translation>
    </message>
    <message>
        <source>Engines look at the whole board again (Esc)</source>
        <translation>Les moteurs regardent à nouveau tout le goban (Échap)</translation>
    </message>
    <message>
        <source>No Engine Here Can Analyse</source>
        <translation>Aucun moteur d’ici ne sait analyser</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>A&amp;fficher</translation>
    </message>
    <message>
        <source>Other Number of &amp;Visits…</source>
        <translation>Autre nombre de &amp;visites…</translation>
    </message>
    <message>
        <source>Visits for each position:</source>
        <translation>Visites pour chaque position&#xa0;:</translation>
    </message>
    <message>
        <source>Other &amp;Time…</source>
        <translation>Autre &amp;temps…</translation>
    </message>
    <message>
        <source>Seconds for each position:</source>
        <translation>Secondes pour chaque position&#xa0;:</translation>
    </message>
    <message>
        <source>For Each Position</source>
        <translation>Pour chaque position</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisController</name>
    <message>
        <source>%1 cannot analyse: it %2.</source>
        <translation>%1 ne peut pas analyser&#xa0;: il %2.</translation>
    </message>
    <message>
        <source>Analysis · %1</source>
        <translation>Analyse · %1</translation>
    </message>
    <message>
        <source>%1: it %2.</source>
        <translation>%1&#xa0;: il %2.</translation>
    </message>
    <message>
        <source>This is a serious game: analysis waits till it is over.</source>
        <translation>C’est une partie sérieuse&#xa0;: l’analyse attend qu’elle soit finie.</translation>
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
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>perte %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Numbers of the candidates</source>
        <translation>Nombres des candidats</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 visites</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>démarrage…</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 par seconde</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>au repos</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>Il %1</translation>
    </message>
    <message>
        <source>Choose under “Engines” who is to analyse. Any engine that knows lz-analyze, kata-analyze or analyze can, such as KataGo and Leela Zero.</source>
        <translation>Choisissez sous «&#xa0;Moteurs&#xa0;» qui doit analyser. Tout moteur qui connaît lz-analyze, kata-analyze ou analyze le peut, comme KataGo et Leela Zero.</translation>
    </message>
    <message>
        <source>Nothing is known about this position yet.</source>
        <translation>On ne sait encore rien de cette position.</translation>
    </message>
    <message>
        <source>Space on the board starts and stops the analysis.</source>
        <translation>Espace sur le goban lance et arrête l’analyse.</translation>
    </message>
    <message>
        <source>Kept in the game: %1</source>
        <translation>Gardé dans la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Kept in the game, by %1: %2</source>
        <translation>Gardé dans la partie, par %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::AnnotationBar</name>
    <message>
        <source>Judgement of the move and the position</source>
        <translation>Jugement du coup et de la position</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Coup intéressant</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Coup douteux</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>Mauvais coup</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>Bon pour Noir</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>Bon pour Blanc</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Peu clair</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>Point chaud</translation>
    </message>
    <message>
        <source>%1, emphasised</source>
        <translation>%1, souligné</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Judgement</source>
        <translation>&amp;Jugement</translation>
    </message>
</context>
<context>
    <name>shinpan::Announcement</name>
    <message>
        <source>What just happened</source>
        <translation>Ce qui vient de se passer</translation>
    </message>
</context>
<context>
    <name>shinpan::AppearanceMenu</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>S&amp;ombre</translation>
    </message>
    <message>
        <source>La&amp;rger Text</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size</source>
        <translation>Taille de texte &amp;habituelle</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size (Now %1 %)</source>
        <translation>Taille de texte &amp;habituelle (maintenant %1 %)</translation>
    </message>
</context>
<context>
    <name>shinpan::Application</name>
    <message>
        <source>%1 counts by Chinese rules, whatever this game’s are.</source>
        <translation>%1 compte selon les règles chinoises, quelles que soient celles de cette partie.</translation>
    </message>
    <message>
        <source>%1 counts by Japanese rules, whatever this game’s are.</source>
        <translation>%1 compte selon les règles japonaises, quelles que soient celles de cette partie.</translation>
    </message>
    <message>
        <source>Waiting for a controller at %1.</source>
        <translation>En attente d’un contrôleur à %1.</translation>
    </message>
    <message>
        <source>%1 refuses suicide that these rules allow, and would lose by it.</source>
        <translation>%1 refuse le suicide que ces règles permettent, et y perdrait.</translation>
    </message>
    <message>
        <source>Your questions are not kept: %1.</source>
        <translation>Vos questions ne sont pas gardées&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::Arrangement</name>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>Rétablir &amp;la disposition</translation>
    </message>
    <message>
        <source>&amp;Minimal View</source>
        <translation>Vue &amp;minimale</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>Players, tree and comment: for your own games (%1)</source>
        <translation>Joueurs, arbre et commentaire&#xa0;: pour vos propres parties (%1)</translation>
    </message>
    <message>
        <source>Players, graph and console: for games of engines (%1)</source>
        <translation>Joueurs, graphique et console&#xa0;: pour les parties de moteurs (%1)</translation>
    </message>
    <message>
        <source>Tools, tree and comment: for work on a record (%1)</source>
        <translation>Outils, arbre et commentaire&#xa0;: pour travailler sur une partie (%1)</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>&amp;Disposition</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Disposition&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>A&amp;nnoter</translation>
    </message>
    <message>
        <source>Analysis, review, graph, tree and comment: for a closer look (%1)</source>
        <translation>Analyse, revue, graphique, arbre et commentaire&#xa0;: pour regarder de plus près (%1)</translation>
    </message>
    <message>
        <source>What two engines find, each on a board of its own (%1)</source>
        <translation>Ce que trouvent deux moteurs, chacun sur son goban (%1)</translation>
    </message>
</context>
<context>
    <name>shinpan::AskedEngines</name>
    <message>
        <source>%1 in the game: %2</source>
        <translation>%1 dans la partie&#xa0;: %2</translation>
    </message>
    <message>
        <source>Commands · %1</source>
        <translation>Commandes · %1</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>On ne peut interroger %1&#xa0;: il %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::AuditLine</name>
    <message>
        <source>under 1 ms</source>
        <translation>moins de 1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 (%2) left</source>
        <translation>reste %1 (%2)</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>The time of the move</source>
        <translation>Le temps du coup</translation>
    </message>
    <message>
        <source>How long the move took, and the clock after it</source>
        <translation>La durée du coup, et la pendule après lui</translation>
    </message>
    <message>
        <source>Time used: %1</source>
        <translation>Temps utilisé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AutoPlay</name>
    <message>
        <source>Play the Game b&amp;y Itself</source>
        <translation>Dérouler la partie toute seu&amp;le</translation>
    </message>
    <message>
        <source>The game plays by itself</source>
        <translation>La partie se déroule toute seule</translation>
    </message>
    <message>
        <source>Go through the game at a chosen pace</source>
        <translation>Parcourir la partie à une cadence choisie</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds between two moves</source>
        <translation>Secondes entre deux coups</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>&amp;A move every</source>
        <translation>Un &amp;coup toutes les</translation>
    </message>
</context>
<context>
    <name>shinpan::BestCoursePlot</name>
    <message>
        <source>Course of %1</source>
        <translation>Évolution de %1</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s): %1</source>
        <translation>
            <numerusform>Après %n partie&#xa0;: %1</numerusform>
            <numerusform>Après %n parties&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardArea</name>
    <message>
        <source>Move %1 · %2 %3</source>
        <translation>Coup %1 · %2 %3</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>This position has %1 lines and arrows; the first %2 are drawn.</source>
        <translation>Cette position a %1 lignes et flèches&#xa0;; les %2 premières sont dessinées.</translation>
    </message>
    <message>
        <source>Play at %1</source>
        <translation>Jouer en %1</translation>
    </message>
    <message>
        <source>&amp;Go to the Move Played at %1</source>
        <translation>&amp;Aller au coup joué en %1</translation>
    </message>
    <message>
        <source>The Group Is &amp;Alive</source>
        <translation>Le groupe est &amp;vivant</translation>
    </message>
    <message>
        <source>The Group Is &amp;Dead</source>
        <translation>Le groupe est &amp;mort</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Alive</source>
        <translation>Seule cette &amp;chaîne est vivante</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Dead</source>
        <translation>Seule cette &amp;chaîne est morte</translation>
    </message>
    <message>
        <source>Not in &amp;Seki</source>
        <translation>Pas en &amp;seki</translation>
    </message>
    <message>
        <source>In &amp;Seki</source>
        <translation>En &amp;seki</translation>
    </message>
    <message>
        <source>Move %1 · %2 passes</source>
        <translation>Coup %1 · %2 passe</translation>
    </message>
    <message>
        <source>Move 999 · White Q16 · lost 99.9% </source>
        <translation>Coup 999 · Blanc Q16 · perte 99,9% </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardDescription</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>pierre noire</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>pierre blanche</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>sélectionné</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>étiquette %1</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>territoire de Noir</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>territoire de Blanc</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>estompé</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>mort</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>en seki</translation>
    </message>
    <message>
        <source>opinions differ</source>
        <translation>les avis diffèrent</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>coup %1</translation>
    </message>
    <message>
        <source>Black plays here next</source>
        <translation>Noir joue ici ensuite</translation>
    </message>
    <message>
        <source>White plays here next</source>
        <translation>Blanc joue ici ensuite</translation>
    </message>
    <message>
        <source>Black plays here in another variation</source>
        <translation>Noir joue ici dans une autre variante</translation>
    </message>
    <message>
        <source>White plays here in another variation</source>
        <translation>Blanc joue ici dans une autre variante</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>signalé</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>Noir passe</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>Blanc passe</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Noir %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Blanc %1</translation>
    </message>
    <message>
        <source>%1, one stone captured</source>
        <translation>%1, une pierre capturée</translation>
    </message>
    <message>
        <source>%1, %2 stones captured</source>
        <translation>%1, %2 pierres capturées</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Cursor at %1, %2.</source>
        <translation>Curseur en %1, %2.</translation>
    </message>
    <message>
        <source>Cursor at %1, %2, %3.</source>
        <translation>Curseur en %1, %2, %3.</translation>
    </message>
    <message>
        <source>a dead black stone</source>
        <translation>une pierre noire morte</translation>
    </message>
    <message>
        <source>a black stone in seki</source>
        <translation>une pierre noire en seki</translation>
    </message>
    <message>
        <source>a black stone</source>
        <translation>une pierre noire</translation>
    </message>
    <message>
        <source>a dead white stone</source>
        <translation>une pierre blanche morte</translation>
    </message>
    <message>
        <source>a white stone in seki</source>
        <translation>une pierre blanche en seki</translation>
    </message>
    <message>
        <source>a white stone</source>
        <translation>une pierre blanche</translation>
    </message>
    <message>
        <source>Territory: Black %1, White %2 points.</source>
        <translation>Territoire&#xa0;: Noir %1, Blanc %2 points.</translation>
    </message>
    <message>
        <source>Dead stones: %1.</source>
        <translation>Pierres mortes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Stones in seki: %1.</source>
        <translation>Pierres en seki&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Board of %1 by %2 lines, %3 black and %4 white stones.</source>
        <translation>Goban de %1 sur %2 lignes, %3 pierres noires et %4 blanches.</translation>
    </message>
    <message>
        <source>Last move: Black passed.</source>
        <translation>Dernier coup&#xa0;: Noir a passé.</translation>
    </message>
    <message>
        <source>Last move: White passed.</source>
        <translation>Dernier coup&#xa0;: Blanc a passé.</translation>
    </message>
    <message>
        <source>Last move: Black %1.</source>
        <translation>Dernier coup&#xa0;: Noir %1.</translation>
    </message>
    <message>
        <source>Last move: White %1.</source>
        <translation>Dernier coup&#xa0;: Blanc %1.</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>envisagé</translation>
    </message>
    <message>
        <source>considered: %1</source>
        <translation>envisagé&#xa0;: %1</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>premier choix</translation>
    </message>
    <message>
        <source>Black’s move %1 of the line</source>
        <translation>coup %1 de la suite, de Noir</translation>
    </message>
    <message>
        <source>White’s move %1 of the line</source>
        <translation>coup %1 de la suite, de Blanc</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardMenu</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Goban</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>&amp;Numéros des coups</translation>
    </message>
    <message>
        <source>&amp;Show Move Numbers</source>
        <translation>&amp;Afficher les numéros des coups</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>A&amp;ucun</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>&amp;Tous les coups</translation>
    </message>
    <message>
        <source>From &amp;Here</source>
        <translation>À partir d’&amp;ici</translation>
    </message>
    <message>
        <source>This &amp;Variation</source>
        <translation>Cette &amp;variante</translation>
    </message>
    <message>
        <source>How &amp;Many…</source>
        <translation>&amp;Combien…</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>&amp;Show Coordinates</source>
        <translation>&amp;Afficher les coordonnées</translation>
    </message>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>&amp;Lettres et chiffres (A1)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>Chiff&amp;res (1-1)</translation>
    </message>
    <message>
        <source>As in SG&amp;F (aa)</source>
        <translation>Comme en SG&amp;F (aa)</translation>
    </message>
    <message>
        <source>Mark &amp;Last Move</source>
        <translation>Marquer le &amp;dernier coup</translation>
    </message>
    <message>
        <source>Show Ne&amp;xt Moves</source>
        <translation>Montrer les coups sui&amp;vants</translation>
    </message>
    <message>
        <source>Show &amp;Other Variations</source>
        <translation>&amp;Montrer les autres variantes</translation>
    </message>
    <message>
        <source>Con&amp;firm Moves with a Second Click</source>
        <translation>Con&amp;firmer les coups par un second clic</translation>
    </message>
    <message>
        <source>L&amp;ively Stones</source>
        <translation>Pierres v&amp;ivantes</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>Tourner &amp;à droite</translation>
    </message>
    <message>
        <source>Turn L&amp;eft</source>
        <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
        <source>Flip Upside &amp;Down</source>
        <translation>Retourner de &amp;haut en bas</translation>
    </message>
    <message>
        <source>Flip &amp;Sideways</source>
        <translation>Retourner de c&amp;ôté</translation>
    </message>
    <message>
        <source>&amp;As in the Record</source>
        <translation>Comme dans la &amp;partie</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Numéros des coups</translation>
    </message>
    <message>
        <source>How many of the last moves are numbered:</source>
        <translation>Combien des derniers coups sont numérotés&#xa0;:</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>Le &amp;dernier coup</translation>
    </message>
    <message>
        <source>The &amp;Last %1 Moves</source>
        <translation>Les %1 &amp;derniers coups</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateModel</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gain %</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visites</translation>
    </message>
    <message>
        <source>LCB</source>
        <translation>LCB</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateOverlay</name>
    <message>
        <source>Line of an Engine</source>
        <translation>Ligne d’un moteur</translation>
    </message>
</context>
<context>
    <name>shinpan::CgosWindow</name>
    <message>
        <source>Choose &amp;File…</source>
        <translation>Choisir un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Play on CGOS</source>
        <translation>Jouer sur CGOS</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>Après les &amp;parties en cours</translation>
    </message>
    <message>
        <source>&amp;Now (the Server’s Clocks Keep Running)</source>
        <translation>&amp;Maintenant (les pendules du serveur continuent)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Compte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Dernière nouvelle</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Comptes</translation>
    </message>
    <message>
        <source>Choose an Accounts File</source>
        <translation>Choisir un fichier de comptes</translation>
    </message>
    <message>
        <source>Accounts (*.toml);;All files (*)</source>
        <translation>Comptes (*.toml);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Password of %1 at %2:</source>
        <translation>Mot de passe de %1 à %2&#xa0;:</translation>
    </message>
    <message>
        <source>Connecting to the server</source>
        <translation>Connexion au serveur</translation>
    </message>
    <message>
        <source>Waiting for a game</source>
        <translation>En attente d’une partie</translation>
    </message>
    <message>
        <source>Playing %1</source>
        <translation>Joue %1</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>S’en va</translation>
    </message>
    <message>
        <source>Logged out</source>
        <translation>Déconnecté</translation>
    </message>
    <message>
        <source>No accounts file chosen</source>
        <translation>Aucun fichier de comptes choisi</translation>
    </message>
    <message>
        <source>The accounts are logged in</source>
        <translation>Les comptes sont connectés</translation>
    </message>
    <message>
        <source>Log out now? The clocks of running games keep running; an account that logs in again in time plays on.</source>
        <translation>Se déconnecter maintenant&#xa0;? Les pendules des parties en cours continuent&#xa0;; un compte qui se reconnecte à temps continue à jouer.</translation>
    </message>
    <message>
        <source>&amp;Log Out Now</source>
        <translation>Se &amp;déconnecter maintenant</translation>
    </message>
    <message>
        <source>&amp;After These Games</source>
        <translation>&amp;Après ces parties</translation>
    </message>
    <message>
        <source>Show &amp;Game</source>
        <translation>Montrer la &amp;partie</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckPage</name>
    <message>
        <source>C&amp;opy as Text</source>
        <translation>C&amp;opier en texte</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Avancement de la vérification</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Waiting for the first answer…</source>
        <translation>Attente de la première réponse…</translation>
    </message>
    <message>
        <source>A check starts the engine a few times and asks it everything that an arbiter may ask: sizes, komi, handicap, taking back, ko, illegal moves, time, scoring, analysis. It says in plain words what the engine can do and what it does wrong, with the exchange that shows it.

A quick engine takes about a minute. Nothing of it is left running.</source>
        <translation>Une vérification lance le moteur quelques fois et lui demande tout ce qu’un arbitre peut demander&#xa0;: tailles, komi, handicap, reprise de coups, ko, coups illégaux, temps, décompte, analyse. Elle dit en clair ce que le moteur sait faire et ce qu’il fait mal, avec l’échange qui le montre.

Un moteur rapide prend environ une minute. Rien n’en reste en marche.</translation>
    </message>
    <message>
        <source>&amp;Check again</source>
        <translation>&amp;Vérifier à nouveau</translation>
    </message>
    <message>
        <source>What can this engine do?</source>
        <translation>Que sait faire ce moteur&#xa0;?</translation>
    </message>
    <message>
        <source>It has not been checked.</source>
        <translation>Il n’a pas été vérifié.</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckTree</name>
    <message>
        <source>What the check found</source>
        <translation>Ce que la vérification a trouvé</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>bien</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionActions</name>
    <message>
        <source>&amp;Previous Game</source>
        <translation>Partie &amp;précédente</translation>
    </message>
    <message>
        <source>Previous game of the list</source>
        <translation>Partie précédente de la liste</translation>
    </message>
    <message>
        <source>&amp;Next Game</source>
        <translation>Partie &amp;suivante</translation>
    </message>
    <message>
        <source>Next game of the list</source>
        <translation>Partie suivante de la liste</translation>
    </message>
    <message>
        <source>Add &amp;Empty Game</source>
        <translation>Ajouter une partie &amp;vide</translation>
    </message>
    <message>
        <source>Add an empty game</source>
        <translation>Ajouter une partie vide</translation>
    </message>
    <message>
        <source>Add from &amp;File…</source>
        <translation>Ajouter d’un &amp;fichier…</translation>
    </message>
    <message>
        <source>Add the games of another file</source>
        <translation>Ajouter les parties d’un autre fichier</translation>
    </message>
    <message>
        <source>P&amp;aste Games</source>
        <translation>C&amp;oller des parties</translation>
    </message>
    <message>
        <source>Add the games of the clipboard</source>
        <translation>Ajouter les parties du presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>Add a copy of the selected games</source>
        <translation>Ajouter une copie des parties sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Enlever</translation>
    </message>
    <message>
        <source>Remove the selected games from the file</source>
        <translation>Enlever du fichier les parties sélectionnées</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move the selected games up</source>
        <translation>Monter les parties sélectionnées</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Descend&amp;re</translation>
    </message>
    <message>
        <source>Move the selected games down</source>
        <translation>Descendre les parties sélectionnées</translation>
    </message>
    <message>
        <source>&amp;Keep This Order</source>
        <translation>&amp;Garder cet ordre</translation>
    </message>
    <message>
        <source>Put the games in the file into the order the list is sorted by</source>
        <translation>Mettre les parties du fichier dans l’ordre de la liste</translation>
    </message>
    <message>
        <source>E&amp;xtract Selected Games…</source>
        <translation>E&amp;xtraire les parties sélectionnées…</translation>
    </message>
    <message>
        <source>Save the selected games as a separate file</source>
        <translation>Enregistrer les parties sélectionnées dans un autre fichier</translation>
    </message>
    <message>
        <source>Undo &amp;List Change</source>
        <translation>Annuler dans la &amp;liste</translation>
    </message>
    <message>
        <source>Take back the last addition, removal or change of order</source>
        <translation>Annuler le dernier ajout, retrait ou changement d’ordre</translation>
    </message>
    <message>
        <source>Redo L&amp;ist Change</source>
        <translation>Rétablir dans la l&amp;iste</translation>
    </message>
    <message>
        <source>Redo what was undone in the list</source>
        <translation>Rétablir ce qui a été annulé dans la liste</translation>
    </message>
    <message>
        <source>This is not a game of Go. It stays in the file as it is.</source>
        <translation>Ce n’est pas une partie de go. Elle reste telle quelle dans le fichier.</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>Une partie est en cours</translation>
    </message>
    <message>
        <source>End the game that is being played?</source>
        <translation>Terminer la partie en cours&#xa0;?</translation>
    </message>
    <message>
        <source>Its moves stay in the record.</source>
        <translation>Ses coups restent dans le fichier de la partie.</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>&amp;Terminer la partie</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Ajouter des parties</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Il n’y a pas de texte dans le presse-papiers.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were removed.</source>
        <translation>
            <numerusform>%n partie a été enlevée.</numerusform>
            <numerusform>%n parties ont été enlevées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Extract Games</source>
        <translation>Extraire des parties</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Parties (*.sgf)</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionDock</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
    <message>
        <source>Find &amp;Game</source>
        <translation>&amp;Chercher une partie</translation>
    </message>
    <message>
        <source>Search players, event, date, result</source>
        <translation>Chercher joueurs, tournoi, date, résultat</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Chercher dans les parties</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Add Game</source>
        <translation>Ajouter une partie</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Nombre de parties</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>Ajouter une partie</translation>
    </message>
    <message>
        <source>Order of the &amp;File</source>
        <translation>Ordre du &amp;fichier</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Noir</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blanc</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Résultat</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>C&amp;oups</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>É&amp;vénement</translation>
    </message>
    <message>
        <source>Re&amp;versed</source>
        <translation>&amp;Inversé</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1, %2 sélectionnées</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandDesk</name>
    <message>
        <source>The engine refuses: %1</source>
        <translation>Le moteur refuse&#xa0;: %1</translation>
    </message>
    <message>
        <source>The engine is not running.</source>
        <translation>Le moteur ne tourne pas.</translation>
    </message>
    <message>
        <source>There is no stone to attack.</source>
        <translation>Il n’y a pas de pierre à attaquer.</translation>
    </message>
    <message>
        <source>The answer is not of type “%1”.</source>
        <translation>La réponse n’est pas du type «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This is a serious game: commands wait till it is over.</source>
        <translation>C’est une partie sérieuse&#xa0;: les commandes attendent qu’elle soit finie.</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEngine</name>
    <message>
        <source>has ended</source>
        <translation>s’est terminé</translation>
    </message>
    <message>
        <source>is not running</source>
        <translation>ne tourne pas</translation>
    </message>
    <message>
        <source>This command runs until it is stopped; use the analysis instead.</source>
        <translation>Cette commande tourne jusqu’à ce qu’on l’arrête&#xa0;; utilisez plutôt l’analyse.</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEntry</name>
    <message>
        <source>GTP command</source>
        <translation>Commande GTP</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandInputs</name>
    <message>
        <source>Argument of %1:</source>
        <translation>Argument de %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPage</name>
    <message>
        <source>an invisible character</source>
        <translation>un caractère invisible</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Connects to the engine listening at %1.</source>
        <translation>Se connecte au moteur qui écoute à %1.</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>&amp;Corriger</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Ligne de commande</translation>
    </message>
    <message>
        <source>Fix the punctuation</source>
        <translation>Corriger la ponctuation</translation>
    </message>
    <message>
        <source>&amp;Command line</source>
        <translation>Ligne de co&amp;mmande</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Se&amp;veral Strengths…</source>
        <translation>Plusieurs &amp;forces…</translation>
    </message>
    <message>
        <source>Fixed:  %1</source>
        <translation>Corrigé&#xa0;:  %1</translation>
    </message>
    <message>
        <source>Paste the command that starts the engine in GTP mode.</source>
        <translation>Collez la commande qui lance le moteur en mode GTP.</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>Impossible à lancer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This looks typeset, not typed:  %1</source>
        <translation>Cela semble composé, non tapé&#xa0;:  %1</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>Il faut un nom au moteur.</translation>
    </message>
    <message>
        <source>Another engine has this name.</source>
        <translation>Un autre moteur porte ce nom.</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>Force&#xa0;: %1</translation>
    </message>
    <message>
        <source>Strength: the engine’s own</source>
        <translation>Force&#xa0;: celle du moteur</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPanel</name>
    <message>
        <source>%1, live</source>
        <translation>%1, en direct</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Engine to ask</source>
        <translation>Moteur à interroger</translation>
    </message>
    <message>
        <source>Engine to compare with</source>
        <translation>Moteur à comparer</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter of the commands</source>
        <translation>Filtre des commandes</translation>
    </message>
    <message>
        <source>Commands of the engine</source>
        <translation>Commandes du moteur</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Demander</translation>
    </message>
    <message>
        <source>Sends the chosen command to the engine</source>
        <translation>Envoie la commande choisie au moteur</translation>
    </message>
    <message>
        <source>Each Move</source>
        <translation>Chaque coup</translation>
    </message>
    <message>
        <source>Asks again after each move, and wherever you go in the game</source>
        <translation>Redemande après chaque coup, et partout où l’on va dans la partie</translation>
    </message>
    <message>
        <source>Ask after each move</source>
        <translation>Demander après chaque coup</translation>
    </message>
    <message>
        <source>Colour to ask about</source>
        <translation>Couleur sur laquelle interroger</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Au trait</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le goban</translation>
    </message>
    <message>
        <source>&amp;Remove from the Board</source>
        <translation>&amp;Enlever du goban</translation>
    </message>
    <message>
        <source>&amp;Clear the Board</source>
        <translation>&amp;Vider le goban</translation>
    </message>
    <message>
        <source>&amp;Live Graphics</source>
        <translation>&amp;Dessins en direct</translation>
    </message>
    <message>
        <source>Shows what engines draw while they think</source>
        <translation>Montre ce que les moteurs dessinent pendant qu’ils réfléchissent</translation>
    </message>
    <message>
        <source>&amp;My Commands…</source>
        <translation>&amp;Mes commandes…</translation>
    </message>
    <message>
        <source>Restart the &amp;Engine</source>
        <translation>Re&amp;lancer le moteur</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Aucun moteur</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Aucune comparaison</translation>
    </message>
    <message>
        <source>There is no engine in the list yet.</source>
        <translation>Il n’y a pas encore de moteur dans la liste.</translation>
    </message>
    <message>
        <source>Choose an engine to see what it can show.</source>
        <translation>Choisissez un moteur pour voir ce qu’il sait montrer.</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>On ne peut interroger %1&#xa0;: il %2.</translation>
    </message>
    <message>
        <source>%1 is starting…</source>
        <translation>%1 démarre…</translation>
    </message>
    <message>
        <source>%1 offers no commands for the board.</source>
        <translation>%1 n’offre aucune commande pour le goban.</translation>
    </message>
    <message>
        <source>Ask for Points</source>
        <translation>Demander pour des points</translation>
    </message>
    <message>
        <source>%1: click its points, the last one with Ctrl or the right button.</source>
        <translation>%1&#xa0;: cliquez ses points, le dernier avec Ctrl ou le bouton droit.</translation>
    </message>
    <message>
        <source>%1: click a stone or a point. Escape ends it.</source>
        <translation>%1&#xa0;: cliquez une pierre ou un point. Échap y met fin.</translation>
    </message>
    <message>
        <source>%1
Asked after each move</source>
        <translation>%1
Demandé après chaque coup</translation>
    </message>
</context>
<context>
    <name>shinpan::CommentPanel</name>
    <message>
        <source>Name of this position</source>
        <translation>Nom de cette position</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Commentaire sur cette position</translation>
    </message>
    <message>
        <source>Comments on the position appear here: what an engine says about its move, and what you write.</source>
        <translation>Les commentaires sur la position paraissent ici&#xa0;: ce qu’un moteur dit de son coup, et ce que vous écrivez.</translation>
    </message>
    <message>
        <source>Name of the Position</source>
        <translation>Nom de la position</translation>
    </message>
</context>
<context>
    <name>shinpan::ComparisonPanel</name>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Aucun moteur</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Goban de %1</translation>
    </message>
    <message>
        <source>Choose two engines for the analysis to compare them.</source>
        <translation>Choisissez deux moteurs pour l’analyse afin de les comparer.</translation>
    </message>
    <message>
        <source>Both need to have looked at this position.</source>
        <translation>Les deux doivent avoir regardé cette position.</translation>
    </message>
    <message>
        <source>Both choose %1</source>
        <translation>Les deux choisissent %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1% apart</source>
        <translation>%1% d’écart</translation>
    </message>
    <message>
        <source>%1 points apart</source>
        <translation>%1 points d’écart</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionFields</name>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>until decided</source>
        <translation>jusqu’à décision</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> lignes</translation>
    </message>
    <message>
        <source>Stronger &amp;by</source>
        <translation>Plus fort &amp;de</translation>
    </message>
    <message>
        <source>&amp;Games per pairing</source>
        <translation>&amp;Parties par appariement</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>R&amp;ondes</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>&amp;Taille du goban</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>T&amp;emps</translation>
    </message>
    <message>
        <source>Games begin &amp;with</source>
        <translation>Les parties commencent &amp;par</translation>
    </message>
    <message>
        <source>Games at &amp;once</source>
        <translation>Parties à la &amp;fois</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) all have met; then some meet again.</source>
        <translation>
            <numerusform>Après %n ronde, tous se sont rencontrés&#xa0;; ensuite certains se rencontrent à nouveau.</numerusform>
            <numerusform>Après %n rondes, tous se sont rencontrés&#xa0;; ensuite certains se rencontrent à nouveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>En&amp;ds at</source>
        <translation>Finit &amp;à</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>sans test</translation>
    </message>
    <message>
        <source>A pair plays no more when a sequential test has decided which of the two is stronger; it ends when all pairs are decided</source>
        <translation>Une paire ne joue plus quand un test séquentiel a décidé qui des deux est le plus fort&#xa0;; la compétition finit quand toutes les paires sont décidées</translation>
    </message>
    <message>
        <source>&amp;Decided early</source>
        <translation>Décidé &amp;tôt</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindow</name>
    <message>
        <source>%1 – Competition</source>
        <translation>%1 – Compétition</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Rapport</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>Après les &amp;parties en cours</translation>
    </message>
    <message>
        <source>After the Running &amp;Pairs of Games</source>
        <translation>Après les pai&amp;res de parties en cours</translation>
    </message>
    <message>
        <source>&amp;Now (the Next Start Continues the Games)</source>
        <translation>&amp;Maintenant (le prochain départ continue les parties)</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>Écrire le rapport et l’ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Parties jouées</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Running games</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties terminées</translation>
    </message>
    <message>
        <source>Double-click or Enter opens the game</source>
        <translation>Un double-clic ou Entrée ouvre la partie</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>S’arrête</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Pas en cours</translation>
    </message>
    <message>
        <source>The file cannot be used</source>
        <translation>Le fichier est inutilisable</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 parties</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>Le rapport est dans %1&#xa0;; aucun programme n’a été trouvé pour l’ouvrir.</translation>
    </message>
    <message>
        <source>There is no record of this game at %1.</source>
        <translation>Cette partie n’est pas enregistrée à %1.</translation>
    </message>
    <message>
        <source>The competition is running</source>
        <translation>La compétition est en cours</translation>
    </message>
    <message>
        <source>Stop it now? The next start will continue the games that are under way.</source>
        <translation>L’arrêter maintenant&#xa0;? Le prochain départ continuera les parties en cours.</translation>
    </message>
    <message>
        <source>&amp;Stop Now</source>
        <translation>&amp;Arrêter maintenant</translation>
    </message>
    <message>
        <source>Stop &amp;After These Games</source>
        <translation>Arrêter a&amp;près ces parties</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Gobans</translation>
    </message>
    <message>
        <source>Watch all running games at once</source>
        <translation>Regarder toutes les parties en cours à la fois</translation>
    </message>
    <message>
        <source>Double-click or Enter shows the board</source>
        <translation>Un double-clic ou Entrée montre le goban</translation>
    </message>
    <message>
        <source>Running in another process</source>
        <translation>En cours dans un autre processus</translation>
    </message>
    <message>
        <source>Closing this window does not end the run</source>
        <translation>Fermer cette fenêtre n’arrête pas la série</translation>
    </message>
    <message>
        <source>%L1 games a minute</source>
        <translation>%L1 parties par minute</translation>
    </message>
    <message>
        <source>%L1 games an hour</source>
        <translation>%L1 parties par heure</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>Ré&amp;glages…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>ronde %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n void game(s)</source>
        <translation>
            <numerusform>%n partie annulée</numerusform>
            <numerusform>%n parties annulées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 openings left</source>
        <translation>%1 ouvertures sur %2 restantes</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Autres réglages</translation>
    </message>
    <message>
        <source>The settings have changed since the games played so far. Start counting anew? Those games stay in the record.</source>
        <translation>Les réglages ont changé depuis les parties déjà jouées. Recommencer à compter&#xa0;? Ces parties restent enregistrées.</translation>
    </message>
    <message>
        <source>Count &amp;Anew</source>
        <translation>&amp;Recommencer à compter</translation>
    </message>
    <message>
        <source>±%1 of ±%2 Elo</source>
        <translation>±%1 sur ±%2 Elo</translation>
    </message>
    <message>
        <source>Se&amp;al…</source>
        <translation>Sce&amp;ller…</translation>
    </message>
    <message>
        <source>Put everything into one file that anybody can verify</source>
        <translation>Tout mettre dans un seul fichier que chacun peut vérifier</translation>
    </message>
    <message>
        <source>Reading the index of games</source>
        <translation>Lecture de l’index des parties</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindows</name>
    <message>
        <source>Keep as Strengths</source>
        <translation>Garder comme forces</translation>
    </message>
    <message>
        <source>Strengths of which engine? Another name adds an engine.</source>
        <translation>Forces de quel moteur&#xa0;? Un autre nom ajoute un moteur.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>“%1” has now: %2</source>
        <translation>«&#xa0;%1&#xa0;» a maintenant&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleController</name>
    <message>
        <source>Where the game was when this line arrived is no longer known.</source>
        <translation>On ne sait plus où en était la partie à l’arrivée de cette ligne.</translation>
    </message>
    <message>
        <source>Sending the file: %1 of %2 commands</source>
        <translation>Envoi du fichier&#xa0;: %1 commandes sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n refusée</numerusform>
            <numerusform>%n refusées</numerusform>
        </translation>
    </message>
    <message>
        <source>none refused</source>
        <translation>aucune refusée</translation>
    </message>
    <message>
        <source>The file was sent: %1 of %2 commands answered, %3.</source>
        <translation>Le fichier a été envoyé&#xa0;: %1 commandes sur %2 ont reçu une réponse, %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>impossible de lire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be sent: %2</source>
        <translation>impossible d’envoyer %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFeature</name>
    <message>
        <source>GTP Console</source>
        <translation>Console GTP</translation>
    </message>
    <message>
        <source>Type a GTP &amp;Command</source>
        <translation>Taper une &amp;commande GTP</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFiles</name>
    <message>
        <source>Save as S&amp;cript…</source>
        <translation>Enregistrer comme &amp;script…</translation>
    </message>
    <message>
        <source>Send a &amp;File of Commands…</source>
        <translation>Envoyer un &amp;fichier de commandes…</translation>
    </message>
    <message>
        <source>Save &amp;Log…</source>
        <translation>Enregistrer le &amp;journal…</translation>
    </message>
    <message>
        <source>What one engine was asked and answered, for shinpan-cli replay</source>
        <translation>Ce qui a été demandé à un moteur et ses réponses, pour shinpan-cli replay</translation>
    </message>
    <message>
        <source>Send a File of Commands</source>
        <translation>Envoyer un fichier de commandes</translation>
    </message>
    <message>
        <source>Save Log</source>
        <translation>Enregistrer le journal</translation>
    </message>
    <message>
        <source>Choose an engine in the console first: a script is one engine’s.</source>
        <translation>Choisissez d’abord un moteur dans la console&#xa0;: un script est celui d’un seul moteur.</translation>
    </message>
    <message>
        <source>Save as Script</source>
        <translation>Enregistrer comme script</translation>
    </message>
    <message>
        <source># What %1 was asked and answered. To compare an engine with it:
# shinpan-cli replay THIS-FILE --engine COMMAND
</source>
        <translation># Ce qui a été demandé à %1 et ses réponses. Pour lui comparer un moteur&#xa0;:
# shinpan-cli replay CE-FICHIER --engine COMMANDE
</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 est enregistré.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>impossible d’enregistrer %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ContinuationRows</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Black’s results; a draw counts half</source>
        <translation>Les résultats de Noir&#xa0;; une nulle compte pour moitié</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalle</translation>
    </message>
    <message>
        <source>Where Black’s results lie with a certainty of 95 %</source>
        <translation>Où se situent les résultats de Noir avec une certitude de 95 %</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>The year of the latest game</source>
        <translation>L’année de la partie la plus récente</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Black’s chances as engines see them in these records</source>
        <translation>Les chances de Noir selon les moteurs dans ces parties enregistrées</translation>
    </message>
</context>
<context>
    <name>shinpan::CustomRules</name>
    <message>
        <source>Button: the first pass takes half a point</source>
        <translation>Bouton&#xa0;: la première passe prend un demi-point</translation>
    </message>
    <message>
        <source>Engines may pass before dead stones are taken</source>
        <translation>Les moteurs peuvent passer avant que les pierres mortes soient prises</translation>
    </message>
    <message>
        <source>A pass hands over a prisoner</source>
        <translation>Une passe donne un prisonnier</translation>
    </message>
    <message>
        <source>White passes last</source>
        <translation>Blanc passe en dernier</translation>
    </message>
    <message>
        <source>An endless cycle gives no result</source>
        <translation>Un cycle sans fin ne donne pas de résultat</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Taxe de groupe</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>Suicide</translation>
    </message>
    <message>
        <source>Passes to end</source>
        <translation>Passes pour finir</translation>
    </message>
    <message>
        <source>Handicap bonus</source>
        <translation>Bonus de handicap</translation>
    </message>
</context>
<context>
    <name>shinpan::DateButton</name>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Ca&amp;lendar…</source>
        <translation>Ca&amp;lendrier…</translation>
    </message>
    <message>
        <source>Choose the date from a calendar</source>
        <translation>Choisir la date dans un calendrier</translation>
    </message>
    <message>
        <source>Date of the game</source>
        <translation>Date de la partie</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Aujourd’hui</translation>
    </message>
</context>
<context>
    <name>shinpan::Document</name>
    <message>
        <source>From now on the console keeps only the newest lines: %1</source>
        <translation>À partir d’ici, la console ne garde que les lignes les plus récentes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentController</name>
    <message>
        <source>Another program changed %1. If you reload it, your own changes will be lost.</source>
        <translation>Un autre programme a changé %1. Si vous le rechargez, vos propres changements seront perdus.</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>Un autre programme a changé %1.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>&amp;Keep This</source>
        <translation>&amp;Garder celui-ci</translation>
    </message>
    <message>
        <source>%1 was reloaded: another program changed it.</source>
        <translation>%1 a été rechargé&#xa0;: un autre programme l’a changé.</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program. What you see is not saved anywhere else.</source>
        <translation>%1 a été enlevé ou renommé par un autre programme. Ce que vous voyez n’est enregistré nulle part ailleurs.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: %1</source>
        <translation>Aucune copie de secours n’a pu être écrite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Parties (*.sgf)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Le fichier a changé</translation>
    </message>
    <message>
        <source>Another program changed %1. Save over it?</source>
        <translation>Un autre programme a changé %1. L’écraser&#xa0;?</translation>
    </message>
    <message>
        <source>What the other program wrote will be lost.</source>
        <translation>Ce que l’autre programme a écrit sera perdu.</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>É&amp;craser</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Enregistrement de %1…</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 n’a pas été enregistré&#xa0;: %2</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Écriture de %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to %1.</source>
        <translation>
            <numerusform>%n partie a été écrite dans %1.</numerusform>
            <numerusform>%n parties ont été écrites dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 n’a pas été écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Changements non enregistrés</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Enregistrer les changements de %1&#xa0;?</translation>
    </message>
    <message>
        <source>Otherwise they will be lost.</source>
        <translation>Sinon, ils seront perdus.</translation>
    </message>
    <message>
        <source>Game records (%1);;All files (*)</source>
        <translation>Parties (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>Ce qui a été collé</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, ligne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created, so the game was not kept.</source>
        <translation>Impossible de créer le dossier %1, la partie n’a donc pas été gardée.</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentFeature</name>
    <message>
        <source>New &amp;Tab</source>
        <translation>Nouvel &amp;onglet</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>O&amp;uvrir…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open game records (%1)</source>
        <translation>Ouvrir des parties (%1)</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Re&amp;charger</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>Onglet sui&amp;vant</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>Onglet pré&amp;cédent</translation>
    </message>
    <message>
        <source>Move Tab to Ne&amp;w Window</source>
        <translation>Déplacer l’&amp;onglet vers une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>Cop&amp;ier la partie</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>Ouvrir &amp;le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Open Game Records</source>
        <translation>Ouvrir des parties</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Changements non enregistrés</translation>
    </message>
    <message>
        <source>Reload %1 without your changes?</source>
        <translation>Recharger %1 sans vos changements&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>&amp;Abandonner les changements</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>La partie est dans le presse-papiers, en SGF.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>Il n’y a pas de partie dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Open Competition</source>
        <translation>Ouvrir une compétition</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>&amp;Page d’accueil</translation>
    </message>
    <message>
        <source>&amp;New Competition…</source>
        <translation>&amp;Nouvelle compétition…</translation>
    </message>
    <message>
        <source>&amp;Open Competition…</source>
        <translation>&amp;Ouvrir une compétition…</translation>
    </message>
    <message>
        <source>Co&amp;mpetition</source>
        <translation>&amp;Compétition</translation>
    </message>
    <message>
        <source>Play on CGOS…</source>
        <translation>Jouer sur CGOS…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Bibliothèque…</translation>
    </message>
    <message>
        <source>Competitions (*.toml *.seal.zip);;All files (*)</source>
        <translation>Compétitions (*.toml *.seal.zip);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentSet</name>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message numerus="yes">
        <source>Shinpan ended unexpectedly with %n unsaved document(s): %1.</source>
        <translation>
            <numerusform>Shinpan s’est terminé de façon inattendue avec %n document non enregistré&#xa0;: %1.</numerusform>
            <numerusform>Shinpan s’est terminé de façon inattendue avec %n documents non enregistrés&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>The open files cannot be remembered: %1</source>
        <translation>Impossible de retenir les fichiers ouverts&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shinpan ended unexpectedly. What engines were told and said until then is in %1</source>
        <translation>Shinpan s’est terminé de façon inattendue. Ce que les moteurs ont entendu et dit jusque-là est dans %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentTabs</name>
    <message>
        <source>a game is being played</source>
        <translation>une partie est en cours</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>la partie est en pause</translation>
    </message>
    <message>
        <source>an engine failed, the game waits</source>
        <translation>un moteur a échoué, la partie attend</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>pas enregistré</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Documents ouverts</translation>
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
        <translation>Fermer %1</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>Fermer (Ctrl+W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>&amp;Déplacer vers une nouvelle fenêtre</translation>
    </message>
</context>
<context>
    <name>shinpan::EditBar</name>
    <message>
        <source>Edit Tools</source>
        <translation>Outils d’édition</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Label to write</source>
        <translation>Étiquette à écrire</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Plus d’outils</translation>
    </message>
    <message>
        <source>Black is to play here; press for White (X)</source>
        <translation>C’est à Noir de jouer ici&#xa0;; appuyez pour Blanc (X)</translation>
    </message>
    <message>
        <source>White is to play here; press for Black (X)</source>
        <translation>C’est à Blanc de jouer ici&#xa0;; appuyez pour Noir (X)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditController</name>
    <message>
        <source>The score is being settled: finish that first</source>
        <translation>On règle le score&#xa0;: finissez d’abord cela</translation>
    </message>
    <message>
        <source>A game is being played here: whose turn it is cannot be changed</source>
        <translation>Une partie est en cours ici&#xa0;: le joueur au trait ne peut pas être changé</translation>
    </message>
    <message>
        <source>Player to Move</source>
        <translation>Joueur au trait</translation>
    </message>
    <message>
        <source>A game is being played here: set up stones elsewhere, or when it is over</source>
        <translation>Une partie est en cours ici&#xa0;: posez des pierres ailleurs, ou quand elle sera finie</translation>
    </message>
    <message>
        <source>Type the label first, in the field above the board</source>
        <translation>Tapez d’abord l’étiquette, dans le champ au-dessus du goban</translation>
    </message>
    <message>
        <source>A game is being played here: play variations elsewhere</source>
        <translation>Une partie est en cours ici&#xa0;: jouez des variantes ailleurs</translation>
    </message>
</context>
<context>
    <name>shinpan::EditFeature</name>
    <message>
        <source>Back to playing</source>
        <translation>Retour au jeu</translation>
    </message>
    <message>
        <source>Switch Player to Move</source>
        <translation>Changer le joueur au trait</translation>
    </message>
    <message>
        <source>The other colour plays next here</source>
        <translation>L’autre couleur joue ensuite ici</translation>
    </message>
    <message>
        <source>Cu&amp;t Variation</source>
        <translation>Cou&amp;per la variante</translation>
    </message>
    <message>
        <source>Cut this move and everything after it to the clipboard</source>
        <translation>Couper ce coup et tout ce qui suit vers le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Copy Variation</source>
        <translation>&amp;Copier la variante</translation>
    </message>
    <message>
        <source>Copy this move and everything after it to the clipboard</source>
        <translation>Copier ce coup et tout ce qui suit dans le presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Paste Variation</source>
        <translation>C&amp;oller la variante</translation>
    </message>
    <message>
        <source>Add the clipboard’s game after this move</source>
        <translation>Ajouter la partie du presse-papiers après ce coup</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>Supprimer ce coup et tout ce qui suit</translation>
    </message>
    <message>
        <source>Move Var&amp;iation Up</source>
        <translation>&amp;Monter la variante</translation>
    </message>
    <message>
        <source>One place closer to the main line</source>
        <translation>Une place plus près de la variante principale</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>&amp;Descendre la variante</translation>
    </message>
    <message>
        <source>One place further from the main line</source>
        <translation>Une place plus loin de la variante principale</translation>
    </message>
    <message>
        <source>Make &amp;Main Line</source>
        <translation>En faire la variante princi&amp;pale</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>Faire de la ligne jusqu’à ce coup la variante principale</translation>
    </message>
    <message>
        <source>Delete &amp;Other Variations</source>
        <translation>Supprimer les &amp;autres variantes</translation>
    </message>
    <message>
        <source>Delete everything that branches off the line to this move</source>
        <translation>Supprimer tout ce qui s’écarte de la ligne jusqu’à ce coup</translation>
    </message>
    <message>
        <source>&amp;Flatten</source>
        <translation>Ap&amp;latir</translation>
    </message>
    <message>
        <source>Make this position the start of the game</source>
        <translation>Faire de cette position le début de la partie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
        <source>Delete this node and the %n after it?</source>
        <translation>
            <numerusform>Supprimer ce nœud et le %n qui le suit&#xa0;?</numerusform>
            <numerusform>Supprimer ce nœud et les %n qui le suivent&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>Annuler les ramène.</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>Out&amp;ils</translation>
    </message>
    <message>
        <source>&amp;Board Tools</source>
        <translation>Outils &amp;du goban</translation>
    </message>
    <message>
        <source>Set up stones and marks with the tools above the board</source>
        <translation>Poser des pierres et des marques avec les outils au-dessus du goban</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>&amp;Variation</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Marques</translation>
    </message>
    <message>
        <source>Put &amp;Tools Away</source>
        <translation>&amp;Ranger les outils</translation>
    </message>
    <message>
        <source>Territory and &amp;Visibility</source>
        <translation>Territoire et &amp;visibilité</translation>
    </message>
</context>
<context>
    <name>shinpan::EloCurvePlot</name>
    <message>
        <source>Elo over %1</source>
        <translation>Elo selon %1</translation>
    </message>
    <message>
        <source>Best: %1; the engine’s own: %2</source>
        <translation>Meilleur&#xa0;: %1&#xa0;; celui du moteur&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::EloMapPlot</name>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo selon %1 et %2</translation>
    </message>
    <message>
        <source>From %1 to %2 Elo; best: %3, %4. The darker, the stronger; the smaller a field, the less sure.</source>
        <translation>De %1 à %2 Elo&#xa0;; meilleur&#xa0;: %3, %4. Plus c’est sombre, plus c’est fort&#xa0;; plus un champ est petit, moins c’est sûr.</translation>
    </message>
    <message>
        <source>%1 %2, %3 %4: %5 ± %6 Elo</source>
        <translation>%1 %2, %3 %4&#xa0;: %5 ± %6 Elo</translation>
    </message>
</context>
<context>
    <name>shinpan::EncodingDialog</name>
    <message>
        <source>guessed from its contents</source>
        <translation>deviné d’après son contenu</translation>
    </message>
    <message>
        <source>your preference for files that do not say</source>
        <translation>votre préférence pour les fichiers qui ne le disent pas</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>comme le dit le fichier</translation>
    </message>
    <message>
        <source>certain from its bytes</source>
        <translation>certain d’après ses octets</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>votre choix</translation>
    </message>
    <message>
        <source>&amp;Use it for every file whose encoding is not known</source>
        <translation>L’&amp;utiliser pour tout fichier dont l’encodage est inconnu</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>In which encoding does the text make sense?</source>
        <translation>Dans quel encodage le texte a-t-il un sens&#xa0;?</translation>
    </message>
    <message>
        <source>Read as %1: %2.</source>
        <translation>Lu comme %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Encodages</translation>
    </message>
    <message>
        <source>Texts of the file</source>
        <translation>Textes du fichier</translation>
    </message>
    <message>
        <source>&amp;Read Like This</source>
        <translation>&amp;Lire ainsi</translation>
    </message>
    <message>
        <source>The text is plain ASCII, the same in every encoding.</source>
        <translation>Le texte est en ASCII pur, le même dans tout encodage.</translation>
    </message>
</context>
<context>
    <name>shinpan::EndCard</name>
    <message>
        <source>&amp;Save</source>
        <translation>Enregis&amp;trer</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Comment la partie s’est terminée</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>The same again with colours swapped</source>
        <translation>La même avec les couleurs échangées</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>La même à nouveau</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Pas encore enregistrée.</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>Rée&amp;ssayer</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>Revo&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Play as Proposed</source>
        <translation>Comme pr&amp;oposé</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Re&amp;vanche</translation>
    </message>
    <message>
        <source>Ne&amp;w Game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
</context>
<context>
    <name>shinpan::EndFeature</name>
    <message>
        <source>Black passes</source>
        <translation>Noir passe</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>Blanc passe</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Give this game up?</source>
        <translation>Abandonner cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>Noir abandonne</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>Blanc abandonne</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 Start goes on from this position, with another player if you choose one; the console has the details.</source>
        <translation>%1 Commencer continue à partir de cette position, avec un autre joueur si vous en choisissez un&#xa0;; la console a les détails.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineEditor</name>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>&amp;Add Engine</source>
        <translation>&amp;Ajouter un moteur</translation>
    </message>
    <message>
        <source>Bring the removed engine back</source>
        <translation>Ramener le moteur enlevé</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>&amp;Importer d’un fichier…</translation>
    </message>
    <message>
        <source>&amp;Export This Engine…</source>
        <translation>&amp;Exporter ce moteur…</translation>
    </message>
    <message>
        <source>Export &amp;All of Your Engines…</source>
        <translation>Exporter &amp;tous vos moteurs…</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Importer et exporter</translation>
    </message>
    <message>
        <source>Lists of engines (*.json);;All files (*)</source>
        <translation>Listes de moteurs (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>No engine yet</source>
        <translation>Pas encore de moteur</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Abandonner les changements</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>«&#xa0;%1&#xa0;» a été ajouté.</translation>
    </message>
    <message numerus="yes">
        <source>%n engine(s) were added.</source>
        <translation>
            <numerusform>%n moteur a été ajouté.</numerusform>
            <numerusform>%n moteurs ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes to “%1” were discarded.</source>
        <translation>Les changements de «&#xa0;%1&#xa0;» ont été abandonnés.</translation>
    </message>
    <message>
        <source>The new engine was removed.</source>
        <translation>Le nouveau moteur a été enlevé.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>«&#xa0;%1&#xa0;» a été enlevé.</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>«&#xa0;%1&#xa0;» est de retour.</translation>
    </message>
    <message>
        <source>Import Engines</source>
        <translation>Importer des moteurs</translation>
    </message>
    <message>
        <source>There is no engine in %1.</source>
        <translation>Il n’y a pas de moteur dans %1.</translation>
    </message>
    <message>
        <source>Export Engines</source>
        <translation>Exporter des moteurs</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>Press “Add Engine”: choose one that you know, or paste the command that starts one in GTP mode.</source>
        <translation>Appuyez sur «&#xa0;Ajouter un moteur&#xa0;»&#xa0;: choisissez-en un que vous connaissez, ou collez la commande qui en lance un en mode GTP.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineFailureCard</name>
    <message>
        <source>Black’s engine does not start: %1</source>
        <translation>Le moteur de Noir ne démarre pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>White’s engine does not start: %1</source>
        <translation>Le moteur de Blanc ne démarre pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Black’s engine refuses this game: %1</source>
        <translation>Le moteur de Noir refuse cette partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>White’s engine refuses this game: %1</source>
        <translation>Le moteur de Blanc refuse cette partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not speak GTP: %1</source>
        <translation>Le moteur de Noir ne parle pas GTP&#xa0;: %1</translation>
    </message>
    <message>
        <source>White’s engine does not speak GTP: %1</source>
        <translation>Le moteur de Blanc ne parle pas GTP&#xa0;: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not answer: %1</source>
        <translation>Le moteur de Noir ne répond pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>White’s engine does not answer: %1</source>
        <translation>Le moteur de Blanc ne répond pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for Black’s engine: %1</source>
        <translation>Vous avez cessé d’attendre le moteur de Noir&#xa0;: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for White’s engine: %1</source>
        <translation>Vous avez cessé d’attendre le moteur de Blanc&#xa0;: %1</translation>
    </message>
    <message>
        <source>Black’s engine stopped: %1</source>
        <translation>Le moteur de Noir s’est arrêté&#xa0;: %1</translation>
    </message>
    <message>
        <source>White’s engine stopped: %1</source>
        <translation>Le moteur de Blanc s’est arrêté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its command line or directory may be wrong, or a file it needs may be missing. Nothing is lost: the game waits.</source>
        <translation>Sa ligne de commande ou son répertoire sont peut-être faux, ou un fichier dont il a besoin manque. Rien n’est perdu&#xa0;: la partie attend.</translation>
    </message>
    <message>
        <source>Its command line may lack a word such as “gtp” or “--mode gtp”.</source>
        <translation>Il manque peut-être à sa ligne de commande un mot tel que «&#xa0;gtp&#xa0;» ou «&#xa0;--mode gtp&#xa0;».</translation>
    </message>
    <message>
        <source>It was stopped so that it does not keep running for nothing. Retry restarts it and tells it the whole game.</source>
        <translation>Il a été arrêté pour ne pas tourner pour rien. Réessayer le relance et lui dit toute la partie.</translation>
    </message>
    <message>
        <source>You cancelled it, and none of it is still running. The game waits for it or for another player.</source>
        <translation>Vous l’avez annulé, et rien n’en tourne plus. La partie l’attend, lui ou un autre joueur.</translation>
    </message>
    <message>
        <source>Retry restarts it and tells it the whole game, which continues from here.</source>
        <translation>Réessayer le relance et lui dit toute la partie, qui continue d’ici.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Ce qu’on peut faire</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>Ligne de commande du moteur</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Edit engine…</source>
        <translation>&amp;Modifier le moteur…</translation>
    </message>
    <message>
        <source>Open &amp;Console</source>
        <translation>Ouvrir la &amp;console</translation>
    </message>
    <message>
        <source>&amp;Another Player</source>
        <translation>&amp;Autre joueur</translation>
    </message>
    <message>
        <source>It left no message. %1</source>
        <translation>Il n’a laissé aucun message. %1</translation>
    </message>
    <message>
        <source>It cannot play with this board, these rules or this komi, or it refuses a start-up command of its profile. Another player can take its seat.</source>
        <translation>Il ne peut pas jouer avec ce goban, ces règles ou ce komi, ou il refuse une commande de démarrage de son profil. Un autre joueur peut prendre sa place.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineForm</name>
    <message>
        <source>Pages of the engine</source>
        <translation>Pages du moteur</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>En partie</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Something is wrong on this page</source>
        <translation>Quelque chose ne va pas sur cette page</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Limites de temps</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineList</name>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Your engines</source>
        <translation>Vos moteurs</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>Trouvés sur cet ordinateur</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (incomplet)</translation>
    </message>
    <message>
        <source>New engine</source>
        <translation>Nouveau moteur</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>Impossible à lancer&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineSettingsDialog</name>
    <message>
        <source>What it thinks of the position before any search</source>
        <translation>Ce qu’il pense de la position avant toute recherche</translation>
    </message>
    <message>
        <source>Engine Settings</source>
        <translation>Réglages du moteur</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules to tell it</source>
        <translation>Règles à lui dire</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Fixer</translation>
    </message>
    <message>
        <source>Set the rules</source>
        <translation>Fixer les règles</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Name and value</source>
        <translation>Nom et valeur</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Demander</translation>
    </message>
    <message>
        <source>Ask the network</source>
        <translation>Interroger le réseau</translation>
    </message>
    <message>
        <source>No engine is chosen for analysis.</source>
        <translation>Aucun moteur n’est choisi pour l’analyse.</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>Il %1</translation>
    </message>
    <message>
        <source>It is starting…</source>
        <translation>Il démarre…</translation>
    </message>
    <message>
        <source>It has no settings that can be changed while it runs.</source>
        <translation>Il n’a aucun réglage modifiable pendant qu’il tourne.</translation>
    </message>
    <message>
        <source>The engine refuses: %1</source>
        <translation>Le moteur refuse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Its answer makes no sense.</source>
        <translation>Sa réponse n’a pas de sens.</translation>
    </message>
    <message>
        <source>Black wins with %1%.</source>
        <translation>Noir gagne à %1%.</translation>
    </message>
    <message>
        <source>Black’s lead: %1.</source>
        <translation>Avance de Noir&#xa0;: %1.</translation>
    </message>
    <message>
        <source>First choices: %1.</source>
        <translation>Premiers choix&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It answers JSON queries, each of which tells it rules and settings.</source>
        <translation>Il répond à des requêtes JSON, dont chacune lui dit règles et réglages.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineWaitCard</name>
    <message>
        <source>Black’s engine does not move: %1</source>
        <translation>Le moteur de Noir ne joue pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>White’s engine does not move: %1</source>
        <translation>Le moteur de Blanc ne joue pas&#xa0;: %1</translation>
    </message>
    <message>
        <source>Black’s engine is loading: %1</source>
        <translation>Le moteur de Noir se charge&#xa0;: %1</translation>
    </message>
    <message>
        <source>White’s engine is loading: %1</source>
        <translation>Le moteur de Blanc se charge&#xa0;: %1</translation>
    </message>
    <message>
        <source>It has not answered yet and is not printing anything. A large network can take minutes to load.</source>
        <translation>Il n’a pas encore répondu et n’affiche rien. Un grand réseau peut mettre des minutes à se charger.</translation>
    </message>
    <message>
        <source>It has not answered yet. Meanwhile it prints:</source>
        <translation>Il n’a pas encore répondu. En attendant, il affiche&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Keep &amp;Waiting</source>
        <translation>&amp;Continuer d’attendre</translation>
    </message>
    <message>
        <source>&amp;Restart it</source>
        <translation>&amp;Relancer</translation>
    </message>
    <message>
        <source>What is going on</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>Ligne de commande du moteur</translation>
    </message>
    <message>
        <source>Time waited</source>
        <translation>Temps d’attente</translation>
    </message>
    <message>
        <source>Open C&amp;onsole</source>
        <translation>Ouvrir la c&amp;onsole</translation>
    </message>
    <message>
        <source>It should move within %1. It may still be thinking, or it may be stuck.</source>
        <translation>Il devrait jouer en %1. Il réfléchit peut-être encore, ou il est bloqué.</translation>
    </message>
    <message>
        <source>It should move within %1. It may still think, or be stuck: this engine cannot be interrupted, only replaced.</source>
        <translation>Il devrait jouer en %1. Il réfléchit peut-être encore, ou il est bloqué&#xa0;: ce moteur ne peut être interrompu, seulement remplacé.</translation>
    </message>
    <message>
        <source>&amp;Interrupt</source>
        <translation>&amp;Interrompre</translation>
    </message>
    <message>
        <source>Make it move now with what it has found so far</source>
        <translation>Le faire jouer maintenant avec ce qu’il a trouvé</translation>
    </message>
</context>
<context>
    <name>shinpan::EnginesFeature</name>
    <message>
        <source>&amp;Edit Engines…</source>
        <translation>&amp;Modifier les moteurs…</translation>
    </message>
</context>
<context>
    <name>shinpan::ErrorLines</name>
    <message>
        <source>Last words of the engine</source>
        <translation>Derniers mots du moteur</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateBar</name>
    <message>
        <source>The game is even</source>
        <translation>La partie est équilibrée</translation>
    </message>
    <message>
        <source>Black is ahead by %1 points</source>
        <translation>Noir a %1 points d’avance</translation>
    </message>
    <message>
        <source>White is ahead by %1 points</source>
        <translation>Blanc a %1 points d’avance</translation>
    </message>
    <message>
        <source>Estimate of the score</source>
        <translation>Estimation du score</translation>
    </message>
    <message>
        <source>Put the estimate away</source>
        <translation>Ranger l’estimation</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Estimation…</translation>
    </message>
    <message>
        <source>Analysis of %1</source>
        <translation>Analyse de %1</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>Estimation de %1</translation>
    </message>
    <message>
        <source>Counted without the stones that %1 calls dead</source>
        <translation>Compté sans les pierres que %1 dit mortes</translation>
    </message>
    <message>
        <source>Shinpan’s own rough estimate</source>
        <translation>L’estimation grossière de Shinpan lui-même</translation>
    </message>
    <message>
        <source>areas: Shinpan’s own rough estimate</source>
        <translation>zones&#xa0;: l’estimation grossière de Shinpan lui-même</translation>
    </message>
    <message>
        <source>asking %1…</source>
        <translation>demande à %1…</translation>
    </message>
    <message>
        <source>%1 cannot tell</source>
        <translation>%1 ne peut le dire</translation>
    </message>
    <message>
        <source>Put away (Esc)</source>
        <translation>Ranger (Échap)</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateRow</name>
    <message>
        <source>Est&amp;imate Time</source>
        <translation>Est&amp;imer la durée</translation>
    </message>
    <message>
        <source>Plays a few games to estimate how long all of them will take; nothing is kept</source>
        <translation>Joue quelques parties pour estimer la durée de toutes&#xa0;; rien n’en est gardé</translation>
    </message>
    <message>
        <source>Stop Est&amp;imating</source>
        <translation>Arrêter l’est&amp;imation</translation>
    </message>
    <message>
        <source>Playing a few games…</source>
        <translation>Quelques parties se jouent…</translation>
    </message>
    <message>
        <source>About %1 a game; the number of games is not limited.</source>
        <translation>Environ %1 par partie&#xa0;; le nombre de parties n’est pas limité.</translation>
    </message>
    <message>
        <source>At most about %1: %2 games of about %3 each, fewer if it is decided sooner.</source>
        <translation>Au plus environ %1&#xa0;: %2 parties d’environ %3 chacune, moins si c’est décidé plus tôt.</translation>
    </message>
    <message>
        <source>About %1: %2 games of about %3 each.</source>
        <translation>Environ %1&#xa0;: %2 parties d’environ %3 chacune.</translation>
    </message>
    <message>
        <source>About %1 a game on this computer.</source>
        <translation>Environ %1 par partie sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExploredGameRows</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
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
        <translation>Coups des &amp;parties sur le goban</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorateur</translation>
    </message>
</context>
<context>
    <name>shinpan::ExplorerPanel</name>
    <message>
        <source>&amp;Open the Listed Games Together</source>
        <translation>&amp;Ouvrir ensemble les parties listées</translation>
    </message>
    <message>
        <source>A day, a month or a year: 2004-03-15, 2004-03 or 2004</source>
        <translation>Un jour, un mois ou une année&#xa0;: 2004-03-15, 2004-03 ou 2004</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Part of a name of either player</source>
        <translation>Une partie du nom de l’un des joueurs</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Colonnes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Parties avec cette position</translation>
    </message>
    <message>
        <source>Progress of the index</source>
        <translation>Avancement de l’index</translation>
    </message>
    <message>
        <source>Stop indexing</source>
        <translation>Arrêter l’indexation</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Folders and games</source>
        <translation>Dossiers et parties</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>&amp;Ajouter un dossier…</translation>
    </message>
    <message>
        <source>&amp;Look for New Games</source>
        <translation>Chercher de &amp;nouvelles parties</translation>
    </message>
    <message>
        <source>L&amp;eave Out</source>
        <translation>&amp;Laisser de côté</translation>
    </message>
    <message>
        <source>Add a Folder of Games</source>
        <translation>Ajouter un dossier de parties</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Recherche de parties…</translation>
    </message>
    <message numerus="yes">
        <source>Indexing: %1 of %n file(s)</source>
        <translation>
            <numerusform>Indexation&#xa0;: %1 fichier sur %n</numerusform>
            <numerusform>Indexation&#xa0;: %1 fichiers sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <comment>with the position</comment>
        <translation>%1 parties sur %2</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 parties</translation>
    </message>
    <message numerus="yes">
        <source>%n ended here</source>
        <translation>
            <numerusform>%n terminée ici</numerusform>
            <numerusform>%n terminées ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être lu</numerusform>
            <numerusform>%n fichiers n’ont pas pu être lus</numerusform>
        </translation>
    </message>
    <message>
        <source>The index is being read.</source>
        <translation>L’index est en cours de lecture.</translation>
    </message>
    <message>
        <source>The games are being indexed.</source>
        <translation>Les parties sont en cours d’indexation.</translation>
    </message>
    <message>
        <source>This is a serious game: what others played waits till it is over.</source>
        <translation>C’est une partie sérieuse&#xa0;: ce que d’autres ont joué attend qu’elle soit finie.</translation>
    </message>
    <message>
        <source>No game has this position.</source>
        <translation>Aucune partie n’a cette position.</translation>
    </message>
    <message>
        <source>Choose under “Folders” where your games are. You will see here how they went on from each position.</source>
        <translation>Choisissez sous «&#xa0;Dossiers&#xa0;» où sont vos parties. Vous verrez ici comment elles ont continué à partir de chaque position.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportActions</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>Copier l’i&amp;mage</translation>
    </message>
    <message>
        <source>Copy &amp;Diagram</source>
        <translation>Copier le &amp;diagramme</translation>
    </message>
    <message>
        <source>Make a picture, a diagram or a slide show of the game</source>
        <translation>Faire une image, un diagramme ou un diaporama de la partie</translation>
    </message>
    <message>
        <source>Print the game in diagrams</source>
        <translation>Imprimer la partie en diagrammes</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>Copier une image du goban dans le presse-papiers</translation>
    </message>
    <message>
        <source>Copy the board as text for forums to the clipboard</source>
        <translation>Copier le goban en texte pour forums dans le presse-papiers</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>The diagram is on the clipboard.</source>
        <translation>Le diagramme est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Fichiers %1 (*.%2)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Copy what is shown to the clipboard</source>
        <translation>Copier ce qui est montré dans le presse-papiers</translation>
    </message>
    <message>
        <source>The part of the board is named by two opposite corners, as in C3:K10.</source>
        <translation>La partie du goban se nomme par deux coins opposés, comme C3:K10.</translation>
    </message>
    <message>
        <source>New Folder for the Slides</source>
        <translation>Nouveau dossier pour les images</translation>
    </message>
    <message>
        <source>Folder &amp;name:</source>
        <translation>&amp;Nom du dossier&#xa0;:</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Pas exporté&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportForm</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dessin (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Document (PDF)</translation>
    </message>
    <message>
        <source>Animated Picture (APNG)</source>
        <translation>Image animée (APNG)</translation>
    </message>
    <message>
        <source>Slides, a Picture for Each Move</source>
        <translation>Diaporama, une image par coup</translation>
    </message>
    <message>
        <source>Text, for E-Mail</source>
        <translation>Texte, pour courriels</translation>
    </message>
    <message>
        <source>Text, for Sensei’s Library and Forums</source>
        <translation>Texte, pour Sensei’s Library et les forums</translation>
    </message>
    <message>
        <source>LaTeX (psgo)</source>
        <translation>LaTeX (psgo)</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>Goban &amp;entier</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>Mar&amp;ks and the last move</source>
        <translation>&amp;Marques et dernier coup</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>La position sur le goban</translation>
    </message>
    <message>
        <source>Moves, with their numbers</source>
        <translation>Les coups, avec leurs numéros</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>C&amp;ontenu</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>Co&amp;ups</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>Partie du goban</translation>
    </message>
    <message>
        <source>All of it, or C3:K10</source>
        <translation>Tout, ou C3:K10</translation>
    </message>
    <message>
        <source>&amp;Part of the board</source>
        <translation>&amp;Partie du goban</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Temps de chaque coup</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>&amp;Largeur</translation>
    </message>
    <message>
        <source>Time for &amp;each move</source>
        <translation>Temps de c&amp;haque coup</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Drag across the board to export a part of it</source>
        <translation>Glisser sur le goban pour en exporter une partie</translation>
    </message>
</context>
<context>
    <name>shinpan::FileField</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReview</name>
    <message>
        <source>Review · %1</source>
        <translation>Revue · %1</translation>
    </message>
    <message>
        <source>%1 cannot begin the review: it %2</source>
        <translation>%1 ne peut commencer la revue&#xa0;: il %2</translation>
    </message>
    <message>
        <source>%1 cannot analyse games.</source>
        <translation>%1 ne sait pas analyser les parties.</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Under review…</source>
        <translation>Revue en cours…</translation>
    </message>
    <message>
        <source>Cannot be kept for a restart: %1</source>
        <translation>Impossible à garder pour un redémarrage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Left as it is: its review would overwrite a file</source>
        <translation>Laissé tel quel&#xa0;: sa revue écraserait un fichier</translation>
    </message>
    <message>
        <source>Left as it is: %1 already exists</source>
        <translation>Laissé tel quel&#xa0;: %1 existe déjà</translation>
    </message>
    <message>
        <source>Game %1: the engine %2</source>
        <translation>Partie %1&#xa0;: le moteur %2</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review.</source>
        <translation>%1 ne peut continuer la revue.</translation>
    </message>
    <message>
        <source>Cannot be written: %1</source>
        <translation>Impossible à écrire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Written: %1, %2</source>
        <translation>Écrit&#xa0;: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Parts of it were not understood; open it to see which</source>
        <translation>Des passages n’en ont pas été compris&#xa0;; ouvrez-le pour voir lesquels</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReviewWindow</name>
    <message>
        <source>Rep&amp;lace files that are in the target folder already</source>
        <translation>Remp&amp;lacer les fichiers déjà dans le dossier cible</translation>
    </message>
    <message>
        <source>Review Files</source>
        <translation>Revue de fichiers</translation>
    </message>
    <message>
        <source>Target &amp;folder</source>
        <translation>&amp;Dossier cible</translation>
    </message>
    <message>
        <source>Choose the Target Folder</source>
        <translation>Choisir le dossier cible</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Values and comments</source>
        <translation>Valeurs et commentaires</translation>
    </message>
    <message>
        <source>Values, comments and variations</source>
        <translation>Valeurs, commentaires et variantes</translation>
    </message>
    <message>
        <source>What is &amp;written</source>
        <translation>Ce qui est &amp;écrit</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avancement de la revue</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>A&amp;nnuler la revue</translation>
    </message>
    <message>
        <source>Files that were written stay; the rest goes on from there</source>
        <translation>Les fichiers écrits restent&#xa0;; les autres repartent de là</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>revu</translation>
    </message>
    <message>
        <source>Add the files to review.</source>
        <translation>Ajoutez les fichiers à revoir.</translation>
    </message>
    <message>
        <source>Choose a folder for the reviewed files.</source>
        <translation>Choisissez un dossier pour la revue des fichiers.</translation>
    </message>
    <message>
        <source>The files themselves stay as they are: choose another target folder.</source>
        <translation>Les fichiers eux-mêmes restent tels quels&#xa0;: choisissez un autre dossier cible.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review. You can keep working meanwhile.</source>
        <translation>
            <numerusform>Revue de %n fichier. Vous pouvez continuer à travailler.</numerusform>
            <numerusform>Revue de %n fichiers. Vous pouvez continuer à travailler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the target folder will be replaced.</source>
        <translation>
            <numerusform>%n fichier du dossier cible sera remplacé.</numerusform>
            <numerusform>%n fichiers du dossier cible seront remplacés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in the target folder already and stay as they are.</source>
        <translation>
            <numerusform>%n fichier est déjà dans le dossier cible et reste tel quel.</numerusform>
            <numerusform>%n fichiers sont déjà dans le dossier cible et restent tels quels.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>This continues while the window is closed.</source>
        <translation>Cela continue quand la fenêtre est fermée.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>File %1 of %2</source>
        <translation>Fichier %1 sur %2</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>partie %1 sur %2</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>position %1 sur %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>Écrit&#xa0;: %1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they were.</source>
        <translation>
            <numerusform>%n fichier laissé tel quel.</numerusform>
            <numerusform>%n fichiers laissés tels quels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be reviewed.</source>
        <translation>
            <numerusform>La revue de %n fichier n’a pas été possible.</numerusform>
            <numerusform>La revue de %n fichiers n’a pas été possible.</numerusform>
        </translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Re&amp;prendre</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review, one engine after the other. Each has a folder of its own in the target folder.</source>
        <translation>
            <numerusform>Revue de %n fichier, un moteur après l’autre. Chacun a son dossier dans le dossier cible.</numerusform>
            <numerusform>Revue de %n fichiers, un moteur après l’autre. Chacun a son dossier dans le dossier cible.</numerusform>
        </translation>
    </message>
    <message>
        <source>engine %1 of %2</source>
        <translation>moteur %1 sur %2</translation>
    </message>
    <message>
        <source>Open Report</source>
        <translation>Ouvrir le rapport</translation>
    </message>
    <message>
        <source>Show what was found in all games together</source>
        <translation>Montre ce qui a été trouvé dans l’ensemble des parties</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) a minute</source>
        <translation>
            <numerusform>%n position par minute</numerusform>
            <numerusform>%n positions par minute</numerusform>
        </translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>Le rapport est dans %1&#xa0;; aucun programme n’a été trouvé pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Files that wait: %1, tasks under way: %2</source>
        <translation>Fichiers en attente&#xa0;: %1, tâches en cours&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 of %2 files done, %3 under way</source>
        <translation>%1 fichiers sur %2 terminés, %3 en cours</translation>
    </message>
</context>
<context>
    <name>shinpan::FilterBar</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Save the log, send a file of commands</source>
        <translation>Enregistrer le journal, envoyer un fichier de commandes</translation>
    </message>
    <message>
        <source>Show the lines of</source>
        <translation>Montrer les lignes de</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>Tout moteur</translation>
    </message>
    <message>
        <source>Show this kind of lines</source>
        <translation>Montrer ce genre de lignes</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Toute ligne</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Commands and answers</source>
        <translation>Commandes et réponses</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Erreur standard</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Show this command</source>
        <translation>Montrer cette commande</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Toute commande</translation>
    </message>
    <message>
        <source>Show lines that contain</source>
        <translation>Montrer les lignes qui contiennent</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Endroits trouvés</translation>
    </message>
    <message>
        <source>Show the other lines too</source>
        <translation>Montrer aussi les autres lignes</translation>
    </message>
    <message>
        <source>Look for the text among all lines: Enter goes to the next place, Shift+Enter back</source>
        <translation>Chercher le texte parmi toutes les lignes&#xa0;: Entrée va à l’endroit suivant, Maj+Entrée au précédent</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Endroit suivant</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Endroit précédent</translation>
    </message>
    <message>
        <source>Go to the next place (Enter)</source>
        <translation>Aller à l’endroit suivant (Entrée)</translation>
    </message>
    <message>
        <source>Go to the previous place (Shift+Enter)</source>
        <translation>Aller à l’endroit précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Typed here, with answers</source>
        <translation>Tapé ici, avec réponses</translation>
    </message>
</context>
<context>
    <name>shinpan::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Ce qu’il faut chercher</translation>
    </message>
    <message>
        <source>999 of 999</source>
        <translation>999 sur 999</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Previous match (%1)</source>
        <translation>Occurrence précédente (%1)</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Maj+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Next match (%1)</source>
        <translation>Occurrence suivante (%1)</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Fermer la recherche</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Fermer (%1)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>A&amp;ll games</source>
        <translation>To&amp;utes les parties</translation>
    </message>
</context>
<context>
    <name>shinpan::FindFeature</name>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Chercher…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Chercher le &amp;suivant</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Chercher le &amp;précédent</translation>
    </message>
    <message>
        <source>Find This P&amp;osition</source>
        <translation>Chercher cette p&amp;osition</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>&amp;Aller au coup…</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>Commentaire précédent</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>Commentaire suivant</translation>
    </message>
    <message>
        <source>Previous Fork</source>
        <translation>Embranchement précédent</translation>
    </message>
    <message>
        <source>Next Fork</source>
        <translation>Embranchement suivant</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>Erreur précédente</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Back to the &amp;Main Line</source>
        <translation>Retour à la &amp;variante principale</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>Saute&amp;r à</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>Cherc&amp;her</translation>
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
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Choose players and start a game</source>
        <translation>Choisir les joueurs et commencer une partie</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Enregistrer sous un autre nom</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Commencer une partie à partir de cette position</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>P&amp;as à pas</translation>
    </message>
    <message>
        <source>Play one move, then pause</source>
        <translation>Jouer un coup, puis mettre en pause</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>End the game without a result</source>
        <translation>Terminer la partie sans résultat</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>Ann&amp;uler le coup</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Reprendre votre dernier coup</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>Abandonner la partie</translation>
    </message>
    <message>
        <source>Score Positio&amp;n</source>
        <translation>Compter &amp;la position</translation>
    </message>
    <message>
        <source>Mark dead stones and count</source>
        <translation>Marquer les pierres mortes et compter</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Return to the &amp;Game</source>
        <translation>&amp;Revenir à la partie</translation>
    </message>
    <message>
        <source>Show where the game is</source>
        <translation>Montrer où en est la partie</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Kill it, restart it and tell it the whole game</source>
        <translation>Le tuer, le relancer et lui dire toute la partie</translation>
    </message>
    <message>
        <source>Restart &amp;Black’s Engine</source>
        <translation>Relancer le moteur de &amp;Noir</translation>
    </message>
    <message>
        <source>Restart &amp;White’s Engine</source>
        <translation>Relancer le moteur de &amp;Blanc</translation>
    </message>
    <message>
        <source>Tell it the whole game from the beginning</source>
        <translation>Lui dire toute la partie depuis le début</translation>
    </message>
    <message>
        <source>Tell B&amp;lack’s Engine the Game Anew</source>
        <translation>Redire la partie au moteur de N&amp;oir</translation>
    </message>
    <message>
        <source>Tell W&amp;hite’s Engine the Game Anew</source>
        <translation>Redire la partie au moteur de B&amp;lanc</translation>
    </message>
    <message>
        <source>First Position</source>
        <translation>Première position</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Première position</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Reculer d’un coup</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Avancer d’un coup</translation>
    </message>
    <message>
        <source>Last Position</source>
        <translation>Dernière position</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Dernière position</translation>
    </message>
    <message>
        <source>Back Ten</source>
        <translation>Reculer de dix</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>Reculer de dix coups</translation>
    </message>
    <message>
        <source>Forward Ten</source>
        <translation>Avancer de dix</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>Avancer de dix coups</translation>
    </message>
    <message>
        <source>Previous Variation</source>
        <translation>Variante précédente</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Variante précédente</translation>
    </message>
    <message>
        <source>Next Variation</source>
        <translation>Variante suivante</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Variante suivante</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>Re&amp;prendre</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>Ann&amp;uler la marque</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Mettre la partie en pause</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>Stop the clocks, and the engines after their current move</source>
        <translation>Arrêter les pendules, et les moteurs après leur coup en cours</translation>
    </message>
</context>
<context>
    <name>shinpan::GameDock</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>shinpan::GameInfoDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Game Information</source>
        <translation>Informations sur la partie</translation>
    </message>
    <message>
        <source>Parts of the game information</source>
        <translation>Pages des informations sur la partie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Event and Sources</source>
        <translation>&amp;Événement et sources</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Commentaire</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>2004-03-15, or 2004-03, or 2004</source>
        <translation>2004-03-15, ou 2004-03, ou 2004</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Temps principal</translation>
    </message>
    <message>
        <source>3600, or 1h, or 1:00:00</source>
        <translation>3600, ou 1h, ou 1:00:00</translation>
    </message>
    <message>
        <source>Comment on the game as a whole</source>
        <translation>Commentaire sur la partie entière</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non précisé</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Non précisé</translation>
    </message>
    <message>
        <source>Next moves, marked on the board</source>
        <translation>Coups suivants, marqués sur le goban</translation>
    </message>
    <message>
        <source>Alternatives to the current move, marked on the board</source>
        <translation>Autres choix pour le coup actuel, marqués sur le goban</translation>
    </message>
    <message>
        <source>Next moves, not marked</source>
        <translation>Coups suivants, non marqués</translation>
    </message>
    <message>
        <source>Alternatives to the current move, not marked</source>
        <translation>Autres choix pour le coup actuel, non marqués</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListDelegate</name>
    <message>
        <source>not a game of Go</source>
        <translation>pas une partie de go</translation>
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
        <translation>sur le goban</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListView</name>
    <message>
        <source>Games of the file</source>
        <translation>Parties du fichier</translation>
    </message>
</context>
<context>
    <name>shinpan::GamePanel</name>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>démarrage…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>a échoué</translation>
    </message>
    <message>
        <source>placing stones</source>
        <translation>pose des pierres</translation>
    </message>
    <message>
        <source>not responding, %1 s</source>
        <translation>ne répond pas, %1 s</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>réfléchit…</translation>
    </message>
    <message>
        <source>thinking %1 s</source>
        <translation>réfléchit %1 s</translation>
    </message>
</context>
<context>
    <name>shinpan::GameTermsLine</name>
    <message>
        <source>What is being played</source>
        <translation>Ce qui se joue</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>komi %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n pierre de handicap</numerusform>
            <numerusform>%n pierres de handicap</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTile</name>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Pas commencée</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Coup %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1&#xa0;: %2 contre %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source> · B %L1 %</source>
        <translation> · N %L1 %</translation>
    </message>
    <message>
        <source> · Black %L1 %</source>
        <translation> · Noir %L1 %</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>behind by %L1</source>
        <translation>en retard de %L1</translation>
    </message>
    <message>
        <source>ahead by %L1</source>
        <translation>en avance de %L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visite</numerusform>
            <numerusform>%Ln visites</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTreeView</name>
    <message>
        <source>Game tree</source>
        <translation>Arbre de la partie</translation>
    </message>
    <message>
        <source>The moves of the game appear here, with their variations.
Click one to go there.</source>
        <translation>Les coups de la partie paraissent ici, avec leurs variantes.
Cliquez-en un pour y aller.</translation>
    </message>
</context>
<context>
    <name>shinpan::GameWall</name>
    <message>
        <source>Games of %1</source>
        <translation>Parties de %1</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrompue</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Plein &amp;écran</translation>
    </message>
    <message numerus="yes">
        <source>The games are played on other machines: %1.
%n game(s) ended.</source>
        <translation>
            <numerusform>Les parties se jouent sur d’autres machines&#xa0;: %1.
%n partie terminée.</numerusform>
            <numerusform>Les parties se jouent sur d’autres machines&#xa0;: %1.
%n parties terminées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Aller</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>Aller au coup</translation>
    </message>
    <message>
        <source>Move or path</source>
        <translation>Coup ou chemin</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>30.2.45 is move 45 of the second continuation after move 30; “end” is the end of the main line.</source>
        <translation>30.2.45 est le coup 45 de la deuxième suite après le coup 30&#xa0;; «&#xa0;end&#xa0;» est la fin de la variante principale.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A position without a move</source>
        <translation>Une position sans coup</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphView</name>
    <message>
        <source>Graph of the game</source>
        <translation>Graphique de la partie</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>This game has not been evaluated yet.</source>
        <translation>Cette partie n’a pas encore été évaluée.</translation>
    </message>
    <message>
        <source>The course of the game appears here once it is evaluated: by a review, or by engines that explain their moves.</source>
        <translation>L’évolution de la partie paraît ici une fois évaluée&#xa0;: par une revue, ou par des moteurs qui expliquent leurs coups.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Enregistrée</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphicsFeature</name>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Commands &amp;on the Board</source>
        <translation>Commandes &amp;sur le goban</translation>
    </message>
</context>
<context>
    <name>shinpan::GtpConsole</name>
    <message>
        <source>Talk to</source>
        <translation>Parler à</translation>
    </message>
    <message>
        <source>Everything that engines are told and say appears here.

To talk to one yourself, type a GTP command below.</source>
        <translation>Tout ce que les moteurs entendent et disent paraît ici.

Pour parler vous-même à l’un d’eux, tapez une commande GTP ci-dessous.</translation>
    </message>
    <message>
        <source>No line matches.</source>
        <translation>Aucune ligne ne correspond.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>GTP command</source>
        <translation>Commande GTP</translation>
    </message>
    <message>
        <source>No engine is running</source>
        <translation>Aucun moteur ne tourne</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>Interrompre</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing (Escape)</source>
        <translation>Demander au moteur d’interrompre ce qu’il fait (Échap)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Line</source>
        <translation>Montrer la ligne &amp;entière</translation>
    </message>
    <message>
        <source>Go to the &amp;Position of This Moment</source>
        <translation>Aller à la &amp;position de ce moment</translation>
    </message>
    <message>
        <source>%1 – gone</source>
        <translation>%1 – parti</translation>
    </message>
    <message>
        <source>“%1” was not sent: %2 is no longer running.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas été envoyé&#xa0;: %2 ne tourne plus.</translation>
    </message>
    <message>
        <source>Choose another engine to talk to.</source>
        <translation>Choisissez un autre moteur à qui parler.</translation>
    </message>
    <message>
        <source>This engine is no longer running</source>
        <translation>Ce moteur ne tourne plus</translation>
    </message>
</context>
<context>
    <name>shinpan::GuessQuiz</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Show the Move</source>
        <translation>&amp;Montrer le coup</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>&amp;Partie suivante</translation>
    </message>
    <message>
        <source>Both sides’ moves</source>
        <translation>Coups des deux camps</translation>
    </message>
    <message>
        <source>Black’s moves</source>
        <translation>Coups de Noir</translation>
    </message>
    <message>
        <source>White’s moves</source>
        <translation>Coups de Blanc</translation>
    </message>
    <message>
        <source>Moves to guess</source>
        <translation>Coups à deviner</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>De&amp;viner</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
    </message>
    <message>
        <source>Where did Black play?</source>
        <translation>Où Noir a-t-il joué&#xa0;?</translation>
    </message>
    <message>
        <source>Where did White play?</source>
        <translation>Où Blanc a-t-il joué&#xa0;?</translation>
    </message>
    <message>
        <source>The move was %1</source>
        <translation>Le coup était %1</translation>
    </message>
    <message>
        <source>%1: exactly there</source>
        <translation>%1&#xa0;: exactement là</translation>
    </message>
    <message>
        <source>The engine did not look at your move.</source>
        <translation>Le moteur n’a pas regardé votre coup.</translation>
    </message>
    <message>
        <source>Your move loses %1.</source>
        <translation>Votre coup perd %1.</translation>
    </message>
    <message>
        <source>%1 The move of the game loses %2.</source>
        <translation>%1 Le coup de la partie perd %2.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>La fin de la partie</translation>
    </message>
    <message>
        <source>%1 of %2 moves found</source>
        <translation>%1 coups trouvés sur %2</translation>
    </message>
    <message>
        <source>%1 were no more than %2 lines away, on average %3 lines.</source>
        <translation>%1 n’étaient pas à plus de %2 lignes, en moyenne à %3 lignes.</translation>
    </message>
    <message>
        <source>There is nothing to guess</source>
        <translation>Il n’y a rien à deviner</translation>
    </message>
    <message>
        <source>Your moves lose %1 points on average, those of the game %2.</source>
        <translation>Vos coups perdent %1 points en moyenne, ceux de la partie %2.</translation>
    </message>
    <message>
        <source>%1 of %2 found, %3 lines away on average</source>
        <translation>%1 trouvés sur %2, à %3 lignes en moyenne</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n line(s) away from %2</source>
        <translation>
            <numerusform>%1 est à %n ligne de %2</numerusform>
            <numerusform>%1 est à %n lignes de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move gains %1.</source>
        <translation>Votre coup gagne %1.</translation>
    </message>
    <message>
        <source>%1 The move of the game gains %2.</source>
        <translation>%1 Le coup de la partie gagne %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapBar</name>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminé</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>The handicap stones are placed</source>
        <translation>Les pierres de handicap sont posées</translation>
    </message>
    <message numerus="yes">
        <source>All %n handicap stones are placed. Click one to take it away again.</source>
        <translation>
            <numerusform>La pierre de handicap est posée. Cliquez-la pour la reprendre (%n).</numerusform>
            <numerusform>Les %n pierres de handicap sont posées. Cliquez-en une pour la reprendre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n handicap stones: %1 on the board.</source>
        <translation>
            <numerusform>Posez %n pierre de handicap&#xa0;: %1 sur le goban.</numerusform>
            <numerusform>Posez %n pierres de handicap&#xa0;: %1 sur le goban.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapField</name>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Where the handicap stones are placed</source>
        <translation>Où sont posées les pierres de handicap</translation>
    </message>
    <message>
        <source>on the usual points</source>
        <translation>sur les points habituels</translation>
    </message>
    <message>
        <source>placed freely</source>
        <translation>posées librement</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones on this board.</source>
        <translation>
            <numerusform>Au plus %n pierre sur ce goban.</numerusform>
            <numerusform>Au plus %n pierres sur ce goban.</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no handicap on a board this small.</source>
        <translation>Il n’y a pas de handicap sur un goban aussi petit.</translation>
    </message>
    <message>
        <source>You place them on the board.</source>
        <translation>Vous les posez sur le goban.</translation>
    </message>
    <message>
        <source>%1 chooses where.</source>
        <translation>%1 choisit où.</translation>
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
        <translation>&amp;Tester</translation>
    </message>
    <message>
        <source>Test whether the engine answers</source>
        <translation>Tester si le moteur répond</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Started %1 s ago, no answer yet. Some engines take a while to load.</source>
        <translation>Lancé il y a %1 s, pas encore de réponse. Certains moteurs mettent du temps à se charger.</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>Il %1.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>Il ne répond pas.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Il</translation>
    </message>
    <message>
        <source>%1 answers in %2, but %3.</source>
        <translation>%1 répond en %2, mais %3.</translation>
    </message>
    <message>
        <source>%1 answers in %2</source>
        <translation>%1 répond en %2</translation>
    </message>
</context>
<context>
    <name>shinpan::HintGiver</name>
    <message>
        <source>Hints · %1</source>
        <translation>Indices · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::HitListModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Coup %1</translation>
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
        <translation>Préfére&amp;nces…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Raccourcis clavier…</translation>
    </message>
</context>
<context>
    <name>shinpan::HomePage</name>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Two engines play, you sit back.</source>
        <translation>Deux moteurs jouent, vous regardez.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Regarder</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go. What would you like to do?</source>
        <translation>L’arbitre du jeu de go. Que voulez-vous faire&#xa0;?</translation>
    </message>
    <message>
        <source>A game record or a whole collection</source>
        <translation>Une partie ou toute une collection</translation>
    </message>
    <message>
        <source>Look at a game closely: its tree, its turning points</source>
        <translation>Regarder une partie de près&#xa0;: son arbre, ses tournants</translation>
    </message>
    <message>
        <source>With handicap, clocks and rules of your choice</source>
        <translation>Avec le handicap, la pendule et les règles de votre choix</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>Récents&#xa0;:</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>&amp;Show this page at the start</source>
        <translation>Montrer cette page au &amp;démarrage</translation>
    </message>
    <message>
        <source>To the &amp;Board</source>
        <translation>&amp;Vers le goban</translation>
    </message>
    <message>
        <source>None was found on this computer. GNU Go is a good one to start with.</source>
        <translation>Aucun n’a été trouvé sur cet ordinateur. GNU Go est un bon début.</translation>
    </message>
    <message>
        <source>From a command line, checked before it plays</source>
        <translation>À partir d’une ligne de commande, vérifié avant de jouer</translation>
    </message>
    <message>
        <source>Play an engine by clicking on the board.</source>
        <translation>Jouer contre un moteur en cliquant sur le goban.</translation>
    </message>
    <message>
        <source>Compe&amp;tition…</source>
        <translation>Compé&amp;tition…</translation>
    </message>
    <message>
        <source>Engines against each other: a match, a tournament</source>
        <translation>Des moteurs entre eux&#xa0;: un match, un tournoi</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>&amp;S’entraîner…</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of your own games are due</source>
        <translation>
            <numerusform>%n question de vos parties est à revoir</numerusform>
            <numerusform>%n questions de vos parties sont à revoir</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>O&amp;pen…</source>
        <translation>O&amp;uvrir…</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anal&amp;yser…</translation>
    </message>
    <message>
        <source>New Ga&amp;me…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>A&amp;dd an Engine…</source>
        <translation>Aj&amp;outer un moteur…</translation>
    </message>
</context>
<context>
    <name>shinpan::ImportDialog</name>
    <message>
        <source>Import Engines</source>
        <translation>Importer des moteurs</translation>
    </message>
    <message>
        <source>Which engines of “%1”?</source>
        <translation>Quels moteurs de «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Engines to import</source>
        <translation>Moteurs à importer</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>%1, as “%2”</source>
        <translation>%1, sous «&#xa0;%2&#xa0;»</translation>
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
        <translation>Les autres programmes comprennent B+3.5, W+R, B+T, W+F, 0, Void et&#xa0;?.</translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation>Personne ne le sait</translation>
    </message>
    <message>
        <source>The game does not count</source>
        <translation>La partie ne compte pas</translation>
    </message>
    <message>
        <source>Komi is a number such as 6.5.</source>
        <translation>Le komi est un nombre tel que 6.5.</translation>
    </message>
    <message>
        <source>A handicap has 2 stones or more.</source>
        <translation>Un handicap a 2 pierres ou plus.</translation>
    </message>
    <message>
        <source>These rules are unknown here; the text is kept.</source>
        <translation>Ces règles sont inconnues ici&#xa0;; le texte est gardé.</translation>
    </message>
    <message>
        <source>A time is a number of seconds, or something like 1h30m, 90 min or 1:30:00.</source>
        <translation>Un temps est un nombre de secondes, ou quelque chose comme 1h30m, 90 min ou 1:30:00.</translation>
    </message>
    <message>
        <source>Not understood here; the text is kept.</source>
        <translation>Pas compris ici&#xa0;; le texte est gardé.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>shinpan::InfoFeature</name>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>SGF Propertie&amp;s…</source>
        <translation>Propri&amp;étés SGF…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>Informations &amp;sur la partie…</translation>
    </message>
</context>
<context>
    <name>shinpan::KeepFields</name>
    <message>
        <source>&amp;Keep the moves that the engine considered</source>
        <translation>&amp;Garder les coups que le moteur a examinés</translation>
    </message>
    <message>
        <source>Also as KaTrain rea&amp;ds them</source>
        <translation>Aussi comme &amp;KaTrain les lit</translation>
    </message>
    <message>
        <source>Also as L&amp;izzie reads them</source>
        <translation>Aussi comme L&amp;izzie les lit</translation>
    </message>
    <message>
        <source>The board shows them again when the game is opened, without an engine.</source>
        <translation>Le goban les montre de nouveau à l’ouverture de la partie, sans moteur.</translation>
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
        <translation>Retour au komi habituel</translation>
    </message>
    <message>
        <source>Usual here: %1.</source>
        <translation>Habituel ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The game may end in a draw.</source>
        <translation>La partie peut finir par une égalité.</translation>
    </message>
</context>
<context>
    <name>shinpan::LadderFeature</name>
    <message>
        <source>&amp;Your Progress…</source>
        <translation>&amp;Vos progrès…</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>Vos parties contre des moteurs, et le rang qu’elles vous donnent</translation>
    </message>
    <message>
        <source>The game could not be added to your progress: %1.</source>
        <translation>La partie n’a pas pu être ajoutée à vos progrès&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stone(s)</source>
        <translation>
            <numerusform>%n pierre de handicap</numerusform>
            <numerusform>%n pierres de handicap</numerusform>
        </translation>
    </message>
    <message>
        <source>no handicap</source>
        <translation>sans handicap</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>Two wins in a row. Next: %1</source>
        <translation>Deux victoires de suite. Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Two losses in a row. Next: %1</source>
        <translation>Deux défaites de suite. Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Near your rank: %1</source>
        <translation>Proche de votre rang&#xa0;: %1</translation>
    </message>
    <message>
        <source>With help, this game does not count for your rank.</source>
        <translation>Avec de l’aide, cette partie ne compte pas pour votre niveau.</translation>
    </message>
</context>
<context>
    <name>shinpan::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
</context>
<context>
    <name>shinpan::Lesson</name>
    <message>
        <source>Lesson · %1</source>
        <translation>Leçon · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::LibraryWindow</name>
    <message>
        <source>Cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Pas commencée</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Arrêtée</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 est en tête</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <translation>%1 sont en tête</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Rapport</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Dupliquer…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Competitions</source>
        <translation>Compétitions</translation>
    </message>
    <message>
        <source>No competitions yet. Those you open or create are listed here, along with any others in the same folders.</source>
        <translation>Pas encore de compétition. Celles que vous ouvrez ou créez paraissent ici, avec les autres des mêmes dossiers.</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Compétition</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Double-click or Enter opens it</source>
        <translation>Un double-clic ou Entrée l’ouvre</translation>
    </message>
    <message>
        <source>Open it and play what is left</source>
        <translation>L’ouvrir et jouer ce qui reste</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>Écrire le rapport et l’ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Make a new competition with the same settings, ready to be changed</source>
        <translation>Faire une nouvelle compétition avec les mêmes réglages, prête à être changée</translation>
    </message>
    <message>
        <source>Look in a &amp;Folder…</source>
        <translation>Regarder dans un &amp;dossier…</translation>
    </message>
    <message>
        <source>Everything in %1, too</source>
        <translation>Tout ce qui est dans %1 aussi</translation>
    </message>
    <message>
        <source>Look for Competitions</source>
        <translation>Chercher des compétitions</translation>
    </message>
    <message>
        <source>Duplicate Competition</source>
        <translation>Dupliquer la compétition</translation>
    </message>
    <message>
        <source>Competitions (*.toml)</source>
        <translation>Compétitions (*.toml)</translation>
    </message>
    <message>
        <source>%1 has been played already. Choose another name.</source>
        <translation>%1 a déjà été jouée. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Delete competition</source>
        <translation>Supprimer la compétition</translation>
    </message>
    <message>
        <source>Move %1 to the trash?</source>
        <translation>Mettre %1 à la corbeille&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Move %1 to the trash, with its %n games, logs and reports?</source>
        <translation>
            <numerusform>Mettre %1 à la corbeille, avec sa %n partie, ses journaux et rapports&#xa0;?</numerusform>
            <numerusform>Mettre %1 à la corbeille, avec ses %n parties, ses journaux et rapports&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>&amp;Mettre à la corbeille</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash: %1.

Delete %2 for good?</source>
        <translation>Impossible de la mettre à la corbeille&#xa0;: %1.

Supprimer %2 définitivement&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Delete for Good</source>
        <translation>&amp;Supprimer définitivement</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>Le rapport est dans %1&#xa0;; aucun programme n’a été trouvé pour l’ouvrir.</translation>
    </message>
    <message>
        <source>%1 (file changed)</source>
        <translation>%1 (fichier changé)</translation>
    </message>
</context>
<context>
    <name>shinpan::LineDetail</name>
    <message>
        <source>The whole line</source>
        <translation>La ligne entière</translation>
    </message>
    <message>
        <source>Choose a line to read it in full.</source>
        <translation>Choisissez une ligne pour la lire en entier.</translation>
    </message>
    <message>
        <source>Copy the whole line</source>
        <translation>Copier la ligne entière</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Fermer (Échap)</translation>
    </message>
</context>
<context>
    <name>shinpan::LlrPlot</name>
    <message>
        <source>Course of the test</source>
        <translation>Évolution du test</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1, entre %2 et %3</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games</source>
        <translation>
            <numerusform>%n paire de parties</numerusform>
            <numerusform>%n paires de parties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LongTextEdit</name>
    <message>
        <source>%1 more characters follow; they are kept as they are.</source>
        <translation>%1 caractères de plus suivent&#xa0;; ils sont gardés tels quels.</translation>
    </message>
</context>
<context>
    <name>shinpan::LookingCard</name>
    <message>
        <source>Looking for mistakes</source>
        <translation>Recherche d’erreurs</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Look no further; what was found stays</source>
        <translation>Ne plus chercher&#xa0;; ce qui a été trouvé reste</translation>
    </message>
    <message>
        <source>Looking for mistakes: %1</source>
        <translation>Recherche d’erreurs&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::MachineFields</name>
    <message>
        <source>on this computer</source>
        <translation>sur cet ordinateur</translation>
    </message>
    <message>
        <source>by Slurm</source>
        <translation>par Slurm</translation>
    </message>
    <message>
        <source>on computers over ssh</source>
        <translation>sur des ordinateurs par ssh</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouée</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>celle d’usage</translation>
    </message>
    <message>
        <source>as for sbatch, such as --time=2:00:00</source>
        <translation>comme pour sbatch, par exemple --time=2:00:00</translation>
    </message>
    <message>
        <source>A file with a machine a line, such as 4/anna@north</source>
        <translation>Un fichier avec une machine par ligne, comme 4/anna@north</translation>
    </message>
    <message>
        <source>How many tasks wait or run at the same time</source>
        <translation>Combien de tâches attendent ou tournent en même temps</translation>
    </message>
    <message>
        <source>for ten minutes</source>
        <translation>pour dix minutes</translation>
    </message>
    <message>
        <source>Games of a task come home together, and are lost together</source>
        <translation>Les parties d’une tâche reviennent ensemble, et se perdent ensemble</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Choose the file of machines</source>
        <translation>Choisir le fichier des machines</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partition</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Machines</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Games of a task</source>
        <translation>Parties d’une tâche</translation>
    </message>
    <message>
        <source>File of Machines</source>
        <translation>Fichier des machines</translation>
    </message>
    <message>
        <source>Machines: choose a file that names one a line, such as 4/anna@north for four tasks at once.</source>
        <translation>Machines&#xa0;: choisissez un fichier qui en nomme une par ligne, comme 4/anna@north pour quatre tâches à la fois.</translation>
    </message>
    <message>
        <source>Machines: %1 does not exist. Choose the file again.</source>
        <translation>Machines&#xa0;: %1 n’existe pas. Choisissez à nouveau le fichier.</translation>
    </message>
    <message>
        <source>Machines: %1.</source>
        <translation>Machines&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Options: %1.</source>
        <translation>Options&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This computer has no %1: start the run on one that has it.</source>
        <translation>Cet ordinateur n’a pas %1&#xa0;: lancez la série sur un qui l’a.</translation>
    </message>
    <message>
        <source>“Games at once” are those of one task. Its machine chooses the processors: affinity in the file is for games on this computer.</source>
        <translation>Les «&#xa0;parties à la fois&#xa0;» sont celles d’une tâche. Sa machine choisit les processeurs&#xa0;: affinity dans le fichier vaut pour les parties de cet ordinateur.</translation>
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
        <translation>Plus de menus</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>&amp;Moteurs</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Afficha&amp;ge</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Plein &amp;écran</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>Plus de boutons</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>Escape brings everything back.</source>
        <translation>Échap fait tout revenir.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Collection</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>Enco&amp;ding and Repairs</source>
        <translation>Enco&amp;dage et réparations</translation>
    </message>
    <message>
        <source>&amp;Export and Copy</source>
        <translation>E&amp;xporter et copier</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pan&amp;neaux</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels in Windows of Their &amp;Own</source>
        <translation>Panneaux dans leurs &amp;propres fenêtres</translation>
    </message>
</context>
<context>
    <name>shinpan::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>Texte du manuel</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the manual in this language: en, de, ja or zh_CN</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Retour (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>shinpan::MistakeModel</name>
    <message>
        <source>Black %1</source>
        <translation>Noir %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Blanc %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visites</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Numéro du coup</translation>
    </message>
    <message>
        <source>The move that was played</source>
        <translation>Le coup qui a été joué</translation>
    </message>
    <message>
        <source>By how much it lowered the chance to win</source>
        <translation>De combien il a baissé la probabilité de gain</translation>
    </message>
    <message>
        <source>What it lost in points</source>
        <translation>Ce qu’il a perdu en points</translation>
    </message>
    <message>
        <source>What the engine would have played</source>
        <translation>Ce que le moteur aurait joué</translation>
    </message>
    <message>
        <source>How often the engine looked at the position after the move</source>
        <translation>Combien de fois le moteur a regardé la position après le coup</translation>
    </message>
</context>
<context>
    <name>shinpan::NewCompetitionDialog</name>
    <message>
        <source>Create and &amp;Start</source>
        <translation>Créer et co&amp;mmencer</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Créer</translation>
    </message>
    <message>
        <source>New Competition</source>
        <translation>Nouvelle compétition</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>But</translation>
    </message>
    <message>
        <source>&amp;Purpose</source>
        <translation>&amp;But</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Dossier…</translation>
    </message>
    <message>
        <source>Choose the folder for the file</source>
        <translation>Choisir le dossier du fichier</translation>
    </message>
    <message>
        <source>Op&amp;en a File…</source>
        <translation>Ou&amp;vrir un fichier…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Folder of the Competition</source>
        <translation>Dossier de la compétition</translation>
    </message>
    <message>
        <source>Add engines first: Engines &gt; Edit Engines…</source>
        <translation>Ajoutez d’abord des moteurs&#xa0;: Moteurs &gt; Modifier les moteurs…</translation>
    </message>
    <message>
        <source>Choose exactly two players; they may be the same engine twice.</source>
        <translation>Choisissez exactement deux joueurs&#xa0;; ce peut être deux fois le même moteur.</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>Choisissez au moins deux joueurs.</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>Impossible de lancer %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The competition needs a name; its file gets the same one.</source>
        <translation>Il faut un nom à la compétition&#xa0;; son fichier prend le même.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 existe déjà.</translation>
    </message>
    <message>
        <source>Is one stronger than the other?</source>
        <translation>L’un est-il plus fort que l’autre&#xa0;?</translation>
    </message>
    <message>
        <source>Two players, until a sequential test decides.</source>
        <translation>Deux joueurs, jusqu’à ce qu’un test séquentiel décide.</translation>
    </message>
    <message>
        <source>Rank these engines</source>
        <translation>Ranger ces moteurs par force</translation>
    </message>
    <message>
        <source>Everybody plays everybody; the report rates them.</source>
        <translation>Tous jouent contre tous&#xa0;; le rapport les classe.</translation>
    </message>
    <message>
        <source>A new version against others</source>
        <translation>Une nouvelle version contre d’autres</translation>
    </message>
    <message>
        <source>The first player meets all others.</source>
        <translation>Le premier joueur rencontre tous les autres.</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>Élimination directe</translation>
    </message>
    <message>
        <source>The loser is out. The first in the list is the top seed.</source>
        <translation>Le perdant est éliminé. Le premier de la liste est tête de série.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Suisse</translation>
    </message>
    <message>
        <source>Players on equal points meet, but never twice.</source>
        <translation>Des joueurs à égalité de points se rencontrent, mais jamais deux fois.</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Toutes rondes</translation>
    </message>
    <message>
        <source>Everybody meets everybody, in rounds.</source>
        <translation>Chacun rencontre chacun, par rondes.</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>Rencontres</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>Réglages de %1</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save and &amp;Start</source>
        <translation>Enregistrer et co&amp;mmencer</translation>
    </message>
    <message>
        <source>The file has changed in the meantime; please open its settings again.</source>
        <translation>Le fichier a changé entre-temps&#xa0;; rouvrez ses réglages, s’il vous plaît.</translation>
    </message>
    <message>
        <source>The pairs listed below the players meet.</source>
        <translation>Les paires listées sous les joueurs se rencontrent.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>Its purpose and everything without a field here stay as they are in the file.</source>
        <translation>Son but et tout ce qui n’a pas de champ ici restent tels quels dans le fichier.</translation>
    </message>
    <message>
        <source>Add who meets whom.</source>
        <translation>Ajoutez qui rencontre qui.</translation>
    </message>
    <message>
        <source>Tune an engine</source>
        <translation>Régler un moteur</translation>
    </message>
    <message>
        <source>Looks for the values of parameters that make the first player strongest against the others; alone it plays itself.</source>
        <translation>Cherche les valeurs de paramètres qui rendent le premier joueur le plus fort contre les autres&#xa0;; seul, il joue contre lui-même.</translation>
    </message>
    <message>
        <source>Calibrate levels</source>
        <translation>Étalonner des niveaux</translation>
    </message>
    <message>
        <source>Looks for the values of a parameter that make the first player so many Elo stronger or weaker than the second.</source>
        <translation>Cherche les valeurs d’un paramètre qui rendent le premier joueur plus fort ou plus faible de tant d’Elo que le deuxième.</translation>
    </message>
    <message>
        <source>Choose exactly two players: the engine, and the anchor that its levels are measured against.</source>
        <translation>Choisissez exactement deux joueurs&#xa0;: le moteur, et la référence contre laquelle ses niveaux sont mesurés.</translation>
    </message>
    <message>
        <source>Choose the player that is to be tuned.</source>
        <translation>Choisissez le joueur à régler.</translation>
    </message>
    <message>
        <source>Rate these engines</source>
        <translation>Classer ces moteurs</translation>
    </message>
    <message>
        <source>Always the two play next whose games narrow the error bars of the ratings most, until those are narrow enough.</source>
        <translation>Les deux joueurs suivants sont toujours ceux dont les parties resserrent le plus les marges d’erreur des classements, jusqu’à ce qu’elles suffisent.</translation>
    </message>
</context>
<context>
    <name>shinpan::NewGameDialog</name>
    <message>
        <source>Board size</source>
        <translation>Taille du goban</translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation>&amp;Commencer la partie</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Échanger les camps</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Handicap</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>T&amp;emps</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> lignes</translation>
    </message>
    <message>
        <source>%1 by %1 board</source>
        <translation>goban de %1 sur %1</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>&amp;Taille du goban</translation>
    </message>
    <message>
        <source>Few engines play on this size.</source>
        <translation>Peu de moteurs jouent sur cette taille.</translation>
    </message>
    <message>
        <source>Teachin&amp;g</source>
        <translation>Ensei&amp;gnement</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeDescription</name>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>Position that was set up</source>
        <translation>Position qui a été posée</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>Position sans coup</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>Coup %1&#xa0;: Noir passe</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>Coup %1&#xa0;: Blanc passe</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>Coup %1&#xa0;: Noir %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>Coup %1&#xa0;: Blanc %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>bon coup</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>coup intéressant</translation>
    </message>
    <message>
        <source>doubtful move</source>
        <translation>coup douteux</translation>
    </message>
    <message>
        <source>bad move</source>
        <translation>mauvais coup</translation>
    </message>
    <message>
        <source>mistake by the evaluation</source>
        <translation>erreur d’après l’évaluation</translation>
    </message>
    <message>
        <source>good for Black</source>
        <translation>bon pour Noir</translation>
    </message>
    <message>
        <source>good for White</source>
        <translation>bon pour Blanc</translation>
    </message>
    <message>
        <source>even position</source>
        <translation>position équilibrée</translation>
    </message>
    <message>
        <source>unclear position</source>
        <translation>position peu claire</translation>
    </message>
    <message>
        <source>hotspot</source>
        <translation>point chaud</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hidden</source>
        <translation>
            <numerusform>%n nœud caché</numerusform>
            <numerusform>%n nœuds cachés</numerusform>
        </translation>
    </message>
    <message>
        <source>Black wins %1%</source>
        <translation>Noir gagne à %1%</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>Blanc mène de %1</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>Noir mène de %1</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeMenu</name>
    <message>
        <source>Node</source>
        <translation>Nœud</translation>
    </message>
    <message>
        <source>Copy Pat&amp;h</source>
        <translation>Copier le c&amp;hemin</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>&amp;Déplier</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>&amp;Replier</translation>
    </message>
    <message>
        <source>Show One Le&amp;vel</source>
        <translation>Montrer un ni&amp;veau</translation>
    </message>
    <message>
        <source>Collapse Other&amp;s</source>
        <translation>Replier le&amp;s autres</translation>
    </message>
    <message>
        <source>Expand &amp;All</source>
        <translation>Déplier &amp;tout</translation>
    </message>
</context>
<context>
    <name>shinpan::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Put the notice away</source>
        <translation>Ranger l’avis</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Ranger</translation>
    </message>
</context>
<context>
    <name>shinpan::Omissions</name>
    <message>
        <source>lines and arrows</source>
        <translation>lignes et flèches</translation>
    </message>
    <message>
        <source>stones under letters</source>
        <translation>pierres sous des lettres</translation>
    </message>
    <message>
        <source>the ring on the last move</source>
        <translation>l’anneau du dernier coup</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>triangles</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>carrés</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>cercles</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>selected points</source>
        <translation>points sélectionnés</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>territoire de Noir</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>territoire de Blanc</translation>
    </message>
    <message>
        <source>dimmed points</source>
        <translation>points estompés</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>pierres mortes</translation>
    </message>
    <message>
        <source>stones in seki</source>
        <translation>pierres en seki</translation>
    </message>
    <message>
        <source>points of different opinions</source>
        <translation>points où les avis diffèrent</translation>
    </message>
    <message>
        <source>This format has no sign for what is left out: %1.</source>
        <translation>Ce format n’a pas de signe pour ce qui est laissé de côté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Capital letters are written small.</source>
        <translation>Les majuscules sont écrites en minuscules.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpenGame</name>
    <message>
        <source>It %1.</source>
        <translation>Il %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpeningsField</name>
    <message>
        <source>The empty board</source>
        <translation>Le goban vide</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Des coups au hasard</translation>
    </message>
    <message>
        <source>Games in SGF</source>
        <translation>Des parties en SGF</translation>
    </message>
    <message>
        <source>Games begin with</source>
        <translation>Les parties commencent par</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> coups</translation>
    </message>
    <message>
        <source>Random moves first</source>
        <translation>Coups au hasard au début</translation>
    </message>
    <message>
        <source>So that engines that always play the same moves play different games; both games of a pair start alike</source>
        <translation>Pour que des moteurs qui jouent toujours les mêmes coups jouent des parties différentes&#xa0;; les deux parties d’une paire commencent de même</translation>
    </message>
    <message>
        <source>File or folder of games</source>
        <translation>Fichier ou dossier de parties</translation>
    </message>
    <message>
        <source>An SGF file or a folder of them</source>
        <translation>Un fichier SGF ou un dossier qui en contient</translation>
    </message>
    <message>
        <source>whole games</source>
        <translation>parties entières</translation>
    </message>
    <message>
        <source>at most </source>
        <translation>au plus </translation>
    </message>
    <message>
        <source>How many moves of each</source>
        <translation>Combien de coups de chacune</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Fichier…</translation>
    </message>
    <message>
        <source>Choose a file of games</source>
        <translation>Choisir un fichier de parties</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Dossier…</translation>
    </message>
    <message>
        <source>Choose a folder of games</source>
        <translation>Choisir un dossier de parties</translation>
    </message>
    <message>
        <source>Folder of Games</source>
        <translation>Dossier de parties</translation>
    </message>
    <message>
        <source>File of Games</source>
        <translation>Fichier de parties</translation>
    </message>
    <message>
        <source>Games (*.sgf)</source>
        <translation>Parties (*.sgf)</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>Choose a file or a folder of games.</source>
        <translation>Choisissez un fichier ou un dossier de parties.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 n’existe pas.</translation>
    </message>
    <message>
        <source>With the komi and rules of each file</source>
        <translation>Avec le komi et les règles de chaque fichier</translation>
    </message>
    <message>
        <source>Otherwise what the files say of komi and rules is ignored. A handicap is always theirs.</source>
        <translation>Sinon, ce que les fichiers disent du komi et des règles est ignoré. Un handicap est toujours le leur.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpinionRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>Use the marks of %1</source>
        <translation>Utiliser les marques de %1</translation>
    </message>
    <message>
        <source>Says nothing about the score</source>
        <translation>Ne dit rien du score</translation>
    </message>
    <message>
        <source>Says “%1”, which is not a score</source>
        <translation>Dit «&#xa0;%1&#xa0;», qui n’est pas un score</translation>
    </message>
    <message>
        <source>Does not say which stones are dead</source>
        <translation>Ne dit pas quelles pierres sont mortes</translation>
    </message>
    <message>
        <source>Sees it differently at %1</source>
        <translation>Le voit autrement en %1</translation>
    </message>
    <message>
        <source>Agrees that no stone is dead</source>
        <translation>D’accord&#xa0;: aucune pierre n’est morte</translation>
    </message>
    <message numerus="yes">
        <source>Agrees about the %n dead stones</source>
        <translation>
            <numerusform>D’accord sur la %n pierre morte</numerusform>
            <numerusform>D’accord sur les %n pierres mortes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::OtherWindows</name>
    <message>
        <source>Shinpan ended unexpectedly while this was played. Start goes on where it was.</source>
        <translation>Shinpan s’est terminé de façon inattendue pendant que cela se jouait. Commencer reprend où on en était.</translation>
    </message>
</context>
<context>
    <name>shinpan::OutputDialog</name>
    <message>
        <source>What is wrong</source>
        <translation>Ce qui ne va pas</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>shinpan::OwnCommandsDialog</name>
    <message>
        <source>My Commands</source>
        <translation>Mes commandes</translation>
    </message>
    <message>
        <source>One command per line, as type/label/command. Every engine that knows the command offers it. For example: %1</source>
        <translation>Une commande par ligne, sous la forme type/étiquette/commande. Tout moteur qui connaît la commande l’offre. Par exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are not commands.</source>
        <translation>
            <numerusform>%n ligne n’est pas une commande.</numerusform>
            <numerusform>%n lignes ne sont pas des commandes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n commande</numerusform>
            <numerusform>%n commandes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::PaceBox</name>
    <message>
        <source>Least time per move of an engine</source>
        <translation>Temps minimal par coup d’un moteur</translation>
    </message>
    <message>
        <source>Least time per move of an engine, for watching</source>
        <translation>Temps minimal par coup d’un moteur, pour regarder</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Pleine vitesse</translation>
    </message>
    <message>
        <source>½ second a move</source>
        <translation>½ seconde par coup</translation>
    </message>
    <message>
        <source>1 second a move</source>
        <translation>1 seconde par coup</translation>
    </message>
    <message>
        <source>2 seconds a move</source>
        <translation>2 secondes par coup</translation>
    </message>
    <message>
        <source>5 seconds a move</source>
        <translation>5 secondes par coup</translation>
    </message>
</context>
<context>
    <name>shinpan::PagePreview</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>shinpan::PairsField</name>
    <message>
        <source>Add the pairing</source>
        <translation>Ajouter l’appariement</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Remove the pairing</source>
        <translation>Enlever l’appariement</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Appariements</translation>
    </message>
    <message>
        <source>Has Black in the first game</source>
        <translation>A Noir dans la première partie</translation>
    </message>
    <message>
        <source>Has White in the first game</source>
        <translation>A Blanc dans la première partie</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterDialog</name>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterRow</name>
    <message>
        <source>Remove the parameter</source>
        <translation>Enlever le paramètre</translation>
    </message>
    <message>
        <source>even steps</source>
        <translation>pas égaux</translation>
    </message>
    <message>
        <source>equal ratios</source>
        <translation>rapports égaux</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>nombres entiers</translation>
    </message>
    <message>
        <source>whole, equal ratios</source>
        <translation>entiers, rapports égaux</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>un de ceux-ci</translation>
    </message>
    <message>
        <source>How values are spaced: equal ratios for what ranges from small to large, such as 100 to 20000</source>
        <translation>Comment les valeurs sont espacées&#xa0;: des rapports égaux pour ce qui va du petit au grand, comme de 100 à 20000</translation>
    </message>
    <message>
        <source>The value that the engine has without tuning, which the result is compared with; empty: the middle of the range</source>
        <translation>La valeur que le moteur a sans réglage, à laquelle le résultat est comparé&#xa0;; vide&#xa0;: le milieu de l’intervalle</translation>
    </message>
    <message>
        <source>values, with commas between them</source>
        <translation>des valeurs, séparées par des virgules</translation>
    </message>
    <message>
        <source>Parameter %1: %2</source>
        <translation>Paramètre %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>own value</source>
        <translation>propre valeur</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>enlever</translation>
    </message>
    <message>
        <source>From and to are numbers.</source>
        <translation>«&#xa0;De&#xa0;» et «&#xa0;à&#xa0;» sont des nombres.</translation>
    </message>
    <message>
        <source>A range of whole numbers needs whole ends.</source>
        <translation>Un intervalle de nombres entiers veut des bornes entières.</translation>
    </message>
    <message>
        <source>Its own value is not within the range.</source>
        <translation>Sa propre valeur n’est pas dans l’intervalle.</translation>
    </message>
    <message>
        <source>A parameter has a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>Un paramètre a un nom de lettres, chiffres, «&#xa0;_&#xa0;», «&#xa0;-&#xa0;» et «&#xa0;.&#xa0;».</translation>
    </message>
</context>
<context>
    <name>shinpan::PersonAtBoard</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayFeature</name>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Mark what is dead, and settle the score</source>
        <translation>Marquer ce qui est mort et régler le score</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayerPlate</name>
    <message>
        <source>Restart Engine</source>
        <translation>Relancer le moteur</translation>
    </message>
    <message>
        <source>%1’s engine</source>
        <translation>Moteur de %1</translation>
    </message>
    <message>
        <source>Change who plays %1</source>
        <translation>Changer qui joue %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <translation>
            <numerusform>%n capturée</numerusform>
            <numerusform>%n capturées</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones captured by %1: %2</source>
        <translation>Pierres capturées par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is played by %2. Change</source>
        <translation>%2 joue %1. Changer</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayersField</name>
    <message>
        <source>How strongly the new player plays</source>
        <translation>Avec quelle force joue le nouveau joueur</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Ajouter le joueur</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Enlever</translation>
    </message>
    <message>
        <source>Move the player up</source>
        <translation>Monter le joueur</translation>
    </message>
    <message>
        <source>Move the player down</source>
        <translation>Descendre le joueur</translation>
    </message>
    <message>
        <source>Engine of the new player</source>
        <translation>Moteur du nouveau joueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Joueurs</translation>
    </message>
</context>
<context>
    <name>shinpan::PositionQueryRow</name>
    <message>
        <source>&amp;Turned</source>
        <translation>&amp;Tournée</translation>
    </message>
    <message>
        <source>&amp;Colours exchanged</source>
        <translation>&amp;Couleurs échangées</translation>
    </message>
    <message>
        <source>Region to find, two opposite corners</source>
        <translation>Région à chercher, deux coins opposés</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Goban entier</translation>
    </message>
    <message>
        <source>Two opposite corners of a region, as “C3 H8”</source>
        <translation>Deux coins opposés d’une région, comme «&#xa0;C3 H8&#xa0;»</translation>
    </message>
    <message>
        <source>Choose on the &amp;Board</source>
        <translation>Choisir sur le &amp;goban</translation>
    </message>
    <message>
        <source>Drag a region out on the board (Alt+drag at any time)</source>
        <translation>Tirer une région sur le goban (Alt+glisser à tout moment)</translation>
    </message>
    <message>
        <source>Choose the region on the board</source>
        <translation>Choisir la région sur le goban</translation>
    </message>
    <message>
        <source>Also rotated and mirrored, in all eight ways</source>
        <translation>Aussi tournée et en miroir, des huit façons</translation>
    </message>
    <message>
        <source>Two corners, as “C3 H8”</source>
        <translation>Deux coins, comme «&#xa0;C3 H8&#xa0;»</translation>
    </message>
    <message>
        <source>No stones there</source>
        <translation>Pas de pierres là</translation>
    </message>
</context>
<context>
    <name>shinpan::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Chercher dans les préférences</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message>
        <source>No preference matches “%1”.</source>
        <translation>Aucune préférence ne correspond à «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Changes at the next start.</source>
        <translation>Change au prochain démarrage.</translation>
    </message>
    <message>
        <source>Board theme</source>
        <translation>Thème du goban</translation>
    </message>
    <message>
        <source>Pairs follow the light or dark colours.</source>
        <translation>Les paires suivent les couleurs claires ou sombres.</translation>
    </message>
    <message>
        <source>Lively stones</source>
        <translation>Pierres vivantes</translation>
    </message>
    <message>
        <source>They lie slightly irregularly and slide into place.</source>
        <translation>Elles sont posées un peu irrégulièrement et glissent à leur place.</translation>
    </message>
    <message>
        <source>Start with the start page</source>
        <translation>Commencer par la page d’accueil</translation>
    </message>
    <message>
        <source>When there is nothing else to show.</source>
        <translation>Quand il n’y a rien d’autre à montrer.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordonnées</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Letters and numbers (A1)</source>
        <translation>Lettres et chiffres (A1)</translation>
    </message>
    <message>
        <source>Numbers (1-1)</source>
        <translation>Chiffres (1-1)</translation>
    </message>
    <message>
        <source>As in SGF (aa)</source>
        <translation>Comme en SGF (aa)</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Numéros des coups</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Tous les coups</translation>
    </message>
    <message>
        <source>The last moves</source>
        <translation>Les derniers coups</translation>
    </message>
    <message>
        <source>From a position on</source>
        <translation>À partir d’une position</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>Cette variante</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>Nombre de derniers coups</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Vu de</translation>
    </message>
    <message>
        <source>Turned or flipped, for all boards.</source>
        <translation>Tourné ou retourné, pour tous les gobans.</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Marquer le dernier coup</translation>
    </message>
    <message>
        <source>Show the next moves</source>
        <translation>Montrer les coups suivants</translation>
    </message>
    <message>
        <source>The moves that follow, as faint stones.</source>
        <translation>Les coups qui suivent, en pierres pâles.</translation>
    </message>
    <message>
        <source>Show other variations</source>
        <translation>Montrer les autres variantes</translation>
    </message>
    <message>
        <source>What could have been played instead, as faint stones.</source>
        <translation>Ce qui aurait pu être joué à la place, en pierres pâles.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Confirm moves with a second click</source>
        <translation>Confirmer les coups par un second clic</translation>
    </message>
    <message>
        <source>The first click only proposes a move, which guards against slips.</source>
        <translation>Le premier clic ne fait que proposer un coup, ce qui protège des glissades.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Pace of engines</source>
        <translation>Cadence des moteurs</translation>
    </message>
    <message>
        <source>The least time for each of their moves, for watching.</source>
        <translation>Le temps minimal de chacun de leurs coups, pour regarder.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Their command lines, strengths and time limits.</source>
        <translation>Leurs lignes de commande, forces et limites de temps.</translation>
    </message>
    <message>
        <source>Edit Engines…</source>
        <translation>Modifier les moteurs…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Reopen files at the next start</source>
        <translation>Rouvrir les fichiers au prochain démarrage</translation>
    </message>
    <message>
        <source>With their windows, tabs and places.</source>
        <translation>Avec leurs fenêtres, onglets et positions.</translation>
    </message>
    <message>
        <source>Reload changed files without asking</source>
        <translation>Recharger sans demander les fichiers changés</translation>
    </message>
    <message>
        <source>When another program changed one and none of your work would be lost.</source>
        <translation>Quand un autre programme en a changé un et que rien de votre travail ne serait perdu.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Encodage</translation>
    </message>
    <message>
        <source>For files that do not state it and where it cannot be guessed.</source>
        <translation>Pour les fichiers qui ne le disent pas et où il ne peut être deviné.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Clavier</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>Which of them go through the moves; the others go to variations.</source>
        <translation>Lesquelles parcourent les coups&#xa0;; les autres vont aux variantes.</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>Gauche et droite</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Haut et bas</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Every action and its keys.</source>
        <translation>Chaque action et ses touches.</translation>
    </message>
    <message>
        <source>Edit Shortcuts…</source>
        <translation>Modifier les raccourcis…</translation>
    </message>
    <message>
        <source>As in the record</source>
        <translation>Comme dans la partie</translation>
    </message>
    <message>
        <source>Turned right</source>
        <translation>Tourné à droite</translation>
    </message>
    <message>
        <source>Turned left</source>
        <translation>Tourné à gauche</translation>
    </message>
    <message>
        <source>Turned upside down</source>
        <translation>Tourné à l’envers</translation>
    </message>
    <message>
        <source>Flipped sideways</source>
        <translation>Retourné de côté</translation>
    </message>
    <message>
        <source>Flipped upside down</source>
        <translation>Retourné de haut en bas</translation>
    </message>
    <message>
        <source>Flipped and turned right</source>
        <translation>Retourné et tourné à droite</translation>
    </message>
    <message>
        <source>Flipped and turned left</source>
        <translation>Retourné et tourné à gauche</translation>
    </message>
    <message>
        <source>Of all text, relative to the desktop’s own size.</source>
        <translation>De tout le texte, par rapport à la taille du bureau.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Whose chances</source>
        <translation>Probabilités de qui</translation>
    </message>
    <message>
        <source>In all numbers and curves.</source>
        <translation>Dans tous les nombres et courbes.</translation>
    </message>
    <message>
        <source>Black’s</source>
        <translation>Celles de Noir</translation>
    </message>
    <message>
        <source>White’s</source>
        <translation>Celles de Blanc</translation>
    </message>
    <message>
        <source>Those of the side to move</source>
        <translation>Celles du camp qui joue le prochain coup</translation>
    </message>
    <message>
        <source>Candidates show</source>
        <translation>Les candidats montrent</translation>
    </message>
    <message>
        <source>Large, in the middle.</source>
        <translation>En grand, au milieu.</translation>
    </message>
    <message>
        <source>Candidates also show</source>
        <translation>Les candidats montrent aussi</translation>
    </message>
    <message>
        <source>Small, below it.</source>
        <translation>En petit, au-dessous.</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>Montrer les candidats</translation>
    </message>
    <message>
        <source>The moves that engines consider.</source>
        <translation>Les coups que les moteurs envisagent.</translation>
    </message>
    <message>
        <source>Show ownership</source>
        <translation>Montrer l’appartenance</translation>
    </message>
    <message>
        <source>Who will own each point in the end.</source>
        <translation>À qui sera chaque point à la fin.</translation>
    </message>
    <message>
        <source>Show policy</source>
        <translation>Montrer la politique</translation>
    </message>
    <message>
        <source>What the network likes before it starts searching.</source>
        <translation>Ce que le réseau préfère avant de chercher.</translation>
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
        <translation>Thème des images</translation>
    </message>
    <message>
        <source>Width of pictures</source>
        <translation>Largeur des images</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Pace of animations</source>
        <translation>Cadence des animations</translation>
    </message>
    <message>
        <source>The time for each move.</source>
        <translation>Le temps de chaque coup.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Number the moves</source>
        <translation>Numéroter les coups</translation>
    </message>
    <message>
        <source>The moves of the game, not the position alone.</source>
        <translation>Les coups de la partie, pas la position seule.</translation>
    </message>
    <message>
        <source>Coordinates on pictures</source>
        <translation>Coordonnées sur les images</translation>
    </message>
    <message>
        <source>Marks on pictures</source>
        <translation>Marques sur les images</translation>
    </message>
    <message>
        <source>And the last move.</source>
        <translation>Et le dernier coup.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagrammes par page</translation>
    </message>
    <message>
        <source>Moves in a diagram</source>
        <translation>Coups par diagramme</translation>
    </message>
    <message>
        <source>Print comments</source>
        <translation>Imprimer les commentaires</translation>
    </message>
    <message>
        <source>Print coordinates</source>
        <translation>Imprimer les coordonnées</translation>
    </message>
    <message>
        <source>Print players and event</source>
        <translation>Imprimer joueurs et événement</translation>
    </message>
    <message>
        <source>With date and result, above the first diagram.</source>
        <translation>Avec date et résultat, au-dessus du premier diagramme.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Probabilité de gain</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>Avance en points</translation>
    </message>
    <message>
        <source>Loss against the best</source>
        <translation>Perte sur le meilleur</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visites</translation>
    </message>
    <message>
        <source>Lower bound of the chance (LCB)</source>
        <translation>Borne inférieure de la probabilité (LCB)</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Politique</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Console</translation>
    </message>
    <message>
        <source>Fold streamed analysis</source>
        <translation>Replier l’analyse continue</translation>
    </message>
    <message>
        <source>Into a single line that shows the latest.</source>
        <translation>En une seule ligne qui montre la plus récente.</translation>
    </message>
    <message>
        <source>Standard error beside the rest</source>
        <translation>Erreur standard à côté du reste</translation>
    </message>
    <message>
        <source>In a lane of its own where there is room for two.</source>
        <translation>Dans sa propre colonne, là où il y a la place pour deux.</translation>
    </message>
    <message>
        <source>Show the whole line</source>
        <translation>Montrer la ligne entière</translation>
    </message>
    <message>
        <source>The current one, beside or below the list.</source>
        <translation>La ligne actuelle, à côté ou au-dessous de la liste.</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>Comme dans la dernière partie</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>For the records of your games.</source>
        <translation>Pour enregistrer vos parties.</translation>
    </message>
    <message>
        <source>Board size of new games</source>
        <translation>Taille du goban des nouvelles parties</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>Règles des nouvelles parties</translation>
    </message>
    <message>
        <source>Komi of new games</source>
        <translation>Komi des nouvelles parties</translation>
    </message>
    <message>
        <source>Where there is no handicap.</source>
        <translation>Quand il n’y a pas de handicap.</translation>
    </message>
    <message>
        <source>Hear stones, captures, passes and resignations.</source>
        <translation>Entendre les pierres, captures, passes et abandons.</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>Taux de victoire perdu par une erreur</translation>
    </message>
    <message>
        <source>At least, or the points below.</source>
        <translation>Au moins, ou les points ci-dessous.</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>Points perdus par une erreur</translation>
    </message>
    <message>
        <source>At least, or the win rate above.</source>
        <translation>Au moins, ou le taux de victoire ci-dessus.</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>Garder les parties terminées</translation>
    </message>
    <message>
        <source>A game that is over and not yet in a file is saved in the folder below.</source>
        <translation>Une partie terminée qui n’est pas encore dans un fichier est enregistrée dans le dossier ci-dessous.</translation>
    </message>
    <message>
        <source>Folder of finished games</source>
        <translation>Dossier des parties terminées</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>&amp;Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>Those of this page</source>
        <translation>Celles de cette page</translation>
    </message>
    <message>
        <source>Visits for each position</source>
        <translation>Visites pour chaque position</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that many. 0: no limit.</source>
        <translation>Les moteurs cessent d’y réfléchir après ce nombre. 0&#xa0;: sans limite.</translation>
    </message>
    <message>
        <source>Time for each position</source>
        <translation>Temps pour chaque position</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that long. 0: no limit.</source>
        <translation>Les moteurs cessent d’y réfléchir après ce temps. 0&#xa0;: sans limite.</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Visits needed to call a mistake</source>
        <translation>Visites nécessaires pour parler d’erreur</translation>
    </message>
    <message>
        <source>Moves an engine has looked at less often are not called mistakes.</source>
        <translation>Les coups qu’un moteur a moins souvent regardés ne sont pas appelés erreurs.</translation>
    </message>
    <message>
        <source>Print variations</source>
        <translation>Imprimer les variantes</translation>
    </message>
    <message>
        <source>After the game, in diagrams of their own.</source>
        <translation>Après la partie, dans leurs propres diagrammes.</translation>
    </message>
    <message>
        <source>Show what the opponent thinks during the game</source>
        <translation>Montrer ce que l’adversaire pense pendant la partie</translation>
    </message>
    <message>
        <source>Its chances, and the moves it expects. Otherwise it tells when the game is over.</source>
        <translation>Ses chances, et les coups qu’il attend. Sinon, il le dit quand la partie est finie.</translation>
    </message>
    <message>
        <source>Lines kept of each engine</source>
        <translation>Lignes gardées de chaque moteur</translation>
    </message>
    <message>
        <source>On disk, until the game is closed; beyond this the oldest go.</source>
        <translation>Sur le disque, jusqu’à la fermeture de la partie&#xa0;; au-delà, les plus anciennes s’en vont.</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>Mio</translation>
    </message>
    <message>
        <source>Keep the mistakes of my reviewed games as questions</source>
        <translation>Garder les erreurs de mes parties revues comme questions</translation>
    </message>
    <message>
        <source>They are asked again on other days; Game › Practice shows and deletes them.</source>
        <translation>Elles sont reposées d’autres jours&#xa0;; Partie › Entraînement les montre et les supprime.</translation>
    </message>
</context>
<context>
    <name>shinpan::PrintDialog</name>
    <message>
        <source>Comm&amp;ents</source>
        <translation>Comm&amp;entaires</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordonnées</translation>
    </message>
    <message>
        <source>&amp;Players and event</source>
        <translation>&amp;Joueurs et événement</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>Coups par diagramme</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Diagrammes par page</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>C&amp;oups</translation>
    </message>
    <message>
        <source>M&amp;oves per diagram</source>
        <translation>Coups &amp;par diagramme</translation>
    </message>
    <message>
        <source>&amp;Diagrams per page</source>
        <translation>&amp;Diagrammes par page</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Pas enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>Pas imprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>&amp;Variantes</translation>
    </message>
</context>
<context>
    <name>shinpan::ProblemQuiz</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>Problème &amp;suivant</translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>Re&amp;commencer</translation>
    </message>
    <message>
        <source>&amp;Show the Solution</source>
        <translation>&amp;Montrer la solution</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <translation>Problème &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Turn and mirror at random</source>
        <translation>&amp;Tourner et refléter au hasard</translation>
    </message>
    <message>
        <source>E&amp;xchange colours at random</source>
        <translation>É&amp;changer les couleurs au hasard</translation>
    </message>
    <message>
        <source>From the next problem on</source>
        <translation>À partir du prochain problème</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>Problème %1 sur %2</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, position %2 sur %3</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>À Noir de jouer</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>À Blanc de jouer</translation>
    </message>
    <message>
        <source>(Colours are exchanged; the file’s words are not.)</source>
        <translation>(Les couleurs sont échangées&#xa0;; les mots du fichier ne le sont pas.)</translation>
    </message>
    <message>
        <source>The file has no solution of this position.</source>
        <translation>Le fichier n’a pas de solution pour cette position.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at once</source>
        <translation>%1 résolus du premier coup sur %2</translation>
    </message>
    <message>
        <source>Right so far</source>
        <translation>Juste jusqu’ici</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>The file marks no line as right: its first one is taken for the solution.</source>
        <translation>Le fichier ne marque aucune ligne comme juste&#xa0;: sa première est prise pour la solution.</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>You may go on to see why.</source>
        <translation>Vous pouvez continuer pour voir pourquoi.</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Pas dans le fichier</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solution</translation>
    </message>
    <message>
        <source>Take it back and try another one. If an engine is chosen for analysis, it answers where the file does not.</source>
        <translation>Reprenez-le et essayez-en un autre. Si un moteur est choisi pour l’analyse, il répond là où le fichier ne le fait pas.</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Problèmes&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>Demande à %1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 n’a rien à dire.</translation>
    </message>
    <message>
        <source>%1 answers %2 and gives you a chance of %3%.</source>
        <translation>%1 répond %2 et vous donne une probabilité de %3%.</translation>
    </message>
    <message>
        <source>The file ends here: take back, or start again.</source>
        <translation>Le fichier s’arrête ici&#xa0;: reprenez le coup ou recommencez.</translation>
    </message>
</context>
<context>
    <name>shinpan::ProgressDialog</name>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
    <message>
        <source>Handicap stones that you had; − gave</source>
        <translation>Pierres de handicap que vous aviez&#xa0;; − données</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Dernière</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>Tout &amp;supprimer…</translation>
    </message>
    <message>
        <source>Your Progress</source>
        <translation>Vos progrès</translation>
    </message>
    <message>
        <source>Your games by opponent</source>
        <translation>Vos parties par adversaire</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>Games that you finish against an engine are counted here.
They stay on this computer.</source>
        <translation>Les parties que vous finissez contre un moteur sont comptées ici.
Elles restent sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Your games cannot be read: %1.</source>
        <translation>Vos parties sont illisibles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rank on %1</source>
        <translation>Rang sur %1</translation>
    </message>
    <message>
        <source>No rank on %1 yet</source>
        <translation>Pas encore de rang sur %1</translation>
    </message>
    <message>
        <source>Your opponents there have no known rank.</source>
        <translation>Le rang de vos adversaires y est inconnu.</translation>
    </message>
    <message>
        <source>About %1 on %2</source>
        <translation>Environ %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>With 95 % between %1 and %2, by your last %n game(s).</source>
        <translation>
            <numerusform>À 95 % entre %1 et %2, d’après votre dernière partie (%n).</numerusform>
            <numerusform>À 95 % entre %1 et %2, d’après vos %n dernières parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>usual strength</source>
        <translation>force usuelle</translation>
    </message>
    <message>
        <source>Delete All</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>Delete all that is known of your games?</source>
        <translation>Supprimer tout ce qui est su de vos parties&#xa0;?</translation>
    </message>
    <message>
        <source>Records that you have saved stay.</source>
        <translation>Les enregistrements que vous avez sauvés restent.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyDialog</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouvelle</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Enlever</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Fixer</translation>
    </message>
    <message>
        <source>SGF Properties</source>
        <translation>Propriétés SGF</translation>
    </message>
    <message>
        <source>Properties of this node</source>
        <translation>Propriétés de ce nœud</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Nom de la propriété</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Values, each in brackets</source>
        <translation>Valeurs, chacune entre crochets</translation>
    </message>
    <message>
        <source>Values, each in brackets: [dd][pp]</source>
        <translation>Valeurs, chacune entre crochets&#xa0;: [dd][pp]</translation>
    </message>
    <message>
        <source>Write it into the record</source>
        <translation>L’écrire dans la partie</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Coup %1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Début de la partie</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>Position sans coup</translation>
    </message>
    <message>
        <source>not in the standard</source>
        <translation>pas dans le standard</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Propriété %1</translation>
    </message>
    <message>
        <source>Removed Property %1</source>
        <translation>Propriété enlevée %1</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyText</name>
    <message>
        <source>Black stones set up</source>
        <translation>Pierres noires posées</translation>
    </message>
    <message>
        <source>Points cleared</source>
        <translation>Points vidés</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Annotateur</translation>
    </message>
    <message>
        <source>Written by program</source>
        <translation>Écrit par le programme</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>White stones set up</source>
        <translation>Pierres blanches posées</translation>
    </message>
    <message>
        <source>Black’s move</source>
        <translation>Coup de Noir</translation>
    </message>
    <message>
        <source>Black’s time left, seconds</source>
        <translation>Temps restant de Noir, en secondes</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>Mauvais coup</translation>
    </message>
    <message>
        <source>Black’s rank</source>
        <translation>Rang de Noir</translation>
    </message>
    <message>
        <source>Black’s team</source>
        <translation>Équipe de Noir</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaire</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>Jeu de caractères du fichier</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Droits d’auteur</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Cercles</translation>
    </message>
    <message>
        <source>Dimmed points</source>
        <translation>Points estompés</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Position équilibrée</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Coup douteux</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Version of the format</source>
        <translation>Version du format</translation>
    </message>
    <message>
        <source>Start of a figure in print</source>
        <translation>Début d’une figure à l’impression</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>Bon pour Noir</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Commentaire sur la partie</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Type de jeu</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>Bon pour Blanc</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>Point chaud</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Coup intéressant</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Move played though it is illegal</source>
        <translation>Coup joué bien qu’illégal</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Numéro de coup</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Nom de la position</translation>
    </message>
    <message>
        <source>Black’s overtime left, moves or periods</source>
        <translation>Prolongation restante de Noir, coups ou périodes</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Prolongation</translation>
    </message>
    <message>
        <source>White’s overtime left, moves or periods</source>
        <translation>Prolongation restante de Blanc, coups ou périodes</translation>
    </message>
    <message>
        <source>Black’s name</source>
        <translation>Nom de Noir</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Camp qui joue le prochain coup</translation>
    </message>
    <message>
        <source>Move numbers in print</source>
        <translation>Numéros des coups à l’impression</translation>
    </message>
    <message>
        <source>White’s name</source>
        <translation>Nom de Blanc</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>Points sélectionnés</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Carrés</translation>
    </message>
    <message>
        <source>How variations are shown</source>
        <translation>Comment les variantes sont montrées</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Taille du goban</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>territoire de Noir</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>Main time, seconds</source>
        <translation>Temps principal, en secondes</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triangles</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>territoire de Blanc</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Position peu claire</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>Saisi par</translation>
    </message>
    <message>
        <source>Value for Black</source>
        <translation>Valeur pour Noir</translation>
    </message>
    <message>
        <source>Visible part of the board</source>
        <translation>Partie visible du goban</translation>
    </message>
    <message>
        <source>White’s move</source>
        <translation>Coup de Blanc</translation>
    </message>
    <message>
        <source>White’s time left, seconds</source>
        <translation>Temps restant de Blanc, en secondes</translation>
    </message>
    <message>
        <source>White’s rank</source>
        <translation>Rang de Blanc</translation>
    </message>
    <message>
        <source>White’s team</source>
        <translation>Équipe de Blanc</translation>
    </message>
    <message>
        <source>“%1” is not a date of the form 2004, 2004-03 or 2004-03-15.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date de la forme 2004, 2004-03 ou 2004-03-15.</translation>
    </message>
    <message>
        <source>There is no such day as “%1”.</source>
        <translation>Le jour «&#xa0;%1&#xa0;» n’existe pas.</translation>
    </message>
    <message>
        <source>“%1” does not say which year or month.</source>
        <translation>«&#xa0;%1&#xa0;» ne dit pas quelle année ou quel mois.</translation>
    </message>
    <message>
        <source>“%1” is not later than the date before it.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas postérieur à la date qui précède.</translation>
    </message>
</context>
<context>
    <name>shinpan::QuestionsWindow</name>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Milieu de partie</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Numéro du coup</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Goban</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>What the move lost</source>
        <translation>Ce que le coup a perdu</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Reposée</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Ask &amp;All Shown</source>
        <translation>Poser &amp;toutes celles montrées</translation>
    </message>
    <message>
        <source>&amp;Forget Selected</source>
        <translation>&amp;Oublier la sélection</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>Tout &amp;supprimer…</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>Questions de mes parties</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Taille du goban</translation>
    </message>
    <message>
        <source>Phase of the game</source>
        <translation>Phase de la partie</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Toute la partie</translation>
    </message>
    <message>
        <source>How many questions there are</source>
        <translation>Nombre de questions</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Goban</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>&amp;Phase</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Questions</translation>
    </message>
    <message>
        <source>Columns of the questions</source>
        <translation>Colonnes des questions</translation>
    </message>
    <message>
        <source>Keep the mistakes of &amp;every game of mine that is reviewed</source>
        <translation>Garder les erreurs de &amp;chacune de mes parties revues</translation>
    </message>
    <message>
        <source>Otherwise only what Try Again has asked is kept.</source>
        <translation>Sinon, seul ce que Réessayer a demandé est gardé.</translation>
    </message>
    <message>
        <source>Kept on this computer alone, readable by you only: %1</source>
        <translation>Gardées sur cet ordinateur seul, lisibles par vous seulement&#xa0;: %1</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Tous les gobans</translation>
    </message>
    <message numerus="yes">
        <source>%1 due of %n</source>
        <translation>
            <numerusform>%1 à revoir sur %n</numerusform>
            <numerusform>%1 à revoir sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;None Is Due</source>
        <translation>&amp;Aucune à revoir</translation>
    </message>
    <message numerus="yes">
        <source>Ask the %n D&amp;ue</source>
        <translation>
            <numerusform>Poser la %n à re&amp;voir</numerusform>
            <numerusform>Poser les %n à re&amp;voir</numerusform>
        </translation>
    </message>
    <message>
        <source>The questions cannot be used: %1. Delete All begins anew.</source>
        <translation>Les questions sont inutilisables&#xa0;: %1. Tout supprimer permet de recommencer.</translation>
    </message>
    <message>
        <source>Review a game and choose Try Again: the mistakes that it asks come here, and are asked again on other days.</source>
        <translation>Revoyez une partie et choisissez «&#xa0;Réessayer&#xa0;»&#xa0;: les erreurs posées viennent ici, et sont reposées d’autres jours.</translation>
    </message>
    <message>
        <source>There is no such question.</source>
        <translation>Cette question n’existe pas.</translation>
    </message>
    <message>
        <source>Delete All Questions</source>
        <translation>Supprimer toutes les questions</translation>
    </message>
    <message>
        <source>Delete all questions, and how their answers went? The games stay as they are.</source>
        <translation>Supprimer toutes les questions, et ce qu’il en a été des réponses&#xa0;? Les parties restent telles quelles.</translation>
    </message>
    <message>
        <source>&amp;Delete All</source>
        <translation>Tout &amp;supprimer</translation>
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
        <translation>Goban de la question</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
</context>
<context>
    <name>shinpan::RankText</name>
    <message>
        <source>%1 dan</source>
        <translation>%1e dan</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1e kyu</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>About %1 on %2×%2: an estimate, not measured.</source>
        <translation>Environ %1 sur %2×%2&#xa0;: une estimation, non une mesure.</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2×%2: by %n game(s), with 95 % between %3 and %4.</source>
        <translation>
            <numerusform>%1 sur %2×%2&#xa0;: d’après %n partie, à 95 % entre %3 et %4.</numerusform>
            <numerusform>%1 sur %2×%2&#xa0;: d’après %n parties, à 95 % entre %3 et %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranks on this size are estimates.</source>
        <translation>Sur cette taille, les rangs sont des estimations.</translation>
    </message>
</context>
<context>
    <name>shinpan::RatingPlot</name>
    <message>
        <source>Your rank over the weeks</source>
        <translation>Votre rang au fil des semaines</translation>
    </message>
    <message>
        <source>From %1 in the week of %2 to %3 in the week of %4</source>
        <translation>De %1 la semaine du %2 à %3 la semaine du %4</translation>
    </message>
</context>
<context>
    <name>shinpan::ReadingActions</name>
    <message>
        <source>&amp;Encoding…</source>
        <translation>&amp;Encodage…</translation>
    </message>
    <message>
        <source>Repa&amp;irs…</source>
        <translation>&amp;Réparations…</translation>
    </message>
    <message>
        <source>Read the file in another encoding</source>
        <translation>Lire le fichier dans un autre encodage</translation>
    </message>
    <message>
        <source>See what was unusual about the file</source>
        <translation>Voir ce que le fichier avait d’inhabituel</translation>
    </message>
    <message>
        <source>This is a %1 file. Saving turns it into an SGF file.</source>
        <translation>C’est un fichier %1. L’enregistrer en fait un fichier SGF.</translation>
    </message>
    <message>
        <source>Its encoding was guessed: %1.</source>
        <translation>Son encodage a été deviné&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Its encoding is unknown; it was read as %1.</source>
        <translation>Son encodage est inconnu&#xa0;; il a été lu comme %1.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Changer…</translation>
    </message>
    <message numerus="yes">
        <source>Read with %n repair(s).</source>
        <translation>
            <numerusform>Lu avec %n réparation.</numerusform>
            <numerusform>Lu avec %n réparations.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Changements non enregistrés</translation>
    </message>
    <message>
        <source>Read the file again without your changes?</source>
        <translation>Relire le fichier sans vos changements&#xa0;?</translation>
    </message>
    <message>
        <source>In another encoding, the changes made since it was opened are lost.</source>
        <translation>Dans un autre encodage, les changements faits depuis l’ouverture sont perdus.</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>&amp;Abandonner les changements</translation>
    </message>
    <message>
        <source>It may as well be %1.</source>
        <translation>Ce pourrait aussi être %1.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Lu comme %1</translation>
    </message>
</context>
<context>
    <name>shinpan::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir &amp;récent</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Aucun fichier récent</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Vider cette liste</translation>
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
        <translation>Couper</translation>
    </message>
    <message>
        <source>A game is being played here: paste elsewhere</source>
        <translation>Une partie est en cours ici&#xa0;: collez ailleurs</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Rien n’a été collé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>The start of the game cannot be deleted</source>
        <translation>Le début de la partie ne peut pas être supprimé</translation>
    </message>
    <message>
        <source>The game being played goes through this node</source>
        <translation>La partie en cours passe par ce nœud</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Make Main Line</source>
        <translation>En faire la variante principale</translation>
    </message>
    <message>
        <source>The game being played is one of the other variations</source>
        <translation>La partie en cours est une des autres variantes</translation>
    </message>
    <message>
        <source>Delete Other Variations</source>
        <translation>Supprimer les autres variantes</translation>
    </message>
    <message>
        <source>A game is being played in this record: flatten it when it is over</source>
        <translation>Une partie se joue ici&#xa0;: aplatissez-la quand elle sera finie</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>Aplatir</translation>
    </message>
</context>
<context>
    <name>shinpan::RecoveryCopy</name>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1&#xa0;: impossible de créer le dossier</translation>
    </message>
</context>
<context>
    <name>shinpan::RegressionFeature</name>
    <message>
        <source>Open &amp;Test Suite…</source>
        <translation>Ouvrir une suite de &amp;tests…</translation>
    </message>
    <message>
        <source>&amp;Add Position to Test Suite…</source>
        <translation>&amp;Ajouter la position à une suite de tests…</translation>
    </message>
    <message>
        <source>Open Test Suite</source>
        <translation>Ouvrir une suite de tests</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>Suites de tests (*.tst)</translation>
    </message>
    <message>
        <source>The suite cannot be opened. %1</source>
        <translation>Impossible d’ouvrir la suite. %1</translation>
    </message>
    <message>
        <source>Test suites can only have square boards.</source>
        <translation>Les suites de tests n’ont que des gobans carrés.</translation>
    </message>
    <message>
        <source>The test was not added. %1</source>
        <translation>Le test n’a pas été ajouté. %1</translation>
    </message>
    <message>
        <source>Added as test %1 of %2</source>
        <translation>Ajouté comme test %1 sur %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyView</name>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Columns of the answer</source>
        <translation>Colonnes de la réponse</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>La réponse est vide.</translation>
    </message>
    <message>
        <source>The engine’s answer appears here.</source>
        <translation>La réponse du moteur paraît ici.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyWaitBar</name>
    <message>
        <source>&amp;Interrupt</source>
        <translation>&amp;Interrompre</translation>
    </message>
    <message>
        <source>&amp;Restart It</source>
        <translation>&amp;Relancer</translation>
    </message>
    <message>
        <source>A command without an answer</source>
        <translation>Une commande sans réponse</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing</source>
        <translation>Demander au moteur d’interrompre ce qu’il fait</translation>
    </message>
    <message>
        <source>Kill the engine and restart it; the game goes on</source>
        <translation>Tuer le moteur et le relancer&#xa0;; la partie continue</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>&amp;Attendre</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Redemander plus tard</translation>
    </message>
    <message>
        <source>%1 has been busy with “%2” for %3.</source>
        <translation>%1 est occupé par «&#xa0;%2&#xa0;» depuis %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReportPages</name>
    <message>
        <source>What to show of the competition</source>
        <translation>Ce qu’il faut montrer de la compétition</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>Tableau &amp;croisé</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>R&amp;ondes</translation>
    </message>
    <message>
        <source>O&amp;penings</source>
        <translation>&amp;Ouvertures</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>&amp;Événements</translation>
    </message>
    <message>
        <source>Brac&amp;ket</source>
        <translation>Ta&amp;bleau</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>&amp;Réglage</translation>
    </message>
    <message>
        <source>The report as text</source>
        <translation>Le rapport en texte</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Machines</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>&amp;Niveaux</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewActions</name>
    <message>
        <source>&amp;Review Game…</source>
        <translation>Revue &amp;de la partie…</translation>
    </message>
    <message>
        <source>Let engines look at every position of the game (F12)</source>
        <translation>Faire regarder par des moteurs chaque position de la partie (F12)</translation>
    </message>
    <message>
        <source>End the review; what was found stays</source>
        <translation>Terminer la revue&#xa0;; ce qui a été trouvé reste</translation>
    </message>
    <message>
        <source>Resume Re&amp;view</source>
        <translation>Reprendre la re&amp;vue</translation>
    </message>
    <message>
        <source>Pause Re&amp;view</source>
        <translation>&amp;Suspendre la revue</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>Continuer la revue</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>Suspendre la revue</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>Annuler &amp;la revue</translation>
    </message>
    <message>
        <source>&amp;Save Analysis into Game…</source>
        <translation>&amp;Enregistrer l’analyse dans la partie…</translation>
    </message>
    <message>
        <source>Write what engines found into the game</source>
        <translation>Écrire dans la partie ce que les moteurs ont trouvé</translation>
    </message>
    <message>
        <source>Review Files…</source>
        <translation>Revue de fichiers…</translation>
    </message>
    <message>
        <source>Let an engine look at all games in files or a folder</source>
        <translation>Faire regarder par un moteur toutes les parties de fichiers ou d’un dossier</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revue</translation>
    </message>
    <message>
        <source>&amp;Try Mistakes Again</source>
        <translation>R&amp;éessayer les erreurs</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Find better moves where the game’s were mistakes (Shift+F12)</source>
        <translation>Trouver de meilleurs coups là où ceux de la partie étaient des erreurs (Maj+F12)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewController</name>
    <message>
        <source>What the review finds cannot be kept for a restart: %1</source>
        <translation>Ce que la revue trouve ne peut être gardé pour un redémarrage&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review: it %2.</source>
        <translation>%1 ne peut continuer la revue&#xa0;: il %2.</translation>
    </message>
    <message>
        <source>The review has ended because komi or rules have changed.</source>
        <translation>La revue s’est terminée parce que le komi ou les règles ont changé.</translation>
    </message>
    <message>
        <source>The review has ended because its engine is no longer chosen.</source>
        <translation>La revue s’est terminée parce que son moteur n’est plus choisi.</translation>
    </message>
    <message numerus="yes">
        <source>The review is complete: %n position(s).</source>
        <translation>
            <numerusform>La revue est achevée&#xa0;: %n position.</numerusform>
            <numerusform>La revue est achevée&#xa0;: %n positions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review · %1</source>
        <translation>Revue · %1</translation>
    </message>
    <message>
        <source>The review goes on without the position after move %1: %2 %3.</source>
        <translation>La revue continue sans la position après le coup %1&#xa0;: %2 %3.</translation>
    </message>
    <message>
        <source>%1 says during the review: it %2.</source>
        <translation>%1 dit pendant la révision&#xa0;: il %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewDialog</name>
    <message>
        <source>Review Game</source>
        <translation>Revue de la partie</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to judge. You can keep working meanwhile.</source>
        <translation>
            <numerusform>%n coup à juger. Vous pouvez continuer à travailler.</numerusform>
            <numerusform>%n coups à juger. Vous pouvez continuer à travailler.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFeature</name>
    <message>
        <source>Review</source>
        <translation>Revue</translation>
    </message>
    <message>
        <source>Save Analysis</source>
        <translation>Enregistrer l’analyse</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFields</name>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Visits per position</source>
        <translation>&amp;Visites par position</translation>
    </message>
    <message>
        <source>&amp;Time per position</source>
        <translation>&amp;Temps par position</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>la fin</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Coups</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>From the end</source>
        <translation>Depuis la fin</translation>
    </message>
    <message>
        <source>From the end: engines that keep their search tree see further</source>
        <translation>Depuis la fin&#xa0;: les moteurs qui gardent leur arbre de recherche voient plus loin</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordre</translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>&amp;Moteurs</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>Choisissez un moteur.</translation>
    </message>
    <message>
        <source>Say how many visits, or how much time, a position gets.</source>
        <translation>Dites combien de visites, ou combien de temps, a chaque position.</translation>
    </message>
    <message>
        <source>There is no move in this range.</source>
        <translation>Il n’y a aucun coup dans cet intervalle.</translation>
    </message>
    <message>
        <source>No engine here can analyse. KataGo is a good one to add.</source>
        <translation>Aucun moteur d’ici ne sait analyser. KataGo est un bon choix.</translation>
    </message>
    <message>
        <source>Its first report with so many visits stops an engine; a quick one has more by then</source>
        <translation>Son premier rapport avec autant de visites arrête un moteur&#xa0;; un moteur rapide en a alors davantage</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>au moins </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFileList</name>
    <message>
        <source>Files to be reviewed</source>
        <translation>Fichiers pour la revue</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>&amp;Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Add F&amp;older…</source>
        <translation>Ajouter &amp;un dossier…</translation>
    </message>
    <message>
        <source>Remove from Li&amp;st</source>
        <translation>&amp;Enlever de la liste</translation>
    </message>
    <message>
        <source>Add Files</source>
        <translation>Ajouter des fichiers</translation>
    </message>
    <message>
        <source>Add Folder</source>
        <translation>Ajouter un dossier</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewMachineFields</name>
    <message>
        <source>Reviewed</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Files at a time</source>
        <translation>Fichiers à la fois</translation>
    </message>
    <message>
        <source>On each computer, each with engines of its own</source>
        <translation>Sur chaque ordinateur, chacun avec ses propres moteurs</translation>
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
        <translation>ou</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Columns of the mistakes</source>
        <translation>Colonnes des erreurs</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>Aucune erreur n’a été trouvée.</translation>
    </message>
    <message>
        <source>In a review, engines look at every position of the game; the moves that lost most are listed here.</source>
        <translation>Dans une revue, des moteurs regardent chaque position de la partie&#xa0;; les coups qui ont le plus perdu sont listés ici.</translation>
    </message>
    <message>
        <source>The first mistake will appear here.</source>
        <translation>La première erreur paraîtra ici.</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>Taux de victoire perdu par une erreur</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>Points perdus par une erreur</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>la partie enregistrée</translation>
    </message>
    <message>
        <source> pts</source>
        <comment>points</comment>
        <translation> pts</translation>
    </message>
    <message>
        <source>Mistakes from</source>
        <translation>Erreurs à partir de</translation>
    </message>
    <message>
        <source>What a move has to lose to be listed as a mistake</source>
        <translation>Ce qu’un coup doit perdre pour figurer parmi les erreurs</translation>
    </message>
    <message>
        <source>No mistake is certain: some moves seem to cost that much, but the evaluations are too uncertain to tell. More visits, or a stronger engine, would.</source>
        <translation>Aucune erreur n’est certaine&#xa0;: certains coups semblent coûter autant, mais les évaluations sont trop incertaines pour le dire. Plus de visites, ou un moteur plus fort, le diraient.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewProgress</name>
    <message>
        <source>Progress of the review</source>
        <translation>Avancement de la revue</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n position(s)</source>
        <translation>
            <numerusform>%1 position sur %n</numerusform>
            <numerusform>%1 positions sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, en pause</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, reste %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewSummary</name>
    <message>
        <source>Loss per move</source>
        <translation>Perte par coup</translation>
    </message>
    <message>
        <source>Engine’s choice</source>
        <translation>Choix du moteur</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Selon %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; the engine’s choice in %3 of %4 moves; mistakes: %5</source>
        <translation>%1&#xa0;: perte de %2 par coup&#xa0;; choix du moteur dans %3 coups sur %4&#xa0;; erreurs&#xa0;: %5</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Milieu de partie</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>ouverture</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>milieu de partie</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>fin de partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>; loss per move by phase: %1</source>
        <translation>; perte par coup selon la phase&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; mistakes: %3</source>
        <translation>%1&#xa0;: perte de %2 par coup&#xa0;; erreurs&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2 pts</source>
        <comment>win rate, points</comment>
        <translation>%1, %2 pts</translation>
    </message>
</context>
<context>
    <name>shinpan::RoundsView</name>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>Demi-finales</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>Quarts de finale</translation>
    </message>
    <message>
        <source>Round of %1</source>
        <translation>Tour des %1</translation>
    </message>
    <message>
        <source>%1  bye</source>
        <translation>%1  exempté</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>égalité&#xa0;: la meilleure tête de série passe</translation>
    </message>
</context>
<context>
    <name>shinpan::RulesField</name>
    <message>
        <source>Custom…</source>
        <translation>Personnalisées…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>shinpan::RunLimits</name>
    <message>
        <source>Most games in a run</source>
        <translation>Nombre maximal de parties par série</translation>
    </message>
    <message>
        <source>The run starts no more games than this</source>
        <translation>La série ne commence pas plus de parties que cela</translation>
    </message>
    <message>
        <source>Longest time for a run</source>
        <translation>Durée maximale d’une série</translation>
    </message>
    <message>
        <source>After this time, the run starts no more games</source>
        <translation>Passé ce temps, la série ne commence plus de parties</translation>
    </message>
    <message>
        <source>any number of games</source>
        <translation>tout nombre de parties</translation>
    </message>
    <message>
        <source> games</source>
        <translation> parties</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>toute durée</translation>
    </message>
    <message>
        <source>&amp;Limits of the run</source>
        <translation>&amp;Limites de la série</translation>
    </message>
</context>
<context>
    <name>shinpan::RunningGameWindow</name>
    <message>
        <source>Broken off</source>
        <translation>Interrompue</translation>
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
        <translation>Enregistrer l’analyse dans la partie</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Valeurs</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Commentaires</translation>
    </message>
    <message>
        <source>Va&amp;riations</source>
        <translation>Va&amp;riantes</translation>
    </message>
    <message>
        <source>The chance to win and the lead after each move, as numbers that other programs read too.</source>
        <translation>La probabilité de gain et l’avance après chaque coup, en nombres que d’autres programmes lisent aussi.</translation>
    </message>
    <message>
        <source>Also as a readable line in each comment, with what each mistake lost.</source>
        <translation>Aussi en une ligne lisible dans chaque commentaire, avec ce que chaque erreur a perdu.</translation>
    </message>
    <message>
        <source>Also what the engine would have played instead of each mistake.</source>
        <translation>Aussi ce que le moteur aurait joué au lieu de chaque erreur.</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Moteur</translation>
    </message>
    <message>
        <source>&amp;Moves of a variation, at most</source>
        <translation>&amp;Coups d’une variante, au plus</translation>
    </message>
    <message>
        <source>&amp;Save into Game</source>
        <translation>&amp;Enregistrer dans la partie</translation>
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
        <translation>Estimation · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoreTable</name>
    <message>
        <source>Count</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>Pierres vivantes</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territoire</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>Pierres de passe</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Taxe de groupe</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Bouton</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: Black %2, White %3.</source>
        <translation>%1&#xa0;: Noir %2, Blanc %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringController</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringPanel</name>
    <message>
        <source>Opinions</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Click a group: dead or alive. With Ctrl: the chain alone. With Shift, or S: seki.</source>
        <translation>Cliquez un groupe&#xa0;: mort ou vivant. Avec Ctrl&#xa0;: la chaîne seule. Avec Maj, ou S&#xa0;: seki.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Rules to count by</source>
        <translation>Règles de décompte</translation>
    </message>
    <message>
        <source>The record names no rules known here. Which should be used for counting?</source>
        <translation>La partie ne nomme aucune règle connue ici. Lesquelles utiliser pour compter&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Resume Play</source>
        <translation>&amp;Reprendre le jeu</translation>
    </message>
    <message>
        <source>The game goes on; dead stones are settled on the board</source>
        <translation>La partie continue&#xa0;; les pierres mortes se règlent sur le goban</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Leave the record as it is (Esc)</source>
        <translation>Laisser la partie telle quelle (Échap)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminé</translation>
    </message>
    <message>
        <source>Counted by territory: %1</source>
        <translation>Compté par territoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Counted by area: %1</source>
        <translation>Compté par aire&#xa0;: %1</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>komi %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n pierre de handicap</numerusform>
            <numerusform>%n pierres de handicap</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>Le résultat de la partie</translation>
    </message>
    <message>
        <source>The record has another result: %1. Replace it with %2?</source>
        <translation>La partie enregistrée a un autre résultat&#xa0;: %1. Le remplacer par %2&#xa0;?</translation>
    </message>
    <message>
        <source>The score is settled (Ctrl+Return)</source>
        <translation>Le score est réglé (Ctrl+Retour)</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n points are nobody’s, because borders are open.</source>
        <translation>
            <numerusform>%n point n’est à personne, parce que des frontières sont ouvertes.</numerusform>
            <numerusform>%n points ne sont à personne, parce que des frontières sont ouvertes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n stones it is not settled whether they live.</source>
        <translation>
            <numerusform>Pour %n pierre, il n’est pas réglé si elle vit.</numerusform>
            <numerusform>Pour %n pierres, il n’est pas réglé si elles vivent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::SealDialog</name>
    <message>
        <source>Environment</source>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tel quel</translation>
    </message>
    <message>
        <source>&amp;Logs of engines</source>
        <translation>&amp;Journaux des moteurs</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>Dans le fichier</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Endroits</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Pas dans le fichier</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>&amp;Sceller…</translation>
    </message>
    <message>
        <source>&amp;Copy SHA-256</source>
        <translation>&amp;Copier SHA-256</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Seal “%1”</source>
        <translation>Sceller «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>What would tell of people and computers</source>
        <translation>Ce qui parlerait de personnes et d’ordinateurs</translation>
    </message>
    <message>
        <source>Puts everything about this competition into one file, which anybody can verify without its engines.</source>
        <translation>Met tout de cette compétition dans un seul fichier, que chacun peut vérifier sans ses moteurs.</translation>
    </message>
    <message>
        <source>Keep:</source>
        <translation>Garder&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>&amp;Dossiers</translation>
    </message>
    <message>
        <source>&amp;Users’ names</source>
        <translation>Noms d’&amp;utilisateurs</translation>
    </message>
    <message>
        <source>Co&amp;mputers’ names</source>
        <translation>Noms d’&amp;ordinateurs</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Environnement</translation>
    </message>
    <message>
        <source>Tells it as it is; otherwise the same word stands for it everywhere</source>
        <translation>Le dit tel quel&#xa0;; sinon, le même mot le remplace partout</translation>
    </message>
    <message>
        <source>What engines were told and said, if that was logged</source>
        <translation>Ce qu’on a dit aux moteurs et ce qu’ils ont dit, si cela a été enregistré</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>With it, anybody can see whether a single byte was changed</source>
        <translation>Qui la connaît voit le moindre octet que quelqu’un change</translation>
    </message>
    <message>
        <source>Looking through %v of %m games</source>
        <translation>Examen&#xa0;: %v parties sur %m</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceller</translation>
    </message>
    <message>
        <source>Sealed competitions (*.zip)</source>
        <translation>Compétitions scellées (*.zip)</translation>
    </message>
    <message>
        <source>Sealing %v of %m games</source>
        <translation>Scellement&#xa0;: %v parties sur %m</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>as it is: too short or common</source>
        <translation>tel quel&#xa0;: trop court ou courant</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n de plus</numerusform>
            <numerusform>… et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>It is sealed as it stands: %1.</source>
        <translation>Elle est scellée telle quelle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>Rien n’a été trouvé qui parle de personnes ou d’ordinateurs.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</source>
        <translation>
            <numerusform>%n partie est dans %1. Publiez ailleurs le SHA-256 de son manifeste, et personne ne pourra la changer sans qu’on le voie&#xa0;:
%2</numerusform>
            <numerusform>%n parties sont dans %1. Publiez ailleurs le SHA-256 de son manifeste, et personne ne pourra les changer sans qu’on le voie&#xa0;:
%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>arrêté</translation>
    </message>
    <message>
        <source>Not sealed: %1.</source>
        <translation>Non scellée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatCard</name>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Noir</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blanc</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>Qui joue Noir</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>Qui joue Blanc</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Plays by clicking on the board</source>
        <translation>Joue en cliquant sur le goban</translation>
    </message>
    <message>
        <source>Cannot be started: %1.</source>
        <translation>Impossible à lancer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Counts by Chinese rules, whatever this game’s are.</source>
        <translation>Compte selon les règles chinoises, quelles que soient celles de cette partie.</translation>
    </message>
    <message>
        <source>Counts by Japanese rules, whatever this game’s are.</source>
        <translation>Compte selon les règles japonaises, quelles que soient celles de cette partie.</translation>
    </message>
    <message>
        <source>How strongly Black plays</source>
        <translation>Avec quelle force joue Noir</translation>
    </message>
    <message>
        <source>How strongly White plays</source>
        <translation>Avec quelle force joue Blanc</translation>
    </message>
    <message>
        <source>Name, for the record</source>
        <translation>Nom, pour la partie enregistrée</translation>
    </message>
    <message>
        <source>Name of who plays Black</source>
        <translation>Nom de qui joue Noir</translation>
    </message>
    <message>
        <source>Name of who plays White</source>
        <translation>Nom de qui joue Blanc</translation>
    </message>
    <message>
        <source>Is not told the komi: the Go Modem Protocol has no word for it.</source>
        <translation>N’apprend pas le komi&#xa0;: le Go Modem Protocol n’a pas de mot pour cela.</translation>
    </message>
    <message>
        <source>Refuses suicide, which these rules allow, and would lose by it.</source>
        <translation>Refuse le suicide, que ces règles permettent, et y perdrait.</translation>
    </message>
    <message>
        <source>Refuses suicide of a single stone, which these rules allow, and would lose by it.</source>
        <translation>Refuse le suicide d’une seule pierre, que ces règles permettent, et y perdrait.</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>Ajouter un moteur…</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>Il %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatMenu</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>Ajouter un moteur…</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
</context>
<context>
    <name>shinpan::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Assigner</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>A&amp;ucune touche</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Par &amp;défaut</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Chercher par nom ou touche</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Chercher dans les raccourcis</translation>
    </message>
    <message>
        <source>Left and Right: moves</source>
        <translation>Gauche et droite&#xa0;: coups</translation>
    </message>
    <message>
        <source>Up and Down: moves</source>
        <translation>Haut et bas&#xa0;: coups</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Touches fléchées</translation>
    </message>
    <message>
        <source>Which arrows go through the moves; the others go to variations</source>
        <translation>Quelles flèches parcourent les coups&#xa0;; les autres vont aux variantes</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Press the keys here</source>
        <translation>Tapez les touches</translation>
    </message>
    <message>
        <source>Take its keys away</source>
        <translation>Lui retirer ses touches</translation>
    </message>
    <message>
        <source>Restore its default keys</source>
        <translation>Rétablir ses touches par défaut</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>&amp;Nouvelle touche&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>&amp;Tout rétablir</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>La &amp;prendre</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”, which would lose it.</source>
        <translation>%1 est la touche de «&#xa0;%2&#xa0;», qui la perdrait.</translation>
    </message>
    <message>
        <source>Choose an action to give it another key.</source>
        <translation>Choisissez une action pour lui donner une autre touche.</translation>
    </message>
</context>
<context>
    <name>shinpan::SprtPanel</name>
    <message>
        <source>Sequential test</source>
        <translation>Test séquentiel</translation>
    </message>
    <message>
        <source>LLR %1, from %2 to %3</source>
        <translation>LLR %1, de %2 à %3</translation>
    </message>
    <message>
        <source>%1 is stronger than %2: H1 (%3 Elo) is accepted.</source>
        <translation>%1 est plus fort que %2&#xa0;: H1 (%3 Elo) est accepté.</translation>
    </message>
    <message>
        <source>%1 is not that much stronger than %2: H0 (%3 Elo) is accepted.</source>
        <translation>%1 n’est pas plus fort que %2 d’autant&#xa0;: H0 (%3 Elo) est accepté.</translation>
    </message>
    <message>
        <source>No verdict: the latest games only repeat earlier ones.</source>
        <translation>Pas de verdict&#xa0;: les dernières parties ne font que répéter les précédentes.</translation>
    </message>
    <message>
        <source>Undecided between %1 and %2 Elo.</source>
        <translation>Indécis entre %1 et %2 Elo.</translation>
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
        <translation>Goban</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Vous jouez</translation>
    </message>
    <message>
        <source>Nigiri</source>
        <translation>Nigiri</translation>
    </message>
    <message>
        <source>The colours are drawn by lot</source>
        <translation>Les couleurs sont tirées au sort</translation>
    </message>
    <message>
        <source>%1, strength</source>
        <translation>%1, force</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>You: about %1</source>
        <translation>Vous&#xa0;: environ %1</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Vos progrès</translation>
    </message>
    <message>
        <source>Your progress. %1</source>
        <translation>Vos progrès. %1</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>Vos parties contre des moteurs, et le rang qu’elles vous donnent</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stone(s), as Black.</source>
        <translation>
            <numerusform>Vous recevez %n pierre, avec Noir.</numerusform>
            <numerusform>Vous recevez %n pierres, avec Noir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way, a game without help counts for your rank.</source>
        <translation>Dans les deux cas, une partie sans aide compte pour votre niveau.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Enseignement</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Hint, in the toolbar, names good moves.</source>
        <translation>«&#xa0;Indice&#xa0;», dans la barre d’outils, montre de bons coups.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Play Even</source>
        <translation>Jouer à égalité</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine, its rank</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>an engine, its weakest and strongest rank</comment>
        <translation>%1 (%2 à %3)</translation>
    </message>
</context>
<context>
    <name>shinpan::StartupPage</name>
    <message>
        <source>“%1” is not of the form NAME=value.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas de la forme NOM=valeur.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&amp;Working directory</source>
        <translation>&amp;Répertoire de travail</translation>
    </message>
    <message>
        <source>Choose the working directory</source>
        <translation>Choisir le répertoire de travail</translation>
    </message>
    <message>
        <source>Your home directory</source>
        <translation>Votre dossier personnel</translation>
    </message>
    <message>
        <source>&amp;Environment, one per line</source>
        <translation>Environnement, une &amp;variable par ligne</translation>
    </message>
    <message>
        <source>Start-&amp;up commands, one per line</source>
        <translation>Commandes de &amp;démarrage, une par ligne</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Il n’y a pas de dossier %1.</translation>
    </message>
    <message>
        <source>“%1” is not of the form COMMAND=NAME.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas de la forme COMMANDE=NOM.</translation>
    </message>
    <message>
        <source>Comman&amp;ds under other names, one per line</source>
        <translation>Co&amp;mmandes sous d’autres noms, une par ligne</translation>
    </message>
    <message>
        <source>“%1” is neither area=ARGUMENTS nor territory=ARGUMENTS.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni area=ARGUMENTS ni territory=ARGUMENTS.</translation>
    </message>
    <message>
        <source>Added to the command line by &amp;rules, one per line</source>
        <translation>Ajouté à &amp;la ligne de commande selon les règles, une par ligne</translation>
    </message>
    <message>
        <source>Run it in a sandbo&amp;x</source>
        <translation>L’exécuter dans un bac à sa&amp;ble</translation>
    </message>
    <message>
        <source>Made by bubblewrap (bwrap); where it is not installed or the system does not allow it, the engine is not started. The working directory can be written, but for the program; system folders, the program’s folder and the files that the command line names can be read. Everything else of yours is hidden: where the home directory is the working directory, that is an empty one. There is no network, no graphics card and no other process. It does not limit processors and memory, and is no wall against faults of the kernel.</source>
        <translation>Fait par bubblewrap (bwrap)&#xa0;; s’il n’est pas installé ou si le système ne le permet pas, le moteur n’est pas lancé. Le répertoire de travail est accessible en écriture, sauf le programme&#xa0;; les dossiers du système, celui du programme et les fichiers que nomme la ligne de commande sont lisibles. Tout le reste à vous est caché&#xa0;: si le répertoire de travail est votre dossier personnel, c’en est un vide. Il n’y a ni réseau, ni carte graphique, ni autre processus. Il ne limite ni les processeurs ni la mémoire, et ne protège pas des failles du noyau.</translation>
    </message>
    <message>
        <source>It changes nothing but its working directory, sees none of your other files, and has no network.</source>
        <translation>Il ne change que son répertoire de travail, ne voit aucun autre de vos fichiers et n’a pas de réseau.</translation>
    </message>
</context>
<context>
    <name>shinpan::StopFields</name>
    <message>
        <source>any error bar</source>
        <translation>toute marge d’erreur</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>toute durée</translation>
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
        <translation>Marge d’erreur à laquelle cela finit</translation>
    </message>
    <message>
        <source>It ends when the ratings of all players are known as exactly as this (95 %)</source>
        <translation>Cela finit quand les classements de tous les joueurs sont connus avec cette précision (95 %)</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> heures</translation>
    </message>
    <message>
        <source>Hours of thinking after which it ends</source>
        <translation>Heures de réflexion après lesquelles cela finit</translation>
    </message>
    <message>
        <source>It ends when both sides of all games together have thought so long</source>
        <translation>Cela finit quand les deux camps de toutes les parties ont ensemble réfléchi aussi longtemps</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthBox</name>
    <message>
        <source>How strongly it plays</source>
        <translation>Avec quelle force il joue</translation>
    </message>
    <message>
        <source>How strongly it plays: %1</source>
        <translation>Avec quelle force il joue&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthText</name>
    <message>
        <source>usual strength</source>
        <translation>force usuelle</translation>
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
        <translation>Plusieurs forces</translation>
    </message>
    <message>
        <source>%1 in several strengths</source>
        <translation>%1 en plusieurs forces</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthsField</name>
    <message>
        <source>&amp;Strengths</source>
        <translation>&amp;Forces</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de %2 à %3.</translation>
    </message>
    <message>
        <source>Numbers separated by commas; each makes one engine.</source>
        <translation>Nombres séparés par des virgules&#xa0;; chacun fait un moteur.</translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <translation>Fait %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteModel</name>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>known to fail</source>
        <translation>échec connu</translation>
    </message>
    <message>
        <source>passes, unexpectedly</source>
        <translation>réussit, contre toute attente</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>réussit</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>échoue, comme attendu</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>échoue</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>ne compte pas</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>pas demandé</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>temps dépassé</translation>
    </message>
    <message>
        <source>engine crashed</source>
        <translation>moteur planté</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteWindow</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Exécuter</translation>
    </message>
    <message>
        <source>Open as &amp;Game</source>
        <translation>Ouvrir comme &amp;partie</translation>
    </message>
    <message>
        <source>Test Suite</source>
        <translation>Suite de tests</translation>
    </message>
    <message>
        <source>Engine to test</source>
        <translation>Moteur à tester</translation>
    </message>
    <message>
        <source>How answers are judged</source>
        <translation>Comment les réponses sont jugées</translation>
    </message>
    <message>
        <source>Judged as GNU Go does</source>
        <translation>Jugé comme par GNU Go</translation>
    </message>
    <message>
        <source>Judged as GoGui does</source>
        <translation>Jugé comme par GoGui</translation>
    </message>
    <message>
        <source>In a game, engines can be asked about the position, and draw on it</source>
        <translation>Dans une partie, on peut interroger des moteurs sur la position, et ils peuvent y dessiner</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Tests</translation>
    </message>
    <message>
        <source>Position of the test</source>
        <translation>Position du test</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Ce qui s’est dit</translation>
    </message>
    <message>
        <source>Run the tests to see what the engine is asked and what it answers.</source>
        <translation>Exécutez les tests pour voir ce qui est demandé au moteur et ce qu’il répond.</translation>
    </message>
    <message>
        <source>%1 – Test Suite</source>
        <translation>%1 – Suite de tests</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>The engine %1</source>
        <translation>Le moteur %1</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n test</numerusform>
            <numerusform>%n tests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n odd line(s) in the suite</source>
        <translation>
            <numerusform>%1&#xa0;; %n ligne étrange dans la suite</numerusform>
            <numerusform>%1&#xa0;; %n lignes étranges dans la suite</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tests: %3 pass, %4 fail; unexpected: %5 passes, %6 failures</source>
        <translation>%1 tests sur %2&#xa0;: %3 réussis, %4 échoués&#xa0;; inattendus&#xa0;: %5 réussites, %6 échecs</translation>
    </message>
    <message>
        <source>Which position it is about is known to the engine only.</source>
        <translation>Seul le moteur sait de quelle position il s’agit.</translation>
    </message>
    <message>
        <source>Squares are expected, circles were answered, triangles are asked about.</source>
        <translation>Les carrés sont attendus, les cercles ont été répondus, les triangles sont en question.</translation>
    </message>
    <message>
        <source>&amp;Hide passes</source>
        <translation>&amp;Cacher les réussites</translation>
    </message>
</context>
<context>
    <name>shinpan::SyncBadge</name>
    <message>
        <source>Click to tell it the game anew.</source>
        <translation>Cliquez pour lui redire la partie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tells it the game anew</source>
        <translation>Lui redit la partie</translation>
    </message>
    <message>
        <source>to be told</source>
        <translation>à informer</translation>
    </message>
    <message>
        <source>syncing…</source>
        <translation>mise à jour…</translation>
    </message>
    <message>
        <source>out of sync</source>
        <translation>décalé</translation>
    </message>
    <message>
        <source>In sync at move %1; it hears of later moves when it is its turn</source>
        <translation>À jour au coup %1&#xa0;; il apprend les coups suivants quand c’est à lui</translation>
    </message>
    <message>
        <source>In sync at move %1</source>
        <translation>À jour au coup %1</translation>
    </message>
    <message>
        <source>At move %1; it is led back to move %2 when it is its turn</source>
        <translation>Au coup %1&#xa0;; il est ramené au coup %2 quand c’est à lui</translation>
    </message>
    <message>
        <source>It is told the whole game when it is its turn</source>
        <translation>Toute la partie lui est dite quand c’est à lui</translation>
    </message>
    <message>
        <source>It is being led to move %1</source>
        <translation>Il est mené au coup %1</translation>
    </message>
    <message>
        <source>Out of sync: it %1</source>
        <translation>Décalé&#xa0;: il %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingCard</name>
    <message>
        <source>Put away</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Enseignement</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Terminer la leçon</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Ranger l’indice</translation>
    </message>
    <message>
        <source>Go to the moment %1</source>
        <translation>Aller au moment %1</translation>
    </message>
    <message>
        <source>Show the position and what was better</source>
        <translation>Montrer la position et ce qui était mieux</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingFeature</name>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Have an engine name good moves of this position</source>
        <translation>Faire nommer par un moteur de bons coups dans cette position</translation>
    </message>
    <message>
        <source>Show the &amp;Better Line</source>
        <translation>Montrer la &amp;meilleure ligne</translation>
    </message>
    <message>
        <source>Show what would have been better than the move</source>
        <translation>Montrer ce qui aurait été mieux que le coup</translation>
    </message>
    <message>
        <source>Better Line</source>
        <translation>Meilleure ligne</translation>
    </message>
    <message>
        <source>Take the &amp;Mistake Back</source>
        <translation>Reprendre l’&amp;erreur</translation>
    </message>
    <message>
        <source>Take the move back, with the answer to it, and show what was better</source>
        <translation>Reprendre le coup, avec sa réponse, et montrer ce qui était mieux</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>%1 can judge no more: it %2.</source>
        <translation>%1 ne peut plus juger&#xa0;: il %2.</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>Aucun moteur d’ici ne sait juger les coups.</translation>
    </message>
    <message>
        <source>Teaching game: %1 looks at your moves.</source>
        <translation>Partie d’enseignement&#xa0;: %1 regarde vos coups.</translation>
    </message>
    <message>
        <source>Looking at the rest of the game…</source>
        <translation>Regarde le reste de la partie…</translation>
    </message>
    <message>
        <source>No move of yours lost much.</source>
        <translation>Aucun de vos coups n’a perdu beaucoup.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>À revoir&#xa0;:</translation>
    </message>
    <message>
        <source>%1 looks for a hint…</source>
        <translation>%1 cherche un indice…</translation>
    </message>
    <message>
        <source>%1 gives no hint: it %2.</source>
        <translation>%1 ne donne pas d’indice&#xa0;: il %2.</translation>
    </message>
    <message>
        <source>This is a serious game: hints wait till it is over.</source>
        <translation>C’est une partie sérieuse&#xa0;: les indices attendent qu’elle soit finie.</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingField</name>
    <message>
        <source>Teaching game</source>
        <translation>Partie d’enseignement</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes of %n point(s) or more</source>
        <translation>
            <numerusform>Erreurs de %n point ou plus</numerusform>
            <numerusform>Erreurs de %n points ou plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes of %1 points or more</source>
        <translation>Erreurs de %1 points ou plus</translation>
    </message>
    <message>
        <source>Nobody plays who could be taught.</source>
        <translation>Personne ne joue qui pourrait apprendre.</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>Aucun moteur d’ici ne sait juger les coups.</translation>
    </message>
    <message>
        <source>An engine tells what your moves lost, and mistakes can be taken back with a key.</source>
        <translation>Un moteur dit ce que vos coups ont perdu, et une touche permet de reprendre les erreurs.</translation>
    </message>
    <message>
        <source>Nobody judges your moves.</source>
        <translation>Personne ne juge vos coups.</translation>
    </message>
    <message>
        <source>No help at all: a serious game</source>
        <translation>Aucune aide&#xa0;: une partie sérieuse</translation>
    </message>
    <message>
        <source>Hints, analysis, estimates and what the opponent thinks wait till the game is over.</source>
        <translation>Indices, analyse, estimations et ce que pense l’adversaire attendent la fin de la partie.</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingText</name>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 of the chance to win</source>
        <translation>%1 de probabilité de gain</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 would play there, too.</source>
        <translation>Coup %1, %2&#xa0;: %3 y jouerait aussi.</translation>
    </message>
    <message>
        <source>Move %1, %2: nothing is surely better.</source>
        <translation>Coup %1, %2&#xa0;: rien n’est sûrement meilleur.</translation>
    </message>
    <message>
        <source>Move %1, %2, lost %3; %4 was better.</source>
        <translation>Coup %1, %2&#xa0;: −%3&#xa0;; mieux&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1 · %2 · −%3</source>
        <comment>number, move, what it lost</comment>
        <translation>%1 · %2 · −%3</translation>
    </message>
    <message>
        <source>No hint: the engine names no move.</source>
        <translation>Pas d’indice&#xa0;: le moteur ne nomme aucun coup.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Indice&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hint: %1. Nearly as good: %2.</source>
        <translation>Indice&#xa0;: %1. Presque aussi bon&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::TemplatePage</name>
    <message>
        <source>&amp;Configuration file</source>
        <translation>Fichier de &amp;configuration</translation>
    </message>
    <message>
        <source>Choose the configuration file</source>
        <translation>Choisir le fichier de configuration</translation>
    </message>
    <message>
        <source>Configurations (*.cfg);;All files (*)</source>
        <translation>Configurations (*.cfg);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Network file</source>
        <translation>Fichier de &amp;réseau</translation>
    </message>
    <message>
        <source>Choose the network file</source>
        <translation>Choisir le fichier de réseau</translation>
    </message>
    <message>
        <source>Networks (*.gz *.bin *.txt *network*);;All files (*)</source>
        <translation>Réseaux (*.gz *.bin *.txt *network*);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Add &amp;Engine</source>
        <translation>Ajouter le &amp;moteur</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programme</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>Choisir le programme</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 was not found in the usual folders. Choose where it is.</source>
        <translation>%1 n’a pas été trouvé dans les dossiers habituels. Choisissez où il est.</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>Impossible à lancer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Missing. Looked in %1.</source>
        <translation>Manque. Cherché dans %1.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Il n’y a pas de fichier %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::TermsNotice</name>
    <message>
        <source>Tell It</source>
        <translation>Le lui dire</translation>
    </message>
    <message>
        <source>Tell the engine the rules and the komi of the game</source>
        <translation>Dire au moteur les règles et le komi de la partie</translation>
    </message>
    <message>
        <source>%1 plays by %2; the game has %3.</source>
        <translation>%1 joue selon les %2&#xa0;; la partie a les %3.</translation>
    </message>
    <message>
        <source>%1 counts a komi of %2; the game has %3.</source>
        <translation>%1 compte un komi de %2&#xa0;; la partie a %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::TextQueryRow</name>
    <message>
        <source>&amp;Match case</source>
        <translation>&amp;Respecter la casse</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texte à chercher</translation>
    </message>
    <message>
        <source>Comments, names, labels, game information</source>
        <translation>Commentaires, noms, étiquettes, informations sur la partie</translation>
    </message>
</context>
<context>
    <name>shinpan::ThemeMenu</name>
    <message>
        <source>Wood, to Match the &amp;Desktop</source>
        <translation>Bois, assorti au &amp;bureau</translation>
    </message>
    <message>
        <source>%1 or %2, to Match the Desktop</source>
        <translation>%1 ou %2, assorti au bureau</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Open Theme Folder</source>
        <translation>&amp;Ouvrir le dossier des thèmes</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeControlField</name>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Absolu</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Canadien</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>Par coup</translation>
    </message>
    <message>
        <source>for the whole game</source>
        <translation>pour toute la partie</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>après chaque coup</translation>
    </message>
    <message>
        <source>then</source>
        <translation>puis</translation>
    </message>
    <message>
        <source>stones in</source>
        <translation>pierres en</translation>
    </message>
    <message>
        <source>periods of</source>
        <translation>périodes de</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>pour chaque coup</translation>
    </message>
    <message>
        <source>Usual Times</source>
        <translation>Temps usuels</translation>
    </message>
    <message>
        <source>%1: main time</source>
        <translation>%1&#xa0;: temps principal</translation>
    </message>
    <message>
        <source>%1: usual times</source>
        <translation>%1&#xa0;: temps d’usage</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1&#xa0;: nombre</translation>
    </message>
    <message>
        <source>%1: period</source>
        <translation>%1&#xa0;: période</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeFields</name>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>Temps de Blanc</translation>
    </message>
    <message>
        <source>White has a different time</source>
        <translation>Blanc a un temps différent</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>Temps de Noir</translation>
    </message>
    <message>
        <source>Nothing limits how long %1 may think. Choose a time here unless its command line sets a limit.</source>
        <translation>Rien ne limite la réflexion de %1. Choisissez un temps ici, sauf si sa ligne de commande fixe une limite.</translation>
    </message>
    <message>
        <source>GTP has whole seconds only: an engine that does not know kata-time_settings is told %1 instead of %2.</source>
        <translation>GTP n’a que des secondes entières&#xa0;: un moteur qui ne connaît pas kata-time_settings entend %1 au lieu de %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeoutFields</name>
    <message>
        <source>&amp;To start and answer first</source>
        <translation>Pour &amp;démarrer et répondre d’abord</translation>
    </message>
    <message>
        <source>Time to start and answer first</source>
        <translation>Temps pour démarrer et répondre d’abord</translation>
    </message>
    <message>
        <source>To set &amp;up and relay moves</source>
        <translation>Pour pré&amp;parer et transmettre les coups</translation>
    </message>
    <message>
        <source>Time to set up and relay moves</source>
        <translation>Temps pour préparer et transmettre les coups</translation>
    </message>
    <message>
        <source>To &amp;move, beside the clock</source>
        <translation>Pour jouer un &amp;coup, outre la pendule</translation>
    </message>
    <message>
        <source>Time to move, beside the clock</source>
        <translation>Temps pour jouer un coup, outre la pendule</translation>
    </message>
    <message>
        <source>To sco&amp;re</source>
        <translation>Pour co&amp;mpter</translation>
    </message>
    <message>
        <source>Time to score</source>
        <translation>Temps pour compter</translation>
    </message>
    <message>
        <source>To &amp;quit</source>
        <translation>Pour &amp;quitter</translation>
    </message>
    <message>
        <source>Time to quit</source>
        <translation>Temps pour quitter</translation>
    </message>
    <message>
        <source>Use &amp;Defaults</source>
        <translation>&amp;Valeurs par défaut</translation>
    </message>
    <message>
        <source>Set the usual times</source>
        <translation>Mettre les temps d’usage</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>le temps qu’il faudra</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>d’ordinaire %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TrafficView</name>
    <message>
        <source>Another process is playing this game. What its engines are told and say can be read here if the competition’s file has log_gtp = true.</source>
        <translation>Un autre processus joue cette partie. Ce que ses moteurs entendent et disent peut se lire ici si le fichier de la compétition a log_gtp = true.</translation>
    </message>
    <message>
        <source>What the engines are told and say</source>
        <translation>Ce que les moteurs entendent et disent</translation>
    </message>
</context>
<context>
    <name>shinpan::TrainingFeature</name>
    <message>
        <source>&amp;Guess the Move</source>
        <translation>&amp;Deviner le coup</translation>
    </message>
    <message>
        <source>Solve &amp;Problems</source>
        <translation>Résoudre des &amp;problèmes</translation>
    </message>
    <message>
        <source>&amp;Frame as a Problem</source>
        <translation>&amp;Encadrer comme problème</translation>
    </message>
    <message>
        <source>Guess the moves of the game, from the position on the board on</source>
        <translation>Deviner les coups de la partie, à partir de la position sur le goban</translation>
    </message>
    <message>
        <source>Solve the problems of this file; it answers</source>
        <translation>Résoudre les problèmes de ce fichier&#xa0;; il répond</translation>
    </message>
    <message>
        <source>Fill the rest of the board, so that an engine plays for this position</source>
        <translation>Remplir le reste du goban, pour qu’un moteur joue pour cette position</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>E&amp;xercices</translation>
    </message>
    <message>
        <source>Guess the Move</source>
        <translation>Deviner le coup</translation>
    </message>
    <message>
        <source>There is no problem here: a position with moves that solve it.</source>
        <translation>Il n’y a pas de problème ici&#xa0;: une position avec des coups qui la résolvent.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Drag over the stones that the problem is about.</source>
        <translation>Glissez sur les pierres du problème.</translation>
    </message>
    <message>
        <source>There is no room for a frame around these stones.</source>
        <translation>Il n’y a pas de place pour un cadre autour de ces pierres.</translation>
    </message>
    <message>
        <source>&amp;Questions of My Games…</source>
        <translation>&amp;Questions de mes parties…</translation>
    </message>
    <message>
        <source>The mistakes that are asked again, of all games</source>
        <translation>Les erreurs reposées, de toutes les parties</translation>
    </message>
    <message>
        <source>No move here is known to be a mistake.</source>
        <translation>Aucun coup n’est connu ici comme une erreur.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>Questions de mes parties</translation>
    </message>
    <message>
        <source>With komi %1 the problem decides the game: the board is too small to be shared out.</source>
        <translation>Avec un komi de %1, le problème décide de la partie&#xa0;: le goban est trop petit pour être partagé.</translation>
    </message>
    <message>
        <source>There are problems here: %1 asks them.</source>
        <translation>Il y a des problèmes ici&#xa0;: %1 les pose.</translation>
    </message>
</context>
<context>
    <name>shinpan::TranscriptView</name>
    <message>
        <source>Newest</source>
        <translation>La plus récente</translation>
    </message>
    <message>
        <source>What engines were told and said</source>
        <translation>Ce que les moteurs ont entendu et dit</translation>
    </message>
    <message>
        <source>Go to the newest line and follow</source>
        <translation>Aller à la ligne la plus récente et suivre</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>&amp;Copier les lignes</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Go to the &amp;Newest Line</source>
        <translation>Aller à la &amp;ligne la plus récente</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… et %n ligne de plus</numerusform>
            <numerusform>… et %n lignes de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;old Streamed Analysis</source>
        <translation>&amp;Replier l’analyse continue</translation>
    </message>
    <message>
        <source>Standard Error &amp;beside the Rest</source>
        <translation>Erreur standard à &amp;côté du reste</translation>
    </message>
</context>
<context>
    <name>shinpan::TreeFeature</name>
    <message>
        <source>Game Tree</source>
        <translation>Arbre de la partie</translation>
    </message>
</context>
<context>
    <name>shinpan::TrustBoxes</name>
    <message>
        <source>May c&amp;laim a win</source>
        <translation>Peut déc&amp;larer un gain</translation>
    </message>
    <message>
        <source>Its sc&amp;ore counts</source>
        <translation>Son sc&amp;ore compte</translation>
    </message>
    <message>
        <source>Compare &amp;boards</source>
        <translation>Comparer les &amp;gobans</translation>
    </message>
    <message>
        <source>It may end a game it is sure of, if it knows gomill-genmove_ex.</source>
        <translation>Il peut terminer une partie dont il est sûr, s’il connaît gomill-genmove_ex.</translation>
    </message>
    <message>
        <source>After the passes it is asked who won (final_score and the dead stones).</source>
        <translation>Après les passes, on lui demande qui a gagné (final_score et les pierres mortes).</translation>
    </message>
    <message>
        <source>Whenever it was set up its stones are compared with ours, where list_stones or showboard tells them.</source>
        <translation>Chaque fois qu’il a été préparé, ses pierres sont comparées aux nôtres, là où list_stones ou showboard les dit.</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>le camp qui joue le prochain coup</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Its analyses t&amp;ell the chances of</source>
        <translation>&amp;Ses analyses disent les probabilités de</translation>
    </message>
    <message>
        <source>KataGo tells those of the side to move, unless its configuration says otherwise (reportAnalysisWinratesAs).</source>
        <translation>KataGo dit celles du camp qui joue le prochain coup, sauf si sa configuration dit autre chose (reportAnalysisWinratesAs).</translation>
    </message>
    <message>
        <source>where that is known to be safe, in slow games</source>
        <translation>là où c’est connu pour sûr, dans les parties lentes</translation>
    </message>
    <message>
        <source>in slow games</source>
        <translation>dans les parties lentes</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Tells what it t&amp;hinks of its moves</source>
        <translation>Dit ce qu’il &amp;pense de ses coups</translation>
    </message>
    <message>
        <source>Its chances, lead and main line are kept with each move, if it knows kata-genmove_analyze or the like. Slow games are those in which its moves take a second or more on average. A check that finds it safe chooses them.</source>
        <translation>Ses probabilités, son avance et sa variante principale sont gardées avec chaque coup, s’il connaît kata-genmove_analyze ou semblable. Les parties lentes sont celles où ses coups prennent en moyenne une seconde ou plus. Une vérification qui trouve cela sûr les choisit.</translation>
    </message>
    <message>
        <source>it may think</source>
        <translation>il peut réfléchir</translation>
    </message>
    <message>
        <source>it may not, and is watched</source>
        <translation>il ne le doit pas, et est surveillé</translation>
    </message>
    <message>
        <source>it is stopped</source>
        <translation>il est figé</translation>
    </message>
    <message>
        <source>While its opponent thin&amp;ks</source>
        <translation>Pendant que son adversaire réfl&amp;échit</translation>
    </message>
    <message>
        <source>Watched by the processor time that its processes use. It can be neither watched nor stopped on another machine.</source>
        <translation>Surveillé par le temps processeur que ses processus utilisent. Il ne peut être ni surveillé ni figé sur une autre machine.</translation>
    </message>
</context>
<context>
    <name>shinpan::TryAgainQuiz</name>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>&amp;Next Question</source>
        <translation>Question &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Show the Better Moves</source>
        <translation>&amp;Montrer les meilleurs coups</translation>
    </message>
    <message>
        <source>&amp;Those Not Found Again</source>
        <translation>Celles non &amp;trouvées, de nouveau</translation>
    </message>
    <message>
        <source>&amp;Ask these again on other days</source>
        <translation>&amp;Reposer celles-ci d’autres jours</translation>
    </message>
    <message>
        <source>Each question that was answered is kept in a file of yours: what was not found comes back soon, the rest later and later.</source>
        <translation>Chaque question répondue est gardée dans un fichier à vous&#xa0;: ce qui n’a pas été trouvé revient bientôt, le reste de plus en plus tard.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a side, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Both sides’ mistakes</source>
        <translation>Erreurs des deux camps</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Erreurs de Noir</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Erreurs de Blanc</translation>
    </message>
    <message>
        <source>Whose mistakes are asked</source>
        <translation>De qui les erreurs sont demandées</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Question %1 sur %2</translation>
    </message>
    <message>
        <source>Move %1, Black to play.</source>
        <translation>Coup %1, à Noir de jouer.</translation>
    </message>
    <message>
        <source>Move %1, White to play.</source>
        <translation>Coup %1, à Blanc de jouer.</translation>
    </message>
    <message>
        <source>The move of the game was a mistake. What is better?</source>
        <translation>Le coup de la partie était une erreur. Qu’y a-t-il de mieux&#xa0;?</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 trouvées sur %2</translation>
    </message>
    <message>
        <source>The review did not look at it. Try another move, or have the better ones shown.</source>
        <translation>La révision ne l’a pas examiné. Essayez un autre coup, ou faites montrer les meilleurs.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Try Again · %1</source>
        <translation>Réessayer · %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>Demande à %1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 n’a rien à dire.</translation>
    </message>
    <message>
        <source>%1 thinks that it loses %2, but is not sure. Try another move, or have the better ones shown.</source>
        <translation>%1 pense qu’il perd %2, sans en être sûr. Essayez un autre coup, ou faites montrer les meilleurs.</translation>
    </message>
    <message>
        <source>%1: well found</source>
        <translation>%1&#xa0;: bien trouvé</translation>
    </message>
    <message>
        <source>%1 again: it lost %2</source>
        <translation>%1 de nouveau&#xa0;: il a perdu %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 perd %2</translation>
    </message>
    <message>
        <source>The better moves</source>
        <translation>Les meilleurs coups</translation>
    </message>
    <message>
        <source>The game’s move, %1, lost %2.</source>
        <translation>Le coup de la partie, %1, a perdu %2.</translation>
    </message>
    <message>
        <source>The review names no better move.</source>
        <translation>La révision ne nomme pas de meilleur coup.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Le mieux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No more questions</source>
        <translation>Plus de questions</translation>
    </message>
    <message>
        <source>What was not found comes back in ten minutes, the rest tomorrow and later.</source>
        <translation>Ce qui n’a pas été trouvé revient dans dix minutes, le reste demain et plus tard.</translation>
    </message>
    <message>
        <source>No mistake of this side is known</source>
        <translation>Aucune erreur de ce camp n’est connue</translation>
    </message>
    <message>
        <source>None was answered</source>
        <translation>Aucune n’a eu de réponse</translation>
    </message>
    <message>
        <source>On the board: what moves gain (+) or lose (−) beside %1.</source>
        <translation>Sur le goban&#xa0;: ce que les coups gagnent (+) ou perdent (−) par rapport à %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::TuneFields</name>
    <message>
        <source>Add Parameter</source>
        <translation>Ajouter un paramètre</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>sans preuve</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Own value</source>
        <translation>Propre valeur</translation>
    </message>
    <message>
        <source>GTP commands, such as kata-set-param cpuct {cpuct}</source>
        <translation>Des commandes GTP, comme kata-set-param cpuct {cpuct}</translation>
    </message>
    <message>
        <source>How the first player is started; {name} stands where the value of the parameter is to be</source>
        <translation>Comment le premier joueur est lancé&#xa0;; {nom} est là où va la valeur du paramètre</translation>
    </message>
    <message>
        <source>Monte Carlo (UCB tree), as Gomill</source>
        <translation>Monte-Carlo (arbre UCB), comme Gomill</translation>
    </message>
    <message>
        <source>Cross-entropy, as Gomill</source>
        <translation>Entropie croisée, comme Gomill</translation>
    </message>
    <message>
        <source>SPSA, as fishtest</source>
        <translation>SPSA, comme fishtest</translation>
    </message>
    <message>
        <source>Gaussian process, needs fewest games</source>
        <translation>Processus gaussien, demande le moins de parties</translation>
    </message>
    <message>
        <source>How many Elo stronger than the second player, or weaker</source>
        <translation>De combien d’Elo plus fort que le deuxième joueur, ou plus faible</translation>
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
        <translation> heures de réflexion</translation>
    </message>
    <message>
        <source>stronger by </source>
        <translation>plus fort de </translation>
    </message>
    <message>
        <source>What was found plays the engine’s own values when the search is over, until a sequential test decides</source>
        <translation>Ce qui a été trouvé joue, la recherche finie, contre les propres valeurs du moteur, jusqu’à ce qu’un test séquentiel décide</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>Co&amp;mmande</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>Mét&amp;hode</translation>
    </message>
    <message>
        <source>Levels, Elo</source>
        <translation>Niveaux, Elo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Limite de temps</translation>
    </message>
    <message>
        <source>Proving match</source>
        <translation>Match de preuve</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>There is another parameter of this name.</source>
        <translation>Il y a un autre paramètre de ce nom.</translation>
    </message>
    <message>
        <source>Write {%1} here, or in a command at the start, where its value is to be.</source>
        <translation>Écrivez {%1} ici, ou dans une commande au départ, là où doit aller sa valeur.</translation>
    </message>
    <message>
        <source>SPSA plays the engine against itself: choose one player only.</source>
        <translation>SPSA fait jouer le moteur contre lui-même&#xa0;: choisissez un seul joueur.</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it.</source>
        <translation>SPSA a besoin d’un nombre de parties&#xa0;: ses pas en dépendent.</translation>
    </message>
    <message>
        <source>Levels are numbers with commas between them, as -200, -100, 0.</source>
        <translation>Les niveaux sont des nombres séparés par des virgules, comme -200, -100, 0.</translation>
    </message>
</context>
<context>
    <name>shinpan::TunePage</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>Proved: the values found are stronger than the engine’s own.</source>
        <translation>Prouvé&#xa0;: les valeurs trouvées sont plus fortes que celles du moteur.</translation>
    </message>
    <message>
        <source>Refuted: the values found are not stronger by so much.</source>
        <translation>Réfuté&#xa0;: les valeurs trouvées ne sont pas plus fortes d’autant.</translation>
    </message>
    <message>
        <source>The match against the engine’s own values is not decided yet.</source>
        <translation>Le match contre les propres valeurs du moteur n’est pas encore décidé.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Propre</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above the engine’s own values.</source>
        <translation>%1 Elo contre %2, %3 au-dessus des propres valeurs du moteur.</translation>
    </message>
    <message>
        <source>Nothing in the range is more than %1 Elo better: %2 % sure.</source>
        <translation>Rien dans l’intervalle n’est meilleur de plus de %1 Elo&#xa0;: sûr à %2 %.</translation>
    </message>
    <message>
        <source>The values found are to be proved against the engine’s own.</source>
        <translation>Les valeurs trouvées restent à prouver contre celles du moteur.</translation>
    </message>
    <message>
        <source>At its end, the values found are proved against the engine’s own.</source>
        <translation>À sa fin, les valeurs trouvées sont mises à l’épreuve contre celles du moteur.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</source>
        <translation>
            <numerusform>%n partie, LLR %1, de %2 (%3 Elo) à %4 (%5 Elo).</numerusform>
            <numerusform>%n parties, LLR %1, de %2 (%3 Elo) à %4 (%5 Elo).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the &amp;Match</source>
        <translation>Montrer le &amp;match</translation>
    </message>
    <message>
        <source>Play the &amp;Match</source>
        <translation>Jouer le &amp;match</translation>
    </message>
    <message>
        <source>&amp;Keep as Strengths…</source>
        <translation>&amp;Garder comme forces…</translation>
    </message>
    <message>
        <source>New Game and the start page offer them then</source>
        <translation>Nouvelle partie et la page d’accueil les offrent ensuite</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>hors limites</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>Elo contre %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s) known to ±%2 Elo.</source>
        <translation>
            <numerusform>%1 niveau sur %n connu à ±%2 Elo.</numerusform>
            <numerusform>%1 niveaux sur %n connus à ±%2 Elo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Elo above the engine’s own values.</source>
        <translation>%1 Elo au-dessus des propres valeurs du moteur.</translation>
    </message>
</context>
<context>
    <name>shinpan::UndoActions</name>
    <message>
        <source>Typing</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>Ann&amp;uler la marque</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>Ann&amp;uler le coup</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annuler %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>The game being played depends on this: undo it when the game is over</source>
        <translation>La partie en cours en dépend&#xa0;: annulez-le quand elle sera finie</translation>
    </message>
    <message>
        <source>The game being played depends on this: redo it when the game is over</source>
        <translation>La partie en cours en dépend&#xa0;: rétablissez-le quand elle sera finie</translation>
    </message>
</context>
<context>
    <name>shinpan::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Changements non enregistrés</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n document(s)?</source>
        <translation>
            <numerusform>Enregistrer les changements de ce %n document&#xa0;?</numerusform>
            <numerusform>Enregistrer les changements de ces %n documents&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>Documents à enregistrer</translation>
    </message>
    <message>
        <source>Changes to those not ticked will be lost.</source>
        <translation>Les changements de ceux qui ne sont pas cochés seront perdus.</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>&amp;Tout abandonner</translation>
    </message>
</context>
<context>
    <name>shinpan::ValueLine</name>
    <message>
        <source>%1 characters are too many to edit here; use “SGF Properties” to see them all.</source>
        <translation>%1 caractères sont trop pour les modifier ici&#xa0;; utilisez «&#xa0;Propriétés SGF&#xa0;» pour les voir tous.</translation>
    </message>
</context>
<context>
    <name>shinpan::VerificationWindow</name>
    <message>
        <source>&amp;Verify Again</source>
        <translation>&amp;Vérifier de nouveau</translation>
    </message>
    <message>
        <source>%1 – Verification</source>
        <translation>%1 – Vérification</translation>
    </message>
    <message>
        <source>SHA-256 that was published</source>
        <translation>SHA-256 publié</translation>
    </message>
    <message>
        <source>of its manifest, if you know it</source>
        <translation>de son manifeste, si vous le connaissez</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Vérification en cours</translation>
    </message>
    <message>
        <source>&amp;Published SHA-256:</source>
        <translation>SHA-256 &amp;publié&#xa0;:</translation>
    </message>
    <message>
        <source>Every move is judged again, every score counted again, every number of the report recomputed.</source>
        <translation>Chaque coup est rejugé, chaque score recompté, chaque nombre du rapport recalculé.</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>Tout est tel qu’au moment du scellement.</translation>
    </message>
    <message>
        <source>Something is not as it was sealed: see the end of the list.</source>
        <translation>Quelque chose n’est pas tel qu’au moment du scellement&#xa0;: voyez la fin de la liste.</translation>
    </message>
    <message>
        <source>It cannot be verified: %1</source>
        <translation>Elle ne peut pas être vérifiée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ViewFeature</name>
    <message>
        <source>The language will change at the next start.</source>
        <translation>La langue changera au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;About Shinpan…</source>
        <translation>&amp;À propos de Shinpan…</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Stones are heard. Click for silence.</source>
        <translation>On entend les pierres. Cliquez pour le silence.</translation>
    </message>
    <message>
        <source>Nothing is heard. Click to hear stones.</source>
        <translation>On n’entend rien. Cliquez pour entendre les pierres.</translation>
    </message>
</context>
<context>
    <name>shinpan::WarningsDialog</name>
    <message>
        <source>Repairs</source>
        <translation>Réparations</translation>
    </message>
    <message>
        <source>What was odd in %1</source>
        <translation>Ce qui était étrange dans %1</translation>
    </message>
    <message>
        <source>The file itself is unchanged. Saving writes it repaired.</source>
        <translation>Le fichier lui-même n’est pas changé. L’enregistrer l’écrit réparé.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>What was odd</source>
        <translation>Ce qui était étrange</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ce qui a été fait</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more that are not listed.</source>
        <translation>
            <numerusform>… et %n de plus qui n’est pas listé.</numerusform>
            <numerusform>… et %n de plus qui ne sont pas listés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::WordChips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>Mots&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::WorkBar</name>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>Où on en est</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
</TS>
