<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
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
        <translation>Chino simplificado (GBK)</translation>
    </message>
    <message>
        <source>Traditional Chinese (Big5)</source>
        <translation>Chino tradicional (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>Japonés (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>Japonés (EUC-JP)</translation>
    </message>
    <message>
        <source>Japanese (ISO-2022-JP)</source>
        <translation>Japonés (ISO-2022-JP)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Coreano (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Europa occidental (Latin-1)</translation>
    </message>
    <message>
        <source>Western European (Latin-9)</source>
        <translation>Europa occidental (Latin-9)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Europa central (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Cirílico (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>Cirílico (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>Griego (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>Turco (Windows-1254)</translation>
    </message>
    <message>
        <source>Hebrew (Windows-1255)</source>
        <translation>Hebreo (Windows-1255)</translation>
    </message>
    <message>
        <source>Arabic (Windows-1256)</source>
        <translation>Árabe (Windows-1256)</translation>
    </message>
    <message>
        <source>Vietnamese (Windows-1258)</source>
        <translation>Vietnamita (Windows-1258)</translation>
    </message>
    <message>
        <source>Thai (Windows-874)</source>
        <translation>Tailandés (Windows-874)</translation>
    </message>
</context>
<context>
    <name>CommandAdvice</name>
    <message>
        <source>%1 speaks GTP only when it is started with “%2”.</source>
        <translation>%1 solo habla GTP si se inicia con «%2».</translation>
    </message>
    <message>
        <source>No shell is at work here: the engine receives “%1” as it stands.</source>
        <translation>Aquí no interviene ningún shell: el motor recibe «%1» tal cual.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Game records to open.</source>
        <translation>Partidas que abrir.</translation>
    </message>
    <message>
        <source>Who plays Black: human, an engine&apos;s name, or its command line.</source>
        <translation>Quién juega con Negro: human, el nombre de un motor o su línea de órdenes.</translation>
    </message>
    <message>
        <source>Who plays White.</source>
        <translation>Quién juega con Blanco.</translation>
    </message>
    <message>
        <source>Start the game at once.</source>
        <translation>Empezar la partida enseguida.</translation>
    </message>
    <message>
        <source>Print this.</source>
        <translation>Mostrar esto.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Mostrar la versión.</translation>
    </message>
    <message>
        <source>is more than the %1 stones offered here</source>
        <translation>es más que las %1 piedras que se ofrecen aquí</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go.</source>
        <translation>El árbitro del juego de go.</translation>
    </message>
    <message>
        <source>Open the files here even if the program is already running.</source>
        <translation>Abrir los archivos aquí, aunque el programa ya esté en marcha.</translation>
    </message>
    <message>
        <source>Show the last move of the files, and each move they gain.</source>
        <translation>Mostrar la última jugada de los archivos y cada jugada que se añada.</translation>
    </message>
    <message>
        <source>Be a GTP engine on the standard streams: a controller asks, and you answer at the board, or an engine that you give your seat to.</source>
        <translation>Ser un motor GTP en los flujos estándar: un controlador pregunta y usted responde en el tablero, o un motor al que ceda su asiento.</translation>
    </message>
    <message>
        <source>With --gtp: wait for controllers at this TCP port instead. Without a host, only this computer can call.</source>
        <translation>Con --gtp: esperar a los controladores en este puerto TCP. Sin nombre de equipo, solo puede llamar este ordenador.</translation>
    </message>
    <message>
        <source>the controller says what is played; name no game</source>
        <translation>el controlador dice qué se juega; no nombre ninguna partida</translation>
    </message>
    <message>
        <source>goes with --gtp</source>
        <translation>va con --gtp</translation>
    </message>
</context>
<context>
    <name>CompetitionTables</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Jigo</source>
        <translation>Jigo</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (fuera)</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Por jugar</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Descansos</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Puntuación de Negro</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 games repeat(s) another one: all numbers are as uncertain as those of %L2 games.</source>
        <translation>
            <numerusform>%n partida de %L1 repite otra: todos los números son tan inciertos como los de %L2 partidas.</numerusform>
            <numerusform>%n partidas de %L1 repiten otra: todos los números son tan inciertos como los de %L2 partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>Más aperturas harían que difirieran.</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>Unas aperturas harían que difirieran.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Este equipo</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>Perdidas por tiempo</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Incomparecencias</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Anuladas</translation>
    </message>
    <message>
        <source>Lost tasks</source>
        <translation>Tareas perdidas</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n tarea</numerusform>
            <numerusform>%n tareas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n machine(s)</source>
        <translation>
            <numerusform>%1 en %n equipo</numerusform>
            <numerusform>%1 en %n equipos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, %2 en espera</translation>
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
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>EditTool</name>
    <message>
        <source>%1; Shift: whole groups</source>
        <translation>%1; Mayús: grupos enteros</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>&amp;Hacer jugadas</translation>
    </message>
    <message>
        <source>Play moves in turn; right button: the other colour</source>
        <translation>Hacer jugadas por turno; botón derecho: el otro color</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Set Up &amp;Black</source>
        <translation>Poner &amp;negras</translation>
    </message>
    <message>
        <source>Set up black stones; right button: white</source>
        <translation>Poner piedras negras; botón derecho: blancas</translation>
    </message>
    <message>
        <source>Set-Up</source>
        <translation>Colocación</translation>
    </message>
    <message>
        <source>Set &amp;Up White</source>
        <translation>Poner &amp;blancas</translation>
    </message>
    <message>
        <source>Set up white stones; right button: black</source>
        <translation>Poner piedras blancas; botón derecho: negras</translation>
    </message>
    <message>
        <source>&amp;Erase Stones</source>
        <translation>&amp;Quitar piedras</translation>
    </message>
    <message>
        <source>Take stones off the board</source>
        <translation>Quitar piedras del tablero</translation>
    </message>
    <message>
        <source>Erasing</source>
        <translation>Borrado</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Triángulo</translation>
    </message>
    <message>
        <source>Mark with triangles; right button: remove</source>
        <translation>Marcar con triángulos; botón derecho: quitar</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>C&amp;uadrado</translation>
    </message>
    <message>
        <source>Mark with squares; right button: remove</source>
        <translation>Marcar con cuadrados; botón derecho: quitar</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cuadrados</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>&amp;Círculo</translation>
    </message>
    <message>
        <source>Mark with circles; right button: remove</source>
        <translation>Marcar con círculos; botón derecho: quitar</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Círculos</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>&amp;Aspa</translation>
    </message>
    <message>
        <source>Mark with crosses; right button: remove</source>
        <translation>Marcar con aspas; botón derecho: quitar</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Aspas</translation>
    </message>
    <message>
        <source>Se&amp;lected</source>
        <translation>&amp;Seleccionado</translation>
    </message>
    <message>
        <source>Mark as selected; right button: remove</source>
        <translation>Marcar como seleccionado; botón derecho: quitar</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>N&amp;úmeros</translation>
    </message>
    <message>
        <source>Number points as they are clicked; right button: remove</source>
        <translation>Numerar los puntos según se pulsan; botón derecho: quitar</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Lette&amp;rs</source>
        <translation>&amp;Letras</translation>
    </message>
    <message>
        <source>Letter points as they are clicked; right button: remove</source>
        <translation>Poner letras según se pulsan los puntos; botón derecho: quitar</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Letras</translation>
    </message>
    <message>
        <source>L&amp;abel</source>
        <translation>&amp;Etiqueta</translation>
    </message>
    <message>
        <source>Write the text beside; right button: remove</source>
        <translation>Escribir el texto de al lado; botón derecho: quitar</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>L&amp;ínea</translation>
    </message>
    <message>
        <source>Drag a line, or click both ends; right button: remove</source>
        <translation>Arrastrar una línea o pulsar los dos extremos; botón derecho: quitar</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Arro&amp;w</source>
        <translation>&amp;Flecha</translation>
    </message>
    <message>
        <source>Drag an arrow, or click both ends; right button: remove</source>
        <translation>Arrastrar una flecha o pulsar los dos extremos; botón derecho: quitar</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Flecha</translation>
    </message>
    <message>
        <source>Black’s Territor&amp;y</source>
        <translation>Territori&amp;o de Negro</translation>
    </message>
    <message>
        <source>Mark Black’s territory; right button: White’s; Shift: whole areas</source>
        <translation>Marcar el territorio de Negro; botón derecho: el de Blanco; Mayús: zonas enteras</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>W&amp;hite’s Territory</source>
        <translation>Territorio de Blan&amp;co</translation>
    </message>
    <message>
        <source>Mark White’s territory; right button: Black’s; Shift: whole areas</source>
        <translation>Marcar el territorio de Blanco; botón derecho: el de Negro; Mayús: zonas enteras</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>&amp;Atenuar</translation>
    </message>
    <message>
        <source>Dim what does not matter from here on; right button: not</source>
        <translation>Atenuar desde aquí lo que no importa; botón derecho: no</translation>
    </message>
    <message>
        <source>Dimming</source>
        <translation>Atenuación</translation>
    </message>
    <message>
        <source>&amp;Visible Part</source>
        <translation>Parte &amp;visible</translation>
    </message>
    <message>
        <source>Drag over the part to show from here on; right button: all</source>
        <translation>Arrastrar sobre la parte que mostrar desde aquí; botón derecho: todo</translation>
    </message>
    <message>
        <source>Visible Part</source>
        <translation>Parte visible</translation>
    </message>
</context>
<context>
    <name>EngineTemplates</name>
    <message>
        <source>level %1</source>
        <translation>nivel %1</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 visitas</translation>
    </message>
    <message>
        <source>The first start on a graphics card tunes it, which can take minutes.</source>
        <translation>El primer arranque en una tarjeta gráfica la ajusta, lo que puede llevar minutos.</translation>
    </message>
    <message>
        <source>It only plays on its network’s board size, nearly always 19×19. A large network takes a while to load.</source>
        <translation>Solo juega en el tamaño de tablero de su red, casi siempre 19×19. Una red grande tarda en cargarse.</translation>
    </message>
    <message>
        <source>%1 playouts</source>
        <translation>%1 simulaciones</translation>
    </message>
    <message>
        <source>With a fixed number of playouts it ignores the clock. It gives no score until all groups are settled.</source>
        <translation>Con un número fijo de simulaciones no hace caso del reloj. No da la puntuación hasta que todos los grupos estén resueltos.</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 partidas</translation>
    </message>
    <message>
        <source>It only accepts time settings before the first move.</source>
        <translation>Solo admite ajustes de tiempo antes de la primera jugada.</translation>
    </message>
    <message>
        <source>Its pattern files must be in its program’s folder.</source>
        <translation>Sus archivos de patrones deben estar en la carpeta de su programa.</translation>
    </message>
    <message>
        <source>Its strength and its time are set in aq_config.txt in its folder.</source>
        <translation>Su fuerza y su tiempo se fijan en aq_config.txt, en su carpeta.</translation>
    </message>
    <message>
        <source>One engine proposes moves, others judge them, and the best is played. Once it is added, put the commands of your own engines behind --proposer and --evaluator on its command line, each in quotes.</source>
        <translation>Un motor propone jugadas, otros las juzgan y se hace la mejor. Una vez añadido, ponga las órdenes de sus propios motores tras --proposer y --evaluator en su línea de órdenes, cada una entre comillas.</translation>
    </message>
</context>
<context>
    <name>FileIcons</name>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>Archivo %1</translation>
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
        <translation>Partida %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n posición</numerusform>
            <numerusform>%n posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>sin jugadas</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>A controller’s game</source>
        <translation>Partida de un controlador</translation>
    </message>
</context>
<context>
    <name>GraphPlot</name>
    <message>
        <source>Black’s chance to win</source>
        <translation>Probabilidad de que gane Negro</translation>
    </message>
    <message>
        <source>Black’s lead in points</source>
        <translation>Ventaja de Negro en puntos</translation>
    </message>
    <message>
        <source>Disagreement on it</source>
        <translation>Desacuerdo al respecto</translation>
    </message>
    <message>
        <source>White’s chance to win</source>
        <translation>Probabilidad de que gane Blanco</translation>
    </message>
    <message>
        <source>White’s lead in points</source>
        <translation>Ventaja de Blanco en puntos</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the command line names no program</source>
        <translation>la línea de órdenes no nombra ningún programa</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>no se nombra ningún programa</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>no hay ningún archivo %1</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <translation>%1 es una carpeta, no un programa</translation>
    </message>
    <message>
        <source>%1 is not executable</source>
        <translation>%1 no es ejecutable</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>es una carpeta, no un archivo</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>es una tubería, no un archivo</translation>
    </message>
    <message>
        <source>it is a socket, not a file</source>
        <translation>es un socket, no un archivo</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>es un dispositivo, no un archivo</translation>
    </message>
    <message>
        <source>its sandbox needs bubblewrap: %1</source>
        <translation>su aislamiento necesita bubblewrap: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address runs in no sandbox of ours</source>
        <translation>un motor que escucha en una dirección no corre en ningún aislamiento nuestro</translation>
    </message>
    <message>
        <source>its sandbox failed: %1</source>
        <translation>su aislamiento falló: %1</translation>
    </message>
    <message>
        <source>there is no program “%1” in %2 or %3</source>
        <translation>no hay ningún programa «%1» en %2 ni %3</translation>
    </message>
    <message>
        <source>the quote %1 at character %2 is never closed</source>
        <translation>la comilla %1 en el carácter %2 no se cierra nunca</translation>
    </message>
    <message>
        <source>nothing follows the backslash at character %1</source>
        <translation>nada sigue a la barra invertida en el carácter %1</translation>
    </message>
    <message>
        <source>“%1” is not an address; it must be tcp://host:port, as in tcp://localhost:6800 or tcp://[::1]:6800</source>
        <translation>«%1» no es una dirección; debe ser tcp://equipo:puerto, como tcp://localhost:6800 o tcp://[::1]:6800</translation>
    </message>
    <message>
        <source>the port in “%1” is not between 1 and 65535</source>
        <translation>el puerto de «%1» no está entre 1 y 65535</translation>
    </message>
    <message>
        <source>there is no command in this line</source>
        <translation>no hay ninguna orden en esta línea</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <translation>no se pudo iniciar: %1</translation>
    </message>
    <message>
        <source>no such directory: %1</source>
        <translation>no existe el directorio: %1</translation>
    </message>
    <message>
        <source>no such program: %1</source>
        <translation>no existe el programa: %1</translation>
    </message>
    <message>
        <source>not executable: %1</source>
        <translation>no es ejecutable: %1</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no computer of this name was found</source>
        <translation>no se llega a %1: no se encontró ningún ordenador con ese nombre</translation>
    </message>
    <message>
        <source>cannot be reached at %1: connection refused</source>
        <translation>no se llega a %1: conexión rechazada</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no answer within %2 s</source>
        <translation>no se llega a %1: sin respuesta en %2 s</translation>
    </message>
    <message>
        <source>check the address</source>
        <translation>compruebe la dirección</translation>
    </message>
    <message>
        <source>check the address, and that no firewall is in the way</source>
        <translation>compruebe la dirección, y que no haya un cortafuegos en medio</translation>
    </message>
    <message>
        <source>start the engine there, listening on this port</source>
        <translation>inicie allí el motor, a la escucha en este puerto</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was closed by the other side</source>
        <translation>se cortó: el otro lado cerró la conexión con %1</translation>
    </message>
    <message>
        <source>exited with code %1 during &quot;%2&quot;</source>
        <translation>salió con el código %1 durante &quot;%2&quot;</translation>
    </message>
    <message>
        <source>exited with code %1</source>
        <translation>salió con el código %1</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2) during &quot;%3&quot;</source>
        <translation>lo mató la señal %1 (%2) durante &quot;%3&quot;</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2)</source>
        <translation>lo mató la señal %1 (%2)</translation>
    </message>
    <message>
        <source>did not answer &quot;%1&quot; within %2</source>
        <translation>no respondió a &quot;%1&quot; en %2</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with a failure and no explanation</source>
        <translation>respondió a &quot;%1&quot; con un fallo y sin explicación</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with the failure &quot;%2&quot;</source>
        <translation>respondió a &quot;%1&quot; con el fallo &quot;%2&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with nothing</source>
        <translation>no respondió nada a &quot;%1&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, which makes no sense</source>
        <translation>respondió a &quot;%1&quot; con &quot;%2&quot;, que no tiene sentido</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, not with %3 points of the board</source>
        <translation>respondió a &quot;%1&quot; con &quot;%2&quot;, no con %3 puntos del tablero</translation>
    </message>
    <message>
        <source>was closed before it answered &quot;%1&quot;</source>
        <translation>se cerró antes de responder a &quot;%1&quot;</translation>
    </message>
    <message>
        <source>has a different board from the one it was told, at %1</source>
        <translation>tiene otro tablero que el que se le dijo, en %1</translation>
    </message>
    <message>
        <source>speaks GMP, not GTP; GNU Go needs --mode gtp</source>
        <translation>habla GMP, no GTP; GNU Go necesita --mode gtp</translation>
    </message>
    <message>
        <source>it does not speak GTP but wrote &quot;%1&quot;</source>
        <translation>no habla GTP sino que escribió &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot;</source>
        <translation>escribió &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it repeats its input: it is not a GTP engine, or a terminal stands in between</source>
        <translation>repite su entrada: no es un motor GTP, o hay un terminal en medio</translation>
    </message>
    <message>
        <source>is not a reliable scorer</source>
        <translation>no cuenta de forma fiable</translation>
    </message>
    <message>
        <source>was sent &quot;%1&quot; by hand</source>
        <translation>se le envió &quot;%1&quot; a mano</translation>
    </message>
    <message>
        <source>%1 used %2 for move %3; its clock allowed %4, with a margin of %5</source>
        <translation>%1 usó %2 en la jugada %3; su reloj permitía %4, con un margen de %5</translation>
    </message>
    <message>
        <source>%1 did not make move %2 in time; its clock allowed %3</source>
        <translation>%1 no hizo a tiempo la jugada %2; su reloj permitía %3</translation>
    </message>
    <message>
        <source>%1; its clock allowed %2, with a margin of %3</source>
        <translation>%1; su reloj permitía %2, con un margen de %3</translation>
    </message>
    <message>
        <source>%1 played move %2 at %3, which %4</source>
        <translation>%1 hizo la jugada %2 en %3, que %4</translation>
    </message>
    <message>
        <source>is not on the board</source>
        <translation>no está en el tablero</translation>
    </message>
    <message>
        <source>is occupied</source>
        <translation>está ocupado</translation>
    </message>
    <message>
        <source>is suicide</source>
        <translation>es suicidio</translation>
    </message>
    <message>
        <source>retakes the ko at once</source>
        <translation>retoma el ko enseguida</translation>
    </message>
    <message>
        <source>repeats an earlier position</source>
        <translation>repite una posición anterior</translation>
    </message>
    <message>
        <source>placed %1 handicap stones instead of %2</source>
        <translation>puso %1 piedras de hándicap en lugar de %2</translation>
    </message>
    <message>
        <source>placed two handicap stones at %1</source>
        <translation>puso dos piedras de hándicap en %1</translation>
    </message>
    <message>
        <source>placed a handicap stone at %1, which is not on the board</source>
        <translation>puso una piedra de hándicap en %1, que no está en el tablero</translation>
    </message>
    <message>
        <source>%1: it claims that the move is illegal</source>
        <translation>%1: afirma que la jugada es ilegal</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 moves</source>
        <translation>detenida al límite de %1 jugadas</translation>
    </message>
    <message>
        <source>no result: the same position with the same side to move stood after moves %1</source>
        <translation>sin resultado: la misma posición con el mismo turno se dio tras las jugadas %1</translation>
    </message>
    <message>
        <source>opinions differ: %1</source>
        <translation>las opiniones difieren: %1</translation>
    </message>
    <message>
        <source>not the same dead stones</source>
        <translation>no las mismas piedras muertas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>move %1 comes before this line branches off, at move %2</source>
        <translation>la jugada %1 va antes de que esta línea se bifurque, en la jugada %2</translation>
    </message>
    <message>
        <source>the line has only 1 move</source>
        <translation>la línea solo tiene 1 jugada</translation>
    </message>
    <message>
        <source>the line has only %1 moves</source>
        <translation>la línea solo tiene %1 jugadas</translation>
    </message>
    <message>
        <source>after move %1 there is 1 continuation</source>
        <translation>tras la jugada %1 hay 1 continuación</translation>
    </message>
    <message>
        <source>after move %1 there are %2 continuations</source>
        <translation>tras la jugada %1 hay %2 continuaciones</translation>
    </message>
    <message>
        <source>the game has only 1 node, n0 to n0</source>
        <translation>la partida solo tiene 1 nodo, de n0 a n0</translation>
    </message>
    <message>
        <source>the game has only %1 nodes, n0 to n%2</source>
        <translation>la partida solo tiene %1 nodos, de n0 a n%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no node; give n0, n1, …</source>
        <translation>&quot;%1&quot; no nombra ningún nodo; dé n0, n1, …</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path; give a move number, or 30.2.45 for move 45 of the second continuation after move 30</source>
        <translation>&quot;%1&quot; no es un camino; dé un número de jugada, o 30.2.45 para la jugada 45 de la segunda continuación tras la jugada 30</translation>
    </message>
    <message>
        <source>the text is not a game of Go</source>
        <translation>el texto no es una partida de go</translation>
    </message>
    <message>
        <source>it is for a board of another size</source>
        <translation>es para un tablero de otro tamaño</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>no contiene nada</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Negro %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Blanco %1</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>es mayor que %1 MiB</translation>
    </message>
    <message>
        <source>it is larger than %1 KiB</source>
        <translation>es mayor que %1 KiB</translation>
    </message>
    <message>
        <source>the suite ends with “quit”: what stands below is never run</source>
        <translation>la serie termina con «quit»: lo que sigue no se ejecuta nunca</translation>
    </message>
    <message>
        <source>logged in at %1</source>
        <translation>conectado a %1</translation>
    </message>
    <message>
        <source>game %1 begins as %2 against %3; our rating is %4</source>
        <translation>la partida %1 empieza: %2 contra %3; nuestra clasificación es %4</translation>
    </message>
    <message>
        <source>game %1 goes on as %2 against %3; our rating is %4</source>
        <translation>la partida %1 continúa: %2 contra %3; nuestra clasificación es %4</translation>
    </message>
    <message>
        <source>game %1 goes on</source>
        <translation>la partida %1 continúa</translation>
    </message>
    <message>
        <source>game %1: %2, won</source>
        <translation>partida %1: %2, ganada</translation>
    </message>
    <message>
        <source>game %1: %2, lost</source>
        <translation>partida %1: %2, perdida</translation>
    </message>
    <message>
        <source>game %1: %2, a draw</source>
        <translation>partida %1: %2, empate</translation>
    </message>
    <message>
        <source>the server sets up game %1, which is not ours</source>
        <translation>el servidor restablece la partida %1, que no es nuestra</translation>
    </message>
    <message>
        <source>somebody else has logged in under this name</source>
        <translation>otra persona se ha conectado con este nombre</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>el servidor %1</translation>
    </message>
    <message>
        <source>refuses: %1</source>
        <translation>rechaza: %1</translation>
    </message>
    <message>
        <source>does not ask who we are</source>
        <translation>no pregunta quiénes somos</translation>
    </message>
    <message>
        <source>floods us with lines</source>
        <translation>nos inunda de líneas</translation>
    </message>
    <message>
        <source>its last line on standard error was &quot;%1&quot;</source>
        <translation>su última línea en el error estándar fue &quot;%1&quot;</translation>
    </message>
    <message>
        <source>wrote a line of more than 16 MiB</source>
        <translation>escribió una línea de más de 16 MiB</translation>
    </message>
    <message>
        <source>wrote an answer of more than 16 MiB</source>
        <translation>escribió una respuesta de más de 16 MiB</translation>
    </message>
    <message>
        <source>quit unexpectedly %1</source>
        <translation>terminó inesperadamente %1</translation>
    </message>
    <message>
        <source>quit unexpectedly</source>
        <translation>terminó inesperadamente</translation>
    </message>
    <message>
        <source>crashed %1</source>
        <translation>falló %1</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>gave no answer %1 (waited %2)</source>
        <translation>no respondió %1 (espera: %2)</translation>
    </message>
    <message>
        <source>reported a failure %1: “%2”</source>
        <translation>informó de un fallo %1: «%2»</translation>
    </message>
    <message>
        <source>reported a failure %1</source>
        <translation>informó de un fallo %1</translation>
    </message>
    <message>
        <source>gave an empty answer %1</source>
        <translation>dio una respuesta vacía %1</translation>
    </message>
    <message>
        <source>gave an answer that makes no sense %1: “%2”</source>
        <translation>dio una respuesta que no tiene sentido %1: «%2»</translation>
    </message>
    <message>
        <source>did not place %1 handicap stones</source>
        <translation>no puso %1 piedras de hándicap</translation>
    </message>
    <message>
        <source>was closed before it could answer</source>
        <translation>se cerró antes de poder responder</translation>
    </message>
    <message>
        <source>wrote without end and was stopped</source>
        <translation>escribía sin fin y se detuvo</translation>
    </message>
    <message>
        <source>its last message was &quot;%1&quot;</source>
        <translation>su último mensaje fue &quot;%1&quot;</translation>
    </message>
    <message>
        <source>when a move was taken back</source>
        <translation>cuando se retiró una jugada</translation>
    </message>
    <message>
        <source>when asked for a handicap</source>
        <translation>cuando se le pidió un hándicap</translation>
    </message>
    <message>
        <source>when asked for a move</source>
        <translation>cuando se le pidió una jugada</translation>
    </message>
    <message>
        <source>when asked for an analysis</source>
        <translation>cuando se le pidió un análisis</translation>
    </message>
    <message>
        <source>when asked for the result</source>
        <translation>cuando se le pidió el resultado</translation>
    </message>
    <message>
        <source>when it was started</source>
        <translation>cuando se inició</translation>
    </message>
    <message>
        <source>when the board was set up</source>
        <translation>cuando se preparó el tablero</translation>
    </message>
    <message>
        <source>when told the handicap</source>
        <translation>cuando se le dijo el hándicap</translation>
    </message>
    <message>
        <source>when told the komi</source>
        <translation>cuando se le dijo el komi</translation>
    </message>
    <message>
        <source>when told the size of the board</source>
        <translation>cuando se le dijo el tamaño del tablero</translation>
    </message>
    <message>
        <source>when told the time left</source>
        <translation>cuando se le dijo el tiempo restante</translation>
    </message>
    <message>
        <source>when told the move %1</source>
        <translation>cuando se le dijo la jugada %1</translation>
    </message>
    <message>
        <source>while at work</source>
        <translation>mientras trabajaba</translation>
    </message>
    <message>
        <source>the range must go from a lower number to a higher one</source>
        <translation>el intervalo debe ir de un número menor a uno mayor</translation>
    </message>
    <message>
        <source>the range of a logarithmic scale must go from a number above 0 to a higher one</source>
        <translation>el intervalo de una escala logarítmica debe ir de un número mayor que 0 a uno mayor</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>no hay nada que elegir</translation>
    </message>
    <message>
        <source>the same choice occurs twice</source>
        <translation>la misma opción aparece dos veces</translation>
    </message>
    <message>
        <source>“%1” is not a host; write 4/host, 2/user@host or the like, one per line</source>
        <translation>«%1» no es un equipo; escriba 4/equipo, 2/usuario@equipo o similar, uno por línea</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>no nombra ningún equipo</translation>
    </message>
    <message>
        <source>shown as it was played</source>
        <translation>mostrado como se jugó</translation>
    </message>
    <message>
        <source>its file says otherwise: %1</source>
        <translation>su archivo dice otra cosa: %1</translation>
    </message>
    <message>
        <source>its file cannot be used: %1</source>
        <translation>su archivo no se puede usar: %1</translation>
    </message>
    <message>
        <source>the record was written by an earlier version and does not say %1</source>
        <translation>el registro lo escribió una versión anterior y no dice %1</translation>
    </message>
    <message>
        <source>%1 games that were played have no place in it</source>
        <translation>%1 partidas jugadas no tienen sitio en él</translation>
    </message>
    <message>
        <source>%1 was not set and is now %2</source>
        <translation>%1 no estaba fijado y ahora es %2</translation>
    </message>
    <message>
        <source>%1 was %2 and is no longer set</source>
        <translation>%1 era %2 y ya no está fijado</translation>
    </message>
    <message>
        <source>%1 was %2 and is now %3</source>
        <translation>%1 era %2 y ahora es %3</translation>
    </message>
    <message>
        <source>%1 were %2 and are now %3</source>
        <translation>%1 eran %2 y ahora son %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>not settled: %1</source>
        <translation>no resuelto: %1</translation>
    </message>
    <message>
        <source>our count is %1</source>
        <translation>nuestro recuento es %1</translation>
    </message>
    <message>
        <source>cannot be told this position: there are no liberties for the stones at %1</source>
        <translation>no se le puede decir esta posición: las piedras en %1 no tienen libertades</translation>
    </message>
    <message>
        <source>there is no command in it</source>
        <translation>no contiene ninguna orden</translation>
    </message>
    <message>
        <source>several engines talk in it, %1: say which</source>
        <translation>en él hablan varios motores, %1: diga cuál</translation>
    </message>
    <message>
        <source>two engines called %1 talk in it at the same time, and which line is whose cannot be told</source>
        <translation>dos motores llamados %1 hablan en él al mismo tiempo, y no se puede saber de quién es cada línea</translation>
    </message>
    <message>
        <source>begins more games than anybody plays</source>
        <translation>empieza más partidas de las que juega nadie</translation>
    </message>
    <message>
        <source>it is left alone for %1 min</source>
        <translation>se le deja en paz durante %1 min</translation>
    </message>
    <message>
        <source>the record does not say what was played, and %1</source>
        <translation>el registro no dice qué se jugó, y %1</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>no se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>cannot pack %1: %2</source>
        <translation>no se puede empaquetar %1: %2</translation>
    </message>
    <message>
        <source>cannot enter %1: %2</source>
        <translation>no se puede entrar en %1: %2</translation>
    </message>
    <message>
        <source>not a program for this computer: %1 (a script begins with a line such as #!/bin/sh)</source>
        <translation>no es un programa para este ordenador: %1 (un script empieza por una línea como #!/bin/sh)</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>no se puede iniciar %1: %2</translation>
    </message>
    <message>
        <source>a directory, not a program: %1</source>
        <translation>es un directorio, no un programa: %1</translation>
    </message>
    <message>
        <source>closed its standard output</source>
        <translation>cerró su salida estándar</translation>
    </message>
    <message>
        <source>closed its standard input</source>
        <translation>cerró su entrada estándar</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>closed before it was started</source>
        <translation>cerrado antes de iniciarse</translation>
    </message>
    <message>
        <source>killed by signal %1 (%2)</source>
        <translation>muerto por la señal %1 (%2)</translation>
    </message>
    <message>
        <source>was cut off</source>
        <translation>se cortó</translation>
    </message>
    <message>
        <source>has hung up</source>
        <translation>colgó</translation>
    </message>
    <message>
        <source>answered with the id %1, which no command had</source>
        <translation>respondió con el id %1, que ninguna orden tenía</translation>
    </message>
    <message>
        <source>answered a later command instead of &quot;%1&quot;</source>
        <translation>respondió a una orden posterior en lugar de &quot;%1&quot;</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>cannot be reached at %1: %2</source>
        <translation>no se llega a %1: %2</translation>
    </message>
    <message>
        <source>check the address and the network</source>
        <translation>compruebe la dirección y la red</translation>
    </message>
    <message>
        <source>was given up before it could be reached at %1</source>
        <translation>se abandonó antes de poder llegar a %1</translation>
    </message>
    <message>
        <source>did not close the connection to %1 and was cut off</source>
        <translation>no cerró la conexión con %1 y se cortó</translation>
    </message>
    <message>
        <source>closed the connection to %1</source>
        <translation>cerró la conexión con %1</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was lost: %2</source>
        <translation>se cortó: se perdió la conexión con %1: %2</translation>
    </message>
    <message>
        <source>there is no processor %1; this computer has 0 to %2</source>
        <translation>no hay un procesador %1; este ordenador tiene del 0 al %2</translation>
    </message>
    <message>
        <source>%1 during &quot;%2&quot;</source>
        <translation>%1 durante &quot;%2&quot;</translation>
    </message>
    <message>
        <source>ssh wrote &quot;%1&quot;</source>
        <translation>ssh escribió &quot;%1&quot;</translation>
    </message>
    <message>
        <source>nobody can answer its questions here, so log in with a key, once in a terminal first</source>
        <translation>nadie puede responder aquí a sus preguntas; inicie sesión con una clave, la primera vez en un terminal</translation>
    </message>
    <message>
        <source>the session was destroyed</source>
        <translation>la sesión se destruyó</translation>
    </message>
    <message>
        <source>cannot send &quot;%1&quot;: a word is empty or holds a blank, a control character or &apos;#&apos;</source>
        <translation>no se puede enviar &quot;%1&quot;: una palabra está vacía o contiene un blanco, un carácter de control o &apos;#&apos;</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>la sesión se cerró</translation>
    </message>
    <message>
        <source>could not be sent &quot;%1&quot;: %2</source>
        <translation>no se le pudo enviar &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>another game was wanted</source>
        <translation>se quería otra partida</translation>
    </message>
    <message>
        <source>%1 and %2 more points</source>
        <translation>%1 y %2 puntos más</translation>
    </message>
    <message>
        <source>no engine is named “%1”, and %2</source>
        <translation>ningún motor se llama «%1», y %2</translation>
    </message>
    <message>
        <source>%1 is not the system’s</source>
        <translation>%1 no es el del sistema</translation>
    </message>
    <message>
        <source>was interrupted</source>
        <translation>fue interrumpido</translation>
    </message>
    <message>
        <source>nobody called %1 talks in it, but %2</source>
        <translation>nadie llamado %1 habla en él, sino %2</translation>
    </message>
    <message>
        <source>it was not started</source>
        <translation>no se inició</translation>
    </message>
    <message>
        <source>game %1: %2, does not count</source>
        <translation>partida %1: %2, no cuenta</translation>
    </message>
    <message>
        <source>the server says “%1”</source>
        <translation>el servidor dice «%1»</translation>
    </message>
    <message>
        <source>The connection was lost, and the server does not know of the game any more.</source>
        <translation>Se perdió la conexión, y el servidor ya no conoce la partida.</translation>
    </message>
    <message>
        <source>does not speak CGOS: what it says %1</source>
        <translation>no habla CGOS: lo que dice %1</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>una persona</translation>
    </message>
    <message>
        <source>was given up</source>
        <translation>se abandonó</translation>
    </message>
    <message>
        <source>places no handicap stones</source>
        <translation>no pone piedras de hándicap</translation>
    </message>
    <message>
        <source>was not there</source>
        <translation>no estaba</translation>
    </message>
    <message>
        <source>was restarted by hand</source>
        <translation>se reinició a mano</translation>
    </message>
    <message>
        <source>it was restarted by hand</source>
        <translation>se reinició a mano</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>detenido</translation>
    </message>
    <message>
        <source>it was restarted</source>
        <translation>se reinició</translation>
    </message>
    <message>
        <source>Black says %1</source>
        <translation>Negro dice %1</translation>
    </message>
    <message>
        <source>White says %1</source>
        <translation>Blanco dice %1</translation>
    </message>
    <message>
        <source>the referee engine says %1</source>
        <translation>el motor árbitro dice %1</translation>
    </message>
    <message>
        <source>unknown margin</source>
        <translation>margen desconocido</translation>
    </message>
    <message>
        <source>players disagreed</source>
        <translation>los jugadores no estaban de acuerdo</translation>
    </message>
    <message>
        <source>no score reported</source>
        <translation>no se informó de ninguna puntuación</translation>
    </message>
    <message>
        <source>was stopped</source>
        <translation>se detuvo</translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation>no se puede iniciar: %1</translation>
    </message>
    <message>
        <source>its position could not be set up</source>
        <translation>no se pudo colocar su posición</translation>
    </message>
    <message>
        <source>there was no engine to ask</source>
        <translation>no había ningún motor a quien preguntar</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>the expected answer is not a valid regular expression</source>
        <translation>la respuesta esperada no es una expresión regular válida</translation>
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
        <translation>Encuentro decisivo</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Todos juegan con todos</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Uno contra todos</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>Eliminatoria</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Sistema suizo</translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>Hasta decidir</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>%1 writes no line within %2 s%3</source>
        <translation>%1 no escribe ninguna línea en %2 s%3</translation>
    </message>
    <message>
        <source>%1 writes lines that cannot be read, “%2” is missing or odd: “%3”</source>
        <translation>%1 escribe líneas que no se pueden leer, «%2» falta o es extraño: «%3»</translation>
    </message>
    <message>
        <source>%1 works, and stops within %2 ms</source>
        <translation>%1 funciona, y se detiene en %2 ms</translation>
    </message>
    <message>
        <source>no analysis (lz-analyze, kata-analyze, analyze)</source>
        <translation>sin análisis (lz-analyze, kata-analyze, analyze)</translation>
    </message>
    <message>
        <source>analysis changes the board</source>
        <translation>el análisis cambia el tablero</translation>
    </message>
    <message>
        <source>%1 says no move</source>
        <translation>%1 no da ninguna jugada</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 funciona</translation>
    </message>
    <message>
        <source>%1 does not end its reply after the move, but goes on thinking until the next command</source>
        <translation>%1 no termina su respuesta tras la jugada, sino que piensa hasta la orden siguiente</translation>
    </message>
    <message>
        <source>accepts boardsize %1, but then no stone in the top right corner</source>
        <translation>admite boardsize %1, pero luego ninguna piedra en la esquina superior derecha</translation>
    </message>
    <message>
        <source>takes no board from 2×2 to 25×25</source>
        <translation>no admite ningún tablero de 2×2 a 25×25</translation>
    </message>
    <message>
        <source>takes square boards of %1</source>
        <translation>admite tableros cuadrados de %1</translation>
    </message>
    <message>
        <source>accepts boardsize 0</source>
        <translation>admite boardsize 0</translation>
    </message>
    <message>
        <source>accepts boardsize %1, although GTP names no points beyond 25×25</source>
        <translation>admite boardsize %1, aunque GTP no nombra puntos más allá de 25×25</translation>
    </message>
    <message>
        <source>refuses a size with “%1” instead of “unacceptable size”</source>
        <translation>rechaza un tamaño con «%1» en lugar de «unacceptable size»</translation>
    </message>
    <message>
        <source>no rectangular boards</source>
        <translation>sin tableros rectangulares</translation>
    </message>
    <message>
        <source>takes rectangular boards (9×7)</source>
        <translation>admite tableros rectangulares (9×7)</translation>
    </message>
    <message>
        <source>lists rectangular_boardsize, but refuses 9×7</source>
        <translation>anuncia rectangular_boardsize, pero rechaza 9×7</translation>
    </message>
    <message>
        <source>takes a komi of 0, 0.5, 6.5 and 7</source>
        <translation>admite un komi de 0, 0.5, 6.5 y 7</translation>
    </message>
    <message>
        <source>refuses komi %1</source>
        <translation>rechaza el komi %1</translation>
    </message>
    <message>
        <source>refuses komi %1; GTP wants every komi accepted</source>
        <translation>rechaza el komi %1; GTP quiere que se admita cualquier komi</translation>
    </message>
    <message>
        <source>accepts a komi that is not a number</source>
        <translation>admite un komi que no es un número</translation>
    </message>
    <message>
        <source>clear_board empties the board</source>
        <translation>clear_board vacía el tablero</translation>
    </message>
    <message>
        <source>clear_board leaves stones: a point that was occupied before is refused</source>
        <translation>clear_board deja piedras: se rechaza un punto que antes estaba ocupado</translation>
    </message>
    <message>
        <source>refuses “%1”</source>
        <translation>rechaza «%1»</translation>
    </message>
    <message>
        <source>refuses the start-up command “%1”: %2</source>
        <translation>rechaza la orden de inicio «%1»: %2</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1”: %2</source>
        <translation>escribe lo que no es GTP cuando se le pide «%1»: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1”: %2</source>
        <translation>termina cuando se le pide «%1»: %2</translation>
    </message>
    <message>
        <source>ended without being asked anything: %1</source>
        <translation>terminó sin que se le pidiera nada: %1</translation>
    </message>
    <message>
        <source>refuses “%1”, so that nothing can be played</source>
        <translation>rechaza «%1», de modo que nada se puede jugar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocolo</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Pensamiento</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Extensiones</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>works</source>
        <translation>funciona</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>extraño</translation>
    </message>
    <message>
        <source>plays on %1</source>
        <translation>juega en %1</translation>
    </message>
    <message>
        <source>could not be checked to the end</source>
        <translation>no se pudo comprobar hasta el final</translation>
    </message>
    <message>
        <source>not fit for matches</source>
        <translation>no apto para encuentros</translation>
    </message>
    <message>
        <source>fine for matches</source>
        <translation>apto para encuentros</translation>
    </message>
    <message>
        <source>1 thing is wrong</source>
        <translation>1 cosa está mal</translation>
    </message>
    <message>
        <source>%1 things are wrong</source>
        <translation>%1 cosas están mal</translation>
    </message>
    <message>
        <source>the check took longer than %1 s and was given up</source>
        <translation>la comprobación duró más de %1 s y se abandonó</translation>
    </message>
    <message>
        <source>lists %1, but refuses “%2”: “%3”</source>
        <translation>anuncia %1, pero rechaza «%2»: «%3»</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”</source>
        <translation>responde a «%1» con «%2»</translation>
    </message>
    <message>
        <source>no commands of %1</source>
        <translation>ninguna orden de %1</translation>
    </message>
    <message>
        <source>%1: answers %2</source>
        <translation>%1: responde %2</translation>
    </message>
    <message>
        <source>loadsgf refuses a small record: “%1”</source>
        <translation>loadsgf rechaza una partida pequeña: «%1»</translation>
    </message>
    <message>
        <source>loadsgf does not put the record&apos;s stones</source>
        <translation>loadsgf no pone las piedras de la partida</translation>
    </message>
    <message>
        <source>loadsgf reads a record</source>
        <translation>loadsgf lee una partida</translation>
    </message>
    <message>
        <source>writes “%1” to standard output before its first reply; only replies belong there</source>
        <translation>escribe «%1» en la salida estándar antes de su primera respuesta; ahí solo van respuestas</translation>
    </message>
    <message>
        <source>writes “%1” between replies (%2); only replies belong on standard output</source>
        <translation>escribe «%1» entre respuestas (%2); en la salida estándar solo van respuestas</translation>
    </message>
    <message>
        <source>does not end a reply with an empty line (%2)</source>
        <translation>no termina una respuesta con una línea vacía (%2)</translation>
    </message>
    <message>
        <source>writes more empty lines than the one that ends a reply (%2)</source>
        <translation>escribe más líneas vacías que la que termina una respuesta (%2)</translation>
    </message>
    <message>
        <source>ends lines with CR LF instead of LF</source>
        <translation>termina las líneas con CR LF en lugar de LF</translation>
    </message>
    <message>
        <source>does not repeat the id of a command (%2)</source>
        <translation>no repite el id de una orden (%2)</translation>
    </message>
    <message>
        <source>answers with an id that was not asked: “%1” (%2)</source>
        <translation>responde con un id que no se preguntó: «%1» (%2)</translation>
    </message>
    <message>
        <source>puts no space after the id: “%1”</source>
        <translation>no pone espacio tras el id: «%1»</translation>
    </message>
    <message>
        <source>answers one command twice: “%1” (%2)</source>
        <translation>responde dos veces a una orden: «%1» (%2)</translation>
    </message>
    <message>
        <source>repeats ids, ends replies with one empty line, writes nothing else</source>
        <translation>repite los id, termina las respuestas con una línea vacía, no escribe nada más</translation>
    </message>
    <message>
        <source>no fixed handicap</source>
        <translation>sin hándicap fijo</translation>
    </message>
    <message>
        <source>puts fixed handicap stones where GTP has them</source>
        <translation>pone las piedras de hándicap fijo donde GTP las quiere</translation>
    </message>
    <message>
        <source>puts fixed handicap stones elsewhere than GTP 2 §4.1.1 (%1)</source>
        <translation>pone las piedras de hándicap fijo en otro lugar que GTP 2 §4.1.1 (%1)</translation>
    </message>
    <message>
        <source>accepts fixed_handicap with %1 stones, where GTP has 2 to 9</source>
        <translation>admite fixed_handicap con %1 piedras, donde GTP quiere de 2 a 9</translation>
    </message>
    <message>
        <source>does not choose handicap points itself</source>
        <translation>no elige él mismo los puntos de hándicap</translation>
    </message>
    <message>
        <source>answers place_free_handicap 4 with “%1”</source>
        <translation>responde a place_free_handicap 4 con «%1»</translation>
    </message>
    <message>
        <source>names handicap points, but puts no stones there</source>
        <translation>nombra puntos de hándicap, pero no pone piedras en ellos</translation>
    </message>
    <message>
        <source>chooses handicap points itself (%1)</source>
        <translation>elige él mismo los puntos de hándicap (%1)</translation>
    </message>
    <message>
        <source>does not take free handicap stones</source>
        <translation>no admite piedras de hándicap libre</translation>
    </message>
    <message>
        <source>refuses set_free_handicap C3 D2 B4: “%1”</source>
        <translation>rechaza set_free_handicap C3 D2 B4: «%1»</translation>
    </message>
    <message>
        <source>set_free_handicap puts no stones</source>
        <translation>set_free_handicap no pone piedras</translation>
    </message>
    <message>
        <source>takes free handicap stones</source>
        <translation>admite piedras de hándicap libre</translation>
    </message>
    <message>
        <source>accepts bad handicap stones: %1</source>
        <translation>admite malas piedras de hándicap: %1</translation>
    </message>
    <message>
        <source>puts handicap stones on a board that is not empty</source>
        <translation>pone piedras de hándicap en un tablero que no está vacío</translation>
    </message>
    <message>
        <source>is still there %1 s after quit; it has to be killed</source>
        <translation>sigue ahí %1 s después de quit; hay que matarlo</translation>
    </message>
    <message>
        <source>crashes at quit: %1</source>
        <translation>falla al recibir quit: %1</translation>
    </message>
    <message>
        <source>leaves at quit with exit code %1</source>
        <translation>se va al recibir quit con el código de salida %1</translation>
    </message>
    <message>
        <source>leaves %1 ms after quit</source>
        <translation>se va %1 ms después de quit</translation>
    </message>
    <message>
        <source>leaves at quit without a reply</source>
        <translation>se va al recibir quit sin respuesta</translation>
    </message>
    <message>
        <source>leaves processes of its own behind at quit</source>
        <translation>deja procesos propios tras quit</translation>
    </message>
    <message>
        <source>does not leave when its input ends; it has to be killed</source>
        <translation>no se va cuando termina su entrada; hay que matarlo</translation>
    </message>
    <message>
        <source>crashes when its input ends: %1</source>
        <translation>falla cuando termina su entrada: %1</translation>
    </message>
    <message>
        <source>leaves when its input ends</source>
        <translation>se va cuando termina su entrada</translation>
    </message>
    <message>
        <source>refuses a legal move: “%1”</source>
        <translation>rechaza una jugada legal: «%1»</translation>
    </message>
    <message>
        <source>refuses “%1”: GTP has black and white, b and w, and vertices in any letter case</source>
        <translation>rechaza «%1»: GTP tiene black y white, b y w, y puntos en mayúsculas o minúsculas</translation>
    </message>
    <message>
        <source>plays moves, colours and vertices in any letter case</source>
        <translation>juega jugadas, colores y puntos en mayúsculas o minúsculas</translation>
    </message>
    <message>
        <source>plays White first, and one colour twice</source>
        <translation>juega primero Blanco, y un color dos veces seguidas</translation>
    </message>
    <message>
        <source>wants colours to alternate: refuses “%1”; set-up stones and records need that</source>
        <translation>quiere que los colores se alternen: rechaza «%1»; lo necesitan las piedras colocadas y las partidas</translation>
    </message>
    <message>
        <source>plays on an occupied point</source>
        <translation>juega en un punto ocupado</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point</source>
        <translation>rechaza una jugada en un punto ocupado</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point with “%1” instead of “illegal move”</source>
        <translation>rechaza una jugada en un punto ocupado con «%1» en lugar de «illegal move»</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <translation>admite %1</translation>
    </message>
    <message>
        <source>passes, and plays on after two passes</source>
        <translation>pasa, y sigue jugando tras dos pases</translation>
    </message>
    <message>
        <source>plays no move after two passes</source>
        <translation>no hace ninguna jugada tras dos pases</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>sin undo, no se puede deshacer</translation>
    </message>
    <message>
        <source>lists undo, but refuses it: “%1”</source>
        <translation>anuncia undo, pero lo rechaza: «%1»</translation>
    </message>
    <message>
        <source>undo does not bring captured stones back</source>
        <translation>undo no devuelve las piedras capturadas</translation>
    </message>
    <message>
        <source>undo does not restore the board: then “%1” is refused</source>
        <translation>undo no restablece el tablero: luego se rechaza «%1»</translation>
    </message>
    <message>
        <source>undo takes moves back and restores captured stones</source>
        <translation>undo deshace jugadas y restablece las piedras capturadas</translation>
    </message>
    <message>
        <source>accepts undo on an empty board</source>
        <translation>admite undo en un tablero vacío, sin nada que deshacer</translation>
    </message>
    <message>
        <source>refuses undo on an empty board with “%1” instead of “cannot undo”</source>
        <translation>rechaza undo en un tablero vacío con «%1» en lugar de «cannot undo»</translation>
    </message>
    <message>
        <source>does not show its board in a way that can be read (list_stones, showboard)</source>
        <translation>no muestra su tablero de forma legible (list_stones, showboard)</translation>
    </message>
    <message>
        <source>shows the board as it is</source>
        <translation>muestra el tablero como es</translation>
    </message>
    <message>
        <source>shows another board than it was told</source>
        <translation>muestra otro tablero que el que se le dijo</translation>
    </message>
    <message>
        <source>first words</source>
        <translation>primeras palabras</translation>
    </message>
    <message>
        <source>name and version</source>
        <translation>nombre y versión</translation>
    </message>
    <message>
        <source>list of commands</source>
        <translation>lista de órdenes</translation>
    </message>
    <message>
        <source>known_command</source>
        <translation>known_command</translation>
    </message>
    <message>
        <source>an unknown command</source>
        <translation>una orden desconocida</translation>
    </message>
    <message>
        <source>comments and blanks</source>
        <translation>comentarios y blancos</translation>
    </message>
    <message>
        <source>board sizes</source>
        <translation>tamaños de tablero</translation>
    </message>
    <message>
        <source>impossible board sizes</source>
        <translation>tamaños de tablero imposibles</translation>
    </message>
    <message>
        <source>rectangular boards</source>
        <translation>tableros rectangulares</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>komi</translation>
    </message>
    <message>
        <source>unusual komi</source>
        <translation>komi inusual</translation>
    </message>
    <message>
        <source>clear_board</source>
        <translation>clear_board</translation>
    </message>
    <message>
        <source>fixed handicap</source>
        <translation>hándicap fijo</translation>
    </message>
    <message>
        <source>impossible handicaps</source>
        <translation>hándicaps imposibles</translation>
    </message>
    <message>
        <source>free handicap</source>
        <translation>hándicap libre</translation>
    </message>
    <message>
        <source>given handicap stones</source>
        <translation>piedras de hándicap dadas</translation>
    </message>
    <message>
        <source>bad handicap stones</source>
        <translation>malas piedras de hándicap</translation>
    </message>
    <message>
        <source>handicap on stones</source>
        <translation>hándicap sobre piedras</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>one colour twice</source>
        <translation>un color dos veces</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>jugadas ilegales</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pases</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo, deshacer</translation>
    </message>
    <message>
        <source>undo of nothing</source>
        <translation>deshacer sin nada que deshacer</translation>
    </message>
    <message>
        <source>the board it shows</source>
        <translation>el tablero que muestra</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>capturas</translation>
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
        <translation>suicidio</translation>
    </message>
    <message>
        <source>genmove</source>
        <translation>genmove</translation>
    </message>
    <message>
        <source>a game against itself</source>
        <translation>una partida contra sí mismo</translation>
    </message>
    <message>
        <source>genmove after passes</source>
        <translation>genmove tras pases</translation>
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
        <translation>otros sistemas de tiempo</translation>
    </message>
    <message>
        <source>a second a move</source>
        <translation>un segundo por jugada</translation>
    </message>
    <message>
        <source>final_score</source>
        <translation>final_score</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>piedras muertas</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>análisis</translation>
    </message>
    <message>
        <source>genmove with analysis</source>
        <translation>genmove con análisis</translation>
    </message>
    <message>
        <source>usual extensions</source>
        <translation>extensiones habituales</translation>
    </message>
    <message>
        <source>loadsgf</source>
        <translation>loadsgf</translation>
    </message>
    <message>
        <source>gomill&apos;s extensions</source>
        <translation>extensiones de gomill</translation>
    </message>
    <message>
        <source>GoGui&apos;s extensions</source>
        <translation>extensiones de GoGui</translation>
    </message>
    <message>
        <source>KataGo&apos;s extensions</source>
        <translation>extensiones de KataGo</translation>
    </message>
    <message>
        <source>KGS extensions</source>
        <translation>extensiones de KGS</translation>
    </message>
    <message>
        <source>the end of its input</source>
        <translation>el final de su entrada</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>trips over a comment line</source>
        <translation>tropieza con una línea de comentario</translation>
    </message>
    <message>
        <source>trips over an empty line</source>
        <translation>tropieza con una línea vacía</translation>
    </message>
    <message>
        <source>trips over a line of spaces</source>
        <translation>tropieza con una línea de espacios</translation>
    </message>
    <message>
        <source>takes a comment after a command for arguments</source>
        <translation>toma por argumentos un comentario tras una orden</translation>
    </message>
    <message>
        <source>does not take a tab for a space</source>
        <translation>no toma una tabulación por un espacio</translation>
    </message>
    <message>
        <source>trips over CR LF at the end of a command</source>
        <translation>tropieza con CR LF al final de una orden</translation>
    </message>
    <message>
        <source>loses commands that arrive together</source>
        <translation>pierde órdenes que llegan juntas</translation>
    </message>
    <message>
        <source>first reply after %1 ms</source>
        <translation>primera respuesta tras %1 ms</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error at start</source>
        <translation>escribe %1 bytes en el error estándar al iniciarse</translation>
    </message>
    <message>
        <source>does not know protocol_version: “%1”</source>
        <translation>no conoce protocol_version: «%1»</translation>
    </message>
    <message>
        <source>speaks version 1 of GTP, which is obsolete</source>
        <translation>habla la versión 1 de GTP, que está obsoleta</translation>
    </message>
    <message>
        <source>speaks GTP 2</source>
        <translation>habla GTP 2</translation>
    </message>
    <message>
        <source>answers protocol_version with “%1” instead of 2</source>
        <translation>responde a protocol_version con «%1» en lugar de 2</translation>
    </message>
    <message>
        <source>does not say its name</source>
        <translation>no dice su nombre</translation>
    </message>
    <message>
        <source>is %1, but does not say its version</source>
        <translation>es %1, pero no dice su versión</translation>
    </message>
    <message>
        <source>is %1 %2</source>
        <translation>es %1 %2</translation>
    </message>
    <message>
        <source>does not list its commands: “%1”</source>
        <translation>no da la lista de sus órdenes: «%1»</translation>
    </message>
    <message>
        <source>lists %1 commands</source>
        <translation>anuncia %1 órdenes</translation>
    </message>
    <message>
        <source>does not list what GTP 2 requires of every engine: %1</source>
        <translation>no anuncia lo que GTP 2 exige a todo motor: %1</translation>
    </message>
    <message>
        <source>answers known_command for nonsense with “%1”, not false</source>
        <translation>responde a known_command sobre un disparate con «%1», no con false</translation>
    </message>
    <message>
        <source>known_command agrees with list_commands</source>
        <translation>known_command concuerda con list_commands</translation>
    </message>
    <message>
        <source>known_command denies what list_commands has: %1</source>
        <translation>known_command niega lo que list_commands tiene: %1</translation>
    </message>
    <message>
        <source>accepts a command that does not exist</source>
        <translation>admite una orden que no existe</translation>
    </message>
    <message>
        <source>refuses an unknown command</source>
        <translation>rechaza una orden desconocida</translation>
    </message>
    <message>
        <source>refuses an unknown command with “%1” instead of “unknown command”</source>
        <translation>rechaza una orden desconocida con «%1» en lugar de «unknown command»</translation>
    </message>
    <message>
        <source>takes a word for a command that only begins like one (“namex” for “name”)</source>
        <translation>toma una palabra por una orden que solo empieza igual («namex» por «name»)</translation>
    </message>
    <message>
        <source>reads comments, empty lines, tabs, CR LF and several commands at once</source>
        <translation>lee comentarios, líneas vacías, tabulaciones, CR LF y varias órdenes a la vez</translation>
    </message>
    <message>
        <source>refuses a move where a stone was captured: “%1”, “%2”</source>
        <translation>rechaza una jugada donde se capturó una piedra: «%1», «%2»</translation>
    </message>
    <message>
        <source>takes captured stones off</source>
        <translation>quita las piedras capturadas</translation>
    </message>
    <message>
        <source>accepts that a ko is retaken at once: leaves that to the arbiter</source>
        <translation>admite que un ko se retome enseguida: lo deja al árbitro</translation>
    </message>
    <message>
        <source>refuses to retake a ko at once</source>
        <translation>se niega a retomar un ko enseguida</translation>
    </message>
    <message>
        <source>refuses to retake a ko after a threat and its answer</source>
        <translation>se niega a retomar un ko tras una amenaza y su respuesta</translation>
    </message>
    <message>
        <source>accepts that a whole position is repeated</source>
        <translation>admite que se repita una posición entera</translation>
    </message>
    <message>
        <source>refuses to repeat a whole position (superko)</source>
        <translation>se niega a repetir una posición entera (superko)</translation>
    </message>
    <message>
        <source>refuses suicide</source>
        <translation>rechaza el suicidio</translation>
    </message>
    <message>
        <source>accepts suicide of several stones, not of one</source>
        <translation>admite el suicidio de varias piedras, no de una</translation>
    </message>
    <message>
        <source>accepts suicide, even of one stone: leaves that to the arbiter</source>
        <translation>admite el suicidio, incluso de una piedra: lo deja al árbitro</translation>
    </message>
    <message>
        <source>leaves a stone on the board that was played without liberties</source>
        <translation>deja en el tablero una piedra que se jugó sin libertades</translation>
    </message>
    <message>
        <source>refuses final_score on a finished board: “%1”</source>
        <translation>rechaza final_score en un tablero terminado: «%1»</translation>
    </message>
    <message>
        <source>answers final_score with “%1”, not like “%2”</source>
        <translation>responde a final_score con «%1», no como «%2»</translation>
    </message>
    <message>
        <source>scores a finished board without dead stones as %1; it is %2 by area and by territory</source>
        <translation>cuenta un tablero terminado sin piedras muertas como %1; es %2 por área y por territorio</translation>
    </message>
    <message>
        <source>answers final_status_list dead with “%1”</source>
        <translation>responde a final_status_list dead con «%1»</translation>
    </message>
    <message>
        <source>recognises dead stones</source>
        <translation>reconoce las piedras muertas</translation>
    </message>
    <message>
        <source>recognises no dead stones (%1): takes all stones for alive</source>
        <translation>no reconoce piedras muertas (%1): toma todas las piedras por vivas</translation>
    </message>
    <message>
        <source>takes %1 for dead where %2 are</source>
        <translation>toma %1 por muertas donde lo están %2</translation>
    </message>
    <message>
        <source>no final_score</source>
        <translation>sin final_score</translation>
    </message>
    <message>
        <source>scores a finished board correctly (%1)</source>
        <translation>cuenta bien un tablero terminado (%1)</translation>
    </message>
    <message>
        <source>final_score ignores a komi that is set after it was asked first: still %1</source>
        <translation>final_score ignora un komi fijado después de la primera pregunta: sigue %1</translation>
    </message>
    <message>
        <source>no final_status_list</source>
        <translation>sin final_status_list</translation>
    </message>
    <message>
        <source>answers final_status_list alive with “%1”</source>
        <translation>responde a final_status_list alive con «%1»</translation>
    </message>
    <message>
        <source>answers final_status_list seki with “%1”, where no stone is in seki</source>
        <translation>responde a final_status_list seki con «%1», donde ninguna piedra está en seki</translation>
    </message>
    <message>
        <source>played a whole game against itself, %1 legal moves, at most %2 s each</source>
        <translation>jugó una partida entera contra sí mismo, %1 jugadas legales, como mucho %2 s cada una</translation>
    </message>
    <message>
        <source>began a game against itself, %1 legal moves, at most %2 s each</source>
        <translation>empezó una partida contra sí mismo, %1 jugadas legales, como mucho %2 s cada una</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error for a move</source>
        <translation>escribe %1 bytes en el error estándar por una jugada</translation>
    </message>
    <message>
        <source>generates moves, White first and one colour twice</source>
        <translation>genera jugadas, Blanco primero y un color dos veces</translation>
    </message>
    <message>
        <source>shows another board than its own moves lead to</source>
        <translation>muestra otro tablero que aquel al que llevan sus propias jugadas</translation>
    </message>
    <message>
        <source>refuses genmove after two passes: “%1”; play may be resumed when the dead stones are disputed</source>
        <translation>rechaza genmove tras dos pases: «%1»; el juego puede reanudarse cuando se discuten las piedras muertas</translation>
    </message>
    <message>
        <source>answers genmove after two passes</source>
        <translation>responde a genmove tras dos pases</translation>
    </message>
    <message>
        <source>no reg_genmove</source>
        <translation>sin reg_genmove</translation>
    </message>
    <message>
        <source>reg_genmove leaves the board alone</source>
        <translation>reg_genmove no toca el tablero</translation>
    </message>
    <message>
        <source>reg_genmove answers “%1”, which cannot be played then</source>
        <translation>reg_genmove responde «%1», que entonces no se puede jugar</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s at most</source>
        <translation>con un segundo por jugada, tardó como mucho %1 s</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s, but this machine is too busy to tell why</source>
        <translation>con un segundo por jugada, tardó %1 s, pero este equipo está demasiado ocupado para decir por qué</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s: would lose on time</source>
        <translation>con un segundo por jugada, tardó %1 s: perdería por tiempo</translation>
    </message>
    <message>
        <source>does not obey its clock: with a second a move, took %1 s</source>
        <translation>no obedece a su reloj: con un segundo por jugada, tardó %1 s</translation>
    </message>
    <message>
        <source>no time_settings: plays without a clock</source>
        <translation>sin time_settings: juega sin reloj</translation>
    </message>
    <message>
        <source>takes absolute, Canadian and no time limits</source>
        <translation>admite límites de tiempo absolutos, canadienses y ninguno</translation>
    </message>
    <message>
        <source>refuses %1</source>
        <translation>rechaza %1</translation>
    </message>
    <message>
        <source>takes fractions of a second in time_settings</source>
        <translation>admite fracciones de segundo en time_settings</translation>
    </message>
    <message>
        <source>no time_left</source>
        <translation>sin time_left</translation>
    </message>
    <message>
        <source>takes time_left</source>
        <translation>admite time_left</translation>
    </message>
    <message>
        <source>no byo-yomi or Fischer time (kgs-time_settings, kata-time_settings)</source>
        <translation>sin byo-yomi ni tiempo Fischer (kgs-time_settings, kata-time_settings)</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>admite %1</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1” after two passes: %2</source>
        <translation>escribe lo que no es GTP cuando se le pide «%1» tras dos pases: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1” after two passes: %2</source>
        <translation>termina cuando se le pide «%1» tras dos pases: %2</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>serious</source>
        <translation>grave</translation>
    </message>
    <message>
        <source>fit for matches: the one thing that is wrong does not matter there</source>
        <translation>apto para encuentros: la única cosa que está mal no importa en ellos</translation>
    </message>
    <message>
        <source>fit for matches: the %1 things that are wrong do not matter there</source>
        <translation>apto para encuentros: las %1 cosas que están mal no importan en ellos</translation>
    </message>
    <message>
        <source>not fit for matches because of %1 of the %2 things that are wrong</source>
        <translation>no apto para encuentros a causa de %1 de las %2 cosas que están mal</translation>
    </message>
    <message>
        <source>%1 takes an interval only, not the side to move</source>
        <translation>%1 solo admite un intervalo, no el color al que toca la jugada</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is off the board</source>
        <translation>responde a «%1» con «%2», que está fuera del tablero</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is occupied</source>
        <translation>responde a «%1» con «%2», que está ocupado</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is suicide</source>
        <translation>responde a «%1» con «%2», que es suicidio</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which retakes a ko at once</source>
        <translation>responde a «%1» con «%2», que retoma un ko enseguida</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which repeats a position</source>
        <translation>responde a «%1» con «%2», que repite una posición</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>%1, at byte %2</source>
        <translation>%1, en el byte %2</translation>
    </message>
    <message>
        <source>it names no move</source>
        <translation>no informa de ninguna jugada</translation>
    </message>
    <message>
        <source>more moves than the board has</source>
        <translation>más jugadas de las que tiene el tablero</translation>
    </message>
    <message>
        <source>a second root</source>
        <translation>una segunda raíz</translation>
    </message>
    <message>
        <source>a move without its vertex, visits or win rate</source>
        <translation>una jugada sin su punto, visitas o probabilidad</translation>
    </message>
    <message>
        <source>a value that belongs to no move</source>
        <translation>un valor que no es de ninguna jugada</translation>
    </message>
    <message>
        <source>a value that was given already</source>
        <translation>un valor que ya se dio</translation>
    </message>
    <message>
        <source>a win rate out of range</source>
        <translation>una probabilidad fuera de límites</translation>
    </message>
    <message>
        <source>no move of this board</source>
        <translation>ninguna jugada de este tablero</translation>
    </message>
    <message>
        <source>a second map</source>
        <translation>un segundo mapa</translation>
    </message>
    <message>
        <source>no value between -1 and 1 for each point</source>
        <translation>no hay un valor entre -1 y 1 para cada punto</translation>
    </message>
    <message>
        <source>a number that belongs to nothing</source>
        <translation>un número que no es de nada</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>no es un número</translation>
    </message>
    <message>
        <source>no count</source>
        <translation>no es un número entero</translation>
    </message>
    <message>
        <source>knows none of kata-analyze, lz-analyze, analyze</source>
        <translation>no conoce kata-analyze, lz-analyze ni analyze</translation>
    </message>
    <message>
        <source>names a move that is not one: %1</source>
        <translation>informa de una jugada que no lo es: %1</translation>
    </message>
    <message>
        <source>names a move out of turn: %1</source>
        <translation>informa de una jugada fuera de turno: %1</translation>
    </message>
    <message>
        <source>has the game go on for ever</source>
        <translation>hace que la partida dure para siempre</translation>
    </message>
    <message>
        <source>asks for a move out of turn</source>
        <translation>pide una jugada fuera de turno</translation>
    </message>
    <message>
        <source>makes no sense: %1</source>
        <translation>no tiene sentido: %1</translation>
    </message>
    <message>
        <source>is not valid TOML: %1</source>
        <translation>no es TOML válido: %1</translation>
    </message>
    <message>
        <source>others may read this password; let only yourself, with chmod 600</source>
        <translation>otros pueden leer esta contraseña; resérvela para usted, con chmod 600</translation>
    </message>
    <message>
        <source>its first line holds no password</source>
        <translation>su primera línea no contiene ninguna contraseña</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>it is not running</source>
        <translation>no está en marcha</translation>
    </message>
    <message>
        <source>does not answer “%1” after two passes within %2 s</source>
        <translation>no responde a «%1» tras dos pases en %2 s</translation>
    </message>
    <message>
        <source>does not answer “%1” within %2 s</source>
        <translation>no responde a «%1» en %2 s</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>no se puede leer el archivo</translation>
    </message>
    <message>
        <source>the file is written in a way that only an editor of texts can change: please do it there</source>
        <translation>el archivo está escrito de tal modo que solo un editor de textos puede cambiarlo: hágalo allí, por favor</translation>
    </message>
    <message>
        <source>and %1 more mistakes</source>
        <translation>y %1 errores más</translation>
    </message>
    <message>
        <source>a scale of whole numbers needs whole ends</source>
        <translation>una escala de números enteros necesita extremos enteros</translation>
    </message>
    <message>
        <source>this is too large to import</source>
        <translation>es demasiado grande para importarlo</translation>
    </message>
    <message>
        <source>%1 cannot be formatted with “%2”</source>
        <translation>%1 no se puede formatear con «%2»</translation>
    </message>
    <message>
        <source>a “%(” is not closed</source>
        <translation>un «%(» no está cerrado</translation>
    </message>
    <message>
        <source>there are too few values for the “%”</source>
        <translation>hay muy pocos valores para el «%»</translation>
    </message>
    <message>
        <source>a “%” has no type that is known</source>
        <translation>un «%» no tiene un tipo conocido</translation>
    </message>
    <message>
        <source>there are too many values for the “%”</source>
        <translation>hay demasiados valores para el «%»</translation>
    </message>
    <message>
        <source>a “{” is not closed</source>
        <translation>un «{» no está cerrado</translation>
    </message>
    <message>
        <source>“{%1}” in a format is not understood</source>
        <translation>«{%1}» en un formato no se entiende</translation>
    </message>
    <message>
        <source>“+” of %1 cannot be imported</source>
        <translation>«+» de %1 no se puede importar</translation>
    </message>
    <message>
        <source>this expression cannot be imported; write its value</source>
        <translation>esta expresión no se puede importar; escriba su valor</translation>
    </message>
    <message>
        <source>“%1” of %2 and %3 cannot be imported</source>
        <translation>«%1» de %2 y %3 no se puede importar</translation>
    </message>
    <message>
        <source>the call of %1() cannot be imported; write its value</source>
        <translation>la llamada a %1() no se puede importar; escriba su valor</translation>
    </message>
    <message>
        <source>is not a table written by gogui-twogtp</source>
        <translation>no es una tabla escrita por gogui-twogtp</translation>
    </message>
    <message>
        <source>cannot remove %1</source>
        <translation>no se puede quitar %1</translation>
    </message>
    <message>
        <source>the task is %1</source>
        <translation>la tarea es %1</translation>
    </message>
    <message>
        <source>the task is of another version: %1: %2</source>
        <translation>la tarea es de otra versión: %1: %2</translation>
    </message>
    <message>
        <source>the run&apos;s name cannot be the name of a folder</source>
        <translation>el nombre de la serie no puede ser el de una carpeta</translation>
    </message>
    <message>
        <source>%1 cannot be moved to %2</source>
        <translation>no se puede mover %1 a %2</translation>
    </message>
    <message>
        <source>it is off the board</source>
        <translation>está fuera del tablero</translation>
    </message>
    <message>
        <source>the point is occupied</source>
        <translation>el punto está ocupado</translation>
    </message>
    <message>
        <source>it is suicide</source>
        <translation>es suicidio</translation>
    </message>
    <message>
        <source>it retakes a ko at once</source>
        <translation>retoma el ko enseguida</translation>
    </message>
    <message>
        <source>it repeats a position</source>
        <translation>repite una posición</translation>
    </message>
    <message>
        <source>its board is %1, the game&apos;s is %2</source>
        <translation>su tablero es de %1, el de la partida de %2</translation>
    </message>
    <message>
        <source>the stone on %1 has no liberties</source>
        <translation>la piedra en %1 no tiene libertades</translation>
    </message>
    <message>
        <source>move %1, %2 %3, is illegal: %4</source>
        <translation>la jugada %1, %2 %3, es ilegal: %4</translation>
    </message>
    <message>
        <source>the game is over with move %1; take fewer plies of it</source>
        <translation>la partida acaba con la jugada %1; tome menos jugadas de ella</translation>
    </message>
    <message>
        <source>there is no opening in what the openings are taken from</source>
        <translation>no hay ninguna apertura en la fuente de las aperturas</translation>
    </message>
    <message>
        <source>“%1” is not a vertex of a %2x%3 board</source>
        <translation>«%1» no es un punto de un tablero de %2x%3</translation>
    </message>
    <message>
        <source>“%1” at the end lacks its vertex</source>
        <translation>a «%1» le falta su punto al final</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <translation>%1:%2: %3</translation>
    </message>
    <message>
        <source>the line is longer than any game</source>
        <translation>la línea es más larga que cualquier partida</translation>
    </message>
    <message>
        <source>more than %1 openings</source>
        <translation>más de %1 aperturas</translation>
    </message>
    <message>
        <source>opening “%1”: %2</source>
        <translation>apertura «%1»: %2</translation>
    </message>
    <message>
        <source>%1: it holds no *.sgf file</source>
        <translation>%1: no contiene ningún archivo *.sgf</translation>
    </message>
    <message>
        <source>%1: more than %2 openings</source>
        <translation>%1: más de %2 aperturas</translation>
    </message>
    <message>
        <source>only %1 different random openings of %2 plies were found</source>
        <translation>solo se encontraron %1 aperturas al azar distintas de %2 jugadas</translation>
    </message>
    <message>
        <source>cannot move %1 to the trash</source>
        <translation>no se puede mover %1 a la papelera</translation>
    </message>
    <message>
        <source>cannot move %1 to %2</source>
        <translation>no se puede mover %1 a %2</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>hay muy poca memoria</translation>
    </message>
    <message>
        <source>no run of %1 is under way</source>
        <translation>no hay ninguna serie de %1 en curso</translation>
    </message>
    <message>
        <source>%1: no server can be started</source>
        <translation>%1: no se puede iniciar ningún servidor</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make its folder writable</source>
        <translation>no se puede escribir %1: %2; haga que se pueda escribir en su carpeta</translation>
    </message>
    <message>
        <source>cannot lock %1: %2</source>
        <translation>no se puede bloquear %1: %2</translation>
    </message>
    <message>
        <source>this competition is running already, as process %1; stop that one first (compete stop)</source>
        <translation>esta competición ya está en marcha, como proceso %1; deténgalo antes (compete stop)</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is full; free some space</source>
        <translation>no se puede escribir %1: el disco está lleno; libere espacio</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make the file and its folder writable, or copy it to a folder that is</source>
        <translation>no se puede escribir %1: %2; haga que el archivo y su carpeta admitan escritura, o cópielo a una carpeta que la admita</translation>
    </message>
    <message>
        <source>cannot open %1: %2; see that its folder exists and can be written</source>
        <translation>no se puede abrir %1: %2; compruebe que su carpeta existe y se puede escribir en ella</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); keep a copy of it, save what can be read with &quot;sqlite3 FILE .recover&quot;, or move it away to begin anew</source>
        <translation>%1 está dañado (%2); guarde una copia, salve lo que se pueda leer con &quot;sqlite3 ARCHIVO .recover&quot;, o muévalo para empezar de nuevo</translation>
    </message>
    <message>
        <source>cannot write %1: another program is writing to it; end that one</source>
        <translation>no se puede escribir %1: otro programa escribe en él; termínelo</translation>
    </message>
    <message>
        <source>cannot use %1: %2</source>
        <translation>no se puede usar %1: %2</translation>
    </message>
    <message>
        <source>cannot rename %1 to %2, which would keep the earlier series; move it away yourself</source>
        <translation>no se puede cambiar el nombre de %1 a %2, que guardaría la serie anterior; muévalo usted</translation>
    </message>
    <message>
        <source>%1 has games with names that no competition gives them; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 tiene partidas con nombres que ninguna competición da; no lo escribió Shinpan, o está dañado</translation>
    </message>
    <message>
        <source>%1 has %2 games with impossible values; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 tiene %2 partidas con valores imposibles; no lo escribió Shinpan, o está dañado</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>no se puede leer %1: %2</translation>
    </message>
    <message>
        <source>there is no %1: nothing of this competition was played yet</source>
        <translation>no hay %1: aún no se ha jugado nada de esta competición</translation>
    </message>
    <message>
        <source>%1 has tables that compute what they say; it was not written by Shinpan</source>
        <translation>%1 tiene tablas que calculan lo que dicen; no lo escribió Shinpan</translation>
    </message>
    <message>
        <source>%1 is not the record of a competition but another program&apos;s database; move it away, or give the competition&apos;s file another name</source>
        <translation>%1 no es el registro de una competición sino la base de datos de otro programa; muévalo, o dé otro nombre al archivo de la competición</translation>
    </message>
    <message>
        <source>%1 was written by a newer Shinpan (tables of version %2, this one knows %3); use that one</source>
        <translation>%1 lo escribió un Shinpan más nuevo (tablas de versión %2, este conoce %3); use ese</translation>
    </message>
    <message>
        <source>the alias of &quot;%1&quot; to &quot;%2&quot; is not two GTP words</source>
        <translation>el alias de &quot;%1&quot; a &quot;%2&quot; no son dos palabras GTP</translation>
    </message>
    <message>
        <source>%1.%2: %3</source>
        <translation>%1.%2: %3</translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation>falta o está vacío</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>no es un texto</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>no es ni verdadero ni falso</translation>
    </message>
    <message>
        <source>is not a list</source>
        <translation>no es una lista</translation>
    </message>
    <message>
        <source>holds something that is not a text</source>
        <translation>contiene algo que no es un texto</translation>
    </message>
    <message>
        <source>“%1” is not of the form %2</source>
        <translation>«%1» no tiene la forma %2</translation>
    </message>
    <message>
        <source>is not an object</source>
        <translation>no es un objeto</translation>
    </message>
    <message>
        <source>“%1” is not a time such as 30s or 2m; 0s means no limit</source>
        <translation>«%1» no es un tiempo como 30s o 2m; 0s significa sin límite</translation>
    </message>
    <message>
        <source>is not of the form {&quot;area&quot;: text, &quot;territory&quot;: text}</source>
        <translation>no tiene la forma {&quot;area&quot;: texto, &quot;territory&quot;: texto}</translation>
    </message>
    <message>
        <source>line %1 (byte %2): %3</source>
        <translation>línea %1 (byte %2): %3</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program (format %1)</source>
        <translation>lo escribió una versión más nueva de este programa (formato %1)</translation>
    </message>
    <message>
        <source>it is not a list of engines</source>
        <translation>no es una lista de motores</translation>
    </message>
    <message>
        <source>%1[%2].%3: is missing or empty</source>
        <translation>%1[%2].%3: falta o está vacío</translation>
    </message>
    <message>
        <source>%1.id: “%2” occurs twice</source>
        <translation>%1.id: «%2» aparece dos veces</translation>
    </message>
    <message>
        <source>%1: its folder cannot be created</source>
        <translation>%1: no se puede crear su carpeta</translation>
    </message>
    <message>
        <source>%1: it cannot be kept as %2: %3</source>
        <translation>%1: no se puede guardar como %2: %3</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is nearly full</source>
        <translation>no se puede escribir %1: el disco está casi lleno</translation>
    </message>
    <message>
        <source>an IPv6 address stands in brackets, as in [::1]:6800</source>
        <translation>una dirección IPv6 va entre corchetes, como en [::1]:6800</translation>
    </message>
    <message>
        <source>is not [HOST:]PORT, such as 6800 or 0.0.0.0:6800</source>
        <translation>no es [EQUIPO:]PUERTO, como 6800 o 0.0.0.0:6800</translation>
    </message>
    <message>
        <source>%1: not an address of this computer</source>
        <translation>%1: no es una dirección de este ordenador</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to score a game; it takes %2</source>
        <translation>&quot;%1&quot; no es una manera de contar una partida; admite %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice in the scoring ladder</source>
        <translation>&quot;%1&quot; aparece dos veces en la escala de recuento</translation>
    </message>
    <message>
        <source>there is no game in this GIB file</source>
        <translation>no hay ninguna partida en este archivo GIB</translation>
    </message>
    <message>
        <source>there is no move in this NGF file</source>
        <translation>no hay ninguna jugada en este archivo NGF</translation>
    </message>
    <message>
        <source>this UGF file is encrypted</source>
        <translation>este archivo UGF está cifrado</translation>
    </message>
    <message>
        <source>there is no game in this UGF file</source>
        <translation>no hay ninguna partida en este archivo UGF</translation>
    </message>
    <message>
        <source>this is not a record of Go but of game %1</source>
        <translation>esto no es una partida de go sino del juego %1</translation>
    </message>
    <message>
        <source>there is no SGF game in it: no &quot;(&quot; followed by a node</source>
        <translation>no hay ninguna partida SGF: ningún &quot;(&quot; seguido de un nodo</translation>
    </message>
    <message>
        <source>nothing in it was understood</source>
        <translation>no se entendió nada de lo que contiene</translation>
    </message>
    <message>
        <source>%1: these lists name each other</source>
        <translation>%1: estas listas se nombran unas a otras</translation>
    </message>
    <message>
        <source>%1: there is no test %2</source>
        <translation>%1: no hay ninguna prueba %2</translation>
    </message>
    <message>
        <source>%1: is the log of a conversation, not a suite</source>
        <translation>%1: es el registro de una conversación, no una serie</translation>
    </message>
    <message>
        <source>%1: there is no test in it</source>
        <translation>%1: no contiene ninguna prueba</translation>
    </message>
    <message>
        <source>line %1 is not a test result as --json prints it</source>
        <translation>la línea %1 no es un resultado de prueba como lo escribe --json</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>no está</translation>
    </message>
    <message>
        <source>the engine took &quot;%1&quot;, which makes no sense to us; its moves are not judged until the next game</source>
        <translation>el motor admitió &quot;%1&quot;, que no tiene sentido para nosotros; sus jugadas no se juzgan hasta la próxima partida</translation>
    </message>
    <message>
        <source>answered with the failure &quot;%1&quot;</source>
        <translation>respondió con el fallo &quot;%1&quot;</translation>
    </message>
    <message>
        <source>answered with &quot;%1&quot;, which is not a move</source>
        <translation>respondió con &quot;%1&quot;, que no es una jugada</translation>
    </message>
    <message>
        <source>%1: there are %2 records; no more are written</source>
        <translation>%1: hay %2 partidas; no se escriben más</translation>
    </message>
    <message>
        <source>a candidate needs at least one game</source>
        <translation>un candidato necesita al menos una partida</translation>
    </message>
    <message>
        <source>exploration must not be negative</source>
        <translation>exploration no debe ser negativo</translation>
    </message>
    <message>
        <source>a calibration has exactly one parameter</source>
        <translation>una calibración tiene exactamente un parámetro</translation>
    </message>
    <message>
        <source>a calibration needs a parameter with a range of numbers</source>
        <translation>una calibración necesita un parámetro con un intervalo de números</translation>
    </message>
    <message>
        <source>a calibration needs levels, such as [-100, 0, 100]</source>
        <translation>una calibración necesita niveles, como [-100, 0, 100]</translation>
    </message>
    <message>
        <source>games_per_candidate and precision must be above 0</source>
        <translation>games_per_candidate y precision deben ser mayores que 0</translation>
    </message>
    <message>
        <source>number_of_generations must be at least 1</source>
        <translation>number_of_generations debe ser al menos 1</translation>
    </message>
    <message>
        <source>samples_per_generation must be at least 1</source>
        <translation>samples_per_generation debe ser al menos 1</translation>
    </message>
    <message>
        <source>batch_size must be at least 1</source>
        <translation>batch_size debe ser al menos 1</translation>
    </message>
    <message>
        <source>elite_proportion must be above 0 and below 1</source>
        <translation>elite_proportion debe ser mayor que 0 y menor que 1</translation>
    </message>
    <message>
        <source>step_size must be above 0 and below 1</source>
        <translation>step_size debe ser mayor que 0 y menor que 1</translation>
    </message>
    <message>
        <source>it must be split into at least one part</source>
        <translation>hay que dividirlo en al menos una parte</translation>
    </message>
    <message>
        <source>its initial variance must not be negative</source>
        <translation>su varianza inicial no debe ser negativa</translation>
    </message>
    <message>
        <source>its step at the end must be above 0</source>
        <translation>su paso al final debe ser mayor que 0</translation>
    </message>
    <message>
        <source>its learning rate at the end must not be negative</source>
        <translation>su tasa de aprendizaje al final no debe ser negativa</translation>
    </message>
    <message>
        <source>its own value is outside the range</source>
        <translation>su propio valor está fuera del intervalo</translation>
    </message>
    <message>
        <source>its format is for numbers, but “%1” is none</source>
        <translation>su formato es para números, pero «%1» no lo es</translation>
    </message>
    <message>
        <source>there is no parameter to tune</source>
        <translation>no hay ningún parámetro que ajustar</translation>
    </message>
    <message>
        <source>there are two parameters named “%1”</source>
        <translation>hay dos parámetros llamados «%1»</translation>
    </message>
    <message>
        <source>parameter “%1”: %2</source>
        <translation>parámetro «%1»: %2</translation>
    </message>
    <message>
        <source>SPSA needs to know its number of games, two at least</source>
        <translation>SPSA necesita saber su número de partidas, dos al menos</translation>
    </message>
    <message>
        <source>A, alpha and gamma must not be negative</source>
        <translation>A, alpha y gamma no deben ser negativos</translation>
    </message>
    <message>
        <source>an update needs at least one pair of games</source>
        <translation>una actualización necesita al menos un par de partidas</translation>
    </message>
    <message>
        <source>parameter “%1”: SPSA needs numbers, it cannot step between choices</source>
        <translation>parámetro «%1»: SPSA necesita números, no puede dar pasos entre opciones</translation>
    </message>
    <message>
        <source>exploration_coefficient must not be negative</source>
        <translation>exploration_coefficient no debe ser negativo</translation>
    </message>
    <message>
        <source>initial_visits and initial_wins must be at least 1</source>
        <translation>initial_visits e initial_wins deben ser al menos 1</translation>
    </message>
    <message>
        <source>initial_wins cannot be more than initial_visits</source>
        <translation>initial_wins no puede ser mayor que initial_visits</translation>
    </message>
    <message>
        <source>max_depth must be at least 1</source>
        <translation>max_depth debe ser al menos 1</translation>
    </message>
    <message>
        <source>the splits make %1 cells, more than %2 cannot be searched</source>
        <translation>las divisiones dan %1 celdas, no se pueden recorrer más de %2</translation>
    </message>
    <message>
        <source>a format needs exactly one conversion for the value, such as %s or %.2f</source>
        <translation>un formato necesita exactamente una conversión para el valor, como %s o %.2f</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 es un archivo, no una carpeta</translation>
    </message>
    <message>
        <source>%1 is not empty; name a new folder</source>
        <translation>%1 no está vacía; nombre una carpeta nueva</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>no se puede crear %1</translation>
    </message>
    <message>
        <source>the LaTeX package psgo draws square boards of up to %1 lines; this one has %2×%3</source>
        <translation>el paquete LaTeX psgo dibuja tableros cuadrados de hasta %1 líneas; este tiene %2×%3</translation>
    </message>
    <message>
        <source>no machine is left</source>
        <translation>no queda ningún equipo</translation>
    </message>
    <message>
        <source>%1 tasks in a row have played nothing</source>
        <translation>%1 tareas seguidas no han jugado nada</translation>
    </message>
    <message>
        <source>%1 tasks in a row were lost; their logs are in %2</source>
        <translation>%1 tareas seguidas se perdieron; sus registros están en %2</translation>
    </message>
    <message>
        <source>stopped after the pairs of games that were begun</source>
        <translation>detenido tras los pares de partidas empezados</translation>
    </message>
    <message>
        <source>stopped after the games that were running</source>
        <translation>detenido tras las partidas en curso</translation>
    </message>
    <message>
        <source>stopped at once</source>
        <translation>detenido enseguida</translation>
    </message>
    <message>
        <source>the time of this run was up</source>
        <translation>se acabó el tiempo de esta serie</translation>
    </message>
    <message>
        <source>this run had its %1 games</source>
        <translation>esta serie tuvo sus %1 partidas</translation>
    </message>
    <message>
        <source>%1 games were left out, because their players are in quarantine: %2</source>
        <translation>se dejaron %1 partidas, porque sus jugadores están en cuarentena: %2</translation>
    </message>
    <message>
        <source>there are no openings left</source>
        <translation>no quedan aperturas</translation>
    </message>
    <message>
        <source>too many void games: none of this matchup was completed in this run before game %1 was void</source>
        <translation>demasiadas partidas anuladas: ninguna de este emparejamiento se completó en esta serie antes de que se anulara la partida %1</translation>
    </message>
    <message>
        <source>too many void games: game %1 is the second in a row of its matchup</source>
        <translation>demasiadas partidas anuladas: la partida %1 es la segunda seguida de su emparejamiento</translation>
    </message>
    <message>
        <source>too many void games: game %1 was void %2 times</source>
        <translation>demasiadas partidas anuladas: la partida %1 se anuló %2 veces</translation>
    </message>
    <message>
        <source>did not leave after quit</source>
        <translation>no se fue tras quit</translation>
    </message>
    <message>
        <source>broke down on quit: %1</source>
        <translation>se vino abajo con quit: %1</translation>
    </message>
    <message>
        <source>the referee</source>
        <translation>el árbitro</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has results of other settings, which cannot be counted together: %2. Set them back, begin a new series, or give the file another name</source>
        <translation>%1 tiene resultados de otros ajustes, que no se pueden contar juntos: %2. Devuélvalos a como estaban, empiece una serie nueva o dé otro nombre al archivo</translation>
    </message>
    <message>
        <source>its games were played with other settings: %1</source>
        <translation>sus partidas se jugaron con otros ajustes: %1</translation>
    </message>
    <message>
        <source>it does not say with which settings its games were played; an earlier version wrote it</source>
        <translation>no dice con qué ajustes se jugaron sus partidas; lo escribió una versión anterior</translation>
    </message>
    <message>
        <source>it has a game without a number</source>
        <translation>tiene una partida sin número</translation>
    </message>
    <message>
        <source>it has game %1 twice, so it is of more than one match</source>
        <translation>tiene la partida %1 dos veces, así que es de más de un encuentro</translation>
    </message>
    <message>
        <source>%1:%2: this is no whole game and is not counted</source>
        <translation>%1:%2: no es una partida entera y no se cuenta</translation>
    </message>
    <message>
        <source>%1:%2: cannot go on with this match: %3</source>
        <translation>%1:%2: no se puede continuar este encuentro: %3</translation>
    </message>
    <message>
        <source>is missing; each [[account]] is a name on the server and who plays under it</source>
        <translation>falta; cada [[account]] es un nombre en el servidor y quién juega con él</translation>
    </message>
    <message>
        <source>“%1” occurs twice; the server takes a name once</source>
        <translation>«%1» aparece dos veces; el servidor admite un nombre una vez</translation>
    </message>
    <message>
        <source>“%1” cannot be a name on the server; it takes 3 to 18 letters, digits, dots, hyphens and underscores, and begins with no digit</source>
        <translation>«%1» no puede ser un nombre en el servidor; admite de 3 a 18 letras, cifras, puntos, guiones y guiones bajos, y no empieza por una cifra</translation>
    </message>
    <message>
        <source>is missing; it takes host:port, such as &quot;yss-aya.com:6809&quot;</source>
        <translation>falta; admite equipo:puerto, como &quot;yss-aya.com:6809&quot;</translation>
    </message>
    <message>
        <source>it takes host:port</source>
        <translation>admite equipo:puerto</translation>
    </message>
    <message>
        <source>it takes &quot;cgos&quot; or a rule set such as &quot;Tromp-Taylor&quot;</source>
        <translation>admite &quot;cgos&quot; o unas reglas como &quot;Tromp-Taylor&quot;</translation>
    </message>
    <message>
        <source>is missing; it takes the id of a [[player]]</source>
        <translation>falta; admite el id de un [[player]]</translation>
    </message>
    <message>
        <source>“%1” is not the id of a [[player]]</source>
        <translation>«%1» no es el id de un [[player]]</translation>
    </message>
    <message>
        <source>“%1” is not a set of processors; it takes a text for each slot, such as &quot;0-3&quot; or &quot;4,6&quot;</source>
        <translation>«%1» no es un conjunto de procesadores; admite un texto por lugar, como &quot;0-3&quot; o &quot;4,6&quot;</translation>
    </message>
    <message>
        <source>is too long: files are named after it, and %1 characters are the most</source>
        <translation>es demasiado largo: hay archivos que llevan su nombre, y %1 caracteres son el máximo</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; it takes letters, digits and -!$%&amp;*+.:;&lt;=&gt;?^_~#, without blanks</source>
        <translation>«%1» no puede ser un id; admite letras, cifras y -!$%&amp;*+.:;&lt;=&gt;?^_~#, sin blancos</translation>
    </message>
    <message>
        <source>“%1” is taken already</source>
        <translation>«%1» ya está ocupado</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes a number or &quot;%2&quot;</source>
        <translation>«%1» no se conoce; admite un número o &quot;%2&quot;</translation>
    </message>
    <message>
        <source>is missing; it takes %1</source>
        <translation>falta; admite %1</translation>
    </message>
    <message>
        <source>this type needs a number of games, 1 or more</source>
        <translation>este tipo necesita un número de partidas, 1 o más</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>va con %1</translation>
    </message>
    <message>
        <source>is missing; it takes a table with elo0 and elo1, [sprt]</source>
        <translation>falta; admite una tabla con elo0 y elo1, [sprt]</translation>
    </message>
    <message>
        <source>an SPRT match has exactly two players</source>
        <translation>un encuentro SPRT tiene exactamente dos jugadores</translation>
    </message>
    <message>
        <source>a competition has two players or more, each a table [[player]] with id and command</source>
        <translation>una competición tiene dos jugadores o más, cada uno una tabla [[player]] con id y command</translation>
    </message>
    <message>
        <source>there must be fewer %1 than players (%2)</source>
        <translation>debe haber menos %1 que jugadores (%2)</translation>
    </message>
    <message>
        <source>does not go with a handicap: it is the openings that say what stands on the board, and those from SGF may set stones up</source>
        <translation>no va con un hándicap: son las aperturas las que dicen qué hay en el tablero, y las de SGF pueden colocar piedras</translation>
    </message>
    <message>
        <source>is missing; a scorer asks a referee, which takes a table [referee] with its command</source>
        <translation>falta; un modo de contar pregunta a un árbitro, que es una tabla [referee] con su orden</translation>
    </message>
    <message>
        <source>no scorer asks it</source>
        <translation>ningún modo de contar lo pregunta</translation>
    </message>
    <message>
        <source>; did you mean “%1”?</source>
        <translation>; ¿quiso decir «%1»?</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>un texto entre comillas</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un número entero de %1 a %2</translation>
    </message>
    <message>
        <source>%1 is out of range; it takes %2</source>
        <translation>%1 está fuera de límites; admite %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>“%1” is no time; it takes &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; or a number of seconds, up to 1000 hours</source>
        <translation>«%1» no es un tiempo; admite &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; o un número de segundos, hasta 1000 horas</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>una lista de textos entre comillas</translation>
    </message>
    <message>
        <source>holds %1; it takes %2</source>
        <translation>contiene %1; admite %2</translation>
    </message>
    <message>
        <source>a table such as { NAME = &quot;value&quot; }</source>
        <translation>una tabla como { NAME = &quot;value&quot; }</translation>
    </message>
    <message>
        <source>a table, [%1]</source>
        <translation>una tabla, [%1]</translation>
    </message>
    <message>
        <source>tables, [[%1]]</source>
        <translation>tablas, [[%1]]</translation>
    </message>
    <message>
        <source>there are %1; %2 are the most</source>
        <translation>hay %1; %2 son el máximo</translation>
    </message>
    <message>
        <source>is %1; it takes %2</source>
        <translation>es %1; admite %2</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes %2%3</source>
        <translation>«%1» no se conoce; admite %2%3</translation>
    </message>
    <message>
        <source>; there are %1</source>
        <translation>; hay %1</translation>
    </message>
    <message>
        <source>no such setting%1</source>
        <translation>no existe ese ajuste%1</translation>
    </message>
    <message>
        <source>“%1” is not understood; %2</source>
        <translation>«%1» no se entiende; %2</translation>
    </message>
    <message>
        <source>%1 stones are not possible; a board of %2x%3 takes %4 where handicap_style is &quot;%5&quot;</source>
        <translation>%1 piedras no son posibles; un tablero de %2x%3 admite %4 con handicap_style &quot;%5&quot;</translation>
    </message>
    <message>
        <source>it takes a number from %1 to %2, or columns and rows such as &quot;13x9&quot;</source>
        <translation>admite un número de %1 a %2, o columnas y filas como &quot;13x9&quot;</translation>
    </message>
    <message>
        <source>it takes %1, or fields as KataGo&apos;s: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</source>
        <translation>admite %1, o campos como los de KataGo: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</translation>
    </message>
    <message>
        <source>it takes %1</source>
        <translation>admite %1</translation>
    </message>
    <message>
        <source>“%1” asks a person, and there is none</source>
        <translation>«%1» pregunta a una persona, y no hay ninguna</translation>
    </message>
    <message>
        <source>is missing; it takes the name of a file with a host a line, such as &quot;4/anna@north&quot;</source>
        <translation>falta; admite el nombre de un archivo con un equipo por línea, como &quot;4/anna@north&quot;</translation>
    </message>
    <message>
        <source>it takes the ids of two players, [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>admite los id de dos jugadores, [&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>there is no player “%1”%2</source>
        <translation>no hay ningún jugador «%1»%2</translation>
    </message>
    <message>
        <source>is missing; a playoff has one table or more, [[matchup]], with players = [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>falta; un encuentro decisivo tiene una tabla o más, [[matchup]], con players = [&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>it takes a path</source>
        <translation>admite una ruta</translation>
    </message>
    <message>
        <source>belongs to lines = &quot;sampled&quot;</source>
        <translation>va con lines = &quot;sampled&quot;</translation>
    </message>
    <message>
        <source>a source of openings has one of sgf, moves_file, moves, random_plies and index</source>
        <translation>una fuente de aperturas tiene uno de sgf, moves_file, moves, random_plies e index</translation>
    </message>
    <message>
        <source>it has changed; index it anew</source>
        <translation>ha cambiado; indéxelo de nuevo</translation>
    </message>
    <message>
        <source>no position after %1 moves was won by both colours %2 times; ask for fewer wins or moves</source>
        <translation>ninguna posición tras %1 jugadas la han ganado %2 veces ambos colores; pida menos victorias o jugadas</translation>
    </message>
    <message>
        <source>is missing or empty; it takes the engine&apos;s command line, such as &quot;gnugo --mode gtp&quot;, or tcp://host:port</source>
        <translation>falta o está vacío; admite la línea de órdenes del motor, como &quot;gnugo --mode gtp&quot;, o tcp://host:port</translation>
    </message>
    <message>
        <source>an engine that listens takes none</source>
        <translation>un motor que escucha no admite ninguna</translation>
    </message>
    <message>
        <source>“%1” is not a GTP command; it takes a list of commands, each a text or the list of its words</source>
        <translation>«%1» no es una orden GTP; admite una lista de órdenes, cada una un texto o la lista de sus palabras</translation>
    </message>
    <message>
        <source>“%1” cannot be a variable&apos;s name</source>
        <translation>«%1» no puede ser el nombre de una variable</translation>
    </message>
    <message>
        <source>“%1” = “%2” is not a pair of GTP commands</source>
        <translation>«%1» = «%2» no es un par de órdenes GTP</translation>
    </message>
    <message>
        <source>“%1” is neither area nor territory</source>
        <translation>«%1» no es area ni territory</translation>
    </message>
    <message>
        <source>it takes a size such as 512M or 4G</source>
        <translation>admite un tamaño como 512M o 4G</translation>
    </message>
    <message>
        <source>“%1” is not the id of an earlier player</source>
        <translation>«%1» no es el id de un jugador anterior</translation>
    </message>
    <message>
        <source>scale = &quot;choice&quot; needs a list of texts or numbers</source>
        <translation>scale = &quot;choice&quot; necesita una lista de textos o números</translation>
    </message>
    <message>
        <source>is missing; a parameter has low and high, or scale = &quot;choice&quot; and choices</source>
        <translation>falta; un parámetro tiene low y high, o scale = &quot;choice&quot; y choices</translation>
    </message>
    <message>
        <source>“%1” is none of the choices</source>
        <translation>«%1» no es ninguna de las opciones</translation>
    </message>
    <message>
        <source>“%1” is not within the range</source>
        <translation>«%1» no está dentro del intervalo</translation>
    </message>
    <message>
        <source>a parameter has a name of letters, digits, “_”, “-” and “.”, which stands in braces in the command of the first player</source>
        <translation>un parámetro tiene un nombre de letras, cifras, «_», «-» y «.», que está entre llaves en la orden del primer jugador</translation>
    </message>
    <message>
        <source>“{%1}” stands nowhere in the command, environment or start-up commands of the first player, which is tuned</source>
        <translation>«{%1}» no aparece en la orden, el entorno ni las órdenes de inicio del primer jugador, que es el que se ajusta</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it</source>
        <translation>SPSA necesita un número de partidas: sus pasos dependen de él</translation>
    </message>
    <message>
        <source>SPSA plays the first player against itself; there is to be no other</source>
        <translation>SPSA hace jugar al primer jugador contra sí mismo; no debe haber ningún otro</translation>
    </message>
    <message>
        <source>it takes Elo from -%1 to %1, as numbers in a list</source>
        <translation>admite Elo de -%1 a %1, como números en una lista</translation>
    </message>
    <message>
        <source>must be above elo0</source>
        <translation>debe ser mayor que elo0</translation>
    </message>
    <message>
        <source>is missing; a control file has competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; or &apos;ce_tuner&apos;</source>
        <translation>falta; un archivo de control tiene competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; o &apos;ce_tuner&apos;</translation>
    </message>
    <message>
        <source>is none of &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; and &apos;ce_tuner&apos;</source>
        <translation>no es ninguno de &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; y &apos;ce_tuner&apos;</translation>
    </message>
    <message>
        <source>a tuner has a function of this name, which makes a Player(…) of its parameters</source>
        <translation>un ajuste automático tiene una función con este nombre, que hace un Player(…) de sus parámetros</translation>
    </message>
    <message>
        <source>holds %1; it takes Matchup(…)</source>
        <translation>contiene %1; admite Matchup(…)</translation>
    </message>
    <message>
        <source>“%1” occurs twice</source>
        <translation>«%1» aparece dos veces</translation>
    </message>
    <message>
        <source>a control file has players = { &apos;ID&apos; : Player(…) }</source>
        <translation>un archivo de control tiene players = { &apos;ID&apos; : Player(…) }</translation>
    </message>
    <message>
        <source>“%1” is %2; it takes Player(…)</source>
        <translation>«%1» es %2; admite Player(…)</translation>
    </message>
    <message>
        <source>there is no player “%1”</source>
        <translation>no hay ningún jugador «%1»</translation>
    </message>
    <message>
        <source>is missing or empty; it takes a list</source>
        <translation>falta o está vacío; admite una lista</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>has more than %1 arguments without a name</source>
        <translation>tiene más de %1 argumentos sin nombre</translation>
    </message>
    <message>
        <source>has no argument “%1”</source>
        <translation>no tiene el argumento «%1»</translation>
    </message>
    <message>
        <source>is neither &apos;players&apos; nor &apos;internal&apos;</source>
        <translation>no es &apos;players&apos; ni &apos;internal&apos;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>una tabla</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>una fecha u hora</translation>
    </message>
    <message>
        <source>plays on %1×%1 only</source>
        <translation>solo juega en %1×%1</translation>
    </message>
    <message>
        <source>plays on boards of %1 to %2 lines</source>
        <translation>juega en tableros de %1 a %2 líneas</translation>
    </message>
    <message>
        <source>takes a komi in steps of %1 only</source>
        <translation>solo admite el komi en pasos de %1</translation>
    </message>
    <message>
        <source>what is known of it</source>
        <translation>lo que se sabe de él</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Conocido</translation>
    </message>
    <message>
        <source>seen again: %1</source>
        <translation>visto de nuevo: %1</translation>
    </message>
    <message>
        <source>not asked: %1</source>
        <translation>no preguntado: %1</translation>
    </message>
    <message>
        <source>not seen: %1</source>
        <translation>no visto: %1</translation>
    </message>
    <message>
        <source>known since %1, not seen: %2</source>
        <translation>conocido desde %1, no visto: %2</translation>
    </message>
    <message>
        <source>this is not what &quot;shinpan-cli check --json&quot; writes</source>
        <translation>esto no es lo que escribe &quot;shinpan-cli check --json&quot;</translation>
    </message>
    <message>
        <source>its settings cannot be told without what is private: %1; keep some of it</source>
        <translation>sus ajustes no se pueden dar sin lo que es privado: %1; conserve parte de ello</translation>
    </message>
    <message>
        <source>%1 is being played; seal it when it is over, or stop it first</source>
        <translation>%1 se está jugando; séllela cuando acabe, o deténgala antes</translation>
    </message>
    <message>
        <source>it is not a bundle, or not a whole one</source>
        <translation>no es un paquete sellado, o no está entero</translation>
    </message>
    <message>
        <source>it says that it has %1 entries; no bundle has more than %2</source>
        <translation>dice que tiene %1 entradas; ningún paquete tiene más de %2</translation>
    </message>
    <message>
        <source>entry &quot;%1&quot;: %2</source>
        <translation>entrada &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>está cifrado</translation>
    </message>
    <message>
        <source>it is packed in another way than by deflate</source>
        <translation>está comprimido de otro modo que con deflate</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>no se conoce su tamaño</translation>
    </message>
    <message>
        <source>the archive is damaged: %1</source>
        <translation>el archivo comprimido está dañado: %1</translation>
    </message>
    <message>
        <source>nothing in a bundle has such a name</source>
        <translation>nada de un paquete sellado tiene un nombre así</translation>
    </message>
    <message>
        <source>it unpacks to more than any bundle of its size</source>
        <translation>al descomprimirse es mayor que cualquier paquete de su tamaño</translation>
    </message>
    <message>
        <source>its size is not what it says</source>
        <translation>su tamaño no es el que dice</translation>
    </message>
    <message>
        <source>its manifest was not written by Shinpan</source>
        <translation>su manifiesto no lo escribió Shinpan</translation>
    </message>
    <message>
        <source>its format is &quot;%1&quot;; this Shinpan knows %2</source>
        <translation>su formato es &quot;%1&quot;; este Shinpan conoce %2</translation>
    </message>
    <message>
        <source>%1 is not what was sealed</source>
        <translation>%1 no es lo que se selló</translation>
    </message>
    <message>
        <source>it has two entries &quot;%1&quot;</source>
        <translation>tiene dos entradas &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it has no manifest, so it is not a sealed competition</source>
        <translation>no tiene manifiesto, así que no es una competición sellada</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>«%1» no es ninguno de %2</translation>
    </message>
    <message>
        <source>knows commands that it does not list.</source>
        <translation>conoce órdenes que no anuncia.</translation>
    </message>
    <message>
        <source>plays on the one size that it was built for, usually 19×19.</source>
        <translation>juega en el único tamaño para el que se compiló, normalmente 19×19.</translation>
    </message>
    <message>
        <source>keeps the stones for the same size again.</source>
        <translation>conserva las piedras si se repite el mismo tamaño.</translation>
    </message>
    <message>
        <source>answers final_score with the middle of 1024 games that it plays out by chance.</source>
        <translation>responde a final_score con la mediana de 1024 partidas que juega al azar.</translation>
    </message>
    <message>
        <source>changes its game with these commands in a way that only it knows.</source>
        <translation>cambia su partida con estas órdenes de un modo que solo él conoce.</translation>
    </message>
    <message>
        <source>reads or writes the file that these commands name.</source>
        <translation>lee o escribe el archivo que nombran estas órdenes.</translation>
    </message>
    <message>
        <source>takes time settings before the first move only, unless they are those that it has.</source>
        <translation>solo admite ajustes de tiempo antes de la primera jugada, salvo que sean los que ya tiene.</translation>
    </message>
    <message>
        <source>empties the board for the same size again.</source>
        <translation>vacía el tablero si se repite el mismo tamaño.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi and handicap.</source>
        <translation>toma el komi y el hándicap de una partida.</translation>
    </message>
    <message>
        <source>goes back to the rules that it was started with, whatever a record&apos;s RU says.</source>
        <translation>vuelve a las reglas con las que se inició, diga lo que diga el RU de una partida.</translation>
    </message>
    <message>
        <source>scores the board as it stands, and only where its rules say that the dead are captured.</source>
        <translation>cuenta el tablero como está, y solo donde sus reglas dicen que se capturen las muertas.</translation>
    </message>
    <message>
        <source>is only asked with these commands.</source>
        <translation>solo se le pregunta con estas órdenes.</translation>
    </message>
    <message>
        <source>is told the game with these commands, as their words say.</source>
        <translation>se le dice la partida con estas órdenes, como dicen sus palabras.</translation>
    </message>
    <message>
        <source>writes the file that these commands name, and answers with it where they name none or a dash.</source>
        <translation>escribe el archivo que nombran estas órdenes, y responde con él donde no nombran ninguno o un guion.</translation>
    </message>
    <message>
        <source>speaks GTP only when its command line says so.</source>
        <translation>habla GTP solo cuando lo dice su línea de órdenes.</translation>
    </message>
    <message>
        <source>is told Chinese or Japanese rules on its command line, and by no command.</source>
        <translation>se le dicen las reglas chinas o japonesas en su línea de órdenes, y con ninguna orden.</translation>
    </message>
    <message>
        <source>counts territory unless its command line says otherwise.</source>
        <translation>cuenta territorio salvo que su línea de órdenes diga otra cosa.</translation>
    </message>
    <message>
        <source>counting area, gives White a point for each handicap stone.</source>
        <translation>al contar por área, da a Blanco un punto por cada piedra de hándicap.</translation>
    </message>
    <message>
        <source>refuses every suicide unless its command line allows it.</source>
        <translation>rechaza todo suicidio salvo que su línea de órdenes lo permita.</translation>
    </message>
    <message>
        <source>takes suicide of several stones, but not of one, with --allow-suicide.</source>
        <translation>admite el suicidio de varias piedras, pero no de una, con --allow-suicide.</translation>
    </message>
    <message>
        <source>takes the suicide of a lone stone only with --allow-all-suicide.</source>
        <translation>admite el suicidio de una piedra sola solo con --allow-all-suicide.</translation>
    </message>
    <message>
        <source>is told on its command line which suicide is legal, and by no command.</source>
        <translation>se le dice en su línea de órdenes qué suicidio es legal, y con ninguna orden.</translation>
    </message>
    <message>
        <source>takes square boards from 1×1 to 19×19.</source>
        <translation>admite tableros cuadrados de 1×1 a 19×19.</translation>
    </message>
    <message>
        <source>takes whole seconds only.</source>
        <translation>solo admite segundos enteros.</translation>
    </message>
    <message>
        <source>takes a line of more than 1000 bytes for several commands.</source>
        <translation>toma una línea de más de 1000 bytes por varias órdenes.</translation>
    </message>
    <message>
        <source>puts a fixed handicap on the fourth line of a 12×12 board, where GTP has the third.</source>
        <translation>pone un hándicap fijo en la cuarta línea de un tablero de 12×12, donde GTP quiere la tercera.</translation>
    </message>
    <message>
        <source>keeps the free handicap stones that stand before the one that it refuses.</source>
        <translation>conserva las piedras de hándicap libre que van antes de la que rechaza.</translation>
    </message>
    <message>
        <source>puts the handicap stones that a record&apos;s HA counts on the board by itself where no AB does and White begins.</source>
        <translation>pone él mismo en el tablero las piedras de hándicap que cuenta el HA de una partida donde ningún AB lo hace y Blanco empieza.</translation>
    </message>
    <message>
        <source>takes a record&apos;s handicap for none where its stones are set up with AB, and counts area without the points for it.</source>
        <translation>no toma por tal el hándicap de una partida donde sus piedras se colocan con AB, y cuenta el área sin los puntos por él.</translation>
    </message>
    <message>
        <source>ignores the AE of a record&apos;s set-up.</source>
        <translation>ignora los AE de la colocación de una partida.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 5.5 where it names none.</source>
        <translation>toma el komi de una partida, y 5.5 donde no nombra ninguno.</translation>
    </message>
    <message>
        <source>leaves out the moves of a record that it takes for illegal, and says nothing of it.</source>
        <translation>omite las jugadas de una partida que toma por ilegales, y no dice nada.</translation>
    </message>
    <message>
        <source>keeps the rules of its command line, whatever a record&apos;s RU says.</source>
        <translation>conserva las reglas de su línea de órdenes, diga lo que diga el RU de una partida.</translation>
    </message>
    <message>
        <source>adds the prisoners to the komi of the record that it writes, which holds the last position and no moves.</source>
        <translation>suma los prisioneros al komi de la partida que escribe, que contiene la última posición y ninguna jugada.</translation>
    </message>
    <message>
        <source>says in the record of a handicap game that Black is to play, and reads such a record back as an even game.</source>
        <translation>dice en una partida con hándicap que le toca a Negro, y vuelve a leerla como una partida sin hándicap.</translation>
    </message>
    <message>
        <source>repeats its last final_score after another komi, also over passes, until a stone is played.</source>
        <translation>repite su último final_score tras otro komi, también tras pases, hasta que se juega una piedra.</translation>
    </message>
    <message>
        <source>repeats its last final_score also for another game with the same stones.</source>
        <translation>repite su último final_score también en otra partida con las mismas piedras.</translation>
    </message>
    <message>
        <source>counts no eyes in seki, even by area.</source>
        <translation>no cuenta ojos en seki, ni siquiera por área.</translation>
    </message>
    <message>
        <source>estimates by estimate_score a seki as if one side of it were dead, and says that it is certain.</source>
        <translation>estima con estimate_score un seki como si un lado estuviera muerto, y dice que es seguro.</translation>
    </message>
    <message>
        <source>plays the neutral points out in turn before it counts area: with an odd number of them whoever did not move last has one more.</source>
        <translation>juega por turno los puntos neutros antes de contar el área: con un número impar de ellos, quien no hizo la última jugada tiene uno más.</translation>
    </message>
    <message>
        <source>chooses with reg_genmove as a program just started would, which is often another move than genmove&apos;s.</source>
        <translation>elige con reg_genmove como lo haría un programa recién iniciado, lo que suele ser otra jugada que la de genmove.</translation>
    </message>
    <message>
        <source>tells its processor time since it was started.</source>
        <translation>dice su tiempo de procesador desde que se inició.</translation>
    </message>
    <message>
        <source>plays a move with these commands.</source>
        <translation>hace una jugada con estas órdenes.</translation>
    </message>
    <message>
        <source>answers these commands line by line.</source>
        <translation>responde a estas órdenes línea por línea.</translation>
    </message>
    <message>
        <source>ends these commands at any further line.</source>
        <translation>termina estas órdenes con cualquier línea nueva.</translation>
    </message>
    <message>
        <source>ends these commands by itself, or at any further line.</source>
        <translation>termina estas órdenes por sí mismo, o con cualquier línea nueva.</translation>
    </message>
    <message>
        <source>takes boards of 2 to 19 columns and rows unless it was built for more.</source>
        <translation>admite tableros de 2 a 19 columnas y filas salvo que se compilara para más.</translation>
    </message>
    <message>
        <source>takes whole and half points of komi only, up to 400.</source>
        <translation>solo admite puntos enteros y medios de komi, hasta 400.</translation>
    </message>
    <message>
        <source>takes fractions of a second, and lists byoyomi and fischer-capped where its document has byo-yomi and nothing.</source>
        <translation>admite fracciones de segundo, y anuncia byoyomi y fischer-capped donde su documento tiene byo-yomi y nada.</translation>
    </message>
    <message>
        <source>has friends pass by Chinese, AGA and New Zealand rules, but not by Japanese and Korean ones, whatever its document says.</source>
        <translation>deja que los amigos pasen con las reglas chinas, AGA y neozelandesas, pero no con las japonesas y coreanas, diga lo que diga su documento.</translation>
    </message>
    <message>
        <source>refuses territory with a button, and what else its network was not taught.</source>
        <translation>rechaza el territorio con botón, y lo demás que no se enseñó a su red.</translation>
    </message>
    <message>
        <source>takes suicide of several stones for legal in play whatever its rules, and never that of one.</source>
        <translation>toma en juego por legal el suicidio de varias piedras sean cuales sean sus reglas, y nunca el de una.</translation>
    </message>
    <message>
        <source>takes Black&apos;s stones before White&apos;s first move for a handicap, however they were put there.</source>
        <translation>toma por hándicap las piedras de Negro antes de la primera jugada de Blanco, se pusieran como se pusieran.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and keeps its own where it names none.</source>
        <translation>toma el komi de una partida, y conserva el suyo donde no nombra ninguno.</translation>
    </message>
    <message>
        <source>keeps the rules of the record before, or those that it was told, where a record has no RU.</source>
        <translation>conserva las reglas de la partida anterior, o las que se le dijeron, donde una partida no tiene RU.</translation>
    </message>
    <message>
        <source>refuses a record that sets stones up after its first node.</source>
        <translation>rechaza una partida que coloca piedras después de su primer nodo.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search: before two passes, and after them wherever its rules let friends pass with dead stones on the board.</source>
        <translation>responde a final_score con una estimación de su búsqueda: antes de dos pases, y después de ellos donde sus reglas dejan pasar a los amigos con piedras muertas en el tablero.</translation>
    </message>
    <message>
        <source>estimates the score by territory until the clean-up is over, and in a seki from one pass to the next otherwise.</source>
        <translation>estima la puntuación por territorio hasta que acaba la limpieza, y en un seki de otro modo de un pase a otro.</translation>
    </message>
    <message>
        <source>ends an analysis at any line, an empty one too.</source>
        <translation>termina un análisis con cualquier línea, también vacía.</translation>
    </message>
    <message>
        <source>chooses the same moves with kata-genmove_analyze as with genmove, and ends its answer with the move.</source>
        <translation>elige las mismas jugadas con kata-genmove_analyze que con genmove, y termina su respuesta con la jugada.</translation>
    </message>
    <message>
        <source>tells no noResultValue of the whole position, only of each move.</source>
        <translation>no dice el noResultValue de toda la posición, solo de cada jugada.</translation>
    </message>
    <message>
        <source>tells the time on the wall that its moves took as its processor time.</source>
        <translation>dice como tiempo de procesador el tiempo de reloj que llevaron sus jugadas.</translation>
    </message>
    <message>
        <source>leaves analyses and cancelled searches out of its processor time.</source>
        <translation>deja fuera de su tiempo de procesador los análisis y las búsquedas canceladas.</translation>
    </message>
    <message>
        <source>warns that its configuration has a setting that it does not know, such as one that is misspelt, and plays without it.</source>
        <translation>avisa de que su configuración tiene un ajuste que no conoce, como uno mal escrito, y juega sin él.</translation>
    </message>
    <message>
        <source>warns that its network does not know the rules of a record, and plays by others.</source>
        <translation>avisa de que su red no conoce las reglas de una partida, y juega con otras.</translation>
    </message>
    <message>
        <source>counts area as Tromp and Taylor do, takes every stone for alive, and gives White a point for each handicap stone.</source>
        <translation>cuenta el área como Tromp y Taylor, toma toda piedra por viva, y da a Blanco un punto por cada piedra de hándicap.</translation>
    </message>
    <message>
        <source>knows no rules but its own, and is told them by nothing.</source>
        <translation>no conoce más reglas que las suyas, y nada le dice otras.</translation>
    </message>
    <message>
        <source>takes every suicide for legal, of a lone stone too, and every ko.</source>
        <translation>toma por legal todo suicidio, también el de una piedra sola, y todo ko.</translation>
    </message>
    <message>
        <source>plays on 19×19 alone.</source>
        <translation>solo juega en 19×19.</translation>
    </message>
    <message>
        <source>takes whole seconds only, and half an hour a side for no limit.</source>
        <translation>solo admite segundos enteros, y media hora por lado para «sin límite».</translation>
    </message>
    <message>
        <source>takes the beginning of a line for a command, so that what it does not know may do something else.</source>
        <translation>toma el principio de una línea por una orden, de modo que lo que no conoce puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>makes small letters of the name of a file that it writes, but not of one that it reads.</source>
        <translation>pone en minúsculas el nombre de un archivo que escribe, pero no el de uno que lee.</translation>
    </message>
    <message>
        <source>takes back with a move the komi that was told since the position before it: after an undo to an empty board it is the one from before clear_board.</source>
        <translation>retira con una jugada el komi que se le dijo desde la posición anterior: tras un undo hasta un tablero vacío, al deshacer vuelve al de antes de clear_board.</translation>
    </message>
    <message>
        <source>wants an empty board for a handicap, and does not look whether it is.</source>
        <translation>quiere un tablero vacío para un hándicap, y no mira si lo está.</translation>
    </message>
    <message>
        <source>writes free handicap stones into its record as Black&apos;s moves, and counts them as a handicap all the same.</source>
        <translation>escribe en su partida las piedras de hándicap libre como jugadas de Negro, y las cuenta igualmente como hándicap.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 7.5 where it names none.</source>
        <translation>toma el komi de una partida, y 7.5 donde no nombra ninguno.</translation>
    </message>
    <message>
        <source>writes a winner into a record of a game that goes on, and an hour a side that nobody set.</source>
        <translation>escribe un ganador en una partida que sigue, y una hora por lado que nadie fijó.</translation>
    </message>
    <message>
        <source>leaves the moves that were taken back in its record.</source>
        <translation>deja en su partida las jugadas que se retiraron.</translation>
    </message>
    <message>
        <source>counts the board as it stands, in the middle of a game as at its end, with all stones alive.</source>
        <translation>cuenta el tablero como está, en mitad de una partida como a su final, con todas las piedras vivas.</translation>
    </message>
    <message>
        <source>never names a dead stone, nor one in seki.</source>
        <translation>no nombra nunca una piedra muerta, ni una en seki.</translation>
    </message>
    <message>
        <source>ends an analysis at any line.</source>
        <translation>termina un análisis con cualquier línea.</translation>
    </message>
    <message>
        <source>says nothing in an analysis that names no interval, or one of 0.</source>
        <translation>no dice nada en un análisis que no nombra un intervalo, o uno de 0.</translation>
    </message>
    <message>
        <source>does not end its answer to lz-genmove_analyze while it ponders, but goes on for its opponent until the next line.</source>
        <translation>no termina su respuesta a lz-genmove_analyze mientras piensa en el turno ajeno, sino que sigue por su rival hasta la línea siguiente.</translation>
    </message>
    <message>
        <source>chooses the same moves with lz-genmove_analyze as with genmove, and ends its answer with the move unless it ponders.</source>
        <translation>elige las mismas jugadas con lz-genmove_analyze que con genmove, y termina su respuesta con la jugada salvo que piense en el turno ajeno.</translation>
    </message>
    <message>
        <source>may play a move that its last report in lz-genmove_analyze does not list.</source>
        <translation>puede hacer una jugada que su último informe de lz-genmove_analyze no cita.</translation>
    </message>
    <message>
        <source>takes square boards up to 19×19.</source>
        <translation>admite tableros cuadrados de hasta 19×19.</translation>
    </message>
    <message>
        <source>takes the rules of KGS by kgs-rules, and refuses Korean ones.</source>
        <translation>toma las reglas de KGS con kgs-rules, y rechaza las coreanas.</translation>
    </message>
    <message>
        <source>gives White a point for each handicap stone by Chinese rules.</source>
        <translation>da a Blanco un punto por cada piedra de hándicap con las reglas chinas.</translation>
    </message>
    <message>
        <source>refuses to score a board before everything on it is settled.</source>
        <translation>se niega a contar un tablero antes de que todo esté resuelto en él.</translation>
    </message>
    <message>
        <source>counts an eye in a seki as territory by Japanese rules, because it derives that score from the area.</source>
        <translation>cuenta como territorio un ojo en seki con las reglas japonesas, porque deduce esa puntuación del área.</translation>
    </message>
    <message>
        <source>is off by Japanese rules where both sides have not played in turn, as in a position that was set up: it derives that score from the area, the last mover and the passes.</source>
        <translation>se equivoca con las reglas japonesas donde los dos lados no han jugado por turno, como en una posición colocada: deduce esa puntuación del área, la última jugada y los pases.</translation>
    </message>
    <message>
        <source>ends an analysis at the next command, and not at an empty line.</source>
        <translation>termina un análisis con la orden siguiente, y no con una línea vacía.</translation>
    </message>
    <message>
        <source>warns that it stops thinking early because its tree is full.</source>
        <translation>avisa de que deja pronto de pensar porque su árbol está lleno.</translation>
    </message>
    <message>
        <source>warns that a move before the one that it chooses broke superko.</source>
        <translation>avisa de que una jugada anterior a la que elige infringió el superko.</translation>
    </message>
    <message>
        <source>says yes to a size that it cannot play on, and keeps the one that it had.</source>
        <translation>dice que sí a un tamaño en que no puede jugar, y conserva el que tenía.</translation>
    </message>
    <message>
        <source>takes any word for a komi, and what is no number for 0.</source>
        <translation>toma cualquier palabra por un komi, y lo que no es un número por 0.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search.</source>
        <translation>responde a final_score con una estimación de su búsqueda.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search until both have passed, and then counts without the stones that it takes for dead.</source>
        <translation>responde a final_score con una estimación de su búsqueda hasta que ambos han pasado (dos pases), y luego cuenta sin las piedras que toma por muertas.</translation>
    </message>
    <message>
        <source>takes square boards from 2×2 to 19×19 unless it was built for more.</source>
        <translation>admite tableros cuadrados de 2×2 a 19×19 salvo que se compilara para más.</translation>
    </message>
    <message>
        <source>a pool, and a competition that stops at a precision, has %1 players at most, not %2</source>
        <translation>una clasificación continua, y una competición que termina con una precisión, tiene como mucho %1 jugadores, no %2</translation>
    </message>
    <message>
        <source>%1: it is a tune, whose player is another one in every game; such games cannot be pooled</source>
        <translation>%1: es un ajuste, cuyo jugador es otro en cada partida; tales partidas no se pueden reunir</translation>
    </message>
    <message>
        <source>%1 is the same bundle as %2; give it once</source>
        <translation>%1 es el mismo paquete que %2; délo una vez</translation>
    </message>
    <message>
        <source>with %1 there are more than %2 players; so many are not rated together</source>
        <translation>con %1 hay más de %2 jugadores; no se clasifican tantos juntos</translation>
    </message>
    <message>
        <source>all ratings are known to ±%1 Elo; ±%2 were wanted</source>
        <translation>todas las puntuaciones se conocen a ±%1 Elo; se pedía ±%2</translation>
    </message>
    <message>
        <source>the players have thought for %1 hours; %2 were wanted</source>
        <translation>los jugadores han pensado %1 horas; se pedían %2</translation>
    </message>
    <message>
        <source>Rating pool</source>
        <translation>Clasificación continua</translation>
    </message>
    <message>
        <source>%1 may not tell its thoughts (thoughts = &quot;never&quot;), which adjudicate reads</source>
        <translation>%1 no puede decir lo que piensa (thoughts = &quot;never&quot;), que adjudicate lee</translation>
    </message>
    <message>
        <source>cannot tell its chances with its moves, which the rule of adjudication reads: it knows none of kata-genmove_analyze, lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze and gomill-explain_last_move</source>
        <translation>no puede decir con sus jugadas sus probabilidades, que lee la regla de arbitraje: no conoce kata-genmove_analyze, lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze ni gomill-explain_last_move</translation>
    </message>
    <message>
        <source>cannot tell its lead with its moves, which the rule of adjudication reads: it knows neither kata-genmove_analyze nor cgos-genmove_analyze</source>
        <translation>no puede decir su ventaja con sus jugadas, que lee la regla de arbitraje: no conoce kata-genmove_analyze ni cgos-genmove_analyze</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not part of an adjudication rule, or occurs twice; it takes %2</source>
        <translation>&quot;%1&quot; no es parte de una regla de arbitraje, o aparece dos veces; admite %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says how, but not when a game is adjudicated; it takes %2</source>
        <translation>&quot;%1&quot; dice cómo, pero no cuándo se arbitra una partida; admite %2</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both gave it %3 % or more (Black with move %4; White with move %5)</source>
        <translation>%1 gana por arbitraje: en las últimas %2 jugadas de cada lado, ambos le daban %3 % o más (Negro en la jugada %4; Blanco en la jugada %5)</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both saw it %3 points ahead or more (Black with move %4; White with move %5)</source>
        <translation>%1 gana por arbitraje: en las últimas %2 jugadas de cada lado, ambos lo veían %3 puntos por delante o más (Negro en la jugada %4; Blanco en la jugada %5)</translation>
    </message>
    <message>
        <source>adjudicated at the limit of %1 moves: the position counts %2</source>
        <translation>arbitrada al límite de %1 jugadas: la posición cuenta %2</translation>
    </message>
    <message>
        <source>an audited game, played on where the rule said: %1</source>
        <translation>una partida de control, jugada más allá de donde la regla dijo: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address, or speaks GMP, cannot be watched for it; only “allowed” is possible</source>
        <translation>un motor que escucha en una dirección, o habla GMP, no se puede vigilar; solo es posible «allowed»</translation>
    </message>
    <message>
        <source>cannot be watched for pondering: it works where its processor time is not measured, on another machine or in a service; only pondering = &quot;allowed&quot; is possible</source>
        <translation>no se puede vigilar si piensa mientras espera: trabaja donde su tiempo de procesador no se mide, en otro equipo o en un servicio; solo es posible pondering = &quot;allowed&quot;</translation>
    </message>
    <message>
        <source>cannot be frozen while it waits: this system lets us keep no process that would end it; pondering = &quot;forbidden&quot; only watches it</source>
        <translation>no se puede congelar mientras espera (para que no piense): este sistema no nos deja mantener un proceso que lo terminara; pondering = &quot;forbidden&quot; solo lo vigila</translation>
    </message>
    <message>
        <source>pondered, which is forbidden: it used %1 s of processor time in %2 s that it waited, %3 % of a processor</source>
        <translation>pensó mientras esperaba, lo que está prohibido: usó %1 s de procesador en %2 s de espera, %3 % de un procesador</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; write 2004, 2004-03 or 2004-03-15</source>
        <translation>«%1» no es una fecha; escriba 2004, 2004-03 o 2004-03-15</translation>
    </message>
    <message>
        <source>%1 is damaged; delete it and index the games again</source>
        <translation>%1 está dañado; elimínelo e indexe de nuevo las partidas</translation>
    </message>
    <message>
        <source>%1 is not an index of games</source>
        <translation>%1 no es un índice de partidas</translation>
    </message>
    <message>
        <source>%1 was made by another version; index the games again</source>
        <translation>%1 lo hizo otra versión; indexe de nuevo las partidas</translation>
    </message>
    <message>
        <source>%1 is being updated already</source>
        <translation>%1 ya se está actualizando</translation>
    </message>
    <message>
        <source>there is no file or folder %1</source>
        <translation>no hay archivo ni carpeta %1</translation>
    </message>
    <message>
        <source>%1 could not be started; it is installed along with Shinpan</source>
        <translation>%1 no se pudo iniciar; se instala junto con Shinpan</translation>
    </message>
    <message>
        <source>%1 quit unexpectedly</source>
        <translation>%1 terminó inesperadamente</translation>
    </message>
    <message>
        <source>%1: it is larger than a bundle may have it</source>
        <translation>%1: es mayor de lo que admite un paquete</translation>
    </message>
    <message>
        <source>the machines that games were given to ([machines])</source>
        <translation>los equipos a los que se dieron partidas ([machines])</translation>
    </message>
    <message>
        <source>files of openings: each game has its own</source>
        <translation>archivos de aperturas: cada partida tiene la suya</translation>
    </message>
    <message>
        <source>the tune&apos;s certificate: it is a competition of its own</source>
        <translation>el certificado del ajuste: es una competición propia</translation>
    </message>
    <message>
        <source>the hash of %1&apos;s file %2: it is not what it was, or gone</source>
        <translation>el hash del archivo %2 de %1: ya no es el que era, o no está</translation>
    </message>
    <message>
        <source>hashes of %1: its program cannot be looked at from here</source>
        <translation>hashes de %1: su programa no se puede ver desde aquí</translation>
    </message>
    <message>
        <source>hashes of %1: it has not played</source>
        <translation>hashes de %1: no ha jugado</translation>
    </message>
    <message>
        <source>game %1: its record makes no sense</source>
        <translation>partida %1: su registro no tiene sentido</translation>
    </message>
    <message>
        <source>%1: it cannot be read, or is larger than a bundle may have it</source>
        <translation>%1: no se puede leer, o es mayor de lo que admite un paquete</translation>
    </message>
    <message>
        <source>it is not over: %1 of %2 games have a result</source>
        <translation>no ha terminado: %1 de %2 partidas tienen resultado</translation>
    </message>
    <message>
        <source>it has no end: %1 games have a result</source>
        <translation>no tiene fin: %1 partidas tienen resultado</translation>
    </message>
    <message>
        <source>records of %1 games: there are no files</source>
        <translation>registros de %1 partidas: no hay archivos</translation>
    </message>
    <message>
        <source>logs, as was asked for</source>
        <translation>los registros, como se pidió</translation>
    </message>
    <message>
        <source>what engines were told and said: it was not logged (log_gtp)</source>
        <translation>lo que se dijo a los motores y lo que dijeron: no se registró (log_gtp)</translation>
    </message>
    <message>
        <source>“%1” is no move of this board</source>
        <translation>«%1» no es una jugada de este tablero</translation>
    </message>
    <message>
        <source>“%1” is no sensible number</source>
        <translation>«%1» no es un número razonable</translation>
    </message>
    <message>
        <source>it is the other side&apos;s turn</source>
        <translation>es el turno del otro lado</translation>
    </message>
    <message>
        <source>no values of the position</source>
        <translation>no hay valores de la posición</translation>
    </message>
    <message>
        <source>refused the position: “%1”</source>
        <translation>rechazó la posición: «%1»</translation>
    </message>
    <message>
        <source>its answer cannot be read: %1</source>
        <translation>su respuesta no se puede leer: %1</translation>
    </message>
    <message>
        <source>answers JSON queries (katago analysis), and so can only analyse; to play it has to be started as “katago gtp”</source>
        <translation>responde a consultas JSON (katago analysis), así que solo puede hacer análisis; para jugar hay que iniciarlo como «katago gtp»</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 million characters</source>
        <translation>escribió una línea de más de %1 millones de caracteres</translation>
    </message>
    <message>
        <source>answered a JSON query as GTP engines do: “%1”</source>
        <translation>respondió a una consulta JSON como los motores GTP: «%1»</translation>
    </message>
    <message>
        <source>answers JSON queries with what is no JSON: “%1”</source>
        <translation>responde a consultas JSON con algo que no es JSON: «%1»</translation>
    </message>
    <message>
        <source>reported an error: “%1”</source>
        <translation>informó de un error: «%1»</translation>
    </message>
    <message>
        <source>warned: “%1”</source>
        <translation>advirtió: «%1»</translation>
    </message>
    <message>
        <source>was started again: it %1</source>
        <translation>se inició de nuevo: %1</translation>
    </message>
    <message>
        <source>%1 each time it was asked this</source>
        <translation>%1 cada vez que se le preguntó esto</translation>
    </message>
    <message>
        <source>speaks JSON instead of GTP where the first word behind its program is &quot;analysis&quot;.</source>
        <translation>habla JSON en vez de GTP si la primera palabra tras su programa es &quot;analysis&quot;.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted</source>
        <translation>no se puede eliminar %1</translation>
    </message>
    <message>
        <source>flatpak-spawn wrote &quot;%1&quot;</source>
        <translation>flatpak-spawn escribió «%1»</translation>
    </message>
    <message>
        <source>a Flatpak may start no programs of this computer until you allow it in a terminal: %1</source>
        <translation>un Flatpak no puede iniciar programas de este ordenador hasta que usted lo permita en un terminal: %1</translation>
    </message>
    <message>
        <source>it is damaged or of another version</source>
        <translation>está dañado o es de otra versión</translation>
    </message>
    <message>
        <source>the engine %1</source>
        <translation>el motor %1</translation>
    </message>
    <message>
        <source>say which competition: its file</source>
        <translation>diga qué competición: su archivo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation>«%1» es un argumento de más</translation>
    </message>
    <message>
        <source>In a browser: %1</source>
        <translation>En un navegador: %1</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>árbitro</translation>
    </message>
    <message>
        <source>%1: %2, %3 players</source>
        <translation>%1: %2, %3 jugadores</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservado</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>sustituido por %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4 places, first in %5)</source>
        <translation>%1: %2, %3 (%4 lugares, primero en %5)</translation>
    </message>
    <message>
        <source>Sealed as it stands: %1</source>
        <translation>Sellada tal como está: %1</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>No se halló nada que hable de personas o equipos.</translation>
    </message>
    <message>
        <source>Found about people and computers:</source>
        <translation>Hallado sobre personas y equipos:</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; stays: it is too short or too common a word</source>
        <translation>el nombre «%1» queda: es una palabra demasiado corta o común</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Omitido: %1</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 entries</source>
        <translation>%1: %2 partidas, %3 entradas</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1</source>
        <translation>SHA-256 del manifiesto: %1</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>empieza</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>termina</translation>
    </message>
    <message>
        <source>Ctrl-C: break the running games off; the next run goes on with them</source>
        <translation>Ctrl-C: interrumpir las partidas en juego; la próxima ejecución las sigue</translation>
    </message>
    <message>
        <source>Ctrl-X or Ctrl-C: stop after the running games</source>
        <translation>Ctrl-X o Ctrl-C: parar tras las partidas en juego</translation>
    </message>
    <message>
        <source>%1 games/s</source>
        <translation>%1 partidas/s</translation>
    </message>
    <message>
        <source>%1 games/min</source>
        <translation>%1 partidas/min</translation>
    </message>
    <message>
        <source>%1 games/h</source>
        <translation>%1 partidas/h</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>ronda %1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 partidas</translation>
    </message>
    <message>
        <source>%1 void</source>
        <translation>%1 nulas</translation>
    </message>
    <message>
        <source>H0 accepted</source>
        <translation>H0 aceptada</translation>
    </message>
    <message>
        <source>H1 accepted</source>
        <translation>H1 aceptada</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (fuera)</translation>
    </message>
    <message>
        <source>score %</source>
        <translation>% puntos</translation>
    </message>
    <message>
        <source>(%1 visits)</source>
        <translation>(%1 visitas)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tiempo</translation>
    </message>
    <message>
        <source>Black’s view</source>
        <translation>Ve Negro</translation>
    </message>
    <message>
        <source>White’s view</source>
        <translation>Ve Blanco</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>ajuste</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avisos</translation>
    </message>
    <message>
        <source>Black has no clock</source>
        <translation>Negro no tiene reloj</translation>
    </message>
    <message>
        <source>White has no clock</source>
        <translation>Blanco no tiene reloj</translation>
    </message>
    <message>
        <source>no clock is set</source>
        <translation>no hay reloj puesto</translation>
    </message>
    <message>
        <source>%1, and no watchdog, so an engine may think for ever (see --time and --watchdog)</source>
        <translation>%1, ni vigilante, así que un motor puede pensar sin fin (véase --time y --watchdog)</translation>
    </message>
    <message>
        <source>%1, so the watchdog makes a game void when an engine has not moved for %2 (see --time and --watchdog)</source>
        <translation>%1, así que el vigilante anula la partida cuando un motor no ha jugado en %2 (véase --time y --watchdog)</translation>
    </message>
    <message>
        <source>game %1 of %2, move %3</source>
        <translation>partida %1 de %2, jugada %3</translation>
    </message>
    <message>
        <source>game %1, move %2</source>
        <translation>partida %1, jugada %2</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 running</source>
        <translation>%1 de %2 partidas, %3 en juego</translation>
    </message>
    <message>
        <source>%1 games, %2 running</source>
        <translation>%1 partidas, %2 en juego</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: %2 victorias</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3 (%4 to %5)</source>
        <translation>SPRT Elo %1 o %2: LLR %3 (%4 a %5)</translation>
    </message>
    <message>
        <source>game %1: %2 (%3, %4 moves)</source>
        <translation>partida %1: %2 (%3, %4 jugadas)</translation>
    </message>
    <message>
        <source>neither: %1</source>
        <translation>ninguno: %1</translation>
    </message>
    <message>
        <source>%1, which add nothing</source>
        <translation>%1, que no añaden nada</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negro</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanco</translation>
    </message>
    <message>
        <source>%1: %2 (see %1 --help)</source>
        <translation>%1: %2 (véase %1 --help)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a verb</source>
        <translation>«%1» no es un verbo</translation>
    </message>
    <message>
        <source>Met in</source>
        <translation>Cumplida en</translation>
    </message>
    <message>
        <source>%1 of these ended by it</source>
        <translation>%1 de ellas terminadas por ella</translation>
    </message>
    <message>
        <source>Audited</source>
        <translation>Comprobadas</translation>
    </message>
    <message>
        <source>played on to a result; %1 by resignation</source>
        <translation>jugadas hasta un resultado; %1 por abandono</translation>
    </message>
    <message>
        <source>Audited in vain</source>
        <translation>Comprobadas en vano</translation>
    </message>
    <message>
        <source>played on, and nobody can say who won</source>
        <translation>jugadas, y nadie puede decir quién ganó</translation>
    </message>
    <message>
        <source>False rate</source>
        <translation>Tasa de error</translation>
    </message>
    <message>
        <source>%1, wrong in %2 of %3</source>
        <translation>%1, falsa en %2 de %3</translation>
    </message>
    <message>
        <source>Wrong results to expect</source>
        <translation>Resultados falsos esperados</translation>
    </message>
    <message>
        <source>%1 to %2, of %3 that it decided</source>
        <translation>%1 a %2, de %3 que decidió</translation>
    </message>
    <message>
        <source>Moves after its verdict</source>
        <translation>Jugadas tras su veredicto</translation>
    </message>
    <message>
        <source>a game, which it saves in the others</source>
        <translation>por partida, que ahorra en las demás</translation>
    </message>
    <message>
        <source>player</source>
        <translation>jugador</translation>
    </message>
    <message>
        <source>rule met</source>
        <translation>regla cumplida</translation>
    </message>
    <message>
        <source>ended by it</source>
        <translation>terminadas por ella</translation>
    </message>
    <message>
        <source>audited</source>
        <translation>comprobadas</translation>
    </message>
    <message>
        <source>to its cost</source>
        <translation>a su costa</translation>
    </message>
    <message>
        <source>false rate</source>
        <translation>tasa de error</translation>
    </message>
    <message>
        <source>Audited games that ended otherwise</source>
        <translation>Partidas comprobadas que acabaron de otro modo</translation>
    </message>
    <message>
        <source>%1 that ended otherwise</source>
        <translation>%1 que acabaron de otro modo</translation>
    </message>
    <message>
        <source>rule: %1</source>
        <translation>regla: %1</translation>
    </message>
    <message>
        <source>An audited game is one that met the rule, was played on all the same, and counts as it ended. The rule is wrong where that is not what it said.</source>
        <translation>Una partida comprobada cumplió la regla, se jugó de todos modos y cuenta como acabó. La regla yerra donde eso no es lo que decía.</translation>
    </message>
    <message>
        <source>The rule by player</source>
        <translation>La regla por jugador</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Negro: %1</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>%1 moves a game</source>
        <translation>%1 jugadas por partida</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Ambos lados</translation>
    </message>
    <message>
        <source>Score of %1: %2; p-value %3.</source>
        <translation>Puntos de %1: %2; valor p %3.</translation>
    </message>
    <message>
        <source>Strength of the first player against the second</source>
        <translation>Fuerza del primer jugador frente al segundo</translation>
    </message>
    <message>
        <source>Score, game by game</source>
        <translation>Puntos, partida a partida</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>Pares de partidas</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partidas</translation>
    </message>
    <message>
        <source>said</source>
        <translation>dicho</translation>
    </message>
    <message>
        <source>came true</source>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>reliability</source>
        <translation>fiabilidad</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>resolución</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>incertidumbre</translation>
    </message>
    <message>
        <source>within</source>
        <translation>interna</translation>
    </message>
    <message>
        <source>range</source>
        <translation>intervalo</translation>
    </message>
    <message>
        <source>move</source>
        <translation>jugada</translation>
    </message>
    <message>
        <source>Black said</source>
        <translation>dijo Negro</translation>
    </message>
    <message>
        <source>White said</source>
        <translation>dijo Blanco</translation>
    </message>
    <message>
        <source>together</source>
        <translation>juntos</translation>
    </message>
    <message>
        <source>Each engine’s own chances, as it told them with its moves, against how the games ended: %1, of which %2 by resignation.</source>
        <translation>Las probabilidades que cada motor decía con sus jugadas, frente al final de las partidas: %1, de ellas %2 por abandono.</translation>
    </message>
    <message>
        <source>Left out: %1 that the arbiter adjudicated, since what decided them cannot prove itself.</source>
        <translation>Omitidas: %1 que arbitró el árbitro, pues lo que las decidió no puede probarse a sí mismo.</translation>
    </message>
    <message>
        <source>Left out: %1 that ended otherwise (time, faults, claims, unknown).</source>
        <translation>Omitidas: %1 que acabaron de otro modo (tiempo, fallos, reclamaciones, desconocido).</translation>
    </message>
    <message>
        <source>%1’s chances, and what came true</source>
        <translation>Probabilidades de %1, y lo que se cumplió</translation>
    </message>
    <message>
        <source>Chances told, by tenths</source>
        <translation>Probabilidades dichas, por décimas</translation>
    </message>
    <message>
        <source>The numbers of these curves</source>
        <translation>Los números de estas curvas</translation>
    </message>
    <message>
        <source>Where two engines disagreed most: with two moves in a row they claimed together more, or less, than 100 %; the widest of each game.</source>
        <translation>Donde más discreparon dos motores: con dos jugadas seguidas reclamaban juntos más, o menos, del 100 %; lo mayor de cada partida.</translation>
    </message>
    <message>
        <source>Widest disagreements</source>
        <translation>Mayores discrepancias</translation>
    </message>
    <message>
        <source>Honesty of chances</source>
        <translation>Honradez de las probabilidades</translation>
    </message>
    <message>
        <source>Elo over %1</source>
        <translation>Elo según %1</translation>
    </message>
    <message>
        <source>Course of %1</source>
        <translation>Evolución de %1</translation>
    </message>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo según %1 y %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation>1 candidato</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 candidatos</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>The method’s own words</source>
        <translation>Palabras del método</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Puntuación Elo</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronda %1</translation>
    </message>
    <message>
        <source>of new games; %1, which add nothing</source>
        <translation>de partidas nuevas; %1, que no añaden nada</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Log-likelihood ratio</source>
        <translation>Razón de log-verosimilitud</translation>
    </message>
    <message>
        <source>bounds %1 and %2</source>
        <translation>límites %1 y %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Its path</source>
        <translation>Su camino</translation>
    </message>
    <message>
        <source>Widest error bar</source>
        <translation>Mayor barra de error</translation>
    </message>
    <message>
        <source>±%1 Elo</source>
        <translation>±%1 Elo</translation>
    </message>
    <message>
        <source>±%1 or less ends it</source>
        <translation>±%1 o menos la termina</translation>
    </message>
    <message>
        <source>Hours of thinking</source>
        <translation>Horas de pensar</translation>
    </message>
    <message>
        <source>%1 end it</source>
        <translation>%1 la terminan</translation>
    </message>
    <message>
        <source>each pair, until it is decided: %1</source>
        <translation>cada par, hasta que se decida: %1</translation>
    </message>
    <message>
        <source>Sequential tests</source>
        <translation>Pruebas secuenciales</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Tabla cruzada</translation>
    </message>
    <message>
        <source>Scores of a row’s player against a column’s.</source>
        <translation>Puntos del jugador de una fila contra el de una columna.</translation>
    </message>
    <message>
        <source>Likelihood of superiority</source>
        <translation>Probabilidad de superioridad</translation>
    </message>
    <message>
        <source>How likely a row’s player is stronger than a column’s, from all games of the pool.</source>
        <translation>Probabilidad de que el jugador de una fila sea más fuerte que el de una columna, según todas las partidas.</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Puntos de Negro</translation>
    </message>
    <message>
        <source>Having Black is worth</source>
        <translation>Tener Negro vale</translation>
    </message>
    <message>
        <source>%1 Elo</source>
        <translation>%1 Elo</translation>
    </message>
    <message>
        <source>Fair komi</source>
        <translation>Komi justo</translation>
    </message>
    <message>
        <source>Results by opening</source>
        <translation>Resultados por apertura</translation>
    </message>
    <message>
        <source>All %1 openings</source>
        <translation>Las %1 aperturas</translation>
    </message>
    <message>
        <source>and %1 more, which the other formats list</source>
        <translation>y %1 más, que figuran en los otros formatos</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Scores are those of %1.</source>
        <translation>Los puntos son de %1.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>%1 without a winner, or not won by playing</source>
        <translation>%1 sin ganador, o no ganadas jugando</translation>
    </message>
    <message>
        <source>Games without a winner, or not won by playing</source>
        <translation>Partidas sin ganador, o no ganadas jugando</translation>
    </message>
    <message>
        <source>The report as CSV lists all %1 games.</source>
        <translation>El informe en CSV lista todas las %1 partidas.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>All %1 games</source>
        <translation>Las %1 partidas</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Sucesos</translation>
    </message>
    <message>
        <source>%1 events that bear on results</source>
        <translation>%1 sucesos que afectan a resultados</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Cuadro</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Prueba secuencial</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Cuándo acaba</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>Quién es más fuerte</translation>
    </message>
    <message>
        <source>Black and White</source>
        <translation>Negro y Blanco</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>Arbitraje</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>Encuentros</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Aperturas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>ha terminado</translation>
    </message>
    <message>
        <source>Parts of this report</source>
        <translation>Partes de este informe</translation>
    </message>
    <message>
        <source>Elo against the pool’s mean, 95 %</source>
        <translation>Elo frente a la media, 95 %</translation>
    </message>
    <message>
        <source>Ratings with their 95 % intervals; the table has the numbers</source>
        <translation>Puntuación Elo con sus intervalos del 95 %; los números están en la tabla</translation>
    </message>
    <message>
        <source>Score of the first player in %1 over %2, with its 95 % interval; now %3</source>
        <translation>Puntos del primer jugador en %1 tras %2, con su intervalo del 95 %; ahora %3</translation>
    </message>
    <message>
        <source>H1 accepted above</source>
        <translation>por encima, H1 aceptada</translation>
    </message>
    <message>
        <source>H0 accepted below</source>
        <translation>por debajo, H0 aceptada</translation>
    </message>
    <message>
        <source>Log-likelihood ratio over %1: now %2, bounds %3 and %4</source>
        <translation>Razón de log-verosimilitud tras %1: ahora %2, límites %3 y %4</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 par</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 pares</translation>
    </message>
    <message>
        <source>pairs of games</source>
        <translation>pares de partidas</translation>
    </message>
    <message>
        <source>How often chances came true; on the dashed line, exactly as often as the engine said. The larger a dot, the more moves. The table has the numbers</source>
        <translation>Con qué frecuencia se cumplieron las probabilidades; en la línea discontinua, tanto como el motor decía. Cuanto mayor el punto, más jugadas. Los números están en la tabla</translation>
    </message>
    <message>
        <source>lost both</source>
        <translation>dos derrotas</translation>
    </message>
    <message>
        <source>loss, jigo</source>
        <translation>derrota, jigo</translation>
    </message>
    <message>
        <source>split</source>
        <translation>repartido</translation>
    </message>
    <message>
        <source>win, jigo</source>
        <translation>victoria, jigo</translation>
    </message>
    <message>
        <source>won both</source>
        <translation>dos victorias</translation>
    </message>
    <message>
        <source>Pairs of games with swapped colours, seen by the first player: %1</source>
        <translation>Pares de partidas con colores cambiados, vistos por el primer jugador: %1</translation>
    </message>
    <message>
        <source>Warning: %1 pondered in %2 of %3 games, which is forbidden; most in %4, as %5: it used %6 s of processor time in %7 s that it waited, %8 of a processor.</source>
        <translation>Aviso: %1 pensó fuera de turno en %2 de %3 partidas, lo que está prohibido; sobre todo en %4, con %5: usó %6 s de procesador en %7 s de espera, %8 de un procesador.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>descansos</translation>
    </message>
    <message>
        <source>score</source>
        <translation>% puntos</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganadas</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdidas</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>jigo</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>equipo</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>tareas</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>por tiempo</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>incomparecencias</translation>
    </message>
    <message>
        <source>void</source>
        <translation>nulas</translation>
    </message>
    <message>
        <source>lost tasks</source>
        <translation>tareas perdidas</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>log-likelihood ratio</source>
        <translation>razón de log-verosimilitud</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>apertura</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>motor</translation>
    </message>
    <message>
        <source>command</source>
        <translation>orden</translation>
    </message>
    <message>
        <source>program’s SHA-256</source>
        <translation>SHA-256 del programa</translation>
    </message>
    <message>
        <source>seconds a game</source>
        <translation>segundos por partida</translation>
    </message>
    <message>
        <source>CPU seconds</source>
        <translation>segundos de CPU</translation>
    </message>
    <message>
        <source>CPU seconds it tells</source>
        <translation>segundos de CPU que dice</translation>
    </message>
    <message>
        <source>CPU seconds off turn</source>
        <translation>segundos de CPU fuera de turno</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>repite</translation>
    </message>
    <message>
        <source>why</source>
        <translation>por qué</translation>
    </message>
    <message>
        <source>when</source>
        <translation>cuándo</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>as Black</source>
        <translation>con Negro</translation>
    </message>
    <message>
        <source>as White</source>
        <translation>con Blanco</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>Por pares</translation>
    </message>
    <message>
        <source>By games</source>
        <translation>Por partidas</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parámetro</translation>
    </message>
    <message>
        <source>best</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>own</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>Elo contra %1</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>fuera de rango</translation>
    </message>
    <message>
        <source>first</source>
        <translation>primero</translation>
    </message>
    <message>
        <source>second</source>
        <translation>segundo</translation>
    </message>
    <message>
        <source>(black)</source>
        <translation>(negro)</translation>
    </message>
    <message>
        <source>(white)</source>
        <translation>(blanco)</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victorias</translation>
    </message>
    <message>
        <source>avg time</source>
        <translation>tiempo medio</translation>
    </message>
    <message>
        <source>cpu</source>
        <translation>cpu</translation>
    </message>
    <message>
        <source>told cpu</source>
        <translation>cpu dicha</translation>
    </message>
    <message>
        <source>%1 (%2 games)</source>
        <translation>%1 (%2 partidas)</translation>
    </message>
    <message>
        <source>score %1   p-value %2   moves %3</source>
        <translation>puntos %1   valor p %2   jugadas %3</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>pares %1</translation>
    </message>
    <message>
        <source>first has Black in the first game, then in every other</source>
        <translation>el primero lleva Negro en la primera partida, y luego en una de cada dos</translation>
    </message>
    <message>
        <source>board size: %1</source>
        <translation>tamaño del tablero: %1</translation>
    </message>
    <message>
        <source>handicap: %1 (%2)</source>
        <translation>hándicap: %1 (%2)</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>komi: %1</source>
        <translation>komi: %1</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>reglas: %1</translation>
    </message>
    <message>
        <source>time: %1</source>
        <translation>tiempo: %1</translation>
    </message>
    <message>
        <source>time: %1 (black), %2 (white)</source>
        <translation>tiempo: %1 (negro), %2 (blanco)</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 partida</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>sin reloj</translation>
    </message>
    <message>
        <source>%1 game played</source>
        <translation>%1 partida jugada</translation>
    </message>
    <message>
        <source>%1 games played</source>
        <translation>%1 partidas jugadas</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 en juego</translation>
    </message>
    <message>
        <source>%1 with unknown result</source>
        <translation>%1 con resultado desconocido</translation>
    </message>
    <message>
        <source>%1 repeating another</source>
        <translation>%1 repiten otra</translation>
    </message>
    <message>
        <source>LL %1  LJ %2  split %3  WJ %4  WW %5</source>
        <translation>PP %1  PJ %2  repartido %3  GJ %4  GG %5</translation>
    </message>
    <message>
        <source>no verdict, as the last %1 games repeat earlier ones</source>
        <translation>sin veredicto, pues las últimas %1 partidas repiten anteriores</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indeciso</translation>
    </message>
    <message>
        <source>unknown results: %1 (%2)</source>
        <translation>resultados desconocidos: %1 (%2)</translation>
    </message>
    <message>
        <source>void games: %1</source>
        <translation>partidas nulas: %1</translation>
    </message>
    <message>
        <source>repeated games: %1, so that errors are those of %2 games</source>
        <translation>partidas repetidas: %1; los errores son los de %2 partidas</translation>
    </message>
    <message>
        <source>%1 ended beyond the pair that decided it, and the test leaves them out</source>
        <translation>%1 acabaron tras el par que decidió, y la prueba las omite</translation>
    </message>
    <message>
        <source>H0: %1, H1: %2 (%3), alpha %4, beta %5</source>
        <translation>H0: %1, H1: %2 (%3), alfa %4, beta %5</translation>
    </message>
    <message>
        <source>final</source>
        <translation>final</translation>
    </message>
    <message>
        <source>semifinals</source>
        <translation>semifinales</translation>
    </message>
    <message>
        <source>quarterfinals</source>
        <translation>cuartos de final</translation>
    </message>
    <message>
        <source>round of %1</source>
        <translation>ronda de %1</translation>
    </message>
    <message>
        <source>Left out are %1 of which nothing was played.</source>
        <translation>Se omiten %1 de los que no se jugó nada.</translation>
    </message>
    <message>
        <source>1 matchup</source>
        <translation>1 encuentro</translation>
    </message>
    <message>
        <source>%1 matchups</source>
        <translation>%1 encuentros</translation>
    </message>
    <message>
        <source>Left out of all numbers: %1 that a rule of adjudication ended.</source>
        <translation>Omitidas de todos los números: %1 que terminó una decisión arbitral.</translation>
    </message>
    <message>
        <source>With more than %1 players, who beat whom is left out.</source>
        <translation>Con más de %1 jugadores no se compara a cada uno con cada otro.</translation>
    </message>
    <message>
        <source>Repeats of games between the same players: %1 of %2; errors are those of %3 games.</source>
        <translation>Repeticiones de partidas entre los mismos jugadores: %1 de %2; los errores son los de %3 partidas.</translation>
    </message>
    <message>
        <source>Repeats of others’ games, or with colours swapped: %1 of %2.</source>
        <translation>Repeticiones de partidas ajenas, o con colores cambiados: %1 de %2.</translation>
    </message>
    <message>
        <source>Ratings have the errors of %1 games.</source>
        <translation>La puntuación Elo tiene los errores de %1 partidas.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Aviso: %1</translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>Más aperturas las harían diferentes.</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>Unas aperturas las harían diferentes.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aquí</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>empate: pasa el mejor cabeza de serie</translation>
    </message>
    <message>
        <source>against the mean of all players</source>
        <translation>frente a la media de todos los jugadores</translation>
    </message>
    <message>
        <source>%1 ± %2 Elo</source>
        <translation>%1 ± %2 Elo</translation>
    </message>
    <message>
        <source>Elo over %1, all else as at the best point; best %2, own %3</source>
        <translation>Elo según %1, lo demás como en el mejor punto; mejor %2, propio %3</translation>
    </message>
    <message>
        <source>Elo over %1 and %2, from %3 to %4: the darker, the stronger; the smaller, the less sure</source>
        <translation>Elo según %1 y %2, de %3 a %4: más oscuro, más fuerte; más pequeño, menos seguro</translation>
    </message>
    <message>
        <source>The best %1 over %2</source>
        <translation>El mejor %1 tras %2</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>sí mismo</translation>
    </message>
    <message>
        <source>%1 Elo above its own values</source>
        <translation>%1 Elo sobre sus propios valores</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above its own values</source>
        <translation>%1 Elo contra %2, %3 sobre sus propios valores</translation>
    </message>
    <message>
        <source>%1 sure that nothing in the range is more than %2 Elo better; the best there is expected to be %3 Elo better</source>
        <translation>%1 de certeza de que nada en el rango es más de %2 Elo mejor; lo mejor allí será unos %3 Elo mejor</translation>
    </message>
    <message>
        <source>H1 is accepted</source>
        <translation>H1 queda aceptada</translation>
    </message>
    <message>
        <source>H0 is accepted</source>
        <translation>H0 queda aceptada</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>found against own: %1 (elo0 %2, elo1 %3), LLR %4 (%5 to %6) after %7</source>
        <translation>hallado contra propio: %1 (elo0 %2, elo1 %3), LLR %4 (%5 a %6) tras %7</translation>
    </message>
    <message>
        <source>%1, %2 of them copies</source>
        <translation>%1, de ellas %2 copias</translation>
    </message>
    <message>
        <source>the log-likelihood ratio is %1, the bounds are %2 and %3</source>
        <translation>la razón de log-verosimilitud es %1, los límites son %2 y %3</translation>
    </message>
    <message>
        <source>H0 is accepted: %1</source>
        <translation>H0 queda aceptada: %1</translation>
    </message>
    <message>
        <source>H1 is accepted: %1</source>
        <translation>H1 queda aceptada: %1</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. More openings would make the games differ</source>
        <translation>sin veredicto: las últimas %1 partidas repiten anteriores, así que no se espera nada nuevo (%2); %3. Más aperturas harían diferentes las partidas</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. Openings would make the games differ</source>
        <translation>sin veredicto: las últimas %1 partidas repiten anteriores, así que no se espera nada nuevo (%2); %3. Unas aperturas harían diferentes las partidas</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ajustes</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>reloj</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>repetición</translation>
    </message>
    <message>
        <source>record</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>log</source>
        <translation>registro</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>estadística</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>partida %1</translation>
    </message>
    <message>
        <source>moves of %1: its engine went on from game to game</source>
        <translation>jugadas de %1: su motor siguió de partida en partida</translation>
    </message>
    <message>
        <source>moves of %1: there is no such player</source>
        <translation>jugadas de %1: no hay tal jugador</translation>
    </message>
    <message>
        <source>moves of %1: its command does not say seed, one thread and visits or playouts; --deterministic %1 says that it plays the same again</source>
        <translation>jugadas de %1: su orden no dice semilla, un hilo y visitas o simulaciones; --deterministic %1 dice que juega lo mismo otra vez</translation>
    </message>
    <message>
        <source>the start-up command &quot;%1&quot; of %2: it was not sent</source>
        <translation>la orden inicial «%1» de %2: no se envió</translation>
    </message>
    <message>
        <source>%1 played %2, and asked again plays %3</source>
        <translation>%1 jugó %2 y, preguntado de nuevo, juega %3</translation>
    </message>
    <message>
        <source>%1 moved, and asked again it ends the game: %2 %3</source>
        <translation>%1 jugó y, preguntado de nuevo, termina la partida: %2 %3</translation>
    </message>
    <message>
        <source>its result is told as &quot;%1&quot;, and is %2</source>
        <translation>su resultado figura como «%1» y es %2</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have won like that</source>
        <translation>le tocaba a %1, que no puede haber ganado así</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have lost like that</source>
        <translation>le tocaba a %1, que no puede haber perdido así</translation>
    </message>
    <message>
        <source>by its moves it ends as %1</source>
        <translation>por sus jugadas acaba en %1</translation>
    </message>
    <message>
        <source>it was counted again as %1; its result is %2</source>
        <translation>contada de nuevo da %1; su resultado es %2</translation>
    </message>
    <message>
        <source>what was said and counted of its score is not what that leads to</source>
        <translation>lo dicho y contado de su puntuación no es lo que de ello resulta</translation>
    </message>
    <message>
        <source>the reason of its result is not what was said of it</source>
        <translation>la razón de su resultado no es lo que se dijo de él</translation>
    </message>
    <message>
        <source>it shows a clock, and there was none</source>
        <translation>muestra un reloj, y no había</translation>
    </message>
    <message>
        <source>it took longer than its clock allowed</source>
        <translation>tardó más de lo que su reloj permitía</translation>
    </message>
    <message>
        <source>its clock shows &quot;%1&quot;; charged with what the move took it shows %2</source>
        <translation>su reloj muestra «%1»; descontado el tiempo de la jugada muestra %2</translation>
    </message>
    <message>
        <source>%1&apos;s moves took %2 ns together, not %3</source>
        <translation>las jugadas de %1 duraron juntas %2 ns, no %3</translation>
    </message>
    <message>
        <source>its record says %1, and its result is %2</source>
        <translation>su partida guardada dice %1, y su resultado es %2</translation>
    </message>
    <message>
        <source>its record has another komi than %1</source>
        <translation>su partida guardada tiene otro komi que %1</translation>
    </message>
    <message>
        <source>its record has another handicap than %1</source>
        <translation>su partida guardada tiene otro hándicap que %1</translation>
    </message>
    <message>
        <source>its record has another board</source>
        <translation>su partida guardada tiene otro tablero</translation>
    </message>
    <message>
        <source>its record calls it %1</source>
        <translation>su partida guardada la llama %1</translation>
    </message>
    <message>
        <source>its record has the clock at &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>su partida guardada tiene el reloj en «%1», no «%2»</translation>
    </message>
    <message>
        <source>its record has other words or thoughts of the engine</source>
        <translation>su partida guardada tiene otras palabras o pensamientos del motor</translation>
    </message>
    <message>
        <source>its record is no SGF file of one game</source>
        <translation>lo guardado no es un archivo SGF de una partida</translation>
    </message>
    <message>
        <source>its record has %1 moves, not %2</source>
        <translation>su partida guardada tiene %1 jugadas, no %2</translation>
    </message>
    <message>
        <source>its record has another move</source>
        <translation>su partida guardada tiene otra jugada</translation>
    </message>
    <message>
        <source>by its log no engine answered this move</source>
        <translation>según su registro ningún motor respondió esta jugada</translation>
    </message>
    <message>
        <source>by its log no engine was told this move</source>
        <translation>según su registro no se dijo esta jugada a ningún motor</translation>
    </message>
    <message>
        <source>it does not repeat game %1 as it says</source>
        <translation>no repite la partida %1 como dice</translation>
    </message>
    <message>
        <source>it repeats game %1 and does not say so</source>
        <translation>repite la partida %1 y no lo dice</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>it is not in the manifest</source>
        <translation>no está en el manifiesto</translation>
    </message>
    <message>
        <source>it is not what was sealed</source>
        <translation>no es lo que se selló</translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot;, and by the settings it is &quot;%3&quot;</source>
        <translation>%1 era «%2», y según los ajustes es «%3»</translation>
    </message>
    <message>
        <source>it is no game, or another one</source>
        <translation>no es una partida, o es otra</translation>
    </message>
    <message>
        <source>the game has another result</source>
        <translation>la partida tiene otro resultado</translation>
    </message>
    <message>
        <source>the competition has no such game</source>
        <translation>la competición no tiene tal partida</translation>
    </message>
    <message>
        <source>it begins from another position, or by other rules</source>
        <translation>empieza en otra posición, o con otras reglas</translation>
    </message>
    <message>
        <source>it is a file of no game</source>
        <translation>es un archivo de ninguna partida</translation>
    </message>
    <message>
        <source>the report says %1; it comes out as %2</source>
        <translation>el informe dice %1; resulta %2</translation>
    </message>
    <message>
        <source>%1 scores: nobody&apos;s word on them is kept</source>
        <translation>%1 puntuaciones: no se guarda la palabra de nadie</translation>
    </message>
    <message>
        <source>%1 games: they have no moves</source>
        <translation>%1 partidas: no tienen jugadas</translation>
    </message>
    <message>
        <source>clocks of %1 games: how fast their machines were is not kept</source>
        <translation>relojes de %1 partidas: no se guarda la velocidad de sus equipos</translation>
    </message>
    <message>
        <source>it is not the one whose hash was published</source>
        <translation>no es aquel cuyo hash se publicó</translation>
    </message>
    <message>
        <source>a competition that was never played, or games left out of it, if settings, games, records, logs and report tell the same</source>
        <translation>una competición que nunca se jugó, o partidas omitidas, si ajustes, partidas, grabaciones, registros e informe dicen lo mismo</translation>
    </message>
    <message>
        <source>what engines, networks and files were, if engines.json and report.json tell the same; engines that are asked again tell how they play</source>
        <translation>qué eran motores, redes y archivos, si engines.json y report.json dicen lo mismo; los motores preguntados de nuevo muestran cómo juegan</translation>
    </message>
    <message>
        <source>how long moves took and when games were played, if games, records and report tell the same, and how fast machines were, if clocks agree</source>
        <translation>cuánto duraron las jugadas y cuándo se jugaron las partidas, si partidas, grabaciones e informe dicen lo mismo, y la velocidad de los equipos, si los relojes concuerdan</translation>
    </message>
    <message>
        <source>settings that leave no trace in games: arguments, environment, seed, patience, policies, limits that nothing reached, what was kept</source>
        <translation>ajustes sin huella en las partidas: argumentos, entorno, semilla, paciencia, políticas, límites que nada alcanzó, lo que se guardó</translation>
    </message>
    <message>
        <source>what logs say beside moves, engines&apos; standard error, and events that the report does not list</source>
        <translation>lo que dicen los registros aparte de jugadas, el error estándar de los motores y los sucesos que el informe no lista</translation>
    </message>
    <message>
        <source>the manifest&apos;s own words: when and by what it was sealed, what was replaced and left out</source>
        <translation>las palabras del propio manifiesto: cuándo y con qué se selló, qué se sustituyó y omitió</translation>
    </message>
    <message>
        <source>Sealed %1 by %2</source>
        <translation>Sellado %1 por %2</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1, as published</source>
        <translation>SHA-256 del manifiesto: %1, como se publicó</translation>
    </message>
    <message>
        <source>Checked: %1 entries, %2 games, %3 moves, %4 scores, clocks of %5 games, %6 records, %7 logs, %8 values of the report</source>
        <translation>Comprobado: %1 entradas, %2 partidas, %3 jugadas, %4 puntuaciones, relojes de %5 partidas, %6 partidas guardadas, %7 registros, %8 valores del informe</translation>
    </message>
    <message>
        <source>Engines were asked %1 moves again</source>
        <translation>Se preguntaron de nuevo %1 jugadas a los motores</translation>
    </message>
    <message>
        <source>Not checked:</source>
        <translation>Sin comprobar:</translation>
    </message>
    <message>
        <source>Left out when it was sealed:</source>
        <translation>Omitido al sellar:</translation>
    </message>
    <message>
        <source>Not to be seen if the manifest was written anew (compare its hash with one that was published):</source>
        <translation>No se ve si el manifiesto se escribió de nuevo (compare su hash con uno publicado):</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>Todo está como se selló.</translation>
    </message>
    <message>
        <source>%1 differences.</source>
        <translation>%1 diferencias.</translation>
    </message>
    <message>
        <source>refuses suicide of a single stone</source>
        <translation>rechaza el suicidio de una sola piedra</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; it cannot be told otherwise</source>
        <translation>%1, que estas reglas permiten, y perdería por incomparecencia la partida en que su rival lo juegue; no se le puede decir otra cosa</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; add %2 to its command line</source>
        <translation>%1, que estas reglas permiten, y perdería por incomparecencia la partida en que su rival lo juegue; añada %2 a su línea de órdenes</translation>
    </message>
    <message>
        <source>counts by Chinese rules (area), but the game is counted by territory</source>
        <translation>cuenta con reglas chinas (área), pero la partida se cuenta por territorio</translation>
    </message>
    <message>
        <source>counts by Japanese rules (territory), but the game is counted by area</source>
        <translation>cuenta con reglas japonesas (territorio), pero la partida se cuenta por área</translation>
    </message>
    <message>
        <source>is not told the komi, for which the Go Modem Protocol has no word</source>
        <translation>no conoce el komi, para el que el Go Modem Protocol no tiene palabra</translation>
    </message>
    <message>
        <source>%1, and it cannot be told other rules</source>
        <translation>%1, y no se le pueden decir otras reglas</translation>
    </message>
    <message>
        <source>%1; its command line has %2, not %3</source>
        <translation>%1; su línea de órdenes tiene %2, no %3</translation>
    </message>
    <message>
        <source>%1; add %2 to its command line</source>
        <translation>%1; añada %2 a su línea de órdenes</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>abandono</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>reclamación</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>incomparecencia</translation>
    </message>
    <message>
        <source>move-limit</source>
        <translation>límite de jugadas</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>arbitraje</translation>
    </message>
    <message>
        <source>the engine %1 %2</source>
        <translation>el motor %1 %2</translation>
    </message>
    <message>
        <source>game %1, after move %2: the engine %3</source>
        <translation>partida %1, tras la jugada %2: el motor %3</translation>
    </message>
    <message>
        <source>is no time up to a day</source>
        <translation>no es un tiempo de hasta un día</translation>
    </message>
    <message>
        <source>is not of the form 20-60, 20- or -60</source>
        <translation>no tiene la forma 20-60, 20- o -60</translation>
    </message>
    <message>
        <source>holds no move</source>
        <translation>no contiene ninguna jugada</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>no es ninguno de %1</translation>
    </message>
    <message>
        <source>is no number of points</source>
        <translation>no es un número de puntos</translation>
    </message>
    <message>
        <source>is no list of sabaki, katrain, lizzie</source>
        <translation>no es una lista de sabaki, katrain, lizzie</translation>
    </message>
    <message>
        <source>--report: %1 does not end with .html, .json or .csv</source>
        <translation>--report: %1 no acaba en .html, .json ni .csv</translation>
    </message>
    <message>
        <source>no engine is given; say which with --%1</source>
        <translation>no se indica ningún motor; indíquelo con --%1</translation>
    </message>
    <message>
        <source>FILES are missing</source>
        <translation>falta FILES</translation>
    </message>
    <message>
        <source>--on needs --journal FILE</source>
        <translation>--on necesita --journal FILE</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE</source>
        <translation>--on ssh necesita --hosts FILE</translation>
    </message>
    <message>
        <source>there are no game files</source>
        <translation>no hay archivos de partidas</translation>
    </message>
    <message>
        <source>--stop takes the name of a run</source>
        <translation>--stop toma el nombre de una ejecución</translation>
    </message>
    <message>
        <source>say which file of accounts</source>
        <translation>indique el archivo de cuentas</translation>
    </message>
    <message>
        <source>no password was given</source>
        <translation>no se dio ninguna contraseña</translation>
    </message>
    <message>
        <source>is no whole number from 5 to 25</source>
        <translation>no es un número entero de 5 a 25</translation>
    </message>
    <message>
        <source>say which engine: its command line, or its name</source>
        <translation>indique el motor: su línea de órdenes o su nombre</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; quote a command that has several words</source>
        <translation>&quot;%1&quot; sobra; entrecomille una orden de varias palabras</translation>
    </message>
    <message>
        <source>your engines cannot be read: %1</source>
        <translation>sus motores no se pueden leer: %1</translation>
    </message>
    <message>
        <source>%1 is no calibration: that is type = &quot;tune&quot; with method = &quot;calibration&quot; in [tune]</source>
        <translation>%1 no es una calibración: esa es type = &quot;tune&quot; con method = &quot;calibration&quot; en [tune]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation>&quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>salida estándar: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; -o names the file to write</source>
        <translation>&quot;%1&quot; sobra; -o indica el archivo que se escribe</translation>
    </message>
    <message>
        <source>%1 has been played already; see reset</source>
        <translation>%1 ya se ha jugado; véase reset</translation>
    </message>
    <message>
        <source>%1 already exists; --force writes over it</source>
        <translation>%1 ya existe; --force lo sobrescribe</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of text, html and json</source>
        <translation>--format: &quot;%1&quot; no es text, html ni json</translation>
    </message>
    <message>
        <source>name one bundle or more</source>
        <translation>indique uno o más paquetes</translation>
    </message>
    <message>
        <source>there is no game that could be rated</source>
        <translation>no hay ninguna partida que se pueda puntuar (Elo)</translation>
    </message>
    <message>
        <source>--max-time: &quot;%1&quot; is no time; allowed are 90s, 30m, 8h and the like</source>
        <translation>--max-time: &quot;%1&quot; no es un tiempo; se admiten 90s, 30m, 8h y similares</translation>
    </message>
    <message>
        <source>--on: “%1” is not known; it takes here, slurm or ssh</source>
        <translation>--on: «%1» no se conoce; admite here, slurm o ssh</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE, or hosts in [machines]</source>
        <translation>--on ssh necesita --hosts FILE, o hosts en [machines]</translation>
    </message>
    <message>
        <source>--keep: &quot;%1&quot; is none of environment, folders, users and hosts</source>
        <translation>--keep: &quot;%1&quot; no es environment, folders, users ni hosts</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of sgf, json, csv and matchups</source>
        <translation>--format: &quot;%1&quot; no es sgf, json, csv ni matchups</translation>
    </message>
    <message>
        <source>give one of --after-pairs and --now</source>
        <translation>indique --after-pairs o --now, no ambos</translation>
    </message>
    <message>
        <source>reset: nothing was done; --yes deletes all of these for ever, --aside moves them into a folder</source>
        <translation>reset: no se hizo nada; --yes los elimina todos para siempre, --aside los mueve a una carpeta</translation>
    </message>
    <message>
        <source>--engines: &quot;%1&quot; is not PLAYER=COMMAND</source>
        <translation>--engines: &quot;%1&quot; no es PLAYER=COMMAND</translation>
    </message>
    <message>
        <source>--stop takes after-pairs, after-games or now, --term N, and the name of a run</source>
        <translation>--stop toma after-pairs, after-games o now, --term N y el nombre de una ejecución</translation>
    </message>
    <message>
        <source>--block is missing</source>
        <translation>falta --block</translation>
    </message>
    <message>
        <source>the engine is missing; give its command after --</source>
        <translation>falta el motor; indique su orden tras --</translation>
    </message>
    <message>
        <source>is not from 2 to %1</source>
        <translation>no está entre 2 y %1</translation>
    </message>
    <message>
        <source>is free; GMP has fixed points only</source>
        <translation>es libre; GMP solo tiene puntos fijos</translation>
    </message>
    <message>
        <source>is neither black nor white</source>
        <translation>no es ni black ni white</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>no se puede crear</translation>
    </message>
    <message>
        <source>missing; give the engine&apos;s command line</source>
        <translation>falta; indique la línea de órdenes del motor</translation>
    </message>
    <message>
        <source>is none of black, white, both and none</source>
        <translation>no es black, white, both ni none</translation>
    </message>
    <message>
        <source>is none of automatic, slow-moves, always and never</source>
        <translation>no es automatic, slow-moves, always ni never</translation>
    </message>
    <message>
        <source>is no time; allowed are 200ms, 1s, 1.5s and the like</source>
        <translation>no es un tiempo; se admiten 200ms, 1s, 1.5s y similares</translation>
    </message>
    <message>
        <source>is none of allowed, forbidden and frozen</source>
        <translation>no es allowed, forbidden ni frozen</translation>
    </message>
    <message>
        <source>is neither warning nor forfeit</source>
        <translation>no es ni warning ni forfeit (incomparecencia)</translation>
    </message>
    <message>
        <source>asks a person, and there is nobody here</source>
        <translation>pregunta a una persona, y aquí no hay nadie</translation>
    </message>
    <message>
        <source>--scorer %1 asks no referee</source>
        <translation>--scorer %1 no pregunta a ningún árbitro</translation>
    </message>
    <message>
        <source>asks a referee; say which engine with --referee</source>
        <translation>pregunta a un árbitro; indique el motor con --referee</translation>
    </message>
    <message>
        <source>&quot;move&quot; and --watchdog say the same; give one</source>
        <translation>&quot;move&quot; y --watchdog dicen lo mismo; indique uno</translation>
    </message>
    <message>
        <source>does not end in .html, .txt, .json or .csv</source>
        <translation>no acaba en .html, .txt, .json ni .csv</translation>
    </message>
    <message>
        <source>say with --results which file has the games</source>
        <translation>indique con --results el archivo de las partidas</translation>
    </message>
    <message>
        <source>--adjudicate reads what engines think of their moves, so it cannot be never</source>
        <translation>--adjudicate lee lo que los motores piensan de sus jugadas para arbitrar, así que no puede ser never</translation>
    </message>
    <message>
        <source>is no number between 0 and 0.5</source>
        <translation>no es un número entre 0 y 0.5</translation>
    </message>
    <message>
        <source>is not two numbers, the lower first, such as 0,20</source>
        <translation>no son dos números, el menor primero, como 0,20</translation>
    </message>
    <message>
        <source>is no file and no folder</source>
        <translation>no es ni un archivo ni una carpeta</translation>
    </message>
    <message>
        <source>is neither game nor opening</source>
        <translation>no es ni game (partida) ni opening (apertura)</translation>
    </message>
    <message>
        <source>there are no --openings</source>
        <translation>no hay --openings</translation>
    </message>
    <message>
        <source>no build is given</source>
        <translation>no se indica ninguna compilación</translation>
    </message>
    <message>
        <source>has no {}</source>
        <translation>no tiene {}</translation>
    </message>
    <message>
        <source>say what to test: --test or --sprt</source>
        <translation>indique qué probar: --test o --sprt</translation>
    </message>
    <message>
        <source>no suite is given</source>
        <translation>no se indica ninguna serie</translation>
    </message>
    <message>
        <source>is neither gnugo nor strict</source>
        <translation>no es ni gnugo ni strict</translation>
    </message>
    <message>
        <source>%1: it cannot be read as SGF</source>
        <translation>%1: no se puede leer como SGF</translation>
    </message>
    <message>
        <source>%1: game %2 is on a board of %3x%4; see --size</source>
        <translation>%1: la partida %2 es en un tablero de %3x%4; véase --size</translation>
    </message>
    <message>
        <source>there is no game in %1</source>
        <translation>no hay ninguna partida en %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not COMMAND=SENT</source>
        <translation>&quot;%1&quot; no es COMMAND=SENT</translation>
    </message>
    <message>
        <source>is none of resign, pass and alternate</source>
        <translation>no es resign (abandonar), pass (pasar) ni alternate</translation>
    </message>
    <message>
        <source>goes with --replace alternate, which needs it</source>
        <translation>va con --replace alternate, que lo necesita</translation>
    </message>
    <message>
        <source>are no rules</source>
        <translation>no son reglas</translation>
    </message>
    <message>
        <source>is no time; allowed are 500ms, 2s and the like</source>
        <translation>no es un tiempo; se admiten 500ms, 2s y similares</translation>
    </message>
    <message>
        <source>follows the record; say with --sgf where that is</source>
        <translation>sigue la partida; indique con --sgf dónde está</translation>
    </message>
    <message>
        <source>goes with --listen; a controller at the standard streams may send everything</source>
        <translation>va con --listen; un controlador en los flujos estándar puede enviarlo todo</translation>
    </message>
    <message>
        <source>%1: there are %2 logs; no more are written</source>
        <translation>%1: hay %2 registros; no se escriben más</translation>
    </message>
    <message>
        <source>shinpan cannot be started; open %1 with it by hand</source>
        <translation>no se puede iniciar shinpan; abra %1 con él a mano</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1: %2</translation>
    </message>
    <message>
        <source>say which script</source>
        <translation>indique el guion</translation>
    </message>
    <message>
        <source>say which engine, with --engine</source>
        <translation>indique el motor con --engine</translation>
    </message>
    <message>
        <source>it is packed; unpack it first, with gunzip</source>
        <translation>está comprimido; descomprímalo primero con gunzip</translation>
    </message>
    <message>
        <source>%1: it names no record of game %2; match keeps them with --sgf</source>
        <translation>%1: no indica ningún registro de la partida %2; match los conserva con --sgf</translation>
    </message>
    <message>
        <source>there is no game in it</source>
        <translation>no hay ninguna partida en él</translation>
    </message>
    <message>
        <source>%1: there is no game in it</source>
        <translation>%1: no hay ninguna partida en él</translation>
    </message>
    <message>
        <source>say which two sets of games: folders, files or results</source>
        <translation>indique qué dos conjuntos de partidas: carpetas, archivos o resultados</translation>
    </message>
    <message>
        <source>say which files or folders</source>
        <translation>indique qué archivos o carpetas</translation>
    </message>
    <message>
        <source>--merge and --output FILE belong together</source>
        <translation>--merge y --output FILE van juntos</translation>
    </message>
    <message>
        <source>--move and --node exclude each other</source>
        <translation>--move y --node se excluyen</translation>
    </message>
    <message>
        <source>%1; not rewritten without --force</source>
        <translation>%1; sin --force no se reescribe</translation>
    </message>
    <message>
        <source>-i and -o exclude each other</source>
        <translation>-i y -o se excluyen</translation>
    </message>
    <message>
        <source>-o takes the result of one file; sgf merge joins several</source>
        <translation>-o toma el resultado de un archivo; sgf merge une varios</translation>
    </message>
    <message>
        <source>-o %1: the name must end in %2 or a slash; or say --format</source>
        <translation>-o %1: el nombre debe acabar en %2 o una barra; o indique --format</translation>
    </message>
    <message>
        <source>--format: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--format: no existe &quot;%1&quot;; indique uno de %2</translation>
    </message>
    <message>
        <source>--range: &quot;%1&quot; is no range of moves; say 1-50, 51- or 12</source>
        <translation>--range: &quot;%1&quot; no es un intervalo de jugadas; indique 1-50, 51- o 12</translation>
    </message>
    <message>
        <source>--move goes with neither --node nor --range</source>
        <translation>--move no va ni con --node ni con --range</translation>
    </message>
    <message>
        <source>-o is missing; say where to write, as in -o board.png</source>
        <translation>falta -o; indique dónde escribir, como -o board.png</translation>
    </message>
    <message>
        <source>a slide show cannot be written to standard output</source>
        <translation>una animación no se puede escribir en la salida estándar</translation>
    </message>
    <message>
        <source>--pace: &quot;%1&quot; is no number of seconds from 0.02 to 60</source>
        <translation>--pace: &quot;%1&quot; no es un número de segundos de 0.02 a 60</translation>
    </message>
    <message>
        <source>%1 is missing, which draws; build Shinpan with its window (-DSHINPAN_UI=ON) or install it whole</source>
        <translation>falta %1, que dibuja; compile Shinpan con su ventana (-DSHINPAN_UI=ON) o instálelo entero</translation>
    </message>
    <message>
        <source>FILE is missing; - reads standard input</source>
        <translation>falta FILE; - lee la entrada estándar</translation>
    </message>
    <message>
        <source>--rules: &quot;%1&quot; is no rule set known here; say Japanese, Chinese, AGA, NZ or fields such as ko=simple,scoring=area</source>
        <translation>--rules: &quot;%1&quot; no son reglas conocidas aquí; indique Japanese, Chinese, AGA, NZ o campos como ko=simple,scoring=area</translation>
    </message>
    <message>
        <source>--legal: &quot;%1&quot; is no colour; say b or w</source>
        <translation>--legal: &quot;%1&quot; no es un color; indique b o w</translation>
    </message>
    <message>
        <source>has no position to solve</source>
        <translation>no tiene ninguna posición que resolver</translation>
    </message>
    <message>
        <source>this is a directory; add -r to look into it</source>
        <translation>es un directorio; añada -r para mirar dentro</translation>
    </message>
    <message>
        <source>--game %1: it is not a record of Go</source>
        <translation>--game %1: no es una partida de go</translation>
    </message>
    <message>
        <source>%1 more of these</source>
        <translation>%1 más de estos</translation>
    </message>
    <message>
        <source>a handicap of %1 without stones: %2</source>
        <translation>un hándicap de %1 sin piedras: %2</translation>
    </message>
    <message>
        <source>--charset: &quot;%1&quot; is no character set that is known here; try UTF-8, GB18030, Big5, Shift_JIS, EUC-KR or ISO-8859-1</source>
        <translation>--charset: &quot;%1&quot; no es un juego de caracteres conocido; pruebe UTF-8, GB18030, Big5, Shift_JIS, EUC-KR o ISO-8859-1</translation>
    </message>
    <message>
        <source>FILES are missing; - reads standard input</source>
        <translation>falta FILES; - lee la entrada estándar</translation>
    </message>
    <message>
        <source>--name: there is no {%1}; --help lists what there is</source>
        <translation>--name: no existe {%1}; --help enumera lo que hay</translation>
    </message>
    <message>
        <source>already exists; --force replaces it</source>
        <translation>ya existe; --force lo sustituye</translation>
    </message>
    <message>
        <source>there is no game of Go</source>
        <translation>no hay ninguna partida de go</translation>
    </message>
    <message>
        <source>%1; your engines cannot be read: %2</source>
        <translation>%1; sus motores no se pueden leer: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deadline; allowed are start, setup, move, scoring and quit with a time, such as start=30s,move=2m</source>
        <translation>&quot;%1&quot; no es un plazo; se admiten start, setup, move, scoring y quit con un tiempo, como start=30s,move=2m</translation>
    </message>
    <message>
        <source>standard input cannot be read</source>
        <translation>no se puede leer la entrada estándar</translation>
    </message>
    <message>
        <source>--%1: &quot;%2&quot; %3</source>
        <translation>--%1: &quot;%2&quot; %3</translation>
    </message>
    <message>
        <source>say whose moves, with --proposer</source>
        <translation>indique de quién son las jugadas con --proposer</translation>
    </message>
    <message>
        <source>is no number from %1 to %2</source>
        <translation>no es un número de %1 a %2</translation>
    </message>
    <message>
        <source>--theme: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--theme: no existe el tema &quot;%1&quot;; indique uno de %2</translation>
    </message>
    <message>
        <source>--region: &quot;%1&quot; is no part of this board; name two opposite corners, as in C3:K10</source>
        <translation>--region: &quot;%1&quot; no es una parte de este tablero; indique dos esquinas opuestas, como C3:K10</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>, %1 points</source>
        <translation>, %1 puntos</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Medio juego</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Elección</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Per 100</source>
        <translation>Por 100</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeños</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Medianos</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Accuracy and mistakes by phase</source>
        <translation>Precisión y errores por fase</translation>
    </message>
    <message>
        <source>%1 more players are in the JSON and CSV reports.</source>
        <translation>%1 jugadores más están en los informes JSON y CSV.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>The board before move %1</source>
        <translation>El tablero antes de la jugada %1</translation>
    </message>
    <message>
        <source>Move %1 %2 lost %3; better was %4</source>
        <translation>La jugada %1 %2 perdió %3; era mejor %4</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>No hay errores.</translation>
    </message>
    <message>
        <source>%1 to play, %2 games</source>
        <translation>Juega %1, %2 partidas</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Opening positions that several games came to, those first where most was lost: rings are what was played, a square is the engine&apos;s choice.</source>
        <translation>Posiciones de la apertura a las que llegaron varias partidas, primero aquellas en que más se perdió: los círculos son lo que se jugó, un cuadrado es la elección del motor.</translation>
    </message>
    <message>
        <source>The same positions, judged by two engines: how often they would play the same move, how far apart their values are, and which mistakes both or only one of them saw.</source>
        <translation>Las mismas posiciones, juzgadas por dos motores: con qué frecuencia harían la misma jugada, cuánto difieren sus valores y qué errores vieron ambos o solo uno.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Same choice</source>
        <translation>Misma elección</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Points apart</source>
        <translation>Diferencia en puntos</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>Errores para ambos</translation>
    </message>
    <message>
        <source>First only</source>
        <translation>Solo el primero</translation>
    </message>
    <message>
        <source>Second only</source>
        <translation>Solo el segundo</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>Motores comparados</translation>
    </message>
    <message>
        <source>small: %1; middle: %2; large: %3</source>
        <translation>pequeño: %1; mediano: %2; grande: %3</translation>
    </message>
    <message>
        <source>Of a move: 0.75 to the power of the points it lost, so that a point lost leaves 75 %, three points leave 42 %. Where the engine tells no points, 10 % of the chance to win count as three. The engine&apos;s own choice loses nothing. Of a player in a game: the mean of the moves. Of several games: the mean of the games, with a 95 % interval (Student&apos;s) from how they differ; one game has none.</source>
        <translation>De una jugada: 0,75 elevado a los puntos que perdió; un punto perdido deja el 75 %, tres puntos el 42 %. Donde el motor no dice puntos, un 10 % de la probabilidad de ganar cuenta como tres. La elección del propio motor no pierde nada. De un jugador en una partida: la media de las jugadas. De varias partidas: la media de las partidas, con un intervalo del 95 % (de Student) según difieren; una sola no lo tiene.</translation>
    </message>
    <message>
        <source>Moves that lost more than the engine is unsure of: %1. The percents are of the chance to win.</source>
        <translation>Jugadas que perdieron más de lo que el motor duda: %1. Los porcentajes son de la probabilidad de ganar.</translation>
    </message>
    <message>
        <source>Choice, loss, points</source>
        <translation>Elección, pérdida, puntos</translation>
    </message>
    <message>
        <source>The share of the moves that were the engine&apos;s first choice, and what a move lost on average: of the chance to win, and points.</source>
        <translation>La parte de las jugadas que eran la primera elección del motor, y lo que una jugada perdió de media: de la probabilidad de ganar, y en puntos.</translation>
    </message>
    <message>
        <source>On 19×19 the opening is the first 50 moves and the endgame begins with move 151; on smaller boards earlier in proportion.</source>
        <translation>En 19×19 la apertura son las 50 primeras jugadas y el final empieza en la jugada 151; en tableros menores, antes en proporción.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Fallo</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fallos</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>por %1</translation>
    </message>
    <message>
        <source>%1 per 100 moves</source>
        <translation>%1 por 100 jugadas</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Revisión: %1</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, por %1</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>Peores errores</translation>
    </message>
    <message>
        <source>The same positions</source>
        <translation>Las mismas posiciones</translation>
    </message>
    <message>
        <source>How to read this</source>
        <translation>Cómo leer esto</translation>
    </message>
    <message>
        <source>%1 points or %2 %, or more</source>
        <translation>%1 puntos o %2 %, o más</translation>
    </message>
    <message>
        <source>%1 to %2 points or %3 to %4 %</source>
        <translation>de %1 a %2 puntos o de %3 a %4 %</translation>
    </message>
    <message>
        <source>the program of %1 was not identified, so it is a player of its own</source>
        <translation>el programa de %1 no se identificó, así que es un jugador aparte</translation>
    </message>
    <message>
        <source>%1x%2, komi %3, %4, %5</source>
        <translation>%1x%2, komi %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 (Black), %2 (White)</source>
        <translation>%1 (Negro), %2 (Blanco)</translation>
    </message>
    <message>
        <source>Pool of 1 bundle</source>
        <translation>Conjunto de 1 paquete</translation>
    </message>
    <message>
        <source>Pool of %1 bundles</source>
        <translation>Conjunto de %1 paquetes</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>paquete</translation>
    </message>
    <message>
        <source>competition</source>
        <translation>competición</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>sellado</translation>
    </message>
    <message>
        <source>also in others</source>
        <translation>también en otros</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>omitidas</translation>
    </message>
    <message>
        <source>manifest</source>
        <translation>manifiesto</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Paquetes</translation>
    </message>
    <message>
        <source>Games that an earlier bundle has, too, count once; games without a known winner or with a handicap are left out.</source>
        <translation>Las partidas que ya tiene un paquete anterior cuentan una vez; se omiten las que no tienen ganador conocido y las de hándicap.</translation>
    </message>
    <message>
        <source>called in the bundles</source>
        <translation>nombre en los paquetes</translation>
    </message>
    <message>
        <source>bundles</source>
        <translation>paquetes</translation>
    </message>
    <message>
        <source>not identified</source>
        <translation>sin identificar</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>Quién es quién</translation>
    </message>
    <message>
        <source>The same program and files, started in the same way, are the same player, whatever it is called.</source>
        <translation>El mismo programa y los mismos archivos, iniciados igual, son el mismo jugador, se llame como se llame.</translation>
    </message>
    <message>
        <source>Elo by all games</source>
        <translation>Elo por todas las partidas</translation>
    </message>
    <message>
        <source>Elo here alone</source>
        <translation>Elo solo aquí</translation>
    </message>
    <message>
        <source>here above</source>
        <translation>aquí más</translation>
    </message>
    <message>
        <source>its 95%</source>
        <translation>su 95%</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>pooled bundles</source>
        <translation>paquetes reunidos</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 jugador</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 jugadores</translation>
    </message>
    <message>
        <source>all under the same conditions</source>
        <translation>todas en las mismas condiciones</translation>
    </message>
    <message>
        <source>%1 different conditions</source>
        <translation>%1 condiciones distintas</translation>
    </message>
    <message>
        <source>A player is as strong under all conditions; what having Black is worth is each condition’s own. Both come from all games at once (Bradley–Terry, maximum likelihood), in which each player has had one more game, half of it won, against somebody of average strength. The columns behind that are of the games of one condition alone: where “here above” is far from 0, the player is not as strong there as elsewhere.</source>
        <translation>Un jugador es igual de fuerte en todas las condiciones; lo que vale tener Negro es propio de cada una. Ambas cosas salen de todas las partidas a la vez (Bradley–Terry, máxima verosimilitud), en las que cada jugador ha tenido una partida más, medio ganada, contra alguien de fuerza media. Las columnas siguientes son de las partidas de una sola condición: donde «aquí más» está lejos de 0, el jugador no tiene allí la misma fuerza que en otras.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinas</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>Chinas de KGS</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonesas</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreanas</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA con botón</translation>
    </message>
    <message>
        <source>NZ</source>
        <translation>Nueva Zelanda</translation>
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
        <translation>Por piedras</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>Territorio antiguo</translation>
    </message>
    <message>
        <source>block %1 is damaged, or of another run</source>
        <translation>el bloque %1 está dañado o es de otra ejecución</translation>
    </message>
    <message>
        <source>there is no terminal to ask at; use password_file</source>
        <translation>no hay terminal en que preguntar; use password_file</translation>
    </message>
    <message>
        <source>listening at %1</source>
        <translation>a la escucha en %1</translation>
    </message>
    <message>
        <source>standard input cannot be changed in place; leave out -i</source>
        <translation>la entrada estándar no se puede cambiar en su sitio; omita -i</translation>
    </message>
    <message>
        <source>--game %1: the number of games is %2</source>
        <translation>--game %1: el número de partidas es %2</translation>
    </message>
    <message>
        <source>none were set up, for there are no fixed points for so many, or a move stands on one of them</source>
        <translation>no se puso ninguna, pues no hay puntos fijos para tantas, o una jugada está en uno de ellos</translation>
    </message>
    <message>
        <source>the fixed points were taken</source>
        <translation>se tomaron los puntos fijos</translation>
    </message>
    <message>
        <source>an engine that does not know kata-time_settings is told %1 instead of %2, for GTP has whole seconds only</source>
        <translation>a un motor que no conoce kata-time_settings se le dice %1 en lugar de %2, pues GTP solo tiene segundos enteros</translation>
    </message>
    <message>
        <source>is told &quot;%1&quot; at its start, which leaves it no time to think; &quot;%2&quot; says that nothing limits it</source>
        <translation>recibe &quot;%1&quot; al iniciarse, lo que no le deja tiempo para pensar; &quot;%2&quot; dice que nada lo limita</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>the engine %1 is started again: it %2</source>
        <translation>se reinicia el motor %1: %2</translation>
    </message>
    <message>
        <source>%1 visits a position</source>
        <translation>%1 visitas por posición</translation>
    </message>
    <message>
        <source>%1 seconds a position</source>
        <translation>%1 segundos por posición</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 positions</source>
        <translation>%1 de %2 archivos, %3 posiciones</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <translation>%1 (%2 puntos)</translation>
    </message>
    <message>
        <source>lost %1; the engine&apos;s choice</source>
        <translation>perdió %1; la elección del motor</translation>
    </message>
    <message>
        <source>lost %1; better was %2</source>
        <translation>perdió %1; mejor era %2</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 jugada</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 jugadas</translation>
    </message>
    <message>
        <source>average loss %1, the engine&apos;s choice %2 of %3</source>
        <translation>pérdida media %1, elección del motor %2 de %3</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, partida %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, por %2</translation>
    </message>
    <message>
        <source>%1 files wait, %2 blocks are out, %3</source>
        <translation>%1 archivos en espera, %2 bloques en curso, %3</translation>
    </message>
    <message>
        <source>%1: warning: parts of it were not understood; &quot;shinpan-cli sgf check&quot; says which</source>
        <translation>%1: aviso: partes no se entendieron; &quot;shinpan-cli sgf check&quot; dice cuáles</translation>
    </message>
    <message>
        <source>%1: %2 of %3 positions</source>
        <translation>%1: %2 de %3 posiciones</translation>
    </message>
    <message>
        <source>stopping after the running games; once more to log out at once</source>
        <translation>se parará tras las partidas en curso; otra vez para salir enseguida</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 won, %4 lost, %5 drawn, %6 broken off</source>
        <translation>%1: %2 partidas, %3 ganadas, %4 perdidas, %5 empatadas, %6 interrumpidas</translation>
    </message>
    <message>
        <source>last rating %1</source>
        <translation>última puntuación %1</translation>
    </message>
    <message>
        <source>checking %1 of %2: %3</source>
        <translation>comprobando %1 de %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 Elo from %3 wanted, %4 ± %5 in the round robin</source>
        <translation>%1: se querían %2 Elo más que %3, %4 ± %5 en la liga de todos contra todos</translation>
    </message>
    <message>
        <source>“%1” is kept as a strength of “%2”</source>
        <translation>«%1» se guarda como una fuerza de «%2»</translation>
    </message>
    <message>
        <source>%1: not taken over: %2</source>
        <translation>%1: no se toma: %2</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3%4</source>
        <translation>SPRT Elo %1 o %2: LLR %3%4</translation>
    </message>
    <message>
        <source>there is no --sprt</source>
        <translation>no hay --sprt</translation>
    </message>
    <message>
        <source>build %1 of %2, %3</source>
        <translation>compilación %1 de %2, %3</translation>
    </message>
    <message>
        <source>%1: passes</source>
        <translation>%1: supera la prueba</translation>
    </message>
    <message>
        <source>%1: fails</source>
        <translation>%1: falla</translation>
    </message>
    <message>
        <source>%1: cannot be run</source>
        <translation>%1: no se puede ejecutar</translation>
    </message>
    <message>
        <source>no build fails that could be run</source>
        <translation>no falla ninguna compilación que se pudo ejecutar</translation>
    </message>
    <message>
        <source>the first that fails: %1</source>
        <translation>la primera que falla: %1</translation>
    </message>
    <message>
        <source>the first that fails is one of %1, the last of which does: %2</source>
        <translation>la primera que falla es una de %1, la última de las cuales es %2</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>1 ejecución</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 ejecuciones</translation>
    </message>
    <message>
        <source>%1 of %2 suites</source>
        <translation>%1 de %2 conjuntos</translation>
    </message>
    <message>
        <source>%1 of %2 games played out</source>
        <translation>%1 de %2 partidas jugadas hasta el final</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1 de %2 posiciones</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(nada)</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>rechazado: %1</translation>
    </message>
    <message>
        <source>was</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 orden</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>%1 órdenes</translation>
    </message>
    <message>
        <source>no answer to compare with</source>
        <translation>ninguna respuesta con que comparar</translation>
    </message>
    <message>
        <source>all %1 recorded answers the same</source>
        <translation>las %1 respuestas grabadas son iguales</translation>
    </message>
    <message>
        <source>%1 of %2 recorded answers differ</source>
        <translation>%1 de %2 respuestas grabadas difieren</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el final</translation>
    </message>
    <message>
        <source>both %1</source>
        <translation>ambas %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1: differ from move %2 (%3, %4), %5 of %6 moves alike; %7 and %8 moves, %9</source>
        <translation>%1: difieren desde la jugada %2 (%3, %4), %5 de %6 jugadas iguales; %7 y %8 jugadas, %9</translation>
    </message>
    <message>
        <source>%1 of %2 games are the same, %3 have the same result</source>
        <translation>%1 de %2 partidas son iguales, %3 tienen el mismo resultado</translation>
    </message>
    <message>
        <source>the others differ from move %1 to %2, move %3 in the middle</source>
        <translation>las demás difieren desde las jugadas %1 a %2, con mediana en la jugada %3</translation>
    </message>
    <message>
        <source>only in the first: %1</source>
        <translation>solo en el primero: %1</translation>
    </message>
    <message>
        <source>only in the second: %1</source>
        <translation>solo en el segundo: %1</translation>
    </message>
    <message>
        <source>turned or mirrored</source>
        <translation>girada o reflejada</translation>
    </message>
    <message>
        <source>ends after %1 of %2 moves</source>
        <translation>acaba tras %1 de %2 jugadas</translation>
    </message>
    <message>
        <source>differs after move %1</source>
        <translation>difiere tras la jugada %1</translation>
    </message>
    <message>
        <source>moves in another order</source>
        <translation>jugadas en otro orden</translation>
    </message>
    <message>
        <source>other comments or variations</source>
        <translation>otros comentarios o variantes</translation>
    </message>
    <message>
        <source>other words about the game</source>
        <translation>otros datos de la partida</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>%1 - %2, %3: %4 records</source>
        <translation>%1 - %2, %3: %4 registros</translation>
    </message>
    <message>
        <source>%1 of %2 games are there more than once</source>
        <translation>%1 de %2 partidas están más de una vez</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation>%1 % (%2 a %3)</translation>
    </message>
    <message>
        <source>share</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>Black&apos;s score</source>
        <translation>puntos de Negro</translation>
    </message>
    <message>
        <source>last</source>
        <translation>última</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>motores</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>end</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>%1, game %2, move %3: %4 - %5, %6 %7</source>
        <translation>%1, partida %2, jugada %3: %4 - %5, %6 %7</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 games</source>
        <translation>%1 de %2 archivos, %3 partidas</translation>
    </message>
    <message>
        <source>%1 files: %2 read, %3 gone; %4 games added, %5 positions</source>
        <translation>%1 archivos: %2 leídos, %3 desaparecidos; %4 partidas añadidas, %5 posiciones</translation>
    </message>
    <message>
        <source>%1 games, %2 problems: %3 solved by their own solution, %4 without; %5 marked, %6 of %7 lines are right</source>
        <translation>%1 partidas, %2 problemas: %3 resueltos por su propia solución, %4 no; %5 marcados, %6 de %7 variantes son correctas</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, posición %2</translation>
    </message>
    <message>
        <source>others</source>
        <translation>otros</translation>
    </message>
    <message>
        <source>%1, Black scored %2 (%3)</source>
        <translation>%1, puntos de Negro %2 (%3)</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>no se dice</translation>
    </message>
    <message>
        <source>%1 games, %2 won, %3 lost</source>
        <translation>%1 partidas, %2 ganadas, %3 perdidas</translation>
    </message>
    <message>
        <source>Black won %1, White won %2, draws %3, others %4</source>
        <translation>Negro ganó %1, Blanco ganó %2, empates %3, otras %4</translation>
    </message>
    <message>
        <source>ended by: %1</source>
        <translation>acabadas por: %1</translation>
    </message>
    <message>
        <source>moves: %1 on average, deviation %2, median %3, from %4 to %5</source>
        <translation>jugadas: %1 de media, desviación %2, mediana %3, de %4 a %5</translation>
    </message>
    <message>
        <source>Board sizes</source>
        <translation>Tamaños del tablero</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Openings of %1 moves</source>
        <translation>Aperturas de %1 jugadas</translation>
    </message>
    <message>
        <source>LLR %1 (%2 to %3) after %4</source>
        <translation>LLR %1 (%2 a %3) tras %4</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>se detuvo</translation>
    </message>
    <message>
        <source>a game was void: %1</source>
        <translation>una partida fue nula: %1</translation>
    </message>
    <message>
        <source>%1 playouts in a row were not played to their end, the last one: %2</source>
        <translation>%1 simulaciones seguidas no se jugaron hasta el final, la última: %2</translation>
    </message>
    <message>
        <source>the first engine %1</source>
        <translation>el primer motor %1</translation>
    </message>
    <message>
        <source>the second engine %1</source>
        <translation>el segundo motor %1</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>medio juego</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>final</translation>
    </message>
    <message>
        <source>atari</source>
        <translation>atari</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>contacto</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>tranquila</translation>
    </message>
    <message>
        <source>close by</source>
        <translation>cercanas</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>lejanas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>game %1, move %2, %3: the first chose %4 and won %5, the second chose %6 and won %7</source>
        <translation>partida %1, jugada %2, %3: el primero eligió %4 y ganó %5, el segundo eligió %6 y ganó %7</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>pedidas</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>distintas</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>worth %</source>
        <translation>valor %</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>por partida</translation>
    </message>
    <message>
        <source>first:</source>
        <translation>primero:</translation>
    </message>
    <message>
        <source>second:</source>
        <translation>segundo:</translation>
    </message>
    <message>
        <source>played out by:</source>
        <translation>jugado por:</translation>
    </message>
    <message>
        <source>The second won %1 games: %2 Elo (%3)</source>
        <translation>El segundo ganó %1 partidas: %2 Elo (%3)</translation>
    </message>
    <message>
        <source>What cost most:</source>
        <translation>Lo que más costó:</translation>
    </message>
    <message>
        <source>in %1(): %2</source>
        <translation>en %1(): %2</translation>
    </message>
    <message>
        <source>a function within a function cannot be imported</source>
        <translation>una función dentro de una función no se puede importar</translation>
    </message>
    <message>
        <source>this nests too deep</source>
        <translation>el anidamiento es demasiado profundo</translation>
    </message>
    <message>
        <source>%1 has no sign</source>
        <translation>%1 no tiene signo</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>%1 as a key cannot be imported</source>
        <translation>%1 como clave no se puede importar</translation>
    </message>
    <message>
        <source>“%1” could not be imported (line %2)</source>
        <translation>«%1» no se pudo importar (línea %2)</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>«%1» no se conoce</translation>
    </message>
    <message>
        <source>%1() takes no more than %2 arguments</source>
        <translation>%1() admite como mucho %2 argumentos</translation>
    </message>
    <message>
        <source>%1() has no argument “%2”</source>
        <translation>%1() no tiene el argumento «%2»</translation>
    </message>
    <message>
        <source>%1() needs the argument “%2”</source>
        <translation>%1() necesita el argumento «%2»</translation>
    </message>
    <message>
        <source>stderr_to_log: what engines write to their error output goes into a log of its game here</source>
        <translation>stderr_to_log: lo que los motores escriben en su salida de errores va aquí a un registro de su partida</translation>
    </message>
    <message>
        <source>the player “%1” has no games and is left out</source>
        <translation>el jugador «%1» no tiene partidas y se omite</translation>
    </message>
    <message>
        <source>“%1” is no dictionary with texts for keys</source>
        <translation>«%1» no es un diccionario con textos por claves</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>un paréntesis no está cerrado</translation>
    </message>
    <message>
        <source>this line is not indented as any line before it</source>
        <translation>esta línea no está sangrada como ninguna anterior</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>«%1» no significa nada aquí</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>una cadena no está cerrada</translation>
    </message>
    <message>
        <source>a string has a wrong \ escape</source>
        <translation>una cadena tiene un \ incorrecto</translation>
    </message>
    <message>
        <source>“%1” closes no bracket</source>
        <translation>«%1» no cierra ningún paréntesis</translation>
    </message>
    <message>
        <source>“%1” cannot be imported</source>
        <translation>«%1» no se puede importar</translation>
    </message>
    <message>
        <source>“%1” cannot be imported; write out what it comes to</source>
        <translation>«%1» no se puede importar; escriba lo que resulta</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>el archivo no está en UTF-8</translation>
    </message>
    <message>
        <source>holds %1; it takes Parameter(…)</source>
        <translation>contiene %1; admite Parameter(…)</translation>
    </message>
    <message>
        <source>cannot be imported; LINEAR(…), LOG(…) and EXPLICIT(…) are</source>
        <translation>no se puede importar; LINEAR(…), LOG(…) y EXPLICIT(…) sí</translation>
    </message>
    <message>
        <source>cannot be imported; a function that returns a number to the power of its argument is</source>
        <translation>no se puede importar; una función que devuelve un número elevado a su argumento sí</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True o False</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>una cadena</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>un diccionario</translation>
    </message>
    <message>
        <source>this is no game: %1</source>
        <translation>esto no es una partida: %1</translation>
    </message>
    <message>
        <source>openings from %1: the table does not say which game had which</source>
        <translation>aperturas de %1: la tabla no dice qué partida tuvo cuál</translation>
    </message>
    <message>
        <source>the table does not say the komi; %1 is assumed</source>
        <translation>la tabla no dice el komi; se supone %1</translation>
    </message>
    <message>
        <source>the table does not say the board&apos;s size; %1 is assumed</source>
        <translation>la tabla no dice el tamaño del tablero; se supone %1</translation>
    </message>
    <message>
        <source>“%1” is no number of a game</source>
        <translation>«%1» no es un número de partida</translation>
    </message>
    <message>
        <source>game %1 occurs twice</source>
        <translation>la partida %1 aparece dos veces</translation>
    </message>
    <message>
        <source>colours are not swapped in every second game, so pairs of games mean nothing</source>
        <translation>los colores no se cambian en cada segunda partida, así que los pares de partidas no significan nada</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White), move %3</source>
        <translation>%1 (Negro) contra %2 (Blanco), jugada %3</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Jugada %1 de %2</translation>
    </message>
    <message>
        <source>Prisoners: Black %1, White %2</source>
        <translation>Prisioneros: Negro %1, Blanco %2</translation>
    </message>
    <message>
        <source>Black’s chances</source>
        <translation>Probabilidades de Negro</translation>
    </message>
    <message>
        <source>%1: Black %2 %</source>
        <translation>%1: Negro %2 %</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Números de las jugadas</translation>
    </message>
    <message>
        <source>First move (Home)</source>
        <translation>Primera jugada (Inicio)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>Atrás (←)</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>Adelante (→)</translation>
    </message>
    <message>
        <source>Last move (End)</source>
        <translation>Última jugada (Fin)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>1 tarea</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>%1 tareas</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 equipo</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>%1 equipos</translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, %2 en espera</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>This page draws its boards with a script.</source>
        <translation>Esta página dibuja sus tableros con un script.</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>Trabajando</translation>
    </message>
    <message>
        <source>Latest results</source>
        <translation>Últimos resultados</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>The whole report, with all games, as it stands now</source>
        <translation>El informe completo, con todas las partidas, tal como está ahora</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 visitas</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>jugada %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>desde hace %1</translation>
    </message>
    <message>
        <source>gets no more tasks</source>
        <translation>no recibe más tareas</translation>
    </message>
    <message>
        <source>%1, %2 games so far</source>
        <translation>%1, %2 partidas hasta ahora</translation>
    </message>
    <message>
        <source>Not connected: the program that serves this page has ended, or cannot be reached. Trying again.</source>
        <translation>Sin conexión: el programa que sirve esta página ha terminado o no se puede alcanzar. Se intenta de nuevo.</translation>
    </message>
    <message>
        <source>not running now</source>
        <translation>ahora no está en marcha</translation>
    </message>
    <message>
        <source>log-likelihood ratio %1 (%2 to %3)</source>
        <translation>razón de log-verosimilitud %1 (%2 a %3)</translation>
    </message>
    <message>
        <source>has no stones</source>
        <translation>no tiene piedras</translation>
    </message>
    <message>
        <source>has %1 stones without liberties</source>
        <translation>tiene %1 piedras sin libertades</translation>
    </message>
    <message>
        <source>says that the other side is to play</source>
        <translation>dice que juega el otro lado</translation>
    </message>
    <message>
        <source>begins with moves of both sides</source>
        <translation>empieza con jugadas de ambos lados</translation>
    </message>
    <message>
        <source>has no moves</source>
        <translation>no tiene jugadas</translation>
    </message>
    <message>
        <source>has no line that ends right</source>
        <translation>no tiene ninguna variante que acabe bien</translation>
    </message>
    <message>
        <source>uses the word %1, which is not understood</source>
        <translation>usa la palabra %1, que no se entiende</translation>
    </message>
    <message>
        <source>cannot be played along its own solution</source>
        <translation>no se puede jugar según su propia solución</translation>
    </message>
    <message>
        <source>The position of %1</source>
        <translation>La posición de %1</translation>
    </message>
    <message>
        <source>Capitals are what was not expected.</source>
        <translation>En mayúsculas, lo que no se esperaba.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>(known to fail)</source>
        <translation>(fallo conocido)</translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation>Respuesta anterior</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Changed since the earlier run: %1</source>
        <translation>Cambios desde la ejecución anterior: %1</translation>
    </message>
    <message>
        <source>Not expected: %1</source>
        <translation>No esperados: %1</translation>
    </message>
    <message>
        <source>Regression tests: %1</source>
        <translation>Pruebas de regresión: %1</translation>
    </message>
    <message>
        <source>On the boards a square is a point that the suite names, a ring one that the engine answered, a triangle one that it was asked about.</source>
        <translation>En los tableros, un cuadrado es un punto que nombra el conjunto de pruebas, un círculo uno que respondió el motor, un triángulo uno por el que se le preguntó.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>was %1 (%2), is %3 (%4)</source>
        <translation>era %1 (%2), es %3 (%4)</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>respuesta %1</translation>
    </message>
    <message>
        <source>expected %1, %2</source>
        <translation>se esperaba %1, %2</translation>
    </message>
    <message>
        <source>%1 passes no more</source>
        <translation>%1 ya no se supera</translation>
    </message>
    <message>
        <source>%1 passes now</source>
        <translation>%1 se supera ahora</translation>
    </message>
    <message>
        <source>%1 answers otherwise</source>
        <translation>%1 responde de otro modo</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 es nueva</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 ha desaparecido</translation>
    </message>
    <message>
        <source>%1 no longer passing</source>
        <translation>%1 ya no se superan</translation>
    </message>
    <message>
        <source>%1 passing now</source>
        <translation>%1 se superan ahora</translation>
    </message>
    <message>
        <source>%1 answered otherwise</source>
        <translation>%1 responden de otro modo</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>%1 nuevas</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>%1 desaparecidas</translation>
    </message>
    <message>
        <source>suite</source>
        <translation>conjunto</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>pruebas</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>rotas</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>%1 line %2</source>
        <translation>%1 línea %2</translation>
    </message>
    <message>
        <source>there was a test %1 already</source>
        <translation>ya había una prueba %1</translation>
    </message>
    <message>
        <source>there is no command above this expectation</source>
        <translation>no hay ninguna orden por encima de esta expectativa</translation>
    </message>
    <message>
        <source>this expectation does not stand directly below its command; GNU Go&apos;s regress.awk does not find it</source>
        <translation>esta expectativa no está justo debajo de su orden; regress.awk de GNU Go no la encuentra</translation>
    </message>
    <message>
        <source>this is the second expectation of one command; the first does not count</source>
        <translation>esta es la segunda expectativa de una orden; la primera no cuenta</translation>
    </message>
    <message>
        <source>a bracket is missing in this expectation</source>
        <translation>falta un corchete en esta expectativa</translation>
    </message>
    <message>
        <source>there is an expectation, but the command has no number; for GNU Go&apos;s scripts it is no test</source>
        <translation>hay una expectativa, pero la orden no tiene número; para los scripts de GNU Go no es una prueba</translation>
    </message>
    <message>
        <source>%1 moves, %2 nodes, %3 variations</source>
        <translation>%1 jugadas, %2 nodos, %3 variantes</translation>
    </message>
    <message>
        <source>%1, game %2 of %3</source>
        <translation>%1, partida %2 de %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Comentarista</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Derechos de autor</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>fuera del tablero</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>ocupado</translation>
    </message>
    <message>
        <source>move %1, Black (X) to play, captured: black %2, white %3</source>
        <translation>jugada %1, juega Negro (X), prisioneros: Negro %2, Blanco %3</translation>
    </message>
    <message>
        <source>move %1, White (O) to play, captured: black %2, white %3</source>
        <translation>jugada %1, juega Blanco (O), prisioneros: Negro %2, Blanco %3</translation>
    </message>
    <message>
        <source>Black may play on %1 points under %2 rules: %3</source>
        <translation>Negro puede jugar en %1 puntos (reglas: %2): %3</translation>
    </message>
    <message>
        <source>White may play on %1 points under %2 rules: %3</source>
        <translation>Blanco puede jugar en %1 puntos (reglas: %2): %3</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2</source>
        <translation>%1 está prohibido: %2</translation>
    </message>
    <message>
        <source>the work on it broke off: %1</source>
        <translation>el trabajo en ello se interrumpió: %1</translation>
    </message>
    <message>
        <source>leaves a stone where a record sets one of the other colour up in its place.</source>
        <translation>deja una piedra donde un registro coloca en su lugar una del otro color.</translation>
    </message>
    <message>
        <source>leaves out the stones that a record sets up after its first node, and plays the moves on without them.</source>
        <translation>omite las piedras que un registro coloca después de su primer nodo y sigue con las jugadas sin ellas.</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>nota: %1</translation>
    </message>
    <message>
        <source>%1 more warnings</source>
        <translation>%1 avisos más</translation>
    </message>
    <message>
        <source>%1: unchanged</source>
        <translation>%1: sin cambios</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1: reescrito</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1: aviso: %2</translation>
    </message>
    <message>
        <source>empty, as it should be</source>
        <translation>vacío, como debe ser</translation>
    </message>
    <message>
        <source>a number with a decimal point</source>
        <translation>un número con punto decimal</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 o 2</translation>
    </message>
    <message>
        <source>B or W</source>
        <translation>B o W</translation>
    </message>
    <message>
        <source>text on one line</source>
        <translation>texto en una línea</translation>
    </message>
    <message>
        <source>a point such as dd</source>
        <translation>un punto como dd</translation>
    </message>
    <message>
        <source>a point such as dd, or empty for a pass</source>
        <translation>un punto como dd, o vacío si se pasa</translation>
    </message>
    <message>
        <source>two points such as aa:cc</source>
        <translation>dos puntos como aa:cc</translation>
    </message>
    <message>
        <source>a point and a text such as dd:A</source>
        <translation>un punto y un texto como dd:A</translation>
    </message>
    <message>
        <source>a board size from 1 to 52, such as 19 or 9:13</source>
        <translation>un tamaño de tablero de 1 a 52, como 19 o 9:13</translation>
    </message>
    <message>
        <source>empty, or flags and a name such as 257:Figure 1</source>
        <translation>vacío, o indicadores y un nombre como 257:Figure 1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; no es %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not between %2 and %3</source>
        <translation>&quot;%1&quot; no está entre %2 y %3</translation>
    </message>
    <message>
        <source>there is no point &quot;%1&quot; on this board</source>
        <translation>no hay ningún punto &quot;%1&quot; en este tablero</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a point that was named before</source>
        <translation>&quot;%1&quot; nombra un punto ya nombrado</translation>
    </message>
    <message>
        <source>only one value is allowed; &quot;%1&quot; is one too many</source>
        <translation>solo se permite un valor; &quot;%1&quot; sobra</translation>
    </message>
    <message>
        <source>this belongs to the first node of the game</source>
        <translation>esto va en el primer nodo de la partida</translation>
    </message>
    <message>
        <source>this is said of a move, and there is none in this node</source>
        <translation>esto se dice de una jugada, y no hay ninguna en este nodo</translation>
    </message>
    <message>
        <source>what belongs to a move stands in one node with set-up; there is also %1</source>
        <translation>lo que va con una jugada está en un nodo con colocación; también está %1</translation>
    </message>
    <message>
        <source>both sides move in one node; there is also %1</source>
        <translation>hay jugadas de ambos lados en un nodo; también está %1</translation>
    </message>
    <message>
        <source>%1 in this node names the same point</source>
        <translation>%1 en este nodo nombra el mismo punto</translation>
    </message>
    <message>
        <source>this contradicts %1</source>
        <translation>esto contradice a %1</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>leído como %1</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>no se entiende</translation>
    </message>
    <message>
        <source>event</source>
        <translation>evento</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>read as the %1, as some programs write it</source>
        <translation>leído como %1, a la manera de algunos programas</translation>
    </message>
    <message>
        <source>%1 is no handicap; the standard leaves HA out then</source>
        <translation>%1 no es un hándicap; la norma omite entonces HA</translation>
    </message>
    <message>
        <source>no value; the standard leaves the property out then</source>
        <translation>sin valor; la norma omite entonces la propiedad</translation>
    </message>
    <message>
        <source>left out of account</source>
        <translation>no se tiene en cuenta</translation>
    </message>
    <message>
        <source>what is said of the game is looked for in its first node only; left out of account here</source>
        <translation>lo que se dice de la partida se busca solo en su primer nodo; aquí no se tiene en cuenta</translation>
    </message>
    <message>
        <source>FF[4] no longer has this property</source>
        <translation>FF[4] ya no tiene esta propiedad</translation>
    </message>
    <message>
        <source>a property of one program&apos;s, not of the standard&apos;s</source>
        <translation>una propiedad de un programa, no de la norma</translation>
    </message>
    <message>
        <source>a pass is written [] since FF[4], not [tt]</source>
        <translation>un pase se escribe [] desde FF[4], no [tt]</translation>
    </message>
    <message>
        <source>%1 is no result as SGF writes it</source>
        <translation>%1 no es un resultado como lo escribe SGF</translation>
    </message>
    <message>
        <source>%1 is no date as SGF writes it, such as 2004-03-15</source>
        <translation>%1 no es una fecha como la escribe SGF, por ejemplo 2004-03-15</translation>
    </message>
    <message>
        <source>%1 names no rules that are known here</source>
        <translation>%1 no nombra reglas conocidas aquí</translation>
    </message>
    <message>
        <source>%1 is no overtime that is understood; the game counts as one without a time limit</source>
        <translation>%1 no es un tiempo adicional que se entienda; la partida cuenta como sin límite de tiempo</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <translation>%1 se lee como %2</translation>
    </message>
    <message>
        <source>%1 is no character set that is known here</source>
        <translation>%1 no es un juego de caracteres conocido aquí</translation>
    </message>
    <message>
        <source>a handicap of %1, but black stones set up: %2</source>
        <translation>un hándicap de %1, pero piedras negras colocadas: %2</translation>
    </message>
    <message>
        <source>a handicap of %1, but no stones are set up</source>
        <translation>un hándicap de %1, pero no hay piedras colocadas</translation>
    </message>
    <message>
        <source>it is Black’s turn, but the other side moves first</source>
        <translation>es el turno de Negro, pero la primera jugada es del otro lado</translation>
    </message>
    <message>
        <source>it is White’s turn, but the other side moves first</source>
        <translation>es el turno de Blanco, pero la primera jugada es del otro lado</translation>
    </message>
    <message>
        <source>version %1 of the format, of which the newest is %2</source>
        <translation>versión %1 del formato, cuya más reciente es %2</translation>
    </message>
    <message>
        <source>%1 is missing in the first node</source>
        <translation>falta %1 en el primer nodo</translation>
    </message>
    <message>
        <source>%1 is not of the form name:version</source>
        <translation>%1 no tiene la forma nombre:versión</translation>
    </message>
    <message>
        <source>the file ends within a game</source>
        <translation>el archivo acaba dentro de una partida</translation>
    </message>
    <message>
        <source>a record of game %1, not of Go</source>
        <translation>un registro del juego %1, no de go</translation>
    </message>
    <message>
        <source>names are made of capital letters, such as AB or KM</source>
        <translation>los nombres constan de mayúsculas, como AB o KM</translation>
    </message>
    <message>
        <source>each value stands in brackets, such as [dd][pp]; a ] inside them is written \]</source>
        <translation>cada valor va entre corchetes, como [dd][pp]; dentro, ] se escribe \]</translation>
    </message>
    <message>
        <source>the file does not say its encoding, or a wrong one</source>
        <translation>el archivo no dice su codificación, o dice una equivocada</translation>
    </message>
    <message>
        <source>bytes that are not characters in this encoding</source>
        <translation>bytes que no son caracteres en esta codificación</translation>
    </message>
    <message>
        <source>replaced by a mark</source>
        <translation>sustituidos por una marca</translation>
    </message>
    <message>
        <source>text outside a game</source>
        <translation>texto fuera de una partida</translation>
    </message>
    <message>
        <source>a property without &quot;;&quot; before it</source>
        <translation>una propiedad sin «;» delante</translation>
    </message>
    <message>
        <source>a new node begins there</source>
        <translation>ahí empieza un nodo nuevo</translation>
    </message>
    <message>
        <source>the file ends within a value</source>
        <translation>el archivo termina dentro de un valor</translation>
    </message>
    <message>
        <source>what there is was kept</source>
        <translation>se conservó lo que hay</translation>
    </message>
    <message>
        <source>one &quot;)&quot; too many</source>
        <translation>un «)» de más</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorado</translation>
    </message>
    <message>
        <source>a node after variations</source>
        <translation>un nodo después de variantes</translation>
    </message>
    <message>
        <source>it became one more variation</source>
        <translation>se convirtió en una variante más</translation>
    </message>
    <message>
        <source>an unusual name of a property</source>
        <translation>un nombre de propiedad inusual</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 no tiene valor</translation>
    </message>
    <message>
        <source>a value that belongs to no property</source>
        <translation>un valor que no es de ninguna propiedad</translation>
    </message>
    <message>
        <source>text between properties</source>
        <translation>texto entre propiedades</translation>
    </message>
    <message>
        <source>a &quot;]&quot; in the middle of a text</source>
        <translation>un «]» en mitad de un texto</translation>
    </message>
    <message>
        <source>taken for a part of the text</source>
        <translation>tomado por parte del texto</translation>
    </message>
    <message>
        <source>%1 stands twice in one node</source>
        <translation>%1 aparece dos veces en un nodo</translation>
    </message>
    <message>
        <source>the two were joined</source>
        <translation>se unieron las dos</translation>
    </message>
    <message>
        <source>%1 has more than one value</source>
        <translation>%1 tiene más de un valor</translation>
    </message>
    <message>
        <source>all are kept, the first one counts</source>
        <translation>se conservan todos, cuenta el primero</translation>
    </message>
    <message>
        <source>two moves, or set-up and a move, in one node</source>
        <translation>dos jugadas, o colocación y jugada, en un nodo</translation>
    </message>
    <message>
        <source>each has a node of its own now</source>
        <translation>cada una tiene ahora su propio nodo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a board size</source>
        <translation>«%1» no es un tamaño de tablero</translation>
    </message>
    <message>
        <source>19×19 was taken</source>
        <translation>se tomó 19 × 19</translation>
    </message>
    <message>
        <source>no size, but points beyond 19×19</source>
        <translation>sin tamaño, pero con puntos más allá de 19 × 19</translation>
    </message>
    <message>
        <source>%1×%1 was taken</source>
        <translation>se tomó %1 × %1</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>no tiene efecto</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of Go</source>
        <translation>«%1» no es el número del go</translation>
    </message>
    <message>
        <source>read as Go all the same</source>
        <translation>leído como go de todos modos</translation>
    </message>
    <message>
        <source>a long run of empty nodes</source>
        <translation>una larga serie de nodos vacíos</translation>
    </message>
    <message>
        <source>more than %1 of them were joined</source>
        <translation>más de %1 de ellos se unieron</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; makes no sense here</source>
        <translation>la línea «%1» no tiene sentido aquí</translation>
    </message>
    <message>
        <source>kept as it is</source>
        <translation>conservada como está</translation>
    </message>
    <message>
        <source>the encoding may as well be %1</source>
        <translation>la codificación podría ser también %1</translation>
    </message>
    <message>
        <source>choose another one if texts look wrong</source>
        <translation>elija otra si los textos se ven mal</translation>
    </message>
    <message>
        <source>komi in hundredths or stones, as some programs write it</source>
        <translation>komi en centésimas o en piedras, como lo escriben algunos programas</translation>
    </message>
    <message>
        <source>read as %1 points; the file keeps its number</source>
        <translation>leído como %1 puntos; el archivo conserva su número</translation>
    </message>
    <message>
        <source>caller %1</source>
        <translation>cliente %1</translation>
    </message>
    <message>
        <source>a controller %1; it was hung up on</source>
        <translation>un controlador %1; se le colgó</translation>
    </message>
    <message>
        <source>does not accept a new game</source>
        <translation>no acepta una partida nueva</translation>
    </message>
    <message>
        <source>does not accept a move</source>
        <translation>no acepta una jugada</translation>
    </message>
    <message>
        <source>does not take moves back</source>
        <translation>no retira jugadas</translation>
    </message>
    <message>
        <source>does not accept what it is told</source>
        <translation>no acepta lo que se le dice</translation>
    </message>
    <message>
        <source>chooses its own moves, as GMP has it: it cannot be told %1</source>
        <translation>elige sus propias jugadas, como quiere GMP: no se le puede decir %1</translation>
    </message>
    <message>
        <source>does not hear us</source>
        <translation>no nos oye</translation>
    </message>
    <message>
        <source>floods us</source>
        <translation>nos inunda</translation>
    </message>
    <message>
        <source>speaks whenever we do</source>
        <translation>habla siempre que hablamos</translation>
    </message>
    <message>
        <source>it wants a new game, which is denied</source>
        <translation>quiere una partida nueva; se le niega</translation>
    </message>
    <message>
        <source>wants a board of another size</source>
        <translation>quiere un tablero de otro tamaño</translation>
    </message>
    <message>
        <source>wants another handicap</source>
        <translation>quiere otra ventaja</translation>
    </message>
    <message>
        <source>wants the engine’s colour</source>
        <translation>quiere el color del motor</translation>
    </message>
    <message>
        <source>makes a move that is none of its own now</source>
        <translation>hace una jugada que ahora no le toca</translation>
    </message>
    <message>
        <source>it makes a move out of turn, which is denied</source>
        <translation>hace una jugada fuera de turno; se le niega</translation>
    </message>
    <message>
        <source>it wants to take moves back, which is denied</source>
        <translation>quiere retirar jugadas; se le niega</translation>
    </message>
    <message>
        <source>%1 more lines were left out</source>
        <translation>se omitieron %1 líneas más</translation>
    </message>
    <message>
        <source>the other side %1</source>
        <translation>el otro lado %1</translation>
    </message>
    <message>
        <source>the other side begins anew</source>
        <translation>el otro lado empieza de nuevo</translation>
    </message>
    <message>
        <source>the other side begins one game after the other</source>
        <translation>el otro lado empieza una partida tras otra</translation>
    </message>
    <message>
        <source>the other side takes back to move %1</source>
        <translation>el otro lado retrocede hasta la jugada %1</translation>
    </message>
    <message>
        <source>nobody knows the points of %1 handicap stones on this board</source>
        <translation>nadie conoce los puntos de %1 piedras de ventaja en este tablero</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays Black. GMP has no word for komi: here it is %3</source>
        <translation>una partida en %1×%1, ventaja %2; el motor juega con negras. GMP no tiene palabra para el komi: aquí es %3</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays White. GMP has no word for komi: here it is %3</source>
        <translation>una partida en %1×%1, ventaja %2; el motor juega con blancas. GMP no tiene palabra para el komi: aquí es %3</translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>la partida ha terminado: %1</translation>
    </message>
    <message>
        <source>did nothing, and others wait</source>
        <translation>no hizo nada, y otros esperan</translation>
    </message>
    <message>
        <source>has said nothing for too long</source>
        <translation>lleva demasiado tiempo sin decir nada</translation>
    </message>
    <message>
        <source>does not read any more</source>
        <translation>ya no lee</translation>
    </message>
    <message>
        <source>does not speak GTP</source>
        <translation>no habla GTP</translation>
    </message>
    <message>
        <source>does not read its answers, of which %1 MiB wait</source>
        <translation>no lee sus respuestas, de las que esperan %1 MiB</translation>
    </message>
    <message>
        <source>the controller %1; it was hung up on</source>
        <translation>el controlador %1; se le colgó</translation>
    </message>
    <message>
        <source>the alternate engine %1</source>
        <translation>el motor de reserva %1</translation>
    </message>
    <message>
        <source>the engine is gone; %1 was sent</source>
        <translation>el motor ya no está; se envió %1</translation>
    </message>
    <message>
        <source>the engine’s move was not sent, but %1: %2</source>
        <translation>en lugar de la jugada del motor se envió %1: %2</translation>
    </message>
    <message>
        <source>the engine %1; it was started anew</source>
        <translation>el motor %1; se inició de nuevo</translation>
    </message>
    <message>
        <source>leaves white stones that were set up out of its record, and writes black ones as a handicap.</source>
        <translation>omite en su partida las piedras blancas colocadas de antemano y escribe las negras como hándicap.</translation>
    </message>
</context>
<context>
    <name>PrintPages</name>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>Jugadas %1–%2</translation>
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
        <translation>Hándicap %1</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
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
        <translation>la impresora rechaza la página</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No ko rule</source>
        <translation>Sin regla de ko</translation>
    </message>
    <message>
        <source>Simple ko</source>
        <translation>Ko simple</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>Superko posicional</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>Superko situacional</translation>
    </message>
    <message>
        <source>Natural situational superko</source>
        <translation>Superko situacional natural</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Prohibido</translation>
    </message>
    <message>
        <source>Two stones or more</source>
        <translation>De dos piedras o más</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Área</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Eyes in seki</source>
        <translation>Ojos en seki</translation>
    </message>
    <message>
        <source>Two points a group</source>
        <translation>Dos puntos por grupo</translation>
    </message>
    <message>
        <source>A point a stone, but one</source>
        <translation>Un punto por piedra, menos una</translation>
    </message>
    <message>
        <source>A point a stone</source>
        <translation>Un punto por piedra</translation>
    </message>
    <message>
        <source>suicide allowed</source>
        <translation>suicidio permitido</translation>
    </message>
    <message>
        <source>group tax</source>
        <translation>impuesto de grupo</translation>
    </message>
    <message>
        <source>button</source>
        <translation>botón</translation>
    </message>
    <message>
        <source>pass stones</source>
        <translation>piedras de pase</translation>
    </message>
    <message numerus="yes">
        <source>%n passes end the game</source>
        <translation>
            <numerusform>%n pase termina la partida</numerusform>
            <numerusform>%n pases terminan la partida</numerusform>
        </translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinas</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>Reglas chinas</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>Chinas de KGS</translation>
    </message>
    <message>
        <source>Chinese-KGS rules</source>
        <translation>Reglas chinas de KGS</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonesas</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>Reglas japonesas</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Coreanas</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>Reglas coreanas</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>Reglas AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA con botón</translation>
    </message>
    <message>
        <source>AGA-Button rules</source>
        <translation>Reglas AGA con botón</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>Nueva Zelanda</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>Reglas de Nueva Zelanda</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Tromp-Taylor</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>Reglas de Tromp-Taylor</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ing</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>Reglas Ing</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>Por piedras</translation>
    </message>
    <message>
        <source>Stone-Scoring rules</source>
        <translation>Reglas por piedras</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>Territorio antiguo</translation>
    </message>
    <message>
        <source>Ancient-Territory rules</source>
        <translation>Reglas antiguas de territorio</translation>
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
        <translation>Motor árbitro</translation>
    </message>
    <message>
        <source>Shinpan’s estimate</source>
        <translation>Estimación de Shinpan</translation>
    </message>
</context>
<context>
    <name>ThemeFile</name>
    <message>
        <source>neither “key = value” nor “[section]”: %1</source>
        <translation>ni «clave = valor» ni «[sección]»: %1</translation>
    </message>
    <message>
        <source>was given in line %1 already</source>
        <translation>ya se dio en la línea %1</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>«%1» no es ninguno de %2</translation>
    </message>
    <message>
        <source>“%1” is not a colour; #rrggbb is one</source>
        <translation>«%1» no es un color; #rrggbb lo es</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3</source>
        <translation>«%1» no es un número de %2 a %3</translation>
    </message>
    <message>
        <source>“%1” is not a file in the theme’s folder</source>
        <translation>«%1» no es un archivo de la carpeta del tema</translation>
    </message>
    <message>
        <source>%1 is larger than %2 pixels</source>
        <translation>%1 es mayor que %2 píxeles</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>no se puede leer %1: %2</translation>
    </message>
    <message>
        <source>no such key exists</source>
        <translation>no existe esa clave</translation>
    </message>
    <message>
        <source>Classic wood</source>
        <translation>Madera clásica</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Madera oscura</translation>
    </message>
    <message>
        <source>Flat light</source>
        <translation>Plano claro</translation>
    </message>
    <message>
        <source>Flat dark</source>
        <translation>Plano oscuro</translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation>Alto contraste claro</translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation>Alto contraste oscuro</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
</context>
<context>
    <name>TimeControlField</name>
    <message>
        <source>Lightning</source>
        <translation>Relámpago</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Fischer blitz</source>
        <translation>Fischer blitz</translation>
    </message>
    <message>
        <source>Fischer rapid</source>
        <translation>Fischer rápida</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Canadiense</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n hora</numerusform>
            <numerusform>%n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>%1 + %2 a move</source>
        <translation>%1 + %2 por jugada</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation>%1 por jugada</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>tiempo agotado</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n piedra</numerusform>
            <numerusform>%n piedras</numerusform>
        </translation>
    </message>
    <message>
        <source>last period</source>
        <translation>último período</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n período</numerusform>
            <numerusform>%n períodos</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has %1 left</source>
        <translation>A Negro le quedan %1</translation>
    </message>
    <message>
        <source>White has %1 left</source>
        <translation>A Blanco le quedan %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 for every %n stones</source>
        <translation>
            <numerusform>%1 por cada %n piedra</numerusform>
            <numerusform>%1 por cada %n piedras</numerusform>
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
        <translation>Negro gana por 1 punto</translation>
    </message>
    <message>
        <source>White wins by 1 point</source>
        <translation>Blanco gana por 1 punto</translation>
    </message>
    <message>
        <source>Black wins by %1 points</source>
        <translation>Negro gana por %1 puntos</translation>
    </message>
    <message>
        <source>White wins by %1 points</source>
        <translation>Blanco gana por %1 puntos</translation>
    </message>
    <message>
        <source>Black to play – %1 is thinking</source>
        <translation>Juega Negro – %1 piensa</translation>
    </message>
    <message>
        <source>White to play – %1 is thinking</source>
        <translation>Juega Blanco – %1 piensa</translation>
    </message>
    <message>
        <source>Black to play – your move</source>
        <translation>Juega Negro – su jugada</translation>
    </message>
    <message>
        <source>White to play – your move</source>
        <translation>Juega Blanco – su jugada</translation>
    </message>
    <message>
        <source>Paused – Black to play</source>
        <translation>En pausa – juega Negro</translation>
    </message>
    <message>
        <source>Paused – White to play</source>
        <translation>En pausa – juega Blanco</translation>
    </message>
    <message>
        <source>Waiting for you: Black’s engine has failed</source>
        <translation>Se le espera: el motor de Negro ha fallado</translation>
    </message>
    <message>
        <source>Waiting for you: White’s engine has failed</source>
        <translation>Se le espera: el motor de Blanco ha fallado</translation>
    </message>
    <message>
        <source>Place the handicap stones on the board</source>
        <translation>Ponga las piedras de hándicap en el tablero</translation>
    </message>
    <message>
        <source>%1 is placing the handicap stones</source>
        <translation>%1 pone las piedras de hándicap</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Juega Negro</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Juega Blanco</translation>
    </message>
    <message>
        <source>%1 – no game is running</source>
        <translation>%1 – ninguna partida en curso</translation>
    </message>
    <message>
        <source>Move %1 – %2</source>
        <translation>Jugada %1 – %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>Starting the engines…</source>
        <translation>Iniciando los motores…</translation>
    </message>
    <message>
        <source>Both passed – asking for the score…</source>
        <translation>Ambos pasaron – se pide la puntuación…</translation>
    </message>
    <message>
        <source>Both passed – mark what is dead, and settle the score</source>
        <translation>Ambos pasaron – marque lo que está muerto y decida la puntuación</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>Fin de la partida: %1</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>un empate</translation>
    </message>
    <message>
        <source>disputed, no winner</source>
        <translation>en disputa, sin ganador</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Negro gana</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Blanco gana</translation>
    </message>
    <message>
        <source>Black wins by resignation</source>
        <translation>Negro gana por abandono</translation>
    </message>
    <message>
        <source>White wins by resignation</source>
        <translation>Blanco gana por abandono</translation>
    </message>
    <message>
        <source>Black wins by a claim</source>
        <translation>Negro gana por declaración</translation>
    </message>
    <message>
        <source>White wins by a claim</source>
        <translation>Blanco gana por declaración</translation>
    </message>
    <message>
        <source>Black wins on time</source>
        <translation>Negro gana por tiempo</translation>
    </message>
    <message>
        <source>White wins on time</source>
        <translation>Blanco gana por tiempo</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>Negro gana por incomparecencia</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>Blanco gana por incomparecencia</translation>
    </message>
    <message>
        <source>stopped at the move limit</source>
        <translation>detenida al límite de jugadas</translation>
    </message>
    <message>
        <source>void, the game does not count</source>
        <translation>anulada, la partida no cuenta</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Reglas propias</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Resultado: %1</translation>
    </message>
    <message>
        <source>That point is not on the board</source>
        <translation>Ese punto no está en el tablero</translation>
    </message>
    <message>
        <source>There is already a stone there</source>
        <translation>Ahí ya hay una piedra</translation>
    </message>
    <message>
        <source>That stone would have no liberties</source>
        <translation>Esa piedra no tendría libertades</translation>
    </message>
    <message>
        <source>The ko may not be retaken at once</source>
        <translation>El ko no se puede retomar enseguida</translation>
    </message>
    <message>
        <source>That would repeat an earlier position</source>
        <translation>Eso repetiría una posición anterior</translation>
    </message>
    <message>
        <source>The game is at another position: return to it to play on</source>
        <translation>La partida está en otra posición: vuelva a ella para seguir jugando</translation>
    </message>
    <message>
        <source>The game is paused: resume it to play on</source>
        <translation>La partida está en pausa: reanúdela para seguir jugando</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Starting the engines – your move is kept for them</source>
        <translation>Iniciando los motores – se les guarda su jugada</translation>
    </message>
    <message>
        <source>%1 – the first position</source>
        <translation>%1 – la primera posición</translation>
    </message>
    <message>
        <source>Black to play – the controller’s move</source>
        <translation>Juega Negro – jugada del controlador</translation>
    </message>
    <message>
        <source>White to play – the controller’s move</source>
        <translation>Juega Blanco – jugada del controlador</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>Controlador</translation>
    </message>
    <message>
        <source>a tie by adjudication</source>
        <translation>empate por arbitraje</translation>
    </message>
    <message>
        <source>Black wins by adjudication</source>
        <translation>Negro gana por arbitraje</translation>
    </message>
    <message>
        <source>White wins by adjudication</source>
        <translation>Blanco gana por arbitraje</translation>
    </message>
</context>
<context>
    <name>shinpan::AboutDialog</name>
    <message>
        <source>About Shinpan</source>
        <translation>Acerca de Shinpan</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>Shinpan %1</source>
        <translation>Shinpan %1</translation>
    </message>
    <message>
        <source>An arbiter for the game of Go. Please include the details below when you report a problem; check first that you want to share all of them.</source>
        <translation>Un árbitro para el juego de go. Incluya los detalles siguientes al informar de un problema; compruebe antes que quiere compartirlos todos.</translation>
    </message>
    <message>
        <source>Details for a problem report</source>
        <translation>Detalles para informar de un problema</translation>
    </message>
</context>
<context>
    <name>shinpan::AddMenu</name>
    <message>
        <source>a file is needed</source>
        <translation>hace falta un archivo</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>instalado</translation>
    </message>
    <message>
        <source>&amp;Command line…</source>
        <translation>&amp;Línea de órdenes…</translation>
    </message>
    <message>
        <source>At an &amp;Address (tcp://)…</source>
        <translation>En una &amp;dirección (tcp://)…</translation>
    </message>
    <message>
        <source>On Another Computer, over &amp;ssh…</source>
        <translation>En otro ordenador, por &amp;ssh…</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>&amp;Importar de un archivo…</translation>
    </message>
    <message>
        <source>choose its program</source>
        <translation>elija su programa</translation>
    </message>
</context>
<context>
    <name>shinpan::AddTestDialog</name>
    <message>
        <source>The engine is &amp;known to fail it</source>
        <translation>Se sabe que el motor &amp;falla en ella</translation>
    </message>
    <message>
        <source>&amp;Suite</source>
        <translation>&amp;Serie</translation>
    </message>
    <message>
        <source>Choose the Suite</source>
        <translation>Elegir la serie</translation>
    </message>
    <message>
        <source>An existing file, or a new one</source>
        <translation>Un archivo existente o uno nuevo</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>Series de pruebas (*.tst)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Add Test</source>
        <translation>Añadir prueba</translation>
    </message>
    <message>
        <source>A command of GTP, such as reg_genmove black or attack D4</source>
        <translation>Una orden de GTP, como reg_genmove black o attack D4</translation>
    </message>
    <message>
        <source>A regression test’s pattern: D4|Q16 for either, !D4 for anything else</source>
        <translation>Un patrón de prueba de regresión: D4|Q16 para una u otra, !D4 para cualquier otra</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>&amp;Expected answer</source>
        <translation>&amp;Respuesta esperada</translation>
    </message>
</context>
<context>
    <name>shinpan::AdjudicationField</name>
    <message>
        <source>When both sides agree who wins</source>
        <translation>Cuando ambos lados coinciden en quién gana</translation>
    </message>
    <message>
        <source>Chance that both give</source>
        <translation>Probabilidad que dan ambos</translation>
    </message>
    <message>
        <source>Lead that both see</source>
        <translation>Ventaja que ven ambos</translation>
    </message>
    <message>
        <source>Games that are played on all the same</source>
        <translation>Partidas que se juegan de todos modos</translation>
    </message>
    <message>
        <source>Engines have to tell what they think of their moves. A part of the games is played on, so that the report knows how often this is wrong.</source>
        <translation>Los motores tienen que decir lo que piensan de sus jugadas. Una parte de las partidas se sigue jugando, para que el informe sepa cuántas veces esto es falso.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any chance</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source> points</source>
        <translation> puntos</translation>
    </message>
    <message>
        <source>any lead</source>
        <translation>cualquier ventaja</translation>
    </message>
    <message>
        <source> moves each</source>
        <translation> jugadas cada uno</translation>
    </message>
    <message>
        <source>Moves in a row of each side</source>
        <translation>Jugadas seguidas de cada lado</translation>
    </message>
    <message>
        <source>audit </source>
        <translation>control </translation>
    </message>
    <message>
        <source>Say which chance or which lead decides.</source>
        <translation>Diga qué probabilidad o qué ventaja decide.</translation>
    </message>
    <message>
        <source>A chance that decides is above 50 %.</source>
        <translation>Una probabilidad que decide es mayor del 50 %.</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisActions</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>Let engines think about the position on the board (Space)</source>
        <translation>Hacer que los motores piensen en la posición del tablero (Espacio)</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>&amp;Candidatas</translation>
    </message>
    <message>
        <source>&amp;Ownership</source>
        <translation>&amp;Dominio</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>&amp;Política</translation>
    </message>
    <message>
        <source>On a Can&amp;didate</source>
        <translation>&amp;En una candidata</translation>
    </message>
    <message>
        <source>&amp;Below It</source>
        <translation>De&amp;bajo</translation>
    </message>
    <message>
        <source>&amp;Chance to Win</source>
        <translation>Probabilidad &amp;de ganar</translation>
    </message>
    <message>
        <source>&amp;Lead in Points</source>
        <translation>&amp;Ventaja en puntos</translation>
    </message>
    <message>
        <source>Loss &amp;Against the Best</source>
        <translation>Pérdida frente a la &amp;mejor</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>V&amp;isitas</translation>
    </message>
    <message>
        <source>Lower &amp;Bound of the Chance (LCB)</source>
        <translation>Límite in&amp;ferior de la probabilidad (LCB)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>&amp;Nada</translation>
    </message>
    <message>
        <source>&amp;Whose Chances</source>
        <translation>Probabilidades de &amp;quién</translation>
    </message>
    <message>
        <source>&amp;Black’s</source>
        <translation>Las de &amp;Negro</translation>
    </message>
    <message>
        <source>&amp;White’s</source>
        <translation>Las de &amp;Blanco</translation>
    </message>
    <message>
        <source>Those of the &amp;Side to Move</source>
        <translation>Las de quien hace la &amp;jugada</translation>
    </message>
    <message>
        <source>&amp;For Each Position</source>
        <translation>Por &amp;cada posición</translation>
    </message>
    <message>
        <source>Without Limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>%1 Visits</source>
        <translation>%1 visitas</translation>
    </message>
    <message numerus="yes">
        <source>%n Second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>&amp;Motores</translation>
    </message>
    <message>
        <source>Es&amp;timate the Score</source>
        <translation>Es&amp;timar la puntuación</translation>
    </message>
    <message>
        <source>Show how this position might be counted (E)</source>
        <translation>Mostrar cómo podría contarse esta posición (E)</translation>
    </message>
    <message>
        <source>En&amp;gine Settings…</source>
        <translation>Ajustes &amp;del motor…</translation>
    </message>
    <message>
        <source>&amp;Look Only at an Area…</source>
        <translation>Mirar &amp;solo una zona…</translation>
    </message>
    <message>
        <source>Drag over the points where engines should look for a move; at any time with Alt and Shift</source>
        <translation>Arrastrar sobre los puntos donde los motores deben buscar una jugada; en todo momento con Alt y Mayús</translation>
    </message>
    <message>
        <source>Avo&amp;id Points…</source>
        <translation>E&amp;vitar puntos…</translation>
    </message>
    <message>
        <source>Drag over points that engines should avoid; at any time with Alt and Ctrl</source>
        <translation>Arrastrar sobre los puntos que los motores deben evitar; en todo momento con Alt y Ctrl</translation>
    </message>
    <message>
        <source>Loo&amp;k Everywhere</source>
        <translation>Mirar en todas pa&amp;rtes</translation>
    </message>
    <message>
        <source>Engines look at the whole board again (Esc)</source>
        <translation>Los motores vuelven a mirar todo el tablero (Esc)</translation>
    </message>
    <message>
        <source>No Engine Here Can Analyse</source>
        <translation>Ningún motor de aquí sabe analizar</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>M&amp;ostrar</translation>
    </message>
    <message>
        <source>Other Number of &amp;Visits…</source>
        <translation>Otro número de &amp;visitas…</translation>
    </message>
    <message>
        <source>Visits for each position:</source>
        <translation>Visitas por cada posición:</translation>
    </message>
    <message>
        <source>Other &amp;Time…</source>
        <translation>Otro &amp;tiempo…</translation>
    </message>
    <message>
        <source>Seconds for each position:</source>
        <translation>Segundos por cada posición:</translation>
    </message>
    <message>
        <source>For Each Position</source>
        <translation>Por cada posición</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisController</name>
    <message>
        <source>%1 cannot analyse: it %2.</source>
        <translation>%1 no puede analizar: %2.</translation>
    </message>
    <message>
        <source>Analysis · %1</source>
        <translation>Análisis · %1</translation>
    </message>
    <message>
        <source>%1: it %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This is a serious game: analysis waits till it is over.</source>
        <translation>Esta es una partida seria: el análisis espera a que acabe.</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisFeature</name>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>pérdida %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <translation>Analizar</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatas</translation>
    </message>
    <message>
        <source>Numbers of the candidates</source>
        <translation>Números de las candidatas</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1 visitas</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>iniciando…</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>inactivo</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>El motor %1</translation>
    </message>
    <message>
        <source>Choose under “Engines” who is to analyse. Any engine that knows lz-analyze, kata-analyze or analyze can, such as KataGo and Leela Zero.</source>
        <translation>Elija en «Motores» quién debe analizar. Puede cualquier motor que conozca lz-analyze, kata-analyze o analyze, como KataGo y Leela Zero.</translation>
    </message>
    <message>
        <source>Nothing is known about this position yet.</source>
        <translation>Aún no se sabe nada de esta posición.</translation>
    </message>
    <message>
        <source>Space on the board starts and stops the analysis.</source>
        <translation>Espacio en el tablero inicia y detiene el análisis.</translation>
    </message>
    <message>
        <source>Kept in the game: %1</source>
        <translation>Conservado en la partida: %1</translation>
    </message>
    <message>
        <source>Kept in the game, by %1: %2</source>
        <translation>Conservado en la partida, por %1: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::AnnotationBar</name>
    <message>
        <source>Judgement of the move and the position</source>
        <translation>Juicio de la jugada y la posición</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Jugada interesante</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Jugada dudosa</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>Mala jugada</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>Bueno para Negro</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>Bueno para Blanco</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Igualado</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Poco claro</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>Punto caliente</translation>
    </message>
    <message>
        <source>%1, emphasised</source>
        <translation>%1, subrayado</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Judgement</source>
        <translation>&amp;Juicio</translation>
    </message>
</context>
<context>
    <name>shinpan::Announcement</name>
    <message>
        <source>What just happened</source>
        <translation>Lo que acaba de ocurrir</translation>
    </message>
</context>
<context>
    <name>shinpan::AppearanceMenu</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>Como el &amp;escritorio</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>La&amp;rger Text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size</source>
        <translation>Tamaño de texto &amp;habitual</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size (Now %1 %)</source>
        <translation>Tamaño de texto &amp;habitual (ahora %1 %)</translation>
    </message>
</context>
<context>
    <name>shinpan::Application</name>
    <message>
        <source>%1 counts by Chinese rules, whatever this game’s are.</source>
        <translation>%1 cuenta con las reglas chinas, sean cuales sean las de esta partida.</translation>
    </message>
    <message>
        <source>%1 counts by Japanese rules, whatever this game’s are.</source>
        <translation>%1 cuenta con las reglas japonesas, sean cuales sean las de esta partida.</translation>
    </message>
    <message>
        <source>Waiting for a controller at %1.</source>
        <translation>Esperando a un controlador en %1.</translation>
    </message>
    <message>
        <source>%1 refuses suicide that these rules allow, and would lose by it.</source>
        <translation>%1 rechaza el suicidio que estas reglas permiten, y perdería por ello.</translation>
    </message>
    <message>
        <source>Your questions are not kept: %1.</source>
        <translation>Sus preguntas no se conservan: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::Arrangement</name>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
        <source>&amp;Minimal View</source>
        <translation>Vista &amp;mínima</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Mirar</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analizar</translation>
    </message>
    <message>
        <source>Players, tree and comment: for your own games (%1)</source>
        <translation>Jugadores, árbol y comentario: para sus propias partidas (%1)</translation>
    </message>
    <message>
        <source>Players, graph and console: for games of engines (%1)</source>
        <translation>Jugadores, gráfico y consola: para partidas de motores (%1)</translation>
    </message>
    <message>
        <source>Tools, tree and comment: for work on a record (%1)</source>
        <translation>Herramientas, árbol y comentario: para trabajar en una partida (%1)</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>&amp;Disposición</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Disposición: %1</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>A&amp;notar</translation>
    </message>
    <message>
        <source>Analysis, review, graph, tree and comment: for a closer look (%1)</source>
        <translation>Análisis, revisión, gráfico, árbol y comentario: para mirar de cerca (%1)</translation>
    </message>
    <message>
        <source>What two engines find, each on a board of its own (%1)</source>
        <translation>Lo que encuentran dos motores, cada uno en su tablero (%1)</translation>
    </message>
</context>
<context>
    <name>shinpan::AskedEngines</name>
    <message>
        <source>%1 in the game: %2</source>
        <translation>%1 en la partida: %2</translation>
    </message>
    <message>
        <source>Commands · %1</source>
        <translation>Órdenes · %1</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>No se puede preguntar a %1: %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::AuditLine</name>
    <message>
        <source>under 1 ms</source>
        <translation>menos de 1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 (%2) left</source>
        <translation>quedan %1 (%2)</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>The time of the move</source>
        <translation>El tiempo de la jugada</translation>
    </message>
    <message>
        <source>How long the move took, and the clock after it</source>
        <translation>Cuánto llevó la jugada, y el reloj después de ella</translation>
    </message>
    <message>
        <source>Time used: %1</source>
        <translation>Tiempo usado: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AutoPlay</name>
    <message>
        <source>Play the Game b&amp;y Itself</source>
        <translation>Pasar la partida so&amp;la</translation>
    </message>
    <message>
        <source>The game plays by itself</source>
        <translation>La partida pasa sola</translation>
    </message>
    <message>
        <source>Go through the game at a chosen pace</source>
        <translation>Recorrer la partida a un ritmo elegido</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds between two moves</source>
        <translation>Segundos entre dos jugadas</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>&amp;A move every</source>
        <translation>Una &amp;jugada cada</translation>
    </message>
</context>
<context>
    <name>shinpan::BestCoursePlot</name>
    <message>
        <source>Course of %1</source>
        <translation>Evolución de %1</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s): %1</source>
        <translation>
            <numerusform>Tras %n partida: %1</numerusform>
            <numerusform>Tras %n partidas: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardArea</name>
    <message>
        <source>Move %1 · %2 %3</source>
        <translation>Jugada %1 · %2 %3</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>This position has %1 lines and arrows; the first %2 are drawn.</source>
        <translation>Esta posición tiene %1 líneas y flechas; se dibujan las primeras %2.</translation>
    </message>
    <message>
        <source>Play at %1</source>
        <translation>Jugar en %1</translation>
    </message>
    <message>
        <source>&amp;Go to the Move Played at %1</source>
        <translation>&amp;Ir a la jugada hecha en %1</translation>
    </message>
    <message>
        <source>The Group Is &amp;Alive</source>
        <translation>El grupo está &amp;vivo</translation>
    </message>
    <message>
        <source>The Group Is &amp;Dead</source>
        <translation>El grupo está &amp;muerto</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Alive</source>
        <translation>Solo esta &amp;cadena está viva</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Dead</source>
        <translation>Solo esta &amp;cadena está muerta</translation>
    </message>
    <message>
        <source>Not in &amp;Seki</source>
        <translation>No en &amp;seki</translation>
    </message>
    <message>
        <source>In &amp;Seki</source>
        <translation>En &amp;seki</translation>
    </message>
    <message>
        <source>Move %1 · %2 passes</source>
        <translation>Jugada %1 · %2 pasa</translation>
    </message>
    <message>
        <source>Move 999 · White Q16 · lost 99.9% </source>
        <translation>Jugada 999 · Blanco Q16 · pérdida 99,9% </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardDescription</name>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>piedra negra</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>piedra blanca</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>última jugada</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>triángulo</translation>
    </message>
    <message>
        <source>square</source>
        <translation>cuadrado</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>círculo</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>aspa</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>seleccionado</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>etiqueta %1</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>territorio de Negro</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>territorio de Blanco</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>atenuado</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>muerto</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>en seki</translation>
    </message>
    <message>
        <source>opinions differ</source>
        <translation>las opiniones difieren</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>jugada %1</translation>
    </message>
    <message>
        <source>Black plays here next</source>
        <translation>Negro juega aquí a continuación</translation>
    </message>
    <message>
        <source>White plays here next</source>
        <translation>Blanco juega aquí a continuación</translation>
    </message>
    <message>
        <source>Black plays here in another variation</source>
        <translation>Negro juega aquí en otra variante</translation>
    </message>
    <message>
        <source>White plays here in another variation</source>
        <translation>Blanco juega aquí en otra variante</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>señalado</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>Negro pasa</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>Blanco pasa</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Negro %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Blanco %1</translation>
    </message>
    <message>
        <source>%1, one stone captured</source>
        <translation>%1, una piedra capturada</translation>
    </message>
    <message>
        <source>%1, %2 stones captured</source>
        <translation>%1, %2 piedras capturadas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cursor at %1, %2.</source>
        <translation>Cursor en %1, %2.</translation>
    </message>
    <message>
        <source>Cursor at %1, %2, %3.</source>
        <translation>Cursor en %1, %2, %3.</translation>
    </message>
    <message>
        <source>a dead black stone</source>
        <translation>una piedra negra muerta</translation>
    </message>
    <message>
        <source>a black stone in seki</source>
        <translation>una piedra negra en seki</translation>
    </message>
    <message>
        <source>a black stone</source>
        <translation>una piedra negra</translation>
    </message>
    <message>
        <source>a dead white stone</source>
        <translation>una piedra blanca muerta</translation>
    </message>
    <message>
        <source>a white stone in seki</source>
        <translation>una piedra blanca en seki</translation>
    </message>
    <message>
        <source>a white stone</source>
        <translation>una piedra blanca</translation>
    </message>
    <message>
        <source>Territory: Black %1, White %2 points.</source>
        <translation>Territorio: Negro %1, Blanco %2 puntos.</translation>
    </message>
    <message>
        <source>Dead stones: %1.</source>
        <translation>Piedras muertas: %1.</translation>
    </message>
    <message>
        <source>Stones in seki: %1.</source>
        <translation>Piedras en seki: %1.</translation>
    </message>
    <message>
        <source>Board of %1 by %2 lines, %3 black and %4 white stones.</source>
        <translation>Tablero de %1 por %2 líneas, %3 piedras negras y %4 blancas.</translation>
    </message>
    <message>
        <source>Last move: Black passed.</source>
        <translation>Última jugada: Negro pasó.</translation>
    </message>
    <message>
        <source>Last move: White passed.</source>
        <translation>Última jugada: Blanco pasó.</translation>
    </message>
    <message>
        <source>Last move: Black %1.</source>
        <translation>Última jugada: Negro %1.</translation>
    </message>
    <message>
        <source>Last move: White %1.</source>
        <translation>Última jugada: Blanco %1.</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>considerada</translation>
    </message>
    <message>
        <source>considered: %1</source>
        <translation>considerada: %1</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>primera opción</translation>
    </message>
    <message>
        <source>Black’s move %1 of the line</source>
        <translation>jugada %1 de la secuencia, de Negro</translation>
    </message>
    <message>
        <source>White’s move %1 of the line</source>
        <translation>jugada %1 de la secuencia, de Blanco</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardMenu</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>&amp;Números de las jugadas</translation>
    </message>
    <message>
        <source>&amp;Show Move Numbers</source>
        <translation>&amp;Mostrar los números de jugada</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>N&amp;inguno</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>&amp;Todas las jugadas</translation>
    </message>
    <message>
        <source>From &amp;Here</source>
        <translation>Desde a&amp;quí</translation>
    </message>
    <message>
        <source>This &amp;Variation</source>
        <translation>Esta &amp;variante</translation>
    </message>
    <message>
        <source>How &amp;Many…</source>
        <translation>&amp;Cuántas…</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>&amp;Show Coordinates</source>
        <translation>&amp;Mostrar las coordenadas</translation>
    </message>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>&amp;Letras y números (A1)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>&amp;Números (1-1)</translation>
    </message>
    <message>
        <source>As in SG&amp;F (aa)</source>
        <translation>Como en SG&amp;F (aa)</translation>
    </message>
    <message>
        <source>Mark &amp;Last Move</source>
        <translation>Marcar la ú&amp;ltima jugada</translation>
    </message>
    <message>
        <source>Show Ne&amp;xt Moves</source>
        <translation>Mostrar las jugadas si&amp;guientes</translation>
    </message>
    <message>
        <source>Show &amp;Other Variations</source>
        <translation>&amp;Mostrar las otras variantes</translation>
    </message>
    <message>
        <source>Con&amp;firm Moves with a Second Click</source>
        <translation>Con&amp;firmar las jugadas con un segundo clic</translation>
    </message>
    <message>
        <source>L&amp;ively Stones</source>
        <translation>Piedras con v&amp;ida</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>Soni&amp;dos</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>Girar &amp;a la derecha</translation>
    </message>
    <message>
        <source>Turn L&amp;eft</source>
        <translation>Gi&amp;rar a la izquierda</translation>
    </message>
    <message>
        <source>Flip Upside &amp;Down</source>
        <translation>&amp;Voltear de arriba abajo</translation>
    </message>
    <message>
        <source>Flip &amp;Sideways</source>
        <translation>V&amp;oltear de lado</translation>
    </message>
    <message>
        <source>&amp;As in the Record</source>
        <translation>Como en la &amp;partida</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Números de las jugadas</translation>
    </message>
    <message>
        <source>How many of the last moves are numbered:</source>
        <translation>Cuántas de las últimas jugadas se numeran:</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>La ú&amp;ltima jugada</translation>
    </message>
    <message>
        <source>The &amp;Last %1 Moves</source>
        <translation>Las ú&amp;ltimas %1 jugadas</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateModel</name>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gana %</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visitas</translation>
    </message>
    <message>
        <source>LCB</source>
        <translation>LCB</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateOverlay</name>
    <message>
        <source>Line of an Engine</source>
        <translation>Línea de un motor</translation>
    </message>
</context>
<context>
    <name>shinpan::CgosWindow</name>
    <message>
        <source>Choose &amp;File…</source>
        <translation>Elegir un &amp;archivo…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Play on CGOS</source>
        <translation>Jugar en CGOS</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>Tras las &amp;partidas en curso</translation>
    </message>
    <message>
        <source>&amp;Now (the Server’s Clocks Keep Running)</source>
        <translation>&amp;Ahora (los relojes del servidor siguen)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Cuenta</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Empates</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrumpida</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Lo último</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Cuentas</translation>
    </message>
    <message>
        <source>Choose an Accounts File</source>
        <translation>Elegir un archivo de cuentas</translation>
    </message>
    <message>
        <source>Accounts (*.toml);;All files (*)</source>
        <translation>Cuentas (*.toml);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Contraseña</translation>
    </message>
    <message>
        <source>Password of %1 at %2:</source>
        <translation>Contraseña de %1 en %2:</translation>
    </message>
    <message>
        <source>Connecting to the server</source>
        <translation>Conectando con el servidor</translation>
    </message>
    <message>
        <source>Waiting for a game</source>
        <translation>Esperando una partida</translation>
    </message>
    <message>
        <source>Playing %1</source>
        <translation>Jugando %1</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Saliendo</translation>
    </message>
    <message>
        <source>Logged out</source>
        <translation>Desconectado</translation>
    </message>
    <message>
        <source>No accounts file chosen</source>
        <translation>Ningún archivo de cuentas elegido</translation>
    </message>
    <message>
        <source>The accounts are logged in</source>
        <translation>Las cuentas están conectadas</translation>
    </message>
    <message>
        <source>Log out now? The clocks of running games keep running; an account that logs in again in time plays on.</source>
        <translation>¿Desconectar ahora? Los relojes de las partidas en curso siguen; una cuenta que vuelve a conectarse a tiempo sigue jugando.</translation>
    </message>
    <message>
        <source>&amp;Log Out Now</source>
        <translation>&amp;Desconectar ahora</translation>
    </message>
    <message>
        <source>&amp;After These Games</source>
        <translation>Tras es&amp;tas partidas</translation>
    </message>
    <message>
        <source>Show &amp;Game</source>
        <translation>Mostrar la &amp;partida</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckPage</name>
    <message>
        <source>C&amp;opy as Text</source>
        <translation>C&amp;opiar como texto</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Progreso de la comprobación</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Waiting for the first answer…</source>
        <translation>Esperando la primera respuesta…</translation>
    </message>
    <message>
        <source>A check starts the engine a few times and asks it everything that an arbiter may ask: sizes, komi, handicap, taking back, ko, illegal moves, time, scoring, analysis. It says in plain words what the engine can do and what it does wrong, with the exchange that shows it.

A quick engine takes about a minute. Nothing of it is left running.</source>
        <translation>Una comprobación inicia el motor unas cuantas veces y le pregunta todo lo que un árbitro puede preguntar: tamaños, komi, hándicap, retirar jugadas, ko, jugadas ilegales, tiempo, recuento, análisis. Dice en palabras sencillas lo que el motor sabe hacer y lo que hace mal, con el intercambio que lo muestra.

Un motor rápido tarda alrededor de un minuto. Nada de él queda en marcha.</translation>
    </message>
    <message>
        <source>&amp;Check again</source>
        <translation>&amp;Comprobar de nuevo</translation>
    </message>
    <message>
        <source>What can this engine do?</source>
        <translation>¿Qué sabe hacer este motor?</translation>
    </message>
    <message>
        <source>It has not been checked.</source>
        <translation>No se ha comprobado.</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Comprobar</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckTree</name>
    <message>
        <source>What the check found</source>
        <translation>Lo que encontró la comprobación</translation>
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
        <translation>Partida &amp;anterior</translation>
    </message>
    <message>
        <source>Previous game of the list</source>
        <translation>Partida anterior de la lista</translation>
    </message>
    <message>
        <source>&amp;Next Game</source>
        <translation>Partida &amp;siguiente</translation>
    </message>
    <message>
        <source>Next game of the list</source>
        <translation>Partida siguiente de la lista</translation>
    </message>
    <message>
        <source>Add &amp;Empty Game</source>
        <translation>Añadir una partida &amp;vacía</translation>
    </message>
    <message>
        <source>Add an empty game</source>
        <translation>Añadir una partida vacía</translation>
    </message>
    <message>
        <source>Add from &amp;File…</source>
        <translation>Añadir de un a&amp;rchivo…</translation>
    </message>
    <message>
        <source>Add the games of another file</source>
        <translation>Añadir las partidas de otro archivo</translation>
    </message>
    <message>
        <source>P&amp;aste Games</source>
        <translation>&amp;Pegar partidas</translation>
    </message>
    <message>
        <source>Add the games of the clipboard</source>
        <translation>Añadir las partidas del portapapeles</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>Add a copy of the selected games</source>
        <translation>Añadir una copia de las partidas seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Remove the selected games from the file</source>
        <translation>Quitar del archivo las partidas seleccionadas</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>S&amp;ubir</translation>
    </message>
    <message>
        <source>Move the selected games up</source>
        <translation>Subir las partidas seleccionadas</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Ba&amp;jar</translation>
    </message>
    <message>
        <source>Move the selected games down</source>
        <translation>Bajar las partidas seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Keep This Order</source>
        <translation>&amp;Conservar este orden</translation>
    </message>
    <message>
        <source>Put the games in the file into the order the list is sorted by</source>
        <translation>Poner las partidas del archivo en el orden de la lista</translation>
    </message>
    <message>
        <source>E&amp;xtract Selected Games…</source>
        <translation>E&amp;xtraer las partidas seleccionadas…</translation>
    </message>
    <message>
        <source>Save the selected games as a separate file</source>
        <translation>Guardar las partidas seleccionadas en otro archivo</translation>
    </message>
    <message>
        <source>Undo &amp;List Change</source>
        <translation>Deshacer en la &amp;lista</translation>
    </message>
    <message>
        <source>Take back the last addition, removal or change of order</source>
        <translation>Retirar la última adición, supresión o cambio de orden</translation>
    </message>
    <message>
        <source>Redo L&amp;ist Change</source>
        <translation>Rehacer en la l&amp;ista</translation>
    </message>
    <message>
        <source>Redo what was undone in the list</source>
        <translation>Rehacer lo que se deshizo en la lista</translation>
    </message>
    <message>
        <source>This is not a game of Go. It stays in the file as it is.</source>
        <translation>No es una partida de go. Queda como está en el archivo.</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>Se está jugando una partida</translation>
    </message>
    <message>
        <source>End the game that is being played?</source>
        <translation>¿Terminar la partida que se está jugando?</translation>
    </message>
    <message>
        <source>Its moves stay in the record.</source>
        <translation>Sus jugadas quedan en la partida.</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>&amp;Terminar la partida</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Añadir partidas</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were removed.</source>
        <translation>
            <numerusform>Se quitó %n partida.</numerusform>
            <numerusform>Se quitaron %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Extract Games</source>
        <translation>Extraer partidas</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Partidas (*.sgf)</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionDock</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Find &amp;Game</source>
        <translation>&amp;Buscar una partida</translation>
    </message>
    <message>
        <source>Search players, event, date, result</source>
        <translation>Buscar jugadores, torneo, fecha, resultado</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Buscar en las partidas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Add Game</source>
        <translation>Añadir partida</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Número de partidas</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>Añadir partida</translation>
    </message>
    <message>
        <source>Order of the &amp;File</source>
        <translation>Orden del &amp;archivo</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Negro</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blanco</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Resultado</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Fecha</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Jugadas</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Torneo</translation>
    </message>
    <message>
        <source>Re&amp;versed</source>
        <translation>In&amp;vertido</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1, %2 seleccionadas</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandDesk</name>
    <message>
        <source>The engine refuses: %1</source>
        <translation>El motor rechaza: %1</translation>
    </message>
    <message>
        <source>The engine is not running.</source>
        <translation>El motor no está en marcha.</translation>
    </message>
    <message>
        <source>There is no stone to attack.</source>
        <translation>No hay ninguna piedra que atacar.</translation>
    </message>
    <message>
        <source>The answer is not of type “%1”.</source>
        <translation>La respuesta no es del tipo «%1».</translation>
    </message>
    <message>
        <source>This is a serious game: commands wait till it is over.</source>
        <translation>Esta es una partida seria: las órdenes esperan a que acabe.</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEngine</name>
    <message>
        <source>has ended</source>
        <translation>ha terminado</translation>
    </message>
    <message>
        <source>is not running</source>
        <translation>no está en marcha</translation>
    </message>
    <message>
        <source>This command runs until it is stopped; use the analysis instead.</source>
        <translation>Esta orden sigue hasta que se detiene; use el análisis en su lugar.</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEntry</name>
    <message>
        <source>GTP command</source>
        <translation>Orden GTP</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandInputs</name>
    <message>
        <source>Argument of %1:</source>
        <translation>Argumento de %1:</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPage</name>
    <message>
        <source>an invisible character</source>
        <translation>un carácter invisible</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Encontrado: %1</translation>
    </message>
    <message>
        <source>Connects to the engine listening at %1.</source>
        <translation>Se conecta al motor que escucha en %1.</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>&amp;Corregir</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Línea de órdenes</translation>
    </message>
    <message>
        <source>Fix the punctuation</source>
        <translation>Corregir la puntuación</translation>
    </message>
    <message>
        <source>&amp;Command line</source>
        <translation>&amp;Línea de órdenes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Se&amp;veral Strengths…</source>
        <translation>&amp;Varias fuerzas…</translation>
    </message>
    <message>
        <source>Fixed:  %1</source>
        <translation>Corregido:  %1</translation>
    </message>
    <message>
        <source>Paste the command that starts the engine in GTP mode.</source>
        <translation>Pegue la orden que inicia el motor en modo GTP.</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>No se puede iniciar: %1.</translation>
    </message>
    <message>
        <source>This looks typeset, not typed:  %1</source>
        <translation>Esto parece compuesto, no tecleado:  %1</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>El motor necesita un nombre.</translation>
    </message>
    <message>
        <source>Another engine has this name.</source>
        <translation>Otro motor tiene este nombre.</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>Fuerza: %1</translation>
    </message>
    <message>
        <source>Strength: the engine’s own</source>
        <translation>Fuerza: la propia del motor</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPanel</name>
    <message>
        <source>%1, live</source>
        <translation>%1, en directo</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Engine to ask</source>
        <translation>Motor al que preguntar</translation>
    </message>
    <message>
        <source>Engine to compare with</source>
        <translation>Motor con el que comparar</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter of the commands</source>
        <translation>Filtro de las órdenes</translation>
    </message>
    <message>
        <source>Commands of the engine</source>
        <translation>Órdenes del motor</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Sends the chosen command to the engine</source>
        <translation>Envía al motor la orden elegida</translation>
    </message>
    <message>
        <source>Each Move</source>
        <translation>Cada jugada</translation>
    </message>
    <message>
        <source>Asks again after each move, and wherever you go in the game</source>
        <translation>Pregunta de nuevo tras cada jugada, y allá donde se vaya en la partida</translation>
    </message>
    <message>
        <source>Ask after each move</source>
        <translation>Preguntar tras cada jugada</translation>
    </message>
    <message>
        <source>Colour to ask about</source>
        <translation>Color por el que preguntar</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>El de la jugada</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>En el tablero</translation>
    </message>
    <message>
        <source>&amp;Remove from the Board</source>
        <translation>&amp;Quitar del tablero</translation>
    </message>
    <message>
        <source>&amp;Clear the Board</source>
        <translation>&amp;Vaciar el tablero</translation>
    </message>
    <message>
        <source>&amp;Live Graphics</source>
        <translation>&amp;Dibujos en directo</translation>
    </message>
    <message>
        <source>Shows what engines draw while they think</source>
        <translation>Muestra lo que los motores dibujan mientras piensan</translation>
    </message>
    <message>
        <source>&amp;My Commands…</source>
        <translation>&amp;Mis órdenes…</translation>
    </message>
    <message>
        <source>Restart the &amp;Engine</source>
        <translation>&amp;Reiniciar el motor</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Ningún motor</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Sin comparación</translation>
    </message>
    <message>
        <source>There is no engine in the list yet.</source>
        <translation>Aún no hay ningún motor en la lista.</translation>
    </message>
    <message>
        <source>Choose an engine to see what it can show.</source>
        <translation>Elija un motor para ver lo que sabe mostrar.</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>No se puede preguntar a %1: %2.</translation>
    </message>
    <message>
        <source>%1 is starting…</source>
        <translation>%1 se está iniciando…</translation>
    </message>
    <message>
        <source>%1 offers no commands for the board.</source>
        <translation>%1 no ofrece órdenes para el tablero.</translation>
    </message>
    <message>
        <source>Ask for Points</source>
        <translation>Preguntar por puntos</translation>
    </message>
    <message>
        <source>%1: click its points, the last one with Ctrl or the right button.</source>
        <translation>%1: pulse sus puntos, el último con Ctrl o el botón derecho.</translation>
    </message>
    <message>
        <source>%1: click a stone or a point. Escape ends it.</source>
        <translation>%1: pulse una piedra o un punto. Esc lo termina.</translation>
    </message>
    <message>
        <source>%1
Asked after each move</source>
        <translation>%1
Se pregunta tras cada jugada</translation>
    </message>
</context>
<context>
    <name>shinpan::CommentPanel</name>
    <message>
        <source>Name of this position</source>
        <translation>Nombre de esta posición</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Comentario sobre esta posición</translation>
    </message>
    <message>
        <source>Comments on the position appear here: what an engine says about its move, and what you write.</source>
        <translation>Aquí aparecen los comentarios sobre la posición: lo que un motor dice de su jugada, y lo que usted escribe.</translation>
    </message>
    <message>
        <source>Name of the Position</source>
        <translation>Nombre de la posición</translation>
    </message>
</context>
<context>
    <name>shinpan::ComparisonPanel</name>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Ningún motor</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Tablero de %1</translation>
    </message>
    <message>
        <source>Choose two engines for the analysis to compare them.</source>
        <translation>Elija dos motores para el análisis a fin de compararlos.</translation>
    </message>
    <message>
        <source>Both need to have looked at this position.</source>
        <translation>Ambos deben haber mirado esta posición.</translation>
    </message>
    <message>
        <source>Both choose %1</source>
        <translation>Ambos eligen %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1% apart</source>
        <translation>%1% de diferencia</translation>
    </message>
    <message>
        <source>%1 points apart</source>
        <translation>%1 puntos de diferencia</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionFields</name>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>until decided</source>
        <translation>hasta decidir</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> líneas</translation>
    </message>
    <message>
        <source>Stronger &amp;by</source>
        <translation>Más fuerte &amp;por</translation>
    </message>
    <message>
        <source>&amp;Games per pairing</source>
        <translation>&amp;Partidas por emparejamiento</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>R&amp;ondas</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>&amp;Tamaño del tablero</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>T&amp;iempo</translation>
    </message>
    <message>
        <source>Games begin &amp;with</source>
        <translation>Las partidas empiezan &amp;con</translation>
    </message>
    <message>
        <source>Games at &amp;once</source>
        <translation>Partidas a la &amp;vez</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) all have met; then some meet again.</source>
        <translation>
            <numerusform>Tras %n ronda se han enfrentado todos; luego algunos se enfrentan de nuevo.</numerusform>
            <numerusform>Tras %n rondas se han enfrentado todos; luego algunos se enfrentan de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>En&amp;ds at</source>
        <translation>Ter&amp;mina a</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>sin prueba</translation>
    </message>
    <message>
        <source>A pair plays no more when a sequential test has decided which of the two is stronger; it ends when all pairs are decided</source>
        <translation>Una pareja deja de jugar cuando una prueba secuencial ha decidido cuál de los dos es más fuerte; termina cuando todas las parejas están decididas</translation>
    </message>
    <message>
        <source>&amp;Decided early</source>
        <translation>&amp;Decidido pronto</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindow</name>
    <message>
        <source>%1 – Competition</source>
        <translation>%1 – Competición</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Informe</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>Tras las &amp;partidas en curso</translation>
    </message>
    <message>
        <source>After the Running &amp;Pairs of Games</source>
        <translation>Tras los pa&amp;res de partidas en curso</translation>
    </message>
    <message>
        <source>&amp;Now (the Next Start Continues the Games)</source>
        <translation>&amp;Ahora (el próximo inicio continúa las partidas)</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>Escribir el informe y abrirlo en el navegador</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Partidas jugadas</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Running games</source>
        <translation>Partidas en curso</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Double-click or Enter opens the game</source>
        <translation>Doble clic o Intro abre la partida</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Deteniéndose</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>No está en curso</translation>
    </message>
    <message>
        <source>The file cannot be used</source>
        <translation>El archivo no se puede usar</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 partidas</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>El informe está en %1; no se encontró ningún programa para abrirlo.</translation>
    </message>
    <message>
        <source>There is no record of this game at %1.</source>
        <translation>No hay registro de esta partida en %1.</translation>
    </message>
    <message>
        <source>The competition is running</source>
        <translation>La competición está en curso</translation>
    </message>
    <message>
        <source>Stop it now? The next start will continue the games that are under way.</source>
        <translation>¿Detenerla ahora? El próximo inicio continuará las partidas que están en marcha.</translation>
    </message>
    <message>
        <source>&amp;Stop Now</source>
        <translation>&amp;Detener ahora</translation>
    </message>
    <message>
        <source>Stop &amp;After These Games</source>
        <translation>Detener &amp;tras estas partidas</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Tableros</translation>
    </message>
    <message>
        <source>Watch all running games at once</source>
        <translation>Mirar a la vez todas las partidas en curso</translation>
    </message>
    <message>
        <source>Double-click or Enter shows the board</source>
        <translation>Doble clic o Intro muestra el tablero</translation>
    </message>
    <message>
        <source>Running in another process</source>
        <translation>En curso en otro proceso</translation>
    </message>
    <message>
        <source>Closing this window does not end the run</source>
        <translation>Cerrar esta ventana no termina la serie</translation>
    </message>
    <message>
        <source>%L1 games a minute</source>
        <translation>%L1 partidas por minuto</translation>
    </message>
    <message>
        <source>%L1 games an hour</source>
        <translation>%L1 partidas por hora</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>ronda %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n void game(s)</source>
        <translation>
            <numerusform>%n partida anulada</numerusform>
            <numerusform>%n partidas anuladas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 openings left</source>
        <translation>quedan %1 de %2 aperturas</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Otros ajustes</translation>
    </message>
    <message>
        <source>The settings have changed since the games played so far. Start counting anew? Those games stay in the record.</source>
        <translation>Los ajustes han cambiado desde las partidas jugadas hasta ahora. ¿Empezar a contar de nuevo? Esas partidas siguen registradas.</translation>
    </message>
    <message>
        <source>Count &amp;Anew</source>
        <translation>Contar de &amp;nuevo</translation>
    </message>
    <message>
        <source>±%1 of ±%2 Elo</source>
        <translation>±%1 de ±%2 Elo</translation>
    </message>
    <message>
        <source>Se&amp;al…</source>
        <translation>Se&amp;llar…</translation>
    </message>
    <message>
        <source>Put everything into one file that anybody can verify</source>
        <translation>Ponerlo todo en un archivo que cualquiera puede verificar</translation>
    </message>
    <message>
        <source>Reading the index of games</source>
        <translation>Leyendo el índice de partidas</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindows</name>
    <message>
        <source>Keep as Strengths</source>
        <translation>Conservar como fuerzas</translation>
    </message>
    <message>
        <source>Strengths of which engine? Another name adds an engine.</source>
        <translation>¿Fuerzas de qué motor? Otro nombre añade un motor.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>“%1” has now: %2</source>
        <translation>«%1» tiene ahora: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleController</name>
    <message>
        <source>Where the game was when this line arrived is no longer known.</source>
        <translation>Ya no se sabe dónde estaba la partida cuando llegó esta línea.</translation>
    </message>
    <message>
        <source>Sending the file: %1 of %2 commands</source>
        <translation>Enviando el archivo: %1 de %2 órdenes</translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n rechazada</numerusform>
            <numerusform>%n rechazadas</numerusform>
        </translation>
    </message>
    <message>
        <source>none refused</source>
        <translation>ninguna rechazada</translation>
    </message>
    <message>
        <source>The file was sent: %1 of %2 commands answered, %3.</source>
        <translation>El archivo se envió: %1 de %2 órdenes respondidas, %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>no se puede leer %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be sent: %2</source>
        <translation>no se puede enviar %1: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFeature</name>
    <message>
        <source>GTP Console</source>
        <translation>Consola GTP</translation>
    </message>
    <message>
        <source>Type a GTP &amp;Command</source>
        <translation>Escribir una &amp;orden GTP</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFiles</name>
    <message>
        <source>Save as S&amp;cript…</source>
        <translation>Guardar como s&amp;cript…</translation>
    </message>
    <message>
        <source>Send a &amp;File of Commands…</source>
        <translation>Enviar un &amp;archivo de órdenes…</translation>
    </message>
    <message>
        <source>Save &amp;Log…</source>
        <translation>Guardar el &amp;registro…</translation>
    </message>
    <message>
        <source>What one engine was asked and answered, for shinpan-cli replay</source>
        <translation>Lo que se preguntó a un motor y lo que respondió, para shinpan-cli replay</translation>
    </message>
    <message>
        <source>Send a File of Commands</source>
        <translation>Enviar un archivo de órdenes</translation>
    </message>
    <message>
        <source>Save Log</source>
        <translation>Guardar el registro</translation>
    </message>
    <message>
        <source>Choose an engine in the console first: a script is one engine’s.</source>
        <translation>Elija antes un motor en la consola: un script es de un solo motor.</translation>
    </message>
    <message>
        <source>Save as Script</source>
        <translation>Guardar como script</translation>
    </message>
    <message>
        <source># What %1 was asked and answered. To compare an engine with it:
# shinpan-cli replay THIS-FILE --engine COMMAND
</source>
        <translation># Lo que se preguntó a %1 y lo que respondió. Para comparar un motor con ello:
# shinpan-cli replay ESTE-ARCHIVO --engine ORDEN
</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 está guardado.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>no se puede guardar %1: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ContinuationRows</name>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Black’s results; a draw counts half</source>
        <translation>Los resultados de Negro; un empate cuenta la mitad</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Intervalo</translation>
    </message>
    <message>
        <source>Where Black’s results lie with a certainty of 95 %</source>
        <translation>Dónde están los resultados de Negro con una certeza del 95 %</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>The year of the latest game</source>
        <translation>El año de la partida más reciente</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Black’s chances as engines see them in these records</source>
        <translation>Las probabilidades de Negro según los motores en estas partidas</translation>
    </message>
</context>
<context>
    <name>shinpan::CustomRules</name>
    <message>
        <source>Button: the first pass takes half a point</source>
        <translation>Botón: el primer pase se lleva medio punto</translation>
    </message>
    <message>
        <source>Engines may pass before dead stones are taken</source>
        <translation>Los motores pueden pasar antes de que se quiten las piedras muertas</translation>
    </message>
    <message>
        <source>A pass hands over a prisoner</source>
        <translation>Un pase entrega un prisionero</translation>
    </message>
    <message>
        <source>White passes last</source>
        <translation>Blanco pasa el último</translation>
    </message>
    <message>
        <source>An endless cycle gives no result</source>
        <translation>Un ciclo sin fin no da resultado</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>Ko</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Impuesto de grupo</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>Suicidio</translation>
    </message>
    <message>
        <source>Passes to end</source>
        <translation>Pases para terminar</translation>
    </message>
    <message>
        <source>Handicap bonus</source>
        <translation>Bonificación de hándicap</translation>
    </message>
</context>
<context>
    <name>shinpan::DateButton</name>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Ca&amp;lendar…</source>
        <translation>Ca&amp;lendario…</translation>
    </message>
    <message>
        <source>Choose the date from a calendar</source>
        <translation>Elegir la fecha en un calendario</translation>
    </message>
    <message>
        <source>Date of the game</source>
        <translation>Fecha de la partida</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Hoy</translation>
    </message>
</context>
<context>
    <name>shinpan::Document</name>
    <message>
        <source>From now on the console keeps only the newest lines: %1</source>
        <translation>A partir de ahora la consola conserva solo las líneas más recientes: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentController</name>
    <message>
        <source>Another program changed %1. If you reload it, your own changes will be lost.</source>
        <translation>Otro programa cambió %1. Si vuelve a cargarlo, se perderán sus propios cambios.</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>Otro programa cambió %1.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Volver a cargar</translation>
    </message>
    <message>
        <source>&amp;Keep This</source>
        <translation>&amp;Conservar este</translation>
    </message>
    <message>
        <source>%1 was reloaded: another program changed it.</source>
        <translation>%1 se volvió a cargar: otro programa lo cambió.</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program. What you see is not saved anywhere else.</source>
        <translation>Otro programa quitó o cambió el nombre de %1. Lo que ve no está guardado en ningún otro sitio.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: %1</source>
        <translation>No se pudo escribir ninguna copia de seguridad: %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Partidas (*.sgf)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>El archivo ha cambiado</translation>
    </message>
    <message>
        <source>Another program changed %1. Save over it?</source>
        <translation>Otro programa cambió %1. ¿Guardar encima?</translation>
    </message>
    <message>
        <source>What the other program wrote will be lost.</source>
        <translation>Lo que escribió el otro programa se perderá.</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>Guardar &amp;encima</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Guardando %1…</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 no se guardó: %2</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Escribiendo %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to %1.</source>
        <translation>
            <numerusform>%n partida se escribió en %1.</numerusform>
            <numerusform>%n partidas se escribieron en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 no se escribió: %2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>¿Guardar los cambios de %1?</translation>
    </message>
    <message>
        <source>Otherwise they will be lost.</source>
        <translation>De lo contrario se perderán.</translation>
    </message>
    <message>
        <source>Game records (%1);;All files (*)</source>
        <translation>Partidas (%1);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Abriendo %1…</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>Lo que se pegó</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, línea %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created, so the game was not kept.</source>
        <translation>No se puede crear la carpeta %1, así que la partida no se conservó.</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentFeature</name>
    <message>
        <source>New &amp;Tab</source>
        <translation>Nueva &amp;pestaña</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nueva &amp;ventana</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Open game records (%1)</source>
        <translation>Abrir partidas (%1)</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Volver a car&amp;gar</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>Pestaña si&amp;guiente</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>P&amp;estaña anterior</translation>
    </message>
    <message>
        <source>Move Tab to Ne&amp;w Window</source>
        <translation>Mover &amp;la pestaña a una ventana nueva</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>Cop&amp;iar la partida</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>Abrir &amp;del portapapeles</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Open Game Records</source>
        <translation>Abrir partidas</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Reload %1 without your changes?</source>
        <translation>¿Volver a cargar %1 sin sus cambios?</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>&amp;Descartar los cambios</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>La partida está en el portapapeles como SGF.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>No hay ninguna partida en el portapapeles.</translation>
    </message>
    <message>
        <source>Open Competition</source>
        <translation>Abrir una competición</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>Página de &amp;inicio</translation>
    </message>
    <message>
        <source>&amp;New Competition…</source>
        <translation>&amp;Nueva competición…</translation>
    </message>
    <message>
        <source>&amp;Open Competition…</source>
        <translation>&amp;Abrir una competición…</translation>
    </message>
    <message>
        <source>Co&amp;mpetition</source>
        <translation>Co&amp;mpetición</translation>
    </message>
    <message>
        <source>Play on CGOS…</source>
        <translation>Jugar en CGOS…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Biblioteca…</translation>
    </message>
    <message>
        <source>Competitions (*.toml *.seal.zip);;All files (*)</source>
        <translation>Competiciones (*.toml *.seal.zip);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentSet</name>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message numerus="yes">
        <source>Shinpan ended unexpectedly with %n unsaved document(s): %1.</source>
        <translation>
            <numerusform>Shinpan terminó inesperadamente con %n documento sin guardar: %1.</numerusform>
            <numerusform>Shinpan terminó inesperadamente con %n documentos sin guardar: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Recuperar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>The open files cannot be remembered: %1</source>
        <translation>No se pueden recordar los archivos abiertos: %1</translation>
    </message>
    <message>
        <source>Shinpan ended unexpectedly. What engines were told and said until then is in %1</source>
        <translation>Shinpan terminó inesperadamente. Lo que los motores oyeron y dijeron hasta entonces está en %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentTabs</name>
    <message>
        <source>a game is being played</source>
        <translation>se está jugando una partida</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>la partida está en pausa</translation>
    </message>
    <message>
        <source>an engine failed, the game waits</source>
        <translation>un motor falló, la partida espera</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Documentos abiertos</translation>
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
        <translation>Cerrar %1</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>Cerrar (Ctrl+W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>&amp;Mover a una ventana nueva</translation>
    </message>
</context>
<context>
    <name>shinpan::EditBar</name>
    <message>
        <source>Edit Tools</source>
        <translation>Herramientas de edición</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Label to write</source>
        <translation>Etiqueta que escribir</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Más herramientas</translation>
    </message>
    <message>
        <source>Black is to play here; press for White (X)</source>
        <translation>Aquí juega Negro; pulse para Blanco (X)</translation>
    </message>
    <message>
        <source>White is to play here; press for Black (X)</source>
        <translation>Aquí juega Blanco; pulse para Negro (X)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditController</name>
    <message>
        <source>The score is being settled: finish that first</source>
        <translation>Se está decidiendo la puntuación: termine eso antes</translation>
    </message>
    <message>
        <source>A game is being played here: whose turn it is cannot be changed</source>
        <translation>Aquí se está jugando una partida: no se puede cambiar el turno</translation>
    </message>
    <message>
        <source>Player to Move</source>
        <translation>Jugador de la próxima jugada</translation>
    </message>
    <message>
        <source>A game is being played here: set up stones elsewhere, or when it is over</source>
        <translation>Aquí se está jugando una partida: coloque piedras en otro lugar, o cuando acabe</translation>
    </message>
    <message>
        <source>Type the label first, in the field above the board</source>
        <translation>Escriba antes la etiqueta, en el campo sobre el tablero</translation>
    </message>
    <message>
        <source>A game is being played here: play variations elsewhere</source>
        <translation>Aquí se está jugando una partida: juegue variantes en otro lugar</translation>
    </message>
</context>
<context>
    <name>shinpan::EditFeature</name>
    <message>
        <source>Back to playing</source>
        <translation>Volver a jugar</translation>
    </message>
    <message>
        <source>Switch Player to Move</source>
        <translation>Cambiar el jugador de la próxima jugada</translation>
    </message>
    <message>
        <source>The other colour plays next here</source>
        <translation>Aquí juega después el otro color</translation>
    </message>
    <message>
        <source>Cu&amp;t Variation</source>
        <translation>Cor&amp;tar la variante</translation>
    </message>
    <message>
        <source>Cut this move and everything after it to the clipboard</source>
        <translation>Cortar esta jugada y todo lo que sigue al portapapeles</translation>
    </message>
    <message>
        <source>&amp;Copy Variation</source>
        <translation>&amp;Copiar la variante</translation>
    </message>
    <message>
        <source>Copy this move and everything after it to the clipboard</source>
        <translation>Copiar esta jugada y todo lo que sigue al portapapeles</translation>
    </message>
    <message>
        <source>&amp;Paste Variation</source>
        <translation>&amp;Pegar la variante</translation>
    </message>
    <message>
        <source>Add the clipboard’s game after this move</source>
        <translation>Añadir la partida del portapapeles tras esta jugada</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>Borrar esta jugada y todo lo que sigue</translation>
    </message>
    <message>
        <source>Move Var&amp;iation Up</source>
        <translation>S&amp;ubir la variante</translation>
    </message>
    <message>
        <source>One place closer to the main line</source>
        <translation>Un puesto más cerca de la variante principal</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>Ba&amp;jar la variante</translation>
    </message>
    <message>
        <source>One place further from the main line</source>
        <translation>Un puesto más lejos de la variante principal</translation>
    </message>
    <message>
        <source>Make &amp;Main Line</source>
        <translation>Hacerla &amp;variante principal</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>Hacer de la línea hasta esta jugada la variante principal</translation>
    </message>
    <message>
        <source>Delete &amp;Other Variations</source>
        <translation>Borrar las &amp;otras variantes</translation>
    </message>
    <message>
        <source>Delete everything that branches off the line to this move</source>
        <translation>Borrar todo lo que se aparta de la línea hasta esta jugada</translation>
    </message>
    <message>
        <source>&amp;Flatten</source>
        <translation>&amp;Aplanar</translation>
    </message>
    <message>
        <source>Make this position the start of the game</source>
        <translation>Hacer de esta posición el comienzo de la partida</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message numerus="yes">
        <source>Delete this node and the %n after it?</source>
        <translation>
            <numerusform>¿Borrar este nodo y el %n que le sigue?</numerusform>
            <numerusform>¿Borrar este nodo y los %n que le siguen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>Deshacer los devuelve.</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>H&amp;erramientas</translation>
    </message>
    <message>
        <source>&amp;Board Tools</source>
        <translation>&amp;Herramientas de tablero</translation>
    </message>
    <message>
        <source>Set up stones and marks with the tools above the board</source>
        <translation>Colocar piedras y marcas con las herramientas sobre el tablero</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>&amp;Variation</source>
        <translation>&amp;Variante</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Marcas</translation>
    </message>
    <message>
        <source>Put &amp;Tools Away</source>
        <translation>&amp;Guardar las herramientas</translation>
    </message>
    <message>
        <source>Territory and &amp;Visibility</source>
        <translation>Territorio y &amp;visibilidad</translation>
    </message>
</context>
<context>
    <name>shinpan::EloCurvePlot</name>
    <message>
        <source>Elo over %1</source>
        <translation>Elo según %1</translation>
    </message>
    <message>
        <source>Best: %1; the engine’s own: %2</source>
        <translation>Mejor: %1; el propio del motor: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::EloMapPlot</name>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo según %1 y %2</translation>
    </message>
    <message>
        <source>From %1 to %2 Elo; best: %3, %4. The darker, the stronger; the smaller a field, the less sure.</source>
        <translation>De %1 a %2 Elo; mejor: %3, %4. Cuanto más oscuro, más fuerte; cuanto más pequeño el campo, menos seguro.</translation>
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
        <translation>adivinada por su contenido</translation>
    </message>
    <message>
        <source>your preference for files that do not say</source>
        <translation>su preferencia para archivos que no la dicen</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>como dice el archivo</translation>
    </message>
    <message>
        <source>certain from its bytes</source>
        <translation>segura por sus bytes</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>su elección</translation>
    </message>
    <message>
        <source>&amp;Use it for every file whose encoding is not known</source>
        <translation>&amp;Usarla para todo archivo cuya codificación no se conozca</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>In which encoding does the text make sense?</source>
        <translation>¿En qué codificación tiene sentido el texto?</translation>
    </message>
    <message>
        <source>Read as %1: %2.</source>
        <translation>Leído como %1: %2.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Codificaciones</translation>
    </message>
    <message>
        <source>Texts of the file</source>
        <translation>Textos del archivo</translation>
    </message>
    <message>
        <source>&amp;Read Like This</source>
        <translation>&amp;Leer así</translation>
    </message>
    <message>
        <source>The text is plain ASCII, the same in every encoding.</source>
        <translation>El texto es ASCII puro, igual en toda codificación.</translation>
    </message>
</context>
<context>
    <name>shinpan::EndCard</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Cómo acabó la partida</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Guardar aparte</translation>
    </message>
    <message>
        <source>The same again with colours swapped</source>
        <translation>Lo mismo otra vez con los colores cambiados</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>Lo mismo otra vez</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Aún sin guardar.</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Intentar de nuevo</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>Revi&amp;sar</translation>
    </message>
    <message>
        <source>&amp;Play as Proposed</source>
        <translation>&amp;Jugar lo propuesto</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Revanc&amp;ha</translation>
    </message>
    <message>
        <source>Ne&amp;w Game…</source>
        <translation>Nueva par&amp;tida…</translation>
    </message>
</context>
<context>
    <name>shinpan::EndFeature</name>
    <message>
        <source>Black passes</source>
        <translation>Negro pasa</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>Blanco pasa</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Abandonar</translation>
    </message>
    <message>
        <source>Give this game up?</source>
        <translation>¿Abandonar esta partida?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Abandonar</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>Negro abandona</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>Blanco abandona</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 Start goes on from this position, with another player if you choose one; the console has the details.</source>
        <translation>%1 Empezar sigue desde esta posición, con otro jugador si elige uno; la consola tiene los detalles.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineEditor</name>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>&amp;Add Engine</source>
        <translation>&amp;Añadir un motor</translation>
    </message>
    <message>
        <source>Bring the removed engine back</source>
        <translation>Recuperar el motor quitado</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>&amp;Importar de un archivo…</translation>
    </message>
    <message>
        <source>&amp;Export This Engine…</source>
        <translation>&amp;Exportar este motor…</translation>
    </message>
    <message>
        <source>Export &amp;All of Your Engines…</source>
        <translation>Exportar &amp;todos sus motores…</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Importar y exportar</translation>
    </message>
    <message>
        <source>Lists of engines (*.json);;All files (*)</source>
        <translation>Listas de motores (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>No engine yet</source>
        <translation>Aún no hay ningún motor</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>Se añadió «%1».</translation>
    </message>
    <message numerus="yes">
        <source>%n engine(s) were added.</source>
        <translation>
            <numerusform>Se añadió %n motor.</numerusform>
            <numerusform>Se añadieron %n motores.</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes to “%1” were discarded.</source>
        <translation>Los cambios de «%1» se descartaron.</translation>
    </message>
    <message>
        <source>The new engine was removed.</source>
        <translation>El motor nuevo se quitó.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>Se quitó «%1».</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>«%1» ha vuelto.</translation>
    </message>
    <message>
        <source>Import Engines</source>
        <translation>Importar motores</translation>
    </message>
    <message>
        <source>There is no engine in %1.</source>
        <translation>No hay ningún motor en %1.</translation>
    </message>
    <message>
        <source>Export Engines</source>
        <translation>Exportar motores</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito en %1.</translation>
    </message>
    <message>
        <source>Press “Add Engine”: choose one that you know, or paste the command that starts one in GTP mode.</source>
        <translation>Pulse «Añadir un motor»: elija uno que conozca, o pegue la orden que inicia uno en modo GTP.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineFailureCard</name>
    <message>
        <source>Black’s engine does not start: %1</source>
        <translation>El motor de Negro no arranca: %1</translation>
    </message>
    <message>
        <source>White’s engine does not start: %1</source>
        <translation>El motor de Blanco no arranca: %1</translation>
    </message>
    <message>
        <source>Black’s engine refuses this game: %1</source>
        <translation>El motor de Negro rechaza esta partida: %1</translation>
    </message>
    <message>
        <source>White’s engine refuses this game: %1</source>
        <translation>El motor de Blanco rechaza esta partida: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not speak GTP: %1</source>
        <translation>El motor de Negro no habla GTP: %1</translation>
    </message>
    <message>
        <source>White’s engine does not speak GTP: %1</source>
        <translation>El motor de Blanco no habla GTP: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not answer: %1</source>
        <translation>El motor de Negro no responde: %1</translation>
    </message>
    <message>
        <source>White’s engine does not answer: %1</source>
        <translation>El motor de Blanco no responde: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for Black’s engine: %1</source>
        <translation>Dejó de esperar al motor de Negro: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for White’s engine: %1</source>
        <translation>Dejó de esperar al motor de Blanco: %1</translation>
    </message>
    <message>
        <source>Black’s engine stopped: %1</source>
        <translation>El motor de Negro se detuvo: %1</translation>
    </message>
    <message>
        <source>White’s engine stopped: %1</source>
        <translation>El motor de Blanco se detuvo: %1</translation>
    </message>
    <message>
        <source>Its command line or directory may be wrong, or a file it needs may be missing. Nothing is lost: the game waits.</source>
        <translation>Puede que su línea de órdenes o su directorio estén mal, o que falte un archivo que necesita. No se pierde nada: la partida espera.</translation>
    </message>
    <message>
        <source>Its command line may lack a word such as “gtp” or “--mode gtp”.</source>
        <translation>Puede que a su línea de órdenes le falte una palabra como «gtp» o «--mode gtp».</translation>
    </message>
    <message>
        <source>It was stopped so that it does not keep running for nothing. Retry restarts it and tells it the whole game.</source>
        <translation>Se detuvo para que no siga en marcha para nada. Reintentar lo reinicia y le dice toda la partida.</translation>
    </message>
    <message>
        <source>You cancelled it, and none of it is still running. The game waits for it or for another player.</source>
        <translation>Usted lo canceló, y nada de él sigue en marcha. La partida lo espera a él o a otro jugador.</translation>
    </message>
    <message>
        <source>Retry restarts it and tells it the whole game, which continues from here.</source>
        <translation>Reintentar lo reinicia y le dice toda la partida, que continúa desde aquí.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué ocurrió</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Qué se puede hacer</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>Línea de órdenes del motor</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>&amp;Edit engine…</source>
        <translation>&amp;Editar el motor…</translation>
    </message>
    <message>
        <source>Open &amp;Console</source>
        <translation>Abrir la &amp;consola</translation>
    </message>
    <message>
        <source>&amp;Another Player</source>
        <translation>&amp;Otro jugador</translation>
    </message>
    <message>
        <source>It left no message. %1</source>
        <translation>No dejó ningún mensaje. %1</translation>
    </message>
    <message>
        <source>It cannot play with this board, these rules or this komi, or it refuses a start-up command of its profile. Another player can take its seat.</source>
        <translation>No puede jugar con este tablero, estas reglas o este komi, o rechaza una orden de inicio de su perfil. Otro jugador puede ocupar su asiento.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineForm</name>
    <message>
        <source>Pages of the engine</source>
        <translation>Páginas del motor</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>En partidas</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Something is wrong on this page</source>
        <translation>Algo está mal en esta página</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Límites de tiempo</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineList</name>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Your engines</source>
        <translation>Sus motores</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>Encontrados en este ordenador</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (incompleto)</translation>
    </message>
    <message>
        <source>New engine</source>
        <translation>Motor nuevo</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>No se puede iniciar: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineSettingsDialog</name>
    <message>
        <source>What it thinks of the position before any search</source>
        <translation>Lo que piensa de la posición antes de toda búsqueda</translation>
    </message>
    <message>
        <source>Engine Settings</source>
        <translation>Ajustes del motor</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules to tell it</source>
        <translation>Reglas que decirle</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Fijar</translation>
    </message>
    <message>
        <source>Set the rules</source>
        <translation>Fijar las reglas</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Name and value</source>
        <translation>Nombre y valor</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Preguntar</translation>
    </message>
    <message>
        <source>Ask the network</source>
        <translation>Preguntar a la red</translation>
    </message>
    <message>
        <source>No engine is chosen for analysis.</source>
        <translation>No se ha elegido ningún motor para el análisis.</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>El motor %1</translation>
    </message>
    <message>
        <source>It is starting…</source>
        <translation>Se está iniciando…</translation>
    </message>
    <message>
        <source>It has no settings that can be changed while it runs.</source>
        <translation>No tiene ajustes que se puedan cambiar mientras está en marcha.</translation>
    </message>
    <message>
        <source>The engine refuses: %1</source>
        <translation>El motor rechaza: %1</translation>
    </message>
    <message>
        <source>Its answer makes no sense.</source>
        <translation>Su respuesta no tiene sentido.</translation>
    </message>
    <message>
        <source>Black wins with %1%.</source>
        <translation>Negro gana con un %1%.</translation>
    </message>
    <message>
        <source>Black’s lead: %1.</source>
        <translation>Ventaja de Negro: %1.</translation>
    </message>
    <message>
        <source>First choices: %1.</source>
        <translation>Primeras opciones: %1.</translation>
    </message>
    <message>
        <source>It answers JSON queries, each of which tells it rules and settings.</source>
        <translation>Responde a consultas JSON, cada una de las cuales le dice reglas y ajustes.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineWaitCard</name>
    <message>
        <source>Black’s engine does not move: %1</source>
        <translation>El motor de Negro no hace su jugada: %1</translation>
    </message>
    <message>
        <source>White’s engine does not move: %1</source>
        <translation>El motor de Blanco no hace su jugada: %1</translation>
    </message>
    <message>
        <source>Black’s engine is loading: %1</source>
        <translation>El motor de Negro se está cargando: %1</translation>
    </message>
    <message>
        <source>White’s engine is loading: %1</source>
        <translation>El motor de Blanco se está cargando: %1</translation>
    </message>
    <message>
        <source>It has not answered yet and is not printing anything. A large network can take minutes to load.</source>
        <translation>Aún no ha respondido y no muestra nada. Una red grande puede tardar minutos en cargarse.</translation>
    </message>
    <message>
        <source>It has not answered yet. Meanwhile it prints:</source>
        <translation>Aún no ha respondido. Mientras tanto muestra:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Cancelar</translation>
    </message>
    <message>
        <source>Keep &amp;Waiting</source>
        <translation>&amp;Seguir esperando</translation>
    </message>
    <message>
        <source>&amp;Restart it</source>
        <translation>&amp;Reiniciarlo</translation>
    </message>
    <message>
        <source>What is going on</source>
        <translation>Qué está pasando</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>Línea de órdenes del motor</translation>
    </message>
    <message>
        <source>Time waited</source>
        <translation>Tiempo de espera</translation>
    </message>
    <message>
        <source>Open C&amp;onsole</source>
        <translation>Abrir la c&amp;onsola</translation>
    </message>
    <message>
        <source>It should move within %1. It may still be thinking, or it may be stuck.</source>
        <translation>Debería hacer su jugada en %1. Puede que aún piense, o que esté atascado.</translation>
    </message>
    <message>
        <source>It should move within %1. It may still think, or be stuck: this engine cannot be interrupted, only replaced.</source>
        <translation>Debería hacer su jugada en %1. Puede que aún piense, o que esté atascado: este motor no se puede interrumpir, solo sustituir.</translation>
    </message>
    <message>
        <source>&amp;Interrupt</source>
        <translation>&amp;Interrumpir</translation>
    </message>
    <message>
        <source>Make it move now with what it has found so far</source>
        <translation>Hacer que dé su jugada ahora con lo que ha encontrado</translation>
    </message>
</context>
<context>
    <name>shinpan::EnginesFeature</name>
    <message>
        <source>&amp;Edit Engines…</source>
        <translation>&amp;Editar los motores…</translation>
    </message>
</context>
<context>
    <name>shinpan::ErrorLines</name>
    <message>
        <source>Last words of the engine</source>
        <translation>Últimas palabras del motor</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateBar</name>
    <message>
        <source>The game is even</source>
        <translation>La partida está igualada</translation>
    </message>
    <message>
        <source>Black is ahead by %1 points</source>
        <translation>Negro va %1 puntos por delante</translation>
    </message>
    <message>
        <source>White is ahead by %1 points</source>
        <translation>Blanco va %1 puntos por delante</translation>
    </message>
    <message>
        <source>Estimate of the score</source>
        <translation>Estimación de la puntuación</translation>
    </message>
    <message>
        <source>Put the estimate away</source>
        <translation>Quitar la estimación</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Estimando…</translation>
    </message>
    <message>
        <source>Analysis of %1</source>
        <translation>Análisis de %1</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>Estimación de %1</translation>
    </message>
    <message>
        <source>Counted without the stones that %1 calls dead</source>
        <translation>Contado sin las piedras que %1 llama muertas</translation>
    </message>
    <message>
        <source>Shinpan’s own rough estimate</source>
        <translation>La estimación aproximada del propio Shinpan</translation>
    </message>
    <message>
        <source>areas: Shinpan’s own rough estimate</source>
        <translation>zonas: la estimación aproximada del propio Shinpan</translation>
    </message>
    <message>
        <source>asking %1…</source>
        <translation>preguntando a %1…</translation>
    </message>
    <message>
        <source>%1 cannot tell</source>
        <translation>%1 no sabe decirlo</translation>
    </message>
    <message>
        <source>Put away (Esc)</source>
        <translation>Quitar (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateRow</name>
    <message>
        <source>Est&amp;imate Time</source>
        <translation>Est&amp;imar el tiempo</translation>
    </message>
    <message>
        <source>Plays a few games to estimate how long all of them will take; nothing is kept</source>
        <translation>Juega unas partidas para estimar cuánto tardarán todas; no se conserva nada</translation>
    </message>
    <message>
        <source>Stop Est&amp;imating</source>
        <translation>Detener la est&amp;imación</translation>
    </message>
    <message>
        <source>Playing a few games…</source>
        <translation>Jugando unas partidas…</translation>
    </message>
    <message>
        <source>About %1 a game; the number of games is not limited.</source>
        <translation>Unos %1 por partida; el número de partidas no está limitado.</translation>
    </message>
    <message>
        <source>At most about %1: %2 games of about %3 each, fewer if it is decided sooner.</source>
        <translation>Como mucho unos %1: %2 partidas de unos %3 cada una, menos si se decide antes.</translation>
    </message>
    <message>
        <source>About %1: %2 games of about %3 each.</source>
        <translation>Unos %1: %2 partidas de unos %3 cada una.</translation>
    </message>
    <message>
        <source>About %1 a game on this computer.</source>
        <translation>Unos %1 por partida en este ordenador.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExploredGameRows</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
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
        <translation>Ju&amp;gadas de partidas en el tablero</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorador</translation>
    </message>
</context>
<context>
    <name>shinpan::ExplorerPanel</name>
    <message>
        <source>&amp;Open the Listed Games Together</source>
        <translation>&amp;Abrir juntas las partidas de la lista</translation>
    </message>
    <message>
        <source>A day, a month or a year: 2004-03-15, 2004-03 or 2004</source>
        <translation>Un día, un mes o un año: 2004-03-15, 2004-03 o 2004</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Part of a name of either player</source>
        <translation>Parte del nombre de alguno de los jugadores</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Columnas: %1</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Continuaciones</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partidas con esta posición</translation>
    </message>
    <message>
        <source>Progress of the index</source>
        <translation>Progreso del índice</translation>
    </message>
    <message>
        <source>Stop indexing</source>
        <translation>Detener la indexación</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Carpetas</translation>
    </message>
    <message>
        <source>Folders and games</source>
        <translation>Carpetas y partidas</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>&amp;Añadir carpeta…</translation>
    </message>
    <message>
        <source>&amp;Look for New Games</source>
        <translation>&amp;Buscar partidas nuevas</translation>
    </message>
    <message>
        <source>L&amp;eave Out</source>
        <translation>D&amp;ejar fuera</translation>
    </message>
    <message>
        <source>Add a Folder of Games</source>
        <translation>Añadir una carpeta de partidas</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Buscando partidas…</translation>
    </message>
    <message numerus="yes">
        <source>Indexing: %1 of %n file(s)</source>
        <translation>
            <numerusform>Indexando: %1 de %n archivo</numerusform>
            <numerusform>Indexando: %1 de %n archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <comment>with the position</comment>
        <translation>%1 de %2 partidas</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1 partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n ended here</source>
        <translation>
            <numerusform>%n terminó aquí</numerusform>
            <numerusform>%n terminaron aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n archivo no se pudo leer</numerusform>
            <numerusform>%n archivos no se pudieron leer</numerusform>
        </translation>
    </message>
    <message>
        <source>The index is being read.</source>
        <translation>Se está leyendo el índice.</translation>
    </message>
    <message>
        <source>The games are being indexed.</source>
        <translation>Se están indexando las partidas.</translation>
    </message>
    <message>
        <source>This is a serious game: what others played waits till it is over.</source>
        <translation>Esta es una partida seria: lo que jugaron otros espera a que acabe.</translation>
    </message>
    <message>
        <source>No game has this position.</source>
        <translation>Ninguna partida tiene esta posición.</translation>
    </message>
    <message>
        <source>Choose under “Folders” where your games are. You will see here how they went on from each position.</source>
        <translation>Elija en «Carpetas» dónde están sus partidas. Aquí verá cómo siguieron desde cada posición.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportActions</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>Copiar la i&amp;magen</translation>
    </message>
    <message>
        <source>Copy &amp;Diagram</source>
        <translation>Copiar el &amp;diagrama</translation>
    </message>
    <message>
        <source>Make a picture, a diagram or a slide show of the game</source>
        <translation>Hacer una imagen, un diagrama o una presentación de la partida</translation>
    </message>
    <message>
        <source>Print the game in diagrams</source>
        <translation>Imprimir la partida en diagramas</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>Copiar una imagen del tablero al portapapeles</translation>
    </message>
    <message>
        <source>Copy the board as text for forums to the clipboard</source>
        <translation>Copiar el tablero al portapapeles como texto para foros</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>The diagram is on the clipboard.</source>
        <translation>El diagrama está en el portapapeles.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>La imagen está en el portapapeles.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Archivos %1 (*.%2)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;iar</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Copy what is shown to the clipboard</source>
        <translation>Copiar al portapapeles lo que se muestra</translation>
    </message>
    <message>
        <source>The part of the board is named by two opposite corners, as in C3:K10.</source>
        <translation>La parte del tablero se nombra con dos esquinas opuestas, como C3:K10.</translation>
    </message>
    <message>
        <source>New Folder for the Slides</source>
        <translation>Carpeta nueva para las imágenes</translation>
    </message>
    <message>
        <source>Folder &amp;name:</source>
        <translation>&amp;Nombre de la carpeta:</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>No exportado: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportForm</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>Imagen (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dibujo (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Documento (PDF)</translation>
    </message>
    <message>
        <source>Animated Picture (APNG)</source>
        <translation>Imagen animada (APNG)</translation>
    </message>
    <message>
        <source>Slides, a Picture for Each Move</source>
        <translation>Presentación, una imagen por jugada</translation>
    </message>
    <message>
        <source>Text, for E-Mail</source>
        <translation>Texto, para correo</translation>
    </message>
    <message>
        <source>Text, for Sensei’s Library and Forums</source>
        <translation>Texto, para Sensei’s Library y foros</translation>
    </message>
    <message>
        <source>LaTeX (psgo)</source>
        <translation>LaTeX (psgo)</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Última jugada</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>To&amp;do el tablero</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>Mar&amp;ks and the last move</source>
        <translation>&amp;Marcas y última jugada</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>La posición del tablero</translation>
    </message>
    <message>
        <source>Moves, with their numbers</source>
        <translation>Las jugadas, con sus números</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>C&amp;ontenido</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Jugadas</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>Parte del tablero</translation>
    </message>
    <message>
        <source>All of it, or C3:K10</source>
        <translation>Todo, o C3:K10</translation>
    </message>
    <message>
        <source>&amp;Part of the board</source>
        <translation>&amp;Parte del tablero</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Anchura</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tiempo de cada jugada</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>&amp;Anchura</translation>
    </message>
    <message>
        <source>Time for &amp;each move</source>
        <translation>Ti&amp;empo de cada jugada</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Drag across the board to export a part of it</source>
        <translation>Arrastre sobre el tablero para exportar una parte</translation>
    </message>
</context>
<context>
    <name>shinpan::FileField</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>E&amp;legir…</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReview</name>
    <message>
        <source>Review · %1</source>
        <translation>Revisión · %1</translation>
    </message>
    <message>
        <source>%1 cannot begin the review: it %2</source>
        <translation>%1 no puede empezar la revisión: %2</translation>
    </message>
    <message>
        <source>%1 cannot analyse games.</source>
        <translation>%1 no sabe analizar partidas.</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>No se puede leer: %1</translation>
    </message>
    <message>
        <source>Under review…</source>
        <translation>En revisión…</translation>
    </message>
    <message>
        <source>Cannot be kept for a restart: %1</source>
        <translation>No se puede conservar para un reinicio: %1</translation>
    </message>
    <message>
        <source>Left as it is: its review would overwrite a file</source>
        <translation>Se deja como está: su revisión escribiría sobre un archivo</translation>
    </message>
    <message>
        <source>Left as it is: %1 already exists</source>
        <translation>Se deja como está: %1 ya existe</translation>
    </message>
    <message>
        <source>Game %1: the engine %2</source>
        <translation>Partida %1: el motor %2</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review.</source>
        <translation>%1 no puede seguir con la revisión.</translation>
    </message>
    <message>
        <source>Cannot be written: %1</source>
        <translation>No se puede escribir: %1</translation>
    </message>
    <message>
        <source>Written: %1, %2</source>
        <translation>Escrito: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Parts of it were not understood; open it to see which</source>
        <translation>Partes no se entendieron; ábralo para ver cuáles</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReviewWindow</name>
    <message>
        <source>Rep&amp;lace files that are in the target folder already</source>
        <translation>&amp;Sustituir los archivos que ya están en la carpeta de destino</translation>
    </message>
    <message>
        <source>Review Files</source>
        <translation>Revisar archivos</translation>
    </message>
    <message>
        <source>Target &amp;folder</source>
        <translation>Carpeta &amp;de destino</translation>
    </message>
    <message>
        <source>Choose the Target Folder</source>
        <translation>Elegir la carpeta de destino</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Values and comments</source>
        <translation>Valores y comentarios</translation>
    </message>
    <message>
        <source>Values, comments and variations</source>
        <translation>Valores, comentarios y variantes</translation>
    </message>
    <message>
        <source>What is &amp;written</source>
        <translation>Qué se &amp;escribe</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso de la revisión</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revisar</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>Ca&amp;ncelar la revisión</translation>
    </message>
    <message>
        <source>Files that were written stay; the rest goes on from there</source>
        <translation>Los archivos escritos quedan; el resto sigue desde ahí</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>revisado</translation>
    </message>
    <message>
        <source>Add the files to review.</source>
        <translation>Añada los archivos que revisar.</translation>
    </message>
    <message>
        <source>Choose a folder for the reviewed files.</source>
        <translation>Elija una carpeta para los archivos revisados.</translation>
    </message>
    <message>
        <source>The files themselves stay as they are: choose another target folder.</source>
        <translation>Los archivos mismos quedan como están: elija otra carpeta de destino.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review. You can keep working meanwhile.</source>
        <translation>
            <numerusform>%n archivo que revisar. Mientras tanto puede seguir trabajando.</numerusform>
            <numerusform>%n archivos que revisar. Mientras tanto puede seguir trabajando.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the target folder will be replaced.</source>
        <translation>
            <numerusform>Se sustituirá %n archivo de la carpeta de destino.</numerusform>
            <numerusform>Se sustituirán %n archivos de la carpeta de destino.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in the target folder already and stay as they are.</source>
        <translation>
            <numerusform>%n archivo ya está en la carpeta de destino y queda como está.</numerusform>
            <numerusform>%n archivos ya están en la carpeta de destino y quedan como están.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>This continues while the window is closed.</source>
        <translation>Esto continúa mientras la ventana está cerrada.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>File %1 of %2</source>
        <translation>Archivo %1 de %2</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>partida %1 de %2</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>posición %1 de %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>Escrito: %1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n archivo</numerusform>
            <numerusform>%n archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they were.</source>
        <translation>
            <numerusform>%n archivo se dejó como estaba.</numerusform>
            <numerusform>%n archivos se dejaron como estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be reviewed.</source>
        <translation>
            <numerusform>No se pudo revisar %n archivo.</numerusform>
            <numerusform>No se pudieron revisar %n archivos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review, one engine after the other. Each has a folder of its own in the target folder.</source>
        <translation>
            <numerusform>%n archivo que revisar, un motor tras otro. Cada uno tiene su propia carpeta en la carpeta de destino.</numerusform>
            <numerusform>%n archivos que revisar, un motor tras otro. Cada uno tiene su propia carpeta en la carpeta de destino.</numerusform>
        </translation>
    </message>
    <message>
        <source>engine %1 of %2</source>
        <translation>motor %1 de %2</translation>
    </message>
    <message>
        <source>Open Report</source>
        <translation>Abrir el informe</translation>
    </message>
    <message>
        <source>Show what was found in all games together</source>
        <translation>Muestra lo hallado en todas las partidas juntas</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) a minute</source>
        <translation>
            <numerusform>%n posición por minuto</numerusform>
            <numerusform>%n posiciones por minuto</numerusform>
        </translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>El informe está en %1; no se encontró ningún programa para abrirlo.</translation>
    </message>
    <message>
        <source>Files that wait: %1, tasks under way: %2</source>
        <translation>Archivos en espera: %1, tareas en curso: %2</translation>
    </message>
    <message>
        <source>%1 of %2 files done, %3 under way</source>
        <translation>%1 de %2 archivos listos, %3 en curso</translation>
    </message>
</context>
<context>
    <name>shinpan::FilterBar</name>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Save the log, send a file of commands</source>
        <translation>Guardar el registro, enviar un archivo de órdenes</translation>
    </message>
    <message>
        <source>Show the lines of</source>
        <translation>Mostrar las líneas de</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>Todo motor</translation>
    </message>
    <message>
        <source>Show this kind of lines</source>
        <translation>Mostrar esta clase de líneas</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Toda línea</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Commands and answers</source>
        <translation>Órdenes y respuestas</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Error estándar</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Show this command</source>
        <translation>Mostrar esta orden</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Toda orden</translation>
    </message>
    <message>
        <source>Show lines that contain</source>
        <translation>Mostrar las líneas que contienen</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Lugares encontrados</translation>
    </message>
    <message>
        <source>Show the other lines too</source>
        <translation>Mostrar también las demás líneas</translation>
    </message>
    <message>
        <source>Look for the text among all lines: Enter goes to the next place, Shift+Enter back</source>
        <translation>Buscar el texto entre todas las líneas: Intro va al siguiente lugar, Mayús+Intro al anterior</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Lugar siguiente</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>Go to the next place (Enter)</source>
        <translation>Ir al lugar siguiente (Intro)</translation>
    </message>
    <message>
        <source>Go to the previous place (Shift+Enter)</source>
        <translation>Ir al lugar anterior (Mayús+Intro)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Typed here, with answers</source>
        <translation>Lo tecleado aquí, con respuestas</translation>
    </message>
</context>
<context>
    <name>shinpan::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo encontrado</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Qué buscar</translation>
    </message>
    <message>
        <source>999 of 999</source>
        <translation>999 de 999</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Previous match (%1)</source>
        <translation>Coincidencia anterior (%1)</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Mayús+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Next match (%1)</source>
        <translation>Coincidencia siguiente (%1)</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Cerrar la búsqueda</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Cerrar (%1)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 o más</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n encontrado</numerusform>
            <numerusform>%n encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>No encontrado</translation>
    </message>
    <message>
        <source>A&amp;ll games</source>
        <translation>&amp;Todas las partidas</translation>
    </message>
</context>
<context>
    <name>shinpan::FindFeature</name>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Buscar la &amp;siguiente</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Buscar la &amp;anterior</translation>
    </message>
    <message>
        <source>Find This P&amp;osition</source>
        <translation>Buscar esta p&amp;osición</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>&amp;Ir a la jugada…</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>Comentario anterior</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>Comentario siguiente</translation>
    </message>
    <message>
        <source>Previous Fork</source>
        <translation>Bifurcación anterior</translation>
    </message>
    <message>
        <source>Next Fork</source>
        <translation>Bifurcación siguiente</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>Error anterior</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>Error siguiente</translation>
    </message>
    <message>
        <source>Back to the &amp;Main Line</source>
        <translation>Volver a la &amp;variante principal</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>Sal&amp;tar a</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>B&amp;uscar</translation>
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
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Choose players and start a game</source>
        <translation>Elegir los jugadores y empezar una partida</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>G&amp;uardar como…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Guardar con otro nombre</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Empezar una partida desde esta posición</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>Pa&amp;so</translation>
    </message>
    <message>
        <source>Play one move, then pause</source>
        <translation>Hacer una jugada y luego pausar</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>End the game without a result</source>
        <translation>Terminar la partida sin resultado</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Pasar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>Deshacer la j&amp;ugada</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Retirar su última jugada</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Abandonar</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>Abandonar la partida</translation>
    </message>
    <message>
        <source>Score Positio&amp;n</source>
        <translation>&amp;Contar la posición</translation>
    </message>
    <message>
        <source>Mark dead stones and count</source>
        <translation>Marcar las piedras muertas y contar</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Return to the &amp;Game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Show where the game is</source>
        <translation>Mostrar dónde está la partida</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Kill it, restart it and tell it the whole game</source>
        <translation>Matarlo, reiniciarlo y decirle toda la partida</translation>
    </message>
    <message>
        <source>Restart &amp;Black’s Engine</source>
        <translation>Reiniciar el motor de &amp;Negro</translation>
    </message>
    <message>
        <source>Restart &amp;White’s Engine</source>
        <translation>Reiniciar el motor de &amp;Blanco</translation>
    </message>
    <message>
        <source>Tell it the whole game from the beginning</source>
        <translation>Decirle toda la partida desde el principio</translation>
    </message>
    <message>
        <source>Tell B&amp;lack’s Engine the Game Anew</source>
        <translation>&amp;Decir de nuevo la partida al motor de Negro</translation>
    </message>
    <message>
        <source>Tell W&amp;hite’s Engine the Game Anew</source>
        <translation>Decir de nuevo la partida al motor de B&amp;lanco</translation>
    </message>
    <message>
        <source>First Position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>Last Position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posición</translation>
    </message>
    <message>
        <source>Back Ten</source>
        <translation>Diez atrás</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>Diez jugadas atrás</translation>
    </message>
    <message>
        <source>Forward Ten</source>
        <translation>Diez adelante</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>Diez jugadas adelante</translation>
    </message>
    <message>
        <source>Previous Variation</source>
        <translation>Variante anterior</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Variante anterior</translation>
    </message>
    <message>
        <source>Next Variation</source>
        <translation>Variante siguiente</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Variante siguiente</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>P&amp;ausa</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>Deshacer la m&amp;arca</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Poner la partida en pausa</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Seguir con la partida</translation>
    </message>
    <message>
        <source>Stop the clocks, and the engines after their current move</source>
        <translation>Parar los relojes, y los motores tras su jugada actual</translation>
    </message>
</context>
<context>
    <name>shinpan::GameDock</name>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
</context>
<context>
    <name>shinpan::GameInfoDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>Game Information</source>
        <translation>Información de la partida</translation>
    </message>
    <message>
        <source>Parts of the game information</source>
        <translation>Páginas de la información de la partida</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Event and Sources</source>
        <translation>&amp;Torneo y fuentes</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Comentario</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>2004-03-15, or 2004-03, or 2004</source>
        <translation>2004-03-15, o 2004-03, o 2004</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Tiempo principal</translation>
    </message>
    <message>
        <source>3600, or 1h, or 1:00:00</source>
        <translation>3600, o 1h, o 1:00:00</translation>
    </message>
    <message>
        <source>Comment on the game as a whole</source>
        <translation>Comentario sobre toda la partida</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Sin indicar</translation>
    </message>
    <message>
        <source>Next moves, marked on the board</source>
        <translation>Jugadas siguientes, marcadas en el tablero</translation>
    </message>
    <message>
        <source>Alternatives to the current move, marked on the board</source>
        <translation>Alternativas a la jugada actual, marcadas en el tablero</translation>
    </message>
    <message>
        <source>Next moves, not marked</source>
        <translation>Jugadas siguientes, sin marcar</translation>
    </message>
    <message>
        <source>Alternatives to the current move, not marked</source>
        <translation>Alternativas a la jugada actual, sin marcar</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListDelegate</name>
    <message>
        <source>not a game of Go</source>
        <translation>no es una partida de go</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListModel</name>
    <message>
        <source>Game %1</source>
        <translation>Partida %1</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>en el tablero</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListView</name>
    <message>
        <source>Games of the file</source>
        <translation>Partidas del archivo</translation>
    </message>
</context>
<context>
    <name>shinpan::GamePanel</name>
    <message>
        <source>to play</source>
        <translation>por jugar</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>iniciando…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pausa</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>su jugada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falló</translation>
    </message>
    <message>
        <source>placing stones</source>
        <translation>poniendo piedras</translation>
    </message>
    <message>
        <source>not responding, %1 s</source>
        <translation>no responde, %1 s</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>thinking %1 s</source>
        <translation>pensando %1 s</translation>
    </message>
</context>
<context>
    <name>shinpan::GameTermsLine</name>
    <message>
        <source>What is being played</source>
        <translation>Qué se está jugando</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>komi %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n piedra de hándicap</numerusform>
            <numerusform>%n piedras de hándicap</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTile</name>
    <message>
        <source>pass</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Jugada %1: %2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 contra %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> · B %L1 %</source>
        <translation> · N %L1 %</translation>
    </message>
    <message>
        <source> · Black %L1 %</source>
        <translation> · Negro %L1 %</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>behind by %L1</source>
        <translation>por detrás %L1</translation>
    </message>
    <message>
        <source>ahead by %L1</source>
        <translation>por delante %L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visita</numerusform>
            <numerusform>%Ln visitas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTreeView</name>
    <message>
        <source>Game tree</source>
        <translation>Árbol de la partida</translation>
    </message>
    <message>
        <source>The moves of the game appear here, with their variations.
Click one to go there.</source>
        <translation>Aquí aparecen las jugadas de la partida, con sus variantes.
Pulse una para ir a ella.</translation>
    </message>
</context>
<context>
    <name>shinpan::GameWall</name>
    <message>
        <source>Games of %1</source>
        <translation>Partidas de %1</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Interrumpida</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message numerus="yes">
        <source>The games are played on other machines: %1.
%n game(s) ended.</source>
        <translation>
            <numerusform>Las partidas se juegan en otros equipos: %1.
%n partida terminada.</numerusform>
            <numerusform>Las partidas se juegan en otros equipos: %1.
%n partidas terminadas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>Ir a la jugada</translation>
    </message>
    <message>
        <source>Move or path</source>
        <translation>Jugada o camino</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>30.2.45 is move 45 of the second continuation after move 30; “end” is the end of the main line.</source>
        <translation>30.2.45 es la jugada 45 de la segunda continuación tras la jugada 30; «end» es el final de la variante principal.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A position without a move</source>
        <translation>Una posición sin jugada</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphView</name>
    <message>
        <source>Graph of the game</source>
        <translation>Gráfico de la partida</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>This game has not been evaluated yet.</source>
        <translation>Esta partida aún no se ha evaluado.</translation>
    </message>
    <message>
        <source>The course of the game appears here once it is evaluated: by a review, or by engines that explain their moves.</source>
        <translation>La evolución de la partida aparece aquí una vez evaluada: por una revisión, o por motores que explican sus jugadas.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Registro</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphicsFeature</name>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message>
        <source>Commands &amp;on the Board</source>
        <translation>&amp;Órdenes en el tablero</translation>
    </message>
</context>
<context>
    <name>shinpan::GtpConsole</name>
    <message>
        <source>Talk to</source>
        <translation>Hablar con</translation>
    </message>
    <message>
        <source>Everything that engines are told and say appears here.

To talk to one yourself, type a GTP command below.</source>
        <translation>Aquí aparece todo lo que los motores oyen y dicen.

Para hablar usted con uno, escriba abajo una orden GTP.</translation>
    </message>
    <message>
        <source>No line matches.</source>
        <translation>Ninguna línea coincide.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>«%1»: %2.</translation>
    </message>
    <message>
        <source>GTP command</source>
        <translation>Orden GTP</translation>
    </message>
    <message>
        <source>No engine is running</source>
        <translation>Ningún motor en marcha</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>Interrumpir</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing (Escape)</source>
        <translation>Pedir al motor que interrumpa lo que hace (Esc)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Line</source>
        <translation>Mostrar la línea &amp;entera</translation>
    </message>
    <message>
        <source>Go to the &amp;Position of This Moment</source>
        <translation>Ir a la &amp;posición de este momento</translation>
    </message>
    <message>
        <source>%1 – gone</source>
        <translation>%1 – se fue</translation>
    </message>
    <message>
        <source>“%1” was not sent: %2 is no longer running.</source>
        <translation>«%1» no se envió: %2 ya no está en marcha.</translation>
    </message>
    <message>
        <source>Choose another engine to talk to.</source>
        <translation>Elija otro motor con el que hablar.</translation>
    </message>
    <message>
        <source>This engine is no longer running</source>
        <translation>Este motor ya no está en marcha</translation>
    </message>
</context>
<context>
    <name>shinpan::GuessQuiz</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>&amp;Show the Move</source>
        <translation>&amp;Mostrar la jugada</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>&amp;Partida siguiente</translation>
    </message>
    <message>
        <source>Both sides’ moves</source>
        <translation>Las jugadas de ambos lados</translation>
    </message>
    <message>
        <source>Black’s moves</source>
        <translation>Las jugadas de Negro</translation>
    </message>
    <message>
        <source>White’s moves</source>
        <translation>Las jugadas de Blanco</translation>
    </message>
    <message>
        <source>Moves to guess</source>
        <translation>Jugadas que adivinar</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>Adi&amp;vinar</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
    </message>
    <message>
        <source>Where did Black play?</source>
        <translation>¿Dónde jugó Negro?</translation>
    </message>
    <message>
        <source>Where did White play?</source>
        <translation>¿Dónde jugó Blanco?</translation>
    </message>
    <message>
        <source>The move was %1</source>
        <translation>La jugada era %1</translation>
    </message>
    <message>
        <source>%1: exactly there</source>
        <translation>%1: exactamente ahí</translation>
    </message>
    <message>
        <source>The engine did not look at your move.</source>
        <translation>El motor no miró su jugada.</translation>
    </message>
    <message>
        <source>Your move loses %1.</source>
        <translation>Su jugada pierde %1.</translation>
    </message>
    <message>
        <source>%1 The move of the game loses %2.</source>
        <translation>%1 La jugada de la partida pierde %2.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>El final de la partida</translation>
    </message>
    <message>
        <source>%1 of %2 moves found</source>
        <translation>%1 de %2 jugadas encontradas</translation>
    </message>
    <message>
        <source>%1 were no more than %2 lines away, on average %3 lines.</source>
        <translation>%1 no estaban a más de %2 líneas, de media a %3 líneas.</translation>
    </message>
    <message>
        <source>There is nothing to guess</source>
        <translation>No hay nada que adivinar</translation>
    </message>
    <message>
        <source>Your moves lose %1 points on average, those of the game %2.</source>
        <translation>Sus jugadas pierden %1 puntos de media, las de la partida %2.</translation>
    </message>
    <message>
        <source>%1 of %2 found, %3 lines away on average</source>
        <translation>%1 de %2 encontradas, de media a %3 líneas</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n line(s) away from %2</source>
        <translation>
            <numerusform>%1 está a %n línea de %2</numerusform>
            <numerusform>%1 está a %n líneas de %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move gains %1.</source>
        <translation>Su jugada gana %1.</translation>
    </message>
    <message>
        <source>%1 The move of the game gains %2.</source>
        <translation>%1 La jugada de la partida gana %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapBar</name>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Hecho</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>The handicap stones are placed</source>
        <translation>Las piedras de hándicap están puestas</translation>
    </message>
    <message numerus="yes">
        <source>All %n handicap stones are placed. Click one to take it away again.</source>
        <translation>
            <numerusform>Está puesta la piedra de hándicap (%n). Púlsela para quitarla de nuevo.</numerusform>
            <numerusform>Están puestas las %n piedras de hándicap. Pulse una para quitarla de nuevo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n handicap stones: %1 on the board.</source>
        <translation>
            <numerusform>Ponga %n piedra de hándicap: %1 en el tablero.</numerusform>
            <numerusform>Ponga %n piedras de hándicap: %1 en el tablero.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapField</name>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Where the handicap stones are placed</source>
        <translation>Dónde se ponen las piedras de hándicap</translation>
    </message>
    <message>
        <source>on the usual points</source>
        <translation>en los puntos habituales</translation>
    </message>
    <message>
        <source>placed freely</source>
        <translation>puestas libremente</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones on this board.</source>
        <translation>
            <numerusform>Como mucho %n piedra en este tablero.</numerusform>
            <numerusform>Como mucho %n piedras en este tablero.</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n piedra</numerusform>
            <numerusform>%n piedras</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no handicap on a board this small.</source>
        <translation>No hay hándicap en un tablero tan pequeño.</translation>
    </message>
    <message>
        <source>You place them on the board.</source>
        <translation>Usted las pone en el tablero.</translation>
    </message>
    <message>
        <source>%1 chooses where.</source>
        <translation>%1 elige dónde.</translation>
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
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>Test whether the engine answers</source>
        <translation>Probar si el motor responde</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Iniciando…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Started %1 s ago, no answer yet. Some engines take a while to load.</source>
        <translation>Iniciado hace %1 s, aún sin respuesta. Algunos motores tardan en cargarse.</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>El motor %1.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>No responde.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>El motor</translation>
    </message>
    <message>
        <source>%1 answers in %2, but %3.</source>
        <translation>%1 responde en %2, pero %3.</translation>
    </message>
    <message>
        <source>%1 answers in %2</source>
        <translation>%1 responde en %2</translation>
    </message>
</context>
<context>
    <name>shinpan::HintGiver</name>
    <message>
        <source>Hints · %1</source>
        <translation>Pistas · %1</translation>
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
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Jugada %1</translation>
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
        <translation>Prefere&amp;ncias…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Atajos de teclado…</translation>
    </message>
</context>
<context>
    <name>shinpan::HomePage</name>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Mirar</translation>
    </message>
    <message>
        <source>Two engines play, you sit back.</source>
        <translation>Juegan dos motores, usted mira.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Mirar</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go. What would you like to do?</source>
        <translation>El árbitro del juego de go. ¿Qué quiere hacer?</translation>
    </message>
    <message>
        <source>A game record or a whole collection</source>
        <translation>Una partida o toda una colección</translation>
    </message>
    <message>
        <source>Look at a game closely: its tree, its turning points</source>
        <translation>Mirar de cerca una partida: su árbol, sus momentos decisivos</translation>
    </message>
    <message>
        <source>With handicap, clocks and rules of your choice</source>
        <translation>Con el hándicap, los relojes y las reglas que elija</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>Recientes:</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>&amp;Show this page at the start</source>
        <translation>Mo&amp;strar esta página al inicio</translation>
    </message>
    <message>
        <source>To the &amp;Board</source>
        <translation>A&amp;l tablero</translation>
    </message>
    <message>
        <source>None was found on this computer. GNU Go is a good one to start with.</source>
        <translation>No se encontró ninguno en este ordenador. GNU Go es bueno para empezar.</translation>
    </message>
    <message>
        <source>From a command line, checked before it plays</source>
        <translation>De una línea de órdenes, comprobado antes de jugar</translation>
    </message>
    <message>
        <source>Play an engine by clicking on the board.</source>
        <translation>Jugar contra un motor pulsando en el tablero.</translation>
    </message>
    <message>
        <source>Compe&amp;tition…</source>
        <translation>Compe&amp;tición…</translation>
    </message>
    <message>
        <source>Engines against each other: a match, a tournament</source>
        <translation>Motores entre sí: un encuentro, un torneo</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>Pract&amp;icar…</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of your own games are due</source>
        <translation>
            <numerusform>%n pregunta de sus partidas está pendiente</numerusform>
            <numerusform>%n preguntas de sus partidas están pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>O&amp;pen…</source>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anali&amp;zar…</translation>
    </message>
    <message>
        <source>New Ga&amp;me…</source>
        <translation>Nueva parti&amp;da…</translation>
    </message>
    <message>
        <source>A&amp;dd an Engine…</source>
        <translation>A&amp;ñadir un motor…</translation>
    </message>
</context>
<context>
    <name>shinpan::ImportDialog</name>
    <message>
        <source>Import Engines</source>
        <translation>Importar motores</translation>
    </message>
    <message>
        <source>Which engines of “%1”?</source>
        <translation>¿Qué motores de «%1»?</translation>
    </message>
    <message>
        <source>Engines to import</source>
        <translation>Motores que importar</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importar</translation>
    </message>
    <message>
        <source>%1, as “%2”</source>
        <translation>%1, como «%2»</translation>
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
        <translation>Otros programas entienden B+3.5, W+R, B+T, W+F, 0, Void y ?.</translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation>Nadie lo sabe</translation>
    </message>
    <message>
        <source>The game does not count</source>
        <translation>La partida no cuenta</translation>
    </message>
    <message>
        <source>Komi is a number such as 6.5.</source>
        <translation>El komi es un número como 6.5.</translation>
    </message>
    <message>
        <source>A handicap has 2 stones or more.</source>
        <translation>Un hándicap tiene 2 piedras o más.</translation>
    </message>
    <message>
        <source>These rules are unknown here; the text is kept.</source>
        <translation>Estas reglas no se conocen aquí; se conserva el texto.</translation>
    </message>
    <message>
        <source>A time is a number of seconds, or something like 1h30m, 90 min or 1:30:00.</source>
        <translation>Un tiempo es un número de segundos, o algo como 1h30m, 90 min o 1:30:00.</translation>
    </message>
    <message>
        <source>Not understood here; the text is kept.</source>
        <translation>No se entiende aquí; se conserva el texto.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>shinpan::InfoFeature</name>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>SGF Propertie&amp;s…</source>
        <translation>Propiedade&amp;s SGF…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>Información &amp;de la partida…</translation>
    </message>
</context>
<context>
    <name>shinpan::KeepFields</name>
    <message>
        <source>&amp;Keep the moves that the engine considered</source>
        <translation>&amp;Conservar las jugadas que consideró el motor</translation>
    </message>
    <message>
        <source>Also as KaTrain rea&amp;ds them</source>
        <translation>También como las lee &amp;KaTrain</translation>
    </message>
    <message>
        <source>Also as L&amp;izzie reads them</source>
        <translation>También como las lee L&amp;izzie</translation>
    </message>
    <message>
        <source>The board shows them again when the game is opened, without an engine.</source>
        <translation>El tablero las muestra de nuevo al abrir la partida, sin motor.</translation>
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
        <translation>Volver al komi habitual</translation>
    </message>
    <message>
        <source>Usual here: %1.</source>
        <translation>Habitual aquí: %1.</translation>
    </message>
    <message>
        <source>The game may end in a draw.</source>
        <translation>La partida puede acabar en empate.</translation>
    </message>
</context>
<context>
    <name>shinpan::LadderFeature</name>
    <message>
        <source>&amp;Your Progress…</source>
        <translation>Su pr&amp;ogreso…</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>Sus partidas contra motores y el rango que le dan</translation>
    </message>
    <message>
        <source>The game could not be added to your progress: %1.</source>
        <translation>La partida no se pudo añadir a su progreso: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stone(s)</source>
        <translation>
            <numerusform>%n piedra de hándicap</numerusform>
            <numerusform>%n piedras de hándicap</numerusform>
        </translation>
    </message>
    <message>
        <source>no handicap</source>
        <translation>sin hándicap</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 en vez de %2</translation>
    </message>
    <message>
        <source>Two wins in a row. Next: %1</source>
        <translation>Dos victorias seguidas. Ahora: %1</translation>
    </message>
    <message>
        <source>Two losses in a row. Next: %1</source>
        <translation>Dos derrotas seguidas. Ahora: %1</translation>
    </message>
    <message>
        <source>Near your rank: %1</source>
        <translation>Cerca de su rango: %1</translation>
    </message>
    <message>
        <source>With help, this game does not count for your rank.</source>
        <translation>Con ayuda, esta partida no cuenta para su nivel.</translation>
    </message>
</context>
<context>
    <name>shinpan::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>Como el &amp;escritorio</translation>
    </message>
</context>
<context>
    <name>shinpan::Lesson</name>
    <message>
        <source>Lesson · %1</source>
        <translation>Lección · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::LibraryWindow</name>
    <message>
        <source>Cannot be read</source>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 va por delante</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <translation>%1 van por delante</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Informe</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Duplicar…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>&amp;Borrar…</translation>
    </message>
    <message>
        <source>Competitions</source>
        <translation>Competiciones</translation>
    </message>
    <message>
        <source>No competitions yet. Those you open or create are listed here, along with any others in the same folders.</source>
        <translation>Aún no hay competiciones. Aquí aparecen las que abra o cree, junto con las demás de las mismas carpetas.</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Competición</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Double-click or Enter opens it</source>
        <translation>Doble clic o Intro la abre</translation>
    </message>
    <message>
        <source>Open it and play what is left</source>
        <translation>Abrirla y jugar lo que queda</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>Escribir el informe y abrirlo en el navegador</translation>
    </message>
    <message>
        <source>Make a new competition with the same settings, ready to be changed</source>
        <translation>Hacer una competición nueva con los mismos ajustes, lista para cambiarla</translation>
    </message>
    <message>
        <source>Look in a &amp;Folder…</source>
        <translation>Buscar en una &amp;carpeta…</translation>
    </message>
    <message>
        <source>Everything in %1, too</source>
        <translation>También todo lo que hay en %1</translation>
    </message>
    <message>
        <source>Look for Competitions</source>
        <translation>Buscar competiciones</translation>
    </message>
    <message>
        <source>Duplicate Competition</source>
        <translation>Duplicar la competición</translation>
    </message>
    <message>
        <source>Competitions (*.toml)</source>
        <translation>Competiciones (*.toml)</translation>
    </message>
    <message>
        <source>%1 has been played already. Choose another name.</source>
        <translation>%1 ya se ha jugado. Elija otro nombre.</translation>
    </message>
    <message>
        <source>Delete competition</source>
        <translation>Borrar la competición</translation>
    </message>
    <message>
        <source>Move %1 to the trash?</source>
        <translation>¿Mover %1 a la papelera?</translation>
    </message>
    <message numerus="yes">
        <source>Move %1 to the trash, with its %n games, logs and reports?</source>
        <translation>
            <numerusform>¿Mover %1 a la papelera, con su %n partida, registros e informes?</numerusform>
            <numerusform>¿Mover %1 a la papelera, con sus %n partidas, registros e informes?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>&amp;Mover a la papelera</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash: %1.

Delete %2 for good?</source>
        <translation>No se puede mover a la papelera: %1.

¿Borrar %2 definitivamente?</translation>
    </message>
    <message>
        <source>&amp;Delete for Good</source>
        <translation>&amp;Borrar definitivamente</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>El informe está en %1; no se encontró ningún programa para abrirlo.</translation>
    </message>
    <message>
        <source>%1 (file changed)</source>
        <translation>%1 (archivo cambiado)</translation>
    </message>
</context>
<context>
    <name>shinpan::LineDetail</name>
    <message>
        <source>The whole line</source>
        <translation>La línea entera</translation>
    </message>
    <message>
        <source>Choose a line to read it in full.</source>
        <translation>Elija una línea para leerla entera.</translation>
    </message>
    <message>
        <source>Copy the whole line</source>
        <translation>Copiar la línea entera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::LlrPlot</name>
    <message>
        <source>Course of the test</source>
        <translation>Evolución de la prueba</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1, entre %2 y %3</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games</source>
        <translation>
            <numerusform>%n par de partidas</numerusform>
            <numerusform>%n pares de partidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LongTextEdit</name>
    <message>
        <source>%1 more characters follow; they are kept as they are.</source>
        <translation>Siguen %1 caracteres más; se conservan como están.</translation>
    </message>
</context>
<context>
    <name>shinpan::LookingCard</name>
    <message>
        <source>Looking for mistakes</source>
        <translation>Buscando errores</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Look no further; what was found stays</source>
        <translation>No buscar más; lo encontrado queda</translation>
    </message>
    <message>
        <source>Looking for mistakes: %1</source>
        <translation>Buscando errores: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::MachineFields</name>
    <message>
        <source>on this computer</source>
        <translation>en este ordenador</translation>
    </message>
    <message>
        <source>by Slurm</source>
        <translation>con Slurm</translation>
    </message>
    <message>
        <source>on computers over ssh</source>
        <translation>en ordenadores por ssh</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>la habitual</translation>
    </message>
    <message>
        <source>as for sbatch, such as --time=2:00:00</source>
        <translation>como para sbatch, por ejemplo --time=2:00:00</translation>
    </message>
    <message>
        <source>A file with a machine a line, such as 4/anna@north</source>
        <translation>Un archivo con un equipo por línea, como 4/anna@north</translation>
    </message>
    <message>
        <source>How many tasks wait or run at the same time</source>
        <translation>Cuántas tareas esperan o corren al mismo tiempo</translation>
    </message>
    <message>
        <source>for ten minutes</source>
        <translation>para diez minutos</translation>
    </message>
    <message>
        <source>Games of a task come home together, and are lost together</source>
        <translation>Las partidas de una tarea vuelven juntas, y se pierden juntas</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>Choose the file of machines</source>
        <translation>Elegir el archivo de equipos</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Partición</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Equipos</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Games of a task</source>
        <translation>Partidas de una tarea</translation>
    </message>
    <message>
        <source>File of Machines</source>
        <translation>Archivo de equipos</translation>
    </message>
    <message>
        <source>Machines: choose a file that names one a line, such as 4/anna@north for four tasks at once.</source>
        <translation>Equipos: elija un archivo que nombre uno por línea, como 4/anna@north para cuatro tareas a la vez.</translation>
    </message>
    <message>
        <source>Machines: %1 does not exist. Choose the file again.</source>
        <translation>Equipos: %1 no existe. Elija el archivo de nuevo.</translation>
    </message>
    <message>
        <source>Machines: %1.</source>
        <translation>Equipos: %1.</translation>
    </message>
    <message>
        <source>Options: %1.</source>
        <translation>Opciones: %1.</translation>
    </message>
    <message>
        <source>This computer has no %1: start the run on one that has it.</source>
        <translation>Este ordenador no tiene %1: inicie la serie en uno que lo tenga.</translation>
    </message>
    <message>
        <source>“Games at once” are those of one task. Its machine chooses the processors: affinity in the file is for games on this computer.</source>
        <translation>«Partidas a la vez» son las de una tarea. Su equipo elige los procesadores: affinity en el archivo es para las partidas de este ordenador.</translation>
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
        <translation>Más menús</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>I&amp;r</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>M&amp;otores</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>Más botones</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>Escape brings everything back.</source>
        <translation>Esc lo trae todo de vuelta.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Colección</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>A&amp;nálisis</translation>
    </message>
    <message>
        <source>Enco&amp;ding and Repairs</source>
        <translation>Codificación &amp;y reparaciones</translation>
    </message>
    <message>
        <source>&amp;Export and Copy</source>
        <translation>&amp;Exportar y copiar</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels in Windows of Their &amp;Own</source>
        <translation>Paneles en &amp;ventanas propias</translation>
    </message>
</context>
<context>
    <name>shinpan::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>Texto del manual</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the manual in this language: en, de, ja or zh_CN</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Atrás (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>shinpan::MistakeModel</name>
    <message>
        <source>Black %1</source>
        <translation>Negro %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Blanco %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visitas</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Número de la jugada</translation>
    </message>
    <message>
        <source>The move that was played</source>
        <translation>La jugada que se hizo</translation>
    </message>
    <message>
        <source>By how much it lowered the chance to win</source>
        <translation>Cuánto bajó la probabilidad de ganar</translation>
    </message>
    <message>
        <source>What it lost in points</source>
        <translation>Lo que perdió en puntos</translation>
    </message>
    <message>
        <source>What the engine would have played</source>
        <translation>Lo que habría jugado el motor</translation>
    </message>
    <message>
        <source>How often the engine looked at the position after the move</source>
        <translation>Cuántas veces miró el motor la posición tras la jugada</translation>
    </message>
</context>
<context>
    <name>shinpan::NewCompetitionDialog</name>
    <message>
        <source>Create and &amp;Start</source>
        <translation>Crear y &amp;empezar</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>C&amp;rear</translation>
    </message>
    <message>
        <source>New Competition</source>
        <translation>Nueva competición</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Propósito</translation>
    </message>
    <message>
        <source>&amp;Purpose</source>
        <translation>&amp;Propósito</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Carpeta…</translation>
    </message>
    <message>
        <source>Choose the folder for the file</source>
        <translation>Elegir la carpeta del archivo</translation>
    </message>
    <message>
        <source>Op&amp;en a File…</source>
        <translation>A&amp;brir un archivo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Folder of the Competition</source>
        <translation>Carpeta de la competición</translation>
    </message>
    <message>
        <source>Add engines first: Engines &gt; Edit Engines…</source>
        <translation>Añada antes motores: Motores &gt; Editar los motores…</translation>
    </message>
    <message>
        <source>Choose exactly two players; they may be the same engine twice.</source>
        <translation>Elija exactamente dos jugadores; pueden ser dos veces el mismo motor.</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>Elija al menos dos jugadores.</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>No se puede iniciar %1: %2.</translation>
    </message>
    <message>
        <source>The competition needs a name; its file gets the same one.</source>
        <translation>La competición necesita un nombre; su archivo recibe el mismo.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 ya existe.</translation>
    </message>
    <message>
        <source>Is one stronger than the other?</source>
        <translation>¿Es uno más fuerte que el otro?</translation>
    </message>
    <message>
        <source>Two players, until a sequential test decides.</source>
        <translation>Dos jugadores, hasta que decida una prueba secuencial.</translation>
    </message>
    <message>
        <source>Rank these engines</source>
        <translation>Ordenar estos motores por nivel</translation>
    </message>
    <message>
        <source>Everybody plays everybody; the report rates them.</source>
        <translation>Todos juegan contra todos; el informe los clasifica.</translation>
    </message>
    <message>
        <source>A new version against others</source>
        <translation>Una versión nueva contra otras</translation>
    </message>
    <message>
        <source>The first player meets all others.</source>
        <translation>El primer jugador se enfrenta a todos los demás.</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>Eliminatoria</translation>
    </message>
    <message>
        <source>The loser is out. The first in the list is the top seed.</source>
        <translation>El que pierde queda fuera. El primero de la lista es el cabeza de serie.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Sistema suizo</translation>
    </message>
    <message>
        <source>Players on equal points meet, but never twice.</source>
        <translation>Se enfrentan jugadores con los mismos puntos, pero nunca dos veces.</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Todos contra todos</translation>
    </message>
    <message>
        <source>Everybody meets everybody, in rounds.</source>
        <translation>Todos se enfrentan con todos, por rondas.</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>Emparejamientos</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>Ajustes de %1</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save and &amp;Start</source>
        <translation>Guardar y &amp;empezar</translation>
    </message>
    <message>
        <source>The file has changed in the meantime; please open its settings again.</source>
        <translation>Entretanto el archivo ha cambiado; vuelva a abrir sus ajustes, por favor.</translation>
    </message>
    <message>
        <source>The pairs listed below the players meet.</source>
        <translation>Se enfrentan las parejas de la lista bajo los jugadores.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Otra cosa</translation>
    </message>
    <message>
        <source>Its purpose and everything without a field here stay as they are in the file.</source>
        <translation>Su propósito y todo lo que aquí no tiene campo quedan como están en el archivo.</translation>
    </message>
    <message>
        <source>Add who meets whom.</source>
        <translation>Añada quién se enfrenta a quién.</translation>
    </message>
    <message>
        <source>Tune an engine</source>
        <translation>Ajustar un motor</translation>
    </message>
    <message>
        <source>Looks for the values of parameters that make the first player strongest against the others; alone it plays itself.</source>
        <translation>Busca los valores de parámetros que hacen al primer jugador más fuerte contra los demás; si está solo, juega contra sí mismo.</translation>
    </message>
    <message>
        <source>Calibrate levels</source>
        <translation>Calibrar niveles</translation>
    </message>
    <message>
        <source>Looks for the values of a parameter that make the first player so many Elo stronger or weaker than the second.</source>
        <translation>Busca los valores de un parámetro que hacen al primer jugador tantos Elo más fuerte o más débil que el segundo.</translation>
    </message>
    <message>
        <source>Choose exactly two players: the engine, and the anchor that its levels are measured against.</source>
        <translation>Elija exactamente dos jugadores: el motor, y la referencia con la que se miden sus niveles.</translation>
    </message>
    <message>
        <source>Choose the player that is to be tuned.</source>
        <translation>Elija el jugador que se ajusta.</translation>
    </message>
    <message>
        <source>Rate these engines</source>
        <translation>Clasificar estos motores</translation>
    </message>
    <message>
        <source>Always the two play next whose games narrow the error bars of the ratings most, until those are narrow enough.</source>
        <translation>Juegan siempre los dos cuyas partidas más estrechan los márgenes de error de la clasificación, hasta que sean lo bastante estrechos.</translation>
    </message>
</context>
<context>
    <name>shinpan::NewGameDialog</name>
    <message>
        <source>Board size</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation>&amp;Empezar la partida</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Cambiar los lados</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Hándicap</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Komi</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>T&amp;iempo</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> líneas</translation>
    </message>
    <message>
        <source>%1 by %1 board</source>
        <translation>tablero de %1 por %1</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>&amp;Tamaño del tablero</translation>
    </message>
    <message>
        <source>Few engines play on this size.</source>
        <translation>Pocos motores juegan en este tamaño.</translation>
    </message>
    <message>
        <source>Teachin&amp;g</source>
        <translation>En&amp;señanza</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeDescription</name>
    <message>
        <source>Start of the game</source>
        <translation>Comienzo de la partida</translation>
    </message>
    <message>
        <source>Position that was set up</source>
        <translation>Posición colocada</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>Posición sin jugada</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>Jugada %1: Negro pasa</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>Jugada %1: Blanco pasa</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>Jugada %1: Negro %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>Jugada %1: Blanco %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>buena jugada</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>jugada interesante</translation>
    </message>
    <message>
        <source>doubtful move</source>
        <translation>jugada dudosa</translation>
    </message>
    <message>
        <source>bad move</source>
        <translation>mala jugada</translation>
    </message>
    <message>
        <source>mistake by the evaluation</source>
        <translation>error según la evaluación</translation>
    </message>
    <message>
        <source>good for Black</source>
        <translation>bueno para Negro</translation>
    </message>
    <message>
        <source>good for White</source>
        <translation>bueno para Blanco</translation>
    </message>
    <message>
        <source>even position</source>
        <translation>posición igualada</translation>
    </message>
    <message>
        <source>unclear position</source>
        <translation>posición poco clara</translation>
    </message>
    <message>
        <source>hotspot</source>
        <translation>punto caliente</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hidden</source>
        <translation>
            <numerusform>%n nodo oculto</numerusform>
            <numerusform>%n nodos ocultos</numerusform>
        </translation>
    </message>
    <message>
        <source>Black wins %1%</source>
        <translation>Negro gana con un %1%</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>Blanco va %1 por delante</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>Negro va %1 por delante</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeMenu</name>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>Copy Pat&amp;h</source>
        <translation>Copiar el cam&amp;ino</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>&amp;Desplegar</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>P&amp;legar</translation>
    </message>
    <message>
        <source>Show One Le&amp;vel</source>
        <translation>Mostrar un &amp;nivel</translation>
    </message>
    <message>
        <source>Collapse Other&amp;s</source>
        <translation>Plegar lo&amp;s demás</translation>
    </message>
    <message>
        <source>Expand &amp;All</source>
        <translation>Desplegar &amp;todo</translation>
    </message>
</context>
<context>
    <name>shinpan::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Put the notice away</source>
        <translation>Quitar el aviso</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Guardar aparte</translation>
    </message>
</context>
<context>
    <name>shinpan::Omissions</name>
    <message>
        <source>lines and arrows</source>
        <translation>líneas y flechas</translation>
    </message>
    <message>
        <source>stones under letters</source>
        <translation>piedras bajo letras</translation>
    </message>
    <message>
        <source>the ring on the last move</source>
        <translation>el anillo de la última jugada</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>triángulos</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>cuadrados</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>círculos</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>aspas</translation>
    </message>
    <message>
        <source>selected points</source>
        <translation>puntos seleccionados</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>territorio de Negro</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>territorio de Blanco</translation>
    </message>
    <message>
        <source>dimmed points</source>
        <translation>puntos atenuados</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>piedras muertas</translation>
    </message>
    <message>
        <source>stones in seki</source>
        <translation>piedras en seki</translation>
    </message>
    <message>
        <source>points of different opinions</source>
        <translation>puntos de opiniones distintas</translation>
    </message>
    <message>
        <source>This format has no sign for what is left out: %1.</source>
        <translation>Este formato no tiene signo para lo que se omite: %1.</translation>
    </message>
    <message>
        <source>Capital letters are written small.</source>
        <translation>Las mayúsculas se escriben en minúsculas.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpenGame</name>
    <message>
        <source>It %1.</source>
        <translation>El motor %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpeningsField</name>
    <message>
        <source>The empty board</source>
        <translation>El tablero vacío</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Jugadas al azar</translation>
    </message>
    <message>
        <source>Games in SGF</source>
        <translation>Partidas en SGF</translation>
    </message>
    <message>
        <source>Games begin with</source>
        <translation>Las partidas empiezan con</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> jugadas</translation>
    </message>
    <message>
        <source>Random moves first</source>
        <translation>Jugadas al azar primero</translation>
    </message>
    <message>
        <source>So that engines that always play the same moves play different games; both games of a pair start alike</source>
        <translation>Para que los motores que siempre hacen las mismas jugadas jueguen partidas distintas; las dos partidas de un par empiezan igual</translation>
    </message>
    <message>
        <source>File or folder of games</source>
        <translation>Archivo o carpeta de partidas</translation>
    </message>
    <message>
        <source>An SGF file or a folder of them</source>
        <translation>Un archivo SGF o una carpeta de ellos</translation>
    </message>
    <message>
        <source>whole games</source>
        <translation>partidas enteras</translation>
    </message>
    <message>
        <source>at most </source>
        <translation>como mucho </translation>
    </message>
    <message>
        <source>How many moves of each</source>
        <translation>Cuántas jugadas de cada una</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Archivo…</translation>
    </message>
    <message>
        <source>Choose a file of games</source>
        <translation>Elegir un archivo de partidas</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Carpeta…</translation>
    </message>
    <message>
        <source>Choose a folder of games</source>
        <translation>Elegir una carpeta de partidas</translation>
    </message>
    <message>
        <source>Folder of Games</source>
        <translation>Carpeta de partidas</translation>
    </message>
    <message>
        <source>File of Games</source>
        <translation>Archivo de partidas</translation>
    </message>
    <message>
        <source>Games (*.sgf)</source>
        <translation>Partidas (*.sgf)</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Como en el archivo</translation>
    </message>
    <message>
        <source>Choose a file or a folder of games.</source>
        <translation>Elija un archivo o una carpeta de partidas.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 no existe.</translation>
    </message>
    <message>
        <source>With the komi and rules of each file</source>
        <translation>Con el komi y las reglas de cada archivo</translation>
    </message>
    <message>
        <source>Otherwise what the files say of komi and rules is ignored. A handicap is always theirs.</source>
        <translation>De lo contrario no se hace caso de lo que los archivos digan de komi y reglas. El hándicap es siempre el suyo.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpinionRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Use the marks of %1</source>
        <translation>Usar las marcas de %1</translation>
    </message>
    <message>
        <source>Says nothing about the score</source>
        <translation>No dice nada de la puntuación</translation>
    </message>
    <message>
        <source>Says “%1”, which is not a score</source>
        <translation>Dice «%1», que no es una puntuación</translation>
    </message>
    <message>
        <source>Does not say which stones are dead</source>
        <translation>No dice qué piedras están muertas</translation>
    </message>
    <message>
        <source>Sees it differently at %1</source>
        <translation>Lo ve de otro modo en %1</translation>
    </message>
    <message>
        <source>Agrees that no stone is dead</source>
        <translation>De acuerdo en que ninguna piedra está muerta</translation>
    </message>
    <message numerus="yes">
        <source>Agrees about the %n dead stones</source>
        <translation>
            <numerusform>De acuerdo en la %n piedra muerta</numerusform>
            <numerusform>De acuerdo en las %n piedras muertas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::OtherWindows</name>
    <message>
        <source>Shinpan ended unexpectedly while this was played. Start goes on where it was.</source>
        <translation>Shinpan terminó inesperadamente mientras se jugaba esto. Empezar sigue donde estaba.</translation>
    </message>
</context>
<context>
    <name>shinpan::OutputDialog</name>
    <message>
        <source>What is wrong</source>
        <translation>Qué está mal</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>shinpan::OwnCommandsDialog</name>
    <message>
        <source>My Commands</source>
        <translation>Mis órdenes</translation>
    </message>
    <message>
        <source>One command per line, as type/label/command. Every engine that knows the command offers it. For example: %1</source>
        <translation>Una orden por línea, como tipo/etiqueta/orden. La ofrece todo motor que conozca la orden. Por ejemplo: %1</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Órdenes</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are not commands.</source>
        <translation>
            <numerusform>%n línea no es una orden.</numerusform>
            <numerusform>%n líneas no son órdenes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n orden</numerusform>
            <numerusform>%n órdenes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::PaceBox</name>
    <message>
        <source>Least time per move of an engine</source>
        <translation>Tiempo mínimo por jugada de un motor</translation>
    </message>
    <message>
        <source>Least time per move of an engine, for watching</source>
        <translation>Tiempo mínimo por jugada de un motor, para mirar</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>A toda velocidad</translation>
    </message>
    <message>
        <source>½ second a move</source>
        <translation>½ segundo por jugada</translation>
    </message>
    <message>
        <source>1 second a move</source>
        <translation>1 segundo por jugada</translation>
    </message>
    <message>
        <source>2 seconds a move</source>
        <translation>2 segundos por jugada</translation>
    </message>
    <message>
        <source>5 seconds a move</source>
        <translation>5 segundos por jugada</translation>
    </message>
</context>
<context>
    <name>shinpan::PagePreview</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>shinpan::PairsField</name>
    <message>
        <source>Add the pairing</source>
        <translation>Añadir el emparejamiento</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove the pairing</source>
        <translation>Quitar el emparejamiento</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Emparejamientos</translation>
    </message>
    <message>
        <source>Has Black in the first game</source>
        <translation>Tiene Negro en la primera partida</translation>
    </message>
    <message>
        <source>Has White in the first game</source>
        <translation>Tiene Blanco en la primera partida</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterDialog</name>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterRow</name>
    <message>
        <source>Remove the parameter</source>
        <translation>Quitar el parámetro</translation>
    </message>
    <message>
        <source>even steps</source>
        <translation>pasos iguales</translation>
    </message>
    <message>
        <source>equal ratios</source>
        <translation>proporciones iguales</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>números enteros</translation>
    </message>
    <message>
        <source>whole, equal ratios</source>
        <translation>enteros, proporciones iguales</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>uno de estos</translation>
    </message>
    <message>
        <source>How values are spaced: equal ratios for what ranges from small to large, such as 100 to 20000</source>
        <translation>Cómo se espacian los valores: proporciones iguales para lo que va de pequeño a grande, como de 100 a 20000</translation>
    </message>
    <message>
        <source>The value that the engine has without tuning, which the result is compared with; empty: the middle of the range</source>
        <translation>El valor que el motor tiene sin ajuste, con el que se compara el resultado; vacío: el centro del intervalo</translation>
    </message>
    <message>
        <source>values, with commas between them</source>
        <translation>valores, con comas entre ellos</translation>
    </message>
    <message>
        <source>Parameter %1: %2</source>
        <translation>Parámetro %1: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>escala</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>own value</source>
        <translation>valor propio</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>quitar</translation>
    </message>
    <message>
        <source>From and to are numbers.</source>
        <translation>«De» y «a» son números.</translation>
    </message>
    <message>
        <source>A range of whole numbers needs whole ends.</source>
        <translation>Un intervalo de números enteros necesita extremos enteros.</translation>
    </message>
    <message>
        <source>Its own value is not within the range.</source>
        <translation>Su propio valor no está dentro del intervalo.</translation>
    </message>
    <message>
        <source>A parameter has a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>Un parámetro tiene un nombre de letras, cifras, «_», «-» y «.».</translation>
    </message>
</context>
<context>
    <name>shinpan::PersonAtBoard</name>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayFeature</name>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Mark what is dead, and settle the score</source>
        <translation>Marcar lo que está muerto y decidir la puntuación</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayerPlate</name>
    <message>
        <source>Restart Engine</source>
        <translation>Reiniciar el motor</translation>
    </message>
    <message>
        <source>%1’s engine</source>
        <translation>Motor de %1</translation>
    </message>
    <message>
        <source>Change who plays %1</source>
        <translation>Cambiar quién juega con %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <translation>
            <numerusform>%n capturada</numerusform>
            <numerusform>%n capturadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones captured by %1: %2</source>
        <translation>Piedras capturadas por %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is played by %2. Change</source>
        <translation>Con %1 juega %2. Cambiar</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayersField</name>
    <message>
        <source>How strongly the new player plays</source>
        <translation>Con qué fuerza juega el nuevo jugador</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Añadir el jugador</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Move the player up</source>
        <translation>Subir el jugador</translation>
    </message>
    <message>
        <source>Move the player down</source>
        <translation>Bajar el jugador</translation>
    </message>
    <message>
        <source>Engine of the new player</source>
        <translation>Motor del nuevo jugador</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Jugadores</translation>
    </message>
</context>
<context>
    <name>shinpan::PositionQueryRow</name>
    <message>
        <source>&amp;Turned</source>
        <translation>&amp;Girada</translation>
    </message>
    <message>
        <source>&amp;Colours exchanged</source>
        <translation>&amp;Colores cambiados</translation>
    </message>
    <message>
        <source>Region to find, two opposite corners</source>
        <translation>Región que buscar, dos esquinas opuestas</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Todo el tablero</translation>
    </message>
    <message>
        <source>Two opposite corners of a region, as “C3 H8”</source>
        <translation>Dos esquinas opuestas de una región, como «C3 H8»</translation>
    </message>
    <message>
        <source>Choose on the &amp;Board</source>
        <translation>Elegir en el &amp;tablero</translation>
    </message>
    <message>
        <source>Drag a region out on the board (Alt+drag at any time)</source>
        <translation>Arrastrar una región en el tablero (Alt+arrastrar en todo momento)</translation>
    </message>
    <message>
        <source>Choose the region on the board</source>
        <translation>Elegir la región en el tablero</translation>
    </message>
    <message>
        <source>Also rotated and mirrored, in all eight ways</source>
        <translation>También girada y reflejada, de las ocho maneras</translation>
    </message>
    <message>
        <source>Two corners, as “C3 H8”</source>
        <translation>Dos esquinas, como «C3 H8»</translation>
    </message>
    <message>
        <source>No stones there</source>
        <translation>Ahí no hay piedras</translation>
    </message>
</context>
<context>
    <name>shinpan::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Buscar en las preferencias</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message>
        <source>No preference matches “%1”.</source>
        <translation>Ninguna preferencia coincide con «%1».</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Como el escritorio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Changes at the next start.</source>
        <translation>Cambia en el próximo inicio.</translation>
    </message>
    <message>
        <source>Board theme</source>
        <translation>Tema del tablero</translation>
    </message>
    <message>
        <source>Pairs follow the light or dark colours.</source>
        <translation>Las parejas siguen los colores claros u oscuros.</translation>
    </message>
    <message>
        <source>Lively stones</source>
        <translation>Piedras con vida</translation>
    </message>
    <message>
        <source>They lie slightly irregularly and slide into place.</source>
        <translation>Quedan un poco irregulares y se deslizan a su sitio.</translation>
    </message>
    <message>
        <source>Start with the start page</source>
        <translation>Empezar con la página de inicio</translation>
    </message>
    <message>
        <source>When there is nothing else to show.</source>
        <translation>Cuando no hay otra cosa que mostrar.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Letters and numbers (A1)</source>
        <translation>Letras y números (A1)</translation>
    </message>
    <message>
        <source>Numbers (1-1)</source>
        <translation>Números (1-1)</translation>
    </message>
    <message>
        <source>As in SGF (aa)</source>
        <translation>Como en SGF (aa)</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Números de las jugadas</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Todas las jugadas</translation>
    </message>
    <message>
        <source>The last moves</source>
        <translation>Las últimas jugadas</translation>
    </message>
    <message>
        <source>From a position on</source>
        <translation>Desde una posición</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>Esta variante</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>Número de últimas jugadas</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Visto desde</translation>
    </message>
    <message>
        <source>Turned or flipped, for all boards.</source>
        <translation>Girado o volteado, para todos los tableros.</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Marcar la última jugada</translation>
    </message>
    <message>
        <source>Show the next moves</source>
        <translation>Mostrar las jugadas siguientes</translation>
    </message>
    <message>
        <source>The moves that follow, as faint stones.</source>
        <translation>Las jugadas que siguen, como piedras tenues.</translation>
    </message>
    <message>
        <source>Show other variations</source>
        <translation>Mostrar las otras variantes</translation>
    </message>
    <message>
        <source>What could have been played instead, as faint stones.</source>
        <translation>Lo que se podría haber jugado en su lugar, como piedras tenues.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Confirm moves with a second click</source>
        <translation>Confirmar las jugadas con un segundo clic</translation>
    </message>
    <message>
        <source>The first click only proposes a move, which guards against slips.</source>
        <translation>El primer clic solo propone una jugada, lo que protege de los deslices.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Pace of engines</source>
        <translation>Ritmo de los motores</translation>
    </message>
    <message>
        <source>The least time for each of their moves, for watching.</source>
        <translation>El tiempo mínimo de cada una de sus jugadas, para mirar.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Their command lines, strengths and time limits.</source>
        <translation>Sus líneas de órdenes, fuerzas y límites de tiempo.</translation>
    </message>
    <message>
        <source>Edit Engines…</source>
        <translation>Editar los motores…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Archivos</translation>
    </message>
    <message>
        <source>Reopen files at the next start</source>
        <translation>Volver a abrir los archivos en el próximo inicio</translation>
    </message>
    <message>
        <source>With their windows, tabs and places.</source>
        <translation>Con sus ventanas, pestañas y lugares.</translation>
    </message>
    <message>
        <source>Reload changed files without asking</source>
        <translation>Volver a cargar sin preguntar los archivos cambiados</translation>
    </message>
    <message>
        <source>When another program changed one and none of your work would be lost.</source>
        <translation>Cuando otro programa cambió uno y nada de su trabajo se perdería.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificación</translation>
    </message>
    <message>
        <source>For files that do not state it and where it cannot be guessed.</source>
        <translation>Para archivos que no la dicen y donde no se puede adivinar.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>Which of them go through the moves; the others go to variations.</source>
        <translation>Cuáles recorren las jugadas; las otras van a las variantes.</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>Izquierda y derecha</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Arriba y abajo</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Every action and its keys.</source>
        <translation>Cada acción y sus teclas.</translation>
    </message>
    <message>
        <source>Edit Shortcuts…</source>
        <translation>Editar los atajos…</translation>
    </message>
    <message>
        <source>As in the record</source>
        <translation>Como en la partida</translation>
    </message>
    <message>
        <source>Turned right</source>
        <translation>Girado a la derecha</translation>
    </message>
    <message>
        <source>Turned left</source>
        <translation>Girado a la izquierda</translation>
    </message>
    <message>
        <source>Turned upside down</source>
        <translation>Girado boca abajo</translation>
    </message>
    <message>
        <source>Flipped sideways</source>
        <translation>Volteado de lado</translation>
    </message>
    <message>
        <source>Flipped upside down</source>
        <translation>Volteado de arriba abajo</translation>
    </message>
    <message>
        <source>Flipped and turned right</source>
        <translation>Volteado y girado a la derecha</translation>
    </message>
    <message>
        <source>Flipped and turned left</source>
        <translation>Volteado y girado a la izquierda</translation>
    </message>
    <message>
        <source>Of all text, relative to the desktop’s own size.</source>
        <translation>De todo el texto, respecto al tamaño del escritorio.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Whose chances</source>
        <translation>Probabilidades de quién</translation>
    </message>
    <message>
        <source>In all numbers and curves.</source>
        <translation>En todos los números y curvas.</translation>
    </message>
    <message>
        <source>Black’s</source>
        <translation>Las de Negro</translation>
    </message>
    <message>
        <source>White’s</source>
        <translation>Las de Blanco</translation>
    </message>
    <message>
        <source>Those of the side to move</source>
        <translation>Las de quien hace la próxima jugada</translation>
    </message>
    <message>
        <source>Candidates show</source>
        <translation>Las candidatas muestran</translation>
    </message>
    <message>
        <source>Large, in the middle.</source>
        <translation>Grande, en el centro.</translation>
    </message>
    <message>
        <source>Candidates also show</source>
        <translation>Las candidatas muestran también</translation>
    </message>
    <message>
        <source>Small, below it.</source>
        <translation>Pequeño, debajo.</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>Mostrar las candidatas</translation>
    </message>
    <message>
        <source>The moves that engines consider.</source>
        <translation>Las jugadas que los motores consideran.</translation>
    </message>
    <message>
        <source>Show ownership</source>
        <translation>Mostrar el dominio</translation>
    </message>
    <message>
        <source>Who will own each point in the end.</source>
        <translation>De quién será cada punto al final.</translation>
    </message>
    <message>
        <source>Show policy</source>
        <translation>Mostrar la política</translation>
    </message>
    <message>
        <source>What the network likes before it starts searching.</source>
        <translation>Lo que la red prefiere antes de buscar.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Theme of pictures</source>
        <translation>Tema de las imágenes</translation>
    </message>
    <message>
        <source>Width of pictures</source>
        <translation>Anchura de las imágenes</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Pace of animations</source>
        <translation>Ritmo de las animaciones</translation>
    </message>
    <message>
        <source>The time for each move.</source>
        <translation>El tiempo de cada jugada.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Number the moves</source>
        <translation>Numerar las jugadas</translation>
    </message>
    <message>
        <source>The moves of the game, not the position alone.</source>
        <translation>Las jugadas de la partida, no solo la posición.</translation>
    </message>
    <message>
        <source>Coordinates on pictures</source>
        <translation>Coordenadas en las imágenes</translation>
    </message>
    <message>
        <source>Marks on pictures</source>
        <translation>Marcas en las imágenes</translation>
    </message>
    <message>
        <source>And the last move.</source>
        <translation>Y la última jugada.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagramas por página</translation>
    </message>
    <message>
        <source>Moves in a diagram</source>
        <translation>Jugadas por diagrama</translation>
    </message>
    <message>
        <source>Print comments</source>
        <translation>Imprimir los comentarios</translation>
    </message>
    <message>
        <source>Print coordinates</source>
        <translation>Imprimir las coordenadas</translation>
    </message>
    <message>
        <source>Print players and event</source>
        <translation>Imprimir jugadores y torneo</translation>
    </message>
    <message>
        <source>With date and result, above the first diagram.</source>
        <translation>Con fecha y resultado, sobre el primer diagrama.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Probabilidad de ganar</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>Ventaja en puntos</translation>
    </message>
    <message>
        <source>Loss against the best</source>
        <translation>Pérdida frente a la mejor</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visitas</translation>
    </message>
    <message>
        <source>Lower bound of the chance (LCB)</source>
        <translation>Límite inferior de la probabilidad (LCB)</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Consola</translation>
    </message>
    <message>
        <source>Fold streamed analysis</source>
        <translation>Plegar el análisis continuo</translation>
    </message>
    <message>
        <source>Into a single line that shows the latest.</source>
        <translation>En una sola línea que muestra lo último.</translation>
    </message>
    <message>
        <source>Standard error beside the rest</source>
        <translation>El error estándar junto a lo demás</translation>
    </message>
    <message>
        <source>In a lane of its own where there is room for two.</source>
        <translation>En una columna propia donde caben dos.</translation>
    </message>
    <message>
        <source>Show the whole line</source>
        <translation>Mostrar la línea entera</translation>
    </message>
    <message>
        <source>The current one, beside or below the list.</source>
        <translation>La actual, al lado o debajo de la lista.</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>Como en la última partida</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>For the records of your games.</source>
        <translation>Para el registro de sus partidas.</translation>
    </message>
    <message>
        <source>Board size of new games</source>
        <translation>Tamaño del tablero de las partidas nuevas</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>Reglas de las partidas nuevas</translation>
    </message>
    <message>
        <source>Komi of new games</source>
        <translation>Komi de las partidas nuevas</translation>
    </message>
    <message>
        <source>Where there is no handicap.</source>
        <translation>Donde no hay hándicap.</translation>
    </message>
    <message>
        <source>Hear stones, captures, passes and resignations.</source>
        <translation>Oír piedras, capturas, pases y abandonos.</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>Probabilidad que pierde un error</translation>
    </message>
    <message>
        <source>At least, or the points below.</source>
        <translation>Al menos, o los puntos de abajo.</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>Puntos que pierde un error</translation>
    </message>
    <message>
        <source>At least, or the win rate above.</source>
        <translation>Al menos, o la probabilidad de arriba.</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>Conservar las partidas acabadas</translation>
    </message>
    <message>
        <source>A game that is over and not yet in a file is saved in the folder below.</source>
        <translation>Una partida que acabó y aún no está en un archivo se guarda en la carpeta de abajo.</translation>
    </message>
    <message>
        <source>Folder of finished games</source>
        <translation>Carpeta de las partidas acabadas</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>&amp;Restablecer los valores predeterminados</translation>
    </message>
    <message>
        <source>Those of this page</source>
        <translation>Los de esta página</translation>
    </message>
    <message>
        <source>Visits for each position</source>
        <translation>Visitas por cada posición</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that many. 0: no limit.</source>
        <translation>Los motores dejan de pensar en ella tras tantas. 0: sin límite.</translation>
    </message>
    <message>
        <source>Time for each position</source>
        <translation>Tiempo por cada posición</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that long. 0: no limit.</source>
        <translation>Los motores dejan de pensar en ella tras este tiempo. 0: sin límite.</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Visits needed to call a mistake</source>
        <translation>Visitas necesarias para llamar a algo error</translation>
    </message>
    <message>
        <source>Moves an engine has looked at less often are not called mistakes.</source>
        <translation>Las jugadas que un motor ha mirado menos veces no se llaman errores.</translation>
    </message>
    <message>
        <source>Print variations</source>
        <translation>Imprimir las variantes</translation>
    </message>
    <message>
        <source>After the game, in diagrams of their own.</source>
        <translation>Tras la partida, en diagramas propios.</translation>
    </message>
    <message>
        <source>Show what the opponent thinks during the game</source>
        <translation>Mostrar durante la partida lo que piensa el rival</translation>
    </message>
    <message>
        <source>Its chances, and the moves it expects. Otherwise it tells when the game is over.</source>
        <translation>Sus probabilidades, y las jugadas que espera. De lo contrario lo dice cuando acaba la partida.</translation>
    </message>
    <message>
        <source>Lines kept of each engine</source>
        <translation>Líneas que se conservan de cada motor</translation>
    </message>
    <message>
        <source>On disk, until the game is closed; beyond this the oldest go.</source>
        <translation>En el disco, hasta que se cierra la partida; más allá se van las más antiguas.</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Keep the mistakes of my reviewed games as questions</source>
        <translation>Conservar los errores de mis partidas revisadas como preguntas</translation>
    </message>
    <message>
        <source>They are asked again on other days; Game › Practice shows and deletes them.</source>
        <translation>Se preguntan de nuevo otros días; Partida › Práctica las muestra y las elimina.</translation>
    </message>
</context>
<context>
    <name>shinpan::PrintDialog</name>
    <message>
        <source>Comm&amp;ents</source>
        <translation>Com&amp;entarios</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Coordenadas</translation>
    </message>
    <message>
        <source>&amp;Players and event</source>
        <translation>&amp;Jugadores y torneo</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Última jugada</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>Jugadas por diagrama</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Diagramas por página</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>Ju&amp;gadas</translation>
    </message>
    <message>
        <source>M&amp;oves per diagram</source>
        <translation>J&amp;ugadas por diagrama</translation>
    </message>
    <message>
        <source>&amp;Diagrams per page</source>
        <translation>&amp;Diagramas por página</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>No guardado: %1</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>No impreso: %1</translation>
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
        <translation>Problema &amp;siguiente</translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <translation>Re&amp;tirar</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>Empe&amp;zar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Show the Solution</source>
        <translation>&amp;Mostrar la solución</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <translation>Problema &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Turn and mirror at random</source>
        <translation>&amp;Girar y reflejar al azar</translation>
    </message>
    <message>
        <source>E&amp;xchange colours at random</source>
        <translation>&amp;Cambiar los colores al azar</translation>
    </message>
    <message>
        <source>From the next problem on</source>
        <translation>Desde el próximo problema</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>Problema %1 de %2</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, posición %2 de %3</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Juega Negro</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Juega Blanco</translation>
    </message>
    <message>
        <source>(Colours are exchanged; the file’s words are not.)</source>
        <translation>(Los colores están cambiados; las palabras del archivo, no.)</translation>
    </message>
    <message>
        <source>The file has no solution of this position.</source>
        <translation>El archivo no tiene solución de esta posición.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at once</source>
        <translation>%1 de %2 resueltos a la primera</translation>
    </message>
    <message>
        <source>Right so far</source>
        <translation>Bien hasta aquí</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>The file marks no line as right: its first one is taken for the solution.</source>
        <translation>El archivo no marca ninguna línea como correcta: la primera se toma por la solución.</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Mal</translation>
    </message>
    <message>
        <source>You may go on to see why.</source>
        <translation>Puede seguir para ver por qué.</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>No está en el archivo</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>La solución</translation>
    </message>
    <message>
        <source>Take it back and try another one. If an engine is chosen for analysis, it answers where the file does not.</source>
        <translation>Retírela y pruebe otra. Si se ha elegido un motor para el análisis, responde donde el archivo no lo hace.</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Problemas: %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>Se pregunta a %1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 no tiene nada que decir.</translation>
    </message>
    <message>
        <source>%1 answers %2 and gives you a chance of %3%.</source>
        <translation>%1 responde %2 y le da una probabilidad del %3%.</translation>
    </message>
    <message>
        <source>The file ends here: take back, or start again.</source>
        <translation>El archivo termina aquí: deshaga la jugada o empiece de nuevo.</translation>
    </message>
</context>
<context>
    <name>shinpan::ProgressDialog</name>
    <message>
        <source>Opponent</source>
        <translation>Rival</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Piedras</translation>
    </message>
    <message>
        <source>Handicap stones that you had; − gave</source>
        <translation>Piedras de hándicap que tenía; − las que dio</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>&amp;Eliminar todas…</translation>
    </message>
    <message>
        <source>Your Progress</source>
        <translation>Su progreso</translation>
    </message>
    <message>
        <source>Your games by opponent</source>
        <translation>Sus partidas por rival</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Games that you finish against an engine are counted here.
They stay on this computer.</source>
        <translation>Aquí se cuentan las partidas que termina contra un motor.
Se quedan en este ordenador.</translation>
    </message>
    <message>
        <source>Your games cannot be read: %1.</source>
        <translation>Sus partidas no se pueden leer: %1.</translation>
    </message>
    <message>
        <source>Rank on %1</source>
        <translation>Rango en %1</translation>
    </message>
    <message>
        <source>No rank on %1 yet</source>
        <translation>Aún sin rango en %1</translation>
    </message>
    <message>
        <source>Your opponents there have no known rank.</source>
        <translation>Sus rivales ahí no tienen un rango conocido.</translation>
    </message>
    <message>
        <source>About %1 on %2</source>
        <translation>Unos %1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>With 95 % between %1 and %2, by your last %n game(s).</source>
        <translation>
            <numerusform>Con un 95 % entre %1 y %2, según su última partida.</numerusform>
            <numerusform>Con un 95 % entre %1 y %2, según sus últimas %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>usual strength</source>
        <translation>nivel usual</translation>
    </message>
    <message>
        <source>Delete All</source>
        <translation>Eliminar todo</translation>
    </message>
    <message>
        <source>Delete all that is known of your games?</source>
        <translation>¿Eliminar todo lo que se sabe de sus partidas?</translation>
    </message>
    <message>
        <source>Records that you have saved stay.</source>
        <translation>Los registros que ha guardado se quedan.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyDialog</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nueva</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Fijar</translation>
    </message>
    <message>
        <source>SGF Properties</source>
        <translation>Propiedades SGF</translation>
    </message>
    <message>
        <source>Properties of this node</source>
        <translation>Propiedades de este nodo</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propiedad</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Nombre de la propiedad</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Values, each in brackets</source>
        <translation>Valores, cada uno entre corchetes</translation>
    </message>
    <message>
        <source>Values, each in brackets: [dd][pp]</source>
        <translation>Valores, cada uno entre corchetes: [dd][pp]</translation>
    </message>
    <message>
        <source>Write it into the record</source>
        <translation>Escribirlo en la partida</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Jugada %1: %2 %3</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Comienzo de la partida</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>Posición sin jugada</translation>
    </message>
    <message>
        <source>not in the standard</source>
        <translation>no está en el estándar</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Propiedad %1</translation>
    </message>
    <message>
        <source>Removed Property %1</source>
        <translation>Propiedad %1 quitada</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyText</name>
    <message>
        <source>Black stones set up</source>
        <translation>Piedras negras colocadas</translation>
    </message>
    <message>
        <source>Points cleared</source>
        <translation>Puntos vaciados</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Comentarista</translation>
    </message>
    <message>
        <source>Written by program</source>
        <translation>Escrito por el programa</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>White stones set up</source>
        <translation>Piedras blancas colocadas</translation>
    </message>
    <message>
        <source>Black’s move</source>
        <translation>Jugada de Negro</translation>
    </message>
    <message>
        <source>Black’s time left, seconds</source>
        <translation>Tiempo que le queda a Negro, segundos</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>Mala jugada</translation>
    </message>
    <message>
        <source>Black’s rank</source>
        <translation>Rango de Negro</translation>
    </message>
    <message>
        <source>Black’s team</source>
        <translation>Equipo de Negro</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Comentario</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>Juego de caracteres del archivo</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Derechos de autor</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Círculos</translation>
    </message>
    <message>
        <source>Dimmed points</source>
        <translation>Puntos atenuados</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Posición igualada</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Jugada dudosa</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Version of the format</source>
        <translation>Versión del formato</translation>
    </message>
    <message>
        <source>Start of a figure in print</source>
        <translation>Comienzo de una figura al imprimir</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>Bueno para Negro</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Comentario sobre la partida</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Clase de juego</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nombre de la partida</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>Bueno para Blanco</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>Punto caliente</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Jugada interesante</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Move played though it is illegal</source>
        <translation>Jugada hecha aunque es ilegal</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Aspas</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Número de jugada</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Nombre de la posición</translation>
    </message>
    <message>
        <source>Black’s overtime left, moves or periods</source>
        <translation>Tiempo extra que le queda a Negro, jugadas o períodos</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Tiempo extra</translation>
    </message>
    <message>
        <source>White’s overtime left, moves or periods</source>
        <translation>Tiempo extra que le queda a Blanco, jugadas o períodos</translation>
    </message>
    <message>
        <source>Black’s name</source>
        <translation>Nombre de Negro</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Lado de la próxima jugada</translation>
    </message>
    <message>
        <source>Move numbers in print</source>
        <translation>Números de las jugadas al imprimir</translation>
    </message>
    <message>
        <source>White’s name</source>
        <translation>Nombre de Blanco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>Puntos seleccionados</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Cuadrados</translation>
    </message>
    <message>
        <source>How variations are shown</source>
        <translation>Cómo se muestran las variantes</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>territorio de Negro</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Buena jugada</translation>
    </message>
    <message>
        <source>Main time, seconds</source>
        <translation>Tiempo principal, segundos</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Triángulos</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>territorio de Blanco</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Posición poco clara</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>Introducido por</translation>
    </message>
    <message>
        <source>Value for Black</source>
        <translation>Valor para Negro</translation>
    </message>
    <message>
        <source>Visible part of the board</source>
        <translation>Parte visible del tablero</translation>
    </message>
    <message>
        <source>White’s move</source>
        <translation>Jugada de Blanco</translation>
    </message>
    <message>
        <source>White’s time left, seconds</source>
        <translation>Tiempo que le queda a Blanco, segundos</translation>
    </message>
    <message>
        <source>White’s rank</source>
        <translation>Rango de Blanco</translation>
    </message>
    <message>
        <source>White’s team</source>
        <translation>Equipo de Blanco</translation>
    </message>
    <message>
        <source>“%1” is not a date of the form 2004, 2004-03 or 2004-03-15.</source>
        <translation>«%1» no es una fecha de la forma 2004, 2004-03 o 2004-03-15.</translation>
    </message>
    <message>
        <source>There is no such day as “%1”.</source>
        <translation>No existe el día «%1».</translation>
    </message>
    <message>
        <source>“%1” does not say which year or month.</source>
        <translation>«%1» no dice qué año o mes.</translation>
    </message>
    <message>
        <source>“%1” is not later than the date before it.</source>
        <translation>«%1» no es posterior a la fecha anterior.</translation>
    </message>
</context>
<context>
    <name>shinpan::QuestionsWindow</name>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Medio juego</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Número de la jugada</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>What the move lost</source>
        <translation>Lo que perdió la jugada</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Se repite</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Ask &amp;All Shown</source>
        <translation>&amp;Preguntar todas las mostradas</translation>
    </message>
    <message>
        <source>&amp;Forget Selected</source>
        <translation>&amp;Olvidar las seleccionadas</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>&amp;Eliminar todas…</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>Preguntas de mis partidas</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Tamaño del tablero</translation>
    </message>
    <message>
        <source>Phase of the game</source>
        <translation>Fase de la partida</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Toda la partida</translation>
    </message>
    <message>
        <source>How many questions there are</source>
        <translation>Cuántas preguntas hay</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>&amp;Fase</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>Columns of the questions</source>
        <translation>Columnas de las preguntas</translation>
    </message>
    <message>
        <source>Keep the mistakes of &amp;every game of mine that is reviewed</source>
        <translation>Conservar los errores de &amp;cada partida mía que se revise</translation>
    </message>
    <message>
        <source>Otherwise only what Try Again has asked is kept.</source>
        <translation>Si no, solo se conserva lo que ha preguntado Intentar de nuevo.</translation>
    </message>
    <message>
        <source>Kept on this computer alone, readable by you only: %1</source>
        <translation>Se conservan solo en este ordenador y solo usted puede leerlas: %1</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Todos los tableros</translation>
    </message>
    <message numerus="yes">
        <source>%1 due of %n</source>
        <translation>
            <numerusform>%1 pendientes de %n</numerusform>
            <numerusform>%1 pendientes de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;None Is Due</source>
        <translation>&amp;Ninguna pendiente</translation>
    </message>
    <message numerus="yes">
        <source>Ask the %n D&amp;ue</source>
        <translation>
            <numerusform>Preg&amp;untar la %n pendiente</numerusform>
            <numerusform>Preg&amp;untar las %n pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>The questions cannot be used: %1. Delete All begins anew.</source>
        <translation>Las preguntas no se pueden usar: %1. Eliminar todas empieza de nuevo.</translation>
    </message>
    <message>
        <source>Review a game and choose Try Again: the mistakes that it asks come here, and are asked again on other days.</source>
        <translation>Revise una partida y elija «Intentar de nuevo»: los errores que pregunta vienen aquí y se preguntan de nuevo otros días.</translation>
    </message>
    <message>
        <source>There is no such question.</source>
        <translation>No existe esa pregunta.</translation>
    </message>
    <message>
        <source>Delete All Questions</source>
        <translation>Eliminar todas las preguntas</translation>
    </message>
    <message>
        <source>Delete all questions, and how their answers went? The games stay as they are.</source>
        <translation>¿Eliminar todas las preguntas y cómo fueron sus respuestas? Las partidas quedan como están.</translation>
    </message>
    <message>
        <source>&amp;Delete All</source>
        <translation>&amp;Eliminar todas</translation>
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
        <translation>Tablero de la pregunta</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>shinpan::RankText</name>
    <message>
        <source>%1 dan</source>
        <translation>%1 dan</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1 kyu</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>unos %1</translation>
    </message>
    <message>
        <source>About %1 on %2×%2: an estimate, not measured.</source>
        <translation>Unos %1 en %2×%2: una estimación, no medido.</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2×%2: by %n game(s), with 95 % between %3 and %4.</source>
        <translation>
            <numerusform>%1 en %2×%2: según %n partida, con un 95 % entre %3 y %4.</numerusform>
            <numerusform>%1 en %2×%2: según %n partidas, con un 95 % entre %3 y %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranks on this size are estimates.</source>
        <translation>Los rangos en este tamaño son estimaciones.</translation>
    </message>
</context>
<context>
    <name>shinpan::RatingPlot</name>
    <message>
        <source>Your rank over the weeks</source>
        <translation>Su rango a lo largo de las semanas</translation>
    </message>
    <message>
        <source>From %1 in the week of %2 to %3 in the week of %4</source>
        <translation>De %1 en la semana del %2 a %3 en la semana del %4</translation>
    </message>
</context>
<context>
    <name>shinpan::ReadingActions</name>
    <message>
        <source>&amp;Encoding…</source>
        <translation>&amp;Codificación…</translation>
    </message>
    <message>
        <source>Repa&amp;irs…</source>
        <translation>&amp;Reparaciones…</translation>
    </message>
    <message>
        <source>Read the file in another encoding</source>
        <translation>Leer el archivo con otra codificación</translation>
    </message>
    <message>
        <source>See what was unusual about the file</source>
        <translation>Ver lo que había de inusual en el archivo</translation>
    </message>
    <message>
        <source>This is a %1 file. Saving turns it into an SGF file.</source>
        <translation>Este es un archivo %1. Al guardarlo se convierte en un archivo SGF.</translation>
    </message>
    <message>
        <source>Its encoding was guessed: %1.</source>
        <translation>Su codificación se adivinó: %1.</translation>
    </message>
    <message>
        <source>Its encoding is unknown; it was read as %1.</source>
        <translation>Su codificación no se conoce; se leyó como %1.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message numerus="yes">
        <source>Read with %n repair(s).</source>
        <translation>
            <numerusform>Leído con %n reparación.</numerusform>
            <numerusform>Leído con %n reparaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Read the file again without your changes?</source>
        <translation>¿Leer el archivo de nuevo sin sus cambios?</translation>
    </message>
    <message>
        <source>In another encoding, the changes made since it was opened are lost.</source>
        <translation>Con otra codificación se pierden los cambios hechos desde que se abrió.</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>&amp;Descartar los cambios</translation>
    </message>
    <message>
        <source>It may as well be %1.</source>
        <translation>Podría ser también %1.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Leído como %1</translation>
    </message>
</context>
<context>
    <name>shinpan::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Ningún archivo reciente</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Vaciar esta lista</translation>
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
        <translation>Cortar</translation>
    </message>
    <message>
        <source>A game is being played here: paste elsewhere</source>
        <translation>Aquí se está jugando una partida: pegue en otro lugar</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>No se pegó nada: %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>The start of the game cannot be deleted</source>
        <translation>El comienzo de la partida no se puede borrar</translation>
    </message>
    <message>
        <source>The game being played goes through this node</source>
        <translation>La partida que se juega pasa por este nodo</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Make Main Line</source>
        <translation>Hacerla variante principal</translation>
    </message>
    <message>
        <source>The game being played is one of the other variations</source>
        <translation>La partida que se juega es una de las otras variantes</translation>
    </message>
    <message>
        <source>Delete Other Variations</source>
        <translation>Borrar las otras variantes</translation>
    </message>
    <message>
        <source>A game is being played in this record: flatten it when it is over</source>
        <translation>Aquí se está jugando una partida: aplánela cuando acabe</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>Aplanar</translation>
    </message>
</context>
<context>
    <name>shinpan::RecoveryCopy</name>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: no se puede crear la carpeta</translation>
    </message>
</context>
<context>
    <name>shinpan::RegressionFeature</name>
    <message>
        <source>Open &amp;Test Suite…</source>
        <translation>Abrir una serie de &amp;pruebas…</translation>
    </message>
    <message>
        <source>&amp;Add Position to Test Suite…</source>
        <translation>&amp;Añadir la posición a una serie de pruebas…</translation>
    </message>
    <message>
        <source>Open Test Suite</source>
        <translation>Abrir una serie de pruebas</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>Series de pruebas (*.tst)</translation>
    </message>
    <message>
        <source>The suite cannot be opened. %1</source>
        <translation>No se puede abrir la serie. %1</translation>
    </message>
    <message>
        <source>Test suites can only have square boards.</source>
        <translation>Las series de pruebas solo pueden tener tableros cuadrados.</translation>
    </message>
    <message>
        <source>The test was not added. %1</source>
        <translation>La prueba no se añadió. %1</translation>
    </message>
    <message>
        <source>Added as test %1 of %2</source>
        <translation>Añadida como prueba %1 de %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyView</name>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Columns of the answer</source>
        <translation>Columnas de la respuesta</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>La respuesta está vacía.</translation>
    </message>
    <message>
        <source>The engine’s answer appears here.</source>
        <translation>Aquí aparece la respuesta del motor.</translation>
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
        <translation>&amp;Interrumpir</translation>
    </message>
    <message>
        <source>&amp;Restart It</source>
        <translation>&amp;Reiniciarlo</translation>
    </message>
    <message>
        <source>A command without an answer</source>
        <translation>Una orden sin respuesta</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing</source>
        <translation>Pedir al motor que interrumpa lo que hace</translation>
    </message>
    <message>
        <source>Kill the engine and restart it; the game goes on</source>
        <translation>Matar el motor y reiniciarlo; la partida sigue</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>&amp;Esperar</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Preguntar de nuevo más tarde</translation>
    </message>
    <message>
        <source>%1 has been busy with “%2” for %3.</source>
        <translation>%1 está ocupado con «%2» desde hace %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReportPages</name>
    <message>
        <source>What to show of the competition</source>
        <translation>Qué mostrar de la competición</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partidas</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>Tabla &amp;cruzada</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>R&amp;ondas</translation>
    </message>
    <message>
        <source>O&amp;penings</source>
        <translation>Apert&amp;uras</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>&amp;Sucesos</translation>
    </message>
    <message>
        <source>Brac&amp;ket</source>
        <translation>Cua&amp;dro</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Cuadro</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>A&amp;juste</translation>
    </message>
    <message>
        <source>The report as text</source>
        <translation>El informe como texto</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Detalles</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Equipos</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>Ni&amp;veles</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewActions</name>
    <message>
        <source>&amp;Review Game…</source>
        <translation>Revisar &amp;la partida…</translation>
    </message>
    <message>
        <source>Let engines look at every position of the game (F12)</source>
        <translation>Hacer que los motores miren cada posición de la partida (F12)</translation>
    </message>
    <message>
        <source>End the review; what was found stays</source>
        <translation>Terminar la revisión; lo encontrado queda</translation>
    </message>
    <message>
        <source>Resume Re&amp;view</source>
        <translation>Reanudar la re&amp;visión</translation>
    </message>
    <message>
        <source>Pause Re&amp;view</source>
        <translation>&amp;Pausar la revisión</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>Seguir con la revisión</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>Pausar la revisión</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>Ca&amp;ncelar la revisión</translation>
    </message>
    <message>
        <source>&amp;Save Analysis into Game…</source>
        <translation>&amp;Guardar el análisis en la partida…</translation>
    </message>
    <message>
        <source>Write what engines found into the game</source>
        <translation>Escribir en la partida lo que encontraron los motores</translation>
    </message>
    <message>
        <source>Review Files…</source>
        <translation>Revisar archivos…</translation>
    </message>
    <message>
        <source>Let an engine look at all games in files or a folder</source>
        <translation>Hacer que un motor mire todas las partidas de archivos o de una carpeta</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>&amp;Try Mistakes Again</source>
        <translation>&amp;Intentar de nuevo los errores</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Find better moves where the game’s were mistakes (Shift+F12)</source>
        <translation>Encontrar mejores jugadas donde las de la partida fueron errores (Mayús+F12)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewController</name>
    <message>
        <source>What the review finds cannot be kept for a restart: %1</source>
        <translation>Lo que encuentra la revisión no se puede conservar para un reinicio: %1</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review: it %2.</source>
        <translation>%1 no puede seguir con la revisión: %2.</translation>
    </message>
    <message>
        <source>The review has ended because komi or rules have changed.</source>
        <translation>La revisión terminó porque cambiaron el komi o las reglas.</translation>
    </message>
    <message>
        <source>The review has ended because its engine is no longer chosen.</source>
        <translation>La revisión terminó porque su motor ya no está elegido.</translation>
    </message>
    <message numerus="yes">
        <source>The review is complete: %n position(s).</source>
        <translation>
            <numerusform>La revisión está completa: %n posición.</numerusform>
            <numerusform>La revisión está completa: %n posiciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review · %1</source>
        <translation>Revisión · %1</translation>
    </message>
    <message>
        <source>The review goes on without the position after move %1: %2 %3.</source>
        <translation>La revisión sigue sin la posición tras la jugada %1: %2 %3.</translation>
    </message>
    <message>
        <source>%1 says during the review: it %2.</source>
        <translation>%1 dice durante la revisión: %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewDialog</name>
    <message>
        <source>Review Game</source>
        <translation>Revisar la partida</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Revisar</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to judge. You can keep working meanwhile.</source>
        <translation>
            <numerusform>%n jugada que juzgar. Mientras tanto puede seguir trabajando.</numerusform>
            <numerusform>%n jugadas que juzgar. Mientras tanto puede seguir trabajando.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFeature</name>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>Save Analysis</source>
        <translation>Guardar el análisis</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFields</name>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Visits per position</source>
        <translation>&amp;Visitas por posición</translation>
    </message>
    <message>
        <source>&amp;Time per position</source>
        <translation>&amp;Tiempo por posición</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>el final</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Primera jugada</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Última jugada</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Jugadas</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>From the end</source>
        <translation>Desde el final</translation>
    </message>
    <message>
        <source>From the end: engines that keep their search tree see further</source>
        <translation>Desde el final: los motores que conservan su árbol de búsqueda ven más lejos</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>&amp;Motores</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>Elija un motor.</translation>
    </message>
    <message>
        <source>Say how many visits, or how much time, a position gets.</source>
        <translation>Diga cuántas visitas, o cuánto tiempo, recibe una posición.</translation>
    </message>
    <message>
        <source>There is no move in this range.</source>
        <translation>No hay ninguna jugada en este intervalo.</translation>
    </message>
    <message>
        <source>No engine here can analyse. KataGo is a good one to add.</source>
        <translation>Ningún motor de aquí sabe analizar. KataGo es una buena elección.</translation>
    </message>
    <message>
        <source>Its first report with so many visits stops an engine; a quick one has more by then</source>
        <translation>Su primer informe con tantas visitas detiene a un motor; uno rápido tiene más para entonces</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>al menos </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFileList</name>
    <message>
        <source>Files to be reviewed</source>
        <translation>Archivos que revisar</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>&amp;Añadir archivos…</translation>
    </message>
    <message>
        <source>Add F&amp;older…</source>
        <translation>Añadir &amp;una carpeta…</translation>
    </message>
    <message>
        <source>Remove from Li&amp;st</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
    <message>
        <source>Add Files</source>
        <translation>Añadir archivos</translation>
    </message>
    <message>
        <source>Add Folder</source>
        <translation>Añadir una carpeta</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewMachineFields</name>
    <message>
        <source>Reviewed</source>
        <translation>Revisado</translation>
    </message>
    <message>
        <source>Files at a time</source>
        <translation>Archivos a la vez</translation>
    </message>
    <message>
        <source>On each computer, each with engines of its own</source>
        <translation>En cada ordenador, cada uno con sus propios motores</translation>
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
        <translation>o</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Columns of the mistakes</source>
        <translation>Columnas de los errores</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>No se encontró ningún error.</translation>
    </message>
    <message>
        <source>In a review, engines look at every position of the game; the moves that lost most are listed here.</source>
        <translation>En una revisión los motores miran cada posición de la partida; las jugadas que más perdieron se listan aquí.</translation>
    </message>
    <message>
        <source>The first mistake will appear here.</source>
        <translation>Aquí aparecerá el primer error.</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>Probabilidad que pierde un error</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>Puntos que pierde un error</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>la partida</translation>
    </message>
    <message>
        <source> pts</source>
        <comment>points</comment>
        <translation> pts</translation>
    </message>
    <message>
        <source>Mistakes from</source>
        <translation>Errores desde</translation>
    </message>
    <message>
        <source>What a move has to lose to be listed as a mistake</source>
        <translation>Lo que tiene que perder una jugada para estar entre los errores</translation>
    </message>
    <message>
        <source>No mistake is certain: some moves seem to cost that much, but the evaluations are too uncertain to tell. More visits, or a stronger engine, would.</source>
        <translation>Ningún error es seguro: algunas jugadas parecen costar tanto, pero las evaluaciones son demasiado inciertas para decirlo. Más visitas, o un motor más fuerte, lo dirían.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewProgress</name>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso de la revisión</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n position(s)</source>
        <translation>
            <numerusform>%1 de %n posición</numerusform>
            <numerusform>%1 de %n posiciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, en pausa</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewSummary</name>
    <message>
        <source>Loss per move</source>
        <translation>Pérdida por jugada</translation>
    </message>
    <message>
        <source>Engine’s choice</source>
        <translation>Elección del motor</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Según %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; the engine’s choice in %3 of %4 moves; mistakes: %5</source>
        <translation>%1: perdió %2 por jugada; la elección del motor en %3 de %4 jugadas; errores: %5</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Apertura</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Medio juego</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>apertura</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>medio juego</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>final</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; loss per move by phase: %1</source>
        <translation>; pérdida por jugada según la fase: %1</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; mistakes: %3</source>
        <translation>%1: perdió %2 por jugada; errores: %3</translation>
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
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>Semifinales</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>Cuartos de final</translation>
    </message>
    <message>
        <source>Round of %1</source>
        <translation>Ronda de %1</translation>
    </message>
    <message>
        <source>%1  bye</source>
        <translation>%1  descansa</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>empate: pasa el mejor cabeza de serie</translation>
    </message>
</context>
<context>
    <name>shinpan::RulesField</name>
    <message>
        <source>Custom…</source>
        <translation>Propias…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>shinpan::RunLimits</name>
    <message>
        <source>Most games in a run</source>
        <translation>Máximo de partidas en una serie</translation>
    </message>
    <message>
        <source>The run starts no more games than this</source>
        <translation>La serie no empieza más partidas que estas</translation>
    </message>
    <message>
        <source>Longest time for a run</source>
        <translation>Tiempo máximo de una serie</translation>
    </message>
    <message>
        <source>After this time, the run starts no more games</source>
        <translation>Pasado este tiempo, la serie no empieza más partidas</translation>
    </message>
    <message>
        <source>any number of games</source>
        <translation>cualquier número de partidas</translation>
    </message>
    <message>
        <source> games</source>
        <translation> partidas</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>cualquier tiempo</translation>
    </message>
    <message>
        <source>&amp;Limits of the run</source>
        <translation>&amp;Límites de la serie</translation>
    </message>
</context>
<context>
    <name>shinpan::RunningGameWindow</name>
    <message>
        <source>Broken off</source>
        <translation>Interrumpida</translation>
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
        <translation>Guardar el análisis en la partida</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Valores</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Comentarios</translation>
    </message>
    <message>
        <source>Va&amp;riations</source>
        <translation>Va&amp;riantes</translation>
    </message>
    <message>
        <source>The chance to win and the lead after each move, as numbers that other programs read too.</source>
        <translation>La probabilidad de ganar y la ventaja tras cada jugada, como números que también leen otros programas.</translation>
    </message>
    <message>
        <source>Also as a readable line in each comment, with what each mistake lost.</source>
        <translation>También como una línea legible en cada comentario, con lo que perdió cada error.</translation>
    </message>
    <message>
        <source>Also what the engine would have played instead of each mistake.</source>
        <translation>También lo que el motor habría jugado en lugar de cada error.</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Motor</translation>
    </message>
    <message>
        <source>&amp;Moves of a variation, at most</source>
        <translation>&amp;Jugadas de una variante, como mucho</translation>
    </message>
    <message>
        <source>&amp;Save into Game</source>
        <translation>&amp;Guardar en la partida</translation>
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
        <translation>Estimación · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoreTable</name>
    <message>
        <source>Count</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>Piedras vivas</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Territorio</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisioneros</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>Piedras de pase</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Impuesto de grupo</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Komi</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Botón</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: Black %2, White %3.</source>
        <translation>%1: Negro %2, Blanco %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringController</name>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringPanel</name>
    <message>
        <source>Opinions</source>
        <translation>Opiniones</translation>
    </message>
    <message>
        <source>Click a group: dead or alive. With Ctrl: the chain alone. With Shift, or S: seki.</source>
        <translation>Pulse un grupo: muerto o vivo. Con Ctrl: solo la cadena. Con Mayús, o S: seki.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Rules to count by</source>
        <translation>Reglas con las que contar</translation>
    </message>
    <message>
        <source>The record names no rules known here. Which should be used for counting?</source>
        <translation>La partida no nombra reglas conocidas aquí. ¿Cuáles deben usarse para contar?</translation>
    </message>
    <message>
        <source>&amp;Resume Play</source>
        <translation>&amp;Reanudar el juego</translation>
    </message>
    <message>
        <source>The game goes on; dead stones are settled on the board</source>
        <translation>La partida sigue; las piedras muertas se deciden en el tablero</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>Leave the record as it is (Esc)</source>
        <translation>Dejar la partida como está (Esc)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Hecho</translation>
    </message>
    <message>
        <source>Counted by territory: %1</source>
        <translation>Contado por territorio: %1</translation>
    </message>
    <message>
        <source>Counted by area: %1</source>
        <translation>Contado por área: %1</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>komi %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n piedra de hándicap</numerusform>
            <numerusform>%n piedras de hándicap</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sustituir</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>El resultado de la partida</translation>
    </message>
    <message>
        <source>The record has another result: %1. Replace it with %2?</source>
        <translation>La partida registrada tiene otro resultado: %1. ¿Sustituirlo por %2?</translation>
    </message>
    <message>
        <source>The score is settled (Ctrl+Return)</source>
        <translation>La puntuación está decidida (Ctrl+Retorno)</translation>
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
            <numerusform>%n punto no es de nadie, porque hay fronteras abiertas.</numerusform>
            <numerusform>%n puntos no son de nadie, porque hay fronteras abiertas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n stones it is not settled whether they live.</source>
        <translation>
            <numerusform>De %n piedra no está decidido si vive.</numerusform>
            <numerusform>De %n piedras no está decidido si viven.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::SealDialog</name>
    <message>
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordenador</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tal como está</translation>
    </message>
    <message>
        <source>&amp;Logs of engines</source>
        <translation>&amp;Registros de los motores</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>En el archivo</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>No está en el archivo</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>&amp;Sellar…</translation>
    </message>
    <message>
        <source>&amp;Copy SHA-256</source>
        <translation>&amp;Copiar SHA-256</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Seal “%1”</source>
        <translation>Sellar «%1»</translation>
    </message>
    <message>
        <source>What would tell of people and computers</source>
        <translation>Lo que hablaría de personas y ordenadores</translation>
    </message>
    <message>
        <source>Puts everything about this competition into one file, which anybody can verify without its engines.</source>
        <translation>Pone todo lo de esta competición en un archivo, que cualquiera puede verificar sin sus motores.</translation>
    </message>
    <message>
        <source>Keep:</source>
        <translation>Conservar:</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>&amp;Carpetas</translation>
    </message>
    <message>
        <source>&amp;Users’ names</source>
        <translation>Nombres de &amp;usuarios</translation>
    </message>
    <message>
        <source>Co&amp;mputers’ names</source>
        <translation>Nombres de &amp;ordenadores</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Entorno</translation>
    </message>
    <message>
        <source>Tells it as it is; otherwise the same word stands for it everywhere</source>
        <translation>Lo dice tal como está; si no, la misma palabra lo sustituye en todas partes</translation>
    </message>
    <message>
        <source>What engines were told and said, if that was logged</source>
        <translation>Lo que se dijo a los motores y lo que dijeron, si se registró</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>With it, anybody can see whether a single byte was changed</source>
        <translation>Quien lo conoce ve cualquier byte que alguien cambie</translation>
    </message>
    <message>
        <source>Looking through %v of %m games</source>
        <translation>Revisando %v de %m partidas</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sellar</translation>
    </message>
    <message>
        <source>Sealed competitions (*.zip)</source>
        <translation>Competiciones selladas (*.zip)</translation>
    </message>
    <message>
        <source>Sealing %v of %m games</source>
        <translation>Sellando %v de %m partidas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>as it is: too short or common</source>
        <translation>tal como está: demasiado corto o común</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… y %n más</numerusform>
            <numerusform>… y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>It is sealed as it stands: %1.</source>
        <translation>Se sella tal como está: %1.</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>No se encontró nada que hable de personas u ordenadores.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</source>
        <translation>
            <numerusform>%n partida está en %1. Publique en otro lugar el SHA-256 de su manifiesto y nadie podrá cambiarla sin que se vea:
%2</numerusform>
            <numerusform>%n partidas están en %1. Publique en otro lugar el SHA-256 de su manifiesto y nadie podrá cambiarlas sin que se vea:
%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>se detuvo</translation>
    </message>
    <message>
        <source>Not sealed: %1.</source>
        <translation>No sellada: %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatCard</name>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Negro</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Blanco</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>Quién juega con Negro</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>Quién juega con Blanco</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Plays by clicking on the board</source>
        <translation>Juega pulsando en el tablero</translation>
    </message>
    <message>
        <source>Cannot be started: %1.</source>
        <translation>No se puede iniciar: %1.</translation>
    </message>
    <message>
        <source>Counts by Chinese rules, whatever this game’s are.</source>
        <translation>Cuenta con las reglas chinas, sean cuales sean las de esta partida.</translation>
    </message>
    <message>
        <source>Counts by Japanese rules, whatever this game’s are.</source>
        <translation>Cuenta con las reglas japonesas, sean cuales sean las de esta partida.</translation>
    </message>
    <message>
        <source>How strongly Black plays</source>
        <translation>Con qué fuerza juega Negro</translation>
    </message>
    <message>
        <source>How strongly White plays</source>
        <translation>Con qué fuerza juega Blanco</translation>
    </message>
    <message>
        <source>Name, for the record</source>
        <translation>Nombre, para la partida</translation>
    </message>
    <message>
        <source>Name of who plays Black</source>
        <translation>Nombre de quien juega con Negro</translation>
    </message>
    <message>
        <source>Name of who plays White</source>
        <translation>Nombre de quien juega con Blanco</translation>
    </message>
    <message>
        <source>Is not told the komi: the Go Modem Protocol has no word for it.</source>
        <translation>No se le dice el komi: el Go Modem Protocol no tiene palabra para él.</translation>
    </message>
    <message>
        <source>Refuses suicide, which these rules allow, and would lose by it.</source>
        <translation>Rechaza el suicidio, que estas reglas permiten, y perdería por ello.</translation>
    </message>
    <message>
        <source>Refuses suicide of a single stone, which these rules allow, and would lose by it.</source>
        <translation>Rechaza el suicidio de una sola piedra, que estas reglas permiten, y perdería por ello.</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>Añadir un motor…</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>El motor %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatMenu</name>
    <message>
        <source>You</source>
        <translation>Usted</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>Añadir un motor…</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
</context>
<context>
    <name>shinpan::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Asignar</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Ninguna tecla</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Predeterminado</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Buscar por nombre o tecla</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Buscar en los atajos</translation>
    </message>
    <message>
        <source>Left and Right: moves</source>
        <translation>Izquierda y derecha: jugadas</translation>
    </message>
    <message>
        <source>Up and Down: moves</source>
        <translation>Arriba y abajo: jugadas</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de flecha</translation>
    </message>
    <message>
        <source>Which arrows go through the moves; the others go to variations</source>
        <translation>Qué flechas recorren las jugadas; las otras van a las variantes</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Press the keys here</source>
        <translation>Pulse aquí las teclas</translation>
    </message>
    <message>
        <source>Take its keys away</source>
        <translation>Quitarle sus teclas</translation>
    </message>
    <message>
        <source>Restore its default keys</source>
        <translation>Restablecer sus teclas predeterminadas</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>&amp;Tecla nueva:</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>&amp;Restablecer todo</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Tomarla</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”, which would lose it.</source>
        <translation>%1 es la tecla de «%2», que la perdería.</translation>
    </message>
    <message>
        <source>Choose an action to give it another key.</source>
        <translation>Elija una acción para darle otra tecla.</translation>
    </message>
</context>
<context>
    <name>shinpan::SprtPanel</name>
    <message>
        <source>Sequential test</source>
        <translation>Prueba secuencial</translation>
    </message>
    <message>
        <source>LLR %1, from %2 to %3</source>
        <translation>LLR %1, de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is stronger than %2: H1 (%3 Elo) is accepted.</source>
        <translation>%1 es más fuerte que %2: se acepta H1 (%3 Elo).</translation>
    </message>
    <message>
        <source>%1 is not that much stronger than %2: H0 (%3 Elo) is accepted.</source>
        <translation>%1 no es tanto más fuerte que %2: se acepta H0 (%3 Elo).</translation>
    </message>
    <message>
        <source>No verdict: the latest games only repeat earlier ones.</source>
        <translation>Sin veredicto: las últimas partidas solo repiten anteriores.</translation>
    </message>
    <message>
        <source>Undecided between %1 and %2 Elo.</source>
        <translation>Sin decidir entre %1 y %2 Elo.</translation>
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
        <translation>Tablero</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Usted juega con</translation>
    </message>
    <message>
        <source>Nigiri</source>
        <translation>Nigiri</translation>
    </message>
    <message>
        <source>The colours are drawn by lot</source>
        <translation>Los colores se sortean</translation>
    </message>
    <message>
        <source>%1, strength</source>
        <translation>%1, fuerza</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Fuerza</translation>
    </message>
    <message>
        <source>You: about %1</source>
        <translation>Usted: unos %1</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Su progreso</translation>
    </message>
    <message>
        <source>Your progress. %1</source>
        <translation>Su progreso. %1</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>Sus partidas contra motores y el rango que le dan</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stone(s), as Black.</source>
        <translation>
            <numerusform>Recibe %n piedra, como Negro.</numerusform>
            <numerusform>Recibe %n piedras, como Negro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way, a game without help counts for your rank.</source>
        <translation>De un modo u otro, una partida sin ayuda cuenta para su nivel.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Enseñanza</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Hint, in the toolbar, names good moves.</source>
        <translation>«Pista», en la barra de herramientas, indica buenas jugadas.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Elegir</translation>
    </message>
    <message>
        <source>Play Even</source>
        <translation>Jugar sin ventaja</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine, its rank</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>an engine, its weakest and strongest rank</comment>
        <translation>%1 (de %2 a %3)</translation>
    </message>
</context>
<context>
    <name>shinpan::StartupPage</name>
    <message>
        <source>“%1” is not of the form NAME=value.</source>
        <translation>«%1» no tiene la forma NOMBRE=valor.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>«%1»: %2.</translation>
    </message>
    <message>
        <source>&amp;Working directory</source>
        <translation>&amp;Directorio de trabajo</translation>
    </message>
    <message>
        <source>Choose the working directory</source>
        <translation>Elegir el directorio de trabajo</translation>
    </message>
    <message>
        <source>Your home directory</source>
        <translation>Su carpeta personal</translation>
    </message>
    <message>
        <source>&amp;Environment, one per line</source>
        <translation>&amp;Entorno, una variable por línea</translation>
    </message>
    <message>
        <source>Start-&amp;up commands, one per line</source>
        <translation>Órdenes de inici&amp;o, una por línea</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>No existe la carpeta %1.</translation>
    </message>
    <message>
        <source>“%1” is not of the form COMMAND=NAME.</source>
        <translation>«%1» no tiene la forma ORDEN=NOMBRE.</translation>
    </message>
    <message>
        <source>Comman&amp;ds under other names, one per line</source>
        <translation>Órde&amp;nes con otros nombres, una por línea</translation>
    </message>
    <message>
        <source>“%1” is neither area=ARGUMENTS nor territory=ARGUMENTS.</source>
        <translation>«%1» no es area=ARGUMENTOS ni territory=ARGUMENTOS.</translation>
    </message>
    <message>
        <source>Added to the command line by &amp;rules, one per line</source>
        <translation>Añadido a la línea de órdenes según las &amp;reglas, uno por línea</translation>
    </message>
    <message>
        <source>Run it in a sandbo&amp;x</source>
        <translation>Ejecutarlo en un entorno a&amp;islado (sandbox)</translation>
    </message>
    <message>
        <source>Made by bubblewrap (bwrap); where it is not installed or the system does not allow it, the engine is not started. The working directory can be written, but for the program; system folders, the program’s folder and the files that the command line names can be read. Everything else of yours is hidden: where the home directory is the working directory, that is an empty one. There is no network, no graphics card and no other process. It does not limit processors and memory, and is no wall against faults of the kernel.</source>
        <translation>Lo hace bubblewrap (bwrap); donde no está instalado o el sistema no lo permite, el motor no se inicia. Se puede escribir en el directorio de trabajo, salvo en el programa; se pueden leer las carpetas del sistema, la del programa y los archivos que nombra la línea de órdenes. Todo lo demás suyo está oculto: donde el directorio de trabajo es su carpeta personal, esta es una vacía. No hay red, ni tarjeta gráfica, ni ningún otro proceso. No limita procesadores ni memoria, y no es un muro contra fallos del núcleo.</translation>
    </message>
    <message>
        <source>It changes nothing but its working directory, sees none of your other files, and has no network.</source>
        <translation>No cambia nada más que su directorio de trabajo, no ve ninguno de sus otros archivos y no tiene red.</translation>
    </message>
</context>
<context>
    <name>shinpan::StopFields</name>
    <message>
        <source>any error bar</source>
        <translation>cualquier margen</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>cualquier tiempo</translation>
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
        <translation>Margen de error con el que termina</translation>
    </message>
    <message>
        <source>It ends when the ratings of all players are known as exactly as this (95 %)</source>
        <translation>Termina cuando la clasificación de todos los jugadores se conoce con esta exactitud (95 %)</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> horas</translation>
    </message>
    <message>
        <source>Hours of thinking after which it ends</source>
        <translation>Horas de pensar tras las que termina</translation>
    </message>
    <message>
        <source>It ends when both sides of all games together have thought so long</source>
        <translation>Termina cuando los dos lados de todas las partidas juntas han pensado tanto</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthBox</name>
    <message>
        <source>How strongly it plays</source>
        <translation>Con qué fuerza juega</translation>
    </message>
    <message>
        <source>How strongly it plays: %1</source>
        <translation>Con qué fuerza juega: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthText</name>
    <message>
        <source>usual strength</source>
        <translation>nivel usual</translation>
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
        <translation>Varias fuerzas</translation>
    </message>
    <message>
        <source>%1 in several strengths</source>
        <translation>%1 con varias fuerzas</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthsField</name>
    <message>
        <source>&amp;Strengths</source>
        <translation>&amp;Fuerzas</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>«%1» no es un número de %2 a %3.</translation>
    </message>
    <message>
        <source>Numbers separated by commas; each makes one engine.</source>
        <translation>Números separados por comas; cada uno hace un motor.</translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <translation>Hace %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteModel</name>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>known to fail</source>
        <translation>se sabe que falla</translation>
    </message>
    <message>
        <source>passes, unexpectedly</source>
        <translation>pasa, inesperadamente</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>falla, como se esperaba</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>falla</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>no cuenta</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>no preguntada</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>tiempo agotado</translation>
    </message>
    <message>
        <source>engine crashed</source>
        <translation>el motor falló</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteWindow</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ejecutar</translation>
    </message>
    <message>
        <source>Open as &amp;Game</source>
        <translation>Abrir como &amp;partida</translation>
    </message>
    <message>
        <source>Test Suite</source>
        <translation>Serie de pruebas</translation>
    </message>
    <message>
        <source>Engine to test</source>
        <translation>Motor que probar</translation>
    </message>
    <message>
        <source>How answers are judged</source>
        <translation>Cómo se juzgan las respuestas</translation>
    </message>
    <message>
        <source>Judged as GNU Go does</source>
        <translation>Juzgado como GNU Go</translation>
    </message>
    <message>
        <source>Judged as GoGui does</source>
        <translation>Juzgado como GoGui</translation>
    </message>
    <message>
        <source>In a game, engines can be asked about the position, and draw on it</source>
        <translation>En una partida se puede preguntar a los motores por la posición, y pueden dibujar en ella</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>Position of the test</source>
        <translation>Posición de la prueba</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Lo que se dijo</translation>
    </message>
    <message>
        <source>Run the tests to see what the engine is asked and what it answers.</source>
        <translation>Ejecute las pruebas para ver qué se pregunta al motor y qué responde.</translation>
    </message>
    <message>
        <source>%1 – Test Suite</source>
        <translation>%1 – Serie de pruebas</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>The engine %1</source>
        <translation>El motor %1</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n prueba</numerusform>
            <numerusform>%n pruebas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n odd line(s) in the suite</source>
        <translation>
            <numerusform>%1; %n línea extraña en la serie</numerusform>
            <numerusform>%1; %n líneas extrañas en la serie</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tests: %3 pass, %4 fail; unexpected: %5 passes, %6 failures</source>
        <translation>%1 de %2 pruebas: %3 pasan, %4 fallan; inesperado: %5 pasan, %6 fallan</translation>
    </message>
    <message>
        <source>Which position it is about is known to the engine only.</source>
        <translation>Solo el motor sabe de qué posición se trata.</translation>
    </message>
    <message>
        <source>Squares are expected, circles were answered, triangles are asked about.</source>
        <translation>Los cuadrados se esperan, los círculos se respondieron, por los triángulos se pregunta.</translation>
    </message>
    <message>
        <source>&amp;Hide passes</source>
        <translation>&amp;Ocultar las que pasan</translation>
    </message>
</context>
<context>
    <name>shinpan::SyncBadge</name>
    <message>
        <source>Click to tell it the game anew.</source>
        <translation>Pulse para decirle de nuevo la partida.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tells it the game anew</source>
        <translation>Le dice de nuevo la partida</translation>
    </message>
    <message>
        <source>to be told</source>
        <translation>por decir</translation>
    </message>
    <message>
        <source>syncing…</source>
        <translation>sincronizando…</translation>
    </message>
    <message>
        <source>out of sync</source>
        <translation>desincronizado</translation>
    </message>
    <message>
        <source>In sync at move %1; it hears of later moves when it is its turn</source>
        <translation>Sincronizado en la jugada %1; sabrá de las posteriores cuando le toque</translation>
    </message>
    <message>
        <source>In sync at move %1</source>
        <translation>Sincronizado en la jugada %1</translation>
    </message>
    <message>
        <source>At move %1; it is led back to move %2 when it is its turn</source>
        <translation>En la jugada %1; se le lleva de vuelta a la jugada %2 cuando le toque</translation>
    </message>
    <message>
        <source>It is told the whole game when it is its turn</source>
        <translation>Se le dice toda la partida cuando le toque</translation>
    </message>
    <message>
        <source>It is being led to move %1</source>
        <translation>Se le está llevando a la jugada %1</translation>
    </message>
    <message>
        <source>Out of sync: it %1</source>
        <translation>Desincronizado: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingCard</name>
    <message>
        <source>Put away</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Enseñanza</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Terminar la lección</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Quitar la pista</translation>
    </message>
    <message>
        <source>Go to the moment %1</source>
        <translation>Ir al momento %1</translation>
    </message>
    <message>
        <source>Show the position and what was better</source>
        <translation>Mostrar la posición y lo que era mejor</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingFeature</name>
    <message>
        <source>&amp;Hint</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>Have an engine name good moves of this position</source>
        <translation>Hacer que un motor nombre buenas jugadas de esta posición</translation>
    </message>
    <message>
        <source>Show the &amp;Better Line</source>
        <translation>Mostrar la línea &amp;mejor</translation>
    </message>
    <message>
        <source>Show what would have been better than the move</source>
        <translation>Mostrar lo que habría sido mejor que la jugada</translation>
    </message>
    <message>
        <source>Better Line</source>
        <translation>Línea mejor</translation>
    </message>
    <message>
        <source>Take the &amp;Mistake Back</source>
        <translation>&amp;Retirar el error</translation>
    </message>
    <message>
        <source>Take the move back, with the answer to it, and show what was better</source>
        <translation>Retirar la jugada, con su respuesta, y mostrar lo que era mejor</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>%1 can judge no more: it %2.</source>
        <translation>%1 ya no puede juzgar: %2.</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>Ningún motor de aquí sabe juzgar jugadas.</translation>
    </message>
    <message>
        <source>Teaching game: %1 looks at your moves.</source>
        <translation>Partida de enseñanza: %1 mira sus jugadas.</translation>
    </message>
    <message>
        <source>Looking at the rest of the game…</source>
        <translation>Mirando el resto de la partida…</translation>
    </message>
    <message>
        <source>No move of yours lost much.</source>
        <translation>Ninguna jugada suya perdió mucho.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>Merecen otra mirada:</translation>
    </message>
    <message>
        <source>%1 looks for a hint…</source>
        <translation>%1 busca una pista…</translation>
    </message>
    <message>
        <source>%1 gives no hint: it %2.</source>
        <translation>%1 no da ninguna pista: %2.</translation>
    </message>
    <message>
        <source>This is a serious game: hints wait till it is over.</source>
        <translation>Esta es una partida seria: las pistas esperan a que acabe.</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingField</name>
    <message>
        <source>Teaching game</source>
        <translation>Partida de enseñanza</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes of %n point(s) or more</source>
        <translation>
            <numerusform>Errores de %n punto o más</numerusform>
            <numerusform>Errores de %n puntos o más</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes of %1 points or more</source>
        <translation>Errores de %1 puntos o más</translation>
    </message>
    <message>
        <source>Nobody plays who could be taught.</source>
        <translation>No juega nadie a quien enseñar.</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>Ningún motor de aquí sabe juzgar jugadas.</translation>
    </message>
    <message>
        <source>An engine tells what your moves lost, and mistakes can be taken back with a key.</source>
        <translation>Un motor dice lo que perdieron sus jugadas, y los errores se retiran con una tecla.</translation>
    </message>
    <message>
        <source>Nobody judges your moves.</source>
        <translation>Nadie juzga sus jugadas.</translation>
    </message>
    <message>
        <source>No help at all: a serious game</source>
        <translation>Sin ninguna ayuda: una partida seria</translation>
    </message>
    <message>
        <source>Hints, analysis, estimates and what the opponent thinks wait till the game is over.</source>
        <translation>Pistas, análisis, estimaciones y lo que piensa el rival esperan a que acabe la partida.</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingText</name>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1 of the chance to win</source>
        <translation>%1 de la probabilidad de ganar</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 would play there, too.</source>
        <translation>Jugada %1, %2: %3 también jugaría ahí.</translation>
    </message>
    <message>
        <source>Move %1, %2: nothing is surely better.</source>
        <translation>Jugada %1, %2: nada es mejor con seguridad.</translation>
    </message>
    <message>
        <source>Move %1, %2, lost %3; %4 was better.</source>
        <translation>Jugada %1, %2: −%3; mejor %4.</translation>
    </message>
    <message>
        <source>%1 · %2 · −%3</source>
        <comment>number, move, what it lost</comment>
        <translation>%1 · %2 · −%3</translation>
    </message>
    <message>
        <source>No hint: the engine names no move.</source>
        <translation>Sin pista: el motor no nombra ninguna jugada.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Pista: %1.</translation>
    </message>
    <message>
        <source>Hint: %1. Nearly as good: %2.</source>
        <translation>Pista: %1. Casi igual de buena: %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::TemplatePage</name>
    <message>
        <source>&amp;Configuration file</source>
        <translation>Archivo de &amp;configuración</translation>
    </message>
    <message>
        <source>Choose the configuration file</source>
        <translation>Elegir el archivo de configuración</translation>
    </message>
    <message>
        <source>Configurations (*.cfg);;All files (*)</source>
        <translation>Configuraciones (*.cfg);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;Network file</source>
        <translation>Archivo de &amp;red</translation>
    </message>
    <message>
        <source>Choose the network file</source>
        <translation>Elegir el archivo de red</translation>
    </message>
    <message>
        <source>Networks (*.gz *.bin *.txt *network*);;All files (*)</source>
        <translation>Redes (*.gz *.bin *.txt *network*);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Add &amp;Engine</source>
        <translation>Añadir el &amp;motor</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Añadir %1</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programa</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>Elegir el programa</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Encontrado: %1</translation>
    </message>
    <message>
        <source>%1 was not found in the usual folders. Choose where it is.</source>
        <translation>%1 no se encontró en las carpetas habituales. Elija dónde está.</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>No se puede iniciar: %1.</translation>
    </message>
    <message>
        <source>Missing. Looked in %1.</source>
        <translation>Falta. Se buscó en %1.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No hay ningún archivo %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::TermsNotice</name>
    <message>
        <source>Tell It</source>
        <translation>Decírselo</translation>
    </message>
    <message>
        <source>Tell the engine the rules and the komi of the game</source>
        <translation>Decir al motor las reglas y el komi de la partida</translation>
    </message>
    <message>
        <source>%1 plays by %2; the game has %3.</source>
        <translation>%1 juega con %2; la partida tiene %3.</translation>
    </message>
    <message>
        <source>%1 counts a komi of %2; the game has %3.</source>
        <translation>%1 cuenta un komi de %2; la partida tiene %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::TextQueryRow</name>
    <message>
        <source>&amp;Match case</source>
        <translation>&amp;Distinguir mayúsculas</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Texto que buscar</translation>
    </message>
    <message>
        <source>Comments, names, labels, game information</source>
        <translation>Comentarios, nombres, etiquetas, información de la partida</translation>
    </message>
</context>
<context>
    <name>shinpan::ThemeMenu</name>
    <message>
        <source>Wood, to Match the &amp;Desktop</source>
        <translation>Madera, a juego con el &amp;escritorio</translation>
    </message>
    <message>
        <source>%1 or %2, to Match the Desktop</source>
        <translation>%1 o %2, a juego con el escritorio</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Open Theme Folder</source>
        <translation>&amp;Abrir la carpeta de temas</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeControlField</name>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Absoluto</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Fischer</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Canadiense</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Byo-yomi</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>Por jugada</translation>
    </message>
    <message>
        <source>for the whole game</source>
        <translation>para toda la partida</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>tras cada jugada</translation>
    </message>
    <message>
        <source>then</source>
        <translation>luego</translation>
    </message>
    <message>
        <source>stones in</source>
        <translation>piedras en</translation>
    </message>
    <message>
        <source>periods of</source>
        <translation>períodos de</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>para cada jugada</translation>
    </message>
    <message>
        <source>Usual Times</source>
        <translation>Tiempos habituales</translation>
    </message>
    <message>
        <source>%1: main time</source>
        <translation>%1: tiempo principal</translation>
    </message>
    <message>
        <source>%1: usual times</source>
        <translation>%1: tiempos habituales</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1: número</translation>
    </message>
    <message>
        <source>%1: period</source>
        <translation>%1: período</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeFields</name>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>Tiempo de Blanco</translation>
    </message>
    <message>
        <source>White has a different time</source>
        <translation>Blanco tiene un tiempo distinto</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>Tiempo de Negro</translation>
    </message>
    <message>
        <source>Nothing limits how long %1 may think. Choose a time here unless its command line sets a limit.</source>
        <translation>Nada limita cuánto puede pensar %1. Elija un tiempo aquí, salvo que su línea de órdenes fije un límite.</translation>
    </message>
    <message>
        <source>GTP has whole seconds only: an engine that does not know kata-time_settings is told %1 instead of %2.</source>
        <translation>GTP solo tiene segundos enteros: a un motor que no conoce kata-time_settings se le dice %1 en lugar de %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeoutFields</name>
    <message>
        <source>&amp;To start and answer first</source>
        <translation>Para ini&amp;ciarse y responder primero</translation>
    </message>
    <message>
        <source>Time to start and answer first</source>
        <translation>Tiempo para iniciarse y responder primero</translation>
    </message>
    <message>
        <source>To set &amp;up and relay moves</source>
        <translation>Para pre&amp;pararse y transmitir jugadas</translation>
    </message>
    <message>
        <source>Time to set up and relay moves</source>
        <translation>Tiempo para prepararse y transmitir jugadas</translation>
    </message>
    <message>
        <source>To &amp;move, beside the clock</source>
        <translation>Para hacer una &amp;jugada, además del reloj</translation>
    </message>
    <message>
        <source>Time to move, beside the clock</source>
        <translation>Tiempo para hacer una jugada, además del reloj</translation>
    </message>
    <message>
        <source>To sco&amp;re</source>
        <translation>Para con&amp;tar</translation>
    </message>
    <message>
        <source>Time to score</source>
        <translation>Tiempo para contar</translation>
    </message>
    <message>
        <source>To &amp;quit</source>
        <translation>Para &amp;salir</translation>
    </message>
    <message>
        <source>Time to quit</source>
        <translation>Tiempo para salir</translation>
    </message>
    <message>
        <source>Use &amp;Defaults</source>
        <translation>Usar los &amp;habituales</translation>
    </message>
    <message>
        <source>Set the usual times</source>
        <translation>Fijar los tiempos habituales</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>lo que haga falta</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>habitualmente %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TrafficView</name>
    <message>
        <source>Another process is playing this game. What its engines are told and say can be read here if the competition’s file has log_gtp = true.</source>
        <translation>Otro proceso juega esta partida. Lo que sus motores oyen y dicen se puede leer aquí si el archivo de la competición tiene log_gtp = true.</translation>
    </message>
    <message>
        <source>What the engines are told and say</source>
        <translation>Lo que los motores oyen y dicen</translation>
    </message>
</context>
<context>
    <name>shinpan::TrainingFeature</name>
    <message>
        <source>&amp;Guess the Move</source>
        <translation>&amp;Adivinar la jugada</translation>
    </message>
    <message>
        <source>Solve &amp;Problems</source>
        <translation>Resolver &amp;problemas</translation>
    </message>
    <message>
        <source>&amp;Frame as a Problem</source>
        <translation>En&amp;marcar como problema</translation>
    </message>
    <message>
        <source>Guess the moves of the game, from the position on the board on</source>
        <translation>Adivinar las jugadas de la partida, desde la posición del tablero</translation>
    </message>
    <message>
        <source>Solve the problems of this file; it answers</source>
        <translation>Resolver los problemas de este archivo; él responde</translation>
    </message>
    <message>
        <source>Fill the rest of the board, so that an engine plays for this position</source>
        <translation>Llenar el resto del tablero, para que un motor juegue por esta posición</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>Pr&amp;áctica</translation>
    </message>
    <message>
        <source>Guess the Move</source>
        <translation>Adivinar la jugada</translation>
    </message>
    <message>
        <source>There is no problem here: a position with moves that solve it.</source>
        <translation>Aquí no hay ningún problema: una posición con jugadas que la resuelvan.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Drag over the stones that the problem is about.</source>
        <translation>Arrastre sobre las piedras de que trata el problema.</translation>
    </message>
    <message>
        <source>There is no room for a frame around these stones.</source>
        <translation>No hay sitio para un marco alrededor de estas piedras.</translation>
    </message>
    <message>
        <source>&amp;Questions of My Games…</source>
        <translation>Preguntas &amp;de mis partidas…</translation>
    </message>
    <message>
        <source>The mistakes that are asked again, of all games</source>
        <translation>Los errores que se preguntan de nuevo, de todas las partidas</translation>
    </message>
    <message>
        <source>No move here is known to be a mistake.</source>
        <translation>Aquí no se conoce ninguna jugada que sea un error.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>Preguntas de mis partidas</translation>
    </message>
    <message>
        <source>With komi %1 the problem decides the game: the board is too small to be shared out.</source>
        <translation>Con komi %1 el problema decide la partida: el tablero es demasiado pequeño para repartirlo.</translation>
    </message>
    <message>
        <source>There are problems here: %1 asks them.</source>
        <translation>Aquí hay problemas: %1 los plantea.</translation>
    </message>
</context>
<context>
    <name>shinpan::TranscriptView</name>
    <message>
        <source>Newest</source>
        <translation>Lo más reciente</translation>
    </message>
    <message>
        <source>What engines were told and said</source>
        <translation>Lo que los motores oyeron y dijeron</translation>
    </message>
    <message>
        <source>Go to the newest line and follow</source>
        <translation>Ir a la línea más reciente y seguir</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>&amp;Copiar las líneas</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Seleccionar &amp;todo</translation>
    </message>
    <message>
        <source>Go to the &amp;Newest Line</source>
        <translation>Ir a la línea más &amp;reciente</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… y %n línea más</numerusform>
            <numerusform>… y %n líneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;old Streamed Analysis</source>
        <translation>&amp;Plegar el análisis continuo</translation>
    </message>
    <message>
        <source>Standard Error &amp;beside the Rest</source>
        <translation>El error estándar &amp;junto a lo demás</translation>
    </message>
</context>
<context>
    <name>shinpan::TreeFeature</name>
    <message>
        <source>Game Tree</source>
        <translation>Árbol de la partida</translation>
    </message>
</context>
<context>
    <name>shinpan::TrustBoxes</name>
    <message>
        <source>May c&amp;laim a win</source>
        <translation>Puede rec&amp;lamar la victoria</translation>
    </message>
    <message>
        <source>Its sc&amp;ore counts</source>
        <translation>Su recue&amp;nto vale</translation>
    </message>
    <message>
        <source>Compare &amp;boards</source>
        <translation>Comparar los &amp;tableros</translation>
    </message>
    <message>
        <source>It may end a game it is sure of, if it knows gomill-genmove_ex.</source>
        <translation>Puede terminar una partida de la que está seguro, si conoce gomill-genmove_ex.</translation>
    </message>
    <message>
        <source>After the passes it is asked who won (final_score and the dead stones).</source>
        <translation>Tras los pases se le pregunta quién ganó (final_score y las piedras muertas).</translation>
    </message>
    <message>
        <source>Whenever it was set up its stones are compared with ours, where list_stones or showboard tells them.</source>
        <translation>Siempre que se le ha preparado, sus piedras se comparan con las nuestras, donde list_stones o showboard las dice.</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>quien hace la próxima jugada</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Its analyses t&amp;ell the chances of</source>
        <translation>Sus análisis dicen las probabilidad&amp;es de</translation>
    </message>
    <message>
        <source>KataGo tells those of the side to move, unless its configuration says otherwise (reportAnalysisWinratesAs).</source>
        <translation>KataGo dice las de quien hace la próxima jugada, salvo que su configuración diga otra cosa (reportAnalysisWinratesAs).</translation>
    </message>
    <message>
        <source>where that is known to be safe, in slow games</source>
        <translation>donde se sabe que es seguro, en partidas lentas</translation>
    </message>
    <message>
        <source>in slow games</source>
        <translation>en partidas lentas</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Tells what it t&amp;hinks of its moves</source>
        <translation>Dice lo que &amp;piensa de sus jugadas</translation>
    </message>
    <message>
        <source>Its chances, lead and main line are kept with each move, if it knows kata-genmove_analyze or the like. Slow games are those in which its moves take a second or more on average. A check that finds it safe chooses them.</source>
        <translation>Sus probabilidades, su ventaja y su variante principal se conservan con cada jugada, si conoce kata-genmove_analyze o similar. Partidas lentas son aquellas en que sus jugadas llevan de media un segundo o más. Una comprobación que lo encuentra seguro las elige.</translation>
    </message>
    <message>
        <source>it may think</source>
        <translation>puede pensar</translation>
    </message>
    <message>
        <source>it may not, and is watched</source>
        <translation>no puede, y se le vigila</translation>
    </message>
    <message>
        <source>it is stopped</source>
        <translation>se le detiene</translation>
    </message>
    <message>
        <source>While its opponent thin&amp;ks</source>
        <translation>Mientras su rival pien&amp;sa</translation>
    </message>
    <message>
        <source>Watched by the processor time that its processes use. It can be neither watched nor stopped on another machine.</source>
        <translation>Vigilado por el tiempo de procesador que usan sus procesos. En otro equipo no se le puede vigilar ni detener.</translation>
    </message>
</context>
<context>
    <name>shinpan::TryAgainQuiz</name>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>&amp;Next Question</source>
        <translation>&amp;Siguiente pregunta</translation>
    </message>
    <message>
        <source>&amp;Show the Better Moves</source>
        <translation>&amp;Mostrar las mejores jugadas</translation>
    </message>
    <message>
        <source>&amp;Those Not Found Again</source>
        <translation>&amp;Otra vez las no encontradas</translation>
    </message>
    <message>
        <source>&amp;Ask these again on other days</source>
        <translation>Preguntarlas de nuevo otros &amp;días</translation>
    </message>
    <message>
        <source>Each question that was answered is kept in a file of yours: what was not found comes back soon, the rest later and later.</source>
        <translation>Cada pregunta respondida se conserva en un archivo suyo: lo que no se encontró vuelve pronto, lo demás cada vez más tarde.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a side, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Both sides’ mistakes</source>
        <translation>Errores de ambos lados</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Errores de Negro</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Errores de Blanco</translation>
    </message>
    <message>
        <source>Whose mistakes are asked</source>
        <translation>De quién se preguntan los errores</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pregunta %1 de %2</translation>
    </message>
    <message>
        <source>Move %1, Black to play.</source>
        <translation>Jugada %1, juega Negro.</translation>
    </message>
    <message>
        <source>Move %1, White to play.</source>
        <translation>Jugada %1, juega Blanco.</translation>
    </message>
    <message>
        <source>The move of the game was a mistake. What is better?</source>
        <translation>La jugada de la partida fue un error. ¿Qué es mejor?</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%1 de %2 encontradas</translation>
    </message>
    <message>
        <source>The review did not look at it. Try another move, or have the better ones shown.</source>
        <translation>La revisión no la miró. Pruebe otra jugada o haga que se muestren las mejores.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>No se sabe</translation>
    </message>
    <message>
        <source>Try Again · %1</source>
        <translation>Intentar de nuevo · %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>Se pregunta a %1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 no tiene nada que decir.</translation>
    </message>
    <message>
        <source>%1 thinks that it loses %2, but is not sure. Try another move, or have the better ones shown.</source>
        <translation>%1 cree que pierde %2, pero no está seguro. Pruebe otra jugada o haga que se muestren las mejores.</translation>
    </message>
    <message>
        <source>%1: well found</source>
        <translation>%1: bien encontrado</translation>
    </message>
    <message>
        <source>%1 again: it lost %2</source>
        <translation>%1 otra vez: perdió %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 pierde %2</translation>
    </message>
    <message>
        <source>The better moves</source>
        <translation>Las mejores jugadas</translation>
    </message>
    <message>
        <source>The game’s move, %1, lost %2.</source>
        <translation>La jugada de la partida, %1, perdió %2.</translation>
    </message>
    <message>
        <source>The review names no better move.</source>
        <translation>La revisión no nombra ninguna jugada mejor.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Lo mejor: %1.</translation>
    </message>
    <message>
        <source>No more questions</source>
        <translation>No hay más preguntas</translation>
    </message>
    <message>
        <source>What was not found comes back in ten minutes, the rest tomorrow and later.</source>
        <translation>Lo que no se encontró vuelve en diez minutos, lo demás mañana y después.</translation>
    </message>
    <message>
        <source>No mistake of this side is known</source>
        <translation>No se conoce ningún error de este lado</translation>
    </message>
    <message>
        <source>None was answered</source>
        <translation>Ninguna se respondió</translation>
    </message>
    <message>
        <source>On the board: what moves gain (+) or lose (−) beside %1.</source>
        <translation>En el tablero: lo que ganan (+) o pierden (−) las jugadas frente a %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::TuneFields</name>
    <message>
        <source>Add Parameter</source>
        <translation>Añadir un parámetro</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>sin prueba</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Own value</source>
        <translation>Valor propio</translation>
    </message>
    <message>
        <source>GTP commands, such as kata-set-param cpuct {cpuct}</source>
        <translation>Órdenes GTP, como kata-set-param cpuct {cpuct}</translation>
    </message>
    <message>
        <source>How the first player is started; {name} stands where the value of the parameter is to be</source>
        <translation>Cómo se inicia el primer jugador; {nombre} está donde va el valor del parámetro</translation>
    </message>
    <message>
        <source>Monte Carlo (UCB tree), as Gomill</source>
        <translation>Monte Carlo (árbol UCB), como Gomill</translation>
    </message>
    <message>
        <source>Cross-entropy, as Gomill</source>
        <translation>Entropía cruzada, como Gomill</translation>
    </message>
    <message>
        <source>SPSA, as fishtest</source>
        <translation>SPSA, como fishtest</translation>
    </message>
    <message>
        <source>Gaussian process, needs fewest games</source>
        <translation>Proceso gaussiano, necesita menos partidas</translation>
    </message>
    <message>
        <source>How many Elo stronger than the second player, or weaker</source>
        <translation>Cuántos Elo más fuerte que el segundo jugador, o más débil</translation>
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
        <translation> horas de pensar</translation>
    </message>
    <message>
        <source>stronger by </source>
        <translation>más fuerte por </translation>
    </message>
    <message>
        <source>What was found plays the engine’s own values when the search is over, until a sequential test decides</source>
        <translation>Lo encontrado juega contra los valores propios del motor cuando acaba la búsqueda, hasta que decida una prueba secuencial</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Al inicio</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>Mé&amp;todo</translation>
    </message>
    <message>
        <source>Levels, Elo</source>
        <translation>Niveles, Elo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Límite de tiempo</translation>
    </message>
    <message>
        <source>Proving match</source>
        <translation>Encuentro de prueba</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>no importa</translation>
    </message>
    <message>
        <source>There is another parameter of this name.</source>
        <translation>Hay otro parámetro con este nombre.</translation>
    </message>
    <message>
        <source>Write {%1} here, or in a command at the start, where its value is to be.</source>
        <translation>Escriba {%1} aquí, o en una orden al inicio, donde ha de ir su valor.</translation>
    </message>
    <message>
        <source>SPSA plays the engine against itself: choose one player only.</source>
        <translation>SPSA hace jugar al motor contra sí mismo: elija un solo jugador.</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it.</source>
        <translation>SPSA necesita un número de partidas: sus pasos dependen de él.</translation>
    </message>
    <message>
        <source>Levels are numbers with commas between them, as -200, -100, 0.</source>
        <translation>Los niveles son números con comas entre ellos, como -200, -100, 0.</translation>
    </message>
</context>
<context>
    <name>shinpan::TunePage</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>Proved: the values found are stronger than the engine’s own.</source>
        <translation>Probado: los valores encontrados son más fuertes que los propios del motor.</translation>
    </message>
    <message>
        <source>Refuted: the values found are not stronger by so much.</source>
        <translation>Refutado: los valores encontrados no son tanto más fuertes.</translation>
    </message>
    <message>
        <source>The match against the engine’s own values is not decided yet.</source>
        <translation>El encuentro contra los valores propios del motor aún no está decidido.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above the engine’s own values.</source>
        <translation>%1 Elo contra %2, %3 por encima de los valores propios del motor.</translation>
    </message>
    <message>
        <source>Nothing in the range is more than %1 Elo better: %2 % sure.</source>
        <translation>Nada en el intervalo es más de %1 Elo mejor: %2 % de seguridad.</translation>
    </message>
    <message>
        <source>The values found are to be proved against the engine’s own.</source>
        <translation>Los valores encontrados están por probar contra los propios del motor.</translation>
    </message>
    <message>
        <source>At its end, the values found are proved against the engine’s own.</source>
        <translation>Al final, los valores encontrados se prueban contra los propios del motor.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</source>
        <translation>
            <numerusform>%n partida, LLR %1, de %2 (%3 Elo) a %4 (%5 Elo).</numerusform>
            <numerusform>%n partidas, LLR %1, de %2 (%3 Elo) a %4 (%5 Elo).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the &amp;Match</source>
        <translation>Mostrar el &amp;encuentro</translation>
    </message>
    <message>
        <source>Play the &amp;Match</source>
        <translation>Jugar el &amp;encuentro</translation>
    </message>
    <message>
        <source>&amp;Keep as Strengths…</source>
        <translation>&amp;Conservar como fuerzas…</translation>
    </message>
    <message>
        <source>New Game and the start page offer them then</source>
        <translation>Nueva partida y la página de inicio las ofrecen entonces</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>fuera de límites</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>Elo contra %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s) known to ±%2 Elo.</source>
        <translation>
            <numerusform>%1 de %n nivel conocido a ±%2 Elo.</numerusform>
            <numerusform>%1 de %n niveles conocidos a ±%2 Elo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Elo above the engine’s own values.</source>
        <translation>%1 Elo por encima de los valores propios del motor.</translation>
    </message>
</context>
<context>
    <name>shinpan::UndoActions</name>
    <message>
        <source>Typing</source>
        <translation>Escritura</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>Deshacer la m&amp;arca</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>Deshacer la j&amp;ugada</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Deshacer %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rehacer %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>The game being played depends on this: undo it when the game is over</source>
        <translation>La partida que se juega depende de esto: deshágalo cuando acabe</translation>
    </message>
    <message>
        <source>The game being played depends on this: redo it when the game is over</source>
        <translation>La partida que se juega depende de esto: rehágalo cuando acabe</translation>
    </message>
</context>
<context>
    <name>shinpan::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n document(s)?</source>
        <translation>
            <numerusform>¿Guardar los cambios de este %n documento?</numerusform>
            <numerusform>¿Guardar los cambios de estos %n documentos?</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>Documentos que guardar</translation>
    </message>
    <message>
        <source>Changes to those not ticked will be lost.</source>
        <translation>Los cambios de los no marcados se perderán.</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>&amp;Descartar todo</translation>
    </message>
</context>
<context>
    <name>shinpan::ValueLine</name>
    <message>
        <source>%1 characters are too many to edit here; use “SGF Properties” to see them all.</source>
        <translation>%1 caracteres son demasiados para editarlos aquí; use «Propiedades SGF» para verlos todos.</translation>
    </message>
</context>
<context>
    <name>shinpan::VerificationWindow</name>
    <message>
        <source>&amp;Verify Again</source>
        <translation>&amp;Verificar de nuevo</translation>
    </message>
    <message>
        <source>%1 – Verification</source>
        <translation>%1 – Verificación</translation>
    </message>
    <message>
        <source>SHA-256 that was published</source>
        <translation>SHA-256 publicado</translation>
    </message>
    <message>
        <source>of its manifest, if you know it</source>
        <translation>de su manifiesto, si lo conoce</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Lo encontrado</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Verificando</translation>
    </message>
    <message>
        <source>&amp;Published SHA-256:</source>
        <translation>SHA-256 &amp;publicado:</translation>
    </message>
    <message>
        <source>Every move is judged again, every score counted again, every number of the report recomputed.</source>
        <translation>Cada jugada se juzga de nuevo, cada resultado se cuenta de nuevo, cada número del informe se recalcula.</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>Todo está como se selló.</translation>
    </message>
    <message>
        <source>Something is not as it was sealed: see the end of the list.</source>
        <translation>Algo no está como se selló: vea el final de la lista.</translation>
    </message>
    <message>
        <source>It cannot be verified: %1</source>
        <translation>No se puede verificar: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ViewFeature</name>
    <message>
        <source>The language will change at the next start.</source>
        <translation>El idioma cambiará en el próximo inicio.</translation>
    </message>
    <message>
        <source>&amp;About Shinpan…</source>
        <translation>Acerca &amp;de Shinpan…</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Stones are heard. Click for silence.</source>
        <translation>Se oyen las piedras. Pulse para silenciarlas.</translation>
    </message>
    <message>
        <source>Nothing is heard. Click to hear stones.</source>
        <translation>No se oye nada. Pulse para oír las piedras.</translation>
    </message>
</context>
<context>
    <name>shinpan::WarningsDialog</name>
    <message>
        <source>Repairs</source>
        <translation>Reparaciones</translation>
    </message>
    <message>
        <source>What was odd in %1</source>
        <translation>Lo extraño en %1</translation>
    </message>
    <message>
        <source>The file itself is unchanged. Saving writes it repaired.</source>
        <translation>El archivo mismo no ha cambiado. Al guardarlo se escribe reparado.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>What was odd</source>
        <translation>Lo extraño</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Lo que se hizo</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more that are not listed.</source>
        <translation>
            <numerusform>… y %n más que no se lista.</numerusform>
            <numerusform>… y %n más que no se listan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::WordChips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>Palabras: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::WorkBar</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>Cuánto va hecho</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
</TS>
