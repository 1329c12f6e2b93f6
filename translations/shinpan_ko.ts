<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko">
<context>
    <name>CharsetName</name>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>유니코드 (UTF-8)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16LE)</source>
        <translation>유니코드 (UTF-16LE)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16BE)</source>
        <translation>유니코드 (UTF-16BE)</translation>
    </message>
    <message>
        <source>Simplified Chinese (GBK)</source>
        <translation>중국어 간체 (GBK)</translation>
    </message>
    <message>
        <source>Traditional Chinese (Big5)</source>
        <translation>중국어 번체 (Big5)</translation>
    </message>
    <message>
        <source>Japanese (Shift-JIS)</source>
        <translation>일본어 (Shift-JIS)</translation>
    </message>
    <message>
        <source>Japanese (EUC-JP)</source>
        <translation>일본어 (EUC-JP)</translation>
    </message>
    <message>
        <source>Japanese (ISO-2022-JP)</source>
        <translation>일본어 (ISO-2022-JP)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>한국어 (EUC-KR)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>서유럽어 (Latin-1)</translation>
    </message>
    <message>
        <source>Western European (Latin-9)</source>
        <translation>서유럽어 (Latin-9)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>중앙유럽어 (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>키릴 문자 (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (KOI8-R)</source>
        <translation>키릴 문자 (KOI8-R)</translation>
    </message>
    <message>
        <source>Greek (Windows-1253)</source>
        <translation>그리스어 (Windows-1253)</translation>
    </message>
    <message>
        <source>Turkish (Windows-1254)</source>
        <translation>터키어 (Windows-1254)</translation>
    </message>
    <message>
        <source>Hebrew (Windows-1255)</source>
        <translation>히브리어 (Windows-1255)</translation>
    </message>
    <message>
        <source>Arabic (Windows-1256)</source>
        <translation>아랍어 (Windows-1256)</translation>
    </message>
    <message>
        <source>Vietnamese (Windows-1258)</source>
        <translation>베트남어 (Windows-1258)</translation>
    </message>
    <message>
        <source>Thai (Windows-874)</source>
        <translation>태국어 (Windows-874)</translation>
    </message>
</context>
<context>
    <name>CommandAdvice</name>
    <message>
        <source>%1 speaks GTP only when it is started with “%2”.</source>
        <translation>%1은(는) “%2”(으)로 시작할 때만 GTP를 사용합니다.</translation>
    </message>
    <message>
        <source>No shell is at work here: the engine receives “%1” as it stands.</source>
        <translation>여기에는 셸이 없습니다. 엔진은 “%1”을(를) 그대로 받습니다.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Game records to open.</source>
        <translation>열 기보.</translation>
    </message>
    <message>
        <source>Who plays Black: human, an engine&apos;s name, or its command line.</source>
        <translation>흑을 두는 쪽: human, 엔진 이름 또는 엔진의 명령줄.</translation>
    </message>
    <message>
        <source>Who plays White.</source>
        <translation>백을 두는 쪽.</translation>
    </message>
    <message>
        <source>Start the game at once.</source>
        <translation>바로 대국을 시작합니다.</translation>
    </message>
    <message>
        <source>Print this.</source>
        <translation>이 도움말을 출력합니다.</translation>
    </message>
    <message>
        <source>Print the version.</source>
        <translation>버전을 출력합니다.</translation>
    </message>
    <message>
        <source>is more than the %1 stones offered here</source>
        <translation>은(는) 여기서 고를 수 있는 돌 %1개보다 많습니다</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go.</source>
        <translation>바둑 심판 프로그램.</translation>
    </message>
    <message>
        <source>Open the files here even if the program is already running.</source>
        <translation>프로그램이 이미 실행 중이어도 파일을 여기에서 엽니다.</translation>
    </message>
    <message>
        <source>Show the last move of the files, and each move they gain.</source>
        <translation>파일의 마지막 수와 추가되는 수를 차례로 보여 줍니다.</translation>
    </message>
    <message>
        <source>Be a GTP engine on the standard streams: a controller asks, and you answer at the board, or an engine that you give your seat to.</source>
        <translation>표준 입출력에서 GTP 엔진이 됩니다. 컨트롤러가 물으면 판에서 직접 답하거나, 자리를 넘겨받은 엔진이 답합니다.</translation>
    </message>
    <message>
        <source>With --gtp: wait for controllers at this TCP port instead. Without a host, only this computer can call.</source>
        <translation>--gtp와 함께: 이 TCP 포트에서 컨트롤러를 기다립니다. 호스트가 없으면 이 컴퓨터에서만 연결할 수 있습니다.</translation>
    </message>
    <message>
        <source>the controller says what is played; name no game</source>
        <translation>무엇을 둘지는 컨트롤러가 정합니다. 대국을 지정하지 마십시오</translation>
    </message>
    <message>
        <source>goes with --gtp</source>
        <translation>은(는) --gtp와 함께 씁니다</translation>
    </message>
</context>
<context>
    <name>CompetitionTables</name>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>비고</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>성적</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Jigo</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>미정</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (탈락)</translation>
    </message>
    <message>
        <source>To play</source>
        <translation>남은 대국</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>승점</translation>
    </message>
    <message>
        <source>Byes</source>
        <translation>부전승</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>포석</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>흑의 성적</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 구간</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>있었던 일</translation>
    </message>
    <message numerus="yes">
        <source>%n of %L1 games repeat(s) another one: all numbers are as uncertain as those of %L2 games.</source>
        <translation>
            <numerusform>%L1국 중 %n국이 다른 대국의 반복입니다. 모든 수치는 %L2국만큼만 확실합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>포석을 늘리면 서로 달라집니다.</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>포석을 쓰면 서로 달라집니다.</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>이 컴퓨터</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>시간패</translation>
    </message>
    <message>
        <source>Forfeits</source>
        <translation>몰수패</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>무효</translation>
    </message>
    <message>
        <source>Lost tasks</source>
        <translation>잃은 작업</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s)</source>
        <translation>
            <numerusform>작업 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n machine(s)</source>
        <translation>
            <numerusform>%1, 컴퓨터 %n대</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, 대기 %2</translation>
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
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>EditTool</name>
    <message>
        <source>%1; Shift: whole groups</source>
        <translation>%1. Shift: 돌 무리 전체</translation>
    </message>
    <message>
        <source>&amp;Play Moves</source>
        <translation>수 두기(&amp;P)</translation>
    </message>
    <message>
        <source>Play moves in turn; right button: the other colour</source>
        <translation>번갈아 수를 둡니다. 오른쪽 단추: 다른 색</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Set Up &amp;Black</source>
        <translation>흑돌 놓기(&amp;B)</translation>
    </message>
    <message>
        <source>Set up black stones; right button: white</source>
        <translation>흑돌을 놓습니다. 오른쪽 단추: 백</translation>
    </message>
    <message>
        <source>Set-Up</source>
        <translation>돌 배치</translation>
    </message>
    <message>
        <source>Set &amp;Up White</source>
        <translation>백돌 놓기(&amp;U)</translation>
    </message>
    <message>
        <source>Set up white stones; right button: black</source>
        <translation>백돌을 놓습니다. 오른쪽 단추: 흑</translation>
    </message>
    <message>
        <source>&amp;Erase Stones</source>
        <translation>돌 지우기(&amp;E)</translation>
    </message>
    <message>
        <source>Take stones off the board</source>
        <translation>판에서 돌을 들어냅니다</translation>
    </message>
    <message>
        <source>Erasing</source>
        <translation>지우기</translation>
    </message>
    <message>
        <source>&amp;Triangle</source>
        <translation>세모(&amp;T)</translation>
    </message>
    <message>
        <source>Mark with triangles; right button: remove</source>
        <translation>세모를 표시합니다. 오른쪽 단추: 지우기</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>세모</translation>
    </message>
    <message>
        <source>&amp;Square</source>
        <translation>네모(&amp;S)</translation>
    </message>
    <message>
        <source>Mark with squares; right button: remove</source>
        <translation>네모를 표시합니다. 오른쪽 단추: 지우기</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>네모</translation>
    </message>
    <message>
        <source>&amp;Circle</source>
        <translation>동그라미(&amp;C)</translation>
    </message>
    <message>
        <source>Mark with circles; right button: remove</source>
        <translation>동그라미를 표시합니다. 오른쪽 단추: 지우기</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>Cr&amp;oss</source>
        <translation>가위표(&amp;O)</translation>
    </message>
    <message>
        <source>Mark with crosses; right button: remove</source>
        <translation>가위표를 표시합니다. 오른쪽 단추: 지우기</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>Se&amp;lected</source>
        <translation>선택 표시(&amp;L)</translation>
    </message>
    <message>
        <source>Mark as selected; right button: remove</source>
        <translation>선택으로 표시합니다. 오른쪽 단추: 지우기</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>선택 표시</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>숫자(&amp;N)</translation>
    </message>
    <message>
        <source>Number points as they are clicked; right button: remove</source>
        <translation>클릭하는 순서대로 숫자를 답니다. 오른쪽 단추: 지우기</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>Lette&amp;rs</source>
        <translation>글자(&amp;R)</translation>
    </message>
    <message>
        <source>Letter points as they are clicked; right button: remove</source>
        <translation>클릭하는 순서대로 글자를 답니다. 오른쪽 단추: 지우기</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>글자</translation>
    </message>
    <message>
        <source>L&amp;abel</source>
        <translation>문자(&amp;A)</translation>
    </message>
    <message>
        <source>Write the text beside; right button: remove</source>
        <translation>옆에 적힌 글을 씁니다. 오른쪽 단추: 지우기</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>L&amp;ine</source>
        <translation>선(&amp;I)</translation>
    </message>
    <message>
        <source>Drag a line, or click both ends; right button: remove</source>
        <translation>끌거나 양 끝을 클릭해 선을 긋습니다. 오른쪽 단추: 지우기</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>선</translation>
    </message>
    <message>
        <source>Arro&amp;w</source>
        <translation>화살표(&amp;W)</translation>
    </message>
    <message>
        <source>Drag an arrow, or click both ends; right button: remove</source>
        <translation>끌거나 양 끝을 클릭해 화살표를 긋습니다. 오른쪽 단추: 지우기</translation>
    </message>
    <message>
        <source>Arrow</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>Black’s Territor&amp;y</source>
        <translation>흑집(&amp;Y)</translation>
    </message>
    <message>
        <source>Mark Black’s territory; right button: White’s; Shift: whole areas</source>
        <translation>흑집을 표시합니다. 오른쪽 단추: 백집. Shift: 구역 전체</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>집</translation>
    </message>
    <message>
        <source>W&amp;hite’s Territory</source>
        <translation>백집(&amp;H)</translation>
    </message>
    <message>
        <source>Mark White’s territory; right button: Black’s; Shift: whole areas</source>
        <translation>백집을 표시합니다. 오른쪽 단추: 흑집. Shift: 구역 전체</translation>
    </message>
    <message>
        <source>&amp;Dim</source>
        <translation>흐리게(&amp;D)</translation>
    </message>
    <message>
        <source>Dim what does not matter from here on; right button: not</source>
        <translation>여기서부터 중요하지 않은 곳을 흐리게 합니다. 오른쪽 단추: 해제</translation>
    </message>
    <message>
        <source>Dimming</source>
        <translation>흐리게</translation>
    </message>
    <message>
        <source>&amp;Visible Part</source>
        <translation>보이는 부분(&amp;V)</translation>
    </message>
    <message>
        <source>Drag over the part to show from here on; right button: all</source>
        <translation>여기서부터 보일 부분을 끌어 고릅니다. 오른쪽 단추: 전체</translation>
    </message>
    <message>
        <source>Visible Part</source>
        <translation>보이는 부분</translation>
    </message>
</context>
<context>
    <name>EngineTemplates</name>
    <message>
        <source>level %1</source>
        <translation>레벨 %1</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1회 탐색</translation>
    </message>
    <message>
        <source>The first start on a graphics card tunes it, which can take minutes.</source>
        <translation>그래픽 카드에서 처음 시작할 때는 튜닝 때문에 몇 분이 걸릴 수 있습니다.</translation>
    </message>
    <message>
        <source>It only plays on its network’s board size, nearly always 19×19. A large network takes a while to load.</source>
        <translation>신경망이 정한 판 크기(거의 항상 19×19)에서만 둡니다. 큰 신경망은 불러오는 데 시간이 걸립니다.</translation>
    </message>
    <message>
        <source>%1 playouts</source>
        <translation>플레이아웃 %1</translation>
    </message>
    <message>
        <source>With a fixed number of playouts it ignores the clock. It gives no score until all groups are settled.</source>
        <translation>플레이아웃 수가 고정되면 시계를 무시합니다. 모든 돌의 사활이 정해질 때까지 결과를 내지 않습니다.</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1국</translation>
    </message>
    <message>
        <source>It only accepts time settings before the first move.</source>
        <translation>시간 설정은 첫 수 전에만 받아들입니다.</translation>
    </message>
    <message>
        <source>Its pattern files must be in its program’s folder.</source>
        <translation>패턴 파일이 프로그램의 폴더에 있어야 합니다.</translation>
    </message>
    <message>
        <source>Its strength and its time are set in aq_config.txt in its folder.</source>
        <translation>기력과 시간은 그 폴더의 aq_config.txt에서 정합니다.</translation>
    </message>
    <message>
        <source>One engine proposes moves, others judge them, and the best is played. Once it is added, put the commands of your own engines behind --proposer and --evaluator on its command line, each in quotes.</source>
        <translation>한 엔진이 수를 제안하고 다른 엔진들이 판단해 가장 좋은 수를 둡니다. 추가한 뒤 명령줄의 --proposer와 --evaluator 뒤에 자신의 엔진 명령을 각각 따옴표로 묶어 적으십시오.</translation>
    </message>
</context>
<context>
    <name>FileIcons</name>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>%1 file</source>
        <translation>%1 파일</translation>
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
        <translation>대국 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n수</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s)</source>
        <translation>
            <numerusform>국면 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>수 없음</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>A controller’s game</source>
        <translation>컨트롤러의 대국</translation>
    </message>
</context>
<context>
    <name>GraphPlot</name>
    <message>
        <source>Black’s chance to win</source>
        <translation>흑의 승률</translation>
    </message>
    <message>
        <source>Black’s lead in points</source>
        <translation>흑의 집 차이</translation>
    </message>
    <message>
        <source>Disagreement on it</source>
        <translation>의견 차이</translation>
    </message>
    <message>
        <source>White’s chance to win</source>
        <translation>백의 승률</translation>
    </message>
    <message>
        <source>White’s lead in points</source>
        <translation>백의 집 차이</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>the command line names no program</source>
        <translation>명령줄에 프로그램 이름이 없습니다</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>프로그램이 지정되지 않았습니다</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>파일 %1이(가) 없습니다</translation>
    </message>
    <message>
        <source>%1 is a folder, not a program</source>
        <translation>%1은(는) 프로그램이 아니라 폴더입니다</translation>
    </message>
    <message>
        <source>%1 is not executable</source>
        <translation>%1은(는) 실행할 수 없습니다</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>파일이 아니라 폴더입니다</translation>
    </message>
    <message>
        <source>it is a pipe, not a file</source>
        <translation>파일이 아니라 파이프입니다</translation>
    </message>
    <message>
        <source>it is a socket, not a file</source>
        <translation>파일이 아니라 소켓입니다</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>파일이 아니라 장치입니다</translation>
    </message>
    <message>
        <source>its sandbox needs bubblewrap: %1</source>
        <translation>샌드박스에 bubblewrap이 필요합니다: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address runs in no sandbox of ours</source>
        <translation>주소에서 기다리는 엔진은 우리의 샌드박스에서 실행되지 않습니다</translation>
    </message>
    <message>
        <source>its sandbox failed: %1</source>
        <translation>샌드박스 실패: %1</translation>
    </message>
    <message>
        <source>there is no program “%1” in %2 or %3</source>
        <translation>프로그램 “%1”이(가) %2에도 %3에도 없습니다</translation>
    </message>
    <message>
        <source>the quote %1 at character %2 is never closed</source>
        <translation>%2번째 글자의 따옴표 %1이(가) 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>nothing follows the backslash at character %1</source>
        <translation>%1번째 글자의 역슬래시 뒤에 아무것도 없습니다</translation>
    </message>
    <message>
        <source>“%1” is not an address; it must be tcp://host:port, as in tcp://localhost:6800 or tcp://[::1]:6800</source>
        <translation>“%1”은(는) 주소가 아닙니다. tcp://localhost:6800이나 tcp://[::1]:6800처럼 tcp://host:port로 적습니다</translation>
    </message>
    <message>
        <source>the port in “%1” is not between 1 and 65535</source>
        <translation>“%1”의 포트가 1에서 65535 사이가 아닙니다</translation>
    </message>
    <message>
        <source>there is no command in this line</source>
        <translation>이 줄에 명령이 없음</translation>
    </message>
    <message>
        <source>could not be started: %1</source>
        <translation>시작할 수 없었음: %1</translation>
    </message>
    <message>
        <source>no such directory: %1</source>
        <translation>그런 디렉터리가 없음: %1</translation>
    </message>
    <message>
        <source>no such program: %1</source>
        <translation>그런 프로그램이 없음: %1</translation>
    </message>
    <message>
        <source>not executable: %1</source>
        <translation>실행할 수 없음: %1</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no computer of this name was found</source>
        <translation>%1에 연결할 수 없음: 이 이름의 컴퓨터를 찾을 수 없음</translation>
    </message>
    <message>
        <source>cannot be reached at %1: connection refused</source>
        <translation>%1에 연결할 수 없음: 연결이 거부됨</translation>
    </message>
    <message>
        <source>cannot be reached at %1: no answer within %2 s</source>
        <translation>%1에 연결할 수 없음: %2초 안에 답이 없음</translation>
    </message>
    <message>
        <source>check the address</source>
        <translation>주소를 확인하십시오</translation>
    </message>
    <message>
        <source>check the address, and that no firewall is in the way</source>
        <translation>주소를 확인하고 방화벽이 막지 않는지 확인하십시오</translation>
    </message>
    <message>
        <source>start the engine there, listening on this port</source>
        <translation>그곳에서 엔진을 시작해 이 포트에서 기다리게 하십시오</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was closed by the other side</source>
        <translation>끊김: %1과(와)의 연결을 상대가 닫음</translation>
    </message>
    <message>
        <source>exited with code %1 during &quot;%2&quot;</source>
        <translation>&quot;%2&quot; 중에 코드 %1(으)로 끝남</translation>
    </message>
    <message>
        <source>exited with code %1</source>
        <translation>코드 %1(으)로 끝남</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2) during &quot;%3&quot;</source>
        <translation>&quot;%3&quot; 중에 시그널 %1 (%2)(으)로 강제 종료됨</translation>
    </message>
    <message>
        <source>was killed by signal %1 (%2)</source>
        <translation>시그널 %1 (%2)(으)로 강제 종료됨</translation>
    </message>
    <message>
        <source>did not answer &quot;%1&quot; within %2</source>
        <translation>&quot;%1&quot;에 %2 안에 답하지 않음</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with a failure and no explanation</source>
        <translation>&quot;%1&quot;에 설명 없는 실패로 답함</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with the failure &quot;%2&quot;</source>
        <translation>&quot;%1&quot;에 실패 &quot;%2&quot;(으)로 답함</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with nothing</source>
        <translation>&quot;%1&quot;에 아무 답도 하지 않음</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, which makes no sense</source>
        <translation>&quot;%1&quot;에 뜻이 통하지 않는 &quot;%2&quot;(으)로 답함</translation>
    </message>
    <message>
        <source>answered &quot;%1&quot; with &quot;%2&quot;, not with %3 points of the board</source>
        <translation>&quot;%1&quot;에 판의 점 %3개가 아니라 &quot;%2&quot;(으)로 답함</translation>
    </message>
    <message>
        <source>was closed before it answered &quot;%1&quot;</source>
        <translation>&quot;%1&quot;에 답하기 전에 닫힘</translation>
    </message>
    <message>
        <source>has a different board from the one it was told, at %1</source>
        <translation>%1에서 알려 준 것과 다른 판을 가지고 있음</translation>
    </message>
    <message>
        <source>speaks GMP, not GTP; GNU Go needs --mode gtp</source>
        <translation>GTP가 아니라 GMP를 사용함. GNU Go에는 --mode gtp가 필요함</translation>
    </message>
    <message>
        <source>it does not speak GTP but wrote &quot;%1&quot;</source>
        <translation>GTP를 사용하지 않고 &quot;%1&quot;을(를) 씀</translation>
    </message>
    <message>
        <source>it wrote &quot;%1&quot;</source>
        <translation>&quot;%1&quot;을(를) 씀</translation>
    </message>
    <message>
        <source>it repeats its input: it is not a GTP engine, or a terminal stands in between</source>
        <translation>입력을 그대로 되풀이함: GTP 엔진이 아니거나 사이에 터미널이 있음</translation>
    </message>
    <message>
        <source>is not a reliable scorer</source>
        <translation>계가를 믿을 수 없음</translation>
    </message>
    <message>
        <source>was sent &quot;%1&quot; by hand</source>
        <translation>&quot;%1&quot;이(가) 손으로 보내짐</translation>
    </message>
    <message>
        <source>%1 used %2 for move %3; its clock allowed %4, with a margin of %5</source>
        <translation>%1이(가) %3번째 수에 %2을(를) 씀. 시계가 허용한 시간은 %4, 여유는 %5</translation>
    </message>
    <message>
        <source>%1 did not make move %2 in time; its clock allowed %3</source>
        <translation>%1이(가) %2번째 수를 제때 두지 않음. 시계가 허용한 시간은 %3</translation>
    </message>
    <message>
        <source>%1; its clock allowed %2, with a margin of %3</source>
        <translation>%1. 시계가 허용한 시간은 %2, 여유는 %3</translation>
    </message>
    <message>
        <source>%1 played move %2 at %3, which %4</source>
        <translation>%1이(가) %2번째 수를 %3에 둠: %4</translation>
    </message>
    <message>
        <source>is not on the board</source>
        <translation>판에 없음</translation>
    </message>
    <message>
        <source>is occupied</source>
        <translation>돌이 있음</translation>
    </message>
    <message>
        <source>is suicide</source>
        <translation>자살수임</translation>
    </message>
    <message>
        <source>retakes the ko at once</source>
        <translation>패를 바로 되땀</translation>
    </message>
    <message>
        <source>repeats an earlier position</source>
        <translation>이전 국면을 반복함</translation>
    </message>
    <message>
        <source>placed %1 handicap stones instead of %2</source>
        <translation>치석을 %2개가 아니라 %1개 놓음</translation>
    </message>
    <message>
        <source>placed two handicap stones at %1</source>
        <translation>%1에 치석을 두 개 놓음</translation>
    </message>
    <message>
        <source>placed a handicap stone at %1, which is not on the board</source>
        <translation>판 밖인 %1에 치석을 놓음</translation>
    </message>
    <message>
        <source>%1: it claims that the move is illegal</source>
        <translation>%1: 그 수가 불법이라고 주장함</translation>
    </message>
    <message>
        <source>stopped at the limit of %1 moves</source>
        <translation>%1수 제한에서 멈춤</translation>
    </message>
    <message>
        <source>no result: the same position with the same side to move stood after moves %1</source>
        <translation>결과 없음: 차례까지 같은 국면이 %1수 뒤에 나타남</translation>
    </message>
    <message>
        <source>opinions differ: %1</source>
        <translation>의견이 갈림: %1</translation>
    </message>
    <message>
        <source>not the same dead stones</source>
        <translation>사석이 서로 다름</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>move %1 comes before this line branches off, at move %2</source>
        <translation>수 %1은(는) 이 변화가 갈라지는 수 %2보다 앞섭니다</translation>
    </message>
    <message>
        <source>the line has only 1 move</source>
        <translation>이 변화는 1수뿐입니다</translation>
    </message>
    <message>
        <source>the line has only %1 moves</source>
        <translation>이 변화는 %1수뿐입니다</translation>
    </message>
    <message>
        <source>after move %1 there is 1 continuation</source>
        <translation>수 %1 뒤의 갈래는 1개입니다</translation>
    </message>
    <message>
        <source>after move %1 there are %2 continuations</source>
        <translation>수 %1 뒤의 갈래는 %2개입니다</translation>
    </message>
    <message>
        <source>the game has only 1 node, n0 to n0</source>
        <translation>대국의 노드는 n0부터 n0까지 1개뿐입니다</translation>
    </message>
    <message>
        <source>the game has only %1 nodes, n0 to n%2</source>
        <translation>대국의 노드는 n0부터 n%2까지 %1개뿐입니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no node; give n0, n1, …</source>
        <translation>&quot;%1&quot;(이)라는 노드가 없습니다. n0, n1, …을 적으십시오</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a path; give a move number, or 30.2.45 for move 45 of the second continuation after move 30</source>
        <translation>&quot;%1&quot;은(는) 경로가 아닙니다. 수순 번호를 적거나, 30수 뒤 두 번째 갈래의 45수라면 30.2.45를 적으십시오</translation>
    </message>
    <message>
        <source>the text is not a game of Go</source>
        <translation>글이 바둑 대국이 아닙니다</translation>
    </message>
    <message>
        <source>it is for a board of another size</source>
        <translation>다른 크기의 판입니다</translation>
    </message>
    <message>
        <source>there is nothing in it</source>
        <translation>아무것도 없습니다</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>흑 %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>백 %1</translation>
    </message>
    <message>
        <source>it is larger than %1 MiB</source>
        <translation>%1 MiB보다 큽니다</translation>
    </message>
    <message>
        <source>it is larger than %1 KiB</source>
        <translation>%1 KiB보다 큽니다</translation>
    </message>
    <message>
        <source>the suite ends with “quit”: what stands below is never run</source>
        <translation>시험 모음이 “quit”로 끝납니다. 그 아래는 실행되지 않습니다</translation>
    </message>
    <message>
        <source>logged in at %1</source>
        <translation>%1에 로그인</translation>
    </message>
    <message>
        <source>game %1 begins as %2 against %3; our rating is %4</source>
        <translation>대국 %1 시작: %2, 상대 %3, 우리 레이팅 %4</translation>
    </message>
    <message>
        <source>game %1 goes on as %2 against %3; our rating is %4</source>
        <translation>대국 %1 계속: %2, 상대 %3, 우리 레이팅 %4</translation>
    </message>
    <message>
        <source>game %1 goes on</source>
        <translation>대국 %1 계속</translation>
    </message>
    <message>
        <source>game %1: %2, won</source>
        <translation>대국 %1: %2, 승</translation>
    </message>
    <message>
        <source>game %1: %2, lost</source>
        <translation>대국 %1: %2, 패</translation>
    </message>
    <message>
        <source>game %1: %2, a draw</source>
        <translation>대국 %1: %2, 무승부</translation>
    </message>
    <message>
        <source>the server sets up game %1, which is not ours</source>
        <translation>서버가 우리 것이 아닌 대국 %1을(를) 준비함</translation>
    </message>
    <message>
        <source>somebody else has logged in under this name</source>
        <translation>다른 사람이 이 이름으로 로그인함</translation>
    </message>
    <message>
        <source>the server %1</source>
        <translation>서버 %1</translation>
    </message>
    <message>
        <source>refuses: %1</source>
        <translation>거부: %1</translation>
    </message>
    <message>
        <source>does not ask who we are</source>
        <translation>우리가 누구인지 묻지 않음</translation>
    </message>
    <message>
        <source>floods us with lines</source>
        <translation>줄을 쏟아 냄</translation>
    </message>
    <message>
        <source>its last line on standard error was &quot;%1&quot;</source>
        <translation>표준 오류의 마지막 줄은 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>wrote a line of more than 16 MiB</source>
        <translation>16 MiB를 넘는 줄을 씀</translation>
    </message>
    <message>
        <source>wrote an answer of more than 16 MiB</source>
        <translation>16 MiB를 넘는 답을 씀</translation>
    </message>
    <message>
        <source>quit unexpectedly %1</source>
        <translation>%1 뜻밖에 끝남</translation>
    </message>
    <message>
        <source>quit unexpectedly</source>
        <translation>뜻밖에 끝남</translation>
    </message>
    <message>
        <source>crashed %1</source>
        <translation>%1 비정상 종료함</translation>
    </message>
    <message>
        <source>crashed</source>
        <translation>비정상 종료함</translation>
    </message>
    <message>
        <source>gave no answer %1 (waited %2)</source>
        <translation>%1 답하지 않음 (%2 기다림)</translation>
    </message>
    <message>
        <source>reported a failure %1: “%2”</source>
        <translation>%1 실패를 알림: “%2”</translation>
    </message>
    <message>
        <source>reported a failure %1</source>
        <translation>%1 실패를 알림</translation>
    </message>
    <message>
        <source>gave an empty answer %1</source>
        <translation>%1 빈 답을 냄</translation>
    </message>
    <message>
        <source>gave an answer that makes no sense %1: “%2”</source>
        <translation>%1 뜻이 통하지 않는 답을 냄: “%2”</translation>
    </message>
    <message>
        <source>did not place %1 handicap stones</source>
        <translation>치석 %1개를 놓지 않음</translation>
    </message>
    <message>
        <source>was closed before it could answer</source>
        <translation>답하기 전에 닫힘</translation>
    </message>
    <message>
        <source>wrote without end and was stopped</source>
        <translation>끝없이 써서 멈춰짐</translation>
    </message>
    <message>
        <source>its last message was &quot;%1&quot;</source>
        <translation>마지막 메시지는 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>when a move was taken back</source>
        <translation>수를 무를 때</translation>
    </message>
    <message>
        <source>when asked for a handicap</source>
        <translation>치석을 요구받고</translation>
    </message>
    <message>
        <source>when asked for a move</source>
        <translation>수를 요구받고</translation>
    </message>
    <message>
        <source>when asked for an analysis</source>
        <translation>분석을 요구받고</translation>
    </message>
    <message>
        <source>when asked for the result</source>
        <translation>결과를 요구받고</translation>
    </message>
    <message>
        <source>when it was started</source>
        <translation>시작할 때</translation>
    </message>
    <message>
        <source>when the board was set up</source>
        <translation>판을 놓을 때</translation>
    </message>
    <message>
        <source>when told the handicap</source>
        <translation>치석을 들을 때</translation>
    </message>
    <message>
        <source>when told the komi</source>
        <translation>덤을 들을 때</translation>
    </message>
    <message>
        <source>when told the size of the board</source>
        <translation>판 크기를 들을 때</translation>
    </message>
    <message>
        <source>when told the time left</source>
        <translation>남은 시간을 들을 때</translation>
    </message>
    <message>
        <source>when told the move %1</source>
        <translation>수 %1을(를) 들을 때</translation>
    </message>
    <message>
        <source>while at work</source>
        <translation>작업 중에</translation>
    </message>
    <message>
        <source>the range must go from a lower number to a higher one</source>
        <translation>범위는 작은 수에서 큰 수로 가야 합니다</translation>
    </message>
    <message>
        <source>the range of a logarithmic scale must go from a number above 0 to a higher one</source>
        <translation>로그 눈금의 범위는 0보다 큰 수에서 더 큰 수로 가야 합니다</translation>
    </message>
    <message>
        <source>there is nothing to choose from</source>
        <translation>고를 것이 없습니다</translation>
    </message>
    <message>
        <source>the same choice occurs twice</source>
        <translation>같은 선택지가 두 번 있습니다</translation>
    </message>
    <message>
        <source>“%1” is not a host; write 4/host, 2/user@host or the like, one per line</source>
        <translation>“%1”은(는) 호스트가 아닙니다. 4/host, 2/user@host 등을 한 줄에 하나씩 적습니다</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>호스트가 없습니다</translation>
    </message>
    <message>
        <source>shown as it was played</source>
        <translation>둔 그대로 보여 줍니다</translation>
    </message>
    <message>
        <source>its file says otherwise: %1</source>
        <translation>그 파일은 다르게 말합니다: %1</translation>
    </message>
    <message>
        <source>its file cannot be used: %1</source>
        <translation>그 파일을 쓸 수 없습니다: %1</translation>
    </message>
    <message>
        <source>the record was written by an earlier version and does not say %1</source>
        <translation>기록은 이전 버전의 것이며 %1을(를) 알리지 않습니다</translation>
    </message>
    <message>
        <source>%1 games that were played have no place in it</source>
        <translation>둔 대국 %1국이 그 안에 자리가 없습니다</translation>
    </message>
    <message>
        <source>%1 was not set and is now %2</source>
        <translation>%1은(는) 없었으나 지금은 %2입니다</translation>
    </message>
    <message>
        <source>%1 was %2 and is no longer set</source>
        <translation>%1은(는) %2였으나 이제 없습니다</translation>
    </message>
    <message>
        <source>%1 was %2 and is now %3</source>
        <translation>%1은(는) %2였으나 지금은 %3입니다</translation>
    </message>
    <message>
        <source>%1 were %2 and are now %3</source>
        <translation>%1은(는) %2였으나 지금은 %3입니다</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>그 밖에 %1개</translation>
    </message>
    <message>
        <source>not settled: %1</source>
        <translation>정해지지 않음: %1</translation>
    </message>
    <message>
        <source>our count is %1</source>
        <translation>우리의 계산은 %1</translation>
    </message>
    <message>
        <source>cannot be told this position: there are no liberties for the stones at %1</source>
        <translation>이 국면을 알릴 수 없음: %1의 돌에 활로가 없음</translation>
    </message>
    <message>
        <source>there is no command in it</source>
        <translation>명령이 없습니다</translation>
    </message>
    <message>
        <source>several engines talk in it, %1: say which</source>
        <translation>여러 엔진이 대화합니다: %1. 어느 것인지 지정하십시오</translation>
    </message>
    <message>
        <source>two engines called %1 talk in it at the same time, and which line is whose cannot be told</source>
        <translation>%1(이)라는 두 엔진이 동시에 대화해 어느 줄이 누구의 것인지 알 수 없습니다</translation>
    </message>
    <message>
        <source>begins more games than anybody plays</source>
        <translation>아무도 두지 않을 만큼 많은 대국을 시작함</translation>
    </message>
    <message>
        <source>it is left alone for %1 min</source>
        <translation>%1분 동안 내버려 둠</translation>
    </message>
    <message>
        <source>the record does not say what was played, and %1</source>
        <translation>기록이 무엇을 두었는지 알리지 않으며, %1</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1에 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>cannot pack %1: %2</source>
        <translation>%1을(를) 묶을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>cannot enter %1: %2</source>
        <translation>%1에 들어갈 수 없음: %2</translation>
    </message>
    <message>
        <source>not a program for this computer: %1 (a script begins with a line such as #!/bin/sh)</source>
        <translation>이 컴퓨터용 프로그램이 아님: %1 (스크립트는 #!/bin/sh 같은 줄로 시작함)</translation>
    </message>
    <message>
        <source>cannot start %1: %2</source>
        <translation>%1을(를) 시작할 수 없음: %2</translation>
    </message>
    <message>
        <source>a directory, not a program: %1</source>
        <translation>프로그램이 아니라 디렉터리임: %1</translation>
    </message>
    <message>
        <source>closed its standard output</source>
        <translation>표준 출력을 닫음</translation>
    </message>
    <message>
        <source>closed its standard input</source>
        <translation>표준 입력을 닫음</translation>
    </message>
    <message>
        <source>too many open files</source>
        <translation>열린 파일이 너무 많음</translation>
    </message>
    <message>
        <source>closed before it was started</source>
        <translation>시작하기 전에 닫힘</translation>
    </message>
    <message>
        <source>killed by signal %1 (%2)</source>
        <translation>시그널 %1 (%2)(으)로 강제 종료됨</translation>
    </message>
    <message>
        <source>was cut off</source>
        <translation>끊김</translation>
    </message>
    <message>
        <source>has hung up</source>
        <translation>연결을 끊음</translation>
    </message>
    <message>
        <source>answered with the id %1, which no command had</source>
        <translation>어느 명령에도 없던 id %1(으)로 답함</translation>
    </message>
    <message>
        <source>answered a later command instead of &quot;%1&quot;</source>
        <translation>&quot;%1&quot; 대신 나중 명령에 답함</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>cannot be reached at %1: %2</source>
        <translation>%1에 연결할 수 없음: %2</translation>
    </message>
    <message>
        <source>check the address and the network</source>
        <translation>주소와 네트워크를 확인하십시오</translation>
    </message>
    <message>
        <source>was given up before it could be reached at %1</source>
        <translation>%1에 연결하기 전에 그만둠</translation>
    </message>
    <message>
        <source>did not close the connection to %1 and was cut off</source>
        <translation>%1과(와)의 연결을 닫지 않아 끊김</translation>
    </message>
    <message>
        <source>closed the connection to %1</source>
        <translation>%1과(와)의 연결을 닫음</translation>
    </message>
    <message>
        <source>was cut off: the connection to %1 was lost: %2</source>
        <translation>끊김: %1과(와)의 연결을 잃음: %2</translation>
    </message>
    <message>
        <source>there is no processor %1; this computer has 0 to %2</source>
        <translation>프로세서 %1이(가) 없습니다. 0부터 %2까지 있습니다</translation>
    </message>
    <message>
        <source>%1 during &quot;%2&quot;</source>
        <translation>&quot;%2&quot; 중에 %1</translation>
    </message>
    <message>
        <source>ssh wrote &quot;%1&quot;</source>
        <translation>ssh가 &quot;%1&quot;을(를) 씀</translation>
    </message>
    <message>
        <source>nobody can answer its questions here, so log in with a key, once in a terminal first</source>
        <translation>여기서는 그 물음에 아무도 답할 수 없으니 먼저 터미널에서 한 번 키로 로그인하십시오</translation>
    </message>
    <message>
        <source>the session was destroyed</source>
        <translation>세션이 없어짐</translation>
    </message>
    <message>
        <source>cannot send &quot;%1&quot;: a word is empty or holds a blank, a control character or &apos;#&apos;</source>
        <translation>&quot;%1&quot;을(를) 보낼 수 없음: 낱말이 비었거나 공백, 제어 문자 또는 &apos;#&apos;이 있음</translation>
    </message>
    <message>
        <source>the session was closed</source>
        <translation>세션이 닫힘</translation>
    </message>
    <message>
        <source>could not be sent &quot;%1&quot;: %2</source>
        <translation>&quot;%1&quot;을(를) 보낼 수 없었음: %2</translation>
    </message>
    <message>
        <source>another game was wanted</source>
        <translation>다른 대국을 요구함</translation>
    </message>
    <message>
        <source>%1 and %2 more points</source>
        <translation>%1 외 %2점</translation>
    </message>
    <message>
        <source>no engine is named “%1”, and %2</source>
        <translation>“%1”(이)라는 엔진이 없으며, %2</translation>
    </message>
    <message>
        <source>%1 is not the system’s</source>
        <translation>%1은(는) 시스템의 것이 아닙니다</translation>
    </message>
    <message>
        <source>was interrupted</source>
        <translation>중단됨</translation>
    </message>
    <message>
        <source>nobody called %1 talks in it, but %2</source>
        <translation>%1(이)라는 엔진은 없고 %2이(가) 있습니다</translation>
    </message>
    <message>
        <source>it was not started</source>
        <translation>시작되지 않음</translation>
    </message>
    <message>
        <source>game %1: %2, does not count</source>
        <translation>대국 %1: %2, 세지 않음</translation>
    </message>
    <message>
        <source>the server says “%1”</source>
        <translation>서버의 말 “%1”</translation>
    </message>
    <message>
        <source>The connection was lost, and the server does not know of the game any more.</source>
        <translation>연결이 끊겼고, 서버는 그 대국을 더 이상 알지 못합니다.</translation>
    </message>
    <message>
        <source>does not speak CGOS: what it says %1</source>
        <translation>CGOS를 사용하지 않음: %1(이)라고 함</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>사람</translation>
    </message>
    <message>
        <source>was given up</source>
        <translation>그만둠</translation>
    </message>
    <message>
        <source>places no handicap stones</source>
        <translation>치석을 놓지 않음</translation>
    </message>
    <message>
        <source>was not there</source>
        <translation>없었습니다</translation>
    </message>
    <message>
        <source>was restarted by hand</source>
        <translation>손으로 다시 시작됨</translation>
    </message>
    <message>
        <source>it was restarted by hand</source>
        <translation>손으로 다시 시작했음</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>it was restarted</source>
        <translation>다시 시작했음</translation>
    </message>
    <message>
        <source>Black says %1</source>
        <translation>흑은 %1(이)라 함</translation>
    </message>
    <message>
        <source>White says %1</source>
        <translation>백은 %1(이)라 함</translation>
    </message>
    <message>
        <source>the referee engine says %1</source>
        <translation>심판 엔진은 %1(이)라 함</translation>
    </message>
    <message>
        <source>unknown margin</source>
        <translation>차이를 모름</translation>
    </message>
    <message>
        <source>players disagreed</source>
        <translation>대국자의 의견이 다름</translation>
    </message>
    <message>
        <source>no score reported</source>
        <translation>결과 보고 없음</translation>
    </message>
    <message>
        <source>was stopped</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>cannot be started: %1</source>
        <translation>시작할 수 없음: %1</translation>
    </message>
    <message>
        <source>its position could not be set up</source>
        <translation>국면을 놓을 수 없었음</translation>
    </message>
    <message>
        <source>there was no engine to ask</source>
        <translation>물을 엔진이 없었음</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>the expected answer is not a valid regular expression</source>
        <translation>기대하는 것이 정규 표현식이 아님</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1. %2</translation>
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
        <translation>플레이오프</translation>
    </message>
    <message>
        <source>All play all</source>
        <translation>모두와 대국</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>풀리그</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>도전자전</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>토너먼트</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>스위스 방식</translation>
    </message>
    <message>
        <source>Until decided</source>
        <translation>승부가 날 때까지</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>튜닝</translation>
    </message>
    <message>
        <source>%1 writes no line within %2 s%3</source>
        <translation>%1은(는) %2초 안에 한 줄도 쓰지 않음%3</translation>
    </message>
    <message>
        <source>%1 writes lines that cannot be read, “%2” is missing or odd: “%3”</source>
        <translation>%1이(가) 읽을 수 없는 줄을 씀. “%2”이(가) 없거나 이상함: “%3”</translation>
    </message>
    <message>
        <source>%1 works, and stops within %2 ms</source>
        <translation>%1 작동, %2 ms 안에 멈춤</translation>
    </message>
    <message>
        <source>no analysis (lz-analyze, kata-analyze, analyze)</source>
        <translation>분석 없음 (lz-analyze, kata-analyze, analyze)</translation>
    </message>
    <message>
        <source>analysis changes the board</source>
        <translation>분석이 판을 바꿈</translation>
    </message>
    <message>
        <source>%1 says no move</source>
        <translation>%1이(가) 수를 말하지 않음</translation>
    </message>
    <message>
        <source>%1 works</source>
        <translation>%1 작동</translation>
    </message>
    <message>
        <source>%1 does not end its reply after the move, but goes on thinking until the next command</source>
        <translation>%1은(는) 수를 낸 뒤 응답을 끝내지 않고 다음 명령까지 계속 생각함</translation>
    </message>
    <message>
        <source>accepts boardsize %1, but then no stone in the top right corner</source>
        <translation>boardsize %1을(를) 받지만 오른쪽 위 귀에 돌을 놓지 못함</translation>
    </message>
    <message>
        <source>takes no board from 2×2 to 25×25</source>
        <translation>2×2부터 25×25까지 어느 판도 받지 않음</translation>
    </message>
    <message>
        <source>takes square boards of %1</source>
        <translation>%1의 정사각형 판을 받음</translation>
    </message>
    <message>
        <source>accepts boardsize 0</source>
        <translation>boardsize 0을 받음</translation>
    </message>
    <message>
        <source>accepts boardsize %1, although GTP names no points beyond 25×25</source>
        <translation>boardsize %1을(를) 받지만 GTP에는 25×25를 넘는 점의 이름이 없음</translation>
    </message>
    <message>
        <source>refuses a size with “%1” instead of “unacceptable size”</source>
        <translation>크기를 “unacceptable size” 대신 “%1”(으)로 거부함</translation>
    </message>
    <message>
        <source>no rectangular boards</source>
        <translation>직사각형 판 없음</translation>
    </message>
    <message>
        <source>takes rectangular boards (9×7)</source>
        <translation>직사각형 판(9×7)을 받음</translation>
    </message>
    <message>
        <source>lists rectangular_boardsize, but refuses 9×7</source>
        <translation>rectangular_boardsize를 목록에 두고도 9×7을 거부함</translation>
    </message>
    <message>
        <source>takes a komi of 0, 0.5, 6.5 and 7</source>
        <translation>덤 0, 0.5, 6.5, 7을 받음</translation>
    </message>
    <message>
        <source>refuses komi %1</source>
        <translation>덤 %1을(를) 거부함</translation>
    </message>
    <message>
        <source>refuses komi %1; GTP wants every komi accepted</source>
        <translation>덤 %1을(를) 거부함. GTP는 모든 덤을 받도록 요구함</translation>
    </message>
    <message>
        <source>accepts a komi that is not a number</source>
        <translation>수치가 아닌 덤을 받음</translation>
    </message>
    <message>
        <source>clear_board empties the board</source>
        <translation>clear_board로 판이 비워짐</translation>
    </message>
    <message>
        <source>clear_board leaves stones: a point that was occupied before is refused</source>
        <translation>clear_board 뒤에 돌이 남음: 전에 돌이 있던 점을 거부함</translation>
    </message>
    <message>
        <source>refuses “%1”</source>
        <translation>“%1”을(를) 거부함</translation>
    </message>
    <message>
        <source>refuses the start-up command “%1”: %2</source>
        <translation>시작 명령 “%1”을(를) 거부함: %2</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1”: %2</source>
        <translation>“%1”을(를) 물으면 GTP가 아닌 것을 씀: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1”: %2</source>
        <translation>“%1”을(를) 물으면 끝남: %2</translation>
    </message>
    <message>
        <source>ended without being asked anything: %1</source>
        <translation>묻기도 전에 끝남: %1</translation>
    </message>
    <message>
        <source>refuses “%1”, so that nothing can be played</source>
        <translation>“%1”을(를) 거부해 아무것도 둘 수 없음</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>치석</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>생각</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>분석</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>확장</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>works</source>
        <translation>정상</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>odd</source>
        <translation>이상함</translation>
    </message>
    <message>
        <source>plays on %1</source>
        <translation>%1에서 둠</translation>
    </message>
    <message>
        <source>could not be checked to the end</source>
        <translation>끝까지 검사할 수 없었음</translation>
    </message>
    <message>
        <source>not fit for matches</source>
        <translation>대국에 부적합</translation>
    </message>
    <message>
        <source>fine for matches</source>
        <translation>대국에 문제없음</translation>
    </message>
    <message>
        <source>1 thing is wrong</source>
        <translation>잘못 1개</translation>
    </message>
    <message>
        <source>%1 things are wrong</source>
        <translation>잘못 %1개</translation>
    </message>
    <message>
        <source>the check took longer than %1 s and was given up</source>
        <translation>검사가 %1초를 넘어 그만둠</translation>
    </message>
    <message>
        <source>lists %1, but refuses “%2”: “%3”</source>
        <translation>%1을(를) 목록에 두고도 “%2”을(를) 거부함: “%3”</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”</source>
        <translation>“%1”에 “%2”(으)로 답함</translation>
    </message>
    <message>
        <source>no commands of %1</source>
        <translation>%1의 명령 없음</translation>
    </message>
    <message>
        <source>%1: answers %2</source>
        <translation>%1: %2(으)로 답함</translation>
    </message>
    <message>
        <source>loadsgf refuses a small record: “%1”</source>
        <translation>loadsgf가 작은 기보를 거부함: “%1”</translation>
    </message>
    <message>
        <source>loadsgf does not put the record&apos;s stones</source>
        <translation>loadsgf가 기보의 돌을 놓지 않음</translation>
    </message>
    <message>
        <source>loadsgf reads a record</source>
        <translation>loadsgf가 기보를 읽음</translation>
    </message>
    <message>
        <source>writes “%1” to standard output before its first reply; only replies belong there</source>
        <translation>첫 응답 전에 표준 출력에 “%1”을(를) 씀. 거기에는 응답만 있어야 함</translation>
    </message>
    <message>
        <source>writes “%1” between replies (%2); only replies belong on standard output</source>
        <translation>응답 사이에 “%1”을(를) 씀 (%2). 표준 출력에는 응답만 있어야 함</translation>
    </message>
    <message>
        <source>does not end a reply with an empty line (%2)</source>
        <translation>응답을 빈 줄로 끝내지 않음 (%2)</translation>
    </message>
    <message>
        <source>writes more empty lines than the one that ends a reply (%2)</source>
        <translation>응답을 끝내는 한 줄보다 많은 빈 줄을 씀 (%2)</translation>
    </message>
    <message>
        <source>ends lines with CR LF instead of LF</source>
        <translation>줄을 LF 대신 CR LF로 끝냄</translation>
    </message>
    <message>
        <source>does not repeat the id of a command (%2)</source>
        <translation>명령의 id를 되풀이하지 않음 (%2)</translation>
    </message>
    <message>
        <source>answers with an id that was not asked: “%1” (%2)</source>
        <translation>묻지 않은 id로 답함: “%1” (%2)</translation>
    </message>
    <message>
        <source>puts no space after the id: “%1”</source>
        <translation>id 뒤에 공백이 없음: “%1”</translation>
    </message>
    <message>
        <source>answers one command twice: “%1” (%2)</source>
        <translation>한 명령에 두 번 답함: “%1” (%2)</translation>
    </message>
    <message>
        <source>repeats ids, ends replies with one empty line, writes nothing else</source>
        <translation>id를 되풀이하고, 응답을 빈 줄 하나로 끝내며, 다른 것은 쓰지 않음</translation>
    </message>
    <message>
        <source>no fixed handicap</source>
        <translation>고정 치석 없음</translation>
    </message>
    <message>
        <source>puts fixed handicap stones where GTP has them</source>
        <translation>고정 치석을 GTP가 정한 곳에 놓음</translation>
    </message>
    <message>
        <source>puts fixed handicap stones elsewhere than GTP 2 §4.1.1 (%1)</source>
        <translation>고정 치석을 GTP 2 §4.1.1과 다른 곳에 놓음 (%1)</translation>
    </message>
    <message>
        <source>accepts fixed_handicap with %1 stones, where GTP has 2 to 9</source>
        <translation>치석 %1개의 fixed_handicap을 받지만 GTP에서는 2~9개</translation>
    </message>
    <message>
        <source>does not choose handicap points itself</source>
        <translation>치석 자리를 스스로 고르지 않음</translation>
    </message>
    <message>
        <source>answers place_free_handicap 4 with “%1”</source>
        <translation>place_free_handicap 4에 “%1”(으)로 답함</translation>
    </message>
    <message>
        <source>names handicap points, but puts no stones there</source>
        <translation>치석 자리를 말하지만 돌을 놓지 않음</translation>
    </message>
    <message>
        <source>chooses handicap points itself (%1)</source>
        <translation>치석 자리를 스스로 고름 (%1)</translation>
    </message>
    <message>
        <source>does not take free handicap stones</source>
        <translation>자유 치석을 받지 않음</translation>
    </message>
    <message>
        <source>refuses set_free_handicap C3 D2 B4: “%1”</source>
        <translation>set_free_handicap C3 D2 B4를 거부함: “%1”</translation>
    </message>
    <message>
        <source>set_free_handicap puts no stones</source>
        <translation>set_free_handicap으로 돌을 놓지 않음</translation>
    </message>
    <message>
        <source>takes free handicap stones</source>
        <translation>자유 치석을 받음</translation>
    </message>
    <message>
        <source>accepts bad handicap stones: %1</source>
        <translation>잘못된 치석을 받음: %1</translation>
    </message>
    <message>
        <source>puts handicap stones on a board that is not empty</source>
        <translation>비어 있지 않은 판에 치석을 놓음</translation>
    </message>
    <message>
        <source>is still there %1 s after quit; it has to be killed</source>
        <translation>quit 뒤 %1초가 지나도 남아 있음. 강제로 끝내야 함</translation>
    </message>
    <message>
        <source>crashes at quit: %1</source>
        <translation>quit에서 비정상 종료: %1</translation>
    </message>
    <message>
        <source>leaves at quit with exit code %1</source>
        <translation>quit에서 종료 코드 %1(으)로 끝남</translation>
    </message>
    <message>
        <source>leaves %1 ms after quit</source>
        <translation>quit 뒤 %1 ms에 끝남</translation>
    </message>
    <message>
        <source>leaves at quit without a reply</source>
        <translation>quit에 응답하지 않고 끝남</translation>
    </message>
    <message>
        <source>leaves processes of its own behind at quit</source>
        <translation>quit 뒤에 자기 프로세스를 남김</translation>
    </message>
    <message>
        <source>does not leave when its input ends; it has to be killed</source>
        <translation>입력이 끝나도 끝나지 않음. 강제로 끝내야 함</translation>
    </message>
    <message>
        <source>crashes when its input ends: %1</source>
        <translation>입력이 끝나면 비정상 종료: %1</translation>
    </message>
    <message>
        <source>leaves when its input ends</source>
        <translation>입력이 끝나면 끝남</translation>
    </message>
    <message>
        <source>refuses a legal move: “%1”</source>
        <translation>합법적인 수를 거부함: “%1”</translation>
    </message>
    <message>
        <source>refuses “%1”: GTP has black and white, b and w, and vertices in any letter case</source>
        <translation>“%1”을(를) 거부함: GTP에는 black과 white, b와 w가 있고 좌표는 대소문자를 가리지 않음</translation>
    </message>
    <message>
        <source>plays moves, colours and vertices in any letter case</source>
        <translation>수, 색, 좌표의 대소문자를 가리지 않고 둠</translation>
    </message>
    <message>
        <source>plays White first, and one colour twice</source>
        <translation>백이 먼저 두거나 한 색이 잇달아 둘 수 있음</translation>
    </message>
    <message>
        <source>wants colours to alternate: refuses “%1”; set-up stones and records need that</source>
        <translation>색이 번갈아 나오기를 요구함: “%1”을(를) 거부함. 돌 배치와 기보에 필요함</translation>
    </message>
    <message>
        <source>plays on an occupied point</source>
        <translation>돌이 있는 점에 둠</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point</source>
        <translation>돌이 있는 점의 수를 거부함</translation>
    </message>
    <message>
        <source>refuses a move on an occupied point with “%1” instead of “illegal move”</source>
        <translation>돌이 있는 점의 수를 “illegal move” 대신 “%1”(으)로 거부함</translation>
    </message>
    <message>
        <source>accepts %1</source>
        <translation>%1을(를) 받음</translation>
    </message>
    <message>
        <source>passes, and plays on after two passes</source>
        <translation>패스하고, 두 번 패스한 뒤에도 계속 둠</translation>
    </message>
    <message>
        <source>plays no move after two passes</source>
        <translation>두 번 패스한 뒤에는 수를 두지 않음</translation>
    </message>
    <message>
        <source>no undo</source>
        <translation>undo 없음</translation>
    </message>
    <message>
        <source>lists undo, but refuses it: “%1”</source>
        <translation>undo를 목록에 두고도 거부함: “%1”</translation>
    </message>
    <message>
        <source>undo does not bring captured stones back</source>
        <translation>undo가 따낸 돌을 되돌리지 않음</translation>
    </message>
    <message>
        <source>undo does not restore the board: then “%1” is refused</source>
        <translation>undo가 판을 되돌리지 않음: 그 뒤 “%1”이(가) 거부됨</translation>
    </message>
    <message>
        <source>undo takes moves back and restores captured stones</source>
        <translation>undo가 수를 되돌리고 따낸 돌도 되살림</translation>
    </message>
    <message>
        <source>accepts undo on an empty board</source>
        <translation>빈 판에서 undo를 받음</translation>
    </message>
    <message>
        <source>refuses undo on an empty board with “%1” instead of “cannot undo”</source>
        <translation>빈 판에서 undo를 “cannot undo” 대신 “%1”(으)로 거부함</translation>
    </message>
    <message>
        <source>does not show its board in a way that can be read (list_stones, showboard)</source>
        <translation>판을 읽을 수 있게 보여 주지 않음 (list_stones, showboard)</translation>
    </message>
    <message>
        <source>shows the board as it is</source>
        <translation>판을 그대로 보여 줌</translation>
    </message>
    <message>
        <source>shows another board than it was told</source>
        <translation>알려 준 것과 다른 판을 보여 줌</translation>
    </message>
    <message>
        <source>first words</source>
        <translation>첫마디</translation>
    </message>
    <message>
        <source>name and version</source>
        <translation>이름과 버전</translation>
    </message>
    <message>
        <source>list of commands</source>
        <translation>명령 목록</translation>
    </message>
    <message>
        <source>known_command</source>
        <translation>known_command</translation>
    </message>
    <message>
        <source>an unknown command</source>
        <translation>모르는 명령</translation>
    </message>
    <message>
        <source>comments and blanks</source>
        <translation>주석과 공백</translation>
    </message>
    <message>
        <source>board sizes</source>
        <translation>판 크기</translation>
    </message>
    <message>
        <source>impossible board sizes</source>
        <translation>불가능한 판 크기</translation>
    </message>
    <message>
        <source>rectangular boards</source>
        <translation>직사각형 판</translation>
    </message>
    <message>
        <source>komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>unusual komi</source>
        <translation>드문 덤</translation>
    </message>
    <message>
        <source>clear_board</source>
        <translation>clear_board</translation>
    </message>
    <message>
        <source>fixed handicap</source>
        <translation>고정 치석</translation>
    </message>
    <message>
        <source>impossible handicaps</source>
        <translation>불가능한 치석</translation>
    </message>
    <message>
        <source>free handicap</source>
        <translation>자유 치석</translation>
    </message>
    <message>
        <source>given handicap stones</source>
        <translation>주어진 치석</translation>
    </message>
    <message>
        <source>bad handicap stones</source>
        <translation>잘못된 치석</translation>
    </message>
    <message>
        <source>handicap on stones</source>
        <translation>돌이 있는 판의 치석</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>수</translation>
    </message>
    <message>
        <source>one colour twice</source>
        <translation>한 색을 잇달아</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>불법인 수</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>undo</translation>
    </message>
    <message>
        <source>undo of nothing</source>
        <translation>되돌릴 것이 없는 undo</translation>
    </message>
    <message>
        <source>the board it shows</source>
        <translation>보여 주는 판</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>따냄</translation>
    </message>
    <message>
        <source>ko</source>
        <translation>패</translation>
    </message>
    <message>
        <source>superko</source>
        <translation>동형반복</translation>
    </message>
    <message>
        <source>suicide</source>
        <translation>자살수</translation>
    </message>
    <message>
        <source>genmove</source>
        <translation>genmove</translation>
    </message>
    <message>
        <source>a game against itself</source>
        <translation>자신과의 대국</translation>
    </message>
    <message>
        <source>genmove after passes</source>
        <translation>패스 뒤의 genmove</translation>
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
        <translation>다른 시간 방식</translation>
    </message>
    <message>
        <source>a second a move</source>
        <translation>한 수 1초</translation>
    </message>
    <message>
        <source>final_score</source>
        <translation>final_score</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>사석</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>분석</translation>
    </message>
    <message>
        <source>genmove with analysis</source>
        <translation>분석이 있는 genmove</translation>
    </message>
    <message>
        <source>usual extensions</source>
        <translation>흔한 확장</translation>
    </message>
    <message>
        <source>loadsgf</source>
        <translation>loadsgf</translation>
    </message>
    <message>
        <source>gomill&apos;s extensions</source>
        <translation>gomill 확장</translation>
    </message>
    <message>
        <source>GoGui&apos;s extensions</source>
        <translation>GoGui 확장</translation>
    </message>
    <message>
        <source>KataGo&apos;s extensions</source>
        <translation>KataGo 확장</translation>
    </message>
    <message>
        <source>KGS extensions</source>
        <translation>KGS 확장</translation>
    </message>
    <message>
        <source>the end of its input</source>
        <translation>입력의 끝</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quit</translation>
    </message>
    <message>
        <source>trips over a comment line</source>
        <translation>주석 줄에 걸려 넘어짐</translation>
    </message>
    <message>
        <source>trips over an empty line</source>
        <translation>빈 줄에 걸려 넘어짐</translation>
    </message>
    <message>
        <source>trips over a line of spaces</source>
        <translation>공백 줄에 걸려 넘어짐</translation>
    </message>
    <message>
        <source>takes a comment after a command for arguments</source>
        <translation>명령 뒤의 주석을 인수로 받음</translation>
    </message>
    <message>
        <source>does not take a tab for a space</source>
        <translation>탭을 공백으로 받지 않음</translation>
    </message>
    <message>
        <source>trips over CR LF at the end of a command</source>
        <translation>명령 끝의 CR LF에 걸려 넘어짐</translation>
    </message>
    <message>
        <source>loses commands that arrive together</source>
        <translation>함께 도착한 명령을 잃음</translation>
    </message>
    <message>
        <source>first reply after %1 ms</source>
        <translation>%1 ms 뒤 첫 응답</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error at start</source>
        <translation>시작할 때 표준 오류에 %1바이트를 씀</translation>
    </message>
    <message>
        <source>does not know protocol_version: “%1”</source>
        <translation>protocol_version을 모름: “%1”</translation>
    </message>
    <message>
        <source>speaks version 1 of GTP, which is obsolete</source>
        <translation>낡은 GTP 버전 1을 사용함</translation>
    </message>
    <message>
        <source>speaks GTP 2</source>
        <translation>GTP 2를 사용함</translation>
    </message>
    <message>
        <source>answers protocol_version with “%1” instead of 2</source>
        <translation>protocol_version에 2 대신 “%1”(으)로 답함</translation>
    </message>
    <message>
        <source>does not say its name</source>
        <translation>이름을 말하지 않음</translation>
    </message>
    <message>
        <source>is %1, but does not say its version</source>
        <translation>%1이지만 버전을 말하지 않음</translation>
    </message>
    <message>
        <source>is %1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>does not list its commands: “%1”</source>
        <translation>명령을 나열하지 않음: “%1”</translation>
    </message>
    <message>
        <source>lists %1 commands</source>
        <translation>명령 %1개를 나열함</translation>
    </message>
    <message>
        <source>does not list what GTP 2 requires of every engine: %1</source>
        <translation>GTP 2가 모든 엔진에 요구하는 것을 나열하지 않음: %1</translation>
    </message>
    <message>
        <source>answers known_command for nonsense with “%1”, not false</source>
        <translation>엉터리 known_command에 false 대신 “%1”(으)로 답함</translation>
    </message>
    <message>
        <source>known_command agrees with list_commands</source>
        <translation>known_command가 list_commands와 일치함</translation>
    </message>
    <message>
        <source>known_command denies what list_commands has: %1</source>
        <translation>known_command가 list_commands에 있는 것을 부인함: %1</translation>
    </message>
    <message>
        <source>accepts a command that does not exist</source>
        <translation>없는 명령을 받음</translation>
    </message>
    <message>
        <source>refuses an unknown command</source>
        <translation>모르는 명령을 거부함</translation>
    </message>
    <message>
        <source>refuses an unknown command with “%1” instead of “unknown command”</source>
        <translation>모르는 명령을 “unknown command” 대신 “%1”(으)로 거부함</translation>
    </message>
    <message>
        <source>takes a word for a command that only begins like one (“namex” for “name”)</source>
        <translation>시작만 같은 낱말을 명령으로 받음 (“name” 대신 “namex”)</translation>
    </message>
    <message>
        <source>reads comments, empty lines, tabs, CR LF and several commands at once</source>
        <translation>주석, 빈 줄, 탭, CR LF, 한꺼번에 온 명령을 읽음</translation>
    </message>
    <message>
        <source>refuses a move where a stone was captured: “%1”, “%2”</source>
        <translation>돌을 따낸 자리의 수를 거부함: “%1”, “%2”</translation>
    </message>
    <message>
        <source>takes captured stones off</source>
        <translation>따낸 돌을 들어냄</translation>
    </message>
    <message>
        <source>accepts that a ko is retaken at once: leaves that to the arbiter</source>
        <translation>패를 바로 되따는 것을 받음: 심판에게 맡김</translation>
    </message>
    <message>
        <source>refuses to retake a ko at once</source>
        <translation>패를 바로 되따는 것을 거부함</translation>
    </message>
    <message>
        <source>refuses to retake a ko after a threat and its answer</source>
        <translation>패감과 응수 뒤에도 패를 되따는 것을 거부함</translation>
    </message>
    <message>
        <source>accepts that a whole position is repeated</source>
        <translation>전체 국면의 반복을 받음</translation>
    </message>
    <message>
        <source>refuses to repeat a whole position (superko)</source>
        <translation>전체 국면의 반복을 거부함 (동형반복)</translation>
    </message>
    <message>
        <source>refuses suicide</source>
        <translation>자살수를 거부함</translation>
    </message>
    <message>
        <source>accepts suicide of several stones, not of one</source>
        <translation>여러 점의 자살수는 받고 한 점은 받지 않음</translation>
    </message>
    <message>
        <source>accepts suicide, even of one stone: leaves that to the arbiter</source>
        <translation>한 점의 자살수도 받음: 심판에게 맡김</translation>
    </message>
    <message>
        <source>leaves a stone on the board that was played without liberties</source>
        <translation>활로 없이 둔 돌을 판에 남김</translation>
    </message>
    <message>
        <source>refuses final_score on a finished board: “%1”</source>
        <translation>끝난 판에서 final_score를 거부함: “%1”</translation>
    </message>
    <message>
        <source>answers final_score with “%1”, not like “%2”</source>
        <translation>final_score에 “%2”처럼이 아니라 “%1”(으)로 답함</translation>
    </message>
    <message>
        <source>scores a finished board without dead stones as %1; it is %2 by area and by territory</source>
        <translation>사석 없이 끝난 판을 %1(으)로 계산함. 면적으로도 집으로도 %2</translation>
    </message>
    <message>
        <source>answers final_status_list dead with “%1”</source>
        <translation>final_status_list dead에 “%1”(으)로 답함</translation>
    </message>
    <message>
        <source>recognises dead stones</source>
        <translation>사석을 알아봄</translation>
    </message>
    <message>
        <source>recognises no dead stones (%1): takes all stones for alive</source>
        <translation>사석을 알아보지 못함 (%1): 모든 돌을 산 것으로 봄</translation>
    </message>
    <message>
        <source>takes %1 for dead where %2 are</source>
        <translation>%2이(가) 사석인데 %1을(를) 사석으로 봄</translation>
    </message>
    <message>
        <source>no final_score</source>
        <translation>final_score 없음</translation>
    </message>
    <message>
        <source>scores a finished board correctly (%1)</source>
        <translation>끝난 판을 바르게 계산함 (%1)</translation>
    </message>
    <message>
        <source>final_score ignores a komi that is set after it was asked first: still %1</source>
        <translation>final_score가 처음 물은 뒤에 정한 덤을 무시함: 여전히 %1</translation>
    </message>
    <message>
        <source>no final_status_list</source>
        <translation>final_status_list 없음</translation>
    </message>
    <message>
        <source>answers final_status_list alive with “%1”</source>
        <translation>final_status_list alive에 “%1”(으)로 답함</translation>
    </message>
    <message>
        <source>answers final_status_list seki with “%1”, where no stone is in seki</source>
        <translation>빅인 돌이 없는데 final_status_list seki에 “%1”(으)로 답함</translation>
    </message>
    <message>
        <source>played a whole game against itself, %1 legal moves, at most %2 s each</source>
        <translation>자신을 상대로 한 판을 끝까지 둠. 합법적인 수 %1, 한 수에 최대 %2초</translation>
    </message>
    <message>
        <source>began a game against itself, %1 legal moves, at most %2 s each</source>
        <translation>자신을 상대로 한 판을 시작함. 합법적인 수 %1, 한 수에 최대 %2초</translation>
    </message>
    <message>
        <source>writes %1 bytes to standard error for a move</source>
        <translation>한 수마다 표준 오류에 %1바이트를 씀</translation>
    </message>
    <message>
        <source>generates moves, White first and one colour twice</source>
        <translation>백이 먼저 두거나 한 색이 잇달아 두는 수도 생성함</translation>
    </message>
    <message>
        <source>shows another board than its own moves lead to</source>
        <translation>자기 수의 결과와 다른 판을 보여 줌</translation>
    </message>
    <message>
        <source>refuses genmove after two passes: “%1”; play may be resumed when the dead stones are disputed</source>
        <translation>두 번 패스한 뒤 genmove를 거부함: “%1”. 사석에 다툼이 있으면 대국을 다시 이어야 함</translation>
    </message>
    <message>
        <source>answers genmove after two passes</source>
        <translation>두 번 패스한 뒤 genmove에 답함</translation>
    </message>
    <message>
        <source>no reg_genmove</source>
        <translation>reg_genmove 없음</translation>
    </message>
    <message>
        <source>reg_genmove leaves the board alone</source>
        <translation>reg_genmove가 판을 건드리지 않음</translation>
    </message>
    <message>
        <source>reg_genmove answers “%1”, which cannot be played then</source>
        <translation>reg_genmove가 “%1”(으)로 답하지만 그 뒤에 둘 수 없음</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s at most</source>
        <translation>한 수 1초에서 최대 %1초 걸림</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s, but this machine is too busy to tell why</source>
        <translation>한 수 1초에서 %1초 걸렸으나 이 컴퓨터가 너무 바빠 이유를 알 수 없음</translation>
    </message>
    <message>
        <source>with a second a move, took %1 s: would lose on time</source>
        <translation>한 수 1초에서 %1초 걸림: 시간패할 것</translation>
    </message>
    <message>
        <source>does not obey its clock: with a second a move, took %1 s</source>
        <translation>시계를 지키지 않음: 한 수 1초에서 %1초 걸림</translation>
    </message>
    <message>
        <source>no time_settings: plays without a clock</source>
        <translation>time_settings 없음: 시계 없이 둠</translation>
    </message>
    <message>
        <source>takes absolute, Canadian and no time limits</source>
        <translation>제한 시간만, 캐나다식, 무제한을 받음</translation>
    </message>
    <message>
        <source>refuses %1</source>
        <translation>%1을(를) 거부함</translation>
    </message>
    <message>
        <source>takes fractions of a second in time_settings</source>
        <translation>time_settings에서 초의 소수를 받음</translation>
    </message>
    <message>
        <source>no time_left</source>
        <translation>time_left 없음</translation>
    </message>
    <message>
        <source>takes time_left</source>
        <translation>time_left를 받음</translation>
    </message>
    <message>
        <source>no byo-yomi or Fischer time (kgs-time_settings, kata-time_settings)</source>
        <translation>초읽기도 피셔 방식도 없음 (kgs-time_settings, kata-time_settings)</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>%1을(를) 받음</translation>
    </message>
    <message>
        <source>writes what is not GTP when asked for “%1” after two passes: %2</source>
        <translation>두 번 패스한 뒤 “%1”을(를) 물으면 GTP가 아닌 것을 씀: %2</translation>
    </message>
    <message>
        <source>ends when asked for “%1” after two passes: %2</source>
        <translation>두 번 패스한 뒤 “%1”을(를) 물으면 끝남: %2</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>serious</source>
        <translation>심각</translation>
    </message>
    <message>
        <source>fit for matches: the one thing that is wrong does not matter there</source>
        <translation>대국에 적합: 잘못 1개는 영향이 없음</translation>
    </message>
    <message>
        <source>fit for matches: the %1 things that are wrong do not matter there</source>
        <translation>대국에 적합: 잘못 %1개는 영향이 없음</translation>
    </message>
    <message>
        <source>not fit for matches because of %1 of the %2 things that are wrong</source>
        <translation>잘못 %2개 중 %1개 때문에 대국에 부적합</translation>
    </message>
    <message>
        <source>%1 takes an interval only, not the side to move</source>
        <translation>%1은(는) 간격만 받고 차례인 쪽은 받지 않음</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is off the board</source>
        <translation>“%1”에 판 밖의 “%2”(으)로 답함</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is occupied</source>
        <translation>“%1”에 돌이 있는 “%2”(으)로 답함</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which is suicide</source>
        <translation>“%1”에 자살수인 “%2”(으)로 답함</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which retakes a ko at once</source>
        <translation>“%1”에 패를 바로 되따는 “%2”(으)로 답함</translation>
    </message>
    <message>
        <source>answers “%1” with “%2”, which repeats a position</source>
        <translation>“%1”에 국면을 반복하는 “%2”(으)로 답함</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, at byte %2</source>
        <translation>%1, %2번째 바이트</translation>
    </message>
    <message>
        <source>it names no move</source>
        <translation>수가 없음</translation>
    </message>
    <message>
        <source>more moves than the board has</source>
        <translation>판에 들어갈 수보다 수가 많음</translation>
    </message>
    <message>
        <source>a second root</source>
        <translation>두 번째 루트</translation>
    </message>
    <message>
        <source>a move without its vertex, visits or win rate</source>
        <translation>좌표, 탐색 수 또는 승률이 없는 수</translation>
    </message>
    <message>
        <source>a value that belongs to no move</source>
        <translation>어느 수에도 속하지 않는 값</translation>
    </message>
    <message>
        <source>a value that was given already</source>
        <translation>이미 나온 값</translation>
    </message>
    <message>
        <source>a win rate out of range</source>
        <translation>범위를 벗어난 승률</translation>
    </message>
    <message>
        <source>no move of this board</source>
        <translation>이 판의 수가 아님</translation>
    </message>
    <message>
        <source>a second map</source>
        <translation>두 번째 지도</translation>
    </message>
    <message>
        <source>no value between -1 and 1 for each point</source>
        <translation>각 점에 대해 -1에서 1 사이의 값이 아님</translation>
    </message>
    <message>
        <source>a number that belongs to nothing</source>
        <translation>어디에도 속하지 않는 수치</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>수치가 아님</translation>
    </message>
    <message>
        <source>no count</source>
        <translation>개수가 아님</translation>
    </message>
    <message>
        <source>knows none of kata-analyze, lz-analyze, analyze</source>
        <translation>kata-analyze, lz-analyze, analyze를 모두 모름</translation>
    </message>
    <message>
        <source>names a move that is not one: %1</source>
        <translation>수가 아닌 것을 수라고 알림: %1</translation>
    </message>
    <message>
        <source>names a move out of turn: %1</source>
        <translation>차례가 아닌 수를 알림: %1</translation>
    </message>
    <message>
        <source>has the game go on for ever</source>
        <translation>대국을 끝없이 계속하게 함</translation>
    </message>
    <message>
        <source>asks for a move out of turn</source>
        <translation>차례가 아닌데 수를 요구함</translation>
    </message>
    <message>
        <source>makes no sense: %1</source>
        <translation>뜻이 통하지 않음: %1</translation>
    </message>
    <message>
        <source>is not valid TOML: %1</source>
        <translation>은(는) TOML이 아닙니다: %1</translation>
    </message>
    <message>
        <source>others may read this password; let only yourself, with chmod 600</source>
        <translation>다른 사람이 이 암호를 읽을 수 있습니다. chmod 600으로 자신만 읽게 하십시오</translation>
    </message>
    <message>
        <source>its first line holds no password</source>
        <translation>첫 줄에 암호가 없습니다</translation>
    </message>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: 폴더를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>it is not running</source>
        <translation>실행 중이 아님</translation>
    </message>
    <message>
        <source>does not answer “%1” after two passes within %2 s</source>
        <translation>두 번 패스한 뒤 “%1”에 %2초 안에 답하지 않음</translation>
    </message>
    <message>
        <source>does not answer “%1” within %2 s</source>
        <translation>“%1”에 %2초 안에 답하지 않음</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>파일을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>the file is written in a way that only an editor of texts can change: please do it there</source>
        <translation>파일이 텍스트 편집기로만 바꿀 수 있게 쓰여 있습니다. 그곳에서 바꾸십시오</translation>
    </message>
    <message>
        <source>and %1 more mistakes</source>
        <translation>그 밖에 잘못 %1개</translation>
    </message>
    <message>
        <source>a scale of whole numbers needs whole ends</source>
        <translation>정수 눈금은 양 끝이 정수입니다</translation>
    </message>
    <message>
        <source>this is too large to import</source>
        <translation>너무 커서 옮길 수 없습니다</translation>
    </message>
    <message>
        <source>%1 cannot be formatted with “%2”</source>
        <translation>%1을(를) “%2”(으)로 서식화할 수 없습니다</translation>
    </message>
    <message>
        <source>a “%(” is not closed</source>
        <translation>“%(”이 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>there are too few values for the “%”</source>
        <translation>“%”에 쓸 값이 모자랍니다</translation>
    </message>
    <message>
        <source>a “%” has no type that is known</source>
        <translation>“%”의 형식을 모릅니다</translation>
    </message>
    <message>
        <source>there are too many values for the “%”</source>
        <translation>“%”에 쓸 값이 너무 많습니다</translation>
    </message>
    <message>
        <source>a “{” is not closed</source>
        <translation>“{”이 닫히지 않았습니다</translation>
    </message>
    <message>
        <source>“{%1}” in a format is not understood</source>
        <translation>서식의 “{%1}”을(를) 이해할 수 없습니다</translation>
    </message>
    <message>
        <source>“+” of %1 cannot be imported</source>
        <translation>%1의 “+”은(는) 옮기지 않습니다</translation>
    </message>
    <message>
        <source>this expression cannot be imported; write its value</source>
        <translation>이 계산은 옮기지 않습니다. 값을 적으십시오</translation>
    </message>
    <message>
        <source>“%1” of %2 and %3 cannot be imported</source>
        <translation>%2와(과) %3의 “%1”은(는) 옮기지 않습니다</translation>
    </message>
    <message>
        <source>the call of %1() cannot be imported; write its value</source>
        <translation>%1() 호출은 옮기지 않습니다. 값을 적으십시오</translation>
    </message>
    <message>
        <source>is not a table written by gogui-twogtp</source>
        <translation>은(는) gogui-twogtp의 표가 아닙니다</translation>
    </message>
    <message>
        <source>cannot remove %1</source>
        <translation>%1을(를) 제거할 수 없습니다</translation>
    </message>
    <message>
        <source>the task is %1</source>
        <translation>작업은 %1입니다</translation>
    </message>
    <message>
        <source>the task is of another version: %1: %2</source>
        <translation>작업의 버전이 다릅니다: %1: %2</translation>
    </message>
    <message>
        <source>the run&apos;s name cannot be the name of a folder</source>
        <translation>실행에 폴더 이름으로 쓸 이름이 없습니다</translation>
    </message>
    <message>
        <source>%1 cannot be moved to %2</source>
        <translation>%1을(를) %2(으)로 옮길 수 없습니다</translation>
    </message>
    <message>
        <source>it is off the board</source>
        <translation>판 밖입니다</translation>
    </message>
    <message>
        <source>the point is occupied</source>
        <translation>그 점에 돌이 있습니다</translation>
    </message>
    <message>
        <source>it is suicide</source>
        <translation>자살수입니다</translation>
    </message>
    <message>
        <source>it retakes a ko at once</source>
        <translation>패를 바로 되땁니다</translation>
    </message>
    <message>
        <source>it repeats a position</source>
        <translation>국면을 반복합니다</translation>
    </message>
    <message>
        <source>its board is %1, the game&apos;s is %2</source>
        <translation>그 판은 %1, 대국의 판은 %2</translation>
    </message>
    <message>
        <source>the stone on %1 has no liberties</source>
        <translation>%1의 돌에 활로가 없습니다</translation>
    </message>
    <message>
        <source>move %1, %2 %3, is illegal: %4</source>
        <translation>%1수, %2 %3은(는) 불법입니다: %4</translation>
    </message>
    <message>
        <source>the game is over with move %1; take fewer plies of it</source>
        <translation>대국은 %1수에서 끝납니다. 수를 적게 취하십시오</translation>
    </message>
    <message>
        <source>there is no opening in what the openings are taken from</source>
        <translation>포석을 얻는 곳에 포석이 없습니다</translation>
    </message>
    <message>
        <source>“%1” is not a vertex of a %2x%3 board</source>
        <translation>“%1”은(는) %2x%3 판의 좌표가 아닙니다</translation>
    </message>
    <message>
        <source>“%1” at the end lacks its vertex</source>
        <translation>끝의 “%1”에 좌표가 없습니다</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <translation>%1:%2: %3</translation>
    </message>
    <message>
        <source>the line is longer than any game</source>
        <translation>줄이 어느 대국보다 깁니다</translation>
    </message>
    <message>
        <source>more than %1 openings</source>
        <translation>포석이 %1개보다 많습니다</translation>
    </message>
    <message>
        <source>opening “%1”: %2</source>
        <translation>포석 “%1”: %2</translation>
    </message>
    <message>
        <source>%1: it holds no *.sgf file</source>
        <translation>%1: *.sgf 파일이 없습니다</translation>
    </message>
    <message>
        <source>%1: more than %2 openings</source>
        <translation>%1: 포석이 %2개보다 많습니다</translation>
    </message>
    <message>
        <source>only %1 different random openings of %2 plies were found</source>
        <translation>%2수의 서로 다른 무작위 포석을 %1개만 찾았습니다</translation>
    </message>
    <message>
        <source>cannot move %1 to the trash</source>
        <translation>%1을(를) 휴지통으로 옮길 수 없습니다</translation>
    </message>
    <message>
        <source>cannot move %1 to %2</source>
        <translation>%1을(를) %2(으)로 옮길 수 없습니다</translation>
    </message>
    <message>
        <source>there is too little memory</source>
        <translation>메모리가 모자랍니다</translation>
    </message>
    <message>
        <source>no run of %1 is under way</source>
        <translation>%1의 실행이 없습니다</translation>
    </message>
    <message>
        <source>%1: no server can be started</source>
        <translation>%1: 서버를 시작할 수 없습니다</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make its folder writable</source>
        <translation>%1에 쓸 수 없습니다: %2. 폴더를 쓸 수 있게 하십시오</translation>
    </message>
    <message>
        <source>cannot lock %1: %2</source>
        <translation>%1을(를) 잠글 수 없습니다: %2</translation>
    </message>
    <message>
        <source>this competition is running already, as process %1; stop that one first (compete stop)</source>
        <translation>이 대회는 이미 프로세스 %1(으)로 실행 중입니다. 먼저 그것을 멈추십시오 (compete stop)</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is full; free some space</source>
        <translation>%1에 쓸 수 없습니다: 디스크가 가득 찼습니다. 공간을 비우십시오</translation>
    </message>
    <message>
        <source>cannot write %1: %2; make the file and its folder writable, or copy it to a folder that is</source>
        <translation>%1에 쓸 수 없습니다: %2. 파일과 폴더를 쓸 수 있게 하거나 쓸 수 있는 폴더로 복사하십시오</translation>
    </message>
    <message>
        <source>cannot open %1: %2; see that its folder exists and can be written</source>
        <translation>%1을(를) 열 수 없습니다: %2. 폴더가 있고 쓸 수 있는지 확인하십시오</translation>
    </message>
    <message>
        <source>%1 is damaged (%2); keep a copy of it, save what can be read with &quot;sqlite3 FILE .recover&quot;, or move it away to begin anew</source>
        <translation>%1이(가) 손상되었습니다 (%2). 파일의 사본을 남기고 &quot;sqlite3 FILE .recover&quot;로 읽을 수 있는 것을 구하거나, 옮겨 두고 새로 시작하십시오</translation>
    </message>
    <message>
        <source>cannot write %1: another program is writing to it; end that one</source>
        <translation>%1에 쓸 수 없습니다: 다른 프로그램이 쓰고 있습니다. 그 프로그램을 끝내십시오</translation>
    </message>
    <message>
        <source>cannot use %1: %2</source>
        <translation>%1을(를) 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>cannot rename %1 to %2, which would keep the earlier series; move it away yourself</source>
        <translation>이전 시리즈를 남기기 위해 %1의 이름을 %2(으)로 바꿀 수 없습니다. 직접 옮기십시오</translation>
    </message>
    <message>
        <source>%1 has games with names that no competition gives them; it was not written by Shinpan, or it is damaged</source>
        <translation>%1에 어느 대회도 붙이지 않는 이름의 대국이 있습니다. Shinpan이 쓴 것이 아니거나 손상되었습니다</translation>
    </message>
    <message>
        <source>%1 has %2 games with impossible values; it was not written by Shinpan, or it is damaged</source>
        <translation>%1이(가) %2국에 대해 있을 수 없는 것을 말합니다. Shinpan이 쓴 것이 아니거나 손상되었습니다</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>%1을(를) 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>there is no %1: nothing of this competition was played yet</source>
        <translation>%1이(가) 없습니다. 이 대회는 아직 두지 않았습니다</translation>
    </message>
    <message>
        <source>%1 has tables that compute what they say; it was not written by Shinpan</source>
        <translation>%1에 내용을 계산하는 표가 있습니다. Shinpan이 쓴 것이 아닙니다</translation>
    </message>
    <message>
        <source>%1 is not the record of a competition but another program&apos;s database; move it away, or give the competition&apos;s file another name</source>
        <translation>%1은(는) 대회의 기록이 아니라 다른 프로그램의 데이터베이스입니다. 옮기거나 대회 파일에 다른 이름을 붙이십시오</translation>
    </message>
    <message>
        <source>%1 was written by a newer Shinpan (tables of version %2, this one knows %3); use that one</source>
        <translation>%1은(는) 더 새로운 Shinpan이 썼습니다(표 버전 %2, 이 프로그램은 %3). 그것을 쓰십시오</translation>
    </message>
    <message>
        <source>the alias of &quot;%1&quot; to &quot;%2&quot; is not two GTP words</source>
        <translation>&quot;%1&quot;의 별명 &quot;%2&quot;은(는) GTP 낱말 두 개가 아닙니다</translation>
    </message>
    <message>
        <source>%1.%2: %3</source>
        <translation>%1.%2: %3</translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation>이(가) 없거나 비어 있습니다</translation>
    </message>
    <message>
        <source>is not a text</source>
        <translation>은(는) 글이 아닙니다</translation>
    </message>
    <message>
        <source>is neither true nor false</source>
        <translation>은(는) true도 false도 아닙니다</translation>
    </message>
    <message>
        <source>is not a list</source>
        <translation>은(는) 목록이 아닙니다</translation>
    </message>
    <message>
        <source>holds something that is not a text</source>
        <translation>에 글이 아닌 것이 있습니다</translation>
    </message>
    <message>
        <source>“%1” is not of the form %2</source>
        <translation>“%1”은(는) %2 꼴이 아닙니다</translation>
    </message>
    <message>
        <source>is not an object</source>
        <translation>은(는) 객체가 아닙니다</translation>
    </message>
    <message>
        <source>“%1” is not a time such as 30s or 2m; 0s means no limit</source>
        <translation>“%1”은(는) 30s나 2m 같은 시간이 아닙니다. 0s는 제한 없음입니다</translation>
    </message>
    <message>
        <source>is not of the form {&quot;area&quot;: text, &quot;territory&quot;: text}</source>
        <translation>은(는) {&quot;area&quot;: 글, &quot;territory&quot;: 글} 꼴이 아닙니다</translation>
    </message>
    <message>
        <source>line %1 (byte %2): %3</source>
        <translation>%1번째 줄(%2번째 바이트): %3</translation>
    </message>
    <message>
        <source>it was written by a newer version of this program (format %1)</source>
        <translation>이 프로그램의 더 새로운 버전이 쓴 것입니다(형식 %1)</translation>
    </message>
    <message>
        <source>it is not a list of engines</source>
        <translation>엔진 목록이 아닙니다</translation>
    </message>
    <message>
        <source>%1[%2].%3: is missing or empty</source>
        <translation>%1[%2].%3: 없거나 비어 있습니다</translation>
    </message>
    <message>
        <source>%1.id: “%2” occurs twice</source>
        <translation>%1.id: “%2”이(가) 두 번 있습니다</translation>
    </message>
    <message>
        <source>%1: its folder cannot be created</source>
        <translation>%1: 폴더를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>%1: it cannot be kept as %2: %3</source>
        <translation>%1: %2(으)로 남길 수 없습니다: %3</translation>
    </message>
    <message>
        <source>cannot write %1: the disk is nearly full</source>
        <translation>%1에 쓸 수 없음: 디스크가 거의 가득 참</translation>
    </message>
    <message>
        <source>an IPv6 address stands in brackets, as in [::1]:6800</source>
        <translation>IPv6 주소는 [::1]:6800처럼 대괄호 안에 적습니다</translation>
    </message>
    <message>
        <source>is not [HOST:]PORT, such as 6800 or 0.0.0.0:6800</source>
        <translation>은(는) 6800이나 0.0.0.0:6800 같은 [HOST:]PORT가 아닙니다</translation>
    </message>
    <message>
        <source>%1: not an address of this computer</source>
        <translation>%1: 이 컴퓨터의 주소가 아닙니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a way to score a game; it takes %2</source>
        <translation>&quot;%1&quot;은(는) 대국을 계가하는 방법이 아닙니다. 쓸 수 있는 것은 %2입니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice in the scoring ladder</source>
        <translation>계가 순서에 &quot;%1&quot;이(가) 두 번 있습니다</translation>
    </message>
    <message>
        <source>there is no game in this GIB file</source>
        <translation>이 GIB 파일에 대국이 없습니다</translation>
    </message>
    <message>
        <source>there is no move in this NGF file</source>
        <translation>이 NGF 파일에 수가 없습니다</translation>
    </message>
    <message>
        <source>this UGF file is encrypted</source>
        <translation>이 UGF 파일은 암호화되어 있습니다</translation>
    </message>
    <message>
        <source>there is no game in this UGF file</source>
        <translation>이 UGF 파일에 대국이 없습니다</translation>
    </message>
    <message>
        <source>this is not a record of Go but of game %1</source>
        <translation>바둑이 아니라 게임 %1의 기보입니다</translation>
    </message>
    <message>
        <source>there is no SGF game in it: no &quot;(&quot; followed by a node</source>
        <translation>SGF 대국이 없습니다: &quot;(&quot; 뒤에 노드가 없습니다</translation>
    </message>
    <message>
        <source>nothing in it was understood</source>
        <translation>내용을 전혀 이해할 수 없었습니다</translation>
    </message>
    <message>
        <source>%1: these lists name each other</source>
        <translation>%1: 이 목록들이 서로를 가리킵니다</translation>
    </message>
    <message>
        <source>%1: there is no test %2</source>
        <translation>%1: 시험 %2이(가) 없습니다</translation>
    </message>
    <message>
        <source>%1: is the log of a conversation, not a suite</source>
        <translation>%1: 시험 모음이 아니라 대화 로그입니다</translation>
    </message>
    <message>
        <source>%1: there is no test in it</source>
        <translation>%1: 시험이 없습니다</translation>
    </message>
    <message>
        <source>line %1 is not a test result as --json prints it</source>
        <translation>%1번째 줄은 --json이 출력하는 시험 결과가 아닙니다</translation>
    </message>
    <message>
        <source>is not there</source>
        <translation>이(가) 없습니다</translation>
    </message>
    <message>
        <source>the engine took &quot;%1&quot;, which makes no sense to us; its moves are not judged until the next game</source>
        <translation>엔진이 우리가 알 수 없는 &quot;%1&quot;을(를) 받았습니다. 다음 대국까지 그 수를 판단하지 않습니다</translation>
    </message>
    <message>
        <source>answered with the failure &quot;%1&quot;</source>
        <translation>실패 &quot;%1&quot;(으)로 답함</translation>
    </message>
    <message>
        <source>answered with &quot;%1&quot;, which is not a move</source>
        <translation>수가 아닌 &quot;%1&quot;(으)로 답함</translation>
    </message>
    <message>
        <source>%1: there are %2 records; no more are written</source>
        <translation>%1: 기보가 %2개 있습니다. 더 쓰지 않습니다</translation>
    </message>
    <message>
        <source>a candidate needs at least one game</source>
        <translation>후보에는 적어도 한 국이 필요합니다</translation>
    </message>
    <message>
        <source>exploration must not be negative</source>
        <translation>exploration은 음수일 수 없습니다</translation>
    </message>
    <message>
        <source>a calibration has exactly one parameter</source>
        <translation>보정의 매개변수는 꼭 하나입니다</translation>
    </message>
    <message>
        <source>a calibration needs a parameter with a range of numbers</source>
        <translation>보정에는 수치 범위가 있는 매개변수가 필요합니다</translation>
    </message>
    <message>
        <source>a calibration needs levels, such as [-100, 0, 100]</source>
        <translation>보정에는 [-100, 0, 100] 같은 수준이 필요합니다</translation>
    </message>
    <message>
        <source>games_per_candidate and precision must be above 0</source>
        <translation>games_per_candidate와 precision은 0보다 커야 합니다</translation>
    </message>
    <message>
        <source>number_of_generations must be at least 1</source>
        <translation>number_of_generations는 1 이상이어야 합니다</translation>
    </message>
    <message>
        <source>samples_per_generation must be at least 1</source>
        <translation>samples_per_generation은 1 이상이어야 합니다</translation>
    </message>
    <message>
        <source>batch_size must be at least 1</source>
        <translation>batch_size는 1 이상이어야 합니다</translation>
    </message>
    <message>
        <source>elite_proportion must be above 0 and below 1</source>
        <translation>elite_proportion은 0보다 크고 1보다 작아야 합니다</translation>
    </message>
    <message>
        <source>step_size must be above 0 and below 1</source>
        <translation>step_size는 0보다 크고 1보다 작아야 합니다</translation>
    </message>
    <message>
        <source>it must be split into at least one part</source>
        <translation>적어도 하나로 나누어야 합니다</translation>
    </message>
    <message>
        <source>its initial variance must not be negative</source>
        <translation>initial_variance는 음수일 수 없습니다</translation>
    </message>
    <message>
        <source>its step at the end must be above 0</source>
        <translation>마지막 보폭은 0보다 커야 합니다</translation>
    </message>
    <message>
        <source>its learning rate at the end must not be negative</source>
        <translation>마지막 학습률은 음수일 수 없습니다</translation>
    </message>
    <message>
        <source>its own value is outside the range</source>
        <translation>자체 값이 범위를 벗어났습니다</translation>
    </message>
    <message>
        <source>its format is for numbers, but “%1” is none</source>
        <translation>서식은 수치용인데 “%1”은(는) 수치가 아닙니다</translation>
    </message>
    <message>
        <source>there is no parameter to tune</source>
        <translation>튜닝할 매개변수가 없습니다</translation>
    </message>
    <message>
        <source>there are two parameters named “%1”</source>
        <translation>“%1”(이)라는 매개변수가 둘 있습니다</translation>
    </message>
    <message>
        <source>parameter “%1”: %2</source>
        <translation>매개변수 “%1”: %2</translation>
    </message>
    <message>
        <source>SPSA needs to know its number of games, two at least</source>
        <translation>SPSA는 대국 수를 알아야 합니다. 적어도 두 국입니다</translation>
    </message>
    <message>
        <source>A, alpha and gamma must not be negative</source>
        <translation>A, alpha, gamma는 음수일 수 없습니다</translation>
    </message>
    <message>
        <source>an update needs at least one pair of games</source>
        <translation>갱신에는 적어도 대국 한 짝이 필요합니다</translation>
    </message>
    <message>
        <source>parameter “%1”: SPSA needs numbers, it cannot step between choices</source>
        <translation>매개변수 “%1”: SPSA에는 수치가 필요하며 선택지 사이를 옮겨 다닐 수 없습니다</translation>
    </message>
    <message>
        <source>exploration_coefficient must not be negative</source>
        <translation>exploration_coefficient는 음수일 수 없습니다</translation>
    </message>
    <message>
        <source>initial_visits and initial_wins must be at least 1</source>
        <translation>initial_visits와 initial_wins는 1 이상이어야 합니다</translation>
    </message>
    <message>
        <source>initial_wins cannot be more than initial_visits</source>
        <translation>initial_wins는 initial_visits보다 클 수 없습니다</translation>
    </message>
    <message>
        <source>max_depth must be at least 1</source>
        <translation>max_depth는 1 이상이어야 합니다</translation>
    </message>
    <message>
        <source>the splits make %1 cells, more than %2 cannot be searched</source>
        <translation>나누면 칸이 %1개가 됩니다. %2개를 넘으면 탐색할 수 없습니다</translation>
    </message>
    <message>
        <source>a format needs exactly one conversion for the value, such as %s or %.2f</source>
        <translation>서식에는 %s나 %.2f 같은 값 변환이 꼭 하나 필요합니다</translation>
    </message>
    <message>
        <source>%1 is a file, not a folder</source>
        <translation>%1은(는) 폴더가 아니라 파일입니다</translation>
    </message>
    <message>
        <source>%1 is not empty; name a new folder</source>
        <translation>%1이(가) 비어 있지 않습니다. 새 폴더를 지정하십시오</translation>
    </message>
    <message>
        <source>%1 cannot be created</source>
        <translation>%1을(를) 만들 수 없습니다</translation>
    </message>
    <message>
        <source>the LaTeX package psgo draws square boards of up to %1 lines; this one has %2×%3</source>
        <translation>LaTeX 패키지 psgo는 %1줄까지의 정사각형 판을 그립니다. 이 판은 %2×%3입니다</translation>
    </message>
    <message>
        <source>no machine is left</source>
        <translation>남은 컴퓨터가 없습니다</translation>
    </message>
    <message>
        <source>%1 tasks in a row have played nothing</source>
        <translation>작업 %1개가 잇달아 아무것도 두지 않았습니다</translation>
    </message>
    <message>
        <source>%1 tasks in a row were lost; their logs are in %2</source>
        <translation>작업 %1개를 잇달아 잃었습니다. 로그는 %2에 있습니다</translation>
    </message>
    <message>
        <source>stopped after the pairs of games that were begun</source>
        <translation>시작된 대국 짝 뒤에 멈췄습니다</translation>
    </message>
    <message>
        <source>stopped after the games that were running</source>
        <translation>진행 중이던 대국 뒤에 멈췄습니다</translation>
    </message>
    <message>
        <source>stopped at once</source>
        <translation>바로 멈췄습니다</translation>
    </message>
    <message>
        <source>the time of this run was up</source>
        <translation>이번 실행의 시간이 다 되었습니다</translation>
    </message>
    <message>
        <source>this run had its %1 games</source>
        <translation>이번 실행의 %1국이 끝났습니다</translation>
    </message>
    <message>
        <source>%1 games were left out, because their players are in quarantine: %2</source>
        <translation>대국자가 격리되어 %1국을 뺐습니다: %2</translation>
    </message>
    <message>
        <source>there are no openings left</source>
        <translation>남은 포석이 없습니다</translation>
    </message>
    <message>
        <source>too many void games: none of this matchup was completed in this run before game %1 was void</source>
        <translation>무효인 대국이 너무 많습니다: 대국 %1이(가) 무효가 되기까지 이번 실행에서 이 짝의 대국은 하나도 끝나지 않았습니다</translation>
    </message>
    <message>
        <source>too many void games: game %1 is the second in a row of its matchup</source>
        <translation>무효인 대국이 너무 많습니다: 대국 %1은(는) 이 짝에서 잇달아 두 번째로 무효입니다</translation>
    </message>
    <message>
        <source>too many void games: game %1 was void %2 times</source>
        <translation>무효인 대국이 너무 많습니다: 대국 %1이(가) %2번 무효였습니다</translation>
    </message>
    <message>
        <source>did not leave after quit</source>
        <translation>quit 뒤에 끝나지 않았음</translation>
    </message>
    <message>
        <source>broke down on quit: %1</source>
        <translation>quit에서 비정상 종료함: %1</translation>
    </message>
    <message>
        <source>the referee</source>
        <translation>심판</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has results of other settings, which cannot be counted together: %2. Set them back, begin a new series, or give the file another name</source>
        <translation>%1에는 함께 셀 수 없는 다른 설정의 결과가 있습니다: %2. 설정을 되돌리거나, 새 시리즈를 시작하거나, 파일에 다른 이름을 붙이십시오</translation>
    </message>
    <message>
        <source>its games were played with other settings: %1</source>
        <translation>대국의 설정이 달랐습니다: %1</translation>
    </message>
    <message>
        <source>it does not say with which settings its games were played; an earlier version wrote it</source>
        <translation>어떤 설정으로 대국했는지 적혀 있지 않습니다. 이전 버전이 쓴 것입니다</translation>
    </message>
    <message>
        <source>it has a game without a number</source>
        <translation>번호 없는 대국이 있습니다</translation>
    </message>
    <message>
        <source>it has game %1 twice, so it is of more than one match</source>
        <translation>대국 %1이(가) 두 번 있어 여러 대국이 섞여 있습니다</translation>
    </message>
    <message>
        <source>%1:%2: this is no whole game and is not counted</source>
        <translation>%1:%2: 온전한 대국이 아니므로 세지 않습니다</translation>
    </message>
    <message>
        <source>%1:%2: cannot go on with this match: %3</source>
        <translation>%1:%2: 이 대국을 계속할 수 없습니다: %3</translation>
    </message>
    <message>
        <source>is missing; each [[account]] is a name on the server and who plays under it</source>
        <translation>이(가) 없습니다. 각 [[account]]는 서버의 이름과 그 이름으로 두는 대국자입니다</translation>
    </message>
    <message>
        <source>“%1” occurs twice; the server takes a name once</source>
        <translation>“%1”이(가) 두 번 있습니다. 서버는 이름을 한 번만 받습니다</translation>
    </message>
    <message>
        <source>“%1” cannot be a name on the server; it takes 3 to 18 letters, digits, dots, hyphens and underscores, and begins with no digit</source>
        <translation>“%1”은(는) 서버의 이름이 될 수 없습니다. 영문자, 숫자, 점, 하이픈, 밑줄 3~18자이며 숫자로 시작하지 않습니다</translation>
    </message>
    <message>
        <source>is missing; it takes host:port, such as &quot;yss-aya.com:6809&quot;</source>
        <translation>이(가) 없습니다. &quot;yss-aya.com:6809&quot;와 같은 host:port를 적습니다</translation>
    </message>
    <message>
        <source>it takes host:port</source>
        <translation>host:port를 적습니다</translation>
    </message>
    <message>
        <source>it takes &quot;cgos&quot; or a rule set such as &quot;Tromp-Taylor&quot;</source>
        <translation>&quot;cgos&quot; 또는 &quot;Tromp-Taylor&quot; 같은 규칙을 적습니다</translation>
    </message>
    <message>
        <source>is missing; it takes the id of a [[player]]</source>
        <translation>이(가) 없습니다. [[player]]의 id를 적습니다</translation>
    </message>
    <message>
        <source>“%1” is not the id of a [[player]]</source>
        <translation>“%1”은(는) 어느 [[player]]의 id도 아닙니다</translation>
    </message>
    <message>
        <source>“%1” is not a set of processors; it takes a text for each slot, such as &quot;0-3&quot; or &quot;4,6&quot;</source>
        <translation>“%1”은(는) 프로세서 묶음이 아닙니다. 자리마다 &quot;0-3&quot;이나 &quot;4,6&quot; 같은 글을 적습니다</translation>
    </message>
    <message>
        <source>is too long: files are named after it, and %1 characters are the most</source>
        <translation>이(가) 너무 깁니다. 파일 이름에 쓰이므로 %1자까지입니다</translation>
    </message>
    <message>
        <source>“%1” cannot be an id; it takes letters, digits and -!$%&amp;*+.:;&lt;=&gt;?^_~#, without blanks</source>
        <translation>“%1”은(는) id가 될 수 없습니다. 영문자, 숫자와 -!$%&amp;*+.:;&lt;=&gt;?^_~#를 쓰며 공백은 없습니다</translation>
    </message>
    <message>
        <source>“%1” is taken already</source>
        <translation>“%1”은(는) 이미 쓰이고 있습니다</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes a number or &quot;%2&quot;</source>
        <translation>“%1”을(를) 모릅니다. 수치나 &quot;%2&quot;을(를) 적습니다</translation>
    </message>
    <message>
        <source>is missing; it takes %1</source>
        <translation>이(가) 없습니다. %1을(를) 적습니다</translation>
    </message>
    <message>
        <source>this type needs a number of games, 1 or more</source>
        <translation>이 종류에는 1 이상의 대국 수가 필요합니다</translation>
    </message>
    <message>
        <source>belongs to %1</source>
        <translation>은(는) %1에 속합니다</translation>
    </message>
    <message>
        <source>is missing; it takes a table with elo0 and elo1, [sprt]</source>
        <translation>이(가) 없습니다. elo0과 elo1이 있는 테이블 [sprt]를 적습니다</translation>
    </message>
    <message>
        <source>an SPRT match has exactly two players</source>
        <translation>SPRT 대국에는 대국자가 꼭 둘입니다</translation>
    </message>
    <message>
        <source>a competition has two players or more, each a table [[player]] with id and command</source>
        <translation>대회에는 대국자가 둘 이상이며, 각각 id와 command가 있는 테이블 [[player]]입니다</translation>
    </message>
    <message>
        <source>there must be fewer %1 than players (%2)</source>
        <translation>%1은(는) 대국자 수(%2)보다 적어야 합니다</translation>
    </message>
    <message>
        <source>does not go with a handicap: it is the openings that say what stands on the board, and those from SGF may set stones up</source>
        <translation>은(는) 치석과 함께 쓸 수 없습니다. 판에 무엇이 있는지는 포석이 정하며, SGF의 포석은 돌을 배치할 수 있습니다</translation>
    </message>
    <message>
        <source>is missing; a scorer asks a referee, which takes a table [referee] with its command</source>
        <translation>이(가) 없습니다. 계가가 심판에게 물으므로 command가 있는 테이블 [referee]가 필요합니다</translation>
    </message>
    <message>
        <source>no scorer asks it</source>
        <translation>어느 계가도 그것에 묻지 않습니다</translation>
    </message>
    <message>
        <source>; did you mean “%1”?</source>
        <translation>. “%1”을(를) 뜻했습니까?</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>따옴표 안의 글</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1부터 %2까지의 정수</translation>
    </message>
    <message>
        <source>%1 is out of range; it takes %2</source>
        <translation>%1은(는) 범위를 벗어났습니다. %2을(를) 적습니다</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>%1부터 %2까지의 수치</translation>
    </message>
    <message>
        <source>“%1” is no time; it takes &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; or a number of seconds, up to 1000 hours</source>
        <translation>“%1”은(는) 시간이 아닙니다. &quot;30s&quot;, &quot;2m&quot;, &quot;1h30m&quot;, &quot;500ms&quot; 또는 1000시간까지의 초를 적습니다</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>따옴표 안의 글 목록</translation>
    </message>
    <message>
        <source>holds %1; it takes %2</source>
        <translation>에 %1이(가) 있습니다. %2을(를) 적습니다</translation>
    </message>
    <message>
        <source>a table such as { NAME = &quot;value&quot; }</source>
        <translation>{ NAME = &quot;value&quot; } 같은 테이블</translation>
    </message>
    <message>
        <source>a table, [%1]</source>
        <translation>테이블 [%1]</translation>
    </message>
    <message>
        <source>tables, [[%1]]</source>
        <translation>테이블 [[%1]] 여러 개</translation>
    </message>
    <message>
        <source>there are %1; %2 are the most</source>
        <translation>이(가) %1개 있습니다. 최대 %2개입니다</translation>
    </message>
    <message>
        <source>is %1; it takes %2</source>
        <translation>은(는) %1입니다. %2을(를) 적습니다</translation>
    </message>
    <message>
        <source>“%1” is not known; it takes %2%3</source>
        <translation>“%1”을(를) 모릅니다. %2%3을(를) 적습니다</translation>
    </message>
    <message>
        <source>; there are %1</source>
        <translation>. %1이(가) 있습니다</translation>
    </message>
    <message>
        <source>no such setting%1</source>
        <translation>그런 설정이 없습니다%1</translation>
    </message>
    <message>
        <source>“%1” is not understood; %2</source>
        <translation>“%1”을(를) 이해할 수 없습니다. %2</translation>
    </message>
    <message>
        <source>%1 stones are not possible; a board of %2x%3 takes %4 where handicap_style is &quot;%5&quot;</source>
        <translation>치석 %1개는 불가능합니다. %2x%3 판은 handicap_style이 &quot;%5&quot;일 때 %4을(를) 받습니다</translation>
    </message>
    <message>
        <source>it takes a number from %1 to %2, or columns and rows such as &quot;13x9&quot;</source>
        <translation>%1부터 %2까지의 수치나 &quot;13x9&quot; 같은 열과 행을 적습니다</translation>
    </message>
    <message>
        <source>it takes %1, or fields as KataGo&apos;s: &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;</source>
        <translation>%1이나, KataGo와 같은 항목 &quot;ko=simple,scoring=area,tax=none,suicide=false&quot;를 적습니다</translation>
    </message>
    <message>
        <source>it takes %1</source>
        <translation>%1을(를) 적습니다</translation>
    </message>
    <message>
        <source>“%1” asks a person, and there is none</source>
        <translation>“%1”은(는) 사람에게 묻는데 사람이 없습니다</translation>
    </message>
    <message>
        <source>is missing; it takes the name of a file with a host a line, such as &quot;4/anna@north&quot;</source>
        <translation>이(가) 없습니다. &quot;4/anna@north&quot;처럼 한 줄에 호스트 하나를 적은 파일의 이름을 적습니다</translation>
    </message>
    <message>
        <source>it takes the ids of two players, [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>두 대국자의 id를 [&quot;ID&quot;, &quot;ID&quot;]로 적습니다</translation>
    </message>
    <message>
        <source>there is no player “%1”%2</source>
        <translation>대국자 “%1”이(가) 없습니다%2</translation>
    </message>
    <message>
        <source>is missing; a playoff has one table or more, [[matchup]], with players = [&quot;ID&quot;, &quot;ID&quot;]</source>
        <translation>이(가) 없습니다. 플레이오프에는 players = [&quot;ID&quot;, &quot;ID&quot;]가 있는 테이블 [[matchup]]이 하나 이상 있습니다</translation>
    </message>
    <message>
        <source>it takes a path</source>
        <translation>경로를 적습니다</translation>
    </message>
    <message>
        <source>belongs to lines = &quot;sampled&quot;</source>
        <translation>은(는) lines = &quot;sampled&quot;에 속합니다</translation>
    </message>
    <message>
        <source>a source of openings has one of sgf, moves_file, moves, random_plies and index</source>
        <translation>포석의 출처는 sgf, moves_file, moves, random_plies, index 중 하나입니다</translation>
    </message>
    <message>
        <source>it has changed; index it anew</source>
        <translation>파일이 바뀌었습니다. 색인을 다시 만드세요</translation>
    </message>
    <message>
        <source>no position after %1 moves was won by both colours %2 times; ask for fewer wins or moves</source>
        <translation>%1수 뒤에 흑백이 모두 %2번씩 이긴 국면이 없습니다. 승수나 수를 줄이세요</translation>
    </message>
    <message>
        <source>is missing or empty; it takes the engine&apos;s command line, such as &quot;gnugo --mode gtp&quot;, or tcp://host:port</source>
        <translation>이(가) 없거나 비어 있습니다. &quot;gnugo --mode gtp&quot; 같은 엔진의 명령줄이나 tcp://host:port를 적습니다</translation>
    </message>
    <message>
        <source>an engine that listens takes none</source>
        <translation>접속을 기다리는 엔진에는 없습니다</translation>
    </message>
    <message>
        <source>“%1” is not a GTP command; it takes a list of commands, each a text or the list of its words</source>
        <translation>“%1”은(는) GTP 명령이 아닙니다. 명령 목록(각각 글이나 낱말 목록)을 적습니다</translation>
    </message>
    <message>
        <source>“%1” cannot be a variable&apos;s name</source>
        <translation>“%1”은(는) 변수 이름이 될 수 없습니다</translation>
    </message>
    <message>
        <source>“%1” = “%2” is not a pair of GTP commands</source>
        <translation>“%1” = “%2”은(는) GTP 명령의 짝이 아닙니다</translation>
    </message>
    <message>
        <source>“%1” is neither area nor territory</source>
        <translation>“%1”은(는) area도 territory도 아닙니다</translation>
    </message>
    <message>
        <source>it takes a size such as 512M or 4G</source>
        <translation>512M이나 4G 같은 크기를 적습니다</translation>
    </message>
    <message>
        <source>“%1” is not the id of an earlier player</source>
        <translation>“%1”은(는) 앞선 대국자의 id가 아닙니다</translation>
    </message>
    <message>
        <source>scale = &quot;choice&quot; needs a list of texts or numbers</source>
        <translation>scale = &quot;choice&quot;에는 글이나 수치의 목록이 필요합니다</translation>
    </message>
    <message>
        <source>is missing; a parameter has low and high, or scale = &quot;choice&quot; and choices</source>
        <translation>이(가) 없습니다. 매개변수에는 low와 high, 또는 scale = &quot;choice&quot;와 choices가 있습니다</translation>
    </message>
    <message>
        <source>“%1” is none of the choices</source>
        <translation>“%1”은(는) 선택지에 없습니다</translation>
    </message>
    <message>
        <source>“%1” is not within the range</source>
        <translation>“%1”은(는) 범위 안에 있지 않습니다</translation>
    </message>
    <message>
        <source>a parameter has a name of letters, digits, “_”, “-” and “.”, which stands in braces in the command of the first player</source>
        <translation>매개변수 이름은 영문자, 숫자, “_”, “-”, “.”로 이루어지며 첫 대국자의 명령에 중괄호로 적힙니다</translation>
    </message>
    <message>
        <source>“{%1}” stands nowhere in the command, environment or start-up commands of the first player, which is tuned</source>
        <translation>“{%1}”이(가) 튜닝할 첫 대국자의 명령, 환경, 시작 명령 어디에도 없습니다</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it</source>
        <translation>SPSA에는 대국 수가 필요합니다. 그에 맞춰 보폭이 정해집니다</translation>
    </message>
    <message>
        <source>SPSA plays the first player against itself; there is to be no other</source>
        <translation>SPSA는 첫 대국자를 자신과 두게 합니다. 다른 대국자는 없어야 합니다</translation>
    </message>
    <message>
        <source>it takes Elo from -%1 to %1, as numbers in a list</source>
        <translation>-%1부터 %1까지의 Elo를 수치 목록으로 적습니다</translation>
    </message>
    <message>
        <source>must be above elo0</source>
        <translation>은(는) elo0보다 커야 합니다</translation>
    </message>
    <message>
        <source>is missing; a control file has competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; or &apos;ce_tuner&apos;</source>
        <translation>이(가) 없습니다. 제어 파일에는 competition_type = &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; 또는 &apos;ce_tuner&apos;가 있습니다</translation>
    </message>
    <message>
        <source>is none of &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos; and &apos;ce_tuner&apos;</source>
        <translation>은(는) &apos;playoff&apos;, &apos;allplayall&apos;, &apos;mc_tuner&apos;, &apos;ce_tuner&apos; 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>a tuner has a function of this name, which makes a Player(…) of its parameters</source>
        <translation>튜너에는 이 이름의 함수가 있으며 매개변수로 Player(…)를 만듭니다</translation>
    </message>
    <message>
        <source>holds %1; it takes Matchup(…)</source>
        <translation>에 %1이(가) 있습니다. Matchup(…)을 적습니다</translation>
    </message>
    <message>
        <source>“%1” occurs twice</source>
        <translation>“%1”이(가) 거기에 두 번 있습니다</translation>
    </message>
    <message>
        <source>a control file has players = { &apos;ID&apos; : Player(…) }</source>
        <translation>제어 파일에는 players = { &apos;ID&apos; : Player(…) }가 있습니다</translation>
    </message>
    <message>
        <source>“%1” is %2; it takes Player(…)</source>
        <translation>“%1”은(는) %2입니다. Player(…)를 적습니다</translation>
    </message>
    <message>
        <source>there is no player “%1”</source>
        <translation>대국자 “%1”이(가) 없습니다</translation>
    </message>
    <message>
        <source>is missing or empty; it takes a list</source>
        <translation>이(가) 없거나 비어 있습니다. 목록을 적습니다</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>이(가) 없습니다</translation>
    </message>
    <message>
        <source>has more than %1 arguments without a name</source>
        <translation>에 이름 없는 인수가 %1개보다 많습니다</translation>
    </message>
    <message>
        <source>has no argument “%1”</source>
        <translation>에 인수 “%1”이(가) 없습니다</translation>
    </message>
    <message>
        <source>is neither &apos;players&apos; nor &apos;internal&apos;</source>
        <translation>은(는) &apos;players&apos;도 &apos;internal&apos;도 아닙니다</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>글</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>테이블</translation>
    </message>
    <message>
        <source>a date or time</source>
        <translation>날짜 또는 시각</translation>
    </message>
    <message>
        <source>plays on %1×%1 only</source>
        <translation>%1×%1 판에서만 둠</translation>
    </message>
    <message>
        <source>plays on boards of %1 to %2 lines</source>
        <translation>%1~%2줄 판에서 둠</translation>
    </message>
    <message>
        <source>takes a komi in steps of %1 only</source>
        <translation>덤을 %1 단위로만 받음</translation>
    </message>
    <message>
        <source>what is known of it</source>
        <translation>알려진 사실</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>알려진 점</translation>
    </message>
    <message>
        <source>seen again: %1</source>
        <translation>다시 확인됨: %1</translation>
    </message>
    <message>
        <source>not asked: %1</source>
        <translation>묻지 않음: %1</translation>
    </message>
    <message>
        <source>not seen: %1</source>
        <translation>확인되지 않음: %1</translation>
    </message>
    <message>
        <source>known since %1, not seen: %2</source>
        <translation>%1부터 알려졌으나 확인되지 않음: %2</translation>
    </message>
    <message>
        <source>this is not what &quot;shinpan-cli check --json&quot; writes</source>
        <translation>&quot;shinpan-cli check --json&quot;의 출력이 아닙니다</translation>
    </message>
    <message>
        <source>its settings cannot be told without what is private: %1; keep some of it</source>
        <translation>비공개인 것 없이는 설정을 알릴 수 없습니다: %1. 일부를 남기십시오</translation>
    </message>
    <message>
        <source>%1 is being played; seal it when it is over, or stop it first</source>
        <translation>%1은(는) 진행 중입니다. 끝난 뒤에 봉인하거나 먼저 멈추십시오</translation>
    </message>
    <message>
        <source>it is not a bundle, or not a whole one</source>
        <translation>묶음이 아니거나 온전하지 않습니다</translation>
    </message>
    <message>
        <source>it says that it has %1 entries; no bundle has more than %2</source>
        <translation>항목이 %1개라고 합니다. 묶음에는 최대 %2개입니다</translation>
    </message>
    <message>
        <source>entry &quot;%1&quot;: %2</source>
        <translation>항목 &quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>it is not a file</source>
        <translation>파일이 아닙니다</translation>
    </message>
    <message>
        <source>it is encrypted</source>
        <translation>암호화되어 있습니다</translation>
    </message>
    <message>
        <source>it is packed in another way than by deflate</source>
        <translation>deflate가 아닌 방식으로 압축되어 있습니다</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>크기를 알 수 없습니다</translation>
    </message>
    <message>
        <source>the archive is damaged: %1</source>
        <translation>압축 파일이 손상되었습니다: %1</translation>
    </message>
    <message>
        <source>nothing in a bundle has such a name</source>
        <translation>묶음에는 그런 이름의 것이 없습니다</translation>
    </message>
    <message>
        <source>it unpacks to more than any bundle of its size</source>
        <translation>풀면 이 크기의 묶음보다 커집니다</translation>
    </message>
    <message>
        <source>its size is not what it says</source>
        <translation>적힌 바이트 수와 다릅니다</translation>
    </message>
    <message>
        <source>its manifest was not written by Shinpan</source>
        <translation>목록이 Shinpan의 것이 아닙니다</translation>
    </message>
    <message>
        <source>its format is &quot;%1&quot;; this Shinpan knows %2</source>
        <translation>형식이 &quot;%1&quot;입니다. 이 Shinpan은 %2을(를) 압니다</translation>
    </message>
    <message>
        <source>%1 is not what was sealed</source>
        <translation>%1은(는) 봉인된 것이 아닙니다</translation>
    </message>
    <message>
        <source>it has two entries &quot;%1&quot;</source>
        <translation>항목 &quot;%1&quot;이(가) 두 개 있습니다</translation>
    </message>
    <message>
        <source>it has no manifest, so it is not a sealed competition</source>
        <translation>목록이 없습니다. 봉인된 대회가 아닙니다</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>“%1”은(는) %2 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>knows commands that it does not list.</source>
        <translation>나열하지 않는 명령도 압니다.</translation>
    </message>
    <message>
        <source>plays on the one size that it was built for, usually 19×19.</source>
        <translation>빌드할 때 정한 한 크기의 판에서만 둡니다. 보통 19×19입니다.</translation>
    </message>
    <message>
        <source>keeps the stones for the same size again.</source>
        <translation>같은 크기를 다시 정하면 돌을 그대로 둡니다.</translation>
    </message>
    <message>
        <source>answers final_score with the middle of 1024 games that it plays out by chance.</source>
        <translation>final_score에 무작위로 둔 1024국의 중간값으로 답합니다.</translation>
    </message>
    <message>
        <source>changes its game with these commands in a way that only it knows.</source>
        <translation>이 명령들로 자신만 아는 방식으로 대국을 바꿉니다.</translation>
    </message>
    <message>
        <source>reads or writes the file that these commands name.</source>
        <translation>이 명령들이 가리키는 파일을 읽거나 씁니다.</translation>
    </message>
    <message>
        <source>takes time settings before the first move only, unless they are those that it has.</source>
        <translation>이미 가진 것과 같지 않으면 첫 수 전에만 시간 설정을 받습니다.</translation>
    </message>
    <message>
        <source>empties the board for the same size again.</source>
        <translation>같은 크기를 다시 정하면 판을 비웁니다.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi and handicap.</source>
        <translation>기보의 덤과 치석을 받아들입니다.</translation>
    </message>
    <message>
        <source>goes back to the rules that it was started with, whatever a record&apos;s RU says.</source>
        <translation>기보의 RU가 무엇이든 시작할 때의 규칙으로 돌아갑니다.</translation>
    </message>
    <message>
        <source>scores the board as it stands, and only where its rules say that the dead are captured.</source>
        <translation>판을 있는 그대로 계가하며, 규칙이 사석을 따내게 할 때만 따냅니다.</translation>
    </message>
    <message>
        <source>is only asked with these commands.</source>
        <translation>이 명령들로는 묻기만 합니다.</translation>
    </message>
    <message>
        <source>is told the game with these commands, as their words say.</source>
        <translation>이 명령들로 그 말대로 대국을 알려 줍니다.</translation>
    </message>
    <message>
        <source>writes the file that these commands name, and answers with it where they name none or a dash.</source>
        <translation>이 명령들이 가리키는 파일을 쓰고, 없거나 줄표이면 그 내용으로 답합니다.</translation>
    </message>
    <message>
        <source>speaks GTP only when its command line says so.</source>
        <translation>명령줄에서 정할 때만 GTP를 사용합니다.</translation>
    </message>
    <message>
        <source>is told Chinese or Japanese rules on its command line, and by no command.</source>
        <translation>중국 규칙인지 일본 규칙인지는 명령줄로만 정하며 명령으로는 정할 수 없습니다.</translation>
    </message>
    <message>
        <source>counts territory unless its command line says otherwise.</source>
        <translation>명령줄에서 달리 정하지 않으면 집을 셉니다.</translation>
    </message>
    <message>
        <source>counting area, gives White a point for each handicap stone.</source>
        <translation>면적을 셀 때 치석 하나에 백에게 한 집을 줍니다.</translation>
    </message>
    <message>
        <source>refuses every suicide unless its command line allows it.</source>
        <translation>명령줄에서 허용하지 않으면 모든 자살수를 거부합니다.</translation>
    </message>
    <message>
        <source>takes suicide of several stones, but not of one, with --allow-suicide.</source>
        <translation>--allow-suicide로 여러 점의 자살수는 받지만 한 점은 받지 않습니다.</translation>
    </message>
    <message>
        <source>takes the suicide of a lone stone only with --allow-all-suicide.</source>
        <translation>--allow-all-suicide일 때만 한 점의 자살수를 받습니다.</translation>
    </message>
    <message>
        <source>is told on its command line which suicide is legal, and by no command.</source>
        <translation>어떤 자살수가 합법인지는 명령줄로만 정하며 명령으로는 정할 수 없습니다.</translation>
    </message>
    <message>
        <source>takes square boards from 1×1 to 19×19.</source>
        <translation>1×1부터 19×19까지의 정사각형 판을 받습니다.</translation>
    </message>
    <message>
        <source>takes whole seconds only.</source>
        <translation>정수 초만 받습니다.</translation>
    </message>
    <message>
        <source>takes a line of more than 1000 bytes for several commands.</source>
        <translation>1000바이트를 넘는 줄을 여러 명령으로 받습니다.</translation>
    </message>
    <message>
        <source>puts a fixed handicap on the fourth line of a 12×12 board, where GTP has the third.</source>
        <translation>12×12 판에서 고정 치석을 GTP의 셋째 줄이 아니라 넷째 줄에 놓습니다.</translation>
    </message>
    <message>
        <source>keeps the free handicap stones that stand before the one that it refuses.</source>
        <translation>자유 치석을 거부할 때 그 앞의 치석은 그대로 둡니다.</translation>
    </message>
    <message>
        <source>puts the handicap stones that a record&apos;s HA counts on the board by itself where no AB does and White begins.</source>
        <translation>AB가 없고 백이 시작하는 기보에서는 HA만큼의 치석을 스스로 판에 놓습니다.</translation>
    </message>
    <message>
        <source>takes a record&apos;s handicap for none where its stones are set up with AB, and counts area without the points for it.</source>
        <translation>돌을 AB로 놓은 기보의 치석을 없는 것으로 보고, 면적 계산에서 그 집을 더하지 않습니다.</translation>
    </message>
    <message>
        <source>ignores the AE of a record&apos;s set-up.</source>
        <translation>기보의 배치에 있는 AE를 무시합니다.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 5.5 where it names none.</source>
        <translation>기보의 덤을 받아들이고, 없으면 5.5로 합니다.</translation>
    </message>
    <message>
        <source>leaves out the moves of a record that it takes for illegal, and says nothing of it.</source>
        <translation>불법이라고 보는 기보의 수를 빼고 알리지 않습니다.</translation>
    </message>
    <message>
        <source>keeps the rules of its command line, whatever a record&apos;s RU says.</source>
        <translation>기보의 RU가 무엇이든 명령줄의 규칙을 지킵니다.</translation>
    </message>
    <message>
        <source>adds the prisoners to the komi of the record that it writes, which holds the last position and no moves.</source>
        <translation>쓰는 기보의 덤에 사석을 더합니다. 기보에는 마지막 국면만 있고 수는 없습니다.</translation>
    </message>
    <message>
        <source>says in the record of a handicap game that Black is to play, and reads such a record back as an even game.</source>
        <translation>접바둑의 기보에 흑 차례라고 적고, 그런 기보를 호선 대국으로 다시 읽습니다.</translation>
    </message>
    <message>
        <source>repeats its last final_score after another komi, also over passes, until a stone is played.</source>
        <translation>덤이 바뀌어도, 패스해도, 돌을 둘 때까지 지난 final_score를 되풀이합니다.</translation>
    </message>
    <message>
        <source>repeats its last final_score also for another game with the same stones.</source>
        <translation>돌이 같으면 다른 대국에서도 지난 final_score를 되풀이합니다.</translation>
    </message>
    <message>
        <source>counts no eyes in seki, even by area.</source>
        <translation>면적 계산에서도 빅의 집(눈)을 세지 않습니다.</translation>
    </message>
    <message>
        <source>estimates by estimate_score a seki as if one side of it were dead, and says that it is certain.</source>
        <translation>estimate_score로 빅을 한쪽이 죽은 것처럼 추정하고 확실하다고 말합니다.</translation>
    </message>
    <message>
        <source>plays the neutral points out in turn before it counts area: with an odd number of them whoever did not move last has one more.</source>
        <translation>면적을 세기 전에 번갈아 수를 두어 공배를 메웁니다. 공배가 홀수이면 마지막에 두지 않은 쪽이 한 집 많습니다.</translation>
    </message>
    <message>
        <source>chooses with reg_genmove as a program just started would, which is often another move than genmove&apos;s.</source>
        <translation>reg_genmove는 막 시작한 프로그램처럼 골라서 genmove와 다른 수일 때가 많습니다.</translation>
    </message>
    <message>
        <source>tells its processor time since it was started.</source>
        <translation>시작한 때부터의 프로세서 시간을 알립니다.</translation>
    </message>
    <message>
        <source>plays a move with these commands.</source>
        <translation>이 명령들로 수를 둡니다.</translation>
    </message>
    <message>
        <source>answers these commands line by line.</source>
        <translation>이 명령들에 한 줄씩 답합니다.</translation>
    </message>
    <message>
        <source>ends these commands at any further line.</source>
        <translation>다음 줄이 오면 이 명령들을 끝냅니다.</translation>
    </message>
    <message>
        <source>ends these commands by itself, or at any further line.</source>
        <translation>이 명령들을 스스로, 또는 다음 줄이 오면 끝냅니다.</translation>
    </message>
    <message>
        <source>takes boards of 2 to 19 columns and rows unless it was built for more.</source>
        <translation>따로 빌드하지 않으면 2~19열, 2~19행의 판을 받습니다.</translation>
    </message>
    <message>
        <source>takes whole and half points of komi only, up to 400.</source>
        <translation>덤은 400까지의 정수와 반집만 받습니다.</translation>
    </message>
    <message>
        <source>takes fractions of a second, and lists byoyomi and fischer-capped where its document has byo-yomi and nothing.</source>
        <translation>초의 소수를 받으며, 문서에 초읽기라고 된 곳에 byoyomi와 fischer-capped를 나열합니다.</translation>
    </message>
    <message>
        <source>has friends pass by Chinese, AGA and New Zealand rules, but not by Japanese and Korean ones, whatever its document says.</source>
        <translation>문서의 말과 달리 중국, AGA, 뉴질랜드 규칙에서는 우호적 패스를 하고 일본, 한국 규칙에서는 하지 않습니다.</translation>
    </message>
    <message>
        <source>refuses territory with a button, and what else its network was not taught.</source>
        <translation>단추가 있는 집 계산과 신경망이 배우지 않은 것을 거부합니다.</translation>
    </message>
    <message>
        <source>takes suicide of several stones for legal in play whatever its rules, and never that of one.</source>
        <translation>규칙이 무엇이든 대국에서 여러 점의 자살수는 합법, 한 점은 불법으로 봅니다.</translation>
    </message>
    <message>
        <source>takes Black&apos;s stones before White&apos;s first move for a handicap, however they were put there.</source>
        <translation>백의 첫 수 전에 놓인 흑돌은 어떻게 놓였든 치석으로 봅니다.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and keeps its own where it names none.</source>
        <translation>기보의 덤을 받아들이고, 없으면 자신의 덤을 지킵니다.</translation>
    </message>
    <message>
        <source>keeps the rules of the record before, or those that it was told, where a record has no RU.</source>
        <translation>기보에 RU가 없으면 앞 기보의 규칙이나 들은 규칙을 지킵니다.</translation>
    </message>
    <message>
        <source>refuses a record that sets stones up after its first node.</source>
        <translation>첫 노드 뒤에 돌을 놓는 기보를 거부합니다.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search: before two passes, and after them wherever its rules let friends pass with dead stones on the board.</source>
        <translation>final_score에 탐색의 추정으로 답합니다. 두 번 패스하기 전에 그러하고, 판에 사석을 둔 채 패스할 수 있는 규칙에서는 그 뒤에도 그렇습니다.</translation>
    </message>
    <message>
        <source>estimates the score by territory until the clean-up is over, and in a seki from one pass to the next otherwise.</source>
        <translation>정리가 끝날 때까지는 집으로 결과를 추정하고, 빅에서는 패스할 때마다 추정이 달라집니다.</translation>
    </message>
    <message>
        <source>ends an analysis at any line, an empty one too.</source>
        <translation>빈 줄을 포함해 어떤 줄이든 오면 분석을 끝냅니다.</translation>
    </message>
    <message>
        <source>chooses the same moves with kata-genmove_analyze as with genmove, and ends its answer with the move.</source>
        <translation>kata-genmove_analyze로도 genmove와 같은 수를 고르고, 답을 수로 끝냅니다.</translation>
    </message>
    <message>
        <source>tells no noResultValue of the whole position, only of each move.</source>
        <translation>noResultValue를 전체 국면이 아니라 수마다만 알립니다.</translation>
    </message>
    <message>
        <source>tells the time on the wall that its moves took as its processor time.</source>
        <translation>수에 걸린 실제 시간을 프로세서 시간이라고 알립니다.</translation>
    </message>
    <message>
        <source>leaves analyses and cancelled searches out of its processor time.</source>
        <translation>분석과 취소된 탐색은 프로세서 시간에 넣지 않습니다.</translation>
    </message>
    <message>
        <source>warns that its configuration has a setting that it does not know, such as one that is misspelt, and plays without it.</source>
        <translation>구성에 모르는 설정(오타 등)이 있다고 알리고 그것 없이 둡니다.</translation>
    </message>
    <message>
        <source>warns that its network does not know the rules of a record, and plays by others.</source>
        <translation>신경망이 기보의 규칙을 모른다고 알리고 다른 규칙으로 둡니다.</translation>
    </message>
    <message>
        <source>counts area as Tromp and Taylor do, takes every stone for alive, and gives White a point for each handicap stone.</source>
        <translation>트롬프·테일러처럼 면적을 세고, 모든 돌을 산 것으로 보며, 치석 하나에 백에게 한 집을 줍니다.</translation>
    </message>
    <message>
        <source>knows no rules but its own, and is told them by nothing.</source>
        <translation>자신의 규칙밖에 모르고 무엇으로도 알릴 수 없습니다.</translation>
    </message>
    <message>
        <source>takes every suicide for legal, of a lone stone too, and every ko.</source>
        <translation>한 점까지 포함해 모든 자살수와 모든 패를 합법으로 봅니다.</translation>
    </message>
    <message>
        <source>plays on 19×19 alone.</source>
        <translation>19×19에서만 둡니다.</translation>
    </message>
    <message>
        <source>takes whole seconds only, and half an hour a side for no limit.</source>
        <translation>정수 초만 받고, 한쪽 반 시간을 무제한으로 봅니다.</translation>
    </message>
    <message>
        <source>takes the beginning of a line for a command, so that what it does not know may do something else.</source>
        <translation>줄의 첫머리를 명령으로 받으므로 모르는 것이 다른 일을 할 수 있습니다.</translation>
    </message>
    <message>
        <source>makes small letters of the name of a file that it writes, but not of one that it reads.</source>
        <translation>쓰는 파일의 이름은 소문자로 하지만 읽는 파일의 이름은 하지 않습니다.</translation>
    </message>
    <message>
        <source>takes back with a move the komi that was told since the position before it: after an undo to an empty board it is the one from before clear_board.</source>
        <translation>수를 무르면 그 앞 국면 뒤에 알려 준 덤도 되돌립니다. 빈 판까지 되돌리면 clear_board 이전의 덤입니다.</translation>
    </message>
    <message>
        <source>wants an empty board for a handicap, and does not look whether it is.</source>
        <translation>치석에 빈 판을 요구하지만 비었는지 살피지 않습니다.</translation>
    </message>
    <message>
        <source>writes free handicap stones into its record as Black&apos;s moves, and counts them as a handicap all the same.</source>
        <translation>자유 치석을 기보에 흑의 수로 적지만 그래도 치석으로 셉니다.</translation>
    </message>
    <message>
        <source>takes a record&apos;s komi, and 7.5 where it names none.</source>
        <translation>기보의 덤을 받아들이고, 없으면 7.5로 합니다.</translation>
    </message>
    <message>
        <source>writes a winner into a record of a game that goes on, and an hour a side that nobody set.</source>
        <translation>끝나지 않은 대국의 기보에 승자를 적고, 아무도 정하지 않은 한쪽 한 시간을 적습니다.</translation>
    </message>
    <message>
        <source>leaves the moves that were taken back in its record.</source>
        <translation>무른 수를 기보에 남겨 둡니다.</translation>
    </message>
    <message>
        <source>counts the board as it stands, in the middle of a game as at its end, with all stones alive.</source>
        <translation>대국 중이든 끝이든 모든 돌을 산 것으로 보고 판을 있는 그대로 셉니다.</translation>
    </message>
    <message>
        <source>never names a dead stone, nor one in seki.</source>
        <translation>사석도 빅인 돌도 말하지 않습니다.</translation>
    </message>
    <message>
        <source>ends an analysis at any line.</source>
        <translation>어떤 줄이든 오면 분석을 끝냅니다.</translation>
    </message>
    <message>
        <source>says nothing in an analysis that names no interval, or one of 0.</source>
        <translation>간격이 없거나 0인 분석에서는 아무 말도 하지 않습니다.</translation>
    </message>
    <message>
        <source>does not end its answer to lz-genmove_analyze while it ponders, but goes on for its opponent until the next line.</source>
        <translation>상대 차례에 생각하는 동안 lz-genmove_analyze의 답을 끝내지 않고 다음 줄까지 상대를 위해 계속합니다.</translation>
    </message>
    <message>
        <source>chooses the same moves with lz-genmove_analyze as with genmove, and ends its answer with the move unless it ponders.</source>
        <translation>lz-genmove_analyze로도 genmove와 같은 수를 고르고, 상대 차례에 생각하지 않으면 답을 수로 끝냅니다.</translation>
    </message>
    <message>
        <source>may play a move that its last report in lz-genmove_analyze does not list.</source>
        <translation>lz-genmove_analyze의 마지막 보고에 없는 수를 둘 수 있습니다.</translation>
    </message>
    <message>
        <source>takes square boards up to 19×19.</source>
        <translation>19×19까지의 정사각형 판을 받습니다.</translation>
    </message>
    <message>
        <source>takes the rules of KGS by kgs-rules, and refuses Korean ones.</source>
        <translation>kgs-rules로 KGS의 규칙을 받고 한국 규칙은 거부합니다.</translation>
    </message>
    <message>
        <source>gives White a point for each handicap stone by Chinese rules.</source>
        <translation>중국 규칙에서 치석 하나에 백에게 한 집을 줍니다.</translation>
    </message>
    <message>
        <source>refuses to score a board before everything on it is settled.</source>
        <translation>판의 모든 것이 정해지기 전에는 계가를 거부합니다.</translation>
    </message>
    <message>
        <source>counts an eye in a seki as territory by Japanese rules, because it derives that score from the area.</source>
        <translation>결과를 면적에서 구하므로 일본 규칙에서 빅의 눈을 집으로 셉니다.</translation>
    </message>
    <message>
        <source>is off by Japanese rules where both sides have not played in turn, as in a position that was set up: it derives that score from the area, the last mover and the passes.</source>
        <translation>결과를 면적, 마지막에 둔 쪽, 패스에서 구하므로, 놓은 국면처럼 양쪽이 번갈아 두지 않았을 때 일본 규칙에서 어긋납니다.</translation>
    </message>
    <message>
        <source>ends an analysis at the next command, and not at an empty line.</source>
        <translation>다음 명령에서 분석을 끝내고 빈 줄에서는 끝내지 않습니다.</translation>
    </message>
    <message>
        <source>warns that it stops thinking early because its tree is full.</source>
        <translation>트리가 가득 차 생각을 일찍 멈춘다고 알립니다.</translation>
    </message>
    <message>
        <source>warns that a move before the one that it chooses broke superko.</source>
        <translation>고른 수보다 앞선 수가 동형반복을 어겼다고 알립니다.</translation>
    </message>
    <message>
        <source>says yes to a size that it cannot play on, and keeps the one that it had.</source>
        <translation>둘 수 없는 크기에도 된다고 답하고 원래 크기를 지킵니다.</translation>
    </message>
    <message>
        <source>takes any word for a komi, and what is no number for 0.</source>
        <translation>어떤 낱말이든 덤으로 받고, 수치가 아니면 0으로 봅니다.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search.</source>
        <translation>final_score에 탐색의 추정으로 답합니다.</translation>
    </message>
    <message>
        <source>answers final_score with an estimate of its search until both have passed, and then counts without the stones that it takes for dead.</source>
        <translation>양쪽이 패스할 때까지 final_score에 탐색의 추정으로 답하고, 그 뒤에는 죽었다고 보는 돌을 빼고 셉니다.</translation>
    </message>
    <message>
        <source>takes square boards from 2×2 to 19×19 unless it was built for more.</source>
        <translation>따로 빌드하지 않으면 2×2부터 19×19까지의 정사각형 판을 받습니다.</translation>
    </message>
    <message>
        <source>a pool, and a competition that stops at a precision, has %1 players at most, not %2</source>
        <translation>풀과, 정밀도에서 끝나는 대회의 대국자는 최대 %1명이며 %2명은 안 됩니다</translation>
    </message>
    <message>
        <source>%1: it is a tune, whose player is another one in every game; such games cannot be pooled</source>
        <translation>%1: 튜닝은 대국마다 대국자가 다르므로 모을 수 없습니다</translation>
    </message>
    <message>
        <source>%1 is the same bundle as %2; give it once</source>
        <translation>%1은(는) %2와(과) 같은 묶음입니다. 한 번만 지정하십시오</translation>
    </message>
    <message>
        <source>with %1 there are more than %2 players; so many are not rated together</source>
        <translation>%1을(를) 더하면 대국자가 %2명을 넘습니다. 그렇게 많이는 함께 평가하지 않습니다</translation>
    </message>
    <message>
        <source>all ratings are known to ±%1 Elo; ±%2 were wanted</source>
        <translation>모든 레이팅을 ±%1 Elo까지 알았습니다. 목표는 ±%2였습니다</translation>
    </message>
    <message>
        <source>the players have thought for %1 hours; %2 were wanted</source>
        <translation>대국자가 %1시간 생각했습니다. 목표는 %2시간이었습니다</translation>
    </message>
    <message>
        <source>Rating pool</source>
        <translation>레이팅 풀</translation>
    </message>
    <message>
        <source>%1 may not tell its thoughts (thoughts = &quot;never&quot;), which adjudicate reads</source>
        <translation>%1은(는) 생각을 알릴 수 없는데(thoughts = &quot;never&quot;) adjudicate가 그것을 읽습니다</translation>
    </message>
    <message>
        <source>cannot tell its chances with its moves, which the rule of adjudication reads: it knows none of kata-genmove_analyze, lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze and gomill-explain_last_move</source>
        <translation>판정 규칙이 읽는 승률을 수와 함께 알릴 수 없음: kata-genmove_analyze, lz-genmove_analyze, genmove_analyze, cgos-genmove_analyze, gomill-explain_last_move를 모두 모름</translation>
    </message>
    <message>
        <source>cannot tell its lead with its moves, which the rule of adjudication reads: it knows neither kata-genmove_analyze nor cgos-genmove_analyze</source>
        <translation>판정 규칙이 읽는 집 차이를 수와 함께 알릴 수 없음: kata-genmove_analyze도 cgos-genmove_analyze도 모름</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not part of an adjudication rule, or occurs twice; it takes %2</source>
        <translation>&quot;%1&quot;은(는) 판정 규칙의 일부가 아니거나 두 번 있습니다. %2을(를) 적습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says how, but not when a game is adjudicated; it takes %2</source>
        <translation>&quot;%1&quot;은(는) 대국을 어떻게 판정할지 말하지만 언제인지는 말하지 않습니다. %2을(를) 적습니다</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both gave it %3 % or more (Black with move %4; White with move %5)</source>
        <translation>판정으로 %1 승: 양쪽이 마지막 %2수에서 %3 % 이상을 줌 (흑 %4수, 백 %5수)</translation>
    </message>
    <message>
        <source>%1 wins by adjudication: with the last %2 moves of either side both saw it %3 points ahead or more (Black with move %4; White with move %5)</source>
        <translation>판정으로 %1 승: 양쪽이 마지막 %2수에서 %3집 이상의 우세로 봄 (흑 %4수, 백 %5수)</translation>
    </message>
    <message>
        <source>adjudicated at the limit of %1 moves: the position counts %2</source>
        <translation>%1수 제한에서 판정: 국면은 %2</translation>
    </message>
    <message>
        <source>an audited game, played on where the rule said: %1</source>
        <translation>규칙의 판정 뒤에도 계속 둔 점검 대국: %1</translation>
    </message>
    <message>
        <source>an engine that listens at an address, or speaks GMP, cannot be watched for it; only “allowed” is possible</source>
        <translation>주소에서 기다리거나 GMP를 사용하는 엔진은 감시할 수 없습니다. “allowed”만 가능합니다</translation>
    </message>
    <message>
        <source>cannot be watched for pondering: it works where its processor time is not measured, on another machine or in a service; only pondering = &quot;allowed&quot; is possible</source>
        <translation>상대 차례의 생각을 감시할 수 없습니다. 다른 컴퓨터나 서비스처럼 프로세서 시간을 재지 않는 곳에서 실행됩니다. pondering = &quot;allowed&quot;만 가능합니다</translation>
    </message>
    <message>
        <source>cannot be frozen while it waits: this system lets us keep no process that would end it; pondering = &quot;forbidden&quot; only watches it</source>
        <translation>기다리는 동안 멈춰 둘 수 없습니다. 이 시스템에서는 그것을 끝낼 프로세스를 둘 수 없습니다. pondering = &quot;forbidden&quot;은 감시만 합니다</translation>
    </message>
    <message>
        <source>pondered, which is forbidden: it used %1 s of processor time in %2 s that it waited, %3 % of a processor</source>
        <translation>금지된 상대 차례의 생각을 함: 기다린 %2초 중 프로세서 시간 %1초, 프로세서의 %3 %를 씀</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1번째 줄: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date; write 2004, 2004-03 or 2004-03-15</source>
        <translation>&quot;%1&quot;은(는) 날짜가 아닙니다. 2004, 2004-03, 2004-03-15처럼 적습니다</translation>
    </message>
    <message>
        <source>%1 is damaged; delete it and index the games again</source>
        <translation>%1이(가) 손상되었습니다. 삭제하고 대국의 색인을 다시 만드십시오</translation>
    </message>
    <message>
        <source>%1 is not an index of games</source>
        <translation>%1은(는) 대국의 색인이 아닙니다</translation>
    </message>
    <message>
        <source>%1 was made by another version; index the games again</source>
        <translation>%1은(는) 다른 버전이 만들었습니다. 대국의 색인을 다시 만드십시오</translation>
    </message>
    <message>
        <source>%1 is being updated already</source>
        <translation>%1은(는) 이미 갱신 중입니다</translation>
    </message>
    <message>
        <source>there is no file or folder %1</source>
        <translation>파일이나 폴더 %1이(가) 없습니다</translation>
    </message>
    <message>
        <source>%1 could not be started; it is installed along with Shinpan</source>
        <translation>%1을(를) 시작할 수 없었습니다. Shinpan과 함께 설치됩니다</translation>
    </message>
    <message>
        <source>%1 quit unexpectedly</source>
        <translation>%1이(가) 뜻밖에 끝남</translation>
    </message>
    <message>
        <source>%1: it is larger than a bundle may have it</source>
        <translation>%1: 묶음에 허용되는 크기보다 큽니다</translation>
    </message>
    <message>
        <source>the machines that games were given to ([machines])</source>
        <translation>대국을 맡긴 컴퓨터 ([machines])</translation>
    </message>
    <message>
        <source>files of openings: each game has its own</source>
        <translation>포석 파일: 대국마다 자기 것이 있습니다</translation>
    </message>
    <message>
        <source>the tune&apos;s certificate: it is a competition of its own</source>
        <translation>튜닝 증명서: 그 자체가 하나의 대회입니다</translation>
    </message>
    <message>
        <source>the hash of %1&apos;s file %2: it is not what it was, or gone</source>
        <translation>%1의 파일 %2 해시: 전과 다르거나 없어졌습니다</translation>
    </message>
    <message>
        <source>hashes of %1: its program cannot be looked at from here</source>
        <translation>%1의 해시: 여기서 그 프로그램을 볼 수 없습니다</translation>
    </message>
    <message>
        <source>hashes of %1: it has not played</source>
        <translation>%1의 해시: 둔 적이 없습니다</translation>
    </message>
    <message>
        <source>game %1: its record makes no sense</source>
        <translation>대국 %1: 기보의 뜻이 통하지 않습니다</translation>
    </message>
    <message>
        <source>%1: it cannot be read, or is larger than a bundle may have it</source>
        <translation>%1: 읽을 수 없거나 묶음에 허용되는 크기보다 큽니다</translation>
    </message>
    <message>
        <source>it is not over: %1 of %2 games have a result</source>
        <translation>끝나지 않았습니다: %2국 중 %1국에 결과가 있습니다</translation>
    </message>
    <message>
        <source>it has no end: %1 games have a result</source>
        <translation>끝이 없습니다: %1국에 결과가 있습니다</translation>
    </message>
    <message>
        <source>records of %1 games: there are no files</source>
        <translation>대국 %1국의 기보: 파일이 없습니다</translation>
    </message>
    <message>
        <source>logs, as was asked for</source>
        <translation>로그, 요청한 대로</translation>
    </message>
    <message>
        <source>what engines were told and said: it was not logged (log_gtp)</source>
        <translation>엔진에 전한 말과 엔진의 말: 기록하지 않았습니다 (log_gtp)</translation>
    </message>
    <message>
        <source>“%1” is no move of this board</source>
        <translation>“%1”은(는) 이 판의 수가 아닙니다</translation>
    </message>
    <message>
        <source>“%1” is no sensible number</source>
        <translation>“%1”은(는) 뜻있는 수치가 아닙니다</translation>
    </message>
    <message>
        <source>it is the other side&apos;s turn</source>
        <translation>상대 차례입니다</translation>
    </message>
    <message>
        <source>no values of the position</source>
        <translation>국면의 값이 없음</translation>
    </message>
    <message>
        <source>refused the position: “%1”</source>
        <translation>국면을 거부함: “%1”</translation>
    </message>
    <message>
        <source>its answer cannot be read: %1</source>
        <translation>답을 읽을 수 없음: %1</translation>
    </message>
    <message>
        <source>answers JSON queries (katago analysis), and so can only analyse; to play it has to be started as “katago gtp”</source>
        <translation>JSON 질의(katago analysis)에 답하므로 분석만 할 수 있습니다. 두려면 “katago gtp”로 시작해야 합니다</translation>
    </message>
    <message>
        <source>wrote a line of more than %1 million characters</source>
        <translation>%1백만 자가 넘는 줄을 씀</translation>
    </message>
    <message>
        <source>answered a JSON query as GTP engines do: “%1”</source>
        <translation>JSON 질의에 GTP 엔진처럼 답함: “%1”</translation>
    </message>
    <message>
        <source>answers JSON queries with what is no JSON: “%1”</source>
        <translation>JSON 질의에 JSON이 아닌 것으로 답함: “%1”</translation>
    </message>
    <message>
        <source>reported an error: “%1”</source>
        <translation>오류를 보고함: “%1”</translation>
    </message>
    <message>
        <source>warned: “%1”</source>
        <translation>경고함: “%1”</translation>
    </message>
    <message>
        <source>was started again: it %1</source>
        <translation>다시 시작됨: %1</translation>
    </message>
    <message>
        <source>%1 each time it was asked this</source>
        <translation>이것을 물을 때마다 %1</translation>
    </message>
    <message>
        <source>speaks JSON instead of GTP where the first word behind its program is &quot;analysis&quot;.</source>
        <translation>프로그램 뒤의 첫 낱말이 &quot;analysis&quot;이면 GTP 대신 JSON을 사용합니다.</translation>
    </message>
    <message>
        <source>%1 cannot be deleted</source>
        <translation>%1을(를) 삭제할 수 없습니다</translation>
    </message>
    <message>
        <source>flatpak-spawn wrote &quot;%1&quot;</source>
        <translation>flatpak-spawn의 출력: “%1”</translation>
    </message>
    <message>
        <source>a Flatpak may start no programs of this computer until you allow it in a terminal: %1</source>
        <translation>Flatpak이 이 컴퓨터의 프로그램을 실행하려면 터미널에서 허용해야 합니다: %1</translation>
    </message>
    <message>
        <source>it is damaged or of another version</source>
        <translation>손상되었거나 다른 버전의 것입니다</translation>
    </message>
    <message>
        <source>the engine %1</source>
        <translation>엔진 %1</translation>
    </message>
    <message>
        <source>say which competition: its file</source>
        <translation>어느 대회인지 파일로 알려 주세요</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation>&quot;%1&quot;은(는) 불필요한 인수입니다</translation>
    </message>
    <message>
        <source>In a browser: %1</source>
        <translation>브라우저에서: %1</translation>
    </message>
    <message>
        <source>referee</source>
        <translation>심판</translation>
    </message>
    <message>
        <source>%1: %2, %3 players</source>
        <translation>%1: %2, 대국자 %3명</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>정상</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>유지</translation>
    </message>
    <message>
        <source>replaced by %1</source>
        <translation>%1(으)로 바꿈</translation>
    </message>
    <message>
        <source>%1: %2, %3 (%4 places, first in %5)</source>
        <translation>%1: %2, %3 (%4곳, 처음은 %5)</translation>
    </message>
    <message>
        <source>Sealed as it stands: %1</source>
        <translation>현재 상태로 봉인: %1</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>사람이나 컴퓨터에 관한 것은 없습니다.</translation>
    </message>
    <message>
        <source>Found about people and computers:</source>
        <translation>사람과 컴퓨터에 관해 찾은 것:</translation>
    </message>
    <message>
        <source>the name &quot;%1&quot; stays: it is too short or too common a word</source>
        <translation>이름 &quot;%1&quot;은(는) 남습니다: 너무 짧거나 흔한 말입니다</translation>
    </message>
    <message>
        <source>Left out: %1</source>
        <translation>제외: %1</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 entries</source>
        <translation>%1: %2국, 항목 %3개</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1</source>
        <translation>목록의 SHA-256: %1</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>시작 중</translation>
    </message>
    <message>
        <source>running</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>일시 중지</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>멈추는 중</translation>
    </message>
    <message>
        <source>Ctrl-C: break the running games off; the next run goes on with them</source>
        <translation>Ctrl-C: 진행 중인 대국을 중단(다음 실행에서 계속)</translation>
    </message>
    <message>
        <source>Ctrl-X or Ctrl-C: stop after the running games</source>
        <translation>Ctrl-X 또는 Ctrl-C: 진행 중인 대국이 끝나면 멈춤</translation>
    </message>
    <message>
        <source>%1 games/s</source>
        <translation>%1국/초</translation>
    </message>
    <message>
        <source>%1 games/min</source>
        <translation>%1국/분</translation>
    </message>
    <message>
        <source>%1 games/h</source>
        <translation>%1국/시</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>%2라운드 중 %1</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2국 중 %1</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1국</translation>
    </message>
    <message>
        <source>%1 void</source>
        <translation>무효 %1</translation>
    </message>
    <message>
        <source>H0 accepted</source>
        <translation>H0 채택</translation>
    </message>
    <message>
        <source>H1 accepted</source>
        <translation>H1 채택</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ~ %2</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1개 더</translation>
    </message>
    <message>
        <source>%1 (out)</source>
        <translation>%1 (탈락)</translation>
    </message>
    <message>
        <source>score %</source>
        <translation>득점률 %</translation>
    </message>
    <message>
        <source>(%1 visits)</source>
        <translation>(방문 %1)</translation>
    </message>
    <message>
        <source>game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Black’s view</source>
        <translation>흑의 견해</translation>
    </message>
    <message>
        <source>White’s view</source>
        <translation>백의 견해</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>예상</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>tuning</source>
        <translation>튜닝</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Black has no clock</source>
        <translation>흑에게 시계가 없습니다</translation>
    </message>
    <message>
        <source>White has no clock</source>
        <translation>백에게 시계가 없습니다</translation>
    </message>
    <message>
        <source>no clock is set</source>
        <translation>시계를 정하지 않았습니다</translation>
    </message>
    <message>
        <source>%1, and no watchdog, so an engine may think for ever (see --time and --watchdog)</source>
        <translation>%1. 감시도 없어 엔진이 한없이 생각할 수 있습니다(--time, --watchdog 참고)</translation>
    </message>
    <message>
        <source>%1, so the watchdog makes a game void when an engine has not moved for %2 (see --time and --watchdog)</source>
        <translation>%1. 엔진이 %2 동안 두지 않으면 감시가 대국을 무효로 합니다(--time, --watchdog 참고)</translation>
    </message>
    <message>
        <source>game %1 of %2, move %3</source>
        <translation>대국 %1/%2, %3수</translation>
    </message>
    <message>
        <source>game %1, move %2</source>
        <translation>대국 %1, %2수</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 running</source>
        <translation>%2국 중 %1, 진행 %3</translation>
    </message>
    <message>
        <source>%1 games, %2 running</source>
        <translation>%1국, 진행 %2</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: %2승</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3 (%4 to %5)</source>
        <translation>SPRT Elo %1 또는 %2: LLR %3 (%4 ~ %5)</translation>
    </message>
    <message>
        <source>game %1: %2 (%3, %4 moves)</source>
        <translation>대국 %1: %2 (%3, %4수)</translation>
    </message>
    <message>
        <source>neither: %1</source>
        <translation>어느 쪽도 아님: %1</translation>
    </message>
    <message>
        <source>%1, which add nothing</source>
        <translation>%1, 더해지지 않습니다</translation>
    </message>
    <message>
        <source>black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>white</source>
        <translation>백</translation>
    </message>
    <message>
        <source>%1: %2 (see %1 --help)</source>
        <translation>%1: %2 (%1 --help 참고)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a verb</source>
        <translation>&quot;%1&quot;은(는) 동사가 아닙니다</translation>
    </message>
    <message>
        <source>Met in</source>
        <translation>해당</translation>
    </message>
    <message>
        <source>%1 of these ended by it</source>
        <translation>그중 %1국을 이것으로 끝냄</translation>
    </message>
    <message>
        <source>Audited</source>
        <translation>감사</translation>
    </message>
    <message>
        <source>played on to a result; %1 by resignation</source>
        <translation>결과까지 계속 둠; 기권 %1</translation>
    </message>
    <message>
        <source>Audited in vain</source>
        <translation>감사 불가</translation>
    </message>
    <message>
        <source>played on, and nobody can say who won</source>
        <translation>계속 두었으나 승자를 알 수 없음</translation>
    </message>
    <message>
        <source>False rate</source>
        <translation>오판율</translation>
    </message>
    <message>
        <source>%1, wrong in %2 of %3</source>
        <translation>%1, %3 중 %2 오판</translation>
    </message>
    <message>
        <source>Wrong results to expect</source>
        <translation>예상되는 잘못된 결과</translation>
    </message>
    <message>
        <source>%1 to %2, of %3 that it decided</source>
        <translation>%1 ~ %2, 판정한 %3 중</translation>
    </message>
    <message>
        <source>Moves after its verdict</source>
        <translation>판정 뒤의 수</translation>
    </message>
    <message>
        <source>a game, which it saves in the others</source>
        <translation>국당. 다른 대국에서는 이만큼 아낌</translation>
    </message>
    <message>
        <source>player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>rule met</source>
        <translation>규칙 해당</translation>
    </message>
    <message>
        <source>ended by it</source>
        <translation>판정 종료</translation>
    </message>
    <message>
        <source>audited</source>
        <translation>감사</translation>
    </message>
    <message>
        <source>to its cost</source>
        <translation>불리한 오판</translation>
    </message>
    <message>
        <source>false rate</source>
        <translation>오판율</translation>
    </message>
    <message>
        <source>Audited games that ended otherwise</source>
        <translation>다르게 끝난 감사 대국</translation>
    </message>
    <message>
        <source>%1 that ended otherwise</source>
        <translation>다르게 끝난 대국: %1</translation>
    </message>
    <message>
        <source>rule: %1</source>
        <translation>규칙: %1</translation>
    </message>
    <message>
        <source>An audited game is one that met the rule, was played on all the same, and counts as it ended. The rule is wrong where that is not what it said.</source>
        <translation>감사 대국은 규칙에 해당하지만 계속 두어 끝난 대로 세는 대국입니다. 그것이 규칙의 판정과 다르면 규칙이 틀린 것입니다.</translation>
    </message>
    <message>
        <source>The rule by player</source>
        <translation>대국자별 규칙</translation>
    </message>
    <message>
        <source>Black: %1</source>
        <translation>흑: %1</translation>
    </message>
    <message>
        <source>bye</source>
        <translation>부전승</translation>
    </message>
    <message>
        <source>%1 moves a game</source>
        <translation>국당 %1수</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>양쪽</translation>
    </message>
    <message>
        <source>Score of %1: %2; p-value %3.</source>
        <translation>%1의 득점률: %2; p값 %3.</translation>
    </message>
    <message>
        <source>Strength of the first player against the second</source>
        <translation>첫째 대국자의 둘째에 대한 기력</translation>
    </message>
    <message>
        <source>Score, game by game</source>
        <translation>대국별 득점률</translation>
    </message>
    <message>
        <source>Pairs of games</source>
        <translation>대국 쌍</translation>
    </message>
    <message>
        <source>games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>said</source>
        <translation>말한 값</translation>
    </message>
    <message>
        <source>came true</source>
        <translation>실현</translation>
    </message>
    <message>
        <source>reliability</source>
        <translation>신뢰도</translation>
    </message>
    <message>
        <source>resolution</source>
        <translation>분해능</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>불확실성</translation>
    </message>
    <message>
        <source>within</source>
        <translation>구간 안</translation>
    </message>
    <message>
        <source>range</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Black said</source>
        <translation>흑의 말</translation>
    </message>
    <message>
        <source>White said</source>
        <translation>백의 말</translation>
    </message>
    <message>
        <source>together</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>Each engine’s own chances, as it told them with its moves, against how the games ended: %1, of which %2 by resignation.</source>
        <translation>각 엔진이 수와 함께 말한 승률과 대국 결과의 비교: %1, 그중 기권 %2.</translation>
    </message>
    <message>
        <source>Left out: %1 that the arbiter adjudicated, since what decided them cannot prove itself.</source>
        <translation>제외: 심판이 판정한 %1. 판정의 근거는 스스로를 증명할 수 없습니다.</translation>
    </message>
    <message>
        <source>Left out: %1 that ended otherwise (time, faults, claims, unknown).</source>
        <translation>제외: 다르게 끝난 %1(시간, 고장, 주장, 불명).</translation>
    </message>
    <message>
        <source>%1’s chances, and what came true</source>
        <translation>%1의 승률과 실현</translation>
    </message>
    <message>
        <source>Chances told, by tenths</source>
        <translation>말한 승률, 1할 단위</translation>
    </message>
    <message>
        <source>The numbers of these curves</source>
        <translation>이 곡선의 수치</translation>
    </message>
    <message>
        <source>Where two engines disagreed most: with two moves in a row they claimed together more, or less, than 100 %; the widest of each game.</source>
        <translation>두 엔진이 가장 어긋난 곳: 이어진 두 수에서 합쳐 100 %보다 많거나 적게 말했습니다. 대국마다 가장 큰 것.</translation>
    </message>
    <message>
        <source>Widest disagreements</source>
        <translation>가장 큰 어긋남</translation>
    </message>
    <message>
        <source>Honesty of chances</source>
        <translation>승률의 정직함</translation>
    </message>
    <message>
        <source>Elo over %1</source>
        <translation>%1에 따른 Elo</translation>
    </message>
    <message>
        <source>Course of %1</source>
        <translation>%1의 경과</translation>
    </message>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>%1와(과) %2에 따른 Elo</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>1 candidate</source>
        <translation>후보 1개</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>후보 %1개</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>The method’s own words</source>
        <translation>방법의 출력</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>%1라운드</translation>
    </message>
    <message>
        <source>of new games; %1, which add nothing</source>
        <translation>새 대국의 쌍; %1, 더해지지 않음</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Log-likelihood ratio</source>
        <translation>로그 가능도비</translation>
    </message>
    <message>
        <source>bounds %1 and %2</source>
        <translation>경계 %1와 %2</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>Its path</source>
        <translation>경로</translation>
    </message>
    <message>
        <source>Widest error bar</source>
        <translation>가장 큰 오차</translation>
    </message>
    <message>
        <source>±%1 Elo</source>
        <translation>±%1 Elo</translation>
    </message>
    <message>
        <source>±%1 or less ends it</source>
        <translation>±%1 이하면 끝남</translation>
    </message>
    <message>
        <source>Hours of thinking</source>
        <translation>생각한 시간</translation>
    </message>
    <message>
        <source>%1 end it</source>
        <translation>%1이면 끝남</translation>
    </message>
    <message>
        <source>each pair, until it is decided: %1</source>
        <translation>정해질 때까지 쌍마다: %1</translation>
    </message>
    <message>
        <source>Sequential tests</source>
        <translation>순차 검정</translation>
    </message>
    <message>
        <source>Crosstable</source>
        <translation>대전표</translation>
    </message>
    <message>
        <source>Scores of a row’s player against a column’s.</source>
        <translation>행의 대국자가 열의 대국자에게 얻은 점수.</translation>
    </message>
    <message>
        <source>Likelihood of superiority</source>
        <translation>우세할 가능성</translation>
    </message>
    <message>
        <source>How likely a row’s player is stronger than a column’s, from all games of the pool.</source>
        <translation>모든 대국으로 보아 행의 대국자가 열의 대국자보다 강할 가능성.</translation>
    </message>
    <message>
        <source>Black’s score</source>
        <translation>흑의 점수</translation>
    </message>
    <message>
        <source>Having Black is worth</source>
        <translation>흑을 잡는 가치</translation>
    </message>
    <message>
        <source>%1 Elo</source>
        <translation>%1 Elo</translation>
    </message>
    <message>
        <source>Fair komi</source>
        <translation>공정한 덤</translation>
    </message>
    <message>
        <source>Results by opening</source>
        <translation>포석별 결과</translation>
    </message>
    <message>
        <source>All %1 openings</source>
        <translation>포석 %1개 전부</translation>
    </message>
    <message>
        <source>and %1 more, which the other formats list</source>
        <translation>%1개 더, 다른 형식에 있음</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Scores are those of %1.</source>
        <translation>득점률은 %1의 것입니다.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>%1 without a winner, or not won by playing</source>
        <translation>승자가 없거나 두어서 이긴 것이 아닌 %1국</translation>
    </message>
    <message>
        <source>Games without a winner, or not won by playing</source>
        <translation>승자가 없거나 두어서 이긴 것이 아닌 대국</translation>
    </message>
    <message>
        <source>The report as CSV lists all %1 games.</source>
        <translation>CSV 보고서에 %1국이 모두 있습니다.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>모든 대국</translation>
    </message>
    <message>
        <source>All %1 games</source>
        <translation>%1국 전부</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>사건</translation>
    </message>
    <message>
        <source>%1 events that bear on results</source>
        <translation>결과에 관련된 사건 %1개</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>보정</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>대진표</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Sequential test</source>
        <translation>순차 검정</translation>
    </message>
    <message>
        <source>When it ends</source>
        <translation>끝나는 때</translation>
    </message>
    <message>
        <source>Who is stronger</source>
        <translation>누가 강한가</translation>
    </message>
    <message>
        <source>Black and White</source>
        <translation>흑과 백</translation>
    </message>
    <message>
        <source>Adjudication</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>대전</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>포석</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>it is over</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>Parts of this report</source>
        <translation>이 보고서의 내용</translation>
    </message>
    <message>
        <source>Elo against the pool’s mean, 95 %</source>
        <translation>평균에 대한 Elo, 95 %</translation>
    </message>
    <message>
        <source>Ratings with their 95 % intervals; the table has the numbers</source>
        <translation>레이팅과 95 % 구간; 수치는 표에 있음</translation>
    </message>
    <message>
        <source>Score of the first player in %1 over %2, with its 95 % interval; now %3</source>
        <translation>%1에서 첫째 대국자의 득점률(%2, 95 % 구간 포함); 현재 %3</translation>
    </message>
    <message>
        <source>H1 accepted above</source>
        <translation>이 위는 H1 채택</translation>
    </message>
    <message>
        <source>H0 accepted below</source>
        <translation>이 아래는 H0 채택</translation>
    </message>
    <message>
        <source>Log-likelihood ratio over %1: now %2, bounds %3 and %4</source>
        <translation>%1의 로그 가능도비: 현재 %2, 경계 %3와 %4</translation>
    </message>
    <message>
        <source>1 pair</source>
        <translation>1쌍</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1쌍</translation>
    </message>
    <message>
        <source>pairs of games</source>
        <translation>대국 쌍</translation>
    </message>
    <message>
        <source>How often chances came true; on the dashed line, exactly as often as the engine said. The larger a dot, the more moves. The table has the numbers</source>
        <translation>승률이 실현된 빈도; 점선 위는 엔진이 말한 그대로. 점이 클수록 수가 많음. 수치는 표에 있음</translation>
    </message>
    <message>
        <source>lost both</source>
        <translation>둘 다 패</translation>
    </message>
    <message>
        <source>loss, jigo</source>
        <translation>패, 빅</translation>
    </message>
    <message>
        <source>split</source>
        <translation>나눔</translation>
    </message>
    <message>
        <source>win, jigo</source>
        <translation>승, 빅</translation>
    </message>
    <message>
        <source>won both</source>
        <translation>둘 다 승</translation>
    </message>
    <message>
        <source>Pairs of games with swapped colours, seen by the first player: %1</source>
        <translation>흑백을 바꾼 대국 쌍, 첫째 대국자 기준: %1</translation>
    </message>
    <message>
        <source>Warning: %1 pondered in %2 of %3 games, which is forbidden; most in %4, as %5: it used %6 s of processor time in %7 s that it waited, %8 of a processor.</source>
        <translation>경고: %1이(가) %3국 중 %2국에서 금지된 상대 차례 생각을 했습니다. 가장 심한 것은 %4, %5: 기다린 %7초에 CPU %6초, 프로세서의 %8.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>점수</translation>
    </message>
    <message>
        <source>byes</source>
        <translation>부전승</translation>
    </message>
    <message>
        <source>score</source>
        <translation>득점률</translation>
    </message>
    <message>
        <source>won</source>
        <translation>승</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>패</translation>
    </message>
    <message>
        <source>jigo</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>불명</translation>
    </message>
    <message>
        <source>machine</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>on time</source>
        <translation>시간패</translation>
    </message>
    <message>
        <source>forfeits</source>
        <translation>몰수</translation>
    </message>
    <message>
        <source>void</source>
        <translation>무효</translation>
    </message>
    <message>
        <source>lost tasks</source>
        <translation>잃은 작업</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>쌍</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>log-likelihood ratio</source>
        <translation>로그 가능도비</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>포석</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>program’s SHA-256</source>
        <translation>프로그램의 SHA-256</translation>
    </message>
    <message>
        <source>seconds a game</source>
        <translation>국당 초</translation>
    </message>
    <message>
        <source>CPU seconds</source>
        <translation>CPU 초</translation>
    </message>
    <message>
        <source>CPU seconds it tells</source>
        <translation>말한 CPU 초</translation>
    </message>
    <message>
        <source>CPU seconds off turn</source>
        <translation>상대 차례 CPU 초</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>why</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>when</source>
        <translation>때</translation>
    </message>
    <message>
        <source>what</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>as Black</source>
        <translation>흑으로</translation>
    </message>
    <message>
        <source>as White</source>
        <translation>백으로</translation>
    </message>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>By pairs</source>
        <translation>쌍으로</translation>
    </message>
    <message>
        <source>By games</source>
        <translation>대국으로</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>best</source>
        <translation>최선</translation>
    </message>
    <message>
        <source>own</source>
        <translation>원래 값</translation>
    </message>
    <message>
        <source>level</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>%1에 대한 Elo</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>범위 밖</translation>
    </message>
    <message>
        <source>first</source>
        <translation>첫째</translation>
    </message>
    <message>
        <source>second</source>
        <translation>둘째</translation>
    </message>
    <message>
        <source>(black)</source>
        <translation>(흑)</translation>
    </message>
    <message>
        <source>(white)</source>
        <translation>(백)</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>승</translation>
    </message>
    <message>
        <source>avg time</source>
        <translation>평균 시간</translation>
    </message>
    <message>
        <source>cpu</source>
        <translation>cpu</translation>
    </message>
    <message>
        <source>told cpu</source>
        <translation>말한 cpu</translation>
    </message>
    <message>
        <source>%1 (%2 games)</source>
        <translation>%1 (%2국)</translation>
    </message>
    <message>
        <source>score %1   p-value %2   moves %3</source>
        <translation>득점률 %1   p값 %2   수 %3</translation>
    </message>
    <message>
        <source>pairs %1</source>
        <translation>쌍 %1</translation>
    </message>
    <message>
        <source>first has Black in the first game, then in every other</source>
        <translation>첫째는 첫 대국과 그 뒤 하나 걸러 흑</translation>
    </message>
    <message>
        <source>board size: %1</source>
        <translation>판 크기: %1</translation>
    </message>
    <message>
        <source>handicap: %1 (%2)</source>
        <translation>접바둑: %1 (%2)</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>고정</translation>
    </message>
    <message>
        <source>free</source>
        <translation>자유</translation>
    </message>
    <message>
        <source>komi: %1</source>
        <translation>덤: %1</translation>
    </message>
    <message>
        <source>rules: %1</source>
        <translation>규칙: %1</translation>
    </message>
    <message>
        <source>time: %1</source>
        <translation>시간: %1</translation>
    </message>
    <message>
        <source>time: %1 (black), %2 (white)</source>
        <translation>시간: %1 (흑), %2 (백)</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1국</translation>
    </message>
    <message>
        <source>no clock</source>
        <translation>시계 없음</translation>
    </message>
    <message>
        <source>%1 game played</source>
        <translation>%1국 둠</translation>
    </message>
    <message>
        <source>%1 games played</source>
        <translation>%1국 둠</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>진행 %1</translation>
    </message>
    <message>
        <source>%1 with unknown result</source>
        <translation>결과 불명 %1</translation>
    </message>
    <message>
        <source>%1 repeating another</source>
        <translation>반복 %1</translation>
    </message>
    <message>
        <source>LL %1  LJ %2  split %3  WJ %4  WW %5</source>
        <translation>패패 %1  패무 %2  나눔 %3  승무 %4  승승 %5</translation>
    </message>
    <message>
        <source>no verdict, as the last %1 games repeat earlier ones</source>
        <translation>판정 없음: 마지막 %1국이 앞의 것을 반복</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>미정</translation>
    </message>
    <message>
        <source>unknown results: %1 (%2)</source>
        <translation>결과 불명: %1 (%2)</translation>
    </message>
    <message>
        <source>void games: %1</source>
        <translation>무효 대국: %1</translation>
    </message>
    <message>
        <source>repeated games: %1, so that errors are those of %2 games</source>
        <translation>반복된 대국: %1, 오차는 %2국에 해당</translation>
    </message>
    <message>
        <source>%1 ended beyond the pair that decided it, and the test leaves them out</source>
        <translation>정해진 쌍 뒤에 끝난 %1은(는) 검정에서 제외</translation>
    </message>
    <message>
        <source>H0: %1, H1: %2 (%3), alpha %4, beta %5</source>
        <translation>H0: %1, H1: %2 (%3), alpha %4, beta %5</translation>
    </message>
    <message>
        <source>final</source>
        <translation>결승</translation>
    </message>
    <message>
        <source>semifinals</source>
        <translation>준결승</translation>
    </message>
    <message>
        <source>quarterfinals</source>
        <translation>8강</translation>
    </message>
    <message>
        <source>round of %1</source>
        <translation>%1강</translation>
    </message>
    <message>
        <source>Left out are %1 of which nothing was played.</source>
        <translation>한 판도 두지 않은 %1을(를) 제외했습니다.</translation>
    </message>
    <message>
        <source>1 matchup</source>
        <translation>대전 1개</translation>
    </message>
    <message>
        <source>%1 matchups</source>
        <translation>대전 %1개</translation>
    </message>
    <message>
        <source>Left out of all numbers: %1 that a rule of adjudication ended.</source>
        <translation>모든 수치에서 제외: 판정 규칙이 끝낸 %1.</translation>
    </message>
    <message>
        <source>With more than %1 players, who beat whom is left out.</source>
        <translation>대국자가 %1명을 넘으면 서로 비교하지 않습니다.</translation>
    </message>
    <message>
        <source>Repeats of games between the same players: %1 of %2; errors are those of %3 games.</source>
        <translation>같은 대국자 사이의 반복 대국: %2 중 %1; 오차는 %3국에 해당합니다.</translation>
    </message>
    <message>
        <source>Repeats of others’ games, or with colours swapped: %1 of %2.</source>
        <translation>남의 대국 또는 흑백을 바꾼 반복 대국: %2 중 %1.</translation>
    </message>
    <message>
        <source>Ratings have the errors of %1 games.</source>
        <translation>레이팅의 오차는 %1국에 해당합니다.</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>경고: %1</translation>
    </message>
    <message>
        <source>More openings would make them differ.</source>
        <translation>포석이 더 많으면 달라집니다.</translation>
    </message>
    <message>
        <source>Openings would make them differ.</source>
        <translation>포석이 있으면 달라집니다.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>여기</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>동점: 상위 시드가 올라감</translation>
    </message>
    <message>
        <source>against the mean of all players</source>
        <translation>모든 대국자의 평균에 대해</translation>
    </message>
    <message>
        <source>%1 ± %2 Elo</source>
        <translation>%1 ± %2 Elo</translation>
    </message>
    <message>
        <source>Elo over %1, all else as at the best point; best %2, own %3</source>
        <translation>%1에 따른 Elo, 나머지는 최선점; 최선 %2, 원래 값 %3</translation>
    </message>
    <message>
        <source>Elo over %1 and %2, from %3 to %4: the darker, the stronger; the smaller, the less sure</source>
        <translation>%1와(과) %2에 따른 Elo, %3 ~ %4: 짙을수록 강하고 작을수록 불확실</translation>
    </message>
    <message>
        <source>The best %1 over %2</source>
        <translation>%2의 %1 최선값</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>자신</translation>
    </message>
    <message>
        <source>%1 Elo above its own values</source>
        <translation>원래 값보다 %1 Elo</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above its own values</source>
        <translation>%2에 대해 %1 Elo, 원래 값보다 %3</translation>
    </message>
    <message>
        <source>%1 sure that nothing in the range is more than %2 Elo better; the best there is expected to be %3 Elo better</source>
        <translation>범위 안에 %2 Elo 넘게 나은 것이 없을 확률 %1; 최선은 %3 Elo 나을 것으로 예상</translation>
    </message>
    <message>
        <source>H1 is accepted</source>
        <translation>H1을 채택</translation>
    </message>
    <message>
        <source>H0 is accepted</source>
        <translation>H0을 채택</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>미정</translation>
    </message>
    <message>
        <source>found against own: %1 (elo0 %2, elo1 %3), LLR %4 (%5 to %6) after %7</source>
        <translation>찾은 값 대 원래 값: %1 (elo0 %2, elo1 %3), %7 뒤 LLR %4 (%5 ~ %6)</translation>
    </message>
    <message>
        <source>%1, %2 of them copies</source>
        <translation>%1, 그중 사본 %2</translation>
    </message>
    <message>
        <source>the log-likelihood ratio is %1, the bounds are %2 and %3</source>
        <translation>로그 가능도비는 %1, 경계는 %2와 %3</translation>
    </message>
    <message>
        <source>H0 is accepted: %1</source>
        <translation>H0을 채택: %1</translation>
    </message>
    <message>
        <source>H1 is accepted: %1</source>
        <translation>H1을 채택: %1</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. More openings would make the games differ</source>
        <translation>판정 없음: 마지막 %1국이 앞의 것을 반복해 새로운 것을 기대할 수 없음(%2); %3. 포석이 더 많으면 대국이 달라집니다</translation>
    </message>
    <message>
        <source>no verdict: the last %1 games repeat earlier ones, so nothing new is to be expected (%2); %3. Openings would make the games differ</source>
        <translation>판정 없음: 마지막 %1국이 앞의 것을 반복해 새로운 것을 기대할 수 없음(%2); %3. 포석이 있으면 대국이 달라집니다</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>보관 파일</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>repetition</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>record</source>
        <translation>기보</translation>
    </message>
    <message>
        <source>log</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>통계</translation>
    </message>
    <message>
        <source>game %1</source>
        <translation>대국 %1</translation>
    </message>
    <message>
        <source>moves of %1: its engine went on from game to game</source>
        <translation>%1의 수: 엔진이 대국을 넘어 계속되었음</translation>
    </message>
    <message>
        <source>moves of %1: there is no such player</source>
        <translation>%1의 수: 그런 대국자가 없음</translation>
    </message>
    <message>
        <source>moves of %1: its command does not say seed, one thread and visits or playouts; --deterministic %1 says that it plays the same again</source>
        <translation>%1의 수: 명령에 시드, 스레드 하나, 방문이나 플레이아웃이 없음; --deterministic %1은(는) 똑같이 둔다는 뜻</translation>
    </message>
    <message>
        <source>the start-up command &quot;%1&quot; of %2: it was not sent</source>
        <translation>%2의 시작 명령 &quot;%1&quot;: 보내지 않음</translation>
    </message>
    <message>
        <source>%1 played %2, and asked again plays %3</source>
        <translation>%1은(는) %2에 두었고, 다시 물으니 %3에 둠</translation>
    </message>
    <message>
        <source>%1 moved, and asked again it ends the game: %2 %3</source>
        <translation>%1은(는) 두었으나, 다시 물으니 대국을 끝냄: %2 %3</translation>
    </message>
    <message>
        <source>its result is told as &quot;%1&quot;, and is %2</source>
        <translation>결과가 &quot;%1&quot;로 되어 있으나 %2</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have won like that</source>
        <translation>%1의 차례였으므로 그렇게 이길 수 없음</translation>
    </message>
    <message>
        <source>it was %1&apos;s turn, who cannot have lost like that</source>
        <translation>%1의 차례였으므로 그렇게 질 수 없음</translation>
    </message>
    <message>
        <source>by its moves it ends as %1</source>
        <translation>수순대로면 %1(으)로 끝남</translation>
    </message>
    <message>
        <source>it was counted again as %1; its result is %2</source>
        <translation>다시 계가하면 %1; 결과는 %2</translation>
    </message>
    <message>
        <source>what was said and counted of its score is not what that leads to</source>
        <translation>점수에 대해 말하고 센 것이 그로부터 나오는 것과 다름</translation>
    </message>
    <message>
        <source>the reason of its result is not what was said of it</source>
        <translation>결과의 이유가 말한 것과 다름</translation>
    </message>
    <message>
        <source>it shows a clock, and there was none</source>
        <translation>시계가 없는데 시계를 보임</translation>
    </message>
    <message>
        <source>it took longer than its clock allowed</source>
        <translation>시계가 허락한 시간을 넘김</translation>
    </message>
    <message>
        <source>its clock shows &quot;%1&quot;; charged with what the move took it shows %2</source>
        <translation>시계는 &quot;%1&quot;; 이 수에 쓴 시간을 빼면 %2</translation>
    </message>
    <message>
        <source>%1&apos;s moves took %2 ns together, not %3</source>
        <translation>%1의 수는 모두 %2 ns이며 %3이(가) 아님</translation>
    </message>
    <message>
        <source>its record says %1, and its result is %2</source>
        <translation>기보에는 %1, 결과는 %2</translation>
    </message>
    <message>
        <source>its record has another komi than %1</source>
        <translation>기보의 덤이 %1이(가) 아님</translation>
    </message>
    <message>
        <source>its record has another handicap than %1</source>
        <translation>기보의 접바둑이 %1이(가) 아님</translation>
    </message>
    <message>
        <source>its record has another board</source>
        <translation>기보의 판이 다름</translation>
    </message>
    <message>
        <source>its record calls it %1</source>
        <translation>기보의 이름은 %1</translation>
    </message>
    <message>
        <source>its record has the clock at &quot;%1&quot;, not &quot;%2&quot;</source>
        <translation>기보의 시계는 &quot;%1&quot;이며 &quot;%2&quot;이(가) 아님</translation>
    </message>
    <message>
        <source>its record has other words or thoughts of the engine</source>
        <translation>기보에 있는 엔진의 말이나 생각이 다름</translation>
    </message>
    <message>
        <source>its record is no SGF file of one game</source>
        <translation>기보가 한 대국의 SGF 파일이 아님</translation>
    </message>
    <message>
        <source>its record has %1 moves, not %2</source>
        <translation>기보의 수는 %1이며 %2이(가) 아님</translation>
    </message>
    <message>
        <source>its record has another move</source>
        <translation>기보의 수가 다름</translation>
    </message>
    <message>
        <source>by its log no engine answered this move</source>
        <translation>로그에서 이 수를 답한 엔진이 없음</translation>
    </message>
    <message>
        <source>by its log no engine was told this move</source>
        <translation>로그에서 이 수를 들은 엔진이 없음</translation>
    </message>
    <message>
        <source>it does not repeat game %1 as it says</source>
        <translation>말한 대로 대국 %1을(를) 반복하지 않음</translation>
    </message>
    <message>
        <source>it repeats game %1 and does not say so</source>
        <translation>대국 %1을(를) 반복하면서 그렇게 말하지 않음</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>it is not in the manifest</source>
        <translation>목록에 없음</translation>
    </message>
    <message>
        <source>it is not what was sealed</source>
        <translation>봉인한 것이 아님</translation>
    </message>
    <message>
        <source>%1 was &quot;%2&quot;, and by the settings it is &quot;%3&quot;</source>
        <translation>%1은(는) &quot;%2&quot;였으나 설정에는 &quot;%3&quot;</translation>
    </message>
    <message>
        <source>it is no game, or another one</source>
        <translation>대국이 아니거나 다른 대국임</translation>
    </message>
    <message>
        <source>the game has another result</source>
        <translation>대국에 다른 결과가 있음</translation>
    </message>
    <message>
        <source>the competition has no such game</source>
        <translation>대회에 그런 대국이 없음</translation>
    </message>
    <message>
        <source>it begins from another position, or by other rules</source>
        <translation>다른 국면이나 다른 규칙으로 시작함</translation>
    </message>
    <message>
        <source>it is a file of no game</source>
        <translation>어느 대국의 파일도 아님</translation>
    </message>
    <message>
        <source>the report says %1; it comes out as %2</source>
        <translation>보고서는 %1, 계산하면 %2</translation>
    </message>
    <message>
        <source>%1 scores: nobody&apos;s word on them is kept</source>
        <translation>점수 %1개: 누구의 말도 남아 있지 않음</translation>
    </message>
    <message>
        <source>%1 games: they have no moves</source>
        <translation>대국 %1개: 수가 없음</translation>
    </message>
    <message>
        <source>clocks of %1 games: how fast their machines were is not kept</source>
        <translation>대국 %1개의 시계: 컴퓨터의 속도가 남아 있지 않음</translation>
    </message>
    <message>
        <source>it is not the one whose hash was published</source>
        <translation>공개된 해시의 것이 아님</translation>
    </message>
    <message>
        <source>a competition that was never played, or games left out of it, if settings, games, records, logs and report tell the same</source>
        <translation>두지 않은 대회, 또는 빠진 대국(설정, 대국, 기보, 로그, 보고서가 같은 말을 하면)</translation>
    </message>
    <message>
        <source>what engines, networks and files were, if engines.json and report.json tell the same; engines that are asked again tell how they play</source>
        <translation>엔진, 신경망, 파일이 무엇이었는지(engines.json과 report.json이 같은 말을 하면). 다시 물은 엔진은 어떻게 두는지 보여 줌</translation>
    </message>
    <message>
        <source>how long moves took and when games were played, if games, records and report tell the same, and how fast machines were, if clocks agree</source>
        <translation>수에 걸린 시간과 대국 시각(대국, 기보, 보고서가 같은 말을 하면), 컴퓨터의 속도(시계가 맞으면)</translation>
    </message>
    <message>
        <source>settings that leave no trace in games: arguments, environment, seed, patience, policies, limits that nothing reached, what was kept</source>
        <translation>대국에 흔적이 없는 설정: 인수, 환경, 시드, 인내, 방침, 닿지 않은 한도, 남긴 것</translation>
    </message>
    <message>
        <source>what logs say beside moves, engines&apos; standard error, and events that the report does not list</source>
        <translation>수 말고 로그가 말하는 것, 엔진의 표준 오류, 보고서에 없는 사건</translation>
    </message>
    <message>
        <source>the manifest&apos;s own words: when and by what it was sealed, what was replaced and left out</source>
        <translation>목록 자신의 말: 언제 무엇으로 봉인했고 무엇을 바꾸고 뺐는지</translation>
    </message>
    <message>
        <source>Sealed %1 by %2</source>
        <translation>%1에 %2(으)로 봉인</translation>
    </message>
    <message>
        <source>SHA-256 of its manifest: %1, as published</source>
        <translation>목록의 SHA-256: %1, 공개된 대로</translation>
    </message>
    <message>
        <source>Checked: %1 entries, %2 games, %3 moves, %4 scores, clocks of %5 games, %6 records, %7 logs, %8 values of the report</source>
        <translation>확인: 항목 %1개, 대국 %2개, 수 %3개, 점수 %4개, 대국 %5개의 시계, 기보 %6개, 로그 %7개, 보고서 값 %8개</translation>
    </message>
    <message>
        <source>Engines were asked %1 moves again</source>
        <translation>엔진에 수 %1개를 다시 물음</translation>
    </message>
    <message>
        <source>Not checked:</source>
        <translation>확인하지 않음:</translation>
    </message>
    <message>
        <source>Left out when it was sealed:</source>
        <translation>봉인할 때 제외:</translation>
    </message>
    <message>
        <source>Not to be seen if the manifest was written anew (compare its hash with one that was published):</source>
        <translation>목록을 새로 썼다면 볼 수 없는 것(해시를 공개된 것과 비교하세요):</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>모두 봉인한 그대로입니다.</translation>
    </message>
    <message>
        <source>%1 differences.</source>
        <translation>차이 %1개.</translation>
    </message>
    <message>
        <source>refuses suicide of a single stone</source>
        <translation>돌 하나의 자살을 거부함</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; it cannot be told otherwise</source>
        <translation>%1. 이 규칙에서는 허용되므로 대국에서 상대가 두면 몰수패합니다. 달리 알릴 수 없습니다</translation>
    </message>
    <message>
        <source>%1, which these rules allow, and would forfeit a game in which its opponent plays it; add %2 to its command line</source>
        <translation>%1. 이 규칙에서는 허용되므로 대국에서 상대가 두면 몰수패합니다. 명령줄에 %2을(를) 더하세요</translation>
    </message>
    <message>
        <source>counts by Chinese rules (area), but the game is counted by territory</source>
        <translation>중국 규칙(면적)으로 세지만 이 대국은 집으로 셉니다</translation>
    </message>
    <message>
        <source>counts by Japanese rules (territory), but the game is counted by area</source>
        <translation>일본 규칙(집)으로 세지만 이 대국은 면적으로 셉니다</translation>
    </message>
    <message>
        <source>is not told the komi, for which the Go Modem Protocol has no word</source>
        <translation>덤을 듣지 못합니다. Go Modem Protocol에는 그 말이 없습니다</translation>
    </message>
    <message>
        <source>%1, and it cannot be told other rules</source>
        <translation>%1. 다른 규칙을 알릴 수 없습니다</translation>
    </message>
    <message>
        <source>%1; its command line has %2, not %3</source>
        <translation>%1. 명령줄에 %3이(가) 아니라 %2이(가) 있습니다</translation>
    </message>
    <message>
        <source>%1; add %2 to its command line</source>
        <translation>%1. 명령줄에 %2을(를) 더하세요</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>주장</translation>
    </message>
    <message>
        <source>forfeit</source>
        <translation>몰수</translation>
    </message>
    <message>
        <source>move-limit</source>
        <translation>수 제한</translation>
    </message>
    <message>
        <source>adjudication</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>the engine %1 %2</source>
        <translation>엔진 %1: %2</translation>
    </message>
    <message>
        <source>game %1, after move %2: the engine %3</source>
        <translation>대국 %1, %2수 뒤: 엔진: %3</translation>
    </message>
    <message>
        <source>is no time up to a day</source>
        <translation>은(는) 하루 이내의 시간이 아닙니다</translation>
    </message>
    <message>
        <source>is not of the form 20-60, 20- or -60</source>
        <translation>은(는) 20-60, 20- 또는 -60 꼴이 아닙니다</translation>
    </message>
    <message>
        <source>holds no move</source>
        <translation>에 수가 없습니다</translation>
    </message>
    <message>
        <source>is none of %1</source>
        <translation>은(는) 다음 중 하나가 아닙니다: %1</translation>
    </message>
    <message>
        <source>is no number of points</source>
        <translation>은(는) 집 수가 아닙니다</translation>
    </message>
    <message>
        <source>is no list of sabaki, katrain, lizzie</source>
        <translation>은(는) sabaki, katrain, lizzie의 목록이 아닙니다</translation>
    </message>
    <message>
        <source>--report: %1 does not end with .html, .json or .csv</source>
        <translation>--report: %1이(가) .html, .json, .csv로 끝나지 않습니다</translation>
    </message>
    <message>
        <source>no engine is given; say which with --%1</source>
        <translation>엔진이 지정되지 않았습니다. --%1(으)로 지정하십시오</translation>
    </message>
    <message>
        <source>FILES are missing</source>
        <translation>FILES가 없습니다</translation>
    </message>
    <message>
        <source>--on needs --journal FILE</source>
        <translation>--on에는 --journal FILE이 필요합니다</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE</source>
        <translation>--on ssh에는 --hosts FILE이 필요합니다</translation>
    </message>
    <message>
        <source>there are no game files</source>
        <translation>기보 파일이 없습니다</translation>
    </message>
    <message>
        <source>--stop takes the name of a run</source>
        <translation>--stop에는 실행의 이름을 적습니다</translation>
    </message>
    <message>
        <source>say which file of accounts</source>
        <translation>계정 파일을 지정하십시오</translation>
    </message>
    <message>
        <source>no password was given</source>
        <translation>암호가 입력되지 않았습니다</translation>
    </message>
    <message>
        <source>is no whole number from 5 to 25</source>
        <translation>은(는) 5부터 25까지의 정수가 아닙니다</translation>
    </message>
    <message>
        <source>say which engine: its command line, or its name</source>
        <translation>엔진을 지정하십시오: 명령줄이나 이름</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; quote a command that has several words</source>
        <translation>&quot;%1&quot;은(는) 남는 인수입니다. 여러 낱말의 명령은 따옴표로 묶으십시오</translation>
    </message>
    <message>
        <source>your engines cannot be read: %1</source>
        <translation>엔진 목록을 읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>%1 is no calibration: that is type = &quot;tune&quot; with method = &quot;calibration&quot; in [tune]</source>
        <translation>%1은(는) 보정이 아닙니다. 보정은 type = &quot;tune&quot;이고 [tune]에 method = &quot;calibration&quot;이 있습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; %2</source>
        <translation>&quot;%1&quot; %2</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>표준 출력: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: unexpected; -o names the file to write</source>
        <translation>&quot;%1&quot;은(는) 남는 인수입니다. 쓸 파일은 -o로 지정합니다</translation>
    </message>
    <message>
        <source>%1 has been played already; see reset</source>
        <translation>%1은(는) 이미 두었습니다. reset을 보십시오</translation>
    </message>
    <message>
        <source>%1 already exists; --force writes over it</source>
        <translation>%1이(가) 이미 있습니다. --force로 덮어씁니다</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of text, html and json</source>
        <translation>--format: &quot;%1&quot;은(는) text, html, json 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>name one bundle or more</source>
        <translation>묶음을 하나 이상 지정하십시오</translation>
    </message>
    <message>
        <source>there is no game that could be rated</source>
        <translation>레이팅을 매길 수 있는 대국이 없습니다</translation>
    </message>
    <message>
        <source>--max-time: &quot;%1&quot; is no time; allowed are 90s, 30m, 8h and the like</source>
        <translation>--max-time: &quot;%1&quot;은(는) 시간이 아닙니다. 90s, 30m, 8h 등으로 적습니다</translation>
    </message>
    <message>
        <source>--on: “%1” is not known; it takes here, slurm or ssh</source>
        <translation>--on: “%1”을(를) 모릅니다. here, slurm, ssh 중 하나입니다</translation>
    </message>
    <message>
        <source>--on ssh needs --hosts FILE, or hosts in [machines]</source>
        <translation>--on ssh에는 --hosts FILE이나 [machines]의 hosts가 필요합니다</translation>
    </message>
    <message>
        <source>--keep: &quot;%1&quot; is none of environment, folders, users and hosts</source>
        <translation>--keep: &quot;%1&quot;은(는) environment, folders, users, hosts 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>--format: &quot;%1&quot; is none of sgf, json, csv and matchups</source>
        <translation>--format: &quot;%1&quot;은(는) sgf, json, csv, matchups 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>give one of --after-pairs and --now</source>
        <translation>--after-pairs와 --now 중 하나만 적으십시오</translation>
    </message>
    <message>
        <source>reset: nothing was done; --yes deletes all of these for ever, --aside moves them into a folder</source>
        <translation>reset: 아무것도 하지 않았습니다. --yes는 모두 영구히 지우고, --aside는 폴더로 옮깁니다</translation>
    </message>
    <message>
        <source>--engines: &quot;%1&quot; is not PLAYER=COMMAND</source>
        <translation>--engines: &quot;%1&quot;은(는) PLAYER=COMMAND가 아닙니다</translation>
    </message>
    <message>
        <source>--stop takes after-pairs, after-games or now, --term N, and the name of a run</source>
        <translation>--stop에는 after-pairs, after-games, now 중 하나와 --term N, 실행의 이름을 적습니다</translation>
    </message>
    <message>
        <source>--block is missing</source>
        <translation>--block이 없습니다</translation>
    </message>
    <message>
        <source>the engine is missing; give its command after --</source>
        <translation>엔진이 없습니다. -- 뒤에 명령을 적으십시오</translation>
    </message>
    <message>
        <source>is not from 2 to %1</source>
        <translation>은(는) 2부터 %1까지가 아닙니다</translation>
    </message>
    <message>
        <source>is free; GMP has fixed points only</source>
        <translation>은(는) 자유 배치입니다. GMP에는 정해진 자리만 있습니다</translation>
    </message>
    <message>
        <source>is neither black nor white</source>
        <translation>은(는) black도 white도 아닙니다</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>을(를) 만들 수 없습니다</translation>
    </message>
    <message>
        <source>missing; give the engine&apos;s command line</source>
        <translation>이(가) 없습니다. 엔진의 명령줄을 적으십시오</translation>
    </message>
    <message>
        <source>is none of black, white, both and none</source>
        <translation>은(는) black, white, both, none 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>is none of automatic, slow-moves, always and never</source>
        <translation>은(는) automatic, slow-moves, always, never 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>is no time; allowed are 200ms, 1s, 1.5s and the like</source>
        <translation>은(는) 시간이 아닙니다. 200ms, 1s, 1.5s 등으로 적습니다</translation>
    </message>
    <message>
        <source>is none of allowed, forbidden and frozen</source>
        <translation>은(는) allowed, forbidden, frozen 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>is neither warning nor forfeit</source>
        <translation>은(는) warning도 forfeit(실격)도 아닙니다</translation>
    </message>
    <message>
        <source>asks a person, and there is nobody here</source>
        <translation>은(는) 사람에게 묻는데 여기에는 아무도 없습니다</translation>
    </message>
    <message>
        <source>--scorer %1 asks no referee</source>
        <translation>--scorer %1은(는) 심판에게 묻지 않습니다</translation>
    </message>
    <message>
        <source>asks a referee; say which engine with --referee</source>
        <translation>은(는) 심판에게 묻습니다. 엔진을 --referee로 지정하십시오</translation>
    </message>
    <message>
        <source>&quot;move&quot; and --watchdog say the same; give one</source>
        <translation>&quot;move&quot;와 --watchdog는 같은 뜻입니다. 하나만 적으십시오</translation>
    </message>
    <message>
        <source>does not end in .html, .txt, .json or .csv</source>
        <translation>이(가) .html, .txt, .json, .csv로 끝나지 않습니다</translation>
    </message>
    <message>
        <source>say with --results which file has the games</source>
        <translation>대국의 파일을 --results로 지정하십시오</translation>
    </message>
    <message>
        <source>--adjudicate reads what engines think of their moves, so it cannot be never</source>
        <translation>--adjudicate(판정)는 엔진이 자기 수를 어떻게 생각하는지 읽으므로 never일 수 없습니다</translation>
    </message>
    <message>
        <source>is no number between 0 and 0.5</source>
        <translation>은(는) 0과 0.5 사이의 수가 아닙니다</translation>
    </message>
    <message>
        <source>is not two numbers, the lower first, such as 0,20</source>
        <translation>은(는) 0,20처럼 작은 것이 앞서는 두 수가 아닙니다</translation>
    </message>
    <message>
        <source>is no file and no folder</source>
        <translation>은(는) 파일도 폴더도 아닙니다</translation>
    </message>
    <message>
        <source>is neither game nor opening</source>
        <translation>은(는) game(대국)도 opening(포석)도 아닙니다</translation>
    </message>
    <message>
        <source>there are no --openings</source>
        <translation>--openings가 없습니다</translation>
    </message>
    <message>
        <source>no build is given</source>
        <translation>빌드가 지정되지 않았습니다</translation>
    </message>
    <message>
        <source>has no {}</source>
        <translation>에 {}이(가) 없습니다</translation>
    </message>
    <message>
        <source>say what to test: --test or --sprt</source>
        <translation>무엇을 시험할지 --test나 --sprt로 지정하십시오</translation>
    </message>
    <message>
        <source>no suite is given</source>
        <translation>시험 모음이 지정되지 않았습니다</translation>
    </message>
    <message>
        <source>is neither gnugo nor strict</source>
        <translation>은(는) gnugo도 strict도 아닙니다</translation>
    </message>
    <message>
        <source>%1: it cannot be read as SGF</source>
        <translation>%1: SGF로 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>%1: game %2 is on a board of %3x%4; see --size</source>
        <translation>%1: 대국 %2은(는) %3x%4 판입니다. --size를 보십시오</translation>
    </message>
    <message>
        <source>there is no game in %1</source>
        <translation>%1에 대국이 없습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not COMMAND=SENT</source>
        <translation>&quot;%1&quot;은(는) COMMAND=SENT가 아닙니다</translation>
    </message>
    <message>
        <source>is none of resign, pass and alternate</source>
        <translation>은(는) resign(기권), pass(패스), alternate 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>goes with --replace alternate, which needs it</source>
        <translation>은(는) --replace alternate와 함께 쓰며, 그때 필요합니다</translation>
    </message>
    <message>
        <source>are no rules</source>
        <translation>은(는) 규칙이 아닙니다</translation>
    </message>
    <message>
        <source>is no time; allowed are 500ms, 2s and the like</source>
        <translation>은(는) 시간이 아닙니다. 500ms, 2s 등으로 적습니다</translation>
    </message>
    <message>
        <source>follows the record; say with --sgf where that is</source>
        <translation>은(는) 기보를 따라갑니다. 그 자리를 --sgf로 지정하십시오</translation>
    </message>
    <message>
        <source>goes with --listen; a controller at the standard streams may send everything</source>
        <translation>은(는) --listen과 함께 씁니다. 표준 입출력의 컨트롤러는 무엇이든 보낼 수 있습니다</translation>
    </message>
    <message>
        <source>%1: there are %2 logs; no more are written</source>
        <translation>%1: 기록이 %2개 있습니다. 더 쓰지 않습니다</translation>
    </message>
    <message>
        <source>shinpan cannot be started; open %1 with it by hand</source>
        <translation>shinpan을 시작할 수 없습니다. %1을(를) 직접 여십시오</translation>
    </message>
    <message>
        <source>--%1: %2</source>
        <translation>--%1: %2</translation>
    </message>
    <message>
        <source>say which script</source>
        <translation>스크립트를 지정하십시오</translation>
    </message>
    <message>
        <source>say which engine, with --engine</source>
        <translation>엔진을 --engine으로 지정하십시오</translation>
    </message>
    <message>
        <source>it is packed; unpack it first, with gunzip</source>
        <translation>압축되어 있습니다. 먼저 gunzip으로 푸십시오</translation>
    </message>
    <message>
        <source>%1: it names no record of game %2; match keeps them with --sgf</source>
        <translation>%1: 대국 %2의 기보가 적혀 있지 않습니다. match는 --sgf로 남깁니다</translation>
    </message>
    <message>
        <source>there is no game in it</source>
        <translation>대국이 없습니다</translation>
    </message>
    <message>
        <source>%1: there is no game in it</source>
        <translation>%1: 대국이 없습니다</translation>
    </message>
    <message>
        <source>say which two sets of games: folders, files or results</source>
        <translation>어느 두 묶음의 대국인지 지정하십시오: 폴더, 파일 또는 결과</translation>
    </message>
    <message>
        <source>say which files or folders</source>
        <translation>파일이나 폴더를 지정하십시오</translation>
    </message>
    <message>
        <source>--merge and --output FILE belong together</source>
        <translation>--merge와 --output FILE은 함께 씁니다</translation>
    </message>
    <message>
        <source>--move and --node exclude each other</source>
        <translation>--move와 --node는 함께 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>%1; not rewritten without --force</source>
        <translation>%1. --force 없이는 다시 쓰지 않습니다</translation>
    </message>
    <message>
        <source>-i and -o exclude each other</source>
        <translation>-i와 -o는 함께 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>-o takes the result of one file; sgf merge joins several</source>
        <translation>-o는 한 파일의 결과만 받습니다. 여럿은 sgf merge로 합칩니다</translation>
    </message>
    <message>
        <source>-o %1: the name must end in %2 or a slash; or say --format</source>
        <translation>-o %1: 이름은 %2(이)나 빗금으로 끝나야 합니다. 또는 --format을 적으십시오</translation>
    </message>
    <message>
        <source>--format: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--format: &quot;%1&quot;은(는) 없습니다. 다음 중 하나를 적으십시오: %2</translation>
    </message>
    <message>
        <source>--range: &quot;%1&quot; is no range of moves; say 1-50, 51- or 12</source>
        <translation>--range: &quot;%1&quot;은(는) 수의 범위가 아닙니다. 1-50, 51-, 12처럼 적으십시오</translation>
    </message>
    <message>
        <source>--move goes with neither --node nor --range</source>
        <translation>--move는 --node나 --range와 함께 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>-o is missing; say where to write, as in -o board.png</source>
        <translation>-o가 없습니다. -o board.png처럼 쓸 곳을 지정하십시오</translation>
    </message>
    <message>
        <source>a slide show cannot be written to standard output</source>
        <translation>슬라이드 쇼는 표준 출력에 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>--pace: &quot;%1&quot; is no number of seconds from 0.02 to 60</source>
        <translation>--pace: &quot;%1&quot;은(는) 0.02부터 60까지의 초가 아닙니다</translation>
    </message>
    <message>
        <source>%1 is missing, which draws; build Shinpan with its window (-DSHINPAN_UI=ON) or install it whole</source>
        <translation>그리는 %1이(가) 없습니다. Shinpan을 창과 함께(-DSHINPAN_UI=ON) 빌드하거나 전체를 설치하십시오</translation>
    </message>
    <message>
        <source>FILE is missing; - reads standard input</source>
        <translation>FILE이 없습니다. -는 표준 입력을 읽습니다</translation>
    </message>
    <message>
        <source>--rules: &quot;%1&quot; is no rule set known here; say Japanese, Chinese, AGA, NZ or fields such as ko=simple,scoring=area</source>
        <translation>--rules: &quot;%1&quot;은(는) 알려진 규칙이 아닙니다. Japanese, Chinese, AGA, NZ나 ko=simple,scoring=area 같은 항목을 적으십시오</translation>
    </message>
    <message>
        <source>--legal: &quot;%1&quot; is no colour; say b or w</source>
        <translation>--legal: &quot;%1&quot;은(는) 색이 아닙니다. b나 w를 적으십시오</translation>
    </message>
    <message>
        <source>has no position to solve</source>
        <translation>풀 국면이 없습니다</translation>
    </message>
    <message>
        <source>this is a directory; add -r to look into it</source>
        <translation>디렉터리입니다. 안을 보려면 -r을 붙이십시오</translation>
    </message>
    <message>
        <source>--game %1: it is not a record of Go</source>
        <translation>--game %1: 바둑의 기보가 아닙니다</translation>
    </message>
    <message>
        <source>%1 more of these</source>
        <translation>이런 것이 %1개 더 있음</translation>
    </message>
    <message>
        <source>a handicap of %1 without stones: %2</source>
        <translation>돌이 없는 접바둑 %1점: %2</translation>
    </message>
    <message>
        <source>--charset: &quot;%1&quot; is no character set that is known here; try UTF-8, GB18030, Big5, Shift_JIS, EUC-KR or ISO-8859-1</source>
        <translation>--charset: &quot;%1&quot;은(는) 알려진 문자 집합이 아닙니다. UTF-8, GB18030, Big5, Shift_JIS, EUC-KR, ISO-8859-1을 써 보십시오</translation>
    </message>
    <message>
        <source>FILES are missing; - reads standard input</source>
        <translation>FILES가 없습니다. -는 표준 입력을 읽습니다</translation>
    </message>
    <message>
        <source>--name: there is no {%1}; --help lists what there is</source>
        <translation>--name: {%1}은(는) 없습니다. --help에 목록이 있습니다</translation>
    </message>
    <message>
        <source>already exists; --force replaces it</source>
        <translation>이미 있습니다. --force로 바꿉니다</translation>
    </message>
    <message>
        <source>there is no game of Go</source>
        <translation>바둑 대국이 없습니다</translation>
    </message>
    <message>
        <source>%1; your engines cannot be read: %2</source>
        <translation>%1. 엔진 목록을 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a deadline; allowed are start, setup, move, scoring and quit with a time, such as start=30s,move=2m</source>
        <translation>&quot;%1&quot;은(는) 기한이 아닙니다. start, setup, move, scoring, quit에 시간을 붙여 start=30s,move=2m처럼 적습니다</translation>
    </message>
    <message>
        <source>standard input cannot be read</source>
        <translation>표준 입력을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>--%1: &quot;%2&quot; %3</source>
        <translation>--%1: &quot;%2&quot; %3</translation>
    </message>
    <message>
        <source>say whose moves, with --proposer</source>
        <translation>누구의 수인지 --proposer로 지정하십시오</translation>
    </message>
    <message>
        <source>is no number from %1 to %2</source>
        <translation>은(는) %1부터 %2까지의 수가 아닙니다</translation>
    </message>
    <message>
        <source>--theme: there is no &quot;%1&quot;; say one of %2</source>
        <translation>--theme: 테마 &quot;%1&quot;은(는) 없습니다. 다음 중 하나를 적으십시오: %2</translation>
    </message>
    <message>
        <source>--region: &quot;%1&quot; is no part of this board; name two opposite corners, as in C3:K10</source>
        <translation>--region: &quot;%1&quot;은(는) 이 판의 부분이 아닙니다. C3:K10처럼 마주 보는 두 귀를 적으십시오</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>중단됨</translation>
    </message>
    <message>
        <source>, %1 points</source>
        <translation>, %1집</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>포석</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>중반</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>정확도</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>첫 후보</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>손실</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>집</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>Per 100</source>
        <translation>100수당</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>작음</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>중간</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>큼</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Accuracy and mistakes by phase</source>
        <translation>단계별 정확도와 실수</translation>
    </message>
    <message>
        <source>%1 more players are in the JSON and CSV reports.</source>
        <translation>다른 대국자 %1명은 JSON과 CSV 보고서에 있습니다.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>The board before move %1</source>
        <translation>%1수 전의 판</translation>
    </message>
    <message>
        <source>Move %1 %2 lost %3; better was %4</source>
        <translation>%1수 %2: %3 손실. %4이(가) 더 좋았음</translation>
    </message>
    <message>
        <source>There are no mistakes.</source>
        <translation>실수가 없습니다.</translation>
    </message>
    <message>
        <source>%1 to play, %2 games</source>
        <translation>%1 차례, %2국</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Opening positions that several games came to, those first where most was lost: rings are what was played, a square is the engine&apos;s choice.</source>
        <translation>여러 대국에 나온 포석 국면으로, 손실이 큰 것부터입니다. 동그라미는 둔 수, 네모는 엔진이 고른 수입니다.</translation>
    </message>
    <message>
        <source>The same positions, judged by two engines: how often they would play the same move, how far apart their values are, and which mistakes both or only one of them saw.</source>
        <translation>같은 국면을 두 엔진이 본 것입니다. 같은 수를 고르는 비율, 값의 차이, 둘 다 또는 하나만 본 실수입니다.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Same choice</source>
        <translation>같은 선택</translation>
    </message>
    <message>
        <source>Apart</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Points apart</source>
        <translation>집 차이</translation>
    </message>
    <message>
        <source>Mistakes of both</source>
        <translation>둘 다 본 실수</translation>
    </message>
    <message>
        <source>First only</source>
        <translation>첫째만</translation>
    </message>
    <message>
        <source>Second only</source>
        <translation>둘째만</translation>
    </message>
    <message>
        <source>Engines compared</source>
        <translation>엔진 비교</translation>
    </message>
    <message>
        <source>small: %1; middle: %2; large: %3</source>
        <translation>작음: %1, 중간: %2, 큼: %3</translation>
    </message>
    <message>
        <source>Of a move: 0.75 to the power of the points it lost, so that a point lost leaves 75 %, three points leave 42 %. Where the engine tells no points, 10 % of the chance to win count as three. The engine&apos;s own choice loses nothing. Of a player in a game: the mean of the moves. Of several games: the mean of the games, with a 95 % interval (Student&apos;s) from how they differ; one game has none.</source>
        <translation>한 수: 0.75를 잃은 집 수만큼 제곱한 값으로, 한 집을 잃으면 75 %, 세 집이면 42 %입니다. 엔진이 집 수를 알리지 않으면 승률 10 %를 세 집으로 칩니다. 엔진 자신이 고른 수는 아무것도 잃지 않습니다. 한 대국의 대국자: 수들의 평균. 여러 대국: 대국들의 평균과, 서로 다른 정도로 구한 95 % 구간(스튜던트). 한 대국에는 구간이 없습니다.</translation>
    </message>
    <message>
        <source>Moves that lost more than the engine is unsure of: %1. The percents are of the chance to win.</source>
        <translation>엔진이 확신하지 못하는 것보다 더 잃은 수: %1. 퍼센트는 승률입니다.</translation>
    </message>
    <message>
        <source>Choice, loss, points</source>
        <translation>첫 후보, 손실, 집</translation>
    </message>
    <message>
        <source>The share of the moves that were the engine&apos;s first choice, and what a move lost on average: of the chance to win, and points.</source>
        <translation>엔진의 첫 선택이었던 수의 비율과 한 수가 평균으로 잃은 것: 승률과 집.</translation>
    </message>
    <message>
        <source>On 19×19 the opening is the first 50 moves and the endgame begins with move 151; on smaller boards earlier in proportion.</source>
        <translation>19×19에서는 처음 50수가 포석이고 151수부터 끝내기입니다. 작은 판에서는 비례해 빨라집니다.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 per 100 moves</source>
        <translation>100수당 %1</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>복기: %1</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>가장 큰 실수</translation>
    </message>
    <message>
        <source>The same positions</source>
        <translation>같은 국면</translation>
    </message>
    <message>
        <source>How to read this</source>
        <translation>읽는 방법</translation>
    </message>
    <message>
        <source>%1 points or %2 %, or more</source>
        <translation>%1집 또는 %2 % 이상</translation>
    </message>
    <message>
        <source>%1 to %2 points or %3 to %4 %</source>
        <translation>%1~%2집 또는 %3~%4 %</translation>
    </message>
    <message>
        <source>the program of %1 was not identified, so it is a player of its own</source>
        <translation>%1의 프로그램을 알 수 없어 별개의 대국자로 봅니다</translation>
    </message>
    <message>
        <source>%1x%2, komi %3, %4, %5</source>
        <translation>%1x%2, 덤 %3, %4, %5</translation>
    </message>
    <message>
        <source>%1 (Black), %2 (White)</source>
        <translation>%1(흑), %2(백)</translation>
    </message>
    <message>
        <source>Pool of 1 bundle</source>
        <translation>묶음 1개의 통합</translation>
    </message>
    <message>
        <source>Pool of %1 bundles</source>
        <translation>묶음 %1개의 통합</translation>
    </message>
    <message>
        <source>bundle</source>
        <translation>묶음</translation>
    </message>
    <message>
        <source>competition</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>sealed</source>
        <translation>봉인</translation>
    </message>
    <message>
        <source>also in others</source>
        <translation>다른 곳에도</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>제외</translation>
    </message>
    <message>
        <source>manifest</source>
        <translation>목록</translation>
    </message>
    <message>
        <source>Bundles</source>
        <translation>묶음</translation>
    </message>
    <message>
        <source>Games that an earlier bundle has, too, count once; games without a known winner or with a handicap are left out.</source>
        <translation>앞선 묶음에도 있는 대국은 한 번만 셉니다. 승자를 모르는 대국과 접바둑은 뺍니다.</translation>
    </message>
    <message>
        <source>called in the bundles</source>
        <translation>묶음에서의 이름</translation>
    </message>
    <message>
        <source>bundles</source>
        <translation>묶음</translation>
    </message>
    <message>
        <source>not identified</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Who is who</source>
        <translation>누가 누구인가</translation>
    </message>
    <message>
        <source>The same program and files, started in the same way, are the same player, whatever it is called.</source>
        <translation>같은 프로그램과 파일을 같은 방식으로 시작한 것은 이름이 달라도 같은 대국자입니다.</translation>
    </message>
    <message>
        <source>Elo by all games</source>
        <translation>모든 대국의 Elo</translation>
    </message>
    <message>
        <source>Elo here alone</source>
        <translation>여기만의 Elo</translation>
    </message>
    <message>
        <source>here above</source>
        <translation>여기서 높음</translation>
    </message>
    <message>
        <source>its 95%</source>
        <translation>그 95%</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>조건</translation>
    </message>
    <message>
        <source>pooled bundles</source>
        <translation>묶음 통합</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>대국자 1</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>대국자 %1</translation>
    </message>
    <message>
        <source>all under the same conditions</source>
        <translation>모두 같은 조건</translation>
    </message>
    <message>
        <source>%1 different conditions</source>
        <translation>조건 %1가지</translation>
    </message>
    <message>
        <source>A player is as strong under all conditions; what having Black is worth is each condition’s own. Both come from all games at once (Bradley–Terry, maximum likelihood), in which each player has had one more game, half of it won, against somebody of average strength. The columns behind that are of the games of one condition alone: where “here above” is far from 0, the player is not as strong there as elsewhere.</source>
        <translation>대국자의 기력은 어느 조건에서나 같고, 흑의 가치는 조건마다 따로입니다. 둘 다 모든 대국에서 한꺼번에 구하며(브래들리–테리, 최대 가능도), 대국자마다 평균 기력의 상대와 둔 반승의 대국 하나를 더합니다. 그 뒤의 열은 한 조건의 대국만의 것입니다. “여기서 높음”이 0에서 멀면 그 조건에서의 기력이 다른 곳과 다릅니다.</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>중국</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>중국 (KGS)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA (단추)</translation>
    </message>
    <message>
        <source>NZ</source>
        <translation>뉴질랜드</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>트롬프·테일러</translation>
    </message>
    <message>
        <source>GOE</source>
        <translation>잉창치</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>돌 계산</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>고대 집 계산</translation>
    </message>
    <message>
        <source>block %1 is damaged, or of another run</source>
        <translation>블록 %1이(가) 손상되었거나 다른 실행의 것입니다</translation>
    </message>
    <message>
        <source>there is no terminal to ask at; use password_file</source>
        <translation>물어볼 터미널이 없습니다. password_file을 쓰십시오</translation>
    </message>
    <message>
        <source>listening at %1</source>
        <translation>%1에서 기다림</translation>
    </message>
    <message>
        <source>standard input cannot be changed in place; leave out -i</source>
        <translation>표준 입력은 제자리에서 바꿀 수 없습니다. -i를 빼십시오</translation>
    </message>
    <message>
        <source>--game %1: the number of games is %2</source>
        <translation>--game %1: 대국의 수는 %2입니다</translation>
    </message>
    <message>
        <source>none were set up, for there are no fixed points for so many, or a move stands on one of them</source>
        <translation>이만큼의 정해진 자리가 없거나 그중 하나에 수가 있어 놓지 않았습니다</translation>
    </message>
    <message>
        <source>the fixed points were taken</source>
        <translation>정해진 자리에 놓았습니다</translation>
    </message>
    <message>
        <source>an engine that does not know kata-time_settings is told %1 instead of %2, for GTP has whole seconds only</source>
        <translation>kata-time_settings를 모르는 엔진에는 %2 대신 %1을(를) 알립니다. GTP에는 정수 초만 있습니다</translation>
    </message>
    <message>
        <source>is told &quot;%1&quot; at its start, which leaves it no time to think; &quot;%2&quot; says that nothing limits it</source>
        <translation>은(는) 시작할 때 &quot;%1&quot;을(를) 받아 생각할 시간이 없습니다. 제한 없음은 &quot;%2&quot;입니다</translation>
    </message>
    <message>
        <source>the folder cannot be created</source>
        <translation>폴더를 만들 수 없습니다</translation>
    </message>
    <message>
        <source>the engine %1 is started again: it %2</source>
        <translation>엔진 %1 다시 시작: %2</translation>
    </message>
    <message>
        <source>%1 visits a position</source>
        <translation>국면마다 탐색 수 %1</translation>
    </message>
    <message>
        <source>%1 seconds a position</source>
        <translation>국면마다 %1초</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 positions</source>
        <translation>파일 %1/%2, 국면 %3</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>초당 %1</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <translation>%1 (%2집)</translation>
    </message>
    <message>
        <source>lost %1; the engine&apos;s choice</source>
        <translation>손실 %1; 엔진의 선택</translation>
    </message>
    <message>
        <source>lost %1; better was %2</source>
        <translation>손실 %1; 더 좋은 수는 %2</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1수</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>average loss %1, the engine&apos;s choice %2 of %3</source>
        <translation>평균 손실 %1, 엔진과 일치 %2/%3</translation>
    </message>
    <message>
        <source>%1, game %2</source>
        <translation>%1, 대국 %2</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <translation>%1, 분석 %2</translation>
    </message>
    <message>
        <source>%1 files wait, %2 blocks are out, %3</source>
        <translation>파일 %1개 대기, 블록 %2개 처리 중, %3</translation>
    </message>
    <message>
        <source>%1: warning: parts of it were not understood; &quot;shinpan-cli sgf check&quot; says which</source>
        <translation>%1: 경고: 일부를 이해하지 못했습니다. 어느 부분인지는 &quot;shinpan-cli sgf check&quot;로 알 수 있습니다</translation>
    </message>
    <message>
        <source>%1: %2 of %3 positions</source>
        <translation>%1: 국면 %2/%3</translation>
    </message>
    <message>
        <source>stopping after the running games; once more to log out at once</source>
        <translation>진행 중인 대국이 끝나면 멈춥니다. 한 번 더 누르면 바로 로그아웃합니다</translation>
    </message>
    <message>
        <source>%1: %2 games, %3 won, %4 lost, %5 drawn, %6 broken off</source>
        <translation>%1: %2국, %3승, %4패, 무승부 %5, 중단 %6</translation>
    </message>
    <message>
        <source>last rating %1</source>
        <translation>마지막 레이팅 %1</translation>
    </message>
    <message>
        <source>checking %1 of %2: %3</source>
        <translation>검사 %1/%2: %3</translation>
    </message>
    <message>
        <source>%1: %2 Elo from %3 wanted, %4 ± %5 in the round robin</source>
        <translation>%1: %3보다 Elo %2 높게 바람, 풀리그에서 %4 ± %5</translation>
    </message>
    <message>
        <source>“%1” is kept as a strength of “%2”</source>
        <translation>“%1”을(를) “%2”의 기력으로 저장했습니다</translation>
    </message>
    <message>
        <source>%1: not taken over: %2</source>
        <translation>%1: 옮기지 않음: %2</translation>
    </message>
    <message>
        <source>SPRT Elo %1 or %2: LLR %3%4</source>
        <translation>SPRT Elo %1 또는 %2: LLR %3%4</translation>
    </message>
    <message>
        <source>there is no --sprt</source>
        <translation>--sprt가 없습니다</translation>
    </message>
    <message>
        <source>build %1 of %2, %3</source>
        <translation>빌드 %1/%2, %3</translation>
    </message>
    <message>
        <source>%1: passes</source>
        <translation>%1: 통과</translation>
    </message>
    <message>
        <source>%1: fails</source>
        <translation>%1: 실패</translation>
    </message>
    <message>
        <source>%1: cannot be run</source>
        <translation>%1: 실행할 수 없음</translation>
    </message>
    <message>
        <source>no build fails that could be run</source>
        <translation>실행할 수 있는 빌드는 모두 통과했습니다</translation>
    </message>
    <message>
        <source>the first that fails: %1</source>
        <translation>처음으로 실패하는 빌드: %1</translation>
    </message>
    <message>
        <source>the first that fails is one of %1, the last of which does: %2</source>
        <translation>처음으로 실패하는 것은 %1개 가운데 하나이며 그 마지막은 %2</translation>
    </message>
    <message>
        <source>1 run</source>
        <translation>실행 1회</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>실행 %1회</translation>
    </message>
    <message>
        <source>%1 of %2 suites</source>
        <translation>테스트 모음 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 games played out</source>
        <translation>끝까지 둔 대국 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>국면 %1/%2</translation>
    </message>
    <message>
        <source>(nothing)</source>
        <translation>(없음)</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>거부: %1</translation>
    </message>
    <message>
        <source>was</source>
        <translation>전</translation>
    </message>
    <message>
        <source>now</source>
        <translation>후</translation>
    </message>
    <message>
        <source>1 command</source>
        <translation>명령 1개</translation>
    </message>
    <message>
        <source>%1 commands</source>
        <translation>명령 %1개</translation>
    </message>
    <message>
        <source>no answer to compare with</source>
        <translation>비교할 응답 없음</translation>
    </message>
    <message>
        <source>all %1 recorded answers the same</source>
        <translation>기록된 응답 %1개가 모두 같음</translation>
    </message>
    <message>
        <source>%1 of %2 recorded answers differ</source>
        <translation>기록된 응답 %2개 중 %1개가 다름</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>종국</translation>
    </message>
    <message>
        <source>both %1</source>
        <translation>둘 다 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1와(과) %2</translation>
    </message>
    <message>
        <source>%1: differ from move %2 (%3, %4), %5 of %6 moves alike; %7 and %8 moves, %9</source>
        <translation>%1: %2수부터 다름(%3, %4), %6수 중 %5수가 같음; %7수와 %8수, %9</translation>
    </message>
    <message>
        <source>%1 of %2 games are the same, %3 have the same result</source>
        <translation>%2국 중 %1국이 같고 %3국은 결과가 같습니다</translation>
    </message>
    <message>
        <source>the others differ from move %1 to %2, move %3 in the middle</source>
        <translation>나머지는 %1수에서 %2수부터 다르며 가운데는 %3수입니다</translation>
    </message>
    <message>
        <source>only in the first: %1</source>
        <translation>첫째에만: %1</translation>
    </message>
    <message>
        <source>only in the second: %1</source>
        <translation>둘째에만: %1</translation>
    </message>
    <message>
        <source>turned or mirrored</source>
        <translation>돌리거나 뒤집음</translation>
    </message>
    <message>
        <source>ends after %1 of %2 moves</source>
        <translation>%2수 중 %1수에서 끝남</translation>
    </message>
    <message>
        <source>differs after move %1</source>
        <translation>%1수 다음부터 다름</translation>
    </message>
    <message>
        <source>moves in another order</source>
        <translation>수의 차례가 다름</translation>
    </message>
    <message>
        <source>other comments or variations</source>
        <translation>해설이나 변화가 다름</translation>
    </message>
    <message>
        <source>other words about the game</source>
        <translation>대국 정보가 다름</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>같음</translation>
    </message>
    <message>
        <source>%1 - %2, %3: %4 records</source>
        <translation>%1 - %2, %3: 기보 %4개</translation>
    </message>
    <message>
        <source>%1 of %2 games are there more than once</source>
        <translation>%2국 중 %1국이 둘 이상 있습니다</translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <translation>%1 % (%2 ~ %3)</translation>
    </message>
    <message>
        <source>share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>Black&apos;s score</source>
        <translation>흑의 득점률</translation>
    </message>
    <message>
        <source>last</source>
        <translation>최근</translation>
    </message>
    <message>
        <source>engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>all</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>end</source>
        <translation>종국</translation>
    </message>
    <message>
        <source>%1, game %2, move %3: %4 - %5, %6 %7</source>
        <translation>%1, 대국 %2, %3수: %4 - %5, %6 %7</translation>
    </message>
    <message>
        <source>%1 of %2 files, %3 games</source>
        <translation>파일 %1/%2, %3국</translation>
    </message>
    <message>
        <source>%1 files: %2 read, %3 gone; %4 games added, %5 positions</source>
        <translation>파일 %1개: 읽음 %2, 없어짐 %3; %4국 추가, 국면 %5</translation>
    </message>
    <message>
        <source>%1 games, %2 problems: %3 solved by their own solution, %4 without; %5 marked, %6 of %7 lines are right</source>
        <translation>%1국, 사활 문제 %2개: 자체 정답으로 풀림 %3, 안 풀림 %4; 표시됨 %5, 변화 %7개 중 %6개가 맞음</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, 국면 %2</translation>
    </message>
    <message>
        <source>others</source>
        <translation>기타</translation>
    </message>
    <message>
        <source>%1, Black scored %2 (%3)</source>
        <translation>%1, 흑의 득점률 %2 (%3)</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>적히지 않음</translation>
    </message>
    <message>
        <source>%1 games, %2 won, %3 lost</source>
        <translation>%1국, %2승, %3패</translation>
    </message>
    <message>
        <source>Black won %1, White won %2, draws %3, others %4</source>
        <translation>흑승 %1, 백승 %2, 무승부 %3, 기타 %4</translation>
    </message>
    <message>
        <source>ended by: %1</source>
        <translation>끝난 방법: %1</translation>
    </message>
    <message>
        <source>moves: %1 on average, deviation %2, median %3, from %4 to %5</source>
        <translation>수: 평균 %1, 편차 %2, 중앙값 %3, %4 ~ %5</translation>
    </message>
    <message>
        <source>Board sizes</source>
        <translation>판 크기</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Openings of %1 moves</source>
        <translation>%1수의 포석</translation>
    </message>
    <message>
        <source>LLR %1 (%2 to %3) after %4</source>
        <translation>LLR %1 (%2 ~ %3), %4 후</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>멈췄습니다</translation>
    </message>
    <message>
        <source>a game was void: %1</source>
        <translation>무효 대국이 있었습니다: %1</translation>
    </message>
    <message>
        <source>%1 playouts in a row were not played to their end, the last one: %2</source>
        <translation>플레이아웃 %1번을 잇달아 끝까지 두지 못했습니다. 마지막: %2</translation>
    </message>
    <message>
        <source>the first engine %1</source>
        <translation>첫째 엔진 %1</translation>
    </message>
    <message>
        <source>the second engine %1</source>
        <translation>둘째 엔진 %1</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>중반</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>atari</source>
        <translation>단수</translation>
    </message>
    <message>
        <source>contact</source>
        <translation>붙임</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>조용함</translation>
    </message>
    <message>
        <source>close by</source>
        <translation>가까움</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>멂</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>game %1, move %2, %3: the first chose %4 and won %5, the second chose %6 and won %7</source>
        <translation>대국 %1, %2수, %3: 첫째는 %4을(를) 골라 승리 %5, 둘째는 %6을(를) 골라 승리 %7</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>differ</source>
        <translation>다름</translation>
    </message>
    <message>
        <source>played</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>worth %</source>
        <translation>가치 %</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>한 판</translation>
    </message>
    <message>
        <source>first:</source>
        <translation>첫째:</translation>
    </message>
    <message>
        <source>second:</source>
        <translation>둘째:</translation>
    </message>
    <message>
        <source>played out by:</source>
        <translation>끝까지 둔 엔진:</translation>
    </message>
    <message>
        <source>The second won %1 games: %2 Elo (%3)</source>
        <translation>둘째 승 %1국: Elo %2 (%3)</translation>
    </message>
    <message>
        <source>What cost most:</source>
        <translation>가장 손해였던 것:</translation>
    </message>
    <message>
        <source>in %1(): %2</source>
        <translation>%1() 안: %2</translation>
    </message>
    <message>
        <source>a function within a function cannot be imported</source>
        <translation>함수 안의 함수는 옮기지 않습니다</translation>
    </message>
    <message>
        <source>this nests too deep</source>
        <translation>너무 깊이 겹쳤습니다</translation>
    </message>
    <message>
        <source>%1 has no sign</source>
        <translation>%1에는 부호가 없습니다</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>값이 없습니다</translation>
    </message>
    <message>
        <source>%1 as a key cannot be imported</source>
        <translation>키로 쓴 %1은(는) 옮기지 않습니다</translation>
    </message>
    <message>
        <source>“%1” could not be imported (line %2)</source>
        <translation>“%1”을(를) 옮기지 못했습니다 (%2행)</translation>
    </message>
    <message>
        <source>“%1” is not known</source>
        <translation>“%1”은(는) 알 수 없습니다</translation>
    </message>
    <message>
        <source>%1() takes no more than %2 arguments</source>
        <translation>%1()의 인수는 %2개까지입니다</translation>
    </message>
    <message>
        <source>%1() has no argument “%2”</source>
        <translation>%1()에 인수 “%2”이(가) 없습니다</translation>
    </message>
    <message>
        <source>%1() needs the argument “%2”</source>
        <translation>%1()에는 인수 “%2”이(가) 필요합니다</translation>
    </message>
    <message>
        <source>stderr_to_log: what engines write to their error output goes into a log of its game here</source>
        <translation>stderr_to_log: 여기서는 엔진이 오류 출력에 쓴 것이 대국의 로그에 들어갑니다</translation>
    </message>
    <message>
        <source>the player “%1” has no games and is left out</source>
        <translation>대국자 “%1”은(는) 대국이 없어 뺍니다</translation>
    </message>
    <message>
        <source>“%1” is no dictionary with texts for keys</source>
        <translation>“%1”은(는) 문자열을 키로 하는 사전이 아닙니다</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>닫히지 않은 괄호가 있습니다</translation>
    </message>
    <message>
        <source>this line is not indented as any line before it</source>
        <translation>이 행의 들여쓰기가 앞의 어느 행과도 다릅니다</translation>
    </message>
    <message>
        <source>“%1” has no meaning here</source>
        <translation>여기서 “%1”은(는) 뜻이 없습니다</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>닫히지 않은 문자열이 있습니다</translation>
    </message>
    <message>
        <source>a string has a wrong \ escape</source>
        <translation>문자열의 \ 쓰임이 잘못되었습니다</translation>
    </message>
    <message>
        <source>“%1” closes no bracket</source>
        <translation>“%1”에 맞는 괄호가 없습니다</translation>
    </message>
    <message>
        <source>“%1” cannot be imported</source>
        <translation>“%1”은(는) 옮기지 않습니다</translation>
    </message>
    <message>
        <source>“%1” cannot be imported; write out what it comes to</source>
        <translation>“%1”은(는) 옮기지 않습니다. 결과를 적으십시오</translation>
    </message>
    <message>
        <source>the file is not in UTF-8</source>
        <translation>파일이 UTF-8이 아닙니다</translation>
    </message>
    <message>
        <source>holds %1; it takes Parameter(…)</source>
        <translation>에 %1이(가) 있습니다. Parameter(…)를 적습니다</translation>
    </message>
    <message>
        <source>cannot be imported; LINEAR(…), LOG(…) and EXPLICIT(…) are</source>
        <translation>은(는) 옮기지 않습니다. LINEAR(…), LOG(…), EXPLICIT(…)는 옮깁니다</translation>
    </message>
    <message>
        <source>cannot be imported; a function that returns a number to the power of its argument is</source>
        <translation>은(는) 옮기지 않습니다. 어떤 수의 인수 제곱을 돌려주는 함수는 옮깁니다</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True 또는 False</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>문자열</translation>
    </message>
    <message>
        <source>a dictionary</source>
        <translation>사전</translation>
    </message>
    <message>
        <source>this is no game: %1</source>
        <translation>대국이 아닙니다: %1</translation>
    </message>
    <message>
        <source>openings from %1: the table does not say which game had which</source>
        <translation>%1의 포석: 어느 대국이 어느 것이었는지 표에 없습니다</translation>
    </message>
    <message>
        <source>the table does not say the komi; %1 is assumed</source>
        <translation>표에 덤이 없어 %1(으)로 봅니다</translation>
    </message>
    <message>
        <source>the table does not say the board&apos;s size; %1 is assumed</source>
        <translation>표에 판 크기가 없어 %1(으)로 봅니다</translation>
    </message>
    <message>
        <source>“%1” is no number of a game</source>
        <translation>“%1”은(는) 대국 번호가 아닙니다</translation>
    </message>
    <message>
        <source>game %1 occurs twice</source>
        <translation>대국 %1이(가) 두 번 나옵니다</translation>
    </message>
    <message>
        <source>colours are not swapped in every second game, so pairs of games mean nothing</source>
        <translation>흑백이 한 판마다 바뀌지 않으므로 대국 쌍은 뜻이 없습니다</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>%1 (Black) against %2 (White), move %3</source>
        <translation>%1 (흑) 대 %2 (백), %3수</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>%2수 중 %1수</translation>
    </message>
    <message>
        <source>Prisoners: Black %1, White %2</source>
        <translation>사석: 흑 %1, 백 %2</translation>
    </message>
    <message>
        <source>Black’s chances</source>
        <translation>흑의 승산</translation>
    </message>
    <message>
        <source>%1: Black %2 %</source>
        <translation>%1: 흑 %2 %</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>수순 번호</translation>
    </message>
    <message>
        <source>First move (Home)</source>
        <translation>첫 수 (Home)</translation>
    </message>
    <message>
        <source>Back (←)</source>
        <translation>뒤로 (←)</translation>
    </message>
    <message>
        <source>Forward (→)</source>
        <translation>앞으로 (→)</translation>
    </message>
    <message>
        <source>Last move (End)</source>
        <translation>마지막 수 (End)</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>닫기 (Esc)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2에서 %1</translation>
    </message>
    <message>
        <source>1 task</source>
        <translation>작업 1개</translation>
    </message>
    <message>
        <source>%1 tasks</source>
        <translation>작업 %1개</translation>
    </message>
    <message>
        <source>1 machine</source>
        <translation>컴퓨터 1대</translation>
    </message>
    <message>
        <source>%1 machines</source>
        <translation>컴퓨터 %1대</translation>
    </message>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, 대기 %2</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>둔 대국</translation>
    </message>
    <message>
        <source>This page draws its boards with a script.</source>
        <translation>이 페이지는 스크립트로 판을 그립니다.</translation>
    </message>
    <message>
        <source>At work</source>
        <translation>작업 중</translation>
    </message>
    <message>
        <source>Latest results</source>
        <translation>최근 결과</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>The whole report, with all games, as it stands now</source>
        <translation>지금까지의 전체 보고서, 모든 대국 포함</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>탐색 %1회</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>경과 %1</translation>
    </message>
    <message>
        <source>gets no more tasks</source>
        <translation>작업을 더 받지 않음</translation>
    </message>
    <message>
        <source>%1, %2 games so far</source>
        <translation>%1, 지금까지 %2국</translation>
    </message>
    <message>
        <source>Not connected: the program that serves this page has ended, or cannot be reached. Trying again.</source>
        <translation>연결되지 않음: 이 페이지를 제공하는 프로그램이 끝났거나 닿지 않습니다. 다시 시도하고 있습니다.</translation>
    </message>
    <message>
        <source>not running now</source>
        <translation>지금은 실행 중이 아님</translation>
    </message>
    <message>
        <source>log-likelihood ratio %1 (%2 to %3)</source>
        <translation>로그 가능도비 %1 (%2 ~ %3)</translation>
    </message>
    <message>
        <source>has no stones</source>
        <translation>돌이 없습니다</translation>
    </message>
    <message>
        <source>has %1 stones without liberties</source>
        <translation>활로 없는 돌이 %1개 있습니다</translation>
    </message>
    <message>
        <source>says that the other side is to play</source>
        <translation>상대 차례라고 되어 있습니다</translation>
    </message>
    <message>
        <source>begins with moves of both sides</source>
        <translation>양쪽의 수로 시작합니다</translation>
    </message>
    <message>
        <source>has no moves</source>
        <translation>수가 없습니다</translation>
    </message>
    <message>
        <source>has no line that ends right</source>
        <translation>옳게 끝나는 변화가 없습니다</translation>
    </message>
    <message>
        <source>uses the word %1, which is not understood</source>
        <translation>이해할 수 없는 낱말 %1을(를) 씁니다</translation>
    </message>
    <message>
        <source>cannot be played along its own solution</source>
        <translation>자체 정답대로 둘 수 없습니다</translation>
    </message>
    <message>
        <source>The position of %1</source>
        <translation>%1의 국면</translation>
    </message>
    <message>
        <source>Capitals are what was not expected.</source>
        <translation>대문자는 예상하지 못한 결과입니다.</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>질문</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>예상</translation>
    </message>
    <message>
        <source>(known to fail)</source>
        <translation>(알려진 실패)</translation>
    </message>
    <message>
        <source>Answered before</source>
        <translation>이전 응답</translation>
    </message>
    <message>
        <source>Answered</source>
        <translation>응답</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>Changed since the earlier run: %1</source>
        <translation>이전 실행과 달라진 것: %1</translation>
    </message>
    <message>
        <source>Not expected: %1</source>
        <translation>예상하지 못한 것: %1</translation>
    </message>
    <message>
        <source>Regression tests: %1</source>
        <translation>회귀 테스트: %1</translation>
    </message>
    <message>
        <source>On the boards a square is a point that the suite names, a ring one that the engine answered, a triangle one that it was asked about.</source>
        <translation>판 위의 네모는 테스트 모음이 든 점, 동그라미는 엔진이 답한 점, 세모는 질문받은 점입니다.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>was %1 (%2), is %3 (%4)</source>
        <translation>전에는 %1 (%2), 지금은 %3 (%4)</translation>
    </message>
    <message>
        <source>answered %1</source>
        <translation>응답 %1</translation>
    </message>
    <message>
        <source>expected %1, %2</source>
        <translation>예상 %1, %2</translation>
    </message>
    <message>
        <source>%1 passes no more</source>
        <translation>%1 이제 통과하지 못함</translation>
    </message>
    <message>
        <source>%1 passes now</source>
        <translation>%1 이제 통과</translation>
    </message>
    <message>
        <source>%1 answers otherwise</source>
        <translation>%1 다르게 응답</translation>
    </message>
    <message>
        <source>%1 is new</source>
        <translation>%1 새로 생김</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 없어짐</translation>
    </message>
    <message>
        <source>%1 no longer passing</source>
        <translation>통과하지 못하게 된 것 %1</translation>
    </message>
    <message>
        <source>%1 passing now</source>
        <translation>통과하게 된 것 %1</translation>
    </message>
    <message>
        <source>%1 answered otherwise</source>
        <translation>다르게 응답한 것 %1</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>새것 %1</translation>
    </message>
    <message>
        <source>%1 gone</source>
        <translation>없어진 것 %1</translation>
    </message>
    <message>
        <source>suite</source>
        <translation>모음</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>테스트</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>이상</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>%1 line %2</source>
        <translation>%1 %2행</translation>
    </message>
    <message>
        <source>there was a test %1 already</source>
        <translation>테스트 %1은(는) 이미 있었습니다</translation>
    </message>
    <message>
        <source>there is no command above this expectation</source>
        <translation>이 예상 위에 명령이 없습니다</translation>
    </message>
    <message>
        <source>this expectation does not stand directly below its command; GNU Go&apos;s regress.awk does not find it</source>
        <translation>이 예상이 명령 바로 아래에 있지 않아 GNU Go의 regress.awk가 찾지 못합니다</translation>
    </message>
    <message>
        <source>this is the second expectation of one command; the first does not count</source>
        <translation>한 명령의 두 번째 예상입니다. 첫 번째는 세지 않습니다</translation>
    </message>
    <message>
        <source>a bracket is missing in this expectation</source>
        <translation>이 예상에 괄호가 모자랍니다</translation>
    </message>
    <message>
        <source>there is an expectation, but the command has no number; for GNU Go&apos;s scripts it is no test</source>
        <translation>예상이 있지만 명령에 번호가 없습니다. GNU Go의 스크립트에서는 테스트가 아닙니다</translation>
    </message>
    <message>
        <source>%1 moves, %2 nodes, %3 variations</source>
        <translation>%1수, 노드 %2, 변화 %3</translation>
    </message>
    <message>
        <source>%1, game %2 of %3</source>
        <translation>%1, 대국 %2/%3</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>기전</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>장소</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>해설자</translation>
    </message>
    <message>
        <source>User</source>
        <translation>사용자</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>저작권</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>길이</translation>
    </message>
    <message>
        <source>off the board</source>
        <translation>판 밖</translation>
    </message>
    <message>
        <source>occupied</source>
        <translation>돌이 있음</translation>
    </message>
    <message>
        <source>move %1, Black (X) to play, captured: black %2, white %3</source>
        <translation>%1수, 흑(X) 차례, 사석: 흑 %2, 백 %3</translation>
    </message>
    <message>
        <source>move %1, White (O) to play, captured: black %2, white %3</source>
        <translation>%1수, 백(O) 차례, 사석: 흑 %2, 백 %3</translation>
    </message>
    <message>
        <source>Black may play on %1 points under %2 rules: %3</source>
        <translation>흑은 %1곳에 둘 수 있습니다 (규칙: %2): %3</translation>
    </message>
    <message>
        <source>White may play on %1 points under %2 rules: %3</source>
        <translation>백은 %1곳에 둘 수 있습니다 (규칙: %2): %3</translation>
    </message>
    <message>
        <source>%1 is forbidden: %2</source>
        <translation>%1은(는) 둘 수 없습니다: %2</translation>
    </message>
    <message>
        <source>the work on it broke off: %1</source>
        <translation>작업이 중간에 끊겼습니다: %1</translation>
    </message>
    <message>
        <source>leaves a stone where a record sets one of the other colour up in its place.</source>
        <translation>기보가 다른 색 돌로 바꾸어 놓는 자리에 원래 돌을 남겨 둡니다.</translation>
    </message>
    <message>
        <source>leaves out the stones that a record sets up after its first node, and plays the moves on without them.</source>
        <translation>기보가 첫 노드 뒤에 놓는 돌을 빼고, 그 돌 없이 수를 이어 둡니다.</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>알림: %1</translation>
    </message>
    <message>
        <source>%1 more warnings</source>
        <translation>경고 %1개 더</translation>
    </message>
    <message>
        <source>%1: unchanged</source>
        <translation>%1: 그대로임</translation>
    </message>
    <message>
        <source>%1: rewritten</source>
        <translation>%1: 다시 씀</translation>
    </message>
    <message>
        <source>%1: warning: %2</source>
        <translation>%1: 경고: %2</translation>
    </message>
    <message>
        <source>empty, as it should be</source>
        <translation>있어야 할 빈 값</translation>
    </message>
    <message>
        <source>a number with a decimal point</source>
        <translation>소수점이 있는 수</translation>
    </message>
    <message>
        <source>1 or 2</source>
        <translation>1 또는 2</translation>
    </message>
    <message>
        <source>B or W</source>
        <translation>B 또는 W</translation>
    </message>
    <message>
        <source>text on one line</source>
        <translation>한 줄의 글</translation>
    </message>
    <message>
        <source>a point such as dd</source>
        <translation>dd 같은 점</translation>
    </message>
    <message>
        <source>a point such as dd, or empty for a pass</source>
        <translation>dd 같은 점, 또는 패스를 뜻하는 빈 값</translation>
    </message>
    <message>
        <source>two points such as aa:cc</source>
        <translation>aa:cc 같은 두 점</translation>
    </message>
    <message>
        <source>a point and a text such as dd:A</source>
        <translation>dd:A 같은 점과 글</translation>
    </message>
    <message>
        <source>a board size from 1 to 52, such as 19 or 9:13</source>
        <translation>19나 9:13처럼 1부터 52까지의 판 크기</translation>
    </message>
    <message>
        <source>empty, or flags and a name such as 257:Figure 1</source>
        <translation>빈 값, 또는 257:Figure 1 같은 플래그와 이름</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot;은(는) %2이(가) 아닙니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not between %2 and %3</source>
        <translation>&quot;%1&quot;은(는) %2와(과) %3 사이가 아닙니다</translation>
    </message>
    <message>
        <source>there is no point &quot;%1&quot; on this board</source>
        <translation>이 판에 점 &quot;%1&quot;이(가) 없습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names a point that was named before</source>
        <translation>&quot;%1&quot;은(는) 앞에서 든 점을 다시 듭니다</translation>
    </message>
    <message>
        <source>only one value is allowed; &quot;%1&quot; is one too many</source>
        <translation>값은 하나만 됩니다. &quot;%1&quot;은(는) 남습니다</translation>
    </message>
    <message>
        <source>this belongs to the first node of the game</source>
        <translation>이것은 대국의 첫 노드에 있어야 합니다</translation>
    </message>
    <message>
        <source>this is said of a move, and there is none in this node</source>
        <translation>이것은 수에 관한 것인데 이 노드에 수가 없습니다</translation>
    </message>
    <message>
        <source>what belongs to a move stands in one node with set-up; there is also %1</source>
        <translation>수에 딸린 것이 배치와 한 노드에 있습니다. %1도 있습니다</translation>
    </message>
    <message>
        <source>both sides move in one node; there is also %1</source>
        <translation>한 노드에 양쪽의 수가 있습니다. %1도 있습니다</translation>
    </message>
    <message>
        <source>%1 in this node names the same point</source>
        <translation>이 노드의 %1이(가) 같은 점을 듭니다</translation>
    </message>
    <message>
        <source>this contradicts %1</source>
        <translation>이것은 %1와(과) 어긋납니다</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>%1(으)로 읽음</translation>
    </message>
    <message>
        <source>it is not understood</source>
        <translation>이해할 수 없음</translation>
    </message>
    <message>
        <source>event</source>
        <translation>기전</translation>
    </message>
    <message>
        <source>date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>read as the %1, as some programs write it</source>
        <translation>몇몇 프로그램이 쓰는 대로 %1(으)로 읽음</translation>
    </message>
    <message>
        <source>%1 is no handicap; the standard leaves HA out then</source>
        <translation>%1은(는) 접바둑이 아닙니다. 표준에서는 이때 HA를 쓰지 않습니다</translation>
    </message>
    <message>
        <source>no value; the standard leaves the property out then</source>
        <translation>값이 없습니다. 표준에서는 이때 속성을 쓰지 않습니다</translation>
    </message>
    <message>
        <source>left out of account</source>
        <translation>셈에 넣지 않음</translation>
    </message>
    <message>
        <source>what is said of the game is looked for in its first node only; left out of account here</source>
        <translation>대국에 관한 것은 첫 노드에서만 찾습니다. 여기서는 셈에 넣지 않음</translation>
    </message>
    <message>
        <source>FF[4] no longer has this property</source>
        <translation>FF[4]에는 이 속성이 더 없습니다</translation>
    </message>
    <message>
        <source>a property of one program&apos;s, not of the standard&apos;s</source>
        <translation>표준이 아니라 어느 프로그램의 속성입니다</translation>
    </message>
    <message>
        <source>a pass is written [] since FF[4], not [tt]</source>
        <translation>FF[4]부터 패스는 [tt]가 아니라 []로 씁니다</translation>
    </message>
    <message>
        <source>%1 is no result as SGF writes it</source>
        <translation>%1은(는) SGF가 쓰는 결과가 아닙니다</translation>
    </message>
    <message>
        <source>%1 is no date as SGF writes it, such as 2004-03-15</source>
        <translation>%1은(는) 2004-03-15처럼 SGF가 쓰는 날짜가 아닙니다</translation>
    </message>
    <message>
        <source>%1 names no rules that are known here</source>
        <translation>%1은(는) 여기서 아는 규칙이 아닙니다</translation>
    </message>
    <message>
        <source>%1 is no overtime that is understood; the game counts as one without a time limit</source>
        <translation>%1은(는) 이해할 수 있는 초읽기가 아니어서 제한 시간 없는 대국으로 봅니다</translation>
    </message>
    <message>
        <source>%1 is read as %2</source>
        <translation>%1을(를) %2(으)로 읽음</translation>
    </message>
    <message>
        <source>%1 is no character set that is known here</source>
        <translation>%1은(는) 여기서 아는 문자 집합이 아닙니다</translation>
    </message>
    <message>
        <source>a handicap of %1, but black stones set up: %2</source>
        <translation>접바둑 %1점인데 놓인 흑돌은 %2개입니다</translation>
    </message>
    <message>
        <source>a handicap of %1, but no stones are set up</source>
        <translation>접바둑 %1점인데 놓인 돌이 없습니다</translation>
    </message>
    <message>
        <source>it is Black’s turn, but the other side moves first</source>
        <translation>흑 차례인데 첫 수가 상대의 것입니다</translation>
    </message>
    <message>
        <source>it is White’s turn, but the other side moves first</source>
        <translation>백 차례인데 첫 수가 상대의 것입니다</translation>
    </message>
    <message>
        <source>version %1 of the format, of which the newest is %2</source>
        <translation>형식의 %1판. 가장 새것은 %2판</translation>
    </message>
    <message>
        <source>%1 is missing in the first node</source>
        <translation>첫 노드에 %1이(가) 없습니다</translation>
    </message>
    <message>
        <source>%1 is not of the form name:version</source>
        <translation>%1은(는) 이름:버전 꼴이 아닙니다</translation>
    </message>
    <message>
        <source>the file ends within a game</source>
        <translation>대국의 중간에서 파일이 끝남</translation>
    </message>
    <message>
        <source>a record of game %1, not of Go</source>
        <translation>바둑이 아니라 게임 %1의 기보</translation>
    </message>
    <message>
        <source>names are made of capital letters, such as AB or KM</source>
        <translation>이름은 AB나 KM처럼 대문자로 씁니다</translation>
    </message>
    <message>
        <source>each value stands in brackets, such as [dd][pp]; a ] inside them is written \]</source>
        <translation>값은 [dd][pp]처럼 하나씩 대괄호 안에 씁니다. 안의 ]는 \]로 씁니다</translation>
    </message>
    <message>
        <source>the file does not say its encoding, or a wrong one</source>
        <translation>파일에 인코딩이 없거나 틀렸습니다</translation>
    </message>
    <message>
        <source>bytes that are not characters in this encoding</source>
        <translation>이 인코딩의 글자가 아닌 바이트</translation>
    </message>
    <message>
        <source>replaced by a mark</source>
        <translation>기호로 바꾸었습니다</translation>
    </message>
    <message>
        <source>text outside a game</source>
        <translation>대국 밖의 글</translation>
    </message>
    <message>
        <source>a property without &quot;;&quot; before it</source>
        <translation>앞에 &quot;;&quot;이 없는 속성</translation>
    </message>
    <message>
        <source>a new node begins there</source>
        <translation>거기서 새 노드가 시작됩니다</translation>
    </message>
    <message>
        <source>the file ends within a value</source>
        <translation>파일이 값 가운데에서 끝납니다</translation>
    </message>
    <message>
        <source>what there is was kept</source>
        <translation>있는 부분을 남겼습니다</translation>
    </message>
    <message>
        <source>one &quot;)&quot; too many</source>
        <translation>&quot;)&quot;가 하나 많음</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>무시했습니다</translation>
    </message>
    <message>
        <source>a node after variations</source>
        <translation>변화 뒤의 노드</translation>
    </message>
    <message>
        <source>it became one more variation</source>
        <translation>변화 하나로 더했습니다</translation>
    </message>
    <message>
        <source>an unusual name of a property</source>
        <translation>드문 이름의 속성</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1에 값이 없음</translation>
    </message>
    <message>
        <source>a value that belongs to no property</source>
        <translation>어느 속성에도 속하지 않는 값</translation>
    </message>
    <message>
        <source>text between properties</source>
        <translation>속성 사이의 글</translation>
    </message>
    <message>
        <source>a &quot;]&quot; in the middle of a text</source>
        <translation>글 가운데의 &quot;]&quot;</translation>
    </message>
    <message>
        <source>taken for a part of the text</source>
        <translation>글의 일부로 보았습니다</translation>
    </message>
    <message>
        <source>%1 stands twice in one node</source>
        <translation>한 노드에 %1이(가) 두 번 있음</translation>
    </message>
    <message>
        <source>the two were joined</source>
        <translation>둘을 이었습니다</translation>
    </message>
    <message>
        <source>%1 has more than one value</source>
        <translation>%1에 값이 여럿임</translation>
    </message>
    <message>
        <source>all are kept, the first one counts</source>
        <translation>모두 남기고 첫 값을 씁니다</translation>
    </message>
    <message>
        <source>two moves, or set-up and a move, in one node</source>
        <translation>한 노드에 두 수, 또는 배치와 수</translation>
    </message>
    <message>
        <source>each has a node of its own now</source>
        <translation>이제 각각 노드가 있습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a board size</source>
        <translation>“%1”은(는) 판 크기가 아님</translation>
    </message>
    <message>
        <source>19×19 was taken</source>
        <translation>19 × 19로 했습니다</translation>
    </message>
    <message>
        <source>no size, but points beyond 19×19</source>
        <translation>크기가 없고 19 × 19를 넘는 점이 있음</translation>
    </message>
    <message>
        <source>%1×%1 was taken</source>
        <translation>%1 × %1(으)로 했습니다</translation>
    </message>
    <message>
        <source>it has no effect</source>
        <translation>효과가 없습니다</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the number of Go</source>
        <translation>“%1”은(는) 바둑의 번호가 아님</translation>
    </message>
    <message>
        <source>read as Go all the same</source>
        <translation>그래도 바둑으로 읽었습니다</translation>
    </message>
    <message>
        <source>a long run of empty nodes</source>
        <translation>길게 이어진 빈 노드</translation>
    </message>
    <message>
        <source>more than %1 of them were joined</source>
        <translation>%1개 넘게 이었습니다</translation>
    </message>
    <message>
        <source>the line &quot;%1&quot; makes no sense here</source>
        <translation>줄 “%1”은(는) 여기서 뜻이 통하지 않음</translation>
    </message>
    <message>
        <source>kept as it is</source>
        <translation>그대로 남겼습니다</translation>
    </message>
    <message>
        <source>the encoding may as well be %1</source>
        <translation>인코딩이 %1일 수도 있습니다</translation>
    </message>
    <message>
        <source>choose another one if texts look wrong</source>
        <translation>글자가 이상해 보이면 다른 것을 고르세요</translation>
    </message>
    <message>
        <source>komi in hundredths or stones, as some programs write it</source>
        <translation>덤이 100분의 1이나 돌 단위로 적힘. 그렇게 쓰는 프로그램이 있음</translation>
    </message>
    <message>
        <source>read as %1 points; the file keeps its number</source>
        <translation>%1집으로 읽었습니다. 파일의 수치는 그대로입니다</translation>
    </message>
    <message>
        <source>caller %1</source>
        <translation>접속자 %1</translation>
    </message>
    <message>
        <source>a controller %1; it was hung up on</source>
        <translation>컨트롤러가 %1; 연결을 끊었습니다</translation>
    </message>
    <message>
        <source>does not accept a new game</source>
        <translation>새 대국을 받지 않음</translation>
    </message>
    <message>
        <source>does not accept a move</source>
        <translation>착수를 받지 않음</translation>
    </message>
    <message>
        <source>does not take moves back</source>
        <translation>수를 무르지 않음</translation>
    </message>
    <message>
        <source>does not accept what it is told</source>
        <translation>알린 것을 받지 않음</translation>
    </message>
    <message>
        <source>chooses its own moves, as GMP has it: it cannot be told %1</source>
        <translation>GMP대로 착수를 스스로 고르므로 %1을(를) 알릴 수 없음</translation>
    </message>
    <message>
        <source>does not hear us</source>
        <translation>우리 말을 듣지 못함</translation>
    </message>
    <message>
        <source>floods us</source>
        <translation>너무 많이 보냄</translation>
    </message>
    <message>
        <source>speaks whenever we do</source>
        <translation>우리와 늘 동시에 말함</translation>
    </message>
    <message>
        <source>it wants a new game, which is denied</source>
        <translation>새 대국을 원하지만 거절함</translation>
    </message>
    <message>
        <source>wants a board of another size</source>
        <translation>다른 크기의 바둑판을 원함</translation>
    </message>
    <message>
        <source>wants another handicap</source>
        <translation>다른 접바둑을 원함</translation>
    </message>
    <message>
        <source>wants the engine’s colour</source>
        <translation>엔진의 색을 원함</translation>
    </message>
    <message>
        <source>makes a move that is none of its own now</source>
        <translation>제 차례가 아닌 수를 둠</translation>
    </message>
    <message>
        <source>it makes a move out of turn, which is denied</source>
        <translation>차례가 아닌 착수라 거절함</translation>
    </message>
    <message>
        <source>it wants to take moves back, which is denied</source>
        <translation>수를 무르려 하지만 거절함</translation>
    </message>
    <message>
        <source>%1 more lines were left out</source>
        <translation>%1줄을 더 생략함</translation>
    </message>
    <message>
        <source>the other side %1</source>
        <translation>상대편: %1</translation>
    </message>
    <message>
        <source>the other side begins anew</source>
        <translation>상대편이 새로 시작함</translation>
    </message>
    <message>
        <source>the other side begins one game after the other</source>
        <translation>상대편이 대국을 잇달아 시작함</translation>
    </message>
    <message>
        <source>the other side takes back to move %1</source>
        <translation>상대편이 %1수까지 무름</translation>
    </message>
    <message>
        <source>nobody knows the points of %1 handicap stones on this board</source>
        <translation>이 바둑판에는 접바둑 %1점의 자리가 정해져 있지 않음</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays Black. GMP has no word for komi: here it is %3</source>
        <translation>%1×%1, 접바둑 %2; 엔진이 흑. GMP에는 덤을 알리는 말이 없어 여기서는 %3</translation>
    </message>
    <message>
        <source>a game on %1×%1, handicap %2; the engine plays White. GMP has no word for komi: here it is %3</source>
        <translation>%1×%1, 접바둑 %2; 엔진이 백. GMP에는 덤을 알리는 말이 없어 여기서는 %3</translation>
    </message>
    <message>
        <source>the game is over: %1</source>
        <translation>대국 끝: %1</translation>
    </message>
    <message>
        <source>did nothing, and others wait</source>
        <translation>아무것도 하지 않았고 다른 접속자가 기다림</translation>
    </message>
    <message>
        <source>has said nothing for too long</source>
        <translation>너무 오래 말이 없음</translation>
    </message>
    <message>
        <source>does not read any more</source>
        <translation>더는 읽지 않음</translation>
    </message>
    <message>
        <source>does not speak GTP</source>
        <translation>GTP를 말하지 않음</translation>
    </message>
    <message>
        <source>does not read its answers, of which %1 MiB wait</source>
        <translation>답을 읽지 않아 %1 MiB가 밀림</translation>
    </message>
    <message>
        <source>the controller %1; it was hung up on</source>
        <translation>컨트롤러가 %1; 연결을 끊었습니다</translation>
    </message>
    <message>
        <source>the alternate engine %1</source>
        <translation>대체 엔진 %1</translation>
    </message>
    <message>
        <source>the engine is gone; %1 was sent</source>
        <translation>엔진이 없어 %1을(를) 보냈습니다</translation>
    </message>
    <message>
        <source>the engine’s move was not sent, but %1: %2</source>
        <translation>엔진의 수 대신 %1을(를) 보냈습니다: %2</translation>
    </message>
    <message>
        <source>the engine %1; it was started anew</source>
        <translation>엔진이 %1; 다시 시작했습니다</translation>
    </message>
    <message>
        <source>leaves white stones that were set up out of its record, and writes black ones as a handicap.</source>
        <translation>미리 놓인 백돌을 기보에 적지 않고 흑돌은 치석으로 적습니다.</translation>
    </message>
</context>
<context>
    <name>PrintPages</name>
    <message>
        <source>Move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>Moves %1–%2</source>
        <translation>%1–%2수</translation>
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
        <translation>덤 %1</translation>
    </message>
    <message>
        <source>Handicap %1</source>
        <translation>치석 %1</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>국면</translation>
    </message>
    <message>
        <source>Variation: %1</source>
        <translation>변화: %1</translation>
    </message>
</context>
<context>
    <name>PrintRun</name>
    <message>
        <source>the printer refuses the page</source>
        <translation>프린터가 페이지를 거부했습니다</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>No ko rule</source>
        <translation>패 규칙 없음</translation>
    </message>
    <message>
        <source>Simple ko</source>
        <translation>단순한 패</translation>
    </message>
    <message>
        <source>Positional superko</source>
        <translation>동형반복 금지 (차례 무관)</translation>
    </message>
    <message>
        <source>Situational superko</source>
        <translation>동형반복 금지 (차례 포함)</translation>
    </message>
    <message>
        <source>Natural situational superko</source>
        <translation>자연 동형반복 금지 (차례 포함)</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>금지</translation>
    </message>
    <message>
        <source>Two stones or more</source>
        <translation>두 점 이상</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>면적</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>집</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Eyes in seki</source>
        <translation>빅의 눈</translation>
    </message>
    <message>
        <source>Two points a group</source>
        <translation>돌 무리마다 두 집</translation>
    </message>
    <message>
        <source>A point a stone, but one</source>
        <translation>돌마다 한 집, 하나 제외</translation>
    </message>
    <message>
        <source>A point a stone</source>
        <translation>돌마다 한 집</translation>
    </message>
    <message>
        <source>suicide allowed</source>
        <translation>자살수 허용</translation>
    </message>
    <message>
        <source>group tax</source>
        <translation>무리세</translation>
    </message>
    <message>
        <source>button</source>
        <translation>단추</translation>
    </message>
    <message>
        <source>pass stones</source>
        <translation>패스 돌</translation>
    </message>
    <message numerus="yes">
        <source>%n passes end the game</source>
        <translation>
            <numerusform>패스 %n번으로 종국</numerusform>
        </translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>중국</translation>
    </message>
    <message>
        <source>Chinese rules</source>
        <translation>중국 규칙</translation>
    </message>
    <message>
        <source>Chinese-KGS</source>
        <translation>중국 (KGS)</translation>
    </message>
    <message>
        <source>Chinese-KGS rules</source>
        <translation>중국 규칙 (KGS)</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>일본</translation>
    </message>
    <message>
        <source>Japanese rules</source>
        <translation>일본 규칙</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>한국</translation>
    </message>
    <message>
        <source>Korean rules</source>
        <translation>한국 규칙</translation>
    </message>
    <message>
        <source>AGA</source>
        <translation>AGA</translation>
    </message>
    <message>
        <source>AGA rules</source>
        <translation>AGA 규칙</translation>
    </message>
    <message>
        <source>AGA-Button</source>
        <translation>AGA (단추)</translation>
    </message>
    <message>
        <source>AGA-Button rules</source>
        <translation>AGA 규칙 (단추)</translation>
    </message>
    <message>
        <source>New Zealand</source>
        <translation>뉴질랜드</translation>
    </message>
    <message>
        <source>New Zealand rules</source>
        <translation>뉴질랜드 규칙</translation>
    </message>
    <message>
        <source>Tromp-Taylor</source>
        <translation>트롬프·테일러</translation>
    </message>
    <message>
        <source>Tromp-Taylor rules</source>
        <translation>트롬프·테일러 규칙</translation>
    </message>
    <message>
        <source>Ing</source>
        <translation>잉창치</translation>
    </message>
    <message>
        <source>Ing rules</source>
        <translation>잉창치 규칙</translation>
    </message>
    <message>
        <source>Stone-Scoring</source>
        <translation>돌 계산</translation>
    </message>
    <message>
        <source>Stone-Scoring rules</source>
        <translation>돌 계산 규칙</translation>
    </message>
    <message>
        <source>Ancient-Territory</source>
        <translation>고대 집 계산</translation>
    </message>
    <message>
        <source>Ancient-Territory rules</source>
        <translation>고대 집 계산 규칙</translation>
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
        <translation>심판 엔진</translation>
    </message>
    <message>
        <source>Shinpan’s estimate</source>
        <translation>Shinpan의 추정</translation>
    </message>
</context>
<context>
    <name>ThemeFile</name>
    <message>
        <source>neither “key = value” nor “[section]”: %1</source>
        <translation>“key = value”도 “[section]”도 아닙니다: %1</translation>
    </message>
    <message>
        <source>was given in line %1 already</source>
        <translation>은(는) %1번째 줄에 이미 있습니다</translation>
    </message>
    <message>
        <source>“%1” is none of %2</source>
        <translation>“%1”은(는) %2 중 하나가 아닙니다</translation>
    </message>
    <message>
        <source>“%1” is not a colour; #rrggbb is one</source>
        <translation>“%1”은(는) 색이 아닙니다. #rrggbb가 색입니다</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3</source>
        <translation>“%1”은(는) %2부터 %3까지의 수치가 아닙니다</translation>
    </message>
    <message>
        <source>“%1” is not a file in the theme’s folder</source>
        <translation>“%1”은(는) 테마 폴더의 파일이 아닙니다</translation>
    </message>
    <message>
        <source>%1 is larger than %2 pixels</source>
        <translation>%1은(는) %2픽셀보다 큽니다</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1을(를) 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>no such key exists</source>
        <translation>그런 키가 없습니다</translation>
    </message>
    <message>
        <source>Classic wood</source>
        <translation>전통 나무판</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>어두운 나무판</translation>
    </message>
    <message>
        <source>Flat light</source>
        <translation>평면 밝게</translation>
    </message>
    <message>
        <source>Flat dark</source>
        <translation>평면 어둡게</translation>
    </message>
    <message>
        <source>High contrast light</source>
        <translation>고대비 밝게</translation>
    </message>
    <message>
        <source>High contrast dark</source>
        <translation>고대비 어둡게</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>인쇄</translation>
    </message>
</context>
<context>
    <name>TimeControlField</name>
    <message>
        <source>Lightning</source>
        <translation>초속기</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>속기</translation>
    </message>
    <message>
        <source>Rapid</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>천천히</translation>
    </message>
    <message>
        <source>Fischer blitz</source>
        <translation>피셔 속기</translation>
    </message>
    <message>
        <source>Fischer rapid</source>
        <translation>피셔 빠르게</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>캐나다식</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message numerus="yes">
        <source>%n hours</source>
        <translation>
            <numerusform>%n시간</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>%1 + %2 a move</source>
        <translation>%1 + 한 수 %2</translation>
    </message>
    <message>
        <source>%1 a move</source>
        <translation>한 수 %1</translation>
    </message>
    <message>
        <source>time is up</source>
        <translation>시간 종료</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>돌 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>last period</source>
        <translation>마지막 1회</translation>
    </message>
    <message numerus="yes">
        <source>%n periods</source>
        <translation>
            <numerusform>%n회</numerusform>
        </translation>
    </message>
    <message>
        <source>Black has %1 left</source>
        <translation>흑 %1 남음</translation>
    </message>
    <message>
        <source>White has %1 left</source>
        <translation>백 %1 남음</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 for every %n stones</source>
        <translation>
            <numerusform>돌 %n개마다 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Black wins by 1 point</source>
        <translation>흑 1집 승</translation>
    </message>
    <message>
        <source>White wins by 1 point</source>
        <translation>백 1집 승</translation>
    </message>
    <message>
        <source>Black wins by %1 points</source>
        <translation>흑 %1집 승</translation>
    </message>
    <message>
        <source>White wins by %1 points</source>
        <translation>백 %1집 승</translation>
    </message>
    <message>
        <source>Black to play – %1 is thinking</source>
        <translation>흑 차례 – %1이(가) 생각 중</translation>
    </message>
    <message>
        <source>White to play – %1 is thinking</source>
        <translation>백 차례 – %1이(가) 생각 중</translation>
    </message>
    <message>
        <source>Black to play – your move</source>
        <translation>흑 차례 – 둘 수를 기다립니다</translation>
    </message>
    <message>
        <source>White to play – your move</source>
        <translation>백 차례 – 둘 수를 기다립니다</translation>
    </message>
    <message>
        <source>Paused – Black to play</source>
        <translation>일시 정지 – 흑 차례</translation>
    </message>
    <message>
        <source>Paused – White to play</source>
        <translation>일시 정지 – 백 차례</translation>
    </message>
    <message>
        <source>Waiting for you: Black’s engine has failed</source>
        <translation>기다리는 중: 흑의 엔진에 문제가 생겼습니다</translation>
    </message>
    <message>
        <source>Waiting for you: White’s engine has failed</source>
        <translation>기다리는 중: 백의 엔진에 문제가 생겼습니다</translation>
    </message>
    <message>
        <source>Place the handicap stones on the board</source>
        <translation>판에 치석을 놓으십시오</translation>
    </message>
    <message>
        <source>%1 is placing the handicap stones</source>
        <translation>%1이(가) 치석을 놓는 중</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>흑 차례</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>백 차례</translation>
    </message>
    <message>
        <source>%1 – no game is running</source>
        <translation>%1 – 진행 중인 대국 없음</translation>
    </message>
    <message>
        <source>Move %1 – %2</source>
        <translation>%1수 – %2</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Starting the engines…</source>
        <translation>엔진을 시작하는 중…</translation>
    </message>
    <message>
        <source>Both passed – asking for the score…</source>
        <translation>양쪽 패스 – 결과를 묻는 중…</translation>
    </message>
    <message>
        <source>Both passed – mark what is dead, and settle the score</source>
        <translation>양쪽 패스 – 죽은 돌을 표시하고 결과를 정하십시오</translation>
    </message>
    <message>
        <source>Game over: %1</source>
        <translation>대국 끝: %1</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>disputed, no winner</source>
        <translation>다툼이 있어 승자 없음</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>흑승</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>백승</translation>
    </message>
    <message>
        <source>Black wins by resignation</source>
        <translation>흑 불계승</translation>
    </message>
    <message>
        <source>White wins by resignation</source>
        <translation>백 불계승</translation>
    </message>
    <message>
        <source>Black wins by a claim</source>
        <translation>흑 승리 선언</translation>
    </message>
    <message>
        <source>White wins by a claim</source>
        <translation>백 승리 선언</translation>
    </message>
    <message>
        <source>Black wins on time</source>
        <translation>흑 시간승</translation>
    </message>
    <message>
        <source>White wins on time</source>
        <translation>백 시간승</translation>
    </message>
    <message>
        <source>Black wins by forfeit</source>
        <translation>흑 몰수승</translation>
    </message>
    <message>
        <source>White wins by forfeit</source>
        <translation>백 몰수승</translation>
    </message>
    <message>
        <source>stopped at the move limit</source>
        <translation>수 제한에서 멈춤</translation>
    </message>
    <message>
        <source>void, the game does not count</source>
        <translation>무효, 대국을 세지 않음</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Custom rules</source>
        <translation>사용자 규칙</translation>
    </message>
    <message>
        <source>Result: %1</source>
        <translation>결과: %1</translation>
    </message>
    <message>
        <source>That point is not on the board</source>
        <translation>그 점은 판에 없습니다</translation>
    </message>
    <message>
        <source>There is already a stone there</source>
        <translation>거기에는 이미 돌이 있습니다</translation>
    </message>
    <message>
        <source>That stone would have no liberties</source>
        <translation>그 돌에는 활로가 없습니다</translation>
    </message>
    <message>
        <source>The ko may not be retaken at once</source>
        <translation>패는 바로 되딸 수 없습니다</translation>
    </message>
    <message>
        <source>That would repeat an earlier position</source>
        <translation>이전 국면을 반복하게 됩니다</translation>
    </message>
    <message>
        <source>The game is at another position: return to it to play on</source>
        <translation>대국은 다른 국면에 있습니다. 계속 두려면 그리로 돌아가십시오</translation>
    </message>
    <message>
        <source>The game is paused: resume it to play on</source>
        <translation>대국이 일시 정지되었습니다. 계속 두려면 다시 시작하십시오</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Starting the engines – your move is kept for them</source>
        <translation>엔진을 시작하는 중 – 둔 수를 남겨 둡니다</translation>
    </message>
    <message>
        <source>%1 – the first position</source>
        <translation>%1 – 첫 국면</translation>
    </message>
    <message>
        <source>Black to play – the controller’s move</source>
        <translation>흑 차례 – 컨트롤러의 수</translation>
    </message>
    <message>
        <source>White to play – the controller’s move</source>
        <translation>백 차례 – 컨트롤러의 수</translation>
    </message>
    <message>
        <source>Controller</source>
        <translation>컨트롤러</translation>
    </message>
    <message>
        <source>a tie by adjudication</source>
        <translation>판정 무승부</translation>
    </message>
    <message>
        <source>Black wins by adjudication</source>
        <translation>흑 판정승</translation>
    </message>
    <message>
        <source>White wins by adjudication</source>
        <translation>백 판정승</translation>
    </message>
</context>
<context>
    <name>shinpan::AboutDialog</name>
    <message>
        <source>About Shinpan</source>
        <translation>Shinpan 정보</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>복사(&amp;O)</translation>
    </message>
    <message>
        <source>Shinpan %1</source>
        <translation>Shinpan %1</translation>
    </message>
    <message>
        <source>An arbiter for the game of Go. Please include the details below when you report a problem; check first that you want to share all of them.</source>
        <translation>바둑 심판 프로그램입니다. 문제를 보고할 때는 아래 내용을 함께 보내 주십시오. 먼저 모두 공개해도 되는지 확인하십시오.</translation>
    </message>
    <message>
        <source>Details for a problem report</source>
        <translation>문제 보고용 내용</translation>
    </message>
</context>
<context>
    <name>shinpan::AddMenu</name>
    <message>
        <source>a file is needed</source>
        <translation>파일이 필요합니다</translation>
    </message>
    <message>
        <source>installed</source>
        <translation>설치됨</translation>
    </message>
    <message>
        <source>&amp;Command line…</source>
        <translation>명령줄(&amp;C)…</translation>
    </message>
    <message>
        <source>At an &amp;Address (tcp://)…</source>
        <translation>주소에서 (tcp://)(&amp;A)…</translation>
    </message>
    <message>
        <source>On Another Computer, over &amp;ssh…</source>
        <translation>다른 컴퓨터에서, &amp;ssh로…</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>파일에서 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>choose its program</source>
        <translation>프로그램을 고르십시오</translation>
    </message>
</context>
<context>
    <name>shinpan::AddTestDialog</name>
    <message>
        <source>The engine is &amp;known to fail it</source>
        <translation>엔진이 실패한다고 알려짐(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Suite</source>
        <translation>시험 모음(&amp;S)</translation>
    </message>
    <message>
        <source>Choose the Suite</source>
        <translation>시험 모음 선택</translation>
    </message>
    <message>
        <source>An existing file, or a new one</source>
        <translation>있는 파일 또는 새 파일</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>시험 모음 (*.tst)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>Add Test</source>
        <translation>시험 추가</translation>
    </message>
    <message>
        <source>A command of GTP, such as reg_genmove black or attack D4</source>
        <translation>reg_genmove black이나 attack D4 같은 GTP 명령</translation>
    </message>
    <message>
        <source>A regression test’s pattern: D4|Q16 for either, !D4 for anything else</source>
        <translation>회귀 시험의 패턴. D4|Q16은 둘 중 하나, !D4는 그 밖의 것</translation>
    </message>
    <message>
        <source>&amp;Command</source>
        <translation>명령(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Expected answer</source>
        <translation>기대하는 답(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::AdjudicationField</name>
    <message>
        <source>When both sides agree who wins</source>
        <translation>양쪽이 승자에 동의할 때</translation>
    </message>
    <message>
        <source>Chance that both give</source>
        <translation>양쪽이 주는 승률</translation>
    </message>
    <message>
        <source>Lead that both see</source>
        <translation>양쪽이 보는 우세</translation>
    </message>
    <message>
        <source>Games that are played on all the same</source>
        <translation>그래도 계속 두는 대국</translation>
    </message>
    <message>
        <source>Engines have to tell what they think of their moves. A part of the games is played on, so that the report knows how often this is wrong.</source>
        <translation>엔진이 자기 수를 어떻게 생각하는지 알려야 합니다. 대국 일부는 계속 두어, 판정이 얼마나 틀리는지 보고서가 알게 합니다.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>any chance</source>
        <translation>아무 승률</translation>
    </message>
    <message>
        <source> points</source>
        <translation> 집</translation>
    </message>
    <message>
        <source>any lead</source>
        <translation>아무 우세</translation>
    </message>
    <message>
        <source> moves each</source>
        <translation> 수씩</translation>
    </message>
    <message>
        <source>Moves in a row of each side</source>
        <translation>각 쪽의 잇따른 수</translation>
    </message>
    <message>
        <source>audit </source>
        <translation>점검 </translation>
    </message>
    <message>
        <source>Say which chance or which lead decides.</source>
        <translation>어떤 승률이나 우세로 정할지 적으십시오.</translation>
    </message>
    <message>
        <source>A chance that decides is above 50 %.</source>
        <translation>정하는 승률은 50 %보다 높습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisActions</name>
    <message>
        <source>&amp;Analyse</source>
        <translation>분석(&amp;A)</translation>
    </message>
    <message>
        <source>Let engines think about the position on the board (Space)</source>
        <translation>판의 국면을 엔진이 생각하게 합니다 (스페이스)</translation>
    </message>
    <message>
        <source>&amp;Candidates</source>
        <translation>후보수(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Ownership</source>
        <translation>영역(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Policy</source>
        <translation>정책망(&amp;P)</translation>
    </message>
    <message>
        <source>On a Can&amp;didate</source>
        <translation>후보수에(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Below It</source>
        <translation>그 아래(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Chance to Win</source>
        <translation>승률(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Lead in Points</source>
        <translation>집 차이(&amp;L)</translation>
    </message>
    <message>
        <source>Loss &amp;Against the Best</source>
        <translation>최선수와의 차이(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Visits</source>
        <translation>탐색 수(&amp;V)</translation>
    </message>
    <message>
        <source>Lower &amp;Bound of the Chance (LCB)</source>
        <translation>승률 하한 (LCB)(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>순서(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Nothing</source>
        <translation>없음(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Whose Chances</source>
        <translation>어느 쪽의 승률(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Black’s</source>
        <translation>흑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White’s</source>
        <translation>백(&amp;W)</translation>
    </message>
    <message>
        <source>Those of the &amp;Side to Move</source>
        <translation>차례인 쪽(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;For Each Position</source>
        <translation>국면마다(&amp;F)</translation>
    </message>
    <message>
        <source>Without Limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>%1 Visits</source>
        <translation>%1회 탐색</translation>
    </message>
    <message numerus="yes">
        <source>%n Second(s)</source>
        <translation>
            <numerusform>%n초</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>엔진(&amp;E)</translation>
    </message>
    <message>
        <source>Es&amp;timate the Score</source>
        <translation>형세 판단(&amp;T)</translation>
    </message>
    <message>
        <source>Show how this position might be counted (E)</source>
        <translation>이 국면을 어떻게 셀 수 있을지 보여 줍니다 (E)</translation>
    </message>
    <message>
        <source>En&amp;gine Settings…</source>
        <translation>엔진 설정(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Look Only at an Area…</source>
        <translation>한 구역만 보기(&amp;L)…</translation>
    </message>
    <message>
        <source>Drag over the points where engines should look for a move; at any time with Alt and Shift</source>
        <translation>엔진이 수를 찾을 점을 끌어 고릅니다. Alt+Shift로 언제나 됩니다</translation>
    </message>
    <message>
        <source>Avo&amp;id Points…</source>
        <translation>점 피하기(&amp;I)…</translation>
    </message>
    <message>
        <source>Drag over points that engines should avoid; at any time with Alt and Ctrl</source>
        <translation>엔진이 피할 점을 끌어 고릅니다. Alt+Ctrl로 언제나 됩니다</translation>
    </message>
    <message>
        <source>Loo&amp;k Everywhere</source>
        <translation>모두 보기(&amp;K)</translation>
    </message>
    <message>
        <source>Engines look at the whole board again (Esc)</source>
        <translation>엔진이 다시 판 전체를 봅니다 (Esc)</translation>
    </message>
    <message>
        <source>No Engine Here Can Analyse</source>
        <translation>분석할 수 있는 엔진이 없습니다</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>표시(&amp;W)</translation>
    </message>
    <message>
        <source>Other Number of &amp;Visits…</source>
        <translation>다른 탐색 수(&amp;V)…</translation>
    </message>
    <message>
        <source>Visits for each position:</source>
        <translation>국면마다의 탐색 수:</translation>
    </message>
    <message>
        <source>Other &amp;Time…</source>
        <translation>다른 시간(&amp;T)…</translation>
    </message>
    <message>
        <source>Seconds for each position:</source>
        <translation>국면마다의 초:</translation>
    </message>
    <message>
        <source>For Each Position</source>
        <translation>국면마다</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisController</name>
    <message>
        <source>%1 cannot analyse: it %2.</source>
        <translation>%1은(는) 분석할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>Analysis · %1</source>
        <translation>분석 · %1</translation>
    </message>
    <message>
        <source>%1: it %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This is a serious game: analysis waits till it is over.</source>
        <translation>진지한 대국입니다. 분석은 끝날 때까지 기다립니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisFeature</name>
    <message>
        <source>Analysis</source>
        <translation>분석</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>%1 손해</translation>
    </message>
</context>
<context>
    <name>shinpan::AnalysisPanel</name>
    <message>
        <source>Analyse</source>
        <translation>분석</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>제한</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>후보수</translation>
    </message>
    <message>
        <source>Numbers of the candidates</source>
        <translation>후보수의 수치</translation>
    </message>
    <message>
        <source>%1 visits</source>
        <translation>%1회 탐색</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>시작 중…</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>초당 %1</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>생각 중…</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>쉬는 중</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Choose under “Engines” who is to analyse. Any engine that knows lz-analyze, kata-analyze or analyze can, such as KataGo and Leela Zero.</source>
        <translation>“엔진”에서 누가 분석할지 고르십시오. KataGo나 Leela Zero처럼 lz-analyze, kata-analyze, analyze 중 하나를 아는 엔진이면 됩니다.</translation>
    </message>
    <message>
        <source>Nothing is known about this position yet.</source>
        <translation>이 국면에 대해 아직 아는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Space on the board starts and stops the analysis.</source>
        <translation>판에서 스페이스를 누르면 분석을 시작하고 멈춥니다.</translation>
    </message>
    <message>
        <source>Kept in the game: %1</source>
        <translation>대국에 남아 있음: %1</translation>
    </message>
    <message>
        <source>Kept in the game, by %1: %2</source>
        <translation>대국에 남아 있음, %1: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::AnnotationBar</name>
    <message>
        <source>Judgement of the move and the position</source>
        <translation>수와 국면의 평가</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>좋은 수</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>흥미로운 수</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>의문수</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>악수</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>흑이 좋음</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>백이 좋음</translation>
    </message>
    <message>
        <source>Even</source>
        <translation>호각</translation>
    </message>
    <message>
        <source>Unclear</source>
        <translation>불분명</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>주목할 곳</translation>
    </message>
    <message>
        <source>%1, emphasised</source>
        <translation>%1, 강조</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Judgement</source>
        <translation>평가(&amp;J)</translation>
    </message>
</context>
<context>
    <name>shinpan::Announcement</name>
    <message>
        <source>What just happened</source>
        <translation>방금 있었던 일</translation>
    </message>
</context>
<context>
    <name>shinpan::AppearanceMenu</name>
    <message>
        <source>&amp;Appearance</source>
        <translation>모양(&amp;A)</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>데스크톱과 같게(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>La&amp;rger Text</source>
        <translation>글자 크게(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Smaller Text</source>
        <translation>글자 작게(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size</source>
        <translation>보통 글자 크기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Usual Text Size (Now %1 %)</source>
        <translation>보통 글자 크기 (지금 %1 %)(&amp;U)</translation>
    </message>
</context>
<context>
    <name>shinpan::Application</name>
    <message>
        <source>%1 counts by Chinese rules, whatever this game’s are.</source>
        <translation>%1은(는) 이 대국의 규칙과 상관없이 중국 규칙으로 셉니다.</translation>
    </message>
    <message>
        <source>%1 counts by Japanese rules, whatever this game’s are.</source>
        <translation>%1은(는) 이 대국의 규칙과 상관없이 일본 규칙으로 셉니다.</translation>
    </message>
    <message>
        <source>Waiting for a controller at %1.</source>
        <translation>%1에서 컨트롤러를 기다립니다.</translation>
    </message>
    <message>
        <source>%1 refuses suicide that these rules allow, and would lose by it.</source>
        <translation>%1은(는) 이 규칙이 허용하는 자살수를 거부하므로 그 때문에 질 수 있습니다.</translation>
    </message>
    <message>
        <source>Your questions are not kept: %1.</source>
        <translation>문제가 남지 않습니다: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::Arrangement</name>
    <message>
        <source>&amp;Reset Layout</source>
        <translation>배치 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Minimal View</source>
        <translation>최소 화면(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>대국(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>관전(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>분석(&amp;A)</translation>
    </message>
    <message>
        <source>Players, tree and comment: for your own games (%1)</source>
        <translation>대국자, 트리, 해설: 자신의 대국용 (%1)</translation>
    </message>
    <message>
        <source>Players, graph and console: for games of engines (%1)</source>
        <translation>대국자, 그래프, 콘솔: 엔진의 대국용 (%1)</translation>
    </message>
    <message>
        <source>Tools, tree and comment: for work on a record (%1)</source>
        <translation>도구, 트리, 해설: 기보 작업용 (%1)</translation>
    </message>
    <message>
        <source>La&amp;yout</source>
        <translation>배치(&amp;Y)</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>배치: %1</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>비교(&amp;C)</translation>
    </message>
    <message>
        <source>A&amp;nnotate</source>
        <translation>해설(&amp;N)</translation>
    </message>
    <message>
        <source>Analysis, review, graph, tree and comment: for a closer look (%1)</source>
        <translation>분석, 복기, 그래프, 트리, 해설: 자세히 보기 (%1)</translation>
    </message>
    <message>
        <source>What two engines find, each on a board of its own (%1)</source>
        <translation>두 엔진이 찾은 것을 각자의 판에 (%1)</translation>
    </message>
</context>
<context>
    <name>shinpan::AskedEngines</name>
    <message>
        <source>%1 in the game: %2</source>
        <translation>대국의 %1: %2</translation>
    </message>
    <message>
        <source>Commands · %1</source>
        <translation>명령 · %1</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>%1에게 물을 수 없습니다: %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::AuditLine</name>
    <message>
        <source>under 1 ms</source>
        <translation>1 ms 미만</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 (%2) left</source>
        <translation>%1 (%2) 남음</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>The time of the move</source>
        <translation>이 수의 시간</translation>
    </message>
    <message>
        <source>How long the move took, and the clock after it</source>
        <translation>이 수에 걸린 시간과 그 뒤의 시계</translation>
    </message>
    <message>
        <source>Time used: %1</source>
        <translation>쓴 시간: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::AutoPlay</name>
    <message>
        <source>Play the Game b&amp;y Itself</source>
        <translation>기보 자동 재생(&amp;Y)</translation>
    </message>
    <message>
        <source>The game plays by itself</source>
        <translation>기보를 자동 재생 중입니다</translation>
    </message>
    <message>
        <source>Go through the game at a chosen pace</source>
        <translation>고른 빠르기로 기보를 따라갑니다</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>Seconds between two moves</source>
        <translation>수 사이의 초</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>멈춤(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;A move every</source>
        <translation>수의 간격(&amp;A)</translation>
    </message>
</context>
<context>
    <name>shinpan::BestCoursePlot</name>
    <message>
        <source>Course of %1</source>
        <translation>%1의 추이</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s): %1</source>
        <translation>
            <numerusform>%n국 뒤: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n국</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardArea</name>
    <message>
        <source>Move %1 · %2 %3</source>
        <translation>%1수 · %2 %3</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>This position has %1 lines and arrows; the first %2 are drawn.</source>
        <translation>이 국면에는 선과 화살표가 %1개 있습니다. 처음 %2개만 그립니다.</translation>
    </message>
    <message>
        <source>Play at %1</source>
        <translation>%1에 두기</translation>
    </message>
    <message>
        <source>&amp;Go to the Move Played at %1</source>
        <translation>%1에 둔 수로 가기(&amp;G)</translation>
    </message>
    <message>
        <source>The Group Is &amp;Alive</source>
        <translation>이 돌들은 살아 있음(&amp;A)</translation>
    </message>
    <message>
        <source>The Group Is &amp;Dead</source>
        <translation>이 돌들은 죽어 있음(&amp;D)</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Alive</source>
        <translation>이어진 이 돌만 살아 있음(&amp;C)</translation>
    </message>
    <message>
        <source>This &amp;Chain Alone Is Dead</source>
        <translation>이어진 이 돌만 죽어 있음(&amp;C)</translation>
    </message>
    <message>
        <source>Not in &amp;Seki</source>
        <translation>빅 아님(&amp;S)</translation>
    </message>
    <message>
        <source>In &amp;Seki</source>
        <translation>빅(&amp;S)</translation>
    </message>
    <message>
        <source>Move %1 · %2 passes</source>
        <translation>%1수 · %2 패스</translation>
    </message>
    <message>
        <source>Move 999 · White Q16 · lost 99.9% </source>
        <translation>999수 · 백 Q16 · 99.9% 손해 </translation>
    </message>
</context>
<context>
    <name>shinpan::BoardDescription</name>
    <message>
        <source>empty</source>
        <translation>빈 점</translation>
    </message>
    <message>
        <source>black stone</source>
        <translation>흑돌</translation>
    </message>
    <message>
        <source>white stone</source>
        <translation>백돌</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>세모</translation>
    </message>
    <message>
        <source>square</source>
        <translation>네모</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>labelled %1</source>
        <translation>문자 %1</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>흑집</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>백집</translation>
    </message>
    <message>
        <source>dimmed</source>
        <translation>흐림</translation>
    </message>
    <message>
        <source>dead</source>
        <translation>죽음</translation>
    </message>
    <message>
        <source>in seki</source>
        <translation>빅</translation>
    </message>
    <message>
        <source>opinions differ</source>
        <translation>의견이 갈림</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>Black plays here next</source>
        <translation>흑이 다음에 여기 둠</translation>
    </message>
    <message>
        <source>White plays here next</source>
        <translation>백이 다음에 여기 둠</translation>
    </message>
    <message>
        <source>Black plays here in another variation</source>
        <translation>흑이 다른 변화에서 여기 둠</translation>
    </message>
    <message>
        <source>White plays here in another variation</source>
        <translation>백이 다른 변화에서 여기 둠</translation>
    </message>
    <message>
        <source>pointed out</source>
        <translation>가리킨 점</translation>
    </message>
    <message>
        <source>Black passes</source>
        <translation>흑 패스</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>백 패스</translation>
    </message>
    <message>
        <source>Black %1</source>
        <translation>흑 %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>백 %1</translation>
    </message>
    <message>
        <source>%1, one stone captured</source>
        <translation>%1, 돌 하나 따냄</translation>
    </message>
    <message>
        <source>%1, %2 stones captured</source>
        <translation>%1, 돌 %2개 따냄</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cursor at %1, %2.</source>
        <translation>커서 %1, %2.</translation>
    </message>
    <message>
        <source>Cursor at %1, %2, %3.</source>
        <translation>커서 %1, %2, %3.</translation>
    </message>
    <message>
        <source>a dead black stone</source>
        <translation>죽은 흑돌</translation>
    </message>
    <message>
        <source>a black stone in seki</source>
        <translation>빅인 흑돌</translation>
    </message>
    <message>
        <source>a black stone</source>
        <translation>흑돌</translation>
    </message>
    <message>
        <source>a dead white stone</source>
        <translation>죽은 백돌</translation>
    </message>
    <message>
        <source>a white stone in seki</source>
        <translation>빅인 백돌</translation>
    </message>
    <message>
        <source>a white stone</source>
        <translation>백돌</translation>
    </message>
    <message>
        <source>Territory: Black %1, White %2 points.</source>
        <translation>집: 흑 %1집, 백 %2집.</translation>
    </message>
    <message>
        <source>Dead stones: %1.</source>
        <translation>죽은 돌: %1.</translation>
    </message>
    <message>
        <source>Stones in seki: %1.</source>
        <translation>빅인 돌: %1.</translation>
    </message>
    <message>
        <source>Board of %1 by %2 lines, %3 black and %4 white stones.</source>
        <translation>%1×%2줄 판, 흑돌 %3개, 백돌 %4개.</translation>
    </message>
    <message>
        <source>Last move: Black passed.</source>
        <translation>마지막 수: 흑 패스.</translation>
    </message>
    <message>
        <source>Last move: White passed.</source>
        <translation>마지막 수: 백 패스.</translation>
    </message>
    <message>
        <source>Last move: Black %1.</source>
        <translation>마지막 수: 흑 %1.</translation>
    </message>
    <message>
        <source>Last move: White %1.</source>
        <translation>마지막 수: 백 %1.</translation>
    </message>
    <message>
        <source>considered</source>
        <translation>후보수</translation>
    </message>
    <message>
        <source>considered: %1</source>
        <translation>후보수: %1</translation>
    </message>
    <message>
        <source>first choice</source>
        <translation>첫째 후보</translation>
    </message>
    <message>
        <source>Black’s move %1 of the line</source>
        <translation>수순의 %1수, 흑</translation>
    </message>
    <message>
        <source>White’s move %1 of the line</source>
        <translation>수순의 %1수, 백</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardMenu</name>
    <message>
        <source>&amp;Board</source>
        <translation>판(&amp;B)</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>수순 번호(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show Move Numbers</source>
        <translation>수순 번호 보기(&amp;S)</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>없음(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;All Moves</source>
        <translation>모든 수(&amp;A)</translation>
    </message>
    <message>
        <source>From &amp;Here</source>
        <translation>여기서부터(&amp;H)</translation>
    </message>
    <message>
        <source>This &amp;Variation</source>
        <translation>이 변화(&amp;V)</translation>
    </message>
    <message>
        <source>How &amp;Many…</source>
        <translation>몇 수(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>좌표(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Show Coordinates</source>
        <translation>좌표 보기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Letters and Numbers (A1)</source>
        <translation>글자와 숫자 (A1)(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Numbers (1-1)</source>
        <translation>숫자 (1-1)(&amp;N)</translation>
    </message>
    <message>
        <source>As in SG&amp;F (aa)</source>
        <translation>SGF처럼 (aa)(&amp;F)</translation>
    </message>
    <message>
        <source>Mark &amp;Last Move</source>
        <translation>마지막 수 표시(&amp;L)</translation>
    </message>
    <message>
        <source>Show Ne&amp;xt Moves</source>
        <translation>다음 수 보기(&amp;X)</translation>
    </message>
    <message>
        <source>Show &amp;Other Variations</source>
        <translation>다른 변화 보기(&amp;O)</translation>
    </message>
    <message>
        <source>Con&amp;firm Moves with a Second Click</source>
        <translation>두 번째 클릭으로 착수 확정(&amp;F)</translation>
    </message>
    <message>
        <source>L&amp;ively Stones</source>
        <translation>자연스러운 돌(&amp;I)</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>소리(&amp;U)</translation>
    </message>
    <message>
        <source>Turn &amp;Right</source>
        <translation>오른쪽으로 돌리기(&amp;R)</translation>
    </message>
    <message>
        <source>Turn L&amp;eft</source>
        <translation>왼쪽으로 돌리기(&amp;E)</translation>
    </message>
    <message>
        <source>Flip Upside &amp;Down</source>
        <translation>위아래 뒤집기(&amp;D)</translation>
    </message>
    <message>
        <source>Flip &amp;Sideways</source>
        <translation>좌우 뒤집기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;As in the Record</source>
        <translation>기보대로(&amp;A)</translation>
    </message>
    <message>
        <source>Move Numbers</source>
        <translation>수순 번호</translation>
    </message>
    <message>
        <source>How many of the last moves are numbered:</source>
        <translation>번호를 달 마지막 수의 개수:</translation>
    </message>
    <message>
        <source>The &amp;Last Move</source>
        <translation>마지막 수(&amp;L)</translation>
    </message>
    <message>
        <source>The &amp;Last %1 Moves</source>
        <translation>마지막 %1수(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::BoardView</name>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateModel</name>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>승률 %</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>우세</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>손해</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>탐색 수</translation>
    </message>
    <message>
        <source>LCB</source>
        <translation>LCB</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>정책망</translation>
    </message>
</context>
<context>
    <name>shinpan::CandidateOverlay</name>
    <message>
        <source>Line of an Engine</source>
        <translation>엔진의 수순</translation>
    </message>
</context>
<context>
    <name>shinpan::CgosWindow</name>
    <message>
        <source>Choose &amp;File…</source>
        <translation>파일 선택(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>시작(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>멈춤(&amp;T)</translation>
    </message>
    <message>
        <source>Play on CGOS</source>
        <translation>CGOS에서 대국</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>진행 중인 대국 뒤에(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Now (the Server’s Clocks Keep Running)</source>
        <translation>지금 (서버의 시계는 계속 감)(&amp;N)</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>레이팅</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>무승부</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>중단</translation>
    </message>
    <message>
        <source>Latest</source>
        <translation>최근</translation>
    </message>
    <message>
        <source>Accounts</source>
        <translation>계정</translation>
    </message>
    <message>
        <source>Choose an Accounts File</source>
        <translation>계정 파일 선택</translation>
    </message>
    <message>
        <source>Accounts (*.toml);;All files (*)</source>
        <translation>계정 (*.toml);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>암호</translation>
    </message>
    <message>
        <source>Password of %1 at %2:</source>
        <translation>%2의 %1 암호:</translation>
    </message>
    <message>
        <source>Connecting to the server</source>
        <translation>서버에 연결 중</translation>
    </message>
    <message>
        <source>Waiting for a game</source>
        <translation>대국을 기다리는 중</translation>
    </message>
    <message>
        <source>Playing %1</source>
        <translation>%1 대국 중</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>나가는 중</translation>
    </message>
    <message>
        <source>Logged out</source>
        <translation>로그아웃됨</translation>
    </message>
    <message>
        <source>No accounts file chosen</source>
        <translation>계정 파일이 선택되지 않음</translation>
    </message>
    <message>
        <source>The accounts are logged in</source>
        <translation>계정이 로그인되어 있습니다</translation>
    </message>
    <message>
        <source>Log out now? The clocks of running games keep running; an account that logs in again in time plays on.</source>
        <translation>지금 로그아웃할까요? 진행 중인 대국의 시계는 계속 갑니다. 제때 다시 로그인한 계정은 계속 둡니다.</translation>
    </message>
    <message>
        <source>&amp;Log Out Now</source>
        <translation>지금 로그아웃(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;After These Games</source>
        <translation>이 대국들 뒤에(&amp;A)</translation>
    </message>
    <message>
        <source>Show &amp;Game</source>
        <translation>대국 보기(&amp;G)</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckPage</name>
    <message>
        <source>C&amp;opy as Text</source>
        <translation>글로 복사(&amp;O)</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>검사 진행</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>멈춤(&amp;S)</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>검사 중</translation>
    </message>
    <message>
        <source>Waiting for the first answer…</source>
        <translation>첫 답을 기다리는 중…</translation>
    </message>
    <message>
        <source>A check starts the engine a few times and asks it everything that an arbiter may ask: sizes, komi, handicap, taking back, ko, illegal moves, time, scoring, analysis. It says in plain words what the engine can do and what it does wrong, with the exchange that shows it.

A quick engine takes about a minute. Nothing of it is left running.</source>
        <translation>검사는 엔진을 몇 번 시작해 심판이 물을 수 있는 것을 모두 묻습니다. 크기, 덤, 치석, 무르기, 패, 불법인 수, 시간, 계가, 분석입니다. 엔진이 무엇을 할 수 있고 무엇을 잘못하는지, 그것을 보여 주는 대화와 함께 쉬운 말로 알려 줍니다.

빠른 엔진은 1분쯤 걸립니다. 끝나면 아무것도 실행 중으로 남지 않습니다.</translation>
    </message>
    <message>
        <source>&amp;Check again</source>
        <translation>다시 검사(&amp;C)</translation>
    </message>
    <message>
        <source>What can this engine do?</source>
        <translation>이 엔진은 무엇을 할 수 있습니까?</translation>
    </message>
    <message>
        <source>It has not been checked.</source>
        <translation>아직 검사하지 않았습니다.</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>검사(&amp;C)</translation>
    </message>
</context>
<context>
    <name>shinpan::CheckTree</name>
    <message>
        <source>What the check found</source>
        <translation>검사에서 찾은 것</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>정상</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionActions</name>
    <message>
        <source>&amp;Previous Game</source>
        <translation>이전 대국(&amp;P)</translation>
    </message>
    <message>
        <source>Previous game of the list</source>
        <translation>목록의 이전 대국</translation>
    </message>
    <message>
        <source>&amp;Next Game</source>
        <translation>다음 대국(&amp;N)</translation>
    </message>
    <message>
        <source>Next game of the list</source>
        <translation>목록의 다음 대국</translation>
    </message>
    <message>
        <source>Add &amp;Empty Game</source>
        <translation>빈 대국 추가(&amp;E)</translation>
    </message>
    <message>
        <source>Add an empty game</source>
        <translation>빈 대국을 추가합니다</translation>
    </message>
    <message>
        <source>Add from &amp;File…</source>
        <translation>파일에서 추가(&amp;F)…</translation>
    </message>
    <message>
        <source>Add the games of another file</source>
        <translation>다른 파일의 대국을 추가합니다</translation>
    </message>
    <message>
        <source>P&amp;aste Games</source>
        <translation>대국 붙여넣기(&amp;A)</translation>
    </message>
    <message>
        <source>Add the games of the clipboard</source>
        <translation>클립보드의 대국을 추가합니다</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>복제(&amp;D)</translation>
    </message>
    <message>
        <source>Add a copy of the selected games</source>
        <translation>고른 대국의 사본을 추가합니다</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>Remove the selected games from the file</source>
        <translation>고른 대국을 파일에서 제거합니다</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>위로(&amp;U)</translation>
    </message>
    <message>
        <source>Move the selected games up</source>
        <translation>고른 대국을 위로 옮깁니다</translation>
    </message>
    <message>
        <source>Move Do&amp;wn</source>
        <translation>아래로(&amp;W)</translation>
    </message>
    <message>
        <source>Move the selected games down</source>
        <translation>고른 대국을 아래로 옮깁니다</translation>
    </message>
    <message>
        <source>&amp;Keep This Order</source>
        <translation>이 순서 유지(&amp;K)</translation>
    </message>
    <message>
        <source>Put the games in the file into the order the list is sorted by</source>
        <translation>파일의 대국을 목록의 정렬 순서로 놓습니다</translation>
    </message>
    <message>
        <source>E&amp;xtract Selected Games…</source>
        <translation>고른 대국 빼내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Save the selected games as a separate file</source>
        <translation>고른 대국을 따로 파일로 저장합니다</translation>
    </message>
    <message>
        <source>Undo &amp;List Change</source>
        <translation>목록 변경 되돌리기(&amp;L)</translation>
    </message>
    <message>
        <source>Take back the last addition, removal or change of order</source>
        <translation>마지막 추가, 제거, 순서 변경을 되돌립니다</translation>
    </message>
    <message>
        <source>Redo L&amp;ist Change</source>
        <translation>목록 변경 다시 실행(&amp;I)</translation>
    </message>
    <message>
        <source>Redo what was undone in the list</source>
        <translation>목록에서 되돌린 것을 다시 실행합니다</translation>
    </message>
    <message>
        <source>This is not a game of Go. It stays in the file as it is.</source>
        <translation>바둑 대국이 아닙니다. 파일에 그대로 남습니다.</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>대국 중입니다</translation>
    </message>
    <message>
        <source>End the game that is being played?</source>
        <translation>진행 중인 대국을 끝낼까요?</translation>
    </message>
    <message>
        <source>Its moves stay in the record.</source>
        <translation>그 수들은 기보에 남습니다.</translation>
    </message>
    <message>
        <source>&amp;End Game</source>
        <translation>대국 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>Add Games</source>
        <translation>대국 추가</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>클립보드에 글이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were removed.</source>
        <translation>
            <numerusform>대국 %n개를 제거했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Extract Games</source>
        <translation>대국 빼내기</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>기보 (*.sgf)</translation>
    </message>
</context>
<context>
    <name>shinpan::CollectionDock</name>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>정렬</translation>
    </message>
    <message>
        <source>Find &amp;Game</source>
        <translation>대국 찾기(&amp;G)</translation>
    </message>
    <message>
        <source>Search players, event, date, result</source>
        <translation>대국자, 기전, 날짜, 결과 찾기</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>대국 찾기</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Add Game</source>
        <translation>대국 추가</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>대국 수</translation>
    </message>
    <message>
        <source>Add game</source>
        <translation>대국 추가</translation>
    </message>
    <message>
        <source>Order of the &amp;File</source>
        <translation>파일 순서(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>흑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>백(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>결과(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>날짜(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>수(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>기전(&amp;E)</translation>
    </message>
    <message>
        <source>Re&amp;versed</source>
        <translation>거꾸로(&amp;V)</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n국</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, %2 selected</source>
        <translation>%1, %2개 선택</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandDesk</name>
    <message>
        <source>The engine refuses: %1</source>
        <translation>엔진이 거부합니다: %1</translation>
    </message>
    <message>
        <source>The engine is not running.</source>
        <translation>엔진이 실행 중이 아닙니다.</translation>
    </message>
    <message>
        <source>There is no stone to attack.</source>
        <translation>공격할 돌이 없습니다.</translation>
    </message>
    <message>
        <source>The answer is not of type “%1”.</source>
        <translation>답이 “%1” 형식이 아닙니다.</translation>
    </message>
    <message>
        <source>This is a serious game: commands wait till it is over.</source>
        <translation>진지한 대국입니다. 명령은 끝날 때까지 기다립니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEngine</name>
    <message>
        <source>has ended</source>
        <translation>끝났습니다</translation>
    </message>
    <message>
        <source>is not running</source>
        <translation>실행 중이 아닙니다</translation>
    </message>
    <message>
        <source>This command runs until it is stopped; use the analysis instead.</source>
        <translation>이 명령은 멈출 때까지 계속됩니다. 대신 분석을 쓰십시오.</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandEntry</name>
    <message>
        <source>GTP command</source>
        <translation>GTP 명령</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandInputs</name>
    <message>
        <source>Argument of %1:</source>
        <translation>%1의 인수:</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPage</name>
    <message>
        <source>an invisible character</source>
        <translation>보이지 않는 글자</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>%1 찾음</translation>
    </message>
    <message>
        <source>Connects to the engine listening at %1.</source>
        <translation>%1에서 기다리는 엔진에 연결합니다.</translation>
    </message>
    <message>
        <source>&amp;Fix</source>
        <translation>고치기(&amp;F)</translation>
    </message>
    <message>
        <source>Command line</source>
        <translation>명령줄</translation>
    </message>
    <message>
        <source>Fix the punctuation</source>
        <translation>문장 부호를 고칩니다</translation>
    </message>
    <message>
        <source>&amp;Command line</source>
        <translation>명령줄(&amp;C)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>Se&amp;veral Strengths…</source>
        <translation>여러 기력(&amp;V)…</translation>
    </message>
    <message>
        <source>Fixed:  %1</source>
        <translation>고친 것:  %1</translation>
    </message>
    <message>
        <source>Paste the command that starts the engine in GTP mode.</source>
        <translation>엔진을 GTP 모드로 시작하는 명령을 붙여 넣으십시오.</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>시작할 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>This looks typeset, not typed:  %1</source>
        <translation>입력한 것이 아니라 조판된 글 같습니다:  %1</translation>
    </message>
    <message>
        <source>The engine needs a name.</source>
        <translation>엔진에 이름이 필요합니다.</translation>
    </message>
    <message>
        <source>Another engine has this name.</source>
        <translation>다른 엔진이 이 이름을 씁니다.</translation>
    </message>
    <message>
        <source>Strength: %1</source>
        <translation>기력: %1</translation>
    </message>
    <message>
        <source>Strength: the engine’s own</source>
        <translation>기력: 엔진 그대로</translation>
    </message>
</context>
<context>
    <name>shinpan::CommandPanel</name>
    <message>
        <source>%1, live</source>
        <translation>%1, 실시간</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Engine to ask</source>
        <translation>물을 엔진</translation>
    </message>
    <message>
        <source>Engine to compare with</source>
        <translation>비교할 엔진</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>거르기</translation>
    </message>
    <message>
        <source>Filter of the commands</source>
        <translation>명령 거르기</translation>
    </message>
    <message>
        <source>Commands of the engine</source>
        <translation>엔진의 명령</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>묻기</translation>
    </message>
    <message>
        <source>Sends the chosen command to the engine</source>
        <translation>고른 명령을 엔진에 보냅니다</translation>
    </message>
    <message>
        <source>Each Move</source>
        <translation>수마다</translation>
    </message>
    <message>
        <source>Asks again after each move, and wherever you go in the game</source>
        <translation>수가 나아갈 때마다, 또 기보의 다른 곳으로 갈 때마다 다시 묻습니다</translation>
    </message>
    <message>
        <source>Ask after each move</source>
        <translation>수마다 묻기</translation>
    </message>
    <message>
        <source>Colour to ask about</source>
        <translation>물을 색</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>판에</translation>
    </message>
    <message>
        <source>&amp;Remove from the Board</source>
        <translation>판에서 지우기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the Board</source>
        <translation>판 비우기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Live Graphics</source>
        <translation>실시간 그림(&amp;L)</translation>
    </message>
    <message>
        <source>Shows what engines draw while they think</source>
        <translation>엔진이 생각하며 그리는 것을 보여 줍니다</translation>
    </message>
    <message>
        <source>&amp;My Commands…</source>
        <translation>나의 명령(&amp;M)…</translation>
    </message>
    <message>
        <source>Restart the &amp;Engine</source>
        <translation>엔진 다시 시작(&amp;E)</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>엔진 없음</translation>
    </message>
    <message>
        <source>No comparison</source>
        <translation>비교 없음</translation>
    </message>
    <message>
        <source>There is no engine in the list yet.</source>
        <translation>목록에 아직 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>Choose an engine to see what it can show.</source>
        <translation>엔진을 고르면 보여 줄 수 있는 것이 나옵니다.</translation>
    </message>
    <message>
        <source>%1 cannot be asked: it %2.</source>
        <translation>%1에게 물을 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>%1 is starting…</source>
        <translation>%1 시작 중…</translation>
    </message>
    <message>
        <source>%1 offers no commands for the board.</source>
        <translation>%1에는 판을 위한 명령이 없습니다.</translation>
    </message>
    <message>
        <source>Ask for Points</source>
        <translation>점을 정해 묻기</translation>
    </message>
    <message>
        <source>%1: click its points, the last one with Ctrl or the right button.</source>
        <translation>%1: 점들을 클릭하고 마지막 점은 Ctrl이나 오른쪽 단추로 고릅니다.</translation>
    </message>
    <message>
        <source>%1: click a stone or a point. Escape ends it.</source>
        <translation>%1: 돌이나 점을 클릭하십시오. Esc로 끝냅니다.</translation>
    </message>
    <message>
        <source>%1
Asked after each move</source>
        <translation>%1
수마다 묻기</translation>
    </message>
</context>
<context>
    <name>shinpan::CommentPanel</name>
    <message>
        <source>Name of this position</source>
        <translation>이 국면의 이름</translation>
    </message>
    <message>
        <source>Comment on this position</source>
        <translation>이 국면의 해설</translation>
    </message>
    <message>
        <source>Comments on the position appear here: what an engine says about its move, and what you write.</source>
        <translation>국면의 해설이 여기 나옵니다. 엔진이 자기 수에 대해 하는 말과 직접 쓰는 글입니다.</translation>
    </message>
    <message>
        <source>Name of the Position</source>
        <translation>국면의 이름</translation>
    </message>
</context>
<context>
    <name>shinpan::ComparisonPanel</name>
    <message>
        <source>Differences</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>No engine</source>
        <translation>엔진 없음</translation>
    </message>
    <message>
        <source>Board of %1</source>
        <translation>%1의 판</translation>
    </message>
    <message>
        <source>Choose two engines for the analysis to compare them.</source>
        <translation>비교하려면 분석할 엔진을 둘 고르십시오.</translation>
    </message>
    <message>
        <source>Both need to have looked at this position.</source>
        <translation>둘 다 이 국면을 보아야 합니다.</translation>
    </message>
    <message>
        <source>Both choose %1</source>
        <translation>둘 다 %1 선택</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 또는 %2</translation>
    </message>
    <message>
        <source>%1% apart</source>
        <translation>%1% 차이</translation>
    </message>
    <message>
        <source>%1 points apart</source>
        <translation>%1집 차이</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionFields</name>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source> Elo</source>
        <translation> Elo</translation>
    </message>
    <message>
        <source>until decided</source>
        <translation>승부가 날 때까지</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> 줄</translation>
    </message>
    <message>
        <source>Stronger &amp;by</source>
        <translation>더 강한 정도(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Games per pairing</source>
        <translation>대진마다 대국 수(&amp;G)</translation>
    </message>
    <message>
        <source>Ro&amp;unds</source>
        <translation>라운드(&amp;U)</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>판 크기(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>덤(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>시간(&amp;T)</translation>
    </message>
    <message>
        <source>Games begin &amp;with</source>
        <translation>대국의 시작(&amp;W)</translation>
    </message>
    <message>
        <source>Games at &amp;once</source>
        <translation>동시 대국(&amp;O)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) all have met; then some meet again.</source>
        <translation>
            <numerusform>%n라운드 뒤에는 모두 만났고, 그 뒤 일부가 다시 만납니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>대국 수(&amp;G)</translation>
    </message>
    <message>
        <source>En&amp;ds at</source>
        <translation>끝나는 조건(&amp;D)</translation>
    </message>
    <message>
        <source>no test</source>
        <translation>검정 없음</translation>
    </message>
    <message>
        <source>A pair plays no more when a sequential test has decided which of the two is stronger; it ends when all pairs are decided</source>
        <translation>어느 쪽이 강한지 순차 검정으로 정해진 짝은 더 두지 않습니다. 모든 짝이 정해지면 끝납니다</translation>
    </message>
    <message>
        <source>&amp;Decided early</source>
        <translation>일찍 판정(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindow</name>
    <message>
        <source>%1 – Competition</source>
        <translation>%1 – 대회</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>시작(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>멈춤(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>보고서(&amp;R)</translation>
    </message>
    <message>
        <source>After the Running &amp;Games</source>
        <translation>진행 중인 대국 뒤에(&amp;G)</translation>
    </message>
    <message>
        <source>After the Running &amp;Pairs of Games</source>
        <translation>진행 중인 대국 짝 뒤에(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Now (the Next Start Continues the Games)</source>
        <translation>지금 (다음에 시작하면 대국을 이어 감)(&amp;N)</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>보고서를 써서 브라우저로 엽니다</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>둔 대국</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Running games</source>
        <translation>진행 중인 대국</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>끝난 대국</translation>
    </message>
    <message>
        <source>Double-click or Enter opens the game</source>
        <translation>두 번 클릭하거나 Enter로 대국을 엽니다</translation>
    </message>
    <message>
        <source>Stopping</source>
        <translation>멈추는 중</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Not running</source>
        <translation>진행하지 않음</translation>
    </message>
    <message>
        <source>The file cannot be used</source>
        <translation>파일을 쓸 수 없습니다</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2국 중 %1국</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1국</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>보고서는 %1에 있습니다. 열 프로그램을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>There is no record of this game at %1.</source>
        <translation>%1에 이 대국의 기보가 없습니다.</translation>
    </message>
    <message>
        <source>The competition is running</source>
        <translation>대회가 진행 중입니다</translation>
    </message>
    <message>
        <source>Stop it now? The next start will continue the games that are under way.</source>
        <translation>지금 멈출까요? 다음에 시작하면 진행 중이던 대국을 이어 갑니다.</translation>
    </message>
    <message>
        <source>&amp;Stop Now</source>
        <translation>지금 멈춤(&amp;S)</translation>
    </message>
    <message>
        <source>Stop &amp;After These Games</source>
        <translation>이 대국들 뒤에 멈춤(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Boards</source>
        <translation>판(&amp;B)</translation>
    </message>
    <message>
        <source>Watch all running games at once</source>
        <translation>진행 중인 모든 대국을 한꺼번에 관전합니다</translation>
    </message>
    <message>
        <source>Double-click or Enter shows the board</source>
        <translation>두 번 클릭하거나 Enter로 판을 봅니다</translation>
    </message>
    <message>
        <source>Running in another process</source>
        <translation>다른 프로세스에서 진행 중</translation>
    </message>
    <message>
        <source>Closing this window does not end the run</source>
        <translation>이 창을 닫아도 실행은 끝나지 않습니다</translation>
    </message>
    <message>
        <source>%L1 games a minute</source>
        <translation>분당 %L1국</translation>
    </message>
    <message>
        <source>%L1 games an hour</source>
        <translation>시간당 %L1국</translation>
    </message>
    <message>
        <source>Sett&amp;ings…</source>
        <translation>설정(&amp;I)…</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>round %1 of %2</source>
        <translation>%2라운드 중 %1라운드</translation>
    </message>
    <message numerus="yes">
        <source>%n void game(s)</source>
        <translation>
            <numerusform>무효 대국 %n국</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 openings left</source>
        <translation>포석 %2개 중 %1개 남음</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>Other settings</source>
        <translation>다른 설정</translation>
    </message>
    <message>
        <source>The settings have changed since the games played so far. Start counting anew? Those games stay in the record.</source>
        <translation>지금까지의 대국 뒤에 설정이 바뀌었습니다. 새로 셀까요? 그 대국들은 기록에 남습니다.</translation>
    </message>
    <message>
        <source>Count &amp;Anew</source>
        <translation>새로 세기(&amp;A)</translation>
    </message>
    <message>
        <source>±%1 of ±%2 Elo</source>
        <translation>±%1 Elo, 목표 ±%2</translation>
    </message>
    <message>
        <source>Se&amp;al…</source>
        <translation>봉인(&amp;A)…</translation>
    </message>
    <message>
        <source>Put everything into one file that anybody can verify</source>
        <translation>누구나 검증할 수 있는 파일 하나에 모두 담습니다</translation>
    </message>
    <message>
        <source>Reading the index of games</source>
        <translation>대국 색인을 읽는 중</translation>
    </message>
</context>
<context>
    <name>shinpan::CompetitionWindows</name>
    <message>
        <source>Keep as Strengths</source>
        <translation>기력으로 남기기</translation>
    </message>
    <message>
        <source>Strengths of which engine? Another name adds an engine.</source>
        <translation>어느 엔진의 기력입니까? 다른 이름을 쓰면 엔진이 추가됩니다.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>남기기</translation>
    </message>
    <message>
        <source>“%1” has now: %2</source>
        <translation>“%1”의 지금 값: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleController</name>
    <message>
        <source>Where the game was when this line arrived is no longer known.</source>
        <translation>이 줄이 왔을 때 대국이 어디였는지 이제 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Sending the file: %1 of %2 commands</source>
        <translation>파일을 보내는 중: 명령 %2개 중 %1개</translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n개 거부</numerusform>
        </translation>
    </message>
    <message>
        <source>none refused</source>
        <translation>거부 없음</translation>
    </message>
    <message>
        <source>The file was sent: %1 of %2 commands answered, %3.</source>
        <translation>파일을 보냈습니다: 명령 %2개 중 %1개에 답, %3.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1을(를) 읽을 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 cannot be sent: %2</source>
        <translation>%1을(를) 보낼 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFeature</name>
    <message>
        <source>GTP Console</source>
        <translation>GTP 콘솔</translation>
    </message>
    <message>
        <source>Type a GTP &amp;Command</source>
        <translation>GTP 명령 입력(&amp;C)</translation>
    </message>
</context>
<context>
    <name>shinpan::ConsoleFiles</name>
    <message>
        <source>Save as S&amp;cript…</source>
        <translation>스크립트로 저장(&amp;C)…</translation>
    </message>
    <message>
        <source>Send a &amp;File of Commands…</source>
        <translation>명령 파일 보내기(&amp;F)…</translation>
    </message>
    <message>
        <source>Save &amp;Log…</source>
        <translation>로그 저장(&amp;L)…</translation>
    </message>
    <message>
        <source>What one engine was asked and answered, for shinpan-cli replay</source>
        <translation>한 엔진에 물은 것과 답한 것, shinpan-cli replay용</translation>
    </message>
    <message>
        <source>Send a File of Commands</source>
        <translation>명령 파일 보내기</translation>
    </message>
    <message>
        <source>Save Log</source>
        <translation>로그 저장</translation>
    </message>
    <message>
        <source>Choose an engine in the console first: a script is one engine’s.</source>
        <translation>먼저 콘솔에서 엔진을 고르십시오. 스크립트는 한 엔진의 것입니다.</translation>
    </message>
    <message>
        <source>Save as Script</source>
        <translation>스크립트로 저장</translation>
    </message>
    <message>
        <source># What %1 was asked and answered. To compare an engine with it:
# shinpan-cli replay THIS-FILE --engine COMMAND
</source>
        <translation># %1에 물은 것과 답한 것. 다른 엔진과 비교하려면:
# shinpan-cli replay THIS-FILE --engine COMMAND
</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1을(를) 저장했습니다.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1을(를) 저장할 수 없습니다: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::ContinuationRows</name>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>Black’s results; a draw counts half</source>
        <translation>흑의 성적. 무승부는 반으로 셉니다</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>범위</translation>
    </message>
    <message>
        <source>Where Black’s results lie with a certainty of 95 %</source>
        <translation>95 % 확실하게 흑의 성적이 있는 범위</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>마지막</translation>
    </message>
    <message>
        <source>The year of the latest game</source>
        <translation>가장 최근 대국의 해</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Black’s chances as engines see them in these records</source>
        <translation>이 기보들에서 엔진이 보는 흑의 승률</translation>
    </message>
</context>
<context>
    <name>shinpan::CustomRules</name>
    <message>
        <source>Button: the first pass takes half a point</source>
        <translation>단추: 첫 패스가 반집을 얻음</translation>
    </message>
    <message>
        <source>Engines may pass before dead stones are taken</source>
        <translation>사석을 들어내기 전에 엔진이 패스해도 됨</translation>
    </message>
    <message>
        <source>A pass hands over a prisoner</source>
        <translation>패스하면 사석 하나를 넘겨줌</translation>
    </message>
    <message>
        <source>White passes last</source>
        <translation>백이 마지막에 패스함</translation>
    </message>
    <message>
        <source>An endless cycle gives no result</source>
        <translation>끝없는 순환은 결과 없음</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>계산</translation>
    </message>
    <message>
        <source>Ko</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>무리세</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>자살수</translation>
    </message>
    <message>
        <source>Passes to end</source>
        <translation>끝내는 패스 수</translation>
    </message>
    <message>
        <source>Handicap bonus</source>
        <translation>치석 보상</translation>
    </message>
</context>
<context>
    <name>shinpan::DateButton</name>
    <message>
        <source>Days</source>
        <translation>일</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>년</translation>
    </message>
    <message>
        <source>Ca&amp;lendar…</source>
        <translation>달력(&amp;L)…</translation>
    </message>
    <message>
        <source>Choose the date from a calendar</source>
        <translation>달력에서 날짜를 고릅니다</translation>
    </message>
    <message>
        <source>Date of the game</source>
        <translation>대국 날짜</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>오늘(&amp;T)</translation>
    </message>
</context>
<context>
    <name>shinpan::Document</name>
    <message>
        <source>From now on the console keeps only the newest lines: %1</source>
        <translation>이제부터 콘솔은 최근 줄만 남깁니다: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentController</name>
    <message>
        <source>Another program changed %1. If you reload it, your own changes will be lost.</source>
        <translation>다른 프로그램이 %1을(를) 바꾸었습니다. 다시 읽으면 자신의 변경은 없어집니다.</translation>
    </message>
    <message>
        <source>Another program changed %1.</source>
        <translation>다른 프로그램이 %1을(를) 바꾸었습니다.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>다시 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep This</source>
        <translation>이대로 두기(&amp;K)</translation>
    </message>
    <message>
        <source>%1 was reloaded: another program changed it.</source>
        <translation>%1을(를) 다시 읽었습니다. 다른 프로그램이 바꾸었습니다.</translation>
    </message>
    <message>
        <source>%1 was removed or renamed by another program. What you see is not saved anywhere else.</source>
        <translation>%1을(를) 다른 프로그램이 제거했거나 이름을 바꾸었습니다. 보이는 내용은 다른 어디에도 저장되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>No recovery copy could be written: %1</source>
        <translation>복구용 사본을 쓸 수 없었습니다: %1</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>이름 없음</translation>
    </message>
    <message>
        <source>Save Game Record</source>
        <translation>기보 저장</translation>
    </message>
    <message>
        <source>Game records (*.sgf)</source>
        <translation>기보 (*.sgf)</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>파일이 바뀌었습니다</translation>
    </message>
    <message>
        <source>Another program changed %1. Save over it?</source>
        <translation>다른 프로그램이 %1을(를) 바꾸었습니다. 덮어쓸까요?</translation>
    </message>
    <message>
        <source>What the other program wrote will be lost.</source>
        <translation>다른 프로그램이 쓴 것은 없어집니다.</translation>
    </message>
    <message>
        <source>Save &amp;Over It</source>
        <translation>덮어쓰기(&amp;O)</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 저장 중…</translation>
    </message>
    <message>
        <source>%1 was not saved: %2</source>
        <translation>%1을(를) 저장하지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>%1 쓰는 중…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to %1.</source>
        <translation>
            <numerusform>대국 %n개를 %1에 썼습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1을(를) 쓰지 못했습니다: %2</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>%1의 변경을 저장할까요?</translation>
    </message>
    <message>
        <source>Otherwise they will be lost.</source>
        <translation>저장하지 않으면 없어집니다.</translation>
    </message>
    <message>
        <source>Game records (%1);;All files (*)</source>
        <translation>기보 (%1);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>읽는 중…</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 여는 중…</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>붙여 넣은 것</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, %2번째 줄: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <source>The folder %1 cannot be created, so the game was not kept.</source>
        <translation>폴더 %1을(를) 만들 수 없어 대국을 남기지 못했습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentFeature</name>
    <message>
        <source>New &amp;Tab</source>
        <translation>새 탭(&amp;T)</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>새 창(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>Open game records (%1)</source>
        <translation>기보를 엽니다 (%1)</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>다시 읽기(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>Ne&amp;xt Tab</source>
        <translation>다음 탭(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Tab</source>
        <translation>이전 탭(&amp;V)</translation>
    </message>
    <message>
        <source>Move Tab to Ne&amp;w Window</source>
        <translation>탭을 새 창으로 옮기기(&amp;W)</translation>
    </message>
    <message>
        <source>Cop&amp;y Game</source>
        <translation>대국 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>Open from Clip&amp;board</source>
        <translation>클립보드에서 열기(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>Open Game Records</source>
        <translation>기보 열기</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경</translation>
    </message>
    <message>
        <source>Reload %1 without your changes?</source>
        <translation>변경을 버리고 %1을(를) 다시 읽을까요?</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>변경 버리기(&amp;D)</translation>
    </message>
    <message>
        <source>The game is on the clipboard as SGF.</source>
        <translation>대국이 SGF로 클립보드에 있습니다.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>클립보드에 대국이 없습니다.</translation>
    </message>
    <message>
        <source>Open Competition</source>
        <translation>대회 열기</translation>
    </message>
    <message>
        <source>&amp;Start Page</source>
        <translation>시작 페이지(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;New Competition…</source>
        <translation>새 대회(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Open Competition…</source>
        <translation>대회 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Co&amp;mpetition</source>
        <translation>대회(&amp;M)</translation>
    </message>
    <message>
        <source>Play on CGOS…</source>
        <translation>CGOS에서 대국…</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>보관함(&amp;L)…</translation>
    </message>
    <message>
        <source>Competitions (*.toml *.seal.zip);;All files (*)</source>
        <translation>대회 (*.toml *.seal.zip);;모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentSet</name>
    <message>
        <source>Untitled</source>
        <translation>이름 없음</translation>
    </message>
    <message numerus="yes">
        <source>Shinpan ended unexpectedly with %n unsaved document(s): %1.</source>
        <translation>
            <numerusform>Shinpan이 뜻밖에 끝났고 저장하지 않은 문서 %n개가 있습니다: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation>복구(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>버리기(&amp;D)</translation>
    </message>
    <message>
        <source>The open files cannot be remembered: %1</source>
        <translation>열린 파일을 기억할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Shinpan ended unexpectedly. What engines were told and said until then is in %1</source>
        <translation>Shinpan이 뜻밖에 끝났습니다. 그때까지 엔진에 전한 말과 엔진의 답은 %1에 있습니다</translation>
    </message>
</context>
<context>
    <name>shinpan::DocumentTabs</name>
    <message>
        <source>a game is being played</source>
        <translation>대국 중</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>대국 일시 정지</translation>
    </message>
    <message>
        <source>an engine failed, the game waits</source>
        <translation>엔진에 문제가 생겨 대국이 기다림</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>저장 안 됨</translation>
    </message>
    <message>
        <source>Open documents</source>
        <translation>열린 문서</translation>
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
        <translation>%1 닫기</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>닫기 (Ctrl+W)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Move to New Window</source>
        <translation>새 창으로 옮기기(&amp;M)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditBar</name>
    <message>
        <source>Edit Tools</source>
        <translation>편집 도구</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>Label to write</source>
        <translation>쓸 문자</translation>
    </message>
    <message>
        <source>More tools</source>
        <translation>다른 도구</translation>
    </message>
    <message>
        <source>Black is to play here; press for White (X)</source>
        <translation>여기는 흑 차례. 누르면 백 (X)</translation>
    </message>
    <message>
        <source>White is to play here; press for Black (X)</source>
        <translation>여기는 백 차례. 누르면 흑 (X)</translation>
    </message>
</context>
<context>
    <name>shinpan::EditController</name>
    <message>
        <source>The score is being settled: finish that first</source>
        <translation>결과를 정하는 중입니다. 먼저 마치십시오</translation>
    </message>
    <message>
        <source>A game is being played here: whose turn it is cannot be changed</source>
        <translation>여기서 대국 중입니다. 차례를 바꿀 수 없습니다</translation>
    </message>
    <message>
        <source>Player to Move</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>A game is being played here: set up stones elsewhere, or when it is over</source>
        <translation>여기서 대국 중입니다. 돌 배치는 다른 곳이나 대국이 끝난 뒤에 하십시오</translation>
    </message>
    <message>
        <source>Type the label first, in the field above the board</source>
        <translation>먼저 판 위의 칸에 문자를 입력하십시오</translation>
    </message>
    <message>
        <source>A game is being played here: play variations elsewhere</source>
        <translation>여기서 대국 중입니다. 변화는 다른 곳에서 두십시오</translation>
    </message>
</context>
<context>
    <name>shinpan::EditFeature</name>
    <message>
        <source>Back to playing</source>
        <translation>대국으로 돌아갑니다</translation>
    </message>
    <message>
        <source>Switch Player to Move</source>
        <translation>차례 바꾸기</translation>
    </message>
    <message>
        <source>The other colour plays next here</source>
        <translation>여기서 다음에 다른 색이 둡니다</translation>
    </message>
    <message>
        <source>Cu&amp;t Variation</source>
        <translation>변화 잘라내기(&amp;T)</translation>
    </message>
    <message>
        <source>Cut this move and everything after it to the clipboard</source>
        <translation>이 수와 그 뒤 모두를 클립보드로 잘라냅니다</translation>
    </message>
    <message>
        <source>&amp;Copy Variation</source>
        <translation>변화 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Copy this move and everything after it to the clipboard</source>
        <translation>이 수와 그 뒤 모두를 클립보드로 복사합니다</translation>
    </message>
    <message>
        <source>&amp;Paste Variation</source>
        <translation>변화 붙여넣기(&amp;P)</translation>
    </message>
    <message>
        <source>Add the clipboard’s game after this move</source>
        <translation>클립보드의 대국을 이 수 뒤에 추가합니다</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Delete this move and everything after it</source>
        <translation>이 수와 그 뒤 모두를 삭제합니다</translation>
    </message>
    <message>
        <source>Move Var&amp;iation Up</source>
        <translation>변화를 위로(&amp;I)</translation>
    </message>
    <message>
        <source>One place closer to the main line</source>
        <translation>본 진행에 한 자리 가깝게</translation>
    </message>
    <message>
        <source>Move Variation Do&amp;wn</source>
        <translation>변화를 아래로(&amp;W)</translation>
    </message>
    <message>
        <source>One place further from the main line</source>
        <translation>본 진행에서 한 자리 멀게</translation>
    </message>
    <message>
        <source>Make &amp;Main Line</source>
        <translation>본 진행으로(&amp;M)</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>이 수까지의 수순을 본 진행으로 합니다</translation>
    </message>
    <message>
        <source>Delete &amp;Other Variations</source>
        <translation>다른 변화 삭제(&amp;O)</translation>
    </message>
    <message>
        <source>Delete everything that branches off the line to this move</source>
        <translation>이 수까지의 수순에서 갈라지는 것을 모두 삭제합니다</translation>
    </message>
    <message>
        <source>&amp;Flatten</source>
        <translation>여기서 시작(&amp;F)</translation>
    </message>
    <message>
        <source>Make this position the start of the game</source>
        <translation>이 국면을 대국의 시작으로 합니다</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message numerus="yes">
        <source>Delete this node and the %n after it?</source>
        <translation>
            <numerusform>이 노드와 그 뒤의 %n개를 삭제할까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo brings them back.</source>
        <translation>되돌리기로 되살릴 수 있습니다.</translation>
    </message>
    <message>
        <source>Too&amp;ls</source>
        <translation>도구(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Board Tools</source>
        <translation>판 도구(&amp;B)</translation>
    </message>
    <message>
        <source>Set up stones and marks with the tools above the board</source>
        <translation>판 위의 도구로 돌과 표시를 놓습니다</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>도구</translation>
    </message>
    <message>
        <source>&amp;Variation</source>
        <translation>변화(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>표시(&amp;M)</translation>
    </message>
    <message>
        <source>Put &amp;Tools Away</source>
        <translation>도구 치우기(&amp;T)</translation>
    </message>
    <message>
        <source>Territory and &amp;Visibility</source>
        <translation>집과 보이는 부분(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::EloCurvePlot</name>
    <message>
        <source>Elo over %1</source>
        <translation>%1에 따른 Elo</translation>
    </message>
    <message>
        <source>Best: %1; the engine’s own: %2</source>
        <translation>최선: %1, 엔진 자체: %2</translation>
    </message>
</context>
<context>
    <name>shinpan::EloMapPlot</name>
    <message>
        <source>Elo over %1 and %2</source>
        <translation>%1와(과) %2에 따른 Elo</translation>
    </message>
    <message>
        <source>From %1 to %2 Elo; best: %3, %4. The darker, the stronger; the smaller a field, the less sure.</source>
        <translation>%1부터 %2 Elo. 최선: %3, %4. 짙을수록 강하고, 칸이 작을수록 불확실합니다.</translation>
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
        <translation>내용으로 추측</translation>
    </message>
    <message>
        <source>your preference for files that do not say</source>
        <translation>표시 없는 파일에 대한 환경 설정</translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation>파일에 적힌 대로</translation>
    </message>
    <message>
        <source>certain from its bytes</source>
        <translation>바이트로 확실</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>고른 것</translation>
    </message>
    <message>
        <source>&amp;Use it for every file whose encoding is not known</source>
        <translation>인코딩을 모르는 모든 파일에 쓰기(&amp;U)</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>In which encoding does the text make sense?</source>
        <translation>어느 인코딩에서 글의 뜻이 통합니까?</translation>
    </message>
    <message>
        <source>Read as %1: %2.</source>
        <translation>%1(으)로 읽음: %2.</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>Texts of the file</source>
        <translation>파일의 글</translation>
    </message>
    <message>
        <source>&amp;Read Like This</source>
        <translation>이렇게 읽기(&amp;R)</translation>
    </message>
    <message>
        <source>The text is plain ASCII, the same in every encoding.</source>
        <translation>글이 순수 ASCII라 어느 인코딩에서나 같습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::EndCard</name>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>대국의 끝</translation>
    </message>
    <message>
        <source>How the game ended</source>
        <translation>대국이 끝난 방식</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>치우기</translation>
    </message>
    <message>
        <source>The same again with colours swapped</source>
        <translation>색을 바꾸어 같은 조건으로</translation>
    </message>
    <message>
        <source>The same again</source>
        <translation>같은 조건으로</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>아직 저장하지 않았습니다.</translation>
    </message>
    <message>
        <source>&amp;Try Again</source>
        <translation>다시 해 보기(&amp;T)</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>복기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play as Proposed</source>
        <translation>제안대로 두기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>재대국(&amp;L)</translation>
    </message>
    <message>
        <source>Ne&amp;w Game…</source>
        <translation>새 대국(&amp;W)…</translation>
    </message>
</context>
<context>
    <name>shinpan::EndFeature</name>
    <message>
        <source>Black passes</source>
        <translation>흑 패스</translation>
    </message>
    <message>
        <source>White passes</source>
        <translation>백 패스</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>기권</translation>
    </message>
    <message>
        <source>Give this game up?</source>
        <translation>이 대국을 기권할까요?</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>기권(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>계속 두기(&amp;P)</translation>
    </message>
    <message>
        <source>Black resigns</source>
        <translation>흑이 기권</translation>
    </message>
    <message>
        <source>White resigns</source>
        <translation>백이 기권</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 Start goes on from this position, with another player if you choose one; the console has the details.</source>
        <translation>%1 “시작”을 누르면 이 국면에서 이어 갑니다. 다른 대국자도 고를 수 있으며, 자세한 것은 콘솔에 있습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineEditor</name>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>&amp;Add Engine</source>
        <translation>엔진 추가(&amp;A)</translation>
    </message>
    <message>
        <source>Bring the removed engine back</source>
        <translation>제거한 엔진을 되살립니다</translation>
    </message>
    <message>
        <source>&amp;Import from a File…</source>
        <translation>파일에서 가져오기(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Export This Engine…</source>
        <translation>이 엔진 내보내기(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;All of Your Engines…</source>
        <translation>모든 엔진 내보내기(&amp;A)…</translation>
    </message>
    <message>
        <source>Import and export</source>
        <translation>가져오기와 내보내기</translation>
    </message>
    <message>
        <source>Lists of engines (*.json);;All files (*)</source>
        <translation>엔진 목록 (*.json);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>No engine yet</source>
        <translation>아직 엔진 없음</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>변경 버리기</translation>
    </message>
    <message>
        <source>“%1” was added.</source>
        <translation>“%1”을(를) 추가했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n engine(s) were added.</source>
        <translation>
            <numerusform>엔진 %n개를 추가했습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The changes to “%1” were discarded.</source>
        <translation>“%1”의 변경을 버렸습니다.</translation>
    </message>
    <message>
        <source>The new engine was removed.</source>
        <translation>새 엔진을 제거했습니다.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>“%1”을(를) 제거했습니다.</translation>
    </message>
    <message>
        <source>“%1” is back.</source>
        <translation>“%1”이(가) 되살아났습니다.</translation>
    </message>
    <message>
        <source>Import Engines</source>
        <translation>엔진 가져오기</translation>
    </message>
    <message>
        <source>There is no engine in %1.</source>
        <translation>%1에 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>Export Engines</source>
        <translation>엔진 내보내기</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1에 썼습니다.</translation>
    </message>
    <message>
        <source>Press “Add Engine”: choose one that you know, or paste the command that starts one in GTP mode.</source>
        <translation>“엔진 추가”를 눌러 아는 것을 고르거나, GTP 모드로 시작하는 명령을 붙여 넣으십시오.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineFailureCard</name>
    <message>
        <source>Black’s engine does not start: %1</source>
        <translation>흑의 엔진이 시작되지 않습니다: %1</translation>
    </message>
    <message>
        <source>White’s engine does not start: %1</source>
        <translation>백의 엔진이 시작되지 않습니다: %1</translation>
    </message>
    <message>
        <source>Black’s engine refuses this game: %1</source>
        <translation>흑의 엔진이 이 대국을 거부합니다: %1</translation>
    </message>
    <message>
        <source>White’s engine refuses this game: %1</source>
        <translation>백의 엔진이 이 대국을 거부합니다: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not speak GTP: %1</source>
        <translation>흑의 엔진이 GTP를 사용하지 않습니다: %1</translation>
    </message>
    <message>
        <source>White’s engine does not speak GTP: %1</source>
        <translation>백의 엔진이 GTP를 사용하지 않습니다: %1</translation>
    </message>
    <message>
        <source>Black’s engine does not answer: %1</source>
        <translation>흑의 엔진이 답하지 않습니다: %1</translation>
    </message>
    <message>
        <source>White’s engine does not answer: %1</source>
        <translation>백의 엔진이 답하지 않습니다: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for Black’s engine: %1</source>
        <translation>흑의 엔진을 기다리기를 그만두었습니다: %1</translation>
    </message>
    <message>
        <source>You stopped waiting for White’s engine: %1</source>
        <translation>백의 엔진을 기다리기를 그만두었습니다: %1</translation>
    </message>
    <message>
        <source>Black’s engine stopped: %1</source>
        <translation>흑의 엔진이 멈췄습니다: %1</translation>
    </message>
    <message>
        <source>White’s engine stopped: %1</source>
        <translation>백의 엔진이 멈췄습니다: %1</translation>
    </message>
    <message>
        <source>Its command line or directory may be wrong, or a file it needs may be missing. Nothing is lost: the game waits.</source>
        <translation>명령줄이나 디렉터리가 틀렸거나 필요한 파일이 없을 수 있습니다. 잃은 것은 없으며 대국은 기다립니다.</translation>
    </message>
    <message>
        <source>Its command line may lack a word such as “gtp” or “--mode gtp”.</source>
        <translation>명령줄에 “gtp”나 “--mode gtp” 같은 낱말이 빠졌을 수 있습니다.</translation>
    </message>
    <message>
        <source>It was stopped so that it does not keep running for nothing. Retry restarts it and tells it the whole game.</source>
        <translation>쓸데없이 계속 실행되지 않도록 멈췄습니다. 다시 시도하면 새로 시작해 대국 전체를 알려 줍니다.</translation>
    </message>
    <message>
        <source>You cancelled it, and none of it is still running. The game waits for it or for another player.</source>
        <translation>취소했으며 실행 중인 것은 남아 있지 않습니다. 대국은 이 엔진이나 다른 대국자를 기다립니다.</translation>
    </message>
    <message>
        <source>Retry restarts it and tells it the whole game, which continues from here.</source>
        <translation>다시 시도하면 새로 시작해 대국 전체를 알려 주고 여기서 이어 갑니다.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>있었던 일</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>할 수 있는 일</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>엔진의 명령줄</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>다시 시도(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit engine…</source>
        <translation>엔진 편집(&amp;E)…</translation>
    </message>
    <message>
        <source>Open &amp;Console</source>
        <translation>콘솔 열기(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Another Player</source>
        <translation>다른 대국자(&amp;A)</translation>
    </message>
    <message>
        <source>It left no message. %1</source>
        <translation>메시지를 남기지 않았습니다. %1</translation>
    </message>
    <message>
        <source>It cannot play with this board, these rules or this komi, or it refuses a start-up command of its profile. Another player can take its seat.</source>
        <translation>이 판, 규칙, 덤으로 둘 수 없거나 프로필의 시작 명령을 거부합니다. 다른 대국자가 자리를 이어받을 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineForm</name>
    <message>
        <source>Pages of the engine</source>
        <translation>엔진의 페이지</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Start-up</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>In games</source>
        <translation>대국 중</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>검사</translation>
    </message>
    <message>
        <source>Something is wrong on this page</source>
        <translation>이 페이지에 잘못이 있습니다</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>시간 제한</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineList</name>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Your engines</source>
        <translation>나의 엔진</translation>
    </message>
    <message>
        <source>Found on this computer</source>
        <translation>이 컴퓨터에서 찾은 것</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (미완성)</translation>
    </message>
    <message>
        <source>New engine</source>
        <translation>새 엔진</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>시작할 수 없습니다: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineSettingsDialog</name>
    <message>
        <source>What it thinks of the position before any search</source>
        <translation>탐색하기 전에 국면을 어떻게 보는지</translation>
    </message>
    <message>
        <source>Engine Settings</source>
        <translation>엔진 설정</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Rules to tell it</source>
        <translation>알려 줄 규칙</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>설정(&amp;S)</translation>
    </message>
    <message>
        <source>Set the rules</source>
        <translation>규칙 설정</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Name and value</source>
        <translation>이름과 값</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>신경망</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>묻기(&amp;A)</translation>
    </message>
    <message>
        <source>Ask the network</source>
        <translation>신경망에 묻기</translation>
    </message>
    <message>
        <source>No engine is chosen for analysis.</source>
        <translation>분석할 엔진을 고르지 않았습니다.</translation>
    </message>
    <message>
        <source>It %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>It is starting…</source>
        <translation>시작 중입니다…</translation>
    </message>
    <message>
        <source>It has no settings that can be changed while it runs.</source>
        <translation>실행 중에 바꿀 수 있는 설정이 없습니다.</translation>
    </message>
    <message>
        <source>The engine refuses: %1</source>
        <translation>엔진이 거부합니다: %1</translation>
    </message>
    <message>
        <source>Its answer makes no sense.</source>
        <translation>답의 뜻이 통하지 않습니다.</translation>
    </message>
    <message>
        <source>Black wins with %1%.</source>
        <translation>흑의 승률 %1%.</translation>
    </message>
    <message>
        <source>Black’s lead: %1.</source>
        <translation>흑의 우세: %1.</translation>
    </message>
    <message>
        <source>First choices: %1.</source>
        <translation>첫 후보: %1.</translation>
    </message>
    <message>
        <source>It answers JSON queries, each of which tells it rules and settings.</source>
        <translation>JSON 질의에 답하며, 질의마다 규칙과 설정을 알려 줍니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::EngineWaitCard</name>
    <message>
        <source>Black’s engine does not move: %1</source>
        <translation>흑의 엔진이 두지 않습니다: %1</translation>
    </message>
    <message>
        <source>White’s engine does not move: %1</source>
        <translation>백의 엔진이 두지 않습니다: %1</translation>
    </message>
    <message>
        <source>Black’s engine is loading: %1</source>
        <translation>흑의 엔진을 불러오는 중: %1</translation>
    </message>
    <message>
        <source>White’s engine is loading: %1</source>
        <translation>백의 엔진을 불러오는 중: %1</translation>
    </message>
    <message>
        <source>It has not answered yet and is not printing anything. A large network can take minutes to load.</source>
        <translation>아직 답하지 않았고 아무것도 출력하지 않습니다. 큰 신경망은 불러오는 데 몇 분이 걸릴 수 있습니다.</translation>
    </message>
    <message>
        <source>It has not answered yet. Meanwhile it prints:</source>
        <translation>아직 답하지 않았습니다. 그동안의 출력:</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>Keep &amp;Waiting</source>
        <translation>계속 기다리기(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Restart it</source>
        <translation>다시 시작(&amp;R)</translation>
    </message>
    <message>
        <source>What is going on</source>
        <translation>진행 상황</translation>
    </message>
    <message>
        <source>Command line of the engine</source>
        <translation>엔진의 명령줄</translation>
    </message>
    <message>
        <source>Time waited</source>
        <translation>기다린 시간</translation>
    </message>
    <message>
        <source>Open C&amp;onsole</source>
        <translation>콘솔 열기(&amp;O)</translation>
    </message>
    <message>
        <source>It should move within %1. It may still be thinking, or it may be stuck.</source>
        <translation>%1 안에 두어야 합니다. 아직 생각 중이거나 멈춰 버렸을 수 있습니다.</translation>
    </message>
    <message>
        <source>It should move within %1. It may still think, or be stuck: this engine cannot be interrupted, only replaced.</source>
        <translation>%1 안에 두어야 합니다. 생각 중이거나 멈춰 버렸을 수 있습니다. 이 엔진은 중단할 수 없고 바꿀 수만 있습니다.</translation>
    </message>
    <message>
        <source>&amp;Interrupt</source>
        <translation>중단(&amp;I)</translation>
    </message>
    <message>
        <source>Make it move now with what it has found so far</source>
        <translation>지금까지 찾은 것으로 곧바로 수를 두게 합니다</translation>
    </message>
</context>
<context>
    <name>shinpan::EnginesFeature</name>
    <message>
        <source>&amp;Edit Engines…</source>
        <translation>엔진 편집(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>shinpan::ErrorLines</name>
    <message>
        <source>Last words of the engine</source>
        <translation>엔진의 마지막 말</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateBar</name>
    <message>
        <source>The game is even</source>
        <translation>대국이 호각입니다</translation>
    </message>
    <message>
        <source>Black is ahead by %1 points</source>
        <translation>흑이 %1집 우세</translation>
    </message>
    <message>
        <source>White is ahead by %1 points</source>
        <translation>백이 %1집 우세</translation>
    </message>
    <message>
        <source>Estimate of the score</source>
        <translation>형세 판단</translation>
    </message>
    <message>
        <source>Put the estimate away</source>
        <translation>형세 판단 치우기</translation>
    </message>
    <message>
        <source>Estimating…</source>
        <translation>형세 판단 중…</translation>
    </message>
    <message>
        <source>Analysis of %1</source>
        <translation>%1의 분석</translation>
    </message>
    <message>
        <source>Estimate of %1</source>
        <translation>%1의 형세 판단</translation>
    </message>
    <message>
        <source>Counted without the stones that %1 calls dead</source>
        <translation>%1이(가) 죽었다고 하는 돌을 빼고 셈</translation>
    </message>
    <message>
        <source>Shinpan’s own rough estimate</source>
        <translation>Shinpan 자체의 대략적인 추정</translation>
    </message>
    <message>
        <source>areas: Shinpan’s own rough estimate</source>
        <translation>구역: Shinpan 자체의 대략적인 추정</translation>
    </message>
    <message>
        <source>asking %1…</source>
        <translation>%1에게 묻는 중…</translation>
    </message>
    <message>
        <source>%1 cannot tell</source>
        <translation>%1은(는) 알지 못함</translation>
    </message>
    <message>
        <source>Put away (Esc)</source>
        <translation>치우기 (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::EstimateRow</name>
    <message>
        <source>Est&amp;imate Time</source>
        <translation>예상 시간(&amp;I)</translation>
    </message>
    <message>
        <source>Plays a few games to estimate how long all of them will take; nothing is kept</source>
        <translation>몇 국을 두어 모두 얼마나 걸릴지 추정합니다. 남는 것은 없습니다</translation>
    </message>
    <message>
        <source>Stop Est&amp;imating</source>
        <translation>추정 멈춤(&amp;I)</translation>
    </message>
    <message>
        <source>Playing a few games…</source>
        <translation>몇 국 두는 중…</translation>
    </message>
    <message>
        <source>About %1 a game; the number of games is not limited.</source>
        <translation>한 국에 약 %1. 대국 수에는 제한이 없습니다.</translation>
    </message>
    <message>
        <source>At most about %1: %2 games of about %3 each, fewer if it is decided sooner.</source>
        <translation>최대 약 %1: 약 %3씩 %2국. 일찍 정해지면 적어집니다.</translation>
    </message>
    <message>
        <source>About %1: %2 games of about %3 each.</source>
        <translation>약 %1: 약 %3씩 %2국.</translation>
    </message>
    <message>
        <source>About %1 a game on this computer.</source>
        <translation>이 컴퓨터에서 한 국에 약 %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExploredGameRows</name>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>년</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
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
        <translation>대국의 수를 판에(&amp;B)</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>탐색기</translation>
    </message>
</context>
<context>
    <name>shinpan::ExplorerPanel</name>
    <message>
        <source>&amp;Open the Listed Games Together</source>
        <translation>목록의 대국 함께 열기(&amp;O)</translation>
    </message>
    <message>
        <source>A day, a month or a year: 2004-03-15, 2004-03 or 2004</source>
        <translation>날, 달 또는 해: 2004-03-15, 2004-03, 2004</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Part of a name of either player</source>
        <translation>어느 대국자의 이름 일부</translation>
    </message>
    <message>
        <source>From</source>
        <translation>부터</translation>
    </message>
    <message>
        <source>To</source>
        <translation>까지</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>열: %1</translation>
    </message>
    <message>
        <source>Continuations</source>
        <translation>이어지는 수</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>이 국면이 있는 대국</translation>
    </message>
    <message>
        <source>Progress of the index</source>
        <translation>색인 진행</translation>
    </message>
    <message>
        <source>Stop indexing</source>
        <translation>색인 멈춤</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Folders and games</source>
        <translation>폴더와 대국</translation>
    </message>
    <message>
        <source>&amp;Add Folder…</source>
        <translation>폴더 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Look for New Games</source>
        <translation>새 대국 찾기(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;eave Out</source>
        <translation>빼기(&amp;E)</translation>
    </message>
    <message>
        <source>Add a Folder of Games</source>
        <translation>대국 폴더 추가</translation>
    </message>
    <message>
        <source>Looking for games…</source>
        <translation>대국을 찾는 중…</translation>
    </message>
    <message numerus="yes">
        <source>Indexing: %1 of %n file(s)</source>
        <translation>
            <numerusform>색인 중: 파일 %n개 중 %1개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <comment>with the position</comment>
        <translation>%2국 중 %1국</translation>
    </message>
    <message>
        <source>%1 games</source>
        <translation>%1국</translation>
    </message>
    <message numerus="yes">
        <source>%n ended here</source>
        <translation>
            <numerusform>%n국이 여기서 끝남</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read</source>
        <translation>
            <numerusform>파일 %n개를 읽을 수 없었습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>The index is being read.</source>
        <translation>색인을 읽는 중입니다.</translation>
    </message>
    <message>
        <source>The games are being indexed.</source>
        <translation>대국의 색인을 만드는 중입니다.</translation>
    </message>
    <message>
        <source>This is a serious game: what others played waits till it is over.</source>
        <translation>진지한 대국입니다. 남들이 둔 것은 끝날 때까지 기다립니다.</translation>
    </message>
    <message>
        <source>No game has this position.</source>
        <translation>이 국면이 있는 대국이 없습니다.</translation>
    </message>
    <message>
        <source>Choose under “Folders” where your games are. You will see here how they went on from each position.</source>
        <translation>“폴더”에서 대국이 있는 곳을 고르십시오. 각 국면에서 어떻게 이어졌는지 여기 나옵니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportActions</name>
    <message>
        <source>E&amp;xport…</source>
        <translation>내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>인쇄(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>그림 복사(&amp;U)</translation>
    </message>
    <message>
        <source>Copy &amp;Diagram</source>
        <translation>문자 그림 복사(&amp;D)</translation>
    </message>
    <message>
        <source>Make a picture, a diagram or a slide show of the game</source>
        <translation>대국으로 그림, 기보도, 슬라이드를 만듭니다</translation>
    </message>
    <message>
        <source>Print the game in diagrams</source>
        <translation>대국을 기보도로 인쇄합니다</translation>
    </message>
    <message>
        <source>Copy a picture of the board to the clipboard</source>
        <translation>판의 그림을 클립보드로 복사합니다</translation>
    </message>
    <message>
        <source>Copy the board as text for forums to the clipboard</source>
        <translation>판을 게시판용 글로 클립보드에 복사합니다</translation>
    </message>
    <message>
        <source>game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>%1(으)로 내보냈습니다.</translation>
    </message>
    <message>
        <source>The diagram is on the clipboard.</source>
        <translation>기보도가 클립보드에 있습니다.</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>그림이 클립보드에 있습니다.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1(으)로 저장했습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportDialog</name>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1 파일 (*.%2)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>슬라이드</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>복사(&amp;Y)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>내보내기(&amp;X)…</translation>
    </message>
    <message>
        <source>Copy what is shown to the clipboard</source>
        <translation>보이는 것을 클립보드로 복사합니다</translation>
    </message>
    <message>
        <source>The part of the board is named by two opposite corners, as in C3:K10.</source>
        <translation>판의 부분은 C3:K10처럼 마주 보는 두 귀퉁이로 나타냅니다.</translation>
    </message>
    <message>
        <source>New Folder for the Slides</source>
        <translation>슬라이드용 새 폴더</translation>
    </message>
    <message>
        <source>Folder &amp;name:</source>
        <translation>폴더 이름(&amp;N):</translation>
    </message>
    <message>
        <source>Not exported: %1</source>
        <translation>내보내지 못했습니다: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportForm</name>
    <message>
        <source>Picture (PNG)</source>
        <translation>그림 (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>벡터 그림 (SVG)</translation>
    </message>
    <message>
        <source>Document (PDF)</source>
        <translation>문서 (PDF)</translation>
    </message>
    <message>
        <source>Animated Picture (APNG)</source>
        <translation>움직이는 그림 (APNG)</translation>
    </message>
    <message>
        <source>Slides, a Picture for Each Move</source>
        <translation>슬라이드, 수마다 그림 하나</translation>
    </message>
    <message>
        <source>Text, for E-Mail</source>
        <translation>글, 전자 우편용</translation>
    </message>
    <message>
        <source>Text, for Sensei’s Library and Forums</source>
        <translation>글, Sensei’s Library와 게시판용</translation>
    </message>
    <message>
        <source>LaTeX (psgo)</source>
        <translation>LaTeX (psgo)</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>첫 수</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>판 전체(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>좌표(&amp;C)</translation>
    </message>
    <message>
        <source>Mar&amp;ks and the last move</source>
        <translation>표시와 마지막 수(&amp;K)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>판의 국면</translation>
    </message>
    <message>
        <source>Moves, with their numbers</source>
        <translation>번호를 단 수</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>형식(&amp;F)</translation>
    </message>
    <message>
        <source>C&amp;ontents</source>
        <translation>내용(&amp;O)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>수(&amp;M)</translation>
    </message>
    <message>
        <source>Part of the board</source>
        <translation>판의 부분</translation>
    </message>
    <message>
        <source>All of it, or C3:K10</source>
        <translation>전체, 또는 C3:K10</translation>
    </message>
    <message>
        <source>&amp;Part of the board</source>
        <translation>판의 부분(&amp;P)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>너비</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>수마다의 시간</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>W&amp;idth</source>
        <translation>너비(&amp;I)</translation>
    </message>
    <message>
        <source>Time for &amp;each move</source>
        <translation>수마다의 시간(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::ExportPreview</name>
    <message>
        <source>Preview</source>
        <translation>미리 보기</translation>
    </message>
    <message>
        <source>Drag across the board to export a part of it</source>
        <translation>내보낼 부분을 판에서 끌어 고르십시오</translation>
    </message>
</context>
<context>
    <name>shinpan::FileField</name>
    <message>
        <source>C&amp;hoose…</source>
        <translation>선택(&amp;H)…</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReview</name>
    <message>
        <source>Review · %1</source>
        <translation>복기 · %1</translation>
    </message>
    <message>
        <source>%1 cannot begin the review: it %2</source>
        <translation>%1이(가) 복기를 시작할 수 없습니다: %2</translation>
    </message>
    <message>
        <source>%1 cannot analyse games.</source>
        <translation>%1은(는) 대국을 분석할 수 없습니다.</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>읽을 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Under review…</source>
        <translation>복기 중…</translation>
    </message>
    <message>
        <source>Cannot be kept for a restart: %1</source>
        <translation>다시 시작할 때를 위해 남길 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Left as it is: its review would overwrite a file</source>
        <translation>그대로 둠: 복기가 파일을 덮어쓰게 됩니다</translation>
    </message>
    <message>
        <source>Left as it is: %1 already exists</source>
        <translation>그대로 둠: %1이(가) 이미 있습니다</translation>
    </message>
    <message>
        <source>Game %1: the engine %2</source>
        <translation>대국 %1: 엔진 %2</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review.</source>
        <translation>%1은(는) 복기를 계속할 수 없습니다.</translation>
    </message>
    <message>
        <source>Cannot be written: %1</source>
        <translation>쓸 수 없습니다: %1</translation>
    </message>
    <message>
        <source>Written: %1, %2</source>
        <translation>씀: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n국</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>실수 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Parts of it were not understood; open it to see which</source>
        <translation>일부를 이해하지 못했습니다. 열어 보면 어디인지 알 수 있습니다</translation>
    </message>
</context>
<context>
    <name>shinpan::FilesReviewWindow</name>
    <message>
        <source>Rep&amp;lace files that are in the target folder already</source>
        <translation>대상 폴더에 이미 있는 파일 바꾸기(&amp;L)</translation>
    </message>
    <message>
        <source>Review Files</source>
        <translation>파일 복기</translation>
    </message>
    <message>
        <source>Target &amp;folder</source>
        <translation>대상 폴더(&amp;F)</translation>
    </message>
    <message>
        <source>Choose the Target Folder</source>
        <translation>대상 폴더 선택</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Values and comments</source>
        <translation>수치와 해설</translation>
    </message>
    <message>
        <source>Values, comments and variations</source>
        <translation>수치, 해설, 변화</translation>
    </message>
    <message>
        <source>What is &amp;written</source>
        <translation>쓸 내용(&amp;W)</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>복기 진행</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>복기(&amp;Y)</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>복기 취소(&amp;N)</translation>
    </message>
    <message>
        <source>Files that were written stay; the rest goes on from there</source>
        <translation>쓴 파일은 남고 나머지는 거기서 이어 갑니다</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>복기됨</translation>
    </message>
    <message>
        <source>Add the files to review.</source>
        <translation>복기할 파일을 추가하십시오.</translation>
    </message>
    <message>
        <source>Choose a folder for the reviewed files.</source>
        <translation>복기한 파일의 폴더를 고르십시오.</translation>
    </message>
    <message>
        <source>The files themselves stay as they are: choose another target folder.</source>
        <translation>원래 파일은 그대로 둡니다. 다른 대상 폴더를 고르십시오.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review. You can keep working meanwhile.</source>
        <translation>
            <numerusform>복기할 파일 %n개. 그동안 계속 작업할 수 있습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the target folder will be replaced.</source>
        <translation>
            <numerusform>대상 폴더의 파일 %n개를 바꿉니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) are in the target folder already and stay as they are.</source>
        <translation>
            <numerusform>파일 %n개는 이미 대상 폴더에 있어 그대로 둡니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>기다리는 중</translation>
    </message>
    <message>
        <source>This continues while the window is closed.</source>
        <translation>창을 닫아도 계속됩니다.</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>일시 정지(&amp;P)</translation>
    </message>
    <message>
        <source>File %1 of %2</source>
        <translation>파일 %1 / %2</translation>
    </message>
    <message>
        <source>game %1 of %2</source>
        <translation>대국 %1 / %2</translation>
    </message>
    <message>
        <source>position %1 of %2</source>
        <translation>국면 %1 / %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 남음</translation>
    </message>
    <message>
        <source>Written: %1, %2, %3.</source>
        <translation>씀: %1, %2, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>파일 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n국</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>실수 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) left as they were.</source>
        <translation>
            <numerusform>파일 %n개를 그대로 두었습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be reviewed.</source>
        <translation>
            <numerusform>파일 %n개를 복기할 수 없었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <translation>다시 시작(&amp;S)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) to review, one engine after the other. Each has a folder of its own in the target folder.</source>
        <translation>
            <numerusform>복기할 파일 %n개, 엔진마다 차례로. 대상 폴더 안에 각각 폴더가 생깁니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>engine %1 of %2</source>
        <translation>엔진 %1 / %2</translation>
    </message>
    <message>
        <source>Open Report</source>
        <translation>보고서 열기</translation>
    </message>
    <message>
        <source>Show what was found in all games together</source>
        <translation>모든 대국에서 찾은 것을 한데 모아 보여 줍니다</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) a minute</source>
        <translation>
            <numerusform>분당 국면 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>보고서는 %1에 있습니다. 열 프로그램을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Files that wait: %1, tasks under way: %2</source>
        <translation>대기 중인 파일: %1, 실행 중인 작업: %2</translation>
    </message>
    <message>
        <source>%1 of %2 files done, %3 under way</source>
        <translation>파일 %2개 중 %1개 완료, %3개 진행 중</translation>
    </message>
</context>
<context>
    <name>shinpan::FilterBar</name>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>Save the log, send a file of commands</source>
        <translation>로그 저장, 명령 파일 보내기</translation>
    </message>
    <message>
        <source>Show the lines of</source>
        <translation>줄을 볼 엔진</translation>
    </message>
    <message>
        <source>All engines</source>
        <translation>모든 엔진</translation>
    </message>
    <message>
        <source>Show this kind of lines</source>
        <translation>볼 줄의 종류</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>모든 줄</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Commands and answers</source>
        <translation>명령과 답</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>표준 오류</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Show this command</source>
        <translation>볼 명령</translation>
    </message>
    <message>
        <source>All commands</source>
        <translation>모든 명령</translation>
    </message>
    <message>
        <source>Show lines that contain</source>
        <translation>이 글이 있는 줄 보기</translation>
    </message>
    <message>
        <source>Places found</source>
        <translation>찾은 곳</translation>
    </message>
    <message>
        <source>Show the other lines too</source>
        <translation>다른 줄도 보기</translation>
    </message>
    <message>
        <source>Look for the text among all lines: Enter goes to the next place, Shift+Enter back</source>
        <translation>모든 줄에서 글을 찾습니다. Enter는 다음, Shift+Enter는 이전</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>다음 곳</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>이전 곳</translation>
    </message>
    <message>
        <source>Go to the next place (Enter)</source>
        <translation>다음 곳으로 (Enter)</translation>
    </message>
    <message>
        <source>Go to the previous place (Shift+Enter)</source>
        <translation>이전 곳으로 (Shift+Enter)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>거르기</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Typed here, with answers</source>
        <translation>여기서 입력한 것과 답</translation>
    </message>
</context>
<context>
    <name>shinpan::FindBar</name>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>찾은 것</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>글</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>국면</translation>
    </message>
    <message>
        <source>What to find</source>
        <translation>찾을 것</translation>
    </message>
    <message>
        <source>999 of 999</source>
        <translation>999 / 999</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>이전 찾기</translation>
    </message>
    <message>
        <source>Previous match (%1)</source>
        <translation>이전 찾기 (%1)</translation>
    </message>
    <message>
        <source>Shift+F3</source>
        <translation>Shift+F3</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>다음 찾기</translation>
    </message>
    <message>
        <source>Next match (%1)</source>
        <translation>다음 찾기 (%1)</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>찾기 닫기</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>닫기 (%1)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 이상</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n개 찾음</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>찾지 못함</translation>
    </message>
    <message>
        <source>A&amp;ll games</source>
        <translation>모든 대국(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::FindFeature</name>
    <message>
        <source>&amp;Find…</source>
        <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>다음 찾기(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;Previous</source>
        <translation>이전 찾기(&amp;P)</translation>
    </message>
    <message>
        <source>Find This P&amp;osition</source>
        <translation>이 국면 찾기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go to Move…</source>
        <translation>수로 가기(&amp;G)…</translation>
    </message>
    <message>
        <source>Previous Comment</source>
        <translation>이전 해설</translation>
    </message>
    <message>
        <source>Next Comment</source>
        <translation>다음 해설</translation>
    </message>
    <message>
        <source>Previous Fork</source>
        <translation>이전 갈림길</translation>
    </message>
    <message>
        <source>Next Fork</source>
        <translation>다음 갈림길</translation>
    </message>
    <message>
        <source>Previous Mistake</source>
        <translation>이전 실수</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>다음 실수</translation>
    </message>
    <message>
        <source>Back to the &amp;Main Line</source>
        <translation>본 진행으로 돌아가기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Jump to</source>
        <translation>이동(&amp;J)</translation>
    </message>
    <message>
        <source>F&amp;ind</source>
        <translation>찾기(&amp;I)</translation>
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
        <translation>새 대국(&amp;N)…</translation>
    </message>
    <message>
        <source>Choose players and start a game</source>
        <translation>대국자를 골라 대국을 시작합니다</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game record</source>
        <translation>기보를 저장합니다</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>다른 이름으로 저장합니다</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>시작(&amp;S)</translation>
    </message>
    <message>
        <source>Start a game from this position</source>
        <translation>이 국면에서 대국을 시작합니다</translation>
    </message>
    <message>
        <source>S&amp;tep</source>
        <translation>한 수 진행(&amp;T)</translation>
    </message>
    <message>
        <source>Play one move, then pause</source>
        <translation>한 수 두고 일시 정지합니다</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>멈춤(&amp;O)</translation>
    </message>
    <message>
        <source>End the game without a result</source>
        <translation>결과 없이 대국을 끝냅니다</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>패스(&amp;P)</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>수 무르기(&amp;U)</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>자신의 마지막 수를 무릅니다</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>기권(&amp;R)</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation>대국을 포기합니다</translation>
    </message>
    <message>
        <source>Score Positio&amp;n</source>
        <translation>국면 계가(&amp;N)</translation>
    </message>
    <message>
        <source>Mark dead stones and count</source>
        <translation>죽은 돌을 표시하고 셉니다</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>Return to the &amp;Game</source>
        <translation>대국으로 돌아가기(&amp;G)</translation>
    </message>
    <message>
        <source>Show where the game is</source>
        <translation>대국이 어디인지 보여 줍니다</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Kill it, restart it and tell it the whole game</source>
        <translation>강제로 끝내고 다시 시작해 대국 전체를 알려 줍니다</translation>
    </message>
    <message>
        <source>Restart &amp;Black’s Engine</source>
        <translation>흑의 엔진 다시 시작(&amp;B)</translation>
    </message>
    <message>
        <source>Restart &amp;White’s Engine</source>
        <translation>백의 엔진 다시 시작(&amp;W)</translation>
    </message>
    <message>
        <source>Tell it the whole game from the beginning</source>
        <translation>처음부터 대국 전체를 알려 줍니다</translation>
    </message>
    <message>
        <source>Tell B&amp;lack’s Engine the Game Anew</source>
        <translation>흑의 엔진에 대국 다시 알리기(&amp;L)</translation>
    </message>
    <message>
        <source>Tell W&amp;hite’s Engine the Game Anew</source>
        <translation>백의 엔진에 대국 다시 알리기(&amp;H)</translation>
    </message>
    <message>
        <source>First Position</source>
        <translation>첫 국면</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>첫 국면</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Back one move</source>
        <translation>한 수 뒤로</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>앞으로</translation>
    </message>
    <message>
        <source>Forward one move</source>
        <translation>한 수 앞으로</translation>
    </message>
    <message>
        <source>Last Position</source>
        <translation>마지막 국면</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>마지막 국면</translation>
    </message>
    <message>
        <source>Back Ten</source>
        <translation>열 수 뒤로</translation>
    </message>
    <message>
        <source>Back ten moves</source>
        <translation>열 수 뒤로</translation>
    </message>
    <message>
        <source>Forward Ten</source>
        <translation>열 수 앞으로</translation>
    </message>
    <message>
        <source>Forward ten moves</source>
        <translation>열 수 앞으로</translation>
    </message>
    <message>
        <source>Previous Variation</source>
        <translation>이전 변화</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>이전 변화</translation>
    </message>
    <message>
        <source>Next Variation</source>
        <translation>다음 변화</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>다음 변화</translation>
    </message>
    <message>
        <source>R&amp;esume</source>
        <translation>다시 시작(&amp;E)</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>일시 정지(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>표시 되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>Pause the game</source>
        <translation>대국을 일시 정지합니다</translation>
    </message>
    <message>
        <source>Go on with the game</source>
        <translation>대국을 계속합니다</translation>
    </message>
    <message>
        <source>Stop the clocks, and the engines after their current move</source>
        <translation>시계를 멈추고, 엔진은 지금 수 뒤에 멈춥니다</translation>
    </message>
</context>
<context>
    <name>shinpan::GameDock</name>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>계가</translation>
    </message>
</context>
<context>
    <name>shinpan::GameInfoDialog</name>
    <message>
        <source>&amp;Apply</source>
        <translation>적용(&amp;A)</translation>
    </message>
    <message>
        <source>Game Information</source>
        <translation>대국 정보</translation>
    </message>
    <message>
        <source>Parts of the game information</source>
        <translation>대국 정보의 부분</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>대국(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Event and Sources</source>
        <translation>기전과 출처(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Comment</source>
        <translation>해설(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>단급</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>소속</translation>
    </message>
    <message>
        <source>2004-03-15, or 2004-03, or 2004</source>
        <translation>2004-03-15, 2004-03 또는 2004</translation>
    </message>
    <message>
        <source>Main time</source>
        <translation>제한 시간</translation>
    </message>
    <message>
        <source>3600, or 1h, or 1:00:00</source>
        <translation>3600, 1h 또는 1:00:00</translation>
    </message>
    <message>
        <source>Comment on the game as a whole</source>
        <translation>대국 전체의 해설</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>밝히지 않음</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>밝히지 않음</translation>
    </message>
    <message>
        <source>Next moves, marked on the board</source>
        <translation>다음 수, 판에 표시</translation>
    </message>
    <message>
        <source>Alternatives to the current move, marked on the board</source>
        <translation>지금 수 대신 둘 수, 판에 표시</translation>
    </message>
    <message>
        <source>Next moves, not marked</source>
        <translation>다음 수, 표시 안 함</translation>
    </message>
    <message>
        <source>Alternatives to the current move, not marked</source>
        <translation>지금 수 대신 둘 수, 표시 안 함</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListDelegate</name>
    <message>
        <source>not a game of Go</source>
        <translation>바둑 대국이 아님</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListModel</name>
    <message>
        <source>Game %1</source>
        <translation>대국 %1</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>판에 있음</translation>
    </message>
</context>
<context>
    <name>shinpan::GameListView</name>
    <message>
        <source>Games of the file</source>
        <translation>파일의 대국</translation>
    </message>
</context>
<context>
    <name>shinpan::GamePanel</name>
    <message>
        <source>to play</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>시작 중…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>your move</source>
        <translation>나의 수</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>문제 생김</translation>
    </message>
    <message>
        <source>placing stones</source>
        <translation>치석 놓는 중</translation>
    </message>
    <message>
        <source>not responding, %1 s</source>
        <translation>응답 없음, %1초</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>생각 중…</translation>
    </message>
    <message>
        <source>thinking %1 s</source>
        <translation>%1초 생각 중</translation>
    </message>
</context>
<context>
    <name>shinpan::GameTermsLine</name>
    <message>
        <source>What is being played</source>
        <translation>무엇을 두는지</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>덤 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>치석 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTile</name>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>시작 안 함</translation>
    </message>
    <message>
        <source>Move %1: %2</source>
        <translation>%1수: %2</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 대 %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source> · B %L1 %</source>
        <translation> · 흑 %L1 %</translation>
    </message>
    <message>
        <source> · Black %L1 %</source>
        <translation> · 흑 %L1 %</translation>
    </message>
    <message>
        <source>%L1 %</source>
        <translation>%L1 %</translation>
    </message>
    <message>
        <source>behind by %L1</source>
        <translation>%L1 뒤짐</translation>
    </message>
    <message>
        <source>ahead by %L1</source>
        <translation>%L1 앞섬</translation>
    </message>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln회 탐색</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GameTreeView</name>
    <message>
        <source>Game tree</source>
        <translation>기보 트리</translation>
    </message>
    <message>
        <source>The moves of the game appear here, with their variations.
Click one to go there.</source>
        <translation>대국의 수와 변화가 여기 나옵니다.
클릭하면 그리로 갑니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::GameWall</name>
    <message>
        <source>Games of %1</source>
        <translation>%1의 대국</translation>
    </message>
    <message>
        <source>Broken off</source>
        <translation>중단</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message numerus="yes">
        <source>The games are played on other machines: %1.
%n game(s) ended.</source>
        <translation>
            <numerusform>대국은 다른 컴퓨터에서 둡니다: %1.
%n국이 끝났습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::GoToDialog</name>
    <message>
        <source>&amp;Go</source>
        <translation>가기(&amp;G)</translation>
    </message>
    <message>
        <source>Go to Move</source>
        <translation>수로 가기</translation>
    </message>
    <message>
        <source>Move or path</source>
        <translation>수 또는 경로</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>수(&amp;M)</translation>
    </message>
    <message>
        <source>30.2.45 is move 45 of the second continuation after move 30; “end” is the end of the main line.</source>
        <translation>30.2.45는 30수 뒤 두 번째 갈래의 45수입니다. “end”는 본 진행의 끝입니다.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A position without a move</source>
        <translation>수가 없는 국면</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphView</name>
    <message>
        <source>Graph of the game</source>
        <translation>대국 그래프</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>This game has not been evaluated yet.</source>
        <translation>이 대국은 아직 평가하지 않았습니다.</translation>
    </message>
    <message>
        <source>The course of the game appears here once it is evaluated: by a review, or by engines that explain their moves.</source>
        <translation>복기하거나 수를 설명하는 엔진으로 평가하면 대국의 흐름이 여기 나옵니다.</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>기보</translation>
    </message>
</context>
<context>
    <name>shinpan::GraphicsFeature</name>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Commands &amp;on the Board</source>
        <translation>판의 명령(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::GtpConsole</name>
    <message>
        <source>Talk to</source>
        <translation>대화 상대</translation>
    </message>
    <message>
        <source>Everything that engines are told and say appears here.

To talk to one yourself, type a GTP command below.</source>
        <translation>엔진에 전한 말과 엔진의 말이 모두 여기 나옵니다.

직접 대화하려면 아래에 GTP 명령을 입력하십시오.</translation>
    </message>
    <message>
        <source>No line matches.</source>
        <translation>맞는 줄이 없습니다.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>“%1”: %2.</translation>
    </message>
    <message>
        <source>GTP command</source>
        <translation>GTP 명령</translation>
    </message>
    <message>
        <source>No engine is running</source>
        <translation>실행 중인 엔진이 없습니다</translation>
    </message>
    <message>
        <source>Interrupt</source>
        <translation>중단</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing (Escape)</source>
        <translation>하던 일을 중단하도록 엔진에 요청합니다 (Esc)</translation>
    </message>
    <message>
        <source>Show the &amp;Whole Line</source>
        <translation>줄 전체 보기(&amp;W)</translation>
    </message>
    <message>
        <source>Go to the &amp;Position of This Moment</source>
        <translation>이때의 국면으로 가기(&amp;P)</translation>
    </message>
    <message>
        <source>%1 – gone</source>
        <translation>%1 – 없음</translation>
    </message>
    <message>
        <source>“%1” was not sent: %2 is no longer running.</source>
        <translation>“%1”을(를) 보내지 못했습니다. %2은(는) 더 이상 실행 중이 아닙니다.</translation>
    </message>
    <message>
        <source>Choose another engine to talk to.</source>
        <translation>대화할 다른 엔진을 고르십시오.</translation>
    </message>
    <message>
        <source>This engine is no longer running</source>
        <translation>이 엔진은 더 이상 실행 중이 아닙니다</translation>
    </message>
</context>
<context>
    <name>shinpan::GuessQuiz</name>
    <message>
        <source>&amp;Next</source>
        <translation>다음(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the Move</source>
        <translation>수 보기(&amp;S)</translation>
    </message>
    <message>
        <source>Next &amp;Game</source>
        <translation>다음 대국(&amp;G)</translation>
    </message>
    <message>
        <source>Both sides’ moves</source>
        <translation>양쪽의 수</translation>
    </message>
    <message>
        <source>Black’s moves</source>
        <translation>흑의 수</translation>
    </message>
    <message>
        <source>White’s moves</source>
        <translation>백의 수</translation>
    </message>
    <message>
        <source>Moves to guess</source>
        <translation>맞힐 수</translation>
    </message>
    <message>
        <source>G&amp;uess</source>
        <translation>맞히기(&amp;U)</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1수</translation>
    </message>
    <message>
        <source>Where did Black play?</source>
        <translation>흑은 어디에 두었습니까?</translation>
    </message>
    <message>
        <source>Where did White play?</source>
        <translation>백은 어디에 두었습니까?</translation>
    </message>
    <message>
        <source>The move was %1</source>
        <translation>그 수는 %1였습니다</translation>
    </message>
    <message>
        <source>%1: exactly there</source>
        <translation>%1: 정답</translation>
    </message>
    <message>
        <source>The engine did not look at your move.</source>
        <translation>엔진이 그 수를 보지 않았습니다.</translation>
    </message>
    <message>
        <source>Your move loses %1.</source>
        <translation>그 수는 %1 손해입니다.</translation>
    </message>
    <message>
        <source>%1 The move of the game loses %2.</source>
        <translation>%1 대국의 수는 %2 손해입니다.</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>대국의 끝</translation>
    </message>
    <message>
        <source>%1 of %2 moves found</source>
        <translation>%2수 중 %1수 맞힘</translation>
    </message>
    <message>
        <source>%1 were no more than %2 lines away, on average %3 lines.</source>
        <translation>%1수는 %2줄 이내, 평균 %3줄 차이였습니다.</translation>
    </message>
    <message>
        <source>There is nothing to guess</source>
        <translation>맞힐 것이 없습니다</translation>
    </message>
    <message>
        <source>Your moves lose %1 points on average, those of the game %2.</source>
        <translation>맞힌 수의 손해는 평균 %1집, 대국의 수는 %2집입니다.</translation>
    </message>
    <message>
        <source>%1 of %2 found, %3 lines away on average</source>
        <translation>%2개 중 %1개 맞힘, 평균 %3줄 차이</translation>
    </message>
    <message numerus="yes">
        <source>%1 is %n line(s) away from %2</source>
        <translation>
            <numerusform>%1은(는) %2에서 %n줄 떨어져 있습니다</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move gains %1.</source>
        <translation>그 수는 %1 이득입니다.</translation>
    </message>
    <message>
        <source>%1 The move of the game gains %2.</source>
        <translation>%1 대국의 수는 %2 이득입니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapBar</name>
    <message>
        <source>&amp;Done</source>
        <translation>마침(&amp;D)</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>치석</translation>
    </message>
    <message>
        <source>The handicap stones are placed</source>
        <translation>치석을 다 놓았습니다</translation>
    </message>
    <message numerus="yes">
        <source>All %n handicap stones are placed. Click one to take it away again.</source>
        <translation>
            <numerusform>치석 %n개를 다 놓았습니다. 클릭하면 다시 들어냅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %n handicap stones: %1 on the board.</source>
        <translation>
            <numerusform>치석 %n개를 놓으십시오. 판에 %1개.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::HandicapField</name>
    <message>
        <source>Handicap</source>
        <translation>치석</translation>
    </message>
    <message>
        <source>Where the handicap stones are placed</source>
        <translation>치석을 놓을 곳</translation>
    </message>
    <message>
        <source>on the usual points</source>
        <translation>정해진 점에</translation>
    </message>
    <message>
        <source>placed freely</source>
        <translation>자유롭게</translation>
    </message>
    <message numerus="yes">
        <source>At most %n stones on this board.</source>
        <translation>
            <numerusform>이 판에는 돌 %n개까지입니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>돌 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no handicap on a board this small.</source>
        <translation>이렇게 작은 판에는 치석이 없습니다.</translation>
    </message>
    <message>
        <source>You place them on the board.</source>
        <translation>판에 직접 놓습니다.</translation>
    </message>
    <message>
        <source>%1 chooses where.</source>
        <translation>%1이(가) 자리를 고릅니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::HandshakeRow</name>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>시험(&amp;T)</translation>
    </message>
    <message>
        <source>Test whether the engine answers</source>
        <translation>엔진이 답하는지 시험합니다</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>멈춤(&amp;S)</translation>
    </message>
    <message>
        <source>Starting…</source>
        <translation>시작 중…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>멈췄습니다.</translation>
    </message>
    <message>
        <source>Started %1 s ago, no answer yet. Some engines take a while to load.</source>
        <translation>%1초 전에 시작했고 아직 답이 없습니다. 불러오는 데 시간이 걸리는 엔진도 있습니다.</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>엔진: %1.</translation>
    </message>
    <message>
        <source>It does not answer.</source>
        <translation>답하지 않습니다.</translation>
    </message>
    <message>
        <source>It</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>%1 answers in %2, but %3.</source>
        <translation>%1은(는) %2 만에 답하지만 %3.</translation>
    </message>
    <message>
        <source>%1 answers in %2</source>
        <translation>%1은(는) %2 만에 답합니다</translation>
    </message>
</context>
<context>
    <name>shinpan::HintGiver</name>
    <message>
        <source>Hints · %1</source>
        <translation>힌트 · %1</translation>
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
        <translation>시작</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1수</translation>
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
        <translation>환경 설정(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>설명서(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts…</source>
        <translation>바로 가기 단축키(&amp;K)…</translation>
    </message>
</context>
<context>
    <name>shinpan::HomePage</name>
    <message>
        <source>Play</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>관전</translation>
    </message>
    <message>
        <source>Two engines play, you sit back.</source>
        <translation>두 엔진이 두고 지켜봅니다.</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>관전(&amp;W)</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>The arbiter for the game of Go. What would you like to do?</source>
        <translation>바둑 심판 프로그램입니다. 무엇을 할까요?</translation>
    </message>
    <message>
        <source>A game record or a whole collection</source>
        <translation>기보 또는 기보 모음</translation>
    </message>
    <message>
        <source>Look at a game closely: its tree, its turning points</source>
        <translation>대국을 자세히 봅니다. 트리와 승부처</translation>
    </message>
    <message>
        <source>With handicap, clocks and rules of your choice</source>
        <translation>치석, 시계, 규칙을 마음대로</translation>
    </message>
    <message>
        <source>Recent:</source>
        <translation>최근:</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>&amp;Show this page at the start</source>
        <translation>시작할 때 이 페이지 보기(&amp;S)</translation>
    </message>
    <message>
        <source>To the &amp;Board</source>
        <translation>판으로(&amp;B)</translation>
    </message>
    <message>
        <source>None was found on this computer. GNU Go is a good one to start with.</source>
        <translation>이 컴퓨터에서 찾지 못했습니다. GNU Go로 시작하면 좋습니다.</translation>
    </message>
    <message>
        <source>From a command line, checked before it plays</source>
        <translation>명령줄에서, 두기 전에 검사</translation>
    </message>
    <message>
        <source>Play an engine by clicking on the board.</source>
        <translation>판을 클릭해 엔진과 둡니다.</translation>
    </message>
    <message>
        <source>Compe&amp;tition…</source>
        <translation>대회(&amp;T)…</translation>
    </message>
    <message>
        <source>Engines against each other: a match, a tournament</source>
        <translation>엔진끼리 두기: 매치, 리그</translation>
    </message>
    <message>
        <source>P&amp;ractice…</source>
        <translation>연습(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n question(s) of your own games are due</source>
        <translation>
            <numerusform>자신의 대국 문제 %n개를 풀 때입니다</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>두기(&amp;P)</translation>
    </message>
    <message>
        <source>O&amp;pen…</source>
        <translation>열기(&amp;L)…</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>분석(&amp;Y)…</translation>
    </message>
    <message>
        <source>New Ga&amp;me…</source>
        <translation>새 대국(&amp;M)…</translation>
    </message>
    <message>
        <source>A&amp;dd an Engine…</source>
        <translation>엔진 추가(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>shinpan::ImportDialog</name>
    <message>
        <source>Import Engines</source>
        <translation>엔진 가져오기</translation>
    </message>
    <message>
        <source>Which engines of “%1”?</source>
        <translation>“%1”의 어느 엔진입니까?</translation>
    </message>
    <message>
        <source>Engines to import</source>
        <translation>가져올 엔진</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>가져오기(&amp;I)</translation>
    </message>
    <message>
        <source>%1, as “%2”</source>
        <translation>%1, “%2”(으)로</translation>
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
        <translation>다른 프로그램은 B+3.5, W+R, B+T, W+F, 0, Void, ?를 이해합니다.</translation>
    </message>
    <message>
        <source>Nobody knows</source>
        <translation>아무도 모름</translation>
    </message>
    <message>
        <source>The game does not count</source>
        <translation>세지 않는 대국</translation>
    </message>
    <message>
        <source>Komi is a number such as 6.5.</source>
        <translation>덤은 6.5 같은 수치입니다.</translation>
    </message>
    <message>
        <source>A handicap has 2 stones or more.</source>
        <translation>치석은 두 점 이상입니다.</translation>
    </message>
    <message>
        <source>These rules are unknown here; the text is kept.</source>
        <translation>여기서 모르는 규칙입니다. 글은 그대로 남깁니다.</translation>
    </message>
    <message>
        <source>A time is a number of seconds, or something like 1h30m, 90 min or 1:30:00.</source>
        <translation>시간은 초이거나 1h30m, 90 min, 1:30:00 같은 것입니다.</translation>
    </message>
    <message>
        <source>Not understood here; the text is kept.</source>
        <translation>여기서 이해할 수 없습니다. 글은 그대로 남깁니다.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy년 M월 d일</translation>
    </message>
</context>
<context>
    <name>shinpan::InfoFeature</name>
    <message>
        <source>Comment</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>SGF Propertie&amp;s…</source>
        <translation>SGF 속성(&amp;S)…</translation>
    </message>
    <message>
        <source>Game &amp;Information…</source>
        <translation>대국 정보(&amp;I)…</translation>
    </message>
</context>
<context>
    <name>shinpan::KeepFields</name>
    <message>
        <source>&amp;Keep the moves that the engine considered</source>
        <translation>엔진이 생각한 수 남기기(&amp;K)</translation>
    </message>
    <message>
        <source>Also as KaTrain rea&amp;ds them</source>
        <translation>KaTrain이 읽는 방식으로도(&amp;D)</translation>
    </message>
    <message>
        <source>Also as L&amp;izzie reads them</source>
        <translation>Lizzie가 읽는 방식으로도(&amp;I)</translation>
    </message>
    <message>
        <source>The board shows them again when the game is opened, without an engine.</source>
        <translation>대국을 열면 엔진 없이도 판에 다시 나옵니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::KomiRow</name>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Back to the usual komi</source>
        <translation>보통 덤으로 되돌리기</translation>
    </message>
    <message>
        <source>Usual here: %1.</source>
        <translation>여기서 보통: %1.</translation>
    </message>
    <message>
        <source>The game may end in a draw.</source>
        <translation>이 대국은 무승부가 될 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::LadderFeature</name>
    <message>
        <source>&amp;Your Progress…</source>
        <translation>나의 발전(&amp;Y)…</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>엔진과 둔 대국과 그에 따른 기력</translation>
    </message>
    <message>
        <source>The game could not be added to your progress: %1.</source>
        <translation>대국을 나의 발전에 더할 수 없었습니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stone(s)</source>
        <translation>
            <numerusform>치석 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>no handicap</source>
        <translation>치석 없음</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%2 대신 %1</translation>
    </message>
    <message>
        <source>Two wins in a row. Next: %1</source>
        <translation>2연승. 다음: %1</translation>
    </message>
    <message>
        <source>Two losses in a row. Next: %1</source>
        <translation>2연패. 다음: %1</translation>
    </message>
    <message>
        <source>Near your rank: %1</source>
        <translation>나의 기력에 가까움: %1</translation>
    </message>
    <message>
        <source>With help, this game does not count for your rank.</source>
        <translation>도움을 받았으므로 이 대국은 급수에 반영되지 않습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>Same as the D&amp;esktop</source>
        <translation>데스크톱과 같게(&amp;E)</translation>
    </message>
</context>
<context>
    <name>shinpan::Lesson</name>
    <message>
        <source>Lesson · %1</source>
        <translation>수업 · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::LibraryWindow</name>
    <message>
        <source>Cannot be read</source>
        <translation>읽을 수 없음</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>진행 중</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>끝남</translation>
    </message>
    <message>
        <source>Not started</source>
        <translation>시작 안 함</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 앞서 있음</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <translation>%1 앞서 있음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>계속(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>보고서(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Duplicate…</source>
        <translation>복제(&amp;D)…</translation>
    </message>
    <message>
        <source>De&amp;lete…</source>
        <translation>삭제(&amp;L)…</translation>
    </message>
    <message>
        <source>Competitions</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>No competitions yet. Those you open or create are listed here, along with any others in the same folders.</source>
        <translation>아직 대회가 없습니다. 열거나 만든 대회와 같은 폴더의 다른 대회가 여기 나옵니다.</translation>
    </message>
    <message>
        <source>Competition</source>
        <translation>대회</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>우승</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>둔 때</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>Double-click or Enter opens it</source>
        <translation>두 번 클릭하거나 Enter로 엽니다</translation>
    </message>
    <message>
        <source>Open it and play what is left</source>
        <translation>열어서 남은 대국을 둡니다</translation>
    </message>
    <message>
        <source>Write the report and open it in the browser</source>
        <translation>보고서를 써서 브라우저로 엽니다</translation>
    </message>
    <message>
        <source>Make a new competition with the same settings, ready to be changed</source>
        <translation>같은 설정으로 바꿀 수 있는 새 대회를 만듭니다</translation>
    </message>
    <message>
        <source>Look in a &amp;Folder…</source>
        <translation>폴더에서 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>Everything in %1, too</source>
        <translation>%1에 있는 것도 모두</translation>
    </message>
    <message>
        <source>Look for Competitions</source>
        <translation>대회 찾기</translation>
    </message>
    <message>
        <source>Duplicate Competition</source>
        <translation>대회 복제</translation>
    </message>
    <message>
        <source>Competitions (*.toml)</source>
        <translation>대회 (*.toml)</translation>
    </message>
    <message>
        <source>%1 has been played already. Choose another name.</source>
        <translation>%1은(는) 이미 두었습니다. 다른 이름을 고르십시오.</translation>
    </message>
    <message>
        <source>Delete competition</source>
        <translation>대회 삭제</translation>
    </message>
    <message>
        <source>Move %1 to the trash?</source>
        <translation>%1을(를) 휴지통으로 옮길까요?</translation>
    </message>
    <message numerus="yes">
        <source>Move %1 to the trash, with its %n games, logs and reports?</source>
        <translation>
            <numerusform>%1을(를) 대국 %n국, 로그, 보고서와 함께 휴지통으로 옮길까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move to Trash</source>
        <translation>휴지통으로 옮기기(&amp;M)</translation>
    </message>
    <message>
        <source>It cannot be moved to the trash: %1.

Delete %2 for good?</source>
        <translation>휴지통으로 옮길 수 없습니다: %1.

%2을(를) 완전히 삭제할까요?</translation>
    </message>
    <message>
        <source>&amp;Delete for Good</source>
        <translation>완전히 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>The report is in %1; no program could be found to open it.</source>
        <translation>보고서는 %1에 있습니다. 열 프로그램을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 (file changed)</source>
        <translation>%1 (파일 바뀜)</translation>
    </message>
</context>
<context>
    <name>shinpan::LineDetail</name>
    <message>
        <source>The whole line</source>
        <translation>줄 전체</translation>
    </message>
    <message>
        <source>Choose a line to read it in full.</source>
        <translation>줄을 고르면 전체를 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>Copy the whole line</source>
        <translation>줄 전체를 복사합니다</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>닫기 (Esc)</translation>
    </message>
</context>
<context>
    <name>shinpan::LlrPlot</name>
    <message>
        <source>Course of the test</source>
        <translation>검정의 추이</translation>
    </message>
    <message>
        <source>%1, between %2 and %3</source>
        <translation>%1, %2와(과) %3 사이</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of games</source>
        <translation>
            <numerusform>대국 %n짝</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::LongTextEdit</name>
    <message>
        <source>%1 more characters follow; they are kept as they are.</source>
        <translation>%1자가 더 있습니다. 그대로 남깁니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::LookingCard</name>
    <message>
        <source>Looking for mistakes</source>
        <translation>실수를 찾는 중</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>Look no further; what was found stays</source>
        <translation>더 찾지 않습니다. 찾은 것은 남습니다</translation>
    </message>
    <message>
        <source>Looking for mistakes: %1</source>
        <translation>실수를 찾는 중: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::MachineFields</name>
    <message>
        <source>on this computer</source>
        <translation>이 컴퓨터에서</translation>
    </message>
    <message>
        <source>by Slurm</source>
        <translation>Slurm으로</translation>
    </message>
    <message>
        <source>on computers over ssh</source>
        <translation>ssh로 다른 컴퓨터에서</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>둔 때</translation>
    </message>
    <message>
        <source>the usual one</source>
        <translation>보통 것</translation>
    </message>
    <message>
        <source>as for sbatch, such as --time=2:00:00</source>
        <translation>sbatch처럼, --time=2:00:00 등</translation>
    </message>
    <message>
        <source>A file with a machine a line, such as 4/anna@north</source>
        <translation>4/anna@north처럼 한 줄에 컴퓨터 하나를 적은 파일</translation>
    </message>
    <message>
        <source>How many tasks wait or run at the same time</source>
        <translation>동시에 기다리거나 실행하는 작업의 수</translation>
    </message>
    <message>
        <source>for ten minutes</source>
        <translation>10분</translation>
    </message>
    <message>
        <source>Games of a task come home together, and are lost together</source>
        <translation>한 작업의 대국은 함께 돌아오고 함께 잃습니다</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <source>Choose the file of machines</source>
        <translation>컴퓨터 파일을 고릅니다</translation>
    </message>
    <message>
        <source>Partition</source>
        <translation>파티션</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>옵션</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Games of a task</source>
        <translation>작업당 대국</translation>
    </message>
    <message>
        <source>File of Machines</source>
        <translation>컴퓨터 파일</translation>
    </message>
    <message>
        <source>Machines: choose a file that names one a line, such as 4/anna@north for four tasks at once.</source>
        <translation>컴퓨터: 한 줄에 하나를 적은 파일을 고르십시오. 4/anna@north는 동시에 네 작업입니다.</translation>
    </message>
    <message>
        <source>Machines: %1 does not exist. Choose the file again.</source>
        <translation>컴퓨터: %1이(가) 없습니다. 파일을 다시 고르십시오.</translation>
    </message>
    <message>
        <source>Machines: %1.</source>
        <translation>컴퓨터: %1.</translation>
    </message>
    <message>
        <source>Options: %1.</source>
        <translation>옵션: %1.</translation>
    </message>
    <message>
        <source>This computer has no %1: start the run on one that has it.</source>
        <translation>이 컴퓨터에는 %1이(가) 없습니다. 있는 곳에서 시작하십시오.</translation>
    </message>
    <message>
        <source>“Games at once” are those of one task. Its machine chooses the processors: affinity in the file is for games on this computer.</source>
        <translation>“동시 대국”은 한 작업의 것입니다. 프로세서는 그 컴퓨터가 고릅니다. 파일의 affinity는 이 컴퓨터의 대국용입니다.</translation>
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
        <translation>다른 메뉴</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>대국(&amp;G)</translation>
    </message>
    <message>
        <source>G&amp;o</source>
        <translation>이동(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;ngines</source>
        <translation>엔진(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>전체 화면(&amp;F)</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>도구 모음</translation>
    </message>
    <message>
        <source>More buttons</source>
        <translation>다른 단추</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Escape brings everything back.</source>
        <translation>Esc를 누르면 모두 되돌아옵니다.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>편집(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Collection</source>
        <translation>기보 모음(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Analysis</source>
        <translation>분석(&amp;A)</translation>
    </message>
    <message>
        <source>Enco&amp;ding and Repairs</source>
        <translation>인코딩과 복구(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export and Copy</source>
        <translation>내보내기와 복사(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>패널(&amp;P)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>players, file</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Panels in Windows of Their &amp;Own</source>
        <translation>패널을 별도의 창으로(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>설명서</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>설명서 찾기</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>설명서 본문</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the manual in this language: en, de, ja or zh_CN</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>쪽</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>뒤로 (Alt+왼쪽)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
</context>
<context>
    <name>shinpan::MistakeModel</name>
    <message>
        <source>Black %1</source>
        <translation>흑 %1</translation>
    </message>
    <message>
        <source>White %1</source>
        <translation>백 %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>번호</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>손해</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>승점</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>더 나은 수</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>탐색 수</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>수순 번호</translation>
    </message>
    <message>
        <source>The move that was played</source>
        <translation>둔 수</translation>
    </message>
    <message>
        <source>By how much it lowered the chance to win</source>
        <translation>승률을 얼마나 낮췄는지</translation>
    </message>
    <message>
        <source>What it lost in points</source>
        <translation>몇 집 손해인지</translation>
    </message>
    <message>
        <source>What the engine would have played</source>
        <translation>엔진이라면 두었을 수</translation>
    </message>
    <message>
        <source>How often the engine looked at the position after the move</source>
        <translation>엔진이 이 수 뒤의 국면을 본 횟수</translation>
    </message>
</context>
<context>
    <name>shinpan::NewCompetitionDialog</name>
    <message>
        <source>Create and &amp;Start</source>
        <translation>만들고 시작(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>만들기(&amp;C)</translation>
    </message>
    <message>
        <source>New Competition</source>
        <translation>새 대회</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>목적</translation>
    </message>
    <message>
        <source>&amp;Purpose</source>
        <translation>목적(&amp;P)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>폴더(&amp;F)…</translation>
    </message>
    <message>
        <source>Choose the folder for the file</source>
        <translation>파일의 폴더를 고릅니다</translation>
    </message>
    <message>
        <source>Op&amp;en a File…</source>
        <translation>파일 열기(&amp;E)…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>이름(&amp;N)</translation>
    </message>
    <message>
        <source>Folder of the Competition</source>
        <translation>대회 폴더</translation>
    </message>
    <message>
        <source>Add engines first: Engines &gt; Edit Engines…</source>
        <translation>먼저 엔진을 추가하십시오: 엔진 &gt; 엔진 편집…</translation>
    </message>
    <message>
        <source>Choose exactly two players; they may be the same engine twice.</source>
        <translation>대국자를 꼭 둘 고르십시오. 같은 엔진을 두 번 골라도 됩니다.</translation>
    </message>
    <message>
        <source>Choose at least two players.</source>
        <translation>대국자를 적어도 둘 고르십시오.</translation>
    </message>
    <message>
        <source>%1 cannot be started: %2.</source>
        <translation>%1을(를) 시작할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The competition needs a name; its file gets the same one.</source>
        <translation>대회에 이름이 필요합니다. 파일도 같은 이름이 됩니다.</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1이(가) 이미 있습니다.</translation>
    </message>
    <message>
        <source>Is one stronger than the other?</source>
        <translation>어느 쪽이 더 강합니까?</translation>
    </message>
    <message>
        <source>Two players, until a sequential test decides.</source>
        <translation>대국자 둘, 순차 검정으로 정해질 때까지.</translation>
    </message>
    <message>
        <source>Rank these engines</source>
        <translation>이 엔진들의 순위 정하기</translation>
    </message>
    <message>
        <source>Everybody plays everybody; the report rates them.</source>
        <translation>모두가 모두와 두고 보고서가 평가합니다.</translation>
    </message>
    <message>
        <source>A new version against others</source>
        <translation>새 버전과 나머지</translation>
    </message>
    <message>
        <source>The first player meets all others.</source>
        <translation>첫 대국자가 나머지 모두와 만납니다.</translation>
    </message>
    <message>
        <source>Knockout</source>
        <translation>토너먼트</translation>
    </message>
    <message>
        <source>The loser is out. The first in the list is the top seed.</source>
        <translation>진 쪽은 탈락합니다. 목록의 첫째가 1번 시드입니다.</translation>
    </message>
    <message>
        <source>Swiss</source>
        <translation>스위스 방식</translation>
    </message>
    <message>
        <source>Players on equal points meet, but never twice.</source>
        <translation>승점이 같은 대국자가 만나며 두 번은 만나지 않습니다.</translation>
    </message>
    <message>
        <source>Round robin</source>
        <translation>풀리그</translation>
    </message>
    <message>
        <source>Everybody meets everybody, in rounds.</source>
        <translation>라운드로 나누어 모두가 모두와 만납니다.</translation>
    </message>
    <message>
        <source>Matchups</source>
        <translation>대진</translation>
    </message>
    <message>
        <source>Settings of %1</source>
        <translation>%1의 설정</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save and &amp;Start</source>
        <translation>저장하고 시작(&amp;S)</translation>
    </message>
    <message>
        <source>The file has changed in the meantime; please open its settings again.</source>
        <translation>그사이 파일이 바뀌었습니다. 설정을 다시 여십시오.</translation>
    </message>
    <message>
        <source>The pairs listed below the players meet.</source>
        <translation>대국자 아래에 적힌 짝이 만납니다.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>그 밖의 것</translation>
    </message>
    <message>
        <source>Its purpose and everything without a field here stay as they are in the file.</source>
        <translation>목적과 여기 칸이 없는 것은 모두 파일대로 남습니다.</translation>
    </message>
    <message>
        <source>Add who meets whom.</source>
        <translation>누가 누구와 만날지 추가하십시오.</translation>
    </message>
    <message>
        <source>Tune an engine</source>
        <translation>엔진 튜닝</translation>
    </message>
    <message>
        <source>Looks for the values of parameters that make the first player strongest against the others; alone it plays itself.</source>
        <translation>첫 대국자가 나머지에게 가장 강해지는 매개변수 값을 찾습니다. 혼자면 자신과 둡니다.</translation>
    </message>
    <message>
        <source>Calibrate levels</source>
        <translation>레벨 보정</translation>
    </message>
    <message>
        <source>Looks for the values of a parameter that make the first player so many Elo stronger or weaker than the second.</source>
        <translation>첫 대국자가 둘째보다 몇 Elo 강하거나 약해지는 매개변수 값을 찾습니다.</translation>
    </message>
    <message>
        <source>Choose exactly two players: the engine, and the anchor that its levels are measured against.</source>
        <translation>대국자를 꼭 둘 고르십시오. 엔진과, 레벨을 재는 기준입니다.</translation>
    </message>
    <message>
        <source>Choose the player that is to be tuned.</source>
        <translation>튜닝할 대국자를 고르십시오.</translation>
    </message>
    <message>
        <source>Rate these engines</source>
        <translation>이 엔진들의 레이팅 재기</translation>
    </message>
    <message>
        <source>Always the two play next whose games narrow the error bars of the ratings most, until those are narrow enough.</source>
        <translation>레이팅의 오차를 가장 줄이는 두 대국자가 다음에 두며, 충분히 줄 때까지 대국합니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::NewGameDialog</name>
    <message>
        <source>Board size</source>
        <translation>판 크기</translation>
    </message>
    <message>
        <source>&amp;Start Game</source>
        <translation>대국 시작(&amp;S)</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>새 대국</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>흑백 바꾸기</translation>
    </message>
    <message>
        <source>&amp;Handicap</source>
        <translation>치석(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Komi</source>
        <translation>덤(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>규칙(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>시간(&amp;T)</translation>
    </message>
    <message>
        <source> lines</source>
        <translation> 줄</translation>
    </message>
    <message>
        <source>%1 by %1 board</source>
        <translation>%1×%1 판</translation>
    </message>
    <message>
        <source>Board si&amp;ze</source>
        <translation>판 크기(&amp;Z)</translation>
    </message>
    <message>
        <source>Few engines play on this size.</source>
        <translation>이 크기에서 두는 엔진은 드뭅니다.</translation>
    </message>
    <message>
        <source>Teachin&amp;g</source>
        <translation>지도(&amp;G)</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeDescription</name>
    <message>
        <source>Start of the game</source>
        <translation>대국의 시작</translation>
    </message>
    <message>
        <source>Position that was set up</source>
        <translation>놓은 국면</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>수가 없는 국면</translation>
    </message>
    <message>
        <source>Move %1: Black passes</source>
        <translation>%1수: 흑 패스</translation>
    </message>
    <message>
        <source>Move %1: White passes</source>
        <translation>%1수: 백 패스</translation>
    </message>
    <message>
        <source>Move %1: Black %2</source>
        <translation>%1수: 흑 %2</translation>
    </message>
    <message>
        <source>Move %1: White %2</source>
        <translation>%1수: 백 %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>good move</source>
        <translation>좋은 수</translation>
    </message>
    <message>
        <source>interesting move</source>
        <translation>흥미로운 수</translation>
    </message>
    <message>
        <source>doubtful move</source>
        <translation>의문수</translation>
    </message>
    <message>
        <source>bad move</source>
        <translation>악수</translation>
    </message>
    <message>
        <source>mistake by the evaluation</source>
        <translation>평가에 따른 실수</translation>
    </message>
    <message>
        <source>good for Black</source>
        <translation>흑이 좋음</translation>
    </message>
    <message>
        <source>good for White</source>
        <translation>백이 좋음</translation>
    </message>
    <message>
        <source>even position</source>
        <translation>호각인 국면</translation>
    </message>
    <message>
        <source>unclear position</source>
        <translation>불분명한 국면</translation>
    </message>
    <message>
        <source>hotspot</source>
        <translation>주목할 곳</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) hidden</source>
        <translation>
            <numerusform>숨은 노드 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Black wins %1%</source>
        <translation>흑 승률 %1%</translation>
    </message>
    <message>
        <source>White leads by %1</source>
        <translation>백 %1 우세</translation>
    </message>
    <message>
        <source>Black leads by %1</source>
        <translation>흑 %1 우세</translation>
    </message>
</context>
<context>
    <name>shinpan::NodeMenu</name>
    <message>
        <source>Node</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>Copy Pat&amp;h</source>
        <translation>경로 복사(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Expand</source>
        <translation>펼치기(&amp;E)</translation>
    </message>
    <message>
        <source>Co&amp;llapse</source>
        <translation>접기(&amp;L)</translation>
    </message>
    <message>
        <source>Show One Le&amp;vel</source>
        <translation>한 단계 보기(&amp;V)</translation>
    </message>
    <message>
        <source>Collapse Other&amp;s</source>
        <translation>나머지 접기(&amp;S)</translation>
    </message>
    <message>
        <source>Expand &amp;All</source>
        <translation>모두 펼치기(&amp;A)</translation>
    </message>
</context>
<context>
    <name>shinpan::NoticeBar</name>
    <message>
        <source>Notice</source>
        <translation>알림</translation>
    </message>
    <message>
        <source>Put the notice away</source>
        <translation>알림 치우기</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>치우기</translation>
    </message>
</context>
<context>
    <name>shinpan::Omissions</name>
    <message>
        <source>lines and arrows</source>
        <translation>선과 화살표</translation>
    </message>
    <message>
        <source>stones under letters</source>
        <translation>글자 아래의 돌</translation>
    </message>
    <message>
        <source>the ring on the last move</source>
        <translation>마지막 수의 고리</translation>
    </message>
    <message>
        <source>triangles</source>
        <translation>세모</translation>
    </message>
    <message>
        <source>squares</source>
        <translation>네모</translation>
    </message>
    <message>
        <source>circles</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>crosses</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>selected points</source>
        <translation>고른 점</translation>
    </message>
    <message>
        <source>labels</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>흑집</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>백집</translation>
    </message>
    <message>
        <source>dimmed points</source>
        <translation>흐리게 한 점</translation>
    </message>
    <message>
        <source>dead stones</source>
        <translation>사석</translation>
    </message>
    <message>
        <source>stones in seki</source>
        <translation>빅인 돌</translation>
    </message>
    <message>
        <source>points of different opinions</source>
        <translation>의견이 갈리는 점</translation>
    </message>
    <message>
        <source>This format has no sign for what is left out: %1.</source>
        <translation>이 형식에는 빠진 것의 기호가 없습니다: %1.</translation>
    </message>
    <message>
        <source>Capital letters are written small.</source>
        <translation>대문자는 소문자로 씁니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpenGame</name>
    <message>
        <source>It %1.</source>
        <translation>엔진: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpeningsField</name>
    <message>
        <source>The empty board</source>
        <translation>빈 판</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>무작위 수</translation>
    </message>
    <message>
        <source>Games in SGF</source>
        <translation>SGF의 대국</translation>
    </message>
    <message>
        <source>Games begin with</source>
        <translation>대국의 시작</translation>
    </message>
    <message>
        <source> moves</source>
        <translation> 수</translation>
    </message>
    <message>
        <source>Random moves first</source>
        <translation>먼저 무작위 수</translation>
    </message>
    <message>
        <source>So that engines that always play the same moves play different games; both games of a pair start alike</source>
        <translation>늘 같은 수를 두는 엔진도 서로 다른 대국을 두게 합니다. 한 짝의 두 국은 같은 수로 시작합니다</translation>
    </message>
    <message>
        <source>File or folder of games</source>
        <translation>대국 파일 또는 폴더</translation>
    </message>
    <message>
        <source>An SGF file or a folder of them</source>
        <translation>SGF 파일 또는 그 폴더</translation>
    </message>
    <message>
        <source>whole games</source>
        <translation>대국 전체</translation>
    </message>
    <message>
        <source>at most </source>
        <translation>최대 </translation>
    </message>
    <message>
        <source>How many moves of each</source>
        <translation>각각 몇 수</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>파일…</translation>
    </message>
    <message>
        <source>Choose a file of games</source>
        <translation>대국 파일을 고릅니다</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>폴더…</translation>
    </message>
    <message>
        <source>Choose a folder of games</source>
        <translation>대국 폴더를 고릅니다</translation>
    </message>
    <message>
        <source>Folder of Games</source>
        <translation>대국 폴더</translation>
    </message>
    <message>
        <source>File of Games</source>
        <translation>대국 파일</translation>
    </message>
    <message>
        <source>Games (*.sgf)</source>
        <translation>대국 (*.sgf)</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>파일대로</translation>
    </message>
    <message>
        <source>Choose a file or a folder of games.</source>
        <translation>대국 파일이나 폴더를 고르십시오.</translation>
    </message>
    <message>
        <source>%1 does not exist.</source>
        <translation>%1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>With the komi and rules of each file</source>
        <translation>각 파일의 덤과 규칙으로</translation>
    </message>
    <message>
        <source>Otherwise what the files say of komi and rules is ignored. A handicap is always theirs.</source>
        <translation>그 밖에는 파일의 덤과 규칙을 무시합니다. 치석은 언제나 파일의 것입니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::OpinionRow</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Use</source>
        <translation>쓰기</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Use the marks of %1</source>
        <translation>%1의 표시를 씁니다</translation>
    </message>
    <message>
        <source>Says nothing about the score</source>
        <translation>결과에 대해 아무 말도 하지 않습니다</translation>
    </message>
    <message>
        <source>Says “%1”, which is not a score</source>
        <translation>결과가 아닌 “%1”(이)라고 합니다</translation>
    </message>
    <message>
        <source>Does not say which stones are dead</source>
        <translation>어느 돌이 죽었는지 말하지 않습니다</translation>
    </message>
    <message>
        <source>Sees it differently at %1</source>
        <translation>%1에서 달리 봅니다</translation>
    </message>
    <message>
        <source>Agrees that no stone is dead</source>
        <translation>죽은 돌이 없다는 데 동의합니다</translation>
    </message>
    <message numerus="yes">
        <source>Agrees about the %n dead stones</source>
        <translation>
            <numerusform>죽은 돌 %n개에 동의합니다</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::OtherWindows</name>
    <message>
        <source>Shinpan ended unexpectedly while this was played. Start goes on where it was.</source>
        <translation>이것을 두는 동안 Shinpan이 뜻밖에 끝났습니다. “시작”으로 이어 갑니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::OutputDialog</name>
    <message>
        <source>What is wrong</source>
        <translation>무엇이 잘못됐는지</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>shinpan::OwnCommandsDialog</name>
    <message>
        <source>My Commands</source>
        <translation>나의 명령</translation>
    </message>
    <message>
        <source>One command per line, as type/label/command. Every engine that knows the command offers it. For example: %1</source>
        <translation>한 줄에 명령 하나를 형식/문자/명령으로 적습니다. 그 명령을 아는 모든 엔진에서 쓸 수 있습니다. 예: %1</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>명령</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are not commands.</source>
        <translation>
            <numerusform>%n줄은 명령이 아닙니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n command(s)</source>
        <translation>
            <numerusform>명령 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::PaceBox</name>
    <message>
        <source>Least time per move of an engine</source>
        <translation>엔진 한 수의 최소 시간</translation>
    </message>
    <message>
        <source>Least time per move of an engine, for watching</source>
        <translation>관전을 위한 엔진 한 수의 최소 시간</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>최고 속도</translation>
    </message>
    <message>
        <source>½ second a move</source>
        <translation>한 수 ½초</translation>
    </message>
    <message>
        <source>1 second a move</source>
        <translation>한 수 1초</translation>
    </message>
    <message>
        <source>2 seconds a move</source>
        <translation>한 수 2초</translation>
    </message>
    <message>
        <source>5 seconds a move</source>
        <translation>한 수 5초</translation>
    </message>
</context>
<context>
    <name>shinpan::PagePreview</name>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
</context>
<context>
    <name>shinpan::PairsField</name>
    <message>
        <source>Add the pairing</source>
        <translation>대진을 추가합니다</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>Remove the pairing</source>
        <translation>대진을 제거합니다</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>대진</translation>
    </message>
    <message>
        <source>Has Black in the first game</source>
        <translation>첫 대국의 흑</translation>
    </message>
    <message>
        <source>Has White in the first game</source>
        <translation>첫 대국의 백</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterDialog</name>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
</context>
<context>
    <name>shinpan::ParameterRow</name>
    <message>
        <source>Remove the parameter</source>
        <translation>매개변수를 제거합니다</translation>
    </message>
    <message>
        <source>even steps</source>
        <translation>같은 간격</translation>
    </message>
    <message>
        <source>equal ratios</source>
        <translation>같은 비율</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>whole, equal ratios</source>
        <translation>정수, 같은 비율</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>이 중 하나</translation>
    </message>
    <message>
        <source>How values are spaced: equal ratios for what ranges from small to large, such as 100 to 20000</source>
        <translation>값의 간격. 100부터 20000처럼 작은 값에서 큰 값에 이르면 같은 비율로</translation>
    </message>
    <message>
        <source>The value that the engine has without tuning, which the result is compared with; empty: the middle of the range</source>
        <translation>튜닝하지 않은 엔진의 값으로 결과와 비교합니다. 비우면 범위의 가운데</translation>
    </message>
    <message>
        <source>values, with commas between them</source>
        <translation>쉼표로 나눈 값</translation>
    </message>
    <message>
        <source>Parameter %1: %2</source>
        <translation>매개변수 %1: %2</translation>
    </message>
    <message>
        <source>name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>눈금</translation>
    </message>
    <message>
        <source>from</source>
        <translation>부터</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>own value</source>
        <translation>자체 값</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>제거</translation>
    </message>
    <message>
        <source>From and to are numbers.</source>
        <translation>“부터”와 “까지”는 수치입니다.</translation>
    </message>
    <message>
        <source>A range of whole numbers needs whole ends.</source>
        <translation>정수 범위는 양 끝이 정수입니다.</translation>
    </message>
    <message>
        <source>Its own value is not within the range.</source>
        <translation>자체 값이 범위 안에 있지 않습니다.</translation>
    </message>
    <message>
        <source>A parameter has a name of letters, digits, “_”, “-” and “.”.</source>
        <translation>매개변수 이름은 영문자, 숫자, “_”, “-”, “.”로 이루어집니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::PersonAtBoard</name>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayFeature</name>
    <message>
        <source>Status</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Mark what is dead, and settle the score</source>
        <translation>죽은 돌을 표시하고 결과를 정하십시오</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayerPlate</name>
    <message>
        <source>Restart Engine</source>
        <translation>엔진 다시 시작</translation>
    </message>
    <message>
        <source>%1’s engine</source>
        <translation>%1의 엔진</translation>
    </message>
    <message>
        <source>Change who plays %1</source>
        <translation>%1을 두는 쪽 바꾸기</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message numerus="yes">
        <source>%n captured</source>
        <translation>
            <numerusform>사석 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Stones captured by %1: %2</source>
        <translation>%1이 따낸 돌: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is played by %2. Change</source>
        <translation>%1을 %2이(가) 둡니다. 바꾸기</translation>
    </message>
</context>
<context>
    <name>shinpan::PlayersField</name>
    <message>
        <source>How strongly the new player plays</source>
        <translation>새 대국자의 기력</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
    <message>
        <source>Add the player</source>
        <translation>대국자를 추가합니다</translation>
    </message>
    <message>
        <source>Remo&amp;ve</source>
        <translation>제거(&amp;V)</translation>
    </message>
    <message>
        <source>Move the player up</source>
        <translation>대국자를 위로 옮깁니다</translation>
    </message>
    <message>
        <source>Move the player down</source>
        <translation>대국자를 아래로 옮깁니다</translation>
    </message>
    <message>
        <source>Engine of the new player</source>
        <translation>새 대국자의 엔진</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>대국자</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>대국자(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>shinpan::PositionQueryRow</name>
    <message>
        <source>&amp;Turned</source>
        <translation>돌린 것도(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Colours exchanged</source>
        <translation>색을 바꾼 것도(&amp;C)</translation>
    </message>
    <message>
        <source>Region to find, two opposite corners</source>
        <translation>찾을 구역, 마주 보는 두 귀퉁이</translation>
    </message>
    <message>
        <source>Whole board</source>
        <translation>판 전체</translation>
    </message>
    <message>
        <source>Two opposite corners of a region, as “C3 H8”</source>
        <translation>구역의 마주 보는 두 귀퉁이, “C3 H8”처럼</translation>
    </message>
    <message>
        <source>Choose on the &amp;Board</source>
        <translation>판에서 고르기(&amp;B)</translation>
    </message>
    <message>
        <source>Drag a region out on the board (Alt+drag at any time)</source>
        <translation>판에서 구역을 끌어 고릅니다 (언제나 Alt+끌기)</translation>
    </message>
    <message>
        <source>Choose the region on the board</source>
        <translation>판에서 구역을 고릅니다</translation>
    </message>
    <message>
        <source>Also rotated and mirrored, in all eight ways</source>
        <translation>돌리고 뒤집은 여덟 가지 모두</translation>
    </message>
    <message>
        <source>Two corners, as “C3 H8”</source>
        <translation>두 귀퉁이, “C3 H8”처럼</translation>
    </message>
    <message>
        <source>No stones there</source>
        <translation>거기에는 돌이 없습니다</translation>
    </message>
</context>
<context>
    <name>shinpan::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>환경 설정</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Search preferences</source>
        <translation>환경 설정 찾기</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>No preference matches “%1”.</source>
        <translation>“%1”에 맞는 환경 설정이 없습니다.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>모양</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>색</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>데스크톱과 같게</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>글자 크기</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Changes at the next start.</source>
        <translation>다음에 시작할 때 바뀝니다.</translation>
    </message>
    <message>
        <source>Board theme</source>
        <translation>판 테마</translation>
    </message>
    <message>
        <source>Pairs follow the light or dark colours.</source>
        <translation>짝을 이룬 것은 밝고 어두운 색을 따릅니다.</translation>
    </message>
    <message>
        <source>Lively stones</source>
        <translation>자연스러운 돌</translation>
    </message>
    <message>
        <source>They lie slightly irregularly and slide into place.</source>
        <translation>조금 고르지 않게 놓이고 미끄러져 자리를 잡습니다.</translation>
    </message>
    <message>
        <source>Start with the start page</source>
        <translation>시작 페이지로 시작</translation>
    </message>
    <message>
        <source>When there is nothing else to show.</source>
        <translation>달리 보여 줄 것이 없을 때.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>좌표</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Letters and numbers (A1)</source>
        <translation>글자와 숫자 (A1)</translation>
    </message>
    <message>
        <source>Numbers (1-1)</source>
        <translation>숫자 (1-1)</translation>
    </message>
    <message>
        <source>As in SGF (aa)</source>
        <translation>SGF처럼 (aa)</translation>
    </message>
    <message>
        <source>Move numbers</source>
        <translation>수순 번호</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>모든 수</translation>
    </message>
    <message>
        <source>The last moves</source>
        <translation>마지막 몇 수</translation>
    </message>
    <message>
        <source>From a position on</source>
        <translation>어떤 국면부터</translation>
    </message>
    <message>
        <source>This variation</source>
        <translation>이 변화</translation>
    </message>
    <message>
        <source>Number of last moves</source>
        <translation>마지막 수의 개수</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>보는 방향</translation>
    </message>
    <message>
        <source>Turned or flipped, for all boards.</source>
        <translation>돌리거나 뒤집어, 모든 판에.</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>마지막 수 표시</translation>
    </message>
    <message>
        <source>Show the next moves</source>
        <translation>다음 수 보기</translation>
    </message>
    <message>
        <source>The moves that follow, as faint stones.</source>
        <translation>이어지는 수를 옅은 돌로.</translation>
    </message>
    <message>
        <source>Show other variations</source>
        <translation>다른 변화 보기</translation>
    </message>
    <message>
        <source>What could have been played instead, as faint stones.</source>
        <translation>대신 둘 수 있었던 수를 옅은 돌로.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Confirm moves with a second click</source>
        <translation>두 번째 클릭으로 착수 확정</translation>
    </message>
    <message>
        <source>The first click only proposes a move, which guards against slips.</source>
        <translation>첫 클릭은 수를 제안만 해 손이 미끄러지는 것을 막습니다.</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Pace of engines</source>
        <translation>엔진의 빠르기</translation>
    </message>
    <message>
        <source>The least time for each of their moves, for watching.</source>
        <translation>관전을 위한 한 수의 최소 시간.</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>Their command lines, strengths and time limits.</source>
        <translation>명령줄, 기력, 시간 제한.</translation>
    </message>
    <message>
        <source>Edit Engines…</source>
        <translation>엔진 편집…</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>Reopen files at the next start</source>
        <translation>다음에 시작할 때 파일 다시 열기</translation>
    </message>
    <message>
        <source>With their windows, tabs and places.</source>
        <translation>창, 탭, 위치와 함께.</translation>
    </message>
    <message>
        <source>Reload changed files without asking</source>
        <translation>바뀐 파일을 묻지 않고 다시 읽기</translation>
    </message>
    <message>
        <source>When another program changed one and none of your work would be lost.</source>
        <translation>다른 프로그램이 바꾸었고 자신의 작업을 잃지 않을 때.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>인코딩</translation>
    </message>
    <message>
        <source>For files that do not state it and where it cannot be guessed.</source>
        <translation>밝히지 않았고 추측할 수도 없는 파일에.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>키보드</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>Which of them go through the moves; the others go to variations.</source>
        <translation>어느 키가 수를 따라갈지. 나머지는 변화로 갑니다.</translation>
    </message>
    <message>
        <source>Left and Right</source>
        <translation>왼쪽과 오른쪽</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>위와 아래</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Every action and its keys.</source>
        <translation>모든 동작과 그 키.</translation>
    </message>
    <message>
        <source>Edit Shortcuts…</source>
        <translation>단축키 편집…</translation>
    </message>
    <message>
        <source>As in the record</source>
        <translation>기보대로</translation>
    </message>
    <message>
        <source>Turned right</source>
        <translation>오른쪽으로 돌림</translation>
    </message>
    <message>
        <source>Turned left</source>
        <translation>왼쪽으로 돌림</translation>
    </message>
    <message>
        <source>Turned upside down</source>
        <translation>거꾸로 돌림</translation>
    </message>
    <message>
        <source>Flipped sideways</source>
        <translation>좌우로 뒤집음</translation>
    </message>
    <message>
        <source>Flipped upside down</source>
        <translation>위아래로 뒤집음</translation>
    </message>
    <message>
        <source>Flipped and turned right</source>
        <translation>뒤집어 오른쪽으로 돌림</translation>
    </message>
    <message>
        <source>Flipped and turned left</source>
        <translation>뒤집어 왼쪽으로 돌림</translation>
    </message>
    <message>
        <source>Of all text, relative to the desktop’s own size.</source>
        <translation>모든 글자, 데스크톱의 크기에 대한 비율.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>분석</translation>
    </message>
    <message>
        <source>Whose chances</source>
        <translation>어느 쪽의 승률</translation>
    </message>
    <message>
        <source>In all numbers and curves.</source>
        <translation>모든 수치와 곡선에.</translation>
    </message>
    <message>
        <source>Black’s</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White’s</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Those of the side to move</source>
        <translation>차례인 쪽</translation>
    </message>
    <message>
        <source>Candidates show</source>
        <translation>후보수에 표시</translation>
    </message>
    <message>
        <source>Large, in the middle.</source>
        <translation>크게, 가운데에.</translation>
    </message>
    <message>
        <source>Candidates also show</source>
        <translation>후보수에 또 표시</translation>
    </message>
    <message>
        <source>Small, below it.</source>
        <translation>작게, 그 아래에.</translation>
    </message>
    <message>
        <source>Show candidates</source>
        <translation>후보수 보기</translation>
    </message>
    <message>
        <source>The moves that engines consider.</source>
        <translation>엔진이 생각하는 수.</translation>
    </message>
    <message>
        <source>Show ownership</source>
        <translation>영역 보기</translation>
    </message>
    <message>
        <source>Who will own each point in the end.</source>
        <translation>각 점이 결국 누구의 것이 될지.</translation>
    </message>
    <message>
        <source>Show policy</source>
        <translation>정책망 보기</translation>
    </message>
    <message>
        <source>What the network likes before it starts searching.</source>
        <translation>탐색하기 전에 신경망이 좋아하는 수.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>형식</translation>
    </message>
    <message>
        <source>Theme of pictures</source>
        <translation>그림의 테마</translation>
    </message>
    <message>
        <source>Width of pictures</source>
        <translation>그림의 너비</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Pace of animations</source>
        <translation>애니메이션의 빠르기</translation>
    </message>
    <message>
        <source>The time for each move.</source>
        <translation>수마다의 시간.</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Number the moves</source>
        <translation>수에 번호 달기</translation>
    </message>
    <message>
        <source>The moves of the game, not the position alone.</source>
        <translation>국면만이 아니라 대국의 수에.</translation>
    </message>
    <message>
        <source>Coordinates on pictures</source>
        <translation>그림에 좌표</translation>
    </message>
    <message>
        <source>Marks on pictures</source>
        <translation>그림에 표시</translation>
    </message>
    <message>
        <source>And the last move.</source>
        <translation>마지막 수도.</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>인쇄</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>한 페이지의 기보도</translation>
    </message>
    <message>
        <source>Moves in a diagram</source>
        <translation>한 기보도의 수</translation>
    </message>
    <message>
        <source>Print comments</source>
        <translation>해설 인쇄</translation>
    </message>
    <message>
        <source>Print coordinates</source>
        <translation>좌표 인쇄</translation>
    </message>
    <message>
        <source>Print players and event</source>
        <translation>대국자와 기전 인쇄</translation>
    </message>
    <message>
        <source>With date and result, above the first diagram.</source>
        <translation>날짜와 결과와 함께 첫 기보도 위에.</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>승률</translation>
    </message>
    <message>
        <source>Lead in points</source>
        <translation>집 차이</translation>
    </message>
    <message>
        <source>Loss against the best</source>
        <translation>최선수와의 차이</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>탐색 수</translation>
    </message>
    <message>
        <source>Lower bound of the chance (LCB)</source>
        <translation>승률 하한 (LCB)</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>정책망</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>순서</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Console</source>
        <translation>콘솔</translation>
    </message>
    <message>
        <source>Fold streamed analysis</source>
        <translation>이어지는 분석 접기</translation>
    </message>
    <message>
        <source>Into a single line that shows the latest.</source>
        <translation>최신 것을 보여 주는 한 줄로.</translation>
    </message>
    <message>
        <source>Standard error beside the rest</source>
        <translation>표준 오류를 나란히</translation>
    </message>
    <message>
        <source>In a lane of its own where there is room for two.</source>
        <translation>두 칸의 자리가 있으면 따로 한 칸에.</translation>
    </message>
    <message>
        <source>Show the whole line</source>
        <translation>줄 전체 보기</translation>
    </message>
    <message>
        <source>The current one, beside or below the list.</source>
        <translation>지금 줄을 목록 옆이나 아래에.</translation>
    </message>
    <message>
        <source>As in the last game</source>
        <translation>지난 대국처럼</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>For the records of your games.</source>
        <translation>자신의 기보에 적습니다.</translation>
    </message>
    <message>
        <source>Board size of new games</source>
        <translation>새 대국의 판 크기</translation>
    </message>
    <message>
        <source>Rules of new games</source>
        <translation>새 대국의 규칙</translation>
    </message>
    <message>
        <source>Komi of new games</source>
        <translation>새 대국의 덤</translation>
    </message>
    <message>
        <source>Where there is no handicap.</source>
        <translation>치석이 없을 때.</translation>
    </message>
    <message>
        <source>Hear stones, captures, passes and resignations.</source>
        <translation>돌 놓기, 따내기, 패스, 기권의 소리를 냅니다.</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>실수로 보는 승률 손해</translation>
    </message>
    <message>
        <source>At least, or the points below.</source>
        <translation>이 이상, 또는 아래의 집 수.</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>실수로 보는 집 손해</translation>
    </message>
    <message>
        <source>At least, or the win rate above.</source>
        <translation>이 이상, 또는 위의 승률.</translation>
    </message>
    <message>
        <source>Keep finished games</source>
        <translation>끝난 대국 남기기</translation>
    </message>
    <message>
        <source>A game that is over and not yet in a file is saved in the folder below.</source>
        <translation>파일이 없는 끝난 대국을 아래 폴더에 저장합니다.</translation>
    </message>
    <message>
        <source>Folder of finished games</source>
        <translation>끝난 대국의 폴더</translation>
    </message>
    <message>
        <source>&amp;Restore Defaults</source>
        <translation>기본값 복원(&amp;R)</translation>
    </message>
    <message>
        <source>Those of this page</source>
        <translation>이 페이지의 설정</translation>
    </message>
    <message>
        <source>Visits for each position</source>
        <translation>국면마다의 탐색 수</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that many. 0: no limit.</source>
        <translation>엔진은 이만큼 탐색하면 생각을 멈춥니다. 0: 제한 없음.</translation>
    </message>
    <message>
        <source>Time for each position</source>
        <translation>국면마다의 시간</translation>
    </message>
    <message>
        <source>Engines stop thinking about it after that long. 0: no limit.</source>
        <translation>엔진은 이만큼 지나면 생각을 멈춥니다. 0: 제한 없음.</translation>
    </message>
    <message>
        <source>s</source>
        <translation>초</translation>
    </message>
    <message>
        <source>Visits needed to call a mistake</source>
        <translation>실수라고 하는 데 필요한 탐색 수</translation>
    </message>
    <message>
        <source>Moves an engine has looked at less often are not called mistakes.</source>
        <translation>엔진이 이보다 적게 본 수는 실수라고 하지 않습니다.</translation>
    </message>
    <message>
        <source>Print variations</source>
        <translation>변화 인쇄</translation>
    </message>
    <message>
        <source>After the game, in diagrams of their own.</source>
        <translation>대국 뒤에 따로 기보도로.</translation>
    </message>
    <message>
        <source>Show what the opponent thinks during the game</source>
        <translation>대국 중에 상대의 생각 보기</translation>
    </message>
    <message>
        <source>Its chances, and the moves it expects. Otherwise it tells when the game is over.</source>
        <translation>승률과 예상하는 수. 보지 않으면 대국이 끝난 뒤에 알려 줍니다.</translation>
    </message>
    <message>
        <source>Lines kept of each engine</source>
        <translation>엔진마다 남기는 줄</translation>
    </message>
    <message>
        <source>On disk, until the game is closed; beyond this the oldest go.</source>
        <translation>대국을 닫을 때까지 디스크에 남깁니다. 넘으면 오래된 것부터 없어집니다.</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
    <message>
        <source>Keep the mistakes of my reviewed games as questions</source>
        <translation>복기한 나의 대국의 실수를 문제로 남기기</translation>
    </message>
    <message>
        <source>They are asked again on other days; Game › Practice shows and deletes them.</source>
        <translation>다른 날 다시 묻습니다. 대국 › 연습에서 보고 삭제합니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::PrintDialog</name>
    <message>
        <source>Comm&amp;ents</source>
        <translation>해설(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>좌표(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Players and event</source>
        <translation>대국자와 기전(&amp;P)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>인쇄</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>첫 수</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>Moves per diagram</source>
        <translation>한 기보도의 수</translation>
    </message>
    <message>
        <source>Diagrams per page</source>
        <translation>한 페이지의 기보도</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>수(&amp;M)</translation>
    </message>
    <message>
        <source>M&amp;oves per diagram</source>
        <translation>한 기보도의 수(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Diagrams per page</source>
        <translation>한 페이지의 기보도(&amp;D)</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>PDF로 저장(&amp;F)…</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>인쇄(&amp;R)…</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n페이지</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF로 저장</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 파일 (*.pdf)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>저장하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>Not printed: %1</source>
        <translation>인쇄하지 못했습니다: %1</translation>
    </message>
    <message>
        <source>&amp;Variations</source>
        <translation>변화(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::ProblemQuiz</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>다음 문제(&amp;N)</translation>
    </message>
    <message>
        <source>Take &amp;Back</source>
        <translation>무르기(&amp;B)</translation>
    </message>
    <message>
        <source>Start &amp;Again</source>
        <translation>다시 시작(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Show the Solution</source>
        <translation>정답 보기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Previous Problem</source>
        <translation>이전 문제(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Turn and mirror at random</source>
        <translation>무작위로 돌리고 뒤집기(&amp;T)</translation>
    </message>
    <message>
        <source>E&amp;xchange colours at random</source>
        <translation>무작위로 색 바꾸기(&amp;X)</translation>
    </message>
    <message>
        <source>From the next problem on</source>
        <translation>다음 문제부터</translation>
    </message>
    <message>
        <source>Problem %1 of %2</source>
        <translation>문제 %1 / %2</translation>
    </message>
    <message>
        <source>%1, position %2 of %3</source>
        <translation>%1, 국면 %2 / %3</translation>
    </message>
    <message>
        <source>Black to play</source>
        <translation>흑 차례</translation>
    </message>
    <message>
        <source>White to play</source>
        <translation>백 차례</translation>
    </message>
    <message>
        <source>(Colours are exchanged; the file’s words are not.)</source>
        <translation>(색은 바뀌었지만 파일의 글은 그대로입니다.)</translation>
    </message>
    <message>
        <source>The file has no solution of this position.</source>
        <translation>파일에 이 국면의 정답이 없습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 solved at once</source>
        <translation>%2문제 중 %1문제를 한 번에 풀음</translation>
    </message>
    <message>
        <source>Right so far</source>
        <translation>지금까지 정답</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>The file marks no line as right: its first one is taken for the solution.</source>
        <translation>파일에 정답 표시가 없어 첫 수순을 정답으로 봅니다.</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>오답</translation>
    </message>
    <message>
        <source>You may go on to see why.</source>
        <translation>계속하면 이유를 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>파일에 없음</translation>
    </message>
    <message>
        <source>The solution</source>
        <translation>정답</translation>
    </message>
    <message>
        <source>Take it back and try another one. If an engine is chosen for analysis, it answers where the file does not.</source>
        <translation>무르고 다른 수를 두어 보십시오. 분석할 엔진을 골랐다면 파일에 없는 곳은 엔진이 응수합니다.</translation>
    </message>
    <message>
        <source>Problems: %1</source>
        <translation>사활 문제: %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>%1에게 묻는 중…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1은(는) 할 말이 없습니다.</translation>
    </message>
    <message>
        <source>%1 answers %2 and gives you a chance of %3%.</source>
        <translation>%1은(는) %2(으)로 응수하고 승률을 %3%로 봅니다.</translation>
    </message>
    <message>
        <source>The file ends here: take back, or start again.</source>
        <translation>파일은 여기까지입니다. 무르거나 처음부터 다시 하세요.</translation>
    </message>
</context>
<context>
    <name>shinpan::ProgressDialog</name>
    <message>
        <source>Opponent</source>
        <translation>상대</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>기력</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>돌</translation>
    </message>
    <message>
        <source>Handicap stones that you had; − gave</source>
        <translation>받은 치석. −는 놓아 준 것</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>승</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>패</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>마지막</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>모두 삭제(&amp;D)…</translation>
    </message>
    <message>
        <source>Your Progress</source>
        <translation>나의 발전</translation>
    </message>
    <message>
        <source>Your games by opponent</source>
        <translation>상대별 대국</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
    <message>
        <source>Games that you finish against an engine are counted here.
They stay on this computer.</source>
        <translation>엔진과 끝까지 둔 대국을 여기서 셉니다.
이 컴퓨터에만 남습니다.</translation>
    </message>
    <message>
        <source>Your games cannot be read: %1.</source>
        <translation>대국을 읽을 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>Rank on %1</source>
        <translation>%1의 기력</translation>
    </message>
    <message>
        <source>No rank on %1 yet</source>
        <translation>%1의 기력이 아직 없음</translation>
    </message>
    <message>
        <source>Your opponents there have no known rank.</source>
        <translation>그곳 상대의 기력이 알려져 있지 않습니다.</translation>
    </message>
    <message>
        <source>About %1 on %2</source>
        <translation>%2에서 약 %1</translation>
    </message>
    <message numerus="yes">
        <source>With 95 % between %1 and %2, by your last %n game(s).</source>
        <translation>
            <numerusform>마지막 %n국으로 보아 95 % 확실하게 %1와(과) %2 사이.</numerusform>
        </translation>
    </message>
    <message>
        <source>usual strength</source>
        <translation>보통 기력</translation>
    </message>
    <message>
        <source>Delete All</source>
        <translation>모두 삭제</translation>
    </message>
    <message>
        <source>Delete all that is known of your games?</source>
        <translation>대국에 대해 알려진 것을 모두 삭제할까요?</translation>
    </message>
    <message>
        <source>Records that you have saved stay.</source>
        <translation>저장한 기보는 남습니다.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyDialog</name>
    <message>
        <source>&amp;New</source>
        <translation>새로(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>제거(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>설정(&amp;S)</translation>
    </message>
    <message>
        <source>SGF Properties</source>
        <translation>SGF 속성</translation>
    </message>
    <message>
        <source>Properties of this node</source>
        <translation>이 노드의 속성</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>속성</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>뜻</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Name of the property</source>
        <translation>속성 이름</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Values, each in brackets</source>
        <translation>값, 각각 대괄호 안에</translation>
    </message>
    <message>
        <source>Values, each in brackets: [dd][pp]</source>
        <translation>값, 각각 대괄호 안에: [dd][pp]</translation>
    </message>
    <message>
        <source>Write it into the record</source>
        <translation>기보에 씁니다</translation>
    </message>
    <message>
        <source>Move %1: %2 %3</source>
        <translation>%1수: %2 %3</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>대국의 시작</translation>
    </message>
    <message>
        <source>Position without a move</source>
        <translation>수가 없는 국면</translation>
    </message>
    <message>
        <source>not in the standard</source>
        <translation>표준에 없음</translation>
    </message>
    <message>
        <source>Property %1</source>
        <translation>속성 %1</translation>
    </message>
    <message>
        <source>Removed Property %1</source>
        <translation>속성 %1 제거</translation>
    </message>
</context>
<context>
    <name>shinpan::PropertyText</name>
    <message>
        <source>Black stones set up</source>
        <translation>놓은 흑돌</translation>
    </message>
    <message>
        <source>Points cleared</source>
        <translation>비운 점</translation>
    </message>
    <message>
        <source>Annotator</source>
        <translation>해설자</translation>
    </message>
    <message>
        <source>Written by program</source>
        <translation>쓴 프로그램</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>화살표</translation>
    </message>
    <message>
        <source>White stones set up</source>
        <translation>놓은 백돌</translation>
    </message>
    <message>
        <source>Black’s move</source>
        <translation>흑의 수</translation>
    </message>
    <message>
        <source>Black’s time left, seconds</source>
        <translation>흑의 남은 시간(초)</translation>
    </message>
    <message>
        <source>Bad move</source>
        <translation>악수</translation>
    </message>
    <message>
        <source>Black’s rank</source>
        <translation>흑의 단급</translation>
    </message>
    <message>
        <source>Black’s team</source>
        <translation>흑의 소속</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>해설</translation>
    </message>
    <message>
        <source>Character set of the file</source>
        <translation>파일의 문자 집합</translation>
    </message>
    <message>
        <source>Copyright</source>
        <translation>저작권</translation>
    </message>
    <message>
        <source>Circles</source>
        <translation>동그라미</translation>
    </message>
    <message>
        <source>Dimmed points</source>
        <translation>흐리게 한 점</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>호각인 국면</translation>
    </message>
    <message>
        <source>Doubtful move</source>
        <translation>의문수</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>기전</translation>
    </message>
    <message>
        <source>Version of the format</source>
        <translation>형식의 버전</translation>
    </message>
    <message>
        <source>Start of a figure in print</source>
        <translation>인쇄 그림의 시작</translation>
    </message>
    <message>
        <source>Good for Black</source>
        <translation>흑이 좋음</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>대국의 해설</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>게임의 종류</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>대국의 이름</translation>
    </message>
    <message>
        <source>Good for White</source>
        <translation>백이 좋음</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>치석</translation>
    </message>
    <message>
        <source>Hotspot</source>
        <translation>주목할 곳</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>흥미로운 수</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Move played though it is illegal</source>
        <translation>불법이지만 둔 수</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>문자</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>선</translation>
    </message>
    <message>
        <source>Crosses</source>
        <translation>가위표</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>수순 번호</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>국면의 이름</translation>
    </message>
    <message>
        <source>Black’s overtime left, moves or periods</source>
        <translation>흑의 남은 초읽기(수 또는 횟수)</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>포석</translation>
    </message>
    <message>
        <source>Overtime</source>
        <translation>초읽기</translation>
    </message>
    <message>
        <source>White’s overtime left, moves or periods</source>
        <translation>백의 남은 초읽기(수 또는 횟수)</translation>
    </message>
    <message>
        <source>Black’s name</source>
        <translation>흑의 이름</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>장소</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>차례</translation>
    </message>
    <message>
        <source>Move numbers in print</source>
        <translation>인쇄의 수순 번호</translation>
    </message>
    <message>
        <source>White’s name</source>
        <translation>백의 이름</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
    <message>
        <source>Selected points</source>
        <translation>고른 점</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>네모</translation>
    </message>
    <message>
        <source>How variations are shown</source>
        <translation>변화를 보여 주는 방식</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>판 크기</translation>
    </message>
    <message>
        <source>Black’s territory</source>
        <translation>흑집</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>좋은 수</translation>
    </message>
    <message>
        <source>Main time, seconds</source>
        <translation>제한 시간(초)</translation>
    </message>
    <message>
        <source>Triangles</source>
        <translation>세모</translation>
    </message>
    <message>
        <source>White’s territory</source>
        <translation>백집</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>불분명한 국면</translation>
    </message>
    <message>
        <source>Entered by</source>
        <translation>입력자</translation>
    </message>
    <message>
        <source>Value for Black</source>
        <translation>흑에게의 값</translation>
    </message>
    <message>
        <source>Visible part of the board</source>
        <translation>판의 보이는 부분</translation>
    </message>
    <message>
        <source>White’s move</source>
        <translation>백의 수</translation>
    </message>
    <message>
        <source>White’s time left, seconds</source>
        <translation>백의 남은 시간(초)</translation>
    </message>
    <message>
        <source>White’s rank</source>
        <translation>백의 단급</translation>
    </message>
    <message>
        <source>White’s team</source>
        <translation>백의 소속</translation>
    </message>
    <message>
        <source>“%1” is not a date of the form 2004, 2004-03 or 2004-03-15.</source>
        <translation>“%1”은(는) 2004, 2004-03, 2004-03-15 꼴의 날짜가 아닙니다.</translation>
    </message>
    <message>
        <source>There is no such day as “%1”.</source>
        <translation>“%1”(이)라는 날은 없습니다.</translation>
    </message>
    <message>
        <source>“%1” does not say which year or month.</source>
        <translation>“%1”에 해나 달이 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not later than the date before it.</source>
        <translation>“%1”은(는) 앞 날짜보다 나중이 아닙니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::QuestionsWindow</name>
    <message>
        <source>Opening</source>
        <translation>포석</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>중반</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>수</translation>
    </message>
    <message>
        <source>Number of the move</source>
        <translation>수순 번호</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>판</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>손해</translation>
    </message>
    <message>
        <source>What the move lost</source>
        <translation>수의 손해</translation>
    </message>
    <message>
        <source>Asked again</source>
        <translation>다시 물음</translation>
    </message>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>Ask &amp;All Shown</source>
        <translation>보이는 것 모두 묻기(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Forget Selected</source>
        <translation>고른 것 잊기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Delete All…</source>
        <translation>모두 삭제(&amp;D)…</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>나의 대국의 문제</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>판 크기</translation>
    </message>
    <message>
        <source>Phase of the game</source>
        <translation>대국의 단계</translation>
    </message>
    <message>
        <source>Whole game</source>
        <translation>대국 전체</translation>
    </message>
    <message>
        <source>How many questions there are</source>
        <translation>문제의 수</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>판(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Phase</source>
        <translation>단계(&amp;P)</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Columns of the questions</source>
        <translation>문제의 열</translation>
    </message>
    <message>
        <source>Keep the mistakes of &amp;every game of mine that is reviewed</source>
        <translation>복기한 나의 모든 대국의 실수 남기기(&amp;E)</translation>
    </message>
    <message>
        <source>Otherwise only what Try Again has asked is kept.</source>
        <translation>그러지 않으면 “다시 해 보기”가 물은 것만 남깁니다.</translation>
    </message>
    <message>
        <source>Kept on this computer alone, readable by you only: %1</source>
        <translation>이 컴퓨터에만 남으며 자신만 읽을 수 있습니다: %1</translation>
    </message>
    <message>
        <source>All boards</source>
        <translation>모든 판</translation>
    </message>
    <message numerus="yes">
        <source>%1 due of %n</source>
        <translation>
            <numerusform>%n개 중 %1개가 풀 때임</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;None Is Due</source>
        <translation>풀 때가 된 것 없음(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>Ask the %n D&amp;ue</source>
        <translation>
            <numerusform>풀 때가 된 %n개 묻기(&amp;U)</numerusform>
        </translation>
    </message>
    <message>
        <source>The questions cannot be used: %1. Delete All begins anew.</source>
        <translation>문제를 쓸 수 없습니다: %1. “모두 삭제”로 새로 시작합니다.</translation>
    </message>
    <message>
        <source>Review a game and choose Try Again: the mistakes that it asks come here, and are asked again on other days.</source>
        <translation>대국을 복기하고 “다시 해 보기”를 고르십시오. 물은 실수가 여기 오고 다른 날 다시 묻습니다.</translation>
    </message>
    <message>
        <source>There is no such question.</source>
        <translation>그런 문제가 없습니다.</translation>
    </message>
    <message>
        <source>Delete All Questions</source>
        <translation>모든 문제 삭제</translation>
    </message>
    <message>
        <source>Delete all questions, and how their answers went? The games stay as they are.</source>
        <translation>모든 문제와 답한 결과를 삭제할까요? 대국은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>&amp;Delete All</source>
        <translation>모두 삭제(&amp;D)</translation>
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
        <translation>문제의 판</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>닫기(&amp;C)</translation>
    </message>
</context>
<context>
    <name>shinpan::RankText</name>
    <message>
        <source>%1 dan</source>
        <translation>%1단</translation>
    </message>
    <message>
        <source>%1 kyu</source>
        <translation>%1급</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>About %1 on %2×%2: an estimate, not measured.</source>
        <translation>%2×%2에서 약 %1: 잰 것이 아니라 추정입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 on %2×%2: by %n game(s), with 95 % between %3 and %4.</source>
        <translation>
            <numerusform>%2×%2에서 %1: %n국으로 보아 95 % 확실하게 %3와(과) %4 사이.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ranks on this size are estimates.</source>
        <translation>이 크기의 기력은 추정입니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::RatingPlot</name>
    <message>
        <source>Your rank over the weeks</source>
        <translation>주별 기력</translation>
    </message>
    <message>
        <source>From %1 in the week of %2 to %3 in the week of %4</source>
        <translation>%2 주의 %1부터 %4 주의 %3까지</translation>
    </message>
</context>
<context>
    <name>shinpan::ReadingActions</name>
    <message>
        <source>&amp;Encoding…</source>
        <translation>인코딩(&amp;E)…</translation>
    </message>
    <message>
        <source>Repa&amp;irs…</source>
        <translation>복구(&amp;I)…</translation>
    </message>
    <message>
        <source>Read the file in another encoding</source>
        <translation>파일을 다른 인코딩으로 읽습니다</translation>
    </message>
    <message>
        <source>See what was unusual about the file</source>
        <translation>파일에서 이상했던 점을 봅니다</translation>
    </message>
    <message>
        <source>This is a %1 file. Saving turns it into an SGF file.</source>
        <translation>%1 파일입니다. 저장하면 SGF 파일이 됩니다.</translation>
    </message>
    <message>
        <source>Its encoding was guessed: %1.</source>
        <translation>인코딩은 추측했습니다: %1.</translation>
    </message>
    <message>
        <source>Its encoding is unknown; it was read as %1.</source>
        <translation>인코딩을 몰라 %1(으)로 읽었습니다.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>바꾸기…</translation>
    </message>
    <message numerus="yes">
        <source>Read with %n repair(s).</source>
        <translation>
            <numerusform>%n군데를 고쳐 읽었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>표시</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경</translation>
    </message>
    <message>
        <source>Read the file again without your changes?</source>
        <translation>변경을 버리고 파일을 다시 읽을까요?</translation>
    </message>
    <message>
        <source>In another encoding, the changes made since it was opened are lost.</source>
        <translation>다른 인코딩으로 읽으면 연 뒤의 변경은 없어집니다.</translation>
    </message>
    <message>
        <source>&amp;Discard Changes</source>
        <translation>변경 버리기(&amp;D)</translation>
    </message>
    <message>
        <source>It may as well be %1.</source>
        <translation>%1일 수도 있습니다.</translation>
    </message>
    <message>
        <source>Read as %1</source>
        <translation>%1(으)로 읽음</translation>
    </message>
</context>
<context>
    <name>shinpan::RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>최근 파일 열기(&amp;R)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>최근 파일 없음</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>이 목록 지우기(&amp;C)</translation>
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
        <translation>잘라내기</translation>
    </message>
    <message>
        <source>A game is being played here: paste elsewhere</source>
        <translation>여기서 대국 중입니다. 다른 곳에 붙여 넣으십시오</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>붙여넣기</translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>아무것도 붙여 넣지 못했습니다: %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>The start of the game cannot be deleted</source>
        <translation>대국의 시작은 삭제할 수 없습니다</translation>
    </message>
    <message>
        <source>The game being played goes through this node</source>
        <translation>진행 중인 대국이 이 노드를 지나갑니다</translation>
    </message>
    <message>
        <source>Move Up</source>
        <translation>위로</translation>
    </message>
    <message>
        <source>Move Down</source>
        <translation>아래로</translation>
    </message>
    <message>
        <source>Make Main Line</source>
        <translation>본 진행으로</translation>
    </message>
    <message>
        <source>The game being played is one of the other variations</source>
        <translation>진행 중인 대국이 다른 변화 중 하나입니다</translation>
    </message>
    <message>
        <source>Delete Other Variations</source>
        <translation>다른 변화 삭제</translation>
    </message>
    <message>
        <source>A game is being played in this record: flatten it when it is over</source>
        <translation>이 기보에서 대국 중입니다. 대국이 끝난 뒤에 하십시오</translation>
    </message>
    <message>
        <source>Flatten</source>
        <translation>여기서 시작</translation>
    </message>
</context>
<context>
    <name>shinpan::RecoveryCopy</name>
    <message>
        <source>%1: the folder cannot be created</source>
        <translation>%1: 폴더를 만들 수 없습니다</translation>
    </message>
</context>
<context>
    <name>shinpan::RegressionFeature</name>
    <message>
        <source>Open &amp;Test Suite…</source>
        <translation>시험 모음 열기(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Add Position to Test Suite…</source>
        <translation>국면을 시험 모음에 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>Open Test Suite</source>
        <translation>시험 모음 열기</translation>
    </message>
    <message>
        <source>Test suites (*.tst)</source>
        <translation>시험 모음 (*.tst)</translation>
    </message>
    <message>
        <source>The suite cannot be opened. %1</source>
        <translation>시험 모음을 열 수 없습니다. %1</translation>
    </message>
    <message>
        <source>Test suites can only have square boards.</source>
        <translation>시험 모음의 판은 정사각형뿐입니다.</translation>
    </message>
    <message>
        <source>The test was not added. %1</source>
        <translation>시험을 추가하지 못했습니다. %1</translation>
    </message>
    <message>
        <source>Added as test %1 of %2</source>
        <translation>%2의 시험 %1(으)로 추가했습니다</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyModel</name>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
</context>
<context>
    <name>shinpan::ReplyView</name>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Columns of the answer</source>
        <translation>답의 열</translation>
    </message>
    <message>
        <source>The answer is empty.</source>
        <translation>답이 비어 있습니다.</translation>
    </message>
    <message>
        <source>The engine’s answer appears here.</source>
        <translation>엔진의 답이 여기 나옵니다.</translation>
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
        <translation>중단(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Restart It</source>
        <translation>다시 시작(&amp;R)</translation>
    </message>
    <message>
        <source>A command without an answer</source>
        <translation>답이 없는 명령</translation>
    </message>
    <message>
        <source>Ask the engine to interrupt what it is doing</source>
        <translation>하던 일을 중단하도록 엔진에 요청합니다</translation>
    </message>
    <message>
        <source>Kill the engine and restart it; the game goes on</source>
        <translation>엔진을 강제로 끝내고 다시 시작합니다. 대국은 계속됩니다</translation>
    </message>
    <message>
        <source>&amp;Wait</source>
        <translation>기다리기(&amp;W)</translation>
    </message>
    <message>
        <source>Ask again later</source>
        <translation>나중에 다시 묻습니다</translation>
    </message>
    <message>
        <source>%1 has been busy with “%2” for %3.</source>
        <translation>%1이(가) “%2”에 %3째 매달려 있습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReportPages</name>
    <message>
        <source>What to show of the competition</source>
        <translation>대회의 무엇을 볼지</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>대국(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Crosstable</source>
        <translation>대진표(&amp;C)</translation>
    </message>
    <message>
        <source>R&amp;ounds</source>
        <translation>라운드(&amp;O)</translation>
    </message>
    <message>
        <source>O&amp;penings</source>
        <translation>포석(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Events</source>
        <translation>있었던 일(&amp;E)</translation>
    </message>
    <message>
        <source>Brac&amp;ket</source>
        <translation>토너먼트 표(&amp;K)</translation>
    </message>
    <message>
        <source>Bracket</source>
        <translation>토너먼트 표</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>라운드</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>튜닝(&amp;U)</translation>
    </message>
    <message>
        <source>The report as text</source>
        <translation>글로 된 보고서</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>자세히(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Machines</source>
        <translation>컴퓨터(&amp;M)</translation>
    </message>
    <message>
        <source>Le&amp;vels</source>
        <translation>레벨(&amp;V)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewActions</name>
    <message>
        <source>&amp;Review Game…</source>
        <translation>대국 복기(&amp;R)…</translation>
    </message>
    <message>
        <source>Let engines look at every position of the game (F12)</source>
        <translation>엔진이 대국의 모든 국면을 봅니다 (F12)</translation>
    </message>
    <message>
        <source>End the review; what was found stays</source>
        <translation>복기를 끝냅니다. 찾은 것은 남습니다</translation>
    </message>
    <message>
        <source>Resume Re&amp;view</source>
        <translation>복기 다시 시작(&amp;V)</translation>
    </message>
    <message>
        <source>Pause Re&amp;view</source>
        <translation>복기 일시 정지(&amp;V)</translation>
    </message>
    <message>
        <source>Go on with the review</source>
        <translation>복기를 계속합니다</translation>
    </message>
    <message>
        <source>Pause the review</source>
        <translation>복기를 일시 정지합니다</translation>
    </message>
    <message>
        <source>Ca&amp;ncel Review</source>
        <translation>복기 취소(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Save Analysis into Game…</source>
        <translation>분석을 대국에 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Write what engines found into the game</source>
        <translation>엔진이 찾은 것을 대국에 씁니다</translation>
    </message>
    <message>
        <source>Review Files…</source>
        <translation>파일 복기…</translation>
    </message>
    <message>
        <source>Let an engine look at all games in files or a folder</source>
        <translation>엔진이 파일이나 폴더의 모든 대국을 봅니다</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>&amp;Try Mistakes Again</source>
        <translation>실수 다시 해 보기(&amp;T)</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>다시 해 보기</translation>
    </message>
    <message>
        <source>Find better moves where the game’s were mistakes (Shift+F12)</source>
        <translation>대국의 수가 실수였던 곳에서 더 나은 수를 찾습니다 (Shift+F12)</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewController</name>
    <message>
        <source>What the review finds cannot be kept for a restart: %1</source>
        <translation>복기에서 찾은 것을 다시 시작할 때를 위해 남길 수 없습니다: %1</translation>
    </message>
    <message>
        <source>%1 cannot go on with the review: it %2.</source>
        <translation>%1은(는) 복기를 계속할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>The review has ended because komi or rules have changed.</source>
        <translation>덤이나 규칙이 바뀌어 복기가 끝났습니다.</translation>
    </message>
    <message>
        <source>The review has ended because its engine is no longer chosen.</source>
        <translation>엔진 선택이 풀려 복기가 끝났습니다.</translation>
    </message>
    <message numerus="yes">
        <source>The review is complete: %n position(s).</source>
        <translation>
            <numerusform>복기를 마쳤습니다: 국면 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review · %1</source>
        <translation>복기 · %1</translation>
    </message>
    <message>
        <source>The review goes on without the position after move %1: %2 %3.</source>
        <translation>복기는 %1수 뒤의 국면을 빼고 계속합니다: %2 %3.</translation>
    </message>
    <message>
        <source>%1 says during the review: it %2.</source>
        <translation>복기 중 %1: %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewDialog</name>
    <message>
        <source>Review Game</source>
        <translation>대국 복기</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>복기(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) to judge. You can keep working meanwhile.</source>
        <translation>
            <numerusform>평가할 수 %n개. 그동안 계속 작업할 수 있습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFeature</name>
    <message>
        <source>Review</source>
        <translation>복기</translation>
    </message>
    <message>
        <source>Save Analysis</source>
        <translation>분석 저장</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFields</name>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 초</translation>
    </message>
    <message>
        <source>&amp;Visits per position</source>
        <translation>국면마다의 탐색 수(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Time per position</source>
        <translation>국면마다의 시간(&amp;T)</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>엔진</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>끝</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>첫 수</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>마지막 수</translation>
    </message>
    <message>
        <source>to</source>
        <translation>~</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>수(&amp;M)</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>처음부터</translation>
    </message>
    <message>
        <source>From the end</source>
        <translation>끝부터</translation>
    </message>
    <message>
        <source>From the end: engines that keep their search tree see further</source>
        <translation>끝부터: 탐색 트리를 남기는 엔진은 더 멀리 봅니다</translation>
    </message>
    <message>
        <source>&amp;Order</source>
        <translation>순서(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Engines</source>
        <translation>엔진(&amp;E)</translation>
    </message>
    <message>
        <source>Choose an engine.</source>
        <translation>엔진을 고르십시오.</translation>
    </message>
    <message>
        <source>Say how many visits, or how much time, a position gets.</source>
        <translation>국면마다의 탐색 수나 시간을 적으십시오.</translation>
    </message>
    <message>
        <source>There is no move in this range.</source>
        <translation>이 범위에 수가 없습니다.</translation>
    </message>
    <message>
        <source>No engine here can analyse. KataGo is a good one to add.</source>
        <translation>분석할 수 있는 엔진이 없습니다. KataGo를 추가하면 좋습니다.</translation>
    </message>
    <message>
        <source>Its first report with so many visits stops an engine; a quick one has more by then</source>
        <translation>이만큼 탐색한 첫 보고에서 엔진을 멈춥니다. 빠른 엔진은 그때 더 많습니다</translation>
    </message>
    <message>
        <source>at least </source>
        <translation>적어도 </translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewFileList</name>
    <message>
        <source>Files to be reviewed</source>
        <translation>복기할 파일</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>파일 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>Add F&amp;older…</source>
        <translation>폴더 추가(&amp;O)…</translation>
    </message>
    <message>
        <source>Remove from Li&amp;st</source>
        <translation>목록에서 제거(&amp;R)</translation>
    </message>
    <message>
        <source>Add Files</source>
        <translation>파일 추가</translation>
    </message>
    <message>
        <source>Add Folder</source>
        <translation>폴더 추가</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewMachineFields</name>
    <message>
        <source>Reviewed</source>
        <translation>복기 장소</translation>
    </message>
    <message>
        <source>Files at a time</source>
        <translation>동시에 처리할 파일 수</translation>
    </message>
    <message>
        <source>On each computer, each with engines of its own</source>
        <translation>컴퓨터마다의 수, 파일마다 별도의 엔진을 씁니다</translation>
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
        <translation>또는</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>Columns of the mistakes</source>
        <translation>실수의 열</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>실수를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>In a review, engines look at every position of the game; the moves that lost most are listed here.</source>
        <translation>복기에서는 엔진이 대국의 모든 국면을 보고, 손해가 큰 수가 여기 나옵니다.</translation>
    </message>
    <message>
        <source>The first mistake will appear here.</source>
        <translation>첫 실수가 여기 나옵니다.</translation>
    </message>
    <message>
        <source>Win rate lost by a mistake</source>
        <translation>실수로 보는 승률 손해</translation>
    </message>
    <message>
        <source>Points lost by a mistake</source>
        <translation>실수로 보는 집 손해</translation>
    </message>
    <message>
        <source>the record</source>
        <translation>기보</translation>
    </message>
    <message>
        <source> pts</source>
        <comment>points</comment>
        <translation> 집</translation>
    </message>
    <message>
        <source>Mistakes from</source>
        <translation>실수로 볼 손해</translation>
    </message>
    <message>
        <source>What a move has to lose to be listed as a mistake</source>
        <translation>실수로 적힐 수의 손해</translation>
    </message>
    <message>
        <source>No mistake is certain: some moves seem to cost that much, but the evaluations are too uncertain to tell. More visits, or a stronger engine, would.</source>
        <translation>확실한 실수가 없습니다. 그만큼 손해로 보이는 수도 있지만 평가가 너무 불확실합니다. 탐색 수를 늘리거나 강한 엔진을 쓰면 알 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewProgress</name>
    <message>
        <source>Progress of the review</source>
        <translation>복기 진행</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n position(s)</source>
        <translation>
            <numerusform>국면 %1 / %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, paused</source>
        <translation>%1, 일시 정지</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, %2 남음</translation>
    </message>
</context>
<context>
    <name>shinpan::ReviewSummary</name>
    <message>
        <source>Loss per move</source>
        <translation>한 수의 손해</translation>
    </message>
    <message>
        <source>Engine’s choice</source>
        <translation>엔진의 선택</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>실수</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>%1이(가) 본 대로</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; the engine’s choice in %3 of %4 moves; mistakes: %5</source>
        <translation>%1: 한 수에 %2 손해, %4수 중 %3수가 엔진의 선택, 실수: %5</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>포석</translation>
    </message>
    <message>
        <source>Middle game</source>
        <translation>중반</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>포석</translation>
    </message>
    <message>
        <source>middle game</source>
        <translation>중반</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>끝내기</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; loss per move by phase: %1</source>
        <translation>. 단계별 한 수의 손해: %1</translation>
    </message>
    <message>
        <source>%1: lost %2 per move; mistakes: %3</source>
        <translation>%1: 한 수에 %2 손해, 실수: %3</translation>
    </message>
    <message>
        <source>%1, %2 pts</source>
        <comment>win rate, points</comment>
        <translation>%1, %2집</translation>
    </message>
</context>
<context>
    <name>shinpan::RoundsView</name>
    <message>
        <source>Round %1</source>
        <translation>%1라운드</translation>
    </message>
    <message>
        <source>Final</source>
        <translation>결승</translation>
    </message>
    <message>
        <source>Semifinals</source>
        <translation>준결승</translation>
    </message>
    <message>
        <source>Quarterfinals</source>
        <translation>준준결승</translation>
    </message>
    <message>
        <source>Round of %1</source>
        <translation>%1강 (라운드)</translation>
    </message>
    <message>
        <source>%1  bye</source>
        <translation>%1  부전승</translation>
    </message>
    <message>
        <source>even: the higher seed goes through</source>
        <translation>동률: 높은 시드가 올라감</translation>
    </message>
</context>
<context>
    <name>shinpan::RulesField</name>
    <message>
        <source>Custom…</source>
        <translation>사용자 지정…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>규칙</translation>
    </message>
</context>
<context>
    <name>shinpan::RunLimits</name>
    <message>
        <source>Most games in a run</source>
        <translation>한 번 실행의 최대 대국</translation>
    </message>
    <message>
        <source>The run starts no more games than this</source>
        <translation>이번 실행에서 이보다 많은 대국을 시작하지 않습니다</translation>
    </message>
    <message>
        <source>Longest time for a run</source>
        <translation>한 번 실행의 최장 시간</translation>
    </message>
    <message>
        <source>After this time, the run starts no more games</source>
        <translation>이 시간이 지나면 새 대국을 시작하지 않습니다</translation>
    </message>
    <message>
        <source>any number of games</source>
        <translation>대국 수 상관없음</translation>
    </message>
    <message>
        <source> games</source>
        <translation> 국</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>시간 상관없음</translation>
    </message>
    <message>
        <source>&amp;Limits of the run</source>
        <translation>실행의 제한(&amp;L)</translation>
    </message>
</context>
<context>
    <name>shinpan::RunningGameWindow</name>
    <message>
        <source>Broken off</source>
        <translation>중단</translation>
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
        <translation>분석을 대국에 저장</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <translation>수치(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Comments</source>
        <translation>해설(&amp;C)</translation>
    </message>
    <message>
        <source>Va&amp;riations</source>
        <translation>변화(&amp;R)</translation>
    </message>
    <message>
        <source>The chance to win and the lead after each move, as numbers that other programs read too.</source>
        <translation>각 수 뒤의 승률과 우세를 다른 프로그램도 읽는 수치로.</translation>
    </message>
    <message>
        <source>Also as a readable line in each comment, with what each mistake lost.</source>
        <translation>각 해설에도 읽을 수 있는 한 줄로, 실수마다의 손해와 함께.</translation>
    </message>
    <message>
        <source>Also what the engine would have played instead of each mistake.</source>
        <translation>실수 대신 엔진이라면 두었을 수도.</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>엔진(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Moves of a variation, at most</source>
        <translation>변화의 수, 최대(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Save into Game</source>
        <translation>대국에 저장(&amp;S)</translation>
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
        <translation>형세 판단 · %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoreTable</name>
    <message>
        <source>Count</source>
        <translation>계산</translation>
    </message>
    <message>
        <source>Living stones</source>
        <translation>살아 있는 돌</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>집</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>사석</translation>
    </message>
    <message>
        <source>Pass stones</source>
        <translation>패스 돌</translation>
    </message>
    <message>
        <source>Group tax</source>
        <translation>무리세</translation>
    </message>
    <message>
        <source>Komi</source>
        <translation>덤</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>치석</translation>
    </message>
    <message>
        <source>Button</source>
        <translation>단추</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>합계</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: Black %2, White %3.</source>
        <translation>%1: 흑 %2, 백 %3.</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringController</name>
    <message>
        <source>Score</source>
        <translation>계가</translation>
    </message>
</context>
<context>
    <name>shinpan::ScoringPanel</name>
    <message>
        <source>Opinions</source>
        <translation>의견</translation>
    </message>
    <message>
        <source>Click a group: dead or alive. With Ctrl: the chain alone. With Shift, or S: seki.</source>
        <translation>돌 무리를 클릭: 죽음 또는 삶. Ctrl: 이어진 돌만. Shift 또는 S: 빅.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>계가</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Rules to count by</source>
        <translation>셀 때의 규칙</translation>
    </message>
    <message>
        <source>The record names no rules known here. Which should be used for counting?</source>
        <translation>기보에 여기서 아는 규칙이 없습니다. 어느 규칙으로 셀까요?</translation>
    </message>
    <message>
        <source>&amp;Resume Play</source>
        <translation>대국 계속(&amp;R)</translation>
    </message>
    <message>
        <source>The game goes on; dead stones are settled on the board</source>
        <translation>대국을 계속해 죽은 돌을 판에서 정합니다</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
        <source>Leave the record as it is (Esc)</source>
        <translation>기보를 그대로 둡니다 (Esc)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>마침(&amp;D)</translation>
    </message>
    <message>
        <source>Counted by territory: %1</source>
        <translation>집으로 계산: %1</translation>
    </message>
    <message>
        <source>Counted by area: %1</source>
        <translation>면적으로 계산: %1</translation>
    </message>
    <message>
        <source>komi %1</source>
        <translation>덤 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n handicap stones</source>
        <translation>
            <numerusform>치석 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>바꾸기(&amp;R)</translation>
    </message>
    <message>
        <source>The result of the game</source>
        <translation>대국의 결과</translation>
    </message>
    <message>
        <source>The record has another result: %1. Replace it with %2?</source>
        <translation>기보에 다른 결과가 있습니다: %1. %2(으)로 바꿀까요?</translation>
    </message>
    <message>
        <source>The score is settled (Ctrl+Return)</source>
        <translation>결과를 정합니다 (Ctrl+Return)</translation>
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
            <numerusform>경계가 열려 %n집은 누구의 것도 아닙니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n stones it is not settled whether they live.</source>
        <translation>
            <numerusform>돌 %n개의 사활이 정해지지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::SealDialog</name>
    <message>
        <source>Environment</source>
        <translation>환경</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>폴더</translation>
    </message>
    <message>
        <source>User</source>
        <translation>사용자</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>그대로</translation>
    </message>
    <message>
        <source>&amp;Logs of engines</source>
        <translation>엔진의 로그(&amp;L)</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>찾은 것</translation>
    </message>
    <message>
        <source>In the file</source>
        <translation>파일에</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>곳</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>파일에 없음</translation>
    </message>
    <message>
        <source>&amp;Seal…</source>
        <translation>봉인(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy SHA-256</source>
        <translation>SHA-256 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Seal “%1”</source>
        <translation>“%1” 봉인</translation>
    </message>
    <message>
        <source>What would tell of people and computers</source>
        <translation>사람과 컴퓨터를 드러내는 것</translation>
    </message>
    <message>
        <source>Puts everything about this competition into one file, which anybody can verify without its engines.</source>
        <translation>이 대회의 모든 것을, 엔진 없이도 누구나 검증할 수 있는 파일 하나에 담습니다.</translation>
    </message>
    <message>
        <source>Keep:</source>
        <translation>남길 것:</translation>
    </message>
    <message>
        <source>&amp;Folders</source>
        <translation>폴더(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Users’ names</source>
        <translation>사용자 이름(&amp;U)</translation>
    </message>
    <message>
        <source>Co&amp;mputers’ names</source>
        <translation>컴퓨터 이름(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Environment</source>
        <translation>환경(&amp;E)</translation>
    </message>
    <message>
        <source>Tells it as it is; otherwise the same word stands for it everywhere</source>
        <translation>그대로 알립니다. 그러지 않으면 어디서나 같은 낱말로 바꿉니다</translation>
    </message>
    <message>
        <source>What engines were told and said, if that was logged</source>
        <translation>엔진에 전한 말과 엔진의 말(기록했다면)</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>With it, anybody can see whether a single byte was changed</source>
        <translation>이것을 아는 사람은 누가 바꾼 한 바이트도 알아봅니다</translation>
    </message>
    <message>
        <source>Looking through %v of %m games</source>
        <translation>대국 %m국 중 %v국 살펴보는 중</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>봉인</translation>
    </message>
    <message>
        <source>Sealed competitions (*.zip)</source>
        <translation>봉인된 대회 (*.zip)</translation>
    </message>
    <message>
        <source>Sealing %v of %m games</source>
        <translation>대국 %m국 중 %v국 봉인 중</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>as it is: too short or common</source>
        <translation>그대로: 너무 짧거나 흔함</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… 외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>It is sealed as it stands: %1.</source>
        <translation>지금 그대로 봉인합니다: %1.</translation>
    </message>
    <message>
        <source>Nothing was found that tells of people or computers.</source>
        <translation>사람이나 컴퓨터를 드러내는 것을 찾지 못했습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are in %1. Publish the SHA-256 of its manifest elsewhere, and nobody can change it unseen:
%2</source>
        <translation>
            <numerusform>대국 %n국이 %1에 있습니다. 목록의 SHA-256을 다른 곳에 공개하면 아무도 몰래 바꿀 수 없습니다:
%2</numerusform>
        </translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>멈췄습니다</translation>
    </message>
    <message>
        <source>Not sealed: %1.</source>
        <translation>봉인하지 못했습니다: %1.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatCard</name>
    <message>
        <source>&amp;Black</source>
        <translation>흑(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>백(&amp;W)</translation>
    </message>
    <message>
        <source>Who plays Black</source>
        <translation>흑을 두는 쪽</translation>
    </message>
    <message>
        <source>Who plays White</source>
        <translation>백을 두는 쪽</translation>
    </message>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Plays by clicking on the board</source>
        <translation>판을 클릭해 둡니다</translation>
    </message>
    <message>
        <source>Cannot be started: %1.</source>
        <translation>시작할 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>Counts by Chinese rules, whatever this game’s are.</source>
        <translation>이 대국의 규칙과 상관없이 중국 규칙으로 셉니다.</translation>
    </message>
    <message>
        <source>Counts by Japanese rules, whatever this game’s are.</source>
        <translation>이 대국의 규칙과 상관없이 일본 규칙으로 셉니다.</translation>
    </message>
    <message>
        <source>How strongly Black plays</source>
        <translation>흑의 기력</translation>
    </message>
    <message>
        <source>How strongly White plays</source>
        <translation>백의 기력</translation>
    </message>
    <message>
        <source>Name, for the record</source>
        <translation>기보에 적을 이름</translation>
    </message>
    <message>
        <source>Name of who plays Black</source>
        <translation>흑을 두는 쪽의 이름</translation>
    </message>
    <message>
        <source>Name of who plays White</source>
        <translation>백을 두는 쪽의 이름</translation>
    </message>
    <message>
        <source>Is not told the komi: the Go Modem Protocol has no word for it.</source>
        <translation>덤을 알릴 수 없습니다. Go Modem Protocol에는 그 말이 없습니다.</translation>
    </message>
    <message>
        <source>Refuses suicide, which these rules allow, and would lose by it.</source>
        <translation>이 규칙이 허용하는 자살수를 거부하므로 그 때문에 질 수 있습니다.</translation>
    </message>
    <message>
        <source>Refuses suicide of a single stone, which these rules allow, and would lose by it.</source>
        <translation>이 규칙이 허용하는 한 점의 자살수를 거부하므로 그 때문에 질 수 있습니다.</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>엔진 추가…</translation>
    </message>
    <message>
        <source>It %1.</source>
        <translation>엔진: %1.</translation>
    </message>
</context>
<context>
    <name>shinpan::SeatMenu</name>
    <message>
        <source>You</source>
        <translation>나</translation>
    </message>
    <message>
        <source>Add Engine…</source>
        <translation>엔진 추가…</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>기력</translation>
    </message>
</context>
<context>
    <name>shinpan::ShortcutsDialog</name>
    <message>
        <source>&amp;Assign</source>
        <translation>지정(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>키 없음(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>기본값(&amp;D)</translation>
    </message>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>바로 가기 단축키</translation>
    </message>
    <message>
        <source>Search by name or key</source>
        <translation>이름이나 키로 찾기</translation>
    </message>
    <message>
        <source>Search shortcuts</source>
        <translation>단축키 찾기</translation>
    </message>
    <message>
        <source>Left and Right: moves</source>
        <translation>왼쪽과 오른쪽: 수</translation>
    </message>
    <message>
        <source>Up and Down: moves</source>
        <translation>위와 아래: 수</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>화살표 키</translation>
    </message>
    <message>
        <source>Which arrows go through the moves; the others go to variations</source>
        <translation>어느 화살표가 수를 따라갈지. 나머지는 변화로 갑니다</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>새 키</translation>
    </message>
    <message>
        <source>Press the keys here</source>
        <translation>여기서 키를 누르십시오</translation>
    </message>
    <message>
        <source>Take its keys away</source>
        <translation>키를 없앱니다</translation>
    </message>
    <message>
        <source>Restore its default keys</source>
        <translation>기본 키로 되돌립니다</translation>
    </message>
    <message>
        <source>New &amp;key:</source>
        <translation>새 키(&amp;K):</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>모두 초기화(&amp;R)</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>단축키</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>가져오기(&amp;T)</translation>
    </message>
    <message>
        <source>%1 is the key of “%2”, which would lose it.</source>
        <translation>%1은(는) “%2”의 키이며 거기서는 없어집니다.</translation>
    </message>
    <message>
        <source>Choose an action to give it another key.</source>
        <translation>동작을 고르면 다른 키를 줄 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::SprtPanel</name>
    <message>
        <source>Sequential test</source>
        <translation>순차 검정</translation>
    </message>
    <message>
        <source>LLR %1, from %2 to %3</source>
        <translation>LLR %1, %2부터 %3까지</translation>
    </message>
    <message>
        <source>%1 is stronger than %2: H1 (%3 Elo) is accepted.</source>
        <translation>%1이(가) %2보다 강함: H1 (%3 Elo) 채택.</translation>
    </message>
    <message>
        <source>%1 is not that much stronger than %2: H0 (%3 Elo) is accepted.</source>
        <translation>%1이(가) %2보다 그만큼 강하지 않음: H0 (%3 Elo) 채택.</translation>
    </message>
    <message>
        <source>No verdict: the latest games only repeat earlier ones.</source>
        <translation>판정 없음: 최근 대국이 앞선 대국을 되풀이할 뿐입니다.</translation>
    </message>
    <message>
        <source>Undecided between %1 and %2 Elo.</source>
        <translation>%1 Elo와 %2 Elo 사이에서 정해지지 않았습니다.</translation>
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
        <translation>판</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>직접 두기</translation>
    </message>
    <message>
        <source>Nigiri</source>
        <translation>돌 가리기</translation>
    </message>
    <message>
        <source>The colours are drawn by lot</source>
        <translation>제비로 색을 정합니다</translation>
    </message>
    <message>
        <source>%1, strength</source>
        <translation>%1의 기력</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>기력</translation>
    </message>
    <message>
        <source>You: about %1</source>
        <translation>나: 약 %1</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>나의 발전</translation>
    </message>
    <message>
        <source>Your progress. %1</source>
        <translation>나의 발전. %1</translation>
    </message>
    <message>
        <source>Your games against engines, and what rank they make you</source>
        <translation>엔진과 둔 대국과 그에 따른 기력</translation>
    </message>
    <message numerus="yes">
        <source>You get %n stone(s), as Black.</source>
        <translation>
            <numerusform>흑으로 치석 돌 %n개를 받습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either way, a game without help counts for your rank.</source>
        <translation>어느 쪽이든 도움 없이 둔 대국은 나의 급수에 반영됩니다.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>도움</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>힌트</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>지도</translation>
    </message>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Hint, in the toolbar, names good moves.</source>
        <translation>도구 모음의 ‘힌트’가 좋은 수를 알려 줍니다.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>Play Even</source>
        <translation>호선으로 두기</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>an engine, its rank</comment>
        <translation>%1(%2)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>an engine, its weakest and strongest rank</comment>
        <translation>%1(%2~%3)</translation>
    </message>
</context>
<context>
    <name>shinpan::StartupPage</name>
    <message>
        <source>“%1” is not of the form NAME=value.</source>
        <translation>“%1”은(는) NAME=value 꼴이 아닙니다.</translation>
    </message>
    <message>
        <source>“%1”: %2.</source>
        <translation>“%1”: %2.</translation>
    </message>
    <message>
        <source>&amp;Working directory</source>
        <translation>작업 디렉터리(&amp;W)</translation>
    </message>
    <message>
        <source>Choose the working directory</source>
        <translation>작업 디렉터리를 고릅니다</translation>
    </message>
    <message>
        <source>Your home directory</source>
        <translation>홈 디렉터리</translation>
    </message>
    <message>
        <source>&amp;Environment, one per line</source>
        <translation>환경 변수, 한 줄에 하나(&amp;E)</translation>
    </message>
    <message>
        <source>Start-&amp;up commands, one per line</source>
        <translation>시작 명령, 한 줄에 하나(&amp;U)</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>폴더 %1이(가) 없습니다.</translation>
    </message>
    <message>
        <source>“%1” is not of the form COMMAND=NAME.</source>
        <translation>“%1”은(는) COMMAND=NAME 꼴이 아닙니다.</translation>
    </message>
    <message>
        <source>Comman&amp;ds under other names, one per line</source>
        <translation>다른 이름의 명령, 한 줄에 하나(&amp;D)</translation>
    </message>
    <message>
        <source>“%1” is neither area=ARGUMENTS nor territory=ARGUMENTS.</source>
        <translation>“%1”은(는) area=ARGUMENTS도 territory=ARGUMENTS도 아닙니다.</translation>
    </message>
    <message>
        <source>Added to the command line by &amp;rules, one per line</source>
        <translation>규칙에 따라 명령줄에 더할 것, 한 줄에 하나(&amp;R)</translation>
    </message>
    <message>
        <source>Run it in a sandbo&amp;x</source>
        <translation>샌드박스에서 실행(&amp;X)</translation>
    </message>
    <message>
        <source>Made by bubblewrap (bwrap); where it is not installed or the system does not allow it, the engine is not started. The working directory can be written, but for the program; system folders, the program’s folder and the files that the command line names can be read. Everything else of yours is hidden: where the home directory is the working directory, that is an empty one. There is no network, no graphics card and no other process. It does not limit processors and memory, and is no wall against faults of the kernel.</source>
        <translation>bubblewrap (bwrap)이 만듭니다. 설치되지 않았거나 시스템이 허용하지 않으면 엔진을 시작하지 않습니다. 프로그램 자체를 뺀 작업 디렉터리에 쓸 수 있고, 시스템 폴더, 프로그램의 폴더, 명령줄이 가리키는 파일을 읽을 수 있습니다. 그 밖의 것은 모두 가려집니다. 홈 디렉터리가 작업 디렉터리이면 빈 것이 됩니다. 네트워크, 그래픽 카드, 다른 프로세스가 없습니다. 프로세서와 메모리는 제한하지 않으며 커널의 결함을 막지는 못합니다.</translation>
    </message>
    <message>
        <source>It changes nothing but its working directory, sees none of your other files, and has no network.</source>
        <translation>작업 디렉터리만 바꿀 수 있고, 다른 파일은 보지 못하며, 네트워크가 없습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::StopFields</name>
    <message>
        <source>any error bar</source>
        <translation>오차 상관없음</translation>
    </message>
    <message>
        <source>any time</source>
        <translation>시간 상관없음</translation>
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
        <translation>끝나는 오차</translation>
    </message>
    <message>
        <source>It ends when the ratings of all players are known as exactly as this (95 %)</source>
        <translation>모든 대국자의 레이팅을 이만큼 정확히 알면 끝납니다 (95 %)</translation>
    </message>
    <message>
        <source> hours</source>
        <translation> 시간</translation>
    </message>
    <message>
        <source>Hours of thinking after which it ends</source>
        <translation>끝나기까지 생각하는 시간</translation>
    </message>
    <message>
        <source>It ends when both sides of all games together have thought so long</source>
        <translation>모든 대국의 양쪽이 생각한 시간을 더해 이만큼 되면 끝납니다</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthBox</name>
    <message>
        <source>How strongly it plays</source>
        <translation>기력</translation>
    </message>
    <message>
        <source>How strongly it plays: %1</source>
        <translation>기력: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthText</name>
    <message>
        <source>usual strength</source>
        <translation>보통 기력</translation>
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
        <translation>여러 기력</translation>
    </message>
    <message>
        <source>%1 in several strengths</source>
        <translation>%1의 여러 기력</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>추가(&amp;A)</translation>
    </message>
</context>
<context>
    <name>shinpan::StrengthsField</name>
    <message>
        <source>&amp;Strengths</source>
        <translation>기력(&amp;S)</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>기력</translation>
    </message>
    <message>
        <source>“%1” is not a number from %2 to %3.</source>
        <translation>“%1”은(는) %2부터 %3까지의 수치가 아닙니다.</translation>
    </message>
    <message>
        <source>Numbers separated by commas; each makes one engine.</source>
        <translation>쉼표로 나눈 수치. 각각 엔진 하나를 만듭니다.</translation>
    </message>
    <message>
        <source>Makes %1.</source>
        <translation>%1을(를) 만듭니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteModel</name>
    <message>
        <source>line %1</source>
        <translation>%1번째 줄</translation>
    </message>
    <message>
        <source>known to fail</source>
        <translation>실패가 알려짐</translation>
    </message>
    <message>
        <source>passes, unexpectedly</source>
        <translation>뜻밖의 합격</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>합격</translation>
    </message>
    <message>
        <source>fails, as expected</source>
        <translation>예상대로 불합격</translation>
    </message>
    <message>
        <source>fails</source>
        <translation>불합격</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>세지 않음</translation>
    </message>
    <message>
        <source>error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>묻지 않음</translation>
    </message>
    <message>
        <source>timed out</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>engine crashed</source>
        <translation>엔진 비정상 종료</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>명령</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>기대값</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>답</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
</context>
<context>
    <name>shinpan::SuiteWindow</name>
    <message>
        <source>&amp;Run</source>
        <translation>실행(&amp;R)</translation>
    </message>
    <message>
        <source>Open as &amp;Game</source>
        <translation>대국으로 열기(&amp;G)</translation>
    </message>
    <message>
        <source>Test Suite</source>
        <translation>시험 모음</translation>
    </message>
    <message>
        <source>Engine to test</source>
        <translation>시험할 엔진</translation>
    </message>
    <message>
        <source>How answers are judged</source>
        <translation>답을 판정하는 방식</translation>
    </message>
    <message>
        <source>Judged as GNU Go does</source>
        <translation>GNU Go처럼 판정</translation>
    </message>
    <message>
        <source>Judged as GoGui does</source>
        <translation>GoGui처럼 판정</translation>
    </message>
    <message>
        <source>In a game, engines can be asked about the position, and draw on it</source>
        <translation>대국에서는 엔진에 국면을 묻고 판에 그리게 할 수 있습니다</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>시험</translation>
    </message>
    <message>
        <source>Position of the test</source>
        <translation>시험의 국면</translation>
    </message>
    <message>
        <source>What was said</source>
        <translation>오간 말</translation>
    </message>
    <message>
        <source>Run the tests to see what the engine is asked and what it answers.</source>
        <translation>시험을 실행하면 엔진에 묻는 것과 그 답을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 – Test Suite</source>
        <translation>%1 – 시험 모음</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>멈춤(&amp;S)</translation>
    </message>
    <message>
        <source>The engine %1</source>
        <translation>엔진: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n test(s)</source>
        <translation>
            <numerusform>시험 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n odd line(s) in the suite</source>
        <translation>
            <numerusform>%1. 시험 모음에 이상한 줄 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tests: %3 pass, %4 fail; unexpected: %5 passes, %6 failures</source>
        <translation>시험 %2개 중 %1개: 합격 %3, 불합격 %4. 예상 밖: 합격 %5, 불합격 %6</translation>
    </message>
    <message>
        <source>Which position it is about is known to the engine only.</source>
        <translation>어느 국면에 대한 것인지는 엔진만 압니다.</translation>
    </message>
    <message>
        <source>Squares are expected, circles were answered, triangles are asked about.</source>
        <translation>네모는 기대값, 동그라미는 답, 세모는 묻는 점입니다.</translation>
    </message>
    <message>
        <source>&amp;Hide passes</source>
        <translation>합격 숨기기(&amp;H)</translation>
    </message>
</context>
<context>
    <name>shinpan::SyncBadge</name>
    <message>
        <source>Click to tell it the game anew.</source>
        <translation>클릭하면 대국을 다시 알려 줍니다.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tells it the game anew</source>
        <translation>대국을 다시 알려 줍니다</translation>
    </message>
    <message>
        <source>to be told</source>
        <translation>알릴 것</translation>
    </message>
    <message>
        <source>syncing…</source>
        <translation>맞추는 중…</translation>
    </message>
    <message>
        <source>out of sync</source>
        <translation>어긋남</translation>
    </message>
    <message>
        <source>In sync at move %1; it hears of later moves when it is its turn</source>
        <translation>%1수에서 맞음. 나중 수는 차례가 되면 알립니다</translation>
    </message>
    <message>
        <source>In sync at move %1</source>
        <translation>%1수에서 맞음</translation>
    </message>
    <message>
        <source>At move %1; it is led back to move %2 when it is its turn</source>
        <translation>%1수에 있음. 차례가 되면 %2수로 되돌립니다</translation>
    </message>
    <message>
        <source>It is told the whole game when it is its turn</source>
        <translation>차례가 되면 대국 전체를 알립니다</translation>
    </message>
    <message>
        <source>It is being led to move %1</source>
        <translation>%1수로 이끄는 중</translation>
    </message>
    <message>
        <source>Out of sync: it %1</source>
        <translation>어긋남: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingCard</name>
    <message>
        <source>Put away</source>
        <translation>치우기</translation>
    </message>
    <message>
        <source>Teaching</source>
        <translation>지도</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>수업을 끝냅니다</translation>
    </message>
    <message>
        <source>Put the hint away</source>
        <translation>힌트를 치웁니다</translation>
    </message>
    <message>
        <source>Go to the moment %1</source>
        <translation>순간 %1(으)로 갑니다</translation>
    </message>
    <message>
        <source>Show the position and what was better</source>
        <translation>국면과 더 나은 수를 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingFeature</name>
    <message>
        <source>&amp;Hint</source>
        <translation>힌트(&amp;H)</translation>
    </message>
    <message>
        <source>Have an engine name good moves of this position</source>
        <translation>엔진이 이 국면의 좋은 수를 말하게 합니다</translation>
    </message>
    <message>
        <source>Show the &amp;Better Line</source>
        <translation>더 나은 수순 보기(&amp;B)</translation>
    </message>
    <message>
        <source>Show what would have been better than the move</source>
        <translation>그 수보다 나았을 것을 보여 줍니다</translation>
    </message>
    <message>
        <source>Better Line</source>
        <translation>더 나은 수순</translation>
    </message>
    <message>
        <source>Take the &amp;Mistake Back</source>
        <translation>실수 무르기(&amp;M)</translation>
    </message>
    <message>
        <source>Take the move back, with the answer to it, and show what was better</source>
        <translation>수와 그 응수를 무르고 더 나은 수를 보여 줍니다</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>무르기</translation>
    </message>
    <message>
        <source>%1 can judge no more: it %2.</source>
        <translation>%1은(는) 더 평가할 수 없습니다: %2.</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>수를 평가할 수 있는 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>Teaching game: %1 looks at your moves.</source>
        <translation>지도 대국: %1이(가) 수를 지켜봅니다.</translation>
    </message>
    <message>
        <source>Looking at the rest of the game…</source>
        <translation>나머지 대국을 보는 중…</translation>
    </message>
    <message>
        <source>No move of yours lost much.</source>
        <translation>크게 손해인 수가 없었습니다.</translation>
    </message>
    <message>
        <source>Worth another look:</source>
        <translation>다시 볼 만한 수:</translation>
    </message>
    <message>
        <source>%1 looks for a hint…</source>
        <translation>%1이(가) 힌트를 찾는 중…</translation>
    </message>
    <message>
        <source>%1 gives no hint: it %2.</source>
        <translation>%1은(는) 힌트를 주지 않습니다: %2.</translation>
    </message>
    <message>
        <source>This is a serious game: hints wait till it is over.</source>
        <translation>진지한 대국입니다. 힌트는 끝날 때까지 기다립니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingField</name>
    <message>
        <source>Teaching game</source>
        <translation>지도 대국</translation>
    </message>
    <message>
        <source>No</source>
        <translation>없음</translation>
    </message>
    <message numerus="yes">
        <source>Mistakes of %n point(s) or more</source>
        <translation>
            <numerusform>%n집 이상의 실수</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistakes of %1 points or more</source>
        <translation>%1집 이상의 실수</translation>
    </message>
    <message>
        <source>Nobody plays who could be taught.</source>
        <translation>지도받을 사람이 두지 않습니다.</translation>
    </message>
    <message>
        <source>No engine here can judge moves.</source>
        <translation>수를 평가할 수 있는 엔진이 없습니다.</translation>
    </message>
    <message>
        <source>An engine tells what your moves lost, and mistakes can be taken back with a key.</source>
        <translation>엔진이 수의 손해를 알려 주고, 실수를 키 하나로 무를 수 있습니다.</translation>
    </message>
    <message>
        <source>Nobody judges your moves.</source>
        <translation>수를 평가하는 이가 없습니다.</translation>
    </message>
    <message>
        <source>No help at all: a serious game</source>
        <translation>도움 없음: 진지한 대국</translation>
    </message>
    <message>
        <source>Hints, analysis, estimates and what the opponent thinks wait till the game is over.</source>
        <translation>힌트, 분석, 형세 판단, 상대의 생각은 대국이 끝날 때까지 기다립니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::TeachingText</name>
    <message>
        <source>%1 points</source>
        <translation>%1집</translation>
    </message>
    <message>
        <source>%1 of the chance to win</source>
        <translation>승률 %1</translation>
    </message>
    <message>
        <source>Move %1, %2: %3 would play there, too.</source>
        <translation>%1수 %2: %3도 거기에 둡니다.</translation>
    </message>
    <message>
        <source>Move %1, %2: nothing is surely better.</source>
        <translation>%1수 %2: 확실히 더 나은 것이 없습니다.</translation>
    </message>
    <message>
        <source>Move %1, %2, lost %3; %4 was better.</source>
        <translation>%1수 %2, %3 손해. %4이(가) 더 좋았습니다.</translation>
    </message>
    <message>
        <source>%1 · %2 · −%3</source>
        <comment>number, move, what it lost</comment>
        <translation>%1 · %2 · −%3</translation>
    </message>
    <message>
        <source>No hint: the engine names no move.</source>
        <translation>힌트 없음: 엔진이 수를 말하지 않습니다.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>힌트: %1.</translation>
    </message>
    <message>
        <source>Hint: %1. Nearly as good: %2.</source>
        <translation>힌트: %1. 거의 같은 수: %2.</translation>
    </message>
</context>
<context>
    <name>shinpan::TemplatePage</name>
    <message>
        <source>&amp;Configuration file</source>
        <translation>구성 파일(&amp;C)</translation>
    </message>
    <message>
        <source>Choose the configuration file</source>
        <translation>구성 파일을 고릅니다</translation>
    </message>
    <message>
        <source>Configurations (*.cfg);;All files (*)</source>
        <translation>구성 (*.cfg);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>&amp;Network file</source>
        <translation>신경망 파일(&amp;N)</translation>
    </message>
    <message>
        <source>Choose the network file</source>
        <translation>신경망 파일을 고릅니다</translation>
    </message>
    <message>
        <source>Networks (*.gz *.bin *.txt *network*);;All files (*)</source>
        <translation>신경망 (*.gz *.bin *.txt *network*);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Add &amp;Engine</source>
        <translation>엔진 추가(&amp;E)</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 추가</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>프로그램(&amp;P)</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>프로그램을 고릅니다</translation>
    </message>
    <message>
        <source>Found %1</source>
        <translation>%1 찾음</translation>
    </message>
    <message>
        <source>%1 was not found in the usual folders. Choose where it is.</source>
        <translation>%1을(를) 보통 폴더에서 찾지 못했습니다. 어디 있는지 고르십시오.</translation>
    </message>
    <message>
        <source>This cannot be started: %1.</source>
        <translation>시작할 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>Missing. Looked in %1.</source>
        <translation>없습니다. %1에서 찾았습니다.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>파일 %1이(가) 없습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::TermsNotice</name>
    <message>
        <source>Tell It</source>
        <translation>알리기</translation>
    </message>
    <message>
        <source>Tell the engine the rules and the komi of the game</source>
        <translation>대국의 규칙과 덤을 엔진에 알립니다</translation>
    </message>
    <message>
        <source>%1 plays by %2; the game has %3.</source>
        <translation>%1은(는) %2(으)로 두는데 대국은 %3입니다.</translation>
    </message>
    <message>
        <source>%1 counts a komi of %2; the game has %3.</source>
        <translation>%1은(는) 덤을 %2(으)로 세는데 대국은 %3입니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::TextQueryRow</name>
    <message>
        <source>&amp;Match case</source>
        <translation>대소문자 구별(&amp;M)</translation>
    </message>
    <message>
        <source>Text to find</source>
        <translation>찾을 글</translation>
    </message>
    <message>
        <source>Comments, names, labels, game information</source>
        <translation>해설, 이름, 문자, 대국 정보</translation>
    </message>
</context>
<context>
    <name>shinpan::ThemeMenu</name>
    <message>
        <source>Wood, to Match the &amp;Desktop</source>
        <translation>나무판, 데스크톱에 맞추어(&amp;D)</translation>
    </message>
    <message>
        <source>%1 or %2, to Match the Desktop</source>
        <translation>%1 또는 %2, 데스크톱에 맞추어</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>테마(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Open Theme Folder</source>
        <translation>테마 폴더 열기(&amp;O)</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeControlField</name>
    <message>
        <source>No limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>Absolute</source>
        <translation>제한 시간만</translation>
    </message>
    <message>
        <source>Fischer</source>
        <translation>피셔</translation>
    </message>
    <message>
        <source>Canadian</source>
        <translation>캐나다식</translation>
    </message>
    <message>
        <source>Byo-yomi</source>
        <translation>초읽기</translation>
    </message>
    <message>
        <source>Per move</source>
        <translation>수마다</translation>
    </message>
    <message>
        <source>for the whole game</source>
        <translation>대국 전체</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>after each move</source>
        <translation>수마다</translation>
    </message>
    <message>
        <source>then</source>
        <translation>그 뒤</translation>
    </message>
    <message>
        <source>stones in</source>
        <translation>개의 돌을</translation>
    </message>
    <message>
        <source>periods of</source>
        <translation>회, 한 번에</translation>
    </message>
    <message>
        <source>for each move</source>
        <translation>수마다</translation>
    </message>
    <message>
        <source>Usual Times</source>
        <translation>자주 쓰는 시간</translation>
    </message>
    <message>
        <source>%1: main time</source>
        <translation>%1: 제한 시간</translation>
    </message>
    <message>
        <source>%1: usual times</source>
        <translation>%1: 자주 쓰는 시간</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1: 개수</translation>
    </message>
    <message>
        <source>%1: period</source>
        <translation>%1: 한 번의 시간</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeFields</name>
    <message>
        <source>Time</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>White’s time</source>
        <translation>백의 시간</translation>
    </message>
    <message>
        <source>White has a different time</source>
        <translation>백은 시간이 다름</translation>
    </message>
    <message>
        <source>Black’s time</source>
        <translation>흑의 시간</translation>
    </message>
    <message>
        <source>Nothing limits how long %1 may think. Choose a time here unless its command line sets a limit.</source>
        <translation>%1이(가) 생각하는 시간에 제한이 없습니다. 명령줄에서 제한하지 않았다면 여기서 시간을 고르십시오.</translation>
    </message>
    <message>
        <source>GTP has whole seconds only: an engine that does not know kata-time_settings is told %1 instead of %2.</source>
        <translation>GTP에는 정수 초만 있습니다. kata-time_settings를 모르는 엔진에는 %2이(가) 아니라 %1(으)로 알립니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::TimeoutFields</name>
    <message>
        <source>&amp;To start and answer first</source>
        <translation>시작하고 처음 답하기까지(&amp;T)</translation>
    </message>
    <message>
        <source>Time to start and answer first</source>
        <translation>시작하고 처음 답하기까지의 시간</translation>
    </message>
    <message>
        <source>To set &amp;up and relay moves</source>
        <translation>국면을 놓고 수를 전하기(&amp;U)</translation>
    </message>
    <message>
        <source>Time to set up and relay moves</source>
        <translation>국면을 놓고 수를 전하는 시간</translation>
    </message>
    <message>
        <source>To &amp;move, beside the clock</source>
        <translation>수 두기, 시계와 따로(&amp;M)</translation>
    </message>
    <message>
        <source>Time to move, beside the clock</source>
        <translation>수를 두는 시간, 시계와 따로</translation>
    </message>
    <message>
        <source>To sco&amp;re</source>
        <translation>계가(&amp;R)</translation>
    </message>
    <message>
        <source>Time to score</source>
        <translation>계가하는 시간</translation>
    </message>
    <message>
        <source>To &amp;quit</source>
        <translation>종료(&amp;Q)</translation>
    </message>
    <message>
        <source>Time to quit</source>
        <translation>끝내는 시간</translation>
    </message>
    <message>
        <source>Use &amp;Defaults</source>
        <translation>기본값 쓰기(&amp;D)</translation>
    </message>
    <message>
        <source>Set the usual times</source>
        <translation>보통 시간으로 합니다</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>걸리는 만큼</translation>
    </message>
    <message>
        <source>usually %1</source>
        <translation>보통 %1</translation>
    </message>
</context>
<context>
    <name>shinpan::TrafficView</name>
    <message>
        <source>Another process is playing this game. What its engines are told and say can be read here if the competition’s file has log_gtp = true.</source>
        <translation>이 대국은 다른 프로세스가 둡니다. 대회 파일에 log_gtp = true가 있으면 엔진에 전한 말과 엔진의 말을 여기서 읽을 수 있습니다.</translation>
    </message>
    <message>
        <source>What the engines are told and say</source>
        <translation>엔진에 전한 말과 엔진의 말</translation>
    </message>
</context>
<context>
    <name>shinpan::TrainingFeature</name>
    <message>
        <source>&amp;Guess the Move</source>
        <translation>다음 수 맞히기(&amp;G)</translation>
    </message>
    <message>
        <source>Solve &amp;Problems</source>
        <translation>문제 풀기(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Frame as a Problem</source>
        <translation>문제로 틀 짜기(&amp;F)</translation>
    </message>
    <message>
        <source>Guess the moves of the game, from the position on the board on</source>
        <translation>판의 국면부터 대국의 수를 맞힙니다</translation>
    </message>
    <message>
        <source>Solve the problems of this file; it answers</source>
        <translation>이 파일의 문제를 풉니다. 파일이 응수합니다</translation>
    </message>
    <message>
        <source>Fill the rest of the board, so that an engine plays for this position</source>
        <translation>엔진이 이 국면을 두고 다투도록 판의 나머지를 채웁니다</translation>
    </message>
    <message>
        <source>Pra&amp;ctice</source>
        <translation>연습(&amp;C)</translation>
    </message>
    <message>
        <source>Guess the Move</source>
        <translation>다음 수 맞히기</translation>
    </message>
    <message>
        <source>There is no problem here: a position with moves that solve it.</source>
        <translation>여기에 문제가 없습니다. 정답 수가 있는 국면이 필요합니다.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Drag over the stones that the problem is about.</source>
        <translation>문제에 관련된 돌 위를 끄십시오.</translation>
    </message>
    <message>
        <source>There is no room for a frame around these stones.</source>
        <translation>이 돌들 둘레에는 틀을 짤 자리가 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Questions of My Games…</source>
        <translation>나의 대국의 문제(&amp;Q)…</translation>
    </message>
    <message>
        <source>The mistakes that are asked again, of all games</source>
        <translation>모든 대국에서 다시 묻는 실수</translation>
    </message>
    <message>
        <source>No move here is known to be a mistake.</source>
        <translation>여기에는 실수로 알려진 수가 없습니다.</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>다시 해 보기</translation>
    </message>
    <message>
        <source>Questions of My Games</source>
        <translation>나의 대국의 문제</translation>
    </message>
    <message>
        <source>With komi %1 the problem decides the game: the board is too small to be shared out.</source>
        <translation>덤 %1에서는 이 문제가 대국을 결정합니다. 판이 너무 작아 나누어 가질 수 없습니다.</translation>
    </message>
    <message>
        <source>There are problems here: %1 asks them.</source>
        <translation>여기 문제가 있습니다. %1 키로 풀어 보세요.</translation>
    </message>
</context>
<context>
    <name>shinpan::TranscriptView</name>
    <message>
        <source>Newest</source>
        <translation>최신</translation>
    </message>
    <message>
        <source>What engines were told and said</source>
        <translation>엔진에 전한 말과 엔진의 말</translation>
    </message>
    <message>
        <source>Go to the newest line and follow</source>
        <translation>최신 줄로 가서 따라갑니다</translation>
    </message>
    <message>
        <source>&amp;Copy Lines</source>
        <translation>줄 복사(&amp;C)</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>모두 선택(&amp;A)</translation>
    </message>
    <message>
        <source>Go to the &amp;Newest Line</source>
        <translation>최신 줄로 가기(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s)</source>
        <translation>
            <numerusform>… 외 %n줄</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;old Streamed Analysis</source>
        <translation>이어지는 분석 접기(&amp;O)</translation>
    </message>
    <message>
        <source>Standard Error &amp;beside the Rest</source>
        <translation>표준 오류를 나란히(&amp;B)</translation>
    </message>
</context>
<context>
    <name>shinpan::TreeFeature</name>
    <message>
        <source>Game Tree</source>
        <translation>기보 트리</translation>
    </message>
</context>
<context>
    <name>shinpan::TrustBoxes</name>
    <message>
        <source>May c&amp;laim a win</source>
        <translation>승리를 선언해도 됨(&amp;L)</translation>
    </message>
    <message>
        <source>Its sc&amp;ore counts</source>
        <translation>이 엔진의 계가를 씀(&amp;O)</translation>
    </message>
    <message>
        <source>Compare &amp;boards</source>
        <translation>판 맞춰 보기(&amp;B)</translation>
    </message>
    <message>
        <source>It may end a game it is sure of, if it knows gomill-genmove_ex.</source>
        <translation>gomill-genmove_ex를 알면 확신하는 대국을 끝낼 수 있습니다.</translation>
    </message>
    <message>
        <source>After the passes it is asked who won (final_score and the dead stones).</source>
        <translation>양쪽 패스 뒤에 누가 이겼는지 묻습니다 (final_score와 사석).</translation>
    </message>
    <message>
        <source>Whenever it was set up its stones are compared with ours, where list_stones or showboard tells them.</source>
        <translation>국면을 놓을 때마다 list_stones나 showboard로 알 수 있으면 돌을 우리 것과 맞춰 봅니다.</translation>
    </message>
    <message>
        <source>the side to move</source>
        <translation>차례인 쪽</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>흑</translation>
    </message>
    <message>
        <source>White</source>
        <translation>백</translation>
    </message>
    <message>
        <source>Its analyses t&amp;ell the chances of</source>
        <translation>분석이 알리는 승률의 쪽(&amp;E)</translation>
    </message>
    <message>
        <source>KataGo tells those of the side to move, unless its configuration says otherwise (reportAnalysisWinratesAs).</source>
        <translation>KataGo는 구성(reportAnalysisWinratesAs)에서 달리 정하지 않으면 차례인 쪽의 승률을 알립니다.</translation>
    </message>
    <message>
        <source>where that is known to be safe, in slow games</source>
        <translation>안전하다고 알려진 곳에서, 느린 대국에</translation>
    </message>
    <message>
        <source>in slow games</source>
        <translation>느린 대국에</translation>
    </message>
    <message>
        <source>always</source>
        <translation>언제나</translation>
    </message>
    <message>
        <source>never</source>
        <translation>하지 않음</translation>
    </message>
    <message>
        <source>Tells what it t&amp;hinks of its moves</source>
        <translation>자기 수에 대한 생각 알리기(&amp;H)</translation>
    </message>
    <message>
        <source>Its chances, lead and main line are kept with each move, if it knows kata-genmove_analyze or the like. Slow games are those in which its moves take a second or more on average. A check that finds it safe chooses them.</source>
        <translation>kata-genmove_analyze 등을 알면 승률, 우세, 주 변화를 수마다 남깁니다. 느린 대국은 한 수에 평균 1초 이상 걸리는 대국입니다. 안전하다는 검사가 이를 고릅니다.</translation>
    </message>
    <message>
        <source>it may think</source>
        <translation>생각해도 됨</translation>
    </message>
    <message>
        <source>it may not, and is watched</source>
        <translation>생각하면 안 되고 감시함</translation>
    </message>
    <message>
        <source>it is stopped</source>
        <translation>멈춰 둠</translation>
    </message>
    <message>
        <source>While its opponent thin&amp;ks</source>
        <translation>상대가 생각하는 동안(&amp;K)</translation>
    </message>
    <message>
        <source>Watched by the processor time that its processes use. It can be neither watched nor stopped on another machine.</source>
        <translation>프로세스가 쓰는 프로세서 시간으로 감시합니다. 다른 컴퓨터에서는 감시도 멈춤도 할 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::TryAgainQuiz</name>
    <message>
        <source>%1 points</source>
        <translation>%1집</translation>
    </message>
    <message>
        <source>&amp;Next Question</source>
        <translation>다음 문제(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Show the Better Moves</source>
        <translation>더 나은 수 보기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Those Not Found Again</source>
        <translation>찾지 못한 것 다시(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Ask these again on other days</source>
        <translation>다른 날 다시 묻기(&amp;A)</translation>
    </message>
    <message>
        <source>Each question that was answered is kept in a file of yours: what was not found comes back soon, the rest later and later.</source>
        <translation>답한 문제는 자신의 파일에 남습니다. 찾지 못한 것은 곧, 나머지는 점점 늦게 돌아옵니다.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a side, its player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Both sides’ mistakes</source>
        <translation>양쪽의 실수</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>흑의 실수</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>백의 실수</translation>
    </message>
    <message>
        <source>Whose mistakes are asked</source>
        <translation>누구의 실수를 물을지</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>문제 %1 / %2</translation>
    </message>
    <message>
        <source>Move %1, Black to play.</source>
        <translation>%1수, 흑 차례.</translation>
    </message>
    <message>
        <source>Move %1, White to play.</source>
        <translation>%1수, 백 차례.</translation>
    </message>
    <message>
        <source>The move of the game was a mistake. What is better?</source>
        <translation>대국의 수는 실수였습니다. 더 나은 수는?</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>%2개 중 %1개 찾음</translation>
    </message>
    <message>
        <source>The review did not look at it. Try another move, or have the better ones shown.</source>
        <translation>복기에서 보지 않은 수입니다. 다른 수를 두어 보거나 더 나은 수를 보십시오.</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>Try Again · %1</source>
        <translation>다시 해 보기 · %1</translation>
    </message>
    <message>
        <source>%1 is asked…</source>
        <translation>%1에게 묻는 중…</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an engine; what happened to it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to say.</source>
        <translation>%1은(는) 할 말이 없습니다.</translation>
    </message>
    <message>
        <source>%1 thinks that it loses %2, but is not sure. Try another move, or have the better ones shown.</source>
        <translation>%1은(는) %2 손해로 보지만 확실하지 않습니다. 다른 수를 두어 보거나 더 나은 수를 보십시오.</translation>
    </message>
    <message>
        <source>%1: well found</source>
        <translation>%1: 잘 찾았습니다</translation>
    </message>
    <message>
        <source>%1 again: it lost %2</source>
        <translation>다시 %1: %2 손해였습니다</translation>
    </message>
    <message>
        <source>%1 loses %2</source>
        <translation>%1은(는) %2 손해</translation>
    </message>
    <message>
        <source>The better moves</source>
        <translation>더 나은 수</translation>
    </message>
    <message>
        <source>The game’s move, %1, lost %2.</source>
        <translation>대국의 수 %1은(는) %2 손해였습니다.</translation>
    </message>
    <message>
        <source>The review names no better move.</source>
        <translation>복기에 더 나은 수가 없습니다.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>최선: %1.</translation>
    </message>
    <message>
        <source>No more questions</source>
        <translation>문제가 더 없습니다</translation>
    </message>
    <message>
        <source>What was not found comes back in ten minutes, the rest tomorrow and later.</source>
        <translation>찾지 못한 것은 10분 뒤에, 나머지는 내일부터 돌아옵니다.</translation>
    </message>
    <message>
        <source>No mistake of this side is known</source>
        <translation>이쪽의 알려진 실수가 없습니다</translation>
    </message>
    <message>
        <source>None was answered</source>
        <translation>답한 것이 없습니다</translation>
    </message>
    <message>
        <source>On the board: what moves gain (+) or lose (−) beside %1.</source>
        <translation>판 위: %1 대비 각 수의 이득(+)과 손해(−).</translation>
    </message>
</context>
<context>
    <name>shinpan::TuneFields</name>
    <message>
        <source>Add Parameter</source>
        <translation>매개변수 추가</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>no proof</source>
        <translation>증명 없음</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>눈금</translation>
    </message>
    <message>
        <source>From</source>
        <translation>부터</translation>
    </message>
    <message>
        <source>To</source>
        <translation>까지</translation>
    </message>
    <message>
        <source>Own value</source>
        <translation>자체 값</translation>
    </message>
    <message>
        <source>GTP commands, such as kata-set-param cpuct {cpuct}</source>
        <translation>GTP 명령, kata-set-param cpuct {cpuct} 등</translation>
    </message>
    <message>
        <source>How the first player is started; {name} stands where the value of the parameter is to be</source>
        <translation>첫 대국자를 시작하는 방법. 매개변수 값이 들어갈 곳에 {name}을 적습니다</translation>
    </message>
    <message>
        <source>Monte Carlo (UCB tree), as Gomill</source>
        <translation>몬테카를로 (UCB 트리), Gomill처럼</translation>
    </message>
    <message>
        <source>Cross-entropy, as Gomill</source>
        <translation>교차 엔트로피, Gomill처럼</translation>
    </message>
    <message>
        <source>SPSA, as fishtest</source>
        <translation>SPSA, fishtest처럼</translation>
    </message>
    <message>
        <source>Gaussian process, needs fewest games</source>
        <translation>가우스 과정, 대국이 가장 적게 듦</translation>
    </message>
    <message>
        <source>How many Elo stronger than the second player, or weaker</source>
        <translation>둘째 대국자보다 몇 Elo 강하거나 약한지</translation>
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
        <translation> 시간 생각</translation>
    </message>
    <message>
        <source>stronger by </source>
        <translation>더 강한 정도 </translation>
    </message>
    <message>
        <source>What was found plays the engine’s own values when the search is over, until a sequential test decides</source>
        <translation>탐색이 끝나면 찾은 값이 엔진 자체의 값과 순차 검정으로 정해질 때까지 둡니다</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>명령(&amp;M)</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>시작할 때</translation>
    </message>
    <message>
        <source>Met&amp;hod</source>
        <translation>방법(&amp;H)</translation>
    </message>
    <message>
        <source>Levels, Elo</source>
        <translation>레벨, Elo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>정밀도</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>시간 제한</translation>
    </message>
    <message>
        <source>Proving match</source>
        <translation>증명 대국</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>상관없음</translation>
    </message>
    <message>
        <source>There is another parameter of this name.</source>
        <translation>이 이름의 매개변수가 또 있습니다.</translation>
    </message>
    <message>
        <source>Write {%1} here, or in a command at the start, where its value is to be.</source>
        <translation>값이 들어갈 곳에 {%1}을(를) 적으십시오. 여기나 시작할 때의 명령입니다.</translation>
    </message>
    <message>
        <source>SPSA plays the engine against itself: choose one player only.</source>
        <translation>SPSA는 엔진을 자신과 두게 합니다. 대국자를 하나만 고르십시오.</translation>
    </message>
    <message>
        <source>SPSA needs a number of games: its steps are made for it.</source>
        <translation>SPSA에는 대국 수가 필요합니다. 그에 맞춰 보폭이 정해집니다.</translation>
    </message>
    <message>
        <source>Levels are numbers with commas between them, as -200, -100, 0.</source>
        <translation>레벨은 -200, -100, 0처럼 쉼표로 나눈 수치입니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::TunePage</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2부터 %3까지)</translation>
    </message>
    <message>
        <source>Proved: the values found are stronger than the engine’s own.</source>
        <translation>증명됨: 찾은 값이 엔진 자체의 값보다 강합니다.</translation>
    </message>
    <message>
        <source>Refuted: the values found are not stronger by so much.</source>
        <translation>반박됨: 찾은 값이 그만큼 강하지 않습니다.</translation>
    </message>
    <message>
        <source>The match against the engine’s own values is not decided yet.</source>
        <translation>엔진 자체의 값과의 대국이 아직 정해지지 않았습니다.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>최선</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>자체</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Tuning</source>
        <translation>튜닝</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 대 %2</translation>
    </message>
    <message>
        <source>%1 Elo against %2, %3 above the engine’s own values.</source>
        <translation>%2 상대로 %1 Elo, 엔진 자체의 값보다 %3 높습니다.</translation>
    </message>
    <message>
        <source>Nothing in the range is more than %1 Elo better: %2 % sure.</source>
        <translation>범위 안에 %1 Elo 넘게 나은 것은 없습니다: 확실도 %2 %.</translation>
    </message>
    <message>
        <source>The values found are to be proved against the engine’s own.</source>
        <translation>찾은 값을 엔진 자체의 값과 두어 증명합니다.</translation>
    </message>
    <message>
        <source>At its end, the values found are proved against the engine’s own.</source>
        <translation>끝나면 찾은 값을 엔진 자체의 값과 두어 증명합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), LLR %1, from %2 (%3 Elo) to %4 (%5 Elo).</source>
        <translation>
            <numerusform>%n국, LLR %1, %2 (%3 Elo)부터 %4 (%5 Elo)까지.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the &amp;Match</source>
        <translation>대국 보기(&amp;M)</translation>
    </message>
    <message>
        <source>Play the &amp;Match</source>
        <translation>대국 두기(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keep as Strengths…</source>
        <translation>기력으로 남기기(&amp;K)…</translation>
    </message>
    <message>
        <source>New Game and the start page offer them then</source>
        <translation>그러면 새 대국과 시작 페이지에서 고를 수 있습니다</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>범위 밖</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>레벨</translation>
    </message>
    <message>
        <source>Elo against %1</source>
        <translation>%1 상대 Elo</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n level(s) known to ±%2 Elo.</source>
        <translation>
            <numerusform>레벨 %n개 중 %1개를 ±%2 Elo까지 알았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Elo above the engine’s own values.</source>
        <translation>엔진 자체의 값보다 %1 Elo 높습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::UndoActions</name>
    <message>
        <source>Typing</source>
        <translation>입력</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo Mark</source>
        <translation>표시 되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo Move</source>
        <translation>수 무르기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>%1 되돌리기(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>%1 다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>되돌리기</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>The game being played depends on this: undo it when the game is over</source>
        <translation>진행 중인 대국이 여기 달려 있습니다. 대국이 끝난 뒤에 되돌리십시오</translation>
    </message>
    <message>
        <source>The game being played depends on this: redo it when the game is over</source>
        <translation>진행 중인 대국이 여기 달려 있습니다. 대국이 끝난 뒤에 다시 실행하십시오</translation>
    </message>
</context>
<context>
    <name>shinpan::UnsavedDialog</name>
    <message>
        <source>Unsaved changes</source>
        <translation>저장하지 않은 변경</translation>
    </message>
    <message numerus="yes">
        <source>Save the changes to these %n document(s)?</source>
        <translation>
            <numerusform>이 문서 %n개의 변경을 저장할까요?</numerusform>
        </translation>
    </message>
    <message>
        <source>Documents to save</source>
        <translation>저장할 문서</translation>
    </message>
    <message>
        <source>Changes to those not ticked will be lost.</source>
        <translation>표시하지 않은 것의 변경은 없어집니다.</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>모두 버리기(&amp;D)</translation>
    </message>
</context>
<context>
    <name>shinpan::ValueLine</name>
    <message>
        <source>%1 characters are too many to edit here; use “SGF Properties” to see them all.</source>
        <translation>%1자는 여기서 편집하기에 너무 많습니다. “SGF 속성”에서 모두 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::VerificationWindow</name>
    <message>
        <source>&amp;Verify Again</source>
        <translation>다시 검증(&amp;V)</translation>
    </message>
    <message>
        <source>%1 – Verification</source>
        <translation>%1 – 검증</translation>
    </message>
    <message>
        <source>SHA-256 that was published</source>
        <translation>공개된 SHA-256</translation>
    </message>
    <message>
        <source>of its manifest, if you know it</source>
        <translation>목록의 것, 안다면</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>찾은 것</translation>
    </message>
    <message>
        <source>Verifying</source>
        <translation>검증 중</translation>
    </message>
    <message>
        <source>&amp;Published SHA-256:</source>
        <translation>공개된 SHA-256(&amp;P):</translation>
    </message>
    <message>
        <source>Every move is judged again, every score counted again, every number of the report recomputed.</source>
        <translation>모든 수를 다시 판정하고, 모든 결과를 다시 세고, 보고서의 모든 수치를 다시 계산합니다.</translation>
    </message>
    <message>
        <source>Everything is as it was sealed.</source>
        <translation>모두 봉인된 그대로입니다.</translation>
    </message>
    <message>
        <source>Something is not as it was sealed: see the end of the list.</source>
        <translation>봉인된 것과 다른 것이 있습니다. 목록의 끝을 보십시오.</translation>
    </message>
    <message>
        <source>It cannot be verified: %1</source>
        <translation>검증할 수 없습니다: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::ViewFeature</name>
    <message>
        <source>The language will change at the next start.</source>
        <translation>언어는 다음에 시작할 때 바뀝니다.</translation>
    </message>
    <message>
        <source>&amp;About Shinpan…</source>
        <translation>Shinpan 정보(&amp;A)…</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>소리</translation>
    </message>
    <message>
        <source>Stones are heard. Click for silence.</source>
        <translation>돌 소리가 납니다. 클릭하면 소리를 끕니다.</translation>
    </message>
    <message>
        <source>Nothing is heard. Click to hear stones.</source>
        <translation>소리가 나지 않습니다. 클릭하면 돌 소리를 켭니다.</translation>
    </message>
</context>
<context>
    <name>shinpan::WarningsDialog</name>
    <message>
        <source>Repairs</source>
        <translation>복구</translation>
    </message>
    <message>
        <source>What was odd in %1</source>
        <translation>%1의 이상한 점</translation>
    </message>
    <message>
        <source>The file itself is unchanged. Saving writes it repaired.</source>
        <translation>파일 자체는 그대로입니다. 저장하면 고쳐서 씁니다.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>행</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>열</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>대국</translation>
    </message>
    <message>
        <source>What was odd</source>
        <translation>이상한 점</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>한 일</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more that are not listed.</source>
        <translation>
            <numerusform>… 외 %n개는 적지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shinpan::WordChips</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>낱말: %1</translation>
    </message>
</context>
<context>
    <name>shinpan::WorkBar</name>
    <message>
        <source>Progress</source>
        <translation>진행</translation>
    </message>
    <message>
        <source>How much is done</source>
        <translation>얼마나 되었는지</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
</TS>
