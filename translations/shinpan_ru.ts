<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>CharsetName</name>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Юникод (UTF-8)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16LE)</source>
        <translation>Юникод (UTF-16LE)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16BE)</source>
        <translation>Юникод (UTF-16BE)</translation>
    </message>
    <message>
        <source>Simplified Chinese (GBK)</source>
        <translation>Китайская упрощённая (GBK)</translation>
    </message>
    <message>
        <source>Traditional Chinese (Big5)</source>
        <translation>Китайская традиционная (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>Японская (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>Японская (EUC-JP)</translation>
    </message>
    <message>
        <source>Japanese (ISO-2022-JP)</source>
        <translation>Японская (ISO-2022-JP)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>Корейская (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Западноевропейская (Latin-1)</translation>
    </message>
    <message>
        <source>Western European (Latin-9)</source>
        <translation>Западноевропейская (Latin-9)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>Центральноевропейская (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Кириллица (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>Кириллица (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>Греческая (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>Турецкая (Windows-1254)</translation>
    </message>
    <message>
        <source>Hebrew (Windows-1255)</source>
        <translation>Иврит (Windows-1255)</translation>
    </message>
    <message>
        <source>Arabic (Windows-1256)</source>
        <translation>Арабская (Windows-1256)</translation>
    </message>
    <message>
        <source>Vietnamese (Windows-1258)</source>
        <translation>Вьетнамская (Windows-1258)</translation>
    </message>
    <message>
        <source>Thai (Windows-874)</source>
        <translation>Тайская (Windows-874)</translation>
    </message>
</context>
<context>
    <name>CommandAdvice</name>
    <message>
        <source>%1 speaks GTP only when it is started with “%2”.</source>
        <translation>%1 понимает GTP, только если запущен с «%2».</translation>
    </message>
    <message>
        <source>No shell is at work here: the engine receives “%1” as it stands.</source>
        <translation>Оболочки здесь нет: движок получает «%1» как есть.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Game records to open.</source>
        <translation>Записи партий, которые нужно открыть.</translation>
    </message>
    <message>
        <source>Who plays Black: human, an engine&apos;s name, or its command line.</source>
        <translation>Кто играет чёрными: human, имя движка или его командная строка.</translation>
    </message>
    <message>
        <source>Who plays White.</source>
        <translation>Кто играет белыми.</translation>
    </message>
    <message>
        <source>Start the game at once.</source>
        <translation>Начать партию сразу.</translation>
    </message>
    <message>
        <source>Print this.</source>
        <translation>Показать эту справку.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>Показать версию.</translation>
    </message>
    <message>
        <source>is more than the %1 stones offered here</source>
        <translation>больше, чем предлагаемые здесь камни: %1</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go.</source>
        <translation>Судья для игры го.</translation>
    </message>
    <message>
        <source>Open the files here even if the program is already running.</source>
        <translation>Открыть файлы здесь, даже если программа уже запущена.</translation>
    </message>
    <message>
        <source>Show the last move of the files, and each move they gain.</source>
        <translation>Показывать последний ход файлов и каждый новый.</translation>
    </message>
    <message>
        <source>Be a GTP engine on the standard streams: a controller asks, and you answer at the board, or an engine that you give your seat to.</source>
        <translation>Быть движком GTP на стандартных потоках: контроллер спрашивает, а за доской отвечаете вы или движок, которому вы уступили место.</translation>
    </message>
    <message>
        <source>With --gtp: wait for controllers at this TCP port instead. Without a host, only this computer can call.</source>
        <translation>С --gtp: ждать контроллеров на этом порту TCP. Без хоста подключиться можно только с этого компьютера.</translation>
    </message>
    <message>
        <source>the controller says what is played; name no game</source>
        <translation>что играть, решает контроллер; не указывайте партию</translation>
    </message>
    <message>
        <source>goes with --gtp</source>
        <translation>используется вместе с --gtp</translation>
    </message>
</context>
<context>
    <name>CompetitionTables</name>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходов</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Побед</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражений</translation>
    </message>
    <message>
        <source>Jigo</source>
        <translation>Ничьих</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (выбыл)</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>Осталось</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>Пропуски</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Счёт чёрных</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Интервал 95 %</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 games repeat(s) another one: all numbers are as uncertain as those of %L2 games.</source>
        <translation>
            <numerusform>%n партия из %L1 повторяет другую: все числа не точнее, чем по %L2 партиям.</numerusform>
            <numerusform>%n партии из %L1 повторяют другие: все числа не точнее, чем по %L2 партиям.</numerusform>
            <numerusform>%n партий из %L1 повторяют другие: все числа не точнее, чем по %L2 партиям.</numerusform>
        </translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>Больше дебютов — и партии будут разными.</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>С дебютами партии будут разными.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>Этот компьютер</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Задания</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>Просрочено</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>Технические</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Не засчитано</translation>
    </message>
    <message>
        <source>Lost tasks</source>
        <translation>Потеряно заданий</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>%n задание</numerusform>
            <numerusform>%n задания</numerusform>
            <numerusform>%n заданий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n machine(s)</source>
        <translation>
            <numerusform>%1 на %n компьютере</numerusform>
            <numerusform>%1 на %n компьютерах</numerusform>
            <numerusform>%1 на %n компьютерах</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, ожидает %2</translation>
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
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>EditTool</name>
    <message>
        <source>%1; Shift: whole groups</source>
        <translation>%1; Shift: группы целиком</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>&amp;Играть ходы</translation>
    </message>
    <message>
        <source>Play moves in turn; right button: the other colour</source>
        <translation>Играть ходы по очереди; правая кнопка: другой цвет</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Set Up &amp;Black</source>
        <translation>Ставить &amp;чёрные</translation>
    </message>
    <message>
        <source>Set up black stones; right button: white</source>
        <translation>Ставить чёрные камни; правая кнопка: белые</translation>
    </message>
    <message>
        <source>Set-Up</source>
        <translation>Расстановка</translation>
    </message>
    <message>
        <source>Set &amp;Up White</source>
        <translation>Ставить &amp;белые</translation>
    </message>
    <message>
        <source>Set up white stones; right button: black</source>
        <translation>Ставить белые камни; правая кнопка: чёрные</translation>
    </message>
    <message>
        <source>&amp;Erase Stones</source>
        <translation>&amp;Стирать камни</translation>
    </message>
    <message>
        <source>Take stones off the board</source>
        <translation>Снимать камни с доски</translation>
    </message>
    <message>
        <source>Erasing</source>
        <translation>Стирание</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>&amp;Треугольник</translation>
    </message>
    <message>
        <source>Mark with triangles; right button: remove</source>
        <translation>Помечать треугольниками; правая кнопка: убрать</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Треугольники</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>&amp;Квадрат</translation>
    </message>
    <message>
        <source>Mark with squares; right button: remove</source>
        <translation>Помечать квадратами; правая кнопка: убрать</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Квадраты</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>К&amp;руг</translation>
    </message>
    <message>
        <source>Mark with circles; right button: remove</source>
        <translation>Помечать кругами; правая кнопка: убрать</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Круги</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>Кр&amp;ест</translation>
    </message>
    <message>
        <source>Mark with crosses; right button: remove</source>
        <translation>Помечать крестами; правая кнопка: убрать</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Кресты</translation>
    </message>
    <message>
        <source>Se&amp;lected</source>
        <translation>&amp;Выделение</translation>
    </message>
    <message>
        <source>Mark as selected; right button: remove</source>
        <translation>Помечать как выделенное; правая кнопка: убрать</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Номера</translation>
    </message>
    <message>
        <source>Number points as they are clicked; right button: remove</source>
        <translation>Нумеровать точки по порядку щелчков; правая кнопка: убрать</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>Lette&amp;rs</source>
        <translation>Б&amp;уквы</translation>
    </message>
    <message>
        <source>Letter points as they are clicked; right button: remove</source>
        <translation>Ставить буквы по порядку щелчков; правая кнопка: убрать</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Буквы</translation>
    </message>
    <message>
        <source>L&amp;abel</source>
        <translation>Н&amp;адпись</translation>
    </message>
    <message>
        <source>Write the text beside; right button: remove</source>
        <translation>Писать текст, указанный рядом; правая кнопка: убрать</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Надписи</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>&amp;Линия</translation>
    </message>
    <message>
        <source>Drag a line, or click both ends; right button: remove</source>
        <translation>Протянуть линию или щёлкнуть оба конца; правая кнопка: убрать</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Линия</translation>
    </message>
    <message>
        <source>Arro&amp;w</source>
        <translation>Стрел&amp;ка</translation>
    </message>
    <message>
        <source>Drag an arrow, or click both ends; right button: remove</source>
        <translation>Протянуть стрелку или щёлкнуть оба конца; правая кнопка: убрать</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>Стрелка</translation>
    </message>
    <message>
        <source>Black’s Territor&amp;y</source>
        <translation>Территория чёр&amp;ных</translation>
    </message>
    <message>
        <source>Mark Black’s territory; right button: White’s; Shift: whole areas</source>
        <translation>Отмечать территорию чёрных; правая кнопка: белых; Shift: области целиком</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Территория</translation>
    </message>
    <message>
        <source>W&amp;hite’s Territory</source>
        <translation>Территория &amp;белых</translation>
    </message>
    <message>
        <source>Mark White’s territory; right button: Black’s; Shift: whole areas</source>
        <translation>Отмечать территорию белых; правая кнопка: чёрных; Shift: области целиком</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>&amp;Приглушить</translation>
    </message>
    <message>
        <source>Dim what does not matter from here on; right button: not</source>
        <translation>Приглушать неважное, начиная отсюда; правая кнопка: вернуть</translation>
    </message>
    <message>
        <source>Dimming</source>
        <translation>Приглушение</translation>
    </message>
    <message>
        <source>&amp;Visible Part</source>
        <translation>Ви&amp;димая часть</translation>
    </message>
    <message>
        <source>Drag over the part to show from here on; right button: all</source>
        <translation>Протяните по части, видимой начиная отсюда; правая кнопка: всё</translation>
    </message>
    <message>
        <source>Visible Part</source>
        <translation>Видимая часть</translation>
    </message>
</context>
<context>
    <name>EngineTemplates</name>
    <message>
        <source>level %1</source>
        <translation>уровень %1</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>посещений: %1</translation>
    </message>
    <message>
        <source>The first start on a graphics card tunes it, which can take minutes.</source>
        <translation>При первом запуске на видеокарте идёт настройка, она может занять несколько минут.</translation>
    </message>
    <message>
        <source>It only plays on its network’s board size, nearly always 19×19. A large network takes a while to load.</source>
        <translation>Играет только на доске размера своей сети, почти всегда 19×19. Большая сеть загружается не сразу.</translation>
    </message>
    <message>
        <source>%1 playouts</source>
        <translation>доигрываний: %1</translation>
    </message>
    <message>
        <source>With a fixed number of playouts it ignores the clock. It gives no score until all groups are settled.</source>
        <translation>При постоянном числе доигрываний не смотрит на часы. Не даёт счёта, пока не решена судьба всех групп.</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>партий: %1</translation>
    </message>
    <message>
        <source>It only accepts time settings before the first move.</source>
        <translation>Принимает настройки времени только до первого хода.</translation>
    </message>
    <message>
        <source>Its pattern files must be in its program’s folder.</source>
        <translation>Его файлы шаблонов должны лежать в папке программы.</translation>
    </message>
    <message>
        <source>Its strength and its time are set in aq_config.txt in its folder.</source>
        <translation>Сила и время задаются в aq_config.txt в его папке.</translation>
    </message>
    <message>
        <source>One engine proposes moves, others judge them, and the best is played. Once it is added, put the commands of your own engines behind --proposer and --evaluator on its command line, each in quotes.</source>
        <translation>Один движок предлагает ходы, другие их оценивают, и делается лучший. После добавления впишите в командную строку после --proposer и --evaluator команды своих движков, каждую в кавычках.</translation>
    </message>
</context>
<context>
    <name>FileIcons</name>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>Файл %1</translation>
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
        <translation>Партия %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>%n позиция</numerusform>
            <numerusform>%n позиции</numerusform>
            <numerusform>%n позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>нет ходов</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>A controller’s game</source>
        <translation>Партия контроллера</translation>
    </message>
</context>
<context>
    <name>GraphPlot</name>
    <message>
        <source>Black’s chance to win</source>
        <translation>Шансы чёрных</translation>
    </message>
    <message>
        <source>Black’s lead in points</source>
        <translation>Перевес чёрных в очках</translation>
    </message>
    <message>
        <source>Disagreement on it</source>
        <translation>Расхождение</translation>
    </message>
    <message>
        <source>White’s chance to win</source>
        <translation>Шансы белых</translation>
    </message>
    <message>
        <source>White’s lead in points</source>
        <translation>Перевес белых в очках</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the command line names no program</source>
        <translation>в командной строке не названа программа</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>программа не названа</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>нет файла %1</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <translation>%1 — папка, а не программа</translation>
    </message>
    <message>
        <source>%1 is not executable</source>
        <translation>%1 нельзя запустить</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>это папка, а не файл</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>это канал, а не файл</translation>
    </message>
    <message>
        <source>it is a socket, not a file</source>
        <translation>это сокет, а не файл</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>это устройство, а не файл</translation>
    </message>
    <message>
        <source>its sandbox needs bubblewrap: %1</source>
        <translation>его песочнице нужен bubblewrap: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address runs in no sandbox of ours</source>
        <translation>движок, который ждёт по адресу, работает не в нашей песочнице</translation>
    </message>
    <message>
        <source>its sandbox failed: %1</source>
        <translation>его песочница не удалась: %1</translation>
    </message>
    <message>
        <source>there is no program “%1” in %2 or %3</source>
        <translation>программы «%1» нет ни в %2, ни в %3</translation>
    </message>
    <message>
        <source>the quote %1 at character %2 is never closed</source>
        <translation>кавычка %1, знак %2, не закрыта</translation>
    </message>
    <message>
        <source>nothing follows the backslash at character %1</source>
        <translation>после обратной косой черты, знак %1, ничего нет</translation>
    </message>
    <message>
        <source>“%1” is not an address; it must be tcp://host:port, as in tcp://localhost:6800 or tcp://[::1]:6800</source>
        <translation>«%1» — не адрес; нужно tcp://host:port, например tcp://localhost:6800 или tcp://[::1]:6800</translation>
    </message>
    <message>
        <source>the port in “%1” is not between 1 and 65535</source>
        <translation>порт в «%1» не от 1 до 65535</translation>
    </message>
    <message>
        <source>there is no command in this line</source>
        <translation>в этой строке нет команды</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <translation>не запустился: %1</translation>
    </message>
    <message>
        <source>no such directory: %1</source>
        <translation>нет такого каталога: %1</translation>
    </message>
    <message>
        <source>no such program: %1</source>
        <translation>нет такой программы: %1</translation>
    </message>
    <message>
        <source>not executable: %1</source>
        <translation>нельзя запустить: %1</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no computer of this name was found</source>
        <translation>%1 недоступен: компьютер с таким именем не найден</translation>
    </message>
    <message>
        <source>cannot be reached at %1: connection refused</source>
        <translation>%1 недоступен: в соединении отказано</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no answer within %2 s</source>
        <translation>%1 недоступен: нет ответа за %2 с</translation>
    </message>
    <message>
        <source>check the address</source>
        <translation>проверьте адрес</translation>
    </message>
    <message>
        <source>check the address, and that no firewall is in the way</source>
        <translation>проверьте адрес и не мешает ли межсетевой экран</translation>
    </message>
    <message>
        <source>start the engine there, listening on this port</source>
        <translation>запустите там движок, чтобы он ждал на этом порту</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was closed by the other side</source>
        <translation>отрезан: соединение с %1 закрыла другая сторона</translation>
    </message>
    <message>
        <source>exited with code %1 during &quot;%2&quot;</source>
        <translation>вышел с кодом %1 во время &quot;%2&quot;</translation>
    </message>
    <message>
        <source>exited with code %1</source>
        <translation>вышел с кодом %1</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2) during &quot;%3&quot;</source>
        <translation>убит сигналом %1 (%2) во время &quot;%3&quot;</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2)</source>
        <translation>убит сигналом %1 (%2)</translation>
    </message>
    <message>
        <source>did not answer &quot;%1&quot; within %2</source>
        <translation>не ответил на &quot;%1&quot; за %2</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with a failure and no explanation</source>
        <translation>на &quot;%1&quot; ответил отказом без объяснений</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with the failure &quot;%2&quot;</source>
        <translation>на &quot;%1&quot; ответил отказом &quot;%2&quot;</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with nothing</source>
        <translation>на &quot;%1&quot; ничего не ответил</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, which makes no sense</source>
        <translation>на &quot;%1&quot; ответил &quot;%2&quot;, а это бессмысленно</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, not with %3 points of the board</source>
        <translation>на &quot;%1&quot; ответил &quot;%2&quot;, а не столькими точками доски: %3</translation>
    </message>
    <message>
        <source>was closed before it answered &quot;%1&quot;</source>
        <translation>закрыт, не успев ответить на &quot;%1&quot;</translation>
    </message>
    <message>
        <source>has a different board from the one it was told, at %1</source>
        <translation>держит не ту доску, что ему сообщили, у %1</translation>
    </message>
    <message>
        <source>speaks GMP, not GTP; GNU Go needs --mode gtp</source>
        <translation>говорит на GMP, а не на GTP; GNU Go нужно --mode gtp</translation>
    </message>
    <message>
        <source>it does not speak GTP but wrote &quot;%1&quot;</source>
        <translation>он не говорит на GTP, а написал &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot;</source>
        <translation>он написал &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it repeats its input: it is not a GTP engine, or a terminal stands in between</source>
        <translation>он повторяет ввод: это не движок GTP, или между вами терминал</translation>
    </message>
    <message>
        <source>is not a reliable scorer</source>
        <translation>считает ненадёжно</translation>
    </message>
    <message>
        <source>was sent &quot;%1&quot; by hand</source>
        <translation>послано вручную: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 used %2 for move %3; its clock allowed %4, with a margin of %5</source>
        <translation>%1 потратил %2 на ход %3; часы давали %4, с запасом %5</translation>
    </message>
    <message>
        <source>%1 did not make move %2 in time; its clock allowed %3</source>
        <translation>%1 не сделал ход %2 вовремя; часы давали %3</translation>
    </message>
    <message>
        <source>%1; its clock allowed %2, with a margin of %3</source>
        <translation>%1; часы давали %2, с запасом %3</translation>
    </message>
    <message>
        <source>%1 played move %2 at %3, which %4</source>
        <translation>%1 сделал ход %2 на %3: %4</translation>
    </message>
    <message>
        <source>is not on the board</source>
        <translation>не на доске</translation>
    </message>
    <message>
        <source>is occupied</source>
        <translation>там занято</translation>
    </message>
    <message>
        <source>is suicide</source>
        <translation>это самоубийство</translation>
    </message>
    <message>
        <source>retakes the ko at once</source>
        <translation>это немедленное взятие ко</translation>
    </message>
    <message>
        <source>repeats an earlier position</source>
        <translation>это повторение прежней позиции</translation>
    </message>
    <message>
        <source>placed %1 handicap stones instead of %2</source>
        <translation>поставил камней форы %1 вместо %2</translation>
    </message>
    <message>
        <source>placed two handicap stones at %1</source>
        <translation>поставил два камня форы на %1</translation>
    </message>
    <message>
        <source>placed a handicap stone at %1, which is not on the board</source>
        <translation>поставил камень форы на %1, а это вне доски</translation>
    </message>
    <message>
        <source>%1: it claims that the move is illegal</source>
        <translation>%1: он утверждает, что ход недопустим</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 moves</source>
        <translation>остановлено на пределе ходов: %1</translation>
    </message>
    <message>
        <source>no result: the same position with the same side to move stood after moves %1</source>
        <translation>нет результата: та же позиция с той же очередью хода была после ходов %1</translation>
    </message>
    <message>
        <source>opinions differ: %1</source>
        <translation>мнения расходятся: %1</translation>
    </message>
    <message>
        <source>not the same dead stones</source>
        <translation>не те же мёртвые камни</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>move %1 comes before this line branches off, at move %2</source>
        <translation>ход %1 раньше, чем этот вариант сворачивает на ходу %2</translation>
    </message>
    <message>
        <source>the line has only 1 move</source>
        <translation>в этом варианте только 1 ход</translation>
    </message>
    <message>
        <source>the line has only %1 moves</source>
        <translation>в этом варианте ходов только %1</translation>
    </message>
    <message>
        <source>after move %1 there is 1 continuation</source>
        <translation>после хода %1 одно продолжение</translation>
    </message>
    <message>
        <source>after move %1 there are %2 continuations</source>
        <translation>после хода %1 продолжений: %2</translation>
    </message>
    <message>
        <source>the game has only 1 node, n0 to n0</source>
        <translation>в партии только 1 узел, от n0 до n0</translation>
    </message>
    <message>
        <source>the game has only %1 nodes, n0 to n%2</source>
        <translation>в партии узлов только %1, от n0 до n%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no node; give n0, n1, …</source>
        <translation>узла &quot;%1&quot; нет; укажите n0, n1, …</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path; give a move number, or 30.2.45 for move 45 of the second continuation after move 30</source>
        <translation>&quot;%1&quot; — не путь; укажите номер хода или 30.2.45 для хода 45 второго продолжения после хода 30</translation>
    </message>
    <message>
        <source>the text is not a game of Go</source>
        <translation>текст — не партия в го</translation>
    </message>
    <message>
        <source>it is for a board of another size</source>
        <translation>это для доски другого размера</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>в нём ничего нет</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Чёрные %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Белые %1</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>больше %1 МиБ</translation>
    </message>
    <message>
        <source>it is larger than %1 KiB</source>
        <translation>больше %1 КиБ</translation>
    </message>
    <message>
        <source>the suite ends with “quit”: what stands below is never run</source>
        <translation>набор тестов кончается на «quit»: то, что ниже, не выполняется</translation>
    </message>
    <message>
        <source>logged in at %1</source>
        <translation>вход выполнен: %1</translation>
    </message>
    <message>
        <source>game %1 begins as %2 against %3; our rating is %4</source>
        <translation>партия %1 начинается: за %2 против %3; наш рейтинг %4</translation>
    </message>
    <message>
        <source>game %1 goes on as %2 against %3; our rating is %4</source>
        <translation>партия %1 продолжается: за %2 против %3; наш рейтинг %4</translation>
    </message>
    <message>
        <source>game %1 goes on</source>
        <translation>партия %1 продолжается</translation>
    </message>
    <message>
        <source>game %1: %2, won</source>
        <translation>партия %1: %2, победа</translation>
    </message>
    <message>
        <source>game %1: %2, lost</source>
        <translation>партия %1: %2, поражение</translation>
    </message>
    <message>
        <source>game %1: %2, a draw</source>
        <translation>партия %1: %2, ничья</translation>
    </message>
    <message>
        <source>the server sets up game %1, which is not ours</source>
        <translation>сервер начинает партию %1, а она не наша</translation>
    </message>
    <message>
        <source>somebody else has logged in under this name</source>
        <translation>под этим именем вошёл кто-то другой</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>сервер %1</translation>
    </message>
    <message>
        <source>refuses: %1</source>
        <translation>отказывает: %1</translation>
    </message>
    <message>
        <source>does not ask who we are</source>
        <translation>не спрашивает, кто мы</translation>
    </message>
    <message>
        <source>floods us with lines</source>
        <translation>заваливает нас строками</translation>
    </message>
    <message>
        <source>its last line on standard error was &quot;%1&quot;</source>
        <translation>его последняя строка в потоке ошибок: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>wrote a line of more than 16 MiB</source>
        <translation>написал строку больше 16 МиБ</translation>
    </message>
    <message>
        <source>wrote an answer of more than 16 MiB</source>
        <translation>дал ответ больше 16 МиБ</translation>
    </message>
    <message>
        <source>quit unexpectedly %1</source>
        <translation>%1 неожиданно завершился</translation>
    </message>
    <message>
        <source>quit unexpectedly</source>
        <translation>неожиданно завершился</translation>
    </message>
    <message>
        <source>crashed %1</source>
        <translation>%1 аварийно завершился</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>аварийно завершился</translation>
    </message>
    <message>
        <source>gave no answer %1 (waited %2)</source>
        <translation>%1 не ответил (ждали %2)</translation>
    </message>
    <message>
        <source>reported a failure %1: “%2”</source>
        <translation>%1 сообщил об отказе: «%2»</translation>
    </message>
    <message>
        <source>reported a failure %1</source>
        <translation>%1 сообщил об отказе</translation>
    </message>
    <message>
        <source>gave an empty answer %1</source>
        <translation>%1 дал пустой ответ</translation>
    </message>
    <message>
        <source>gave an answer that makes no sense %1: “%2”</source>
        <translation>%1 дал бессмысленный ответ: «%2»</translation>
    </message>
    <message>
        <source>did not place %1 handicap stones</source>
        <translation>не поставил камней форы: %1</translation>
    </message>
    <message>
        <source>was closed before it could answer</source>
        <translation>закрыт, не успев ответить</translation>
    </message>
    <message>
        <source>wrote without end and was stopped</source>
        <translation>писал без конца и был остановлен</translation>
    </message>
    <message>
        <source>its last message was &quot;%1&quot;</source>
        <translation>его последнее сообщение: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>when a move was taken back</source>
        <translation>когда ход брали назад</translation>
    </message>
    <message>
        <source>when asked for a handicap</source>
        <translation>на просьбу о форе</translation>
    </message>
    <message>
        <source>when asked for a move</source>
        <translation>на просьбу о ходе</translation>
    </message>
    <message>
        <source>when asked for an analysis</source>
        <translation>на просьбу об анализе</translation>
    </message>
    <message>
        <source>when asked for the result</source>
        <translation>на вопрос о результате</translation>
    </message>
    <message>
        <source>when it was started</source>
        <translation>при запуске</translation>
    </message>
    <message>
        <source>when the board was set up</source>
        <translation>когда расставляли доску</translation>
    </message>
    <message>
        <source>when told the handicap</source>
        <translation>когда сообщали фору</translation>
    </message>
    <message>
        <source>when told the komi</source>
        <translation>когда сообщали коми</translation>
    </message>
    <message>
        <source>when told the size of the board</source>
        <translation>когда сообщали размер доски</translation>
    </message>
    <message>
        <source>when told the time left</source>
        <translation>когда сообщали оставшееся время</translation>
    </message>
    <message>
        <source>when told the move %1</source>
        <translation>когда сообщали ход %1</translation>
    </message>
    <message>
        <source>while at work</source>
        <translation>за работой</translation>
    </message>
    <message>
        <source>the range must go from a lower number to a higher one</source>
        <translation>диапазон должен идти от меньшего числа к большему</translation>
    </message>
    <message>
        <source>the range of a logarithmic scale must go from a number above 0 to a higher one</source>
        <translation>диапазон логарифмической шкалы должен идти от числа больше 0 к большему</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>выбирать не из чего</translation>
    </message>
    <message>
        <source>the same choice occurs twice</source>
        <translation>один и тот же вариант стоит дважды</translation>
    </message>
    <message>
        <source>“%1” is not a host; write 4/host, 2/user@host or the like, one per line</source>
        <translation>«%1» — не хост; нужно 4/host, 2/user@host и подобное, по одному в строке</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>в нём нет хоста</translation>
    </message>
    <message>
        <source>shown as it was played</source>
        <translation>показано так, как было сыграно</translation>
    </message>
    <message>
        <source>its file says otherwise: %1</source>
        <translation>в его файле сказано другое: %1</translation>
    </message>
    <message>
        <source>its file cannot be used: %1</source>
        <translation>его файл не годится: %1</translation>
    </message>
    <message>
        <source>the record was written by an earlier version and does not say %1</source>
        <translation>запись — от более ранней версии и не сообщает %1</translation>
    </message>
    <message>
        <source>%1 games that were played have no place in it</source>
        <translation>сыгранным партиям (%1) в нём нет места</translation>
    </message>
    <message>
        <source>%1 was not set and is now %2</source>
        <translation>%1: не было, теперь %2</translation>
    </message>
    <message>
        <source>%1 was %2 and is no longer set</source>
        <translation>%1: было %2, теперь нет</translation>
    </message>
    <message>
        <source>%1 was %2 and is now %3</source>
        <translation>%1: было %2, стало %3</translation>
    </message>
    <message>
        <source>%1 were %2 and are now %3</source>
        <translation>%1: было %2, стало %3</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>not settled: %1</source>
        <translation>не решено: %1</translation>
    </message>
    <message>
        <source>our count is %1</source>
        <translation>наш подсчёт %1</translation>
    </message>
    <message>
        <source>cannot be told this position: there are no liberties for the stones at %1</source>
        <translation>эту позицию ему не сообщить: у камней %1 нет дамэ</translation>
    </message>
    <message>
        <source>there is no command in it</source>
        <translation>в нём нет команды</translation>
    </message>
    <message>
        <source>several engines talk in it, %1: say which</source>
        <translation>в нём говорят несколько движков, %1: укажите, какой</translation>
    </message>
    <message>
        <source>two engines called %1 talk in it at the same time, and which line is whose cannot be told</source>
        <translation>в нём одновременно говорят два движка по имени %1, и чья какая строка, не понять</translation>
    </message>
    <message>
        <source>begins more games than anybody plays</source>
        <translation>начинает больше партий, чем можно сыграть</translation>
    </message>
    <message>
        <source>it is left alone for %1 min</source>
        <translation>оставлен в покое на %1 мин</translation>
    </message>
    <message>
        <source>the record does not say what was played, and %1</source>
        <translation>запись не сообщает, что сыграно, и %1</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>не удаётся записать %1: %2</translation>
    </message>
    <message>
        <source>cannot pack %1: %2</source>
        <translation>не удаётся упаковать %1: %2</translation>
    </message>
    <message>
        <source>cannot enter %1: %2</source>
        <translation>не удаётся войти в %1: %2</translation>
    </message>
    <message>
        <source>not a program for this computer: %1 (a script begins with a line such as #!/bin/sh)</source>
        <translation>программа не для этого компьютера: %1 (сценарий начинается со строки вроде #!/bin/sh)</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>не удаётся запустить %1: %2</translation>
    </message>
    <message>
        <source>a directory, not a program: %1</source>
        <translation>каталог, а не программа: %1</translation>
    </message>
    <message>
        <source>closed its standard output</source>
        <translation>закрыл стандартный вывод</translation>
    </message>
    <message>
        <source>closed its standard input</source>
        <translation>закрыл стандартный ввод</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>слишком много открытых файлов</translation>
    </message>
    <message>
        <source>closed before it was started</source>
        <translation>закрыт до запуска</translation>
    </message>
    <message>
        <source>killed by signal %1 (%2)</source>
        <translation>убит сигналом %1 (%2)</translation>
    </message>
    <message>
        <source>was cut off</source>
        <translation>отрезан</translation>
    </message>
    <message>
        <source>has hung up</source>
        <translation>отключился</translation>
    </message>
    <message>
        <source>answered with the id %1, which no command had</source>
        <translation>ответил с id %1, какого не было ни у одной команды</translation>
    </message>
    <message>
        <source>answered a later command instead of &quot;%1&quot;</source>
        <translation>ответил на более позднюю команду вместо &quot;%1&quot;</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>cannot be reached at %1: %2</source>
        <translation>%1 недоступен: %2</translation>
    </message>
    <message>
        <source>check the address and the network</source>
        <translation>проверьте адрес и сеть</translation>
    </message>
    <message>
        <source>was given up before it could be reached at %1</source>
        <translation>оставлен, не успев соединиться с %1</translation>
    </message>
    <message>
        <source>did not close the connection to %1 and was cut off</source>
        <translation>не закрыл соединение с %1 и был отрезан</translation>
    </message>
    <message>
        <source>closed the connection to %1</source>
        <translation>закрыл соединение с %1</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was lost: %2</source>
        <translation>отрезан: соединение с %1 потеряно: %2</translation>
    </message>
    <message>
        <source>there is no processor %1; this computer has 0 to %2</source>
        <translation>процессора %1 нет; здесь от 0 до %2</translation>
    </message>
    <message>
        <source>%1 during &quot;%2&quot;</source>
        <translation>%1 во время &quot;%2&quot;</translation>
    </message>
    <message>
        <source>ssh wrote &quot;%1&quot;</source>
        <translation>ssh написал &quot;%1&quot;</translation>
    </message>
    <message>
        <source>nobody can answer its questions here, so log in with a key, once in a terminal first</source>
        <translation>на его вопросы здесь некому ответить, поэтому входите по ключу, сначала один раз в терминале</translation>
    </message>
    <message>
        <source>the session was destroyed</source>
        <translation>сеанс уничтожен</translation>
    </message>
    <message>
        <source>cannot send &quot;%1&quot;: a word is empty or holds a blank, a control character or &apos;#&apos;</source>
        <translation>нельзя послать &quot;%1&quot;: одно из слов пусто или содержит пробел, управляющий знак или &apos;#&apos;</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>сеанс закрыт</translation>
    </message>
    <message>
        <source>could not be sent &quot;%1&quot;: %2</source>
        <translation>не удалось послать &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>another game was wanted</source>
        <translation>понадобилась другая партия</translation>
    </message>
    <message>
        <source>%1 and %2 more points</source>
        <translation>%1 и ещё точек: %2</translation>
    </message>
    <message>
        <source>no engine is named “%1”, and %2</source>
        <translation>нет движка по имени «%1», и %2</translation>
    </message>
    <message>
        <source>%1 is not the system’s</source>
        <translation>%1 — не системный</translation>
    </message>
    <message>
        <source>was interrupted</source>
        <translation>прерван</translation>
    </message>
    <message>
        <source>nobody called %1 talks in it, but %2</source>
        <translation>никто по имени %1 в нём не говорит, только %2</translation>
    </message>
    <message>
        <source>it was not started</source>
        <translation>не был запущен</translation>
    </message>
    <message>
        <source>game %1: %2, does not count</source>
        <translation>партия %1: %2, не засчитывается</translation>
    </message>
    <message>
        <source>the server says “%1”</source>
        <translation>сервер говорит «%1»</translation>
    </message>
    <message>
        <source>The connection was lost, and the server does not know of the game any more.</source>
        <translation>Связь была потеряна, и сервер больше не знает об этой партии.</translation>
    </message>
    <message>
        <source>does not speak CGOS: what it says %1</source>
        <translation>не говорит на CGOS: говорит %1</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>человек</translation>
    </message>
    <message>
        <source>was given up</source>
        <translation>оставлено</translation>
    </message>
    <message>
        <source>places no handicap stones</source>
        <translation>не ставит камней форы</translation>
    </message>
    <message>
        <source>was not there</source>
        <translation>его не было</translation>
    </message>
    <message>
        <source>was restarted by hand</source>
        <translation>перезапущен вручную</translation>
    </message>
    <message>
        <source>it was restarted by hand</source>
        <translation>он был перезапущен вручную</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>остановлен</translation>
    </message>
    <message>
        <source>it was restarted</source>
        <translation>он был перезапущен</translation>
    </message>
    <message>
        <source>Black says %1</source>
        <translation>чёрные говорят %1</translation>
    </message>
    <message>
        <source>White says %1</source>
        <translation>белые говорят %1</translation>
    </message>
    <message>
        <source>the referee engine says %1</source>
        <translation>движок-судья говорит %1</translation>
    </message>
    <message>
        <source>unknown margin</source>
        <translation>разница неизвестна</translation>
    </message>
    <message>
        <source>players disagreed</source>
        <translation>игроки не согласились</translation>
    </message>
    <message>
        <source>no score reported</source>
        <translation>счёт не сообщён</translation>
    </message>
    <message>
        <source>was stopped</source>
        <translation>остановлен</translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation>не запускается: %1</translation>
    </message>
    <message>
        <source>its position could not be set up</source>
        <translation>его позицию не удалось расставить</translation>
    </message>
    <message>
        <source>there was no engine to ask</source>
        <translation>не у кого было спросить: движка нет</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отвергнуто</translation>
    </message>
    <message>
        <source>the expected answer is not a valid regular expression</source>
        <translation>ожидаемое — не регулярное выражение</translation>
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
        <translation>Плей-офф</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>Каждый с каждым</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Круговой турнир</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Один против всех</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>На выбывание</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Швейцарская система</translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>До решения</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Подбор параметров</translation>
    </message>
    <message>
        <source>%1 writes no line within %2 s%3</source>
        <translation>%1 не пишет ни строки за %2 с%3</translation>
    </message>
    <message>
        <source>%1 writes lines that cannot be read, “%2” is missing or odd: “%3”</source>
        <translation>%1 пишет нечитаемые строки, «%2» нет или он странный: «%3»</translation>
    </message>
    <message>
        <source>%1 works, and stops within %2 ms</source>
        <translation>%1 работает и останавливается за %2 мс</translation>
    </message>
    <message>
        <source>no analysis (lz-analyze, kata-analyze, analyze)</source>
        <translation>анализа нет (lz-analyze, kata-analyze, analyze)</translation>
    </message>
    <message>
        <source>analysis changes the board</source>
        <translation>анализ меняет доску</translation>
    </message>
    <message>
        <source>%1 says no move</source>
        <translation>%1 не называет хода</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 работает</translation>
    </message>
    <message>
        <source>%1 does not end its reply after the move, but goes on thinking until the next command</source>
        <translation>%1 не заканчивает ответ после хода, а думает дальше до следующей команды</translation>
    </message>
    <message>
        <source>accepts boardsize %1, but then no stone in the top right corner</source>
        <translation>принимает boardsize %1, но не камень в правом верхнем углу</translation>
    </message>
    <message>
        <source>takes no board from 2×2 to 25×25</source>
        <translation>не принимает ни одной доски от 2×2 до 25×25</translation>
    </message>
    <message>
        <source>takes square boards of %1</source>
        <translation>принимает квадратные доски %1</translation>
    </message>
    <message>
        <source>accepts boardsize 0</source>
        <translation>принимает boardsize 0</translation>
    </message>
    <message>
        <source>accepts boardsize %1, although GTP names no points beyond 25×25</source>
        <translation>принимает boardsize %1, хотя GTP не называет точек за пределами 25×25</translation>
    </message>
    <message>
        <source>refuses a size with “%1” instead of “unacceptable size”</source>
        <translation>отвергает размер словом «%1» вместо «unacceptable size»</translation>
    </message>
    <message>
        <source>no rectangular boards</source>
        <translation>прямоугольных досок нет</translation>
    </message>
    <message>
        <source>takes rectangular boards (9×7)</source>
        <translation>принимает прямоугольные доски (9×7)</translation>
    </message>
    <message>
        <source>lists rectangular_boardsize, but refuses 9×7</source>
        <translation>указывает rectangular_boardsize, но отвергает 9×7</translation>
    </message>
    <message>
        <source>takes a komi of 0, 0.5, 6.5 and 7</source>
        <translation>принимает коми 0, 0.5, 6.5 и 7</translation>
    </message>
    <message>
        <source>refuses komi %1</source>
        <translation>отвергает коми %1</translation>
    </message>
    <message>
        <source>refuses komi %1; GTP wants every komi accepted</source>
        <translation>отвергает коми %1; по GTP принимается любое коми</translation>
    </message>
    <message>
        <source>accepts a komi that is not a number</source>
        <translation>принимает коми, которое не число</translation>
    </message>
    <message>
        <source>clear_board empties the board</source>
        <translation>clear_board очищает доску</translation>
    </message>
    <message>
        <source>clear_board leaves stones: a point that was occupied before is refused</source>
        <translation>clear_board оставляет камни: занятая раньше точка отвергается</translation>
    </message>
    <message>
        <source>refuses “%1”</source>
        <translation>отвергает «%1»</translation>
    </message>
    <message>
        <source>refuses the start-up command “%1”: %2</source>
        <translation>отвергает команду запуска «%1»: %2</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1”: %2</source>
        <translation>на «%1» пишет не по GTP: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1”: %2</source>
        <translation>завершается на «%1»: %2</translation>
    </message>
    <message>
        <source>ended without being asked anything: %1</source>
        <translation>завершился, не успев ничего услышать: %1</translation>
    </message>
    <message>
        <source>refuses “%1”, so that nothing can be played</source>
        <translation>отвергает «%1», и играть ничего нельзя</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Фора</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходов</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Размышление</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>Расширения</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>works</source>
        <translation>работает</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>странно</translation>
    </message>
    <message>
        <source>plays on %1</source>
        <translation>играет на %1</translation>
    </message>
    <message>
        <source>could not be checked to the end</source>
        <translation>не удалось проверить до конца</translation>
    </message>
    <message>
        <source>not fit for matches</source>
        <translation>не годится для матчей</translation>
    </message>
    <message>
        <source>fine for matches</source>
        <translation>годится для матчей</translation>
    </message>
    <message>
        <source>1 thing is wrong</source>
        <translation>неверна 1 вещь</translation>
    </message>
    <message>
        <source>%1 things are wrong</source>
        <translation>неверных вещей: %1</translation>
    </message>
    <message>
        <source>the check took longer than %1 s and was given up</source>
        <translation>проверка длилась дольше %1 с и прекращена</translation>
    </message>
    <message>
        <source>lists %1, but refuses “%2”: “%3”</source>
        <translation>указывает %1, но отвергает «%2»: «%3»</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”</source>
        <translation>отвечает на «%1» «%2»</translation>
    </message>
    <message>
        <source>no commands of %1</source>
        <translation>нет команд %1</translation>
    </message>
    <message>
        <source>%1: answers %2</source>
        <translation>%1: отвечает %2</translation>
    </message>
    <message>
        <source>loadsgf refuses a small record: “%1”</source>
        <translation>loadsgf отвергает маленькую запись: «%1»</translation>
    </message>
    <message>
        <source>loadsgf does not put the record&apos;s stones</source>
        <translation>loadsgf не ставит камни записи</translation>
    </message>
    <message>
        <source>loadsgf reads a record</source>
        <translation>loadsgf читает запись</translation>
    </message>
    <message>
        <source>writes “%1” to standard output before its first reply; only replies belong there</source>
        <translation>пишет «%1» в стандартный вывод до первого ответа; там место только ответам</translation>
    </message>
    <message>
        <source>writes “%1” between replies (%2); only replies belong on standard output</source>
        <translation>пишет «%1» между ответами (%2); в стандартном выводе место только ответам</translation>
    </message>
    <message>
        <source>does not end a reply with an empty line (%2)</source>
        <translation>не заканчивает ответ пустой строкой (%2)</translation>
    </message>
    <message>
        <source>writes more empty lines than the one that ends a reply (%2)</source>
        <translation>пишет больше пустых строк, чем одна в конце ответа (%2)</translation>
    </message>
    <message>
        <source>ends lines with CR LF instead of LF</source>
        <translation>заканчивает строки CR LF вместо LF</translation>
    </message>
    <message>
        <source>does not repeat the id of a command (%2)</source>
        <translation>не повторяет id команды (%2)</translation>
    </message>
    <message>
        <source>answers with an id that was not asked: “%1” (%2)</source>
        <translation>отвечает с id, которого не было: «%1» (%2)</translation>
    </message>
    <message>
        <source>puts no space after the id: “%1”</source>
        <translation>не ставит пробел после id: «%1»</translation>
    </message>
    <message>
        <source>answers one command twice: “%1” (%2)</source>
        <translation>отвечает на одну команду дважды: «%1» (%2)</translation>
    </message>
    <message>
        <source>repeats ids, ends replies with one empty line, writes nothing else</source>
        <translation>повторяет id, заканчивает ответы одной пустой строкой, больше ничего не пишет</translation>
    </message>
    <message>
        <source>no fixed handicap</source>
        <translation>постоянной форы нет</translation>
    </message>
    <message>
        <source>puts fixed handicap stones where GTP has them</source>
        <translation>ставит камни постоянной форы там, где их ставит GTP</translation>
    </message>
    <message>
        <source>puts fixed handicap stones elsewhere than GTP 2 §4.1.1 (%1)</source>
        <translation>ставит камни постоянной форы не там, где GTP 2 §4.1.1 (%1)</translation>
    </message>
    <message>
        <source>accepts fixed_handicap with %1 stones, where GTP has 2 to 9</source>
        <translation>принимает fixed_handicap с числом камней %1, а по GTP фора от 2 до 9 камней</translation>
    </message>
    <message>
        <source>does not choose handicap points itself</source>
        <translation>не выбирает точки форы сам</translation>
    </message>
    <message>
        <source>answers place_free_handicap 4 with “%1”</source>
        <translation>отвечает на place_free_handicap 4 «%1»</translation>
    </message>
    <message>
        <source>names handicap points, but puts no stones there</source>
        <translation>называет точки форы, но камней там не ставит</translation>
    </message>
    <message>
        <source>chooses handicap points itself (%1)</source>
        <translation>сам выбирает точки форы (%1)</translation>
    </message>
    <message>
        <source>does not take free handicap stones</source>
        <translation>не принимает камни свободной форы</translation>
    </message>
    <message>
        <source>refuses set_free_handicap C3 D2 B4: “%1”</source>
        <translation>отвергает set_free_handicap C3 D2 B4: «%1»</translation>
    </message>
    <message>
        <source>set_free_handicap puts no stones</source>
        <translation>set_free_handicap не ставит камней</translation>
    </message>
    <message>
        <source>takes free handicap stones</source>
        <translation>принимает камни свободной форы</translation>
    </message>
    <message>
        <source>accepts bad handicap stones: %1</source>
        <translation>принимает неверные камни форы: %1</translation>
    </message>
    <message>
        <source>puts handicap stones on a board that is not empty</source>
        <translation>ставит камни форы на непустую доску</translation>
    </message>
    <message>
        <source>is still there %1 s after quit; it has to be killed</source>
        <translation>через %1 с после quit ещё здесь; приходится убивать</translation>
    </message>
    <message>
        <source>crashes at quit: %1</source>
        <translation>аварийно завершается при quit: %1</translation>
    </message>
    <message>
        <source>leaves at quit with exit code %1</source>
        <translation>при quit выходит с кодом %1</translation>
    </message>
    <message>
        <source>leaves %1 ms after quit</source>
        <translation>выходит через %1 мс после quit</translation>
    </message>
    <message>
        <source>leaves at quit without a reply</source>
        <translation>выходит при quit без ответа</translation>
    </message>
    <message>
        <source>leaves processes of its own behind at quit</source>
        <translation>после quit оставляет свои процессы</translation>
    </message>
    <message>
        <source>does not leave when its input ends; it has to be killed</source>
        <translation>не выходит в конце ввода; приходится убивать</translation>
    </message>
    <message>
        <source>crashes when its input ends: %1</source>
        <translation>аварийно завершается в конце ввода: %1</translation>
    </message>
    <message>
        <source>leaves when its input ends</source>
        <translation>выходит в конце ввода</translation>
    </message>
    <message>
        <source>refuses a legal move: “%1”</source>
        <translation>отвергает допустимый ход: «%1»</translation>
    </message>
    <message>
        <source>refuses “%1”: GTP has black and white, b and w, and vertices in any letter case</source>
        <translation>отвергает «%1»: в GTP есть black и white, b и w, а пункты пишутся любыми буквами</translation>
    </message>
    <message>
        <source>plays moves, colours and vertices in any letter case</source>
        <translation>играет ходы, цвета и пункты в любом регистре букв</translation>
    </message>
    <message>
        <source>plays White first, and one colour twice</source>
        <translation>играет белыми первым и одним цветом дважды</translation>
    </message>
    <message>
        <source>wants colours to alternate: refuses “%1”; set-up stones and records need that</source>
        <translation>требует чередования цветов: отвергает «%1»; для расстановки камней и записей это нужно</translation>
    </message>
    <message>
        <source>plays on an occupied point</source>
        <translation>играет в занятую точку</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point</source>
        <translation>отвергает ход в занятую точку</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point with “%1” instead of “illegal move”</source>
        <translation>отвергает ход в занятую точку словом «%1» вместо «illegal move»</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <translation>принимает %1</translation>
    </message>
    <message>
        <source>passes, and plays on after two passes</source>
        <translation>пасует и продолжает после двух пасов</translation>
    </message>
    <message>
        <source>plays no move after two passes</source>
        <translation>не делает ходов после двух пасов</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>undo нет</translation>
    </message>
    <message>
        <source>lists undo, but refuses it: “%1”</source>
        <translation>указывает undo, но отвергает его: «%1»</translation>
    </message>
    <message>
        <source>undo does not bring captured stones back</source>
        <translation>undo не возвращает снятые камни</translation>
    </message>
    <message>
        <source>undo does not restore the board: then “%1” is refused</source>
        <translation>undo не восстанавливает доску: затем «%1» отвергается</translation>
    </message>
    <message>
        <source>undo takes moves back and restores captured stones</source>
        <translation>undo берёт ходы назад и возвращает снятые камни</translation>
    </message>
    <message>
        <source>accepts undo on an empty board</source>
        <translation>принимает undo на пустой доске</translation>
    </message>
    <message>
        <source>refuses undo on an empty board with “%1” instead of “cannot undo”</source>
        <translation>отвергает undo на пустой доске словом «%1» вместо «cannot undo»</translation>
    </message>
    <message>
        <source>does not show its board in a way that can be read (list_stones, showboard)</source>
        <translation>не показывает доску так, чтобы её можно было прочесть (list_stones, showboard)</translation>
    </message>
    <message>
        <source>shows the board as it is</source>
        <translation>показывает доску как есть</translation>
    </message>
    <message>
        <source>shows another board than it was told</source>
        <translation>показывает не ту доску, что ему сообщили</translation>
    </message>
    <message>
        <source>first words</source>
        <translation>первые слова</translation>
    </message>
    <message>
        <source>name and version</source>
        <translation>имя и версия</translation>
    </message>
    <message>
        <source>list of commands</source>
        <translation>список команд</translation>
    </message>
    <message>
        <source>known_command</source>
        <translation>known_command</translation>
    </message>
    <message>
        <source>an unknown command</source>
        <translation>неизвестная команда</translation>
    </message>
    <message>
        <source>comments and blanks</source>
        <translation>комментарии и пробелы</translation>
    </message>
    <message>
        <source>board sizes</source>
        <translation>размеры доски</translation>
    </message>
    <message>
        <source>impossible board sizes</source>
        <translation>невозможные размеры доски</translation>
    </message>
    <message>
        <source>rectangular boards</source>
        <translation>прямоугольные доски</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>коми</translation>
    </message>
    <message>
        <source>unusual komi</source>
        <translation>необычное коми</translation>
    </message>
    <message>
        <source>clear_board</source>
        <translation>clear_board</translation>
    </message>
    <message>
        <source>fixed handicap</source>
        <translation>постоянная фора</translation>
    </message>
    <message>
        <source>impossible handicaps</source>
        <translation>невозможная фора</translation>
    </message>
    <message>
        <source>free handicap</source>
        <translation>свободная фора</translation>
    </message>
    <message>
        <source>given handicap stones</source>
        <translation>заданные камни форы</translation>
    </message>
    <message>
        <source>bad handicap stones</source>
        <translation>неверные камни форы</translation>
    </message>
    <message>
        <source>handicap on stones</source>
        <translation>фора поверх камней</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходы</translation>
    </message>
    <message>
        <source>one colour twice</source>
        <translation>один цвет дважды</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>недопустимые ходы</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>пасы</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>undo of nothing</source>
        <translation>undo без ходов</translation>
    </message>
    <message>
        <source>the board it shows</source>
        <translation>доска, которую он показывает</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>взятие</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>ко</translation>
    </message>
    <message>
        <source>superko</source>
        <translation>суперко</translation>
    </message>
    <message>
        <source>suicide</source>
        <translation>самоубийство</translation>
    </message>
    <message>
        <source>genmove</source>
        <translation>genmove</translation>
    </message>
    <message>
        <source>a game against itself</source>
        <translation>партия с собой</translation>
    </message>
    <message>
        <source>genmove after passes</source>
        <translation>genmove после пасов</translation>
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
        <translation>другие виды контроля времени</translation>
    </message>
    <message>
        <source>a second a move</source>
        <translation>секунда на ход</translation>
    </message>
    <message>
        <source>final_score</source>
        <translation>final_score</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>мёртвые камни</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>анализ</translation>
    </message>
    <message>
        <source>genmove with analysis</source>
        <translation>genmove с анализом</translation>
    </message>
    <message>
        <source>usual extensions</source>
        <translation>обычные расширения</translation>
    </message>
    <message>
        <source>loadsgf</source>
        <translation>loadsgf</translation>
    </message>
    <message>
        <source>gomill&apos;s extensions</source>
        <translation>расширения gomill</translation>
    </message>
    <message>
        <source>GoGui&apos;s extensions</source>
        <translation>расширения GoGui</translation>
    </message>
    <message>
        <source>KataGo&apos;s extensions</source>
        <translation>расширения KataGo</translation>
    </message>
    <message>
        <source>KGS extensions</source>
        <translation>расширения KGS</translation>
    </message>
    <message>
        <source>the end of its input</source>
        <translation>конец ввода</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>trips over a comment line</source>
        <translation>спотыкается о строку комментария</translation>
    </message>
    <message>
        <source>trips over an empty line</source>
        <translation>спотыкается о пустую строку</translation>
    </message>
    <message>
        <source>trips over a line of spaces</source>
        <translation>спотыкается о строку из пробелов</translation>
    </message>
    <message>
        <source>takes a comment after a command for arguments</source>
        <translation>принимает комментарий после команды за аргументы</translation>
    </message>
    <message>
        <source>does not take a tab for a space</source>
        <translation>не считает табуляцию пробелом</translation>
    </message>
    <message>
        <source>trips over CR LF at the end of a command</source>
        <translation>спотыкается о CR LF в конце команды</translation>
    </message>
    <message>
        <source>loses commands that arrive together</source>
        <translation>теряет команды, пришедшие вместе</translation>
    </message>
    <message>
        <source>first reply after %1 ms</source>
        <translation>первый ответ через %1 мс</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error at start</source>
        <translation>пишет в стандартный поток ошибок при запуске, байт: %1</translation>
    </message>
    <message>
        <source>does not know protocol_version: “%1”</source>
        <translation>не знает protocol_version: «%1»</translation>
    </message>
    <message>
        <source>speaks version 1 of GTP, which is obsolete</source>
        <translation>говорит на устаревшей версии 1 GTP</translation>
    </message>
    <message>
        <source>speaks GTP 2</source>
        <translation>говорит на GTP 2</translation>
    </message>
    <message>
        <source>answers protocol_version with “%1” instead of 2</source>
        <translation>отвечает на protocol_version «%1» вместо 2</translation>
    </message>
    <message>
        <source>does not say its name</source>
        <translation>не называет своего имени</translation>
    </message>
    <message>
        <source>is %1, but does not say its version</source>
        <translation>это %1, но версию не называет</translation>
    </message>
    <message>
        <source>is %1 %2</source>
        <translation>это %1 %2</translation>
    </message>
    <message>
        <source>does not list its commands: “%1”</source>
        <translation>не перечисляет свои команды: «%1»</translation>
    </message>
    <message>
        <source>lists %1 commands</source>
        <translation>перечисляет команды: %1</translation>
    </message>
    <message>
        <source>does not list what GTP 2 requires of every engine: %1</source>
        <translation>не перечисляет того, что GTP 2 требует от каждого движка: %1</translation>
    </message>
    <message>
        <source>answers known_command for nonsense with “%1”, not false</source>
        <translation>на known_command с бессмыслицей отвечает «%1», а не false</translation>
    </message>
    <message>
        <source>known_command agrees with list_commands</source>
        <translation>known_command согласуется с list_commands</translation>
    </message>
    <message>
        <source>known_command denies what list_commands has: %1</source>
        <translation>known_command отрицает то, что есть в list_commands: %1</translation>
    </message>
    <message>
        <source>accepts a command that does not exist</source>
        <translation>принимает несуществующую команду</translation>
    </message>
    <message>
        <source>refuses an unknown command</source>
        <translation>отвергает неизвестную команду</translation>
    </message>
    <message>
        <source>refuses an unknown command with “%1” instead of “unknown command”</source>
        <translation>отвергает неизвестную команду словом «%1» вместо «unknown command»</translation>
    </message>
    <message>
        <source>takes a word for a command that only begins like one (“namex” for “name”)</source>
        <translation>принимает за команду слово, которое лишь так начинается («namex» вместо «name»)</translation>
    </message>
    <message>
        <source>reads comments, empty lines, tabs, CR LF and several commands at once</source>
        <translation>читает комментарии, пустые строки, табуляцию, CR LF и несколько команд сразу</translation>
    </message>
    <message>
        <source>refuses a move where a stone was captured: “%1”, “%2”</source>
        <translation>отвергает ход туда, где камень был снят: «%1», «%2»</translation>
    </message>
    <message>
        <source>takes captured stones off</source>
        <translation>снимает взятые камни</translation>
    </message>
    <message>
        <source>accepts that a ko is retaken at once: leaves that to the arbiter</source>
        <translation>принимает немедленное взятие ко: оставляет это судье</translation>
    </message>
    <message>
        <source>refuses to retake a ko at once</source>
        <translation>отвергает немедленное взятие ко</translation>
    </message>
    <message>
        <source>refuses to retake a ko after a threat and its answer</source>
        <translation>отвергает взятие ко после угрозы и ответа</translation>
    </message>
    <message>
        <source>accepts that a whole position is repeated</source>
        <translation>принимает повторение всей позиции</translation>
    </message>
    <message>
        <source>refuses to repeat a whole position (superko)</source>
        <translation>отвергает повторение всей позиции (суперко)</translation>
    </message>
    <message>
        <source>refuses suicide</source>
        <translation>отвергает самоубийство</translation>
    </message>
    <message>
        <source>accepts suicide of several stones, not of one</source>
        <translation>принимает самоубийство нескольких камней, но не одного</translation>
    </message>
    <message>
        <source>accepts suicide, even of one stone: leaves that to the arbiter</source>
        <translation>принимает самоубийство даже одного камня: оставляет это судье</translation>
    </message>
    <message>
        <source>leaves a stone on the board that was played without liberties</source>
        <translation>оставляет на доске камень, сыгранный без дамэ</translation>
    </message>
    <message>
        <source>refuses final_score on a finished board: “%1”</source>
        <translation>отвергает final_score на законченной доске: «%1»</translation>
    </message>
    <message>
        <source>answers final_score with “%1”, not like “%2”</source>
        <translation>отвечает на final_score «%1», а не как «%2»</translation>
    </message>
    <message>
        <source>scores a finished board without dead stones as %1; it is %2 by area and by territory</source>
        <translation>считает законченную доску без мёртвых камней как %1; это %2 и по площади, и по территории</translation>
    </message>
    <message>
        <source>answers final_status_list dead with “%1”</source>
        <translation>отвечает на final_status_list dead «%1»</translation>
    </message>
    <message>
        <source>recognises dead stones</source>
        <translation>распознаёт мёртвые камни</translation>
    </message>
    <message>
        <source>recognises no dead stones (%1): takes all stones for alive</source>
        <translation>не распознаёт мёртвых камней (%1): считает все живыми</translation>
    </message>
    <message>
        <source>takes %1 for dead where %2 are</source>
        <translation>считает мёртвыми камни %1, а мертвы %2</translation>
    </message>
    <message>
        <source>no final_score</source>
        <translation>final_score нет</translation>
    </message>
    <message>
        <source>scores a finished board correctly (%1)</source>
        <translation>правильно считает законченную доску (%1)</translation>
    </message>
    <message>
        <source>final_score ignores a komi that is set after it was asked first: still %1</source>
        <translation>final_score не учитывает коми, заданное после первого вопроса: по-прежнему %1</translation>
    </message>
    <message>
        <source>no final_status_list</source>
        <translation>final_status_list нет</translation>
    </message>
    <message>
        <source>answers final_status_list alive with “%1”</source>
        <translation>отвечает на final_status_list alive «%1»</translation>
    </message>
    <message>
        <source>answers final_status_list seki with “%1”, where no stone is in seki</source>
        <translation>отвечает на final_status_list seki «%1», хотя ни один камень не в сэки</translation>
    </message>
    <message>
        <source>played a whole game against itself, %1 legal moves, at most %2 s each</source>
        <translation>сыграл целую партию с собой, допустимых ходов: %1, не дольше %2 с на ход</translation>
    </message>
    <message>
        <source>began a game against itself, %1 legal moves, at most %2 s each</source>
        <translation>начал партию с собой, допустимых ходов: %1, не дольше %2 с на ход</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error for a move</source>
        <translation>пишет в стандартный поток ошибок за ход, байт: %1</translation>
    </message>
    <message>
        <source>generates moves, White first and one colour twice</source>
        <translation>выдаёт ходы, белыми первым и одним цветом дважды</translation>
    </message>
    <message>
        <source>shows another board than its own moves lead to</source>
        <translation>показывает не ту доску, к которой ведут его же ходы</translation>
    </message>
    <message>
        <source>refuses genmove after two passes: “%1”; play may be resumed when the dead stones are disputed</source>
        <translation>отвергает genmove после двух пасов: «%1»; при споре о мёртвых камнях игру надо продолжать</translation>
    </message>
    <message>
        <source>answers genmove after two passes</source>
        <translation>отвечает на genmove после двух пасов</translation>
    </message>
    <message>
        <source>no reg_genmove</source>
        <translation>reg_genmove нет</translation>
    </message>
    <message>
        <source>reg_genmove leaves the board alone</source>
        <translation>reg_genmove не трогает доску</translation>
    </message>
    <message>
        <source>reg_genmove answers “%1”, which cannot be played then</source>
        <translation>reg_genmove отвечает «%1», а сыграть это потом нельзя</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s at most</source>
        <translation>при секунде на ход тратил не больше %1 с</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s, but this machine is too busy to tell why</source>
        <translation>при секунде на ход потратил %1 с, но этот компьютер слишком занят, чтобы сказать почему</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s: would lose on time</source>
        <translation>при секунде на ход потратил %1 с: просрочил бы время</translation>
    </message>
    <message>
        <source>does not obey its clock: with a second a move, took %1 s</source>
        <translation>не слушается часов: при секунде на ход потратил %1 с</translation>
    </message>
    <message>
        <source>no time_settings: plays without a clock</source>
        <translation>time_settings нет: играет без часов</translation>
    </message>
    <message>
        <source>takes absolute, Canadian and no time limits</source>
        <translation>принимает абсолютное время, канадское и без ограничения</translation>
    </message>
    <message>
        <source>refuses %1</source>
        <translation>отвергает %1</translation>
    </message>
    <message>
        <source>takes fractions of a second in time_settings</source>
        <translation>принимает доли секунды в time_settings</translation>
    </message>
    <message>
        <source>no time_left</source>
        <translation>time_left нет</translation>
    </message>
    <message>
        <source>takes time_left</source>
        <translation>принимает time_left</translation>
    </message>
    <message>
        <source>no byo-yomi or Fischer time (kgs-time_settings, kata-time_settings)</source>
        <translation>нет бёёми и Фишера (kgs-time_settings, kata-time_settings)</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>принимает %1</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1” after two passes: %2</source>
        <translation>на «%1» после двух пасов пишет не по GTP: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1” after two passes: %2</source>
        <translation>завершается на «%1» после двух пасов: %2</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>serious</source>
        <translation>серьёзно</translation>
    </message>
    <message>
        <source>fit for matches: the one thing that is wrong does not matter there</source>
        <translation>годится для матчей: единственная ошибка там не важна</translation>
    </message>
    <message>
        <source>fit for matches: the %1 things that are wrong do not matter there</source>
        <translation>годится для матчей: ошибки (%1) там не важны</translation>
    </message>
    <message>
        <source>not fit for matches because of %1 of the %2 things that are wrong</source>
        <translation>не годится для матчей из-за %1 ошибок из %2</translation>
    </message>
    <message>
        <source>%1 takes an interval only, not the side to move</source>
        <translation>%1 принимает только интервал, без указания очереди хода</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is off the board</source>
        <translation>отвечает на «%1» «%2», а это вне доски</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is occupied</source>
        <translation>отвечает на «%1» «%2», а там занято</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is suicide</source>
        <translation>отвечает на «%1» «%2», а это самоубийство</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which retakes a ko at once</source>
        <translation>отвечает на «%1» «%2», а это немедленное взятие ко</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which repeats a position</source>
        <translation>отвечает на «%1» «%2», а это повторение позиции</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, at byte %2</source>
        <translation>%1, байт %2</translation>
    </message>
    <message>
        <source>it names no move</source>
        <translation>ход не указан</translation>
    </message>
    <message>
        <source>more moves than the board has</source>
        <translation>ходов больше, чем на доске места</translation>
    </message>
    <message>
        <source>a second root</source>
        <translation>второй корень</translation>
    </message>
    <message>
        <source>a move without its vertex, visits or win rate</source>
        <translation>ход без пункта, посещений или вероятности выигрыша</translation>
    </message>
    <message>
        <source>a value that belongs to no move</source>
        <translation>значение, не относящееся ни к какому ходу</translation>
    </message>
    <message>
        <source>a value that was given already</source>
        <translation>значение, которое уже было</translation>
    </message>
    <message>
        <source>a win rate out of range</source>
        <translation>вероятность выигрыша вне пределов</translation>
    </message>
    <message>
        <source>no move of this board</source>
        <translation>не ход на этой доске</translation>
    </message>
    <message>
        <source>a second map</source>
        <translation>вторая карта</translation>
    </message>
    <message>
        <source>no value between -1 and 1 for each point</source>
        <translation>нет значения от -1 до 1 для каждой точки</translation>
    </message>
    <message>
        <source>a number that belongs to nothing</source>
        <translation>число, ни к чему не относящееся</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>не число</translation>
    </message>
    <message>
        <source>no count</source>
        <translation>не количество</translation>
    </message>
    <message>
        <source>knows none of kata-analyze, lz-analyze, analyze</source>
        <translation>не знает ни kata-analyze, ни lz-analyze, ни analyze</translation>
    </message>
    <message>
        <source>names a move that is not one: %1</source>
        <translation>сообщает ход, которого нет: %1</translation>
    </message>
    <message>
        <source>names a move out of turn: %1</source>
        <translation>сообщает ход не в свою очередь: %1</translation>
    </message>
    <message>
        <source>has the game go on for ever</source>
        <translation>продолжает партию без конца</translation>
    </message>
    <message>
        <source>asks for a move out of turn</source>
        <translation>просит ход не в свою очередь</translation>
    </message>
    <message>
        <source>makes no sense: %1</source>
        <translation>бессмысленно: %1</translation>
    </message>
    <message>
        <source>is not valid TOML: %1</source>
        <translation>не TOML: %1</translation>
    </message>
    <message>
        <source>others may read this password; let only yourself, with chmod 600</source>
        <translation>этот пароль могут прочесть другие; оставьте доступ только себе: chmod 600</translation>
    </message>
    <message>
        <source>its first line holds no password</source>
        <translation>в первой строке нет пароля</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: не удаётся создать папку</translation>
    </message>
    <message>
        <source>it is not running</source>
        <translation>он не запущен</translation>
    </message>
    <message>
        <source>does not answer “%1” after two passes within %2 s</source>
        <translation>не отвечает на «%1» после двух пасов за %2 с</translation>
    </message>
    <message>
        <source>does not answer “%1” within %2 s</source>
        <translation>не отвечает на «%1» за %2 с</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>не удаётся прочесть файл</translation>
    </message>
    <message>
        <source>the file is written in a way that only an editor of texts can change: please do it there</source>
        <translation>файл написан так, что изменить его можно только в текстовом редакторе: сделайте это там</translation>
    </message>
    <message>
        <source>and %1 more mistakes</source>
        <translation>и ещё ошибок: %1</translation>
    </message>
    <message>
        <source>a scale of whole numbers needs whole ends</source>
        <translation>у шкалы целых чисел целые границы</translation>
    </message>
    <message>
        <source>this is too large to import</source>
        <translation>слишком велико, чтобы перенести</translation>
    </message>
    <message>
        <source>%1 cannot be formatted with “%2”</source>
        <translation>%1 нельзя записать по формату «%2»</translation>
    </message>
    <message>
        <source>a “%(” is not closed</source>
        <translation>«%(» не закрыто</translation>
    </message>
    <message>
        <source>there are too few values for the “%”</source>
        <translation>значений для «%» не хватает</translation>
    </message>
    <message>
        <source>a “%” has no type that is known</source>
        <translation>тип после «%» неизвестен</translation>
    </message>
    <message>
        <source>there are too many values for the “%”</source>
        <translation>значений для «%» слишком много</translation>
    </message>
    <message>
        <source>a “{” is not closed</source>
        <translation>«{» не закрыто</translation>
    </message>
    <message>
        <source>“{%1}” in a format is not understood</source>
        <translation>«{%1}» в формате непонятно</translation>
    </message>
    <message>
        <source>“+” of %1 cannot be imported</source>
        <translation>«+» у %1 не переносится</translation>
    </message>
    <message>
        <source>this expression cannot be imported; write its value</source>
        <translation>это вычисление не переносится; запишите его значение</translation>
    </message>
    <message>
        <source>“%1” of %2 and %3 cannot be imported</source>
        <translation>«%1» у %2 и %3 не переносится</translation>
    </message>
    <message>
        <source>the call of %1() cannot be imported; write its value</source>
        <translation>вызов %1() не переносится; запишите его значение</translation>
    </message>
    <message>
        <source>is not a table written by gogui-twogtp</source>
        <translation>не таблица gogui-twogtp</translation>
    </message>
    <message>
        <source>cannot remove %1</source>
        <translation>не удаётся удалить %1</translation>
    </message>
    <message>
        <source>the task is %1</source>
        <translation>задание — %1</translation>
    </message>
    <message>
        <source>the task is of another version: %1: %2</source>
        <translation>задание другой версии: %1: %2</translation>
    </message>
    <message>
        <source>the run&apos;s name cannot be the name of a folder</source>
        <translation>у запуска нет имени, годного для папки</translation>
    </message>
    <message>
        <source>%1 cannot be moved to %2</source>
        <translation>не удаётся переместить %1 в %2</translation>
    </message>
    <message>
        <source>it is off the board</source>
        <translation>вне доски</translation>
    </message>
    <message>
        <source>the point is occupied</source>
        <translation>точка занята</translation>
    </message>
    <message>
        <source>it is suicide</source>
        <translation>самоубийство</translation>
    </message>
    <message>
        <source>it retakes a ko at once</source>
        <translation>немедленное взятие ко</translation>
    </message>
    <message>
        <source>it repeats a position</source>
        <translation>повторение позиции</translation>
    </message>
    <message>
        <source>its board is %1, the game&apos;s is %2</source>
        <translation>его доска %1, а у партии %2</translation>
    </message>
    <message>
        <source>the stone on %1 has no liberties</source>
        <translation>у камня %1 нет дамэ</translation>
    </message>
    <message>
        <source>move %1, %2 %3, is illegal: %4</source>
        <translation>ход %1, %2 %3, недопустим: %4</translation>
    </message>
    <message>
        <source>the game is over with move %1; take fewer plies of it</source>
        <translation>партия кончается ходом %1; берите меньше ходов</translation>
    </message>
    <message>
        <source>there is no opening in what the openings are taken from</source>
        <translation>там, откуда берутся дебюты, дебютов нет</translation>
    </message>
    <message>
        <source>“%1” is not a vertex of a %2x%3 board</source>
        <translation>«%1» — не пункт доски %2x%3</translation>
    </message>
    <message>
        <source>“%1” at the end lacks its vertex</source>
        <translation>у «%1» в конце нет пункта</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <translation>%1:%2: %3</translation>
    </message>
    <message>
        <source>the line is longer than any game</source>
        <translation>строка длиннее любой партии</translation>
    </message>
    <message>
        <source>more than %1 openings</source>
        <translation>дебютов больше %1</translation>
    </message>
    <message>
        <source>opening “%1”: %2</source>
        <translation>дебют «%1»: %2</translation>
    </message>
    <message>
        <source>%1: it holds no *.sgf file</source>
        <translation>%1: в ней нет файлов *.sgf</translation>
    </message>
    <message>
        <source>%1: more than %2 openings</source>
        <translation>%1: дебютов больше %2</translation>
    </message>
    <message>
        <source>only %1 different random openings of %2 plies were found</source>
        <translation>разных случайных дебютов по %2 ходов найдено только %1</translation>
    </message>
    <message>
        <source>cannot move %1 to the trash</source>
        <translation>не удаётся переместить %1 в корзину</translation>
    </message>
    <message>
        <source>cannot move %1 to %2</source>
        <translation>не удаётся переместить %1 в %2</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>не хватает памяти</translation>
    </message>
    <message>
        <source>no run of %1 is under way</source>
        <translation>%1 сейчас не идёт</translation>
    </message>
    <message>
        <source>%1: no server can be started</source>
        <translation>%1: сервер не запускается</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make its folder writable</source>
        <translation>не удаётся записать %1: %2; разрешите запись в эту папку</translation>
    </message>
    <message>
        <source>cannot lock %1: %2</source>
        <translation>не удаётся заблокировать %1: %2</translation>
    </message>
    <message>
        <source>this competition is running already, as process %1; stop that one first (compete stop)</source>
        <translation>это соревнование уже идёт, процесс %1; сначала остановите его (compete stop)</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is full; free some space</source>
        <translation>не удаётся записать %1: диск полон; освободите место</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make the file and its folder writable, or copy it to a folder that is</source>
        <translation>не удаётся записать %1: %2; разрешите запись в файл и его папку или скопируйте его туда, где она разрешена</translation>
    </message>
    <message>
        <source>cannot open %1: %2; see that its folder exists and can be written</source>
        <translation>не удаётся открыть %1: %2; проверьте, что папка есть и в неё можно писать</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); keep a copy of it, save what can be read with &quot;sqlite3 FILE .recover&quot;, or move it away to begin anew</source>
        <translation>%1 повреждён (%2); сохраните копию файла, спасите читаемое командой &quot;sqlite3 FILE .recover&quot; или уберите его, чтобы начать заново</translation>
    </message>
    <message>
        <source>cannot write %1: another program is writing to it; end that one</source>
        <translation>не удаётся записать %1: туда пишет другая программа; завершите её</translation>
    </message>
    <message>
        <source>cannot use %1: %2</source>
        <translation>%1 не годится: %2</translation>
    </message>
    <message>
        <source>cannot rename %1 to %2, which would keep the earlier series; move it away yourself</source>
        <translation>не удаётся переименовать %1 в %2, чтобы сохранить прежнюю серию; уберите его сами</translation>
    </message>
    <message>
        <source>%1 has games with names that no competition gives them; it was not written by Shinpan, or it is damaged</source>
        <translation>в %1 партии с именами, каких не даёт ни одно соревнование; это писал не Shinpan, или файл повреждён</translation>
    </message>
    <message>
        <source>%1 has %2 games with impossible values; it was not written by Shinpan, or it is damaged</source>
        <translation>%1 сообщает о партиях (%2) то, чего не бывает; это писал не Shinpan, или файл повреждён</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>не удаётся прочесть %1: %2</translation>
    </message>
    <message>
        <source>there is no %1: nothing of this competition was played yet</source>
        <translation>%1 нет: в этом соревновании ещё ничего не сыграно</translation>
    </message>
    <message>
        <source>%1 has tables that compute what they say; it was not written by Shinpan</source>
        <translation>в %1 таблицы, которые вычисляют то, что сообщают; это писал не Shinpan</translation>
    </message>
    <message>
        <source>%1 is not the record of a competition but another program&apos;s database; move it away, or give the competition&apos;s file another name</source>
        <translation>%1 — не запись соревнования, а база данных другой программы; уберите её или дайте файлу соревнования другое имя</translation>
    </message>
    <message>
        <source>%1 was written by a newer Shinpan (tables of version %2, this one knows %3); use that one</source>
        <translation>%1 писал более новый Shinpan (таблицы версии %2, этот знает %3); возьмите его</translation>
    </message>
    <message>
        <source>the alias of &quot;%1&quot; to &quot;%2&quot; is not two GTP words</source>
        <translation>псевдоним &quot;%2&quot; для &quot;%1&quot; — не два слова GTP</translation>
    </message>
    <message>
        <source>%1.%2: %3</source>
        <translation>%1.%2: %3</translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation>нет или пусто</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>не текст</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>ни true, ни false</translation>
    </message>
    <message>
        <source>is not a list</source>
        <translation>не список</translation>
    </message>
    <message>
        <source>holds something that is not a text</source>
        <translation>содержит не текст</translation>
    </message>
    <message>
        <source>“%1” is not of the form %2</source>
        <translation>«%1» — не вида %2</translation>
    </message>
    <message>
        <source>is not an object</source>
        <translation>не объект</translation>
    </message>
    <message>
        <source>“%1” is not a time such as 30s or 2m; 0s means no limit</source>
        <translation>«%1» — не время вроде 30s или 2m; 0s — без ограничения</translation>
    </message>
    <message>
        <source>is not of the form {&quot;area&quot;: text, &quot;territory&quot;: text}</source>
        <translation>не вида {&quot;area&quot;: текст, &quot;territory&quot;: текст}</translation>
    </message>
    <message>
        <source>line %1 (byte %2): %3</source>
        <translation>строка %1 (байт %2): %3</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program (format %1)</source>
        <translation>это писала более новая версия программы (формат %1)</translation>
    </message>
    <message>
        <source>it is not a list of engines</source>
        <translation>это не список движков</translation>
    </message>
    <message>
        <source>%1[%2].%3: is missing or empty</source>
        <translation>%1[%2].%3: нет или пусто</translation>
    </message>
    <message>
        <source>%1.id: “%2” occurs twice</source>
        <translation>%1.id: «%2» стоит там дважды</translation>
    </message>
    <message>
        <source>%1: its folder cannot be created</source>
        <translation>%1: не удаётся создать его папку</translation>
    </message>
    <message>
        <source>%1: it cannot be kept as %2: %3</source>
        <translation>%1: не удаётся сохранить как %2: %3</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is nearly full</source>
        <translation>не удаётся записать %1: диск почти полон</translation>
    </message>
    <message>
        <source>an IPv6 address stands in brackets, as in [::1]:6800</source>
        <translation>адрес IPv6 пишется в скобках, например [::1]:6800</translation>
    </message>
    <message>
        <source>is not [HOST:]PORT, such as 6800 or 0.0.0.0:6800</source>
        <translation>не [HOST:]PORT вроде 6800 или 0.0.0.0:6800</translation>
    </message>
    <message>
        <source>%1: not an address of this computer</source>
        <translation>%1: не адрес этого компьютера</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to score a game; it takes %2</source>
        <translation>&quot;%1&quot; — не способ подсчитать партию; допустимы %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice in the scoring ladder</source>
        <translation>&quot;%1&quot; стоит в порядке подсчёта дважды</translation>
    </message>
    <message>
        <source>there is no game in this GIB file</source>
        <translation>в этом файле GIB нет партии</translation>
    </message>
    <message>
        <source>there is no move in this NGF file</source>
        <translation>в этом файле NGF нет хода</translation>
    </message>
    <message>
        <source>this UGF file is encrypted</source>
        <translation>этот файл UGF зашифрован</translation>
    </message>
    <message>
        <source>there is no game in this UGF file</source>
        <translation>в этом файле UGF нет партии</translation>
    </message>
    <message>
        <source>this is not a record of Go but of game %1</source>
        <translation>это не запись партии в го, а игра %1</translation>
    </message>
    <message>
        <source>there is no SGF game in it: no &quot;(&quot; followed by a node</source>
        <translation>партии SGF в нём нет: нет &quot;(&quot;, за которой следует узел</translation>
    </message>
    <message>
        <source>nothing in it was understood</source>
        <translation>ничего из того, что в нём стоит, не понято</translation>
    </message>
    <message>
        <source>%1: these lists name each other</source>
        <translation>%1: эти списки ссылаются друг на друга</translation>
    </message>
    <message>
        <source>%1: there is no test %2</source>
        <translation>%1: теста %2 нет</translation>
    </message>
    <message>
        <source>%1: is the log of a conversation, not a suite</source>
        <translation>%1: это журнал разговора, а не набор тестов</translation>
    </message>
    <message>
        <source>%1: there is no test in it</source>
        <translation>%1: в нём нет тестов</translation>
    </message>
    <message>
        <source>line %1 is not a test result as --json prints it</source>
        <translation>строка %1 — не результат теста в том виде, как его печатает --json</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>the engine took &quot;%1&quot;, which makes no sense to us; its moves are not judged until the next game</source>
        <translation>движок принял &quot;%1&quot;, чего мы не понимаем; его ходы не оцениваются до следующей партии</translation>
    </message>
    <message>
        <source>answered with the failure &quot;%1&quot;</source>
        <translation>ответил отказом &quot;%1&quot;</translation>
    </message>
    <message>
        <source>answered with &quot;%1&quot;, which is not a move</source>
        <translation>ответил &quot;%1&quot;, а это не ход</translation>
    </message>
    <message>
        <source>%1: there are %2 records; no more are written</source>
        <translation>%1: записей %2; больше не пишется</translation>
    </message>
    <message>
        <source>a candidate needs at least one game</source>
        <translation>кандидату нужна хотя бы одна партия</translation>
    </message>
    <message>
        <source>exploration must not be negative</source>
        <translation>exploration не может быть отрицательным</translation>
    </message>
    <message>
        <source>a calibration has exactly one parameter</source>
        <translation>у калибровки ровно один параметр</translation>
    </message>
    <message>
        <source>a calibration needs a parameter with a range of numbers</source>
        <translation>калибровке нужен параметр с числовым диапазоном</translation>
    </message>
    <message>
        <source>a calibration needs levels, such as [-100, 0, 100]</source>
        <translation>калибровке нужны уровни, например [-100, 0, 100]</translation>
    </message>
    <message>
        <source>games_per_candidate and precision must be above 0</source>
        <translation>games_per_candidate и precision должны быть больше 0</translation>
    </message>
    <message>
        <source>number_of_generations must be at least 1</source>
        <translation>number_of_generations должно быть не меньше 1</translation>
    </message>
    <message>
        <source>samples_per_generation must be at least 1</source>
        <translation>samples_per_generation должно быть не меньше 1</translation>
    </message>
    <message>
        <source>batch_size must be at least 1</source>
        <translation>batch_size должно быть не меньше 1</translation>
    </message>
    <message>
        <source>elite_proportion must be above 0 and below 1</source>
        <translation>elite_proportion должно быть больше 0 и меньше 1</translation>
    </message>
    <message>
        <source>step_size must be above 0 and below 1</source>
        <translation>step_size должно быть больше 0 и меньше 1</translation>
    </message>
    <message>
        <source>it must be split into at least one part</source>
        <translation>делить надо хотя бы на одну часть</translation>
    </message>
    <message>
        <source>its initial variance must not be negative</source>
        <translation>initial_variance не может быть отрицательным</translation>
    </message>
    <message>
        <source>its step at the end must be above 0</source>
        <translation>шаг в конце должен быть больше 0</translation>
    </message>
    <message>
        <source>its learning rate at the end must not be negative</source>
        <translation>скорость обучения в конце не может быть отрицательной</translation>
    </message>
    <message>
        <source>its own value is outside the range</source>
        <translation>собственное значение вне диапазона</translation>
    </message>
    <message>
        <source>its format is for numbers, but “%1” is none</source>
        <translation>его формат — для чисел, а «%1» не число</translation>
    </message>
    <message>
        <source>there is no parameter to tune</source>
        <translation>нет параметра для подбора</translation>
    </message>
    <message>
        <source>there are two parameters named “%1”</source>
        <translation>есть два параметра по имени «%1»</translation>
    </message>
    <message>
        <source>parameter “%1”: %2</source>
        <translation>параметр «%1»: %2</translation>
    </message>
    <message>
        <source>SPSA needs to know its number of games, two at least</source>
        <translation>SPSA надо знать число партий, не меньше двух</translation>
    </message>
    <message>
        <source>A, alpha and gamma must not be negative</source>
        <translation>A, alpha и gamma не могут быть отрицательными</translation>
    </message>
    <message>
        <source>an update needs at least one pair of games</source>
        <translation>обновлению нужна хотя бы одна пара партий</translation>
    </message>
    <message>
        <source>parameter “%1”: SPSA needs numbers, it cannot step between choices</source>
        <translation>параметр «%1»: SPSA нужны числа, между вариантами шагать нельзя</translation>
    </message>
    <message>
        <source>exploration_coefficient must not be negative</source>
        <translation>exploration_coefficient не может быть отрицательным</translation>
    </message>
    <message>
        <source>initial_visits and initial_wins must be at least 1</source>
        <translation>initial_visits и initial_wins должны быть не меньше 1</translation>
    </message>
    <message>
        <source>initial_wins cannot be more than initial_visits</source>
        <translation>initial_wins не может быть больше initial_visits</translation>
    </message>
    <message>
        <source>max_depth must be at least 1</source>
        <translation>max_depth должно быть не меньше 1</translation>
    </message>
    <message>
        <source>the splits make %1 cells, more than %2 cannot be searched</source>
        <translation>деление даёт %1 ячеек, больше %2 не обыскать</translation>
    </message>
    <message>
        <source>a format needs exactly one conversion for the value, such as %s or %.2f</source>
        <translation>в формате должно быть ровно одно преобразование для значения, например %s или %.2f</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1 — файл, а не папка</translation>
    </message>
    <message>
        <source>%1 is not empty; name a new folder</source>
        <translation>%1 не пуста; укажите новую папку</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>не удаётся создать %1</translation>
    </message>
    <message>
        <source>the LaTeX package psgo draws square boards of up to %1 lines; this one has %2×%3</source>
        <translation>пакет LaTeX psgo рисует квадратные доски до %1 линий; эта %2×%3</translation>
    </message>
    <message>
        <source>no machine is left</source>
        <translation>компьютеров не осталось</translation>
    </message>
    <message>
        <source>%1 tasks in a row have played nothing</source>
        <translation>заданий подряд, в которых ничего не сыграно: %1</translation>
    </message>
    <message>
        <source>%1 tasks in a row were lost; their logs are in %2</source>
        <translation>заданий потеряно подряд: %1; их журналы в %2</translation>
    </message>
    <message>
        <source>stopped after the pairs of games that were begun</source>
        <translation>остановлено после начатых пар партий</translation>
    </message>
    <message>
        <source>stopped after the games that were running</source>
        <translation>остановлено после шедших партий</translation>
    </message>
    <message>
        <source>stopped at once</source>
        <translation>остановлено сразу</translation>
    </message>
    <message>
        <source>the time of this run was up</source>
        <translation>время этого запуска истекло</translation>
    </message>
    <message>
        <source>this run had its %1 games</source>
        <translation>в этом запуске сыграны все партии: %1</translation>
    </message>
    <message>
        <source>%1 games were left out, because their players are in quarantine: %2</source>
        <translation>партий пропущено, потому что их игроки на карантине: %1: %2</translation>
    </message>
    <message>
        <source>there are no openings left</source>
        <translation>дебютов не осталось</translation>
    </message>
    <message>
        <source>too many void games: none of this matchup was completed in this run before game %1 was void</source>
        <translation>слишком много незасчитанных партий: до незасчитанной партии %1 в этой паре не было доиграно ни одной</translation>
    </message>
    <message>
        <source>too many void games: game %1 is the second in a row of its matchup</source>
        <translation>слишком много незасчитанных партий: партия %1 — вторая подряд в этой паре</translation>
    </message>
    <message>
        <source>too many void games: game %1 was void %2 times</source>
        <translation>слишком много незасчитанных партий: партия %1 не засчитана раз: %2</translation>
    </message>
    <message>
        <source>did not leave after quit</source>
        <translation>не вышел после quit</translation>
    </message>
    <message>
        <source>broke down on quit: %1</source>
        <translation>сломался при quit: %1</translation>
    </message>
    <message>
        <source>the referee</source>
        <translation>судья</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has results of other settings, which cannot be counted together: %2. Set them back, begin a new series, or give the file another name</source>
        <translation>в %1 результаты с другими настройками, их нельзя считать вместе: %2. Верните настройки, начните новую серию или дайте файлу другое имя</translation>
    </message>
    <message>
        <source>its games were played with other settings: %1</source>
        <translation>его партии сыграны с другими настройками: %1</translation>
    </message>
    <message>
        <source>it does not say with which settings its games were played; an earlier version wrote it</source>
        <translation>не указано, с какими настройками сыграны его партии; это писала более ранняя версия</translation>
    </message>
    <message>
        <source>it has a game without a number</source>
        <translation>в нём партия без номера</translation>
    </message>
    <message>
        <source>it has game %1 twice, so it is of more than one match</source>
        <translation>в нём партия %1 дважды, значит, это больше одного матча</translation>
    </message>
    <message>
        <source>%1:%2: this is no whole game and is not counted</source>
        <translation>%1:%2: это не целая партия, она не засчитывается</translation>
    </message>
    <message>
        <source>%1:%2: cannot go on with this match: %3</source>
        <translation>%1:%2: этот матч нельзя продолжить: %3</translation>
    </message>
    <message>
        <source>is missing; each [[account]] is a name on the server and who plays under it</source>
        <translation>нет; каждый [[account]] — имя на сервере и тот, кто под ним играет</translation>
    </message>
    <message>
        <source>“%1” occurs twice; the server takes a name once</source>
        <translation>«%1» указан дважды; сервер принимает имя один раз</translation>
    </message>
    <message>
        <source>“%1” cannot be a name on the server; it takes 3 to 18 letters, digits, dots, hyphens and underscores, and begins with no digit</source>
        <translation>«%1» не годится как имя на сервере; нужно от 3 до 18 букв, цифр, точек, дефисов и подчёркиваний, первой не цифра</translation>
    </message>
    <message>
        <source>is missing; it takes host:port, such as &quot;yss-aya.com:6809&quot;</source>
        <translation>нет; нужно host:port, например &quot;yss-aya.com:6809&quot;</translation>
    </message>
    <message>
        <source>it takes host:port</source>
        <translation>нужно host:port</translation>
    </message>
    <message>
        <source>it takes &quot;cgos&quot; or a rule set such as &quot;Tromp-Taylor&quot;</source>
        <translation>нужно &quot;cgos&quot; или правила, например &quot;Tromp-Taylor&quot;</translation>
    </message>
    <message>
        <source>is missing; it takes the id of a [[player]]</source>
        <translation>нет; нужен id одного из [[player]]</translation>
    </message>
    <message>
        <source>“%1” is not the id of a [[player]]</source>
        <translation>«%1» — не id одного из [[player]]</translation>
    </message>
    <message>
        <source>“%1” is not a set of processors; it takes a text for each slot, such as &quot;0-3&quot; or &quot;4,6&quot;</source>
        <translation>«%1» — не набор процессоров; нужен текст на каждое место, например &quot;0-3&quot; или &quot;4,6&quot;</translation>
    </message>
    <message>
        <source>is too long: files are named after it, and %1 characters are the most</source>
        <translation>слишком длинное: им называются файлы, самое большее — знаков: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; it takes letters, digits and -!$%&amp;*+.:;&lt;=&gt;?^_~#, without blanks</source>
        <translation>«%1» не годится как id; допустимы буквы, цифры и -!$%&amp;*+.:;&lt;=&gt;?^_~#, без пробелов</translation>
    </message>
    <message>
        <source>“%1” is taken already</source>
        <translation>«%1» уже занято</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes a number or &quot;%2&quot;</source>
        <translation>«%1» неизвестно; нужно число или &quot;%2&quot;</translation>
    </message>
    <message>
        <source>is missing; it takes %1</source>
        <translation>нет; нужно %1</translation>
    </message>
    <message>
        <source>this type needs a number of games, 1 or more</source>
        <translation>этому типу нужно число партий, 1 или больше</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>относится к %1</translation>
    </message>
    <message>
        <source>is missing; it takes a table with elo0 and elo1, [sprt]</source>
        <translation>нет; нужна таблица с elo0 и elo1, [sprt]</translation>
    </message>
    <message>
        <source>an SPRT match has exactly two players</source>
        <translation>в матче SPRT ровно два игрока</translation>
    </message>
    <message>
        <source>a competition has two players or more, each a table [[player]] with id and command</source>
        <translation>в соревновании два игрока или больше, каждый — таблица [[player]] с id и command</translation>
    </message>
    <message>
        <source>there must be fewer %1 than players (%2)</source>
        <translation>%1 должно быть меньше числа игроков (%2)</translation>
    </message>
    <message>
        <source>does not go with a handicap: it is the openings that say what stands on the board, and those from SGF may set stones up</source>
        <translation>не сочетается с форой: что стоит на доске, говорят дебюты, а взятые из SGF могут расставлять камни</translation>
    </message>
    <message>
        <source>is missing; a scorer asks a referee, which takes a table [referee] with its command</source>
        <translation>нет; подсчёт спрашивает судью, для него нужна таблица [referee] с command</translation>
    </message>
    <message>
        <source>no scorer asks it</source>
        <translation>никакой подсчёт его не спрашивает</translation>
    </message>
    <message>
        <source>; did you mean “%1”?</source>
        <translation>; возможно, имелось в виду «%1»?</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>текст в кавычках</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>целое число от %1 до %2</translation>
    </message>
    <message>
        <source>%1 is out of range; it takes %2</source>
        <translation>%1 вне пределов; нужно %2</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>число от %1 до %2</translation>
    </message>
    <message>
        <source>“%1” is no time; it takes &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; or a number of seconds, up to 1000 hours</source>
        <translation>«%1» — не время; нужно &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; или число секунд, до 1000 часов</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>список текстов в кавычках</translation>
    </message>
    <message>
        <source>holds %1; it takes %2</source>
        <translation>содержит %1; нужно %2</translation>
    </message>
    <message>
        <source>a table such as { NAME = &quot;value&quot; }</source>
        <translation>таблица вида { NAME = &quot;value&quot; }</translation>
    </message>
    <message>
        <source>a table, [%1]</source>
        <translation>таблица, [%1]</translation>
    </message>
    <message>
        <source>tables, [[%1]]</source>
        <translation>таблицы, [[%1]]</translation>
    </message>
    <message>
        <source>there are %1; %2 are the most</source>
        <translation>их %1; самое большее %2</translation>
    </message>
    <message>
        <source>is %1; it takes %2</source>
        <translation>это %1; нужно %2</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes %2%3</source>
        <translation>«%1» неизвестно; нужно %2%3</translation>
    </message>
    <message>
        <source>; there are %1</source>
        <translation>; есть %1</translation>
    </message>
    <message>
        <source>no such setting%1</source>
        <translation>нет такой настройки%1</translation>
    </message>
    <message>
        <source>“%1” is not understood; %2</source>
        <translation>«%1» непонятно; %2</translation>
    </message>
    <message>
        <source>%1 stones are not possible; a board of %2x%3 takes %4 where handicap_style is &quot;%5&quot;</source>
        <translation>столько камней (%1) невозможно; доска %2x%3 при handicap_style &quot;%5&quot; принимает %4</translation>
    </message>
    <message>
        <source>it takes a number from %1 to %2, or columns and rows such as &quot;13x9&quot;</source>
        <translation>нужно число от %1 до %2 или столбцы и строки, например &quot;13x9&quot;</translation>
    </message>
    <message>
        <source>it takes %1, or fields as KataGo&apos;s: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</source>
        <translation>нужно %1 или поля, как у KataGo: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</translation>
    </message>
    <message>
        <source>it takes %1</source>
        <translation>нужно %1</translation>
    </message>
    <message>
        <source>“%1” asks a person, and there is none</source>
        <translation>«%1» спрашивает человека, а его нет</translation>
    </message>
    <message>
        <source>is missing; it takes the name of a file with a host a line, such as &quot;4/anna@north&quot;</source>
        <translation>нет; нужно имя файла с хостами по одному в строке, например &quot;4/anna@north&quot;</translation>
    </message>
    <message>
        <source>it takes the ids of two players, [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>нужны id двух игроков, [&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>there is no player “%1”%2</source>
        <translation>нет игрока «%1»%2</translation>
    </message>
    <message>
        <source>is missing; a playoff has one table or more, [[matchup]], with players = [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>нет; в плей-офф одна или несколько таблиц [[matchup]] с players = [&quot;ID&quot;, &quot;ID&quot;]</translation>
    </message>
    <message>
        <source>it takes a path</source>
        <translation>нужен путь</translation>
    </message>
    <message>
        <source>belongs to lines = &quot;sampled&quot;</source>
        <translation>относится к lines = &quot;sampled&quot;</translation>
    </message>
    <message>
        <source>a source of openings has one of sgf, moves_file, moves, random_plies and index</source>
        <translation>источник дебютов — одно из sgf, moves_file, moves, random_plies и index</translation>
    </message>
    <message>
        <source>it has changed; index it anew</source>
        <translation>он изменился; проиндексируйте его заново</translation>
    </message>
    <message>
        <source>no position after %1 moves was won by both colours %2 times; ask for fewer wins or moves</source>
        <translation>после %1 ходов нет позиции, в которой обе стороны победили по %2 раз; запросите меньше побед или ходов</translation>
    </message>
    <message>
        <source>is missing or empty; it takes the engine&apos;s command line, such as &quot;gnugo --mode gtp&quot;, or tcp://host:port</source>
        <translation>нет или пусто; нужна командная строка движка, например &quot;gnugo --mode gtp&quot;, или tcp://host:port</translation>
    </message>
    <message>
        <source>an engine that listens takes none</source>
        <translation>движку, который ждёт подключения, этого не нужно</translation>
    </message>
    <message>
        <source>“%1” is not a GTP command; it takes a list of commands, each a text or the list of its words</source>
        <translation>«%1» — не команда GTP; нужен список команд, каждая — текст или список слов</translation>
    </message>
    <message>
        <source>“%1” cannot be a variable&apos;s name</source>
        <translation>«%1» не годится как имя переменной</translation>
    </message>
    <message>
        <source>“%1” = “%2” is not a pair of GTP commands</source>
        <translation>«%1» = «%2» — не пара команд GTP</translation>
    </message>
    <message>
        <source>“%1” is neither area nor territory</source>
        <translation>«%1» — ни area, ни territory</translation>
    </message>
    <message>
        <source>it takes a size such as 512M or 4G</source>
        <translation>нужен размер, например 512M или 4G</translation>
    </message>
    <message>
        <source>“%1” is not the id of an earlier player</source>
        <translation>«%1» — не id игрока, стоящего раньше</translation>
    </message>
    <message>
        <source>scale = &quot;choice&quot; needs a list of texts or numbers</source>
        <translation>для scale = &quot;choice&quot; нужен список текстов или чисел</translation>
    </message>
    <message>
        <source>is missing; a parameter has low and high, or scale = &quot;choice&quot; and choices</source>
        <translation>нет; у параметра есть low и high или scale = &quot;choice&quot; и choices</translation>
    </message>
    <message>
        <source>“%1” is none of the choices</source>
        <translation>«%1» нет среди вариантов</translation>
    </message>
    <message>
        <source>“%1” is not within the range</source>
        <translation>«%1» вне пределов</translation>
    </message>
    <message>
        <source>a parameter has a name of letters, digits, “_”, “-” and “.”, which stands in braces in the command of the first player</source>
        <translation>имя параметра состоит из букв, цифр, «_», «-» и «.» и стоит в фигурных скобках в команде первого игрока</translation>
    </message>
    <message>
        <source>“{%1}” stands nowhere in the command, environment or start-up commands of the first player, which is tuned</source>
        <translation>«{%1}» нет ни в команде, ни в окружении, ни в командах запуска первого игрока, чьи параметры подбираются</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it</source>
        <translation>SPSA нужно число партий: под него рассчитаны шаги</translation>
    </message>
    <message>
        <source>SPSA plays the first player against itself; there is to be no other</source>
        <translation>в SPSA первый игрок играет с собой; другого быть не должно</translation>
    </message>
    <message>
        <source>it takes Elo from -%1 to %1, as numbers in a list</source>
        <translation>нужны Elo от -%1 до %1, списком чисел</translation>
    </message>
    <message>
        <source>must be above elo0</source>
        <translation>должно быть больше elo0</translation>
    </message>
    <message>
        <source>is missing; a control file has competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; or &apos;ce_tuner&apos;</source>
        <translation>нет; в управляющем файле есть competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; или &apos;ce_tuner&apos;</translation>
    </message>
    <message>
        <source>is none of &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; and &apos;ce_tuner&apos;</source>
        <translation>не одно из &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; и &apos;ce_tuner&apos;</translation>
    </message>
    <message>
        <source>a tuner has a function of this name, which makes a Player(…) of its parameters</source>
        <translation>при подборе нужна функция с этим именем, которая делает из параметров Player(…)</translation>
    </message>
    <message>
        <source>holds %1; it takes Matchup(…)</source>
        <translation>содержит %1; нужно Matchup(…)</translation>
    </message>
    <message>
        <source>“%1” occurs twice</source>
        <translation>«%1» стоит там дважды</translation>
    </message>
    <message>
        <source>a control file has players = { &apos;ID&apos; : Player(…) }</source>
        <translation>в управляющем файле есть players = { &apos;ID&apos; : Player(…) }</translation>
    </message>
    <message>
        <source>“%1” is %2; it takes Player(…)</source>
        <translation>«%1» — это %2; нужно Player(…)</translation>
    </message>
    <message>
        <source>there is no player “%1”</source>
        <translation>нет игрока «%1»</translation>
    </message>
    <message>
        <source>is missing or empty; it takes a list</source>
        <translation>нет или пусто; нужен список</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>has more than %1 arguments without a name</source>
        <translation>аргументов без имени больше %1</translation>
    </message>
    <message>
        <source>has no argument “%1”</source>
        <translation>нет аргумента «%1»</translation>
    </message>
    <message>
        <source>is neither &apos;players&apos; nor &apos;internal&apos;</source>
        <translation>ни &apos;players&apos;, ни &apos;internal&apos;</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>целое число</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>дата или время</translation>
    </message>
    <message>
        <source>plays on %1×%1 only</source>
        <translation>играет только на %1×%1</translation>
    </message>
    <message>
        <source>plays on boards of %1 to %2 lines</source>
        <translation>играет на досках от %1 до %2 линий</translation>
    </message>
    <message>
        <source>takes a komi in steps of %1 only</source>
        <translation>принимает коми только с шагом %1</translation>
    </message>
    <message>
        <source>what is known of it</source>
        <translation>что о нём известно</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Известное</translation>
    </message>
    <message>
        <source>seen again: %1</source>
        <translation>замечено снова: %1</translation>
    </message>
    <message>
        <source>not asked: %1</source>
        <translation>не спрашивали: %1</translation>
    </message>
    <message>
        <source>not seen: %1</source>
        <translation>не замечено: %1</translation>
    </message>
    <message>
        <source>known since %1, not seen: %2</source>
        <translation>известно с %1, не замечено: %2</translation>
    </message>
    <message>
        <source>this is not what &quot;shinpan-cli check --json&quot; writes</source>
        <translation>это не то, что пишет &quot;shinpan-cli check --json&quot;</translation>
    </message>
    <message>
        <source>its settings cannot be told without what is private: %1; keep some of it</source>
        <translation>его настройки нельзя сообщить без личного: %1; оставьте часть</translation>
    </message>
    <message>
        <source>%1 is being played; seal it when it is over, or stop it first</source>
        <translation>%1 ещё идёт; запечатайте, когда оно кончится, или сначала остановите</translation>
    </message>
    <message>
        <source>it is not a bundle, or not a whole one</source>
        <translation>это не пакет или не весь пакет</translation>
    </message>
    <message>
        <source>it says that it has %1 entries; no bundle has more than %2</source>
        <translation>в нём будто бы %1 записей; больше %2 не бывает</translation>
    </message>
    <message>
        <source>entry &quot;%1&quot;: %2</source>
        <translation>запись &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>это не файл</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>зашифровано</translation>
    </message>
    <message>
        <source>it is packed in another way than by deflate</source>
        <translation>сжато не способом deflate</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>размер неизвестен</translation>
    </message>
    <message>
        <source>the archive is damaged: %1</source>
        <translation>архив повреждён: %1</translation>
    </message>
    <message>
        <source>nothing in a bundle has such a name</source>
        <translation>в пакете ничего с таким именем не бывает</translation>
    </message>
    <message>
        <source>it unpacks to more than any bundle of its size</source>
        <translation>распаковывается в большее, чем любой пакет такого размера</translation>
    </message>
    <message>
        <source>its size is not what it says</source>
        <translation>в нём не столько байт, сколько указано</translation>
    </message>
    <message>
        <source>its manifest was not written by Shinpan</source>
        <translation>его опись не от Shinpan</translation>
    </message>
    <message>
        <source>its format is &quot;%1&quot;; this Shinpan knows %2</source>
        <translation>его формат &quot;%1&quot;; этот Shinpan знает %2</translation>
    </message>
    <message>
        <source>%1 is not what was sealed</source>
        <translation>%1 — не то, что было запечатано</translation>
    </message>
    <message>
        <source>it has two entries &quot;%1&quot;</source>
        <translation>в нём две записи &quot;%1&quot;</translation>
    </message>
    <message>
        <source>it has no manifest, so it is not a sealed competition</source>
        <translation>в нём нет описи: это не запечатанное соревнование</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>«%1» — не одно из %2</translation>
    </message>
    <message>
        <source>knows commands that it does not list.</source>
        <translation>знает команды, которых не перечисляет.</translation>
    </message>
    <message>
        <source>plays on the one size that it was built for, usually 19×19.</source>
        <translation>играет только на одном размере доски, для которого собран, обычно 19×19.</translation>
    </message>
    <message>
        <source>keeps the stones for the same size again.</source>
        <translation>при том же размере оставляет камни.</translation>
    </message>
    <message>
        <source>answers final_score with the middle of 1024 games that it plays out by chance.</source>
        <translation>отвечает на final_score серединой 1024 партий, доигранных случайно.</translation>
    </message>
    <message>
        <source>changes its game with these commands in a way that only it knows.</source>
        <translation>меняет этими командами свою партию так, как знает только он.</translation>
    </message>
    <message>
        <source>reads or writes the file that these commands name.</source>
        <translation>читает или пишет файл, названный в этих командах.</translation>
    </message>
    <message>
        <source>takes time settings before the first move only, unless they are those that it has.</source>
        <translation>принимает настройки времени только до первого хода, если они не те же, что уже есть.</translation>
    </message>
    <message>
        <source>empties the board for the same size again.</source>
        <translation>при том же размере очищает доску.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi and handicap.</source>
        <translation>принимает коми и фору записи.</translation>
    </message>
    <message>
        <source>goes back to the rules that it was started with, whatever a record&apos;s RU says.</source>
        <translation>возвращается к правилам, с которыми запущен, каким бы ни было RU записи.</translation>
    </message>
    <message>
        <source>scores the board as it stands, and only where its rules say that the dead are captured.</source>
        <translation>считает доску как есть, и только если его правила велят снимать мёртвых.</translation>
    </message>
    <message>
        <source>is only asked with these commands.</source>
        <translation>этими командами его только спрашивают.</translation>
    </message>
    <message>
        <source>is told the game with these commands, as their words say.</source>
        <translation>этими командами ему сообщают партию, как гласят их слова.</translation>
    </message>
    <message>
        <source>writes the file that these commands name, and answers with it where they name none or a dash.</source>
        <translation>пишет файл, названный в этих командах, а без имени или с чертой отвечает его содержимым.</translation>
    </message>
    <message>
        <source>speaks GTP only when its command line says so.</source>
        <translation>говорит на GTP, только если так велит командная строка.</translation>
    </message>
    <message>
        <source>is told Chinese or Japanese rules on its command line, and by no command.</source>
        <translation>китайские или японские правила узнаёт только из командной строки, ни из одной команды.</translation>
    </message>
    <message>
        <source>counts territory unless its command line says otherwise.</source>
        <translation>считает территорию, если командная строка не велит иначе.</translation>
    </message>
    <message>
        <source>counting area, gives White a point for each handicap stone.</source>
        <translation>при подсчёте площади даёт белым очко за каждый камень форы.</translation>
    </message>
    <message>
        <source>refuses every suicide unless its command line allows it.</source>
        <translation>отвергает любое самоубийство, если командная строка его не разрешает.</translation>
    </message>
    <message>
        <source>takes suicide of several stones, but not of one, with --allow-suicide.</source>
        <translation>с --allow-suicide принимает самоубийство нескольких камней, но не одного.</translation>
    </message>
    <message>
        <source>takes the suicide of a lone stone only with --allow-all-suicide.</source>
        <translation>самоубийство одного камня принимает только с --allow-all-suicide.</translation>
    </message>
    <message>
        <source>is told on its command line which suicide is legal, and by no command.</source>
        <translation>какое самоубийство допустимо, узнаёт только из командной строки, ни из одной команды.</translation>
    </message>
    <message>
        <source>takes square boards from 1×1 to 19×19.</source>
        <translation>принимает квадратные доски от 1×1 до 19×19.</translation>
    </message>
    <message>
        <source>takes whole seconds only.</source>
        <translation>принимает только целые секунды.</translation>
    </message>
    <message>
        <source>takes a line of more than 1000 bytes for several commands.</source>
        <translation>принимает строку длиннее 1000 байт за несколько команд.</translation>
    </message>
    <message>
        <source>puts a fixed handicap on the fourth line of a 12×12 board, where GTP has the third.</source>
        <translation>на доске 12×12 ставит постоянную фору на четвёртую линию, а в GTP третья.</translation>
    </message>
    <message>
        <source>keeps the free handicap stones that stand before the one that it refuses.</source>
        <translation>оставляет камни свободной форы, стоящие перед тем, который отвергает.</translation>
    </message>
    <message>
        <source>puts the handicap stones that a record&apos;s HA counts on the board by itself where no AB does and White begins.</source>
        <translation>сам ставит на доску камни форы, указанные в HA записи, если нет AB и начинают белые.</translation>
    </message>
    <message>
        <source>takes a record&apos;s handicap for none where its stones are set up with AB, and counts area without the points for it.</source>
        <translation>не считает форой фору записи, чьи камни расставлены через AB, и считает площадь без очков за неё.</translation>
    </message>
    <message>
        <source>ignores the AE of a record&apos;s set-up.</source>
        <translation>не замечает AE в расстановке записи.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 5.5 where it names none.</source>
        <translation>принимает коми записи, а если его нет, 5.5.</translation>
    </message>
    <message>
        <source>leaves out the moves of a record that it takes for illegal, and says nothing of it.</source>
        <translation>пропускает ходы записи, которые считает недопустимыми, и молчит об этом.</translation>
    </message>
    <message>
        <source>keeps the rules of its command line, whatever a record&apos;s RU says.</source>
        <translation>сохраняет правила командной строки, каким бы ни было RU записи.</translation>
    </message>
    <message>
        <source>adds the prisoners to the komi of the record that it writes, which holds the last position and no moves.</source>
        <translation>добавляет пленников к коми записи, которую пишет; в ней последняя позиция и нет ходов.</translation>
    </message>
    <message>
        <source>says in the record of a handicap game that Black is to play, and reads such a record back as an even game.</source>
        <translation>пишет в записи партии с форой, что ход чёрных, и читает такую запись как равную партию.</translation>
    </message>
    <message>
        <source>repeats its last final_score after another komi, also over passes, until a stone is played.</source>
        <translation>повторяет последний final_score после другого коми и после пасов, пока не сыгран камень.</translation>
    </message>
    <message>
        <source>repeats its last final_score also for another game with the same stones.</source>
        <translation>повторяет последний final_score и для другой партии с теми же камнями.</translation>
    </message>
    <message>
        <source>counts no eyes in seki, even by area.</source>
        <translation>не считает глаз в сэки, даже по площади.</translation>
    </message>
    <message>
        <source>estimates by estimate_score a seki as if one side of it were dead, and says that it is certain.</source>
        <translation>в estimate_score оценивает сэки так, будто одна сторона мертва, и говорит, что это точно.</translation>
    </message>
    <message>
        <source>plays the neutral points out in turn before it counts area: with an odd number of them whoever did not move last has one more.</source>
        <translation>перед подсчётом площади доигрывает нейтральные точки по очереди: при нечётном их числе у того, кто не сделал последний ход, на одну больше.</translation>
    </message>
    <message>
        <source>chooses with reg_genmove as a program just started would, which is often another move than genmove&apos;s.</source>
        <translation>в reg_genmove выбирает как только что запущенная программа, часто не тот ход, что genmove.</translation>
    </message>
    <message>
        <source>tells its processor time since it was started.</source>
        <translation>сообщает своё время процессора с запуска.</translation>
    </message>
    <message>
        <source>plays a move with these commands.</source>
        <translation>этими командами делает ход.</translation>
    </message>
    <message>
        <source>answers these commands line by line.</source>
        <translation>на эти команды отвечает построчно.</translation>
    </message>
    <message>
        <source>ends these commands at any further line.</source>
        <translation>эти команды кончает любой следующей строкой.</translation>
    </message>
    <message>
        <source>ends these commands by itself, or at any further line.</source>
        <translation>эти команды кончает сам или любой следующей строкой.</translation>
    </message>
    <message>
        <source>takes boards of 2 to 19 columns and rows unless it was built for more.</source>
        <translation>принимает доски от 2 до 19 столбцов и строк, если не собран для больших.</translation>
    </message>
    <message>
        <source>takes whole and half points of komi only, up to 400.</source>
        <translation>принимает только целые и половинные очки коми, до 400.</translation>
    </message>
    <message>
        <source>takes fractions of a second, and lists byoyomi and fischer-capped where its document has byo-yomi and nothing.</source>
        <translation>принимает доли секунды и указывает byoyomi и fischer-capped там, где в его описании бёёми и ничего.</translation>
    </message>
    <message>
        <source>has friends pass by Chinese, AGA and New Zealand rules, but not by Japanese and Korean ones, whatever its document says.</source>
        <translation>допускает дружеский пас по китайским, новозеландским правилам и AGA, но не по японским и корейским, что бы ни говорило его описание.</translation>
    </message>
    <message>
        <source>refuses territory with a button, and what else its network was not taught.</source>
        <translation>отвергает территорию с кнопкой и прочее, чему его сеть не учили.</translation>
    </message>
    <message>
        <source>takes suicide of several stones for legal in play whatever its rules, and never that of one.</source>
        <translation>в игре считает допустимым самоубийство нескольких камней при любых правилах, а одного — никогда.</translation>
    </message>
    <message>
        <source>takes Black&apos;s stones before White&apos;s first move for a handicap, however they were put there.</source>
        <translation>камни чёрных до первого хода белых считает форой, как бы они там ни оказались.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and keeps its own where it names none.</source>
        <translation>принимает коми записи, а если его нет, сохраняет своё.</translation>
    </message>
    <message>
        <source>keeps the rules of the record before, or those that it was told, where a record has no RU.</source>
        <translation>сохраняет правила прежней записи или те, что ему сообщили, если в записи нет RU.</translation>
    </message>
    <message>
        <source>refuses a record that sets stones up after its first node.</source>
        <translation>отвергает запись, где камни расставлены после первого узла.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search: before two passes, and after them wherever its rules let friends pass with dead stones on the board.</source>
        <translation>отвечает на final_score оценкой своего поиска: до двух пасов, а после них — если его правила разрешают пасовать при мёртвых камнях на доске.</translation>
    </message>
    <message>
        <source>estimates the score by territory until the clean-up is over, and in a seki from one pass to the next otherwise.</source>
        <translation>оценивает счёт по территории, пока уборка не закончена, а в сэки — от паса к пасу по-разному.</translation>
    </message>
    <message>
        <source>ends an analysis at any line, an empty one too.</source>
        <translation>кончает анализ любой строкой, и пустой тоже.</translation>
    </message>
    <message>
        <source>chooses the same moves with kata-genmove_analyze as with genmove, and ends its answer with the move.</source>
        <translation>с kata-genmove_analyze выбирает те же ходы, что с genmove, и заканчивает ответ ходом.</translation>
    </message>
    <message>
        <source>tells no noResultValue of the whole position, only of each move.</source>
        <translation>не сообщает noResultValue всей позиции, только каждого хода.</translation>
    </message>
    <message>
        <source>tells the time on the wall that its moves took as its processor time.</source>
        <translation>сообщает как время процессора время по часам, ушедшее на ходы.</translation>
    </message>
    <message>
        <source>leaves analyses and cancelled searches out of its processor time.</source>
        <translation>не включает в своё время процессора анализ и отменённый поиск.</translation>
    </message>
    <message>
        <source>warns that its configuration has a setting that it does not know, such as one that is misspelt, and plays without it.</source>
        <translation>предупреждает, что в его конфигурации есть неизвестная настройка, например с опечаткой, и играет без неё.</translation>
    </message>
    <message>
        <source>warns that its network does not know the rules of a record, and plays by others.</source>
        <translation>предупреждает, что его сеть не знает правил записи, и играет по другим.</translation>
    </message>
    <message>
        <source>counts area as Tromp and Taylor do, takes every stone for alive, and gives White a point for each handicap stone.</source>
        <translation>считает площадь как у Тромпа и Тейлора, все камни считает живыми и даёт белым очко за каждый камень форы.</translation>
    </message>
    <message>
        <source>knows no rules but its own, and is told them by nothing.</source>
        <translation>знает только свои правила, и сообщить их ему нечем.</translation>
    </message>
    <message>
        <source>takes every suicide for legal, of a lone stone too, and every ko.</source>
        <translation>считает допустимым любое самоубийство, и одного камня тоже, и любое ко.</translation>
    </message>
    <message>
        <source>plays on 19×19 alone.</source>
        <translation>играет только на 19×19.</translation>
    </message>
    <message>
        <source>takes whole seconds only, and half an hour a side for no limit.</source>
        <translation>принимает только целые секунды, а полчаса на сторону считает отсутствием ограничения.</translation>
    </message>
    <message>
        <source>takes the beginning of a line for a command, so that what it does not know may do something else.</source>
        <translation>принимает начало строки за команду, так что неизвестное может сделать что-то другое.</translation>
    </message>
    <message>
        <source>makes small letters of the name of a file that it writes, but not of one that it reads.</source>
        <translation>пишет имя файла, который создаёт, строчными буквами, а того, который читает, — нет.</translation>
    </message>
    <message>
        <source>takes back with a move the komi that was told since the position before it: after an undo to an empty board it is the one from before clear_board.</source>
        <translation>берёт назад с ходом и коми, сообщённое после предыдущей позиции: после undo (отмены) до пустой доски коми то, что было до clear_board.</translation>
    </message>
    <message>
        <source>wants an empty board for a handicap, and does not look whether it is.</source>
        <translation>требует для форы пустую доску и не проверяет, пуста ли она.</translation>
    </message>
    <message>
        <source>writes free handicap stones into its record as Black&apos;s moves, and counts them as a handicap all the same.</source>
        <translation>пишет камни свободной форы в запись как ходы чёрных и всё же считает их форой.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 7.5 where it names none.</source>
        <translation>принимает коми записи, а если его нет, 7.5.</translation>
    </message>
    <message>
        <source>writes a winner into a record of a game that goes on, and an hour a side that nobody set.</source>
        <translation>пишет в запись незаконченной партии победителя и час на сторону, которого никто не задавал.</translation>
    </message>
    <message>
        <source>leaves the moves that were taken back in its record.</source>
        <translation>оставляет в записи ходы, взятые назад.</translation>
    </message>
    <message>
        <source>counts the board as it stands, in the middle of a game as at its end, with all stones alive.</source>
        <translation>считает доску как есть, в середине партии, как и в конце, со всеми живыми камнями.</translation>
    </message>
    <message>
        <source>never names a dead stone, nor one in seki.</source>
        <translation>никогда не называет ни мёртвого камня, ни камня в сэки.</translation>
    </message>
    <message>
        <source>ends an analysis at any line.</source>
        <translation>кончает анализ любой строкой.</translation>
    </message>
    <message>
        <source>says nothing in an analysis that names no interval, or one of 0.</source>
        <translation>молчит при анализе без интервала или с интервалом 0.</translation>
    </message>
    <message>
        <source>does not end its answer to lz-genmove_analyze while it ponders, but goes on for its opponent until the next line.</source>
        <translation>не кончает ответ на lz-genmove_analyze, пока думает в чужое время, а продолжает за соперника до следующей строки.</translation>
    </message>
    <message>
        <source>chooses the same moves with lz-genmove_analyze as with genmove, and ends its answer with the move unless it ponders.</source>
        <translation>с lz-genmove_analyze выбирает те же ходы, что с genmove, и заканчивает ответ ходом, если не думает в чужое время.</translation>
    </message>
    <message>
        <source>may play a move that its last report in lz-genmove_analyze does not list.</source>
        <translation>может сделать ход, которого нет в его последнем отчёте lz-genmove_analyze.</translation>
    </message>
    <message>
        <source>takes square boards up to 19×19.</source>
        <translation>принимает квадратные доски до 19×19.</translation>
    </message>
    <message>
        <source>takes the rules of KGS by kgs-rules, and refuses Korean ones.</source>
        <translation>принимает правила KGS через kgs-rules и отвергает корейские.</translation>
    </message>
    <message>
        <source>gives White a point for each handicap stone by Chinese rules.</source>
        <translation>по китайским правилам даёт белым очко за каждый камень форы.</translation>
    </message>
    <message>
        <source>refuses to score a board before everything on it is settled.</source>
        <translation>отказывается считать доску, пока на ней не всё решено.</translation>
    </message>
    <message>
        <source>counts an eye in a seki as territory by Japanese rules, because it derives that score from the area.</source>
        <translation>по японским правилам считает глаз в сэки территорией, потому что выводит этот счёт из площади.</translation>
    </message>
    <message>
        <source>is off by Japanese rules where both sides have not played in turn, as in a position that was set up: it derives that score from the area, the last mover and the passes.</source>
        <translation>ошибается по японским правилам, если стороны ходили не по очереди, как в расставленной позиции: выводит этот счёт из площади, последнего хода и пасов.</translation>
    </message>
    <message>
        <source>ends an analysis at the next command, and not at an empty line.</source>
        <translation>кончает анализ следующей командой, но не пустой строкой.</translation>
    </message>
    <message>
        <source>warns that it stops thinking early because its tree is full.</source>
        <translation>предупреждает, что рано кончает думать, потому что его дерево полно.</translation>
    </message>
    <message>
        <source>warns that a move before the one that it chooses broke superko.</source>
        <translation>предупреждает, что ход перед выбранным нарушил суперко.</translation>
    </message>
    <message>
        <source>says yes to a size that it cannot play on, and keeps the one that it had.</source>
        <translation>соглашается на размер, на котором не может играть, и сохраняет прежний.</translation>
    </message>
    <message>
        <source>takes any word for a komi, and what is no number for 0.</source>
        <translation>любое слово принимает за коми, а не число — за 0.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search.</source>
        <translation>отвечает на final_score оценкой своего поиска.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search until both have passed, and then counts without the stones that it takes for dead.</source>
        <translation>отвечает на final_score оценкой своего поиска, пока оба не спасовали, а затем считает без камней, которые полагает мёртвыми.</translation>
    </message>
    <message>
        <source>takes square boards from 2×2 to 19×19 unless it was built for more.</source>
        <translation>принимает квадратные доски от 2×2 до 19×19, если не собран для больших.</translation>
    </message>
    <message>
        <source>a pool, and a competition that stops at a precision, has %1 players at most, not %2</source>
        <translation>в пуле и в соревновании, которое кончается по точности, игроков не больше %1, а не %2</translation>
    </message>
    <message>
        <source>%1: it is a tune, whose player is another one in every game; such games cannot be pooled</source>
        <translation>%1: это подбор параметров, в каждой партии другой игрок; такие партии нельзя объединить</translation>
    </message>
    <message>
        <source>%1 is the same bundle as %2; give it once</source>
        <translation>%1 — тот же пакет, что %2; укажите его один раз</translation>
    </message>
    <message>
        <source>with %1 there are more than %2 players; so many are not rated together</source>
        <translation>с %1 игроков больше %2; столько вместе не оцениваются</translation>
    </message>
    <message>
        <source>all ratings are known to ±%1 Elo; ±%2 were wanted</source>
        <translation>все рейтинги известны с точностью ±%1 Elo; требовалось ±%2</translation>
    </message>
    <message>
        <source>the players have thought for %1 hours; %2 were wanted</source>
        <translation>игроки думали %1 ч; требовалось %2</translation>
    </message>
    <message>
        <source>Rating pool</source>
        <translation>Рейтинговый пул</translation>
    </message>
    <message>
        <source>%1 may not tell its thoughts (thoughts = &quot;never&quot;), which adjudicate reads</source>
        <translation>%1 не может сообщать мысли (thoughts = &quot;never&quot;), а adjudicate их читает</translation>
    </message>
    <message>
        <source>cannot tell its chances with its moves, which the rule of adjudication reads: it knows none of kata-genmove_analyze, lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze and gomill-explain_last_move</source>
        <translation>не может сообщать с ходами свои шансы, которые читает правило судейского решения: не знает ни kata-genmove_analyze, ни lz-genmove_analyze, ни genmove_analyze, ни cgos-genmove_analyze, ни gomill-explain_last_move</translation>
    </message>
    <message>
        <source>cannot tell its lead with its moves, which the rule of adjudication reads: it knows neither kata-genmove_analyze nor cgos-genmove_analyze</source>
        <translation>не может сообщать с ходами свой перевес, который читает правило судейского решения: не знает ни kata-genmove_analyze, ни cgos-genmove_analyze</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not part of an adjudication rule, or occurs twice; it takes %2</source>
        <translation>&quot;%1&quot; — не часть правила судейского решения или стоит там дважды; нужно %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says how, but not when a game is adjudicated; it takes %2</source>
        <translation>&quot;%1&quot; говорит, как, но не когда присуждать партию; нужно %2</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both gave it %3 % or more (Black with move %4; White with move %5)</source>
        <translation>%1 выигрывает по решению судьи: в последних %2 ходах каждой стороны обе давали %3 % или больше (чёрные ходом %4; белые ходом %5)</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both saw it %3 points ahead or more (Black with move %4; White with move %5)</source>
        <translation>%1 выигрывает по решению судьи: в последних %2 ходах каждой стороны обе видели перевес %3 очков или больше (чёрные ходом %4; белые ходом %5)</translation>
    </message>
    <message>
        <source>adjudicated at the limit of %1 moves: the position counts %2</source>
        <translation>решение судьи на пределе ходов (%1): позиция считается %2</translation>
    </message>
    <message>
        <source>an audited game, played on where the rule said: %1</source>
        <translation>проверочная партия, доигранная после решения правила: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address, or speaks GMP, cannot be watched for it; only “allowed” is possible</source>
        <translation>за движком, который ждёт по адресу или говорит на GMP, нельзя следить; возможно только «allowed»</translation>
    </message>
    <message>
        <source>cannot be watched for pondering: it works where its processor time is not measured, on another machine or in a service; only pondering = &quot;allowed&quot; is possible</source>
        <translation>следить за размышлением нельзя: он работает там, где его время процессора не измеряется, на другом компьютере или в службе; возможно только pondering = &quot;allowed&quot;</translation>
    </message>
    <message>
        <source>cannot be frozen while it waits: this system lets us keep no process that would end it; pondering = &quot;forbidden&quot; only watches it</source>
        <translation>нельзя заморозить, пока он ждёт: эта система не даёт держать процесс, который бы его завершил; pondering = &quot;forbidden&quot; только следит за ним</translation>
    </message>
    <message>
        <source>pondered, which is forbidden: it used %1 s of processor time in %2 s that it waited, %3 % of a processor</source>
        <translation>думал в чужое время, а это запрещено: потратил %1 с времени процессора за %2 с ожидания, %3 % процессора</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; write 2004, 2004-03 or 2004-03-15</source>
        <translation>«%1» — не дата; пишите 2004, 2004-03 или 2004-03-15</translation>
    </message>
    <message>
        <source>%1 is damaged; delete it and index the games again</source>
        <translation>%1 повреждён; удалите его и проиндексируйте партии заново</translation>
    </message>
    <message>
        <source>%1 is not an index of games</source>
        <translation>%1 — не указатель партий</translation>
    </message>
    <message>
        <source>%1 was made by another version; index the games again</source>
        <translation>%1 сделан другой версией; проиндексируйте партии заново</translation>
    </message>
    <message>
        <source>%1 is being updated already</source>
        <translation>%1 уже обновляется</translation>
    </message>
    <message>
        <source>there is no file or folder %1</source>
        <translation>нет ни файла, ни папки %1</translation>
    </message>
    <message>
        <source>%1 could not be started; it is installed along with Shinpan</source>
        <translation>%1 не запустился; он устанавливается вместе с Shinpan</translation>
    </message>
    <message>
        <source>%1 quit unexpectedly</source>
        <translation>%1 неожиданно завершился</translation>
    </message>
    <message>
        <source>%1: it is larger than a bundle may have it</source>
        <translation>%1: больше, чем допустимо в пакете</translation>
    </message>
    <message>
        <source>the machines that games were given to ([machines])</source>
        <translation>компьютеры, которым отданы партии ([machines])</translation>
    </message>
    <message>
        <source>files of openings: each game has its own</source>
        <translation>файлы дебютов: у каждой партии свой</translation>
    </message>
    <message>
        <source>the tune&apos;s certificate: it is a competition of its own</source>
        <translation>свидетельство подбора: это отдельное соревнование</translation>
    </message>
    <message>
        <source>the hash of %1&apos;s file %2: it is not what it was, or gone</source>
        <translation>хеш файла %2 у %1: он уже не тот или исчез</translation>
    </message>
    <message>
        <source>hashes of %1: its program cannot be looked at from here</source>
        <translation>хеши %1: его программу отсюда не видно</translation>
    </message>
    <message>
        <source>hashes of %1: it has not played</source>
        <translation>хеши %1: он не играл</translation>
    </message>
    <message>
        <source>game %1: its record makes no sense</source>
        <translation>партия %1: её запись бессмысленна</translation>
    </message>
    <message>
        <source>%1: it cannot be read, or is larger than a bundle may have it</source>
        <translation>%1: не читается или больше, чем допустимо в пакете</translation>
    </message>
    <message>
        <source>it is not over: %1 of %2 games have a result</source>
        <translation>оно не окончено: результат есть у %1 партий из %2</translation>
    </message>
    <message>
        <source>it has no end: %1 games have a result</source>
        <translation>у него нет конца: результат есть у %1 партий</translation>
    </message>
    <message>
        <source>records of %1 games: there are no files</source>
        <translation>записи партий (%1): файлов нет</translation>
    </message>
    <message>
        <source>logs, as was asked for</source>
        <translation>журналы, как просили</translation>
    </message>
    <message>
        <source>what engines were told and said: it was not logged (log_gtp)</source>
        <translation>что движкам сообщали и что они говорили: журнал не вёлся (log_gtp)</translation>
    </message>
    <message>
        <source>“%1” is no move of this board</source>
        <translation>«%1» — не ход на этой доске</translation>
    </message>
    <message>
        <source>“%1” is no sensible number</source>
        <translation>«%1» — не разумное число</translation>
    </message>
    <message>
        <source>it is the other side&apos;s turn</source>
        <translation>очередь другой стороны</translation>
    </message>
    <message>
        <source>no values of the position</source>
        <translation>нет значений позиции</translation>
    </message>
    <message>
        <source>refused the position: “%1”</source>
        <translation>отверг позицию: «%1»</translation>
    </message>
    <message>
        <source>its answer cannot be read: %1</source>
        <translation>его ответ не читается: %1</translation>
    </message>
    <message>
        <source>answers JSON queries (katago analysis), and so can only analyse; to play it has to be started as “katago gtp”</source>
        <translation>отвечает на запросы JSON (katago analysis) и потому годится только для анализа; чтобы играть, его надо запустить как «katago gtp»</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 million characters</source>
        <translation>написал строку длиннее %1 млн знаков</translation>
    </message>
    <message>
        <source>answered a JSON query as GTP engines do: “%1”</source>
        <translation>ответил на запрос JSON, как движки GTP: «%1»</translation>
    </message>
    <message>
        <source>answers JSON queries with what is no JSON: “%1”</source>
        <translation>отвечает на запросы JSON тем, что не JSON: «%1»</translation>
    </message>
    <message>
        <source>reported an error: “%1”</source>
        <translation>сообщил об ошибке: «%1»</translation>
    </message>
    <message>
        <source>warned: “%1”</source>
        <translation>предупредил: «%1»</translation>
    </message>
    <message>
        <source>was started again: it %1</source>
        <translation>запущен снова: он %1</translation>
    </message>
    <message>
        <source>%1 each time it was asked this</source>
        <translation>%1 каждый раз, когда его об этом спрашивали</translation>
    </message>
    <message>
        <source>speaks JSON instead of GTP where the first word behind its program is &quot;analysis&quot;.</source>
        <translation>говорит на JSON вместо GTP, если первое слово после программы — &quot;analysis&quot;.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted</source>
        <translation>не удаётся удалить %1</translation>
    </message>
    <message>
        <source>flatpak-spawn wrote &quot;%1&quot;</source>
        <translation>flatpak-spawn написал: «%1»</translation>
    </message>
    <message>
        <source>a Flatpak may start no programs of this computer until you allow it in a terminal: %1</source>
        <translation>Flatpak не может запускать программы этого компьютера, пока вы не разрешите это в терминале: %1</translation>
    </message>
    <message>
        <source>it is damaged or of another version</source>
        <translation>он повреждён или от другой версии</translation>
    </message>
    <message>
        <source>the engine %1</source>
        <translation>движок %1</translation>
    </message>
    <message>
        <source>say which competition: its file</source>
        <translation>укажите соревнование: его файл</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation>«%1» — лишний аргумент</translation>
    </message>
    <message>
        <source>In a browser: %1</source>
        <translation>В браузере: %1</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>судья</translation>
    </message>
    <message>
        <source>%1: %2, %3 players</source>
        <translation>%1: %2, игроков: %3</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>в порядке</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>оставлено</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>заменено на %1</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4 places, first in %5)</source>
        <translation>%1: %2, %3 (мест: %4, первое в %5)</translation>
    </message>
    <message>
        <source>Sealed as it stands: %1</source>
        <translation>Запечатано как есть: %1</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>Ничего о людях и компьютерах не найдено.</translation>
    </message>
    <message>
        <source>Found about people and computers:</source>
        <translation>Найдено о людях и компьютерах:</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; stays: it is too short or too common a word</source>
        <translation>имя «%1» остаётся: слишком короткое или обычное слово</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>Опущено: %1</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 entries</source>
        <translation>%1: партий %2, записей %3</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1</source>
        <translation>SHA-256 манифеста: %1</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>running</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>завершается</translation>
    </message>
    <message>
        <source>Ctrl-C: break the running games off; the next run goes on with them</source>
        <translation>Ctrl-C: прервать идущие партии; следующий запуск их продолжит</translation>
    </message>
    <message>
        <source>Ctrl-X or Ctrl-C: stop after the running games</source>
        <translation>Ctrl-X или Ctrl-C: остановить после идущих партий</translation>
    </message>
    <message>
        <source>%1 games/s</source>
        <translation>%1 партий/с</translation>
    </message>
    <message>
        <source>%1 games/min</source>
        <translation>%1 партий/мин</translation>
    </message>
    <message>
        <source>%1 games/h</source>
        <translation>%1 партий/ч</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>тур %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>партий: %1 из %2</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>партий: %1</translation>
    </message>
    <message>
        <source>%1 void</source>
        <translation>недействительных: %1</translation>
    </message>
    <message>
        <source>H0 accepted</source>
        <translation>принята H0</translation>
    </message>
    <message>
        <source>H1 accepted</source>
        <translation>принята H1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ещё %1</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (выбыл)</translation>
    </message>
    <message>
        <source>score %</source>
        <translation>очки %</translation>
    </message>
    <message>
        <source>(%1 visits)</source>
        <translation>(посещений: %1)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>партия</translation>
    </message>
    <message>
        <source>time</source>
        <translation>время</translation>
    </message>
    <message>
        <source>Black’s view</source>
        <translation>Мнение чёрных</translation>
    </message>
    <message>
        <source>White’s view</source>
        <translation>Мнение белых</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>ожидается</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>окончена</translation>
    </message>
    <message>
        <source>result</source>
        <translation>результат</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>настройка</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>предупреждения</translation>
    </message>
    <message>
        <source>Black has no clock</source>
        <translation>у чёрных нет часов</translation>
    </message>
    <message>
        <source>White has no clock</source>
        <translation>у белых нет часов</translation>
    </message>
    <message>
        <source>no clock is set</source>
        <translation>часы не заданы</translation>
    </message>
    <message>
        <source>%1, and no watchdog, so an engine may think for ever (see --time and --watchdog)</source>
        <translation>%1, и нет сторожа: движок может думать вечно (см. --time и --watchdog)</translation>
    </message>
    <message>
        <source>%1, so the watchdog makes a game void when an engine has not moved for %2 (see --time and --watchdog)</source>
        <translation>%1: сторож аннулирует партию, если движок не сделал хода за %2 (см. --time и --watchdog)</translation>
    </message>
    <message>
        <source>game %1 of %2, move %3</source>
        <translation>партия %1 из %2, ход %3</translation>
    </message>
    <message>
        <source>game %1, move %2</source>
        <translation>партия %1, ход %2</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 running</source>
        <translation>партий: %1 из %2, идёт: %3</translation>
    </message>
    <message>
        <source>%1 games, %2 running</source>
        <translation>партий: %1, идёт: %2</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: побед %2</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3 (%4 to %5)</source>
        <translation>SPRT Elo %1 или %2: LLR %3 (от %4 до %5)</translation>
    </message>
    <message>
        <source>game %1: %2 (%3, %4 moves)</source>
        <translation>партия %1: %2 (%3, ходов: %4)</translation>
    </message>
    <message>
        <source>neither: %1</source>
        <translation>никто: %1</translation>
    </message>
    <message>
        <source>%1, which add nothing</source>
        <translation>%1, они ничего не добавляют</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрные</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белые</translation>
    </message>
    <message>
        <source>%1: %2 (see %1 --help)</source>
        <translation>%1: %2 (см. %1 --help)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a verb</source>
        <translation>«%1» — не команда программы</translation>
    </message>
    <message>
        <source>Met in</source>
        <translation>Сработало</translation>
    </message>
    <message>
        <source>%1 of these ended by it</source>
        <translation>из них закончено им: %1</translation>
    </message>
    <message>
        <source>Audited</source>
        <translation>Проверено</translation>
    </message>
    <message>
        <source>played on to a result; %1 by resignation</source>
        <translation>доиграно до результата; сдачей: %1</translation>
    </message>
    <message>
        <source>Audited in vain</source>
        <translation>Проверено впустую</translation>
    </message>
    <message>
        <source>played on, and nobody can say who won</source>
        <translation>доиграно, но победителя не назвать</translation>
    </message>
    <message>
        <source>False rate</source>
        <translation>Доля ошибок</translation>
    </message>
    <message>
        <source>%1, wrong in %2 of %3</source>
        <translation>%1, неверно %2 из %3</translation>
    </message>
    <message>
        <source>Wrong results to expect</source>
        <translation>Ожидаемо неверных результатов</translation>
    </message>
    <message>
        <source>%1 to %2, of %3 that it decided</source>
        <translation>от %1 до %2, из решённых: %3</translation>
    </message>
    <message>
        <source>Moves after its verdict</source>
        <translation>Ходов после его решения</translation>
    </message>
    <message>
        <source>a game, which it saves in the others</source>
        <translation>на партию; столько оно экономит в остальных</translation>
    </message>
    <message>
        <source>player</source>
        <translation>игрок</translation>
    </message>
    <message>
        <source>rule met</source>
        <translation>сработало</translation>
    </message>
    <message>
        <source>ended by it</source>
        <translation>закончено им</translation>
    </message>
    <message>
        <source>audited</source>
        <translation>проверено</translation>
    </message>
    <message>
        <source>to its cost</source>
        <translation>в ущерб ему</translation>
    </message>
    <message>
        <source>false rate</source>
        <translation>доля ошибок</translation>
    </message>
    <message>
        <source>Audited games that ended otherwise</source>
        <translation>Проверенные партии с иным исходом</translation>
    </message>
    <message>
        <source>%1 that ended otherwise</source>
        <translation>с иным исходом: %1</translation>
    </message>
    <message>
        <source>rule: %1</source>
        <translation>правило: %1</translation>
    </message>
    <message>
        <source>An audited game is one that met the rule, was played on all the same, and counts as it ended. The rule is wrong where that is not what it said.</source>
        <translation>Проверенная партия — та, где правило сработало, но игра продолжилась, и засчитан её настоящий исход. Правило ошиблось, если оно говорило иное.</translation>
    </message>
    <message>
        <source>The rule by player</source>
        <translation>Правило по игрокам</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>Чёрные: %1</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>%1 moves a game</source>
        <translation>ходов на партию: %1</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Обе стороны</translation>
    </message>
    <message>
        <source>Score of %1: %2; p-value %3.</source>
        <translation>Очки %1: %2; p-значение %3.</translation>
    </message>
    <message>
        <source>Strength of the first player against the second</source>
        <translation>Сила первого игрока против второго</translation>
    </message>
    <message>
        <source>Score, game by game</source>
        <translation>Очки от партии к партии</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>Пары партий</translation>
    </message>
    <message>
        <source>games</source>
        <translation>партии</translation>
    </message>
    <message>
        <source>said</source>
        <translation>сказано</translation>
    </message>
    <message>
        <source>came true</source>
        <translation>сбылось</translation>
    </message>
    <message>
        <source>reliability</source>
        <translation>надёжность</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>разрешение</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>неопределённость</translation>
    </message>
    <message>
        <source>within</source>
        <translation>внутри</translation>
    </message>
    <message>
        <source>range</source>
        <translation>диапазон</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>Black said</source>
        <translation>сказали чёрные</translation>
    </message>
    <message>
        <source>White said</source>
        <translation>сказали белые</translation>
    </message>
    <message>
        <source>together</source>
        <translation>вместе</translation>
    </message>
    <message>
        <source>Each engine’s own chances, as it told them with its moves, against how the games ended: %1, of which %2 by resignation.</source>
        <translation>Шансы, которые каждый движок сообщал с ходами, против исходов партий: %1, из них сдачей %2.</translation>
    </message>
    <message>
        <source>Left out: %1 that the arbiter adjudicated, since what decided them cannot prove itself.</source>
        <translation>Опущено: %1, присуждённых судьёй, ведь основание решения не может доказать само себя.</translation>
    </message>
    <message>
        <source>Left out: %1 that ended otherwise (time, faults, claims, unknown).</source>
        <translation>Опущено: %1, закончившихся иначе (время, сбои, заявления, неизвестно).</translation>
    </message>
    <message>
        <source>%1’s chances, and what came true</source>
        <translation>Шансы %1 и что сбылось</translation>
    </message>
    <message>
        <source>Chances told, by tenths</source>
        <translation>Сообщённые шансы по десятым</translation>
    </message>
    <message>
        <source>The numbers of these curves</source>
        <translation>Числа этих кривых</translation>
    </message>
    <message>
        <source>Where two engines disagreed most: with two moves in a row they claimed together more, or less, than 100 %; the widest of each game.</source>
        <translation>Где два движка расходились сильнее всего: двумя ходами подряд они вместе заявили больше или меньше 100 %; наибольшее в каждой партии.</translation>
    </message>
    <message>
        <source>Widest disagreements</source>
        <translation>Наибольшие расхождения</translation>
    </message>
    <message>
        <source>Honesty of chances</source>
        <translation>Честность шансов</translation>
    </message>
    <message>
        <source>Elo over %1</source>
        <translation>Elo от %1</translation>
    </message>
    <message>
        <source>Course of %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo от %1 и %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation>1 кандидат</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>кандидатов: %1</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Уровни</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>The method’s own words</source>
        <translation>Слова самого метода</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>Рейтинги</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>тур %1</translation>
    </message>
    <message>
        <source>of new games; %1, which add nothing</source>
        <translation>из новых партий; %1, они ничего не добавляют</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Log-likelihood ratio</source>
        <translation>Логарифм отношения правдоподобия</translation>
    </message>
    <message>
        <source>bounds %1 and %2</source>
        <translation>границы %1 и %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Its path</source>
        <translation>Его путь</translation>
    </message>
    <message>
        <source>Widest error bar</source>
        <translation>Наибольшая погрешность</translation>
    </message>
    <message>
        <source>±%1 Elo</source>
        <translation>±%1 Elo</translation>
    </message>
    <message>
        <source>±%1 or less ends it</source>
        <translation>±%1 или меньше — конец</translation>
    </message>
    <message>
        <source>Hours of thinking</source>
        <translation>Часов раздумий</translation>
    </message>
    <message>
        <source>%1 end it</source>
        <translation>%1 — конец</translation>
    </message>
    <message>
        <source>each pair, until it is decided: %1</source>
        <translation>каждая пара, пока не решится: %1</translation>
    </message>
    <message>
        <source>Sequential tests</source>
        <translation>Последовательные тесты</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>Перекрёстная таблица</translation>
    </message>
    <message>
        <source>Scores of a row’s player against a column’s.</source>
        <translation>Очки игрока строки против игрока столбца.</translation>
    </message>
    <message>
        <source>Likelihood of superiority</source>
        <translation>Вероятность превосходства</translation>
    </message>
    <message>
        <source>How likely a row’s player is stronger than a column’s, from all games of the pool.</source>
        <translation>Вероятность, что игрок строки сильнее игрока столбца, по всем партиям.</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>Очки чёрных</translation>
    </message>
    <message>
        <source>Having Black is worth</source>
        <translation>Чёрный цвет даёт</translation>
    </message>
    <message>
        <source>%1 Elo</source>
        <translation>%1 Elo</translation>
    </message>
    <message>
        <source>Fair komi</source>
        <translation>Справедливое коми</translation>
    </message>
    <message>
        <source>Results by opening</source>
        <translation>Результаты по дебютам</translation>
    </message>
    <message>
        <source>All %1 openings</source>
        <translation>Все дебюты: %1</translation>
    </message>
    <message>
        <source>and %1 more, which the other formats list</source>
        <translation>и ещё %1, они есть в других форматах</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Компьютеры</translation>
    </message>
    <message>
        <source>Scores are those of %1.</source>
        <translation>Очки принадлежат %1.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>%1 without a winner, or not won by playing</source>
        <translation>без победителя или выиграны не игрой: %1</translation>
    </message>
    <message>
        <source>Games without a winner, or not won by playing</source>
        <translation>Партии без победителя или выигранные не игрой</translation>
    </message>
    <message>
        <source>The report as CSV lists all %1 games.</source>
        <translation>В отчёте CSV есть все партии: %1.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>All %1 games</source>
        <translation>Все партии: %1</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>События</translation>
    </message>
    <message>
        <source>%1 events that bear on results</source>
        <translation>событий, важных для результатов: %1</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Калибровка</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>Последовательный тест</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>Когда конец</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>Кто сильнее</translation>
    </message>
    <message>
        <source>Black and White</source>
        <translation>Чёрные и белые</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>Решения судьи</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>Встречи</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Дебюты</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>оно окончено</translation>
    </message>
    <message>
        <source>Parts of this report</source>
        <translation>Части отчёта</translation>
    </message>
    <message>
        <source>Elo against the pool’s mean, 95 %</source>
        <translation>Elo относительно среднего, 95 %</translation>
    </message>
    <message>
        <source>Ratings with their 95 % intervals; the table has the numbers</source>
        <translation>Рейтинги с 95-процентными интервалами; числа в таблице</translation>
    </message>
    <message>
        <source>Score of the first player in %1 over %2, with its 95 % interval; now %3</source>
        <translation>Очки первого игрока в %1 за %2 с 95-процентным интервалом; сейчас %3</translation>
    </message>
    <message>
        <source>H1 accepted above</source>
        <translation>выше принята H1</translation>
    </message>
    <message>
        <source>H0 accepted below</source>
        <translation>ниже принята H0</translation>
    </message>
    <message>
        <source>Log-likelihood ratio over %1: now %2, bounds %3 and %4</source>
        <translation>Логарифм отношения правдоподобия за %1: сейчас %2, границы %3 и %4</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1 пара</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>пар: %1</translation>
    </message>
    <message>
        <source>pairs of games</source>
        <translation>пар партий</translation>
    </message>
    <message>
        <source>How often chances came true; on the dashed line, exactly as often as the engine said. The larger a dot, the more moves. The table has the numbers</source>
        <translation>Как часто шансы сбывались; на пунктире — ровно так, как говорил движок. Чем больше точка, тем больше ходов. Числа в таблице</translation>
    </message>
    <message>
        <source>lost both</source>
        <translation>оба поражения</translation>
    </message>
    <message>
        <source>loss, jigo</source>
        <translation>поражение, дзиго</translation>
    </message>
    <message>
        <source>split</source>
        <translation>поровну</translation>
    </message>
    <message>
        <source>win, jigo</source>
        <translation>победа, дзиго</translation>
    </message>
    <message>
        <source>won both</source>
        <translation>обе победы</translation>
    </message>
    <message>
        <source>Pairs of games with swapped colours, seen by the first player: %1</source>
        <translation>Пары партий с обменом цветов, со стороны первого игрока: %1</translation>
    </message>
    <message>
        <source>Warning: %1 pondered in %2 of %3 games, which is forbidden; most in %4, as %5: it used %6 s of processor time in %7 s that it waited, %8 of a processor.</source>
        <translation>Предупреждение: %1 думал в чужое время в партиях: %2 из %3, что запрещено; больше всего в %4, цвет: %5: %6 с процессора за %7 с ожидания, %8 процессора.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>пропуски</translation>
    </message>
    <message>
        <source>score</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победы</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>поражения</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>дзиго</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>компьютер</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>задачи</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>по времени</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>технические</translation>
    </message>
    <message>
        <source>void</source>
        <translation>недействит.</translation>
    </message>
    <message>
        <source>lost tasks</source>
        <translation>потеряно задач</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>скорость</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>пара</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>вердикт</translation>
    </message>
    <message>
        <source>log-likelihood ratio</source>
        <translation>логарифм отношения правдоподобия</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>дебют</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>движок</translation>
    </message>
    <message>
        <source>command</source>
        <translation>команда</translation>
    </message>
    <message>
        <source>program’s SHA-256</source>
        <translation>SHA-256 программы</translation>
    </message>
    <message>
        <source>seconds a game</source>
        <translation>секунд на партию</translation>
    </message>
    <message>
        <source>CPU seconds</source>
        <translation>секунд ЦП</translation>
    </message>
    <message>
        <source>CPU seconds it tells</source>
        <translation>секунд ЦП по его словам</translation>
    </message>
    <message>
        <source>CPU seconds off turn</source>
        <translation>секунд ЦП в чужой ход</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>повторяет</translation>
    </message>
    <message>
        <source>why</source>
        <translation>почему</translation>
    </message>
    <message>
        <source>when</source>
        <translation>когда</translation>
    </message>
    <message>
        <source>what</source>
        <translation>что</translation>
    </message>
    <message>
        <source>as Black</source>
        <translation>чёрными</translation>
    </message>
    <message>
        <source>as White</source>
        <translation>белыми</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>По парам</translation>
    </message>
    <message>
        <source>By games</source>
        <translation>По партиям</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>параметр</translation>
    </message>
    <message>
        <source>best</source>
        <translation>лучшее</translation>
    </message>
    <message>
        <source>own</source>
        <translation>своё</translation>
    </message>
    <message>
        <source>level</source>
        <translation>уровень</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>Elo против %1</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>вне диапазона</translation>
    </message>
    <message>
        <source>first</source>
        <translation>первый</translation>
    </message>
    <message>
        <source>second</source>
        <translation>второй</translation>
    </message>
    <message>
        <source>(black)</source>
        <translation>(чёрные)</translation>
    </message>
    <message>
        <source>(white)</source>
        <translation>(белые)</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>победы</translation>
    </message>
    <message>
        <source>avg time</source>
        <translation>ср. время</translation>
    </message>
    <message>
        <source>cpu</source>
        <translation>ЦП</translation>
    </message>
    <message>
        <source>told cpu</source>
        <translation>ЦП с его слов</translation>
    </message>
    <message>
        <source>%1 (%2 games)</source>
        <translation>%1 (партий: %2)</translation>
    </message>
    <message>
        <source>score %1   p-value %2   moves %3</source>
        <translation>очки %1   p-значение %2   ходы %3</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>пары %1</translation>
    </message>
    <message>
        <source>first has Black in the first game, then in every other</source>
        <translation>первый играет чёрными в первой партии, затем через одну</translation>
    </message>
    <message>
        <source>board size: %1</source>
        <translation>доска: %1</translation>
    </message>
    <message>
        <source>handicap: %1 (%2)</source>
        <translation>фора: %1 (%2)</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>постоянная</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободная</translation>
    </message>
    <message>
        <source>komi: %1</source>
        <translation>коми: %1</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>правила: %1</translation>
    </message>
    <message>
        <source>time: %1</source>
        <translation>время: %1</translation>
    </message>
    <message>
        <source>time: %1 (black), %2 (white)</source>
        <translation>время: %1 (чёрные), %2 (белые)</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 партия</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>без часов</translation>
    </message>
    <message>
        <source>%1 game played</source>
        <translation>сыграна партия: %1</translation>
    </message>
    <message>
        <source>%1 games played</source>
        <translation>сыграно партий: %1</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>идёт: %1</translation>
    </message>
    <message>
        <source>%1 with unknown result</source>
        <translation>с неизвестным результатом: %1</translation>
    </message>
    <message>
        <source>%1 repeating another</source>
        <translation>повторяют другую: %1</translation>
    </message>
    <message>
        <source>LL %1  LJ %2  split %3  WJ %4  WW %5</source>
        <translation>ПП %1  ПД %2  поровну %3  ВД %4  ВВ %5</translation>
    </message>
    <message>
        <source>no verdict, as the last %1 games repeat earlier ones</source>
        <translation>без вердикта: последние партии (%1) повторяют прежние</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>unknown results: %1 (%2)</source>
        <translation>неизвестных результатов: %1 (%2)</translation>
    </message>
    <message>
        <source>void games: %1</source>
        <translation>недействительных партий: %1</translation>
    </message>
    <message>
        <source>repeated games: %1, so that errors are those of %2 games</source>
        <translation>повторённых партий: %1, погрешности как у %2 партий</translation>
    </message>
    <message>
        <source>%1 ended beyond the pair that decided it, and the test leaves them out</source>
        <translation>после решающей пары закончено: %1, тест их не учитывает</translation>
    </message>
    <message>
        <source>H0: %1, H1: %2 (%3), alpha %4, beta %5</source>
        <translation>H0: %1, H1: %2 (%3), альфа %4, бета %5</translation>
    </message>
    <message>
        <source>final</source>
        <translation>финал</translation>
    </message>
    <message>
        <source>semifinals</source>
        <translation>полуфиналы</translation>
    </message>
    <message>
        <source>quarterfinals</source>
        <translation>четвертьфиналы</translation>
    </message>
    <message>
        <source>round of %1</source>
        <translation>1/%1 (круг)</translation>
    </message>
    <message>
        <source>Left out are %1 of which nothing was played.</source>
        <translation>Опущено без единой партии: %1.</translation>
    </message>
    <message>
        <source>1 matchup</source>
        <translation>1 встреча</translation>
    </message>
    <message>
        <source>%1 matchups</source>
        <translation>встреч: %1</translation>
    </message>
    <message>
        <source>Left out of all numbers: %1 that a rule of adjudication ended.</source>
        <translation>Не вошло ни в одно число: %1, законченных решением судьи по правилу.</translation>
    </message>
    <message>
        <source>With more than %1 players, who beat whom is left out.</source>
        <translation>Если игроков больше %1, все со всеми не сравниваются.</translation>
    </message>
    <message>
        <source>Repeats of games between the same players: %1 of %2; errors are those of %3 games.</source>
        <translation>Повторы партий тех же игроков: %1 из %2; погрешности как у %3 партий.</translation>
    </message>
    <message>
        <source>Repeats of others’ games, or with colours swapped: %1 of %2.</source>
        <translation>Повторы чужих партий или с обменом цветов: %1 из %2.</translation>
    </message>
    <message>
        <source>Ratings have the errors of %1 games.</source>
        <translation>Погрешности рейтингов как у %1 партий.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Предупреждение: %1</translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>Больше дебютов сделали бы их разными.</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>Дебюты сделали бы их разными.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>ничья: дальше идёт сеяный выше</translation>
    </message>
    <message>
        <source>against the mean of all players</source>
        <translation>относительно среднего всех игроков</translation>
    </message>
    <message>
        <source>%1 ± %2 Elo</source>
        <translation>%1 ± %2 Elo</translation>
    </message>
    <message>
        <source>Elo over %1, all else as at the best point; best %2, own %3</source>
        <translation>Elo от %1, остальное как в лучшей точке; лучшее %2, своё %3</translation>
    </message>
    <message>
        <source>Elo over %1 and %2, from %3 to %4: the darker, the stronger; the smaller, the less sure</source>
        <translation>Elo от %1 и %2, от %3 до %4: чем темнее, тем сильнее; чем меньше, тем неувереннее</translation>
    </message>
    <message>
        <source>The best %1 over %2</source>
        <translation>Лучшее %1 за %2</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>он сам</translation>
    </message>
    <message>
        <source>%1 Elo above its own values</source>
        <translation>на %1 Elo выше своих значений</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above its own values</source>
        <translation>%1 Elo против %2, на %3 выше своих значений</translation>
    </message>
    <message>
        <source>%1 sure that nothing in the range is more than %2 Elo better; the best there is expected to be %3 Elo better</source>
        <translation>с уверенностью %1 ничто в диапазоне не лучше более чем на %2 Elo; лучшее там, вероятно, лучше на %3 Elo</translation>
    </message>
    <message>
        <source>H1 is accepted</source>
        <translation>принята H1</translation>
    </message>
    <message>
        <source>H0 is accepted</source>
        <translation>принята H0</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>found against own: %1 (elo0 %2, elo1 %3), LLR %4 (%5 to %6) after %7</source>
        <translation>найденное против своего: %1 (elo0 %2, elo1 %3), LLR %4 (от %5 до %6), %7</translation>
    </message>
    <message>
        <source>%1, %2 of them copies</source>
        <translation>%1, из них копий %2</translation>
    </message>
    <message>
        <source>the log-likelihood ratio is %1, the bounds are %2 and %3</source>
        <translation>логарифм отношения правдоподобия %1, границы %2 и %3</translation>
    </message>
    <message>
        <source>H0 is accepted: %1</source>
        <translation>принята H0: %1</translation>
    </message>
    <message>
        <source>H1 is accepted: %1</source>
        <translation>принята H1: %1</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. More openings would make the games differ</source>
        <translation>без вердикта: последние партии (%1) повторяют прежние, нового ждать нечего (%2); %3. Больше дебютов сделали бы партии разными</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. Openings would make the games differ</source>
        <translation>без вердикта: последние партии (%1) повторяют прежние, нового ждать нечего (%2); %3. Дебюты сделали бы партии разными</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>архив</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>настройки</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>часы</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>повтор</translation>
    </message>
    <message>
        <source>record</source>
        <translation>запись</translation>
    </message>
    <message>
        <source>log</source>
        <translation>журнал</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>статистика</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>партия %1</translation>
    </message>
    <message>
        <source>moves of %1: its engine went on from game to game</source>
        <translation>ходы %1: движок работал от партии к партии</translation>
    </message>
    <message>
        <source>moves of %1: there is no such player</source>
        <translation>ходы %1: такого игрока нет</translation>
    </message>
    <message>
        <source>moves of %1: its command does not say seed, one thread and visits or playouts; --deterministic %1 says that it plays the same again</source>
        <translation>ходы %1: в команде нет зерна, одного потока и посещений или доигрываний; --deterministic %1 значит, что он сыграет так же</translation>
    </message>
    <message>
        <source>the start-up command &quot;%1&quot; of %2: it was not sent</source>
        <translation>команда запуска «%1» для %2: не отправлена</translation>
    </message>
    <message>
        <source>%1 played %2, and asked again plays %3</source>
        <translation>%1 сыграл %2, а спрошенный снова играет %3</translation>
    </message>
    <message>
        <source>%1 moved, and asked again it ends the game: %2 %3</source>
        <translation>%1 сделал ход, а спрошенный снова кончает партию: %2 %3</translation>
    </message>
    <message>
        <source>its result is told as &quot;%1&quot;, and is %2</source>
        <translation>результат указан как «%1», а он %2</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have won like that</source>
        <translation>был ход: %1, так выиграть нельзя</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have lost like that</source>
        <translation>был ход: %1, так проиграть нельзя</translation>
    </message>
    <message>
        <source>by its moves it ends as %1</source>
        <translation>по ходам она кончается так: %1</translation>
    </message>
    <message>
        <source>it was counted again as %1; its result is %2</source>
        <translation>пересчитано: %1; результат: %2</translation>
    </message>
    <message>
        <source>what was said and counted of its score is not what that leads to</source>
        <translation>сказанное и подсчитанное о счёте не то, что из этого следует</translation>
    </message>
    <message>
        <source>the reason of its result is not what was said of it</source>
        <translation>причина результата не та, что о нём сказана</translation>
    </message>
    <message>
        <source>it shows a clock, and there was none</source>
        <translation>показаны часы, а их не было</translation>
    </message>
    <message>
        <source>it took longer than its clock allowed</source>
        <translation>ход занял больше, чем позволяли часы</translation>
    </message>
    <message>
        <source>its clock shows &quot;%1&quot;; charged with what the move took it shows %2</source>
        <translation>часы показывают «%1»; за вычетом времени хода — %2</translation>
    </message>
    <message>
        <source>%1&apos;s moves took %2 ns together, not %3</source>
        <translation>ходы (%1) заняли вместе %2 нс, а не %3</translation>
    </message>
    <message>
        <source>its record says %1, and its result is %2</source>
        <translation>в записи %1, а результат %2</translation>
    </message>
    <message>
        <source>its record has another komi than %1</source>
        <translation>в записи другое коми, не %1</translation>
    </message>
    <message>
        <source>its record has another handicap than %1</source>
        <translation>в записи другая фора, не %1</translation>
    </message>
    <message>
        <source>its record has another board</source>
        <translation>в записи другая доска</translation>
    </message>
    <message>
        <source>its record calls it %1</source>
        <translation>в записи она названа %1</translation>
    </message>
    <message>
        <source>its record has the clock at &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>в записи часы «%1», а не «%2»</translation>
    </message>
    <message>
        <source>its record has other words or thoughts of the engine</source>
        <translation>в записи другие слова или мысли движка</translation>
    </message>
    <message>
        <source>its record is no SGF file of one game</source>
        <translation>запись — не файл SGF одной партии</translation>
    </message>
    <message>
        <source>its record has %1 moves, not %2</source>
        <translation>в записи ходов %1, а не %2</translation>
    </message>
    <message>
        <source>its record has another move</source>
        <translation>в записи другой ход</translation>
    </message>
    <message>
        <source>by its log no engine answered this move</source>
        <translation>по журналу ни один движок не дал этого хода</translation>
    </message>
    <message>
        <source>by its log no engine was told this move</source>
        <translation>по журналу этого хода не сообщили ни одному движку</translation>
    </message>
    <message>
        <source>it does not repeat game %1 as it says</source>
        <translation>она не повторяет партию %1, как сказано</translation>
    </message>
    <message>
        <source>it repeats game %1 and does not say so</source>
        <translation>она повторяет партию %1, а об этом не сказано</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>it is not in the manifest</source>
        <translation>нет в манифесте</translation>
    </message>
    <message>
        <source>it is not what was sealed</source>
        <translation>не то, что запечатано</translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot;, and by the settings it is &quot;%3&quot;</source>
        <translation>%1 был «%2», а по настройкам это «%3»</translation>
    </message>
    <message>
        <source>it is no game, or another one</source>
        <translation>не партия или другая партия</translation>
    </message>
    <message>
        <source>the game has another result</source>
        <translation>у партии другой результат</translation>
    </message>
    <message>
        <source>the competition has no such game</source>
        <translation>в соревновании нет такой партии</translation>
    </message>
    <message>
        <source>it begins from another position, or by other rules</source>
        <translation>начинается с другой позиции или по другим правилам</translation>
    </message>
    <message>
        <source>it is a file of no game</source>
        <translation>файл без партии</translation>
    </message>
    <message>
        <source>the report says %1; it comes out as %2</source>
        <translation>в отчёте %1; выходит %2</translation>
    </message>
    <message>
        <source>%1 scores: nobody&apos;s word on them is kept</source>
        <translation>результатов: %1; ничьих слов о них не сохранено</translation>
    </message>
    <message>
        <source>%1 games: they have no moves</source>
        <translation>партий: %1; у них нет ходов</translation>
    </message>
    <message>
        <source>clocks of %1 games: how fast their machines were is not kept</source>
        <translation>часы партий (%1): скорость компьютеров не сохранена</translation>
    </message>
    <message>
        <source>it is not the one whose hash was published</source>
        <translation>не тот, чей хеш опубликован</translation>
    </message>
    <message>
        <source>a competition that was never played, or games left out of it, if settings, games, records, logs and report tell the same</source>
        <translation>соревнование, которого не было, или пропущенные партии, если настройки, партии, записи, журналы и отчёт согласны</translation>
    </message>
    <message>
        <source>what engines, networks and files were, if engines.json and report.json tell the same; engines that are asked again tell how they play</source>
        <translation>чем были движки, сети и файлы, если engines.json и report.json согласны; спрошенные снова движки покажут, как играют</translation>
    </message>
    <message>
        <source>how long moves took and when games were played, if games, records and report tell the same, and how fast machines were, if clocks agree</source>
        <translation>сколько длились ходы и когда игрались партии, если партии, записи и отчёт согласны, и скорость компьютеров, если сходятся часы</translation>
    </message>
    <message>
        <source>settings that leave no trace in games: arguments, environment, seed, patience, policies, limits that nothing reached, what was kept</source>
        <translation>настройки, не оставившие следа в партиях: аргументы, окружение, зерно, терпение, правила, недостигнутые пределы, что сохранялось</translation>
    </message>
    <message>
        <source>what logs say beside moves, engines&apos; standard error, and events that the report does not list</source>
        <translation>что говорят журналы кроме ходов, поток ошибок движков и события, которых нет в отчёте</translation>
    </message>
    <message>
        <source>the manifest&apos;s own words: when and by what it was sealed, what was replaced and left out</source>
        <translation>слова самого манифеста: когда и чем запечатано, что заменено и опущено</translation>
    </message>
    <message>
        <source>Sealed %1 by %2</source>
        <translation>Запечатано %1, программа: %2</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1, as published</source>
        <translation>SHA-256 манифеста: %1, как опубликовано</translation>
    </message>
    <message>
        <source>Checked: %1 entries, %2 games, %3 moves, %4 scores, clocks of %5 games, %6 records, %7 logs, %8 values of the report</source>
        <translation>Проверено: записей %1, партий %2, ходов %3, результатов %4, часов партий %5, файлов партий %6, журналов %7, значений отчёта %8</translation>
    </message>
    <message>
        <source>Engines were asked %1 moves again</source>
        <translation>Движки спрошены снова о ходах: %1</translation>
    </message>
    <message>
        <source>Not checked:</source>
        <translation>Не проверено:</translation>
    </message>
    <message>
        <source>Left out when it was sealed:</source>
        <translation>Опущено при запечатывании:</translation>
    </message>
    <message>
        <source>Not to be seen if the manifest was written anew (compare its hash with one that was published):</source>
        <translation>Не увидеть, если манифест написан заново (сравните его хеш с опубликованным):</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>Всё так, как было запечатано.</translation>
    </message>
    <message>
        <source>%1 differences.</source>
        <translation>различий: %1.</translation>
    </message>
    <message>
        <source>refuses suicide of a single stone</source>
        <translation>отвергает самоубийство одного камня</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; it cannot be told otherwise</source>
        <translation>%1, что эти правила разрешают, и получит техническое поражение в партии, где соперник так сыграет; иначе ему не сказать</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; add %2 to its command line</source>
        <translation>%1, что эти правила разрешают, и получит техническое поражение в партии, где соперник так сыграет; добавьте %2 в его командную строку</translation>
    </message>
    <message>
        <source>counts by Chinese rules (area), but the game is counted by territory</source>
        <translation>считает по китайским правилам (площадь), а партия считается по территории</translation>
    </message>
    <message>
        <source>counts by Japanese rules (territory), but the game is counted by area</source>
        <translation>считает по японским правилам (территория), а партия считается по площади</translation>
    </message>
    <message>
        <source>is not told the komi, for which the Go Modem Protocol has no word</source>
        <translation>не узнаёт коми: в Go Modem Protocol для него нет слова</translation>
    </message>
    <message>
        <source>%1, and it cannot be told other rules</source>
        <translation>%1, и других правил ему не сообщить</translation>
    </message>
    <message>
        <source>%1; its command line has %2, not %3</source>
        <translation>%1; в его командной строке %2, а не %3</translation>
    </message>
    <message>
        <source>%1; add %2 to its command line</source>
        <translation>%1; добавьте %2 в его командную строку</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>сдача</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>заявление</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>техническое поражение</translation>
    </message>
    <message>
        <source>move-limit</source>
        <translation>предел ходов</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>решение судьи</translation>
    </message>
    <message>
        <source>the engine %1 %2</source>
        <translation>движок %1: %2</translation>
    </message>
    <message>
        <source>game %1, after move %2: the engine %3</source>
        <translation>партия %1, после хода %2: движок: %3</translation>
    </message>
    <message>
        <source>is no time up to a day</source>
        <translation>не время до суток</translation>
    </message>
    <message>
        <source>is not of the form 20-60, 20- or -60</source>
        <translation>не вида 20-60, 20- или -60</translation>
    </message>
    <message>
        <source>holds no move</source>
        <translation>не содержит ни одного хода</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>не из числа %1</translation>
    </message>
    <message>
        <source>is no number of points</source>
        <translation>не число очков</translation>
    </message>
    <message>
        <source>is no list of sabaki, katrain, lizzie</source>
        <translation>не список из sabaki, katrain, lizzie</translation>
    </message>
    <message>
        <source>--report: %1 does not end with .html, .json or .csv</source>
        <translation>--report: %1 не кончается на .html, .json или .csv</translation>
    </message>
    <message>
        <source>no engine is given; say which with --%1</source>
        <translation>движок не указан; назовите его в --%1</translation>
    </message>
    <message>
        <source>FILES are missing</source>
        <translation>не хватает FILES</translation>
    </message>
    <message>
        <source>--on needs --journal FILE</source>
        <translation>--on требует --journal FILE</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE</source>
        <translation>--on ssh требует --hosts FILE</translation>
    </message>
    <message>
        <source>there are no game files</source>
        <translation>файлов партий нет</translation>
    </message>
    <message>
        <source>--stop takes the name of a run</source>
        <translation>--stop принимает имя запуска</translation>
    </message>
    <message>
        <source>say which file of accounts</source>
        <translation>назовите файл учётных записей</translation>
    </message>
    <message>
        <source>no password was given</source>
        <translation>пароль не введён</translation>
    </message>
    <message>
        <source>is no whole number from 5 to 25</source>
        <translation>не целое число от 5 до 25</translation>
    </message>
    <message>
        <source>say which engine: its command line, or its name</source>
        <translation>назовите движок: командную строку или имя</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; quote a command that has several words</source>
        <translation>&quot;%1&quot; лишнее; команду из нескольких слов возьмите в кавычки</translation>
    </message>
    <message>
        <source>your engines cannot be read: %1</source>
        <translation>ваши движки не читаются: %1</translation>
    </message>
    <message>
        <source>%1 is no calibration: that is type = &quot;tune&quot; with method = &quot;calibration&quot; in [tune]</source>
        <translation>%1 — не калибровка: она type = &quot;tune&quot; с method = &quot;calibration&quot; в [tune]</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation>&quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>стандартный вывод: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; -o names the file to write</source>
        <translation>&quot;%1&quot; лишнее; файл для записи называет -o</translation>
    </message>
    <message>
        <source>%1 has been played already; see reset</source>
        <translation>%1 уже сыграно; см. reset</translation>
    </message>
    <message>
        <source>%1 already exists; --force writes over it</source>
        <translation>%1 уже есть; --force перезапишет</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of text, html and json</source>
        <translation>--format: &quot;%1&quot; — не text, html или json</translation>
    </message>
    <message>
        <source>name one bundle or more</source>
        <translation>назовите один пакет или несколько</translation>
    </message>
    <message>
        <source>there is no game that could be rated</source>
        <translation>нет партии для расчёта рейтинга</translation>
    </message>
    <message>
        <source>--max-time: &quot;%1&quot; is no time; allowed are 90s, 30m, 8h and the like</source>
        <translation>--max-time: &quot;%1&quot; — не время; допустимо 90s, 30m, 8h и подобное</translation>
    </message>
    <message>
        <source>--on: “%1” is not known; it takes here, slurm or ssh</source>
        <translation>--on: «%1» неизвестно; допустимо here, slurm и ssh</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE, or hosts in [machines]</source>
        <translation>--on ssh требует --hosts FILE или hosts в [machines]</translation>
    </message>
    <message>
        <source>--keep: &quot;%1&quot; is none of environment, folders, users and hosts</source>
        <translation>--keep: &quot;%1&quot; — не environment, folders, users или hosts</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of sgf, json, csv and matchups</source>
        <translation>--format: &quot;%1&quot; — не sgf, json, csv или matchups</translation>
    </message>
    <message>
        <source>give one of --after-pairs and --now</source>
        <translation>укажите что-то одно: --after-pairs или --now</translation>
    </message>
    <message>
        <source>reset: nothing was done; --yes deletes all of these for ever, --aside moves them into a folder</source>
        <translation>reset: ничего не сделано; --yes удалит всё это навсегда, --aside переместит в папку</translation>
    </message>
    <message>
        <source>--engines: &quot;%1&quot; is not PLAYER=COMMAND</source>
        <translation>--engines: &quot;%1&quot; — не PLAYER=COMMAND</translation>
    </message>
    <message>
        <source>--stop takes after-pairs, after-games or now, --term N, and the name of a run</source>
        <translation>--stop принимает after-pairs, after-games или now, --term N и имя запуска</translation>
    </message>
    <message>
        <source>--block is missing</source>
        <translation>не хватает --block</translation>
    </message>
    <message>
        <source>the engine is missing; give its command after --</source>
        <translation>движок не указан; его команда стоит после --</translation>
    </message>
    <message>
        <source>is not from 2 to %1</source>
        <translation>не от 2 до %1</translation>
    </message>
    <message>
        <source>is free; GMP has fixed points only</source>
        <translation>свободная; в GMP только заданные пункты</translation>
    </message>
    <message>
        <source>is neither black nor white</source>
        <translation>не black и не white</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>не создаётся</translation>
    </message>
    <message>
        <source>missing; give the engine&apos;s command line</source>
        <translation>не указано; дайте командную строку движка</translation>
    </message>
    <message>
        <source>is none of black, white, both and none</source>
        <translation>не black, white, both или none</translation>
    </message>
    <message>
        <source>is none of automatic, slow-moves, always and never</source>
        <translation>не automatic, slow-moves, always или never</translation>
    </message>
    <message>
        <source>is no time; allowed are 200ms, 1s, 1.5s and the like</source>
        <translation>не время; допустимо 200ms, 1s, 1.5s и подобное</translation>
    </message>
    <message>
        <source>is none of allowed, forbidden and frozen</source>
        <translation>не allowed, forbidden или frozen</translation>
    </message>
    <message>
        <source>is neither warning nor forfeit</source>
        <translation>не warning и не forfeit (неявка)</translation>
    </message>
    <message>
        <source>asks a person, and there is nobody here</source>
        <translation>спрашивает человека, а здесь никого нет</translation>
    </message>
    <message>
        <source>--scorer %1 asks no referee</source>
        <translation>--scorer %1 не спрашивает судью</translation>
    </message>
    <message>
        <source>asks a referee; say which engine with --referee</source>
        <translation>спрашивает судью; назовите движок в --referee</translation>
    </message>
    <message>
        <source>&quot;move&quot; and --watchdog say the same; give one</source>
        <translation>&quot;move&quot; и --watchdog — одно и то же; укажите одно</translation>
    </message>
    <message>
        <source>does not end in .html, .txt, .json or .csv</source>
        <translation>не кончается на .html, .txt, .json или .csv</translation>
    </message>
    <message>
        <source>say with --results which file has the games</source>
        <translation>назовите файл с партиями в --results</translation>
    </message>
    <message>
        <source>--adjudicate reads what engines think of their moves, so it cannot be never</source>
        <translation>--adjudicate читает, что движки думают о своих ходах для присуждения, поэтому never невозможно</translation>
    </message>
    <message>
        <source>is no number between 0 and 0.5</source>
        <translation>не число между 0 и 0.5</translation>
    </message>
    <message>
        <source>is not two numbers, the lower first, such as 0,20</source>
        <translation>не два числа, меньшее первым, как 0,20</translation>
    </message>
    <message>
        <source>is no file and no folder</source>
        <translation>не файл и не папка</translation>
    </message>
    <message>
        <source>is neither game nor opening</source>
        <translation>не game (партия) и не opening (дебют)</translation>
    </message>
    <message>
        <source>there are no --openings</source>
        <translation>нет --openings</translation>
    </message>
    <message>
        <source>no build is given</source>
        <translation>сборка не указана</translation>
    </message>
    <message>
        <source>has no {}</source>
        <translation>не содержит {}</translation>
    </message>
    <message>
        <source>say what to test: --test or --sprt</source>
        <translation>назовите, что проверять: --test или --sprt</translation>
    </message>
    <message>
        <source>no suite is given</source>
        <translation>набор не указан</translation>
    </message>
    <message>
        <source>is neither gnugo nor strict</source>
        <translation>не gnugo и не strict</translation>
    </message>
    <message>
        <source>%1: it cannot be read as SGF</source>
        <translation>%1: не читается как SGF</translation>
    </message>
    <message>
        <source>%1: game %2 is on a board of %3x%4; see --size</source>
        <translation>%1: партия %2 на доске %3x%4; см. --size</translation>
    </message>
    <message>
        <source>there is no game in %1</source>
        <translation>в %1 нет партий</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not COMMAND=SENT</source>
        <translation>&quot;%1&quot; — не COMMAND=SENT</translation>
    </message>
    <message>
        <source>is none of resign, pass and alternate</source>
        <translation>не resign (сдаться), pass (пас) или alternate</translation>
    </message>
    <message>
        <source>goes with --replace alternate, which needs it</source>
        <translation>идёт с --replace alternate, которому нужно</translation>
    </message>
    <message>
        <source>are no rules</source>
        <translation>не правила</translation>
    </message>
    <message>
        <source>is no time; allowed are 500ms, 2s and the like</source>
        <translation>не время; допустимо 500ms, 2s и подобное</translation>
    </message>
    <message>
        <source>follows the record; say with --sgf where that is</source>
        <translation>следует за записью; укажите, где она, в --sgf</translation>
    </message>
    <message>
        <source>goes with --listen; a controller at the standard streams may send everything</source>
        <translation>идёт с --listen; контроллер на стандартных потоках может слать всё</translation>
    </message>
    <message>
        <source>%1: there are %2 logs; no more are written</source>
        <translation>%1: журналов %2; больше не пишется</translation>
    </message>
    <message>
        <source>shinpan cannot be started; open %1 with it by hand</source>
        <translation>shinpan не запускается; откройте %1 в нём вручную</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1: %2</translation>
    </message>
    <message>
        <source>say which script</source>
        <translation>назовите сценарий</translation>
    </message>
    <message>
        <source>say which engine, with --engine</source>
        <translation>назовите движок в --engine</translation>
    </message>
    <message>
        <source>it is packed; unpack it first, with gunzip</source>
        <translation>он сжат; сначала распакуйте его с gunzip</translation>
    </message>
    <message>
        <source>%1: it names no record of game %2; match keeps them with --sgf</source>
        <translation>%1: не названа запись партии %2; match хранит их с --sgf</translation>
    </message>
    <message>
        <source>there is no game in it</source>
        <translation>в нём нет партий</translation>
    </message>
    <message>
        <source>%1: there is no game in it</source>
        <translation>%1: в нём нет партий</translation>
    </message>
    <message>
        <source>say which two sets of games: folders, files or results</source>
        <translation>назовите два набора партий: папки, файлы или результаты</translation>
    </message>
    <message>
        <source>say which files or folders</source>
        <translation>назовите файлы или папки</translation>
    </message>
    <message>
        <source>--merge and --output FILE belong together</source>
        <translation>--merge и --output FILE идут вместе</translation>
    </message>
    <message>
        <source>--move and --node exclude each other</source>
        <translation>--move и --node исключают друг друга</translation>
    </message>
    <message>
        <source>%1; not rewritten without --force</source>
        <translation>%1; без --force не переписывается</translation>
    </message>
    <message>
        <source>-i and -o exclude each other</source>
        <translation>-i и -o исключают друг друга</translation>
    </message>
    <message>
        <source>-o takes the result of one file; sgf merge joins several</source>
        <translation>-o принимает результат одного файла; sgf merge объединяет несколько</translation>
    </message>
    <message>
        <source>-o %1: the name must end in %2 or a slash; or say --format</source>
        <translation>-o %1: имя должно кончаться на %2 или косую черту; или укажите --format</translation>
    </message>
    <message>
        <source>--format: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--format: нет &quot;%1&quot;; допустимо: %2</translation>
    </message>
    <message>
        <source>--range: &quot;%1&quot; is no range of moves; say 1-50, 51- or 12</source>
        <translation>--range: &quot;%1&quot; — не промежуток ходов; пишите 1-50, 51- или 12</translation>
    </message>
    <message>
        <source>--move goes with neither --node nor --range</source>
        <translation>--move не сочетается ни с --node, ни с --range</translation>
    </message>
    <message>
        <source>-o is missing; say where to write, as in -o board.png</source>
        <translation>не хватает -o; укажите, куда писать, например -o board.png</translation>
    </message>
    <message>
        <source>a slide show cannot be written to standard output</source>
        <translation>показ слайдов нельзя писать в стандартный вывод</translation>
    </message>
    <message>
        <source>--pace: &quot;%1&quot; is no number of seconds from 0.02 to 60</source>
        <translation>--pace: &quot;%1&quot; — не число секунд от 0.02 до 60</translation>
    </message>
    <message>
        <source>%1 is missing, which draws; build Shinpan with its window (-DSHINPAN_UI=ON) or install it whole</source>
        <translation>нет %1, который рисует; соберите Shinpan с окном (-DSHINPAN_UI=ON) или установите целиком</translation>
    </message>
    <message>
        <source>FILE is missing; - reads standard input</source>
        <translation>не хватает FILE; - читает стандартный ввод</translation>
    </message>
    <message>
        <source>--rules: &quot;%1&quot; is no rule set known here; say Japanese, Chinese, AGA, NZ or fields such as ko=simple,scoring=area</source>
        <translation>--rules: &quot;%1&quot; — неизвестные правила; пишите Japanese, Chinese, AGA, NZ или поля вроде ko=simple,scoring=area</translation>
    </message>
    <message>
        <source>--legal: &quot;%1&quot; is no colour; say b or w</source>
        <translation>--legal: &quot;%1&quot; — не цвет; пишите b или w</translation>
    </message>
    <message>
        <source>has no position to solve</source>
        <translation>нет позиции для решения</translation>
    </message>
    <message>
        <source>this is a directory; add -r to look into it</source>
        <translation>это каталог; с -r просматривается его содержимое</translation>
    </message>
    <message>
        <source>--game %1: it is not a record of Go</source>
        <translation>--game %1: это не запись партии го</translation>
    </message>
    <message>
        <source>%1 more of these</source>
        <translation>ещё %1 таких</translation>
    </message>
    <message>
        <source>a handicap of %1 without stones: %2</source>
        <translation>фора %1 без камней: %2</translation>
    </message>
    <message>
        <source>--charset: &quot;%1&quot; is no character set that is known here; try UTF-8, GB18030, Big5, Shift_JIS, EUC-KR or ISO-8859-1</source>
        <translation>--charset: &quot;%1&quot; — неизвестный набор знаков; попробуйте UTF-8, GB18030, Big5, Shift_JIS, EUC-KR или ISO-8859-1</translation>
    </message>
    <message>
        <source>FILES are missing; - reads standard input</source>
        <translation>не хватает FILES; - читает стандартный ввод</translation>
    </message>
    <message>
        <source>--name: there is no {%1}; --help lists what there is</source>
        <translation>--name: нет {%1}; --help перечисляет, что есть</translation>
    </message>
    <message>
        <source>already exists; --force replaces it</source>
        <translation>уже есть; --force заменит</translation>
    </message>
    <message>
        <source>there is no game of Go</source>
        <translation>нет партий го</translation>
    </message>
    <message>
        <source>%1; your engines cannot be read: %2</source>
        <translation>%1; ваши движки не читаются: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deadline; allowed are start, setup, move, scoring and quit with a time, such as start=30s,move=2m</source>
        <translation>&quot;%1&quot; — не срок; допустимы start, setup, move, scoring и quit со временем, например start=30s,move=2m</translation>
    </message>
    <message>
        <source>standard input cannot be read</source>
        <translation>стандартный ввод не читается</translation>
    </message>
    <message>
        <source>--%1: &quot;%2&quot; %3</source>
        <translation>--%1: &quot;%2&quot; %3</translation>
    </message>
    <message>
        <source>say whose moves, with --proposer</source>
        <translation>укажите, чьи ходы, в --proposer</translation>
    </message>
    <message>
        <source>is no number from %1 to %2</source>
        <translation>не число от %1 до %2</translation>
    </message>
    <message>
        <source>--theme: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--theme: нет темы &quot;%1&quot;; допустимо: %2</translation>
    </message>
    <message>
        <source>--region: &quot;%1&quot; is no part of this board; name two opposite corners, as in C3:K10</source>
        <translation>--region: &quot;%1&quot; — не часть этой доски; назовите два противоположных угла, как C3:K10</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>прервано</translation>
    </message>
    <message>
        <source>, %1 points</source>
        <translation>, %1 очк.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Середина игры</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Ёсэ</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Потеря</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Per 100</source>
        <translation>На 100</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Малые</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Средние</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Большие</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Accuracy and mistakes by phase</source>
        <translation>Точность и ошибки по стадиям</translation>
    </message>
    <message>
        <source>%1 more players are in the JSON and CSV reports.</source>
        <translation>Ещё игроков в отчётах JSON и CSV: %1.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Стадия</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Стадии</translation>
    </message>
    <message>
        <source>The board before move %1</source>
        <translation>Доска перед ходом %1</translation>
    </message>
    <message>
        <source>Move %1 %2 lost %3; better was %4</source>
        <translation>Ход %1 %2 потерял %3; лучше было %4</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>Ошибок нет.</translation>
    </message>
    <message>
        <source>%1 to play, %2 games</source>
        <translation>Ходят: %1; партий: %2</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Opening positions that several games came to, those first where most was lost: rings are what was played, a square is the engine&apos;s choice.</source>
        <translation>Позиции дебюта, встретившиеся в нескольких партиях; сначала те, где потеряно больше всего: кольца — что сыграно, квадрат — выбор движка.</translation>
    </message>
    <message>
        <source>The same positions, judged by two engines: how often they would play the same move, how far apart their values are, and which mistakes both or only one of them saw.</source>
        <translation>Одни и те же позиции в оценке двух движков: как часто они сыграли бы тот же ход, как далеки их оценки и какие ошибки увидели оба или только один.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Same choice</source>
        <translation>Тот же выбор</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>Расхождение</translation>
    </message>
    <message>
        <source>Points apart</source>
        <translation>Расхождение в очках</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>Ошибки у обоих</translation>
    </message>
    <message>
        <source>First only</source>
        <translation>Только первый</translation>
    </message>
    <message>
        <source>Second only</source>
        <translation>Только второй</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>Сравнение движков</translation>
    </message>
    <message>
        <source>small: %1; middle: %2; large: %3</source>
        <translation>малая: %1; средняя: %2; большая: %3</translation>
    </message>
    <message>
        <source>Of a move: 0.75 to the power of the points it lost, so that a point lost leaves 75 %, three points leave 42 %. Where the engine tells no points, 10 % of the chance to win count as three. The engine&apos;s own choice loses nothing. Of a player in a game: the mean of the moves. Of several games: the mean of the games, with a 95 % interval (Student&apos;s) from how they differ; one game has none.</source>
        <translation>Хода: 0,75 в степени потерянных очков; одно потерянное очко оставляет 75 %, три — 42 %. Где движок не сообщает очков, 10 % шансов на победу считаются за три. Собственный выбор движка не теряет ничего. Игрока в партии: среднее по ходам. Нескольких партий: среднее по партиям с 95-% интервалом (Стьюдента) по их разбросу; у одной партии его нет.</translation>
    </message>
    <message>
        <source>Moves that lost more than the engine is unsure of: %1. The percents are of the chance to win.</source>
        <translation>Ходы, потерявшие больше, чем неуверенность движка: %1. Проценты — шансы на победу.</translation>
    </message>
    <message>
        <source>Choice, loss, points</source>
        <translation>Выбор, потеря, очки</translation>
    </message>
    <message>
        <source>The share of the moves that were the engine&apos;s first choice, and what a move lost on average: of the chance to win, and points.</source>
        <translation>Доля ходов, которые были первым выбором движка, и средняя потеря за ход: шансов на победу и очков.</translation>
    </message>
    <message>
        <source>On 19×19 the opening is the first 50 moves and the endgame begins with move 151; on smaller boards earlier in proportion.</source>
        <translation>На 19×19 дебют — первые 50 ходов, а ёсэ начинается с хода 151; на меньших досках соответственно раньше.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Неисправность</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Неисправности</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>движок: %1</translation>
    </message>
    <message>
        <source>%1 per 100 moves</source>
        <translation>%1 на 100 ходов</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Разбор: %1</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, движок: %1</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>Худшие ошибки</translation>
    </message>
    <message>
        <source>The same positions</source>
        <translation>Одинаковые позиции</translation>
    </message>
    <message>
        <source>How to read this</source>
        <translation>Как это читать</translation>
    </message>
    <message>
        <source>%1 points or %2 %, or more</source>
        <translation>от %1 очк. или %2 %</translation>
    </message>
    <message>
        <source>%1 to %2 points or %3 to %4 %</source>
        <translation>от %1 до %2 очк. или от %3 до %4 %</translation>
    </message>
    <message>
        <source>the program of %1 was not identified, so it is a player of its own</source>
        <translation>программа %1 не опознана, поэтому это отдельный игрок</translation>
    </message>
    <message>
        <source>%1x%2, komi %3, %4, %5</source>
        <translation>%1x%2, коми %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 (Black), %2 (White)</source>
        <translation>%1 (чёрные), %2 (белые)</translation>
    </message>
    <message>
        <source>Pool of 1 bundle</source>
        <translation>Свод из 1 пакета</translation>
    </message>
    <message>
        <source>Pool of %1 bundles</source>
        <translation>Свод из пакетов: %1</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>пакет</translation>
    </message>
    <message>
        <source>competition</source>
        <translation>соревнование</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>запечатано</translation>
    </message>
    <message>
        <source>also in others</source>
        <translation>также в других</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>пропущено</translation>
    </message>
    <message>
        <source>manifest</source>
        <translation>опись</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>Пакеты</translation>
    </message>
    <message>
        <source>Games that an earlier bundle has, too, count once; games without a known winner or with a handicap are left out.</source>
        <translation>Партии, которые уже есть в прежнем пакете, считаются один раз; пропущены партии без известного победителя и с форой.</translation>
    </message>
    <message>
        <source>called in the bundles</source>
        <translation>имя в пакетах</translation>
    </message>
    <message>
        <source>bundles</source>
        <translation>пакеты</translation>
    </message>
    <message>
        <source>not identified</source>
        <translation>не опознано</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>Кто есть кто</translation>
    </message>
    <message>
        <source>The same program and files, started in the same way, are the same player, whatever it is called.</source>
        <translation>Та же программа с теми же файлами, запущенная так же, — тот же игрок, как бы он ни назывался.</translation>
    </message>
    <message>
        <source>Elo by all games</source>
        <translation>Эло по всем партиям</translation>
    </message>
    <message>
        <source>Elo here alone</source>
        <translation>Эло только здесь</translation>
    </message>
    <message>
        <source>here above</source>
        <translation>здесь выше</translation>
    </message>
    <message>
        <source>its 95%</source>
        <translation>его 95%</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Условия</translation>
    </message>
    <message>
        <source>pooled bundles</source>
        <translation>свод пакетов</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 игрок</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>игроков: %1</translation>
    </message>
    <message>
        <source>all under the same conditions</source>
        <translation>все в одних условиях</translation>
    </message>
    <message>
        <source>%1 different conditions</source>
        <translation>разных условий: %1</translation>
    </message>
    <message>
        <source>A player is as strong under all conditions; what having Black is worth is each condition’s own. Both come from all games at once (Bradley–Terry, maximum likelihood), in which each player has had one more game, half of it won, against somebody of average strength. The columns behind that are of the games of one condition alone: where “here above” is far from 0, the player is not as strong there as elsewhere.</source>
        <translation>Игрок одинаково силён во всех условиях; цена чёрных у каждых условий своя. То и другое получено из всех партий сразу (Брэдли–Терри, максимальное правдоподобие), причём у каждого игрока на одну партию больше, наполовину выигранную, против кого-то средней силы. Дальнейшие столбцы — только по партиям одних условий: где «здесь выше» далеко от 0, сила игрока там иная.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Китайские</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>Китайские (KGS)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Японские</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Корейские</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA с кнопкой</translation>
    </message>
    <message>
        <source>NZ</source>
        <translation>Новозеландские</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Тромп — Тейлор</translation>
    </message>
    <message>
        <source>GOE</source>
        <translation>Ин</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>Подсчёт камней</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>Древняя территория</translation>
    </message>
    <message>
        <source>block %1 is damaged, or of another run</source>
        <translation>блок %1 повреждён или из другого запуска</translation>
    </message>
    <message>
        <source>there is no terminal to ask at; use password_file</source>
        <translation>нет терминала, чтобы спросить; используйте password_file</translation>
    </message>
    <message>
        <source>listening at %1</source>
        <translation>ожидание на %1</translation>
    </message>
    <message>
        <source>standard input cannot be changed in place; leave out -i</source>
        <translation>стандартный ввод нельзя изменить на месте; уберите -i</translation>
    </message>
    <message>
        <source>--game %1: the number of games is %2</source>
        <translation>--game %1: число партий — %2</translation>
    </message>
    <message>
        <source>none were set up, for there are no fixed points for so many, or a move stands on one of them</source>
        <translation>ничего не поставлено: для стольких нет заданных пунктов, или на одном из них ход</translation>
    </message>
    <message>
        <source>the fixed points were taken</source>
        <translation>взяты заданные пункты</translation>
    </message>
    <message>
        <source>an engine that does not know kata-time_settings is told %1 instead of %2, for GTP has whole seconds only</source>
        <translation>движку, не знающему kata-time_settings, сообщается %1 вместо %2: в GTP только целые секунды</translation>
    </message>
    <message>
        <source>is told &quot;%1&quot; at its start, which leaves it no time to think; &quot;%2&quot; says that nothing limits it</source>
        <translation>получает при запуске &quot;%1&quot;, что не оставляет времени на раздумье; &quot;%2&quot; означает отсутствие ограничений</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>папка не создаётся</translation>
    </message>
    <message>
        <source>the engine %1 is started again: it %2</source>
        <translation>движок %1 запускается снова: %2</translation>
    </message>
    <message>
        <source>%1 visits a position</source>
        <translation>%1 посещений на позицию</translation>
    </message>
    <message>
        <source>%1 seconds a position</source>
        <translation>%1 секунд на позицию</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 positions</source>
        <translation>файлов: %1 из %2, позиций: %3</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 в секунду</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <translation>%1 (очков: %2)</translation>
    </message>
    <message>
        <source>lost %1; the engine&apos;s choice</source>
        <translation>потеря %1; выбор движка</translation>
    </message>
    <message>
        <source>lost %1; better was %2</source>
        <translation>потеря %1; лучше было %2</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 ход</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>ходов: %1</translation>
    </message>
    <message>
        <source>average loss %1, the engine&apos;s choice %2 of %3</source>
        <translation>средняя потеря %1, выбор движка %2 из %3</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, партия %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, разбор %2</translation>
    </message>
    <message>
        <source>%1 files wait, %2 blocks are out, %3</source>
        <translation>ждут файлов: %1, в работе блоков: %2, %3</translation>
    </message>
    <message>
        <source>%1: warning: parts of it were not understood; &quot;shinpan-cli sgf check&quot; says which</source>
        <translation>%1: предупреждение: кое-что не понято; &quot;shinpan-cli sgf check&quot; скажет, что именно</translation>
    </message>
    <message>
        <source>%1: %2 of %3 positions</source>
        <translation>%1: позиций: %2 из %3</translation>
    </message>
    <message>
        <source>stopping after the running games; once more to log out at once</source>
        <translation>остановка после идущих партий; ещё раз — выйти сразу</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 won, %4 lost, %5 drawn, %6 broken off</source>
        <translation>%1: партий %2, побед %3, поражений %4, ничьих %5, прервано %6</translation>
    </message>
    <message>
        <source>last rating %1</source>
        <translation>последний рейтинг %1</translation>
    </message>
    <message>
        <source>checking %1 of %2: %3</source>
        <translation>проверка %1 из %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 Elo from %3 wanted, %4 ± %5 in the round robin</source>
        <translation>%1: желательно Эло %2 над %3, в круговом турнире %4 ± %5</translation>
    </message>
    <message>
        <source>“%1” is kept as a strength of “%2”</source>
        <translation>«%1» сохранено как сила «%2»</translation>
    </message>
    <message>
        <source>%1: not taken over: %2</source>
        <translation>%1: не перенесено: %2</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3%4</source>
        <translation>SPRT Эло %1 или %2: LLR %3%4</translation>
    </message>
    <message>
        <source>there is no --sprt</source>
        <translation>нет --sprt</translation>
    </message>
    <message>
        <source>build %1 of %2, %3</source>
        <translation>сборка %1 из %2, %3</translation>
    </message>
    <message>
        <source>%1: passes</source>
        <translation>%1: проходит</translation>
    </message>
    <message>
        <source>%1: fails</source>
        <translation>%1: не проходит</translation>
    </message>
    <message>
        <source>%1: cannot be run</source>
        <translation>%1: не запускается</translation>
    </message>
    <message>
        <source>no build fails that could be run</source>
        <translation>все сборки, которые запустились, проходят</translation>
    </message>
    <message>
        <source>the first that fails: %1</source>
        <translation>первая, которая не проходит: %1</translation>
    </message>
    <message>
        <source>the first that fails is one of %1, the last of which does: %2</source>
        <translation>первая, которая не проходит, — одна из %1, последняя из них: %2</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>запусков: 1</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>запусков: %1</translation>
    </message>
    <message>
        <source>%1 of %2 suites</source>
        <translation>наборов: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 games played out</source>
        <translation>доиграно партий: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>позиций: %1 из %2</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(ничего)</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>отказ: %1</translation>
    </message>
    <message>
        <source>was</source>
        <translation>было</translation>
    </message>
    <message>
        <source>now</source>
        <translation>стало</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>1 команда</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>команд: %1</translation>
    </message>
    <message>
        <source>no answer to compare with</source>
        <translation>не с чем сравнить</translation>
    </message>
    <message>
        <source>all %1 recorded answers the same</source>
        <translation>записанные ответы (%1) все те же</translation>
    </message>
    <message>
        <source>%1 of %2 recorded answers differ</source>
        <translation>отличаются записанные ответы: %1 из %2</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>both %1</source>
        <translation>обе %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1: differ from move %2 (%3, %4), %5 of %6 moves alike; %7 and %8 moves, %9</source>
        <translation>%1: различаются с хода %2 (%3, %4), одинаковых ходов %5 из %6; ходов %7 и %8, %9</translation>
    </message>
    <message>
        <source>%1 of %2 games are the same, %3 have the same result</source>
        <translation>одинаковых партий %1 из %2, с тем же результатом %3</translation>
    </message>
    <message>
        <source>the others differ from move %1 to %2, move %3 in the middle</source>
        <translation>остальные различаются с хода %1–%2, в середине с хода %3</translation>
    </message>
    <message>
        <source>only in the first: %1</source>
        <translation>только в первом: %1</translation>
    </message>
    <message>
        <source>only in the second: %1</source>
        <translation>только во втором: %1</translation>
    </message>
    <message>
        <source>turned or mirrored</source>
        <translation>повёрнута или отражена</translation>
    </message>
    <message>
        <source>ends after %1 of %2 moves</source>
        <translation>кончается после хода %1 из %2</translation>
    </message>
    <message>
        <source>differs after move %1</source>
        <translation>отличается после хода %1</translation>
    </message>
    <message>
        <source>moves in another order</source>
        <translation>ходы в другом порядке</translation>
    </message>
    <message>
        <source>other comments or variations</source>
        <translation>другие комментарии или варианты</translation>
    </message>
    <message>
        <source>other words about the game</source>
        <translation>другие сведения о партии</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>то же</translation>
    </message>
    <message>
        <source>%1 - %2, %3: %4 records</source>
        <translation>%1 - %2, %3: записей %4</translation>
    </message>
    <message>
        <source>%1 of %2 games are there more than once</source>
        <translation>встречаются не раз партии: %1 из %2</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation>%1 % (%2–%3)</translation>
    </message>
    <message>
        <source>share</source>
        <translation>доля</translation>
    </message>
    <message>
        <source>Black&apos;s score</source>
        <translation>очки чёрных</translation>
    </message>
    <message>
        <source>last</source>
        <translation>последняя</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>движки</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>%1, game %2, move %3: %4 - %5, %6 %7</source>
        <translation>%1, партия %2, ход %3: %4 - %5, %6 %7</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 games</source>
        <translation>файлов: %1 из %2, партий: %3</translation>
    </message>
    <message>
        <source>%1 files: %2 read, %3 gone; %4 games added, %5 positions</source>
        <translation>файлов %1: прочитано %2, исчезло %3; добавлено партий %4, позиций %5</translation>
    </message>
    <message>
        <source>%1 games, %2 problems: %3 solved by their own solution, %4 without; %5 marked, %6 of %7 lines are right</source>
        <translation>партий %1, задач %2: решены собственным решением %3, нет %4; с пометкой %5, верных вариантов %6 из %7</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, позиция %2</translation>
    </message>
    <message>
        <source>others</source>
        <translation>прочее</translation>
    </message>
    <message>
        <source>%1, Black scored %2 (%3)</source>
        <translation>%1, очки чёрных %2 (%3)</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>%1 games, %2 won, %3 lost</source>
        <translation>партий %1, побед %2, поражений %3</translation>
    </message>
    <message>
        <source>Black won %1, White won %2, draws %3, others %4</source>
        <translation>побед чёрных %1, побед белых %2, ничьих %3, прочих %4</translation>
    </message>
    <message>
        <source>ended by: %1</source>
        <translation>окончание: %1</translation>
    </message>
    <message>
        <source>moves: %1 on average, deviation %2, median %3, from %4 to %5</source>
        <translation>ходов: в среднем %1, отклонение %2, медиана %3, от %4 до %5</translation>
    </message>
    <message>
        <source>Board sizes</source>
        <translation>Размеры доски</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Коми</translation>
    </message>
    <message>
        <source>Openings of %1 moves</source>
        <translation>Дебюты (ходов: %1)</translation>
    </message>
    <message>
        <source>LLR %1 (%2 to %3) after %4</source>
        <translation>LLR %1 (%2–%3), %4</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>остановлено</translation>
    </message>
    <message>
        <source>a game was void: %1</source>
        <translation>недействительная партия: %1</translation>
    </message>
    <message>
        <source>%1 playouts in a row were not played to their end, the last one: %2</source>
        <translation>доигрывания не доведены до конца %1 раз подряд, последнее: %2</translation>
    </message>
    <message>
        <source>the first engine %1</source>
        <translation>первый движок %1</translation>
    </message>
    <message>
        <source>the second engine %1</source>
        <translation>второй движок %1</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>середина игры</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>ёсэ</translation>
    </message>
    <message>
        <source>atari</source>
        <translation>атари</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>контакт</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>тихие</translation>
    </message>
    <message>
        <source>close by</source>
        <translation>близко</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>далеко</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>game %1, move %2, %3: the first chose %4 and won %5, the second chose %6 and won %7</source>
        <translation>партия %1, ход %2, %3: первый выбрал %4 и выиграл %5, второй выбрал %6 и выиграл %7</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>спрошено</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>различны</translation>
    </message>
    <message>
        <source>played</source>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>worth %</source>
        <translation>цена %</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>за партию</translation>
    </message>
    <message>
        <source>first:</source>
        <translation>первый:</translation>
    </message>
    <message>
        <source>second:</source>
        <translation>второй:</translation>
    </message>
    <message>
        <source>played out by:</source>
        <translation>доигрывал:</translation>
    </message>
    <message>
        <source>The second won %1 games: %2 Elo (%3)</source>
        <translation>Второй выиграл партий: %1; Эло %2 (%3)</translation>
    </message>
    <message>
        <source>What cost most:</source>
        <translation>Самое дорогое:</translation>
    </message>
    <message>
        <source>in %1(): %2</source>
        <translation>в %1(): %2</translation>
    </message>
    <message>
        <source>a function within a function cannot be imported</source>
        <translation>функция внутри функции не переносится</translation>
    </message>
    <message>
        <source>this nests too deep</source>
        <translation>слишком глубокая вложенность</translation>
    </message>
    <message>
        <source>%1 has no sign</source>
        <translation>%1: знака не бывает</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>нет значения</translation>
    </message>
    <message>
        <source>%1 as a key cannot be imported</source>
        <translation>%1 как ключ не переносится</translation>
    </message>
    <message>
        <source>“%1” could not be imported (line %2)</source>
        <translation>«%1» не удалось перенести (строка %2)</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>«%1» неизвестно</translation>
    </message>
    <message>
        <source>%1() takes no more than %2 arguments</source>
        <translation>%1() принимает аргументов не больше %2</translation>
    </message>
    <message>
        <source>%1() has no argument “%2”</source>
        <translation>у %1() нет аргумента «%2»</translation>
    </message>
    <message>
        <source>%1() needs the argument “%2”</source>
        <translation>%1() нужен аргумент «%2»</translation>
    </message>
    <message>
        <source>stderr_to_log: what engines write to their error output goes into a log of its game here</source>
        <translation>stderr_to_log: здесь всё, что движки пишут в поток ошибок, попадает в журнал партии</translation>
    </message>
    <message>
        <source>the player “%1” has no games and is left out</source>
        <translation>у игрока «%1» нет партий, и он пропущен</translation>
    </message>
    <message>
        <source>“%1” is no dictionary with texts for keys</source>
        <translation>«%1» — не словарь с текстовыми ключами</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>скобка не закрыта</translation>
    </message>
    <message>
        <source>this line is not indented as any line before it</source>
        <translation>отступ этой строки не такой, как у строк выше</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>«%1» здесь ничего не значит</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>строка не закрыта</translation>
    </message>
    <message>
        <source>a string has a wrong \ escape</source>
        <translation>в строке неверно использован знак \</translation>
    </message>
    <message>
        <source>“%1” closes no bracket</source>
        <translation>«%1» не закрывает никакой скобки</translation>
    </message>
    <message>
        <source>“%1” cannot be imported</source>
        <translation>«%1» не переносится</translation>
    </message>
    <message>
        <source>“%1” cannot be imported; write out what it comes to</source>
        <translation>«%1» не переносится; запишите то, что получается</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>файл не в UTF-8</translation>
    </message>
    <message>
        <source>holds %1; it takes Parameter(…)</source>
        <translation>содержит %1; нужно Parameter(…)</translation>
    </message>
    <message>
        <source>cannot be imported; LINEAR(…), LOG(…) and EXPLICIT(…) are</source>
        <translation>не переносится; переносятся LINEAR(…), LOG(…) и EXPLICIT(…)</translation>
    </message>
    <message>
        <source>cannot be imported; a function that returns a number to the power of its argument is</source>
        <translation>не переносится; переносится функция, которая возводит число в степень своего аргумента</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True или False</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>словарь</translation>
    </message>
    <message>
        <source>this is no game: %1</source>
        <translation>это не партия: %1</translation>
    </message>
    <message>
        <source>openings from %1: the table does not say which game had which</source>
        <translation>дебюты из %1: в таблице не сказано, в какой партии какой</translation>
    </message>
    <message>
        <source>the table does not say the komi; %1 is assumed</source>
        <translation>в таблице нет коми; принято %1</translation>
    </message>
    <message>
        <source>the table does not say the board&apos;s size; %1 is assumed</source>
        <translation>в таблице нет размера доски; принято %1</translation>
    </message>
    <message>
        <source>“%1” is no number of a game</source>
        <translation>«%1» — не номер партии</translation>
    </message>
    <message>
        <source>game %1 occurs twice</source>
        <translation>партия %1 встречается дважды</translation>
    </message>
    <message>
        <source>colours are not swapped in every second game, so pairs of games mean nothing</source>
        <translation>цвета меняются не через партию, и пары партий ничего не значат</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White), move %3</source>
        <translation>%1 (чёрные) против %2 (белые), ход %3</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Ход %1 из %2</translation>
    </message>
    <message>
        <source>Prisoners: Black %1, White %2</source>
        <translation>Пленные: чёрные %1, белые %2</translation>
    </message>
    <message>
        <source>Black’s chances</source>
        <translation>Шансы чёрных</translation>
    </message>
    <message>
        <source>%1: Black %2 %</source>
        <translation>%1: чёрные %2 %</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Номера ходов</translation>
    </message>
    <message>
        <source>First move (Home)</source>
        <translation>Первый ход (Home)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>Назад (←)</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>Вперёд (→)</translation>
    </message>
    <message>
        <source>Last move (End)</source>
        <translation>Последний ход (End)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>1 задача</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>задач: %1</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>1 компьютер</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>компьютеров: %1</translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, ожидает %2</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Сыграно партий</translation>
    </message>
    <message>
        <source>This page draws its boards with a script.</source>
        <translation>Эта страница рисует доски скриптом.</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>За работой</translation>
    </message>
    <message>
        <source>Latest results</source>
        <translation>Последние результаты</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Предупреждения</translation>
    </message>
    <message>
        <source>The whole report, with all games, as it stands now</source>
        <translation>Весь отчёт со всеми партиями на эту минуту</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>посещений: %1</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>прошло %1</translation>
    </message>
    <message>
        <source>gets no more tasks</source>
        <translation>больше не получает задач</translation>
    </message>
    <message>
        <source>%1, %2 games so far</source>
        <translation>%1, партий пока %2</translation>
    </message>
    <message>
        <source>Not connected: the program that serves this page has ended, or cannot be reached. Trying again.</source>
        <translation>Нет связи: программа, которая показывает эту страницу, завершилась или недоступна. Попытка повторяется.</translation>
    </message>
    <message>
        <source>not running now</source>
        <translation>сейчас не идёт</translation>
    </message>
    <message>
        <source>log-likelihood ratio %1 (%2 to %3)</source>
        <translation>логарифм отношения правдоподобия %1 (%2–%3)</translation>
    </message>
    <message>
        <source>has no stones</source>
        <translation>нет камней</translation>
    </message>
    <message>
        <source>has %1 stones without liberties</source>
        <translation>камней без дыханий: %1</translation>
    </message>
    <message>
        <source>says that the other side is to play</source>
        <translation>указан ход другой стороны</translation>
    </message>
    <message>
        <source>begins with moves of both sides</source>
        <translation>начинается ходами обеих сторон</translation>
    </message>
    <message>
        <source>has no moves</source>
        <translation>нет ходов</translation>
    </message>
    <message>
        <source>has no line that ends right</source>
        <translation>нет варианта с верным концом</translation>
    </message>
    <message>
        <source>uses the word %1, which is not understood</source>
        <translation>использует слово %1, которое непонятно</translation>
    </message>
    <message>
        <source>cannot be played along its own solution</source>
        <translation>не разыгрывается по собственному решению</translation>
    </message>
    <message>
        <source>The position of %1</source>
        <translation>Позиция %1</translation>
    </message>
    <message>
        <source>Capitals are what was not expected.</source>
        <translation>Прописными — то, чего не ожидали.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидается</translation>
    </message>
    <message>
        <source>(known to fail)</source>
        <translation>(известная неудача)</translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation>Прежний ответ</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Changed since the earlier run: %1</source>
        <translation>Изменилось с прежнего запуска: %1</translation>
    </message>
    <message>
        <source>Not expected: %1</source>
        <translation>Не ожидалось: %1</translation>
    </message>
    <message>
        <source>Regression tests: %1</source>
        <translation>Регрессионные тесты: %1</translation>
    </message>
    <message>
        <source>On the boards a square is a point that the suite names, a ring one that the engine answered, a triangle one that it was asked about.</source>
        <translation>На досках квадрат — пункт, названный в наборе, кружок — ответ движка, треугольник — пункт, о котором спрашивали.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>was %1 (%2), is %3 (%4)</source>
        <translation>было %1 (%2), стало %3 (%4)</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>ответ %1</translation>
    </message>
    <message>
        <source>expected %1, %2</source>
        <translation>ожидалось %1, %2</translation>
    </message>
    <message>
        <source>%1 passes no more</source>
        <translation>%1 больше не проходит</translation>
    </message>
    <message>
        <source>%1 passes now</source>
        <translation>%1 теперь проходит</translation>
    </message>
    <message>
        <source>%1 answers otherwise</source>
        <translation>%1 отвечает иначе</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 — новый</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 исчез</translation>
    </message>
    <message>
        <source>%1 no longer passing</source>
        <translation>больше не проходят: %1</translation>
    </message>
    <message>
        <source>%1 passing now</source>
        <translation>теперь проходят: %1</translation>
    </message>
    <message>
        <source>%1 answered otherwise</source>
        <translation>отвечают иначе: %1</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>новых: %1</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>исчезло: %1</translation>
    </message>
    <message>
        <source>suite</source>
        <translation>набор</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>тесты</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>сбои</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>секунды</translation>
    </message>
    <message>
        <source>%1 line %2</source>
        <translation>%1, строка %2</translation>
    </message>
    <message>
        <source>there was a test %1 already</source>
        <translation>тест %1 уже был</translation>
    </message>
    <message>
        <source>there is no command above this expectation</source>
        <translation>над этим ожиданием нет команды</translation>
    </message>
    <message>
        <source>this expectation does not stand directly below its command; GNU Go&apos;s regress.awk does not find it</source>
        <translation>это ожидание стоит не сразу под своей командой; regress.awk из GNU Go его не найдёт</translation>
    </message>
    <message>
        <source>this is the second expectation of one command; the first does not count</source>
        <translation>это второе ожидание одной команды; первое не учитывается</translation>
    </message>
    <message>
        <source>a bracket is missing in this expectation</source>
        <translation>в этом ожидании нет скобки</translation>
    </message>
    <message>
        <source>there is an expectation, but the command has no number; for GNU Go&apos;s scripts it is no test</source>
        <translation>ожидание есть, но у команды нет номера; для скриптов GNU Go это не тест</translation>
    </message>
    <message>
        <source>%1 moves, %2 nodes, %3 variations</source>
        <translation>ходов %1, узлов %2, вариантов %3</translation>
    </message>
    <message>
        <source>%1, game %2 of %3</source>
        <translation>%1, партия %2 из %3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Автор заметок</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Пользователь</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Авторское право</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>вне доски</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>занято</translation>
    </message>
    <message>
        <source>move %1, Black (X) to play, captured: black %2, white %3</source>
        <translation>ход %1, очередь чёрных (X), пленные: чёрные %2, белые %3</translation>
    </message>
    <message>
        <source>move %1, White (O) to play, captured: black %2, white %3</source>
        <translation>ход %1, очередь белых (O), пленные: чёрные %2, белые %3</translation>
    </message>
    <message>
        <source>Black may play on %1 points under %2 rules: %3</source>
        <translation>чёрные могут пойти в пункты (%1; правила: %2): %3</translation>
    </message>
    <message>
        <source>White may play on %1 points under %2 rules: %3</source>
        <translation>белые могут пойти в пункты (%1; правила: %2): %3</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2</source>
        <translation>%1 запрещён: %2</translation>
    </message>
    <message>
        <source>the work on it broke off: %1</source>
        <translation>работа над ним прервалась: %1</translation>
    </message>
    <message>
        <source>leaves a stone where a record sets one of the other colour up in its place.</source>
        <translation>оставляет камень там, где запись ставит на его место камень другого цвета.</translation>
    </message>
    <message>
        <source>leaves out the stones that a record sets up after its first node, and plays the moves on without them.</source>
        <translation>пропускает камни, которые запись ставит после первого узла, и играет дальнейшие ходы без них.</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>замечание: %1</translation>
    </message>
    <message>
        <source>%1 more warnings</source>
        <translation>ещё предупреждений: %1</translation>
    </message>
    <message>
        <source>%1: unchanged</source>
        <translation>%1: без изменений</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1: переписано</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1: предупреждение: %2</translation>
    </message>
    <message>
        <source>empty, as it should be</source>
        <translation>пусто, как положено</translation>
    </message>
    <message>
        <source>a number with a decimal point</source>
        <translation>число с десятичной точкой</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 или 2</translation>
    </message>
    <message>
        <source>B or W</source>
        <translation>B или W</translation>
    </message>
    <message>
        <source>text on one line</source>
        <translation>текст в одну строку</translation>
    </message>
    <message>
        <source>a point such as dd</source>
        <translation>пункт вроде dd</translation>
    </message>
    <message>
        <source>a point such as dd, or empty for a pass</source>
        <translation>пункт вроде dd или пусто при пасе</translation>
    </message>
    <message>
        <source>two points such as aa:cc</source>
        <translation>два пункта вроде aa:cc</translation>
    </message>
    <message>
        <source>a point and a text such as dd:A</source>
        <translation>пункт и текст вроде dd:A</translation>
    </message>
    <message>
        <source>a board size from 1 to 52, such as 19 or 9:13</source>
        <translation>размер доски от 1 до 52, вроде 19 или 9:13</translation>
    </message>
    <message>
        <source>empty, or flags and a name such as 257:Figure 1</source>
        <translation>пусто или флаги и имя вроде 257:Figure 1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; — не %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not between %2 and %3</source>
        <translation>&quot;%1&quot; не между %2 и %3</translation>
    </message>
    <message>
        <source>there is no point &quot;%1&quot; on this board</source>
        <translation>на этой доске нет пункта &quot;%1&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a point that was named before</source>
        <translation>&quot;%1&quot; называет пункт, уже названный раньше</translation>
    </message>
    <message>
        <source>only one value is allowed; &quot;%1&quot; is one too many</source>
        <translation>допустимо только одно значение; &quot;%1&quot; лишнее</translation>
    </message>
    <message>
        <source>this belongs to the first node of the game</source>
        <translation>это относится к первому узлу партии</translation>
    </message>
    <message>
        <source>this is said of a move, and there is none in this node</source>
        <translation>это говорится о ходе, а в этом узле его нет</translation>
    </message>
    <message>
        <source>what belongs to a move stands in one node with set-up; there is also %1</source>
        <translation>то, что относится к ходу, стоит в одном узле с расстановкой; есть и %1</translation>
    </message>
    <message>
        <source>both sides move in one node; there is also %1</source>
        <translation>в одном узле ходят обе стороны; есть и %1</translation>
    </message>
    <message>
        <source>%1 in this node names the same point</source>
        <translation>%1 в этом узле называет тот же пункт</translation>
    </message>
    <message>
        <source>this contradicts %1</source>
        <translation>это противоречит %1</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>прочитано как %1</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>это непонятно</translation>
    </message>
    <message>
        <source>event</source>
        <translation>турнир</translation>
    </message>
    <message>
        <source>date</source>
        <translation>дата</translation>
    </message>
    <message>
        <source>read as the %1, as some programs write it</source>
        <translation>прочитано как %1, как пишут некоторые программы</translation>
    </message>
    <message>
        <source>%1 is no handicap; the standard leaves HA out then</source>
        <translation>%1 — не фора; по стандарту HA тогда нет</translation>
    </message>
    <message>
        <source>no value; the standard leaves the property out then</source>
        <translation>нет значения; по стандарту свойства тогда нет</translation>
    </message>
    <message>
        <source>left out of account</source>
        <translation>не учитывается</translation>
    </message>
    <message>
        <source>what is said of the game is looked for in its first node only; left out of account here</source>
        <translation>сведения о партии ищутся только в её первом узле; здесь не учитываются</translation>
    </message>
    <message>
        <source>FF[4] no longer has this property</source>
        <translation>в FF[4] этого свойства больше нет</translation>
    </message>
    <message>
        <source>a property of one program&apos;s, not of the standard&apos;s</source>
        <translation>свойство одной программы, а не стандарта</translation>
    </message>
    <message>
        <source>a pass is written [] since FF[4], not [tt]</source>
        <translation>пас с FF[4] пишется [], а не [tt]</translation>
    </message>
    <message>
        <source>%1 is no result as SGF writes it</source>
        <translation>%1 — не результат, как его пишет SGF</translation>
    </message>
    <message>
        <source>%1 is no date as SGF writes it, such as 2004-03-15</source>
        <translation>%1 — не дата, как её пишет SGF, например 2004-03-15</translation>
    </message>
    <message>
        <source>%1 names no rules that are known here</source>
        <translation>%1 не называет известных здесь правил</translation>
    </message>
    <message>
        <source>%1 is no overtime that is understood; the game counts as one without a time limit</source>
        <translation>%1 — непонятное дополнительное время; партия считается без ограничения времени</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <translation>%1 прочитано как %2</translation>
    </message>
    <message>
        <source>%1 is no character set that is known here</source>
        <translation>%1 — неизвестная здесь кодировка</translation>
    </message>
    <message>
        <source>a handicap of %1, but black stones set up: %2</source>
        <translation>фора %1, но чёрных камней поставлено: %2</translation>
    </message>
    <message>
        <source>a handicap of %1, but no stones are set up</source>
        <translation>фора %1, но камни не поставлены</translation>
    </message>
    <message>
        <source>it is Black’s turn, but the other side moves first</source>
        <translation>очередь чёрных, но первой ходит другая сторона</translation>
    </message>
    <message>
        <source>it is White’s turn, but the other side moves first</source>
        <translation>очередь белых, но первой ходит другая сторона</translation>
    </message>
    <message>
        <source>version %1 of the format, of which the newest is %2</source>
        <translation>версия формата %1; новейшая — %2</translation>
    </message>
    <message>
        <source>%1 is missing in the first node</source>
        <translation>в первом узле нет %1</translation>
    </message>
    <message>
        <source>%1 is not of the form name:version</source>
        <translation>%1 — не вида имя:версия</translation>
    </message>
    <message>
        <source>the file ends within a game</source>
        <translation>файл кончается внутри партии</translation>
    </message>
    <message>
        <source>a record of game %1, not of Go</source>
        <translation>запись игры %1, а не го</translation>
    </message>
    <message>
        <source>names are made of capital letters, such as AB or KM</source>
        <translation>имена состоят из заглавных букв, например AB или KM</translation>
    </message>
    <message>
        <source>each value stands in brackets, such as [dd][pp]; a ] inside them is written \]</source>
        <translation>каждое значение стоит в скобках, например [dd][pp]; внутри них ] пишется как \]</translation>
    </message>
    <message>
        <source>the file does not say its encoding, or a wrong one</source>
        <translation>в файле не указана кодировка, или она неверна</translation>
    </message>
    <message>
        <source>bytes that are not characters in this encoding</source>
        <translation>байты, которые в этой кодировке не знаки</translation>
    </message>
    <message>
        <source>replaced by a mark</source>
        <translation>заменены значком</translation>
    </message>
    <message>
        <source>text outside a game</source>
        <translation>текст вне партии</translation>
    </message>
    <message>
        <source>a property without &quot;;&quot; before it</source>
        <translation>свойство без &quot;;&quot; перед ним</translation>
    </message>
    <message>
        <source>a new node begins there</source>
        <translation>там начинается новый узел</translation>
    </message>
    <message>
        <source>the file ends within a value</source>
        <translation>файл кончается посреди значения</translation>
    </message>
    <message>
        <source>what there is was kept</source>
        <translation>сохранено то, что есть</translation>
    </message>
    <message>
        <source>one &quot;)&quot; too many</source>
        <translation>одна &quot;)&quot; лишняя</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>не учтена</translation>
    </message>
    <message>
        <source>a node after variations</source>
        <translation>узел после вариантов</translation>
    </message>
    <message>
        <source>it became one more variation</source>
        <translation>стал ещё одним вариантом</translation>
    </message>
    <message>
        <source>an unusual name of a property</source>
        <translation>необычное имя свойства</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>у %1 нет значения</translation>
    </message>
    <message>
        <source>a value that belongs to no property</source>
        <translation>значение, не относящееся ни к какому свойству</translation>
    </message>
    <message>
        <source>text between properties</source>
        <translation>текст между свойствами</translation>
    </message>
    <message>
        <source>a &quot;]&quot; in the middle of a text</source>
        <translation>&quot;]&quot; посреди текста</translation>
    </message>
    <message>
        <source>taken for a part of the text</source>
        <translation>принята за часть текста</translation>
    </message>
    <message>
        <source>%1 stands twice in one node</source>
        <translation>%1 стоит в узле дважды</translation>
    </message>
    <message>
        <source>the two were joined</source>
        <translation>оба соединены</translation>
    </message>
    <message>
        <source>%1 has more than one value</source>
        <translation>у %1 больше одного значения</translation>
    </message>
    <message>
        <source>all are kept, the first one counts</source>
        <translation>сохранены все, действует первое</translation>
    </message>
    <message>
        <source>two moves, or set-up and a move, in one node</source>
        <translation>два хода или расстановка и ход в одном узле</translation>
    </message>
    <message>
        <source>each has a node of its own now</source>
        <translation>теперь у каждого свой узел</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a board size</source>
        <translation>«%1» — не размер доски</translation>
    </message>
    <message>
        <source>19×19 was taken</source>
        <translation>принято 19 × 19</translation>
    </message>
    <message>
        <source>no size, but points beyond 19×19</source>
        <translation>размера нет, но есть точки за пределами 19 × 19</translation>
    </message>
    <message>
        <source>%1×%1 was taken</source>
        <translation>принято %1 × %1</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>не действует</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of Go</source>
        <translation>«%1» — не номер го</translation>
    </message>
    <message>
        <source>read as Go all the same</source>
        <translation>всё равно прочитано как го</translation>
    </message>
    <message>
        <source>a long run of empty nodes</source>
        <translation>длинный ряд пустых узлов</translation>
    </message>
    <message>
        <source>more than %1 of them were joined</source>
        <translation>соединено больше %1</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; makes no sense here</source>
        <translation>строка «%1» здесь бессмысленна</translation>
    </message>
    <message>
        <source>kept as it is</source>
        <translation>оставлено как есть</translation>
    </message>
    <message>
        <source>the encoding may as well be %1</source>
        <translation>кодировка может быть и %1</translation>
    </message>
    <message>
        <source>choose another one if texts look wrong</source>
        <translation>выберите другую, если тексты выглядят неверно</translation>
    </message>
    <message>
        <source>komi in hundredths or stones, as some programs write it</source>
        <translation>коми в сотых или в камнях, как пишут некоторые программы</translation>
    </message>
    <message>
        <source>read as %1 points; the file keeps its number</source>
        <translation>прочитано как %1 очков; число в файле остаётся</translation>
    </message>
    <message>
        <source>caller %1</source>
        <translation>клиент %1</translation>
    </message>
    <message>
        <source>a controller %1; it was hung up on</source>
        <translation>контроллер %1; его отключили</translation>
    </message>
    <message>
        <source>does not accept a new game</source>
        <translation>не принимает новую партию</translation>
    </message>
    <message>
        <source>does not accept a move</source>
        <translation>не принимает ход</translation>
    </message>
    <message>
        <source>does not take moves back</source>
        <translation>не берёт ходы назад</translation>
    </message>
    <message>
        <source>does not accept what it is told</source>
        <translation>не принимает то, что ей сообщают</translation>
    </message>
    <message>
        <source>chooses its own moves, as GMP has it: it cannot be told %1</source>
        <translation>выбирает ходы сама, как принято в GMP: ей нельзя сообщить %1</translation>
    </message>
    <message>
        <source>does not hear us</source>
        <translation>нас не слышит</translation>
    </message>
    <message>
        <source>floods us</source>
        <translation>заваливает нас данными</translation>
    </message>
    <message>
        <source>speaks whenever we do</source>
        <translation>говорит одновременно с нами</translation>
    </message>
    <message>
        <source>it wants a new game, which is denied</source>
        <translation>она хочет новую партию; отказано</translation>
    </message>
    <message>
        <source>wants a board of another size</source>
        <translation>хочет доску другого размера</translation>
    </message>
    <message>
        <source>wants another handicap</source>
        <translation>хочет другую фору</translation>
    </message>
    <message>
        <source>wants the engine’s colour</source>
        <translation>хочет цвет движка</translation>
    </message>
    <message>
        <source>makes a move that is none of its own now</source>
        <translation>делает ход, когда он не за ней</translation>
    </message>
    <message>
        <source>it makes a move out of turn, which is denied</source>
        <translation>она ходит вне очереди; отказано</translation>
    </message>
    <message>
        <source>it wants to take moves back, which is denied</source>
        <translation>она хочет взять ходы назад; отказано</translation>
    </message>
    <message>
        <source>%1 more lines were left out</source>
        <translation>пропущено ещё строк: %1</translation>
    </message>
    <message>
        <source>the other side %1</source>
        <translation>другая сторона %1</translation>
    </message>
    <message>
        <source>the other side begins anew</source>
        <translation>другая сторона начинает заново</translation>
    </message>
    <message>
        <source>the other side begins one game after the other</source>
        <translation>другая сторона начинает партию за партией</translation>
    </message>
    <message>
        <source>the other side takes back to move %1</source>
        <translation>другая сторона возвращается к ходу %1</translation>
    </message>
    <message>
        <source>nobody knows the points of %1 handicap stones on this board</source>
        <translation>никто не знает пунктов для %1 камней форы на этой доске</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays Black. GMP has no word for komi: here it is %3</source>
        <translation>партия на %1×%1, фора %2; движок играет чёрными. В GMP нет слова для коми: здесь оно равно %3</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays White. GMP has no word for komi: here it is %3</source>
        <translation>партия на %1×%1, фора %2; движок играет белыми. В GMP нет слова для коми: здесь оно равно %3</translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>партия окончена: %1</translation>
    </message>
    <message>
        <source>did nothing, and others wait</source>
        <translation>ничего не делал, а другие ждут</translation>
    </message>
    <message>
        <source>has said nothing for too long</source>
        <translation>слишком долго молчал</translation>
    </message>
    <message>
        <source>does not read any more</source>
        <translation>больше не читает</translation>
    </message>
    <message>
        <source>does not speak GTP</source>
        <translation>не говорит на GTP</translation>
    </message>
    <message>
        <source>does not read its answers, of which %1 MiB wait</source>
        <translation>не читает ответы, которых накопилось %1 МиБ</translation>
    </message>
    <message>
        <source>the controller %1; it was hung up on</source>
        <translation>контроллер %1; его отключили</translation>
    </message>
    <message>
        <source>the alternate engine %1</source>
        <translation>запасной движок %1</translation>
    </message>
    <message>
        <source>the engine is gone; %1 was sent</source>
        <translation>движка больше нет; отправлено %1</translation>
    </message>
    <message>
        <source>the engine’s move was not sent, but %1: %2</source>
        <translation>вместо хода движка отправлено %1: %2</translation>
    </message>
    <message>
        <source>the engine %1; it was started anew</source>
        <translation>движок %1; он запущен заново</translation>
    </message>
    <message>
        <source>leaves white stones that were set up out of its record, and writes black ones as a handicap.</source>
        <translation>не пишет в запись выставленные белые камни, а чёрные пишет как фору.</translation>
    </message>
</context>
<context>
    <name>PrintPages</name>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>Ходы %1–%2</translation>
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
        <translation>Коми %1</translation>
    </message>
    <message>
        <source>Handicap %1</source>
        <translation>Фора %1</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <translation>Вариант: %1</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>the printer refuses the page</source>
        <translation>принтер отказывается от страницы</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No ko rule</source>
        <translation>Без правила ко</translation>
    </message>
    <message>
        <source>Simple ko</source>
        <translation>Простое ко</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>Позиционное суперко</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>Ситуационное суперко</translation>
    </message>
    <message>
        <source>Natural situational superko</source>
        <translation>Естественное ситуационное суперко</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Запрещено</translation>
    </message>
    <message>
        <source>Two stones or more</source>
        <translation>От двух камней</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Разрешено</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Площадь</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Территория</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Eyes in seki</source>
        <translation>Глаза в сэки</translation>
    </message>
    <message>
        <source>Two points a group</source>
        <translation>Два очка с группы</translation>
    </message>
    <message>
        <source>A point a stone, but one</source>
        <translation>Очко за камень, кроме одного</translation>
    </message>
    <message>
        <source>A point a stone</source>
        <translation>Очко за камень</translation>
    </message>
    <message>
        <source>suicide allowed</source>
        <translation>самоубийство разрешено</translation>
    </message>
    <message>
        <source>group tax</source>
        <translation>налог на группы</translation>
    </message>
    <message>
        <source>button</source>
        <translation>кнопка</translation>
    </message>
    <message>
        <source>pass stones</source>
        <translation>камни за пас</translation>
    </message>
    <message numerus="yes">
        <source>%n passes end the game</source>
        <translation>
            <numerusform>партию кончает %n пас</numerusform>
            <numerusform>партию кончают %n паса</numerusform>
            <numerusform>партию кончают %n пасов</numerusform>
        </translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Китайские</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>Китайские правила</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>Китайские (KGS)</translation>
    </message>
    <message>
        <source>Chinese-KGS rules</source>
        <translation>Китайские правила KGS</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Японские</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>Японские правила</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Корейские</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>Корейские правила</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>Правила AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA с кнопкой</translation>
    </message>
    <message>
        <source>AGA-Button rules</source>
        <translation>Правила AGA с кнопкой</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>Новозеландские</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>Новозеландские правила</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>Тромп — Тейлор</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>Правила Тромпа — Тейлора</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>Ин</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>Правила Ина</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>Подсчёт камней</translation>
    </message>
    <message>
        <source>Stone-Scoring rules</source>
        <translation>Правила подсчёта камней</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>Древняя территория</translation>
    </message>
    <message>
        <source>Ancient-Territory rules</source>
        <translation>Правила древней территории</translation>
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
        <translation>Движок-судья</translation>
    </message>
    <message>
        <source>Shinpan’s estimate</source>
        <translation>Оценка Shinpan</translation>
    </message>
</context>
<context>
    <name>ThemeFile</name>
    <message>
        <source>neither “key = value” nor “[section]”: %1</source>
        <translation>ни «key = value», ни «[section]»: %1</translation>
    </message>
    <message>
        <source>was given in line %1 already</source>
        <translation>уже задано в строке %1</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>«%1» — не одно из %2</translation>
    </message>
    <message>
        <source>“%1” is not a colour; #rrggbb is one</source>
        <translation>«%1» — не цвет; цвет — #rrggbb</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3</source>
        <translation>«%1» — не число от %2 до %3</translation>
    </message>
    <message>
        <source>“%1” is not a file in the theme’s folder</source>
        <translation>«%1» — не файл в папке темы</translation>
    </message>
    <message>
        <source>%1 is larger than %2 pixels</source>
        <translation>%1 больше %2 точек</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>не удаётся прочесть %1: %2</translation>
    </message>
    <message>
        <source>no such key exists</source>
        <translation>такого ключа нет</translation>
    </message>
    <message>
        <source>Classic wood</source>
        <translation>Классическое дерево</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Тёмное дерево</translation>
    </message>
    <message>
        <source>Flat light</source>
        <translation>Плоская светлая</translation>
    </message>
    <message>
        <source>Flat dark</source>
        <translation>Плоская тёмная</translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation>Контрастная светлая</translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation>Контрастная тёмная</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
</context>
<context>
    <name>TimeControlField</name>
    <message>
        <source>Lightning</source>
        <translation>Молния</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Блиц</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>Быстрая</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленная</translation>
    </message>
    <message>
        <source>Fischer blitz</source>
        <translation>Блиц Фишера</translation>
    </message>
    <message>
        <source>Fischer rapid</source>
        <translation>Быстрая Фишера</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Канадское</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n час</numerusform>
            <numerusform>%n часа</numerusform>
            <numerusform>%n часов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунды</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>%1 + %2 a move</source>
        <translation>%1 + %2 на ход</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation>%1 на ход</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>время вышло</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n камень</numerusform>
            <numerusform>%n камня</numerusform>
            <numerusform>%n камней</numerusform>
        </translation>
    </message>
    <message>
        <source>last period</source>
        <translation>последний период</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n период</numerusform>
            <numerusform>%n периода</numerusform>
            <numerusform>%n периодов</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has %1 left</source>
        <translation>У чёрных осталось %1</translation>
    </message>
    <message>
        <source>White has %1 left</source>
        <translation>У белых осталось %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 for every %n stones</source>
        <translation>
            <numerusform>%1 на каждый %n камень</numerusform>
            <numerusform>%1 на каждые %n камня</numerusform>
            <numerusform>%1 на каждые %n камней</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 ч</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Black wins by 1 point</source>
        <translation>Чёрные выигрывают 1 очко</translation>
    </message>
    <message>
        <source>White wins by 1 point</source>
        <translation>Белые выигрывают 1 очко</translation>
    </message>
    <message>
        <source>Black wins by %1 points</source>
        <translation>Чёрные выигрывают, очков: %1</translation>
    </message>
    <message>
        <source>White wins by %1 points</source>
        <translation>Белые выигрывают, очков: %1</translation>
    </message>
    <message>
        <source>Black to play – %1 is thinking</source>
        <translation>Ход чёрных – %1 думает</translation>
    </message>
    <message>
        <source>White to play – %1 is thinking</source>
        <translation>Ход белых – %1 думает</translation>
    </message>
    <message>
        <source>Black to play – your move</source>
        <translation>Ход чёрных – ваш ход</translation>
    </message>
    <message>
        <source>White to play – your move</source>
        <translation>Ход белых – ваш ход</translation>
    </message>
    <message>
        <source>Paused – Black to play</source>
        <translation>Пауза – ход чёрных</translation>
    </message>
    <message>
        <source>Paused – White to play</source>
        <translation>Пауза – ход белых</translation>
    </message>
    <message>
        <source>Waiting for you: Black’s engine has failed</source>
        <translation>Ждём вас: движок чёрных отказал</translation>
    </message>
    <message>
        <source>Waiting for you: White’s engine has failed</source>
        <translation>Ждём вас: движок белых отказал</translation>
    </message>
    <message>
        <source>Place the handicap stones on the board</source>
        <translation>Поставьте камни форы на доску</translation>
    </message>
    <message>
        <source>%1 is placing the handicap stones</source>
        <translation>%1 ставит камни форы</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>%1 – no game is running</source>
        <translation>%1 – партии нет</translation>
    </message>
    <message>
        <source>Move %1 – %2</source>
        <translation>Ход %1 – %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>Starting the engines…</source>
        <translation>Движки запускаются…</translation>
    </message>
    <message>
        <source>Both passed – asking for the score…</source>
        <translation>Оба спасовали – узнаём счёт…</translation>
    </message>
    <message>
        <source>Both passed – mark what is dead, and settle the score</source>
        <translation>Оба спасовали – отметьте мёртвых и утвердите счёт</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>Партия окончена: %1</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>disputed, no winner</source>
        <translation>спорно, победителя нет</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Чёрные выигрывают</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Белые выигрывают</translation>
    </message>
    <message>
        <source>Black wins by resignation</source>
        <translation>Чёрные выигрывают, белые сдались</translation>
    </message>
    <message>
        <source>White wins by resignation</source>
        <translation>Белые выигрывают, чёрные сдались</translation>
    </message>
    <message>
        <source>Black wins by a claim</source>
        <translation>Чёрные выигрывают по заявлению</translation>
    </message>
    <message>
        <source>White wins by a claim</source>
        <translation>Белые выигрывают по заявлению</translation>
    </message>
    <message>
        <source>Black wins on time</source>
        <translation>Чёрные выигрывают по времени</translation>
    </message>
    <message>
        <source>White wins on time</source>
        <translation>Белые выигрывают по времени</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>Чёрные выигрывают технически</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>Белые выигрывают технически</translation>
    </message>
    <message>
        <source>stopped at the move limit</source>
        <translation>остановлено на пределе ходов</translation>
    </message>
    <message>
        <source>void, the game does not count</source>
        <translation>не засчитано, партия не в счёт</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>Свои правила</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>Результат: %1</translation>
    </message>
    <message>
        <source>That point is not on the board</source>
        <translation>Этой точки нет на доске</translation>
    </message>
    <message>
        <source>There is already a stone there</source>
        <translation>Там уже стоит камень</translation>
    </message>
    <message>
        <source>That stone would have no liberties</source>
        <translation>У этого камня не было бы дамэ</translation>
    </message>
    <message>
        <source>The ko may not be retaken at once</source>
        <translation>Ко нельзя брать сразу</translation>
    </message>
    <message>
        <source>That would repeat an earlier position</source>
        <translation>Это повторило бы прежнюю позицию</translation>
    </message>
    <message>
        <source>The game is at another position: return to it to play on</source>
        <translation>Партия на другой позиции: вернитесь к ней, чтобы играть дальше</translation>
    </message>
    <message>
        <source>The game is paused: resume it to play on</source>
        <translation>Партия на паузе: возобновите её, чтобы играть дальше</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Starting the engines – your move is kept for them</source>
        <translation>Движки запускаются – ваш ход для них сохранён</translation>
    </message>
    <message>
        <source>%1 – the first position</source>
        <translation>%1 – первая позиция</translation>
    </message>
    <message>
        <source>Black to play – the controller’s move</source>
        <translation>Ход чёрных – ходит контроллер</translation>
    </message>
    <message>
        <source>White to play – the controller’s move</source>
        <translation>Ход белых – ходит контроллер</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>Контроллер</translation>
    </message>
    <message>
        <source>a tie by adjudication</source>
        <translation>ничья по решению судьи</translation>
    </message>
    <message>
        <source>Black wins by adjudication</source>
        <translation>Чёрные выигрывают по решению судьи</translation>
    </message>
    <message>
        <source>White wins by adjudication</source>
        <translation>Белые выигрывают по решению судьи</translation>
    </message>
</context>
<context>
    <name>shinpan::AboutDialog</name>
    <message>
        <source>About Shinpan</source>
        <translation>О Shinpan</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Shinpan %1</source>
        <translation>Shinpan %1</translation>
    </message>
    <message>
        <source>An arbiter for the game of Go. Please include the details below when you report a problem; check first that you want to share all of them.</source>
        <translation>Судья для игры го. Приложите сведения ниже к отчёту о неполадке; прежде проверьте, всем ли хотите поделиться.</translation>
    </message>
    <message>
        <source>Details for a problem report</source>
        <translation>Сведения для отчёта о неполадке</translation>
    </message>
</context>
<context>
    <name>shinpan::AddMenu</name>
    <message>
        <source>a file is needed</source>
        <translation>нужен файл</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>установлен</translation>
    </message>
    <message>
        <source>&amp;Command line…</source>
        <translation>&amp;Командная строка…</translation>
    </message>
    <message>
        <source>At an &amp;Address (tcp://)…</source>
        <translation>По &amp;адресу (tcp://)…</translation>
    </message>
    <message>
        <source>On Another Computer, over &amp;ssh…</source>
        <translation>На другом компьютере, через &amp;ssh…</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>&amp;Импорт из файла…</translation>
    </message>
    <message>
        <source>choose its program</source>
        <translation>выберите программу</translation>
    </message>
</context>
<context>
    <name>shinpan::AddTestDialog</name>
    <message>
        <source>The engine is &amp;known to fail it</source>
        <translation>&amp;Известно, что движок его не проходит</translation>
    </message>
    <message>
        <source>&amp;Suite</source>
        <translation>&amp;Набор</translation>
    </message>
    <message>
        <source>Choose the Suite</source>
        <translation>Выбор набора</translation>
    </message>
    <message>
        <source>An existing file, or a new one</source>
        <translation>Существующий файл или новый</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>Наборы тестов (*.tst)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Add Test</source>
        <translation>Добавить тест</translation>
    </message>
    <message>
        <source>A command of GTP, such as reg_genmove black or attack D4</source>
        <translation>Команда GTP, например reg_genmove black или attack D4</translation>
    </message>
    <message>
        <source>A regression test’s pattern: D4|Q16 for either, !D4 for anything else</source>
        <translation>Образец регрессионного теста: D4|Q16 — любой из двух, !D4 — что угодно другое</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>&amp;Команда</translation>
    </message>
    <message>
        <source>&amp;Expected answer</source>
        <translation>&amp;Ожидаемый ответ</translation>
    </message>
</context>
<context>
    <name>shinpan::AdjudicationField</name>
    <message>
        <source>When both sides agree who wins</source>
        <translation>Когда обе стороны согласны, кто выиграл</translation>
    </message>
    <message>
        <source>Chance that both give</source>
        <translation>Шансы, которые дают обе</translation>
    </message>
    <message>
        <source>Lead that both see</source>
        <translation>Перевес, который видят обе</translation>
    </message>
    <message>
        <source>Games that are played on all the same</source>
        <translation>Партии, которые всё равно доигрываются</translation>
    </message>
    <message>
        <source>Engines have to tell what they think of their moves. A part of the games is played on, so that the report knows how often this is wrong.</source>
        <translation>Движки должны сообщать, что думают о своих ходах. Часть партий доигрывается, чтобы отчёт знал, как часто это неверно.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any chance</source>
        <translation>любые шансы</translation>
    </message>
    <message>
        <source> points</source>
        <translation> очков</translation>
    </message>
    <message>
        <source>any lead</source>
        <translation>любой перевес</translation>
    </message>
    <message>
        <source> moves each</source>
        <translation> ходов</translation>
    </message>
    <message>
        <source>Moves in a row of each side</source>
        <translation>Ходов подряд у каждой стороны</translation>
    </message>
    <message>
        <source>audit </source>
        <translation>проверка </translation>
    </message>
    <message>
        <source>Say which chance or which lead decides.</source>
        <translation>Укажите, какие шансы или какой перевес решают.</translation>
    </message>
    <message>
        <source>A chance that decides is above 50 %.</source>
        <translation>Решают шансы выше 50 %.</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisActions</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>Let engines think about the position on the board (Space)</source>
        <translation>Пусть движки думают о позиции на доске (Пробел)</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>&amp;Кандидаты</translation>
    </message>
    <message>
        <source>&amp;Ownership</source>
        <translation>&amp;Принадлежность</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>По&amp;литика</translation>
    </message>
    <message>
        <source>On a Can&amp;didate</source>
        <translation>&amp;На кандидате</translation>
    </message>
    <message>
        <source>&amp;Below It</source>
        <translation>П&amp;од ним</translation>
    </message>
    <message>
        <source>&amp;Chance to Win</source>
        <translation>&amp;Шансы на победу</translation>
    </message>
    <message>
        <source>&amp;Lead in Points</source>
        <translation>&amp;Перевес в очках</translation>
    </message>
    <message>
        <source>Loss &amp;Against the Best</source>
        <translation>Поте&amp;ря против лучшего</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>По&amp;сещения</translation>
    </message>
    <message>
        <source>Lower &amp;Bound of the Chance (LCB)</source>
        <translation>&amp;Нижняя граница шансов (LCB)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>П&amp;орядок</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>Ни&amp;чего</translation>
    </message>
    <message>
        <source>&amp;Whose Chances</source>
        <translation>&amp;Чьи шансы</translation>
    </message>
    <message>
        <source>&amp;Black’s</source>
        <translation>&amp;Чёрных</translation>
    </message>
    <message>
        <source>&amp;White’s</source>
        <translation>&amp;Белых</translation>
    </message>
    <message>
        <source>Those of the &amp;Side to Move</source>
        <translation>Того, чей &amp;ход</translation>
    </message>
    <message>
        <source>&amp;For Each Position</source>
        <translation>На каждую &amp;позицию</translation>
    </message>
    <message>
        <source>Without Limit</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>%1 Visits</source>
        <translation>Посещений: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n Second(s)</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунды</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>&amp;Движки</translation>
    </message>
    <message>
        <source>Es&amp;timate the Score</source>
        <translation>&amp;Оценить счёт</translation>
    </message>
    <message>
        <source>Show how this position might be counted (E)</source>
        <translation>Показать, как могла бы считаться эта позиция (E)</translation>
    </message>
    <message>
        <source>En&amp;gine Settings…</source>
        <translation>&amp;Настройки движка…</translation>
    </message>
    <message>
        <source>&amp;Look Only at an Area…</source>
        <translation>Смотреть &amp;только область…</translation>
    </message>
    <message>
        <source>Drag over the points where engines should look for a move; at any time with Alt and Shift</source>
        <translation>Протяните по точкам, где движкам искать ход; в любое время с Alt и Shift</translation>
    </message>
    <message>
        <source>Avo&amp;id Points…</source>
        <translation>&amp;Избегать точек…</translation>
    </message>
    <message>
        <source>Drag over points that engines should avoid; at any time with Alt and Ctrl</source>
        <translation>Протяните по точкам, которых движкам избегать; в любое время с Alt и Ctrl</translation>
    </message>
    <message>
        <source>Loo&amp;k Everywhere</source>
        <translation>Смотреть &amp;везде</translation>
    </message>
    <message>
        <source>Engines look at the whole board again (Esc)</source>
        <translation>Движки снова смотрят на всю доску (Esc)</translation>
    </message>
    <message>
        <source>No Engine Here Can Analyse</source>
        <translation>Здесь нет движка, умеющего анализ</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Пока&amp;зывать</translation>
    </message>
    <message>
        <source>Other Number of &amp;Visits…</source>
        <translation>Другое число &amp;посещений…</translation>
    </message>
    <message>
        <source>Visits for each position:</source>
        <translation>Посещений на каждую позицию:</translation>
    </message>
    <message>
        <source>Other &amp;Time…</source>
        <translation>Другое &amp;время…</translation>
    </message>
    <message>
        <source>Seconds for each position:</source>
        <translation>Секунд на каждую позицию:</translation>
    </message>
    <message>
        <source>For Each Position</source>
        <translation>На каждую позицию</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisController</name>
    <message>
        <source>%1 cannot analyse: it %2.</source>
        <translation>%1 не может делать анализ: %2.</translation>
    </message>
    <message>
        <source>Analysis · %1</source>
        <translation>Анализ · %1</translation>
    </message>
    <message>
        <source>%1: it %2.</source>
        <translation>%1: он %2.</translation>
    </message>
    <message>
        <source>This is a serious game: analysis waits till it is over.</source>
        <translation>Это серьёзная партия: анализ ждёт её конца.</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisFeature</name>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>потеря %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Предел</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показ</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидаты</translation>
    </message>
    <message>
        <source>Numbers of the candidates</source>
        <translation>Числа кандидатов</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>посещений: %1</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>запускается…</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 в секунду</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>свободен</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>Он %1</translation>
    </message>
    <message>
        <source>Choose under “Engines” who is to analyse. Any engine that knows lz-analyze, kata-analyze or analyze can, such as KataGo and Leela Zero.</source>
        <translation>Выберите под «Движки», кому делать анализ. Годится любой движок, знающий lz-analyze, kata-analyze или analyze, например KataGo и Leela Zero.</translation>
    </message>
    <message>
        <source>Nothing is known about this position yet.</source>
        <translation>Об этой позиции ещё ничего не известно.</translation>
    </message>
    <message>
        <source>Space on the board starts and stops the analysis.</source>
        <translation>Пробел на доске начинает и останавливает анализ.</translation>
    </message>
    <message>
        <source>Kept in the game: %1</source>
        <translation>Сохранено в партии: %1</translation>
    </message>
    <message>
        <source>Kept in the game, by %1: %2</source>
        <translation>Сохранено в партии, %1: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::AnnotationBar</name>
    <message>
        <source>Judgement of the move and the position</source>
        <translation>Суждение о ходе и позиции</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Хороший ход</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Интересный ход</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Сомнительный ход</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>Плохой ход</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>Хорошо для чёрных</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>Хорошо для белых</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>Неясно</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>Горячая точка</translation>
    </message>
    <message>
        <source>%1, emphasised</source>
        <translation>%1, особо</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Judgement</source>
        <translation>&amp;Суждение</translation>
    </message>
</context>
<context>
    <name>shinpan::Announcement</name>
    <message>
        <source>What just happened</source>
        <translation>Что сейчас произошло</translation>
    </message>
</context>
<context>
    <name>shinpan::AppearanceMenu</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>&amp;Как на рабочем столе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлый</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмный</translation>
    </message>
    <message>
        <source>La&amp;rger Text</source>
        <translation>К&amp;рупнее текст</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>&amp;Мельче текст</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size</source>
        <translation>&amp;Обычный размер текста</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size (Now %1 %)</source>
        <translation>&amp;Обычный размер текста (сейчас %1 %)</translation>
    </message>
</context>
<context>
    <name>shinpan::Application</name>
    <message>
        <source>%1 counts by Chinese rules, whatever this game’s are.</source>
        <translation>%1 считает по китайским правилам, каковы бы ни были правила этой партии.</translation>
    </message>
    <message>
        <source>%1 counts by Japanese rules, whatever this game’s are.</source>
        <translation>%1 считает по японским правилам, каковы бы ни были правила этой партии.</translation>
    </message>
    <message>
        <source>Waiting for a controller at %1.</source>
        <translation>Ждём контроллера: %1.</translation>
    </message>
    <message>
        <source>%1 refuses suicide that these rules allow, and would lose by it.</source>
        <translation>%1 отвергает самоубийство, разрешённое этими правилами, и проиграл бы из-за него.</translation>
    </message>
    <message>
        <source>Your questions are not kept: %1.</source>
        <translation>Ваши вопросы не сохраняются: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::Arrangement</name>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>&amp;Вернуть раскладку</translation>
    </message>
    <message>
        <source>&amp;Minimal View</source>
        <translation>&amp;Только доска</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Про&amp;смотр</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Анализ</translation>
    </message>
    <message>
        <source>Players, tree and comment: for your own games (%1)</source>
        <translation>Игроки, дерево и комментарий: для своих партий (%1)</translation>
    </message>
    <message>
        <source>Players, graph and console: for games of engines (%1)</source>
        <translation>Игроки, график и консоль: для партий движков (%1)</translation>
    </message>
    <message>
        <source>Tools, tree and comment: for work on a record (%1)</source>
        <translation>Инструменты, дерево и комментарий: для работы над записью (%1)</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>&amp;Раскладка</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Раскладка: %1</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Срав&amp;нение</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>&amp;Заметки</translation>
    </message>
    <message>
        <source>Analysis, review, graph, tree and comment: for a closer look (%1)</source>
        <translation>Анализ, разбор, график, дерево и комментарий: для пристального взгляда (%1)</translation>
    </message>
    <message>
        <source>What two engines find, each on a board of its own (%1)</source>
        <translation>Что находят два движка, каждый на своей доске (%1)</translation>
    </message>
</context>
<context>
    <name>shinpan::AskedEngines</name>
    <message>
        <source>%1 in the game: %2</source>
        <translation>%1 в партии: %2</translation>
    </message>
    <message>
        <source>Commands · %1</source>
        <translation>Команды · %1</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>%1 нельзя спросить: %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::AuditLine</name>
    <message>
        <source>under 1 ms</source>
        <translation>меньше 1 мс</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>%1 (%2) left</source>
        <translation>осталось %1 (%2)</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>The time of the move</source>
        <translation>Время хода</translation>
    </message>
    <message>
        <source>How long the move took, and the clock after it</source>
        <translation>Сколько занял ход и что на часах после него</translation>
    </message>
    <message>
        <source>Time used: %1</source>
        <translation>Потрачено времени: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AutoPlay</name>
    <message>
        <source>Play the Game b&amp;y Itself</source>
        <translation>П&amp;роигрывать партию</translation>
    </message>
    <message>
        <source>The game plays by itself</source>
        <translation>Партия проигрывается сама</translation>
    </message>
    <message>
        <source>Go through the game at a chosen pace</source>
        <translation>Пройти по партии с выбранной скоростью</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Seconds between two moves</source>
        <translation>Секунд между двумя ходами</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>&amp;A move every</source>
        <translation>&amp;Ход каждые</translation>
    </message>
</context>
<context>
    <name>shinpan::BestCoursePlot</name>
    <message>
        <source>Course of %1</source>
        <translation>Ход событий: %1</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s): %1</source>
        <translation>
            <numerusform>После %n партии: %1</numerusform>
            <numerusform>После %n партий: %1</numerusform>
            <numerusform>После %n партий: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardArea</name>
    <message>
        <source>Move %1 · %2 %3</source>
        <translation>Ход %1 · %2 %3</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>This position has %1 lines and arrows; the first %2 are drawn.</source>
        <translation>В этой позиции линий и стрелок: %1; нарисованы первые %2.</translation>
    </message>
    <message>
        <source>Play at %1</source>
        <translation>Сыграть на %1</translation>
    </message>
    <message>
        <source>&amp;Go to the Move Played at %1</source>
        <translation>К &amp;ходу, сыгранному на %1</translation>
    </message>
    <message>
        <source>The Group Is &amp;Alive</source>
        <translation>Группа &amp;жива</translation>
    </message>
    <message>
        <source>The Group Is &amp;Dead</source>
        <translation>Группа &amp;мертва</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Alive</source>
        <translation>&amp;Только эта цепь жива</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Dead</source>
        <translation>&amp;Только эта цепь мертва</translation>
    </message>
    <message>
        <source>Not in &amp;Seki</source>
        <translation>Не в &amp;сэки</translation>
    </message>
    <message>
        <source>In &amp;Seki</source>
        <translation>В &amp;сэки</translation>
    </message>
    <message>
        <source>Move %1 · %2 passes</source>
        <translation>Ход %1 · %2: пас</translation>
    </message>
    <message>
        <source>Move 999 · White Q16 · lost 99.9% </source>
        <translation>Ход 999 · белые Q16 · потеря 99,9% </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardDescription</name>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>чёрный камень</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>белый камень</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>последний ход</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>треугольник</translation>
    </message>
    <message>
        <source>square</source>
        <translation>квадрат</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>круг</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>крест</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>выделено</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>надпись %1</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>территория чёрных</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>территория белых</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>приглушено</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>мёртвый</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>в сэки</translation>
    </message>
    <message>
        <source>opinions differ</source>
        <translation>мнения расходятся</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>ход %1</translation>
    </message>
    <message>
        <source>Black plays here next</source>
        <translation>чёрные ходят сюда следующим ходом</translation>
    </message>
    <message>
        <source>White plays here next</source>
        <translation>белые ходят сюда следующим ходом</translation>
    </message>
    <message>
        <source>Black plays here in another variation</source>
        <translation>чёрные ходят сюда в другом варианте</translation>
    </message>
    <message>
        <source>White plays here in another variation</source>
        <translation>белые ходят сюда в другом варианте</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>указано</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>чёрные пасуют</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>белые пасуют</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>Чёрные %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Белые %1</translation>
    </message>
    <message>
        <source>%1, one stone captured</source>
        <translation>%1, снят один камень</translation>
    </message>
    <message>
        <source>%1, %2 stones captured</source>
        <translation>%1, снято камней: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cursor at %1, %2.</source>
        <translation>Курсор на %1, %2.</translation>
    </message>
    <message>
        <source>Cursor at %1, %2, %3.</source>
        <translation>Курсор на %1, %2, %3.</translation>
    </message>
    <message>
        <source>a dead black stone</source>
        <translation>мёртвый чёрный камень</translation>
    </message>
    <message>
        <source>a black stone in seki</source>
        <translation>чёрный камень в сэки</translation>
    </message>
    <message>
        <source>a black stone</source>
        <translation>чёрный камень</translation>
    </message>
    <message>
        <source>a dead white stone</source>
        <translation>мёртвый белый камень</translation>
    </message>
    <message>
        <source>a white stone in seki</source>
        <translation>белый камень в сэки</translation>
    </message>
    <message>
        <source>a white stone</source>
        <translation>белый камень</translation>
    </message>
    <message>
        <source>Territory: Black %1, White %2 points.</source>
        <translation>Территория: чёрные %1, белые %2 очков.</translation>
    </message>
    <message>
        <source>Dead stones: %1.</source>
        <translation>Мёртвые камни: %1.</translation>
    </message>
    <message>
        <source>Stones in seki: %1.</source>
        <translation>Камни в сэки: %1.</translation>
    </message>
    <message>
        <source>Board of %1 by %2 lines, %3 black and %4 white stones.</source>
        <translation>Доска %1 на %2 линий, чёрных камней %3, белых %4.</translation>
    </message>
    <message>
        <source>Last move: Black passed.</source>
        <translation>Последний ход: чёрные спасовали.</translation>
    </message>
    <message>
        <source>Last move: White passed.</source>
        <translation>Последний ход: белые спасовали.</translation>
    </message>
    <message>
        <source>Last move: Black %1.</source>
        <translation>Последний ход: чёрные %1.</translation>
    </message>
    <message>
        <source>Last move: White %1.</source>
        <translation>Последний ход: белые %1.</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>рассмотрен</translation>
    </message>
    <message>
        <source>considered: %1</source>
        <translation>рассмотрен: %1</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>первый выбор</translation>
    </message>
    <message>
        <source>Black’s move %1 of the line</source>
        <translation>ход %1 продолжения, чёрные</translation>
    </message>
    <message>
        <source>White’s move %1 of the line</source>
        <translation>ход %1 продолжения, белые</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardMenu</name>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Доска</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>&amp;Номера ходов</translation>
    </message>
    <message>
        <source>&amp;Show Move Numbers</source>
        <translation>&amp;Показывать номера ходов</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>&amp;Все ходы</translation>
    </message>
    <message>
        <source>From &amp;Here</source>
        <translation>&amp;Отсюда</translation>
    </message>
    <message>
        <source>This &amp;Variation</source>
        <translation>Этот в&amp;ариант</translation>
    </message>
    <message>
        <source>How &amp;Many…</source>
        <translation>&amp;Сколько…</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Координаты</translation>
    </message>
    <message>
        <source>&amp;Show Coordinates</source>
        <translation>&amp;Показывать координаты</translation>
    </message>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>&amp;Буквы и числа (A1)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>&amp;Числа (1-1)</translation>
    </message>
    <message>
        <source>As in SG&amp;F (aa)</source>
        <translation>Как в SG&amp;F (aa)</translation>
    </message>
    <message>
        <source>Mark &amp;Last Move</source>
        <translation>Отмечать &amp;последний ход</translation>
    </message>
    <message>
        <source>Show Ne&amp;xt Moves</source>
        <translation>Показывать с&amp;ледующие ходы</translation>
    </message>
    <message>
        <source>Show &amp;Other Variations</source>
        <translation>Показывать &amp;другие варианты</translation>
    </message>
    <message>
        <source>Con&amp;firm Moves with a Second Click</source>
        <translation>П&amp;одтверждать ход вторым щелчком</translation>
    </message>
    <message>
        <source>L&amp;ively Stones</source>
        <translation>&amp;Живые камни</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>Повернуть &amp;вправо</translation>
    </message>
    <message>
        <source>Turn L&amp;eft</source>
        <translation>Пов&amp;ернуть влево</translation>
    </message>
    <message>
        <source>Flip Upside &amp;Down</source>
        <translation>Отразить &amp;сверху вниз</translation>
    </message>
    <message>
        <source>Flip &amp;Sideways</source>
        <translation>Отразить с&amp;боку</translation>
    </message>
    <message>
        <source>&amp;As in the Record</source>
        <translation>К&amp;ак в записи</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>Номера ходов</translation>
    </message>
    <message>
        <source>How many of the last moves are numbered:</source>
        <translation>Сколько последних ходов нумеровать:</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>Последний &amp;ход</translation>
    </message>
    <message>
        <source>The &amp;Last %1 Moves</source>
        <translation>Последние &amp;ходы: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateModel</name>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Шансы %</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Перевес</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Потеря</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Посещ.</translation>
    </message>
    <message>
        <source>LCB</source>
        <translation>LCB</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Политика</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateOverlay</name>
    <message>
        <source>Line of an Engine</source>
        <translation>Вариант движка</translation>
    </message>
</context>
<context>
    <name>shinpan::CgosWindow</name>
    <message>
        <source>Choose &amp;File…</source>
        <translation>Выбрать &amp;файл…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>Play on CGOS</source>
        <translation>Игра на CGOS</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>После &amp;идущих партий</translation>
    </message>
    <message>
        <source>&amp;Now (the Server’s Clocks Keep Running)</source>
        <translation>&amp;Сейчас (часы сервера продолжают идти)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Учётная запись</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Побед</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражений</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьих</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Прервано</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>Последнее</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>Учётные записи</translation>
    </message>
    <message>
        <source>Choose an Accounts File</source>
        <translation>Выбор файла учётных записей</translation>
    </message>
    <message>
        <source>Accounts (*.toml);;All files (*)</source>
        <translation>Учётные записи (*.toml);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Пароль</translation>
    </message>
    <message>
        <source>Password of %1 at %2:</source>
        <translation>Пароль %1 на %2:</translation>
    </message>
    <message>
        <source>Connecting to the server</source>
        <translation>Соединяется с сервером</translation>
    </message>
    <message>
        <source>Waiting for a game</source>
        <translation>Ждёт партию</translation>
    </message>
    <message>
        <source>Playing %1</source>
        <translation>Играет %1</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Уходит</translation>
    </message>
    <message>
        <source>Logged out</source>
        <translation>Вышел</translation>
    </message>
    <message>
        <source>No accounts file chosen</source>
        <translation>Файл учётных записей не выбран</translation>
    </message>
    <message>
        <source>The accounts are logged in</source>
        <translation>Учётные записи на сервере</translation>
    </message>
    <message>
        <source>Log out now? The clocks of running games keep running; an account that logs in again in time plays on.</source>
        <translation>Выйти сейчас? Часы идущих партий продолжают идти; учётная запись, вошедшая снова вовремя, доигрывает.</translation>
    </message>
    <message>
        <source>&amp;Log Out Now</source>
        <translation>&amp;Выйти сейчас</translation>
    </message>
    <message>
        <source>&amp;After These Games</source>
        <translation>&amp;После этих партий</translation>
    </message>
    <message>
        <source>Show &amp;Game</source>
        <translation>Показать &amp;партию</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckPage</name>
    <message>
        <source>C&amp;opy as Text</source>
        <translation>&amp;Копировать как текст</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Ход проверки</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Waiting for the first answer…</source>
        <translation>Ждём первого ответа…</translation>
    </message>
    <message>
        <source>A check starts the engine a few times and asks it everything that an arbiter may ask: sizes, komi, handicap, taking back, ko, illegal moves, time, scoring, analysis. It says in plain words what the engine can do and what it does wrong, with the exchange that shows it.

A quick engine takes about a minute. Nothing of it is left running.</source>
        <translation>Проверка запускает движок несколько раз и спрашивает всё, что может спросить судья: размеры, коми, фору, ходы назад, ко, недопустимые ходы, время, подсчёт, анализ. Она простыми словами говорит, что движок умеет и что делает не так, и показывает разговор, из которого это видно.

Быстрому движку нужно около минуты. Ничего от него не остаётся запущенным.</translation>
    </message>
    <message>
        <source>&amp;Check again</source>
        <translation>&amp;Проверить снова</translation>
    </message>
    <message>
        <source>What can this engine do?</source>
        <translation>Что умеет этот движок?</translation>
    </message>
    <message>
        <source>It has not been checked.</source>
        <translation>Его не проверяли.</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Проверить</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckTree</name>
    <message>
        <source>What the check found</source>
        <translation>Что нашла проверка</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>в порядке</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionActions</name>
    <message>
        <source>&amp;Previous Game</source>
        <translation>&amp;Предыдущая партия</translation>
    </message>
    <message>
        <source>Previous game of the list</source>
        <translation>Предыдущая партия списка</translation>
    </message>
    <message>
        <source>&amp;Next Game</source>
        <translation>&amp;Следующая партия</translation>
    </message>
    <message>
        <source>Next game of the list</source>
        <translation>Следующая партия списка</translation>
    </message>
    <message>
        <source>Add &amp;Empty Game</source>
        <translation>Добавить п&amp;устую партию</translation>
    </message>
    <message>
        <source>Add an empty game</source>
        <translation>Добавить пустую партию</translation>
    </message>
    <message>
        <source>Add from &amp;File…</source>
        <translation>Добавить из &amp;файла…</translation>
    </message>
    <message>
        <source>Add the games of another file</source>
        <translation>Добавить партии другого файла</translation>
    </message>
    <message>
        <source>P&amp;aste Games</source>
        <translation>&amp;Вставить партии</translation>
    </message>
    <message>
        <source>Add the games of the clipboard</source>
        <translation>Добавить партии из буфера обмена</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>Ду&amp;блировать</translation>
    </message>
    <message>
        <source>Add a copy of the selected games</source>
        <translation>Добавить копию выбранных партий</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Уб&amp;рать</translation>
    </message>
    <message>
        <source>Remove the selected games from the file</source>
        <translation>Убрать выбранные партии из файла</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Вв&amp;ерх</translation>
    </message>
    <message>
        <source>Move the selected games up</source>
        <translation>Сдвинуть выбранные партии вверх</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>Вн&amp;из</translation>
    </message>
    <message>
        <source>Move the selected games down</source>
        <translation>Сдвинуть выбранные партии вниз</translation>
    </message>
    <message>
        <source>&amp;Keep This Order</source>
        <translation>&amp;Оставить этот порядок</translation>
    </message>
    <message>
        <source>Put the games in the file into the order the list is sorted by</source>
        <translation>Расположить партии в файле в порядке списка</translation>
    </message>
    <message>
        <source>E&amp;xtract Selected Games…</source>
        <translation>И&amp;звлечь выбранные партии…</translation>
    </message>
    <message>
        <source>Save the selected games as a separate file</source>
        <translation>Сохранить выбранные партии отдельным файлом</translation>
    </message>
    <message>
        <source>Undo &amp;List Change</source>
        <translation>О&amp;тменить изменение списка</translation>
    </message>
    <message>
        <source>Take back the last addition, removal or change of order</source>
        <translation>Отменить последнее добавление, удаление или смену порядка</translation>
    </message>
    <message>
        <source>Redo L&amp;ist Change</source>
        <translation>Повторит&amp;ь изменение списка</translation>
    </message>
    <message>
        <source>Redo what was undone in the list</source>
        <translation>Повторить отменённое в списке</translation>
    </message>
    <message>
        <source>This is not a game of Go. It stays in the file as it is.</source>
        <translation>Это не партия в го. Она остаётся в файле как есть.</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>Идёт партия</translation>
    </message>
    <message>
        <source>End the game that is being played?</source>
        <translation>Закончить идущую партию?</translation>
    </message>
    <message>
        <source>Its moves stay in the record.</source>
        <translation>Её ходы останутся в записи.</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>&amp;Закончить партию</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>Добавить партии</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>В буфере обмена нет текста.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were removed.</source>
        <translation>
            <numerusform>Убрана %n партия.</numerusform>
            <numerusform>Убраны %n партии.</numerusform>
            <numerusform>Убрано %n партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Extract Games</source>
        <translation>Извлечь партии</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Записи партий (*.sgf)</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionDock</name>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Find &amp;Game</source>
        <translation>&amp;Найти партию</translation>
    </message>
    <message>
        <source>Search players, event, date, result</source>
        <translation>Искать игроков, турнир, дату, результат</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Искать среди партий</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Add Game</source>
        <translation>Добавить партию</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Число партий</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>Добавить партию</translation>
    </message>
    <message>
        <source>Order of the &amp;File</source>
        <translation>Как в &amp;файле</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Чёрные</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Белые</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Результат</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Дата</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Ходы</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Турнир</translation>
    </message>
    <message>
        <source>Re&amp;versed</source>
        <translation>&amp;Обратно</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1, выбрано %2</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandDesk</name>
    <message>
        <source>The engine refuses: %1</source>
        <translation>Движок отвергает: %1</translation>
    </message>
    <message>
        <source>The engine is not running.</source>
        <translation>Движок не запущен.</translation>
    </message>
    <message>
        <source>There is no stone to attack.</source>
        <translation>Нет камня, который можно атаковать.</translation>
    </message>
    <message>
        <source>The answer is not of type “%1”.</source>
        <translation>Ответ не типа «%1».</translation>
    </message>
    <message>
        <source>This is a serious game: commands wait till it is over.</source>
        <translation>Это серьёзная партия: команды ждут её конца.</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEngine</name>
    <message>
        <source>has ended</source>
        <translation>завершился</translation>
    </message>
    <message>
        <source>is not running</source>
        <translation>не запущен</translation>
    </message>
    <message>
        <source>This command runs until it is stopped; use the analysis instead.</source>
        <translation>Эта команда идёт, пока её не остановят; вместо неё есть анализ.</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEntry</name>
    <message>
        <source>GTP command</source>
        <translation>Команда GTP</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandInputs</name>
    <message>
        <source>Argument of %1:</source>
        <translation>Аргумент %1:</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPage</name>
    <message>
        <source>an invisible character</source>
        <translation>невидимый знак</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Найдено: %1</translation>
    </message>
    <message>
        <source>Connects to the engine listening at %1.</source>
        <translation>Соединяется с движком, ждущим по адресу %1.</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>&amp;Исправить</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>Командная строка</translation>
    </message>
    <message>
        <source>Fix the punctuation</source>
        <translation>Исправить знаки</translation>
    </message>
    <message>
        <source>&amp;Command line</source>
        <translation>&amp;Командная строка</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>Se&amp;veral Strengths…</source>
        <translation>&amp;Несколько уровней силы…</translation>
    </message>
    <message>
        <source>Fixed:  %1</source>
        <translation>Исправлено:  %1</translation>
    </message>
    <message>
        <source>Paste the command that starts the engine in GTP mode.</source>
        <translation>Вставьте команду, которая запускает движок в режиме GTP.</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>Это нельзя запустить: %1.</translation>
    </message>
    <message>
        <source>This looks typeset, not typed:  %1</source>
        <translation>Похоже на свёрстанное, а не набранное:  %1</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>Движку нужно имя.</translation>
    </message>
    <message>
        <source>Another engine has this name.</source>
        <translation>Это имя у другого движка.</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>Сила: %1</translation>
    </message>
    <message>
        <source>Strength: the engine’s own</source>
        <translation>Сила: как у движка</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPanel</name>
    <message>
        <source>%1, live</source>
        <translation>%1, вживую</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Engine to ask</source>
        <translation>Кого из движков спросить</translation>
    </message>
    <message>
        <source>Engine to compare with</source>
        <translation>С каким движком сравнить</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Отбор</translation>
    </message>
    <message>
        <source>Filter of the commands</source>
        <translation>Отбор команд</translation>
    </message>
    <message>
        <source>Commands of the engine</source>
        <translation>Команды движка</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Спросить</translation>
    </message>
    <message>
        <source>Sends the chosen command to the engine</source>
        <translation>Посылает движку выбранную команду</translation>
    </message>
    <message>
        <source>Each Move</source>
        <translation>Каждый ход</translation>
    </message>
    <message>
        <source>Asks again after each move, and wherever you go in the game</source>
        <translation>Спрашивает снова после каждого хода и куда бы вы ни перешли в партии</translation>
    </message>
    <message>
        <source>Ask after each move</source>
        <translation>Спрашивать после каждого хода</translation>
    </message>
    <message>
        <source>Colour to ask about</source>
        <translation>О каком цвете спросить</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На доске</translation>
    </message>
    <message>
        <source>&amp;Remove from the Board</source>
        <translation>&amp;Убрать с доски</translation>
    </message>
    <message>
        <source>&amp;Clear the Board</source>
        <translation>&amp;Очистить доску</translation>
    </message>
    <message>
        <source>&amp;Live Graphics</source>
        <translation>&amp;Живая графика</translation>
    </message>
    <message>
        <source>Shows what engines draw while they think</source>
        <translation>Показывает, что движки рисуют, пока думают</translation>
    </message>
    <message>
        <source>&amp;My Commands…</source>
        <translation>&amp;Мои команды…</translation>
    </message>
    <message>
        <source>Restart the &amp;Engine</source>
        <translation>&amp;Перезапустить движок</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Без движка</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>Без сравнения</translation>
    </message>
    <message>
        <source>There is no engine in the list yet.</source>
        <translation>В списке ещё нет движков.</translation>
    </message>
    <message>
        <source>Choose an engine to see what it can show.</source>
        <translation>Выберите движок, чтобы увидеть, что он может показать.</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>%1 нельзя спросить: %2.</translation>
    </message>
    <message>
        <source>%1 is starting…</source>
        <translation>%1 запускается…</translation>
    </message>
    <message>
        <source>%1 offers no commands for the board.</source>
        <translation>%1 не предлагает команд для доски.</translation>
    </message>
    <message>
        <source>Ask for Points</source>
        <translation>Спросить о точках</translation>
    </message>
    <message>
        <source>%1: click its points, the last one with Ctrl or the right button.</source>
        <translation>%1: щёлкните точки, последнюю с Ctrl или правой кнопкой.</translation>
    </message>
    <message>
        <source>%1: click a stone or a point. Escape ends it.</source>
        <translation>%1: щёлкните камень или точку. Esc — конец.</translation>
    </message>
    <message>
        <source>%1
Asked after each move</source>
        <translation>%1
Спрашивается после каждого хода</translation>
    </message>
</context>
<context>
    <name>shinpan::CommentPanel</name>
    <message>
        <source>Name of this position</source>
        <translation>Название этой позиции</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>Комментарий к этой позиции</translation>
    </message>
    <message>
        <source>Comments on the position appear here: what an engine says about its move, and what you write.</source>
        <translation>Здесь комментарии к позиции: что говорит движок о своём ходе и что пишете вы.</translation>
    </message>
    <message>
        <source>Name of the Position</source>
        <translation>Название позиции</translation>
    </message>
</context>
<context>
    <name>shinpan::ComparisonPanel</name>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>Без движка</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>Доска: %1</translation>
    </message>
    <message>
        <source>Choose two engines for the analysis to compare them.</source>
        <translation>Выберите для анализа два движка, чтобы сравнить их.</translation>
    </message>
    <message>
        <source>Both need to have looked at this position.</source>
        <translation>Оба должны посмотреть эту позицию.</translation>
    </message>
    <message>
        <source>Both choose %1</source>
        <translation>Оба выбирают %1</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1% apart</source>
        <translation>расходятся на %1%</translation>
    </message>
    <message>
        <source>%1 points apart</source>
        <translation>расходятся на %1 очков</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionFields</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>until decided</source>
        <translation>до решения</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> линий</translation>
    </message>
    <message>
        <source>Stronger &amp;by</source>
        <translation>Сильнее &amp;на</translation>
    </message>
    <message>
        <source>&amp;Games per pairing</source>
        <translation>&amp;Партий на пару</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>&amp;Туров</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>Ра&amp;змер доски</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>П&amp;равила</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Коми</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Время</translation>
    </message>
    <message>
        <source>Games begin &amp;with</source>
        <translation>Партии начинаются &amp;с</translation>
    </message>
    <message>
        <source>Games at &amp;once</source>
        <translation>Партий &amp;одновременно</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) all have met; then some meet again.</source>
        <translation>
            <numerusform>Через %n тур все встретятся; затем некоторые снова.</numerusform>
            <numerusform>Через %n тура все встретятся; затем некоторые снова.</numerusform>
            <numerusform>Через %n туров все встретятся; затем некоторые снова.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Партий</translation>
    </message>
    <message>
        <source>En&amp;ds at</source>
        <translation>Кончается &amp;при</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>без проверки</translation>
    </message>
    <message>
        <source>A pair plays no more when a sequential test has decided which of the two is stronger; it ends when all pairs are decided</source>
        <translation>Пара больше не играет, когда последовательный критерий решил, кто сильнее; всё кончается, когда решены все пары</translation>
    </message>
    <message>
        <source>&amp;Decided early</source>
        <translation>Решаются &amp;досрочно</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindow</name>
    <message>
        <source>%1 – Competition</source>
        <translation>%1 – соревнование</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Отчёт</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>После &amp;идущих партий</translation>
    </message>
    <message>
        <source>After the Running &amp;Pairs of Games</source>
        <translation>После идущих &amp;пар партий</translation>
    </message>
    <message>
        <source>&amp;Now (the Next Start Continues the Games)</source>
        <translation>&amp;Сейчас (следующий запуск продолжит партии)</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>Составить отчёт и открыть его в браузере</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Сыграно партий</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Running games</source>
        <translation>Идущие партии</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Оконченные партии</translation>
    </message>
    <message>
        <source>Double-click or Enter opens the game</source>
        <translation>Двойной щелчок или Enter открывает партию</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>Останавливается</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Идёт</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>Не идёт</translation>
    </message>
    <message>
        <source>The file cannot be used</source>
        <translation>Файл не годится</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 из %2 партий</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>партий: %1</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>Отчёт в %1; программы, чтобы его открыть, не нашлось.</translation>
    </message>
    <message>
        <source>There is no record of this game at %1.</source>
        <translation>В %1 нет записи этой партии.</translation>
    </message>
    <message>
        <source>The competition is running</source>
        <translation>Соревнование идёт</translation>
    </message>
    <message>
        <source>Stop it now? The next start will continue the games that are under way.</source>
        <translation>Остановить сейчас? Следующий запуск продолжит идущие партии.</translation>
    </message>
    <message>
        <source>&amp;Stop Now</source>
        <translation>&amp;Остановить сейчас</translation>
    </message>
    <message>
        <source>Stop &amp;After These Games</source>
        <translation>Остановить &amp;после этих партий</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Доски</translation>
    </message>
    <message>
        <source>Watch all running games at once</source>
        <translation>Смотреть все идущие партии сразу</translation>
    </message>
    <message>
        <source>Double-click or Enter shows the board</source>
        <translation>Двойной щелчок или Enter показывает доску</translation>
    </message>
    <message>
        <source>Running in another process</source>
        <translation>Идёт в другом процессе</translation>
    </message>
    <message>
        <source>Closing this window does not end the run</source>
        <translation>Закрытие этого окна не прекращает запуск</translation>
    </message>
    <message>
        <source>%L1 games a minute</source>
        <translation>%L1 партий в минуту</translation>
    </message>
    <message>
        <source>%L1 games an hour</source>
        <translation>%L1 партий в час</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Окончено</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>тур %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n void game(s)</source>
        <translation>
            <numerusform>%n незасчитанная партия</numerusform>
            <numerusform>%n незасчитанные партии</numerusform>
            <numerusform>%n незасчитанных партий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 openings left</source>
        <translation>осталось дебютов: %1 из %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>Другие настройки</translation>
    </message>
    <message>
        <source>The settings have changed since the games played so far. Start counting anew? Those games stay in the record.</source>
        <translation>Настройки изменились после сыгранных партий. Начать счёт заново? Те партии останутся в записи.</translation>
    </message>
    <message>
        <source>Count &amp;Anew</source>
        <translation>&amp;Считать заново</translation>
    </message>
    <message>
        <source>±%1 of ±%2 Elo</source>
        <translation>±%1 из ±%2 Elo</translation>
    </message>
    <message>
        <source>Se&amp;al…</source>
        <translation>Запе&amp;чатать…</translation>
    </message>
    <message>
        <source>Put everything into one file that anybody can verify</source>
        <translation>Сложить всё в один файл, который может проверить каждый</translation>
    </message>
    <message>
        <source>Reading the index of games</source>
        <translation>Чтение указателя партий</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindows</name>
    <message>
        <source>Keep as Strengths</source>
        <translation>Сохранить как уровни силы</translation>
    </message>
    <message>
        <source>Strengths of which engine? Another name adds an engine.</source>
        <translation>Уровни силы какого движка? Другое имя добавит движок.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>“%1” has now: %2</source>
        <translation>У «%1» теперь: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleController</name>
    <message>
        <source>Where the game was when this line arrived is no longer known.</source>
        <translation>Где была партия, когда пришла эта строка, уже неизвестно.</translation>
    </message>
    <message>
        <source>Sending the file: %1 of %2 commands</source>
        <translation>Посылается файл: команд %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n отвергнута</numerusform>
            <numerusform>%n отвергнуты</numerusform>
            <numerusform>%n отвергнуто</numerusform>
        </translation>
    </message>
    <message>
        <source>none refused</source>
        <translation>ни одна не отвергнута</translation>
    </message>
    <message>
        <source>The file was sent: %1 of %2 commands answered, %3.</source>
        <translation>Файл послан: на команды отвечено %1 из %2, %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>не удаётся прочесть %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be sent: %2</source>
        <translation>не удаётся послать %1: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFeature</name>
    <message>
        <source>GTP Console</source>
        <translation>Консоль GTP</translation>
    </message>
    <message>
        <source>Type a GTP &amp;Command</source>
        <translation>Ввести &amp;команду GTP</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFiles</name>
    <message>
        <source>Save as S&amp;cript…</source>
        <translation>&amp;Сохранить как сценарий…</translation>
    </message>
    <message>
        <source>Send a &amp;File of Commands…</source>
        <translation>Послать &amp;файл команд…</translation>
    </message>
    <message>
        <source>Save &amp;Log…</source>
        <translation>Сохранить &amp;журнал…</translation>
    </message>
    <message>
        <source>What one engine was asked and answered, for shinpan-cli replay</source>
        <translation>Что спросили у одного движка и что он ответил, для shinpan-cli replay</translation>
    </message>
    <message>
        <source>Send a File of Commands</source>
        <translation>Послать файл команд</translation>
    </message>
    <message>
        <source>Save Log</source>
        <translation>Сохранить журнал</translation>
    </message>
    <message>
        <source>Choose an engine in the console first: a script is one engine’s.</source>
        <translation>Сначала выберите движок в консоли: сценарий принадлежит одному движку.</translation>
    </message>
    <message>
        <source>Save as Script</source>
        <translation>Сохранить как сценарий</translation>
    </message>
    <message>
        <source># What %1 was asked and answered. To compare an engine with it:
# shinpan-cli replay THIS-FILE --engine COMMAND
</source>
        <translation># Что спросили у %1 и что он ответил. Чтобы сравнить с ним движок:
# shinpan-cli replay THIS-FILE --engine COMMAND
</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 сохранён.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>не удаётся сохранить %1: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ContinuationRows</name>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Black’s results; a draw counts half</source>
        <translation>Результаты чёрных; ничья считается за половину</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Диапазон</translation>
    </message>
    <message>
        <source>Where Black’s results lie with a certainty of 95 %</source>
        <translation>Где лежат результаты чёрных с уверенностью 95 %</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Последняя</translation>
    </message>
    <message>
        <source>The year of the latest game</source>
        <translation>Год последней партии</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Black’s chances as engines see them in these records</source>
        <translation>Шансы чёрных, как их видят движки в этих записях</translation>
    </message>
</context>
<context>
    <name>shinpan::CustomRules</name>
    <message>
        <source>Button: the first pass takes half a point</source>
        <translation>Кнопка: первый пас берёт пол-очка</translation>
    </message>
    <message>
        <source>Engines may pass before dead stones are taken</source>
        <translation>Движкам можно пасовать, пока мёртвые камни не сняты</translation>
    </message>
    <message>
        <source>A pass hands over a prisoner</source>
        <translation>Пас отдаёт пленника</translation>
    </message>
    <message>
        <source>White passes last</source>
        <translation>Белые пасуют последними</translation>
    </message>
    <message>
        <source>An endless cycle gives no result</source>
        <translation>Бесконечный цикл не даёт результата</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>Ко</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Налог на группы</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>Самоубийство</translation>
    </message>
    <message>
        <source>Passes to end</source>
        <translation>Пасов до конца</translation>
    </message>
    <message>
        <source>Handicap bonus</source>
        <translation>Надбавка за фору</translation>
    </message>
</context>
<context>
    <name>shinpan::DateButton</name>
    <message>
        <source>Days</source>
        <translation>Дни</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Год</translation>
    </message>
    <message>
        <source>Ca&amp;lendar…</source>
        <translation>Ка&amp;лендарь…</translation>
    </message>
    <message>
        <source>Choose the date from a calendar</source>
        <translation>Выбрать дату в календаре</translation>
    </message>
    <message>
        <source>Date of the game</source>
        <translation>Дата партии</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Сегодня</translation>
    </message>
</context>
<context>
    <name>shinpan::Document</name>
    <message>
        <source>From now on the console keeps only the newest lines: %1</source>
        <translation>С этого мгновения консоль хранит только новые строки: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentController</name>
    <message>
        <source>Another program changed %1. If you reload it, your own changes will be lost.</source>
        <translation>Другая программа изменила %1. Если загрузить его заново, ваши изменения пропадут.</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>Другая программа изменила %1.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Загрузить заново</translation>
    </message>
    <message>
        <source>&amp;Keep This</source>
        <translation>&amp;Оставить это</translation>
    </message>
    <message>
        <source>%1 was reloaded: another program changed it.</source>
        <translation>%1 загружен заново: его изменила другая программа.</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program. What you see is not saved anywhere else.</source>
        <translation>%1 удалён или переименован другой программой. То, что вы видите, больше нигде не сохранено.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: %1</source>
        <translation>Не удалось записать копию для восстановления: %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Без имени</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>Сохранить запись партии</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>Записи партий (*.sgf)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>Файл изменился</translation>
    </message>
    <message>
        <source>Another program changed %1. Save over it?</source>
        <translation>Другая программа изменила %1. Записать поверх?</translation>
    </message>
    <message>
        <source>What the other program wrote will be lost.</source>
        <translation>То, что записала другая программа, пропадёт.</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>Записать &amp;поверх</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Со&amp;хранить как…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 сохраняется…</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1 не сохранён: %2</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>Пишется %1…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to %1.</source>
        <translation>
            <numerusform>%n партия записана в %1.</numerusform>
            <numerusform>%n партии записаны в %1.</numerusform>
            <numerusform>%n партий записано в %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 не записан: %2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Сохранить изменения в %1?</translation>
    </message>
    <message>
        <source>Otherwise they will be lost.</source>
        <translation>Иначе они пропадут.</translation>
    </message>
    <message>
        <source>Game records (%1);;All files (*)</source>
        <translation>Записи партий (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 открывается…</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>Вставленное</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, строка %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 читается…</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created, so the game was not kept.</source>
        <translation>Не удаётся создать папку %1, поэтому партия не сохранена.</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentFeature</name>
    <message>
        <source>New &amp;Tab</source>
        <translation>Новая &amp;вкладка</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Новое &amp;окно</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>О&amp;ткрыть…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open game records (%1)</source>
        <translation>Открыть записи партий (%1)</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Загрузить за&amp;ново</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>&amp;Следующая вкладка</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>Пр&amp;едыдущая вкладка</translation>
    </message>
    <message>
        <source>Move Tab to Ne&amp;w Window</source>
        <translation>Вкладку в новое о&amp;кно</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>Копи&amp;ровать партию</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>Открыть из &amp;буфера обмена</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Вы&amp;йти</translation>
    </message>
    <message>
        <source>Open Game Records</source>
        <translation>Открыть записи партий</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>Reload %1 without your changes?</source>
        <translation>Загрузить %1 заново без ваших изменений?</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>&amp;Отбросить изменения</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>Партия в буфере обмена как SGF.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>В буфере обмена нет партии.</translation>
    </message>
    <message>
        <source>Open Competition</source>
        <translation>Открыть соревнование</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>Н&amp;ачальная страница</translation>
    </message>
    <message>
        <source>&amp;New Competition…</source>
        <translation>&amp;Новое соревнование…</translation>
    </message>
    <message>
        <source>&amp;Open Competition…</source>
        <translation>&amp;Открыть соревнование…</translation>
    </message>
    <message>
        <source>Co&amp;mpetition</source>
        <translation>Со&amp;ревнование</translation>
    </message>
    <message>
        <source>Play on CGOS…</source>
        <translation>Играть на CGOS…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Библиотека…</translation>
    </message>
    <message>
        <source>Competitions (*.toml *.seal.zip);;All files (*)</source>
        <translation>Соревнования (*.toml *.seal.zip);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentSet</name>
    <message>
        <source>Untitled</source>
        <translation>Без имени</translation>
    </message>
    <message numerus="yes">
        <source>Shinpan ended unexpectedly with %n unsaved document(s): %1.</source>
        <translation>
            <numerusform>Shinpan неожиданно завершился, %n документ не был сохранён: %1.</numerusform>
            <numerusform>Shinpan неожиданно завершился, %n документа не были сохранены: %1.</numerusform>
            <numerusform>Shinpan неожиданно завершился, %n документов не были сохранены: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Восстановить</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Отбросить</translation>
    </message>
    <message>
        <source>The open files cannot be remembered: %1</source>
        <translation>Открытые файлы нельзя запомнить: %1</translation>
    </message>
    <message>
        <source>Shinpan ended unexpectedly. What engines were told and said until then is in %1</source>
        <translation>Shinpan неожиданно завершился. Что движкам сообщали и что они говорили до того, лежит в %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentTabs</name>
    <message>
        <source>a game is being played</source>
        <translation>идёт партия</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>партия на паузе</translation>
    </message>
    <message>
        <source>an engine failed, the game waits</source>
        <translation>движок отказал, партия ждёт</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>не сохранено</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>Открытые документы</translation>
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
        <translation>Закрыть %1</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>Закрыть (Ctrl+W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>В &amp;новое окно</translation>
    </message>
</context>
<context>
    <name>shinpan::EditBar</name>
    <message>
        <source>Edit Tools</source>
        <translation>Инструменты правки</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Надпись</translation>
    </message>
    <message>
        <source>Label to write</source>
        <translation>Надпись, которую писать</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>Ещё инструменты</translation>
    </message>
    <message>
        <source>Black is to play here; press for White (X)</source>
        <translation>Здесь ход чёрных; нажмите, чтобы был белых (X)</translation>
    </message>
    <message>
        <source>White is to play here; press for Black (X)</source>
        <translation>Здесь ход белых; нажмите, чтобы был чёрных (X)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditController</name>
    <message>
        <source>The score is being settled: finish that first</source>
        <translation>Утверждается счёт: сначала закончите это</translation>
    </message>
    <message>
        <source>A game is being played here: whose turn it is cannot be changed</source>
        <translation>Здесь идёт партия: чей ход, изменить нельзя</translation>
    </message>
    <message>
        <source>Player to Move</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>A game is being played here: set up stones elsewhere, or when it is over</source>
        <translation>Здесь идёт партия: расставляйте камни в другом месте или когда она кончится</translation>
    </message>
    <message>
        <source>Type the label first, in the field above the board</source>
        <translation>Сначала введите надпись в поле над доской</translation>
    </message>
    <message>
        <source>A game is being played here: play variations elsewhere</source>
        <translation>Здесь идёт партия: играйте варианты в другом месте</translation>
    </message>
</context>
<context>
    <name>shinpan::EditFeature</name>
    <message>
        <source>Back to playing</source>
        <translation>Назад к игре</translation>
    </message>
    <message>
        <source>Switch Player to Move</source>
        <translation>Сменить очередь хода</translation>
    </message>
    <message>
        <source>The other colour plays next here</source>
        <translation>Следующим здесь ходит другой цвет</translation>
    </message>
    <message>
        <source>Cu&amp;t Variation</source>
        <translation>Вы&amp;резать вариант</translation>
    </message>
    <message>
        <source>Cut this move and everything after it to the clipboard</source>
        <translation>Вырезать этот ход и всё после него в буфер обмена</translation>
    </message>
    <message>
        <source>&amp;Copy Variation</source>
        <translation>&amp;Копировать вариант</translation>
    </message>
    <message>
        <source>Copy this move and everything after it to the clipboard</source>
        <translation>Копировать этот ход и всё после него в буфер обмена</translation>
    </message>
    <message>
        <source>&amp;Paste Variation</source>
        <translation>&amp;Вставить вариант</translation>
    </message>
    <message>
        <source>Add the clipboard’s game after this move</source>
        <translation>Добавить партию из буфера обмена после этого хода</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>Удалить этот ход и всё после него</translation>
    </message>
    <message>
        <source>Move Var&amp;iation Up</source>
        <translation>Вариант вв&amp;ерх</translation>
    </message>
    <message>
        <source>One place closer to the main line</source>
        <translation>На место ближе к главной линии</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>Вариант в&amp;низ</translation>
    </message>
    <message>
        <source>One place further from the main line</source>
        <translation>На место дальше от главной линии</translation>
    </message>
    <message>
        <source>Make &amp;Main Line</source>
        <translation>Сделать &amp;главной линией</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>Сделать линию до этого хода главной</translation>
    </message>
    <message>
        <source>Delete &amp;Other Variations</source>
        <translation>Удалить &amp;другие варианты</translation>
    </message>
    <message>
        <source>Delete everything that branches off the line to this move</source>
        <translation>Удалить всё, что ответвляется от линии до этого хода</translation>
    </message>
    <message>
        <source>&amp;Flatten</source>
        <translation>Начать &amp;отсюда</translation>
    </message>
    <message>
        <source>Make this position the start of the game</source>
        <translation>Сделать эту позицию началом партии</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message numerus="yes">
        <source>Delete this node and the %n after it?</source>
        <translation>
            <numerusform>Удалить этот узел и %n после него?</numerusform>
            <numerusform>Удалить этот узел и %n после него?</numerusform>
            <numerusform>Удалить этот узел и %n после него?</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>Отмена вернёт их.</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>И&amp;нструменты</translation>
    </message>
    <message>
        <source>&amp;Board Tools</source>
        <translation>&amp;Инструменты доски</translation>
    </message>
    <message>
        <source>Set up stones and marks with the tools above the board</source>
        <translation>Расставлять камни и пометки инструментами над доской</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>&amp;Variation</source>
        <translation>В&amp;ариант</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>Пом&amp;етки</translation>
    </message>
    <message>
        <source>Put &amp;Tools Away</source>
        <translation>Уб&amp;рать инструменты</translation>
    </message>
    <message>
        <source>Territory and &amp;Visibility</source>
        <translation>&amp;Территория и видимость</translation>
    </message>
</context>
<context>
    <name>shinpan::EloCurvePlot</name>
    <message>
        <source>Elo over %1</source>
        <translation>Elo по %1</translation>
    </message>
    <message>
        <source>Best: %1; the engine’s own: %2</source>
        <translation>Лучшее: %1; своё у движка: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::EloMapPlot</name>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>Elo по %1 и %2</translation>
    </message>
    <message>
        <source>From %1 to %2 Elo; best: %3, %4. The darker, the stronger; the smaller a field, the less sure.</source>
        <translation>От %1 до %2 Elo; лучшее: %3, %4. Чем темнее, тем сильнее; чем меньше клетка, тем менее точно.</translation>
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
        <translation>угадана по содержимому</translation>
    </message>
    <message>
        <source>your preference for files that do not say</source>
        <translation>ваша настройка для файлов, где не указано</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>как указано в файле</translation>
    </message>
    <message>
        <source>certain from its bytes</source>
        <translation>точно, по байтам</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>ваш выбор</translation>
    </message>
    <message>
        <source>&amp;Use it for every file whose encoding is not known</source>
        <translation>&amp;Для всех файлов с неизвестной кодировкой</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>In which encoding does the text make sense?</source>
        <translation>В какой кодировке текст имеет смысл?</translation>
    </message>
    <message>
        <source>Read as %1: %2.</source>
        <translation>Прочитано как %1: %2.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Кодировки</translation>
    </message>
    <message>
        <source>Texts of the file</source>
        <translation>Тексты файла</translation>
    </message>
    <message>
        <source>&amp;Read Like This</source>
        <translation>&amp;Читать так</translation>
    </message>
    <message>
        <source>The text is plain ASCII, the same in every encoding.</source>
        <translation>Текст — чистый ASCII, одинаковый в любой кодировке.</translation>
    </message>
</context>
<context>
    <name>shinpan::EndCard</name>
    <message>
        <source>&amp;Save</source>
        <translation>Со&amp;хранить</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>Как кончилась партия</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>The same again with colours swapped</source>
        <translation>То же самое, поменяв цвета</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>То же самое</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Ещё не сохранено.</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>Е&amp;щё раз</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>Ра&amp;збор</translation>
    </message>
    <message>
        <source>&amp;Play as Proposed</source>
        <translation>&amp;Как предложено</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Реван&amp;ш</translation>
    </message>
    <message>
        <source>Ne&amp;w Game…</source>
        <translation>Н&amp;овая партия…</translation>
    </message>
</context>
<context>
    <name>shinpan::EndFeature</name>
    <message>
        <source>Black passes</source>
        <translation>чёрные пасуют</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>белые пасуют</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Give this game up?</source>
        <translation>Сдать эту партию?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Сдаться</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>&amp;Играть дальше</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>Чёрные сдаются</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>Белые сдаются</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 Start goes on from this position, with another player if you choose one; the console has the details.</source>
        <translation>%1 «Начать» продолжает с этой позиции, при желании с другим игроком; подробности в консоли.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineEditor</name>
    <message>
        <source>Duplicate</source>
        <translation>Дублировать</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>&amp;Add Engine</source>
        <translation>&amp;Добавить движок</translation>
    </message>
    <message>
        <source>Bring the removed engine back</source>
        <translation>Вернуть убранный движок</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>&amp;Импорт из файла…</translation>
    </message>
    <message>
        <source>&amp;Export This Engine…</source>
        <translation>&amp;Экспорт этого движка…</translation>
    </message>
    <message>
        <source>Export &amp;All of Your Engines…</source>
        <translation>Экспорт &amp;всех ваших движков…</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>Импорт и экспорт</translation>
    </message>
    <message>
        <source>Lists of engines (*.json);;All files (*)</source>
        <translation>Списки движков (*.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>No engine yet</source>
        <translation>Движков ещё нет</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Отбросить изменения</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>«%1» добавлен.</translation>
    </message>
    <message numerus="yes">
        <source>%n engine(s) were added.</source>
        <translation>
            <numerusform>%n движок добавлен.</numerusform>
            <numerusform>%n движка добавлены.</numerusform>
            <numerusform>%n движков добавлено.</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes to “%1” were discarded.</source>
        <translation>Изменения «%1» отброшены.</translation>
    </message>
    <message>
        <source>The new engine was removed.</source>
        <translation>Новый движок убран.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>«%1» убран.</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>«%1» возвращён.</translation>
    </message>
    <message>
        <source>Import Engines</source>
        <translation>Импорт движков</translation>
    </message>
    <message>
        <source>There is no engine in %1.</source>
        <translation>В %1 нет движка.</translation>
    </message>
    <message>
        <source>Export Engines</source>
        <translation>Экспорт движков</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Записано в %1.</translation>
    </message>
    <message>
        <source>Press “Add Engine”: choose one that you know, or paste the command that starts one in GTP mode.</source>
        <translation>Нажмите «Добавить движок»: выберите знакомый или вставьте команду, запускающую движок в режиме GTP.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineFailureCard</name>
    <message>
        <source>Black’s engine does not start: %1</source>
        <translation>Движок чёрных не запускается: %1</translation>
    </message>
    <message>
        <source>White’s engine does not start: %1</source>
        <translation>Движок белых не запускается: %1</translation>
    </message>
    <message>
        <source>Black’s engine refuses this game: %1</source>
        <translation>Движок чёрных отвергает эту партию: %1</translation>
    </message>
    <message>
        <source>White’s engine refuses this game: %1</source>
        <translation>Движок белых отвергает эту партию: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not speak GTP: %1</source>
        <translation>Движок чёрных не говорит на GTP: %1</translation>
    </message>
    <message>
        <source>White’s engine does not speak GTP: %1</source>
        <translation>Движок белых не говорит на GTP: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not answer: %1</source>
        <translation>Движок чёрных не отвечает: %1</translation>
    </message>
    <message>
        <source>White’s engine does not answer: %1</source>
        <translation>Движок белых не отвечает: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for Black’s engine: %1</source>
        <translation>Вы перестали ждать движок чёрных: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for White’s engine: %1</source>
        <translation>Вы перестали ждать движок белых: %1</translation>
    </message>
    <message>
        <source>Black’s engine stopped: %1</source>
        <translation>Движок чёрных остановился: %1</translation>
    </message>
    <message>
        <source>White’s engine stopped: %1</source>
        <translation>Движок белых остановился: %1</translation>
    </message>
    <message>
        <source>Its command line or directory may be wrong, or a file it needs may be missing. Nothing is lost: the game waits.</source>
        <translation>Может быть, неверна командная строка или каталог или нет нужного файла. Ничего не потеряно: партия ждёт.</translation>
    </message>
    <message>
        <source>Its command line may lack a word such as “gtp” or “--mode gtp”.</source>
        <translation>Может быть, в командной строке не хватает слова вроде «gtp» или «--mode gtp».</translation>
    </message>
    <message>
        <source>It was stopped so that it does not keep running for nothing. Retry restarts it and tells it the whole game.</source>
        <translation>Он остановлен, чтобы не работать впустую. «Повторить» запустит его снова и сообщит ему всю партию.</translation>
    </message>
    <message>
        <source>You cancelled it, and none of it is still running. The game waits for it or for another player.</source>
        <translation>Вы отменили его, и ничего от него больше не работает. Партия ждёт его или другого игрока.</translation>
    </message>
    <message>
        <source>Retry restarts it and tells it the whole game, which continues from here.</source>
        <translation>«Повторить» запустит его снова и сообщит ему всю партию, которая продолжится отсюда.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>Что можно сделать</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>Командная строка движка</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Edit engine…</source>
        <translation>&amp;Изменить движок…</translation>
    </message>
    <message>
        <source>Open &amp;Console</source>
        <translation>Открыть &amp;консоль</translation>
    </message>
    <message>
        <source>&amp;Another Player</source>
        <translation>&amp;Другой игрок</translation>
    </message>
    <message>
        <source>It left no message. %1</source>
        <translation>Сообщений он не оставил. %1</translation>
    </message>
    <message>
        <source>It cannot play with this board, these rules or this komi, or it refuses a start-up command of its profile. Another player can take its seat.</source>
        <translation>Он не может играть с этой доской, этими правилами или этим коми или отвергает команду запуска своего профиля. Его место может занять другой игрок.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineForm</name>
    <message>
        <source>Pages of the engine</source>
        <translation>Страницы движка</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>В партиях</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Something is wrong on this page</source>
        <translation>На этой странице ошибка</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Пределы времени</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineList</name>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Your engines</source>
        <translation>Ваши движки</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>Найдено на этом компьютере</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (не закончен)</translation>
    </message>
    <message>
        <source>New engine</source>
        <translation>Новый движок</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>Это нельзя запустить: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineSettingsDialog</name>
    <message>
        <source>What it thinks of the position before any search</source>
        <translation>Что он думает о позиции до всякого поиска</translation>
    </message>
    <message>
        <source>Engine Settings</source>
        <translation>Настройки движка</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rules to tell it</source>
        <translation>Правила, которые ему сообщить</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Задать</translation>
    </message>
    <message>
        <source>Set the rules</source>
        <translation>Задать правила</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Name and value</source>
        <translation>Имя и значение</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Спросить</translation>
    </message>
    <message>
        <source>Ask the network</source>
        <translation>Спросить сеть</translation>
    </message>
    <message>
        <source>No engine is chosen for analysis.</source>
        <translation>Для анализа не выбран движок.</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>Он %1</translation>
    </message>
    <message>
        <source>It is starting…</source>
        <translation>Он запускается…</translation>
    </message>
    <message>
        <source>It has no settings that can be changed while it runs.</source>
        <translation>У него нет настроек, которые можно менять на ходу.</translation>
    </message>
    <message>
        <source>The engine refuses: %1</source>
        <translation>Движок отвергает: %1</translation>
    </message>
    <message>
        <source>Its answer makes no sense.</source>
        <translation>Его ответ бессмыслен.</translation>
    </message>
    <message>
        <source>Black wins with %1%.</source>
        <translation>Чёрные выигрывают с %1%.</translation>
    </message>
    <message>
        <source>Black’s lead: %1.</source>
        <translation>Перевес чёрных: %1.</translation>
    </message>
    <message>
        <source>First choices: %1.</source>
        <translation>Первый выбор: %1.</translation>
    </message>
    <message>
        <source>It answers JSON queries, each of which tells it rules and settings.</source>
        <translation>Он отвечает на запросы JSON, каждый сообщает ему правила и настройки.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineWaitCard</name>
    <message>
        <source>Black’s engine does not move: %1</source>
        <translation>Движок чёрных не ходит: %1</translation>
    </message>
    <message>
        <source>White’s engine does not move: %1</source>
        <translation>Движок белых не ходит: %1</translation>
    </message>
    <message>
        <source>Black’s engine is loading: %1</source>
        <translation>Движок чёрных загружается: %1</translation>
    </message>
    <message>
        <source>White’s engine is loading: %1</source>
        <translation>Движок белых загружается: %1</translation>
    </message>
    <message>
        <source>It has not answered yet and is not printing anything. A large network can take minutes to load.</source>
        <translation>Он ещё не ответил и ничего не пишет. Большая сеть может загружаться минуты.</translation>
    </message>
    <message>
        <source>It has not answered yet. Meanwhile it prints:</source>
        <translation>Он ещё не ответил. Пока он пишет:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Отмена</translation>
    </message>
    <message>
        <source>Keep &amp;Waiting</source>
        <translation>Ж&amp;дать дальше</translation>
    </message>
    <message>
        <source>&amp;Restart it</source>
        <translation>Пере&amp;запустить</translation>
    </message>
    <message>
        <source>What is going on</source>
        <translation>Что происходит</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>Командная строка движка</translation>
    </message>
    <message>
        <source>Time waited</source>
        <translation>Сколько ждали</translation>
    </message>
    <message>
        <source>Open C&amp;onsole</source>
        <translation>Открыть &amp;консоль</translation>
    </message>
    <message>
        <source>It should move within %1. It may still be thinking, or it may be stuck.</source>
        <translation>Он должен пойти за %1. Может быть, ещё думает, а может быть, застрял.</translation>
    </message>
    <message>
        <source>It should move within %1. It may still think, or be stuck: this engine cannot be interrupted, only replaced.</source>
        <translation>Он должен пойти за %1. Может быть, думает или застрял: этот движок нельзя прервать, только заменить.</translation>
    </message>
    <message>
        <source>&amp;Interrupt</source>
        <translation>&amp;Прервать</translation>
    </message>
    <message>
        <source>Make it move now with what it has found so far</source>
        <translation>Пусть ходит сейчас с тем, что уже нашёл</translation>
    </message>
</context>
<context>
    <name>shinpan::EnginesFeature</name>
    <message>
        <source>&amp;Edit Engines…</source>
        <translation>&amp;Изменить движки…</translation>
    </message>
</context>
<context>
    <name>shinpan::ErrorLines</name>
    <message>
        <source>Last words of the engine</source>
        <translation>Последние слова движка</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateBar</name>
    <message>
        <source>The game is even</source>
        <translation>Партия равна</translation>
    </message>
    <message>
        <source>Black is ahead by %1 points</source>
        <translation>Чёрные впереди на %1 очков</translation>
    </message>
    <message>
        <source>White is ahead by %1 points</source>
        <translation>Белые впереди на %1 очков</translation>
    </message>
    <message>
        <source>Estimate of the score</source>
        <translation>Оценка счёта</translation>
    </message>
    <message>
        <source>Put the estimate away</source>
        <translation>Убрать оценку</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>Оценивается…</translation>
    </message>
    <message>
        <source>Analysis of %1</source>
        <translation>Анализ: %1</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>Оценка: %1</translation>
    </message>
    <message>
        <source>Counted without the stones that %1 calls dead</source>
        <translation>Подсчитано без камней, которые %1 называет мёртвыми</translation>
    </message>
    <message>
        <source>Shinpan’s own rough estimate</source>
        <translation>Грубая оценка самого Shinpan</translation>
    </message>
    <message>
        <source>areas: Shinpan’s own rough estimate</source>
        <translation>области: грубая оценка самого Shinpan</translation>
    </message>
    <message>
        <source>asking %1…</source>
        <translation>спрашиваем %1…</translation>
    </message>
    <message>
        <source>%1 cannot tell</source>
        <translation>%1 не может сказать</translation>
    </message>
    <message>
        <source>Put away (Esc)</source>
        <translation>Убрать (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateRow</name>
    <message>
        <source>Est&amp;imate Time</source>
        <translation>&amp;Оценить время</translation>
    </message>
    <message>
        <source>Plays a few games to estimate how long all of them will take; nothing is kept</source>
        <translation>Играет несколько партий, чтобы оценить, сколько займут все; ничего не сохраняется</translation>
    </message>
    <message>
        <source>Stop Est&amp;imating</source>
        <translation>Прекратить &amp;оценку</translation>
    </message>
    <message>
        <source>Playing a few games…</source>
        <translation>Играются несколько партий…</translation>
    </message>
    <message>
        <source>About %1 a game; the number of games is not limited.</source>
        <translation>Около %1 на партию; число партий не ограничено.</translation>
    </message>
    <message>
        <source>At most about %1: %2 games of about %3 each, fewer if it is decided sooner.</source>
        <translation>Самое большее около %1: партий %2 примерно по %3, меньше, если решится раньше.</translation>
    </message>
    <message>
        <source>About %1: %2 games of about %3 each.</source>
        <translation>Около %1: партий %2 примерно по %3.</translation>
    </message>
    <message>
        <source>About %1 a game on this computer.</source>
        <translation>Около %1 на партию на этом компьютере.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExploredGameRows</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Год</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
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
        <translation>Ходы партий на &amp;доске</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Обзор</translation>
    </message>
</context>
<context>
    <name>shinpan::ExplorerPanel</name>
    <message>
        <source>&amp;Open the Listed Games Together</source>
        <translation>&amp;Открыть перечисленные партии вместе</translation>
    </message>
    <message>
        <source>A day, a month or a year: 2004-03-15, 2004-03 or 2004</source>
        <translation>День, месяц или год: 2004-03-15, 2004-03 или 2004</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Part of a name of either player</source>
        <translation>Часть имени одного из игроков</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Столбцы: %1</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>Продолжения</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Партии с этой позицией</translation>
    </message>
    <message>
        <source>Progress of the index</source>
        <translation>Ход индексирования</translation>
    </message>
    <message>
        <source>Stop indexing</source>
        <translation>Остановить индексирование</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>Folders and games</source>
        <translation>Папки и партии</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>Добавить &amp;папку…</translation>
    </message>
    <message>
        <source>&amp;Look for New Games</source>
        <translation>Искать &amp;новые партии</translation>
    </message>
    <message>
        <source>L&amp;eave Out</source>
        <translation>&amp;Исключить</translation>
    </message>
    <message>
        <source>Add a Folder of Games</source>
        <translation>Добавить папку партий</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>Поиск партий…</translation>
    </message>
    <message numerus="yes">
        <source>Indexing: %1 of %n file(s)</source>
        <translation>
            <numerusform>Индексирование: %1 из %n файла</numerusform>
            <numerusform>Индексирование: %1 из %n файлов</numerusform>
            <numerusform>Индексирование: %1 из %n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <comment>with the position</comment>
        <translation>%1 из %2 партий</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>партий: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n ended here</source>
        <translation>
            <numerusform>%n кончилась здесь</numerusform>
            <numerusform>%n кончились здесь</numerusform>
            <numerusform>%n кончились здесь</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>%n файл не удалось прочесть</numerusform>
            <numerusform>%n файла не удалось прочесть</numerusform>
            <numerusform>%n файлов не удалось прочесть</numerusform>
        </translation>
    </message>
    <message>
        <source>The index is being read.</source>
        <translation>Указатель читается.</translation>
    </message>
    <message>
        <source>The games are being indexed.</source>
        <translation>Партии индексируются.</translation>
    </message>
    <message>
        <source>This is a serious game: what others played waits till it is over.</source>
        <translation>Это серьёзная партия: то, что играли другие, ждёт её конца.</translation>
    </message>
    <message>
        <source>No game has this position.</source>
        <translation>Ни в одной партии нет этой позиции.</translation>
    </message>
    <message>
        <source>Choose under “Folders” where your games are. You will see here how they went on from each position.</source>
        <translation>Выберите под «Папки», где лежат ваши партии. Здесь будет видно, как они шли дальше из каждой позиции.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportActions</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>Копировать кар&amp;тинку</translation>
    </message>
    <message>
        <source>Copy &amp;Diagram</source>
        <translation>Копировать &amp;диаграмму</translation>
    </message>
    <message>
        <source>Make a picture, a diagram or a slide show of the game</source>
        <translation>Сделать из партии картинку, диаграмму или слайды</translation>
    </message>
    <message>
        <source>Print the game in diagrams</source>
        <translation>Напечатать партию диаграммами</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>Копировать картинку доски в буфер обмена</translation>
    </message>
    <message>
        <source>Copy the board as text for forums to the clipboard</source>
        <translation>Копировать доску как текст для форумов в буфер обмена</translation>
    </message>
    <message>
        <source>game</source>
        <translation>партия</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Экспорт выполнен: %1.</translation>
    </message>
    <message>
        <source>The diagram is on the clipboard.</source>
        <translation>Диаграмма в буфере обмена.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Картинка в буфере обмена.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Файлы %1 (*.%2)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Слайд</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Ко&amp;пировать</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Copy what is shown to the clipboard</source>
        <translation>Копировать показанное в буфер обмена</translation>
    </message>
    <message>
        <source>The part of the board is named by two opposite corners, as in C3:K10.</source>
        <translation>Часть доски задаётся двумя противоположными углами, например C3:K10.</translation>
    </message>
    <message>
        <source>New Folder for the Slides</source>
        <translation>Новая папка для слайдов</translation>
    </message>
    <message>
        <source>Folder &amp;name:</source>
        <translation>&amp;Имя папки:</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>Экспорт не выполнен: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportForm</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>Картинка (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Рисунок (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>Документ (PDF)</translation>
    </message>
    <message>
        <source>Animated Picture (APNG)</source>
        <translation>Анимация (APNG)</translation>
    </message>
    <message>
        <source>Slides, a Picture for Each Move</source>
        <translation>Слайды, картинка на каждый ход</translation>
    </message>
    <message>
        <source>Text, for E-Mail</source>
        <translation>Текст, для писем</translation>
    </message>
    <message>
        <source>Text, for Sensei’s Library and Forums</source>
        <translation>Текст, для Sensei’s Library и форумов</translation>
    </message>
    <message>
        <source>LaTeX (psgo)</source>
        <translation>LaTeX (psgo)</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Вся доска</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Координаты</translation>
    </message>
    <message>
        <source>Mar&amp;ks and the last move</source>
        <translation>По&amp;метки и последний ход</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>Позиция на доске</translation>
    </message>
    <message>
        <source>Moves, with their numbers</source>
        <translation>Ходы с номерами</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Формат</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>С&amp;одержание</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Ходы</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>Часть доски</translation>
    </message>
    <message>
        <source>All of it, or C3:K10</source>
        <translation>Вся или C3:K10</translation>
    </message>
    <message>
        <source>&amp;Part of the board</source>
        <translation>&amp;Часть доски</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>&amp;Ширина</translation>
    </message>
    <message>
        <source>Time for &amp;each move</source>
        <translation>Время &amp;на ход</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Drag across the board to export a part of it</source>
        <translation>Протяните по доске, чтобы выполнить экспорт её части</translation>
    </message>
</context>
<context>
    <name>shinpan::FileField</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>Вы&amp;брать…</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReview</name>
    <message>
        <source>Review · %1</source>
        <translation>Разбор · %1</translation>
    </message>
    <message>
        <source>%1 cannot begin the review: it %2</source>
        <translation>%1 не может начать разбор: %2</translation>
    </message>
    <message>
        <source>%1 cannot analyse games.</source>
        <translation>%1 не может делать анализ партий.</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Не читается: %1</translation>
    </message>
    <message>
        <source>Under review…</source>
        <translation>Идёт разбор…</translation>
    </message>
    <message>
        <source>Cannot be kept for a restart: %1</source>
        <translation>Не удаётся сохранить на случай перезапуска: %1</translation>
    </message>
    <message>
        <source>Left as it is: its review would overwrite a file</source>
        <translation>Оставлено: разбор записался бы поверх файла</translation>
    </message>
    <message>
        <source>Left as it is: %1 already exists</source>
        <translation>Оставлено: %1 уже есть</translation>
    </message>
    <message>
        <source>Game %1: the engine %2</source>
        <translation>Партия %1: движок %2</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review.</source>
        <translation>%1 не может продолжать разбор.</translation>
    </message>
    <message>
        <source>Cannot be written: %1</source>
        <translation>Не пишется: %1</translation>
    </message>
    <message>
        <source>Written: %1, %2</source>
        <translation>Записано: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Parts of it were not understood; open it to see which</source>
        <translation>Части не поняты; откройте, чтобы увидеть какие</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReviewWindow</name>
    <message>
        <source>Rep&amp;lace files that are in the target folder already</source>
        <translation>&amp;Заменять файлы, которые уже есть в папке назначения</translation>
    </message>
    <message>
        <source>Review Files</source>
        <translation>Разбор файлов</translation>
    </message>
    <message>
        <source>Target &amp;folder</source>
        <translation>Папка &amp;назначения</translation>
    </message>
    <message>
        <source>Choose the Target Folder</source>
        <translation>Выбор папки назначения</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>Values and comments</source>
        <translation>Значения и комментарии</translation>
    </message>
    <message>
        <source>Values, comments and variations</source>
        <translation>Значения, комментарии и варианты</translation>
    </message>
    <message>
        <source>What is &amp;written</source>
        <translation>&amp;Что пишется</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Ход разбора</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Разбор</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>Пре&amp;кратить разбор</translation>
    </message>
    <message>
        <source>Files that were written stay; the rest goes on from there</source>
        <translation>Записанные файлы остаются; остальное продолжится оттуда</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>разобрано</translation>
    </message>
    <message>
        <source>Add the files to review.</source>
        <translation>Добавьте файлы для разбора.</translation>
    </message>
    <message>
        <source>Choose a folder for the reviewed files.</source>
        <translation>Выберите папку для разобранных файлов.</translation>
    </message>
    <message>
        <source>The files themselves stay as they are: choose another target folder.</source>
        <translation>Сами файлы остаются как есть: выберите другую папку назначения.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review. You can keep working meanwhile.</source>
        <translation>
            <numerusform>%n файл для разбора. Тем временем можно работать дальше.</numerusform>
            <numerusform>%n файла для разбора. Тем временем можно работать дальше.</numerusform>
            <numerusform>%n файлов для разбора. Тем временем можно работать дальше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the target folder will be replaced.</source>
        <translation>
            <numerusform>%n файл в папке назначения будет заменён.</numerusform>
            <numerusform>%n файла в папке назначения будут заменены.</numerusform>
            <numerusform>%n файлов в папке назначения будут заменены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in the target folder already and stay as they are.</source>
        <translation>
            <numerusform>%n файл уже есть в папке назначения и остаётся как есть.</numerusform>
            <numerusform>%n файла уже есть в папке назначения и остаются как есть.</numerusform>
            <numerusform>%n файлов уже есть в папке назначения и остаются как есть.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Ожидание</translation>
    </message>
    <message>
        <source>This continues while the window is closed.</source>
        <translation>Это продолжается и при закрытом окне.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>File %1 of %2</source>
        <translation>Файл %1 из %2</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>партия %1 из %2</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>позиция %1 из %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>Записано: %1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n файл</numerusform>
            <numerusform>%n файла</numerusform>
            <numerusform>%n файлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they were.</source>
        <translation>
            <numerusform>%n файл оставлен как был.</numerusform>
            <numerusform>%n файла оставлены как были.</numerusform>
            <numerusform>%n файлов оставлено как были.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be reviewed.</source>
        <translation>
            <numerusform>%n файл не удалось взять в разбор.</numerusform>
            <numerusform>%n файла не удалось взять в разбор.</numerusform>
            <numerusform>%n файлов не удалось взять в разбор.</numerusform>
        </translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>Продол&amp;жить</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review, one engine after the other. Each has a folder of its own in the target folder.</source>
        <translation>
            <numerusform>%n файл для разбора, движки по очереди. У каждого своя папка в папке назначения.</numerusform>
            <numerusform>%n файла для разбора, движки по очереди. У каждого своя папка в папке назначения.</numerusform>
            <numerusform>%n файлов для разбора, движки по очереди. У каждого своя папка в папке назначения.</numerusform>
        </translation>
    </message>
    <message>
        <source>engine %1 of %2</source>
        <translation>движок %1 из %2</translation>
    </message>
    <message>
        <source>Open Report</source>
        <translation>Открыть отчёт</translation>
    </message>
    <message>
        <source>Show what was found in all games together</source>
        <translation>Показать, что нашлось во всех партиях вместе</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) a minute</source>
        <translation>
            <numerusform>%n позиция в минуту</numerusform>
            <numerusform>%n позиции в минуту</numerusform>
            <numerusform>%n позиций в минуту</numerusform>
        </translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>Отчёт в %1; программы, чтобы его открыть, не нашлось.</translation>
    </message>
    <message>
        <source>Files that wait: %1, tasks under way: %2</source>
        <translation>Файлов в очереди: %1, задач в работе: %2</translation>
    </message>
    <message>
        <source>%1 of %2 files done, %3 under way</source>
        <translation>готово файлов: %1 из %2, в работе: %3</translation>
    </message>
</context>
<context>
    <name>shinpan::FilterBar</name>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Save the log, send a file of commands</source>
        <translation>Сохранить журнал, послать файл команд</translation>
    </message>
    <message>
        <source>Show the lines of</source>
        <translation>Показывать строки</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>Все движки</translation>
    </message>
    <message>
        <source>Show this kind of lines</source>
        <translation>Показывать строки такого рода</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Все строки</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Ответы</translation>
    </message>
    <message>
        <source>Commands and answers</source>
        <translation>Команды и ответы</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Поток ошибок</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Извещения</translation>
    </message>
    <message>
        <source>Show this command</source>
        <translation>Показывать эту команду</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>Все команды</translation>
    </message>
    <message>
        <source>Show lines that contain</source>
        <translation>Показывать строки, содержащие</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>Найденные места</translation>
    </message>
    <message>
        <source>Show the other lines too</source>
        <translation>Показывать и другие строки</translation>
    </message>
    <message>
        <source>Look for the text among all lines: Enter goes to the next place, Shift+Enter back</source>
        <translation>Искать текст во всех строках: Enter — следующее место, Shift+Enter — предыдущее</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Предыдущее место</translation>
    </message>
    <message>
        <source>Go to the next place (Enter)</source>
        <translation>К следующему месту (Enter)</translation>
    </message>
    <message>
        <source>Go to the previous place (Shift+Enter)</source>
        <translation>К предыдущему месту (Shift+Enter)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Отбор</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Typed here, with answers</source>
        <translation>Введённое здесь, с ответами</translation>
    </message>
</context>
<context>
    <name>shinpan::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что найдено</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>Что искать</translation>
    </message>
    <message>
        <source>999 of 999</source>
        <translation>999 из 999</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Previous match (%1)</source>
        <translation>Предыдущее совпадение (%1)</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>Next match (%1)</source>
        <translation>Следующее совпадение (%1)</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>Закрыть поиск</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Закрыть (%1)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 или больше</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n найдено</numerusform>
            <numerusform>%n найдено</numerusform>
            <numerusform>%n найдено</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Не найдено</translation>
    </message>
    <message>
        <source>A&amp;ll games</source>
        <translation>Все пар&amp;тии</translation>
    </message>
</context>
<context>
    <name>shinpan::FindFeature</name>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Найти…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>Найти &amp;следующее</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>Найти &amp;предыдущее</translation>
    </message>
    <message>
        <source>Find This P&amp;osition</source>
        <translation>Найти эту по&amp;зицию</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>&amp;Перейти к ходу…</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>Предыдущий комментарий</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>Следующий комментарий</translation>
    </message>
    <message>
        <source>Previous Fork</source>
        <translation>Предыдущая развилка</translation>
    </message>
    <message>
        <source>Next Fork</source>
        <translation>Следующая развилка</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>Предыдущая ошибка</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>Следующая ошибка</translation>
    </message>
    <message>
        <source>Back to the &amp;Main Line</source>
        <translation>Назад к &amp;главной линии</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>Пере&amp;йти</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>По&amp;иск</translation>
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
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>Choose players and start a game</source>
        <translation>Выбрать игроков и начать партию</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>Сохранить запись партии</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Со&amp;хранить как…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>Сохранить под другим именем</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>Начать партию с этой позиции</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>Play one move, then pause</source>
        <translation>Сыграть один ход и сделать паузу</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>С&amp;топ</translation>
    </message>
    <message>
        <source>End the game without a result</source>
        <translation>Закончить партию без результата</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Пас</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>&amp;Взять ход назад</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Взять назад свой последний ход</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Сдаться</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>Сдать партию</translation>
    </message>
    <message>
        <source>Score Positio&amp;n</source>
        <translation>По&amp;дсчитать позицию</translation>
    </message>
    <message>
        <source>Mark dead stones and count</source>
        <translation>Отметить мёртвые камни и подсчитать</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Return to the &amp;Game</source>
        <translation>Вернуться &amp;к партии</translation>
    </message>
    <message>
        <source>Show where the game is</source>
        <translation>Показать, где партия</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Kill it, restart it and tell it the whole game</source>
        <translation>Убить его, запустить снова и сообщить всю партию</translation>
    </message>
    <message>
        <source>Restart &amp;Black’s Engine</source>
        <translation>Перезапустить движок &amp;чёрных</translation>
    </message>
    <message>
        <source>Restart &amp;White’s Engine</source>
        <translation>Перезапустить движок &amp;белых</translation>
    </message>
    <message>
        <source>Tell it the whole game from the beginning</source>
        <translation>Сообщить ему всю партию с начала</translation>
    </message>
    <message>
        <source>Tell B&amp;lack’s Engine the Game Anew</source>
        <translation>Сообщить партию движку ч&amp;ёрных заново</translation>
    </message>
    <message>
        <source>Tell W&amp;hite’s Engine the Game Anew</source>
        <translation>Сообщить партию движку бе&amp;лых заново</translation>
    </message>
    <message>
        <source>First Position</source>
        <translation>Первая позиция</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Первая позиция</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>Last Position</source>
        <translation>Последняя позиция</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Последняя позиция</translation>
    </message>
    <message>
        <source>Back Ten</source>
        <translation>Назад на десять</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>Назад на десять ходов</translation>
    </message>
    <message>
        <source>Forward Ten</source>
        <translation>Вперёд на десять</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>Вперёд на десять ходов</translation>
    </message>
    <message>
        <source>Previous Variation</source>
        <translation>Предыдущий вариант</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Предыдущий вариант</translation>
    </message>
    <message>
        <source>Next Variation</source>
        <translation>Следующий вариант</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Следующий вариант</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>Продол&amp;жить</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>П&amp;ауза</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>&amp;Отменить пометку</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>Приостановить партию</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>Продолжить партию</translation>
    </message>
    <message>
        <source>Stop the clocks, and the engines after their current move</source>
        <translation>Остановить часы, а движки — после их нынешнего хода</translation>
    </message>
</context>
<context>
    <name>shinpan::GameDock</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
</context>
<context>
    <name>shinpan::GameInfoDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Применить</translation>
    </message>
    <message>
        <source>Game Information</source>
        <translation>Сведения о партии</translation>
    </message>
    <message>
        <source>Parts of the game information</source>
        <translation>Разделы сведений о партии</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>П&amp;артия</translation>
    </message>
    <message>
        <source>&amp;Event and Sources</source>
        <translation>&amp;Турнир и источники</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>&amp;Комментарий</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Ранг</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>2004-03-15, or 2004-03, or 2004</source>
        <translation>2004-03-15, или 2004-03, или 2004</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>Основное время</translation>
    </message>
    <message>
        <source>3600, or 1h, or 1:00:00</source>
        <translation>3600, или 1h, или 1:00:00</translation>
    </message>
    <message>
        <source>Comment on the game as a whole</source>
        <translation>Комментарий к партии в целом</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>Не указано</translation>
    </message>
    <message>
        <source>Next moves, marked on the board</source>
        <translation>Следующие ходы, отмечены на доске</translation>
    </message>
    <message>
        <source>Alternatives to the current move, marked on the board</source>
        <translation>Замены нынешнего хода, отмечены на доске</translation>
    </message>
    <message>
        <source>Next moves, not marked</source>
        <translation>Следующие ходы, не отмечены</translation>
    </message>
    <message>
        <source>Alternatives to the current move, not marked</source>
        <translation>Замены нынешнего хода, не отмечены</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListDelegate</name>
    <message>
        <source>not a game of Go</source>
        <translation>не партия в го</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListModel</name>
    <message>
        <source>Game %1</source>
        <translation>Партия %1</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>на доске</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListView</name>
    <message>
        <source>Games of the file</source>
        <translation>Партии файла</translation>
    </message>
</context>
<context>
    <name>shinpan::GamePanel</name>
    <message>
        <source>to play</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>запускается…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>пауза</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>ваш ход</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>отказал</translation>
    </message>
    <message>
        <source>placing stones</source>
        <translation>ставит камни форы</translation>
    </message>
    <message>
        <source>not responding, %1 s</source>
        <translation>не отвечает, %1 с</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>thinking %1 s</source>
        <translation>думает %1 с</translation>
    </message>
</context>
<context>
    <name>shinpan::GameTermsLine</name>
    <message>
        <source>What is being played</source>
        <translation>Что играется</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>коми %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n камень форы</numerusform>
            <numerusform>%n камня форы</numerusform>
            <numerusform>%n камней форы</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTile</name>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Не начата</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>Ход %1: %2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 — %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> · B %L1 %</source>
        <translation> · Ч %L1 %</translation>
    </message>
    <message>
        <source> · Black %L1 %</source>
        <translation> · чёрные %L1 %</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>behind by %L1</source>
        <translation>отстаёт на %L1</translation>
    </message>
    <message>
        <source>ahead by %L1</source>
        <translation>впереди на %L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln посещение</numerusform>
            <numerusform>%Ln посещения</numerusform>
            <numerusform>%Ln посещений</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTreeView</name>
    <message>
        <source>Game tree</source>
        <translation>Дерево партии</translation>
    </message>
    <message>
        <source>The moves of the game appear here, with their variations.
Click one to go there.</source>
        <translation>Здесь ходы партии с вариантами.
Щёлкните ход, чтобы перейти к нему.</translation>
    </message>
</context>
<context>
    <name>shinpan::GameWall</name>
    <message>
        <source>Games of %1</source>
        <translation>Партии: %1</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>Прервано</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;На весь экран</translation>
    </message>
    <message numerus="yes">
        <source>The games are played on other machines: %1.
%n game(s) ended.</source>
        <translation>
            <numerusform>Партии идут на других компьютерах: %1.
Окончена %n партия.</numerusform>
            <numerusform>Партии идут на других компьютерах: %1.
Окончены %n партии.</numerusform>
            <numerusform>Партии идут на других компьютерах: %1.
Окончено %n партий.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Перейти</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>Перейти к ходу</translation>
    </message>
    <message>
        <source>Move or path</source>
        <translation>Ход или путь</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>30.2.45 is move 45 of the second continuation after move 30; “end” is the end of the main line.</source>
        <translation>30.2.45 — ход 45 второго продолжения после хода 30; «end» — конец главной линии.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A position without a move</source>
        <translation>Позиция без хода</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphView</name>
    <message>
        <source>Graph of the game</source>
        <translation>График партии</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>This game has not been evaluated yet.</source>
        <translation>Эта партия ещё не оценена.</translation>
    </message>
    <message>
        <source>The course of the game appears here once it is evaluated: by a review, or by engines that explain their moves.</source>
        <translation>Здесь появится течение партии, когда она будет оценена: разбором или движками, объясняющими свои ходы.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Запись</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphicsFeature</name>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Commands &amp;on the Board</source>
        <translation>Команды &amp;на доске</translation>
    </message>
</context>
<context>
    <name>shinpan::GtpConsole</name>
    <message>
        <source>Talk to</source>
        <translation>С кем говорить</translation>
    </message>
    <message>
        <source>Everything that engines are told and say appears here.

To talk to one yourself, type a GTP command below.</source>
        <translation>Здесь всё, что сообщают движкам и что говорят они.

Чтобы поговорить самому, введите ниже команду GTP.</translation>
    </message>
    <message>
        <source>No line matches.</source>
        <translation>Ни одна строка не подходит.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>«%1»: %2.</translation>
    </message>
    <message>
        <source>GTP command</source>
        <translation>Команда GTP</translation>
    </message>
    <message>
        <source>No engine is running</source>
        <translation>Ни один движок не работает</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing (Escape)</source>
        <translation>Попросить движок прервать то, что он делает (Esc)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Line</source>
        <translation>Показывать строку &amp;целиком</translation>
    </message>
    <message>
        <source>Go to the &amp;Position of This Moment</source>
        <translation>К &amp;позиции этого мгновения</translation>
    </message>
    <message>
        <source>%1 – gone</source>
        <translation>%1 – нет</translation>
    </message>
    <message>
        <source>“%1” was not sent: %2 is no longer running.</source>
        <translation>«%1» не послано: %2 уже не работает.</translation>
    </message>
    <message>
        <source>Choose another engine to talk to.</source>
        <translation>Выберите другой движок для разговора.</translation>
    </message>
    <message>
        <source>This engine is no longer running</source>
        <translation>Этот движок уже не работает</translation>
    </message>
</context>
<context>
    <name>shinpan::GuessQuiz</name>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Show the Move</source>
        <translation>&amp;Показать ход</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>Следующая &amp;партия</translation>
    </message>
    <message>
        <source>Both sides’ moves</source>
        <translation>Ходы обеих сторон</translation>
    </message>
    <message>
        <source>Black’s moves</source>
        <translation>Ходы чёрных</translation>
    </message>
    <message>
        <source>White’s moves</source>
        <translation>Ходы белых</translation>
    </message>
    <message>
        <source>Moves to guess</source>
        <translation>Какие ходы угадывать</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>&amp;Угадать</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
    </message>
    <message>
        <source>Where did Black play?</source>
        <translation>Куда пошли чёрные?</translation>
    </message>
    <message>
        <source>Where did White play?</source>
        <translation>Куда пошли белые?</translation>
    </message>
    <message>
        <source>The move was %1</source>
        <translation>Ход был %1</translation>
    </message>
    <message>
        <source>%1: exactly there</source>
        <translation>%1: точно туда</translation>
    </message>
    <message>
        <source>The engine did not look at your move.</source>
        <translation>Движок не смотрел ваш ход.</translation>
    </message>
    <message>
        <source>Your move loses %1.</source>
        <translation>Ваш ход теряет %1.</translation>
    </message>
    <message>
        <source>%1 The move of the game loses %2.</source>
        <translation>%1 Ход партии теряет %2.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>%1 of %2 moves found</source>
        <translation>Угадано ходов: %1 из %2</translation>
    </message>
    <message>
        <source>%1 were no more than %2 lines away, on average %3 lines.</source>
        <translation>%1 были не дальше %2 линий, в среднем %3.</translation>
    </message>
    <message>
        <source>There is nothing to guess</source>
        <translation>Угадывать нечего</translation>
    </message>
    <message>
        <source>Your moves lose %1 points on average, those of the game %2.</source>
        <translation>Ваши ходы теряют в среднем %1 очков, ходы партии — %2.</translation>
    </message>
    <message>
        <source>%1 of %2 found, %3 lines away on average</source>
        <translation>Угадано %1 из %2, в среднем мимо на %3 линий</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n line(s) away from %2</source>
        <translation>
            <numerusform>%1 — в %n линии от %2</numerusform>
            <numerusform>%1 — в %n линиях от %2</numerusform>
            <numerusform>%1 — в %n линиях от %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move gains %1.</source>
        <translation>Ваш ход приобретает %1.</translation>
    </message>
    <message>
        <source>%1 The move of the game gains %2.</source>
        <translation>%1 Ход партии приобретает %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapBar</name>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Фора</translation>
    </message>
    <message>
        <source>The handicap stones are placed</source>
        <translation>Камни форы расставлены</translation>
    </message>
    <message numerus="yes">
        <source>All %n handicap stones are placed. Click one to take it away again.</source>
        <translation>
            <numerusform>Поставлен %n камень форы. Щёлкните, чтобы снять его.</numerusform>
            <numerusform>Поставлены все %n камня форы. Щёлкните камень, чтобы снять его.</numerusform>
            <numerusform>Поставлены все %n камней форы. Щёлкните камень, чтобы снять его.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n handicap stones: %1 on the board.</source>
        <translation>
            <numerusform>Поставьте %n камень форы: на доске %1.</numerusform>
            <numerusform>Поставьте %n камня форы: на доске %1.</numerusform>
            <numerusform>Поставьте %n камней форы: на доске %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapField</name>
    <message>
        <source>Handicap</source>
        <translation>Фора</translation>
    </message>
    <message>
        <source>Where the handicap stones are placed</source>
        <translation>Куда ставятся камни форы</translation>
    </message>
    <message>
        <source>on the usual points</source>
        <translation>на обычные точки</translation>
    </message>
    <message>
        <source>placed freely</source>
        <translation>свободно</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones on this board.</source>
        <translation>
            <numerusform>На этой доске самое большее %n камень.</numerusform>
            <numerusform>На этой доске самое большее %n камня.</numerusform>
            <numerusform>На этой доске самое большее %n камней.</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n камень</numerusform>
            <numerusform>%n камня</numerusform>
            <numerusform>%n камней</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no handicap on a board this small.</source>
        <translation>На такой маленькой доске форы нет.</translation>
    </message>
    <message>
        <source>You place them on the board.</source>
        <translation>Вы ставите их на доску.</translation>
    </message>
    <message>
        <source>%1 chooses where.</source>
        <translation>Место выбирает %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::HandshakeRow</name>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>Test whether the engine answers</source>
        <translation>Проверить, отвечает ли движок</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>Запускается…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлен.</translation>
    </message>
    <message>
        <source>Started %1 s ago, no answer yet. Some engines take a while to load.</source>
        <translation>Запущен %1 с назад, ответа ещё нет. Некоторые движки загружаются не сразу.</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>Он %1.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>Он не отвечает.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>Он</translation>
    </message>
    <message>
        <source>%1 answers in %2, but %3.</source>
        <translation>%1 отвечает за %2, но %3.</translation>
    </message>
    <message>
        <source>%1 answers in %2</source>
        <translation>%1 отвечает за %2</translation>
    </message>
</context>
<context>
    <name>shinpan::HintGiver</name>
    <message>
        <source>Hints · %1</source>
        <translation>Подсказки · %1</translation>
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
        <translation>Начало</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Ход %1</translation>
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
        <translation>Нас&amp;тройки…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>&amp;Сочетания клавиш…</translation>
    </message>
</context>
<context>
    <name>shinpan::HomePage</name>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Two engines play, you sit back.</source>
        <translation>Играют два движка, вы смотрите.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Прос&amp;мотр</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go. What would you like to do?</source>
        <translation>Судья для игры го. Чем займёмся?</translation>
    </message>
    <message>
        <source>A game record or a whole collection</source>
        <translation>Запись партии или целое собрание</translation>
    </message>
    <message>
        <source>Look at a game closely: its tree, its turning points</source>
        <translation>Пристально взглянуть на партию: её дерево, её переломы</translation>
    </message>
    <message>
        <source>With handicap, clocks and rules of your choice</source>
        <translation>С форой, часами и правилами по вашему выбору</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>Недавние:</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
    <message>
        <source>&amp;Show this page at the start</source>
        <translation>Показывать &amp;эту страницу при запуске</translation>
    </message>
    <message>
        <source>To the &amp;Board</source>
        <translation>&amp;К доске</translation>
    </message>
    <message>
        <source>None was found on this computer. GNU Go is a good one to start with.</source>
        <translation>На этом компьютере ничего не найдено. Начать можно с GNU Go.</translation>
    </message>
    <message>
        <source>From a command line, checked before it plays</source>
        <translation>Из командной строки, с проверкой перед игрой</translation>
    </message>
    <message>
        <source>Play an engine by clicking on the board.</source>
        <translation>Сыграйте с движком, щёлкая по доске.</translation>
    </message>
    <message>
        <source>Compe&amp;tition…</source>
        <translation>Соревнован&amp;ие…</translation>
    </message>
    <message>
        <source>Engines against each other: a match, a tournament</source>
        <translation>Движки друг с другом: матч, турнир</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>&amp;Тренировка…</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of your own games are due</source>
        <translation>
            <numerusform>Пора ответить: %n вопрос из ваших партий</numerusform>
            <numerusform>Пора ответить: %n вопроса из ваших партий</numerusform>
            <numerusform>Пора ответить: %n вопросов из ваших партий</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>И&amp;грать</translation>
    </message>
    <message>
        <source>O&amp;pen…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Ана&amp;лиз…</translation>
    </message>
    <message>
        <source>New Ga&amp;me…</source>
        <translation>Нова&amp;я партия…</translation>
    </message>
    <message>
        <source>A&amp;dd an Engine…</source>
        <translation>До&amp;бавить движок…</translation>
    </message>
</context>
<context>
    <name>shinpan::ImportDialog</name>
    <message>
        <source>Import Engines</source>
        <translation>Импорт движков</translation>
    </message>
    <message>
        <source>Which engines of “%1”?</source>
        <translation>Какие движки из «%1»?</translation>
    </message>
    <message>
        <source>Engines to import</source>
        <translation>Какие движки взять (импорт)</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Импорт</translation>
    </message>
    <message>
        <source>%1, as “%2”</source>
        <translation>%1, как «%2»</translation>
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
        <translation>Другие программы понимают B+3.5, W+R, B+T, W+F, 0, Void и ?.</translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation>Никто не знает</translation>
    </message>
    <message>
        <source>The game does not count</source>
        <translation>Партия не в счёт</translation>
    </message>
    <message>
        <source>Komi is a number such as 6.5.</source>
        <translation>Коми — число вроде 6.5.</translation>
    </message>
    <message>
        <source>A handicap has 2 stones or more.</source>
        <translation>Фора — от 2 камней.</translation>
    </message>
    <message>
        <source>These rules are unknown here; the text is kept.</source>
        <translation>Эти правила здесь неизвестны; текст сохраняется.</translation>
    </message>
    <message>
        <source>A time is a number of seconds, or something like 1h30m, 90 min or 1:30:00.</source>
        <translation>Время — число секунд или что-то вроде 1h30m, 90 min или 1:30:00.</translation>
    </message>
    <message>
        <source>Not understood here; the text is kept.</source>
        <translation>Здесь не понято; текст сохраняется.</translation>
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
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>SGF Propertie&amp;s…</source>
        <translation>Свойства &amp;SGF…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>Св&amp;едения о партии…</translation>
    </message>
</context>
<context>
    <name>shinpan::KeepFields</name>
    <message>
        <source>&amp;Keep the moves that the engine considered</source>
        <translation>Храни&amp;ть ходы, которые обдумывал движок</translation>
    </message>
    <message>
        <source>Also as KaTrain rea&amp;ds them</source>
        <translation>И так, как их читает K&amp;aTrain</translation>
    </message>
    <message>
        <source>Also as L&amp;izzie reads them</source>
        <translation>И так, как их читает L&amp;izzie</translation>
    </message>
    <message>
        <source>The board shows them again when the game is opened, without an engine.</source>
        <translation>Доска снова показывает их, когда партия открыта, без движка.</translation>
    </message>
</context>
<context>
    <name>shinpan::KomiRow</name>
    <message>
        <source>Komi</source>
        <translation>Коми</translation>
    </message>
    <message>
        <source>Back to the usual komi</source>
        <translation>Вернуть обычное коми</translation>
    </message>
    <message>
        <source>Usual here: %1.</source>
        <translation>Обычно здесь: %1.</translation>
    </message>
    <message>
        <source>The game may end in a draw.</source>
        <translation>Партия может кончиться вничью.</translation>
    </message>
</context>
<context>
    <name>shinpan::LadderFeature</name>
    <message>
        <source>&amp;Your Progress…</source>
        <translation>Ваши &amp;успехи…</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>Ваши партии с движками и ранг, который из них следует</translation>
    </message>
    <message>
        <source>The game could not be added to your progress: %1.</source>
        <translation>Партию не удалось добавить к вашим успехам: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stone(s)</source>
        <translation>
            <numerusform>%n камень форы</numerusform>
            <numerusform>%n камня форы</numerusform>
            <numerusform>%n камней форы</numerusform>
        </translation>
    </message>
    <message>
        <source>no handicap</source>
        <translation>без форы</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 вместо %2</translation>
    </message>
    <message>
        <source>Two wins in a row. Next: %1</source>
        <translation>Две победы подряд. Дальше: %1</translation>
    </message>
    <message>
        <source>Two losses in a row. Next: %1</source>
        <translation>Два поражения подряд. Дальше: %1</translation>
    </message>
    <message>
        <source>Near your rank: %1</source>
        <translation>Близко к вашему рангу: %1</translation>
    </message>
    <message>
        <source>With help, this game does not count for your rank.</source>
        <translation>С помощью эта партия не учитывается в вашем ранге.</translation>
    </message>
</context>
<context>
    <name>shinpan::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>&amp;Как на рабочем столе</translation>
    </message>
</context>
<context>
    <name>shinpan::Lesson</name>
    <message>
        <source>Lesson · %1</source>
        <translation>Урок · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::LibraryWindow</name>
    <message>
        <source>Cannot be read</source>
        <translation>Не читается</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Идёт</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Окончено</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>Не начата</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Остановлено</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>Впереди %1</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <translation>Впереди %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Отчёт</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>&amp;Дублировать…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>У&amp;далить…</translation>
    </message>
    <message>
        <source>Competitions</source>
        <translation>Соревнования</translation>
    </message>
    <message>
        <source>No competitions yet. Those you open or create are listed here, along with any others in the same folders.</source>
        <translation>Соревнований ещё нет. Здесь будут те, что вы открыли или создали, и другие из тех же папок.</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>Соревнование</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Победитель</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Double-click or Enter opens it</source>
        <translation>Двойной щелчок или Enter открывает</translation>
    </message>
    <message>
        <source>Open it and play what is left</source>
        <translation>Открыть и доиграть остальное</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>Составить отчёт и открыть его в браузере</translation>
    </message>
    <message>
        <source>Make a new competition with the same settings, ready to be changed</source>
        <translation>Создать соревнование с теми же настройками, готовое к изменениям</translation>
    </message>
    <message>
        <source>Look in a &amp;Folder…</source>
        <translation>Искать в &amp;папке…</translation>
    </message>
    <message>
        <source>Everything in %1, too</source>
        <translation>Вместе со всем, что в %1</translation>
    </message>
    <message>
        <source>Look for Competitions</source>
        <translation>Найти соревнования</translation>
    </message>
    <message>
        <source>Duplicate Competition</source>
        <translation>Дублировать соревнование</translation>
    </message>
    <message>
        <source>Competitions (*.toml)</source>
        <translation>Соревнования (*.toml)</translation>
    </message>
    <message>
        <source>%1 has been played already. Choose another name.</source>
        <translation>%1 уже сыграно. Выберите другое имя.</translation>
    </message>
    <message>
        <source>Delete competition</source>
        <translation>Удалить соревнование</translation>
    </message>
    <message>
        <source>Move %1 to the trash?</source>
        <translation>Переместить %1 в корзину?</translation>
    </message>
    <message numerus="yes">
        <source>Move %1 to the trash, with its %n games, logs and reports?</source>
        <translation>
            <numerusform>Переместить %1 в корзину, с %n партией, журналами и отчётами?</numerusform>
            <numerusform>Переместить %1 в корзину, с %n партиями, журналами и отчётами?</numerusform>
            <numerusform>Переместить %1 в корзину, с %n партиями, журналами и отчётами?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>&amp;В корзину</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash: %1.

Delete %2 for good?</source>
        <translation>Не удаётся переместить в корзину: %1.

Удалить %2 насовсем?</translation>
    </message>
    <message>
        <source>&amp;Delete for Good</source>
        <translation>&amp;Удалить насовсем</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>Отчёт в %1; программы, чтобы его открыть, не нашлось.</translation>
    </message>
    <message>
        <source>%1 (file changed)</source>
        <translation>%1 (файл изменён)</translation>
    </message>
</context>
<context>
    <name>shinpan::LineDetail</name>
    <message>
        <source>The whole line</source>
        <translation>Строка целиком</translation>
    </message>
    <message>
        <source>Choose a line to read it in full.</source>
        <translation>Выберите строку, чтобы прочесть её целиком.</translation>
    </message>
    <message>
        <source>Copy the whole line</source>
        <translation>Копировать строку целиком</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::LlrPlot</name>
    <message>
        <source>Course of the test</source>
        <translation>Течение проверки</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1, между %2 и %3</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games</source>
        <translation>
            <numerusform>%n пара партий</numerusform>
            <numerusform>%n пары партий</numerusform>
            <numerusform>%n пар партий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LongTextEdit</name>
    <message>
        <source>%1 more characters follow; they are kept as they are.</source>
        <translation>Дальше ещё знаков: %1; они сохраняются как есть.</translation>
    </message>
</context>
<context>
    <name>shinpan::LookingCard</name>
    <message>
        <source>Looking for mistakes</source>
        <translation>Поиск ошибок</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Look no further; what was found stays</source>
        <translation>Больше не искать; найденное остаётся</translation>
    </message>
    <message>
        <source>Looking for mistakes: %1</source>
        <translation>Поиск ошибок: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::MachineFields</name>
    <message>
        <source>on this computer</source>
        <translation>на этом компьютере</translation>
    </message>
    <message>
        <source>by Slurm</source>
        <translation>через Slurm</translation>
    </message>
    <message>
        <source>on computers over ssh</source>
        <translation>на компьютерах по ssh</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>обычный</translation>
    </message>
    <message>
        <source>as for sbatch, such as --time=2:00:00</source>
        <translation>как для sbatch, например --time=2:00:00</translation>
    </message>
    <message>
        <source>A file with a machine a line, such as 4/anna@north</source>
        <translation>Файл с компьютерами по одному в строке, например 4/anna@north</translation>
    </message>
    <message>
        <source>How many tasks wait or run at the same time</source>
        <translation>Сколько заданий ждут или идут одновременно</translation>
    </message>
    <message>
        <source>for ten minutes</source>
        <translation>на десять минут</translation>
    </message>
    <message>
        <source>Games of a task come home together, and are lost together</source>
        <translation>Партии задания приходят вместе и теряются вместе</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Файл…</translation>
    </message>
    <message>
        <source>Choose the file of machines</source>
        <translation>Выбрать файл компьютеров</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры запуска</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Компьютеры</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Задания</translation>
    </message>
    <message>
        <source>Games of a task</source>
        <translation>Партий в задании</translation>
    </message>
    <message>
        <source>File of Machines</source>
        <translation>Файл компьютеров</translation>
    </message>
    <message>
        <source>Machines: choose a file that names one a line, such as 4/anna@north for four tasks at once.</source>
        <translation>Компьютеры: выберите файл, называющий их по одному в строке, например 4/anna@north для четырёх заданий сразу.</translation>
    </message>
    <message>
        <source>Machines: %1 does not exist. Choose the file again.</source>
        <translation>Компьютеры: %1 не существует. Выберите файл снова.</translation>
    </message>
    <message>
        <source>Machines: %1.</source>
        <translation>Компьютеры: %1.</translation>
    </message>
    <message>
        <source>Options: %1.</source>
        <translation>Параметры запуска: %1.</translation>
    </message>
    <message>
        <source>This computer has no %1: start the run on one that has it.</source>
        <translation>На этом компьютере нет %1: запускайте там, где он есть.</translation>
    </message>
    <message>
        <source>“Games at once” are those of one task. Its machine chooses the processors: affinity in the file is for games on this computer.</source>
        <translation>«Партий одновременно» — это в одном задании. Процессоры выбирает его компьютер: affinity в файле — для партий на этом компьютере.</translation>
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
        <translation>Ещё меню</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>П&amp;артия</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>П&amp;ереход</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>&amp;Движки</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;На весь экран</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>Ещё кнопки</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Сп&amp;равка</translation>
    </message>
    <message>
        <source>Escape brings everything back.</source>
        <translation>Esc возвращает всё.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>&amp;Собрание</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>А&amp;нализ</translation>
    </message>
    <message>
        <source>Enco&amp;ding and Repairs</source>
        <translation>Ко&amp;дировка и исправления</translation>
    </message>
    <message>
        <source>&amp;Export and Copy</source>
        <translation>&amp;Экспорт и копирование</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Панели</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels in Windows of Their &amp;Own</source>
        <translation>Панели в &amp;отдельных окнах</translation>
    </message>
</context>
<context>
    <name>shinpan::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Искать в руководстве</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>Текст руководства</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the manual in this language: en, de, ja or zh_CN</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Назад (Alt+Влево)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>shinpan::MistakeModel</name>
    <message>
        <source>Black %1</source>
        <translation>Чёрные %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>Белые %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Потеря</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Лучше</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Посещ.</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Номер хода</translation>
    </message>
    <message>
        <source>The move that was played</source>
        <translation>Сделанный ход</translation>
    </message>
    <message>
        <source>By how much it lowered the chance to win</source>
        <translation>Насколько он снизил шансы на победу</translation>
    </message>
    <message>
        <source>What it lost in points</source>
        <translation>Сколько он потерял в очках</translation>
    </message>
    <message>
        <source>What the engine would have played</source>
        <translation>Что сыграл бы движок</translation>
    </message>
    <message>
        <source>How often the engine looked at the position after the move</source>
        <translation>Сколько раз движок смотрел позицию после хода</translation>
    </message>
</context>
<context>
    <name>shinpan::NewCompetitionDialog</name>
    <message>
        <source>Create and &amp;Start</source>
        <translation>Создать и &amp;начать</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Создать</translation>
    </message>
    <message>
        <source>New Competition</source>
        <translation>Новое соревнование</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>&amp;Purpose</source>
        <translation>&amp;Цель</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Папка…</translation>
    </message>
    <message>
        <source>Choose the folder for the file</source>
        <translation>Выбрать папку для файла</translation>
    </message>
    <message>
        <source>Op&amp;en a File…</source>
        <translation>&amp;Открыть файл…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>Folder of the Competition</source>
        <translation>Папка соревнования</translation>
    </message>
    <message>
        <source>Add engines first: Engines &gt; Edit Engines…</source>
        <translation>Сначала добавьте движки: Движки &gt; Изменить движки…</translation>
    </message>
    <message>
        <source>Choose exactly two players; they may be the same engine twice.</source>
        <translation>Выберите ровно двух игроков; это может быть один и тот же движок.</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>Выберите хотя бы двух игроков.</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1 не запускается: %2.</translation>
    </message>
    <message>
        <source>The competition needs a name; its file gets the same one.</source>
        <translation>Соревнованию нужно имя; его файл получит такое же.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 уже существует.</translation>
    </message>
    <message>
        <source>Is one stronger than the other?</source>
        <translation>Сильнее ли один другого?</translation>
    </message>
    <message>
        <source>Two players, until a sequential test decides.</source>
        <translation>Два игрока, пока не решит последовательный критерий.</translation>
    </message>
    <message>
        <source>Rank these engines</source>
        <translation>Расставить эти движки по силе</translation>
    </message>
    <message>
        <source>Everybody plays everybody; the report rates them.</source>
        <translation>Каждый играет с каждым; отчёт даёт рейтинги.</translation>
    </message>
    <message>
        <source>A new version against others</source>
        <translation>Новая версия против других</translation>
    </message>
    <message>
        <source>The first player meets all others.</source>
        <translation>Первый игрок встречается со всеми остальными.</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>На выбывание</translation>
    </message>
    <message>
        <source>The loser is out. The first in the list is the top seed.</source>
        <translation>Проигравший выбывает. Первый в списке — первый номер посева.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>Швейцарская система</translation>
    </message>
    <message>
        <source>Players on equal points meet, but never twice.</source>
        <translation>Встречаются игроки с равными очками, но никогда дважды.</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>Круговой турнир</translation>
    </message>
    <message>
        <source>Everybody meets everybody, in rounds.</source>
        <translation>Все встречаются со всеми, по турам.</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>Встречи</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>Настройки: %1</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save and &amp;Start</source>
        <translation>Сохранить и &amp;начать</translation>
    </message>
    <message>
        <source>The file has changed in the meantime; please open its settings again.</source>
        <translation>Файл тем временем изменился; откройте его настройки снова.</translation>
    </message>
    <message>
        <source>The pairs listed below the players meet.</source>
        <translation>Встречаются пары, перечисленные под игроками.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Что-то другое</translation>
    </message>
    <message>
        <source>Its purpose and everything without a field here stay as they are in the file.</source>
        <translation>Его цель и всё, для чего здесь нет поля, остаются как в файле.</translation>
    </message>
    <message>
        <source>Add who meets whom.</source>
        <translation>Добавьте, кто с кем встречается.</translation>
    </message>
    <message>
        <source>Tune an engine</source>
        <translation>Подобрать параметры движка</translation>
    </message>
    <message>
        <source>Looks for the values of parameters that make the first player strongest against the others; alone it plays itself.</source>
        <translation>Ищет значения параметров, при которых первый игрок сильнее всего против остальных; один он играет с собой.</translation>
    </message>
    <message>
        <source>Calibrate levels</source>
        <translation>Калибровать уровни</translation>
    </message>
    <message>
        <source>Looks for the values of a parameter that make the first player so many Elo stronger or weaker than the second.</source>
        <translation>Ищет значения параметра, при которых первый игрок на столько-то Elo сильнее или слабее второго.</translation>
    </message>
    <message>
        <source>Choose exactly two players: the engine, and the anchor that its levels are measured against.</source>
        <translation>Выберите ровно двух игроков: движок и опору, против которой измеряются его уровни.</translation>
    </message>
    <message>
        <source>Choose the player that is to be tuned.</source>
        <translation>Выберите игрока, чьи параметры подбирать.</translation>
    </message>
    <message>
        <source>Rate these engines</source>
        <translation>Измерить рейтинги этих движков</translation>
    </message>
    <message>
        <source>Always the two play next whose games narrow the error bars of the ratings most, until those are narrow enough.</source>
        <translation>Следующими всегда играют двое, чьи партии больше всего сужают погрешности рейтингов, пока те не станут достаточно узкими.</translation>
    </message>
</context>
<context>
    <name>shinpan::NewGameDialog</name>
    <message>
        <source>Board size</source>
        <translation>Размер доски</translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation>&amp;Начать партию</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Поменять стороны</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>&amp;Фора</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>&amp;Коми</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>П&amp;равила</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Время</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> линий</translation>
    </message>
    <message>
        <source>%1 by %1 board</source>
        <translation>доска %1 на %1</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>Ра&amp;змер доски</translation>
    </message>
    <message>
        <source>Few engines play on this size.</source>
        <translation>На таком размере играют немногие движки.</translation>
    </message>
    <message>
        <source>Teachin&amp;g</source>
        <translation>&amp;Учебная</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeDescription</name>
    <message>
        <source>Start of the game</source>
        <translation>Начало партии</translation>
    </message>
    <message>
        <source>Position that was set up</source>
        <translation>Расставленная позиция</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>Позиция без хода</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>Ход %1: чёрные пасуют</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>Ход %1: белые пасуют</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>Ход %1: чёрные %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>Ход %1: белые %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>хороший ход</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>интересный ход</translation>
    </message>
    <message>
        <source>doubtful move</source>
        <translation>сомнительный ход</translation>
    </message>
    <message>
        <source>bad move</source>
        <translation>плохой ход</translation>
    </message>
    <message>
        <source>mistake by the evaluation</source>
        <translation>ошибка по оценке</translation>
    </message>
    <message>
        <source>good for Black</source>
        <translation>хорошо для чёрных</translation>
    </message>
    <message>
        <source>good for White</source>
        <translation>хорошо для белых</translation>
    </message>
    <message>
        <source>even position</source>
        <translation>равная позиция</translation>
    </message>
    <message>
        <source>unclear position</source>
        <translation>неясная позиция</translation>
    </message>
    <message>
        <source>hotspot</source>
        <translation>горячая точка</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hidden</source>
        <translation>
            <numerusform>%n узел скрыт</numerusform>
            <numerusform>%n узла скрыты</numerusform>
            <numerusform>%n узлов скрыто</numerusform>
        </translation>
    </message>
    <message>
        <source>Black wins %1%</source>
        <translation>чёрные выигрывают %1%</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>перевес белых %1</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>перевес чёрных %1</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeMenu</name>
    <message>
        <source>Node</source>
        <translation>Узел</translation>
    </message>
    <message>
        <source>Copy Pat&amp;h</source>
        <translation>Копировать &amp;путь</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>&amp;Развернуть</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>&amp;Свернуть</translation>
    </message>
    <message>
        <source>Show One Le&amp;vel</source>
        <translation>Показать &amp;один уровень</translation>
    </message>
    <message>
        <source>Collapse Other&amp;s</source>
        <translation>Свернуть &amp;другие</translation>
    </message>
    <message>
        <source>Expand &amp;All</source>
        <translation>Развернуть &amp;всё</translation>
    </message>
</context>
<context>
    <name>shinpan::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>Извещение</translation>
    </message>
    <message>
        <source>Put the notice away</source>
        <translation>Убрать извещение</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Убрать</translation>
    </message>
</context>
<context>
    <name>shinpan::Omissions</name>
    <message>
        <source>lines and arrows</source>
        <translation>линии и стрелки</translation>
    </message>
    <message>
        <source>stones under letters</source>
        <translation>камни под буквами</translation>
    </message>
    <message>
        <source>the ring on the last move</source>
        <translation>кольцо на последнем ходе</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>треугольники</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>квадраты</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>круги</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>кресты</translation>
    </message>
    <message>
        <source>selected points</source>
        <translation>выделенные точки</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>надписи</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>территория чёрных</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>территория белых</translation>
    </message>
    <message>
        <source>dimmed points</source>
        <translation>приглушённые точки</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>мёртвые камни</translation>
    </message>
    <message>
        <source>stones in seki</source>
        <translation>камни в сэки</translation>
    </message>
    <message>
        <source>points of different opinions</source>
        <translation>точки, где мнения расходятся</translation>
    </message>
    <message>
        <source>This format has no sign for what is left out: %1.</source>
        <translation>В этом формате нет знаков для пропущенного: %1.</translation>
    </message>
    <message>
        <source>Capital letters are written small.</source>
        <translation>Заглавные буквы пишутся строчными.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpenGame</name>
    <message>
        <source>It %1.</source>
        <translation>Он %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpeningsField</name>
    <message>
        <source>The empty board</source>
        <translation>Пустая доска</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Случайные ходы</translation>
    </message>
    <message>
        <source>Games in SGF</source>
        <translation>Партии в SGF</translation>
    </message>
    <message>
        <source>Games begin with</source>
        <translation>Партии начинаются</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> ходов</translation>
    </message>
    <message>
        <source>Random moves first</source>
        <translation>Сначала случайные ходы</translation>
    </message>
    <message>
        <source>So that engines that always play the same moves play different games; both games of a pair start alike</source>
        <translation>Чтобы движки, всегда играющие одни и те же ходы, играли разные партии; обе партии пары начинаются одинаково</translation>
    </message>
    <message>
        <source>File or folder of games</source>
        <translation>Файл или папка партий</translation>
    </message>
    <message>
        <source>An SGF file or a folder of them</source>
        <translation>Файл SGF или папка с ними</translation>
    </message>
    <message>
        <source>whole games</source>
        <translation>партии целиком</translation>
    </message>
    <message>
        <source>at most </source>
        <translation>не больше </translation>
    </message>
    <message>
        <source>How many moves of each</source>
        <translation>Сколько ходов каждой</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Файл…</translation>
    </message>
    <message>
        <source>Choose a file of games</source>
        <translation>Выбрать файл партий</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Папка…</translation>
    </message>
    <message>
        <source>Choose a folder of games</source>
        <translation>Выбрать папку партий</translation>
    </message>
    <message>
        <source>Folder of Games</source>
        <translation>Папка партий</translation>
    </message>
    <message>
        <source>File of Games</source>
        <translation>Файл партий</translation>
    </message>
    <message>
        <source>Games (*.sgf)</source>
        <translation>Партии (*.sgf)</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Как в файле</translation>
    </message>
    <message>
        <source>Choose a file or a folder of games.</source>
        <translation>Выберите файл или папку партий.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1 не существует.</translation>
    </message>
    <message>
        <source>With the komi and rules of each file</source>
        <translation>С коми и правилами каждого файла</translation>
    </message>
    <message>
        <source>Otherwise what the files say of komi and rules is ignored. A handicap is always theirs.</source>
        <translation>Иначе коми и правила файлов не учитываются. Фора всегда их.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpinionRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Use the marks of %1</source>
        <translation>Взять пометки: %1</translation>
    </message>
    <message>
        <source>Says nothing about the score</source>
        <translation>Ничего не говорит о счёте</translation>
    </message>
    <message>
        <source>Says “%1”, which is not a score</source>
        <translation>Говорит «%1», а это не счёт</translation>
    </message>
    <message>
        <source>Does not say which stones are dead</source>
        <translation>Не говорит, какие камни мертвы</translation>
    </message>
    <message>
        <source>Sees it differently at %1</source>
        <translation>Видит иначе на %1</translation>
    </message>
    <message>
        <source>Agrees that no stone is dead</source>
        <translation>Согласен, что мёртвых камней нет</translation>
    </message>
    <message numerus="yes">
        <source>Agrees about the %n dead stones</source>
        <translation>
            <numerusform>Согласен насчёт %n мёртвого камня</numerusform>
            <numerusform>Согласен насчёт %n мёртвых камней</numerusform>
            <numerusform>Согласен насчёт %n мёртвых камней</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::OtherWindows</name>
    <message>
        <source>Shinpan ended unexpectedly while this was played. Start goes on where it was.</source>
        <translation>Shinpan неожиданно завершился, пока это игралось. «Начать» продолжит с того же места.</translation>
    </message>
</context>
<context>
    <name>shinpan::OutputDialog</name>
    <message>
        <source>What is wrong</source>
        <translation>Что не так</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>shinpan::OwnCommandsDialog</name>
    <message>
        <source>My Commands</source>
        <translation>Мои команды</translation>
    </message>
    <message>
        <source>One command per line, as type/label/command. Every engine that knows the command offers it. For example: %1</source>
        <translation>Одна команда в строке, вида тип/надпись/команда. Её предлагает каждый движок, который её знает. Например: %1</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Команды</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are not commands.</source>
        <translation>
            <numerusform>%n строка — не команда.</numerusform>
            <numerusform>%n строки — не команды.</numerusform>
            <numerusform>%n строк — не команды.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>%n команда</numerusform>
            <numerusform>%n команды</numerusform>
            <numerusform>%n команд</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::PaceBox</name>
    <message>
        <source>Least time per move of an engine</source>
        <translation>Наименьшее время движка на ход</translation>
    </message>
    <message>
        <source>Least time per move of an engine, for watching</source>
        <translation>Наименьшее время движка на ход, для просмотра</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Полная скорость</translation>
    </message>
    <message>
        <source>½ second a move</source>
        <translation>½ секунды на ход</translation>
    </message>
    <message>
        <source>1 second a move</source>
        <translation>1 секунда на ход</translation>
    </message>
    <message>
        <source>2 seconds a move</source>
        <translation>2 секунды на ход</translation>
    </message>
    <message>
        <source>5 seconds a move</source>
        <translation>5 секунд на ход</translation>
    </message>
</context>
<context>
    <name>shinpan::PagePreview</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
</context>
<context>
    <name>shinpan::PairsField</name>
    <message>
        <source>Add the pairing</source>
        <translation>Добавить пару</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Remove the pairing</source>
        <translation>Убрать пару</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Пары</translation>
    </message>
    <message>
        <source>Has Black in the first game</source>
        <translation>В первой партии играет чёрными</translation>
    </message>
    <message>
        <source>Has White in the first game</source>
        <translation>В первой партии играет белыми</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterDialog</name>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterRow</name>
    <message>
        <source>Remove the parameter</source>
        <translation>Убрать параметр</translation>
    </message>
    <message>
        <source>even steps</source>
        <translation>равные шаги</translation>
    </message>
    <message>
        <source>equal ratios</source>
        <translation>равные отношения</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>целые числа</translation>
    </message>
    <message>
        <source>whole, equal ratios</source>
        <translation>целые, равные отношения</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>одно из этих</translation>
    </message>
    <message>
        <source>How values are spaced: equal ratios for what ranges from small to large, such as 100 to 20000</source>
        <translation>Как расположены значения: равные отношения для того, что идёт от малого до большого, например от 100 до 20000</translation>
    </message>
    <message>
        <source>The value that the engine has without tuning, which the result is compared with; empty: the middle of the range</source>
        <translation>Значение, которое у движка без подбора; с ним сравнивается результат; пусто: середина диапазона</translation>
    </message>
    <message>
        <source>values, with commas between them</source>
        <translation>значения через запятую</translation>
    </message>
    <message>
        <source>Parameter %1: %2</source>
        <translation>Параметр %1: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>имя</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>шкала</translation>
    </message>
    <message>
        <source>from</source>
        <translation>от</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>values</source>
        <translation>значения</translation>
    </message>
    <message>
        <source>own value</source>
        <translation>своё значение</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>убрать</translation>
    </message>
    <message>
        <source>From and to are numbers.</source>
        <translation>«От» и «до» — числа.</translation>
    </message>
    <message>
        <source>A range of whole numbers needs whole ends.</source>
        <translation>У диапазона целых чисел целые границы.</translation>
    </message>
    <message>
        <source>Its own value is not within the range.</source>
        <translation>Его собственное значение вне диапазона.</translation>
    </message>
    <message>
        <source>A parameter has a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>Имя параметра состоит из букв, цифр, «_», «-» и «.».</translation>
    </message>
</context>
<context>
    <name>shinpan::PersonAtBoard</name>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayFeature</name>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Mark what is dead, and settle the score</source>
        <translation>Отметьте мёртвых и утвердите счёт</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayerPlate</name>
    <message>
        <source>Restart Engine</source>
        <translation>Перезапустить движок</translation>
    </message>
    <message>
        <source>%1’s engine</source>
        <translation>Движок: %1</translation>
    </message>
    <message>
        <source>Change who plays %1</source>
        <translation>Сменить, кто играет: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <translation>
            <numerusform>%n снят</numerusform>
            <numerusform>%n снято</numerusform>
            <numerusform>%n снято</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones captured by %1: %2</source>
        <translation>Камни, снятые стороной %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is played by %2. Change</source>
        <translation>%1: играет %2. Сменить</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayersField</name>
    <message>
        <source>How strongly the new player plays</source>
        <translation>С какой силой играет новый игрок</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>У&amp;брать</translation>
    </message>
    <message>
        <source>Move the player up</source>
        <translation>Сдвинуть игрока вверх</translation>
    </message>
    <message>
        <source>Move the player down</source>
        <translation>Сдвинуть игрока вниз</translation>
    </message>
    <message>
        <source>Engine of the new player</source>
        <translation>Движок нового игрока</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>И&amp;гроки</translation>
    </message>
</context>
<context>
    <name>shinpan::PositionQueryRow</name>
    <message>
        <source>&amp;Turned</source>
        <translation>&amp;Повёрнутая</translation>
    </message>
    <message>
        <source>&amp;Colours exchanged</source>
        <translation>С &amp;другими цветами</translation>
    </message>
    <message>
        <source>Region to find, two opposite corners</source>
        <translation>Область поиска, два противоположных угла</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>Вся доска</translation>
    </message>
    <message>
        <source>Two opposite corners of a region, as “C3 H8”</source>
        <translation>Два противоположных угла области, вида «C3 H8»</translation>
    </message>
    <message>
        <source>Choose on the &amp;Board</source>
        <translation>Выбрать на &amp;доске</translation>
    </message>
    <message>
        <source>Drag a region out on the board (Alt+drag at any time)</source>
        <translation>Протяните область на доске (в любое время Alt и мышь)</translation>
    </message>
    <message>
        <source>Choose the region on the board</source>
        <translation>Выбрать область на доске</translation>
    </message>
    <message>
        <source>Also rotated and mirrored, in all eight ways</source>
        <translation>И повёрнутая, и отражённая, всеми восемью способами</translation>
    </message>
    <message>
        <source>Two corners, as “C3 H8”</source>
        <translation>Два угла, вида «C3 H8»</translation>
    </message>
    <message>
        <source>No stones there</source>
        <translation>Там нет камней</translation>
    </message>
</context>
<context>
    <name>shinpan::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>Искать в настройках</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>No preference matches “%1”.</source>
        <translation>Ни одна настройка не подходит к «%1».</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Как на рабочем столе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Changes at the next start.</source>
        <translation>Сменится при следующем запуске.</translation>
    </message>
    <message>
        <source>Board theme</source>
        <translation>Тема доски</translation>
    </message>
    <message>
        <source>Pairs follow the light or dark colours.</source>
        <translation>Пары следуют светлым или тёмным цветам.</translation>
    </message>
    <message>
        <source>Lively stones</source>
        <translation>Живые камни</translation>
    </message>
    <message>
        <source>They lie slightly irregularly and slide into place.</source>
        <translation>Лежат слегка неровно и скользят на место.</translation>
    </message>
    <message>
        <source>Start with the start page</source>
        <translation>Начинать с начальной страницы</translation>
    </message>
    <message>
        <source>When there is nothing else to show.</source>
        <translation>Когда показать больше нечего.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Letters and numbers (A1)</source>
        <translation>Буквы и числа (A1)</translation>
    </message>
    <message>
        <source>Numbers (1-1)</source>
        <translation>Числа (1-1)</translation>
    </message>
    <message>
        <source>As in SGF (aa)</source>
        <translation>Как в SGF (aa)</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>Номера ходов</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Все ходы</translation>
    </message>
    <message>
        <source>The last moves</source>
        <translation>Последние ходы</translation>
    </message>
    <message>
        <source>From a position on</source>
        <translation>Начиная с позиции</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>Этот вариант</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>Число последних ходов</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Вид со стороны</translation>
    </message>
    <message>
        <source>Turned or flipped, for all boards.</source>
        <translation>Повёрнута или отражена, для всех досок.</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Отмечать последний ход</translation>
    </message>
    <message>
        <source>Show the next moves</source>
        <translation>Показывать следующие ходы</translation>
    </message>
    <message>
        <source>The moves that follow, as faint stones.</source>
        <translation>Ходы, которые следуют, бледными камнями.</translation>
    </message>
    <message>
        <source>Show other variations</source>
        <translation>Показывать другие варианты</translation>
    </message>
    <message>
        <source>What could have been played instead, as faint stones.</source>
        <translation>Что можно было сыграть вместо этого, бледными камнями.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Confirm moves with a second click</source>
        <translation>Подтверждать ход вторым щелчком</translation>
    </message>
    <message>
        <source>The first click only proposes a move, which guards against slips.</source>
        <translation>Первый щелчок только предлагает ход, это бережёт от промахов.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Pace of engines</source>
        <translation>Темп движков</translation>
    </message>
    <message>
        <source>The least time for each of their moves, for watching.</source>
        <translation>Наименьшее время на каждый их ход, для просмотра.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Their command lines, strengths and time limits.</source>
        <translation>Их командные строки, сила и пределы времени.</translation>
    </message>
    <message>
        <source>Edit Engines…</source>
        <translation>Изменить движки…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Reopen files at the next start</source>
        <translation>Открывать файлы снова при следующем запуске</translation>
    </message>
    <message>
        <source>With their windows, tabs and places.</source>
        <translation>С их окнами, вкладками и местами.</translation>
    </message>
    <message>
        <source>Reload changed files without asking</source>
        <translation>Загружать изменённые файлы без вопросов</translation>
    </message>
    <message>
        <source>When another program changed one and none of your work would be lost.</source>
        <translation>Когда другая программа изменила файл и ваша работа не пропадёт.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>For files that do not state it and where it cannot be guessed.</source>
        <translation>Для файлов, где она не указана и не угадывается.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Клавиши со стрелками</translation>
    </message>
    <message>
        <source>Which of them go through the moves; the others go to variations.</source>
        <translation>Какие из них ведут по ходам; остальные ведут по вариантам.</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>Влево и вправо</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Вверх и вниз</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Every action and its keys.</source>
        <translation>Каждое действие и его клавиши.</translation>
    </message>
    <message>
        <source>Edit Shortcuts…</source>
        <translation>Изменить сочетания клавиш…</translation>
    </message>
    <message>
        <source>As in the record</source>
        <translation>Как в записи</translation>
    </message>
    <message>
        <source>Turned right</source>
        <translation>Повёрнута вправо</translation>
    </message>
    <message>
        <source>Turned left</source>
        <translation>Повёрнута влево</translation>
    </message>
    <message>
        <source>Turned upside down</source>
        <translation>Перевёрнута</translation>
    </message>
    <message>
        <source>Flipped sideways</source>
        <translation>Отражена сбоку</translation>
    </message>
    <message>
        <source>Flipped upside down</source>
        <translation>Отражена сверху вниз</translation>
    </message>
    <message>
        <source>Flipped and turned right</source>
        <translation>Отражена и повёрнута вправо</translation>
    </message>
    <message>
        <source>Flipped and turned left</source>
        <translation>Отражена и повёрнута влево</translation>
    </message>
    <message>
        <source>Of all text, relative to the desktop’s own size.</source>
        <translation>Всего текста, относительно размера рабочего стола.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Whose chances</source>
        <translation>Чьи шансы</translation>
    </message>
    <message>
        <source>In all numbers and curves.</source>
        <translation>Во всех числах и кривых.</translation>
    </message>
    <message>
        <source>Black’s</source>
        <translation>Чёрных</translation>
    </message>
    <message>
        <source>White’s</source>
        <translation>Белых</translation>
    </message>
    <message>
        <source>Those of the side to move</source>
        <translation>Того, чей ход</translation>
    </message>
    <message>
        <source>Candidates show</source>
        <translation>Кандидаты показывают</translation>
    </message>
    <message>
        <source>Large, in the middle.</source>
        <translation>Крупно, посередине.</translation>
    </message>
    <message>
        <source>Candidates also show</source>
        <translation>Кандидаты показывают также</translation>
    </message>
    <message>
        <source>Small, below it.</source>
        <translation>Мелко, под ним.</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>Показывать кандидатов</translation>
    </message>
    <message>
        <source>The moves that engines consider.</source>
        <translation>Ходы, которые движки обдумывают.</translation>
    </message>
    <message>
        <source>Show ownership</source>
        <translation>Показывать принадлежность</translation>
    </message>
    <message>
        <source>Who will own each point in the end.</source>
        <translation>Кому в конце достанется каждая точка.</translation>
    </message>
    <message>
        <source>Show policy</source>
        <translation>Показывать политику</translation>
    </message>
    <message>
        <source>What the network likes before it starts searching.</source>
        <translation>Что нравится сети до начала поиска.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Theme of pictures</source>
        <translation>Тема картинок</translation>
    </message>
    <message>
        <source>Width of pictures</source>
        <translation>Ширина картинок</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Pace of animations</source>
        <translation>Темп анимаций</translation>
    </message>
    <message>
        <source>The time for each move.</source>
        <translation>Время на каждый ход.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>мс</translation>
    </message>
    <message>
        <source>Number the moves</source>
        <translation>Нумеровать ходы</translation>
    </message>
    <message>
        <source>The moves of the game, not the position alone.</source>
        <translation>Ходы партии, а не только позиция.</translation>
    </message>
    <message>
        <source>Coordinates on pictures</source>
        <translation>Координаты на картинках</translation>
    </message>
    <message>
        <source>Marks on pictures</source>
        <translation>Пометки на картинках</translation>
    </message>
    <message>
        <source>And the last move.</source>
        <translation>И последний ход.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Диаграмм на странице</translation>
    </message>
    <message>
        <source>Moves in a diagram</source>
        <translation>Ходов на диаграмме</translation>
    </message>
    <message>
        <source>Print comments</source>
        <translation>Печатать комментарии</translation>
    </message>
    <message>
        <source>Print coordinates</source>
        <translation>Печатать координаты</translation>
    </message>
    <message>
        <source>Print players and event</source>
        <translation>Печатать игроков и турнир</translation>
    </message>
    <message>
        <source>With date and result, above the first diagram.</source>
        <translation>С датой и результатом, над первой диаграммой.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Шансы на победу</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>Перевес в очках</translation>
    </message>
    <message>
        <source>Loss against the best</source>
        <translation>Потеря против лучшего</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Посещ.</translation>
    </message>
    <message>
        <source>Lower bound of the chance (LCB)</source>
        <translation>Нижняя граница шансов (LCB)</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Политика</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>Консоль</translation>
    </message>
    <message>
        <source>Fold streamed analysis</source>
        <translation>Сворачивать поток анализа</translation>
    </message>
    <message>
        <source>Into a single line that shows the latest.</source>
        <translation>В одну строку, показывающую последнее.</translation>
    </message>
    <message>
        <source>Standard error beside the rest</source>
        <translation>Поток ошибок рядом с остальным</translation>
    </message>
    <message>
        <source>In a lane of its own where there is room for two.</source>
        <translation>Своей колонкой, где есть место для двух.</translation>
    </message>
    <message>
        <source>Show the whole line</source>
        <translation>Показывать строку целиком</translation>
    </message>
    <message>
        <source>The current one, beside or below the list.</source>
        <translation>Текущую, рядом со списком или под ним.</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>Как в прошлой партии</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>For the records of your games.</source>
        <translation>Для записей ваших партий.</translation>
    </message>
    <message>
        <source>Board size of new games</source>
        <translation>Размер доски новых партий</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>Правила новых партий</translation>
    </message>
    <message>
        <source>Komi of new games</source>
        <translation>Коми новых партий</translation>
    </message>
    <message>
        <source>Where there is no handicap.</source>
        <translation>Где нет форы.</translation>
    </message>
    <message>
        <source>Hear stones, captures, passes and resignations.</source>
        <translation>Слышать камни, взятия, пасы и сдачу.</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>Шансы, теряемые ошибкой (вероятность)</translation>
    </message>
    <message>
        <source>At least, or the points below.</source>
        <translation>Не меньше, или очки ниже.</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>Очки, теряемые ошибкой</translation>
    </message>
    <message>
        <source>At least, or the win rate above.</source>
        <translation>Не меньше, или вероятность выше.</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>Хранить оконченные партии</translation>
    </message>
    <message>
        <source>A game that is over and not yet in a file is saved in the folder below.</source>
        <translation>Оконченная партия, которой ещё нет в файле, сохраняется в папке ниже.</translation>
    </message>
    <message>
        <source>Folder of finished games</source>
        <translation>Папка оконченных партий</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>&amp;Восстановить исходные</translation>
    </message>
    <message>
        <source>Those of this page</source>
        <translation>Настройки этой страницы</translation>
    </message>
    <message>
        <source>Visits for each position</source>
        <translation>Посещений на каждую позицию</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that many. 0: no limit.</source>
        <translation>После стольких движки перестают думать о ней. 0: без ограничения.</translation>
    </message>
    <message>
        <source>Time for each position</source>
        <translation>Время на каждую позицию</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that long. 0: no limit.</source>
        <translation>После стольких движки перестают думать о ней. 0: без ограничения.</translation>
    </message>
    <message>
        <source>s</source>
        <translation>с</translation>
    </message>
    <message>
        <source>Visits needed to call a mistake</source>
        <translation>Посещений, чтобы назвать ошибкой</translation>
    </message>
    <message>
        <source>Moves an engine has looked at less often are not called mistakes.</source>
        <translation>Ходы, на которые движок смотрел реже, не называются ошибками.</translation>
    </message>
    <message>
        <source>Print variations</source>
        <translation>Печатать варианты</translation>
    </message>
    <message>
        <source>After the game, in diagrams of their own.</source>
        <translation>После партии, своими диаграммами.</translation>
    </message>
    <message>
        <source>Show what the opponent thinks during the game</source>
        <translation>Показывать во время партии, что думает соперник</translation>
    </message>
    <message>
        <source>Its chances, and the moves it expects. Otherwise it tells when the game is over.</source>
        <translation>Его шансы и ходы, которых он ждёт. Иначе он сообщает это после партии.</translation>
    </message>
    <message>
        <source>Lines kept of each engine</source>
        <translation>Сколько строк хранить от каждого движка</translation>
    </message>
    <message>
        <source>On disk, until the game is closed; beyond this the oldest go.</source>
        <translation>На диске, пока партия не закрыта; сверх этого уходят старейшие.</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>МиБ</translation>
    </message>
    <message>
        <source>Keep the mistakes of my reviewed games as questions</source>
        <translation>Хранить ошибки моих разобранных партий как вопросы</translation>
    </message>
    <message>
        <source>They are asked again on other days; Game › Practice shows and deletes them.</source>
        <translation>Они задаются снова в другие дни; Партия › Тренировка показывает и удаляет их.</translation>
    </message>
</context>
<context>
    <name>shinpan::PrintDialog</name>
    <message>
        <source>Comm&amp;ents</source>
        <translation>&amp;Комментарии</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>К&amp;оординаты</translation>
    </message>
    <message>
        <source>&amp;Players and event</source>
        <translation>&amp;Игроки и турнир</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>Ходов на диаграмме</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>Диаграмм на странице</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Ходы</translation>
    </message>
    <message>
        <source>M&amp;oves per diagram</source>
        <translation>Ходов &amp;на диаграмме</translation>
    </message>
    <message>
        <source>&amp;Diagrams per page</source>
        <translation>&amp;Диаграмм на странице</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Сохранить как PD&amp;F…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n страница</numerusform>
            <numerusform>%n страницы</numerusform>
            <numerusform>%n страниц</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Файлы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не сохранено: %1</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>Не напечатано: %1</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>&amp;Варианты</translation>
    </message>
</context>
<context>
    <name>shinpan::ProblemQuiz</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>&amp;Следующая задача</translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>Начать &amp;снова</translation>
    </message>
    <message>
        <source>&amp;Show the Solution</source>
        <translation>&amp;Показать решение</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <translation>&amp;Предыдущая задача</translation>
    </message>
    <message>
        <source>&amp;Turn and mirror at random</source>
        <translation>&amp;Поворачивать и отражать случайно</translation>
    </message>
    <message>
        <source>E&amp;xchange colours at random</source>
        <translation>&amp;Менять цвета случайно</translation>
    </message>
    <message>
        <source>From the next problem on</source>
        <translation>Со следующей задачи</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>Задача %1 из %2</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, позиция %2 из %3</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>(Colours are exchanged; the file’s words are not.)</source>
        <translation>(Цвета заменены, слова файла — нет.)</translation>
    </message>
    <message>
        <source>The file has no solution of this position.</source>
        <translation>В файле нет решения этой позиции.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at once</source>
        <translation>Решено сразу: %1 из %2</translation>
    </message>
    <message>
        <source>Right so far</source>
        <translation>Пока верно</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>The file marks no line as right: its first one is taken for the solution.</source>
        <translation>В файле ни одна линия не отмечена как верная: решением считается первая.</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Неверно</translation>
    </message>
    <message>
        <source>You may go on to see why.</source>
        <translation>Можно продолжить и увидеть почему.</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Нет в файле</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Take it back and try another one. If an engine is chosen for analysis, it answers where the file does not.</source>
        <translation>Возьмите назад и попробуйте другой ход. Если для анализа выбран движок, он отвечает там, где молчит файл.</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>Задачи: %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>спрашиваем %1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 нечего сказать.</translation>
    </message>
    <message>
        <source>%1 answers %2 and gives you a chance of %3%.</source>
        <translation>%1 отвечает %2 и даёт вам шансы %3%.</translation>
    </message>
    <message>
        <source>The file ends here: take back, or start again.</source>
        <translation>Файл здесь кончается: верните ход или начните снова.</translation>
    </message>
</context>
<context>
    <name>shinpan::ProgressDialog</name>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Камни</translation>
    </message>
    <message>
        <source>Handicap stones that you had; − gave</source>
        <translation>Камни форы, которые были у вас; − дали вы</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Побед</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражений</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Последняя</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>&amp;Удалить все…</translation>
    </message>
    <message>
        <source>Your Progress</source>
        <translation>Ваши успехи</translation>
    </message>
    <message>
        <source>Your games by opponent</source>
        <translation>Ваши партии по соперникам</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>Games that you finish against an engine are counted here.
They stay on this computer.</source>
        <translation>Здесь считаются партии, которые вы доиграли с движком.
Они остаются на этом компьютере.</translation>
    </message>
    <message>
        <source>Your games cannot be read: %1.</source>
        <translation>Ваши партии не читаются: %1.</translation>
    </message>
    <message>
        <source>Rank on %1</source>
        <translation>Ранг на %1</translation>
    </message>
    <message>
        <source>No rank on %1 yet</source>
        <translation>На %1 ранга ещё нет</translation>
    </message>
    <message>
        <source>Your opponents there have no known rank.</source>
        <translation>Ранг ваших соперников там неизвестен.</translation>
    </message>
    <message>
        <source>About %1 on %2</source>
        <translation>Около %1 на %2</translation>
    </message>
    <message numerus="yes">
        <source>With 95 % between %1 and %2, by your last %n game(s).</source>
        <translation>
            <numerusform>С уверенностью 95 % от %1 до %2, по вашей последней %n партии.</numerusform>
            <numerusform>С уверенностью 95 % от %1 до %2, по вашим последним %n партиям.</numerusform>
            <numerusform>С уверенностью 95 % от %1 до %2, по вашим последним %n партиям.</numerusform>
        </translation>
    </message>
    <message>
        <source>usual strength</source>
        <translation>своя сила</translation>
    </message>
    <message>
        <source>Delete All</source>
        <translation>Удалить всё</translation>
    </message>
    <message>
        <source>Delete all that is known of your games?</source>
        <translation>Удалить всё, что известно о ваших партиях?</translation>
    </message>
    <message>
        <source>Records that you have saved stay.</source>
        <translation>Сохранённые вами записи останутся.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyDialog</name>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Новое</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Уб&amp;рать</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Задать</translation>
    </message>
    <message>
        <source>SGF Properties</source>
        <translation>Свойства SGF</translation>
    </message>
    <message>
        <source>Properties of this node</source>
        <translation>Свойства этого узла</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Свойство</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Смысл</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>Имя свойства</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Values, each in brackets</source>
        <translation>Значения, каждое в скобках</translation>
    </message>
    <message>
        <source>Values, each in brackets: [dd][pp]</source>
        <translation>Значения, каждое в скобках: [dd][pp]</translation>
    </message>
    <message>
        <source>Write it into the record</source>
        <translation>Внести в запись</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>Ход %1: %2 %3</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Начало партии</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>Позиция без хода</translation>
    </message>
    <message>
        <source>not in the standard</source>
        <translation>нет в стандарте</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>Свойство %1</translation>
    </message>
    <message>
        <source>Removed Property %1</source>
        <translation>Убрано свойство %1</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyText</name>
    <message>
        <source>Black stones set up</source>
        <translation>Расставленные чёрные камни</translation>
    </message>
    <message>
        <source>Points cleared</source>
        <translation>Очищенные точки</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>Автор заметок</translation>
    </message>
    <message>
        <source>Written by program</source>
        <translation>Записано программой</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>White stones set up</source>
        <translation>Расставленные белые камни</translation>
    </message>
    <message>
        <source>Black’s move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>Black’s time left, seconds</source>
        <translation>Осталось времени у чёрных, секунд</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>Плохой ход</translation>
    </message>
    <message>
        <source>Black’s rank</source>
        <translation>Ранг чёрных</translation>
    </message>
    <message>
        <source>Black’s team</source>
        <translation>Команда чёрных</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>Набор знаков файла</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>Авторское право</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>Круги</translation>
    </message>
    <message>
        <source>Dimmed points</source>
        <translation>Приглушённые точки</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Равная позиция</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>Сомнительный ход</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Version of the format</source>
        <translation>Версия формата</translation>
    </message>
    <message>
        <source>Start of a figure in print</source>
        <translation>Начало рисунка при печати</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>Хорошо для чёрных</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Комментарий к партии</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Вид игры</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Название партии</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>Хорошо для белых</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Фора</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>Горячая точка</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Интересный ход</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Коми</translation>
    </message>
    <message>
        <source>Move played though it is illegal</source>
        <translation>Ход, сделанный, хотя он недопустим</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Надписи</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Линии</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>Кресты</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Номер хода</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Название позиции</translation>
    </message>
    <message>
        <source>Black’s overtime left, moves or periods</source>
        <translation>Остаток дополнительного времени чёрных, ходов или периодов</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>Дополнительное время</translation>
    </message>
    <message>
        <source>White’s overtime left, moves or periods</source>
        <translation>Остаток дополнительного времени белых, ходов или периодов</translation>
    </message>
    <message>
        <source>Black’s name</source>
        <translation>Имя чёрных</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>Move numbers in print</source>
        <translation>Номера ходов при печати</translation>
    </message>
    <message>
        <source>White’s name</source>
        <translation>Имя белых</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>Выделенные точки</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Квадраты</translation>
    </message>
    <message>
        <source>How variations are shown</source>
        <translation>Как показываются варианты</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Размер доски</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>территория чёрных</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Хороший ход</translation>
    </message>
    <message>
        <source>Main time, seconds</source>
        <translation>Основное время, секунд</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>Треугольники</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>территория белых</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Неясная позиция</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>Кто ввёл</translation>
    </message>
    <message>
        <source>Value for Black</source>
        <translation>Ценность для чёрных</translation>
    </message>
    <message>
        <source>Visible part of the board</source>
        <translation>Видимая часть доски</translation>
    </message>
    <message>
        <source>White’s move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>White’s time left, seconds</source>
        <translation>Осталось времени у белых, секунд</translation>
    </message>
    <message>
        <source>White’s rank</source>
        <translation>Ранг белых</translation>
    </message>
    <message>
        <source>White’s team</source>
        <translation>Команда белых</translation>
    </message>
    <message>
        <source>“%1” is not a date of the form 2004, 2004-03 or 2004-03-15.</source>
        <translation>«%1» — не дата вида 2004, 2004-03 или 2004-03-15.</translation>
    </message>
    <message>
        <source>There is no such day as “%1”.</source>
        <translation>Такого дня, «%1», нет.</translation>
    </message>
    <message>
        <source>“%1” does not say which year or month.</source>
        <translation>«%1» не говорит, какого года или месяца.</translation>
    </message>
    <message>
        <source>“%1” is not later than the date before it.</source>
        <translation>«%1» не позже даты перед ней.</translation>
    </message>
</context>
<context>
    <name>shinpan::QuestionsWindow</name>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Середина игры</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Ёсэ</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>Номер хода</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Стадия</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Потеря</translation>
    </message>
    <message>
        <source>What the move lost</source>
        <translation>Что потерял ход</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>Спросить снова</translation>
    </message>
    <message>
        <source>now</source>
        <translation>сейчас</translation>
    </message>
    <message>
        <source>Ask &amp;All Shown</source>
        <translation>Задать &amp;все показанные</translation>
    </message>
    <message>
        <source>&amp;Forget Selected</source>
        <translation>&amp;Забыть выбранные</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>&amp;Удалить все…</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>Вопросы из моих партий</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Размер доски</translation>
    </message>
    <message>
        <source>Phase of the game</source>
        <translation>Стадия партии</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>Вся партия</translation>
    </message>
    <message>
        <source>How many questions there are</source>
        <translation>Сколько вопросов</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Доска</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>&amp;Стадия</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Вопросы</translation>
    </message>
    <message>
        <source>Columns of the questions</source>
        <translation>Столбцы вопросов</translation>
    </message>
    <message>
        <source>Keep the mistakes of &amp;every game of mine that is reviewed</source>
        <translation>Хранить ошибки &amp;каждой моей разобранной партии</translation>
    </message>
    <message>
        <source>Otherwise only what Try Again has asked is kept.</source>
        <translation>Иначе хранится только то, что спросило «Ещё раз».</translation>
    </message>
    <message>
        <source>Kept on this computer alone, readable by you only: %1</source>
        <translation>Хранятся только на этом компьютере, читать можете только вы: %1</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>Все доски</translation>
    </message>
    <message numerus="yes">
        <source>%1 due of %n</source>
        <translation>
            <numerusform>Пора: %1 из %n</numerusform>
            <numerusform>Пора: %1 из %n</numerusform>
            <numerusform>Пора: %1 из %n</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;None Is Due</source>
        <translation>&amp;Нечего повторять</translation>
    </message>
    <message numerus="yes">
        <source>Ask the %n D&amp;ue</source>
        <translation>
            <numerusform>П&amp;овторить %n задание</numerusform>
            <numerusform>П&amp;овторить %n задания</numerusform>
            <numerusform>П&amp;овторить %n заданий</numerusform>
        </translation>
    </message>
    <message>
        <source>The questions cannot be used: %1. Delete All begins anew.</source>
        <translation>Вопросы не годятся: %1. «Удалить все» начнёт заново.</translation>
    </message>
    <message>
        <source>Review a game and choose Try Again: the mistakes that it asks come here, and are asked again on other days.</source>
        <translation>Сделайте разбор партии и выберите «Ещё раз»: показанные ошибки попадут сюда и вернутся в другие дни.</translation>
    </message>
    <message>
        <source>There is no such question.</source>
        <translation>Такого вопроса нет.</translation>
    </message>
    <message>
        <source>Delete All Questions</source>
        <translation>Удалить все вопросы</translation>
    </message>
    <message>
        <source>Delete all questions, and how their answers went? The games stay as they are.</source>
        <translation>Удалить все вопросы и то, как на них отвечали? Партии останутся как есть.</translation>
    </message>
    <message>
        <source>&amp;Delete All</source>
        <translation>&amp;Удалить все</translation>
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
        <translation>Доска вопроса</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>shinpan::RankText</name>
    <message>
        <source>%1 dan</source>
        <translation>%1-й дан</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1-й кю</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>около %1</translation>
    </message>
    <message>
        <source>About %1 on %2×%2: an estimate, not measured.</source>
        <translation>Около %1 на %2×%2: оценка, не измерено.</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2×%2: by %n game(s), with 95 % between %3 and %4.</source>
        <translation>
            <numerusform>%1 на %2×%2: по %n партии, с уверенностью 95 % от %3 до %4.</numerusform>
            <numerusform>%1 на %2×%2: по %n партиям, с уверенностью 95 % от %3 до %4.</numerusform>
            <numerusform>%1 на %2×%2: по %n партиям, с уверенностью 95 % от %3 до %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranks on this size are estimates.</source>
        <translation>На этом размере ранги — оценки.</translation>
    </message>
</context>
<context>
    <name>shinpan::RatingPlot</name>
    <message>
        <source>Your rank over the weeks</source>
        <translation>Ваш ранг по неделям</translation>
    </message>
    <message>
        <source>From %1 in the week of %2 to %3 in the week of %4</source>
        <translation>От %1 на неделе %2 до %3 на неделе %4</translation>
    </message>
</context>
<context>
    <name>shinpan::ReadingActions</name>
    <message>
        <source>&amp;Encoding…</source>
        <translation>&amp;Кодировка…</translation>
    </message>
    <message>
        <source>Repa&amp;irs…</source>
        <translation>&amp;Исправления…</translation>
    </message>
    <message>
        <source>Read the file in another encoding</source>
        <translation>Прочесть файл в другой кодировке</translation>
    </message>
    <message>
        <source>See what was unusual about the file</source>
        <translation>Посмотреть, что в файле необычного</translation>
    </message>
    <message>
        <source>This is a %1 file. Saving turns it into an SGF file.</source>
        <translation>Это файл %1. При сохранении он станет файлом SGF.</translation>
    </message>
    <message>
        <source>Its encoding was guessed: %1.</source>
        <translation>Его кодировка угадана: %1.</translation>
    </message>
    <message>
        <source>Its encoding is unknown; it was read as %1.</source>
        <translation>Его кодировка неизвестна; прочитано как %1.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Сменить…</translation>
    </message>
    <message numerus="yes">
        <source>Read with %n repair(s).</source>
        <translation>
            <numerusform>Прочитано с %n исправлением.</numerusform>
            <numerusform>Прочитано с %n исправлениями.</numerusform>
            <numerusform>Прочитано с %n исправлениями.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показ</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>Read the file again without your changes?</source>
        <translation>Прочесть файл снова без ваших изменений?</translation>
    </message>
    <message>
        <source>In another encoding, the changes made since it was opened are lost.</source>
        <translation>В другой кодировке изменения после открытия пропадут.</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>&amp;Отбросить изменения</translation>
    </message>
    <message>
        <source>It may as well be %1.</source>
        <translation>Может быть и %1.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>Прочитано как %1</translation>
    </message>
</context>
<context>
    <name>shinpan::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>От&amp;крыть недавние</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Недавних файлов нет</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Очистить этот список</translation>
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
        <translation>Вырезать</translation>
    </message>
    <message>
        <source>A game is being played here: paste elsewhere</source>
        <translation>Здесь идёт партия: вставляйте в другом месте</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Ничего не вставлено: %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>The start of the game cannot be deleted</source>
        <translation>Начало партии нельзя удалить</translation>
    </message>
    <message>
        <source>The game being played goes through this node</source>
        <translation>Идущая партия проходит через этот узел</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Make Main Line</source>
        <translation>Сделать главной линией</translation>
    </message>
    <message>
        <source>The game being played is one of the other variations</source>
        <translation>Идущая партия — один из других вариантов</translation>
    </message>
    <message>
        <source>Delete Other Variations</source>
        <translation>Удалить другие варианты</translation>
    </message>
    <message>
        <source>A game is being played in this record: flatten it when it is over</source>
        <translation>В этой записи идёт партия: начните отсюда, когда она кончится</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>Начать отсюда</translation>
    </message>
</context>
<context>
    <name>shinpan::RecoveryCopy</name>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: не удаётся создать папку</translation>
    </message>
</context>
<context>
    <name>shinpan::RegressionFeature</name>
    <message>
        <source>Open &amp;Test Suite…</source>
        <translation>&amp;Открыть набор тестов…</translation>
    </message>
    <message>
        <source>&amp;Add Position to Test Suite…</source>
        <translation>Добавить &amp;позицию в набор тестов…</translation>
    </message>
    <message>
        <source>Open Test Suite</source>
        <translation>Открыть набор тестов</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>Наборы тестов (*.tst)</translation>
    </message>
    <message>
        <source>The suite cannot be opened. %1</source>
        <translation>Набор нельзя открыть. %1</translation>
    </message>
    <message>
        <source>Test suites can only have square boards.</source>
        <translation>В наборах тестов бывают только квадратные доски.</translation>
    </message>
    <message>
        <source>The test was not added. %1</source>
        <translation>Тест не добавлен. %1</translation>
    </message>
    <message>
        <source>Added as test %1 of %2</source>
        <translation>Добавлен как тест %1 в %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Разница</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyView</name>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Columns of the answer</source>
        <translation>Столбцы ответа</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>Ответ пуст.</translation>
    </message>
    <message>
        <source>The engine’s answer appears here.</source>
        <translation>Здесь появляется ответ движка.</translation>
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
        <translation>&amp;Прервать</translation>
    </message>
    <message>
        <source>&amp;Restart It</source>
        <translation>Пере&amp;запустить</translation>
    </message>
    <message>
        <source>A command without an answer</source>
        <translation>Команда без ответа</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing</source>
        <translation>Попросить движок прервать то, что он делает</translation>
    </message>
    <message>
        <source>Kill the engine and restart it; the game goes on</source>
        <translation>Убить движок и запустить снова; партия продолжится</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>&amp;Ждать</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>Спросить снова позже</translation>
    </message>
    <message>
        <source>%1 has been busy with “%2” for %3.</source>
        <translation>%1 занят командой «%2» уже %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReportPages</name>
    <message>
        <source>What to show of the competition</source>
        <translation>Что показать о соревновании</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Партии</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>&amp;Таблица</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>Т&amp;уры</translation>
    </message>
    <message>
        <source>O&amp;penings</source>
        <translation>&amp;Дебюты</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>&amp;События</translation>
    </message>
    <message>
        <source>Brac&amp;ket</source>
        <translation>&amp;Сетка</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туры</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>П&amp;одбор</translation>
    </message>
    <message>
        <source>The report as text</source>
        <translation>Отчёт как текст</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Подро&amp;бности</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>&amp;Компьютеры</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>&amp;Уровни</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewActions</name>
    <message>
        <source>&amp;Review Game…</source>
        <translation>&amp;Разбор партии…</translation>
    </message>
    <message>
        <source>Let engines look at every position of the game (F12)</source>
        <translation>Пусть движки посмотрят каждую позицию партии (F12)</translation>
    </message>
    <message>
        <source>End the review; what was found stays</source>
        <translation>Закончить разбор; найденное остаётся</translation>
    </message>
    <message>
        <source>Resume Re&amp;view</source>
        <translation>Продолжить р&amp;азбор</translation>
    </message>
    <message>
        <source>Pause Re&amp;view</source>
        <translation>Прио&amp;становить разбор</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>Продолжить разбор</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>Приостановить разбор</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>Пре&amp;кратить разбор</translation>
    </message>
    <message>
        <source>&amp;Save Analysis into Game…</source>
        <translation>Со&amp;хранить анализ в партию…</translation>
    </message>
    <message>
        <source>Write what engines found into the game</source>
        <translation>Записать в партию, что нашли движки</translation>
    </message>
    <message>
        <source>Review Files…</source>
        <translation>Разбор файлов…</translation>
    </message>
    <message>
        <source>Let an engine look at all games in files or a folder</source>
        <translation>Пусть движок посмотрит все партии в файлах или папке</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>&amp;Try Mistakes Again</source>
        <translation>О&amp;шибки ещё раз</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Find better moves where the game’s were mistakes (Shift+F12)</source>
        <translation>Найти лучшие ходы там, где ходы партии были ошибками (Shift+F12)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewController</name>
    <message>
        <source>What the review finds cannot be kept for a restart: %1</source>
        <translation>Найденное разбором нельзя сохранить на случай перезапуска: %1</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review: it %2.</source>
        <translation>%1 не может продолжать разбор: %2.</translation>
    </message>
    <message>
        <source>The review has ended because komi or rules have changed.</source>
        <translation>Разбор окончен, потому что изменились коми или правила.</translation>
    </message>
    <message>
        <source>The review has ended because its engine is no longer chosen.</source>
        <translation>Разбор окончен, потому что его движок больше не выбран.</translation>
    </message>
    <message numerus="yes">
        <source>The review is complete: %n position(s).</source>
        <translation>
            <numerusform>Разбор закончен: %n позиция.</numerusform>
            <numerusform>Разбор закончен: %n позиции.</numerusform>
            <numerusform>Разбор закончен: %n позиций.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review · %1</source>
        <translation>Разбор · %1</translation>
    </message>
    <message>
        <source>The review goes on without the position after move %1: %2 %3.</source>
        <translation>Разбор продолжается без позиции после хода %1: %2 %3.</translation>
    </message>
    <message>
        <source>%1 says during the review: it %2.</source>
        <translation>%1 сообщает при разборе: он %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewDialog</name>
    <message>
        <source>Review Game</source>
        <translation>Разбор партии</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Разбор</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to judge. You can keep working meanwhile.</source>
        <translation>
            <numerusform>%n ход на суд. Тем временем можно работать дальше.</numerusform>
            <numerusform>%n хода на суд. Тем временем можно работать дальше.</numerusform>
            <numerusform>%n ходов на суд. Тем временем можно работать дальше.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFeature</name>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Save Analysis</source>
        <translation>Сохранить анализ</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFields</name>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>&amp;Visits per position</source>
        <translation>Посе&amp;щений на позицию</translation>
    </message>
    <message>
        <source>&amp;Time per position</source>
        <translation>&amp;Время на позицию</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>Ход&amp;ы</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>From the end</source>
        <translation>С конца</translation>
    </message>
    <message>
        <source>From the end: engines that keep their search tree see further</source>
        <translation>С конца: движки, хранящие дерево поиска, видят дальше</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>П&amp;орядок</translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>Дви&amp;жки</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>Выберите движок.</translation>
    </message>
    <message>
        <source>Say how many visits, or how much time, a position gets.</source>
        <translation>Укажите, сколько посещений или времени на позицию.</translation>
    </message>
    <message>
        <source>There is no move in this range.</source>
        <translation>В этом промежутке нет ходов.</translation>
    </message>
    <message>
        <source>No engine here can analyse. KataGo is a good one to add.</source>
        <translation>Здесь нет движка, умеющего анализ. Хорошо добавить KataGo.</translation>
    </message>
    <message>
        <source>Its first report with so many visits stops an engine; a quick one has more by then</source>
        <translation>Первый же отчёт с таким числом посещений останавливает движок; у быстрого их к тому времени больше</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>не меньше </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFileList</name>
    <message>
        <source>Files to be reviewed</source>
        <translation>Файлы для разбора</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>Добавить &amp;файлы…</translation>
    </message>
    <message>
        <source>Add F&amp;older…</source>
        <translation>Добав&amp;ить папку…</translation>
    </message>
    <message>
        <source>Remove from Li&amp;st</source>
        <translation>&amp;Убрать из списка</translation>
    </message>
    <message>
        <source>Add Files</source>
        <translation>Добавить файлы</translation>
    </message>
    <message>
        <source>Add Folder</source>
        <translation>Добавить папку</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewMachineFields</name>
    <message>
        <source>Reviewed</source>
        <translation>Где разбирать</translation>
    </message>
    <message>
        <source>Files at a time</source>
        <translation>Файлов одновременно</translation>
    </message>
    <message>
        <source>On each computer, each with engines of its own</source>
        <translation>На каждом компьютере, у каждого файла свои движки</translation>
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
        <translation>или</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Columns of the mistakes</source>
        <translation>Столбцы ошибок</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>Ошибок не найдено.</translation>
    </message>
    <message>
        <source>In a review, engines look at every position of the game; the moves that lost most are listed here.</source>
        <translation>При разборе движки смотрят каждую позицию партии; здесь перечислены ходы, потерявшие больше всего.</translation>
    </message>
    <message>
        <source>The first mistake will appear here.</source>
        <translation>Здесь появится первая ошибка.</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>Шансы, теряемые ошибкой (вероятность)</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>Очки, теряемые ошибкой</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>запись</translation>
    </message>
    <message>
        <source> pts</source>
        <comment>points</comment>
        <translation> очк.</translation>
    </message>
    <message>
        <source>Mistakes from</source>
        <translation>Ошибки от</translation>
    </message>
    <message>
        <source>What a move has to lose to be listed as a mistake</source>
        <translation>Сколько должен терять ход, чтобы попасть в ошибки</translation>
    </message>
    <message>
        <source>No mistake is certain: some moves seem to cost that much, but the evaluations are too uncertain to tell. More visits, or a stronger engine, would.</source>
        <translation>Ни одна ошибка не достоверна: некоторые ходы как будто стоят столько, но оценки слишком неточны. Больше посещений или более сильный движок сказали бы точнее.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewProgress</name>
    <message>
        <source>Progress of the review</source>
        <translation>Ход разбора</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n position(s)</source>
        <translation>
            <numerusform>%1 из %n позиции</numerusform>
            <numerusform>%1 из %n позиций</numerusform>
            <numerusform>%1 из %n позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, пауза</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, осталось %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewSummary</name>
    <message>
        <source>Loss per move</source>
        <translation>Потеря за ход</translation>
    </message>
    <message>
        <source>Engine’s choice</source>
        <translation>Выбор движка</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>Как видит %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; the engine’s choice in %3 of %4 moves; mistakes: %5</source>
        <translation>%1: потеря %2 за ход; выбор движка в %3 ходах из %4; ошибки: %5</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>Середина игры</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Ёсэ</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>дебют</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>середина игры</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>ёсэ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; loss per move by phase: %1</source>
        <translation>; потеря за ход по стадиям: %1</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; mistakes: %3</source>
        <translation>%1: потеря %2 за ход; ошибки: %3</translation>
    </message>
    <message>
        <source>%1, %2 pts</source>
        <comment>win rate, points</comment>
        <translation>%1, %2 очк.</translation>
    </message>
</context>
<context>
    <name>shinpan::RoundsView</name>
    <message>
        <source>Round %1</source>
        <translation>Тур %1</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>Финал</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>Полуфинал</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>Четвертьфинал</translation>
    </message>
    <message>
        <source>Round of %1</source>
        <translation>Тур из %1</translation>
    </message>
    <message>
        <source>%1  bye</source>
        <translation>%1  пропуск</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>поровну: проходит более высокий номер посева</translation>
    </message>
</context>
<context>
    <name>shinpan::RulesField</name>
    <message>
        <source>Custom…</source>
        <translation>Свои…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>shinpan::RunLimits</name>
    <message>
        <source>Most games in a run</source>
        <translation>Больше всего партий за запуск</translation>
    </message>
    <message>
        <source>The run starts no more games than this</source>
        <translation>Запуск не начинает больше партий, чем столько</translation>
    </message>
    <message>
        <source>Longest time for a run</source>
        <translation>Наибольшее время запуска</translation>
    </message>
    <message>
        <source>After this time, the run starts no more games</source>
        <translation>После этого времени запуск не начинает новых партий</translation>
    </message>
    <message>
        <source>any number of games</source>
        <translation>сколько угодно партий</translation>
    </message>
    <message>
        <source> games</source>
        <translation> партий</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>сколько угодно</translation>
    </message>
    <message>
        <source>&amp;Limits of the run</source>
        <translation>&amp;Пределы запуска</translation>
    </message>
</context>
<context>
    <name>shinpan::RunningGameWindow</name>
    <message>
        <source>Broken off</source>
        <translation>Прервано</translation>
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
        <translation>Сохранить анализ в партию</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>&amp;Значения</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>&amp;Комментарии</translation>
    </message>
    <message>
        <source>Va&amp;riations</source>
        <translation>&amp;Варианты</translation>
    </message>
    <message>
        <source>The chance to win and the lead after each move, as numbers that other programs read too.</source>
        <translation>Шансы на победу и перевес после каждого хода, числами, которые читают и другие программы.</translation>
    </message>
    <message>
        <source>Also as a readable line in each comment, with what each mistake lost.</source>
        <translation>Также читаемой строкой в каждом комментарии, с тем, что потеряла каждая ошибка.</translation>
    </message>
    <message>
        <source>Also what the engine would have played instead of each mistake.</source>
        <translation>Также что сыграл бы движок вместо каждой ошибки.</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Движок</translation>
    </message>
    <message>
        <source>&amp;Moves of a variation, at most</source>
        <translation>&amp;Ходов в варианте, не больше</translation>
    </message>
    <message>
        <source>&amp;Save into Game</source>
        <translation>&amp;Сохранить в партию</translation>
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
        <translation>Оценка · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoreTable</name>
    <message>
        <source>Count</source>
        <translation>Подсчёт</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>Живые камни</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Территория</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Пленники</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>Камни за пас</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>Налог на группы</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>Коми</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Фора</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>Кнопка</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: Black %2, White %3.</source>
        <translation>%1: чёрные %2, белые %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringController</name>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringPanel</name>
    <message>
        <source>Opinions</source>
        <translation>Мнения</translation>
    </message>
    <message>
        <source>Click a group: dead or alive. With Ctrl: the chain alone. With Shift, or S: seki.</source>
        <translation>Щёлкните группу: мёртвая или живая. С Ctrl: только цепь. С Shift или S: сэки.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Rules to count by</source>
        <translation>Правила подсчёта</translation>
    </message>
    <message>
        <source>The record names no rules known here. Which should be used for counting?</source>
        <translation>В записи не названы правила, известные здесь. По каким считать?</translation>
    </message>
    <message>
        <source>&amp;Resume Play</source>
        <translation>&amp;Продолжить игру</translation>
    </message>
    <message>
        <source>The game goes on; dead stones are settled on the board</source>
        <translation>Партия продолжается; о мёртвых камнях решает доска</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Назад</translation>
    </message>
    <message>
        <source>Leave the record as it is (Esc)</source>
        <translation>Оставить запись как есть (Esc)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Готово</translation>
    </message>
    <message>
        <source>Counted by territory: %1</source>
        <translation>По территории: %1</translation>
    </message>
    <message>
        <source>Counted by area: %1</source>
        <translation>По площади: %1</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>коми %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>%n камень форы</numerusform>
            <numerusform>%n камня форы</numerusform>
            <numerusform>%n камней форы</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>Результат партии</translation>
    </message>
    <message>
        <source>The record has another result: %1. Replace it with %2?</source>
        <translation>В записи другой результат: %1. Заменить его на %2?</translation>
    </message>
    <message>
        <source>The score is settled (Ctrl+Return)</source>
        <translation>Счёт утверждён (Ctrl+Return)</translation>
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
            <numerusform>%n очко ничьё, потому что границы открыты.</numerusform>
            <numerusform>%n очка ничьи, потому что границы открыты.</numerusform>
            <numerusform>%n очков ничьи, потому что границы открыты.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n stones it is not settled whether they live.</source>
        <translation>
            <numerusform>О %n камне не решено, жив ли он.</numerusform>
            <numerusform>О %n камнях не решено, живы ли они.</numerusform>
            <numerusform>О %n камнях не решено, живы ли они.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::SealDialog</name>
    <message>
        <source>Environment</source>
        <translation>Окружение</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Пользователь</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>как есть</translation>
    </message>
    <message>
        <source>&amp;Logs of engines</source>
        <translation>&amp;Журналы движков</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>В файле</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Мест</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Нет в файле</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>&amp;Запечатать…</translation>
    </message>
    <message>
        <source>&amp;Copy SHA-256</source>
        <translation>&amp;Копировать SHA-256</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Seal “%1”</source>
        <translation>Запечатать «%1»</translation>
    </message>
    <message>
        <source>What would tell of people and computers</source>
        <translation>Что рассказало бы о людях и компьютерах</translation>
    </message>
    <message>
        <source>Puts everything about this competition into one file, which anybody can verify without its engines.</source>
        <translation>Складывает всё об этом соревновании в один файл, который каждый может проверить без его движков.</translation>
    </message>
    <message>
        <source>Keep:</source>
        <translation>Оставить:</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>&amp;Папки</translation>
    </message>
    <message>
        <source>&amp;Users’ names</source>
        <translation>Имена &amp;пользователей</translation>
    </message>
    <message>
        <source>Co&amp;mputers’ names</source>
        <translation>Имена &amp;компьютеров</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>&amp;Окружение</translation>
    </message>
    <message>
        <source>Tells it as it is; otherwise the same word stands for it everywhere</source>
        <translation>Оставляет как есть; иначе везде вместо него одно и то же слово</translation>
    </message>
    <message>
        <source>What engines were told and said, if that was logged</source>
        <translation>Что движкам сообщали и что они говорили, если вёлся журнал</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>With it, anybody can see whether a single byte was changed</source>
        <translation>Кто её знает, увидит любой изменённый байт</translation>
    </message>
    <message>
        <source>Looking through %v of %m games</source>
        <translation>Просмотрено партий: %v из %m</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Запечатать</translation>
    </message>
    <message>
        <source>Sealed competitions (*.zip)</source>
        <translation>Запечатанные соревнования (*.zip)</translation>
    </message>
    <message>
        <source>Sealing %v of %m games</source>
        <translation>Запечатано партий: %v из %m</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>as it is: too short or common</source>
        <translation>как есть: слишком коротко или обычно</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
            <numerusform>… и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>It is sealed as it stands: %1.</source>
        <translation>Запечатывается как есть: %1.</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>Ничего, что рассказало бы о людях или компьютерах, не найдено.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</source>
        <translation>
            <numerusform>%n партия в %1. Опубликуйте SHA-256 описи в другом месте, и никто не изменит файл незаметно:
%2</numerusform>
            <numerusform>%n партии в %1. Опубликуйте SHA-256 описи в другом месте, и никто не изменит файл незаметно:
%2</numerusform>
            <numerusform>%n партий в %1. Опубликуйте SHA-256 описи в другом месте, и никто не изменит файл незаметно:
%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>остановлено</translation>
    </message>
    <message>
        <source>Not sealed: %1.</source>
        <translation>Не запечатано: %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatCard</name>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Чёрные</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Белые</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>Кто играет чёрными</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>Кто играет белыми</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Plays by clicking on the board</source>
        <translation>Играет, щёлкая по доске</translation>
    </message>
    <message>
        <source>Cannot be started: %1.</source>
        <translation>Не запускается: %1.</translation>
    </message>
    <message>
        <source>Counts by Chinese rules, whatever this game’s are.</source>
        <translation>Считает по китайским правилам, каковы бы ни были правила этой партии.</translation>
    </message>
    <message>
        <source>Counts by Japanese rules, whatever this game’s are.</source>
        <translation>Считает по японским правилам, каковы бы ни были правила этой партии.</translation>
    </message>
    <message>
        <source>How strongly Black plays</source>
        <translation>С какой силой играют чёрные</translation>
    </message>
    <message>
        <source>How strongly White plays</source>
        <translation>С какой силой играют белые</translation>
    </message>
    <message>
        <source>Name, for the record</source>
        <translation>Имя для записи</translation>
    </message>
    <message>
        <source>Name of who plays Black</source>
        <translation>Имя того, кто играет чёрными</translation>
    </message>
    <message>
        <source>Name of who plays White</source>
        <translation>Имя того, кто играет белыми</translation>
    </message>
    <message>
        <source>Is not told the komi: the Go Modem Protocol has no word for it.</source>
        <translation>Коми ему не сообщается: в Go Modem Protocol нет для него слова.</translation>
    </message>
    <message>
        <source>Refuses suicide, which these rules allow, and would lose by it.</source>
        <translation>Отвергает самоубийство, разрешённое этими правилами, и проиграл бы из-за него.</translation>
    </message>
    <message>
        <source>Refuses suicide of a single stone, which these rules allow, and would lose by it.</source>
        <translation>Отвергает самоубийство одного камня, разрешённое этими правилами, и проиграл бы из-за него.</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>Добавить движок…</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>Он %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatMenu</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>Добавить движок…</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
</context>
<context>
    <name>shinpan::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Назначить</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Без клавиши</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Исходная</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>Искать по названию или клавише</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>Искать сочетания клавиш</translation>
    </message>
    <message>
        <source>Left and Right: moves</source>
        <translation>Влево и вправо: ходы</translation>
    </message>
    <message>
        <source>Up and Down: moves</source>
        <translation>Вверх и вниз: ходы</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Клавиши со стрелками</translation>
    </message>
    <message>
        <source>Which arrows go through the moves; the others go to variations</source>
        <translation>Какие стрелки ведут по ходам; остальные ведут по вариантам</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Новая клавиша</translation>
    </message>
    <message>
        <source>Press the keys here</source>
        <translation>Нажмите клавиши здесь</translation>
    </message>
    <message>
        <source>Take its keys away</source>
        <translation>Отнять клавиши</translation>
    </message>
    <message>
        <source>Restore its default keys</source>
        <translation>Вернуть исходные клавиши</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>Новая &amp;клавиша:</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>&amp;Сбросить всё</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>&amp;Забрать</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”, which would lose it.</source>
        <translation>%1 — клавиша действия «%2», оно её потеряет.</translation>
    </message>
    <message>
        <source>Choose an action to give it another key.</source>
        <translation>Выберите действие, чтобы дать ему другую клавишу.</translation>
    </message>
</context>
<context>
    <name>shinpan::SprtPanel</name>
    <message>
        <source>Sequential test</source>
        <translation>Последовательный критерий</translation>
    </message>
    <message>
        <source>LLR %1, from %2 to %3</source>
        <translation>LLR %1, от %2 до %3</translation>
    </message>
    <message>
        <source>%1 is stronger than %2: H1 (%3 Elo) is accepted.</source>
        <translation>%1 сильнее, чем %2: принята H1 (%3 Elo).</translation>
    </message>
    <message>
        <source>%1 is not that much stronger than %2: H0 (%3 Elo) is accepted.</source>
        <translation>%1 не настолько сильнее, чем %2: принята H0 (%3 Elo).</translation>
    </message>
    <message>
        <source>No verdict: the latest games only repeat earlier ones.</source>
        <translation>Решения нет: последние партии лишь повторяют прежние.</translation>
    </message>
    <message>
        <source>Undecided between %1 and %2 Elo.</source>
        <translation>Не решено между %1 и %2 Elo.</translation>
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
        <translation>Доска</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Играете вы</translation>
    </message>
    <message>
        <source>Nigiri</source>
        <translation>Нигири</translation>
    </message>
    <message>
        <source>The colours are drawn by lot</source>
        <translation>Цвета разыгрываются по жребию</translation>
    </message>
    <message>
        <source>%1, strength</source>
        <translation>%1, сила</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
    <message>
        <source>You: about %1</source>
        <translation>Вы: около %1</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Ваши успехи</translation>
    </message>
    <message>
        <source>Your progress. %1</source>
        <translation>Ваши успехи. %1</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>Ваши партии с движками и ранг, который из них следует</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stone(s), as Black.</source>
        <translation>
            <numerusform>Вы получаете %n камень, за чёрных.</numerusform>
            <numerusform>Вы получаете %n камня, за чёрных.</numerusform>
            <numerusform>Вы получаете %n камней, за чёрных.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way, a game without help counts for your rank.</source>
        <translation>В любом случае партия без помощи учитывается в вашем ранге.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Hint, in the toolbar, names good moves.</source>
        <translation>«Подсказка» на панели инструментов называет хорошие ходы.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>Play Even</source>
        <translation>Играть на равных</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine, its rank</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>an engine, its weakest and strongest rank</comment>
        <translation>%1 (%2 – %3)</translation>
    </message>
</context>
<context>
    <name>shinpan::StartupPage</name>
    <message>
        <source>“%1” is not of the form NAME=value.</source>
        <translation>«%1» — не вида NAME=value.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>«%1»: %2.</translation>
    </message>
    <message>
        <source>&amp;Working directory</source>
        <translation>&amp;Рабочий каталог</translation>
    </message>
    <message>
        <source>Choose the working directory</source>
        <translation>Выбрать рабочий каталог</translation>
    </message>
    <message>
        <source>Your home directory</source>
        <translation>Ваш домашний каталог</translation>
    </message>
    <message>
        <source>&amp;Environment, one per line</source>
        <translation>&amp;Окружение, по переменной в строке</translation>
    </message>
    <message>
        <source>Start-&amp;up commands, one per line</source>
        <translation>Команды &amp;запуска, по одной в строке</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Папки %1 нет.</translation>
    </message>
    <message>
        <source>“%1” is not of the form COMMAND=NAME.</source>
        <translation>«%1» — не вида COMMAND=NAME.</translation>
    </message>
    <message>
        <source>Comman&amp;ds under other names, one per line</source>
        <translation>Команды под другими &amp;именами, по одной в строке</translation>
    </message>
    <message>
        <source>“%1” is neither area=ARGUMENTS nor territory=ARGUMENTS.</source>
        <translation>«%1» — ни area=ARGUMENTS, ни territory=ARGUMENTS.</translation>
    </message>
    <message>
        <source>Added to the command line by &amp;rules, one per line</source>
        <translation>Добавляется к командной строке по &amp;правилам, по одному в строке</translation>
    </message>
    <message>
        <source>Run it in a sandbo&amp;x</source>
        <translation>Запускать &amp;в песочнице</translation>
    </message>
    <message>
        <source>Made by bubblewrap (bwrap); where it is not installed or the system does not allow it, the engine is not started. The working directory can be written, but for the program; system folders, the program’s folder and the files that the command line names can be read. Everything else of yours is hidden: where the home directory is the working directory, that is an empty one. There is no network, no graphics card and no other process. It does not limit processors and memory, and is no wall against faults of the kernel.</source>
        <translation>Песочницу делает bubblewrap (bwrap); где он не установлен или система его не разрешает, движок не запускается. В рабочий каталог можно писать, кроме самой программы; системные папки, папку программы и файлы, названные в командной строке, можно читать. Всё остальное ваше скрыто: если рабочий каталог — домашний, виден пустой. Нет сети, видеокарты и других процессов. Процессоры и память не ограничены, и от изъянов ядра песочница не стена.</translation>
    </message>
    <message>
        <source>It changes nothing but its working directory, sees none of your other files, and has no network.</source>
        <translation>Он меняет только свой рабочий каталог, не видит других ваших файлов и сети.</translation>
    </message>
</context>
<context>
    <name>shinpan::StopFields</name>
    <message>
        <source>any error bar</source>
        <translation>любая погрешность</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>сколько угодно</translation>
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
        <translation>Погрешность, при которой кончается</translation>
    </message>
    <message>
        <source>It ends when the ratings of all players are known as exactly as this (95 %)</source>
        <translation>Кончается, когда рейтинги всех игроков известны с такой точностью (95 %)</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> ч</translation>
    </message>
    <message>
        <source>Hours of thinking after which it ends</source>
        <translation>Часов размышления, после которых кончается</translation>
    </message>
    <message>
        <source>It ends when both sides of all games together have thought so long</source>
        <translation>Кончается, когда обе стороны во всех партиях вместе думали столько</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthBox</name>
    <message>
        <source>How strongly it plays</source>
        <translation>С какой силой играет</translation>
    </message>
    <message>
        <source>How strongly it plays: %1</source>
        <translation>С какой силой играет: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthText</name>
    <message>
        <source>usual strength</source>
        <translation>своя сила</translation>
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
        <translation>Несколько уровней силы</translation>
    </message>
    <message>
        <source>%1 in several strengths</source>
        <translation>%1 с несколькими уровнями силы</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthsField</name>
    <message>
        <source>&amp;Strengths</source>
        <translation>&amp;Уровни силы</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>Уровни силы</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>«%1» — не число от %2 до %3.</translation>
    </message>
    <message>
        <source>Numbers separated by commas; each makes one engine.</source>
        <translation>Числа через запятую; каждое даёт движок.</translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <translation>Даёт %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteModel</name>
    <message>
        <source>line %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>known to fail</source>
        <translation>известно, что не проходит</translation>
    </message>
    <message>
        <source>passes, unexpectedly</source>
        <translation>проходит, неожиданно</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>проходит</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>не проходит, как ожидалось</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>не проходит</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>не в счёт</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>не спрашивали</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>время вышло</translation>
    </message>
    <message>
        <source>engine crashed</source>
        <translation>движок аварийно завершился</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Тест</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидается</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вывод</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteWindow</name>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Выполнить</translation>
    </message>
    <message>
        <source>Open as &amp;Game</source>
        <translation>Открыть как &amp;партию</translation>
    </message>
    <message>
        <source>Test Suite</source>
        <translation>Набор тестов</translation>
    </message>
    <message>
        <source>Engine to test</source>
        <translation>Какой движок проверять</translation>
    </message>
    <message>
        <source>How answers are judged</source>
        <translation>Как судить ответы</translation>
    </message>
    <message>
        <source>Judged as GNU Go does</source>
        <translation>Судить, как GNU Go</translation>
    </message>
    <message>
        <source>Judged as GoGui does</source>
        <translation>Судить, как GoGui</translation>
    </message>
    <message>
        <source>In a game, engines can be asked about the position, and draw on it</source>
        <translation>В партии движки можно спросить о позиции, и они рисуют на доске</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Тесты</translation>
    </message>
    <message>
        <source>Position of the test</source>
        <translation>Позиция теста</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>Что говорилось</translation>
    </message>
    <message>
        <source>Run the tests to see what the engine is asked and what it answers.</source>
        <translation>Выполните тесты, чтобы увидеть, что спрашивают у движка и что он отвечает.</translation>
    </message>
    <message>
        <source>%1 – Test Suite</source>
        <translation>%1 – набор тестов</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Стоп</translation>
    </message>
    <message>
        <source>The engine %1</source>
        <translation>Движок %1</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>%n тест</numerusform>
            <numerusform>%n теста</numerusform>
            <numerusform>%n тестов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n odd line(s) in the suite</source>
        <translation>
            <numerusform>%1; %n странная строка в наборе</numerusform>
            <numerusform>%1; %n странные строки в наборе</numerusform>
            <numerusform>%1; %n странных строк в наборе</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tests: %3 pass, %4 fail; unexpected: %5 passes, %6 failures</source>
        <translation>%1 из %2 тестов: пройдено %3, не пройдено %4; неожиданно: пройдено %5, не пройдено %6</translation>
    </message>
    <message>
        <source>Which position it is about is known to the engine only.</source>
        <translation>О какой позиции речь, знает только движок.</translation>
    </message>
    <message>
        <source>Squares are expected, circles were answered, triangles are asked about.</source>
        <translation>Квадраты — ожидаемое, круги — ответы, треугольники — вопросы.</translation>
    </message>
    <message>
        <source>&amp;Hide passes</source>
        <translation>&amp;Скрыть пройденные</translation>
    </message>
</context>
<context>
    <name>shinpan::SyncBadge</name>
    <message>
        <source>Click to tell it the game anew.</source>
        <translation>Щёлкните, чтобы сообщить ему партию заново.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tells it the game anew</source>
        <translation>Сообщает ему партию заново</translation>
    </message>
    <message>
        <source>to be told</source>
        <translation>сообщить</translation>
    </message>
    <message>
        <source>syncing…</source>
        <translation>сверка…</translation>
    </message>
    <message>
        <source>out of sync</source>
        <translation>не сходится</translation>
    </message>
    <message>
        <source>In sync at move %1; it hears of later moves when it is its turn</source>
        <translation>Сходится на ходу %1; о следующих ходах узнаёт, когда его очередь</translation>
    </message>
    <message>
        <source>In sync at move %1</source>
        <translation>Сходится на ходу %1</translation>
    </message>
    <message>
        <source>At move %1; it is led back to move %2 when it is its turn</source>
        <translation>На ходу %1; к ходу %2 его вернут, когда его очередь</translation>
    </message>
    <message>
        <source>It is told the whole game when it is its turn</source>
        <translation>Всю партию ему сообщат, когда его очередь</translation>
    </message>
    <message>
        <source>It is being led to move %1</source>
        <translation>Его ведут к ходу %1</translation>
    </message>
    <message>
        <source>Out of sync: it %1</source>
        <translation>Не сходится: он %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingCard</name>
    <message>
        <source>Put away</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Закончить урок</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>Убрать подсказку</translation>
    </message>
    <message>
        <source>Go to the moment %1</source>
        <translation>Перейти к месту %1</translation>
    </message>
    <message>
        <source>Show the position and what was better</source>
        <translation>Показать позицию и что было лучше</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingFeature</name>
    <message>
        <source>&amp;Hint</source>
        <translation>П&amp;одсказка</translation>
    </message>
    <message>
        <source>Have an engine name good moves of this position</source>
        <translation>Пусть движок назовёт хорошие ходы этой позиции</translation>
    </message>
    <message>
        <source>Show the &amp;Better Line</source>
        <translation>Показать &amp;лучшую линию</translation>
    </message>
    <message>
        <source>Show what would have been better than the move</source>
        <translation>Показать, что было бы лучше этого хода</translation>
    </message>
    <message>
        <source>Better Line</source>
        <translation>Лучшая линия</translation>
    </message>
    <message>
        <source>Take the &amp;Mistake Back</source>
        <translation>В&amp;зять ошибку назад</translation>
    </message>
    <message>
        <source>Take the move back, with the answer to it, and show what was better</source>
        <translation>Взять назад ход с ответом на него и показать, что было лучше</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>%1 can judge no more: it %2.</source>
        <translation>%1 больше не может судить: %2.</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>Здесь нет движка, умеющего судить ходы.</translation>
    </message>
    <message>
        <source>Teaching game: %1 looks at your moves.</source>
        <translation>Учебная партия: %1 смотрит ваши ходы.</translation>
    </message>
    <message>
        <source>Looking at the rest of the game…</source>
        <translation>Смотрим остаток партии…</translation>
    </message>
    <message>
        <source>No move of yours lost much.</source>
        <translation>Ни один ваш ход не потерял много.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>Стоит взглянуть ещё раз:</translation>
    </message>
    <message>
        <source>%1 looks for a hint…</source>
        <translation>%1 ищет подсказку…</translation>
    </message>
    <message>
        <source>%1 gives no hint: it %2.</source>
        <translation>%1 не даёт подсказки: %2.</translation>
    </message>
    <message>
        <source>This is a serious game: hints wait till it is over.</source>
        <translation>Это серьёзная партия: подсказки ждут её конца.</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingField</name>
    <message>
        <source>Teaching game</source>
        <translation>Учебная партия</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes of %n point(s) or more</source>
        <translation>
            <numerusform>Ошибки от %n очка</numerusform>
            <numerusform>Ошибки от %n очков</numerusform>
            <numerusform>Ошибки от %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes of %1 points or more</source>
        <translation>Ошибки от %1 очков</translation>
    </message>
    <message>
        <source>Nobody plays who could be taught.</source>
        <translation>Никто не играет, кого можно учить.</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>Здесь нет движка, умеющего судить ходы.</translation>
    </message>
    <message>
        <source>An engine tells what your moves lost, and mistakes can be taken back with a key.</source>
        <translation>Движок говорит, что потеряли ваши ходы, и ошибку можно взять назад одной клавишей.</translation>
    </message>
    <message>
        <source>Nobody judges your moves.</source>
        <translation>Ваших ходов никто не судит.</translation>
    </message>
    <message>
        <source>No help at all: a serious game</source>
        <translation>Без всякой помощи: серьёзная партия</translation>
    </message>
    <message>
        <source>Hints, analysis, estimates and what the opponent thinks wait till the game is over.</source>
        <translation>Подсказки, анализ, оценки и мысли соперника ждут конца партии.</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingText</name>
    <message>
        <source>%1 points</source>
        <translation>%1 очков</translation>
    </message>
    <message>
        <source>%1 of the chance to win</source>
        <translation>%1 шансов на победу</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 would play there, too.</source>
        <translation>Ход %1, %2: %3 сыграл бы туда же.</translation>
    </message>
    <message>
        <source>Move %1, %2: nothing is surely better.</source>
        <translation>Ход %1, %2: ничего точно лучшего нет.</translation>
    </message>
    <message>
        <source>Move %1, %2, lost %3; %4 was better.</source>
        <translation>Ход %1, %2: −%3; лучше %4.</translation>
    </message>
    <message>
        <source>%1 · %2 · −%3</source>
        <comment>number, move, what it lost</comment>
        <translation>%1 · %2 · −%3</translation>
    </message>
    <message>
        <source>No hint: the engine names no move.</source>
        <translation>Подсказки нет: движок не называет хода.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Подсказка: %1.</translation>
    </message>
    <message>
        <source>Hint: %1. Nearly as good: %2.</source>
        <translation>Подсказка: %1. Почти так же хорошо: %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::TemplatePage</name>
    <message>
        <source>&amp;Configuration file</source>
        <translation>Файл &amp;конфигурации</translation>
    </message>
    <message>
        <source>Choose the configuration file</source>
        <translation>Выбрать файл конфигурации</translation>
    </message>
    <message>
        <source>Configurations (*.cfg);;All files (*)</source>
        <translation>Конфигурации (*.cfg);;Все файлы (*)</translation>
    </message>
    <message>
        <source>&amp;Network file</source>
        <translation>Файл &amp;сети</translation>
    </message>
    <message>
        <source>Choose the network file</source>
        <translation>Выбрать файл сети</translation>
    </message>
    <message>
        <source>Networks (*.gz *.bin *.txt *network*);;All files (*)</source>
        <translation>Сети (*.gz *.bin *.txt *network*);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Add &amp;Engine</source>
        <translation>Добавить &amp;движок</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Добавить %1</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Программа</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>Выбрать программу</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>Найдено: %1</translation>
    </message>
    <message>
        <source>%1 was not found in the usual folders. Choose where it is.</source>
        <translation>%1 не найден в обычных папках. Выберите, где он.</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>Это нельзя запустить: %1.</translation>
    </message>
    <message>
        <source>Missing. Looked in %1.</source>
        <translation>Нет. Искали в %1.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Файла %1 нет.</translation>
    </message>
</context>
<context>
    <name>shinpan::TermsNotice</name>
    <message>
        <source>Tell It</source>
        <translation>Сообщить ему</translation>
    </message>
    <message>
        <source>Tell the engine the rules and the komi of the game</source>
        <translation>Сообщить движку правила и коми партии</translation>
    </message>
    <message>
        <source>%1 plays by %2; the game has %3.</source>
        <translation>%1 играет по %2; в партии %3.</translation>
    </message>
    <message>
        <source>%1 counts a komi of %2; the game has %3.</source>
        <translation>%1 считает с коми %2; в партии %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::TextQueryRow</name>
    <message>
        <source>&amp;Match case</source>
        <translation>&amp;Учитывать регистр</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>Текст для поиска</translation>
    </message>
    <message>
        <source>Comments, names, labels, game information</source>
        <translation>Комментарии, названия, надписи, сведения о партии</translation>
    </message>
</context>
<context>
    <name>shinpan::ThemeMenu</name>
    <message>
        <source>Wood, to Match the &amp;Desktop</source>
        <translation>Дерево, под &amp;рабочий стол</translation>
    </message>
    <message>
        <source>%1 or %2, to Match the Desktop</source>
        <translation>%1 или %2, под рабочий стол</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Open Theme Folder</source>
        <translation>&amp;Открыть папку тем</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeControlField</name>
    <message>
        <source>No limit</source>
        <translation>Без ограничения</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>Абсолютное</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>Фишера</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>Канадское</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>Бёёми</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>На ход</translation>
    </message>
    <message>
        <source>for the whole game</source>
        <translation>на всю партию</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>после каждого хода</translation>
    </message>
    <message>
        <source>then</source>
        <translation>затем</translation>
    </message>
    <message>
        <source>stones in</source>
        <translation>камней за</translation>
    </message>
    <message>
        <source>periods of</source>
        <translation>периодов по</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>на каждый ход</translation>
    </message>
    <message>
        <source>Usual Times</source>
        <translation>Обычное время</translation>
    </message>
    <message>
        <source>%1: main time</source>
        <translation>%1: основное время</translation>
    </message>
    <message>
        <source>%1: usual times</source>
        <translation>%1: обычное время</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1: число</translation>
    </message>
    <message>
        <source>%1: period</source>
        <translation>%1: период</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeFields</name>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>Время белых</translation>
    </message>
    <message>
        <source>White has a different time</source>
        <translation>У белых другое время</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>Время чёрных</translation>
    </message>
    <message>
        <source>Nothing limits how long %1 may think. Choose a time here unless its command line sets a limit.</source>
        <translation>Ничто не ограничивает, сколько может думать %1. Выберите здесь время, если его не задаёт командная строка.</translation>
    </message>
    <message>
        <source>GTP has whole seconds only: an engine that does not know kata-time_settings is told %1 instead of %2.</source>
        <translation>В GTP только целые секунды: движку, не знающему kata-time_settings, сообщается %1 вместо %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeoutFields</name>
    <message>
        <source>&amp;To start and answer first</source>
        <translation>На &amp;запуск и первый ответ</translation>
    </message>
    <message>
        <source>Time to start and answer first</source>
        <translation>Время на запуск и первый ответ</translation>
    </message>
    <message>
        <source>To set &amp;up and relay moves</source>
        <translation>На &amp;расстановку и передачу ходов</translation>
    </message>
    <message>
        <source>Time to set up and relay moves</source>
        <translation>Время на расстановку и передачу ходов</translation>
    </message>
    <message>
        <source>To &amp;move, beside the clock</source>
        <translation>На &amp;ход, помимо часов</translation>
    </message>
    <message>
        <source>Time to move, beside the clock</source>
        <translation>Время на ход, помимо часов</translation>
    </message>
    <message>
        <source>To sco&amp;re</source>
        <translation>На &amp;подсчёт</translation>
    </message>
    <message>
        <source>Time to score</source>
        <translation>Время на подсчёт</translation>
    </message>
    <message>
        <source>To &amp;quit</source>
        <translation>На &amp;выход</translation>
    </message>
    <message>
        <source>Time to quit</source>
        <translation>Время на выход</translation>
    </message>
    <message>
        <source>Use &amp;Defaults</source>
        <translation>&amp;Исходные</translation>
    </message>
    <message>
        <source>Set the usual times</source>
        <translation>Задать обычное время</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>сколько понадобится</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>обычно %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TrafficView</name>
    <message>
        <source>Another process is playing this game. What its engines are told and say can be read here if the competition’s file has log_gtp = true.</source>
        <translation>Эту партию играет другой процесс. Что сообщают её движкам и что они говорят, можно прочесть здесь, если в файле соревнования есть log_gtp = true.</translation>
    </message>
    <message>
        <source>What the engines are told and say</source>
        <translation>Что движкам сообщают и что они говорят</translation>
    </message>
</context>
<context>
    <name>shinpan::TrainingFeature</name>
    <message>
        <source>&amp;Guess the Move</source>
        <translation>&amp;Угадать ход</translation>
    </message>
    <message>
        <source>Solve &amp;Problems</source>
        <translation>Решать &amp;задачи</translation>
    </message>
    <message>
        <source>&amp;Frame as a Problem</source>
        <translation>&amp;Обрамить как задачу</translation>
    </message>
    <message>
        <source>Guess the moves of the game, from the position on the board on</source>
        <translation>Угадывать ходы партии, начиная с позиции на доске</translation>
    </message>
    <message>
        <source>Solve the problems of this file; it answers</source>
        <translation>Решать задачи этого файла; он отвечает</translation>
    </message>
    <message>
        <source>Fill the rest of the board, so that an engine plays for this position</source>
        <translation>Заполнить остаток доски, чтобы движок играл ради этой позиции</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>Т&amp;ренировка</translation>
    </message>
    <message>
        <source>Guess the Move</source>
        <translation>Угадать ход</translation>
    </message>
    <message>
        <source>There is no problem here: a position with moves that solve it.</source>
        <translation>Здесь нет задачи: позиции с ходами, которые её решают.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Drag over the stones that the problem is about.</source>
        <translation>Протяните по камням, о которых задача.</translation>
    </message>
    <message>
        <source>There is no room for a frame around these stones.</source>
        <translation>Вокруг этих камней нет места для рамки.</translation>
    </message>
    <message>
        <source>&amp;Questions of My Games…</source>
        <translation>&amp;Вопросы из моих партий…</translation>
    </message>
    <message>
        <source>The mistakes that are asked again, of all games</source>
        <translation>Ошибки всех партий, которые задаются снова</translation>
    </message>
    <message>
        <source>No move here is known to be a mistake.</source>
        <translation>Здесь ни один ход не известен как ошибка.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>Вопросы из моих партий</translation>
    </message>
    <message>
        <source>With komi %1 the problem decides the game: the board is too small to be shared out.</source>
        <translation>При коми %1 задача решает партию: доска слишком мала, чтобы её поделить.</translation>
    </message>
    <message>
        <source>There are problems here: %1 asks them.</source>
        <translation>Здесь задачи: %1 — решать их.</translation>
    </message>
</context>
<context>
    <name>shinpan::TranscriptView</name>
    <message>
        <source>Newest</source>
        <translation>Новейшее</translation>
    </message>
    <message>
        <source>What engines were told and said</source>
        <translation>Что движкам сообщали и что они говорили</translation>
    </message>
    <message>
        <source>Go to the newest line and follow</source>
        <translation>К новейшей строке и следовать</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>&amp;Копировать строки</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Выделить &amp;всё</translation>
    </message>
    <message>
        <source>Go to the &amp;Newest Line</source>
        <translation>К &amp;новейшей строке</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… и ещё %n строка</numerusform>
            <numerusform>… и ещё %n строки</numerusform>
            <numerusform>… и ещё %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;old Streamed Analysis</source>
        <translation>С&amp;ворачивать поток анализа</translation>
    </message>
    <message>
        <source>Standard Error &amp;beside the Rest</source>
        <translation>Поток ошибок &amp;рядом с остальным</translation>
    </message>
</context>
<context>
    <name>shinpan::TreeFeature</name>
    <message>
        <source>Game Tree</source>
        <translation>Дерево партии</translation>
    </message>
</context>
<context>
    <name>shinpan::TrustBoxes</name>
    <message>
        <source>May c&amp;laim a win</source>
        <translation>Может &amp;заявлять о победе</translation>
    </message>
    <message>
        <source>Its sc&amp;ore counts</source>
        <translation>Его &amp;подсчёт засчитывается</translation>
    </message>
    <message>
        <source>Compare &amp;boards</source>
        <translation>С&amp;верять доски</translation>
    </message>
    <message>
        <source>It may end a game it is sure of, if it knows gomill-genmove_ex.</source>
        <translation>Может закончить партию, в которой уверен, если знает gomill-genmove_ex.</translation>
    </message>
    <message>
        <source>After the passes it is asked who won (final_score and the dead stones).</source>
        <translation>После пасов его спрашивают, кто выиграл (final_score и мёртвые камни).</translation>
    </message>
    <message>
        <source>Whenever it was set up its stones are compared with ours, where list_stones or showboard tells them.</source>
        <translation>При каждой расстановке его камни сверяются с нашими, где их сообщают list_stones или showboard.</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>того, чей ход</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Its analyses t&amp;ell the chances of</source>
        <translation>Его анализ даёт &amp;шансы</translation>
    </message>
    <message>
        <source>KataGo tells those of the side to move, unless its configuration says otherwise (reportAnalysisWinratesAs).</source>
        <translation>KataGo сообщает шансы того, чей ход, если его конфигурация не говорит иначе (reportAnalysisWinratesAs).</translation>
    </message>
    <message>
        <source>where that is known to be safe, in slow games</source>
        <translation>где известно, что это безопасно, в медленных партиях</translation>
    </message>
    <message>
        <source>in slow games</source>
        <translation>в медленных партиях</translation>
    </message>
    <message>
        <source>always</source>
        <translation>всегда</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>Tells what it t&amp;hinks of its moves</source>
        <translation>Сообщает, &amp;что думает о своих ходах</translation>
    </message>
    <message>
        <source>Its chances, lead and main line are kept with each move, if it knows kata-genmove_analyze or the like. Slow games are those in which its moves take a second or more on average. A check that finds it safe chooses them.</source>
        <translation>Его шансы, перевес и главный вариант сохраняются с каждым ходом, если он знает kata-genmove_analyze или подобное. Медленные партии — те, где ход занимает в среднем секунду или больше. Их выбирает проверка, которая находит это безопасным.</translation>
    </message>
    <message>
        <source>it may think</source>
        <translation>может думать</translation>
    </message>
    <message>
        <source>it may not, and is watched</source>
        <translation>не может, за ним следят</translation>
    </message>
    <message>
        <source>it is stopped</source>
        <translation>его останавливают</translation>
    </message>
    <message>
        <source>While its opponent thin&amp;ks</source>
        <translation>П&amp;ока думает соперник</translation>
    </message>
    <message>
        <source>Watched by the processor time that its processes use. It can be neither watched nor stopped on another machine.</source>
        <translation>Следят по времени процессора, которое тратят его процессы. На другом компьютере нельзя ни следить, ни останавливать.</translation>
    </message>
</context>
<context>
    <name>shinpan::TryAgainQuiz</name>
    <message>
        <source>%1 points</source>
        <translation>%1 очков</translation>
    </message>
    <message>
        <source>&amp;Next Question</source>
        <translation>&amp;Следующий вопрос</translation>
    </message>
    <message>
        <source>&amp;Show the Better Moves</source>
        <translation>&amp;Показать лучшие ходы</translation>
    </message>
    <message>
        <source>&amp;Those Not Found Again</source>
        <translation>&amp;Ненайденные ещё раз</translation>
    </message>
    <message>
        <source>&amp;Ask these again on other days</source>
        <translation>&amp;Задать снова в другие дни</translation>
    </message>
    <message>
        <source>Each question that was answered is kept in a file of yours: what was not found comes back soon, the rest later and later.</source>
        <translation>Каждый отвеченный вопрос хранится в вашем файле: ненайденное возвращается скоро, остальное всё позже.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a side, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Both sides’ mistakes</source>
        <translation>Ошибки обеих сторон</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Ошибки чёрных</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Ошибки белых</translation>
    </message>
    <message>
        <source>Whose mistakes are asked</source>
        <translation>Чьи ошибки задаются</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Вопрос %1 из %2</translation>
    </message>
    <message>
        <source>Move %1, Black to play.</source>
        <translation>Ход %1, ход чёрных.</translation>
    </message>
    <message>
        <source>Move %1, White to play.</source>
        <translation>Ход %1, ход белых.</translation>
    </message>
    <message>
        <source>The move of the game was a mistake. What is better?</source>
        <translation>Ход партии был ошибкой. Что лучше?</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>Найдено %1 из %2</translation>
    </message>
    <message>
        <source>The review did not look at it. Try another move, or have the better ones shown.</source>
        <translation>Разбор его не смотрел. Попробуйте другой ход или посмотрите лучшие.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>Try Again · %1</source>
        <translation>Ещё раз · %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>спрашиваем %1…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1 нечего сказать.</translation>
    </message>
    <message>
        <source>%1 thinks that it loses %2, but is not sure. Try another move, or have the better ones shown.</source>
        <translation>%1 думает, что он теряет %2, но не уверен. Попробуйте другой ход или посмотрите лучшие.</translation>
    </message>
    <message>
        <source>%1: well found</source>
        <translation>%1: хорошо найдено</translation>
    </message>
    <message>
        <source>%1 again: it lost %2</source>
        <translation>Снова %1: это потеряло %2</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1 теряет %2</translation>
    </message>
    <message>
        <source>The better moves</source>
        <translation>Лучшие ходы</translation>
    </message>
    <message>
        <source>The game’s move, %1, lost %2.</source>
        <translation>Ход партии, %1, потерял %2.</translation>
    </message>
    <message>
        <source>The review names no better move.</source>
        <translation>Разбор не называет лучшего хода.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Лучше всего: %1.</translation>
    </message>
    <message>
        <source>No more questions</source>
        <translation>Вопросов больше нет</translation>
    </message>
    <message>
        <source>What was not found comes back in ten minutes, the rest tomorrow and later.</source>
        <translation>Ненайденное вернётся через десять минут, остальное завтра и позже.</translation>
    </message>
    <message>
        <source>No mistake of this side is known</source>
        <translation>Ошибок этой стороны не известно</translation>
    </message>
    <message>
        <source>None was answered</source>
        <translation>Ни на один не ответили</translation>
    </message>
    <message>
        <source>On the board: what moves gain (+) or lose (−) beside %1.</source>
        <translation>На доске: что ходы выигрывают (+) или теряют (−) рядом с %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::TuneFields</name>
    <message>
        <source>Add Parameter</source>
        <translation>Добавить параметр</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>без доказательства</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Шкала</translation>
    </message>
    <message>
        <source>From</source>
        <translation>От</translation>
    </message>
    <message>
        <source>To</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Own value</source>
        <translation>Своё значение</translation>
    </message>
    <message>
        <source>GTP commands, such as kata-set-param cpuct {cpuct}</source>
        <translation>Команды GTP, например kata-set-param cpuct {cpuct}</translation>
    </message>
    <message>
        <source>How the first player is started; {name} stands where the value of the parameter is to be</source>
        <translation>Как запускается первый игрок; {name} стоит там, где быть значению параметра</translation>
    </message>
    <message>
        <source>Monte Carlo (UCB tree), as Gomill</source>
        <translation>Монте-Карло (дерево UCB), как Gomill</translation>
    </message>
    <message>
        <source>Cross-entropy, as Gomill</source>
        <translation>Кросс-энтропия, как Gomill</translation>
    </message>
    <message>
        <source>SPSA, as fishtest</source>
        <translation>SPSA, как fishtest</translation>
    </message>
    <message>
        <source>Gaussian process, needs fewest games</source>
        <translation>Гауссовский процесс, нужно меньше всего партий</translation>
    </message>
    <message>
        <source>How many Elo stronger than the second player, or weaker</source>
        <translation>На сколько Elo сильнее второго игрока или слабее</translation>
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
        <translation> ч размышления</translation>
    </message>
    <message>
        <source>stronger by </source>
        <translation>сильнее на </translation>
    </message>
    <message>
        <source>What was found plays the engine’s own values when the search is over, until a sequential test decides</source>
        <translation>Найденное играет с собственными значениями движка, когда поиск окончен, пока не решит последовательный критерий</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>&amp;Команда</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>При запуске</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>&amp;Метод</translation>
    </message>
    <message>
        <source>Levels, Elo</source>
        <translation>Уровни, Elo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Точность</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Предел времени</translation>
    </message>
    <message>
        <source>Proving match</source>
        <translation>Проверочный матч</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>всё равно</translation>
    </message>
    <message>
        <source>There is another parameter of this name.</source>
        <translation>Параметр с этим именем уже есть.</translation>
    </message>
    <message>
        <source>Write {%1} here, or in a command at the start, where its value is to be.</source>
        <translation>Впишите {%1} сюда или в команду при запуске, где быть его значению.</translation>
    </message>
    <message>
        <source>SPSA plays the engine against itself: choose one player only.</source>
        <translation>В SPSA движок играет с собой: выберите только одного игрока.</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it.</source>
        <translation>SPSA нужно число партий: под него рассчитаны шаги.</translation>
    </message>
    <message>
        <source>Levels are numbers with commas between them, as -200, -100, 0.</source>
        <translation>Уровни — числа через запятую, например -200, -100, 0.</translation>
    </message>
</context>
<context>
    <name>shinpan::TunePage</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 – %3)</translation>
    </message>
    <message>
        <source>Proved: the values found are stronger than the engine’s own.</source>
        <translation>Доказано: найденные значения сильнее собственных значений движка.</translation>
    </message>
    <message>
        <source>Refuted: the values found are not stronger by so much.</source>
        <translation>Опровергнуто: найденные значения не настолько сильнее.</translation>
    </message>
    <message>
        <source>The match against the engine’s own values is not decided yet.</source>
        <translation>Матч с собственными значениями движка ещё не решён.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Параметр</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Своё</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>Подбор параметров</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above the engine’s own values.</source>
        <translation>%1 Elo против %2, на %3 выше собственных значений движка.</translation>
    </message>
    <message>
        <source>Nothing in the range is more than %1 Elo better: %2 % sure.</source>
        <translation>Ничего в диапазоне не лучше больше чем на %1 Elo: уверенность %2 %.</translation>
    </message>
    <message>
        <source>The values found are to be proved against the engine’s own.</source>
        <translation>Найденные значения предстоит доказать против собственных значений движка.</translation>
    </message>
    <message>
        <source>At its end, the values found are proved against the engine’s own.</source>
        <translation>В конце найденные значения доказываются против собственных значений движка.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</source>
        <translation>
            <numerusform>%n партия, LLR %1, от %2 (%3 Elo) до %4 (%5 Elo).</numerusform>
            <numerusform>%n партии, LLR %1, от %2 (%3 Elo) до %4 (%5 Elo).</numerusform>
            <numerusform>%n партий, LLR %1, от %2 (%3 Elo) до %4 (%5 Elo).</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the &amp;Match</source>
        <translation>Показать &amp;матч</translation>
    </message>
    <message>
        <source>Play the &amp;Match</source>
        <translation>Сыграть &amp;матч</translation>
    </message>
    <message>
        <source>&amp;Keep as Strengths…</source>
        <translation>&amp;Сохранить как уровни силы…</translation>
    </message>
    <message>
        <source>New Game and the start page offer them then</source>
        <translation>Их предложат тогда новая партия и начальная страница</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>вне диапазона</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>Elo против %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s) known to ±%2 Elo.</source>
        <translation>
            <numerusform>%1 из %n уровня известны с точностью ±%2 Elo.</numerusform>
            <numerusform>%1 из %n уровней известны с точностью ±%2 Elo.</numerusform>
            <numerusform>%1 из %n уровней известны с точностью ±%2 Elo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Elo above the engine’s own values.</source>
        <translation>На %1 Elo выше собственных значений движка.</translation>
    </message>
</context>
<context>
    <name>shinpan::UndoActions</name>
    <message>
        <source>Typing</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>&amp;Отменить пометку</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>&amp;Взять ход назад</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Отменить: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Повторить: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>The game being played depends on this: undo it when the game is over</source>
        <translation>От этого зависит идущая партия: отмените, когда она кончится</translation>
    </message>
    <message>
        <source>The game being played depends on this: redo it when the game is over</source>
        <translation>От этого зависит идущая партия: повторите, когда она кончится</translation>
    </message>
</context>
<context>
    <name>shinpan::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n document(s)?</source>
        <translation>
            <numerusform>Сохранить изменения в %n документе?</numerusform>
            <numerusform>Сохранить изменения в %n документах?</numerusform>
            <numerusform>Сохранить изменения в %n документах?</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>Какие документы сохранить</translation>
    </message>
    <message>
        <source>Changes to those not ticked will be lost.</source>
        <translation>Изменения неотмеченных пропадут.</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>&amp;Отбросить все</translation>
    </message>
</context>
<context>
    <name>shinpan::ValueLine</name>
    <message>
        <source>%1 characters are too many to edit here; use “SGF Properties” to see them all.</source>
        <translation>Знаков (%1) слишком много, чтобы править здесь; все видны в «Свойствах SGF».</translation>
    </message>
</context>
<context>
    <name>shinpan::VerificationWindow</name>
    <message>
        <source>&amp;Verify Again</source>
        <translation>&amp;Проверить снова</translation>
    </message>
    <message>
        <source>%1 – Verification</source>
        <translation>%1 – проверка</translation>
    </message>
    <message>
        <source>SHA-256 that was published</source>
        <translation>Опубликованная SHA-256</translation>
    </message>
    <message>
        <source>of its manifest, if you know it</source>
        <translation>описи, если вы её знаете</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что найдено</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>&amp;Published SHA-256:</source>
        <translation>&amp;Опубликованная SHA-256:</translation>
    </message>
    <message>
        <source>Every move is judged again, every score counted again, every number of the report recomputed.</source>
        <translation>Каждый ход судится заново, каждый счёт считается заново, каждое число отчёта вычисляется заново.</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>Всё так, как было запечатано.</translation>
    </message>
    <message>
        <source>Something is not as it was sealed: see the end of the list.</source>
        <translation>Что-то не так, как было запечатано: см. конец списка.</translation>
    </message>
    <message>
        <source>It cannot be verified: %1</source>
        <translation>Проверить нельзя: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ViewFeature</name>
    <message>
        <source>The language will change at the next start.</source>
        <translation>Язык сменится при следующем запуске.</translation>
    </message>
    <message>
        <source>&amp;About Shinpan…</source>
        <translation>О &amp;Shinpan…</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Stones are heard. Click for silence.</source>
        <translation>Камни слышны. Щёлкните для тишины.</translation>
    </message>
    <message>
        <source>Nothing is heard. Click to hear stones.</source>
        <translation>Ничего не слышно. Щёлкните, чтобы слышать камни.</translation>
    </message>
</context>
<context>
    <name>shinpan::WarningsDialog</name>
    <message>
        <source>Repairs</source>
        <translation>Исправления</translation>
    </message>
    <message>
        <source>What was odd in %1</source>
        <translation>Что странного в %1</translation>
    </message>
    <message>
        <source>The file itself is unchanged. Saving writes it repaired.</source>
        <translation>Сам файл не изменён. При сохранении он записывается исправленным.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>What was odd</source>
        <translation>Что странно</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Что сделано</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more that are not listed.</source>
        <translation>
            <numerusform>… и ещё %n, не перечисленная здесь.</numerusform>
            <numerusform>… и ещё %n, не перечисленные здесь.</numerusform>
            <numerusform>… и ещё %n, не перечисленных здесь.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::WordChips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>Слова: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::WorkBar</name>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>Сколько сделано</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
</TS>
